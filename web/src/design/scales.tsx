import { textSizes } from '@soumdar/views';
import { useState } from 'react';
import css from '../styles/site.css?raw';
import { Button } from '../ui/button.tsx';
import { tokensOf } from './palette.ts';
import { Section } from './section.tsx';

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 14, 20];

export function Scales() {
  return (
    <>
      <Section title="Texte">
        {Object.entries(textSizes).map(([name, { rem }]) => (
          <p key={name} className="flex items-baseline gap-4 overflow-hidden border-t border-line py-2">
            <code className="w-28 shrink-0 text-sm text-ink-soft">
              {name} {rem}rem
            </code>
            <span className="font-bold whitespace-nowrap text-sea-deep" style={{ fontSize: `${rem}rem` }}>
              520 000 DT, prix net vendeur
            </span>
          </p>
        ))}
      </Section>
      <Section
        title="Espaces"
        lead="Par pas de 4 px ; 44 px, onze pas, est le moins que l’on donne à un doigt."
      >
        {spaces.map((steps) => (
          <p key={steps} className="flex items-center gap-4 py-0.5 text-sm tabular-nums">
            <span className="w-20 text-ink-soft">
              {steps} · {steps * 4} px
            </span>
            <span className="h-3 rounded-mark bg-sea-mid" style={{ width: `${steps * 4}px` }} />
          </p>
        ))}
      </Section>
      <Section title="Rayons, ombres et niveaux">
        <div className="flex flex-wrap gap-6">
          {tokensOf(css, 'radius').map(([name, value]) => (
            <Sample key={name} name={name} style={{ borderRadius: value }} />
          ))}
          {tokensOf(css, 'shadow').map(([name]) => (
            <Sample key={name} name={name} style={{ boxShadow: `var(--shadow-${name})` }} />
          ))}
        </div>
        <p className="mt-5 text-sm text-ink-soft">
          Du dessous au dessus :{' '}
          {tokensOf(css, 'z-index')
            .map(([name, level]) => `${name} ${level}`)
            .join(', ')}
          .
        </p>
      </Section>
      <Motion />
    </>
  );
}

function Sample({ name, style }: { name: string; style: { borderRadius?: string; boxShadow?: string } }) {
  return (
    <p className="text-center text-sm">
      <span className="mb-1 block size-24 border border-line bg-white" style={style} />
      {name}
    </p>
  );
}

function Motion() {
  const [there, setThere] = useState(false);
  return (
    <Section
      title="Mouvement"
      lead="Bref et rare, et presque nul pour qui demande à son appareil de réduire les animations."
    >
      {tokensOf(css, 'transition-duration').map(([name, duration]) => (
        <p key={name} className="py-1 text-sm">
          {name} {duration}
          <span className="block w-40 rounded-full bg-sand">
            <span
              className="block size-5 rounded-full bg-clay transition-transform"
              style={{ transitionDuration: duration, transform: there ? 'translateX(8.75rem)' : 'none' }}
            />
          </span>
        </p>
      ))}
      <Button look="outline" className="mt-3" onClick={() => setThere(!there)}>
        Voir
      </Button>
    </Section>
  );
}
