import type { PropertyType } from '@soumdar/contract';
import type { FailureType } from '../api/failure.ts';
import { whenIdle } from '../ui/idle.ts';

/** Waits until the browser is idle, and never throws. */
export function track(event: VisitorEvent) {
  const occurrence: Occurrence = { event, path: window.location.pathname, at: new Date() };
  whenIdle(() => {
    import('./send-event.ts').then(({ sendEvent }) => sendEvent(occurrence)).catch(() => null);
  });
}

/** Nothing about the person or the place. */
export type VisitorEvent =
  | { name: 'pageview' | 'auth_login' | 'auth_register' | 'auth_logout' }
  | { name: 'estimation_started' | 'estimation_completed'; properties: { property_type: PropertyType } }
  | {
      name: 'estimation_failed';
      properties: { property_type: PropertyType; reason: FailureType | 'insufficient_data' };
    }
  | {
      name: 'user_interaction';
      properties: {
        interaction:
          | 'place_chosen'
          | 'explanation_tab_opened'
          | 'report_downloaded'
          | 'manual_request_sent'
          | 'estimation_refined';
      };
    };

/** The visitor may be on another path when it is sent. */
export interface Occurrence {
  event: VisitorEvent;
  path: string;
  at: Date;
}
