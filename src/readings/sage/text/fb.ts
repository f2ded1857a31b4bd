import type { SourceText } from '../../facts/source-text.ts'
import type { MatchViewCode } from '../../match/index.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Line for two people, by supports (`holds`) and frictions (`rubs`) of the view; `{first}` and `{second}` are their names. */
export const pairLines: Readonly<Record<MatchViewCode, Readonly<Record<'both' | 'holds' | 'rubs' | 'plain', readonly SourceText[]>>>> = {
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
  family: {
    both: [w('一家人亲得起来，有一样习惯要各退一步。', 'You’re close as family, with one habit where each gives a little.')],
    holds: [
      w('一家人处得顺，照顾和被照顾都自在。', 'Things run easily in the family. Looking after and being looked after both come naturally.'),
    ],
    rubs: [w('亲是亲的，习惯两样，先把家里的几条规矩说清。', 'The bond is there and the habits differ. Settle a few house rules first.')],
    plain: [
      w(
        '盘上没有格外的牵连，亲不亲，看平日陪的工夫。',
        'Nothing out of the ordinary in the charts. Closeness comes from ordinary time together.',
      ),
    ],
  },
}

/** Conditions that would change the answer. */
export const pairConditionTexts: Readonly<Record<MatchViewCode, readonly SourceText[]>> = {
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
  family: [w('谁跟谁住换了样，再问一次。', 'Ask again when who lives with whom has changed.')],
}

/** Timing text if none of the next ten years is notable. */
export const pairNoYearText: SourceText = w(
  '往后十年没有特别合或特别冲的年份，日子由两个人自己挑。',
  'None of the next ten years joins or clashes with you both. The days are yours to choose.',
)
export const pairYearsText: SourceText = w('往后看：{years}', 'Ahead: {years}')
/** Timing texts for both charts; `{a}` and `{b}` are the two people's scores in the best part. */
export const pairTimingTexts = {
  spread: w(
    '两张盘合着看，{best}最好，{one} {a}，{two} {b}。{worst}最紧，那时少定大事。',
    'Both charts together, the best is {best}: {one} {a}, {two} {b}. The tightest is {worst}; decide little then.',
  ),
  best: w('两张盘合着看，{best}好一些，{one} {a}，{two} {b}。', 'Both charts together, {best} does better: {one} {a}, {two} {b}.'),
  single: w('{best}，{one} {a}，{two} {b}。', '{Best}: {one} {a}, {two} {b}.'),
} as const

/** Lines on how the two people handle a matter of their life together. */
export const pairMatterLines = {
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
  /** Income of the two together. */
  earning: {
    eased: w(
      '在一起能把日子过宽：一个人开路，一个人收口，先说好各管哪头。',
      'You can do well together: one opens doors, the other closes the books. Say who does which.',
    ),
    rubs: w(
      '钱能一起挣，路数不同，各挣各的，公用的按月放进一处。',
      'You can both earn, in different ways. Keep the earning apart and put the shared part in one place each month.',
    ),
  },
  /** A job change of one of the two, or work elsewhere. */
  job: {
    eased: w(
      '一个人换工作，两个人接得住，先把作息和见面的日子排好。',
      'If one of you changes jobs, the two of you can carry it. Settle the hours and the evenings together first.',
    ),
    rubs: w(
      '一换工作，两个人的时间容易对不上，先约定一周里不动的两个晚上。',
      'With a new job your hours may drift apart. First agree on two evenings a week that don’t move.',
    ),
  },
  /** After a separation. */
  reunion: {
    eased: w(
      '合的地方还在；先谈清上回卡在哪里，再谈以后。',
      'What held is still there. Talk first about where it stuck, and about later after that.',
    ),
    rubs: w(
      '上回碰的地方也还在，不先谈那一处，回来也会再碰。',
      'Where it rubbed is still there too. Unless that is talked over first, it will rub again.',
    ),
  },
  /** The other person of the match is the user's child. */
  child: {
    eased: w(
      '你跟孩子接得上话，规矩讲一遍就够，多一起做事。',
      'You and the child get through to each other. Say a rule once, and do more things together.',
    ),
    rubs: w(
      '你跟孩子容易顶在脾气上：先听完，再说一句，大事隔一晚再定。',
      'You and the child tend to knock heads. Hear it out, answer with one sentence, and leave large things overnight.',
    ),
  },
  /** The other person of the match is a relative of the user. */
  own: {
    eased: w(
      '是处得来的一家人，话不用绕，常来常往就好。',
      'You get on as family. Talk can be plain, and seeing each other often does the rest.',
    ),
    rubs: w(
      '亲是亲，碰也碰得着：有一两个老话题说好不提，别的照常来往。',
      'You’re close, and you also knock. Agree on one or two old topics to leave alone, and carry on with the rest.',
    ),
  },
  rest: {
    eased: w('两个人都要歇，轮着来，一人一晚不值班。', 'You both need rest. Take turns: an evening off for each.'),
    rubs: w('两个人歇的法子不同，各歇各的，不算冷落。', 'You rest in different ways. Rest apart, and don’t count it as coldness.'),
  },
} as const

