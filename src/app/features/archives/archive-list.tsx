import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { useLingui } from '@lingui/react/macro'
import { useArchives, useCurrentArchive } from '../../session/archives.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArchiveListRow } from './archive-list-row.tsx'
import rows from './archive-list-row.module.css'
import classes from './archive-list.module.css'
import { RemovedList } from './removed-list.tsx'

/** Lists the user's archives, then the archives removed in the last thirty days. */
export function ArchiveList({ inPanel = false }: { inPanel?: boolean }) {
  const { t } = useLingui()
  const archives = useArchives()
  const current = useCurrentArchive()
  return (
    <>
      <ul className={inPanel ? rows.panel : classes.list}>
        {archives?.map((archive, index) => (
          <ArchiveListRow
            key={archive.archive_id}
            archive={archive}
            isFirst={index === 0}
            isCurrent={inPanel && archive.archive_id === current?.archive_id}
          />
        ))}
      </ul>
      {!inPanel && (
        <div className={classes.add}>
          <ButtonLink to="/archive/add" variant="default" fullWidth leftSection={<Plus size={18} />}>
            {t`添加亲友`}
          </ButtonLink>
          {archives && archives.length > 1 && (
            <ButtonLink to="/archive/match" variant="subtle" fullWidth mt={8}>
              {t`两人合看`}
            </ButtonLink>
          )}
        </div>
      )}
      <RemovedList />
    </>
  )
}
