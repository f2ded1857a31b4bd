import type { ReactNode } from 'react'
import { UserPlus } from '@phosphor-icons/react/dist/csr/UserPlus'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './section-panel.module.css'

/** Side panel with the archive switcher and a button to add an archive. */
export function SectionPanel({ switcher, children }: { switcher: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <div className={classes.switcher}>{switcher}</div>
        <Link to="/archive/add" className={classes.add} aria-label={t`添加亲友`} title={t`添加亲友`}>
          <UserPlus size={24} weight="light" />
        </Link>
      </div>
      {children}
    </div>
  )
}
