import { manualRequestStatuses } from '@soumdar/contract';
import * as words from '@soumdar/words/experts-queue';
import { manualRequestStatusLabel } from '@soumdar/words/labels';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx';
import { firstQueueView, isFiltered, toStatus, type QueueView } from '../area/queue-view.ts';

const statuses = Object.fromEntries(
  manualRequestStatuses.map((status) => [status, manualRequestStatusLabel(status)]),
);

/** Any change of the filters starts again from the first page. */
export function QueueFilters({
  view,
  onChange,
}: {
  view: QueueView;
  onChange: (change: Partial<QueueView>) => void;
}) {
  return (
    <search className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-end sm:gap-x-4">
      <TextField
        type="search"
        enterKeyHint="search"
        label={words.search}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        value={view.q}
        onChange={(event) => onChange({ q: event.target.value })}
        className="grow sm:max-w-sm"
      />
      <div className="sm:w-48">
        <SelectField
          label={words.status}
          open={words.anyStatus}
          options={statuses}
          value={view.status}
          onChange={(event) => onChange({ status: toStatus(event.target.value) })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:min-h-12">
        <Checkbox
          label={words.lateOnly}
          checked={view.late}
          onChange={(event) => onChange({ late: event.target.checked })}
        />
        {isFiltered(view) ? (
          <Button look="quiet" className="px-3 max-sm:-ms-3" onClick={() => onChange(firstQueueView)}>
            {words.clearFilters}
          </Button>
        ) : null}
      </div>
    </search>
  );
}
