import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { useMessages } from '../../language/use-messages.ts'
import { Ripples } from '../../art/ripples.tsx'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { useModalDialog } from '../../ui/use-modal-dialog.ts'
import { useHideBottomBar } from '../../appearance/bottom-bar.ts'
import { countTexts } from './count-words.ts'
import { FOCUS_SECONDS } from './focus-seconds.ts'
import classes from './focus.module.css'
import { useFocusClock } from './use-focus-clock.ts'
import { useWakeLock } from '../../browser/use-wake-lock.ts'

interface FocusProps {
  /** What was tapped: it stands in the centre until the first second is over. */
  core: ReactNode
  /** What the centre does once the seven are over. */
  doneLabel: string
  onFinish: () => Promise<void>
  onLeave: () => void
}

/** The seven seconds: everything else leaves, the page turns to ink, a ring each second. */
export function Focus({ core, doneLabel, onFinish, onLeave }: FocusProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', undefined, { getInitialValueInEffect: false })
  const seconds = useFocusClock(isStill)
  const [dialog, centre] = useModalDialog<HTMLButtonElement>()
  const [isOpening, setIsOpening] = useState(false)
  useHideBottomBar()
  useCloseOnBack(true, onLeave)
  useWakeLock()

  const done = Math.floor(seconds)
  const isFull = done >= FOCUS_SECONDS
  const count = done === 0 ? '' : countTexts[locale](done)
  const hint = isFull ? t`七秒已满，轻点圆心` : t`满七秒，轻点圆心`
  async function finish() {
    if (!isFull || isOpening) return
    setIsOpening(true)
    await onFinish()
  }

  return (
    <dialog
      ref={dialog}
      className={classes.root}
      aria-label={t`静心七秒`}
      onCancel={onLeave}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
    >
      <button type="button" className={classes.leave} aria-label={t`离开`} title={t`离开`} onClick={onLeave}>
        <X size={24} weight="light" />
      </button>
      <p className={classes.motto}>{t`水静则明`}</p>
      <div className={classes.rings} data-full={isFull || undefined}>
        <Ripples done={done} progress={seconds - done} size={372} faint={0.22} className={classes.ripples} />
        <button
          ref={centre}
          type="button"
          className={classes.core}
          aria-label={isFull ? doneLabel : hint}
          aria-disabled={!isFull}
          onClick={() => void finish()}
        />
        {count ? (
          <span key={count} className={classes.count} aria-hidden="true">
            {count}
          </span>
        ) : (
          <span className={classes.ball}>{core}</span>
        )}
      </div>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.dashes} aria-hidden="true">
        {Array.from({ length: FOCUS_SECONDS }, (_, i) => (
          <span key={i} data-done={i < done || undefined} />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isFull ? `${count} ${hint}` : count}
      </p>
    </dialog>
  )
}
