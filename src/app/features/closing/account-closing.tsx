import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../session/session.ts'
import { TopBar } from '../../ui/top-bar.tsx'
import { CodeStep } from './code-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useAccountClosing } from './use-account-closing.ts'
import classes from './closing.module.css'

interface AccountClosingProps {
  step: 'confirm' | 'code'
  /** Export section, offered before the account is closed. */
  backup: ReactNode
  onGoOn: () => void
  onBack: () => void
  /** Called if the user decides not to close the account. */
  onStay: () => void
  onClosed: () => void
}

/** Account closing in two steps: summary of what is deleted, then a mailed code. Both steps can be cancelled. */
export function AccountClosing({ step, backup, onGoOn, onBack, onStay, onClosed }: AccountClosingProps) {
  const { t } = useLingui()
  const email = useSession()?.email ?? ''
  const closing = useAccountClosing(email, onClosed)
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
