import { useRouter } from '@tanstack/react-router'
import type { ChatMode } from '#contract/chat.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { monthOfText } from '../../calendar/months.ts'
import { openYearOf } from '../../calendar/open-year.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useArchive, useArchives } from '../../session/archives.ts'
import { useConversation } from '../../session/chats.ts'
import { CARD_LABELS, isCardId } from '../../terms/book-cards.ts'
import { MODE_LABELS } from '../../terms/chat-labels.ts'
import { dateWords } from '../../terms/date.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { pageRecordOf } from '../../ui/use-page-record.ts'
import { sectionTargets } from '../section-link.tsx'
import { sectionLooks } from '../sections.ts'
import type { CrumbKind } from './crumb-kinds.ts'

/** A step of the way to where one is: what it is called, and where it leads. */
export interface Step {
  readonly name: string
  readonly target: { readonly to: string; readonly search?: object }
}

/** What addresses say (`routes/*.ts`). */
interface Named {
  readonly archiveId?: string
  readonly with?: string
  readonly card?: string
  readonly month?: string
  readonly year?: number
  readonly chat?: ChatMode
  readonly c?: string
}

/** From its section to the page that an address opens, by their real names, live; `undefined` until all of them are known. */
export function useTrail({ pathname, search }: { pathname: string; search: object }): readonly Step[] | undefined {
  const { _, locale } = useMessages()
  const router = useRouter()
  const named: Named = search
  const { section, title, crumbs = ['title'] } = pageRecordOf(router, pathname)
  const archive = useArchive(named.archiveId)
  const archives = useArchives()
  const conversation = useConversation(named.c ?? '')
  const { today } = useLocalHour()
  if (archive === undefined || archives === undefined || conversation === undefined) return undefined

  const own = (text: string | undefined, to: string, found?: object): readonly Step[] =>
    text ? [{ name: text, target: { to, ...(found && { search: found }) } }] : []
  const ofArchive = archive ? { archiveId: archive.archive_id } : {}

  function stepsOf(kind: CrumbKind): readonly Step[] {
    switch (kind) {
      case 'title':
        return own(title && _(title), pathname)
      case 'archive':
        return own(archive?.user_name, section === 'book' ? '/archive/index' : pathname, ofArchive)
      case 'pair': {
        const other = archives?.find(({ archive_id }) => archive_id === named.with)
        return own([archive?.user_name, other?.user_name].filter(Boolean).join(' · '), pathname, search)
      }
      case 'card':
        return own(named.card && isCardId(named.card) ? _(CARD_LABELS[named.card]) : undefined, pathname, search)
      case 'year': {
        const year = openYearOf(named.year)
        return own(`${year} ${pairTextOf(_, pairOfYear(year))}`, pathname, search)
      }
      case 'month':
        return own(dateWords[locale].monthOfYear((named.month && monthOfText(named.month)) || today), pathname, search)
      case 'mode':
        return own(named.chat && _(MODE_LABELS[named.chat]), pathname, { chat: named.chat })
      case 'conversation':
        return own(conversation?.title, pathname, search)
      default: {
        const other = pageRecordOf(router, kind).title
        return own(other && _(other), kind)
      }
    }
  }
  const first: readonly Step[] = section ? [{ name: _(sectionLooks[section].label), target: sectionTargets[section] }] : []
  const steps = [...first, ...crumbs.flatMap(stepsOf)]
  // A page that has its section's name is the section.
  return steps.filter(({ name }, at) => name !== steps[at - 1]?.name)
}
