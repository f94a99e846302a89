export function success<Data>(data: Data, message?: string) {
  return { success: true as const, message, data };
}

/** For calls that answer with no data. */
export function done(message: string) {
  return { success: true as const, message };
}
