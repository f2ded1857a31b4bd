/** How a file of ours calls itself. */
export const EXPORT_FORMAT = 'mingshu-export'
/** Goes up when an older app could not read the file. */
export const EXPORT_VERSION = 1
/** Bytes of a file that a passphrase locks, at most: a device locks and opens it in memory. */
export const LOCKED_MAX_BYTES = 200_000_000

/** What a device's own file has not: what is too large for it, and what the server alone knows. */
export const NOT_IN_DEVICE_FILE = [
  'image_files',
  'podcasts',
  'identities',
  'sessions',
  'removed',
  'orders',
  'ledger',
  'balances',
  'unlocks',
  'codes',
  'reminders',
] as const
