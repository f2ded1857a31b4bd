/** Beginnings of first sentences: what the question is about, and the answer in a word or two. */
import type { SourceText } from '../../facts/source-text.ts'
import type { Subtopic, Topic, Trait } from '../ask/understanding.ts'
import type { OutlookAdvice } from './fields.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Forms of questions with a verdict: whether to act, whether something comes about, how something is. */
export type VerdictWording = 'should' | 'will' | 'open'

export const verdicts: Readonly<Record<VerdictWording, Readonly<Record<OutlookAdvice, SourceText>>>> = {
  should: { go: w('可以', 'yes'), steps: w('分步走', 'yes, in steps'), wait: w('先别', 'not yet') },
  will: {
    go: w('看着有望', 'the signs are good'),
    steps: w('有机会，看怎么做', 'possible, if you work for it'),
    wait: w('还没到时候', 'not yet'),
  },
  open: { go: w('往上走', 'on the rise'), steps: w('平稳', 'steady'), wait: w('偏紧', 'on the tight side') },
}

/** `{thing}` the subject, `{time}` the named time or nothing, `{verdict}` the answer. */
/** Answers on whether a day suits. */
export const dayVerdicts: Readonly<Record<OutlookAdvice, SourceText>> = {
  go: w('可以。', 'Yes. '),
  steps: w('可以，别排太满。', 'Yes, with room to spare. '),
  wait: w('最好换一天。', 'Better another day. '),
}
/** Whether a lost thing turns up. */
export const lostVerdicts: Readonly<Record<OutlookAdvice, SourceText>> = {
  go: w('多半找得到。', 'It tends to turn up. '),
  steps: w('有机会找到，要趁早。', 'It may turn up, if you look soon. '),
  wait: w('一时难找。', 'It won’t be found quickly. '),
}

export const headTexts = {
  verdict: w('{time}{thing}：{verdict}。', '{Thing}{time}: {verdict}. '),
  /** Used if the text after it begins with a yes of its own. */
  bare: w('{time}{thing}，', '{Thing}{time}: '),
  amount: w(
    '数目盘上没有，{time}{thing}只看得出松紧：{verdict}。',
    'The chart gives no amount, only whether {thing} is easy or tight{time}: {verdict}. ',
  ),
  half: w(
    '盘上只看得见你这一半，另一半要问当事的人。你这一半，',
    'A chart shows only your half; the rest is for the other person to say. ',
  ),
} as const

/** Subjects of verdicts where the topic’s `thing` would not read well before one; an empty one leaves only the time. */
export const headThings: Readonly<Partial<Record<Topic | Subtopic, SourceText>>> = {
  work: w('工作', 'work'),
  'money-in': w('进账', 'income'),
  'money-out': w('花这笔钱', 'this purchase'),
  debt: w('借出去', 'lending it'),
  'love-meeting': w('遇到人', 'meeting someone'),
  'love-existing': w('这段感情', 'this relationship'),
  'break-up': w('这段感情', 'this relationship'),
  marriage: w('定婚事', 'marriage'),
  promotion: w('升职加薪', 'the raise or the post'),
  business: w('做生意', 'a business of your own'),
  'partner-venture': w('合伙', 'a partnership'),
  moving: w('搬动', 'moving'),
  house: w('房子', 'the house'),
  friends: w('跟人来往', 'company'),
  bonus: w('奖金', 'the bonus'),
  wage: w('薪水', 'pay'),
  rent: w('房租', 'the rent'),
  family: w('家里', 'home'),
  decision: w('这件事', 'this'),
}

/** Lines on luck and years. `{years}`: the best years of the time, with their power. */
export const yearListTexts = {
  many: w('最好的几年是{years}。', 'Your best years are {years}.'),
  months: w('最好的几个月是{months}。', 'The best months are {months}.'),
  began: w(
    '现在这步{cycle}运是{date}换上的，下一次换在{end}。',
    'Your present cycle, {cycle}, began on {date}. The next turn is on {end}.',
  ),
} as const

