import { countrySlug, type MarketAccuracy } from '@soumdar/contract';
import { formatLongDate, formatShare } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { addressOf } from '../../api/address.ts';
import { call } from '../../api/call.ts';
import { DownloadLink } from '../prices/download-links.tsx';
import { SampleBadge } from '../../components/sample-badge.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { usePageData } from '../../page-data.ts';
import { LoadFailure } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useRequest } from '../../use-request.ts';
import { WhereWeAnswer } from './where-we-answer.tsx';

type Accuracy = MarketAccuracy['zones'][number]['accuracy'];

/** How wrong our estimates are, by what they were not learned from. */
export default function ReliabilityPage() {
  usePageTitle('Fiabilité de nos estimations');
  const request = useRequest(
    'accuracy',
    usePageData() as MarketAccuracy | undefined,
    async () => (await call('readAccuracy', {})).data,
  );
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      {request.kind === 'there' ? <Measured {...request.answer} /> : null}
      {request.kind === 'waiting' ? <p className="min-h-dvh animate-late">Chargement des mesures…</p> : null}
      {request.kind === 'failed' ? (
        <LoadFailure text="Les mesures ne se chargent pas." onRetry={request.retry} />
      ) : null}
    </div>
  );
}

function Measured({ zones, scores, history, asOf, sample }: MarketAccuracy) {
  const country = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">
        Fiabilité de nos estimations
      </h1>
      <p className="mt-2 max-w-3xl text-lg">
        Nous apprenons de prix demandés dans des annonces, pas de prix signés : la Tunisie n’a pas de registre
        ouvert des ventes. Ce que paie un acheteur est souvent moins, de combien personne ne l’a mesuré.
      </p>
      <p className="mt-2 max-w-3xl text-ink-soft">
        Chaque erreur est mesurée sur des annonces que le modèle n’avait pas vues. Mesures du{' '}
        {formatLongDate(asOf)}.
      </p>
      {sample ? <SampleBadge /> : null}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2 print:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ByType accuracy={country} />
          <History history={history} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ByScore scores={scores} />
          <Method />
          <Limits />
        </div>
      </div>
      <WhereWeAnswer governorates={zones.filter(({ slug }) => slug !== countrySlug)} />
      <p className="mt-6 print:hidden">
        <DownloadLink href={addressOf('downloadAccuracy').url}>Télécharger (CSV)</DownloadLink>
      </p>
    </>
  );
}

const sides = { sale: 'à vendre', rent: 'à louer' };

function ByType({ accuracy }: { accuracy: Accuracy }) {
  return (
    <FigureBlock title="Par type de bien, dans tout le pays">
      <FigureTable columns={['Bien', 'Erreur médiane', 'Dans la fourchette']}>
        {accuracy.map(({ transaction, type, count, medianError, within10, within20, inRange }) => (
          <FigureRow
            key={`${transaction} ${type}`}
            name={`${type ? propertyTypeLabel(type) : 'Tous'} ${sides[transaction]}`}
            count={count}
          >
            <Figure className="max-xs:whitespace-normal!">
              <span className="font-bold">{formatShare(medianError)}</span>
              <span className="block text-xs text-ink-soft xs:text-sm">
                {'< 10 % : ' + formatShare(within10)}
              </span>
              <span className="block text-xs text-ink-soft xs:text-sm">
                {'< 20 % : ' + formatShare(within20)}
              </span>
            </Figure>
            <Figure>{formatShare(inRange)}</Figure>
          </FigureRow>
        ))}
      </FigureTable>
    </FigureBlock>
  );
}

function ByScore({ scores }: Pick<MarketAccuracy, 'scores'>) {
  return (
    <FigureBlock title="Ce que promet le score, et ce qui est tenu">
      <p className="mt-2 text-ink-soft">
        Un score de 80 promet que deux erreurs sur trois (68 %) sont sous 20 % ; un score de 60, sous 40 %.
      </p>
      <FigureTable columns={['Score', 'Erreur médiane', 'Promesse tenue']}>
        {scores.map(({ transaction, floor, count, medianError, withinPromise }) => (
          <FigureRow
            key={`${transaction} ${floor}`}
            name={`${floor === 0 ? 'Moins de 40' : `${floor} et plus`}, ${transaction === 'sale' ? 'vente' : 'location'}`}
            count={count}
          >
            <Figure>{formatShare(medianError)}</Figure>
            <Figure>{formatShare(withinPromise)}</Figure>
          </FigureRow>
        ))}
      </FigureTable>
    </FigureBlock>
  );
}

function History({ history }: Pick<MarketAccuracy, 'history'>) {
  return (
    <FigureBlock title="Les modèles depuis le premier">
      {history.length === 0 ? (
        <p className="mt-3 text-ink-soft">Aucun modèle n’a encore été appris d’annonces réelles.</p>
      ) : (
        <FigureTable
          caption="Erreur médiane, tous types ensemble"
          columns={['Appris le', 'Vente', 'Location']}
        >
          {history.toReversed().map(({ learnedOn, listings, medianError }, at) => (
            <FigureRow key={`${learnedOn} ${at}`} name={formatLongDate(learnedOn)} count={listings}>
              <Figure>{stated(medianError.sale)}</Figure>
              <Figure>{stated(medianError.rent)}</Figure>
            </FigureRow>
          ))}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

const stated = (share: number | null) => (share === null ? '–' : formatShare(share));

function Method() {
  return (
    <FigureBlock title="La méthode en quatre pas">
      <ol className="mt-3 list-decimal space-y-3 ps-5">
        <li>
          Les annonces absurdes et les copies sont mises de côté, et les prix de vente ramenés à aujourd’hui.
        </li>
        <li>
          Des arbres de décision apprennent ce que valent le lieu, la surface, le type et ce que le formulaire
          demande.
        </li>
        <li>
          Les annonces comparables autour du bien corrigent ce prix, et chaque détail s’ajoute pour ce qu’il
          vaut.
        </li>
        <li>Les erreurs sur des annonces jamais vues donnent la fourchette et le score.</li>
      </ol>
    </FigureBlock>
  );
}

function Limits() {
  return (
    <FigureBlock title="Ce que nous faisons mal">
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>Les lieux où il y a peu d’annonces : l’intérieur du pays, et Sfax pour sa taille.</li>
        <li>
          Les terrains : ce qu’on peut y bâtir, la pente, l’eau et le titre ne sont pas dans les annonces.
        </li>
        <li>
          Les maisons et villas : leur état est rarement dit, et la surface est tantôt bâtie, tantôt celle du
          terrain.
        </li>
        <li>La rue : une annonce est placée au centre de son quartier.</li>
        <li>Le temps : les loyers ne sont pas ramenés à aujourd’hui, aucun indice n’existe.</li>
      </ul>
    </FigureBlock>
  );
}
