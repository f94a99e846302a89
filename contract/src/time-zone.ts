/** 'America/Toronto'; offsets are refused. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text }).format();
    return true;
  } catch {
    return false;
  }
}
