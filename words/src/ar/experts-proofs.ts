export * from '../fr/experts-proofs.ts';
