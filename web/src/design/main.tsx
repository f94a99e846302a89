import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import '../styles/site.css';
import ToastViewport from '../ui/toast-viewport.tsx';
import { DesignPage } from './design-page.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <DesignPage />
      <ToastViewport />
    </MemoryRouter>
  </StrictMode>,
);
