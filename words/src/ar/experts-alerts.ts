export * from '../fr/experts-alerts.ts';
