import type { Contest, OpinionCorrections } from '@soumdar/contract';

/** What the figures of an expert are for where the owner corrected in the contest what was estimated, else undefined. */
export function opinionCorrections(
  { location, ...corrected }: Contest['corrections'],
  estimated: { details: object; location: { lat: number; lng: number } },
): OpinionCorrections | undefined {
  const details = new Map<string, unknown>(Object.entries(estimated.details));
  const facts = Object.entries(corrected).filter(
    ([name, value]) => value !== undefined && value !== details.get(name),
  );
  const isElsewhere =
    location !== undefined &&
    (location.lat !== estimated.location.lat || location.lng !== estimated.location.lng);
  if (facts.length === 0 && !isElsewhere) return undefined;
  return { ...Object.fromEntries(facts), ...(isElsewhere && { place: true }) };
}
