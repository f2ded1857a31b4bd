/** First sentences of mode dt: for comparisons of two terms and for questions that ask more than what a term means. */
import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** How two terms differ, in a sentence, by their ids in alphabetical order. */
export const PAIR_LINES: Readonly<Record<string, SourceText>> = {
  'bazi ziwei': w(
    '差在起点：八字的年月看节气，读干支生克；斗数看农历的月日，读十二宫的星。哪家更准，没有可靠的比较。',
    'They start elsewhere: Bazi from solar terms, stems and branches; Ziwei from the lunar month and twelve palaces of stars. Nobody has soundly shown which is better.',
  ),
  'animal bazi': w('生肖只是八字里的一个字，占八分之一。', 'The animal is one character of the eight in Bazi.'),
  'bazi lunar-date': w(
    '不是一回事：八字的年月按节气换，农历按月亮。',
    'They’re not the same: Bazi follows the solar terms, the lunar calendar the moon.',
  ),
  'animal lichun': w(
    '八字看立春：立春那一刻换年，属相跟着换；春节换属相是民间过年的算法。',
    'Bazi goes by Start of spring: the year and its animal change at that instant. Changing at New Year is the custom of the festival.',
  ),
  'jie qi': w(
    '一先一后：节开头，八字靠它换月；中气居中，农历靠它置闰。',
    'A jie opens a Bazi month. A mid-term stands in its middle and decides leap months.',
  ),
  'leap-month ziwei': w(
    '斗数和八字在这里不同：斗数按农历的月排，闰月算前月、后月还是月半分开，各家不一。',
    'Ziwei differs from Bazi here: it counts lunar months, and schools give a leap month to the one before, the one after, or half to each.',
  ),
  'accuracy bazi': w('盘面可以核对，预言没有证据。', 'The pillars can be checked; for prediction there is no evidence.'),
  'relation-clash relation-punish': w(
    '没有固定的轻重：冲来得快，动一次就过去；刑磨得久。冲到什么字，比叫什么名要紧。',
    'Neither is worse by name: facing moves things fast and is over, rubbing takes long. What is touched matters more.',
  ),
  'relation-clash relation-harm': w(
    '冲重在动，害轻而暗：冲是对面来，害是旁边绊一下。',
    'Facing is the stronger: it comes from straight ahead. Crossing is a foot put out from the side.',
  ),
  'relation-break relation-harm': w(
    '都轻：害是拆了合的那只手，破是小处碰坏。',
    'Both are light: crossing comes between two that join, nudging chips an edge.',
  ),
  'relation-arch-three relation-half-three': w(
    '差在中间那一支：半合有它，拱合没有，只列名不计分。',
    'The middle branch makes the difference: a half joining has it, an arching doesn’t and scores nothing.',
  ),
  'relation-three-combine relation-three-meeting': w(
    '来路不同：三合取生、旺、墓三处，三会取同一季的三支，三会更重。',
    'Three-way joining takes birth, peak and store of one element; a gathering takes one whole season, and weighs more.',
  ),
  'relation-six-combine relation-three-combine': w(
    '六合两支，是一对一；三合三支，成一局，力量大得多。',
    'Joining is two branches, one to one. Three-way joining takes three and weighs far more.',
  ),
  'star-guasu star-guchen': w(
    '一对星，查法同一张表，各落一支：都说要独处的时候多。',
    'A pair from one table, on two branches: both speak of wanting time alone.',
  ),
  'star-hongluan star-tianxi': w(
    '红鸾和天喜永远隔六位相对：红鸾近婚聚，天喜近添喜。',
    'They always stand opposite each other: Red phoenix for pairing and gatherings, Joy star for glad additions.',
  ),
  'star-hongluan star-taohua': w(
    '桃花说招人，红鸾说喜事；查法也不同，一看三合，一看年支。',
    'Peach blossom is about drawing people, Red phoenix about celebrations; they are looked up in different tables.',
  ),
  'god-jiecai star-yangren': w(
    '不是一个：劫财是十神，看天干的关系；羊刃是日干的帝旺之支，里面常藏着劫财。',
    'Not the same: the Rival is a ten god, the Blade is the branch of the day stem’s Peak, which often hides a Rival.',
  ),
  'star-lushen star-yangren': w(
    '禄是刚好够用的力气，刃是过了头的；两支相邻。',
    'Prosperity is strength that is just enough, the Blade strength past that; their branches are neighbors.',
  ),
  'god-qisha god-shangguan': w(
    '方向相反：七杀是外面压来的，伤官是自己往外说的。',
    'They point opposite ways: Seven killings presses on you from outside, the Hurting officer is what you let out.',
  ),
  'layer-annual layer-major': w(
    '大运是底，流年是事：大运定十年的宽窄，哪一年有动静看流年，两样合着看。',
    'Neither alone: the luck cycle sets the room for ten years, the year says when something happens.',
  ),
  'pattern useful-yongshen': w(
    '格局说路数，用神说补什么：先看格局，再和旺衰合起来定用神。',
    'The pattern tells the kind of chart, the useful element what it needs; pattern and strength together decide it.',
  ),
  'useful-xishen useful-yongshen': w('用神排第一，喜神是生它、帮它的那一行。', 'The useful element comes first; the helpful one feeds it.'),
  'useful-choushen useful-jishen': w('忌神是最累人的一行，仇神是给它送粮的。', 'The adverse element tires you; the opposing one feeds it.'),
  'reason-fuyi reason-tiaohou': w(
    '扶抑看强弱，调候看冷暖。冬夏生的人，调候往往更急；本书两样都计分。',
    'One looks at strength, the other at warmth. For winter and summer births climate is often more urgent; Mingshu scores both.',
  ),
  'pattern-dominant pattern-following': w(
    '正好相反：专旺是自己占满了盘，从格是自己几乎没有力气。',
    'They’re opposites: in a dominant pattern the self fills the chart, in a following one it has almost nothing.',
  ),
  'pattern-following pattern-huaqi': w(
    '从格是顺着别人走，自己没变；化气是与邻干合了，自己变成另一行。',
    'In a following pattern the self goes with another element; in a transformed one it joins a neighbor and becomes another.',
  ),
  'stage-mu storehouse': w(
    '同一处，两个名字：论十二长生叫墓，论藏东西叫库。',
    'One place, two names: storing among the life stages, storehouse when the question is what it keeps.',
  ),
  'strength-shenqiang strength-shenruo': w(
    '没有好坏：看帮日主的占多少，32 以下算弱，62 以上算强，各有各的用法。',
    'Neither is better. It’s the share that helps the day stem: below 32% weak, from 62% strong, and each has its uses.',
  ),
  'collision repeat': w(
    '伏吟是同一对干支又来一次，反吟是正对面的来冲。',
    'A repeat is the same pair again; a collision is the pair from straight across.',
  ),
  'situation-sha-yin situation-zhi-sha': w(
    '对付七杀的两条路：食神是正面管住，印是化成自己的力气。',
    'Two ways with Seven killings: the Eating god holds it, the Seal turns it into your own strength.',
  ),
  'changed-hexagram nuclear-hexagram': w(
    '变卦说往哪里去，互卦说中间藏着什么。',
    'The changed hexagram says where it goes, the inner one what is inside.',
  ),
  'five-elements useful-yongshen': w(
    '缺和用是两回事：缺的是数量，用神是最管用的一行。',
    'Missing is a count; the useful element is what helps most. They may differ.',
  ),
}

