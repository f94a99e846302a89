import * as words from '@soumdar/words/shared-estimate';
import { useParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { mapEntry } from '../../estimation/placing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LoadFailure } from '../../ui/notice.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { SharedResults } from './shared-results.tsx';
import { useShared } from './use-shared.ts';

/** What whoever has the link sees of an estimate. */
export default function SharedPage() {
  const { token = '' } = useParams();
  const request = useShared(token);
  const shared = request.kind === 'there' ? request.answer.shared : undefined;
  usePageTitle(shared === null ? words.expiredTitle : words.title);
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10 print:p-0">
      <NoIndex />
      {shared ? <SharedResults {...shared} /> : null}
      {shared === null ? <DeadLink /> : null}
      {request.kind === 'waiting' ? <Loading /> : null}
      {request.kind === 'failed' ? <LoadFailure text={words.loadFailed} onRetry={request.retry} /> : null}
    </div>
  );
}

function DeadLink() {
  return (
    <EmptyState page title={words.dead} text={words.deadLead}>
      <ButtonLink to="/" state={{ opened: mapEntry }}>
        {words.estimateMine}
      </ButtonLink>
    </EmptyState>
  );
}
