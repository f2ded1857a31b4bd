import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Yearly paragraphs for children, in place of those about pay, offices and contracts. */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-child-line',
    card: 'annual',
    role: 'line',
    paragraphs: [
      {
        id: 'annual.child.line-zhengcai',
        because: ['y=zhengcai', 'age<=15'],
        zh_CN: '今年的果子按时熟，一个一个数得清。',
        en_US: 'This year’s fruit ripens on time, and you can count it piece by piece.',
      },
    ],
  },
  {
    id: 'annual-child-todo',
    card: 'annual',
    role: 'todo',
    paragraphs: [
      {
        id: 'annual.child.do-peer',
        because: ['y=peer', 'sign:firm', 'age<=15'],
        zh_CN: '跟同伴合用的东西挑一样，写下轮到谁的是哪几天，贴在两个人都看得见的地方。',
        en_US: 'Pick one thing you share with another child. Write down whose days are whose, and hang it where both of you can see.',
      },
      {
        id: 'annual.child.do-wealth',
        because: ['y=wealth', 'sign:firm', 'age<=15'],
        zh_CN: '借出去的东西写在一张纸上：谁、哪一样、哪天去要。下个月先要回一件。',
        en_US: 'Write what you’ve lent on one page: who, what, and the day you’ll ask. Next month, get one of them back.',
      },
      {
        id: 'annual.child.do-officer',
        because: ['y=officer', 'sign:firm', 'age<=15'],
        zh_CN: '想管的事挑一件，浇花、开门、收本子都行，用一句话说给老师或者家里大人听。',
        en_US: 'Choose one thing to be in charge of, the plants, the door, the notebooks. Say it to a teacher or at home in one sentence.',
      },
    ],
  },
  {
    id: 'annual-child-first',
    card: 'annual',
    role: { section: 'first' },
    paragraphs: [
      {
        id: 'annual.child.turn',
        because: ['y-turn', 'age<=15'],
        zh_CN:
          '书包要换大一号了。管十年的大运今年交接⟨（交运）⟩，落在孩子身上，看得见的多半是周围：换了教室，换了来接的人，抽屉里的玩具忽然有一半不爱碰。旧的别一下子清空，挑三样留在手边，其余装箱写上日期，等新的这一段住惯了再打开。',
        en_US:
          'The school bag goes up a size. The luck cycle, which rules for ten years, changes hands in this one ⟨ (turn of luck)⟩, and around a child it tends to show in things: another classroom, another person at the gate, half the toys suddenly dull. Don’t clear it all out. Keep three within reach, box the others with a date, and open the box when the new stretch feels lived in.',
      },
      {
        id: 'annual.child.clash-month',
        because: ['y-clash@month', 'age<=15'],
        zh_CN:
          '先变的是课桌这一圈。今年的{y-branch}正对着你月支的{branch:month}⟨（岁冲月支）⟩，月柱管天天见面的人，同桌、兄弟姐妹都在里头：座位要调，分组要重来，有一条老规矩忽然讲不通。换到新位子的头一个星期，记住旁边那个人的一样爱好，别的慢慢来。',
        en_US:
          'It begins around your desk at school. The year’s {y-branch} faces the {branch:month} of your month ⟨ (year facing the month branch)⟩, the pillar of people met every day, deskmates, brothers, sisters. Seats get changed, teams are drawn anew, and one old rule stops making sense. In the first week beside somebody new, learn one thing that they like. The rest can come slowly.',
      },
      {
        id: 'annual.child.clash-hour',
        because: ['y-clash@hour', 'age<=15'],
        zh_CN:
          '拼到一半的图，有一角被人碰散了。今年的{y-branch}正对着你时支的{branch:hour}⟨（岁冲时支）⟩，时柱管往后的打算，说好暑假去的地方、要学三年的那样东西，多半要改一改。改用铅笔记日子，先写季节，不写几号。散掉的那一角，拼第二遍比头一遍快。',
        en_US:
          'The puzzle was half done, and somebody has bumped a corner. The {y-branch} faces the {branch:hour} of your hour ⟨ (year facing the hour branch)⟩, which holds what comes later: the place you were to visit in the summer, the thing to be learned for three years. Note the dates in pencil, seasons before days. That corner goes together faster the second time.',
      },
    ],
  },
  {
    id: 'annual-child-god',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.child.peer-weak',
        because: ['y=bijian', 'sign:weak', 'age<=15'],
        zh_CN:
          '课桌搬到一半，另一头被人抬了起来。流年天干是比肩，跟你一般高的那颗星，你的盘力气薄一些⟨（流年比肩，身弱）⟩，一个人做不动的，今年两个人刚好：背诗有人对着背，天黑那段路有人一道走。先开口的那句由你说，回头分他半个橘子。',
        en_US:
          'Halfway across the room with a school desk, and the other end goes up. The year’s stem is the Friend, somebody just your height, and your chart is short of strength ⟨ (year of the Friend, weak self)⟩. What is too much for one is right for two this year: a poem to learn, the dark bit of the way home. You be the one to ask, and share your orange.',
      },
      {
        id: 'annual.child.rival-firm',
        because: ['y=jiecai', 'sign:firm', 'age<=15'],
        zh_CN:
          '零食倒上桌，手最快的那个就坐在你旁边。流年是劫财，跟你同类、出手更快的那颗星，你又撑得住，谁都觉得少你一块不要紧⟨（流年劫财，身强）⟩。大方可以，先数清：几个人，几块，最后一块归谁。拆袋以前说是规矩，拆了再说就成了吵架。',
        en_US:
          'When the snacks come out, the quickest hand sits next to you. The year’s stem is the Rival, your own kind and faster, and as you’re sturdy everyone thinks you won’t miss a piece ⟨ (year of the Rival, strong self)⟩. Be generous, and count first: how many people, how many pieces, who gets the last. Before the bag is open that’s a rule. Afterward it’s a quarrel.',
      },
      {
        id: 'annual.child.rival-weak',
        because: ['y=jiecai', 'sign:weak', 'age<=15'],
        zh_CN:
          '积木搭到一半，来帮忙的人顺手拿走了两块。流年是劫财，同类里手快的那颗星，你的盘力气薄⟨（流年劫财，身弱）⟩，这笔换得过来：少两块积木，多一个人扶塔。先想好哪几块舍得，放在他那边，舍不得的收进盒子，剩下的一起搭高。',
        en_US:
          'Somebody helps with your tower and walks off with two of the blocks. The year’s stem is the Rival, your own kind with quicker fingers, and your chart is light on strength ⟨ (year of the Rival, weak self)⟩. So the trade is fair: two blocks fewer, one more pair of hands to steady it. Decide which pieces you can spare and put those on their side. The dear ones stay in the box.',
      },
      {
        id: 'annual.child.hurting-firm',
        because: ['y=shangguan', 'sign:firm', 'age<=15'],
        zh_CN:
          '手举得太直，椅子都跟着响。流年是伤官，嘴快、眼尖、不爱听管的那颗星，你有力气跟着它跑⟨（流年伤官，身强）⟩，今年画的、编的、讲的都有看头。挑错也挑得快，那就先改自己的一行，再去指别人的。大人这句话说完，再轮到你。',
        en_US:
          'Your hand shoots up so straight that the chair squeaks. The stem is the Hurting officer, quick of tongue, sharp of eye and hard to govern, and you have the strength to run with it ⟨ (year of the Hurting officer, strong self)⟩. Drawings, inventions and stories come out well. You’ll spot mistakes fast, so mend a line of your own before you point at theirs. And let the grown-up finish the sentence.',
      },
      {
        id: 'annual.child.wealth-firm',
        because: ['y=wealth', 'sign:firm', 'age<=15'],
        zh_CN:
          '压岁钱、换来的卡片、别人托你看一天的乌龟，今年从手上过的东西不少。流年天干是财，要人照管的东西，你的盘提得动⟨（流年财星，身强）⟩，那就真管一样：一盆薄荷，一只猫的饭，一个存钱罐。罐子一个月数一回，数目自己写，大人只看不动。',
        en_US:
          'Holiday money, swapped cards, a turtle somebody leaves with you for a day: a good deal passes through your hands. The year’s stem is wealth, whatever wants looking after, and you can lift it ⟨ (year of Wealth, strong self)⟩. So take real charge of something, a pot of mint, the cat’s dinner, a savings jar. Count the jar once a month and write the sum yourself. Grown-ups may look.',
      },
      {
        id: 'annual.child.wealth-weak',
        because: ['y=wealth', 'sign:weak', 'age<=15'],
        zh_CN:
          '兴趣班的传单塞满了书包侧袋，张张写着头一节免费。流年天干是财，要照管的东西站成一排，你的盘力气薄⟨（流年财星，身弱）⟩，报上三样，第三样多半在车上睡过去。今年留一样，学到不用人催着出门。空出来的那个下午不补别的，趴在地上玩。',
        en_US:
          'The side pocket of the school bag is stuffed with flyers, first lesson free. Wealth on the year’s stem is a row of things to look after, and your chart tires ⟨ (year of Wealth, weak self)⟩; of three classes, you’d sleep through the third. Keep one this year until you go without being sent. The afternoon that saves stays empty. Play on the floor.',
      },
      {
        id: 'annual.child.wealth-even',
        because: ['y=wealth', 'sign:even', 'age<=15'],
        zh_CN:
          '一个书包，四本书，一个水壶，再添一样拉链就合不上。流年天干是财，找上门要你照管的事刚好装满，你的盘不偏不倚，背得动⟨（流年财星，身中和）⟩。还想加一样，先拿出一样来，摆在家里的架子上，过一阵换着背，不算丢掉。',
        en_US:
          'One school bag, four books, a bottle, and with anything more the zipper won’t close. The year’s stem is wealth, and the things that want you to look after them fill your chart, which leans neither way, just to the top ⟨ (year of Wealth, balanced self)⟩. To put something in, take something out. It waits on the shelf at home and gets its turn later.',
      },
      {
        id: 'annual.child.killing-firm',
        because: ['y=qisha', 'sign:firm', 'age<=15'],
        zh_CN:
          '最难的那一题点了你的名。流年是七杀，催着人往前的那颗星，你的盘站得稳，推一把也不倒⟨（流年七杀，身强）⟩，比赛、考级、跑道的最后一圈，今年可以报一样硬的。只报一样，练到手熟。有人催得急，先问清是哪一天要，问出日子就不那么急了。',
        en_US:
          'The hardest question in the room gets asked with your name on it. The year’s stem is Seven killings, the star that pushes, and your chart stands firm when pushed ⟨ (year of Seven killings, strong self)⟩. A race, a grade on the violin, the last lap: enter for one tough thing. One only, and practice until the hands know it. When somebody hurries you, ask for the day. A day is less pressing than “now.”',
      },
      {
        id: 'annual.child.killing-weak',
        because: ['y=qisha', 'sign:weak', 'age<=15'],
        zh_CN:
          '大绳今年摇得快，跟着乱跳要绊脚。流年是七杀，催人的那颗星，你的盘力气薄一些⟨（流年七杀，身弱）⟩，退出来一步，数两下再进去。作业切成三小块，难的一块放在点心后面；谁说了一句凶话，回家讲给大人听。睡足的日子，绳子会显得慢。',
        en_US:
          'The long rope is turning fast this year, and jumping in anyhow trips you. The stem is Seven killings, the star that hurries people, over a chart with less strength to spare ⟨ (year of Seven killings, weak self)⟩. Step back, count two turns, go in. Cut homework into three pieces, the hard one after a snack, and tell somebody at home about the harsh word. On days after a long sleep the rope looks slower.',
      },
      {
        id: 'annual.child.peer-even',
        because: ['y=peer', 'sign:even', 'age<=15'],
        zh_CN:
          '跷跷板本来是平的，今年你这头多坐了一个人。流年天干是你的同类，盘里不缺人也不嫌人多⟨（流年比劫，身中和）⟩，所以有时是帮手，有时要分你的点心。一样一样地合伙：搭一座桥，演一场戏，做完各回各家。下一样再约，换个人也行。',
        en_US:
          'The seesaw was level, and this year someone gets on at your end. The stem is your own kind, and your chart neither lacks company nor has too much ⟨ (year of Peers, balanced self)⟩, so now they’re help and now they’re half of your snack. Team up for one thing at a time, a bridge of blocks, a play. When it’s done, go home, and next time it may be somebody else.',
      },
      {
        id: 'annual.child.following-fair',
        because: ['kind:following', 'y-score>=62', 'age<=15'],
        zh_CN:
          '滑梯顺着坐下去就好，今年不用往上爬。你的盘跟着最强的那一股走⟨（从格，流年相合）⟩，流年正好同一个方向，哪个队在笑，哪间教室亮着灯，你走进去就有位置。别人要你先站稳脚跟，你多半是跟着跑才稳。跑以前看一眼领头的是谁。',
        en_US:
          'Go down the slide the way it slopes; there’s no climbing up it this year. A chart like yours follows whatever is strongest in it ⟨ (Following pattern, year agrees)⟩, and the year goes the same way. Walk into the room with the light on, join the team that’s laughing, and there’s a place. You find your balance by running along. Just look first at who’s in front.',
      },
    ],
  },
  {
    id: 'annual-child-contact',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.child.joins-month',
        because: ['y-six-combine@month', 'age<=15'],
        zh_CN:
          '借橡皮、对答案、轮值日，今年喊一声就有人应。{y-branch}合住你月支的{branch:month}⟨（岁合月支）⟩，那里站的是天天见面的人，凑得拢。凑得太拢也有一样：他们玩什么，你就跟着玩什么。一个星期挑一个课间，玩你自己想出来的，请他们来跟你。',
        en_US:
          'An eraser to borrow, a hand with the chores: call once this year and somebody answers. The {y-branch} joins the {branch:month} of your month ⟨ (year joining the month branch)⟩, where the people stand whom you meet every day. So close a fit has its price, which is that you always play their game. At one recess a week play a game that you’ve made up, and invite them.',
      },
      {
        id: 'annual.child.harm-month',
        because: ['y-harm@month', 'age<=15'],
        zh_CN:
          '传话游戏传到你这里，总要走样。{y-branch}害着你月支的{branch:month}⟨（岁害月支）⟩，月柱是同学、兄弟姐妹，今年彼此绊一下，多半因为少说了半句，没有谁存心。听来的话先放口袋，走过去问说话的那一个，问完再决定生不生气。',
        en_US:
          'In the whispering game the sentence keeps reaching you bent. The {y-branch} crosses the {branch:month} of your month ⟨ (year crossing the month branch)⟩, the place of classmates, brothers and sisters, and this year they get in each other’s way, mostly for want of half a sentence. Put what you hear in your pocket. Go ask the one who said it, and be cross afterward if you still want to be.',
      },
    ],
  },
  {
    id: 'annual-child-star',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.child.wenchang',
        because: ['y-star=wenchangguiren', 'y=resource', 'age<=15'],
        zh_CN:
          '字今年自己往脑子里走。流年天干是印，教你的那一边，地支带着文昌，管读写的星⟨（印逢文昌）⟩，认字、背诗、写作文都省劲。省下的劲别又换成两页练习，拿去读一本没人布置的书，读到睡着也算数。书脊上贴个小点，年底数一数。',
        en_US:
          'Words walk in by themselves this year. The stem is a seal, the teaching side, and the branch carries the Academy star, for reading and writing ⟨ (seal with the Academy star)⟩. Don’t let the ease be turned into two more worksheets. Spend it on a book nobody assigned, and falling asleep over it counts. Put a dot on the spine of each, and at the end of the year count dots.',
      },
      {
        id: 'annual.child.taohua',
        because: ['y-star=taohua', 'y=output', 'age<=15'],
        zh_CN:
          '站到台上的那一回，灯正照着你。桃花是招人看的星，今年遇上会说会演的年干⟨（桃花逢食伤）⟩，唱一首，讲个故事，做给客人看，都有人停下来。夸奖收下，别连着演三场。下台洗把脸，那天晚上不用再给谁表演一遍。',
        en_US:
          'The one time you stand on the stage, the lamp is on you. Peach blossom, the star of being looked at, comes under a stem of expression ⟨ (Peach blossom with Output)⟩; sing, tell a story, show the guests how it’s done, and people stop. Keep the praise and skip the third encore. Afterward wash your face. Nobody needs to see it again that evening.',
      },
      {
        id: 'annual.child.jiangxing',
        because: ['y-star=jiangxing', 'y=officer', 'age<=15'],
        zh_CN:
          '哨子、名单、领队的小旗，今年会递到你手里一样。将星带头，年干又是管事的官⟨（将星逢官）⟩，递来的还有一句“看好他们”。接以前问一声：有人不听，我喊谁。接了以后自己走在最前面，回头数人，数到最后一个再出发。',
        en_US:
          'A whistle, a list of names, the little flag at the head of the line: one of them gets handed to you. The General star leads, and the stem is an officer, so “mind the others” comes with it ⟨ (General star with an Officer)⟩. Before you take it, ask whom to call when somebody won’t listen. Then go in front, look back, and count to the last one before you set off.',
      },
    ],
  },
  {
    id: 'annual-child-best-month',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.child.best-shangguan',
        because: ['y-best-month-shangguan', 'age<=15'],
        zh_CN:
          '嗓子最亮的一个月是{best-month}，分数全年最高，天干是伤官，嘴快眼尖的星⟨（最高月伤官）⟩。朗诵、演讲、当众弹一首，放在那时候报名。最低的是{worst-month}，一样的话听起来像顶嘴，到那时少举手，多画画。',
        en_US:
          'Your voice carries farthest in {best-month}. The score is the year’s highest, and the stem is the Hurting officer, quick of tongue and eye ⟨ (highest month, Hurting officer)⟩; a recital, a speech, the piece played in front of people belong there. In {worst-month}, the lowest, the same words sound like talking back, so draw more and put your hand up less.',
      },
      {
        id: 'annual.child.best-wealth',
        because: ['y-best-month-wealth', 'age<=15'],
        zh_CN:
          '攒着的心愿，挑{best-month}打开罐子。那个月分数最高，天干是财，过手的和要照管的都在那边⟨（最高月财星）⟩，买那件想了半年的，换那张缺的卡，都会合适。{worst-month}垫底，罐子盖紧，别跟人换东西，换了多半要后悔。',
        en_US:
          'Open the savings jar in {best-month}. It scores highest, and its stem is wealth, the things we own and look after ⟨ (highest month, Wealth)⟩: get what you’ve wanted for half a year, trade for the card you lack. At the bottom: {worst-month}. Screw the lid on, and swap nothing that you’d want back by the weekend.',
      },
      {
        id: 'annual.child.best-officer',
        because: ['y-best-month-officer', 'age<=15'],
        zh_CN:
          '要当着人过的那一关，放进{best-month}。天干是官杀，规矩和考验的那一边，分数又站在全年最高处⟨（最高月官杀）⟩，比赛、考级、头一回自己去，都挑那时。{worst-month}在最底下，关口能让就让，到点吃饭，到点上床就算赢。',
        en_US:
          'Whatever has to be done with people watching goes into {best-month}. Its stem is an officer, the side of rules and trials, and the score stands at the top of the year ⟨ (highest month, Officers)⟩: the match, the grade test, the first time somewhere alone. In {worst-month}, the lowest, let the hurdles pass you by; dinner and bed on time will count as a win.',
      },
    ],
  },
  {
    id: 'annual-child-place',
    card: 'annual',
    role: { section: 'place' },
    paragraphs: [
      {
        id: 'annual.child.place-fire',
        because: ['use:fire', 'age<=15'],
        zh_CN:
          '写字的桌子搬到南窗底下，你的盘想要火，火住在南边⟨（用神火）⟩。出去玩也多往南：南门的公园，朝南的教室，太阳晒得到的那块操场。屋里最暗的角落挂一串小灯，书和玩具往那边摆一半，你自己就会坐过去。',
        en_US:
          'Move the table where you write under the south window: your chart wants fire, and fire lives in the south ⟨ (Useful element fire)⟩. When you go out, go that way too, to the park by the south gate, the sunny end of the playground. Hang a string of lights in the darkest corner and put half of the books there. You’ll end up sitting in it.',
      },
      {
        id: 'annual.child.place-metal',
        because: ['use:metal', 'age<=15'],
        zh_CN:
          '往西边走的路今年多走几回，你的盘想要金，金在西边⟨（用神金）⟩。石头台阶、铁轨、老钟楼，看一回，人就静一点。屋里西墙清出一块，挂一样又硬又直、天天要用的：尺子、口琴、一排挂钩。用完挂回去，就算收拾过了。',
        en_US:
          'Take the way west more often this year; your chart wants metal, and metal is west ⟨ (Useful element metal)⟩. Stone steps, railroad tracks, an old clock tower: a look at them settles you. Clear a piece of the west wall at home for something hard and straight that you use daily, a ruler, a harmonica, a row of hooks. Hung up again afterward, it counts as tidying.',
      },
    ],
  },
  {
    id: 'season-child',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.child.spring-joy',
        because: ['s:spring', 's-joy', 'age<=15'],
        zh_CN:
          '木在你的盘里是个跑腿的好伙伴⟨（喜神当令）⟩，春天正轮到它。二三月适合出去问、出去认：认三种树，问邻居的小孩叫什么，换一条路上学走一走。大的决定，学哪样、搬不搬房间，等四月辰月过完再说，那时伙伴也跑累了。',
        en_US:
          'Wood is a good errand-runner in your chart ⟨ (Helpful element in season)⟩, and spring is its turn. February and March are for going out and asking: learn three trees, the name of the kid next door, another way to school. Bigger questions, which instrument, whose room, can wait until the Dragon’s month is over in early May, when the runner sits down too.',
      },
      {
        id: 'season.child.spring-enemy',
        because: ['s:spring', 's-enemy', 'age<=15'],
        zh_CN:
          '玩具店的新货二月上架，春游、生日会、兴趣课也都挤在这时候，没有一样不好，加起来就吵。木在你的盘里站在对头那一边，又正当令⟨（仇神当令）⟩。添一样，先送走一样；新认识的小朋友，一起玩过两回再去家里。',
        en_US:
          'In February the toy shop fills its window, and the outings, birthdays and classes all come at once. None of them is bad; together they’re loud. Wood in this chart works for the other side, and these are its months ⟨ (Opposing element in season)⟩. For each thing that comes in, one goes out. With a new playmate, have two afternoons in the yard before you visit.',
      },
      {
        id: 'season.child.summer-use',
        because: ['s:summer', 's-use', 'age<=15'],
        zh_CN:
          '巳月午月一到，灯正好照在你的桌上，火是这张盘最想要的⟨（用神当令）⟩。想让人知道的，五月到七月当面说：想学什么，怕什么，那幅画画的是谁。玩得高兴容易漏掉午饭和午觉，这两样请大人敲门叫。',
        en_US:
          'The lamp comes on over your table with the Snake and the Horse, and fire is what this chart wants most ⟨ (Useful element in season)⟩. Between May and July say things to people’s faces: what you’d like to learn, what scares you, who that is in the drawing. In so much light lunch and naps get lost. Ask somebody to knock for both.',
      },
      {
        id: 'season.child.summer-joy',
        because: ['s:summer', 's-joy', 'age<=15'],
        zh_CN:
          '隔壁的炉子借你用一夏天，火热得很，只是不归你管⟨（喜神当令）⟩。凉了的都拿来热一热：很久没一起玩的朋友，丢下半年的琴，写了个开头的故事。热到冒气就够了，午后两点到四点窗帘拉上，躺着听蝉。',
        en_US:
          'The stove next door is yours to borrow all summer; fire helps your chart and isn’t its own ⟨ (Helpful element in season)⟩. Warm up what went cold: the friend you haven’t played with, the piano left since winter, a story with only a first page. Steam is enough. From two to four in the afternoon, draw the curtains and listen to the cicadas.',
      },
      {
        id: 'season.child.summer-adverse',
        because: ['s:summer', 's-adverse', 'age<=15'],
        zh_CN:
          '五月起人比天先热，火是这张盘最不想添的⟨（忌神当令）⟩，巳午两个月话短，手急，写完的字要擦掉重来。要紧的作业放在早上，九点以前。快吵起来的时候，说一句“我去喝水”，真去喝完一杯再回来。',
        en_US:
          'From May on you’re hot before the weather is. Fire is what this chart wants least ⟨ (Adverse element in season)⟩, and under the Snake and the Horse words get short, hands get hasty, and the page has to be erased. Do the homework that matters before nine in the morning. When it’s turning into a quarrel, say “I’m getting some water,” and drink the whole glass.',
      },
      {
        id: 'season.child.autumn-use',
        because: ['s:autumn', 's-use', 'age<=15'],
        zh_CN:
          '申月酉月带来金，你的剪刀正快，堆了一年的纸可以剪了⟨（用神当令）⟩。八九月做收尾的事：画到一半的填上颜色，攒乱的卡片排好，跟人讲定谁先谁后。十月戌月土重，刀口要钝，剪好的贴上墙，剪刀放回抽屉。',
        en_US:
          'Your scissors are sharp once the Monkey and the Rooster bring metal, and a year’s heap of paper can be cut ⟨ (Useful element in season)⟩. August and September are for finishing: color in the half-done picture, put the cards in order, agree on who goes first. The Dog in October is earth and dulls the edge. Tape the pictures up and put the scissors away.',
      },
      {
        id: 'season.child.autumn-enemy',
        because: ['s:autumn', 's-enemy', 'age<=15'],
        zh_CN:
          '秋天人人都在数，数完多半归别人，金在你的盘里帮着对面那一边⟨（仇神当令）⟩。八月有人提议换东西、比一比、输了算谁的，先问三样：换几天，谁来判，不想玩了怎么办。三样都答得上来再伸手，答不上来，去看他们玩。',
        en_US:
          'All fall somebody is counting, and most of it ends up with somebody else. Metal in your chart works for the other side ⟨ (Opposing element in season)⟩. When swaps and contests come up in August, ask three things: for how many days, who’s the judge, and may you stop. If they can answer, put your hand in. If not, watching is fun as well.',
      },
      {
        id: 'season.child.autumn-idle',
        because: ['s:autumn', 's-idle', 'age<=15'],
        zh_CN:
          '八月转凉，你的盘没什么动静，金只是从门口路过⟨（闲神当令）⟩。这样的秋天拿来走路正好：放学提早一站下车，踩着落叶走，捡三片不一样的夹进书里。新学期别人冲得快，你照老样子按时做完，一样不少。',
        en_US:
          'Your chart hardly notices that August has cooled; metal is just walking past the gate ⟨ (Idle element in season)⟩. Such a fall is made for walking. Get off one stop early after school, go through the leaves, and press three that differ in a book. Others race into the new term. You do your pages at the usual hour and miss nothing.',
      },
    ],
  },
  {
    id: 'month-child-god',
    card: 'month',
    role: { section: 'month' },
    paragraphs: [
      {
        id: 'month.child.bijian-high',
        because: ['m=bijian', 'm-score>=68', 'age<=15'],
        zh_CN: '一起玩的人给你让出位置，合搭的那座塔这个月能搭完。',
        en_US: 'The others make room for you. The tower you’re building together gets its roof.',
      },
      {
        id: 'month.child.bijian-mid',
        because: ['m=bijian', 'm-score>=55', 'm-score<=67', 'age<=15'],
        zh_CN: '班上有个跟你一般高的，比跑步可以，比玩具就不必了。',
        en_US: 'Back to back, you and the new kid are level. Race each other, and leave the toys at home.',
      },
      {
        id: 'month.child.jiecai-mid',
        because: ['m=jiecai', 'm-score>=55', 'm-score<=67', 'age<=15'],
        zh_CN: '有人想借你最喜欢的那支笔，借第二喜欢的。',
        en_US: 'Somebody wants to borrow your favorite pen. Lend the second best.',
      },
      {
        id: 'month.child.shangguan-high',
        because: ['m=shangguan', 'm-score>=68', 'age<=15'],
        zh_CN: '嘴跟得上脑子了，想讲的故事挑饭后讲完整的一个。',
        en_US: 'For once the words come as fast as the ideas. Tell one whole story after dinner.',
      },
      {
        id: 'month.child.piancai-high',
        because: ['m=piancai', 'm-score>=68', 'age<=15'],
        zh_CN: '认识的人一下子多了，记住三个名字，去一家玩。',
        en_US: 'New faces by the dozen. Learn three names and visit one of them.',
      },
      {
        id: 'month.child.zhengcai-high',
        because: ['m=zhengcai', 'm-score>=68', 'age<=15'],
        zh_CN: '做完家务记得领那枚星星，攒满一排换一样大的。',
        en_US: 'Chores get their gold stars. Fill a row and trade it for one big thing.',
      },
      {
        id: 'month.child.zhengyin-high',
        because: ['m=zhengyin', 'm-score>=68', 'age<=15'],
        zh_CN: '老师、外婆、邻居阿姨，谁都愿意多教你一遍，现在就问。',
        en_US: 'A teacher, a grandmother, the lady next door: any of them will show you again. Ask.',
      },
      {
        id: 'month.child.best-wealth',
        because: ['m-best', 'm=wealth', 'age<=15'],
        zh_CN: '罐子里的钱这个月最会花，想清楚一样，一次买对。',
        en_US: 'The month for opening the jar. Think of one thing and get the right one.',
      },
      {
        id: 'month.child.best-officer',
        because: ['m-best', 'm=officer', 'age<=15'],
        zh_CN: '要报名的、要上台的都排在这里，名字写工整一点。',
        en_US: 'Sign up for it here, the race or the stage. Write your name neatly.',
      },
      {
        id: 'month.child.worst-wealth',
        because: ['m-worst', 'm=wealth', 'age<=15'],
        zh_CN: '不跟人换东西，也不买盲盒，零钱留在口袋里叮当响。',
        en_US: 'No swaps, no surprise boxes. Let the coins jingle where they are.',
      },
    ],
  },
  {
    id: 'month-child-contact',
    card: 'month',
    role: { section: 'month' },
    paragraphs: [
      {
        id: 'month.child.clash-month',
        because: ['m-clash@month', 'age<=15'],
        zh_CN: '旁边换了个新同桌，先告诉他窗户怎么开。',
        en_US: 'Someone new sits down beside you. Show them how the window opens.',
      },
      {
        id: 'month.child.joins-month',
        because: ['m-six-combine@month', 'age<=15'],
        zh_CN: '值日有人肯跟你换，上次他欠你的那回也可以提。',
        en_US: 'A classmate will trade chores with you. You may mention the time they owe you.',
      },
      {
        id: 'month.child.stem-faces-month',
        because: ['m-stem-clash@month', 'age<=15'],
        zh_CN: '分组时有人跟你唱反调，先做他的一遍，再做你的一遍。',
        en_US: 'Somebody in your group wants it the other way. Do it theirs once, then yours.',
      },
      {
        id: 'month.child.harm-month',
        because: ['m-harm@month', 'age<=15'],
        zh_CN: '走廊里听来的话，洗手的时候一起冲掉。',
        en_US: 'What you hear in the hallway, wash off with the chalk.',
      },
      {
        id: 'month.child.hongluan',
        because: ['m-star=hongluan', 'age<=15'],
        zh_CN: '家里有请帖来，问问能不能让你捧花、撒糖。',
        en_US: 'A wedding card comes to the house. Ask if you may carry the flowers.',
      },
    ],
  },
]
