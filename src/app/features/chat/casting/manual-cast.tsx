import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { HexagramDrawing } from '../../../art/hexagram.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { LINE_LABELS, LINE_PLACE_LABELS } from '../../../terms/hexagrams.ts'
import { Select } from '../../../ui/select.tsx'
import classes from './manual-cast.module.css'

const VALUES = [7, 8, 9, 6] as const
const START: readonly (number | undefined)[] = Array.from({ length: 6 }, () => undefined)

/** Form for throws of the user's own coins: per line, how many of the three coins show their back. */
export function ManualCast({ onCast, onBack }: { onCast: (cast: readonly number[]) => void; onBack: () => void }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const id = useId()
  const [values, setValues] = useState(START)
  const typed = values.slice(0, values.includes(undefined) ? values.indexOf(undefined) : 6).map(Number)
  // Each back counts three, each inscribed side two.
  const coins: Record<(typeof VALUES)[number], string> = { 7: t`一背两字`, 8: t`两背一字`, 9: t`三背`, 6: t`三字` }
  const choose = (place: number, value: number) => setValues(values.with(place, value || undefined))
  return (
    <>
      <p className={classes.lead}>{t`拿三枚铜钱，有字的一面为字，另一面为背。抛六次，从下往上记。`}</p>
      <div className={classes.lines}>
        {LINE_PLACE_LABELS.map((place, at) => (
          <div key={_(place)} className={classes.line}>
            <label htmlFor={`${id}-${at}`}>{_(place)}</label>
            <Select id={`${id}-${at}`} value={values[at] ?? ''} onChange={(event) => choose(at, Number(event.currentTarget.value))}>
              <option value="">{t`未记`}</option>
              {VALUES.map((value) => (
                <option key={value} value={value}>
                  {coins[value]} · {_(LINE_LABELS[value])}
                </option>
              ))}
            </Select>
          </div>
        ))}
        <HexagramDrawing
          lines={typed.map((value) => value % 2 === 1)}
          moving={typed.flatMap((value, i) => (value === 6 || value === 9 ? [i] : []))}
          width={84}
          className={classes.hexagram}
        />
      </div>
      <div className={classes.actions}>
        <Button fullWidth disabled={typed.length < 6} onClick={() => onCast(typed)}>{t`卦成，请断`}</Button>
        <Button variant="subtle" size="compact-md" onClick={onBack}>{t`改由本机抛`}</Button>
      </div>
    </>
  )
}
