import type { LegalSection, Publisher } from '../legal.ts';
import { formatLongDate } from './formats.ts';

/** The credit to print with figures that are republished. */
export const figuresCredit = 'source : Soumdar, prix demandés';

export const title = 'Mentions légales';
export const backHome = 'Retour à l’accueil';
export const updatedOn = (iso: string) => `Dernière mise à jour : ${formatLongDate(iso)}`;
const legalForm = 'Société en cours de constitution';

interface Values {
  brand: string;
  publisher: Publisher;
  /** of the paragraph about republishing figures */
  anchor: string;
}

export const sections = (p: Values): LegalSection[] => [
  {
    title: '1. Éditeur du site',
    blocks: [
      `Le site ${p.brand} est édité par :`,
      {
        facts: {
          Dénomination: p.publisher.name,
          'Forme juridique': legalForm,
          'Siège social': p.publisher.address,
          'Email de contact': p.publisher.email,
        },
      },
    ],
  },
  {
    title: '2. Direction de la publication',
    blocks: [`Directeur ou directrice de la publication : ${p.publisher.director}.`],
  },
  {
    title: '3. Hébergement',
    blocks: [
      'Le site est hébergé par une société établie aux États-Unis :',
      { facts: { Hébergeur: p.publisher.host } },
    ],
  },
  {
    title: '4. Propriété intellectuelle',
    blocks: [
      'La structure du site, ses textes, ses dessins, sa marque, son logo et ses logiciels sont la propriété de l’éditeur ou utilisés avec l’accord de leurs titulaires. Ils sont protégés par le droit tunisien, notamment la loi n° 94-36 du 24 février 1994 relative à la propriété littéraire et artistique, telle que modifiée par la loi n° 2009-33 du 23 juin 2009. Toute reproduction ou diffusion, totale ou partielle, sans autorisation écrite est interdite, sauf exceptions prévues par la loi.',
      'Restent la propriété de leurs auteurs : les fonds de carte et adresses d’OpenStreetMap (© contributeurs d’OpenStreetMap, licence ODbL), les côtes de nos cartes, tirées de GSHHG (Wessel et Smith, 1996, licence LGPL), et l’indice des prix immobiliers de l’Institut national de la statistique (INS). Les frontières terrestres viennent de Natural Earth (domaine public).',
      {
        anchor: p.anchor,
        text: `Les chiffres des pages « Prix immobilier » et « Fiabilité », leurs fichiers et leurs appels publics peuvent en revanche être repris, cités et republiés librement, à condition d’en nommer la source (« ${figuresCredit} ») et leur date, et de ne pas les présenter comme des prix signés.`,
      },
    ],
  },
  {
    title: '5. Responsabilité',
    blocks: [
      'Les chiffres affichés sont des estimations calculées automatiquement à partir de prix demandés dans des annonces. Ils sont donnés à titre d’information, sans engagement. Ils ne constituent ni un rapport d’un professionnel agréé, ni un conseil juridique, fiscal ou financier, ni une offre d’achat ou de location, et le prix réellement conclu peut s’en écarter, parfois nettement. Chaque estimation est accompagnée d’une fourchette et d’un score de fiabilité : il appartient à chacun d’en tenir compte et de consulter un professionnel avant toute décision.',
      'L’éditeur met tout en œuvre pour que le site soit exact et accessible, sans pouvoir garantir l’absence d’erreur ou d’interruption. Dans les limites permises par la loi, il ne répond pas des dommages nés de l’usage des estimations, d’une indisponibilité du site ou de renseignements inexacts saisis sur le site.',
    ],
  },
  {
    title: '6. Liens hypertextes',
    blocks: [
      'Le site peut renvoyer vers d’autres sites, sur lesquels l’éditeur n’a aucun contrôle : il ne répond ni de leur contenu ni de leurs pratiques. Un lien vers une page publique du site est libre ; tout autre usage (intégration dans une page tierce, reprise d’autre chose que des chiffres de la section 4) demande un accord écrit.',
    ],
  },
  {
    title: '7. Données personnelles',
    blocks: [
      'La collecte et l’usage des données personnelles sont décrits dans la <policy>politique de confidentialité</policy>.',
    ],
  },
  {
    title: '8. Droit applicable',
    blocks: [
      'Les présentes mentions sont régies par le droit tunisien. À défaut d’accord amiable, tout litige relatif au site relève de la compétence des tribunaux de Tunis.',
    ],
  },
];
