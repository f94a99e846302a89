import { formatLongDate } from './formats.ts';

/** Of contests, outside the panel of `contest.ts`, which this opens. */
export const open = 'هل يفاجئك هذا الثمن؟';
/** Without an answer; the expert's reason follows. */
export const closed = (at: string) => `أُغلق الاعتراض بتاريخ ${formatLongDate(at)}`;
