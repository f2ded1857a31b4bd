import { type ComponentType, type ReactNode, useState } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import { PersonaMark } from '../../../art/persona-mark.tsx'
import { QuestionBubble } from '../components/message-list.tsx'
import { CoinCast } from './coin-cast.tsx'
import { LotDraw } from './lot-draw.tsx'
import type { DrawResult } from '../hooks/use-draft.ts'

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
