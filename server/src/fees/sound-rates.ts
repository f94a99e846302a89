import { rateFaults, saleRates, type SaleRate } from '@soumdar/contract';
import { StartError } from '../start-error.ts';

/** @throws StartError where a day, a price, a surface or a year has no rate, or two */
export function checkRates(rates: Readonly<Record<string, SaleRate>> = saleRates): void {
  const faults = rateFaults(rates);
  if (faults.length > 0)
    throw new StartError(`The rates of a sale (contract/src/fees/rates.ts) do not hold: ${faults.join(' ')}`);
}
