import { sitePaths } from '@soumdar/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../api/error-message.ts';
import { asFailure } from '../../../api/failure.ts';
import { Checkbox } from '../../../ui/field.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { profileQuery, useChangeProfile } from '../../my-data/profile.ts';

/** Whether the owner is told by email of all that they follow: one choice for the account, made here or in 'Mes données'. */
export function AlertChoice() {
  const helpId = useId();
  const { data: profile } = useQuery(profileQuery);
  const change = useChangeProfile();
  const { run } = useOneAtATime();
  // shown before the server confirms it, and undone if it refuses
  const [chosen, setChosen] = useState<boolean>();
  if (!profile) return <div className="min-h-16" />;
  const wanted = chosen ?? profile.wantsAlerts;
  const isVerified = profile.emailVerifiedAt !== null && profile.emailStoppedAt === null;

  const choose = (wantsAlerts: boolean) =>
    run(async () => {
      setChosen(wantsAlerts);
      try {
        await change({ wantsAlerts });
        if (!wantsAlerts) toasts.success('Nous ne vous écrirons plus.');
        else if (isVerified) toasts.success('Vous serez prévenu par email.');
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
      <p id={helpId} className="max-w-prose pl-8 text-sm text-ink-soft">
        Quand la valeur d’un bien que vous suivez bouge vraiment ou qu’une zone devient couverte, sinon une
        fois par trimestre.
        {wanted && !isVerified ? (
          <strong className="mt-1 block text-ink">
            Rien ne partira avant que votre adresse soit vérifiée :{' '}
            <Link to={sitePaths.myData} className="text-sea underline hover:text-sea-deep">
              la vérifier dans « Mes données »
            </Link>
            .
          </strong>
        ) : null}
      </p>
    </div>
  );
}
