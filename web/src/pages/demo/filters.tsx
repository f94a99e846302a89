import { Chevron } from '../../components/chevron.tsx';
import { NumberField } from '../../components/number-field.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';
import { SelectField } from '../../ui/select-field.tsx';

const bedroomOptions = { 1: '1 et plus', 2: '2 et plus', 3: '3 et plus', 4: '4 et plus' };
const features = ['Piscine', 'Jardin', 'Garage', 'Vue sur mer', 'Meublé'];

/** Filters to look at: they show what a search could offer, and change nothing. */
export function Filters() {
  // folded where the results would otherwise lie far below
  const large = useMediaQuery(largeScreen);
  return (
    <aside aria-labelledby="filters" className="rounded-card border border-line bg-white p-5 shadow-card">
      <details open={large} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
          <h2 id="filters" className="text-lg font-bold">
            Filtres
          </h2>
          <span className="ml-auto text-sea transition-transform group-open:rotate-180">
            <Chevron />
          </span>
        </summary>
        <p className="mt-1 text-sm text-ink-soft">
          Pour la démonstration seulement : ces filtres ne changent pas les résultats.
        </p>
        <div className="mt-4 flex flex-col gap-4">
          <NumberField label="Prix minimum (DT)" inputMode="numeric" />
          <NumberField label="Prix maximum (DT)" inputMode="numeric" />
          <SelectField label="Chambres" open="Indifférent" options={bedroomOptions} />
          <fieldset>
            <legend className="font-semibold">Équipements</legend>
            {features.map((feature) => (
              <Checkbox key={feature} label={feature} />
            ))}
          </fieldset>
        </div>
      </details>
    </aside>
  );
}
