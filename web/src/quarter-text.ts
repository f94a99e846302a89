/** '4e trimestre 2025', '1er trimestre 2026', of '2025-T4' and '2026-T1' */
export function quarterText(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-T');
  return `${number === '1' ? '1er' : `${number}e`} trimestre ${year}`;
}
