import { maxComparableKm, sitePaths, type InsufficientData } from '@soumdar/contract';
import { sidesOf } from '@soumdar/views';
import { sideTexts } from '@soumdar/words/estimate';
import { formatCount } from '@soumdar/words/formats';
import { SessionEnded } from '../../components/account/session-ended.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { PropertyDetails } from '../../estimation/results-state.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { EstimationResults } from './estimation-results.tsx';
import { ManualRequest } from './manual-request/manual-request.tsx';
import { useExpertDelay } from './manual-request/use-expert-delay.ts';
import { useOwnResults } from './own-results.ts';
import { usePrinting } from './printing.ts';
import { HomeButton, PropertyHeader } from './property-header.tsx';

export default function ResultsPage() {
  usePageTitle('Votre estimation');
  const { own: state, hidden } = useOwnResults();
  usePrinting(state);
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10 print:flex print:flex-col print:p-0">
      {state?.error ? (
        <InsufficientResults property={state.propertyDetails} counts={state.error} />
      ) : state?.estimationData ? (
        <EstimationResults
          property={state.propertyDetails}
          data={state.estimationData}
          refinedFrom={state.refinedFrom}
          replaced={state.replaced}
        />
      ) : hidden ? (
        <SessionEnded
          text="Elle a pris fin, dans un autre onglet peut-être. Connectez-vous pour retrouver votre estimation."
          comeBack={{ returnTo: sitePaths.results, results: hidden }}
        />
      ) : (
        <NoResults />
      )}
    </div>
  );
}

/** Neither side of the estimate has enough comparables: says so, with the counts, and what can be done. */
export function InsufficientResults({
  property,
  counts,
}: {
  property: PropertyDetails;
  counts: InsufficientData;
}) {
  const expertDelay = useExpertDelay();
  const { found, minimumRequired } = counts;
  return (
    <>
      <PropertyHeader property={property} title="Données insuffisantes dans cette zone" />
      <section className="mt-6 rounded-card border border-line bg-white p-5 shadow-card sm:p-8">
        <p className="max-w-prose text-lg">
          Nous préférons ne pas avancer de chiffre : il faut au moins{' '}
          <strong>
            {formatCount(minimumRequired, 'bien comparable', 'biens comparables')} dans un rayon de{' '}
            {`${maxComparableKm} km`}
          </strong>
          , et les annonces que nous connaissons n’y suffisent pas.
        </p>
        <dl className="mt-6 grid auto-cols-fr gap-3 sm:grid-flow-col">
          {sidesOf(property.type).map((side) => (
            <Found
              key={side}
              label={sideTexts[side].transaction}
              found={found[side]}
              minimum={minimumRequired}
            />
          ))}
        </dl>
        <h2 className="mt-8 text-xl font-bold">Un expert peut l’estimer pour vous</h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          Décrivez-nous comment vous joindre : nous étudions votre bien et vous contactons gratuitement{' '}
          {expertDelay}. Votre demande envoyée, « Prévenez-moi », dans votre tableau de bord, fait aussi
          regarder les annonces autour : nous vous écrivons quand elles suffisent.
        </p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ManualRequest property={property} look="primary" />
          <HomeButton look="outline">Essayer un autre emplacement</HomeButton>
        </div>
      </section>
    </>
  );
}

function Found({ label, found, minimum }: { label: string; found: number; minimum: number }) {
  return (
    <div className="rounded-control bg-sand px-4 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <span className="text-2xl font-bold tabular-nums">{found}</span>{' '}
        {found >= 2 ? 'biens comparables' : 'bien comparable'} sur {minimum} nécessaires
      </dd>
    </div>
  );
}

export function NoResults() {
  return (
    <EmptyState
      page
      title="Aucune estimation disponible"
      text="Placez votre bien sur la carte et décrivez‑le en deux minutes pour connaître son prix et son loyer."
    >
      <HomeButton>Nouvelle estimation</HomeButton>
    </EmptyState>
  );
}
