import { SheetButton } from '../../ui/sheet-button.tsx';

const loadNameSheet = () => import('./name-sheet.tsx');
const loadDeletionSheet = () => import('./estimation-deletion-sheet.tsx');

const look = 'relative grow px-2! text-sm';

/** What an owner may do with a past estimate beside opening it; over the card, which opens it wherever else it is clicked. */
export function CardActions({
  id,
  name,
  title,
  titleId,
}: {
  id: string;
  name: string;
  /** what the estimate is called where it is not on sight */
  title: string;
  /** of the card's heading */
  titleId: string;
}) {
  return (
    <div className="-mx-2 mt-2 flex gap-1 border-t border-line pt-2">
      <SheetButton
        look="quiet"
        className={look}
        load={loadNameSheet}
        given={{ id, name }}
        entry={`nommer ${id}`}
        describedBy={titleId}
      >
        {name ? 'Renommer' : 'Nommer'}
      </SheetButton>
      <SheetButton
        look="quiet"
        className={look}
        load={loadDeletionSheet}
        given={{ id, title }}
        entry={`effacer ${id}`}
        describedBy={titleId}
      >
        Effacer
      </SheetButton>
    </div>
  );
}
