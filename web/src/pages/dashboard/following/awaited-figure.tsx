import { propertyTypes, type ManualRequestRecord, type PropertyType } from '@soumdar/contract';
import * as words from '@soumdar/words/dashboard';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { asFailure } from '../../../api/failure.ts';
import { wizardWith } from '../../../components/wizard-with.ts';
import { followRequest, unfollowRequest } from '../../../follow/follow-calls.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { useRestoredFocus } from '../../../ui/restored-focus.ts';
import { toasts } from '../../../ui/toasts.ts';
import { profileQuery, useChangeProfile } from '../../my-data/profile.ts';
import { useChangedRequests } from '../manual-request-queries.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { FollowAlerts } from './follow-alerts.tsx';

/**
 * Where advertisements are too few, the owner may wait for an email. A single button consents to that and
 * names what else is sent there.
 */
export function AwaitedFigure({ record }: { record: ManualRequestRecord }) {
  const { id, awaited, lacksFigure } = record;
  const changed = useChangedRequests();
  const { data: profile } = useQuery(profileQuery);
  const changeProfile = useChangeProfile();
  const { busy, run } = useOneAtATime();
  const lead = useRestoredFocus<HTMLParagraphElement>(awaited != null);
  if (!awaited && !lacksFigure) return null;

  const change = (call: () => Promise<unknown>, message: string) =>
    run(async () => {
      try {
        await call();
        toasts.success(message);
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      await changed();
    });

  const wait = async () => {
    await followRequest(id);
    if (!profile?.wantsAlerts) await changeProfile({ wantsAlerts: true });
  };

  return (
    <div className="mt-4 border-t border-line pt-4">
      <p ref={lead} tabIndex={-1} className="max-w-prose text-ink-soft outline-none">
        {textOf(awaited)}
      </p>
      {awaited ? null : (
        <p className="mt-2 max-w-prose text-ink-soft">
          <Sentence
            text={words.notifyMeLead(profile?.user.email ?? '')}
            marks={{ email: (text) => <strong className="wrap-anywhere text-ink">{text}</strong> }}
          />
        </p>
      )}
      {awaited?.coveredSince ? <EstimateNow record={record} /> : null}
      {awaited && !awaited.coveredSince ? (
        <div className="mt-3">
          <FollowAlerts />
        </div>
      ) : null}
      {/* two buttons: one must not change under a finger */}
      {awaited ? (
        <Button
          key="stop"
          look="quiet"
          className="mt-2 -ms-5"
          busy={busy}
          onClick={() => void change(() => unfollowRequest(id), words.stoppedWatching)}
        >
          {words.stopWaiting}
        </Button>
      ) : (
        <Button
          key="wait"
          look="outline"
          className="mt-3"
          busy={busy}
          disabled={!profile}
          onClick={() => void change(wait, words.watching)}
        >
          {words.notifyMe}
        </Button>
      )}
    </div>
  );
}

function textOf(awaited: ManualRequestRecord['awaited']): string {
  if (!awaited) return words.tooFewListings;
  const { since, coveredSince } = awaited;
  return coveredSince ? words.coveredSince(coveredSince) : words.watchingSince(since);
}

function EstimateNow({
  record: { property_type: type, location, localisation, details },
}: {
  record: ManualRequestRecord;
}) {
  if (!location || !propertyTypes.some((known) => known === type)) return null;
  const { to, prefill } = wizardWith({ type: type as PropertyType, location, localisation, details });
  return (
    <ButtonLink look="outline" to={to} onClick={prefill} className="mt-3">
      {words.estimateThis}
    </ButtonLink>
  );
}
