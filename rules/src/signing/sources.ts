import type { Source } from '../source.ts';

/** ISO date. */
export const signingSourcesReadOn = '2026-11-22';

const law = 'https://www.jurisitetunisie.com/tunisie/codes';

/** Laws first, then those who apply them. */
export const signingSources = {
  inscription: { date: '1992-05-04', url: `${law}/cdr/cdr1265.htm` },
  landTitle: { date: '1965-02-12', url: `${law}/cdr/cdr1290.htm` },
  priorNotes: { date: '1965-02-12', url: `${law}/cdr/cdr1295.htm` },
  publicity: { date: '1992-05-04', url: `${law}/cdr/cdr1300.htm` },
  inscriptions: { date: '1965-02-12', url: `${law}/cdr/cdr1320.htm` },
  undivided: { date: '1965-02-12', url: `${law}/cdr/cdr1070.htm` },
  preemption: { date: '1965-02-12', url: 'https://juridicis.com/tunisie/codes/cdr/cdr1100.htm' },
  coOwnership: { date: '1997-10-27', url: `${law}/cdr/cdr1080.htm` },
  tribunal: { date: '1965-02-12', url: `${law}/cdr/cdr1265.htm` },
  leaseForm: { date: '2005-08-15', url: `${law}/coc/Coc1113.htm` },
  leaseEnd: { date: '2005-08-15', url: `${law}/coc/Coc1124.htm` },
  buildingPermit: { date: '1994-11-28', url: `${law}/catu/catu1125.htm` },
  completion: { date: '2023-04-12', url: 'http://www.permisconstruire.tn/info_gen.jsp' },
  connections: { url: 'http://www.commune-touiref.gov.tn/fr/construction.php' },
  localTax: { date: '1997-02-03', url: 'http://www.commune-elmourouj.gov.tn/fr/node/14' },
  blueAndArabic: { url: 'https://doczz.fr/doc/2823286/le-droit-immobilier-en-tunisie' },
  foreigners: {
    url: 'https://www.bnb.tn/procedure-dacquisition-dun-bien-immobilier-en-tunisie-pour-les-non-nationaux/',
  },
  currency: { date: '2018', url: 'https://century21.tn/?p=60415' },
} as const satisfies Record<string, Source>;
export type SourceName = keyof typeof signingSources;
