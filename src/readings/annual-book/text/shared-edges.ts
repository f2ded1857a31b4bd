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
        zh_CN:
          '最高分今年有人平分：{best-month}一样高，要紧的事便多了一个日子⟨（月柱得分并列最高）⟩。头一回没办成，先别改主意，到后面那个月原样再办一遍。分数最低的是{worst-month}，那时只收尾，不起头。',
        en_US:
          'The highest score is shared this year by {best-month} ⟨ (month pillars tied for the highest score)⟩, so what matters has a second date in the calendar. If the first try comes to nothing, leave the plan as it is and go again in the later month. The lowest score falls in {worst-month}. Finish things there, and start none.',
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
        zh_CN:
          '这个春天按月走，比按季走准：寅、卯、辰各有各的分数，下面一个月一句。分数高的那个月把事往前推，低的那个月收着，整季不必一个步子。换月那几天留半个下午，把上个月剩下的写在纸上，再翻页。',
        en_US:
          'Take this spring month by month. The Tiger, the Rabbit and the Dragon each have their own score and their own line below: push ahead in the month that stands higher, hold still in the lower one. When one gives way to the next, spend half an afternoon writing down what’s left over.',
      },
      {
        id: 'season.summer.by-months',
        because: ['s:summer'],
        zh_CN:
          '别给整个夏天定一个调子。巳、午、未三个月的分数分开算，哪个月该快，哪个月该慢，看下面各自那一句。冰箱门上贴三张纸，一月一张，只写当月的两件事；到了月底撕下来，没做完的抄到下一张。',
        en_US:
          'Don’t set one tempo for the whole summer. The Snake, the Horse and the Goat are scored apart, and the lines below say which of them wants speed and which wants rest. Put three sheets on the fridge, one to a month, each with two things on it. At month’s end, copy what is undone onto the next.',
      },
      {
        id: 'season.autumn.by-months',
        because: ['s:autumn'],
        zh_CN:
          '秋天的三个月像三只抽屉，申、酉、戌各装各的，拉开哪只办哪只的事。高低看下面每月的分数，高的那只放要紧的，低的那只放收尾的。三只不必一样满，有一只空着也好，换季的衣服正要地方。',
        en_US:
          'Fall comes as three drawers, the Monkey, the Rooster and the Dog, each with a score of its own below. What matters goes into the higher one, what only needs finishing into the lower. They needn’t be equally full. If one stays empty, so much the better; the sweaters want a place.',
      },
      {
        id: 'season.winter.by-months',
        because: ['s:winter'],
        zh_CN:
          '入冬以后，亥、子、丑三个月要分开过，哪个月办事，哪个月歇着，以下面每月的分数为准。把要办的写成三列，每列不超过三行；轮到分数高的那一列就动手，轮到低的那一列，先把灯修好，把汤炖上。',
        en_US:
          'Once winter sets in, live its three months apart. The scores below say in which of the Pig, the Rat and the Ox to get things done and in which to rest. Write three columns, three lines at most in each. When the higher column comes up, act on it; in the lower one, mend the lamp and put the soup on.',
      },
    ],
  },
]
