/** Where a code went: the number is masked, and unknown after a detour. */
export function CodeSentTo({ maskedPhone }: { maskedPhone: string | undefined }) {
  return (
    <>
      Le code à 6 chiffres a été envoyé par SMS
      {maskedPhone ? (
        <>
          {' '}
          au <strong className="whitespace-nowrap text-ink">{maskedPhone}</strong>
        </>
      ) : null}
      . Il est valable 10 minutes.
    </>
  );
}
