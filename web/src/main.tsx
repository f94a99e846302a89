import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { Site } from './routes.tsx';
import { watchSession } from './session/session.ts';
import './styles/site.css';

watchSession();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* no transitions: a click leads to a sign of loading at once, rather than to the old page until the new one is there */}
    <BrowserRouter useTransitions={false}>
      <Site />
    </BrowserRouter>
  </StrictMode>,
);
