import { propertyTypeLabel } from '@soumdar/words/labels';
import * as words from '@soumdar/words/wizard';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { emptyAnswers, type WizardForm } from '../../estimation/wizard-answers.ts';
import { detailsErrors } from '../../estimation/wizard-rules.ts';
import { Button } from '../../ui/button.tsx';
import { resolver } from '../../ui/form-resolver.ts';
import { Notice } from '../../ui/notice.tsx';
import { NoIndex, usePageTitle } from '../../ui/page-head.tsx';
import { DetailsFields, TypeChooser } from '../estimation/details-fields.tsx';
import { useQueriedPlace } from '../estimation/queried-place.ts';
import { Card } from '../../ui/card.tsx';

/** Sends nothing, and only logs what was typed. */
export default function CreationPage() {
  usePageTitle(words.creationTitle);
  const { lat, lng, address, chosen } = useQueriedPlace();
  const [logged, setLogged] = useState(false);
  const form = useForm<WizardForm>({
    defaultValues: { type: '', ...emptyAnswers },
    resolver: resolver((values) => (values.type ? detailsErrors(values.type, values) : {})),
  });
  const type = useWatch({ control: form.control, name: 'type' });

  // the buttons that had the focus are gone
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [type]);

  function chooseType(newType: WizardForm['type']) {
    form.setValue('type', newType);
    form.clearErrors();
    setLogged(false);
  }

  function log(property: WizardForm) {
    // oxlint-disable-next-line no-console -- all that this form is meant to do
    console.log('property', { ...property, ...(chosen && { address, lat, lng }) });
    setLogged(true);
  }

  return (
    <div className="px-4 py-6 sm:px-6 sm:py-10">
      <Card className="mx-auto max-w-xl p-5 sm:p-8">
        <NoIndex />
        <h1
          ref={heading}
          tabIndex={-1}
          className="outline-none text-2xl font-bold tracking-tight text-sea-deep"
        >
          {type ? propertyTypeLabel(type) : words.whichProperty}
        </h1>
        {chosen ? (
          <p className="mt-1 text-ink-soft wrap-anywhere">
            <bdi>{address}</bdi>
          </p>
        ) : null}
        <div className="mt-6">
          {type ? (
            <form noValidate onSubmit={form.handleSubmit(log)} className="flex flex-col gap-6">
              <DetailsFields form={form} type={type} />
              <Button type="submit">{words.validate}</Button>
              <Button look="quiet" onClick={() => chooseType('')}>
                {words.changeType}
              </Button>
            </form>
          ) : (
            <TypeChooser chosen={type} onChoose={chooseType} />
          )}
        </div>
        {logged ? (
          <Notice look="info" role="status" className="mt-4">
            {words.validForm}
          </Notice>
        ) : null}
      </Card>
    </div>
  );
}
