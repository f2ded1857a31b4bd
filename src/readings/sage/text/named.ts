import type { ElementCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Answers about a part of the chart. `{share}` a percentage, `{level}` one of `levels`. */
export const chartPartLines = {
  useful: w(
    '你的用神是{element}，盘里占{share}；其次用得上{joyful}，少添{adverse}。',
    'Your useful element is {element}, {share} of the chart. {Joyful} helps next, and {adverse} is the one to add least.',
  ),
  adverse: w(
    '你的忌神是{adverse}，盘里占{share}，不必再添；要添的是{element}。',
    'The element you have enough of is {adverse}, {share} of the chart. The one to add is {element}.',
  ),
  none: w('五行里你没有{element}，其余都有。{use}', 'Of the five elements you have no {element} at birth. {use}'),
  least: w(
    '五行你都有，最少的是{element}，占{share}。{use}',
    'You have all five elements. The least is {element}, {share} of the chart. {use}',
  ),
  leastHidden: w(
    '五行你都有，最少的是{element}，只藏在地支里。{use}',
    'You have all five elements. The least is {element}, only hidden in the branches. {use}',
  ),
  isUse: w('它正是你最用得上的，值得添。', 'It’s also the one you want most, so adding it is worthwhile.'),
  isAmong: w('其中{useful}正是你最用得上的，值得添。', 'Of these, {useful} is the one you want most, so adding it is worthwhile.'),
  isNotUse: w('少的不一定要补，你最用得上的是{useful}。', 'Little of it needn’t be made up. The one you want most is {useful}.'),
  element: w('{element}在你盘里占{share}，{level}。{use}', '{Element} takes {share} of your chart, which is {level}. {use}'),
  most: w('你盘里最旺的五行是{element}，占{share}。', 'The strongest element in your chart is {element}, with {share}.'),
  pattern: w('按月令取格，你是{pattern}。', 'Taken from the month, your pattern is {pattern}.'),
  colour: w(
    '按五行的旧习惯，{colours}合你用：你的用神是{element}。衣服、桌面、屏保都算。',
    'By old custom {colours} suit you, because your useful element is {element}. Clothes, desk and screen all count.',
  ),
  number: w(
    '按河图的旧说，{numbers}合你用：你的用神是{element}。当个习惯就好，号码本身不管输赢。',
    'By the old River Chart {numbers} go with {element}, your useful element. Take it as a custom; a number wins nothing.',
  ),
  direction: w(
    '按五行的旧习惯，{direction}合你用：你的用神是{element}。这只是习俗，采光、路程、价钱先看。',
    'By old custom {direction} suits you, because your useful element is {element}. It’s only custom; light, distance and price come first.',
  ),
  luckStart: w(
    '你的大运从{date}起，虚岁{age}，第一步是{cycle}：由生日到节的天数推，三天折一年。',
    'Your luck cycles begin on {date}, at nominal age {age}, with {cycle}: counted from the days between birth and the nearest jie, three days to a year.',
  ),
  luckNow: w(
    '你今年虚岁{age}，周岁{full}。现在走第{n}步大运{cycle}（{years}），{date}换到{next}。',
    'You’re {full}, or {age} by the nominal count of luck cycles. You’re in cycle {n} of ten, {cycle} ({years}); {next} follows on {date}.',
  ),
  luckLast: w(
    '你今年虚岁{age}，周岁{full}。现在走第{n}步大运{cycle}（{years}），是最后一步。',
    'You’re {full}, or {age} by the nominal count of luck cycles. You’re in cycle {n} of ten, {cycle} ({years}), the last.',
  ),
  luckNotYet: w(
    '你今年虚岁{age}，周岁{full}。大运还没起，第一步{cycle}（{years}）从{date}开始。',
    'You’re {full}, or {age} by the nominal count of luck cycles. No cycle has begun yet; the first, {cycle} ({years}), begins on {date}.',
  ),
  luckOver: w(
    '你今年虚岁{age}，周岁{full}。十步大运都走完了，最后一步是{cycle}（{years}）。',
    'You’re {full}, or {age} by the nominal count of luck cycles. All ten cycles are over; the last was {cycle} ({years}).',
  ),
  bestCycle: w(
    '十步大运里，{cycle}运（{years}）的力量值最高，{score}。',
    'Of your ten luck cycles, {cycle} ({years}) has the highest power, {score}.',
  ),
  bestCycleAhead: w(
    '十步大运里，{cycle}运（{years}）的力量值最高，{score}，已经走过；往后看，{next}运（{nextYears}）最高，{nextScore}。',
    'Of your ten luck cycles, {cycle} ({years}) had the highest power, {score}, and lies behind you. Ahead, it’s {next} ({nextYears}), at {nextScore}.',
  ),
  pillar: w('你的{place}是{pair}。', 'Your {place} pillar is {pair}.'),
  noHour: w('档案里没有出生时辰，时柱排不出来。', 'The archive has no hour of birth, so there’s no hour pillar.'),
} as const

/** Texts on the Travel star. `{thing}`: the entry below for the family of the star's ten god, which says what the star moves. */
export const travelStarTexts = {
  foundOne: w(
    '驿马从年支和日支找：年支{year}、日支{day}找到的都是{a}。',
    'The Travel star is counted from the branches of year and day: from the {year} and from the {day} it’s the {a}.',
  ),
  foundTwo: w(
    '驿马从年支和日支找：年支{year}找到{a}，日支{day}找到{b}。',
    'The Travel star is counted from the branches of year and day: from the {year} it’s the {a}, from the {day} the {b}.',
  ),
  year: w(
    '驿马在年柱，动的是老家和远处：离开老家、跟外地往来，都比别人早。',
    'In the year pillar it moves home and what lies far off: leaving where you come from, ties with other places, earlier than most.',
  ),
  month: w(
    '驿马在月柱，动的是做事的地方：学校、单位、行当，换一处就开一处。',
    'In the month pillar it moves the place where you study or work: another place opens another door.',
  ),
  day: w(
    '驿马在日柱，动的是自己和身边人：住处常换，家里常有一个人在路上。',
    'In the day pillar it moves you and whoever is close: homes change, and someone of the house is often on the way.',
  ),
  hour: w(
    '驿马在时柱，动的是往后的打算：想去的地方、想做的事，多半在远处。',
    'In the hour pillar it moves your plans: what you want to see and do mostly lies far away.',
  ),
  moves: w(
    '{branch}里的主气是你的{god}，驿马一到，动的多半跟{thing}有关。',
    'The main stem in the {branch} is your {god}: when the star comes, what it moves mostly has to do with {thing}.',
  ),
  peer: w('同辈、同伴', 'people of your own age and rank'),
  output: w('手艺和想做的事', 'your craft and what you like to make'),
  wealth: w('钱和要打理的事', 'money and things to look after'),
  officer: w('职责和规矩', 'duties and rules'),
  resource: w('学习和长辈', 'learning and your elders'),
  cycleNow: w(
    '眼下的{cycle}运（{years}）正逢驿马，这十年来去多。',
    'Your present cycle, {cycle} ({years}), brings the star: ten years of coming and going.',
  ),
  cycleAhead: w(
    '大运要走到{cycle}（{years}）才逢驿马，那十年来去多。',
    'Of your luck cycles the next to bring the star is {cycle} ({years}): ten years of coming and going.',
  ),
  noCycle: w('往后的大运里不再逢驿马，来去多少看流年。', 'None of your luck cycles to come brings the star, so look to single years.'),
  when: w(
    '逢驿马的年份，最近是{years}；月份，最近是{month}。那些时候来去多，行程早些订。',
    'Of years the nearest to bring the star: {years}. Of months it’s {month}. There’s more coming and going then; book early.',
  ),
  unless: w(
    '平日本来就常在路上，那就不看驿马，看路上歇得够不够。',
    'You’re on the road most days anyway. Then look less at the star than at the rest you get on the way.',
  ),
  deed: w(
    '写下一个一直想去的地方，旁边写去的理由和回来的日子。',
    'Write down one place you’ve long wanted to see, with the reason for going and the day of return.',
  ),
} as const

export const levelNames = {
  none: w('一点也没有', 'none at all'),
  hidden: w('只藏在地支里', 'in the branches alone, and hidden'),
  low: w('算少', 'little'),
  mid: w('不多不少', 'a fair part'),
  high: w('算多', 'a lot'),
} as const

/** Customs of an element: its colors, direction, and numbers in the River Chart (河图). */
export const elementCustoms: Readonly<
  Record<ElementCode, { readonly colours: SourceText; readonly direction: SourceText; readonly numbers: SourceText }>
> = {
  wood: { colours: w('绿和青', 'green and teal'), direction: w('东边', 'the east'), numbers: w('三和八', 'three and eight') },
  fire: { colours: w('红和橙', 'red and orange'), direction: w('南边', 'the south'), numbers: w('二和七', 'two and seven') },
  earth: {
    colours: w('黄和赭', 'yellow and ochre'),
    direction: w('居中、就近', 'the middle, close by,'),
    numbers: w('五和十', 'five and ten'),
  },
  metal: { colours: w('白和灰', 'white and gray'), direction: w('西边', 'the west'), numbers: w('四和九', 'four and nine') },
  water: { colours: w('黑和蓝', 'black and blue'), direction: w('北边', 'the north'), numbers: w('一和六', 'one and six') },
}
