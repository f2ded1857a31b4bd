import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { FocusSlot } from '../../features/chat/talk/stage.tsx'
import { TalkPage } from '../../features/chat/talk/talk-page.tsx'
import { LazyPaySheetOverlay } from '../../features/shop/paying/lazy-pay-sheet-overlay.tsx'
import { Focus } from '../../features/divination/focus.tsx'

const route = getRouteApi('/shell/chat/index')

/** A conversation in one of the ways to ask; the seven seconds before a cast are those of the day. */
export function ChatPage() {
  const { chat, c, card, payment } = route.useSearch()
  return (
    <>
      {/* What was typed and chosen in one mode is not the next one's. */}
      <TalkPage key={`${chat} ${card ?? ''}`} mode={chat} conversationId={c} card={card} focus={FocusBeforeCast} />
      <LazyPaySheetOverlay isOpen={payment !== undefined} />
    </>
  )
}

function FocusBeforeCast(slot: FocusSlot) {
  const { t } = useLingui()
  return <Focus {...slot} doneLabel={t`起卦`} />
}
