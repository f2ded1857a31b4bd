import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Sheet } from './sheet.tsx'
import classes from './confirm.module.css'

export interface Question {
  /** The question, in one sentence. */
  title: string
  /** What will follow. */
  consequence?: ReactNode
  /** The word on the button that does it. */
  action: string
  /** `seal` for what cannot simply be taken back. */
  tone?: 'brand' | 'seal'
}

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false))

const AskedContext = createContext(false)

/** Whether a question stands open: what opens by itself waits for its answer. */
export function useIsAsked() {
  return use(AskedContext)
}

/** Asks before something is done: `if (await confirm({ … }))`. Escape, close and cancel all mean no. */
export function useConfirm() {
  return use(ConfirmContext)
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const [question, setQuestion] = useState<Question>()
  const [opened, setOpened] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)

  const confirm = useCallback((next: Question) => {
    answer.current?.(false)
    setQuestion(next)
    setOpened(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }, [])
  const settle = (yes: boolean) => {
    answer.current?.(yes)
    answer.current = undefined
    setOpened(false)
  }

  const isFinal = question?.tone === 'seal'
  return (
    <ConfirmContext value={useMemo(() => confirm, [confirm])}>
      <AskedContext value={opened}>{children}</AskedContext>
      <Sheet opened={opened} onClose={() => settle(false)} title={question?.title} width={400}>
        {question?.consequence && <div className={classes.consequence}>{question.consequence}</div>}
        <div className={classes.actions}>
          {/* What cannot simply be taken back does not happen on the next Enter. */}
          <Button variant="default" onClick={() => settle(false)} data-autofocus={isFinal || undefined}>{t`取消`}</Button>
          <Button variant={isFinal ? 'seal' : 'filled'} onClick={() => settle(true)} data-autofocus={!isFinal || undefined}>
            {question?.action}
          </Button>
        </div>
      </Sheet>
    </ConfirmContext>
  )
}
