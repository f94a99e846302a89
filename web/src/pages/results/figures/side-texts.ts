/** Told alike in the report that the server draws: the contract has it. */
export {
  sideTexts,
  landRentText,
  confidenceSentence,
  scoreSentence,
  accuracySentence,
  insufficientSentence,
  limitedSentence,
  basisSentence,
  sampleText,
  spreadSentence,
} from '@soumdar/contract';
