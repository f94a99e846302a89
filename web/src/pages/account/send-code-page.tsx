import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/codes';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { internationalPhone, PhoneNumber } from '../../components/phone.tsx';
import { tabStore } from '../../storage.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { usePageTitle } from '../../ui/page-head.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { AuthCard, AuthScreen } from './auth-card.tsx';
import { CorrectContact, ResendCode } from './code-form.tsx';
import { mayHoldCode } from './code-sending.ts';
import {
  readVerificationState,
  typedDestination,
  useVerificationCode,
  type VerificationState,
} from './phone-verification.ts';

export default function SendCodePage() {
  const { state, key } = useLocation();
  // a dialog over the page has its own history entry, but is no new visit
  const [visit] = useState(key);
  const verification = readVerificationState(state);
  usePageTitle(verification?.abroad ? words.emailTitle : words.phoneTitle);
  return verification ? (
    <SendCode verification={verification} visit={visit} />
  ) : (
    <Navigate to={sitePaths.login} replace />
  );
}

function SendCode({ verification, visit }: { verification: VerificationState; visit: string }) {
  const { email, fromRegister, abroad = false } = verification;
  const to = typedDestination(verification);
  const redirectLater = useRedirectLater();
  const sending = useVerificationCode(verification);
  const send = () =>
    sending.send((target) =>
      redirectLater(2000, sitePaths.verifyPhone, { replace: true, state: { ...verification, target } }),
    );

  // a number corrected just after its code was sent waits for its own
  const waits = sending.secondsLeft > 0;
  useEffect(() => {
    if (fromRegister && !waits && isFirstTime(visit)) void send();
    // only once per visit, whatever else changes
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waits]);

  const toBeSent = fromRegister && waits && !isVisited(visit);
  const sentBefore = fromRegister || waits;
  return (
    <AuthScreen>
      <AuthCard
        title={abroad ? words.verifyEmail : words.verifyPhone}
        lead={<WhatIsVerified email={email} to={to} abroad={abroad} />}
      >
        <div className="flex flex-col gap-5">
          {sentBefore ? (
            <>
              {toBeSent ? <FormAlert look="info">{words.sendsByItself}</FormAlert> : null}
              <ResendCode to={to} sending={sending} onSend={() => void send()} />
            </>
          ) : (
            <>
              {sending.problem ? <FormAlert>{sending.problem}</FormAlert> : null}
              <Button busy={sending.busy} onClick={() => void send()}>
                {words.send}
              </Button>
            </>
          )}
          {mayHoldCode(email) ? (
            <ButtonLink look="quiet" to={sitePaths.verifyPhone} state={verification} replace>
              {words.alreadyReceived}
            </ButtonLink>
          ) : null}
          <CorrectContact email={email} abroad={abroad} />
        </div>
      </AuthCard>
    </AuthScreen>
  );
}

function WhatIsVerified({
  email,
  to,
  abroad,
}: {
  email: string;
  to: ReturnType<typeof typedDestination>;
  abroad: boolean;
}) {
  if (abroad)
    return (
      <Sentence
        text={words.provesEmail(email)}
        marks={{ contact: (text) => <strong className="text-ink">{text}</strong> }}
      />
    );
  return (
    <Sentence
      text={
        to && 'phone' in to ? words.provesPhone(internationalPhone(to.phone)) : words.provesPhoneOf(email)
      }
      marks={{
        contact: (phone) => (
          <strong className="whitespace-nowrap text-ink">
            <PhoneNumber phone={phone} />
          </strong>
        ),
        account: (text) => <strong>{text}</strong>,
      }}
    />
  );
}

const visitKey = 'codeSentOnVisit';
const isVisited = (visit: string) => tabStore.getItem(visitKey) === visit;

/** A reload is the same visit: each code costs money and voids the one before. */
function isFirstTime(visit: string): boolean {
  if (isVisited(visit)) return false;
  tabStore.setItem(visitKey, visit);
  return true;
}
