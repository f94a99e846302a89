import * as words from '@soumdar/words/experts-request';
import { useRef, useState } from 'react';
import { readJson, tabStore } from '../../../storage.ts';
import { Button } from '../../../ui/button.tsx';
import { useMe } from '../area/expert-queries.ts';
import type { Draft } from './answer-rules.ts';

const nothing: Draft = {
  verdict: '',
  price: '',
  low: '',
  high: '',
  rent: '',
  rentLow: '',
  rentHigh: '',
  comments: '',
  reason: '',
  note: '',
};

/** Survives a reload and a detour by the login page; another expert on this browser does not see it. */
export function useDraft(requestId: string) {
  const key = `expertDraft:${useMe().id}:${requestId}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  // also holds what is typed while an answer is being sent
  const latest = useRef(draft);

  function type(part: Partial<Draft>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    tabStore.setItem(key, JSON.stringify(latest.current));
  }
  /** Leaves an unfinished note. */
  const forget = () => type({ ...nothing, note: latest.current.note });
  const empty = Object.entries(draft).every(([part, text]) => part === 'note' || !text.trim());
  return { draft, empty, type, forget };
}

export type DraftState = ReturnType<typeof useDraft>;

function readDraft(key: string): Draft {
  return { ...nothing, ...(readJson(tabStore, key) as Partial<Draft> | null) };
}

/** To read, copy or discard what was typed before another expert took or closed the request. */
export function UnsentDraft({ draft: { draft, forget } }: { draft: DraftState }) {
  const parts = [
    { name: words.verdict, text: draft.verdict && words.verdictLabels[draft.verdict] },
    { name: words.finalPrice, text: draft.price && words.typedAmount('sale', draft.price) },
    { name: words.lowPrice, text: draft.low && words.typedAmount('sale', draft.low) },
    { name: words.highPrice, text: draft.high && words.typedAmount('sale', draft.high) },
    { name: words.monthlyRent, text: draft.rent && words.typedAmount('rent', draft.rent) },
    { name: words.comments, text: draft.comments },
    { name: words.cancelReason, text: draft.reason },
  ];
  return (
    <div className="mt-4 rounded-control border border-dashed border-line-strong px-4 py-3">
      <h3 className="font-bold">{words.unsentDraft}</h3>
      <dl className="mt-1">
        {parts
          .filter(({ text }) => text.trim())
          .map(({ name, text }) => (
            <div key={name} className="mt-1">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </dd>
            </div>
          ))}
      </dl>
      <Button look="quiet" className="-ms-3 px-3" onClick={forget}>
        {words.clearDraft}
      </Button>
    </div>
  );
}
