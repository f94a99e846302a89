import { sitePaths } from '@soumdar/contract';
import { useQuery } from '@tanstack/react-query';
import * as words from '@soumdar/words/following';
import { Link } from 'react-router';
import { Sentence } from '../../../ui/sentence.tsx';
import { AlertChoice, isEmailVerified } from '../../my-data/alert-choice.tsx';
import { EmailToVerify } from '../../my-data/email-to-verify.tsx';
import { profileQuery } from '../../my-data/profile.ts';

/** The same choice as in 'Mes données'; it proves the address in the same step. */
export function FollowAlerts() {
  const { data: profile } = useQuery(profileQuery);
  if (!profile) return <div className="min-h-16" />;
  return (
    <>
      <AlertChoice profile={profile} />
      {profile.wantsAlerts && !isEmailVerified(profile) ? (
        <div className="mt-3 ps-8">
          <p className="mb-3">
            <Sentence
              text={words.yourAddress(profile.user.email)}
              marks={{
                email: (text) => <strong className="wrap-anywhere">{text}</strong>,
                myData: (text) => (
                  <Link to={sitePaths.myData} className="text-sea underline hover:text-sea-deep">
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
          <EmailToVerify key={profile.user.email} profile={profile} />
        </div>
      ) : null}
    </>
  );
}
