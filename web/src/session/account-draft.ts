import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readJson, type Store } from '../storage.ts';
import { currentSession } from './session.ts';

export interface DraftPlace {
  store: Store;
  key: string;
}

/** A session that ends leaves it for the same account; signing out does not. */
interface Draft<Answers> {
  accountId: string | undefined;
  answers: Answers;
}

const accountOf = () => currentSession()?.user.id;

/** As this account left it; blank where it was saved without a field of today's. */
export function readAccountDraft<Answers extends object>(
  { store, key }: DraftPlace,
  blank: Answers,
): Answers {
  const draft = readJson(store, key) as Draft<Answers> | null;
  return draft && draft.accountId === accountOf() ? { ...blank, ...draft.answers } : blank;
}

/** @internal */
export function saveAccountDraft<Answers>({ store, key }: DraftPlace, draft: Draft<Answers>) {
  store.setItem(key, JSON.stringify(draft));
}

export function forgetAccountDraft({ store, key }: DraftPlace) {
  store.removeItem(key);
}

/** Saves what is typed, at each change. */
export function useAccountDraft<Answers extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Answers>, 'subscribe'>,
  { store, key }: DraftPlace,
) {
  const [accountId] = useState(accountOf);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveAccountDraft({ store, key }, { accountId, answers: values }),
      }),
    [subscribe, store, key, accountId],
  );
}
