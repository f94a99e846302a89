import type { EurRate } from '@soumdar/contract';
import { wordsIn, type Language } from '@soumdar/words';
import { monthsAfter } from '../clock.ts';
import { demonstrationPublisher, type Publisher } from '../settings/publisher-settings.ts';

/** What a report bears besides the estimate. */
export interface Issue {
  number: string;
  /** of the site, without a slash at its end */
  siteAddress: string;
  now: Date;
  language: Language;
  /** by which figures are also in euros */
  eurRate: EurRate | undefined;
  publisher: Pick<Publisher, 'name' | 'email'>;
  /** the owner, where the report is to name them */
  owner: string | null;
}

/** Prices of a quarter ago are no longer those of today: banks and notaries ask for an estimate as young as this. */
const usableMonths = 3;

/** When it was estimated, when the report was made, and until when it is meant to be used. */
export function datesOf(estimated: string, madeAt: string, { now, language }: Issue): string[] {
  const { report } = wordsIn(language);
  const usableUntil = monthsAfter(new Date(madeAt), usableMonths);
  return [estimated, report.madeOn(now.toISOString()), report.usableUntil(usableUntil.toISOString())];
}

/** Who answers for the report, and where: 'Soumdar SARL, contact@soumdar.tn' */
export const publisherText = ({ publisher: { name, email } }: Issue): string =>
  [name ?? demonstrationPublisher, ...(email ? [email] : [])].join(', ');
