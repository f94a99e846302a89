import { sitePaths, type QueuedRequest } from '@soumdar/contract';
import { channel, propertyTitle } from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-queue';
import type { ReactNode } from 'react';
import { generatePath, Link } from 'react-router';
import { ManualStatus } from '../../../components/account/record-facts.tsx';
import { placeText } from '../../../components/place-text.ts';
import { Clock, dueText } from '../../../components/account/request-clock.tsx';
import { ContestMark } from '../area/contest-mark.tsx';
import { EmailLink, PhoneLink } from '../area/titled-card.tsx';
import { Card } from '../../../ui/card.tsx';

const requestAddress = (id: string) => generatePath(sitePaths.expertRequest, { id });

export function QueueTable({ requests }: { requests: QueuedRequest[] }) {
  return (
    <Card as="div" className="mt-6 overflow-hidden">
      <table className="w-full table-fixed border-collapse text-start">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="border-b border-line bg-sand text-sm text-ink-soft">
          <tr>
            <Heading className="w-56">{words.toAnswer}</Heading>
            <Heading>{words.property}</Heading>
            <Heading className="w-60">{words.owner}</Heading>
            <Heading className="w-40">{words.contactWanted}</Heading>
            <Heading className="w-40">{words.followUp}</Heading>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {requests.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Heading({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`px-3 py-2 font-semibold ${className}`}>
      {children}
    </th>
  );
}

function Row({ request }: { request: QueuedRequest }) {
  const { id, late, localisation, localisationAr, contact, status, assignedTo } = request;
  return (
    <tr
      className={`relative align-top transition-colors ${late ? 'bg-poor-tint/60 shadow-late' : 'hover:bg-sea-tint/40'}`}
    >
      <td className="px-3 py-3">
        <Clock request={request} />
        <p className="mt-1 text-sm text-ink-soft">{dueText(request)}</p>
      </td>
      <td className="px-3 py-3">
        <Link
          to={requestAddress(id)}
          className="font-semibold text-sea underline-offset-2 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-sea"
        >
          {propertyTitle(request.propertyType, request.surface)}
        </Link>{' '}
        <ContestMark request={request} />
        <p className="line-clamp-2 text-sm first-letter:uppercase wrap-anywhere">
          <bdi>{placeText({ localisation, localisationAr }).text}</bdi>
        </p>
      </td>
      <td className="px-3 py-3">
        <p className="font-semibold wrap-anywhere">
          <bdi>{contact.fullName}</bdi>
        </p>
        <p className="relative flex w-fit max-w-full flex-col text-sm">
          <PhoneLink phone={contact.phone} />
          <EmailLink email={contact.email} />
        </p>
      </td>
      <td className="px-3 py-3 text-sm">
        <p>{channel(request.kind, request.preferredContactMethod)}</p>
        {request.kind === 'contest' ? null : (
          <p className="text-ink-soft">{words.contactTime(request.preferredContactTime, request.timeZone)}</p>
        )}
      </td>
      <td className="px-3 py-3">
        <ManualStatus status={status} />
        <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{assignedTo?.fullName ?? words.unassigned}</p>
      </td>
    </tr>
  );
}

export function QueueCards({ requests }: { requests: QueuedRequest[] }) {
  return (
    <ul className="mt-5 grid gap-3 sm:grid-cols-2" aria-label={words.caption}>
      {requests.map((request) => (
        <li key={request.id}>
          <QueueCard request={request} />
        </li>
      ))}
    </ul>
  );
}

function QueueCard({ request }: { request: QueuedRequest }) {
  const { id, late, localisation, localisationAr, contact, status, assignedTo } = request;
  return (
    <article
      className={`relative h-full rounded-card border p-4 shadow-card ${late ? 'border-poor/40 bg-poor-tint/60 shadow-late' : 'border-line bg-white'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Clock request={request} />
        <ContestMark request={request} />
        <ManualStatus status={status} />
      </div>
      <p className="mt-1 text-sm text-ink-soft">{dueText(request)}</p>
      <h2 className="mt-2 text-lg font-bold">
        <Link
          to={requestAddress(id)}
          className="text-sea after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-sea"
        >
          {propertyTitle(request.propertyType, request.surface)}
        </Link>
      </h2>
      <p className="line-clamp-2 first-letter:uppercase wrap-anywhere">
        <bdi>{placeText({ localisation, localisationAr }).text}</bdi>
      </p>
      <p className="mt-2 font-semibold wrap-anywhere">
        <bdi>{contact.fullName}</bdi>
      </p>
      <p className="relative flex w-fit flex-wrap gap-x-4">
        <PhoneLink phone={contact.phone} />
        <EmailLink email={contact.email} />
      </p>
      <p className="text-sm text-ink-soft">
        {words.contactWish(
          request.kind,
          request.preferredContactMethod,
          request.preferredContactTime,
          request.timeZone,
        )}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {assignedTo ? words.followedBy(assignedTo.fullName) : words.unassigned}
      </p>
    </article>
  );
}
