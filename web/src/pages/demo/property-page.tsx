import { sitePaths } from '@soumdar/contract';
import { comma } from '@soumdar/words/common';
import * as words from '@soumdar/words/demo';
import { useState, useId, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { similarProperties, type DemoProperty, type Scene, type Agent } from './demo-property.ts';
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
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Card } from '../../ui/card.tsx';

const similarShown = 3;

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
      <div className="mt-2 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Gallery images={property.images} />
          <header className="mt-6">
            <p className="font-semibold text-clay">{transactionWords(property)}</p>
            <h1 className="mt-1 text-2xl font-bold sm:text-3xl">{titleWords(property)}</h1>
            <p className="text-ink-soft">{[property.address, placeWords(property)].join(comma)}</p>
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
        <ul className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
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

const portraits = { sea: 'bg-sea-tint text-sea', clay: 'bg-clay-tint text-clay' };

function AgentCard({ agent, propertyId }: { agent: Agent; propertyId: string }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="p-5 lg:sticky lg:top-20">
      <h2 id={titleId} className="text-lg font-bold">
        {words.contactAgent}
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <span className={`grid size-14 shrink-0 place-items-center rounded-full ${portraits[agent.photo]}`}>
          <svg viewBox="0 0 32 32" className="size-9" fill="currentColor" aria-hidden>
            <circle cx="16" cy="11" r="5.5" />
            <path d="M5 28c0-6.5 5-10 11-10s11 3.5 11 10z" />
          </svg>
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{agent.name}</p>
          <p className="text-sm text-ink-soft">{agent.agency}</p>
          <p className="text-sm text-ink-soft tabular-nums">{agent.phone}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">{agent.email}</p>
        </div>
      </div>
      <AgentForm propertyId={propertyId} />
    </Card>
  );
}

/** Only logs what was typed, and says so: nobody would receive it. */
function AgentForm({ propertyId }: { propertyId: string }) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = Object.fromEntries(new FormData(event.currentTarget));
    // oxlint-disable-next-line no-console -- all that this form of the demonstration is meant to do
    console.log('contact', { propertyId, ...message });
    window.alert(words.notSent);
  }

  return (
    <form onSubmit={send} className="mt-5 flex flex-col gap-4">
      <TextField label={words.yourName} name="name" autoComplete="name" required />
      <TextField label={words.yourEmail} name="email" type="email" autoComplete="email" required />
      <TextArea label={words.yourMessage} name="message" required />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
