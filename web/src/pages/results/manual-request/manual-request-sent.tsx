import { useEffect, useRef } from 'react';
import { Notice } from '../../../ui/notice.tsx';

/** Takes the place of the request's button, and the focus that button had. */
export function ManualRequestSent() {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Notice look="success" role="status" className="w-full">
      <p ref={heading} tabIndex={-1} className="font-bold text-good">
        Demande envoyée avec succès !
      </p>
      <ol className="mt-2 list-decimal pl-5">
        <li>Un expert étudie votre bien et les prix de son quartier.</li>
        <li>Il vous contacte sous 24 heures, comme vous l’avez choisi.</li>
        <li>Son estimation s’affiche dans votre tableau de bord, sous « Demandes manuelles ».</li>
      </ol>
    </Notice>
  );
}
