import { messageMaxLength } from '@soumdar/contract';
import { formatNumber } from '@soumdar/words/formats';
import { contactMethodLabels } from '@soumdar/words/labels';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ManualChoices } from '../../../estimation/manual-choices.ts';
import { RadioGroup, TextArea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callSlots } from './call-slots.ts';

/** How and when an expert is to call, and what the owner has to say to them. */
export function ContactFields({ form }: { form: UseFormReturn<ManualChoices> }) {
  const [slots] = useState(callSlots);
  const { preferred_contact_method: method, preferred_contact_time: time, message } = form.formState.errors;
  return (
    <>
      <RadioGroup
        legend="Méthode de contact"
        help="À l’email ou au téléphone de votre compte"
        options={contactMethodLabels}
        error={method?.message}
        {...form.register('preferred_contact_method', {
          required: 'Veuillez sélectionner une méthode de contact',
        })}
      />
      <RadioGroup
        legend="Créneau horaire"
        help={slots.help}
        options={slots.options}
        error={time?.message}
        {...form.register('preferred_contact_time', { required: 'Veuillez sélectionner un créneau horaire' })}
      />
      <TextArea
        label="Message à l’expert"
        help={`Facultatif, ${formatNumber(messageMaxLength)} caractères au plus : ce que les chiffres ne disent pas du bien, ou vos questions`}
        rows={3}
        error={message?.message}
        {...form.register('message', { validate: messageError })}
      />
      {method?.type === 'required' || time?.type === 'required' ? (
        <Notice look="error" role="alert">
          Veuillez remplir tous les champs requis
        </Notice>
      ) : null}
    </>
  );
}

/** A message too long is not cut: its writer decides what to leave out. */
function messageError(message: string): string | undefined {
  const { length } = message.trim();
  return length > messageMaxLength
    ? `Votre message compte ${formatNumber(length)} caractères : ${formatNumber(messageMaxLength)} au plus`
    : undefined;
}
