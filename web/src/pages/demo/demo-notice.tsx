import { Notice } from '../../ui/notice.tsx';

/** Says, first thing on each of its pages, what the demonstration is. */
export function DemoNotice() {
  return (
    <Notice look="warning" role="note">
      <p className="font-bold text-modest">Démonstration : annonces fictives</p>
      <p>Ces biens, ces prix et ces agents n’existent pas. Rien n’est à vendre ni à louer ici.</p>
    </Notice>
  );
}
