export const pages = 'التنقل بين الصفحات';
export const itemsPerPage = 'عدد العناصر في الصفحة';
export const previousPage = 'الصفحة السابقة';
export const nextPage = 'الصفحة الموالية';
export const pageNumber = (page: number) => `الصفحة ${page}`;
