import type { Profile } from '@soumdar/contract';
import { useId, useState } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Checkbox } from '../../ui/field.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { useChangeProfile } from './profile.ts';

/** True while emails may be sent to the address of the account. */
export const isEmailVerified = ({ emailVerifiedAt, emailStoppedAt }: Profile): boolean =>
  emailVerifiedAt !== null && emailStoppedAt === null;

/** Whether the owner is told by email of all that they follow: one choice for the account, wherever it is made. */
export function AlertChoice({ profile }: { profile: Profile }) {
  const change = useChangeProfile();
  const { run } = useOneAtATime();
  const helpId = useId();
  // shown before the server confirms it, and undone if it refuses
  const [chosen, setChosen] = useState<boolean>();
  const wanted = chosen ?? profile.wantsAlerts;
  const isVerified = isEmailVerified(profile);

  const choose = (wantsAlerts: boolean) =>
    run(async () => {
      setChosen(wantsAlerts);
      try {
        await change({ wantsAlerts });
        if (!wantsAlerts) toasts.success('Vous ne recevrez plus d’alertes.');
        else if (isVerified) toasts.success('Vos alertes par email sont activées.');
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      setChosen(undefined);
    });

  return (
    <div>
      <Checkbox
        label="Prévenez-moi par email"
        checked={wanted}
        aria-describedby={helpId}
        onChange={(event) => void choose(event.target.checked)}
      />
      <p id={helpId} className="max-w-prose ps-8 text-sm text-ink-soft">
        Quand la valeur d’un bien que vous suivez bouge vraiment ou qu’une zone devient couverte, sinon une
        fois par trimestre. Aucune publicité, et un clic au bas de chaque email suffit pour se désinscrire.
        {wanted && !isVerified ? (
          <strong className="mt-1 block text-ink">
            Rien ne partira avant que votre adresse soit vérifiée.
          </strong>
        ) : null}
      </p>
    </div>
  );
}
