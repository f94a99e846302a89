import { type Day, usualLocalTax } from '@soumdar/rules';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LettingSources } from './letting-sources.tsx';
import { fieldGrid, NumberInput, ownAssumption } from './number-input.tsx';
import { ReturnTable } from './return-table.tsx';
import { isTooWideToTabulate, type Returns } from './returns.ts';
import { tensRange, wideReturnSentence } from './format.ts';
import type { Fields } from './use-fields.ts';

/** What is left of a year's rents, from the assumptions that can be changed. */
export function Letting({
  fields,
  returns,
  surfaceM2,
  day,
}: {
  fields: Fields;
  returns: Returns | undefined;
  surfaceM2: number;
  day: Day;
}) {
  return (
    <>
      <div className={fieldGrid}>
        <NumberInput
          fields={fields}
          name="emptyMonths"
          label="Mois sans locataire par an"
          help={ownAssumption}
        />
        <NumberInput
          fields={fields}
          name="charges"
          label="Charges et entretien (% du loyer)"
          help={ownAssumption}
        />
        <NumberInput
          fields={fields}
          name="agency"
          label="Agence (% des loyers)"
          help="L’usage, hors TVA ; 0 sans agence"
        />
        <NumberInput
          fields={fields}
          name="localTax"
          label="Taxe locale (DT par an)"
          help={`Vide : ${localTaxText(surfaceM2, day)}, selon la commune`}
        />
        <NumberInput
          fields={fields}
          name="incomeTax"
          label="Votre tranche d’impôt (%)"
          help="Vide : de ces loyers pour seul revenu à la plus haute"
        />
      </div>
      {returns === undefined ? null : isTooWideToTabulate(returns) ? (
        <p className="max-w-prose">{wideReturnSentence(returns)}</p>
      ) : (
        <ReturnTable returns={returns} />
      )}
      <div className="mt-3 max-w-prose space-y-2 text-sm text-ink-soft print:max-w-none">
        <p>
          La fourchette du rendement combine celles du prix et du loyer comme si leurs erreurs étaient sans
          lien : elle contient alors 8 cas sur 10. En vérité elles vont plutôt ensemble, car ce qui rend un
          bien plus cher le rend aussi plus cher à louer, et le rendement varie moins. Ce lien ne se mesure
          pas : un bien est annoncé à vendre ou à louer, presque jamais les deux.
        </p>
        <p>
          Pour le rendement le plus bas, l’agence, la taxe et l’impôt sont pris au plus haut ; pour le plus
          haut, au plus bas ; au milieu, à mi-chemin. Montants arrondis à 10 DT.
        </p>
      </div>
      <Disclosure printed summary="D’où viennent les taux ?">
        <LettingSources day={day} />
      </Disclosure>
    </>
  );
}

function localTaxText(surfaceM2: number, day: Day): string {
  const { low, high } = usualLocalTax(surfaceM2, day);
  return tensRange(low / 1000, high / 1000);
}
