/** Answer on what one of the user's own pillars means. */
import type { AnswerPiece } from '../piece.ts'
import type { PillarName } from '../../facts/chart-person.ts'
import { PILLAR_NAMES } from '../../facts/chart-person.ts'
import { formatBranch, formatPair, formatStem } from '../../facts/format-names.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import { godClauses } from '../text/fields.ts'
import { pillarDomains, pillarTexts } from '../text/places.ts'
import { selfLines } from '../text/reasons.ts'
import { topicTexts } from '../text/topics.ts'
import type { PreparedQuestion } from './matter.ts'
import { composeSeatReasons } from './natal.ts'
import { composeChartPartLine } from './named.ts'
import { nameGod, placeLabel } from './topic-reasons.ts'

/** Composes the answer about a pillar: its two signs, the god of each, and its relations; no time. */
export function composePillarAnswer({ person, locale, notes, isChild }: PreparedQuestion, place: PillarName): readonly AnswerPiece[] {
  const pillar = person.pillarAt(place)
  const line = composeChartPartLine(person, `pillar-${place}`, locale)
  const ends: readonly AnswerPiece[] = (['unless', 'deed'] as const).map((kind) => ({
    kind,
    text: localizeSageText(kind === 'unless' ? topicTexts.self.unless : topicTexts.self.deedGo, locale),
    cites: [],
  }))
  if (pillar === undefined) return [...notes, line]
  const seat = pillar.hidden[0]!.tenGod
  const god = pillar.tenGod
  const slots = {
    place: placeLabel(place, locale),
    pair: formatPair(pillar, locale),
    domain: localizeSageText(pillarDomains[place], locale),
    stem: formatStem(pillar.stem, locale),
    branch: formatBranch(pillar.branch, locale),
    god: god === null ? undefined : nameGod(god, locale),
    seat: nameGod(seat, locale),
  }
  const reason = (text: string, ref: string): AnswerPiece => ({ kind: 'reason', text, cites: [{ to: 'chart', ref, label: slots.pair }] })
  const met = person.analysis.relations.find(
    ({ type, positions }) => (type === 'clash' || type === 'six-combine') && positions.includes(PILLAR_NAMES.indexOf(place)),
  )
  const other = met?.positions.find((position) => PILLAR_NAMES[position] !== place)
  const relation =
    met === undefined || other === undefined
      ? []
      : [
          reason(
            formatSageText(pillarTexts[met.type === 'clash' ? 'clash' : 'combine'], locale, {
              branch: slots.branch,
              other: placeLabel(PILLAR_NAMES[other]!, locale),
              natal: formatBranch(person.pillars[other]!.branch, locale),
            }),
            `${place}.branch ${PILLAR_NAMES[other]}.branch`,
          ),
        ]
  const [sits] = composeSeatReasons(person, locale)
  const clause = (of: keyof typeof godClauses) => localizeSageText(godClauses[of].self, locale)
  return [
    ...notes,
    { ...line, text: formatSageText(place === 'day' ? pillarTexts.day : pillarTexts.line, locale, slots) },
    god === null
      ? reason(localizeSageText(selfLines[person.day], locale), 'day.stem')
      : reason(formatSageText(pillarTexts.stem, locale, { ...slots, clause: clause(god) }), `${place}.stem`),
    place === 'day' && !isChild
      ? sits!
      : reason(formatSageText(pillarTexts.branch, locale, { ...slots, clause: clause(seat) }), `${place}.branch ${place}.hidden`),
    ...relation,
    ...ends,
  ]
}
