import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useRemovedArchives } from '../../session/archives.ts'
import classes from './removed-list.module.css'
import { useArchiveActions } from './use-archive-actions.ts'

interface RemovedListProps {
  isOpen?: boolean
  onRestored?: () => void
}

/** Lists archives removed in the last thirty days, with restore buttons; renders nothing if there are none. */
export function RemovedList({ isOpen = false, onRestored }: RemovedListProps) {
  const { t } = useLingui()
  const removed = useRemovedArchives()
  const { restore } = useArchiveActions()
  if (removed.length === 0) return null
  const restoreOne = async (archiveId: string) => {
    if (await restore(archiveId)) onRestored?.()
  }
  return (
    <details className={classes.root} open={isOpen}>
      <summary>{t`最近删除`}</summary>
      <ul>
        {removed.map(({ archive_id, user_name }) => (
          <li key={archive_id}>
            <span>{user_name}</span>
            <Button variant="subtle" size="compact-sm" onClick={() => void restoreOne(archive_id)}>
              {t`找回`}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
