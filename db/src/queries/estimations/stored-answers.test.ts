import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { packAnswer, unpackAnswer, type StoredAnswer } from './stored-answers.ts';

const none = {
  result: {},
  confidence: null,
  comparables: null,
  comparable_counts: null,
  explanation: null,
  basis: null,
};

it('an answer is read as it was kept, whatever it holds', () => {
  const part = dictionary(string(), jsonValue());
  assert(
    property(part, part, (result, comparables) => {
      const answer = JSON.parse(JSON.stringify({ ...none, result, comparables })) as StoredAnswer;
      expect(unpackAnswer(packAnswer(answer))).toEqual(answer);
    }),
  );
});

it('lists of like objects are read as they were, with what some lack and with lists within', () => {
  const like = [
    { locality: 'La Marsa', likenesses: ['recent'], price: 1 / 3 },
    { locality: 'Sfax', likenesses: [], price: null },
  ];
  const unlike = [...like, { locality: 'Tozeur' }];
  const reordered = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ];
  const named = { columns: [1, 2] };
  const unnamed = [{ '': 0 }, {}];
  const answer = {
    ...none,
    comparables: { like, unlike, reordered, named, unnamed, within: [{ like }, { like }] },
  };
  expect(unpackAnswer(packAnswer(answer))).toEqual(answer);
});

it('what is undefined is kept as absent, as in JSON', () => {
  const items = [{ rooms: 3, plot: undefined }, { rooms: 2 }];
  expect(unpackAnswer(packAnswer({ ...none, comparables: { items } })).comparables).toEqual({
    items: [{ rooms: 3 }, { rooms: 2 }],
  });
});

it('the dictionary is the one that answers were packed with', () => {
  const stored = readFileSync(new URL('answer-dictionary.txt', import.meta.url));
  expect(createHash('sha256').update(stored).digest('hex')).toBe(
    'f528861927d7d1d50b118a5b9adefb4482b7d8d67e017c710e2953b04e6112bd',
  );
  const packed = Buffer.from('AcM1vGpkbGKqZ2ZugTbcmFeak4M2RocuBE9TEAmUlAMRgjodxKkFAA==', 'base64');
  expect(unpackAnswer(packed).result).toEqual({ netPrice: 312_345.678 });
});

it('what a newer version wrote is not guessed at', () => {
  const packed = packAnswer(none);
  packed[0] = 2;
  expect(() => unpackAnswer(packed)).toThrow('newer version');
});
