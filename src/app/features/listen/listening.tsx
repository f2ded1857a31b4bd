import { useLingui } from '@lingui/react/macro'
import { Headphones } from '@phosphor-icons/react/dist/csr/Headphones'
import type { ListeningComponents, ListeningBarProps } from '../../reader/listening.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useStore } from '../../live/external-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { readAloudState, stopReadAloud, requestReadAloud } from './read-aloud/read-aloud.ts'
import { unlockSpeech } from './read-aloud/speech.ts'

/** Read-aloud slot of the reader; the bar is a lazy chunk loaded when the page is idle. */
export const listeningParts: ListeningComponents = {
  Button: ReadAloudButton,
  Bar: lazyComponent<ListeningBarProps>(() => import('./listening-bar.tsx').then((file) => file.ListeningBar)),
}

/** Starts or stops reading a card aloud with a device voice. */
function ReadAloudButton({ cardId }: { cardId: string }) {
  const { t } = useLingui()
  const isOn = useStore(readAloudState, ({ state }) => state !== 'off')
  function toggle() {
    if (isOn) return stopReadAloud()
    unlockSpeech()
    requestReadAloud(cardId)
  }
  return (
    <IconButton label={isOn ? t`停止朗读` : t`朗读`} aria-pressed={isOn} onClick={toggle}>
      <Headphones size={24} weight={isOn ? 'fill' : 'light'} />
    </IconButton>
  )
}
