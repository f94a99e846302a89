import { coarsePosition } from '@soumdar/contract';
import * as words from '@soumdar/words/share';
import { nearestPlaceText } from '../components/map/nearest-place.ts';
import type { PropertyDetails } from '../estimation/results-state.ts';

/** What is written beside a link in a message: no address and no name that the owner gave, which the link does not show either. */
export const shareText = ({
  type,
  details,
  location,
}: Pick<PropertyDetails, 'type' | 'details' | 'location'>) =>
  words.messageText(type, details.surface, nearestPlaceText(coarsePosition(location)));

/** Where WhatsApp takes a message to be sent to whoever one chooses there. */
export const whatsAppAddress = (text: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

/** True where the phone has a share sheet of its own. */
export const hasShareSheet = () => typeof navigator.share === 'function';

/** Opens the phone's share sheet; whoever closes it without sending has decided so. */
export async function openShareSheet(text: string, url: string): Promise<void> {
  await navigator.share({ title: 'Soumdar', text, url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
