import { useId, type ComponentProps, type ReactNode } from 'react';

const control =
  'block min-h-12 w-full rounded-control border bg-white px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft';

export interface FieldProps {
  label: string;
  /** a sentence, or one per line */
  error?: string | undefined;
  help?: ReactNode;
}

/** Numbers, addresses and secrets run left to right in both languages; of other texts the first letter decides. */
const directions: Partial<Record<string, 'ltr' | undefined>> = { tel: 'ltr', email: 'ltr', password: 'ltr' };

/** `beside` (a show-password button, a unit) is not part of the accessible name. */
export function TextField({
  label,
  error,
  help,
  aside,
  className = '',
  dir,
  ...input
}: FieldProps & ComponentProps<'input'> & { aside?: ReactNode }) {
  const id = useId();
  const direction = dir ?? ((input.type && directions[input.type]) || 'auto');
  return (
    <Labelled id={id} label={label} error={error} help={help} className={className}>
      {/* what stands aside is where the text ends */}
      <div className="relative mt-1.5" dir={direction === 'ltr' ? 'ltr' : undefined}>
        <input
          dir={direction}
          {...wiring(id, { help, error })}
          className={`${control} ${error ? 'border-poor' : 'border-line-strong'} ${aside ? 'pe-14' : ''}`}
          {...input}
        />
        {aside ? <div className="absolute inset-y-0 end-1.5 flex items-center">{aside}</div> : null}
      </div>
    </Labelled>
  );
}

export function TextArea({ label, error, help, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error} help={help}>
      <textarea
        rows={4}
        dir="auto"
        {...wiring(id, { help, error })}
        className={`mt-1.5 ${control} ${error ? 'border-poor' : 'border-line-strong'}`}
        {...textarea}
      />
    </Labelled>
  );
}

function Labelled({
  id,
  label,
  error,
  help,
  className,
  children,
}: FieldProps & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <FieldHelp id={`${id}-help`} text={help} />
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function wiring(id: string, { help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { help, error }),
  };
}

function describedBy(id: string, { help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

function FieldHelp({ id, text }: { id: string; text: ReactNode }) {
  return text ? (
    <p id={id} className="text-sm text-ink-soft">
      {text}
    </p>
  ) : null;
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className="mt-1.5 text-sm font-medium text-poor">
      {text.split('\n').map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  ) : null;
}

export function Checkbox({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0 accent-sea" {...input} />
      <span>{label}</span>
    </label>
  );
}

/** `options`: value → label; `first`: the initial value, if any. */
export function RadioGroup({
  legend,
  help,
  options,
  error,
  first,
  ...input
}: Omit<FieldProps, 'label'> & {
  legend: string;
  options: Record<string, string>;
  first?: string;
} & ComponentProps<'input'>) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, { help, error })}>
      <legend className="font-semibold">{legend}</legend>
      <FieldHelp id={`${id}-help`} text={help} />
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        {Object.entries(options).map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line-strong bg-white px-3 py-2 leading-snug transition-colors has-checked:border-sea has-checked:bg-sea-tint has-checked:text-sea-deep has-checked:ring-1 has-checked:ring-sea sm:px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              value={value}
              className="size-4 shrink-0 accent-sea"
              {...(first !== undefined && { defaultChecked: value === first })}
              {...input}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

/** The first of `options` (value → label) leaves it open. */
export function SelectField({
  label,
  help,
  open,
  options,
  className = '',
  ...select
}: Omit<FieldProps, 'error'> & { open: string; options: Record<string, string> } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} help={help} className={className}>
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
