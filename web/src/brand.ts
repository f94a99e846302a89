/** Apart from the rest of the publisher, which the first page does without. */
export const brand = 'Soumdar';
