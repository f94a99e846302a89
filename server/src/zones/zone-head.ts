import type { Zone } from '@soumdar/contract';
import { pricesTitle } from '@soumdar/words/places';
import { zoneDescription } from '@soumdar/words/zone-files';
import type { PageHead } from '../site/render-head.ts';

const mostStated = 3;

/** What a zone's page says of itself to search engines, and where a link to it is shared. */
export function headOfZone(zone: Zone): PageHead {
  const stated = zone.groups
    .flatMap(({ type, transaction, medianPerSqm }) =>
      medianPerSqm === null ? [] : [{ type, transaction, medianPerSqm }],
    )
    .slice(0, mostStated);
  return { title: pricesTitle(zone), description: zoneDescription(stated) };
}
