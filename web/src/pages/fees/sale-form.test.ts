import { describe, expect, it } from 'vitest';
import { saleSummary } from './fees-page.tsx';
import { emptyForm, readSale, typedForm, unpriced, type SaleForm } from './sale-form.ts';

const today = '2026-11-22';
const read = (fields: Partial<SaleForm>) =>
  readSale({ ...emptyForm(today), prix: '350 000', ...fields }, today);
const errorsOf = (fields: Partial<SaleForm>) => {
  const outcome = read(fields);
  return 'errors' in outcome ? outcome.errors : {};
};
const saleOf = (fields: Partial<SaleForm>) => {
  const outcome = read(fields);
  return 'sale' in outcome ? outcome.sale : undefined;
};
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('a sale as it is typed', () => {
  it('is of an owner in dinars, today and with the usual agency, unless something else is typed', () => {
    expect(saleOf({})).toEqual({
      kind: 'resale',
      priceDt: 350_000,
      day: today,
      fromAbroad: false,
      pages: 1,
      agency: { seller: 300, buyer: 200 },
    });
  });

  it('holds what was paid, on a day written in either way', () => {
    for (const day of ['2015-03-10', '10/03/2015', '10.3.2015'])
      expect(
        saleOf({ achat: '200.000', 'achete-le': day, travaux: '10 000', exonere: 'oui' })?.bought,
      ).toEqual({ priceDt: 200_000, day: '2015-03-10', costsDt: 10_000, exempt: true });
  });

  it('is read with the units of what is pasted', () => {
    const pasted = { prix: '350 000 DT', 'agence-vendeur': '2,5 %', acheteur: 'devises', pages: '12 pages' };
    expect(saleOf(pasted)).toMatchObject({ priceDt: 350_000, pages: 12, agency: { seller: 250 } });
    expect(saleOf({ prix: '1.250.000 dinars' })?.priceDt).toBe(1_250_000);
  });

  it('is read in the digits of an Arabic keyboard, whose decimals stay decimals', () => {
    const query = new URLSearchParams({
      prix: '٣٥٠ ٠٠٠',
      'vendu-le': '١٠/٠٣/٢٠٢٦',
      'agence-vendeur': '٢٫٥ ٪',
    });
    expect(readSale(typedForm(query, today), today)).toMatchObject({
      sale: { priceDt: 350_000, day: '2026-03-10', agency: { seller: 250 } },
    });
    expect(saleOf({ prix: '۳۵۰۰۰۰ د.ت' })?.priceDt).toBe(350_000);
  });

  it('leaves the exemption to homes', () => {
    const bought = { achat: '1', 'achete-le': '2015-03-10', exonere: 'oui' };
    expect(saleOf(bought)?.bought?.exempt).toBe(true);
    expect(saleOf({ ...bought, vente: 'terrain', surface: '450' })?.bought?.exempt).toBe(false);
  });

  it('has a kind before its price is known', () => {
    const form = { ...emptyForm(today), vente: 'neuf', acheteur: 'devises' };
    expect(unpriced(form, today)).toMatchObject({ kind: 'newHome', fromAbroad: true, priceDt: 0 });
  });

  it('has a surface for a plot only, and pages only where they cost something', () => {
    expect(saleOf({ vente: 'terrain', surface: '450 m²' })).toMatchObject({
      kind: 'buildingLand',
      surfaceM2: 450,
    });
    expect(saleOf({ vente: 'neuf', pages: '12', achat: 'x' })).toMatchObject({ kind: 'newHome', pages: 12 });
    expect(saleOf({ acheteur: 'devises', pages: '7' })).toMatchObject({ fromAbroad: true, pages: 7 });
  });

  it('is read from an address, where a missing field has its initial value', () => {
    const form = typedForm(new URLSearchParams('prix=abc&agence-vendeur=&inconnu=1'), today);
    expect(form).toEqual({ ...emptyForm(today), prix: 'abc', 'agence-vendeur': '' });
    expect(typedForm(new URLSearchParams('vente=toString'), today)).toEqual(emptyForm(today));
  });
});

