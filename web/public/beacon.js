// counts the view of a page before the site's script runs: docs/decisions/009
(() => {
  const { page } = document.currentScript.dataset;
  const { content: key } = document.querySelector('meta[name="soumdar:app-key"]');
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const call = (path, more) =>
    fetch('/api' + path, { keepalive: true, headers, ...more })
      .then((answer) => answer.text())
      .catch(() => {});
  const count = () => {
    const path = (document.documentElement.dataset.counted = location.pathname);
    void call('/analytics', { method: 'POST', body: JSON.stringify({ name: 'pageview', page }) });
    if (page === 'Shared Estimation') void call(path.replace(/.*\/partage/, '/shares'));
  };
  try {
    // the script of who is signed in runs at once, and counts
    if (localStorage.audienceRefused || localStorage.token) return;
  } catch {}
  if (document.hidden) document.addEventListener('visibilitychange', count, { once: true });
  else count();
})();
