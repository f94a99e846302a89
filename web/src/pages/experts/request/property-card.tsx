import { type ContactTime, type ExpertRequest } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import { channel } from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-request';
import {
  contactTimeLabels,
  intentionLabels,
  marketingChannelLabels,
  propertyTypeLabel,
  timelineLabels,
  usageLabels,
} from '@soumdar/words/labels';
import { timeIn } from '@soumdar/words/slots';
import { useState } from 'react';
import { Fact } from '../../../components/account/record-facts.tsx';
import { slotElsewhere } from '../../../components/account/slot-time.ts';
import { placeText } from '../../../components/place-text.ts';
import { mapZoom } from '../../../position.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { TitledCard, EmailLink, PhoneLink } from '../area/titled-card.tsx';

const PropertyMap = lazyComponent(() => import('../../../components/map/property-map.tsx'));

export function PropertyCard({ request }: { request: ExpertRequest }) {
  const { propertyType, details, location, answers } = request;
  const place = placeText(request);
  return (
    <TitledCard title={words.property}>
      <p className="mt-2 font-semibold first-letter:uppercase wrap-anywhere">
        <bdi>{place.text}</bdi>
      </p>
      <p className="text-sm text-ink-soft tabular-nums">{place.coordinates}</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {[propertyTypeLabel(propertyType), ...factTexts(propertyFacts(details))].map((fact) => (
          <li key={fact} className="rounded-full bg-sand px-2.5 py-0.5 text-sm font-medium">
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-4 h-64 overflow-hidden rounded-control border border-line sm:h-80">
        <PropertyMap {...location} zoom={mapZoom.property} marker className="size-full" />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {project(answers).map(([label, value]) => (
          <Fact key={label} label={label} value={value ?? words.notStated} />
        ))}
      </dl>
    </TitledCard>
  );
}

type ProjectFact = [label: string, value: string | undefined];

function project(answers: ExpertRequest['answers']): ProjectFact[] {
  const { intended_action, sale_timeline, property_usage, sale_method } = answers;
  // the wizard asks neither when nor how an owner who only wants the value
  const plans = intended_action !== 'connaitre';
  const timeline = sale_timeline && timelineLabels[sale_timeline];
  const method = sale_method && marketingChannelLabels[sale_method];
  return [
    [words.ownerAnswers.intention, intended_action && intentionLabels[intended_action]],
    ...(plans ? [[words.ownerAnswers.timeline, timeline] satisfies ProjectFact] : []),
    [words.ownerAnswers.usage, property_usage && usageLabels[property_usage]],
    ...(plans ? [[words.ownerAnswers.marketing, method] satisfies ProjectFact] : []),
    [words.ownerAnswers.isOwner, yesOrNo(answers.is_owner)],
    [words.ownerAnswers.wantsOffers, yesOrNo(answers.explore_pro_opportunities)],
  ];
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : words.yesOrNo(value));

export function ContactCard({ request }: { request: ExpertRequest }) {
  const { kind, contact, preferredContactMethod, preferredContactTime, timeZone, message } = request;
  return (
    <TitledCard title={words.contact}>
      <p className="mt-2 font-semibold wrap-anywhere">
        <bdi>{contact.fullName}</bdi>
      </p>
      <p className="flex flex-col items-start">
        <PhoneLink phone={contact.phone} className="min-h-11 text-lg font-semibold" />
        <EmailLink email={contact.email} className="min-h-11" />
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-3 border-t border-line pt-3">
        <Fact label={words.contactMethod} value={channel(kind, preferredContactMethod)} />
        {kind === 'contest' ? null : (
          <Fact label={words.timeSlot} value={contactTimeLabels[preferredContactTime]} />
        )}
        {timeZone ? <OwnerTime slot={preferredContactTime} timeZone={timeZone} /> : null}
      </dl>
      <div className="mt-3 border-t border-line pt-3">
        <h3 className="text-sm text-ink-soft">{words.ownerMessage}</h3>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {message ?? words.noMessage}
        </p>
      </div>
    </TitledCard>
  );
}

/** Slots are hours of Tunis; a caller abroad needs the owner's. */
function OwnerTime({ slot, timeZone }: { slot: ContactTime; timeZone: string }) {
  const [now] = useState(() => new Date());
  const time = timeIn(timeZone, now);
  const slotThere = slotElsewhere(slot, timeZone, now);
  return (
    <>
      <Fact
        label={words.ownerTime}
        value={time ? words.clockElsewhere(time, timeZone) : timeZone}
        beneath={time && timeZone}
      />
      {slotThere ? <Fact label={words.slotAtOwners} value={slotThere} /> : null}
    </>
  );
}
