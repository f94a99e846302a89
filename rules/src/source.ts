/** Where a law or a rate was read; its name is in words. */
export interface Source {
  /** as far as it is known: '2023', '2025-end', '2024-10', '2024-05-31' */
  date?: string;
  url?: string;
}
