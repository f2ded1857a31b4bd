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
/** A time as both charts have it; `{a}` and `{b}` are the powers of the best part. */
export const pairParts = {
  spread: w(
    '两张盘合着看，{best}最好，{one} {a}，{two} {b}。{worst}最紧，那时少定大事。',
    'Both charts together, the best is {best}: {one} {a}, {two} {b}. The tightest is {worst}; decide little then.',
  ),
  best: w('两张盘合着看，{best}好一些，{one} {a}，{two} {b}。', 'Both charts together, {best} does better: {one} {a}, {two} {b}.'),
  single: w('{best}，{one} {a}，{two} {b}。', '{Best}: {one} {a}, {two} {b}.'),
} as const

/** How two people take a matter beside themselves. */
export const pairMatters = {
  money: {
    eased: w('钱的事两个人谈得拢，各留一份，公用的另放一处。', 'You can agree on money. Each keeps a part, and what is shared lies apart.'),
    rubs: w('钱的事容易顶，先定多大的数要两个人点头。', 'Money is where you may push. Agree first above which sum both must say yes.'),
  },
  house: {
    eased: w(
      '住的事合得来，一个看价钱，一个看日子，各管一头。',
      'You agree on where to live. Let one mind the price and the other the days there.',
    ),
    rubs: w(
      '住的事各有各的讲究，先各写三样不能让的，再去看。',
      'You want different things of a home. Each write down three that can’t give, then go and look.',
    ),
  },
  children: {
    eased: w(
      '带孩子能搭手，规矩由一个说，另一个不当面改。',
      'You can raise a child side by side. One says the rule, and the other doesn’t change it in front of the child.',
    ),
    rubs: w(
      '带孩子的路数不同，先两个人关起门对好，再跟孩子说。',
      'You go about children differently. Settle it between you behind a door, then speak to the child.',
    ),
  },
  kin: {
    eased: w('跟家里人处得开，逢年过节的事早一点说定就好。', 'It can go well with the family, if feasts and visits are settled early.'),
    rubs: w(
      '跟家里人容易碰，自己家的话自己去说，别让另一个传。',
      'It rubs with the family. Each speaks to their own side, and neither carries messages.',
    ),
  },
  study: {
    eased: w('一起学省力，一个讲给另一个听，记得最牢。', 'Learning together comes easily. One explains to the other, and it stays.'),
    rubs: w('一起学容易比，分开读，到周末对一次。', 'Together you tend to compare. Study apart and check once a week.'),
  },
  travel: {
    eased: w('一起走合得来，行程留一半空着更好。', 'You travel well together, the more so with half the plan left open.'),
    rubs: w(
      '一起走容易为快慢碰，白天各走半天，晚上碰头。',
      'On the road you may knock over the pace. Go separate ways for half the day and meet at night.',
    ),
  },
  rest: {
    eased: w('两个人都要歇，轮着来，一人一晚不值班。', 'You both need rest. Take turns: an evening off for each.'),
    rubs: w('两个人歇的法子不同，各歇各的，不算冷落。', 'You rest in different ways. Rest apart, and don’t count it as coldness.'),
  },
} as const

/** Who of the two is nearer to a duty: `{share}` of the family it goes by, `{less}` the other’s. */
export const pairWho = {
  wealth: w(
    '账归{name}多管一点：盘上财占{share}，{other}是{less}。大数仍要两个人点头。',
    'Let {name} keep the accounts: wealth is {share} of that chart and {less} of {other}’s. Large sums still want both.',
  ),
  output: w(
    '对外由{name}去说：盘上食伤占{share}，{other}是{less}。定下来的话，两个人先对一遍。',
    'Let {name} do the talking: output is {share} of that chart and {less} of {other}’s. Go over what was agreed together first.',
  ),
  officer: w(
    '由{name}领头：盘上官杀占{share}，规矩立得住，{other}是{less}。一件事一个人定，别轮流改。',
    'Let {name} lead: officers are {share} of that chart and {less} of {other}’s, so rules hold. One person decides each thing.',
  ),
} as const

/** Two people need two charts. */
export const pairMissing: Written = w('要看两个人，先选好两份档案。', 'Two people need two archives. Choose both first.')
