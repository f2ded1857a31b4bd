import { useLingui } from '@lingui/react/macro'
import type { AnyConflict, AnyFailure } from '#device/outbox/kinds.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { ConflictItem } from './conflict-item.tsx'
import { FailureItem } from './failure-item.tsx'
import classes from './sync-sheet.module.css'

interface SyncSheetProps {
  opened: boolean
  onClose: () => void
  failures: readonly AnyFailure[]
  conflicts: readonly AnyConflict[]
}

/** Lists all conflicts and refused changes with their actions. */
export function SyncSheet({ opened, onClose, failures, conflicts }: SyncSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet opened={opened} onClose={onClose} title={t`等你决定的改动`}>
      <ul className={classes.list}>
        {conflicts.map((conflict) => (
          <li key={conflict.id} className={classes.item}>
            <ConflictItem conflict={conflict} />
          </li>
        ))}
        {failures.map((failure) => (
          <li key={failure.id} className={classes.item}>
            <FailureItem failure={failure} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
