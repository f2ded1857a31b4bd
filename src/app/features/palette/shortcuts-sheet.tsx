import { Switch } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useMessages } from '../../language/use-messages.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { hasCommandKey } from '../../browser/has-command-key.ts'
import { setCharacterShortcutsOn, useHasCharacterShortcuts } from './single-keys.ts'
import classes from './shortcuts-sheet.module.css'

export interface ShortcutsSheetProps {
  opened: boolean
  onClose: () => void
  /** Section names in the order of their numbers. */
  sections: readonly MessageDescriptor[]
}

/** List of all shortcuts by context; single-character ones can be disabled. */
export function ShortcutsSheet({ opened, onClose, sections }: ShortcutsSheetProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const hasSingle = useHasCharacterShortcuts()
  const toSections = sections.map((does, place) => ({ keys: `G ${place + 1}`, does, isSingle: true }))
  const everywhere = [...GLOBAL_SHORTCUTS, ...toSections].filter(({ isSingle }) => hasSingle || !isSingle)
  return (
    <Sheet opened={opened} onClose={onClose} title={t`快捷键`}>
      {[{ where: undefined, shortcuts: everywhere }, ...SHORTCUT_GROUPS].map(({ where, shortcuts }) => (
        <section key={where ? _(where) : ''}>
          <h3 className={classes.where}>{where ? _(where) : t`每一页`}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className={classes.row}>
                <dt>
                  <Keys keys={keys} />
                </dt>
                <dd>{_(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        className={classes.switch}
        label={t`单个字符的快捷键`}
        description={t`用语音输入，或容易误触时，可以关上；Ctrl K 与方向键照旧。`}
        checked={hasSingle}
        onChange={({ currentTarget }) => setCharacterShortcutsOn(currentTarget.checked)}
      />
    </Sheet>
  )
}

const ARROWS = '←→↑↓'

/** Framed key caps; screen readers get the name of an arrow key. */
function Keys({ keys }: { keys: string }) {
  const { t } = useLingui()
  const arrows = [t`左箭头`, t`右箭头`, t`上箭头`, t`下箭头`]
  return keys.split(' ').map((key, place) => {
    const arrow = arrows[ARROWS.indexOf(key)]
    // oxlint-disable-next-line no-array-index-key -- a fixed row of keys, of which two may be alike
    if (key === '/') return <span key={place}> / </span>
    return (
      // oxlint-disable-next-line no-array-index-key -- the same
      <kbd key={place} className={classes.key}>
        {arrow ? (
          <>
            <span aria-hidden="true">{key}</span>
            <span className="visually-hidden">{arrow}</span>
          </>
        ) : (
          key
        )}
      </kbd>
    )
  })
}

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

/** Shortcuts of all pages; listed before those of single pages. */
const GLOBAL_SHORTCUTS: readonly Shortcut[] = [
  { keys: hasCommandKey ? '⌘ K' : 'Ctrl K', does: msg`查找` },
  { keys: '?', does: msg`这张表`, isSingle: true },
]

const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
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
