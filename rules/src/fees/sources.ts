import type { RateSource } from './rate.ts';

const undated = 'sans date';

/** Agencies, the press and notes of the tax authority. */
export const sources = {
  century21In2023: {
    name: 'century21.tn',
    date: '2023',
    url: 'https://century21.tn/les-droits-denregistrement-dun-bien-immobilier-en-tunisie-en-2023/',
  },
  century21Example: {
    name: 'century21.tn, exemple chiffré à 600 000 DT',
    date: '2023',
    url: 'https://century21.tn/les-droits-denregistrement-dun-bien-immobilier-en-tunisie-en-2023/',
  },
  century21In2024: {
    name: 'century21.tn',
    date: '2024',
    url: 'https://century21.tn/les-droits-denregistrement-dun-bien-immobilier-en-tunisie-en-2024/',
  },
  century21OnLand: {
    name: 'century21.tn, terrains',
    date: '2024',
    url: 'https://century21.tn/droit-denregistrement-progressif-pour-les-terrains-a-usage-dhabitation-en-tunisie',
  },
  managers: {
    name: 'managers.tn',
    date: '31 mai 2024',
    url: 'https://managers.tn/2024/05/31/voici-les-frais-denregistrement-dun-bien-immobilier-en-2024',
  },
  managersOnBill: {
    name: 'managers.tn, projet de loi de finances',
    date: undated,
    url: 'https://managers.tn/?p=43568',
  },
  logis: {
    name: 'logis.tn, avec la note commune 5/2017',
    date: '2 octobre 2018',
    url: 'https://www.logis.tn/index.php/2018/10/02/immobilier-quelles-sont-les-frais-denregistrement-dun-bien-immobilier-en-tunisie/',
  },
  factureTunisie: {
    name: 'facture-tunisie.com',
    date: undated,
    url: 'https://facture-tunisie.com/410/fr/lois-en-matiere-de-facturation',
  },
  abilia: {
    name: 'abilia.tn',
    date: undated,
    url: 'https://abilia.tn/quels-sont-les-avantages-pour-les-tunisiens-residant-a-letranger-investissant-dans-limmobilier',
  },
  alFerdaous: {
    name: 'immobiliere-alferdaous.com',
    date: undated,
    url: 'http://immobiliere-alferdaous.com/en/reglement.php',
  },
  firstPhare: { name: '1phare.com', date: undated, url: 'https://1phare.com/faq' },
  usualVat: { name: 'taux normal de la TVA, non lu pour les agences', date: undated },
  noteOnGains: {
    name: 'note commune DGI 7/2013 (loi 2012-27, articles 46 et 47)',
    date: '2013',
    url: 'https://fr.scribd.com/document/631327971/nc7-2013-fr',
  },
  noteOnExemptions: {
    name: 'note commune DGI 23/2014',
    date: '2014',
    url: 'http://doczz.fr/doc/5119060/terrain-agricole-vendre-tunisie',
  },
  globalPropertyGuide: {
    name: 'globalpropertyguide.com, d’après PwC et KPMG',
    date: undated,
    url: 'https://www.globalpropertyguide.com/middle-east/tunisia/taxes-and-costs',
  },
  profiscal: {
    name: 'profiscal.com, qui parle d’une indexation sans son taux',
    date: '2006',
    url: 'https://profiscal.com/etudiants/IRPP_IS/irpp_is_ch2_06.htm',
  },
  plaza: {
    name: 'plaza-immo.com',
    date: '2024',
    url: 'https://plaza-immo.com/impact-de-la-nouvelle-loi-de-finances-2024',
  },
  economisteMaghrebin: {
    name: 'leconomistemaghrebin.com',
    date: '28 novembre 2024',
    url: 'https://leconomistemaghrebin.com/2024/11/28/plf-2025-larp-adopte-larticle-55-amende',
  },
  immotunisia: { name: 'immotunisia-blog.com', date: 'fin 2025' },
} as const satisfies Record<string, RateSource>;
