import type { SecondFactorStatus } from '@soumdar/contract';
import { security as title } from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-security';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../ui/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { LoadFailure } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { secondFactorQuery } from '../area/expert-queries.ts';
import { TitledCard } from '../area/titled-card.tsx';
import { Enrolment } from './enrolment.tsx';

export default function SecurityPage() {
  usePageTitle(title);
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      <div className="mt-4 max-w-2xl">
        {isError ? <LoadFailure text={words.loadFailed} onRetry={() => void refetch()} /> : null}
        {data ? <SecondFactor status={data} /> : isError ? null : <Loading />}
      </div>
    </>
  );
}

/** Recovery codes stay until they are put away: they are not shown again. */
function SecondFactor({ status }: { status: SecondFactorStatus }) {
  const client = useQueryClient();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  if (recoveryCodes)
    return <RecoveryCodes codes={recoveryCodes} onSaved={() => void client.invalidateQueries()} />;
  if (!status.enrolled)
    return (
      <TitledCard title={words.secondFactor}>
        <p className="mt-1 text-ink-soft">{status.required ? words.whyRequired : words.whyOptional}</p>
        <Enrolment offer={status.offer} onEnrolled={setRecoveryCodes} />
      </TitledCard>
    );
  return (
    <TitledCard title={words.secondFactor}>
      <p className="mt-2">{words.enrolled(status.enrolledAt)}</p>
      <p className="mt-1">{words.codesLeft(status.recoveryCodesLeft)}</p>
      <p className="mt-3 text-sm text-ink-soft">{words.lostPhone}</p>
    </TitledCard>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <TitledCard title={words.recoveryCodes}>
      <p className="mt-1 text-ink-soft">{words.recoveryExplanation}</p>
      <ul className="mt-4 grid gap-x-6 gap-y-2 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          look="outline"
          onClick={() =>
            saveFile(words.codesFile, new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
          }
        >
          {words.downloadCodes}
        </Button>
        <Button onClick={onSaved}>{words.codesSaved}</Button>
      </div>
    </TitledCard>
  );
}
