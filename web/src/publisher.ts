import { brand } from './settings.ts';

/**
 * Who publishes the site. Everything in square brackets is for the publisher to fill in before the site opens: the
 * legal notice, the privacy policy and the footer take it from here and from nowhere else.
 */
export const publisher = {
  brand,
  companyName: '[À compléter : dénomination sociale]',
  legalForm: 'Société en cours de constitution',
  registeredOffice: '[À compléter : adresse du siège], Tunisie',
  contactEmail: '[À compléter : adresse email de contact]',
  publicationDirector: '[À compléter : nom du directeur ou de la directrice de la publication]',
  dataProtectionOfficer: '[À compléter : nom et adresse email du délégué à la protection des données]',
  host: {
    name: '[À compléter : nom de l’hébergeur]',
    address: '[À compléter : adresse de l’hébergeur], États-Unis',
    website: '[À compléter : site de l’hébergeur]',
  },
  smsProvider: '[À compléter : prestataire d’envoi de SMS et son pays]',
  /** The front pages of the networks stand for accounts still to be opened. */
  socialAccounts: [
    { network: 'Facebook', url: 'https://www.facebook.com/' },
    { network: 'Instagram', url: 'https://www.instagram.com/' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
} as const;
