import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { changeListeningSettings } from '#device/audio/listening-choice.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { PaceChoice, SleepChoice } from '../options/listening-options.tsx'
import { pauseReadAloud } from './read-aloud.ts'
import classes from './read-aloud-sheet.module.css'
import { formatVoiceName } from './voices.ts'

interface ReadAloudSheetProps {
  opened: boolean
  onClose: () => void
  found: readonly SpeechSynthesisVoice[]
  voice: SpeechSynthesisVoice | undefined
}

/** Read-aloud options: pace, sleep timer and voice, with the voices that need a network marked. */
export function ReadAloudSheet({ opened, onClose, found, voice }: ReadAloudSheetProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const name = useId()
  return (
    <Sheet opened={opened} onClose={onClose} title={t`声音与语速`} width={448}>
      <PaceChoice />
      <SleepChoice end={t`读完这一卡`} pause={pauseReadAloud} />
      <fieldset className={classes.voices}>
        <legend className={classes.legend}>{t`本机的声音`}</legend>
        {found.length === 0 && (
          <p
            className={classes.none}
          >{t`本机没有读这种语言的声音。在系统设置里添一个（辅助功能里的“朗读”或“文字转语音”），再回到这里。`}</p>
        )}
        {found.map((one) => (
          <label key={one.voiceURI} className={classes.voice}>
            <input
              type="radio"
              name={name}
              checked={one.voiceURI === voice?.voiceURI}
              onChange={() => void changeListeningSettings({ voices: { [locale]: one.voiceURI } })}
            />
            <span className={classes.name}>{formatVoiceName(one)}</span>
            <span className={classes.where}>{one.localService ? t`离线可用` : t`要联网`}</span>
          </label>
        ))}
      </fieldset>
      <p className={classes.note}>{t`声音由本机或浏览器提供，各台设备不同。选定的只记在本机。`}</p>
    </Sheet>
  )
}
