import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ConfigChange } from '#contract/settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { settingLabels } from './setting-row.tsx'
import { parsePastedSettings } from './serialize-settings.ts'
import classes from './paste-sheet.module.css'

interface PasteSheetProps {
  opened: boolean
  onClose: () => void
  /** Invalid clipboard text to start from. */
  initialText: string
  onPasted: (change: ConfigChange) => Promise<void>
}

/** Sheet to paste settings as text. Errors are listed and nothing is applied until all are fixed. */
export function PasteSheet({ opened, onClose, initialText, onPasted }: PasteSheetProps) {
  const { t } = useLingui()
  const [text, setText] = useState(initialText)
  const [isTried, setIsTried] = useState(initialText !== '')
  const errors = usePasteErrors(isTried ? text : undefined)
  const [field, errorsId] = [useId(), useId()]
  async function applyText() {
    const pasted = parsePastedSettings(text)
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
        aria-invalid={errors.length > 0}
        aria-describedby={errorsId}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div id={errorsId} role="status" className={classes.faults}>
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
      <Button fullWidth disabled={text.trim() === ''} onClick={() => void applyText()}>{t`换成这些设置`}</Button>
    </Sheet>
  )
}

/** Error sentences for a settings text; empty without a text. */
function usePasteErrors(text: string | undefined): string[] {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const pasted = text === undefined ? undefined : parsePastedSettings(text)
  if (!pasted || pasted.kind === 'change') return []
  if (pasted.kind === 'foreign') return [t`这段文字不是复制来的设置，什么都没有改。`]
  const { listSeparator } = writingSystems[locale]
  const unknown = pasted.unknown.join(listSeparator)
  const bad = pasted.bad.map((name) => `${_(settingLabels[name].name)} ${name}`).join(listSeparator)
  return [...(unknown ? [t`没有这样的设置：${unknown}。`] : []), ...(bad ? [t`值不对的设置：${bad}。`] : []), t`改好之前，什么都不会换。`]
}
