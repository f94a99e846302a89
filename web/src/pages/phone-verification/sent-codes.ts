import { codeLifetimeSeconds } from '@soumdar/contract';
import { tabStore } from '../../storage.ts';

const key = (email: string) => `codeSent:${email}`;

/** A code that verifies a phone was sent, or may have been, asked for by this tab. */
export function markCodeSent(email: string) {
  tabStore.setItem(key(email), String(Date.now()));
}

/** A registration voids the codes sent before it. */
export function markCodesVoid(email: string) {
  tabStore.setItem(key(email), '0');
}

/**
 * Whether the visitor may hold a code that still works. `refused`: none may be sent for the moment, which tells of one
 * just sent, from elsewhere if not from this tab.
 */
export function mayHoldCode(email: string, refused: boolean): boolean {
  const sentAt = tabStore.getItem(key(email));
  return sentAt === null ? refused : Date.now() - Number(sentAt) < codeLifetimeSeconds * 1000;
}
