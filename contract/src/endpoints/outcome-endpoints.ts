import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import { doneSchema, uuidParamsSchema } from '../api/envelope.ts';
import { newOutcomeSchema, outcomeResponseSchema, proofTypes } from '../estimation/outcomes.ts';
import { mostProofBytes } from '../limits.ts';

export const outcomeEndpoints = {
  stateOutcome: {
    tag: 'signed prices',
    summary:
      'States what became of a property: sold or let at a signed price, or off the market. A change of kind, price or month erases the proof.',
    access: 'account',
    params: uuidParamsSchema,
    body: newOutcomeSchema,
    answer: outcomeResponseSchema,
    errors: ['notFound', 'tooManyAttempts'],
  },
  deleteOutcome: {
    tag: 'signed prices',
    summary: 'Erases it with its proof.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  refuseOutcomeQuestion: {
    tag: 'signed prices',
    summary: 'Stops the account’s question about what became of its properties.',
    access: 'account',
    params: uuidParamsSchema,
    answer: doneSchema,
    errors: ['notFound'],
  },
  proveOutcome: {
    tag: 'signed prices',
    summary: 'Sends a proof of a signed price, which an expert reads; it replaces another that waits.',
    access: 'account',
    params: uuidParamsSchema,
    file: { types: proofTypes, mostBytes: mostProofBytes },
    answer: outcomeResponseSchema,
    errors: ['notFound', 'noSignedPrice', 'tooManyProofs'],
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
