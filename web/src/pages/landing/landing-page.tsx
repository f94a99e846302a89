import { useRef } from 'react';
import { lazyComponent } from '../../ui/lazy.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Hero } from './hero.tsx';

// below the fold
const Guide = lazyComponent(() => import('./guide.tsx'), { waiting: <div className="min-h-dvh" /> });

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
      <Guide onStart={backToTop} />
    </>
  );
}
