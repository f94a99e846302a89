import { isOfTunisia, isTunisianMobile, isWrittenAsAbroad, latinDigits } from '@soumdar/contract';
import * as words from '@soumdar/words/fields';
import { useEffect, useState } from 'react';
import { internationalPhone } from './phone.tsx';

const loadPlans = () => import('./number-plans.ts');
let plans: Awaited<ReturnType<typeof loadPlans>> | undefined;

/** undefined until loaded, and on failure: the form then checks only the shape, and the server the rest. */
export function useNumberPlans() {
  const [known, setKnown] = useState(plans);
  useEffect(() => {
    void loadPlans().then(
      (loaded) => setKnown((plans = loaded)),
      () => null,
    );
  }, []);
  return known;
}

/** '00 33 (6) 12…' → '+33612…' @internal */
export const plainPhone = (text: string) =>
  latinDigits(text)
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');

export const readPhoneAbroad = (text: string) => plans?.readNumber(plainPhone(text));

export function phoneAbroadError(typed: string): string | undefined {
  const phone = plainPhone(typed);
  if (!phone) return words.phoneRequired;
  if (isOfTunisia(phone) || isTunisianMobile(phone)) return words.phoneAbroadIsTunisian;
  if (!phone.startsWith('+')) return words.phoneAbroadForm;
  const exists = plans ? plans.readNumber(phone) !== undefined : isWrittenAsAbroad(phone);
  return exists ? undefined : words.phoneAbroadUnassigned;
}

export function sentPhone({ phone, abroad }: { phone: string; abroad: boolean }) {
  return abroad
    ? { phone: readPhoneAbroad(phone)?.sent ?? plainPhone(phone), abroad }
    : { phone: internationalPhone(phone) };
}
