import { followed } from '@soumdar/words/share';
import { errorMessage } from '../../../api/error-message.ts';
import { asFailure } from '../../../api/failure.ts';
import { followProperty } from '../../../follow/follow-calls.ts';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { toasts } from '../../../ui/toasts.ts';
import { useChangedFollow } from './follow-queries.ts';

export function useFollow(id: string) {
  const changed = useChangedFollow();
  const { busy, run } = useOneAtATime();
  const follow = () =>
    run(async () => {
      try {
        await followProperty(id);
        toasts.success(followed);
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      await changed();
    });
  return { busy, follow };
}
