import type { ComparablePlace } from '@soumdar/contract';
import { formatNumber } from '../../../format.ts';
import { distanceLabel } from '../reliability.ts';

/** As many as leave the whole result on one sheet, the closest first. */
const mostPrinted = 5;

/** On paper, where there is no map to look at: the neighbourhoods of the comparables, with their prices per m². */
export function PrintedPlaces({ places }: { places: ComparablePlace[] }) {
  if (places.length === 0) return null;
  return (
    <table className="mt-2 hidden w-full border-t border-line text-sm tabular-nums print:table">
      <thead className="align-bottom">
        <tr className="text-right">
          <th className="pt-2 text-left">Quartier</th>
          <th className="pt-2 pl-2">Annonces</th>
          <th className="pt-2 pl-2">Prix du milieu</th>
          <th className="pt-2 pl-2 whitespace-nowrap">Étendue, DT/m²</th>
        </tr>
      </thead>
      <tbody>
        {places.slice(0, mostPrinted).map((place) => (
          <tr key={`${place.lat},${place.lng}`} className="text-right">
            <td className="text-left">
              {place.locality} ({distanceLabel(place)})
            </td>
            <td>{place.count}</td>
            <td>{formatNumber(place.medianPerSqm)}</td>
            <td className="pl-2 whitespace-nowrap">
              {formatNumber(place.lowPerSqm)} – {formatNumber(place.highPerSqm)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
