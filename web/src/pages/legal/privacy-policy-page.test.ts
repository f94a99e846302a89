import { privacyPolicyVersion, settingPlaceholder, servedMeta } from '@soumdar/contract';
import { expect, test, vi } from 'vitest';
import { renderedSections } from '../../testing/rendered-sections.ts';
import PrivacyPolicyPage from './privacy-policy-page.tsx';

const { intro, sections } = renderedSections(PrivacyPolicyPage);
const placeholder = (key: keyof typeof servedMeta) => settingPlaceholder(servedMeta[key]);

test.each<[string, ...string[]]>([
  [
    '1. Responsable du traitement',
    placeholder('publisherName'),
    placeholder('publisherAddress'),
    placeholder('publisherEmail'),
  ],
  [
    '2. Données collectées',
    'nom et prénom, adresse email, numéro de téléphone',
    'arrondie à quatre décimales',
    'au plus 11 m',
    'son type, ses caractéristiques',
    'noms et les parts d’héritiers',
    'données de navigation',
    'Ni adresse IP, ni adresse de page',
    'deux jours au plus',
  ],
  [
    '3. Utilisation des données',
    'calculer vos estimations',
    'vérifier votre numéro par SMS',
    'demandes d’estimation manuelle',
    'prévenir par email',
    'offres de professionnels',
    'abus',
  ],
  [
    '4. Partage des données',
    'avec votre consentement',
    'obligation légale',
    'prestataires techniques',
    'confidentialité',
    placeholder('publisherHost'),
    placeholder('smsProvider'),
    'achemine nos emails',
    placeholder('mailProvider'),
    placeholder('mapProvider'),
    placeholder('geocoder'),
  ],
  [
    '5. Cookies et stockage dans le navigateur',
    'essentiels',
    'd’analyse d’audience',
    'de mesure publicitaire',
    'Mesure d’audience',
    'ni compte, ni adresse IP, ni identifiant, ni position',
    'les pages vues',
    'decisions',
    'une estimation demandée',
    'une estimation obtenue',
    'une estimation qui n’a pas abouti',
    'un compte créé',
    'une connexion',
    'une déconnexion',
    'Refuser la mesure d’audience',
    'token, user',
    'tempPassword',
    'à votre visite suivante au plus tard',
    'policySeen',
    'audienceRefused',
  ],
  ['6. Sécurité', 'argon2id', 'empreinte', 'nombre de tentatives', 'violation de données'],
  [
    '7. Durées de conservation',
    '3 ans après la dernière connexion',
    '5 ans après leur dernière utilisation',
    '13 mois au plus',
    'deux jours au plus',
    '7 jours après l’envoi',
    'jusqu’à votre demande de suppression ou de désinscription',
    'pendant 30 secondes',
  ],
  [
    '8. Vos droits',
    'accès : savoir',
    'rectification : faire corriger',
    'effacement : faire supprimer',
    'opposition : refuser',
    'portabilité : recevoir',
    'limitation : faire suspendre',
    'Mes données',
    'un délai d’un mois',
  ],
  [
    '9. Transferts hors de Tunisie',
    'États-Unis',
    placeholder('mapProvider'),
    placeholder('geocoder'),
    placeholder('mailProvider'),
    placeholder('smsProvider'),
    'n° 2004-63',
  ],
  [
    '10. Contact et réclamation',
    placeholder('publisherEmail'),
    'Délégué à la protection des données',
    'Instance nationale de protection des données',
  ],
  [
    '11. Évolution de cette politique',
    'numéro de version',
    'annoncé sur le site pendant 30 jours',
    'Version 2.2',
  ],
])('section « %s » states all that it must', (heading, ...words) => {
  const text = sections.get(heading)?.text ?? '';
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

/**
 * Start of the SHA-256 of each version's text, without and with an external analytics service. A changed text
 * takes the next version, so that consents name what was read.
 */
const digests: Record<string, string> = {
  '2.3': '698655236d5a147e',
  '2.4': 'bd21d43908143bf7',
  '2.5': 'da347f783539429d',
  '2.6': 'b8e813b60c71bb6e',
  '2.7': '37124d5432ebea25',
  '2.8': '8f4adf731c5d9c11',
};

test('the text is the one that its version names', async () => {
  const bytes = new TextEncoder().encode(
    (await renderedText('')) + (await renderedText('https://stats.example')),
  );
  const digest = Array.from(
    new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8),
    (byte) => byte.toString(16).padStart(2, '0'),
  ).join('');
  expect(
    digest,
    `The text of the privacy policy changed. Add a version with its day and what changed to contract/src/account/privacy-policy.ts, and its digest here: ${digest}. Only a version that no visitor has read yet may take another digest.`,
  ).toBe(digests[privacyPolicyVersion]);
});

async function renderedText(analyticsHost: string): Promise<string> {
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelector: (meta: string) => ({
      content: meta.includes(servedMeta.analyticsHost) ? analyticsHost : meta,
    }),
  });
  const page = await import('./privacy-policy-page.tsx');
  const { renderedSections: draw } = await import('../../testing/rendered-sections.ts');
  const whole = draw(page.default);
  vi.unstubAllGlobals();
  return JSON.stringify([whole.intro, [...whole.sections]]);
}

test('the privacy policy is version 2.8, in eleven sections, and calls nothing anonymous that is not', () => {
  expect(intro).toContain('Version 2.8');
  expect(intro).toContain('Ce qui a changé le 28 novembre 2026');
  expect(sections.size).toBe(11);
  const all = [intro, ...Array.from(sections.values(), ({ text }) => text)].join(' ');
  expect(all).not.toMatch(/anonym/i);
});
