import type { User } from '@soumdar/contract';
import { verifyPhone } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { CodeForm, ResendCode } from '../account/code-form.tsx';
import type { useCodeSending } from '../account/code-sending.ts';
import { useChangeProfile, useRefreshProfile } from './profile.ts';

/** A new phone that waits for its code. */
export function PhoneToVerify({
  user,
  pendingPhone,
  sending,
}: {
  user: User;
  pendingPhone: string;
  sending: ReturnType<typeof useCodeSending>;
}) {
  const change = useChangeProfile();
  const refresh = useRefreshProfile();
  const { busy, run } = useOneAtATime();

  async function verify(code: string) {
    await verifyPhone({ email: user.email, code });
    toasts.success('Votre nouveau numéro est vérifié.');
    await refresh();
  }

  async function giveUp() {
    try {
      await change({ phone: user.phone });
    } catch (thrown) {
      toasts.error(inFrench(asFailure(thrown)));
    }
  }

  return (
    <div className="flex max-w-sm flex-col gap-5">
      <p>
        Entrez le code reçu par SMS au{' '}
        <strong>
          <PhoneNumber phone={pendingPhone} />
        </strong>
        . Ce numéro remplacera alors l’ancien.
      </p>
      <CodeForm verify={verify} />
      <ResendCode sending={sending} onSend={() => void sending.send()} />
      {user.phone ? (
        <Button look="quiet" busy={busy} onClick={() => void run(giveUp)}>
          Garder mon ancien numéro
        </Button>
      ) : null}
    </div>
  );
}
