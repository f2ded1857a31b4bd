import type { Locale } from '../facts/written.ts'
import type { Region } from './regions.ts'

type ByLocale = Readonly<Record<Locale, string>>

/** A line on which somebody answers. */
export interface HelpLine {
  readonly region: Region
  /** For thoughts of dying, or for violence suffered. */
  readonly of: 'crisis' | 'violence'
  readonly number: string
  readonly name: ByLocale
  /** Whether it may be texted too. */
  readonly isTexted?: true
  /** From and to, as its page says; `all` at any hour. */
  readonly hours: 'all' | '18h' | '8–24'
  /** BCP 47. */
  readonly languages: readonly string[]
  /** The page that says it, and the day on which that page was read. */
  readonly source: string
  readonly checked: string
}

/** Where no line is known: the directory that every caring answer names. */
export const DIRECTORY = {
  url: 'findahelpline.com',
  source: 'https://lifeline-international.com/from-idea-to-impact-how-throughline-is-bridging-the-gap-in-global-crisis-support/',
  checked: '2026-11-23',
} as const

const CHECKED = '2026-11-23'
const same = (name: string): ByLocale => ({ zh_CN: name, zh_TW: name, en_US: name })

/**
 * Only numbers that a page read on `checked` gives; what could not be confirmed is not here. The first of a region and kind is the
 * one that is named where there is room for one.
 */
