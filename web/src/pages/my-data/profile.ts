import type { Profile } from '@soumdar/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readProfile } from '../../api/calls.ts';
import { currentSession, startSession } from '../../session/session.ts';
import { changeProfile } from './my-data-calls.ts';

/** The profile, read once: what the page changes comes back with the answer. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => saveUser((await readProfile()).data),
});

/** Corrects the profile and shows what became of it. Throws the failure of the call. */
export function useChangeProfile() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: changeProfile,
    onSuccess: ({ data }) => void client.setQueryData(profileQuery.queryKey, saveUser(data)),
  });
  return mutateAsync;
}

/** Reads the profile again, after a call that changed it without returning it. */
export function useRefreshProfile() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: profileQuery.queryKey });
}

/** Updates the user stored in the browser, which the rest of the site reads. */
function saveUser(profile: Profile): Profile {
  const session = currentSession();
  if (session?.user.id === profile.user.id) startSession({ token: session.token, user: profile.user });
  return profile;
}
