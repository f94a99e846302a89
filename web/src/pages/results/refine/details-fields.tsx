import { canHave, type DetailName, type PropertyType } from '@soumdar/contract';
import { attributeTexts, type AttributeTexts } from '@soumdar/words/attributes';
import { buildingRightLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/results';
import { plotHelp, plotSurface } from '@soumdar/words/wizard';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { AgeField } from '../../../components/age-field.tsx';
import { NumberField, SurfaceField } from '../../../components/number-field.tsx';
import { Checkbox, RadioGroup, SelectField, TextField } from '../../../ui/field.tsx';
import { questionsOf, type RefinementAnswers } from './refinement.ts';

/** Only the surface is required. */
export function DetailsFields({
  type,
  form,
  atSurface,
  withPlot = false,
  columns = 'xs:grid-cols-2 lg:grid-cols-4',
}: {
  type: PropertyType;
  form: UseFormReturn<RefinementAnswers>;
  /** why the surface is refused although it is a number */
  atSurface?: string | undefined;
  withPlot?: boolean;
  columns?: string;
}) {
  const { register } = form;
  const { errors } = form.formState;
  const age = useWatch({ control: form.control, name: 'age_years' });
  const questions = questionsOf(type);
  return (
    <>
      {/* a subgrid aligns labels, helps, controls and errors of the fields in a row */}
      <div
        className={`mt-4 grid gap-x-4 ${columns} *:row-span-4 *:grid *:grid-rows-subgrid *:pb-4 [&_label]:self-end`}
      >
        <SurfaceField of={type} error={errors.surface?.message ?? atSurface} {...register('surface')} />
        {withPlot && canHave(type, 'plot_m2') ? (
          <NumberField
            label={plotSurface}
            help={plotHelp}
            error={errors.plot_m2?.message}
            {...register('plot_m2')}
          />
        ) : null}
        {questions.counts.map(({ detail }) =>
          detail === 'age_years' ? (
            <AgeField key={detail} typed={age} error={errors[detail]?.message} {...register(detail)} />
          ) : (
            <TextField
              key={detail}
              {...questionOf(detail)}
              inputMode="numeric"
              autoComplete="off"
              error={errors[detail]?.message}
              {...register(detail)}
            />
          ),
        )}
        {questions.ranks.map(({ detail }) => (
          <SelectField
            key={detail}
            {...questionOf(detail, type)}
            open={words.notStated}
            // with a field next to it, a phone has no room for 'Très haut standing'
            className="max-sm:col-span-full"
            options={attributeTexts[detail].values}
            {...register(detail)}
          />
        ))}
      </div>
      {questions.buildingRight ? (
        <RadioGroup
          legend={questionOf('is_constructible').label}
          options={buildingRightLabels}
          {...register('is_constructible')}
        />
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] sm:flex sm:flex-wrap sm:gap-x-8">
        {questions.ticks.map(({ detail }) => (
          <Checkbox key={detail} label={questionOf(detail).label} {...register(detail)} />
        ))}
      </div>
    </>
  );
}

function questionOf(detail: DetailName, type?: PropertyType) {
  const { label, question = label, help, villaHelp = help }: AttributeTexts = attributeTexts[detail];
  return { label: question, help: type === 'villa' ? villaHelp : help };
}
