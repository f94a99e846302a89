import { expect, it } from 'vitest';
import { announcedPolicy, policyVersions } from './privacy-policy.ts';

it('announces the newest version for 30 days from its day on', () => {
  const versions = [{ version: '9.1', since: '2026-03-02' }] as const;
  const announcedOn = (day: string) => announcedPolicy(new Date(day), versions)?.version;
  expect(announcedOn('2026-03-01T23:59:59Z')).toBeUndefined();
  expect(announcedOn('2026-03-02T00:00:00Z')).toBe('9.1');
  expect(announcedOn('2026-03-31T23:59:59Z')).toBe('9.1');
  expect(announcedOn('2026-04-01T00:00:00Z')).toBeUndefined();
});

it('lists its versions newest first, each once', () => {
  const days = policyVersions.map(({ since }) => since);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(policyVersions.map(({ version }) => version)).size).toBe(days.length);
});
