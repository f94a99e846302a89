export type * from './schema.ts';
export * from './queries/accounts.ts';
export * from './queries/sessions.ts';
export * from './queries/codes.ts';
export * from './queries/limits.ts';
export * from './queries/estimations.ts';
export * from './queries/manual-requests.ts';
export * from './queries/geocode.ts';
