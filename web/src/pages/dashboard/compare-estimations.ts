import { type EstimationRecord, type EurRate } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import { eurosRangeText } from '@soumdar/words/euros';
import { formatLongDate, formatMoment, formatNumber, formatPrice, formatShare } from '@soumdar/words/formats';
import { recordFigures, shownOf, type CardFigure } from './record-figures.ts';

/** What is told of one estimate beside others of the same property: the same labels, in the same order, for each. */
interface ComparedEstimation {
  id: string;
  /** when it was made, the day, with the hour where another is of that day */
  madeOn: string;
  facts: CardFigure[];
}

/** Estimates of one property side by side, as they come: newest first. */
export function compareEstimations(records: EstimationRecord[], rate?: EurRate): ComparedEstimation[] {
  const stated = records.map(({ details }) => factTexts(propertyFacts(details)));
  const common = stated.reduce((all, facts) => all.filter((fact) => facts.includes(fact)));
  return records.map((record, at) => ({
    id: record.id,
    madeOn: madeOn(record, records),
    facts: [
      ...figuresOf(record, rate),
      { label: 'Fiabilité', value: reliability(record) },
      { label: 'Depuis la précédente', value: changeSince(records[at + 1], record) },
      {
        label: 'Propre à celle-ci',
        value: stated[at]!.filter((fact) => !common.includes(fact)).join(', ') || 'Rien',
      },
    ],
  }));
}

/** The day, with the hour where another one is of that day. */
export function madeOn({ id, created_at }: EstimationRecord, all: EstimationRecord[]): string {
  const day = formatLongDate(created_at);
  const isAlone = all.every((other) => other.id === id || formatLongDate(other.created_at) !== day);
  return isAlone ? day : formatMoment(created_at);
}

function figuresOf(record: EstimationRecord, rate: EurRate | undefined): CardFigure[] {
  const { sale, rent } = recordFigures(record, rate);
  const figureOf = (label: string) => [...sale, ...rent].find((figure) => figure.label === label);
  const { rangeLow, rangeHigh, monthlyRent } = shownOf(record);
  return [
    figureOf('Prix estimé')!,
    {
      label: 'Fourchette',
      value: rangeText(rangeLow, rangeHigh),
      beneath: rangeInEuros(rangeLow, rangeHigh, rate),
    },
    {
      label: 'Loyer par mois',
      value: monthlyRent === null ? 'Non estimé' : formatPrice(monthlyRent),
      strong: true,
      beneath: figureOf('Loyer estimé')!.beneath,
    },
    figureOf('Fourchette du loyer') ?? { label: 'Fourchette du loyer', value: 'Non estimé' },
  ];
}

const rangeText = (low: number | null, high: number | null) =>
  low === null || high === null ? 'Non estimé' : `${formatNumber(low)} à ${formatPrice(high)}`;

const rangeInEuros = (low: number | null, high: number | null, rate: EurRate | undefined) =>
  rate && low !== null && high !== null ? eurosRangeText('sale', { low, high }, rate) : undefined;

function reliability({ confidence, property_type }: EstimationRecord): string {
  if (!confidence) return 'Non gardée';
  const sale = `Vente ${confidence.sale.score}/100`;
  return property_type === 'land' ? sale : `${sale}, loyer ${confidence.rent.score}/100`;
}

function changeSince(before: EstimationRecord | undefined, now: EstimationRecord): string {
  if (!before) return 'La plus ancienne ici';
  const [old, young] = [shownOf(before), shownOf(now)];
  const changes = [
    changeText('prix', old.netPrice, young.netPrice),
    changeText('loyer', old.monthlyRent, young.monthlyRent),
  ];
  const stated = changes.filter((change) => change !== null).join(', ') || 'non comparable';
  return stated.charAt(0).toUpperCase() + stated.slice(1);
}

function changeText(what: string, before: number | null, now: number | null): string | null {
  if (before === null || now === null) return null;
  if (now === before) return `${what} inchangé`;
  const sign = now > before ? '+' : '−';
  const by = Math.abs(now - before);
  return `${what} ${sign}\u202f${formatPrice(by)} (${sign}\u202f${formatShare(by / before)})`;
}
