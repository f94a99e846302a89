import { describe, expect, it } from 'vitest';
import { templates as french } from '../fr/sms.ts';
import { isolateRuns } from '../isolates.ts';
import { templates } from './sms.ts';

const site = 'https://www.soumdar.example.tn/ar';
const code = '123456';

describe('an SMS in Arabic', () => {
  it.each(['verification_code', 'reset_code'] as const)('with a code fits one part (%s)', (template) => {
    const text = isolateRuns(templates[template]({ code }));
    expect(text.length).toBeLessThanOrEqual(70);
    expect(text.match(/\d{6}/g)).toEqual([code]);
  });

  const changed = { hours: 72, link: `${site}/annuler#${'a'.repeat(28)}` };
  it.each([
    ['a new number', templates.contact_changed({ ...changed, phone: { ending: '78', isTunisian: true } })],
    ['another email', templates.contact_changed({ ...changed, phone: null })],
    ['an answer', templates.request_completed({ link: `${site}/dashboard` })],
    ['a cancelled request', templates.request_cancelled({ link: `${site}/dashboard` })],
  ])('of %s fits two parts with its link, which stands alone in its line', (_what, text) => {
    expect(isolateRuns(text).length).toBeLessThanOrEqual(134);
    expect(text).toMatch(/\nhttps:\/\/\S+$/);
  });

  it('to an expert is in French', () => {
    const values = { dueAt: '2026-04-01T23:30:00.000Z', link: undefined };
    expect(templates.privacy_due(values)).toBe(french.privacy_due(values));
  });
});
