/** Told alike in the report that the server draws: the contract has it. */
export {
  surfaceSimilarity,
  distanceLabel,
  todayText,
  averageDistanceLabel,
  matchReasonsText,
} from '@soumdar/contract';
