/** Background Sync wakes the worker with this tag, also when no page is open. */
export const SYNC_TAG = 'mingshu-sync'
