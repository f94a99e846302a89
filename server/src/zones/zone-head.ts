import type { Zone } from '@soumdar/contract';
import { zoneView } from '@soumdar/views';
import { pricesTitle } from '@soumdar/words/places';
import { zoneDescription } from '@soumdar/words/zone-files';
import type { PageHead } from '../site/render-head.ts';

const mostStated = 3;

/** What a zone's page says of itself to search engines, and where a link to it is shared. */
export function headOfZone(zone: Zone): PageHead {
  const stated = zoneView(zone).priced.slice(0, mostStated);
  return { title: pricesTitle(zone), description: zoneDescription(stated) };
}
