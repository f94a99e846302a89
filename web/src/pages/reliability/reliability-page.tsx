import { countrySlug, type MarketAccuracy, type PublicAccuracy, type RatioStudy } from '@soumdar/contract';
import { measuredCount } from '@soumdar/words/counts';
import { formatLongDate, formatShare } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { limitOfLevels } from '@soumdar/words/level';
import * as words from '@soumdar/words/reliability';
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
import { Disclosure } from '../../ui/disclosure.tsx';
import { Contests } from './contests.tsx';
import { SignedPrices } from './signed-prices.tsx';
import { WhereWeAnswer } from './where-we-answer.tsx';

type Accuracy = MarketAccuracy['zones'][number]['accuracy'];

/** Measured on advertisements that the model did not learn from. */
export default function ReliabilityPage() {
  usePageTitle(words.title);
  const request = useRequest(
    'accuracy',
    usePageData() as PublicAccuracy | undefined,
    async () => (await call('readAccuracy', {})).data,
  );
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      {request.kind === 'there' ? <Measured {...request.answer} /> : null}
      {request.kind === 'waiting' ? <p className="min-h-dvh animate-late">{words.loading}</p> : null}
      {request.kind === 'failed' ? <LoadFailure text={words.failed} onRetry={request.retry} /> : null}
    </div>
  );
}

function Measured(accuracy: PublicAccuracy) {
  const { zones, scores, typeScores, history, asOf, sample, ratioStudy, lacks, contests, signed, ...hard } =
    accuracy;
  const country = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{words.title}</h1>
      <p className="mt-2 max-w-3xl text-lg">{words.lead}</p>
      <p className="mt-2 max-w-3xl text-ink-soft">{words.measuredOn(asOf)}</p>
      {lacks.length > 0 ? <p className="mt-2 max-w-3xl">{words.lacksSentence(lacks)}</p> : null}
      {sample ? <SampleBadge /> : null}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2 print:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ByType accuracy={country} />
          <History history={history} />
          <Contests contests={contests} />
          <SignedPrices signed={signed} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ByScore scores={scores} />
          <ByTypeAndScore typeScores={typeScores} />
          <Method />
          <Limits {...accuracy} />
        </div>
      </div>
      <Ratios study={ratioStudy} />
      {sample ? null : <HardTests {...hard} zones={zones} />}
      <WhereWeAnswer
        governorates={zones
          .filter(({ slug }) => slug !== countrySlug)
          .toSorted((one, other) => one.name.localeCompare(other.name))}
      />
      <p className="mt-6 print:hidden">
        <DownloadLink href={addressOf('downloadAccuracy').url}>{words.download}</DownloadLink>
      </p>
    </>
  );
}

const sides = { sale: words.forSale, rent: words.forRent };

