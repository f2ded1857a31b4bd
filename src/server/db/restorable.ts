import { RESTORE_DAYS } from '#contract/archive.ts'

/** Archives that were removed before this moment are gone for good, whether or not they were purged yet. */
export const restorableSince = (now: number): number => now - RESTORE_DAYS * 86_400_000
