import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import classes from './birth-form-layout.module.css'

interface FormPageProps {
  title: string
  line: string
  /** Note shown above the form. */
  note?: string | undefined
  onBack: () => void
  children: ReactNode
}

/** Page layout around the birth form. */
export function BirthFormLayout({ title, line, note, onBack, children }: FormPageProps) {
  return (
    <div className={classes.root}>
      <TopBar back={onBack} />
      <header className={classes.head}>
        <h1>{title}</h1>
        <p>{line}</p>
        {note && <p className={classes.note}>{note}</p>}
      </header>
      {children}
    </div>
  )
}

/** Page shown instead of the form when the archive has no edits left. */
export function NoEditsLeftPage({ archive: { archive_id, user_name } }: { archive: Archive }) {
  const { t } = useLingui()
  return (
    <StatePage
      title={t`“${user_name}”已经改过一次`}
      detail={t`书解锁之后，档案只能修改一次。用真太阳时还是钟表时、几点换日，仍可以在命盘里更换。`}
    >
      <ButtonLink to="/archive/index" search={{ archiveId: archive_id, card: 'chart' }} variant="filled">{t`看命盘`}</ButtonLink>
    </StatePage>
  )
}