export const HELP_LINES: readonly HelpLine[] = [
  {
    region: 'CN',
    of: 'crisis',
    number: '12356',
    hours: '18h',
    languages: ['zh-CN'],
    name: { zh_CN: '全国统一心理援助热线', zh_TW: '中國大陸全國統一心理援助熱線', en_US: 'national mental health line' },
    source: 'https://c.m.163.com/news/a/JKBD9CKU0514CC6P.html',
    checked: CHECKED,
  },
  {
    region: 'TW',
    of: 'crisis',
    number: '1925',
    hours: 'all',
    languages: ['zh-TW'],
    name: { zh_CN: '安心专线', zh_TW: '安心專線', en_US: 'Anxin line' },
    source: 'https://udn.com/news/story/7266/9329707',
    checked: CHECKED,
  },
  {
    region: 'TW',
    of: 'violence',
    number: '113',
    hours: 'all',
    languages: ['zh-TW'],
    name: { zh_CN: '保护专线', zh_TW: '保護專線', en_US: 'protection line' },
    source: 'https://udn.com/news/story/7266/9329707',
    checked: CHECKED,
  },
  {
    region: 'HK',
    of: 'crisis',
    number: '18111',
    hours: 'all',
    languages: ['yue', 'zh-CN', 'en'],
    name: { zh_CN: '情绪通', zh_TW: '情緒通', en_US: 'Mental Health Support Hotline' },
    source: 'https://shallwetalk.hk/cn/page/kick-off-ceremony-of-the-mental-health-support-hotline',
    checked: CHECKED,
  },
  {
    region: 'HK',
    of: 'violence',
    number: '2343 2255',
    hours: 'all',
    languages: ['yue', 'zh-CN', 'en'],
    name: { zh_CN: '社会福利署热线', zh_TW: '社會福利署熱線', en_US: 'Social Welfare Department hotline' },
    source: 'https://www.news.gov.hk/chi/2023/06/20230605/20230605_145819_409.html',
    checked: CHECKED,
  },
  {
    region: 'MO',
    of: 'crisis',
    number: '2852 5222',
    hours: 'all',
    languages: ['yue', 'zh-CN'],
    name: { zh_CN: '明爱生命热线', zh_TW: '明愛生命熱線', en_US: 'Caritas Life Hope Hotline' },
    source: 'https://exmoo.com/article/198291.html',
    checked: CHECKED,
  },
  {
    region: 'SG',
    of: 'crisis',
    number: '1767',
    hours: 'all',
    languages: ['en'],
    name: { zh_CN: '新加坡援人协会', zh_TW: '新加坡援人協會', en_US: 'Samaritans of Singapore' },
    source: 'https://www.daily8.com/en/hashtag/SamaritansOfSingapore',
    checked: CHECKED,
  },
  {
    region: 'SG',
    of: 'crisis',
    number: '1771',
    hours: 'all',
    languages: ['en', 'zh-CN', 'ms', 'ta'],
    name: same('national mindline'),
    source: 'https://www.straitstimes.com/singapore/national-mental-health-call-and-textline-launched',
    checked: CHECKED,
  },
  {
    region: 'SG',
    of: 'violence',
    number: '1800 777 0000',
    hours: 'all',
    languages: ['en', 'zh-CN', 'ms', 'ta'],
    name: { zh_CN: '全国反暴力热线', zh_TW: '全國反暴力熱線', en_US: 'National Anti-Violence Helpline' },
    source: 'https://www.straitstimes.com/singapore/community/msf-launches-24-hour-family-violence-helpline',
    checked: CHECKED,
  },
  {
    region: 'MY',
    of: 'crisis',
    number: '15555',
    hours: '8–24',
    languages: ['ms', 'en'],
    name: same('Talian HEAL'),
    source: 'https://vietnamnews.vn/world/1763284/malaysia-sees-record-surge-in-mental-health-calls.html',
    checked: CHECKED,
  },
  {
    region: 'MY',
    of: 'violence',
    number: '15999',
    hours: 'all',
    languages: ['ms', 'en'],
    name: same('Talian Kasih'),
    source: 'https://news.amierul.com/2025/11/10/how-talian-kasih-turns-distress-calls-into-action',
    checked: CHECKED,
  },
  {
    region: 'KR',
    of: 'crisis',
    number: '109',
    hours: 'all',
    languages: ['ko'],
    name: { zh_CN: '自杀预防电话', zh_TW: '自殺防治專線', en_US: 'suicide prevention line' },
    source: 'http://koreabizwire.com/?p=303235',
    checked: CHECKED,
  },
  {
    region: 'US',
    of: 'crisis',
    number: '988',
    isTexted: true,
    hours: 'all',
    languages: ['en', 'es'],
    name: same('988 Suicide & Crisis Lifeline'),
    source: 'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    checked: CHECKED,
  },
  {
    region: 'US',
    of: 'violence',
    number: '1-800-799-7233',
    hours: 'all',
    languages: ['en', 'es'],
    name: same('National Domestic Violence Hotline'),
    source: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    checked: CHECKED,
  },
  {
    region: 'CA',
    of: 'crisis',
    number: '988',
    isTexted: true,
    hours: 'all',
    languages: ['en', 'fr'],
    name: same('9-8-8: Suicide Crisis Helpline'),
    source: 'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
    checked: CHECKED,
  },
  {
    region: 'GB',
    of: 'crisis',
    number: '116 123',
    hours: 'all',
    languages: ['en'],
    name: same('Samaritans'),
    source: 'https://www.samaritans.org/news/samaritans-in-northern-ireland-answer-one-million-calls-during-10-years-of-freephone',
    checked: CHECKED,
  },
  {
    region: 'GB',
    of: 'violence',
    number: '0808 2000 247',
    hours: 'all',
    languages: ['en'],
    name: same('National Domestic Abuse Helpline'),
    source: 'https://www.refuge.org.uk/category/news/',
    checked: CHECKED,
  },
  {
    region: 'IE',
    of: 'crisis',
    number: '116 123',
    hours: 'all',
    languages: ['en'],
    name: same('Samaritans'),
    source: 'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
    checked: CHECKED,
  },
  {
    region: 'IE',
    of: 'violence',
    number: '1800 341 900',
    hours: 'all',
    languages: ['en'],
    name: same('Women’s Aid'),
    source: 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
    checked: CHECKED,
  },
  {
    region: 'AU',
    of: 'crisis',
    number: '13 11 14',
    hours: 'all',
    languages: ['en'],
    name: same('Lifeline'),
    source: 'https://www.lifeline.org.au/resources/news-and-media-releases/media-releases/',
    checked: CHECKED,
  },
  {
    region: 'AU',
    of: 'violence',
    number: '1800 737 732',
    hours: 'all',
    languages: ['en'],
    name: same('1800RESPECT'),
    source: 'https://fral.org.au/faq/family-safety',
    checked: CHECKED,
  },
  {
    region: 'NZ',
    of: 'crisis',
    number: '1737',
    isTexted: true,
    hours: 'all',
    languages: ['en'],
    name: same('Need to Talk?'),
    source: 'https://nzfamilies.org.nz/?p=1578',
    checked: CHECKED,
  },
  {
    region: 'NZ',
    of: 'violence',
    number: '0800 733 843',
    hours: 'all',
    languages: ['en'],
    name: same('Women’s Refuge'),
    source: 'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
    checked: CHECKED,
  },
  {
    region: 'FR',
    of: 'crisis',
    number: '3114',
    hours: 'all',
    languages: ['fr'],
    name: same('numéro national de prévention du suicide'),
    source: 'https://3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114/',
    checked: CHECKED,
  },
]

export const linesOf = (region: Region, of: HelpLine['of']): readonly HelpLine[] =>
  HELP_LINES.filter((line) => line.region === region && line.of === of)
