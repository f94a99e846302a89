import * as words from '@soumdar/words/privacy-policy';
import { acceptAudience, refuseAudience, useAudienceRefusal } from '../../analytics/audience.ts';
import type { VisitorEvent } from '../../analytics/track.ts';
import { Button } from '../../ui/button.tsx';
import { List } from './legal-page.tsx';

type Interaction = Extract<VisitorEvent, { name: 'user_interaction' }>['properties']['interaction'];

/** All that is counted: what is added to `VisitorEvent` must be stated. */
const counted: Record<Exclude<VisitorEvent['name'], 'user_interaction'> | Interaction, string> =
  words.counted;

/** What is counted of visits, and the button to object. */
export function Audience() {
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
