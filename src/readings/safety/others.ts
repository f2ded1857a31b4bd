/* Patterns for normalised text (`plain.ts`): simplified, lower case, without apostrophes. */

const NOUN =
  '(?:wife|husband|spouse|partner|fiancee?|boyfriend|girlfriend|bf|gf|ex|exes|mom|mum|mother|dad|father|parents?|stepmom|stepdad|stepmother|stepfather|stepson|brothers?|sisters?|siblings?|sons?|daughters?|kids?|child|children|baby|babies|toddler|twins|uncle|aunt|cousin|nephew|niece|grand\\w+|family|in ?laws?|friends?|bestie|roommates?|flatmate|neighbou?rs?|manager|supervisor|co ?-?workers?|colleagues?|classmates?|teachers?|professor|coach|landlord|landlady|tenants?|enem(?:y|ies)|rapist|abuser|bull(?:y|ies)|stalker|clients?|customers?|mistress|lover|man|woman|guy|girl|boy|person|people|bastard|bitch|asshole|jerk|dude|kids at school)(?:[- ]in[- ]laws?)?'
/** After a mention of a person: ensures that the person is meant, not a possession. */
const IS_PERSON =
  '(?=$|[,.?!;:)]| (?:if|for|because|before|after|today|tonight|tomorrow|now|right|and|or|in|at|on|when|while|so|but|next|this|by|without|since|to|using|myself|as|too|already|soon|once|dead|with|over|during|slowly|quietly|who|whos|that|according|lol|please|all|from|first)\\b)'
const PERSON = `(?:(?:him|her|them|someone|somebody|everyone|everybody|anyone|people|(?:my|our) boss(?:es)?|(?:my|our|this|that|these|those|the|his|her|their|an?|some) (?:(?:\\w+ ){0,2})?${NOUN}|my ${NOUN.replace('(?:', '(?:\\w+s )?(?:')})${IS_PERSON})(?! with kindness| in (?:the |a |this )?(?:game|match|interview|debate|negotiation|race|chess|court|book|novel|story)\\b)`
const KILL = '(?:kill|murder|stab|strangle|poison|choke|behead|slaughter|execute|drown|beat (?:the (?:shit|crap|hell) out of)|assassinate)'
const KILLING = '(?:killing|murdering|stabbing|strangling|poisoning|choking|slaughtering|shooting|drowning|hurting|harming)'
const FILLED = '(?:just |really |go |fucking |finally |actually |slowly |secretly |physically |seriously |legally |quietly )*'
const WISH = `(?:\\bi (?:really |just |so |still |always |often |honestly |sometimes |kinda |fucking |also |badly |seriously |wanna )*(?:want(?:ed)? to|wanna|need to|have to|must|might|will|plan to|intend to|decided to|am going to|am about to)|\\bim (?:\\w+ )?(?:going to|gonna|about to|ready to|planning to|tempted to)|\\bill|\\bid(?: (?:like|love) to)?|\\bwhether (?:i should|to)|\\bin my (?:chart|fate|stars) to|\\bplan (?:is )?to|\\b(?:should|shall|can|may|must|will|would) i(?: just| have to| really| need to| get to| be able to| ever| want to)*|\\bhow (?:do|can|could|should|would|might|to|best to)(?: i| you| we| one)?|\\b(?:ways?|days?|time|hour|date|month|moment|method|luck|chance) (?:for me )?to|\\b(?:urges?|desire|impulses?|intent|plan|plans|itching|permission|fate|fated|destined|meant|supposed) to|^ ?(?:want to|wanna|gonna|going to|let me|help me|lets)|\\bhelp me)`

