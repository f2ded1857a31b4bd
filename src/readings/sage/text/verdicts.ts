import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Answers a decision can get: yes, in steps, on a condition, not yet, no. */
export const VERDICT_CODES = ['go', 'steps', 'terms', 'wait', 'leave'] as const
export type Verdict = (typeof VERDICT_CODES)[number]
type Texts = Readonly<Record<Verdict, SourceText>>

/** First sentences about an action of the question: `{act}`, after `{who}` (a time or a third person; may be empty). */
export const actVerdicts: Texts = {
  go: w('{who}可以{act}。', 'Yes, {act}.'),
  steps: w('{who}可以{act}，先走一小步。', 'Yes, {act}, with one small step first.'),
  terms: w('{who}可以{act}，但有一个条件。', 'You can {act}, on one condition.'),
  wait: w('{who}先别{act}。', 'Better not {act} just yet.'),
  leave: w('{who}这回就别{act}。', 'No, don’t {act} this time.'),
}
/** The same for an action of somebody else, who is the subject in English. */
export const otherActVerdicts: Texts = {
  go: w('{who}可以{act}。', 'Yes, {who} can {act}.'),
  steps: w('{who}可以{act}，先走一小步。', 'Yes, {who} can {act}, with one small step first.'),
  terms: w('{who}可以{act}，但有一个条件。', '{who} can {act}, on one condition.'),
  wait: w('{who}先别{act}。', '{who} had better not {act} just yet.'),
  leave: w('{who}这回就别{act}。', '{who} had better not {act} this time.'),
}
/** First sentences about an outcome: `{who}` and what may happen, `{act}`; `{can}` is 会 or 能. */
export const outcomeVerdicts: Texts = {
  go: w('{who}多半{still}{can}{act}。', '{who} will probably {act}.'),
  steps: w('{who}{still}{can}{act}，要一步一步来。', '{who} can {act}, a step at a time.'),
  terms: w('{who}{still}{can}不{can}{act}，要看一个条件。', '{who} can {act}, on one condition.'),
  wait: w('{who}眼下说不上{still}{can}{act}，再等等。', 'It doesn’t look as if {who} will {act} just yet.'),
  leave: w('{who}这一回不像{still}{can}{act}。', 'It doesn’t look as if {who} will {act} this time.'),
}
/** The same for a possibility asked about with “can”. */
export const canVerdicts: Texts = {
  go: w('{who}多半{still}{can}{act}。', 'Yes, {who} can {act}.'),
  steps: w('{who}{still}{can}{act}，要一步一步来。', '{who} can {act}, a step at a time.'),
  terms: w('{who}{still}{can}不{can}{act}，要看一个条件。', '{who} can {act}, on one condition.'),
  wait: w('{who}眼下说不上{still}{can}{act}，再等等。', 'It doesn’t look as if {who} can {act} just yet.'),
  leave: w('{who}这一回不像{still}{can}{act}。', 'It doesn’t look as if {who} can {act} this time.'),
}
/** First sentences about an outcome that nobody wants: `{who}`, `{act}`. */
export const adverseVerdicts: Texts = {
  go: w('{who}多半不会{act}。', '{who} probably won’t {act}.'),
  steps: w('{who}不大会{act}，步子小些就好。', '{who} probably won’t {act}, if the steps are small.'),
  terms: w('{who}会不会{act}，要看一个条件。', 'Whether {who} will {act} hangs on one condition.'),
  wait: w('{who}眼下要防着{act}，慢一点。', 'Go slowly for now: {who} could {act}.'),
  leave: w('{who}这一回要防着{act}。', 'Take care this time: {who} could {act}.'),
}
/** First sentences about whether there is something, `{act}`. */
export const haveVerdicts: Texts = {
  go: w('{who}有{act}。', 'Yes, there is {act}.'),
  steps: w('{who}有{act}，要慢慢来。', 'There is {act}, and it comes slowly.'),
  terms: w('{who}有没有{act}，看一个条件。', 'There is {act}, on one condition.'),
  wait: w('{who}眼下还看不出有{act}。', '{act} isn’t in sight just yet.'),
  leave: w('{who}这一回不像有{act}。', '{act} isn’t in sight this time.'),
}
/** First sentences about whether something suits: `{who}` is the subject, `{act}` the word asked for (合适, 顺). */
export const fitVerdicts: Texts = {
  go: w('{who}，{act}。', 'Yes.'),
  steps: w('{who}，大致{act}，一步一步来。', 'Mostly yes, a step at a time.'),
  terms: w('{who}，有一个条件，谈成了才{act}。', 'Yes, on one condition.'),
  wait: w('{who}，眼下还不算{act}。', 'Not just yet.'),
  leave: w('{who}，这一回不算{act}。', 'No, not this time.'),
}
/** First sentences about a topic without words of the question: `{thing}`. */
export const thingVerdicts: Texts = {
  go: w('{thing}：可以做。', '{Thing}: yes.'),
  steps: w('{thing}：可以，先走一小步。', '{Thing}: yes, with one small step first.'),
  terms: w('{thing}：看一个条件，谈成了再动。', '{Thing}: yes, on one condition.'),
  wait: w('{thing}：还不到时候。', '{Thing}: not just yet.'),
  leave: w('{thing}：这一回先放下。', '{Thing}: not this time.'),
}
export const plainVerdicts: Texts = {
  go: w('可以。', 'Yes.'),
  steps: w('可以，先走一小步。', 'Yes, with one small step first.'),
  terms: w('看一个条件，谈成了再动。', 'Yes, on one condition.'),
  wait: w('还不到时候。', 'Not just yet.'),
  leave: w('这一回先放下。', 'Not this time.'),
}
/** First sentences on two alternatives. */
export const twoVerdicts: Texts = {
  go: w('选“{first}”。', 'Of the two: “{first}”.'),
  steps: w('选“{first}”，先走一小步。', 'Of the two: “{first}”, with one small step first.'),
  terms: w('先谈“{first}”：条件谈得成就选它，谈不成选“{second}”。', 'First try “{first}”. If the condition can’t be had, “{second}”.'),
  wait: w('选“{second}”，“{first}”眼下先放着。', 'Of the two: “{second}”. “{First}” can wait.'),
  leave: w('选“{second}”，“{first}”这一回放下。', 'Of the two: “{second}”. “{First}” isn’t for this time.'),
}
/** Two alternatives that two charts do not rank. */
export const evenTwoText: SourceText = w(
  '“{first}”和“{second}”，两张盘不偏哪一样；各试三回，留做得久的那一样。',
  'Neither chart leans to “{first}” or “{second}”. Try each three times and stay with the one that lasts.',
)
/** A changed condition in a follow-up; a verdict follows. */
export const whatIfText: SourceText = w('换了这一条，答案还从同一卦里看。', 'With that changed, the same cast still answers.')

