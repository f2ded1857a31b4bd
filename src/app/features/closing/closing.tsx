import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../session/session.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useClosing } from './use-closing.ts'
import classes from './closing.module.css'

interface ClosingProps {
  step: 'confirm' | 'code'
  /** Taking everything along first. */
  backup: ReactNode
  onGoOn: () => void
  onBack: () => void
  /** The person stays. */
  onStay: () => void
  onClosed: () => void
}

/** Closing the account: what goes, then a code from the mail. Every step has its way back. */
export function Closing({ step, backup, onGoOn, onBack, onStay, onClosed }: ClosingProps) {
  const { t } = useLingui()
  const email = useSession()?.email ?? ''
  const closing = useClosing(email, onClosed)
  return (
    <div className={classes.root}>
      <TopBar back={onBack}>
        <span className={classes.step}>{step === 'confirm' ? t`第一步，共两步` : t`第二步，共两步`}</span>
      </TopBar>
      {step === 'confirm' ? (
        <ConfirmStep closing={closing} backup={backup} onGoOn={onGoOn} onStay={onStay} />
      ) : (
        <CodeStep closing={closing} email={email} onStay={onStay} />
      )}
    </div>
  )
}
