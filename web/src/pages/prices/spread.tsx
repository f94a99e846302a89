const width = 400;

/** Where eight of ten prices lie on a scale, their middle and, where one is told, a price among them. Its words stand beside it. */
export function Spread({
  low,
  median,
  high,
  largest,
  faint = false,
  price,
}: {
  low: number;
  median: number;
  high: number;
  /** the end of the scale, which begins at 0 */
  largest: number;
  /** of another zone */
  faint?: boolean;
  price?: number;
}) {
  const x = (value: number) => (width * value) / largest;
  return (
    <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" className="h-2.5 w-full" aria-hidden>
      <rect x="0" y="4" width={width} height="2" className="fill-line" />
      <rect
        x={x(low)}
        y="1"
        width={Math.max(1, x(high) - x(low))}
        height="8"
        rx="2"
        className={faint ? 'fill-sea-mist' : 'fill-sea-mid'}
      />
      <rect x={x(median) - 1.5} y="0" width="3" height="10" className="fill-sea-deep" />
      {price === undefined ? null : (
        <rect x={Math.min(x(price), width - 5)} y="0" width="5" height="10" className="fill-clay" />
      )}
    </svg>
  );
}
