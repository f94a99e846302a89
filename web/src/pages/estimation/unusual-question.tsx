import * as words from '@soumdar/words/wizard';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Asks, in place of the step's button, whether an unusual property was meant; it takes the focus that button had. */
export function UnusualQuestion({
  question,
  onCorrect,
  onConfirm,
}: {
  question: string;
  onCorrect: () => void;
  onConfirm: () => void;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice look="warning" role="group" aria-label={question}>
      <p ref={heading} tabIndex={-1} className="text-lg font-bold text-modest outline-none">
        {question}
      </p>
      <p className="mt-1">{words.nothingAlike}</p>
      <div className="mt-3 flex flex-col gap-3 sm:flex-row">
        <Button onClick={onCorrect}>{words.correct}</Button>
        <Button look="outline" onClick={onConfirm}>
          {words.confirmUnusual}
        </Button>
      </div>
    </Notice>
  );
}