/** Sentence for two names of one entry. */
export const SAME_LINE = w('是一回事，同一条里讲。', 'Yes, they’re the same thing, in one entry.')

/** Sentences for a term that is asked for a verdict. */
export const VERDICT_LINES: readonly { readonly words: RegExp; readonly line: SourceText }[] = [
  {
    words:
      /(是不是|要|会|一定|就是|注定|说明).{0,8}(出国|离婚|破财|倒霉|发财|结婚|出事|克[夫妻]|孤独|没人要)|\b(mean|going to|will i|does it say|am i bound)\b.{0,30}\b(divorce|abroad|lose|rich|marry|bad luck|alone|trouble)/,
    line: w(
      '不一定：一个名字只作旁证，定不了这样的事。',
      'Not by itself: one name in a chart is a side note and settles nothing of the kind.',
    ),
  },
  {
    words:
      /是好是坏|好还是坏|好不好|好吗|坏吗|吉还是凶|是吉是凶|是凶是吉|\bgood or bad\b|\b(a )?(good|bad|lucky|unlucky) (star|thing|sign)\b|is it (good|bad)/,
    line: w('好坏不在名字上，看盘里用在哪里。', 'Good or bad isn’t in the name; it depends on what the chart does with it.'),
  },
]

/** Questions that a sentence answers first; the entries follow. */
export const ANSWER_LINES: readonly { readonly words: RegExp; readonly ids: readonly string[]; readonly line: SourceText }[] = [
  {
    words:
      /化.{0,6}条件|条件.{0,6}化|(怎么|怎样|什么时候|什么情况).{0,3}(才|能|算)?(算|会)?(合化|化气|化得|真化|化成)|transform.{0,40}(condition|require|when)|(condition|require).{0,40}(transform|turn into|change)|(turn|change)s? into .{0,40}condition/,
    ids: ['transforming', 'relation-stem-combine'],
    line: w(
      '五条到齐才化：紧邻、无人来争、当令、不受克、日干无根。',
      'Five together: next to each other, uncontested, in season, not controlled, and a day stem without a root.',
    ),
  },
  {
    words:
      /(软件|app|网站|程序|排盘).{0,14}起运|起运.{0,14}(软件|app|网站|不同|不一样)|apps?.{0,40}(starting age|start of luck)|(starting age|start of luck).{0,40}apps?/,
    ids: ['start-of-luck', 'accuracy'],
    line: w(
      '折算的细处不同：有的算到秒，有的只数整天或整时辰，三天折一年，差一天就是四个月。',
      'They count the distance to the jie differently: to the second, or in whole days or double-hours. Three days are a year, so one day is four months.',
    ),
  },
  {
    words:
      /(两|不同|别的|其他|各个|几个|哪个).{0,3}(软件|app|网站|程序|万年历|命盘|排盘).{0,14}(不一样|不同|不一致|对不上|差)|(软件|app|网站).{0,12}(不一样|不同|对不上)|(two|different|another|other|several) (bazi )?(apps?|sites?|websites?|calculators?|programs?)|apps? .{0,24}(differ|disagree|different)/,
    ids: ['accuracy', 'receipt'],
    line: w(
      '规矩不同：多半差在时区与夏令时、真太阳时、几点换日、交节的时刻这四处。',
      'Their rules differ, nearly always in one of four: zone and daylight saving, solar time, when the day changes, the instant of a jie.',
    ),
  },
  {
    words:
      /双胞胎|双生|孪生|同年同月同日|同一(天|个?时辰)(出?生|的人)|\btwins?\b|same birth ?(day|time|hour)|born (at )?the same (time|hour|day)/,
    ids: ['accuracy', 'double-hour'],
    line: w(
      '同一时辰出生，八字就一样；跨了时辰，时柱才不同。日子过得不一样，原因在盘外。',
      'Born within one double-hour, they share all eight characters; across its border the hour pillar differs. Why two lives differ is not in the chart.',
    ),
  },
  {
    words:
      /准不准|靠谱|灵不灵|科学吗|是不是迷信|骗人|(八字|命理|算命|批命|你们?|这个?|本书)[^时]{0,8}(准吗|准么|准嘛|准确|可信|有根据|有依据|灵吗|有用吗|迷信|科学)|(bazi|four pillars|fortune telling|readings?|is this|is it|is any of this|astrology).{0,24}(accura|reliable|scientific|proven|trust|legit|real\b|evidence|superstiti|a scam|nonsense)|how (accurate|reliable|scientific)/,
    ids: ['accuracy', 'receipt'],
    line: w(
      '盘面准，查得清；要它预知某件事，没有证据。',
      'The pillars are, and can be checked. For foretelling events there’s no evidence.',
    ),
  },
  {
    words:
      /(缺|少)(什么|啥|的|哪).{0,12}(用神|喜用)|(用神|喜用).{0,16}(缺|最少)|(补|用).{0,2}缺的|(missing|lack|least of|weakest element).{0,30}(useful|yong ?shen|favou?rable)|(useful|yong ?shen|favou?rable).{0,40}(missing|lack|least|weakest)/,
    ids: ['useful-yongshen', 'five-elements'],
    line: w(
      '不是：用神是对这张盘最管用的一行，缺的那一行可能正是忌神。',
      'No. The useful element is the one that helps this chart most; the missing one may be just what tires it.',
    ),
  },
  {
    words:
      /一定(会?化|合化)|合.{0,8}(化成|化吗|化得了|真化|成化)|能不能化|(always|really|ever|when|does|do|actually).{0,30}(transform|turn into|become|change into) ?(earth|metal|water|wood|fire)?\b.{0,4}$|(combin|join).{0,30}transform/,
    ids: ['transforming', 'relation-stem-combine'],
    line: w(
      '不一定，多半只是合住：紧邻、不争、当令、不受克、自己无根，五条到齐才化。',
      'Rarely. Most only hold each other; they change when they are neighbors, alone, in season, unopposed and without a root.',
    ),
  },
  {
    words:
      /南半球|澳洲|澳大利亚|新西兰|悉尼|雪梨|墨尔本|巴西|阿根廷|智利|南非|秘鲁|southern hemisphere|australia|sydney|melbourne|brisbane|perth|new zealand|auckland|brazil|argentin|\bchile|south africa|\bperu\b|seasons? .{0,12}(flip|revers|opposite|upside)/,
    ids: ['southern-hemisphere', 'solar-terms'],
    line: w(
      '照平常排：本书不因季节相反对调月份，各家说法不同。出生地的经度要填准。',
      'Cast it the usual way: Mingshu doesn’t turn the months round for the south, though some schools do. Enter the place, for its longitude.',
    ),
  },
  {
    words: /(紫微|斗数|zi ?wei).*(闰|leap)|(闰|leap).*(紫微|斗数|zi ?wei)/,
    ids: ['ziwei', 'leap-month'],
    line: w(
      '斗数和八字在这里不同：斗数按农历的月排，闰月算前月、后月还是月半分开，各家不一。',
      'Ziwei differs from Bazi here: it counts lunar months, and schools give a leap month to the one before, the one after, or half to each.',
    ),
  },
  {
    words: /闰.{0,12}(怎么|咋|如何|算|排|哪|月柱|影响)|leap month/,
    ids: ['leap-month', 'pillar-month'],
    line: w(
      '看出生那一刻在哪两个节之间，闰不闰都一样：过了节就是下一个月柱。',
      'Look at which two jie the birth lies between. The leap month makes no difference; past the jie, it’s the next month pillar.',
    ),
  },
  {
    words:
      /五行.{0,6}(比例|百分比|占比|分数).{0,6}(怎么|咋|如何|哪)|(怎么|咋|如何).{0,4}算?.{0,4}五行.{0,4}(比例|百分比|占比)|(count|calculate|work out|score).{0,20}element.{0,12}(percent|share)|element percent.{0,20}(count|calculate|work)/,
    ids: ['five-elements', 'hidden-stems'],
    line: w(
      '每个字先按位置计点，月支三十最重，地支的点再分给藏干；合冲改过之后折成百分比。',
      'Each character gets points by its place, the month branch 30; a branch divides its points among its hidden stems. Joinings and facings then shift them.',
    ),
  },
  {
    words: /([印财官杀食伤比劫]+)多.{0,4}\1旺|([印财官杀食伤比劫]+)旺.{0,4}\2多/,
    ids: ['rooted', 'strength-deling'],
    line: w(
      '不全是：多，说的是个数；旺，说的是当令、有根。一个得令有根的，抵得过几个浮着的。',
      'Not quite: many is a count, strong means in season and rooted.',
    ),
  },
  {
    words:
      /(身强|强弱|旺衰).{0,4}(身弱)?.{0,3}(怎么|如何|咋)(看|区?分|判断|定|算)|(怎么|如何|咋)(看|区?分|判断|定|算).{0,3}(身强|身弱|强弱|旺衰)|(strong|weak).{0,16}(strong|weak).{0,24}(tell|apart|decide)|(judge|decide|measure).{0,12}strength/,
    ids: ['strength', 'strength-deling'],
    line: w(
      '看帮日主的占多少：比劫和印合起来，32 以下算弱，62 以上算强，42 到 52 为中和。',
      'By the share that helps the day stem, peers and resource together: below 32% weak, 42 to 52% balanced, from 62% strong.',
    ),
  },
  {
    words:
      /(用神|喜用).{0,8}(会变|变吗|变不变|会不会变|一辈子|固定|不变)|(useful (element|god)|yong ?shen).{0,20}(change|fixed|for life|same forever)/,
    ids: ['useful-yongshen', 'layer-major'],
    line: w(
      '不变：用神由出生的盘定，大运和流年只是把它带来，或者带走。',
      'No. The birth chart decides it; luck and years only bring it or take it away.',
    ),
  },
  {
    words:
      /(春节|过年|正月|初一|元旦).{0,12}(换年|属|年柱|生肖|立春)|(换年|属相|属什么|生肖|年柱|立春).{0,16}(春节|过年|正月|元旦)|(new year|january).{0,40}(start of spring|li ?chun|animal)|(li ?chun|start of spring|animal|year (start|begin|change)s?).{0,40}new year|立春.{0,6}生|(feb(ruary)?\.? ?[3-5]\b|[3-5](th|rd)? (of )?feb).{0,30}animal|2月[3-5][日号]?.{0,10}属/,
    ids: ['lichun', 'animal'],
    line: w(
      '八字看立春：立春那一刻换年，属相跟着换；春节换属相是民间过年的算法。',
      'Bazi goes by Start of spring: the year and its animal change at that instant. Changing at New Year is the custom of the festival.',
    ),
  },
  {
    words: /岁运(?!并临)/,
    ids: ['layer-major', 'layer-annual'],
    line: w('岁运是合称：岁是流年，运是大运。', 'It is a name for both together, the year and the luck cycle.'),
  },
  {
    words: /(国外|海外|外国|外地|境外).{0,8}(生|八字)|born .{0,16}(abroad|overseas|another country|outside china)|birth abroad/,
    ids: ['true-solar-time', 'receipt'],
    line: w(
      '填出生地和当地钟表上的时间，别换成北京时间；时区、经度由本书折算。',
      'Enter the place and the time its clocks showed, not Beijing time; the zone and the longitude are worked out from it.',
    ),
  },
  {
    words: /夏令时|夏时制|daylight saving|summer time|\bdst\b/,
    ids: ['true-solar-time', 'receipt'],
    line: w(
      '填当时钟表上的时间，不用自己减：本书按当地那一年的规定折算，凭据里写明。',
      'Enter the time the clock showed and subtract nothing: the place’s rules of that year are applied, and the receipt shows it.',
    ),
  },
  {
    words:
      /(23|11|十一) ?点.{0,14}(哪|明天|第二天|次日|换|日柱|算)|23:\d\d|11 ?:? ?\d* ?pm.{0,30}(day|roll|which)|roll over|半夜.{0,10}(哪|算)|子时.{0,8}(算哪|换日)/,
    ids: ['late-zi', 'pillar-day'],
    line: w(
      '本书默认算第二天：23:00 换日，也可以改成 24:00。',
      'By default it’s already the next day: the day changes at 23:00, and a setting moves that to midnight.',
    ),
  },
  {
    words: /为什么叫.{0,2}七?[杀煞]|七?[杀煞].{0,6}为什么(叫|是|这么叫)|why .{0,20}seven killings|seven killings.{0,20}why/,
    ids: ['god-qisha'],
    line: w(
      '从日干数起它排第七，又来克你，所以叫七杀；名字凶，说的是压力。',
      'It’s the seventh stem from your own, and it controls it; hence the name. Grim as it sounds, it means pressure.',
    ),
  },
  {
    words: /(为什么叫|伤了?谁|伤的是).{0,4}(伤官|官)|why .{0,20}hurting officer/,
    ids: ['god-shangguan', 'god-zhengguan'],
    line: w(
      '伤的是正官：你所生、又与你异性的那个字，正好克着正官。',
      'It hurts the Direct officer: what you feed in the other polarity controls the Officer.',
    ),
  },
  {
    words:
      /先(看|读|学)哪|(八字|命理).{0,6}(书|入门).{0,6}(推荐|哪本|先)|哪本书?.{0,6}(入门|好懂)|which (book|classic).{0,30}(first|start|begin|easiest)|(beginner|start).{0,16}\bbooks?\b|\bbooks?\b.{0,20}(beginner|start with)/,
    ids: ['month-order', 'pattern'],
    line: w(
      '先看《子平真诠》，讲理有次序；《滴天髓》是短句，放在后头，配着任铁樵的注看。',
      'Begin with Ziping Zhenquan, which argues step by step. Ditian Sui is terse verse; keep it for later, with Ren Tieqiao’s notes.',
    ),
  },
  {
    words:
      /(怎么|如何|咋).{0,4}(学|入门|自学)(八字|命理|起)?|从哪(里|儿)?(学|开始)|(how|where).{0,12}(learn|study|get started|start (learning|with)).{0,12}(bazi|this)?/,
    ids: ['day-master', 'ten-gods', 'month-order'],
    line: w('从三个词学起：先认日主，再认十神，再看月令。', 'Start with three words: the day master, the ten gods, the month order.'),
  },
  {
    words: /哪本.{0,4}(最早|最老|最古)|(which|what).{0,24}(oldest|earliest)/,
    ids: ['bazi'],
    line: w(
      '通行的几部里，传为宋人所编的《渊海子平》最早。',
      'Of those in wide use, Yuanhai Ziping, by tradition of the Song, is the earliest.',
    ),
  },
  {
    words:
      /(八字|命盘|盘|四柱).{0,4}(怎么|咋|如何)排|(怎么|如何|咋)排(八字|盘|命盘|四柱)|cast .{0,12}chart|chart .{0,8}(cast|made|computed)/,
    ids: ['chart', 'receipt'],
    line: w(
      '填生日、时刻和出生地，本书来算：年柱看立春，月柱看节，日柱按六十甲子数，时柱默认看真太阳时。',
      'Give date, time and place, and Mingshu works it out: the year from Start of spring, the month from the jie, the day from the round of sixty, the hour by the sun.',
    ),
  },
]

