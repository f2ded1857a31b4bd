import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Paragraphs for two months that share the highest score, and for a season whose months call for opposite paces. */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-shared-month',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.best-shared',
        because: ['y-best-month-shared'],
        says: ['annual.ask=best-month'],
        form: ['statement', 'dated'],
        zh_CN:
          '今年的最高分有人平分：{best-month}一样高⟨（月柱力量值并列最高）⟩，要紧的事便多一个日子。头一回没办成，别急着改主意，到后面那段时间原样再办一遍，常常就成了。分数最低的是{worst-month}，那时只收尾，不起头。',
        en_US:
          'Two or more months share the highest score this year, {best-month} ⟨ (month pillars tied for the highest power value)⟩, so what matters gets a second date. If the first try comes to nothing, don’t change the plan. Go again in the later weeks, and it often works. The lowest score falls in {worst-month}: finish things then, and start none.',
      },
    ],
  },
  {
    id: 'season-by-months',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.by-months',
        because: ['s:spring'],
        form: ['statement'],
        zh_CN:
          '二月到四月，一个月跟一个月不一样⟨（寅、卯、辰三个月分数各算）⟩，下面每月有一句。分数高的那个月把事往前推，低的那个月收着，不必一个步子。',
        en_US:
          'From February through April, no month is like the next ⟨ (the Tiger, the Rabbit and the Dragon are scored apart)⟩, and each has its own line below. Push ahead in the month that stands higher and hold back in the lower one.',
      },
      {
        id: 'season.summer.by-months',
        because: ['s:summer'],
        form: ['statement'],
        zh_CN:
          '五月到七月不宜定一个调子。⟨巳、午、未三个月分数各算|三个月的分数分开算⟩，哪个月该快，哪个月该慢，看下面各自那一句。月底没做完的，抄到下一个月，不算迟。',
        en_US:
          'Don’t set one pace from May through July. ⟨The Snake, the Horse and the Goat are scored apart|The three months are scored apart⟩, and the lines below say which wants speed and which wants rest. What’s undone at the end of a month moves to the next, and that isn’t late.',
      },
      {
        id: 'season.autumn.by-months',
        because: ['s:autumn'],
        form: ['statement'],
        zh_CN:
          '八月、九月、十月各有高低，合起来说不准。⟨申、酉、戌三个月分数各算，|下面一个月一句，⟩高的那个月放要紧的，低的那个月只收尾。有一个月空着也好，前后两个月会轻松些。',
        en_US:
          'August, September and October each stand at a different height, and no one word fits them all. ⟨The Monkey, the Rooster and the Dog are scored apart|There’s a line for each below⟩. What matters goes into the higher month, and the lower one is for finishing. If one stays empty, so much the better for the other two.',
      },
      {
        id: 'season.winter.by-months',
        because: ['s:winter'],
        form: ['statement'],
        zh_CN:
          '从十一月到一月，要分月来过。⟨亥、子、丑三个月分数各算|三个月的分数分开算⟩，哪个月办事，哪个月歇着，以下面各自那一句为准；不必因为是年底就一路赶到头。',
        en_US:
          'Live November, December and January apart. ⟨The Pig, the Rat and the Ox are scored separately|The three months are scored separately⟩, and the lines below say when to get things done and when to rest. That the year is ending is no reason to rush all the way.',
      },
    ],
  },
]
