import * as words from '@soumdar/words/results';
import { placeText } from '../../components/place-text.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';

const loadSheet = () => import('../../share/share-sheet.tsx');

/** Lets others see the estimate by a link, once it is kept. */
export function ShareResult({
  property,
  id,
  save,
}: {
  property: PropertyDetails;
  id: string;
  /** gives undefined where it could not be kept */
  save: () => Promise<string | undefined>;
}) {
  const { type, details, localisation, location } = property;
  const title = words.propertyTitle(type, details.surface, placeText(localisation, location).text);
  return (
    <SheetButton
      look="outline"
      load={loadSheet}
      sheetProps={{ id, title, property }}
      before={async () => (await save()) !== undefined}
    >
      {words.share}
    </SheetButton>
  );
}
