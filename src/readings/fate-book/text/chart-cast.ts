import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'chart-receipt',
    card: 'chart',
    role: { section: 'cast' },
    paragraphs: [
      {
        id: 'chart.receipt.firm',
        because: ['receipt:clocks-agree', 'receipt:well-inside'],
        says: ['chart.hour=firm'],
        zh_CN:
          '两座钟，一张盘：墙上的走到{clock:wall}，太阳走到{clock:sun}，照哪一座排，四柱一字不变。你又落在时辰当中，离近的那道边还有{margin:hour}分钟，家里人记错一刻钟也不碍事⟨（真太阳时）⟩。后面凡从时柱讲起的话，可以放心读。',
        en_US:
          'Two clocks were running when you were born. The one on the wall read {clock:wall}; the sun itself stood at {clock:sun} ⟨(true solar time)⟩. Cast by either, the eight characters come out the same. The nearest edge of your double-hour lies {margin:hour} minutes away, so a family memory that is a quarter of an hour off changes nothing. Whatever this book says from your hour, it says on firm ground.',
      },
      {
        id: 'chart.receipt.agree-at-the-edge',
        because: ['receipt:clocks-agree', 'receipt:near-hour'],
        says: ['chart.hour=edge'],
        zh_CN:
          '往一边挪上几分钟，时柱就是别人的了。钟面{clock:wall}，太阳{clock:sun}，两座钟这一回说法一致，险在离时辰的边不到十分钟。出生证上若写着整点或半点，多半是护士抄的近似数；去问一句当时在场的人，天亮没亮，饭吃了没有。',
        en_US:
          'A few minutes to one side, and your hour pillar would be somebody else’s. The wall clock read {clock:wall} and the sun stood at {clock:sun}; for once the two agree, but the border of the double-hour is less than ten minutes off. A certificate that gives a round half hour was probably rounded by a tired nurse. Ask whoever was there what else happened that day: was it light yet, had anyone eaten.',
      },
      {
        id: 'chart.receipt.agree',
        because: ['receipt:clocks-agree', 'receipt:inside'],
        says: ['chart.hour=firm'],
        zh_CN:
          '钟面上的{clock:wall}和太阳的{clock:sun}，排出来是同样八个字，这一关过了。离时辰的边还有{margin:hour}分钟，不算宽，也够用。记录准到几分钟的，时柱照用；只记得个大概的，遇到专讲时柱的段落，拿自己的事去对一对再信。',
        en_US:
          'By the wall it was {clock:wall}, by the sun {clock:sun}, and both give the same eight characters, so the first check is passed. The second is the margin: {margin:hour} minutes to the nearest edge of the double-hour. If your time was written down to the minute, use the hour pillar freely. If it comes from someone’s recollection, hold each passage about the hour against your own life before you keep it.',
      },
      {
        id: 'chart.receipt.differ-clear',
        because: ['receipt:clocks-differ', 'receipt:well-inside'],
        says: ['chart.hour=by-rule'],
        zh_CN:
          '钟面{clock:wall}，太阳却在{clock:sun}，照钟排和照太阳排，柱上会有字不同。好在本书所用的这座钟离时辰的边有{margin:hour}分钟，记差几分不要紧，要紧的是信哪座钟。时柱取{pillar:hour}；不放心，就换另一座钟再排一张，看哪张说得像你。',
        en_US:
          'The wall clock read {clock:wall}, the sun stood at {clock:sun}, and the gap is wide enough that the two give different pillars. By the clock this book goes by you are {margin:hour} minutes from any border, so a few minutes’ error is harmless; what matters is which clock you trust. Your hour here is {pillar:hour}. If you doubt it, cast the other chart too and see which of the two has met you.',
      },
      {
        id: 'chart.receipt.differ-at-the-edge',
        because: ['receipt:clocks-differ', 'receipt:near-hour'],
        says: ['chart.hour=in-doubt'],
        zh_CN:
          '一脚门里，一脚门外：钟面{clock:wall}，太阳{clock:sun}，两座钟排出来的字不同，本书所用的那座，离时辰的边又不到十分钟。本书取{pillar:hour}作时柱，另一种排法也站得住。年、月两柱说的话不受影响；讲晚年、讲手上正做的事，两张都读，再挑。',
        en_US:
          'You were born with one foot on either side. The wall clock read {clock:wall}, the sun {clock:sun}, and the two give different pillars; the one this book goes by is, besides, less than ten minutes from a border. This book takes {pillar:hour} for your hour; the other reading could be defended. What rests on the year and the month stands either way. For what rests on the hour, read both charts and choose.',
      },
      {
        id: 'chart.receipt.differ-summer-time',
        because: ['receipt:clocks-differ', 'receipt:summer-time', 'receipt:well-inside'],
        says: ['chart.hour=by-rule'],
        zh_CN:
          '那天的钟跟太阳对不上，差得还不小：钟面{clock:wall}，太阳{clock:sun}。这样大的差，一种来自夏令时，一种来自一个时区管得太宽。差出来的这一截够换掉时柱，本书取{pillar:hour}。你从前若拿钟面排过盘，跟这里对不上，缘故就在这儿。',
        en_US:
          'On the day you were born the clock kept well away from the sun: {clock:wall} on the wall, {clock:sun} by the sun. Daylight saving does that, and so does one time zone laid over a very wide country. So much is enough to change the pillar of the hour. Yours is {pillar:hour} here; if an older casting gave you another, this is the reason the two disagree.',
      },
      {
        id: 'chart.receipt.agree-summer-time',
        because: ['receipt:clocks-agree', 'receipt:summer-time'],
        says: ['chart.hour=firm'],
        zh_CN:
          '钟跟太阳差得不小：钟面是{clock:wall}，太阳在{clock:sun}，要么拨过钟，要么时区画得太宽。照说这足够换掉一根时柱，你却正好没换：两种排法，八个字相同。别人劝你“换算过再排”的时候，可以省下这一步。',
        en_US:
          'Clock and sun were far apart at your birth, {clock:wall} against {clock:sun}, through daylight saving or through a time zone drawn too wide. As a rule that costs a chart its hour pillar. Yours kept it: both ways of casting give the same eight characters. When somebody advises you to correct the hour and cast again, you may save yourself the trouble.',
      },
      {
        id: 'chart.receipt.differ',
        because: ['receipt:clocks-differ', 'receipt:inside'],
        says: ['chart.hour=in-doubt'],
        zh_CN:
          '同一个出生时刻，钟面是{clock:wall}，太阳是{clock:sun}，两样排出来的柱子不全一样。本书取{pillar:hour}作时柱。分清哪些话靠它：讲年、月的多半两张盘都成立；讲时柱的，读到觉得“不像”，先去看另一张，再下结论。',
        en_US:
          'One birth, two readings: {clock:wall} on the wall and {clock:sun} by the sun, and the pillars they give are not all the same. This book takes {pillar:hour} for your hour. Most of what it says about the year and the month would hold in both charts. When a passage about the hour seems to describe a stranger, look at the other chart before you write it off.',
      },
      {
        id: 'chart.receipt.no-hour',
        because: ['hour:unknown'],
        says: ['chart.hour=unknown'],
        zh_CN:
          '时辰没有留下来，这张盘便只立三根柱子，第四根空着，不替你猜。少了它，讲晚年和讲作品的话会少些，起运的日子前后可差两个月。年、月、日说得清的，照旧说清。哪天翻到出生证，把时辰补上，这本书值得重排一回。',
        en_US:
          'Nobody wrote down your hour, so this chart stands on three pillars and the fourth is left empty; Mingshu doesn’t guess. The price is that less can be said of your later years and of what you make, and the date on which luck begins may be two months off either way. All that rests on year, month and day is said as firmly as ever. Should a certificate turn up, cast again.',
      },
      {
        id: 'chart.receipt.no-hour-near-term',
        because: ['hour:unknown', 'receipt:near-jie'],
        says: ['chart.hour=unknown'],
        zh_CN:
          '你生在换月的关口，前后一昼夜之内有一个节气，偏偏时辰又没有记下来。早几个钟头和晚几个钟头，月柱可能是两样。本书照正午排。这一回值得费点力气去问：户口本、接生的医院、比你大几岁的亲戚，问到“早上”或“夜里”就够用。',
        en_US:
          'The month was changing when you were born: one of the year’s twelve turning points lies within a day of your birth, and nobody kept the hour. A few hours either way could mean another month pillar, and this book has cast for noon. Here asking around pays. A hospital file or a cousin ten years older need only say “morning” or “night.”',
      },
      {
        id: 'chart.receipt.near-term',
        because: ['hour:known', 'receipt:near-jie'],
        zh_CN:
          '差一天，月柱就是另外一根。你的生日前后一昼夜里，正压着一个换月的节气；按交节的那一刻算，你落在{pillar:month}这一边。只按日期翻书的人会给你排错，网上查到的盘跟这里不同，先看对方的月柱。',
        en_US:
          'A day either way and your month pillar would be a different one, since a turning point of the solar year falls within twenty-four hours of your birth. Reckoned to the moment, you stand on the side of {pillar:month}. Tables that go by the date alone can put you on the wrong side. If a chart cast elsewhere disagrees with this one, compare the month first.',
      },
    ],
  },
  {
    id: 'chart-nayin-of-day',
    card: 'chart',
    role: { section: 'cast' },
    paragraphs: [
      {
        id: 'chart.nayin.haizhongjin',
        because: ['nayin:day=haizhongjin'],
        zh_CN:
          '沉在海底的金子没人偷，也没人夸，它一直在那里。老历书管你的日柱叫海中金：天干是木，地支是隆冬的水土，东西收得深，潮水带不走⟨（纳音）⟩。压箱底的手艺、没寄出的稿子，都算这块金；挑一件，今年捞上来给一个懂行的人看。',
        en_US:
          'Gold on the sea floor is never stolen and never admired. Sea metal is the old almanac’s name for your day pillar: a stem of wood over a branch of deep winter, things put away where no tide can shift them ⟨(nayin)⟩. A manuscript in a drawer would count, or a skill nobody has asked about since school. Bring up one of them this year and show it to somebody in the trade.',
      },
      {
        id: 'chart.nayin.luzhonghuo',
        because: ['nayin:day=luzhonghuo'],
        zh_CN:
          '灶里的火不怕没柴，怕没人看。你的日柱叫炉中火⟨（纳音）⟩：火在上，春天的木在下，柴就码在灶口，一伸手够得着。这样的火宜炖，不宜放。一件事隔三天添一把，半年后揭锅；想一个晚上烧开，先看锅里还有没有水。',
        en_US:
          'The wood is stacked within reach of the stove, so the fire can only go out if nobody is in the kitchen. Your day pillar bears the name Furnace fire ⟨(nayin)⟩: a stem of fire over a branch of spring, fuel directly beneath the flame. It is a fire for stews. Feed a thing every third day and lift the lid in half a year. Before you try to boil it in one evening, check the water.',
      },
      {
        id: 'chart.nayin.dalinmu',
        because: ['nayin:day=dalinmu', 'age>=16', 'age<=74'],
        zh_CN:
          '走进大林子，一棵树有多高是看不出来的。大林木这个名字给了你的日柱⟨（纳音）⟩：土在上，春末夏初在下，正是满山抽叶的时候。林子里风不直吹，光却要往上抢。想让人看见哪一棵，就在那一棵上系根红绳；简历也好，发言也好，只举一样。',
        en_US:
          'Inside a forest you can’t tell how tall any one tree is. Forest wood is the name your day pillar was given ⟨(nayin)⟩, a stem of earth over the weeks between spring and summer, when every slope is in leaf. In a wood the wind never hits you straight, and light has to be climbed for. To have one tree noticed, tie a red string to it: one piece on the résumé, one point in the meeting.',
      },
      {
        id: 'chart.nayin.lupangtu',
        because: ['nayin:day=lupangtu'],
        zh_CN:
          '路边的土，挑担的踩，下雨的冲，没有人当它是田。你的日柱便叫路旁土⟨（纳音）⟩：金在上，盛夏的火土在下，晒得发白。可路边有一样田里没有的东西，就是消息，车夫、邮差、赶考的都打这儿过。做事的桌子摆在过路人多的地方，听来的会比找来的多。',
        en_US:
          'Carts roll over it, rain runs off it, and no farmer has ever called it a field. Roadside earth names your day pillar ⟨(nayin)⟩: metal above, the baked ground of midsummer below. What the roadside has and the field lacks is news, for drivers, mail carriers and students on their way to an exam all pass this spot. Put your desk where people go by, and you will overhear more than you could have looked up.',
      },
      {
        id: 'chart.nayin.jianfengjin',
        because: ['nayin:day=jianfengjin'],
        zh_CN:
          '剑锋，是别处磨掉以后剩下来的那一线。日柱得了剑锋金这个名字⟨（纳音）⟩：水在上，秋天的金在下，刀和磨刀的水摆在一张凳上。磨就是减。写好的稿子删去三分之一，排满的一周划掉两件，锋口就在留下的那一截。',
        en_US:
          'The edge of a sword is whatever is left after the rest has been ground away. In your day pillar, called Sword-edge metal ⟨(nayin)⟩, water stands over autumn’s metal, so the blade and the wet stone lie on one bench. Grinding only ever subtracts. Cut the draft by a third and strike two things from a full week. What remains is the part that cuts.',
      },
      {
        id: 'chart.nayin.shantouhuo',
        because: ['nayin:day=shantouhuo'],
        zh_CN:
          '秋收过后烧荒，山头一道火线，隔两条河都望得见。山头火，说的就是你的日柱⟨（纳音）⟩：木在上，秋冬之交在下，草是干的，风是凉的。这样的火看得远，却做不熟一锅饭。要让远处的人知道一件事，点它正好；要暖身边的人，下山去生炉子。',
        en_US:
          'After the harvest, farmers burn the stubble, and the line of fire along the ridge can be seen two rivers away. Hilltop fire is your day pillar ⟨(nayin)⟩: wood on top, the turn from autumn into winter beneath, dry grass and a cold wind. Such a fire carries far and cooks nothing. Light it when distant people ought to hear of something. For those close by, come down and start the stove.',
      },
      {
        id: 'chart.nayin.jianxiashui',
        because: ['nayin:day=jianxiashui'],
        zh_CN:
          '山涧里的水，人先听见，绕过三块石头才看得到。涧下水是你日柱的老名字⟨（纳音）⟩：火在上，隆冬的水土在下，面上结着薄冰，底下一直在走。冷天里还在动的东西要用耳朵找。一件事不知道有没有下文，打个电话听听对方停在哪里，比翻聊天记录清楚。',
        en_US:
          'You hear a ravine before you see it; the water turns up three boulders later. That is Ravine water, your day pillar ⟨(nayin)⟩: a stem of fire over the depth of winter, a skin of ice with something always moving below. What moves under ice has to be listened for. If you don’t know whether a matter is still alive, call, and notice where the other voice slows down. Scrolling back through messages will tell you less.',
      },
      {
        id: 'chart.nayin.chengtoutu',
        because: ['nayin:day=chengtoutu'],
        zh_CN:
          '城墙上的土是夯出来的，一层土一层草，夯到指甲抠不动。你的日柱叫城头土⟨（纳音）⟩：土在上，春天的木在下，木像夹在墙里的筋，撑着它，也拽着它。墙要有门才住得了人。哪几个人可以不敲门就进来，写一张单子，三五个名字足够，别的隔着门说也不失礼。',
        en_US:
          'City walls were pounded, a layer of earth and a layer of straw, until a fingernail left no mark. The old name of your day pillar is City-wall earth ⟨(nayin)⟩. Earth stands on top and the wood of spring below, like the straw that both holds a wall up and pulls at it. A wall one can live behind has a gate. Decide who may come through without knocking; three to five people will do.',
      },
      {
        id: 'chart.nayin.bailajin',
        because: ['nayin:day=bailajin'],
        zh_CN:
          '刚出炉的锡是软的，发白，指甲一划一道印。白蜡金，你日柱的纳音，说的就是这一刻：金在上，春末夏初在下，天刚转热，料还没凉透。没凉透的时候最好改，凉了再改就得回炉。手上的事若才起头，现在请人挑毛病；定了型再听，听了也舍不得动。',
        en_US:
          'Tin fresh from the pot is pale and soft, and a thumbnail will mark it. Your day pillar is White-wax metal ⟨(nayin)⟩: metal above, the weeks between spring and summer below, a casting that has not cooled yet. Warm metal can be corrected; cold metal has to be melted down first. If something of yours has just begun, ask for criticism now. Once it has set you will hear the criticism and change nothing.',
      },
      {
        id: 'chart.nayin.yangliumu',
        because: ['nayin:day=yangliumu'],
        zh_CN:
          '柳条插到哪里都活，条件是插在水边。日柱名叫杨柳木⟨（纳音）⟩：水在上，盛夏在下，天越热，根越要湿。搬家、换班、转学的头一个星期，先找那口水：一个随时肯接电话的人，一条天天走的路，一家坐得住的小店。水有了，枝子插哪儿都行。',
        en_US:
          'Stick a willow twig in the ground and it grows, provided the ground is by the water. Your day pillar is called Willow wood ⟨(nayin)⟩, with water above and high summer below: the hotter it gets, the wetter the roots must be. In the first week of any new place, find the water before you arrange the furniture. It might be a person who picks up, a street to walk daily, or one café with a corner seat.',
      },
      {
        id: 'chart.nayin.quanzhongshui',
        because: ['nayin:day=quanzhongshui'],
        zh_CN:
          '一眼泉，你舀一桶它补一桶，没人舀就停在原来的高度。泉中水这个名字落在你的日柱⟨（纳音）⟩：木在上，秋天的金在下，水从石头缝里出来，凉而清。泉的规矩是匀着舀。要写的、要学的，每天一瓢；攒到周日一次提十桶，先断的是井绳。',
        en_US:
          'Take a bucket from a spring and it gives you a bucket back; take none and it stays exactly where it was. Spring water is what the almanac calls your day pillar ⟨(nayin)⟩: wood on top, the metal of autumn underneath, clear water out of a crack in stone. A spring asks for even drawing. Write or study a ladleful a day. Ten buckets on a Sunday will wear through the rope first.',
      },
      {
        id: 'chart.nayin.wushangtu',
        because: ['nayin:day=wushangtu', 'age>=16', 'age<=74'],
        zh_CN:
          '瓦也是土，烧过一遍才上得了房。你的日柱叫屋上土⟨（纳音）⟩：火在上，秋冬之交在下，赶在第一场冷雨以前把顶盖完。瓦的本事在叠，一片压住半片，没有哪片独自接雨。分派事情照这个办：每一段接缝都有两个人压着，谁请一天假，屋里也不漏。',
        en_US:
          'A roof tile is earth that has been through the fire, which is what entitles it to be on the roof. Rooftop earth is your day pillar ⟨(nayin)⟩: fire above, the turn of autumn into winter below, the roof closed just before the first cold rain. Tiles work by overlap, each covering half its neighbor. Share out tasks the same way, two people to every seam, and a day off lets in no water.',
      },
      {
        id: 'chart.nayin.pilihuo',
        because: ['nayin:day=pilihuo'],
        zh_CN:
          '腊月里打雷，一辈子听不到几回，听过的人记得是哪一天。你的日柱偏叫霹雳火⟨（纳音）⟩：土在上，隆冬的水土在下，闷了一季，只响一声。响以前，云要聚很久。有事要宣布，先把材料攒齐，挑一天一次说完；天天小声念，旁人会当成风声。',
        en_US:
          'Thunder in midwinter is so rare that people remember the date. Thunderbolt fire is nevertheless the name of your day pillar ⟨(nayin)⟩, a stem of earth over the coldest weeks of the year: a whole season of silence and a single crack. Clouds gather long before it. When you have something to announce, collect everything first, choose a day and say it once. Murmured daily, it will pass for wind.',
      },
      {
        id: 'chart.nayin.songbaimu',
        because: ['nayin:day=songbaimu'],
        quote: 'lunyu-suihan',
        zh_CN:
          '春天看松树最不公平，满山都绿，轮不到它。你的日柱叫松柏木⟨（纳音）⟩：金在上，春天的木在下，别的树忙着发芽，它照旧。《论语》说“岁寒，然后知松柏之后凋也”，看它要挑时候。手里那件看着没长的事，别拿三月去比，约个冬天的日子回来验。',
        en_US:
          'Spring is the wrong time to judge a pine; the whole hill is green and nobody looks. Your day pillar is Pine wood ⟨(nayin)⟩: metal above, spring below, other trees in a rush and this one as before. The *Analects* say one learns in the cold of the year that pine and cypress are the last to fade. If something of yours seems not to grow, fix a date in winter and inspect it then.',
      },
      {
        id: 'chart.nayin.changliushui',
        because: ['nayin:day=changliushui'],
        zh_CN:
          '大河不靠哪一场雨。长流水是你日柱的名字⟨（纳音）⟩：水在上，春末夏初在下，雨季还没到，河已经在走。河的长处是天天过差不多的水。想知道一件事做不做得长，别数最忙那天做了多少，去看最懒那天还做不做。',
        en_US:
          'No single storm makes a river. Long-river water, your day pillar ⟨(nayin)⟩, has water on top and the weeks between spring and summer beneath: the rains haven’t come yet, and the river is running all the same. Its merit is that about as much goes by each day. To find out whether something will last with you, disregard your best day. Look at the laziest one, and see whether you did it then.',
      },
      {
        id: 'chart.nayin.shazhongjin',
        because: ['nayin:day=shazhongjin'],
        zh_CN:
          '淘金的人一天筛几百斤沙，回家时口袋里只有几粒。沙中金就是你的日柱⟨（纳音）⟩：木在上，盛夏的火土在下，河床晒得见了底，正好下盘子。沙里的金只能靠筛。收藏夹、通讯录、旧文件，一季筛一回；留下的若还超过一成，就再筛一遍。',
        en_US:
          'A gold washer sifts a few hundred pounds of sand and goes home with three grains. Sand metal is the name on your day pillar ⟨(nayin)⟩: wood above, midsummer’s fire and dust below, a riverbed dry enough to set up the pan. Nothing but sifting gets gold out of sand. Go through bookmarks, contacts and old files once a season. If more than a tenth is left, sift it again.',
      },
      {
        id: 'chart.nayin.shanxiahuo',
        because: ['nayin:day=shanxiahuo'],
        zh_CN:
          '太阳落到山脚，光是平着来的，一根草能照出一丈长的影子。山下火，你日柱的纳音，火在上，秋天的金在下，热头过了，亮还在。平光最显细处，墙上哪块不平，这时一眼就见。收工前的那一小时留给细账、错字和那封拖着的信，不用来开新题目。',
        en_US:
          'When the sun has dropped to the foot of the hill its light comes in level, and a blade of grass throws a shadow ten feet long. Foothill fire is your day pillar ⟨(nayin)⟩: fire above, autumn’s metal below, the heat gone and the light still good. Level light is what shows every bump in a wall. Save the last hour of work for figures, typos and the letter you’ve been putting off. New subjects can wait for noon.',
      },
      {
        id: 'chart.nayin.pingdimu',
        because: ['nayin:day=pingdimu'],
        zh_CN:
          '平地上的木头是给人盖房的，梁和门框都从这里取。你的日柱叫平地木⟨（纳音）⟩：土在上，秋冬之交在下，叶子落了，哪棵直一眼看得清。做梁的木料怕弯，不怕粗。下一件要搭的东西，先找那根从头贯到尾的：一个管到底的人，一个不改的日子，或者一句话。',
        en_US:
          'Trees on level ground are the ones people build with; beams and door frames come from there. Meadow wood is your day pillar ⟨(nayin)⟩: earth above, late autumn going into winter below, the leaves down, so that anyone can see which trunk is straight. A beam may be rough. It may not be bent. Before you put up the next thing, find what runs through it from end to end: one person, one date, or one sentence.',
      },
      {
        id: 'chart.nayin.bishangtu',
        because: ['nayin:day=bishangtu'],
        zh_CN:
          '抹墙的泥自己立不住，上了墙才有用；墙少了它，又四处透风。壁上土便是你日柱的名字⟨（纳音）⟩：金在上，隆冬的水土在下，冷天抹墙急不得，一层干了再上一层。找墙比和泥要紧。进一个班子以前先拍拍那堵墙：地基在哪，谁在撑，撑了几年。',
        en_US:
          'Plaster can’t stand by itself, and a wall without it lets in the wind. Your day pillar is Wall earth ⟨(nayin)⟩: a stem of metal over the cold ground of midwinter, when each coat has to dry before the next goes on. Choosing the wall matters more than mixing the plaster. Before joining any outfit, knock on it. Ask what it stands on, who has been holding it up, and for how many years.',
      },
      {
        id: 'chart.nayin.jinbojin',
        because: ['nayin:day=jinbojin'],
        zh_CN:
          '一两金子打成箔，能铺满半间屋，薄得一口气吹得走。金箔金，日柱的老名字⟨（纳音）⟩：水在上，春天的木在下，木是底胎，箔贴上去才发亮。箔少，要贴在最先被看见的地方：文章头一句，进门头一样东西，见面头五分钟。里头的木料照旧要直。',
        en_US:
          'Beat an ounce of gold into leaf and it will cover half a room, and a breath will carry it off. Gold-leaf metal is your day pillar ⟨(nayin)⟩: water above, and below it the wood of spring, the body the leaf is laid on. There’s never much leaf, so it goes where the eye lands first: an opening sentence, the thing by the door, five minutes of a first meeting. The wood underneath still has to be sound.',
      },
      {
        id: 'chart.nayin.fudenghuo',
        because: ['nayin:day=fudenghuo'],
        zh_CN:
          '罩着的灯，风吹不灭，光也走不出几步。你的日柱叫覆灯火⟨（纳音）⟩：木在上，春末夏初在下，白天一日长过一日，灯要到夜里才显出用处。灯下只容得下一张桌子。事情减到一张桌面摆得开，多的挪到灯影外头；看清一样，再移灯。',
        en_US:
          'A lamp with a shade doesn’t blow out, and doesn’t light more than a few steps either. That is Lamp fire, your day pillar ⟨(nayin)⟩: wood above, the lengthening days of late spring below, and its hour comes only after dark. There’s room for one table under such a lamp. Bring your work down to what fits there and let the rest sit outside the circle. When one thing is clear, move the lamp.',
      },
      {
        id: 'chart.nayin.tianheshui',
        because: ['nayin:day=tianheshui'],
        zh_CN:
          '上面是火，下面是盛夏，一片滚热的日柱，老历书偏给它起名天河水⟨（纳音）⟩。道理在天上：大热过后总有一场阵雨，雨没有河床，哪块田裂了落哪块。帮人也可以照这个帮，不算谁欠谁，只看眼下谁家地干；落完就走，别守在田头看庄稼。',
        en_US:
          'Fire above, high summer below, and the old almanac calls this day pillar of yours Milky Way water ⟨(nayin)⟩. It had watched the sky: after great heat comes a shower. Rain has no bed to run in; it falls where the ground has cracked. One can help people in that manner, without a ledger, going by who is dry today. Rain also leaves when it’s done. It doesn’t stand in the field to watch the crop.',
      },
      {
        id: 'chart.nayin.dayitu',
        because: ['nayin:day=dayitu'],
        zh_CN:
          '驿站的院子一天进出几十匹马，没有一匹是自家的。大驿土，日柱古时候就叫这个⟨（纳音）⟩：土在上，秋天的金在下，路面压得硬，重车过去不陷。驿站的功夫在交接：马喂过，信没拆，下一程知道从哪儿走。手上的事交出去以前，给接手的人多写三行。',
        en_US:
          'Dozens of horses pass through a post station in a day, and it owns none of them. Post-road earth is your day pillar ⟨(nayin)⟩: earth above, autumn’s metal beneath, a surface packed hard enough for loaded carts. All the art of a station is in the changeover: the horse fed, the letter sealed, the next rider told which fork. Before you hand something on, ride the first mile beside whoever takes it.',
      },
      {
        id: 'chart.nayin.chaichuanjin',
        because: ['nayin:day=chaichuanjin'],
        zh_CN:
          '钗和镯一年里多半躺在匣子里，过节那天才戴。你的日柱就叫钗钏金⟨（纳音）⟩：金在上，秋冬之交在下，年关将近，正是打首饰的时候。贵重东西要有日子。好衣裳、好茶叶、攒了很久的一句好话，挑一天用掉一样；匣子不开，日子久了，自己也忘了有。',
        en_US:
          'Hairpins and bracelets lie in their box for most of the year and come out on the feast day. The almanac’s name for your day pillar is Hairpin metal ⟨(nayin)⟩: metal over the last of autumn and the start of winter, when jewelers are busy for the new year. Precious things need a date. Choose one and use something up, the good tea, the good coat, the compliment you’ve been saving. An unopened box gets forgotten, even by its owner.',
      },
      {
        id: 'chart.nayin.sangzhemu',
        because: ['nayin:day=sangzhemu'],
        zh_CN:
          '桑树年年被人摘叶，叶子喂了蚕，蚕吐了丝，衣裳上没有一处写着桑。桑柘木是你日柱的名字⟨（纳音）⟩：水在上，隆冬在下，叶落净了，根还在喝水。采桑有规矩，一枝要留三分，来年才发。答应帮人以前，先数数这一枝上还剩几片。',
        en_US:
          'Every year they strip the mulberry for the silkworms, and no silk coat has ever been labeled mulberry. Mulberry wood is your day pillar ⟨(nayin)⟩: water above, the dead of winter below, bare twigs and roots that go on drinking. Pickers have a rule, to leave a third on every branch so there will be leaves next spring. Before you agree to help once more, count what is left on this one.',
      },
      {
        id: 'chart.nayin.daxishui',
        because: ['nayin:day=daxishui'],
        zh_CN:
          '雪一化，山溪一夜漫过踏脚石。你的日柱叫大溪水⟨（纳音）⟩：上面是木，下面也是木，时候在春天，水跟着树根一路下到田里。溪水赶季节，抢种时用得上，到了伏天就浅。一个念头来的头两个星期，是它水最大的时候，先走那一步回不了头的。',
        en_US:
          'The snow melts, and by morning the stream is over the stepping stones. That is Great-stream water, the name of your day pillar ⟨(nayin)⟩: wood above and wood below in springtime, water following the roots down to the fields. A stream like this keeps to its season; planters need it in March, and by August it’s a trickle. Your ideas have two such weeks. Spend them on the step that can’t be taken back.',
      },
      {
        id: 'chart.nayin.shazhongtu',
        because: ['nayin:day=shazhongtu'],
        zh_CN:
          '河水退下去露出的沙洲，一脚踩上去，半是土半是空。沙中土，说的是你的日柱⟨（纳音）⟩：火在上，春末夏初在下，水边晒出一片新地。新淤的地最肥，也最没有界石。接一块没人管过的事，头一天就在四角钉上桩：归谁，到哪天，哪些不做。',
        en_US:
          'A river drops and leaves a bank that is half soil and half nothing when you step on it. Sand earth is your day pillar ⟨(nayin)⟩: fire above, the weeks between spring and summer below, new ground dried by the sun. Fresh silt is the richest soil there is, and no stone marks whose it is. If you take on something nobody has run before, drive in four stakes on the first day: owner, end date, what is in, what is out.',
      },
      {
        id: 'chart.nayin.tianshanghuo',
        because: ['nayin:day=tianshanghuo'],
        zh_CN:
          '正午的太阳人人有份，所以没人想起谢它，也没人躲得开它。天上火是你日柱的名字⟨（纳音）⟩：土在上，盛夏在下，正午时分，影子缩到脚底。这样的光藏不住东西，也晒得人睁不开眼。话要说透的那天，给对方留片阴凉：坐着说，说完隔一夜再要答复。',
        en_US:
          'The sun shines on all alike, so nobody thinks to thank it and nobody gets out of its way. Sky fire is your day pillar ⟨(nayin)⟩: earth above, the height of summer below, noon, with shadows drawn in under the feet. Noon hides nothing and makes everyone squint. On a day when a thing has to be said in full, leave the other person some shade. Say it sitting down, and don’t ask for the answer until tomorrow.',
      },
      {
        id: 'chart.nayin.shiliumu',
        because: ['nayin:day=shiliumu'],
        zh_CN:
          '石榴皮硬，里头几百颗籽，一颗一个小房间。你的日柱叫石榴木⟨（纳音）⟩：上面是金，下面也是金，入了秋，皮最硬的时候也正是要开口的时候。石榴熟透自己裂，掰早了是涩的。等一件事，少去敲壳，定一个霜降前后的日子，到那天再看裂了没有。',
        en_US:
          'A pomegranate is all rind until you open it, and then it’s four hundred small rooms. Pomegranate wood is your day pillar ⟨(nayin)⟩, metal above and metal below, well into autumn, when the skin is at its hardest and about to split. Opened early it is sour; ripe, it opens itself. If you’re waiting for something, stop tapping on the shell. Choose a day in late October and look then.',
      },
      {
        id: 'chart.nayin.dahaishui',
        because: ['nayin:day=dahaishui'],
        zh_CN:
          '百川进了海，再分不出哪一碗是哪条河的。六十对干支，你的日柱排在最末两位，名叫大海水⟨（纳音）⟩：水在上，秋冬之交在下，一轮走完，样样收在一处。海不嫌水多，只怕没有岸。手上同时开着的几件事，各筑一道堤：一个夹子，一个期限，一个收手的条件。',
        en_US:
          'Once the rivers are in the sea, nobody can say which cupful came from where. Your day pillar is one of the last two of the sixty, and its name is Ocean water ⟨(nayin)⟩: water above, autumn passing into winter below, the round complete and everything gathered in. The sea never minds more water. It needs a shore. Give each thing you have going its own: a folder, a deadline, a condition on which you will stop.',
      },
    ],
  },
  {
    id: 'chart-luck-start',
    card: 'chart',
    role: { section: 'cast' },
    paragraphs: [
      {
        id: 'chart.luck-start.forward-early',
        because: ['luck:forward', 'luck:starts<=2'],
        zh_CN:
          '路还走不稳，运就开了：第一步大运从{luck:start}起，往后十年一换，换在十一、二十一、三十一岁上下⟨（起运）⟩。这些岁数多是升学、毕业、成家的关口，人换地方，运也换字，两件事常赶在同一年。路是顺着季节往前走的，春后见夏，夏后见秋。',
        en_US:
          'Your luck opens while you are barely on your feet: the first ten-year cycle begins on {luck:start} ⟨(start of luck)⟩. The later ones turn at eleven, twenty-one and thirty-one, give or take a year, ages at which people change schools, graduate, set up house. Inner change and outer change therefore tend to fall in the same year for you. The cycles run forward with the seasons, summer after spring, autumn after summer.',
      },
      {
        id: 'chart.luck-start.forward-three',
        because: ['luck:forward', 'luck:starts>=3', 'luck:starts<=5'],
        zh_CN:
          '换运的岁数逢三、四、五：第一步从{luck:start}起，此后是十几岁、二十几岁、三十几岁的中段⟨（起运）⟩。学校的门和运的门错开两三年，所以同学各奔东西的时候你还没动，等大家坐定了，你才换。方向是顺行，照着四季的次序走。',
        en_US:
          'Three, four or five is the figure on which your luck changes: first on {luck:start}, then in the middle of your teens, your twenties, your thirties ⟨(start of luck)⟩. That is two or three years off the school calendar. When a class scatters you have not turned yet; when they have all settled, you do. Your cycles go forward, in the same order as the seasons.',
      },
      {
        id: 'chart.luck-start.forward-late',
        because: ['luck:forward', 'luck:starts>=6', 'luck:starts<=8', 'age>=16'],
        zh_CN:
          '大运在{luck:start}开头，换运的岁数带六、七、八：十七岁上下一回，二十七岁上下一回⟨（起运）⟩。头一回常跟离家、填志愿撞在一处；再一回，正是头一份差事做熟了想挪的年纪。走的是顺行，月令之后的季节一个接一个来，急不到前头去。',
        en_US:
          'Luck begins for you on {luck:start} and turns at ages around seventeen and twenty-seven ⟨(start of luck)⟩. The first of these lands where people leave home and choose a subject; the second, where the first real job has grown easy and one looks out of the window. It runs forward, so the seasons after your birth month arrive one by one and in order, and none can be hurried.',
      },
      {
        id: 'chart.luck-start.forward-last',
        because: ['luck:forward', 'luck:starts>=9'],
        zh_CN:
          '九岁、十岁以前没有交运，老办法看月柱，也就是看家里那一屋子的光景。第一步大运到{luck:start}才起，往后换在二十、三十、四十岁的门槛上⟨（起运）⟩。别人感叹又老了十岁的那年，你正好换一步运，整生日值得认真过。路往前走，四季顺着来。',
        en_US:
          'Up to nine or ten no cycle begins; for those years the old method reads the month pillar, which is the household one grows up in. Yours opens on {luck:start} and turns from then on at the thresholds of twenty, thirty and forty ⟨(start of luck)⟩. Round birthdays are worth keeping, since they come with a real change of weather. The direction is forward, season after season.',
      },
      {
        id: 'chart.luck-start.backward-early',
        because: ['luck:backward', 'luck:starts<=2'],
        zh_CN:
          '还没记事，运已经交了，日子是{luck:start}。此后十年一换，十一、二十一、三十一岁前后各有一回⟨（起运）⟩。你的运是逆行，从出生的月份倒着走，先到前一个月的气候，再往前一季。所以你越走，碰见的越像是出生以前的天气。',
        en_US:
          'Before you could remember anything your first cycle had begun, on {luck:start}; the next ones turn at about eleven, twenty-one and thirty-one ⟨(start of luck)⟩. They run backward. From your birth month you go into the month before it and from there into the season before that, so what you walk into, decade by decade, is the weather that came just ahead of you.',
      },
      {
        id: 'chart.luck-start.backward-three',
        because: ['luck:backward', 'luck:starts>=3', 'luck:starts<=5', 'age>=16'],
        zh_CN:
          '三五岁交运，从{luck:start}算起，每步十年，到十四五岁、二十四五岁再换⟨（起运）⟩。这是上学上到一半、上班上到一半的年纪，没有典礼，没人道贺，回头看却是分界。运逆着月份走，由你出生的季节退回上一季；退着走的路，看得见来处。',
        en_US:
          'Counted from {luck:start}, your cycles change around fourteen and twenty-four and thirty-four: halfway through a school, halfway into a job ⟨(start of luck)⟩. No ceremony marks such years, and looking back you find they were the divide. The months run backward for you, out of the season of your birth into the one before. Rowers travel like that, facing where they came from.',
      },
      {
        id: 'chart.luck-start.backward-late',
        because: ['luck:backward', 'luck:starts>=6', 'luck:starts<=8', 'age>=16'],
        zh_CN:
          '上了小学才交运，日子在{luck:start}；再换是十七八岁、二十七八岁⟨（起运）⟩。十七八岁那一回往往跟着一张车票，二十七八岁那一回跟着一封辞职信，或者一个没递出去的念头。大运逆行，月份一格一格往回翻，像倒着读一本日历，前头的字其实有人写过。',
        en_US:
          'School comes first and then your luck, on {luck:start}. It turns again near seventeen and near twenty-seven, the one a year of train tickets, the other of resignation letters, sent or unsent ⟨(start of luck)⟩. Your cycles count the months backward, like someone leafing through a desk calendar the wrong way, and each page ahead of you is one that has been written on.',
      },
      {
        id: 'chart.luck-start.backward-last',
        because: ['luck:backward', 'luck:starts>=9'],
        zh_CN:
          '人家早交了运，你到{luck:start}才起步，算是晚的⟨（起运）⟩。那以前看月柱，看爹妈怎么过日子。往后每逢二十、三十、四十岁左右换一步，整十的生日过完，身边的人事常要重排座位。大运逆行，从出生的月份往回走；晚上车，座位背着车头。',
        en_US:
          'Others get on years before you; your luck sets out on {luck:start}. Until then the month pillar stands in for it, meaning the grown-ups and how they manage ⟨(start of luck)⟩. Since it starts so late, it turns close to twenty, thirty and forty, and after each round birthday the seats around you get rearranged. It runs backward from your month: a late boarder with a seat facing the rear.',
      },
      // Half of all charts, by the season of the coming luck cycles
      {
        id: 'chart.luck-start.winter-into-spring-early',
        because: ['luck:forward', 'month:winter', 'luck:starts<=4'],
        zh_CN:
          '冬天生的人，运却往春天走：第一步从{luck:start}起，一步十年顺着月份数，最迟二十五六岁就踏进寅卯辰，往后三十年是草木的天气⟨（大运顺行）⟩。起头那点冷清记得住，用不着防一辈子。走进春天以后起的念头，比冬天里起的容易活。',
        en_US:
          'Winter is where you started, and your luck walks toward spring. From {luck:start} it counts the months forward, ten years to each, and by twenty-five or so at the latest you’re in Tiger, Rabbit and Dragon, thirty years of growing weather ⟨(luck forward)⟩. One remembers a cold start, but needn’t go on dressing for it. What you begin once spring is underfoot takes root more easily.',
      },
      {
        id: 'chart.luck-start.winter-into-spring-late',
        because: ['luck:forward', 'month:winter', 'luck:starts>=5'],
        zh_CN:
          '春天排在你前头，早的话念书时进门，迟的话三十岁上下：冬天出生，大运从{luck:start}起顺着走，把冬天余下的走完就是寅卯辰，一住三十年⟨（大运顺行）⟩。进门以前的日子都算翻土，旁人先发芽，用不着急；进门以后起的念头，比从前的容易活。',
        en_US:
          'Spring lies ahead of you on this road. It comes while you’re at school, or around thirty at the latest. Born in a winter month, you go forward from {luck:start} through whatever is left of the cold into Tiger, Rabbit and Dragon, for thirty years of wood ⟨(luck forward)⟩. All before that counts as turning soil. If others are in leaf sooner, don’t call it losing.',
      },
      {
        id: 'chart.luck-start.summer-into-autumn-early',
        because: ['luck:forward', 'month:summer', 'luck:starts<=4'],
        zh_CN:
          '大热天出生，路通向秋收：大运{luck:start}起步，顺着月份走，最迟二十五六岁进了申酉戌，往后三十年天高气爽，样样要见分量⟨（大运顺行）⟩。少年时的热闹里多半有一样后来留了下来。入秋以后，朋友少了几个，留下的那几个会在账目上签字。',
        en_US:
          'A child of the hot months on the way to harvest: your luck goes forward from {luck:start}. By twenty-five or so at the latest it has come to Monkey, Rooster and Dog, thirty years of clear air in which things are weighed ⟨(luck forward)⟩. One thing out of all that early noise stayed. In autumn there are fewer friends, and those who are left will sign for you.',
      },
      {
        id: 'chart.luck-start.summer-into-autumn-late',
        because: ['luck:forward', 'month:summer', 'luck:starts>=5'],
        zh_CN:
          '天一凉，就轮到数收成：生在夏月，大运从{luck:start}开头顺着走，余下的暑气走完便入申酉戌，早的还在学堂，晚的三十岁上下⟨（大运顺行）⟩。在那以前试过的门路、爱过的热闹，都算晒谷子。入秋的头几年会忽然想把东西定下来，想定就定，别等来年再晒。',
        en_US:
          'When the air cools, it’s time to count. You were born in a month of summer, and luck goes forward from {luck:start} through what is left of the heat into Monkey, Rooster and Dog, while you’re at school or around thirty at the latest ⟨(luck forward)⟩. Whatever you tried before was grain drying in the sun. In the first years of autumn you’ll want to settle things. Settle them.',
      },
      {
        id: 'chart.luck-start.spring-back-to-winter-early',
        because: ['luck:backward', 'month:spring', 'luck:starts<=4'],
        zh_CN:
          '春天里生，掉头往冬天走：大运{luck:start}交上，逆着月份数，最迟二十五六岁进到丑子亥，三十年水地⟨（大运逆行）⟩。旁人是先苦后甜的写法，你像把一本书从热闹处翻回到安静的开头。少年时开过的花，要趁入冬前收下种子，记下来，别只留照片。',
        en_US:
          'Born in spring, you turn and walk toward winter. Luck begins on {luck:start}, counts the months backward and by twenty-five or so at the latest has come to Ox, Rat and Pig, thirty years of water ⟨(luck backward)⟩. It’s like paging from the lively chapters back to the quiet opening. Whatever flowered early, gather the seed of it before the cold. Photographs won’t sprout.',
      },
      {
        id: 'chart.luck-start.spring-back-to-winter-late',
        because: ['luck:backward', 'month:spring', 'luck:starts>=5'],
        zh_CN:
          '退着走进冬天，灯要自己带：你生在春月，{luck:start}才交大运，又是逆行，余下的春光用完，三十岁上下以前退到丑子亥⟨（大运逆行）⟩。人往冬里走，话会少，想得会深，夜里的灯亮得久。春天里学到的那样生发的本事，存成一门手艺，冬天靠它取暖。',
        en_US:
          'Whoever walks backward into winter had better carry a lamp. You were born in spring, and luck, beginning on {luck:start}, uses up what remains of it and by thirty or so has gone back into Ox, Rat and Pig ⟨(luck backward)⟩. In that country people talk less and think further. Make a craft of whatever you learned while things were sprouting. It is what you’ll warm your hands at.',
      },
      {
        id: 'chart.luck-start.autumn-back-to-summer-early',
        because: ['luck:backward', 'month:autumn', 'luck:starts<=4'],
        zh_CN:
          '秋天生的，越活越热：大运从{luck:start}倒着月份走，最迟二十五六岁就回到未午巳，三十年火地⟨（大运逆行）⟩。底子是个小大人，讲道理，收得住；走到热处反倒肯露面，肯出声，老同学见了要认一会儿。热起来的年份，别忘了底子里那个会记账的人。',
        en_US:
          'Autumn-born, and warmer by the decade: from {luck:start} your luck counts the months backward, and by twenty-five or so at the latest it is in Goat, Horse and Snake for thirty years of fire ⟨(luck backward)⟩. Underneath is a small adult, reasonable and neat. On warm ground you show up and speak up, and old classmates look twice. In hot years, consult the one underneath who keeps accounts.',
      },
      {
        id: 'chart.luck-start.autumn-back-to-summer-late',
        because: ['luck:backward', 'month:autumn', 'luck:starts>=5'],
        zh_CN:
          '收成在前，暑天在后，你的次序跟别人是反的：秋月出生，{luck:start}起运逆行，三十岁上下以前走出秋天，退进未午巳⟨（大运逆行）⟩。先前的日子做减法，懂分寸，后面轮到放开手脚。真放开那天会有人说你变了，你答一句就够：天热了。',
        en_US:
          'Harvest first and the dog days after; you have the order reversed. Born in an autumn month, with luck running backward from {luck:start}, you leave autumn around thirty at the latest and go back into Goat, Horse and Snake ⟨(luck backward)⟩. The early years subtract and keep measure. Later you get to spread out. When they say you’ve changed, tell them it got warm.',
      },
    ],
  },
]
