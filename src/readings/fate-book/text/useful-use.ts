import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'useful-where',
    card: 'useful',
    role: { section: 'use' },
    paragraphs: [
      {
        id: 'useful.where.year-stem',
        because: ['use-stem:year', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '帮得上你的，多半是你早就认识的：祖辈的手艺，小时候的同伴，头一个教你的人。你最用得着的{element:use}立在⟨年干|你盘里管祖上和外面的那一格⟩⟨，是来处，也是最靠外的门面（用神透年）|，明摆在外头⟩。遇上过不去的一截，旧相识比新关系快。',
        en_US:
          'What helps you is mostly known to you already: a family skill, a childhood friend, whoever taught you first. What you can use most, {element:use}, stands ⟨on the year stem, the place of origins|in the part of your chart that stands for origins, and it shows⟩. When you’re stuck, old numbers work faster than new contacts.',
      },
      {
        id: 'useful.where.month-stem',
        because: ['use-stem:month', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '帮你的东西就在天天走的路上。你最用得着的{element:use}立在⟨月干（用神透月）|你盘里管工作和大环境的那一格⟩。上星期最顺的那个下午是跟谁一起、做什么，照样再排一个。',
        en_US:
          'What helps you lies along the road you take every day. What you can use most, {element:use}, stands ⟨on your month stem|in the part of your chart that stands for work and surroundings⟩. Take last week’s easiest afternoon and book another one like it.',
      },
      {
        id: 'useful.where.hour-stem',
        because: ['use-stem:hour', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '回忆里你找不到劲，一做计划就有。你最用得着的{element:use}在⟨时干上，管的是往后|你盘里管往后、管晚辈的那一格⟩⟨（用神透时）⟩：手里正做的东西，带着的后辈，还没住进去的屋子。难受的晚上别翻旧照片，下个月要做给人看的那件事，想一想就有精神。',
        en_US:
          'Memories give you no lift; plans do. What you can use most, {element:use}, is ⟨on your hour stem, the place of what comes later|in the part of your chart that stands for what comes later⟩: the thing you’re making, whoever you’re bringing up, rooms you haven’t moved into. On a bad night old photos make it worse. Next month’s plan makes it better.',
      },
      {
        id: 'useful.where.year-main',
        because: ['use-main:year', 'age>=16'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN:
          '有几样本领，你是在最早住的那条街上学的，至今管用。⟨年支{branch:year}当家的是{element:use}，正是你最用得着的一样，根扎在最早的地方（用神坐年支）|你最用得着的{element:use}，根扎在你盘里管来处的那一格⟩。旁人以为你早走远了。带着眼下的难题回去走一趟，走到街尾常有答案，哪怕那里已经没有人认得你。人不在了，路还在，铺子的次序还在，你当年怎么绕过那家恶狗的，身体都记得。小时候想出来的办法往往最省，因为那时候手里什么也没有。',
        en_US:
          'A few of your skills were learned on the first street you lived on, and they still work. ⟨The {branch:year} of your year is {element:use} at its core, what you can use most, placed at the very start|What you can use most, {element:use}, stands in the part of your chart that means where you come from⟩. People think you left all that behind. Go back with a present problem, and it’s often solved by the corner, even if nobody there knows you anymore. Your body remembers how you got around the bad dog. Solutions from childhood tend to be cheap, because you had nothing to work with.',
      },
      {
        id: 'useful.where.month-main',
        because: ['use-main:month', 'use:pct>=20', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '出生那个月，就把你最用得着的给足了。⟨月支{branch:month}是{element:use}，握着季节，盘里分量最重的一格归它（用神得令）|{element:use}占着你盘里分量最重的一格，也就是出生的季节⟩。好处是不愁没有，坏处是你当它本来就该有，像住在井边的人从不存水。做得顺的那一行别轻易换，换了才知道是井在帮你；真要换，挑一行也在井边的。旁人夸你能干的时候，分一点功劳给那口井，你就看得清自己究竟会什么。',
        en_US:
          'What you need most came with the month you were born in. ⟨The {branch:month} of your month is {element:use}, so the useful element holds the season, the weightiest place of all|It is {element:use}, and it holds the season of your birth, the weightiest place in a chart⟩. You’ll never run short, and you take it for granted, as people beside a well keep no water in the house. Don’t lightly leave a trade that comes easy, or you’ll find out what part the well had in it. If you must, pick another with a well. And when people praise you, give the well some of the credit. You’ll see more clearly what you can really do.',
      },
      {
        id: 'useful.where.month-main-thin',
        because: ['use-main:month', 'use:pct>=1', 'use:pct<=14', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '井在自家院里，只是水浅。⟨月支{branch:month}当家的是{element:use}，扎在分量最重的那一格（用神有根而薄）|你最用得着的{element:use}扎在盘里分量最重的那一格⟩，全盘算下来却只占 {pct:use}。一天打两桶的井，先打给要紧的：每天头一个钟头归做得最顺的那件事，别的等水涨上来。',
        en_US:
          'The well is in your own yard, and it’s shallow. ⟨The {branch:month} of your month is {element:use} at its core, the weightiest place|What you need most, {element:use}, holds the weightiest place of your chart⟩, and makes up {pct:use} of the whole. That’s two buckets a day, and they belong to what counts. The first hour goes to the work that comes easiest; the rest can wait till the water rises.',
      },
      {
        id: 'useful.where.day-main',
        because: ['use-main:day'],
        form: ['statement'],
        zh_CN:
          '你过得好不好，看家里就知道：家里安稳的那几个月，外头样样顺。⟨日支{branch:day}是你自己的椅子，也是最近的人坐的地方，你最用得着的{element:use}正好在这里（用神坐日支）|你最用得着的{element:use}，正坐在盘里管伴侣和家的那一格⟩。所以外头要迈大步之前，先了结家里那件拖着的小事，比再准备一个月有用。',
        en_US:
          'How you’re doing shows at home: in the months when home is settled, the rest goes by itself. ⟨The {branch:day} of your day is your own chair and the place of whoever is nearest, and it’s {element:use}, the useful element|What helps you most, {element:use}, sits in the place of your chart that stands for home and partner⟩. Before a large step outside, the small thing that’s waiting indoors is worth more than another month of preparing.',
      },
      {
        id: 'useful.where.hour-main',
        because: ['use-main:hour', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '别人靠工作养爱好，你常是爱好反过来养工作。⟨时支{branch:hour}是一天的末一格，也是一辈子的后半截，你最用得着的{element:use}坐在那里（用神坐时支）|你最用得着的{element:use}，坐在盘里管收尾和后半辈子的那一格⟩，所以一天快完了，你倒来了精神。晚上留两个钟头做一样没人考核的东西，过几年它会变成正事。别人劝你早点歇，你听一半就好：该歇的是替别人做的那部分，给自己做的那两个钟头，本身就是歇。',
        en_US:
          'For most people the job pays for the hobby; with you the hobby feeds the job. ⟨The {branch:hour} of your hour is the last place of the day and the later part of a life, and the useful element, {element:use}, sits there|What helps you most, {element:use}, sits in the part of your chart that stands for endings and later life⟩, so you wake up when the day is nearly over. Two evening hours kept for something nobody grades will be your main business some years on. When they tell you to rest, they’re half right. What needs a rest is the part you do for others. Those two hours are the rest.',
      },
      {
        id: 'useful.where.stem-and-seat',
        because: ['use-stem:month', 'use-main:day', 'age>=16', 'age<=74'],
        claims: ['presumes=work', 'presumes=household'],
        form: ['order'],
        zh_CN:
          '工作里的难处，你讲给家里听，听的人真能帮上忙。⟨{element:use}站在月干，又坐在日支（用神透干有根）|你最用得着的{element:use}，管工作的那一格有，管家的那一格也有⟩，书桌和饭桌两头都占着，分得太清反而吃亏。每周挑一顿晚饭，说一件没办成的事。',
        en_US:
          'Tell them at home what went wrong at work, and in your house the listener really can help. ⟨The month stem is {element:use}, and there’s more of it under the day|What you can use most, {element:use}, stands in the place of work and again in the place of home⟩, so the desk and the dinner table both have it, and keeping them apart is your loss. One supper a week, bring one thing that failed.',
      },
      {
        id: 'useful.where.hidden-resource',
        because: ['use:only-hidden', 'use:resource', 'age>=16', 'age<=74'],
        says: ['help=does-not-ask'],
        claims: ['not=use:in-branch'],
        form: ['statement'],
        zh_CN:
          '你累的时候不大会求人，别人也看不出你要什么。生养你的{element:use}是你最用得着的，⟨天干上不露，地支里也不当家，|在盘里一处也不露面，⟩藏在底下一层⟨（印藏支中）⟩。好在它一直在：开口请教，请一天假，吃一顿现成的，都叫得动它。早一天叫，比撑到第三天省得多，只是你总在第三天才想起来。旁人也不是冷淡，你样样都说没事，他们只好信你。',
        en_US:
          'When you’re worn out you don’t ask, and nobody can tell what you’d want. What you can use most is {element:use}, which feeds you, ⟨shown on no stem and head of no branch;|and it shows nowhere in the chart:⟩ it lies one layer down. It’s there all the time, though. A question asked, a day off, a meal cooked by somebody else will bring it up. The first day is a good deal cheaper than the third, and the third is when you tend to think of it. People aren’t being cold, either. You say that you’re fine, and they have to believe you.',
      },
      {
        id: 'useful.where.hidden-wealth',
        because: ['use:only-hidden', 'use:wealth'],
        claims: ['not=use:in-branch'],
        form: ['order'],
        zh_CN:
          '明面上看不见，你最用得着的{element:use}⟨不上天干，也不在地支里当家，|⟩只在底下一层有一点⟨（财藏支中）⟩；它对你是手边的实物实事，像一只铁盒里的零钱、票据和几把不知开哪扇门的钥匙。翻出来才算数：每个月倒一次铁盒，认出一样，当月用掉。',
        en_US:
          'What you can use most, {element:use}, isn’t in the open⟨: on no stem, head of no branch|⟩. There’s a little of it one layer down, and to you it means the concrete thing at hand, like a tin of coins, receipts and keys to forgotten doors. It counts once it’s turned out. Empty the tin every month, recognize one item, and use it up before the next.',
      },
      {
        id: 'useful.where.hidden',
        because: ['use:only-hidden', 'hour:known'],
        claims: ['not=use:in-branch'],
        form: ['statement'],
        zh_CN:
          '等兴致来，你多半等不到。最用得着的{element:use}在你盘里不露头，⟨天干没有，地支也轮不到它当家，|⟩只藏在下面一层⟨（用神藏支）⟩。有的年份会把它顶出来；不等年份，就靠钟点：定死的一刻钟，天天做，比一时高兴做一下午可靠。',
        en_US:
          'If you wait to be in the mood, you mostly wait in vain. What you can use most, {element:use}, doesn’t show in your chart⟨: no stem has it, no branch is led by it|⟩; it lies one layer down. Some years push it out. Without such a year a clock will do it: fifteen fixed minutes a day are more reliable than one inspired afternoon.',
      },
      {
        id: 'useful.where.hidden-unknown-hour',
        because: ['use:only-hidden', 'hour:unknown'],
        claims: ['not=use:in-branch'],
        form: [],
        zh_CN:
          '盘里的{element:use}，你最用得着的一样，⟨三根柱子里只在地支下层找到一点，天干上没有|只在底下一层找到一点⟩⟨（用神藏支）⟩。你的出生时辰不知道，那一格里有没有，本书不猜。你自己倒可以查：一天里哪两个钟头做事最顺，接连看两个星期，要紧的就往那里放。问得到出生的钟点，就回来再算一次，答案若不一样，以算过的那次为准。',
        en_US:
          'Of {element:use}, what you can use most, we found only a little, ⟨in the lower layer of a branch and on none of the three stems|one layer down⟩. Your hour of birth isn’t known, and there may be more of it there. You can look for yourself: notice for two weeks at which hours things go by themselves, and put the work that counts there. If anyone recalls the time of birth, come back and count again. If the answer differs then, go by that one.',
      },
      {
        id: 'useful.where.only-day',
        because: ['use:only-day', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '满盘找它，它就是你自己：最用得着的是{element:use}，盘里别处都没有，只有⟨日干那一个字|代表你本人的那一处⟩⟨（用神即日主）⟩。靠山要现找：同行里认两三个能随时打电话的人，比等人来提携快。自己那份要省着用，睡足了再答应别人。',
        en_US:
          'You search the whole chart for it, and it’s you: {element:use} is what you can use most, and it stands nowhere but ⟨in the day stem|in the place that is you⟩. So backing has to be made. Two or three people in your trade whom you may call at any hour come sooner than a patron. Your own share is all there is in the house, so a yes is best given after a night’s sleep.',
      },
      {
        id: 'useful.where.absent',
        because: ['use:absent', 'hour:known'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你盘里一点{element:use}也没有，偏偏最用得着它，只好到盘外去借⟨（四柱八字不见用神）⟩。没有的东西，人会借得很认真：你结交的人里，恐怕有一两个正是你缺的那种，当初说不清为什么合得来。借要有借的样子，说明借什么，借多久，按时还礼，这口井就不会干。久了你会发现，借来的东西你用得比原主还仔细，缺的那一样，反倒成了你最懂得珍惜的一样。',
        en_US:
          'There’s no {element:use} anywhere in your chart⟨, in any of the four pillars|⟩, and it’s what you can use most, so it has to be borrowed. People borrow seriously what they don’t have. Among your friends there are likely one or two made of just that stuff, and you couldn’t have said why you took to them. Say what you’re borrowing for and how long, return the favor on the day, and that well won’t run dry. In time you’ll notice that you handle what you borrow more carefully than its owners do. What you lack has become what you know the value of.',
      },
      {
        id: 'useful.where.absent-unknown-hour',
        because: ['use:absent', 'hour:unknown'],
        form: ['statement'],
        zh_CN:
          '⟨三根柱子里，|盘上看得见的地方，⟩一点{element:use}也没有，而它正是你最用得着的⟨（用神不见）⟩。不知道的时辰里也许有。眼下先按没有来过：靠它的事，找个在行的人搭手。',
        en_US:
          '⟨In the three known pillars|In what we can see of your chart⟩ there’s no {element:use}, and it’s what you can use most. The missing hour may hold some. For now, live as if there were none, and for whatever depends on it find somebody who’s good at it.',
      },
    ],
  },
  {
    id: 'useful-practice',
    card: 'useful',
    role: { section: 'use' },
    paragraphs: [
      {
        id: 'useful.practice.wood-wood',
        because: ['day:wood', 'use:wood'],
        says: ['useful=wood'],
        form: ['list'],
        zh_CN:
          '跟人并排着做，你就长。你是木，最用得着的也是木⟨（比劫为用）⟩，用法都在“并排”上：约一个比你早起的同伴，天刚亮一起走一段；难的开头放在二月初到四月初；座位靠东，看得见树更好。一个人的事，改成两个人在一间屋里各做各的。',
        en_US:
          'You grow alongside other people. You’re wood, and wood is what helps you most ⟨(peers as the useful element)⟩. Walk at first light with somebody who gets up earlier than you. Put hard beginnings between early February and early April, and take the seat on the east side with a tree in view. Solitary work goes better as two people working apart in one room.',
      },
      {
        id: 'useful.practice.wood-fire',
        because: ['day:fire', 'use:wood', 'age>=16', 'age<=74'],
        says: ['useful=wood'],
        claims: ['presumes=work'],
        form: ['list', 'order'],
        zh_CN:
          '你发光靠的是读进去的东西。你是火，木养你⟨（印为用）⟩：出门以前读两页，跟懂得深的人吃午饭，二月到四月开一门课。凭空发光的事少接。',
        en_US:
          'You shine on what you’ve read. You’re fire and wood feeds you ⟨(resource as the useful element)⟩: two pages before you leave, lunch with somebody who knows it deeply, a course begun between February and April. Avoid work where you must shine out of nothing.',
      },
      {
        id: 'useful.practice.wood-earth',
        because: ['day:earth', 'use:wood', 'age>=16', 'age<=74'],
        says: ['useful=wood'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '你自己不会松动，要有人按日子来翻。你是土，木管着土⟨（官杀为用）⟩，派得上用的有三样：一份写明进度的表，一位敢改你稿子的人，每周一早上写下的一句“这周破哪一处”。换岗、翻修、改流程，二月到四月办最顺。怕被人改的人多，你改一次好一次。改完不必道谢，也不必辩，搁一夜再看，留下的就是你的。',
        en_US:
          'You don’t loosen by yourself; somebody has to dig, and on a fixed date. You’re earth, and wood governs earth ⟨(the officer as the useful element)⟩. Three things do it: a chart with stages, a person who dares to edit your draft, and one line every Monday morning on what gets broken open this week. Changes of post and procedure go best from February to April. Most people dread being edited, and you come out better each time. You needn’t thank them or argue. Sleep on it, and what’s left is yours.',
      },
      {
        id: 'useful.practice.wood-metal',
        because: ['day:metal', 'use:wood', 'age>=16', 'age<=74'],
        says: ['useful=wood'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '给你一段好木头，你先看从哪里下刀。你是金，木是你要打理的⟨（财为用）⟩，而且要活的：一棵要修枝的树，一个肯长的徒弟，都比纸上的数字养你。',
        en_US:
          'Given a good piece of timber, you look for where to cut. You’re metal, and wood is what you handle ⟨(wealth as the useful element)⟩, the living kind: a tree that needs pruning, somebody to train who wants to grow. Figures on paper won’t feed you that way.',
      },
      {
        id: 'useful.practice.wood-water',
        because: ['day:water', 'use:wood'],
        says: ['useful=wood'],
        form: ['list'],
        zh_CN:
          '你懂的东西，长成别人看得见的样子，人就舒展了。你是水，木是你流出去的地方⟨（食伤为用）⟩：写，种，教，做模样出来。起得早的人，五点到七点做一点；起不来，就定在晚饭前半小时。交朋友找爱发芽的，光听不做的人坐久了，你也只剩下听。做出来不好看没关系，埋在土里的那一截才是你的，露出来的给别人看个大概就够。',
        en_US:
          'When what you know grows into something others can see, you open up. You’re water, and wood is your outlet ⟨(output as the useful element)⟩: write, plant, teach, make a model. Five to seven in the morning is good for a little of it if you’re up; otherwise the half hour before supper. Keep company with people who are always starting something. Among people who only listen, you end up only listening. It needn’t be pretty. The part underground is yours, and a rough idea of it above is enough for others.',
      },
      {
        id: 'useful.practice.fire-wood',
        because: ['day:wood', 'use:fire'],
        says: ['useful=fire'],
        form: [],
        zh_CN:
          '一棵树站了十年，开花那天才有人问名字，你也要有开花的时候。你是木，火是你的花期⟨（食伤为用）⟩：讲、演、请人来看，上午九点到下午一点最合适，五月初到七月初，手上再不像样也办一次。先讲给一听新鲜事就眼睛亮的人，再讲给挑剔的那位。开过花的人会挑时候谦虚，没开过花的谦虚，听上去像推辞。今年有没有人叫得出你那样东西的名字，比它做得多好要紧。',
        en_US:
          'Nobody asks what tree it is until it blooms, and you need to bloom as well. You’re wood, and fire is your flowering ⟨(output as the useful element)⟩: telling, performing, having people in to look, best between nine and one, and once between early May and early July, ready or not. Tell the one whose eyes light up at news first, and the critical one after. Modesty sounds right in someone who has bloomed once. Before that, it sounds like an excuse. If by the end of the year somebody can name the thing you make, that matters more than how good it is.',
      },
      {
        id: 'useful.practice.fire-fire',
        because: ['day:fire', 'use:fire', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '一个人对着灰墙，你点不着，也别硬点。你是火，要的还是火⟨（比劫为用）⟩：跟同行合用一间亮屋子；人多的事放在五月到七月；见面挑中午。',
        en_US:
          'Facing a gray wall alone you won’t catch, and there’s no use forcing it. You’re fire, and fire helps you most ⟨(peers as the useful element)⟩: a bright room shared with people of your trade, crowded undertakings from May to July, meetings at noon.',
      },
      {
        id: 'useful.practice.fire-earth',
        because: ['day:earth', 'use:fire'],
        says: ['useful=fire'],
        form: ['list'],
        zh_CN:
          '热的早饭，上午的太阳，一个嗓门亮、肯示范的老师：养你的就是这几样。你是土，火暖你、生你⟨（印为用）⟩。要学的东西找真人教，看书不如看人做；屋里朝南那间归你；五月到七月，攒着的想法拿出来用，别等人来催。',
        en_US:
          'A hot breakfast, morning sun, a teacher with a clear voice who shows how it’s done: those are what feed you. You’re earth, and fire warms and produces earth ⟨(resource as the useful element)⟩. Learn from a live person, since watching beats reading with you. Claim the south room. From May to July, put to use what you’ve been thinking up, without waiting to be called.',
      },
      {
        id: 'useful.practice.fire-metal',
        because: ['day:metal', 'use:fire', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '好话少的地方，你反而进步快。你是金，火是炼你的⟨（官杀为用）⟩，要成套地用：一个肯当面说重话的师傅，一份写着钟点的工单，一间看得见成品的作坊。难的活放在九点到一点之间；去考、去评、去应选，五月到七月合适。夸你的人留到做完以后再见，见早了，手就松了。当时没人夸的那几件，后来人家问起的，偏偏是它们。',
        en_US:
          'You improve fastest where compliments are few. You’re metal, and fire works you ⟨(the officer as the useful element)⟩, so take the full set. You need a teacher who’ll say the hard thing to your face, a job sheet with hours on it, a shop where finished pieces hang on the wall. Hard tasks go between nine and one; exams, auditions and reviews from May to July. See your admirers after it’s done. Seen earlier, they loosen your grip. The pieces nobody praised at the time are the ones people will ask you about.',
      },
      {
        id: 'useful.practice.fire-water',
        because: ['day:water', 'use:fire', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        claims: ['presumes=adult'],
        form: ['list', 'order'],
        zh_CN:
          '摸得着的先做，想不明白的后想，这个次序救你。你是水，火是你的财⟨（财为用）|，是你要经手的事⟩，眼前看得见、今天就要办：掌一次勺，守半天铺面，做一件当天看得到样子的小东西。上午九点到一点最好。爱张罗饭局的朋友，多跟两趟。',
        en_US:
          'First what can be touched, then what can’t be figured out: that order saves you. You’re water, and fire is ⟨your wealth|what you handle⟩, the thing in plain sight that needs hands today: cook once for six, mind a counter for half a day, make something small you can look at by evening. Nine to one is best. Some friend of yours is forever arranging dinners. Go along.',
      },
      {
        id: 'useful.practice.earth-wood',
        because: ['day:wood', 'use:earth', 'age>=16'],
        says: ['useful=earth'],
        form: ['statement'],
        zh_CN:
          '站稳了，你才长。你是木，土是你要照管、要扎根的地方⟨（财为用）⟩：住处定得长一点，工具有固定的架子，早上七点到九点先料理家务再谈理想。头一个月看不出长，那是根在忙。一月、四月、七月、十月的上旬起，各有一个土月，拿来结清和修补。挪一次窝，前面的根全白长，所以换地方之前，先算算你在这里长了几年。',
        en_US:
          'You grow once you’ve got a footing. You’re wood, and earth is what you tend and root in ⟨(wealth as the useful element)⟩: a home you keep for longer, a fixed rack for the tools, housekeeping between seven and nine before the large ideas. The first month nothing shows, since the roots are busy. Four times a year, from about the 5th of January, April, July and October, comes an earth month for settling and mending. Each move cuts the roots off, so before you change places, count how many years you’ve grown in this one.',
      },
      {
        id: 'useful.practice.earth-fire',
        because: ['day:fire', 'use:earth'],
        says: ['useful=earth'],
        form: ['order'],
        zh_CN:
          '兴头过去以后，要留下一只碗。你是火，土是你烧出来的成品⟨（食伤为用）⟩，每次热起来，问一句最后剩下什么能搁在架子上；什么也不剩的热闹，第二天你会空。晚上七点到九点收工、归位、洗碗，你就睡得稳。找个慢性子的人替你装箱。',
        en_US:
          'When the heat is over there should be a bowl. You’re fire, and earth is what you turn out ⟨(output as the useful element)⟩, so each time you warm up, ask what will stand on the shelf at the end; excitement that leaves nothing leaves you empty the next day. Seven to nine in the evening is for finishing, putting away and dishes, and then you sleep well. Have someone slow do the packing.',
      },
      {
        id: 'useful.practice.earth-earth',
        because: ['day:earth', 'use:earth', 'age>=16'],
        says: ['useful=earth'],
        form: ['statement'],
        zh_CN:
          '最有用的是你的街坊：楼里的，同乡的，一群不换地方的人。你是土，还要土来帮⟨（比劫为用）⟩，这些人不问你会什么，只问你来不来。老地方、老时候见面，下午一点到三点；一起做件搬搬抬抬的事，情分都在里头。',
        en_US:
          'The people most useful to you are neighbors: the building, the hometown, those who don’t move away. You’re earth and want more of it ⟨(peers as the useful element)⟩, and they never ask what you can do, only if you’re coming. Same place, same hour, between one and three in the afternoon. Carrying something heavy together does more for it than talk.',
      },
      {
        id: 'useful.practice.earth-metal',
        because: ['day:metal', 'use:earth'],
        says: ['useful=earth'],
        form: ['list'],
        zh_CN:
          '养你的东西都慢：固定的饭点，固定的床，一位跟满三年的老师。你是金，土生金⟨（印为用）⟩。早上七点到九点吃好早饭再出门；住处要厚墙、低楼层，门口有人认得你。每季的末一个月少见人，多睡。换得勤，你就永远在头一年。',
        en_US:
          'What feeds you is slow: fixed meals, one bed, the same teacher for three years. You’re metal, and earth produces metal ⟨(resource as the useful element)⟩. A real breakfast between seven and nine, thick walls, a low floor, a doorway where they know you. In the last month of a season see fewer people and sleep more. Change often, and you’re always in your first year.',
      },
      {
        id: 'useful.practice.earth-water',
        because: ['day:water', 'use:earth', 'age>=16', 'age<=74'],
        says: ['useful=earth'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '自己画的线，你自己会冲垮，所以线要请别人看着。你是水，土是管你的两道岸⟨（官杀为用）⟩：几点到几点，做到哪里算完，超了找谁批。话少的人看得住你。下午一点到三点开那种要定下来的会，签字、搬定放在每季的末一个月。',
        en_US:
          'Lines you drew yourself you wash away, so have somebody else watch them. You’re water, and earth is the two banks that govern you ⟨(the officer as the useful element)⟩: from when to when, how much counts as done, who signs off on more. A person of few words can hold you. Meetings that must decide go between one and three, and signing in the last month of a season.',
      },
      {
        id: 'useful.practice.metal-wood',
        because: ['day:wood', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '剪得最勤的那几枝，果子最重。你是木，金管着你⟨（官杀为用）⟩，用法是限：一份要评分的功课，一个每周五下午四点来收稿的人，一张写着“不做”的单子。考证、定级、签约，八月到十月初合适。肯对你说“这段删掉”的朋友，比肯鼓掌的难找。剪的当天你会难受，像被人说了不好；过一季再看，你自己都找不着剪口在哪里。',
        en_US:
          'The branches cut hardest bear the most. You’re wood, and metal governs you ⟨(the officer as the useful element)⟩; its use is limits: work that gets graded, a person who collects it on Fridays at four, a list of what you don’t do. Exams, ratings and contracts fit between August and early October. A friend who says “cut this part” is scarcer than one who claps. On the day of the cut it hurts, as if you’d been told you were no good. A season later you can’t find the place.',
      },
      {
        id: 'useful.practice.metal-fire',
        because: ['day:fire', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '光说不做，你的火就散了。你是火，金是你的料⟨（财为用）⟩，是经你手成形的东西：器材，账目，合同，一件交得出去的硬货。下午三点到七点从说话改成动手，每天完成一样能称重、能数清的。来往的人里，多一个管仓库的，少一个谈前景的。',
        en_US:
          'Talk alone disperses your fire. You’re fire, and metal is your material ⟨(wealth as the useful element)⟩, whatever takes shape in your hands: equipment, ledgers, contracts, a solid thing to deliver. From three to seven turn from talking to making, and finish daily something that can be weighed or counted. One more friend who runs a warehouse, one fewer with prospects.',
      },
      {
        id: 'useful.practice.metal-earth',
        because: ['day:earth', 'use:metal'],
        says: ['useful=metal'],
        form: ['order'],
        zh_CN:
          '你拿出来的要精，要少，要有尖。你是土，金从你这里出去⟨（食伤为用）⟩：想了一天的事，下午三点以后压成三句话。跟嘴利的人搭档，你管厚，他管薄。',
        en_US:
          'What you put out should be small, fine and pointed. You’re earth, and metal is what comes out of you ⟨(output as the useful element)⟩. After three in the afternoon, press the day’s thinking into three sentences. Pair up with somebody sharp.',
      },
      {
        id: 'useful.practice.metal-metal',
        because: ['day:metal', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        claims: ['presumes=work'],
        form: ['question'],
        zh_CN:
          '谁磨得动你？只有跟你一样较真的人。你是金，还要金来帮⟨（比劫为用）⟩：每周有一个下午，三点到七点，互相挑错，挑完吃饭。工具跟人换着使，手艺才不认死一把。组队、合租场地都比单干省力；独自磨，磨掉的只有自己。',
        en_US:
          'Who can sharpen you? Only someone as exacting as you. You’re metal and want more ⟨(peers as the useful element)⟩: one afternoon a week, three to seven, go over each other’s work without mercy, and then have supper. Swap tools now and then, so your skill isn’t married to one. Teams and shared premises cost you less than working solo. Ground alone, what comes off is you.',
      },
      {
        id: 'useful.practice.metal-water',
        because: ['day:water', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '转手的话养不了你，原文才养。你是水，金生水⟨（印为用）⟩，要清要准：跟讲究出处的人学，读原来的本子，抄原来的数字。下午三点到七点用来进，看书、听课、请教；入夜再往外讲。报到、拜师、领证，八月到十月合适。',
        en_US:
          'Hearsay won’t feed you; the original will. You’re water, and metal produces water ⟨(resource as the useful element)⟩, clean and exact: learn from people who cite their sources, read the text itself, copy the figures yourself. Three to seven is for taking in, by book or lesson, and the evening for passing on. Enrolling fits between August and October.',
      },
      {
        id: 'useful.practice.water-wood',
        because: ['day:wood', 'use:water', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        form: ['list'],
        zh_CN:
          '睡觉是你最省事的浇灌。你是木，水养你⟨（印为用）⟩，晚上来得最好：九点以后不跟人争，看闲书，听老人讲旧事，十一点前睡下。住处近水更好，没有水，泡个澡也算。请教人的时候带着问题去，不带答案。十一月初到一月初少开新枝，多读多养。白天谁劝你抓紧，听着就好，一夜睡足，第二天你自己会长出来。',
        en_US:
          'Sleep is the cheapest watering you can get. You’re wood, and water feeds you ⟨(resource as the useful element)⟩, best in the evening: after nine no arguments, light reading, an old person’s stories, and asleep by eleven. A home near water is good; a bathtub counts. When you ask advice, bring the question and leave your answer at home. From early November to early January grow less and take in more. If somebody tells you to hurry, just listen. After a full night you’ll grow by yourself.',
      },
      {
        id: 'useful.practice.water-fire',
        because: ['day:fire', 'use:water', 'age>=16', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '给热闹装一个开关，你就什么都敢热闹。你是火，水管着你⟨（官杀为用）⟩：一个说停就停的钟点，一位语气平、说话算数的人，一条当天不回的规矩。九点到十一点走路，不谈事，十一点以后关灯。受教、听批评，十一月到一月初你最听得进去。',
        en_US:
          'With a valve on your heat you can afford any heat. You’re fire, and water governs you ⟨(the officer as the useful element)⟩: an hour at which it stops, a level-voiced person whose word holds, a rule against answering the same night. From nine to eleven walk and talk no business, and put the light out after. November to early January is when you can hear criticism.',
      },
      {
        id: 'useful.practice.water-earth',
        because: ['day:earth', 'use:water', 'age>=16', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '你要有人来回走、来回问，才不结块。你是土，水是你要照管的流动⟨（财为用）⟩：跑客户，记流水账，换一条路回家，替朋友去看一趟房子。晚上九点到十一点，跟人聊没有结论的天；十一点以后就睡。收账、盘点、出门，放在十一月初到一月初。',
        en_US:
          'People coming and going keep you from caking. You’re earth, and water is the traffic you look after ⟨(wealth as the useful element)⟩: see customers, keep a running ledger, go home a different way, view an apartment for a friend. Nine to eleven at night is for talk without a conclusion, and after that for sleep. Collecting, counting and traveling fit from early November to early January.',
      },
      {
        id: 'useful.practice.water-metal',
        because: ['day:metal', 'use:water'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        form: ['order'],
        zh_CN: '想法闷着，你就钝。你是金，水是你出去的地方⟨（食伤为用）⟩，讲、写、跑、教都算。晚上九点到十一点说给人听，过了十一点就收。',
        en_US:
          'Thoughts kept in make you dull. You’re metal, and water is your outlet ⟨(output as the useful element)⟩: tell, write, carry, teach. Between nine and eleven at night tell somebody what you’ve been thinking, and stop at eleven.',
      },
      {
        id: 'useful.practice.water-water',
        because: ['day:water', 'use:water', 'age>=16', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '想得多的人凑在一起，反而安静。你是水，还要水来帮⟨（比劫为用）⟩：跟同样想得多的人，每星期有一晚，九点到十一点，轮流讲各自卡在哪里，只许问，不许劝，十一点散。独自想不出头绪的事，都留给那一晚。',
        en_US:
          'People who think a lot are calmer together. You’re water and want more ⟨(peers as the useful element)⟩: one evening a week, nine to eleven, take turns telling where each of you is stuck, questions allowed, advice not, and break up at eleven. Keep what you can’t sort out alone for that evening.',
      },
    ],
  },
  {
    id: 'adverse-company',
    card: 'useful',
    role: { section: 'use' },
    paragraphs: [
      {
        id: 'useful.company.peer-wood',
        because: ['adverse:peer', 'stems:peer', 'day:wood'],
        says: ['useful.add-peers=no'],
        claims: ['states=stems:wood>=2'],
        form: ['statement'],
        zh_CN:
          '身边都是肯长、肯学、谁也不肯落后的人，光就不够分。你是木，⟨天干上又露着木，|盘面上还有木，⟩同类最不宜再添⟨（忌比劫透干）⟩。跟会修枝的、会烧饭的、肯坐在树底下的人来往，你反而长得高。',
        en_US:
          'Among people who all study, all stretch and can’t bear to lag, there isn’t light for everyone. You’re wood, wood shows ⟨on another of your stems|in the chart beside you⟩, and your own kind is what you least need more of ⟨(adverse element, revealed)⟩. With those who prune, those who cook and those content to sit underneath, you grow taller.',
      },
      {
        id: 'useful.company.peer-fire',
        because: ['adverse:peer', 'stems:peer', 'day:fire'],
        says: ['useful.add-peers=no'],
        claims: ['states=stems:fire>=2'],
        form: ['statement'],
        zh_CN:
          '热心的碰上热心的，抢着结账，抢着帮忙，散场时个个累，事情没人记得做完。你是火，⟨天干上还有火，|盘面上还有火，⟩同类最不宜再添⟨（忌比劫透干）⟩。听完不响、回去就办了的那种人，跟你搭得最好。',
        en_US:
          'Warm people among warm people fight for the check, fight to help, and go home worn out with the thing undone. You’re fire, with more fire ⟨on your stems|showing in the chart⟩, and of your own kind you need no more ⟨(adverse element, revealed)⟩. You go best with someone who listens without a word and has it done by morning.',
      },
      {
        id: 'useful.company.peer-earth',
        because: ['adverse:peer', 'stems:peer', 'day:earth'],
        says: ['useful.add-peers=no'],
        claims: ['states=stems:earth>=2'],
        form: ['order'],
        zh_CN:
          '几个稳重的人商量一件事，都肯等，都不愿先开口，好事就放凉了。你是土，⟨天干上又有土，|盘面上又有土，⟩同类最不宜再添⟨（忌比劫透干）⟩。凑人手，添一个坐不住的。',
        en_US:
          'Put steady people together, all patient, none willing to speak first, and good things go cold. You’re earth, with earth again ⟨on your stems|showing in the chart⟩, and you least need more of your own kind ⟨(adverse element, revealed)⟩. Add somebody who can’t sit still.',
      },
      {
        id: 'useful.company.peer-metal',
        because: ['adverse:peer', 'stems:peer', 'day:metal', 'age>=16', 'age<=74'],
        says: ['useful.add-peers=no'],
        claims: ['states=stems:metal>=2', 'presumes=adult'],
        form: ['scene'],
        zh_CN:
          '散不了会，因为有两个人都要说最后一句，你是其中之一。你是金，⟨天干上又露着金，|盘面上又露着金，⟩同类最不宜再添⟨（忌比劫透干）⟩。跟你一样快、一样准的人，合作起来件件过硬，就是没人肯收刀；队伍里有一个会讲笑话的，活照样硬，人也还说话。',
        en_US:
          'The meeting won’t end because two people need the last word, and you’re one. You’re metal, with metal ⟨on another stem|showing again in the chart⟩, and the last thing you need is more of your own kind ⟨(adverse element, revealed)⟩. With people as quick and exact as you the work comes out hard and clean, and nobody sheathes a blade. Add one who tells jokes, and the work is as good and you’re all still on speaking terms.',
      },
      {
        id: 'useful.company.peer-water',
        because: ['adverse:peer', 'stems:peer', 'day:water'],
        says: ['useful.add-peers=no'],
        claims: ['states=stems:water>=2', 'presumes=phone'],
        form: ['scene'],
        zh_CN:
          '约一顿饭，群里两百条消息，哪天吃还没定。你是水，⟨天干上还有水，|盘面上还有水，⟩同类最不宜再添⟨（忌比劫透干）⟩：个个想得到十种可能。爱下结论的朋友适合你。',
        en_US:
          'One dinner to arrange, two hundred messages, and still no date. You’re water, with water ⟨on your stems|showing in the chart⟩ as well, and your own kind is the last thing you need more of ⟨(adverse element, revealed)⟩. Friends who conclude are good for you, even if they conclude early.',
      },
      {
        id: 'useful.company.peer-hidden',
        because: ['adverse:peer', 'stems:no-peer', 'has:peer', 'age>=16', 'age<=74'],
        says: ['useful.add-peers=no'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '明面上你不跟谁比，回家路上把对方的年纪、头衔、房子都算了一遍。同类最不宜再添，⟨天干却一个不露，|盘面上却一个不露，⟩都在里头较劲⟨（忌比劫）⟩。要少的是让你关起门来比的东西：同期的群，排行榜，老同学的近况。退掉一个，一个月睡得不一样。比赢了你也高兴不过一晚，第二天又找到下一个；真正松下来的那几天，你多半不知道别人在做什么。',
        en_US:
          'Outwardly you compete with no one. On the way home you’ve worked out their age, title and square footage. Your own kind is what you least need more of, and none shows ⟨in the stems|on the surface of your chart⟩; the contest is indoors ⟨(adverse element)⟩. What you need less of is whatever feeds it: the class chat, the ranking, news of old classmates. Leave one group, and a month later you sleep differently. Winning pleases you for one evening, and by morning you’ve found the next one. On the days when you were truly at ease, you mostly had no idea what the others were up to.',
      },
      {
        id: 'useful.company.output-shown',
        because: ['adverse:output', 'stems:output'],
        says: ['useful.add-output=no', 'speech=ready'],
        form: ['statement'],
        zh_CN:
          '三个主意多的人凑一屋，一个下午能定下八件没人做的事，其中一个就是你。往外走的那一路最不宜再添，⟨又露在天干|又都在明处⟩⟨（忌食伤透干）⟩，再交爱出点子的朋友，耗的是你的底子。你缺的是一个管收尾的人，听完八件，问一句先做哪件。',
        en_US:
          'Three people with ideas in one room settle eight things by evening that no one will do, and you’re one of the three. What goes outward is what you least need more of, and it shows ⟨in your stems|plainly in your chart⟩ ⟨(adverse element, revealed)⟩. Another inventive friend would draw on your reserves. You need a finisher close by, who hears all eight and asks which is first.',
      },
      {
        id: 'useful.company.output-hidden',
        because: ['adverse:output', 'stems:no-output', 'has:output'],
        says: ['useful.add-output=no'],
        form: ['statement'],
        zh_CN:
          '你的力气是被人一勺一勺舀走的。往外给的那一路最不宜再添，⟨天干上看不见|盘面上却看不见⟩⟨（忌食伤）⟩：顺手帮的忙，深夜听的诉苦，替人圆的场，没有一样算作一件事。只在要倾诉时才来的人，你已经有够多了；晚一天回他，他多半自己已经好了。他们记得的是你回了，至于回得多快，过两天就忘了。真要紧的事，人家会再问一遍，你等的就是那第二遍。',
        en_US:
          'You’re emptied by the spoonful. What you give out is the last thing to add to, and none of it shows ⟨in the stems|on the surface of your chart⟩ ⟨(adverse element)⟩. Help given in passing, a midnight complaint heard through, a scene smoothed over: none of it counts as work. You have enough people who come only to pour out. Reply a day later, and they’ve mostly recovered by themselves. What they remember is that you answered; how fast, they forget. If it was truly urgent, they’ll ask twice.',
      },
      {
        id: 'useful.company.wealth-shown',
        because: ['adverse:wealth', 'stems:wealth'],
        says: ['useful.add-wealth=no'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '“有个事你来正合适”，你听得比别人多。要打理的事最不宜再添，⟨财却亮在天干|偏偏又摆在明处⟩⟨（忌财透干）⟩，机会一个接一个地递来。每一件都问：你自己做哪一段？说不出的就不接。',
        en_US:
          '“I’ve got something that’s perfect for you.” You hear it more than others do. Things to manage are what you least need more of, and ⟨wealth shines on your stems|your chart shows openly⟩ that you get things done ⟨(adverse element, revealed)⟩. Ask of each which part they’ll do themselves.',
      },
      {
        id: 'useful.company.wealth-hidden',
        because: ['adverse:wealth', 'stems:no-wealth', 'has:wealth'],
        says: ['useful.add-wealth=no'],
        claims: ['presumes=household'],
        form: ['list'],
        zh_CN:
          '外头你谁也不欠，家里却样样等着你：漏水的角落，续费的日子，谁的快递，谁的伞。要打理的事最不宜再添，又都压在看不见的地方⟨（忌财，藏支）⟩，累从琐碎里来。不必换一种活法，先少一样要照看的东西，再小也算，一只鱼缸，一份代管的钥匙。少掉一样的那个晚上，你会坐不住，四处看还有什么没弄，看过一圈，坐下来，这才算开始。',
        en_US:
          'Outside you owe nothing, and at home it’s all waiting for you: the leak in the corner, the renewals, somebody’s package, somebody’s umbrella. Things to look after are the last thing to add here, and they lie where they can’t be seen ⟨(adverse element, hidden)⟩, so what tires you is small upkeep. You needn’t change your life. One thing fewer to mind is a start, be it a fish tank or a neighbor’s key. The first evening you won’t sit still and you’ll go looking for what’s undone. Once you’ve gone around and sat down, it has begun.',
      },
      {
        id: 'useful.company.officer-shown',
        because: ['adverse:officer', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['useful.add-rules=no'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '板着脸的、盯钟点的、事事要过目的人，认你认得特别快。管束你的那一路最不宜再添，⟨又明摆在天干|又都在明处⟩⟨（忌官杀透干）⟩，身边有一位就够了，别再请第二位来把关。几个人都要管的事，请他们先商量出一张单子给你。',
        en_US:
          'The stern, the punctual and those who must see everything pick you out at once. What governs is what you least need more of, and it stands out ⟨on your stems|in your chart⟩ ⟨(adverse element, revealed)⟩. One such person is enough; don’t invite a second to keep an eye on things. When several want a say, let them agree on one list.',
      },
      {
        id: 'useful.company.officer-hidden',
        because: ['adverse:officer', 'stems:no-officer', 'has:officer'],
        says: ['useful.add-rules=no', 'governed=from-within'],
        form: ['statement'],
        zh_CN:
          '没有人罚你，晚了两分钟你自己先罚了。管束的那一路最不宜再添，⟨天干上一个不见，|盘面上一个不见，⟩都收在里头当差⟨（忌官杀）⟩：自己定的规矩一条接一条。少跟动辄说“应该”的人久处，今年的规矩只撤不加，撤一条算一条。',
        en_US:
          'Two minutes late, and before anyone can mind you’ve fined yourself. What governs is the last thing to add here, and none of it shows ⟨in the stems|on the surface of your chart⟩; it does its duty indoors ⟨(adverse element)⟩, one house rule after another. People who say “ought” are best in small doses, and a rule taken down this year is worth more than one put up.',
      },
      {
        id: 'useful.company.resource-shown',
        because: ['adverse:resource', 'stems:resource'],
        says: ['useful.add-advice=no', 'useful.more-study=no'],
        form: ['statement'],
        zh_CN:
          '你身边不缺替你着想的人，缺的是让你饿一下的人。喂养你的那一路最不宜再添，⟨又露在天干|又都在明处⟩⟨（忌印透干）⟩：建议和好意一层层盖上来，自己的胃口反倒听不见。跟一个不会照顾人的朋友出去一天，饿了自己想办法，你会想起自己要吃什么。爱你的人起初会不放心，见你自己找到了吃的，他们也松一口气，原来照顾你这么多年，没有一个人歇过。',
        en_US:
          'There’s no lack of people who mean well by you; what you lack is someone who lets you get hungry. What feeds you is what you least need more of, and it stands ⟨on your stems|in plain sight in your chart⟩ ⟨(adverse element, revealed)⟩: advice and kindness, layer on layer, until you can’t hear your own appetite. A day out with a friend who’s no good at taking care of anyone will remind you what you want to eat. Those who love you will worry at first. When they see you’ve found food they’ll breathe out, too; none of them has had a day off in years.',
      },
      {
        id: 'useful.company.resource-hidden',
        because: ['adverse:resource', 'stems:no-resource', 'has:resource'],
        says: ['useful.add-advice=no', 'plan=ahead', 'useful.more-study=no'],
        form: ['statement'],
        zh_CN:
          '走过二十回的路，出门前你还要再查一遍。喂养你的那一路最不宜再添，⟨天干上不见，|盘面上不见，⟩藏在暗处的就成了“再准备一下”⟨（忌印）⟩。你不缺资料，也不缺备用的，缺的是约好的点一到、抬脚就走的人，他一走，你就跟上了。',
        en_US:
          'You’ve walked the street twenty times and still check the route before you leave. What feeds you is the last thing to add here, and it doesn’t show ⟨in the stems|on the surface of your chart⟩; kept out of sight ⟨(adverse element)⟩ it turns into “just let me prepare.” You have enough material and enough spares. What you could use is somebody who leaves at the agreed minute; then you’ll follow.',
      },
    ],
  },
]
