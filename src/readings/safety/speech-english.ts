/* In plain text (`plain.ts`): lower case, without apostrophes. */

const ONESELF = '(?:my ?self|your ?self|him ?self|her ?self|them ?sel(?:f|ves)|one ?self)'
const OWN = '(?:my|his|her|their|your|this|our)(?: own)?'
const NO_WISH =
  '(?:dont|do not|doesnt|does not|didnt|didn not|no longer|never|not)(?: even| really| ever)? (?:want(?:s|ed)? to|wanna|care to|wish to|feel like)(?: ever| even| really| just)?'
const WISH =
  '(?:want(?:s|ed|ing)? to|wanna|wish(?:es)?(?: i| he| she| they)?(?: could)?|need to|ready to|gonna|going to|hop(?:e|es|ing) (?:to|i)|thinking (?:about|of)|thoughts of|plan(?:s|ning)? (?:to|on)|tempted to|urge to|about to|decided to|rather|should|id like to|so badly)(?: just| really| go| simply| like)*'

/** Harm to oneself, outright or in the words that people hide it in. */
export const SELF_HARM_ENGLISH: readonly RegExp[] = [
  /\b(?:s[uo*]+[iey*]*[csz]+[iy*]*[dt]+(?:e|al|ality|ing|ed)\b|su[iy]?c[iy]de?\w*|suiside|sucide|sucidal|suicidle|suacide|s[.*_-]?cide|sewer ?slid\w*|un ?aliv\w*)/,
  new RegExp(
    `\\b(?:kill|kil|killin|killing|killed|kills|k\\*ll|end|ending|off|offing|unalive|delete|deleting|hang|hanged|hanging|hung|drown|drowning|shoot|shooting|poison|poisoning|stab|stabbing|starve|starving|hurt|hurting|hurts|harm|harming|harms|cut|cutting|cuts|injure|injuring|choke|choking|burn|burning|suffocate|jump and kill) ${ONESELF}\\b(?! (?:off|out|some|in the foot))`,
  ),
  /\bself[ -]?(?:harm\w*|injur\w*|mutilat\w*|inflicted|hurt\w*)\b|(?<!\d ?)\bkms\b|\bkys\b|\bctb\b|\bcatch the bus\b.{0,20}\b(?:forever|finally|tonight)\b/,
  new RegExp(`\\b(?:end|ending|ended|ends|take|taking|took|takes|finish|finishing) ${OWN} (?:life|existence|lives)\\b`),
  /\b(?:end|ending|finish|stop) (?:it all|everything for good|all of this|all this pain|the pain for good|it for good|things for good)\b|\bend (?:it|things|this) (?:tonight|now|today|already|here|soon|once and for all|tomorrow)\b|\bput an end to (?:it all|my life|myself|my misery|everything)\b/,
  new RegExp(
    `\\b${WISH} (?:be )?(?:die|dying|dead|death|not (?:be|exist|live|wake up)|disappear(?:ing)?|vanish|cease(?: to exist)?|stop existing|stop living|fade away|sleep forever|never wake(?: up)?|never (?:existed?|been born)|(?:was|were|be) (?:dead|gone|never born)|jump(?:ing)? (?:off|from|in front)|over ?dos\\w*|slit\\w*|od)\\b`,
  ),
  /\b(?:let me|i (?:should|deserve to|must|have to|need to)(?: just)?|hope i|wish i would|wish i could(?: just)?) (?:just )?die\b|\bbetter (?:off )?(?:if i (?:was|were) )?dead\b|\bwish (?:i|id|he|she|i had)(?: had| was| were|d)?(?: been)? (?:dead|never (?:been )?born|never existed|gone)\b|\bnever (?:been born|existed)\b.{0,10}$|\bnever should have been born\b|\bwant (?:it|everything|this|the pain) (?:all )?to (?:be over|end|stop)\b/,
  new RegExp(
    `\\b${NO_WISH} (?:live|be alive|exist|be here|be around|wake up|keep (?:going|living)|go on|carry on|continue living|stay alive|be (?:on|in) this (?:earth|world|planet)|breathe|see tomorrow|make it to)\\b(?! (?:with|at|in (?!this)|for|near|together|early|before|when|so early|until))`,
  ),
  /\b(?:cant|cannot|can not|couldnt) (?:go on|keep (?:going|living)|live(?: like this)?|carry on|stand (?:living|being alive)|see a (?:future|way out)|bear (?:to live|living|life))\b(?! (?:without (?:coffee|my phone|him|her)|there|here|in|with (?:my|the|him|her|roommates)))/,
  /\b(?:no|any|the|a|zero|find a|much) (?:point|reason|purpose|meaning|sense|use|will)(?: left)? (?:in|to|of|for|with) (?:living|live(?! (?:in|at|near|with|there|here))|life|going on|go on|being alive|be alive|being here|staying alive|keep (?:living|going)|carry(?:ing)? on|my life|my existence|existing|any of (?:it|this)|wake up|waking up)\b/,
  /\b(?:life|living|existence|everything|it)(?:s| is| has| feels| seems| just)*(?: isnt| not| no longer| hardly| barely)* (?:worth (?:living|it anymore)|pointless|meaningless|no meaning|unbearable|a mistake)\b(?! (?:meeting|email|job|exercise|task|paperwork))|\b(?:nothing|nobody|no one|anything)(?: left)? to live for\b|\bdont know why im (?:still )?(?:alive|here|living)\b|\bwhy am i (?:still )?(?:alive|living)\b/,
  /\b(?:tired|sick|weary|exhausted|done|fed up|over|finished) (?:of|with|by|from)? ?(?:living|life|being alive|existing|existence|being here|breathing|this life|my life|waking up)\b|\bhate (?:my life|being alive|living|myself and)\b|\bgiv(?:e|en|ing) up on (?:life|living|everything|myself)\b|\blost (?:the|my|all) (?:will|reason|desire) to (?:live|go on)\b|\bwill to live\b/,
  /\bbetter(?: off)? (?:without me|if i (?:was|were|wasnt|werent|disappeared|died|didnt|left this)|when im (?:gone|dead))|\b(?:no ?one|nobody|noone|who|anyone|anybody|they|people)(?: would|d| will| wouldnt| even)*(?: even| really)? (?:miss|notice|care|cry)(?: me)?(?: at all| about me)? (?:if|when) i\b|\bif i (?:died|were dead|was dead|disappeared|killed|wasnt (?:here|around|alive)|werent (?:here|around|alive)|were gone|was gone|didnt exist|never woke)\b|\b(?:im|i am|being|feel like|be|just|only|such)(?: just| only| nothing but)? a (?:burden|waste of (?:space|life|air|oxygen))\b|\bworld (?:doesnt|does not|wouldnt) (?:need|want|miss) me\b|\bdont (?:belong|fit) in this world\b|\bdont deserve to (?:live|be alive|exist)\b/,
  /\b(?:jump|jumping|jumped|leap|step|throw myself|walk)(?:ing)? (?:off|from|in front of|under|into) (?:a |the |my |this )?(?:bridge|roof|building|balcony|cliff|train|window|traffic|ledge|subway|truck|bus)\b/,
  /\b(?:slit|slitting|cut|cutting) (?:my|her|his|their) (?:wrists?|arms?|veins?|throat|legs?|thighs?)\b|\bover ?dos(?:e|ed|ing)\b|\b(?:took|take|taking|swallow\w*|saving|saved|hoarding) (?:a |the |all |up |my |of |whole |entire |bunch |too many |bottle )*(?:pills|sleeping pills|tylenol|meds)\b|\bhow many (?:\w+ ){0,3}(?:pills|tablets|tylenol|meds)\b.{0,30}\b(?:die|kill|lethal|fatal|dead)\b|\blethal dose\b|\bpainless(?:ly)? (?:way|death|method|to die|die|exit)|\b(?:easiest|quickest|best|painless|fastest|least painful) way to (?:die|go|end it|kill|disappear)\b/,
  /\b(?:suicide|goodbye|farewell|final|last) (?:note|letter)s?\b.{0,40}\b(?:wrote|written|write|family|everyone|ready|done|desk|mom)|\b(?:wrote|written|writing|write) (?:my |a |the )?(?:goodbye|farewell|final|last) (?:note|letter)s?\b|\bsa(?:y|id|ying) (?:my )?(?:final|last) goodbyes?\b|\bwont (?:be|make it) (?:here|around|alive|to|through)\b.{0,20}\b(?:tomorrow|much longer|any ?more|for long|the night|next (?:week|month|year|birthday)|morning|my birthday)\b|\blast (?:day|night) (?:alive|on earth|here on)\b|\b(?:this is|its) (?:my )?(?:goodbye|the end for me)\b/,
  /\b(?:go|going|fall|falling) to sleep and (?:never|not) wake|\bnever wake up\b|\bnot wake up\b(?! (?:early|on time|in time|at))|\bsleep (?:and never|forever)\b|\bhope i (?:dont|do not|never) wake\b|\bdread (?:being alive|existing)\b|\bpassively? (?:suicidal|wanting)\b|\bdark thoughts\b|\bdont (?:feel )?safe with myself\b|\bnot safe (?:alone|with myself)\b/,
]

/** Weary words: of oneself, unless a job, a marriage or a shop is named (`THINGS_THAT_END`). */
export const WEARY_ENGLISH: readonly RegExp[] = [
  /\b(?:cant|cannot|can not) (?:do (?:this|it|life)|take (?:it|this|much more|life|the pain)|handle (?:it|this|life)|hold on|hang on|fight)(?: any ?more| any longer| much longer)\b|\bi(?:m| am) done\b(?:$| (?:fighting|trying|for good))|\bno way out\b|\b(?:i|im) (?:want to |just want to |ready to )?giv(?:e|ing) up\b(?:$|[.,]| completely| for good)|\bnothing (?:matters|will ever (?:change|get better))\b|\bno (?:hope|future) (?:left|for me|anymore|any more)\b|\b(?:feel|feeling|so|completely|utterly) hopeless\b(?:$|[.,]| and)|\bwant (?:to )?(?:disappear|be gone)\b/,
]
