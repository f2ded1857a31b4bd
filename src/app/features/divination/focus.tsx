import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, useEffect } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import type { Locale } from '#contract/locale.ts'
import { useMessages } from '../../language/use-messages.ts'
import { ProgressRings } from '../../art/progress-rings.tsx'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { useModalDialog } from '../../ui/use-modal-dialog.ts'
import { useHideBottomBar } from '../../appearance/bottom-bar.ts'
import { useWakeLock } from '../../browser/use-wake-lock.ts'
import classes from './focus.module.css'

const formatHanDigit = (second: number) => '〇一二三四五六七'.charAt(second)

/** Formats the seconds counter: 四 in Chinese, 4 in English. */
const countTexts: Readonly<Record<Locale, (second: number) => string>> = { zh_CN: formatHanDigit, zh_TW: formatHanDigit, en_US: String }

interface FocusProps {
  /** Shown in the centre during the first second. */
  core: ReactNode
  /** Accessible name of the centre after the seven seconds. */
  doneLabel: string
  onFinish: () => Promise<void>
  onLeave: () => void
}

/** Full-screen dialog of the seven-second focus exercise; one ring appears each second. */
export function FocusExercise({ core, doneLabel, onFinish, onLeave }: FocusProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)', undefined, { getInitialValueInEffect: false })
  const seconds = useFocusClock(reducesMotion)
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
        <ProgressRings done={done} progress={seconds - done} size={372} faint={0.22} className={classes.ripples} />
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

/** Length of the focus exercise before the day is opened, in seconds (P-07). */
export const FOCUS_SECONDS = 7

/** Returns the seconds since mount, 0 to `FOCUS_SECONDS`: continuous, or in whole steps with reduced motion. */
function useFocusClock(reducesMotion: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const passed = () => Math.min(FOCUS_SECONDS, (performance.now() - start) / 1000)
    return reducesMotion ? tickBySeconds(passed, setSeconds) : tickByFrames(passed, setSeconds)
  }, [reducesMotion])
  return seconds
}

type OnTick = (seconds: number) => void

function tickByFrames(passed: () => number, onTick: OnTick): () => void {
  let frame = requestAnimationFrame(function next() {
    const seconds = passed()
    onTick(seconds)
    if (seconds < FOCUS_SECONDS) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

function tickBySeconds(passed: () => number, onTick: OnTick): () => void {
  // A timer may fire slightly early; rounding down never shows a second before it is over.
  let timer = setTimeout(function next() {
    const seconds = passed()
    onTick(Math.floor(seconds))
    if (seconds < FOCUS_SECONDS) timer = setTimeout(next, Math.ceil((1 - (seconds % 1)) * 1000))
  }, 1000)
  return () => clearTimeout(timer)
}
