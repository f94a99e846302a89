import type { PropertyType, Zone } from '@soumdar/contract';
import { FigureBlock } from '../../components/figure-block.tsx';
import { Figure, FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { formatNumber, formatPerM2 } from '../../format.ts';
import { propertyTypeLabel } from '../../labels.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

type Quarter = Zone['trend'][number];

/** How prices moved since 2015: the country's official index, and the levels of our own advertisements where a quarter has enough. */
export function Trend({ zone: { trend, groups } }: { zone: Zone }) {
  const type = mostForSale(groups);
  const quarters = trend.filter((quarter) => quarter.type === type);
  if (!type || quarters.length === 0) return null;
  const levels = quarters.filter(({ medianPerSqm }) => medianPerSqm !== null);
  return (
    <FigureBlock title={`Évolution : ${propertyTypeLabel(type).toLowerCase()} à vendre`}>
      <IndexChart quarters={quarters} />
      <p className="mt-2 text-sm text-ink-soft">
        Indice des prix de l’INS pour tout le pays, 100 en 2015, en dinars courants.
      </p>
      {levels.length > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          Nos annonces ici, à composition égale :{' '}
          {levels
            .map(({ quarter, medianPerSqm }) => `${formatPerM2(medianPerSqm!)} DT/m² (${quarter})`)
            .join(', ')}
          .
        </p>
      ) : null}
      <Disclosure summary="Les chiffres">
        <FigureTable columns={['Trimestre', 'Indice', 'Prix au m² ici']}>
          {quarters.toReversed().map(({ quarter, index, medianPerSqm }) => (
            <FigureRow key={quarter} name={quarter}>
              <Figure>{index === null ? '–' : formatNumber(index)}</Figure>
              <Figure>{medianPerSqm === null ? '–' : formatPerM2(medianPerSqm)}</Figure>
            </FigureRow>
          ))}
        </FigureTable>
      </Disclosure>
    </FigureBlock>
  );
}

const size = { width: 480, height: 180, left: 34, bottom: 22, top: 8 };

/** The line of the index; the table has the figures. */
function IndexChart({ quarters }: { quarters: Quarter[] }) {
  const known = quarters.filter(({ index }) => index !== null);
  const values = known.map(({ index }) => index!);
  const low = 50 * Math.floor(Math.min(...values) / 50);
  const high = 50 * Math.ceil(Math.max(...values) / 50);
  const x = (at: number) => size.left + (at / Math.max(1, known.length - 1)) * (size.width - size.left - 6);
  const y = (value: number) =>
    size.top + ((high - value) / (high - low)) * (size.height - size.top - size.bottom);
  const marks = Array.from({ length: (high - low) / 50 + 1 }, (_, at) => low + 50 * at);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="mt-3 w-full" aria-hidden>
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={size.left} x2={size.width} y1={y(mark)} y2={y(mark)} className="stroke-line" />
          <text x={size.left - 6} y={y(mark) + 4} textAnchor="end" className="fill-ink-soft text-xs">
            {mark}
          </text>
        </g>
      ))}
      {known.map(({ quarter }, at) =>
        quarter.endsWith('T1') && Number(quarter.slice(0, 4)) % 2 === 1 ? (
          <text
            key={quarter}
            x={x(at)}
            y={size.height - 4}
            textAnchor="middle"
            className="fill-ink-soft text-xs"
          >
            {quarter.slice(0, 4)}
          </text>
        ) : null,
      )}
      <polyline
        points={known.map(({ index }, at) => `${x(at).toFixed(1)},${y(index!).toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-sea"
      />
    </svg>
  );
}

function mostForSale(groups: Zone['groups']): PropertyType | undefined {
  return groups
    .filter(({ transaction }) => transaction === 'sale')
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0]?.type;
}
