import type { QueuedPrivacyRequest } from '@soumdar/contract';
import { formatLongDate } from '../../../format.ts';
import { privacyRequestKindLabels } from '../../../labels.ts';
import { useKeptFocus } from '../../../ui/kept-focus.ts';
import { EmailLink, PhoneLink } from '../contact-links.tsx';
import { AnswerForm } from './answer-form.tsx';

export function PrivacyRequestCard({ request }: { request: QueuedPrivacyRequest }) {
  const { kind, message, createdAt, late, contact, answeredAt } = request;
  const card = useKeptFocus<HTMLElement>(answeredAt);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`${privacyRequestKindLabels[kind]} du ${formatLongDate(createdAt)}`}
      className={`rounded-card border bg-white outline-none p-4 shadow-card sm:p-5 ${late ? 'border-poor' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{privacyRequestKindLabels[kind]}</h2>
        <DueBadge request={request} />
      </div>
      <p className="text-sm text-ink-soft">Reçue le {formatLongDate(createdAt)}</p>
      <p className="mt-2 flex flex-wrap gap-x-4">
        <span className="font-semibold wrap-anywhere">{contact.fullName}</span>
        <PhoneLink phone={contact.phone} />
        <EmailLink email={contact.email} />
      </p>
      <p className="mt-3 rounded-control bg-sand px-4 py-3 wrap-anywhere whitespace-pre-line">
        {message || 'Sans message'}
      </p>
      {answeredAt === null ? <AnswerForm request={request} /> : <Answer request={request} />}
    </article>
  );
}

function DueBadge({ request: { answeredAt, dueAt, late } }: { request: QueuedPrivacyRequest }) {
  const look = late
    ? 'bg-poor text-white'
    : answeredAt
      ? 'bg-good-tint text-good'
      : 'bg-modest-tint text-modest';
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
      {answeredAt
        ? `Réponse donnée le ${formatLongDate(answeredAt)}`
        : `${late ? 'En retard depuis' : 'Avant'} le ${formatLongDate(dueAt)}`}
    </span>
  );
}

function Answer({ request: { accepted, answer } }: { request: QueuedPrivacyRequest }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className={`font-semibold ${accepted ? 'text-good' : 'text-poor'}`}>
        {accepted ? 'Demande acceptée' : 'Demande refusée'}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
    </div>
  );
}
