import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchSession } from './session/session.ts';
import { Site } from './site.tsx';
import './styles/site.css';
import { ignoreStrayClicks } from './ui/stray-clicks.ts';

watchSession();
ignoreStrayClicks();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  </StrictMode>,
);
