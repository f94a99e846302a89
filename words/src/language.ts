export const languages = ['fr'] as const;
export type Language = (typeof languages)[number];
