import { type ComponentType, type ReactNode, useState } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { PersonaMark } from '../../../art/persona-mark.tsx'
import { Question } from '../paper/question.tsx'
import { CastStage } from '../throw/cast-stage.tsx'
import { LotStage } from '../throw/lot-stage.tsx'
import type { Drawn } from './use-draft.ts'

/** The seven silent seconds, which another feature keeps. */
export interface FocusSlot {
  core: ReactNode
  onFinish: () => Promise<void>
  onLeave: () => void
}

interface StageProps {
  mode: ChatMode
  text: string
  locale: Locale
  focus: ComponentType<FocusSlot>
  onDrawn: (drawn: Partial<Drawn>) => void
  onCancel: () => void
}

/** Between a question and its answer: seven seconds and six throws, or a lot. */
export function Stage({ mode, text, locale, focus: Focus, onDrawn, onCancel }: StageProps) {
  const [isStill, setStill] = useState(mode === 'bg')
  return (
    <>
      <Question text={text} locale={locale} />
      {mode === 'cs' && <LotStage onLot={(lot) => onDrawn({ lot })} onCancel={onCancel} />}
      {mode === 'bg' && !isStill && <CastStage onCast={(cast) => onDrawn({ cast })} onCancel={onCancel} />}
      {isStill && <Focus core={<PersonaMark kind="ai" size={72} />} onFinish={async () => setStill(false)} onLeave={onCancel} />}
    </>
  )
}
