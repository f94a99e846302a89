import { retention, sitePaths } from '@soumdar/contract';
import { newTab } from '@soumdar/words/common';
import { basePath } from '@soumdar/words/language';
import * as words from '@soumdar/words/wizard';
import { Sentence } from '../../ui/sentence.tsx';

export function WhyAccount() {
  return (
    <section aria-labelledby="pourquoi" className="mt-2 rounded-control bg-sea-tint px-4 py-3">
      <h2 id="pourquoi" className="font-bold">
        {words.whyAccount}
      </h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-sm marker:text-clay">
        {words.accountReasons(retention).map((reason) => (
          <li key={reason}>
            <Sentence
              text={reason}
              marks={{
                strong: (text) => <strong>{text}</strong>,
                policy: (text) => (
                  <a
                    href={basePath + sitePaths.privacyPolicy}
                    target="_blank"
                    rel="noopener"
                    className="font-semibold text-sea underline"
                  >
                    {text} <span className="sr-only">{newTab}</span>
                  </a>
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
