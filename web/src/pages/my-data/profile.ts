import type { Profile } from '@soumdar/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readProfile } from '../../api/calls.ts';
import { currentSession, startSession } from '../../session/session.ts';
import { changeProfile } from './my-data-calls.ts';

/** Read once: each change answers with the new profile. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => saveUser((await readProfile()).data),
});

/** Throws the failure of the call. */
export function useChangeProfile() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: changeProfile,
    onSuccess: ({ data }) => void client.setQueryData(profileQuery.queryKey, saveUser(data)),
  });
  return mutateAsync;
}

/** For calls that change the profile without returning it. */
export function useRefreshProfile() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: profileQuery.queryKey });
}

/** The rest of the site reads it from the session. */
function saveUser(profile: Profile): Profile {
  const session = currentSession();
  if (session?.user.id === profile.user.id) startSession({ token: session.token, user: profile.user });
  return profile;
}
