import type { Locale } from '../facts/written.ts'
import { CARE_TEXTS } from './care-texts.ts'
import { DIRECTORY, linesOf, type HelpLine } from './help-lines.ts'
import { REGIONS, regionOf, type Region } from './regions.ts'
import { harmsIn, type Harm } from './speech.ts'

/** Whether it is asked if fate wants it so. */
const ASKS_FATE =
  /命|注定|註定|写好|寫好|劫|阳寿|陽壽|大限|盘|盤|八字|卦|天意|\b(?:fate|fated|chart|written|meant to|destin\w+|stars|bazi|hexagram|supposed to)\b/i

/** After a caring answer: what asks something of the book is answered as what it is. */
const ASKS =
  /[?？]|[吗嗎呢]|什么|什麼|怎么|怎麼|几时|幾時|为何|哪|何时|何時|\b(?:what|when|why|how|which|who|should|is|are|do|does|can|will)\b/i

/** Places named besides the reader's own, the likely ones first. */
const ELSEWHERE: Readonly<Record<Locale, readonly Region[]>> = {
  zh_CN: ['CN', 'TW', 'HK', 'US', 'CA', 'SG', 'AU'],
  zh_TW: ['TW', 'HK', 'CN', 'US', 'CA', 'SG', 'AU'],
  en_US: ['US', 'CA', 'GB', 'IE', 'AU', 'CN', 'TW'],
}

const HOURS: Readonly<Record<Locale, Readonly<Record<HelpLine['hours'], string>>>> = {
  zh_CN: { '': '', all: '二十四小时', '18h': '各地每天不少于十八小时', '8–24': '每天 8 点到 24 点' },
  zh_TW: { '': '', all: '二十四小時', '18h': '各地每天至少十八小時', '8–24': '每天 8 點到 24 點' },
  en_US: { '': '', all: 'any hour', '18h': 'at least 18 hours a day', '8–24': '8 am to midnight' },
}

/** A piece of an answer, as the sage has them (`../sage/piece.ts`), of the kind that this room alone writes. */
export interface CarePiece {
  readonly kind: 'care'
  readonly text: string
  readonly cites: readonly never[]
}

const care = (text: string): CarePiece => ({ kind: 'care', text, cites: [] })

function lineText({ number, name, by, hours }: HelpLine, locale: Locale): string {
  const about = [name[locale], HOURS[locale][hours]].filter(Boolean).join(locale === 'en_US' ? ', ' : '，')
  if (locale === 'en_US') return `${by === 'text' ? 'call or text' : 'call'} ${number} (${about})`
  if (locale === 'zh_TW') return `${by === 'text' ? '撥打或傳簡訊到' : '打'} ${number}（${about}）`
  return `${by === 'text' ? '拨打或发短信' : '打'} ${number}（${about}）`
}

/** The lines of the place where the reader is, with ambulance and police. */
function hereText(region: Region, of: HelpLine['of'], locale: Locale): string {
  const { name, emergency } = REGIONS[region]
  const lines = linesOf(region, of).map((line) => lineText(line, locale))
  const numbers = of === 'violence' ? [...emergency].toReversed() : emergency
  if (locale === 'en_US') {
    const urgent = `In danger now: ${numbers.join(' or ')}.`
    return lines.length > 0 ? `${name.en_US}: ${lines.join('; ')}. ${urgent}` : `${name.en_US}. ${urgent}`
  }
  const urgent = locale === 'zh_TW' ? `情況緊急，打 ${numbers.join(' 或 ')}。` : `情况急，打 ${numbers.join(' 或 ')}。`
  return lines.length > 0 ? `${name[locale]}：${lines.join('；')}。${urgent}` : `${name[locale]}：${urgent}`
}

/** One number each of other places, for who is not where the clock says. */
function elsewhereText(here: Region | undefined, of: HelpLine['of'], locale: Locale): string {
  const named = ELSEWHERE[locale].flatMap((region) => {
    const [line] = linesOf(region, of)
    return line && region !== here ? [`${REGIONS[region].name[locale]} ${line.number}`] : []
  })
  if (locale === 'en_US') return `If you’re in another place: ${named.join('; ')}.`
  return locale === 'zh_TW' ? `人在別處：${named.join('；')}。` : `人在别处：${named.join('；')}。`
}

const directoryText: Readonly<Record<Locale, string>> = {
  zh_CN: `别的地方：当地急救电话，或 ${DIRECTORY.url}。`,
  zh_TW: `其他地方：當地的緊急電話，或 ${DIRECTORY.url}。`,
  en_US: `Anywhere else: your emergency number, or ${DIRECTORY.url}.`,
}

/** Lines for a harm: where the reader is, elsewhere, and the directory, which comes first in a place without lines. */
function linesFor(harms: readonly Harm[], locale: Locale, zone: string): readonly CarePiece[] {
  const here = regionOf(zone, locale)
  const kinds = [...new Set(harms.map((harm): HelpLine['of'] => (harm === 'violence' ? 'violence' : 'crisis')))]
  const told = kinds.flatMap((of) => (here ? [hereText(here, of, locale)] : []))
  const away = elsewhereText(here, kinds[0] ?? 'crisis', locale)
  return (here ? [...told, away, directoryText[locale]] : [directoryText[locale], away]).map(care)
}

/** What the book is asked about; “what shall I do” alone is not. */
const OF_THE_BOOK =
  /[年月运運盘盤命卦财財星神干支柱]|八字|五行|大运|流年|工作|感情|婚|事业|事業|适合|適合|合不合|哪天|什么是|什麼是|\b(?:year|month|luck|chart|job|work|career|money|love|marry|match|hexagram|element|stem|branch|pillar|20\d\d|mean|means)\b/i

/** Whether one of the last messages spoke of harm and this one asks nothing of the book. */
const goesOn = (text: string, earlier: readonly string[]) =>
  !(ASKS.test(text) && OF_THE_BOOK.test(text)) && earlier.slice(-2).some((one) => harmsIn(one).length > 0)

/**
 * The answer that comes before every other rule, or nothing. It is written in the reader's language, whatever the message is written
 * in; the lines are those of the zone (IANA), else of where the locale is read. `earlier`: what was asked before in the conversation.
 */
export function careAnswer(text: string, locale: Locale, zone: string, earlier: readonly string[] = []): readonly CarePiece[] | undefined {
  const harms = harmsIn(text)
  const texts = CARE_TEXTS[locale]
  const [harm] = harms
  if (harm === undefined) {
    if (!goesOn(text, earlier)) return undefined
    return [care(texts.listening.first), ...linesFor(['self'], locale, zone), care(texts.listening.end)]
  }
  const { first, heard, send, end } = texts[harm]
  const opening = ASKS_FATE.test(text) && harm !== 'violence' && harm !== 'loss' ? [care(texts.unwritten)] : []
  return [...opening, care(first), care(heard), ...linesFor(harms, locale, zone), care(send), care(end)]
}
