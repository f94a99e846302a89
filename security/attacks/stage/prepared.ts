import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** the folder of data that each file of attacks copies for a product of its own */
    preparedData: string;
  }
}
