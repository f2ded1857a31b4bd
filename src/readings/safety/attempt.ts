/* Patterns for normalised text (`plain.ts`): simplified, lower case, without apostrophes. */

const PILL =
  '(?:pills?|tablets?|capsules?|sleepers|meds|medication|medicine|tylenol|paracetamol|acetaminophen|ibuprofen|advil|aspirin|xanax|valium|ambien|benzos?|opioids?|oxy\\w*|antidepressants?|painkillers?|melatonin|benadryl)'
const MUCH =
  '(?:all|whole|entire|full|every|bottles?|box(?:es)?|packs?|packets?|strips?|handfuls?|fistful|bunch|too many|too much|(?:so|that|very) many|a lot|lots|loads|tons|dozens?|everything|\\d{2,}(?! ?m?g\\b)|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\\w*)'
const TOOK = '(?:took|taken|take n|swallowed|downed|ate|eaten|popped|chugged|drank|drunk|gulped|finished)'
const POISON =
  '(?:bleach|antifreeze|(?:rat |some |a )?poison|pesticides?|insecticide|weed ?killer|paraquat|drain cleaner|detergent|lye|cyanide|rubbing alcohol|kerosene|gasoline|ammonia|acid)'

const ATTEMPT_ENGLISH: readonly RegExp[] = [
  new RegExp(
    `\\b${TOOK} (?:\\w+ ){0,3}${MUCH}\\b(?: \\w+){0,4} ${PILL}\\b|\\b${TOOK} (?:\\w+ ){0,2}${MUCH} (?:of )?(?:them|it|my|the)\\b.{0,20}\\b${PILL}\\b|\\b${TOOK} (?:\\w+ ){0,2}${PILL}\\b.{0,20}\\b(?:all of (?:them|it)|the whole|everything|too many|to (?:die|end|kill|sleep forever))\\b`,
  ),
  new RegExp(
    `\\b(?:i|ive|he|shes?|hes|they|friend|son|daughter)\\b(?: \\w+){0,3} (?:drank|drunk|swallowed|injected|downed|ingested) (?:\\w+ ){0,3}${POISON}\\b`,
  ),
  // “I took some pills” counts if the message says when and names no ailment (`ORDINARY_DOSE`).
  new RegExp(
    `\\bi(?:ve)?(?: just| already| really| actually| finally| have){0,2} (?:took|taken|swallowed|downed|popped) (?:some|the|these|those|my|a few|several|sleeping) (?:sleeping )?${PILL}\\b(?=.{0,40}\\b(?:ago|now|just|already|tonight|earlier|today|scared|dizzy|sleepy|drowsy|help|and im|regret)\\b)|(?:\\bi(?:ve)?|^) ?(?:just |already |did it |have ){0,2}(?:took|taken|swallowed|downed) (?:all )?(?:the|those|these|all) ${PILL}\\b(?! (?:out|from|back|with|to|for|off))|\\bi(?:ve)? (?:took|taken|swallowed) some (?:sleeping )?(?:pills|tablets)$|\\bi(?:ve)? (?:just|already) (?:took|taken|swallowed|downed|popped) (?:some|the|these|those|my|a few|several|sleeping) (?:sleeping )?${PILL}\\b`,
  ),
  /\b(?:i|ive|he|she|hes|shes|friend|roommate|son|daughter|sister|brother|mom|dad|husband|wife|boyfriend|girlfriend)\b(?: just| already| have| has| think i| mustve| might have){0,2} (?:over ?dosed|od(?:ed|d)|overdosing)\b|\b(?:took|taken|on) an over ?dose\b|\bim (?:overdosing|bleeding out)\b|\binject(?:ed)? (?:too much|all|\d+)\b/,
  /\bi(?:ve)?(?: just| already| have| finally| really){0,2} (?:cut|slit|slashed|sliced|opened) (?:my|both(?: of)? my|both) (?:wrists?|veins?|throat|neck)\b(?!.{0,30}\b(?:accident\w*|cooking|by mistake|on a can)\b)|\b(?:my (?:wrists?|arms?) (?:is|are|wont)|i|im) (?:still )?bleeding\b.{0,40}\b(?:cut|did it|wrists?)\b|\bmy wrists? (?:is|are) bleeding\b|\bcut (?:my(?: ?self)? )?too deep\b|\b(?:cut|cuts|cutting|slit|wrists?)\b.{0,60}\b(?:wont|doesnt|cant|not|isnt) stop(?:ping)?\b.{0,12}(?:\bbleed\w*)?|\b(?:wont|doesnt|cant|not) stop bleeding\b.{0,60}\b(?:cut|slit) (?:myself|my)\b/,
  /\b(?:just|already|tonight|today|an hour|minutes|hours)\b.{0,30}\btried to (?:kill|hang|drown|suffocate|shoot|poison) (?:my ?self)\b|\btried to (?:kill|hang|drown|suffocate|shoot|poison) my ?self\b.{0,30}\b(?:just now|tonight|today|this (?:morning|afternoon|evening)|(?:minutes?|hours?) ago|an hour ago|last night|right now)\b|\b(?:hung|hanged) my ?self but\b|\bi jumped (?:but|and) (?:i )?(?:survived|lived|didnt die)\b/,
  /\b(?:rope|noose|belt|cord|bag)\b.{0,14}\b(?:around|round|over|on) my (?:neck|head)\b|\bgun\b.{0,14}\b(?:to|in|at|against) my (?:head|mouth|temple|chest)\b|\b(?:knife|blade|razor)\b.{0,14}\b(?:to|at|against|on) my (?:throat|wrists?|neck|veins?)\b|\b(?:turned|left|put) (?:on )?the gas (?:on|running)\b|\bcar (?:is |engine )?running in the garage\b|\bim killing myself (?:right )?now\b|\bim (?:about to|going to|gonna) jump (?:now|right now)\b/,
  /\b(?:im|i am|standing|sitting|now|im here)\b.{0,24}\b(?:on|at|over|outside) the (?:\w+ )?(?:ledge|edge|railing|rail|window ?sill|train tracks?|tracks|wrong side)\b(?! of (?:my|a|tears|burnout|sanity|something|success|bankruptcy|the (?:bed|seat)))/,
]

