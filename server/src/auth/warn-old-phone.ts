import type { Services } from '../services.ts';
import { sendWithinCeiling } from '../sms/send-within-ceiling.ts';

/**
 * Tells the phone an account had that another took its place: whoever gets hold of a session might change it, and with
 * it the password. It is told once, with all that a day's ceiling of SMS leaves; that it cannot be keeps nobody from
 * changing phones.
 */
export async function warnOldPhone(services: Services, oldPhone: string, newPhone: string): Promise<void> {
  const text = `Soumdar : le numero de votre compte est maintenant celui qui finit par ${newPhone.slice(-2)}. Si vous ne l'avez pas change, contactez-nous aussitot.`;
  try {
    await sendWithinCeiling(services, 'atOnce', { to: oldPhone, text });
  } catch (error) {
    services.log.error({ err: error }, 'an SMS could not be sent');
  }
}
