import type { PrivacyRequestKind, QueuedPrivacyRequest } from '@soumdar/contract';
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

const effects: Record<PrivacyRequestKind, string> = {
  objection: 'Une opposition acceptée met fin au consentement à recevoir des offres.',
  limitation:
    'Une limitation acceptée laisse les données du compte sans usage (ni offres, ni SMS ou email d’information) jusqu’à ce que son propriétaire la lève.',
};

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
      toasts.success('Réponse enregistrée.');
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
        legend="Décision"
        options={{ accepted: 'Accepter', refused: 'Refuser' }}
        error={errors.decision?.message}
        {...register('decision')}
      />
      <p className="text-sm text-ink-soft">{effects[request.kind]}</p>
      <TextArea
        label="Réponse"
        help="Lue par le propriétaire sur sa page « Mes données »"
        maxLength={2000}
        error={errors.answer?.message}
        {...register('answer')}
      />
      <Button type="submit" className="self-start" busy={busy}>
        Envoyer la réponse
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
    ...(decision ? {} : { decision: 'Choisissez d’accepter ou de refuser la demande.' }),
    ...(answer.trim() ? {} : { answer: 'Écrivez la réponse au propriétaire.' }),
  };
}
