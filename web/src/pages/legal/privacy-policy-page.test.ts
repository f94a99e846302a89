import { settingPlaceholder, siteMeta } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { drawnSections } from '../../testing/drawn-sections.ts';
import PrivacyPolicyPage from './privacy-policy-page.tsx';

const { intro, sections } = drawnSections(PrivacyPolicyPage);
const told = (key: keyof typeof siteMeta) => settingPlaceholder(siteMeta[key]);

test.each<[string, ...string[]]>([
  ['1. Responsable du traitement', told('publisherName'), told('publisherAddress'), told('publisherEmail')],
  [
    '2. Données collectées',
    'nom et prénom, adresse email, numéro de téléphone',
    'arrondie à quatre décimales',
    'au plus 11 m',
    'son type, ses caractéristiques',
    'noms et les parts d’héritiers',
    'données de navigation',
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
    told('publisherHost'),
    told('smsProvider'),
    'achemine nos emails',
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
    'audienceRefused',
  ],
  ['6. Sécurité', 'argon2id', 'empreinte', 'nombre de tentatives', 'violation de données'],
  [
    '7. Durées de conservation',
    '3 ans après la dernière connexion',
    '5 ans après leur dernière utilisation',
    '13 mois au plus',
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
  ['9. Transferts hors de Tunisie', 'États-Unis', 'OpenStreetMap', 'n° 2004-63'],
  [
    '10. Contact et réclamation',
    told('publisherEmail'),
    'Délégué à la protection des données',
    'Instance nationale de protection des données',
  ],
  ['11. Évolution de cette politique', 'numéro de version', 'annoncée sur le site'],
])('its section « %s » says all it has to', (heading, ...words) => {
  const text = sections.get(heading)?.text ?? '';
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('the privacy policy is version 2.2, in eleven sections, and calls nothing anonymous that is not', () => {
  expect(intro).toContain('Version 2.2');
  expect(sections.size).toBe(11);
  const all = [intro, ...Array.from(sections.values(), ({ text }) => text)].join(' ');
  expect(all).not.toMatch(/anonym/i);
});
