import { type ContactTime, type ExpertRequest } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import {
  contactMethodLabels,
  contactTimeLabels,
  intentionLabels,
  marketingChannelLabels,
  propertyTypeLabel,
  timelineLabels,
  usageLabels,
} from '@soumdar/words/labels';
import { placeOfZone, timeIn } from '@soumdar/words/slots';
import { useState } from 'react';
import { Fact } from '../../../components/account/record-facts.tsx';
import { slotElsewhere } from '../../../components/account/slot-time.ts';
import { placeText } from '../../../components/place-text.ts';
import { mapZoom } from '../../../position.ts';
import { lazyComponent } from '../../../ui/lazy.tsx';
import { Card, EmailLink, PhoneLink } from '../area/card.tsx';

const PropertyMap = lazyComponent(() => import('../../../components/map/property-map.tsx'));

/** The property as its owner described it, and where it lies. */
export function PropertyCard({ request }: { request: ExpertRequest }) {
  const { propertyType, details, localisation, location, answers } = request;
  const place = placeText(localisation, location);
  return (
    <Card title="Le bien">
      <p className="mt-2 font-semibold first-letter:uppercase wrap-anywhere">{place.text}</p>
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
          <Fact key={label} label={label} value={value ?? 'Non précisé'} />
        ))}
      </dl>
    </Card>
  );
}

type ProjectFact = [label: string, value: string | undefined];

/** What the owner told of the project. */
function project(answers: ExpertRequest['answers']): ProjectFact[] {
  const { intended_action, sale_timeline, property_usage, sale_method } = answers;
  // who only wants to know the value is not asked by when, nor how
  const plans = intended_action !== 'connaitre';
  const timeline = sale_timeline && timelineLabels[sale_timeline];
  const method = sale_method && marketingChannelLabels[sale_method];
  return [
    ['Intention', intended_action && intentionLabels[intended_action]],
    ...(plans ? [['Échéance', timeline] satisfies ProjectFact] : []),
    ['Usage du bien', property_usage && usageLabels[property_usage]],
    ...(plans ? [['Commercialisation', method] satisfies ProjectFact] : []),
    ['Propriétaire du bien', yesOrNo(answers.is_owner)],
    ['Souhaite des offres', yesOrNo(answers.explore_pro_opportunities)],
  ];
}

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'Oui' : 'Non');

/** Whom to answer, how and when they would like it. */
export function ContactCard({ request }: { request: ExpertRequest }) {
  const { contact, preferredContactMethod, preferredContactTime, timeZone, message } = request;
  return (
    <Card title="Contact">
      <p className="mt-2 font-semibold wrap-anywhere">{contact.fullName}</p>
      <p className="flex flex-col items-start">
        <PhoneLink phone={contact.phone} className="min-h-11 text-lg font-semibold" />
        <EmailLink email={contact.email} className="min-h-11" />
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-3 border-t border-line pt-3">
        <Fact label="Méthode de contact" value={contactMethodLabels[preferredContactMethod]} />
        <Fact label="Créneau horaire" value={contactTimeLabels[preferredContactTime]} />
        {timeZone ? <OwnerTime slot={preferredContactTime} timeZone={timeZone} /> : null}
      </dl>
      <div className="mt-3 border-t border-line pt-3">
        <h3 className="text-sm text-ink-soft">Message du propriétaire</h3>
        <p className="wrap-anywhere whitespace-pre-line">{message ?? 'Aucun message'}</p>
      </div>
    </Card>
  );
}

/** The owner's clock, for whoever calls abroad: slots are hours of Tunis. */
function OwnerTime({ slot, timeZone }: { slot: ContactTime; timeZone: string }) {
  const [now] = useState(() => new Date());
  const time = timeIn(timeZone, now);
  const slotThere = slotElsewhere(slot, timeZone, now);
  return (
    <>
      <Fact
        label="Heure du propriétaire"
        value={time ? `${time} (${placeOfZone(timeZone)})` : timeZone}
        beneath={time && timeZone}
      />
      {slotThere ? <Fact label="Créneau, à son heure" value={slotThere} /> : null}
    </>
  );
}
