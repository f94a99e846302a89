import type { SigningAnswers, SigningQuestion } from './questions.ts';
import type { SourceName } from './sources.ts';

export interface SigningCheck {
  what: string;
  /** who checks it, or gives the paper */
  who: string;
  /** a notary must confirm where none is a law */
  sources: readonly SourceName[];
  /** false where the law was not read, or its application is open */
  isRead: boolean;
}

const registry = 'Conservation de la propriété foncière';
const lawyer = 'Notaire ou avocat';
const townHall = 'Municipalité';
const surveyor = 'Géomètre';

const read = (what: string, who: string, ...sources: SourceName[]): SigningCheck => ({
  what,
  who,
  sources,
  isRead: true,
});
const toConfirm = (what: string, who: string, ...sources: SourceName[]): SigningCheck => ({
  what,
  who,
  sources,
  isRead: false,
});

export const signingChecks = {
  localTax: read(
    'La quittance de la taxe locale : sans preuve de son paiement, l’acte ne peut pas être rédigé.',
    townHall,
    'localTax',
  ),
  identity: toConfirm(
    'Le vendeur est bien celui que nomme le titre ou l’acte. S’il est marié, son conjoint doit peut-être signer ; s’il est représenté, la procuration doit viser cette vente.',
    lawyer,
  ),
  certificate: read(
    'Un certificat de propriété récent, demandé avec le numéro du titre : propriétaires, surface, hypothèques, prénotations et saisies y sont inscrits.',
    registry,
    'landTitle',
    'priorNotes',
    'inscriptions',
  ),
  inscription: read(
    'L’inscription de la vente au titre, sitôt signée : sur un bien immatriculé, le droit n’existe en général que du jour de son inscription.',
    `${lawyer}, puis ${registry}`,
    'inscription',
  ),
  plan: read('Le plan joint au titre correspond à ce qui est bâti et clôturé.', surveyor, 'landTitle'),
  ownLot: read(
    'Le lot vendu est-il borné, et son titre à lui demandé ? Sans titre séparé, on n’achète qu’une part de l’ensemble.',
    `${surveyor}, puis ${registry}`,
    'landTitle',
  ),
  chainOfDeeds: toConfirm(
    'Toute la suite des actes, jusqu’au premier propriétaire : un acte non immatriculé n’est inscrit dans aucun livre foncier, et un autre peut exister.',
    lawyer,
    'blueAndArabic',
  ),
  possession: toConfirm(
    'Qui occupe le bien, et depuis quand : sans immatriculation, il peut s’acquérir par une longue possession.',
    `Vous sur place, puis ${lawyer.toLowerCase()}`,
    'blueAndArabic',
  ),
  registration: read(
    'Une demande d’immatriculation est-elle en cours, ou contestée ? Le tribunal immobilier en décide ; elle peut prendre des années.',
    'Tribunal immobilier',
    'tribunal',
    'blueAndArabic',
  ),
  lender: toConfirm(
    'Votre banque prête-t-elle sans titre foncier ? À savoir avant de vous engager.',
    'Votre banque',
  ),
  promise: read(
    'Ce que vaut le papier montré : un acte qui n’est pas inscrit n’oblige que celui qui l’a signé. Une promesse de vente peut être prénotée au titre.',
    lawyer,
    'publicity',
    'priorNotes',
  ),
  titleNumber: read(
    'Le numéro du titre foncier : le vendeur le donne, le registre dit s’il existe et à qui il est.',
    registry,
    'landTitle',
  ),
  everyOwner: read(
    'La liste des copropriétaires et l’accord écrit de chacun : chacun ne peut vendre que sa part.',
    lawyer,
    'undivided',
  ),
  preemption: read(
    'Si une seule part est vendue, les autres copropriétaires peuvent la reprendre : un mois après leur notification par huissier, six mois sans elle.',
    'Huissier et notaire',
    'preemption',
  ),
  deathInscribed: read(
    'La succession est inscrite au titre : avant, les héritiers d’un bien immatriculé ne peuvent pas le vendre.',
    registry,
    'publicity',
  ),
  heirsNamed: toConfirm(
    'L’acte de décès et l’acte qui nomme tous les héritiers (hojjet wafat). S’il y a un mineur ou un absent, une autorisation du juge est sans doute nécessaire.',
    `${lawyer}, tribunal`,
    'blueAndArabic',
  ),
  plansMatch: read(
    'Les plans approuvés correspondent à ce qui est bâti : toute modification demandait un permis.',
    'Architecte',
    'buildingPermit',
  ),
  completion: read(
    'Le procès-verbal de récolement et le permis d’occuper, délivrés après la fin des travaux.',
    townHall,
    'completion',
  ),
  regularisation: toConfirm(
    'Ce qui est bâti sans permis peut-il être régularisé, à quel coût, et une décision d’arrêt ou de démolition existe-t-elle ?',
    `${townHall}, architecte`,
    'buildingPermit',
  ),
  connections: toConfirm(
    'Eau et électricité : sans permis, le raccordement demande l’accord d’une commission.',
    'SONEDE, STEG et municipalité',
    'connections',
  ),
  permit: read(
    'Le permis de bâtir et ses plans : le maire le délivre, le gouverneur hors des communes.',
    townHall,
    'buildingPermit',
  ),
  zoning: toConfirm(
    'Ce que le plan d’aménagement permet là : usage, hauteur, reculs, routes prévues.',
    townHall,
  ),
  lotApproval: toConfirm('L’arrêté qui approuve le lotissement, et son cahier des charges.', townHall),
  farmUse: toConfirm(
    'Un terrain agricole ne se bâtit pas librement et ne se vend pas à un étranger : son changement d’usage est-il décidé, ou seulement promis ?',
    'Commissariat au développement agricole',
    'foreigners',
  ),
  lease: read(
    'Le bail : son loyer et son terme. À son terme il cesse, mais si le locataire reste, il est renouvelé.',
    lawyer,
    'leaseEnd',
  ),
  leaseAgainstBuyer: read(
    'Le bail engage-t-il l’acheteur ? De plus d’un an, il doit être enregistré ; de plus de trois ans, inscrit au titre.',
    `${lawyer}, ${registry.toLowerCase()}`,
    'leaseForm',
    'publicity',
  ),
  oldTenant: toConfirm(
    'Un locataire ancien peut avoir le droit de rester, ou d’acheter avant les autres. La caution et les loyers payés d’avance sont à compter.',
    lawyer,
  ),
  noLease: read(
    'À quel titre ils y sont, et depuis quand : sans écrit, une location est censée faite sans terme.',
    lawyer,
    'leaseForm',
  ),
  vacated: toConfirm('La promesse dit qui libère les lieux, quand, et ce qui est payé avant.', lawyer),
  visit: toConfirm(
    'Une visite, et une question aux voisins : qui y vit, et à quel titre ?',
    'Vous, sur place',
  ),
  release: toConfirm(
    'La somme encore due et la mainlevée : qui la paie, et qu’elle soit inscrite au titre avec la vente.',
    'Banque, puis Conservation de la propriété foncière',
    'inscriptions',
  ),
  sellersDebts: toConfirm(
    'Les dettes du vendeur : aucun livre foncier ne les montre ici ; la promesse dit qui les paie.',
    lawyer,
  ),
  noDebt: read(
    'Le certificat de propriété confirme qu’aucune hypothèque ni saisie n’est inscrite.',
    registry,
    'inscriptions',
  ),
  dues: read(
    'Charges impayées, travaux déjà votés et règlement de copropriété : chaque propriétaire doit sa part des charges.',
    'Syndic',
    'coOwnership',
  ),
  noSyndic: read(
    'Qui entretient les parties communes : le syndicat des propriétaires existe de plein droit, et la commune peut lui nommer un syndic.',
    `Voisins, ${townHall.toLowerCase()}`,
    'coOwnership',
  ),
  currency: toConfirm(
    'La preuve que l’argent est venu de l’étranger (fiche d’investissement) : sans elle, le prix d’une revente ne ressort pas librement.',
    'Votre banque en Tunisie',
    'currency',
  ),
  proxy: toConfirm(
    'Si vous ne pouvez pas venir signer : une procuration pour cet achat, faite au consulat.',
    'Consulat',
  ),
  governor: toConfirm(
    'L’autorisation du gouverneur, demandée sur une promesse de vente et avant l’acte : comptez des mois. Aucun terrain agricole.',
    'Gouvernorat',
    'foreigners',
  ),
} as const satisfies Record<string, SigningCheck>;
export type SigningCheckName = keyof typeof signingChecks;

