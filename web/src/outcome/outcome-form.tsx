import {
  mostProofBytes,
  outcomeChannels,
  outcomeKinds,
  proofTypes,
  type NewOutcome,
  type Outcome,
} from '@soumdar/contract';
import * as errorWords from '@soumdar/words/errors';
import * as words from '@soumdar/words/outcome';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import { NumberField } from '../components/number-field.tsx';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { forgetAccountDraft, readAccountDraft, useAccountDraft } from '../session/account-draft.ts';
import { pageStore } from '../storage.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox, RadioGroup, SelectField, TextField } from '../ui/field.tsx';
import { resolver } from '../ui/form-resolver.ts';
import { FormAlert, Notice } from '../ui/notice.tsx';
import { useOneAtATime } from '../ui/one-at-a-time.ts';
import { toasts } from '../ui/toasts.ts';
import {
  answersOf,
  farFrom,
  outcomeErrors,
  outcomeOf,
  thisMonth,
  type OutcomeAnswers,
} from './outcome-answers.ts';
import { proveOutcome, stateOutcome } from './outcome-calls.ts';

interface FarOff {
  of: 'sold' | 'let';
  price: number;
  estimated: number;
}

export function OutcomeForm({
  id,
  estimate,
  outcome,
  onSaved,
  onLeave,
}: {
  id: string;
  estimate: SavedEstimate;
  outcome: Outcome | undefined;
  /** `isWhole`: nothing is left to send */
  onSaved: (saved: Outcome, isWhole: boolean) => void;
  /** absent where there is nothing to go back to */
  onLeave: (() => void) | undefined;
}) {
  const draft = { store: pageStore, key: `outcome:${id}` };
  const form = useForm<OutcomeAnswers>({
    defaultValues: readAccountDraft(draft, answersOf(outcome)),
    resolver: resolver(outcomeErrors),
  });
  useAccountDraft(form, draft);
  const { register, control, handleSubmit, setFocus, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [farOff, setFarOff] = useState<FarOff>();
  const { busy, run } = useOneAtATime();

  const send = (answers: OutcomeAnswers) =>
    run(async () => {
      setFarOff(undefined);
      setFailure(undefined);
      const stated = outcomeOf(answers);
      const proof = stated.kind === 'withdrawn' ? undefined : file;
      if (proof && proof.size > mostProofBytes) setFileError(errorWords.fileTooLarge);
      else await save(stated, proof);
    });

  async function save(stated: NewOutcome, proof: File | undefined) {
    let saved: Outcome | undefined;
    try {
      saved = await stateOutcome(id, stated);
      forgetAccountDraft(draft);
      const whole = proof ? await proveOutcome(id, proof) : saved;
      toasts.success(words.saved);
      onSaved(whole, true);
    } catch (thrown) {
      const why = errorMessage(asFailure(thrown));
      if (!saved) return setFailure(why);
      // the price stands, and what was typed waits for another file
      setFileError(words.withoutProof(why));
      onSaved(saved, false);
    }
    return undefined;
  }

  const check = (answers: OutcomeAnswers) => {
    const stated = outcomeOf(answers);
    const estimated = farFrom(stated, estimate);
    if (estimated === null || stated.kind === 'withdrawn') return send(answers);
    return setFarOff({ of: stated.kind, price: stated.price!, estimated });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(check)(event)}
      onChange={() => setFarOff(undefined)}
      className="mt-4 flex flex-col gap-5"
    >
      <RadioGroup
        legend={words.kind}
        options={Object.fromEntries(outcomeKinds.map((one) => [one, words.kindLabels[one]]))}
        error={errors.kind?.message}
        {...register('kind')}
      />
      {kind === 'sold' || kind === 'let' ? (
        <>
          <NumberField
            label={words.priceLabels[kind]}
            help={words.priceHelp}
            inputMode="numeric"
            error={errors.price?.message}
            {...register('price')}
          />
          <TextField
            type="month"
            label={words.month}
            max={thisMonth()}
            error={errors.month?.message}
            {...register('month')}
          />
          <SelectField
            label={words.through}
            open={words.throughUnstated}
            options={Object.fromEntries(outcomeChannels.map((one) => [one, words.throughLabels[one]]))}
            {...register('through')}
          />
          <TextField
            type="file"
            label={words.proof}
            help={words.proofHelp}
            accept={proofTypes.join(',')}
            error={fileError}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setFileError(undefined);
            }}
          />
          <div>
            <Checkbox label={words.keep} {...register('keepAnonymously')} />
            <p className="text-sm text-ink-soft">{words.keepHelp}</p>
          </div>
        </>
      ) : null}
      {outcome && outcome.kind !== 'withdrawn' ? (
        <p className="text-sm text-ink-soft">{words.correctionEffect}</p>
      ) : null}
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      {farOff ? (
        <Notice look="warning" role="alert">
          <p className="font-medium">{words.farOff(farOff.of, farOff.price, farOff.estimated)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => void handleSubmit(send)()}>
              {words.confirmFar}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setFarOff(undefined);
                setFocus('price');
              }}
            >
              {words.correctFar}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          {onLeave ? (
            <Button
              look="quiet"
              onClick={() => {
                forgetAccountDraft(draft);
                onLeave();
              }}
            >
              {words.leave}
            </Button>
          ) : null}
        </div>
      )}
    </form>
  );
}
