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
import { LegalPage, Marked, Sections, List } from './legal-page.tsx';
import { acceptAudience, refuseAudience, useAudienceRefusal } from '../../analytics/audience.ts';
import type { VisitorEvent } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';

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

type Interaction = Extract<VisitorEvent, { name: 'user_interaction' }>['properties']['interaction'];

/** The policy must state every event of `VisitorEvent`. */
const counted: Record<Exclude<VisitorEvent['name'], 'user_interaction'> | Interaction, string> =
  words.counted;

function Audience() {
  return (
    <>
      <h3 className="pt-3 text-lg font-bold">{words.audience}</h3>
      <p>{words.audienceLead}</p>
      <List items={Object.values(counted)} />
      <Objection />
    </>
  );
}

function Objection() {
  const refusedAt = useAudienceRefusal();
  return (
    <div className="rounded-control bg-sea-tint p-4 sm:p-5">
      <p role="status">{refusedAt ? words.refusedOn(refusedAt) : words.mayRefuse}</p>
      {refusedAt ? (
        <Button look="outline" className="mt-4" onClick={acceptAudience}>
          {words.accept}
        </Button>
      ) : (
        <Button look="outline" className="mt-4" onClick={refuseAudience}>
          {words.refuse}
        </Button>
      )}
    </div>
  );
}
