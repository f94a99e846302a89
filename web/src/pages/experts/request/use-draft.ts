import { useState } from 'react';
import { tabStore } from '../../../storage.ts';
import type { Draft } from './answer-rules.ts';

const nothing: Draft = { price: '', comments: '', reason: '' };

/** What is being typed about a request. It outlives a reload and a detour by the login page, until it is sent. */
export function useDraft(requestId: string) {
  const key = `expertDraft:${requestId}`;
  const [draft, setDraft] = useState(() => readDraft(key));

  function type(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    tabStore.setItem(key, JSON.stringify(next));
  }
  function forget() {
    setDraft(nothing);
    tabStore.removeItem(key);
  }
  const empty = Object.values(draft).every((text) => !text.trim());
  return { draft, empty, type, forget };
}

export type DraftInHand = ReturnType<typeof useDraft>;

function readDraft(key: string): Draft {
  return { ...nothing, ...(JSON.parse(tabStore.getItem(key) ?? '{}') as Partial<Draft>) };
}
