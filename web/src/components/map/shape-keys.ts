import type { CircleZone } from '@soumdar/views';
import type { LatLng, Map as LeafletMap, Path } from 'leaflet';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

interface Shape<Zone> {
  zone: Zone;
  center: LatLng;
}

const attribute = 'data-zone';
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** In pixels: a shape reached by an arrow is not at the very edge. */
const edgePx = 48;

/** All shapes are one stop of the keyboard: arrows lead from one to the next, Enter chooses. */
export function useShapeKeys<Zone extends CircleZone>(
  shapes: readonly Shape<Zone>[],
  map: LeafletMap | undefined,
  textOf: (zone: Zone) => string,
  onChoose: (zone: Zone) => void,
) {
  const paths = useRef(new Map<string, Path>());
  const [reached, setReached] = useState<string>();
  const stop = shapes.some(({ zone }) => zone.slug === reached) ? reached : shapes[0]?.zone.slug;

  const elementOf = (slug: string) => paths.current.get(slug)?.getElement();
  useEffect(() => {
    for (const { zone } of shapes) {
      const element = elementOf(zone.slug);
      element?.setAttribute(attribute, zone.slug);
      element?.setAttribute('role', 'button');
      element?.setAttribute('aria-label', textOf(zone));
      element?.setAttribute('tabindex', zone.slug === stop ? '0' : '-1');
    }
  });

  function onKeyDown(event: KeyboardEvent) {
    const slug = event.target instanceof SVGElement ? event.target.getAttribute(attribute) : null;
    const from = shapes.find(({ zone }) => zone.slug === slug);
    if (!from || !map) return;
    const { key } = event;
    // Leaflet's own keys, for which the map has the focus
    if (key === '+' || key === '-') return map.getContainer().focus();
    const direction = arrows[key];
    if (!direction && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (!direction) return onChoose(from.zone);
    const next = nearestTowards(from, shapes, direction, map);
    if (!next) return;
    setReached(next.zone.slug);
    (elementOf(next.zone.slug) as SVGElement | undefined)?.focus({ preventScroll: true });
    map.panInside(next.center, { padding: [edgePx, edgePx] });
  }

  const hold = (slug: string) => (path: Path | null) => {
    if (path) paths.current.set(slug, path);
    else paths.current.delete(slug);
  };
  return { hold, onKeyDown };
}

/** What lies aside counts double, and nothing beyond 45 degrees. */
function nearestTowards<Zone>(
  from: Shape<Zone>,
  shapes: readonly Shape<Zone>[],
  [toX, toY]: [x: number, y: number],
  map: LeafletMap,
): Shape<Zone> | undefined {
  const start = map.latLngToContainerPoint(from.center);
  return shapes
    .map((shape) => {
      const { x, y } = map.latLngToContainerPoint(shape.center).subtract(start);
      return { shape, ahead: x * toX + y * toY, aside: Math.abs(x * toY) + Math.abs(y * toX) };
    })
    .filter(({ ahead, aside }) => ahead > 0 && aside <= ahead)
    .toSorted((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside))[0]?.shape;
}
