import { Button } from '../../ui/button.tsx';

/** An estimation belongs to an account: to one that exists, or to a new one. */
export function AuthChoiceStep({ onLogin, onAccount }: { onLogin: () => void; onAccount: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Il reste à la rattacher à un compte gratuit : vous la retrouverez quand vous voulez. Vos réponses sont
        conservées.
      </p>
      <Button onClick={onAccount}>Créer un compte</Button>
      <Button look="outline" onClick={onLogin}>
        J’ai déjà un compte
      </Button>
    </div>
  );
}
