import type { RefreshReport } from '@soumdar/contract';
import { formatCount, formatMoment } from '../../../format.ts';

/** An outcome this site does not know shows as it is. */
const outcomes: Record<string, { text: string; look: string }> = {
  accepted: { text: 'Nouveau modèle en service', look: 'bg-good-tint text-good' },
  refused: { text: 'Modèle refusé', look: 'bg-poor-tint text-poor' },
  unchanged: { text: 'Rien de nouveau', look: 'bg-sand text-ink-soft' },
  failed: { text: 'Échec', look: 'bg-poor-tint text-poor' },
  interrupted: { text: 'Interrompue', look: 'bg-poor-tint text-poor' },
};

type Accuracy = NonNullable<RefreshReport['accuracyAfter']>;

/** One refresh: what came from each source, and what it did to the accuracy. */
export function RefreshItem({ refresh }: { refresh: RefreshReport }) {
  const { startedAt, finishedAt, outcome, sources, accuracyBefore, accuracyAfter } = refresh;
  const { text, look } = outcomes[outcome] ?? { text: outcome, look: 'bg-sand text-ink-soft' };
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{formatMoment(startedAt)}</h3>
        <span className={`rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
          {finishedAt === null && !(outcome in outcomes) ? 'En cours' : text}
        </span>
      </div>
      <ul className="mt-1 text-sm">
        {sources.map(({ name, accepted, updated, rejected, failure }) => (
          <li key={name} className="wrap-anywhere">
            <span className="font-semibold">{name}</span> : {formatCount(accepted, 'nouvelle')},{' '}
            {formatCount(updated, 'mise à jour', 'mises à jour')}, {formatCount(rejected, 'rejetée')}
            {failure ? (
              <span className="block font-medium text-poor">
                Échec : <span lang="en">{failure}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {accuracyAfter ? (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          Écart dépassé une fois sur deux : {accuracyWords(accuracyAfter)}
          {accuracyBefore ? ` (avant : ${accuracyWords(accuracyBefore)})` : null}
        </p>
      ) : null}
    </li>
  );
}

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const shown = (share: number | null) => (share === null ? 'non mesurée' : `${percent.format(share * 100)} %`);
const accuracyWords = ({ sale, rent }: Accuracy) => `vente ${shown(sale)}, location ${shown(rent)}`;
