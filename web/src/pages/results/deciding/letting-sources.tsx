import type { Day, LettingRateName, RateName } from '@soumdar/rules';
import { RateInForce } from '../../../components/rate-in-force.tsx';

const rates: (LettingRateName | RateName)[] = [
  'lettingAgency',
  'agencyVat',
  'localTaxBase',
  'localTaxRate',
  'rentDeduction',
  'incomeTax',
  'solidarity',
];

/** Each rate of a year of letting, with its state and where it was read. */
export function LettingSources({ day }: { day: Day }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {rates.map((name) => (
        <RateInForce key={name} name={name} day={day} />
      ))}
    </ul>
  );
}