type ChecksOf<Question extends SigningQuestion> = Record<
  NonNullable<SigningAnswers[Question]>,
  readonly SigningCheckName[]
>;

const calledFor: { [Question in SigningQuestion]: ChecksOf<Question> } = {
  title: {
    own: ['certificate', 'plan', 'inscription'],
    shared: ['certificate', 'ownLot', 'everyOwner', 'preemption'],
    arabic: ['chainOfDeeds', 'possession', 'registration', 'lender'],
    none: ['promise', 'possession', 'lender'],
    unknown: ['titleNumber', 'certificate'],
  },
  owners: {
    one: [],
    several: ['everyOwner', 'preemption'],
    heirs: ['heirsNamed', 'deathInscribed', 'everyOwner', 'preemption'],
    unknown: ['certificate'],
  },
  building: {
    complete: ['plansMatch'],
    permit: ['plansMatch', 'completion'],
    changed: ['plansMatch', 'regularisation'],
    none: ['regularisation', 'connections'],
    unknown: ['permit', 'completion'],
  },
  plot: {
    lot: ['lotApproval', 'zoning'],
    bare: ['zoning', 'permit'],
    farm: ['farmUse'],
    unknown: ['zoning', 'farmUse'],
  },
  occupied: {
    nobody: [],
    owner: ['vacated'],
    tenant: ['lease', 'leaseAgainstBuyer', 'oldTenant'],
    family: ['noLease', 'vacated'],
    unknown: ['visit', 'lease'],
  },
  debts: {
    yes: ['certificate', 'release', 'sellersDebts'],
    no: ['noDebt', 'sellersDebts'],
    unknown: ['certificate', 'sellersDebts'],
  },
  commonParts: { managed: ['dues'], unmanaged: ['noSyndic'], no: [] },
  buyer: { resident: [], abroad: ['currency', 'proxy'], foreigner: ['governor', 'currency'] },
};