describe('an unusable value has an error at its field', () => {
  it.each([
    ['', 'Indiquez le prix de vente, en dinars.'],
    ['0', 'Un montant plus grand que 0.'],
    ['-5', 'Un montant plus grand que 0.'],
    ['350000,500', 'Des dinars entiers, sans virgule ni millimes.'],
    ['350,000', 'Des dinars entiers, sans virgule ni millimes.'],
    ['0,5', 'Des dinars entiers, sans virgule ni millimes.'],
    ['1e15', 'Un nombre de dinars, en chiffres.'],
    ['1 000 000 000 000 000', 'Au plus 100 000 000 DT.'],
    ['beaucoup', 'Un nombre de dinars, en chiffres.'],
    ['12 beaucoup', 'Un nombre de dinars, en chiffres.'],
  ])('a price of “%s”', (prix, sentence) => {
    const errors = errorsOf({ prix });
    expect(Object.keys(errors)).toEqual(['prix']);
    expect(plain(errors.prix)).toBe(sentence);
  });

  it.each<[string, Partial<SaleForm>, keyof SaleForm, string]>([
    [
      'a purchase after the sale',
      { achat: '1', 'achete-le': '2026-11-23' },
      'achete-le',
      'L’achat vient après la vente du 22 novembre 2026.',
    ],
    ['a purchase without its day', { achat: '1' }, 'achete-le', 'Indiquez aussi le jour de l’achat.'],
    ['a day without its purchase', { 'achete-le': '2015-03-10' }, 'achat', 'Indiquez aussi le prix d’achat.'],
    [
      'a day that there is not',
      { achat: '1', 'achete-le': '2015-02-30' },
      'achete-le',
      'Un jour, comme 31/12/2015.',
    ],
    [
      'a sale before rates are known',
      { 'vendu-le': '2023-12-31' },
      'vendu-le',
      'Les taux sont connus depuis le 1er janvier 2024.',
    ],
    ['a sale too far ahead', { 'vendu-le': '2031-11-23' }, 'vendu-le', 'Au plus 5 ans à l’avance.'],
    ['no share of an agency', { 'agence-vendeur': '' }, 'agence-vendeur', 'Un pourcentage ; 0 sans agence.'],
    ['too large a share', { 'agence-acheteur': '20,01' }, 'agence-acheteur', 'De 0 à 20 %.'],
    ['too fine a share', { 'agence-acheteur': '2,125' }, 'agence-acheteur', 'Deux décimales au plus.'],
    ['a plot without a surface', { vente: 'terrain' }, 'surface', 'Indiquez la surface du terrain, en m².'],
    ['a surface of nothing', { vente: 'terrain', surface: '0' }, 'surface', 'De 1 à 100 000 m².'],
    ['no pages', { acheteur: 'devises', pages: '0' }, 'pages', 'Un nombre de pages, de 1 à 999.'],
  ])('%s', (_what, fields, field, sentence) => {
    const errors = errorsOf(fields);
    expect(Object.keys(errors)).toEqual([field]);
    expect(plain(errors[field])).toBe(sentence);
  });
});

it('a sale has a summary in a sentence, for paper', () => {
  const bought = { achat: '200 000', 'achete-le': '2015-03-10', travaux: '10 000' };
  const summary = (fields: Partial<SaleForm>) => plain(saleSummary(saleOf(fields)!));
  expect(summary(bought)).toBe(
    'Bien vendu par un particulier, le 22 novembre 2026, réglé en dinars. Acheté 200 000 DT le 10 mars 2015, frais et travaux 10 000 DT.',
  );
  expect(summary({ vente: 'terrain', surface: '450', acheteur: 'devises' })).toBe(
    'Terrain vendu pour y bâtir son logement, 450 m², le 22 novembre 2026, réglé tout en devises par un Tunisien de l’étranger.',
  );
});
