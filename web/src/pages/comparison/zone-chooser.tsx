import { comparisonPath, mostCompared, zonePath, type Comparison, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/comparison';
import { basePath } from '@soumdar/words/language';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';
import { TextField } from '../../ui/field.tsx';
import { comparedZones } from './compared-zone.tsx';

const mostOffered = 6;

/** A plain form, which the server answers without script too. */
export function ZoneChooser({ comparison: { requested, zones, choices } }: { comparison: Comparison }) {
  const id = useId();
  const places = mostCompared - requested.length;
  const without = (slug: string) => comparisonPath(requested.filter((other) => other !== slug));
  const named = new Map(comparedZones(zones).map(({ zone, name }) => [zone.slug, name]));
  return (
    <FigureBlock title={words.comparedZones} className="mt-6 print:hidden">
      {requested.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {requested.map((slug) => (
            <li
              key={slug}
              className="flex items-center gap-3 rounded-control border border-line bg-sand ps-4 wrap-anywhere"
            >
              {named.has(slug) ? (
                <Link to={zonePath(slug)} className="font-medium text-sea underline hover:text-sea-deep">
                  {named.get(slug)}
                </Link>
              ) : (
                <span>{slug}</span>
              )}
              <Link
                to={without(slug)}
                reloadDocument
                aria-label={words.removeZone(named.get(slug) ?? slug)}
                className="inline-flex min-h-11 items-center pe-4 text-sm text-sea underline hover:text-sea-deep"
              >
                {words.remove}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {places > 0 ? (
        <form action={basePath + sitePaths.comparison} className="mt-4">
          {requested.length > 0 ? <input type="hidden" name="zones" value={requested.join(',')} /> : null}
          <div className="grid gap-4 sm:grid-cols-3">
            {Array.from({ length: places }, (_, at) => (
              <TextField
                // a new place needs a new field
                key={requested.length + at}
                label={ordinals[requested.length + at]!}
                name="zone"
                list={id}
                maxLength={80}
                autoComplete="off"
                placeholder={words.zoneExamples}
                required={requested.length + at < 2}
              />
            ))}
          </div>
          <datalist id={id}>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </datalist>
          <Button type="submit" className="mt-4">
            {words.compare}
          </Button>
        </form>
      ) : null}
      <Offered requested={requested} zones={zones} />
    </FigureBlock>
  );
}

const ordinals = [words.first, words.second, words.third];

/** The zones around first, then those that contain them. */
function Offered({ requested, zones }: Pick<Comparison, 'requested' | 'zones'>) {
  if (zones.length === 0 || requested.length >= mostCompared) return null;
  const around = new Map(
    [
      ...zones.flatMap(({ neighbours }) => neighbours).slice(0, mostOffered),
      ...zones.flatMap(({ parent }) => parent ?? []),
    ].map(({ slug, name }) => [slug, name]),
  );
  const offered = [...around].filter(([slug]) => !requested.includes(slug));
  if (offered.length === 0) return null;
  return (
    <>
      <p className="mt-5 font-semibold">{words.compareWith}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {offered.map(([slug, name]) => (
          <li key={slug}>
            <Link
              to={comparisonPath([...requested, slug])}
              reloadDocument
              className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-white px-4 hover:border-sea hover:text-sea"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
