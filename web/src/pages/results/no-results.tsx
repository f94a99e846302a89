import { HomeButton } from './home-button.tsx';

export function NoResults() {
  return (
    <section className="mx-auto flex max-w-md flex-col items-center gap-4 py-16 text-center">
      <h1 className="text-2xl font-bold">Aucune estimation disponible</h1>
      <p className="text-ink-soft">
        Placez votre bien sur la carte et décrivez-le en deux minutes pour connaître son prix et son loyer.
      </p>
      <HomeButton className="mt-2">Nouvelle estimation</HomeButton>
    </section>
  );
}
