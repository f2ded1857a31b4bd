import { useEffect } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { deleteOtherDaySnapshot, storeDaySnapshot } from '#device/documents/day-picture.ts'
import type { DayFortune } from '#device/documents/fortunes.ts'
import { useResolvedMode } from '../../appearance/appearance.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { runWhenIdle } from '../../browser/when-idle.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { formatArchivePillars } from './day-fortunes.ts'

/** Time in ms until the entry animations have ended. */
const SETTLED_MS = 1500

/** Returns a key of the archive that a picture shows. */
function subjectKeyOf(archive: ListedArchive): string {
  return JSON.stringify([archive.archive_id, archive.user_name, formatArchivePillars(archive)])
}

/** Returns a key of language, theme mode and settings; `public/boot.js` uses a stored picture only if its key is the current one. */
function useAppearanceKey(): string {
  return [useMessages().locale, useResolvedMode(), ...Object.values(useSettings())].join(' ')
}

/** Returns the media query of the current layout range, between two breakpoints: within it the page looks the same. */
function currentMediaQuery(): string {
  const edges = [0, 768, 1024, 100_000]
  const at = edges.findLastIndex((edge) => innerWidth >= edge)
  return `(min-width: ${edges[at]}px) and (max-width: ${edges[at + 1]! - 0.02}px)`
}

export interface DaySnapshotWriterProps {
  archive: ListedArchive
  shown: DayFortune | undefined
}

/** Component that renders nothing; stores a picture of the rendered page with today's result, for the next cold start. */
export function DaySnapshotWriter({ archive, shown }: DaySnapshotWriterProps): null {
  const userId = useUserId()
  const { locale } = useMessages()
  const appearanceKey = useAppearanceKey()
  const about = subjectKeyOf(archive)
  const date = shown?.date
  useEffect(() => {
    if (date === undefined) return
    const storePicture = async (): Promise<void> => {
      const { capturePageSnapshot } = await import('../../browser/page-picture.ts')
      // A scrolled page differs from a fresh start, so wait until the user scrolls back.
      if (scrollY > 0) return addEventListener('scrollend', tryStorePicture, { once: true })
      const root = document.getElementById('root')
      const picture = root && capturePageSnapshot(root, locale)
      if (picture && isWanted) await storeDaySnapshot(userId, { ...picture, date, about, dress: appearanceKey, media: currentMediaQuery() })
    }
    // Ignores a failed import or a log-out: the next start then merely has no picture.
    const tryStorePicture = () => void storePicture().catch(() => undefined)
    let isWanted = true
    const timer = setTimeout(() => runWhenIdle(tryStorePicture), SETTLED_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
      removeEventListener('scrollend', tryStorePicture)
    }
  }, [userId, about, appearanceKey, date, locale])
  return null
}

/** Component that renders nothing; deletes a stored picture of another archive or appearance. */
export function DaySnapshotPruner(): null {
  const userId = useUserId()
  const archive = useFortuneArchive()
  const appearanceKey = useAppearanceKey()
  const about = archive && subjectKeyOf(archive)
  useEffect(() => {
    // Ignores the error of a log-out, which deletes the whole database.
    if (about) deleteOtherDaySnapshot(userId, { about, dress: appearanceKey }).catch(() => undefined)
  }, [userId, about, appearanceKey])
  return null
}
