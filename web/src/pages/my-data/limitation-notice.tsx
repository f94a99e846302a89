import { asFailure } from '../../api/failure.ts';
import { inFrench } from '../../api/french.ts';
import { formatLongDate } from '../../format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { useChangeProfile } from './profile.ts';

/** Says that the data of the account is kept and not used, for as long as its owner wants it so. */
export function LimitationNotice({ since }: { since: string }) {
  const change = useChangeProfile();
  const { busy, run } = useOneAtATime();

  async function lift() {
    try {
      await change({ limited: false });
      toasts.success('La limitation est levée.');
    } catch (thrown) {
      toasts.error(inFrench(asFailure(thrown)));
    }
  }

  return (
    <Notice look="warning" className="flex flex-col gap-3">
      <p>
        <strong>L’usage de vos données est limité depuis le {formatLongDate(since)}.</strong> Nous les
        conservons sans nous en servir : ni offres de professionnels, ni SMS d’information. Le site reste à
        votre disposition.
      </p>
      <Button look="outline" className="sm:self-start" busy={busy} onClick={() => void run(lift)}>
        Lever la limitation
      </Button>
    </Notice>
  );
}
