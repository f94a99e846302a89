import { expect, it } from 'vitest';
import { gazetteer, usualName, type GazetteerPlace } from './gazetteer.ts';

it.each([
  ['Les Berges du Lac 2', ['Les berges du Lac 2', 'Les Berges Du Lac 2', 'Berges Lac 2']],
  ["L'Aouina", ['Aouina', 'El Aouina', "L'aouina"]],
  ['La Manouba', ['Manouba', 'La Mannouba', 'La manouba']],
  ['Sidi Bou Saïd', ['Sidi Bou Said', 'Sidi Bousaid']],
  ['Msaken', ["M'saken", 'Msaken']],
])('%s has one spelling', (name, spellings) => {
  expect(spellings.map(usualName)).toEqual(spellings.map(() => name));
});

it('what nobody knows better, and what many towns have, is spelt as it is', () => {
  const spellings = ['Route du Relais', 'Résidence Les Oliviers', 'Médina', 'Centre-ville'];
  expect(spellings.map(usualName)).toEqual(spellings);
});

/** Whether the last of three continues the way of the others, by small steps. */
function isOnLine([one, next, last]: GazetteerPlace[]): boolean {
  return (['lat', 'lng'] as const).every((axis) => {
    const steps = [next![axis] - one![axis], last![axis] - next![axis]] as const;
    return steps[0] * steps[1] > 0 && Math.max(...steps.map(Math.abs)) < 0.003;
  });
}

it('puts no localities one after the other on a line, as positions do that nobody measured', () => {
  const postal = gazetteer().filter(({ kind }) => kind === 'postal');
  const onLines = [...Map.groupBy(postal, (place) => `${place.governorate} ${place.delegation}`)].filter(
    ([, places]) => {
      const continues = places.map((_place, at) => at > 1 && isOnLine(places.slice(at - 2, at + 1)));
      return continues.some((_on, at) => at > 3 && continues.slice(at - 2, at + 1).every(Boolean));
    },
  );
  expect(onLines.map(([delegation]) => delegation)).toEqual([]);
});
