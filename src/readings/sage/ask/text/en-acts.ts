import type { WordLists } from '../words.ts'

const GOODS =
  'couch|sofa|car|truck|phone|laptop|computer|tv|washer|dryer|fridge|bike|camera|watch|mattress|piano|sneakers|shoes|coat|furniture|console|horse'
const COUNTRIES =
  'vietnam|mexico|brazil|india|indonesia|bali|philippines|sweden|norway|denmark|poland|switzerland|austria|belgium|scotland|greece|turkey|argentina|chile|colombia|peru|costa rica|korea|japan|china|germany|france|spain|italy|portugal|england|ireland|australia|new zealand|canada|singapore|dubai|thailand|malaysia|the netherlands|holland|tokyo|paris|berlin|sydney|london'
const KIN = '(sister|brother|cousin|aunt|uncle)'

/** Phrases for actions by topic; an action decides the topic before a word for a person does. */
export const acts: WordLists['topics'] = [
  [
    'debt',
    19,
    /\bco-?sign|\bowe(s|d)?\b(?! each other)|\b(lend|lent|loan|borrow)(s|ed|ing)?\b(?! (my )?(tent|book|clothes|charger|jacket|car\b))|\b(pay|paid|paying) (me|him|her|us|them|it) back|\bpay(ing)? (off|down)\b|\bpaid off\b|\bin debt\b|\bcredit cards?\b/,
  ],
  [
    'break-up',
    18,
    /\b(text|message|call|dm|write( to)?) (him|her|my ex)\b.*\b(haven't|havent|hadn't|stopped|blocked|anymore|broke up)|\b(is|are) (it|we) over\b|\bover between us\b|\bmy ex\b(?!.*\b(owes?|boss)\b)|\bback together\b|\b(break|breaking|broke) up\b|\bdivorc/,
  ],
  [
    'love-meeting',
    18,
    /\bdoes (she|he|they) (actually |really |even )?(like|want|fancy) me\b|\binto me\b|\bleading me on\b|\b(just )?being nice\b|\bchance with (him|her)\b|\bwe met (at|on|in|through)\b|\basked? me out\b|\bsoul-?mate|\bmy type\b|\bmeet(ing)? someone\b|\bbest friend's (sister|brother)\b|\bmy crush\b/,
  ],
  [
    'marriage',
    18,
    /\bget(ting)? (engaged|married)\b|\bengagement\b|\bpropos(e|ing|al)\b|\bwedding (date|day|venue|guest|budget)|\b(our|my) wedding\b|\bmarry (me|him|her)\b|\bever (get )?marr/,
  ],
  [
    'love-existing',
    17,
    /\b(both|our|joint|one|separate|shared) (paychecks?|accounts?|finances)\b|\b(split|splitting|share|sharing) (the )?(bills|rent|chores|costs)|\blong[- ]distance\b|\bforgive (him|her)\b|\bmake or break\b|\bwants (some )?space\b|\b(my )?(husband|wife|boyfriend|girlfriend) (retired|and i|is always|never|keeps|won't|wont)\b|\bour (temper|personalit)|\bpartner (makes|earns)\b/,
  ],
  ['love-existing', 12, /\b(live|living) together\b/],
  [
    'study',
    17,
    /\bdrop(ped|ping)? out\b|\b(quit|leave|leaving|back to|return to) (school|college|uni|university)\b|\b(this|next) semester\b|\bcourses?\b(?!.*\bgolf)|\btake (a|some) class|\b(grad|law|med|nursing) school\b|\bdegree\b|\bswitch majors?\b|\blanguage course\b/,
  ],
  [
    'exam',
    18,
    /\bget in(to)? (\w+ ){0,2}(school|college|uni|university|program)\b|\b(boards|bar exam|finals|midterms?|licen[cs]ing|viva|orals?)\b|\bpass (my|the|this)\b|\bexams?\b|\bon the (test|exam)\b/,
  ],
  [
    'friends',
    17,
    /\broom-?mates?\b|\breunion\b(?!.*\bfamily)|\bfriend group\b|\bgroup chat\b|\bfell out with\b|\bgood friend\b|\bfriends? (ghost|ignor|lied|is using|keeps)|\bborrowed my \w+ and\b|\bwho (is going to|will|can) help me\b|\b(go|invited) to \w+'s (wedding|party|birthday)/,
  ],
  [
    'family',
    20,
    new RegExp(
      String.raw`\b(mother|father|sister|brother|parents)[- ]in[- ]laws?\b(?!.*\b(catering|business|shop|salon)\b)|\bin-?laws\b|\bfamily reunion|\b(my|his|her) parents or (my|his|her)\b|\btwin (sister|brother)|\b(brother|sister|cousin)'s (wife|husband|kids|girlfriend|boyfriend)\b|\b${KIN} and i (stopped|fell|don't|dont|haven't|havent|fight)|\bwho moved away\b`,
    ),
  ],
  [
    'parents',
    17,
    /\bmy (dad|mom|mum|father|mother|parents|folks)\b.*\b(spoken|talk|call|move in|care home|retire|approve|moving in|getting old|fight|argue)\b|\bshould i call (my )?(mom|mum|dad)/,
  ],
  [
    'children',
    17,
    /\bwants kids\b|\bhave (a )?(kid|kids|child|children|baby)\b|\bstay (home )?with the kids\b|\bmy (son|daughter|kid|kids|teen|toddler|eldest|youngest)\b.*\b(school|uni|college|teacher|team|grades|phone|moved|off to|refuses|wants)\b|\bbaby\b|\badopt(ing)? a (child|baby|kid)/,
  ],
  [
    'decision',
    17,
    /\b(adopt|get|getting|rescue)\w* (a |another |second |the )*(dog|cat|puppy|kitten|pet)\b|\bturn around\b|^y ?\/ ?n$|\b(take|accept) (the|this|that) (deal|offer)\b(?!.*\bjob)/,
  ],
  [
    'change-job',
    17,
    /\b(low|lower|better|higher|less)[- ]?pay(ing|s)?\b.{0,12}\b(job|role|position|work)|\bjob closer\b|\b(new|another|different) (job|employer|career)\b|\bcareer (change|switch)\b|\bchange careers?\b|\bget a new job\b|\b(stay or go)\b|\b(union|government|corporate) job\b|\bquit my job\b|\btake the (gig|job)\b/,
  ],
  ['promotion', 17, /\b(a |my )raise\b|\bpromot|\bpay (rise|bump)\b/],
  [
    'work',
    17,
    /\bcover(ing)? (the|for) .{0,16}\b(office|shift|team|leave)\b|\b(go|going|work|working) part[- ]?time\b|\bmy (manager|boss|coworker|colleague)s?\b.{0,24}\b(get|like|hate|micromanag|understand|each other|credit)|\bwhat should i do for work\b|\bcareer should\b|\bworking life\b|\bbig (presentation|meeting|pitch)\b|\b(months?|weeks?) of overtime\b|\breal estate and not\b|\bwork with\b|\bretainer\b/,
  ],
  [
    'money-out',
    18,
    new RegExp(
      String.raw`\b(new|buy|buying|get|replace|want|wants|upgrade) (a |an |the |my |that |this |new |used )*(${GOODS})s?\b|\bblack friday\b|\bon sale\b|\bblow(ing)? (my|the|all|through)\b|\bpay ?check\b.{0,12}\b(gone|week|days?)|\bstop (spending|buying|shopping)|\b\$ ?\d+ (${GOODS})|\b(bucks|dollars|quid) left\b|\bcan't save\b|\bsav(e|ing) (money|up|for)\b|\bi (always |just )?spend (too|so|like)\b|\bpay(ing)? for (the|a|my|this)\b`,
    ),
  ],
  [
    'money-in',
    17,
    /\bget paid\b|\bpaid for (that|the|my)\b|\bwhat kind of money\b|\b(steady|big) (income|money|swings)\b|\btax refund\b|\bbonus\b|\brepel money\b|\bmake(s)? me the most\b/,
  ],
  [
    'partner-venture',
    19,
    new RegExp(
      String.raw`\b(${KIN}|friend|partner|wife|husband|buddy)( and i| and me| wants to)?\b.{0,12}\b(open|start|run|launch|buy)(s|ing)? (a|an|our|up|into)\b|\bgo(ing)? in (with|on)\b|\bgo(ing)? into business with\b|\bbuy(ing)? (in|into)\b|\b(of us|together) (open|start|run|buy)`,
    ),
  ],
  [
    'business',
    18,
    /\b(second|another|new) (bakery|shop|store|location|cafe|restaurant|salon)\b|\bfood truck\b|\b(our|the|my) (grand )?opening\b|\breopen|\bopen (the|my|our|a) (shop|bakery|cafe|store|salon|doors)\b|\bside hustle\b|\bbetter at (food|clothes)|\bcatering\b|\bhand (books|made)\b|\bsecond[- ]hand books\b|\bnail bar\b/,
  ],
  [
    'house',
    17,
    /\b(sell|buy|list|rent out|close on) (the|my|our|a|that) (\w+ )?(condo|house|home|flat|apartment|place|room)\b|\bspare room\b|\bmortgage rates?\b|\brates (move|drop|rise)\b/,
  ],
  [
    'moving',
    17,
    /\bmov(e|ing) (to|out of|across|back to) (?!a (new|different) (role|team|job))\w+(?!.*\b(10k|salary|offer)\b)|\b(good|right|best) (month|time|day|week) to move\b|\blease\b|\bsublet\b|\brent (went|goes|is going) up\b/,
  ],
  [
    'abroad',
    19,
    new RegExp(
      String.raw`\b(teach|teaching|live|living|work|working|job|moving|move|study|studying|year|posting|me in|me to|course) .{0,20}\b(in|to) (${COUNTRIES})\b|'s in (${COUNTRIES})\b|\b(wants me|posting|transfer) (in|to) (${COUNTRIES})\b`,
    ),
  ],
  [
    'travel',
    17,
    /\bwhen(ever)? we('re)? travel|\b(every time|when|if) we travel|\btravell?ing\b|\broad trip|\bvacation\b|\b(day|weekend) trip|\bflight\b/,
  ],
  [
    'rest',
    17,
    /\b(so|too|always|constantly) tired\b|\bworn out\b|\bexhausted\b|\bburn(t|ed)? ?out\b|\bwears? (me|us) out\b|\bturned to wood\b|\bneed a break\b|\bcan't sleep\b/,
  ],
  [
    'self',
    16,
    /\bam i (too|just|really|being|a) (sensitive|stubborn|lazy|picky|soft|cold|much|selfish|difficult)\b|\bwhat's wrong with me\b|\bwhat am i good at\b/,
  ],
  ['luck-cycle', 17, /\bluck (turn|change|improve)s?\b|\bmy (luck )?(pillar|cycle|luck) (flips|changes|turns)|\bpillar flips\b/],
  ['marriage', 19, /\bprenup|\banniversary\b/],
  ['money-in', 9, /\bmoney (year|luck)\b|\bmake (any |good |more |real )?money\b/],
  ['parents', 19, /\btell my (mother|mom|mum|dad|father|parents|folks)\b|\b(mom|mum|dad|mother|father) and i\b/],
  ['travel', 21, /\bdays away\b/],
  ['business', 18, /\btake over (the|her|his|my|a|our)\b|\b(village|corner|our|the) shop\b|\b(do|should) i take the lease\b/],
  [
    'change-job',
    18,
    /\b(quit|leave|leaving|resign) (now|before|after)\b|\b(hand|put|turn)(ing)? in (my|the) (notice|resignation|letter)|\bgiv(e|ing) (my |two weeks'? )?notice\b|\bresign(ing|ation)?\b|\btwo weeks'? notice\b/,
  ],
  ['partner-venture', 20, /\bgo(ing)? into business with\b/],
  ['moving', 18, /\bmoving (house|home)\b|\bmove back to (my|our|the) (home|town|village|city)/],
  ['abroad', 20, /\b(move|moving|go|going) back to (the )?(uk|us|usa|states|spain|france|canada|germany|home country)\b/],
  ['work', 18, /\bcut (us\b|(our|my) (pay|hours|wages|salary|budget|team|retainer))|\bretainer\b/],
  ['exam', 18, /\bget in(to)? (\w+ ){0,2}(school|college|uni|university|program)\b/],
  ['marriage', 20, /\bmeet (his|her|my|the) (parents|family|folks)\b/],
  [
    'promotion',
    19,
    /\b(supervisor|manager|lead|director|management) (spot|role|position|job|post)\b|\b(the|a|my) raise (talk|conversation|thing)\b/,
  ],
  ['money-out', 18, /\b(used|new) (honda|toyota|ford|tesla|bmw|subaru|nissan|kia|mazda|jeep)\b|\bkeep (fixing|repairing)\b/],
  ['partner-venture', 20, /\b(wants?|asked|invited)( me)? to (open|start|flip|run|launch|sell|invest in)\b.*\bwith (me|him|her|them)\b/],
  ['love-meeting', 17, /\bsomeone out there\b|\banyone out there for me\b/],
  ['rest', 16, /\b(can't|cannot|unable to|hard to|trouble) (focus|concentrate|relax|switch off|sleep|unwind)/],
  ['self', 18, /\b(cut|dye|colou?r|grow) (my|out my) hair\b|\bhaircut\b/],
  ['children', 19, /\b(eldest|youngest|son|daughter|kids?) (is|are|'s|just) (off|leaving|left|gone)\b|\bempty (house|nest)\b/],
  ['money-out', 19, /\bwhat (he|she|they) earns?\b/],
  ['debt', 20, /\b(keeps?|keeping|return|returning|back|withh[eo]ld\w*) (my |the |our )?(security )?deposit\b|\bdeposit back\b/],
]
