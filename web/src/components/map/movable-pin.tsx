import type { LatLng } from 'leaflet';
import { Marker, useMap } from 'react-leaflet';
import type { Position } from '../../position.ts';
import { pin } from './pin.ts';

/** Pixels that an arrow key moves the pin: the closer the map, the finer. */
const stepPixels = 12;
const marginPixels = 60;

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-stepPixels, 0],
  ArrowRight: [stepPixels, 0],
  ArrowUp: [0, -stepPixels],
  ArrowDown: [0, stepPixels],
};

/** The property's pin, moved by dragging it or with the arrow keys; `onMove` returns false to refuse a position. */
export function MovablePin({
  position,
  onMove,
}: {
  position: Position;
  onMove: (position: Position) => boolean;
}) {
  const map = useMap();

  const moveBy = (offset: [number, number]) => {
    const moved = toPosition(map.unproject(map.project(position).add(offset)));
    if (onMove(moved)) map.panInside(moved, { padding: [marginPixels, marginPixels] });
  };

  return (
    <Marker
      position={position}
      icon={pin}
      title="Repère du bien : les flèches le déplacent"
      draggable
      autoPan
      eventHandlers={{
        dragend: ({ target }) => {
          if (!onMove(toPosition(target.getLatLng()))) target.setLatLng(position);
        },
        keydown: ({ originalEvent }) => {
          const offset = steps[originalEvent.key];
          if (!offset) return;
          // else the dialog scrolls
          originalEvent.preventDefault();
          moveBy(offset);
        },
      }}
    />
  );
}

const toPosition = ({ lat, lng }: LatLng): Position => ({ lat, lng });
