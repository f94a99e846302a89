const controls = 'a, button, input, label, select, summary';

const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

/**
 * Ignores the second click of a double click if the first navigated to a screen with another control at the same
 * place. `useOneAtATime` handles double clicks on one control. Run once at start.
 */
export function ignoreStrayClicks() {
  let last: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event);
      if (event.detail > 1 && control !== last) {
        event.preventDefault();
        event.stopPropagation();
      } else last = control;
    },
    { capture: true },
  );
}
