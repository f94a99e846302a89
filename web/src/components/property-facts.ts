/** Told alike in the report that the server draws: the contract has it. */
export { propertyFacts } from '@soumdar/contract';
