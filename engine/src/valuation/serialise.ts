import type { Model } from './model.ts';

/**
 * Bytes: "SOUMDAR\0", format number, length of a JSON header (little-endian 32-bit numbers), the header, then
 * typed arrays, each at a multiple of 8.
 */
const magic = 'SOUMDAR\0';
const format = 9;
const preamble = magic.length + 8;

const arrayKinds = { u1: Uint8Array, u4: Uint32Array, i4: Int32Array, f4: Float32Array, f8: Float64Array };
type Kind = keyof typeof arrayKinds;
type Numbers = InstanceType<(typeof arrayKinds)[Kind]>;

/** A typed array in the header: kind, first byte, number of elements. */
interface Reference {
  $array: [kind: Kind, offset: number, length: number];
}

export function serialiseModel(model: Model): Uint8Array {
  const arrays: { bytes: Uint8Array; offset: number }[] = [];
  // models share arrays
  const references = new Map<Numbers, Reference>();
  let size = 0;
  const header = JSON.stringify(model, (_, value: unknown) => {
    const kind = kindOf(value);
    if (kind === undefined) return value;
    const array = value as Numbers;
    const known = references.get(array);
    if (known) return known;
    arrays.push({ bytes: new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset: size });
    const reference: Reference = { $array: [kind, size, array.length] };
    references.set(array, reference);
    size += aligned(array.byteLength);
    return reference;
  });
  const start = aligned(preamble + header.length);
  const bytes = new Uint8Array(start + size);
  writeText(bytes, 0, magic);
  new DataView(bytes.buffer).setUint32(magic.length, format, true);
  new DataView(bytes.buffer).setUint32(magic.length + 4, header.length, true);
  writeText(bytes, preamble, header);
  for (const array of arrays) bytes.set(array.bytes, start + array.offset);
  return bytes;
}

/** @throws Error for bytes of another kind or format */
export function parseModel(bytes: Uint8Array): Model {
  if (bytes.length < preamble || readText(bytes, 0, magic.length) !== magic)
    throw new Error('These bytes are not a valuation model');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = view.getUint32(magic.length, true);
  if (found !== format)
    throw new Error(`This valuation model is of format ${found}; format ${format} is expected`);
  const headerLength = view.getUint32(magic.length + 4, true);
  const start = aligned(preamble + headerLength);
  // a copy aligns every array (slice() of a Node Buffer would share its memory)
  const arrays = new Uint8Array(bytes.subarray(start)).buffer;
  return JSON.parse(readText(bytes, preamble, headerLength), (_, value: unknown) => {
    if (!isReference(value)) return value;
    const [kind, offset, length] = value.$array;
    return new arrayKinds[kind](arrays, offset, length);
  }) as Model;
}

function kindOf(value: unknown): Kind | undefined {
  return (Object.keys(arrayKinds) as Kind[]).find((kind) => value instanceof arrayKinds[kind]);
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$array' in value;
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8;
}

/** ASCII only, which is all a header has. */
function writeText(bytes: Uint8Array, start: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) bytes[start + index] = text.charCodeAt(index);
}

function readText(bytes: Uint8Array, start: number, length: number): string {
  let text = '';
  for (let index = start; index < start + length; index += 1) text += String.fromCharCode(bytes[index]!);
  return text;
}
