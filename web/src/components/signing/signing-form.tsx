import { knownAnswers, type SigningAnswers, type SigningQuestion } from '@soumdar/rules';
import * as words from '@soumdar/words/signing';
import { SelectField } from '../../ui/field.tsx';

/** Each question may stay open. */
export function SigningForm({
  questions,
  answers,
  onChange,
}: {
  questions: readonly SigningQuestion[];
  answers: SigningAnswers;
  onChange: (answers: SigningAnswers) => void;
}) {
  return (
    <div className="mt-4 grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 print:hidden">
      {questions.map((question) => (
        <SelectField
          key={question}
          name={question}
          label={words.questions[question].label}
          open={words.noAnswer}
          options={words.questions[question].answers}
          value={answers[question] ?? ''}
          onChange={({ target: { value } }) => onChange(knownAnswers({ ...answers, [question]: value }))}
        />
      ))}
    </div>
  );
}
