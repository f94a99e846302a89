const share = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 1 });

/** '+ 1,2 %', '− 3 %', '0 %', of 0.012, −0.03 and 0 */
export function formatChange(change: number): string {
  const rounded = Math.round(1000 * change) / 1000;
  if (rounded === 0) return share.format(0);
  return `${rounded < 0 ? '−' : '+'}\u00a0${share.format(Math.abs(rounded))}`;
}
