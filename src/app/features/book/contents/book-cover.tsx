import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { elementOfStem, ganzhiOfText } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { BookDrawing } from '../../../art/book.tsx'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { archivePillarsOf } from '../../../session/archives.ts'
import { ELEMENT_LABELS } from '../../../terms/elements.ts'
import { branchTextOf, stemTextOf } from '../../../terms/stems-branches.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { formatShortLunarDate } from '../../../terms/lunar.ts'
import classes from './book-cover.module.css'
import { useLunarBirth } from '../../../calendar/use-almanac.ts'

/** Matches names that fit on the vertical title slip: up to four Chinese characters. */
const SLIP_NAME = /^\p{Script=Han}{1,4}$/u

/** Book cover with the owner's day master, pillars, birth date and birthplace. */
export function BookCover({ archive, children }: { archive: ListedArchive; children: ReactNode }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const isDesktop = useIsDesktop()
  const { isVertical, hanTag } = writingSystems[locale]
  const { user_name } = archive
  const pillars = archivePillarsOf(archive)
  const [stem, branch] = [ganzhiOfText(archive.day_ganzhi)!.stem, ganzhiOfText(archive.month_ganzhi)!.branch]
  const element = elementOfStem(stem)
  const [day, quality] = [stemTextOf(_, stem), _(ELEMENT_LABELS[element])]
  const master = t({ message: `${day}${quality}`, context: 'cover' })
  const animal = branchTextOf(_, branch)
  return (
    <div className={classes.root}>
      <span className={classes.book}>
        <BookDrawing
          title={t({ message: '命书', context: 'product' })}
          name={SLIP_NAME.test(user_name) ? user_name : ''}
          element={element}
          latin={!isVertical}
          {...(isDesktop && { width: 236, height: 330 })}
        />
      </span>
      <div className={classes.words}>
        <h1 className={classes.master}>
          <span className="visually-hidden">{t`${user_name}的命书`} </span>
          <Trans>
            {master} <em>生于{animal}月</em>
          </Trans>
        </h1>
        <p className={classes.pillars} lang={hanTag}>
          {pillars.map((pillar, place) => (
            // oxlint-disable-next-line no-array-index-key -- four pillars in a fixed order
            <span key={place}>{pillar || '—'}</span>
          ))}
        </p>
        <BirthLine archive={archive} />
        {children}
      </div>
    </div>
  )
}

/** Shows birth date and place; the date is lunar for readers of Chinese, otherwise Gregorian. */
function BirthLine({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const when = useBirthText(archive)
  const { user_name, gender, place_name } = archive
  const isRead = writingSystems[locale].readsHan
  const who = isRead ? (gender === '1' ? t`男` : t`女`) : user_name
  return <p className={classes.birth}>{[who, when, place_name[locale]].filter(Boolean).join(' · ')}</p>
}

function useBirthText({ birthday, hour_unknown, hour_ganzhi }: ListedArchive): string | undefined {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const lunar = useLunarBirth(birthday)
  const clocks = createClockFormatter(messages)
  const [date, clock] = [clocks.date(birthday), clocks.hourMinute(birthday)]
  if (!writingSystems[locale].readsHan) return hour_unknown ? date : t({ message: `${date} ${clock}`, context: 'date and clock' })
  const day = lunar && formatShortLunarDate(_, lunar)
  if (!day || !hour_ganzhi) return day
  const hour = branchTextOf(_, ganzhiOfText(hour_ganzhi)!.branch)
  return t({ message: `${day}${hour}时`, context: 'cover' })
}
