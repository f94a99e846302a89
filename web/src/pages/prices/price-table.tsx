import { zonePath, type ZoneGroup } from '@soumdar/contract';
import { Link } from 'react-router';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { formatPerM2 } from '../../format.ts';
import { Spread } from './spread.tsx';
import { propertyTypeLabel } from '../../labels.ts';

/** What is asked per m² by type, with the spread drawn. */
export function PriceTable({ title, unit, groups }: { title: string; unit: string; groups: ZoneGroup[] }) {
  const largest = Math.max(
    0,
    ...groups.map(({ highPerSqm, instead }) => highPerSqm ?? instead?.highPerSqm ?? 0),
  );
  return (
    <FigureBlock title={`${title}, en ${unit}`}>
      {groups.length === 0 ? (
        <p className="mt-3 text-ink-soft">Aucune annonce dans cette zone.</p>
      ) : (
        <FigureTable columns={['Type', 'Prix médian', '8 sur 10 entre']}>
          {groups.map((group) => (
            <GroupRow key={group.type} group={group} largest={largest} />
          ))}
        </FigureTable>
      )}
    </FigureBlock>
  );
}

function GroupRow({ group, largest }: { group: ZoneGroup; largest: number }) {
  const { type, count, instead } = group;
  const shown = group.medianPerSqm === null ? instead : group;
  return (
    <>
      <FigureRow name={propertyTypeLabel(type)} count={count} ruled={false}>
        <Figure className="text-lg font-bold">
          {shown?.medianPerSqm == null ? '–' : formatPerM2(shown.medianPerSqm)}
        </Figure>
        <Figure className="text-sm xs:text-base">
          {shown?.lowPerSqm == null || shown.highPerSqm === null
            ? '–'
            : `${formatPerM2(shown.lowPerSqm)} – ${formatPerM2(shown.highPerSqm)}`}
        </Figure>
      </FigureRow>
      <tr className="border-b border-line last:border-0">
        <td colSpan={3} className="pb-2">
          {instead ? (
            <p className="text-sm text-ink-soft">
              Trop peu d’annonces ici : prix de{' '}
              <Link to={zonePath(instead.slug)} className="underline">
                {instead.name}
              </Link>
            </p>
          ) : null}
          {shown?.medianPerSqm == null ? null : (
            <Spread
              low={shown.lowPerSqm!}
              median={shown.medianPerSqm}
              high={shown.highPerSqm!}
              largest={largest}
              faint={instead !== undefined}
            />
          )}
        </td>
      </tr>
    </>
  );
}
