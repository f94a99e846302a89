import { Dialog } from '@base-ui/react/dialog';
import { estimationNameMaxLength } from '@soumdar/contract';
import { cancel } from '@soumdar/words/controls';
import * as words from '@soumdar/words/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { asFailure } from '../../api/failure.ts';
import { nameEstimation } from '../../api/calls.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/notice.tsx';
import { Sheet, type SheetProps } from '../../ui/sheet.tsx';
import { useChangedEstimations } from './estimation-queries.ts';

interface OwnProps {
  id: string;
  name: string;
}

export default function NameSheet({ id, name, ...sheet }: OwnProps & SheetProps) {
  return (
    <Sheet {...sheet}>
      <NameForm id={id} name={name} onNamed={() => sheet.onOpenChange(false)} />
    </Sheet>
  );
}

function NameForm({ id, name, onNamed }: OwnProps & { onNamed: () => void }) {
  const [typed, setTyped] = useState(name);
  const changed = useChangedEstimations();
  const naming = useMutation({
    mutationFn: () => nameEstimation(id, typed),
    onSuccess: async () => {
      await changed();
      onNamed();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!naming.isPending) naming.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Dialog.Title className="text-xl font-bold">{words.nameThis}</Dialog.Title>
      <TextField
        label={words.estimationName}
        help={words.nameHelp}
        value={typed}
        maxLength={estimationNameMaxLength}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {naming.error ? <FormAlert>{errorMessage(asFailure(naming.error))}</FormAlert> : null}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Dialog.Close render={<Button look="outline" />}>{cancel}</Dialog.Close>
        <Button type="submit" busy={naming.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
