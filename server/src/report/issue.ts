import type { EurRate } from '@soumdar/contract';
import { wordsIn, type Language } from '@soumdar/words';
import { dayAtTunis, monthsAfter } from '../process/clock.ts';
import type { Publisher } from '../settings/publisher-settings.ts';

export interface Issue {
  number: string;
  /** of the site, without a slash at its end */
  siteAddress: string;
  now: Date;
  language: Language;
  eurRate: EurRate | undefined;
  publisher: Pick<Publisher, 'name' | 'email'>;
  /** null where the report must not name the owner */
  owner: string | null;
}

/** Banks and notaries want an estimate no older than this. */
const usableMonths = 3;

/** In print and in the check of the report. */
export function usableOf(madeAt: string, now: Date): { until: string; isOver: boolean } {
  const until = monthsAfter(new Date(madeAt), usableMonths);
  return { until: until.toISOString(), isOver: dayAtTunis(now) > dayAtTunis(until) };
}

export function datesOf(estimated: string, madeAt: string, { now, language }: Issue): string[] {
  const { report } = wordsIn(language);
  const { until, isOver } = usableOf(madeAt, now);
  return [estimated, report.madeOn(now.toISOString()), report.usableUntil(until, isOver)];
}

/** 'Soumdar SARL · contact@soumdar.tn' */
export function publisherText({ publisher: { name, email }, language }: Issue): string {
  const { formats, pages } = wordsIn(language);
  return formats.formatFacts([name ?? pages.demonstrationPublisher, ...(email ? [email] : [])]);
}
