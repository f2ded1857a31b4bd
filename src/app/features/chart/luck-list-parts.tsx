import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Chart, LuckPillar } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { formatLuckStart } from '../../terms/luck-start.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import classes from './luck-cycles.module.css'
import type { LuckTimesProps } from './luck-times.tsx'

/** Formats the age at which luck starts, and the current cycle: 七岁三月起运 · 行甲申. */
export function useLuckNote({ luck }: Chart, present: LuckPillar | null, now: string): string {
  const { t } = useLingui()
  const { _ } = useMessages()
  const start = formatLuckStart(_, luck)
  if (present) {
    const pair = pairTextOf(_, present)
    return t`${start} · 行${pair}`
  }
  return now.slice(0, 10) < luck.startDate ? t`${start} · 尚未起运` : start
}

/** Note on how uncertain the start of luck is for an unknown hour; `days`: possible deviation, 0 renders nothing. */
export function LuckUncertaintyNote({ days, isMonthOpen }: { days: number; isMonthOpen: boolean }) {
  const { t } = useLingui()
  if (days === 0) return null
  const months = Math.round(days / 30)
  return (
    <p className={classes.foot}>
      {isMonthOpen ? t`时辰未详，当天又逢交节，起运的岁数和各步大运都可能不同。` : t`时辰未详，起运可能早或晚 ${months} 个月。`}
    </p>
  )
}

/** Returns a ref for the list of luck cycles; scrolls the list to the current cycle on mount. */
export function useScrollToPresent() {
  const strip = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const present = strip.current?.querySelector<HTMLElement>('[data-present]')
    if (strip.current && present) strip.current.scrollLeft = present.offsetLeft - present.offsetWidth * 2
  }, [])
  return strip
}

/** Start times of the luck cycles, and the years before luck; lazy, because the first view does not need them. */
export const LazyLuckTimes = lazyComponent<LuckTimesProps>(() => import('./luck-times.tsx').then((file) => file.LuckTimesSection))
