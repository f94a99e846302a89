export const pages = 'Pagination';
export const itemsPerPage = 'Éléments par page';
export const previousPage = 'Page précédente';
export const nextPage = 'Page suivante';
export const pageNumber = (page: number) => `Page ${page}`;
