import type { PrivacyRequest } from '@soumdar/contract';
import { formatLongDate } from '../../format.ts';
import { privacyRequestKindLabels } from '../../labels.ts';

export function PrivacyRequestItem({ request }: { request: PrivacyRequest }) {
  const { kind, message, createdAt, dueAt, answeredAt, accepted, answer } = request;
  return (
    <li className="rounded-control border border-line px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          {privacyRequestKindLabels[kind]} du {formatLongDate(createdAt)}
        </span>
        <State accepted={accepted} />
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line text-ink-soft">{message}</p>
      {answeredAt ? (
        <p className="mt-2 rounded-control bg-sand px-3 py-2 wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">Réponse du {formatLongDate(answeredAt)} : </span>
          {answer}
        </p>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">Réponse au plus tard le {formatLongDate(dueAt)}.</p>
      )}
    </li>
  );
}

function State({ accepted }: Pick<PrivacyRequest, 'accepted'>) {
  if (accepted === null) return <span className="text-sm font-semibold text-modest">En attente</span>;
  return accepted ? (
    <span className="text-sm font-semibold text-good">Acceptée</span>
  ) : (
    <span className="text-sm font-semibold text-ink-soft">Refusée</span>
  );
}
