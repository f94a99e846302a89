import { apiErrors, codeLength, sitePaths, type CodeTarget } from '@soumdar/contract';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../api/failure.ts';
import { formatCountdown } from '../../format.ts';
import { internationalPhone, PhoneNumber } from '../../components/phone.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import type { CodeSending } from './code-sending.ts';
import type { CorrectionState } from './phone-verification.ts';

/**
 * The box for a received code and its button; the last digit submits by itself. `verify` throws the failure to show: a
 * code that is wrong, too old or tried too often is cleared, one that could not be checked stays.
 */
export function CodeForm({
  by = 'SMS',
  takesFocus = false,
  sending: { codeError, sayOfCode, refuseCode },
  verify,
}: {
  by?: 'SMS' | 'email';
  /** the box takes the focus that the button had which asked for the code */
  takesFocus?: boolean;
  sending: CodeSending;
  verify: (code: string) => Promise<void>;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const [code, setCode] = useState('');
  const { busy, run } = useOneAtATime();

  const submit = (entered: string) =>
    run(async () => {
      sayOfCode(undefined);
      box.current?.focus();
      if (entered.length < codeLength) return sayOfCode(`Veuillez entrer un code à ${codeLength} chiffres`);
      try {
        await verify(entered);
      } catch (thrown) {
        const failure = asFailure(thrown);
        refuseCode(failure);
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
        error={codeError}
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

/** Where codes go: a number as typed in this tab, or only as far as the server tells; undefined after a detour. */
export type CodeDestination = { phone: string } | { email: string } | CodeTarget | undefined;

export function CodeSentTo({ to }: { to: CodeDestination }) {
  if (!to)
    return (
      <>
        Le code à 6 chiffres a été envoyé par SMS, ou par email à qui vit à l’étranger. Il est valable 10
        minutes.
      </>
    );
  return (
    <>
      Le code à 6 chiffres a été envoyé {isEmail(to) ? 'par email à ' : 'par SMS au '}
      <strong className={isEmail(to) ? 'text-ink' : 'whitespace-nowrap text-ink'}>
        <Destination to={to} />
      </strong>
      . Il est valable 10 minutes.{isEmail(to) ? ' S’il tarde, regardez dans les indésirables.' : null}
    </>
  );
}

const isEmail = (to: NonNullable<CodeDestination>) => 'email' in to || 'maskedEmail' in to;

function Destination({ to }: { to: NonNullable<CodeDestination> }) {
  if ('phone' in to) return <PhoneNumber phone={internationalPhone(to.phone)} />;
  if ('maskedPhone' in to) return to.maskedPhone;
  return <span className="wrap-anywhere">{'email' in to ? to.email : to.maskedEmail}</span>;
}

/** For who sees that a number or an email was mistyped: back to the registration, with all that was typed. */
export function CorrectContact({ email, abroad }: { email: string; abroad: boolean }) {
  const state: CorrectionState = { correctContactOf: email };
  return (
    <ButtonLink look="quiet" to={sitePaths.register} state={state}>
      {abroad ? 'Modifier l’email' : 'Modifier le numéro'}
    </ButtonLink>
  );
}

/** Asks for another code once the wait since the last one is over, and says what came of it. */
export function ResendCode({
  to,
  sending: { secondsLeft, busy, problem, justSent, target },
  onSend,
}: {
  /** where codes go, as typed in this tab */
  to?: CodeDestination;
  sending: CodeSending;
  onSend: () => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {problem ? <FormAlert>{problem}</FormAlert> : null}
      {justSent && target ? (
        <FormAlert look="success">
          Code envoyé {isEmail(target) ? 'à ' : 'au '}
          <Destination to={to ?? target} />.
        </FormAlert>
      ) : null}
      <Button look="outline" disabled={secondsLeft > 0} busy={busy} onClick={onSend}>
        Renvoyer le code
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </div>
  );
}
