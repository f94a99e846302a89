import { maxComparableKm } from '@soumdar/contract';
import type { KnownOfPosition } from './position-facts.ts';

/** What is wrong with the position chosen, before anything is typed about it. */
export function PositionWarnings({ known }: { known: KnownOfPosition | null }) {
  if (known?.refused) return <p className="mt-1 font-medium text-poor">{known.refused}</p>;
  return (
    <>
      {known?.atSea ? (
        <p className="mt-1 font-medium text-modest">
          Ce point semble en mer. Déplacez le repère, ou confirmez s’il est bien placé.
        </p>
      ) : null}
      {known?.covered === false ? (
        <p className="mt-1 text-modest">
          <strong>Lieu non couvert :</strong> aucune annonce à moins de {`${maxComparableKm} km`}. Choisissez
          un autre lieu, ou continuez pour demander une estimation manuelle à un expert.
        </p>
      ) : null}
    </>
  );
}
