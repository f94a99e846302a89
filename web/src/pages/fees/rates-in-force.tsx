import { type Day, type RateName, type Sale, saleCosts, saleRates } from '@soumdar/rules';
import { notaryQuestions } from '@soumdar/words/fees';
import * as words from '@soumdar/words/fees';
import { FigureBlock } from '../../components/figure-block.tsx';
import { RateInForce } from '../../components/rate-in-force.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The rates behind the figures, each with its sources, its dates and its state; the others folded. */
export function RatesInForce({ sale, today }: { sale: Sale | undefined; today: Day }) {
  const day = sale?.day ?? today;
  const used = sale ? ratesUsed(sale) : (['resaleDuty'] as const);
  const all = Object.keys(saleRates) as RateName[];
  const others = all.filter((name) => !(used as readonly string[]).includes(name));
  return (
    <FigureBlock title={words.ratesTitle} className="mt-6">
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{words.ratesLead(day)}</p>
      <RateList names={used} day={day} />
      {others.length > 0 ? (
        <Disclosure summary={words.otherRates}>
          <RateList names={others} day={day} />
        </Disclosure>
      ) : null}
    </FigureBlock>
  );
}

/** Those that the figures of a sale rest on, and those that its parts are made of in turn. */
function ratesUsed(sale: Sale): RateName[] {
  const { seller, buyer } = saleCosts(sale);
  const ofLines = [...buyer.lines, ...seller.lines].flatMap(({ rate, orRate }) =>
    orRate ? [rate, orRate] : rate,
  );
  return [
    ...new Set<RateName>([
      ...ofLines,
      ...(seller.gain ? (['gainIndexation'] as const) : []),
      ...(sale.bought?.exempt && seller.gain ? (['gainExemption'] as const) : []),
      ...(seller.withheld ? (['withholding'] as const) : []),
      ...(buyer.vat ? (['newHomeVat'] as const) : []),
    ]),
  ];
}

function RateList({ names, day }: { names: readonly RateName[]; day: Day }) {
  return (
    <ul className="mt-3 grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
      {names.map((name) => (
        <RateInForce key={name} name={name} day={day} />
      ))}
    </ul>
  );
}

/** What is to be asked before any of it is relied on. */
export function NotaryQuestions() {
  return (
    <FigureBlock title={words.askNotary} className="mt-6">
      <ul className="mt-3 grid list-disc gap-x-10 gap-y-2 ps-5 md:columns-2 md:block print:columns-2">
        {notaryQuestions.map((question) => (
          <li key={question} className="break-inside-avoid md:mb-2">
            {question}
          </li>
        ))}
      </ul>
    </FigureBlock>
  );
}
