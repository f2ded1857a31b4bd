import { castInputOf } from '#birth/index.ts'
import type { ChatPiece } from '#contract/chat.ts'
import type { Locale } from '#contract/locale.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { composeDtAnswer } from '#readings/sage/modes/dt.ts'
import { toCivilDate, formatIsoDate } from '../../../calendar/civil-dates.ts'

interface AskedHere {
  readonly text: string
  readonly locale: Locale
  /** Whose chart it is shown in. */
  readonly archive: ListedArchive | null
  /** Questions asked before, the oldest first. */
  readonly earlier: readonly string[]
}

/** The answer to a question of knowledge, from what this device has: no network, no round. */
export function answerHere({ text, locale, archive, earlier }: AskedHere): ChatPiece[] {
  const { pieces } = composeDtAnswer({
    mode: 'dt',
    text,
    locale,
    now: { local: `${formatIsoDate(toCivilDate(new Date()))}T12:00`, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    person: archive ? { name: archive.user_name, birth: castInputOf(archive) } : undefined,
    other: undefined,
    cast: undefined,
    lot: undefined,
    card: undefined,
    earlier,
  })
  return pieces.map(({ kind, text: said, cites }) => ({ kind, text: said, cites: cites.map((cite) => ({ ...cite })) }))
}
