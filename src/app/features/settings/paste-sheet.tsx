import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ConfigChange } from '#contract/settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writings } from '../../language/writing.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { settingWords } from './setting-row.tsx'
import { pastedSettingsOf } from './settings-text.ts'
import classes from './paste-sheet.module.css'

interface PasteSheetProps {
  opened: boolean
  onClose: () => void
  /** What the clipboard held that could not be used as it is. */
  found: string
  onPasted: (change: ConfigChange) => Promise<void>
}

/** Settings as text, by hand. What is wrong is named, and then nothing of it is taken. */
export function PasteSheet({ opened, onClose, found, onPasted }: PasteSheetProps) {
  const { t } = useLingui()
  const [text, setText] = useState(found)
  const [isTried, setIsTried] = useState(found !== '')
  const faults = useFaults(isTried ? text : undefined)
  const [field, words] = [useId(), useId()]
  async function take() {
    const pasted = pastedSettingsOf(text)
    setIsTried(true)
    if (pasted.kind !== 'change') return
    onClose()
    await onPasted(pasted.change)
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={t`粘贴设置`} width={400}>
      <label htmlFor={field} className={classes.label}>{t`把复制来的设置粘贴在这里。`}</label>
      <textarea
        id={field}
        className={classes.field}
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        data-autofocus
        value={text}
        aria-invalid={faults.length > 0}
        aria-describedby={words}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div id={words} role="status" className={classes.faults}>
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <Button fullWidth disabled={text.trim() === ''} onClick={() => void take()}>{t`换成这些设置`}</Button>
    </Sheet>
  )
}

/** What keeps a text from being settings, in sentences; none without a text. */
function useFaults(text: string | undefined): string[] {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const pasted = text === undefined ? undefined : pastedSettingsOf(text)
  if (!pasted || pasted.kind === 'change') return []
  if (pasted.kind === 'foreign') return [t`这段文字不是复制来的设置，什么都没有改。`]
  const { listMark } = writings[locale]
  const unknown = pasted.unknown.join(listMark)
  const bad = pasted.bad.map((name) => `${_(settingWords[name].name)} ${name}`).join(listMark)
  return [...(unknown ? [t`没有这样的设置：${unknown}。`] : []), ...(bad ? [t`值不对的设置：${bad}。`] : []), t`改好之前，什么都不会换。`]
}
