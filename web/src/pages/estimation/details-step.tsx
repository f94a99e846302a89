import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import type { WizardForm } from './steps.ts';
import { TypeChooser } from './type-chooser.tsx';
import { askedDetails, type DetailField } from './wizard-answers.ts';

/** What the property is: its type, then what counts for that type. */
export function DetailsStep({ form, onDone }: { form: UseFormReturn<WizardForm>; onDone: () => void }) {
  const { register, setValue, clearErrors, control, handleSubmit, formState } = form;
  const { errors } = formState;
  const type = useWatch({ control, name: 'type' });
  const asked: readonly DetailField[] = type ? askedDetails[type] : [];

  return (
    <form noValidate onSubmit={handleSubmit(onDone)} className="flex flex-col gap-6">
      <TypeChooser
        chosen={type}
        onChoose={(chosen) => {
          setValue('type', chosen);
          clearErrors();
        }}
      />
      {type ? (
        <>
          <TextField
            label="Surface (m²)"
            help={type === 'land' ? 'Surface du terrain' : 'Surface habitable'}
            inputMode="decimal"
            autoComplete="off"
            error={errors.surface?.message}
            {...register('surface')}
          />
          {asked.includes('rooms') ? (
            <>
              <TextField
                label="Nombre de pièces"
                help="Salon compris : S+1 = 2 pièces, S+2 = 3 pièces, S+3 = 4 pièces…"
                inputMode="numeric"
                autoComplete="off"
                error={errors.rooms?.message}
                {...register('rooms')}
              />
              <TextField
                label="Nombre de salles de bain"
                inputMode="numeric"
                autoComplete="off"
                error={errors.bathrooms?.message}
                {...register('bathrooms')}
              />
            </>
          ) : null}
          {asked.includes('floors') ? (
            <TextField
              label="Nombre d’étages"
              help="Facultatif, rez-de-chaussée compris"
              inputMode="numeric"
              autoComplete="off"
              error={errors.floors?.message}
              {...register('floors')}
            />
          ) : null}
          <div className="flex flex-wrap gap-x-8">
            {asked.includes('hasGarage') ? <Checkbox label="Garage" {...register('hasGarage')} /> : null}
            {asked.includes('hasPool') ? <Checkbox label="Piscine" {...register('hasPool')} /> : null}
            {asked.includes('isConstructible') ? (
              <Checkbox label="Terrain constructible" {...register('isConstructible')} />
            ) : null}
          </div>
          <Button type="submit">Continuer</Button>
        </>
      ) : null}
    </form>
  );
}
