import { useId, type ComponentProps } from 'react';

/** A labelled choice among `options` (value → label), the first being to leave it open. */
export function SelectField({
  label,
  open,
  options,
  ...select
}: { label: string; open: string; options: Record<string, string> } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="mt-1.5 block min-h-12 w-full rounded-control border border-line-strong bg-white px-3"
        {...select}
      >
        <option value="">{open}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
