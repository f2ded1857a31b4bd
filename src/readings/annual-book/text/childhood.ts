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
        claims: ['presumes=friends'],
        zh_CN: '跟同伴合用的东西挑一样，写下轮到谁的是哪几天，贴在两个人都看得见的地方。',
        en_US: 'Pick one thing you share with another child. Write down whose days are whose, and hang it where both of you can see.',
      },
      {
        id: 'annual.child.do-wealth',
        because: ['y=wealth', 'sign:firm', 'age<=15'],
        claims: ['presumes=reading'],
        zh_CN: '借出去的东西写在一张纸上：谁、哪一样、哪天去要。下个月先要回一件。',
        en_US: 'Write what you’ve lent on one page: who, what, and the day you’ll ask. Next month, get one of them back.',
      },
      {
        id: 'annual.child.do-officer',
        because: ['y=officer', 'sign:firm', 'age<=15'],
        claims: ['presumes=school'],
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
        form: ['statement', 'dated'],
        zh_CN:
          '今年是一个十年换下一个十年的年份⟨（交运：大运在今年交接）⟩。落在孩子身上，看得见的多半是周围：换了睡的地方，换了来接的人，抽屉里的玩具忽然有一半不爱碰。旧的一下子清空，会有几个晚上睡不好；挑三样留在手边，其余装箱写上日期，等新的这一段住惯了再打开，多半只剩两样还要。',
        en_US:
          'This year one ten-year stretch gives way to the next ⟨(turn of luck: the luck cycle changes this year)⟩. Around a child it tends to show in things: another place to sleep, another person at the door, half the toys suddenly dull. Clear it all out at once, and there will be some bad nights. Keep three things within reach and box the others with a date. When the new stretch feels lived in and the box is opened, two of them will still be wanted.',
      },
      {
        id: 'annual.child.clash-month',
        because: ['y-clash@month', 'age<=15'],
        claims: ['presumes=school'],
        form: [],
        zh_CN:
          '先变的是课桌这一圈。⟨今年的{y-branch}正对着你月支的{branch:month}（岁冲月支），月柱管天天见面的人：|这一年顶着你盘里管天天见面的人的那一格：⟩座位要调，分组要重来，有一条老规矩忽然讲不通。换到新位子的头一个星期你话少，第二个星期就好了，因为旁边那个人也在等。',
        en_US:
          'It begins around your desk at school. ⟨The year’s {y-branch} clashes with the {branch:month} of your month (year against the month branch), the pillar of people met every day.|This year pulls against the place in your chart for the people you meet every day.⟩ Seats get changed, teams are drawn anew, and one old rule stops making sense. You’re quiet for the first week in a new spot. The second is better, since whoever sits beside you was waiting, too.',
      },
      {
        id: 'annual.child.clash-hour',
        because: ['y-clash@hour', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '说好的计划今年要改一改。⟨今年的{y-branch}正对着你时支的{branch:hour}（岁冲时支），时柱管往后的打算：|这一年顶着你盘里管往后打算的那一格：⟩说好去的地方，要学三年的那样东西，换了日子或者换了样子。改过的那一版，多半比头一版快。',
        en_US:
          'Plans you had will be changed this year. ⟨The {y-branch} clashes with the {branch:hour} of your hour (year against the hour branch), which holds what comes later.|The year pulls against the place in your chart for what comes later.⟩ The trip you were promised, the thing to be learned for three years: another date, or another shape. The second version tends to go faster than the first.',
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
        claims: ['helps=peer', 'presumes=school'],
        form: ['order'],
        zh_CN:
          '一个人做不动的，今年两个人刚好。⟨流年天干是比肩，跟你一般高，你的盘力气薄一些（流年比肩，身弱）：|这一年来的是跟你一般高的伙伴，而你的力气薄一些：⟩背诗有人对着背，天黑那段路有人一道走。先开口的那句由你说，回头分对方半个橘子。',
        en_US:
          'What is too much for one is right for two this year. ⟨The year’s stem is the Friend, somebody just your height, and your chart is short of strength (year of the Friend, weak self):|The year brings companions your own height, and your own strength is slight:⟩ a poem to learn, the dark bit of the way home. You be the one to ask, and share your orange.',
      },
      {
        id: 'annual.child.rival-firm',
        because: ['y=jiecai', 'sign:firm', 'age<=15'],
        claims: ['burdens=peer', 'presumes=friends'],
        form: ['scene'],
        zh_CN:
          '零食倒上桌，手最快的那个就坐在你旁边。⟨流年是劫财，跟你同类、出手更快，你又撑得住（流年劫财，身强），|这一年来的是跟你一样有劲、手更快的伙伴，⟩谁都觉得少你一块不要紧。拆袋以前说几个人、几块、最后一块归谁，那是规矩；拆了再说，就成了吵架。你总是让得最快的那个，让完又躲到一边生气；其实手快的那个不知道你在生气，只当你吃饱了。说一声“我也还要”，多半就有了。',
        en_US:
          'When the snacks come out, the quickest hand sits next to you. ⟨The year’s stem is the Rival, your own kind and faster, and you’re sturdy (year of the Rival, strong self),|The year brings companions as strong as you and faster,⟩ so everyone thinks you won’t miss a piece. How many people, how many pieces, who gets the last: said before the bag is open, that’s a rule. Said afterward, it’s a quarrel. You tend to give way first and then go off and sulk. The quick one doesn’t know that, and thinks you’ve had enough. “I’d like some more, too” usually gets you some.',
      },
      {
        id: 'annual.child.rival-weak',
        because: ['y=jiecai', 'sign:weak', 'age<=15'],
        claims: ['helps=peer', 'presumes=friends'],
        form: [],
        zh_CN:
          '来帮忙的人，今年会顺手拿走两块积木。⟨流年是劫财，同类里手快的那一个，你的盘力气薄（流年劫财，身弱），|这一年来的是手快的伙伴，而你的力气薄一些，⟩这笔换得过来：少两块积木，多一个人扶塔，塔能搭到原先够不着的高度。舍不得的那几块先收进盒子，剩下的就不心疼。',
        en_US:
          'Whoever helps you this year will walk off with two of the blocks. ⟨The year’s stem is the Rival, your own kind with quicker fingers, and your chart is light on strength (year of the Rival, weak self).|The year brings companions with quick fingers, and your own strength is slight.⟩ The trade is fair: two blocks fewer, one more pair of hands, and a tower taller than you could reach. With the dear ones in a box first, it won’t hurt.',
      },
      {
        id: 'annual.child.hurting-firm',
        because: ['y=shangguan', 'sign:firm', 'age<=15'],
        claims: ['helps=output', 'presumes=school'],
        form: ['statement'],
        zh_CN:
          '今年你画的、编的、讲的都有看头。⟨流年是伤官，嘴快、眼尖、不爱听管，你有力气跟着它跑（流年伤官，身强）。|这一年嘴快、眼尖的那股劲当家，你有力气跟着它跑。⟩挑错也挑得快，挑别人的比挑自己的多。大人一句话没说完你已经答了，答对了也有人不高兴；等那半句，是今年最难学的一样，学会了，夸你的人会多一倍。',
        en_US:
          'Your drawings, inventions and stories come out well this year. ⟨The stem is the Hurting officer, quick of tongue, sharp of eye and hard to govern, and you have the strength to run with it (year of the Hurting officer, strong self).|It’s a year for a quick tongue and a sharp eye, and you have the strength to run with it.⟩ You’ll spot mistakes fast, other people’s more than your own. You answer before the grown-up has finished, and even when you’re right somebody minds. Waiting for the second half of the sentence is this year’s hardest lesson, and it doubles the praise.',
      },
      {
        id: 'annual.child.wealth-firm',
        because: ['y=wealth', 'sign:firm', 'age<=15'],
        claims: ['helps=wealth', 'presumes=reading'],
        form: ['scene', 'list'],
        zh_CN:
          '节日收的钱、换来的卡片、别人托你看一天的乌龟：今年从你手上过的东西不少。⟨流年天干是财，要人照管的东西，你的盘提得动（流年财星，身强），|这一年来的是要人照管的东西，你提得动，⟩真管一样也管得好，一盆薄荷，一只猫的饭，一个存钱罐。管得好的那一样，到年底会变成你的，大人不再问，你自己记得。也会有一回忘了，薄荷蔫下去一半，那一回你学到的，比记得的三十回都多；剪掉黄的，再浇水，过一个星期它自己会回来。',
        en_US:
          'Holiday money, swapped cards, a turtle somebody leaves with you for a day: a good deal passes through your hands this year. ⟨The year’s stem is wealth, whatever wants looking after, and you can lift it (year of Wealth, strong self).|The year brings things that want looking after, and you can lift them.⟩ You’d do well in real charge of one, a pot of mint, the cat’s dinner, a savings jar. By the end of the year the thing you’ve kept well is yours, and nobody asks about it anymore. Once you’ll forget, and half of the mint will droop. You’ll learn more from that than from the thirty times you remembered. Cut off the yellow leaves, water it, and within a week it’s back.',
      },
      {
        id: 'annual.child.wealth-weak',
        because: ['y=wealth', 'sign:weak', 'age<=15'],
        claims: ['burdens=wealth', 'presumes=school'],
        form: ['order'],
        zh_CN:
          '报上三样兴趣课，第三样你多半在车上睡过去。⟨流年天干是财，要照管的东西站成一排，你的盘力气薄（流年财星，身弱）。|这一年要照管的东西站成一排，而你的力气薄一些。⟩留一样，学到不用人催着出门。空出来的那个下午什么也别补，趴在地上玩。',
        en_US:
          'Of three classes, you’d sleep through the third. ⟨Wealth on the year’s stem is a row of things to look after, and your chart tires (year of Wealth, weak self).|The year is a row of things to look after, and your own strength is slight.⟩ Keep one until you go without being sent. Leave the afternoon that saves empty, and play on the floor.',
      },
      {
        id: 'annual.child.wealth-even',
        because: ['y=wealth', 'sign:even', 'age<=15'],
        claims: ['presumes=school'],
        form: ['scene'],
        zh_CN:
          '一个书包，四本书，一个水壶，再添一样拉链就合不上。⟨流年天干是财，找上门要你照管的事刚好装满，你的盘不偏不倚（流年财星，身中和），|这一年找上门要你照管的事刚好装满，⟩背得动。还想加一样，就有一样要留在家里的架子上；它不算丢掉，过一阵换着背。',
        en_US:
          'One school bag, four books, a bottle, and with anything more the zipper won’t close. ⟨The year’s stem is wealth, and the things that want looking after just fill your chart, which leans neither way (year of Wealth, balanced self).|This year’s share of things to look after just fills you up.⟩ You can carry it. For anything added, something stays on the shelf at home. It isn’t lost; its turn comes later.',
      },
      {
        id: 'annual.child.killing-firm',
        because: ['y=qisha', 'sign:firm', 'age<=15'],
        claims: ['helps=officer', 'presumes=school'],
        form: ['order'],
        zh_CN:
          '比赛、考级、跑道的最后一圈，今年你可以报一样硬的。⟨流年是七杀，催着人往前，你的盘站得稳（流年七杀，身强），|这一年催着人往前的那股劲当家，你站得稳，⟩推一把也不倒。有人催得急，问出是哪一天要，就不那么急了。只报一样，练到手熟。',
        en_US:
          'A race, a music exam, the last lap: this year you can enter for one tough thing. ⟨The year’s stem is Seven killings, which pushes, and your chart stands firm when pushed (year of Seven killings, strong self).|It’s a year that pushes, and you stand firm when pushed.⟩ When somebody hurries you, asking for the day takes the hurry out of it. Pick one only, and practice until the hands know it.',
      },
      {
        id: 'annual.child.killing-weak',
        because: ['y=qisha', 'sign:weak', 'age<=15'],
        claims: ['burdens=officer', 'presumes=school'],
        form: ['scene'],
        zh_CN:
          '大绳今年摇得快，跟着乱跳要绊脚。⟨流年是七杀，催人的那一个，你的盘力气薄一些（流年七杀，身弱）。|这一年催人的那股劲当家，而你的力气薄一些。⟩退出来一步、数两下再进去的人，跳得比谁都久。作业切成三小块也是这个道理，难的一块放在点心后面；谁说了一句凶话，回家讲给大人听，那句话就小了。睡足的日子，绳子会显得慢。跳不过去的那一天，在旁边给别人数数，也算你在场。',
        en_US:
          'The long rope is turning fast this year, and jumping in anyhow trips you. ⟨The stem is Seven killings, which hurries people, over a chart with less strength to spare (year of Seven killings, weak self).|It’s a year that hurries people, and your own strength is slight.⟩ Whoever steps back, counts two turns and then goes in keeps jumping longest. Homework cut into three pieces, the hard one after a snack, works the same way, and a harsh word told at home gets smaller. On days after a long sleep the rope looks slower. On a day when you can’t get in, counting for the others means you were there, too.',
      },
      {
        id: 'annual.child.peer-even',
        because: ['y=peer', 'sign:even', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '跷跷板本来是平的，今年你这头多坐了一个人。⟨流年天干是你的同类，盘里不缺人也不嫌人多（流年比劫，身中和），|这一年来的是跟你一样的伙伴，你不缺人，也不嫌人多，⟩有时是帮手，有时要分你的点心。一样一样地合伙最好：搭完一座桥，各回各家，下一样换个人也行。有时候你想一个人搭，他们偏不走，那时候给他们一样活干，递积木也算；有了活的人不抢，没有活的才抢。',
        en_US:
          'The seesaw was level, and this year someone gets on at your end. ⟨The stem is your own kind, and your chart neither lacks company nor has too much (year of Peers, balanced self):|The year brings companions like you, and you neither lack company nor have too much:⟩ now they’re help and now they’re half of your snack. One thing at a time goes best. When the bridge of blocks is done, everyone goes home, and the next may be with somebody else. Sometimes you’d like to build alone and they won’t leave. Give them a job then, even handing over blocks. Whoever has a job doesn’t grab.',
      },
      {
        id: 'annual.child.following-fair',
        because: ['kind:following', 'y-score>=62', 'age<=15'],
        claims: ['good=y'],
        form: ['statement'],
        zh_CN:
          '今年你往人多热闹的地方走，进去就有位置。⟨你的盘跟着最强的那一股走，流年同一个方向（从格，流年相合）。|你的盘跟着最强的那一样走，今年正好同一个方向。⟩别人要先站稳脚跟，你多半跟着走才稳。跟谁走，比走多快要紧。',
        en_US:
          'Walk toward the noise this year, and there’s a place for you. ⟨A chart like yours follows whatever is strongest in it, and the year goes the same way (Following pattern, year agrees).|A chart like yours follows whatever is strongest in it, and the year goes the same way.⟩ Others have to find their feet first. You find yours by going along, and whom you go with matters more than how fast.',
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
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN:
          '借橡皮、对答案、轮值日，今年你喊一声就有人应。⟨{y-branch}合住你月支的{branch:month}（岁合月支），那里站的是天天见面的人，|这一年跟你盘里管天天见面的人的那一格合得来，⟩凑得拢。凑得太拢也有一样：他们玩什么，你就跟着玩什么，自己想出来的那个游戏，一直没有机会讲。挑一个人少的时候讲，先讲给一个人听，那一个会帮你去喊其余的；要是没有人爱玩，也不要紧，下回他们的游戏你会玩得更像自己的。',
        en_US:
          'An eraser to borrow, a hand with the chores: call once this year and somebody answers. ⟨The {y-branch} combines with the {branch:month} of your month (year joining the month branch), where the people stand whom you meet every day.|The year gets along with the place in your chart for the people you meet every day.⟩ So close a fit has its price. You always play their game, and the one you made up never gets its turn. Tell it when few are around, to one of them first, and that one will call the others. If nobody likes it, no harm done.',
      },
      {
        id: 'annual.child.harm-month',
        because: ['y-harm@month', 'age<=15'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '话传到你这里，今年总要走样。⟨{y-branch}害着你月支的{branch:month}（岁害月支），月柱是同伴、兄弟姐妹，|这一年跟你盘里管天天见面的人的那一格互相别着，⟩彼此绊一下，多半因为少说了半句，没有谁存心。走过去问说话的那一个，问完再决定生不生气，十回里有八回气不起来。轮到你传话的时候也一样，少说半句省事，多说半句省一架。',
        en_US:
          'Sentences keep reaching you bent this year. ⟨The {y-branch} harms the {branch:month} of your month (year crossing the month branch), the place of playmates, brothers and sisters;|The year is at cross purposes with the place in your chart for the people you meet every day;⟩ they get in each other’s way, mostly for want of half a sentence. Ask the one who said it, and be cross afterward if you still want to be. Eight times in ten you won’t. It’s the same when you pass something on. Half a sentence less is quicker. Half a sentence more saves a fight.',
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
        claims: ['helps=resource', 'presumes=reading'],
        form: ['order'],
        zh_CN:
          '字今年自己往脑子里走。⟨流年天干是印，教你的那一边，地支带着文昌，主读写（印逢文昌），|这一年教你的那一边当家，读和写都顺，⟩认字、背诗、写作文都省劲。省下的劲别换成两页练习，拿去读一本没人布置的书，读到睡着也算数。',
        en_US:
          'Words walk in by themselves this year. ⟨The stem is a seal, the teaching side, and the branch carries the Academy star, for reading and writing (seal with the Academy star).|The year is on the teaching side, and reading and writing go well.⟩ Don’t turn the ease into two more worksheets. Spend it on a book nobody assigned, and falling asleep over it counts.',
      },
      {
        id: 'annual.child.taohua',
        because: ['y-star=taohua', 'y=output', 'age<=15'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '今年你唱一首，讲个故事，做给客人看，都有人停下来。⟨年支是桃花，招人看，年干会说会演（桃花逢食伤）。|这一年招人看，也爱说爱演。⟩夸奖好听，连着演三场就累了，累了的那一场没有人记得，大家记得的是头一场。看的人里头，总有一个记得你后来唱错的那一句，那是家里人，他们喜欢的正是那一句。演完想躲起来也正常，躲一会儿再出来吃点心，谁也不会说你。',
        en_US:
          'Sing, tell a story, show the guests how it’s done: people stop and look at you this year. ⟨The year’s branch is the Peach blossom, which draws eyes, under a stem of expression (Peach blossom with Output).|It’s a year that draws eyes and likes to perform.⟩ Praise is nice, and three shows in a row are tiring. Nobody remembers the tired one. They remember the first. Somebody always does remember the line you got wrong. That’s family, and it’s the line they like. Wanting to hide afterward is normal, too. Hide for a while, and come out for cake.',
      },
      {
        id: 'annual.child.jiangxing',
        because: ['y-star=jiangxing', 'y=officer', 'age<=15'],
        claims: ['presumes=school'],
        form: ['scene', 'order'],
        zh_CN:
          '哨子、名单、领队的小旗，今年会递到你手里一样。⟨将星带头，年干又是管事的官（将星逢官），|这一年是带头和管事的年份，⟩递来的还有一句“看好他们”。接以前问一声：有人不听，我喊谁。',
        en_US:
          'A whistle, a list of names, the little flag at the head of the line: one of them gets handed to you this year. ⟨The General star leads, and the stem is an officer (General star with an Officer),|It’s a year for leading and being in charge,⟩ so “mind the others” comes with it. Before you take it, ask whom to call when somebody won’t listen.',
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
        claims: ['presumes=school'],
        form: ['dated', 'list'],
        zh_CN:
          '全年分数最高的是{best-month}⟨（天干是伤官，嘴快眼尖）⟩，朗诵、演讲、当众弹一首，放在那时候正好。最低的是{worst-month}，一样的话听起来像顶嘴，那时候画画比举手合适。',
        en_US:
          'The year’s highest score goes to {best-month} ⟨(its stem is the Hurting officer, quick of tongue and eye)⟩; a recital, a speech, the piece played in front of people belong there. The lowest goes to {worst-month}. The same words sound like talking back then, so drawing suits it better than putting your hand up.',
      },
      {
        id: 'annual.child.best-wealth',
        because: ['y-best-month-wealth', 'age<=15'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '攒着的心愿，放到{best-month}来办，那是全年分数最高的一段⟨（天干是财，管要照管的东西）⟩。{worst-month}垫底，那时候跟人换东西，多半要后悔；罐子盖紧，等过去了再说。',
        en_US:
          'Keep your savings for {best-month}, the highest score of the year ⟨(its stem is wealth, the things we own and look after)⟩. At the bottom: {worst-month}. What you swap then you’d want back by the weekend, so the lid stays on until it’s over.',
      },
      {
        id: 'annual.child.best-officer',
        because: ['y-best-month-officer', 'age<=15'],
        claims: ['presumes=school'],
        form: ['dated', 'statement'],
        zh_CN:
          '要当着人过的那一关，放进{best-month}，那是全年分数最高的一段⟨（天干是官杀，规矩和考验的那一边）⟩：比赛、考级、头一回自己去。{worst-month}在最底下，那时候按时吃饭、按时上床就算赢。',
        en_US:
          'Whatever has to be done with people watching goes into {best-month}, the highest score of the year ⟨(its stem is an officer, the side of rules and trials)⟩: the match, the exam, the first time somewhere alone. In {worst-month}, the lowest, dinner and bed on time will count as a win.',
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
        form: ['order'],
        zh_CN:
          '你的盘最用得着火，火在南边⟨（用神火）⟩。玩的地方、写字的桌子往南挪一挪，出门也多往南走：南边的公园，朝南的门。屋里最暗的角落挂一串小灯，书和玩具往那边摆一半。',
        en_US:
          'What helps your chart most is fire, and fire lives in the south ⟨(useful element fire)⟩. The place to play and the table to write at can move to the south side, and walks can go that way, too. Hang a string of lights in the darkest corner and put half of the books and toys there.',
      },
      {
        id: 'annual.child.place-metal',
        because: ['use:metal', 'age<=15'],
        form: ['scene', 'list'],
        zh_CN:
          '石头台阶、铁轨、老钟楼：看一回，你就静一点。你的盘最用得着金，金在西边⟨（用神金）⟩，往西边走的路今年多走几回，家里西边那面墙挂一样又硬又直、天天要用的。',
        en_US:
          'Stone steps, railroad tracks, an old clock tower: a look at them settles you. What helps your chart most is metal, and metal is west ⟨(useful element metal)⟩. The way west is worth taking more often this year, and the west wall at home could hold something hard and straight that’s used every day.',
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
        form: ['statement'],
        zh_CN:
          '二三月适合慢慢认、慢慢问：认几种新东西，认一个新伙伴。⟨春天是木当令，木是你的喜神，|这一季是木的日子，木在你的盘里是个帮手，⟩只是帮手不替你做主。大的决定，学哪样、搬不搬房间，等五月初过了再说，那时看得清楚些。',
        en_US:
          'February and March are for getting to know things slowly: a few new things, one new playmate. ⟨Wood is in season, and wood is your joyful element,|These are wood’s months, and wood is a helper in your chart,⟩ though a helper doesn’t decide for you. Bigger questions, what to learn or whose room, can wait until early May, when it’s easier to see.',
      },
      {
        id: 'season.child.spring-enemy',
        because: ['s:spring', 's-enemy', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '二月起，玩的、学的、生日会都挤在一起，没有一样不好，加起来就吵。⟨木是你的仇神，又正当令，|这一季是木的日子，木在你的盘里帮着对面，⟩要慢着来。添一样，先送走一样；新认识的伙伴，一起玩过两回再去家里。',
        en_US:
          'From February on the outings, birthdays and classes all come at once. None of them is bad; together they’re loud. ⟨Wood is your enemy element, and it’s in season.|These are wood’s months, and wood works for the other side in your chart.⟩ Go slowly. For each thing that comes in, one goes out, and a new playmate comes home after two afternoons outside.',
      },
      {
        id: 'season.child.summer-use',
        because: ['s:summer', 's-use', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '五月到七月，你想让人知道的事当面说最好：想学什么，怕什么，那幅画画的是谁。⟨火是你的用神，正当令，|这一季是火的日子，火是你的盘最用得着的，⟩灯正好照在你这里。玩得高兴容易漏掉吃饭和午觉，这两样请大人来喊；别的都可以大胆些。',
        en_US:
          'From May to July, what you’d like people to know is best said to their faces: what you want to learn, what scares you, who that is in the drawing. ⟨Fire is your useful element, and it’s in season:|These are fire’s months, and fire helps your chart most:⟩ the lamp is on over you. In so much fun lunch and naps get lost, so a grown-up should call you for both. With the rest you can be bold.',
      },
      {
        id: 'season.child.summer-joy',
        because: ['s:summer', 's-joy', 'age<=15'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '凉了的事，五月到七月你都热得起来：很久没一起玩的朋友，丢下半年的琴，写了个开头的故事。⟨火是你的喜神，正当令，|这一季是火的日子，火在你的盘里是个帮手，⟩借来的炉子，热到冒气就够了。',
        en_US:
          'What went cold you can warm up between May and July: the friend you haven’t played with, the piano you left half a year ago, a story with only a first page. ⟨Fire is your joyful element, and it’s in season,|These are fire’s months, and fire is a helper in your chart,⟩ a borrowed stove. Steam is enough.',
      },
      {
        id: 'season.child.summer-adverse',
        because: ['s:summer', 's-adverse', 'age<=15'],
        claims: ['presumes=school'],
        form: ['order'],
        zh_CN:
          '五月起你比谁都先急：话短，手快，写完的字要擦掉重来。⟨火是你的忌神，正当令，|这一季是火的日子，火是你的盘最不想添的，⟩五六两个月最明显。要紧的作业放在早上。快吵起来的时候，说一句“我去喝水”，真去喝完一杯再回来。',
        en_US:
          'From May on you’re impatient before anyone else is: words get short, hands get hasty, and the page has to be erased. ⟨Fire is your adverse element, and it’s in season;|These are fire’s months, and fire is what your chart wants least;⟩ May and June show it most. Do the homework that matters in the morning. When it’s turning into a quarrel, say “I’m getting some water,” and drink the whole glass.',
      },
      {
        id: 'season.child.autumn-use',
        because: ['s:autumn', 's-use', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '八九月做收尾的事，你做得又快又好：画到一半的填上颜色，攒乱的卡片排好，跟人讲定谁先谁后。⟨金是你的用神，正当令，|这一季是金的日子，金是你的盘最用得着的，⟩像剪刀正快。十月土重，刀口要钝，那时候把做好的收起来就行，新的先不开。有一样总是收不完，那是你舍不得它完，这样的留一件就够了。',
        en_US:
          'August and September are for finishing, and you’re quick and good at it: color in the half-done picture, put the cards in order, agree on who goes first. ⟨Metal is your useful element, and it’s in season:|These are metal’s months, and metal helps your chart most:⟩ your scissors are sharp. October has more earth in it and dulls the edge. Putting away what’s done is enough then; nothing new needs to start. One thing never seems to get finished. You don’t want it to be over, and keeping one of those is fine.',
      },
      {
        id: 'season.child.autumn-enemy',
        because: ['s:autumn', 's-enemy', 'age<=15'],
        claims: ['presumes=school'],
        form: ['scene'],
        zh_CN:
          '有人提议换东西、比一比，八月起这样的事多。⟨金是你的仇神，正当令，|这一季是金的日子，金在你的盘里帮着对面，⟩数完多半归别人。换几天、谁来判、不想玩了怎么办，三样都有人答得上来，你再伸手也不迟；答不上来，看他们玩也有意思。',
        en_US:
          'Somebody wants to swap, somebody wants a contest, and from August on there’s more of it. ⟨Metal is your enemy element, and it’s in season;|These are metal’s months, and metal works for the other side in your chart;⟩ when the counting is over, most of it is with somebody else. For how many days, who’s the judge, and may you stop? If they can answer all three, there’s still time to join. If not, watching is fun as well.',
      },
      {
        id: 'season.child.autumn-idle',
        because: ['s:autumn', 's-idle', 'age<=15'],
        claims: ['presumes=school'],
        form: [],
        zh_CN:
          '别人冲得快，你照老样子按时做完，一样不少。⟨金是你的闲神，正当令，|这一季是金的日子，金跟你的盘没什么来往，⟩像从门口路过。八到十月拿来走路正好，早一站下车，走着回家，捡三样不一样的东西夹进书里。',
        en_US:
          'Others race ahead; you do your pages at the usual hour and miss nothing. ⟨Metal is your idle element, and it’s in season,|These are metal’s months, and metal has little to do with your chart,⟩ just walking past the gate. August to October are made for walking: off the bus one stop early, home on foot, three finds pressed in a book.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '一起玩的人给你让出位置，合搭的那座塔这个月能搭完。',
        en_US: 'The others make room for you. The tower you’re building together gets its roof.',
      },
      {
        id: 'month.child.bijian-mid',
        because: ['m=bijian', 'm-score>=55', 'm-score<=67', 'age<=15'],
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN: '有个跟你一般高的来了，比跑步有意思，比玩具会吵架。',
        en_US: 'Someone exactly your height turns up. Racing each other is fun. Comparing toys ends in a quarrel.',
      },
      {
        id: 'month.child.jiecai-mid',
        because: ['m=jiecai', 'm-score>=55', 'm-score<=67', 'age<=15'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN: '有人想借你最喜欢的那支笔，借第二喜欢的。',
        en_US: 'Somebody wants to borrow your favorite pen. Lend the second best.',
      },
      {
        id: 'month.child.shangguan-high',
        because: ['m=shangguan', 'm-score>=68', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN: '嘴跟得上脑子了，想讲的故事挑饭后讲完整的一个。',
        en_US: 'For once the words come as fast as the ideas. Tell one whole story after dinner.',
      },
      {
        id: 'month.child.piancai-high',
        because: ['m=piancai', 'm-score>=68', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '认识的人一下子多了，记得住三个名字就很好。',
        en_US: 'New faces by the dozen. If you know three of the names afterward, that’s plenty.',
      },
      {
        id: 'month.child.zhengcai-high',
        because: ['m=zhengcai', 'm-score>=68', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '做完家务有星星，这个月攒得满一排，换得成一样大的。',
        en_US: 'Chores get their gold stars. This month you can fill a row and trade it for one big thing.',
      },
      {
        id: 'month.child.zhengyin-high',
        because: ['m=zhengyin', 'm-score>=68', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '老师、外婆、邻居阿姨，这个月谁都愿意多教你一遍。',
        en_US: 'A teacher, a grandmother, the lady next door: this month any of them will show you once more.',
      },
      {
        id: 'month.child.best-wealth',
        because: ['m-best', 'm=wealth', 'age<=15'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN: '罐子里的钱这个月最会花，想清楚一样，一次买对。',
        en_US: 'The month for opening the jar. Think of one thing and get the right one.',
      },
      {
        id: 'month.child.best-officer',
        because: ['m-best', 'm=officer', 'age<=15'],
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN: '要报名的、要上台的都排在这里，心跳得快，站得也稳。',
        en_US: 'What you sign up for and what’s on a stage belongs here. Your heart beats fast, and you stand firm.',
      },
      {
        id: 'month.child.worst-wealth',
        because: ['m-worst', 'm=wealth', 'age<=15'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN: '换来的东西、盲盒里的东西，这个月多半不是你要的那个。',
        en_US: 'What you swap for, and what’s in the surprise box, tends not to be the one you wanted this month.',
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
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN: '旁边换了个新同桌，起先谁也不说话，说起来就停不下。',
        en_US: 'Someone new sits down beside you. At first nobody talks, and then nobody stops.',
      },
      {
        id: 'month.child.joins-month',
        because: ['m-six-combine@month', 'age<=15'],
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN: '值日有人肯跟你换，上次欠你的那回也好提了。',
        en_US: 'A classmate will trade chores with you, and you can bring up the time you’re owed.',
      },
      {
        id: 'month.child.stem-faces-month',
        because: ['m-stem-clash@month', 'age<=15'],
        claims: ['presumes=school'],
        form: ['order'],
        zh_CN: '分组时有人跟你唱反调，先做对方的一遍，再做你的一遍。',
        en_US: 'Somebody in your group wants it the other way. Do it theirs once, then yours.',
      },
      {
        id: 'month.child.harm-month',
        because: ['m-harm@month', 'age<=15'],
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN: '走廊里听来的话，这个月一半是听错的。',
        en_US: 'Half of what you hear in the hallway this month was heard wrong.',
      },
      {
        id: 'month.child.hongluan',
        because: ['m-star=hongluan', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '家里有请帖来，你或许能捧花、撒糖。',
        en_US: 'A wedding card may come to the house, and perhaps you’ll get to carry the flowers.',
      },
    ],
  },
  {
    id: 'annual-small-god',
    card: 'annual',
    role: { section: 'base' },
    when: ['age<=5'],
    paragraphs: [
      {
        id: 'annual.small.peer',
        because: ['y=peer'],
        form: ['statement'],
        zh_CN:
          '今年这孩子最想要的是伴：别的孩子在做什么，就要跟着做什么⟨（流年天干是比劫）⟩。学得快，抢得也快。一样的东西备两份，比讲道理管用；两个孩子抢过一回又玩到一起，大人不用急着判谁对。',
        en_US:
          'What this child wants most this year is company: whatever another child does has to be done as well ⟨(the year’s stem is a peer)⟩. Learning goes fast, and so does grabbing. Two of the same thing do more than reasons. Two children who fight over one and then play on don’t need a judge.',
      },
      {
        id: 'annual.small.output',
        because: ['y=output'],
        form: ['statement'],
        zh_CN: '声音、动作、新花样，今年一样一样往外冒⟨（流年天干是食伤）⟩。吵是吵些，收不住的时候换个地方跑一圈，比叫停管用。',
        en_US:
          'Sounds, moves and new tricks come out one after another this year ⟨(the year’s stem is output)⟩. It gets loud. When it won’t stop, running it off somewhere else does more than calling a halt.',
      },
      {
        id: 'annual.small.wealth',
        because: ['y=wealth'],
        form: [],
        zh_CN:
          '今年的手最忙：什么都要拿，拿了就要带走⟨（流年天干是财）⟩。家里矮的那几层，放什么都会被翻出来；留一格专门给孩子翻，别的几格就安生些。到了年底，哪样是自己的，孩子心里有一本账。',
        en_US:
          'Hands are busiest this year: everything wants holding, and whatever is held wants taking along ⟨(the year’s stem is wealth)⟩. The low shelves get turned out whatever is on them. One shelf of the child’s own leaves the rest in peace. By the end of the year the child knows exactly what belongs to whom.',
      },
      {
        id: 'annual.small.officer',
        because: ['y=officer'],
        form: ['statement'],
        zh_CN:
          '今年要守的新规矩多：几点睡，谁来接，什么不能碰⟨（流年天干是官杀）⟩。规矩少讲几条，讲了就照样做，孩子适应得快；天天变的那一条，会变成天天哭的那一条。',
        en_US:
          'This year brings new rules: bedtime, who does the picking up, what not to touch ⟨(the year’s stem is an officer)⟩. With few rules that always hold, the child settles in fast. The one that changes daily becomes the one that’s cried over daily.',
      },
      {
        id: 'annual.small.resource',
        because: ['y=resource'],
        form: ['statement'],
        zh_CN: '今年这孩子要抱的时候多⟨（流年天干是印）⟩，学会的东西，也多半是在怀里学会的。讲过一遍的故事，今年适合再讲一遍。',
        en_US:
          'This child wants holding more than usual this year ⟨(the year’s stem is resource)⟩, and most of what’s new gets learned in somebody’s arms. A good year for stories told twice.',
      },
    ],
  },
  {
    id: 'season-small',
    card: 'season',
    role: { section: 'season' },
    when: ['age<=5'],
    paragraphs: [
      {
        id: 'season.small.spring',
        because: ['s:spring'],
        form: ['statement'],
        zh_CN:
          '二月到四月，木的日子⟨（木当令）⟩。这孩子的新本事多半在这三个月里冒头，一样还没熟，下一样就来了；旧的那样忽然不做了，不算忘，过一阵会自己捡回来。',
        en_US:
          'February to April are wood’s months ⟨(wood in season)⟩. New skills tend to show in these three, the next before the last is firm. If an old one suddenly stops, it isn’t forgotten. It comes back by itself after a while.',
      },
      {
        id: 'season.small.summer',
        because: ['s:summer'],
        form: ['statement'],
        zh_CN: '五月到七月，火的日子⟨（火当令）⟩。这孩子醒得早、玩得晚，人来得多也高兴，到了傍晚容易闹。晚饭前安静半个钟头，大半就不闹了。',
        en_US:
          'May to July are fire’s months ⟨(fire in season)⟩. This child wakes early, plays late and likes company, and toward evening there tend to be tears. A quiet half hour before dinner spares most of them.',
      },
      {
        id: 'season.small.autumn',
        because: ['s:autumn'],
        form: ['statement'],
        zh_CN: '八月到十月，金的日子⟨（金当令）⟩。要和不要，这孩子说得比别的月份清楚，推开的那一碗，就是不要；换个碗再端来，多半还是不要。',
        en_US:
          'August to October are metal’s months ⟨(metal in season)⟩. This child’s yes and no are clearer than in other months. The bowl that’s pushed away is a no, and in a different bowl it’s usually still one.',
      },
      {
        id: 'season.small.winter',
        because: ['s:winter'],
        form: ['statement'],
        zh_CN: '十一月到一月，水的日子⟨（水当令）⟩。这孩子看得多，动得少，抱着看窗外就能看上半天；学的东西都存着，过一阵才拿出来用。',
        en_US:
          'November to January are water’s months ⟨(water in season)⟩. This child looks more and moves less, and can watch at a window for a long time. What’s learned is stored, and comes out a season later.',
      },
    ],
  },
  {
    id: 'month-small',
    card: 'month',
    role: { section: 'month' },
    when: ['age<=5'],
    paragraphs: [
      {
        id: 'month.small.bijian',
        because: ['m=bijian'],
        form: ['statement'],
        zh_CN: '来了个差不多大的伴，两个人各玩各的，也玩得很好。',
        en_US: 'Somebody the same size comes to play. Each plays alone, side by side, and both are happy.',
      },
      {
        id: 'month.small.jiecai',
        because: ['m=jiecai'],
        form: ['statement'],
        zh_CN: '手里的东西，这个月容易被别的孩子拿走，别人的也拿得到手。',
        en_US: 'This month things get taken out of small hands, and small hands take things.',
      },
      {
        id: 'month.small.shishen',
        because: ['m=shishen'],
        form: ['statement'],
        zh_CN: '胃口和兴致都好，吃饭的时间会长一点。',
        en_US: 'Appetite and spirits are good. Meals take a little longer.',
      },
      {
        id: 'month.small.shangguan',
        because: ['m=shangguan'],
        form: ['statement'],
        zh_CN: '“不要”两个字，这个月说得最响，有时其实是要。',
        en_US: '“No” is at its loudest this month, and sometimes means yes.',
      },
      {
        id: 'month.small.piancai',
        because: ['m=piancai'],
        form: ['statement'],
        zh_CN: '门外的东西都新鲜，这个月最爱往外跑。',
        en_US: 'Everything outdoors is new. This is the month for going out.',
      },
      {
        id: 'month.small.zhengcai',
        because: ['m=zhengcai'],
        form: ['statement'],
        zh_CN: '有一样东西走到哪里带到哪里，洗也只能趁睡着的时候洗。',
        en_US: 'One object goes everywhere, and can be washed only during a nap.',
      },
      {
        id: 'month.small.qisha',
        because: ['m=qisha'],
        form: ['statement'],
        zh_CN: '换了钟点、换了人，孩子都要闹上两天，第三天就顺了。',
        en_US: 'A changed hour or a changed face costs two days of fuss. The third goes smoothly.',
      },
      {
        id: 'month.small.zhengguan',
        because: ['m=zhengguan'],
        form: ['statement'],
        zh_CN: '照着钟点吃睡的一个月，孩子乖，大人也省心。',
        en_US: 'Meals and naps by the clock: an easy month for the child, and for you.',
      },
      {
        id: 'month.small.pianyin',
        because: ['m=pianyin'],
        form: ['statement'],
        zh_CN: '独自玩的时候变长，叫一声不应，是玩进去了。',
        en_US: 'Playing alone lasts longer. No answer means deep in it.',
      },
      {
        id: 'month.small.zhengyin',
        because: ['m=zhengyin'],
        form: ['statement'],
        zh_CN: '最爱听老人讲话的一个月，同一个故事要讲三遍。',
        en_US: 'The month for grandparents. One story will be wanted three times.',
      },
    ],
  },
  {
    id: 'month-child-branch',
    card: 'month',
    role: { section: 'month' },
    when: ['age<=15'],
    paragraphs: [
      {
        id: 'month.child.branch-peer',
        because: ['m-branch=peer'],
        form: ['statement'],
        zh_CN: '这个月伴多，谁先谁后，定一次能用好几天。',
        en_US: 'Plenty of company this month. Agree once on who goes first, and it holds for days.',
      },
      {
        id: 'month.child.branch-output',
        because: ['m-branch=output'],
        form: ['statement'],
        zh_CN: '这个月话多、花样多，让孩子把一件做完给你看，比拦着强。',
        en_US: 'More talk and more ideas than usual. Watching one thing get finished does more good than slowing it down.',
      },
      {
        id: 'month.child.branch-wealth',
        because: ['m-branch=wealth'],
        form: ['statement'],
        zh_CN: '这个月想要的东西多，先选一样，别的写下来或者画下来。',
        en_US: 'There’s a lot to want this month. Choose one thing, and write down or draw the rest.',
      },
      {
        id: 'month.child.branch-officer',
        because: ['m-branch=officer'],
        form: ['statement'],
        zh_CN: '这个月规矩来得密，一次只立一条，守住了再说下一条。',
        en_US: 'Rules come thick this month. Make one at a time, and let it hold before the next.',
      },
      {
        id: 'month.child.branch-resource',
        because: ['m-branch=resource'],
        form: ['statement'],
        zh_CN: '这个月有人抱、有人教，慢一点没关系，学得牢。',
        en_US: 'Somebody is there to hold and to teach this month. Slow is fine, and what’s learned stays.',
      },
    ],
  },
  {
    id: 'annual-small-todo',
    card: 'annual',
    role: 'todo',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'annual.small.do-peer',
        because: ['y=peer'],
        zh_CN: '今年给孩子留一个固定的玩伴日，同一天，同一个地方。',
        en_US: 'Keep one fixed play day for the child this year: same day, same place.',
      },
      {
        id: 'annual.small.do-output',
        because: ['y=output'],
        zh_CN: '今年留一面墙或一个本子，孩子画的说的，都贴在上面。',
        en_US: 'Keep one wall or one notebook this year for whatever the child draws or says.',
      },
      {
        id: 'annual.small.do-wealth',
        because: ['y=wealth'],
        zh_CN: '今年给孩子一个自己的盒子，收什么、扔什么，由孩子定。',
        en_US: 'Give the child a box of their own this year. What goes in and what goes out is up to them.',
      },
      {
        id: 'annual.small.do-officer',
        because: ['y=officer'],
        zh_CN: '今年跟孩子只立一条规矩，全家一起守。',
        en_US: 'Make one rule with the child this year, and let the whole house keep it.',
      },
      {
        id: 'annual.small.do-resource',
        because: ['y=resource'],
        zh_CN: '今年每晚给孩子讲同一本书，讲到孩子能接下句。',
        en_US: 'Read the child the same book every night this year, until they can finish the sentence.',
      },
    ],
  },
  {
    id: 'annual-child-months',
    card: 'annual',
    role: { section: 'time' },
    when: ['age<=15'],
    paragraphs: [
      {
        id: 'annual.child.months-spread',
        because: ['y-months-spread>=20'],
        form: ['dated', 'statement'],
        zh_CN:
          '按分数看，这一年最顺的是{best-month}，最紧的是{worst-month}。要给孩子换的东西，换床、换人带、断一样习惯，放在顺的时候；紧的时候只做做惯的事，觉睡够，哭闹就少。',
        en_US:
          'By the scores, {best-month} goes easiest this year and {worst-month} hardest. Changes for the child, another bed, another pair of hands, the end of a habit, belong in the easy stretch. In the hard one keep to what the child knows, with enough sleep, and there will be fewer tears.',
      },
      {
        id: 'annual.child.months-even',
        because: ['y-months-spread<=19'],
        form: ['statement'],
        zh_CN: '这一年十二个月的分数差得不多，没有哪个月特别顺，也没有哪个月要躲。给孩子换环境、学新东西，看孩子的状态定，不必看月份。',
        en_US:
          'The twelve months score much alike this year: none is especially easy, and none needs avoiding. When to move the child or start something new depends on the child. The month hardly matters.',
      },
    ],
  },
]
