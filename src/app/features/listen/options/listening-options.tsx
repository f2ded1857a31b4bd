import { useLingui } from '@lingui/react/macro'
import { changeListeningSettings, PLAYBACK_RATES, readListeningSettings, defaultListeningSettings } from '#device/audio/listening-choice.ts'
import { useLive } from '../../../live/use-live.ts'
import { useStore } from '../../../live/external-store.ts'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import classes from './listening-options.module.css'
import { setSleepTimer, sleepTimerSetting, SLEEP_CHOICES, type SleepSetting } from './sleep-timer.ts'

/** Returns the speech rate and voices stored on this device. Live query. */
export function useListeningChoice() {
  return useLive(readListeningSettings) ?? defaultListeningSettings
}

/** Choice of the speech rate. */
export function PaceChoice() {
  const { t } = useLingui()
  const { pace } = useListeningChoice()
  const options = PLAYBACK_RATES.map((value) => ({ value: value as number, text: `${value}×` }))
  const choose = (next: number) => void changeListeningSettings({ pace: next })
  return <ChoiceGroup legend={t`语速`} options={options} chosen={pace} onChoose={choose} variant="joined" className={classes.root} />
}

/** Choice of the sleep timer. */
export function SleepChoice({ end, pause }: { end: string; pause: () => void }) {
  const { t } = useLingui()
  const chosen = useStore(sleepTimerSetting, (choice) => choice)
  const options = [
    { value: 'never' as SleepSetting, text: t`不停` },
    ...SLEEP_CHOICES.map((value) => ({ value, text: value === 'end' ? end : t`${value} 分钟` })),
  ]
  const choose = (next: SleepSetting) => setSleepTimer(next, pause)
  return <ChoiceGroup legend={t`定时停下`} options={options} chosen={chosen} onChoose={choose} variant="joined" className={classes.root} />
}
