import type { ProfileChange, User } from '@soumdar/contract';
import type { ReactNode } from 'react';
import { verifyPhone } from '../../api/calls.ts';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { CodeForm, ResendCode } from '../account/code-form.tsx';
import type { CodeSending } from '../account/code-sending.ts';
import { hasNoPendingRegistration } from '../account/phone-verification.ts';
import { useChangeProfile, useRefreshProfile } from './profile.ts';

/**
 * @param verified the message after the code
 * @param keep restores the former contact; null where there is none
 */
export function ContactToVerify({
  user,
  by = 'SMS',
  sending,
  verified,
  keep,
  children,
}: {
  user: User;
  by?: 'SMS' | 'email';
  sending: CodeSending;
  verified: string;
  keep: { text: string; change: ProfileChange } | null;
  children: ReactNode;
}) {
  const change = useChangeProfile();
  const refresh = useRefreshProfile();
  const { busy, run } = useOneAtATime();

  async function verify(code: string) {
    try {
      await verifyPhone({ email: user.email, code });
    } catch (thrown) {
      // proved before, by a call whose answer was lost, or given up in another tab
      if (hasNoPendingRegistration(asFailure(thrown))) await refresh();
      throw thrown;
    }
    toasts.success(verified);
    await refresh();
  }

  async function giveUp(back: ProfileChange) {
    try {
      await change(back);
    } catch (thrown) {
      toasts.error(errorMessage(asFailure(thrown)));
      // proved in another tab, there is nothing to give up
      await refresh();
    }
  }

  return (
    <div className="flex max-w-sm flex-col gap-5">
      <p>{children}</p>
      <CodeForm sending={sending} by={by} verify={verify} />
      <ResendCode sending={sending} onSend={() => void sending.send()} />
      {keep ? (
        <Button look="quiet" busy={busy} onClick={() => void run(() => giveUp(keep.change))}>
          {keep.text}
        </Button>
      ) : null}
    </div>
  );
}
