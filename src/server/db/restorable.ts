import { RESTORE_DAYS } from '#contract/archive.ts'

/** Archives removed before this time can no longer be restored, whether or not they were purged yet. */
export const restorableSince = (now: number): number => now - RESTORE_DAYS * 86_400_000
