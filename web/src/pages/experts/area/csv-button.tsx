import { asFailure } from '../../../api/failure.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { dayInTunis } from '@soumdar/rules';
import { Button } from '../../../ui/button.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/toasts.ts';

/** A call, since a plain link would not carry the session. */
export function CsvButton({
  name,
  download,
  children,
}: {
  name: string;
  download: () => Promise<Blob>;
  children: string;
}) {
  const { busy, run } = useOneAtATime();

  async function save() {
    try {
      saveFile(`${name}-${dayInTunis(new Date())}.csv`, await download());
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.type !== 'unauthorized') toasts.error(errorMessage(failure));
    }
  }

  return (
    <Button look="outline" busy={busy} onClick={() => void run(save)}>
      {children}
    </Button>
  );
}
