import { ringsOf } from '@soumdar/contract';
import { lakes, neighbourLand } from './neighbour-land.ts';

/** Land around Tunisia, up to what the widest map shows; rings of lng, lat, lng, lat… */
export const neighbourRings: readonly (readonly number[])[] = /* @__PURE__ */ ringsOf(neighbourLand);

/** Over the land of Tunisia and its neighbours. */
export const lakeRings: readonly (readonly number[])[] = /* @__PURE__ */ ringsOf(lakes);
