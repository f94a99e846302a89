import { isAddress, sitePaths } from '@soumdar/contract';
import type { DataBasis } from '@soumdar/contract';
import { factTexts, notes } from '@soumdar/words/property';
import { propertyFacts, propertyNotes } from '@soumdar/views';
import { formatFacts } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { estimatedOn } from '@soumdar/words/report';
import * as words from '@soumdar/words/results';
import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { placeText } from '../../components/place-text.ts';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { placesAtOnce } from '../../estimation/placing.ts';
import { brand } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { EditButton, type EditButtonProps } from './edit-button.tsx';
import { isOfDay } from './is-of-day.ts';

export function PropertyHeader({
  property,
  title,
  edits,
  madeAt,
  basis,
}: {
  title: string;
  /** of the estimate; its day stands here where it is not today */
  madeAt?: string | undefined;
  basis?: DataBasis | undefined;
} & Pick<EditButtonProps, 'property' | 'edits'>) {
  const { type, localisation, details } = property;
  const place = placeText(property);
  return (
    <header className="flex gap-4">
      <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-sea-tint text-sea sm:grid">
        <PropertyTypeIcon type={type} className="size-8" />
      </span>
      <div className="min-w-0">
        <PrintedOn />
        <EstimatedOn madeAt={madeAt} />
        <h1 className="text-lg font-bold text-sea-deep xs:text-xl sm:text-3xl">{title}</h1>
        <p className="mt-1 text-ink first-letter:uppercase wrap-anywhere">
          <bdi>{place.text}</bdi>
        </p>
        <p className={`text-sm text-ink-soft tabular-nums ${isAddress(localisation) ? 'max-sm:hidden' : ''}`}>
          {place.coordinates}
        </p>
        <p className="text-ink-soft">
          {formatFacts([propertyTypeLabel(type), ...factTexts(propertyFacts(details))])}
        </p>
        {propertyNotes(type, details, basis).map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {notes[note]}
          </p>
        ))}
        <EditButton property={property} edits={edits}>
          {words.editProperty}
        </EditButton>
      </div>
    </header>
  );
}

function PrintedOn() {
  const [today] = useState(() => new Date().toISOString());
  return <p className="hidden text-sm text-ink-soft print:block">{words.printedOn(brand, today)}</p>;
}

function EstimatedOn({ madeAt }: { madeAt: string | undefined }) {
  const [now] = useState(() => new Date());
  if (madeAt === undefined || isOfDay(madeAt, now)) return null;
  return <p className="text-sm font-semibold text-ink-soft">{estimatedOn(madeAt)}</p>;
}

export function HomeButton(props: ComponentProps<typeof Button>) {
  const navigate = useNavigate();
  return <Button {...props} onClick={() => void navigate(sitePaths.home, { state: placesAtOnce })} />;
}
