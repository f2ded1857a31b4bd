import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FIRST_DAY, LAST_DAY } from '../../calendar/almanac-days.ts'
import classes from './jump-field.module.css'

/** The date that is shown, to be typed over or picked anew. What is half typed waits until it is a day of the almanac. */
export function JumpField({ iso, onTurn }: { iso: string; onTurn: (iso: string) => void }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState({ of: iso, text: iso })
  return (
    <input
      type="date"
      className={classes.root}
      aria-label={t`日期`}
      min={FIRST_DAY}
      max={LAST_DAY}
      required
      value={draft.of === iso ? draft.text : iso}
      onChange={({ currentTarget: { value, validity } }) => {
        const isDay = value !== '' && validity.valid
        setDraft({ of: isDay ? value : iso, text: value })
        if (isDay) onTurn(value)
      }}
      onBlur={() => setDraft({ of: iso, text: iso })}
    />
  )
}
