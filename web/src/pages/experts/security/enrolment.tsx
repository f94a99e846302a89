import { apiErrors, codeLength, type SecondFactorStatus } from '@soumdar/contract';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/experts-security';
import { useState, type SubmitEvent } from 'react';
import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { codeDigits } from '../../../ui/code-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { enrolSecondFactor } from '../area/expert-calls.ts';

type Offer = Extract<SecondFactorStatus, { enrolled: false }>['offer'];

/** `onEnrolled` gets the recovery codes. */
export function Enrolment({ offer, onEnrolled }: { offer: Offer; onEnrolled: (codes: string[]) => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useOneAtATime();

  async function submit() {
    setError(undefined);
    if (code.length < codeLength) return setError(fieldWords.codeForm(codeLength));
    try {
      onEnrolled((await enrolSecondFactor({ token: offer.token, code })).data.recoveryCodes);
    } catch (thrown) {
      const failure = asFailure(thrown);
      const isWrong = failure.code === apiErrors.invalidVerificationCode.code;
      setError(isWrong ? words.wrongCode : errorMessage(failure));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void run(submit);
      }}
      className="mt-4 flex flex-col gap-4"
    >
      <p>{words.scan}</p>
      <QrCode {...offer.qr} />
      <p className="text-sm">
        <Sentence
          text={words.orType(offer.secret)}
          marks={{ key: (text) => <code className="font-semibold wrap-anywhere">{text}</code> }}
        />
      </p>
      <div aria-live="assertive">
        <TextField
          label={words.appCode}
          help={words.appCodeHelp}
          value={code}
          onChange={({ target }) => setCode(codeDigits(target.value))}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error}
          readOnly={busy}
          className="max-w-60"
        />
      </div>
      <Button type="submit" busy={busy} className="self-start">
        {words.activate}
      </Button>
    </form>
  );
}

/** On white with a quiet zone of four modules, or cameras do not find it. */
function QrCode({ size, path }: Offer['qr']) {
  return (
    <svg
      role="img"
      aria-label={words.qrCode}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-control border border-line bg-white"
    >
      <path d={path} />
    </svg>
  );
}
