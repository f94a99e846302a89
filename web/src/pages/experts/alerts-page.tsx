import { mostThatMayWait, type ExpertAlerts, type RefreshReport, type RefusedModel } from '@soumdar/contract';
import { alerts as title } from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-alerts';
import { formatMoment } from '@soumdar/words/formats';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure, Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TitledCard } from './area/titled-card.tsx';
import { alertsQuery } from './area/expert-queries.ts';

export default function AlertsPage() {
  usePageTitle(title);
  const { data, isError, isFetching, refetch } = useQuery(alertsQuery);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      {isError ? <LoadFailure text={words.loadFailed} onRetry={() => void refetch()} /> : null}
      {data ? <Alerts alerts={data.data} /> : isFetching ? <Loading /> : null}
    </>
  );
}

function Alerts({ alerts: { refreshes, refusedModels, sms } }: { alerts: ExpertAlerts }) {
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <TitledCard title={words.refreshes}>
        {refreshes.length === 0 ? (
          <p className="mt-2 text-ink-soft">{words.noRefresh}</p>
        ) : (
          <ol reversed className="mt-1 divide-y divide-line">
            {refreshes.map((refresh) => (
              <RefreshItem key={refresh.id} refresh={refresh} />
            ))}
          </ol>
        )}
      </TitledCard>
      <div className="grid gap-4 lg:order-last">
        <TitledCard title={words.smsOfToday}>
          <p className="mt-2 text-2xl font-bold tabular-nums">
            <Sentence
              text={words.smsSent(sms.sent, sms.ceiling)}
              marks={{ ceiling: (text) => <span className="text-base font-semibold">{text}</span> }}
            />
          </p>
          <SmsLeft {...sms} />
        </TitledCard>
        <TitledCard title={words.refusedModels}>
          {refusedModels.length === 0 ? (
            <p className="mt-2 text-ink-soft">{words.noRefusedModel}</p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {refusedModels.map((model) => (
                <RefusedModelItem key={model.version} model={model} />
              ))}
            </ul>
          )}
        </TitledCard>
      </div>
    </div>
  );
}

function SmsLeft(sms: ExpertAlerts['sms']) {
  const left = smsLeft(sms);
  if (left === 'all') return <p className="text-sm text-ink-soft">{words.smsCeilingEffect}</p>;
  return (
    <Notice look={left === 'none' ? 'error' : 'warning'} className="mt-2">
      {left === 'none' ? words.ceilingReached : words.ceilingNear}
    </Notice>
  );
}

function RefusedModelItem({ model: { version, createdAt, refusedBecause } }: { model: RefusedModel }) {
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{version}</p>
      <p className="text-sm text-ink-soft">{words.trainedOn(createdAt)}</p>
      <p className="mt-1 text-sm">
        <Sentence
          text={words.whyRefused(refusedBecause)}
          marks={{
            detail: (text) => (
              <span lang="en" className="wrap-anywhere">
                {text}
              </span>
            ),
          }}
        />
      </p>
    </li>
  );
}

/** An outcome unknown to this site shows as it is. */
const outcomeTexts: Partial<Record<string, string>> = words.outcomes;
const outcomeLooks: Partial<Record<string, string>> = {
  accepted: 'bg-good-tint text-good',
  refused: 'bg-poor-tint text-poor',
  failed: 'bg-poor-tint text-poor',
  interrupted: 'bg-poor-tint text-poor',
};

function RefreshItem({ refresh }: { refresh: RefreshReport }) {
  const { startedAt, finishedAt, outcome, sources, accuracyBefore, accuracyAfter } = refresh;
  const outcomeText = outcomeTexts[outcome];
  const look = outcomeLooks[outcome] ?? 'bg-sand text-ink-soft';
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{formatMoment(startedAt)}</h3>
        <span className={`rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
          {outcomeText ?? (finishedAt === null ? words.inProgress : outcome)}
        </span>
      </div>
      <ul className="mt-1 text-sm">
        {sources.map(({ name, accepted, updated, rejected, failure }) => (
          <li key={name} className="wrap-anywhere">
            <Sentence
              text={words.sourceResult({ name, accepted, updated, rejected })}
              marks={{ name: (text) => <span className="font-semibold">{text}</span> }}
            />
            {failure ? (
              <span className="block font-medium text-poor">
                <Sentence
                  text={words.sourceFailure(failure)}
                  marks={{ detail: (text) => <span lang="en">{text}</span> }}
                />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {accuracyAfter ? (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {words.accuracy(accuracyAfter, accuracyBefore)}
        </p>
      ) : null}
    </li>
  );
}

/**
 * Above three quarters of the ceiling only codes are sent.
 *
 * @internal
 */
export function smsLeft({ sent, ceiling }: ExpertAlerts['sms']): 'all' | 'codes' | 'none' {
  if (sent >= ceiling) return 'none';
  return sent >= mostThatMayWait(ceiling) ? 'codes' : 'all';
}
