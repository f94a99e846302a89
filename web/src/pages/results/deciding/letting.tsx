import { type Day, usualLocalTax, type LettingRateName, type RateName } from '@soumdar/rules';
import * as words from '@soumdar/words/deciding';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { fieldGrid, NumberInput, ownAssumption } from './number-input.tsx';
import { ReturnTable } from './return-table.tsx';
import { isTooWideToTabulate, type Returns } from './returns.ts';
import { tensRange, wideReturnSentence } from './format.ts';
import { RateInForce } from '../../../components/rate-in-force.tsx';

/** What is left of a year's rents, from the assumptions that can be changed. */
export function Letting({
  returns,
  surfaceM2,
  day,
}: {
  returns: Returns | undefined;
  surfaceM2: number;
  day: Day;
}) {
  return (
    <>
      <div className={fieldGrid}>
        <NumberInput name="emptyMonths" label={words.vacancy} help={ownAssumption} />
        <NumberInput name="charges" label={words.charges} help={ownAssumption} />
        <NumberInput name="agency" label={words.agency} help={words.agencyHelp} />
        <NumberInput
          name="localTax"
          label={words.localTax}
          help={words.localTaxHelp(localTaxText(surfaceM2, day))}
        />
        <NumberInput name="incomeTax" label={words.taxBracket} help={words.taxBracketHelp} />
      </div>
      {returns === undefined ? null : isTooWideToTabulate(returns) ? (
        <p className="max-w-prose">{wideReturnSentence(returns)}</p>
      ) : (
        <ReturnTable returns={returns} />
      )}
      <div className="mt-3 max-w-prose space-y-2 text-sm text-ink-soft print:max-w-none">
        <p>{words.combined}</p>
        <p>{words.extremes}</p>
      </div>
      <Disclosure printed summary={words.whereRatesComeFrom}>
        <LettingSources day={day} />
      </Disclosure>
    </>
  );
}

function localTaxText(surfaceM2: number, day: Day): string {
  const { low, high } = usualLocalTax(surfaceM2, day);
  return tensRange(low / 1000, high / 1000);
}

const rates: (LettingRateName | RateName)[] = [
  'lettingAgency',
  'agencyVat',
  'localTaxBase',
  'localTaxRate',
  'rentDeduction',
  'incomeTax',
  'solidarity',
];

/** Each rate of a year of letting, with its state and where it was read. */
function LettingSources({ day }: { day: Day }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {rates.map((name) => (
        <RateInForce key={name} name={name} day={day} />
      ))}
    </ul>
  );
}
