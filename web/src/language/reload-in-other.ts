import { basePath, other } from '@soumdar/words/language';

/** A step back may lead to a page of the other language, for which this script has no words. */
export function reloadInOtherLanguage() {
  window.addEventListener('popstate', (event) => {
    const isUnder = (base: string) => `${window.location.pathname}/`.startsWith(`${base}/`);
    if (basePath ? isUnder(basePath) : !isUnder(other.basePath)) return;
    // the router knows no such page
    event.stopImmediatePropagation();
    window.location.reload();
  });
}
