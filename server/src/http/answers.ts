export function success<Data>(data: Data, message?: string) {
  return { success: true as const, message, data };
}

export function done(message: string) {
  return { success: true as const, message };
}
