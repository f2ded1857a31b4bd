import { Switch } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../language/use-messages.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { GLOBAL_SHORTCUTS, SHORTCUT_GROUPS } from './shortcut-list.ts'
import classes from './shortcuts-sheet.module.css'
import { setSingleKeys, useHasSingleKeys } from './single-keys.ts'

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
  const hasSingle = useHasSingleKeys()
  const toSections = sections.map((does, place) => ({ keys: `G ${place + 1}`, does, isSingle: true }))
  const everywhere = [...GLOBAL_SHORTCUTS, ...toSections].filter(({ isSingle }) => hasSingle || !isSingle)
  return (
    <Sheet opened={opened} onClose={onClose} title={t`快捷键`}>
      {[{ where: undefined, shortcuts: everywhere }, ...SHORTCUT_GROUPS].map(({ where, shortcuts }) => (
        <section key={where ? _(where) : ''}>
          <h3 className={classes.where}>{where ? _(where) : t`每一页`}</h3>
          <dl className={classes.list}>
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
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
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
