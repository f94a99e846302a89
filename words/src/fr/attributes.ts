import type { attributes, AttributeName } from '@soumdar/engine';

type Attribute = (typeof attributes)[AttributeName];
type AttributeOf<Kind> = Extract<Attribute, { kind: Kind }>;

export interface AttributeTexts {
  /** Also the label of its question, if there is no other. */
  label: string;
  question?: string;
  help?: string;
  /** Instead of `help`, for a villa. */
  villaHelp?: string;
  /** For a yes/no attribute that the property lacks. */
  absence?: string;
}

type TextsByDetail = Record<Attribute['detail'], AttributeTexts> &
  Record<AttributeOf<'count'>['detail'], { help: string }> &
  Record<AttributeOf<'yesNo'>['detail'], { absence: string }> & {
    [Rank in AttributeOf<'rank'> as Rank['detail']]: {
      help: string;
      values: Record<Rank['values'][number], string>;
    };
  };

export const attributeTexts: TextsByDetail = {
  rooms: { label: 'Nombre de pièces', help: 'S+2 = 3 pièces' },
  bathrooms: {
    label: 'Salles de bain',
    question: 'Nombre de salles de bain',
    help: 'Salles d’eau comprises',
  },
  has_garage: { label: 'Garage', absence: 'Sans garage' },
  has_pool: { label: 'Piscine', absence: 'Sans piscine' },
  is_constructible: {
    label: 'Constructible',
    question: 'Terrain constructible',
    absence: 'Non constructible',
  },
  floors: { label: 'Nombre d’étages', help: 'Rez-de-chaussée compris ; sans effet sur les chiffres' },
  furnished: { label: 'Meublé', absence: 'Non meublé' },
  condition: {
    label: 'État',
    help: 'Tel qu’il est aujourd’hui',
    villaHelp: 'Compte peu ou pas : les annonces de villas n’en montrent pas l’effet',
    values: {
      to_renovate: 'À rénover',
      to_refresh: 'À rafraîchir',
      good: 'Bon état',
      very_good: 'Très bon état',
      new: 'Neuf',
    },
  },
  standing: {
    label: 'Standing',
    help: 'Construction et finitions',
    values: {
      economic: 'Économique',
      mid: 'Moyen standing',
      high: 'Haut standing',
      luxury: 'Très haut standing',
    },
  },
  floor: { label: 'Étage', help: '0 pour le rez-de-chaussée' },
  age_years: {
    label: 'Âge',
    question: 'Âge du bâtiment',
    help: 'En années, ou l’année de construction ; 0 si neuf',
  },
  elevator: { label: 'Ascenseur', absence: 'Sans ascenseur' },
  sea_view: { label: 'Vue sur mer', absence: 'Sans vue sur mer' },
  air_conditioning: { label: 'Climatisation', absence: 'Sans climatisation' },
  central_heating: { label: 'Chauffage central', absence: 'Sans chauffage central' },
  garden: { label: 'Jardin', absence: 'Sans jardin' },
};

/** The surface that counts for a type of property. */
export const surfaceTexts = {
  label: 'Surface (m²)',
  land: 'Surface du terrain',
  home: 'Habitable, sans jardin ni terrasses',
};
