/** A figure or a word of a card under its name; within a `dl`. */
export function Fact({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={`font-semibold wrap-anywhere tabular-nums ${strong ? 'text-lg text-sea-deep' : ''}`}>
        {value}
      </dd>
    </div>
  );
}
