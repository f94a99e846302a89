/** The part of PostgreSQL's protocol that lets several clients share one engine. */

/** Sync, query and flush: the client waits for an answer after each. */
const BATCH_ENDS = new Set(['S', 'Q', 'H'].map((type) => type.charCodeAt(0)));

/** Splits a client's input into batches, each ending with a message whose answer the client awaits. */
export class BatchReader {
  #chunks: Buffer[] = [];
  #length = 0;
  /** End of the last complete message, and the buffer length needed to read on. */
  #end = 0;
  #needed = 5;

  /** Returns the batches completed by `chunk`. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return [];

    const bytes = Buffer.concat(this.#chunks);
    const batches: Buffer[] = [];
    let start = 0;
    let end = this.#end;
    let needed = this.#needed;
    while (needed <= bytes.length) {
      const messageEnd = end + 1 + bytes.readUInt32BE(end + 1);
      if (messageEnd > bytes.length) {
        needed = messageEnd;
        break;
      }
      if (BATCH_ENDS.has(bytes.readUInt8(end))) {
        batches.push(bytes.subarray(start, messageEnd));
        start = messageEnd;
      }
      end = messageEnd;
      needed = end + 5;
    }
    this.#chunks = [bytes.subarray(start)];
    this.#length = bytes.length - start;
    this.#end = end - start;
    this.#needed = needed - start;
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

/** Greeting of an accepted client. */
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

/** The client may continue. */
export const refusal = (code: string, text: string): Buffer =>
  Buffer.concat([error('ERROR', code, text), READY]);

/** The connection is about to close. */
export const farewell = (code: string, text: string): Buffer => error('FATAL', code, text);

export const query = (sql: string): Buffer => message('Q', sql);
