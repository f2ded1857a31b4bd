import type { Book, BookCard, BookParagraph } from '#contract/book.ts'
import { getQuotation } from '#readings/quotations/quotation.ts'
import { shanghai } from './archives.ts'

const QUOTED = 'dts-jia'

function paragraph(id: string, text: BookParagraph['text'], because: string[], quote: string | null = null): BookParagraph {
  return { id, text, because, share: 12.5, quote }
}

const words = {
  self: { zh_CN: '日主', zh_TW: '日主', en_US: 'day master' },
  season: { zh_CN: '生在巳月，火旺', zh_TW: '生在巳月，火旺', en_US: 'born in the month of the Snake, when fire is strong' },
  rule: { zh_CN: '以月令定旺衰。', zh_TW: '以月令定旺衰。', en_US: 'Strength is judged by the month.' },
}

/** A small card: one section with everything that a paragraph can contain. */
export const card: BookCard = {
  id: 'self',
  title: { zh_CN: '自己', zh_TW: '自己', en_US: 'Yourself' },
  line: null,
  reasons: ['self', 'season'],
  sections: [
    {
      id: 'lines',
      title: { zh_CN: '从日主看', zh_TW: '從日主看', en_US: 'From the day master' },
      paragraphs: [
        paragraph(
          'p1',
          {
            zh_CN: '你做事先看清楚再动手。⟨日主庚金，身弱。⟩别人着急的时候，你反而慢下来。',
            zh_TW: '你做事先看清楚再動手。⟨日主庚金，身弱。⟩別人著急的時候，你反而慢下來。',
            en_US: 'You look first and act after. ⟨The day master is Geng metal, and weak.⟩ When others hurry, you slow down.',
          },
          ['self', 'season'],
        ),
        paragraph(
          'p2',
          {
            zh_CN: '书上有一句相近的话。',
            zh_TW: '書上有一句相近的話。',
            en_US: 'An old book says something close to it.',
          },
          ['season'],
          QUOTED,
        ),
      ],
    },
  ],
  todo: paragraph(
    'todo',
    {
      zh_CN: '这周挑一件拖着的小事，当天做完。',
      zh_TW: '這週挑一件拖著的小事，當天做完。',
      en_US: 'Pick one small thing you’ve put off and finish it the same day.',
    },
    ['self'],
  ),
  note: null,
  waiting: 0,
}

export const book: Book = {
  archive_id: shanghai.archive_id,
  product_id: 'fatebook',
  version: 1,
  made_at: Date.UTC(2026, 10, 20),
  made_for: 'first',
  ganzhi: '庚午 辛巳 庚辰 庚辰',
  is_locked: false,
  hand: 'house',
  cards: [card],
  facts: {
    self: { plain: words.self, term: words.self, rule: words.rule, share: 10, cells: ['day.stem'] },
    season: { plain: words.season, term: words.self, rule: words.rule, share: 8.3, cells: ['month.branch', 'month.hidden'] },
  },
  quotations: { [QUOTED]: getQuotation(QUOTED) },
}
