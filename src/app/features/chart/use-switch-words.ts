import { useLingui } from '@lingui/react/macro'
import { BRANCHES } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { clockWords } from '../../terms/clock.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import type { CastArchive } from './use-chart.ts'
import { useChangeWords } from './use-change-words.ts'

/** The double-hour of a clock reading (`YYYY-MM-DDTHH:mm:ss`). */
function hourBranchOf(clock: string) {
  return BRANCHES[Math.floor((Number(clock.slice(11, 13)) + 1) / 2) % 12]!
}

/** What each switch would change in this chart, said before it is touched. */
export function useSwitchWords({ chart, receipt }: CastArchive): { clock: string; zi: string } {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const { changesText } = useChangeWords()
  const { otherClock, otherZi, zi } = receipt

  function clockEffect(): string {
    if (otherClock.differs.length > 0) return changesText(otherClock)
    const hour = branchTextOf(_, hourBranchOf(otherClock.clock))
    return t`仍是${hour}时，四柱不变`
  }
  function clockLine(): string {
    if (!chart.pillars.hour && otherClock.differs.length === 0)
      return otherClock.solarTime ? t`改用真太阳时，正午的三柱不变，别的时辰可能变` : t`改用钟表，正午的三柱不变，别的时辰可能变`
    const clock = clockWords[locale].hourMinute(otherClock.clock)
    const effect = clockEffect()
    return otherClock.solarTime ? t`改用真太阳时 ${clock}，${effect}` : t`改用钟表 ${clock}，${effect}`
  }
  function ziLine(): string {
    const turn = zi === '23' ? '23:00' : '0:00'
    if (otherZi.differs.length === 0 && !chart.pillars.hour) return t`现为 ${turn} 换日，时辰未详：此盘的钟在 23:00 到 0:00 之间才受影响`
    if (otherZi.differs.length === 0) return zi === '23' ? t`现为 23:00 换日，此盘不受影响` : t`现为 0:00 换日，此盘不受影响`
    const changes = changesText(otherZi)
    return zi === '23' ? t`现为 23:00 换日，打开后${changes}` : t`现为 0:00 换日，关上后${changes}`
  }
  return { clock: clockLine(), zi: ziLine() }
}
