import { propertyTypes } from '@soumdar/contract';
import { trustOf } from '@soumdar/views';
import { propertyTypeLabel } from '@soumdar/words/labels';
import { sceneCaptions } from '@soumdar/words/demo';
import { LogoMark } from '../components/logo.tsx';
import { PropertyTypeIcon } from '../components/property-type-icon.tsx';
import type { Scene } from '../pages/demo/demo-property.ts';
import { SceneDrawing } from '../pages/demo/scene-drawing.tsx';
import Street from '../pages/landing/street.tsx';
import { RangeBar } from '../pages/results/figures/range-bar.tsx';
import { ConfidenceLine } from '../pages/results/figures/side-card.tsx';
import { Section } from './section.tsx';

const scenes = Object.keys(sceneCaptions) as Scene[];

export function Drawings() {
  return (
    <Section title="Dessins" lead="Traits de 1,8 sur 24, bouts ronds ; la mer, le sable et l’argile.">
      <div className="flex flex-wrap items-end gap-6 text-sea">
        {['size-14', 'size-10', 'size-6'].map((size) => (
          <LogoMark key={size} className={size} />
        ))}
        {propertyTypes.map((type) => (
          <p key={type} className="grid justify-items-center text-sm">
            <PropertyTypeIcon type={type} className="size-10" />
            {propertyTypeLabel(type)}
          </p>
        ))}
      </div>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <div className="aspect-3/2">
          <Street />
        </div>
        {scenes.map((scene) => (
          <SceneDrawing key={scene} scene={scene} className="aspect-3/2 w-full rounded-card" />
        ))}
      </div>
    </Section>
  );
}

export function Figures() {
  return (
    <Section title="Chiffres" lead="Une fourchette, et la couleur de chaque niveau de fiabilité.">
      <RangeBar low={410_000} value={520_000} high={655_000} sentence="8 prix sur 10." />
      <div className="grid gap-x-6 sm:grid-cols-2">
        {[85, 72, 50, 20].map((score) => (
          <ConfidenceLine
            key={score}
            view={{
              side: 'sale',
              confidence: { score },
              trust: trustOf(score, null),
              isWide: false,
              oldEvidenceOn: null,
              grid: null,
            }}
          />
        ))}
      </div>
    </Section>
  );
}
