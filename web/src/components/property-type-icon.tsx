/** One path each, on a 32 × 32 grid. */
const drawings: Record<string, string> = {
  apartment:
    'M6 27V7.5A1.5 1.5 0 0 1 7.5 6h11A1.5 1.5 0 0 1 20 7.5V27M20 14h5a1.5 1.5 0 0 1 1.5 1.5V27M3 27h26M10.5 11h1.5m3 0h1.5m-6 5h1.5m3 0h1.5M11 27v-5.5h4.5V27M23.2 19h.6m-.6 4h.6',
  house: 'M4 15.5 16 5.5l12 10M7 13.2V27h18V13.2M13 27v-7.5h6V27M21.5 8.5V5.5',
  villa:
    'M3 27h26M6 27V15.5h13V27M19 27v-8.5h7V27M4.5 15.5h16M8 15.5v-4.2A1.3 1.3 0 0 1 9.3 10h6.4a1.3 1.3 0 0 1 1.3 1.3v4.2M9.5 27v-4a2.5 2.5 0 0 1 5 0v4M21.5 22.5h2M26 18.5c0-4-1-6.5-1-9.5m0 0c-1.7-1.5-3.3-1-4 .5m4-.5c-1-2-2.7-2.3-4-1.5m4 1.5c1.3-1.7 3-1.5 4-.2m-4 .2c.5-1.8 2-2.5 3.3-2',
  land: 'M13.5 12.8 3 18.5 16 25.5 29 18.5 18.5 12.8M16 18.5V5.5l6 2.2-6 2.3M3 18.5V21L16 28 29 21v-2.5M7.5 16l13 7M24.5 16l-5.5 3',
};

const pin = 'M16 28s9.5-8.3 9.5-15.5a9.5 9.5 0 0 0-19 0C6.5 19.7 16 28 16 28Z';

/** An unknown type gets a pin. */
export function PropertyTypeIcon({ type, className = 'size-6' }: { type: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={drawings[type] ?? pin} />
    </svg>
  );
}
