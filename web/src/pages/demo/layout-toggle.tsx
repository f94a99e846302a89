export type Layout = 'grid' | 'list';

const layouts = [
  { layout: 'grid', name: 'Grille', drawing: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z' },
  { layout: 'list', name: 'Liste', drawing: 'M4 5h16M4 12h16M4 19h16' },
] as const;

export function LayoutToggle({
  layout: shown,
  onChange,
}: {
  layout: Layout;
  onChange: (layout: Layout) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Présentation"
      className="flex rounded-control border border-line bg-white p-1"
    >
      {layouts.map(({ layout, name, drawing }) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === shown}
          onClick={() => onChange(layout)}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-4 font-semibold text-ink-soft hover:text-sea aria-pressed:bg-sea aria-pressed:text-white"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            aria-hidden
          >
            <path d={drawing} />
          </svg>
          {name}
        </button>
      ))}
    </div>
  );
}
