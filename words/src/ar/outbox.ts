export * from '../fr/outbox.ts';
