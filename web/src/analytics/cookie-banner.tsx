import { sitePaths } from '@soumdar/contract';
import { formatLongDate } from '@soumdar/words/formats';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { externalServiceName } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { choose, type CookieChoice } from './consent.ts';

/**
 * Asks whether the external service may count. Part of the page, above its footer: it covers nothing. Takes the focus
 * each time it is asked for.
 */
export function CookieBanner({
  choice,
  openCount,
  onChosen,
}: {
  choice: CookieChoice | null;
  openCount: number;
  onChosen: () => void;
}) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (openCount > 0) region.current?.focus();
  }, [openCount]);

  const decide = (accepted: boolean) => {
    choose(accepted);
    onChosen();
  };

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="cookies"
      className="border-t border-line bg-white outline-none"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-6 sm:px-6 lg:flex-row lg:items-center lg:justify-between lg:gap-10">
        <div className="max-w-3xl space-y-2 text-sm text-ink-soft">
          <h2 id="cookies" className="text-base font-bold text-ink">
            Cookies
          </h2>
          <p>
            Ce site ne dépose aucun cookie publicitaire. Il garde dans votre navigateur ce dont il a besoin
            pour fonctionner, et compte sur son propre serveur les pages vues et les étapes franchies, sans
            rien qui vous identifie.
          </p>
          <p>
            Si vous acceptez, ces événements vont aussi au service de mesure {externalServiceName()}, avec un
            identifiant de visite et, une fois connecté, votre identifiant de compte, votre nom, votre email
            et votre téléphone. Si vous refusez, rien ne lui est envoyé.
          </p>
          {choice ? (
            <p className="font-semibold text-ink">
              Votre choix actuel : {choice.accepted ? 'accepté' : 'refusé'} le{' '}
              {formatLongDate(choice.decidedAt)}.
            </p>
          ) : null}
          <Link
            to={sitePaths.privacyPolicy}
            className="inline-flex min-h-8 items-center font-semibold text-sea underline"
          >
            En savoir plus sur vos données
          </Link>
        </div>
        <div className="flex shrink-0 gap-3">
          <Button look="outline" className="grow" onClick={() => decide(false)}>
            Refuser
          </Button>
          <Button look="outline" className="grow" onClick={() => decide(true)}>
            Accepter
          </Button>
        </div>
      </div>
    </section>
  );
}
