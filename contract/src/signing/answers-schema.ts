import { questionNames, type SigningAnswers, signingQuestions } from '@soumdar/rules';
import { z } from 'zod';

const schemas = Object.fromEntries(
  questionNames.map((name) => [name, z.enum(signingQuestions[name]).optional()]),
);

/** Separate because pages use the questions without schemas. */
export const signingAnswersSchema = z.object(schemas) as unknown as z.ZodType<SigningAnswers, SigningAnswers>;
