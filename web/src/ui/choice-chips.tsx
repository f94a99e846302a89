import { asleep, useAwake } from './early-tap.ts';

interface ChoiceChipsProps<Value extends string> {
  /** accessible name of the group */
  label: string;
  /** value → label */
  options: Partial<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Hidden without script. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5 noscript:hidden print:hidden">
      {(Object.entries(options) as [Value, string][]).map(([value, text]) => (
        <Chip key={value} text={text} pressed={value === chosen} onPress={() => onChoose(value)} />
      ))}
    </div>
  );
}

function Chip({ text, pressed, onPress }: { text: string; pressed: boolean; onPress: () => void }) {
  return (
    <button
      ref={useAwake()}
      type="button"
      {...asleep}
      aria-pressed={pressed}
      onClick={onPress}
      className="min-h-11 cursor-pointer rounded-control border border-line-strong bg-white px-3 text-sm font-semibold transition-colors hover:border-sea hover:text-sea aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea-deep aria-pressed:ring-1 aria-pressed:ring-sea sm:px-4 sm:text-base"
    >
      {text}
    </button>
  );
}
