export * from '../fr/experts-privacy.ts';
