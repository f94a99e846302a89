import { sitePaths } from '@soumdar/contract';
import { type Day, sourcesReadOn, todayForRates } from '@soumdar/rules';
import * as words from '@soumdar/words/fees';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EurRateNote } from '../../components/euros.tsx';
import { FigureBlock } from '../../components/figure-block.tsx';
import { usePageData } from '../../page-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { BuyerPays, SellerKeeps } from './cost-blocks.tsx';
import { Cliffs } from './cliffs.tsx';
import { NotaryQuestions, RatesInForce } from './rates-in-force.tsx';
import { SaleFields } from './sale-fields.tsx';
import { saleSummary } from './sale-summary.ts';
import { emptyForm, readSale, typedForm, unpriced, type SaleForm } from './sale-form.ts';
import { Sentence } from '../../ui/sentence.tsx';

/** What of a sale stays in the seller's pocket, and what the buyer pays in all. Nothing of it is sent or kept once the script is there. */
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
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2 print:mt-4 print:grid-cols-1">
        <FigureBlock title={words.theSale} className="print:hidden">
          <form
            ref={form}
            action={sitePaths.fees}
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

/** What the form holds: at first what the address tells, then what is typed. */
function useSaleForm(today: Day) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [first] = useState(() => typedForm(query, today));
  const [typed, setTyped] = useState<SaleForm>(first);
  const [requested, setRequested] = useState(query.has('prix'));
  const form = useRef<HTMLFormElement>(null);
  const follow = () => setTyped(typedIn(form.current!));
  // what was typed before the script was there
  const catchUp = useEffectEvent(follow);
  useEffect(() => catchUp(), []);

  /** In place of the server: with the sale in the address, so that it can be kept and passed on. */
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
    // once it is drawn
    requestAnimationFrame(() => document.querySelector<HTMLElement>(where)?.focus());
  };
  return { first, typed, requested, form, follow, answer };

  /** Of radio buttons the one chosen; a box that is not ticked is not there, and is not what it was at first. */
  function typedIn(element: HTMLFormElement): SaleForm {
    return { ...emptyForm(today), ...(Object.fromEntries(new FormData(element)) as unknown as SaleForm) };
  }
}
