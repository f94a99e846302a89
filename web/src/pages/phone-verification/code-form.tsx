import { apiErrors, codeLength } from '@soumdar/contract';
import { useRef, useState, type SubmitEvent } from 'react';
import { asFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';

/**
 * The box for a received code and its button; the last digit submits by itself. `verify` throws the failure to show: a
 * code that is wrong, too old or tried too often is cleared, one that could not be checked stays.
 */
export function CodeForm({ verify }: { verify: (code: string) => Promise<void> }) {
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { busy, run } = useOneAtATime();

  const submit = (entered: string) =>
    run(async () => {
      setWrong(undefined);
      box.current?.focus();
      if (entered.length < codeLength) {
        setWrong(`Veuillez entrer un code à ${codeLength} chiffres`);
        return;
      }
      try {
        await verify(entered);
      } catch (thrown) {
        const failure = asFailure(thrown);
        setWrong(inFrench(failure));
        if (failure.type === 'validation' || failure.code === apiErrors.codeExhausted.code) setCode('');
      }
    });

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit(code);
      }}
      className="flex flex-col gap-5"
    >
      <CodeField
        ref={box}
        code={code}
        onChange={setCode}
        onComplete={(complete) => void submit(complete)}
        error={wrong}
        readOnly={busy}
      />
      <Button type="submit" busy={busy}>
        Vérifier le code
      </Button>
    </form>
  );
}
