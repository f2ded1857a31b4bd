import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePageTitle } from '../../ui/use-page-metadata.ts'
import { OnboardingStepIndicator } from './onboarding-step-indicator.tsx'
import classes from './onboarding-form-page.module.css'

/** Step four: page around the birth form. */
export function OnboardingFormPage({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useLingui()
  usePageTitle(t`写下生辰`)
  return (
    <main className={classes.root}>
      <div className={classes.bar}>
        <IconButton label={t`返回`} onClick={onBack}>
          <ArrowLeft data-forward="" size={24} weight="light" />
        </IconButton>
        <OnboardingStepIndicator at={3} />
      </div>
      <header className={classes.head}>
        <h1>{t`写下生辰`}</h1>
        <p>{t`四柱由此而立。`}</p>
      </header>
      {children}
    </main>
  )
}
