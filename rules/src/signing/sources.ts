import type { RateSource } from '../fees/rate.ts';

/** ISO date. */
export const signingSourcesReadOn = '2026-11-22';

const undated = 'sans date';
const realRights = 'Code des droits réels';
const contracts = 'Code des obligations et des contrats';
const law = 'https://www.jurisitetunisie.com/tunisie/codes';

/** Laws first, then those who apply them. */
export const signingSources = {
  inscription: {
    name: `${realRights}, articles 305 et 307 (loi n° 92-46)`,
    date: '4 mai 1992',
    url: `${law}/cdr/cdr1265.htm`,
  },
  landTitle: {
    name: `${realRights}, articles 358 à 360 : le titre et son plan`,
    date: '12 février 1965',
    url: `${law}/cdr/cdr1290.htm`,
  },
  priorNotes: {
    name: `${realRights}, articles 365 à 367 : prénotations`,
    date: '12 février 1965',
    url: `${law}/cdr/cdr1295.htm`,
  },
  publicity: {
    name: `${realRights}, article 373 (nouveau) : ce qui s’inscrit au titre`,
    date: '4 mai 1992',
    url: `${law}/cdr/cdr1300.htm`,
  },
  inscriptions: {
    name: `${realRights}, article 398 : ce que disent les inscriptions`,
    date: '12 février 1965',
    url: `${law}/cdr/cdr1320.htm`,
  },
  undivided: {
    name: `${realRights}, articles 56 à 62 : indivision`,
    date: '12 février 1965',
    url: `${law}/cdr/cdr1070.htm`,
  },
  preemption: {
    name: `${realRights}, droit de préemption : délais`,
    date: '12 février 1965',
    url: 'https://juridicis.com/tunisie/codes/cdr/cdr1100.htm',
  },
  coOwnership: {
    name: `${realRights}, articles 85 à 97 : copropriété (loi n° 97-68)`,
    date: '27 octobre 1997',
    url: `${law}/cdr/cdr1080.htm`,
  },
  tribunal: {
    name: `${realRights}, article 310 : le tribunal immobilier`,
    date: '12 février 1965',
    url: `${law}/cdr/cdr1265.htm`,
  },
  leaseForm: {
    name: `${contracts}, article 729 : forme du bail`,
    date: '15 août 2005',
    url: `${law}/coc/Coc1113.htm`,
  },
  leaseEnd: {
    name: `${contracts}, articles 791 à 793 : fin du bail`,
    date: '15 août 2005',
    url: `${law}/coc/Coc1124.htm`,
  },
  buildingPermit: {
    name: 'Code de l’aménagement du territoire et de l’urbanisme, articles 68 et 69',
    date: '28 novembre 1994',
    url: `${law}/catu/catu1125.htm`,
  },
  completion: {
    name: 'Autorisations de construire : récolement et permis d’occuper',
    date: '12 avril 2023',
    url: 'http://www.permisconstruire.tn/info_gen.jsp',
  },
  connections: {
    name: 'Commune de Touiref : construire, se raccorder',
    date: undated,
    url: 'http://www.commune-touiref.gov.tn/fr/construction.php',
  },
  localTax: {
    name: 'Commune d’El Mourouj : taxe sur les immeubles bâtis (loi n° 97-11)',
    date: '3 février 1997',
    url: 'http://www.commune-elmourouj.gov.tn/fr/node/14',
  },
  blueAndArabic: {
    name: 'Le droit immobilier en Tunisie : titres bleus et titres arabes',
    date: undated,
    url: 'https://doczz.fr/doc/2823286/le-droit-immobilier-en-tunisie',
  },
  foreigners: {
    name: 'Procédure d’acquisition pour les non-nationaux',
    date: undated,
    url: 'https://www.bnb.tn/procedure-dacquisition-dun-bien-immobilier-en-tunisie-pour-les-non-nationaux/',
  },
  currency: {
    name: 'Achat par un non-résident : circulaire n° 2018-14 de la Banque centrale',
    date: '2018',
    url: 'https://century21.tn/?p=60415',
  },
} as const satisfies Record<string, RateSource>;
export type SourceName = keyof typeof signingSources;
