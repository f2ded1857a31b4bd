import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { DayReading } from '#readings/daily/index.ts'
import { useHasCoarsePointer } from '../../browser/use-is-wide.ts'
import { withMessages } from '../../language/i18n.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { useShare } from '../../ui/use-share.ts'
import { saveFile } from '../../browser/save-file.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { ACTIVITY_LABELS } from '../../terms/activities.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { formatShortLunarDate } from '../../terms/lunar.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { BAND_LABELS } from '../../terms/day-reading.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { ShareIconButton, shareIconElement } from './share-icon-button.tsx'
import type { DayCardText } from './day-card.ts'

export interface ShareDayButtonProps {
  view: DayReading
  /** Whether the button was tapped before this chunk was loaded. */
  isAsked: boolean
  onAsk: () => void
}

/** Shares the day as an image, or as text where images are not accepted; on a phone also as a lock screen image. */
export function ShareDayButton({ view, isAsked }: ShareDayButtonProps) {
  const { t } = useLingui()
  const isPhone = useHasCoarsePointer()
  const { cardText, shareText } = useDayShareContent(view)
  const { share } = useShare()
  const makeLockScreen = useShareLockScreen(view, cardText)

  async function pictureOf(): Promise<Blob> {
    const { drawDayCard } = await withMessages(import('./day-card.ts'))
    return drawDayCard(view, cardText)
  }
  const shareDay = () => share(shareText, pictureOf)
  const pendingShare = useRef(isAsked && !isPhone ? shareDay : undefined)
  useEffect(() => {
    pendingShare.current?.()
    pendingShare.current = undefined
  }, [])

  if (!isPhone) return <ShareIconButton onClick={shareDay} />
  const entries = [
    { label: t`分享这一天`, run: shareDay },
    { label: t`锁屏壁纸`, run: () => void makeLockScreen() },
  ]
  return <MoreMenu label={t`分享今日`} icon={shareIconElement} entries={entries} isOpenAtFirst={isAsked} />
}

/** Returns a function that draws a lock screen image and shares it, or downloads it where files cannot be shared. */
function useShareLockScreen(view: DayReading, text: DayCardText): () => Promise<void> {
  const { t } = useLingui()

  async function pictureOf(): Promise<File> {
    const { drawLockScreenImage: drawLockScreen, computeLockScreenSize: lockScreenSize } = await withMessages(import('./lock-screen.ts'))
    const picture = await drawLockScreen(view, text, lockScreenSize(screen, devicePixelRatio))
    return new File([picture], `mingshu-${formatIsoDate(view.date)}.png`, { type: picture.type })
  }

  return async () => {
    try {
      const file = await pictureOf()
      const save = () => {
        saveFile(file.name, file)
        showToast(t`壁纸已存到下载`)
      }
      if (!navigator.canShare?.({ files: [file] })) return save()
      // Ignores a dismissed share sheet; on any other error the picture is downloaded.
      await navigator.share({ files: [file] }).then(
        () => showToast(t`已分享`),
        (error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError')) save()
        },
      )
    } catch {
      showToast(t`壁纸没有做成`)
    }
  }
}

const chinese = (image: string, counsel: string) => `${image}，${counsel}。`

/** Joins image and counsel: to one sentence in Chinese; in English each is a sentence already. */
const sentences: Readonly<Record<Locale, (image: string, counsel: string) => string>> = {
  zh_CN: chinese,
  zh_TW: chinese,
  en_US: (image, counsel) => `${image} ${counsel}`,
}

/** Returns the texts for sharing a day, without the archive's name: for the card, and as plain text. */
function useDayShareContent(view: DayReading): { cardText: DayCardText; shareText: string } {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { score } = view
  const band = _(BAND_LABELS[view.band])
  const day = pairTextOf(_, view.pillars.day)
  const calendar = [t`${day}日`, view.lunar && formatShortLunarDate(_, view.lunar), view.solarTerm && _(SOLAR_TERM_LABELS[view.solarTerm])]
  const cardText: DayCardText = {
    date: [dateFormatters[locale].short(view.date), dateFormatters[locale].besideShort(view.date)].filter(Boolean).join(' '),
    calendar: calendar.filter(Boolean).join(' · '),
    image: view.said.image[locale],
    counsel: view.said.counsel[locale],
    power: `${t`力量值`} · ${band}`,
    lists: [
      { title: t({ message: '宜', context: 'list' }), isGood: true, items: view.do.map((code) => _(ACTIVITY_LABELS[code])) },
      { title: t({ message: '忌', context: 'list' }), isGood: false, items: view.dont.map((code) => _(ACTIVITY_LABELS[code])) },
    ].filter(({ items }) => items.length > 0),
    name: t({ message: '命书', context: 'product' }),
    note: t`仅供娱乐`,
    isUpright: writingSystems[locale].isVertical,
  }
  const { listSeparator, colon } = writingSystems[locale]
  const lines = [
    [cardText.date, cardText.calendar].join(' · '),
    sentences[locale](cardText.image, cardText.counsel),
    t`力量值 ${score}，${band}`,
    ...cardText.lists.map(({ title, items }) => `${title}${colon}${items.join(listSeparator)}`),
    t`命书，仅供娱乐`,
    location.origin,
  ]
  return { cardText, shareText: lines.join('\n') }
}
