import { markdownTable } from '../browser/markdown-table.ts';
import type { Audit } from './audit.ts';

export interface PageAudits {
  title: string;
  indexed: boolean;
  /** kept from search engines, as pages drawn from the sample are */
  hiddenOnPurpose: boolean;
  audits: Audit[];
}

/** A Markdown table with the medians of each page's audits, one row per page. */
export function report(pages: PageAudits[]): string {
  const head = ['page', 'runs', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS'];
  const rows = pages.map(({ title, indexed, audits }) => {
    const median = (figure: (audit: Audit) => number) =>
      audits.map(figure).sort((a, b) => a - b)[Math.floor(audits.length / 2)]!;
    return [
      title,
      String(audits.length),
      String(median((audit) => audit.performance)),
      String(median((audit) => audit.accessibility)),
      String(median((audit) => audit.bestPractices)),
      indexed ? String(median((audit) => audit.seo)) : '',
      `${(median((audit) => audit.largestContentfulPaint) / 1000).toFixed(1)} s`,
      `${median((audit) => audit.totalBlockingTime).toFixed(0)} ms`,
      median((audit) => audit.cumulativeLayoutShift).toFixed(3),
    ];
  });
  return markdownTable([head, ...rows]);
}
