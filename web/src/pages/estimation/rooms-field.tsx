import * as words from '@soumdar/words/wizard';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Sentence } from '../../ui/sentence.tsx';
import { typedRooms } from '../../estimation/typed-numbers.ts';
import type { WizardForm } from '../../estimation/wizard-answers.ts';
import { TextField } from '../../ui/field.tsx';

/** As people speak of a home: so many rooms beside the 'salon'. */
const bedroomCounts = [1, 2, 3, 4, 5] as const;
const mostOffered = bedroomCounts.length + 1;

const chip =
  'min-h-11 cursor-pointer rounded-control text-sm border border-line-strong bg-white font-semibold transition-colors hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea-deep aria-pressed:ring-1 aria-pressed:ring-sea sm:px-4 sm:text-base';

/** The number of rooms: typed, also as 'S+2', or chosen by the name such a home goes by. */
export function RoomsField({ form }: { form: UseFormReturn<WizardForm> }) {
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
