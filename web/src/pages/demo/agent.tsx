import * as words from '@soumdar/words/demo';
import { useId, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import type { Agent } from './demo-property.ts';
import { Card } from '../../ui/card.tsx';

const portraits = { sea: 'bg-sea-tint text-sea', clay: 'bg-clay-tint text-clay' };

/** Who sells or lets the property, and a form that reaches nobody. */
export function AgentCard({ agent, propertyId }: { agent: Agent; propertyId: string }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="p-5 lg:sticky lg:top-20">
      <h2 id={titleId} className="text-lg font-bold">
        {words.contactAgent}
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <span className={`grid size-14 shrink-0 place-items-center rounded-full ${portraits[agent.photo]}`}>
          <svg viewBox="0 0 32 32" className="size-9" fill="currentColor" aria-hidden>
            <circle cx="16" cy="11" r="5.5" />
            <path d="M5 28c0-6.5 5-10 11-10s11 3.5 11 10z" />
          </svg>
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{agent.name}</p>
          <p className="text-sm text-ink-soft">{agent.agency}</p>
          <p className="text-sm text-ink-soft tabular-nums">{agent.phone}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">{agent.email}</p>
        </div>
      </div>
      <AgentForm propertyId={propertyId} />
    </Card>
  );
}

/** A contact form that only logs what was typed and says so: there is nobody to write to. */
function AgentForm({ propertyId }: { propertyId: string }) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(event.currentTarget));
    // oxlint-disable-next-line no-console -- all that this form of the demonstration is meant to do
    console.log('contact', { propertyId, ...message });
    window.alert(words.notSent);
  }

  return (
    <form onSubmit={send} className="mt-5 flex flex-col gap-4">
      <TextField label={words.yourName} name="name" autoComplete="name" required />
      <TextField label={words.yourEmail} name="email" type="email" autoComplete="email" required />
      <TextArea label={words.yourMessage} name="message" required />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
