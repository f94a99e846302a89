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
