/** WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Where the map picker opens, by Enfidha: on the coast between Bizerte and Sfax live most people. */
export const inhabited: Position = { lat: 36.03, lng: 10.4 };

export const mapZoom = { country: 7, town: 12, property: 16, min: 6, max: 19 } as const;

/** 11 metres: no position of a property is told or kept more finely. */
const digits = 4;

export const roundedPosition = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(digits)),
  lng: Number(lng.toFixed(digits)),
});

/** 'Lat: 36.8065, Lng: 10.1815': what stands for an address nobody could name. */
export const coordinatesText = ({ lat, lng }: Position) =>
  `Lat: ${lat.toFixed(digits)}, Lng: ${lng.toFixed(digits)}`;

const degrees = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const pair = new RegExp(
  `^(?:lat(?:itude)?)?\\s*:?\\s*${degrees}\\s*[,;\\s]\\s*(?:(?:lng|lon|longitude)\\s*:?)?\\s*${degrees}$`,
  'i',
);
const withDecimalCommas = /^([+-]?\d{1,3},\d+)\s*[;\s,]\s*([+-]?\d{1,3},\d+)$/;

/** The position typed as its coordinates, latitude first: '36.8065, 10.1815', '36,8065 10,1815'. Null for anything else. */
export function typedCoordinates(text: string): Position | null {
  const typed = text.trim().replaceAll('°', '');
  const [, lat, lng] = withDecimalCommas.exec(typed) ?? pair.exec(typed) ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: toDegrees(lat), lng: toDegrees(lng) };
}

const toDegrees = (text: string) => Number(text.replace(',', '.'));
