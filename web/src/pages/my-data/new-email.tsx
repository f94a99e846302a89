import type { User } from '@soumdar/contract';
import * as words from '@soumdar/words/my-data';
import { sendVerificationCode } from '../../api/calls.ts';
import { Sentence } from '../../ui/sentence.tsx';
import type { CodePurpose, CodeSending } from '../account/code-sending.ts';
import { defaultWaitSeconds, sendingSentence } from '../account/phone-verification.ts';
import { ContactToVerify } from './contact-to-verify.tsx';

export const emailChange: CodePurpose = {
  name: 'email-change',
  send: (email) => sendVerificationCode(email),
  defaultWaitSeconds,
  sentence: (failure) => sendingSentence(failure, false),
};

/** A new email of somebody abroad that waits for its code: codes will go there. */
export function NewEmailToVerify({
  user,
  pendingEmail,
  sending,
}: {
  user: User;
  pendingEmail: string;
  sending: CodeSending;
}) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      <ContactToVerify
        user={user}
        by="email"
        sending={sending}
        verified={words.emailVerified}
        keep={{ text: words.keepEmail, change: { email: user.email } }}
      >
        <Sentence
          text={words.enterEmailCode(pendingEmail)}
          marks={{ email: (text) => <strong className="wrap-anywhere">{text}</strong> }}
        />
      </ContactToVerify>
    </div>
  );
}
