import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { FocusScreenProps } from '../../features/chat/casting/casting-step.tsx'
import { ConversationPage } from '../../features/chat/conversation/conversation-page.tsx'
import { LazyPaySheetOverlay } from '../../features/shop/lazy.ts'
import { FocusExercise } from '../../features/divination/focus.tsx'

const route = getRouteApi('/shell/chat/index')

/** A conversation in one mode. Before casting a hexagram it shows the same focus screen as the daily lot. */
export function ChatPage() {
  const { chat, c, card, payment } = route.useSearch()
  return (
    <>
      {/* The key resets the input when the mode or card changes. */}
      <ConversationPage key={`${chat} ${card ?? ''}`} mode={chat} conversationId={c} card={card} focus={FocusBeforeCast} />
      <LazyPaySheetOverlay isOpen={payment !== undefined} />
    </>
  )
}

function FocusBeforeCast(slot: FocusScreenProps) {
  const { t } = useLingui()
  return <FocusExercise {...slot} doneLabel={t`起卦`} />
}