/** Answer on how to add the useful element; `{suits}` says how, `{least}` is the element that was asked about. */
export const supplyTexts = {
  same: w('补{element}不用花钱。{suits}', 'You add {element} without spending anything. {suits}'),
  other: w('{least}不急着补，先补{element}。{suits}', '{Least} can wait; add {element} first. {suits}'),
} as const

/** Answers on what no chart shows of a partner, and on a comparison with somebody whose chart is not there. */
export const unknownOfTexts = {
  detail: w(
    '年纪、长相、家底，盘上都看不出；看得出的是跟什么样的人处得久。',
    'Age, looks and means aren’t in your chart. It does show who’s good company for you. ',
  ),
  versus: w(
    '比不了：对方的盘没有放进来。想比，先给对方建一份档案，填上出生的年月日。只说你：',
    'That can’t be compared, since only your chart is here. Add an archive with the other’s date of birth first. For your part: ',
  ),
  noCycle: w(
    '你的十步大运里没有{cycle}，所以这一步轮不到你。现在走的是{now}。',
    'None of your ten luck cycles is {cycle}. You’re in {now} now.',
  ),
  luck: w('运势', 'your luck'),
} as const

/** Answers on whether a luck cycle is better than its neighbour. */
export const cycleCompareTexts = {
  better: w(
    '{cycle}运好一些：力量值 {score}，{other}运是 {otherScore}。',
    '{Cycle} is the better: its power is {score}, that of {other} {otherScore}.',
  ),
  worse: w(
    '{cycle}运弱一些：力量值 {score}，{other}运是 {otherScore}。',
    '{Cycle} is the weaker: its power is {score}, that of {other} {otherScore}.',
  ),
  even: w(
    '{cycle}运跟{other}运差不多：力量值 {score} 和 {otherScore}。',
    '{Cycle} and {other} are about even, with a power of {score} and {otherScore}.',
  ),
} as const

/** Answer on whether two people suit each other, asked with one chart. */
export const matchText: SourceText = w(
  '合不合要两张盘一起看：先给对方建一份档案，再到合盘里问。只看你这一半：',
  'Whether you suit each other takes two charts. Add an archive for the other and ask in the mode for two people. This is your half.',
)

/** Answers on the sign of a year against that of the birth year (the custom of 太岁). */
export const yearSignTexts = {
  same: w(
    '{year}是你的本命年，旧俗叫值太岁：年支跟你同是{own}。不是坏年，只是自己的事多，大的决定慢一拍。',
    '{year} is your own sign’s year, the {own}. Old custom calls it facing Tai Sui. It’s no bad year, only full of your own affairs, so take large decisions a beat slower.',
  ),
  clash: w(
    '{year}跟你相冲，旧俗叫冲太岁：{branch}对你的{own}。住处、差事容易动，要动就自己先挑月份。',
    '{year} clashes with you: the {branch} faces your {own}, which old custom calls clashing with Tai Sui. House or post may shift, so pick the month yourself.',
  ),
  punish: w(
    '{year}算刑太岁：{branch}刑你的{own}。小事会反复，说定的写下来就够。',
    '{year} rubs you: the {branch} against your {own}. Small things come back; putting them in writing is enough.',
  ),
  harm: w(
    '{year}算害太岁：{branch}害你的{own}。好意容易走岔，多问一句就好。',
    '{year} crosses you: the {branch} against your {own}. Good intentions go astray, and asking once more mends it.',
  ),
  break: w(
    '{year}算破太岁：{branch}破你的{own}。定好的会改，日程留点空。',
    '{year} nudges you: the {branch} against your {own}. What was settled may change; leave gaps in the schedule.',
  ),
  none: w(
    '{year}不犯太岁：{branch}跟你的{own}不冲不刑。',
    '{year} doesn’t clash with you: the {branch} and your {own} leave each other alone.',
  ),
} as const

