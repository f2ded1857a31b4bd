import { useRouter } from '@tanstack/react-router'
import { monthOfText } from '../calendar/months.ts'
import { useWords } from '../language/use-words.ts'
import { useArchives } from '../session/archives.ts'
import { useConversation } from '../session/chats.ts'
import type { PageAddress } from '../session/page-id.ts'
import { CARD_WORDS, isCardId } from '../terms/book-cards.ts'
import { MODE_WORDS } from '../terms/chat-words.ts'
import { dateWords } from '../terms/date.ts'
import { pageRecordOf } from '../ui/use-page-record.ts'

/** What of addresses can be said in words (`routes/*.ts`). */
interface Named {
  readonly archiveId?: string
  readonly with?: string
  readonly card?: string
  readonly month?: string
  readonly year?: number
  readonly chat?: keyof typeof MODE_WORDS
  readonly c?: string
}

/** What a page is called among others: whose it is or which conversation, and the card, the month or the year of it. Live. */
export function usePageName({ pathname, search }: PageAddress): string {
  const { _, locale } = useWords()
  const router = useRouter()
  const archives = useArchives()
  const named: Named = search
  const conversation = useConversation(named.c ?? '')
  const nameOf = (id: string | undefined) => archives?.find(({ archive_id }) => archive_id === id)?.user_name
  const about = [nameOf(named.archiveId), nameOf(named.with), conversation?.title]
  const { title } = pageRecordOf(router, pathname)
  const page = title ? _(title) : ''

  function place(): string {
    if (pathname === '/archive/index' && named.card && isCardId(named.card)) return _(CARD_WORDS[named.card])
    if (pathname === '/chat/index' && named.chat) return _(MODE_WORDS[named.chat])
    const month = named.month === undefined ? undefined : monthOfText(named.month)
    if (month) return dateWords[locale].monthOfYear(month)
    return named.year === undefined ? page : `${page} ${named.year}`
  }
  return [...about, place()].filter(Boolean).join(' · ')
}
