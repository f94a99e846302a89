import { divIcon } from 'leaflet';

/** The property's marker: its tip is the position. */
export const pin = divIcon({
  className: '',
  iconSize: [40, 50],
  iconAnchor: [20, 48],
  html: `<svg viewBox="0 0 40 50" width="40" height="50" aria-hidden="true">
    <ellipse cx="20" cy="47.5" rx="6" ry="2" fill="#12212d" opacity=".25" />
    <path d="M20 48C12 37 4 29.5 4 19a16 16 0 0 1 32 0c0 10.5-8 18-16 29z" fill="#b54a1b" stroke="#fff" stroke-width="2" />
    <path d="M12 27v-8a8 8 0 0 1 16 0v8h-5v-6a3 3 0 0 0-6 0v6z" fill="#fff" />
  </svg>`,
});
