import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { basePath } from '@soumdar/words/language';
import { reloadInOtherLanguage } from './language/reload-in-other.ts';
import { watchSession } from './session/session.ts';
import { Site } from './site.tsx';
import './styles/site.css';
import { setTakingOver } from './ui/lazy.tsx';

// the content security policy forbids the evaluation that zod, loaded later, would try
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
watchSession();
reloadInOtherLanguage();
ignoreStrayClicks();
const root = document.getElementById('root')!;
const site = (
  <StrictMode>
    <BrowserRouter basename={basePath}>
      <Site />
    </BrowserRouter>
  </StrictMode>
);
// the server has already rendered some pages
if (root.firstChild) {
  setTakingOver(true);
  hydrateRoot(root, site);
} else createRoot(root).render(site);

const controls = 'a, button, input, label, select, summary';

const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

/** Ignores the second click of a double click if the first showed another control at the same place. */
function ignoreStrayClicks() {
  let last: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event);
      if (event.detail > 1 && control !== last) {
        event.preventDefault();
        event.stopPropagation();
      } else last = control;
    },
    { capture: true },
  );
}
