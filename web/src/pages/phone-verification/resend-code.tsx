import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { CodeCountdown } from './code-countdown.tsx';
import type { useCodeSending } from './code-sending.ts';

/** Asks for another code once the wait since the last one is over, and says what came of it. */
export function ResendCode({
  sending: { secondsLeft, busy, problem, maskedPhone },
  onSend,
}: {
  sending: ReturnType<typeof useCodeSending>;
  onSend: () => void;
}) {
  return (
    <div className="flex flex-col gap-3">
      {problem ? <FormAlert>{problem}</FormAlert> : null}
      {maskedPhone ? <FormAlert look="success">Code envoyé au {maskedPhone}.</FormAlert> : null}
      <Button look="outline" disabled={secondsLeft > 0} busy={busy} onClick={onSend}>
        Renvoyer le code
      </Button>
      <CodeCountdown secondsLeft={secondsLeft} />
    </div>
  );
}
