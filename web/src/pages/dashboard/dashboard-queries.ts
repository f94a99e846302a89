import { queryOptions } from '@tanstack/react-query';
import { checkSession } from '../../api/calls.ts';
import { sessionKey } from '../../components/account-area.tsx';

export const sessionQuery = queryOptions({ queryKey: sessionKey, queryFn: checkSession });
