import { Menu } from '@base-ui/react/menu';
import { sitePaths } from '@soumdar/contract';
import { open as openContest } from '@soumdar/words/contest-button';
import * as words from '@soumdar/words/dashboard';
import { heading as stateOutcome } from '@soumdar/words/outcome-mark';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ResultsState, SavedEstimate } from '../../estimation/results-state.ts';
import { downloadReport } from '../../reports/download-report.ts';
import { Button } from '../../ui/button.tsx';
import { Chevron } from '../../ui/first-page-icons.tsx';
import { useLateSheet } from '../../ui/late-sheet.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { useChangedEstimations } from './estimation-queries.ts';
import { useFollow } from './following/use-follow.ts';

const loadUnfollowSheet = () => import('./following/unfollow-sheet.tsx');
const loadNameSheet = () => import('./name-sheet.tsx');
const loadDeletionSheet = () => import('./estimation-deletion-sheet.tsx');
const loadContestSheet = () => import('../../contest/contest-sheet.tsx');
const loadOutcomeSheet = () => import('../../outcome/outcome-sheet.tsx');
const loadShareSheet = () => import('../../share/share-sheet.tsx');

const item =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-sea-tint data-highlighted:text-sea-deep';

/** Lies over the card, whose every other spot opens the estimate. */
export function CardActions({
  id,
  named,
  title,
  titleId,
  results,
  followed,
  onDeleted,
}: {
  id: string;
  /** the estimate whose name the card shows */
  named: { id: string; name: string };
  /** for a list that does not show the estimate itself */
  title: string;
  /** of the card's heading */
  titleId: string;
  results: ResultsState & SavedEstimate;
  /** whether its property is followed */
  followed: boolean;
  onDeleted?: (() => void) | undefined;
}) {
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const report = useOneAtATime();
  const changed = useChangedEstimations();
  const naming = useLateSheet({ load: loadNameSheet, sheetProps: named, entry: `rename ${id}`, opener });
  const following = useFollow(id);
  const unfollowing = useLateSheet({
    load: loadUnfollowSheet,
    sheetProps: { id },
    entry: `unfollow ${id}`,
    opener,
  });
  const sharing = useLateSheet({
    load: loadShareSheet,
    sheetProps: { id, title, property: results.propertyDetails },
    entry: `share ${id}`,
    opener,
  });
  const deletion = useLateSheet({
    load: loadDeletionSheet,
    sheetProps: { id, title, followed, onDeleted },
    entry: `erase ${id}`,
    opener,
  });
  const contesting = useLateSheet({
    load: loadContestSheet,
    sheetProps: { id, estimate: results, onChanged: () => void changed() },
    entry: `contest ${id}`,
    opener,
  });
  const stating = useLateSheet({
    load: loadOutcomeSheet,
    sheetProps: { id, estimate: results, onChanged: () => void changed() },
    entry: `outcome ${id}`,
    opener,
  });
  const busy = [report, following, unfollowing, naming, sharing, contesting, stating, deletion].some(
    (one) => one.busy,
  );
  const actions = [
    {
      text: words.print,
      run: () => void navigate(sitePaths.results, { state: { ...results, toPrint: true } }),
    },
    {
      text: words.downloadPdf,
      run: () => void report.run(() => downloadReport('downloadReport', id, results.propertyDetails)),
    },
    followed
      ? { text: words.unfollow, run: () => void unfollowing.start() }
      : { text: words.follow, run: () => void following.follow() },
    { text: words.share, run: () => void sharing.start() },
    { text: openContest, run: () => void contesting.start() },
    { text: stateOutcome, run: () => void stating.start() },
    { text: named.name ? words.rename : words.name, run: () => void naming.start() },
    { text: words.erase, run: () => void deletion.start() },
  ];
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger
          ref={opener}
          render={<Button look="quiet" busy={busy} />}
          aria-describedby={titleId}
          className="relative px-3! text-sm"
        >
          {words.actions}
          <Chevron />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-dialog outline-none">
            <Menu.Popup className="min-w-52 rounded-control border border-line bg-white p-1.5 shadow-card outline-none">
              {actions.map(({ text, run }) => (
                <Menu.Item key={text} onClick={run} className={item}>
                  {text}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {unfollowing.sheet}
      {naming.sheet}
      {sharing.sheet}
      {contesting.sheet}
      {stating.sheet}
      {deletion.sheet}
    </>
  );
}
