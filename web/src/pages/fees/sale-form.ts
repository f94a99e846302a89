import { largestSurfaceM2, latinDigits } from '@soumdar/contract';
import {
  type Day,
  isDay,
  type Purchase,
  ratesKnownFrom,
  type Sale,
  type SaleKind,
  usualAgency,
  yearsAfter,
} from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { formatNumber } from '@soumdar/words/formats';
import { typedAmount } from '../../estimation/typed-amount.ts';
import { typedSurface } from '../../estimation/typed-numbers.ts';
import type { FieldErrors } from '../../ui/form-resolver.ts';

/** As typed; the keys are the names in the page's address. */
export interface SaleForm {
  vente: string;
  prix: string;
  surface: string;
  acheteur: string;
  pages: string;
  'agence-vendeur': string;
  'agence-acheteur': string;
  'vendu-le': string;
  achat: string;
  'achete-le': string;
  travaux: string;
  exonere: string;
}

const kinds = new Map<string, SaleKind>([
  ['ancien', 'resale'],
  ['neuf', 'newHome'],
  ['terrain', 'buildingLand'],
]);
const fromAbroad = 'devises';
export const exempt = 'oui';

const mostDinars = 100_000_000;
const mostPages = 999;
/** Basis points. */
const mostAgency = 2000;
/** Further ahead the rates will be others. */
const yearsAhead = 5;

export function emptyForm(today: Day): SaleForm {
  const { seller, buyer } = usualAgency(today);
  return {
    vente: 'ancien',
    prix: '',
    surface: '',
    acheteur: 'dinars',
    pages: '10',
    'agence-vendeur': formatNumber(seller / 100),
    'agence-acheteur': formatNumber(buyer / 100),
    'vendu-le': today,
    achat: '',
    'achete-le': '',
    travaux: '',
    exonere: '',
  };
}

/** From an address or from the form itself; a missing field has its initial value. */
export function typedForm(fields: { get: (name: string) => unknown }, today: Day): SaleForm {
  const form = emptyForm(today);
  for (const name of Object.keys(form) as (keyof SaleForm)[]) {
    const typed = fields.get(name);
    if (typeof typed === 'string') form[name] = latinDigits(typed);
  }
  return kinds.has(form.vente) ? form : { ...form, vente: emptyForm(today).vente };
}

/** While the price is unknown. */
export const unpriced = ({ vente, acheteur }: SaleForm, today: Day): Purchase => ({
  kind: kinds.get(vente) ?? 'resale',
  priceDt: 0,
  day: today,
  fromAbroad: acheteur === fromAbroad,
  pages: 1,
});

export function readSale(form: SaleForm, today: Day): { sale: Sale } | { errors: FieldErrors<SaleForm> } {
  const errors: FieldErrors<SaleForm> = {};
  const read = (name: keyof SaleForm, [value, error]: Field) => {
    if (error !== undefined) errors[name] = error;
    return value;
  };
  const kind = kinds.get(form.vente) ?? 'resale';
  const abroad = form.acheteur === fromAbroad;
  const day = read('vendu-le', saleDay(form['vendu-le'], today)) as Day;
  const sale: Sale = {
    kind,
    fromAbroad: abroad,
    day,
    priceDt: read('prix', dinars(form.prix, words.priceMissing)) as number,
    pages: abroad || kind === 'newHome' ? (read('pages', count(form.pages)) as number) : 1,
    agency: {
      seller: read('agence-vendeur', percent(form['agence-vendeur'])) as number,
      buyer: read('agence-acheteur', percent(form['agence-acheteur'])) as number,
    },
  };
  if (kind === 'buildingLand') sale.surfaceM2 = read('surface', surface(form.surface)) as number;
  if (
    kind !== 'newHome' &&
    [form.achat, form['achete-le'], form.travaux].some((typed) => typed.trim() !== '')
  )
    sale.bought = {
      priceDt: read('achat', dinars(form.achat, words.purchasePriceMissing)) as number,
      day: read('achete-le', purchaseDay(form['achete-le'], day)) as Day,
      costsDt: form.travaux.trim() === '' ? 0 : (read('travaux', dinars(form.travaux, '', 0)) as number),
      // homes only
      exempt: kind === 'resale' && form.exonere === exempt,
    };
  return Object.keys(errors).length > 0 ? { errors } : { sale };
}

/** A value, or why there is none. */
type Field = [value: number | Day | undefined, error?: string];
const refused = (error: string): Field => [undefined, error];

function dinars(text: string, missing: string, least = 1): Field {
  if (text.trim() === '') return refused(missing);
  const value = typedAmount(text);
  if (Number.isNaN(value)) return refused(words.dinarsInFigures);
  if (value < 0 || (value === 0 && least > 0)) return refused(least > 0 ? words.aboveZero : words.zeroOrMore);
  // '350,000' is 350 dinars to some, 350 000 to others
  if (!Number.isInteger(value) || text.includes(',')) return refused(words.wholeDinars);
  if (value > mostDinars) return refused(words.mostDinars(mostDinars));
  return [value];
}

function surface(text: string): Field {
  if (text.trim() === '') return refused(words.surfaceMissing);
  const value = typedSurface(text);
  if (Number.isNaN(value)) return refused(words.m2InFigures);
  if (!Number.isInteger(value)) return refused(words.wholeM2);
  if (value < 1 || value > largestSurfaceM2) return refused(words.m2UpTo(largestSurfaceM2));
  return [value];
}

function count(text: string): Field {
  const value = typedAmount(text);
  return Number.isInteger(value) && value >= 1 && value <= mostPages
    ? [value]
    : refused(words.pagesUpTo(mostPages));
}

function percent(text: string): Field {
  const exact = 100 * typedAmount(text);
  const hundredths = Math.round(exact);
  if (Number.isNaN(exact)) return refused(words.percentage);
  if (Math.abs(hundredths - exact) > 1e-6) return refused(words.twoDecimals);
  if (hundredths < 0 || hundredths > mostAgency) return refused(words.percentUpTo(mostAgency / 100));
  return [hundredths];
}

function saleDay(text: string, today: Day): Field {
  const day = typedDay(text);
  if (day === undefined) return refused(words.aDay('31/12/2026'));
  if (day < ratesKnownFrom) return refused(words.ratesKnownFrom(ratesKnownFrom));
  if (day > yearsAfter(today, yearsAhead)) return refused(words.yearsAhead(yearsAhead));
  return [day];
}

function purchaseDay(text: string, sold: Day | undefined): Field {
  if (text.trim() === '') return refused(words.purchaseDayMissing);
  const day = typedDay(text);
  if (day === undefined || day < '1900-01-01') return refused(words.aDay('31/12/2015'));
  if (sold !== undefined && day > sold) return refused(words.boughtAfterSale(sold));
  return [day];
}

/** ISO from a browser's calendar, else day, month and year as people write them. */
function typedDay(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const iso = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}
