export * from '../fr/experts-area.ts';
