import { basePath } from '@soumdar/words/language';
import { coarsePosition } from '@soumdar/contract';
import * as words from '@soumdar/words/share';
import { nearestPlaceText } from '../components/map/nearest-place.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';

/** Without the address and the owner's own name, which the link does not show either. */
export const shareText = ({
  type,
  details,
  location,
}: Pick<PropertyDetails, 'type' | 'details' | 'location'>) =>
  words.messageText(type, details.surface, nearestPlaceText(coarsePosition(location)));

/** Whoever receives it reads the language in which it was sent. */
export const inThisLanguage = (url: string) => url.replace(/^https?:\/\/[^/]+/, (site) => site + basePath);

export const whatsAppAddress = (text: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

export const hasShareSheet = () => typeof navigator.share === 'function';

/** Closing the sheet without sending is no failure. */
export async function openShareSheet(text: string, url: string): Promise<void> {
  await navigator.share({ title: 'Soumdar', text, url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
