import type { ComponentProps } from 'react';
import { SurfaceField } from '../../../components/surface-field.tsx';
import type { PropertyDetails, ShownEstimation } from '../../../estimation/results-state.ts';
import { amenityLabels, conditionLabels, standingLabels } from '../../../labels.ts';
import { Checkbox, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { LiveFigures } from './live-figures.tsx';
import { featureLabels, numberFields, refinableDetails } from './refinement.ts';
import { SaveRefined } from './save-refined.tsx';
import { useRefine } from './use-refine.ts';

/** What the wizard was told, to be corrected, and what more could be said; nothing more is required. */
export default function RefineForm({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { form, following, failure, retry } = useRefine(property);
  const { register, formState } = form;
  const { errors } = formState;
  const asked = refinableDetails[property.type];
  return (
    // what takes the focus must not hide under the figures
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="pb-2 [&_input]:scroll-mb-36 [&_select]:scroll-mb-36"
    >
      <p className="max-w-prose text-ink-soft">
        Corrigez ou dites-en plus, si vous le souhaitez : les chiffres suivent aussitôt. Votre tableau de bord
        garde la première estimation.
      </p>
      {/* labels, helps, controls and errors of a row of fields each stand in one line */}
      <div className="mt-4 grid gap-x-4 xs:grid-cols-2 lg:grid-cols-4 *:row-span-4 *:grid *:grid-rows-subgrid *:pb-4 [&_label]:self-end">
        <SurfaceField of={property.type} error={errors.surface?.message} {...register('surface')} />
        {asked.numbers.map((field) => (
          <TextField
            key={field}
            label={numberFields[field].label}
            help={numberFields[field].help}
            inputMode="numeric"
            autoComplete="off"
            error={errors[field]?.message}
            {...register(field)}
          />
        ))}
        {asked.finish ? (
          <>
            <FinishField
              label="État"
              help="Tel qu’il est aujourd’hui"
              options={conditionLabels}
              {...register('condition')}
            />
            <FinishField
              label="Standing"
              help="Construction et finitions"
              options={standingLabels}
              {...register('standing')}
            />
          </>
        ) : null}
      </div>
      <div className="grid xs:grid-cols-2 sm:flex sm:flex-wrap sm:gap-x-8">
        {asked.features.map((field) => (
          <Checkbox key={field} label={featureLabels[field]} {...register(field)} />
        ))}
        {asked.amenities.map((field) => (
          <Checkbox key={field} label={amenityLabels[field]} {...register(field)} />
        ))}
      </div>
      {failure ? (
        <p role="alert" className="mt-3 text-poor">
          {failure}{' '}
          <button type="button" onClick={retry} className="min-h-11 cursor-pointer font-semibold underline">
            Réessayer
          </button>
        </p>
      ) : null}
      <SaveRefined
        property={property}
        kept={data.id !== undefined}
        following={following || failure !== undefined}
      />
      <LiveFigures type={property.type} data={data} following={following} />
    </form>
  );
}

/** The lines of a row of fields meet only while each of them has a help. */
function FinishField(field: Omit<ComponentProps<typeof SelectField>, 'open'> & { help: string }) {
  return <SelectField open="Non précisé" {...field} />;
}
