import type { EstimationRecord } from '@soumdar/contract';
import * as words from '@soumdar/words/dashboard';
import { useId, useState } from 'react';
import { Fact } from '../../components/account/record-facts.tsx';
import { useEurRate } from '../../components/euros.tsx';
import { compareEstimations, madeOn } from './compare-estimations.ts';
import { Card } from '../../ui/card.tsx';

const most = 3;

/** Two or three estimates of a property side by side, at first the newest two. */
export function Comparison({ records }: { records: EstimationRecord[] }) {
  const headingId = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const there = chosen.filter((id) => records.some((record) => record.id === id));
  const ids = there.length > 1 ? there : records.slice(0, 2).map(({ id }) => id);
  const compared = compareEstimations(
    records.filter(({ id }) => ids.includes(id)),
    useEurRate(),
  );
  return (
    <Card aria-labelledby={headingId} className="mt-4 p-4 sm:p-5">
      <h3 id={headingId} className="text-lg font-bold">
        {words.sideBySide}
      </h3>
      {records.length > 2 ? (
        <fieldset className="mt-2">
          <legend className="text-ink-soft">{words.compareSome}</legend>
          <div className="mt-1 flex flex-wrap gap-x-5">
            {records.map((record) => {
              const isChosen = ids.includes(record.id);
              return (
                <label
                  key={record.id}
                  className="flex min-h-11 cursor-pointer items-center gap-2 has-disabled:cursor-default has-disabled:text-ink-soft"
                >
                  <input
                    type="checkbox"
                    className="size-5 accent-sea"
                    checked={isChosen}
                    disabled={isChosen ? ids.length <= 2 : ids.length >= most}
                    onChange={() =>
                      setChosen(isChosen ? ids.filter((id) => id !== record.id) : [...ids, record.id])
                    }
                  />
                  {madeOn(record, records)}
                </label>
              );
            })}
          </div>
        </fieldset>
      ) : null}
      <div
        className={`mt-3 grid gap-x-2 gap-y-3 max-sm:**:text-sm sm:gap-x-6 ${compared.length > 2 ? 'grid-cols-3' : 'grid-cols-2'}`}
      >
        {compared.map(({ id, madeOn: made, facts }) => (
          <div
            key={id}
            className="row-span-8 grid min-w-0 grid-rows-subgrid border-s-3 border-sea-mid ps-1.5 sm:ps-4"
          >
            <h4 className="font-bold">{made}</h4>
            <dl className="contents">
              {facts.map((fact) => (
                <Fact key={fact.label} {...fact} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Card>
  );
}
