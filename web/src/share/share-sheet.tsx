import { Dialog } from '@base-ui/react/dialog';
import { shareDays } from '@soumdar/contract';
import { close } from '@soumdar/words/common';
import { cancel } from '@soumdar/words/controls';
import * as words from '@soumdar/words/share';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { asFailure } from '../api/failure.ts';
import { errorMessage } from '../api/error-message.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Checkbox, RadioGroup, TextField } from '../ui/field.tsx';
import { FormAlert } from '../ui/notice.tsx';
import { useOneAtATime } from '../ui/one-at-a-time.ts';
import { useRestoredFocus } from '../ui/restored-focus.ts';
import { Sheet, type SheetProps } from '../ui/sheet.tsx';
import { hasShareSheet, inThisLanguage, openShareSheet, shareText, whatsAppAddress } from './hand-over.ts';
import { createShare } from './share-calls.ts';

interface OwnProps {
  id: string;
  /** for an estimate out of sight: 'Appartement de 101 m², 12 rue du Jasmin' */
  title: string;
  property: PropertyDetails;
}

interface Made {
  url: string;
  expiresAt: string;
}

export default function ShareSheet({ id, title, property, ...sheet }: OwnProps & SheetProps) {
  return (
    <Sheet {...sheet}>
      <Sharing id={id} title={title} property={property} />
    </Sheet>
  );
}

function Sharing({ id, title, property }: OwnProps) {
  const [made, setMade] = useState<Made>();
  const heading = useRestoredFocus<HTMLHeadingElement>(made);
  return (
    <div className="flex flex-col gap-5">
      <Dialog.Title ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {made ? words.ready : words.shareThis}
      </Dialog.Title>
      {made ? (
        <>
          <Dialog.Description className="text-ink-soft">{words.readyLead(made.expiresAt)}</Dialog.Description>
          <ShareLink url={inThisLanguage(made.url)} text={shareText(property)} />
        </>
      ) : (
        <ShareForm id={id} title={title} onMade={setMade} />
      )}
      <p className="text-sm text-ink-soft">{words.revocable}</p>
      <Dialog.Close render={<Button look="outline" />}>{made ? close : cancel}</Dialog.Close>
    </div>
  );
}

function ShareForm({ id, title, onMade }: Omit<OwnProps, 'property'> & { onMade: (made: Made) => void }) {
  const form = useForm({ defaultValues: { days: String(shareDays.usual), showPrice: false } });
  const { busy, run } = useOneAtATime();
  const { root } = form.formState.errors;

  const create = form.handleSubmit(({ days, showPrice }) =>
    run(async () => {
      try {
        onMade((await createShare(id, { days: Number(days), showPrice })).data);
      } catch (thrown) {
        const failure = asFailure(thrown);
        form.setError('root', { message: failure.status === 404 ? words.gone : errorMessage(failure) });
      }
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void create(event)} className="flex flex-col gap-5">
      <Dialog.Description className="text-ink-soft wrap-anywhere">
        {words.whatIsSeen(title)}
      </Dialog.Description>
      <RadioGroup legend={words.duration} options={words.durations} {...form.register('days')} />
      <Checkbox label={words.showPrice} {...form.register('showPrice')} />
      {root ? <FormAlert>{root.message}</FormAlert> : null}
      <Button type="submit" busy={busy}>
        {words.create}
      </Button>
    </form>
  );
}

function ShareLink({ url, text }: { url: string; text: string }) {
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
