import { formatFacts, formatLongDate } from './formats.ts';
import { formatSourceDate } from './source-dates.ts';

/** What to check before signing: on its page, in a result and in the report. */

export const title = 'Avant de signer : ce qu’il faut vérifier';

/** In their order. */
export const questions = {
  title: {
    label: 'Quel titre le bien a-t-il ?',
    answers: {
      own: 'Un titre foncier à lui (titre bleu)',
      shared: 'Une part d’un titre commun (titre mère)',
      arabic: 'Un acte non immatriculé (contrat arabe)',
      none: 'Aucun, ou une simple promesse',
      unknown: 'Je ne sais pas',
    },
  },
  owners: {
    label: 'À qui est-il ?',
    answers: {
      one: 'À une seule personne',
      several: 'À plusieurs (indivision)',
      heirs: 'À des héritiers, sans partage fait',
      unknown: 'Je ne sais pas',
    },
  },
  building: {
    label: 'La construction est-elle autorisée ?',
    answers: {
      complete: 'Permis de bâtir et récolement',
      permit: 'Permis de bâtir seulement',
      changed: 'Agrandie ou modifiée sans permis',
      none: 'Sans permis',
      unknown: 'Je ne sais pas',
    },
  },
  plot: {
    label: 'Que dit-on du terrain ?',
    answers: {
      lot: 'Lot d’un lotissement approuvé',
      bare: 'Constructible, hors lotissement',
      farm: 'Agricole',
      unknown: 'Je ne sais pas',
    },
  },
  occupied: {
    label: 'Qui l’occupe ?',
    answers: {
      nobody: 'Personne',
      owner: 'Son propriétaire',
      tenant: 'Un locataire',
      family: 'De la famille, ou quelqu’un sans bail',
      unknown: 'Je ne sais pas',
    },
  },
  debts: {
    label: 'Un prêt, une hypothèque ou une saisie pèse-t-il dessus ?',
    answers: { yes: 'Oui', no: 'Non', unknown: 'Je ne sais pas' },
  },
  commonParts: {
    label: 'Est-il dans une copropriété ?',
    answers: { managed: 'Oui, avec un syndic', unmanaged: 'Oui, sans syndic', no: 'Non' },
  },
  buyer: {
    label: 'Qui achète ?',
    answers: {
      resident: 'Un Tunisien qui vit en Tunisie',
      abroad: 'Un Tunisien qui vit à l’étranger',
      foreigner: 'Une personne d’une autre nationalité',
    },
  },
};

