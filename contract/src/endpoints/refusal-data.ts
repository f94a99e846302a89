import { insufficientDataSchema } from '../estimation/estimation.ts';
import { expertRequestDataSchema } from '../experts/experts.ts';

/** Data of some refusals, by the name of the error. */
export const refusalData = {
  notEnoughData: insufficientDataSchema,
  requestChanged: expertRequestDataSchema,
  moveNotAllowed: expertRequestDataSchema,
};
