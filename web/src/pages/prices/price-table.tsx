import { zonePath, type ZoneGroup } from '@soumdar/contract';
import { Link } from 'react-router';
import { formatPerM2 } from '../../format.ts';
import { formatAdvertisements } from './counted.ts';
import { Spread } from './spread.tsx';
import { propertyTypeLabel } from '../../labels.ts';
import { Block, headCell, numberCell, rowHead } from './block.tsx';

/** What is asked per m² by type, with the spread drawn. */
export function PriceTable({ title, unit, groups }: { title: string; unit: string; groups: ZoneGroup[] }) {
  const largest = Math.max(
    0,
    ...groups.map(({ highPerSqm, instead }) => highPerSqm ?? instead?.highPerSqm ?? 0),
  );
  return (
    <Block title={`${title}, en ${unit}`}>
      {groups.length === 0 ? (
        <p className="mt-3 text-ink-soft">Aucune annonce dans cette zone.</p>
      ) : (
        <table className="mt-3 w-full">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={headCell}>
                Type
              </th>
              <th scope="col" className={headCell}>
                Prix médian
              </th>
              <th scope="col" className={headCell}>
                8 sur 10 entre
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <GroupRow key={group.type} group={group} largest={largest} />
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}

function GroupRow({ group, largest }: { group: ZoneGroup; largest: number }) {
  const { type, count, instead } = group;
  const shown = group.medianPerSqm === null ? instead : group;
  return (
    <>
      <tr>
        <th scope="row" className={rowHead}>
          {propertyTypeLabel(type)}
          <span className="block text-sm font-normal text-ink-soft">{formatAdvertisements(count)}</span>
        </th>
        <td className={`${numberCell} text-lg font-bold`}>
          {shown?.medianPerSqm == null ? '–' : formatPerM2(shown.medianPerSqm)}
        </td>
        <td className={`${numberCell} text-sm xs:text-base`}>
          {shown?.lowPerSqm == null || shown.highPerSqm === null
            ? '–'
            : `${formatPerM2(shown.lowPerSqm)} – ${formatPerM2(shown.highPerSqm)}`}
        </td>
      </tr>
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
