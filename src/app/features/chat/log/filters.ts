import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListedConversation } from '#device/chats/conversations.ts'
import { formatIsoDay } from '../../../language/format-day.ts'

/** Whom a list of conversations can be narrowed to, in the order of the archives, and to which months. */
export function filtersOf(all: readonly ListedConversation[], archives: readonly ListedArchive[]) {
  const about = new Set(all.flatMap(({ archive_id, other_id }) => [archive_id, other_id]))
  return {
    people: archives.filter(({ archive_id }) => about.has(archive_id)),
    months: [...new Set(all.map(monthOf))].toSorted().toReversed(),
  }
}

/** Whether a conversation is about a person and of a month; '' for any. */
export const isWithin = (conversation: ListedConversation, person: string, month: string): boolean =>
  (person === '' || conversation.archive_id === person || conversation.other_id === person) &&
  (month === '' || monthOf(conversation) === month)

const monthOf = ({ changed_at }: ListedConversation) => formatIsoDay(changed_at).slice(0, 7)
