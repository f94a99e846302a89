import { sitePaths } from '@soumdar/contract';
import * as commonWords from '@soumdar/words/common';
import * as fieldWords from '@soumdar/words/fields';
import * as words from '@soumdar/words/sign-in';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { EmailField } from '../../components/identity-fields.tsx';
import { saveRegistrationDraft } from './registration-draft.ts';
import { mapZoom } from '../../position.ts';
import { useSession } from '../../session/session.ts';
import { saveTempPassword } from '../../session/temp-password.ts';
import { saveTypedAccount, readTypedAccount } from '../../session/typed-account.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';
import { FormAlert } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useRedirectLater } from '../../ui/redirect-later.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { AuthCard } from './auth-card.tsx';
import { loginErrors, type Credentials } from './login-rules.ts';
import type { VerificationState } from './phone-verification.ts';
import { SecondFactorScreen } from './second-factor-screen.tsx';
import { signIn } from './sign-in.ts';

const PropertyMap = lazyComponent(() => import('../../components/map/property-map.tsx'));
const middleOfTunisia = { lat: 34.2, lng: 9.6 };

export default function LoginPage() {
  usePageTitle(words.title);
  const session = useSession();
  const large = useMediaQuery(largeScreen);
  const [secondFactor, setSecondFactor] = useState<string>();
  const [expired, setExpired] = useState(false);
  if (session) return <AfterSignIn />;
  if (secondFactor !== undefined)
    return (
      <SecondFactorScreen
        token={secondFactor}
        onExpired={() => {
          setSecondFactor(undefined);
          setExpired(true);
        }}
      />
    );
  return (
    <div className="grid min-h-[calc(100dvh-4rem)] grid-cols-1 lg:grid-cols-2">
      <div className="px-4 py-10 sm:py-16">
        <AuthCard title={words.title} lead={words.explanation}>
          <LoginForm notice={expired ? words.loginExpired : undefined} onSecondFactor={setSecondFactor} />
          <p className="mt-6 text-center text-ink-soft">
            <Sentence
              text={words.noAccountYet}
              marks={{
                register: (text) => (
                  <Link
                    to={sitePaths.register}
                    className="font-semibold whitespace-nowrap text-sea underline"
                  >
                    {text}
                  </Link>
                ),
              }}
            />
          </p>
        </AuthCard>
      </div>
      {large ? (
        <div className="border-s border-line bg-sea-tint">
          <PropertyMap {...middleOfTunisia} zoom={mapZoom.country} className="size-full" decorative />
        </div>
      ) : null}
    </div>
  );
}

function LoginForm({
  notice: before,
  onSecondFactor,
}: {
  notice: string | undefined;
  onSecondFactor: (token: string) => void;
}) {
  const redirectLater = useRedirectLater();
  const { busy, run } = useOneAtATime();
  const [notice, setNotice] = useState<{ look: 'info' | 'error'; text: string } | undefined>(
    before === undefined ? undefined : { look: 'info', text: before },
  );
  // both fields are marked: which one is wrong stays secret
  const [rejected, setRejected] = useState(false);
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>({
    defaultValues: { email: readTypedAccount().email, password: '', remember: false },
    resolver: resolver(loginErrors),
  });
  const { errors } = formState;

  async function submit({ email: typed, password, remember }: Credentials) {
    const email = typed.trim();
    setNotice(undefined);
    setRejected(false);
    try {
      await signIn({ email, password, remember });
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.type === 'unauthorized') {
        setRejected(true);
        setFocus('email');
      } else if (failure.nextStep === 'second_factor' && failure.token !== undefined) {
        onSecondFactor(failure.token);
      } else if (failure.nextStep === 'send_verification_code') {
        saveTempPassword(password);
        saveRegistrationDraft({ registration: failure.registration });
        setNotice({
          look: 'info',
          text: failure.abroad ? words.emailToVerify : words.phoneToVerify,
        });
        const state: VerificationState = {
          email,
          registration: failure.registration,
          abroad: failure.abroad,
          fromLogin: true,
        };
        redirectLater(1500, sitePaths.sendVerificationCode, { state });
      } else setNotice({ look: 'error', text: errorMessage(failure) });
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(
        (credentials) => run(() => submit(credentials)),
        () => setNotice({ look: 'error', text: words.fieldsToCorrect }),
      )}
      onChange={() => setRejected(false)}
      className="flex flex-col gap-5"
    >
      {notice ? <FormAlert look={notice.look}>{notice.text}</FormAlert> : null}
      <EmailField
        autoComplete="username"
        error={errors.email?.message ?? (rejected ? words.wrongCredentials : undefined)}
        {...register('email', { onChange: ({ target }) => saveTypedAccount({ email: target.value }) })}
      />
      <PasswordField
        label={fieldWords.password}
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message ?? (rejected ? words.wrongCredentials : undefined)}
        {...register('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={words.rememberMe} {...register('remember')} />
        <Link to={sitePaths.forgotPassword} className="py-2 font-semibold text-sea underline">
          {words.passwordForgotten}
        </Link>
      </div>
      <Button type="submit" busy={busy}>
        {commonWords.signIn}
      </Button>
    </form>
  );
}
