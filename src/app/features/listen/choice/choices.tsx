import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { changeListeningChoice, PACES, readListeningChoice, defaultChoice } from '#device/audio/listening-choice.ts'
import { useLive } from '../../../live/use-live.ts'
import { useStore } from '../../../live/external-store.ts'
import classes from './choices.module.css'
import { chooseSleep, sleep, SLEEPS, type Sleep } from './sleep.ts'

/** How this device reads aloud. Live. */
export function useListeningChoice() {
  return useLive(readListeningChoice) ?? defaultChoice
}

interface Option<V> {
  readonly value: V
  readonly text: string
}

interface PickProps<V> {
  legend: string
  options: readonly Option<V>[]
  chosen: V
  onChoose: (value: V) => void
}

/** One of a few, side by side. */
function Pick<V extends string | number>({ legend, options, chosen, onChoose }: PickProps<V>) {
  const name = useId()
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      {options.map(({ value, text }) => (
        <label key={value} className={classes.option}>
          <input type="radio" name={name} className="visually-hidden" checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

/** How fast it is read. */
export function PaceChoice() {
  const { t } = useLingui()
  const { pace } = useListeningChoice()
  const options = PACES.map((value) => ({ value: value as number, text: `${value}×` }))
  return <Pick legend={t`语速`} options={options} chosen={pace} onChoose={(next) => void changeListeningChoice({ pace: next })} />
}

/** When it falls silent by itself. */
export function SleepChoice({ end, pause }: { end: string; pause: () => void }) {
  const { t } = useLingui()
  const chosen = useStore(sleep, (choice) => choice)
  const options: Option<Sleep>[] = [
    { value: 'never', text: t`不停` },
    ...SLEEPS.map((value) => ({ value, text: value === 'end' ? end : t`${value} 分钟` })),
  ]
  return <Pick legend={t`定时停下`} options={options} chosen={chosen} onChoose={(next) => chooseSleep(next, pause)} />
}
