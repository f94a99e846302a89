import * as words from '@soumdar/words/first-page';
import { memo, useCallback, useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { mapEntry } from '../../estimation/placing.ts';
import { useHistoryEntry } from '../../ui/history-entry.ts';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent, useLazyComponent } from '../../ui/lazy.tsx';
import { LoadingOverlay } from '../../ui/loading.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';

// below the fold
const Guide = lazyComponent(() => import('./guide.tsx'), { waiting: <div className="min-h-dvh" /> });

// memo and a stable callback: rendering again before the code of a prerendered part has loaded would lose a
// tap on it
export const LandingPage = memo(() => {
  usePageTitle(words.title);
  const startButton = useRef<HTMLButtonElement>(null);
  const backToTop = useCallback(() => {
    window.scrollTo({ top: 0 });
    startButton.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Hero startButton={startButton} />
      <Guide onStart={backToTop} />
    </>
  );
});

// inline SVG weighs in JavaScript, and the text need not wait for it
const Street = lazyComponent(() => import('./street.tsx'));
const PlaceFinder = lazyComponent(() => import('../../components/place-finder/place-finder.tsx'));
const MarketLine = lazyComponent(() => import('./market-line.tsx'));
const loadFirstPlace = () => import('./first-place.tsx');

function Hero({ startButton }: { startButton: Ref<HTMLButtonElement> }) {
  const [failed, setFailed] = useState(false);
  const { open, show, hide } = useHistoryEntry(mapEntry);
  const { busy, run } = useOneAtATime();
  const idle = useIdle();
  const [FirstPlace, fetchFirstPlace] = useLazyComponent(loadFirstPlace, idle);
  // ready for the click, which shows any failure
  const fetchAhead = () => void fetchFirstPlace();

  const pick = () =>
    run(async () => {
      const fetched = await fetchFirstPlace();
      setFailed(!fetched);
      if (fetched) show();
    });
  // opened without a click: by Forward, or by a link
  const late = open && !FirstPlace;
  const openLate = useEffectEvent(() => void run(async () => setFailed(!(await fetchFirstPlace()))));
  useEffect(() => {
    if (late) openLate();
  }, [late]);

  return (
    <section className="bg-white">
      <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-10 px-4 pt-10 pb-14 sm:px-6 md:grid-cols-2 md:pt-14 md:pb-20">
        <div>
          <p className="font-semibold text-clay">{words.free}</p>
          <h1 className="mt-3 text-4xl font-bold tracking-tight text-sea-deep sm:text-5xl">{words.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{words.lead}</p>
          <Button
            ref={startButton}
            look="accent"
            className="mt-8 min-h-14 w-full px-8 text-lg sm:w-auto"
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            onClick={() => void pick()}
          >
            {words.estimateMine}
          </Button>
          <p role="alert" className="mt-3 font-medium text-poor empty:hidden">
            {failed ? words.mapFailed : ''}
          </p>
          <div className="mt-6 min-h-32 max-w-xl sm:min-h-20">
            <PlaceFinder estimates />
          </div>
          <div className="mt-6 min-h-26 max-w-xl md:min-h-16">{idle ? <MarketLine /> : null}</div>
        </div>
        <div className="mx-auto aspect-14/11 w-full max-w-xl">
          <Street />
        </div>
      </div>
      {busy ? <LoadingOverlay text={words.mapLoading} /> : null}
      {FirstPlace && open ? <FirstPlace onClose={hide} /> : null}
    </section>
  );
}
