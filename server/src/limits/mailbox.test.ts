import { expect, it } from 'vitest';
import { countedMailbox } from './mailbox.ts';

it.each([
  ['leila@example.tn', 'leila@example.tn'],
  ['leila+soumdar@example.tn', 'leila@example.tn'],
  ['leila+a+b@example.tn', 'leila@example.tn'],
  ['l.ei.la@example.tn', 'l.ei.la@example.tn'],
  ['l.ei.la+soumdar@gmail.com', 'leila@gmail.com'],
  ['leila@googlemail.com', 'leila@gmail.com'],
  ['+leila@example.tn', '+leila@example.tn'],
])('codes to %s count as to %s', (email, mailbox) => {
  expect(countedMailbox(email)).toBe(mailbox);
});
