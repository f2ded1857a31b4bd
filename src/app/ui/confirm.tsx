import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Sheet } from './sheet.tsx'
import classes from './confirm.module.css'

export interface ConfirmQuestion {
  /** The question as one sentence. */
  title: string
  /** Sentence on what will happen. */
  consequence?: ReactNode
  /** Label of the confirming button. */
  action: string
  /** `seal` for actions that are hard to undo. */
  tone?: 'brand' | 'seal'
}

const ConfirmContext = createContext<(question: ConfirmQuestion) => Promise<boolean>>(() => Promise.resolve(false))

const ConfirmingContext = createContext(false)

/** Returns whether a confirmation is open. Dialogs that open on their own wait until it is closed. */
export function useIsConfirming() {
  return use(ConfirmingContext)
}

/** Returns `confirm`, used as `if (await confirm({ … }))`. Escape, close and cancel resolve to false. */
export function useConfirm() {
  return use(ConfirmContext)
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [question, setQuestion] = useState<ConfirmQuestion>()
  const [opened, setOpened] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)

  const confirm = useCallback((next: ConfirmQuestion) => {
    answer.current?.(false)
    setQuestion(next)
    setOpened(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const resolveWith = (yes: boolean) => {
    answer.current?.(yes)
    answer.current = undefined
    setOpened(false)
  }

  const isFinal = question?.tone === 'seal'
  return (
    <ConfirmContext value={useMemo(() => confirm, [confirm])}>
      <ConfirmingContext value={opened}>{children}</ConfirmingContext>
      <Sheet opened={opened} onClose={() => resolveWith(false)} title={question?.title} width={400}>
        {question?.consequence && <div className={classes.consequence}>{question.consequence}</div>}
        <div className={classes.actions}>
          {/* Focuses Cancel for actions that are hard to undo: Enter must not trigger them. */}
          <Button variant="default" onClick={() => resolveWith(false)} data-autofocus={isFinal || undefined}>{t`取消`}</Button>
          <Button variant={isFinal ? 'seal' : 'filled'} onClick={() => resolveWith(true)} data-autofocus={!isFinal || undefined}>
            {question?.action}
          </Button>
        </div>
      </Sheet>
    </ConfirmContext>
  )
}
