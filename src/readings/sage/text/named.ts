import type { ElementCode } from '#bazi/index.ts'
import type { Written } from '../../facts/written.ts'

const w = (zh_CN: string, en_US: string): Written => ({ zh_CN, en_US })

/** What a question names of the own chart, in a sentence. `{share}` a percent, `{level}` of `levels`. */
export const namedLines = {
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

export const levels = {
  none: w('一点也没有', 'none at all'),
  hidden: w('只藏在地支里', 'in the branches alone, and hidden'),
  low: w('算少', 'little'),
  mid: w('不多不少', 'a fair part'),
  high: w('算多', 'a lot'),
} as const

/** What goes with an element by custom: its colors, its side of the sky, its numbers in the River Chart (河图). */
export const customs: Readonly<Record<ElementCode, { readonly colours: Written; readonly direction: Written; readonly numbers: Written }>> =
  {
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