const DRUG = '(?:安眠药|药片|药丸|药物|止痛药|止疼药|镇静剂|安定|百忧解|布洛芬|扑热息痛|普拿疼|史蒂诺斯|抗抑郁药|降压药|药|片)'
const POISON_CHINESE =
  '(?:农药|百草枯|敌敌畏|老鼠药|毒鼠强|杀虫剂|除草剂|巴拉刈|年年春|洁厕灵|消毒液|消毒水|漂白水|漂白剂|84|盐酸|通乐|硫酸|毒药|氰化物|汽油|酒精膏|防冻液)'
const MUCH_CHINESE =
  '(?:一?整|[一两三四五几半][瓶盒板把罐]|很多|好多|许多|大量|太多|一堆|一大|几十|[二两三四五六七八九]?十几?[来多]?[颗粒片]|[一两二三四五六七八九]?百[多来几]?[颗粒片]|\\d{2,}[多几]?[颗粒片]|全部|所有|过量|那么多|这么多|不少)'

const ATTEMPT_CHINESE: readonly RegExp[] = [
  new RegExp(
    `(?:吞|吃|服|喝|灌|咽)(?:了|下了?|下去了?|掉了?|进去?了?|过)?(?:大?概|差不多|将近|快|家里|他的|我妈的|妈妈的|我的|那){0,2}${MUCH_CHINESE}.{0,6}${DRUG}`,
  ),
  new RegExp(
    `(?:吞|吃|服|喝|灌)(?:了|下了?|下去了?|掉了?|进去?了).{0,4}(?:安眠药|镇静剂|史蒂诺斯)|吞(?:了|下了?|下去了?).{0,6}(?:药(?!水|膏)|刀片)|安眠药(?:全|都|已经)?(?:吃|吞)(?:下去|完|光|掉)了|吞(?:了|下去?了?).{0,2}(?:[二三四五六七八九]?十|\\d{2,}|几十|[一两二三]?百)[几多来]?[颗粒片]|(?:一口气|一次|一下子)(?:就)?(?:吃|吞|服)(?:了|下)[^,。!?]{0,2}(?:[二三四五六七八九]?十几?|\\d{2,}|几十|[一两三]?百)[多来]?[颗粒片](?!薯|饼|肉|面包|糖|披萨|西瓜|橙|柠檬)|药都?吃(?:了|完了),?(?:就)?等(?:着)?(?:走|死|睡)|又?吞药了|喝药了|(?:喝|吃)(?:敌敌畏|农药|百草枯|老鼠药|巴拉刈)了|服毒了|(?:药|安眠药)吃过量|吃药过量了`,
  ),
  new RegExp(`(?:喝|吞|灌|服)(?:了|下了?|下去了?|掉了?|进去?了).{0,6}${POISON_CHINESE}`),
  /(?:安眠药|药|整瓶|一瓶|农药)(?:我)?(?:已经|刚刚?|刚才|都|全部?|全都|也){1,3}(?:被我)?(?:吃|吞|喝|灌|服)(?:了|下|光|完|掉|进)|把.{0,10}(?:药|那瓶|史蒂诺斯)[^,。]{0,2}(?:全|都|光|一次|一口气)[^,。]{0,3}(?:吃|吞|喝|灌|服)(?:了|下|光|完|掉|进)|把(?:(?:一?整|那|一)[瓶盒罐]|安眠药|农药|家里的药)[^,。]{0,6}(?:吃|吞|喝|灌|服)(?:了|下|光|完|掉|进)/,
  /割(?:了|开了?|破了?)(?:自己的?|我的?)?(?:手?腕|脉|动脉|喉|脖子|颈)|割(?:完)?(?:手?腕|脉|喉)了|(?:已经|刚刚?|刚才|正在|在)(?:用刀|拿刀|拿刀片)?割(?:手?腕|脉)|(?:手?腕|动脉)(?:已经)?割(?:开|破|断)了|(?:腕|割).{0,10}血流不止|血流不止.{0,10}(?:腕|割)|勒(?:了|晕了?)自己|把自己勒|(?:划|切)(?:了|开了?)(?:自己的?|我的?)?(?:手?腕|动脉|脉)|(?:割|划|腕|刀).{0,16}血(?:一直|还在|还|就|都|怎么)*(?:止不住|停不下|流个?不停|在流|流了?一地|流了?(?:好|很)多)|血(?:止不住|流了一地).{0,16}(?:割|划|腕)/,
  /(?:刚刚?|刚才|已经|正在|现在正|方才|今晚|今天|昨晚|早上|下午)[^,。!?]{0,6}(?:自杀|上吊|烧炭|服毒|投河|投江|跳[楼河江海])(?:了|过|未遂|没成|没死|失败)|正?在烧炭|(?:刚刚?|已经)烧炭|从[^,。]{0,6}(?:楼|桥|阳台)[^,。]{0,3}跳(?:了?下[来去])(?:了|[^,。]{0,4}没死)|炭(?:已经|都|也|刚)*(?:点[着上燃]?|烧)了|(?:煤气|瓦斯|燃气)(?:已经|都|也|刚|我)*(?:打开|开)了(?!会员|户)|开(?:了(?:煤气|瓦斯)(?!公司|站|店|厂|行)|(?:煤气|瓦斯)了)|吸了?(?:煤气|瓦斯)了?(?!公司|费|味)/,
  /(?:绳子?|皮带|电线|塑料袋|袋子).{0,6}(?:套|勒|挂|绑|缠|罩|在).{0,4}(?:脖子|头上|颈)|(?:刀片?|枪|剪刀)(?:就|已经|正)?(?:抵|架|顶|对|压|放|按)(?:在|着)?.{0,4}(?:脖子|喉|手?腕|头上|太阳穴|胸口|动脉)/,
  /(?:我|现在|正|人|已经|^|[,。])[^,。!?]{0,4}(?:站|坐|爬|跨)(?:在|到|上|出)了?[^,。!?]{0,8}(?:边上|边缘|栏杆外|护栏外|窗台(?!上?(?:看|喝|晒|拍|吃|边看|养))|桥栏|女儿墙|阳台外|铁轨|轨道)|(?:站|坐|爬)(?:在|到|上)了?[^,。!?]{0,6}(?:天台|楼顶|顶楼|屋顶|桥上|阳台).{0,12}(?:风(?:很|好)?大|跳|往前|一步|往下|边上|边缘)|(?:在|到)了?(?:天台|楼顶|顶楼|桥)(?:的)?(?:边上|边缘)|在[^,。!?]{0,10}(?:栏杆|护栏|围栏)外|我要跳了(?!槽)/,
]

