import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { useLingui } from '@lingui/react/macro'
import type { DayView } from '#readings/daily/index.ts'
import { withWords } from '../../language/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePassOn } from '../../ui/use-pass-on.ts'
import { useShareWords } from './use-share-words.ts'

/** Passes the day on as a picture, or as a text where none is taken. */
export function ShareButton({ view }: { view: DayView }) {
  const { t } = useLingui()
  const { words, text } = useShareWords(view)
  const { passOn } = usePassOn()

  async function pictureOf(): Promise<Blob> {
    const { dayCardOf } = await withWords(import('./day-card.ts'))
    return dayCardOf(view, words)
  }

  return (
    <IconButton label={t`分享今日`} onClick={() => void passOn(text, pictureOf)}>
      <Export size={24} weight="light" />
    </IconButton>
  )
}
