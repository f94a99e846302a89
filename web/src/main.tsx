import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchSession } from './session/session.ts';
import { Site } from './site.tsx';
import './styles/site.css';
import { setTakingOver } from './ui/lazy.tsx';
import { ignoreStrayClicks } from './ui/stray-clicks.ts';

// the content security policy forbids the evaluation that zod, loaded later, tries as soon as it describes something
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
watchSession();
ignoreStrayClicks();
const root = document.getElementById('root')!;
const site = (
  <StrictMode>
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  </StrictMode>
);
// the server sends some pages drawn already
if (root.firstChild) {
  setTakingOver(true);
  hydrateRoot(root, site);
} else createRoot(root).render(site);
