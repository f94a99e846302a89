import { Checkbox, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

const bedroomOptions = { 1: '1 et plus', 2: '2 et plus', 3: '3 et plus', 4: '4 et plus' };
const features = ['Piscine', 'Jardin', 'Garage', 'Vue sur mer', 'Meublé'];

/** Filters to look at: they show what a search could offer, and change nothing. */
export function Filters() {
  return (
    <aside aria-labelledby="filters" className="rounded-card border border-line bg-white p-5 shadow-card">
      <h2 id="filters" className="text-lg font-bold">
        Filtres
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        Pour la démonstration seulement : ces filtres ne changent pas les résultats.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        <TextField label="Prix minimum (DT)" inputMode="numeric" />
        <TextField label="Prix maximum (DT)" inputMode="numeric" />
        <SelectField label="Chambres" open="Indifférent" options={bedroomOptions} />
        <fieldset>
          <legend className="font-semibold">Équipements</legend>
          {features.map((feature) => (
            <Checkbox key={feature} label={feature} />
          ))}
        </fieldset>
      </div>
    </aside>
  );
}
