import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import classes from './jump-field.module.css'

/** Date input; navigates once the typed value is a valid day of the almanac. */
export function DateJumpField({ iso, onShowDay }: { iso: string; onShowDay: (iso: string) => void }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState({ of: iso, text: iso })
  return (
    <input
      type="date"
      className={classes.root}
      aria-label={t`日期`}
      min={FIRST_ALMANAC_DAY}
      max={LAST_ALMANAC_DAY}
      required
      value={draft.of === iso ? draft.text : iso}
      onChange={({ currentTarget: { value, validity } }) => {
        const isDay = value !== '' && validity.valid
        setDraft({ of: isDay ? value : iso, text: value })
        if (isDay) onShowDay(value)
      }}
      onBlur={() => setDraft({ of: iso, text: iso })}
    />
  )
}
