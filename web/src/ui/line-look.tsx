/** Dashes and marks distinguish lines without colour. */
export const lineLooks = [
  { stroke: 'stroke-sea', fill: 'fill-sea', dashes: undefined, mark: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0' },
  { stroke: 'stroke-clay', fill: 'fill-clay', dashes: '7 4', mark: 'M-3.5 -3.5h7v7h-7z' },
  { stroke: 'stroke-sea-mid', fill: 'fill-sea-mid', dashes: '2 3', mark: 'M0 -4.5L4.5 3.5H-4.5z' },
  { stroke: 'stroke-ink', fill: 'fill-ink', dashes: '10 3 2 3', mark: 'M0 -5L5 0L0 5L-5 0z' },
] as const;

export function LineMark({ look, className = '' }: { look: number; className?: string }) {
  return (
    <svg viewBox="-6 -6 12 12" className={`inline-block size-3 shrink-0 ${className}`} aria-hidden>
      <path d={lineLooks[look]!.mark} className={lineLooks[look]!.fill} />
    </svg>
  );
}
