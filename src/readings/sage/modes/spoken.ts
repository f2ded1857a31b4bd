/** The form of a question: what its sentence asks for, and the words of it that the first sentence of an answer repeats. */
import type { Locale } from '../../reader/locale.ts'
import { HAN_PATTERN } from '../ask/marks.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import { namesTwoAlternatives } from '../ask/two-things.ts'

/** What a question asks for, in order of precedence. */
export type AskedFor = 'meaning' | 'amount' | 'length' | 'person' | 'who' | 'place' | 'when' | 'why' | 'two' | 'how' | 'whether'

const FORMS: readonly (readonly [AskedFor, RegExp])[] = [
  [
    'meaning',
    /(卦|爻|签).{0,6}(什么意思|代表|指什么|好不好|好吗|吉|凶|啥意思|怎么解|怎么看|说的?是?(什么|啥)|是什么|讲(的是)?什么)|^(这|那)?是?什么意思|\b(hexagrams?|lines?|cast)\b.*\bmean|\b(good|bad|lucky) (hexagram|cast)|\b(stands?|standing) for\b|what does (this|that|it) mean|(changed|moving|whole|original) (hexagram|lines?)/,
  ],
  ['amount', /多少(?!年|天|个?月|岁|时间)|几(万|千|百|块|成)|\bhow much\b|\bwhat (price|amount|figure|sum)\b/],
  ['length', /多久|多远|多长时间|撑到|几时是个头|\bhow (long|far|many (years|months|weeks))\b/],
  [
    'person',
    /(什么|怎么|咋)样的?(一个)?人|为人|哪种人|(什么|啥)(性格|脾气|个性)|(性格|脾气|人品)(怎么样|如何|咋样|好)|\bwhat (kind|sort|type) of (person|man|woman|guy|girl|boss|partner|friend)\b|\bwhat('s| is| are) (he|she|they) (really )?like\b|\b(what|how)\b.{0,12}\b(his|her|their) (personality|character|temper)\b|\bdoes (he|she) have a .{0,12}(temper|heart|character)\b/,
  ],
  ['who', /谁|\bwho(m|se|'s)?\b|\bwhich (one )?of us\b/],
  [
    'place',
    /(哪|什么|啥)(个|一)?(方向|方位|地方|城市|国家)|(往|朝|在|去|到)哪(?!天|年|个月|个(工作|公司|学校))|(去|在|往|朝|搬|住)哪(里|儿)|哪(里|儿).{0,3}(找|玩|住|定居|发展|合适)|哪边(?!的)|\bwhere\b(?! (are we|we|it|did|do we (stand|rub|fit)))|\b(which|what) (direction|way|place|city|country|town|area)\b/,
  ],
  [
    'when',
    /什么时候|几时|何时|啥时候|多会儿|哪(一)?(天|年|月|个月|几天)|几月|几号|(^|\band |[,?] )(so |and |then )?when\b(?! (i|we|he|she|they|it)\b(?!.*\?))|\b(which|what) (months?|days?|years?|week|weekend|date)\b/,
  ],
  ['why', /为什么|为啥|为何|怎么(老|总|又|会|一直|就)|凭什么|\bwhy\b|\bhow come\b/],
  [
    'how',
    /怎么(?!样|老|总)|如何|怎样|咋(整|办|弄|说)|\bwhat (do|can|should) (i|we) do\b|\bhow (do|does|can|could|should|to|would|best|shall|am)\b|, (and )?how$|\band how$/,
  ],
]

/** A clause that only asks for yes or no, about what was said before it. */
const BARE =
  /^(is (it|that|this) )?(a )?good (idea|day|time|move)$|^(so |and )?(should|do|shall|can) (i|we)$|^(可以|行|好|要得|可行|能行)(吗|不|么)$/

/** Splits a question into its clauses. */
export const splitClauses = (text: string): readonly string[] =>
  text
    .split(
      /[，。？！；、?!;:：]+|(?<=\p{Script=Han}) +(?=\p{Script=Han})|,(?!\d)|\.(?=\s|$)|\s+and (?=(?:when|how|where|who|why|should|will|is)\b)/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')

/** Returns what a clause asks for; undefined if it is a statement or only names a subject. */
export function readAskedFor(clause: string): AskedFor | undefined {
  const text = normalizeQuestion(clause)
  const isHan = HAN_PATTERN.test(text)
  const found = FORMS.find(([, form]) => form.test(text))?.[0]
  if (found !== undefined && found !== 'how') return found
  if (namesTwoAlternatives(text, isHan) || /先.+还是先/.test(text)) return 'two'
  return found ?? (BARE.test(text) ? 'whether' : undefined) ?? (readVerdictForm(clause) === undefined ? undefined : 'whether')
}

/** Words of a yes-or-no question: the action or outcome asked about, and the words before it. */
export interface VerdictForm {
  readonly kind: 'act' | 'other-act' | 'outcome' | 'can' | 'adverse' | 'have' | 'fit'
  readonly who: string
  readonly act: string
  /** 会 or 能. */
  readonly can: string
  /** 还, if it is before 会 or 能. */
  readonly still: string
}

const [LONGEST_HAN, LONGEST_WORDS] = [14, 9]
/** 去还是不去: a yes-or-no question. */
const OR_NOT = /(?<verb>[^，是]{1,3})(?:还是|還是)不\k<verb>$/u
const OPEN = /怎|如何|什么|什麼|甚麼|哪|谁|誰|几|幾|多少|为何|還是|还是/
const HAN_FORMS: readonly (readonly [VerdictForm['kind'], RegExp])[] = [
  ['fit', /^(?<who>.{0,8}?)(?:适不|適不|是否)(?<act>(?:适合|適合).*)$/u],
  ['act', /^(?<who>.{0,8}?)(?:要不要|该不该|該不該|应不应该|應不應該|可不可以|值不值得|是不是该|是不是該|需不需要|用不用)(?<act>.+)$/u],
  ['have', /^(?<who>.{0,8}?)(?<still>还|還)?(?:有没有|有沒有|(?<can>有)(?=.{1,6}[吗嗎]$))(?<act>.{1,6}?)[吗嗎]?$/u],
  ['outcome', /^(?<who>.{0,9}?)(?<still>还|還)?(?:(?<can>[会會能])不\k<can>(?<act>.+?)|(?<could>[会會能])(?<may>.+?)[吗嗎么麼不])$/u],
  ['act', /^(?<who>.{0,8}?)(?:是否|应该|應該|该|該|可以)(?<act>.+)[吗嗎]$/u],
  ['act', /^(?<who>[^他她不只想需没是说說]{0,8}?)要(?<act>[^紧求].+)[吗嗎]$/u],
  ['fit', /^(?<who>.{0,8}?)(?<act>适合.+|適合.+)[吗嗎]$/u],
  [
    'fit',
    /^(?<who>.{2,12}?)(?:算|还|還)?(?:(?<act>合适|合適|顺利|順利|可行|值得|划算|妥当|妥當|靠谱|靠譜|可靠|可以|处得来|處得來|合得来|合得來|聊得来|聊得來|顺|順|妥|好|(?<![旅银自进流])行|对|對)[吗嗎不么]|(?<two>[合顺順好行妥值对對])不\k<two>(?<rest>[适適利]?))$/u,
  ],
  [
    'act',
    /^(?<who>.{0,6}?)(?<![得下过回出进上能会可还])(?<act>(?:接|去|买|買|卖|賣|借|答应|答應|签|簽|换|換|搬|走|留|等|租|投|支持|原谅|原諒|见|見)[它他她]?)[吗嗎]$/u,
  ],
  [
    'act',
    /^(?<who>.{0,8}?)(?<verb>[^合顺順好行妥值对對是有会會能在来來得不想适適深大多高准真像旺中正贵难累配可])不\k<verb>(?!得)(?<act>.*)$/u,
  ],
]
const EN_FORMS: readonly (readonly [VerdictForm['kind'], RegExp])[] = [
  [
    'act',
    /^(?:(?:so|and|but|then|ok|well),? )*(?:(?:should|shall|may) (?:i|we)|do i(?! (?:become|learn|seem|look|have|get|need|lose|fit|match|deserve|still)\b)|do we(?= (?:buy|sell|move|go|tell|take|sign|rent|invite|visit|hire|start|open|wait|cancel)\b)) (?<act>.+)$/i,
  ],
  ['other-act', /^(?:(?:so|and|but|then),? )*should (?<who>(?:my|our|his|her|the) [\w'’-]+(?:[- ]in[- ]law)?|he|she|they|it) (?<act>.+)$/i],
  ['can', /^(?:(?:so|and|but|then),? )*(?:can|could) (?<who>i|we|he|she|they|it) (?:ever )?(?<act>.+)$/i],
  ['outcome', /^(?:(?:so|and|but|then),? )*(?:will|would) (?<who>i|we|he|she|they|it) (?:ever )?(?<act>.+)$/i],
  [
    'outcome',
    /^(?:(?:so|and|but|then),? )*(?:will|can|could|would) (?<who>(?:this|(?:being|living|working|staying) with [\w'’-]+|(?:my|our|the|this|that|his|her) (?:[\w'’-]+ ){0,3}?[\w'’-]+)) (?:ever )?(?<act>(?:still|be|get|come|wear|lose|fail|hurt|tire|cost|break|find|pass|work|go|make|last|win|sell|close|turn|return|pay|call|say|grow|hold|stay|have|become|take|survive|start|open|buy|build|live|move|keep|trust|do|see|meet|marry|manage|handle|afford|reach|finish|beat|change|improve|approve|accept|give|let|help|answer|show|reply|settle|agree|like|happen|arrive|succeed)(?: .*)?)$/i,
  ],
  ['act', /^(?<act>(?:take|accept|sign|buy|sell|quit|stay|try|wait|go|do)(?: (?:it|this|that|them|for it))?)$/i],
  ['have', /^(?:(?:so|and|but),? )*(?<who>is|are) there (?:still )?(?<act>(?:a|an|any|some|hope|room)\b.{0,30})$/i],
  [
    'fit',
    /^(?<who>is|are|does|do) (?<act>.*\b(?:good|right|ok|okay|fine|worth|wise|smart|safe|best|match|meant|compatible|reliable|soulmates?|suits?|fits?|works?)\b.*)$/i,
  ],
]
/** Outcomes that nobody wants. */
const ADVERSE =
  /^(?:很|太|被)?(?:累|赔|賠|亏|虧|吵|散|失败|失敗|后悔|後悔|受骗|上当|上當|吃亏|吃虧|出事|烦|煩|腻|膩|输|輸|失业|失業|被裁|裁|黄|黃|迟到|下雨|堵|吃苦|受伤|受傷|晚点|骗|騙)|^太|^(?:不吉|影响|影響|翻脸|翻臉|炸|变心|變心|闹|鬧|克|分)|^(?:fight|argue|blow|fall out|go wrong|hate|lose|fail|regret|wear|hurt|tire|break up|get (?:fired|hurt|laid)|be (?:late|sorry|fired)|cost|rain|flop)/i
const HAN_SELF: readonly (readonly [RegExp, string])[] = [
  [/^(?:那么?|那麼|到底|究竟|请问|請問|想问|想問|我想问|所以|但是?|而且)+/u, ''],
  [/我们|我們|咱们|咱們|我俩|我倆/gu, '你们'],
  [/我/gu, '你'],
]
const EN_SELF: Readonly<Record<string, string>> = {
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  "i'm": 'you’re',
  myself: 'yourself',
  mine: 'yours',
}
const turnHan = (text: string, locale: Locale) => {
  const turned = HAN_SELF.reduce((all, [from, to]) => all.replace(from, locale === 'zh_TW' ? to.replace('们', '們') : to), text)
  return turned.trim()
}
const turnEnglish = (text: string) =>
  text
    .replaceAll(/\b(?:i'm|i(?=['’](?:ve|ll|d)\b)|myself|mine|my|our|me|us|i|we)\b/gi, (word) => EN_SELF[word.toLowerCase()]!)
    .replaceAll(/\bany(?=thing\b|one\b|where\b|\b)/gi, 'some')
    .replaceAll("'", '’')
    .trim()

/** Reads a clause as a yes-or-no question; undefined if it is none, is too long, or is in another script than the answer. */
export function readVerdictForm(clause: string, locale?: Locale): VerdictForm | undefined {
  const isHan = HAN_PATTERN.test(clause)
  if (locale !== undefined && isHan !== (locale !== 'en_US')) return undefined
  const said = clause.replaceAll('’', "'").replace(/(?:呢|啊|呀|啦|才好|比较好|比較好| or not)$/u, '')
  if (/[<>{}[\]"“”「」\n]/.test(said)) return undefined
  const same = isHan ? OR_NOT.exec(said)?.groups : undefined
  if (same !== undefined) return { kind: 'act', who: '', act: turnHan(same.verb!, locale ?? 'zh_CN'), can: '', still: '' }
  if (isHan && OPEN.test(said)) return undefined
  for (const [kind, form] of isHan ? HAN_FORMS : EN_FORMS) {
    const parts = form.exec(said)?.groups
    if (parts === undefined) continue
    if (!isHan) {
      const [who, act] = [turnEnglish(parts.who ?? ''), turnEnglish(parts.act!)]
      const form = { kind: kind === 'outcome' && ADVERSE.test(act) ? ('adverse' as const) : kind, who, act, can: '', still: '' }
      return act.split(' ').length > LONGEST_WORDS && kind !== 'fit' ? undefined : form
    }
    const verb = (parts.verb ?? '') + (parts.act ?? parts.may ?? (parts.two ?? '') + (parts.rest ?? ''))
    const before = (parts.who ?? '').replace(/到底|究竟/u, '').replace(/^.*[了问問]我?$|[还還给給再就]$/u, '')
    const act = turnHan(verb.replace(/[吗嗎]$/u, ''), locale ?? 'zh_CN')
    const who = /^(?:我|我们|我們|咱们|你|现在|現在|那|这|這)$/u.test(before)
      ? ''
      : turnHan(before.replace(/^我(?=今|明|后|後|这|這|还|還)/u, ''), locale ?? 'zh_CN')
    if (act === '' || [...act].length > LONGEST_HAN) return undefined
    return {
      kind: kind === 'outcome' && ADVERSE.test(act) ? 'adverse' : kind,
      who,
      act,
      can: parts.can ?? parts.could ?? '',
      still: parts.still ?? '',
    }
  }
  return undefined
}

const HAN_TWO =
  /^(?:我们|我們|咱们|我|你|他|她)?(?:现在|現在)?(?:.{1,9}(?=是))?(?:应该|應該|该|該|是|要|想|适合|適合)?(?<first>.{1,10}?)还是(?<second>.{1,10}?)(?:比较)?(?:好|呢|吗|合适)*$|^(?:我们|我們|我)?(?:應該|該|是|要|想)?(?<one>.{1,10}?)還是(?<other>.{1,10}?)(?:比較)?(?:好|呢|嗎|合適)*$/u
const EN_TWO =
  /^(?:(?:so|and) )?(?:(?:should|shall|do|can) (?:i|we)\b|is it better to|better to)? ?(?<first>(?:[\w'’$-]+ ?){1,6}?) or (?:should (?:i|we) )?(?<second>(?:[\w'’$-]+ ?){1,6})$/i
const TIME_ONLY = /^(?:this|next|now|later|wait|tomorrow|in|after|before|first)\b|^(?:20)?\d\d|^(?:今|明|后|後|现在|現在|等|再|以后|晚)/iu

/** Returns the two alternatives of a clause in its words; undefined if they cannot be distinguished or are times. */
export function readAlternatives(clause: string, locale: Locale, areTimes = false): readonly [string, string] | undefined {
  const isHan = HAN_PATTERN.test(clause)
  if (isHan !== (locale !== 'en_US') || /[<>{}[\]"“”\n]/.test(clause)) return undefined
  const parts = (isHan ? HAN_TWO : EN_TWO).exec(clause.trim())?.groups
  const [first, second] = [parts?.first ?? parts?.one, parts?.second ?? parts?.other]
  if (first === undefined || second === undefined || (!areTimes && TIME_ONLY.test(second.trim()))) return undefined
  if (/^(?:does|is|are|was|has|it|that|this|what|how|am)\b|\bshoul?d/i.test(first)) return undefined
  const turn = (text: string) => (isHan ? turnHan(text.trim(), locale) : turnEnglish(text.trim()))
  const rest = isHan ? (text: string) => text.replace(/^先/u, '先') : (text: string) => text.replace(/ first$/, '')
  return [rest(turn(first)), rest(turn(second))]
}

/** Maximum number of clauses that are answered. */
const MOST = 2

/** Lists the clauses that ask something, each form once, in order. */
export function listAskedClauses(text: string): readonly { readonly clause: string; readonly asks: AskedFor }[] {
  const found = splitClauses(text).flatMap((clause) => {
    const asks = readAskedFor(clause)
    return asks === undefined ? [] : [{ clause, asks }]
  })
  return found.filter(({ asks }, i) => found.findIndex((one) => one.asks === asks) === i).slice(0, MOST)
}
