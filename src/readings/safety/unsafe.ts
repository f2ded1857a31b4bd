import type { Locale } from '../reader/locale.ts'
import { CERTAINTY_PATTERNS, FORBIDDEN_SUBJECT_PATTERNS } from '../book/forbidden.ts'
import { joinChineseCharacters, normalizeMessage } from './plain.ts'

/** Why a sentence is blocked. `leak`: it shows markup, an address or parts of the prompt. */
export type UnsafeReason = 'death' | 'fear' | 'diagnosis' | 'law' | 'gain' | 'verdict' | 'certainty' | 'subject' | 'leak' | 'voice'

/** Blocked patterns for the original text, before normalisation. */
const WRITTEN: readonly (readonly [UnsafeReason, RegExp])[] = [
  [
    'leak',
    /<\/?[a-z!][^>]*>|```|\{\{|https?:|www\.|\bsystem prompt|\bsystem message|系统提示|系統提示|提示词|提示詞|\bmy (?:instructions|prompt)\b|\btool[_ ]calls?\b|\bapi key/i,
  ],
  [
    'voice',
    /[!！]|\p{Extended_Pictographic}|您|\bas an ai\b|language model|作为(?:一个)?(?:ai|人工智能|语言模型)|作為(?:一個)?(?:ai|人工智慧|語言模型)/iu,
  ],
]

const THEY = '(?:he|she|they|him|her|them|your (?:husband|wife|partner|boyfriend|girlfriend|ex))'

/** Blocked patterns for normalised text (`plain.ts`). */
const NEVER: readonly (readonly [UnsafeReason, RegExp])[] = [
  [
    'death',
    /活(?:到|不过|不到)(?:[一二三四五六七八九十百\d]|今年|明年)|寿(?:命|数|元)?.{0,6}\d+岁|\d+岁.{0,10}(?:去世|离世|过世|寿终|大限|会死)|(?:大限|死期|死劫|阳寿|命不久|寿终正寝)|(?<!不)(?:会|将|恐|必|要)(?:死(?!心|守|磕|撑|扛)|丧命|送命|夭折|短命|横死|暴毙|早逝|离世|去世)|活不[长久]/,
  ],
  [
    'death',
    /\b(?:you|he|she|they|mother|father|husband|wife|parents?|child|partner)(?:ll| will| may| might| could| would| (?:is|are) going to) (?:die|pass away|not survive)\b|\bdie (?:at|in|by|before|around|young) ?(?:age|the age|20\d\d|\d|your)|\blive (?:to|until|past) (?:be |the age of |age )?\d|\b(?:death|end of life|passing) (?:in|at|around|before|by) (?:20\d\d|age|\d)|\byour (?:lifespan|death|life expectancy)\b/,
  ],
  [
    'fear',
    /血光|灾祸|大难(?!不)|大祸|凶灾|横祸|车祸|家破|人亡|克(?:夫|妻|子|父|母)|孤独?终老|(?:必有|难逃|逃不过|躲不过).{0,4}(?:灾|祸|劫|难)|劫数|厄运|倒大霉|诅咒|鬼(?:缠|上身)|中邪|破财(?:消|免)灾|(?:花钱|出钱|请一?[道个张]).{0,8}(?:化解|消灾|符|法事)/,
  ],
  [
    'fear',
    /\b(?:disasters?|catastroph\w+|doom(?:ed)?|curs(?:e|ed|es)|tragic fate|bloodshed|fatal|accidents?|bad omen|haunt\w+|evil spirits?|jinx\w*|hex(?:ed|es)?|die alone|be ruined|terrible (?:things?|fate))\b/,
  ],
  [
    'diagnosis',
    /你(?:有|得了?|患了?|会得|会患|容易得|容易患|易得|易患).{0,8}(?:病|癌|症|炎|瘤)|[肾肝心脾肺](?:虚|亏|火旺|气不足|功能|有问题|不好)|(?:停|换|减)(?:了|掉)?药|(?:不用|不必|不要|别)(?:去)?(?:吃药|看医生|去医院|做手术|就医|化疗)|手术.{0,6}(?:会|一定)?(?:顺利|成功|失败)|(?:会|能|必|就)(?:怀上|怀孕)/,
  ],
  [
    'diagnosis',
    /\byou (?:have|may have|probably have|will get|are prone to|suffer from|are likely to (?:get|have))\b.{0,24}\b(?:disease|cancer|depression|diabetes|disorder|illness|adhd|anxiety disorder|infection|syndrome)\b|\b(?:stop taking|skip|come off|reduce) (?:the |your )?(?:meds|medication|medicine|pills|surgery|treatment|chemo\w*|dose)\b|\b(?:no need|dont need|you neednt) (?:to see|for) a doctor\b|\b(?:weak|deficient) (?:kidneys?|liver|heart|lungs?|spleen)\b|\bsurgery will\b|\bwill (?:get|become|be) pregnant\b/,
  ],
  [
    'law',
    /(?:官司|诉讼|案子|上诉).{0,8}(?:会|必|能|一定|可以)(?:赢|胜|输|败|打赢|胜诉)|不会(?:坐牢|判刑|被抓)|(?:逃税|避税|作假|伪造|造假)(?:可以|无妨|没事)/,
  ],
  [
    'law',
    /\byou(?:ll| will) (?:win|lose) (?:the|your|this|custody)\b.{0,12}\b(?:case|lawsuit|custody|trial|appeal|suit)?\b|\bjudge will (?:rule|side|decide)\b|\bwont go to (?:jail|prison)\b/,
  ],
  [
    'gain',
    /(?:必|一定|肯定|稳|包你|保证|准)(?:会|能)?(?:赚|发财|中奖|暴富|翻倍|大涨)|稳赚|不会亏|包赢|发大财|财运(?:爆|大爆)|一夜暴富|横财|(?:买入|卖出|加仓|抄底|重仓|梭哈|(?<!粮)满仓|清仓)|(?:买|卖)(?:进|点|些)?.{0,6}(?:股票|个股|基金|比特币|以太坊|虚拟币|黄金)|幸运(?:号码|数字)/,
  ],
  [
    'gain',
    /\b(?:guaranteed (?:to|profits?|returns?|wins?|success)|i guarantee|sure (?:thing|win)|cant lose|will (?:get|be|become|make you) rich|make a fortune|double your money|win the lottery|lucky numbers?|good (?:time|year|month|day) (?:to|for) (?:invest|buy(?:ing)? (?:stocks|shares|crypto|gold)|gambl\w+))\b|\b(?:buy|sell|short|dump|hold) (?:the |some |your |more |into )?(?:stocks?|bitcoin|crypto\w*|gold|etfs?|index funds|coins?|tesla|nvidia)\b/,
  ],
  [
    'verdict',
    /你们?(?:必须|应该|应当|就该|该|最好|得|要)(?:马上|立刻|尽快|赶紧|跟他|跟她|和他|和她){0,4}(?:离婚|分手|离开[他她]|断绝)|(?:离婚|分手)(?:吧|是唯一|才是|才有出路)|(?:[他她]|对方|这个人)(?:根本|已经|早就|其实|一定){0,4}(?:不爱你|出轨|骗了?你|在骗|不是好人|配不上|是渣|克你|背叛|有外遇|外面有人)|你(?:就?是)个?(?:孤命|贱命|苦命|扫把|废)|你(?:这辈子|一生|命里)(?:没有|不会有|无)(?:婚姻|婚|孩子|子女|财|人爱|姻缘)|嫁不出去|娶不到/,
  ],
  [
    'verdict',
    new RegExp(
      `\\byou (?:should|must|need to|ought to|have to|had better)(?: just| now)? (?:leave|divorce|break up with|dump|cut off|end it with) ${THEY}\\b|\\b(?:divorce|dump|break up with) ${THEY}\\b|\\b(?:he|she) (?:doesnt|does not|never) (?:really )?loved? you\\b|\\b(?:he|she|your (?:husband|wife|partner)) (?:is|has been) (?:cheating|lying to you|using you|unfaithful|having an affair)\\b|\\byou(?:ll| will) never (?:marry|have (?:children|kids|money)|be (?:loved|rich|happy)|find (?:love|a partner))\\b`,
    ),
  ],
  ['certainty', /命中注定|逃不掉|百分之百|必然会|(?<!不)一定会|绝对会|躲不掉/],
  [
    'certainty',
    /\b(?:fated|inevitabl\w+|100 ?(?:%|percent) (?:sure|certain)|without (?:a|any) doubt|beyond doubt|will (?:definitely|certainly|surely)|you(?:re| are) bound to)\b/,
  ],
]

/** Words of sentences that decline a subject or refer to an expert; such sentences may name the subject. */
const DECLINES =
  /看不(?:出|到)|不是|没有|不[看算说谈答荐判替管诊]|(?:问|找|看|请|去)(?:一下)?(?:医生|医师|律师|持牌)|\b(?:no|not|nor|never|cant|cannot|doesnt|dont|wont|isnt|nothing|neither)\b|\b(?:doctor|lawyer|licensed|professional)\b/

/** Bazi terms (the twelve stages) and phrases that only look like a blocked subject. */
const TERMS =
  /\b(?:death|grave|severance)(?: stage)?,? (?:and|or|,) (?:death|grave|severance)\b|\bdeath stage\b|\bstage of death\b|\bin death\b|\bpillars of destiny\b|\bdeath and emptiness\b|赌气|\b(?:in the|wooden|dusty) stocks?\b|\bstocked\b|\bdie[ds]? (?:down|away|out|halfway)\b|\bit dies\b/g

const subjects = [...FORBIDDEN_SUBJECT_PATTERNS.zh_CN, ...FORBIDDEN_SUBJECT_PATTERNS.en_US]
const certainties = [...CERTAINTY_PATTERNS.zh_CN, ...CERTAINTY_PATTERNS.en_US]

/** Returns why a generated sentence, in any language, must not be shown; undefined if it may be shown. */
export function findUnsafeReason(sentence: string, locale: Locale): UnsafeReason | undefined {
  const written = WRITTEN.find(([, pattern]) => pattern.test(sentence))
  if (written) return written[0]
  const plain = joinChineseCharacters(normalizeMessage(sentence)).replaceAll(TERMS, ' ')
  const never = NEVER.find(([, pattern]) => pattern.test(plain))
  if (never) return never[0]
  if (certainties.some((pattern) => pattern.test(plain))) return 'certainty'
  if (!DECLINES.test(plain) && subjects.some((pattern) => pattern.test(plain))) return 'subject'
  // A Chinese word in an English sentence (or the reverse) is an error of the model.
  return locale === 'en_US' && /\p{Script=Han}{4,}/u.test(sentence) ? 'voice' : undefined
}
