import { sitePaths } from '@soumdar/contract';
import { other } from '@soumdar/words/language';
import { useLocation } from 'react-router';

/** The same page in the other language; `keep-choice.ts` answers the click once it is loaded. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  if (pathname.startsWith(sitePaths.experts)) return null;
  return (
    <a
      href={other.basePath + pathname + search}
      hrefLang={other.language}
      lang={other.language}
      data-language={other.language}
      className={className}
    >
      {other.name}
    </a>
  );
}
