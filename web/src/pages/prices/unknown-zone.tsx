import { zonePath, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/prices';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import type { NearZone } from './use-zone.ts';

/** For an address that names no zone: those whose names are nearest. */
export function UnknownZone({ nearest }: { nearest: NearZone[] }) {
  return (
    <section className="mx-auto max-w-xl py-8 text-center">
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep">{words.unknownZone}</h1>
      <p className="mt-3 text-lg text-ink-soft">
        {nearest.length > 0 ? words.noSuchZoneBut : words.noSuchZone}
      </p>
      <ul className="mt-4 flex flex-col items-center">
        {nearest.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={zonePath(slug)}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={sitePaths.prices} className="mt-6">
        {words.pricesInTunisia}
      </ButtonLink>
    </section>
  );
}
