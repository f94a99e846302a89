import { formatBrackets, newestSourceDate } from '@soumdar/contract';
import { type Day, entryOn, type RateReading, type SaleRate } from '@soumdar/rules';
import { formatLongDate } from '@soumdar/words/formats';
import { OutsideLink } from '../ui/outside-link.tsx';

/** A rate as it stands on a day, with its state and where it was read. */
export function RateInForce({ rate, day }: { rate: SaleRate; day: Day }) {
  const entry = entryOn(rate, day);
  const { from, to, state, readings, note } = entry;
  const isVerified = state === 'vérifié';
  const readOn = newestSourceDate(entry);
  return (
    <li className="min-w-0 border-t border-line py-3 print:break-inside-avoid">
      <h3 className="font-semibold">{rate.label}</h3>
      <p className={`text-sm font-semibold ${isVerified && readOn ? 'text-good' : 'text-modest'}`}>
        {isVerified ? verifiedText(readOn) : 'À confirmer par un notaire'}
      </p>
      {readings.map((reading, at) => (
        <RateReadingText
          key={formatBrackets(rate, reading).join()}
          rate={rate}
          reading={reading}
          isFirst={at === 0}
        />
      ))}
      <p className="mt-1 text-sm text-ink-soft">
        {note ? `${note} ` : ''}
        {to ? `Du ${formatLongDate(from)} au ${formatLongDate(to)}.` : `Depuis le ${formatLongDate(from)}.`}
      </p>
    </li>
  );
}

/** Nothing is verified by sources of which nobody knows how old they are. */
const verifiedText = (readOn: string | undefined) =>
  readOn ? `Vérifié (source : ${readOn})` : 'Lu dans des sources sans date';

/** The figures of a rate as some sources give them; after the first, what others say. */
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
      {isFirst ? null : <p className="text-sm font-semibold">ou bien</p>}
      <ul>
        {formatBrackets(rate, reading).map((bracket) => (
          <li key={bracket}>{bracket}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {'Source : '}
        {reading.sources.map(({ name, date, url }, at) => (
          <span key={`${name} ${date}`} className="wrap-anywhere">
            {at > 0 ? ' ; ' : ''}
            {url ? <OutsideLink to={url}>{name}</OutsideLink> : name} ({date})
          </span>
        ))}
      </p>
    </div>
  );
}
