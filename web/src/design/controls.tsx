import { attributeTexts } from '@soumdar/words/attributes';
import { intentionLabels } from '@soumdar/words/labels';
import { EmptyState } from '../components/empty-state.tsx';
import { NumberField } from '../components/number-field.tsx';
import { PhoneField } from '../components/phone.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Checkbox, RadioGroup, SelectField, TextArea, TextField } from '../ui/field.tsx';
import { Loading } from '../ui/loading.tsx';
import { FormAlert, LoadFailure, Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toasts } from '../ui/toasts.ts';
import { Section } from './section.tsx';

const looks: ButtonLook[] = ['primary', 'accent', 'danger', 'outline', 'quiet'];
const tell = () => toasts.info('Un message passe, et reste tant qu’on le lit.');

export function Controls() {
  return (
    <>
      <Section title="Boutons" lead="Au repos, en cours, hors d’usage. Un seul bouton plein par écran.">
        {looks.map((look) => (
          <div key={look} className="flex flex-wrap gap-3 py-1.5">
            <Button look={look} onClick={tell}>
              {look}
            </Button>
            <Button look={look} busy>
              En cours
            </Button>
            <Button look={look} disabled>
              Hors d’usage
            </Button>
          </div>
        ))}
      </Section>
      <Section title="Champs">
        <form className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
          <TextField label="Au repos" help="L’aide dit ce qu’on attend." />
          <TextField label="En erreur" error="L’erreur dit comment s’en sortir." defaultValue="Abc" />
          <NumberField label="Nombre, milliers séparés" defaultValue="1 250" />
          <PhoneField label="Téléphone" />
          <PasswordField label="Mot de passe" autoComplete="off" defaultValue="jasmin" />
          <SelectField label="Choix" open="Non précisé" options={attributeTexts.condition.values} />
          <TextArea label="Texte long" />
          <div>
            <RadioGroup legend="Un seul" options={intentionLabels} name="intention" />
            <Checkbox label="À cocher" defaultChecked />
          </div>
        </form>
      </Section>
      <Section title="Messages">
        <div className="grid gap-3 sm:grid-cols-2">
          <Notice look="info">Une information.</Notice>
          <Notice look="warning">Une réserve.</Notice>
          <FormAlert>Une erreur de tout le formulaire.</FormAlert>
          <FormAlert look="success">Un succès.</FormAlert>
        </div>
        <LoadFailure text="Quelque chose n’est pas venu." onRetry={tell} onClose={tell} />
        {/* cut, or it would be as tall as the screen */}
        <div className="max-h-40 overflow-hidden">
          <Loading />
        </div>
        <EmptyState title="Rien encore" text="Ce qui viendra ici, et comment.">
          <Button onClick={tell}>La suite</Button>
        </EmptyState>
      </Section>
    </>
  );
}
