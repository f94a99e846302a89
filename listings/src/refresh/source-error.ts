/** A source cannot be read. The message is one sentence for people, without any secret of its address. */
export class SourceError extends Error {
  override name = 'SourceError';
}
