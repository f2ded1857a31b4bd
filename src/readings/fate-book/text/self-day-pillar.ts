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
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你动手之前总要有个出处：师傅说过，书上第几页写过。⟨甲坐子，脚下是正印，管人教你、书喂你|你生的那天，木底下是水，水养木，有人教你，书也喂你⟩。到了多大年纪，你都肯从入门班学起，坐第一排，同来的人还在门口不好意思。没有出处的事，你能绕着走好几个月。其实你试过的那几回，都没有出错。只是你不大记得这几回，记得的都是书上说过的那些。',
        en_US:
          'Before you do a thing you want a source: somebody who said so, a page where it’s written. ⟨Jia upon the Rat, with a Direct seal beneath, the part of a chart that teaches|Yours is a day of wood above water, and water feeds wood: you are taught, and books feed you⟩. At any age you’ll join a beginners’ class and sit in front, while the people you came with are still shy at the door. A thing without a source you can walk around for months. The few times you just tried it, nothing went wrong. But you don’t remember those. You remember what was in the book.',
      },
      {
        id: 'self.day.jia-yin',
        because: ['pillar:day=jia-yin2'],
        says: ['leads=yes'],
        form: ['statement'],
        zh_CN:
          '没人派你带路，你走在前面，后面就跟了一串。⟨甲坐寅，寅是甲的禄|你生的那天，木底下还是木，脚下就是自己的力气⟩，别人停下来看地图的时候，你已经过去了。走得早的人要是走错了，得领着一串人往回走，这种事你也有过，回头的时候谁也没有怪你。',
        en_US:
          'Nobody appointed you; you walk in front, and there’s a line behind you. ⟨Jia upon the Tiger, its Seat of prosperity|Yours is a day of wood above wood, with your own strength underfoot⟩: when the others stop to read the map, you’re across. Whoever sets off early and wrong has to march the whole line back. You’ve done that too, and nobody blamed you.',
      },
      {
        id: 'self.day.jia-chen',
        because: ['pillar:day=jia-chen'],
        says: ['self.takes=what-was-left'],
        form: ['list'],
        zh_CN:
          '没人要的花，没人管的事，别人寄放在你这里的钥匙，最后都归了你。⟨甲坐辰，树扎在河边的湿泥里（坐下偏财）|你生的那天，木底下是湿土，树扎进去就拔不出来⟩，漂过的东西也挂在根上。',
        en_US:
          'Plants nobody wanted, jobs nobody runs, keys that somebody left with you: all of it has come to rest with you. ⟨Jia upon the Dragon, a tree in riverbank mud (Indirect wealth beneath)|Yours is a day of wood above wet earth, and a tree takes hold there for good⟩, and whatever drifts by catches on its roots.',
      },
      {
        id: 'self.day.jia-wu',
        because: ['pillar:day=jia-wu3'],
        says: ['speech=ready', 'out=much'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '席上你讲到茶都凉了，回去的路上却一句话没有。⟨甲坐午，木头底下生着灶（坐下伤官）|你生的那天，木底下是火，像灶里的柴⟩，想到的都要亮出来，还要亮得好看，亮完了，灶里只剩灰。同路的人在想是哪句得罪了你。没有谁得罪你，柴烧完了而已。',
        en_US:
          'You explain until everyone’s tea is cold, and on the way home you don’t say a word. ⟨Jia upon the Horse, wood with a stove beneath (Hurting officer beneath)|Yours is a day of wood above fire, like fuel in a stove⟩: whatever you think wants to be said well and said now, and then it’s ash. The others go over what they did wrong. They did nothing. You’ve only run out of wood.',
      },
      {
        id: 'self.day.jia-shen',
        because: ['pillar:day=jia-shen'],
        says: ['pressure=becomes-skill'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '问你最拿手的那样是怎么练出来的，故事总从一个难缠的人讲起。⟨甲坐申，松树长在崖上，脚下是七杀，石缝里又藏着壬水|你生的那天，木底下是金，像松树长在石崖上，石缝里又有一口泉⟩，压你的地方也喂你。崖上住久了，平地反而睡不惯。太平的日子你要么自己找事，要么觉得身边的人都不够认真，其实他们只是没有在崖上待过。你要是肯把手里的活讲慢一点，他们也跟得上来。',
        en_US:
          'Ask how you came by the thing you do best, and the story begins with somebody impossible. ⟨Jia upon the Monkey, Seven killings beneath, with Ren water hidden in the rock|Yours is a day of wood above metal, like a pine on a cliff with a spring in the crack⟩, so the place that squeezes you also lets you drink. Cliff pines sleep badly on a lawn. In easy years you either go looking for trouble or find that the people around you aren’t serious enough. They’ve just never lived on a cliff. If you explained what you do a little more slowly, they’d keep up.',
      },
      {
        id: 'self.day.jia-xu',
        because: ['pillar:day=jia-xu'],
        says: ['plan=ahead', 'self.ground-floor=kept'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你样样留一份：备用的钥匙，备用的路线，第二个充电器。⟨甲坐戌，坐下偏财，归自己看管|你生的那天，木底下是土，土是归你看管的东西⟩。真用上的没有几回，是哪一天，你都记得。',
        en_US:
          'You keep a spare of everything: a key, a route, a second charger. ⟨Jia upon the Dog, with Indirect wealth beneath|Yours is a day of wood above earth, and earth is what you look after⟩. The spares have rarely been needed. You remember each date.',
      },
      {
        id: 'self.day.yi-chou',
        because: ['pillar:day=yi-chou'],
        says: ['decides=slow'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '报名你常晚一年，去的时候样样都齐了。⟨乙坐丑，草在冻土底下不动（坐下偏财）|你生的那天，木底下是冻土，草在里头不动⟩，谁也看不出它醒着。等得起是你的本钱；等过了头，别人会当你不想要，把位子给了别人。你并不后悔，只是下一回又等。',
        en_US:
          'You sign up a year late with everything prepared. ⟨Yi upon the Ox, grass in frozen mud (Indirect wealth beneath)|Yours is a day of wood above frozen earth, grass that keeps still there⟩, and nobody can see that it’s awake. Being able to wait is your capital. Wait past the end, though, and people conclude you never wanted it and give the seat away. You don’t regret it. You just wait again.',
      },
      {
        id: 'self.day.yi-mao',
        because: ['pillar:day=yi-mao'],
        says: ['quarrel=short', 'memory=short'],
        form: ['scene'],
        zh_CN:
          '昨晚吵过架，今早来问吃什么的是你。⟨乙坐卯，草踩着自己的根（禄）|你生的那天，木底下还是木，草踩着自己的根⟩，踏出来的路，过些日子又长平了。事情在你这里散得快，在别人那里还硌着。你不提，对方就当那场架你没在场。',
        en_US:
          'Last night there was a quarrel; this morning you ask what’s for lunch. ⟨Yi upon the Rabbit, grass on its own roots (Seat of prosperity)|Yours is a day of wood above wood, grass on its own roots⟩, and a path trodden across it soon closes over. It closes in you, that is. The other person is still sore, and it looks to them as if you hadn’t been there.',
      },
      {
        id: 'self.day.yi-si',
        because: ['pillar:day=yi-si'],
        says: ['speech=ready'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '讲一件买鱼的事，卖鱼的、还价的、鱼，全由你一个人演。⟨乙坐巳，花朝着太阳开（坐下伤官）|你生的那天，木底下是火，花朝着太阳开⟩，有人看你就精神，冷场比挨骂还难受。演到兴头上，鱼一回比一回大。当时也在场的那个人，记得是条小鱼，从来没有说破，因为他也爱听大鱼的那一版。散场以后你会累上半天，自己也说不清是为什么，明明从头到尾都在笑。',
        en_US:
          'You tell about buying a fish, and you play the fishmonger, the customer and the fish. ⟨Yi upon the Snake, a flower open to the sun (Hurting officer beneath)|Yours is a day of wood above fire, a flower open to the sun⟩: an audience does for you what sleep does for others, and silence hurts more than a scolding. With each telling the fish grows. Somebody who was there remembers a small one and has never said so, since they like your version better. After the crowd goes home you’re tired for half a day and can’t say why, since you were laughing the whole time.',
      },
      {
        id: 'self.day.yi-wei',
        because: ['pillar:day=yi-wei'],
        says: ['home=open'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '点菜你总多点一样，知道有人要从你盘里夹。⟨乙坐未土，坐下偏财，未土里又有自己的根|你生的那天，木底下是土，里头也有自己的根⟩，你给得起，谁来要一点，你都给。来拿的人多，来添的少，你心里有数，只是不说。',
        en_US:
          'You order one dish too many, knowing somebody will eat off your plate. ⟨Yi upon the Goat, with Indirect wealth beneath and your own root in it|Yours is a day of wood above earth with your own root in it⟩: you can afford it, and anyone may have a little. More people take than bring. You know exactly who, and say nothing.',
      },
      {
        id: 'self.day.yi-you',
        because: ['pillar:day=yi-you'],
        says: ['conflict=goes-round'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '脾气最大的那个人，最后总坐到你旁边，走的时候服服帖帖。⟨乙坐酉，盆里的老梅，一刀一刀修出来（坐下七杀）|你生的那天，木底下是金，像修剪出来的盆景⟩，知道刀从哪边来，枝子先让开半寸。这门功夫有个坏处：驯好一个，奖品是下一个。',
        en_US:
          'Whoever has the worst temper ends up beside you and goes home civil. ⟨Yi upon the Rooster, a potted tree shaped by cuts (Seven killings beneath)|Yours is a day of wood above metal, like a tree shaped by the shears⟩: you know where the blade comes from and move half an inch in time. The skill has one flaw. The prize for taming one is the next.',
      },
      {
        id: 'self.day.yi-hai',
        because: ['pillar:day=yi-hai'],
        says: ['elders=close'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '把你的日子分成几章，每一章的题目都是一个年长者的名字。⟨乙坐亥，水草靠水托着（坐下正印），水里还沉着一段甲木可以攀|你生的那天，木底下是水，像一株水草，根不着泥，靠水托着⟩。他们是真疼你，也真替你拿过主意，你回头看，好几件大事都不是自己定的，结果还不坏。这样长大的人心软，也容易在没有人可问的那天忽然不知道自己想要什么。往后有一章不写谁的名字，多半要从一件小事起头。',
        en_US:
          'Divide your life into chapters, and each has an older person’s name at the top. ⟨Yi upon the Pig, a water plant carried by the water (Direct seal beneath), with Jia wood in the water to hold on to|Yours is a day of wood above water, like a water plant, carried by what feeds it⟩. They were fond of you, and they also decided things for you; looking back, several of the big ones weren’t yours, and didn’t turn out badly. People who grow up this way are kind. On a day with nobody to ask, they may not know what they want. A chapter with no name on it will probably begin with something small.',
      },
      {
        id: 'self.day.bing-zi',
        because: ['pillar:day=bing-zi'],
        says: ['governed=from-within'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '别人只看见你热闹，拿你当随和人，让你等过一回才知道你有钟。⟨丙坐子，太阳映在一盆清水里（坐下正官）|你生的那天，火底下是水，像太阳映在一盆清水里⟩，光还是那么多，给盆沿框住了。框是你自己认的：东西提前备，欠账当天清，热闹到点就散。',
        en_US:
          'People see the noise you make and take you for easygoing, until they keep you waiting. ⟨Bing upon the Rat, the sun in a basin of water (Direct officer beneath)|Yours is a day of fire above water, the sun caught in a basin⟩: all of its light, with a rim around it. You set the rim yourself. Things are ready early, debts are paid the same day, and the fun is over on time.',
      },
      {
        id: 'self.day.bing-yin',
        because: ['pillar:day=bing-yin2'],
        says: ['self.starts=many'],
        claims: ['presumes=friends'],
        form: ['list'],
        zh_CN:
          '头一回、第一版、开张那天，你最好使。⟨丙坐寅，太阳刚出山（长生）|你生的那天，火底下是木，太阳刚从山后出来⟩，早上想到的主意，中午就有了名字，到下午你在想另一件。收尾是别人的事，你也常忘了谢他们。',
        en_US:
          'First tries, first versions, opening days: that’s where you’re at your best. ⟨Bing upon the Tiger, the sun coming over the hill (at its Birth)|Yours is a day of fire above wood, the sun just up⟩. An idea you have in the morning has a name by noon, and in the afternoon you’re on another. The endings belong to others, whom you often forget to thank.',
      },
      {
        id: 'self.day.bing-chen',
        because: ['pillar:day=bing-chen'],
        says: ['work=teach'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '五音不全的人肯在你面前唱歌，做不好的东西也拿来给你看。⟨丙坐辰，太阳晒着一片湿田（坐下食神）|你生的那天，火底下是湿土，像太阳晒着水田⟩，不烤，只冒一层暖气。你夸第三句，因为第三句真的好，下个月他就有了四句。你自己的活又往后挪了一个下午，问你后不后悔，你想不起来后悔。只有一样要留神：他们拿来的越来越多，拿走的时候，很少有人问你今天唱了没有。',
        en_US:
          'People who can’t sing will sing in front of you, and bring you what they’re bad at. ⟨Bing upon the Dragon, the sun on a wet field (Eating god beneath)|Yours is a day of fire above wet earth, the sun on a wet field⟩: nothing scorches, everything steams a little. You praise the third line because the third line is good, and next month there are four. Your own work has moved back another afternoon. You haven’t gotten around to regretting it. There’s just one thing to watch. They bring more and more, and few of them, on the way out, ask if you sang today.',
      },
      {
        id: 'self.day.bing-wu',
        because: ['pillar:day=bing-wu3'],
        says: ['temper=hot', 'memory=short', 'quarrel=short'],
        form: [],
        zh_CN:
          '你的火来得急，去得干净，一个钟头以后你是真的不记得了。⟨丙坐午，正当中的太阳，脚下没有影子（帝旺）|你生的那天，火底下还是火，正当中的太阳，脚下没有影子⟩。别人是有影子的：你随口一句，他背了一天。',
        en_US:
          'Your temper comes fast and leaves nothing behind; an hour later you honestly don’t remember. ⟨Bing upon the Horse, the sun at noon, with no shadow underfoot (at its Peak)|Yours is a day of fire above fire, the noon sun, with no shadow underfoot⟩. Others do cast shadows, and carry your sentence around all day.',
      },
      {
        id: 'self.day.bing-shen',
        because: ['pillar:day=bing-shen', 'age>=16', 'age<=74'],
        says: ['deadline=helps'],
        form: [],
        zh_CN:
          '大家收拾桌子的时候，你才真正动手。⟨丙坐申，太阳偏西，照着一地金属（坐下偏财）|你生的那天，火底下是金，像偏西的太阳照着一地金属⟩：东西都摆在那里，光快没了，这时候你的手最快。上午你只是在活动筋骨，旁人当你散漫。只有要两个人才做得成的事麻烦些，等你来了劲，人家已经走了。你和他们的太阳不在一个钟点上，事先约好哪一天晚上归大家，这一桩也就解了。',
        en_US:
          'When the others are clearing their desks, you begin. ⟨Bing upon the Monkey, the western sun on a yard of metal (Indirect wealth beneath)|Yours is a day of fire above metal, like a low sun on a yard of metal⟩: everything is out, the light is going, and your hands are never faster. In the morning you were only stretching, which others take for idleness. What needs a second person is a problem. By the time you’re going, they’ve gone. Your sun is on another schedule than theirs. With one evening agreed on beforehand, that’s solved too.',
      },
      {
        id: 'self.day.bing-xu',
        because: ['pillar:day=bing-xu'],
        says: ['memory=long'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '搬走多年的邻居，帮过你一回的生人，听旧了的歌，你都还收着。⟨丙坐戌，火库，太阳落到土墙后面|你生的那天，火底下是干土，像太阳落到土墙后面⟩，看不见了，砖到半夜还是暖的。收着的热不会自己说话，你心里的那些人，大半不知道自己还在。',
        en_US:
          'The neighbor who moved away years ago, the stranger who once helped you, old songs: you’ve kept them all. ⟨Bing upon the Dog, fire in its storehouse, the sun gone down behind a wall|Yours is a day of fire above dry earth, the sun gone down behind a wall⟩, out of sight, with the bricks warm till midnight. Warmth like that doesn’t speak up. Most of the people in there have no idea that they are.',
      },
      {
        id: 'self.day.ding-chou',
        because: ['pillar:day=ding-chou'],
        says: ['detail=fine'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '别人嫌旧嫌冷的东西，你看得出好。⟨丁坐丑，灯放在地窖里（坐下食神）|你生的那天，火底下是冻土，像地窖里的一盏灯⟩，照的都是收起来的。没人要的那一稿，少了一个角的零件，冷场时没有人接的那句话，你都有耐心。到别人家做客，你先看书脊，再把相框翻过来看背面写的字，主人端茶出来，你正好放回去。他问你在看什么，你答“没什么”，心里已经把这一家三代都认识了。',
        en_US:
          'You see what’s good in things that others find old or cold. ⟨Ding upon the Ox, a lamp in a winter cellar (Eating god beneath)|Yours is a day of fire above frozen earth, like a lamp in a cellar⟩, which shines on what has been put away. The version nobody used, the part with a corner gone, the remark that no one picked up: you have time for them. In someone’s house you read the spines and then turn a photo over to see what’s written on the back, and it’s in its place again when your host comes in. Asked what you’re looking at, you say nothing much, and you’ve already met three generations of the family.',
      },
      {
        id: 'self.day.ding-mao',
        because: ['pillar:day=ding-mao'],
        says: ['decides=slow'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '大家已经聊到下个月了，你忽然回答了今晚的第一个问题。⟨丁坐卯，湿草上的火（坐下偏印）|你生的那天，火底下是湿草，不见焰，只有一缕烟⟩，慢慢往上走，断不了。你的答案晚到，比抢着答的好。',
        en_US:
          'The talk has moved on to next month when you answer the first question of the evening. ⟨Ding upon the Rabbit, fire in damp grass (Indirect seal beneath)|Yours is a day of fire above damp grass⟩: no flame, one thread of smoke, and it never goes out. Your answer comes late, and it’s better than the quick ones.',
      },
      {
        id: 'self.day.ding-si',
        because: ['pillar:day=ding-si', 'age>=16', 'age<=74'],
        says: ['self.seen=late'],
        form: ['statement'],
        zh_CN:
          '台上的人请假那天，大家才发现稿子、话筒、圆场的话都是你的。⟨丁坐巳，坐下劫财，比你响亮的同类|你生的那天，火底下还有更大的火⟩，你做得够好，大家看的是那一个。你不是不在乎，是觉得开口要就不值钱了。',
        en_US:
          'It took the star’s day off for people to notice whose notes those were, whose microphone, whose rescue in the second half. ⟨Ding upon the Snake, with the Rival beneath, a louder one of your own kind|Yours is a day of fire with a bigger fire beneath⟩: you do well enough, and everyone looks at the other. It isn’t that you don’t care. You feel that asking for it would spoil it.',
      },
      {
        id: 'self.day.ding-wei',
        because: ['pillar:day=ding-wei'],
        says: ['temper=slow-burn', 'memory=long'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '星期二你说“没事”，星期五连日期带原话一起端上来。⟨丁坐未土，灶灰里埋着炭（坐下食神）|你生的那天，火底下是暖土，像灶灰里埋着炭⟩，面上温温的，拨开是红的。拿来焐饭再好不过，谁夜里回来都有口热的。拿来焐一句气话，就越焐越烫。你要是星期二就说半句“有事，过两天谈”，星期五根本不会来。可惜星期二那天，你是真的以为没事。',
        en_US:
          'On Tuesday you say it’s nothing. On Friday you serve it, with dates and quotations. ⟨Ding upon the Goat, charcoal under ash (Eating god beneath)|Yours is a day of fire above warm earth, like charcoal under ash⟩: mild on top, red when stirred. For keeping supper warm there’s nothing better, and whoever comes home late will find a fire. A grievance kept that way only gets hotter. If on Tuesday you said, “It’s something, let’s talk later,” Friday would never come. The pity is that on Tuesday you really thought it was nothing.',
      },
      {
        id: 'self.day.ding-you',
        because: ['pillar:day=ding-you'],
        says: ['spends=carefully', 'detail=fine'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '逛一下午旧货摊，你走过一百样，临走买下一件，偏偏是真的。⟨丁坐酉，灯照着首饰柜（坐下偏财）|你生的那天，火底下是金，像灯照着首饰柜⟩，光只有一小片，专看成色。替人挑礼物，你很少失手。替人挑朋友也这么看，陪你的人就少了。',
        en_US:
          'An afternoon at the flea market: you pass a hundred tables and leave with one thing, and it’s real. ⟨Ding upon the Rooster, a lamp over a jeweler’s case (Indirect wealth beneath)|Yours is a day of fire above metal, a lamp over a jeweler’s case⟩, a small light made for telling plate from silver. You rarely go wrong with a present. Judging people’s friends that closely is where they stop coming along.',
      },
      {
        id: 'self.day.ding-hai',
        because: ['pillar:day=ding-hai'],
        says: ['promise=slow-kept'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '答应远方的事，你一件没忘，心里走着另一座城市的钟。⟨丁坐亥，灯漂在水上（坐下正官），水里那段木养着它|你生的那天，火底下是水，像黑水上的一盏灯⟩，点给远处的人看。近处的人有时要敲敲灯罩，才知道你在家。',
        en_US:
          'What you promised someone far away gets done, and in your head there’s a clock for another city. ⟨Ding upon the Pig, a lantern on dark water (Direct officer beneath), fed by the wood in it|Yours is a day of fire above water, a lantern on a dark lake⟩, lit for people at a distance. Those in the same room sometimes have to tap on the glass.',
      },
      {
        id: 'self.day.wu-zi',
        because: ['pillar:day=wu-zi'],
        says: ['spends=carefully'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '嘴上说随便，米能吃到星期几，你一清二楚。⟨戊坐子，坐下正财，归你管的都在底下|你生的那天，土底下是水，水是归你管的东西⟩，面上看不出，有多少你自己有数。你管得细，又不愿显得细。同住的人不知道有人在管，手就松了，你心里记着，脸上还是随便。',
        en_US:
          '“Anything’s fine,” you say, and you know to the cup how long the rice will last. ⟨Wu upon the Rat, with Direct wealth beneath|Yours is a day of earth above water, and water is what you look after⟩: it doesn’t show, and you keep count. You manage closely and dislike being seen to. So the others, unaware that anyone is counting, help themselves, and you make a note of it, looking as if anything were fine.',
      },
      {
        id: 'self.day.wu-yin',
        because: ['pillar:day=wu-yin2'],
        says: ['governed=from-within'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你心里有一套硬规矩，没有人请它来：几点起，做多少，少做一点罚什么。⟨戊坐寅，寅里的甲木是七杀|你生的那天，土底下是木，木管着土⟩，管你最严的正是你自己。对自己食言一回，谁也不知道，你还是要闷上半天。',
        en_US:
          'There’s a set of hard rules in you that nobody asked for: when to get up, how much to do, what it costs to do less. ⟨Wu upon the Tiger, whose Jia wood is Seven killings to you|Yours is a day of earth above wood, and wood governs earth⟩, so the strictest person over you is yourself. Break a promise to yourself, and you’re out of sorts till evening, though not a soul knows.',
      },
      {
        id: 'self.day.wu-chen',
        because: ['pillar:day=wu-chen'],
        says: ['trust=given'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '人家的箱子，人家的猫，一句不许告诉别人的话，都存在你这里。⟨戊坐辰，群山围着一个水库（坐下比肩）|你生的那天，土底下还是土，像群山围着水库⟩，四面的水流到这里就停下。存的人转身就忘，你记得每一样是哪天来的，连猫的生日也记得。你从来没有嫌多过，只有一回想把自己的东西找个地方放，转了一圈，哪里都是别人的。那天你才发觉，替人守着东西是一回事，有自己的地方是另一回事。',
        en_US:
          'Somebody’s suitcase, somebody’s cat, a thing nobody else must know: it’s all kept with you. ⟨Wu upon the Dragon, hills around a reservoir (Friend beneath)|Yours is a day of earth above earth, hills around a reservoir⟩, and what runs down to it stays. Depositors forget. You know the date of each deposit, and the cat’s birthday. It never seemed too much to you. Only once, when you wanted to put down something of your own, you walked all around and every shelf was taken. That day you noticed that keeping things for others and having a place of your own are two different matters.',
      },
      {
        id: 'self.day.wu-wu',
        because: ['pillar:day=wu-wu3'],
        says: ['temper=slow-burn', 'memory=long'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '一年里你只高声一次，那一次条理分明，从很久以前讲起。⟨戊坐午，山肚子里是火（帝旺）|你生的那天，土底下是火，像山肚子里有火⟩，平日石头只是暖，大家都爱靠着。道理全在你这边，人却都跑到山脚去了。',
        en_US:
          'Once a year you raise your voice, and it’s an orderly speech that begins a long way back. ⟨Wu upon the Horse, a mountain with fire inside (at its Peak)|Yours is a day of earth above fire, a mountain with fire inside⟩; most days the stone is merely warm, and people like to lean on it. You’re right on every point, and everyone is at the bottom of the hill.',
      },
      {
        id: 'self.day.wu-shen',
        because: ['pillar:day=wu-shen'],
        says: ['speech=ready'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '在陌生的地方，头一个问路的人就会找上你，怪的是你也答得出。⟨戊坐申，山里有矿，山腰有路（坐下食神）|你生的那天，土底下是金，像山里有矿，又有路让人上来⟩，看着便像本地人。讲到第三个路口，人家已经后悔问了。',
        en_US:
          'In a place you’ve never been, somebody asks you the way, and what’s odd is that you can tell them. ⟨Wu upon the Monkey, a mountain with a mine and a road up the side (Eating god beneath)|Yours is a day of earth above metal, a mountain with a mine and a road to it⟩, so you look like a local. By the third turning they’re sorry they asked.',
      },
      {
        id: 'self.day.wu-xu',
        because: ['pillar:day=wu-xu'],
        says: ['trust=earned', 'readable=no'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '认识你很久的人，才知道你在哪儿长大。⟨戊坐戌，山上又砌了一座城（坐下比肩）|你生的那天，土底下还是土，像山上又砌了一座城⟩，城里并不冷，火炉和亮东西都锁在里头。肯等的人不多，等到的都没走。其实你也盼着有人来敲，只是听见敲门，第一件事还是去看门闩。墙上哪怕开一扇小窗，让人看见里头有灯，来的人就会多等一会儿。他们也不图别的，只想知道里头有人。',
        en_US:
          'People have to know you for a long time before they learn where you grew up. ⟨Wu upon the Dog, a mountain with a fort on it (Friend beneath)|Yours is a day of earth above earth, a mountain with a fort on it⟩, and the fort isn’t cold: there’s a stove inside and something bright put by, under lock. Few will wait that long. Those who did are still there. You do hope that somebody will knock, and when they do, the first thing you look at is the bolt. One small window with a light in it would keep them at the door a little longer. They don’t want much, only to know that somebody’s in.',
      },
      {
        id: 'self.day.ji-chou',
        because: ['pillar:day=ji-chou'],
        says: ['help=does-not-ask'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '冷、累、不方便，你多半忍一忍就过去了，忍着忍着当成了平常。⟨己坐丑，冬天的田，面上冻硬，水在底下收着（坐下比肩）|你生的那天，土底下是冻土，面上硬，水在底下收着⟩。同住的人未必有你这样能扛，你说还行的时候，他们已经不行了。',
        en_US:
          'Cold, tiredness, inconvenience: you put up with them, and after a while you take them for normal. ⟨Ji upon the Ox, a winter field, hard on top with its water below (Friend beneath)|Yours is a day of earth above frozen earth, hard on top with its water below⟩. The people who live with you may not be built like that. When you say it’s still fine, it stopped being fine for them a while ago.',
      },
      {
        id: 'self.day.ji-mao',
        because: ['pillar:day=ji-mao'],
        says: ['self.nerves=tidies'],
        claims: ['presumes=phone'],
        form: ['scene'],
        zh_CN:
          '要打一个难打的电话，你先把水池刷了。⟨己坐卯，田里的草拔了又冒（坐下七杀）|你生的那天，土底下是木，像田里的草拔了又冒⟩，一有什么催你，你的手就要找草拔。拔完心是定了。电话还在那里没打，水池倒是亮的。',
        en_US:
          'Before a hard phone call you scrub the sink. ⟨Ji upon the Rabbit, a field where weeds keep coming (Seven killings beneath)|Yours is a day of earth above wood, a field where weeds keep coming⟩: whenever something presses you, your hands want something to pull. It does calm you. The call is still there, and the sink is very clean.',
      },
      {
        id: 'self.day.ji-si',
        because: ['pillar:day=ji-si', 'age>=16', 'age<=74'],
        says: ['elders=close'],
        form: [],
        zh_CN:
          '年长的人见了你就想给点什么：一句经验，一份差事，一碗汤。⟨己坐巳，整天晒得到太阳的一块地（坐下正印）|你生的那天，土底下是火，像整天晒得到太阳的一块地⟩，谁见了都想种点什么。地确实越种越肥，情也越欠越多，欠了哪几家、哪几样，你报得出来。',
        en_US:
          'Older people see you and want to give you something: advice, an errand, a bowl of soup. ⟨Ji upon the Snake, a plot in the sun all day (Direct seal beneath)|Yours is a day of earth above fire, a plot in the sun all day⟩, where everyone would like to plant. The soil does get richer. You also owe something to half the street, and could recite the list.',
      },
      {
        id: 'self.day.ji-wei',
        because: ['pillar:day=ji-wei'],
        says: ['decides=slow', 'change=resists'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '拿定主意以前，你谁的话都听；拿定以后，再好的话也进不去。⟨己坐未土，陶泥底下埋着火（坐下比肩）|你生的那天，土底下是暖土，像一团陶泥，底下埋着火⟩，湿的时候随人捏，出了窑就是那个样子。劝不动你的人，大半是来晚了，他们还以为一开始你就没听。你记得每个人说过什么，只是窑门哪天关，从来没有贴出来过。所以跟你商量事情，早来的人都占便宜。你若提前说一声“我快定了”，大家就不至于白跑，你也少听几句埋怨。',
        en_US:
          'Until you’ve decided, you’ll listen to anyone. Afterward nothing goes in. ⟨Ji upon the Goat, clay with the fire laid beneath (Friend beneath)|Yours is a day of earth above warm earth, clay with the fire laid beneath⟩: soft to every thumb, until it has been through the kiln. Those who failed to persuade you were mostly late, and think you never listened. You remember what each of them said. You just never announced when the door would close. Whoever comes early has the advantage with you. If you said beforehand that you were about to decide, fewer people would come in vain, and you’d hear fewer complaints.',
      },
      {
        id: 'self.day.ji-you',
        because: ['pillar:day=ji-you', 'age>=16', 'age<=74'],
        says: ['detail=fine'],
        form: ['statement'],
        zh_CN:
          '别人交十页，你交一页，过一个月，传来传去的是那一页。⟨己坐酉，坐下食神，做出来的东西细|你生的那天，土底下是金，金是你做出来的东西，做得细⟩，十页里挑一页，你肯花那个工夫。挑的工夫没人看见，派活的人便以为，你只用了一个钟头。',
        en_US:
          'The others hand in ten pages and you hand in one, and a month later it’s the one being passed around. ⟨Ji upon the Rooster, with the Eating god beneath, which makes fine things|Yours is a day of earth above metal, and metal is what you make, finely⟩: one page out of ten, and you have the patience. Nobody saw the other nine. Whoever ordered it thinks it took an hour.',
      },
      {
        id: 'self.day.ji-hai',
        because: ['pillar:day=ji-hai', 'age>=16'],
        says: ['plan=ahead'],
        form: [],
        zh_CN:
          '众人的日子都由你记着：谁面试，谁复查，谁家孩子哪天开学。⟨己坐亥，一块水田（坐下正财），水里又立着甲木，像田头写着规矩的木牌|你生的那天，土底下是水，像一块水田，哪天做什么都有定日⟩。大家靠你，因为你从来没记错过哪一天。轮到你自己的生日，日历上写的是交水费。没有人是故意忘的，他们习惯了由你来提醒，你的那一天，正好是没有人提醒的那一天。',
        en_US:
          'You keep everyone’s dates: an interview, a checkup, the first day of somebody’s child at school. ⟨Ji upon the Pig, a paddy (Direct wealth beneath), with a post of Jia wood in it, like a board of rules|Yours is a day of earth above water, like a rice field, where each job has its day⟩. People rely on you because you don’t get them wrong. On your own birthday the calendar says to pay the water bill. Nobody forgets on purpose. They’re used to being reminded by you, and yours is the one day with no reminder.',
      },
      {
        id: 'self.day.geng-zi',
        because: ['pillar:day=geng-zi'],
        says: ['speech=sharp', 'self.barb=public'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '你冷冷补一句，满屋都笑，过后人人记得，只有你忘了。⟨庚坐子，刀在井水里涮过（坐下伤官）|你生的那天，金底下是水，像井水里涮过的刀⟩，又亮又凉，进去没有声音。落在谁身上，谁要找半天伤口在哪儿。',
        en_US:
          'You add one dry sentence, the room laughs, and everyone remembers it except you. ⟨Geng upon the Rat, a blade drawn through well water (Hurting officer beneath)|Yours is a day of metal above water, a blade drawn through a well⟩, bright and cold, and it makes no sound going in. Whoever stood in the way looks for the place afterward.',
      },
      {
        id: 'self.day.geng-yin',
        because: ['pillar:day=geng-yin2'],
        says: ['place=moves', 'risk=takes'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '别人发怵的新地方，你反倒松快。⟨庚坐寅，斧子进了野林子（坐下偏财）|你生的那天，金底下是木，像斧子进了野林子⟩，没有路的地方才有活干。等砍出一块空地，样样顺了，你就开始看下一座山。留下的人说你有始无终，你觉得该做的已经做完了。',
        en_US:
          'New places that make others nervous make you feel light. ⟨Geng upon the Tiger, an ax in wild woods (Indirect wealth beneath)|Yours is a day of metal above wood, an ax in wild woods⟩: there’s work only where there’s no path. Once there’s a clearing and all goes smoothly, you begin to look at the next hill. The ones who stay say you don’t finish things. As you see it, you did.',
      },
      {
        id: 'self.day.geng-chen',
        because: ['pillar:day=geng-chen'],
        says: ['self.shows=finished-only'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '谁也没见过你的第二稿，人人见到的都是第九稿。⟨庚坐辰，湿泥里裹着一把没出土的刀（坐下偏印）|你生的那天，金底下是湿土，像湿泥里裹着的一把刀⟩，养着，不急见光。你做东西先关门，做到哪儿也不说，门外的人等得心慌，你在里头一点也不慌。',
        en_US:
          'No one has seen your second draft; what they get is the ninth. ⟨Geng upon the Dragon, a blade wrapped in wet clay (Indirect seal beneath)|Yours is a day of metal above wet earth, a blade wrapped in clay⟩, in no haste for daylight. You shut the door and send no word of how far along it is. Outside they grow nervous, and inside you aren’t nervous at all.',
      },
      {
        id: 'self.day.geng-wu',
        because: ['pillar:day=geng-wu3'],
        says: ['governed=from-outside', 'deadline=helps'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一个人在家，你半天做不出一页；换个有人的地方，几个钟头就做完了。⟨庚坐午，坐下正官，有规矩管着|你生的那天，金底下是火，火管着金⟩，有人看着，你就收得拢。嘴上嫌规矩多，有规矩的时候你倒比谁都精神。',
        en_US:
          'Alone at home you get no page done all day; among people you finish in a few hours. ⟨Geng upon the Horse, with the Direct officer beneath, who keeps order|Yours is a day of metal above fire, and fire keeps metal in order⟩, so with someone around you pull yourself together. You grumble at regulations and are at your best under them.',
      },
      {
        id: 'self.day.geng-shen',
        because: ['pillar:day=geng-shen'],
        says: ['help=does-not-ask', 'conflict=faces', 'self.acts=at-once'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '门上写着“拉”，你先推一下，推不开再看字。⟨庚坐申，矿脉连着自己的山（禄）|你生的那天，金底下还是金，手劲是现成的⟩，遇事先用手劲：重东西不叫人，拧不开的瓶盖都递给你。试一回比问一回快。只是有些门，里头的人正要替你开，你这一推，两个人都撞一下。',
        en_US:
          'The door says pull, so you push, and read it afterward. ⟨Geng upon the Monkey, ore in its own mountain (Seat of prosperity)|Yours is a day of metal above metal, with the strength right there⟩, and it gets used first: you lift heavy things alone, and every tight jar comes around to you. Trying is quicker than asking. Now and then, though, somebody inside was just about to open, and you both get bumped.',
      },
      {
        id: 'self.day.geng-xu',
        because: ['pillar:day=geng-xu'],
        says: ['plan=ahead'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '无论入了哪一伙，你早早想好怎样走；正因为走得了，你待得比谁都久。⟨庚坐戌，坐下偏印，护着自己|你生的那天，金底下是土，土护着金⟩，你先要觉得安全，才肯留下。别人只看见，你一直没脱外套。',
        en_US:
          'In every group you’ve joined you worked out early how you would leave, and because you could, you stayed longer than most. ⟨Geng upon the Dog, with the Indirect seal beneath, which protects|Yours is a day of metal above earth, and earth protects metal⟩; you have to feel safe before you stay. What the others notice is that you’ve kept your coat on.',
      },
      {
        id: 'self.day.xin-chou',
        because: ['pillar:day=xin-chou'],
        says: ['self.saves=best'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '最好的那只杯子还在盒里，你总觉得配得上它的日子还没到。⟨辛坐丑，首饰裹在湿泥里养着（坐下偏印）|你生的那天，金底下是湿土，像首饰裹在湿泥里养着⟩。东西这样收，本事也这样收：有一样你会，没给人看过。你等的是一个像样的场合，可像样的场合来了，你又怕人多。真用上的那一回，多半会是一个平常的下午，旁边坐着一个你不必怕的人。那样东西其实早就够好了，好了好几年。',
        en_US:
          'The best cup is still in its box, because you feel that the day good enough for it hasn’t come. ⟨Xin upon the Ox, a jewel kept in damp clay (Indirect seal beneath)|Yours is a day of metal above damp earth, a jewel kept in clay⟩. You do the same with skills; there’s something you can do that no one has seen. You’re waiting for a proper occasion, and when a proper occasion comes, there are too many people. The first time will probably be an ordinary afternoon, beside somebody who doesn’t scare you. What you can do has been good enough for years.',
      },
      {
        id: 'self.day.xin-mao',
        because: ['pillar:day=xin-mao'],
        says: ['detail=fine'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '别人拿东西来请你看，你只说一处可以不要，他一看，果然。⟨辛坐卯，坐下偏财，金裁木|你生的那天，金底下是木，金裁得了木⟩，下手轻，看得准。自己的东西摊开又收起，哪一处该去掉，迟迟定不下来。',
        en_US:
          'People show you a thing, and all you say is that one bit could go. They look, and it could. ⟨Xin upon the Rabbit, with Indirect wealth beneath|Yours is a day of metal above wood, and metal trims wood⟩: you have a light hand and a sure eye. Your own things you spread out and put away again, and can’t decide what should go.',
      },
      {
        id: 'self.day.xin-si',
        because: ['pillar:day=xin-si'],
        says: ['governed=from-outside', 'self.watched=helps'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '有人看着，你就发亮，连来打扫的人看着，也算。⟨辛坐巳，首饰摆在太阳底下（坐下正官）|你生的那天，金底下是火，像首饰摆在太阳底下⟩，所以客人上门之前你先收拾一遍，走了才坐下。体面是真的，累也是真的。',
        en_US:
          'You shine when somebody is looking, and whoever came to fix the sink counts. ⟨Xin upon the Snake, a jewel in sunlight (Direct officer beneath)|Yours is a day of metal above fire, a jewel in sunlight⟩, so everything gets straightened before a visitor comes, and you sit down after they’ve gone. The polish is real, and so is the effort.',
      },
      {
        id: 'self.day.xin-wei',
        because: ['pillar:day=xin-wei'],
        says: ['readable=no'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '有人误会你很久了，说清楚只要十分钟，你没说。⟨辛坐未土，首饰掉进干土，蒙了灰（坐下偏印）|你生的那天，金底下是干土，像首饰蒙了一层灰⟩，成色一点没变，从外头看不出来。你觉得自己知道就够了。可灰是越积越厚的，误会的人又讲给别人，到后来要花的就不止十分钟。你其实也不全是懒得讲，是不愿意求人看清楚。若有一个人主动来问，你会把那十分钟讲成一个钟头，讲完自己也松快，还奇怪为什么等了这么久。',
        en_US:
          'Somebody has had the wrong idea of you for a long time. Setting it right would take ten minutes, and you haven’t. ⟨Xin upon the Goat, jewelry in dry earth under dust (Indirect seal beneath)|Yours is a day of metal above dry earth, jewelry under dust⟩: as good as ever, and nobody can see it. Knowing it yourself seems enough. But dust thickens, and wrong ideas get passed on, until it takes much more than ten minutes. It isn’t only laziness, either. You don’t like having to ask to be seen. When somebody comes and asks, you make an hour of those ten minutes, feel lighter, and wonder why you waited.',
      },
      {
        id: 'self.day.xin-you',
        because: ['pillar:day=xin-you'],
        says: ['change=resists', 'decides=slow'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你挑得慢，挑定就不换，用惯的东西要停产，你会一口气买上好几个。⟨辛坐酉，酉是辛的禄|你生的那天，金底下还是金，脚下就是自己的地方⟩，一样东西认定了就不动。这样省心。更好的那一种也许早就有了，你没有去看过。',
        en_US:
          'You choose slowly and then it’s chosen; when they discontinue something you like, you buy several. ⟨Xin upon the Rooster, its Seat of prosperity|Yours is a day of metal above metal, in its own place⟩, and what’s settled stays settled. It saves trouble. Something better may have been out for a while. You haven’t looked.',
      },
      {
        id: 'self.day.xin-hai',
        because: ['pillar:day=xin-hai'],
        says: ['speech=ready'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '自己出的丑，你总抢在别人前头讲，讲得比谁都好。⟨辛坐亥，珠子刚从水里捞上来（坐下伤官）|你生的那天，金底下是水，像珠子刚从水里捞上来⟩，丑事这样洗过一遍，就伤不着你了。洗得太勤也有一样不便：真难过的事讲出来，人家等着笑。',
        en_US:
          'Your own blunders you tell before anyone else can, and better. ⟨Xin upon the Pig, a pearl just out of the water (Hurting officer beneath)|Yours is a day of metal above water, a pearl just out of the sea⟩: rinsed this way, they can’t hurt. There’s one drawback. When something does hurt and you begin to tell it, people wait for the joke.',
      },
      {
        id: 'self.day.ren-zi',
        because: ['pillar:day=ren-zi'],
        says: ['company=many', 'stop=hard', 'plan=as-it-comes'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '本来只约了两个人，到点坐下一桌。⟨壬坐子，河到了入海口（帝旺）|你生的那天，水底下还是水，像河到了入海口⟩，你一招手，四面都往这里来，加一把椅子，再加一把。热闹你兜得住，散场兜不住：谁收拾，谁送最后那个人，谁也没想过，头一个没想的是你。第二天你还是高兴，收拾的那个人不一定。好在他下回还来，因为你这里的热闹，别处没有。',
        en_US:
          'You had asked two people, and a whole table sat down. ⟨Ren upon the Rat, a river at its mouth (at its Peak)|Yours is a day of water above water, a river at its mouth⟩: when you wave, they come from all sides, one more chair and then another. The crowd you can hold. The ending gets away from you. Nobody has thought about who cleans up or who sees the last one home, least of all the host. Next day you’re still happy. Whoever cleaned up may not be. They come back, though, because there’s nothing like it anywhere else.',
      },
      {
        id: 'self.day.ren-yin',
        because: ['pillar:day=ren-yin2'],
        says: ['out=much'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你刚学会的东西，没过几天，已经有人从你这里学去了。⟨壬坐寅，坐下食神，拿得出也给得快|你生的那天，水底下是木，水养木，养了也不记账⟩。哪样是自己先做出来的，你也常忘；有人拿来教你，你还道了谢。',
        en_US:
          'What you’ve just learned, somebody has learned from you within days. ⟨Ren upon the Tiger, with the Eating god beneath, which gives out freely|Yours is a day of water above wood, and water feeds wood without sending a bill⟩. You lose track of which things were yours. People have taught you your own tricks, and you thanked them.',
      },
      {
        id: 'self.day.ren-chen',
        because: ['pillar:day=ren-chen'],
        says: ['speech=sparse'],
        claims: ['presumes=adult'],
        form: ['question'],
        zh_CN:
          '消息你早知道了，为什么不说？你在等该说的那张桌子，那时候一句顶十句。⟨壬坐辰，河给大坝拦成了水库（坐下七杀）|你生的那天，水底下是土，像河给大坝拦成了水库⟩，面上平得像镜子，闸门归你管。这样的人说话有分量，也叫身边的人觉得远：他们总在事后才知道，原来你那天心里压着那么多水。偶尔放一点出来，对一个人放，坝不会塌，倒有人肯在岸边住下了。',
        en_US:
          'You knew before the others; why didn’t you say? You were waiting for the right table, where one sentence does more than ten. ⟨Ren upon the Dragon, a river behind a dam (Seven killings beneath)|Yours is a day of water above earth, a river behind a dam⟩: the surface is a mirror, and you work the gate. People like that are listened to. They also seem far away to those close by, who always find out later how much was behind the wall that day. Let out now and then, to one person, the water doesn’t break the wall, and somebody may settle on the bank.',
      },
      {
        id: 'self.day.ren-wu',
        because: ['pillar:day=ren-wu3'],
        says: ['affection=deeds'],
        claims: ['presumes=money'],
        form: ['statement'],
        zh_CN:
          '给自己买东西你要比三家，给喜欢的人买，价签都没翻。⟨壬坐午，坐下正财，肯花在自己人身上|你生的那天，水底下是火，火是你看管的东西⟩，好处都给了近处的人。心意你不缺，话却不多，不熟的人看不出你疼谁。',
        en_US:
          'For yourself you compare three shops; for someone you love, you don’t turn the tag over. ⟨Ren upon the Horse, with Direct wealth beneath, which provides for its own|Yours is a day of water above fire, and fire is what you look after⟩, so the good of it goes to those close by. There’s no lack of feeling, only of words. Strangers can’t tell whom you’re fond of.',
      },
      {
        id: 'self.day.ren-shen',
        because: ['pillar:day=ren-shen'],
        says: ['speech=ready', 'self.explains=from-source'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '人家问你怎么坐车，你从这条线哪一年通车讲起。⟨壬坐申，泉眼在石头里（长生）|你生的那天，水底下是金，像泉眼在石头里⟩，水从源头来，话也从源头来；一样东西不弄明白打哪儿起的，你不肯往下用。问路的人只要知道几号口，要赶的那班车，这会儿已经开走了。',
        en_US:
          'Asked for the train, you begin with the year the line was opened. ⟨Ren upon the Monkey, a spring in rock (at its Birth)|Yours is a day of water above metal, a spring in rock⟩: the water starts from the source, and so do your explanations, since you can’t use a thing till you know where it came from. They only wanted the exit, and the train they meant to catch has left.',
      },
      {
        id: 'self.day.ren-xu',
        because: ['pillar:day=ren-xu', 'age>=16', 'age<=74'],
        says: ['conflict=faces'],
        form: [],
        zh_CN:
          '刚来的时候，跟那条规矩吵得最凶的是你；几年以后，把它讲给新人听的也是你。⟨壬坐戌，大水碰上干土筑的堤（坐下七杀）|你生的那天，水底下是干土，像大水碰上堤⟩，先撞上去，撞明白哪一段结实，就沿着它走。没撞过的规矩你不信，别人劝你省点力气，你听不进。轮到新人来吵，你反倒是最有耐心的一个，因为你知道那两下是非撞不可的。只是你常忘了告诉他们，撞完了还可以回来找你。',
        en_US:
          'When you arrived, nobody fought that rule harder. A few years on, you’re the one explaining it to newcomers. ⟨Ren upon the Dog, a flood against a dike of dry earth (Seven killings beneath)|Yours is a day of water above dry earth, a flood against a dike⟩: first it hits, then it knows which stretch is sound and runs along it. A rule you haven’t hit, you don’t trust, and advice to save yourself the trouble is wasted on you. With newcomers who argue, you’re the most patient of all. You know that they have to hit it too. You tend to forget to tell them that they can come back to you afterward.',
      },
      {
        id: 'self.day.gui-chou',
        because: ['pillar:day=gui-chou'],
        says: ['temper=cool', 'work=crisis'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '屋里越喊越响，你的声音越放越低，最后大家静下来，为的是听清你。⟨癸坐丑，水在地上凝成霜（坐下七杀）|你生的那天，水底下是冻土，水凝成了霜⟩，越冷越有形状。急事交给你是交对了。霜也要化：过了几天，别人都忘了，你才开始后怕，这时候身边常常没有人。那几天你话少，吃得也少，别人只当你一向镇定。其实有人坐在旁边，什么也不说，你就好得快。',
        en_US:
          'As the room gets louder, your voice goes down, until they hush in order to hear you. ⟨Gui upon the Ox, frost on winter ground (Seven killings beneath)|Yours is a day of water above frozen earth, frost⟩; cold gives it a shape. An emergency is well placed with you. But frost melts. Days later, when everyone else has forgotten, your knees go, and there’s often nobody around. On those days you talk little and eat little, and people put it down to your usual calm. Somebody sitting beside you, saying nothing, would be enough.',
      },
      {
        id: 'self.day.gui-mao',
        because: ['pillar:day=gui-mao'],
        says: ['self.help=comes-unasked', 'self.noble=carried'],
        form: ['scene'],
        zh_CN:
          '你提着重东西站在楼梯口，还没开口，生人已经过来搭了一把手。⟨癸坐卯，露水落在嫩草上（天乙贵人）|你生的那天，水底下是木，像露水落在嫩草上⟩，人看见就想护着一点。你也不白受：半个剥好的橙子，随手的一张小画，谁走近谁有。',
        en_US:
          'You stand at the foot of the stairs with something heavy, and before you’ve asked, a stranger has the other end. ⟨Gui upon the Rabbit, dew on new grass (Nobleman star)|Yours is a day of water above wood, dew on new grass⟩, and people feel they’d like to keep it from harm. You give back in kind: half an orange, a quick drawing, for whoever comes near.',
      },
      {
        id: 'self.day.gui-si',
        because: ['pillar:day=gui-si'],
        says: ['plan=ahead'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你看着像个爱走神的人，东西却样样齐，按年份收好。⟨癸坐巳，山谷里一层暖雾，底下藏着火、土、金（坐下正财）|你生的那天，水底下是火，像山谷里一层暖雾⟩，上头朦朦胧胧，底下各归各的抽屉。小看你的人，要到办事的柜台前才明白。忘带的总是别人，多带一份的总是你。',
        en_US:
          'You look like someone who has wandered off, and your papers are complete, sorted by year. ⟨Gui upon the Snake, mist over a warm valley with fire, earth and metal in it (Direct wealth beneath)|Yours is a day of water above fire, mist over a warm valley⟩: soft on top, and underneath everything is in its drawer. People find this out at the counter. It’s always the others who forgot, and always you who brought a spare.',
      },
      {
        id: 'self.day.gui-wei',
        because: ['pillar:day=gui-wei'],
        says: ['trust=given'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '听人诉了一个钟头的苦，那头轻松了，你坐着起不来。⟨癸坐未土，坐下七杀，总有人来要|你生的那天，水底下是干土，水给了土就没有了⟩。有难处的人都认得你。你不好意思说累，他们便以为你爱听。',
        en_US:
          'You listen for an hour; they feel better, and you can’t get up from the chair. ⟨Gui upon the Goat, with Seven killings beneath, which makes demands|Yours is a day of water above dry earth, which takes whatever water it gets⟩. People in trouble know where you are. You don’t like to say you’re tired, so they think you enjoy it.',
      },
      {
        id: 'self.day.gui-you',
        because: ['pillar:day=gui-you'],
        says: ['learning=by-book', 'detail=fine'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '人家引了一句名言，你回去一查，果然不是那个人说的。⟨癸坐酉，石缝里渗出来的泉（坐下偏印）|你生的那天，水底下是金，像石缝里渗出来的泉⟩，一滴也不肯混。出处、版本、盒子上的日期，你都要看一眼。错处因此很少，饭桌上也因此静过几回。',
        en_US:
          'Someone quotes a famous man, and you look it up, and he never said it. ⟨Gui upon the Rooster, water seeping from rock (Indirect seal beneath)|Yours is a day of water above metal, water seeping from rock⟩, cold and clear, not one drop from elsewhere. Sources, editions, the date on the carton: you check them all. It keeps you out of error, and it has brought a dinner or two to a halt.',
      },
      {
        id: 'self.day.gui-hai',
        because: ['pillar:day=gui-hai'],
        says: ['stop=hard', 'night=late'],
        claims: ['presumes=reading'],
        form: ['scene', 'list'],
        zh_CN:
          '夜里查一个小问题，查着查着，你在读罗马的下水道、章鱼的心脏、字典的校样。⟨癸亥是六十对干支的末一对，雨落进了海（帝旺）|你生的那天，水底下还是水，像雨落进了海⟩，再往下没有底。一件事能跟到这样深的人不多，第二天起得来的就更少。那个小问题的答案，第一页就有。可你记得的从来都是后面那几百页，哪天有人真用得着，问遍了也只有你答得出。',
        en_US:
          'You look up one small thing at night, and end up with Roman drains, the hearts of octopuses, the proofs of a dictionary. ⟨Gui Hai is the last of the sixty pairs, rain come down into the sea (at its Peak)|Yours is a day of water above water, rain come down into the sea⟩, and from there it only gets deeper. Few people can follow a thing so far down, and few of them get up on time. The small thing had been answered on the first page. What you remember are the hundreds of pages after it. If somebody ever needs those, you’re the only one who can help.',
      },
    ],
  },
]