/** Words that mark a usual dose: an ailment, a doctor, a remedy. */
const ORDINARY_DOSE =
  /感冒|发烧|退烧|咳|头[疼痛]|牙[疼痛]|痛经|胃|过敏|医[生师嘱]|中药|维生素|维他命|钙片|保健|调理|备孕|消炎|抗生素|疗程|喉糖|糖果|睡不着|才睡|失眠|助眠|没(?:好|效|用)|不见效|\b(?:headache|migraine|cold|flu|fever|cough|allerg\w+|prescri\w+|doctors?|dr|vitamins?|supplements?|birth control|plan b|morning[- ]after|antibiotics?|cramps?|back ?pain|toothache|acid reflux|jet ?lag|as (?:usual|directed))\b/

/** Words that rule out a usual dose, even beside `ORDINARY_DOSE`. */
const NO_DOSE =
  /整|[瓶盒把]|几十|\d{2,}[多几]?[颗粒片]|过量|农药|割|血|脖子|\b(?:over ?dos\w*|bottles?|sleeping pills|handful|too many|\d{2,} (?!m?g\b)|cut|slit|rope|noose|gun|bleach)\b/

/** Words that place the attempt in the past or in the imagination. */
const NOT_NOW =
  /去年|前年|大前年|以前|从前|曾经|小时候|那年|(?:年|个?月|周|星期|礼拜)(?:之|以)?前|上个?月|上周|上星期|上礼拜|(?:初中|高中|大学|国中|小学)(?:时|的时候|那)|岁(?:那年|时|的时候)|\b(?:last (?:year|month|summer|winter|spring|fall|week)|(?:years?|months?|weeks?) ago|used to|when i was|back (?:in|when)|in (?:19|20)\d\d|as a (?:teen\w*|kid|child)|in (?:high school|college)|years back|once tried)\b/

