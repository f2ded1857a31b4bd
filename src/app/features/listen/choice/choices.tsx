import { useLingui } from '@lingui/react/macro'
import { changeListeningChoice, PACES, readListeningChoice, defaultChoice } from '#device/audio/listening-choice.ts'
import { useLive } from '../../../live/use-live.ts'
import { useStore } from '../../../live/external-store.ts'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import classes from './choices.module.css'
import { chooseSleep, sleep, SLEEPS, type Sleep } from './sleep.ts'

/** How this device reads aloud. Live. */
export function useListeningChoice() {
  return useLive(readListeningChoice) ?? defaultChoice
}

/** How fast it is read. */
export function PaceChoice() {
  const { t } = useLingui()
  const { pace } = useListeningChoice()
  const options = PACES.map((value) => ({ value: value as number, text: `${value}×` }))
  const choose = (next: number) => void changeListeningChoice({ pace: next })
  return <ChoiceGroup legend={t`语速`} options={options} chosen={pace} onChoose={choose} variant="joined" className={classes.root} />
}

/** When it falls silent by itself. */
export function SleepChoice({ end, pause }: { end: string; pause: () => void }) {
  const { t } = useLingui()
  const chosen = useStore(sleep, (choice) => choice)
  const options = [
    { value: 'never' as Sleep, text: t`不停` },
    ...SLEEPS.map((value) => ({ value, text: value === 'end' ? end : t`${value} 分钟` })),
  ]
  const choose = (next: Sleep) => chooseSleep(next, pause)
  return <ChoiceGroup legend={t`定时停下`} options={options} chosen={chosen} onChoose={choose} variant="joined" className={classes.root} />
}
