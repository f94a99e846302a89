import { propertyTypes, type PropertyType } from '@soumdar/contract';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { propertyTypeLabel } from '../../labels.ts';

/** Which kind of property is to be estimated. */
export function TypeChooser({
  chosen,
  onChoose,
}: {
  chosen: PropertyType | '';
  onChoose: (type: PropertyType) => void;
}) {
  return (
    <div role="group" aria-label="Type de bien" className="grid grid-cols-2 gap-3">
      {propertyTypes.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
          className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-x-4 gap-y-2 rounded-card border border-line-strong bg-white p-3 font-semibold sm:min-h-20 sm:flex-row sm:justify-start sm:px-5 transition-colors hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea aria-pressed:ring-1 aria-pressed:ring-sea"
        >
          <PropertyTypeIcon type={type} className="size-9" />
          {propertyTypeLabel(type)}
        </button>
      ))}
    </div>
  );
}