/** What is to be checked, and who checks it or gives the paper. */
export const checks = {
  localTax: {
    what: 'La quittance de la taxe locale : sans preuve de son paiement, l’acte ne peut pas être rédigé.',
    who: 'Municipalité',
  },
  identity: {
    what: 'Le vendeur est bien celui que nomme le titre ou l’acte. S’il est marié, son conjoint doit peut-être signer ; s’il est représenté, la procuration doit viser cette vente.',
    who: 'Notaire ou avocat',
  },
  certificate: {
    what: 'Un certificat de propriété récent, demandé avec le numéro du titre : propriétaires, surface, hypothèques, prénotations et saisies y sont inscrits.',
    who: 'Conservation de la propriété foncière',
  },
  inscription: {
    what: 'L’inscription de la vente au titre, sitôt signée : sur un bien immatriculé, le droit n’existe en général que du jour de son inscription.',
    who: 'Notaire ou avocat, puis Conservation de la propriété foncière',
  },
  plan: { what: 'Le plan joint au titre correspond à ce qui est bâti et clôturé.', who: 'Géomètre' },
  ownLot: {
    what: 'Le lot vendu est-il borné, et son titre à lui demandé ? Sans titre séparé, on n’achète qu’une part de l’ensemble.',
    who: 'Géomètre, puis Conservation de la propriété foncière',
  },
  chainOfDeeds: {
    what: 'Toute la suite des actes, jusqu’au premier propriétaire : un acte non immatriculé n’est inscrit dans aucun livre foncier, et un autre peut exister.',
    who: 'Notaire ou avocat',
  },
  possession: {
    what: 'Qui occupe le bien, et depuis quand : sans immatriculation, il peut s’acquérir par une longue possession.',
    who: 'Vous sur place, puis notaire ou avocat',
  },
  registration: {
    what: 'Une demande d’immatriculation est-elle en cours, ou contestée ? Le tribunal immobilier en décide ; elle peut prendre des années.',
    who: 'Tribunal immobilier',
  },
  lender: {
    what: 'Votre banque prête-t-elle sans titre foncier ? À savoir avant de vous engager.',
    who: 'Votre banque',
  },
  promise: {
    what: 'Ce que vaut le papier montré : un acte qui n’est pas inscrit n’oblige que celui qui l’a signé. Une promesse de vente peut être prénotée au titre.',
    who: 'Notaire ou avocat',
  },
  titleNumber: {
    what: 'Le numéro du titre foncier : le vendeur le donne, le registre dit s’il existe et à qui il est.',
    who: 'Conservation de la propriété foncière',
  },
  everyOwner: {
    what: 'La liste des copropriétaires et l’accord écrit de chacun : chacun ne peut vendre que sa part.',
    who: 'Notaire ou avocat',
  },
  preemption: {
    what: 'Si une seule part est vendue, les autres copropriétaires peuvent la reprendre : un mois après leur notification par huissier, six mois sans elle.',
    who: 'Huissier et notaire',
  },
  deathInscribed: {
    what: 'La succession est inscrite au titre : avant, les héritiers d’un bien immatriculé ne peuvent pas le vendre.',
    who: 'Conservation de la propriété foncière',
  },
  heirsNamed: {
    what: 'L’acte de décès et l’acte qui nomme tous les héritiers (hojjet wafat). S’il y a un mineur ou un absent, une autorisation du juge est sans doute nécessaire.',
    who: 'Notaire ou avocat, tribunal',
  },
  plansMatch: {
    what: 'Les plans approuvés correspondent à ce qui est bâti : toute modification demandait un permis.',
    who: 'Architecte',
  },
  completion: {
    what: 'Le procès-verbal de récolement et le permis d’occuper, délivrés après la fin des travaux.',
    who: 'Municipalité',
  },
  regularisation: {
    what: 'Ce qui est bâti sans permis peut-il être régularisé, à quel coût, et une décision d’arrêt ou de démolition existe-t-elle ?',
    who: 'Municipalité, architecte',
  },
  connections: {
    what: 'Eau et électricité : sans permis, le raccordement demande l’accord d’une commission.',
    who: 'SONEDE, STEG et municipalité',
  },
  permit: {
    what: 'Le permis de bâtir et ses plans : le maire le délivre, le gouverneur hors des communes.',
    who: 'Municipalité',
  },
  zoning: {
    what: 'Ce que le plan d’aménagement permet là : usage, hauteur, reculs, routes prévues.',
    who: 'Municipalité',
  },
  lotApproval: {
    what: 'L’arrêté qui approuve le lotissement, et son cahier des charges.',
    who: 'Municipalité',
  },
  farmUse: {
    what: 'Un terrain agricole ne se bâtit pas librement et ne se vend pas à un étranger : son changement d’usage est-il décidé, ou seulement promis ?',
    who: 'Commissariat au développement agricole',
  },
  lease: {
    what: 'Le bail : son loyer et son terme. À son terme il cesse, mais si le locataire reste, il est renouvelé.',
    who: 'Notaire ou avocat',
  },
  leaseAgainstBuyer: {
    what: 'Le bail engage-t-il l’acheteur ? De plus d’un an, il doit être enregistré ; de plus de trois ans, inscrit au titre.',
    who: 'Notaire ou avocat, conservation de la propriété foncière',
  },
  oldTenant: {
    what: 'Un locataire ancien peut avoir le droit de rester, ou d’acheter avant les autres. La caution et les loyers payés d’avance sont à compter.',
    who: 'Notaire ou avocat',
  },
  noLease: {
    what: 'À quel titre ils y sont, et depuis quand : sans écrit, une location est censée faite sans terme.',
    who: 'Notaire ou avocat',
  },
  vacated: {
    what: 'La promesse dit qui libère les lieux, quand, et ce qui est payé avant.',
    who: 'Notaire ou avocat',
  },
  visit: {
    what: 'Une visite, et une question aux voisins : qui y vit, et à quel titre ?',
    who: 'Vous, sur place',
  },
  release: {
    what: 'La somme encore due et la mainlevée : qui la paie, et qu’elle soit inscrite au titre avec la vente.',
    who: 'Banque, puis Conservation de la propriété foncière',
  },
  sellersDebts: {
    what: 'Les dettes du vendeur : aucun livre foncier ne les montre ici ; la promesse dit qui les paie.',
    who: 'Notaire ou avocat',
  },
  noDebt: {
    what: 'Le certificat de propriété confirme qu’aucune hypothèque ni saisie n’est inscrite.',
    who: 'Conservation de la propriété foncière',
  },
  dues: {
    what: 'Charges impayées, travaux déjà votés et règlement de copropriété : chaque propriétaire doit sa part des charges.',
    who: 'Syndic',
  },
  noSyndic: {
    what: 'Qui entretient les parties communes : le syndicat des propriétaires existe de plein droit, et la commune peut lui nommer un syndic.',
    who: 'Voisins, municipalité',
  },
  currency: {
    what: 'La preuve que l’argent est venu de l’étranger (fiche d’investissement) : sans elle, le prix d’une revente ne ressort pas librement.',
    who: 'Votre banque en Tunisie',
  },
  proxy: {
    what: 'Si vous ne pouvez pas venir signer : une procuration pour cet achat, faite au consulat.',
    who: 'Consulat',
  },
  governor: {
    what: 'L’autorisation du gouverneur, demandée sur une promesse de vente et avant l’acte : comptez des mois. Aucun terrain agricole.',
    who: 'Gouvernorat',
  },
};

