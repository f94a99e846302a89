import { formatSurface, type ShownEstimation } from '@soumdar/contract';
import { placeText } from '../../components/place-text.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';

const loadSheet = () => import('../../share/share-sheet.tsx');

/** Lets others see the estimate by a link; nothing for one that is not kept, such as one just refined. */
export function ShareResult({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  if (data.id === undefined) return null;
  const { type, details, localisation, location } = property;
  const title = `${propertyTypeLabel(type)} de ${formatSurface(details.surface)}, ${placeText(localisation, location).text}`;
  return (
    <SheetButton look="outline" load={loadSheet} given={{ id: data.id, title, property }}>
      Partager
    </SheetButton>
  );
}
