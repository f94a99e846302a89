import { propertyTypes, sitePaths } from '@soumdar/contract';
import { partMissing } from '@soumdar/words/controls';
import * as words from '@soumdar/words/dashboard';
import { Link } from 'react-router';
import { listEstimationsOf } from '../../api/calls.ts';
import { EurRateNote } from '../../components/euros.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Comparison } from './comparison.tsx';
import { useDashboardView } from './dashboard-view.ts';
import { EstimationCard } from './estimation-card.tsx';
import { estimationsHeadingId, estimationsKey } from './estimation-queries.ts';
import { RecordList } from './record-list.tsx';

const FollowedProperty = lazyComponent(() => import('./following/followed-property.tsx'), {
  waiting: <div className="mt-4 min-h-36" />,
  missing: (
    <Notice look="error" className="mt-4">
      {partMissing}
    </Notice>
  ),
});

/** All estimates of one property, that of the given estimate: compared side by side, then one by one. */
export function PropertyEstimations({ property }: { property: string }) {
  const { show } = useDashboardView();
  const columns = 'md:grid-cols-2 lg:grid-cols-3';
  return (
    <>
      <Link
        to={sitePaths.dashboard}
        className="mt-4 -ms-2 inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-sea hover:text-sea-deep hover:underline"
      >
        <ArrowIcon to="left" />
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
                      // the address names one that is still there
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

/** Nothing for a type that this site does not know. */
function PropertyLine({ id, type }: { id: string; type: string | undefined }) {
  const known = propertyTypes.find((one) => one === type);
  return known ? <FollowedProperty id={id} type={known} /> : null;
}
