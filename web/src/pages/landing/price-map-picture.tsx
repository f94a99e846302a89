import { countrySlug, priceMapPath, sitePaths } from '@soumdar/contract';
import * as words from '@soumdar/words/landing';
import { basePath } from '@soumdar/words/language';
import { Link } from 'react-router';

/** The country's map of prices as the server draws it, which leads to the one that moves. */
export function PriceMapPicture() {
  return (
    <Link
      to={sitePaths.prices}
      className="group mx-auto flex w-full max-w-xl flex-col items-center gap-3 overflow-hidden rounded-card border border-line bg-sea-tint pb-4 font-semibold text-sea hover:border-sea"
    >
      <img
        src={basePath + priceMapPath(countrySlug, 'sale', 'apartment')}
        width={560}
        height={480}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
      {words.showPriceMap}
    </Link>
  );
}
