import type { ReactNode } from 'react';
import { groupThousands, NumberField } from '../../components/number-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup, TextField } from '../../ui/field.tsx';
import type { FieldErrors } from '../../ui/form-resolver.ts';
import { exempt, type SaleForm } from './sale-form.ts';

/** Shown by style alone, so that it follows the choice without script too. */
const ofPlot = 'hidden group-has-[input[value=terrain]:checked]:block';
const ofPages =
  'hidden group-has-[input[value=neuf]:checked]:block group-has-[input[value=devises]:checked]:block';
const ofOwner = 'group-has-[input[value=neuf]:checked]:hidden';
const ofHome = 'group-has-[input[value=terrain]:checked]:hidden';

/** The questions about a sale. They are not controlled: what is typed before their script is there stays. */
export function SaleFields({ first, errors }: { first: SaleForm; errors: FieldErrors<SaleForm> }) {
  const field = (name: keyof SaleForm) => ({ name, defaultValue: first[name], error: errors[name] });
  const number = (name: keyof SaleForm) => ({
    ...field(name),
    defaultValue: groupThousands(first[name], 0).text,
  });
  return (
    <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Whole>
        <RadioGroup
          legend="Ce qui se vend"
          name="vente"
          first={first.vente}
          options={{
            ancien: 'Un bien, par un particulier',
            neuf: 'Un logement neuf, par un promoteur agréé',
            terrain: 'Un terrain pour y bâtir son logement',
          }}
        />
      </Whole>
      <NumberField label="Prix de vente (DT)" {...number('prix')} />
      <TextField label="Jour de la vente" type="date" {...field('vendu-le')} />
      <NumberField label="Surface du terrain (m²)" className={ofPlot} {...number('surface')} />
      <Whole>
        <RadioGroup
          legend="L’acheteur"
          help="Autre nationalité, société, héritage, don ou local : à voir avec un notaire"
          name="acheteur"
          first={first.acheteur}
          options={{ dinars: 'Règle en dinars', devises: 'Tunisien de l’étranger, tout en devises' }}
        />
      </Whole>
      <NumberField
        label="Pages du contrat"
        help="Toutes copies comprises"
        className={ofPages}
        {...number('pages')}
      />
      <Group legend="Honoraires d’agence (% hors TVA)" help="Un usage, qui se négocie ; 0 sans agence">
        <NumberField label="Part du vendeur" {...number('agence-vendeur')} />
        <NumberField label="Part de l’acheteur" {...number('agence-acheteur')} />
      </Group>
      <Group
        legend="Ce que le vendeur a payé (facultatif)"
        help="Pour l’impôt sur sa plus-value"
        className={ofOwner}
      >
        <NumberField label="Prix d’achat (DT)" {...number('achat')} />
        <TextField label="Jour de l’achat" type="date" {...field('achete-le')} />
        <NumberField label="Frais et travaux prouvés (DT)" {...number('travaux')} />
        <Whole className={ofHome}>
          <Checkbox
            label="Résidence principale, ou première vente d’un logement"
            name="exonere"
            value={exempt}
            defaultChecked={first.exonere === exempt}
          />
        </Whole>
      </Group>
      <Whole>
        <Button type="submit" className="max-sm:w-full">
          Calculer
        </Button>
      </Whole>
    </div>
  );
}

const Whole = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`col-span-full ${className}`}>{children}</div>
);

function Group({
  legend,
  help,
  className = '',
  children,
}: {
  legend: string;
  help: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={`col-span-full ${className}`}>
      <legend className="font-semibold">{legend}</legend>
      <p className="text-sm text-ink-soft">{help}</p>
      <div className="mt-2 grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">{children}</div>
    </fieldset>
  );
}
