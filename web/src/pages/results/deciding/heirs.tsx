import {
  formatPrice,
  heirName,
  heirPart,
  heirsNote,
  mostHeirs,
  portionText,
  typedPortion,
} from '@soumdar/contract';
import { useState } from 'react';
import { Figure, FigureRow, FigureTable } from '../../../components/figure-table.tsx';
import { heirErrors } from '../../../deciding/heir-rules.ts';
import { keepDecision, readDecision, type TypedHeir } from '../../../deciding/kept-decision.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { Ranged } from './scenarios.ts';

const nobody: TypedHeir = { name: '', part: '' };
const isTyped = ({ name, part }: TypedHeir) => name !== '' || part !== '';

/** Each heir's part of the sale price, from parts that are typed. They are printed with the report. */
export function Heirs({ property, sale }: { property: PropertyDetails; sale: Ranged }) {
  const [heirs, setHeirs] = useState<TypedHeir[]>(() => {
    const kept = readDecision(property).heirs;
    return kept.length > 0 ? kept : [nobody, nobody];
  });
  // a field is not called wrong before one has been in it
  const [left, setLeft] = useState<readonly number[]>([]);
  const change = (changed: TypedHeir[]) => {
    setHeirs(changed);
    keepDecision(property, { heirs: changed.some(isTyped) ? changed : [] });
  };
  const changeOne = (at: number, part: Partial<TypedHeir>) =>
    change(heirs.map((heir, index) => (index === at ? { ...heir, ...part } : heir)));
  const errors = heirErrors(heirs);
  return (
    <div className="pb-3">
      <p className="max-w-prose text-sm text-ink-soft print:hidden">
        {heirsNote} Les noms sont facultatifs. Le rapport PDF et l’impression les reprennent ; Soumdar n’en
        conserve rien.
      </p>
      <ul className="mt-3 space-y-3 print:hidden">
        {heirs.map((heir, at) => (
          // eslint-disable-next-line react/no-array-index-key -- an heir is its place in the list
          <li key={at}>
            <fieldset className="grid gap-x-3 gap-y-2 xs:grid-cols-[minmax(0,1fr)_minmax(0,9rem)_auto] xs:items-start">
              <legend className="sr-only">{heirName({ name: '' }, at)}</legend>
              <TextField
                label="Nom (facultatif)"
                autoComplete="off"
                value={heir.name}
                error={errors?.names[at]}
                onChange={({ target: { value } }) => changeOne(at, { name: value })}
              />
              <TextField
                label="Part (1/8 ou 12,5 %)"
                autoComplete="off"
                value={heir.part}
                error={heir.part !== '' || left.includes(at) ? errors?.parts[at] : undefined}
                onChange={({ target: { value } }) => changeOne(at, { part: value })}
                onBlur={() => setLeft([...left, at])}
              />
              {heirs.length > 1 ? (
                <Button
                  look="quiet"
                  className="xs:mt-7.5"
                  aria-label={`Retirer ${heirName(heir, at)}`}
                  onClick={() => change(heirs.filter((_, index) => index !== at))}
                >
                  Retirer
                </Button>
              ) : null}
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button
          look="outline"
          disabled={heirs.length >= mostHeirs}
          onClick={() => change([...heirs, nobody])}
        >
          Ajouter un héritier
        </Button>
        <p role="status" className={`font-medium ${errors?.total ? 'text-poor' : 'text-good'}`}>
          {errors === null ? 'Les parts font le tout.' : heirs.some(isTyped) ? errors.total : null}
        </p>
      </div>
      {errors === null ? <Parts heirs={heirs} sale={sale} /> : null}
    </div>
  );
}

function Parts({ heirs, sale }: { heirs: TypedHeir[]; sale: Ranged }) {
  const { value: price, low, high } = sale;
  const hasRange = low !== high;
  return (
    <FigureTable
      caption="La part de chacun dans le prix de vente"
      columns={['', 'Part', ...(hasRange ? ['De', 'Environ', 'À'] : ['Environ'])]}
    >
      {heirs.map((heir, at) => {
        const portion = typedPortion(heir.part)!;
        const part = heirPart({ price, range: { low, high } }, portion);
        const amounts = hasRange ? [part.range!.low, part.price, part.range!.high] : [part.price];
        return (
          // eslint-disable-next-line react/no-array-index-key -- an heir is its place in the list
          <FigureRow key={at} name={<span className="wrap-anywhere">{heirName(heir, at)}</span>}>
            <Figure>{portionText(portion)}</Figure>
            {amounts.map((amount, place) => (
              // eslint-disable-next-line react/no-array-index-key -- a low, a middle and a high end
              <Figure key={place}>{formatPrice(amount)}</Figure>
            ))}
          </FigureRow>
        );
      })}
    </FigureTable>
  );
}
