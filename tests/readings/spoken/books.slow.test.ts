/** Spoken texts of 200 random charts in three languages, compared with the page. */
import { describe, expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import type { Book, BookCard } from '#contract/book.ts'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { LEVELS, type Level, adaptTextToLevel } from '#readings/reader/levels.ts'
import { composeSpokenBook, type SpokenChapter } from '#readings/spoken/index.ts'
import { composeBookBody, reduceToPreview } from '#server/features/books/book-body.ts'

const NOW = Date.parse('2026-11-22T04:00:00Z')
const BOOKS = 200

function* books(count: number, productId = 'fatebook'): Generator<Book> {
  for (const { chart } of randomPeople(count, 15)) {
    const { year, month, day, hour } = chart.pillars
    const { local, lng, lat, gender, zi, hourUnknown, solarTime } = chart.input
    const birth = {
      birthday: local.replace('T', ' '),
      offset_seconds: 28_800,
      lat,
      lng,
      zone: 'Asia/Shanghai',
      disambiguation: 'earlier',
      gender: gender === 'male' ? '1' : '0',
      zi,
      hour_unknown: hourUnknown ?? false,
      solar_time: solarTime,
    } as const
    const ganzhi = [year, month, day, hour].map((pillar) => pillar?.ganzhi ?? '').join(' ')
    const made = {
      archive_id: 'a',
      product_id: productId,
      version: 1,
      made_at: NOW,
      made_for: 'first',
      ganzhi,
      is_locked: false,
      hand: 'house',
    } as const
    yield { ...made, ...composeBookBody(birth, productId, NOW) }
  }
}

const paragraphsOf = ({ line, sections, todo }: BookCard) =>
  [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo].filter((one) => one !== null)

/** Characters that must not reach speech synthesis. */
const UNSAID: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /[\dA-Za-z%⟨⟩（）《》*:]|[，。；：、]{2}|^[，。；：、]|\s/,
  zh_TW: /[\dA-Za-z%⟨⟩（）《》「」*:]|[，。；：、]{2}|^[，。；：、]|\s/,
  en_US: /[\d%⟨⟩()*]|[^ -~“”é]|\s[,.;:?!]|[,;:]{2}|\s\s|\bundefined\b/,
}

function* faultsOf(book: Book, locale: Locale, level: Level): Generator<string> {
  const chapters = composeSpokenBook(book, locale, level)
  const said = new Map<string, string>()
  for (const { id, sentences } of chapters)
    for (const { text, spoken, paragraph, pauseMs } of sentences) {
      if (UNSAID[locale].test(spoken) || !/\p{L}/u.test(spoken)) yield `${locale}: ${text} → ${spoken}`
      if (pauseMs <= 0) yield `${locale}: no rest after ${text}`
      const key = `${id} ${paragraph}`
      if (paragraph !== '') said.set(key, (said.get(key) ?? '') + text)
    }
  for (const card of book.cards)
    for (const { id, text } of paragraphsOf(card))
      if (said.get(`${card.id} ${id}`) !== adaptTextToLevel(text[locale], level).replaceAll('*', ''))
        yield `${locale}: ${id} is not as on the page`
}

const firstOf = (chapters: readonly SpokenChapter[]) => chapters.map(({ id, sentences }) => [id, sentences[0]!.spoken])

describe('a book read aloud', () => {
  test('says every paragraph of the page in words only', () => {
    const faults: string[] = []
    let i = 0
    for (const book of books(BOOKS)) {
      const level = LEVELS[i++ % 2]!
      for (const locale of LOCALES) faults.push(...faultsOf(book, locale, level))
    }
    expect(faults).toEqual([])
    expect(i).toBe(BOOKS)
  })

  test('says every paragraph of an Annual Book', () => {
    const faults: string[] = []
    for (const book of books(10, 'annual:2027')) for (const locale of LOCALES) faults.push(...faultsOf(book, locale, 'student'))
    expect(faults).toEqual([])
  })

  test('opens with the pillars, names each chapter, and closes', () => {
    const [book] = [...books(1)] as [Book]
    expect(firstOf(composeSpokenBook(book, 'zh_CN', 'plain')).slice(1, 4)).toEqual([
      ['chart', '第一篇，命盘。'],
      ['self', '第二篇，日主。'],
      ['outer', '第三篇，外在性格。'],
    ])
    expect(firstOf(composeSpokenBook(book, 'en_US', 'plain')).at(-2)).toEqual(['health', 'Chapter ten. Health.'])
    const opening = composeSpokenBook({ ...book, ganzhi: '庚午 辛巳 壬戌 ' }, 'en_US', 'plain')[0]!
    expect(opening.sentences.map(({ spoken }) => spoken)).toEqual([
      'This is a fate book.',
      'It was written from three pillars: the year, gung woo; the month, shin suh; the day, ren shoo.',
      'There are ten chapters.',
      "They're for entertainment, and the decisions stay yours.",
      "The hour isn't known, so whatever would rest on it is left out.",
    ])
    const year = composeSpokenBook({ ...book, product_id: 'annual:2027' }, 'zh_TW', 'plain')[0]!
    expect(year.sentences[0]!.spoken).toBe('這是一本二〇二七年的流年書。')
  })

  test('says only the free parts of a locked book', () => {
    const [book] = [...books(1)] as [Book]
    const locked = { ...book, ...reduceToPreview(book), is_locked: true }
    const free = new Set(locked.cards.flatMap(paragraphsOf).map(({ id }) => id))
    const said = composeSpokenBook(locked, 'zh_CN', 'student').flatMap(({ sentences }) => sentences.map(({ paragraph }) => paragraph))
    expect(new Set(said)).toEqual(new Set([...free, '']))
  })

  test('pauses longest between chapters, then before the advice', () => {
    const [book] = [...books(1)] as [Book]
    for (const { id, sentences } of composeSpokenBook(book, 'zh_CN', 'plain').slice(1, -1)) {
      const card = book.cards.find((one) => one.id === id)!
      const todo = sentences.findIndex(({ text }) => text === '可做的一件事')
      const longest = sentences.map(({ pauseMs }) => pauseMs).toSorted((a, b) => b - a)
      expect([sentences.at(-1)!.pauseMs, sentences[todo - 1]!.pauseMs]).toEqual(longest.slice(0, 2))
      const lastOf = (paragraph: string) => sentences.findLast((one) => one.paragraph === paragraph)!.pauseMs
      const [first, second] = card.sections[0]!.paragraphs
      if (second && first!.quote === null) expect(lastOf(first!.id)).toBeGreaterThan(Math.min(...longest))
    }
  })
})
