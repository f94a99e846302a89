import type { Source } from '../source.ts';

/** Laws, agencies, the press and notes of the tax authority; their names are in words. */
export const rateSources = {
  century21In2023: {
    date: '2023',
    url: 'https://century21.tn/les-droits-denregistrement-dun-bien-immobilier-en-tunisie-en-2023/',
  },
  century21Example: {
    date: '2023',
    url: 'https://century21.tn/les-droits-denregistrement-dun-bien-immobilier-en-tunisie-en-2023/',
  },
  century21In2024: {
    date: '2024',
    url: 'https://century21.tn/les-droits-denregistrement-dun-bien-immobilier-en-tunisie-en-2024/',
  },
  century21OnLand: {
    date: '2024',
    url: 'https://century21.tn/droit-denregistrement-progressif-pour-les-terrains-a-usage-dhabitation-en-tunisie',
  },
  managers: {
    date: '2024-05-31',
    url: 'https://managers.tn/2024/05/31/voici-les-frais-denregistrement-dun-bien-immobilier-en-2024',
  },
  managersOnBill: { url: 'https://managers.tn/?p=43568' },
  logis: {
    date: '2018-10-02',
    url: 'https://www.logis.tn/index.php/2018/10/02/immobilier-quelles-sont-les-frais-denregistrement-dun-bien-immobilier-en-tunisie/',
  },
  factureTunisie: { url: 'https://facture-tunisie.com/410/fr/lois-en-matiere-de-facturation' },
  abilia: {
    url: 'https://abilia.tn/quels-sont-les-avantages-pour-les-tunisiens-residant-a-letranger-investissant-dans-limmobilier',
  },
  alFerdaous: { url: 'http://immobiliere-alferdaous.com/en/reglement.php' },
  firstPhare: { url: 'https://1phare.com/faq' },
  usualVat: {},
  noteOnGains: { date: '2013', url: 'https://fr.scribd.com/document/631327971/nc7-2013-fr' },
  noteOnExemptions: { date: '2014', url: 'http://doczz.fr/doc/5119060/terrain-agricole-vendre-tunisie' },
  globalPropertyGuide: { url: 'https://www.globalpropertyguide.com/middle-east/tunisia/taxes-and-costs' },
  profiscal: { date: '2006', url: 'https://profiscal.com/etudiants/IRPP_IS/irpp_is_ch2_06.htm' },
  plaza: { date: '2024', url: 'https://plaza-immo.com/impact-de-la-nouvelle-loi-de-finances-2024' },
  economisteMaghrebin: {
    date: '2024-11-28',
    url: 'https://leconomistemaghrebin.com/2024/11/28/plf-2025-larp-adopte-larticle-55-amende',
  },
  immotunisia: { date: '2025-end' },
  localTaxCode: {
    date: '1997-02-03',
    url: 'https://jurisitetunisie.com/tunisie/codes/flocal/fisc-local1010.htm',
  },
  vieuxPort: {
    url: 'https://vieuxportimmo.com/taxes-locales-pour-les-terrains-battis-ou-non-battis-en-tunisie',
  },
  collection: {},
  financeLawOf2023: { url: 'https://mosaiquefm.net/mobile/fr/actualite-economie-tunisie/1117575/' },
  businessNews: { date: '2024-12-10', url: 'https://www.turess.com/fr/businessnews/143279' },
  allAfrica: { date: '2024-12-11', url: 'https://fr.allafrica.com/stories/202412110504.html' },
  webManagerCenter: {
    date: '2026-01-15',
    url: 'https://www.webmanagercenter.com/2026/01/15/559805/tunisie-le-regime-exceptionnel-de-la-contribution-sociale-de-solidarite-prolonge-jusqua-fin-2026/',
  },
  dyar: {
    date: '2024-10',
    url: 'https://dyar.tn/barometre-dyar/octobre-2024/projet-de-loi-de-finances-2025-changements-impactant-le-secteur-immobilier-tunisie',
  },
  businessNewsOnArticle33: { date: '2024-11-19', url: 'https://www.turess.com/fr/businessnews/142695' },
  bouArada: { url: 'http://www.commune-bouarada.gov.tn/index.php/fr/espace-citoyen/services-taxes' },
} as const satisfies Record<string, Source>;

export type RateSourceName = keyof typeof rateSources;
