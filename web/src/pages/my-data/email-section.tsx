import { alertSettings, type Profile } from '@soumdar/contract';
import { formatLongDate } from '@soumdar/words/formats';
import { Notice } from '../../ui/notice.tsx';
import { AlertChoice, isEmailVerified } from './alert-choice.tsx';
import { DataSection } from './data-section.tsx';
import { EmailToVerify } from './email-to-verify.tsx';

/** Whether the email is proved to be its owner's, and whether they want to be told by it. */
export function EmailSection({ profile }: { profile: Profile }) {
  const { user, emailStoppedAt } = profile;
  const isVerified = isEmailVerified(profile);
  return (
    <DataSection
      title="Mes alertes par email"
      anchor={alertSettings.anchor}
      state={isVerified}
      lead={
        <>
          Votre adresse : <strong className="wrap-anywhere text-ink">{user.email}</strong>
          {stateOf(profile)}
        </>
      }
    >
      {emailStoppedAt === null ? null : <StoppedNotice since={emailStoppedAt} />}
      {isVerified ? null : <EmailToVerify key={user.email} profile={profile} />}
      <AlertChoice profile={profile} />
    </DataSection>
  );
}

function stateOf({ emailVerifiedAt, emailStoppedAt }: Profile): string {
  if (emailStoppedAt !== null) return ', à vérifier de nouveau.';
  return emailVerifiedAt === null
    ? ', pas encore vérifiée.'
    : `, vérifiée le ${formatLongDate(emailVerifiedAt)}.`;
}

function StoppedNotice({ since }: { since: string }) {
  return (
    <Notice look="warning" className="mb-5">
      <strong>Nous n’écrivons plus à cette adresse depuis le {formatLongDate(since)}</strong> : son serveur a
      refusé trois de nos emails de suite. Vérifiez-la de nouveau pour reprendre, ou corrigez-la dans « Mon
      identité ».
    </Notice>
  );
}
