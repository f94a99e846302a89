import { alertSettings, sitePaths } from '@soumdar/contract';
import * as commonWords from '@soumdar/words/common';
import * as words from '@soumdar/words/unsubscribe';
import { usePageData } from '../../page-data.ts';
import { buttonLook, ButtonLink } from '../../ui/button.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from '../account/auth-card.tsx';

/** `unknown` where the link is dead. */
interface UnsubscribeData {
  emails: 'wanted' | 'stopped' | 'unknown';
}

/** Works without script, since the button posts to the server. */
export default function UnsubscribePage() {
  const { emails } = (usePageData() as UnsubscribeData | undefined) ?? { emails: 'unknown' };
  usePageTitle(words.title);
  return (
    <AuthScreen>
      <NoIndex />
      {emails === 'wanted' ? <Asking /> : null}
      {emails === 'stopped' ? <Stopped /> : null}
      {emails === 'unknown' ? <Unknown /> : null}
    </AuthScreen>
  );
}

/** Requires a click, since mail scanners open every link. */
function Asking() {
  return (
    <AuthCard title={words.question} lead={words.questionExplanation}>
      <form method="post" className="flex flex-col gap-5">
        <button type="submit" className={buttonLook('primary')}>
          {words.submit}
        </button>
      </form>
    </AuthCard>
  );
}

function Stopped() {
  return (
    <AuthCard title={words.stopped} lead={words.stoppedExplanation}>
      <WaysOn />
    </AuthCard>
  );
}

function Unknown() {
  return (
    <AuthCard title={words.unknownLink} lead={words.unknownLinkExplanation}>
      <WaysOn />
    </AuthCard>
  );
}

function WaysOn() {
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to={alertSettings.path}>{words.toMyData}</ButtonLink>
      <ButtonLink look="quiet" to={sitePaths.home}>
        {commonWords.toHome}
      </ButtonLink>
    </div>
  );
}
