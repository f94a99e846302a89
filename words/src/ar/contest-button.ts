/** Opens the panel of `contest.ts`. */
export const open = 'هل يفاجئك هذا الثمن؟';
