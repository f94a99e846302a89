/** Told alike in the report that the server draws: the contract has it. */
export type { Side, SideView } from '@soumdar/contract';
export { comparableCount, limitedSides, sidesOf, sideView } from '@soumdar/contract';
