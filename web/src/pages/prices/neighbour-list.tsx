import { zonePath, type Zone } from '@soumdar/contract';
import { Link } from 'react-router';
import { formatPricePerM2 } from '../../format.ts';

/** Zones around, to compare with. */
export function NeighbourList({ zone: { neighbours } }: { zone: Zone }) {
  if (neighbours.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="voisines">
      <h2 id="voisines" className="text-xl font-bold">
        Zones voisines
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {neighbours.map(({ slug, name, medianPerSqm }) => (
          <li key={slug}>
            <Link
              to={zonePath(slug)}
              className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-line bg-white px-4 py-2 hover:border-sea"
            >
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="whitespace-nowrap tabular-nums">{formatPricePerM2(medianPerSqm)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
