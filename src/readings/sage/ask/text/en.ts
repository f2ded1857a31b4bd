import type { WordLists } from '../words.ts'
import { acts } from './en-acts.ts'

/** Words by topic, in lower case; every match adds its weight. */
const TOPIC_WORDS: WordLists['topics'] = [
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
    /\bwho am i|\bmy (personality|character|nature|strengths?|weakness(es)?|talents?|gifts?|potential|temper|best (quality|trait)|flaws?|blind ?spots?|chart|bazi|element|elements|day master|useful|purpose|true self|strong|weak|worst|temperament|pattern|greatest|biggest|hidden|lucky|colou?rs?|stars|superpower|instinct)|\bwhat (kind|sort|type) of person am i|\bwhat am i (like|good at|bad at|missing|here|meant)|\bgood at\b|\babout me\b|\bam i (a|an|too|strong|weak|really|more|creative|good|stubborn|introvert|extrovert|lucky|impatient|patient|the)\b|\bdescribe me|\bintrovert|\bextrovert|\bknow myself|\bmyself\b|\bmy life\b|\bdo i (lack|need more|have any|have a|come across|tend|think|worry|trust|overthink)|\b(useful|favou?rable|lucky) (god|element|colou?rs?|number)|\bsuit(s|ed)? me\b|\bwhat drives me|\bwhy am i\b|\bmy strong(est)?|\bstubborn|\bmissing in my|\bten gods?\b|\bhow do others see me|\bimprov\w+ (in|about) myself|\bself-?doubt|\bpeople see me|\bin my chart|\bfive elements|\bmy nature|\bwhat (holds|keeps) me|\bhold(ing)? me back/,
  ],
  [
    'rest',
    6,
    /\btired|\brest\b(?! of)|\bsleep|\bhabit|\bstress|\banxi|\brelax|\bexercis|\bwork ?out|\bgym\b|\bmood|\bburn(ed|t)?[- ]?out|\bbreak\b(?![- ]?(up|even))|\bhealth|\broutine|\bdiet|\blose weight|\bmeditat|\byoga|\bexhaust|\bslow down|\btime off|\bday off|\bfitness|\bcalm\b|\boverwhelm|\brecharg|\bscreen time|\bquit (smoking|drinking|sugar)|\bunwind|\bworr(y|ied)\b|\brun(ning)? (a|more|every)|\bmarathon|\bprocrastinat|\bsick\b|\bwell-?being|\bmorning person|\bnight owl|\bstay up/,
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
    4,
    /\bsuit\w*\b.{0,20}\b(work|jobs?|careers?)\b|\b(work|jobs?|careers?|profession|industry|field)\b.{0,24}\b(suits?|fits?|right for|best for|good for) (me|my)|\bwhat (kind|sort|type|line) of (work|job|career)|\bwhat should i do for a living/,
  ],
  [
    'work',
    5,
    /\bwork\b|\bjobs?\b|\bcareer|\bboss\b|\bmanager\b|\bcolleague|\bco-?worker|\boffice|\bproject|\bpresentation|\bprofession|\bindustr(y|ies)|\bemploy|\bteam\b|\bcompany\b|\bwork-?place|\bvocation|\bdeadline|\bperformance review|\btransfer|\bremote|\bovertime|\bsign(ing)? (the|a|this|that) (contract|deal)|\bcontract\b|\bpitch\b|\bmeeting\b|\bpublish|\bcreative work|\bline of work|\boccupation|\bnegotiat|\bportfolio|\bleader\b|\bleadership|\bspeech\b|\bstage\b/,
  ],
  // Phrases that decide a topic: their weight exceeds that of single words
  [
    'change-job',
    10,
    /\bold (firm|company|boss) (wants|want)|\bback to my old (company|job|firm)|\bnew (boss'?s? )?firm\b|\bjob (at|in|for)\b|\bleave (nursing|teaching|the civil service|my (job|firm|company|field)|before or after)|\bwhich offer\b|\bstay perm\b|\bcontractor\b|\bfollow my (old )?boss|\bgo work for|\blayoff|\bapply for\b|\bnew position\b|\bstay or go\b|\bswitch to\b|\btake the gig\b|\binterview\b(?! for (med|law|grad))/,
  ],
  [
    'promotion',
    10,
    /\bhead of (department|sales|team|\w+)\b|\bput myself forward|\bmake partner\b|\bdirector role|\bup for the same job|\bgets? ahead|\bmanager (role|position)|\bbe a manager|\bmeant to be a (manager|leader)|\btalk salary|\bpick me (or|for)|\bpromot|\bask for (a raise|more money)/,
  ],
  [
    'business',
    10,
    /\b(burger van|food truck|stall|market stall|salon|barbershop|bakery|farmers market|youtube channel|brewery|car wash)\b|\bexpand|\bsecond location|\bour opening\b|\bcustomers?\b|\bstock up\b|\bhuge order|\blarge order|\bclients?\b(?! offered)|\bside (gig|hustle)|\bbuy out\b|\bmy (company|shop|store)\b|\bhire (someone|people|staff)|\braise my prices|\bour (shop|store|company)|\b(husband and wife|family) shop|\bstreaming\b|\bthe lease on\b|\bsell(ing)? (food|clothes|things|online)|\bfood or clothes/,
  ],
  [
    'partner-venture',
    14,
    /\bbusiness partner|\bstay partners|\bgo in with\b|\bopening a (bar|cafe|shop)\b.*\bof us\b|\b(two|three|four) of us (open|buy|run|start)|\bof us (buy|open|run|start)\w*\b|\bthreatening to pull out|\bbooks with my partner|\bme and my partner split the money|\b50\/50 or|\bsplit the (profit|money)|\bpull out\b|\bequity/,
  ],
  [
    'money-in',
    8,
    /\btax refund|\bovertime money|\bbig contract|\bclient offered|\bsell (my|the) (old )?(guitar|car|bike|piano|stuff|things)|\bbuy my old|\bget paid|\bliving from\b(?! my)|\blive off\b|\breimburs|\bwealth in my|\brefund coming|\bmoney in it\b|\bmake(s)? me the most|\bget a good price|\bhit the jackpot/,
  ],
  [
    'money-out',
    9,
    /\$ ?\d+ (camera|phone|laptop|watch|coat)|\b\d+k (camera|vacation|watch|car)|\bspending\b|\bspend|\bimpulse|\bbroke\b|\bnew (laptop|phone|washer|car|tv|sofa|fridge|bike)|\bgym membership|\bchip in\b|\bover budget|\bmoney (comes and goes|slips)|\bpay for the course|\bsummer camp|\bweddings? to pay|\bjunk\b|\bdumb stuff|\bmanage the money|\bsends too much cash|\bok to spend|\bprivate tutor|\bpaying for drinks|\bblow my (bonus|money)|\btickets?\b.*\$/,
  ],
  [
    'debt',
    12,
    /\bowes?\b|\boverdraft|\bcollectors?\b|\bback (from|off)\b.*\b(ex|friend|roommate|money|£|\$)|\bback\b.*(£|\$)|(£|\$)\d+ back|\bdays late|\binvoice|\bcover for a friend|\bpayday|\bask \w+ for the (£|\$)|\bask my friend for the money|\bmoney back/,
  ],
  [
    'love-meeting',
    10,
    /\bmet (someone|online|this (girl|guy|man|woman)|a (girl|guy))|\btell my (coworker|friend|crush) i (like|love)|\bask (her|him) out|\bwe matched|\bwin (her|him) over|\bdo we have a chance|\bcould we end up|\bdoes (he|she) like me|\bis there love for me|\bnever had a (real )?relationship|\bolder or younger|\bpartner be like|\bright for me, (is|are)|\bfind love|\bdating is|\bi like (her|him)\b/,
  ],
  [
    'love-existing',
    8,
    /\bhasn't (replied|texted|called)|\bcare about me|\bwon't (he|she) talk|\bpersonalities\b|\bcompatible|\bapologi[sz]e first|\bbring (her|him) home|\bhow i feel|\bi'm not happy|\bcarry on\b|\bwho loves who|\bour money together|\bme and \w+ last\b|\bsplit bills|\bgirlfriend|\bboyfriend|\brole in this relationship|\bas a couple|\bwill (we|me and \w+) last/,
  ],
  ['marriage', 9, /\bour engagement|\bmeet the parents|\bif we married|\bget married|\bhusband be\b|\bwife be\b/],
  [
    'break-up',
    12,
    /\bdumped\b|\bis it (really )?over\b|\bunblock|\bsend (his|her) stuff|\bis this the end|\bshe wants space|\bhe wants space|\bwhere did (we|the two of us) go wrong|\bmy ex\b(?!.*\bow)|\bback together/,
  ],
  [
    'family',
    11,
    /\bin[- ]?laws?\b|\bmother[- ]in[- ]law|\bfather[- ]in[- ]law|\bstep ?(mom|mum|dad|mother|father)|\bthe holidays\b.*\bparents|\bgrandma's|\bcousin|\bfamily budget|\bfair share/,
  ],
  [
    'children',
    11,
    /\bstepson|\bstep ?daughter|\bmy boy\b|\bmy youngest|\bmy eldest|\bthe kid\b|\bgood (mum|mom|dad|father|mother)|\bcollege fund|\bpiano lessons|\bstricter with (him|her)|\bprivate or state school|\bthe baby\b(?!.*in[- ]law)|\bnursery\b|\bteenager/,
  ],
  ['parents', 10, /\bmy (mum|mom|dad|mother|father)\b|\b(his|her) parents\b(?!.*\bmarr)|\bmum keeps|\bmy parents/],
  [
    'friends',
    9,
    /\bcan i trust\b|\bwho can i trust|\bbest mate|\bkindred|\bis (she|he) using me|\bfix things with|\bmake up\b|\bgets more out of it|\bwho is going to help|\bwho helps me|\bpeople help/,
  ],
  [
    'study',
    10,
    /\bmba\b|\barts or science|\bprivate or state\b|\btutor|\bfit with my advisor|\badvisor|\bmed school|\blearn|\bgap year|\bstudying in|\bthe course\b/,
  ],
  [
    'exam',
    12,
    /\bgcses?\b|\ba[- ]?levels?\b|\bsit it\b|\bthe bar\b(?! together)|\bpass\b|\binterview for (med|law|grad)|\bwho passes|\bretake|\bmidterms?/,
  ],
  [
    'abroad',
    12,
    /\b(to|in|go to) (singapore|australia|canada|japan|germany|london|the uk|spain|boston abroad|dubai|france)\b|\bjapan or germany|\bmove back to the uk|\bleaving for\b/,
  ],
  [
    'travel',
    10,
    /\bbeach or mountains|\biceland|\blisbon|\beurope\b|\btake (the parents|her|him) (to|away)|\bkeep it local|\baway for christmas|\bvacation\b(?!.*\b(4k|\$|save|now))|\bconference\b.*\bmarch|\broad trip/,
  ],
  [
    'moving',
    9,
    /\bmove to (?!the uk|another department)\w+|\brent or buy|\blandlord|\btenancy|\bmy lease\b|\bmove(d)? (house|home|flat)|\bdenver|\bboston/,
  ],
  [
    'house',
    11,
    /\bfloor flat|\bwith a garden|\bmake an offer|\brent out\b|\bbasement|\btenant|\bsell now or in\b|\bdeposit\b(?!.*landlord)|\brefinance|\bshare a flat|\brun the house|\bhouse clash|\bliving in the same place|\bfixer/,
  ],
  [
    'rest',
    11,
    /\b(month|week|year|day|time)s? off\b|\bsabbatical|\bdo nothing\b|\bvacation now or|\bgap year is|\bgap year a good|\bwork less\b|\bwears me out|\bworn out|\bgym membership|\bgoing to the gym/,
  ],
  [
    'lost-thing',
    14,
    /\bwhere's my (dog|cat|phone|wallet|ring|keys?|bag|passport)|\b(cat|dog) (ran|got|has run|went)|\bdropped (my|a|the|\$)|\bgold chain|\bstill in the house\b|\bran off\b/,
  ],
  [
    'work',
    9,
    /\btaking credit|\bextra shift|\banother department|\bsame department|\bconference|\bdenver branch|\bbranch for a year|\bunderpaid|\bsales target|\bcommission plan|\bpaychecks?\b|\bdoubled workload|\bmy (new )?boss\b|\bdirector\b(?! role)|\bmanage\b(?! the money)|\bfrom accounting|\bon the road\b|\boffice\b|\bwhat i do\b|\bplumber|\bat work\b|\bfreeze up/,
  ],
  [
    'self',
    9,
    /\btattoo|\bcut my hair|\bchange how i am|\btoo soft|\bam i (controlling|stingy|too|lazy|selfish)|\brelationship with money|\bwhat do i give|\bhow does (she|he|they) see me|\bbecome better|\bmy novel|\bwhat's my role|\bwhy is earning|\bstand my ground/,
  ],
  ['luck-cycle', 12, /\bwhich years are good|\bgood luck\b.*\bwhen|\bwhen is (his|her|my) good luck/],
  ['decision', 6, /\bmy gut\b|\bhis advice|\bher plan|\bdecision\b|\bdo the deal\b/],
  ['family', 5, /\b(my|his|her) (brother|sister|aunt|uncle|cousin|grandma|grandpa|grandparents)\b|\bwho moved away/],
  ['children', 9, /\bmy two boys|\bmy older (one|son|daughter)|\bthe kids\b|\bmy kid\b|\bteen/],
  ['parents', 8, /\bdad's\b|\bmom's\b|\bdad better|\bthe grandparents/],
  [
    'debt',
    14,
    /\blend\b|\blent\b|\bfronted\b|\bpay (off|down) (the|my|a) (card|loan|debt)|\bklarna|\bcards?, \d|\bowed me|\bowes me|\bdo i see it by/,
  ],
  [
    'partner-venture',
    16,
    /\bbuy into\b|\bputs in \d|\bthirty percent|\bco-?owner|\bbusiness partner|\bgo into business with|\bbusiness with (my|a|him|her)|\bpayout\b|\bpartner says\b|\bdoes that split suit|\brun a business together|\bgo in with\b/,
  ],
  [
    'business',
    10,
    /\bfreelanc|\bgo solo\b|\bstartup as|\btake over (her|his|the|my) .{0,20}(bakery|shop|cafe|business)|\bdoordash|\bcatering|\bmenu\b|\breopen|\bsell handmade|\bput the price up|\bstock extra|\bself-?employ/,
  ],
  [
    'change-job',
    12,
    /\bleaving teaching|\bleave (big tech|corporate|academia)|\bgot poached|\bcorporate to|\bnonprofit|\bnew career|\bcareer at|\bcarreer|\boffer from (a|an|the)|\bjump ship|\bwants me in\b|\bi've got an offer|\bpays more but/,
  ],
  ['promotion', 12, /\bshortlist|\bsenior title|\bget(s)? me the director|\bdirector job|\bthe title in|\bstep up to/],
  [
    'work',
    9,
    /\bdays soon|\bnights\b.*\bnurse|\bnurse\b|\bcovering two roles|\bemcee|\bannoying client|\bclient's on|\bcommission\b.*\bmy\b|\breal estate and|\bon my team|\bfeedback as|\bholiday party|\bovertime\b(?! money)/,
  ],
  [
    'love-meeting',
    11,
    /\basks? for her number|\bask for (his|her) number|\bkeep running into|\bwe text a lot|\bfixed up by|\bmet twice|\bstarted talking|\bmatched with|\bno husband|\bwhere .{0,14}would i f(ind)?|\bhinge\b|\btinder|\bsoulmate|\bset up by/,
  ],
  [
    'love-existing',
    9,
    /\brealtionship|\bfeels off|\bshe wants space, do i|\bgoes quiet|\bwalk out when|\bage gap|\bdislikes me|\bhalf what i (do|make)|\bday stems? combine|\bwithdrawn|\bis that just him|\bboyfriend's in|\bgirlfriend's in|\bmake or break/,
  ],
  ['break-up', 13, /\bblocked (him|her)|\badded me from|\bfeeling's gone|\btexts me daily|\bget over|\bunfriend/],
  ['marriage', 9, /\bbefore we marry|\bthe rings\b|\bwedding|\bcharts don't match/],
  [
    'study',
    11,
    /\bmaster'?s (degree)?\b|\bextra year for a|\bsupervisor wants|\blanguage course\b|\bthis pupil|\bmy teacher|\blearn from|\bphd\b|\bthesis\b(?!.*(lost|vanished))|\bforklift|\blicence costs/,
  ],
  ['exam', 13, /\bviva\b|\bbar results|\bresults come out|\bresit|\bexam/],
  ['abroad', 13, /\byear abroad|\bin sydney|\bstudying in (london|paris|tokyo|berlin)|\bmove abroad|\bstudy abroad/],
  ['travel', 11, /\btake the grandparents to|\bdays away with|\bcycling the|\bairports?\b|\bsolo trip/],
  [
    'moving',
    11,
    /\bwants (portland|cardiff|to stay|to move)|\bstay in (chicago|manchester|the city)|\bdo i renew|\brenew\b.*\b(landlord|lease)|\bhousing\b|\bwhich city/,
  ],
  ['house', 12, /\bhouse in both names|\bmortgage is|\brent or buy|\bfirst place\b|\bdown on a/],
  ['lost-thing', 16, /\bhas vanished|\bhunting for that|\bcan't find\b|\bnowhere to be found|\bgone missing/],
  [
    'money-in',
    9,
    /\b(will|does) .{0,24}\bpay\b|\bgrant be approved|\bwire it|\badd up to anything|\bcents a word|\bcapital\b|\bremind him or wait|\bpromised me something|\bsalary person|\bprice move|\bcharge more|\bwhat direction is my wealth|\bmy pay\b/,
  ],
  [
    'money-out',
    10,
    /\bfix the \w+ or replace|\bsmokes and beer|\bon gifts|\bramen again|\bbought nothing|\bunable to hold|\bhold on to money|\bninety bucks left|\bbucks left|\bhusband's (smokes|spending)|\bsane budget|\bmoney too\b|\bpay for (the|a) (course|trip|class)/,
  ],
  [
    'friends',
    9,
    /\bbest man\b|\bbest friends?\b|\bi know fifty people|\bcall one of them|\bdo we stay friends|\bcollege roommate|\bnot answering|\bpaying for drinks|\bmentors?\b/,
  ],
  ['rest', 11, /\bturned to wood|\bmonths of overtime|\bweek off\b|\bdrained\b|\brefuses? to sleep/],
  ['self', 9, /\bchanging my name|\bnever finish|\bstart things|\bam i just\b|\bdo i lack\b|\bmy stem\b/],
  ['debt', 14, /\bpay (me|him|her|us|them|it) back|\bwants? a loan|\bborrow/],
  [
    'work',
    9,
    /\bworking from home|\bwork from home|\boffshored|\bsous chef|\bhour weeks|\bclient('s)? (on|wants)|\bexit interview|\bnight shift|\bmy trade\b|\bpresentation/,
  ],
  ['change-job', 10, /\bwant out of|\bcontract ends|\bgave up a safe|\bstart date|\bgraduate scheme/],
  ['children', 9, /\beldest\b|\boff to uni|\bkid wants/],
  ['love-meeting', 11, /\bblind date|\bwidowed|\banother chance at|\bset up\b.*\bdate/],
  ['love-existing', 9, /\blike flatmates|\bforgot my birthday|\bour feelings/],
  ['rest', 11, /\bon fumes|\brunning on empty|\bburnt/],
  [
    'family',
    8,
    /\b(mother|father|sister|brother)[- ]in[- ]law\b.*\b(get along|like me|in law)|\bstep-?siblings|\bmy nan\b|\bchip in to fix/,
  ],
  ['promotion', 13, /\bpay rise\b|\bask for \d+%|\btalk salary|\bsalary with my boss/],
  ['work', 10, /\btips have|\bpension\b|\bretainer|\bunion\b|\bcut us all|\bpay come back|\bmy mentor|\bposition pay\b/],
  ['business', 13, /\bcandles|\blaundromat|\btakings\b|\bgrand opening|\bfarmers markets|\bgood for business/],
  ['money-out', 13, /\bchristenings|\bhen do\b|\bbuying yarn|\btakeaways|\buniforms|\btithe|\bskint\b|\bgym membership|\bprivate tutor/],
  ['debt', 15, /\bbailiff|\bdays late\b|\bget clear of/],
  [
    'love-existing',
    8,
    /\bplans everything|\bstill feel tied|\bbosses me|\banniversary|\bretired and now he|\bas a couple|\bspends like crazy|\bcloser or further/,
  ],
  ['break-up', 14, /\bmarried someone else|\bif we part\b/],
  ['partner-venture', 16, /\bsolid as partners|\bsign for what|\bsplits merch|\bluck in business/],
  ['marriage', 12, /\bprenup|\bjoint account/],
  ['travel', 13, /\bdays away with|\btravelling lol|\bwe're travelling/],
  ['house', 13, /\blet my gran|\bbungalow|\btenant\b|\brent or buy|\bgran's place|\bkeeping my deposit|\bmoving house/],
  ['children', 12, /\bpocket money|\bmy girl is \d|\bhelp my son/],
  ['parents', 12, /\bnothing i do is right for my (mother|father|mum|dad)|\bmam\b|\btell my (mother|mum|mom|dad|father)|\bget dad\b/],
  ['money-in', 10, /\b5k prize|\bnominated|\btax refund|\bbusking|\bdo i repel money|\bbring more in|\bwho'd buy|\bcharge more/],
  ['self', 10, /\bjust unable to|\brepel money/],
  ['friends', 12, /\btrio\b|\bwhich friend|\bpaying for drinks|\bthree of us is it/],
  ['work', 4, /\bsign(ing)?\b/],
  ['money-out', 12, /\bsneakers|\ba thousand quid|\bpuppy|\bchip in for|\bpay for the course|\bwants \$\d+/],
  ['work', 11, /\bgo to the conference|\bbranch for a year|\bmost annoying client|\bversion seven|\bswap permanently|\bexit interview/],
  ['love-meeting', 12, /\bblind date|\bask for (her|his) number|\bbest friend's (sister|brother)/],
  ['love-existing', 11, /\bwants space, do i|\bin sydney and wants me|\bmother dislikes me/],
  ['change-job', 12, /\bgraduate scheme|\bwants me in \w+|\bpushed my start date|\bstartup in\b/],
  ['marriage', 12, /\bcourthouse\b|\bboth names before we marry|\bwhole circus/],
  ['house', 11, /\bknock the wall|\bextension\b|\bwall through/],
  ['travel', 12, /\bstill take the grandparents|\bto florida/],
  ['rest', 13, /\bgap year a good|\bis a gap year/],
  ['promotion', 13, /\bapply for the manager|\babout my title|\bgets me the director/],
  ['abroad', 14, /\bposting in\b|\btake the job in (singapore|dubai|london|tokyo)|\bjob in singapore/],
  ['exam', 12, /\bactuarial|\bsit the\b/],
  ['friends', 12, /\bborrowed my tent|\bgo to \w+'s wedding|\boldest friend/],
  ['money-in', 10, /\bside gig actually pay|\bsell the hay|\bprices move/],
  ['family', 12, /\bmother in law watch|\bor his parents for the holidays/],
  ['debt', 15, /\buncle wants a loan|\bborrow from my parents|\broommate.*money|\bmoney back from/],
  ['business', 13, /\bmy bakery|\bkitchen on doordash|\bsell me the building/],
  ['children', 12, /\bmy kid refuses/],
  ['moving', 11, /\bsublet|\bdo i renew|\brenew\?/],
]

const PLAIN_WORDS: WordLists['plain'] = [
  ['year', /\byear\b|\b(19|20)\d\d\b|\btai ?sui|\bannual/],
  [
    'timing',
    /\bwhen\b|\bmonths?\b|\btiming|\bhow (soon|long)|\bweeks?\b|\bseason|\bright time|\bgood time|\bdates?\b|\bluck(y|ier|iest)?\b|\bfortune\b|\bspring\b|\bsummer\b|\bautumn\b|\bfall\b|\bwinter\b|\bjanuary|\bfebruary|\bmarch\b|\bapril|\bmay\b|\bjune|\bjuly|\baugust|\bseptember|\boctober|\bnovember|\bdecember/,
  ],
  ['day', /\btoday|\btonight|\btomorrow|\byesterday|\bweekend|\bdays?\b|\b(mon|tues|wednes|thurs|fri|satur|sun)day/],
]

const ASKING_WORDS: WordLists['asking'] = [
  [
    'why',
    /\bwhy\b|\bwhose fault|\bis (that|this|it) (in )?my chart\b|\bwhere (does|do|did|has|is) (all )?(of )?my money|\bmy fault\b|\b(him|her|them) or me\b|\b(me|him) or (him|her|them|me)\b|\bam i the problem|\bis (it|the problem|this) me\b|\bhow come|\bwhat['’]?s wrong|\breason\b|\bwhat is it (about|in me)|\bwhere don['’]?t we/,
  ],
  ['whether', /^(and |so )?is (?!there|when|it\b).{2,30} (a )?(good|right|bad|ok|okay) (time|month|year|day|week|moment)\b(?!.*\bwhen\b)/],
  [
    'when',
    /\bwhen\b|\b(which|what) (month|year|day|week|time|date|season|months|years|days|age|part of)\b|\bhow (soon|long)|\b(best|good|right|better|ideal) (time|day|month|year|date|days|moment|window)\b|\bwhat time|\bat what age/,
  ],
  ['how', /\bwhere (do|should|can|would) i (start|begin)\b/],
  [
    'which',
    /\bwhich\b|\bwhat (kind|sort|type|line|trade|craft|skill|field|industr|cit(y|ies)|directions?|colou?rs?|careers?|jobs?|majors?|places?|work)\b|(?:^|[,.;?!] ?|\b(?:or|and|about|ask) )who\b|\bwho (?:should|of|gets|wins|wrote|will|would|can)\b|\bwhere\b|\bsuits?\b.*\bor\b|\bwhat \w*( \w+)? (suits|fits) me\b|\bwhat (should|could|can) i (sell|study|learn|make)\b|\b(better|best|right) for me\b.*\bor\b|\bor\b.*\bsuits? me\b/,
  ],
  ['what', /\b(am i|is (it|this|that)|are we)\b.{0,30}\bor (is|am|are|just)\b/],
  ['either', /\bor\b(?! (so|not\b|whatever|something|anything))/],
  [
    'how',
    /\bwhat (do|should|can) i do( now| about (it|this|that|them)| then)?[?]?$|\bhow (do|can|could|should|would|to)( i| we)?\b(?! (i|we) (look|seem|come across|do\b|fare))/,
  ],
  [
    'whether',
    /^((and|so|ok|okay|but),? )*do (i|we) (?!have|look|seem|come|get|attract|lack|repel|tend|need|fit|match|bring|suit|owe|still|make|really)\w+|\bok(ay)? to\b|\bfine to\b/,
  ],
  [
    'what',
    /^(and |so |but |then )*(how|what)\b|\b(will|can|could|do|does|did|have|has|would|might) (i|we|it|my|he|she|they|this|there|our|the)\b(?!.*\bshould\b)|\bam i\b|\bis there\b/,
  ],
  [
    'whether',
    /^(and |so |but |ok,? |okay,? )?(should|shall|is|are|am|was|will|would|can|could|may|do|does|did|has|have|might|must)\b|\bshould (i|we|my)\b|\bwill (i|we|it|my|he|she|they|this|there)\b|\bis it\b|\bam i\b|\bcan i\b|\bwhether\b|\bworth\b|\bgood idea|\bdo i\b|\bis (this|that|my|now|next|there)\b|\bwould (it|this|i)\b|\bright\?$|\bare (we|my|there)\b/,
  ],
]

const DECISION_WORDS: WordLists['decision'] =
  /\bshould\b|\bshall\b|\bdecid|\bdecision|\bchoose|\bchoice|\bor\b|\bworth\b|\bgood idea|\bsay yes|\bsay no|\baccept|\brefuse|\bdecline|\bturn (it |this |that |him |her )?down|\bgo ahead|\bgo for it|\bwait\b|\bgive up|\bkeep (going|on|at|doing|trying)|\bis it (wise|good|right|better|time|safe|smart|ok|okay|too)|\bought\b|\btorn\b|\bhesitat|\bjoin\b|\bagree|\bcommit\b|\btry\b|\bstart\b|\bstop\b|\bcontinue|\bwill (this|it|that|my|the)\b|\bcan i\b|\bbetter (to|off)|\brisk|\bwhat (happens|if)|\boutcome/

const BOUND_WORDS: WordLists['bounds'] = [
  [
    'death',
    /\bdie\b|\bdying|\bdeath|\bhow long (will|do|am|have) .{0,16}\b(live|left)|\blifespan|\blife ?span|\blive (to|past|until|till) (be )?\d|\blive long\b|\bpass away|\bdead\b(?! (for|month|slow|quiet|season|line|end|tired))|\blongevity|\blong life|\bhow old will i get/,
  ],
  [
    'birth',
    /\b(should|shall|when|will|can|could|time|ready|want|plan\w*|good (year|month|time)|is (it|now|this|next year))\b.{0,30}\b(have|having|try(ing)? for|start(ing)?|bring|conceive)( to have)?( a| another| our| my| one more| more| any| the)?( first| second| third)?( baby| babies| child| children| kids?| family)\b(?! (over|home|with|to stay|back))|\b(second|third|another|next) (baby|child|kid)\b(?! (is|was|has|keeps|won|of mine))|\bget(ting)? pregnant\b|\bconceiv|\bttc\b/,
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
    /\bstocks?\b(?! (extra|up|more))|\bshares? (should|to|of)|\bcrypto|\bbitcoin|\bethereum|\bcoins?\b|\blotter|\blotto|\binvest|\bforex|\bgold\b|\bgambl|\braffle|\bbingo\b|\bcasino|\bfunds?\b|(?<!(on the|farmers|market|flea|night|job) )\bmarket\b(?! (my|stall|stand))|\bjackpot|\btrading|\bday ?trad|\bbets?\b|\bbetting|\bnumbers? to play|\betf|\bpoker|\bnft|\bport?folio of/,
  ],
  [
    'birth',
    /\bboy or (a )?girl|\bgirl or (a )?boy|\bgender of|\bhow many (children|kids)|\bdue date|\bc-section|\bsex of|\bwhat day .{0,20}born/,
  ],
]

/** Words for parts of the user's own chart. */
const NAMED_WORDS: WordLists['named'] = [
  [
    'luck-now',
    /\bhow old am i\b|\bwhat('s| is) my (current |nominal |exact )?age\b|\b(which|what) ((luck )?(cycle|pillar|decade)|luck|ten[- ]year (luck )?(cycle|pillar|period)) (am i|i am|i'm)\b|\b(which|what) (is|are) my (current|present) (luck )?(cycle|pillar)|\bwhat's my (current|present) (luck )?(cycle|pillar|decade)\b|\bwhere am i in my (luck )?(cycles?|pillars?)\b/,
  ],
  ['colour', /\bcolou?rs?\b/],
  ['number', /\b(lucky|good|best) numbers?\b|\bwhat numbers?\b/],
  [
    'direction',
    /\b(which|what|best|lucky) (direction|way (should|to) face)|\bdirections?\b.{0,20}\b(best|good|lucky|wealth|suits?)|\b(face|facing) (the )?(north|south|east|west)|\bwealth corner/,
  ],
  ['best-cycle', /\b(best|luckiest|strongest) (decade|ten years|(luck )?(cycle|pillar))\b|\bwhich (decade|ten years|(luck )?cycle)\b/],
  ['travel-star', /\btravel(ling|ing)? (star|horse)|\btravel horse/],
  ['pillar-year', /\byear pillar/],
  ['pillar-month', /\bmonth pillar/],
  ['pillar-day', /\bday pillar/],
  ['pillar-hour', /\bhour pillar/],
  ['adverse', /\b(unfavou?rable|bad|worst) (god|element)|\belements? (to|should i|do i) avoid|\bji ?shen/],
  [
    'useful',
    /\b(useful|favou?rable|lucky|good|best) (god|elements?)|\byong ?shen|\belement (do|should|would) i (need|want|use|add|have more)|\belement (helps|is good for|suits) me/,
  ],
  [
    'lacking',
    /\b(lack|lacking|miss|missing)\b.{0,12}\b(elements?|in my (chart|bazi))|\belements?\b.{0,16}\b(lack|lacking|miss|missing|weakest)|\bweakest element|\bwhat('s| is| am i) (lacking|missing)\b.{0,20}\b(chart|bazi|element)/,
  ],
  ['element-wood', /\b(lack|enough|much|little|any|no|need|more) wood\b/],
  ['element-fire', /\b(lack|enough|much|little|any|no|need|more) fire\b/],
  ['element-earth', /\b(lack|enough|much|little|any|no|need|more) earth\b/],
  ['element-metal', /\b(lack|enough|much|little|any|no|need|more) metal\b/],
  ['element-water', /\b(lack|enough|much|little|any|no|need|more) water\b/],
  ['most', /\b(strongest|dominant|main|heaviest) elements?\b|\bmost of (which|what) element/],
  [
    'strength',
    /\b(strong|weak)\b.{0,8}\b(chart|day master|daymaster|self)|\bday master\b.{0,8}\b(strong|weak)|\bchart (is )?(strong|weak)/,
  ],
  ['pattern', /\b(what|which|my)( is| 's)?( my)? (chart )?(pattern|structure)\b|\bwhat pattern/],
  ['luck-start', /\bluck (cycles? )?(start|begin)s?\b|\bstart of (my )?luck/],
  [
    'meeting-place',
    /\bwhere\b.{0,36}\b(meet|find|run into|look for)\b.{0,16}\b(someone|somebody|anyone|people|love|partner|person|one|girl|guy|man|woman|friends?|them|him|her)\b/,
  ],
  [
    'flaw',
    /\bmy ((biggest|worst|greatest|main|hidden) )?(weakness(es)?|flaws?|blind ?spots?|faults?|bad (sides?|habits?)|shortcomings?)\b|\bwhat('s| is) (wrong|the matter) with me\b|\bwhat am i bad at\b/,
  ],
  [
    'gift',
    /\bmy ((biggest|best|greatest|main|hidden|natural) )?(strengths?|talents?|gifts?|strong (points?|sides?)|superpower)\b|\bwhat am i (really |naturally |actually )?good at\b/,
  ],
  ['trait-stubborn', /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(stubborn|headstrong|pig-?headed|bossy|controlling)/],
  [
    'trait-sensitive',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b((too|over|overly|so) sensitive|overthink\w*|think too much|paranoid|needy|clingy|insecure|take things personally)/,
  ],
  [
    'trait-blunt',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(blunt|tactless|talk too much|say the wrong|too honest|too direct|sarcastic|offend)/,
  ],
  [
    'trait-strict',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(perfectionist|hard on myself|uptight|too strict|a control freak|workaholic)/,
  ],
  [
    'trait-soft',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b((too|so) (soft|nice|kind|generous|trusting|gullible|agreeable)|push-?over|people[- ]pleas\w*|naive|can't say no|say no|doormat)/,
  ],
  [
    'trait-slow',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(lazy|procrastinat\w*|indecisive|slow|unmotivated|put things off)/,
  ],
  [
    'trait-hasty',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(impatient|impulsive|hot-?headed|short-?tempered|quick-?tempered|reckless|hasty|a temper|angry|moody)/,
  ],
  [
    'trait-inward',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(introvert\w*|extrovert\w*|shy|a loner|quiet|antisocial|awkward|private)/,
  ],
  [
    'trait-picky',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(picky|choosy|fussy|high standards|judg\w*|critical|demanding)/,
  ],
  [
    'trait-close',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(stingy|cheap|greedy|tight-?fisted|materialistic|money-?minded)/,
  ],
  ['trait-crossed', /\b(backstab\w*|enem(y|ies)|petty people|people out to get|sabotag\w*|two[- ]faced)\b/],
  ['trait-helped', /\b(mentors?|benefactors?|helpful people|anyone (to|who('ll| will)?) help me|noble(man|men|person)?)\b/],
  ['trait-leaky', /\b(can('|’)?t|cannot|can|never|unable to) (hold on to|hang on to|keep hold of) (my )?money\b|\bam i bad with money\b/],
  ['trait-driven', /\b(born|fated|meant|doomed) to (work hard|toil|struggle|slave|grind)\b/],
  [
    'trait-odd',
    /\b(am i|i'm|i am|do i|i always|i tend|makes me|me)\b.{0,40}\b(weird|odd|strange|different from|an outsider|eccentric|misfit|misunderstood)/,
  ],
  [
    'share-wealth',
    /\b(lack|much|any|enough|no|little|have) (direct |indirect )?wealth\b|\bwealth (in|stars?)\b.{0,12}(chart|bazi)?|\bwealth stars?/,
  ],
  [
    'share-officer',
    /\b(lack|much|any|enough|no|little|have|weak) (direct )?officers?\b|\bofficers? (in|stars?|weak)|\bseven killings in my/,
  ],
  ['share-resource', /\b(lack|much|any|enough|no|little|have) (resource|seals?)\b|\bresource (in|stars?)|\bseals? in my/],
  ['share-output', /\b(lack|much|any|enough|no|little|have) (output|hurting officer|eating god)\b|\boutput (in|stars?)/],
  [
    'share-peer',
    /\b(lack|much|many|any|enough|no|little|have) (peers?|rivals?|rob wealth)\b|\brivals? in my|\b(my )?(siblings?|brothers?|sisters?)\b.{0,12}\b(help|useful|support|count on|reliable)\b/,
  ],
]

const PART_WORDS: WordLists['parts'] = [
  ['signing', /\bdeal\b.{0,12}\b(close|go through|happen|signed)\b|\b(do|should|will|can) we sign\b|\bclose (the|this) deal\b/],
  ['collect', /\binvoice|\bstalling\b|\blate payment|\bunpaid\b/],
  [
    'schooling',
    /^(?=.*\b(?:my|our|his|her) (?:\w+ )?(?:sons?|daughters?|child|children|kids?|teen\w*|boy|girl|grandson|granddaughter|little brother|little sister)\b)(?=.*\b(?:exams?|tests?|school|schools|grades?|sats?|gcses?|a-?levels?|finals|tutor\w*|college|university|class|homework|reading|maths?|degree)\b).*$/,
  ],
  [
    'resale',
    /\bsell(ing)? (off )?(the |my |our |that |this |it )?(old|used|spare|current|car|bike|phone|laptop|camera|jewell?ry|furniture|guitar|ring)\b|\bsell it\b/,
  ],
  [
    'sale',
    /\bsell(?:ing|s)?\b.{0,24}\b(?:house|home|flat|apartment|condo|place|land|property)\b|\b(?:house|home|flat|condo|place)\b.{0,12}\bsell(?:s|ing)?\b/,
  ],
  [
    'borrow',
    /\b(?:take|taking|get|getting)( out)? (?:a |the |another |this )?(?:\w+ )?loan\b|\bborrow(?:ing)? (?:from|money|for|to|more|against)\b|\bshould (?:i|we) borrow\b/,
  ],
  [
    'rent',
    /\brent (?:is|went|goes|up|increase|hike|due|late|money|payment|this|next)\b|\b(?:rais|lower|pay|mak|afford|cover|collect|ow)\w*( the| my| our)? rent\b|\bbehind on (?:the |my |our )?rent\b|\brent\b.{0,12}\b(?:up|going up|raise|hike)\b/,
  ],
  [
    'saving',
    /\bsav(e|ing|ings)\b(?! (it|the date))|\bput (money |something )?aside|\bhold on to (my )?money|\bkeep (my |any )?(money|cash)|\bemergency fund|\bnest egg|\b(bucks|dollars|quid|pounds) left|\balways broke|\b(gone|broke) (in|by|after|before)\b|\bblow(ing)? (my|the) pay/,
  ],
  ['collect', /\b(keep(s|ing)?|kept|withhold(s|ing)?|return(s|ed)?|refund(s|ed)?|won('|’)?t give)\b.{0,14}\bdeposit|\bdeposit back\b/],
  [
    'outlay',
    /\bparty\b|\brenovat|\bover budget|\bwedding (budget|cost|dress|rings?)|\brings?\b|\bvenue|\bcatering|\bcourse\b|\btuition|\bschool fees|\bcamp\b|\brepairs?\b|\bdeposit|\bgift|\bpresents?\b|\bok(ay)? to spend\b|\bspend (today|this|anything|money)\b|\btickets?\b|\bmembership|\bhow much .{0,12}(give|gift|chip)|\bvet\b|\bdentist/,
  ],
  [
    'spending',
    /\btake-?(away|out)s?\b|\bdeliver(y|ies)\b|\bcoffees?\b|\bdrinks?\b|\beating out\b|\bdumb stuff|\bjunk\b|\bimpulse|\bshopping|\bspend(ing)? (so|too|like)\b|\bstop (spending|buying)|\bbuys? (too|so|everything|stuff|things|online)|\bmoney (goes?|comes?|slip|leak|leaves?|disappear|run)|\bwhere (does|did) .{0,16}money go|\b(always|constantly) paying\b|\bsubscriptions?\b|\bleak|\beating me\b|\bspending\b|\bwaste|\bsplurg|\bfrugal/,
  ],
  [
    'trade',
    /\b(my|our) (business|shop|store|company|bakery|restaurant|cafe|café|studio|salon|clients?|customers?)\b|\bsales\b|\bslow\b|\bclients?\b|\bcustomers?\b|\b(raise|put) (my |our |the )?prices?( up)?\b|\bprices? up\b|\bstock up|\bexpand|\bi sell\b|\bearn back|\bsell(ing)? the (business|shop)/,
  ],
  ['collect', /\b(he|she|they) (pay|give|return|repay) (it |me |us |the money )+back|\b(he|she|they) (pay|repay) (me|us)\b/],
  [
    'repay',
    /\bcredit cards?|\bin debt\b|\bout of debt|\bdebts?\b(?! (they|he|she))|\b(student |car |my |our |the )?loans?\b(?! (him|her|them))|\bmortgage|\boverdraft|\bpay(ing)? (off|down)\b|\bpaid off\b|\bpay (him|her|them|it|(?!me\b|us\b)\w+) back\b(?!.*\b(will|does|do) (he|she|they))|\bi owe\b|\bcollectors?\b|\binstal?lments?|\brefinanc/,
  ],
  [
    'collect',
    /\bowes? (me|us)\b|\b(they|he|she) owes?\b|\bowed\b|\bmoney back|\bpay (me|us) back|\bpaid back|\bget .{0,16} back\b|\bdays? late\b|\boverdue|\binvoice|\bdeposit|\bback (from|off)\b|(£|\$)\d* ?back|\bask \w+ for the\b|\bborrowed my\b|\breturn(s|ed)? (my|the)|\bcollect (the|my|what)/,
  ],
  [
    'wage',
    /\b(cut|lower|reduc|dock)\w*\b.{0,24}\b(pay|wages?|salar|percent|%|hours)|\bpay ?(cut|come|back|is late|late)|\bmy pay\b|\bunpaid|\b(pay|wages?|salary|paycheck)\b.{0,12}\b(late|delayed|missing)|\bovertime\b.{0,16}\b(pay|paid|money)|\bbackpay/,
  ],
  ['bonus', /\bbonus\w*|\bcommissions?\b/],
  ['signing', /\bsign(ing)?\b.{0,24}\b(contract|deal|agreement|papers?|lease)\b|\b(contract|deal|agreement)\b.{0,12}\bsign/],
  [
    'results',
    /\bresults?\b|\bscores? (come|are|out)|\bhear back\b|\bdid i (pass|get in|get it)|\bannounce|\bshortlist|\bon the list\b|\bpick me\b/,
  ],
  [
    'support',
    /\bchip in\b|\bpay(ing)?\b|\bmoney\b|\bcosts?\b|\bcar\b|\bafford|\ballowance|\btuition|\bsend(ing)? (them|him|her|home|cash)|\bexpens|\bhow much\b|\bsupport(ing)? (my|them|him|her)|\blend\b/,
  ],
  [
    'rapport',
    /\bmy (son|daughter|kid|kids|teen|teenager|child)\b.{0,24}\b(and i|talk|listen|hates?|yell|fight|argu|slams?|trust|close|understand)|\b(talk|get through|close|closer|connect|along|bond|patience|trust) (to|with|from)? ?.{0,16}\b(son|daughter|kids?|teen\w*|child)\b|\bearn (his|her|their) trust|\bwon't (talk|listen)|\btalks? back\b|\bgood (mum|mom|dad|mother|father|parent)\b/,
  ],
  [
    'purse',
    /\bmoney\b|\bpaychecks?\b|\baccounts?\b|\bfinances?\b|\bbills?\b|\brent\b|\bearns?\b|\bincome|\bpay(s|ing)?\b|\bspend(s|ing)?\b|\bprenup|\bsalary|\bbroke\b/,
  ],
  [
    'leave',
    /\bsabbatical|\byear off|\bmonths? off|\btime off\b|\btake (a|some) (leave|break)|\bleave of absence|\bunpaid leave|\bgap year/,
  ],
  [
    'healing',
    /\bget(ting)? over\b|\bmove on\b|\bmoving on\b|\bstill (dream|think|miss|cry|love)|\bheartbr|\bheal|\bforget (him|her|them)|\bhurt(s|ing)? (less|so)/,
  ],
  ['treat', /\bpay(s|ing)?\b|\bpicks? up the (tab|check|bill)|\btreat(s|ing)?\b|\bbill\b/],
  [
    'habit',
    /\bhabit|\broutine|\bexercis|\bgym\b|\bwork(ing)? ?out\b|\bquit (smoking|drinking|sugar)|\bdiet|\blose weight|\bmeditat|\byoga|\brunning\b|\bmarathon|\bmorning person|\bwak(e|ing) up early|\bscreen time/,
  ],
]

const MONEY: WordLists['money'] =
  /\bmoney|\bbudget|\bcosts?\b|\bspend|\bpa(y|id|ys|ying)\b|\bpric|\bafford|\bexpens|\bcheap|\bdeposit|\brings?\b|[$£€]|\b\d+k\b|\bgrand\b|\bbucks|\bworth\b|\bover the top\b/

/** Words that ask when to hold back. */
const TIGHT: WordLists['tight'] =
  /\b(watch out|be careful|look out for|hold back|be cautious|caution|hang on to|mind my (step|money|tongue)|lie low|avoid)\b|\bwatch my (money|spending|wallet|step|mouth)|\b(worst|hardest|tightest|roughest|bad) (month|months|time|week|day|days|year|stretch)\b/

const AHEAD: WordLists['ahead'] =
  /\b(now|should|shall|will|can|could|would|might|again|still|yet|ever|worth|going to|from here|ready|suits?)\b|\bwhen (do|does|is|are)\b|'ll\b/
const BACK: WordLists['back'] =
  /\bwhy (was|were|did|is it that)\b|\b(what|how) (was|were|did|about)\b|^was\b|^were\b|^did\b|\blook(ing)? back/

/** Words for work in health care or law. */
const EMPLOYED: WordLists['employed'] =
  /\b(offer|job|jobs|work|working|shift|shifts|hired|position|role|interview|residency|nurs(e|es|ing)|career|rotation|admin|receptionist)\b.{0,40}\b(hospital|clinic|pharmac\w*|doctors?|medic\w*|health ?care)|\b(hospital|clinic|pharmac\w*|health ?care)\b.{0,24}\b(offer|job|work|shift|position|role|interview|career|pays?|hir\w+)|\b(become|becoming|be|train\w* (as|to be)) (a |an )?(doctor|nurse|medic|therapist|pharmacist|vet)|\b(medical|med|nursing) (school|boards|degree)|\bschool for (medicine|nursing)/

const LEAVING: WordLists['leaving'] =
  /\bdivorc|\bbreak(ing)? up|\bleave (him|her|them|my (husband|wife|partner|boyfriend|girlfriend|marriage))|\bsplit(?! (?:(?:the|our|all|my) )?(?:bills?|rent|costs?|check|money|expenses|50|profits?|chores|tips))|\bseparate|\bend (it|things|this|the|my) ?(relationship|marriage|with)?|\bdump|\blet (him|her|them) go|\bwalk away|\bstay (with|together|married)\b|\b(we|if i|to) part\b(?!-)/
const WHETHER_TO_LEAVE: WordLists['whether'] = /\bshould\b|\bshall\b|\bor\b|\bis it (time|right|better|best)|\bdo i\b|\bworth\b|\bought\b/
const OTHER_MIND: WordLists['mind'] =
  /\b(he|she|they|him|her|my (ex|boyfriend|girlfriend|husband|wife|crush|boss|partner|friend|colleague|manager|mother-in-law))\b.{0,24}\b(love me|loves me|like me|likes me|miss me|misses me|think(s|ing)? (of|about) me|cheat|lying|lie to me|feel(s)? about me|regret|faithful|(always|ever|forever) (be )?(good|true|loyal|love)|seeing someone|come back|hate me|hates me|mean it|trust me|think of me|still love|into me|jealous)|\bwhat (is|does|do|are) (he|she|they|my \w+) (think|want|feel|thinking|feeling)|\b(is|will|does) (he|she|they|my \w+) (going to |ever )?(recommend|promote|choose|hire|pick) me|\b(can|could|will|would|chance|might)\b.{0,16}\bback together|\bis (he|she) (serious|the one|cheating|into me|lying|faithful)/

const INSTRUCTION: WordLists['instruction'] =
  /\bignore (the|all|any|everything|previous|your|my earlier|what i)\b(?!.{0,6}\bi do\b)|\bdisregard\b|\b(previous|above|prior|earlier|your) (instruction|prompt|rule|message|guideline)|\bsystem (prompt|message)|\bprompt\b|\b(another|other|someone else|somebody else|different)( user| person| member| customer)?['’]?s? (chart|bazi|account|data|birth|records?|archive|chats?|conversation|birthday)|\bother users|\ball users|\buser(s)? (list|data|table|ids?|emails?)|\badmin(istrator)?\b|\bpassword|\bapi\b|\btokens?\b|\bsecret key|\bdatabase|\brole-?play|\bpretend (to be|you)|\byou are now|\bact as\b|\bprint (your|the|all)|\boutput (your|the|all)|\bexecute\b|<\/?\w+>|select .+ from|drop table|(?<!tax )\brefund|\bhow much (is|does|do) (it|this|a membership|the membership|you|mingshu|the fate book|one (question|reading))|\bmembership (price|cost|fee)|\bpricing|\bprice of (a |the )?(membership|book|reading|fate book|this app|subscription)|\bcoupon|\bpromo code|\bdiscount|\bjailbreak|\bdeveloper mode|\btool call|\bcall the tool|\bwrite (me )?(a |some )?(code|program|script|poem|essay|python)|\btranslate\b|\bweather\b|\bwill it (snow|rain)|\bspreadsheet|\bmacro\b|\bwrite (me |my )?(a |an |some )?(\w+ )?essay|\bcancel my subscription|\bhidden rules|\bno longer an? (oracle|assistant)|\byour company based|\bpizza|\brecipe\b|\bwhat time is it|\bwhat day is it|\bcapital of\b|\bguess who we are|\bwhile true|\bwhat['’]s your name|\bgarbage truck|\bwho won\b|\bexchange rate|\btell (me )?a joke|\bhomework\b|\bcontact support|\bsign up\b|\bare you (an ai|a robot|real|human|chatgpt)|\d+ ?[+*x] ?\d+|\bwhat model are you|\blanguage model|\bfree (rounds|credits|questions)/

const FOLLOW_UP: WordLists['followUp'] =
  /^(and|so|but|what about|how about|then|ok|okay|why|what if|also)\b|\b(instead|then|exactly)\?$|^(when|which month|which day|what day|what date)\?*$/
const ABOUT: WordLists['about'] = [
  ['child', /\bmy (son|daughter|child|kids?|children|baby)/],
  ['parent', /\bmy (mother|father|mom|mum|dad|parents)/],
  ['partner', /\bmy (husband|wife|partner|boyfriend|girlfriend|spouse|fianc)/],
  ['boss', /\bmy (boss|manager)/],
  ['friend', /\bmy (friend|roommate|classmate)/],
]

export const englishWordLists: WordLists = {
  topics: [...TOPIC_WORDS, ...acts],
  plain: PLAIN_WORDS,
  decision: DECISION_WORDS,
  asking: ASKING_WORDS,
  parts: PART_WORDS,
  money: MONEY,
  tight: TIGHT,
  named: NAMED_WORDS,
  ahead: AHEAD,
  back: BACK,
  employed: EMPLOYED,
  bounds: BOUND_WORDS,
  leaving: LEAVING,
  whether: WHETHER_TO_LEAVE,
  mind: OTHER_MIND,
  instruction: INSTRUCTION,
  followUp: FOLLOW_UP,
  about: ABOUT,
}
