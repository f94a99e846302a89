import { callOutcomes, type CallOutcome, type ExpertRequest, type RequestNote } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-request';
import { formatMoment } from '@soumdar/words/formats';
import { callOutcomeLabels } from '@soumdar/words/labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextArea } from '../../../ui/field.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { TitledCard } from '../area/titled-card.tsx';
import { addNote } from '../area/expert-calls.ts';
import { requestQuery, useMe } from '../area/expert-queries.ts';
import { authorOf } from './author.ts';
import { noteToSend, type Draft } from './answer-rules.ts';
import type { DraftState } from './draft.tsx';

export function NotesCard({ request, draft }: { request: ExpertRequest; draft: DraftState }) {
  const me = useMe();
  return (
    <TitledCard title={words.notesTitle}>
      <p className="mt-1 text-sm text-ink-soft">{words.notesLead}</p>
      <NoteForm requestId={request.id} draft={draft} />
      {request.notes.length > 0 ? (
        <ol className="mt-4 grid gap-3 border-t border-line pt-4">
          {request.notes.map((note) => (
            <li key={note.id} className="border-s-3 border-line ps-3">
              <p className="font-semibold wrap-anywhere">{noteTitle(note, me.id)}</p>
              <p className="text-sm text-ink-soft">{formatMoment(note.writtenAt)}</p>
              {note.text ? (
                <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
                  {note.text}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
    </TitledCard>
  );
}

function noteTitle(note: RequestNote, accountId: string): string {
  const author = authorOf(note, accountId);
  return note.kind === 'note' ? words.noteBy(author) : words.callBy(author, note.outcome);
}

function NoteForm({ requestId, draft: { draft, type } }: { requestId: string; draft: DraftState }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const client = useQueryClient();
  const { busy, run } = useOneAtATime();
  const [outcome, setOutcome] = useState<CallOutcome | ''>('');
  const [tried, setTried] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: (note: Parameters<typeof addNote>[1]) => addNote(requestId, note),
  });
  const note = noteToSend(draft, outcome);

  async function send() {
    if (!note) {
      setTried(true);
      field.current?.focus();
      return;
    }
    const { queryKey } = requestQuery(requestId);
    try {
      const answer = await mutateAsync(note);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
      type({ note: '' });
      setOutcome('');
      setTried(false);
    } catch (thrown) {
      const failure = asFailure(thrown);
      // withdrawn meanwhile: the page says so
      if (failure.status === 404) await client.invalidateQueries({ queryKey });
      else if (failure.type !== 'unauthorized') toasts.error(errorMessage(failure));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void run(send);
      }}
      className="mt-3 flex flex-col gap-3"
    >
      <SelectField
        label={words.call}
        open={words.noCall}
        options={callOutcomeLabels}
        value={outcome}
        onChange={(event) => setOutcome(callOutcomes.find((one) => one === event.target.value) ?? '')}
      />
      <TextArea
        ref={field}
        label={words.note}
        rows={2}
        maxLength={2000}
        readOnly={busy}
        value={draft.note}
        onChange={(event) => type({ note: event.target.value } satisfies Partial<Draft>)}
        error={tried && !note ? words.noteMissing : undefined}
      />
      <Button type="submit" look="outline" className="sm:self-start" busy={busy}>
        {words.addNote}
      </Button>
    </form>
  );
}
