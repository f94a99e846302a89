/** Of the first page: slug and name of the governorates most advertised. */
export const mainGovernorates = [
  ['tunis', 'تونس'],
  ['ariana', 'أريانة'],
  ['ben-arous', 'بن عروس'],
  ['nabeul', 'نابل'],
  ['sousse', 'سوسة'],
  ['monastir', 'المنستير'],
  ['sfax', 'صفاقس'],
  ['bizerte', 'بنزرت'],
] as const;
