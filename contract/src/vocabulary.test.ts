import { describe, expect, it } from 'vitest';
import { confidenceLevel } from './estimation/confidence.ts';
import { asksMarketingChannel, timelinesFor } from './vocabulary.ts';

describe('timelinesFor', () => {
  it('offers a sale already made to sellers only, and a letting to landlords only', () => {
    expect(timelinesFor('vendre')).toContain('recently-sold');
    expect(timelinesFor('vendre')).not.toContain('recently-rented');
    expect(timelinesFor('louer')).toContain('recently-rented');
    expect(timelinesFor('louer')).not.toContain('recently-sold');
    expect(timelinesFor('acheter')).toEqual([
      'already-started',
      'asap',
      '3-months',
      '6-months',
      'more-6-months',
      'no-project',
    ]);
  });

  it('offers none to who only wants to know the value', () => {
    expect(timelinesFor('connaitre')).toEqual([]);
  });
});

describe('asksMarketingChannel', () => {
  it('asks only of somebody with a project ahead', () => {
    expect(asksMarketingChannel('asap')).toBe(true);
    expect(asksMarketingChannel('no-project')).toBe(false);
    expect(asksMarketingChannel('recently-sold')).toBe(false);
    expect(asksMarketingChannel('recently-rented')).toBe(false);
  });
});

describe('confidenceLevel', () => {
  it.each([
    [100, 'Très fiable'],
    [80, 'Très fiable'],
    [79, 'Fiable'],
    [60, 'Fiable'],
    [59, 'Modérée'],
    [40, 'Modérée'],
    [39, 'Faible'],
    [0, 'Faible'],
  ])('says of %i: %s', (score, level) => expect(confidenceLevel(score)).toBe(level));
});
