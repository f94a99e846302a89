import { type ConsentPurpose, type Profile } from '@soumdar/contract';
import { formatLongDate } from '@soumdar/words/formats';
import { useId, useState, type ReactNode } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { DataSection } from './data-section.tsx';
import { useChangeProfile } from './profile.ts';

const purposeLabels: Record<ConsentPurpose, string> = {
  privacy_policy: 'Politique de confidentialité',
  offers: 'Offres de professionnels',
  alerts: 'Alertes par email',
};

type Choices = Partial<Pick<Profile, 'wantsOffers' | 'smsNotices'>>;

/** The consents, each changed by a tick, and the record that is kept of them. */
export function ChoicesSection({ profile }: { profile: Profile }) {
  const change = useChangeProfile();
  const { abroad } = profile.user;
  const { run } = useOneAtATime();
  // shown before the server confirms it, and undone if it refuses
  const [chosen, setChosen] = useState<Choices>({});
  const { wantsOffers, smsNotices, consents } = { ...profile, ...chosen };

  const choose = (choice: Choices) =>
    run(async () => {
      setChosen(choice);
      try {
        await change(choice);
        toasts.success('Votre choix est enregistré.');
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      setChosen({});
    });

  return (
    <DataSection title="Mes consentements" lead="Vous changez d’avis quand vous voulez, sans vous justifier.">
      <Choice
        label="Recevoir des offres de professionnels"
        checked={wantsOffers}
        onChoose={(wanted) => void choose({ wantsOffers: wanted })}
      >
        Pour les biens dont vous êtes propriétaire et pour lesquels vous l’avez demandé, vos coordonnées sont
        transmises à des professionnels. Retirer ce consentement vous ôte de leur liste aussitôt.
      </Choice>
      <Choice
        label={abroad ? 'Recevoir des emails sur mes demandes' : 'Recevoir des SMS sur mes demandes'}
        checked={smsNotices}
        onChoose={(wanted) => void choose({ smsNotices: wanted })}
      >
        {abroad ? 'Un email' : 'Un SMS'} vous dit quand une demande d’estimation manuelle est terminée ou
        annulée. Les codes de vérification sont envoyés dans tous les cas.
      </Choice>
      {consents.length > 0 ? (
        <>
          <h3 className="mt-6 font-bold">Ce qui en est conservé</h3>
          <ul className="mt-2 space-y-1.5 text-ink-soft">
            {consents.map(({ purpose, textVersion, givenAt, withdrawnAt }) => (
              <li key={`${purpose} ${givenAt}`}>
                <span className="font-semibold text-ink">{purposeLabels[purpose]}</span> : accord du{' '}
                {formatLongDate(givenAt)} (version {textVersion})
                {withdrawnAt ? `, retiré le ${formatLongDate(withdrawnAt)}` : ''}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </DataSection>
  );
}

function Choice({
  label,
  checked,
  onChoose,
  children,
}: {
  label: string;
  checked: boolean;
  onChoose: (wanted: boolean) => void;
  children: ReactNode;
}) {
  const helpId = useId();
  return (
    <div className="mt-3 first:mt-0">
      <Checkbox
        label={label}
        checked={checked}
        aria-describedby={helpId}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <p id={helpId} className="ps-8 text-sm text-ink-soft">
        {children}
      </p>
    </div>
  );
}

/** Says that the data of the account is kept and not used, for as long as its owner wants it so. */
export function LimitationNotice({ since }: { since: string }) {
  const change = useChangeProfile();
  const { busy, run } = useOneAtATime();

  async function lift() {
    try {
      await change({ limited: false });
      toasts.success('La limitation est levée.');
    } catch (thrown) {
      toasts.error(errorMessage(asFailure(thrown)));
    }
  }

  return (
    <Notice look="warning" className="flex flex-col gap-3">
      <p>
        <strong>L’usage de vos données est limité depuis le {formatLongDate(since)}.</strong> Nous les
        conservons sans nous en servir : ni offres de professionnels, ni alertes, ni SMS ou email
        d’information. Le site reste à votre disposition.
      </p>
      <Button look="outline" className="sm:self-start" busy={busy} onClick={() => void run(lift)}>
        Lever la limitation
      </Button>
    </Notice>
  );
}
