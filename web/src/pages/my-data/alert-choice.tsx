import type { Profile } from '@soumdar/contract';
import * as words from '@soumdar/words/alerts';
import { useId, useState } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Checkbox } from '../../ui/field.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { useChangeProfile } from './profile.ts';

export const isEmailVerified = ({ emailVerifiedAt, emailStoppedAt }: Profile): boolean =>
  emailVerifiedAt !== null && emailStoppedAt === null;

/** One choice for all that the account follows, wherever it is made. */
export function AlertChoice({ profile }: { profile: Profile }) {
  const change = useChangeProfile();
  const { run } = useOneAtATime();
  const helpId = useId();
  // shows before the server confirms, and reverts on a refusal
  const [chosen, setChosen] = useState<boolean>();
  const wanted = chosen ?? profile.wantsAlerts;
  const isVerified = isEmailVerified(profile);

  const choose = (wantsAlerts: boolean) =>
    run(async () => {
      setChosen(wantsAlerts);
      try {
        await change({ wantsAlerts });
        if (!wantsAlerts) toasts.success(words.switchedOff);
        else if (isVerified) toasts.success(words.switchedOn);
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      setChosen(undefined);
    });

  return (
    <div>
      <Checkbox
        label={words.wanted}
        checked={wanted}
        aria-describedby={helpId}
        onChange={(event) => void choose(event.target.checked)}
      />
      <p id={helpId} className="max-w-prose ps-8 text-sm text-ink-soft">
        {words.wantedHelp}
        {wanted && !isVerified ? <strong className="mt-1 block text-ink">{words.verifyFirst}</strong> : null}
      </p>
    </div>
  );
}
