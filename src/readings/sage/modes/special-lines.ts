/** First sentences on a match with somebody whose chart is not there, on the year’s sign against one’s own, on how to choose. */
import { branchRelationsOf, yearPillarOf } from '#bazi/index.ts'
import { formatBaziYear, formatBranch } from '../../facts/format-names.ts'
import type { AnswerPiece } from '../piece.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import { matchText, yearSignTexts } from '../text/heads.ts'
import { methodTexts } from '../text/hows.ts'
import type { PreparedQuestion } from './matter.ts'
import { composeSeatReasons } from './natal.ts'

const PARTNER =
  /老公|老婆|男友|女友|男朋友|女朋友|对象|丈夫|妻子|[他她]|\b(husband|wife|boyfriend|girlfriend|partner|he|she|him|her|his|they|them|their)\b/
const MATCH =
  /(跟|和|与)我.{0,4}(合|配|搭)|我(跟|和|与).{1,6}(合|配|搭)(不|吗|么|得)|合不合|配不配|\b(fits?|match(es)?|compatible|suits?)\b.{0,12}\b(me|mine|us|each other)\b|\bare we (compatible|a match)\b/
const YEAR_SIGN = /太岁|本命年|犯冲|\bclash with (this|next|the|that|my) year\b|\btai ?sui\b|\bmy own (zodiac )?year\b/
const CHOOSE = /怎么(选|挑)|如何(选|挑)|\bhow (do|should|can) i (choose|pick|decide)\b/

/** Relations of two branches that the custom names, the strongest first. */
const OF_YEAR = ['clash', 'punish', 'harm', 'break'] as const

export function composeSpecialLine(matter: PreparedQuestion): AnswerPiece | undefined {
  const { text, person, locale, understanding, window } = matter
  const line = (said: string): AnswerPiece => ({ kind: 'line', text: said, cites: [] })
  if (MATCH.test(text) && PARTNER.test(text))
    return line(localizeSageText(matchText, locale) + (locale === 'en_US' ? ' ' : '') + composeSeatReasons(person, locale)[0]!.text)
  if (YEAR_SIGN.test(text)) {
    const year = Number(window.year.from.slice(0, 4))
    const pillar = yearPillarOf(understanding.span?.from.year ?? year)
    const own = person.chart.pillars.year.branch
    const found = branchRelationsOf(own, pillar.branch).map(({ type }): string => type)
    const key = own === pillar.branch ? 'same' : (OF_YEAR.find((type) => found.includes(type)) ?? 'none')
    const name = formatBaziYear(understanding.span?.from.year ?? year, pillar, locale)
    const slots = { year: name, own: formatBranch(own, locale), branch: formatBranch(pillar.branch, locale) }
    return {
      ...line(formatSageText(yearSignTexts[key], locale, slots)),
      cites: [{ to: 'chart', ref: 'year.branch', label: slots.own }],
    }
  }
  const isHow = understanding.asking === 'how' || understanding.asking === 'which'
  return isHow && CHOOSE.test(text) ? line(localizeSageText(methodTexts.decision!, locale)) : undefined
}
