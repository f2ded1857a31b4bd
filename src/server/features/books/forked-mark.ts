import type { BookMark } from '#contract/book.ts'

/** Maximum length of a mark id in the contract. */
const ID_MAX = 80

/** Whether the sent note and the stored one were edited independently of each other. The same edit sent twice is not a fork. */
export function isConcurrentMarkEdit(mark: BookMark, before: BookMark): boolean {
  const hasSeen = mark.made_over === before.made_at || mark.made_at === before.made_over
  return mark.kind === 'note' && !hasSeen && mark.text !== before.text
}

/** Returns the note under a new id. A fork of a fork replaces the suffix, so that ids do not grow. */
export function forkMark(mark: BookMark): BookMark {
  const end = ` ${mark.made_at}`
  return { ...mark, mark_id: mark.mark_id.replace(/ \d+$/, '').slice(0, ID_MAX - end.length) + end }
}
