import { manualRequestsAddress } from '@soumdar/contract';
import { requestSent } from '@soumdar/words/common';
import * as words from '@soumdar/words/manual-request';
import { useEffect, useRef, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router';
import { zoneOfCaller } from '../../../components/account/slot-time.ts';
import {
  readResultsState,
  type PropertyDetails,
  type ResultsState,
} from '../../../estimation/results-state.ts';
import type { ButtonLook } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SheetButton } from '../../../ui/sheet-button.tsx';

const loadSheet = () => import('./manual-request-sheet.tsx');

export function ManualRequest({ property, look }: { property: PropertyDetails; look: ButtonLook }) {
  const results = readResultsState(useLocation().state) ?? { propertyDetails: property };
  const { expertAsked } = results;
  const cameBack = useNavigationType() === NavigationType.Pop;
  // an owner who signed in for it returns here with the request sent
  const [sentBefore] = useState(expertAsked !== undefined && cameBack);
  if (expertAsked) return <ManualRequestSent {...expertAsked} isNew={!sentBefore} />;
  return (
    <SheetButton look={look} load={loadSheet} sheetProps={{ results }}>
      {words.request}
    </SheetButton>
  );
}

/** Receives the focus of the button that it replaces. */
function ManualRequestSent({
  slot,
  dueAt,
  isNew,
}: NonNullable<ResultsState['expertAsked']> & { isNew: boolean }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // by then the router has scrolled the page to its top
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.scrollIntoView({ behavior: 'instant', block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNew]);
  return (
    <Notice look="success" role="status" className="w-full">
      <p ref={heading} tabIndex={-1} className="font-bold text-good">
        {requestSent}
      </p>
      <ol className="mt-2 list-decimal ps-5">
        <li>{words.sentLead}</li>
        <li>{words.contactsAsChosen(words.promise(slot, dueAt, zoneOfCaller() !== undefined))}</li>
        <li>{words.sentThen}</li>
      </ol>
      <Link
        to={manualRequestsAddress}
        className="inline-flex min-h-11 items-center font-semibold text-sea underline hover:text-sea-deep"
      >
        {words.showRequest}
      </Link>
    </Notice>
  );
}
