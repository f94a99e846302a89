import { insufficientDataSchema } from './estimation.ts';
import { expertRequestDataSchema } from './experts.ts';

/** Data of some refusals, by the name of the error. */
export const refusalData = {
  notEnoughData: insufficientDataSchema,
  requestChanged: expertRequestDataSchema,
  moveNotAllowed: expertRequestDataSchema,
};
