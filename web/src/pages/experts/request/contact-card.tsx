import type { ExpertRequest } from '@soumdar/contract';
import { contactMethodLabels, contactTimeLabels } from '../../../labels.ts';
import { Fact } from '../../dashboard/fact.tsx';
import { Card } from '../card.tsx';
import { EmailLink, PhoneLink } from '../contact-links.tsx';

/** Whom to answer, how and when they would like it. */
export function ContactCard({ request }: { request: ExpertRequest }) {
  const { contact, preferredContactMethod, preferredContactTime } = request;
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
      </dl>
    </Card>
  );
}
