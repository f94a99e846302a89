import { sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/demo';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { AgentCard } from './agent.tsx';
import { similarProperties, type DemoProperty, type Scene } from './demo-property.ts';
import { PropertyFeatures } from './property-features.tsx';
import {
  DemoNotice,
  placeWords,
  priceWords,
  PropertyTile,
  titleWords,
  transactionWords,
} from './property-tile.tsx';
import { sampleProperties } from './sample-properties.ts';
import { SceneDrawing } from './scene-drawing.tsx';

const similarShown = 3;

/** One sample property; an unknown id is an unknown address. */
export default function PropertyPage() {
  const { id } = useParams();
  const property = sampleProperties.find((sample) => sample.id === id);
  return (
    <>
      <NoIndex />
      {property ? <Property key={property.id} property={property} /> : <NotFoundPage />}
    </>
  );
}

function Property({ property }: { property: DemoProperty }) {
  usePageTitle(words.pageTitleOf(titleWords(property)));
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <DemoNotice />
      <Link
        to={sitePaths.search}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-sea underline"
      >
        {words.allProperties}
      </Link>
      <div className="mt-2 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Gallery images={property.images} />
          <header className="mt-6">
            <p className="font-semibold text-clay">{transactionWords(property)}</p>
            <h1 className="mt-1 text-2xl font-bold sm:text-3xl">{titleWords(property)}</h1>
            <p className="text-ink-soft">
              {property.address}, {placeWords(property)}
            </p>
            <p className="mt-2 text-3xl font-bold text-sea-deep tabular-nums">{priceWords(property)}</p>
          </header>
          <PropertyFeatures property={property} />
        </div>
        <AgentCard agent={property.agent} propertyId={property.id} />
      </div>
      <section aria-labelledby="similar" className="mt-10">
        <h2 id="similar" className="text-xl font-bold">
          {words.similar}
        </h2>
        <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {similarProperties(sampleProperties, property, similarShown).map((similar) => (
            <li key={similar.id}>
              <PropertyTile property={similar} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One large picture and all of them small, to choose from. */
function Gallery({ images }: { images: Scene[] }) {
  const [shown, setShown] = useState(images[0] ?? 'plot');
  return (
    <figure>
      <SceneDrawing scene={shown} className="aspect-3/2 w-full rounded-card" />
      <figcaption className="mt-2 text-sm text-ink-soft">
        {words.illustration(words.sceneCaptions[shown])}
      </figcaption>
      <div className="mt-2 flex flex-wrap gap-2">
        {images.map((scene) => (
          <button
            key={scene}
            type="button"
            aria-label={words.showScene(words.sceneCaptions[scene])}
            aria-pressed={scene === shown}
            onClick={() => setShown(scene)}
            className="cursor-pointer overflow-hidden rounded-control border-2 border-transparent aria-pressed:border-sea"
          >
            <SceneDrawing scene={scene} className="h-16 w-24" />
          </button>
        ))}
      </div>
    </figure>
  );
}
