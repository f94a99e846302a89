import type { ExpertAlerts, RefusedModel } from '@soumdar/contract';
import { useQuery } from '@tanstack/react-query';
import { formatMoment, formatNumber } from '../../../format.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Card } from '../card.tsx';
import { alertsQuery } from '../expert-queries.ts';
import { RefreshItem } from './refresh-item.tsx';
import { smsLeft } from './sms-left.ts';

/** What goes wrong by itself: the weekly data, the models learned from it, the messages of the day. */
export default function AlertsPage() {
  usePageTitle('Alertes');
  const { data, isError, isFetching, refetch } = useQuery(alertsQuery);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">Alertes</h1>
      {isError ? (
        <LoadFailure text="Les alertes n’ont pas pu être chargées." onRetry={() => void refetch()} />
      ) : null}
      {data ? <Alerts alerts={data.data} /> : isFetching ? <Loading /> : null}
    </>
  );
}

function Alerts({ alerts: { refreshes, refusedModels, sms } }: { alerts: ExpertAlerts }) {
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card title="Mises à jour des données">
        {refreshes.length === 0 ? (
          <p className="mt-2 text-ink-soft">Aucune mise à jour n’a encore eu lieu.</p>
        ) : (
          <ol reversed className="mt-1 divide-y divide-line">
            {refreshes.map((refresh) => (
              <RefreshItem key={refresh.id} refresh={refresh} />
            ))}
          </ol>
        )}
      </Card>
      <div className="grid gap-4 lg:order-last">
        <Card title="SMS du jour">
          <p className="mt-2 text-2xl font-bold tabular-nums">
            {formatNumber(sms.sent)}{' '}
            <span className="text-base font-semibold">sur {formatNumber(sms.ceiling)}</span>
          </p>
          <SmsLeft {...sms} />
        </Card>
        <Card title="Modèles refusés">
          {refusedModels.length === 0 ? (
            <p className="mt-2 text-ink-soft">Aucun : chaque modèle appris a été mis en service.</p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {refusedModels.map((model) => (
                <RefusedModelItem key={model.version} model={model} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
}

function SmsLeft(sms: ExpertAlerts['sms']) {
  const left = smsLeft(sms);
  if (left === 'all')
    return <p className="text-sm text-ink-soft">Au plafond, plus aucun SMS ne part, codes compris.</p>;
  return (
    <Notice look={left === 'none' ? 'error' : 'warning'} className="mt-2">
      {left === 'none'
        ? 'Plafond atteint : plus aucun SMS ne part jusqu’à demain, codes compris.'
        : 'Les trois quarts du plafond sont atteints : les SMS d’information attendent, les codes partent encore.'}
    </Notice>
  );
}

function RefusedModelItem({ model: { version, createdAt, refusedBecause } }: { model: RefusedModel }) {
  return (
    <li className="py-3">
      <p className="font-semibold wrap-anywhere">{version}</p>
      <p className="text-sm text-ink-soft">Appris le {formatMoment(createdAt)}</p>
      <p className="mt-1 text-sm">
        Moins précis que le modèle en service, qui reste en place. Détail pour l’exploitant :{' '}
        <span lang="en" className="wrap-anywhere">
          {refusedBecause}
        </span>
      </p>
    </li>
  );
}
