import { Switch } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Archive } from '#contract/archive.ts'
import classes from './receipt-sheet.module.css'
import type { ChartWithReceipt } from './use-chart.ts'
import { useStoreCastChoices } from './use-cast-edit.ts'
import { useRuleSwitchMessages } from './use-switch-messages.ts'

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
