import * as words from '@soumdar/words/wizard';
import { useState } from 'react';
import { dropReplaced, readReplaced } from '../../estimation/draft.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that the estimate will correct one that is kept, and lets it be one of its own. */
export function CorrectionNote() {
  const [replaces, setReplaces] = useState(readReplaced);
  if (replaces === undefined) return null;
  return (
    <Notice look="info" role="note" className="mb-6">
      <p>{words.correcting}</p>
      <button
        type="button"
        className="min-h-11 cursor-pointer text-start font-semibold text-sea underline"
        onClick={() => {
          dropReplaced();
          setReplaces(undefined);
        }}
      >
        {words.makeAnother}
      </button>
    </Notice>
  );
}
