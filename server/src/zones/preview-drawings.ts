import { countrySlug, type MarketAccuracy, type Zone, tunisiaBounds, tunisiaRings } from '@soumdar/contract';
import { transactions } from '@soumdar/engine';
import { zoneLevels, zoneView } from '@soumdar/views';
import { isolateRtl, isolateRuns, traits, wordsIn, type Language } from '@soumdar/words';
import { type Drawing, outlineBox } from '../pictures/drawing.ts';
import { ringsInBox } from '../pictures/rings-in-box.ts';

let outline: string | undefined;

export function drawingOfZone(zone: Zone, language: Language): Drawing {
  const { formats, pages, placeNames, zoneFiles: words } = wordsIn(language);
  const { name, level, parent, sample, slug } = placeNames.withPlaceNames(zone);
  const { headlines } = zoneView(zone);
  const lines = transactions
    .flatMap((transaction) => headlines[transaction] ?? [])
    .filter(({ borrowedFrom }) => !borrowedFrom);
  return directed(language, {
    kind:
      slug === countrySlug
        ? words.prices
        : words.pricesAround(level === 'governorate' ? null : (parent?.name ?? null)),
    name,
    figures: lines.map(({ type, transaction, prices }) => ({
      label: words.offered(type, transaction),
      value: formats.formatPerM2(prices.median),
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
    sample: sample ? pages.sampleData : null,
    outline: (outline ??= outlinePath()),
    mark: slug === countrySlug ? null : inPicture(zone),
  });
}

export function drawingOfAccuracy({ zones, asOf, sample }: MarketAccuracy, language: Language): Drawing {
  const { formats, pages, zoneFiles: words } = wordsIn(language);
  const country = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return directed(language, {
    kind: words.howWrong,
    name: pages.heads.reliability.title,
    figures: transactions.flatMap((transaction) => {
      const all = country.find((one) => one.transaction === transaction && one.type === null);
      return all
        ? [
            {
              label: words.errorLabel(transaction),
              value: formats.formatOneDecimal(100 * all.medianError),
              unit: '%',
            },
          ]
        : [];
    }),
    note: words.measuredOnUnseen,
    basis: words.gapAt(asOf),
    sample: sample ? pages.sampleData : null,
    outline: (outline ??= outlinePath()),
    mark: null,
  });
}

function directed(language: Language, drawing: Omit<Drawing, 'direction'>): Drawing {
  const { direction } = traits[language];
  if (direction === 'ltr') return { direction, ...drawing };
  // what draws sets all texts from left to right
  const turned = (text: string) => isolateRtl(isolateRuns(text));
  const { kind, name, figures, note, basis, sample } = drawing;
  return {
    ...drawing,
    direction,
    kind: turned(kind),
    name: turned(name),
    figures: figures.map(({ label, value, unit }) => ({
      label: turned(label),
      value: turned(value),
      unit: turned(unit),
    })),
    note: turned(note),
    basis: turned(basis),
    sample: sample === null ? null : turned(sample),
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
  const project = (lat: number, lng: number): [number, number] => {
    const { x, y } = inPicture({ lat, lng });
    return [x, y];
  };
  const everything = [-Infinity, -Infinity, Infinity, Infinity] as const;
  return ringsInBox(tunisiaRings, project, everything, 1)
    .map((ring) => `M${ring.map(([x, y]) => `${toTenths(x)} ${toTenths(y)}`).join('L')}Z`)
    .join('');
}

const toTenths = (value: number) => Number(value.toFixed(1));