function ByType({ accuracy }: { accuracy: Accuracy }) {
  return (
    <FigureBlock title={words.byType}>
      <FigureTable columns={[words.property, words.medianError, words.withinRange]}>
        {accuracy.map(({ transaction, type, count, medianError, within10, within20, inRange }) => (
          <FigureRow
            key={`${transaction} ${type}`}
            name={`${type ? propertyTypeLabel(type) : words.all} ${sides[transaction]}`}
            counted={measuredCount(count)}
          >
            <Figure className="max-xs:whitespace-normal!">
              <span className="font-bold">{formatShare(medianError)}</span>
              <span className="block text-xs text-ink-soft xs:text-sm">{words.under10(within10)}</span>
              <span className="block text-xs text-ink-soft xs:text-sm">{words.under20(within20)}</span>
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
    <FigureBlock title={words.scorePromise}>
      <p className="mt-2 text-ink-soft">{words.scorePromiseLead}</p>
      <FigureTable columns={[words.score, words.medianError, words.promiseHeld]}>
        {scores.map(({ transaction, floor, count, medianError, withinPromise }) => (
          <FigureRow
            key={`${transaction} ${floor}`}
            name={words.scoreBand(floor, transaction)}
            counted={measuredCount(count)}
          >
            <Figure>{formatShare(medianError)}</Figure>
            <Figure>{formatShare(withinPromise)}</Figure>
          </FigureRow>
        ))}
      </FigureTable>
    </FigureBlock>
  );
}

function ByTypeAndScore({ typeScores }: Pick<MarketAccuracy, 'typeScores'>) {
  if (typeScores.length === 0) return null;
  return (
    <FigureBlock title={words.byTypeAndScore}>
      <FigureTable columns={[words.score, words.medianError, words.errorsUnder20]}>
        {typeScores.map(({ transaction, type, floor, count, medianError, within20 }) => (
          <FigureRow
            key={`${transaction} ${type} ${floor}`}
            name={words.typeBand(type, floor, transaction)}
            counted={measuredCount(count)}
          >
            <Figure>{formatShare(medianError)}</Figure>
            <Figure>{formatShare(within20)}</Figure>
          </FigureRow>
        ))}
      </FigureTable>
    </FigureBlock>
  );
}

function History({ history }: Pick<MarketAccuracy, 'history'>) {
  return (
    <FigureBlock title={words.models}>
      {history.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.noModel}</p>
      ) : (
        <FigureTable caption={words.modelsLead} columns={[words.learnedOn, words.sale, words.rent]}>
          {history.toReversed().map(({ learnedOn, listings, stored, medianError }, at) => (
            <FigureRow
              key={`${learnedOn} ${at}`}
              name={formatLongDate(learnedOn)}
              counted={words.learnedFrom(stored, listings)}
            >
              <Figure>{stated(medianError.sale)}</Figure>
              <Figure>{stated(medianError.rent)}</Figure>
            </FigureRow>
          ))}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

/** The standard prints one of the COD. */
const digitsOf: Record<string, number> = { cod: 1 };

function Ratios({ study }: { study: MarketAccuracy['ratioStudy'] }) {
  const table = (rows: (RatioStudy & { name: string })[]) => (
    <FigureTable columns={[words.property, words.ratioMedian, words.cod, words.prd, words.prb]}>
      {rows.map(({ name: row, count, medianRatio, cod, prd, prb }) => (
        <FigureRow key={row} name={row} counted={measuredCount(count)}>
          {Object.entries({ medianRatio, cod, prd, prb }).map(([name, measured]) => (
            <Figure key={name} className="max-xs:text-xs max-sm:whitespace-normal!">
              {words.measured(measured, digitsOf[name])}
              <span className="block text-xs text-ink-soft max-xs:hidden">
                {words.interval(measured, digitsOf[name])}
              </span>
            </Figure>
          ))}
        </FigureRow>
      ))}
    </FigureTable>
  );
  const whole = study.filter(({ decile }) => decile === undefined);
  const tenths = study.flatMap((row) =>
    row.decile !== undefined && row.transaction === 'sale' && row.type === 'apartment'
      ? [{ ...row, name: words.tenth(row.decile) }]
      : [],
  );
  return (
    <FigureBlock title={words.ratioStudy} className="mt-6">
      <p className="mt-2 max-w-3xl text-ink-soft">{words.ratioStudyLead}</p>
      <ul className="mt-2 max-w-3xl list-disc ps-5 text-ink-soft">
        <li>{words.ratioMedianMeans}</li>
        <li>{words.codMeans}</li>
        <li>{words.prdMeans}</li>
        <li>{words.prbMeans}</li>
      </ul>
      {table(
        whole.map((row) => ({ ...row, name: `${propertyTypeLabel(row.type)} ${sides[row.transaction]}` })),
      )}
      {tenths.length > 0 ? <Disclosure summary={words.byTenth}>{table(tenths)}</Disclosure> : null}
    </FigureBlock>
  );
}

function HardTests({
  unseenSite,
  oldEvidence,
  forward,
  zones,
}: Pick<MarketAccuracy, 'unseenSite' | 'oldEvidence' | 'forward' | 'zones'>) {
  const nameOf = (governorate: string) => zones.find(({ slug }) => slug === governorate)?.name ?? governorate;
  const rows = [
    ...unseenSite.map((error) => ({ ...error, name: words.hiddenSite(error.name, error.transaction) })),
    ...oldEvidence.map((error) => ({ ...error, name: words.hiddenRents(nameOf(error.name)) })),
    ...forward.map((error) => ({ ...error, name: words.hiddenSales(error.name) })),
  ];
  return (
    <FigureBlock title={words.hardTests} className="mt-6">
      <p className="mt-2 max-w-3xl text-ink-soft">{words.hardTestsLead}</p>
      {rows.length === 0 ? (
        <p className="mt-2 max-w-3xl">{words.hardTestsAwaited}</p>
      ) : (
        <FigureTable columns={[words.hidden, words.medianError, words.withinRange]}>
          {rows.map(({ name, transaction, count, medianError, medianLogBias, inside }) => (
            <FigureRow key={`${name} ${transaction}`} name={name} counted={measuredCount(count)}>
              <Figure className="max-sm:whitespace-normal!">
                {formatShare(medianError)}
                <span className="block text-xs text-ink-soft xs:text-sm">
                  {words.biasText(medianLogBias)}
                </span>
              </Figure>
              <Figure>{formatShare(inside)}</Figure>
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
    <FigureBlock title={words.fourSteps}>
      <ol className="mt-3 list-decimal space-y-3 ps-5">
        <li>{words.step1}</li>
        <li>{words.step2}</li>
        <li>{words.step3}</li>
        <li>{words.step4}</li>
      </ol>
      {words.countMeanings.map((meaning) => (
        <p key={meaning} className="mt-3 text-sm text-ink-soft">
          {meaning}
        </p>
      ))}
    </FigureBlock>
  );
}

function Limits({ indexUntil, levelOf }: Pick<MarketAccuracy, 'indexUntil' | 'levelOf'>) {
  return (
    <FigureBlock title={words.weaknesses}>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>{words.weakness1}</li>
        <li>{words.weakness2}</li>
        <li>{words.weakness3}</li>
        <li>{words.weakness4}</li>
        <li>{limitOfLevels(indexUntil, levelOf.rent)}</li>
      </ul>
    </FigureBlock>
  );
}
