import * as words from '@soumdar/words/map';
import { circleEdge, withoutFigure } from './circle-palette.ts';
import { coloursOf } from '@soumdar/views';

export interface CircleLegendProps {
  /** what colours stand for, with its unit */
  title: string;
  bounds: readonly number[];
  format: (bound: number) => string;
  /** what areas count: 'annonces' */
  sizes: string;
  /** of the largest circle; 0 without circles */
  largest: number;
  others: readonly { colour: string; text: string }[];
  /** at which level the figures stand */
  level?: string;
}

export function CircleLegend({ title, bounds, format, sizes, largest, others, level }: CircleLegendProps) {
  return (
    <div className="min-h-32 pt-3 text-sm text-ink-soft sm:min-h-28">
      <div className="flex flex-col gap-x-4 gap-y-1 sm:flex-row">
        <p className="font-semibold text-ink sm:pb-5">{title}</p>
        <ol className="flex max-w-96 grow">
          {coloursOf(bounds).map((colour, at) => (
            <li key={colour} className="grow basis-0">
              <svg className="block h-3.5 w-full" aria-hidden>
                <rect width="100%" height="100%" fill={colour} stroke={circleEdge} />
              </svg>
              <span className="sr-only">{className(bounds, at, format)}</span>
              {at < bounds.length ? (
                <span
                  aria-hidden
                  className="ms-auto block w-fit translate-x-1/2 whitespace-nowrap text-xs tabular-nums xs:text-sm"
                >
                  {format(bounds[at]!)}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {others.map(({ colour, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <Dot colour={colour} />
            {text}
          </li>
        ))}
        <li>{words.circleSizes(sizes, largest)}</li>
        {level === undefined ? null : <li>{level}</li>}
      </ul>
    </div>
  );
}

function Dot({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 14 14" className="size-3.5 shrink-0" aria-hidden>
      <circle cx="7" cy="7" r="6" fill={colour} stroke={circleEdge} strokeWidth="1.5" />
    </svg>
  );
}

/** 'moins de 1 500', 'de 1 500 à 2 000', '2 000 et plus' */
function className(bounds: readonly number[], at: number, format: (bound: number) => string): string {
  const [low, high] = [bounds[at - 1], bounds[at]];
  if (low === undefined) return high === undefined ? words.all : words.under(format(high));
  return high === undefined ? words.andMore(format(low)) : words.fromTo(format(low), format(high));
}

export const unfigured = (text: string) => ({ colour: withoutFigure, text });
