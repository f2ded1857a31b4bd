import { expect, it } from 'vitest'
import type { Conversation } from '#contract/chat.ts'
import { formatLogMarkdown } from '#device/chats/log-markdown.ts'
import type { Turn } from '#device/chats/turns.ts'

const conversation: Conversation = {
  conversation_id: 'c',
  mode: 'bg',
  archive_id: null,
  other_id: null,
  card: null,
  turns: 2,
  title: '要不要\n*换* 工作',
  created_at: 1,
  changed_at: 2,
}

const turn = (more: Partial<Turn>, answer: Partial<Turn['answer']>): Turn => ({
  message_id: 'm',
  conversation_id: 'c',
  text: '问',
  locale: 'zh_CN',
  cast: null,
  lot: null,
  asked_at: 2,
  send: null,
  is_local: false,
  is_long: false,
  ...more,
  answer: {
    state: 'done',
    by: 'house',
    pieces: [],
    rating: 0,
    ...answer,
  },
})

const words = {
  kind: '超级 AI 八卦',
  time: (ms: number) => `第 ${ms} 刻`,
  asker: '我',
  answerer: (by: string) => (by === 'house' ? '命书' : by),
  state: (state: string) => (state === 'stopped' ? '停在这里' : ''),
  cast: (cast: readonly number[]) => `起卦 ${cast.join(' ')}`,
  lot: (lot: number) => `第 ${lot} 签`,
  note: ({ by }: Turn['answer']) => `${by}写成，仅供娱乐`,
}

it('a conversation is formatted as Markdown with its text escaped', () => {
  const turns = [
    turn(
      { text: '# 走还是留\n1. 走\n- 留', cast: [7, 8, 9, 6, 7, 8] },
      {
        pieces: [
          { kind: 'line', text: '先留。', cites: [] },
          { kind: 'classic', text: '潜龙勿用。\n阳在下也。', cites: [{ to: 'hexagram', ref: '1.1', label: '乾 初九' }] },
          { kind: 'reason', text: '日主得令。', cites: [{ to: 'chart', ref: 'day.stem', label: '日主 [甲]' }] },
          { kind: 'reason', text: '<b>财</b>在时上。', cites: [] },
          { kind: 'next', text: '哪个月合适？', cites: [] },
        ],
      },
    ),
    turn({ lot: 37, asked_at: 3 }, { state: 'stopped', by: 'qwen', pieces: [] }),
  ]
  expect(formatLogMarkdown(conversation, turns, words)).toBe(
    [
      '# 要不要 \\*换\\* 工作',
      '超级 AI 八卦 · 第 1 刻',
      '## 我 · 第 2 刻',
      '> \\# 走还是留  \n> 1\\. 走  \n> \\- 留',
      '起卦 7 8 9 6 7 8',
      '### 命书',
      '**先留。**',
      '> 潜龙勿用。  \n> 阳在下也。 〔乾 初九〕',
      '1. 日主得令。 〔日主 \\[甲\\]〕',
      '1. \\<b\\>财\\</b\\>在时上。',
      '_house写成，仅供娱乐_',
      '## 我 · 第 3 刻',
      '> 问',
      '第 37 签',
      '### qwen',
      '_停在这里_\n',
    ].join('\n\n'),
  )
})

it('names the author of each answer except for care answers', () => {
  const cared = turn({}, { state: 'free', by: 'care', pieces: [{ kind: 'care', text: '你现在安全吗？', cites: [] }] })
  expect(formatLogMarkdown(conversation, [cared], words)).not.toContain('仅供娱乐')
  const answered = turn({}, { by: 'qwen', pieces: [{ kind: 'text', text: '可以。', cites: [] }] })
  expect(formatLogMarkdown(conversation, [cared, answered], words).match(/.*仅供娱乐/g)).toEqual(['_qwen写成，仅供娱乐'])
})