/** First sentences on an amount, which no chart gives; sentences on the matter follow. */
export const amountTexts = {
  cast: w('数目卦上不给，给的是分寸。', 'A hexagram gives no amount; it gives the measure.'),
  pair: w('数目盘上不给，给的是两个人怎么商量。', 'The charts give no amount; they show how the two of you can settle one.'),
} as const
/** First sentences on how long something lasts. */
export const lengthTexts = {
  cast: w(
    '多久，卦不数日子。头一个该回头看的时候是{date}。',
    'A hexagram doesn’t count the time. The first time to look at it again is {date}.',
  ),
  holds: w('年数盘上不写，走得远的底子是有的。', 'The charts don’t count years. What carries you far is there.'),
  rubs: w(
    '年数盘上不写，走得远不远，看碰的那一处怎么收。',
    'The charts don’t count years. How far it goes hangs on the one place that rubs.',
  ),
} as const
/** First sentences on a date, by verdict. */
export const dateTexts: Texts = {
  go: w('时候在{date}。', '{Date} is the time.'),
  steps: w('时候在{date}，在那以前先走一小步。', '{Date} is the time, with a small step before it.'),
  terms: w('时候在{date}，条件要在那以前讲定。', '{Date} is the time, with the condition settled by then.'),
  wait: w('还早，最近也要到{date}。', 'Not soon: {date} at the earliest.'),
  leave: w(
    '这件事卦里不给日子；别的事要起头，{date}顺手。',
    'The cast gives this one no date. For other things the next good stretch is {date}.',
  ),
}
/** First sentence on a reason, from the gist of the leading text. */
export const whyText: SourceText = w('缘故在卦里这一处：{gist}', 'The reason is in this part of the cast: {gist}')
/** First sentences on the meaning of a cast. */
export const meaningTexts = {
  whole: w('你摇到的是{name}：{gist}', 'You cast {name}: {gist}'),
  named: w('{name}卦：{gist}', '{name}: {gist}'),
  line: w('动的是{line}：{gist}', 'What moves is {line}: {gist}'),
  still: w('这一卦没有动爻，整卦{name}就是答案：{gist}', 'No line moves in this cast, so {name} as a whole answers: {gist}'),
  changed: w('变卦是{name}，说的是往后：{gist}', 'The changed hexagram is {name}, and it tells what follows: {gist}'),
  unchanged: w(
    '这一卦没有变卦，六爻都不动，看{name}本身：{gist}',
    'No line moves, so there is no changed hexagram. Read {name} itself: {gist}',
  ),
} as const
/** First sentences on persons and places, by the outer trigram. */
export const trigramFrames = {
  who: w(
    '多半是{person}。{name}的外卦是{trigram}，古法拿它看外面的人。',
    'Probably {person}. The outer trigram of {name} is {trigram}, which old books read as the person outside.',
  ),
  person: w(
    '是个{trait}的人。{name}的外卦是{trigram}，古法拿它看对方。',
    'Someone {trait}. The outer trigram of {name} is {trigram}, which old books read as the other person.',
  ),
  way: w(
    '看{direction}。{name}的外卦是{trigram}，古法配{direction}。',
    'Look {direction}. The outer trigram of {name} is {trigram}, which old books place there.',
  ),
  animal: w(
    '往{direction}找，低声叫它的名字。{name}的外卦是{trigram}，古法配{direction}。',
    'Look {direction} and call its name softly. The outer trigram of {name} is {trigram}, which old books place there.',
  ),
  find: w(
    '往{direction}找，先看{place}。{name}的外卦是{trigram}，古法配这些地方。',
    'Look {direction} first: {place}. The outer trigram of {name} is {trigram}, which old books place there.',
  ),
} as const

