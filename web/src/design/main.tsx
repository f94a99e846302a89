import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { LogoMark } from '../components/logo.tsx';
import { brand } from '../settings.ts';
import '../styles/site.css';
import ToastViewport from '../ui/toast-viewport.tsx';
import { Controls } from './controls.tsx';
import { Drawings, Figures } from './drawings.tsx';
import { Palette } from './palette-section.tsx';
import { Scales } from './scales.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MemoryRouter>
      <DesignPage />
      <ToastViewport />
    </MemoryRouter>
  </StrictMode>,
);

/** For designers; only the development server serves it. */
function DesignPage() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
      <header className="flex items-center gap-4">
        <LogoMark className="size-14 shrink-0" />
        <div>
          <h1 className="text-3xl font-bold tracking-tight text-sea-deep">Le langage visuel de {brand}</h1>
          <p className="text-ink-soft">
            Lu dans <code>web/src/styles/site.css</code> ; les contrastes sont mesurés ici même.
          </p>
        </div>
      </header>
      <Palette />
      <Scales />
      <Controls />
      <Figures />
      <Drawings />
    </main>
  );
}
