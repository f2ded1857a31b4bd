/** Tag of Background Sync, which wakes the worker even if no page is open. */
export const SYNC_TAG = 'mingshu-sync'

/** Tag of Periodic Background Sync, available in some browsers to installed apps. */
export const PERIODIC_SYNC_TAG = 'mingshu-day'
