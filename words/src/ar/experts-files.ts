export * from '../fr/experts-files.ts';
