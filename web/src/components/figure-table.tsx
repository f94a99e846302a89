import { formatAdvertisements } from '@soumdar/words/formats';
import type { ReactNode } from 'react';

/** Figures in rows under the names of their columns, the first of which names the rows. */
export function FigureTable({
  caption,
  columns,
  children,
}: {
  caption?: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <table className="mt-3 w-full">
      {caption ? <caption className="text-start text-sm text-ink-soft">{caption}</caption> : null}
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-2 ps-2 text-end text-xs font-semibold text-ink-soft first:ps-0 first:text-start xs:ps-3 xs:text-sm"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row under its name and, where it rests on some, the number of its advertisements; null for too few to be told. */
export function FigureRow({
  name,
  count,
  ruled = true,
  children,
}: {
  name: ReactNode;
  count?: number | null;
  /** false where what belongs to the row stands in the next one */
  ruled?: boolean;
  children: ReactNode;
}) {
  return (
    <tr className={ruled ? 'border-b border-line last:border-0' : ''}>
      <th scope="row" className="py-2 text-start font-medium">
        {name}
        {count === undefined ? null : (
          <span className="block text-sm font-normal text-ink-soft">{formatAdvertisements(count)}</span>
        )}
      </th>
      {children}
    </tr>
  );
}

/** One figure of a row: those of a column stand one below the other. */
export function Figure({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td className={`py-2 ps-2 text-end whitespace-nowrap tabular-nums xs:ps-3 ${className}`}>{children}</td>
  );
}
