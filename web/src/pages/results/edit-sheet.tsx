import { Dialog } from '@base-ui/react/dialog';
import { colon } from '@soumdar/words/common';
import * as words from '@soumdar/words/results';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { wizardWith } from '../../components/wizard-with.ts';
import { namingState } from '../../estimation/placing.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';

interface OwnProps {
  property: PropertyDetails;
  id: string;
  /** whether another estimate corrects it already */
  replaced: true | undefined;
  hasOpinion: boolean;
  /** begins with the question of the neighbourhood */
  naming: boolean;
}

export default function EditSheet({
  property,
  id,
  replaced,
  hasOpinion,
  naming,
  ...sheet
}: OwnProps & SheetProps) {
  const navigate = useNavigate();
  const describe = (replaces?: string) => {
    const { to, prefill } = wizardWith(property, replaces);
    prefill();
    sheet.onOpenChange(false, () => void navigate(to, naming ? { state: namingState } : {}));
  };
  return (
    <Sheet {...sheet}>
      <div className="flex flex-col gap-5">
        <Dialog.Title className="text-xl font-bold">{words.editThis}</Dialog.Title>
        {replaced ? (
          <Notice look="info">{words.replacedAlready}</Notice>
        ) : (
          <Choice
            look="primary"
            title={words.correctThis}
            lead={words.correctThisLead}
            effects={[
              [words.follow, words.followOfCorrected],
              [words.shareLinks, words.shareLinksOfCorrected],
              [words.printedPdf, words.printedPdfOfCorrected],
              ...(hasOpinion ? [[words.opinion, words.opinionOfCorrected] as const] : []),
            ]}
            onChoose={() => describe(id)}
          />
        )}
        <Choice
          look={replaced ? 'primary' : 'outline'}
          title={words.makeAnother}
          lead={words.makeAnotherLead}
          effects={[
            [words.followAndShareLinks, words.followAndShareLinksOfAnother],
            [words.printedPdf, words.printedPdfOfAnother],
          ]}
          onChoose={() => describe()}
        />
        <Dialog.Close render={<Button look="quiet" />}>{words.changeNothing}</Dialog.Close>
      </div>
    </Sheet>
  );
}

function Choice({
  look,
  title,
  lead,
  effects,
  onChoose,
}: {
  look: ButtonLook;
  title: string;
  lead: string;
  effects: (readonly [string, ReactNode])[];
  onChoose: () => void;
}) {
  const id = useId();
  return (
    <section className="rounded-control border border-line p-4">
      <div id={id}>
        <p>{lead}</p>
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          {effects.map(([what, becomes]) => (
            <div key={what}>
              <dt className="inline font-semibold">{what + colon}</dt>
              <dd className="inline text-ink-soft">{becomes}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button look={look} className="mt-3 w-full" aria-describedby={id} onClick={onChoose}>
        {title}
      </Button>
    </section>
  );
}
