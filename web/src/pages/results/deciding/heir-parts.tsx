import { heirPart, type Portion, typedPortion } from '@soumdar/rules';
import type { HeirFigure } from '@soumdar/views';
import * as words from '@soumdar/words/heirs';
import { useId } from 'react';
import { EurRateNote, EurosOf } from '../../../components/euros.tsx';
import type { TypedHeir } from '../../../deciding/saved-decision.ts';

/** What each heir's part comes to: of the price, of what is left of it, and of the rent. */
export function HeirParts({ heirs, figures }: { heirs: TypedHeir[]; figures: HeirFigure[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h3 id={titleId} className="font-bold">
        {words.title}
      </h3>
      <ul className="mt-1">
        <Parts name={words.whole} figures={figures} portion={whole} />
        {heirs.map((heir, at) => {
          const portion = typedPortion(heir.part)!;
          const name = words.namedPortion(heir, at, portion);
          // eslint-disable-next-line react/no-array-index-key -- an heir is its place in the list
          return <Parts key={at} name={name} figures={figures} portion={portion} />;
        })}
      </ul>
      <EurRateNote />
    </section>
  );
}

const whole: Portion = { numerator: 1, denominator: 1 };

function Parts({ name, figures, portion }: { name: string; figures: HeirFigure[]; portion: Portion }) {
  return (
    <li className="border-b border-line py-2 last:border-0 print:break-inside-avoid">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <dl className="tabular-nums">
        {figures.map((figure) => (
          <Part key={figure.what} figure={figure} portion={portion} />
        ))}
      </dl>
    </li>
  );
}

function Part({ figure, portion }: { figure: HeirFigure; portion: Portion }) {
  const { what, side } = figure;
  const { price, range } = heirPart(figure, portion, side);
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{words.figureLabels[what]}</dt>
      <dd className="ms-auto text-end">
        {words.amountText(side, { price, range })}
        <EurosOf side={side} tnd={price} className="block text-sm text-ink-soft" />
        {range ? <EurosOf side={side} tnd={range} className="block text-sm text-ink-soft" /> : null}
      </dd>
    </div>
  );
}
