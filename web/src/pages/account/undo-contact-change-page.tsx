import { apiErrors, contactUndoHours, sitePaths } from '@soumdar/contract';
import * as commonWords from '@soumdar/words/common';
import * as words from '@soumdar/words/undo-contact-change';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { undoContactChange } from '../../api/calls.ts';
import { asFailure, type ApiFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { clearSession } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';

/** An email links here when somebody changed the email or phone of the owner's account. */
export default function UndoContactChangePage() {
  usePageTitle(words.title);
  const token = useLocation().hash.slice(1);
  const { busy, run } = useOneAtATime();
  const [problem, setProblem] = useState<Problem | undefined>(token === '' ? deadLink : undefined);
  const [undone, setUndone] = useState(false);

  async function undo() {
    setProblem(undefined);
    try {
      await undoContactChange(token);
      clearSession();
      setUndone(true);
    } catch (thrown) {
      setProblem(problemOf(asFailure(thrown)));
    }
  }

  if (undone) return <Undone />;
  return (
    <AuthScreen>
      <AuthCard title={words.title} lead={words.explanation}>
        <div className="flex flex-col gap-5">
          {problem ? <FormAlert>{problem.text}</FormAlert> : null}
          {problem?.isFinal ? null : (
            <Button busy={busy} onClick={() => void run(undo)}>
              {words.submit}
            </Button>
          )}
          <ButtonLink look="quiet" to={sitePaths.home}>
            {problem?.isFinal ? commonWords.toHome : words.itWasMe}
          </ButtonLink>
        </div>
      </AuthCard>
    </AuthScreen>
  );
}

/** Advises a new password, since whoever made the change knew the old one. */
function Undone() {
  return (
    <AuthScreen>
      <AuthCard title={words.undone}>
        <div className="flex flex-col gap-5">
          <FormAlert look="success">{words.undoneExplanation}</FormAlert>
          <p>{words.passwordIsKnown}</p>
          <ButtonLink to={sitePaths.forgotPassword}>{words.choosePassword}</ButtonLink>
        </div>
      </AuthCard>
    </AuthScreen>
  );
}

interface Problem {
  text: string;
  /** retrying would not help */
  isFinal: boolean;
}

const deadLink: Problem = {
  text: words.deadLink(contactUndoHours),
  isFinal: true,
};

function problemOf(failure: ApiFailure): Problem {
  if (failure.code === apiErrors.notFound.code) return deadLink;
  if (failure.code === apiErrors.phoneRegistered.code)
    return {
      text: words.phoneTaken,
      isFinal: true,
    };
  if (failure.code === apiErrors.emailExists.code)
    return {
      text: words.emailTaken,
      isFinal: true,
    };
  return { text: errorMessage(failure), isFinal: false };
}
