import { lazy, useRef } from 'react';
import { Deferred } from '../../components/deferred.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Hero } from './hero.tsx';

// below the fold
const Guide = lazy(() => import('./guide.tsx'));

export function LandingPage() {
  usePageTitle('Estimez gratuitement votre bien en Tunisie');
  const startButton = useRef<HTMLButtonElement>(null);
  const backToTop = () => {
    window.scrollTo({ top: 0 });
    startButton.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Hero startButton={startButton} />
      <Deferred waiting={<div className="min-h-dvh" />}>
        <Guide onStart={backToTop} />
      </Deferred>
    </>
  );
}
