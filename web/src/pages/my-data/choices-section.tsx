import type { Profile } from '@soumdar/contract';
import * as words from '@soumdar/words/my-data';
import { useId, useState, type ReactNode } from 'react';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { toasts } from '../../ui/toasts.ts';
import { DataSection } from './data-section.tsx';
import { useChangeProfile } from './profile.ts';

type Choices = Partial<Pick<Profile, 'wantsOffers' | 'smsNotices'>>;

export function ChoicesSection({ profile }: { profile: Profile }) {
  const change = useChangeProfile();
  const { abroad } = profile.user;
  const { run } = useOneAtATime();
  // shows before the server confirms, and reverts on a refusal
  const [chosen, setChosen] = useState<Choices>({});
  const { wantsOffers, smsNotices, consents } = { ...profile, ...chosen };

  const choose = (choice: Choices) =>
    run(async () => {
      setChosen(choice);
      try {
        await change(choice);
        toasts.success(words.choiceSaved);
      } catch (thrown) {
        toasts.error(errorMessage(asFailure(thrown)));
      }
      setChosen({});
    });

  return (
    <DataSection title={words.choicesTitle} lead={words.choicesExplanation}>
      <Choice
        label={words.offers}
        checked={wantsOffers}
        onChoose={(wanted) => void choose({ wantsOffers: wanted })}
      >
        {words.offersHelp}
      </Choice>
      <Choice
        label={abroad ? words.noticesAbroad : words.notices}
        checked={smsNotices}
        onChoose={(wanted) => void choose({ smsNotices: wanted })}
      >
        {abroad ? words.noticesHelpAbroad : words.noticesHelp}
      </Choice>
      {consents.length > 0 ? (
        <>
          <h3 className="mt-6 font-bold">{words.consentsRecord}</h3>
          <ul className="mt-2 space-y-1.5 text-ink-soft">
            {consents.map((consent) => (
              <li key={`${consent.purpose} ${consent.givenAt}`}>
                <Sentence
                  text={words.consent(consent)}
                  marks={{ purpose: (text) => <span className="font-semibold text-ink">{text}</span> }}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </DataSection>
  );
}

function Choice({
  label,
  checked,
  onChoose,
  children,
}: {
  label: string;
  checked: boolean;
  onChoose: (wanted: boolean) => void;
  children: ReactNode;
}) {
  const helpId = useId();
  return (
    <div className="mt-3 first:mt-0">
      <Checkbox
        label={label}
        checked={checked}
        aria-describedby={helpId}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <p id={helpId} className="ps-8 text-sm text-ink-soft">
        {children}
      </p>
    </div>
  );
}

/** Limited data are stored but not used, as long as the owner wants. */
export function LimitationNotice({ since }: { since: string }) {
  const change = useChangeProfile();
  const { busy, run } = useOneAtATime();

  async function lift() {
    try {
      await change({ limited: false });
      toasts.success(words.limitationLifted);
    } catch (thrown) {
      toasts.error(errorMessage(asFailure(thrown)));
    }
  }

  return (
    <Notice look="warning" className="flex flex-col gap-3">
      <p>
        <Sentence
          text={words.limitationExplanation(since)}
          marks={{ strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      <Button look="outline" className="sm:self-start" busy={busy} onClick={() => void run(lift)}>
        {words.limitationLift}
      </Button>
    </Notice>
  );
}
