import type { Profile } from '@soumdar/contract';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { ChoicesSection } from './choices-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LimitationNotice } from './limitation-notice.tsx';
import { PasswordSection } from './password-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { RightsSection } from './rights-section.tsx';

/** The six rights of the privacy policy, each where it is exercised. */
export function MyData({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const sections = useKeptFocus<HTMLDivElement>(profile.limitedSince);
  return (
    <div ref={sections} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {profile.limitedSince ? <LimitationNotice since={profile.limitedSince} /> : null}
      <IdentitySection user={profile.user} />
      <PhoneSection profile={profile} />
      <PasswordSection />
      <ChoicesSection profile={profile} />
      <DownloadSection />
      <RightsSection privacyRequests={profile.privacyRequests} />
      <DeletionSection openManualRequests={profile.openManualRequests} onDeleted={onDeleted} />
    </div>
  );
}
