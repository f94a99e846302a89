import { detailsSchema, tunisiaRings, type EurRate } from '@soumdar/contract';
import type { ManualRequestRow } from '@soumdar/db';
import { formatLongDate, formatNumber, formatPrice } from '@soumdar/words/formats';
import { describeProperty } from './describe-report.ts';
import { describeMap, describeMarket, eurosLines, rangeTitle, type Estimated } from './describe-sides.ts';
import { datesOf, type Issue } from './issue.ts';
import type { Card, ReportContent } from './report-content.ts';

type Answered = ManualRequestRow & { expert_name: string | null };

/**
 * What an expert answered, in the same form. The comparables are those of the owner's own estimate of the property, where there is
 * one; its figures are not told beside the expert's.
 */
export function describeExpertReport(
  row: Answered,
  estimated: Estimated | undefined,
  issue: Issue,
): ReportContent {
  const expert = row.expert_name ?? 'un expert de Soumdar';
  const location = { lat: row.lat, lng: row.lng };
  const market = estimated && withoutFigures(estimated);
  const answeredOn = formatLongDate(row.closed_at!);
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
    made: datesOf(`Estimation du ${answeredOn} par ${expert}`, row.closed_at!, issue),
    warning: market?.record.basis?.sample
      ? 'Données d’exemple : les biens comparables de ce rapport viennent d’annonces fictives.'
      : null,
    cards: expertCards(row, expert, issue.eurRate),
    map: market
      ? describeMap(market)
      : { outline: tunisiaRings, ...location, caption: 'Où se trouve le bien', places: [] },
    comments: row.additional_comments
      ? { title: `Ce qu’en dit ${expert}`, text: row.additional_comments }
      : null,
    breakdowns: [],
    market: market ? describeMarket(market) : [],
    heirs: null,
    signing: null,
    method: [
      {
        title: 'Méthode',
        text: `Ces chiffres ont été établis par ${expert}, qui a étudié la demande du propriétaire et les annonces de biens comparables. C’est une estimation : le prix signé dépend aussi de l’état du bien et de la négociation.`,
      },
      ...(market
        ? [
            {
              title: 'Données',
              text: `Les biens comparables sont ceux de l’estimation calculée le ${formatLongDate(market.record.created_at)}, au niveau des prix demandés dans les annonces.`,
            },
          ]
        : []),
    ],
  };
}

/** The same advertisements, without what was calculated from them. */
function withoutFigures(estimated: Estimated): Estimated {
  const { confidence: _confidence, ...shown } = estimated.shown;
  const none = {
    netPrice: null,
    pricePerSqm: null,
    rangeLow: null,
    rangeHigh: null,
    monthlyRent: null,
    monthlyRentPerSqm: null,
    rentRangeLow: null,
    rentRangeHigh: null,
  };
  return { ...estimated, shown: { ...shown, estimation: none } };
}

function expertCards(
  { manual_result, result_low, result_high, rent_result }: Answered,
  expert: string,
  eurRate: EurRate | undefined,
): Card[] {
  const by = `Estimé par ${expert}`;
  const sale: Card[] =
    manual_result === null
      ? []
      : [
          {
            kind: 'figure',
            title: 'Prix de vente',
            label: by,
            amount: formatPrice(manual_result),
            lines: eurosLines('sale', manual_result, eurRate),
            range:
              result_low === null || result_high === null
                ? null
                : {
                    low: result_low,
                    high: result_high,
                    price: manual_result,
                    title: rangeTitle('sale', { low: result_low, high: result_high }, eurRate),
                    lowText: formatPrice(result_low),
                    highText: formatPrice(result_high),
                  },
            reliability: null,
          },
        ];
  const rent: Card[] =
    rent_result === null
      ? []
      : [
          {
            kind: 'figure',
            title: 'Loyer mensuel',
            label: by,
            amount: `${formatNumber(rent_result)} DT/mois`,
            lines: eurosLines('rent', rent_result, eurRate),
            range: null,
            reliability: null,
          },
        ];
  return [...sale, ...rent];
}
