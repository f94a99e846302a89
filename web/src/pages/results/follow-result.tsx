import { followed as followedText } from '@soumdar/words/share';
import * as words from '@soumdar/words/results';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { propertyAddress } from '../../components/account/property-address.ts';
import { Button } from '../../ui/button.tsx';
import { useIdle } from '../../ui/idle.ts';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { toasts } from '../../ui/toasts.ts';
import { followProperty, readFollowHistory } from '../../follow/follow-calls.ts';

/** Follows the property of an estimate, once that is kept; for one that is followed, leads to its line. */
export function FollowResult({
  id,
  save,
}: {
  /** of the estimate, or of the kept one that it is refined from */
  id: string;
  /** gives undefined where it could not be kept */
  save: () => Promise<string | undefined>;
}) {
  const [followed, setFollowed] = useState(false);
  const { busy, run } = useOneAtATime();
  const idle = useIdle();
  const navigate = useNavigate();
  useEffect(() => {
    if (!idle) return undefined;
    let isWanted = true;
    readFollowHistory(id).then(
      ({ data }) => isWanted && setFollowed(data.followed !== null),
      // not known: whoever follows it again loses nothing
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, idle]);

  const follow = () =>
    run(async () => {
      const saved = await save();
      if (saved === undefined) return;
      try {
        await followProperty(saved);
        setFollowed(true);
        toasts.success(followedText);
      } catch (thrown) {
        const failure = asFailure(thrown);
        toasts.error(failure.status === 404 ? words.goneFollow : errorMessage(failure));
      }
    });

  // one button, which keeps the focus when it changes
  return (
    <Button
      look="outline"
      busy={busy}
      onClick={() => void (followed ? navigate(propertyAddress(id)) : follow())}
    >
      {followed ? words.showHistory : words.followThis}
    </Button>
  );
}
