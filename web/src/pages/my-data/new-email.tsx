import type { User } from '@soumdar/contract';
import { sendVerificationCode, verifyPhone } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { CodeForm, ResendCode } from '../account/code-form.tsx';
import type { CodePurpose, useCodeSending } from '../account/code-sending.ts';
import { defaultWaitSeconds, sendingSentence } from '../account/phone-verification.ts';
import { useChangeProfile, useRefreshProfile } from './profile.ts';

export const emailChange: CodePurpose = {
  name: 'email-change',
  send: (email) => sendVerificationCode(email),
  defaultWaitSeconds,
  sentence: (failure) => sendingSentence(failure, false),
};

/** A new email of somebody abroad that waits for its code: codes will go there. */
export function NewEmailToVerify({
  user,
  pendingEmail,
  sending,
}: {
  user: User;
  pendingEmail: string;
  sending: ReturnType<typeof useCodeSending>;
}) {
  const change = useChangeProfile();
  const refresh = useRefreshProfile();
  const { busy, run } = useOneAtATime();

  async function verify(code: string) {
    await verifyPhone({ email: user.email, code });
    toasts.success('Votre nouvel email est vérifié.');
    await refresh();
  }

  async function giveUp() {
    try {
      await change({ email: user.email });
    } catch (thrown) {
      toasts.error(errorMessage(asFailure(thrown)));
    }
  }

  return (
    <div className="mt-6 flex max-w-sm flex-col gap-5 border-t border-line pt-6">
      <p>
        Entrez le code reçu à <strong className="wrap-anywhere">{pendingEmail}</strong>. Cette adresse
        remplacera alors l’ancienne.
      </p>
      <CodeForm by="email" verify={verify} />
      <ResendCode sending={sending} onSend={() => void sending.send()} />
      <Button look="quiet" busy={busy} onClick={() => void run(giveUp)}>
        Garder mon ancien email
      </Button>
    </div>
  );
}
