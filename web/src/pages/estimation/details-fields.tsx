import { propertyTypes, type PropertyType } from '@soumdar/contract';
import { buildingRightLabels, propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/wizard';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { NumberField, SurfaceField } from '../../components/number-field.tsx';
import { PropertyTypeIcon } from '../../components/property-type-icon.tsx';
import { detailsOnForm, type DetailField, type WizardForm } from '../../estimation/wizard-answers.ts';
import { MoreDetails } from './more-details.tsx';
import { Checkbox, RadioGroup, TextField } from '../../ui/field.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { typedRooms } from '../../estimation/typed-numbers.ts';

/** What counts for a type of property. */
export function DetailsFields({
  form,
  type,
  plotCounts,
}: {
  form: UseFormReturn<WizardForm>;
  type: PropertyType;
  /** whether the value depends on the plot of a house or villa; undefined where that is not known */
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
          <RoomsField form={form} />
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
      {fields.includes('condition') ? <MoreDetails key={type} form={form} fields={fields} /> : null}
    </>
  );
}

/** Which kind of property is to be estimated. */
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

/** As people speak of a home: so many rooms beside the 'salon'. */
const bedroomCounts = [1, 2, 3, 4, 5] as const;
const mostOffered = bedroomCounts.length + 1;

const chip =
  'min-h-11 cursor-pointer rounded-control text-sm border border-line-strong bg-white font-semibold transition-colors hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea-deep aria-pressed:ring-1 aria-pressed:ring-sea sm:px-4 sm:text-base';

/** The number of rooms: typed, also as 'S+2', or chosen by the name such a home goes by. */
function RoomsField({ form }: { form: UseFormReturn<WizardForm> }) {
  const { register, setValue, setFocus, control, formState } = form;
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
        {...register('rooms')}
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
            S+{bedrooms}
          </button>
        ))}
        <button type="button" aria-pressed={rooms > mostOffered} onClick={typeMore} className={chip}>
          <Sentence text={words.more} marks={{ hidden: (text) => <span className="sr-only">{text}</span> }} />
        </button>
      </div>
    </div>
  );
}
