import { countrySlug, zonePath, type Zone, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/prices';
import { Link } from 'react-router';

/** The zones around this one, from the country: each leads to its page. */
export function ZonePath({ zone: { slug, name, parent } }: { zone: Zone }) {
  if (slug === countrySlug) return null;
  const isInCountry = parent?.slug === countrySlug;
  return (
    <nav aria-label={words.breadcrumb} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <li>
          <Link to={sitePaths.prices} className="inline-flex min-h-11 items-center underline">
            {words.country}
          </Link>
        </li>
        {parent && !isInCountry ? (
          <li className="inline-flex items-center gap-2">
            <span aria-hidden>›</span>
            <Link to={zonePath(parent.slug)} className="inline-flex min-h-11 items-center underline">
              {parent.name}
            </Link>
          </li>
        ) : null}
        <li className="inline-flex items-center gap-2" aria-current="page">
          <span aria-hidden>›</span>
          {name}
        </li>
      </ol>
    </nav>
  );
}
