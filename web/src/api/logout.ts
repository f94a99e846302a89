import { request } from './request.ts';

/** Apart from the other calls: it goes out from the first page, which makes none of them. */
export const logout = () =>
  request({ method: 'POST', path: '/api/auth/logout', body: {}, expiredSession: 'caller' });
