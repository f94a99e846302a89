import { detailsSchema, tunisiaRings } from '@soumdar/contract';
import type { ManualRequestRow } from '@soumdar/db';
import { withoutFigures } from '@soumdar/views';
import { wordsIn } from '@soumdar/words';
import { describeProperty } from './describe-report.ts';
import { describeMap, describeMarket, eurosLines, rangeTitle, type Estimated } from './describe-sides.ts';
import { datesOf, type Issue } from './issue.ts';
import type { Card, ReportContent } from './report-content.ts';

type Answered = ManualRequestRow & { expert_name: string | null };

/**
 * What an expert answered, in the same form. The comparables are those of the owner's own estimate of the property, where there is
 * one, without its figures.
 */
export function describeExpertReport(
  row: Answered,
  estimated: Estimated | undefined,
  issue: Issue,
): ReportContent {
  const { language } = issue;
  const { report } = wordsIn(language);
  const expert = row.expert_name ?? report.anExpert;
  const location = { lat: row.lat, lng: row.lng };
  const market = estimated && { ...estimated, view: withoutFigures(estimated.view) };
  return {
    ...describeProperty(
      {
        type: row.property_type,
        localisation: row.localisation,
        location,
        details: detailsSchema.parse(row.details),
      },
      issue,
    ),
    name: null,
    made: datesOf(report.estimatedOnBy(row.closed_at!, expert), row.closed_at!, issue),
    warning: market?.record.basis?.sample ? report.expertSample : null,
    cards: expertCards(row, expert, issue),
    map: market
      ? describeMap(market, language)
      : { outline: tunisiaRings, ...location, caption: report.propertyCaption, places: [] },
    comments: row.additional_comments
      ? { title: report.commentsOf(expert), text: row.additional_comments }
      : null,
    breakdowns: [],
    market: market ? describeMarket(market, language) : [],
    heirs: null,
    signing: null,
    method: [
      { title: report.method, text: report.expertMethod(expert) },
      ...(market ? [{ title: report.data, text: report.expertData(market.record.created_at) }] : []),
    ],
  };
}

function expertCards(
  { manual_result, result_low, result_high, rent_result }: Answered,
  expert: string,
  issue: Issue,
): Card[] {
  const { estimate, formats, report } = wordsIn(issue.language);
  const range = result_low === null || result_high === null ? null : { low: result_low, high: result_high };
  const card = (side: 'sale' | 'rent', price: number | null): Card[] =>
    price === null
      ? []
      : [
          {
            kind: 'figure',
            title: estimate.sideTexts[side].title,
            label: report.estimatedBy(expert),
            amount: report.amount(side, price),
            lines: eurosLines(side, price, issue),
            range:
              side === 'rent' || !range
                ? null
                : {
                    ...range,
                    price,
                    title: rangeTitle(side, range, issue),
                    lowText: formats.formatPrice(range.low),
                    highText: formats.formatPrice(range.high),
                  },
            reliability: null,
          },
        ];
  return [...card('sale', manual_result), ...card('rent', rent_result)];
}
