import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-day-pillar',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.day.jia-zi',
        because: ['pillar:day=jia-zi'],
        says: ['learning=by-book'],
        zh_CN:
          '半夜的水里立着一棵树，先喝饱，再说长。甲坐在子上，脚下那一口水是癸⟨（正印）⟩，管人教你、书喂你。于是动手之前你总有出处：师傅说过，手册第几页写过。到了多大年纪，你也肯坐进入门班的第一排，同来的人还在门口不好意思。',
        en_US:
          'A tree stands in midnight water and drinks before it grows. The drink is the Rat’s Gui⟨ (Direct seal beneath)⟩, the part of a chart that teaches and feeds, so you seldom act without a source: somebody’s grandfather, page forty of the manual. At any age you’ll take a front seat in a beginners’ class. The people you came with are still in the parking lot.',
      },
      {
        id: 'self.day.jia-yin',
        because: ['pillar:day=jia-yin2'],
        says: ['leads=yes'],
        zh_CN:
          '甲坐寅，树踩着自己的根⟨（禄）⟩，寅又是开春头一个月，冻土里它最先起身。一群人停在岔口看地图，你已经过了马路，回头一看，后面跟着一串。没人派你带路，你也没打算带。只是走得早的人若走错了，要领着一串人往回走。',
        en_US:
          'Under your Jia lies the Tiger, the tree’s own root and the first month to get up in spring⟨ (seat of prosperity)⟩. While the group stops at the corner to read the map, you’ve crossed, and when you look back there’s a line behind you. Nobody appointed you. But whoever sets off early and wrong has to march the whole line back.',
      },
      {
        id: 'self.day.jia-chen',
        because: ['pillar:day=jia-chen'],
        says: ['self.takes=what-was-left'],
        zh_CN:
          '同学留下的那盆蕨，没人管的群，邻居寄放的信箱钥匙，最后都归了你。辰是河边的湿泥，树扎进去就拔不出来，漂过的东西也挂在根上⟨（坐下偏财）⟩。阴凉是真大。那些东西的主人多数不会来取了，有一两样，你也已经舍不得还。',
        en_US:
          'The fern a classmate left, the group chat nobody runs, the key to a neighbor’s mailbox: all of it has come to rest with you. The Dragon under your Jia is riverbank mud; a tree that takes hold there isn’t leaving, and whatever drifts by catches on its roots⟨ (Indirect wealth beneath)⟩. You give a great deal of shade. Most of the owners won’t be back, and one or two of these things you would no longer return.',
      },
      {
        id: 'self.day.jia-wu',
        because: ['pillar:day=jia-wu3'],
        says: ['speech=ready', 'out=much'],
        zh_CN:
          '席上你讲到茶都凉了，回去的路上却一句话没有。甲坐午火，木头底下生着灶⟨（坐下伤官）⟩，想到的都要亮出来，还要亮得好看；亮完了，灶里只剩灰。同路的人在想是哪句得罪了你。没有谁得罪你，柴烧完了而已，上车前讲一声就好。',
        en_US:
          'You explained until everyone’s tea was cold, and on the ride home you don’t say a word. There is a stove under your tree: the Horse, all fire, which wants whatever you think to be said well and said now⟨ (Hurting officer beneath)⟩. Then it’s ash. The others go over what they did wrong. Tell them, before you get in the car, that you’ve only run out of wood.',
      },
      {
        id: 'self.day.jia-shen',
        because: ['pillar:day=jia-shen'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '松树长在崖上，脚下全是石头：甲坐申金，压着你的正是它⟨（坐下七杀）⟩，好在石缝里有一口泉，申里藏着壬水。问你最拿手的那样是怎么练出来的，故事总从一个难缠的人讲起。压你的地方也喂你。崖上住久了，平地反而睡不惯，太平日子得学着过。',
        en_US:
          'Your tree stands on a cliff. Under Jia is the Monkey, hard metal⟨ (Seven killings beneath)⟩, with a spring of Ren water in the crack, so the place that squeezes you also lets you drink. Ask how you came by the thing you do best, and the story begins with somebody impossible. Cliff pines sleep badly on a lawn. An easy year will have to be learned.',
      },
      {
        id: 'self.day.jia-xu',
        because: ['pillar:day=jia-xu'],
        says: ['plan=ahead', 'self.ground-floor=kept'],
        zh_CN:
          '山脊上的一棵树，脚下的戌是干土，水要自己攒⟨（坐下偏财）⟩。所以你样样留一份：备用的钥匙，备用的路线，书里夹的一张钱；谁忘了带充电器，都先来问你。站得高，看得远，也最怕断水。这几年里真用上的有两回，是哪一天，你都记得。',
        en_US:
          'A tree on a ridge, with the dry earth of the Dog beneath it, lays in its own supplies⟨ (Indirect wealth beneath)⟩. So there’s a spare key with the neighbor, a spare route in your head, a banknote inside a book, and whoever forgets a charger comes to you first, since you carry two. So far the spares have been needed twice. You remember both dates.',
      },
      {
        id: 'self.day.yi-chou',
        because: ['pillar:day=yi-chou'],
        says: ['decides=slow'],
        zh_CN:
          '丑是腊月的冻土，草在底下不动，谁也看不出它醒着⟨（坐下偏财）⟩。散场以后还坐着的那一个是你；报名常晚一年，去的时候样样都齐了。等得起是你的本钱；等过了头，别人会当你不想要。名字先报上，准备放到后面做。',
        en_US:
          'The Ox under your Yi is frozen mud, and grass in it looks like nothing at all while it gets ready⟨ (Indirect wealth beneath)⟩. When the room has emptied, one person is still sitting there, and it’s you. You sign up a year late with everything prepared. Waiting is your capital. Wait past the end, though, and people conclude you never wanted it. Put your name down first; prepare after.',
      },
      {
        id: 'self.day.yi-mao',
        because: ['pillar:day=yi-mao'],
        says: ['quarrel=short', 'memory=short'],
        zh_CN:
          '昨晚吵过架，今早来问中午吃什么的是你。乙坐卯，草踩着自己的草根⟨（禄）⟩，让人踏出一条路，过一个月又长平了。事情在你这里散得快，在别人那里还硌着。问吃什么之前，先问一句“你还气不气”，免得像那场架你没在场。',
        en_US:
          'Last night there was a quarrel; this morning you ask what’s for lunch. Yi upon the Rabbit is grass on its own roots⟨ (seat of prosperity)⟩, and a path trodden across it has closed over within a month. It closes in you, that is. In the other person it may still be bare ground, so before lunch ask whether they’re still angry. Otherwise it looks as if you’d missed the quarrel.',
      },
      {
        id: 'self.day.yi-si',
        because: ['pillar:day=yi-si'],
        says: ['speech=ready'],
        zh_CN:
          '讲一件在菜场买鱼的事，卖鱼的、还价的、鱼，全由你一个人演。乙坐巳火，花朝着太阳开⟨（坐下伤官）⟩，有光你就精神，冷场比挨骂还难受。演到兴头上，鱼一回比一回大。当时也在场的那个人，记得是条小鱼，从来没有说破。',
        en_US:
          'You tell about buying a fish, and you play the fishmonger, the customer and the fish. A flower stands open to the sun here: beneath your Yi is the Snake, with Bing fire in it⟨ (Hurting officer beneath)⟩, and an audience does for you what sleep does for others. With each telling the fish grows. Somebody was with you that day, remembers a small fish, and has never said so.',
      },
      {
        id: 'self.day.yi-wei',
        because: ['pillar:day=yi-wei'],
        says: ['home=open'],
        zh_CN:
          '点菜你总多点一样，知道有人要从你盘里夹。乙坐未土，是药圃里的草：土是暖的，里头藏着一点火，还有一截自己的根⟨（坐下偏财）⟩。谁路过都掐一片，你由着，掐完还长。要当心的只有一样，来掐的人多，来浇水的少。谁浇过，心里要有数。',
        en_US:
          'You order one dish too many, knowing somebody will eat off your plate. Yi upon the Goat is an herb bed: warm soil with an ember in it and a piece of your own root⟨ (Indirect wealth beneath)⟩. Everyone who passes pinches a leaf, and you let them, and it grows back. Pickers are many and waterers few. It’s worth knowing who’s who.',
      },
      {
        id: 'self.day.yi-you',
        because: ['pillar:day=yi-you'],
        says: ['conflict=goes-round'],
        zh_CN:
          '脾气最大的那个人，最后总坐到你旁边，走的时候服服帖帖。乙坐酉金，是盆里的老梅，一刀一刀修出来的⟨（坐下七杀）⟩，知道刀从哪边来，枝子先让开半寸。这门功夫有个坏处：驯好一个，奖品是下一个。',
        en_US:
          'Whoever has the worst temper ends up seated beside you and goes home civil. Yi upon the Rooster is the potted plum tree, shaped by one cut after another⟨ (Seven killings beneath)⟩; it knows where the blade comes from and moves a branch half an inch in time. The skill has a flaw. The prize for taming one is the next.',
      },
      {
        id: 'self.day.yi-hai',
        because: ['pillar:day=yi-hai'],
        says: ['elders=close'],
        zh_CN:
          '乙坐亥水，是一株水草，根不着泥，靠水托着⟨（坐下正印）⟩；水里还沉着一段甲木，够粗，可以攀。把你的日子切成几章，每一章的题目都是一个年长者的名字。他们是真疼你，也真替你拿过主意。往后有一章不写谁的名字，是好事。',
        en_US:
          'Yi upon the Pig is a water plant, carried more than rooted⟨ (Direct seal beneath)⟩, and in the same water lies a log of Jia to hold on to. Cut your life into chapters, and each has an older person’s name at the top. They were fond of you, and they also decided a few things for you. A chapter with nobody’s name on it would do you good.',
      },
      {
        id: 'self.day.bing-zi',
        because: ['pillar:day=bing-zi'],
        says: ['governed=from-within'],
        zh_CN:
          '全场嗓门最大的那个，从来不迟到。丙坐子水，太阳映在一盆清水里，光还是那么多，给盆沿框住了⟨（坐下正官）⟩。框是你自己认的：票提前买，账当天清，热闹到点就散。旁人只看见热闹，拿你当随和人；让你等过一回，才知道你那里有钟。',
        en_US:
          'The loudest person at the party has never been late for one. Bing upon the Rat is the sun caught in a basin of water: all of its light, with a rim around it⟨ (Direct officer beneath)⟩. You set the rim yourself. Tickets bought early, debts paid the same day, laughter over at a set time. People take you for easygoing, until they keep you waiting.',
      },
      {
        id: 'self.day.bing-yin',
        because: ['pillar:day=bing-yin2'],
        says: ['self.starts=many'],
        zh_CN:
          '天亮时想到的主意，早饭前告诉了三个人，中午有了名字，下午你在想另一件。寅是太阳出山的地方，木生火，丙在这里刚醒⟨（长生）⟩。头一回、第一版、开张那天，你最好使。收尾请别人来，要紧的事约在上午谈。',
        en_US:
          'An idea comes at dawn, three people know it before breakfast, it has a name by noon, and in the afternoon you’re thinking of something else. The Tiger is the hill the sun comes over; its wood feeds fire, and Bing wakes there⟨ (at its Birth)⟩. First versions and opening days are yours. Get someone for the endings, and have the talk that matters before lunch.',
      },
      {
        id: 'self.day.bing-chen',
        because: ['pillar:day=bing-chen'],
        says: ['work=teach'],
        zh_CN:
          '太阳晒着一片湿田，不烤，只冒一层暖气，丙坐在辰上就是这个光景⟨（坐下食神）⟩。五音不全的人肯在你面前唱歌，做不好的东西也拿来给你看。你夸第三句，因为第三句真的好，下个月他就有了四句。你自己的活又往后挪了一个下午，问你后不后悔，你想不起来后悔。',
        en_US:
          'The sun on a wet field: nothing scorches, everything steams a little. That is Bing upon the Dragon⟨ (Eating god beneath)⟩, and people who can’t sing will sing in front of you. They bring you what they’re bad at, you praise the third sentence because the third sentence is good, and next month there are four. Your own afternoon is gone by then, and you haven’t gotten around to regretting it.',
      },
      {
        id: 'self.day.bing-wu',
        because: ['pillar:day=bing-wu3'],
        says: ['temper=hot', 'memory=short', 'quarrel=short'],
        zh_CN:
          '十一点拍了桌子，十二点叫人家一道去吃饭，你是真的不记得了。丙坐午，正当中的太阳，脚下没有影子⟨（帝旺）⟩，有什么都在面上，过了就没了。别人是有影子的：你随口一句，他背了一天。下午补一个电话，比请那顿饭管用。',
        en_US:
          'You hit the table at eleven and ask the same person to lunch at twelve, and you honestly have no memory of it. Bing upon the Horse is the sun at noon, with no shadow underfoot⟨ (at its Peak)⟩; what’s there is on top, and then it isn’t there. Others do cast shadows and carry your sentence around all day. A phone call in the afternoon does more than lunch did.',
      },
      {
        id: 'self.day.bing-shen',
        because: ['pillar:day=bing-shen', 'age>=16', 'age<=74'],
        says: ['deadline=helps'],
        zh_CN:
          '太阳偏到西边，照着申的一地金属，亮得晃眼⟨（坐下偏财）⟩：东西都摆在那里，光快没了，这时候你的手最快。大家收拾桌子的钟点，你才真正动手。上午就当活动筋骨，不必为它内疚。要两个人才做得成的事，趁人家还没走。',
        en_US:
          'The sun has come around to the west and lies on the Monkey’s yard of metal⟨ (Indirect wealth beneath)⟩: everything is out, the light is going, and your hands are never faster. When the others are clearing their desks, you begin. Don’t feel guilty about the morning; call it stretching. But whatever needs a second person has to happen while they’re still in the room.',
      },
      {
        id: 'self.day.bing-xu',
        because: ['pillar:day=bing-xu'],
        says: ['memory=long'],
        zh_CN:
          '丙坐戌，太阳落到土墙后面，看不见了，砖到半夜还是暖的⟨（火库）⟩。旧馆子，旧歌，帮你换过一次轮胎的人，都收在墙里；搬走八年的邻居过生日，你还会发去一句话。收着的热不会自己说话，墙里的人大半不知道自己还在。',
        en_US:
          'Bing upon the Dog is the sun gone down behind an earthen wall: out of sight, and the bricks stay warm till midnight⟨ (fire in its storehouse)⟩. Old restaurants, old songs, whoever once helped you with a flat tire are all in the wall, and a neighbor who moved away eight years ago still gets a birthday line. Most of them have no idea that they’re in there.',
      },
      {
        id: 'self.day.ding-chou',
        because: ['pillar:day=ding-chou'],
        says: ['detail=fine'],
        zh_CN:
          '到别人家做客，你先看书脊，再把相框翻过来，看背面写的字。丑是腊月的地窖，灯在里头照的都是收起来的东西⟨（坐下食神）⟩，别人嫌旧嫌冷的，你看得出好。没人要的那一稿，少了一个角的零件，你都有耐心。主人端茶出来以前，记得把相框放回去。',
        en_US:
          'In someone’s house you read the spines on the shelf and then turn the photo over to see what’s written on the back. The Ox under your Ding is a winter cellar, and a lamp in a cellar shines on what has been put away⟨ (Eating god beneath)⟩. Old drafts, odd tools, the version nobody used: you have time for them. Put the frame back before your host returns with the tea.',
      },
      {
        id: 'self.day.ding-mao',
        because: ['pillar:day=ding-mao'],
        says: ['decides=slow'],
        zh_CN:
          '大家已经聊到下个月的车票，你忽然回答了今晚的第一个问题。丁坐卯，湿草上的火，不见焰，一缕烟慢慢往上走，断不了⟨（坐下偏印）⟩。你的答案晚半席才到，比抢着答的好。开口先说“回到刚才那个”，省得人家以为你走了神。',
        en_US:
          'The talk has moved on to train tickets when you answer the first question of the evening. Ding upon the Rabbit is fire in damp grass: no flame, one thread of smoke, and it never goes out⟨ (Indirect seal beneath)⟩. Your answer is better than the quick ones and arrives with dessert. Begin with “back to what you asked,” so nobody thinks you were away.',
      },
      {
        id: 'self.day.ding-si',
        because: ['pillar:day=ding-si', 'age>=16', 'age<=74'],
        says: ['self.seen=late'],
        zh_CN:
          '一盏灯搁在太阳旁边，亮是够亮，太阳在的时候没人朝这边看，这是丁坐巳⟨（坐下劫财）⟩。台上那位请假的那天，大家才发现稿子、话筒、圆场的话都是你的。不必等到停电。散会前的最后三分钟，先要来，归你讲。',
        en_US:
          'Ding upon the Snake is a lamp set down beside the sun⟨ (Rival beneath)⟩; it burns as high as a lamp can, and nobody looks that way in daylight. It took the star’s day off for people to notice whose notes those were, whose microphone, whose rescue in the second half. Don’t wait for a power cut. Ask for the last three minutes of the meeting.',
      },
      {
        id: 'self.day.ding-wei',
        because: ['pillar:day=ding-wei'],
        says: ['temper=slow-burn', 'memory=long'],
        zh_CN:
          '星期二你说“没事”，星期五连日期带原话一起端上来。丁坐未土，灶灰里埋着炭⟨（坐下食神）⟩，面上温温的，拨开是红的。拿来焐饭再好不过，谁夜里回来都有口热的；拿来焐一句气话，就越焐越烫。星期二那天先说半句：“有事，过两天谈。”',
        en_US:
          'On Tuesday you say it’s nothing. On Friday you serve it, with dates and quotations. Ding upon the Goat is charcoal under ash⟨ (Eating god beneath)⟩: mild on top, red when stirred. For keeping supper warm there’s nothing better, and whoever comes home late will find a fire. It’s no way to keep a grievance. On Tuesday say, “It’s something. Ask me Thursday.”',
      },
      {
        id: 'self.day.ding-you',
        because: ['pillar:day=ding-you'],
        says: ['spends=carefully', 'detail=fine'],
        zh_CN:
          '逛一下午旧货摊，空着手走过一百样，临走买下一件，回家一看，是真银的。丁坐酉，灯照着首饰柜⟨（坐下偏财）⟩，光只有一小片，专看成色。替人挑礼物，你没失过手。替人挑朋友也这么看成色，陪你逛的人就少了。',
        en_US:
          'An afternoon at the flea market: you pass a hundred tables and leave with one thing, and it turns out to be silver. Ding upon the Rooster is a lamp over a jeweler’s case⟨ (Indirect wealth beneath)⟩, a small light made for telling plate from the real thing. Choose presents for your friends by all means. Choosing their friends for them is where people stop coming along.',
      },
      {
        id: 'self.day.ding-hai',
        because: ['pillar:day=ding-hai'],
        says: ['promise=slow-kept'],
        zh_CN:
          '黑水上漂着一盏灯，点给远处的人看：丁坐在亥上⟨（坐下正官）⟩，水里那段木头养着它，所以不灭。你心里走着另一座城市的钟，那边几点了，那个人该起床了。答应远方的事，你一件没忘。近处的人有时要敲敲灯罩，才知道你在家。',
        en_US:
          'Ding upon the Pig is a lantern on dark water, lit for people at a distance⟨ (Direct officer beneath)⟩, and the wood in that water keeps it fed. In your head there’s a clock for another city, and you know that over there someone is just getting up. What you promised someone far away gets done. Those in the same room have been known to tap on the glass.',
      },
      {
        id: 'self.day.wu-zi',
        because: ['pillar:day=wu-zi'],
        says: ['spends=carefully'],
        zh_CN:
          '晚饭吃什么，你说随便，可米能吃到星期四，你一清二楚。戊坐子，山底下有一条暗河⟨（坐下正财）⟩，山面上干干的，河里有多少水，山自己有数。管得细，又不愿显得细。同住的人不知道有人在管，手就松了。“星期四”三个字，说出口。',
        en_US:
          '“Anything,” you say about dinner, and you know to the cup that the rice will last till Thursday. Wu upon the Rat is a mountain with a river underground⟨ (Direct wealth beneath)⟩: dry on the face of it, and the mountain keeps count. You manage closely and dislike being seen to manage. So the others, unaware that anyone is counting, help themselves. Say “Thursday” out loud.',
      },
      {
        id: 'self.day.wu-yin',
        because: ['pillar:day=wu-yin2'],
        says: ['governed=from-within'],
        zh_CN:
          '这座山里住着一只虎。戊坐寅，寅里的甲木是硬规矩⟨（坐下七杀）⟩，闹钟几点响，跑几圈，少跑一圈罚什么，全归它定，没有人请它来。对自己食言一回，谁也不知道，你还是要闷上半天。虎是防贼的，没有贼的星期，它照样巡山，你照样早起。',
        en_US:
          'A tiger lives on this mountain. It is the sign under your Wu, hard Jia wood, and it sets the hour of the alarm, the number of laps, the fine for missing one⟨ (Seven killings beneath)⟩. Nobody asked it to. Break a promise to yourself, and you’re out of sorts till evening, though not a soul knows. Tigers keep thieves off. In weeks without thieves it makes its rounds all the same, and you’re up at six.',
      },
      {
        id: 'self.day.wu-chen',
        because: ['pillar:day=wu-chen'],
        says: ['trust=given'],
        zh_CN:
          '群山围着一个水库，四面的水流到这里就停下，戊坐辰就是这样⟨（坐下比肩）⟩。四面的人也往你这里存：过道里那只箱子不是你的，放了两年了，还有表姐的猫，一辆自行车，一句不许告诉别人的话。存的人转身就忘。你记得每一样是哪天来的，连猫的生日也记得。',
        en_US:
          'Wu upon the Dragon is a ring of hills around a reservoir, and what runs down to it stays⟨ (Friend beneath)⟩. So do a cousin’s cat, a bicycle, the thing nobody else must know, and a suitcase that has stood in your hallway for two years and isn’t yours. Depositors forget. You know the date of each deposit, and the cat’s birthday.',
      },
      {
        id: 'self.day.wu-wu',
        because: ['pillar:day=wu-wu3'],
        says: ['temper=slow-burn', 'memory=long'],
        zh_CN:
          '山肚子里是火：戊坐在午上⟨（帝旺）⟩，平日石头只是暖，猫爱趴在上面，没人想到底下有什么。一年里你只高声一次，那一次条理分明，从三月讲起。道理全在你这边，人都跑到山脚去了。三月的事，三月就讲，用平常的嗓子。',
        en_US:
          'Wu upon the Horse is a mountain with fire inside⟨ (at its Peak)⟩. Most days the stone is merely warm, and cats lie on it. Once a year you raise your voice, and it is an orderly speech that begins with something in March. You are right on every point, and everyone is at the bottom of the hill. Do March in March, in your ordinary voice.',
      },
      {
        id: 'self.day.wu-shen',
        because: ['pillar:day=wu-shen'],
        says: ['speech=ready'],
        zh_CN:
          '在陌生的城市下了车，第一个问路的人就会找上你，怪的是你也答得出。戊坐申，山里有矿，山腰修了驿道⟨（坐下食神）⟩，有料，又有路让人上来，你看着便像本地人。讲到第三个路口，人家已经后悔问了。',
        en_US:
          'You get off the train in a city you’ve never seen, and somebody asks you the way. What’s odd is that you can tell them. Wu upon the Monkey is a mountain with a mine in it and a road up the side⟨ (Eating god beneath)⟩: there’s something to be had, and a way to come and get it. By the third turning they’re sorry they asked.',
      },
      {
        id: 'self.day.wu-xu',
        because: ['pillar:day=wu-xu'],
        says: ['trust=earned', 'readable=no'],
        zh_CN:
          '认识你的第三年，人家才知道你在哪儿长大。戊坐戌，山上又砌了一座城⟨（坐下比肩）⟩，城里并不冷，火炉和亮东西都锁在里头。肯等三年的人不多，等到的都没走。钥匙用不着多配，墙上开一扇小窗，让人看见屋里有灯。',
        en_US:
          'In the third year of knowing you, people find out where you grew up. Wu upon the Dog is a mountain with a fort on it⟨ (Friend beneath)⟩, and the fort isn’t cold: there’s a stove inside and something bright put by, under lock. Few will wait three years. Those who did are still there. No need to hand out keys, but cut one small window and let the lamp show.',
      },
      {
        id: 'self.day.ji-chou',
        because: ['pillar:day=ji-chou'],
        says: ['help=does-not-ask'],
        zh_CN:
          '暖气坏了，你多穿一件毛衣接着做事，开春才想起来报修。己坐丑，腊月的田，面上冻硬了，水在底下收着⟨（坐下比肩）⟩。你扛得住，扛着扛着，就把它当成了平常。同屋的人未必有那件毛衣。你觉得还行的时候，先问一声别人冷不冷。',
        en_US:
          'The heating fails; you put on a second sweater, go on with what you were doing, and report it in spring. Ji upon the Ox is a field in the last month of winter, hard on top, its water put away below⟨ (Friend beneath)⟩. You can stand a great deal, and after a while you take it for normal. Others in the house may own one sweater. Ask them sooner.',
      },
      {
        id: 'self.day.ji-mao',
        because: ['pillar:day=ji-mao'],
        says: ['self.nerves=tidies'],
        zh_CN:
          '要打一个难打的电话，你先把水池刷了。己坐卯，田里的草拔了又冒，催人的那颗星就长在脚边⟨（坐下七杀）⟩。它一催，你的手就要找草拔：擦桌子，排图标，给抽屉加隔板。拔完心是定了。电话还在那里没打，水池倒是亮的。',
        en_US:
          'Before a hard phone call you scrub the sink. Ji upon the Rabbit is a field where the weeds are up again by morning; the star that pushes people grows right at your feet⟨ (Seven killings beneath)⟩, and when it pushes, your hands want something to pull. Icons get sorted, drawers get dividers. It does calm you. The call is still there, and the sink is very clean.',
      },
      {
        id: 'self.day.ji-si',
        because: ['pillar:day=ji-si', 'age>=16', 'age<=74'],
        says: ['elders=close'],
        zh_CN:
          '买一把青菜，摊主又往袋里塞两根葱。己坐巳，是整天晒得到太阳的一块地⟨（坐下正印）⟩，年长的人见了就想种点什么：一句经验，一份差事，一碗汤。地确实越种越肥，情也越欠越多，欠了哪几家、哪几样，你报得出来。',
        en_US:
          'You buy a bunch of greens, and the man adds two scallions for nothing. Ji upon the Snake is a plot that gets the sun all day⟨ (Direct seal beneath)⟩, and older people see it and want to plant something: advice, an errand, a bowl of soup. The soil does get richer. You also owe something to half the street, and could recite the list.',
      },
      {
        id: 'self.day.ji-wei',
        because: ['pillar:day=ji-wei'],
        says: ['decides=slow', 'change=resists'],
        zh_CN:
          '拿定主意以前，你谁的话都听，听三个月也不烦；拿定以后，再好的话也进不去。己坐未土，一团陶泥，底下埋着火⟨（坐下比肩）⟩，湿的时候随人捏，出了窑就是那个样子。劝不动你的人，大半是来晚了。关窑门的日子，先贴出来才公道。',
        en_US:
          'Until you’ve decided, you’ll listen to anyone, for three months if need be. Afterward nothing goes in. Ji upon the Goat is potter’s clay with the fire laid underneath⟨ (Friend beneath)⟩: soft to every thumb, until it has been through the kiln. Those who failed to persuade you were mostly late. It would be fair to announce when the door closes.',
      },
      {
        id: 'self.day.ji-you',
        because: ['pillar:day=ji-you', 'age>=16', 'age<=74'],
        says: ['detail=fine'],
        zh_CN:
          '一车泥才淘得几钱金，你肯淘：己坐酉，土里出来的是细东西⟨（坐下食神）⟩。别人交十页，你交一页，过一个月，传来传去的是那一页。淘的工夫没人看见，交的时候又显得轻巧，派活的人便以为，你只用了一个钟头。',
        en_US:
          'A cartload of mud, a thimble of gold, and patience for the difference: that is Ji upon the Rooster⟨ (Eating god beneath)⟩. The others hand in ten pages and you hand in one, and a month later it’s the one being passed around. Nobody saw the washing. The page looks so light that whoever ordered it thinks it took an hour.',
      },
      {
        id: 'self.day.ji-hai',
        because: ['pillar:day=ji-hai', 'age>=16'],
        says: ['plan=ahead'],
        zh_CN:
          '己坐亥，是一块水田⟨（坐下正财）⟩，放水、插秧、收割都有定日；水里又立着一根甲木，像田头的木牌，写着规矩。翻开你的日历，上头大半是别人的事：谁验车，谁面试，谁家孩子哪天开学。众人的时令由你记着，你自己生日那一格，写的是交水费。',
        en_US:
          'Ji upon the Pig is a paddy⟨ (Direct wealth beneath)⟩, where water is let in, rice set out and the crop cut by the date; a post of Jia stands in it with the rules nailed on. Open your calendar, and most of it belongs to other people: an inspection, an interview, the first day of somebody’s child at school. You keep everyone’s season. On your own birthday it says to pay the water bill.',
      },
      {
        id: 'self.day.geng-zi',
        because: ['pillar:day=geng-zi'],
        says: ['speech=sharp', 'self.barb=public'],
        zh_CN:
          '事情议到一半，你冷冷补了一句，满屋都笑，过后人人记得，只有你忘了。庚坐子水，刀在井里涮过⟨（坐下伤官）⟩，又亮又凉，进去没有声音。话是好话，落在谁身上，谁要找半天伤口在哪儿。出口前看一眼，对面是不是今天最累的那个人。',
        en_US:
          'Halfway through the discussion you add one dry sentence. The room laughs; everyone remembers it for a year except you. Geng upon the Rat is a blade drawn through well water⟨ (Hurting officer beneath)⟩, bright and cold, and it makes no sound going in. Whoever stood in the way looks for the place afterward. Check first that it isn’t the most tired person in the room.',
      },
      {
        id: 'self.day.geng-yin',
        because: ['pillar:day=geng-yin2'],
        says: ['place=moves', 'risk=takes'],
        zh_CN:
          '到一座新城市的第三天，你有了一辆旧自行车，还欠着人家的车钱。庚坐寅，斧子进了野林子⟨（坐下偏财）⟩，没有路的地方才有活干；金到寅是从零起头，别人发怵，你反倒松快。林子砍出一块空地，你就开始看下一座山。那辆车后来归了谁，你也说不上来。',
        en_US:
          'On your third day in a new city you have a used bicycle and owe somebody for it. Geng upon the Tiger is an axe let loose in wild woods⟨ (Indirect wealth beneath)⟩, a place where metal has to start from nothing, and starting from nothing suits you. Once there’s a clearing you begin to look at the next hill. Who has the bicycle now, you couldn’t say.',
      },
      {
        id: 'self.day.geng-chen',
        because: ['pillar:day=geng-chen'],
        says: ['self.shows=finished-only'],
        zh_CN:
          '庚坐辰，湿泥里裹着一把没出土的刀⟨（坐下偏印）⟩，养着，不急见光。谁也没见过你的第二稿，人人见到的都是第九稿。你做东西先关门，做到哪儿也不说，门外的人等得心慌。到第五稿，从门缝底下递一页出来。',
        en_US:
          'Geng upon the Dragon is a blade still wrapped in wet clay⟨ (Indirect seal beneath)⟩, being fed and in no haste for daylight. No one has seen your second draft; what they get is the ninth. You shut the door and send no word of how far along it is, and outside the door they grow nervous. At draft five, push one page underneath.',
      },
      {
        id: 'self.day.geng-wu',
        because: ['pillar:day=geng-wu3'],
        says: ['governed=from-outside', 'deadline=helps'],
        zh_CN:
          '铁进了炉子，旁边站着掌钳的师傅，这是庚坐午火⟨（坐下正官）⟩。一个人在家，你半天磨不出一页；换到图书馆，对面坐个生人，三个钟头写完了。嘴上嫌规矩多，穿起制服来倒比谁都精神。独自要干的活，给它请一个看钟的人。',
        en_US:
          'Geng upon the Horse is iron in the forge with a smith holding the tongs⟨ (Direct officer beneath)⟩. Alone at home you get no page done all morning. In a library, across from a stranger, you finish in three hours. You grumble at regulations and look your best in uniform. For anything you must do by yourself, find somebody to watch the clock.',
      },
      {
        id: 'self.day.geng-shen',
        because: ['pillar:day=geng-shen'],
        says: ['help=does-not-ask', 'conflict=faces', 'self.acts=at-once'],
        zh_CN:
          '门上写着“拉”，你先推一下，推不开再看字。庚坐申，矿脉连着自己的山⟨（禄）⟩，手劲是现成的，遇事先用手劲：搬沙发不叫人，拧不开的瓶盖，全桌都递给你。力气大的人，试一回比问一回快。只是有些门，里头的人正要替你开。',
        en_US:
          'The door says pull, so you push, and read it afterward. Geng upon the Monkey is ore in its own mountain⟨ (seat of prosperity)⟩: the strength is right there, and it gets used first. You move sofas alone, and every tight jar at the table comes around to you. With arms like that, trying is quicker than asking. Some doors, though, somebody was just about to open for you.',
      },
      {
        id: 'self.day.geng-xu',
        because: ['pillar:day=geng-xu'],
        says: ['plan=ahead'],
        zh_CN:
          '进一间屋子，你先看清门在哪儿，看清了才坐得住。庚坐戌，刀收在干燥的库房里⟨（坐下偏印）⟩，不生锈，也不轻易出鞘。无论入了哪一伙，你早早想好怎样走；正因为走得了，你待得比谁都久。别人看见的，只是你一直没脱外套。',
        en_US:
          'Entering a room, you find the exits, and then you can sit. Geng upon the Dog is a sword in a dry storeroom⟨ (Indirect seal beneath)⟩; it won’t rust and it isn’t drawn lightly. In every group you’ve joined you worked out early how you would leave, and because you could, you stayed for years. What the others notice is that you’ve kept your coat on.',
      },
      {
        id: 'self.day.xin-chou',
        because: ['pillar:day=xin-chou'],
        says: ['self.saves=best'],
        zh_CN:
          '柜子里最好的那只杯子，还在盒里，垫纸都没拆。辛坐丑，首饰裹在湿泥里养着⟨（坐下偏印）⟩，你总觉得配得上它的日子还没到。东西这样收，本事也这样收：有一支曲子你会弹，没给人听过。挑一个平常的星期三，拿那只杯子喝水。',
        en_US:
          'The best cup in the cupboard is still in its box, with the tissue paper on. Xin upon the Ox is a jewel kept in damp clay⟨ (Indirect seal beneath)⟩, and you go on feeling that the day good enough for it hasn’t come. You do the same with skills; there’s a piece you can play that no one has heard. Choose an ordinary Wednesday. Drink water from the cup.',
      },
      {
        id: 'self.day.xin-mao',
        because: ['pillar:day=xin-mao'],
        says: ['detail=fine'],
        zh_CN:
          '朋友拿三页纸来请你看，你只说第二段可以不要，他一看，果然。辛坐卯，小剪刀落在绸子上⟨（坐下偏财）⟩，下手轻，裁得准。裁别人的料子，你几乎不出错；自己的那一匹，摊开，卷上，隔几天又摊开，第一剪迟迟没有落下。',
        en_US:
          'A friend gives you three pages, and all you say is that the second paragraph could go. They look, and it could. Xin upon the Rabbit is a pair of small scissors in silk⟨ (Indirect wealth beneath)⟩: a light hand and a clean edge. With other people’s cloth you almost never slip. Your own bolt gets spread out, rolled up, and spread out again on Sunday, and the first cut is still to be made.',
      },
      {
        id: 'self.day.xin-si',
        because: ['pillar:day=xin-si'],
        says: ['governed=from-outside', 'self.watched=helps'],
        zh_CN:
          '打扫的人上门之前，你先把屋子收拾一遍。辛坐巳，首饰摆在太阳底下⟨（坐下正官）⟩，有人看着就发亮，来擦灰的人看，也算。体面是真的，累也是真的，上门打扫的人，近来都带一本书来看。',
        en_US:
          'You tidy up before the cleaner comes. Xin upon the Snake is a jewel laid out in sunlight⟨ (Direct officer beneath)⟩, and it shines for whoever is looking, including the one who came to dust. The polish is real, and so is the effort it takes. Lately the cleaner has started to bring a book.',
      },
      {
        id: 'self.day.xin-wei',
        because: ['pillar:day=xin-wei'],
        says: ['readable=no'],
        zh_CN:
          '有人误会你好几年了，说清楚只要十分钟，你没说。辛坐未土，首饰掉进夏天的干土，蒙了一层灰⟨（坐下偏印）⟩，成色一点没变，从外头看不出来。你觉得自己知道就够了。灰是会越积越厚的。挑一个误会，把那十分钟用掉。',
        en_US:
          'Somebody has had the wrong idea of you for years. Setting it right would take ten minutes, and you haven’t. Xin upon the Goat is jewelry dropped in dry summer earth⟨ (Indirect seal beneath)⟩: as good as ever under the dust, and nobody can see it. Knowing it yourself seems enough to you. Dust thickens, though. Choose one wrong idea and spend the ten minutes.',
      },
      {
        id: 'self.day.xin-you',
        because: ['pillar:day=xin-you'],
        says: ['change=resists', 'decides=slow'],
        zh_CN:
          '用惯的那支笔要停产，你一口气买了六支。辛坐酉，首饰收在自己的匣子里⟨（禄）⟩，一格一件，不掺杂的。你挑得慢，挑定就不换，连坐地铁都认一节车厢。这样省心。比它更好的那一种早就上了架，你还没有见过。',
        en_US:
          'They were discontinuing the pen you like, so you bought six. Xin upon the Rooster is a jewel in its own case⟨ (seat of prosperity)⟩, one thing to a compartment and nothing mixed in. You choose slowly and then it’s chosen, down to the subway car you board. It saves trouble. Something better has been on the next shelf for a year, and the two of you haven’t met.',
      },
      {
        id: 'self.day.xin-hai',
        because: ['pillar:day=xin-hai'],
        says: ['speech=ready'],
        zh_CN:
          '珠子刚从水里捞上来，湿淋淋的，最亮，这是辛坐亥水⟨（坐下伤官）⟩。自己出的丑，你总抢在别人前头讲，讲得比谁都好；丑事这样洗过一遍，就伤不着你了。洗得太勤也有一样不便：真难过的事讲出来，人家等着笑。那一件，换一种声音，只对一个人讲。',
        en_US:
          'Xin upon the Pig is a pearl just out of the water, wet and at its brightest⟨ (Hurting officer beneath)⟩. Your own blunders you tell before anyone else can, and better; rinsed this way, they can’t hurt. There’s one drawback. When something does hurt and you begin to tell it, people wait for the joke. Tell that one to one person, in another voice.',
      },
      {
        id: 'self.day.ren-zi',
        because: ['pillar:day=ren-zi'],
        says: ['company=many', 'stop=hard', 'plan=as-it-comes'],
        zh_CN:
          '本来只约了两个人吃饭，到点坐下十一个。壬坐子，河到了入海口，水接着水⟨（帝旺）⟩，你一招手，四面都往这里来，加一把椅子，再加一把。热闹你兜得住，散场兜不住：谁付账，谁送最后那个人回家，谁也没想过，头一个没想的是你。',
        en_US:
          'You had asked two people to dinner, and eleven sat down. Ren upon the Rat is a river at its mouth⟨ (at its Peak)⟩, water meeting water, and when you wave, it comes from all sides: one more chair, then another. The crowd you can hold. The ending gets away from you. Nobody has thought about who pays or who sees the last one home, least of all the host.',
      },
      {
        id: 'self.day.ren-yin',
        because: ['pillar:day=ren-yin2'],
        says: ['out=much'],
        zh_CN:
          '星期一学会的东西，到星期三，已经有人从你这里学去了。壬坐寅，河穿过一片林子⟨（坐下食神）⟩，树喝了多少，河不记账：一家馆子，一张歌单，修拉链的窍门，过手就给。哪样是自己先做出来的，你也常忘；有人拿来教你，你还道了谢。',
        en_US:
          'What you learned on Monday, somebody has learned from you by Wednesday. Ren upon the Tiger is a river going through a forest⟨ (Eating god beneath)⟩, and a river sends no bills to the trees. The restaurant, the playlist, the trick with the stuck zipper are handed on as they come. What you lose track of is which of it you made. People have taught you your own tricks, and you thanked them.',
      },
      {
        id: 'self.day.ren-chen',
        because: ['pillar:day=ren-chen'],
        says: ['speech=sparse'],
        zh_CN:
          '壬坐辰，河给大坝拦成了水库⟨（坐下七杀）⟩，面上平得像镜子，闸门归你管。消息你早知道了，偏要等到该说的那张桌子才放一句，一句顶十句。底下压着多少水，只有坝知道。别等水位到顶，隔些日子，对一个人放一放。',
        en_US:
          'Ren upon the Dragon is a river behind a dam⟨ (Seven killings beneath)⟩: the surface is a mirror, and you work the gate. You knew before the others, and kept it for the right table, where one sentence let through does more than ten. Only the dam knows what it is holding back. Don’t wait for the top mark; now and then let some out, to one person.',
      },
      {
        id: 'self.day.ren-wu',
        because: ['pillar:day=ren-wu3'],
        says: ['affection=deeds'],
        zh_CN:
          '水底下有火，流到这里成了温泉，热气只往近处冒，这是壬坐午⟨（坐下正财）⟩。给自己买东西要比三家，给喜欢的人买，价签都没翻；出门带一个保温杯，冷的人先喝。心意你不缺，缺的是个数：每月划出一笔“不看价签”的，花完为止。',
        en_US:
          'Ren upon the Horse is water with fire under it⟨ (Direct wealth beneath)⟩, a hot spring, and its warmth goes to whoever sits near. For yourself you compare three shops. For someone you like, you don’t turn the tag over. You carry the thermos and others drink first. There’s no lack of feeling in it, only of a figure. Set aside a monthly sum for unread tags.',
      },
      {
        id: 'self.day.ren-shen',
        because: ['pillar:day=ren-shen'],
        says: ['speech=ready', 'self.explains=from-source'],
        zh_CN:
          '人家问你地铁怎么坐，你从这条线哪一年通车讲起。壬坐申，泉眼在石头里⟨（长生）⟩，水从源头来，话也从源头来；一样东西不弄明白打哪儿起的，你不肯往下用。问路的人只要知道几号口。要赶的那班车，这会儿已经开走了。',
        en_US:
          'Asked for the subway, you begin with the year the line was opened. Ren upon the Monkey is a spring in rock⟨ (at its Birth)⟩; the water starts from the source, and so does your explanation, since you can’t use a thing till you know where it came from. They only wanted the exit, and the train they meant to catch has left.',
      },
      {
        id: 'self.day.ren-xu',
        because: ['pillar:day=ren-xu', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        zh_CN:
          '刚来的时候，跟那条规矩吵得最凶的是你；三年以后，把它讲给新人听的也是你。壬坐戌，大水碰上干土筑的堤⟨（坐下七杀）⟩，先撞上去，撞明白哪一段结实，就沿着它走。没撞过的规矩你不信。轮到新人来吵，让他也撞两下。',
        en_US:
          'When you arrived, nobody fought that rule harder. Three years on, you’re the one explaining it to newcomers. Ren upon the Dog is a flood against a dike of dry earth⟨ (Seven killings beneath)⟩: first it hits, then it knows which stretch is sound and runs along it. A rule you haven’t hit, you don’t trust. When the newcomers start on it, give them two good bumps.',
      },
      {
        id: 'self.day.gui-chou',
        because: ['pillar:day=gui-chou'],
        says: ['temper=cool', 'work=crisis'],
        zh_CN:
          '水在腊月的地上凝成霜，越冷越有形状，这是癸坐丑⟨（坐下七杀）⟩。屋里越喊越响，你的声音越放越低，最后大家静下来，为的是听清你。急事交给你是交对了。霜也要化：到了第三天，别人都忘了，你才开始后怕。那一天，找个人说说。',
        en_US:
          'Gui upon the Ox is frost on winter ground⟨ (Seven killings beneath)⟩; cold gives it a shape. As the room gets louder, your voice goes down, until they hush in order to hear you. An emergency is well placed with you. But frost melts. On the third day, when everyone else has forgotten, your knees go, and nobody thinks to ask. Tell someone beforehand which day that is.',
      },
      {
        id: 'self.day.gui-mao',
        because: ['pillar:day=gui-mao'],
        says: ['self.help=comes-unasked', 'self.noble=carried'],
        zh_CN:
          '癸坐卯，露水落在嫩草上⟨（天乙贵人）⟩，人看见就想护着一点。提着箱子站在楼梯口发愁，你还没开口，生人已经过来搭了一把手。你也不白受：半个剥好的橙子，餐巾上随手的一张小画，谁走近谁有。箱子还是要学着拎，有的楼梯上一个人也没有。',
        en_US:
          'Gui upon the Rabbit is dew on new grass⟨ (Nobleman star)⟩, and people feel they’d like to keep it from harm. You stand in a station wondering about the stairs, and a stranger has the other end of the suitcase before you’ve asked. You give back in kind: half an orange, a drawing on a napkin. Do learn to carry the suitcase. There are stairs with nobody on them.',
      },
      {
        id: 'self.day.gui-si',
        because: ['pillar:day=gui-si'],
        says: ['plan=ahead'],
        zh_CN:
          '山谷里一层暖雾，上头朦朦胧胧，底下有火、有土、有金，各归各的抽屉，这是癸坐巳⟨（坐下正财）⟩。你看着像个爱走神的人，包里却有全套复印件，按年份夹好。小看你的人，要到柜台前才明白。忘带的总是别人，你也不必回回替他多印一份。',
        en_US:
          'Gui upon the Snake is mist over a warm valley⟨ (Direct wealth beneath)⟩: soft on top, and underneath lie fire, earth and metal, each in its drawer. You look like someone who has wandered off, and in your bag is a full set of copies, sorted by year. People find this out at the counter. It’s the others who forgot their papers. You needn’t always have printed theirs.',
      },
      {
        id: 'self.day.gui-wei',
        because: ['pillar:day=gui-wei'],
        says: ['trust=given'],
        zh_CN:
          '电话里听人诉了一个钟头的苦，那头挂了线去睡，你还坐着起不来。癸坐未土，一阵雨落进干透的菜园⟨（坐下七杀）⟩，眨眼就没了，地还张着嘴。口渴的人都认得你。听是可以听，先说好听多久；听完下楼走一圈，把自己灌满再回来。',
        en_US:
          'You listened for an hour; they hung up and slept, and you haven’t moved from the chair. Gui upon the Goat is a shower on a garden baked dry⟨ (Seven killings beneath)⟩: it’s gone in a minute and the ground asks for more. Thirsty people know where you are. Listen, by all means, and say beforehand for how long. Then walk once around the block and refill.',
      },
      {
        id: 'self.day.gui-you',
        because: ['pillar:day=gui-you'],
        says: ['learning=by-book', 'detail=fine'],
        zh_CN:
          '人家引了一句名言，你回去一查，果然不是那个人说的。癸坐酉，石缝里渗出来的泉⟨（坐下偏印）⟩，又凉又清，一滴也不肯混。脚注、版本、盒子上的日期，你都要看一眼。错处因此很少，饭桌上也因此静过几回。',
        en_US:
          'Someone quotes a famous man, and you look it up, and he never said it. Gui upon the Rooster is water seeping from rock⟨ (Indirect seal beneath)⟩: cold and clear, not one drop from elsewhere. Footnotes, editions, the date on the carton; you read them all. It keeps you out of error, and it has brought a dinner or two to a halt.',
      },
      {
        id: 'self.day.gui-hai',
        because: ['pillar:day=gui-hai'],
        says: ['stop=hard', 'night=late'],
        zh_CN:
          '癸亥是六十对干支的末一对，雨落进了海⟨（帝旺）⟩，再往下没有底。夜里十点查一个小问题，两点钟你在读古罗马的下水道。一件事能跟到这样深的人不多，第二天七点起得来的就更少。那个小问题的答案，第一页就有。',
        en_US:
          'Gui Hai is the last of the sixty pairs, rain come down into the sea⟨ (at its Peak)⟩, and from there it only gets deeper. At ten you look up one small thing, and at two in the morning you’re reading about Roman drains. Few people can follow a thing so far down. Few of them are up at seven. The small thing had been answered on the first page.',
      },
    ],
  },
]
