import { useRef, useState } from 'react';
import { Button, buttonLook } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { FormAlert } from '../ui/notice.tsx';
import { hasShareSheet, openShareSheet, whatsAppAddress } from './hand-over.ts';

/**
 * The ways a new link takes to others: WhatsApp first, the phone's own share sheet where it has one, and the clipboard.
 *
 * @param props.text of the message
 */
export function ShareLink({ url, text }: { url: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<{ look: 'success' | 'error'; text: string }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setNotice({ look: 'success', text: 'Lien copié.' });
    } catch {
      field.current?.select();
      setNotice({ look: 'error', text: 'Le lien n’a pas pu être copié : il est sélectionné, copiez-le.' });
    }
  }

  async function send() {
    try {
      await openShareSheet(text, url);
    } catch {
      setNotice({ look: 'error', text: 'Le partage ne s’ouvre pas sur cet appareil. Copiez le lien.' });
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label="Lien à partager"
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
          Envoyer par WhatsApp
        </a>
        {hasShareSheet() ? (
          <Button look="outline" onClick={() => void send()}>
            Envoyer autrement
          </Button>
        ) : null}
        <Button look="outline" onClick={() => void copy()}>
          Copier le lien
        </Button>
      </div>
      {notice ? <FormAlert look={notice.look}>{notice.text}</FormAlert> : null}
    </>
  );
}
