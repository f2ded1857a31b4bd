import type { Podcast } from '#contract/podcast.ts'

/** All of it, in seconds, as far as it was spoken. */
export const lengthOf = ({ chapters }: Podcast): number => chapters.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)

/** All of it, in bytes. */
export const bytesOf = ({ chapters }: Podcast): number => chapters.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)

/** Chapters that are spoken. */
export const spokenOf = ({ chapters }: Podcast): number => chapters.filter(({ seconds }) => seconds !== null).length

/** Whole minutes, one at least. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))
