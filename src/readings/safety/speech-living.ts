/* Patterns of questions whether, why or how to go on living, in normalised text (`plain.ts`). Where or with whom to live is harmless. */

/** Phrases for going on living; the last alternative (活) matches only at the end of a clause. */
const LIVE_CHINESE = '(?:生?活下去|活着(?![的回])|活(?=$|[,。!?了吗呢吧啊嘛么]))'
const ASKED = '(?:吗|嘛|么|呢|吧|[?])'
const NOT_A_FIRM = '(?<!(?:店|公司|企业|品牌|厂|行业|生意|项目|平台|团队|餐厅|花|树|鱼|猫|狗|草|植物|多肉|苗|盆栽)[^,。!?]{0,8})'
const WHETHER = '(?:要不要|该不该|应不应该|需不需要|值不值得|值得|(?:还|没)?有(?:没有|什么)?必要|想不想|愿不愿意|配不配)'
const MEANING = '(?:意义|意思|价值|必要|用|希望|盼头|理由|指望)'

/** Chinese questions whether, why or how to go on living. */
export const LIVING_QUESTION_PATTERNS_CHINESE: readonly RegExp[] = [
  // 还要不要活下去, 我该继续活着吗, 还需要活着吗, 可不可以不活.
  new RegExp(`${NOT_A_FIRM}${WHETHER}(?:我|再|还|继续|接着|坚持|这样|这么|努力|苦苦){0,3}${LIVE_CHINESE}`),
  new RegExp(
    `(?:^|[,。!?]|我|自己|到底|究竟)(?:还|真的?|是不是|是否|也|就|现在|到底|究竟){0,3}不?(?:应该|应当|该)(?:我|再|还|继续|接着|这样|这么){0,3}${LIVE_CHINESE}`,
  ),
  new RegExp(
    `${NOT_A_FIRM}(?:还要|我要|要|还得|得|还?需要|必须|一定要|非要|非得)(?:我|再|还|继续|接着|这样|这么){0,3}${LIVE_CHINESE}(?:下去|着)?${ASKED}`,
  ),
  /(?:能不能|可不可以|可以|是不是可以|能)(?:就)?(?:不要?|别)(?:再|继续){0,2}活(?:$|[,。!?了着吗下])/,
  // 活下去还有意义吗, 活着值不值得, 人生还值得吗.
  new RegExp(
    `(?:活(?:下去|着)|(?:继续|再|这样|这么)活)(?:到底|究竟|还|真的?|对我(?:来说|而言)?|又|会|能|是否|是不是){0,3}(?:有没有|(?:剩|有)(?:任何|一?点|多少|多大)?(?=[^,。!?]{2,3}${ASKED}))(?:任何|一?点|什么|多少|多大)?${MEANING}`,
  ),
  /活不活(?:着|下去)?(?:都|也)?(?:一样|无所谓|没差|没区别|没关系)/,
  /活(?:下去|着)(?:到底|究竟|还|真的?|这件事|又){0,3}(?:值得?[吗嘛么]|值不值|图[什个啥])/,
  /(?:人生|生命|这辈子)(?:到底|究竟|对我来说|真的?){0,2}还(?:有(?:没有)?(?:任何|什么)?(?:意义|意思)|值得(?:继续|过|活)?(?:下去)?)(?:$|[吗嘛么,。!?])/,
  /(?:没有?|没了|找不到|失去了?)(?:再|继续|任何|什么){0,2}活(?:着|下去)?的(?:意义|必要|理由|价值|动力|希望)/,
  // 为什么还要活着, 我该怎么活下去, 活着好还是死了好.
  new RegExp(
    `${NOT_A_FIRM}(?:为(?:[什甚]么|啥|何)|干[嘛吗]|凭什么|何必|何苦)(?:我|还|要|得|必须|非|再|继续|一定|偏|这样|活该){0,4}${LIVE_CHINESE}`,
  ),
  new RegExp(
    `${NOT_A_FIRM}(?:我|^|[,。!?]|不知道)(?:自己|我|还|要|该|应该|以后|今后|往后|到底|能){0,3}怎么(?:继续|再|才能|能){0,2}(?:活下去|活着(?![的回]))`,
  ),
  /活(?:着|下去)?(?:比较|更)?好?[,呢]?还是(?:去|该|要|直接|就){0,2}死(?![磕守撑扛])|死(?:了|掉)?(?:比较|更)?好?[,呢]?还是(?:该|要|继续){0,2}活(?:着|下去|$|[,。!?])|(?:我|要|该)(?:是|选)?生还是选?死/,
]

