import { comparisonPath, mostCompared, zoneSlugSchema, type Comparison, type Zone } from '@soumdar/contract';
import { slugOf, zoneTree } from '@soumdar/listings';
import type { Words } from '@soumdar/words';
import { z } from 'zod';
import type { PageContent } from '../site/pages.ts';
import { nameInGovernorate, zonesTyped } from './find-zone.ts';
import { zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { nearestZones } from './nearest-zones.ts';
import { presentZone } from './present-zone.ts';

const severalSchema = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((values) => [values].flat());
const querySchema = z.object({
  zones: severalSchema
    .transform((values) => values.flatMap((list) => list.split(',')).filter(Boolean))
    .pipe(z.array(zoneSlugSchema).max(20)),
  zone: severalSchema.pipe(z.array(z.string().max(80)).max(20)),
});

/** Undefined for a query that cannot be ours. */
export function readComparison(
  query: unknown,
): { requested: string[]; path: string; isThere: boolean } | undefined {
  const read = querySchema.safeParse(query);
  if (!read.success) return undefined;
  const typed = read.data.zone.flatMap((name) => (name.trim() === '' ? [] : (slugOfName(name) ?? [])));
  const requested = [...new Set([...read.data.zones, ...typed])];
  const { zones, zone } = query as Record<string, unknown>;
  const isThere = zone === undefined && (zones ?? '') === requested.join(',');
  return { requested, path: comparisonPath(requested), isThere };
}

/** A zone no longer advertised becomes the next larger one. */
export function zonesOrParents(market: FiguredMarket | undefined, requested: string[]): string[] {
  if (requested.length > mostCompared) return requested;
  const advertised = requested.map((slug) => zoneOrParent(market, slug));
  return advertised.some((slug, at) => slug !== requested[at]) ? advertised : requested;
}

export function compareZones(words: Words, market: FiguredMarket, requested: string[]): PageContent {
  const isTooMany = requested.length > mostCompared;
  const { zones } = zoneTree();
  const data: Comparison = {
    requested,
    zones: isTooMany ? [] : requested.flatMap((slug) => comparedPart(presentZone(market, slug)) ?? []),
    unknown: isTooMany
      ? []
      : requested.flatMap((slug) => (zones.has(slug) ? [] : { slug, nearest: nearestZones(slug) })),
    choices: choicesOf(market, words.places),
  };
  return {
    status: isTooMany ? 400 : data.unknown.length > 0 ? 404 : 200,
    head: {
      ...words.pages.heads.comparison,
      title: words.comparison.title(words.placeNames.withPlaceNames(data.zones)),
    },
    data,
  };
}

function comparedPart(zone: Zone | undefined): Zone | undefined {
  return (
    zone && {
      ...zone,
      inside: [],
      trend: zone.trend.filter(({ medianPerSqm }) => medianPerSqm !== null),
    }
  );
}

function choicesOf({ figures }: FiguredMarket, words: Words['places']): string[] {
  return [...zoneTree().zones.values()]
    .filter(({ slug }) => figures.zones[slug]?.groups.some(({ medianPerSqm }) => medianPerSqm !== null))
    .map((zone) => nameInGovernorate(zone, words));
}

/** Undefined where no zone resembles the name. */
function slugOfName(typed: string): string | undefined {
  const [named] = zonesTyped(typed);
  return named?.slug ?? (slugOf(typed).slice(0, 60).replace(/-$/, '') || nearestZones(typed)[0]?.slug);
}