/** Words for an act that is only considered, asked about or resisted. */
const ONLY_THOUGHT =
  /(?:想|要不要|打算|准备|如果|要是|假如|万一|差点|差一点|没有|别|怕|以为)[^,。!?]{0,5}(?:吞|吃|服|喝|割|跳|上吊|烧炭|站|坐|爬)|\b(?:want(?:ed)? to|wanna|going to|gonna|should i|what if|if i|almost|nearly|thinking (?:about|of)|think about|tempted|havent|didnt|never|dream\w*|about) (?:\w+ ){0,4}(?:take|took|taken|swallow\w*|cut|slit|overdos\w*|drink|drank)\b/

/** Words for pets, which may be the ones that took something. */
const PET = /[猫狗兔鸟](?!命|年|年)|宠物|\b(?:dogs?|cats?|puppy|kitten|pets?|rabbit|hamster|vet)\b/

/** "Edge" as a figure of speech. */
const NO_EDGE = /(?:人生|崩溃|失业|破产|淘汰|离婚|失控|爆发|社会|权力|时代|绝望)的?边缘/

const isHit = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Whether a normalised clause reports an attempt: something taken, a self-inflicted injury, standing at a drop. */
export const reportsSelfHarmAttempt = (clause: string): boolean =>
  !NOT_NOW.test(clause) &&
  (NO_DOSE.test(clause) || !ORDINARY_DOSE.test(clause)) &&
  ![PET, NO_EDGE].some((one) => one.test(clause)) &&
  !ONLY_THOUGHT.test(clause) &&
  (isHit(ATTEMPT_CHINESE, clause) || isHit(ATTEMPT_ENGLISH, clause))

/** After earlier mentions of harm, these phrases already mean an attempt. */
const DONE =
  /(?:已经|刚刚?|刚才|都|全|我).{0,2}(?:吃|吞|喝|割|做|服)(?:了|下去|掉|完)(?!饭|早|午|晚|水|面|夜|作业|工)|(?:已经|刚刚?|刚才|我)吃药了|来不及了|已经晚了|\bi(?:ve)?(?: just| already| have){0,2} (?:took|taken|swallowed|did|done|drank|cut) (?:it|them|some|all|everything|the (?:pills|bottle))\b|\bits done\b|\b(?:its )?too late (?:now|for me)\b|\bi did it\b|\btook (?:some |the |my |all )*(?:pills|meds)\b/

export const isReportedDone = (plain: string): boolean => DONE.test(plain) && ![NOT_NOW, ORDINARY_DOSE, PET].some((one) => one.test(plain))
