/** Background Sync wakes the worker with this tag, also when no page is open. */
export const SYNC_TAG = 'mingshu-sync'

/** Periodic Background Sync, where the browser has it and the app is installed, wakes it with this one. */
export const DAY_TAG = 'mingshu-day'
