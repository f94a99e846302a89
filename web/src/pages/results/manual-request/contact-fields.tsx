import { messageMaxLength, contactTimes, type ContactTime } from '@soumdar/contract';
import { contactMethodLabels, contactTimeLabels } from '@soumdar/words/labels';
import * as words from '@soumdar/words/manual-request';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { placeOfZone } from '@soumdar/words/slots';
import type { ManualChoices } from '../../../estimation/manual-choices.ts';
import { RadioGroup, TextArea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { slotText, zoneOfCaller } from '../../../components/account/slot-time.ts';

export function ContactFields({ form }: { form: UseFormReturn<ManualChoices> }) {
  const [slots] = useState(callSlots);
  const { preferred_contact_method: method, preferred_contact_time: time, message } = form.formState.errors;
  return (
    <>
      <RadioGroup
        legend={words.method}
        help={words.methodHelp}
        options={contactMethodLabels}
        error={method?.message}
        {...form.register('preferred_contact_method', {
          required: words.methodMissing,
        })}
      />
      <RadioGroup
        legend={words.slot}
        help={slots.help}
        options={slots.options}
        error={time?.message}
        {...form.register('preferred_contact_time', { required: words.slotMissing })}
      />
      <TextArea
        label={words.message}
        help={words.messageHelp(messageMaxLength)}
        rows={3}
        error={message?.message}
        {...form.register('message', { validate: messageError })}
      />
      {method?.type === 'required' || time?.type === 'required' ? (
        <Notice look="error" role="alert">
          {words.fillAll}
        </Notice>
      ) : null}
    </>
  );
}

/** A message too long is not cut: its writer decides what to leave out. */
function messageError(message: string): string | undefined {
  const { length } = message.trim();
  return length > messageMaxLength ? words.messageTooLong(length, messageMaxLength) : undefined;
}

const inTunis = {
  help: words.slotsInTunis,
  options: contactTimeLabels,
};

/** Also in the local time of an owner abroad. */
function callSlots(): { help: string; options: Record<ContactTime, string> } {
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
