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
        form: ['statement'],
        zh_CN:
          '你的八个字站得稳。出生那一刻，墙上的钟是{clock:wall}，太阳走到{clock:sun}⟨（真太阳时）⟩，照哪一个排，结果一字不差。你又落在时辰当中，离近的那道边还有{margin:hour}分钟，家里人记错一刻钟也不碍事。书里从时辰讲起的话，可以放心读。这样的盘省事，却也有一样要记住：字排得准，只说明起点没错，后头写得像不像，还是要你自己来对。',
        en_US:
          'The eight characters of your chart stand firm. When you were born the clock on the wall read {clock:wall} and the sun stood at {clock:sun} ⟨(true solar time)⟩, and both give the same result. The nearest edge of your two-hour span is {margin:hour} minutes away, so a family memory that is a quarter of an hour off changes nothing. Whatever this book says from your hour, it says on solid ground. That saves trouble, with one thing to keep in mind. Exact characters mean that the starting point is right. How well the rest fits is still for you to judge.',
      },
      {
        id: 'chart.receipt.agree-at-the-edge',
        because: ['receipt:clocks-agree', 'receipt:near-hour'],
        says: ['chart.hour=edge'],
        form: ['order'],
        zh_CN:
          '你的时辰站在边上。钟面{clock:wall}，太阳{clock:sun}⟨（真太阳时）⟩，两座钟说法一致，险在离换时辰不到十分钟，往一边挪上几分，⟨时柱|这张盘的最后两个字⟩就换了。出生证上若写着整点或半点，多半是抄的约数。去问一句当时在场的人：天亮没亮，饭吃了没有。',
        en_US:
          'Your hour stands on an edge. The wall clock read {clock:wall} and the sun stood at {clock:sun} ⟨(true solar time)⟩; the two agree, but the next two-hour span is less than ten minutes off, and a few minutes to one side would change ⟨the hour pillar|the last two characters of the chart⟩. A certificate that gives a round half hour was probably rounded. Ask whoever was there: was it light yet, had anyone eaten?',
      },
      {
        id: 'chart.receipt.agree',
        because: ['receipt:clocks-agree', 'receipt:inside'],
        says: ['chart.hour=firm'],
        form: ['statement'],
        zh_CN:
          '钟面上的{clock:wall}和太阳的{clock:sun}⟨（真太阳时）⟩，排出来是同样八个字，这一关过了。离换时辰还有{margin:hour}分钟，不算宽，也够用。记录准到几分钟的，讲时辰的话照读；只记得大概的，拿自己的事对一对再信。',
        en_US:
          'By the wall it was {clock:wall}, by the sun {clock:sun} ⟨(true solar time)⟩, and both give the same eight characters, so that check is passed. The nearest edge of your two-hour span is {margin:hour} minutes off, not wide, but enough. If your time was written down to the minute, read on freely. If it comes from memory, hold each passage about the hour against your own life first.',
      },
      {
        id: 'chart.receipt.differ-clear',
        because: ['receipt:clocks-differ', 'receipt:well-inside'],
        says: ['chart.hour=by-rule'],
        form: [],
        zh_CN:
          '你的盘信哪座钟，结果不一样。钟面{clock:wall}，太阳却在{clock:sun}⟨（真太阳时）⟩，两样排出来有字不同。好在本书所用的那座离换时辰有{margin:hour}分钟，记差几分不要紧，要紧的只有信哪座⟨；时柱取{pillar:hour}⟩。另一座也排一张，两张放在一起读，像你的那张自己会跳出来。别急着挑讲得好听的那张，挑讲得出具体事的那张：哪一年搬的家，哪样事回回做到一半。',
        en_US:
          'Your chart depends on which clock you trust. The wall clock read {clock:wall}, the sun stood at {clock:sun} ⟨(true solar time)⟩, and the two give different characters. By the clock this book goes by you are {margin:hour} minutes from any border, so a few minutes’ error is harmless⟨; your hour pillar here is {pillar:hour}⟩. Cast the other chart too and read them side by side. One of the two will know you. Don’t pick the one that flatters you. Pick the one that names particulars, such as when you moved, or which kind of thing you always leave half done.',
      },
      {
        id: 'chart.receipt.differ-at-the-edge',
        because: ['receipt:clocks-differ', 'receipt:near-hour'],
        says: ['chart.hour=in-doubt'],
        form: ['statement'],
        zh_CN:
          '你生在两道边上：钟面{clock:wall}，太阳{clock:sun}⟨（真太阳时）⟩，两座钟排出来的字不同，本书所用的那座离换时辰又不到十分钟⟨，时柱取{pillar:hour}⟩。另一种排法也站得住。讲年、讲月的话多半不受影响；讲晚年、讲手上正做的事，两张都读，再挑。',
        en_US:
          'You were born on two borders at once. The wall clock read {clock:wall}, the sun {clock:sun} ⟨(true solar time)⟩, and the two give different characters; the one this book goes by is, besides, less than ten minutes from a change of hour⟨, and gives {pillar:hour}⟩. The other reading could be defended. What rests on the year and the month mostly stands either way. For what rests on the hour, read both charts and choose.',
      },
      {
        id: 'chart.receipt.differ-summer-time',
        because: ['receipt:clocks-differ', 'receipt:summer-time', 'receipt:well-inside'],
        says: ['chart.hour=by-rule'],
        form: [],
        zh_CN:
          '你从前若拿钟面排过盘，跟这里对不上，缘故就在这儿：那天钟面是{clock:wall}，太阳在{clock:sun}⟨（真太阳时）⟩，差得不小。这样大的差，一种来自夏令时，一种来自一个时区管得太宽。差出来的这一截够换掉时辰⟨，本书取{pillar:hour}⟩，本书只能取其中一样，凡是从时辰讲起的话，都靠这一取。另一张也不算错，只是算法不同；两张里讲年、讲月的话多半一样，先读一样的，再看分岔的地方。',
        en_US:
          'If an older casting of your chart disagrees with this one, here is the reason. The wall clock read {clock:wall} when the sun stood at {clock:sun} ⟨(true solar time)⟩, which is a wide gap. Daylight saving does that, and so does one time zone laid over a very wide country. It’s enough to change the hour⟨, which is {pillar:hour} here⟩. This book had to take one of the two, and whatever it says from your hour rests on that choice. The other chart isn’t wrong either, only reckoned another way. Most of what both say about the year and the month is the same, so begin there, and then see where they part.',
      },
      {
        id: 'chart.receipt.agree-summer-time',
        because: ['receipt:clocks-agree', 'receipt:summer-time'],
        says: ['chart.hour=firm'],
        form: ['statement'],
        zh_CN:
          '别人劝你换算过再排，这一步你可以省下。钟面是{clock:wall}，太阳在{clock:sun}⟨（真太阳时）⟩，差得不小，要么拨过钟，要么时区画得太宽。照说这足够换掉时辰，你却正好没换：两种排法，八个字相同。',
        en_US:
          'When somebody tells you to correct the hour and cast again, you can save yourself the trouble. The clock read {clock:wall} and the sun {clock:sun} ⟨(true solar time)⟩, far apart, through daylight saving or a time zone drawn too wide. As a rule that costs a chart its hour. Yours kept it: both ways give the same eight characters.',
      },
      {
        id: 'chart.receipt.differ',
        because: ['receipt:clocks-differ', 'receipt:inside'],
        says: ['chart.hour=in-doubt'],
        form: ['statement'],
        zh_CN:
          '同一个出生时刻，钟面是{clock:wall}，太阳是{clock:sun}⟨（真太阳时）⟩，排出来的字不全一样⟨，本书时柱取{pillar:hour}⟩。讲年、讲月的话，两张盘多半都成立；讲时辰的话，读到觉得不像，先别怪书，也别怪自己，去看另一张。',
        en_US:
          'One birth, two readings: {clock:wall} on the wall and {clock:sun} by the sun ⟨(true solar time)⟩, and the characters they give are not all the same⟨; the hour pillar here is {pillar:hour}⟩. Most of what is said about the year and the month holds in both charts. When a passage about the hour seems to describe a stranger, look at the other chart before you blame the book or yourself.',
      },
      {
        id: 'chart.receipt.no-hour',
        because: ['hour:unknown'],
        says: ['chart.hour=unknown'],
        form: ['order'],
        zh_CN:
          '你的时辰没有留下来，这张盘便空着一格，不替你猜⟨（时柱未知）⟩。少了它，讲晚年和讲作品的话会少些，换运的日子前后可差两个月；年、月、日说得清的，照旧说清。哪天翻到出生证，把时辰补上，重排一回。',
        en_US:
          'Nobody wrote down your hour, so one place in this chart is left empty; Mingshu doesn’t guess ⟨(hour pillar unknown)⟩. The price is that less can be said of your later years and of what you make, and the dates on which your luck changes may be two months off either way. What rests on year, month and day is said as firmly as ever. Should a certificate turn up, cast again.',
      },
      {
        id: 'chart.receipt.no-hour-near-term',
        because: ['hour:unknown', 'receipt:near-jie'],
        says: ['chart.hour=unknown'],
        form: ['question'],
        zh_CN:
          '你的月份定得准吗？差一点。你生在换月的关口，前后一昼夜之内有一个节气，偏偏时辰又没有记下来⟨（月柱两可）⟩，早几个钟头和晚几个钟头可能是两个月。本书照正午排。户口本、接生的医院、比你大几岁的亲戚，问到“早上”或“夜里”就够用。',
        en_US:
          'Is your month certain? Not quite. One of the year’s twelve turning points lies within a day of your birth, and nobody kept the hour ⟨(the month pillar could be either)⟩. A few hours either way might mean another month, and this book has cast for noon. Here asking around pays. A hospital file or a cousin ten years older need only say “morning” or “night.”',
      },
      {
        id: 'chart.receipt.near-term',
        because: ['hour:known', 'receipt:near-jie'],
        form: ['statement'],
        zh_CN:
          '网上查到的盘若跟这里不同，先看月份。你的生日前后一昼夜里，正压着一个换月的节气，差一天就是另一个月；按交节的那一刻算，⟨月柱是{pillar:month}|你落在书里取的这一边⟩。只按日期翻书的人，会给你排错。',
        en_US:
          'If a chart cast elsewhere disagrees with this one, compare the month first. One of the twelve turning points of the solar year falls within twenty-four hours of your birth, and a day either way would be another month. Reckoned to the moment, ⟨your month pillar is {pillar:month}|you stand on the side this book has taken⟩. Tables that go by the date alone get it wrong.',
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
        form: [],
        zh_CN:
          '你压箱底的东西比拿出来的多，也比拿出来的好。老历书管你出生的那天叫海中金⟨（日柱纳音）⟩：两个字里，木在上，隆冬的水土在下，收得深，潮水带不走。没人偷，也没人夸。一样一样捞上来给懂行的人看，你才知道哪一样是金。',
        en_US:
          'You’ve put away more than you show, and better things, too. Sea metal is the old almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩: of its two characters wood stands on top and deep winter beneath, kept where no tide can shift it. Gold on the sea floor is never stolen and never admired. Only when you bring a piece up, for somebody who knows, will you learn which of them is gold.',
      },
      {
        id: 'chart.nayin.luzhonghuo',
        because: ['nayin:day=luzhonghuo'],
        form: [],
        zh_CN:
          '你的热劲宜炖，不宜放。炉中火，老历书这样叫你出生的那天⟨（日柱纳音）⟩：火在上，春天的木在下，柴就码在灶口，一伸手够得着。这样的火不怕没柴，怕没人看。隔三天添一把的事，你半年后揭锅，样样烂熟；想一个晚上烧开的，常把锅烧干。别人嫌你慢的时候，锅里其实已经咕嘟了一阵子，只是盖着盖子，他们闻不到。',
        en_US:
          'Your warmth is good for stews and bad for fireworks. Furnace fire is the almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩: fire above, the wood of spring below, fuel stacked within reach. Such a fire never lacks wood, only somebody in the kitchen. What you feed every third day comes out tender in half a year. What you try to boil in one evening tends to burn the pot. When others find you slow, the pot has been bubbling for a good while. It only has the lid on, and they can’t smell it yet.',
      },
      {
        id: 'chart.nayin.dalinmu',
        because: ['nayin:day=dalinmu', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '你在人堆里不显眼，细看才知道有多高。大林木，是你出生那天的老名字⟨（日柱纳音）⟩：土在上，春末夏初在下，满山抽叶的时候。想让人看见，只举一样；样样都举，别人看到的还是一片林子。',
        en_US:
          'You don’t stand out in a crowd; one has to look twice to see how tall you are. Forest wood is the old name of the day you were born ⟨(nayin of the day pillar)⟩: earth above, and below it the weeks between spring and summer, every slope in leaf. To be noticed, hold up one thing. Hold up everything and people still see the woods.',
      },
      {
        id: 'chart.nayin.lupangtu',
        because: ['nayin:day=lupangtu'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '消息会自己来找你。你出生的那天叫路旁土⟨（日柱纳音）⟩：金在上，盛夏的火土在下，晒得发白。没有人当它是田，可车夫、邮差、赶考的都打这儿过，你听来的常比别人找来的多。坐到过路人多的地方去。',
        en_US:
          'News comes looking for you. The day you were born is called Roadside earth ⟨(nayin of the day pillar)⟩: metal above, the baked ground of midsummer below. No farmer has ever called it a field, but drivers, mail carriers and students all pass by, and you overhear more than others look up. Sit where people go past.',
      },
      {
        id: 'chart.nayin.jianfengjin',
        because: ['nayin:day=jianfengjin'],
        form: ['statement'],
        zh_CN:
          '你越减越好。剑锋金是你出生那天的名字⟨（日柱纳音）⟩：水在上，秋天的金在下，刀和磨刀的水摆在一处。你删去的、推掉的，别人看着可惜，留下的那一截因此才快。',
        en_US:
          'You get better by leaving things out. The day you were born bears the name Sword-edge metal ⟨(nayin of the day pillar)⟩, water over autumn’s metal, the blade beside the wet stone. What you cut and turn down looks like a loss to others, and what remains is sharp because of it.',
      },
      {
        id: 'chart.nayin.shantouhuo',
        because: ['nayin:day=shantouhuo'],
        form: ['scene'],
        zh_CN:
          '秋收过后烧荒，山头一道火线，隔两条河都望得见。你出生的那天就叫山头火⟨（日柱纳音）⟩：木在上，秋冬之交在下，草是干的，风是凉的。你要让远处的人知道一件事，一点就着；要暖身边的人，得下山去生炉子，那是另一种功夫。身边人有时抱怨，你给远处的比给近处的多。他们要的不是火，是你坐下来，手是热的。',
        en_US:
          'After the harvest the stubble is burned, and the line of fire along the ridge can be seen two rivers away. Hilltop fire is the name of the day you were born ⟨(nayin of the day pillar)⟩: wood on top, the turn of autumn into winter beneath, dry grass and a cold wind. Distant people hear of you at once. To warm those close by you have to come down and start the stove, which is a different skill. Those around you sometimes complain that you give more to people far off. They don’t need a blaze. They want you to sit down, with warm hands.',
      },
      {
        id: 'chart.nayin.jianxiashui',
        because: ['nayin:day=jianxiashui'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你面上静，底下一直在走。涧下水是你出生那天的老名字⟨（日柱纳音）⟩：火在上，隆冬的水土在下，冰结在面上，水走在冰下。所以你的动静别人要用耳朵找，你找别人也一样：一件事有没有下文，看字看不出，听一听对方的声音停在哪里，就知道了。嘴上不说的，你听得最清楚。也因为这样，人多嘈杂的地方你容易累，什么都听见了，又什么都没法接；两个人坐着，你一句话就能说到底。',
        en_US:
          'You’re still on the surface and always moving underneath. Ravine water is the old name of the day you were born ⟨(nayin of the day pillar)⟩: fire over the depth of winter, a skin of ice with a stream below. People have to listen for you, and you listen for them. Whether a matter is still alive you can’t tell from a message, but you can from where the voice slows down. You hear best what isn’t said. For the same reason crowds tire you: you hear everything and can answer none of it. Sitting with one other person, you get to the bottom in a sentence.',
      },
      {
        id: 'chart.nayin.chengtoutu',
        because: ['nayin:day=chengtoutu'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你护得住人，也不轻易让人进来。你出生的那天叫城头土⟨（日柱纳音）⟩：土在上，春天的木在下，木像夹在墙里的筋，撑着它，也拽着它。可以不敲门就进来的人，你心里有一张单子，三五个，多年没改过。',
        en_US:
          'You can protect people, and you don’t let them in easily. City-wall earth is the name of the day you were born ⟨(nayin of the day pillar)⟩: earth above, the wood of spring below, like the straw that holds a wall up and also pulls at it. You keep a list of those who may come in without knocking. It has three to five names and hasn’t changed in a long time.',
      },
      {
        id: 'chart.nayin.bailajin',
        because: ['nayin:day=bailajin'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你刚起头的时候最听得进话，定了型就难改。你出生的那天叫白蜡金⟨（日柱纳音）⟩：金在上，春末夏初在下，料还软，指甲一划一道印。要人挑毛病，趁现在。',
        en_US:
          'You take advice best when you’ve just begun; once you’ve set, you’re hard to change. The day you were born is called White-wax metal ⟨(nayin of the day pillar)⟩, metal over the weeks between spring and summer, still soft enough to take a thumbnail. If you want your faults pointed out, ask now.',
      },
      {
        id: 'chart.nayin.yangliumu',
        because: ['nayin:day=yangliumu'],
        form: [],
        zh_CN:
          '你插到哪里都活，条件是身边有水。杨柳木，老历书给你出生那天的名字⟨（日柱纳音）⟩：水在上，盛夏在下，天越热，根越要湿。你的水多半是一个人，或者一条天天走的路。头一个星期找着了，后面怎么长都行。',
        en_US:
          'You’ll grow anywhere, provided there’s water. Willow wood is the almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩, with water above and high summer below: the hotter it gets, the wetter the roots must be. Your water is a person, most likely, or a street you walk every day. Find it in the first week, and the rest takes care of itself.',
      },
      {
        id: 'chart.nayin.quanzhongshui',
        because: ['nayin:day=quanzhongshui'],
        form: ['statement'],
        zh_CN:
          '你的劲要匀着用。泉中水这个名字落在你出生的那天⟨（日柱纳音）⟩：木在上，秋天的金在下，水从石缝里出来。你天天做一点，做上几年也不见少；攒到一天做十天的，第二天就浑了。',
        en_US:
          'Your strength wants even drawing. Spring water is what the almanac calls the day you were born ⟨(nayin of the day pillar)⟩: wood on top, the metal of autumn underneath, clear water out of stone. A little every day, and after years there’s no less. Ten days’ worth at once, and it runs muddy.',
      },
      {
        id: 'chart.nayin.wushangtu',
        because: ['nayin:day=wushangtu', 'age>=16', 'age<=74'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你做事靠搭接，不靠谁一个人顶住。屋上土是你出生那天的名字⟨（日柱纳音）⟩：火在上，秋冬之交在下，赶在第一场冷雨以前把顶盖完。瓦也是土，烧过一遍才上得了房，一片压住半片，没有哪片独自接雨。你带的人里，两个人懂同一段的地方从来不漏；漏的总是你信得过、只交给一个人的那处。你自己也是一片瓦，上头有人压着你，下头你压着别人。换房子的时候你比谁都舍不得，因为哪一片当年是谁递上来的，你都记得。',
        en_US:
          'You work by overlap and don’t rely on any one person to hold. Rooftop earth is the name of the day you were born ⟨(nayin of the day pillar)⟩: fire above, the turn of autumn into winter below, the roof closed before the first cold rain. A tile is earth that has been through fire, and each covers half its neighbor. Where two people know the same stretch, nothing of yours ever leaks. The leak is always where you trusted one person with all of it. You’re a tile yourself, with someone’s edge on yours and yours on somebody’s. When the house changes you find it harder than anyone, since you remember who handed up which piece.',
      },
      {
        id: 'chart.nayin.pilihuo',
        because: ['nayin:day=pilihuo'],
        form: [],
        zh_CN:
          '你闷一季，只响一声，听过的人记得是哪一天。霹雳火，老历书这样叫你出生的那天⟨（日柱纳音）⟩：土在上，隆冬的水土在下。响以前，云要聚很久，这段日子别人以为你没主意。天天小声念的，旁人当成风声；你一次说完，反而有人信。',
        en_US:
          'You’re quiet for a season and then heard once, and people remember the date. Thunderbolt fire is the almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩, earth over the coldest weeks. Clouds gather long before it, and all that while others think you have no view. Murmured daily, your view would pass for wind. Said once and in full, it’s believed.',
      },
      {
        id: 'chart.nayin.songbaimu',
        because: ['nayin:day=songbaimu'],
        claims: ['presumes=friends'],
        form: ['statement'],
        quote: 'lunyu-suihan',
        zh_CN:
          '看你要挑时候，热闹的时候看不出。你出生的那天叫松柏木⟨（日柱纳音）⟩：金在上，春天的木在下，别的树忙着发芽，它照旧。《论语》说“岁寒，然后知松柏之后凋也”。旁人散了你还在，那一天他们才数得清谁是谁。',
        en_US:
          'You have to be judged at the right time, and good times aren’t it. The day you were born is called Pine wood ⟨(nayin of the day pillar)⟩: metal above, spring below, other trees in a rush to bud and this one as before. The *Analects* say one learns in the cold of the year that pine and cypress are the last to fade. When the others have gone and you’re still there, people count again.',
      },
      {
        id: 'chart.nayin.changliushui',
        because: ['nayin:day=changliushui'],
        form: [],
        zh_CN:
          '你做得长，因为天天差不多。长流水是你出生那天的名字⟨（日柱纳音）⟩：水在上，春末夏初在下，雨季还没到，河已经在走。一件事你做不做得久，看最忙那天没有用，看最懒那天还做不做就知道。别人羡慕的是你的毅力，你自己知道那只是不数，做完一天翻过去，从不算已经多少天。你也有不动的日子，那多半是河道给人堵了，不是水没了。挪开一块石头，水自己会接上昨天。',
        en_US:
          'You last, since your days are much alike. Long-river water is the name of the day you were born ⟨(nayin of the day pillar)⟩, water over the weeks between spring and summer: the rains haven’t come yet and the river is running all the same. Whether you’ll stick with a thing can’t be seen on your best day. It shows on the laziest, in whether you did it at all. People admire your willpower. You know it’s mostly a matter of not counting. You have days of standing still as well. Mostly somebody has blocked the bed; the water isn’t gone. Move one stone, and it picks up where yesterday left off.',
      },
      {
        id: 'chart.nayin.shazhongjin',
        because: ['nayin:day=shazhongjin'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '你的好东西混在许多东西里，要筛。你出生的那天叫沙中金⟨（日柱纳音）⟩：木在上，盛夏的火土在下，河床晒得见了底，正好下盘子。存下的文章、认得的人、学过的本事，三样都一季筛一回，每样留一成，留下的就是金。',
        en_US:
          'Your good things lie mixed in with a great many others and have to be sifted. Sand metal is the name of the day you were born ⟨(nayin of the day pillar)⟩: wood above, midsummer’s dust below, a riverbed dry enough to set up the pan. What you’ve saved, whom you know, what you’ve learned: go through all three once a season and keep a tenth. What’s left is the gold.',
      },
      {
        id: 'chart.nayin.shanxiahuo',
        because: ['nayin:day=shanxiahuo'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你收尾比开头好。山下火是你出生那天的老名字⟨（日柱纳音）⟩：火在上，秋天的金在下，热头过了，亮还在。错字、细账、漏掉的人，都是你在散场前看见的。',
        en_US:
          'You finish better than you begin. Foothill fire is the old name of the day you were born ⟨(nayin of the day pillar)⟩: fire above, autumn’s metal below, the heat gone and the light still good. The typo, the odd sum and the person left out are what you notice before everyone goes home.',
      },
      {
        id: 'chart.nayin.pingdimu',
        because: ['nayin:day=pingdimu'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '别人搭东西，靠你撑中间。平地木是老历书给你出生那天的名字⟨（日柱纳音）⟩：土在上，秋冬之交在下，叶子落了，哪棵直一眼看得清。你粗一点没关系，弯不得。答应做梁以前，先问清上头压多少。',
        en_US:
          'When others build something, you’re what holds up the middle. Meadow wood is the almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩: earth above, autumn going into winter below, the leaves down, so that anyone can see which trunk is straight. You may be rough, and you mustn’t be bent. Before you agree to be a beam, ask what’s going on top.',
      },
      {
        id: 'chart.nayin.bishangtu',
        because: ['nayin:day=bishangtu'],
        claims: ['presumes=adult'],
        form: ['question'],
        zh_CN:
          '你靠的那堵墙结实吗？这一问，你每换一个地方都该问一遍。壁上土是你出生那天的名字⟨（日柱纳音）⟩：金在上，隆冬的水土在下。抹墙的泥自己立不住，上了墙才有用，墙少了它又四处透风。你跟对了人，两边都体面；跟错了，先掉下来的是你。还有一样要看：墙上原来抹过几层。前头的人走得太多、抹得太厚，再好的泥也挂不久。',
        en_US:
          'Is the wall behind you sound? Ask that every time you change places. Wall earth is the name of the day you were born ⟨(nayin of the day pillar)⟩: metal over the cold ground of midwinter. Plaster can’t stand by itself, and a wall without it lets in the wind. With the right people you both look good. With the wrong ones, you’re the first to come off. Look at one more thing, how many coats there are already. Where too many came and went before you, even good plaster won’t hold.',
      },
      {
        id: 'chart.nayin.jinbojin',
        because: ['nayin:day=jinbojin'],
        form: [],
        zh_CN:
          '你的光彩薄而亮，要用在最先被看见的地方。金箔金，是你出生那天的老名字⟨（日柱纳音）⟩：水在上，春天的木在下，木是底胎，箔贴上去才发亮。漂亮完了，看的是木料直不直。',
        en_US:
          'Your shine is thin and bright, and belongs where the eye lands first. Gold-leaf metal is the old name of the day you were born ⟨(nayin of the day pillar)⟩: water above, and below it the wood of spring, the body the leaf is laid on. After the shine, it’s a question of whether the wood is sound.',
      },
      {
        id: 'chart.nayin.fudenghuo',
        because: ['nayin:day=fudenghuo'],
        form: ['order'],
        zh_CN:
          '你一次只照得亮一张桌子，照到的地方最清楚。你出生的那天叫覆灯火⟨（日柱纳音）⟩：木在上，春末夏初在下，灯要到夜里才显出用处。看清一样，再移灯。',
        en_US:
          'You light one table at a time, and light it well. The day you were born is called Lamp fire ⟨(nayin of the day pillar)⟩: wood above, the lengthening days of late spring below, and its hour comes after dark. When one thing is clear, move the lamp.',
      },
      {
        id: 'chart.nayin.tianheshui',
        because: ['nayin:day=tianheshui'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你帮人不记账，看谁家地干就落在谁家。天河水是你出生那天的名字⟨（日柱纳音）⟩：上面是火，下面是盛夏，一片滚热，老历书偏说它是水，因为大热过后总有一场阵雨。雨没有河床，落完就走。你的好处也在走得快，人家来不及谢；坏处是你自己渴的时候，没有一条河认得你。你渴了得自己开口，开口那天会发现，等着还你一场雨的人排成了队。',
        en_US:
          'You help without keeping accounts, wherever the ground is dry. Milky Way water is the name of the day you were born ⟨(nayin of the day pillar)⟩: fire above and high summer below, all heat, and the almanac calls it water, for after great heat comes a shower. Rain has no bed to run in and leaves when it’s done. It’s good that you’re gone before they can thank you. The bad part is that when you’re thirsty yourself, no river knows you. When you’re thirsty you have to say so. On the day you do, you’ll find a line of people waiting to return a shower.',
      },
      {
        id: 'chart.nayin.dayitu',
        because: ['nayin:day=dayitu'],
        form: [],
        zh_CN:
          '经你手的东西多，归你的少，可样样接得上。大驿土，老历书这样叫你出生的那天⟨（日柱纳音）⟩：土在上，秋天的金在下，路面压得硬，重车过去不陷。驿站的功夫在交接：马喂过，信没拆，下一程知道从哪儿走。接你手的人常说，跟你做下一棒最省心。',
        en_US:
          'Much passes through your hands, little of it is yours, and none of it gets dropped. Post-road earth is the almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩: earth above, autumn’s metal beneath, a surface hard enough for loaded carts. All the art of a post station is in the changeover: the horse fed, the letter sealed, the next rider told which fork. People like to come after you.',
      },
      {
        id: 'chart.nayin.chaichuanjin',
        because: ['nayin:day=chaichuanjin'],
        form: ['order'],
        zh_CN:
          '好东西你舍不得用，一收就忘了有。你出生的那天叫钗钏金⟨（日柱纳音）⟩：金在上，秋冬之交在下，首饰一年里多半躺在匣子里。挑一天，用掉一样。',
        en_US:
          'You save what’s good, and then forget you have it. The day you were born is called Hairpin metal ⟨(nayin of the day pillar)⟩, metal over the end of autumn, and jewelry lies in its box most of the year. Choose a day and use one thing up.',
      },
      {
        id: 'chart.nayin.sangzhemu',
        because: ['nayin:day=sangzhemu'],
        form: [],
        zh_CN:
          '你养大的东西，身上没有一处写着你。桑柘木是你出生那天的名字⟨（日柱纳音）⟩：水在上，隆冬在下，叶落净了，根还在喝水。年年被人摘叶，叶子喂了蚕，蚕吐了丝，没有人说桑。采桑的规矩是一枝留三分，来年才发，你常把这三分也给了。',
        en_US:
          'What you’ve raised doesn’t have your name on it anywhere. Mulberry wood is the name of the day you were born ⟨(nayin of the day pillar)⟩: water above, the dead of winter below, bare twigs and roots that go on drinking. The leaves feed the silkworms, and no silk coat has ever been labeled mulberry. Pickers leave a third on every branch so that there will be leaves next spring. You tend to give that third, too.',
      },
      {
        id: 'chart.nayin.daxishui',
        because: ['nayin:day=daxishui'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你的念头来得像山溪，一夜漫过石头，过两个星期就浅。大溪水是老历书给你出生那天的名字⟨（日柱纳音）⟩：上面是木，下面也是木，时候在春天，水跟着树根一路下到田里。水大的那几天你一个人抵三个，水退了也别怪自己懒，溪水本来就赶季节。要紧的是头两个星期里先走那一步回不了头的，后面水小，也推得动。身边人摸清了这一点，会挑你水大的时候来求你，这不算占便宜，水反正要流。你只须记得给自己的田里也留一道口子。',
        en_US:
          'Your ideas come like a mountain stream, over the stones by morning and shallow again in two weeks. Great-stream water is the almanac’s name for the day you were born ⟨(nayin of the day pillar)⟩: wood above and wood below in springtime, water following the roots down to the fields. While it’s high you do the work of three. When it drops, don’t call yourself lazy; streams keep to their season. What counts is taking the step that can’t be undone in those two weeks. People who know this come and ask you when the water is high. That’s not taking advantage, since it runs anyway. Just remember to leave one opening to a field of your own.',
      },
      {
        id: 'chart.nayin.shazhongtu',
        because: ['nayin:day=shazhongtu'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '你肯接没人管过的事，也最容易在上头吃亏。沙中土，说的是你出生的那天⟨（日柱纳音）⟩：火在上，春末夏初在下，水边晒出一片新地。新淤的地最肥，也最没有界石。归谁，到哪天，哪些不做，这三样没说清以前，你种下去的都算借的。',
        en_US:
          'You’ll take on what nobody has run before, and that’s also where you get hurt. Sand earth is the name of the day you were born ⟨(nayin of the day pillar)⟩: fire above, the weeks between spring and summer below, new ground dried by the sun. Fresh silt is the richest soil there is, and no stone marks whose it is. Whose it is, until when, and what’s not included: before those three are said, whatever you plant is on loan.',
      },
      {
        id: 'chart.nayin.tianshanghuo',
        because: ['nayin:day=tianshanghuo'],
        form: [],
        zh_CN:
          '你照人照得一视同仁，也照得人睁不开眼。天上火是你出生那天的名字⟨（日柱纳音）⟩：土在上，盛夏在下，正午时分，影子缩到脚底。你说话藏不住东西，别人佩服，也躲。坐着说，说完隔一夜再要答复，就给对方留了片阴凉。',
        en_US:
          'You shine on everyone alike, and make them squint. Sky fire is the name of the day you were born ⟨(nayin of the day pillar)⟩: earth above, the height of summer below, noon, with shadows drawn in under the feet. You can’t hide anything when you speak, which people admire and avoid. If you say it sitting down and don’t want the answer before tomorrow, there’s some shade for them.',
      },
      {
        id: 'chart.nayin.shiliumu',
        because: ['nayin:day=shiliumu'],
        form: [],
        zh_CN:
          '你熟了自己会开口，掰早了是涩的。你出生的那天叫石榴木⟨（日柱纳音）⟩：上面是金，下面也是金，皮最硬的时候，正是要裂的时候。等你的人要有耐心，你等自己也一样。',
        en_US:
          'You open by yourself when you’re ripe; forced, you’re sour. The day you were born is called Pomegranate wood ⟨(nayin of the day pillar)⟩: metal above and metal below, the rind at its hardest just before it splits. People who wait for you need patience. So do you.',
      },
      {
        id: 'chart.nayin.dahaishui',
        because: ['nayin:day=dahaishui'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你什么都收得下，怕的只是没有岸。⟨六十对干支，你的日柱在最末两位|老历书把日子排成六十天一轮，你出生的那天在最末两天里⟩，名叫大海水⟨（纳音）⟩：水在上，秋冬之交在下，一轮走完，样样收在一处。朋友的事、旧年的书、没做完的活，进了你这里就再分不出是谁家的水。有了岸，一个期限，一个收手的条件，你的大才叫大，不然只是漫。你的记性也是这样，什么都在，什么都不按次序。要找一样，先想它是哪一阵潮带来的，比想它叫什么快。',
        en_US:
          'You can take in anything; what you need is a shore. ⟨Your day pillar is one of the last two of the sixty|The old almanac counts days in rounds of sixty, and yours is one of the last two⟩, and its name is Ocean water ⟨(nayin)⟩: water above, autumn passing into winter below, everything gathered in. Friends’ troubles, old books, unfinished work: once in, nobody can say which cup came from where. With a shore, some deadline or a condition on which you stop, you’re vast. Without one you’re only spread thin. Your memory works the same way: everything is there, and nothing is in order. To find a thing, think of which tide brought it. That’s faster than trying to recall its name.',
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
        form: ['dated'],
        zh_CN:
          '你的十年一换，换得早，也换得巧。第一段从{luck:start}起⟨（大运顺行）⟩，往后落在十一、二十一、三十一岁上下，正是多数人升学、毕业、成家的年纪，里头的变和外头的变常赶在一处。方向是顺着季节往前走，春后见夏，夏后见秋，所以你回头看，日子总是一段接一段，很少倒着来。也有一样麻烦：两样变赶在同一年，分不清是哪一样让你累的，常怪错了人。',
        en_US:
          'Your ten-year periods change early, and at telling moments. The first one starts {luck:start} ⟨(luck cycles, forward)⟩, the later ones at about eleven, twenty-one and thirty-one, ages at which many people change schools, graduate, set up house. So what changes inside and what changes outside tend to come together. The order runs forward with the seasons, summer after spring and autumn after summer, and looking back you find one stretch leading to the next. It has a drawback. When both change in the same year you can’t tell which of them wore you out, and you may blame the wrong person.',
      },
      {
        id: 'chart.luck-start.forward-three',
        because: ['luck:forward', 'luck:starts>=3', 'luck:starts<=5'],
        form: ['dated', 'statement'],
        zh_CN:
          '你换运的年纪不在大家的节骨眼上：第一段从{luck:start}起⟨（大运顺行）⟩，此后是十几岁、二十几岁、三十几岁的中段。众人各奔东西的时候你还没动，等大家坐定了，你才换。',
        en_US:
          'Your luck doesn’t change when everybody’s life does. The first ten years start {luck:start} ⟨(luck cycles, forward)⟩, and after that it turns in the middle of your teens, your twenties and your thirties. When the others scatter you stay; when they have all settled, you go.',
      },
      {
        id: 'chart.luck-start.forward-late',
        because: ['luck:forward', 'luck:starts>=6', 'luck:starts<=8', 'age>=16'],
        form: ['dated'],
        zh_CN:
          '你的第一段十年从{luck:start}起⟨（大运顺行）⟩，往后换在十七、二十七、三十七岁上下。十七岁那一回常跟离家、选路撞在一处，二十七岁那一回，正是头一份差事做熟了想挪的年纪，所以你的大主意多半是换完才定得下来，早定的会改。方向是顺着季节走，一季接一季，急不到前头去。换季那一两年你会睡得浅、话变多、老想收拾屋子，这都算正常，过了就安静。',
        en_US:
          'Your first ten years start {luck:start} ⟨(luck cycles, forward)⟩, and they turn at around seventeen, twenty-seven and thirty-seven. The first of these lands where people leave home and choose a path, the second where the first real job has grown easy and one looks out of the window. So your big decisions settle after the turn, and those made early get changed. It runs forward with the seasons, and none can be hurried. For a year or so around each turn you sleep lightly, talk more and keep wanting to clear out rooms. That’s normal, and it passes.',
      },
      {
        id: 'chart.luck-start.forward-last',
        because: ['luck:forward', 'luck:starts>=9'],
        form: ['dated'],
        zh_CN:
          '整十的生日，在你是真的换季。第一段十年到{luck:start}才起⟨（大运顺行，起运前看月柱）⟩，往后换在二十、三十、四十岁的门槛上；在那以前，看的是家里那一屋子的光景。别人感叹又老了十岁的那年，你身边的人和事正好换一批。方向往前，四季顺着来。',
        en_US:
          'Round birthdays are a real change of season for you. Your first ten years don’t start until {luck:start} ⟨(luck cycles, forward; before that, the month pillar)⟩, and they turn at the thresholds of twenty, thirty and forty; before that, the household you grow up in stands for them. In the year when others sigh at being ten years older, the people and things around you change over. The direction is forward, season after season.',
      },
      {
        id: 'chart.luck-start.backward-early',
        because: ['luck:backward', 'luck:starts<=2'],
        form: ['dated', 'statement'],
        zh_CN:
          '还没记事，你的第一段十年就开始了，从{luck:start}算起⟨（大运逆行）⟩；此后在十一、二十一、三十一岁前后各换一回。季节倒着走，你遇上的，像是你来以前的天气。',
        en_US:
          'Before you could remember anything your first ten years had begun, from {luck:start} ⟨(luck cycles, backward)⟩; the next ones turn at about eleven, twenty-one and thirty-one. Your seasons run in reverse. What you walk into is the weather that came just ahead of you.',
      },
      {
        id: 'chart.luck-start.backward-three',
        because: ['luck:backward', 'luck:starts>=3', 'luck:starts<=5', 'age>=16'],
        form: ['dated'],
        zh_CN:
          '你换运的那几年，没有典礼，没人道贺，回头看却是分界。十年一段，从{luck:start}算起⟨（大运逆行）⟩，换在十四五岁、二十四五岁、三十四五岁上下，都在一件事做到一半的时候。季节倒着走，由你出生的那一季退回上一季，像划船的人背对着前方，眼睛看得见来处，所以你比同龄人念旧，也比他们记得清。换完那一年，不妨自己给自己办个小典礼，请一顿饭，说清楚从今天起不做什么。',
        en_US:
          'No ceremony marks the years in which your luck turns, and looking back you find they were the divide. The ten-year periods count from {luck:start} ⟨(luck cycles, backward)⟩ and change around fourteen, twenty-four and thirty-four, always halfway through something. The seasons run in reverse, out of the one you were born in and into the one before. Rowers travel like that, facing where they came from, and you do remember the way better than others your age. In such a year you might hold a small ceremony of your own: one dinner, at which you say what you won’t be doing from now on.',
      },
      {
        id: 'chart.luck-start.backward-late',
        because: ['luck:backward', 'luck:starts>=6', 'luck:starts<=8', 'age>=16'],
        form: ['dated'],
        zh_CN:
          '十七八岁一回，二十七八岁一回，你的十年换在这些年纪，第一段从{luck:start}起⟨（大运逆行）⟩。头一回往往跟着一张车票，后一回跟着一封辞职信，或者一个没递出去的念头。季节在你这里一格一格往回翻，像倒着翻日历；你走到的地方，前头多半有人走过，问一问，省许多路。你的记性因此偏向老东西，老歌、老街、老朋友，样样比新的认得快；新的那些，要等成了旧的，你才真喜欢。',
        en_US:
          'Near seventeen and again near twenty-seven your ten-year periods change; the first starts {luck:start} ⟨(luck cycles, backward)⟩. The change at seventeen tends to come with a train ticket, the later one with a letter of resignation, sent or unsent. The seasons turn back for you page by page, like a calendar read from the end. Wherever you arrive, somebody has been before; asking saves you miles. Your memory leans to old things for that reason, songs and streets and friends, which you know at once. New ones you only come to like when they’ve grown old.',
      },
      {
        id: 'chart.luck-start.backward-last',
        because: ['luck:backward', 'luck:starts>=9'],
        form: ['dated', 'statement'],
        zh_CN:
          '你上车算晚的，第一段十年到{luck:start}才起⟨（大运逆行，起运前看月柱）⟩；在那以前，看大人怎么过日子。往后逢二十、三十、四十岁左右换一段，季节倒着走，像座位背着车头。',
        en_US:
          'You got on late: your first ten years start {luck:start} ⟨(luck cycles, backward; before that, the month pillar)⟩, and until then the grown-ups stand for them. It turns close to twenty, thirty and forty, and the seasons run in reverse, so that your seat faces the rear.',
      },
      // Half of all charts, by the season of the coming luck cycles
      {
        id: 'chart.luck-start.winter-into-spring-early',
        because: ['luck:forward', 'month:winter', 'luck:starts<=4'],
        form: ['dated'],
        zh_CN:
          '你从冬天往春天走。第一段十年从{luck:start}起，一个月份管十年，冬天余下几个月，就先走几个十年，接着是三十年的春天⟨（大运顺行入寅卯辰）⟩。春天的意思是往外长，新人、新念头、新地方都来得多，来得急。起头那点冷清你记得住，用不着防一辈子。',
        en_US:
          'You walk out of winter toward spring. Your ten-year periods start {luck:start}, one month of the calendar to each; first as many as there are winter months left, then thirty years of spring ⟨(luck forward into Tiger, Rabbit and Dragon)⟩. Spring means growing outward: new people, ideas and places come often and in a hurry. You’ll remember a cold start, and needn’t go on dressing for it.',
      },
      {
        id: 'chart.luck-start.winter-into-spring-late',
        because: ['luck:forward', 'month:winter', 'luck:starts>=5'],
        form: ['dated'],
        zh_CN:
          '春天排在你前头。你生在冬天，第一段十年到{luck:start}才起，顺着月份走，把余下的冬天走完，就是三十年的春天⟨（大运顺行入寅卯辰）⟩。进门以前的日子都算翻土，看着没动静，其实样样在松。旁人先发芽，你用不着急：他们的春天不比你的长，你的也不会因为晚来就短。翻土的那些年里，你攒下了两样东西，耐性和手劲。春天来的时候别人忙着高兴，你已经下了种。',
        en_US:
          'Spring lies ahead of you on the road. Born in winter, you don’t begin your first ten years until {luck:start}; they go forward month by month through whatever is left of the cold, and then come thirty years of spring ⟨(luck forward into Tiger, Rabbit and Dragon)⟩. Everything before that is turning soil, which looks like nothing and loosens everything. If others are in leaf sooner, don’t call it losing. Their spring is no longer than yours. In the years of turning soil you gather two things, patience and strong hands. When spring comes others are busy being glad, and you have sown.',
      },
      {
        id: 'chart.luck-start.summer-into-autumn-early',
        because: ['luck:forward', 'month:summer', 'luck:starts<=4'],
        form: ['dated', 'statement'],
        zh_CN:
          '你从夏天走向秋天。第一段十年从{luck:start}起，夏天余下几个月，先走几个十年，接着是三十年的秋天⟨（大运顺行入申酉戌）⟩。秋天样样要见分量，热闹少了，人也看得清了。',
        en_US:
          'You walk from summer into autumn. Your ten-year periods start {luck:start}, first as many as there are summer months left, then thirty years of autumn ⟨(luck forward into Monkey, Rooster and Dog)⟩. In autumn things get weighed. There’s less noise, and you see people clearly.',
      },
      {
        id: 'chart.luck-start.summer-into-autumn-late',
        because: ['luck:forward', 'month:summer', 'luck:starts>=5'],
        form: ['dated'],
        zh_CN:
          '你的一辈子先热后清。生在夏天，第一段十年从{luck:start}起，顺着月份走，余下的暑气走完，便是三十年的秋天⟨（大运顺行入申酉戌）⟩。在那以前试过的门路、爱过的热闹，都算晒谷子，摊得越开越好；入了秋，你会想把东西定下来，一样一样归仓。哪样先归，看你夏天里最舍不得的是哪样。秋天里你的话会值钱起来，因为不常说了；从前围着你的人，会一个一个单独来找你。',
        en_US:
          'Your life goes from warm to clear. You were born in summer, and your ten-year periods, from {luck:start} on, go forward through what is left of the heat into thirty years of autumn ⟨(luck forward into Monkey, Rooster and Dog)⟩. Whatever you try before then is grain drying in the sun, and it can’t be spread too wide. In autumn you’ll want to settle things and bring them in, one by one. Start with what you could least bear to lose. In autumn your words are worth more, since there are fewer of them. The people who used to stand around you come back one at a time.',
      },
      {
        id: 'chart.luck-start.spring-back-to-winter-early',
        because: ['luck:backward', 'month:spring', 'luck:starts<=4'],
        form: ['dated'],
        zh_CN:
          '你从春天掉头，往冬天走。第一段十年从{luck:start}起，月份倒着数，春天退完，是三十年的冬天⟨（大运逆行入丑子亥）⟩。冬天的意思是往里收：话少，想得深，做的事一样比一样重。少年时开过的花记得收下种子，那些年来得热闹，散得也快。',
        en_US:
          'You turn around in spring and walk toward winter. Your ten-year periods start {luck:start} and count the months backward; when spring is used up, there are thirty years of winter ⟨(luck backward into Ox, Rat and Pig)⟩. Winter means drawing in: fewer words, deeper thought, one weightier thing at a time. Whatever flowered early, keep the seed of it. Those years come with a crowd, and the crowd doesn’t stay.',
      },
      {
        id: 'chart.luck-start.spring-back-to-winter-late',
        because: ['luck:backward', 'month:spring', 'luck:starts>=5'],
        form: ['dated'],
        zh_CN:
          '退着走进冬天，灯要自己带。你生在春天，第一段十年到{luck:start}才起，月份倒着数，余下的春光用完，就是三十年的冬天⟨（大运逆行入丑子亥）⟩。人往里走，话会少，想得会深，夜里的灯亮得久，家里人起先不惯，后来也安静了。春天里学到的那样本事存成一门手艺，冬天靠它取暖；这门手艺多半不是最风光的那样，是你没人看也做的那样。',
        en_US:
          'Whoever walks backward into winter had better carry a lamp. You were born in spring, your first ten years start {luck:start}, and counting the months backward they use up what remains of it; after that come thirty years of winter ⟨(luck backward into Ox, Rat and Pig)⟩. You’ll talk less, think further, and sit up later. Make a craft of what you learned in the growing season, since that’s what will warm your hands. It may not be the showy one. It’s the one you do when nobody’s looking.',
      },
      {
        id: 'chart.luck-start.autumn-back-to-summer-early',
        because: ['luck:backward', 'month:autumn', 'luck:starts<=4'],
        form: ['dated'],
        zh_CN:
          '你越往后越热。生在秋天，第一段十年从{luck:start}起，月份倒着数，秋天退完，是三十年的夏天⟨（大运逆行入未午巳）⟩。底子是个讲道理、收得住的人，到了热处肯露面、肯出声，老熟人见了要认一会儿。别嫌底子里那个会记账的，热起来全靠他看着门。热的三十年里你会做几件从前看不惯的事，做完觉得也不过如此，对别人就宽了。',
        en_US:
          'You get warmer as you go. You were born in autumn, and your ten-year periods, from {luck:start} on, count the months backward; when autumn is done there are thirty years of summer ⟨(luck backward into Goat, Horse and Snake)⟩. Underneath you’re reasonable and neat. On warm ground you show up and speak up, and old acquaintances look twice. Don’t despise the one underneath who keeps accounts. In the heat somebody has to watch the door. In those thirty warm years you’ll do some things you used to disapprove of, find that they weren’t so bad, and be easier on other people.',
      },
      {
        id: 'chart.luck-start.autumn-back-to-summer-late',
        because: ['luck:backward', 'month:autumn', 'luck:starts>=5'],
        form: ['dated'],
        zh_CN:
          '你的次序跟别人是反的：收成在前，暑天在后。秋天出生，第一段十年到{luck:start}才起，月份倒着数，先走完余下的秋天，再退进三十年的夏天⟨（大运逆行入未午巳）⟩。先前的日子做减法，懂分寸；后面轮到放开手脚。真放开那天会有人说你变了，你答一句就够：天热了。',
        en_US:
          'Your order is the reverse of other people’s: harvest first and the hot days after. Born in autumn, you don’t begin your first ten years until {luck:start}; counting backward they finish what is left of autumn and go on into thirty years of summer ⟨(luck backward into Goat, Horse and Snake)⟩. The early years subtract and keep measure. Later you get to spread out. When they say you’ve changed, tell them it got warm.',
      },
    ],
  },
]
