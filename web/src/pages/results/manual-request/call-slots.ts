import { contactTimes, type ContactTime } from '@soumdar/contract';
import { contactTimeLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/manual-request';
import { placeOfZone } from '@soumdar/words/slots';
import { slotText, zoneOfCaller } from '../../../components/account/slot-time.ts';

const inTunis = {
  help: words.slotsInTunis,
  options: contactTimeLabels,
};

/** When an expert may call, by the clock of who lives abroad. */
export function callSlots(): { help: string; options: Record<ContactTime, string> } {
  const zone = zoneOfCaller();
  if (!zone) return inTunis;
  const now = new Date();
  const options = contactTimes.map((slot) => [slot, slotText(slot, zone, now)] as const);
  if (options.every(([slot, text]) => text === contactTimeLabels[slot])) return inTunis;
  return {
    help: words.slotsElsewhere(placeOfZone(zone)),
    options: Object.fromEntries(options) as Record<ContactTime, string>,
  };
}