const OTHERS_ENGLISH: readonly RegExp[] = [
  new RegExp(`(?:${WISH} ${FILLED}|^ ?)${KILL} ${PERSON}`),
  new RegExp(`${WISH} ${FILLED}shoot ${PERSON}(?! (?:an?|the|some|my) | over\\b)`),
  new RegExp(`${WISH} ${FILLED}beat ${PERSON} ?(?:up|to death|senseless|to a pulp)|${WISH} ${FILLED}beat up ${PERSON}`),
  // "Hurt" only counts if intended: asking how not to hurt somebody is harmless.
  new RegExp(
    `(?:\\bi (?:really |just |so |still |sometimes )*(?:want to|wanna)|\\burges? to|\\bfeel like|^ ?want to) ${FILLED}(?:hurt|harm|hurting|harming) ${PERSON}`,
  ),
  new RegExp(
    `\\bi(?:m|ll| will| might| may) (?:going to |gonna |about to )?(?:hurt|harm) (?:someone|somebody|people|my (?:kids?|baby|child|children|son|daughter|wife|husband))${IS_PERSON}(?! (?:if|by|when) i\\b)|(?:\\bi (?:really |just |so )*(?:want to|wanna)|\\burges? to) ${FILLED}(?:punch|hit|slap|smack|shake) my (?:wife|husband|girlfriend|boyfriend|kids?|baby|child|children|son|daughter|mom|mum|mother|dad|father)${IS_PERSON}`,
  ),
  new RegExp(
    `\\b(?:thoughts?|think|thinking|dream|dreaming|fantasi[sz]\\w*|obsess\\w*|plan|planning|plans|considering|feel like|about) (?:about |of |on |how to )?(?:\\w+ )?${KILLING} ${PERSON}`,
  ),
  new RegExp(`\\bi(?:ve)?(?: just| already| have| think i| might have){0,2} (?:killed|murdered|stabbed|strangled|poisoned) ${PERSON}`),
  new RegExp(`\\bif i (?:ever |just )?(?:kill(?:ed)?|murder(?:ed)?|stab(?:bed)?|poison(?:ed)?) ${PERSON}`),
  new RegExp(
    `\\bwant ${PERSON.replace(IS_PERSON, '')} (?:to be )?(?:dead|killed|to die)\\b|\\bwant to see ${PERSON.replace(IS_PERSON, '')} (?:dead|die|bleed)\\b`,
  ),
  /\b(?:i (?:\w+ )?(?:want|need|plan) to|im (?:going to|gonna|about to)|ill|should i|how (?:do|can|should) i) (?:\w+ )?(?:(?:slit|cut) (?:his|her|their|my \w+s?) throats?|(?:end|take) (?:his|her|their|my \w+s) (?:life|lives))\b|\bhomicidal\b/,
  /\b(?:hire|hiring|find|pay|paying|need|get) (?:me )?(?:an? )?(?:hit ?man|killer|assassin|someone to (?:kill|hurt))\b|\b(?:want(?:ed)? to|wanna|going to|gonna|ill|could|should i|how (?:do i|to)|plan(?:ning)? to) (?:shoot up|blow up|bomb|burn down|set fire to) (?:the |my |his |her |their |our )?(?:\w+ )?(?:school|office|house|home|church|mall|workplace|work|store|apartment|building|place)\b|\b(?:urge|want(?:ed)?|need|going|gonna|how) to kill(?: people| someone| everyone)?(?=$|[.?!,])|\b(?:commit|get away with|plan) (?:a )?murder\b|\bmass shooting\b(?=.*\b(?:i|my|want|plan)\b)/,
]

/** Threats and wishes by other people, not by the writer. */
const THEIRS_ENGLISH = new RegExp(
  `\\b(?:he|she|hes|shes|they|son|daughter|brother|sister|friend|husband|wife|dad|mom|boyfriend|girlfriend|kid|student|someone)\\b(?: \\w+){0,3} (?:wants? to|plans? to|intends to|planning to|going to|gonna|threaten\\w* to|will) ${FILLED}(?:${KILL}|shoot) ${PERSON}`,
)

