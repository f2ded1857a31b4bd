import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { LunarDate } from '#almanac/codes.ts'
import { type StemCode, tenGodOf } from '#bazi/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { BAND_LABELS } from '../../../terms/bands.ts'
import { formatLunarDate } from '../../../terms/lunar.ts'
import { formatDayPair, formatDayReason } from '../../../terms/month-texts.ts'
import { isDayLocked, type ShownDay, type ShownMonth } from './shown-month.ts'
import classes from './month-day-line.module.css'

interface MonthDayLineProps {
  shown: Pick<ShownMonth, 'dayStem'>
  day: ShownDay
  lunar?: LunarDate | undefined
  isToday?: boolean
  /** Title, such as the best day of the month; defaults to the counsel. */
  title?: ReactNode
}

/** A day in one line: counsel, reason and value, with a link to its page. A locked day links to the shop. */
export function MonthDayLine({ shown, day, lunar, isToday = false, title }: MonthDayLineProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { iso, date, pair, rating } = day
  const pairText = formatDayPair(_, pair)
  const counsel = useDayCounsel(day, shown.dayStem)
  if (!rating)
    return (
      <div className={classes.root} aria-live="polite">
        <span className={classes.day}>{date.day}</span>
        <span className={classes.words}>
          <span className={classes.title}>{pairText}</span>
          <span className={classes.detail}>
            {[lunar && formatLunarDate(_, lunar), isDayLocked(day) && t`在今天前后三十天以外，力量值随会员开放`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {isDayLocked(day) && (
          <Link to="/setting/shop" className={classes.way}>
            {t`看会员`}
          </Link>
        )}
      </div>
    )
  const band = _(BAND_LABELS[rating.band])
  return (
    <div aria-live="polite">
      <Link to="/fate/index" hash={isToday ? '' : iso} className={classes.root}>
        <span className={classes.day}>{date.day}</span>
        <span className={classes.words}>
          <span className={classes.title}>{title ?? (counsel || '\u00a0')}</span>
          <span className={classes.detail}>
            {[pairText, lunar && formatLunarDate(_, lunar), title && counsel ? counsel : band, formatDayReason(_, rating)]
              .filter(Boolean)
              .map((part, i) => (
                <span key={part}>
                  {i > 0 && ' · '}
                  {part}
                </span>
              ))}
          </span>
        </span>
        <span className="visually-hidden">{t`力量值`}</span>
        <span className={classes.score}>{rating.score}</span>
        <CaretRight data-forward="" size={18} weight="light" aria-hidden="true" className={classes.caret} />
      </Link>
    </div>
  )
}

type Lines = typeof import('../compute-day.ts')

let loadedLines: Lines | undefined

/** Short counsel for a day; empty until the chunk with the texts is loaded. */
function useDayCounsel({ date, pair, rating }: ShownDay, dayStem: StemCode): string {
  const { locale } = useMessages()
  const [lines, setLines] = useState(loadedLines)
  useEffect(() => {
    if (lines) return undefined
    let isMounted = true
    const store = (found: Lines) => {
      loadedLines = found
      if (isMounted) setLines(found)
    }
    // On failure the day still shows pair, reason and value.
    import('../compute-day.ts').then(store).catch(() => undefined)
    return () => void (isMounted = false)
  }, [lines])
  if (!lines || !rating) return ''
  return lines.getCounselText({ date, pair, tenGod: tenGodOf(dayStem, pair.stem), band: rating.band })[locale]
}
