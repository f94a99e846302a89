export * from '../fr/experts-security.ts';
