import { RESTORE_DAYS } from '#contract/archive.ts'

/** Returns the removal time (ms) up to which removed archives and conversations can no longer be restored, even if not purged yet. */
export const computeRestoreCutoff = (now: number): number => now - RESTORE_DAYS * 86_400_000