/** Lines on who is better suited to a duty. `{share}`: that person's percentage of the duty's family; `{less}`: the other person's. */
export const pairDutyLines = {
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

/** Line on who is better suited to care for somebody: the one with more patience (resource). */
export const pairCareLine: SourceText = w(
  '{name}更耐得住：盘上印占{share}，{other}是{less}。一个人主带，另一个到点换手。',
  '{Name} has more patience for it: resource is {share} of that chart and {less} of {other}’s. One leads, the other takes over at a fixed hour.',
)
/** Line on who loves or depends more, which a chart does not measure. */
export const pairDependenceLine: SourceText = w(
  '谁多谁少，盘上量不出。看得出的是谁更等对方开口：{name}盘上印占{share}，{other}是{less}。',
  'Who gives more can’t be measured in a chart. It shows who waits for the other to speak: resource is {share} of {name}’s chart and {less} of {other}’s.',
)
/** Line on who has the better year; `{a}` is that person's score, `{b}` the other's. */
export const pairBetterYearLine: SourceText = w(
  '{year}{name}更顺些：力量值{name}是{a}，{other}是{b}。说的是那一年谁更有余力，成不成还看各自做了什么。',
  '{Name} has the easier {year}: the power is {a} for {name} and {b} for {other}. That says who has more to spare; the rest is what each does with it.',
)
export const pairEqualYearLine: SourceText = w(
  '{year}的力量值，{name}和{other}一样，都是{a}，盘上分不出先后。',
  'In {year} the power is {a} for both {name} and {other}. The charts put neither first.',
)
/** Line on whose luck cycle changes first. */
export const pairCycleChangeLine: SourceText = w(
  '先换运的是{name}：{date}换{cycle}运。{other}要到{later}。',
  'Luck turns first for {name}: to {cycle} on {date}. For {other} it turns on {later}.',
)
/** Lines on whether the two are too alike, by their strongest families, `{family}` and `{second}`. */
export const pairLikenessLines = {
  same: w(
    '有一样是像的：两张盘里最多的都是{family}，强在一处，短也短在一处。',
    'In one thing you’re alike: {family} is the largest part of both charts. You’re strong in the same place, and short in the same place.',
  ),
  other: w(
    '不算像：{name}最多的是{family}，{other}最多的是{second}，长短正好错开。',
    'Not too alike: {family} is the largest part of {name}’s chart, {second} of {other}’s. The strong places differ.',
  ),
} as const
/** Line for questions about zodiac animals: the year's animal is one character of eight. */
export const pairAnimalLine: SourceText = w(
  '属相只是年支一个字，八个字里占一个，定不了合不合。',
  'The animal is one character of eight and settles nothing alone.',
)
/** Lines on how to treat each other, by view. */
export const pairMethodLines: Readonly<Record<MatchViewCode, SourceText>> = {
  love: w(
    '挑一个都不累的晚上，先说自己怎么了，再提一件小的，说完等对方开口。',
    'Pick an evening when neither is tired. Say how it is for you, ask for one small thing, then wait for the answer.',
  ),
  work: w(
    '先问清对方多久要听一次、要听多细，照着给；不同意的当面说一句，不写长信。',
    'Ask how often the other wants to hear from you and in what detail, and keep to it. Disagree in person, in one sentence.',
  ),
  friendship: w(
    '直接说一句哪件事不舒服、想怎么样，再听对方讲完；隔三天再约。',
    'Say straight which thing bothered you and what you’d like, then hear the other out. Meet again after three days.',
  ),
  family: w(
    '先听完，再说自己要的那一样；小的那位挑时候，大的那位挑地方。',
    'Hear them out, then say the one thing you want. The younger picks the time, the older picks the place.',
  ),
}
/** Lines on whether the other person is a helper, by a Nobleman star between the charts. */
export const pairHelperLines = {
  has: w(
    '贵人星有照应，求一件小的，多半有应；大数仍要写下来。',
    'A Nobleman star stands between the charts. Ask for something small and it tends to be answered; large sums still go on paper.',
  ),
  none: w(
    '两张盘之间没有贵人星，帮不帮得上，托一件小事就知道。',
    'No Nobleman star stands between the charts. One small favor will show how much help there is.',
  ),
} as const
/** Line for a question on whether to leave: it only says how the two get on. */
export const pairLeavingLine: SourceText = w(
  '看得见的是怎么相处：合的、碰的都在下面，先看清，再问自己要什么。',
  'What shows is how you are together. What holds and what rubs stands below; what you want is yours to say.',
)

/** Note for a question about two people if only one chart is chosen. */
export const pairMissingNote: SourceText = w('要看两个人，先选好两份档案。', 'Two people need two archives. Choose both first.')
