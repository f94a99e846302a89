import type { Profile } from '@soumdar/contract';
import * as words from '@soumdar/words/alerts';
import * as codeWords from '@soumdar/words/codes';
import { errorMessage } from '../../api/error-message.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { CodeCountdown, CodeForm } from '../account/code-form.tsx';
import { mayArriveAfter, useCodeSending, type CodePurpose } from '../account/code-sending.ts';
import { defaultWaitSeconds } from '../account/phone-verification.ts';
import { confirmEmail, requestEmailVerification } from './my-data-calls.ts';
import { useRefreshProfile } from './profile.ts';

const emailVerification: CodePurpose = {
  name: 'email-verification',
  send: requestEmailVerification,
  defaultWaitSeconds,
  sentence: whyNotSent,
};

function whyNotSent(failure: ApiFailure): string {
  if (failure.type === 'rate_limit') return codeWords.tooManyAttempts(failure.waitTime ?? defaultWaitSeconds);
  if (mayArriveAfter(failure)) return words.maybeNotSent;
  return errorMessage(failure);
}

export function EmailToVerify({ profile }: { profile: Profile }) {
  const { email } = profile.user;
  const refresh = useRefreshProfile();
  const sending = useCodeSending(emailVerification, email);
  const { busy, secondsLeft, problem, justSent, target } = sending;
  const sentTo = target && 'maskedEmail' in target ? target.maskedEmail : undefined;
  // a code sent before a reload may still be typed
  const mayHoldCode = sentTo !== undefined || secondsLeft > 0;

  async function verify(code: string) {
    await confirmEmail(code);
    toasts.success(words.addressIsVerified);
    await refresh();
  }

  return (
    <div className="mb-6 flex max-w-sm flex-col gap-5">
      <p>{mayHoldCode ? words.enterCode : words.codeToBeSent}</p>
      {mayHoldCode ? (
        <CodeForm sending={sending} by="email" takesFocus={sentTo !== undefined} verify={verify} />
      ) : null}
      {problem ? <FormAlert>{problem}</FormAlert> : null}
      {justSent && sentTo ? (
        <FormAlert look="success">
          <Sentence text={codeWords.sentByEmail(sentTo)} marks={{}} />
        </FormAlert>
      ) : null}
      <Button
        look={mayHoldCode ? 'outline' : 'primary'}
        disabled={secondsLeft > 0}
        busy={busy}
        className={mayHoldCode ? '' : 'sm:self-start'}
        onClick={() => void sending.send()}
      >
        {mayHoldCode ? codeWords.resend : codeWords.send}
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </div>
  );
}
