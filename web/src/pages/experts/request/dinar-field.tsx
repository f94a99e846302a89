import type { Transaction } from '@soumdar/contract';
import { sideTexts } from '@soumdar/words/estimate';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../../ui/field.tsx';
import { groupThousands } from './answer-rules.ts';

/** Groups thousands while typing. */
export function DinarField({
  onType,
  side = 'sale',
  errorId,
  ...field
}: Pick<ComponentProps<typeof TextField>, 'label' | 'name' | 'value' | 'error' | 'help'> & {
  onType: (text: string) => void;
  side?: Transaction;
  /** of an error shown outside the field */
  errorId?: string | undefined;
}) {
  function change(input: HTMLInputElement) {
    const { text, caret } = groupThousands(input.value, input.selectionStart ?? input.value.length);
    // the caret can move only once the text is rendered
    flushSync(() => onType(text));
    input.setSelectionRange(caret, caret);
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => change(event.target)}
      aside={<span className="pe-3 font-semibold text-ink-soft">{sideTexts[side].unit}</span>}
      className={`${side === 'sale' ? '' : '[&_input]:pe-24'} ${errorId ? '[&_input]:border-poor' : ''}`}
      {...(errorId ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
    />
  );
}
