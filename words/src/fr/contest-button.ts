import { formatLongDate } from './formats.ts';

/** Of contests, outside the panel of `contest.ts`, which this opens. */
export const open = 'Ce prix vous surprend ?';
/** Without an answer; the expert's reason follows. */
export const closed = (at: string) => `Contestation close le ${formatLongDate(at)}`;
