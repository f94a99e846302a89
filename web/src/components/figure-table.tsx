import type { ReactNode } from 'react';

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
    <div className="@container mt-3">
      {/* narrow by the size of its text */}
      <div className="@max-[14rem]:overflow-x-auto">
        <table className="w-full">
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
      </div>
    </div>
  );
}

/** `counted`: how many advertisements are behind the row. */
export function FigureRow({
  name,
  counted,
  ruled = true,
  children,
}: {
  name: ReactNode;
  counted?: string;
  /** false where the next row belongs to this one */
  ruled?: boolean;
  children: ReactNode;
}) {
  return (
    <tr className={ruled ? 'border-b border-line last:border-0' : ''}>
      <th scope="row" className="py-2 text-start font-medium">
        {name}
        {counted === undefined ? null : (
          <span className="block text-sm font-normal text-ink-soft">{counted}</span>
        )}
      </th>
      {children}
    </tr>
  );
}

export function Figure({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td className={`py-2 ps-2 text-end whitespace-nowrap tabular-nums xs:ps-3 ${className}`}>{children}</td>
  );
}
