import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState, useId } from 'react'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigValues } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { undoSettingChange, useUndoCount, useChangeSettings } from '../../ui/use-change-settings.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { appearanceSettingsOf, parsePastedSettings, serializeSettings } from './serialize-settings.ts'
import { settingLabels } from './setting-row.tsx'
import classes from './setting-tools.module.css'

interface SettingToolsProps {
  /** Whether the paste sheet is open. */
  isPasting: boolean
  onPasting: (isPasting: boolean) => void
}

/** Buttons for undo, reset, and copying or pasting settings as text. */
export function SettingTools({ isPasting, onPasting }: SettingToolsProps) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const settings = useSettings()
  const change = useChangeSettings()
  const stepCount = useUndoCount()
  const [found, setFound] = useState('')

  async function reset() {
    const consequence = t`外观、布局与阅读都回到最初的样子，语言与提醒不变。可以撤销。`
    if (await confirm({ title: t`恢复默认设置？`, consequence, action: t`恢复默认` })) await change(appearanceSettingsOf(defaultSettings))
  }
  async function copy() {
    await navigator.clipboard.writeText(serializeSettings(settings)).then(
      () => showToast(t`复制成功`),
      () => showToast(t`复制失败`),
    )
  }
  async function use(pasted: ConfigValues) {
    await change(pasted)
    showToast(t`已换成粘贴的设置`)
  }
  async function paste() {
    // Browsers without clipboard read access (Firefox before 125, or denied) get the paste sheet.
    const text = (await navigator.clipboard.readText?.().catch(() => '')) ?? ''
    const pasted = parsePastedSettings(text)
    if (pasted.kind === 'change') return use(pasted.change)
    setFound(pasted.kind === 'wrong' ? text : '')
    onPasting(true)
  }
  return (
    <>
      <div className={classes.root}>
        <Button variant="default" size="compact-md" disabled={stepCount === 0} onClick={() => void undo()}>{t`撤销`}</Button>
        <Button variant="default" size="compact-md" onClick={() => void reset()}>{t`恢复默认`}</Button>
        <Button variant="default" size="compact-md" onClick={() => void copy()}>{t`复制设置`}</Button>
        <Button variant="default" size="compact-md" onClick={() => void paste()}>{t`粘贴设置`}</Button>
      </div>
      <PasteSettingsSheet key={found} opened={isPasting} onClose={() => onPasting(false)} initialText={found} onPasted={use} />
    </>
  )
  async function undo() {
    await undoSettingChange().catch(() => showToast(t`保存失败`))
  }
}

interface PasteSheetProps {
  opened: boolean
  onClose: () => void
  /** Invalid clipboard text to start from. */
  initialText: string
  onPasted: (change: ConfigValues) => Promise<void>
}

/** Sheet to paste settings as text. Errors are listed and nothing is applied until all are fixed. */
function PasteSettingsSheet({ opened, onClose, initialText, onPasted }: PasteSheetProps) {
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
