import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { Steps } from './steps.tsx'
import classes from './first-form.module.css'

/** Step four: the page around the form. */
export function FirstForm({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`写下生辰`)
  return (
    <main className={classes.root}>
      <div className={classes.bar}>
        <IconButton label={t`返回`} onClick={onBack}>
          <ArrowLeft data-forward="" size={24} weight="light" />
        </IconButton>
        <Steps at={3} />
      </div>
      <header className={classes.head}>
        <h1>{t`写下生辰`}</h1>
        <p>{t`四柱由此而立。`}</p>
      </header>
      {children}
    </main>
  )
}
