export * from '../fr/experts-request.ts';
