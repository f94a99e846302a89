import { Explanation } from './explanation.tsx';
import { Steps } from './steps.tsx';

/** What the landing page tells below its first screen. */
export default function Guide({ onStart }: { onStart: () => void }) {
  return (
    <>
      <Steps onStart={onStart} />
      <Explanation />
    </>
  );
}
