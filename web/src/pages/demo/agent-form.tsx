import type { SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';

/** A contact form that only logs what was typed and says so: there is nobody to write to. */
export function AgentForm({ propertyId }: { propertyId: string }) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(event.currentTarget));
    // oxlint-disable-next-line no-console -- all that this form of the demonstration is meant to do
    console.log('contact', { propertyId, ...message });
    window.alert('Démonstration : votre message n’a été envoyé à personne.');
  }

  return (
    <form onSubmit={send} className="mt-5 flex flex-col gap-4">
      <TextField label="Votre nom" name="name" autoComplete="name" required />
      <TextField label="Votre email" name="email" type="email" autoComplete="email" required />
      <TextArea label="Votre message" name="message" required />
      <Button type="submit">Envoyer le message</Button>
    </form>
  );
}
