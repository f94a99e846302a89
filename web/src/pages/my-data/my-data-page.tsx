import { sitePaths, type Profile } from '@soumdar/contract';
import * as words from '@soumdar/words/my-data';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AccountArea } from '../../components/account/account-area.tsx';
import { signOut } from '../../session/sign-out.ts';
import { emptyTabStore } from '../../storage.ts';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { ChoicesSection, LimitationNotice } from './choices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { DeletionSection, DownloadSection } from './leaving-sections.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { profileQuery } from './profile.ts';
import { RightsSection } from './rights-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { UndoChangeSection } from './undo-change-section.tsx';

/** What somebody sees, corrects, downloads and deletes of their own data. A session that ends leads to the login. */
export default function MyDataPage() {
  usePageTitle(words.title);
  const navigate = useNavigate();

  function leaveForGood() {
    signOut();
    emptyTabStore();
    toasts.success(words.accountDeleted);
    void navigate(sitePaths.home, { replace: true });
  }

  return (
    <AccountArea path={sitePaths.myData} comesBack>
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

/** The six rights of the privacy policy, each where it is exercised. */
function MyData({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const sections = useRestoredFocus<HTMLDivElement>(profile.limitedSince);
  return (
    <div ref={sections} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {profile.limitedSince ? <LimitationNotice since={profile.limitedSince} /> : null}
      {/* the email changes with a code, not with the form */}
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
