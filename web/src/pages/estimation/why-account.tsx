import { retention, sitePaths } from '@soumdar/contract';

/** Why an estimate asks for an account, and what becomes of what is told. */
export function WhyAccount() {
  return (
    <section aria-labelledby="pourquoi" className="mt-2 rounded-control bg-sea-tint px-4 py-3">
      <h2 id="pourquoi" className="font-bold">
        Pourquoi un compte ?
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm marker:text-clay">
        <li>
          <strong>Elle reste à vous.</strong> Vous la retrouvez dans votre tableau de bord, que vous seul
          ouvrez. Vos coordonnées ne vont à des professionnels que si vous l’avez demandé.
        </li>
        <li>
          <strong>Un code par SMS.</strong> Il vérifie que le numéro est à vous, et écarte les robots. L’envoi
          est à nos frais. À l’étranger, il arrive par email.
        </li>
        <li>
          <strong>Un expert, si vous le voulez.</strong> Quand vous demandez une estimation manuelle, il lit
          vos réponses et vous contacte comme vous l’avez choisi.
        </li>
        <li>
          <strong>Gardée, puis effacée.</strong> Une estimation est gardée {retention.estimationYears} ans
          après sa dernière utilisation, le compte {retention.accountYears} ans après la dernière connexion.
          Vous pouvez tout supprimer avant, sur « Mes données ».{' '}
          <a
            href={sitePaths.privacyPolicy}
            target="_blank"
            rel="noopener"
            className="font-semibold text-sea underline"
          >
            Politique de confidentialité<span className="sr-only"> (nouvel onglet)</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
