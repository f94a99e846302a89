import { sampleBadge } from '@soumdar/words/estimate';

export function SampleBadge() {
  return (
    <p className="mt-2 w-fit rounded-mark bg-modest-tint px-2.5 py-1 text-sm font-semibold text-modest">
      {sampleBadge}
    </p>
  );
}
