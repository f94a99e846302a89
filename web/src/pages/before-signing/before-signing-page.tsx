import { beforeSigningAddress, readSigningCase, type SigningCase, sitePaths } from '@soumdar/contract';
import { signingQuestionsOf } from '@soumdar/rules';
import * as words from '@soumdar/words/signing';
import { basePath } from '@soumdar/words/language';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SigningForm } from '../../components/signing/signing-form.tsx';
import { SigningList } from '../../components/signing/signing-list.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { Card } from '../../ui/card.tsx';

/** The address holds the answers: the list can be shared, and works without script. */
export default function BeforeSigningPage() {
  usePageTitle(words.title);
  const { isLand, answers, ask } = useSigningCase();
  const form = useRef<HTMLFormElement>(null);
  const questions = signingQuestionsOf({ isLand });
  useEffect(() => {
    // what was chosen before the script ran
    const early = readSigningCase(Object.fromEntries(new FormData(form.current!)));
    if (beforeSigningAddress(early) !== beforeSigningAddress({ isLand, answers })) ask(early);
    // eslint-disable-next-line react/exhaustive-deps -- once, when the page is taken over
  }, []);
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6 sm:py-12 print:p-0">
      <h1 className="text-2xl font-bold tracking-tight text-sea-deep sm:text-4xl">{words.title}</h1>
      <p className="mt-3 max-w-prose text-ink-soft print:hidden">{words.pageLead}</p>
      <Card
        as="form"
        ref={form}
        action={basePath + sitePaths.beforeSigning}
        className="mt-5 p-5 sm:p-6 print:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        <SelectField
          name="land"
          label={words.property}
          open={words.home}
          options={{ yes: words.land }}
          className="sm:w-1/2 sm:pe-2.5"
          value={isLand ? 'yes' : ''}
          onChange={({ target: { value } }) => ask({ isLand: value === 'yes', answers })}
        />
        <SigningForm
          questions={questions}
          answers={answers}
          onChange={(changed) => ask({ isLand, answers: changed })}
        />
        <noscript>
          <button
            type="submit"
            className="mt-4 min-h-12 rounded-control bg-sea px-5 font-semibold text-white"
          >
            {words.showList}
          </button>
        </noscript>
      </Card>
      <Card as="div" className="mt-5 px-5 pb-5 sm:px-6 sm:pb-6 print:border-0 print:p-0 print:shadow-none">
        <SigningList answers={answers} questions={questions} heading="h2" />
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Button look="outline" onClick={() => window.print()}>
            <PrintIcon />
            {words.printList}
          </Button>
          <p className="text-sm text-ink-soft">{words.addressHolds}</p>
        </div>
      </Card>
    </div>
  );
}

function useSigningCase(): SigningCase & { ask: (question: SigningCase) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return {
    ...readSigningCase(Object.fromEntries(query)),
    // answers must not fill the history
    ask: (question) =>
      void navigate(beforeSigningAddress(question), { replace: true, preventScrollReset: true }),
  };
}
