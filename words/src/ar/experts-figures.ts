export * from '../fr/experts-figures.ts';
