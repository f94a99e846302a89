import { confidenceLevel } from '@soumdar/contract';
import { RangeBar } from '../pages/results/range-bar.tsx';
import { ConfidenceLine } from '../pages/results/confidence-line.tsx';
import { Section } from './section.tsx';

/** How a result is drawn: its range, and each level of its score. */
export function Figures() {
  return (
    <Section title="Chiffres" lead="Une fourchette, et la couleur de chaque niveau de fiabilité.">
      <RangeBar low={410_000} value={520_000} high={655_000} sentence="8 prix sur 10." />
      <div className="grid gap-x-6 sm:grid-cols-2">
        {[85, 72, 50, 20].map((score) => (
          <ConfidenceLine key={score} confidence={{ score, level: confidenceLevel(score) }} />
        ))}
      </div>
    </Section>
  );
}
