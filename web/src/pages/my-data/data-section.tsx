import { useEffect, useId, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useLocation } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { resolver, type FieldErrors } from '../../ui/form-resolver.ts';
import { useRestoredFocus } from '../../ui/restored-focus.ts';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { placedRefusal } from './my-data-rules.ts';
import { Card } from '../../ui/card.tsx';

export function DataSection({
  title,
  lead,
  state,
  anchor,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** on a change the section shows something else, and its title takes the focus */
  state?: unknown;
  /** the hash by which an address leads here */
  anchor?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const heading = useRestoredFocus<HTMLHeadingElement>(state);
  const isMeant = useLocation().hash === `#${anchor}`;
  useEffect(() => {
    if (!isMeant) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ behavior: 'instant' });
  }, [isMeant, heading]);
  return (
    <Card aria-labelledby={titleId} className="scroll-mt-20 p-5 sm:p-8">
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl font-bold text-sea-deep outline-none">
        {title}
      </h2>
      {lead ? <p className="mt-1.5 text-ink-soft">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </Card>
  );
}

/** Sends once at a time. A refusal thrown by `send` shows at its field, else on the whole form. */
export function useDataForm<Values extends FieldValues>({
  defaultValues,
  rule,
  send,
}: {
  defaultValues: DefaultValues<Values>;
  rule: (values: Values) => FieldErrors<Values>;
  send: (values: Values) => Promise<void>;
}) {
  const form = useForm<Values>({ defaultValues, resolver: resolver(rule) });
  const { busy, run } = useOneAtATime();

  async function trySending(values: Values) {
    try {
      await send(values);
    } catch (thrown) {
      const { field, text } = placedRefusal(asFailure(thrown), Object.keys(values) as Path<Values>[]);
      form.setError(field ?? 'root', { message: text }, { shouldFocus: field !== undefined });
    }
  }

  const submit = form.handleSubmit((values) => run(() => trySending(values)));
  return { form, busy, submit };
}
