import { mostThatMayWait, type ExpertAlerts, type RefreshReport, type RefusedModel } from '@soumdar/contract';
import { formatCount, formatMoment, formatNumber } from '@soumdar/words/formats';
import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure, Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Card } from './area/card.tsx';
import { alertsQuery } from './area/expert-queries.ts';

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

/** An outcome this site does not know shows as it is. */
const outcomes: Record<string, { text: string; look: string }> = {
  accepted: { text: 'Nouveau modèle en service', look: 'bg-good-tint text-good' },
  refused: { text: 'Modèle refusé', look: 'bg-poor-tint text-poor' },
  unchanged: { text: 'Rien de nouveau', look: 'bg-sand text-ink-soft' },
  failed: { text: 'Échec', look: 'bg-poor-tint text-poor' },
  interrupted: { text: 'Interrompue', look: 'bg-poor-tint text-poor' },
};

type Accuracy = NonNullable<RefreshReport['accuracyAfter']>;

/** One refresh: what came from each source, and what it did to the accuracy. */
function RefreshItem({ refresh }: { refresh: RefreshReport }) {
  const { startedAt, finishedAt, outcome, sources, accuracyBefore, accuracyAfter } = refresh;
  const { text, look } = outcomes[outcome] ?? { text: outcome, look: 'bg-sand text-ink-soft' };
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{formatMoment(startedAt)}</h3>
        <span className={`rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
          {finishedAt === null && !(outcome in outcomes) ? 'En cours' : text}
        </span>
      </div>
      <ul className="mt-1 text-sm">
        {sources.map(({ name, accepted, updated, rejected, failure }) => (
          <li key={name} className="wrap-anywhere">
            <span className="font-semibold">{name}</span> : {formatCount(accepted, 'nouvelle')},{' '}
            {formatCount(updated, 'mise à jour', 'mises à jour')}, {formatCount(rejected, 'rejetée')}
            {failure ? (
              <span className="block font-medium text-poor">
                Échec : <span lang="en">{failure}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {accuracyAfter ? (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          Écart dépassé une fois sur deux : {accuracyWords(accuracyAfter)}
          {accuracyBefore ? ` (avant : ${accuracyWords(accuracyBefore)})` : null}
        </p>
      ) : null}
    </li>
  );
}

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const shown = (share: number | null) => (share === null ? 'non mesurée' : `${percent.format(share * 100)} %`);
const accuracyWords = ({ sale, rent }: Accuracy) => `vente ${shown(sale)}, location ${shown(rent)}`;

/** Which SMS are still sent today: once three quarters of the ceiling are used, only those that cannot wait. @internal */
export function smsLeft({ sent, ceiling }: ExpertAlerts['sms']): 'all' | 'codes' | 'none' {
  if (sent >= ceiling) return 'none';
  return sent >= mostThatMayWait(ceiling) ? 'codes' : 'all';
}
