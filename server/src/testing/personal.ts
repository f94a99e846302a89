import { newestCode, tokenOf, verified, type Person } from './people.ts';
import { lakeside } from './small-market.ts';
import type { TestServer } from './test-server.ts';

export const ownedFlat = {
  type: 'apartment',
  location: lakeside,
  localisation: 'Les Berges du Lac',
  is_owner: true,
  intended_action: 'vendre',
  explore_pro_opportunities: true,
  details: { surface: 100, rooms: 3, bathrooms: 1 },
};

export async function somebodySignedIn(server: TestServer, known?: Person) {
  const person = known ?? (await verified(server));
  const token = await tokenOf(server, person);
  return {
    person,
    token,
    profile: async () => (await server.call('/api/user/profile', { token })).body.data,
    change: (body: object) => server.call('/api/user/profile', { token, method: 'PATCH', body }),
    changePhone: (phone: string) =>
      server.call('/api/user/profile', {
        token,
        method: 'PATCH',
        body: { phone, password: person.password },
      }),
    erase: (body: object) => server.call('/api/user/profile', { token, method: 'DELETE', body }),
    exported: () => server.call('/api/user/export', { token }),
    ask: (kind: string, message = 'Je m’oppose à cet usage.') =>
      server.post('/api/user/privacy-requests', { kind, message }, { token }),
    estimate: (change: object = {}) =>
      server.post('/api/estimation/calculate', { ...ownedFlat, ...change }, { token }),
    requestExpert: (change: object = {}) =>
      server.post(
        '/api/manual-estimation',
        { ...ownedFlat, preferred_contact_method: 'both', preferred_contact_time: 'evening', ...change },
        { token },
      ),
    prove: async (phone: string, code?: string) => {
      const { email } = person;
      return server.post('/api/auth/verify-phone', {
        email,
        code: code ?? (await newestCode(server, phone)),
      });
    },
    sendCode: () => server.post('/api/auth/send-verification-code', { email: person.email }),
  };
}

export function answerAsExpert(server: TestServer, { token }: { token: string }, id: string, body: object) {
  return server.post(`/api/experts/privacy-requests/${id}/answer`, body, { token });
}
