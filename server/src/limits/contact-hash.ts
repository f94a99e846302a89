import { hashContact, type Database } from '@soumdar/db';
import { countedMailbox } from './mailbox.ts';

/** Where codes and notices go: to a Tunisian mobile by SMS, abroad to the email. */
export type Channel = { phone: string } | { email: string };

/** All addresses of a mailbox have one. */
export const hashChannel = (db: Database['kysely'], channel: Channel): Promise<string> =>
  hashContact(db, 'phone' in channel ? channel.phone : countedMailbox(channel.email));
