import { NumberInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { LuckElsewhere } from '#bazi/index.ts'
import classes from './other-chart.module.css'

interface LuckFieldsProps {
  luck: LuckElsewhere
  onChange: (luck: LuckElsewhere) => void
}

/** Fields for the start of luck as shown by the other app; it decides between explanations that fit the pillars equally. */
export function LuckFields({ luck, onChange }: LuckFieldsProps) {
  const { t } = useLingui()
  const field = (part: 'years' | 'months' | 'days', label: string, max: number) => (
    <NumberInput
      label={label}
      value={luck[part] ?? ''}
      min={0}
      max={max}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      onChange={(value) => {
        const { [part]: _old, ...others } = luck
        onChange(typeof value === 'number' ? { ...others, [part]: value } : others)
      }}
    />
  )
  return (
    <fieldset className={classes.luck}>
      <legend>{t`那边写的起运（可不填）`}</legend>
      {field('years', t`岁`, 11)}
      {field('months', t({ message: '个月', context: 'luck' }), 11)}
      {field('days', t({ message: '天', context: 'luck' }), 30)}
    </fieldset>
  )
}
