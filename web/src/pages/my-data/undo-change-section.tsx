import { sitePaths, type Profile } from '@soumdar/contract';
import { formatMoment } from '@soumdar/words/formats';
import { useNavigate } from 'react-router';
import { PhoneNumber } from '../../components/phone.tsx';
import { clearSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DataSection, useDataForm } from './data-section.tsx';
import { undoContactChange } from './my-data-calls.ts';

/** Takes the changes of email and phone of the last days back, for whoever lost the link that does. */
export function UndoChangeSection({ until, before }: NonNullable<Profile['undoable']>) {
  const navigate = useNavigate();
  const { form, busy, submit } = useDataForm<{ password: string }>({
    defaultValues: { password: '' },
    rule: ({ password }) => (password ? {} : { password: 'Le mot de passe est requis' }),
    send: async ({ password }) => {
      await undoContactChange(password);
      clearSession();
      toasts.success('Votre email et votre numéro sont ceux d’avant. Reconnectez-vous.');
      void navigate(sitePaths.login, { replace: true });
    },
  });
  const { errors } = form.formState;
  return (
    <DataSection
      title="Changement récent"
      lead={
        <>
          Votre email ou votre numéro a changé. Jusqu’au {formatMoment(until)}, vous pouvez revenir à{' '}
          <strong className="wrap-anywhere text-ink">{before.email}</strong> et au{' '}
          <strong className="text-ink">
            <PhoneNumber phone={before.phone} />
          </strong>
          , même sans le lien que nous avons envoyé : toutes les sessions seront fermées, celle-ci comprise.
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <PasswordField
          label="Mot de passe actuel"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {errors.root ? <FormAlert>{errors.root.message}</FormAlert> : null}
        <Button type="submit" look="outline" className="sm:self-start" busy={busy}>
          Annuler le changement
        </Button>
      </form>
    </DataSection>
  );
}
