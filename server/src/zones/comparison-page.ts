import { comparisonPath, mostCompared, zoneSlugSchema, type Comparison, type Zone } from '@soumdar/contract';
import { zoneTree } from '@soumdar/listings';
import { title } from '@soumdar/words/comparison';
import * as words from '@soumdar/words/zone-files';
import { z } from 'zod';
import { renderHead } from '../site/render-head.ts';
import type { Drawing } from './cached-pages.ts';
import { zoneOrParent, type FiguredMarket } from './figured-market.ts';
import { nearestZones } from './nearest-zones.ts';
import { presentZone } from './present-zone.ts';
import { choiceOf, slugOfName } from './zone-names.ts';

const severalSchema = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((values) => [values].flat());
const querySchema = z.object({
  /** slugs, with commas between them in the page's own address */
  zones: severalSchema
    .transform((values) => values.flatMap((list) => list.split(',')).filter(Boolean))
    .pipe(z.array(zoneSlugSchema).max(20)),
  /** names as they are typed */
  zone: severalSchema.pipe(z.array(z.string().max(80)).max(20)),
});

/** The slugs that a query asks to compare, and the one address of that comparison; undefined for what can be no query of ours. */
export function readComparison(
  query: unknown,
): { requested: string[]; path: string; isThere: boolean } | undefined {
  const read = querySchema.safeParse(query);
  if (!read.success) return undefined;
  const typed = read.data.zone.flatMap((name) => (name.trim() === '' ? [] : (slugOfName(name) ?? [])));
  const requested = [...new Set([...read.data.zones, ...typed])].sort();
  const { zones, zone } = query as Record<string, unknown>;
  const isThere = zone === undefined && (zones ?? '') === requested.join(',');
  return { requested, path: comparisonPath(requested), isThere };
}

/** The page of a comparison. Where nothing is advertised in a zone any more, it leads to that of the larger one. */
export function drawComparison(
  market: FiguredMarket,
  requested: string[],
  publicUrl: string | undefined,
): Drawing | { leadsTo: string } {
  const isTooMany = requested.length > mostCompared;
  const still = requested.map((slug) => zoneOrParent(market, slug));
  if (!isTooMany && still.some((slug, at) => slug !== requested[at]))
    return { leadsTo: comparisonPath(still) };
  const { zones } = zoneTree();
  const data: Comparison = {
    requested,
    zones: isTooMany ? [] : requested.flatMap((slug) => comparedPart(presentZone(market, slug)) ?? []),
    unknown: isTooMany
      ? []
      : requested.flatMap((slug) => (zones.has(slug) ? [] : { slug, nearest: nearestZones(slug) })),
    choices: choicesOf(market),
  };
  const head = {
    title: title(data.zones),
    description: words.comparisonDescription,
  };
  return {
    status: isTooMany ? 400 : data.unknown.length > 0 ? 404 : 200,
    head: renderHead(head, { publicUrl, path: comparisonPath(requested) }),
    data,
  };
}

/** What a comparison shows of a zone. */
function comparedPart(zone: Zone | undefined): Zone | undefined {
  return (
    zone && {
      ...zone,
      inside: [],
      trend: zone.trend.filter(({ medianPerSqm }) => medianPerSqm !== null),
    }
  );
}

/** The zones that have a price of their own. */
function choicesOf({ figures }: FiguredMarket): string[] {
  return [...zoneTree().zones.values()]
    .filter(({ slug }) => figures.zones[slug]?.groups.some(({ medianPerSqm }) => medianPerSqm !== null))
    .map(choiceOf);
}
