import type { Profile } from '@soumdar/contract';
import { waitInMinutes } from '@soumdar/words/errors';
import { errorMessage } from '../../api/error-message.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
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
  if (failure.type === 'rate_limit')
    return `Trop de tentatives. Veuillez attendre ${waitInMinutes(failure.waitTime ?? defaultWaitSeconds)}.`;
  if (mayArriveAfter(failure))
    return 'Nous ne savons pas si l’email est parti. S’il arrive, saisissez son code ; sinon, demandez-en un autre plus tard.';
  return errorMessage(failure);
}

/** Proves that the address is its owner's: a code is asked for, then typed. */
export function EmailToVerify({ profile }: { profile: Profile }) {
  const { email } = profile.user;
  const refresh = useRefreshProfile();
  const sending = useCodeSending(emailVerification, email);
  const { busy, secondsLeft, problem, justSent, target } = sending;
  const sentTo = target && 'maskedEmail' in target ? target.maskedEmail : undefined;
  // a code asked for before the page was loaded anew may still be typed
  const mayHoldCode = sentTo !== undefined || secondsLeft > 0;

  async function verify(code: string) {
    await confirmEmail(code);
    toasts.success('Votre adresse est vérifiée.');
    await refresh();
  }

  return (
    <div className="mb-6 flex max-w-sm flex-col gap-5">
      <p>
        {mayHoldCode
          ? 'Entrez le code reçu par email. S’il tarde, regardez dans les courriers indésirables.'
          : 'Un code vous y sera envoyé, valable 10 minutes.'}
      </p>
      {mayHoldCode ? (
        <CodeForm sending={sending} by="email" takesFocus={sentTo !== undefined} verify={verify} />
      ) : null}
      {problem ? <FormAlert>{problem}</FormAlert> : null}
      {justSent && sentTo ? <FormAlert look="success">Code envoyé à {sentTo}.</FormAlert> : null}
      <Button
        look={mayHoldCode ? 'outline' : 'primary'}
        disabled={secondsLeft > 0}
        busy={busy}
        className={mayHoldCode ? '' : 'sm:self-start'}
        onClick={() => void sending.send()}
      >
        {mayHoldCode ? 'Renvoyer le code' : 'Envoyer le code'}
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </div>
  );
}
