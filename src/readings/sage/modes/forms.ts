/** Forms of a question that the types of question (`QuestionType`) do not tell apart, found in its normalised text. */
import type { VerdictWording } from '../text/heads.ts'

/** Forms with first sentences of their own, e.g. `detail`: what no chart shows of a person; `whose`: who is at fault; `supply`: how to add an element. */
export type QuestionForm =
  | 'amount'
  | 'detail'
  | 'versus'
  | 'person'
  | 'place'
  | 'early-or-late'
  | 'whose'
  | 'years'
  | 'months'
  | 'supply'
  | 'began'

/** The first match wins. */
const FORMS: readonly (readonly [QuestionForm, RegExp])[] = [
  [
    'amount',
    /(?<!几)多少(?!岁|年|天|个?月|次|人)|几成|几(万|千|百|块)|(多|几)(大|高)的?(数|额|一笔)|\bhow (much|big|large)\b(?! (longer|time))|\bwhat (amount|sum|figure|salary|pay)\b/,
  ],
  [
    'detail',
    /比我(大|小|高|矮)|(有没有|有|没)钱的?(人|对象)|好不好看|帅不帅|漂亮吗|属什么|什么星座|姓什么|叫什么|(做|干)什么的|职业|\b(older|younger|taller|shorter|richer|rich|wealthy|good[- ]looking|handsome|pretty)\b|\bwhat (name|sign|initials?)\b|\bfor a living\b|\bwhat (job|trade) (do|will|would) (they|he|she)\b/,
  ],
  ['versus', /谁(更|比较|会更|最)|\bwho(['’]s| is| will be| has| gets)\b.{0,20}\b(better|more|richer|smarter|stronger|ahead|further)\b/],
  [
    'person',
    /(什么|啥|哪种|怎么|怎)样?(的|个)?(类型的?)?(人|对象|性格|另一半)|啥样|长什么样|是个?什么样|婚后|婚姻生活|\bmarried life\b|\bmarriage be like\b|\bwhat (kind|sort|type) of (person|someone|man|woman|guy|girl|partner|people)\b|\bwhat (will|would|are|is) (they|he|she|my \w+) (be )?like\b|\bwho (will|would|should) i (marry|meet|date|end up)|\bwhat are they like\b/,
  ],
  ['place', /哪(里|儿|边)|什么地方|啥地方|找谁|\bwhere\b|\bwho (do|should|can|must) i (go to|ask|talk to|see|call|turn to)\b/],
  [
    'early-or-late',
    /早.{0,6}还是.{0,3}晚|晚.{0,6}还是.{0,3}早|\bearly or late|\blate or early|\bsooner or later|\b(marry|start) (early|late)\b/,
  ],
  [
    'whose',
    /谁的?(问题|错|毛病|原因)|我的(问题|错).{0,6}还是|还是.{0,6}的(问题|错)|\bis it me\b|\bmy fault\b|\bwhose fault\b|\b(me|him|her|them) or (me|him|her|them|my)\b/,
  ],
  ['years', /哪(几|些)年|\bwhich years\b|\bwhat years\b|\b(luckiest|best|good) years\b/],
  ['months', /哪(几|些)个?月|\bwhich months\b|\bwhat months\b|\bbest months\b/],
  ['supply', /(怎么|如何|咋|要怎么|该怎么).{0,3}(补|添|旺|加)|补(什么|啥)|\b(make up for|add|top up|balance|fix|strengthen|get more of)\b/],
  ['began', /(哪年|哪一年|什么时候|几岁|何时).{0,4}(换|交|开始|走)(上|进)?(的|了)$|\bwhen did (it|this|that)\b/],
]

export const formOf = (text: string): QuestionForm | undefined => {
  const bare = text.replaceAll(/[?？。！!.\s]+$/g, '')
  return FORMS.find(([, words]) => words.test(bare))?.[0]
}

const OPEN =
  /([旺强顺高大多])不\1|怎么样|怎样|如何|咋样|呢[?？]?$|\bhow(['’]s| is| are| will| does| do)\b|\b(what|how) about\b|\bluck (strong|good)\b|\bmoney luck\b|^(and|so)\b.{0,24}$/
const SHOULD =
  /该|要不要|值不值|值得|可不可以|可以|适合|适不适|合适|好不好|好吗|行吗|行不行|还是|去不去|值吗|([^能会])不\1|\bshould\b|\bshall\b|\bworth\b|\bgood (idea|time|day|month)\b|\bok(ay)?\b|\bwise\b|\bis (today|this|now|it)\b|\bor\b|\bthinking of\b/
const WILL =
  /吗|么|来得及|能不能|能否|会不会|有没有|能|会|有望|有戏|成不成|得(到|上|了|回)|\b(will|would|can|could|do|does|am|is|are|have|has)\b/

/** Returns how a verdict on the question is worded. */
export const verdictFormOf = (text: string): VerdictWording =>
  OPEN.test(text) && !/能|会不会|该|要不要|\bshould\b/.test(text)
    ? 'open'
    : SHOULD.test(text)
      ? 'should'
      : WILL.test(text)
        ? 'will'
        : /[?？]$/.test(text)
          ? 'will'
          : 'open'
