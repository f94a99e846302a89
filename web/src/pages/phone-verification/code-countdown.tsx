import { formatCountdown } from '../../format.ts';

/** How long until another code may be asked for. */
export function CodeCountdown({ secondsLeft }: { secondsLeft: number }) {
  return secondsLeft > 0 ? (
    <p className="text-center text-sm text-ink-soft">
      Nouvel envoi possible dans{' '}
      <span role="timer" className="font-semibold tabular-nums">
        {formatCountdown(secondsLeft)}
      </span>
    </p>
  ) : null;
}
