import { toBirthInput } from '#birth/index.ts'
import type { ChatPiece } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { composeDtAnswer } from '#readings/sage/modes/dt.ts'
import { toCivilDate, formatIsoDate } from '../../../calendar/civil-dates.ts'

interface LocalQuestion {
  readonly text: string
  readonly locale: Locale
  /** The archive whose chart the answer uses as its example. */
  readonly archive: ListedArchive | null
  /** Earlier questions, oldest first. */
  readonly earlier: readonly string[]
}

/** Answers a question of knowledge (mode `dt`) with the rules on this device, without the network and without using quota. */
export function answerLocally({ text, locale, archive, earlier }: LocalQuestion): ChatPiece[] {
  const { pieces } = composeDtAnswer({
    mode: 'dt',
    text,
    locale,
    now: { local: `${formatIsoDate(toCivilDate(new Date()))}T12:00`, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    person: archive ? { name: archive.user_name, birth: toBirthInput(archive) } : undefined,
    other: undefined,
    cast: undefined,
    lot: undefined,
    card: undefined,
    earlier,
  })
  return pieces.map(({ kind, text: pieceText, cites }) => ({ kind, text: pieceText, cites: cites.map((cite) => ({ ...cite })) }))
}
