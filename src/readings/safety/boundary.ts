import type { Locale } from '../facts/written.ts'
import { BOUNDARY_TEXTS, type BoundaryText } from './boundary-texts.ts'
import { joined, plainOf } from './plain.ts'

/** What no chart answers, the gravest first. */
export const BOUNDARIES = ['death', 'medical', 'legal', 'gambling', 'investment', 'secret', 'leaving'] as const
export type BoundaryKind = (typeof BOUNDARIES)[number]

export interface Boundary extends BoundaryText {
  readonly kind: BoundaryKind
}

const STOCKS =
  '(?:股票(?!分析师|经纪|行业|公司)|个股|股市|大盘|a股|美股|港股|基金|比特币|以太坊|狗狗币|虚拟币|虚拟货币|加密货币|数字货币|币圈|期货|外汇|期权|黄金期|炒股|炒币|(?<![a-z])(?:etf|btc|eth|nft)s?(?![a-z]))'
const COINS =
  '(?:stocks?(?! (?:up|room|clerk))|shares?(?! (?:a|my|the|our|your|his|her|with|this|in (?:a|the) (?:house|flat|apartment)))|bitcoin|btc|ethereum|eth|crypto\\w*|coins?|forex|futures (?:market|contract)|options trading|etfs?|index funds?|mutual funds?|nasdaq|s&p|tesla|nvidia|doge(?:coin)?|nfts?|meme ?coins?|stock market)'

