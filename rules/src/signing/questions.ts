/** Answers change the caution of a sale, never its price; the questions are in this order. */
export const signingQuestions = {
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
} as const;
export type SigningQuestion = keyof typeof signingQuestions;

type AnswersOf<Question extends SigningQuestion> = keyof (typeof signingQuestions)[Question]['answers'];
export type SigningAnswers = { [Question in SigningQuestion]?: AnswersOf<Question> };

export const questionNames = Object.keys(signingQuestions) as SigningQuestion[];

/** Land has no permit, a building no separate plot. */
export function signingQuestionsOf({ isLand }: { isLand: boolean }): SigningQuestion[] {
  const left: SigningQuestion[] = isLand ? ['building', 'commonParts'] : ['plot'];
  return questionNames.filter((name) => !left.includes(name));
}

/** Removes invalid answers, since an address or a store may hold anything. */
export function knownAnswers(
  answers: Partial<Record<SigningQuestion, unknown>>,
  questions: readonly SigningQuestion[] = questionNames,
): SigningAnswers {
  return Object.fromEntries(
    questions.flatMap((name) => {
      const answer = answers[name];
      return typeof answer === 'string' && Object.hasOwn(signingQuestions[name].answers, answer)
        ? [[name, answer]]
        : [];
    }),
  );
}
