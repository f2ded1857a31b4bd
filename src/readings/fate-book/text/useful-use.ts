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
        zh_CN:
          '老家的灯，隔着半座城还照得到你。你最用得着的{element:use}立在年干上，那是来处，也是最靠外的门面⟨（用神透年）⟩。所以好用的东西多半早就认识：祖辈的手艺，小学同桌，第一份工的师父。遇上过不去的一截，先翻旧通讯录，再去认新人。',
        en_US:
          'A lamp in the old house, and you can see by it across half the city. Your useful element, {element:use}, stands on the year stem, the place of origins⟨ (Useful element, revealed)⟩. What helps you is mostly known already: a family skill, the kid from the next desk, whoever trained you first. When you’re stuck, go through old numbers before meeting new people.',
      },
      {
        id: 'useful.where.month-stem',
        because: ['use-stem:month', 'age>=16', 'age<=74'],
        zh_CN:
          '帮你的东西就在天天走的路上。你最用得着的{element:use}立在月干，那是同事、行当、天天见的场面⟨（用神透月）⟩。换句话说，它就在日程里，不用另外请假去找。把每周里最顺的那个下午圈出来，看看那天跟谁在一起、做什么，然后照样再排一个。',
        en_US:
          'What helps you lies along the road you take every day. The useful element, {element:use}, stands on your month stem, the place of trade, colleagues and ordinary days⟨ (Useful element, revealed)⟩, so it is already in your schedule, no leave required. Circle the easiest afternoon of the past week, see who was there and what you did, and book a second one like it.',
      },
      {
        id: 'useful.where.hour-stem',
        because: ['use-stem:hour', 'age>=16'],
        zh_CN:
          '路标立在前头，不在身后。你最用得着的{element:use}在时干上，管的是往后：手里正做的东西，带着的后辈，还没住进去的屋子⟨（用神透时）⟩。你在回忆里找不到劲，一做计划就有。难受的晚上别翻旧照片，打开下个月那一页，写一件要做给人看的事。',
        en_US:
          'The signpost stands ahead of you. The useful element, {element:use}, is on your hour stem, the place of what comes later: the thing you’re making, whoever you’re bringing up, rooms you haven’t moved into⟨ (Useful element, revealed)⟩. Memories give you no lift and plans do. On a bad night leave the old photos alone. Open next month’s page and put down one thing for others to see.',
      },
      {
        id: 'useful.where.year-main',
        because: ['use-main:year', 'age>=16'],
        zh_CN:
          '小时候住过的那条街，现在走一遍仍然管用。年支{branch:year}当家的是{element:use}，正是你最用得着的一样，根扎在最早的地方⟨（用神坐年支）⟩。旁人以为你早走远了，你自己清楚，有几样本领是在那条街上学的。一年回去一次，带着眼下的难题去，走到街尾常有答案。',
        en_US:
          'Walk down the street you grew up on, and it still works. The {branch:year} of your year is {element:use} at its core, your useful element, rooted in the earliest place⟨ (Useful element)⟩. People think you left all that behind. You know that a few of your skills were learned on that block. Go back once a year with your present problem in your pocket; it’s often solved by the corner.',
      },
      {
        id: 'useful.where.month-main',
        because: ['use-main:month', 'use:pct>=20', 'age>=16', 'age<=74'],
        zh_CN:
          '你最用得着的东西，出生那个月就给足了。月支{branch:month}是{element:use}，正是盘上最要的一样，它握着季节，一年里分量最重的一格归它⟨（用神得令）⟩。好处是不愁没有，坏处是你当它本来就该有，像住在井边的人从不存水。做得顺的那一行别轻易换，换了才知道是井在帮你。',
        en_US:
          'What you need most came with the month you were born in. The {branch:month} of your month is {element:use}, so the useful element holds the season, the weightiest place of all⟨ (Useful element)⟩. You’ll never run short, and you take it for granted, as people beside a well keep no water in the house. Don’t leave a trade that comes easy without asking what part the well had in it.',
      },
      {
        id: 'useful.where.month-main-thin',
        because: ['use-main:month', 'use:pct>=1', 'use:pct<=14', 'age>=16', 'age<=74'],
        zh_CN:
          '井就在自家院里，只是水浅。月支{branch:month}当家的是{element:use}，你最用得着的一样有根，扎在分量最重的那一格；全盘算下来，它只占{pct:use}⟨（用神有根而薄）⟩。一天打两桶的井，先打给要紧的用：每天头一个钟头留给做得最顺的那一行，别的等水涨上来再说。',
        en_US:
          'The well is in your own yard, and it’s shallow. The {branch:month} of your month is {element:use} at its core, so what you need most has its root in the weightiest place, and still comes to no more than {pct:use} of the chart⟨ (Useful element, rooted and thin)⟩. Call it two buckets a day, and draw them for what counts. Give the first hour to the work that comes easiest; let the rest wait till the water has risen.',
      },
      {
        id: 'useful.where.day-main',
        because: ['use-main:day'],
        zh_CN:
          '坐下来，就碰到了。日支{branch:day}是你自己的椅子，也是最近的人坐的地方，你最用得着的{element:use}正好在这里⟨（用神坐日支）⟩。所以你的日子好不好，回到家门口看：家里安稳的那几个月，外头样样顺。大事之前，先把家里那件拖着的小事了结。',
        en_US:
          'You only have to sit down, and there it is. The {branch:day} of your day is your own chair and the place of whoever is nearest, and it’s {element:use}, the useful element⟨ (Useful element)⟩. How you’re doing shows at your front door: in the months when home is settled, the rest goes by itself. Before a large step outside, finish the small thing that’s waiting indoors.',
      },
      {
        id: 'useful.where.hour-main',
        because: ['use-main:hour', 'age>=16', 'age<=74'],
        zh_CN:
          '一天快收摊，你倒来了精神。时支{branch:hour}是一天的末一格，也是一辈子的后半截，你最用得着的{element:use}坐在那里⟨（用神坐时支）⟩。别人靠工作养爱好，你常是爱好反过来养工作。晚上和周末别全许给别人，留两个钟头做一样没人考核的东西，过几年它会变成正事。',
        en_US:
          'You wake up after work. The {branch:hour} of your hour is the last place of the day and the later part of a life, and the useful element, {element:use}, sits there⟨ (Useful element)⟩. For most people the job pays for the hobby; with you the hobby feeds the job. Don’t promise away every evening. Keep two hours for something nobody grades. In some years it will be your main business.',
      },
      {
        id: 'useful.where.stem-and-seat',
        because: ['use-stem:month', 'use-main:day', 'age>=16', 'age<=74'],
        zh_CN:
          '上班用得着的，回家正好也有。{element:use}站在月干，又坐在日支，你最用得着的一样占了书桌，也占了饭桌⟨（用神透干有根）⟩。这样的人最怕把两张桌子分得太清：工作里的难处讲给家里听，听的人真能帮上忙。每周挑一顿晚饭，说一件没办成的事。',
        en_US:
          'What serves you at work is also there when you get home. The month stem is {element:use}, and there’s more of it under the day, so your useful element has the desk and the dinner table both⟨ (Useful element, revealed)⟩. People like that lose by keeping the two apart. Tell them at home what went wrong at work; in your house the listener really can help. One supper a week, one thing that failed.',
      },
      {
        id: 'useful.where.hidden-resource',
        because: ['use:only-hidden', 'use:resource', 'age>=16', 'age<=74'],
        says: ['help=does-not-ask'],
        zh_CN:
          '箱底压着一件旧毛衣，冷到第三天你才想起来。生养你的{element:use}是你最用得着的，天干上不露，地支里也不当家，藏在下面一层⟨（印藏支中）⟩。所以你挨累的时候不大会求人，别人也看不出你要什么。冷的头一天就开箱：开口请教，请一天假，吃顿现成的。',
        en_US:
          'There’s a wool sweater at the bottom of the trunk, and you think of it on the third cold day. What feeds you, {element:use}, is your useful element, shown on no stem and head of no branch; it lies one layer down⟨ (Useful element)⟩. So when you’re worn out you don’t ask, and nobody can tell what you’d want. Open the trunk on day one. Ask, take a day, let somebody else cook.',
      },
      {
        id: 'useful.where.hidden-wealth',
        because: ['use:only-hidden', 'use:wealth'],
        zh_CN:
          '家里有个铁盒，装着零钱、票据和几把不知开哪扇门的钥匙。你最用得着的{element:use}也放在这样的地方，不上天干，也不在地支里当家，只在下层有一点；它对你是手边的实物实事⟨（财藏支中）⟩。翻出来才算数：每个月倒一次铁盒，认出一样，当月用掉。',
        en_US:
          'Somewhere in the house is a tin with coins, receipts and keys to forgotten doors. Your useful element, {element:use}, is kept like that: on no stem, head of no branch, a little of it one layer down. To you it’s the concrete thing at hand⟨ (Useful element)⟩. It counts once it’s turned out. Empty the tin every month, recognize one item, and use it up before the next.',
      },
      {
        id: 'useful.where.hidden',
        because: ['use:only-hidden', 'hour:known'],
        zh_CN:
          '墙里砌着一只小壁橱，门刷成墙的颜色，房主住了十年也没见过。最用得着的{element:use}在你盘里不露头，天干没有，地支也轮不到它当家，只藏在某一支的下层⟨（用神藏支）⟩。要逢年份把橱门顶开，或者自己配把钥匙。钥匙就是钟点：定死的一刻钟，天天开，比等兴致可靠。',
        en_US:
          'There’s a small cupboard in the wall, painted over, that the owner has never noticed. Your useful element, {element:use}, doesn’t show: no stem has it, no branch is led by it, it lies one layer down⟨ (Useful element)⟩. A year may push the door open, or you can have a key made. The key is an hour: fifteen fixed minutes daily are more reliable than being in the mood.',
      },
      {
        id: 'useful.where.hidden-unknown-hour',
        because: ['use:only-hidden', 'hour:unknown'],
        zh_CN:
          '三根柱子里翻了一遍，你最用得着的{element:use}只在地支下层找到一点，天干上没有⟨（用神藏支）⟩。第四根柱缺着时辰，那里有没有，本书不猜。你自己倒可以查：一天里哪两个钟头做事最顺，接连记两个星期。问得到出生的钟点，就回来再算一次。',
        en_US:
          'Through three pillars we looked, and found the useful element, {element:use}, only in the lower layer of a branch, on none of the stems⟨ (Useful element)⟩. The fourth pillar is missing with its hour, and there may be more of it there. You can look for yourself: notice at which hours of the day things go by themselves, and put the work that counts there. If anyone recalls the time of birth, come back and count again.',
      },
      {
        id: 'useful.where.only-day',
        because: ['use:only-day', 'age>=16', 'age<=74'],
        zh_CN:
          '满屋找眼镜，它就架在自己鼻梁上。你最用得着的是{element:use}，盘里别处都没有，只有日干那一个字，也就是你本人⟨（用神即日主）⟩。靠山要现找现结：同行里认两三个能随时打电话的人，比等人来提携快。自己那份要省着用，睡足再答应别人。',
        en_US:
          'You hunt the house for glasses that are on your nose. The useful element is {element:use}, and nowhere does the chart show it but in the day stem, which is you⟨ (Useful element)⟩. So support has to be made: two or three people in your trade whom you may call at any hour, sooner than waiting for somebody to take you up. Your own share is all there is in the house. Sleep before you say yes.',
      },
      {
        id: 'useful.where.absent',
        because: ['use:absent', 'hour:known'],
        zh_CN:
          '四柱八个字里一点{element:use}也没有，偏偏你最用得着它，只好到盘外去借⟨（用神不见）⟩。没有的东西，人会借得很认真：你结交的人里，恐怕有一两个正是你缺的那种，当初说不清为什么合得来。借要有借的样子，说明借什么，借多久，按时还礼，这口井就不会干。',
        en_US:
          'There’s no {element:use} anywhere in the four pillars, so the useful element has to be borrowed⟨ (Useful element)⟩. People borrow seriously what they don’t have. Among your friends there are likely one or two made of just that stuff, and you couldn’t have said at the time why you took to them. Borrow properly: say what for, say how long, return the favor on the day.',
      },
      {
        id: 'useful.where.absent-unknown-hour',
        because: ['use:absent', 'hour:unknown'],
        zh_CN:
          '三根柱子摆出来，一点{element:use}也没见着，而它正是账上排头名的那一样⟨（用神不见）⟩。缺的那根时柱里也许有，也许没有，没有钟点就不下结论。眼下先按没有来过：凡是靠它的事，找个在行的人搭手。问到时辰那天，这一页会重写。',
        en_US:
          'Three pillars are on the table with no {element:use} in any of them, and it’s the element that heads the account⟨ (Useful element)⟩. The missing hour may hold some or none; without a clock time we won’t say. Live for now as if there were none: for whatever depends on it, work alongside somebody who’s good at it. When you learn the hour, this page will be rewritten.',
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
        zh_CN:
          '一排白杨挨着长，风来了谁也不倒。你是木，还要木来帮，用法是找并排的人：约个比你早起的同伴，天刚亮一起走一段；二月初到四月初，把一年里最难的报名、申请、开头都排进去。座位靠东，看得见树更好。独自干的事，改成两个人各干各的。',
        en_US:
          'Poplars planted in a row hold one another up in the wind. You’re wood and want more of it, which means people alongside. Walk at first light with somebody who gets up earlier than you. Put applications and hard beginnings between early February and early April. Take the seat on the east side, with a tree in view if there is one. Turn solitary work into two people working apart in one room.',
      },
      {
        id: 'useful.practice.wood-fire',
        because: ['day:fire', 'use:wood', 'age>=16', 'age<=74'],
        says: ['useful=wood'],
        zh_CN:
          '灯要添油，添在白天。你是火，木是养你的，读、学、请教都算：早晨出门以前先读两页，跟做事慢、懂得深的人吃午饭，二月到四月报一门课。工作挑有底稿、有师承的，凭空发光的少接。书桌朝东，桌上只放一本正在看的书。',
        en_US:
          'Fill the lamp in the daytime. You’re fire and wood feeds you: two pages before you leave in the morning, lunch with somebody slow who knows it deeply, a course begun between February and April. Prefer work that comes with notes and a teacher to work where you’re asked to shine out of nothing. Face the desk east, and leave on it the one book you’re reading.',
      },
      {
        id: 'useful.practice.wood-earth',
        because: ['day:earth', 'use:wood', 'age>=16', 'age<=74'],
        says: ['useful=wood'],
        zh_CN:
          '种过地的人说，土自己不会松，要等根来顶。木是管你的，用法是让它按日子来：一份写明进度的表，一位敢改你稿子的人，每周一早上七点前把这周要破的一件事写下。二月到四月动土，换岗、翻修、改流程都趁那时。常去有大树的地方开会。',
        en_US:
          'Gardeners know that soil doesn’t loosen itself; a root has to do it. Wood is what governs you, so let it come by date: a chart with stages, a person who dares to edit your draft, and before seven on Monday one line on what gets broken open this week. February to April is for changes of post and procedure. Hold your meetings walking, under trees.',
      },
      {
        id: 'useful.practice.wood-metal',
        because: ['day:metal', 'use:wood', 'age>=16', 'age<=74'],
        says: ['useful=wood'],
        zh_CN:
          '有人送你一段好木头，你先想到的是从哪里下刀。木是你要打理的东西，用起来就是经手：修一把椅子，养一棵要修枝的树，带一个肯长的徒弟。材料要活的、会变的，纸面上的数字不算。春天头两个月接新主顾，清早去看货，谈价放到看过以后。',
        en_US:
          'Given a good piece of timber, you look at once for where to cut. Wood is what you handle, so handle it: mend a chair, keep a tree that needs pruning, train somebody who wants to grow. The material should be alive; figures on paper won’t do. Take on new customers in the first two months of spring, see the goods early in the day, and talk price only after that.',
      },
      {
        id: 'useful.practice.wood-water',
        because: ['day:water', 'use:wood'],
        says: ['useful=wood'],
        zh_CN:
          '沟渠通到哪里，哪里的菜先绿。木是你流出去的地方：写，种，教，把懂的东西长成别人看得见的样子。早上五点到七点是卯时，起得来的人拿它写一页；起不来，就定晚饭前半小时。二月到四月出新东西。跟爱发芽的人做朋友，少跟光听不做的人久坐。',
        en_US:
          'Where the ditch leads, the beans are green first. Wood is where you run out into: write, plant, teach, let what you know grow into something that can be seen. Five to seven in the morning is wood’s hour, worth a page if you’re up; otherwise take the half hour before supper. Bring out new things between February and April, among friends who are always starting something.',
      },
      {
        id: 'useful.practice.fire-wood',
        because: ['day:wood', 'use:fire'],
        says: ['useful=fire'],
        zh_CN:
          '一棵树在园子里站了十年，开花那天才有人问名字。火是你的花期：讲、演、发表、请人来看，上午九点到下午一点最合适；五月初到七月初，手上再不像样也办一次展示。桌子挪到朝南的窗前。来往的人里，留一个一听新鲜事就眼睛亮的，先讲给他听，再讲给挑剔的那位。',
        en_US:
          'Nobody knows what tree it is until it blooms. Fire is your flowering: speaking, showing, publishing, having people in to look, best between nine and one; and once in the weeks from early May to early July, ready or not. Move the desk to the south window. Keep one friend whose eyes light up at news and tell that one first, the critical one after.',
      },
      {
        id: 'useful.practice.fire-fire',
        because: ['day:fire', 'use:fire', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        zh_CN:
          '两支蜡烛并在一起，芯子都烧得稳。你是火，要的还是火：跟同行合租一间亮屋子，上午各做各的，十一点对一次进度。一个人对着灰墙，点不着，也别硬点。五月到七月多办人多的事，冬天把聚会放在中午。南边的街，朝阳的座，都替你省力。',
        en_US:
          'Put two candles together and both wicks burn steadier. You’re fire and want more fire: share a bright room with people of your trade, work side by side through the morning, and at eleven compare. Facing a gray wall alone you won’t catch, so don’t force it. May to July is for crowded undertakings. In winter meet at noon, on the south side of the street.',
      },
      {
        id: 'useful.practice.fire-earth',
        because: ['day:earth', 'use:fire'],
        says: ['useful=fire'],
        zh_CN:
          '晒过的被子，夜里一盖就知道。火是暖你、养你的，用起来很土：早饭吃热的，上午十点前后到太阳底下站一刻钟；要学的东西找真人教，找嗓门亮、肯示范的人。屋里朝南那间归你。五月到七月把积了一冬的想法拿出来用，别等人来催。',
        en_US:
          'Even in the dark you can tell which quilt has hung in the sun. Fire warms and feeds you, and the practice is homely: a hot breakfast, fifteen minutes outdoors at about ten, lessons from a live teacher with a clear voice who shows how it’s done. Claim the south room. From May to July put to use what you thought up all winter, without waiting to be called.',
      },
      {
        id: 'useful.practice.fire-metal',
        because: ['day:metal', 'use:fire', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        zh_CN:
          '炉温不到，打出来的都是凹痕。火是炼你的，要成套地用：一个肯当面说重话的师傅，一份写着钟点的工单，一间看得见成品的作坊。难的活放在九点到一点之间，最热的时候打最硬的料。五月到七月去考、去评、去应选。好话少的地方，你反而进步快。',
        en_US:
          'Below forging heat a hammer only makes dents. Fire is what works you, so take the full set: a teacher who’ll say the hard thing to your face, a job sheet with hours on it, a shop where finished pieces hang on the wall. Hard tasks go between nine and one. Enter, audition and be examined from May to July. You improve fastest where compliments are few.',
      },
      {
        id: 'useful.practice.fire-water',
        because: ['day:water', 'use:fire', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        zh_CN:
          '茶馆的水，烧开了才卖得出去。火是你的财，眼前看得见、今天要经手的事：掌一次勺，守半天铺面，做一件当天能看到样子的小东西。上午九点到一点，先做摸得着的，再想想不明白的。五月到七月多见客。朋友里有个爱张罗饭局的，别嫌吵，多跟两趟。',
        en_US:
          'A teahouse sells its water hot. Fire is your wealth, the things in plain sight that need hands today: cook once for six, mind a counter for half a day, make something small you can look at by evening. From nine to one do what can be touched before you think about what can’t. See people from May to July. Some friend of yours is forever arranging dinners. Go along.',
      },
      {
        id: 'useful.practice.earth-wood',
        because: ['day:wood', 'use:earth', 'age>=16'],
        says: ['useful=earth'],
        zh_CN:
          '盆栽换到地里，头一个月看不出长，根在忙。土是你要照管、要站住的地方：租约签长一点，工具有固定的架子，每天早上七点到九点先料理家务再谈理想。一、四、七、十月的上旬起，各有一个土月，拿来结清和修补。跟守着一块地不挪窝的人交朋友。',
        en_US:
          'Move a plant from pot to ground, and for a month nothing shows, the roots being busy. Earth is what you tend and stand on: a longer lease, a fixed rack for the tools, housekeeping between seven and nine before the large ideas. Four times a year, from about the 5th of January, April, July and October, comes an earth month for settling and mending. Befriend people who stay put.',
      },
      {
        id: 'useful.practice.earth-fire',
        because: ['day:fire', 'use:earth'],
        says: ['useful=earth'],
        zh_CN:
          '火过去了，留下一只碗，这才叫烧窑。土是你烧出来的成品，用法是落地：每次兴头起来，问一句最后剩下什么东西能搁在架子上。晚上七点到九点收工，归档，洗碗。四月、七月、十月、一月这几个土月用来完稿。找个慢性子的人替你装箱。',
        en_US:
          'The fire is gone and a bowl is left; that’s what a kiln is for. Earth is what you turn out, so land things: when you feel the heat rising, ask what will stand on the shelf at the end. Seven to nine in the evening is for finishing, filing and dishes. Bring drafts to an end in the last month of each season. Have someone slow do your packing.',
      },
      {
        id: 'useful.practice.earth-earth',
        because: ['day:earth', 'use:earth', 'age>=16'],
        says: ['useful=earth'],
        zh_CN:
          '修堤的时候，没人问你会什么，只问带没带筐。你是土，还要土来帮，最有用的是街坊：楼里的，同乡的，老同事的，一群不换地方的人。约在固定的那家店、固定的那张桌，下午一点到三点见。每季末了那个月，一起做件搬搬抬抬的事，情分都在里头。',
        en_US:
          'When a levee is built nobody asks for your résumé, only for your basket. You’re earth and want more of it, and the useful kind is neighbors: the building, the hometown, colleagues from long ago, people who haven’t moved. Same place, same table, one to three in the afternoon. In the last month of each season do something together that involves carrying.',
      },
      {
        id: 'useful.practice.earth-metal',
        because: ['day:metal', 'use:earth'],
        says: ['useful=earth'],
        zh_CN:
          '玉在石头里的时候，没有一块是亮的。土养你，用起来要慢要静：饭点固定，床固定，跟一位老师傅学满三年，别隔两个月换一个。上午七点到九点吃好早饭再出门；住处挑厚墙、低楼层、门口有人认得你的。每季的末一个月少见客，多睡。',
        en_US:
          'Inside the rock no jade shines. Earth is what raises you, and it works slowly: fixed meals, one bed, three years with a single old hand in place of a new one every other month. Eat a real breakfast between seven and nine. For a place to live, take thick walls, a low floor, and a doorway where they know your name. In the last month of a season see fewer people and sleep more.',
      },
      {
        id: 'useful.practice.earth-water',
        because: ['day:water', 'use:earth', 'age>=16', 'age<=74'],
        says: ['useful=earth'],
        zh_CN:
          '河道画在图上只是两条线，水少了它，一夜就散成滩。土是管你的两道岸：几点到几点，做到哪里算完，超了找谁批。自己画的岸容易冲垮，请一个话少的人替你看着。下午一点到三点开那种要定下来的会。四月、七月、十月、一月，这几个土月宜签字、宜搬定。',
        en_US:
          'On a map the banks are just two lines, and without them a river is a swamp by morning. Earth governs you: from when to when, how much counts as done, who signs off on more. Banks you drew yourself wash out, so have someone of few words keep watch. Put the meetings that must decide between one and three. Sign and settle in the last month of a season.',
      },
      {
        id: 'useful.practice.metal-wood',
        because: ['day:wood', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        zh_CN:
          '果园里剪枝最勤的那几棵，秋天枝头压得最低。金是管你的，用法是限：一份要评分的功课，一个每周五下午四点来收稿的人，一条“不做”清单贴在西墙上。八月到十月初去考证、定级、签约。肯对你说“这段删掉”的朋友，比肯鼓掌的难找，请他吃饭。',
        en_US:
          'In an orchard the trees pruned hardest hang lowest in the fall. Metal governs you, and its use is limits: work that gets graded, a person who collects it on Fridays at four, a list of what you don’t do taped to the west wall. Sit exams and sign contracts from August to early October. A friend who says “cut this part” is scarcer than one who claps. Take that friend to dinner.',
      },
      {
        id: 'useful.practice.metal-fire',
        because: ['day:fire', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        zh_CN:
          '铁匠不对着空砧子抡锤。金是你的料，是经你手成形的东西：器材，账目，合同，一件交得出去的硬货。下午三点到七点，从说话改成动手，每天完成一样能称重、能数清的。八月到十月收款、交货、清点。来往的人里多一个管仓库的，少一个谈前景的。',
        en_US:
          'No smith hammers at an empty anvil. Metal is your material, whatever takes shape in your hands: equipment, ledgers, contracts, a solid thing to deliver. From three to seven turn from talking to making, and finish daily something that can be weighed or counted. Collect, deliver and take inventory from August to October. One more friend who runs a warehouse, one fewer with prospects.',
      },
      {
        id: 'useful.practice.metal-earth',
        because: ['day:earth', 'use:metal'],
        says: ['useful=metal'],
        zh_CN:
          '矿开了口，山也没有矮。金是从你这里出去的东西，要精，要少，要有尖：每天下午三点以后，把想了一天的事压成三句话发出去；房间里每添一样，送走两样。八月到十月初宜发布，宜开价。跟手快嘴利的人搭档，你管厚，那人管薄。',
        en_US:
          'Open a mine, and the mountain is no lower. Metal is what comes out of you, and it should be small, fine and pointed. After three each afternoon press the day’s thinking into three sentences and send them. For every object you bring into a room, two go out. Publish and name your price between August and early October. Pair up with somebody quick: you’re the thick part, they’re the edge.',
      },
      {
        id: 'useful.practice.metal-metal',
        because: ['day:metal', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        zh_CN:
          '磨刀石也是石头里最硬的那种。你是金，还要金来帮：找个跟你一样较真的人，每周有一个下午，三点到七点，互相挑错，挑完吃饭。工具跟别人换着使，手艺才不认死一把刀。八月到十月组队、结盟、合租场地，都比单干省一半力气。',
        en_US:
          'It takes the hardest of stones to make a whetstone. You’re metal and want more: find somebody as exacting as you, take one afternoon a week from three to seven, go over each other’s work without mercy, and then have supper. Swap tools now and then, so that your skill isn’t married to one blade. Form teams and share premises from August to October.',
      },
      {
        id: 'useful.practice.metal-water',
        because: ['day:water', 'use:metal', 'age>=16', 'age<=74'],
        says: ['useful=metal'],
        zh_CN:
          '泉眼都在石头缝里，平地上打不出来。金养你，用起来要清要准：跟讲究出处的人学，读原文，抄数据，少听转述。下午三点到七点拿来进货，就是看书、听课、请教；入夜再往外讲。书房靠西，桌面空着。八月到十月报到、拜师、领证，正当时。',
        en_US:
          'Springs rise in rock; you won’t get one by digging in a meadow. Metal feeds you when it’s clean and exact: learn from people who cite their sources, read the original, copy the figures, skip hearsay. Use three to seven to take in, by book or lesson, and the evening to pass on. Keep the west room and an empty desktop. Enroll between August and October.',
      },
      {
        id: 'useful.practice.water-wood',
        because: ['day:wood', 'use:water', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        zh_CN:
          '浇花的人都知道傍晚浇，中午浇是蒸它。水养你，用起来趁晚：九点以后关掉争论，看闲书，听长辈讲旧事，十一点前睡下，睡觉就是最省事的浇灌。十一月初到一月初少开新枝，多读多养。住得近水最好，没有水，浴缸也算。请教人的时候，带着问题，不带答案。',
        en_US:
          'You water at dusk, since at noon you’d be steaming the plant. Water feeds you, and late is right: after nine drop the arguments, read for pleasure, get an old person talking, and be asleep by eleven, since sleep is the cheapest watering there is. From early November to early January grow less and take in more. Live near a river if you can. A bathtub counts.',
      },
      {
        id: 'useful.practice.water-fire',
        because: ['day:fire', 'use:water', 'age>=16', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        zh_CN:
          '厨房里最要紧的家当是旁边那个水龙头。水管着你，用法是给热闹装开关：一个说停就停的钟点，一位语气平平、说话算数的人，一条当天不回的规矩。九点到十一点走路，不谈事；十一点以后关灯。十一月到一月初适合受教、交底、听批评，那时你听得进去。',
        en_US:
          'The most important thing in a kitchen is the faucet beside the stove. Water governs you, so fit your heat with a valve: an hour at which it stops, a level-voiced person whose word holds, a rule against answering the same night. From nine to eleven walk and talk no business, and put the light out after. November to early January is for training and hard feedback. You can hear it then.',
      },
      {
        id: 'useful.practice.water-earth',
        because: ['day:earth', 'use:water', 'age>=16', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        zh_CN:
          '地要有人来回走、来回问，才不结块。水是你要照管的流动：跑客户，记流水账，换一条路回家，替朋友去看一趟房子。晚上九点到十一点，跟人聊没有结论的天；十一点以后就睡。十一月初到一月初收账、盘点、出门。办公桌别塞死，给过路的人留一把椅子。',
        en_US:
          'Ground that is turned and watered doesn’t cake. Water is the traffic you look after: see customers, keep a running ledger, go home a different way, view an apartment for a friend. Nine to eleven at night is for talk without a conclusion, and after that for sleep. Collect, count and travel between early November and early January. Leave a chair by the desk for whoever is passing.',
      },
      {
        id: 'useful.practice.water-metal',
        because: ['day:metal', 'use:water'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        zh_CN:
          '干切的人手上都是茧，肯蘸水的人切得又薄又快。水是你出去的地方，讲、写、跑、译、教，让想法有处可去。晚上九点到十一点录一段话，或者陪人走一程；过了十一点不再改稿。十一月到一月初往北边走走，把秋天做成的东西送出去。',
        en_US:
          'Cut dry and you grow calluses; wet the blade and the slices come thin and fast. Water is where you let out: talk, write, carry, translate, teach, so that thoughts don’t stay in your head. Record a few minutes between nine and eleven at night, or walk somebody home, and edit nothing past eleven. From November to early January travel north and deliver what you made in the fall.',
      },
      {
        id: 'useful.practice.water-water',
        because: ['day:water', 'use:water', 'age>=16', 'age<=74'],
        says: ['useful=water', 'zi-hour=sleep', 'hai-hour=slow-or-talk'],
        zh_CN:
          '两条溪并了道，水声反而小了。你是水，还要水来帮：找跟你同样想得多的人，每星期有一晚，九点到十一点，轮流讲各自卡在哪里，只许问，不许劝。十一点散。十一月到一月初合伙起头最顺，北边有邀约就去。独自想不出头绪的事，都留给那一晚。',
        en_US:
          'Where two creeks meet, the noise goes down. You’re water and want more: find people who think as much as you do, give it one evening a week, nine to eleven, and take turns telling where you’re stuck, questions allowed, advice not. Break up at eleven. Joint beginnings go best from November to early January. What you’re brooding over alone can be kept for that evening.',
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
        zh_CN:
          '两棵树栽得太近，长到第三年，枝子都往没有对方的那一侧伸。你是木，天干上又露着木，同类最不宜再添⟨（忌比劫透干）⟩。身边都是肯长、肯学、谁也不肯落后的人，光就不够分。再结交，找会修枝的、会烧饭的、肯坐在树底下的。',
        en_US:
          'Plant two trees too close, and by the third year each grows only on its outer side. You’re wood, wood shows on another of your stems, and your own kind is what you least need more of⟨ (Adverse element, revealed)⟩. Among people who all study, all stretch and can’t bear to lag, there isn’t light for everyone. For new friends look to those who prune, those who cook, and those content to sit underneath.',
      },
      {
        id: 'useful.company.peer-fire',
        because: ['adverse:peer', 'stems:peer', 'day:fire'],
        says: ['useful.add-peers=no'],
        zh_CN:
          '一桌人同时喊“我来”，锅里的水就烧干了。你是火，天干上还有火，同类最不宜再添⟨（忌比劫透干）⟩：热心的碰上热心的，抢着结账，抢着帮忙，散场时个个累，事情没人记得做完。下一个请来的人，要那种听完不响、回家就办了的。',
        en_US:
          'A whole table calls “let me,” and the pot boils dry. You’re fire with more fire on your stems, and of your own kind you need no more⟨ (Adverse element, revealed)⟩. Warm people among warm people fight for the check, fight to help, and go home worn out with the thing undone. The next person you ask along should be one who listens without a word and has it done by morning.',
      },
      {
        id: 'useful.company.peer-earth',
        because: ['adverse:peer', 'stems:peer', 'day:earth'],
        says: ['useful.add-peers=no'],
        zh_CN:
          '三个稳重的人商量怎么挪一张桌子，天黑了，桌子还在原处。你是土，天干上又有土，同类最不宜再添⟨（忌比劫透干）⟩。大家都可靠，都肯等，都不愿先开口，好事就这样放凉了。凑人手的时候，添一个坐不住的，由那人喊一二三。',
        en_US:
          'Three steady people discuss how to move a table; it gets dark, and there the table stands. You’re earth with earth again on your stems, and you least need more of your own kind⟨ (Adverse element, revealed)⟩. All reliable, all patient, none willing to speak first, and so good things go cold. When you gather hands, include somebody who can’t sit still and let that one count to three.',
      },
      {
        id: 'useful.company.peer-metal',
        because: ['adverse:peer', 'stems:peer', 'day:metal', 'age>=16', 'age<=74'],
        says: ['useful.add-peers=no'],
        zh_CN:
          '会开到八点，因为有两个人都要说最后一句，你是其中之一。金日主，天干上又露着金，同类最不宜再添⟨（忌比劫透干）⟩。跟你一样快、一样准的人，合作起来件件过硬，就是没人肯收刀。队伍里再进人，要会打圆场的，会讲笑话的，会说“先吃饭”的。',
        en_US:
          'The meeting ran till eight because two people needed the last word, and you were one. You’re metal with metal on another stem, and the last thing you need is more of your own kind⟨ (Adverse element, revealed)⟩. With people as quick and exact as you the work comes out hard and clean, and nobody sheathes a blade. The next to join should be one who smooths things over, tells a joke, or says “let’s eat first.”',
      },
      {
        id: 'useful.company.peer-water',
        because: ['adverse:peer', 'stems:peer', 'day:water'],
        says: ['useful.add-peers=no'],
        zh_CN:
          '约一顿饭，群里两百条消息，哪天吃还没定。你是水，天干上还有水，同类最不宜再添⟨（忌比劫透干）⟩：个个想得到十种可能，个个体谅别人不方便，水面就越铺越宽，越宽越浅。往后添朋友，挑那种爱下结论的，哪怕结论下得早了点。',
        en_US:
          'One dinner to arrange, two hundred messages in the group, and still no date. You’re water with water on your stems as well, and your own kind is the last thing you need more of⟨ (Adverse element, revealed)⟩. Everybody sees ten possibilities and makes allowances for everybody, so the pond spreads and gets shallow. From now on befriend people who conclude, even if they conclude a bit early.',
      },
      {
        id: 'useful.company.peer-hidden',
        because: ['adverse:peer', 'stems:no-peer', 'has:peer', 'age>=16', 'age<=74'],
        says: ['useful.add-peers=no'],
        zh_CN:
          '明面上你不跟谁比，回家路上把对方的年纪、头衔、房子都算了一遍。同类最不宜再添，天干却一个不露，都在里头较劲⟨（忌比劫）⟩。要少添的是让你关起门来比的东西：同期的群，排行榜，老同学的近况。退掉一个，看看这一个月睡得怎样。',
        en_US:
          'Outwardly you compete with no one. On the way home you’ve worked out their age, title and square footage. Your own kind is what you least need more of, and none shows in the stems; the contest is indoors⟨ (Adverse element)⟩. What you should add no more of is whatever feeds it: the class chat, the ranking, news of old classmates. Leave one group and see how the month goes.',
      },
      {
        id: 'useful.company.output-shown',
        because: ['adverse:output', 'stems:output'],
        says: ['useful.add-output=no', 'speech=ready'],
        zh_CN:
          '主意多、嘴也快的人，三个凑一屋，一个下午能定下八件没人做的事，其中一个就是你。往外走的那一路在账上扣分，又露在天干⟨（忌食伤透干）⟩，再交爱出点子的朋友，耗的是你的底子。身边留一个专管收尾的：听完八件，问一句先做哪件。',
        en_US:
          'Put three people with ideas and quick tongues in a room, and by five they’ve settled eight things that no one will do. You’re one of the three. What goes outward costs you points here, and it shows in your stems⟨ (Adverse element, revealed)⟩. Another inventive friend would draw on your reserves. Keep a finisher close by, who hears all eight and asks which is first.',
      },
      {
        id: 'useful.company.output-hidden',
        because: ['adverse:output', 'stems:no-output', 'has:output'],
        says: ['useful.add-output=no'],
        zh_CN:
          '你的力气不是一次花光的，是被人一勺一勺舀走的。往外给的那一路最不宜再添，天干上看不见⟨（忌食伤）⟩：顺手改的稿，深夜听的诉苦，替人圆的场，没有一样写进日程。别再添只在要倾诉时才来的人。给过三回而没问过你近况的，第四回晚一天回。',
        en_US:
          'Nobody empties you at once; it goes by the spoonful. What you give out is the last thing to add to, and none of it shows in the stems⟨ (Adverse element)⟩. A draft touched up in passing, a midnight complaint heard through, a scene smoothed over: the calendar has no trace of them. Add no more people who come only to pour out. After three times without a “how are you,” reply a day later.',
      },
      {
        id: 'useful.company.wealth-shown',
        because: ['adverse:wealth', 'stems:wealth'],
        says: ['useful.add-wealth=no'],
        zh_CN:
          '“有个事你来正合适”，这句话你听得比别人多。财在账上扣分，又亮在天干，别人一眼看见你办得了事⟨（忌财透干）⟩，机会就一个接一个地递。要少添的是爱递事的人，再热心也要少。每递来一件，问对方：你自己在里头做哪一段。',
        en_US:
          '“I’ve got something that’s perfect for you.” You hear this more than other people do. Wealth costs you points and shines on your stems, so all can see that you get things done⟨ (Adverse element, revealed)⟩, and they keep handing you openings. Add fewer of the people who hand them, however kind. Ask of each offer which part they’ll be doing themselves.',
      },
      {
        id: 'useful.company.wealth-hidden',
        because: ['adverse:wealth', 'stems:no-wealth', 'has:wealth'],
        says: ['useful.add-wealth=no'],
        zh_CN:
          '账面上你没欠谁，家里却样样等着你管：漏水的角落，续费的日子，谁的快递，谁的伞。财最不宜再添，又都压在看不见的地方⟨（忌财）⟩，累从琐碎里来。不要再添会要你照看的东西，再小也算：一只鱼缸，一个副业，一份代管的钥匙。先减一件，再谈别的。',
        en_US:
          'On paper you owe nothing, and at home it’s all waiting for you: the leak in the corner, renewals, somebody’s umbrella, somebody’s package. Wealth is the last thing to add here, and it lies where it can’t be seen⟨ (Adverse element)⟩, so what tires you is small upkeep. Acquire nothing further that wants looking after, be it a fish tank, a sideline, a neighbor’s key. Take one away first.',
      },
      {
        id: 'useful.company.officer-shown',
        because: ['adverse:officer', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['useful.add-rules=no'],
        zh_CN:
          '三个人都以为自己是你的上级，这种日子你过过。管束的那一路在账上扣分，又明摆在天干⟨（忌官杀透干）⟩，板着脸的、盯钟点的、事事要过目的人，认你认得特别快。已经有一位，就别再请第二位来“把关”。多头的事，请他们先商量出一张单子给你。',
        en_US:
          'There have been times when three people each believed they were your boss. What governs costs you points here and stands out on your stems⟨ (Adverse element, revealed)⟩, and the stern, the punctual and those who must see everything pick you out at once. You have one of them; don’t invite a second to keep an eye on things. When several want something, let them agree on one list.',
      },
      {
        id: 'useful.company.officer-hidden',
        because: ['adverse:officer', 'stems:no-officer', 'has:officer'],
        says: ['useful.add-rules=no', 'governed=from-within'],
        zh_CN:
          '没有人罚你，迟到两分钟你自己先罚了。管束的那一路最不宜再添，天干上一个不见，都收在里头当差⟨（忌官杀）⟩：打卡的软件，步数，自己定的五条家规。再添一条，人就更紧一圈。来往也照此，少跟动辄说“应该”的人久处。今年只撤不加，撤一条算一条。',
        en_US:
          'Two minutes late, and before anyone can mind you’ve fined yourself. What governs is the last thing to add here, and none of it shows in the stems; it does its duty indoors⟨ (Adverse element)⟩, in habit trackers, step counts, five house rules of your own. Another rule is another turn of the screw. Sit less with people who say “ought.” This year rules may only be taken down.',
      },
      {
        id: 'useful.company.resource-shown',
        because: ['adverse:resource', 'stems:resource'],
        says: ['useful.add-advice=no', 'useful.more-study=no'],
        zh_CN:
          '你身边不缺替你着想的人，汤已经盛到第三碗了。喂养你的那一路在账上扣分，又露在天干⟨（忌印透干）⟩：建议、资料、好意，一层层盖上来，自己的胃口反倒听不见。再来一位导师就太满了。找个不会照顾人的朋友，跟他出去一天，饿了自己想办法。',
        en_US:
          'There’s no lack of people who mean well by you, and this is the third bowl of soup. What feeds you costs points in this account and stands on your stems⟨ (Adverse element, revealed)⟩: advice, material, kindness, layer on layer, until you can’t hear your own appetite. One more mentor would be too many. Spend a day out with a friend who’s no good at taking care of anyone.',
      },
      {
        id: 'useful.company.resource-hidden',
        because: ['adverse:resource', 'stems:no-resource', 'has:resource'],
        says: ['useful.add-advice=no', 'plan=ahead', 'useful.more-study=no'],
        zh_CN:
          '出门前你要再查一遍路线，哪怕那条街走过二十回。喂养你的那一路最不宜再添，天干上不见，藏在暗处的就成了“再准备一下”⟨（忌印）⟩。别再添资料、课程、备用的备用。身边缺的是催你出门的人：约好的点一到，人家抬脚就走，你就跟上了。',
        en_US:
          'Before you leave you check the route once more, on a street you’ve walked twenty times. What feeds you is the last thing to add here, and it doesn’t show in the stems; kept out of sight⟨ (Adverse element)⟩ it turns into “just let me prepare.” Add no more material, no more courses, no spare for the spare. What you could use is somebody who goes at the agreed minute, with you or without you.',
      },
    ],
  },
]
