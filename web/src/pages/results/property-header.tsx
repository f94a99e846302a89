import { isAddress, propertyTypes, sitePaths } from '@soumdar/contract';
import { factTexts } from '@soumdar/words/property';
import { propertyFacts } from '@soumdar/views';
import { formatFacts } from '@soumdar/words/formats';
import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/results';
import { useState, type ComponentProps } from 'react';
import { Link, useNavigate } from 'react-router';
import { placeText } from '../../components/place-text.ts';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { placesAtOnce } from '../../estimation/placing.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { wizardWith } from '../../components/wizard-with.ts';
import { brand } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { SheetButton } from '../../ui/sheet-button.tsx';

const loadEditSheet = () => import('./edit-sheet.tsx');

export function PropertyHeader({
  property,
  title,
  edits,
}: {
  property: PropertyDetails;
  title: string;
  /** the saved estimate, unless another one corrects it already */
  edits?: { id: string; replaced: true | undefined } | undefined;
}) {
  const { type, location, localisation, details } = property;
  const place = placeText(localisation, location);
  return (
    <header className="flex gap-4">
      <span className="hidden size-14 shrink-0 place-items-center rounded-card bg-sea-tint text-sea sm:grid">
        <PropertyTypeIcon type={type} className="size-8" />
      </span>
      <div className="min-w-0">
        <PrintedOn />
        <h1 className="text-lg font-bold text-sea-deep xs:text-xl sm:text-3xl">{title}</h1>
        <p className="mt-1 text-ink first-letter:uppercase wrap-anywhere">{place.text}</p>
        <p className={`text-sm text-ink-soft tabular-nums ${isAddress(localisation) ? 'max-sm:hidden' : ''}`}>
          {place.coordinates}
        </p>
        <p className="text-ink-soft">
          {formatFacts([propertyTypeLabel(type), ...factTexts(propertyFacts(details))])}
        </p>
        {edits && propertyTypes.includes(type) ? (
          <SheetButton
            look="quiet"
            className="-mb-2 -ms-4 px-4! underline print:hidden"
            load={loadEditSheet}
            sheetProps={{ property, ...edits }}
          >
            {words.editProperty}
          </SheetButton>
        ) : (
          <EditLink property={property} />
        )}
      </div>
    </header>
  );
}

function PrintedOn() {
  const [today] = useState(() => new Date().toISOString());
  return <p className="hidden text-sm text-ink-soft print:block">{words.printedOn(brand, today)}</p>;
}

function EditLink({ property }: { property: PropertyDetails }) {
  const { type } = property;
  // a type unknown to this site has no form
  if (!propertyTypes.includes(type)) return null;
  const { to, prefill } = wizardWith(property);
  return (
    <Link
      to={to}
      onClick={prefill}
      className="-mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea underline print:hidden"
    >
      {words.editProperty}
    </Link>
  );
}

export function HomeButton(props: ComponentProps<typeof Button>) {
  const navigate = useNavigate();
  return <Button {...props} onClick={() => void navigate(sitePaths.home, { state: placesAtOnce })} />;
}
