import { sitePaths } from '@soumdar/contract';
import * as commonWords from '@soumdar/words/common';
import * as words from '@soumdar/words/session';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { SentToSignIn } from './session-end.ts';

/** Signing in leads back to the page. */
export function SessionEnded({ text, comeBack }: { text: string; comeBack: SentToSignIn }) {
  return (
    <EmptyState page title={words.ended} text={text}>
      <ButtonLink to={sitePaths.login} state={comeBack}>
        {commonWords.signIn}
      </ButtonLink>
    </EmptyState>
  );
}
