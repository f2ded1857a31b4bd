import { useLingui } from '@lingui/react/macro'
import { BRANCHES } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import type { ChartWithReceipt } from './use-chart.ts'
import { usePillarChangeMessages } from './use-change-messages.ts'

/** Returns the branch of the double-hour that contains a clock time (`YYYY-MM-DDTHH:mm:ss`). */
function hourBranchOf(clock: string) {
  return BRANCHES[Math.floor((Number(clock.slice(11, 13)) + 1) / 2) % 12]!
}

/**
 * Returns a text per switch: `clock` on the effect of the other clock, `zi` on the current hour of day change and the effect of the other.
 */
export function useRuleSwitchMessages({ chart, receipt }: ChartWithReceipt): { clock: string; zi: string } {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const clocks = createClockFormatter(messages)
  const { changesText } = usePillarChangeMessages()
  const { otherClock, otherZi, zi } = receipt

  function clockEffect(): string {
    if (otherClock.differs.length > 0) return changesText(otherClock)
    const hour = branchTextOf(_, hourBranchOf(otherClock.clock))
    return t`仍是${hour}时，四柱不变`
  }
  function clockLine(): string {
    if (!chart.pillars.hour && otherClock.differs.length === 0)
      return otherClock.solarTime ? t`改用真太阳时，正午的三柱不变，别的时辰可能变` : t`改用钟表，正午的三柱不变，别的时辰可能变`
    const clock = clocks.hourMinute(otherClock.clock)
    const effect = clockEffect()
    return otherClock.solarTime ? t`改用真太阳时 ${clock}，${effect}` : t`改用钟表 ${clock}，${effect}`
  }
  function ziLine(): string {
    const [late, midnight] = [clocks.fullHour(23), clocks.fullHour(0)]
    const turn = zi === '23' ? late : midnight
    if (otherZi.differs.length === 0 && !chart.pillars.hour)
      return t`现为 ${turn} 换日，时辰未详：此盘的钟在 ${late} 到 ${midnight} 之间才受影响`
    if (otherZi.differs.length === 0) return t`现为 ${turn} 换日，此盘不受影响`
    const changes = changesText(otherZi)
    return zi === '23' ? t`现为 ${turn} 换日，打开后${changes}` : t`现为 ${turn} 换日，关上后${changes}`
  }
  return { clock: clockLine(), zi: ziLine() }
}
