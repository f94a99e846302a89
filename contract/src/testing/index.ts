export * from './example-estimation.ts';
