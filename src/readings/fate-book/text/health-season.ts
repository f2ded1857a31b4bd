import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'rest-birth-season',
    card: 'health',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'health.born.spring-wood',
        because: ['month:spring', 'day:wood'],
        says: ['spring=rest-first'],
        zh_CN:
          '三月里你一天当一天半用，起得早，约得多，走路都比平时快半步。木生在春天，满地都是自家的季节⟨（春木）⟩，枝条往哪边伸都没人拦。伸到五月一算，事开了一片，觉欠了一屋。2月4日前后到5月5日前后，先把空白的日子圈出来，再往别的格子里填。',
        en_US:
          'In March you get a day and a half out of a day: up early, booked solid, walking faster than usual. Wood born in spring is in its own season ⟨ (spring wood)⟩, and nothing stops a branch from going anywhere. By May there are shoots all over and a houseful of sleep owed. From about February 4 to May 5, mark the empty days first and fill in around them.',
      },
      {
        id: 'health.born.spring-fire',
        because: ['month:spring', 'day:fire'],
        says: ['summer=rest-first'],
        zh_CN:
          '春天有木来添柴，你这时候过得从容，话不多，书倒看得进⟨（春火得生）⟩。坏在柴添得太足，一到立夏全烧起来：晚饭后才出门，回来还要再聊。5月5日前后到8月7日前后，你的一天会自己变长。趁三四月先定好夏天几点关灯，火起来再定就晚了。',
        en_US:
          'Spring is wood laying logs on your fire, and you’re easy then, reading more than you talk ⟨ (spring fire)⟩. It lays rather too many. Come May everything catches: you go out after dinner and keep talking once you’re home. Between about May 5 and August 7 your day stretches by itself, so settle the hour of lights-out in March, while you’re still reasonable.',
      },
      {
        id: 'health.born.spring-earth',
        because: ['month:spring', 'day:earth', 'age>=16'],
        says: ['spring=rest-first'],
        zh_CN:
          '过完年，人人都要在你这块地里动土：搬家的叫你，换工作的问你，孩子择校也来找你商量。土生在春天，木正往下扎根⟨（春土受木）⟩，催你、翻你的都赶在这一季。2月4日前后到5月5日前后，一周里留两天不许人下锹，地歇过才养得住苗。',
        en_US:
          'After New Year everybody wants to dig in your plot: the friend who’s moving, the one changing jobs, the cousin choosing a school. Earth born in spring has wood driving roots into it ⟨ (spring earth, under wood)⟩, and whatever pushes and turns you over comes in that season. From about February 4 to May 5, keep two days a week when nobody may bring a spade.',
      },
      {
        id: 'health.born.spring-metal',
        because: ['month:spring', 'day:metal'],
        says: ['autumn=rest-first'],
        zh_CN:
          '你的一年常在秋天才开足。金生在春天，不在自己的时令上⟨（春金失时）⟩，上半年使力总差一口气，到立秋刀忽然快了，你就想把半年的事一个秋天办完。8月7日前后到11月7日前后最容易排满。单子照排，每两周空出一个整天，不许拿来追上半年的进度。',
        en_US:
          'Your year often hits its stride only in the fall. Metal born in spring is out of season ⟨ (spring metal)⟩ and spends the first half slightly short of breath. Around August 7 the blade is suddenly keen, and you try to cut six months’ work before November 7. Make the list by all means. Every second week, leave one whole day that may not be used for catching up.',
      },
      {
        id: 'health.born.spring-water',
        because: ['month:spring', 'day:water'],
        says: ['spring=rest-first'],
        zh_CN:
          '清明前后，找你出主意的、借你手的、请你去讲两句的，一个春天都凑齐了。水生在春天，木样样都要喝⟨（春水泄于木）⟩，你给得高兴，给到谷雨才发现自己那口缸见了底。2月4日前后到5月5日前后，每给出去一样，当天收回一样：一觉，一顿，一晚不出门。',
        en_US:
          'Around early April they all come: for ideas, for a hand, for a few words at somebody’s event. Water born in spring has every root drinking from it ⟨ (spring water, feeding wood)⟩. You pour gladly and see the bottom of the jar by the end of the month. From about February 4 to May 5, take something back on any day you give: a nap, a proper meal, a night in.',
      },
      {
        id: 'health.born.summer-wood',
        because: ['month:summer', 'day:wood'],
        says: ['summer=rest-first'],
        zh_CN:
          '七月的你像一棵开花停不下来的树，人人夸好看，根底下的土已经裂了。木生在夏天，长出来的全送给了火⟨（夏木生火）⟩：说得多，做得多，显得多。5月5日前后到8月7日前后，中午那两小时归你自己，拉上帘子，谁的掌声也不去接。',
        en_US:
          'In July you’re a tree that can’t stop flowering. Everybody admires it, and at the foot of it the ground has cracked. Wood born in summer gives all it grows to fire ⟨ (summer wood, feeding fire)⟩, in talk, in work, in being seen. From about May 5 to August 7, the two hours around noon are yours. Draw the blinds, and let the applause go by.',
      },
      {
        id: 'health.born.summer-fire',
        because: ['month:summer', 'day:fire'],
        says: ['summer=rest-first'],
        zh_CN:
          '天亮得早，你起得更早；天黑得晚，你散得更晚。火生在夏天，遇上的全是自家的时辰⟨（夏火得令）⟩，玩和忙都不觉得累，觉得累已经是立秋。5月5日前后到8月7日前后，把下午三点定成闭门的钟点，不管外头多亮，屋里先黑一小时。',
        en_US:
          'The sun is up early and you’re up before it. Dusk comes late, and you go home later. Fire born in summer keeps its own hours all season ⟨ (fire in season)⟩, and neither work nor play registers as tiring until the middle of August. From about May 5 to August 7, close the shutters at three in the afternoon. Let it be dark indoors for one hour, however bright it is outside.',
      },
      {
        id: 'health.born.summer-earth',
        because: ['month:summer', 'day:earth'],
        says: ['summer=rest-first'],
        zh_CN:
          '天越热，你越不想挪，事却越揽越多，像晒透了的院墙，人人都把东西靠上来。土生在夏天，火一路往里添⟨（夏土得火）⟩，添到7月7日前后最厚，8月7日前后才松。那一个月出门趁早，应人趁晚：清早走一圈，别人托的事，过一夜再答应。',
        en_US:
          'The hotter it gets, the less you move and the more you take on, like a courtyard wall that everyone leans things against. Earth born in summer is fed by fire ⟨ (summer earth)⟩ and lies thickest from about July 7 to August 7. In that month be early with your feet and late with your yes: one round at dawn, and a night’s sleep before you agree to a favor.',
      },
      {
        id: 'health.born.summer-metal',
        because: ['month:summer', 'day:metal', 'age>=16', 'age<=74'],
        says: ['summer=rest-first'],
        zh_CN:
          '一到夏天，你的日子就像排在炉口：检查，考核，赶在放假前要交的东西。金生在夏天，火正管着它⟨（夏金受火）⟩，催得紧，也炼得快，你往往交得出来，交完了还端着架势。5月5日前后到8月7日前后，每交出一样，隔一天再接下一样。',
        en_US:
          'Come summer, your days line up at the mouth of a furnace: reviews, exams, whatever must be in before people go away. Metal born in summer is ruled by fire ⟨ (summer metal, under fire)⟩. You’re pressed hard, you generally deliver, and afterward you’re still braced. From about May 5 to August 7, put one empty day between handing in one thing and taking up the next.',
      },
      {
        id: 'health.born.summer-water',
        because: ['month:summer', 'day:water'],
        says: ['summer=rest-first'],
        zh_CN:
          '夏天里你像一盆端到太阳底下的水，什么也没做，到傍晚就浅了一截。水生在夏天，满地是等你去照管的事⟨（夏水逢财）⟩，一处洒一点，洒完不知道洒在哪里。5月5日前后到8月7日前后，一天只照管三处，第四处挑天凉以后再去。',
        en_US:
          'In summer you’re a basin carried out into the sun. You did nothing in particular, and by evening the level is down. Water born in summer meets its own Wealth, things to look after on every side ⟨ (summer water meeting Wealth)⟩, and gets sprinkled until nobody knows where it went. From about May 5 to August 7, three places a day. The fourth can wait until it’s cool.',
      },
      {
        id: 'health.born.autumn-wood',
        because: ['month:autumn', 'day:wood', 'age>=16'],
        says: ['spring=rest-first'],
        zh_CN:
          '秋天里你守规矩，早睡，少应酬，自己都佩服自己；岔子出在转过年来。木生在秋天，被金修剪了一季⟨（秋木受金）⟩，一到立春，憋着的枝条一齐往外蹿。2月4日前后到5月5日前后，你最容易一口气补回所有的玩。每周出门的次数先写死，写三就是三。',
        en_US:
          'In the fall you behave: early nights, few parties, and some pride in it. The trouble comes after New Year. Wood born in autumn has been pruned for a season ⟨ (autumn wood, under metal)⟩, and in February every branch that was held back shoots at once. From about February 4 to May 5 you try to make up for all of it. Fix the number of nights out a week beforehand, and three means three.',
      },
      {
        id: 'health.born.autumn-fire',
        because: ['month:autumn', 'day:fire', 'age>=16'],
        says: ['autumn=rest-first'],
        zh_CN:
          '别人秋天看叶子，你秋天收东西：账，衣服，欠着的饭局，院里那棵柿子。火生在秋天，遇上的金都归你管⟨（秋火逢财）⟩，天短下来，事没有短。8月7日前后到11月7日前后，天黑就收摊，剩下的柿子，让给鸟。',
        en_US:
          'Other people look at the leaves. You bring things in: accounts, winter clothes, the dinners you owe, the persimmons. Fire born in autumn finds metal everywhere that is its to manage ⟨ (autumn fire meeting Wealth)⟩, and the days get shorter while the list doesn’t. From about August 7 to November 7, stop at dark. The last persimmons belong to the birds.',
      },
      {
        id: 'health.born.autumn-earth',
        because: ['month:autumn', 'day:earth'],
        says: ['autumn=rest-first'],
        zh_CN:
          '到了秋天，人人从你这里往外搬：经验，存货，时间，一袋一袋地装车。土生在秋天，力气都生了金⟨（秋土泄于金）⟩，你看着仓库变空，心里还高兴。8月7日前后到11月7日前后，出一车要进一车：讲完课去听一堂课，替人做完饭，坐下来吃别人做的。',
        en_US:
          'In the fall people load up at your door: experience, supplies, hours, one sack after another. Earth born in autumn turns its strength into metal ⟨ (autumn earth, feeding metal)⟩, and you watch the barn empty with a certain pleasure. From about August 7 to November 7, let one cart come in for each that goes out. After cooking for others, sit down to what somebody else has cooked.',
      },
      {
        id: 'health.born.autumn-metal',
        because: ['month:autumn', 'day:metal'],
        says: ['autumn=rest-first'],
        zh_CN:
          '天一凉，你的标准就跟着天一起高：柜子要清，书单要列，连散步都要走出个名堂。金生在秋天，正当自家的令⟨（秋金得令）⟩，刀快，砍什么都顺手，包括砍自己的睡眠。8月7日前后到11月7日前后，每周留一天不立目标，早饭吃到几点算几点。',
        en_US:
          'As the air cools, your standards rise with the sky: closets to clear, a program to keep, even the walks must amount to something. Metal born in autumn is in its own season ⟨ (metal in season)⟩. The blade is sharp and cuts whatever is near, your sleep included. From about August 7 to November 7, one day a week has no target. Breakfast ends when it ends.',
      },
      {
        id: 'health.born.autumn-water',
        because: ['month:autumn', 'day:water'],
        says: ['winter=rest-first', 'night=late'],
        zh_CN:
          '白露以后你吃得香，睡得沉，别人说你秋天像换了个人。水生在秋天，有金来养⟨（秋水得生）⟩，攒下来的，到了冬天一齐开闸：通宵的话，整夜的片子，凌晨三点的主意。11月7日前后到2月4日前后，夜最长，你也最不肯睡。闸口装在十一点，趁秋天装。',
        en_US:
          'By mid-September you eat well, sleep deep, and people remark on it. Water born in autumn is fed by metal ⟨ (autumn water, nourished)⟩, and what has gathered comes through the gates in winter: talk until daylight, whole seasons of a show, ideas at three in the morning. From about November 7 to February 4 the nights are longest and you want none of them. Fit the gate at eleven, and fit it in the fall.',
      },
      {
        id: 'health.born.winter-wood',
        because: ['month:winter', 'day:wood'],
        says: ['spring=rest-first'],
        zh_CN:
          '冬天你懒得理直气壮：裹着，看着，等着。木到冬天，根底下有水，枝头上有霜⟨（冬木得水）⟩，攒了一季没处使，立春那几天你会一下子答应七八样。2月4日前后到3月5日前后，凡是新开头的事，先试一周再报全程。别人开春，你化冻，慢一个节气不吃亏。',
        en_US:
          'In winter you’re idle with a clear conscience, wrapped up, watching, waiting. Water feeds the roots of wood born in winter while frost holds the twigs ⟨ (winter wood)⟩, and with a season’s growth unspent you say yes to eight things in one February week. From about February 4 to March 5, try anything new for seven days before signing up for the whole. You’re thawing. Others are merely busy.',
      },
      {
        id: 'health.born.winter-fire',
        because: ['month:winter', 'day:fire', 'age>=16', 'age<=74'],
        says: ['winter=rest-first'],
        zh_CN:
          '年底那一摞表格，到你手上总比别人厚。火生在冬天，水正管着它⟨（冬火受水）⟩，天冷，夜长，催你的话偏偏最多，你一边缩着手，一边点着灯赶。11月7日前后到2月4日前后，一天只在白天赶，天黑以后就着灯光，只做叫人暖和的事。',
        en_US:
          'The stack of year-end forms is somehow thickest on your desk. Fire born in winter is under water’s rule ⟨ (winter fire)⟩: it’s cold, the nights are long, and that’s just when you’re hurried most, cupping your hands around the flame. From about November 7 to February 4, hurry by daylight only. Once the lamp is lit, do what makes a room warm and nothing else.',
      },
      {
        id: 'health.born.winter-earth',
        because: ['month:winter', 'day:earth', 'age>=16'],
        says: ['winter=rest-first'],
        zh_CN:
          '一进腊月，你家的账、你家的货、你家的人情，全在同一张桌上摊开。土生在冬天，满地的水都要你来拦、来分⟨（冬土逢财）⟩，别人猫冬，你在修堤。11月7日前后到2月4日前后，一天修一段，太阳落山就扛着锹回家，决口也等明早。',
        en_US:
          'By December the bills, the supplies and the season’s obligations are all spread out on one table, yours. Earth born in winter has water on every side to dam and divide ⟨ (winter earth meeting Wealth)⟩. Others hibernate while you mend the levee. From about November 7 to February 4, mend one stretch a day and carry the spade home at sunset. A trickle will keep until morning.',
      },
      {
        id: 'health.born.winter-metal',
        because: ['month:winter', 'day:metal'],
        says: ['winter=rest-first', 'health.evening=out'],
        zh_CN:
          '冬夜里你话最多，主意也最多，朋友都知道腊月里找你，一聊就到半夜。金生在冬天，力气都化成水流出去⟨（冬金泄于水）⟩，说的时候清亮，说完了空得发冷。11月7日前后到2月4日前后，讲一晚，静一晚，静的那晚喝热的，早睡。',
        en_US:
          'On winter nights you’re full of talk and full of plans, and your friends know to call in December if they have until midnight. Metal born in winter turns to water and runs off ⟨ (winter metal, feeding water)⟩. It’s clear while it flows, and afterward you feel rinsed out. From about November 7 to February 4, one evening of talk, one of quiet. On the quiet one, something hot, and bed.',
      },
      {
        id: 'health.born.winter-water',
        because: ['month:winter', 'day:water'],
        says: ['winter=rest-first', 'night=late'],
        zh_CN:
          '别人一到冬天就犯困，你一到冬天就不想睡，窗外越黑，屋里越有意思。水生在冬天，满河都是自家的水⟨（冬水得令）⟩，夜里流得没边，白天便浑。11月7日前后到2月4日前后，白天找太阳，晚上找墙：定一个不看窗外、只看时钟的钟点，到点上床。',
        en_US:
          'Winter makes other people drowsy. It makes you want to stay up: the blacker the window, the more interesting the room. Water born in winter has the whole river to itself ⟨ (water in season)⟩, spreads all night and is muddy by day. From about November 7 to February 4, look for sun in the daytime and for a wall at night. The wall is a clock, and you go to bed by it.',
      },
    ],
  },
  {
    id: 'rest-slow-month',
    card: 'health',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'health.slow.zi',
        because: ['day:zi'],
        zh_CN:
          '6月5日前后到7月7日前后是午月，正对着你日支的子⟨（午冲日支）⟩。日支管家里、管枕边，一年里这一个月睡得最浅，屋里也最容易有动静。装修、搬家、请一屋子人来看球，往后挪一个月；空调趁五月先修。',
        en_US:
          'From about June 5 to July 7 the Horse month faces the Rat of your day ⟨ (the month faces the day branch)⟩. That branch is home, and the pillow. It’s the month you sleep lightest, and the one in which the apartment wants attention. Have the air conditioner seen to in May, and put off the painters, the move and the houseful of guests until it’s over.',
      },
      {
        id: 'health.slow.chou',
        because: ['day:chou'],
        zh_CN:
          '你家冰箱门上，7月那一页总是写得最挤。未月在7月7日前后到8月7日前后，正冲日支的丑⟨（未月冲日支）⟩，压在底下的家务、旧账、没拆的箱子都想见光。这个月只许往外搬，不许往里添；箱子一天拆一只，晚上不拆。',
        en_US:
          'On the calendar by your refrigerator, July is always the crowded page. The Goat month, about July 7 to August 7, faces the Ox of your day ⟨ (the month faces the day branch)⟩, and everything underneath wants to come up: chores, old accounts, cartons from the last move. Carry things out in that month and bring none in. One carton a day, and none in the evening.',
      },
      {
        id: 'health.slow.yin',
        because: ['day:yin2'],
        zh_CN:
          '暑假末尾那几趟门，出得最累。申月从8月7日前后到9月7日前后，申来冲你日支的寅⟨（申冲日支）⟩，路上的事多，车次、行李、同伴，哪样都要改一回。能合成一趟的别分两趟走，到家第一天什么也不约，鞋子先晾着。',
        en_US:
          'The trips at the tail end of summer cost you most. The Monkey month, about August 7 to September 7, faces the Tiger of your day ⟨ (the month faces the day branch)⟩, and it plays with anything on wheels: the connection, the luggage, the companion. Fold two trips into one where you can. Leave the first day home empty, and let the shoes air.',
      },
      {
        id: 'health.slow.mao',
        because: ['day:mao', 'age<=74'],
        says: ['health.september=wait'],
        zh_CN:
          '开学、换季、交报表都挤在9月，偏偏这个月你的觉最薄。酉月从9月7日前后到10月8日前后，酉冲日支的卯⟨（酉冲日支）⟩，像有人在修枝，咔嚓声就在枕头边。这一个月挑剔的话少听，五点起床、一口甜的不碰这类硬计划，等霜降后再开头。',
        en_US:
          'School, new season, quarterly reports: September holds them all, and it’s when your sleep is thinnest. The Rooster month, about September 7 to October 8, faces the Rabbit of your day ⟨ (the month faces the day branch)⟩, like somebody tapping a pencil beside the pillow. Stay away from critics for the month. Any stern program, such as rising at five or no sugar at all, can begin in late October.',
      },
      {
        id: 'health.slow.chen',
        because: ['day:chen'],
        zh_CN:
          '每年国庆长假一过，你就像被人从抽屉底往上翻了一遍。10月8日前后到11月7日前后是戌月，戌冲日支的辰⟨（戌冲日支）⟩，像两只塞满的抽屉对着拉开，旧话旧物都往外掉。这个月少接新事，少跑远路，晚上十点关抽屉，翻出来的隔天再看。',
        en_US:
          'Once October is a week old, it’s as though somebody were turning out your drawers. From about October 8 to November 7 the Dog month faces the Dragon of your day ⟨ (the month faces the day branch)⟩, two full drawers pulled open at once, and old words fall out along with old things. Take on little, stay near home, and shut the drawers at ten. What came up can be looked at tomorrow.',
      },
      {
        id: 'health.slow.si',
        because: ['day:si', 'age>=16', 'age<=74'],
        zh_CN:
          '立冬一到，你白天还像秋天那样安排，晚上却像换了半球。亥月从11月7日前后到12月7日前后，亥水冲着日支的巳火⟨（亥冲日支）⟩，人容易忽热忽冷：上午一头劲，下午不知劲到哪儿去了。这个月不定早会，晚饭提早，应酬砍一半。',
        en_US:
          'In November you still plan your days as if it were fall, and by evening you could be in another hemisphere. The Pig month, about November 7 to December 7, sets its water against the Snake of your day ⟨ (the month faces the day branch)⟩. All drive in the morning, and by three it’s gone somewhere. No early meetings that month. Eat dinner sooner and halve the invitations.',
      },
      {
        id: 'health.slow.wu',
        because: ['day:wu3'],
        zh_CN:
          '年底聚会的照片里，你笑得最亮，回家一头栽进枕头里的也是你。12月7日前后到1月5日前后是子月，子正冲日支的午⟨（子冲日支）⟩，夜最长的一个月，偏要从你这里借火。三个局挑一个，跨年那晚可以不睡，前后各补一晚早睡。',
        en_US:
          'In the pictures of the year-end party yours is the brightest grin, and an hour later you’re face down in the pillow. From about December 7 to January 5 the Rat month faces the Horse of your day ⟨ (the month faces the day branch)⟩: the longest nights of the year come to you for a light. Accept one party in three. Stay up for New Year’s if you like, with an early night on either side.',
      },
      {
        id: 'health.slow.wei',
        because: ['day:wei'],
        zh_CN:
          '1月5日前后到2月4日前后，丑月来对你日支的未土⟨（丑月冲日支）⟩。这是一年里最冻的一个月，家里却最要翻动：大扫除，回老家，亲戚住进来。活分成五天，每天只扫一间；自己睡的那间第一个扫完，扫完就不许再堆东西。',
        en_US:
          'From about January 5 to February 4 the Ox month faces the Goat of your day ⟨ (the month faces the day branch)⟩. The ground is frozen, and your household picks that moment to be turned over: the big cleaning, the trip back home, relatives on the sofa bed. Spread it over five days, one room each. Do the room you sleep in first, and then let nobody store things in it.',
      },
      {
        id: 'health.slow.shen',
        because: ['day:shen'],
        zh_CN:
          '刚过完年，别人还在拜年，你的行程已经改了三回。寅月从2月4日前后到3月5日前后，寅冲日支的申⟨（寅冲日支）⟩，腿比心急，心比年历急。年前买的票只留一张，开年头一个月不换作息，跑步、早起之类的新习惯放到惊蛰以后。',
        en_US:
          'New Year visits are hardly over, and your itinerary has changed three times. The Tiger month, about February 4 to March 5, faces the Monkey of your day ⟨ (the month faces the day branch)⟩, and the legs run ahead of the calendar. Keep one of the tickets you bought. Leave your hours as they are in that month, and start the running or the early rising after March 5.',
      },
      {
        id: 'health.slow.you',
        because: ['day:you'],
        zh_CN:
          '春分前后，你对声音、对灰尘、对别人的坐相都格外挑。卯月从3月5日前后到4月5日前后，卯冲日支的酉⟨（卯冲日支）⟩，满城都在发芽，你那面擦亮的镜子落了花粉。这一个月别搞整顿，屋子六分净就够；火气上来，先出门看半小时树。',
        en_US:
          'Around the first day of spring you find fault with noises, with dust, with the way people sit. The Rabbit month, about March 5 to April 5, faces the Rooster of your day ⟨ (the month faces the day branch)⟩: the whole town sprouts, and there’s pollen on your mirror. No grand tidying that month, since a room that’s a bit clean will do. When you bristle, go and look at trees for half an hour.',
      },
      {
        id: 'health.slow.xu',
        because: ['day:xu', 'age>=16', 'age<=74'],
        zh_CN:
          '四月的雨一下，你平时守得好好的钟点就松了。辰月从4月5日前后到5月5日前后，辰是湿土，冲着日支那块干爽的戌⟨（辰冲日支）⟩，仓门受了潮，关不严。这一个月夜里别开会、别翻旧事，出远门不如在近处走走，把作息守到立夏就过去了。',
        en_US:
          'When the April rain sets in, the hours you keep so well come loose. The Dragon month, about April 5 to May 5, is damp earth and faces the dry Dog of your day ⟨ (the month faces the day branch)⟩, so the barn door swells and won’t shut. No meetings at night that month and no digging in the past. Walk nearby instead of traveling, and hold your bedtime until early May.',
      },
      {
        id: 'health.slow.hai',
        because: ['day:hai'],
        zh_CN:
          '五月天亮得早，你收工却没有提前，两头一挤，睡的那段就窄了。巳月从5月5日前后到6月5日前后，巳火冲日支的亥水⟨（巳冲日支）⟩，像把一锅水突然端上灶。别急着学夏天的晚睡：夜宵撤掉，长途车少坐，晚上的课停两周。',
        en_US:
          'In May the days lengthen and your nights won’t shorten to match, so the part between, the sleep, gets squeezed. The Snake month, about May 5 to June 5, faces the Pig of your day ⟨ (the month faces the day branch)⟩, a pot of water set suddenly on the stove. Don’t slide into summer evenings yet. Drop the midnight snack, the long drives, and two weeks of the evening class.',
      },
      {
        id: 'health.slow.two-dragons',
        because: ['day:chen', 'branches:chen>=2'],
        zh_CN:
          '一年里有两个月，你得把家当成旅馆住：4月5日前后到5月5日前后的辰月，10月8日前后到11月7日前后的戌月。日支是辰，别处还有一个辰，辰来就多磨一层，戌来就一齐冲开⟨（辰见辰，又逢戌冲）⟩。那两个月行李不拆满，事不应满，夜里早一小时熄灯。',
        en_US:
          'Twice a year, live at home as you would in a hotel: in the Dragon month, about April 5 to May 5, and the Dog month, about October 8 to November 7. Your day sits on a Dragon and there’s another in the chart. A third rubs them, and a Dog faces the lot ⟨ (Dragons rubbing, faced by the Dog)⟩. Unpack half, promise half, and put the light out an hour early.',
      },
      {
        id: 'health.slow.two-horses',
        because: ['day:wu3', 'branches:wu3>=2'],
        zh_CN:
          '两匹马拴在一处，到了6月又来一匹。日支是午，盘里还有一个午，6月5日前后到7月7日前后再逢午月，自己催自己⟨（午午自刑）⟩；12月7日前后到1月5日前后逢子月，又被冷水一激。前一个月少上台，后一个月少出远门，中间的日子随你跑。',
        en_US:
          'Two horses share your stable, and in June a third is led in. The Horse of your day has another in the chart, and from about June 5 to July 7 the month brings one more, each spurring the next ⟨ (Horses rubbing)⟩. The Rat month, about December 7 to January 5, faces them with cold water. Less stage in the first, less travel in the second, and gallop in between.',
      },
      {
        id: 'health.slow.two-roosters',
        because: ['day:you', 'branches:you>=2'],
        zh_CN:
          '中秋前后你最看不得乱，一个杯印能擦两遍，擦完还嫌灯不够亮。日支是酉，盘里另有一个酉，9月7日前后到10月8日前后的酉月再添一个⟨（酉酉自刑）⟩，挑剔翻了倍，头一个挨挑的是自己。那个月请别人来定“够干净”的标准，你只管照做。',
        en_US:
          'Toward the harvest moon you can’t bear a mess: one ring from a cup is wiped twice, and then the lamp seems dim. Your day sits on a Rooster, there’s a second in the chart, and from about September 7 to October 8 the month adds one ⟨ (Roosters rubbing)⟩. The fault-finding doubles, and begins with you. For that month, let another person say what clean enough is.',
      },
      {
        id: 'health.slow.two-pigs',
        because: ['day:hai', 'branches:hai>=2'],
        zh_CN:
          '11月里你有几个晚上会忽然什么都想明白，到早上又什么都没了。日支是亥，盘里还有一个亥，11月7日前后到12月7日前后亥月再来⟨（亥亥自刑）⟩，水叠着水，夜没了底。那个月晚饭后不喝浓茶，不开新的长剧，明白过来的事先睡一觉再作数。',
        en_US:
          'On certain November nights everything becomes clear to you, and by morning it’s gone. Your day sits on a Pig, there’s another in the chart, and the month from about November 7 to December 7 brings one more ⟨ (Pigs rubbing)⟩, water on water with no bottom to the night. No strong tea after dinner then, and no new long series. Revelations count only after sleep.',
      },
    ],
  },
  {
    id: 'rest-good-season',
    card: 'health',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'health.keeps.wood',
        because: ['use:wood'],
        says: ['health.habit=spring', 'useful=wood'],
        zh_CN:
          '你抽屉里那几张没用完的健身卡，办卡的月份多半挑错了。这张盘最要的是木⟨（用神木）⟩，习惯跟着草木走，2月4日前后到5月5日前后立的，最容易站住。元旦许的愿先别动，等树发了芽再开第一天，从抻一抻、走一走这类小的开始。',
        en_US:
          'Look at the half-used passes in your drawer: most were bought in the wrong month. Wood is your useful element ⟨ (useful element wood)⟩, and what you plant between about February 4 and May 5 takes root. Leave the New Year’s resolution lying until you see buds. Begin with something small that stretches or goes out, and let it grow.',
      },
      {
        id: 'health.keeps.wood-weak',
        because: ['use:wood', 'sign:weak'],
        says: ['health.habit=spring', 'useful=wood'],
        zh_CN:
          '独自下的决心，你撑得过三天，撑不过三周；换到春天，又有人同路，就不一样。盘偏弱，最要的是木⟨（身弱用木）⟩，2月4日前后到5月5日前后，身边有什么都往上长，你只要搭着长。约一个同路的人，认准一条有树的路，一周三回。',
        en_US:
          'A resolution made alone lasts you three days, or with effort three weeks. In spring and beside somebody it’s another matter. The chart is weak and wood is its useful element ⟨ (weak, useful element wood)⟩, so between about February 4 and May 5 you can lean on whatever is growing. Find a companion and a street with trees, three times a week.',
      },
      {
        id: 'health.keeps.fire',
        because: ['use:fire'],
        says: ['health.habit=summer', 'useful=fire'],
        zh_CN:
          '想改的习惯，冬天改三回不如夏天改一回。这张盘最要的是火⟨（用神火）⟩，5月5日前后到8月7日前后，天亮得早，你也醒得动，早起、早饭、早上那一圈路，这时候立下的，秋天不会散。入冬以后只求守住，别再加码。',
        en_US:
          'A habit you want to change gives way sooner to one attempt in summer than to three in winter. Fire is your useful element ⟨ (useful element fire)⟩. From about May 5 to August 7 it’s light early and so are you: rising, breakfast, the walk before work. What is set up then holds through the fall. Once it’s winter, keep what you have and add nothing.',
      },
      {
        id: 'health.keeps.fire-winter',
        because: ['use:fire', 'month:winter'],
        says: ['health.habit=summer', 'useful=fire'],
        zh_CN:
          '生在冬月的人，总在一月立规矩，二月忘规矩。你的盘最要的是火⟨（冬生用火）⟩，冬天连火带人都缩着，新习惯没有柴烧。5月5日前后到8月7日前后再立：挑一样见太阳、见人的，球也好，操也好，早市也好。一月里只做一件，中午出门晒一刻钟。',
        en_US:
          'Winter births make rules in January and mislay them in February. Fire is what this chart wants ⟨ (winter birth, useful element fire)⟩, and in the cold a new habit has nothing to burn. Set it up between about May 5 and August 7, and choose one with sun and faces in it: a ball game, the morning market. In January do one thing: go out at noon for fifteen minutes.',
      },
      {
        id: 'health.keeps.fire-scarce',
        because: ['use:fire', 'use:pct<=5'],
        says: ['health.habit=summer', 'useful=fire'],
        zh_CN:
          '火只占{pct:fire}，又正是全盘要的⟨（用神火弱）⟩，所以你的习惯怕两样：怕黑，怕没人知道。5月5日前后到8月7日前后起头最稳，起头那天讲给三个人听，每周发一张照片作数。没有观众的自律，在你这里活不过梅雨。',
        en_US:
          'The chart has {pct:fire} of fire, and fire is what all of it asks for ⟨ (useful element fire, scarce)⟩. So your habits have two enemies, the dark and not being noticed. Start them between about May 5 and August 7. Tell three people on the first day and send them a picture each week. Discipline without an audience doesn’t survive your first rainy week.',
      },
      {
        id: 'health.keeps.earth',
        because: ['use:earth'],
        says: ['useful=earth'],
        zh_CN:
          '一年有四道坎，换季的时候别人打滑，你站得稳：头两道在4月5日前后到5月5日前后、7月7日前后到8月7日前后；后两道在10月8日前后到11月7日前后、1月5日前后到2月4日前后。这张盘最要的是土⟨（用神土）⟩，这四个土月最托得住你。三餐定点，从最近的一道起。',
        en_US:
          'Four times a year, as one season gives way to the next, other people slip and you find your footing. The spans run from about April 5 to May 5, July 7 to August 7, October 8 to November 7 and January 5 to February 4. Earth is your useful element ⟨ (useful element earth)⟩, and these are its months. Fix mealtimes and bedtime at whichever of them comes first.',
      },
      {
        id: 'health.keeps.metal',
        because: ['use:metal'],
        says: ['health.habit=autumn', 'health.september=begin', 'useful=metal'],
        zh_CN:
          '你戒得掉东西的时候，多在开学以后。这张盘最要的是金⟨（用神金）⟩，金管减，8月7日前后到11月7日前后，减什么都比添什么容易：少一顿夜宵，少一个群，少一件堆在椅背上的衣服。秋天先减三样，空出来的地方别急着填。',
        en_US:
          'If you ever gave something up for good, look at the date: the chances are it was fall. Metal is your useful element ⟨ (useful element metal)⟩, and metal subtracts. Between about August 7 and November 7 it’s easier for you to drop things than to add them: the late snack, a group chat, the clothes on the chair. Drop three, and don’t fill the space.',
      },
      {
        id: 'health.keeps.metal-weak',
        because: ['use:metal', 'sign:weak'],
        says: ['health.habit=autumn', 'health.september=begin', 'useful=metal'],
        zh_CN:
          '靠意志你守不长，靠一张表就守得住。盘偏弱，最要的是金⟨（身弱用金）⟩，金是格子，是刻度，是别人订好的课表。8月7日前后到11月7日前后，找一张现成的来照着过，几点起、几点吃、几点熄灯，打勾就行，一句大话也不用说。',
        en_US:
          'Willpower runs out on you. A printed form doesn’t. The chart is weak and metal is its useful element ⟨ (weak, useful element metal)⟩, and metal is lines, boxes, a schedule that somebody else drew up. Between about August 7 and November 7, borrow one and live by it: up at, lunch at, lights out at. Check the boxes. No vows are needed.',
      },
      {
        id: 'health.keeps.water',
        because: ['use:water'],
        says: ['health.habit=winter', 'useful=water'],
        zh_CN:
          '别人开春立志，你该在入冬立。这张盘最要的是水⟨（用神水）⟩，11月7日前后到2月4日前后，夜长，事少，人肯早早坐下来，泡脚、早睡、关机这些静的习惯最容易养成。养到立春已经有三个月的底，再热闹的春天也冲不散它。',
        en_US:
          'Others make their resolutions in spring. Yours belong to November. Water is your useful element ⟨ (useful element water)⟩, and from about November 7 to February 4 the nights are long and you’re willing to sit down early. Quiet habits take then: feet in hot water, the phone off, bed before eleven. By spring they’re three months old, and no party will undo them.',
      },
      {
        id: 'health.keeps.water-scarce',
        because: ['use:water', 'use:pct<=5'],
        says: ['health.habit=winter', 'useful=water'],
        zh_CN:
          '水在盘里只占{pct:water}，偏是最要紧的一样⟨（用神水弱）⟩，歇这件事，你得像存钱一样存。11月7日前后到2月4日前后存得最快：一周七晚，挑四晚十点半上床，空着的三晚照旧。立春那天数一数，够四十晚，这个习惯就是你的了。',
        en_US:
          'The chart has {pct:water} of water, the element it most wants ⟨ (useful element water, scarce)⟩, so rest is something you have to save up, like money. It adds up fastest from about November 7 to February 4: four nights a week in bed by half past ten, the other three as you please. Count on February 4. With forty such nights, the habit is yours.',
      },
    ],
  },
]
