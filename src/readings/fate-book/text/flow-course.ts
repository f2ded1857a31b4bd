import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'flow-source',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.source.wood-to-wood',
        because: ['pct:most=wood', 'day:wood'],
        zh_CN:
          '一件事商量下来，出主意的全是跟你差不多的人。木占{pct:wood}，你自己也是木，源头就在同辈里，像一片林子，根挨着根⟨（比劫为源）⟩。木往前该生火，把长成的拿去照亮点什么，火有{pct:fire}。数一数同一个打算聊过几回，真正动手又有几回，就知道这一段宽不宽。',
        en_US:
          'Ask where the advice came from, and it was people much like you. Wood holds {pct:wood} and you’re wood yourself, so the stream rises among equals, trees with their roots touching⟨ (Peers at the source)⟩. From wood it goes on to fire, {pct:fire} here, where a thing gets lit and shown. Count how many times a plan was talked over, and how many times anyone began.',
      },
      {
        id: 'flow.source.wood-to-fire',
        because: ['pct:most=wood', 'day:fire'],
        zh_CN:
          '家里的书架、师长的一句提点、收藏夹里的讲座，都在往你这里送柴。日干是火，木占{pct:wood}，流得最多的是教你养你的那一边⟨（印为源头）⟩，一沾就着。火后头要落到土上，土有{pct:earth}：一时兴起学来的，能不能留下摸得着的一样，看的是这一段。',
        en_US:
          'Somebody is always handing you a book. Your day stem is fire and wood has {pct:wood}, so what flows most is what feeds you: teachers, relatives, the lecture saved for Sunday⟨ (Resource at the source)⟩. From log to flame is no distance, and you catch quickly. Beyond fire comes earth, {pct:earth}, where an enthusiasm becomes something one can set on a table.',
      },
      {
        id: 'flow.source.wood-to-earth',
        because: ['pct:most=wood', 'day:earth', 'age>=16', 'age<=74'],
        zh_CN:
          '日历上别人替你填的格子，比你自己填的多。你是土，最多的却是木，{pct:wood}，那是管你催你的一边，根扎进来就不肯走⟨（官杀为源）⟩。木要先烧成火，才养得到土；火有{pct:fire}，这一段叫弄懂。同一件差事，懂了缘由就轻一半，没懂的，交了差还压在背上。',
        en_US:
          'More squares of your calendar were filled in by others than by you. You’re earth, and the most of anything here is wood, {pct:wood}, the side that gives orders and sends its roots down into you⟨ (Officers at the source)⟩. Wood feeds earth only by way of fire, {pct:fire}, and in life that step is called understanding. A task with its reason attached weighs half as much.',
      },
      {
        id: 'flow.source.wood-to-metal',
        because: ['pct:most=wood', 'day:metal'],
        zh_CN:
          '打开冰箱、电脑桌面、储藏间，都是等着你处置的东西。金的日干对着{pct:wood}的木，流得最多的是要你经手、要你修剪的事⟨（财为源头）⟩，剪完一茬又冒一茬。木再往前是火，火占{pct:fire}，那是名分和规矩：哪件归谁管，做到几分算完。这一步说清了，剪刀才放得下。',
        en_US:
          'Open the refrigerator, the desktop, the hall closet, and it’s all waiting for you to deal with it. Metal by day stem, you face {pct:wood} of wood: what flows most is what you have to handle and prune⟨ (Wealth at the source)⟩, and it grows back. Past wood lies fire, {pct:fire}, where it’s settled who owns a job and when it counts as done. That’s what lets you put the shears down.',
      },
      {
        id: 'flow.source.wood-to-water',
        because: ['pct:most=wood', 'day:water'],
        says: ['out=much'],
        zh_CN:
          '别人一句话刚落地，你的回话已经分了枝。日干是水，木占{pct:wood}，水全浇给了它，说的、写的、做的一茬接一茬⟨（食伤为源）⟩。枝子长够了该见火，火有{pct:fire}，那是有人来取、有人付钱的一段。手上出得多的人，月底只查一样：这个月有几件真被拿走了。',
        en_US:
          'Someone says a sentence, and by the time it ends your answer has branches. The day stem is water, wood has {pct:wood}, and all of you goes into watering it: things said, written, made, one crop after another⟨ (Output at the source)⟩. A crop is due at fire next, {pct:fire}, where people collect and pay. At month’s end check one figure only, how many pieces left the house.',
      },
      {
        id: 'flow.source.fire-to-wood',
        because: ['pct:most=fire', 'day:wood'],
        says: ['out=much'],
        zh_CN:
          '散场到家，衣服上还带着人声，你舍不得睡。你是木，火占{pct:fire}，力气从你身上往外走，烧成话、成作品、成一屋子的笑⟨（食伤为源）⟩。火下面是土，土占{pct:earth}，好比炉底的灰，讲过的话要沉成一份稿子、一个价钱，才算烧到了底。灯关掉以前，把今晚最好的那一句记下来。',
        en_US:
          'You come home with the room’s voices still in your coat. You’re wood with {pct:fire} of fire, and you burn outward, into talk, into work, into other people laughing⟨ (Output at the source)⟩. Beneath a fire lies earth, {pct:earth}, the bed of ash, where something said becomes a draft or a price. Before you switch off the light, write down the best sentence of the evening.',
      },
      {
        id: 'flow.source.fire-to-fire',
        because: ['pct:most=fire', 'day:fire'],
        zh_CN:
          '有一个人喊“走”，半小时后一车人都在路上，这种事里少不了你。火占{pct:fire}，你也是火，一盏点着一盏，源头在同伴的兴头上⟨（比劫为源）⟩。热的去处是土，土占{pct:earth}，也就是第二天还在的那部分：照片存在谁那里，下一回的日子写在哪张纸上。',
        en_US:
          'One person says “let’s go,” and half an hour later a full car is on the highway with you in it. Fire holds {pct:fire} and you are fire, one lamp lit from the next, and the stream rises in other people’s high spirits⟨ (Peers at the source)⟩. Heat comes to rest in earth, {pct:earth}: whatever is left on Monday, the photos, the date of the next time, and who wrote it down.',
      },
      {
        id: 'flow.source.fire-to-earth',
        because: ['pct:most=fire', 'day:earth'],
        zh_CN:
          '得了一句肯定，你能踏实好几天。日干是土，火占{pct:fire}，往你身上流的是暖：有人教，有人惦记，有人在背后替你说话⟨（印为源头）⟩。烘久了的土会板结，要往下生金，金占{pct:metal}，把受过的好变成一手本事。师傅手把手教过的，隔一阵关起门独自做一遍，才算流过去。',
        en_US:
          'A word of approval keeps you steady for days. Earth by day stem, you have {pct:fire} of fire, so what comes toward you is warmth: somebody teaches, somebody asks after you, somebody speaks up when you’re out of the room⟨ (Resource at the source)⟩. Earth that only bakes goes hard. It wants to bear metal, {pct:metal}, so do alone, start to finish, what you were shown.',
      },
      {
        id: 'flow.source.fire-to-metal',
        because: ['pct:most=fire', 'day:metal', 'age>=16', 'age<=74'],
        zh_CN:
          '手机一震，肩膀先紧一下。你是金，火占{pct:fire}，往你这边来的尽是期限、考核、别人的急事⟨（官杀为源）⟩。火烧金可以不直来，中间隔一层土就行，土有{pct:earth}，是肯先讲道理再派活的那个人，也是你翻过的手册。派活的人挑不了，动手前问一句“为什么要”，总还问得。',
        en_US:
          'A phone buzzes, and your shoulders answer first. You’re metal with {pct:fire} of fire, and what comes your way is deadlines, reviews, other people’s emergencies⟨ (Officers at the source)⟩. Fire needn’t go straight at metal if there’s earth between, {pct:earth}: the person who explains before assigning, the manual you read. You can’t choose who assigns. You can ask what it’s for before you begin.',
      },
      {
        id: 'flow.source.fire-to-water',
        because: ['pct:most=fire', 'day:water', 'age>=16'],
        zh_CN:
          '归你照看的东西自己会发亮：一场展，一间铺面，一大家子的年夜饭，热闹，也离不开人。日干是水，对着{pct:fire}的火，最多的是要你操心的一头⟨（财为源头）⟩。火往前走是土，土占{pct:earth}，管边界：几点收摊，谁锁门，超了算谁的。边界画好，你才不必整晚站着。',
        en_US:
          'What’s in your care gives off light: a show, a shopfront, the whole family at New Year’s, all of it lively and none of it able to run alone. Your day stem is water, set against {pct:fire} of fire, and most of what flows here needs minding⟨ (Wealth at the source)⟩. From fire the stream goes into earth, {pct:earth}, which draws edges: closing time, who locks up, who pays for the overrun. With edges you get to sit down.',
      },
      {
        id: 'flow.source.earth-to-wood',
        because: ['pct:most=earth', 'day:wood'],
        zh_CN:
          '一套房，一块地，一摊要打理的事，根扎得越深越挪不动。你是木，脚下的土占{pct:earth}，盘里最多的是归你经管的东西⟨（财为源头）⟩，沉，也靠得住。土再往前生金，金占{pct:metal}，管裁断：哪样留，哪样撤。一年里定一个周末专说“这个不要了”，比多请一个帮手省力。',
        en_US:
          'A house, a plot, a pile of arrangements: the deeper your roots go in, the less you can move. You’re wood standing in {pct:earth} of earth, and the greater part of this chart is yours to manage⟨ (Wealth at the source)⟩. It’s heavy, and it holds. Earth goes on to bear metal, {pct:metal}, the part that decides what stays and what is let go. One weekend a year of saying “not this one” saves more than a hired hand.',
      },
      {
        id: 'flow.source.earth-to-fire',
        because: ['pct:most=earth', 'day:fire'],
        says: ['out=much'],
        zh_CN:
          '窗台上晾着你随手做的第三样小东西，前两样已经被客人拿走了。日干是火，土占{pct:earth}，热气都落到了实处⟨（食伤为源）⟩。土要出金，金占{pct:metal}，出了才算收成；堆着不标价，就一直是土。给其中一件标一回价，十块钱也行，看着它从窗台换到别人手里。',
        en_US:
          'On the sill the third little thing you’ve made is drying; visitors walked off with the first two. Your day stem is fire and earth has {pct:earth}, so the heat ends up in objects⟨ (Output at the source)⟩. Earth ought to yield metal, {pct:metal}, and that’s the harvest. With no price on it, it stays earth. Put a figure on one piece, ten dollars will do, and watch it change hands.',
      },
      {
        id: 'flow.source.earth-to-earth',
        because: ['pct:most=earth', 'day:earth'],
        zh_CN:
          '搬家那天才看出来，来帮忙的尽是老面孔。土占{pct:earth}，你又是土，四面都是一样厚实的人，来得慢，来了不走⟨（比劫为源）⟩。这么厚的地，靠金打一口井才出水，金有{pct:metal}，是你说出口、做成形的那一下。想了半年还没动的事，缺的常是第一句话。',
        en_US:
          'Moving day shows it: the people carrying boxes are the ones who carried them last time. Earth holds {pct:earth} and you’re earth, with others just as solid on every side, slow to come and slower to leave⟨ (Peers at the source)⟩. Ground that thick gives water only where metal drills, {pct:metal}, which means saying it or making it. A plan half a year old mostly lacks its opening sentence.',
      },
      {
        id: 'flow.source.earth-to-metal',
        because: ['pct:most=earth', 'day:metal'],
        zh_CN:
          '问你一道题，你先搬出三本参考书。金的日干裹在{pct:earth}的土里，进来的最多：资料，长辈的安排，备用的备用⟨（印为源头）⟩。土养金，出土却要靠水洗，水有{pct:water}，洗就是讲给人听、拿出来用。手伸向第四本的时候停住，先写半页给人看。',
        en_US:
          'Ask you a question, and three reference books come down before the answer does. Metal wrapped in {pct:earth} of earth takes in the most: material, other people’s arrangements for you, a spare for the spare⟨ (Resource at the source)⟩. Earth feeds metal, and only water washes it clean, {pct:water}: telling it, using it. When you reach for the fourth book, stop and explain the third to somebody.',
      },
      {
        id: 'flow.source.earth-to-water',
        because: ['pct:most=earth', 'day:water'],
        zh_CN:
          '两岸的堤比河身还高：门禁，流程，家里吃饭的规矩。你是水，土占{pct:earth}，最多的是管着你的，你早学会了贴着边走⟨（官杀为源）⟩。堤里要有金，水才有新的来路，金有{pct:metal}，是师傅，也是一份写得明白的章程。遇上新规定，先问它防的是什么，问完，墙就有了门。',
        en_US:
          'The banks stand higher than the river: entry codes, procedures, how one sits at the table. Water by day stem, you have {pct:earth} of earth, and what there is most of is what contains you; you learned early to run along the edge⟨ (Officers at the source)⟩. It’s metal that brings new water, {pct:metal}: a good teacher, a rule clearly written. Ask of each rule what it guards against.',
      },
      {
        id: 'flow.source.metal-to-wood',
        because: ['pct:most=metal', 'day:wood'],
        zh_CN:
          '作文本上的红笔，别人早翻过去了，你还记得是哪一行。日干是木，金占{pct:metal}，盘里最多的是来修剪你的⟨（官杀为源）⟩。金要养得到木，先得化成水，水有{pct:water}，就是学：一句批评隔一夜写成一条笔记，枝子反倒长直了。笔记放桌上，别锁抽屉，锁起来又变回了疤。',
        en_US:
          'Others turned the page long ago; you still know which line the red pen was on. Wood by day stem with {pct:metal} of metal, you get most of what trims⟨ (Officers at the source)⟩. Before metal can do wood any good it has to become water, {pct:water}, and in life that is study. A correction slept on and written up as a note makes the branch grow straight. Keep those notes on the desk.',
      },
      {
        id: 'flow.source.metal-to-fire',
        because: ['pct:most=metal', 'day:fire', 'age>=16', 'age<=74'],
        zh_CN:
          '工具，订单，别人寄放的钥匙，到你手上的都是硬的，等着过火。日干是火，面前是{pct:metal}的金，流得最多的是要你处理的活计⟨（财为源头）⟩。金往前是水，水占{pct:water}，归钟点管：几点生炉，几点封火。少了这一段，活计一直排到半夜；有了它，炉子第二天还是热的。',
        en_US:
          'Tools, orders, a spare set of somebody’s keys: what reaches you is hard and waits for the fire. Fire is your day stem and {pct:metal} of the chart is metal, so what flows most is material to be worked⟨ (Wealth at the source)⟩. Next after metal comes water, {pct:water}, and water keeps the hours, when the stove is lit and when it’s banked. Without that the work runs to midnight. With it the stove is warm in the morning.',
      },
      {
        id: 'flow.source.metal-to-earth',
        because: ['pct:most=metal', 'day:earth'],
        says: ['out=much'],
        zh_CN:
          '经你手的东西边角是齐的：表格对过，螺丝到位，萝卜切得一样宽。日干是土，金占{pct:metal}，山里的料都炼成了件⟨（食伤为源）⟩。件再往下生水，水占{pct:water}，是钱，也是走动的路。架上样样完工、就是不动，差的往往是一个取货的日子，给对方写明星期几。',
        en_US:
          'What passes through your hands comes out square: columns checked, screws home, the carrots all one width. You’re earth, and {pct:metal} of metal means that the hill has been turned into finished pieces⟨ (Output at the source)⟩. They go on to water, {pct:water}, which is both money and the road it travels. If it’s all done and all still on the shelf, name a pickup day. Tell them Thursday.',
      },
      {
        id: 'flow.source.metal-to-metal',
        because: ['pct:most=metal', 'day:metal'],
        zh_CN:
          '一桌人点菜，谁也不肯让别人替自己做主。金占{pct:metal}，你也是金，来往的人个个有棱角⟨（比劫为源）⟩，碰出声响，也碰出交情。金走到头要有水接着，水占{pct:water}，好让话软下来，让东西送得出去。碰得最响的那回，先一起走两站路再谈，比当场分高下省事。',
        en_US:
          'At a table of your friends, nobody lets anyone else order for them. Metal has {pct:metal} and you’re metal too, so the stream begins among people with corners⟨ (Peers at the source)⟩. They ring when they knock together, and it makes for loyalty. At the end of metal there should be water, {pct:water}, to soften a sentence and carry the work off. After a loud one, walk two stops before you talk.',
      },
      {
        id: 'flow.source.metal-to-water',
        because: ['pct:most=metal', 'day:water'],
        zh_CN:
          '泉从石缝里出来，凉，细，一年到头不断。你是水，金占{pct:metal}，你的来路是训练、典籍和严一点的老师⟨（印为源头）⟩，脑子里一套一套都是现成的法子。水后头是木，木占{pct:wood}，要长出自己的来。照谱弹得再准，曲子还是别人的；每个星期留一小段，不看谱。',
        en_US:
          'A spring out of rock runs cold, thin and all year. Water by day stem with {pct:metal} of metal, you’re fed by drill, by the classics of a field, by the stricter kind of teacher⟨ (Resource at the source)⟩, and you carry complete methods in your head. After water comes wood, {pct:wood}, something of your own growing. However well you play from the score, close it once a week.',
      },
      {
        id: 'flow.source.water-to-wood',
        because: ['pct:most=water', 'day:wood'],
        zh_CN:
          '浏览器开着二十几个页面，关哪个都舍不得。日干是木，水占{pct:water}，漫到脚下的是消息、知识和长辈的关照⟨（印为源头）⟩；浇得太勤，根就懒得往下扎。木要见火，火占{pct:fire}，用一用才吸得进去。关页面有个简单的办法：今天用得上的留，其余的关。',
        en_US:
          'There are twenty-some tabs open, and each has its case for staying. With a day stem of wood and {pct:water} of water, what rises around you is news, knowledge and the care of older people⟨ (Resource at the source)⟩, and roots watered that well don’t go looking. Wood drinks when it has fire to reach for, {pct:fire}: use draws it in. Keep the tabs that serve today and close the rest.',
      },
      {
        id: 'flow.source.water-to-fire',
        because: ['pct:most=water', 'day:fire', 'age>=16', 'age<=74'],
        zh_CN:
          '刚说到兴头上，有人把预算表推到你面前。你是火，水占{pct:water}，最多的是来管你的：截止的钟点，冷静的上级，家里那句“再想想”⟨（官杀为源）⟩。水要绕到木上才不扑火，木有{pct:wood}，是你多学的那一步。推表的人走以前，请那位把顾虑写成三条；写下来的，拿回去就是柴。',
        en_US:
          'You’re just getting warm when someone slides the budget across. Fire by day stem with {pct:water} of water, you have most of what checks you: the closing hour, a cool superior, “think it over” at home⟨ (Officers at the source)⟩. Water spares a fire by going around through wood, {pct:wood}, the extra thing you learn. Have the doubter write down three worries. On paper they’re kindling.',
      },
      {
        id: 'flow.source.water-to-earth',
        because: ['pct:most=water', 'day:earth'],
        zh_CN:
          '钱、货、人情，从你门前过的多，停下来的要另算。你是土，水占{pct:water}，等于守着一条大河，天天要筑埂、要摆渡⟨（财为源头）⟩。水往前生木，木占{pct:wood}，是约定与名分：过河收多少，先得有一块写了字的牌子。立牌子以前，撑得再勤也是帮忙。',
        en_US:
          'Money, goods and favors go past your door in quantity; how much of it stays is another count. You’re earth beside {pct:water} of water, a big river’s neighbor, forever banking it up or ferrying across⟨ (Wealth at the source)⟩. From water the way leads to wood, {pct:wood}, which is terms: the board at the landing that says what a crossing costs. Until it’s up, all your rowing is a kindness.',
      },
      {
        id: 'flow.source.water-to-metal',
        because: ['pct:most=water', 'day:metal'],
        says: ['out=much'],
        zh_CN:
          '一条消息还没发完，下一条已经在打字。你是金，水占{pct:water}，东西从你身上往外淌得快，话，稿子，主意，收口比开口难⟨（食伤为源）⟩。水要有木来喝，木占{pct:wood}，是用得着它的人，也是最后落袋的钱。同一个主意，说给三个听热闹的，不如说给一个等着用的。',
        en_US:
          'Before one message has gone, you’re typing the next. Metal with {pct:water} of water pours: talk, drafts, ideas, and the closing is harder for you than the opening⟨ (Output at the source)⟩. Water wants wood to drink it, {pct:wood}: somebody who can use the thing, and the money at the end. Tell an idea once to a person who’s waiting for it, before you tell it to three who aren’t.',
      },
      {
        id: 'flow.source.water-to-water',
        because: ['pct:most=water', 'day:water'],
        zh_CN:
          '群聊好几个，你在哪个里都不算最吵，哪个也没退。水占{pct:water}，你也是水，朋友的朋友汇到一处，分不清谁先认识谁⟨（比劫为源）⟩。水浇到木上才见用处，木有{pct:wood}，是你自己名下长出来的一件事。汇合时热闹，分岔时记得上那条写着你名字的船。',
        en_US:
          'In none of your group chats are you the loudest, and you’ve left none of them. Water holds {pct:water} and you’re water, friends of friends running together until nobody knows who met whom⟨ (Peers at the source)⟩. It comes to something where it waters wood, {pct:wood}, a thing that grows under your own name. At the confluence all is company. At the fork, get into the boat that’s yours.',
      },
    ],
  },
  {
    id: 'flow-thin',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.thin.no-wood',
        because: ['pct:wood<=0'],
        says: ['flow.growing=skipped'],
        zh_CN:
          '你手上的事只有两种状态：还在想，已经好了。中间那栏“还在长大”是空的，因为整张盘里找不到木，而木管的正是从念头到成品慢慢长的那一段。水没有木来接，就直接去碰火，想到便要亮出来。打个草样，放三天再看一眼，等于自己补种一棵。',
        en_US:
          'Your projects have two states, thought about and done. The column in between stays empty: there’s no wood anywhere in this chart, and wood is the slow stretch where an idea grows into a thing. With none to hand it on, water runs straight at fire, and what you’ve just thought of has to be shown. Make a rough one and let it stand three days.',
      },
      {
        id: 'flow.thin.no-fire',
        because: ['pct:fire<=0'],
        says: ['flow.showing=skipped'],
        zh_CN:
          '奖状在抽屉里，相册没有封面，新做的东西直接收进了柜子。盘里没有火，火是亮相那一步；木长成了就往土里钻，做完等于入库。别人要知道你做了什么，得自己来翻。这样踏实，也白白少了许多回音。一季挑一样摆在门口，摆满一个月。',
        en_US:
          'The certificate is in a drawer and the new thing went straight into the cupboard. Your chart holds no fire, the step where work is shown, so wood, once grown, goes directly into the ground: finished means put away. Anyone who wants to know what you’ve done has to come and look. It keeps you steady, and you hear little back. Once a season, leave one piece by the door.',
      },
      {
        id: 'flow.thin.no-earth',
        because: ['pct:earth<=0'],
        says: ['decides=fast', 'flow.settling=skipped'],
        zh_CN:
          '片尾字幕还在滚，你已经打好了分。盘里没有土，火与金之间少了一块垫脚的地方，热闹一过便是定论，没有“先放着”这一说。干脆是真干脆，改起来也快，收藏和人情却不好积。看完一样东西，先让票根在口袋里待一晚，第二天再开口。',
        en_US:
          'The credits are rolling, and you’ve given it a number. There’s no earth in the chart, so fire meets metal with nothing between them: after the excitement, the verdict, and no shelf to leave it on meanwhile. You’re quick and you waste no one’s time. What needs to pile up, a collection or a friendship, finds no floor. Keep the ticket stub in your pocket overnight before you rate it.',
      },
      {
        id: 'flow.thin.no-metal',
        because: ['pct:metal<=0'],
        says: ['flow.ending=drifts'],
        zh_CN:
          '订过的会员没有一个是你亲手退的，都是等卡过期。金是收口那一下，你的八字里一个也没有，土攒下的东西不经裁断，直接往水里漏：交情淡掉，计划没了下文，旧衣一件件自己不见。散得不伤人，也不留据。今天挑一件悬着的，写上“到此为止”，发出去。',
        en_US:
          'No subscription of yours was ever canceled; the card expired. Metal is the stroke that closes a thing, and the chart has none, so what earth collects goes uncut and seeps away as water: a plan stops being mentioned, a friendship thins. Nobody gets hurt, and nothing is on record. Take one thing that’s been hanging, write “this ends here,” and send it today.',
      },
      {
        id: 'flow.thin.no-water',
        because: ['pct:water<=0'],
        says: ['stop=hard'],
        zh_CN:
          '行李箱没清空，下一趟的票已经出了。水是两件事当中蓄着的那口塘，整张盘里没有它，金一收工，木就冒头，前一件的得失没人来得及想。所以你做过很多，回头讲得出道理的少。拆箱子那晚什么也别订，只把这一趟写满半页。',
        en_US:
          'The suitcase isn’t unpacked and the next ticket is bought. Water is the pond that lies between two jobs, and the chart holds none: metal closes one, wood starts another, and nobody has had time to think the last one over. You’ve done a good deal and drawn few conclusions from it. On the night you unpack, book nothing. Tell one person about the trip, from the beginning.',
      },
      {
        id: 'flow.thin.trace-wood',
        because: ['pct:wood<=4', 'pct:wood>=1'],
        says: ['flow.growing=narrow'],
        zh_CN:
          '五个打算排着队，等过同一根独木桥。木只有{pct:wood}，它本来要把水里泡着的念头接过来，养成能见火的东西；木细，一回只够过一个。几个一起上，桥就晃，每个都长到巴掌高停住。定个规矩：一季只许一样叫“正在做”，其余的回去泡着。',
        en_US:
          'Five plans are standing in line for one footbridge. Wood comes to {pct:wood}, and its part is to take the ideas soaking in your water and raise them until they can face the light. It will carry one across at a time. When several step on together, all of them stop at a hand’s height. Allow a single thing per season the name of work in progress.',
      },
      {
        id: 'flow.thin.trace-fire',
        because: ['pct:fire<=4', 'pct:fire>=1'],
        says: ['flow.showing=narrow'],
        zh_CN:
          '知道你好处的人，都是坐得近的那几位。火才{pct:fire}，一支蜡烛的光，照得亮一张桌子，照不到街上；木长出来的东西要经它亮相，才落得进土里算数。别指望大场面。把人请到桌边来，一回两三个，当着面做一遍，比发十份介绍管用。',
        en_US:
          'The people who know what you’re good at have all sat near you. Fire is {pct:fire}, a candle’s worth: enough for a table, not for the street, and whatever your wood grows has to pass that light before it counts for anything on the ground. A big stage wastes it. Ask two or three to the table and do the thing in front of them.',
      },
      {
        id: 'flow.thin.trace-earth',
        because: ['pct:earth<=4', 'pct:earth>=1'],
        says: ['flow.settling=narrow'],
        zh_CN:
          '饭桌上说好的事，你记在餐巾纸上，餐巾纸后来垫了桌脚。土只{pct:earth}，火热闹完要有地方落，落稳了金才好去裁断；地太小，兴头和结论之间常是空的。备一个固定的地方，一只碗、一块板都行，凡是口头答应的，当天扔进去，星期天倒出来看。',
        en_US:
          'What was agreed at dinner you wrote on a napkin, and the napkin went under the table leg. Earth has {pct:earth}. After fire’s excitement things need ground to land on before metal can judge them, and here the plot is small. Give it a fixed address, a bowl or a board. Whatever you promised aloud goes in the same day, and on Sunday you tip it out.',
      },
      {
        id: 'flow.thin.trace-metal',
        because: ['pct:metal<=4', 'pct:metal>=1'],
        says: ['flow.ending=small-door'],
        zh_CN:
          '储藏室进得去，出得慢，因为门只开半扇。金是{pct:metal}，土里存的要经它挑一挑、断一断，才变得成流动的水；你断得动，一回却只断得动一件。年底大扫除总扫到一半，就是这个缘故。改成每晚一样：一封旧信，一件旧衫，一个“再说吧”。',
        en_US:
          'Your storeroom fills through a wide door and empties through a narrow one. Metal amounts to {pct:metal}; it’s what sorts and cuts before the things that earth keeps can move again as water. You can do it, one item at a time, and for that reason the great year-end cleaning stops in the middle. Make it nightly and small: one letter, one sweater, one “let’s see.”',
      },
      {
        id: 'flow.thin.trace-water',
        because: ['pct:water<=4', 'pct:water>=1', 'age>=16', 'age<=74'],
        says: ['flow.pause=short'],
        zh_CN:
          '会与会之间留了五分钟，你拿它回了三条消息。水有{pct:water}，是金收工以后、木开头以前的那点歇息，别人泡一池，你只有一杯。一杯也管用，条件是真喝：手机扣下，椅子转向窗，什么结论都不下。喝完这一杯再起头的事，返工少。',
        en_US:
          'Five minutes lay between two meetings, and you answered three messages in them. Water is {pct:water}, the pause after metal has finished and before wood begins; where others have a pool, you have a glass. A glass will do, provided you drink it. Phone down, chair to the window, nothing concluded. What you start after that needs less doing over.',
      },
      {
        id: 'flow.thin.least-wood',
        because: ['pct:least=wood', 'pct:wood>=4'],
        says: ['flow.growing=narrow'],
        zh_CN:
          '学一样新的，头三个星期看不出动静，到第四周你才跟上，再往后就稳了。五行里木最少，{pct:wood}，河到这一段收窄，从念头长成东西要多费些日子。窄处不堵，只是慢；堵都堵在半路换道上。起手那天算好六个星期，中间不许评自己。',
        en_US:
          'For three weeks of anything new there’s nothing to see. In the fourth you catch up, and after that it holds. Wood is the least of your five, {pct:wood}, and there the river narrows: from notion to thing takes you some extra days. A narrow stretch isn’t a blocked one. The blockage comes from switching channels halfway. On day one set six weeks, and grade nothing before then.',
      },
      {
        id: 'flow.thin.least-fire',
        because: ['pct:least=fire', 'pct:fire>=4'],
        says: ['flow.showing=narrow'],
        zh_CN:
          '夸人的话，你总比旁人慢半拍；轮到说自己的好处，慢一整拍。火在五行里占得最少，{pct:fire}，水路走到亮相这一段变窄，东西过得去，要低一低头。常见的是：事做好一个星期了，该知道的人还不知道。做完当天就说，一句话，带上名字。',
        en_US:
          'Your compliments arrive half a beat after everyone else’s, and when the subject is you, a full beat. Fire is the smallest of the five, {pct:fire}, and the channel narrows just where things are shown. They get through; they have to stoop. Hence the piece of work that’s a week old before those concerned have heard. Tell them the day it’s done, in one sentence, with your name in it.',
      },
      {
        id: 'flow.thin.least-earth',
        because: ['pct:least=earth', 'pct:earth>=4'],
        says: ['flow.settling=narrow'],
        zh_CN:
          '搬进去大半年，画还靠着墙根，钉子没敲。五行数下来土最少，{pct:earth}，流到这一段，热闹过后该落脚、该存下的地方窄了些：朋友聚过没留影，活干完没留底。不用换性子，先敲一颗钉子：今年做成的事，选一件钉到墙上。',
        en_US:
          'Half a year after moving in, the pictures still lean against the wall. Counted up, earth is the least you have, {pct:earth}, so the stream is tight at the point where things settle and get kept: a party with no photograph of it, a job with no copy filed. You needn’t change your character. Drive one nail. Of what you’ve brought off this year, hang up one.',
      },
      {
        id: 'flow.thin.least-metal',
        because: ['pct:least=metal', 'pct:metal>=4'],
        says: ['flow.ending=late'],
        zh_CN:
          '一通电话讲完了正事，再见还要说上三遍。金是五行里最少的一样，{pct:metal}，管收口；流到这里慢下来，退订、结项、说一声“不去了”，样样比别的步骤晚一个星期。晚归晚，最后都收得住。把结束的日子跟开始的日子写在同一行，省得临时下手。',
        en_US:
          'The business of the call was over some time ago; the goodbyes take three rounds. Of the five, metal has the least, {pct:metal}, and metal does the closing, so the stream slows there. Cancellations, final reports and “I won’t be coming” run a week behind everything else. They do get done. Write the closing date on the same line as the opening one, and there’s no knife to look for later.',
      },
      {
        id: 'flow.thin.least-water',
        because: ['pct:least=water', 'pct:water>=4', 'age>=16', 'age<=74'],
        says: ['flow.pause=late'],
        zh_CN:
          '休假的头两天，你还照着上班的钟点醒，第三天才像休假。水在五行里占得最少，{pct:water}，一件事收了尾，要隔一阵才沉得下去，想得明白。沉得慢的人最怕假短：三天的假等于只歇一天。日子凑长一点，头两天就安排走路，别安排想事。',
        en_US:
          'For the first two days of a vacation you wake at office hours. It begins on the third. Water is your smallest share, {pct:water}, and when a thing is finished it takes a while to sink to where it can be thought about. Short breaks cheat you: three days off come to one. Make them longer and fewer, and give the opening days to walking.',
      },
    ],
  },
  {
    id: 'flow-heavy',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.heavy.wood',
        because: ['pct:wood>=45'],
        says: ['flow.excess=begins'],
        zh_CN:
          '阳台的花盆，报了名的课，起了头的本子，样样在冒芽。木占到{pct:wood}，盘里最不缺的是开头。开头多了，彼此抢太阳：哪一样都活着，哪一样都不高。春天过去，拔掉三分之一，拔的时候心疼是对的，说明都是真种的。',
        en_US:
          'Flowerpots on the balcony, a course signed up for, a notebook four pages in: everything is sprouting. Wood comes to {pct:wood}, and what this chart will never run short of is beginnings. They shade one another. All are alive, and none is tall. When spring is over, pull up a third. That it hurts shows you meant them.',
      },
      {
        id: 'flow.heavy.fire',
        because: ['pct:fire>=45'],
        says: ['flow.excess=shines'],
        zh_CN:
          '到你家做客的人，走的时候都比来时嗓门大。火占{pct:fire}，热气收不进盒子，一句话要站起来说，一张桌子要坐到十个人。这么亮的地方，看得见的多，看得清的少，因为没有影子可以歇眼睛。做决定挑天没亮、灯没开的那一个钟头。',
        en_US:
          'Guests leave your place louder than they came. Fire holds {pct:fire}, and that much of it won’t be boxed: sentences get said standing up, and a table for six seats ten. In such light a great deal is visible and not much is distinct, since there are no shadows to rest the eye on. Do your deciding in the hour before the lamps go on.',
      },
      {
        id: 'flow.heavy.earth',
        because: ['pct:earth>=45'],
        says: ['flow.excess=keeps'],
        zh_CN:
          '抽屉里有上一部手机、上上一部手机，和它们的盒子。土占{pct:earth}，什么流到这里都先停下来：东西，消息，别人托的话。停得住是本事，谁来找都在；水路却因此一段一段变成塘。凡是收了三年没动的，送走时拍张照，留照片就够。',
        en_US:
          'In the drawer lie your last phone, the one before it, and both their boxes. Earth has {pct:earth}, and whatever flows in comes to a stop first, objects, news, messages to be passed on. It’s worth a good deal, being where people can find things. It also turns the river into ponds. What hasn’t moved in three years, photograph and give away; the photograph will do.',
      },
      {
        id: 'flow.heavy.metal',
        because: ['pct:metal>=45', 'age>=16'],
        says: ['flow.excess=judges'],
        zh_CN:
          '菜单上的错字，合同里的漏洞，朋友新剪的刘海，你一眼就有了看法。金占{pct:metal}，这么大一份全用来裁断，尺子多，料子少。什么都量过一遍，省事的是错得少，费事的是旁人拿出东西以前先想想你会怎么说。隔一天，只看，不量。',
        en_US:
          'The misprint on the menu, the gap in the contract, a friend’s new bangs: one look and you have a ruling. Metal takes {pct:metal}: that much of the chart is rulers, with little enough left over to measure. You make few mistakes. Other people, before they show you something, hear in advance what you’ll say. Keep one day in which you look and don’t measure.',
      },
      {
        id: 'flow.heavy.water',
        because: ['pct:water>=45'],
        says: ['flow.excess=thinks'],
        zh_CN:
          '问你周末去哪儿，能听到四条路线、两种天气和一个没说完的想法。水占{pct:water}，没有哪一处是它绕不过去的，也就没有哪一处非停不可。想得远，岸就退得远。出门前只许留一条路线，写在手背上；其余三条，路上当故事讲。',
        en_US:
          'Ask where you’re going on Saturday, and there are four routes, two forecasts and a thought that trails off. Water has {pct:water}; nothing is in its way that it couldn’t go around, so nothing makes it stop. The further you think, the further the shore backs off. Before you leave the house, write one route on your hand. The other three will make conversation.',
      },
      {
        id: 'flow.heavy.wood-self',
        because: ['pct:wood>=45', 'day:wood', 'age>=16'],
        says: ['flow.excess=begins'],
        zh_CN:
          '家谱、校友录、老同事的群，你在里头都不是外人。木占{pct:wood}，日干也是木，四下长的全是同类，枝叶搭着枝叶，分不清哪一截是自己的主意。风来时谁也吹不倒谁；要长高，得各自往外挪一步。找一件熟人里没一个做过的事，一个人去做一回。',
        en_US:
          'Family tree, alumni list, the old office chat: you’re no stranger in any of them. Wood makes up {pct:wood} and your day stem is wood as well, so what grows around you is your own kind, leaf over leaf, until it’s hard to say which idea was yours. No wind will flatten that. For height, each has to step out a little. Do one thing alone that nobody you know has ever done.',
      },
      {
        id: 'flow.heavy.fire-self',
        because: ['pct:fire>=45', 'day:fire'],
        says: ['flow.excess=shines'],
        zh_CN:
          '蛋糕上插满了蜡烛，灯还亮着，你已经在喊人关灯。日干是火，又有{pct:fire}的火围着，光从四面来，自己那一支反倒显不出。人越多你越亮，人一散，屋里的暗也比别家深一层。给独处的晚上留一盏小灯，一件不用给谁看的手工，别急着打电话叫人。',
        en_US:
          'The cake is covered in candles, and you’re calling for somebody to turn off the lights. You’re fire in a chart with {pct:fire} of fire, lit from all sides, and your own flame is hard to pick out. The more people, the better you burn. When they’ve gone, the room is darker than other rooms. For such evenings keep a small lamp and some handwork that nobody will see.',
      },
      {
        id: 'flow.heavy.earth-self',
        because: ['pct:earth>=45', 'day:earth', 'kind:regular'],
        says: ['flow.excess=keeps', 'change=resists'],
        quote: 'yhzp-wang-earth',
        zh_CN:
          '换一家理发店，你考虑了两年。日干是土，全盘的土又有{pct:earth}，山叠着山，动一处要先跟另外几处商量。《渊海子平》开的方子只有八个字：“土旺得木，方能疏通。” 木就是一根往里钻的芽，一样你还不会的东西。从理发店换起也行。',
        en_US:
          'It took you two years to change barbers. Earth by day stem, in a chart with {pct:earth} of earth, you’re hill behind hill, and to move one the rest have to be consulted. “Strong earth needs wood before it opens and breathes,” the *Yuanhai Ziping* says. Wood is a shoot pushing in, something you can’t do yet. The haircut was a start. Try another street.',
      },
      {
        id: 'flow.heavy.metal-self',
        because: ['pct:metal>=45', 'day:metal'],
        says: ['flow.excess=judges'],
        zh_CN:
          '借你的笔，要还原来那一支，笔帽朝同一头。日干是金，金又占{pct:metal}，刀与刀并排收在一个匣里，轻轻一晃就响。你待自己比待旁人更严，旁人只听见响，看不见那一层。每样东西留一个允许弄坏的：一支笔，一只杯子，一个星期天。',
        en_US:
          'Whoever borrows your pen returns that pen, cap on the same end. You’re metal, metal is {pct:metal} of the whole, and blades laid side by side in a case ring when somebody walks past. You hold yourself to it harder than anyone; people hear the ringing and miss that. Own one of each thing that’s allowed to get spoiled: one pen, one cup, one Sunday.',
      },
      {
        id: 'flow.heavy.water-self',
        because: ['pct:water>=45', 'day:water'],
        says: ['flow.excess=thinks'],
        zh_CN:
          '两点钟躺下，三点钟还在替明天的谈话排第七种开场。你是水，水又占{pct:water}，自己和周围没有岸隔开，别人的心事流进来，也就成了你的心事。听得懂所有人，累在分不清是谁的累。天黑以前画一道岸：这一件是我的，那一件替人保管，明早归还。',
        en_US:
          'To bed at two, and at three you’re on the seventh way of opening tomorrow’s conversation. You’re water, water is {pct:water} of the whole, and no bank divides you from what’s around: other people’s worries run in and pass for yours. You follow everyone, and can’t tell whose fatigue you’re feeling. Before dark, draw the bank. This one is mine; that one I’m holding until morning.',
      },
      {
        id: 'flow.heavy.sixty-weak',
        because: ['pct:one>=60', 'sign:weak', 'kind:regular'],
        zh_CN:
          '一间屋子只有一面朝街，整条街的声音都从那一面进来。五行里一样就占了{pct:most}，偏偏不是帮你的那一样；你在这张盘里是住户，那条街是房东。顶着它砌墙不合算，先摸清它几点吵、几点静。把最要紧的事排在它静的时候，一天一个钟头也够用。',
        en_US:
          'Your room has a single window, and the whole street comes in by it. One element alone amounts to {pct:most}, and not one that’s on your side: in this chart you’re the tenant and that street is the landlord. Walling it out costs more than you have. Learn when it’s loud and when it’s quiet, and keep what matters most for the quiet. An hour a day is enough.',
      },
      {
        id: 'flow.heavy.sixty-firm',
        because: ['pct:one>=60', 'sign:firm'],
        zh_CN:
          '同一道菜，你家三代做法一样，客人闻着味就知道进了谁家的门。一样五行占到{pct:most}，又是站在你这边的，整条河差不多只有一股水，走得猛，不拐弯。拿手的事谁也追不上，不拿手的，连门牌都没去看过。一年认一扇生门，只敲，不必进去。',
        en_US:
          'Three generations cook that dish the same way, and a visitor knows by the smell whose house it is. One element makes up {pct:most} and it’s on your side, so the river is nearly all one current, strong and without a bend. At what you do well you’re hard to catch. At the rest you’ve never read the number on the door. Each year find one such door and knock.',
      },
    ],
  },
  {
    id: 'flow-all',
    card: 'flow',
    role: { section: 'course' },
    paragraphs: [
      {
        id: 'flow.all.weak',
        because: ['flow:all-five', 'sign:weak'],
        says: ['flow.even=tiring'],
        zh_CN:
          '一条巷子五家铺，样样买得到，看店的只有你一个。五行没有哪一样低于百分之八，水路转得圆，自己的力气却薄，转一圈下来人先乏。你很少被一件事难住，难住你的是五件事同一天开门。排个班：一家店一天，别家挂“今日盘点”。',
        en_US:
          'Five shops on one lane, all of them open, and you’re minding all of them. None of the five elements is under eight percent, so the stream goes the full circle, but your own strength is slight and it’s you who tires first. One problem seldom beats you. Five of them opening on the same morning do. Give each shop its day and let the others hang out a sign that says inventory.',
      },
      {
        id: 'flow.all.weak-making',
        because: ['flow:all-five', 'sign:weak', 'share:most=output'],
        says: ['flow.even=tiring', 'out=much'],
        zh_CN:
          '全家的手机壳、窗帘环、自行车链子，坏了都往你桌上放，你也真修得好。五行样样过了百分之八，缺口哪儿都没有，做出去的却占最多，{share:output}，身子又薄，一圈水流下来，全在你这一站出的力。修之前问一句“急不急”，三件里总有两件等得到下个月。',
        en_US:
          'A phone case, a curtain ring, a bicycle chain: whatever breaks in the house lands on your desk, and you do fix it. None of your five elements is under eight percent, so nothing is lacking, but what you give out is the largest part, {share:output}, and your own strength is slight. The stream goes all the way around on your labor. Ask first if it’s urgent. Two in three can wait a month.',
      },
      {
        id: 'flow.all.weak-minding',
        because: ['flow:all-five', 'sign:weak', 'share:most=wealth'],
        says: ['flow.even=tiring'],
        zh_CN:
          '出门一趟，包里带着别人的伞、邻居的快递和一张替人排的号。五行一样不缺，路路走得通，于是事情也路路找得到你；归你经管的最多，{share:wealth}，自己的力气偏少。通的河最怕船多。包里只留一格给别人，满了就说“下一班”。',
        en_US:
          'Out for an hour, you carry somebody’s umbrella, the neighbor’s package and a number you’re holding in line for a friend. Nothing is short among your five elements; every road goes through, and by every road things find you. What’s in your care is the most of all, {share:wealth}, and your own strength is less. Open rivers draw boats. Keep a single pocket for other people, and when it’s full, say next time.',
      },
      {
        id: 'flow.all.weak-pressed',
        because: ['flow:all-five', 'sign:weak', 'share:most=officer', 'age>=16', 'age<=74'],
        says: ['flow.even=tiring'],
        zh_CN:
          '会议室订满的那一天，你从三楼跑到七楼，每一场都坐得住，没有一场是你要开的。五行齐着，进哪个门都说得上话，所以哪个门都叫你；管你催你的占{share:officer}，居五样之首，力气却不算厚。先给一天里的会排个座次，第四场起，请别人带一份纪要回来。',
        en_US:
          'On the day every meeting room is booked you run from the third floor to the seventh, at home in all of them and host of none. With the five elements complete you can talk at any door, and so each of them calls you. What orders and presses you comes first among your parts, {share:officer}, over a strength that isn’t thick. Rank the day’s meetings. From the fourth on, ask for the notes.',
      },
      {
        id: 'flow.all.even',
        because: ['flow:all-five', 'sign:even', 'age<=74'],
        says: ['flow.even=blends'],
        zh_CN:
          '把你安插到哪个小组，三天以后都像一直在里面。五行样样过了百分之八，身子又不强不弱，进来的和出去的差不多平，河面没有响声。不响的河，路过的人记不住它叫什么。挑一段河道让它响：一年里有一件事，做得过分一点。',
        en_US:
          'Put you in any group, and in three days you’ve always been there. Each of the five has more than eight percent and your strength is middling, so what comes in about equals what goes out, and the river makes no sound. People crossing a quiet river forget its name. Let one stretch of it be loud: once a year, do one thing slightly too much.',
      },
      {
        id: 'flow.all.firm',
        because: ['flow:all-five', 'sign:firm', 'age>=16', 'age<=74'],
        says: ['flow.even=carries'],
        zh_CN:
          '水龙头坏了会修，账会对，孩子会哄，稿子也交得出，于是家里和单位都当你不用帮手。五样五行没有一样短缺，你又撑得住，一圈走完还有余力。代价在这里：你样样过得去，没有一样是非你不可。问问熟人遇事先想到你的是哪一样，往那里多放两成。',
        en_US:
          'You can fix the faucet, reconcile the accounts, settle the baby and hand in the draft, and so both home and work assume you need no help. Nothing is short among the five and you have strength to spare after the full round. The price: good enough at each, and for none of them the only name. Ask friends what they’d call you for first, and put a fifth more into that.',
      },
      {
        id: 'flow.all.no-peak',
        because: ['pct:one<=28', 'pct:least>=12', 'age>=16', 'age<=74'],
        says: ['flow.even=slow-choice'],
        zh_CN:
          '自助餐台前，你绕到第二圈，盘子还是空的。五行最多的一样是{pct:most}，最少的也有{pct:least}，高低差不了多少，没有哪股水非往前冲不可。这样的人转行不吃亏，选行吃亏：每条路都通，便每条路都要去看一眼。先走离家最近的那条，走满一百天再说。',
        en_US:
          'At the buffet you’re on your second lap with an empty plate. The largest of your five elements is {pct:most} and the smallest {pct:least}; with so little between high and low, no current insists. Changing fields costs you less than most people. Choosing one costs you more, since every road goes through and each wants a look. Take the one nearest home for a hundred days.',
      },
      {
        id: 'flow.all.under-two-colors',
        because: ['branches:five-elements', 'stems:two-elements'],
        says: ['flow.below=complete'],
        zh_CN:
          '店面只卖两样货，后面的库房五样齐全。你的天干上只见两种五行，地支里藏着的却一样不缺，所以接得上的活远比招牌上写的多。水在地下走，走得通，只是看不见。有人问“你会不会”，别先摇头；答“容我回去翻一翻”，多半翻得出来。',
        en_US:
          'Out front the shop sells two lines; the storeroom has all five. Your stems show only two elements while the branches hide every one, so you can fill more orders than the sign suggests. The water runs, underground. When somebody asks if you do such a thing, don’t shake your head yet. Say you’ll check in the back. It’s usually there.',
      },
      {
        id: 'flow.all.under-one-color',
        because: ['branches:five-elements', 'stems:one-element'],
        says: ['flow.below=complete'],
        zh_CN:
          '一栋楼外墙刷成单色，里头住着五户口音不同的人家。天干清一色是同一种五行，外人只认得这一种；地支藏的五样俱全，吃饭、算账、歇脚各有各的路。门面这么齐，转弯的事都在里面办。要找你帮别样忙的人，先得有人领进楼道。',
        en_US:
          'The building is painted a single color, and five families with five accents live inside. All your stems are one element, the only one that outsiders know you by. The branches hold the complete set, each with its own way of eating, counting and resting. With a front so uniform, the turns are taken indoors. Anyone who needs your other sides has to be shown in by somebody.',
      },
    ],
  },
]
