import { Menu } from '@base-ui/react/menu';
import { sitePaths, type User } from '@soumdar/contract';
import * as words from '@soumdar/words/first-page';
import { Link } from 'react-router';
import { UserButton, useSignOut } from './account-menu.tsx';

const item =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none data-highlighted:bg-sea-tint data-highlighted:text-sea-deep';

/** `openAtOnce`: clicked before its code was loaded. */
export default function UserMenu({ user, openAtOnce }: { user: User; openAtOnce: boolean }) {
  const signOut = useSignOut();
  return (
    <Menu.Root modal={false} defaultOpen={openAtOnce}>
      <Menu.Trigger render={<UserButton user={user} />} />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-dialog outline-none">
          <Menu.Popup className="min-w-52 rounded-control border border-line bg-white p-1.5 shadow-card outline-none">
            <Menu.LinkItem closeOnClick render={<Link to={sitePaths.dashboard} />} className={item}>
              {words.dashboard}
            </Menu.LinkItem>
            <Menu.LinkItem closeOnClick render={<Link to={sitePaths.myData} />} className={item}>
              {words.myData}
            </Menu.LinkItem>
            {user.role === 'expert' ? (
              <Menu.LinkItem closeOnClick render={<Link to={sitePaths.experts} />} className={item}>
                {words.experts}
              </Menu.LinkItem>
            ) : null}
            <Menu.Item onClick={signOut} className={item}>
              {words.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
