import { language } from '@soumdar/words/language';
import { mostHeirs, heirPart, type Portion, typedPortion } from '@soumdar/rules';
import type { HeirFigure } from '@soumdar/views';
import * as words from '@soumdar/words/heirs';
import { useRef, useState, useId } from 'react';
import { flushSync } from 'react-dom';
import { heirErrors } from '../../../deciding/heir-rules.ts';
import { readDecision, useSavedDecision, type TypedHeir } from '../../../deciding/saved-decision.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { EurRateNote, EurosOf } from '../../../components/euros.tsx';

const nobody: TypedHeir = { name: '', part: '' };
const isTyped = ({ name, part }: TypedHeir) => name !== '' || part !== '';

export function Heirs({ property, figures }: { property: PropertyDetails; figures: HeirFigure[] }) {
  const [heirs, setHeirs] = useState<TypedHeir[]>(() => {
    const stored = readDecision(property).heirs;
    return stored.length > 0 ? stored : [nobody, nobody];
  });
  // no error shows in a field before it was left once
  const [left, setLeft] = useState<readonly number[]>([]);
  useSavedDecision(property, 'heirs', heirs);
  const changeOne = (at: number, part: Partial<TypedHeir>) =>
    setHeirs(heirs.map((heir, index) => (index === at ? { ...heir, ...part } : heir)));
  const add = useRef<HTMLButtonElement>(null);
  const removeOne = (at: number) => {
    flushSync(() => {
      setHeirs(heirs.filter((_, index) => index !== at));
      setLeft(left.flatMap((index) => (index === at ? [] : index > at ? index - 1 : index)));
    });
    // the removed button had the focus
    add.current?.focus();
  };
  const errors = heirErrors(heirs);
  return (
    <div className="pb-3">
      <p className="max-w-prose text-sm text-ink-soft print:hidden">{words.lead}</p>
      <ul className="mt-3 space-y-3 print:hidden">
        {heirs.map((heir, at) => (
          // eslint-disable-next-line react/no-array-index-key -- an heir is its place in the list
          <li key={at}>
            <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_auto]">
              <legend className="sr-only">{words.heirName({ name: '' }, at)}</legend>
              <TextField
                label={words.nameLabel}
                className="max-sm:col-span-2"
                autoComplete="off"
                value={heir.name}
                error={errors?.names[at]}
                onChange={({ target: { value } }) => changeOne(at, { name: value })}
              />
              <TextField
                label={words.partLabel}
                autoComplete="off"
                value={heir.part}
                error={heir.part !== '' || left.includes(at) ? errors?.parts[at] : undefined}
                onChange={({ target: { value } }) => changeOne(at, { part: value })}
                onBlur={() => setLeft([...left, at])}
              />
              {heirs.length > 1 ? (
                <Button
                  look="quiet"
                  className="mt-7.5 self-start"
                  aria-label={words.removeHeir(heir, at)}
                  onClick={() => removeOne(at)}
                >
                  {words.remove}
                </Button>
              ) : null}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button
          ref={add}
          look="outline"
          disabled={heirs.length >= mostHeirs}
          onClick={() => setHeirs([...heirs, nobody])}
        >
          {words.add}
        </Button>
        <p role="status" className={`font-medium ${errors?.total ? 'text-poor' : 'text-good'}`}>
          {errors === null ? words.wholeReached : heirs.some(isTyped) ? errors.total : null}
        </p>
      </div>
      {errors === null ? (
        <HeirParts heirs={heirs} figures={figures} />
      ) : heirs.some(isTyped) ? (
        <p className="mt-1 text-sm text-ink-soft print:hidden">{words.reportWaits}</p>
      ) : null}
    </div>
  );
}

function HeirParts({ heirs, figures }: { heirs: TypedHeir[]; figures: HeirFigure[] }) {
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
      {/* Arabic words isolate a name, which then has no direction to give its line */}
      <p dir={language === 'fr' ? 'auto' : undefined} className="font-semibold wrap-anywhere">
        {name}
      </p>
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