/** Excludes harmless continuations: where, with whom, on what or how well to live. */
const NO_PLACE =
  '(?! (?:in(?! (?:(?:this|such|so much|constant) ?)?(?:world|pain|misery|hell|agony|despair|darkness))|with(?! (?:(?:this|the|so much|all this) )?(?:pain|grief|shame|guilt|depression|myself))' +
  '|at(?! all)|on(?! ?(?:$|[.,?!]))|my(?! life(?:$|[.,?!]))|this (?:lie|lifestyle|dream)|like (?:an?|my|the|we)|for (?:free|cheap|rent)|without (?:an?|air|heat|internet|coffee)|an?|the|our|his|her|their|as|by|near|next|close|closer|far|farther|away|abroad|overseas|here|there|where|wherever|so (?:far|close|near)|stream\\w*|tv|music|shows?|trad\\w+|alone|together|apart|separately|off|out|under|over|up|down|downtown|upstairs|between|among|around|across|outside|inside|within|from|beyond|single|solo|frugally|simply|cheaply|vegan|healthy|healthily|paycheck|long|longer|better|well|comfortably|happily|happy|freely|fully|rent|expenses|costs?|arrangements?|situation|space|rooms?|quarters|standards?|conditions|past|till|until|to (?:be )?(?:\\d+|a hundred))\\b)'
const STILL = '(?: even| still| really| just| ever| actually| bother to){0,2}'
const GO_ON_LIVING =
  '(?:(?:keep(?: on)?|go on|continue|carry on) (?:living|existing)|continue to (?:live|exist)|(?:stay|remain|be|keep (?:myself|being)) alive)'
const LIVE = `(?:(?:${GO_ON_LIVING}|live|exist)\\b${NO_PLACE})`
const WORTH = '(?:it|living|anything|continuing|fighting for|(?:all )?(?:the|this) (?:pain|trouble|effort|suffering|struggle))'

