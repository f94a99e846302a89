import type { Outcome } from '@soumdar/contract';
import { mark } from '@soumdar/words/outcome-mark';

const looks = {
  stated: 'bg-white text-ink-soft',
  proved: 'bg-good-tint text-good',
  refused: 'bg-poor-tint text-poor',
};

export const OutcomeMark = ({ outcome, className }: { outcome: Outcome; className: string }) => (
  <p className={`w-fit rounded-full px-3 py-1 text-sm font-semibold ${looks[outcome.state]} ${className}`}>
    {mark(outcome)}
  </p>
);
