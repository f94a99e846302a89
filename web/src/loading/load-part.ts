const underWay = new Map<string, Promise<unknown>>();

/**
 * Some browsers never ask again for a module that once did not come: its files are fetched before it is imported.
 * @param files of the part and of what it imports, relative to the base of the site
 * @throws TypeError when one does not come; a later call asks again
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<unknown> {
  const address = import.meta.env.BASE_URL + file;
  const fetched = underWay.get(file) ?? (file.endsWith('.css') ? addStyles(address) : fetchFile(address));
  underWay.set(file, fetched);
  fetched.catch(() => underWay.delete(file));
  return fetched;
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answers ${response.status}`);
  // to its end, or a cut connection would only be seen by the import
  await response.arrayBuffer();
}

function addStyles(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`${href} did not come`));
    });
    document.head.append(link);
  });
}
