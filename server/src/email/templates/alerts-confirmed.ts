import { sitePaths } from '@soumdar/contract';
import type { EmailContent } from './layout.ts';

/** Told once somebody who asks for alerts can be reached: the way there works, and this is the way out. */
export const alertsConfirmed: EmailContent = {
  subject: 'Vos alertes par email sont activées',
  title: 'Vos alertes par email sont activées',
  paragraphs: [
    'Votre adresse est vérifiée : nos emails vous parviennent.',
    'Nous vous écrirons quand la valeur d’un bien que vous suivez bouge vraiment ou qu’une zone devient couverte, sinon une fois par trimestre. Rien d’autre : ni publicité, ni offre de professionnels.',
  ],
  button: { label: 'Voir mon tableau de bord', path: sitePaths.dashboard },
  closing: ['Pour ne plus rien recevoir, un clic suffit : le lien est au bas de chaque email.'],
};
