import { printedSource } from '@soumdar/words/zone-questions';
import { LogoMark } from '../../components/logo.tsx';
import { brand } from '../../settings.ts';

/** At the top of paper, where the header is not. @param asOf day of the figures */
export function PrintSource({ asOf }: { asOf: string }) {
  return (
    <div className="mb-3 hidden items-center gap-3 print:flex">
      <LogoMark className="size-8" />
      <strong className="text-lg text-sea-deep">{brand}</strong>
      <span>{printedSource(asOf)}</span>
    </div>
  );
}
