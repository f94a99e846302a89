/** Told alike in the report that the server draws: the contract has it. */
export { hasShownFigure, shownFigures } from '@soumdar/contract';
