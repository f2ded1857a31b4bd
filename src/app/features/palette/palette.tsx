import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { Plural, useLingui, Trans } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { recordRecentDestination } from '#device/settings/recent-destinations.ts'
import { useUserId } from '../../session/session.ts'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useComboboxKeys } from '../../ui/use-combobox-keys.ts'
import { useModalDialog } from '../../ui/use-modal-dialog.ts'
import type { PaletteEntry } from './entry.ts'
import { EntryRow } from './entry-row.tsx'
import { usePaletteEntries } from './use-palette-entries.ts'
import classes from './palette.module.css'

const ROW = 'palette-row-'
const LIST = 'palette-rows'

interface PaletteProps {
  /** Entries for the app's pages and global actions. */
  pages: readonly PaletteEntry[]
  onClose: () => void
}

/** Command palette: finds entries by name, all from data on this device. */
export function CommandPalette({ pages, onClose }: PaletteProps) {
  const { t } = useLingui()
  const userId = useUserId()
  const [dialog, field] = useModalDialog<HTMLInputElement>()
  const [typed, setTyped] = useState('')
  const entries = usePaletteEntries(pages, typed)
  const rows = entries ?? []
  const isFound = rows.length > 0
  useCloseOnBack(true, onClose)

  function follow(entry: PaletteEntry, go: () => void) {
    // The list of recent entries is optional, so a failed write is ignored.
    recordRecentDestination(userId, entry.id).catch(() => undefined)
    onClose()
    go()
  }
  function choose(entry: PaletteEntry) {
    // A setting changes in place; its row shows the new value.
    if (entry.openPage) entry.open()
    else follow(entry, entry.open)
  }
  const { row, activeId, setActive, onKeyDown } = useComboboxKeys({
    idPrefix: ROW,
    size: rows.length,
    isOpen: true,
    onOpen: () => undefined,
    onClose,
    onChoose: (at) => choose(rows[at]!),
  })
  function onFieldKeyDown(event: KeyboardEvent) {
    const entry = rows[row]
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing || !entry) return onKeyDown(event)
    event.preventDefault()
    follow(entry, entry.openPage ?? entry.open)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a tap beside it does what Escape does
    <dialog
      ref={dialog}
      className={classes.root}
      aria-label={t`查找`}
      onCancel={onClose}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      onClick={({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()}
    >
      <div className={classes.box}>
        <div className={classes.line}>
          <MagnifyingGlass size={20} weight="light" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={t`查找`}
            aria-expanded={isFound}
            aria-controls={isFound ? LIST : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            placeholder={t`页面、档案、日子、设置、术语、对话、笔记、书里的话`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onKeyDown={onFieldKeyDown}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setActive(0)
            }}
          />
          <IconButton label={t`关闭`} onClick={onClose}>
            <X size={22} weight="light" />
          </IconButton>
        </div>
        {isFound && (
          <ul id={LIST} role="listbox" aria-label={t`找到的`} className={classes.list}>
            {rows.map((entry, at) => (
              <EntryRow
                key={entry.id}
                id={`${ROW}${at}`}
                entry={entry}
                isActive={at === row}
                onHover={() => setActive(at)}
                onChoose={() => choose(entry)}
              />
            ))}
          </ul>
        )}
        <p className={isFound ? 'visually-hidden' : classes.none} role="status">
          {entries && (isFound ? <Plural value={rows.length} other="# 条" /> : t`没有找到。换几个字再试。`)}
        </p>
        <PaletteKeyHints hasPage={rows[row]?.openPage !== undefined} />
      </div>
    </dialog>
  )
}

/** Key hints of the palette. */
function PaletteKeyHints({ hasPage }: { hasPage: boolean }) {
  return (
    <p className={classes.foot}>
      <span>
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> 选
        </Trans>
      </span>
      <span>
        {hasPage ? (
          <Trans>
            <kbd>Enter</kbd> 改
          </Trans>
        ) : (
          <Trans>
            <kbd>Enter</kbd> 打开
          </Trans>
        )}
      </span>
      {hasPage && (
        <span>
          <Trans>
            <kbd>Shift</kbd> <kbd>Enter</kbd> 到设置页
          </Trans>
        </span>
      )}
      <span>
        <Trans>
          <kbd>Esc</kbd> 关闭
        </Trans>
      </span>
    </p>
  )
}
