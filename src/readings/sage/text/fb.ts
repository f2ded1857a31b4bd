import type { Written } from '../../facts/written.ts'

const w = (zh_CN: string, en_US: string): Written => ({ zh_CN, en_US })

/** Two people, by whether something holds and something rubs in the view asked about; `{first}` and `{second}` are their names. */
export const pairLines: Readonly<
  Record<'love' | 'work' | 'friendship', Readonly<Record<'both' | 'holds' | 'rubs' | 'plain', readonly Written[]>>>
> = {
  love: {
    both: [
      w('人是合的，要磨的只有一两处，说在前头就好。', 'You fit. There are one or two places that rub, and naming them early is enough.'),
      w('近得起来，也碰得着，先认清碰在哪里。', 'You come close, and you also knock against each other. First see where.'),
    ],
    holds: [w('合得来，两边都有能给对方的东西。', 'You fit, and each has something the other can use.')],
    rubs: [
      w('能处，要靠约定，不能只靠心情。', 'It can work, on agreements and not on moods.'),
      w('吸引在差别里，累也在差别里，先把规矩讲清。', 'The pull lies in the difference and so does the wear. Agree on the rules first.'),
    ],
    plain: [
      w(
        '盘上不拦，也不推，日子怎么过，多半看两个人肯不肯说。',
        'The charts neither bar nor push. Most of it depends on whether you both speak.',
      ),
    ],
  },
  work: {
    both: [w('可以一起做事，先把容易卡的那一处写成规矩。', 'You can work together. Put the one place that sticks into a rule first.')],
    holds: [w('一起做事省力，分工谈一次就能用。', 'Working together comes easily. One talk about who does what will last.')],
    rubs: [
      w(
        '做事会顶，顶在明处是好事，账和权限先分开。',
        'You’ll push against each other at work. In the open that helps. Keep money and authority apart first.',
      ),
    ],
    plain: [w('做事各有各的路数，靠章程，不靠默契。', 'Each has a way of working. Rely on rules, not on guessing.')],
  },
  friendship: {
    both: [w('走得近，也有一两个话题要绕开。', 'You’re close, with a topic or two to step around.')],
    holds: [w('来往轻松，久不见也接得上。', 'It’s easy between you, and it picks up after a long gap.')],
    rubs: [w('情分在，习惯不同，常见不如见得巧。', 'The bond is there and the habits differ. Better well timed than often.')],
    plain: [w('平平常常，谁先开口，谁就近一步。', 'Ordinary ground. Whoever speaks first comes a step closer.')],
  },
}

/** What would change it. */
export const pairUnless: Readonly<Record<'love' | 'work' | 'friendship', readonly Written[]>> = {
  love: [
    w(
      '吵的若每次都是同一件，比方钱，那要另看两张盘的财，再问一次。',
      'If it’s the same thing each time, money for instance, ask again and wealth will be read in both charts.',
    ),
    w(
      '有一方的出生日期不准，或者生在夜里十一点前后，夫妻宫就要重看。',
      'If either birth date is uncertain, or a birth was close to eleven at night, the partner’s seat has to be read anew.',
    ),
  ],
  work: [w('事情换了，比方从做活变成管钱，那要再问一次。', 'If the task changes, from doing to handling money for instance, ask again.')],
  friendship: [w('若中间夹着借钱，那是另一问。', 'If a loan stands between you, that’s another question.')],
}

/** Where no year of the next ten stands out. */
export const pairWhen: Written = w(
  '往后十年没有特别合或特别冲的年份，日子由两个人自己挑。',
  'None of the next ten years joins or faces you both. The days are yours to choose.',
)
export const pairWhens: Written = w('往后看：{years}', 'Ahead: {years}')
/** Two people need two charts. */
export const pairMissing: Written = w('要看两个人，先选好两份档案。', 'Two people need two archives. Choose both first.')
