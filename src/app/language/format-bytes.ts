/** Formats a size in bytes: 212 KB, 1.4 MB. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
