import { useLingui } from '@lingui/react/macro'
import { Headphones } from '@phosphor-icons/react/dist/csr/Headphones'
import { useStore } from '../../../live/external-store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { aloud, endAloud, openAloud } from './aloud.ts'
import { primeSpeech } from './speaker.ts'

/** Has a card read by a voice of the device, or stops that. */
export function AloudButton({ cardId }: { cardId: string }) {
  const { t } = useLingui()
  const isOn = useStore(aloud, ({ state }) => state !== 'off')
  function toggle() {
    if (isOn) return endAloud()
    primeSpeech()
    openAloud(cardId)
  }
  return (
    <IconButton label={isOn ? t`停止朗读` : t`朗读`} aria-pressed={isOn} onClick={toggle}>
      <Headphones size={24} weight={isOn ? 'fill' : 'light'} />
    </IconButton>
  )
}
