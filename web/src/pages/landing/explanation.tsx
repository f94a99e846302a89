import type { ReactNode } from 'react';
import { track } from '../../analytics/track.ts';
import { useIdle } from '../../ui/idle.ts';
import { lazyComponent } from '../../ui/lazy.tsx';
import { ExampleFigures } from './example-figures.tsx';
import { Tabs } from './tabs.tsx';

const Freshness = lazyComponent(() => import('./freshness.tsx'));

/** What the figures mean and how they come about. */
export function Explanation() {
  const idle = useIdle();
  return (
    <section aria-labelledby="explanation" className="border-t border-line bg-sea-tint/60">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
        <h2 id="explanation" className="text-3xl font-bold tracking-tight text-sea-deep">
          Des chiffres que l’on peut expliquer
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">
          Chaque résultat est une estimation calculée à partir de prix demandés dans les annonces. Il ne
          remplace pas la visite d’un professionnel.
        </p>
        {/* keeps its line while it is not known */}
        <p className="mt-2 min-h-6 font-semibold text-sea">{idle ? <Freshness /> : null}</p>
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
          <div>
            <Tabs
              name="Explications"
              onShow={() =>
                track({ name: 'user_interaction', properties: { interaction: 'explanation_tab_opened' } })
              }
              tabs={[
                { title: 'Comprendre les chiffres', panel: <Meaning /> },
                { title: 'Comment c’est calculé', panel: <Method /> },
              ]}
            />
          </div>
          <ExampleFigures />
        </div>
      </div>
    </section>
  );
}

function Meaning() {
  return (
    <dl className="space-y-5">
      <Term name="Prix net vendeur">
        Le prix auquel un bien comme le vôtre est proposé à la vente aujourd’hui, avant tous frais d’agence ou
        d’acte. Le prix signé est souvent un peu plus bas, après négociation.
      </Term>
      <Term name="Fourchette">
        Pour des biens semblables, 8 prix demandés sur 10 tombent à l’intérieur. Plus elle est étroite, plus
        les prix autour de vous se ressemblent.
      </Term>
      <Term name="Loyer mensuel">
        Le loyer demandé pour un bien comme le vôtre, hors charges (syndic, eau, électricité, chauffage).
      </Term>
      <Term name="Score de fiabilité">
        Il dit, de 0 à 100, à quel point le chiffre est précis :
        <ul className="mt-2 space-y-1.5">
          <Level range="80 et plus" name="Très fiable" colour="bg-good" />
          <Level range="de 60 à 79" name="Fiable" colour="bg-fair" />
          <Level range="de 40 à 59" name="Modérée" colour="bg-modest" />
          <Level range="moins de 40" name="Faible" colour="bg-poor">
            , le chiffre n’est pas affiché
          </Level>
        </ul>
      </Term>
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  );
}

function Level({
  range,
  name,
  colour,
  children,
}: {
  range: string;
  name: string;
  colour: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-baseline gap-2.5">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colour}`} />
      <span>
        {range} : <strong className="font-semibold text-ink">{name}</strong>
        {children}
      </span>
    </li>
  );
}

const method = [
  {
    title: 'Des annonces réunies et nettoyées',
    text: 'Nous réunissons des annonces publiques de vente et de location, et écartons les doublons et les prix invraisemblables.',
  },
  {
    title: 'Des prix ramenés à aujourd’hui',
    text: 'Un prix de l’an dernier n’est plus celui d’aujourd’hui : chaque annonce est corrigée avec l’indice des prix immobiliers de l’Institut national de la statistique (INS).',
  },
  {
    title: 'Des biens comparables et un modèle',
    text: 'Un modèle apprend ce que pèsent l’emplacement, la surface et les équipements. Les annonces les plus proches de votre bien corrigent ensuite son résultat.',
  },
  {
    title: 'Une fourchette et une fiabilité mesurées',
    text: 'Nous estimons des annonces réelles dont le prix est tenu caché, puis comparons : ces écarts donnent la fourchette et le score de fiabilité.',
  },
];

function Method() {
  return (
    <ol className="space-y-5">
      {method.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full bg-sea font-bold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
