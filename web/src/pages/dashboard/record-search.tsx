import { estimationNameMaxLength } from '@soumdar/contract';

/** A box whose text narrows the list below it. */
export function RecordSearch({
  label,
  text,
  onSearch,
}: {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder="Nom, lieu, type de bien"
      value={text}
      maxLength={estimationNameMaxLength}
      autoComplete="off"
      enterKeyHint="search"
      onChange={(event) => onSearch(event.target.value)}
      className="order-last min-h-12 w-full rounded-control border border-line-strong bg-white px-3.5 text-base placeholder:text-ink-soft sm:order-none sm:w-64"
    />
  );
}