/** In plain text (`plain.ts`). */
const ASKED: Readonly<Record<BoundaryKind, readonly RegExp[]>> = {
  death: [
    /(?:什么时候|何时|几时|哪(?:一)?年|哪天|几岁|多大|多少岁).{0,8}(?:会|要|能)?(?:死(?!心|磕)|去世|过世|离世|寿终|走到头|归西|咽气|断气)|(?:死|去世|过世|离世)(?:在|于)?(?:什么时候|何时|哪(?:一)?年|哪天|几岁|的(?:时间|日子|年份))/,
    /(?:能|可以|会|还能|还有|还剩|大概|到底){0,4}活(?:到)?(?:多久|多少(?:岁|年)|几(?:岁|年)|多大|多长)|寿命|阳寿|寿数|寿元|(?:长寿|短命|短寿|早死|夭折|早夭|英年早逝|活不长)(?:吗|么|命|不|之|的命|相|$|[?])|(?:会|是)不?(?:会|是)?(?:短命|早死|夭折|横死|暴毙|猝死|意外死)|(?:怎么|如何|怎样)(?:会)?死(?:的|$|[?])|死因|(?:大限|死期)|会不会死|会死(?:吗|么|于|在)|(?:能|还能)(?:撑|熬)(?:多久|过(?:今年|这个冬天))|过得了今年/,
    /\b(?:when|what (?:year|age|day)|how old|how long|how many years)\b.{0,40}\b(?:die|dies|pass away|death|live(?! (?:in|at|here|there|with|together|apart|abroad))|left to live|kick the bucket|lifespan)\b|\b(?:date|time|manner|cause|year|age|day) of (?:my |his |her |their )?death\b|\bhow (?:will|do|would|am) (?:i|he|she|my \w+)(?: going to)? die\b|\b(?:lifespan|life span|life expectancy|longevity|die (?:young|early|soon|before)|early death|long life|live (?:long|to (?:be )?\d+|past \d+))\b|\bwill (?:i|he|she|my \w+) die\b/,
  ],
  medical: [
    /(?:得|患|生|有|犯|查出|治|确诊).{0,4}(?:了)?.{0,6}(?:(?<![毛通心业])病(?!句|毒)|癌|瘤|结节|抑郁|焦虑症|糖尿病|高血压|心脏病|不孕|不育)|(?:病|癌|肿瘤|结节|抑郁症|不孕).{0,10}(?:能|会|可以|怎么|什么时候|几时|何时).{0,6}(?:好|治|康复|痊愈|愈|恶化|复发)|什么病|哪(?:种|些|方面的?)病|(?:手术|开刀|化疗|放疗|打胎|流产|剖腹产|堕胎|停药|换药|吃药|服药|用药|试管)|(?:要不要|该不该|需不需要|用不用|是否|能不能).{0,6}(?:看医生|住院|打疫苗|吃.{0,4}药|体检)|(?:身体|哪个(?:器官|部位)|肾|肝|心脏|肺|胃|脾).{0,8}(?:有没有(?:问题|毛病)|有什么(?:问题|毛病)|会出(?:问题|毛病)|不好吗)|(?:能|会|几时|什么时候|何时).{0,3}怀(?:上|得上|孕)|怀不上|病情|绝症|偏方|怀的是?(?:男|女)|生(?:男|女)/,
    /\b(?:do i have|have i got|will i get|am i getting|prone to|diagnos\w+|cure[ds]?|treat(?:ment|ed)?(?! (?:me|him|her|my))|heal(?:ed)? from|recover(?:y)? from|survive)\b.{0,30}\b(?:cancer|tumou?r|disease|illness|depression|diabetes|infertil\w+|disorder|condition|symptoms?|sick|surgery|covid|adhd|bipolar|stroke|heart (?:attack|disease)|pcos)\b|\b(?:cancer|tumou?r|illness|disease|surgery|operation|chemo\w*|biopsy|ivf|abortion|medication|meds|antidepressants?|miscarriage|diagnosis|c-section|vaccin\w+|dosage|infertility)\b|\b(?:get|getting|be|become) pregnant\b|\bwhich (?:organ|illness|disease|body part)\b|\b(?:boy or (?:a )?girl|gender of (?:my|the) baby)\b|\bhealth problems?\b|\bsee a doctor\b/,
  ],
  legal: [
    /(?:官司|打官司|诉讼|起诉|上诉|开庭|判决|仲裁|庭审|被告|原告|立案|取保|缓刑|假释|判刑|坐牢|入狱|牢狱|刑期|拘留|犯罪|犯法).{0,14}(?:赢|输|胜|败|判|几年|多久|结果|怎么样|如何|能|会|吗|么|有没有|要不要|该不该|\?|$)|(?:会|能|要)不?(?:会|能|要)?(?:坐牢|判刑|胜诉|败诉|被抓|被起诉|被判)|案子.{0,6}(?:判|赢|输|败诉|胜诉|开庭)|抚养权.{0,10}(?:能|会|归|判|争|谁|拿)|遗产.{0,8}(?:怎么分|归谁|能分)|(?:签证|移民|绿卡).{0,4}(?:官司|上诉)/,
    /\b(?:lawsuit|court(?! ?yard)|trial(?! (?:period|run|lesson|class|version))|sued?|suing|verdict|custody|prosecut\w+|plea|jail|prison|bail|parole|convict\w+|judge (?:rule|decide|side)|appeal (?:succeed|be|work|win)|legal (?:case|battle|outcome|dispute)|lawyer|settlement (?:offer|in (?:my|the) case)|deported?|arrested)\b/,
  ],
  gambling: [
    /(?:彩票|双色球|大乐透|福彩|体彩|六合彩|刮刮乐|威力彩|大乐透|今彩|运彩|赛马|马票|买马|赌(?:博|场|球|钱|马|一把|运)|博彩|百家乐|老虎机|德州扑克|打麻将.{0,6}(?:赢|输)|牌局|麻将|下注|押(?:大|小|注|哪)|买(?:大|小)球|世界杯.{0,8}(?:赢|买|押)|中奖(?:号码)?|头奖|开奖|幸运号码.{0,6}(?:买|彩)|选号)/,
    /\b(?:lott(?:ery|o)|powerball|mega millions|scratch(?: |-)?(?:off|card|ticket)s?|jackpot|casino|gambl\w+|bet(?:s|ting)?(?! (?:you|i can|that))|roulette|blackjack|slot machines?|slots|poker|sportsbook|parlay|horse rac\w+|winning numbers?|lucky numbers? (?:for|to play)|odds (?:on|of winning)|baccarat|mahjong)\b/,
  ],
  investment: [
    new RegExp(
      `${STOCKS}.{0,14}(?:买|卖|涨|跌|抛|抄底|加仓|减仓|清仓|补仓|割肉|满仓|建仓|入场|进场|入手|哪|赚|回本|翻倍|适合|能不能|该不该|要不要|推荐|代码|定投|解套|投|行情|牛市|怎么样|好不好|吗|运|玩|做|\\?)`,
    ),
    new RegExp(
      `(?:买|卖|涨|跌|抛|抄底|加仓|减仓|清仓|补仓|满仓|入手|投|炒|梭哈|推荐|适合|定投|玩|做(?=期|外|虚)|哪(?:只|支|个|种|些)).{0,10}${STOCKS}`,
    ),
    /(?:抄底|加仓|减仓|清仓|补仓|满仓|建仓|梭哈|解套|割肉|哪(?:只|支)股|牛市|熊市|股(?:价|运)|涨停|打新|理财产品|买.{0,4}黄金|黄金.{0,6}(?:涨|跌|能买|该买)|投资(?:什么|哪|回报|收益|比特|股|基金)|适合投资|能不能投资|该不该投资|要不要投资|投资(?:能|会|可以)(?:赚|成)|稳赚|杠杆)/,
    new RegExp(
      `\\b(?:buy|sell|hold|dump|invest(?:ing)?|trade|trading|short|long|day ?trad\\w+|put (?:my )?(?:money|savings) (?:in|into)|pick|which|what|best|lucky|good|go up|crash|moon|price)\\b.{0,30}\\b${COINS}\\b`,
    ),
    new RegExp(
      `\\b${COINS}\\b.{0,30}\\b(?:buy|sell|hold|rise|fall|crash|go up|go down|moon|invest|profit|pick|tip|worth|double|price|up|down|now)\\b`,
    ),
    /\b(?:should i invest|what (?:should|to|can) (?:i )?invest|where (?:should|to|can) (?:i )?invest|invest (?:in|my)|good (?:year|time|month|day) (?:to|for) invest\w*|investment advice|financial advice|day ?trad(?:e|ing)|buy the dip|bull market|bear market|buy gold|gold price)\b/,
  ],
  secret: [
    /(?:他|她|老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|对象|同事|老板|前任|对方|婆婆|朋友|邻居|上司|那个人|ta).{0,10}(?:有没有|是不是|是否|到底|会不会|在不在|偷偷|背着我|瞒着我|外面).{0,10}(?:出轨|劈腿|小三|外遇|别人|第三者|私房钱|骗我|撒谎|说谎|秘密|偷|瞒|同性恋|gay|喜欢(?:我|别人)|爱我|想我|暗恋|前任|怀孕|整容|嫖|藏)|(?:查|看看?|算算?|偷看|定位|监视|破解|知道)(?:一下|出)?(?:他|她|老公|老婆|男友|女友|男朋友|女朋友|对方|别人|邻居|同事).{0,4}(?:的)?(?:手机|微信|行踪|位置|密码|聊天|隐私|秘密|存款|工资|余额)|(?:他|她|老公|老婆|男友|女友|男朋友|女朋友|对方)(?:心里|内心|脑子里)?(?:在想(?:什么|谁)|怎么想|想什么|还爱不爱|爱不爱|喜不喜欢)|(?:爱不爱|喜不喜欢|在不在乎)我|出轨(?:了)?(?:吗|没|没有|对象)|外面有人|(?:是|拿)谁偷/,
    /\b(?:is|was|has|does|did|will) (?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|boss|coworker|friend|fiance|crush)|they)\b.{0,30}\b(?:cheat\w*|unfaithful|affair|lying|hiding|secret\w*|another (?:woman|man|girl|guy)|someone else|still love|love me|like me|into me|think(?:ing)? (?:of|about) me|miss me|gay|steal\w*|pregnant)\b|\bwhat (?:is|does|did|are) (?:he|she|they|my \w+) (?:really )?(?:thinking|think|feel|feeling|hiding)\b|\b(?:his|her|their|my (?:husband|wife|boyfriend|girlfriend|partner|ex|coworker)s?) (?:phone|password|texts|messages|location|salary|bank|secrets?|dms)\b|\bwho (?:stole|is he (?:seeing|texting)|is she (?:seeing|texting))\b|\bcheating on me\b/,
  ],
  leaving: [
    /(?:该不该|要不要|应不应该|应该|是不是(?:该|要)|能不能|可不可以|适不适合|该|是否(?:该|要|应该)?|要|得)(?:跟|和|与|同)?(?:他|她|老公|老婆|对方|男友|女友|男朋友|女朋友|现在的?人|这个人|丈夫|妻子|对象|ta)?.{0,4}(?:离婚|分手|离开(?:他|她|老公|老婆|对方|这个人|这段)|断绝关系|绝交|断亲|分居|退婚|悔婚|结束这段)|(?:离婚|分手|离开(?:他|她)|绝交).{0,6}(?:好不好|好吗|对吗|对不对|还是|值得吗|行吗|可以吗|会后悔|合适)|(?:离不离|分不分(?!工|清|明|析)|离还是不离|分还是不分|会不会离婚|会离婚|离得了|离得成|还要不要在一起)|(?:婚|这段感情|这段关系).{0,4}(?:还要不要|该不该|值不值得?)(?:继续|离|坚持|要)/,
    /\b(?:should|must|do|is it time|would it be|am i|when|shall|can|will|could)\b.{0,30}\b(?:divorc\w+|break(?:ing)? up|split up|separate from|leav(?:e|ing) (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|marriage|spouse|family|fiance))|dump (?:him|her|my)|end (?:the|my|this|our) (?:marriage|relationship|engagement|friendship)|cut (?:him|her|them|off|my \w+ off)|call off (?:the|my|our) (?:wedding|engagement)|stay (?:with (?:him|her|my)|married|together)|walk away from (?:him|her|my))\b|\b(?:stay or (?:go|leave)|leave him or|divorce or)\b/,
  ],
}

/** The kind of a question that no answer gives, with what is said instead; Chinese of both scripts and English are read. */
export function boundaryOf(text: string, locale: Locale): Boundary | undefined {
  const plain = joined(plainOf(text))
  const kind = BOUNDARIES.find((one) => ASKED[one].some((pattern) => pattern.test(plain)))
  return kind && { kind, ...BOUNDARY_TEXTS[locale][kind] }
}
