import { useState } from 'react';
import type { Scene } from './demo-property.ts';
import { sceneCaptions, SceneDrawing } from './scene-drawing.tsx';

/** One large picture and all of them small, to choose from. */
export function Gallery({ images }: { images: Scene[] }) {
  const [shown, setShown] = useState(images[0] ?? 'plot');
  return (
    <figure>
      <SceneDrawing scene={shown} className="aspect-3/2 w-full rounded-card" />
      <figcaption className="mt-2 text-sm text-ink-soft">{sceneCaptions[shown]} (illustration)</figcaption>
      <div className="mt-2 flex flex-wrap gap-2">
        {images.map((scene) => (
          <button
            key={scene}
            type="button"
            aria-label={`Voir : ${sceneCaptions[scene]}`}
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
