/** The file cannot be read as advertisements. The message is one sentence for people, naming the file. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError';
}