const WHO =
  '(?:他们?|她们?|你|ta|[这那]个?(?:人|男人|女人|男的|女的|贱人|畜生|混蛋|王八蛋|渣男|渣女|小三|老东西|家伙|狗东西|婊子)|(?:我|我们|咱|自己|他|她)?的?(?:家的?|[这那]个?|亲)?(?:老板|上司|领导|主管|经理|老总|同事|老公|老婆|丈夫|妻子|先生|太太|前任|前夫|前妻|前男友|前女友|男朋友|女朋友|男友|女友|爸爸|妈妈|爸妈|爸|妈|父亲|母亲|父母|继父|后爸|后妈|继母|公公|婆婆|岳母|岳父|丈母娘|哥哥|姐姐|弟弟|妹妹|哥|姐|弟|妹|儿子|女儿|孩子|小孩|宝宝|婴儿|邻居|室友|舍友|同学|老师|房东|客户|仇人|小三|第三者|渣男|亲戚|舅舅|叔叔|姑姑|表哥|堂哥|债主|欠我钱的人?)|人(?![生际品物家事气情参山])|全家|别人|某个?人|所有人|仇人|小三|渣男)'
/** Violent words about prices, pride or games rather than a person. */
const NOT_A_THING = '(?!的?(?:价|锐气|威风|气|风头|气焰|士气|面子|嚣张|傲气|大龙|车|马|炮|棋|一局|个片甲|生意|股|的盘|号|微信|角色))'
const VERB =
  '(?:杀(?:了|掉|死|光|害)?|弄死|打死|砍(?:死|了)?|捅(?:死|了)?|毒死|掐死|勒死|闷死|捂死|撞死|烧死|打残|整死|搞死|做掉|除掉|灭(?:了|口|门)|宰了?|剁了|下毒(?:害|毒)?|毒害)'
const LONG_FOR =
  '(?:想|想要|想去|要去|准备|打算|计划|决定|忍不住|恨不得|巴不得|能不能|可不可以|可以|应该|我会|怕自己|控制不住|该不该|要不要|应不应该|是不是该|怎么|怎样|如何|咋|哪天|几时|什么时候|何时|什么时辰|找人|雇人|花钱|迟早|早晚|一定|我要|就要|真要|敢|想着|念头|冲动|适合|帮我|教我|我)'
const FILLED_CHINESE =
  '(?:去|会|把|要|就|先|直接|一刀|开车|放火|报仇|复仇|想|亲手|偷偷|现在|今晚|今天|明天|才能?|可以|真的?|也|都|给|拿刀|用刀|带着刀|半夜|趁.{1,4}|不被发现地?|悄悄|合法地?|能){0,3}'

const OTHERS_CHINESE: readonly RegExp[] = [
  new RegExp(`${LONG_FOR}${FILLED_CHINESE}${VERB}${WHO}${NOT_A_THING}`),
  new RegExp(
    `${LONG_FOR}${FILLED_CHINESE}(?:把|将|给)?${WHO}(?:给|都|一起|全)?(?:杀(?:了|掉|死|光)|弄死|打死|砍(?:死|了)|捅(?:死|了)|毒死|掐死|勒死|闷死|捂死|撞死|烧死|整死|搞死|做掉|宰了|剁了)`,
  ),
  new RegExp(
    `(?:^|[,。!?])(?:杀|弄死|打死|砍死|捅死|毒死)(?:了|掉)?${WHO}${NOT_A_THING}|${LONG_FOR}${FILLED_CHINESE}推${WHO}(?:下楼|下去|下山|下河|下海|进河|到马路)`,
  ),
  new RegExp(
    `(?:想|忍不住|控制不住|冲动)(?:去|要|想)?伤害${WHO}|(?:我|^|[,。!?])(?:真的?|好|很|总|就是|老是)?(?:想|忍不住|控制不住)(?:要|想|去|动手)?(?:打|揍)(?:我的?|自己)?${WHO}(?!的?(?:电话|手机|微信|视频|主意|招呼|屁股|针|脸|卡|官司|工))`,
  ),
  new RegExp(
    `(?:想要?|要|让|叫|希望|恨不得|巴不得|盼着?|咒|诅咒)(?:让|看|看着|看到)?${WHO}(?:快点?|早点|马上|立刻|赶紧|去|都|全家|意外|悄悄|不得好)?死(?![心板守记磕扛撑党机皮角])(?!了?这条心)`,
  ),
  new RegExp(
    `我(?:刚刚?|刚才|已经|失手|不小心|好像|可能)?(?:杀(?:了|死)?|捅(?:了|死)|砍(?:了|死)|打死|掐死|毒死)(?:了)?${WHO}(?:了|$|[,。!?])${NOT_A_THING}|我(?:刚刚?|刚才|已经|失手)?把${WHO}(?:给)?(?:杀|捅|砍|打死|掐死|毒死|弄死)了?`,
  ),
  new RegExp(`(?:想|要|准备|打算|怎么|该不该|哪天)(?:去|偷偷|悄悄)?(?:给|在|往|对)${WHO}.{0,6}下(?:毒|老鼠药|安眠药)`),
  new RegExp(
    `我?(?:想|要|准备|打算)(?:跟|和|与|拉着?|带着?)${WHO}.{0,3}(?:同归于尽(?!是什么)|一起死(?![磕心扛党守])|陪葬)|要(?:了)?(?:他|她|他们|那个人)的?(?:狗|小|老)?命(?![的盘运理格宫里中书局数名令题途门主])`,
  ),
  /买凶|雇凶|(?:雇|找|请)(?:个|一个)?(?:职业)?杀手(?!锏)|报复社会|杀几个(?:算几个|垫背)|杀一个(?:够本|不亏)|杀(?:夫|妻)骗保|(?:想|要)(?:拉|找).{0,3}(?:几个|些)?人?(?:陪葬|垫背)|(?:想|要|准备|打算)(?:去)?(?:炸(?:了|掉)?|烧(?:了|掉)?|放火烧)(?:了)?(?:学校|公司|单位|医院|车站|他家|她家|(?:他|她|他们|老板|邻居)的?(?:家|房子|店))|(?:杀|捅|砍)人(?:犯法|会判|要判|判几年|偿命|的(?:冲动|念头|想法)|不(?:犯法|偿命))|(?<!得)(?<!得我)(?<!得我都)(?<!得都)(?:好|很|真|只|就|我)?想(?:去|要)?(?:杀人|砍人|捅人)/,
]

