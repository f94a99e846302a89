import {
  type Day,
  entryOn,
  lettingRates,
  type LettingRateName,
  newestSourceDate,
  type RateName,
  type RateReading,
  rateSources,
  type RateSourceName,
  type SaleRate,
  saleRates,
  type Source,
} from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { rateLabels, rateNotes, rateSourceNames } from '@soumdar/words/rate-texts';
import { formatBrackets } from '@soumdar/words/rates';
import { formatSourceDate } from '@soumdar/words/source-dates';
import { OutsideLink } from '../ui/outside-link.tsx';

const rates = { ...saleRates, ...lettingRates };

export function RateInForce({ name, day }: { name: RateName | LettingRateName; day: Day }) {
  const rate: SaleRate = rates[name];
  const entry = entryOn(rate, day);
  const { from, to, state, readings, note } = entry;
  const isVerified = state === 'verified';
  const readOn = newestSourceDate(entry);
  return (
    <li className="min-w-0 border-t border-line py-3 print:break-inside-avoid">
      <h3 className="font-semibold">{rateLabels[name]}</h3>
      <p className={`text-sm font-semibold ${isVerified && readOn ? 'text-good' : 'text-modest'}`}>
        {isVerified ? words.verified(readOn) : words.toConfirm}
      </p>
      {readings.map((reading, at) => (
        <RateReadingText
          key={formatBrackets(rate, reading.brackets).join()}
          rate={rate}
          reading={reading}
          isFirst={at === 0}
        />
      ))}
      <p className="mt-1 text-sm text-ink-soft">
        {note ? `${rateNotes[note]} ` : ''}
        {words.inForce(from, to)}
      </p>
    </li>
  );
}

/** After the first, what other sources state. */
function RateReadingText({
  rate,
  reading,
  isFirst,
}: {
  rate: SaleRate;
  reading: RateReading;
  isFirst: boolean;
}) {
  return (
    <div className="mt-1">
      {isFirst ? null : <p className="text-sm font-semibold">{words.orElse}</p>}
      <ul>
        {formatBrackets(rate, reading.brackets).map((bracket) => (
          <li key={bracket}>{bracket}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {words.source}{' '}
        {reading.sources.map((source, at) => (
          <span key={source} className="wrap-anywhere">
            {at > 0 ? words.between : null}
            <SourceLink source={source} />
          </span>
        ))}
      </p>
    </div>
  );
}

function SourceLink({ source }: { source: RateSourceName }) {
  const { date, url }: Source = rateSources[source];
  const name = rateSourceNames[source];
  return (
    <>
      {url ? <OutsideLink to={url}>{name}</OutsideLink> : name} ({formatSourceDate(date)})
    </>
  );
}
