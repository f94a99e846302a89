export * as attributes from './attributes.ts';
export * as formats from './formats.ts';
export * as labels from './labels.ts';
export * as places from './places.ts';