const always: readonly SigningCheckName[] = ['identity', 'localTax'];

/** Checks that make sense only with, or only without, an entry in the land register. */
const ofRegistered: readonly SigningCheckName[] = ['certificate', 'deathInscribed', 'release', 'noDebt'];
const ofUnregistered: readonly SigningCheckName[] = ['sellersDebts'];
const isUnregistered = ({ title }: SigningAnswers) => title === 'arabic' || title === 'none';

/** Each check once, in the order of the questions; those of every sale last. */
export function checksFor(answers: SigningAnswers): SigningCheckName[] {
  const called = (Object.keys(calledFor) as SigningQuestion[]).flatMap((question) => {
    const byAnswer: Record<string, readonly SigningCheckName[]> = calledFor[question];
    return byAnswer[answers[question] ?? ''] ?? [];
  });
  const left = isUnregistered(answers) ? ofRegistered : ofUnregistered;
  return [...new Set([...called, ...always])].filter((name) => !left.includes(name));
}

/** Each source once, numbered in this order. */
export function sourcesOf(checks: readonly SigningCheckName[]): SourceName[] {
  return [...new Set(checks.flatMap((name): readonly SourceName[] => signingChecks[name].sources))];
}

export function citedText({ sources }: SigningCheck, listed: readonly SourceName[]): string {
  const numbers = sources.map((name) => listed.indexOf(name) + 1).toSorted((one, other) => one - other);
  if (numbers.length === 0) return '';
  return `${numbers.length > 1 ? 'sources' : 'source'} ${numbers.join(', ')}`;
}

export const toConfirmText = 'à confirmer par un notaire';
export const signingNote =
  'Ce n’est pas un conseil juridique : une liste de ce qu’il faut vérifier, et chez qui, d’après les textes lus. Un notaire ou un avocat confirme ce qui vaut pour ce bien.';
