import 'vitest';

/** What the global setup provides and the tests `inject`. */
declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an initialised, empty embedded database, to be copied. */
    embeddedTemplate: string;
    /** The server's address and the name of an empty database on it to be copied; absent without a server. */
    postgres: { url: string; template: string } | undefined;
  }
}
