import { expect, it } from 'vitest';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { readListingFile } from '../importing/read-listing-file.ts';
import { collect, temporaryFile } from '../testing/files.ts';

const header =
  'Référence;Transaction;Type;Prix;Surface;Pièces;Salles de bain;Meublé;Gouvernorat;Ville;Quartier;Date';
const read = (...rows: string[]) =>
  collect(
    readListingFile(temporaryFile([header, ...rows, ''].join('\n')), {
      format: 'portal-csv',
      source: 'portail',
      today: '2026-01-31',
    }),
  );

it.each([
  [
    'P-1;À vendre;Appartement;450 mille dinars;120 m²;S+2;1;non;Tunis;La Marsa;Sidi Daoud;15/03/2025',
    {
      source: 'portail',
      sourceId: 'P-1',
      transaction: 'sale',
      propertyType: 'apartment',
      priceTnd: 450_000,
      surfaceM2: 120,
      rooms: 3,
      bathrooms: 1,
      furnished: false,
      governorate: 'Tunis',
      locality: 'Sidi Daoud',
      listedOn: '2025-03-15',
    },
  ],
  [
    'P-2;Vente;Villa;1,2 MD;350 m²;S+5;;;تونس;المرسى;;15/03/2025',
    { propertyType: 'villa', priceTnd: 1_200_000, rooms: 6, governorate: 'Tunis', locality: 'La Marsa' },
  ],
  [
    'P-3;À louer;Studio;650 DT/mois;40 m2;Studio;1;oui;ولاية سوسة;سهلول;;2025-03-15',
    {
      transaction: 'rent',
      priceTnd: 650,
      rooms: 1,
      furnished: true,
      governorate: 'Sousse',
      locality: 'Sahloul',
    },
  ],
  [
    'P-4;Vente;Terrain;90 mille;400 m²;;;;Nabeul;Korba;Rue du Port;15/03/2025',
    { propertyType: 'land', rooms: undefined, governorate: 'Nabeul', locality: 'Korba' },
  ],
])('%s is understood', async (row, listing) => {
  expect(await read(row)).toMatchObject([{ kind: 'listing', listing }]);
});

it.each([
  ['P-5;Vacances;Villa;900 DT;200 m²;S+3;;;Tunis;La Marsa;;15/03/2025', 'unknown_transaction'],
  ['P-6;Vente;Local commercial;450 mille;80 m²;;;;Tunis;La Marsa;;15/03/2025', 'unknown_property_type'],
  ['P-7;Vente;Villa;Prix sur demande;200 m²;S+3;;;Tunis;La Marsa;;15/03/2025', 'bad_number'],
  ['P-8;Vente;Villa;450 millions;200 m²;S+3;;;Tunis;La Marsa;;15/03/2025', 'bad_number'],
  ['P-9;Vente;Villa;;200 m²;S+3;;;Tunis;La Marsa;;15/03/2025', 'missing_price'],
  ['P-10;Vente;Villa;1,2 MD;;S+3;;;Tunis;La Marsa;;15/03/2025', 'missing_surface'],
  ['P-11;Vente;Villa;1,2 MD;200 m²;S+3;;;Tunis;Atlantis;;15/03/2025', 'not_located'],
  ['P-12;Vente;Villa;1,2 MD;200 m²;S+3;;;Tunis;La Marsa;;hier', 'bad_date'],
  ['P-13;Vente;Villa', 'wrong_cell_count'],
])('%s is rejected: %s', async (row, reason) => {
  const whole = 'P-1;Vente;Villa;1,2 MD;200 m²;S+3;;;Tunis;La Marsa;;15/03/2025';
  const [rejected] = await read(row, whole);
  expect(rejected).toMatchObject({ kind: 'rejected', rowNumber: 1, reason });
});

it('is told from a file of another format', async () => {
  const reading = collect(
    readListingFile(temporaryFile('source,price\na,1\n'), {
      format: 'portal-csv',
      name: 'portail: annonces',
    }),
  );
  await expect(reading).rejects.toThrow(BrokenFileError);
  await expect(reading).rejects.toThrow(/^portail: annonces lacks the columns référence, .*semicolons/);
});
