import {
  array,
  assert,
  constantFrom,
  infiniteStream,
  integer,
  property,
  tuple,
  uint8Array,
} from 'fast-check';
import { expect, test } from 'vitest';
import { BatchReader } from './protocol.ts';

function message(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const step = tuple(constantFrom('P', 'B', 'D', 'E', 'd'), uint8Array());
const end = tuple(constantFrom('S', 'Q', 'H'), uint8Array());
const batch = tuple(array(step, { maxLength: 5 }), end).map(([steps, last]) =>
  Buffer.concat([...steps, last].map(([type, body]) => message(type, body))),
);

test('batches are found again however the messages arrive', () => {
  assert(
    property(
      array(batch),
      array(step),
      infiniteStream(integer({ min: 1, max: 300 })),
      (batches, rest, sizes) => {
        const sent = Buffer.concat([...batches, ...rest.map(([type, body]) => message(type, body))]);
        const reader = new BatchReader();
        const received: Buffer[] = [];
        for (let at = 0; at < sent.length;) {
          const size = sizes.next().value;
          received.push(...reader.push(sent.subarray(at, at + size)));
          at += size;
        }
        expect(received).toEqual(batches);
      },
    ),
  );
});

test('a large batch in many pieces is put together in one go', () => {
  const large = message('Q', new Uint8Array(20_000_000));
  const reader = new BatchReader();
  const started = performance.now();
  let received: Buffer[] = [];
  for (let at = 0; at < large.length; at += 1_000) received = reader.push(large.subarray(at, at + 1_000));
  expect(received).toHaveLength(1);
  expect(received[0]).toHaveLength(large.length);
  expect(performance.now() - started).toBeLessThan(2_000); // joining the chunks at each arrival would take a minute
});
