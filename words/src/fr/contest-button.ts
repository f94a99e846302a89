/** Opens the panel of `contest.ts`. */
export const open = 'Ce prix vous surprend ?';
