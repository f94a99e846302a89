import { sitePaths } from '@soumdar/contract';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** Starts over from the landing page's map. */
export function HomeButton(props: ComponentProps<typeof Button>) {
  const navigate = useNavigate();
  return <Button {...props} onClick={() => void navigate(sitePaths.home)} />;
}
