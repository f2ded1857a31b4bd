import { useLingui } from '@lingui/react/macro'
import { ganzhiOfText } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useLunarBirth } from '../../../calendar/use-lunar-birth.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { formatShortLunarDate } from '../../../terms/lunar.ts'
import { branchTextOf } from '../../../terms/stems-branches.ts'
import classes from './cover.module.css'

/** Shows birth date and place; the date is lunar for readers of Chinese, otherwise Gregorian. */
export function BirthLine({ archive }: { archive: ListedArchive }) {
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
