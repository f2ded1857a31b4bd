import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useArchives, useCurrentArchive } from '../../session/archives.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ArchiveListRow } from './archive-list-row.tsx'
import { RemovedList } from './removed-list.tsx'
import rows from './archive-list-row.module.css'
import classes from './archive-list.module.css'

/** Side panel of the book section: archives, membership crown and add button. */
export function ArchivePanel({ crown }: { crown: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={classes.panel}>
      <ArchivesHead crown={crown} title={<h2 className={classes.title}>{t({ message: '命书', context: 'section' })}</h2>} />
      <ArchiveList inPanel />
      <p className={classes.foot}>{t`首位为默认档案。`}</p>
    </div>
  )
}

/** Page with the same content as the side panel, for phones. */
export function ArchivesPage({ crown }: { crown: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <ArchivesHead crown={crown} title={<h1 className={classes.title}>{t({ message: '命书', context: 'section' })}</h1>} />
      <ArchiveList />
    </>
  )
}

function ArchivesHead({ title, crown }: { title: ReactNode; crown: ReactNode }) {
  const { t } = useLingui()
  return (
    <header className={classes.head}>
      {title}
      {crown}
      <Link to="/archive/add" className={classes.iconLink} aria-label={t`添加档案`} title={t`添加档案`}>
        <Plus size={24} weight="light" />
      </Link>
    </header>
  )
}

/** Lists the user's archives, then the archives removed in the last thirty days. */
function ArchiveList({ inPanel = false }: { inPanel?: boolean }) {
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
