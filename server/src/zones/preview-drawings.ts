import { countrySlug, type MarketAccuracy, type Zone, tunisiaBounds, tunisiaRings } from '@soumdar/contract';
import { transactions } from '@soumdar/engine';
import { zoneLevels, zoneView } from '@soumdar/views';
import { formatOneDecimal, formatPerM2 } from '@soumdar/words/formats';
import { heads } from '@soumdar/words/pages';
import * as words from '@soumdar/words/zone-files';
import { type Drawing, outlineBox } from '../pictures/drawing.ts';

let outline: string | undefined;

export function drawingOfZone(zone: Zone): Drawing {
  const { name, level, parent, sample, slug } = zone;
  const { headlines } = zoneView(zone);
  const lines = transactions
    .flatMap((transaction) => headlines[transaction] ?? [])
    .filter(({ borrowedFrom }) => !borrowedFrom);
  return {
    kind:
      slug === countrySlug
        ? words.prices
        : words.pricesAround(level === 'governorate' ? null : (parent?.name ?? null)),
    name,
    figures: lines.map(({ type, transaction, prices }) => ({
      label: words.offered(type, transaction),
      value: formatPerM2(prices.median),
      unit: words.units[transaction],
    })),
    note:
      lines.length === 0
        ? words.tooFewForPrice
        : words.spread(lines[0]!.transaction, lines[0]!.prices.low, lines[0]!.prices.high),
    basis: words.medianPricesAt(
      lines.map(({ transaction }) => transaction),
      zoneLevels([zone]),
    ),
    sample,
    outline: (outline ??= outlinePath()),
    mark: slug === countrySlug ? null : inPicture(zone),
  };
}

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

/** The length of a degree of longitude in degrees of latitude, in the middle of the country. */
const narrowing = Math.cos((34 * Math.PI) / 180);
const unitsPerDegree = outlineBox.height / (tunisiaBounds.north - tunisiaBounds.south);

function inPicture({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return {
    x: outlineBox.x + toTenths((lng - tunisiaBounds.west) * narrowing * unitsPerDegree),
    y: outlineBox.y + toTenths((tunisiaBounds.north - lat) * unitsPerDegree),
  };
}

function outlinePath(): string {
  return tunisiaRings
    .map((ring) => {
      const corners = Array.from({ length: ring.length / 2 }, (_, at) =>
        inPicture({ lng: ring[2 * at]!, lat: ring[2 * at + 1]! }),
      );
      return `M${corners.map(({ x, y }) => `${toTenths(x)} ${toTenths(y)}`).join('L')}Z`;
    })
    .join('');
}

const toTenths = (value: number) => Number(value.toFixed(1));
