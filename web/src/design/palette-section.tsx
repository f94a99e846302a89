import { contrast, leastContrast, palette, siteColours } from './palette.ts';
import { Section } from './section.tsx';

const colours = siteColours;
const hex = Object.fromEntries(colours);

const oneDecimal = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export function Palette() {
  return (
    <>
      <Section title="Couleurs">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {colours.map(([name, value]) => (
            <li key={name} className="text-sm">
              <span className="block h-11 rounded-control border border-line" style={{ background: value }} />
              <span className="font-semibold">{name}</span> <code className="text-ink-soft">{value}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Contrastes"
        lead={`Au moins ${oneDecimal.format(leastContrast.text)} pour un texte, ${oneDecimal.format(leastContrast.control)} pour le bord d’un champ ou une figure.`}
      >
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {palette.map(({ ground, text, control = [] }) => (
            <li
              key={ground}
              className="rounded-control border border-line p-4"
              style={{ background: hex[ground] }}
            >
              <p className="font-bold" style={{ color: hex[text[0]!] }}>
                {ground}
              </p>
              {text.map((colour) => (
                <Pair key={colour} colour={colour} ground={ground} least={leastContrast.text} />
              ))}
              {control.map((colour) => (
                <Pair key={colour} colour={colour} ground={ground} least={leastContrast.control} isGraphic />
              ))}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Pair({
  colour,
  ground,
  least,
  isGraphic = false,
}: {
  colour: string;
  ground: string;
  least: number;
  isGraphic?: boolean;
}) {
  const measured = contrast(hex[colour]!, hex[ground]!);
  return (
    <p
      className="flex items-center gap-2 tabular-nums"
      style={{ color: isGraphic ? hex['ink'] : hex[colour] }}
    >
      {isGraphic ? <span className="size-3 rounded-full" style={{ background: hex[colour] }} /> : null}
      {colour} <span className="ms-auto">{oneDecimal.format(measured)}</span>
      {measured < least ? <strong className="bg-poor text-white">trop peu</strong> : null}
    </p>
  );
}
