/** Their page answers "not found" for any other. */
export const samplePropertyIds = [
  'appartement-berges-du-lac',
  'villa-gammarth',
  'maison-bardo',
  'appartement-khezama',
  'terrain-hammamet-sud',
  'villa-midoun',
] as const;
export type SamplePropertyId = (typeof samplePropertyIds)[number];
