import { type Day, entryOn, type RateReading, type SaleRate, newestSourceDate } from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { formatBrackets } from '@soumdar/words/rates';
import { OutsideLink } from '../ui/outside-link.tsx';

/** A rate as it stands on a day, with its state and where it was read. */
export function RateInForce({ rate, day }: { rate: SaleRate; day: Day }) {
  const entry = entryOn(rate, day);
  const { from, to, state, readings, note } = entry;
  const isVerified = state === 'verified';
  const readOn = newestSourceDate(entry);
  return (
    <li className="min-w-0 border-t border-line py-3 print:break-inside-avoid">
      <h3 className="font-semibold">{rate.label}</h3>
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
        {note ? `${note} ` : ''}
        {words.inForce(from, to)}
      </p>
    </li>
  );
}

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
      {isFirst ? null : <p className="text-sm font-semibold">{words.orElse}</p>}
      <ul>
        {formatBrackets(rate, reading.brackets).map((bracket) => (
          <li key={bracket}>{bracket}</li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {words.source}{' '}
        {reading.sources.map(({ name, date, url }, at) => (
          <span key={`${name} ${date}`} className="wrap-anywhere">
            {at > 0 ? words.between : null}
            {url ? <OutsideLink to={url}>{name}</OutsideLink> : name} ({date})
          </span>
        ))}
      </p>
    </div>
  );
}
