import { countrySlug, type MarketAccuracy } from '@soumdar/contract';
import { formatLongDate, formatShare } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
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
import { WhereWeAnswer } from './where-we-answer.tsx';

type Accuracy = MarketAccuracy['zones'][number]['accuracy'];

/** How wrong our estimates are, by what they were not learned from. */
export default function ReliabilityPage() {
  usePageTitle(words.title);
  const request = useRequest(
    'accuracy',
    usePageData() as MarketAccuracy | undefined,
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

function Measured({ zones, scores, history, asOf, sample }: MarketAccuracy) {
  const country = zones.find(({ slug }) => slug === countrySlug)?.accuracy ?? [];
  return (
    <>
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{words.title}</h1>
      <p className="mt-2 max-w-3xl text-lg">{words.lead}</p>
      <p className="mt-2 max-w-3xl text-ink-soft">{words.measuredOn(asOf)}</p>
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
            count={count}
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
          <FigureRow key={`${transaction} ${floor}`} name={words.scoreBand(floor, transaction)} count={count}>
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
    <FigureBlock title={words.models}>
      {history.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words.noModel}</p>
      ) : (
        <FigureTable caption={words.modelsLead} columns={[words.learnedOn, words.sale, words.rent]}>
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
    <FigureBlock title={words.fourSteps}>
      <ol className="mt-3 list-decimal space-y-3 ps-5">
        <li>{words.step1}</li>
        <li>{words.step2}</li>
        <li>{words.step3}</li>
        <li>{words.step4}</li>
      </ol>
    </FigureBlock>
  );
}

function Limits() {
  return (
    <FigureBlock title={words.weaknesses}>
      <ul className="mt-3 list-disc space-y-3 ps-5">
        <li>{words.weakness1}</li>
        <li>{words.weakness2}</li>
        <li>{words.weakness3}</li>
        <li>{words.weakness4}</li>
        <li>{words.weakness5}</li>
      </ul>
    </FigureBlock>
  );
}
