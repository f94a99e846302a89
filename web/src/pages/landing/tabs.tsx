import { direction } from '@soumdar/words/language';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { asleep, wake } from '../../ui/early-tap.ts';

/**
 * The ARIA pattern for tabs, by hand: a component library would weigh more than the landing page's other
 * JavaScript.
 */
export function Tabs({
  name,
  tabs,
  onShow,
}: {
  name: string;
  tabs: { title: string; panel: ReactNode }[];
  onShow: () => void;
}) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [shown, setShown] = useState(0);

  const show = (index: number) => {
    setShown(index);
    if (index !== shown) onShow();
  };

  const move = (event: KeyboardEvent) => {
    const [previous, next] = [(shown - 1 + tabs.length) % tabs.length, (shown + 1) % tabs.length];
    const isRtl = direction === 'rtl';
    const targets: Record<string, number> = {
      ArrowLeft: isRtl ? next : previous,
      ArrowRight: isRtl ? previous : next,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    buttons.current[target]?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={name}
        tabIndex={-1}
        onKeyDown={move}
        className="grid grid-cols-1 rounded-control border border-line bg-white p-1 sm:inline-grid sm:grid-cols-2"
      >
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            ref={(button) => {
              buttons.current[index] = button;
              wake(button);
            }}
            type="button"
            {...asleep}
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
            className="min-h-11 cursor-pointer rounded-control px-5 font-semibold text-ink-soft transition-colors hover:text-sea aria-selected:bg-sea aria-selected:text-white"
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, panel }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          className="mt-6"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
