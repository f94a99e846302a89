import { countrySlug, zonePath, type MarketAccuracy } from '@soumdar/contract';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { formatLongDate, formatNumber, formatShare } from '../../format.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { usePageData } from '../../page-data.ts';
import { LoadFailure } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useAsked } from '../../use-asked.ts';
import { Block, headCell, numberCell, rowHead } from '../prices/block.tsx';

/** How wrong our estimates are, by what they were not learned from. */
export default function ReliabilityPage() {
  usePageTitle('Fiabilité de nos estimations');
  const asked = useAsked(
    'accuracy',
    usePageData() as MarketAccuracy | undefined,
    async () => (await call('readAccuracy', {})).data,
  );
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      {asked.kind === 'there' ? <Measured {...asked.answer} /> : null}
      {asked.kind === 'waiting' ? <p className="min-h-dvh animate-late">Chargement des mesures…</p> : null}
      {asked.kind === 'failed' ? (
        <LoadFailure text="Les mesures ne se chargent pas." onRetry={asked.retry} />
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
      {sample ? (
        <p className="mt-2 w-fit rounded-mark bg-modest-tint px-2.5 py-1 text-sm font-semibold text-modest">
          Données d’exemple : annonces générées pour l’essai.
        </p>
      ) : null}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ByType accuracy={country} />
          <ByGovernorate zones={zones.filter(({ slug }) => slug !== countrySlug)} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ByScore scores={scores} />
          <History history={history} />
          <Method />
          <Limits />
        </div>
      </div>
    </>
  );
}

const sides = { sale: 'à vendre', rent: 'à louer' };

function ByType({ accuracy }: { accuracy: MarketAccuracy['zones'][number]['accuracy'] }) {
  return (
    <Block title="Par type de bien, dans tout le pays">
      <table className="mt-3 w-full">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={headCell}>
              Bien
            </th>
            <th scope="col" className={headCell}>
              Erreur médiane
            </th>
            <th scope="col" className={`hidden sm:table-cell ${headCell}`}>
              À moins de 20 %
            </th>
            <th scope="col" className={headCell}>
              Dans la fourchette
            </th>
          </tr>
        </thead>
        <tbody>
          {accuracy.map(({ transaction, type, count, medianError, within20, inRange }) => (
            <tr key={`${transaction} ${type}`} className="border-b border-line last:border-0">
              <th scope="row" className={rowHead}>
                {type ? propertyTypeLabel(type) : 'Tous'} {sides[transaction]}
                <span className="block text-sm font-normal text-ink-soft">
                  {formatNumber(count)} annonces
                </span>
              </th>
              <td className={numberCell}>{formatShare(medianError)}</td>
              <td className={`hidden sm:table-cell ${numberCell}`}>{formatShare(within20)}</td>
              <td className={numberCell}>{formatShare(inRange)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function ByScore({ scores }: Pick<MarketAccuracy, 'scores'>) {
  return (
    <Block title="Ce que promet le score, et ce qui est tenu">
      <p className="mt-2 text-ink-soft">
        Un score de 80 promet que deux erreurs sur trois (68 %) sont sous 20 % ; un score de 60, sous 40 %.
      </p>
      <table className="mt-3 w-full">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={headCell}>
              Score
            </th>
            <th scope="col" className={headCell}>
              Erreur médiane
            </th>
            <th scope="col" className={headCell}>
              Promesse tenue
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ transaction, floor, count, medianError, withinPromise }) => (
            <tr key={`${transaction} ${floor}`} className="border-b border-line last:border-0">
              <th scope="row" className={rowHead}>
                {floor === 0 ? 'Moins de 40' : `${floor} et plus`},{' '}
                {transaction === 'sale' ? 'vente' : 'location'}
                <span className="block text-sm font-normal text-ink-soft">
                  {formatNumber(count)} annonces
                </span>
              </th>
              <td className={numberCell}>{formatShare(medianError)}</td>
              <td className={numberCell}>{formatShare(withinPromise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function ByGovernorate({ zones }: Pick<MarketAccuracy, 'zones'>) {
  const errorOf = (accuracy: MarketAccuracy['zones'][number]['accuracy'], transaction: 'sale' | 'rent') => {
    const all = accuracy.find((each) => each.transaction === transaction && each.type === null);
    return all ? formatShare(all.medianError) : '–';
  };
  return (
    <Block title="Par gouvernorat : erreur médiane">
      <table className="mt-3 w-full">
        <caption className="text-left text-sm text-ink-soft">– : trop peu d’annonces pour la mesurer</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={headCell}>
              Gouvernorat
            </th>
            <th scope="col" className={headCell}>
              Vente
            </th>
            <th scope="col" className={headCell}>
              Location
            </th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ slug, name, accuracy }) => (
            <tr key={slug} className="border-b border-line last:border-0">
              <th scope="row" className="text-left font-medium">
                <Link
                  to={zonePath(slug)}
                  className="inline-flex min-h-11 items-center text-sea underline hover:text-sea-deep"
                >
                  {name}
                </Link>
              </th>
              <td className={numberCell}>{errorOf(accuracy, 'sale')}</td>
              <td className={numberCell}>{errorOf(accuracy, 'rent')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function History({ history }: Pick<MarketAccuracy, 'history'>) {
  const told = (share: number | null) => (share === null ? '–' : formatShare(share));
  return (
    <Block title="Les modèles depuis le premier">
      {history.length === 0 ? (
        <p className="mt-3 text-ink-soft">Aucun modèle n’a encore été appris d’annonces réelles.</p>
      ) : (
        <table className="mt-3 w-full">
          <caption className="text-left text-sm text-ink-soft">Erreur médiane, tous types ensemble</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={headCell}>
                Appris le
              </th>
              <th scope="col" className={headCell}>
                Vente
              </th>
              <th scope="col" className={headCell}>
                Location
              </th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ learnedOn, listings, medianError }, at) => (
              <tr key={`${learnedOn} ${at}`} className="border-b border-line last:border-0">
                <th scope="row" className={rowHead}>
                  {formatLongDate(learnedOn)}
                  <span className="block text-sm font-normal text-ink-soft">
                    {formatNumber(listings)} annonces
                  </span>
                </th>
                <td className={numberCell}>{told(medianError.sale)}</td>
                <td className={numberCell}>{told(medianError.rent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

function Method() {
  return (
    <Block title="La méthode en quatre pas">
      <ol className="mt-3 list-decimal space-y-3 pl-5">
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
    </Block>
  );
}

function Limits() {
  return (
    <Block title="Ce que nous faisons mal">
      <ul className="mt-3 list-disc space-y-3 pl-5">
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
    </Block>
  );
}
