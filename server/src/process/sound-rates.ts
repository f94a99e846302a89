import { lettingRates, rateFaults, type SaleRate, saleRates } from '@soumdar/rules';
import { StartError } from './start-error.ts';

/** @throws StartError where a day, a price, a surface or a year has no rate, or two */
export function checkRates(
  rates: Readonly<Record<string, SaleRate>> = { ...saleRates, ...lettingRates },
): void {
  const faults = rateFaults(rates);
  if (faults.length > 0)
    throw new StartError(`The dated rates (rules/src/fees) do not hold: ${faults.join(' ')}`);
}
