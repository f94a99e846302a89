/** A loan repaid in equal parts each month. */
export interface LoanTerms {
  /** per cent a year */
  yearlyRate: number;
  years: number;
}

/** What is paid each month for an amount borrowed, in the same unit, as banks calculate it: a twelfth of the yearly rate each month. */
export function monthlyPayment(amount: number, { yearlyRate, years }: LoanTerms): number {
  const months = Math.max(1, Math.round(12 * years));
  const rate = yearlyRate / 100 / 12;
  // exact for the smallest rates too, for which 1 + rate is 1
  return rate < 1e-12 ? amount / months : (amount * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** What is paid in all beside the amount itself. */
export const interestOf = (amount: number, terms: LoanTerms): number =>
  monthlyPayment(amount, terms) * Math.max(1, Math.round(12 * terms.years)) - amount;
