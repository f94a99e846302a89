import { sitePaths } from '@soumdar/contract';
import { Link } from 'react-router';
import { AuthCard } from '../../components/auth-card.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { mapZoom } from '../../components/map/tunisia.ts';
import { AfterSignIn } from '../../session/after-sign-in.tsx';
import { useSession } from '../../session/session.ts';
import { largeScreen, useMediaQuery } from '../../ui/media-query.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { LoginForm } from './login-form.tsx';

const PropertyMap = lazyComponent(() => import('../../components/map/property-map.tsx'));
const middleOfTunisia = { lat: 34.2, lng: 9.6 };

export default function LoginPage() {
  usePageTitle('Connexion');
  const session = useSession();
  const large = useMediaQuery(largeScreen);
  if (session) return <AfterSignIn />;
  return (
    <div className="grid min-h-[calc(100dvh-4rem)] lg:grid-cols-2">
      <div className="px-4 py-10 sm:py-16">
        <AuthCard title="Connexion" lead="Retrouvez vos estimations et vos demandes.">
          <LoginForm />
          <p className="mt-6 text-center text-ink-soft">
            Pas encore de compte ?{' '}
            <Link to={sitePaths.register} className="font-semibold whitespace-nowrap text-sea underline">
              Créer un compte
            </Link>
          </p>
        </AuthCard>
      </div>
      {large ? (
        <div className="border-l border-line bg-sea-tint">
          <PropertyMap {...middleOfTunisia} zoom={mapZoom.country} className="size-full" decorative />
        </div>
      ) : null}
    </div>
  );
}
