import type { Bound, Topic } from '../understanding.ts'

/** Words by topic, in small letters; each that is found adds its weight. */
export const TOPIC_WORDS: readonly (readonly [topic: Topic, weight: number, words: RegExp])[] = [
  [
    'change-job',
    7,
    /\b(chang|switch|quit|leav|resign|hand in|giv)\w*( \w+){0,3} (jobs?|careers?|company|work|role|post|employer|firm|notice|industry|field|position)\b|\b(new|another|different|better) (job|role|position|career|employer|gig)\b|\bjob (offer|hunt|search|change|market|interview)|\binterviews?\b|\bresign|\bresum[eé]\b|\bjob[- ]hunt|\blaid off|\blayoffs?|\bunemploy|\b(find|get|look\w* for|land|take|accept|apply\w* for) (a |an |the |that |this |any )?(\w+ )?(job|offer|role|position|work)\b|\bthe offer\b|\bcareer (change|switch|move)|\brecruit|\bheadhunt|\bjump ship|\bquit(ting)?\b|\bredundan|\bcounter-?offer|\bhired\b|\bstay at my (job|company|firm)|\bstay or (go|leave)\b/,
  ],
  [
    'promotion',
    7,
    /\bpromot|\b(pay )?raise\b|\bpay rise|\bsalary (increase|bump|negot)|\bnegotiat\w+ (my |a )?(pay|salary)|\b(team|group|squad) lead\b|\bmanagement (role|job|track)|\bget ahead\b|\bbecome (a |the )?(manager|director|partner|head|lead)|\bmove up\b|\bsenior (role|post|position)|\btenure\b|\bbigger title|\btitle\b|\bmore responsib|\brun for\b|\belect/,
  ],
  [
    'business',
    7,
    /\bbusiness|\bstart-?up|\bown (shop|store|company|firm|studio|cafe|café|boss|brand|thing)\b|\bopen(ing)? (a|my|the|an|another|up)\b|\bfreelanc|\bside (hustle|gig|job|project)|\bself-employ|\bfranchise|\bentrepreneur|\b(launch|found)(ing|ed)?\b|\bgo(ing)? (solo|independent)\b|\bshop\b|\bstore\b|\bconsult(ing|ancy)\b|\betsy|\bonline shop|\bclients?\b|\bcaf[eé]\b|\brestaurant|\bstudio\b/,
  ],
  [
    'partner-venture',
    9,
    /\bbusiness partner|\bco-?found|\bpartnership|\bgo(ing)? into (business|partnership)|\bjoint venture|\bequity\b|\bcollaborat|\bteam(ing)? up|\bventure\b|\b(start|open|run|build|launch)\w* .{0,30}\b(together|with (a|my|him|her|them|an) ?\w*)\b|\bshares? in\b|\bpartner(ing)? (up )?with\b|\bbuy (in|into)\b|\bin on\b|\bwork with (him|her|them|a friend|my (friend|brother|sister|cousin))/,
  ],
  [
    'money-in',
    4,
    /\bmoney\b|\bearn|\bincome|\bwealth|\brich\b|\bsalary|\bpaid\b|\bpay\b|\bpaycheck|\bbonus|\bprofit|\bcash\b|\bfinanc|\bfortune\b|\bwindfall|\brevenue|\bsales?\b|\bprosper|\bwell off|\bcommission|\broyalt|\binvoice|\bprice[sd]?\b|\brates?\b|\bfee\b|\bafford\b|\bdeal\b|\bcustomers?|\bmaking more|\bearner/,
  ],
  [
    'money-out',
    7,
    /\bspend|\bsav(e|ing|ings)\b|\bbudget|\bexpens|\bbuy(ing)? (a |an |the |my |that |this |new |another )*(car|phone|laptop|computer|watch|bike|camera|furniture|gift|bag|insurance|tv|piano|boat|ring|truck|motorcycle|something)|\bpurchas|\bbig buy|\bsplurg|\bmoney (go|goes|slip|leak|leave|disappear|run)|\bhold on to\b|\bkeep (my |any |the |hold of )?(money|cash|savings)|\bcosts?\b|\bdonat|\bcar\b|\binsurance|\bfrugal|\bbills?\b|\bshopping|\bput (money )?aside|\bsubscription|\bwaste|\bleak|\bgiv\w+ (away|money)|\btight-?fisted|\bupgrade/,
  ],
  [
    'debt',
    9,
    /\bdebt|\bloan|\blend|\blent\b|\bborrow|\bowe|\bmortgage|\bcredit card|\brepay|\bpay (it |them |him |her |me |my \w+ )?(back|off)|\bpaid back|\bguarant|\bco-?sign|\boverdue|\bcollect (the|my|what)|\brefinanc|\binstal?lments?|\binterest rate|\bback the money|\bmoney back|\bget my money/,
  ],
  [
    'love-meeting',
    7,
    /\bmeet(ing)? (someone|somebody|anyone|a (partner|man|woman|guy|girl|boy)|the one|my (future|soul|person|match|partner)|people|mr|the right)|\bfind(ing)? (love|someone|somebody|a partner|a (boy|girl)friend|the one|my (soulmate|partner|person)|mr|anyone|the right)|\bsingle\b|\bdat(e|es|ing)\b(?! of)|\bsoul-?mate|\bcrush\b|\bask (him|her|them|\w+) out|\btell (him|her|them) (how i|i (like|love))|\bconfess|\bromance\b|\blove life|\bpeach blossom|\bright person|\bthe one\b|\bfall in love|\bflirt|\bnew love|\blove luck|\btext (him|her) first|\bmake the first move|\bwhat (kind|sort|type) of (person|partner|man|woman)|\bmy type\b|\bfuture (partner|spouse|husband|wife)|\battract\b|\bapps?\b|\blove (find|come|arriv|happen)|\bsecond date/,
  ],
  [
    'love-existing',
    6,
    /\bboyfriend|\bgirlfriend|\brelationship|\bmy partner|\bmy (bf|gf)\b|\bour love|\b(we|us two) (fight|argu|work|last|get|fit)|\blong[- ]distance|\bmov(e|ing) in( together| with)|\bargu|\bfight(ing)?\b|\btrust (him|her|them)|\blove me|\bin love\b|\blovers?\b|\blove\b|\bsignificant other|\bcommit|\bromantic|\bcouple\b|\bquarrel|\bget along|\b(living|live) together|\bliv(e|ing) with (him|her|my (partner|bf|gf))/,
  ],
  [
    'marriage',
    8,
    /\bmarr(y|ied|iage|ying)|\bwedding|\bengage(d|ment)|\bpropos(e|ing|al)\b(?! (deck|letter))|\bhusband|\bwife|\bspouse|\belope|\bfianc|\btie the knot|\bsettle down|\bin-laws|\bmeet (his|her|the|their) parents|\bget hitched|\bwed\b|\bvows\b/,
  ],
  [
    'break-up',
    10,
    /\bbreak(ing)?[- ]?up|\bbroke up|\bsplit\b|\bdivorc|\bmy ex\b|\ban ex\b|\bex-?(husband|wife|boyfriend|girlfriend|partner)?\b(?=[ ,.?']|$)|\b(get|getting|got|back) (back )?together|\breconcil|\bwin (him|her|them|\w+) back|\bseparat|\bleave (him|her|my (husband|wife|partner|boyfriend|girlfriend))|\bcome back to me|\bget over (him|her|them|this)|\bheartbreak|\bmove on\b|\bmake up with|\bsecond chance|\blet (him|her|them) go|\bget (him|her) back|\bend (it|things|this relationship|the relationship)/,
  ],
  [
    'family',
    6,
    /\bfamily|\bbrother|\bsister|\bsibling|\brelatives?\b|\bmother-in-law|\bfather-in-law|\bcousin|\baunt|\buncle|\bhome for (the )?(holidays|new year|christmas)|\bin-law|\bfamilies|\bhousehold|\bniece|\bnephew|\breunion|\binherit|\bat home\b/,
  ],
  [
    'children',
    8,
    /\bchild(ren)?\b|\bkids?\b|\bmy (son|daughter)|\bsons?\b|\bdaughters?\b|\bbab(y|ies)\b|\bpregnan|\bparenthood|\bhave a (baby|child|kid)|\bfertil|\btoddler|\bteen(ager)?s?\b|\ba parent\b|\bconceive|\bmotherhood|\bfatherhood|\bparenting|\badopt/,
  ],
  [
    'parents',
    7,
    /\bparents?\b|\bmother\b|\bfather\b|\bmom\b|\bmum\b|\bdad\b|\bgrand(ma|pa|mother|father|parent)|\belder(s|ly)\b|\bmy folks/,
  ],
  [
    'friends',
    6,
    /\bfriend(s|ship|ships)?\b|\bsocial (life|circle)|\bpeople around|\bnetwork(ing)?\b|\broom-?mate|\bflat-?mate|\bnoble ?(person|man|people)|\bmentors?\b|\bhelpful people|\bclassmate|\bneighbou?r|\bpeer|\bget on with people|\benem(y|ies)\b|\bbackstab|\blonely|\bloner|\bgroup chat|\bbenefactor|\ballies\b|\btrust people/,
  ],
  [
    'study',
    6,
    /\bstud(y|ies|ying|ied)\b|\blearn|\bschool|\bcourse|\bdegree|\bmajor\b|\bmaster['’]?s?\b|\bph\.?d|\bcollege|\buniversity|\bthesis|\bdissertation|\bgrad(uate|uation)?\b|\bclass(es)?\b|\btuition|\btraining\b|\blanguage\b|\bskill|\bacadem|\bresearch\b|\bmba\b|\btutor|\bcod(e|ing)\b|\bread(ing)? more|\bbootcamp|\bscholar|\bsubject|\bcraft\b|\bpiano\b|\bguitar\b|\bconcentrat|\bdrop out|\bgap year|\bhomework|\bprofessor/,
  ],
  [
    'exam',
    9,
    /\bexams?\b|\btests?\b(?! the)|\bpass(ing)? (the|my|this|it|an?)\b|\bquiz|\bgaokao|\bielts|\btoefl|\bgmat|\bgre\b|\blsat|\bmcat|\bsats?\b|\bbar exam|\blicen[sc]e|\bcertif|\bqualif|\bdriving test|\badmission|\badmitted|\bget in(to)? (to )?(\w+ )?(university|college|school|program)|\bgrades?\b|\bcpa\b|\bfinals\b|\bentrance|\bcompetition|\bretake|\bresit|\bdefen[cs]e\b|\boral\b|\bscore (well|high)/,
  ],
  [
    'abroad',
    9,
    /\babroad\b|\boverseas|\bemigrat|\bimmigra|\bvisa\b|\bforeign|\banother country|\bgreen card|\bexpat|\bleave the country|\bcitizenship|\bresidency|\bother countries|\bmove back home to|\b(move|moving|go|going|work|study|studying|working|relocat\w*|live|living) (to|in) (the )?(us|usa|uk|america|canada|japan|germany|france|australia|singapore|europe|england|china|korea|spain|italy|new zealand|ireland|netherlands|portugal|thailand|dubai|taiwan|hong kong|asia)\b/,
  ],
  [
    'travel',
    7,
    /\btravel|\btrip\b|\btrips\b|\bvacation|\bholiday\b|\bflight|\bfly\b|\bjourney|\bjourneys|\btour\b|\broad ?trip|\bgetaway|\bhike|\bhiking|\bcamp(ing)?\b|\bcruise|\bbackpack|\bpilgrim|\bvisit(ing)?\b|\bon the road|\bdestination|\bitinerary|\bdrive (to|up|down)|\btrain ride|\bsabbatical/,
  ],
  [
    'moving',
    7,
    /\bmov(e|ing)\b(?! (on|up|forward|in( with| together|$)|ahead|first))|\brelocat|\b(new|another|different|bigger|smaller|other) (city|town|place|apartment|flat|neighbou?rhood)|\brent(ing)?\b|\blease\b|\bapartment|\blandlord|\bcit(y|ies)\b|\bsettle in\b|\bback home\b|\bhometown|\bwhere (should|to|can) (i )?live|\bdirection\b|\bcountryside|\bsuburb|\bmove back|\bmov(e|ing) out\b|\bnew york|\blondon|\bcalifornia/,
  ],
  [
    'house',
    10,
    /\bhouses?\b|\bhomes?\b(?= (loan|buy|purchas|owner|sale))|\b(buy|buying|sell|selling|own) (a |my |the |our |an |that |this )?(first |new |second |old )?(home|flat|apartment|condo|place|property|house|land)|\bproperty|\breal estate|\brenovat|\bdown ?payment|\bhome ?owner|\bcondo\b|\bremodel|\bbuild a (home|house)|\bland\b|\bextension\b|\bkitchen\b|\bclosing on/,
  ],
  [
    'self',
    5,
    /\bwho am i|\bmy (personality|character|nature|strengths?|weakness(es)?|talents?|gifts?|potential|temper|best (quality|trait)|flaws?|blind ?spots?|chart|bazi|element|elements|day master|useful|purpose|true self|strong|weak|worst|temperament|pattern|greatest|biggest|hidden|lucky|colou?r|stars|superpower|instinct)|\bwhat (kind|sort|type) of person am i|\bwhat am i (like|good at|bad at|missing|here|meant)|\bgood at\b|\babout me\b|\bam i (a|an|too|strong|weak|really|more|creative|good|stubborn|introvert|extrovert|lucky|impatient|patient|the)\b|\bdescribe me|\bintrovert|\bextrovert|\bknow myself|\bmyself\b|\bmy life\b|\bdo i (lack|need more|have any|have a|come across|tend|think|worry|trust|overthink)|\b(useful|favou?rable|lucky) (god|element|colou?r|number)|\bsuit(s|ed)? me\b|\bwhat drives me|\bwhy am i\b|\bmy strong(est)?|\bstubborn|\bmissing in my|\bten gods?\b|\bhow do others see me|\bimprov\w+ (in|about) myself|\bself-?doubt|\bpeople see me|\bin my chart|\bfive elements|\bmy nature|\bwhat (holds|keeps) me|\bhold(ing)? me back/,
  ],
  [
    'rest',
    6,
    /\btired|\brest\b|\bsleep|\bhabit|\bstress|\banxi|\brelax|\bexercis|\bwork ?out|\bgym\b|\bmood|\bburn(ed|t)?[- ]?out|\bbreak\b(?![- ]?(up|even))|\bhealth|\broutine|\bdiet|\blose weight|\bmeditat|\byoga|\bexhaust|\bslow down|\btime off|\bday off|\bfitness|\bcalm\b|\boverwhelm|\brecharg|\bscreen time|\bquit (smoking|drinking|sugar)|\bunwind|\bworr(y|ied)\b|\brun(ning)? (a|more|every)|\bmarathon|\bprocrastinat|\bsick\b|\bwell-?being|\bmorning person|\bnight owl|\bstay up/,
  ],
  [
    'luck-cycle',
    9,
    /\bluck (cycle|pillar|period)|\bten[- ]year|\bdecade|\bnext cycle|\bcurrent cycle|\bthis cycle|\bmajor luck|\bda ?yun|\blater life|\bold age|\bmid-?life|\blate bloom|\bluck (turn|chang|improv|get better|start)|\bturning point|\bbest years|\bworst years|\bpeak\b|\bprime\b|\bretire|\bmy (twenties|thirties|forties|fifties|sixties|seventies|20s|30s|40s|50s|60s|70s)|\bphase of (my )?life|\bstage of (my )?life|\bgolden (years|period)|\bcycles?\b/,
  ],
  [
    'lost-thing',
    10,
    /\blost (my|a|the|our|an|it|something|his|her|[a-z]+ (in|on|at))|\bmissing (item|phone|wallet|keys?|ring|cat|dog|passport|bag)|\bcan['’]?t find|\bcannot find|\bmisplac|\bwhere (is|are|did i (leave|put|lose)) my|\bfind my (keys?|phone|wallet|ring|passport|bag|cat|dog|glasses|watch|purse)|\bstolen|\bget (my|the) \w+ back\b(?! together)|\bturn up\b|\blost (and|or) (found|stolen)|\bleft my \w+ (in|on|at)|\bi lost\b|\bdid i leave|\bgone missing/,
  ],
  [
    'work',
    5,
    /\bwork\b|\bjobs?\b|\bcareer|\bboss\b|\bmanager\b|\bcolleague|\bco-?worker|\boffice|\bproject|\bpresentation|\bprofession|\bindustr(y|ies)|\bemploy|\bteam\b|\bcompany\b|\bwork-?place|\bvocation|\bdeadline|\bperformance review|\btransfer|\bremote|\bovertime|\bsign(ing)? (the|a|this|that) (contract|deal)|\bcontract\b|\bpitch\b|\bmeeting\b|\bpublish|\bcreative work|\bline of work|\boccupation|\bnegotiat|\bportfolio|\bleader\b|\bleadership|\bspeech\b|\bstage\b/,
  ],
]

export const PLAIN_WORDS: readonly (readonly [topic: Topic, words: RegExp])[] = [
  ['year', /\byear\b|\b(19|20)\d\d\b|\btai ?sui|\bannual/],
  [
    'timing',
    /\bwhen\b|\bmonths?\b|\btiming|\bhow (soon|long)|\bweeks?\b|\bseason|\bright time|\bgood time|\bdates?\b|\bluck(y|ier|iest)?\b|\bfortune\b|\bspring\b|\bsummer\b|\bautumn\b|\bfall\b|\bwinter\b|\bjanuary|\bfebruary|\bmarch\b|\bapril|\bmay\b|\bjune|\bjuly|\baugust|\bseptember|\boctober|\bnovember|\bdecember/,
  ],
  ['day', /\btoday|\btonight|\btomorrow|\byesterday|\bweekend|\bdays?\b|\b(mon|tues|wednes|thurs|fri|satur|sun)day/],
]

export const ASKING_WORDS: readonly (readonly ['when' | 'which' | 'why' | 'whether' | 'how' | 'what', RegExp])[] = [
  ['why', /\bwhy\b|\bhow come|\bwhat['’]?s wrong|\breason\b|\bwhat is it (about|in me)|\bwhere don['’]?t we/],
  [
    'when',
    /\bwhen\b|\b(which|what) (month|year|day|week|time|date|season|months|years|days|age|part of)\b|\bhow (soon|long)|\b(best|good|right|better|ideal) (time|day|month|year|date|days|moment|window)\b|\bwhat time|\bat what age/,
  ],
  ['which', /\bwhich\b|\bor\b|\bwhat (kind|sort|type|line|field|industry|city|direction|colou?r|career|job|major)\b|\bwho\b|\bwhere\b/],
  [
    'whether',
    /^(and |so |but |ok,? |okay,? )?(should|shall|is|are|am|was|will|would|can|could|may|do|does|did|has|have|might|must)\b|\bshould (i|we|my)\b|\bwill (i|we|it|my|he|she|they|this|there)\b|\bis it\b|\bam i\b|\bcan i\b|\bwhether\b|\bworth\b|\bgood idea|\bdo i\b|\bis (this|that|my|now|next|there)\b|\bwould (it|this|i)\b|\bright\?$|\bare (we|my|there)\b/,
  ],
  ['how', /\bhow\b/],
]

export const DECISION_WORDS =
  /\bshould\b|\bshall\b|\bdecid|\bdecision|\bchoose|\bchoice|\bor\b|\bworth\b|\bgood idea|\bsay yes|\bsay no|\baccept|\brefuse|\bdecline|\bturn (it |this |that |him |her )?down|\bgo ahead|\bgo for it|\bwait\b|\bgive up|\bkeep (going|on|at|doing|trying)|\bis it (wise|good|right|better|time|safe|smart|ok|okay|too)|\bought\b|\btorn\b|\bhesitat|\bjoin\b|\bagree|\bcommit\b|\btry\b|\bstart\b|\bstop\b|\bcontinue|\bwill (this|it|that|my|the)\b|\bcan i\b|\bbetter (to|off)|\brisk|\bwhat (happens|if)|\boutcome/

export const BOUND_WORDS: readonly (readonly [Bound, RegExp])[] = [
  [
    'death',
    /\bdie\b|\bdying|\bdeath|\bhow long (will|do|am|have) .{0,16}\b(live|left)|\blifespan|\blife ?span|\blive (to|past|until|till) (be )?\d|\blive long\b|\bpass away|\bdead\b|\blongevity|\blong life|\bhow old will i get/,
  ],
  [
    'medical',
    /\bsick(ness)?\b|\bill(ness)?\b|\bcancer|\bsurgery|\boperation\b|\bhospital|\bdoctor|\btreat(ment|able)|\bmedicin|\bmedication|\bpills?\b|\bdisease|\bdepress|\bhealth|\bdiagnos|\bsymptom|\bpain\b|\bpregnan|\bivf\b|\bfertil|\bcure|\bconceive|\btherapy\b|\badhd/,
  ],
  [
    'legal',
    /\blawsuit|\bsue\b|\bsuing|\bcourt\b|\blawyer|\blegal|\bjudge\b|\bjail|\bprison|\bcustody|\bverdict|\btrial\b|\bpolice|\battorney|\blitigat|\bsettlement\b|\bappeal\b/,
  ],
  [
    'investment',
    /\bstocks?\b|\bshares? (should|to|of)|\bcrypto|\bbitcoin|\bethereum|\bcoins?\b|\blotter|\blotto|\binvest|\bforex|\bgold\b|\bgambl|\bcasino|\bfunds?\b|\bmarket\b(?! my)|\bjackpot|\btrading|\bday ?trad|\bbets?\b|\bbetting|\bnumbers? to play|\betf|\bpoker|\bnft|\bport?folio of/,
  ],
  [
    'birth',
    /\bboy or (a )?girl|\bgirl or (a )?boy|\bgender of|\bhow many (children|kids)|\bdue date|\bc-section|\bsex of|\bwhat day .{0,20}born/,
  ],
]

export const LEAVING =
  /\bdivorc|\bbreak(ing)? up|\bleave (him|her|them|my (husband|wife|partner|boyfriend|girlfriend|marriage))|\bsplit|\bseparate|\bend (it|things|this|the|my) ?(relationship|marriage|with)?|\bdump|\blet (him|her|them) go|\bwalk away/
export const WHETHER_TO_LEAVE = /\bshould\b|\bshall\b|\bor\b|\bis it (time|right|better|best)|\bdo i\b|\bworth\b|\bought\b/
export const OTHER_MIND =
  /\b(he|she|they|him|her|my (ex|boyfriend|girlfriend|husband|wife|crush|boss|partner|friend|colleague|manager|mother-in-law))\b.{0,24}\b(love me|loves me|like me|likes me|miss me|misses me|think(s|ing)? (of|about) me|cheat|lying|lie to me|feel(s)? about me|regret|faithful|seeing someone|come back|hate me|hates me|mean it|trust me|think of me|still love|into me|jealous)|\bwhat (is|does|do|are) (he|she|they|my \w+) (think|want|feel|thinking|feeling)|\bis (he|she) (serious|the one|cheating|into me|lying|faithful)/

export const INSTRUCTION =
  /\bignore\b|\bdisregard\b|\b(previous|above|prior|earlier|your) (instruction|prompt|rule|message|guideline)|\bsystem (prompt|message)|\bprompt\b|\b(another|other|someone else|somebody else|different)( user| person| member| customer)?['’]?s? (chart|bazi|account|data|birth|records?|archive|chats?|conversation|birthday)|\bother users|\ball users|\buser(s)? (list|data|table|ids?|emails?)|\badmin(istrator)?\b|\bpassword|\bapi\b|\btokens?\b|\bsecret key|\bdatabase|\brole-?play|\bpretend (to be|you)|\byou are now|\bact as\b|\bprint (your|the|all)|\boutput (your|the|all)|\bexecute\b|<\/?\w+>|select .+ from|drop table|\brefund|\bhow much (is|does|do) (it|this|a membership|the membership|you|mingshu|the fate book|one (question|reading))|\bmembership (price|cost|fee)|\bpricing|\bprice of (a |the )?(membership|book|reading|fate book|this app|subscription)|\bcoupon|\bpromo code|\bdiscount|\bjailbreak|\bdeveloper mode|\btool call|\bcall the tool|\bwrite (me )?(a |some )?(code|program|script|poem|essay|python)|\btranslate\b|\bweather\b|\bwhat model are you|\blanguage model|\bfree (rounds|credits|questions)/

export const FOLLOW_UP = /^(and|so|but|what about|how about|then|ok|okay|why|what if|also)\b|\b(instead|then)\?$/
export const ABOUT: readonly (readonly ['child' | 'parent' | 'partner' | 'friend' | 'boss', RegExp])[] = [
  ['child', /\bmy (son|daughter|child|kids?|children|baby)/],
  ['parent', /\bmy (mother|father|mom|mum|dad|parents)/],
  ['partner', /\bmy (husband|wife|partner|boyfriend|girlfriend|spouse|fianc)/],
  ['boss', /\bmy (boss|manager)/],
  ['friend', /\bmy (friend|roommate|classmate)/],
]
