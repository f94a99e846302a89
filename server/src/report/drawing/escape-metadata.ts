/** Characters that XML has no way to write. */
// oxlint-disable-next-line no-control-regex -- these are what is meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeXml = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>]/g, (character) => entities[character]!);

/** The library writes title and subject into XML as they are. */
export function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const library = doc as unknown as { _addInfo: (this: unknown) => void };
  const addInfo = library._addInfo;
  library._addInfo = () => {
    const info = Object.fromEntries(
      Object.entries(doc.info).map(([name, value]) => [
        name,
        typeof value === 'string' ? escapeXml(value) : value,
      ]),
    );
    addInfo.call(Object.create(doc, { info: { value: info } }));
  };
}
