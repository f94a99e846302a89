import type { EurRate } from '@soumdar/contract';

/** What a report bears beside the estimate. */
export interface Issue {
  number: string;
  /** of the site, without a slash at its end */
  siteAddress: string;
  now: Date;
  /** by which figures are also told in euros */
  eurRate: EurRate | undefined;
}
