import { propertyTypes, type PropertyType } from '@soumdar/contract';
import { attributeTexts } from '@soumdar/words/attributes';
import { buildingRightLabels, propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/wizard';
import { useState } from 'react';
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form';
import { NumberField, SurfaceField } from '../../components/number-field.tsx';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { detailsOnForm, type DetailField, type WizardForm } from '../../estimation/wizard-answers.ts';
import { Checkbox, RadioGroup, TextField, SelectField } from '../../ui/field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { typedRooms } from '../../estimation/typed-numbers.ts';
import { AgeField } from '../../components/age-field.tsx';
import { Chevron } from '../../ui/first-page-icons.tsx';

export function DetailsFields({
  form,
  type,
  plotCounts,
}: {
  form: UseFormReturn<WizardForm>;
  type: PropertyType;
  /** whether the value depends on the plot; undefined where unknown */
  plotCounts?: boolean | undefined;
}) {
  const { register, formState } = form;
  const { errors } = formState;
  const fields: readonly DetailField[] = detailsOnForm[type];
  return (
    <>
      <SurfaceField of={type} error={errors.surface?.message} {...register('surface')} />
      {fields.includes('plot') ? (
        <NumberField
          label={words.plotSurface}
          help={plotCounts === false ? words.plotHelpUnused : words.plotHelp}
          error={errors.plot?.message}
          {...register('plot')}
        />
      ) : null}
      {fields.includes('rooms') ? (
        <>
          {/* registered before the fields after it: an error focuses the first */}
          <RoomsField form={form} field={register('rooms')} />
          <TextField
            label={words.bathrooms}
            help={words.bathroomsHelp}
            inputMode="numeric"
            autoComplete="off"
            error={errors.bathrooms?.message}
            {...register('bathrooms')}
          />
        </>
      ) : null}
      {fields.includes('floors') ? (
        <TextField
          label={words.floors}
          help={words.floorsHelp}
          inputMode="numeric"
          autoComplete="off"
          error={errors.floors?.message}
          {...register('floors')}
        />
      ) : null}
      {fields.includes('isConstructible') ? (
        <RadioGroup
          legend={words.constructible}
          options={buildingRightLabels}
          error={errors.isConstructible?.message}
          {...register('isConstructible')}
        />
      ) : null}
      <div className="flex flex-wrap gap-x-8 empty:hidden">
        {fields.includes('hasGarage') ? <Checkbox label={words.garage} {...register('hasGarage')} /> : null}
        {fields.includes('hasPool') ? <Checkbox label={words.pool} {...register('hasPool')} /> : null}
      </div>
      {fields.includes('condition') ? (
        <MoreDetails key={type} type={type} form={form} fields={fields} />
      ) : null}
    </>
  );
}

export function TypeChooser({
  chosen,
  onChoose,
}: {
  chosen: PropertyType | '';
  onChoose: (type: PropertyType) => void;
}) {
  return (
    <div role="group" aria-label={words.propertyType} className="grid grid-cols-2 gap-3">
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

/** The rooms beside the 'salon', as people name a home: 'S+2'. */
const bedroomCounts = [1, 2, 3, 4, 5] as const;
const mostOffered = bedroomCounts.length + 1;

const chip =
  'min-h-11 cursor-pointer rounded-control text-sm border border-line-strong bg-white font-semibold transition-colors hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea-deep aria-pressed:ring-1 aria-pressed:ring-sea sm:px-4 sm:text-base';

/** Typed, also as 'S+2', or chosen by name. */
function RoomsField({
  form,
  field,
}: {
  form: UseFormReturn<WizardForm>;
  field: UseFormRegisterReturn<'rooms'>;
}) {
  const { setValue, setFocus, control, formState } = form;
  const typed = useWatch({ control, name: 'rooms' });
  const rooms = typedRooms(typed);

  const choose = (chosen: string) =>
    setValue('rooms', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted && chosen !== '' });
  const typeMore = () => {
    if (!(rooms > mostOffered)) choose('');
    setFocus('rooms', { shouldSelect: true });
  };

  return (
    <div>
      <TextField
        label={words.rooms}
        help={words.roomsHelp}
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors.rooms?.message}
        {...field}
      />
      <div
        role="group"
        aria-label={words.roomsByType}
        className="mt-2 grid grid-cols-6 gap-1.5 sm:flex sm:gap-2"
      >
        {bedroomCounts.map((bedrooms) => (
          <button
            key={bedrooms}
            type="button"
            aria-pressed={rooms === bedrooms + 1}
            onClick={() => choose(String(bedrooms + 1))}
            className={chip}
          >
            {`S+${bedrooms}`}
          </button>
        ))}
        <button type="button" aria-pressed={rooms > mostOffered} onClick={typeMore} className={chip}>
          <Sentence text={words.more} marks={{ hidden: (text) => <span className="sr-only">{text}</span> }} />
        </button>
      </div>
    </div>
  );
}

const texts = attributeTexts;

/** Folded, since the estimate works without. */
function MoreDetails({
  type,
  form,
  fields,
}: {
  type: PropertyType;
  form: UseFormReturn<WizardForm>;
  fields: readonly DetailField[];
}) {
  const { register, getValues, control, formState } = form;
  const { errors } = formState;
  const age = useWatch({ control, name: 'age' });
  const [open, setOpen] = useState(() => isAnyStated(getValues()));
  // the focus goes to a wrong field, which must be visible
  const shown = open || errors.age !== undefined || errors.floor !== undefined;
  return (
    <details
      open={shown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-control border border-line px-4"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block font-semibold text-sea">{words.moreDetails}</span>
          <span className="block text-sm text-ink-soft">
            {fields.includes('floor') ? words.moreOfFlat : words.moreOfHouse}
          </span>
        </span>
        <span className="text-sea transition-transform group-open:rotate-180">
          <Chevron />
        </span>
      </summary>
      <div className="flex flex-col gap-6 pt-2 pb-4">
        <SelectField
          label={texts.condition.label}
          help={type === 'villa' ? texts.condition.villaHelp : texts.condition.help}
          open={words.notStated}
          options={texts.condition.values}
          {...register('condition')}
        />
        <AgeField typed={age} error={errors.age?.message} {...register('age')} />
        {fields.includes('floor') ? (
          <TextField
            label={texts.floor.label}
            help={texts.floor.help}
            inputMode="numeric"
            autoComplete="off"
            error={errors.floor?.message}
            {...register('floor')}
          />
        ) : null}
        <div className="flex flex-wrap gap-x-8">
          {fields.includes('elevator') ? (
            <Checkbox label={texts.elevator.label} {...register('elevator')} />
          ) : null}
          <Checkbox label={texts.sea_view.label} {...register('seaView')} />
        </div>
      </div>
    </details>
  );
}

const isAnyStated = ({ condition, age, floor, elevator, seaView }: WizardForm) =>
  [condition, age, floor, elevator, seaView].some(Boolean);