/** Terms and subjects known to have no entry; `near`: entries on other subjects. */
export const UNLISTED: readonly { readonly words: RegExp; readonly name: SourceText; readonly near: readonly string[] }[] = [
  {
    words: /童子(煞|命)|tong ?zi|child(ren)?('s)? star/,
    name: w('童子煞', 'Tongzi (child star)'),
    near: ['stars', 'star-huagai', 'star-guchen'],
  },
  { words: /盲派|blind (school|method)/, name: w('盲派', 'the blind school'), near: ['bazi', 'pattern', 'accuracy'] },
  {
    words:
      /流派|门派|派别|哪?几[个大]?派|哪些派|子平派|新派|古法派|(schools?|lineages?|systems?) (of|in) (ba ?zi|four pillars)|different schools|what schools/,
    name: w('八字的流派', 'the schools of Bazi'),
    near: ['accuracy', 'pattern', 'reason-tiaohou'],
  },
  {
    words: /星座|占星|星盘|太阳星座|上升(星座)?|western astrology|horoscope|zodiac sign|sun sign|rising sign|natal astrology/,
    name: w('西方占星', 'Western astrology'),
    near: ['bazi', 'animal', 'ziwei'],
  },
  { words: /奇门(遁甲)?|遁甲|qi ?men/, name: w('奇门遁甲', 'Qimen Dunjia'), near: ['casting', 'hexagram', 'ziwei'] },
  { words: /大?六壬|liu ?ren/, name: w('六壬', 'Liuren'), near: ['casting', 'hexagram', 'branches'] },
  { words: /铁板神算|铁板数|iron plate|tie ?ban/, name: w('铁板神算', 'Iron Plate numerology'), near: ['bazi', 'ziwei', 'hexagram'] },
  {
    words: /梅花易数|梅花易|mei ?hua|plum blossom (numerology|divination|oracle)/,
    name: w('梅花易数', 'Plum blossom numerology'),
    near: ['casting', 'hexagram', 'trigram'],
  },
  { words: /风水|飞星|玄空|feng ?shui|flying stars?/, name: w('风水', 'feng shui'), near: ['trigram', 'five-elements', 'yellow-path'] },
  {
    words: /姓名学|起名|改名|取名|数理|生命灵数|numerology|name analysis/,
    name: w('姓名与数字', 'names and numbers'),
    near: ['five-elements', 'useful-yongshen'],
  },
  { words: /面相|手相|看相|palm(istry| reading)|face reading/, name: w('相法', 'palm and face reading'), near: ['bazi', 'chart'] },
  { words: /塔罗|\btarot\b/, name: w('塔罗', 'tarot'), near: ['casting', 'hexagram'] },
  { words: /称骨|几两几钱|bone weight/, name: w('称骨', 'bone weight'), near: ['bazi', 'four-pillars'] },
  { words: /人类图|human design/, name: w('人类图', 'Human Design'), near: ['bazi', 'hexagram'] },
  {
    words: /([羊阳]刃)?驾[杀煞]/,
    name: w('羊刃驾杀', 'Blade driving the Killings'),
    near: ['star-yangren', 'god-qisha', 'pattern-yangrenge'],
  },
  { words: /岁运并临/, name: w('岁运并临', 'year and cycle alike'), near: ['repeat', 'layer-annual', 'layer-major'] },
  { words: /盖头|截脚/, name: w('盖头与截脚', 'capped and cut pairs'), near: ['revealed', 'rooted', 'controlling'] },
  {
    words: /(七|官)?[杀煞]?攻身|(officers?|(seven )?killings) attacks? the (body|self)|attacks? the (body|self)/,
    name: w('七杀攻身', 'Killings attacking the self'),
    near: ['god-qisha', 'situation-zhi-sha', 'situation-sha-yin'],
  },
  {
    words: /飞天禄马|倒冲|井栏叉|日禄归时|六乙鼠贵|壬骑龙背|拱禄|拱贵|外格/,
    name: w('外格', 'the rare old patterns'),
    near: ['pattern', 'pattern-dominant', 'star-lushen'],
  },
  {
    words: /合婚.{0,8}(古|以前|历史|真的)|(古代|以前|旧时).{0,10}合婚|arrang.{0,12}marriage|matchmak/,
    name: w('合婚的历史', 'the history of matching charts'),
    near: ['two-charts', 'bazi'],
  },
]