/** Games, books, films, and similar-sounding phrases. */
const PLAYED =
  /狼人杀|剧本杀|三国杀|游戏|副本|小说|剧本|剧情|电影|电视剧|象棋|围棋|下棋|王者|吃鸡|手游|网游|刷怪|写手|推理|\b(?:games?|gaming|chess|raid|npc|level \d+|novel|screenplay|script|plot|fiction|movie|film|werewolf|mafia|among us|d&d|dnd|fortnite|valorant|elden ring|zelda|sims|minecraft|villain|protagonist)\b/

/** Words that deny the intention. */
const NOT_WANTED =
  /(?:不想|(?<!要)不要|(?<!会)不会|(?<!敢)不敢|没想|(?<!特)(?<!分)别|从来没|绝不|(?<!能)不能)(?:真的?|去|再|要)?(?:杀|弄死|打死|砍|捅|伤害)|打死[他她]也|\b(?:dont|do not|didnt|would never|will never|never|not|wouldnt|cant) (?:really |actually |even )?(?:want to |wanna |going to |gonna )?(?:kill|murder|hurt|harm|stab)\b/

/** Words that make the intention the writer's own. */
const MINE =
  /(?:我|^|[,。!?;])(?:真的?|好|很|只|就|都|也|恨不得|忍不住|现在|已经|该不该|要不要|能不能)*(?:想|要|准备|打算|该|能|把|恨不得|忍不住|决定|怎么|哪天)(?!害|威胁)/

/** Hyperbole about heat, hunger or noise is not a danger. */
const ONLY_SAID = /(?:热|冷|饿|困|吵|忙|累|堵|烦|晒)得(?:我|人)?(?:都|就|真|简直)?想(?:杀|砍|打|捅)人/g

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/**
 * Whether a normalised text intends, plans or reports harm to others. `isReported`: it also reports violence, so only the
 * writer's own wish counts.
 */
export function mentionsHarmToOthers(text: string, isReported: boolean): boolean {
  const plain = text.replaceAll(ONLY_SAID, ' ')
  if (PLAYED.test(plain) || NOT_WANTED.test(plain)) return false
  if (isHit(OTHERS_ENGLISH, plain)) return true
  if (isHit(OTHERS_CHINESE, plain)) return !isReported || MINE.test(plain)
  return !isReported && THEIRS_ENGLISH.test(plain)
}
