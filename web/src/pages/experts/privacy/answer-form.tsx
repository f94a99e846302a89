import type { QueuedPrivacyRequest } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup, TextArea } from '../../../ui/field.tsx';
import { resolver, type FieldErrors } from '../../../ui/form-resolver.ts';
import { FormAlert } from '../../../ui/notice.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { answerPrivacyRequest } from '../area/expert-calls.ts';
import { privacyKey } from '../area/expert-queries.ts';

export function AnswerForm({ request }: { request: QueuedPrivacyRequest }) {
  const client = useQueryClient();
  const { register, handleSubmit, formState } = useForm<PrivacyAnswer>({
    defaultValues: { decision: null, answer: '' },
    resolver: resolver(answerErrors),
  });
  const { errors } = formState;
  const { busy, run } = useOneAtATime();
  const { mutateAsync, error } = useMutation({
    mutationFn: ({ decision, answer }: PrivacyAnswer) =>
      answerPrivacyRequest(request.id, { accepted: decision === 'accepted', answer }),
    onSuccess: () => {
      toasts.success(words.answerSaved);
      return client.invalidateQueries({ queryKey: privacyKey });
    },
  });

  const submit = handleSubmit((typed) =>
    run(async () => {
      // a refusal shows as `error`
      await mutateAsync(typed).catch(() => null);
    }),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
    >
      {error ? <FormAlert>{errorMessage(asFailure(error))}</FormAlert> : null}
      <RadioGroup
        legend={words.decision}
        options={words.decisions}
        error={errors.decision?.message}
        {...register('decision')}
      />
      <p className="text-sm text-ink-soft">{words.effects[request.kind]}</p>
      <TextArea
        label={words.answer}
        help={words.answerHelp}
        maxLength={2000}
        error={errors.answer?.message}
        {...register('answer')}
      />
      <Button type="submit" className="self-start" busy={busy}>
        {words.sendAnswer}
      </Button>
    </form>
  );
}

export interface PrivacyAnswer {
  decision: 'accepted' | 'refused' | null;
  answer: string;
}

/** @internal */
export function answerErrors({ decision, answer }: PrivacyAnswer): FieldErrors<PrivacyAnswer> {
  return {
    ...(decision ? {} : { decision: words.decisionMissing }),
    ...(answer.trim() ? {} : { answer: words.answerMissing }),
  };
}
