import { manualRequestsAddress } from '@soumdar/contract';
import type { OwnerNotice } from '@soumdar/db';
import type { EmailContent } from '../email/templates/layout.ts';

const because =
  'Vous recevez cet email parce que vous avez demandé une estimation manuelle. Vous réglez ces emails sous « Mes données ».';
const button = { label: 'Voir mes demandes', path: manualRequestsAddress };

/** What an owner abroad is told of a request, as an SMS tells it in Tunisia: nothing of the request itself. */
export const ownerEmails: Record<OwnerNotice, EmailContent> = {
  request_completed: {
    subject: 'Votre estimation manuelle est prête',
    title: 'Votre estimation manuelle est prête',
    paragraphs: [
      'Un expert a répondu. Lisez sa réponse sous « Demandes manuelles » de votre tableau de bord.',
    ],
    button,
    because,
  },
  request_cancelled: {
    subject: 'Votre demande d’estimation est annulée',
    title: 'Votre demande d’estimation est annulée',
    paragraphs: ['Lisez pourquoi sous « Demandes manuelles » de votre tableau de bord.'],
    button,
    because,
  },
};
