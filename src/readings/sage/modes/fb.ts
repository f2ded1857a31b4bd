import type { Chart } from '#bazi/index.ts'
import { castChart, pillarTextsOf } from '#bazi/index.ts'
import taiwan from '../../match/data/zh-tw.json' with { type: 'json' }
import type { MatchFact, MatchSentence, MatchView, MatchViewCode, Names, PillarsAsText, Texts } from '../../match/index.ts'
import { matchReadingOf, toldText } from '../../match/index.ts'
import { texts as english } from '../../match/text/en-us.ts'
import { texts as chinese } from '../../match/text/zh-cn.ts'
import { branchName, elementName, stemName, termOf } from '../../facts/words.ts'
import type { Locale } from '../../facts/written.ts'
import type { Asked } from '../asked.ts'
import type { Topic, Understanding } from '../ask/understanding.ts'
import type { Cite, Piece, PieceKind } from '../piece.ts'
import { pick, said, textIn } from '../said.ts'
import { pairLines, pairUnless, pairWhen, pairWhens } from '../text/fb.ts'
import { boundNotes } from '../text/reasons.ts'

const TEXTS: Readonly<Record<Locale, Texts>> = { zh_CN: chinese, zh_TW: taiwan, en_US: english }
const PLACES = { love: 2, work: 1, friendship: 0 } as const
const AT = ['year', 'month', 'day', 'hour'] as const
const REASONS = 4
const YEARS = 3

const LOVE: readonly Topic[] = [
  'love-meeting',
  'love-existing',
  'marriage',
  'break-up',
  'between',
  'children',
  'house',
  'moving',
  'rest',
  'self',
  'decision',
  'timing',
  'year',
  'day',
  'luck-cycle',
  'knowledge',
  'lost-thing',
  'travel',
  'abroad',
]
const WORK: readonly Topic[] = ['work', 'change-job', 'promotion', 'business', 'partner-venture', 'money-in', 'money-out', 'debt']

const viewCodeOf = ({ topic, about }: Understanding): MatchViewCode => {
  if (WORK.includes(topic ?? 'between') || about === 'boss') return 'work'
  if (about === 'friend' || about === 'parent' || about === 'child') return 'friendship'
  return LOVE.includes(topic ?? 'between') ? 'love' : 'friendship'
}

const piece = (kind: PieceKind, text: string, cites: readonly Cite[] = []): Piece => ({ kind, text, cites })
const pillarsOf = (chart: Chart): PillarsAsText => {
  const { year, month, day, hour } = pillarTextsOf(chart)
  return [year, month, day, hour]
}

/** Chips of what a sentence rests on: cells of the one chart or the other, a year. */
function citesOf(facts: readonly MatchFact[], charts: readonly [Chart, Chart], locale: Locale): readonly Cite[] {
  const pillarAt = (side: 0 | 1, place: number) => charts[side].pillars[AT[place]!]!
  const cell = (side: 0 | 1, place: number, part: 'stem' | 'branch'): Cite => ({
    to: side === 0 ? 'chart' : 'other',
    ref: `${AT[place]}.${part}`,
    label: part === 'stem' ? stemName(pillarAt(side, place).stem, locale) : branchName(pillarAt(side, place).branch, locale),
  })
  const all = facts.flatMap((fact): readonly Cite[] => {
    switch (fact.kind) {
      case 'day-stems':
      case 'god':
        return [cell(0, 2, 'stem'), cell(1, 2, 'stem')]
      case 'branches':
        return [cell(0, fact.place, 'branch'), cell(1, fact.place, 'branch')]
      case 'wanted':
      case 'heavy':
      case 'useful':
        return [{ to: 'term', ref: `element-${fact.element}`, label: elementName(fact.element, locale) }]
      case 'star':
        return [{ to: 'term', ref: `star-${fact.star}`, label: termOf(`star-${fact.star}`, locale) }]
      case 'year-branch':
      case 'year-element':
        return [{ to: 'year', ref: String(fact.year), label: String(fact.year) }]
      default:
        return []
    }
  })
  return [...new Map(all.map((cite) => [`${cite.to} ${cite.ref}`, cite])).values()].slice(0, 4)
}

const holdsIn = (view: MatchView) =>
  view.gives.some(({ id }) => id.includes('.bond.') || id.includes('.lends.') || id.includes('.noble') || id.includes('.bloom')) ||
  view.line.id.endsWith('joined')
const rubsIn = (view: MatchView) => view.frictions.some(({ rub }) => rub.because.some(({ kind }) => kind === 'branches'))

/** Two people beside each other, by `readings/match`. */
export function fbAnswer(asked: Asked, understanding: Understanding): readonly Piece[] {
  const { locale } = asked
  const charts = [castChart(asked.person!.birth), castChart(asked.other!.birth)] as const
  const pillars = [pillarsOf(charts[0]), pillarsOf(charts[1])] as const
  const names: Names = [asked.person!.name, asked.other!.name]
  const year = understanding.span && !understanding.span.isPast ? understanding.span.from.year : Number(asked.now.local.slice(0, 4))
  const reading = matchReadingOf(pillars[0], pillars[1], year)
  const code = viewCodeOf(understanding)
  const view = reading.views[code]
  const key = `${pillars.flat().join('')} ${code} ${understanding.asking}`
  const tell = (kind: PieceKind, sentence: MatchSentence) =>
    piece(kind, toldText(sentence, TEXTS[locale], names), citesOf(sentence.because, charts, locale))
  const balance = holdsIn(view) ? (rubsIn(view) ? 'both' : 'holds') : rubsIn(view) ? 'rubs' : 'plain'
  const place: Cite = {
    to: 'chart',
    ref: `${AT[PLACES[code]]}.branch`,
    label: branchName(charts[0].pillars[AT[PLACES[code]]].branch, locale),
  }
  const frictions = [
    ...view.frictions.filter(({ rub }) => rub.because.some(({ kind }) => kind === 'branches')),
    ...reading.heavy,
    ...view.frictions,
  ]
  const rubs = frictions.slice(0, 1).map(({ rub, ease }) => {
    const [one, two] = [tell('reason', rub), tell('reason', ease)]
    return piece('reason', `${one.text}${locale === 'en_US' ? ' ' : ''}${two.text}`, one.cites)
  })
  const gives = view.gives.map((sentence) => tell('reason', sentence))
  const reasons =
    understanding.asking === 'why'
      ? [...rubs, tell('reason', view.line), ...gives]
      : [tell('reason', view.line), ...gives.slice(0, 2), ...rubs, ...gives.slice(2)]
  const line = understanding.asking === 'why' && rubs.length > 0 ? pick(pairLines[code].rubs, key) : pick(pairLines[code][balance], key)
  const years = reading.years.slice(0, YEARS).map((sentence) => tell('when', sentence))
  const when =
    years.length === 0
      ? piece('when', textIn(pairWhen, locale))
      : piece(
          'when',
          said(pairWhens, locale, { years: years.map(({ text }) => text).join(locale === 'en_US' ? ' ' : '') }),
          years.flatMap(({ cites }) => cites).slice(0, 4),
        )
  const { bound } = understanding
  return [
    ...(bound === undefined ? [] : [piece('note', textIn(boundNotes[bound]!, locale))]),
    piece('line', textIn(line, locale), [place]),
    ...reasons.slice(0, REASONS),
    when,
    piece('unless', textIn(pick(pairUnless[code], key), locale)),
    tell('deed', pick(view.deeds, key)),
  ]
}
