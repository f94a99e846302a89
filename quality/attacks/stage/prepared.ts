import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** the data folder that each attack file copies for its own product */
    preparedData: string;
  }
}
