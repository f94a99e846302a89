import 'vitest';

/** Provided by the global setup for tests to `inject`. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an initialised, empty embedded database, to copy. */
    embeddedTemplate: string;
    /** Server address and name of an empty database to copy; absent without a server. */
    postgres: { url: string; template: string } | undefined;
  }
}
