import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigChange } from '#contract/settings.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { undoSettingChange, useUndoCount } from '../../ui/setting-undo.ts'
import { toast } from '../../ui/toast.ts'
import { useChangeSettings } from '../../ui/use-change-settings.ts'
import { PasteSheet } from './paste-sheet.tsx'
import { appearanceSettingsOf, parsePastedSettings, serializeSettings } from './serialize-settings.ts'
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
      () => toast(t`复制成功`),
      () => toast(t`复制失败`),
    )
  }
  async function use(pasted: ConfigChange) {
    await change(pasted)
    toast(t`已换成粘贴的设置`)
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
      <PasteSheet key={found} opened={isPasting} onClose={() => onPasting(false)} initialText={found} onPasted={use} />
    </>
  )
  async function undo() {
    await undoSettingChange().catch(() => toast(t`保存失败`))
  }
}
