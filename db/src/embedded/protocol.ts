/** The little of PostgreSQL's protocol that must be understood to let several clients share one engine. */

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const FLUSH = 'H'.charCodeAt(0);

/** Cuts what a client sends into batches: the messages up to the one after which it waits for an answer. */
export class BatchReader {
  #chunks: Buffer[] = [];
  #length = 0;
  /** How far the messages are known to be whole, and how far they must reach for the next one to be. */
  #whole = 0;
  #next = 5;

  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#next) return [];

    let rest = Buffer.concat(this.#chunks);
    const batches: Buffer[] = [];
    let end = this.#whole;
    while (end + 5 <= rest.length) {
      const type = rest[end];
      const messageEnd = end + 1 + rest.readUInt32BE(end + 1);
      if (messageEnd > rest.length) {
        break;
      }
      end = messageEnd;
      if (type === SYNC || type === QUERY || type === FLUSH) {
        batches.push(rest.subarray(0, end));
        rest = rest.subarray(end);
        end = 0;
      }
    }
    this.#chunks = [rest];
    this.#length = rest.length;
    this.#whole = end;
    this.#next = end + 5 <= rest.length ? end + 1 + rest.readUInt32BE(end + 1) : end + 5;
    return batches;
  }
}

function message(type: string, ...fields: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    fields.map((field) => (typeof field === 'string' ? Buffer.from(`${field}\0`) : field)),
  );
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const READY = message('Z', Buffer.from('I'));

/** What a server says to a client it lets in. */
export const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', 'client_encoding', 'UTF8'),
  message('S', 'DateStyle', 'ISO, MDY'),
  message('S', 'TimeZone', 'UTC'),
  message('S', 'standard_conforming_strings', 'on'),
  READY,
]);

function error(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', `S${severity}`, `V${severity}`, `C${code}`, `M${text}`, Buffer.alloc(1));
}

/** The query is refused, and the client may go on. */
export const refusal = (code: string, text: string): Buffer =>
  Buffer.concat([error('ERROR', code, text), READY]);

/** The client is sent away. */
export const farewell = (code: string, text: string): Buffer => error('FATAL', code, text);

export const query = (sql: string): Buffer => message('Q', sql);
