import { type Day, lettingRates, saleRates } from '@soumdar/rules';
import { RateInForce } from '../../../components/rate-in-force.tsx';

const rates = [
  lettingRates.lettingAgency,
  saleRates.agencyVat,
  lettingRates.localTaxBase,
  lettingRates.localTaxRate,
  lettingRates.rentDeduction,
  lettingRates.incomeTax,
  lettingRates.solidarity,
];

/** Each rate of a year of letting, with its state and where it was read. */
export function LettingSources({ day }: { day: Day }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {rates.map((rate) => (
        <RateInForce key={rate.label} rate={rate} day={day} />
      ))}
    </ul>
  );
}
