import { propertyTypes } from '@soumdar/contract';
import { Link } from 'react-router';
import { wizardWith } from '../../components/wizard-with.ts';
import { namingState } from '../../estimation/placing.ts';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { SheetButton } from '../../ui/sheet-button.tsx';

const loadEditSheet = () => import('./edit-sheet.tsx');

export interface EditButtonProps {
  property: PropertyDetails;
  /** the saved estimate, unless another one corrects it already */
  edits?: { id: string; replaced: true | undefined; hasOpinion: boolean } | undefined;
  /** begins with the question of the neighbourhood */
  naming?: boolean;
  children: string;
}

/** Leads to the wizard; of a saved estimate, by the choice to correct it. */
export function EditButton({ property, edits, naming = false, children }: EditButtonProps) {
  // a type unknown to this site has no form
  if (!propertyTypes.includes(property.type)) return null;
  if (edits)
    return (
      <SheetButton
        look="quiet"
        className="-mb-2 -ms-4 px-4! underline print:hidden"
        load={loadEditSheet}
        sheetProps={{ property, naming, ...edits }}
      >
        {children}
      </SheetButton>
    );
  const { to, prefill } = wizardWith(property);
  return (
    <Link
      to={to}
      state={naming ? namingState : undefined}
      onClick={prefill}
      className="-mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea underline print:hidden"
    >
      {children}
    </Link>
  );
}
