import type { WeekFigures } from '@soumdar/contract';

type Answered = Pick<WeekFigures, 'answeredInTime' | 'answeredLate'>;

/** Share, 0 to 1, of the requests answered within 24 hours; null when none had to be answered yet. */
export function answeredShare(weeks: Answered[]): number | null {
  const sum = (figure: keyof Answered) => weeks.reduce((total, week) => total + week[figure], 0);
  const due = sum('answeredInTime') + sum('answeredLate');
  return due === 0 ? null : sum('answeredInTime') / due;
}
