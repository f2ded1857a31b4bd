import { useLingui } from '@lingui/react/macro'
import { READER_SIZES } from '#contract/settings.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { useChangeSettings } from '../ui/use-change-settings.ts'
import classes from './size-choice.module.css'

/** Choice of five text sizes, small to large. */
export function SizeChoice() {
  const { t } = useLingui()
  const { readerSize } = useSettings()
  const change = useChangeSettings()
  const options = READER_SIZES.map((size) => ({
    value: size,
    label: t`字号 ${size}`,
    text: (
      <span aria-hidden="true" className={classes.size} data-size={size}>
        Aa
      </span>
    ),
  }))
  return (
    <ChoiceGroup
      legend={t`字号`}
      options={options}
      chosen={readerSize}
      onChoose={(size) => void change({ readerSize: size })}
      variant="joined"
      className={classes.root}
    />
  )
}
