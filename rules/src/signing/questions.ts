/** Answers change the caution of a sale, never its price; the questions are in this order. */
export const signingQuestions = {
  title: ['own', 'shared', 'arabic', 'none', 'unknown'],
  owners: ['one', 'several', 'heirs', 'unknown'],
  building: ['complete', 'permit', 'changed', 'none', 'unknown'],
  plot: ['lot', 'bare', 'farm', 'unknown'],
  occupied: ['nobody', 'owner', 'tenant', 'family', 'unknown'],
  debts: ['yes', 'no', 'unknown'],
  commonParts: ['managed', 'unmanaged', 'no'],
  buyer: ['resident', 'abroad', 'foreigner'],
} as const;
export type SigningQuestion = keyof typeof signingQuestions;

type AnswersOf<Question extends SigningQuestion> = (typeof signingQuestions)[Question][number];
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
      return (signingQuestions[name] as readonly unknown[]).includes(answer) ? [[name, answer]] : [];
    }),
  );
}
