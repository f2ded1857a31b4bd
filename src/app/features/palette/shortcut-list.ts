import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasCommandKey } from '../../browser/has-command-key.ts'

interface Shortcut {
  /** Key caps in the order of pressing; `/` separates alternatives. */
  readonly keys: string
  readonly does: MessageDescriptor
  /** A single-character shortcut. */
  readonly isSingle?: true
}

interface ShortcutGroup {
  readonly where: MessageDescriptor
  readonly shortcuts: readonly Shortcut[]
}

/** Shortcuts of all pages; `shortcuts-sheet.tsx` lists them before those of single pages. */
export const GLOBAL_SHORTCUTS: readonly Shortcut[] = [
  { keys: hasCommandKey ? '⌘ K' : 'Ctrl K', does: msg`查找` },
  { keys: '?', does: msg`这张表`, isSingle: true },
]

export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    where: msg`查找里`,
    shortcuts: [
      { keys: '↑ / ↓', does: msg`上一条，下一条` },
      { keys: 'Enter', does: msg`打开这一条；是设置的，就地改` },
      { keys: 'Shift Enter', does: msg`打开设置所在的页` },
    ],
  },
  {
    where: msg`日运、月运、历书、命书`,
    shortcuts: [{ keys: '← / →', does: msg`前一天、前一月、前一页；后一天、后一月、后一页` }],
  },
  {
    where: msg`月历里`,
    shortcuts: [
      { keys: '← / → / ↑ / ↓', does: msg`相邻的日子` },
      { keys: 'Home / End', does: msg`一周的头尾` },
      { keys: 'PageUp / PageDown', does: msg`前一月，后一月` },
    ],
  },
  {
    where: msg`一年的日子图里`,
    shortcuts: [
      { keys: '← / → / ↑ / ↓', does: msg`相邻的日子与月份` },
      { keys: 'Home / End', does: msg`一月的头尾` },
      { keys: 'Ctrl Home / End', does: msg`一年的头尾` },
    ],
  },
  { where: msg`命盘里`, shortcuts: [{ keys: '← / → / ↑ / ↓', does: msg`相邻的一格` }] },
  {
    where: msg`写问题时`,
    shortcuts: [
      { keys: 'Enter', does: msg`送出` },
      { keys: 'Shift Enter', does: msg`换行` },
    ],
  },
  { where: msg`盖着页面的一层`, shortcuts: [{ keys: 'Esc', does: msg`关上` }] },
]
