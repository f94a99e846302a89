import { whenIdle } from '../ui/idle.ts';
import type { Occurrence, VisitorEvent } from './visitor-event.ts';

/** Has an event counted once the browser is idle. Never throws and never makes anybody wait; what fails is forgotten. */
export function track(event: VisitorEvent) {
  const occurrence: Occurrence = { event, path: window.location.pathname, at: new Date() };
  whenIdle(() => {
    import('./send-event.ts').then(({ sendEvent }) => sendEvent(occurrence)).catch(() => null);
  });
}
