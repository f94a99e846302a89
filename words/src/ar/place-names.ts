/**
 * Data with each place under the name by which pages call it: `nameAr` for `name`, `localityAr` for `locality`, where they are
 * known. Not what was typed or stored as the place of a property, which goes back to the server as it is.
 */
export function withPlaceNames<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map((item: unknown) => withPlaceNames(item)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  const fields = data as Record<string, unknown>;
  const named = Object.entries(fields).map(([field, value]) => {
    const arabic = fields[`${field}Ar`];
    return [field, typeof arabic === 'string' && field !== 'localisation' ? arabic : withPlaceNames(value)];
  });
  return Object.fromEntries(named) as Data;
}
