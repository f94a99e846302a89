import type { ComponentProps } from 'react';
import { SurfaceField } from '../../../components/surface-field.tsx';
import { amenityLabels, conditionLabels, standingLabels } from '../../../labels.ts';
import { Checkbox, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { PropertyDetails, ShownEstimation } from '../results-state.ts';
import { LiveFigures } from './live-figures.tsx';
import { featureLabels, numberFields, refinableDetails } from './refinement.ts';
import { SaveRefined } from './save-refined.tsx';
import { useRefine } from './use-refine.ts';

/** Offers to correct what the wizard was told and to say more; nothing more is required. */
export function RefineForm({ property, data }: { property: PropertyDetails; data: ShownEstimation }) {
  const { form, following, failure, retry } = useRefine(property);
  const { register, formState } = form;
  const { errors } = formState;
  const asked = refinableDetails[property.type];
  return (
    <div className="mt-5 rounded-card border border-sea-mid bg-white px-5 py-2 shadow-card sm:px-6 print:hidden">
      <Disclosure
        summary={
          <>
            <Sliders /> Affinez votre estimation
          </>
        }
      >
        {/* what takes the focus must not hide under the figures */}
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="pb-2 [&_input]:scroll-mb-36 [&_select]:scroll-mb-36"
        >
          <p className="max-w-prose text-ink-soft">
            Corrigez ou dites-en plus, si vous le souhaitez : les chiffres suivent aussitôt. Votre tableau de
            bord garde la première estimation.
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
              <button
                type="button"
                onClick={retry}
                className="min-h-11 cursor-pointer font-semibold underline"
              >
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
      </Disclosure>
    </div>
  );
}

/** The lines of a row of fields meet only while each of them has a help. */
function FinishField(field: Omit<ComponentProps<typeof SelectField>, 'open'> & { help: string }) {
  return <SelectField open="Non précisé" {...field} />;
}

function Sliders() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
      <circle cx="16" cy="7" r="2.5" />
      <circle cx="8" cy="17" r="2.5" />
    </svg>
  );
}
