import { useId, type ComponentProps } from 'react';
import { control, Labelled, wiring, type FieldProps } from './field.tsx';

/** A labelled choice among `options` (value → label), the first being to leave it open. */
export function SelectField({
  label,
  help,
  open,
  options,
  ...select
}: Omit<FieldProps, 'error'> & { open: string; options: Record<string, string> } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} help={help}>
      <select {...wiring(id, { help })} className={`mt-1.5 border-line-strong ${control}`} {...select}>
        <option value="">{open}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
