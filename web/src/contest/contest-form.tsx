import {
  contactMethods,
  contestReasons,
  homePriceKinds,
  messageMaxLength,
  mostHomes,
  propertyTypes,
  type ComparableItem,
  type PropertyType,
} from '@soumdar/contract';
import { attributeTexts } from '@soumdar/words/attributes';
import * as listed from '@soumdar/words/comparables';
import * as words from '@soumdar/words/contest';
import { propertyTypeLabels } from '@soumdar/words/labels';
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { errorMessage } from '../api/error-message.ts';
import { asFailure } from '../api/failure.ts';
import { NumberField } from '../components/number-field.tsx';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { manualDraftKey } from '../estimation/forget-manual-request.ts';
import { isPastMonth } from '../outcome/outcome-answers.ts';
import { forgetAccountDraft, readAccountDraft, useAccountDraft } from '../session/account-draft.ts';
import { tabStore } from '../storage.ts';
import { Button } from '../ui/button.tsx';
import { RadioGroup, SelectField, TextArea, TextField } from '../ui/field.tsx';
import { FormAlert } from '../ui/notice.tsx';
import { useOneAtATime } from '../ui/one-at-a-time.ts';
import { toasts } from '../ui/toasts.ts';
import { amountOf, contestOf, emptyContest, newHome, type ContestAnswers } from './contest-answers.ts';
import { openContest } from './contest-calls.ts';
import { ContestPlace } from './contest-place.tsx';

/** What is wrong with the estimate, and homes that its owner knows. */
export function ContestForm({
  id,
  estimate: { propertyDetails: property, estimationData },
  without,
  onSent,
}: {
  id: string;
  estimate: SavedEstimate;
  without: string[];
  onSent: () => void;
}) {
  const draft = { store: tabStore, key: `${manualDraftKey}:${id}` };
  // what is typed survives a closed sheet, a reload and the end of the session
  const form = useForm<ContestAnswers>({ defaultValues: readAccountDraft(draft, emptyContest) });
  useAccountDraft(form, draft);
  const { busy, run } = useOneAtATime();
  const { register, formState } = form;
  const [reasons, place] = useWatch({ control: form.control, name: ['reasons', 'place'] });
  const has = (reason: ContestAnswers['reasons'][number]) => reasons.includes(reason);

  const send = (answers: ContestAnswers) =>
    run(async () => {
      try {
        await openContest(id, contestOf(answers, without));
        forgetAccountDraft(draft);
        toasts.success(words.sent);
        onSent();
      } catch (thrown) {
        form.setError('root', { message: errorMessage(asFailure(thrown)) });
      }
    });

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="mt-4 flex flex-col gap-5"
    >
      <fieldset>
        <legend className="font-semibold">{words.reasonsLabel}</legend>
        <div className="mt-1 grid sm:grid-cols-2">
          {reasonsOf(property.type).map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                value={reason}
                className="size-5 shrink-0 accent-sea"
                {...register('reasons', {
                  validate: (chosen) => chosen.length > 0 || words.reasonRequired,
                })}
              />
              <span>{words.reasonLabels[reason]}</span>
            </label>
          ))}
        </div>
        {formState.errors.reasons ? (
          <p role="alert" className="mt-1.5 text-sm font-medium text-poor">
            {words.reasonRequired}
          </p>
        ) : null}
      </fieldset>
      {has('place') ? (
        <ContestPlace
          property={property}
          place={place}
          onChoose={(picked) => form.setValue('place', picked)}
        />
      ) : null}
      {has('surface') ? <NumberField label={words.trueSurface} {...register('surface')} /> : null}
      {has('rooms') ? <NumberField label={words.trueRooms} {...register('rooms')} /> : null}
      {has('plot') ? <NumberField label={words.truePlot} {...register('plot_m2')} /> : null}
      {has('condition') ? (
        <SelectField
          label={words.trueCondition}
          open="—"
          options={attributeTexts.condition.values}
          {...register('condition')}
        />
      ) : null}
      {has('comparable') ? (
        <>
          <SelectField
            label={words.whichComparable}
            open="—"
            options={comparableOptions(estimationData.comparables)}
            {...register('comparable')}
          />
          <TextField label={words.comparableWhy} maxLength={300} {...register('why')} />
        </>
      ) : null}
      <TextArea
        label={words.message}
        help={words.messageHelp}
        maxLength={messageMaxLength}
        {...register('message')}
      />
      <Homes form={form} type={property.type} />
      <RadioGroup
        legend={words.contactMethod}
        help={words.contactMethodHelp}
        options={Object.fromEntries(contactMethods.map((one) => [one, words.contactMethodLabels[one]]))}
        {...register('method')}
      />
      {formState.errors.root ? <FormAlert>{formState.errors.root.message}</FormAlert> : null}
      <Button type="submit" busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}

