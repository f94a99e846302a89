import { zoneTree } from '@soumdar/listings';
import type { EurRate } from '@soumdar/contract';
import type { AwaitedFigure, DueFollow, FollowedValue } from '@soumdar/db';
import { roundings } from '@soumdar/rules';
import { isWide } from '@soumdar/views';
import type { ChangeCauses, EmailValues, FollowedProperty, PropertyName } from '@soumdar/words';
import { hasNews, type PropertyNews, type SideNews } from './news.ts';

/** A followed property as an email tells it. */
export interface NotifiedProperty extends Pick<DueFollow, 'follow' | 'property'> {
  news: PropertyNews;
  /** its points since the owner was last told, oldest first, the newest included */
  points: FollowedValue[];
  /** whether the method of the newest is another than when the owner was last told */
  newMethod: boolean;
}

/** The values of one email for all that an account follows or waits for. */
export function alertValues(
  notified: NotifiedProperty[],
  covered: AwaitedFigure[] = [],
  eurRate?: EurRate,
): EmailValues['followed_properties'] {
  return {
    occasion: occasionOf(notified, covered),
    properties: notified.map(followedProperty),
    covered: covered.map(propertyName),
    eurRate: eurRate ?? null,
  };
}

function occasionOf(notified: NotifiedProperty[], covered: AwaitedFigure[]) {
  if (notified.some(({ news }) => hasNews(news))) return 'news';
  return covered.length > 0 ? 'covered' : 'quarter';
}

function followedProperty({ property, follow, news, ...since }: NotifiedProperty): FollowedProperty {
  return {
    property: propertyName(property),
    noFigure: news.noFigure ?? 'unreliable',
    sides: news.sides.flatMap((one) => {
      const { side, kind, price, notified, range } = one;
      if (price === null) return [];
      return {
        side,
        price: roundings[side].price(price),
        unroundedPrice: price,
        isWide: isWide(range),
        change: notified === null ? null : price / notified - 1,
        moved: kind === 'moved' ? { since: follow.told_at, causes: causesOf(one, since) } : null,
      };
    }),
  };
}

/** The place, never the address. */
function propertyName({
  property_type: type,
  details,
  name,
  lat,
  lng,
}: Pick<DueFollow['property'], 'property_type' | 'details' | 'lat' | 'lng'> & {
  name?: string | null;
}): PropertyName {
  if (name) return { name };
  const tree = zoneTree();
  const place = tree.zones.get(tree.zoneAt({ lat, lng }))!.name;
  const { surface } = details as { surface: number };
  return { type, surface, place };
}

/** What moved a price over several points: the causes of each, added up. */
function causesOf(
  { side, noise }: SideNews,
  { points, newMethod }: Pick<NotifiedProperty, 'points' | 'newMethod'>,
): ChangeCauses {
  if (newMethod) return { kind: 'newMethod' };
  const sum = (key: 'sale_index' | 'sale_listings' | 'sale_model' | 'rent_listings' | 'rent_model') =>
    points.reduce<number | null>((total, point) => {
      const part = point[key];
      return total === null || part === null ? null : total + part;
    }, 0);
  const [listings, model] = [sum(`${side}_listings`), sum(`${side}_model`)];
  if (listings === null || model === null) return { kind: 'unknown' };
  const index = side === 'sale' ? sum('sale_index') : null;
  return {
    kind: 'parts',
    index: index === null ? null : changeOf(index),
    listings: changeOf(listings),
    model: model === 0 ? null : { change: changeOf(model), version: points.at(-1)!.model_version },
    noise: changeOf(noise),
  };
}

/** A change of a logarithm as a share. */
const changeOf = (log: number) => Math.exp(log) - 1;
