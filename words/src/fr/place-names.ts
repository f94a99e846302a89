/** Data with each place under the name by which pages call it; in French, as they are. */
export function withPlaceNames<Data>(data: Data): Data {
  return data;
}
