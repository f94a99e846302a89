import { isAddress, propertyTypes, type ManualRequestRecord } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import * as words from '@soumdar/words/dashboard';
import { requestTaken } from '@soumdar/words/errors';
import { eurosRangeText, eurosText } from '@soumdar/words/euros';
import { formatFacts, formatLongDate, formatPrice, formatRent } from '@soumdar/words/formats';
import { contactMethodLabels, propertyTypeLabel } from '@soumdar/words/labels';
import { Clock, dueText } from '../../components/account/request-clock.tsx';
import { Fact, ManualStatus } from '../../components/account/record-facts.tsx';
import { slotText } from '../../components/account/slot-time.ts';
import { useEurRate } from '../../components/euros.tsx';
import { placeText } from '../../components/place-text.ts';
import { PdfButton } from '../../reports/pdf-button.tsx';
import { SheetButton } from '../../ui/sheet-button.tsx';
import { AwaitedFigure } from './following/awaited-figure.tsx';
import { Card } from '../../ui/card.tsx';

export function ManualRequestCard({ record }: { record: ManualRequestRecord }) {
  const {
    property_type,
    status,
    localisation,
    localisationAr,
    details,
    manual_result,
    additional_comments,
    message,
  } = record;
  const place = placeText({ localisation, localisationAr });
  const rate = useEurRate();
  return (
    <Card as="article" className="flex h-full flex-col p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{propertyTypeLabel(property_type)}</h3>
        <ManualStatus status={status} />
      </div>
      <p className="mt-1 first-letter:uppercase wrap-anywhere">
        <bdi>{place.text}</bdi>
      </p>
      {isAddress(localisation) ? null : (
        <p className="text-sm text-ink-soft tabular-nums">{place.coordinates}</p>
      )}
      <p className="text-ink-soft">{formatFacts(factTexts(propertyFacts(details)))}</p>
      <dl className="mt-4 grid gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-[repeat(3,auto)]">
        <Fact label={words.contactMethod} value={contactMethodLabels[record.preferred_contact_method]} />
        <Fact
          label={words.slot}
          value={slotText(record.preferred_contact_time, record.time_zone, new Date(record.created_at))}
        />
        <Fact label={words.requestedOn} value={formatLongDate(record.created_at)} />
      </dl>
      <Answer record={record} />
      {manual_result === null ? null : (
        <dl className="mt-4 grid gap-x-4 gap-y-3 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] rounded-control bg-good-tint px-4 py-3">
          <Fact
            label={words.finalPrice}
            value={formatPrice(manual_result)}
            strong
            beneath={rate && eurosText('sale', manual_result, rate)}
          />
          {record.rent_result == null ? null : (
            <Fact
              label={words.estimatedRent}
              value={formatRent(record.rent_result)}
              strong
              beneath={rate && eurosText('rent', record.rent_result, rate)}
            />
          )}
          {record.result_low != null && record.result_high != null ? (
            <Fact
              label={words.range}
              value={words.fromTo(record.result_low, record.result_high)}
              beneath={
                rate && eurosRangeText('sale', { low: record.result_low, high: record.result_high }, rate)
              }
            />
          ) : null}
        </dl>
      )}
      {record.status === 'completed' && (manual_result !== null || record.rent_result != null) ? (
        <PdfButton of="downloadExpertReport" id={record.id} className="mt-4 self-start" />
      ) : null}
      {message ? (
        <dl className="mt-4">
          <dt className="text-sm text-ink-soft">{words.message}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {message}
          </dd>
        </dl>
      ) : null}
      {additional_comments ? (
        <dl className="mt-4">
          <dt className="text-sm text-ink-soft">{words.comments}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {additional_comments}
          </dd>
        </dl>
      ) : null}
      <AwaitedFigure record={record} />
      <RequestChanges record={record} />
    </Card>
  );
}

/** The deadline and the time left where a delay is promised; once closed, when and after how long. */
function Answer({
  record: { status, created_at, due_at, closed_at, suspended, time_zone },
}: {
  record: ManualRequestRecord;
}) {
  if (!due_at) {
    const wait = suspended ? words.suspended : words.expertContacts;
    return closed_at ? null : <p className="mt-4 border-t border-line pt-4">{wait}</p>;
  }
  const timed = { status, createdAt: created_at, dueAt: due_at, closedAt: closed_at ?? null };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
      <p>{words.answer(dueText(timed), timed.closedAt !== null, Boolean(time_zone))}</p>
      <Clock request={timed} />
    </div>
  );
}

const loadCorrection = () => import('./request-correction-sheet.tsx');
const loadDeletion = () => import('./request-deletion-sheet.tsx');

/** Only until an expert takes the request. */
function RequestChanges({ record }: { record: ManualRequestRecord }) {
  const { id, changeable, status, property_type, localisation, localisationAr, details } = record;
  if (!changeable)
    return changeable === false && status === 'pending' ? <p className="mt-4">{requestTaken}</p> : null;
  // an unknown type has no form
  const type = propertyTypes.find((known) => known === property_type);
  const title = words.propertyTitle(
    propertyTypeLabel(property_type),
    details.surface,
    placeText({ localisation, localisationAr }).text,
  );
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-4">
      {type ? (
        <SheetButton
          look="outline"
          load={loadCorrection}
          sheetProps={{ record, type }}
          entry={`correct ${id}`}
        >
          {words.correct}
        </SheetButton>
      ) : null}
      <SheetButton look="quiet" load={loadDeletion} sheetProps={{ id, title }} entry={`remove ${id}`}>
        {words.remove}
      </SheetButton>
    </div>
  );
}
