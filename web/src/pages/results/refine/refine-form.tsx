import type { ShownEstimation } from '@soumdar/views';
import * as words from '@soumdar/words/results';
import type { PropertyDetails, ResultsState, SavedEstimate } from '../../../estimation/results-state.ts';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { DetailsFields } from './details-fields.tsx';
import { useSave } from '../save.ts';
import { LiveFigures } from './live-figures.tsx';
import { useRefine } from './use-refine.ts';

/** What the wizard was told, to be corrected, and what more could be said; nothing more is required. */
export interface RefineProps extends Pick<ResultsState, 'replaced'> {
  property: PropertyDetails;
  data: ShownEstimation;
  /** the kept estimate: what is shown, or what that is refined from */
  saved: SavedEstimate | undefined;
}

export default function RefineForm({ property, data, saved, replaced }: RefineProps) {
  const { form, following, refusal, retry, reset } = useRefine(property, { refinedFrom: saved, replaced });
  return (
    // a focused field must not be hidden under the sticky figures
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="pb-2 [&_input]:scroll-mb-48 [&_select]:scroll-mb-48"
    >
      <p className="max-w-prose text-ink-soft">{words.refineLead}</p>
      <DetailsFields type={property.type} form={form} atSurface={refusal?.atSurface} />
      <SaveRefined
        property={property}
        stored={data.id !== undefined}
        following={following || refusal !== undefined}
        onReset={reset}
      />
      <LiveFigures property={property} data={data} following={following} refusal={refusal} onRetry={retry} />
    </form>
  );
}

interface Props {
  property: PropertyDetails;
  /** what is shown is a record already */
  stored: boolean;
  /** what is shown is about to change */
  following: boolean;
  /** takes all refinements back */
  onReset: (() => void) | undefined;
}

/** Keeps the estimate shown as a record of its own, beside the one it started from, or goes back to that. */
function SaveRefined({ property, stored, following, onReset }: Props) {
  const { busy, run } = useOneAtATime();
  const save = useSave(property, undefined, undefined);
  const idle = stored || following;
  return (
    <div className="mt-4 flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center">
      <Button
        look="outline"
        busy={busy}
        aria-disabled={idle || busy || undefined}
        onClick={() => (idle ? undefined : void run(async () => void (await save())))}
      >
        {words.saveAsNew}
      </Button>
      <Button
        look="quiet"
        aria-disabled={!onReset || busy || undefined}
        onClick={() => (busy ? undefined : onReset?.())}
      >
        {words.reset}
      </Button>
      <p className="text-sm text-ink-soft">{stored ? words.isSaved : words.isNotSaved}</p>
    </div>
  );
}
