import { Plus } from '@phosphor-icons/react/dist/csr/Plus'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArchiveList } from './archive-list.tsx'
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