/** English questions whether, why or how to go on living. */
export const LIVING_QUESTION_PATTERNS_ENGLISH: readonly RegExp[] = [
  // Should I keep living, why should I live, how am I supposed to go on living.
  new RegExp(
    `\\b(?:should|shall|must|how (?:can|could|do|will|would|am)) i${STILL}(?: supposed to| meant to)? ${GO_ON_LIVING}\\b${NO_PLACE}`,
  ),
  new RegExp(
    `(?<!\\b(?:where|how|when|who|whom|what|which)(?: \\w+){0,4} )\\b(?:should|shall|must) i${STILL} ${LIVE}|\\bwhy (?:do|would|should|must) i${STILL} ${LIVE}`,
  ),
  new RegExp(
    `\\b(?:(?:can|could) i|cant|cannot|can not|couldnt|unable to)${STILL} ${GO_ON_LIVING}\\b${NO_PLACE}|\\b(?:go|carry) on living\\b${NO_PLACE}|\\bwhy am i(?: even| really| just){1,2} (?:alive|living)\\b${NO_PLACE}`,
  ),
  new RegExp(
    `\\b(?:should|could|what if|if) i(?: just)? stop(?:ped)? (?:living|existing|being alive)\\b${NO_PLACE}|\\bshould i${STILL} (?:continue (?:with )?|go on with |carry on with )(?:this |my |)life(?=$|[.,?!]| any)`,
  ),
  new RegExp(`\\b(?:if|whether|why|that|say|says|think|believe|reasons?) i (?:should|ought to|must)${STILL} ${LIVE}`),
  new RegExp(
    `\\b(?:(?:dont|do not|never) (?:even |really )?know|(?:not|im not|un) ?sure|wonder\\w*|question\\w*|doubt\\w*)(?: anymore)? (?:if|whether|why|that)? ?i(?: even| really| still){0,2} (?:want|have|need|deserve|ought) to${STILL} ${LIVE}`,
  ),
  new RegExp(`(?<!\\b(?:long|longer|time|years?|months?|days?) )\\bdo i${STILL} (?:have|need|want|deserve) to${STILL} ${LIVE}`),
  new RegExp(`\\bam i${STILL} (?:supposed|meant|obliged|forced|allowed) to${STILL} ${LIVE}`),
  new RegExp(
    `\\bwhy (?:even |still |bother |bother to )?(?:${GO_ON_LIVING}|living|live)\\b(?=$|[.,?!]| (?:any|if|when|at all|like this|on(?:$|[.,?!])))`,
  ),
  // Does it make sense to go on living, is it worth living, is life worth it.
  new RegExp(`\\bmakes?(?: any| much| no| little)? sense(?: for me| any ?more| now)? (?:to|that i)${STILL} ${LIVE}`),
  new RegExp(
    `\\bdo(?:es)?(?:nt)? (?:(?:living|being alive|staying alive|going on living)\\b${NO_PLACE}${STILL} (?:make|have)(?: any)?|(?:my |this )?life (?:(?:still|even|really) (?:make|have)(?: any)?|(?:make|have) any)) (?:sense|meaning|point|purpose|value|worth)\\b`,
  ),
  new RegExp(
    `(?<!\\ba (?:\\w+ )?life |place |city |town |area )\\bworth (?:it (?:for me )?to${STILL} ${LIVE}|(?:living|staying alive|being alive|(?:keeping|going) on living|continuing (?:living|to live)|to live|to go on living)\\b${NO_PLACE})`,
  ),
  new RegExp(
    `\\b(?:is|isnt|was|if|whether|is it|does)(?: my| this)?(?: whole)? (?:life|living|existence|being alive|staying alive)(?: is)?${STILL} worth ${WORTH}\\b(?! in\\b)`,
  ),
  new RegExp(
    `(?:^|[.,?!;] ?|\\b(?:my|this|that|think|feel|like|but|and|because) )(?:life|living|existence|being alive)(?: just| really)? (?:isnt|is not|is no longer|is hardly|is barely|wasnt|doesnt feel|doesnt seem)${STILL} worth ${WORTH}\\b(?! in\\b)`,
  ),
  // What is there to live for, a reason to stay alive, to live or to die.
  /\b(?:anything|something|what(?:s| is| else is)?)(?: do i(?: even| still)? have| have i got| is there)?(?: even)?(?: left)? (?:to live|worth living) for\b|\bwhat am i(?: even| still)? (?:living|alive) for\b/,
  new RegExp(`\\breasons?(?: left| for me| do i have| should i have){0,2} (?:to|why i should)${STILL} (?:${LIVE}|go on living)`),
  new RegExp(
    `\\b(?:is there|any|no|a|the|whats the|what is the) (?:point|sense|use|reason)(?: left)?(?: in| of)? (?:living|being alive|staying alive|(?:going|keeping) on living)\\b${NO_PLACE}`,
  ),
  /\b(?:should i|do i|whether to|whether i|if i should|to)(?: just| keep)? (?:live|living|stay alive|keep living) or (?:to |just |should i )?(?:die|end it|be dead)\b(?! by)|\b(?:should i|do i|whether to) (?:just )?die or (?:keep |go on |continue |to )?liv(?:e|ing)\b/,
]
