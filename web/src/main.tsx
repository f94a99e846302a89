import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Site } from './routes.tsx';
import { watchSession } from './session/session.ts';
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
