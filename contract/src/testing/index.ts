export * from './example-estimation.ts';
export * from './example-grid.ts';
