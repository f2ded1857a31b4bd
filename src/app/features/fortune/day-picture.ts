import { useEffect } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { dropOtherDayPicture, storeDayPicture } from '#device/documents/day-picture.ts'
import type { DayFortune } from '#device/documents/fortunes.ts'
import { useResolvedMode } from '../../appearance/appearance.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { ganzhiTextOf } from './day-fortunes.ts'

/** The sun has risen and the value is counted by then. */
const SETTLED_MS = 1500

/** Whom a picture shows. */
function aboutOf(archive: ListedArchive): string {
  return JSON.stringify([archive.archive_id, archive.user_name, ganzhiTextOf(archive)])
}

/** What `public/boot.js` compares with: language, mode and every setting as it was kept for the next start. */
function useDress(): string {
  return [useMessages().locale, useResolvedMode(), ...Object.values(useSettings())].join(' ')
}

/** Screens between two changes of the layout show the same page. */
function mediaNow(): string {
  const edges = [0, 768, 1024, 100_000]
  const at = edges.findLastIndex((edge) => innerWidth >= edge)
  return `(min-width: ${edges[at]}px) and (max-width: ${edges[at + 1]! - 0.02}px)`
}

export interface DayPictureProps {
  archive: ListedArchive
  shown: DayFortune | undefined
}

/** Keeps the page as it stands with today's result, for the next cold start. */
export function DayPicture({ archive, shown }: DayPictureProps): null {
  const userId = useUserId()
  const { locale } = useMessages()
  const dress = useDress()
  const about = aboutOf(archive)
  const date = shown?.date
  useEffect(() => {
    if (date === undefined) return
    const keep = async (): Promise<void> => {
      const { pagePictureOf } = await import('../../browser/page-picture.ts')
      // What has been scrolled away would not stand where it does at a start.
      if (scrollY > 0) return addEventListener('scrollend', keepAgain, { once: true })
      const root = document.getElementById('root')
      const picture = root && pagePictureOf(root, locale)
      if (picture && isWanted) await storeDayPicture(userId, { ...picture, date, about, dress, media: mediaNow() })
    }
    // A file that cannot be had, or a log-out meanwhile, leaves the next start without a picture, no more.
    const keepAgain = () => void keep().catch(() => undefined)
    let isWanted = true
    const timer = setTimeout(() => whenIdle(keepAgain), SETTLED_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
      removeEventListener('scrollend', keepAgain)
    }
  }, [userId, about, dress, date, locale])
  return null
}

/** Whoever the app is about now, and in which dress: a picture of anybody or anything else goes. */
export function DayPictureFollower(): null {
  const userId = useUserId()
  const archive = useFortuneArchive()
  const dress = useDress()
  const about = archive && aboutOf(archive)
  useEffect(() => {
    // At a log-out the whole database goes.
    if (about) dropOtherDayPicture(userId, { about, dress }).catch(() => undefined)
  }, [userId, about, dress])
  return null
}
