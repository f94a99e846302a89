import { manualRequestStatuses, type ManualRequestStatus } from '@soumdar/contract';

/** Not in the address, because a search is often a person's name or phone number. */
export interface QueueView {
  status: ManualRequestStatus | '';
  late: boolean;
  /** part of the place, or of the owner's name, email or phone */
  q: string;
  page: number;
}

export const firstQueueView: QueueView = { status: '', late: false, q: '', page: 1 };

export type QueueViewState = [QueueView, (change: (view: QueueView) => QueueView) => void];

export const isFiltered = ({ status, late, q }: QueueView) => status !== '' || late || q.trim() !== '';

export function queueFilters({ status, late, q }: QueueView) {
  return {
    status: status || undefined,
    late: late ? 'true' : undefined,
    q: q.trim() || undefined,
  };
}

export const toStatus = (value: string): QueueView['status'] =>
  manualRequestStatuses.find((status) => status === value) ?? '';