interface TrigramTexts {
  readonly name: SourceText
  readonly person: SourceText
  readonly trait: SourceText
  readonly direction: SourceText
  readonly place: SourceText
}
const trigram = (name: SourceText, person: SourceText, trait: SourceText, direction: SourceText, place: SourceText): TrigramTexts => ({
  name,
  person,
  trait,
  direction,
  place,
})
/** What old books assign to the trigrams, by their lines from the bottom (说卦). */
export const trigramTexts: Readonly<Record<string, TrigramTexts>> = {
  '111': trigram(
    w('乾', 'Heaven'),
    w('年长的男人，或者管事的人', 'an older man, or whoever is in charge'),
    w('讲原则、说一不二、软话少', 'with principles, firm, short on soft words'),
    w('西北', 'to the northwest'),
    w('高处和金属的边上', 'high places and metal things'),
  ),
  '110': trigram(
    w('兑', 'Lake'),
    w('年纪轻的女子，或者会说话的朋友', 'a younger woman, or a friend who talks well'),
    w('会说笑、好相处、答应得快', 'easy to be with, who jokes and promises fast'),
    w('西边', 'to the west'),
    w('吃饭说话的地方，杯盘旁边', 'where people eat and talk, by cups and plates'),
  ),
  '101': trigram(
    w('离', 'Fire'),
    w('眼力好的中年女子，或者懂行的人', 'a woman in midlife, or someone who knows the trade'),
    w('明白、热心、来得快去得也快', 'clear and warm, quick to come and quick to go'),
    w('南边', 'to the south'),
    w('亮处：窗边、灯下、书和屏幕旁', 'bright spots: a window, a lamp, books and screens'),
  ),
  '100': trigram(
    w('震', 'Thunder'),
    w('家里的长子，或者急性子的同伴', 'an eldest son, or a companion in a hurry'),
    w('动得快、嗓门大、起头早', 'fast and loud, the first to start'),
    w('东边', 'to the east'),
    w('门口、过道、车上', 'the doorway, the hall, the car'),
  ),
  '011': trigram(
    w('巽', 'Wind'),
    w('家里的长女，或者在中间传话的人', 'an eldest daughter, or someone who goes between'),
    w('柔和、问得细、主意会变', 'gentle and thorough, and apt to change plans'),
    w('东南', 'to the southeast'),
    w('抽屉、布里、绳线旁', 'drawers, cloth, cords and cables'),
  ),
  '010': trigram(
    w('坎', 'Water'),
    w('中年男子，或者在外面跑的人', 'a man in midlife, or someone often on the road'),
    w('心思深、话留一半、耐得住', 'deep and patient, who leaves half unsaid'),
    w('北边', 'to the north'),
    w('低处和近水处：床下、水池边', 'low or wet places: under the bed, by the sink'),
  ),
  '001': trigram(
    w('艮', 'Mountain'),
    w('年轻男子，或者守在原处的人', 'a young man, or someone who stays put'),
    w('稳、慢、不轻易答应', 'steady and slow, who doesn’t promise lightly'),
    w('东北', 'to the northeast'),
    w('墙角、柜子、台阶', 'corners, cupboards, steps'),
  ),
  '000': trigram(
    w('坤', 'Earth'),
    w('年长的女人，或者母亲那一辈', 'an older woman, or your mother’s generation'),
    w('厚道、肯等、答应了就做到底', 'kind and patient, who does what was promised'),
    w('西南', 'to the southwest'),
    w('地上、布袋里、厨房', 'the floor, a bag, the kitchen'),
  ),
}

/** Advice on a lost animal, in place of that on a thing. */
export const lostAnimalTexts = {
  unless: w('有人在附近见过它，那就先去那一处。', 'Someone nearby has seen it. Then start at that spot.'),
  deed: w(
    '今晚天黑以后，拿着吃的在最后见到它的地方慢慢走一圈，叫它的名字。',
    'Tonight after dark, walk slowly round the place it was last seen, with food in hand, and call its name.',
  ),
} as const
