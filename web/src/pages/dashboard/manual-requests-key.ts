/** Pages of requests for an expert are kept under this key. */
export const manualRequestsKey = 'manual-requests';
