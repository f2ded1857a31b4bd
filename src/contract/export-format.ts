/** How a file of ours calls itself. */
export const EXPORT_FORMAT = 'mingshu-export'
/** Goes up when an older app could not read the file. */
export const EXPORT_VERSION = 1
