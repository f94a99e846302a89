import { settingPlaceholder, servedMeta } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { renderedSections } from '../../testing/rendered-sections.ts';
import LegalNoticePage from './legal-notice-page.tsx';

const { intro, sections } = renderedSections(LegalNoticePage);
const placeholder = (key: keyof typeof servedMeta) => settingPlaceholder(servedMeta[key]);

test('the legal notice names its publisher, director and host as they are set', () => {
  expect(sections.get('1. Éditeur du site')?.facts).toEqual({
    Dénomination: placeholder('publisherName'),
    'Forme juridique': 'Société en cours de constitution',
    'Siège social': placeholder('publisherAddress'),
    'Email de contact': placeholder('publisherEmail'),
  });
  expect(sections.get('2. Direction de la publication')?.text).toContain(placeholder('publisherDirector'));
  expect(sections.get('3. Hébergement')).toMatchObject({
    text: expect.stringContaining('établie aux États-Unis'),
    facts: { Hébergeur: placeholder('publisherHost') },
  });
});

test.each([
  ['4. Propriété intellectuelle', 'loi n° 94-36', 'OpenStreetMap', 'INS', 'Soumdar, prix demandés'],
  ['5. Responsabilité', 'sans engagement', 'prix demandés', 'fourchette', 'score de fiabilité'],
  ['6. Liens hypertextes', 'autres sites', 'accord écrit'],
  ['7. Données personnelles', 'politique de confidentialité'],
  ['8. Droit applicable', 'droit tunisien', 'tribunaux de Tunis'],
])('section « %s » states all that it must', (heading, ...words) => {
  const { text = '' } = sections.get(heading) ?? {};
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('the legal notice has eight sections', () => {
  expect(sections.size).toBe(8);
});

test('before a script knows the day, no date is shown', () => {
  expect(intro).toMatch(/Mentions légales$/);
});
