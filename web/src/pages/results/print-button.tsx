import { Button } from '../../ui/button.tsx';

/** The page as its print styles lay it out, or as a PDF where the browser offers one. */
export function PrintButton() {
  return (
    <Button look="outline" onClick={() => window.print()}>
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M7.5 8.5V4h9v4.5M7.5 17H5a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-2.5M7.5 14h9v6h-9z" />
      </svg>
      Imprimer
    </Button>
  );
}
