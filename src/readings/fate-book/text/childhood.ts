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
        form: ['statement'],
        zh_CN:
          '你要的是地方：能爬的架，能喊的空地，一桶可以自己提的水。盘里帮你的占{s}⟨（身强）⟩，力气有余，关久了屋里的东西要遭殃。大人先放你出去跑一场，再讲道理，道理就听得进；次序倒过来，讲的人和听的人都要哭。雨天最难，桌子底下、走廊、楼梯，都可以当一当操场。',
        en_US:
          'You need space: something to climb, a place to shout, a bucket to carry alone. What supports you is {s} of the chart ⟨(strong day stem)⟩, with strength to spare, and kept in you’re hard on the furniture. One good run first, and then explanations can be heard. The other way around, both sides end in tears. Rainy days are the hardest. The hallway, the stairs and the space under the table will have to be the playground.',
      },
      {
        id: 'chart.child.quarter-hour',
        because: ['sign:even', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '你好带，急不到哪儿，也慢不到哪儿：盘里帮你的占{s}⟨（中和）⟩，不多不少。好带的孩子容易排在后头，大人先去哄那个哭的。一天里有一刻钟只归你，没哭也归你，这一刻钟你会记很久。别人夸你乖的时候，看一看是不是又让了谁。好带不等于什么都行，你也有不肯的，只是说得轻。',
        en_US:
          'You’re an easy child, seldom in a rush and seldom behind. What supports you is {s} of the chart ⟨(balanced)⟩, neither much nor little. Easy children wait while somebody sees to the one who’s crying. Fifteen minutes a day should be yours alone, tears or no tears, and you’ll remember them. When people praise you for being good, somebody should check if you’ve just given way again. Easy doesn’t mean that anything will do. You have your refusals, too. You say them softly.',
      },
      {
        id: 'chart.child.picks-up-stones',
        because: ['sign:weak', 'age<=15'],
        form: [],
        zh_CN:
          '你累了不说累，只是慢下来，开始捡石头。盘里帮你的占{s}⟨（身弱）⟩，底子薄一些，玩得好的日子，后面要跟一个不出门的日子。捡石头的时候就是该歇的时候，催也没用，一催石头越捡越多。抱你一小段，下来还能自己走到头；这一小段不是惯你，是给你添柴。大人学会看石头，就不用问你累不累了。回到家把石头排成一排，今天走了多远，数一数就知道。',
        en_US:
          'When you’re tired you don’t say so; you slow down and begin picking up stones. What supports you is {s} of the chart ⟨(weak day stem)⟩, on the thin side, and a good day out wants a day at home behind it. The stones mean it’s time to rest, and hurrying you only makes for more stones. A short ride on somebody’s back, and you’ll walk the rest. There’s no spoiling in that; it puts wood on the fire. A grown-up who watches for stones never has to ask. At home, line up the stones, and you can count how far you got today.',
      },
    ],
  },
  {
    id: 'chart-child-ties',
    card: 'chart',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'chart.child.rooms-apart',
        because: ['ties:none', 'age<=15'],
        claims: ['states=hour:known'],
        form: ['statement'],
        zh_CN:
          '在家里闹过，出了门你就忘了；跟一个伙伴吵了，不耽误跟另一个玩。⟨地支之间没有冲合刑害，|盘里管家、管外头、管自己的几格，彼此不相牵扯，⟩一样坏了，别样照常。',
        en_US:
          'A scene at home is forgotten once you’re out the door, and a quarrel with one friend doesn’t spoil the next. ⟨No branch joins, faces or rubs another|The places in your chart for home, for outside and for yourself don’t touch one another⟩. When one thing breaks, the rest goes on.',
      },
      {
        id: 'chart.child.two-doors',
        because: ['rel:clash', 'age<=15'],
        form: [],
        zh_CN:
          '你说变就变，刚才还要出门，鞋穿好了又不去。⟨地支里有相冲的一对，|盘里有两格面对面顶着，⟩两样都是真想要，所以劝哪一样都劝不进。把两样都说出来，再问先做哪一样，你自己会挑；催着挑，你就坐在门口哭。大人觉得你难捉摸，其实顶来顶去的总是那两样，认出来就好带了。真挑定了，你走得比谁都快，前面那场像没发生过。',
        en_US:
          'You change your mind in the doorway, shoes on, and then you won’t go. ⟨Two of your branches face each other|Two places in your chart push against each other⟩, and you really want both things, so being talked into either doesn’t work. If somebody names them both and asks which comes first, you’ll choose. Hurried, you sit down and cry. Grown-ups find you hard to read. It’s always the same two things, and once they know which, you’re easy. Once it’s settled you walk off faster than anyone, as if nothing had happened.',
      },
      {
        id: 'chart.child.arm-in-arm',
        because: ['rel:six-combine', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '有两样东西你一定要在一起：那个枕头和那首歌，或者那个人和那条路。⟨地支里有一对六合。|盘里有两格挽着手。⟩缺了一样，另一样也不作数，所以出远门要两样都带。哪两样是一对，你说得出来，问你就行。',
        en_US:
          'Two things have to be together for you, that pillow and that song, or that person and that street. ⟨Two of your branches join|Two places in your chart go arm in arm⟩. With one of them missing the other doesn’t count, so on a trip both have to come along. You can say which two make the pair. They only have to ask.',
      },
      {
        id: 'chart.child.third-piece',
        because: ['rel:half-three', 'age<=15'],
        form: [],
        zh_CN:
          '你的游戏常停在一半，等第三个人来。⟨地支里有半合，|盘里有两格凑成半个局，⟩两个人玩得好好的，你会忽然说还差一个。人来了，你让他当那个没人要当的，从此就是三个人的游戏。没有人来的时候，一只熊、一把扫帚也当得了第三个，你给他们安排的话，有时候比真人说的还多。别急着收走那把扫帚。',
        en_US:
          'Your games tend to stop halfway and wait for a third. ⟨Two of your branches half join|Two places in your chart make half of a team⟩. Playing nicely with one friend, you’ll suddenly say that somebody’s missing. When somebody comes, they get the part nobody wanted, and it’s a game for three ever after. When nobody comes a bear or a broom can be the third, and the lines you give them are sometimes longer than a real friend’s. The broom had better not be put away too soon.',
      },
      {
        id: 'chart.child.one-sore-spot',
        because: ['rel:punish', 'age<=15'],
        form: ['question'],
        zh_CN:
          '好好的怎么又不高兴了？多半又碰着那一处：谁先坐，谁拿大的，谁关灯。⟨地支里有相刑，|盘里有两格挨着不舒服，⟩不吵，只是磨。大人给这一处定一条规矩，轮着来，你就不磨了。',
        en_US:
          'Everything was fine, so what’s wrong now? It’s that one spot again: who sits first, who gets the big one, who turns off the light. ⟨Two of your branches rub|Two places in your chart chafe⟩, without a quarrel. If a grown-up makes a rule for it, by turns, it stops.',
      },
      {
        id: 'chart.child.strings',
        because: ['ties>=3', 'age<=15'],
        form: [],
        zh_CN:
          '动你一样，别样跟着动：换了床，饭也不吃了；换了人接，歌也不唱了。⟨地支之间冲合不下三处，|盘里各格之间牵着好几根绳子，⟩大人只换一样，在你是换了一天。要换什么，一个星期前就开始说，一天说一点，到那天你已经换好了。家里人多半试过，当天才说，那一天全家都别想安静。换完那天晚上，再多讲一个故事，多留一盏灯。',
        en_US:
          'Change one thing and others move with it: a new bed, and you won’t eat; someone else to fetch you, and there’s no singing. ⟨At least three ties run among your branches|Several strings run between the places in your chart⟩, and what is one change to a grown-up is a whole new day to you. If they start telling you a week ahead, a little each day, you’ve done the changing by the time it comes. Told on the day itself, nobody in the house has any peace. On the night after the change, one more story and one more lamp will do.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '外人看你总是一对、一串：你跟最好的伙伴连站着的样子都一样，名字也给人叫错过。⟨月干比劫：|盘里管伙伴的那一格，站的是你的同类：⟩排在一起你什么都敢，落了单，门口那几步也要人陪。一个人走完那几步，回来讲一遍，下回就不用讲了。你们也会闹翻，闹翻那几天你像少了半边，不知道手往哪里放；别急着给你找新伙伴，等他来敲门，或者你去。',
        en_US:
          'People see you as one of a pair; you and your best friend stand the same way and get called by each other’s names. ⟨The month stem is a peer|The place in your chart for playmates holds your own kind⟩. In a row you dare anything, and alone you want company for the few steps to the door. Walk them by yourself, come back and tell about it, and next time there’ll be nothing to tell. You two fall out as well, and for those days you’re like one half of something. Nobody should rush to find you another friend. Wait until the knock comes, or go and knock.',
      },
      {
        id: 'outer.child.serious-face',
        because: ['god:month=output', 'age<=15'],
        claims: ['presumes=school'],
        form: ['order'],
        zh_CN:
          '喜欢你的人因为你好玩，提防你的也因为你好玩。⟨月干食伤：|盘里管同学的那一格，站的是会说会做的一面：⟩全班笑的时候，那张最正经的脸是你。玩笑有时落在一个没笑的人身上。放学跟上去，陪那个人走一段。',
        en_US:
          'They like you because you’re funny, and they’re careful with you for the same reason. ⟨The month stem is output|The place in your chart for classmates holds the side of you that talks and plays⟩. When the whole class laughs, the one serious face is yours. Now and then the joke lands on somebody who isn’t laughing. Walk part of the way home with that one.',
      },
      {
        id: 'outer.child.school-trip',
        because: ['god:month=wealth', 'age<=15'],
        claims: ['presumes=school'],
        form: [],
        zh_CN:
          '大家早知道你的书包里什么都有：水，创可贴，多一根橡皮筋。⟨月干财：|盘里管同学的那一格，站的是归你照管的东西：⟩借得出去，回来的少一半，你记在心里不吭声，记多了，看谁都像欠你一块橡皮。往外递的时候说一句“明天还我”，说得出口的，多半都还。没说的那些，就当送了，不用再数。还有一样你不说，大家也看得出来：你借给谁，就是跟谁好。',
        en_US:
          'Everyone knows that your bag has everything: water, a bandage, a spare rubber band. ⟨The month stem is wealth|The place in your chart for classmates holds the things you look after⟩. Half of what you lend comes back. You say nothing and keep the list in your head, until everybody looks like someone who owes you an eraser. “Back by tomorrow, please,” said as you hand it over, brings most of it home. What you lent without saying so was a present, and needn’t be counted. There’s one more thing everybody can see, though you don’t say it: the ones you lend to are the ones you like.',
      },
      {
        id: 'outer.child.straight-line',
        because: ['god:month=officer', 'age<=15'],
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN:
          '大人夸你省心，伙伴玩疯以前先看你一眼。⟨月干官杀：|盘里管同学的那一格，站的是讲规矩的一面：⟩队伍歪了，头一个站正的是你。看多了，疯的时候就不叫你；哪天最傻的主意是你出的，他们会记你一辈子。你自己也不是不想疯，只是想先知道疯到几点、谁来收拾。把这两样说清楚，你比谁都疯得起来。',
        en_US:
          'Grown-ups call you no trouble, and friends look at you before they go wild. ⟨The month stem is an officer|The place in your chart for classmates holds the side that keeps rules⟩. When the line is crooked you’re the first to straighten up. After a while they stop asking you along. If one day the silliest idea is yours, they’ll never forget it. It isn’t that you don’t want to go wild. You’d like to know until when, and who cleans up. With those two things settled, nobody goes wilder.',
      },
      {
        id: 'outer.child.half-a-step',
        because: ['god:month=resource', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '见生人你先退半步，看清楚了才答。⟨月干印：|盘里管伙伴的那一格，站的是护你、教你的一面：⟩跟大人在一处你自在，满场乱跑的游戏，你在边上看。看会了，有一个人陪着，你就下场。看的那一会儿别人以为你怕，其实你在记：谁先跑，线在哪儿，输了怎么算。所以你下场晚，错得少。',
        en_US:
          'With a stranger you take half a step back, look, and only then answer. ⟨The month stem is resource|The place in your chart for playmates holds what shelters and teaches you⟩. You’re at ease beside adults, and watch wild games from the edge. Once you’ve seen how it goes, with one friend along, you join in. While you’re watching they think you’re afraid. You’re learning who runs first, where the line is and what happens if you lose. So you start late and make few mistakes.',
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
        claims: ['most=peer', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你身边从来不缺伴，缺的是谁让谁。⟨比劫最重：|你的同类在盘里最多：⟩连你自己，占{pct:peer}。三个人玩，你算得出谁多轮了一回，吵得响，好得也快，隔一顿饭又是一队。开局以前先说好几回换一次，吵的次数会少一半。最要好的那个，也是吵得最多的那个，大人不用急着拉开，你们自己知道几时收。',
        en_US:
          'There’s always somebody to play with, and the trouble is who goes first. ⟨Peers are heaviest|Your own kind is the largest part of the chart⟩, {pct:peer} of it, yourself included. With three at play you can say who had an extra turn; you quarrel loudly and make up within a meal. Settle beforehand how often places change, and half the fights are gone. Your best friend is also the one you fight with most. Nobody needs to pull you apart, since you both know when to stop.',
      },
      {
        id: 'outer.child.raised-hand',
        because: ['share:most=output', 'age<=15'],
        says: ['speech=ready'],
        claims: ['most=output', 'presumes=friends'],
        form: ['order'],
        zh_CN:
          '饭桌上的声音，大半是你的。⟨食伤最重，|往外说、往外做的在盘里最多，⟩占{pct:output}：故事起了头就要讲到底，中间不许插嘴，讲得真好，也真没看见对面举了半天手。说完一段，指一个人接下去。',
        en_US:
          'Most of what’s heard at supper is you. ⟨Output is heaviest|What goes out of you is the largest part of the chart⟩, {pct:output} of it; a story once begun has to reach its end, and nobody may cut in. It’s a good story, and across the table a hand has been up for a while. After each part, point at someone to go on.',
      },
      {
        id: 'outer.child.leaf-shop',
        because: ['share:most=wealth', 'age<=15'],
        claims: ['most=wealth', 'presumes=friends'],
        form: [],
        zh_CN:
          '过家家，你当的总是掌柜：几片叶子换一颗石头，说得清清楚楚。⟨财最重，|归你照管的在盘里最多，⟩占{pct:wealth}，谁来玩都有东西分，分完也要收得回。有人赖了一片叶子，你这一局就不肯往下走，别人以为你小气，你是觉得话不算数。跟一个守信的小伙伴先借后还，练上几回；练熟了，赖一片也让它过去，你会发现游戏比叶子要紧。',
        en_US:
          'Playing house you always keep the shop, so many leaves for a stone, perfectly clear. ⟨Wealth is heaviest|What you look after is the largest part of the chart⟩, {pct:wealth} of it: whoever comes gets something, and it’s all to be returned. One leaf unpaid, and the game stands still. They think you’re stingy; what bothers you is that a word wasn’t kept. Practice lending with a friend who keeps promises. In time you’ll let a leaf go, and find that the game matters more.',
      },
      {
        id: 'outer.child.clean-knees',
        because: ['share:most=officer', 'age<=15'],
        claims: ['most=officer', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '谁先谁后、压没压线，你看得最准，也最受不了别人耍赖。⟨官杀最重，|管着你的在盘里最多，⟩占{pct:officer}。数到一百，你一个数也不跳。裁判当久了，裤腿上就没有泥；换别人吹哨，你去跑，跑错了也没人罚。你判得公道，大家其实都服，只是公道的人没人请去吃糖，这一点你早晚会想不通一回。',
        en_US:
          'You see best who stepped over the line, and mind most when somebody cheats. ⟨Officers are heaviest|What governs you is the largest part of the chart⟩, {pct:officer} of it. Counting to a hundred, you don’t skip. A full-time referee has clean knees. With someone else on the whistle you can run, and nobody fines you for running the wrong way. Your calls are fair, and they all know it. But nobody shares candy with the referee, and sooner or later you’ll wonder why.',
      },
      {
        id: 'outer.child.suddenly-thirsty',
        because: ['share:most=resource', 'age<=15'],
        claims: ['most=resource', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '有人带着，你学得快，也玩得久；要你带头，就说口渴了。⟨印最重，|养你、教你的在盘里最多，⟩占{pct:resource}。大孩子出去，你跟在后头；小的来找你，你往大人身后站。哪天你教会一个比你小的，口渴就好了。你学会的东西其实不少，只是都藏着，要等有人问。问你的人要是装作不会，你马上就不渴了。',
        en_US:
          'Led by someone, you learn fast and play long; asked to lead, you’re suddenly thirsty. ⟨Resource is heaviest|What feeds and teaches you is the largest part of the chart⟩, {pct:resource} of it. You trail after the older children, and when a younger one comes up you step behind a grown-up. Teach that one a single thing, and the thirst is cured. You know a good deal by now and keep it hidden until somebody asks. If the one who asks pretends not to know, you aren’t thirsty for a minute.',
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
        form: ['statement'],
        zh_CN:
          '你的新主意一个接一个，每个都是真想玩，没有一个玩到底。木是这张盘最好少添的一样⟨（忌神木）⟩，到了孩子身上，就是第六样已经拿出来，前五样还摊在地上。地上有个圈，圈里放得下的才拿，你玩得反而久。那五样里总有一样你还会回去找，第二天一早去看，就知道是哪一样。',
        en_US:
          'You have one new idea after another, each of them meant and none of them finished. Wood is what this chart wants least ⟨(adverse element wood)⟩, and in a child it looks like this: the sixth toy is out, and the first five are still on the floor. With a circle drawn there, and only what fits in it allowed out, you play longer. There’s always one of the first five you’ll go back to. Look the next morning, and you can tell which.',
      },
      {
        id: 'useful.child.nine-and-twelve',
        because: ['adverse:fire', 'age<=15'],
        says: ['adverse=fire'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '热闹添到九分，你身上已经是十二分。火是这张盘最好少添的一样⟨（忌神火）⟩，客人一多你就停不下来，笑到打嗝，送客的时候哭了，大人以为是舍不得，其实是烧过了头。人还没散就牵你出去，洗手，喝水，看一会儿鱼，回来再玩半场，正好。生日那天尤其要这样，蛋糕切早一点。第二天没有节目，也是这一场的一部分，大人记得把它空出来。',
        en_US:
          'Where a party is at nine, you’re at twelve. Fire is what this chart wants least ⟨(adverse element fire)⟩; with the house full you can’t stop, laugh until you hiccup, and cry when they leave. The grown-ups think you’re sorry to see them go. You’ve only run too hot. While it’s still going on, someone should take you out to wash your hands, drink some water and look at the fish. Then back for the second half. On birthdays, cut the cake early. A day without plans belongs to it, too. Somebody should keep the next one free.',
      },
      {
        id: 'useful.child.short-sleeves',
        because: ['adverse:earth', 'age<=15'],
        says: ['adverse=earth'],
        form: ['statement'],
        zh_CN:
          '同一件外套你穿到袖子短了一截，换新的那天不肯出门。土是这张盘最好少添的一样⟨（忌神土）⟩，旧路子走久了，脚就不认别的路。一回只动一样，今天换一把椅子，明天换一条路，你跟得上；一起换，你会抱着旧的不撒手。旧外套别急着扔，挂在看得见的地方，新的才穿得上身。旁人当你念旧，你只是要看清楚旧的去了哪儿。',
        en_US:
          'You’d wear the same jacket until it stops at the elbow, and on the day of the new one you won’t leave the house. Earth is what this chart wants least ⟨(adverse element earth)⟩, and on old tracks the feet forget that there are others. One thing at a time you can follow, a new chair today, another way to the park tomorrow. All at once, and you hold on to the old. The old jacket shouldn’t be thrown out at once. While it hangs where you can see it, you’ll wear the new one. They take it for clinging. You just want to see where the old thing goes.',
      },
      {
        id: 'useful.child.torn-page',
        because: ['adverse:metal', 'age<=15'],
        says: ['adverse=metal'],
        claims: ['presumes=school'],
        form: ['order'],
        zh_CN:
          '字写歪一笔，你整张撕掉重来，纸篓比本子先满。金是这张盘最好少添的一样⟨（忌神金）⟩：你手里已经有一把尺，旁人再量一回，手就僵了。改错的话一天只说一处，挑最小的那处。',
        en_US:
          'One stroke goes crooked, and you tear out the whole page; the basket fills before the notebook. Metal is what this chart wants least ⟨(adverse element metal)⟩. You have a ruler of your own, and when somebody adds theirs the hand goes stiff. One correction a day is enough, the smallest.',
      },
      {
        id: 'useful.child.stone-by-the-pillow',
        because: ['adverse:water', 'age<=15'],
        says: ['adverse=water'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '关了灯，你的问题就来了：天有没有边，河为什么不停，问到自己怕起来。水是这张盘最好少添的一样⟨（忌神水）⟩，夜里的念头一个领着一个，越流越远。睡前的话换成摸得着的：今天捡的石头，明天穿的袜子。石头放在枕边也行。',
        en_US:
          'After lights-out your questions come: where the sky ends, why rivers don’t stop, until you’ve frightened yourself. Water is what this chart wants least ⟨(adverse element water)⟩, and at night one thought leads off another. Let bedtime talk be of things that can be held, the stone you found, tomorrow’s socks. Put the stone beside the pillow.',
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
        form: [],
        zh_CN:
          '会长的东西最养你。木是这张盘最用得着的一样⟨（用神木）⟩：一棵豆苗，一本一天念一页的书，一样慢慢学的本事，都算。窗台上给你留一个花盆，种什么、哪天浇，都归你。长得慢的时候，大人别挖开来看根。你自己也一样，长得慢的那几个月，看着没动静，其实根在往下走，再等一等，一下子就冒出来了。',
        en_US:
          'Growing things do you good. Wood is what this chart wants most ⟨(useful element wood)⟩: a bean, a book at a page a day, a skill that comes slowly. One flowerpot on the windowsill should be yours, what grows in it and when it’s watered. When it’s slow, don’t dig up the root to check. It’s the same with you. In slow months nothing shows and the roots go down, and then all at once there you are.',
      },
      {
        id: 'useful.child.drawing-on-the-wall',
        because: ['use:fire', 'age<=15'],
        says: ['useful=fire'],
        form: [],
        zh_CN:
          '光、暖、有人看着，你就有精神。火是这张盘最用得着的一样⟨（用神火）⟩，画好的画收进抽屉，你第二天就不画了；贴到进门看得见的墙上，你一口气再画三张。上午晒着太阳玩，胜过下午窝在屋里。⟨巳午未三个月，|⟩五月到七月最旺，请小朋友来，你演给他们看，演砸了也鼓掌，鼓完你自己会说再来一遍。阴天人会蔫，多开一盏灯就好。',
        en_US:
          'Light, warmth and somebody watching set you going. Fire is what this chart wants most ⟨(useful element fire)⟩. Put a drawing of yours in a drawer, and you won’t draw tomorrow; hang it where everyone sees it, and you’ll do three more. A morning in the sun beats an afternoon indoors. From May to July⟨, the Snake, Horse and Goat months,⟩ it burns brightest, so invite friends and put on a show. If it goes wrong, clap. You’ll be the one who says “again.” On gray days you droop, and one more lamp sets it right.',
      },
      {
        id: 'useful.child.edge-of-the-bed',
        because: ['use:earth', 'age<=15'],
        says: ['useful=earth'],
        form: ['list'],
        zh_CN:
          '地方不变、钟点不变，你就稳。土是这张盘最用得着的一样⟨（用神土）⟩：鞋放右边，碗是那只碗，睡前的故事坐同一张床沿讲。搬家、换人带、出远门以前，先讲给你听三天。手里有泥最好，捏碗，堆城，挖一个谁也不许填的坑。',
        en_US:
          'With places and hours fixed, so are you. Earth is what this chart wants most ⟨(useful element earth)⟩: shoes on the right, your own bowl, the story from the same edge of the bed. Before a move, a new sitter or a trip, you should hear about it for three days. Mud helps as well: bowls, castles, a hole nobody may fill.',
      },
      {
        id: 'useful.child.blocks-by-color',
        because: ['use:metal', 'age<=15'],
        says: ['useful=metal'],
        form: ['statement'],
        zh_CN:
          '有头有尾、说到做到，你心里就清爽。金是这张盘最用得着的一样⟨（用神金）⟩，积木按颜色收，收完数一遍，少一块不肯睡。许给你的别含糊，说周六就是周六；要合拍子的东西你学得最好，鼓，跳绳，拍皮球。大人忘了自己说过的话，你记得，几月几号、在哪儿说的都记得；这时候认个错，比给你买什么都强。',
        en_US:
          'A beginning, an end and a kept word make you content. Metal is what this chart wants most ⟨(useful element metal)⟩: blocks go away by color, are counted, and with one missing there’s no sleep. Promises to you had better be exact, and Saturday means Saturday. You learn best what has a beat to it, a drum, a jump rope, a bouncing ball. When grown-ups forget what they promised you don’t, down to the day and the place. An apology does more than any present.',
      },
      {
        id: 'useful.child.cold-bath',
        because: ['use:water', 'age<=15'],
        says: ['useful=water'],
        form: ['question'],
        zh_CN:
          '大人问，洗澡水凉了怎么还不肯出来？因为水是这张盘最用得着的一样⟨（用神水）⟩：能走、能倒、能把话问完，你就舒展。一天里有一段没有安排的钟点，睡前有十分钟答你的“为什么”，第二天你就好说话。你问的那些，大人不必都会答，跟着你一起不知道，你也高兴。',
        en_US:
          'The bath has gone cold, so why won’t you come out? Because water is what this chart wants most ⟨(useful element water)⟩: room to wander, to pour and to finish your questions sets you free. With part of the day unplanned, and ten minutes at bedtime for “why,” you’re easy to live with the next morning. They needn’t know all the answers. If they don’t know either and wonder along with you, you’re just as happy.',
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
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '跟谁玩得久，你走路的样子就像谁，家里家外常被认成两个孩子。⟨日干跟旁边的字合化，变成了另一行（化气格），|你本来的那一样，跟旁边的合到一起，变成了另一样，⟩所以在合得来的伙伴身边，你才最像自己。大人有时着急，说你没主意，其实你的主意长在两个人中间。换地方、换老师的头一个月，留一个老朋友每个星期见一面，新的样子会长得稳一些。',
        en_US:
          'Play with somebody long enough, and you walk the way they do; at home and out you’re taken for two different children. ⟨Your day stem has joined its neighbor and become another element (transformed)|What you began as has combined with its neighbor and become something else⟩, so you’re most yourself beside a friend who suits you. Grown-ups worry that you have no will of your own. It grows between two people, that’s all. In the first month of a new place keep one old friend to see every week, and the new shape sets better.',
      },
    ],
  },
  {
    id: 'outer-child-world',
    card: 'outer',
    role: { section: 'face' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'outer.child.world-peer',
        because: ['main:month=peer'],
        form: ['statement'],
        zh_CN:
          '这孩子在小伙伴里放得开。⟨月支主气是比劫，|盘里管外面世界的那一格，站着跟孩子同类的一样，⟩见了差不多大的，自己就凑过去；大人问话，反倒往后躲。',
        en_US:
          'This child is easy among other children. ⟨The main stem of the month branch is a peer:|In the place that stands for the outside world there is more of the child’s own kind:⟩ someone the same size, and off they go. It’s grown-ups asking questions that send this one behind your leg.',
      },
      {
        id: 'outer.child.world-output',
        because: ['main:month=output'],
        form: ['statement'],
        zh_CN:
          '这孩子一到人前就有节目。⟨月支主气是食伤，|盘里管外面世界的那一格，是往外说、往外做的那一样，⟩唱一段，做个怪样，谁笑了就冲谁再来一遍。没人看的时候，其实安静得很。',
        en_US:
          'Put this child in front of people and there’s a show. ⟨The main stem of the month branch is output:|The place for the outside world holds telling and making:⟩ a song, a face, and whoever laughs gets it again. With nobody watching, it’s surprisingly quiet.',
      },
      {
        id: 'outer.child.world-wealth',
        because: ['main:month=wealth'],
        form: ['statement'],
        zh_CN:
          '这孩子到了新地方，先看有什么东西。⟨月支主气是财，|盘里管外面世界的那一格，是要照管的东西，⟩摸过一遍，拿稳一样，再来看人。东西有了着落，人也就不怕生了。',
        en_US:
          'In a new place this child looks at the things first. ⟨The main stem of the month branch is wealth:|The place for the outside world holds things to look after:⟩ everything gets touched, one thing gets held, and then come the people. With something in hand, strangers are fine.',
      },
      {
        id: 'outer.child.world-officer',
        because: ['main:month=officer'],
        form: ['statement'],
        zh_CN:
          '这孩子在外面比在家里听话。⟨月支主气是官杀，|盘里管外面世界的那一格，是规矩和分寸，⟩先看别人怎么做，再跟着做。回到家里松下来，会闹一阵，那是把白天收着的放出来。',
        en_US:
          'Out in the world this child behaves better than at home. ⟨The main stem of the month branch is an officer:|The place for the outside world holds rules and measure:⟩ first they watch what others do, then they do it. At home comes the noisy half hour. That’s the day being let out.',
      },
      {
        id: 'outer.child.world-resource',
        because: ['main:month=resource'],
        form: ['statement'],
        zh_CN:
          '这孩子出门要拉着一只手。⟨月支主气是印，|盘里管外面世界的那一格，是有人照应，⟩手在，什么都敢看；手松了，先回头找。等看熟了，自己会松开的。',
        en_US:
          'This child goes out holding a hand. ⟨The main stem of the month branch is resource:|The place for the outside world holds somebody’s care:⟩ with the hand there, everything can be looked at. Without it, the first look is back. Once the place is familiar, it’s the child who lets go.',
      },
    ],
  },
  {
    id: 'health-child-element',
    card: 'health',
    role: { section: 'daily' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'health.child.element-wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN: '这孩子一天里要动够，晚上才睡得沉。⟨日干属木，|盘里孩子自己属木，⟩筋骨要伸展。白天有一段能跑能爬的时间，吃饭也会好些。',
        en_US:
          'This child has to move enough by day to sleep soundly at night. ⟨The day stem is wood,|In the chart the child is wood,⟩ which wants to stretch. With an hour for running and climbing, meals go better, too.',
      },
      {
        id: 'health.child.element-fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN:
          '这孩子玩得越晚越精神，停不下来的时候多半是累过了头。⟨日干属火，|盘里孩子自己属火，⟩要有人帮着收。睡前把灯调暗，同一首歌，同一个顺序，天天一样。',
        en_US:
          'The later it gets, the livelier this child is, and can’t-stop usually means overtired. ⟨The day stem is fire,|In the chart the child is fire,⟩ and needs help to settle. Before bed: low light, the same song, the same order every night.',
      },
      {
        id: 'health.child.element-earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN:
          '这孩子的胃口和睡眠都认熟：熟的碗，熟的枕头，熟的时间。⟨日干属土，|盘里孩子自己属土，⟩变得慢。要换，一次只换一样，隔几天再换下一样。',
        en_US:
          'Appetite and sleep go by what’s familiar with this child: the same bowl, the same pillow, the same hour. ⟨The day stem is earth,|In the chart the child is earth,⟩ and changes slowly. Change one thing at a time, with a few days between.',
      },
      {
        id: 'health.child.element-metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN:
          '这孩子对衣料、味道、声音都挑。⟨日干属金，|盘里孩子自己属金，⟩感觉比别人细。不必硬改，先把最不舒服的那一样找出来拿掉，别的就好商量。',
        en_US:
          'This child is particular about cloth, tastes and noises. ⟨The day stem is metal,|In the chart the child is metal,⟩ and feels things finely. There’s no need to push. Find the one thing that bothers most and take it away, and the rest can be talked about.',
      },
      {
        id: 'health.child.element-water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN:
          '这孩子要有安静的一段，才歇得过来。⟨日干属水，|盘里孩子自己属水，⟩人多热闹，当时高兴，过后要缓。外出回来，留半个钟头什么都不安排。',
        en_US:
          'This child needs a quiet stretch to recover. ⟨The day stem is water,|In the chart the child is water,⟩ happy in a crowd and tired afterward. After an outing, leave half an hour with nothing planned.',
      },
    ],
  },
  {
    id: 'health-child-share',
    card: 'health',
    role: { section: 'season' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'health.child.share-peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN:
          '有伴的时候，这孩子吃得多、睡得快。⟨比劫最多，|因为除了孩子自己，盘里最多的是同一类的，⟩看着别人动筷，自己也张嘴。一个人吃不下的那样，跟别的孩子同桌再试。',
        en_US:
          'With company this child eats more and falls asleep sooner. ⟨Peers are the largest share:|Apart from the child, the chart holds more of the same kind than of anything else:⟩ seeing others chew opens the mouth. What’s refused alone is worth another try beside other children.',
      },
      {
        id: 'health.child.share-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN:
          '话多、动得多，这孩子的累总比自己晓得的早来。⟨食伤最多，|因为盘里最多的是往外说、往外做的那一样，⟩劲头出得快。玩到一半递一次水，坐一会儿，后半场才不闹。',
        en_US:
          'This child talks and moves a lot, and tiredness comes before anyone has noticed. ⟨Output is the largest share:|Telling and making are the largest part of the chart:⟩ strength goes out fast. A drink and a sit-down halfway make the second half peaceful.',
      },
      {
        id: 'health.child.share-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '这孩子的兴致都在东西上，玩起来忘了吃、忘了困。⟨财最多，|因为盘里最多的是要照管的东西，⟩手放不下。收玩具比叫吃饭管用：东西先睡下，人才肯走。',
        en_US:
          'It’s things that hold this child’s interest, past meals and past bedtime. ⟨Wealth is the largest share:|Things to look after are the largest part of the chart:⟩ the hands won’t let go. Putting the toys to bed works better than calling: once they’re asleep, the child will come.',
      },
      {
        id: 'health.child.share-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN:
          '这孩子在陌生的规矩里绷得紧，回到家才喊累。⟨官杀最多，|因为盘里最多的是管束和要求，⟩白天都收着。晚上少问几句，早点熄灯，第二天又是好的。',
        en_US:
          'Among strange rules this child is tense, and says so only at home. ⟨Officers are the largest share:|Rules and demands are the largest part of the chart:⟩ all day things are held in. Fewer questions in the evening and an early night, and the morning is fine.',
      },
      {
        id: 'health.child.share-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN:
          '有人陪着，这孩子睡得最稳。⟨印最多，|因为盘里最多的是照应，⟩习惯了有一双手在旁边。要练自己睡，一步一步来：先在床边，再在门边，再在门外。',
        en_US:
          'With someone near, this child sleeps soundest. ⟨Resource is the largest share:|Care is the largest part of the chart:⟩ a pair of hands nearby is what they know. Sleeping alone comes in steps: beside the bed, then at the door, then outside it.',
      },
    ],
  },
  {
    id: 'outer-child-share',
    card: 'outer',
    role: { section: 'company' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'outer.child.share-peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN:
          '跟别的孩子在一起，这孩子不吃亏也不怎么让。⟨比劫最多，|因为除了孩子自己，盘里最多的是同一类的，⟩人家有的自己也要有。大人先把东西分好，再让他们玩，哭的人就少。',
        en_US:
          'Among other children this one neither loses out nor gives much way. ⟨Peers are the largest share:|Apart from the child, the chart holds more of the same kind than of anything else:⟩ what they have, I want too. If a grown-up shares things out before the game, fewer tears follow.',
      },
      {
        id: 'outer.child.share-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN:
          '这孩子藏不住话，见了谁都有一段要讲。⟨食伤最多，|因为盘里最多的是往外说、往外做的那一样，⟩高兴不高兴，都在外面。客人听得懂一半就够了，孩子要的是有人听完。',
        en_US:
          'This child can’t keep a thing in and has a story for everybody. ⟨Output is the largest share:|Telling and making are the largest part of the chart:⟩ glad or cross, it shows. A visitor who follows half of it is enough. What’s wanted is somebody who listens to the end.',
      },
      {
        id: 'outer.child.share-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '这孩子记得住谁给过什么，也记得自己给过谁。⟨财最多，|因为盘里最多的是要照管的东西，⟩送出手的东西要有交代。借玩具以前先说好什么时候还，交朋友就顺。',
        en_US:
          'This child remembers who gave what, and to whom something was given. ⟨Wealth is the largest share:|Things to look after are the largest part of the chart:⟩ what leaves the hand has to be accounted for. Agree on the return before a toy is lent, and friendships go smoothly.',
      },
      {
        id: 'outer.child.share-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN:
          '这孩子在生人面前守规矩，熟了才露出淘气。⟨官杀最多，|因为盘里最多的是管束和要求，⟩先看清楚再动。外人夸懂事的时候，家里人知道，那是还没放开。',
        en_US:
          'With strangers this child keeps the rules; the mischief comes later, with people they know. ⟨Officers are the largest share:|Rules and demands are the largest part of the chart:⟩ first look, then move. When visitors praise the good manners, the family knows that it’s only the beginning.',
      },
      {
        id: 'outer.child.share-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN:
          '这孩子跟大人比跟孩子熟。⟨印最多，|因为盘里最多的是照应，⟩习惯了有人懂自己的意思。进了孩子堆里，要有人先带一带，带过两三回，就自己去了。',
        en_US:
          'This child is at home with grown-ups sooner than with children. ⟨Resource is the largest share:|Care is the largest part of the chart:⟩ used to being understood. In a crowd of children somebody has to go first. After two or three times, no one does.',
      },
    ],
  },
  {
    id: 'inner-child-day',
    card: 'inner',
    role: { section: 'rooms' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'inner.child.day-peer',
        because: ['main:day=peer'],
        form: ['statement'],
        zh_CN:
          '这孩子心里有一杆自己的秤，别人说不公平没有用，要自己觉得公平。⟨日支主气是比劫，|盘里管心里的那一格，坐着跟孩子同类的一样，⟩主意早就定了。问“你看怎么分才好”，比讲道理快。',
        en_US:
          'Inside, this child has scales of their own; it isn’t fair until they find it fair. ⟨The main stem of the day branch is a peer:|The place for the inner life holds the child’s own kind:⟩ the mind is made up early. “How would you share it?” works faster than reasons.',
      },
      {
        id: 'inner.child.day-output',
        because: ['main:day=output'],
        form: ['statement'],
        zh_CN:
          '这孩子一个人的时候也在说话，跟玩具，跟影子。⟨日支主气是食伤，|盘里管心里的那一格，是往外说、往外做的那一样，⟩心事要说出来才放得下。睡前留一段听孩子讲，讲完就睡了。',
        en_US:
          'Alone, this child is still talking, to toys and to shadows. ⟨The main stem of the day branch is output:|The place for the inner life holds telling and making:⟩ a worry has to be said before it can be put down. Keep a stretch before bed for listening. After it, sleep comes.',
      },
      {
        id: 'inner.child.day-wealth',
        because: ['main:day=wealth'],
        form: ['statement'],
        zh_CN:
          '这孩子有一样宝贝，放在哪里只有自己知道。⟨日支主气是财，|盘里管心里的那一格，是要照管的东西，⟩有东西可守，心里就踏实。收拾房间的时候，那一角先别动。',
        en_US:
          'This child has a treasure, and only they know where it’s kept. ⟨The main stem of the day branch is wealth:|The place for the inner life holds something to look after:⟩ with a thing to guard, they feel safe. When you tidy, leave that corner alone.',
      },
      {
        id: 'inner.child.day-officer',
        because: ['main:day=officer'],
        form: ['statement'],
        zh_CN:
          '这孩子做错了事，自己先难过，比挨说还难过。⟨日支主气是官杀，|盘里管心里的那一格，是规矩和要求，⟩心里有个声音管着。说一句“知道了就好”，事情就过去了，别再提第二回。',
        en_US:
          'When something goes wrong this child feels bad first, worse than any scolding. ⟨The main stem of the day branch is an officer:|The place for the inner life holds rules and demands:⟩ a voice inside keeps watch. Say “now you know,” and let it be over. Don’t bring it up again.',
      },
      {
        id: 'inner.child.day-resource',
        because: ['main:day=resource'],
        form: ['statement'],
        zh_CN:
          '毯子里、桌子底下，总有这孩子自己的一个小角落，待在那里最安心。⟨日支主气是印，|盘里管心里的那一格，是照应和想心事，⟩想的比说的多。不必天天问在想什么，坐在旁边就好。',
        en_US:
          'Under a blanket or a table is this child’s own corner, and that’s where they feel safest. ⟨The main stem of the day branch is resource:|The place for the inner life holds care and quiet thought:⟩ more is thought than said. There’s no need to ask what about. Sitting nearby is enough.',
      },
    ],
  },
  {
    id: 'useful-child-element',
    card: 'useful',
    role: { section: 'use' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'useful.child.element-wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN:
          '要让这孩子高兴，给一件会长大的东西：一盆豆芽，一只会变大的影子，一本画不完的本子。⟨日干属木，|孩子属木，⟩看得见的长进比夸奖管用。每隔几天量一量、比一比，劲头就有了。',
        en_US:
          'To make this child happy, give them something that grows: beans in a jar, a height chart, a notebook with pages left. ⟨The day stem is wood,|The child is wood,⟩ and progress you can see does more than praise. Measure every few days, and the zest is there.',
      },
      {
        id: 'useful.child.element-fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN: '有人看着，这孩子什么都学得快。⟨日干属火，|孩子属火，⟩掌声是柴。新本事先演给家里人看，再演给客人看，演过三回就是自己的了。',
        en_US:
          'With somebody watching, this child learns anything fast. ⟨The day stem is fire,|The child is fire,⟩ and applause is firewood. Show a new skill at home first and then to guests. After three performances it’s theirs.',
      },
      {
        id: 'useful.child.element-earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN:
          '这孩子要的是说话算数。⟨日干属土，|孩子属土，⟩答应了去公园，就算下雨也出门走一圈。一次兑现，抵得过十次哄；别的慢一点，孩子等得起。',
        en_US:
          'What this child needs is that a promise holds. ⟨The day stem is earth,|The child is earth,⟩ and if the park was promised, take a walk around the block even in the rain. One promise kept is worth ten sweets. Everything else can take its time.',
      },
      {
        id: 'useful.child.element-metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN:
          '给这孩子一个清楚的头和一个清楚的尾，事情就好办。⟨日干属金，|孩子属金，⟩最烦的是“再等一会儿”。说“搭完这一层”，比说“等一下”听得进去。',
        en_US:
          'Give this child a clear beginning and a clear end. ⟨The day stem is metal,|The child is metal,⟩ and can’t abide “in a minute.” “When this row is finished” goes in where “wait” doesn’t.',
      },
      {
        id: 'useful.child.element-water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN:
          '这孩子的问题一个接一个，别急着都答完。⟨日干属水，|孩子属水，⟩要的是有人一道想。回一句“你觉得呢”，孩子会自己讲出半个答案，那半个记得最牢。',
        en_US:
          'One question follows another with this child, and they needn’t all be answered. ⟨The day stem is water,|The child is water,⟩ and wants somebody to think along. Ask “What do you think?” and half the answer comes out. That half is the one that stays.',
      },
    ],
  },
  {
    id: 'wealth-child-element',
    card: 'wealth',
    role: { section: 'money' },
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'wealth.child.element-wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN:
          '东西到这孩子手里，过几天就多出几样来：画的，捡的，换来的。⟨日干属木，|孩子属木，⟩爱添不爱减。一只箱子装满为止，要放新的，先请一样旧的出去。',
        en_US:
          'Things multiply in this child’s hands: drawn, found, traded. ⟨The day stem is wood,|The child is wood,⟩ which adds sooner than it takes away. One box is the limit. For something new to go in, something old is asked to leave.',
      },
      {
        id: 'wealth.child.element-fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN:
          '这孩子喜欢的东西换得快，喜欢的时候是真喜欢。⟨日干属火，|孩子属火，⟩热得快，也凉得快。新玩具一次只拿出一半，另一半过些日子再登场。',
        en_US:
          'This child’s favorites change fast, and each is the favorite while it lasts. ⟨The day stem is fire,|The child is fire,⟩ quick to warm and quick to cool. Bring out half of the new toys and let the rest make an entrance later.',
      },
      {
        id: 'wealth.child.element-earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN:
          '这孩子的东西各有各的地方，动一样就看得出来。⟨日干属土，|孩子属土，⟩守得住。帮忙收拾的活可以早一点交给孩子，做得慢，做得全。',
        en_US:
          'Everything this child owns has its place, and a missing piece is noticed. ⟨The day stem is earth,|The child is earth,⟩ which keeps. Jobs of tidying can be handed over early. They’ll be done slowly and completely.',
      },
      {
        id: 'wealth.child.element-metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN:
          '分东西的时候，这孩子要分得清清楚楚：你一块，我一块。⟨日干属金，|孩子属金，⟩心里有刀，切得齐。让孩子来分，让别人先挑，两边都没话说。',
        en_US:
          'When things are shared, this child wants it exact: one for you, one for me. ⟨The day stem is metal,|The child is metal,⟩ and cuts straight. Let them do the dividing and somebody else the choosing, and nobody complains.',
      },
      {
        id: 'wealth.child.element-water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN:
          '玩具到这孩子手里，转一圈就到了别人手里。⟨日干属水，|孩子属水，⟩给得出去，也要得回来。不必教“这是你的”，教一句“记得还”就够。',
        en_US:
          'A toy in this child’s hands goes around and ends up in another’s. ⟨The day stem is water,|The child is water,⟩ easy in giving and easy in asking. There’s no need to teach “that’s yours.” “Remember to bring it back” is enough.',
      },
    ],
  },
]
