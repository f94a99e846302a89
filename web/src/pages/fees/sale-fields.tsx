import * as words from '@soumdar/words/fees';
import type { ReactNode } from 'react';
import { groupThousands, NumberField } from '../../components/number-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup, TextField } from '../../ui/field.tsx';
import type { FieldErrors } from '../../ui/form-resolver.ts';
import { exempt, type SaleForm } from './sale-form.ts';

/** Shown by CSS alone, so that it works without script. */
const ofPlot = 'hidden group-has-[input[value=terrain]:checked]:block';
const ofPages =
  'hidden group-has-[input[value=neuf]:checked]:block group-has-[input[value=devises]:checked]:block';
const ofOwner = 'group-has-[input[value=neuf]:checked]:hidden';
const ofHome = 'group-has-[input[value=terrain]:checked]:hidden';

/** Uncontrolled, so that text typed before the script runs stays. */
export function SaleFields({ first, errors }: { first: SaleForm; errors: FieldErrors<SaleForm> }) {
  const field = (name: keyof SaleForm) => ({ name, defaultValue: first[name], error: errors[name] });
  const number = (name: keyof SaleForm) => ({
    ...field(name),
    defaultValue: groupThousands(first[name], 0).text,
  });
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Whole>
        <RadioGroup
          legend={words.whatIsSold}
          name="vente"
          first={first.vente}
          options={{
            ancien: words.kindResale,
            neuf: words.kindNew,
            terrain: words.kindLand,
          }}
        />
      </Whole>
      <NumberField label={words.salePriceTnd} {...number('prix')} />
      <TextField label={words.saleDay} type="date" {...field('vendu-le')} />
      <NumberField label={words.plotSurface} className={ofPlot} {...number('surface')} />
      <Whole>
        <RadioGroup
          legend={words.buyer}
          help={words.buyerHelp}
          name="acheteur"
          first={first.acheteur}
          options={{ dinars: words.paysInDinars, devises: words.paysFromAbroad }}
        />
      </Whole>
      <NumberField label={words.pages} help={words.pagesHelp} className={ofPages} {...number('pages')} />
      <Group legend={words.agencyFee} help={words.agencyHelp}>
        <NumberField label={words.sellerShare} {...number('agence-vendeur')} />
        <NumberField label={words.buyerShare} {...number('agence-acheteur')} />
      </Group>
      <Group legend={words.sellerPaid} help={words.sellerPaidHelp} className={ofOwner}>
        <NumberField label={words.purchasePrice} {...number('achat')} />
        <TextField label={words.purchaseDay} type="date" {...field('achete-le')} />
        <NumberField label={words.provenCosts} {...number('travaux')} />
        <Whole className={ofHome}>
          <Checkbox
            label={words.mainHome}
            name="exonere"
            value={exempt}
            defaultChecked={first.exonere === exempt}
          />
        </Whole>
      </Group>
      <Whole>
        <Button type="submit" className="max-sm:w-full">
          {words.calculate}
        </Button>
      </Whole>
    </div>
  );
}

const Whole = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`col-span-full min-w-0 ${className}`}>{children}</div>
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
    <fieldset className={`col-span-full min-w-0 ${className}`}>
      <legend className="font-semibold">{legend}</legend>
      <p className="text-sm text-ink-soft">{help}</p>
      <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {children}
      </div>
    </fieldset>
  );
}
