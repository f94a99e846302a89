const readWithinMs = 60_000;

export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it only after the click
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
}
