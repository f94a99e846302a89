import * as words from '@soumdar/words/fields';
import { useState, type ComponentProps } from 'react';
import { TextField } from './field.tsx';

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'aside'>) {
  const [shown, setShown] = useState(false);
  // a shown password is plain text, which keyboards would correct
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...props}
      type={shown ? 'text' : 'password'}
      aside={
        <button
          type="button"
          aria-label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
          className="grid size-11 cursor-pointer place-items-center rounded-control text-ink-soft hover:text-sea"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden
          >
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown ? <path d="m4 4 16 16" /> : null}
          </svg>
        </button>
      }
    />
  );
}
