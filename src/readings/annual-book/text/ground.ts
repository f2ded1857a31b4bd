import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-first',
    card: 'annual',
    role: { section: 'first' },
    paragraphs: [
      {
        id: 'annual.first.turn-peer',
        because: ['y-turn', 'y-cycle=peer', 'age>=16', 'age<=74'],
        says: ['annual.move=tidy'],
        zh_CN:
          '十年一换的大运，在今年里交班，年中那天当值的天干是你的同类⟨（交运，运干比劫）⟩。交班的年份，身边总有人进出：谁搬来，谁退伙，谁高升了半级。新队友不忙着挑，先把合用的东西分清，一把钥匙一个名字，交班那天就不用翻箱子。',
        en_US:
          'The luck cycle, which rules for ten years, changes hands in this one, and on the midyear day the stem on duty is one of your own kind ⟨ (turn of luck, cycle of Peers)⟩. In such a year people come and go around you: someone moves in, someone leaves the partnership. Before you pick new teammates, sort out what is shared. One key, one name on it.',
      },
      {
        id: 'annual.first.turn-output',
        because: ['y-turn', 'y-cycle=output'],
        says: ['annual.move=tidy'],
        zh_CN:
          '今年是大运换手的年份。年中坐在班上的天干是食伤，管你说的话和手里做的东西⟨（交运，运干食伤）⟩，所以换手先从抽屉看得出来：半截的稿子，没寄的作品，学到一半的乐器。挑两样在今年里做完，其余的送人，别让它们跨到下一个十年去。',
        en_US:
          'This is a year in which the ten-year cycle changes. The stem on duty at midyear is output, which looks after what you say and make ⟨ (turn of luck, cycle of Output)⟩. So the change shows in your drawers first: half a manuscript, a package never mailed, an instrument you stopped at lesson nine. Finish two. Give the rest away, so that none of it crosses over.',
      },
      {
        id: 'annual.first.turn-wealth',
        because: ['y-turn', 'y-cycle=wealth', 'age>=16', 'age<=74'],
        says: ['annual.move=tidy'],
        zh_CN:
          '房租、货款、谁欠谁一顿饭，今年都要过一遍数，因为十年的大运在这一年里结账换本，年中翻开的那一页天干是财⟨（交运，运干财星）⟩。旧本上的数目抄清楚了，新本才好写第一行。大件先缓一缓，等换本那天过去一个月再看还想不想要。',
        en_US:
          'Rent, invoices, who owes whom a dinner: all of it gets counted once this year, because the ten-year ledger closes and a new one opens. The page on the table at midyear has wealth for its stem ⟨ (turn of luck, cycle of Wealth)⟩. Copy the old figures out clean. As for large purchases, wait until a month past the change and see whether you still want them.',
      },
      {
        id: 'annual.first.turn-officer',
        because: ['y-turn', 'y-cycle=officer', 'age>=16', 'age<=74'],
        says: ['annual.move=tidy'],
        zh_CN:
          '管着你的那只手，今年要换一换。大运十年一班，这一年里交接，年中当班的天干是官杀，规矩和期限那一头⟨（交运，运干官杀）⟩。上司换人、制度改版、家里换了说了算的人，都算它。交接以前，把答应过的事列成表，哪件算数，哪件作废，请他当面勾一遍。',
        en_US:
          'The hand over you changes this year. A cycle serves ten years, the shift ends in this one, and the stem on duty at midyear is an officer, the side of rules and dates ⟨ (turn of luck, cycle of Officers)⟩. A new boss, a rewritten procedure, somebody else deciding at home: any of these will do. Go to each person you’ve promised something, and ask if it still stands.',
      },
      {
        id: 'annual.first.turn-resource',
        because: ['y-turn', 'y-cycle=resource'],
        says: ['annual.move=tidy'],
        zh_CN:
          '搬书架最费腰，今年偏要搬一回。大运在这一年里十年一换，年中在位的天干是印，护着你、教过你的那一边⟨（交运，运干印星）⟩。师承、住处、靠惯了的人，会有一样挪位置。趁人还在眼前，把该问的问了，该谢的谢了，书里夹的纸条取出来看看。',
        en_US:
          'Moving a bookcase is heavy work, and this year asks for it. The cycle changes after ten years, and the stem in office at midyear is a seal, the side that shelters and teaches ⟨ (turn of luck, cycle of Resource)⟩. A teacher, an address, somebody you’ve leaned on: one of them shifts. While they’re still across the table, ask your questions and say your thanks.',
      },
      {
        id: 'annual.first.clash-day',
        because: ['y-clash@day'],
        says: ['annual.house=moves'],
        zh_CN:
          '年支{y-branch}正对着你日支的{branch:day}⟨（岁冲日支）⟩，一年里这是头一件。日支是床、是饭桌、是同你过日子的人，所以动静先从家里来：换房、出差、作息错开、争一面墙刷什么颜色。动是拦不住的，由你挑日子动，和等着被推一把，差很多。',
        en_US:
          'First of all: the year’s {y-branch} faces the {branch:day} of your day ⟨ (year facing the day)⟩. The day branch is the bed, the dinner table and whoever shares them, so what stirs, stirs at home: a move, a posting, two timetables that no longer meet, a wall and two opinions on its color. Something will shift. Choosing the week yourself makes all the difference.',
      },
      {
        id: 'annual.first.clash-day-low',
        because: ['y-clash@day', 'y-score<=46', 'age>=16', 'age<=74'],
        says: ['annual.house=moves'],
        zh_CN:
          '今年的家要轻装：{y-branch}冲着你日支的{branch:day}，整年的分数又在低处⟨（岁冲日支）⟩。能退租就别买断，能短住就别长签，吵到第三句先有一个人下楼买水。要紧的是别同时动三样，房子、工作、身边的人，一年里只许动其中一样。',
        en_US:
          'Travel light at home. The {y-branch} faces the {branch:day} you sit on, and the year’s score is low besides ⟨ (year facing the day)⟩. Rent where you might buy, sign for months where you might sign for years, and at the third sentence of a quarrel let one of you go out for milk. Above all, of house, work and company, change only one this year.',
      },
      {
        id: 'annual.first.clash-year',
        because: ['y-clash@year'],
        says: ['annual.roots=stirred'],
        zh_CN:
          '老家的电话会比往年多。你生在{branch:year}年，今年的{y-branch}正站在它对面⟨（岁冲年支）⟩，年柱是来处，是长辈、老屋、户口本上那几个字。多半是跑腿的事：补一份证明，看一眼房子，替人圆个场。先分清哪件是你的，哪件只是别人讲给你听。',
        en_US:
          'Expect more calls from home than usual. You were born under the {branch:year}, and this year’s {y-branch} stands directly across from it ⟨ (year facing the year branch)⟩. The year pillar is where you come from: elders, the old house, the names on family papers. Mostly it means errands, a certificate, a roof to look at. Sort out which are yours and which you’re only being told about.',
      },
      {
        id: 'annual.first.clash-month',
        because: ['y-clash@month', 'age>=16', 'age<=74'],
        says: ['annual.post=moves'],
        zh_CN:
          '工位旁边先有动静。年支{y-branch}冲着你月支的{branch:month}⟨（岁冲月支）⟩，月柱是每天干活的地方，也是同事和手足。部门合并，搭档转岗，老规矩叫人问住，都在意料之中。手上每样活写一页说明，谁接得住，谁就不慌，包括你自己接别人的。',
        en_US:
          'It starts near your desk. The year’s {y-branch} faces the {branch:month} of your month ⟨ (year facing the month branch)⟩, the pillar of daily work, of colleagues and siblings. A department merges, a partner is moved, an old rule can’t answer a simple question. Write one page on each thing you do. Whoever takes over stays calm, and that may be you, with somebody else’s.',
      },
      {
        id: 'annual.first.clash-hour',
        because: ['y-clash@hour', 'age>=16'],
        says: ['annual.plans=redrawn'],
        zh_CN:
          '往后怎么过，这张图今年要重画一角。{y-branch}冲到你时支的{branch:hour}⟨（岁冲时支）⟩，时柱管晚来的事：手头的长计划，要带的徒弟和孩子，退路。已经说出口的别急着收回，换一支铅笔，把日期那一栏改成季度，留得住的自己会留下。',
        en_US:
          'A corner of the plan gets redrawn. The {y-branch} faces the {branch:hour} of your hour ⟨ (year facing the hour branch)⟩, which holds what comes later: the long project, the children or pupils to bring up, the way out. There’s no need to take back what you announced. Change to a pencil, write seasons where you had dates, and what is sound will stay on the page.',
      },
      {
        id: 'annual.first.clash-day-year',
        because: ['y-clash@day', 'y-clash@year'],
        says: ['annual.house=moves', 'annual.roots=stirred'],
        zh_CN:
          '两头一起响：你的年支和日支同是{branch:day}，今年的{y-branch}一下子对上两处⟨（岁冲年日）⟩。老家和自己家抢同一个周末，长辈和身边人争同一句准话。日历竖着画一条线，单周归老家，双周归小家，谁来问都指给他看。',
        en_US:
          'Both phones ring at once. Your year and your day have the same branch, the {branch:day}, and this year’s {y-branch} faces the two together ⟨ (year facing year and day)⟩. The old home and your own want the same weekend; an elder and the person you live with want the same answer. Draw a line down the calendar, odd weeks there, even weeks here, and point to it.',
      },
      {
        id: 'annual.first.own-sign',
        because: ['y-own-sign'],
        says: ['annual.self=reviewed'],
        zh_CN:
          '又轮到{y-branch}当家，跟你出生那年同一个字⟨（本命年）⟩。上回见它是十二年前，照片里的你还信着几样如今不信的东西。这一年容易被人问“你到底要什么”，问的人也包括自己。红绳系不系随意，先把那几样挑出来，哪样该还给十二年前，哪样接着用。',
        en_US:
          'The {y-branch} is back, the sign you were born under ⟨ (Year of one’s animal)⟩. It comes every twelve years, and each round asks what you want, in other people’s voices and in your own. Wear the red thread or don’t. More to the point, take out what you believed at the last round, lay it on the table, and decide which pieces to hand back and which still work.',
      },
      {
        id: 'annual.first.own-sign-rubs',
        because: ['y-own-sign', 'y-self-punish@year'],
        says: ['annual.self=reviewed'],
        zh_CN:
          '生肖回来了，还同自己磨上一磨：{y-branch}见{y-branch}，古书叫自刑⟨（本命年自刑）⟩。磨的是旧账，家里教过的那条规矩，你守了这些年，今年会拿出来重新念。念到别扭的地方别急着吵，写下原句，再写你想改成什么，两行放在一起，话就好说了。',
        en_US:
          'Your own animal is back and chafes against itself; {y-branch} next to {y-branch} is called rubbing its own kind ⟨ (Year of one’s animal, rubbing its own kind)⟩. What gets rubbed is old: a rule of the house that you’ve kept all these years comes out to be read aloud again. Where it sticks, don’t argue. Write the rule as it was, and under it the rule you’d sign.',
      },
      {
        id: 'annual.first.same-pair',
        because: ['y-cycle-same-pair'],
        says: ['annual.volume=up'],
        zh_CN:
          '{y-pair}碰上{y-pair}，流年和眼下的大运一字不差⟨（岁运并临）⟩，一辈子难得遇上几回。旧说法把它讲得很重，其实是音量：十年里的主题，这一年用两个喇叭放。喜欢的会更喜欢，受够了的会更受够。音量大的时候少拍板，先记下听见了什么。',
        en_US:
          '{y-pair} meets {y-pair}: the year and the cycle you’re in are the same pair, which happens to few people often ⟨ (year and luck cycle in Repeat)⟩. Old books make a great deal of it. What it amounts to is volume. The theme of these ten years plays from two speakers at once; what you like you’ll like more, and the same goes for what you’re tired of. Take notes. Decide when it’s quieter.',
      },
      {
        id: 'annual.first.same-branch',
        because: ['y-cycle-same-branch'],
        says: ['annual.volume=up'],
        zh_CN:
          '地支上，今年的{y-branch}和眼下这步大运重了一个字⟨（岁运同支）⟩。地支管的是日子怎么过：住、吃、走、跟谁一屋。十年里慢慢成形的习惯，今年会结成块，好的坏的都结。挑一样坏的趁软掰掉，晚睡、欠账、不回电话，一样就够，掰成了管好几年。',
        en_US:
          'On the ground floor, the year’s {y-branch} is the same branch as your present cycle’s ⟨ (year and cycle share a branch)⟩. Branches are how a life is lived: where, with whom, at what hours. Habits that have been forming through the cycle set this year, the good and the bad alike. Break off one bad one while it’s soft. Late nights, small debts, unreturned calls: one is enough.',
      },
      {
        id: 'annual.first.same-stem',
        because: ['y-cycle-same-stem'],
        says: ['annual.volume=up'],
        zh_CN:
          '抬头看见的是同一位：流年的{y-stem}，大运的天干也是{y-stem}⟨（岁运同干）⟩。天干是对外的名声，别人怎么称呼你，这十年在变，今年叫得最响。名片、头像、自我介绍，趁这时候换成你愿意被叫十年的那一种；不愿意的称呼，头一回听见就笑着改过来。',
        en_US:
          'Look up and it’s the same face: {y-stem} is the stem of the year and of your cycle, too ⟨ (year and cycle share a stem)⟩. Stems are how you’re known outside. What people call you has been changing through this cycle, and this year they call it loudest. Pick the name, the picture, the one-line introduction you could live with for ten years, and correct the other kind at once, with a smile.',
      },
      {
        id: 'annual.first.three-combine-day',
        because: ['y-three-combine@day'],
        says: ['annual.group=forms'],
        zh_CN:
          '原来差的那一块，今年补上了。{y-branch}一来，跟你盘里的两个字凑成三合，日支的{branch:day}也在里头⟨（三合成局）⟩。凑成的局会自己转：三个人的小店，一家人的搬迁，一桩谁都出过力的事。你管的是节奏，开头慢些，把谁做什么写在同一张纸上。',
        en_US:
          'The missing piece arrives. With the {y-branch}, two branches of your chart become a set of three, and the {branch:day} of your day is in it ⟨ (Three-way joining)⟩. A complete set runs by itself: a shop for three, a family’s move, some piece of work that everyone had a hand in. Your part is the tempo. Start slowly, with one sheet of paper that says who does what.',
      },
      {
        id: 'annual.first.three-meeting-day',
        because: ['y-three-meeting@day'],
        says: ['annual.group=forms'],
        zh_CN:
          '一条街上的三家门今年同时打开：{y-branch}跟你盘里的两个字会成一方，日支的{branch:day}在其中⟨（三会一方）⟩。会方的力气大，也偏心，整年的人和事都往同一头涌。那一头的事做起来省劲；另一头会显得冷清，每个月留一天给它，别叫它荒了。',
        en_US:
          'Three doors on one street open together: the {y-branch} and two branches of your chart, the {branch:day} of your day among them, gather into one quarter ⟨ (Gathering of three)⟩. A gathering is strong and takes sides. People and work all pour to one end of the street this year, and there things move by themselves. Give the other end one day a month, so that it isn’t left to weeds.',
      },
      {
        id: 'annual.first.use-both',
        because: ['y-use', 'y-use-stem'],
        says: ['annual.weather=fair'],
        zh_CN:
          '天上地下，今年给你的是同一样东西，也正是你用得着的那样：{y-pair}两个字都属{element:use}⟨（干支皆用神）⟩。这样的年份隔好些年才来一回，最可惜的过法是等。想做而一直嫌条件不齐的，挑一件，上半年就动手；其余的照旧，别一口气全点着。',
        en_US:
          'Above and below, this year brings one thing, and it’s the thing your chart asks for: both characters of {y-pair} are {element:use} ⟨ (stem and branch both the Useful element)⟩. Years like it come at long intervals, and the sad way to spend one is waiting. Of what you’ve wanted to do and found too early, pick one and begin before summer. Don’t light everything at once.',
      },
      {
        id: 'annual.first.adverse-both',
        because: ['y-adverse', 'y-adverse-stem'],
        says: ['annual.weather=tight'],
        zh_CN:
          '送来的两箱都是你不会去订的那种货：{y-pair}上下全属{element:adverse}，你的盘最不想添它⟨（干支皆忌神）⟩。退不掉，就学着少拆：同样的邀请只去一场，同样的话只说一遍，同样的毛病今年只改一条。把这一年当成清库存，年底屋里空出一间就算赢。',
        en_US:
          'Two crates arrive, and both hold what you’d never have ordered: {y-pair} is {element:adverse} above and below, the element your chart needs least ⟨ (stem and branch both the Adverse element)⟩. You can’t send them back, so open fewer. Of five invitations alike, go to one; say a thing once. Treat the year as clearing shelves. One empty room by the end of it is a win.',
      },
      {
        id: 'annual.first.high',
        because: ['y-score>=80'],
        says: ['annual.weather=fair'],
        zh_CN:
          '先报个数：{y}在你这里的力量值是{y-score}，属于难得的高处⟨（力量值高）⟩。高处的麻烦是来者不拒，什么都像能成。列两栏，左边写今年非做不可的三件，右边写别人想让你做的，右边每添一行，先看左边有没有动。',
        en_US:
          'A figure first: {y} comes to {y-score} for you, which is rare height ⟨ (high Power value)⟩. The trouble with height is that everything looks possible and you say yes. Make two columns. On the left, three things this year can’t end without; on the right, what others would like you to do. Before the right one grows by a line, see if the left has moved.',
      },
      {
        id: 'annual.first.low',
        because: ['y-score<=42'],
        says: ['annual.weather=tight'],
        zh_CN:
          '分数摆在前面，{y}只有{y-score}，今年就按小年来过⟨（力量值低）⟩。果树有大小年，小年照样浇水、剪枝、养根，只是不数果子。把指望落在三样上：身体不欠账，手艺不丢，几个要紧的人不断联系；这三样守住，来年开花比别人早。',
        en_US:
          'The score goes up front: {y} comes to {y-score}, so take it as an off year ⟨ (low Power value)⟩. Fruit trees have them. One waters and prunes all the same and doesn’t count apples. Put your hopes in three places: no debts to your sleep, a hand kept in at your craft, and the few people who matter called now and then. Such trees flower early next time.',
      },
    ],
  },
  {
    id: 'annual-god',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.god.bijian.firm',
        because: ['y=bijian', 'sign:firm', 'kind:regular'],
        says: ['annual.company=distance'],
        zh_CN:
          '跟你一般高的人，今年又来了一位。流年天干是比肩，同行同辈那颗星，你的盘本来就有力气⟨（流年比肩，身强）⟩，两个能扛的人抢着扛一只箱子，走得反而慢。分开扛：他管东边，你管西边，月底对一次账，别的时候各走各的。',
        en_US:
          'Someone of your own height has joined. The year’s stem is the Friend, the star of equals, and your chart was strong enough without it ⟨ (year of the Friend, strong self)⟩. Two people who could each carry the trunk now carry it together, out of step. Divide the ground. They take the east side, you the west, and once a month you compare.',
      },
      {
        id: 'annual.god.bijian.weak',
        because: ['y=bijian', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['annual.company=welcome'],
        zh_CN:
          '扛到一半，有人接过另一头，今年要紧的就是这一下。流年比肩，与你同类的那颗星，正补你盘里的不足⟨（流年比肩，身弱）⟩。同学、同行、一起排过队的人，话说一半就懂。开口请他，事后请饭；旧日各走各的那套，先放一放。',
        en_US:
          'Halfway up the stairs somebody takes the other end. That’s the year in one picture: its stem is the Friend, your own kind, and your chart was short of hands ⟨ (year of the Friend, weak self)⟩. Classmates, people in the trade, the one you once stood in line with will understand half a sentence. Ask them, buy dinner afterward, and shelve the habit of managing alone.',
      },
      {
        id: 'annual.god.jiecai.firm',
        because: ['y=jiecai', 'sign:firm', 'kind:regular', 'age>=16'],
        says: ['annual.company=distance'],
        zh_CN:
          '账单分三份，两份落在你这里，今年要防的是这个。流年劫财，爱跟你伸同一只手的那颗星；你的盘站得稳，别人便觉得你垫得起⟨（流年劫财，身强）⟩。热心照旧，钱走明路：借条拍照，合伙定比例，请客先说请几个人。',
        en_US:
          'Watch for the bill that splits three ways and lands on you twice. The year’s stem is the Rival, the star that reaches for the same plate, and because your chart stands firm people assume you can cover ⟨ (year of the Rival, strong self)⟩. Stay warm and keep the money in daylight. Photograph the IOU, fix the shares, say how many you’re inviting.',
      },
      {
        id: 'annual.god.jiecai.weak',
        because: ['y=jiecai', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.company=welcome'],
        zh_CN:
          '帮你的人，今年也会拿走一点什么。流年劫财，跟你同类、手又快的那颗星⟨（流年劫财，身弱）⟩。你的盘正缺人手，这笔交易合算：他抢走的是半份功劳，替你扛掉的是整夜的活。先想好哪一半可以让，让出去就别回头看。',
        en_US:
          'Whoever helps you this year takes something along. The stem is the Rival, your own kind with quicker hands ⟨ (year of the Rival, weak self)⟩. You’re short of hands, so the bargain is good: they walk off with half the credit, and with the whole night shift as well. Decide beforehand which half you can part with, and don’t look after it.',
      },
      {
        id: 'annual.god.shishen.firm',
        because: ['y=shishen', 'sign:firm', 'kind:regular'],
        says: ['annual.output=more'],
        zh_CN:
          '力气攒够了，今年有地方使。流年食神，慢慢做、做得香的那颗星⟨（流年食神，身强）⟩，你的盘有余力，做一样成一样，连饭都比往年好吃。选一门手上的活，定个小数目，每周一件，年底摆出来看；别一高兴许给太多人。',
        en_US:
          'You have strength put by, and this year has a use for it. The stem is the Eating god, the star that makes things slowly and well ⟨ (year of the Eating god, strong self)⟩; what you begin tends to get done, and even the food tastes better. Choose one craft and a small number, one piece a week, and set them all on a table in the end. Don’t promise them to everybody.',
      },
      {
        id: 'annual.god.shishen.weak',
        because: ['y=shishen', 'sign:weak', 'kind:regular'],
        says: ['annual.output=less'],
        zh_CN:
          '想做的比做得动的多，这一年会常听见自己叹气。流年食神，出东西、也出力气的那颗星，你的盘本来偏弱，给出去一碗，锅里就少一碗⟨（流年食神，身弱）⟩。做小，做慢，做完收一顿饭的工夫；谁夸你能干，先看他手里是不是还有一件。',
        en_US:
          'There’s more you’d like to make than you have strength for, and you’ll hear yourself sigh. The Eating god, the star of making, gives out of your own pot ⟨ (year of the Eating god, weak self)⟩: one bowl served, one bowl less. Keep things small and slow, with a meal’s rest after each. When somebody praises your industry, check whether they have another job behind their back.',
      },
      {
        id: 'annual.god.shangguan.firm',
        because: ['y=shangguan', 'sign:firm', 'kind:regular', 'age>=16'],
        says: ['annual.output=more'],
        zh_CN:
          '有话憋了很久的人，今年等到了话筒。流年伤官，嘴快、眼尖、不服管的那颗星，你的盘托得住它⟨（流年伤官，身强）⟩。改进一套旧法子，写一篇不客气的文章，上台讲一回，都出彩。只把开火的对象从人换成事，台下坐着的还要一起吃饭。',
        en_US:
          'The microphone arrives for something you’ve long wanted to say. The stem is the Hurting officer, quick of tongue, sharp of eye, hard to govern, and your chart can carry it ⟨ (year of the Hurting officer, strong self)⟩. Rework an old method, write the blunt article, stand up and talk. Aim it at things. The people in the seats are the ones you’ll have lunch with.',
      },
      {
        id: 'annual.god.shangguan.weak',
        because: ['y=shangguan', 'sign:weak', 'kind:regular'],
        says: ['annual.output=less'],
        zh_CN:
          '一句话说完，自己先累了半天，这是流年伤官照在偏弱的盘上⟨（流年伤官，身弱）⟩。伤官是不肯将就的那颗星，今年处处看得出毛病，处处想改。挑一处最碍眼的改好，其余记在本子上；跟上头顶嘴最耗神，写成条目递上去，省一半力气。',
        en_US:
          'You say one thing and are tired for the afternoon: the Hurting officer, the star that won’t make do, over a chart that runs low ⟨ (year of the Hurting officer, weak self)⟩. Flaws are everywhere this year and you’d like to mend them all. Mend the one that hurts your eyes and note the others. Arguing upward costs most; hand it in as a list.',
      },
      {
        id: 'annual.god.piancai.firm',
        because: ['y=piancai', 'sign:firm', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.money=reach'],
        zh_CN:
          '今年的钱在门外，要穿鞋去拿。流年偏财，流动的钱、外头的人面，你的盘有力气跑⟨（流年偏财，身强）⟩。展会、外地的单子、朋友的朋友，都值得走一趟。跑回来先记账再睡觉，偏财来得快，也散得快，留两成放到你够不着的地方。',
        en_US:
          'This year’s money is outdoors and wants shoes. The stem is Indirect wealth, money on the move and people met on the way, and you have the legs for it ⟨ (year of Indirect wealth, strong self)⟩. The fair, the client out of town, the friend of a friend are worth the trip. Do the books before you sleep. It comes quickly and scatters quickly, so put a part out of your own reach.',
      },
      {
        id: 'annual.god.piancai.weak',
        because: ['y=piancai', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.money=limit'],
        zh_CN:
          '找上门的生意，今年像自助餐，盘子却只有一个。流年偏财，四面来的机会，你的盘偏弱，端得太满会洒⟨（流年偏财，身弱）⟩。一次只拿一样，吃完再去取；要请人帮着端的，先说好分他几块，别等洒了才喊。',
        en_US:
          'Business comes to you like a buffet, and you have one plate. The stem is Indirect wealth, chances from all sides, over a chart that tires ⟨ (year of Indirect wealth, weak self)⟩; fill it too high and it goes on the floor. Take one dish, eat it, go back. If you need another pair of hands, settle what they get before anything spills.',
      },
      {
        id: 'annual.god.zhengcai.firm',
        because: ['y=zhengcai', 'sign:firm', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.money=reach'],
        zh_CN:
          '这一年挣的是看得见来路的钱。流年正财，按月、按件、按约的那一种，你的盘担得动⟨（流年正财，身强）⟩，多做一份就多一份。把本行往下扎一层：加一项收费，补一张证，把老客户挨个问一遍。日子会显得平，平正是它的好处。',
        en_US:
          'The money of this year has a known address. Direct wealth is paid by the month, the piece, the contract, and your chart can lift it ⟨ (year of Direct wealth, strong self)⟩: one more portion of work, one more of pay. Go a layer deeper in your own trade. Add a service, get the certificate, call each old client once. It’ll feel flat, and flat is what is good about it.',
      },
      {
        id: 'annual.god.zhengcai.weak',
        because: ['y=zhengcai', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['annual.money=limit'],
        zh_CN:
          '缴费单、还款日、要照看的人，今年排得整整齐齐，一件都不许你迟。流年正财，踏实的那种财，也踏实地压着肩膀⟨（流年正财，身弱）⟩。能自动扣的设成自动，能两人分的别一人管；省下来的那点心思拿去睡午觉，不算浪费。',
        en_US:
          'Bills, due dates, people to look after: this year they stand in a neat row and none of them waits. Direct wealth is honest, and it sits honestly on your shoulders ⟨ (year of Direct wealth, weak self)⟩. Put on autopay what you can, split with somebody what two can carry, and spend the attention you save on a nap. It’s well spent.',
      },
      {
        id: 'annual.god.qisha.firm',
        because: ['y=qisha', 'sign:firm', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.pressure=take'],
        zh_CN:
          '有人往你桌上放了一块生铁，今年的活就是它。流年七杀，爱出难题的那颗星，遇上站得稳的盘，压力有处使⟨（流年七杀，身强）⟩。难的那桩别躲，接下来，要人、要期限、要名分，趁对方急着用你一次说清；拖到对方不急，就只剩活了。',
        en_US:
          'Somebody puts a lump of iron on your desk, and that’s the year. Its stem is Seven killings, the star that pushes, over a chart that stands firm enough to be pushed ⟨ (year of Seven killings, strong self)⟩. Take the hard one. Ask for people, a date and a title while they need you badly; once they’re calm again, all that will be left is the work.',
      },
      {
        id: 'annual.god.qisha.weak',
        because: ['y=qisha', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.pressure=shelter'],
        zh_CN:
          '门铃按得又急又长，今年你要学的是隔着门问一句“哪位”。流年七杀，急性子的客人，你的盘吃不住硬顶⟨（流年七杀，身弱）⟩。让它先经过一道手：请师傅挡一句，照章程回一封信，把急件排进队里。睡够的人才扛得住催，觉先睡。',
        en_US:
          'The doorbell rings hard and long, and what you have to learn is to ask through the door who it is. Seven killings, pressure without a pause, leans on a chart that shouldn’t push back ⟨ (year of Seven killings, weak self)⟩. Put something in between: an older colleague’s word, a reply by the book, a place in the line. And sleep first. Rested people get hurried less.',
      },
      {
        id: 'annual.god.zhengguan.firm',
        because: ['y=zhengguan', 'sign:firm', 'kind:regular'],
        says: ['annual.pressure=take'],
        zh_CN:
          '站得直的人，今年有人来量尺寸。流年正官，名分和规矩那颗星，你的盘撑得起一身制服⟨（流年正官，身强）⟩。评职称、转正、挂名、定亲事，凡要盖章的都宜。代价是往后迟到有人记，随口的话有人引，穿上之前先看看扣子多不多。',
        en_US:
          'You stand straight, and this year somebody comes with a tape measure. The stem is the Direct officer, the star of titles and rules, and your chart can wear the uniform ⟨ (year of the Direct officer, strong self)⟩. Whatever wants a stamp goes well. The price is that from now on your lateness is noted and your asides are quoted. Count the buttons before you put it on.',
      },
      {
        id: 'annual.god.zhengguan.weak',
        because: ['y=zhengguan', 'sign:weak', 'kind:regular'],
        says: ['annual.pressure=shelter'],
        zh_CN:
          '表格第一栏要你填清楚归谁管，今年填了好几回。流年正官，讲规矩的那颗星，盘弱的人容易被规矩累着⟨（流年正官，身弱）⟩。省力的办法是照着做：字写端正，日子提前一天，多一份复印件；有不合理的，请一位说得上话的长辈去讲。',
        en_US:
          'The first box on the form asks who is responsible for you, and you’ll fill it in more than once. The Direct officer goes by rules, and rules wear on a light chart ⟨ (year of the Direct officer, weak self)⟩. What saves strength is to comply well: neat writing, a day early, an extra copy. Where the rule is foolish, let an elder with a voice take it up.',
      },
      {
        id: 'annual.god.pianyin.firm',
        because: ['y=pianyin', 'sign:firm', 'kind:regular'],
        says: ['annual.study=share'],
        zh_CN:
          '今年想得深，也想得远，桌上摊开的书各是各的学科。流年偏印，冷门学问那颗星，你的盘本来足，再添一勺就稠了⟨（流年偏印，身强）⟩。想法要有出口：每学一样，教会一个人，或做出一个小东西。只进不出，到秋天连电话都懒得接。',
        en_US:
          'You think far and sideways this year, and the books open on the desk belong to five departments. The stem is the Indirect seal, the star of odd learning, poured into a chart that was full ⟨ (year of the Indirect seal, strong self)⟩. It needs a spout. For each thing learned, teach one person or make one small object, or by October you won’t want to pick up the phone.',
      },
      {
        id: 'annual.god.pianyin.weak',
        because: ['y=pianyin', 'sign:weak', 'kind:regular'],
        says: ['annual.study=take'],
        zh_CN:
          '有个不大合群的高人，今年愿意教你两手。流年偏印，偏门的师傅，也补你盘里的亏空⟨（流年偏印，身弱）⟩。教法怪，话也少，照做三个月才看得出门道。你要管住的是多疑：功夫没到先问值不值，师傅就收摊了。',
        en_US:
          'Someone who isn’t very sociable is willing to show you a thing or two. The Indirect seal is a teacher by the side door, and feeds a chart that runs low ⟨ (year of the Indirect seal, weak self)⟩. The method is strange and the words are few; it takes three months to see what it’s for. Ask too early whether it’s worth it, and the lesson ends.',
      },
      {
        id: 'annual.god.zhengyin.firm',
        because: ['y=zhengyin', 'sign:firm', 'kind:regular'],
        says: ['annual.study=share'],
        zh_CN:
          '碗里已经满了，长辈还在添。流年正印，护着人、喂着人的那颗星，你的盘不缺这一口⟨（流年正印，身强）⟩。好意收下，转手给需要的人：带一个新人，替家里跑一趟，把学过的写成讲义。自己那份清闲要自己挣，别一年都等人安排。',
        en_US:
          'Your bowl is full and somebody’s aunt is still serving. The stem is the Direct seal, the star that shelters and feeds, and your chart could do without another helping ⟨ (year of the Direct seal, strong self)⟩. Say thanks and pass it along: train the new one, run the family’s errand, write up what you know. And move without waiting to be arranged for.',
      },
      {
        id: 'annual.god.zhengyin.weak',
        because: ['y=zhengyin', 'sign:weak', 'kind:regular'],
        says: ['annual.study=take'],
        zh_CN:
          '有人替你把椅子拉开了，今年坐下就是。流年正印，护着人的那颗星，正好添在盘里最薄的地方⟨（流年正印，身弱）⟩。老师、母亲一样照看你的人、肯盖章的单位，都在这一边。适合进修，适合养好作息；证件文书放在年头办，别嫌人家问得细。',
        en_US:
          'Somebody has pulled out the chair for you. Sit down. The Direct seal, the star that shelters, comes just where your chart is thinnest ⟨ (year of the Direct seal, weak self)⟩: a teacher, someone who sees that you eat, an office willing to stamp. It’s a year for courses and for regular hours. Do the papers early, and don’t mind their questions.',
      },
      {
        id: 'annual.god.peer.even',
        because: ['y=peer', 'sign:even', 'age>=16'],
        says: ['annual.company=both'],
        zh_CN:
          '秤杆本来平着，今年一头多放了一枚砝码。流年天干是同类，跟你一般的人来了⟨（流年比劫，身中和）⟩，盘里不缺也不多，来得巧就是帮手，来得勤就成了分账的。约人做事按件约，做完散伙，过一季再约，秤就不歪。',
        en_US:
          'The scale was level, and the year sets one more weight on your side: a stem of your own kind ⟨ (year of Peers, balanced self)⟩. Your chart neither lacks people nor has too many, so now and then they’re help, and all the time they’re shares to be paid. Work with them by the piece. Finish, part, and meet again next season.',
      },
      {
        id: 'annual.god.output.even',
        because: ['y=output', 'sign:even'],
        says: ['annual.output=paced'],
        zh_CN:
          '进多少，出多少，你的盘平时算得刚好；今年流年食伤，想说想做的一齐往外走⟨（流年食伤，身中和）⟩。出得漂亮，也要记得进：交一篇稿，读两本书，讲一场，三晚早睡。到年中称一称，轻了就停半个月，没人会发觉。',
        en_US:
          'What goes out of you usually matches what comes in. This year’s stem is output, and everything you want to say and make heads for the door at once ⟨ (year of Output, balanced self)⟩. It’ll look well; remember the other half. One piece handed in, two books read. Weigh the two at midyear, and if what came in is light, stop for two weeks. Nobody will notice.',
      },
      {
        id: 'annual.god.wealth.even',
        because: ['y=wealth', 'sign:even', 'age>=16', 'age<=74'],
        says: ['annual.money=measured'],
        zh_CN:
          '今年桌面上的数目，刚好是你搬得动的上限。流年财星，盘又不偏不倚⟨（流年财星，身中和）⟩，接三份正好，接第四份就要动到睡觉的时间。给自己定一条线，到线就把手放下；线写在哪儿都行，别写在心里，心里那条会往后退。',
        en_US:
          'The amount on the table this year is just about what you can carry. The stem is wealth and your chart leans neither way ⟨ (year of Wealth, balanced self)⟩: three jobs fit, and the fourth comes out of your sleep. Draw a line, and at the line put your hands down. Draw it on paper. The kind you keep in your head moves back.',
      },
      {
        id: 'annual.god.officer.even',
        because: ['y=officer', 'sign:even'],
        says: ['annual.pressure=measured'],
        zh_CN:
          '来管你的人，今年讲得通道理。流年官杀，规矩和期限上了门，你的盘不软不硬，正好谈⟨（流年官杀，身中和）⟩。谈的时候拿出两样东西：一张排好的时间表，一句“这两件我只能做一件”。对方挑了，你就照着做，别回家又把另一件也捡起来。',
        en_US:
          'Whoever supervises you this year can be talked to. The stem is an officer, rules and dates at the door, and your chart is neither soft nor stiff ⟨ (year of Officers, balanced self)⟩. Bring two things to the talk: a timetable, and the sentence “I can do one of these.” They pick, you do it. Then leave the other one where it lies.',
      },
      {
        id: 'annual.god.resource.even',
        because: ['y=resource', 'sign:even', 'age<=74'],
        says: ['annual.study=both'],
        zh_CN:
          '书房的灯今年亮得久，好在你的盘不偏，读进去也讲得出来。流年印星，教你的、护你的都到场⟨（流年印星，身中和）⟩。上半年当学生，选一门有考试的；下半年当半个老师，把笔记借给一个人。两头都占着，才不会读成一屋子灰。',
        en_US:
          'The lamp in the study stays on longer this year, and since your chart is level, what goes in can also come out. The stem is a seal: teachers and shelter both attend ⟨ (year of Resource, balanced self)⟩. Be a student in the first half, with an exam at the end. In the second be half a teacher, and lend somebody your notes.',
      },
      {
        id: 'annual.god.following.fair',
        because: ['kind:following', 'y-score>=62', 'age>=16', 'age<=74'],
        says: ['annual.tide=with'],
        zh_CN:
          '顺水的船，今年水正往你要去的方向流。你的盘跟着全局最旺的一头走，古书叫从⟨（从格，流年相合）⟩，别人讲究稳住自己，你讲究认准大势，今年大势肯载人。跟着做得成的团队、管用的平台走，别在甲板上另搭一间小屋。',
        en_US:
          'Your boat goes with the water, and this year the water goes where you do. A chart like yours follows whatever is strongest in it ⟨ (Following pattern, year agrees)⟩. Others are told to hold their ground; you’re better off reading the current, which is willing to carry. Join the team that works, the place that pays its way, and don’t build a private cabin on deck.',
      },
      {
        id: 'annual.god.following.tight',
        because: ['kind:following', 'y-score<=61'],
        says: ['annual.tide=wait'],
        zh_CN:
          '水今年打着旋，顺流的船要靠一靠岸。你的盘一向跟着最旺的一头走⟨（从格，流年不合）⟩，旺的那头今年让人拽住了衣角，一会儿叫你跟，一会儿叫你自己来。分不清往哪边的时候，系好缆绳，修船，补帆，等水面平了再走。',
        en_US:
          'The water turns in circles this year, and a boat that goes with the current had better tie up. Your chart follows what is strongest in it ⟨ (Following pattern, year disagrees)⟩, and the strong side is being held by the sleeve: now it wants you along, now it wants you to manage. While you can’t tell, mend the boat.',
      },
      {
        id: 'annual.god.dominant.fair',
        because: ['kind:dominant', 'y-score>=62', 'age>=16', 'age<=74'],
        says: ['annual.tide=with'],
        zh_CN:
          '一屋子人唱的是同一首歌，今年连街上也跟着哼。你的盘只旺一样，越专越好⟨（专旺格，流年相合）⟩，今年来的正合它的调。把别的副业收一收，只做最像你的那一件，做到旁人提起这件事先想到你；劝你样样都学一点的，听完说谢谢。',
        en_US:
          'Everyone in the house sings one song, and this year the street hums along. Your chart has a single ruling element and does best undiluted ⟨ (Dominant pattern, year agrees)⟩. Put the sidelines away and do the one thing that is most like you, until people hear its name and think of yours. Thank those who advise a bit of everything.',
      },
      {
        id: 'annual.god.dominant.tight',
        because: ['kind:dominant', 'y-score<=61', 'age>=16'],
        says: ['annual.tide=wait'],
        zh_CN:
          '有人进门就要换台，今年的不自在从这里来。你的盘只旺一样，最怕掺⟨（专旺格，流年不合）⟩，偏偏今年人人要你兼顾、折中、均衡。场面上点头，手里照旧做本行；谁硬要改，让他写成一页纸递来，多半写到半页就算了。',
        en_US:
          'Somebody walks in and changes the station, and that’s this year’s discomfort. Your chart has one ruling element and dislikes being mixed ⟨ (Dominant pattern, year disagrees)⟩, while everyone now wants balance and compromise from you. Nod in company, keep to your trade at the bench. If they insist, ask for it in one page. Most stop halfway down.',
      },
    ],
  },
  {
    id: 'annual-contact',
    card: 'annual',
    role: { section: 'base' },
    most: 2,
    paragraphs: [
      {
        id: 'annual.contact.stem-joins-day.wealth',
        because: ['y-stem-combine@day', 'y=zhengcai', 'age>=16'],
        zh_CN:
          '流年的{y-stem}来合你的{day}，它又是你的正财，要你照管的那一样⟨（流年正财合日主）⟩。一个人、一份家业、一笔按月的账，会自己走到手边，拿起来就难放下。拿之前问清楚要喂几顿、占几个晚上，问完还肯，就好好拿着。',
        en_US:
          'The year’s {y-stem} comes to join your {day}, and it’s your Direct wealth, the thing to be looked after ⟨ (Direct wealth joins the day stem)⟩. A person, a household, a monthly account walks up to your hand, and what you pick up you won’t easily put down. Ask first how often it eats and how many evenings it takes.',
      },
      {
        id: 'annual.contact.stem-joins-day.officer',
        because: ['y-stem-combine@day', 'y=zhengguan', 'age>=16'],
        zh_CN:
          '握手的是一位讲规矩的：{y-stem}来合你的{day}，它是你的正官，管人也给名分⟨（流年正官合日主）⟩。今年会有一份正式的关系落到你身上，聘书、婚约、监护、会员都算。合的好处是彼此认账，代价是往后出门要打招呼；这句话签字之前先说开。',
        en_US:
          'The hand you shake belongs to someone who goes by rules: {y-stem} joins your {day}, and it’s your Direct officer, who governs and gives titles ⟨ (Direct officer joins the day stem)⟩. Something formal comes of it, an appointment, a vow, a membership. Both sides will keep it. From then on you’ll be expected to say where you’re going; mention that before you sign.',
      },
      {
        id: 'annual.contact.stem-joins-month',
        because: ['y-stem-combine@month', 'age>=16', 'age<=74'],
        zh_CN:
          '年干{y-stem}一到，先合住了你月上的{stem:month}⟨（流年合月干）⟩。月柱是同事、手足、每天做的活，所以今年外面来的人和事，先落在他们那张桌上，轮到你已经是第二手。第二手有好处，难处有人替你试过了；想要头一手，得早一步到场。',
        en_US:
          'The moment {y-stem} arrives it joins the {stem:month} in your month ⟨ (year stem joins the month stem)⟩. That pillar is colleagues, siblings, daily work, so whatever comes from outside this year lands on their desk and reaches you secondhand. Secondhand has its uses: the hard part has been tried. For the first look you’ll have to be there early.',
      },
      {
        id: 'annual.contact.stem-joins-year',
        because: ['y-stem-combine@year'],
        zh_CN:
          '祖上传下来的那点门面，今年有人认得。{y-stem}合住你年上的{stem:year}⟨（流年合年干）⟩，年柱是家里的名声和早年的出身。校友、同乡、父母的老同事，会拉着你的手讲半天旧话，讲完能办一件新事。带上一样他们记得的东西去。',
        en_US:
          'People recognize the name over your door this year. {y-stem} joins the {stem:year} of your year pillar ⟨ (year stem joins the year stem)⟩, which is the family’s good name and your early days. Someone from the same school or town, an old colleague of your parents, will hold your hand and talk of the past for an hour, and then something gets done. Bring what they’d remember.',
      },
      {
        id: 'annual.contact.stem-joins-hour',
        because: ['y-stem-combine@hour'],
        zh_CN:
          '还没开张的计划，今年有人先来订座。{y-stem}合的是你时上的{stem:hour}⟨（流年合时干）⟩，时柱管往后，那件你总说“等有空”的事，外头忽然有人问起价钱。开小半扇门就好：先接一单，做慢些，看看自己肯不肯一做十年。',
        en_US:
          'A table gets booked at the place you haven’t opened. {y-stem} joins the {stem:hour} of your hour ⟨ (year stem joins the hour stem)⟩, the pillar of later on, and somebody asks the price of the thing you always meant to do when there was time. Open the door a hand’s width. Take one order, do it slowly, and see whether you’d want ten years of it.',
      },
      {
        id: 'annual.contact.stem-faces-day.killing',
        because: ['y-stem-clash@day', 'y=qisha'],
        zh_CN:
          '一把尺子横在门上：{y-stem}迎面冲你的{day}，又是不留情面的七杀⟨（七杀冲日主）⟩。今年的批评都写着你的名字，躲不进人堆里。吃准一条，只答事，不答脾气；每回挨完，记下他说对的那一句，到年底这本子比奖状值钱。',
        en_US:
          'A measuring stick lies across the door: {y-stem} faces your {day} head-on, and it’s Seven killings, which wants an answer ⟨ (Seven killings faces the day stem)⟩. Criticism comes with your name on it this year, and there’s no crowd to stand in. Answer the matter and leave the tone. Each time, write down the one thing they got right. By December that notebook is worth having.',
      },
      {
        id: 'annual.contact.stem-faces-day.wealth',
        because: ['y-stem-clash@day', 'y=piancai', 'age>=16', 'age<=74'],
        zh_CN:
          '你去抓钱，钱也来撞你。{y-stem}与你的{day}相冲，论关系是你管得着的偏财⟨（偏财冲日主）⟩，所以今年的生意都在拉扯里成：压价、改期、换条件。底价写在纸上带进去，过线就起身；起身的那一下，往往比说的话管用。',
        en_US:
          'You reach for the money and it bumps into you. {y-stem} faces your {day}, and by kinship it’s Indirect wealth, a thing you govern ⟨ (Indirect wealth faces the day stem)⟩, so this year’s business gets done by pulling at both ends: the price, the date, the terms. Carry your lowest figure in on paper, and stand up when it’s passed. Standing up tends to say more than you could.',
      },
      {
        id: 'annual.contact.stem-faces-month',
        because: ['y-stem-clash@month', 'age>=16', 'age<=74'],
        zh_CN:
          '会议室里的拔河，今年由外头的人先拉绳。{y-stem}冲你月上的{stem:month}⟨（流年冲月干）⟩，同事那边的规矩让人当面顶了一下：新政策、新客户、别处调来的主管。你站在绳子旁边，离两头都近；先替他们翻译，别替他们使劲。',
        en_US:
          'Someone from outside starts the tug-of-war at work. {y-stem} faces the {stem:month} in your month ⟨ (year stem faces the month stem)⟩, and the way things are done gets contradicted in public, by a new policy, a new client, a manager from elsewhere. You stand by the middle of the rope. Translate for both ends. Don’t pull.',
      },
      {
        id: 'annual.contact.stem-faces-year',
        because: ['y-stem-clash@year'],
        zh_CN:
          '小时候的那块招牌，今年有人要摘。{y-stem}冲你年上的{stem:year}⟨（流年冲年干）⟩，“我们家的人不做这个”一类的老话，会被一件新事顶回去。摘招牌的要是你，提前说一声；要是别人，先把梯子扶稳，摔了两家都难看。',
        en_US:
          'Someone wants to take down the old sign. {y-stem} faces the {stem:year} of your year pillar ⟨ (year stem faces the year stem)⟩, and a saying like “people in our family don’t do that” gets answered by something new. If you’re the one with the screwdriver, announce it beforehand. If it’s another, hold the ladder. A fall would look bad on everybody.',
      },
      {
        id: 'annual.contact.stem-faces-hour',
        because: ['y-stem-clash@hour'],
        zh_CN:
          '日程表最后一栏，今年总被人划掉。{y-stem}冲到你时上的{stem:hour}⟨（流年冲时干）⟩，时柱是傍晚，是往后，是你留给自己的那件事。划掉就往前挪：晚上练的改到早晨，明年办的先办一小步。挪到别人还没起床的钟点，就没人来划了。',
        en_US:
          'The last line of your schedule keeps getting crossed out. {y-stem} faces the {stem:hour} of your hour ⟨ (year stem faces the hour stem)⟩, which is evening, later life, the thing you keep for yourself. Move it forward. What you practiced at night, do at six; what you planned for next year, begin by a step. At an hour when the others are asleep, no one has a pencil.',
      },
      {
        id: 'annual.contact.joins-day',
        because: ['y-six-combine@day', 'age>=16'],
        zh_CN:
          '身边的位置今年坐得稳。{y-branch}跟你日支的{branch:day}是一对⟨（岁合日支）⟩，日支管家里，管跟谁过，今年凑得上饭点，也凑得上想法。一个人住的，多一位常来的客；两个人住的，少一场旧架。合得太紧也有一样不便，想独自出趟门要提前请假。',
        en_US:
          'The seat beside you holds steady. The {y-branch} pairs with the {branch:day} of your day ⟨ (year joining the day branch)⟩, the branch of home and whoever shares it, and this year you’re hungry at the same hours and agree on more than usual. Living alone, you’ll have a regular guest. The inconvenience of so close a fit is that a weekend by yourself needs asking for.',
      },
      {
        id: 'annual.contact.joins-month',
        because: ['y-six-combine@month', 'age>=16', 'age<=74'],
        zh_CN:
          '工作上的齿轮，今年咬得上。{y-branch}合住你月支的{branch:month}⟨（岁合月支）⟩，跟同事借人、借机器、借一句好话，都比往年顺。合住也就走不快，你想跳出去另起一摊，会有三个人拉着袖子说“再等等”。听听他们等的是什么。',
        en_US:
          'The gears mesh at work. The {y-branch} joins the {branch:month} of your month ⟨ (year joining the month branch)⟩, and borrowing a person, a machine or a kind word from colleagues goes better than in other years. Meshed gears don’t come apart, either. Should you want to leave and set up alone, three people will hold your sleeve. Ask what it is they’re waiting for.',
      },
      {
        id: 'annual.contact.joins-year',
        because: ['y-six-combine@year'],
        zh_CN:
          '老屋的门今年是虚掩的。{y-branch}与你年支的{branch:year}相合⟨（岁合年支）⟩，回家一趟，说得上话，拿得到东西：一份旧照、一个方子、一句迟了多年的好话。有想跟长辈商量的，别在群里说，坐到他们厨房里去说。',
        en_US:
          'The door of the old house is ajar. The {y-branch} pairs with the {branch:year} of your year ⟨ (year joining the year branch)⟩, and a visit home gets you something: a photograph, a recipe, a kind word that is years late. Whatever you’d like to raise with your elders, keep it out of the family chat. Say it in their kitchen.',
      },
      {
        id: 'annual.contact.joins-hour',
        because: ['y-six-combine@hour', 'age>=16', 'age<=74'],
        zh_CN:
          '种子盒里有一格今年发芽。{y-branch}合你时支的{branch:hour}⟨（岁合时支）⟩，时柱是往后要做、要养的。一个孩子肯听你讲完，一个副业有了头一位回头客，一门手艺过了最难看的阶段。浇水按时，别天天扒开土看。',
        en_US:
          'One compartment of the seed box sprouts. The {y-branch} joins the {branch:hour} of your hour ⟨ (year joining the hour branch)⟩, which holds what you’ll do and raise later on. A child hears you out, a sideline gets its first returning customer, a skill leaves its ugliest stage. Water on schedule, and don’t dig it up to look.',
      },
      {
        id: 'annual.contact.harm-day',
        because: ['y-harm@day'],
        zh_CN:
          '筷子伸向同一盘菜，又都缩了回来，今年家里的别扭是这一种。{y-branch}与你日支的{branch:day}相害⟨（岁害日支）⟩，害是客气里的绊脚：没说破的、以为你知道的、替你做了主的。每周挑一晚，各说一件“我以为”，说完去洗碗。',
        en_US:
          'Two pairs of chopsticks go for one dish and both draw back. That’s how this year feels at home: the {y-branch} crosses the {branch:day} of your day ⟨ (year crossing the day branch)⟩. To cross is to get in the way politely, by what wasn’t said, or was assumed, or done on your behalf. One evening a week, each tells one thing they took for granted. Then wash up.',
      },
      {
        id: 'annual.contact.harm-month',
        because: ['y-harm@month', 'age>=16', 'age<=74'],
        zh_CN:
          '抄送名单今年要看仔细。{y-branch}害着你月支的{branch:month}⟨（岁害月支）⟩，办公室的绊子多是无心：漏了一个人，早说了一天，话经第三张嘴走了样。重要的事只用两种办法，当面，或者白纸黑字；隔着人传的，一律当没听见。',
        en_US:
          'Check the cc line. The {y-branch} crosses the {branch:month} of your month ⟨ (year crossing the month branch)⟩. At work people trip one another without meaning to: a name left out, a thing said one day early, a sentence bent by a third mouth. For what matters there are two ways, face to face or in writing. Treat the rest as unheard.',
      },
      {
        id: 'annual.contact.harm-year',
        because: ['y-harm@year'],
        zh_CN:
          '亲戚之间，今年最容易传错话。{y-branch}害你年支的{branch:year}⟨（岁害年支）⟩，一句“随便”到了那头成了“不愿意”。随礼多少、老人过节在谁家，早点打电话问本人，数目问准，日子问准，别托堂哥带话。',
        en_US:
          'Between relatives this is a year of bad translation. The {y-branch} crosses the {branch:year} of your year ⟨ (year crossing the year branch)⟩. “Whatever suits you” arrives at the other end as “I’d rather not.” Whose house for the holiday, how much in the envelope: call the person and get the figure and the date. Don’t send it by way of a cousin.',
      },
      {
        id: 'annual.contact.harm-hour',
        because: ['y-harm@hour', 'age>=16'],
        zh_CN:
          '答应孩子的、答应自己的，今年老是差着一口气。{y-branch}与你时支的{branch:hour}相害⟨（岁害时支）⟩，末了那一步容易让小事绊住：差一个章，差半小时，差一句“我陪你”。所有收尾提前两天，两天里什么也不排，只等那件小事来。',
        en_US:
          'What you promised a child, or yourself, keeps falling an inch short. The {y-branch} crosses the {branch:hour} of your hour ⟨ (year crossing the hour branch)⟩, and the last step gets caught on something small, a missing stamp, half an hour, a word. Move every ending up by two days, and leave those days empty for the small thing to turn up in.',
      },
      {
        id: 'annual.contact.punish-day',
        because: ['y-punish@day'],
        zh_CN:
          '鞋里的那粒沙，今年走几步就想起来。{y-branch}刑你日支的{branch:day}⟨（岁刑日支）⟩，刑是磨，磨在最近的人身上：牙膏从哪头挤，空调开几度，谁先低头。沙子倒一次只要一分钟，难在停下来；约好一个暗号，谁说了谁先倒。',
        en_US:
          'There’s a grain of sand in the shoe, and every few steps you remember it. The {y-branch} rubs the {branch:day} of your day ⟨ (year rubbing the day branch)⟩, where the nearest people are: the toothpaste, the thermostat, who gives in first. Shaking it out takes a minute, and stopping is the hard part. Agree on a code word. Whoever says it shakes first.',
      },
      {
        id: 'annual.contact.punish-month',
        because: ['y-punish@month', 'age>=16', 'age<=74'],
        zh_CN:
          '活还是那些活，今年做起来硌手。{y-branch}刑着你月支的{branch:month}⟨（岁刑月支）⟩，流程改一版，又改回来，磨的是做事的人。别跟版本较劲，另存一份自己的底稿；每改一回，在页脚记一行谁改的、为什么，磨到第三回拿出来给人看。',
        en_US:
          'It’s the same work with a rougher handle. The {y-branch} rubs the {branch:month} of your month ⟨ (year rubbing the month branch)⟩; procedures get revised and revised back, and what wears down is people. Don’t fight the versions. Keep a master copy, and a line at the foot of each page: who changed it, and why. At the third round, show the page.',
      },
      {
        id: 'annual.contact.punish-year',
        because: ['y-punish@year', 'age>=16'],
        zh_CN:
          '饭桌上那道旧题，今年又有人出。{y-branch}刑你年支的{branch:year}⟨（岁刑年支）⟩，该不该回来，像不像谁，当年那件事怪哪个。答案早就有了，磨人的是再答一遍。准备一句短的，每回都用这一句，用到第五回，大家就改聊天气。',
        en_US:
          'The old question is back at the family table. The {y-branch} rubs the {branch:year} of your year ⟨ (year rubbing the year branch)⟩: when you’re moving back, whom you take after, whose fault that was. You have the answer; what grates is giving it again. Prepare one short sentence and use it each time. By the fifth, they’ll be discussing the weather.',
      },
      {
        id: 'annual.contact.punish-hour',
        because: ['y-punish@hour'],
        zh_CN:
          '睡前那一小时，今年最磨。{y-branch}刑你时支的{branch:hour}⟨（岁刑时支）⟩，时柱是一天的末尾，也是一辈子往后的打算，两样会叠在一起，躺下就开始想十年后。床边不放手机，放一本讲别人的书；往后的事挪到星期天上午想，那时候算得清。',
        en_US:
          'The hour before sleep is the rough one this year. The {y-branch} rubs the {branch:hour} of your hour ⟨ (year rubbing the hour branch)⟩, the end of the day and the long future at once, so you lie down and begin thinking ten years ahead. By the bed keep a book about other people. The future moves to Sunday morning, when you can add.',
      },
      {
        id: 'annual.contact.half-day',
        because: ['y-half-three@day', 'age>=16'],
        says: ['annual.group=half'],
        zh_CN:
          '家里那件半截的事，今年有了下半截的料。{y-branch}与你日支的{branch:day}半合⟨（岁半合日支）⟩，三块拼图到了两块：买房的差首付，装修的差工人，两个人差一句准话。第三块不会自己来，列出它长什么样，贴在冰箱上，问每个上门的人。',
        en_US:
          'Whatever is half done at home now has material for the other half. The {y-branch} and the {branch:day} of your day make two pieces of a set of three ⟨ (Half joining at the day)⟩: the money without the builder, the couple without the word. The third piece won’t come by itself. Learn to describe it in one breath, and ask every visitor.',
      },
      {
        id: 'annual.contact.half-month',
        because: ['y-half-three@month', 'age>=16', 'age<=74'],
        says: ['annual.group=half'],
        zh_CN:
          '项目今年能立起来两条腿。{y-branch}同你月支的{branch:month}半合⟨（岁半合月支）⟩，同事里有一位忽然跟你想到一处，凳子还差一条腿，坐不得，靠得住。第三个人慢慢找，找一个会你们俩都不会的；找到以前，别在凳子上放重东西。',
        en_US:
          'The project gets two of its legs. The {y-branch} half-joins the {branch:month} of your month ⟨ (Half joining at the month)⟩, and one colleague turns out to be thinking what you think. A stool on two legs can lean and can’t be sat on. Take your time over the third, somebody who knows what neither of you do, and until then put nothing heavy on it.',
      },
      {
        id: 'annual.contact.half-year',
        because: ['y-half-three@year'],
        says: ['annual.group=half'],
        zh_CN:
          '隔了好些年的一根线，今年被人从那头拽了拽。{y-branch}与你年支的{branch:year}半合⟨（岁半合年支）⟩，小学同桌、老邻居、搬走的表亲，会有一个来找你，事情说了一半。另一半值得问，约在两个人都不熟的地方见，省得只顾着怀旧。',
        en_US:
          'Someone tugs a thread that’s hung slack for years. The {y-branch} half-joins the {branch:year} of your year ⟨ (Half joining at the year)⟩, and a deskmate, a neighbor, a cousin who moved away gets in touch with half of a story. The other half is worth asking for. Meet somewhere new to both of you, or it’ll all be old times.',
      },
      {
        id: 'annual.contact.half-hour',
        because: ['y-half-three@hour'],
        says: ['annual.group=half'],
        zh_CN:
          '退路今年修通了半条。{y-branch}跟你时支的{branch:hour}半合⟨（岁半合时支）⟩，那件打算以后做的事，已经有了地方，或者有了人，还缺另一样。不必辞了眼前去补它，每月拿出一个周末走到路断的地方看看，缺口会越走越窄。',
        en_US:
          'Half of the road out is paved. The {y-branch} half-joins the {branch:hour} of your hour ⟨ (Half joining at the hour)⟩, and the thing you meant for later now has a place, or a person, and lacks the other. There’s no need to give up what you have for it. One weekend a month, walk to where the paving stops. The gap gets shorter for being walked.',
      },
      {
        id: 'annual.contact.quiet',
        because: ['y-quiet'],
        zh_CN:
          '这一年走进你的盘里，一个字也没碰着：不合，不冲，不刑，不害⟨（岁与命无涉）⟩。安静得像周日的办公楼，电梯随叫随到，也没有人等你。想动，发条得自己上；把一年切成四段，每段定一件，做完自己给自己盖章。',
        en_US:
          'The year walks into your chart and touches nothing. It joins no one, faces no one, rubs and crosses no one ⟨ (year without ties)⟩. Think of an office on a Sunday: the elevator comes at once, and nobody is waiting upstairs. You’ll have to wind yourself. Cut the year in four, give each part one task, and stamp it yourself when done.',
      },
      {
        id: 'annual.contact.break-day',
        because: ['y-break@day'],
        zh_CN:
          '水管没爆，接头在渗。{y-branch}破你日支的{branch:day}⟨（流年破日支）⟩，破是轻的一下，家里的小约定会松：说好谁倒垃圾，说好几点关灯。拧一圈就好，趁它还只是渗；新立的规矩别超过三条，多了自己也记不住。',
        en_US:
          'The pipe is whole and the joint drips. The {y-branch} nudges the {branch:day} of your day ⟨ (year nudging the day branch)⟩, a light touch that loosens the small agreements of a house: who takes out the trash, when the lights go off. One turn of the wrench will do while it’s only dripping. Make no more than three new rules, or you’ll forget them as well.',
      },
      {
        id: 'annual.contact.hidden-day',
        because: ['y-hidden-combine@day'],
        zh_CN:
          '有些话不在桌面上说，今年多半是好话。{y-branch}与你日支的{branch:day}暗合⟨（岁暗合日支）⟩，藏着的字悄悄拉了手，明面上看不出：有人记着你的口味，有人替你留了位置。回礼也悄悄的，别发到朋友圈里谢。',
        en_US:
          'Some things this year are said under the table, most of them kind. The {y-branch} and the {branch:day} of your day join by what they hide ⟨ (Hidden joining at the day)⟩, and nothing shows: someone remembers how you take your tea, someone keeps you a place. Return it as quietly. A public thank-you would spoil it.',
      },
      {
        id: 'annual.contact.arch-day',
        because: ['y-arch-three@day'],
        says: ['annual.group=half'],
        zh_CN:
          '中间空一格，两头已经搭好。{y-branch}跟你日支的{branch:day}隔着一个字相拱⟨（岁拱日支）⟩，空着的那格正是最要紧的。今年家里的事常这样：人齐了，就差一句谁来定；东西齐了，就差一个地方放。空格别拿现成的塞，等对的来。',
        en_US:
          'Two ends of an arch are up and the keystone is missing. The {y-branch} and the {branch:day} of your day lean toward each other across a gap ⟨ (Arching at the day)⟩. At home it will often be so: everyone is there except someone to decide, everything has come except a place to put it. Don’t wedge in whatever lies around. Wait for the stone that fits.',
      },
    ],
  },
  {
    id: 'annual-star',
    card: 'annual',
    role: { section: 'base' },
    most: 2,
    paragraphs: [
      {
        id: 'annual.star.tianyi.fair',
        because: ['y-star=tianyiguiren', 'y-score>=70'],
        says: ['annual.help=ask'],
        zh_CN:
          '拦你的那道杆，今年有人从里头抬起来。流年带着你的天乙贵人，诸星里最肯解围的一颗，全年的分数也不低⟨（天乙贵人）⟩。贵人长什么样不好认：可能是值班的，可能是你帮过又忘了的。求人的话备成一分钟，随身带着。',
        en_US:
          'The barrier in your way gets lifted from inside. The year carries your Nobleman star, the most obliging of all the stars, and its score is on the high side ⟨ (Nobleman star)⟩. Noblemen don’t look the part; it could be the clerk on duty, or someone you helped and forgot. Have your request down to one minute, and carry it about with you.',
      },
      {
        id: 'annual.star.tianyi.tight',
        because: ['y-star=tianyiguiren', 'y-score<=56'],
        says: ['annual.help=ask'],
        zh_CN:
          '路不平，车上倒有个会修胎的。今年分数偏低，可流年带了你的天乙贵人，解围的那颗星⟨（天乙贵人）⟩。难处来的时候，帮手也在同一间屋里，你不开口，他以为你应付得来。遇事给自己二十四小时硬撑，过了点就打电话。',
        en_US:
          'The road is rough and there’s somebody aboard who can change a tire. This year scores low, but it carries your Nobleman star, the one that gets people out of trouble ⟨ (Nobleman star)⟩. Help stands in the same room and thinks you’re managing. Give yourself twenty-four hours to struggle alone. After that, call.',
      },
      {
        id: 'annual.star.tianyi.officer',
        because: ['y-star=tianyiguiren', 'y=officer'],
        says: ['annual.help=ask'],
        zh_CN:
          '管你的人和帮你的人，今年可能是同一位。年干是官杀，规矩与期限；年里又坐着天乙贵人，解围的星⟨（官杀带贵人）⟩。挨了批评先别散，问一句“该怎么改”，他往往就把门路说出来了。',
        en_US:
          'The one who checks you and the one who helps you could be the same this year. The stem is an officer, rules and dates, and with it comes the Nobleman star, which gets people out of trouble ⟨ (Officer with the Nobleman star)⟩. After a reprimand don’t leave at once. Ask how they’d do it, and they tend to tell you where the door is.',
      },
      {
        id: 'annual.star.wenchang',
        because: ['y-star=wenchangguiren', 'y=resource', 'age>=16', 'age<=74'],
        says: ['annual.exam=take'],
        zh_CN:
          '今年看书，字自己往里走。年干是印，教你的那一边；年支又带文昌，读写考试的星⟨（印逢文昌）⟩。拖了几年的证，或者想写的那一本，放在今年最划算。报名费先交，交了钱的书才翻得到最后一页。',
        en_US:
          'Books go in by themselves this year. The stem is a seal, the teaching side, and the branch carries the Academy star, for reading, writing and exams ⟨ (seal with the Academy star)⟩. The certificate you’ve put off, or the thing you’d like to write, comes cheapest now. Pay the fee first. People finish what they’ve paid for.',
      },
      {
        id: 'annual.star.wenchang.output',
        because: ['y-star=wenchangguiren', 'y=output', 'age>=16', 'age<=74'],
        says: ['annual.exam=take'],
        zh_CN:
          '写出来的比说出来的值钱，今年可以试试。年干管表达，年支带文昌，文字的星⟨（食伤逢文昌）⟩，同一个意思，开会讲三遍没人记，写成一页就有人转。每月留一页像样的，署上名字，年底钉成一册。',
        en_US:
          'What you write is worth more than what you say this year; try it. The stem is expression and the branch brings the Academy star, which looks after letters ⟨ (Output with the Academy star)⟩. Say a thing in three meetings and it’s gone. Put it on a page and somebody forwards it. Keep one good page a month, signed, and staple the twelve.',
      },
      {
        id: 'annual.star.taohua',
        because: ['y-star=taohua', 'y-stem-combine@day', 'age>=16'],
        says: ['annual.seen=more'],
        zh_CN:
          '衣柜今年该添件正经衣裳。流年带着你的桃花，招人看的星，年干又来合你⟨（桃花，干合日主）⟩，目光落下来还会停一停。成了家的，先把这份光彩给家里那位看；单着的，头三次见面都选白天，看得清，也走得开。',
        en_US:
          'The wardrobe needs one good thing. This year carries your Peach blossom, the star of being looked at, and its stem comes to join you ⟨ (Peach blossom, stem joining the day)⟩, so a glance tends to stay. With somebody at home, let them have the first look. Without, hold the first three meetings by daylight, where you can see and can leave.',
      },
      {
        id: 'annual.star.taohua.output',
        because: ['y-star=taohua', 'y=output', 'age>=16'],
        says: ['annual.seen=more'],
        zh_CN:
          '台上的灯今年照你这边。流年桃花，招人看的星，配着管表达的年干⟨（桃花逢食伤）⟩，唱歌、讲课、拍短片、站柜台，凡要人停下脚步的事都容易成。有人夸，收下；有人要你一直这么热闹，就说今天到点了，回去洗脸睡觉。',
        en_US:
          'The stage lights are turned to your side. Peach blossom, the star of being looked at, comes under a stem of expression ⟨ (Peach blossom with Output)⟩; singing, teaching, filming, standing behind a counter, anything that asks people to stop and look goes well. Take the praise. When they want you sparkling all night, say the shop is closed, wash your face and sleep.',
      },
      {
        id: 'annual.star.yima.clash',
        because: ['y-star=yima', 'y-clash@day'],
        says: ['annual.travel=much'],
        zh_CN:
          '今年的箱子立在门边，轮子没凉过。流年带驿马，赶路的星，又冲着你的日支⟨（驿马逢冲）⟩，家和路在抢你。定两样不变的：出门在外每晚几点打电话回去，回来第一顿饭在家里吃。有这两样，走多远都算住在家里。',
        en_US:
          'The suitcase stands by the door this year, its wheels still warm. The Travel star comes, and faces your day branch as well ⟨ (Travel star, facing the day)⟩, so home and road both pull at you. Fix two things: the hour at which you call when you’re away, and the first dinner back, which is at home. With those two you can go as far as you like.',
      },
      {
        id: 'annual.star.yima.wealth',
        because: ['y-star=yima', 'y=wealth', 'age>=16', 'age<=74'],
        says: ['annual.travel=much'],
        zh_CN:
          '挣钱的地方今年不在椅子上。年干是财，年支驿马，是赶路的星⟨（财乘驿马）⟩，坐着等的单子少，走出去谈的单子多。路费单列一个账户，跑空的那几趟也记上，到年底一除，就知道哪条路值得明年接着走。',
        en_US:
          'This year the earning isn’t done from a chair. Wealth is on the stem and the Travel star on the branch ⟨ (wealth on the Travel star)⟩; few orders come to those who wait, more to those who go. Keep travel costs in an account of their own, fruitless trips included. Divide at the end of the year, and you’ll know which road to take again.',
      },
      {
        id: 'annual.star.huagai',
        because: ['y-star=huagai', 'y=resource'],
        says: ['annual.alone=more'],
        zh_CN:
          '屋里多了一张只够一个人坐的桌子。流年带华盖，喜静的星，年干又是印，读书的那一边⟨（华盖逢印）⟩。热闹请你，你去得勉强，坐下来看书，一抬头天黑了。跟家里讲明每周哪两晚归桌子，剩下五晚别再半推半就。',
        en_US:
          'There’s a desk in the house with room for one. The Canopy, a star that likes quiet, comes with a seal on the stem, the side of reading ⟨ (Canopy with a seal)⟩. You go to parties with half a heart, and sit down to a book and look up to find it dark. Tell them at home which two evenings belong to the desk. On the other five, be there.',
      },
      {
        id: 'annual.star.jiangxing',
        because: ['y-star=jiangxing', 'y=officer', 'age>=16', 'age<=74'],
        says: ['annual.lead=yes'],
        zh_CN:
          '名单排到最上头那个空格，今年有人写了你。流年将星，带队的星，年干又是官杀，责任跟着名字来⟨（将星逢官）⟩。接之前问两样：人归不归你调，错算谁的。两样都清楚再接那面旗，接了就别叫后面的人等你拿主意。',
        en_US:
          'Someone writes your name in the blank at the top of the list. The General star, which leads, comes with an officer on the stem, so the duty comes along with the title ⟨ (General star with an Officer)⟩. Ask two things first: whether the people are yours to assign, and whose mistake it is when there’s one. Then take the flag, and don’t keep them waiting for orders.',
      },
      {
        id: 'annual.star.lushen',
        because: ['y-star=lushen', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['annual.base=firm'],
        zh_CN:
          '今年脚下踩得着地。流年{y-branch}是你的禄，自己挣自己吃的那块田⟨（流年逢禄）⟩，你的盘原本偏轻，站上这块田说话就硬气些。把收入里最稳的一项护好，先别拿它去换更大的；身体也算在田里，三餐定时，比什么补品都见效。',
        en_US:
          'You can feel the ground this year. The {y-branch} is your Seat of prosperity, the plot from which you earn your own bread ⟨ (year of the Seat of prosperity)⟩, and standing on it a light chart speaks up. Guard the steadiest part of your income, and don’t trade it for something bigger. The body is part of the plot. Three meals at fixed hours will do more than you think.',
      },
      {
        id: 'annual.star.lushen.firm',
        because: ['y-star=lushen', 'sign:firm'],
        says: ['annual.base=firm'],
        zh_CN:
          '自己的田今年又宽了一垄，种得过来，也累得着。流年逢你的禄，凭本事吃饭的那块地⟨（流年逢禄，身强）⟩，你本来就不缺劲，难在什么都想自己种。留一半自种，租一半给肯干的人，收租的时候别嫌人家垄子歪。',
        en_US:
          'Your own field is one row wider: enough strength to plant it, and enough row to tire you. The year brings your Seat of prosperity, the plot you live from ⟨ (Seat of prosperity, strong self)⟩. You weren’t short of vigor; the trouble is wanting to plant all of it. Work half yourself and rent out half, and don’t complain of crooked furrows.',
      },
      {
        id: 'annual.star.yangren',
        because: ['y-star=yangren', 'sign:firm'],
        says: ['annual.edge=sharp'],
        zh_CN:
          '切菜的手今年特别快，快到该慢一慢。流年逢羊刃，一股过了头的劲，遇上你这张有力的盘⟨（流年逢刃，身强）⟩。力气往器物上使：拆旧家具，练一门重的运动，啃最硬的题。跟人谈事隔一张桌子，说完“不行”，停三秒，再说“可以这样”。',
        en_US:
          'Your hand at the chopping board is very quick this year, quick enough to slow down. The year brings the Blade, strength beyond what’s needed, to a chart that has plenty ⟨ (Blade, strong self)⟩. Spend it on things: take a wardrobe apart, do a heavy sport, bite into the hardest problem. With people keep a table between, and after “no” count to three and say what could be done.',
      },
      {
        id: 'annual.star.yangren.weak',
        because: ['y-star=yangren', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.edge=useful'],
        zh_CN:
          '别人递来一把快刀，柄朝着你。流年的羊刃是一股猛劲，你的盘平时欠的正是它⟨（流年逢刃，身弱）⟩。今年敢开口要价，敢把拖着的关系说断，敢进那间办公室。用完擦干净收好，刀在手里握久了，连切水果都像在吵架。',
        en_US:
          'Somebody hands you a sharp knife, handle first. The Blade is a rush of force, and force is what your chart runs short of ⟨ (Blade, weak self)⟩. This year you can name a price, end what dragged on, walk into that office. Wipe it and put it away after use. Held too long, it makes even the slicing of an apple look like a quarrel.',
      },
      {
        id: 'annual.star.hongluan',
        because: ['y-star=hongluan', 'age>=16', 'age<=74'],
        says: ['annual.joy=near'],
        zh_CN:
          '今年收到的信封，红的比往年多。流年带红鸾，喜事的星，多半先从亲友那边响起来⟨（红鸾）⟩，你去当客人、当伴郎伴娘、当证人，也在席上认得几个人。自己的事若正走到门口，今年推门，风是顺的；若还没影，不赶，先学会一支舞。',
        en_US:
          'More invitations than usual arrive this year, most of them red. The Red phoenix, a star of good occasions, tends to sing first at other people’s windows ⟨ (Red phoenix)⟩: you’ll be guest, best man, bridesmaid, witness, and meet somebody at the table. If a matter of your own has come to the door, push. If there’s nothing in sight, there’s no hurry; learn to dance.',
      },
      {
        id: 'annual.star.tianxi',
        because: ['y-star=tianxi'],
        says: ['annual.joy=near'],
        zh_CN:
          '家里的饭桌要加一块活动板。流年带天喜，添人添口、重逢团圆的那类喜气⟨（天喜）⟩，走散的亲戚有了音信，朋友抱着孩子上门。碗筷多备两副，话题备一个谁都不伤的；有人在桌上宣布什么，先举杯，问题留到洗碗时问。',
        en_US:
          'The dinner table needs its extra leaf. The Joy star brings additions and reunions ⟨ (Joy star)⟩: a relative is heard from, friends come up the stairs carrying a baby. Lay two more places, and have one subject ready that hurts nobody. If something gets announced at the table, raise your glass, and keep your questions for the dishwashing.',
      },
      {
        id: 'annual.star.kongwang.fair',
        because: ['y-star=kongwang', 'y-score>=66'],
        says: ['annual.paper=first'],
        zh_CN:
          '叫好的多，落袋的慢，今年好事里掺着这一味。分数不差，流年却落在你的空亡里，应声大而实物少⟨（流年逢空）⟩。凡说成了的，催一份字；凡说要给的，问哪天到。催不来的也不必气，名声先到，来年拿它换。',
        en_US:
          'Loud applause, slow delivery: that flavor runs through a year which otherwise scores well, because its branch falls in your Void, where there’s more echo than goods ⟨ (year in the Void)⟩. Whatever is agreed, ask for on paper. Whatever is promised, ask the date. If it doesn’t come, let it go. The reputation came, and can be cashed later.',
      },
      {
        id: 'annual.star.kongwang.tight',
        because: ['y-star=kongwang', 'y-score<=56', 'age>=16', 'age<=74'],
        says: ['annual.paper=first'],
        zh_CN:
          '今年摔的跤，底下垫着棉花。分数不高，流年又落在空亡里，坏消息也打了折⟨（流年逢空）⟩：吓人的通知撤了，要砍的项目拖了。别为一封信改全年的计划，压三天再看。想避世学点东西的，这一年正空着，没人占座。',
        en_US:
          'When you fall this year there’s cotton underneath. The score is low, but the branch is in your Void, and bad news comes at a discount, too ⟨ (year in the Void)⟩: the alarming notice is withdrawn, the project to be cut drags on. Don’t rearrange the year on account of one letter. Leave it three days. If you’d like to go off and study something, there’s an empty seat.',
      },
    ],
  },
  {
    id: 'annual-cycle',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.cycle.peer-wealth',
        because: ['y-cycle=peer', 'y=wealth', 'age>=16'],
        says: ['annual.wallet=apart'],
        zh_CN:
          '桌上来了一盘菜，围坐的人这十年一直没少。大运天干是同类，今年天干是财⟨（比劫运逢财年）⟩，钱一露面，人人觉得有自己一份，你也觉得有他们一份。分之前先切：切成几块、哪块归谁、剩的归谁，写在一张纸上传一圈，再动筷子。',
        en_US:
          'A dish arrives, and the table has been full for the whole cycle. The cycle’s stem is your own kind, the year’s is wealth ⟨ (wealth year in a cycle of Peers)⟩; the moment money shows, everyone feels entitled to some, you included on their behalf. Carve before you eat. How many pieces, whose, and who gets what is left: send it around the table on paper.',
      },
      {
        id: 'annual.cycle.peer-officer',
        because: ['y-cycle=peer', 'y=officer'],
        zh_CN:
          '十年里散养惯了的一群，今年来了个点名的。大运是同类，平起平坐；年干是官杀，要分出谁听谁的⟨（比劫运逢官年）⟩。你夹在中间，容易被推去传话。传可以，传两头：上头的意思说给大家，大家的难处也写成三条递上去。',
        en_US:
          'A flock that’s roamed for years meets someone who takes attendance. The cycle is your own kind, all on a level; the year’s stem is an officer, who wants to know who answers to whom ⟨ (officer year in a cycle of Peers)⟩. You’ll be pushed forward to carry messages. Carry them both ways: the order down, and three lines of difficulties up.',
      },
      {
        id: 'annual.cycle.peer-output',
        because: ['y-cycle=peer', 'y=output'],
        zh_CN:
          '这些年凑在一起的人，今年总算有件东西可做。大运同类聚气，年干食伤出手⟨（比劫运逢食伤年）⟩，劲头有了去处，合办一份小刊，合开一间周末铺子，都起得来。先说好名字排在第几，别等它红了再排。',
        en_US:
          'The people who have gathered around you finally have something to make. The cycle piles up your own kind, and the year’s stem is output, the hand going out ⟨ (output year in a cycle of Peers)⟩, so a little magazine or a weekend shop between friends gets off the ground. Settle the order of names now, before it’s a success.',
      },
      {
        id: 'annual.cycle.output-wealth',
        because: ['y-cycle=output', 'y=wealth', 'age>=16', 'age<=74'],
        zh_CN:
          '练了这些年的手艺，今年有人问价。大运天干是食伤，一路在做在讲；今年天干是财，正好接在后头⟨（食伤运逢财年）⟩。价目表写出来，三档，最贵的那档写你最愿意做的活。熟人来问，给他中间那档，别给零。',
        en_US:
          'The craft of all these years gets asked its price. The cycle’s stem is output, making and telling; this year’s is wealth, which comes next in line ⟨ (wealth year in a cycle of Output)⟩. Write a price list with three rows, the dearest for what you like doing most. Friends get the middle row. Nobody gets zero.',
      },
      {
        id: 'annual.cycle.output-officer',
        because: ['y-cycle=output', 'y=officer'],
        zh_CN:
          '一个说惯了的人，今年碰上一个记录的人。大运食伤，你这十年靠嘴和手闯路；今年年干官杀，规矩来照面⟨（食伤运逢官年）⟩。真话还讲，换个格式：带日期，带数据，不带形容词。公开场合只讲能当着他讲的那一版。',
        en_US:
          'Somebody used to talking meets somebody who takes minutes. The cycle’s stem is output, and mouth and hands have made your way; this year’s stem is an officer, and the rules come to look ⟨ (officer year in a cycle of Output)⟩. Go on telling the truth, in another format: with dates, with figures, without adjectives. In public give the version you’d give to their face.',
      },
      {
        id: 'annual.cycle.output-resource',
        because: ['y-cycle=output', 'y=resource', 'age>=16', 'age<=74'],
        zh_CN:
          '水龙头开了好些年，今年有人来换水箱。大运食伤往外流，年干印星往里灌⟨（食伤运逢印年）⟩，两边抢同一根管子，表现为想写的时候要开会学习，想学的时候有人催稿。按半天分：上午进，下午出，别让它们在中午打架。',
        en_US:
          'The faucet has been running for years, and now somebody comes to fill the tank. The cycle pours out, the year’s seal pours in ⟨ (resource year in a cycle of Output)⟩, and both want the same pipe: when you’d like to write there’s a training, when you’d like to study someone wants copy. Split the day. In before noon, out after.',
      },
      {
        id: 'annual.cycle.wealth-resource',
        because: ['y-cycle=wealth', 'y=resource', 'age>=16', 'age<=74'],
        zh_CN:
          '忙着进货的人，今年被人塞了一本书。大运天干是财，手上事多；年干是印，劝你坐下来念⟨（财运逢印年）⟩。念书的钟点总被生意打断，也总有一句正好用在生意上。把书放在柜台底下，一天十页，够了；要脱产的课，等货清了再报。',
        en_US:
          'A person busy with deliveries gets handed a book. The cycle’s stem is wealth and your hands are full; the year’s is a seal, which would like you to sit and read ⟨ (resource year in a cycle of Wealth)⟩. Reading gets interrupted by business and now and then pays for it. Keep the book under the counter. Ten pages a day is enough.',
      },
      {
        id: 'annual.cycle.wealth-officer',
        because: ['y-cycle=wealth', 'y=officer', 'age>=16', 'age<=74'],
        zh_CN:
          '攒下的家底，今年换来一把椅子。大运的财生今年的官杀⟨（财运逢官年）⟩，出过钱、管过账、养过队伍的人，轮到有人请你坐上位。坐上去看得远，开销也从你这里走，先问清每月要签多少字、垫多少款。',
        en_US:
          'What you’ve built up buys a chair. The cycle’s wealth feeds the year’s officer ⟨ (officer year in a cycle of Wealth)⟩, and someone who paid, kept the books and fed the team is asked to sit at the head. The view is good, and the expenses now run past your seat. Find out first how many signatures a month, and how much to be advanced.',
      },
      {
        id: 'annual.cycle.wealth-peer',
        because: ['y-cycle=wealth', 'y=peer'],
        says: ['annual.wallet=apart'],
        zh_CN:
          '粮仓边上，今年脚步声多。大运天干是财，你这十年在管东西；年干是同类，来的人个个跟你一样会管⟨（财运逢比劫年）⟩。帮忙收粮可以，钥匙别配第二把。有人提议合仓，请他先把自己那仓打开，量过再谈。',
        en_US:
          'There are footsteps around the granary. The cycle’s stem is wealth, and you’ve been the keeper of things; the year’s stem is your own kind, people just as able to keep them ⟨ (peer year in a cycle of Wealth)⟩. Let them help with the harvest and don’t cut a second key. Whoever suggests joining barns may open theirs first.',
      },
      {
        id: 'annual.cycle.wealth-output',
        because: ['y-cycle=wealth', 'y=output', 'age>=16', 'age<=74'],
        zh_CN:
          '店开了几年，今年该换橱窗。大运在财上，日日算着进出；年干食伤，管新样子、新说法⟨（财运逢食伤年）⟩，给老货添一口活气。别问新东西今年赚不赚，摆出去，看谁停下脚；停下来的那些人，就是往后的账。',
        en_US:
          'The shop’s been open for years; this year, do the window. The cycle is on wealth, in and out every day, and the year’s stem is output, new shapes and new words ⟨ (output year in a cycle of Wealth)⟩, which put life into the old shelves. Don’t ask yet what it earns. Set it out and see who stops. Those are the accounts of later years.',
      },
      {
        id: 'annual.cycle.officer-resource',
        because: ['y-cycle=officer', 'y=resource', 'age<=74'],
        zh_CN:
          '一直在背后催你的那股劲，今年有人替你转个弯。大运官杀压着，年干印星一接，压力先变成功课，再落到你手里⟨（官杀运逢印年）⟩。趁有人肯教，把一直硬扛的那件事学成一套法子，写成步骤；写得出来的，往后就不用扛了。',
        en_US:
          'The push at your back gets bent on its way to you this year. An officer stands over the cycle, and this year’s seal takes it up first ⟨ (resource year in a cycle of Officers)⟩, so pressure comes as homework before it comes as work. While someone is willing to teach, turn what you’ve been carrying by force into steps on paper. Steps don’t weigh.',
      },
      {
        id: 'annual.cycle.officer-output',
        because: ['y-cycle=officer', 'y=output'],
        zh_CN:
          '教室里安静了很久，今年轮到你举手。大运官杀，规矩多，期限紧；年干食伤给你一张嘴⟨（官杀运逢食伤年）⟩。憋着的意见一次只提一条，提的时候带着改好的样子；全倒出来，听的人只记得你嗓门大。',
        en_US:
          'The classroom has been silent for years, and you put up your hand. The cycle has an officer on top, rules and tight dates; the year’s stem is output and gives you a voice ⟨ (output year in a cycle of Officers)⟩. Raise one point at a time, with a repaired version in hand. Empty the whole bag and they’ll remember the volume.',
      },
      {
        id: 'annual.cycle.officer-peer',
        because: ['y-cycle=officer', 'y=peer'],
        zh_CN:
          '一个人站了很久的岗，今年来了换班的。大运官杀管着你，年干是同类，同样被管的人⟨（官杀运逢比劫年）⟩。彼此诉苦能诉一下午，诉完记得排班：谁站前半夜，谁站后半夜。上头看见你们自己排好了，话就少一半。',
        en_US:
          'You’ve stood guard alone for long enough, and relief comes up the stairs. The cycle’s officer governs you, and the year’s stem is your own kind, people under the same orders ⟨ (peer year in a cycle of Officers)⟩. You could complain together all afternoon. Then draw up the watches, who stands before midnight and who after. Orders get shorter when the roster is done.',
      },
      {
        id: 'annual.cycle.resource-output',
        because: ['y-cycle=resource', 'y=output'],
        says: ['annual.output=out'],
        zh_CN:
          '读了这么久，今年要你张嘴讲一讲。大运印星一直往里装，年干食伤要往外倒⟨（印运逢食伤年）⟩，头几回倒得磕磕绊绊，因为肚里的太满，不知先拿哪样。先讲给外行听，一回一样，十分钟；讲得他点头，再去讲给同行。',
        en_US:
          'You’ve read long enough; this year they want to hear it. The cycle’s seal kept filling, the year’s output wants to pour ⟨ (output year in a cycle of Resource)⟩, and the first attempts come in lumps, since you’re too full to know where to begin. Tell a layman, one thing at a time, ten minutes. When they nod, go to your peers.',
      },
      {
        id: 'annual.cycle.resource-wealth',
        because: ['y-cycle=resource', 'y=wealth'],
        zh_CN:
          '饭来张口的日子，今年要自己去买菜。大运印星有人照应，年干是财，事情和钱都要你亲手碰⟨（印运逢财年）⟩。碰头几回会手生：讲价脸红，记账漏行。照应你的人想代劳，请他站在旁边看，出了摊再教。',
        en_US:
          'Meals have been appearing; now you do the shopping. A seal has looked after you in this cycle, and the year’s stem is wealth, matters and money that want your own hands ⟨ (wealth year in a cycle of Resource)⟩. At first you’ll blush when bargaining and skip a line in the accounts. Whoever’s used to doing it for you may stand by and watch.',
      },
      {
        id: 'annual.cycle.resource-officer',
        because: ['y-cycle=resource', 'y=officer', 'age>=16', 'age<=74'],
        zh_CN:
          '文凭压在抽屉里，今年有人要看原件。大运印星养着你，年干官杀上门验收⟨（印运逢官年）⟩，学过的要应考，说会的要上手。好在有底子，补的只是日期：证件哪天到期，年限哪天够，列成一行一行，先去办最早的那行。',
        en_US:
          'The diploma is in the drawer, and someone asks for the original. A seal has fed you in this cycle, and the year’s officer comes to inspect ⟨ (officer year in a cycle of Resource)⟩: what you studied gets examined, what you claimed gets tried. The substance is there. What needs work is dates, when papers expire, when years suffice. List them and start with the nearest.',
      },
      {
        id: 'annual.cycle.use-in-adverse',
        because: ['y-cycle-adverse', 'y-use'],
        zh_CN:
          '十年的路在上坡，今年遇上一段平地。大运的地支是你不想要的那一样，流年{y-branch}正好是想要的⟨（忌运逢用年）⟩。平地上别急着跑，先做两样：把拖着的都交出去，把鞋换好。坡还没走完，这一年的粮带够，后面就不难。',
        en_US:
          'The road of this cycle climbs, and the year is a level stretch. The cycle’s branch is of the element you’d rather not have; the {y-branch} is of the one you want ⟨ (useful year in an adverse cycle)⟩. On the level, don’t run. Hand in whatever you’ve been dragging, change your shoes, fill the bag. There’s some hill left, and it goes better with provisions.',
      },
      {
        id: 'annual.cycle.adverse-in-use',
        because: ['y-cycle-use', 'y-adverse'],
        zh_CN:
          '大路平整，今年有一段在修。大运的地支是你想要的那一样，流年{y-branch}却是不想要的⟨（用运逢忌年）⟩，十年的方向没有错，只有这一段要绕。绕的时候别怀疑地图：开到一半的事接着开，慢些；新岔口一律等路修完再拐。',
        en_US:
          'A good road, with this year’s stretch under repair. The branch of your cycle is the element you want, and the {y-branch} is of the one you don’t ⟨ (adverse year in a useful cycle)⟩. The direction of these years is right, and there’s a detour. Don’t doubt the map on a detour. Go on with what you’ve begun, slower, and leave new turnings until the surface is done.',
      },
    ],
  },
]
