/** Told alike in the report that the server draws: the contract has it. */
export type { EffectRow } from '@soumdar/contract';
export { effectRows } from '@soumdar/contract';
