import type { Zone } from '@soumdar/contract';
import { formatShare } from '@soumdar/words/formats';
import * as words from '@soumdar/words/prices';
import { FigureBlock } from '../../components/figure-block.tsx';

export function GrossYield({ grossYield }: Pick<Zone, 'grossYield'>) {
  return (
    <FigureBlock title={words.grossYield}>
      {grossYield ? (
        <>
          <p className="mt-3 text-3xl font-bold text-sea-deep tabular-nums">
            {formatShare(grossYield.median)}
          </p>
          <p className="mt-1 text-ink-soft">{words.yieldRange(grossYield)}</p>
          <p className="mt-3 text-sm text-ink-soft">{words.yieldMeaning}</p>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">{words.yieldMissing}</p>
      )}
    </FigureBlock>
  );
}
