import { type ComponentType, type ReactNode, useState, useEffect, useRef } from 'react'
import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type ChatMode, LOT_COUNT } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { PersonaMark } from '../../../art/persona-mark.tsx'
import { QuestionBubble } from '../components/message-list.tsx'
import type { DrawResult } from '../hooks/use-conversation-draft.ts'
import { LotTube } from '../../../art/lot-tube.tsx'
import { CoinCast } from './coin-cast.tsx'
import classes from './casting-step.module.css'

/** Props of the seven-second focus screen: another feature owns this component, so the route passes it in. */
export interface FocusScreenProps {
  core: ReactNode
  onFinish: () => Promise<void>
  onLeave: () => void
}

interface CastingStepProps {
  mode: ChatMode
  text: string
  locale: Locale
  focus: ComponentType<FocusScreenProps>
  onDrawn: (drawn: Partial<DrawResult>) => void
  onCancel: () => void
}

/** Step between question and answer: for a hexagram (`bg`) seven seconds of focus, then six coin throws; for a lot, one draw. */
export function CastingStep({ mode, text, locale, focus: Focus, onDrawn, onCancel }: CastingStepProps) {
  const [isStill, setStill] = useState(mode === 'bg')
  return (
    <>
      <QuestionBubble text={text} locale={locale} />
      {mode === 'cs' && <LotDraw onLot={(lot) => onDrawn({ lot })} onCancel={onCancel} />}
      {mode === 'bg' && !isStill && <CoinCast onCast={(cast) => onDrawn({ cast })} onCancel={onCancel} />}
      {isStill && <Focus core={<PersonaMark kind="ai" size={72} />} onFinish={async () => setStill(false)} onLeave={onCancel} />}
    </>
  )
}

interface LotDrawProps {
  onLot: (lot: number) => void
  onCancel: () => void
}

/** Draws one of sixty-four lots: a tap shakes the tube. */
function LotDraw({ onLot, onCancel }: LotDrawProps) {
  const { t } = useLingui()
  const [lot, setLot] = useState<number>()
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'end' })
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={root} className={classes.lot} aria-label={t`抽签`}>
      <div className={classes.tube} data-drawn={lot === undefined ? undefined : ''}>
        <LotTube isDrawn={lot !== undefined} />
      </div>
      <p className={classes.told} role="status">
        {lot === undefined ? t`六十四签，想着这笔钱，摇一支出来。` : t`第 ${lot} 签`}
      </p>
      <div className={classes.actions}>
        {/* The same button element in both states, so that it keeps the focus. */}
        <Button ref={button} fullWidth onClick={() => (lot === undefined ? setLot(drawLot()) : onLot(lot))}>
          {lot === undefined ? t`摇一支` : t`请解这一签`}
        </Button>
        {lot === undefined && <Button variant="subtle" size="compact-md" onClick={onCancel}>{t`先不问`}</Button>}
      </div>
    </section>
  )
}

/** Draws a random lot number, 1 to 64. One random byte makes a fair draw, because its 256 values are a multiple of 64. */
export function drawLot(): number {
  const [bits] = crypto.getRandomValues(new Uint8Array(1))
  return (bits! % LOT_COUNT) + 1
}
