import type { SourceText } from '../facts/source-text.ts'
import type { FateCardId } from './cards.ts'

const written = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Titles of cards and of their sections. */
export const fateBookTitles: Readonly<
  Record<FateCardId, { readonly title: SourceText; readonly sections: Readonly<Record<string, SourceText>> }>
> = {
  chart: {
    title: written('命盘', 'Chart'),
    sections: {
      cast: written('这张盘怎么来的', 'How it was cast'),
      ties: written('字与字之间', 'Between the signs'),
      frame: written('全盘的骨架', 'The frame'),
    },
  },
  self: {
    title: written('日主', 'Day master'),
    sections: {
      temper: written('性子', 'Temper'),
      strength: written('力气从哪里来', 'Where the strength comes from'),
      time: written('什么时候', 'When'),
    },
  },
  outer: {
    title: written('外在性格', 'Outer nature'),
    sections: { face: written('头一面', 'First meeting'), company: written('与人相处', 'Company'), time: written('什么时候', 'When') },
  },
  inner: {
    title: written('内在性格', 'Inner nature'),
    sections: {
      rooms: written('屋里住着谁', 'Who lives here'),
      ties: written('屋里的动静', 'What goes on inside'),
      time: written('什么时候', 'When'),
    },
  },
  flow: {
    title: written('五行流通', 'Five-element flow'),
    sections: {
      course: written('水路', 'The course'),
      block: written('堵在哪里', 'Where it stops'),
      time: written('什么时候通', 'When it runs'),
    },
  },
  useful: {
    title: written('喜用忌神', 'Helpful and adverse elements'),
    sections: { account: written('这笔账', 'The account'), use: written('怎么用', 'Using it'), time: written('什么时候', 'When') },
  },
  wealth: {
    title: written('财富事业', 'Wealth and career'),
    sections: { money: written('财', 'Money'), work: written('业', 'Work'), time: written('什么时候', 'When') },
  },
  love: {
    title: written('爱情婚姻', 'Love and marriage'),
    sections: {
      manner: written('你怎么爱', 'How you love'),
      palace: written('对方的位置', 'The partner’s seat'),
      time: written('什么时候', 'When'),
    },
  },
  study: {
    title: written('学业成长', 'Study and growth'),
    sections: {
      learning: written('怎么学', 'How you learn'),
      growth: written('怎么长', 'How you grow'),
      time: written('什么时候', 'When'),
    },
  },
  health: {
    title: written('健康', 'Health'),
    sections: { daily: written('平日', 'Every day'), season: written('时令', 'Seasons'), time: written('哪几年', 'Which years') },
  },
}

/** Note under the title of the health card. */
export const NO_DIAGNOSIS_NOTE = written(
  '这一篇只说作息，不说病。身体有事，问医生。',
  'This chapter speaks of habits and rest alone. With anything that worries you, see a doctor.',
)
