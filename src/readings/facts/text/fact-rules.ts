import type { Locale } from '../../reader/locale.ts'
import type { SourceText } from '../source-text.ts'
import { localizeText } from '../source-text.ts'

interface Rule {
  readonly pattern: RegExp
  readonly text: SourceText
}

const rule = (pattern: RegExp, zh_CN: string, en_US: string): Rule => ({ pattern, text: { zh_CN, en_US } })

/** Rules that determine facts, with their sources, for practitioners. The first matching pattern wins. */
export const FACT_RULES: readonly Rule[] = [
  rule(
    /^(strength|sign):/,
    'S 是同类与印在全盘（日干自身不计）里占的百分数：42 以下算弱，52 以上算强；得令、得地、得势作旁证。古法只论旺相，分数是本书的算法',
    'S is what Peers and Resource hold of the chart without the day stem itself, in percent: below 42 weak, from 52 strong; season, root and support are its signs. The classics speak of seasons alone; the points are this book’s own',
  ),
  rule(
    /^(share|pct|flow):|^(use|joy|adverse|enemy|idle):pct/,
    '四干四支按位置给分，月支最重，地支的分按藏干分摊；会、合、冲再作增减。这是本书的算法，各家不一',
    'Stems and branches have points by place, the month branch most; a branch shares its points among its hidden stems, and gatherings, joinings and clashes move some. These are this book’s own points; schools differ',
  ),
  rule(
    /^(pattern|kind|state|likes|breaks)/,
    '先看从、化、专旺是否成立，再取月支藏干：有透出的取透出的，没有就取本气（《子平真诠》）',
    'First whether the chart follows, turns or is ruled by one element; else the month branch’s hidden stems, the one that shows in a stem before the main one (Ziping Zhenquan)',
  ),
  rule(
    /^(use|joy|adverse|enemy|idle|why)/,
    '扶抑、调候、通关、病药四样各自计分，加起来最高的是用神，最低的是忌神；调候的次序依《穷通宝鉴》',
    'Support and restraint, climate, mediation and remedy each give points; the highest sum is the useful element, the lowest the adverse one. The stems a month wants follow the Qiongtong Baojian',
  ),
  rule(
    /^(god|main|hidden|has|no|root):|^stems:(?!(all|one|two|three|four)-|(wood|fire|earth|metal|water|jia|yi|bing|ding|wu|ji|geng|xin|ren|gui)\b)/,
    '十神由日干与他干的生克阴阳而定；地支先看本气，再看中气、余气（《渊海子平》）',
    'A ten god is what a stem is to the day stem by element and by yin or yang; of a branch the main hidden stem counts first (Yuanhai Ziping)',
  ),
  rule(/^stage:/, '十二长生，阳干顺行，阴干逆行', 'Twelve life stages, yang stems forward and yin stems backward'),
  rule(/^nayin:/, '六十甲子每两柱一个纳音（《三命通会》）', 'Every two of the sixty pairs share a nayin (Sanming Tonghui)'),
  rule(
    /^(star|void):/,
    '神煞由年支、日支或日干起，空亡由日柱与年柱所在的旬起（《三命通会》）；各家取法不尽相同',
    'Stars are found from the year branch, the day branch or the day stem, the void from the decade of the day and year pairs (Sanming Tonghui); schools differ on some',
  ),
  rule(
    /^(rel|ties)/,
    '天干论合与冲，地支论六合、三合、三会、冲、刑、害、破',
    'Stems join or face; branches join, gather, face, rub, cross and nudge',
  ),
  rule(
    /^receipt:/,
    '日柱、时柱依真太阳时：平太阳时加均时差；年柱、月柱依节气的时刻',
    'Day and hour stand on true solar time, mean time of the place plus the equation of time; year and month on the instants of the solar terms',
  ),
  rule(
    /^luck:/,
    '大运从出生到节气的日数起，三天折一年；阳男阴女顺行，阴男阳女逆行',
    'Luck starts from the days between birth and the jie, three days to a year; forward for yang years and men or yin years and women, else backward',
  ),
  rule(
    /^(years|best-year|tight-year|y|m|s)[:=-]/,
    '流年以立春换，力量值由喜忌、十神、合冲和星相加，是本书的算法',
    'A year begins at the Start of spring; the power value adds favor, ten gods, ties and stars and is this book’s own',
  ),
  rule(/./, '四柱依节气与真太阳时排定', 'The four pillars stand on the solar terms and true solar time'),
]

/** Returns the rule that determines a fact. */
export function describeFactRule(fact: string, locale: Locale): string {
  return localizeText(FACT_RULES.find(({ pattern }) => pattern.test(fact))!.text, locale)
}
