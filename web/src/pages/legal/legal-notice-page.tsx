import { figuresLicencePath } from '@soumdar/contract';
import * as words from '@soumdar/words/legal-notice';
import { useSyncExternalStore } from 'react';
import { dayInTunis } from '@soumdar/rules';
import { publisher } from '../../publisher.ts';
import { brand } from '../../settings.ts';
import { LegalPage, Sections } from './legal-page.tsx';

export default function LegalNoticePage() {
  const sections = words.sections({ brand, publisher, anchor: figuresLicencePath.split('#')[1]! });
  return (
    <LegalPage title={words.title} status={<UpdatedToday />}>
      <Sections sections={sections} />
    </LegalPage>
  );
}

const neverChanges = () => () => {};

/** Unknown when the page is rendered at build: its line stays blank until then. */
function UpdatedToday() {
  const today = useSyncExternalStore(
    neverChanges,
    () => dayInTunis(new Date()),
    () => undefined,
  );
  return <>{today ? words.updatedOn(today) : '\u00a0'}</>;
}
