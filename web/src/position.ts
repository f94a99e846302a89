/** WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Near Enfidha: most people live on the coast between Bizerte and Sfax. */
export const inhabited: Position = { lat: 36.03, lng: 10.4 };

/** `streets`: the first with street tiles. */
export const mapZoom = { country: 7, streets: 11, town: 12, property: 16, min: 6, max: 19 } as const;

/** 11 metres: no position is shown or stored more finely. */
const digits = 4;

export const roundedPosition = ({ lat, lng }: Position): Position => ({
  lat: Number(lat.toFixed(digits)),
  lng: Number(lng.toFixed(digits)),
});

/** 'Lat: 36.8065, Lng: 10.1815', for an unknown address */
export const coordinatesText = ({ lat, lng }: Position) =>
  `Lat: ${lat.toFixed(digits)}, Lng: ${lng.toFixed(digits)}`;
