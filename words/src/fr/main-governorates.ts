/** Of the first page: slug and name of the governorates most advertised. */
export const mainGovernorates = [
  ['tunis', 'Tunis'],
  ['ariana', 'Ariana'],
  ['ben-arous', 'Ben Arous'],
  ['nabeul', 'Nabeul'],
  ['sousse', 'Sousse'],
  ['monastir', 'Monastir'],
  ['sfax', 'Sfax'],
  ['bizerte', 'Bizerte'],
] as const;
