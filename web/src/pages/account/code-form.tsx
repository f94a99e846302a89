import { apiErrors, codeLength, sitePaths, type CodeTarget } from '@soumdar/contract';
import * as words from '@soumdar/words/codes';
import * as fieldWords from '@soumdar/words/fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../api/failure.ts';
import { formatCountdown } from '../../format.ts';
import { internationalPhone, PhoneNumber } from '../../components/phone.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { Sentence } from '../../ui/sentence.tsx';
import type { CodeSending } from './code-sending.ts';
import type { CorrectionState } from './phone-verification.ts';

/**
 * The last digit submits. `verify` throws the failure to show: a wrong, old or exhausted code is cleared, one
 * that could not be checked stays.
 */
export function CodeForm({
  by = 'SMS',
  takesFocus = false,
  sending: { codeError, sayOfCode, refuseCode },
  verify,
}: {
  by?: 'SMS' | 'email';
  /** the button that sent the code had the focus */
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
      if (entered.length < codeLength) return sayOfCode(fieldWords.codeForm(codeLength));
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
        {words.verify}
      </Button>
    </form>
  );
}

export function CodeCountdown({ secondsLeft }: { secondsLeft: number }) {
  return secondsLeft > 0 ? (
    <p className="text-center text-sm text-ink-soft">
      <Sentence
        text={words.nextCodeIn(formatCountdown(secondsLeft))}
        marks={{
          timer: (text) => (
            <span role="timer" className="font-semibold tabular-nums">
              {text}
            </span>
          ),
        }}
      />
    </p>
  ) : null;
}

/** As typed in this tab, or masked as the server sends it; undefined after a detour. */
export type CodeDestination = { phone: string } | { email: string } | CodeTarget | undefined;

export function CodeSentTo({ to }: { to: CodeDestination }) {
  if (!to) return words.codeWasSent;
  return (
    <Sentence
      text={isEmail(to) ? words.codeWasSentByEmail(contactOf(to)) : words.codeWasSentBySms(contactOf(to))}
      marks={{
        to: (contact) => (
          <strong className={isEmail(to) ? 'text-ink' : 'whitespace-nowrap text-ink'}>
            <Contact to={to} text={contact} />
          </strong>
        ),
      }}
    />
  );
}

const isEmail = (to: NonNullable<CodeDestination>) => 'email' in to || 'maskedEmail' in to;

function contactOf(to: NonNullable<CodeDestination>): string {
  if ('phone' in to) return internationalPhone(to.phone);
  if ('maskedPhone' in to) return to.maskedPhone;
  return 'email' in to ? to.email : to.maskedEmail;
}

function Contact({ to, text }: { to: NonNullable<CodeDestination>; text: string }) {
  if (isEmail(to)) return <span className="wrap-anywhere">{text}</span>;
  return 'phone' in to ? <PhoneNumber phone={text} /> : text;
}

/** Back to the registration with all that was typed, to correct a mistyped number or email. */
export function CorrectContact({ email, abroad }: { email: string; abroad: boolean }) {
  const state: CorrectionState = { correctContactOf: email };
  return (
    <ButtonLink look="quiet" to={sitePaths.register} state={state}>
      {abroad ? words.correctEmail : words.correctPhone}
    </ButtonLink>
  );
}

export function ResendCode({
  to,
  sending: { secondsLeft, busy, problem, justSent, target },
  onSend,
}: {
  /** as typed in this tab */
  to?: CodeDestination;
  sending: CodeSending;
  onSend: () => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {problem ? <FormAlert>{problem}</FormAlert> : null}
      {justSent && target ? (
        <FormAlert look="success">
          <Sentence
            text={
              isEmail(target)
                ? words.sentByEmail(contactOf(to ?? target))
                : words.sentBySms(contactOf(to ?? target))
            }
            marks={{ to: (contact) => <Contact to={to ?? target} text={contact} /> }}
          />
        </FormAlert>
      ) : null}
      <Button look="outline" disabled={secondsLeft > 0} busy={busy} onClick={onSend}>
        {words.resend}
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </div>
  );
}
