import { insufficientDataSchema } from './estimation.ts';
import { expertRequestDataSchema } from './experts.ts';

/** What some refusals carry beside their text, by the name of the error. */
export const refusalData = {
  notEnoughData: insufficientDataSchema,
  requestChanged: expertRequestDataSchema,
  moveNotAllowed: expertRequestDataSchema,
};
