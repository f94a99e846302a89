import { mostSmsThatMayWait, type ExpertAlerts } from '@soumdar/contract';

/** Which SMS are still sent today: once three quarters of the ceiling are used, only those that cannot wait. */
export function smsLeft({ sent, ceiling }: ExpertAlerts['sms']): 'all' | 'codes' | 'none' {
  if (sent >= ceiling) return 'none';
  return sent >= mostSmsThatMayWait(ceiling) ? 'codes' : 'all';
}
