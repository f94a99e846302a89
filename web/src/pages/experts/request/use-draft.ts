import { useState } from 'react';
import { readJson, tabStore } from '../../../storage.ts';
import { useMe } from '../use-me.ts';
import type { Draft } from './answer-rules.ts';

const nothing: Draft = { price: '', comments: '', reason: '' };

/**
 * What this expert is typing about a request. It outlives a reload and a detour by the login page, until it is sent;
 * another expert who signs in here does not see it.
 */
export function useDraft(requestId: string) {
  const key = `expertDraft:${useMe().id}:${requestId}`;
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
  return { ...nothing, ...(readJson(tabStore, key) as Partial<Draft> | null) };
}
