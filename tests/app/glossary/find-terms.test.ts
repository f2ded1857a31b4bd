import { describe, expect, test } from 'vitest'
import { loadGlossary } from '#app/glossary/use-glossary.ts'
import { findTerms } from '#app/glossary/find-terms.ts'
import type { Locale } from '#contract/locale.ts'
import { families as annual } from '#readings/annual-book/families.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import taiwan from '#readings/data/zh-tw.json' with { type: 'json' }
import { adaptTextToLevel } from '#readings/reader/levels.ts'

/** Returns the terms found in a text, as `text → entry id`. */
async function namedIn(locale: Locale, text: string): Promise<string[]> {
  return findTerms(text, locale, await loadGlossary(locale)).map(({ id, from, to }) => `${text.slice(from, to)} → ${id}`)
}

const sentences: readonly (readonly [Locale, string, string[]])[] = [
  // The longest name is found, not a shorter term within it.
  ['zh_CN', '你靠手上的东西换钱（食伤生财）。', ['食伤生财 → situation-shi-cai']],
  [
    'zh_CN',
    '你的格局落在七杀（七杀格，喜印）。',
    ['格局 → pattern', '七杀 → god-qisha', '七杀格 → pattern-qishage', '印 → share-resource'],
  ],
  ['zh_CN', '天干七杀（七杀坐日支）。', ['天干 → stems', '七杀 → god-qisha', '七杀 → god-qisha', '日支 → branches']],
  // Single characters and everyday words count between brackets only.
  ['zh_CN', '水能把土冲开，财从东边来，你自己未必知道。', []],
  ['zh_CN', '有一处相害（日支逢冲，财弱）。', ['日支 → branches', '冲 → relation-clash', '财 → share-wealth']],
  ['zh_CN', '书上的传言难得地一致，大家顺势坐下（顺势）。', ['顺势 → reason-shunshi']],
  ['zh_CN', '配合未全（配合未全）。', []],
  // Terms within other words, book titles or pairs are not found.
  ['zh_CN', '今天干了什么，生日主要请谁，从格局看，《穷通宝鉴》说（《穷通宝鉴》）。', ['格局 → pattern']],
  ['zh_CN', '那一年（2026丙午），坐下劫财（坐死）。', ['劫财 → god-jiecai', '死 → stage-si3']],
  ['zh_CN', '卦里这一爻动了。', ['卦 → hexagram', '爻 → yao']],
  [
    'zh_TW',
    '流年沖日支，天干是傷官（傷官見官）。',
    ['流年 → layer-annual', '天干 → stems', '傷官 → god-shangguan', '傷官見官 → situation-shang-guan'],
  ],
  // Names of several words count everywhere, also in the plural; common words only between brackets.
  ['en_US', 'The Eating god tames Seven killings here.', ['Eating god tames Seven killings → situation-zhi-sha']],
  [
    'en_US',
    'Two luck cycles and one luck cycle; hidden stems too.',
    ['luck cycles → layer-major', 'luck cycle → layer-major', 'hidden stems → hidden-stems'],
  ],
  ['en_US', 'The wood burns all day, and a friend who is strong takes root.', []],
  ['en_US', 'Wood burns. Friends come, and with them the Friend, who keeps the Void.', ['Friend → god-bijian', 'Void → star-kongwang']],
  ['en_US', 'It costs you sleep (weak wood, rooted).', ['weak → strength-shenruo', 'wood → element-wood', 'rooted → strength-dedi']],
  ['en_US', 'Geng upon the Dragon, in 2027 (Ding Wei), is metal.', ['Geng → stem-geng', 'Dragon → branch-chen']],
  ['en_US', 'The double hour of your birth was a free-spending star.', ['double hour → double-hour']],
  ['en_US', 'The *Di Tian Sui* says, “Strong, it does not mind”; the *Five elements* too.', []],
]

test.each(sentences)('%s: %s', async (locale, text, named) => {
  expect(await namedIn(locale, text)).toEqual(named)
})

const paragraphs = [...fate, ...annual].flatMap((family) => family.paragraphs)
const TAIWAN: Readonly<Record<string, string>> = taiwan
const textOf = (paragraph: (typeof paragraphs)[number], locale: Locale): string =>
  locale === 'zh_TW' ? (TAIWAN[paragraph.zh_CN] ?? paragraph.zh_CN) : paragraph[locale]

/** Texts between brackets that have no glossary entry: placeholders, book titles and plain phrases. */
const EXCEPTIONS: Readonly<Record<Locale, RegExp>> = {
  zh_CN:
    /^（(?:\{[\w:]+\}(?:走完以前)?|《穷通宝鉴》|四法同取|寒中得暖|炎中得润|最紧之年|藏着的也没有|最高与最低的月份相差.十分以[上内])）$/,
  zh_TW:
    /^（(?:\{[\w:]+\}(?:走完以前)?|《窮通寶鑑》|四法同取|寒中得暖|炎中得潤|最緊之年|藏著的也沒有|最高與最低的月份相差.十分以[上內])）$/,
  en_US:
    /^ ?\((?:\{[\w:]+\}(?: day)?|the \{y-branch\} again|\{y-branch\} beside \{y-branch\}, self-punishment|Qiongtong Baojian|(?:year|month|day|hour) and (?:year|month|day|hour) alike|the tightest year|none(?: of the five)? lacking, firm|warmth in the cold|moisture in the heat|four reasons agree|the highest and the lowest are .+)\)$/,
}

describe.each(['zh_CN', 'zh_TW', 'en_US'] as const)('in %s', (locale) => {
  test('finds an entry for every marked term of the books', async () => {
    const glossary = await loadGlossary(locale)
    const marked = paragraphs.flatMap((paragraph) =>
      [...textOf(paragraph, locale).matchAll(/⟨ ?([（(][^⟩|]*[）)])⟩/g)].map(([, term]) => term!),
    )
    expect(marked.length).toBeGreaterThan(1000)
    const unknown = marked.filter((term) => findTerms(term, locale, glossary).length === 0 && !EXCEPTIONS[locale].test(term))
    expect([...new Set(unknown)]).toEqual([])
  })
})

test('finds the same terms in both Chinese scripts', async () => {
  const [mainland, taiwanese] = [await loadGlossary('zh_CN'), await loadGlossary('zh_TW')]
  const ids = (text: string, locale: 'zh_CN' | 'zh_TW') =>
    findTerms(adaptTextToLevel(text, 'student'), locale, locale === 'zh_CN' ? mainland : taiwanese)
      .map(({ id }) => id)
      .join()
  const unlike = paragraphs.filter((each) => ids(each.zh_CN, 'zh_CN') !== ids(textOf(each, 'zh_TW'), 'zh_TW'))
  expect(unlike.map(({ id }) => id)).toEqual([])
})
