import {
  type CheckedReport,
  latinDigits,
  normaliseReportNumber,
  reportNumberAlphabet,
  reportNumberLength,
  restsOnOpinion,
} from '@soumdar/contract';
import * as words from '@soumdar/words/report-check';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { asFailure } from '../../api/failure.ts';
import { errorMessage } from '../../api/error-message.ts';
import { NumberField } from '../../components/number-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { FormAlert, Notice } from '../../ui/notice.tsx';
import { useOneAtATime } from '../../ui/one-at-a-time.ts';
import { usePageTitle } from '../../ui/page-head.tsx';
import { AuthCard, AuthScreen } from '../account/auth-card.tsx';
import { typedAmount } from '../../estimation/typed-amount.ts';

export default function ReportCheckPage() {
  usePageTitle(words.title);
  const { number = '' } = useParams();
  const form = useForm<CheckForm>({ defaultValues: { number, amount: '' }, resolver: resolver(checkErrors) });
  const { busy, run } = useOneAtATime();
  const [checked, setChecked] = useState<Answered>();
  const { errors } = form.formState;

  const check = ({ number: typed, amount }: CheckForm) =>
    run(async () => {
      setChecked(undefined);
      try {
        const body = { number: typed, amount: typedAmount(amount) };
        const { data } = await call('checkReport', { body });
        setChecked({ checked: data, amount: body.amount, now: new Date() });
      } catch (thrown) {
        form.setError('root', { message: errorMessage(asFailure(thrown)) });
      }
    });

  return (
    <AuthScreen>
      <AuthCard title={words.title} lead={words.explanation}>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit((typed) => check(typed))(event)}
        >
          <TextField
            label={words.number}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
            spellCheck={false}
            error={errors.number?.message}
            {...form.register('number')}
          />
          <NumberField
            label={words.printedPrice}
            help={words.printedPriceHelp}
            error={errors.amount?.message}
            {...form.register('amount')}
          />
          {errors.root?.message ? <FormAlert>{errors.root.message}</FormAlert> : null}
          <Button type="submit" busy={busy}>
            {words.submit}
          </Button>
        </form>
        {checked ? <Verdict {...checked} /> : null}
      </AuthCard>
    </AuthScreen>
  );
}

const dayMs = 24 * 3600 * 1000;
const daysBetween = (iso: string, now: Date) => Math.floor((now.getTime() - Date.parse(iso)) / dayMs);

interface Answered {
  checked: CheckedReport;
  amount: number;
  now: Date;
}

function Verdict({ checked, amount, now }: Answered) {
  const { outcome, report } = checked;
  if (report) return <Genuine report={report} now={now} />;
  return (
    <Notice look="warning" role="status" className="mt-6">
      <p className="font-bold">{outcome === 'inconnu' ? words.unknown : words.mismatch}</p>
      <p>{outcome === 'inconnu' ? words.unknownNumber : words.otherAmount(amount)}</p>
    </Notice>
  );
}

function Genuine({ report, now }: { report: NonNullable<CheckedReport['report']>; now: Date }) {
  const { madeAt, usable, opinion, rent, ...printed } = report;
  return (
    <Notice look="success" role="status" className="mt-6">
      <p className="font-bold">{words.match}</p>
      <p>
        {words.genuine(printed)} {rent === undefined ? null : words.rentInReport(rent)}
      </p>
      {opinion ? <p className="mt-2">{words.opinionInReport(opinion)}</p> : null}
      <p className="mt-2">
        {words.estimatedOn(madeAt, daysBetween(madeAt, now))} {currency(report)}
      </p>
      <p className="mt-2">{words.usableUntil(usable.until, usable.isOver)}</p>
      <p className="mt-2 text-sm">{words.statedByOwner}</p>
    </Notice>
  );
}

function currency(report: NonNullable<CheckedReport['report']>): string {
  if (!report.current) return words.isSuperseded;
  return restsOnOpinion(report) ? words.isLatestOpinion : words.isLatest;
}

interface CheckForm {
  number: string;
  amount: string;
}

const wellFormed = new RegExp(`^[${reportNumberAlphabet}]{${reportNumberLength}}$`);

/** '461,000' may be thousands: a try a day fewer for an honest report. */
const withMillimes = /,\s*\d{3}(?!\d)/;

/** @internal */
export function checkErrors({ number, amount }: CheckForm): Partial<Record<keyof CheckForm, string>> {
  const typed = typedAmount(amount);
  return {
    ...(!wellFormed.test(normaliseReportNumber(number)) && {
      number: words.numberForm(reportNumberLength),
    }),
    ...(!(typed > 0) && { amount: words.amountForm }),
    ...(typed < 1000 && withMillimes.test(latinDigits(amount)) && { amount: words.amountWithComma }),
  };
}
