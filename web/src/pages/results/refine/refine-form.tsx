import { amenityLabels, conditionLabels, standingLabels } from '../../../labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { PropertyDetails } from '../results-state.ts';
import { numberFields, refinableDetails } from './refinement.ts';
import { useRefine } from './use-refine.ts';

/** Offers to say more of the property than the wizard asked; nothing of it is required. */
export function RefineForm({ property }: { property: PropertyDetails }) {
  const { form, busy, submit } = useRefine(property);
  const { register, formState } = form;
  const asked = refinableDetails[property.type];
  if (!asked) return null;
  return (
    <div className="mt-6 rounded-card border border-line bg-white px-5 py-2 shadow-card sm:px-6">
      <Disclosure summary="Affiner l’estimation">
        <form noValidate onSubmit={(event) => void submit(event)} className="pb-4">
          <p className="max-w-prose text-ink-soft">
            Dites-en plus si vous le souhaitez : chaque détail rapproche le chiffre de votre bien. Votre
            tableau de bord garde la première estimation.
          </p>
          <div className="mt-4 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              label="État"
              open="Non précisé"
              options={conditionLabels}
              {...register('condition')}
            />
            <SelectField
              label="Standing"
              open="Non précisé"
              options={standingLabels}
              {...register('standing')}
            />
            {asked.numbers.map((field) => (
              <TextField
                key={field}
                label={numberFields[field].label}
                help={numberFields[field].help}
                inputMode="numeric"
                autoComplete="off"
                error={formState.errors[field]?.message}
                {...register(field)}
              />
            ))}
          </div>
          <div className="mt-3 grid min-[22.5rem]:grid-cols-2 sm:flex sm:flex-wrap sm:gap-x-8">
            {asked.amenities.map((field) => (
              <Checkbox key={field} label={amenityLabels[field]} {...register(field)} />
            ))}
          </div>
          <Button type="submit" className="mt-4 w-full sm:w-auto" disabled={busy}>
            Mettre à jour l’estimation
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
