import {
  announcedDays,
  policyVersions,
  privacyPolicyVersion,
  restorableSeconds,
  retention,
} from '@soumdar/contract';
import * as words from '@soumdar/words/privacy-policy';
import { publisher } from '../../publisher.ts';
import { analyticsHost, brand, externalServiceName } from '../../settings.ts';
import { Audience } from './audience.tsx';
import { LegalPage, Marked, Sections } from './legal-page.tsx';

export default function PrivacyPolicyPage() {
  const [{ since }] = policyVersions;
  const sections = words.sections({
    publisher,
    externalService: analyticsHost ? externalServiceName() : undefined,
    versions: policyVersions,
    announcedDays,
    restorableSeconds,
    retention,
  });
  return (
    <LegalPage title={words.title} status={words.versionOf(privacyPolicyVersion)}>
      <p className="mt-4 rounded-control bg-sea-tint p-4">
        <Marked text={words.whatChanged(since, words.changes[privacyPolicyVersion])} />
      </p>
      <p className="mt-6 text-lg">{words.lead(brand)}</p>
      <Sections sections={sections} audience={<Audience />} />
    </LegalPage>
  );
}
