import { sitePaths } from '@soumdar/contract';
import {
  type Day,
  sourcesReadOn,
  todayForRates,
  type RateName,
  type Sale,
  saleCosts,
  saleRates,
} from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { notaryQuestions } from '@soumdar/words/fees';
import { basePath } from '@soumdar/words/language';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EurRateNote } from '../../components/euros.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';
import { usePageData } from '../../page-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { BuyerPays, SellerKeeps } from './cost-blocks.tsx';
import { Cliffs } from './cliffs.tsx';
import { SaleFields } from './sale-fields.tsx';
import { emptyForm, readSale, typedForm, unpriced, type SaleForm } from './sale-form.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { RateInForce } from '../../components/rate-in-force.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

/** Works without script; with it, nothing is sent or stored. */
export default function FeesPage() {
  usePageTitle(words.pageTitle);
  const rendered = usePageData() as { today: Day } | undefined;
  const [today] = useState(() => rendered?.today ?? todayForRates(new Date()));
  const { first, typed, requested, form, follow, answer } = useSaleForm(today);
  const outcome = readSale(typed, today);
  const sale = 'sale' in outcome ? outcome.sale : undefined;
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <h1 className="text-3xl font-bold tracking-tight text-sea-deep sm:text-4xl">{words.title}</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">{words.lead}</p>
      <Notice look="info" className="mt-4 max-w-3xl">
        <Sentence
          text={words.sourcesRead(sourcesReadOn)}
          marks={{ strong: (text) => <strong>{text}</strong> }}
        />
      </Notice>
      {sale ? <p className="mt-4 hidden print:block">{saleSummary(sale)}</p> : null}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2 print:mt-4 print:grid-cols-1">
        <FigureBlock title={words.theSale} className="print:hidden">
          <form
            ref={form}
            action={basePath + sitePaths.fees}
            className="group"
            onInput={follow}
            onSubmit={(event) => answer(event)}
          >
            <SaleFields first={first} errors={requested && 'errors' in outcome ? outcome.errors : {}} />
          </form>
        </FigureBlock>
        <div id="resultat" tabIndex={-1} className="grid min-w-0 gap-6 outline-none print:grid-cols-2">
          {sale ? (
            <>
              <SellerKeeps sale={sale} />
              <BuyerPays sale={sale} />
            </>
          ) : (
            <p className="text-ink-soft" role="status">
              {requested ? words.correctFirst : words.statePrice}
            </p>
          )}
        </div>
      </div>
      <Cliffs purchase={sale ?? unpriced(typed, today)} priceDt={sale?.priceDt} />
      {sale ? <EurRateNote /> : null}
      <RatesInForce sale={sale} today={today} />
      <NotaryQuestions />
    </div>
  );
}

function useSaleForm(today: Day) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first] = useState(() => typedForm(query, today));
  const [typed, setTyped] = useState<SaleForm>(first);
  const [requested, setRequested] = useState(query.has('prix'));
  const form = useRef<HTMLFormElement>(null);
  const follow = () => setTyped(typedIn(form.current!));
  // reads what was typed before the script ran
  const catchUp = useEffectEvent(follow);
  useEffect(() => catchUp(), []);

  /** Answers in place of the server, with the sale in the address to bookmark or share. */
  const answer = (event: FormEvent) => {
    event.preventDefault();
    const now = typedIn(form.current!);
    setTyped(now);
    setRequested(true);
    void navigate(`${sitePaths.fees}?${new URLSearchParams({ ...now })}`, {
      replace: true,
      preventScrollReset: true,
    });
    const where = 'errors' in readSale(now, today) ? '[aria-invalid]' : '#resultat';
    // once rendered
    requestAnimationFrame(() => document.querySelector<HTMLElement>(where)?.focus());
  };
  return { first, typed, requested, form, follow, answer };

  /** An unticked box is absent from the form data. */
  function typedIn(element: HTMLFormElement): SaleForm {
    return { ...emptyForm(today), ...(Object.fromEntries(new FormData(element)) as unknown as SaleForm) };
  }
}

/** Rates that the sale does not use are folded. */
function RatesInForce({ sale, today }: { sale: Sale | undefined; today: Day }) {
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

/** Those that the figures rest on, and those that make up their parts. */
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

function NotaryQuestions() {
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

/** For paper, which omits the form. @internal */
export const saleSummary = ({ kind, day, fromAbroad, surfaceM2, bought }: Sale): string =>
  words.summary({ kind, day, fromAbroad, surfaceM2, bought });