/** Answers on what to do about a trait that the previous question was about. */
export const traitHowTexts: Readonly<Partial<Record<Trait, SourceText>>> = {
  crossed: w(
    '账目和功劳当天写下来，话说一半，要紧的事当面讲，有第三个人在场最好。',
    'Write down accounts and credit the same day, say less, and settle what matters face to face with a third person there.',
  ),
  helped: w(
    '每个月带一个具体的问题去请教一个人，办成了回一句话。',
    'Once a month, take one clear question to one person, and report back when it worked.',
  ),
  leaky: w(
    '到账当天先转走一份，大件隔一夜再付，借出去的只借丢得起的。',
    'Move a part away the day pay arrives, let large things wait overnight, and lend only what you can lose.',
  ),
  driven: w(
    '手上的事列出来，划掉两件没人等的；新事来了，先问哪天要。',
    'List what you carry and strike two things nobody waits for. When a new one comes, first ask for the day.',
  ),
  soft: w(
    '先说“我想一晚”，第二天再答；每星期推掉一件小的，推熟了就不难。',
    'Say “let me sleep on it” and answer the next day. Turn down one small thing a week until it’s easy.',
  ),
  hasty: w('火上来先喝半杯水，话写下来，过一个时辰再发。', 'Half a glass of water first, write it down, and send it two hours later.'),
  stubborn: w(
    '听完先重复一遍对方的话，再说自己的；小事让一次，大事再守。',
    'Repeat what the other said before you answer. Give way once on small things and keep the large ones.',
  ),
  sensitive: w(
    '一件事只想到晚上九点，写下最坏和最可能，合上本子。',
    'Think it over until nine in the evening, write down the worst and the likeliest, and close the book.',
  ),
  slow: w('把第一步缩到两分钟，定在一件天天做的事后面。', 'Cut the first step to two minutes and hang it on something you do daily.'),
  blunt: w('先说一句对方做得好的，再说那件事，语速慢半拍。', 'One thing the other did well first, then the matter, half a beat slower.'),
}

/** Answers on one action at two times; `{first}` and `{second}` are those times, the scores the best within each. */
export const twoTimesTexts = {
  better: w(
    '{thing}，{pick}比{other}好：{pick}里最高的是{best}，力量值 {high}；{other}最高只到 {low}。',
    '{Thing}: {pick} is better than {other}. The best of {pick} is {best}, with a power of {high}; {other} reaches {low}.',
  ),
  even: w(
    '{thing}，{pick}和{other}差不多：最高都在 {high} 上下。先方便的那一个。',
    '{Thing}: {pick} and {other} come out about even, near {high}. Take whichever is convenient.',
  ),
  now: w('眼下这一个月', 'the coming month'),
  today: w('今天', 'today'),
  early: w(
    '{thing}，早些好：最近几年里就有{best}，力量值 {high}，往后十年没有更高的。',
    '{Thing}: sooner. {best} has a power of {high}, and nothing in the next ten years beats it.',
  ),
  late: w(
    '{thing}，晚些好：往后十年里最高的是{best}，力量值 {high}，近几年都不到。',
    '{Thing}: later. Of the next ten years the highest is {best}, with a power of {high}.',
  ),
} as const

/** First sentence about a drawn lot, and what its advice means for `{thing}`. */
export const lotMeaningTexts = {
  line: w('第{number}签的意思是：{plain}', 'Lot {number} says: {plain}'),
  go: w(
    '放到{thing}上，是一支放手的签：定了就办，数目照原先想好的。',
    'For {thing} it’s a lot that says go: once decided, do it, at the sum you had in mind.',
  ),
  steps: w(
    '放到{thing}上，是一支分步的签：先拿出一小份，见了回音再添。',
    'For {thing} it’s a lot that says step by step: put in a little, and add once something comes back.',
  ),
  wait: w(
    '放到{thing}上，是一支收着的签：这一阵不添新的，把手上的理清。',
    'For {thing} it’s a lot that says hold: add nothing new for now and put what you have in order.',
  ),
  money: w('钱的事', 'your money'),
} as const
