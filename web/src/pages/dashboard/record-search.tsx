import { estimationNameMaxLength } from '@soumdar/contract';
import * as words from '@soumdar/words/dashboard';
import { SearchIcon } from '../../ui/icons.tsx';

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
    <div className="relative order-last w-full sm:order-none sm:w-72">
      <SearchIcon className="pointer-events-none absolute top-1/2 start-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={words.searchPlaceholder}
        value={text}
        maxLength={estimationNameMaxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        className="min-h-12 w-full rounded-control border border-line-strong bg-white pe-3 ps-11 text-base placeholder:text-ink-soft"
      />
    </div>
  );
}
