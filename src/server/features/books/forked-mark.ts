import type { BookMark } from '#contract/book.ts'

/** Of an id in the contract. */
const ID_MAX = 80

/**
 * Whether a note was changed in two places: who made this one has not seen the words that stand. Sent once more after a change of
 * its own maker it is no second one.
 */
export function isForked(mark: BookMark, before: BookMark): boolean {
  const hasSeen = mark.made_over === before.made_at || mark.made_at === before.made_over
  return mark.kind === 'note' && !hasSeen && mark.text !== before.text
}

/** The note under an id of its own; a fork's fork is named as a fork, so that no id grows too long. */
export function forkOf(mark: BookMark): BookMark {
  const end = ` ${mark.made_at}`
  return { ...mark, mark_id: mark.mark_id.replace(/ \d+$/, '').slice(0, ID_MAX - end.length) + end }
}