const reasonsOf = (type: PropertyType) =>
  contestReasons.filter((reason) => {
    if (reason === 'plot') return type === 'house' || type === 'villa';
    return type !== 'land' || (reason !== 'rooms' && reason !== 'condition');
  });

/** Those of a kept estimate that have an id. */
function comparableOptions(
  comparables: SavedEstimate['estimationData']['comparables'],
): Record<string, string> {
  const option = (side: 'sale' | 'rent') => (item: ComparableItem) => {
    const { id, surface, rooms, price, locality } = item;
    if (id === undefined) return [];
    const amount = price === undefined ? [] : [listed.askingPrice(side, price)];
    return [[id, [listed.surfaceAndRooms(surface, rooms), ...amount, locality].join(' · ')]] as const;
  };
  return Object.fromEntries([
    ...(comparables?.sale.flatMap(option('sale')) ?? []),
    ...(comparables?.rent.flatMap(option('rent')) ?? []),
  ]);
}

function Homes({ form, type }: { form: UseFormReturn<ContestAnswers>; type: PropertyType }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'homes' });
  const { register, formState } = form;
  const types = Object.fromEntries(propertyTypes.map((one) => [one, propertyTypeLabels[one]]));
  const kinds = Object.fromEntries(homePriceKinds.map((one) => [one, words.homeKindLabel(one)]));
  return (
    <fieldset>
      <legend className="font-semibold">{words.homesLabel}</legend>
      <p className="text-sm text-ink-soft">{words.homesHelp}</p>
      {fields.map(({ id }, at) => {
        const errors = formState.errors.homes?.[at];
        return (
          <fieldset key={id} className="mt-3 grid gap-3 rounded-control border border-line p-4">
            <legend className="px-1 font-semibold">{words.homeTitle(at + 1)}</legend>
            <TextField
              label={words.homeAddress}
              maxLength={300}
              error={errors?.address && words.homeIncomplete}
              {...register(`homes.${at}.address`, { required: true })}
            />
            <SelectField label={words.homeType} open="—" options={types} {...register(`homes.${at}.type`)} />
            <div className="grid grid-cols-2 items-end gap-3">
              <NumberField
                label={words.homeSurface}
                error={errors?.surface && words.homeIncomplete}
                {...register(`homes.${at}.surface`, { validate: isAmount })}
              />
              <NumberField
                label={words.homePrice}
                error={errors?.price && words.homeIncomplete}
                {...register(`homes.${at}.price`, { validate: isAmount })}
              />
            </div>
            <TextField
              type="month"
              label={words.homeDate}
              error={errors?.date && words.homeDateMissing}
              {...register(`homes.${at}.date`, { validate: (date) => date === '' || isPastMonth(date) })}
            />
            <RadioGroup legend={words.homeKind} options={kinds} {...register(`homes.${at}.kind`)} />
            <Button look="quiet" onClick={() => remove(at)}>
              {words.removeHome(at + 1)}
            </Button>
          </fieldset>
        );
      })}
      {fields.length < mostHomes ? (
        <Button look="outline" className="mt-3" onClick={() => append(newHome(type))}>
          {words.addHome}
        </Button>
      ) : null}
    </fieldset>
  );
}

const isAmount = (text: string) => amountOf(text) !== undefined;
