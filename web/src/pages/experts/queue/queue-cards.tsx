import type { QueuedRequest } from '@soumdar/contract';
import { Link } from 'react-router';
import { contactMethodLabels, contactTimeLabels } from '../../../labels.ts';
import { ManualStatus } from '../../dashboard/manual-status.tsx';
import { Clock, dueText } from '../clock.tsx';
import { EmailLink, PhoneLink } from '../contact-links.tsx';
import { propertyTitle, requestAddress } from './queue-table.tsx';

/** The queue on a small screen: a card each, the whole card opens the request. */
export function QueueCards({ requests }: { requests: QueuedRequest[] }) {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2" aria-label="Demandes, les plus urgentes d’abord">
      {requests.map((request) => (
        <li key={request.id}>
          <Card request={request} />
        </li>
      ))}
    </ul>
  );
}

function Card({ request }: { request: QueuedRequest }) {
  const { id, late, localisation, contact, status, assignedTo } = request;
  return (
    <article
      className={`relative h-full rounded-card border p-4 shadow-card ${late ? 'border-poor/40 bg-poor-tint/60 shadow-late' : 'border-line bg-white'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Clock request={request} />
        <ManualStatus status={status} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{dueText(request)}</p>
      <h2 className="mt-2 text-lg font-bold">
        <Link
          to={requestAddress(id)}
          className="text-sea after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-sea"
        >
          {propertyTitle(request)}
        </Link>
      </h2>
      <p className="line-clamp-2 wrap-anywhere">{localisation}</p>
      <p className="mt-2 font-semibold wrap-anywhere">{contact.fullName}</p>
      <p className="relative flex w-fit flex-wrap gap-x-4">
        <PhoneLink phone={contact.phone} />
        <EmailLink email={contact.email} />
      </p>
      <p className="text-sm text-ink-soft">
        {contactMethodLabels[request.preferredContactMethod]} ·{' '}
        {contactTimeLabels[request.preferredContactTime]}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {assignedTo ? `Suivie par ${assignedTo.fullName}` : 'Non attribuée'}
      </p>
    </article>
  );
}
