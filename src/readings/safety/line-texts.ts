import type { Locale } from '../reader/locale.ts'
import { HELP_LINE_DIRECTORY, listHelpLines, type HelpLine } from './help-lines.ts'
import { REGIONS, type Region } from './regions.ts'

const HOURS: Readonly<Record<Locale, Readonly<Record<HelpLine['hours'], string>>>> = {
  zh_CN: { '': '', all: '二十四小时', '18h': '各地每天不少于十八小时', '8–24': '每天 8 点到 24 点' },
  zh_TW: { '': '', all: '二十四小時', '18h': '各地每天至少十八小時', '8–24': '每天 8 點到 24 點' },
  en_US: { '': '', all: 'any hour', '18h': 'at least 18 hours a day', '8–24': '8 am to midnight' },
}

/** Regions whose lines are named after those of the reader's region, most likely first. */
const ELSEWHERE: Readonly<Record<Locale, readonly Region[]>> = {
  zh_CN: ['CN', 'TW', 'HK', 'US', 'CA', 'SG', 'AU'],
  zh_TW: ['TW', 'HK', 'CN', 'US', 'CA', 'SG', 'AU'],
  en_US: ['US', 'CA', 'GB', 'IE', 'AU', 'CN', 'TW'],
}

function lineText({ number, name, by, hours }: HelpLine, locale: Locale): string {
  const about = [name[locale], HOURS[locale][hours]].filter(Boolean).join(locale === 'en_US' ? ', ' : '，')
  if (locale === 'en_US') return `${by === 'text' ? 'call or text' : 'call'} ${number} (${about})`
  if (locale === 'zh_TW') return `${by === 'text' ? '撥打或傳簡訊到' : '打'} ${number}（${about}）`
  return `${by === 'text' ? '拨打或发短信' : '打'} ${number}（${about}）`
}

/** Formats a region's emergency numbers, the number of the service `first` in front. */
function urgentText(region: Region, first: 'ambulance' | 'police', locale: Locale): string {
  const { emergency } = REGIONS[region]
  const numbers = first === 'police' ? [...emergency].toReversed() : emergency
  if (locale === 'en_US') return `In danger now: ${numbers.join(' or ')}.`
  return locale === 'zh_TW' ? `情況緊急，打 ${numbers.join(' 或 ')}。` : `情况急，打 ${numbers.join(' 或 ')}。`
}

/** Formats the lines of a region, optionally with its emergency numbers; '' if there are none. */
export function formatRegionLines(
  region: Region,
  kinds: readonly HelpLine['of'][],
  first: 'ambulance' | 'police' | undefined,
  locale: Locale,
): string {
  const name = REGIONS[region].name[locale]
  const lines = kinds.flatMap((of) => listHelpLines(region, of)).map((line) => lineText(line, locale))
  const urgent = first ? urgentText(region, first, locale) : ''
  if (lines.length === 0) return urgent && (locale === 'en_US' ? `${name}. ${urgent}` : `${name}：${urgent}`)
  return locale === 'en_US' ? `${name}: ${lines.join('; ')}. ${urgent}`.trimEnd() : `${name}：${lines.join('；')}。${urgent}`
}

/** Formats one line each of other regions, for readers whose zone does not match their location. */
export function formatOtherRegionLines(here: Region | undefined, of: HelpLine['of'], locale: Locale): string {
  const named = ELSEWHERE[locale].flatMap((region) => {
    const [line] = listHelpLines(region, of)
    return line && region !== here ? [`${REGIONS[region].name[locale]} ${line.number}`] : []
  })
  if (locale === 'en_US') return `If you’re in another place: ${named.join('; ')}.`
  return locale === 'zh_TW' ? `人在別處：${named.join('；')}。` : `人在别处：${named.join('；')}。`
}

export const directoryText: Readonly<Record<Locale, string>> = {
  zh_CN: `别的地方：当地急救电话，或 ${HELP_LINE_DIRECTORY.url}。`,
  zh_TW: `其他地方：當地的緊急電話，或 ${HELP_LINE_DIRECTORY.url}。`,
  en_US: `Anywhere else: your emergency number, or ${HELP_LINE_DIRECTORY.url}.`,
}
