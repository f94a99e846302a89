import { apiErrors, codeLength, sitePaths } from '@soumdar/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { formatCountdown } from '../../format.ts';
import { internationalPhone, PhoneNumber } from '../../components/phone.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import type { useCodeSending } from './code-sending.ts';
import type { CorrectionState } from './phone-verification.ts';

/**
 * The box for a received code and its button; the last digit submits by itself. `verify` throws the failure to show: a
 * code that is wrong, too old or tried too often is cleared, one that could not be checked stays.
 */
export function CodeForm({
  by = 'SMS',
  verify,
}: {
  by?: 'SMS' | 'email';
  verify: (code: string) => Promise<void>;
}) {
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useOneAtATime();

  const submit = (entered: string) =>
    run(async () => {
      setError(undefined);
      box.current?.focus();
      if (entered.length < codeLength) {
        setError(`Veuillez entrer un code à ${codeLength} chiffres`);
        return;
      }
      try {
        await verify(entered);
      } catch (thrown) {
        const failure = asFailure(thrown);
        setError(errorMessage(failure));
        if (failure.type === 'validation' || failure.code === apiErrors.codeExhausted.code) setCode('');
      }
    });

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit(code);
      }}
      className="flex flex-col gap-5"
    >
      <CodeField
        ref={box}
        by={by}
        code={code}
        onChange={setCode}
        onComplete={(complete) => void submit(complete)}
        error={error}
        readOnly={busy}
      />
      <Button type="submit" busy={busy}>
        Vérifier le code
      </Button>
    </form>
  );
}

/** How long until another code may be asked for. */
export function CodeCountdown({ secondsLeft }: { secondsLeft: number }) {
  return secondsLeft > 0 ? (
    <p className="text-center text-sm text-ink-soft">
      Nouvel envoi possible dans{' '}
      <span role="timer" className="font-semibold tabular-nums">
        {formatCountdown(secondsLeft)}
      </span>
    </p>
  ) : null;
}

/** Where a code went: the number as typed in this tab, else masked, else unknown after a detour. */
export function CodeSentTo({
  phone,
  maskedPhone,
}: {
  phone?: string | undefined;
  maskedPhone: string | undefined;
}) {
  return (
    <>
      Le code à 6 chiffres a été envoyé par SMS
      {phone || maskedPhone ? (
        <>
          {' '}
          au{' '}
          <strong className="whitespace-nowrap text-ink">
            {phone ? <PhoneNumber phone={internationalPhone(phone)} /> : maskedPhone}
          </strong>
        </>
      ) : null}
      . Il est valable 10 minutes.
    </>
  );
}

/** For who sees that a number was mistyped: back to the registration, with all that was typed. */
export function CorrectPhone({ email }: { email: string }) {
  const state: CorrectionState = { correctPhoneOf: email };
  return (
    <ButtonLink look="quiet" to={sitePaths.register} state={state}>
      Modifier le numéro
    </ButtonLink>
  );
}

/** Asks for another code once the wait since the last one is over, and says what came of it. */
export function ResendCode({
  phone,
  sending: { secondsLeft, busy, problem, maskedPhone },
  onSend,
}: {
  /** where codes go, as typed in this tab */
  phone?: string | undefined;
  sending: ReturnType<typeof useCodeSending>;
  onSend: () => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {problem ? <FormAlert>{problem}</FormAlert> : null}
      {maskedPhone ? (
        <FormAlert look="success">
          Code envoyé au {phone ? <PhoneNumber phone={internationalPhone(phone)} /> : maskedPhone}.
        </FormAlert>
      ) : null}
      <Button look="outline" disabled={secondsLeft > 0} busy={busy} onClick={onSend}>
        Renvoyer le code
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </div>
  );
}
