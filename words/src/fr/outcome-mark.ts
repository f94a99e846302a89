/** What became of a property, on its card and where the dashboard asks for it. */

export const heading = 'Vendu ou loué ?';
export const withdrawn = 'Retiré du marché';
const states = {
  stated: 'Prix signé déclaré',
  proved: 'Prix signé justifié',
  refused: 'Justificatif refusé',
};
interface Outcome {
  kind: 'sold' | 'let' | 'withdrawn';
  state: keyof typeof states;
}
export const mark = ({ kind, state }: Outcome): string => (kind === 'withdrawn' ? withdrawn : states[state]);

export const question = 'Qu’est devenu ce bien ?';
export const questionLead = 'Si vous l’avez vendu ou loué, son prix signé nous aide à mesurer nos erreurs.';
export const answer = 'Répondre';
export const refuse = 'Ne plus demander';
export const refused = 'Nous ne le demanderons plus.';
