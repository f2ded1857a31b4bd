/** Value of `format` in an export file. */
export const EXPORT_FORMAT = 'mingshu-export'
/** Value of `version` in an export file; increased when older apps cannot read the new format. */
export const EXPORT_VERSION = 1
/** Maximum bytes of an encrypted file: a device encrypts and decrypts it in memory. */
export const ENCRYPTED_MAX_BYTES = 200_000_000

/** Parts missing in an export created on a device: those too large for it, and those that only the server has. */
export const OMITTED_FROM_DEVICE_EXPORT = [
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