export const sourceNames = {
  inscription: 'Code des droits réels, articles 305 et 307 (loi n° 92-46)',
  landTitle: 'Code des droits réels, articles 358 à 360 : le titre et son plan',
  priorNotes: 'Code des droits réels, articles 365 à 367 : prénotations',
  publicity: 'Code des droits réels, article 373 (nouveau) : ce qui s’inscrit au titre',
  inscriptions: 'Code des droits réels, article 398 : ce que disent les inscriptions',
  undivided: 'Code des droits réels, articles 56 à 62 : indivision',
  preemption: 'Code des droits réels, droit de préemption : délais',
  coOwnership: 'Code des droits réels, articles 85 à 97 : copropriété (loi n° 97-68)',
  tribunal: 'Code des droits réels, article 310 : le tribunal immobilier',
  leaseForm: 'Code des obligations et des contrats, article 729 : forme du bail',
  leaseEnd: 'Code des obligations et des contrats, articles 791 à 793 : fin du bail',
  buildingPermit: 'Code de l’aménagement du territoire et de l’urbanisme, articles 68 et 69',
  completion: 'Autorisations de construire : récolement et permis d’occuper',
  connections: 'Commune de Touiref : construire, se raccorder',
  localTax: 'Commune d’El Mourouj : taxe sur les immeubles bâtis (loi n° 97-11)',
  blueAndArabic: 'Le droit immobilier en Tunisie : titres bleus et titres arabes',
  foreigners: 'Procédure d’acquisition pour les non-nationaux',
  currency: 'Achat par un non-résident : circulaire n° 2018-14 de la Banque centrale',
};

export const toConfirm = 'à confirmer par un notaire';
export const note =
  'Ce n’est pas un conseil juridique : une liste de ce qu’il faut vérifier, et chez qui, d’après les textes lus. Un notaire ou un avocat confirme ce qui vaut pour ce bien.';

type Answers = Partial<Record<keyof typeof questions, string>>;

/** 'Qui l’occupe ? Un locataire' */
const answerText = (question: keyof typeof questions, answer: string): string => {
  const { label, answers }: { label: string; answers: Record<string, string> } = questions[question];
  return `${label} ${answers[answer]!}`;
};
const answersText = (answers: Answers): string =>
  (Object.keys(answers) as (keyof typeof questions)[])
    .map((question) => answerText(question, answers[question]!))
    .join(' ; ');
export const answersLine = (answers: Answers) => `${answersText(answers)}.`;
export const ownersAnswers = (answers: Answers) => `D’après le propriétaire : ${answersText(answers)}.`;

/** 'source 4', 'sources 1, 2, 3'; empty without any */
function citedText(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  return `${numbers.length > 1 ? 'sources' : 'source'} ${numbers.join(', ')}`;
}
/** Who checks it, and which sources say so. */
export const checkFacts = (check: keyof typeof checks, cited: readonly number[]) =>
  formatFacts([checks[check].who, citedText(cited)].filter((text) => text !== ''));
/** On paper, with what is not certain. */
export const checkLine = (check: keyof typeof checks, isRead: boolean, cited: readonly number[]) =>
  formatFacts([checks[check].who, isRead ? '' : toConfirm, citedText(cited)].filter((text) => text !== ''));

export const sourcesTitle = (readOn: string) => `Sources, lues le ${formatLongDate(readOn)}`;
interface Listed {
  name: keyof typeof sourceNames;
  date: string | undefined;
}
/** '1. Code des droits réels, 12 février 1965; 2. …' */
export const sourcesText = (sources: readonly Listed[]) =>
  sources
    .map(({ name, date }, index) => `${index + 1}.\u00a0${sourceNames[name]}, ${formatSourceDate(date)}`)
    .join('\u00a0; ');
export { formatSourceDate } from './source-dates.ts';

export const listTitle = 'À vérifier avant de signer';
export const noAnswer = 'Sans réponse';
export const pageLead =
  'Pour qui vend, achète ou hérite en Tunisie. Répondez à ce que vous savez : chaque réponse ajoute à la liste ce qui est à vérifier, et chez qui. Le prix d’un bien n’en dépend pas ; la prudence, si.';
export const property = 'Quel bien ?';
export const home = 'Un logement';
export const land = 'Un terrain';
export const showList = 'Voir la liste';
export const printList = 'Imprimer la liste';
export const addressHolds =
  'L’adresse de cette page porte vos réponses : copiez-la pour l’envoyer. Rien n’est conservé.';
export const resultLead =
  'Répondez à ce que vous savez : la liste de ce qu’il faut vérifier, et chez qui, suit aussitôt. Aucun chiffre de l’estimation n’en dépend, et rien n’est conservé. Le rapport PDF et l’impression reprennent la liste.';
export const openPage = 'Ouvrir cette liste sur une page à part, à envoyer ou à imprimer';
