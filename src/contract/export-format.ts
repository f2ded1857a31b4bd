/** Format name in the file. */
export const EXPORT_FORMAT = 'mingshu-export'
/** Increased when older apps cannot read the file. */
export const EXPORT_VERSION = 1
/** Maximum bytes of an encrypted file: a device encrypts and decrypts it in memory. */
export const LOCKED_MAX_BYTES = 200_000_000

/** Missing in a device's own export: what is too large for it, and what only the server knows. */
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
