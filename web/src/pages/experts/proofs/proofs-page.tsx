import { proofVerdicts, type ProofType, type ProofVerdict, type QueuedProof } from '@soumdar/contract';
import { proofs as title, propertyTitle } from '@soumdar/words/experts-area';
import * as words from '@soumdar/words/experts-proofs';
import { gap } from '@soumdar/words/experts-request';
import { formatLongDate } from '@soumdar/words/formats';
import { summary } from '@soumdar/words/outcome';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { asFailure } from '../../../api/failure.ts';
import { Fact } from '../../../components/account/record-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { FormAlert, LoadFailure } from '../../../ui/notice.tsx';
import { useOneAtATime } from '../../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../../ui/page-head.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/toasts.ts';
import { decideProof, downloadProof } from '../area/expert-calls.ts';
import { proofsQuery } from '../area/expert-queries.ts';

export default function ProofsPage() {
  usePageTitle(title);
  const { data, isError, isFetching, refetch } = useQuery(proofsQuery);
  const proofs = data?.data.proofs;
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      {isError ? <LoadFailure text={words.loadFailed} onRetry={() => void refetch()} /> : null}
      {proofs ? (
        <>
          <p role="status" className="mt-4 text-ink-soft">
            {words.count(proofs.length)}
          </p>
          {proofs.length === 0 ? (
            <Card as="p" flat className="mt-3 px-4 py-14 text-center text-lg font-bold">
              {words.none}
            </Card>
          ) : (
            <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2">
              {proofs.map((proof) => (
                // another file of the same price is another proof
                <li key={`${proof.id} ${proof.digest}`} className="min-w-0">
                  <ProofCard proof={proof} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : isFetching ? (
        <Loading />
      ) : null}
    </>
  );
}

function ProofCard({ proof }: { proof: QueuedProof }) {
  const { propertyType, surface, localisation } = proof;
  return (
    <Card as="article" className="p-4 sm:p-5">
      <h2 className="text-lg font-bold">{propertyTitle(propertyType, surface)}</h2>
      <p className="wrap-anywhere">
        <bdi>{localisation}</bdi>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        {factsOf(proof).map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      <Decision proof={proof} />
    </Card>
  );
}

function factsOf(proof: QueuedProof): [string, string][] {
  const { kind, price, result, estimatedAt, sentAt, until } = proof;
  const side = kind === 'let' ? 'rent' : 'sale';
  const estimated = side === 'sale' ? result.netPrice : result.monthlyRent;
  return [
    [words.stated, summary(proof)],
    [words.estimate(estimatedAt), estimated === null ? words.noFigure : words.figure(side, estimated)],
    ...(estimated === null ? [] : [[words.difference, gap(price, estimated)] satisfies [string, string]]),
    [words.sent, formatLongDate(sentAt)],
    [words.until, formatLongDate(until)],
  ];
}

const endings: Record<ProofType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

function Decision({ proof: { id, digest, sentAt, contentType } }: { proof: QueuedProof }) {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<ProofVerdict>();
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState(false);
  const downloading = useOneAtATime();
  const deciding = useOneAtATime();

  const download = () =>
    downloading.run(async () => {
      try {
        saveFile(`${words.fileName(id)}.${endings[contentType]}`, await downloadProof(id));
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
    });

  const decide = () =>
    deciding.run(async () => {
      setMissing(!verdict);
      setFailure(undefined);
      if (!verdict) return;
      try {
        await decideProof(id, { verdict, digest, sentAt });
        toasts.success(words.decided);
      } catch (thrown) {
        setFailure(errorMessage(asFailure(thrown)));
      }
      await client.invalidateQueries(proofsQuery);
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
      className="mt-4 flex flex-col items-start gap-4 border-t border-line pt-4"
    >
      <Button look="outline" busy={downloading.busy} onClick={() => void download()}>
        {words.download}
      </Button>
      <RadioGroup
        legend={words.verdict}
        name={`verdict ${id}`}
        options={Object.fromEntries(proofVerdicts.map((one) => [one, words.verdictLabels[one]]))}
        error={missing && !verdict ? words.verdictMissing : undefined}
        onChange={({ target }) => setVerdict(proofVerdicts.find((one) => one === target.value))}
      />
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      <Button type="submit" busy={deciding.busy}>
        {words.decide}
      </Button>
    </form>
  );
}
