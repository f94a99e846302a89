import { describe, expect, it } from 'vitest';
import { analyticsEventNames, analyticsEventSchema } from './analytics.ts';

const event = { name: 'pageview', page: 'Home' };
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p_${'a'.repeat(index)}`, index]));

describe('an analytics event', () => {
  it.each(analyticsEventNames)('may be %s', (name) => {
    expect(analyticsEventSchema.parse({ name, page: 'Home' })).toEqual({
      name,
      page: 'Home',
      properties: {},
    });
  });

  it.each([
    [{ properties: { property_type: 'villa', rank: 2, chosen: true } }],
    [{ properties: numbered(8) }],
    [{ properties: { note: 'é'.repeat(80) } }],
    [{ page: 'x'.repeat(60) }],
  ])('may carry %j', (change) => {
    expect(analyticsEventSchema.safeParse({ ...event, ...change }).success).toBe(true);
  });

  it.each([
    [{ name: 'page_view' }],
    [{ name: undefined }],
    [{ page: ' ' }],
    [{ page: undefined }],
    [{ page: 'x'.repeat(61) }],
    [{ properties: numbered(9) }],
    [{ page: 'Home\0' }],
    [{ properties: { note: 'x'.repeat(81) } }],
    [{ properties: { note: 'half \ud800' } }],
    [{ properties: { note: 'two\nlines' } }],
    [{ properties: { 'amel@exemple.tn': true } }],
    [{ properties: { user: { email: 'amel@exemple.tn' } } }],
    [{ properties: { list: ['a'] } }],
    [{ properties: { nothing: null } }],
    [{ properties: ['a'] }],
  ])('may not carry %j', (change) => {
    expect(analyticsEventSchema.safeParse({ ...event, ...change }).success).toBe(false);
  });

  it('loses what nobody asked for', () => {
    expect(analyticsEventSchema.parse({ ...event, distinct_id: 'amel', ip: '10.0.0.1' })).toEqual({
      ...event,
      properties: {},
    });
  });

  it('tells no position finer than eleven metres', () => {
    const properties = { lat: 36.806_512_3, at: '36.8065123, 10.1815123' };
    expect(analyticsEventSchema.parse({ ...event, properties }).properties).toEqual({
      lat: 36.8065,
      at: '36.8065, 10.1815',
    });
  });
});
