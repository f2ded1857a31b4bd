import { Switch } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Archive } from '#contract/archive.ts'
import { BRANCHES } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import classes from './receipt-sheet.module.css'
import type { ChartWithReceipt } from './use-chart.ts'
import { useStoreCastChoices } from './use-cast-edit.ts'
import { usePillarChangeMessages } from './use-change-messages.ts'

/** Switches for the two disputed rules, solar time and day change; they apply to this archive only. */
export function ReceiptSwitches({ archive, cast }: { archive: Archive; cast: ChartWithReceipt }) {
  const { t } = useLingui()
  const messages = useRuleSwitchMessages(cast)
  const change = useStoreCastChoices(archive)
  const { solar_time, zi } = archive
  return (
    <>
      <RuleSwitchRow
        label={t`日时用真太阳时`}
        effect={messages.clock}
        checked={solar_time}
        onChange={() => void change({ solar_time: !solar_time })}
      />
      <RuleSwitchRow
        label={t`晚子时不换日`}
        effect={messages.zi}
        checked={zi === '24'}
        onChange={() => void change({ zi: zi === '24' ? '23' : '24' })}
      />
    </>
  )
}

interface SwitchRowProps {
  label: string
  /** Text on what the other position would change in this chart. */
  effect: string
  checked: boolean
  onChange: () => void
}

/** Row with a switch for a rule and the effect of its other position. */
export function RuleSwitchRow({ label, effect, checked, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={classes.switchRow}>
      <label htmlFor={id}>
        <b>{label}</b>
        <small id={`${id}-effect`}>{effect}</small>
      </label>
      <Switch id={id} aria-describedby={`${id}-effect`} aria-label={label} checked={checked} onChange={onChange} />
    </div>
  )
}

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
