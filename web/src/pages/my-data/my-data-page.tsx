import { sitePaths, type Profile, alertSettings } from '@soumdar/contract';
import * as words from '@soumdar/words/my-data';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import * as alertsWords from '@soumdar/words/alerts';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AccountArea } from '../../components/account/account-area.tsx';
import { signOut } from '../../session/sign-out.ts';
import { tabStore } from '../../storage.ts';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure, Notice } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { ChoicesSection, LimitationNotice } from './choices-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { profileQuery } from './profile.ts';
import { RightsSection } from './rights-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { UndoChangeSection } from './undo-change-section.tsx';
import { AlertChoice, isEmailVerified } from './alert-choice.tsx';
import { DataSection } from './data-section.tsx';
import { EmailToVerify } from './email-to-verify.tsx';
import { dayInTunis } from '@soumdar/rules';
import { Button } from '../../ui/button.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { saveFile } from '../../ui/save-file.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { exportData } from './my-data-calls.ts';

/** An expired session leads to the login. */
export default function MyDataPage() {
  usePageTitle(words.title);
  const navigate = useNavigate();

  function leaveForGood() {
    signOut();
    tabStore.clear();
    toasts.success(words.accountDeleted);
    void navigate(sitePaths.home, { replace: true });
  }

  return (
    <AccountArea path={sitePaths.myData}>
      {() => (
        <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 sm:py-10">
          <Link
            to={sitePaths.dashboard}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
          >
            {words.toDashboard}
          </Link>
          <h1 className="mt-2 text-2xl font-bold sm:text-3xl">{words.title}</h1>
          <p className="mt-2 mb-6 max-w-prose text-ink-soft">
            <Sentence
              text={words.explanation}
              marks={{
                policy: (text) => (
                  <Link to={sitePaths.privacyPolicy} className="font-semibold text-sea underline">
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
          <ProfileLoader onDeleted={leaveForGood} />
        </div>
      )}
    </AccountArea>
  );
}

function ProfileLoader({ onDeleted }: { onDeleted: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  if (data) return <MyData profile={data} onDeleted={onDeleted} />;
  if (!error || isFetching) return <Loading />;
  return <LoadFailure text={errorMessage(asFailure(error))} onRetry={() => void refetch()} />;
}

/** The six rights of the privacy policy. */
function MyData({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const sections = useRestoredFocus<HTMLDivElement>(profile.limitedSince);
  return (
    <div ref={sections} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {profile.limitedSince ? <LimitationNotice since={profile.limitedSince} /> : null}
      {/* the email changes by a code, not in the form */}
      <IdentitySection key={profile.user.abroad ? profile.user.email : 'here'} profile={profile} />
      <PhoneSection profile={profile} />
      {profile.undoable ? <UndoChangeSection {...profile.undoable} /> : null}
      <PasswordSection />
      <EmailSection profile={profile} />
      <ChoicesSection profile={profile} />
      <SharesSection />
      <DownloadSection />
      <RightsSection privacyRequests={profile.privacyRequests} />
      <DeletionSection openManualRequests={profile.openManualRequests} onDeleted={onDeleted} />
    </div>
  );
}

function EmailSection({ profile }: { profile: Profile }) {
  const { user, emailStoppedAt } = profile;
  const isVerified = isEmailVerified(profile);
  return (
    <DataSection
      title={alertsWords.title}
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
  if (emailStoppedAt !== null) return alertsWords.addressToVerifyAgain(email);
  return emailVerifiedAt === null
    ? alertsWords.addressUnverified(email)
    : alertsWords.addressVerified(email, emailVerifiedAt);
}

function StoppedNotice({ since }: { since: string }) {
  return (
    <Notice look="warning" className="mb-5">
      <Sentence text={alertsWords.stopped(since)} marks={{ strong: (text) => <strong>{text}</strong> }} />
    </Notice>
  );
}

function DownloadSection() {
  const { busy, run } = useOneAtATime();

  async function download() {
    try {
      const { data } = await exportData();
      const json = JSON.stringify(data, null, 2);
      const name = `soumdar-mes-donnees-${dayInTunis(new Date(data.exportedAt))}.json`;
      saveFile(name, new Blob([json], { type: 'application/json' }));
    } catch (thrown) {
      toasts.error(errorMessage(asFailure(thrown)));
    }
  }

  return (
    <DataSection title={words.downloadTitle} lead={words.downloadExplanation}>
      <Button look="outline" busy={busy} onClick={() => void run(download)}>
        {words.downloadTitle}
      </Button>
    </DataSection>
  );
}

const loadSheet = () => import('./deletion-sheet.tsx');

function DeletionSection({
  openManualRequests,
  onDeleted,
}: {
  openManualRequests: number;
  onDeleted: () => void;
}) {
  return (
    <DataSection title={words.deletionTitle} lead={words.deletionExplanation}>
      <h3 className="font-bold">{words.erased}</h3>
      <p className="mt-1">{words.erasedList}</p>
      <h3 className="mt-4 font-bold">{words.staying}</h3>
      <p className="mt-1">{words.stayingList}</p>
      <SheetButton
        look="outline"
        className="mt-5"
        load={loadSheet}
        sheetProps={{ openManualRequests, onDeleted }}
      >
        {words.deletionTitle}
      </SheetButton>
    </DataSection>
  );
}
