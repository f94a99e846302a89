import * as words from '@soumdar/words/share';
import { useRef, useState } from 'react';
import { Button, buttonLook } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FormAlert } from '../ui/notice.tsx';
import { hasShareSheet, openShareSheet, whatsAppAddress } from './hand-over.ts';

export function ShareLink({ url, text }: { url: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<{ look: 'success' | 'error'; text: string }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setNotice({ look: 'success', text: words.copied });
    } catch {
      field.current?.select();
      setNotice({ look: 'error', text: words.notCopied });
    }
  }

  async function send() {
    try {
      await openShareSheet(text, url);
    } catch {
      setNotice({ look: 'error', text: words.notShared });
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={words.linkLabel}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:*:grow">
        <a
          href={whatsAppAddress(text, url)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('primary')}
        >
          {words.sendByWhatsApp}
        </a>
        {hasShareSheet() ? (
          <Button look="outline" onClick={() => void send()}>
            {words.sendOtherwise}
          </Button>
        ) : null}
        <Button look="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      {notice ? <FormAlert look={notice.look}>{notice.text}</FormAlert> : null}
    </>
  );
}
