import { describe, expect, it } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { zoneTree } from './zones.ts';

const tree = zoneTree();
const all = [...tree.zones.values()];

describe('the zones of the country', () => {
  it('are its governorates, towns and neighbourhoods, each within a larger one', () => {
    const count = (level: string) => all.filter((zone) => zone.level === level).length;
    expect([count('country'), count('governorate')]).toEqual([1, 24]);
    expect(count('town')).toBeGreaterThan(250);
    expect(count('neighbourhood')).toBeGreaterThan(200);
    const larger = { country: undefined, governorate: 'country', town: 'governorate', neighbourhood: 'town' };
    const misplaced = all.filter(
      ({ parent, level }) => tree.zones.get(parent ?? '')?.level !== larger[level],
    );
    expect(misplaced).toEqual([]);
  });

  it('have addresses without accents, of the governorate and the name', () => {
    for (const { slug } of all) expect(slug).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);
    expect(tree.zones.get('tunis/ain-zaghouan-nord')).toMatchObject({ name: 'Aïn Zaghouan Nord' });
    expect(tree.zones.get('tunis/les-jardins-de-l-aouina')).toMatchObject({
      name: "Les Jardins de l'Aouina",
    });
  });

  it('give the address to the town where a neighbourhood has its name', () => {
    expect(tree.zones.get('tunis/la-marsa')).toMatchObject({ level: 'town', name: 'La Marsa' });
    // and stand there together: its land has its middle 22 km away
    const { lat, lng } = tree.zones.get('nabeul/hammam-ghezeze-centre')!;
    expect(tree.zones.get('nabeul/hammam-ghezeze')).toMatchObject({ lat, lng });
    expect(tree.zones.get('tunis/la-marsa-centre')).toMatchObject({
      level: 'neighbourhood',
      parent: 'tunis/la-marsa',
      name: 'La Marsa centre',
    });
  });

  it('put a neighbourhood in the town that advertisements put it in, else in the nearest', () => {
    expect(tree.zones.get('sousse/sahloul')!.parent).toBe('sousse/sousse-jawhara');
    expect(tree.zones.get('tunis/gammarth')!.parent).toBe('tunis/la-marsa');
    // across the governorate's border from El Menzah 1
    expect(tree.zones.get('ariana/el-menzah-6')!.parent).toBe('ariana/ariana-ville');
    expect(tree.zones.get('manouba/denden')!.parent).toBe('manouba/la-manouba');
  });

  it('name a neighbourhood once, whatever spellings it has', () => {
    const named = all.filter(({ name }) => /^la marsa|^nabeul/i.test(name)).map(({ slug }) => slug);
    expect(named.toSorted()).toEqual([
      'nabeul',
      'nabeul/nabeul',
      'nabeul/nabeul-centre',
      'tunis/la-marsa',
      'tunis/la-marsa-centre',
    ]);
  });
});

describe('the zone of a position', () => {
  it('is the neighbourhood whose centre is near', () => {
    const sidiBouSaid = tree.zones.get('tunis/sidi-bou-said')!;
    expect(tree.zoneAt(sidiBouSaid)).toBe('tunis/sidi-bou-said');
    expect(tree.zoneAt({ lat: sidiBouSaid.lat + 0.003, lng: sidiBouSaid.lng })).toBe('tunis/sidi-bou-said');
  });

  it('is the town where no neighbourhood is near', () => {
    const oasis = gazetteer().find(({ name, governorate }) => governorate === 'Tozeur' && name === 'Nefta')!;
    expect(tree.zoneAt(oasis)).toBe('tozeur/nefta');
  });
});
