export * from '../fr/experts-queue.ts';
