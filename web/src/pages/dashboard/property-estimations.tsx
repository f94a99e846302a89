import { propertyTypes, sitePaths, type EstimationRecord } from '@soumdar/contract';
import { partMissing } from '@soumdar/words/controls';
import * as words from '@soumdar/words/dashboard';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { listEstimationsOf } from '../../api/calls.ts';
import { EurRateNote, useEurRate } from '../../components/euros.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDashboardView } from './dashboard-view.ts';
import { EstimationCard } from './estimation-card.tsx';
import { estimationsHeadingId, estimationsKey } from './estimation-queries.ts';
import { RecordList } from './record-list.tsx';
import { Fact } from '../../components/account/record-facts.tsx';
import { compareEstimations, madeOn } from './compare-estimations.ts';
import { Card } from '../../ui/card.tsx';

const FollowedProperty = lazyComponent(() => import('./following/followed-property.tsx'), {
  waiting: <div className="mt-4 min-h-36" />,
  missing: (
    <Notice look="error" className="mt-4">
      {partMissing}
    </Notice>
  ),
});

/**
 * @param property the id of any of its estimates
 */
export function PropertyEstimations({ property }: { property: string }) {
  const { show } = useDashboardView();
  const columns = 'md:grid-cols-2 lg:grid-cols-3';
  return (
    <>
      <Link
        to={sitePaths.dashboard}
        className="mt-4 -ms-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-sea hover:text-sea-deep hover:underline"
      >
        <ArrowIcon to="back" />
        {words.allEstimations}
      </Link>
      <RecordList
        heading={words.ofThisProperty}
        headingId={estimationsHeadingId}
        listKey={[estimationsKey, property]}
        load={(page, limit) => listEstimationsOf(property, page, limit)}
        columns={columns}
        empty={{
          title: words.noneOfThisProperty,
          text: words.noneOfThisPropertyLead,
        }}
        errorText={words.estimationsFailed}
      >
        {(records) => (
          <>
            <PropertyLine id={property} type={records[0]?.property_type} />
            {records.length > 1 ? <Comparison records={records} /> : null}
            <ul className={`mt-4 grid gap-4 ${columns}`}>
              {records.map((record) => (
                <li key={record.id} className="min-w-0">
                  <EstimationCard
                    record={record}
                    onDeleted={() => {
                      // moves the address from a deleted estimate to one that remains
                      const other = records.find(({ id }) => id !== record.id);
                      if (record.id === property && other) show({ property: other.id });
                    }}
                  />
                </li>
              ))}
            </ul>
            {records.length > 0 ? <EurRateNote /> : null}
          </>
        )}
      </RecordList>
    </>
  );
}

function PropertyLine({ id, type }: { id: string; type: string | undefined }) {
  const known = propertyTypes.find((one) => one === type);
  return known ? <FollowedProperty id={id} type={known} /> : null;
}

const most = 3;

/** At first the newest two. */
function Comparison({ records }: { records: EstimationRecord[] }) {
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
            style={{ gridRow: `span ${facts.length + 1}` }}
            className="grid min-w-0 grid-rows-subgrid border-s-3 border-sea-mid ps-1.5 sm:ps-4"
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
