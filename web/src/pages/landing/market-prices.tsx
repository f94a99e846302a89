import { zonePath, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/landing';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';

/** Where most is advertised. */
const governorates = [
  ['tunis', 'Tunis'],
  ['ariana', 'Ariana'],
  ['ben-arous', 'Ben Arous'],
  ['nabeul', 'Nabeul'],
  ['sousse', 'Sousse'],
  ['monastir', 'Monastir'],
  ['sfax', 'Sfax'],
  ['bizerte', 'Bizerte'],
] as const;

/** What can be read without an account: what is asked where, and how wrong estimates are. */
export function MarketPrices() {
  return (
    <section aria-labelledby="market-prices" className="border-t border-line bg-white">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="market-prices" className="text-3xl font-bold tracking-tight text-sea-deep">
            {words.pricesTitle}
          </h2>
          <p className="mt-3 text-lg text-ink-soft">{words.pricesLead}</p>
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:items-center">
            <ButtonLink to={sitePaths.prices}>{words.showPriceMap}</ButtonLink>
            <ButtonLink to={sitePaths.reliability} look="quiet">
              {words.howWrong}
            </ButtonLink>
          </div>
        </div>
        <ul aria-label={words.byGovernorate} className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
          {governorates.map(([slug, name]) => (
            <li key={slug}>
              <Link
                to={zonePath(slug)}
                className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-line bg-sand px-4 font-medium hover:border-sea hover:text-sea"
              >
                {name}
                <span aria-hidden>›</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
