import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Paragraphs for children about the chart's pattern, other people and elements, in place of those about offices. */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'chart-child-frame',
    card: 'chart',
    role: { section: 'frame' },
    paragraphs: [
      {
        id: 'chart.child.space-to-run',
        because: ['sign:firm', 'age<=15'],
        zh_CN:
          '抱你的人先说“沉”，放你下地的人说“快”。盘里帮你的合计{s}，力气有余⟨（身强）⟩，这样的孩子要的是地方：能爬的架，能喊的空地，一桶可以自己提的水。关久了，屋里的东西要遭殃。每天先放出去跑一场，再讲道理，道理听得进。',
        en_US:
          'Whoever lifts you says “heavy,” and whoever sets you down says “fast.” What supports you comes to {s}, with strength to spare⟨ (firm day stem)⟩. Such a child needs space: something to climb, a place to shout, a bucket to carry alone. Kept in, you’re hard on the furniture. One run outdoors first, and then explanations can be heard.',
      },
      {
        id: 'chart.child.quarter-hour',
        because: ['sign:even', 'age<=15'],
        zh_CN:
          '荡秋千，你不要人推得太高，也不许停。帮你的力量合计{s}，不多不少⟨（中和）⟩，孩子里这算好带的，急不到哪儿，也慢不到哪儿。好带的孩子容易排在后头，大人先去哄那个哭的。一天里留一刻钟只归你，没哭也归你。',
        en_US:
          'On the swing you don’t want to be pushed too high, and it mustn’t stop. What supports you comes to {s}, neither much nor little⟨ (balanced)⟩, which makes an easy child, seldom in a rush, seldom behind. Easy children wait while somebody sees to the one who’s crying. Fifteen minutes a day should be yours alone, tears or no tears.',
      },
      {
        id: 'chart.child.picks-up-stones',
        because: ['sign:weak', 'age<=15'],
        zh_CN:
          '爬山爬到一半，你不喊累，只是开始捡石头。帮你的力量合计{s}，底子薄一些⟨（身弱）⟩，玩得好的日子，后面要跟一个不出门的日子。捡石头的时候就是该歇的时候，大人看见了别催。背你一小段，下来还能走到山顶。',
        en_US:
          'Halfway up the hill you don’t say you’re tired; you begin picking up stones. What supports you comes to {s}, on the thin side⟨ (weak day stem)⟩, and a good day out wants a day at home behind it. When the stones start, it’s time to rest, and nobody should hurry you. A short ride on somebody’s back, and you’ll walk to the top.',
      },
    ],
  },
  {
    id: 'outer-child-face',
    card: 'outer',
    role: { section: 'face' },
    paragraphs: [
      {
        id: 'outer.child.same-pose',
        because: ['god:month=peer', 'age<=15'],
        zh_CN:
          '课间你和同桌并排靠着墙，一模一样的姿势，老师叫错过名字。月干是你的同类，那是同学站的地方⟨（月干比劫）⟩，外人看你总是一对、一串。排在一起你什么都敢，落了单，进文具店也要人陪。下次买橡皮，自己进去，同桌在门外等。',
        en_US:
          'At recess you and your neighbor lean on the wall in the same pose, and a teacher has mixed up the names. The month stem, where classmates stand, is your own kind⟨ (Peers in the month)⟩, so you’re seen as one of a pair. In a row you dare anything, and alone you want a friend along for buying an eraser. Next time go in by yourself, and let them wait outside.',
      },
      {
        id: 'outer.child.serious-face',
        because: ['god:month=output', 'age<=15'],
        zh_CN:
          '老师转身写黑板，全班笑了，回头看见的那张最正经的脸是你。月干是会说会做的那颗星，露在同学看得见的地方⟨（月干食伤）⟩，喜欢你的人因为好玩，提防你的也因为好玩。玩笑有时落在一个没笑的人身上。放学跟上去，陪那个人走一段。',
        en_US:
          'The teacher turns to the board, the class laughs, and the most serious face in the room is yours. Output, the star of talk and play, stands on the month stem where classmates see it⟨ (Output in the month)⟩; it’s why they like you and why they’re careful. Now and then the joke lands on somebody who isn’t laughing. Walk part of the way home with that one.',
      },
      {
        id: 'outer.child.school-trip',
        because: ['god:month=wealth', 'age<=15'],
        zh_CN:
          '春游那天，忘带水的、要创可贴的、橡皮筋断了的，都来翻你的书包。月干是归你照管的那颗星，摆在同学眼前⟨（月干财）⟩，大家早知道你那里什么都有。东西借得出去，回来的少一半，你记在心里不吭声。往外递的时候说一句：明天还我。',
        en_US:
          'On the school trip, whoever forgot water or needs a bandage goes through your bag. The star of what you look after stands on the month stem, in plain view of the class⟨ (Wealth in the month)⟩, and they know you have everything. Half of it comes back. You keep the list in your head and say nothing. As you hand something over, add four words: back by tomorrow, please.',
      },
      {
        id: 'outer.child.straight-line',
        because: ['god:month=officer', 'age<=15'],
        zh_CN:
          '队伍歪了，头一个自己站正的是你，顺手还把前面那个的帽子扶好。月干是讲规矩的那颗星，立在同学中间⟨（月干官杀）⟩，大人夸你省心，同学玩疯了会先看你一眼。看多了，疯的时候就不叫你。哪天课间，你来出一个最傻的主意。',
        en_US:
          'When the line is crooked you’re the first to straighten up, and you fix the cap in front of you, too. The star of rules stands on your month stem, among the classmates⟨ (Officers in the month)⟩: grown-ups call you no trouble, and friends look at you before going wild. After a while they stop asking you along. One recess, let the silliest idea be yours.',
      },
      {
        id: 'outer.child.half-a-step',
        because: ['god:month=resource', 'age<=15'],
        zh_CN:
          '新来的阿姨问名字，你先退半步，看清楚了才答。月干是护你、教你的那颗星，同学眼里你有人接、有人教，字也写得齐⟨（月干印）⟩。跟大人在一处你自在，满场乱跑的游戏，你在边上看规则。找一个人陪着学会它，两个人再一起下场。',
        en_US:
          'A new grown-up asks your name; you take half a step back, look, and only then answer. The month stem holds the star that shelters and teaches⟨ (Resource in the month)⟩, and to the class you’re the one who’s fetched on time and writes neatly. Beside adults you’re at ease. When everybody runs about you study the rules from the edge. Learn them with one other child, then go in together.',
      },
    ],
  },
  {
    id: 'outer-child-company',
    card: 'outer',
    role: { section: 'company' },
    paragraphs: [
      {
        id: 'outer.child.extra-turn',
        because: ['share:most=peer', 'age<=15'],
        zh_CN:
          '三个人玩，你算得出谁多轮了一回。盘里同类占得最多，{share:peer}⟨（比劫最重）⟩，身边从来不缺伴，缺的是谁让谁。你吵得响，好得也快，隔一顿饭又是一队。开局以前先定好几回换一次，写在粉笔画的圈旁边，吵的次数会少一半。',
        en_US:
          'With three at play, you can say who had an extra turn. Your own kind is the largest share, {share:peer}⟨ (Peers heaviest)⟩; there’s always somebody to play with, and the trouble is who goes first. You quarrel loudly and make up within a meal. Before you start, settle how often places change and chalk it beside the circle. That takes away half the fights.',
      },
      {
        id: 'outer.child.raised-hand',
        because: ['share:most=output', 'age<=15'],
        says: ['speech=ready'],
        zh_CN:
          '饭桌上七个人，听见的大半是你。往外说、往外做的占得最多，{share:output}⟨（食伤最重）⟩，故事起了头就要讲到底，中间不许插嘴。讲得真好，也真没看见对面举了半天手。说完一段，指一个人接下去，接得怪也算数。',
        en_US:
          'Seven people at supper, and most of what’s heard is you. What goes out of you is the largest share, {share:output}⟨ (Output heaviest)⟩; a story once begun has to reach its end, and nobody may cut in. It’s a good story, and across the table a hand has been up for a while. At the end of each part point at someone to go on. Odd endings count.',
      },
      {
        id: 'outer.child.leaf-shop',
        because: ['share:most=wealth', 'age<=15'],
        zh_CN:
          '过家家，你当的总是掌柜：几片叶子换一颗石头，说得清清楚楚。盘里归你照管的占得最多，{share:wealth}⟨（财最重）⟩，谁来玩都有东西分，分完也要收得回。有人赖了一片叶子，你这一局就不肯往下走。先借后还，找一个守信的小伙伴练，赖一片也让它过去。',
        en_US:
          'Playing house, you keep the shop, so many leaves for a stone, perfectly clear. What you look after is the largest share of the chart, {share:wealth}⟨ (Wealth heaviest)⟩: whoever comes gets something, and it’s all to be returned. One leaf unpaid and the game stands still. Try lending with a friend who keeps promises, and let one leaf go.',
      },
      {
        id: 'outer.child.clean-knees',
        because: ['share:most=officer', 'age<=15'],
        zh_CN:
          '藏猫猫数到一百，你一个数也不跳。管着你的那一面占得最多，{share:officer}⟨（官杀最重）⟩，谁先谁后、压没压线，你看得最准，也最受不了别人耍赖。裁判当久了，裤腿上就没有泥。今天换别人吹哨，你去跑，跑错了也不罚。',
        en_US:
          'At hide-and-seek you count to a hundred without skipping. What governs you is the largest share, {share:officer}⟨ (Officers heaviest)⟩; you see best who stepped over the line and mind most when somebody cheats. A full-time referee has clean knees. Give someone else the whistle today and run. There’s no penalty for running the wrong way.',
      },
      {
        id: 'outer.child.suddenly-thirsty',
        because: ['share:most=resource', 'age<=15'],
        zh_CN:
          '大孩子出去玩，你跟在后头；小的来找你，你往大人身后站。养你、教你的那一面占得最多，{share:resource}⟨（印最重）⟩，有人带着，你学得快，也玩得久；要你带头，就说口渴了。哪天请一个比你小两岁的来家里，你教一样，教会为止。',
        en_US:
          'You trail after the older children, and when a younger one comes up you step behind a grown-up. What feeds and teaches you is the largest share, {share:resource}⟨ (Resource heaviest)⟩: led by someone, you learn fast and play long, and asked to lead, you’re suddenly thirsty. Have a child two years younger over, and teach one thing until it sticks.',
      },
    ],
  },
  {
    id: 'useful-child-account',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.child.sixth-toy',
        because: ['adverse:wood', 'age<=15'],
        says: ['adverse=wood'],
        zh_CN:
          '玩到第六样玩具，前五样还摊在地上。木是这张盘最好少添的一样⟨（忌神木）⟩，到了孩子身上，就是一个接一个的新主意，每个都是真想玩，没有一个玩到底。地上画一个圈，圈里放得下的才拿，要换一样，先送一样回家。',
        en_US:
          'You’re on the sixth toy, and the first five are still on the floor. Wood is the element this chart wants least⟨ (Adverse element wood)⟩, and in a child it comes as one new idea after another, each of them meant, none of them finished. Draw a circle on the floor. What fits in it may come out, and before the next thing comes, one goes home.',
      },
      {
        id: 'useful.child.nine-and-twelve',
        because: ['adverse:fire', 'age<=15'],
        says: ['adverse=fire'],
        zh_CN:
          '客人一多你就停不下来，笑到打嗝，送客的时候哭了。火是这张盘最好少添的一样⟨（忌神火）⟩，热闹添到九分，你身上已经是十二分。别等哭了再收场：人还没散，先牵你去洗手、喝水、看一会儿鱼。回来再玩半场，正好。',
        en_US:
          'With the house full you can’t stop, laugh until you hiccup, and cry when they leave. Fire is the element this chart wants least⟨ (Adverse element fire)⟩; where a party is at nine, you’re at twelve. Nobody should wait for the tears. While it’s still going on, someone takes you to wash your hands, drink some water and look at the fish. Then back for the second half.',
      },
      {
        id: 'useful.child.short-sleeves',
        because: ['adverse:earth', 'age<=15'],
        says: ['adverse=earth'],
        zh_CN:
          '同一件外套穿到袖子短了一截，换新的那天你不肯出门。土是这张盘最好少添的一样⟨（忌神土）⟩，旧路子走久了，脚就不认别的路。不用一下子全换。今天换一条上学的路，明天换一把椅子坐，一回只动一样，到家讲讲路上多了什么。',
        en_US:
          'You’d wear the same jacket until it stops at the elbow, and on the day of the new one you won’t leave the house. Earth is the element this chart wants least⟨ (Adverse element earth)⟩, and on old tracks the feet forget that there are others. Change one thing at a time: another way to school today, another chair tomorrow. Then tell everybody what was new along it.',
      },
      {
        id: 'useful.child.torn-page',
        because: ['adverse:metal', 'age<=15'],
        says: ['adverse=metal'],
        zh_CN:
          '字写歪一笔，整张撕掉重来，纸篓比本子先满。金是这张盘最好少添的一样⟨（忌神金）⟩，你自己手里有一把尺，旁人再量一回，手就僵了。改错的话一天只说一处，挑最小的那处。剩下的，等你睡一觉，自己翻开来看。',
        en_US:
          'One stroke goes crooked and the whole page is torn out; the basket fills before the notebook. Metal is the element this chart wants least⟨ (Adverse element metal)⟩. You have a ruler of your own, and when somebody adds theirs, the hand goes stiff. One correction a day is enough, the smallest. The rest you’ll see for yourself after a night’s sleep.',
      },
      {
        id: 'useful.child.stone-by-the-pillow',
        because: ['adverse:water', 'age<=15'],
        says: ['adverse=water'],
        zh_CN:
          '关了灯，你开始问天有没有边、河为什么不停，问到自己怕起来。水是这张盘最好少添的一样⟨（忌神水）⟩，夜里的念头一个领着一个，越流越远。白天多跑，晚饭早吃，睡前的话换成摸得着的：今天捡的石头，明天穿的袜子。石头放在枕边也行。',
        en_US:
          'Lights out, and you ask where the sky ends and why rivers don’t stop, until you’ve frightened yourself. Water is the element this chart wants least⟨ (Adverse element water)⟩, and at night one thought leads off another. Run by day, eat early, and let bedtime talk be of things that can be held: the stone you found, tomorrow’s socks. The stone may sleep beside the pillow.',
      },
    ],
  },
  {
    id: 'useful-child-use',
    card: 'useful',
    role: { section: 'use' },
    paragraphs: [
      {
        id: 'useful.child.flowerpot',
        because: ['use:wood', 'age<=15'],
        says: ['useful=wood'],
        zh_CN:
          '窗台上给你留一个花盆，种什么、哪天浇，都归你。木是这张盘最用得着的一样，会长的东西最养你⟨（用神木）⟩：一棵豆苗，一本一天念一页的书，一门慢慢学的本事。二月到四月多带出去看树。长得慢的时候，大人别挖开来看根。',
        en_US:
          'A flowerpot on the windowsill should be yours, what grows in it and when it’s watered. Wood is the element this chart wants most, and growing things do you good⟨ (Useful element wood)⟩: a bean, a book at a page a day, a skill that comes slowly. From February to April go and look at trees. When it’s slow, nobody should dig up the root to check.',
      },
      {
        id: 'useful.child.drawing-on-the-wall',
        because: ['use:fire', 'age<=15'],
        says: ['useful=fire'],
        zh_CN:
          '画好的画，别收进抽屉，贴到进门就看得见的墙上。火是这张盘最用得着的一样，光、暖、有人看着，你就有精神⟨（用神火）⟩。上午晒着太阳玩，胜过下午窝在屋里；五月到七月，请小朋友来，你演给他们看。演砸了也鼓掌，鼓完再来一遍。',
        en_US:
          'Don’t put the drawing in a drawer; it goes on the wall that everyone sees from the door. Fire is the element this chart wants most, and light, warmth and somebody watching set you going⟨ (Useful element fire)⟩. A morning in the sun beats an afternoon indoors. From May to July invite friends and put on a show. If it goes wrong, clap, and do it again.',
      },
      {
        id: 'useful.child.edge-of-the-bed',
        because: ['use:earth', 'age<=15'],
        says: ['useful=earth'],
        zh_CN:
          '书包挂左边，鞋放右边，睡前的故事坐同一张床沿讲。土是这张盘最用得着的一样，地方不变、钟点不变，你就稳⟨（用神土）⟩。搬家、换老师、出远门以前，先讲给你听三天。手里有泥最好：捏碗，堆城，挖一个谁也不许填的坑。',
        en_US:
          'The schoolbag hangs on the left, the shoes stand on the right, and the story is told from the same edge of the bed. Earth is the element this chart wants most; with places and hours fixed, so are you⟨ (Useful element earth)⟩. Before a move, a new teacher or a trip, you should hear about it for three days. Mud helps as well: bowls, castles, a hole nobody may fill.',
      },
      {
        id: 'useful.child.blocks-by-color',
        because: ['use:metal', 'age<=15'],
        says: ['useful=metal'],
        zh_CN:
          '积木按颜色收，收完数一遍，少一块不肯睡。金是这张盘最用得着的一样，有头有尾、说到做到，你心里就清爽⟨（用神金）⟩。许给你的别含糊，说周六就是周六。八月到十月学一样要合拍子的：鼓，跳绳，拍皮球，做完一样，由你喊“收摊”。',
        en_US:
          'Blocks go away by color, are counted, and with one missing there’s no sleep. Metal is the element this chart wants most: things with a beginning and an end, words that are kept⟨ (Useful element metal)⟩. Promises to you had better be exact, and Saturday means Saturday. From August to October learn something with a beat to it, a drum or a jump rope. You’re the one who calls “done.”',
      },
      {
        id: 'useful.child.cold-bath',
        because: ['use:water', 'age<=15'],
        says: ['useful=water'],
        zh_CN:
          '洗澡水凉了还不肯出来，瓶瓶罐罐倒来倒去，倒出一条河。水是这张盘最用得着的一样，能走、能问、能把话说完，你就舒展⟨（用神水）⟩。一天里留一段没有安排的钟点，睡前留十分钟答你的“为什么”。十一月到一月早一点熄灯，灯灭以后还讲得完。',
        en_US:
          'The bath has gone cold and you’re still pouring a river from jar to jar. Water is the element this chart wants most; room to wander, to ask and to finish what you were saying sets you free⟨ (Useful element water)⟩. Keep part of the day without a plan, and ten minutes at bedtime for “why.” From November to January lights go out early, and the talk can go on in the dark.',
      },
    ],
  },
  {
    id: 'useful-child-todo',
    card: 'useful',
    role: 'todo',
    paragraphs: [
      {
        id: 'useful.child.names-the-dish',
        because: ['day:yang', 'age<=15'],
        zh_CN: '今天你来定晚饭的一个菜，从买到洗都跟着，端上桌由你报名字。',
        en_US: 'Choose one dish for tonight, go along to buy it, help wash it, and announce it at table.',
      },
      {
        id: 'useful.child.box-with-a-lid',
        because: ['day:yin', 'age<=15'],
        zh_CN: '找一个带盖的盒子，放进三样今天让你高兴的东西，睡前打开看一遍。',
        en_US: 'Find a box with a lid, put in three things that pleased you today, and look at them before bed.',
      },
    ],
  },
  {
    id: 'self-child-transformed',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.child.new-name',
        because: ['kind:transformed', 'age<=15'],
        zh_CN:
          '跟谁玩得久，走路的样子就像谁，你在家里家外常被认成两个孩子。日干跟旁边的字合到一起，变成了另一样⟨（化气格）⟩，所以在合得来的伙伴身边，你才最像自己。换班、换老师的头一个月，留一个老朋友每个星期见一面，新的样子会长得稳一些。',
        en_US:
          'Play with somebody long enough, and you walk the way they do; at home and out you’re taken for two different children. Your day stem has joined its neighbor and become another thing⟨ (Transformed pattern)⟩, so you’re most yourself beside a friend who suits you. In the first month of a new class keep one old friend to see every week. The new shape sets better that way.',
      },
    ],
  },
]
