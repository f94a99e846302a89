import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { WizardForm } from '../../estimation/wizard-answers.ts';
import { TypeChooser } from './type-chooser.tsx';

/** What the property is: its type, then what counts for that type. */
export function DetailsStep({ form, onDone }: { form: UseFormReturn<WizardForm>; onDone: () => void }) {
  const { setValue, clearErrors, control, handleSubmit } = form;
  const type = useWatch({ control, name: 'type' });

  return (
    <form noValidate onSubmit={handleSubmit(onDone)} className="flex flex-col gap-6">
      <TypeChooser
        chosen={type}
        onChoose={(chosen) => {
          setValue('type', chosen);
          clearErrors();
        }}
      />
      {type ? (
        <>
          <DetailsFields form={form} type={type} />
          <Button type="submit">Continuer</Button>
        </>
      ) : null}
    </form>
  );
}
