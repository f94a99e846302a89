import { manualRequestStatuses, type ManualRequestStatus } from '@soumdar/contract';

/**
 * Which part of the queue is shown. It stays out of the address: what is searched is often somebody's name or phone
 * number.
 */
export interface QueueView {
  status: ManualRequestStatus | '';
  late: boolean;
  /** part of the place, or of the owner's name, email or phone */
  q: string;
  page: number;
}

export const firstQueueView: QueueView = { status: '', late: false, q: '', page: 1 };

/** The view, kept by the area around the page, and how to change it. */
export type QueueViewState = [QueueView, (change: (view: QueueView) => QueueView) => void];

export const isFiltered = ({ status, late, q }: QueueView) => status !== '' || late || q.trim() !== '';

/** The filters as the API takes them, without the page. */
export function queueFilters({ status, late, q }: QueueView) {
  return {
    status: status || undefined,
    late: late ? 'true' : undefined,
    q: q.trim() || undefined,
  };
}

/** What a choice of the select stands for. */
export const toStatus = (value: string): QueueView['status'] =>
  manualRequestStatuses.find((status) => status === value) ?? '';
