import { alertSettings, type Profile } from '@soumdar/contract';
import * as words from '@soumdar/words/alerts';
import { Notice } from '../../ui/notice.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { AlertChoice, isEmailVerified } from './alert-choice.tsx';
import { DataSection } from './data-section.tsx';
import { EmailToVerify } from './email-to-verify.tsx';

/** Whether the email is proved to be its owner's, and whether they want to be told by it. */
export function EmailSection({ profile }: { profile: Profile }) {
  const { user, emailStoppedAt } = profile;
  const isVerified = isEmailVerified(profile);
  return (
    <DataSection
      title={words.title}
      anchor={alertSettings.anchor}
      state={isVerified}
      lead={
        <Sentence
          text={addressOf(profile)}
          marks={{ email: (text) => <strong className="wrap-anywhere text-ink">{text}</strong> }}
        />
      }
    >
      {emailStoppedAt === null ? null : <StoppedNotice since={emailStoppedAt} />}
      {isVerified ? null : <EmailToVerify key={user.email} profile={profile} />}
      <AlertChoice profile={profile} />
    </DataSection>
  );
}

function addressOf({ user: { email }, emailVerifiedAt, emailStoppedAt }: Profile): string {
  if (emailStoppedAt !== null) return words.addressToVerifyAgain(email);
  return emailVerifiedAt === null
    ? words.addressUnverified(email)
    : words.addressVerified(email, emailVerifiedAt);
}

function StoppedNotice({ since }: { since: string }) {
  return (
    <Notice look="warning" className="mb-5">
      <Sentence text={words.stopped(since)} marks={{ strong: (text) => <strong>{text}</strong> }} />
    </Notice>
  );
}
