import { countrySlug, type MarketAccuracy, type Zone, type ZoneGroup } from '@soumdar/contract';
import { transactions, type Transaction } from '@soumdar/engine';
import { formatOneDecimal, formatPerM2 } from '@soumdar/words/formats';
import { heads } from '@soumdar/words/pages';
import * as words from '@soumdar/words/zone-files';
import type { Drawing } from '../pictures/drawing.ts';
import { inPicture, outlinePath } from '../pictures/outline.ts';
import { headlineGroup } from './headline-group.ts';

let outline: string | undefined;

/** The preview of a zone's page. */
export function drawingOfZone(zone: Zone): Drawing {
  const { name, level, parent, groups, asOf, sample, slug } = zone;
  const lines = transactions.flatMap((transaction) => {
    const group = headlineGroup(groups, transaction);
    return group ? [{ group, transaction }] : [];
  });
  const larger = lines.flatMap(({ group: { instead }, transaction }) =>
    instead ? [{ place: instead.name, transaction }] : [],
  );
  return {
    kind:
      slug === countrySlug
        ? words.prices
        : words.pricesAround(level === 'governorate' ? null : (parent?.name ?? null)),
    name,
    figures: lines.map(({ group, transaction }) => ({
      label: words.offered(group.type, transaction),
      value: formatPerM2((group.medianPerSqm ?? group.instead?.medianPerSqm)!),
      unit: words.units[transaction],
      borrowed: group.medianPerSqm === null,
    })),
    note: lines.length === 0 ? words.tooFewForPrice : noteOn(larger, lines.length) || spreadOf(lines[0]!),
    basis: words.medianPricesAt(asOf),
    sample,
    outline: (outline ??= outlinePath()),
    mark: slug === countrySlug ? null : inPicture(zone),
  };
}

/** The preview of the page that tells how wrong estimates are. */
export function drawingOfAccuracy({ zones, asOf, sample }: MarketAccuracy): Drawing {
  const country = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return {
    kind: words.howWrong,
    name: heads.reliability.title,
    figures: transactions.flatMap((transaction) => {
      const all = country.find((one) => one.transaction === transaction && one.type === null);
      return all
        ? [
            {
              label: words.errorLabel(transaction),
              value: formatOneDecimal(100 * all.medianError),
              unit: '%',
            },
          ]
        : [];
    }),
    note: words.measuredOnUnseen,
    basis: words.gapAt(asOf),
    sample,
    outline: (outline ??= outlinePath()),
    mark: null,
  };
}

function noteOn(larger: { place: string; transaction: Transaction }[], lines: number): string {
  const [first, second] = larger;
  if (!first) return '';
  if (larger.length === lines && (!second || second.place === first.place))
    return words.pricesOfZone(first.place);
  return words.borrowed(larger);
}

/** Between what most of the zone's own advertisements ask. */
const spreadOf = ({ group, transaction }: { group: ZoneGroup; transaction: Transaction }): string =>
  words.spread(transaction, group.lowPerSqm!, group.highPerSqm!);
