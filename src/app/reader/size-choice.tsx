import { useLingui } from '@lingui/react/macro'
import { READER_SIZES } from '#contract/settings.ts'
import { useSettings } from '../appearance/use-settings.ts'
import { useChangeSettings } from '../ui/use-change-settings.ts'
import classes from './size-choice.module.css'

/** Five sizes of the text, from small to large. */
export function SizeChoice() {
  const { t } = useLingui()
  const { readerSize } = useSettings()
  const change = useChangeSettings()
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{t`字号`}</legend>
      {READER_SIZES.map((size) => (
        <label key={size} className={classes.size}>
          <input
            type="radio"
            name="reader-size"
            className="visually-hidden"
            aria-label={t`字号 ${size}`}
            checked={size === readerSize}
            onChange={() => void change({ readerSize: size })}
          />
          <span aria-hidden="true" data-size={size}>
            Aa
          </span>
        </label>
      ))}
    </fieldset>
  )
}
