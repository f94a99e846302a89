import { describe, expect, it } from 'vitest';
import { allowedActions, requestMoveRequestSchema, type RequestAction } from './experts.ts';
import type { ManualRequestStatus } from '../vocabulary.ts';

const me = { id: 'me' };
const colleague = { id: 'colleague' };

describe('allowedActions', () => {
  it.each<[ManualRequestStatus, RequestAction[]]>([
    ['pending', ['start', 'cancel']],
    ['in_progress', ['complete', 'cancel']],
    ['completed', ['correct']],
    ['cancelled', []],
  ])('with one’s own request that is %s: %j', (status, actions) => {
    expect(allowedActions({ status, assignedTo: me }, 'me')).toEqual(actions);
  });

  it.each<[ManualRequestStatus, RequestAction[]]>([
    ['pending', ['take', 'start', 'cancel']],
    ['in_progress', ['take', 'complete', 'cancel']],
    ['completed', ['correct']],
    ['cancelled', []],
  ])('with nobody’s request that is %s: %j', (status, actions) => {
    expect(allowedActions({ status, assignedTo: null }, 'me')).toEqual(actions);
  });

  it.each<[ManualRequestStatus, RequestAction[]]>([
    ['pending', ['take']],
    ['in_progress', ['take']],
    ['completed', ['correct']],
    ['cancelled', []],
  ])('with a colleague’s request that is %s: %j', (status, actions) => {
    expect(allowedActions({ status, assignedTo: colleague }, 'me')).toEqual(actions);
  });
});

describe('a move', () => {
  const revision = 0;
  it.each([
    { action: 'take', revision },
    { action: 'start', revision },
    { action: 'complete', revision, finalPrice: 850_000 },
    { action: 'complete', revision, finalPrice: 1, comments: 'Belle vue.' },
    { action: 'cancel', revision, reason: 'Injoignable' },
    { action: 'correct', revision, finalPrice: 800_000 },
    { action: 'complete', revision, verdict: 'confirmed' },
  ])('may be %j', (move) => expect(requestMoveRequestSchema.safeParse(move).success).toBe(true));

  it.each([
    { action: 'delete', revision },
    { action: 'take' },
    { action: 'take', revision: -1 },
    { action: 'complete', revision },
    { action: 'complete', revision, finalPrice: 0 },
    { action: 'complete', revision, finalPrice: 1.5 },
    { action: 'complete', revision, finalPrice: '850000' },
    { action: 'cancel', revision },
    { action: 'cancel', revision, reason: ' ' },
  ])('may not be %j', (move) => expect(requestMoveRequestSchema.safeParse(move).success).toBe(false));
});
