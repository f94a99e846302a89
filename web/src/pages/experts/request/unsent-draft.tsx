import { Button } from '../../../ui/button.tsx';
import type { DraftInHand } from './use-draft.ts';

/** What was typed for a request that another expert took or closed meanwhile: to be read, copied, or thrown away. */
export function UnsentDraft({ draft: { draft, forget } }: { draft: DraftInHand }) {
  const parts = [
    { name: 'Prix final', text: draft.price && `${draft.price} DT` },
    { name: 'Commentaires', text: draft.comments },
    { name: 'Motif de l’annulation', text: draft.reason },
  ];
  return (
    <div className="mt-4 rounded-control border border-dashed border-line-strong px-4 py-3">
      <h3 className="font-bold">Votre saisie, non envoyée</h3>
      <dl className="mt-1">
        {parts
          .filter(({ text }) => text.trim())
          .map(({ name, text }) => (
            <div key={name} className="mt-1">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
      <Button look="quiet" className="-ml-3 px-3" onClick={forget}>
        Effacer cette saisie
      </Button>
    </div>
  );
}
