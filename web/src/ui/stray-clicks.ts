const controls = 'a, button, input, label, select, summary';

const controlAt = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

/**
 * Ignores the second click of a double click when the first one led to a screen with another control at the same place.
 * Clicks that start the same control twice are the business of `useOneAtATime`. Run once at start.
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
