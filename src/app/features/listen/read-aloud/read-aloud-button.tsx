import { useLingui } from '@lingui/react/macro'
import { Headphones } from '@phosphor-icons/react/dist/csr/Headphones'
import { useStore } from '../../../live/external-store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { readAloudState, stopAloud, startReadAloud } from './read-aloud.ts'
import { primeSpeech } from './speech.ts'

/** Starts or stops reading a card aloud with a device voice. */
export function ReadAloudButton({ cardId }: { cardId: string }) {
  const { t } = useLingui()
  const isOn = useStore(readAloudState, ({ state }) => state !== 'off')
  function toggle() {
    if (isOn) return stopAloud()
    primeSpeech()
    startReadAloud(cardId)
  }
  return (
    <IconButton label={isOn ? t`停止朗读` : t`朗读`} aria-pressed={isOn} onClick={toggle}>
      <Headphones size={24} weight={isOn ? 'fill' : 'light'} />
    </IconButton>
  )
}
