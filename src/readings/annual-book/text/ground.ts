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
        form: ['statement', 'dated'],
        zh_CN:
          '管十年的那一段在{y}换班，到年中管事的是你的同类⟨（交运，年中大运的天干是比劫）⟩。身边的人多半要换一批：有人搬来，有人退伙，有人升到你的上头。合用的东西先分清，哪样归谁、哪样一起出钱，写下来就少一半口角。新搭档不必急着挑，看他跟你做完一件小事再说。这样的换班，头几个月最乱：旧的人还没走干净，新的人还没站稳，你夹在中间两头解释。过了半年，谁真跟你走一条路，就看得出来了。',
        en_US:
          'One ten-year stretch ends in {y} and the next begins; by midyear the part in charge is your own kind ⟨ (change of luck cycle, a cycle of Peers at midyear)⟩. The people around you tend to change: someone moves in, someone leaves the partnership, someone ends up a step above you. Sort out what you share and who pays for it, in writing. New partners can wait until you’ve finished one small job together. The first months are the untidiest, with the old people not quite gone and the new ones not quite settled, and you explaining between them. After half a year it’s plain who is really going your way.',
      },
      {
        id: 'annual.first.turn-output',
        because: ['y-turn', 'y-cycle=output'],
        says: ['annual.move=tidy'],
        form: ['statement', 'dated'],
        zh_CN:
          '{y}是十年一换的年份，到年中管事的是你说的话和手里做的东西⟨（交运，年中大运的天干是食伤）⟩。变化先从做到一半的事看得出来：有的忽然想做完，有的再也不想碰。',
        en_US:
          'A new ten-year stretch begins in {y}, and by midyear it turns on what you say and make ⟨ (change of luck cycle, a cycle of Output at midyear)⟩. The change shows first in half-finished things. Some you suddenly want to finish, others you never want to touch again.',
      },
      {
        id: 'annual.first.turn-wealth',
        because: ['y-turn', 'y-cycle=wealth', 'age>=16', 'age<=74'],
        says: ['annual.move=tidy'],
        form: ['statement', 'dated'],
        zh_CN:
          '十年的账在{y}结一次，换一本新的；到年中管事的是钱和要你照管的东西⟨（交运，年中大运的天干是财）⟩。谁欠谁、哪笔每月要付、哪样其实早该停，都会翻出来看一遍。旧账抄清楚了，新账才好记。大件缓一缓，换班过去一个月还想要的，那才是真想要。',
        en_US:
          'Ten years of accounts close in {y} and a new book opens; by midyear it’s about money and the things you have to look after ⟨ (change of luck cycle, a cycle of Wealth at midyear)⟩. Who owes whom, what goes out each month, what should have been canceled long ago: all of it gets looked at once. Let large purchases wait. What you still want a month after the change, you really want.',
      },
      {
        id: 'annual.first.turn-officer',
        because: ['y-turn', 'y-cycle=officer', 'age>=16', 'age<=74'],
        says: ['annual.move=tidy'],
        form: [],
        zh_CN:
          '谁管着你，在{y}要换一换。十年一班的那一段今年交接，到年中管事的是规矩和期限⟨（交运，年中大运的天干是官杀）⟩。可能是换了上司，可能是改了制度，也可能是家里换了说了算的人。麻烦多半出在旧话上：从前答应过的，新来的人不认，或者认得比你还牢。交接以前把答应过的事列一张表，当面问清哪件还算数。旧话说清了，换谁来管都翻不出账。新的规矩头半年最严，多半是立给大家看的，过后会松一些。',
        en_US:
          'Whoever is in charge of you changes in {y}. One ten-year stretch hands over to the next, and by midyear rules and deadlines are on top ⟨ (change of luck cycle, a cycle of Officers at midyear)⟩. It could be a new boss, a rewritten procedure, or somebody else deciding at home. Trouble tends to come from old promises, which the new person either ignores or remembers better than you. List what you’ve promised and ask in person which of it still stands. With that settled, no newcomer can hold anything over you. New rules are strictest in the first half year, mostly for show, and tend to loosen afterward.',
      },
      {
        id: 'annual.first.turn-resource',
        because: ['y-turn', 'y-cycle=resource'],
        says: ['annual.move=tidy'],
        form: ['order', 'dated'],
        zh_CN:
          '护着你、教过你的那一边，在{y}容易挪一挪。十年一换的日子落在今年，到年中管事的正是这一边⟨（交运，年中大运的天干是印）⟩。老师、住处、靠惯了的人，多半有一样换地方。人还在眼前的时候，想问的问了，想谢的谢了，往后就不会老惦记。',
        en_US:
          'The people who shelter and teach you are likely to shift a little in {y}. The ten-year change falls in this year, and by midyear that side is in charge ⟨ (change of luck cycle, a cycle of Resource at midyear)⟩. A teacher, an address, somebody you’ve leaned on: one of them tends to move. Ask your questions and say your thanks while they’re still near.',
      },
      {
        id: 'annual.first.clash-day',
        because: ['y-clash@day'],
        says: ['annual.house=moves'],
        form: ['statement'],
        zh_CN:
          '今年最要紧的动静在家里。⟨年支{y-branch}冲着你日支的{branch:day}，|这一年正顶着你盘里管家和伴侣的那一格，⟩住处、作息、跟谁一屋，容易有一样要变：搬家，出远门，两个人的钟点错开，为一点小事争起来。拦它费力，挑日子由着它变省力；自己先定下哪一周动，就不会在最忙的时候被推着走。动完以后，家里会有一段不习惯，东西找不到，钟点对不上，过一两个月就好。也有人家整年没有大动，只是多出几趟门；那也算应了。',
        en_US:
          'The main movement this year is at home. ⟨The {y-branch} clashes with the {branch:day} of your day|The year pulls against the place in your chart that stands for home and partner⟩. Where you live, at what hours, or with whom is likely to change: a move, a long trip, two timetables that no longer meet. Stopping it takes more strength than timing it. Pick the week yourself, and it won’t pick your busiest one. After it there’s a stretch of not finding things and not meeting at the usual hours, which passes in a month or two. In some homes nothing large moves all year and people just travel more. That counts as well.',
      },
      {
        id: 'annual.first.clash-day-low',
        because: ['y-clash@day', 'y-score<=46', 'age>=16', 'age<=74'],
        says: ['annual.house=moves'],
        claims: ['hard=y'],
        form: ['order'],
        zh_CN:
          '家里要动，今年的劲又不足：⟨年支{y-branch}冲着日支{branch:day}，力量值也偏低|这一年顶着你管家的那一格，整年的分数也偏低⟩。房子、工作、身边的人，三样里一年只动一样。能租就先别买，能短签就先别长签；吵到第三句，其中一个先下楼走一圈。',
        en_US:
          'Home wants to move, and this isn’t a strong year for it: ⟨the {y-branch} clashes with your {branch:day} and the power value is low|the year pulls against the place that stands for home, and its score is low⟩. Of house, job and company, change only one. Rent where you might buy, sign for months where you might sign for years, and at the third sharp sentence let one of you go for a walk.',
      },
      {
        id: 'annual.first.clash-year',
        because: ['y-clash@year'],
        says: ['annual.roots=stirred'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '老家的事今年容易比往年多。⟨你生在{branch:year}年，今年的{y-branch}正冲着它，|这一年顶着你盘里管祖上和外面的那一格，⟩来找你的多半是长辈、老屋、家里的证件，要跑腿，也要拿主意。有的事归你办，有的只是讲给你听听；先问清楚是哪一种，就不会替全家着急。',
        en_US:
          'There’s likely to be more news from the family than usual. ⟨You were born under the {branch:year}, and the {y-branch} clashes with it|The year pulls against the place in your chart that stands for family and origins⟩, so it tends to be about elders, the old house, a missing document: errands, and a few decisions. Some of it is yours to do and some is only being told to you. Ask which, and you won’t worry on everyone’s behalf.',
      },
      {
        id: 'annual.first.clash-month',
        because: ['y-clash@month', 'age>=16', 'age<=74'],
        says: ['annual.post=moves'],
        form: ['statement'],
        zh_CN:
          '先动的是干活的地方。⟨年支{y-branch}冲着你月支的{branch:month}，|这一年顶着你盘里管工作和大环境的那一格，⟩部门合并、搭档调走、做惯了的流程改掉，都在情理之中。慌的往往是没有交代清楚的人。手上每样活写一页说明：你走，别人接得住；别人走，你也知道该问他要什么。动的未必是坏事，平时批不下来的调换，这种年份反而有空位。只是别以为自己那张桌子是例外。',
        en_US:
          'Work is where it starts. ⟨The {y-branch} clashes with the {branch:month} of your month|The year pulls against the place in your chart that stands for work and surroundings⟩, so a merged department, a partner moved elsewhere, or a routine thrown out would be no surprise. The ones who panic are those who left no notes. Write one page on each thing you do. If you go, somebody can take over; if they go, you know what to ask for. The change needn’t be a bad one. A transfer that was never approved may find a vacancy in such a year. Just don’t assume that your own desk is the exception.',
      },
      {
        id: 'annual.first.clash-hour',
        because: ['y-clash@hour', 'age>=16'],
        says: ['annual.plans=redrawn'],
        form: ['statement'],
        zh_CN:
          '长远的打算今年要改一角。⟨年支{y-branch}冲着你时支的{branch:hour}，|这一年顶着你盘里管孩子和往后的那一格，⟩先受影响的是还没到期的事：手头的长计划，要带的孩子或徒弟，给自己留的退路。方向不必改，改的是日期；把写死的日子换成一个范围，站得住的自然留下。给别人许过的日子要早点去说，别等人家来问；早说是商量，晚说就成了失约。自己那份打算，多留一条路也不算动摇。',
        en_US:
          'One corner of your long plan needs redrawing. ⟨The {y-branch} clashes with the {branch:hour} of your hour|The year pulls against the place in your chart that stands for children and later life⟩, and what it touches first isn’t due yet: a long project, someone you’re bringing up or training, the way out you keep for yourself. The direction can stay. Turn fixed dates into ranges, and what is sound will hold. Tell people early about any date you gave them. Told early, it’s a talk; told late, it’s a broken promise. For your own plans, keeping a second way open doesn’t mean that you waver.',
      },
      {
        id: 'annual.first.clash-day-year',
        because: ['y-clash@day', 'y-clash@year'],
        says: ['annual.house=moves', 'annual.roots=stirred'],
        form: ['statement'],
        zh_CN:
          '老家和自己家，今年两头一起要你。⟨你的年支和日支同是{branch:day}，{y-branch}一下冲到两处，|你盘里管祖上的那一格和管家的那一格是同一个字，这一年两处都顶，⟩长辈和身边人常常要同一个周末、同一句准话。',
        en_US:
          'Your old home and your own both want you this year. ⟨Your year and day share the {branch:day}, and the {y-branch} clashes with both|The places for family origins and for home carry the same sign in your chart, and the year pulls against both⟩. Elders and the person you live with ask for the same weekend and the same answer.',
      },
      {
        id: 'annual.first.own-sign',
        because: ['y-own-sign'],
        says: ['annual.self=reviewed'],
        claims: ['presumes=friends'],
        form: ['statement', 'dated'],
        zh_CN:
          '今年的属相跟你出生那年一样⟨（本命年，年支同是{y-branch}）⟩，十二年一回。这样的年份，“你到底想要什么”会被问很多遍，问的人里也有你自己。上一轮信的东西，有的还站得住，有的早就不合身，今年看得出分别。这一轮从{y-from}开始，到{y-to}为止。老话把它说成一道坎，其实更像一次盘点：东西还是那些，只是你难得从头看一遍。红绳系不系随意。',
        en_US:
          'This is the year of your own sign ⟨ (the {y-branch} again)⟩, which comes around every twelve years. In such a year people keep asking what you really want, and you’re one of them. Some of what you believed last time still holds and some of it no longer fits; this year you can tell which. This round lasts from {y-from} to {y-to}. Old sayings call it a hurdle. It’s closer to an inventory: the same things are on the shelf, and for once you look at all of them. Wear the red thread or don’t.',
      },
      {
        id: 'annual.first.own-sign-rubs',
        because: ['y-own-sign', 'y-self-punish@year'],
        says: ['annual.self=reviewed'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '本命年，又是同一个字碰上自己，⟨{y-branch}见{y-branch}叫自刑，|老规矩说这样容易跟自己过不去，⟩今年磨人的多半是旧规矩。家里从小教你的一条，守了这些年，会拿出来重新想：还要不要守，守到哪一步。想改就先写成一句话，旧的一行，新的一行，比吵一架说得清。',
        en_US:
          'It’s the year of your own sign, and this sign chafes when it meets itself ⟨ ({y-branch} beside {y-branch}, self-punishment)⟩. What wears on you tends to be an old rule, something you were taught at home and have kept ever since. This year you ask how much of it you still want. Write the rule down, and under it the version you’d sign. It explains more than a quarrel would.',
      },
      {
        id: 'annual.first.same-pair',
        because: ['y-cycle-same-pair'],
        says: ['annual.volume=up'],
        form: ['statement'],
        zh_CN:
          '这一年跟你眼下的十年是同一个题目，⟨{y-pair}碰上{y-pair}，古书叫岁运并临，|两边的字一模一样，⟩这样的巧合不常有。旧书把它讲得很重，其实就是声音大：这十年里喜欢的，今年更喜欢；受够了的，今年更受不了。声音大的时候容易把一时的感觉当成结论，大主意先记下来，放一个月再看。身边的人也听得见这份响，会问你今年怎么了。告诉他们你在想什么，省得他们猜。',
        en_US:
          'The year and your present ten-year stretch carry the same theme; ⟨{y-pair} meets {y-pair}, year and luck cycle in Repeat|the two are named alike⟩, which doesn’t happen often. Old books make a great deal of it. What it amounts to is volume: what you like in these ten years you’ll like more, and what you’re tired of will be harder to stand. A loud feeling is easily taken for a conclusion. Write big decisions down and look again in a month. Those around you notice the volume, too, and ask what has got into you. Telling them what’s on your mind saves them the guessing.',
      },
      {
        id: 'annual.first.same-branch',
        because: ['y-cycle-same-branch'],
        says: ['annual.volume=up'],
        form: ['order'],
        zh_CN:
          '习惯在今年会定型。⟨流年的{y-branch}和眼下这步大运同一个地支，|今年和你这十年在过日子的那一层上是同一个字，⟩住、吃、睡、跟谁来往，这几年怎么过，今年就过得更重一点。好的会扎下根，坏的也会；趁它还没硬，挑一样坏的改掉，一样就够。',
        en_US:
          'Habits set this year. ⟨The {y-branch} is also the branch of your present luck cycle|The year repeats the everyday side of your present ten years⟩: how you live, eat, sleep and whom you see, only more so. Good habits take hold and so do bad ones. Break one bad one while it’s still soft. One is enough.',
      },
      {
        id: 'annual.first.same-stem',
        because: ['y-cycle-same-stem'],
        says: ['annual.volume=up'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '别人怎么看你，今年特别要紧。⟨流年天干{y-stem}跟眼下大运的天干相同，|今年和你这十年在对外的那一面是同一个字，⟩这些年慢慢变的名声，今年叫得最响。愿意被人怎么称呼、怎么介绍，趁现在定下来；听见不喜欢的叫法，头一回就笑着改过来，第五回就晚了。',
        en_US:
          'How others see you counts for more this year. ⟨The stem {y-stem} is also the stem of your luck cycle|The year repeats the outward side of your present ten years⟩, so the name you’ve been making is called out louder now. Decide what you’d like to be called and known for. Correct the version you don’t like the first time you hear it, with a smile. By the fifth time it has stuck.',
      },
      {
        id: 'annual.first.three-combine-day',
        because: ['y-three-combine@day'],
        says: ['annual.group=forms'],
        form: ['statement'],
        zh_CN:
          '盘里一直缺的一块，今年补齐了。⟨{y-branch}一来，跟你盘里两个字凑成三合，日支{branch:day}在内，|今年的字跟你盘里两个字凑成一组，管家的那一格也在里头，⟩几个人一起做的事容易成形：一家人搬到一处，朋友合伙开个小摊，一件谁都出过力的东西。成了形就会自己往前走，你要管的是快慢，和谁做什么。成得快也有一样不便，进来容易，退出就难，谁想中途离开，都要大家一起商量。所以开头慢半拍，多问一个人的意思，后面反而走得快。',
        en_US:
          'A piece that your chart was missing arrives this year. ⟨With the {y-branch}, two branches of your chart make a Three-way joining, the {branch:day} of your day among them|The year completes a set of three in your chart, and the place for home is part of it⟩. Things that several people do together take shape now: a household, a stall run by friends, a project everyone had a hand in. Once it runs, it runs by itself. Your part is the pace, and who does what. Quick success has one drawback: it’s easy to come in and hard to leave, and anyone who wants out needs everybody’s consent. Starting half a beat slower, with one more opinion heard, makes it faster later on.',
      },
      {
        id: 'annual.first.three-meeting-day',
        because: ['y-three-meeting@day'],
        says: ['annual.group=forms'],
        form: ['order'],
        zh_CN:
          '今年人和事都往一头涌。⟨{y-branch}跟你盘里两个字会成一方，日支{branch:day}在其中，|今年的字跟你盘里两个字聚成一股，管家的那一格也在里头，⟩在那一头做事省力，门一扇接一扇开。另一头会冷清，不是坏了，只是没人顾得上；一个月留一天给它，年底还在。',
        en_US:
          'People and events all crowd to one side this year. ⟨The {y-branch} and two branches of your chart form a Gathering of three, the {branch:day} of your day among them|The year and two places of your chart pull together, home among them⟩. On that side things move with little effort. The other side goes quiet, because nobody has time for it. Give it one day a month and it will still be there in the end.',
      },
      {
        id: 'annual.first.use-both',
        because: ['y-use', 'y-use-stem'],
        says: ['annual.weather=fair'],
        claims: ['good=y'],
        form: ['order'],
        zh_CN:
          '今年上下两层都是{element:use}，⟨{y-pair}的干支都是你的用神，|正是你最用得着的那样，⟩这样的年份不多。想做而一直嫌条件不齐的事，挑一件，上半年就动手。别五件一起开头，劲再足也分得薄。',
        en_US:
          'Both halves of this year are {element:use}, ⟨stem and branch of {y-pair} alike, your Useful element|the element that helps you most⟩, and there aren’t many years like that. Something you’ve wanted to do and kept putting off is likelier to work now. Choose one and begin in the first half. Don’t start five; even a good fire burns thin when it’s spread.',
      },
      {
        id: 'annual.first.adverse-both',
        because: ['y-adverse', 'y-adverse-stem'],
        says: ['annual.weather=tight'],
        claims: ['hard=y'],
        form: ['statement'],
        zh_CN:
          '今年送来的全是{element:adverse}，⟨{y-pair}上下都是你的忌神，|恰好是你的盘最不缺的那样，⟩同一种麻烦会来好几回：同样的邀请，同样的争法，同样的开销。退不掉的就少接几回。把它当成清库存的一年，不添新的，把旧的一样样办完，年底手上会比年初轻。也不必什么都往坏里想，这一年只是同一样东西太多；你身边正缺它的人，会来找你帮忙，给得出去的，就不压手。',
        en_US:
          'This year brings nothing but {element:adverse}, ⟨stem and branch of {y-pair} alike, your Adverse element|the one thing your chart has no need of⟩, so the same kind of trouble comes several times: the same invitation, the same argument, the same expense. What you can’t refuse, you can at least do less often. Treat it as a year for clearing shelves. Add little, finish the old things one by one, and you’ll end it lighter than you began. It needn’t be a bad year. There’s only too much of one thing, and people who lack it will come to you. What you can give away doesn’t weigh on you.',
      },
      {
        id: 'annual.first.high',
        because: ['y-score>=80'],
        says: ['annual.weather=fair'],
        form: ['question'],
        zh_CN:
          '{y}在你这里打{y-score}分⟨（力量值）⟩，是不是样样都能做？能做的是多，难得有这么高；可是一口气答应太多，样样都做不深。先认准三件非做不可的，别人再来邀，看它会不会挤掉这三件；挤得掉的，多半是别人的事。高分说的是整年，一年里照样有低的月份；低的那几周慢下来，不等于这一年不灵了。',
        en_US:
          '{y} scores {y-score} for you ⟨ (power value)⟩. Does that mean you can do everything? A great deal, since the score is unusually high, and the risk is saying yes to all of it. Settle on three things the year can’t end without. When another offer comes, see whether it would push out one of the three. If it would, it probably matters to someone else. And the score stands for the whole year, which still has its low months. Slowing down in those weeks doesn’t mean that the year has failed you.',
      },
      {
        id: 'annual.first.low',
        because: ['y-score<=42'],
        says: ['annual.weather=tight'],
        claims: ['hard=y'],
        form: ['statement', 'list'],
        zh_CN:
          '{y}在你这里只有{y-score}分⟨（力量值）⟩，按小年来过就好。小年做得成的事少一些，花的力气多一些，跟你本人好不好没有关系。守住三样：觉睡够，手艺不丢，几个要紧的人不断联系。别的能推到明年的就推，推了不算输。低分说的也是整年，十二个月里总有几个比别的好。把要紧的事挪到那几个月，小年也办得成大事。',
        en_US:
          '{y} comes to only {y-score} for you ⟨ (power value)⟩, so take it as an off year. Less gets done and it takes more out of you, which says nothing about your worth. Hold on to three things: enough sleep, a hand kept in at what you do well, and the few people who matter. Whatever can wait until next year may wait. That isn’t losing. A low score, too, stands for the whole year, and some of its months are better than others. Move what matters into those, and even an off year gets something large done.',
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
        claims: ['burdens=peer'],
        form: ['statement'],
        zh_CN:
          '今年身边容易多一个跟你一样能干的人，你反而走得慢。⟨流年天干{y-stem}是比肩，你的盘又身强，|今年打头的五行跟你自己的一样，而你的盘本来就有力气，⟩两个人都想拿主意，一件事要商量两遍。把地盘分开，各做各的，隔一阵对一次，谁也不必让谁。外人看你们是一伙，常常把一个人的功算在两个人头上；在乎这个的话，谁做了哪一块，早一点让人知道。',
        en_US:
          'Someone as capable as you is likely to join in, and it slows you down. ⟨The year’s stem {y-stem} is the Friend, over a strong self|The year leads with your own element, and your chart was strong enough without it⟩, so two people want to decide and everything gets discussed twice. Divide the ground. Each does their own part, you compare now and then, and nobody has to give way. Outsiders see the two of you as one and credit both for what one did. If that matters to you, let people know early who did which part.',
      },
      {
        id: 'annual.god.bijian.weak',
        because: ['y=bijian', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['annual.company=welcome'],
        claims: ['helps=peer'],
        form: ['statement'],
        zh_CN:
          '今年有人来搭手，你不用样样自己扛。⟨流年天干{y-stem}是比肩，正补你的身弱，|今年打头的五行跟你自己的一样，而你的盘平时缺的就是帮手，⟩同学、同行、一起吃过苦的人，话说一半就懂。难的是你习惯了不开口。',
        en_US:
          'You get help this year and don’t have to carry everything. ⟨The stem {y-stem} is the Friend, which makes up for a weak self|The year leads with your own element, and helpers are what your chart is short of⟩. Old classmates, people in your line of work, anyone who went through the same thing will understand half a sentence. The hard part is asking.',
      },
      {
        id: 'annual.god.jiecai.firm',
        because: ['y=jiecai', 'sign:firm', 'kind:regular', 'age>=16'],
        says: ['annual.company=distance'],
        claims: ['burdens=peer'],
        form: ['statement'],
        zh_CN:
          '大家都觉得你垫得起，今年花出去的钱里，容易有不少是替人付的。⟨流年天干{y-stem}是劫财，你的盘身强，|今年打头的五行跟你同类，爱跟你伸手要同一样东西，而你看上去站得稳，⟩借钱的、合伙的、请客的，都先想到你。',
        en_US:
          'People assume you can cover it, and a good part of what you spend this year tends to be on their account. ⟨The stem {y-stem} is the Rival, over a strong self|The year leads with your own kind, which reaches for the same things, and you look as if you could afford it⟩. Borrowers, would-be partners and hosts all think of you first.',
      },
      {
        id: 'annual.god.jiecai.weak',
        because: ['y=jiecai', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.company=welcome'],
        claims: ['helps=peer'],
        form: [],
        zh_CN:
          '帮你的人，今年也会拿走一点东西。⟨流年天干{y-stem}是劫财，补你的身弱，也分你的份，|今年来的是你的同类，手脚快，能替你出力，也爱分你的好处，⟩他占去半份功劳，替你熬掉整夜的活。你缺人手，这笔账算下来不亏。哪一半可以让，自己心里先定；没说好就让出去的，过后最容易觉得冤。等这一年过完，回头看多半会觉得值：一个人硬撑下来的活，换成两个人做，你还剩得下力气过日子。',
        en_US:
          'Whoever helps you this year takes something along. ⟨The stem {y-stem} is the Rival, which makes up for a weak self and claims a share|The year brings your own kind, quick hands that work for you and like a share of what comes in⟩. They walk off with half the credit, and with the whole night shift as well. Since you’re short of hands, it’s a fair bargain. Decide beforehand which half you’ll part with. What you give up without having decided is what rankles later. Looking back when the year is over, you’ll probably find it was worth it. What you would have carried alone took two of you, and you had strength left to live on.',
      },
      {
        id: 'annual.god.shishen.firm',
        because: ['y=shishen', 'sign:firm', 'kind:regular'],
        says: ['annual.output=more'],
        claims: ['helps=output'],
        form: ['statement'],
        zh_CN:
          '今年手上的活做一样成一样。⟨流年天干{y-stem}是食神，你的盘身强，泄得出去，|今年打头的是你做出来的东西那一样，你又有余力，⟩慢工细活、做饭、写字、教人，凡要耐心的都见好。一样一样做，做完摆出来看；高兴起来许给太多人，才会把它做成负担。还有一样好处，手上有活的时候，心里不乱想，脾气也好，身边的人跟着舒服。到年底数一数，会比自己记得的多。',
        en_US:
          'What you start by hand this year gets finished. ⟨The stem {y-stem} is the Eating god, an outlet for a strong self|The year leads with the element of what you make, and you have strength to spare⟩, so anything that takes patience goes well: cooking, writing, building, teaching. Take one piece at a time and set it where you can see it. It only turns into a burden if you promise it to everybody. It has another advantage. With your hands busy you brood less and are better company. Count the pieces at the end, and there’ll be more than you remember.',
      },
      {
        id: 'annual.god.shishen.weak',
        because: ['y=shishen', 'sign:weak', 'kind:regular'],
        says: ['annual.output=less'],
        claims: ['burdens=output'],
        form: ['statement'],
        zh_CN:
          '想做的比做得动的多。⟨流年天干{y-stem}是食神，泄你的身弱，|今年打头的是往外给的那一样，而你的盘底子偏轻，⟩每做完一件都要多歇一阵，答应了别人就更累。做小一点，做慢一点，两件之间留一顿安稳饭的工夫。夸你能干的人，常常手里还拿着下一件。',
        en_US:
          'There’s more you’d like to do than you have strength for. ⟨The stem {y-stem} is the Eating god, which drains a weak self|The year leads with the element of giving out, and your chart runs low⟩, so each finished thing needs a longer rest after it, and promises make it worse. Keep things small and slow, with a quiet meal in between. People who praise your hard work often have the next job in hand.',
      },
      {
        id: 'annual.god.shangguan.firm',
        because: ['y=shangguan', 'sign:firm', 'kind:regular', 'age>=16'],
        says: ['annual.output=more'],
        claims: ['helps=output'],
        form: ['statement'],
        zh_CN:
          '憋了很久的话，今年有地方说。⟨流年天干{y-stem}是伤官，你的盘身强，托得住它，|今年打头的是表达和改进那一样，你也有力气做到底，⟩改一套旧办法、写一篇不客气的文章、上台讲一回，都讲得出彩。只有一样会坏事：把矛头对着人。对着事说，台下那些人往后还肯跟你合作。也有人会当面说你太冲，多半是说对了一半：意思没错，早说了一分钟。把话写下来再念一遍，火气自己就下去了。',
        en_US:
          'There’s a place this year for what you’ve long wanted to say. ⟨The stem {y-stem} is the Hurting officer, carried by a strong self|The year leads with the element of speaking up and improving, and you have the strength to see it through⟩. Rework an old method, write the blunt article, get up and give the talk. One thing spoils it, and that’s aiming at people. Aim at the matter, and the audience will still work with you afterward. Somebody may tell you that you’re too sharp, and be half right: the point was good and came a minute early. Write it down and read it once, and the heat goes out of it.',
      },
      {
        id: 'annual.god.shangguan.weak',
        because: ['y=shangguan', 'sign:weak', 'kind:regular'],
        says: ['annual.output=less'],
        claims: ['burdens=output'],
        form: ['statement'],
        zh_CN:
          '处处看得出毛病，处处想改，改一处就累半天。⟨流年天干{y-stem}是伤官，泄你的身弱，|今年打头的是挑错和出主意那一样，而你的盘底子偏轻，⟩最耗神的是跟上头争。',
        en_US:
          'You see what’s wrong everywhere, want to fix it all, and are tired after one. ⟨The stem {y-stem} is the Hurting officer, which drains a weak self|The year leads with the element of finding fault and improving, and your chart runs low⟩. Arguing with those above you costs the most.',
      },
      {
        id: 'annual.god.piancai.firm',
        because: ['y=piancai', 'sign:firm', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.money=reach'],
        claims: ['helps=wealth'],
        form: ['statement'],
        zh_CN:
          '今年的钱要出门去拿。⟨流年天干{y-stem}是偏财，你的盘身强，跑得动，|今年打头的是外面流动的钱和人面那一样，你也有力气跑，⟩外地的单子、朋友介绍的朋友、一场展会，都比坐着等强。来得快，散得也快；每跑一趟先记账，留一份放到自己不容易动的地方。',
        en_US:
          'This year’s money is out of doors. ⟨The stem {y-stem} is Indirect wealth, and a strong self can chase it|The year leads with the element of moving money and new contacts, and you have the legs for it⟩. A client out of town, a friend of a friend, a trade fair: each is better than waiting. It comes quickly and goes quickly. Write it down after each trip, and put a part where you can’t easily reach it.',
      },
      {
        id: 'annual.god.piancai.weak',
        because: ['y=piancai', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.money=limit'],
        claims: ['burdens=wealth'],
        form: ['statement'],
        zh_CN:
          '机会比力气多，今年要学的是少拿。⟨流年天干{y-stem}是偏财，耗你的身弱，|今年打头的是四面来的机会那一样，而你的盘端不动太多，⟩找上门的事一件接一件，每件都不坏，加起来就做不完。',
        en_US:
          'You get more chances than you have strength for, so the skill this year is taking fewer. ⟨The stem {y-stem} is Indirect wealth, which wears on a weak self|The year leads with chances from all sides, and your chart can’t carry that many⟩. None of them is bad, and together they can’t be done.',
      },
      {
        id: 'annual.god.zhengcai.firm',
        because: ['y=zhengcai', 'sign:firm', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.money=reach'],
        claims: ['helps=wealth'],
        form: ['statement'],
        zh_CN:
          '多做一份就多得一份，今年的收入来路清楚。⟨流年天干{y-stem}是正财，你的盘身强，担得动，|今年打头的是踏实挣来的钱那一样，你也担得动，⟩按月、按件、按约的都好。往本行里再深一层最划算：补一张证，添一项服务，把老客户挨个问候一遍。日子会显得平淡，平淡里攒得下东西。别人劝你趁机做大，听听就好，这一年的长处在稳；步子一大，多出来的那块常常要拿原来的去贴。',
        en_US:
          'One more portion of work brings one more of pay, and you can see where it comes from. ⟨The stem {y-stem} is Direct wealth, and a strong self can carry it|The year leads with the element of steady earnings, and you can carry it⟩. Go deeper into what you already do: a certificate, an added service, a call to each old client. It’ll feel a bit flat, and flat is how things get saved. When others urge you to think bigger, listen and leave it. The strength of this year is that it’s steady. Grow too fast, and what you had ends up paying for what you added.',
      },
      {
        id: 'annual.god.zhengcai.weak',
        because: ['y=zhengcai', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['annual.money=limit'],
        claims: ['burdens=wealth', 'presumes=household'],
        form: ['list'],
        zh_CN:
          '要缴的费，要还的钱，要照看的人，今年一样都不等你。⟨流年天干{y-stem}是正财，耗你的身弱，|今年打头的是天天要管的那一样，而你的盘底子偏轻，⟩事情都不大，累在没有间断。能自动扣的设成自动，能两人分的别一个人管，省下的工夫用来休息，那是正经用处。',
        en_US:
          'Bills, repayments, people to look after: none of them waits for you this year. ⟨The stem {y-stem} is Direct wealth, which wears on a weak self|The year leads with the element of daily upkeep, and your chart runs low⟩. Each is small, and what tires you is that they never stop. Put on autopay what you can, share what two can carry, and use the time you save for rest. That’s a proper use of it.',
      },
      {
        id: 'annual.god.qisha.firm',
        because: ['y=qisha', 'sign:firm', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.pressure=take'],
        claims: ['helps=officer'],
        form: ['statement'],
        zh_CN:
          '难题今年容易直接放到你手上，你接得住。⟨流年天干{y-stem}是七杀，你的盘身强，压力有处使，|今年打头的是逼你做决定的那股劲，而你的盘站得稳，⟩别人绕着走的那桩活，你做成了就是你的。要人、要期限、要名分，趁对方着急的时候一次说清。等他缓过来，剩下的就只有活了。也别件件都接，接得住和接得多是两回事；一年里一两桩真难的，做漂亮了，比十桩半难的有用。',
        en_US:
          'The hard jobs tend to be handed straight to you this year, and you can take them. ⟨The stem {y-stem} is Seven killings, pressure that a strong self can use|The year leads with the pressure that makes you decide, and your chart stands firm⟩. The one that others walk around becomes yours if you do it. Ask for people, a date and a title while they’re in a hurry. Once they’ve calmed down, only the work is left. That doesn’t mean taking all of them. Being able to carry it and carrying a lot are two things. One or two really hard ones, done well, do more for you than ten that are half hard.',
      },
      {
        id: 'annual.god.qisha.weak',
        because: ['y=qisha', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.pressure=shelter'],
        claims: ['burdens=officer'],
        form: ['statement'],
        zh_CN:
          '催你的人今年特别急，硬顶顶不过。⟨流年天干{y-stem}是七杀，压你的身弱，|今年打头的是逼人的那股劲，而你的盘吃不住硬碰，⟩管用的是中间隔一道：请老资格的人说句话，照章程回一封信，急件也排队。还有一样比什么都顶用，先把觉睡够；睡足的人说话慢，别人也就不那么催。催得最凶的那几个，多半自己也被人催着；弄清他真正怕的是哪一天，给他那一天，别的就松了。',
        en_US:
          'People are in a great hurry with you this year, and pushing back doesn’t work. ⟨The stem {y-stem} is Seven killings, which presses on a weak self|The year leads with pressure, and your chart can’t meet it head-on⟩. What works is something in between: a word from a senior person, a reply by the book, a place in the line even for the urgent. And get your sleep first. Rested people speak slowly and get hurried less. Those who press hardest are usually pressed themselves. Find out which date they’re really afraid of, give them that one, and the rest loosens.',
      },
      {
        id: 'annual.god.zhengguan.firm',
        because: ['y=zhengguan', 'sign:firm', 'kind:regular'],
        says: ['annual.pressure=take'],
        claims: ['helps=officer'],
        form: ['statement'],
        zh_CN:
          '今年容易得到一个正式的名分。⟨流年天干{y-stem}是正官，你的盘身强，担得起，|今年打头的是规矩和名分那一样，你也担得起，⟩凡要盖章、要登记、要别人点头的事都往前走。代价是从此有人拿规矩量你：迟到有人记，随口一句话有人引。',
        en_US:
          'This year is good for getting something official. ⟨The stem {y-stem} is the Direct officer, and a strong self can bear it|The year leads with the element of rules and titles, and you can bear it⟩, so whatever needs a stamp, a register or a nod moves forward. The price is that people hold you to the rules from then on. Lateness is noted, and your asides get quoted.',
      },
      {
        id: 'annual.god.zhengguan.weak',
        because: ['y=zhengguan', 'sign:weak', 'kind:regular'],
        says: ['annual.pressure=shelter'],
        claims: ['burdens=officer'],
        form: ['statement'],
        zh_CN:
          '规矩今年有点重，走到哪里都先问你归谁管。⟨流年天干{y-stem}是正官，压你的身弱，|今年打头的是规矩那一样，而你的盘底子偏轻，⟩跟它争最费力，照着做反而快：早交一天，多备一份，字写清楚。',
        en_US:
          'Rules weigh on you this year; everywhere they first ask who is responsible for you. ⟨The stem {y-stem} is the Direct officer, which presses on a weak self|The year leads with the element of rules, and your chart runs low⟩. Fighting them is tiring and complying is quick: a day early, one extra copy, clear handwriting.',
      },
      {
        id: 'annual.god.pianyin.firm',
        because: ['y=pianyin', 'sign:firm', 'kind:regular'],
        says: ['annual.study=share'],
        claims: ['burdens=resource'],
        form: ['statement'],
        zh_CN:
          '想得深，也想得散，今年脑子里同时开着好几本书。⟨流年天干{y-stem}是偏印，你的盘身强，再添就满，|今年打头的是冷门学问那一样，而你的盘本来就足，⟩只进不出，人会越来越懒得跟外面说话。',
        en_US:
          'You think deeply this year and in several directions at once. ⟨The stem {y-stem} is the Indirect seal, poured into a strong self|The year leads with odd and private learning, and your chart was full already⟩. If all of it stays inside, you’ll talk to people less and less.',
      },
      {
        id: 'annual.god.pianyin.weak',
        because: ['y=pianyin', 'sign:weak', 'kind:regular'],
        says: ['annual.study=take'],
        claims: ['helps=resource'],
        form: ['statement'],
        zh_CN:
          '今年容易遇上一个不太合群的人，肯教你几手。⟨流年天干{y-stem}是偏印，补你的身弱，|今年打头的是旁门学问那一样，正好补你的底子，⟩教法怪，话也少，照着做上三个月才看得出用处。你容易坏在多疑：刚开头就问值不值，对方就不往下教了。',
        en_US:
          'You’re likely to meet someone who isn’t very sociable and is willing to teach you a few things. ⟨The stem {y-stem} is the Indirect seal, which feeds a weak self|The year leads with learning from the side, and it strengthens your chart⟩. The method is odd, the words are few, and it takes three months to see the use. What spoils it is doubt. Ask too early whether it’s worth it, and the lessons stop.',
      },
      {
        id: 'annual.god.zhengyin.firm',
        because: ['y=zhengyin', 'sign:firm', 'kind:regular'],
        says: ['annual.study=share'],
        claims: ['burdens=resource'],
        form: ['statement'],
        zh_CN:
          '照顾你的人今年有点太多。⟨流年天干{y-stem}是正印，你的盘身强，再护就腻，|今年打头的是护着你的那一样，而你的盘并不缺，⟩好意收下，也转一份给更需要的人：教一个新来的，替家里跑一趟，把会的写下来。样样等人安排，这一年会过得又舒服又没劲。',
        en_US:
          'You’re looked after a little too well. ⟨The stem {y-stem} is the Direct seal, over a strong self|The year leads with the element that shelters you, and your chart has no shortage of it⟩. Accept the kindness and pass some on: show a newcomer around, run the family’s errand, write down what you know. If you wait for everything to be arranged, the year will be comfortable and dull.',
      },
      {
        id: 'annual.god.zhengyin.weak',
        because: ['y=zhengyin', 'sign:weak', 'kind:regular'],
        says: ['annual.study=take'],
        claims: ['helps=resource'],
        form: ['statement'],
        zh_CN:
          '今年有人肯护着你，顺着坐下就是。⟨流年天干{y-stem}是正印，补你的身弱，|今年打头的是护人、教人的那一样，正添在你最薄的地方，⟩老师、长辈、肯点头的机构，都在这一边。学东西、养作息、办证件，都比平常省力。别嫌他们问得细，问得细的人才真管你。受了照应不必觉得欠，这一年就是用来补的；补足了，往后你也会去照应别人。',
        en_US:
          'People are willing to look after you this year; let them. ⟨The stem {y-stem} is the Direct seal, which feeds a weak self|The year leads with the element that shelters and teaches, just where your chart is thin⟩. Teachers, elders and helpful offices are on your side. Learning, regular hours and paperwork all go more easily. Don’t mind the detailed questions. The ones who ask them are the ones who’ll see it through. There’s no need to feel in debt. This year is for being filled up, and once you are, you’ll look after somebody else.',
      },
      {
        id: 'annual.god.peer.even',
        because: ['y=peer', 'sign:even', 'age>=16'],
        says: ['annual.company=both'],
        form: ['statement'],
        zh_CN:
          '朋友今年来得巧就是帮手，来得太勤就要分你的。⟨流年天干{y-stem}是比劫，你的盘身中和，|今年打头的五行跟你自己的一样，而你的盘不缺人也不嫌多，⟩一起做事按件约：做完一件散一次，想再做再约。长期绑在一起，年底多半会为谁出得多、谁出得少不痛快。反过来，完全一个人过也不对味，这一年有些事就是要商量着来。分寸在于来往有头有尾，不在于多少。',
        en_US:
          'Now and then friends are a help this year; all the time, they cost you. ⟨The stem {y-stem} is of the Peers, over a balanced self|The year leads with your own element, and your chart has neither too few people nor too many⟩. Work with them by the piece, part, and agree again if you want more. If you’re tied together throughout, the year tends to end in a dispute about who gave more. Going entirely alone would be wrong, too, since some things this year want talking over. What matters is that each arrangement has a beginning and an end, however many there are.',
      },
      {
        id: 'annual.god.output.even',
        because: ['y=output', 'sign:even'],
        says: ['annual.output=paced'],
        form: ['order'],
        zh_CN:
          '想说想做的今年特别多。⟨流年天干{y-stem}是食伤，你的盘身中和，|今年打头的是往外给的那一样，而你的盘进出大致平，⟩给得漂亮，也要记得补：讲完一回就歇两天，交出一样就看两本书。年中掂一掂，觉得空了就停半个月，没人会发觉。',
        en_US:
          'You’ve a lot to say and make this year. ⟨The stem {y-stem} is Output, over a balanced self|The year leads with the element of giving out, and in your chart the two sides roughly match⟩. It’ll look good; remember to refill. Rest two days after a talk, read two books for each thing you hand in. Check at midyear, and if you feel empty, stop for two weeks. Nobody will notice.',
      },
      {
        id: 'annual.god.wealth.even',
        because: ['y=wealth', 'sign:even', 'age>=16', 'age<=74'],
        says: ['annual.money=measured'],
        form: ['statement'],
        zh_CN:
          '今年能拿的，刚好是你搬得动的上限。⟨流年天干{y-stem}是财，你的盘身中和，|今年打头的是钱和要照管的那一样，而你的盘不轻也不重，⟩接三份正好，接第四份就动到睡觉的时间。给自己定一条线，写在纸上；只记在心里的线，会一点点往后退。真正难推的，是你愿意做的那一份：钱不多，人情重。遇到它就问一句能不能晚两个月，肯等的人自然肯等。',
        en_US:
          'What you can get this year is just about what you can carry. ⟨The stem {y-stem} is Wealth, over a balanced self|The year leads with money and upkeep, and your chart is neither light nor heavy⟩. Three jobs fit, and the fourth comes out of your sleep. Draw a line and put it on paper. The kind you keep in your head moves back a little each time. The hard one to refuse is the one you’d like to do, with little money in it and a friend behind it. Ask whether it can wait two months. Those who can wait will.',
      },
      {
        id: 'annual.god.officer.even',
        because: ['y=officer', 'sign:even'],
        says: ['annual.pressure=measured'],
        form: ['question'],
        zh_CN:
          '管你的人今年讲得通道理。⟨流年天干{y-stem}是官杀，你的盘身中和，|今年打头的是规矩和期限那一样，而你的盘不软也不硬，⟩硬扛没有必要，躲也躲不久，摊开谈最省事：拿一张排好的时间表，说清两件里只做得完一件，请他挑。',
        en_US:
          'Whoever supervises you can be talked to this year. ⟨The stem {y-stem} is of the Officers, over a balanced self|The year leads with rules and deadlines, and your chart is neither soft nor stiff⟩. Bearing it and dodging it both work less well than putting it on the table: here’s the timetable, there’s time for one of the two, which shall it be?',
      },
      {
        id: 'annual.god.resource.even',
        because: ['y=resource', 'sign:even', 'age<=74'],
        says: ['annual.study=both'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '今年学得进去，也讲得出来。⟨流年天干{y-stem}是印，你的盘身中和，|今年打头的是教你、护你的那一样，而你的盘不偏，⟩上半年多听多看，最好有一场要准备的考核；下半年讲给别人听。只占一头就可惜：光看会看乱，光讲会讲空。',
        en_US:
          'Things go in this year, and you can also pass them on. ⟨The stem {y-stem} is of the Resource, over a balanced self|The year leads with the element that teaches and shelters, and your chart leans neither way⟩. Take things in during the first half, best with a test at the end, and explain them to others in the second. One without the other would be a waste.',
      },
      {
        id: 'annual.god.following.fair',
        because: ['kind:following', 'y-score>=62', 'age>=16', 'age<=74'],
        says: ['annual.tide=with'],
        form: ['statement'],
        zh_CN:
          '你的盘跟着最旺的那一头走，今年的风向正合它⟨（从格，流年相合）⟩。别人讲究稳住自己，你认准大势就省力：跟一个做得成的团队，进一个管用的平台。另起炉灶的念头可以先放一放，今年搭车比造车快。',
        en_US:
          'Your chart goes along with whatever is strongest in it, and this year the wind agrees ⟨ (Following pattern, a fitting year)⟩. Others do well to stand their ground; you do well to read which way things are moving. Join the team that works or the place that pays its way. The idea of starting your own can wait. This year it’s quicker to ride along than to build.',
      },
      {
        id: 'annual.god.following.tight',
        because: ['kind:following', 'y-score<=61'],
        says: ['annual.tide=wait'],
        claims: ['hard=y'],
        form: ['statement'],
        zh_CN:
          '今年的风向老在变，跟哪边都跟不稳。你的盘习惯跟着最旺的一头走⟨（从格，流年不合）⟩，偏偏今年来的跟那一头拧着，一会儿叫你跟，一会儿叫你自己来。',
        en_US:
          'The wind keeps turning this year, and following anyone is uncertain. Your chart is used to going along with its strongest side ⟨ (Following pattern, an adverse year)⟩, and the year works against that side: now you’re wanted along, now you’re told to manage alone.',
      },
      {
        id: 'annual.god.dominant.fair',
        because: ['kind:dominant', 'y-score>=62', 'age>=16', 'age<=74'],
        says: ['annual.tide=with'],
        form: ['statement'],
        zh_CN:
          '你的盘一样独大，越专越好，今年来的正合它⟨（专旺格，流年相合）⟩。把旁的事收一收，只做最像你的那一件，做到别人提起它就想到你。劝你样样学一点的话，在别人那里对，在你这里今年用不上。',
        en_US:
          'One element rules your chart, which does best undiluted, and this year agrees with it ⟨ (Dominant pattern, a fitting year)⟩. Put the sidelines away and do the one thing that is most like you, until people hear of it and think of you. “Learn a bit of everything” is good advice for others. You have no use for it this year.',
      },
      {
        id: 'annual.god.dominant.tight',
        because: ['kind:dominant', 'y-score<=61', 'age>=16'],
        says: ['annual.tide=wait'],
        claims: ['hard=y'],
        form: ['statement'],
        zh_CN:
          '今年人人劝你兼顾、折中。你的盘一样独大，最怕掺⟨（专旺格，流年不合）⟩，听多了会怀疑自己走窄了。场面上点头就够，手里照旧做本行。真有人要你改，请他写成一页纸；多半写到一半，他自己就觉得不必了。',
        en_US:
          'Everyone advises balance and compromise this year. One element rules your chart and it dislikes being mixed ⟨ (Dominant pattern, an adverse year)⟩, so you may start to think you’ve been too narrow. Nod in company and keep to your line of work. If somebody insists, ask for it in one page. Most stop halfway down.',
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
        form: ['statement'],
        zh_CN:
          '今年有样东西会自己走到你手边，拿起来就难放下。⟨流年的{y-stem}是正财，又来合你的{day}，|这一年打头的是要你照管的那一样，又正好跟你结成一对，⟩可能是一个人，一份家业，一笔按月的账。拿之前先问要花多少时间、多少钱，问完还愿意，就好好拿着。放不下有放不下的好，日子会因此安稳一些；只是别同时拎起两样，两样都要你天天管，哪样都管不好。',
        en_US:
          'Something walks up to your hand this year, and once you pick it up you won’t easily put it down. ⟨The year’s {y-stem} is Direct wealth and joins your {day}|The year leads with something to be looked after, and it pairs up with you⟩. It could be a person, a household, a monthly commitment. Ask first how much time and money it takes. If you still want it, hold it well. Not being able to put it down has its good side, for life gets steadier. Just don’t pick up two. Both will want you daily, and neither gets enough.',
      },
      {
        id: 'annual.contact.stem-joins-day.officer',
        because: ['y-stem-combine@day', 'y=zhengguan', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '今年容易有一份正式的关系落到你身上。⟨流年的{y-stem}是正官，又来合你的{day}，|这一年打头的是规矩和名分，又正好跟你结成一对，⟩聘书、婚约、监护、会员都算。好处是彼此认账，代价是往后出门要打招呼；这一条在签字以前说开，比签完再争省事。不习惯被管的人，头几个月会觉得束手束脚；过了那一阵，有人在后面撑着的好处才显出来。',
        en_US:
          'Something formal tends to settle on you this year. ⟨The year’s {y-stem} is the Direct officer and joins your {day}|The year leads with rules and titles, and it pairs up with you⟩: an appointment, a vow, a guardianship, a membership. Both sides will honor it. The price is that you’re expected to say where you’re going, so talk about that before you sign. If you aren’t used to being answerable, the first months feel tight. After that you begin to notice the good of having someone behind you.',
      },
      {
        id: 'annual.contact.stem-joins-month',
        because: ['y-stem-combine@month', 'age>=16', 'age<=74'],
        form: [],
        zh_CN:
          '外面来的人和事，今年多半先落到同事手里，轮到你已经是第二手。⟨年干{y-stem}先合住你月上的{stem:month}，|这一年先跟你盘里管工作的那一格结成一对，⟩第二手有第二手的好处，难处有人替你试过，价钱也有人问过。想要头一手，就得早到一步，把话说在他们前头。有时候落到同事手里的就不再传过来，多半不是有意瞒你，是他以为你不想要。平时多说一句自己在找什么，东西就会绕到你这里。',
        en_US:
          'Whatever comes from outside this year tends to reach your colleagues first and you second. ⟨The year’s {y-stem} joins the {stem:month} of your month|The year pairs up first with the place in your chart that stands for work⟩. Being second has its uses: someone has tried the hard part and asked the price. If you want the first look, you’ll have to be there early and speak before they do. Sometimes a thing stays with them and never reaches you. It usually isn’t hidden from you; they thought you wouldn’t want it. If people know what you’re looking for, it finds its way.',
      },
      {
        id: 'annual.contact.stem-joins-year',
        because: ['y-stem-combine@year'],
        form: ['order'],
        zh_CN:
          '家里的那点名声，今年多半有人认得。⟨年干{y-stem}合住你年上的{stem:year}，|这一年跟你盘里管祖上和出身的那一格结成一对，⟩同乡、旧邻、父母的老朋友，会拉着你讲半天旧话，讲完往往能办成一件新事。见面带一样他们还记得的东西，比带贵的管用。',
        en_US:
          'Where you come from, somebody is likely to know this year. ⟨The year’s {y-stem} joins the {stem:year} of your year|The year pairs up with the place in your chart that stands for family and origins⟩. Someone from your hometown, an old neighbor, a friend of your parents will talk about the past for an hour, and then something new gets done. Bring a thing they remember rather than something expensive.',
      },
      {
        id: 'annual.contact.stem-joins-hour',
        because: ['y-stem-combine@hour'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你一直留着以后再做的事，今年多半会有人问起。⟨年干{y-stem}合的是你时上的{stem:hour}，|这一年跟你盘里管往后的那一格结成一对，⟩不必马上全力去做，先做一小份给他看，慢一点。做完问自己一句：愿不愿意做上十年。',
        en_US:
          'Somebody may well ask about the thing you’ve been keeping for later. ⟨The year’s {y-stem} joins the {stem:hour} of your hour|The year pairs up with the place in your chart that stands for later life⟩. There’s no need to throw yourself into it. Do one small piece for them, slowly, and then ask yourself whether you’d want ten years of this.',
      },
      {
        id: 'annual.contact.stem-faces-day.killing',
        because: ['y-stem-clash@day', 'y=qisha'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '今年的批评多半冲你一个人来，躲不进人堆里。⟨年干{y-stem}是七杀，迎面冲你的{day}，|这一年打头的是逼你做决定的那股劲，又正面顶着你，⟩话难听，里头往往有一句是对的。答事情，不答脾气；每回记下说对的那一句，到年底这本子比夸奖有用。',
        en_US:
          'Criticism tends to have your name on it this year, and there’s no crowd to hide in. ⟨The stem {y-stem} is Seven killings and clashes with your {day}|The year leads with the pressure that makes you decide, and it comes straight at you⟩. It’s unpleasant, and one sentence in it tends to be right. Answer the matter and leave the tone. Write down that sentence each time, and by the end you’ll have something better than praise.',
      },
      {
        id: 'annual.contact.stem-faces-day.wealth',
        because: ['y-stem-clash@day', 'y=piancai', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '今年的生意都要拉扯几回才成。⟨年干{y-stem}是偏财，又与你的{day}相冲，|这一年打头的是外面流动的钱，又正面碰着你，⟩压价、改期、换条件，一样样来。底价先写在纸上，过了线就起身；肯走的人，对方才肯让。',
        en_US:
          'Deals take some pulling this year. ⟨The stem {y-stem} is Indirect wealth and clashes with your {day}|The year leads with money on the move, and it bumps straight into you⟩: the price, then the date, then the terms. Write your lowest figure down beforehand, and get up when it’s passed. People give way to someone who is able to leave.',
      },
      {
        id: 'annual.contact.stem-faces-month',
        because: ['y-stem-clash@month', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '单位里今年容易有人从外面来唱反调。⟨年干{y-stem}冲你月上的{stem:month}，|这一年顶着你盘里管工作的那一格，⟩新政策、新客户、别处调来的主管，当面说老办法不行。',
        en_US:
          'Someone from outside is likely to contradict the way things are done at work. ⟨The year’s {y-stem} clashes with the {stem:month} of your month|The year pulls against the place in your chart that stands for work⟩: a new policy, a new client, a manager from elsewhere.',
      },
      {
        id: 'annual.contact.stem-faces-year',
        because: ['y-stem-clash@year'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '“我们家的人不做这个”，这一类老话今年会被顶回去。⟨年干{y-stem}冲你年上的{stem:year}，|这一年顶着你盘里管祖上和外面的那一格，⟩破例的要是你，提前跟家里说一声；要是别人，别急着站队。改一条旧规矩很快，让人咽下去要慢慢来。',
        en_US:
          'A saying like “people in our family don’t do that” gets contradicted this year. ⟨The year’s {y-stem} clashes with the {stem:year} of your year|The year pulls against the place in your chart that stands for family and origins⟩. If you’re the exception, tell them beforehand. If it’s somebody else, don’t hurry to take sides. Changing an old rule is quick, and swallowing the change takes longer.',
      },
      {
        id: 'annual.contact.stem-faces-hour',
        because: ['y-stem-clash@hour'],
        form: ['order'],
        zh_CN:
          '留给自己的那点时间，今年总被人占掉。⟨年干{y-stem}冲到你时上的{stem:hour}，|这一年顶着你盘里管往后的那一格，⟩晚上想做的事常常做不成。挪到早上，别人还没起的钟点，就没人来占；想明年再办的，先办一小步，别让它整个滑过去。',
        en_US:
          'The time you keep for yourself gets taken this year. ⟨The year’s {y-stem} clashes with the {stem:hour} of your hour|The year pulls against the place in your chart that stands for later on⟩, and what you plan for the evening often falls through. Move it to the morning, before the others are up. What you meant for next year, begin by one small step, or the whole of it slips.',
      },
      {
        id: 'annual.contact.joins-day',
        because: ['y-six-combine@day', 'age>=16'],
        form: ['statement'],
        zh_CN:
          '身边的位置今年坐得稳。⟨年支{y-branch}跟你日支的{branch:day}六合，|这一年跟你盘里管家和伴侣的那一格结成一对，⟩一个人住的，多一位常来的客；两个人住的，少吵一场旧架，饭点和想法都对得上。合得紧也有一样不便：想独自出趟门，要提前说。有分歧的时候，今年也比往年容易谈拢，一顿饭的工夫就够；积了几年没提的小事，正好趁这样的日子说开。',
        en_US:
          'The place beside you is steady this year. ⟨The {y-branch} pairs with the {branch:day} of your day|The year pairs up with the place in your chart that stands for home and partner⟩. If you live alone, you’ll have a regular guest. If you don’t, there’s one old quarrel less, and you’re hungry at the same hours. The one drawback of so close a fit is that a weekend by yourself needs announcing. Where you do disagree, this year it’s settled over a meal. The small thing that nobody has mentioned for years can come up now and be done with.',
      },
      {
        id: 'annual.contact.joins-month',
        because: ['y-six-combine@month', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '工作上的人今年好说话。⟨年支{y-branch}合住你月支的{branch:month}，|这一年跟你盘里管工作的那一格结成一对，⟩跟同事借人手、借设备、借一句好话，都比往年顺。合住了也就走不快：想跳出去另做，会有好几个人劝你再等等。听听他们等的是什么，有时候真有道理。留下来也不是白留，这一年谈分工、谈待遇，对方比往年肯听；要紧的是趁关系好的时候把话说明白。',
        en_US:
          'People at work are easy to deal with this year. ⟨The {y-branch} pairs with the {branch:month} of your month|The year pairs up with the place in your chart that stands for work⟩, so borrowing a helper, a machine or a kind word goes better than in most years. The same bond slows you down. If you want to leave, several people will ask you to wait. Find out what for; now and then they have a point. Staying isn’t for nothing. On duties and on pay they’ll listen more readily than usual, and it’s while you’re on good terms that plain words are easiest.',
      },
      {
        id: 'annual.contact.joins-year',
        because: ['y-six-combine@year'],
        form: ['order'],
        zh_CN:
          '回老家今年有收获。⟨年支{y-branch}与你年支的{branch:year}六合，|这一年跟你盘里管祖上的那一格结成一对，⟩说得上话，也拿得到东西：一张旧照片，一个做菜的法子，一句迟了很多年的好话。有事想跟长辈商量，别托人带话，当面说。',
        en_US:
          'A visit to the family pays this year. ⟨The {y-branch} pairs with the {branch:year} of your year|The year pairs up with the place in your chart that stands for family and origins⟩. You can talk, and you come away with something: an old photograph, a recipe, a kind word that is years late. If you want to ask your elders something, say it in their kitchen, not through somebody else.',
      },
      {
        id: 'annual.contact.joins-hour',
        because: ['y-six-combine@hour', 'age>=16', 'age<=74'],
        form: ['statement', 'list'],
        zh_CN:
          '为以后攒的东西，今年容易有一样见苗头。⟨年支{y-branch}合住你时支的{branch:hour}，|这一年跟你盘里管孩子和往后的那一格结成一对，⟩可能是孩子肯听你讲完一件事，可能是副业有了头一位回头客，也可能是练了一阵的手艺过了最难看的时候。',
        en_US:
          'Something you’ve been laying by for later is likely to show its first result. ⟨The {y-branch} pairs with the {branch:hour} of your hour|The year pairs up with the place in your chart that stands for children and later life⟩. A child may hear you out, a sideline may get its first returning customer, or a skill may leave its ugliest stage.',
      },
      {
        id: 'annual.contact.harm-day',
        because: ['y-harm@day'],
        form: [],
        zh_CN:
          '家里今年的别扭，多半出在客气。⟨年支{y-branch}与你日支的{branch:day}相害，|这一年暗暗绊着你盘里管家和伴侣的那一格，⟩没说破的、以为对方知道的、好心替人做了主的，一件件积起来。吵是吵不出来的，因为谁也没做错。',
        en_US:
          'Trouble at home this year comes mostly from politeness. ⟨The {y-branch} harms the {branch:day} of your day|The year quietly trips the place in your chart that stands for home and partner⟩. What wasn’t said, what was taken for granted, what someone kindly decided for someone else: it adds up. A quarrel won’t settle it, because nobody did wrong.',
      },
      {
        id: 'annual.contact.harm-month',
        because: ['y-harm@month', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '传话今年最误事。⟨年支{y-branch}害着你月支的{branch:month}，|这一年暗暗绊着你盘里管工作的那一格，⟩同事绊你多是无心：漏了一个人，早说了一天，话经第三个人走了样。要紧的事只用两种办法，当面讲，或者写下来。',
        en_US:
          'Messages go astray at work this year. ⟨The {y-branch} harms the {branch:month} of your month|The year quietly trips the place in your chart that stands for work⟩. Colleagues get in your way without meaning to: a name left out, a thing said a day early, a sentence bent by a third person. For anything that matters, say it in person or write it down.',
      },
      {
        id: 'annual.contact.harm-year',
        because: ['y-harm@year'],
        claims: ['presumes=adult'],
        form: ['statement', 'list'],
        zh_CN:
          '亲戚之间今年容易传错话。⟨年支{y-branch}害你年支的{branch:year}，|这一年暗暗绊着你盘里管祖上和外面的那一格，⟩一句“随便”到了那头成了“不愿意”，好意也会走样。人数、日子、钱数这三样，问本人最准；绕一圈再听见的，先打个问号。',
        en_US:
          'Things get lost between relatives this year. ⟨The {y-branch} harms the {branch:year} of your year|The year quietly trips the place in your chart that stands for family and origins⟩. “Whatever suits you” arrives as “I’d rather not,” and a kindness gets misread. How many, on what date, how much: ask the person. Whatever has gone round the family first deserves a question mark.',
      },
      {
        id: 'annual.contact.harm-hour',
        because: ['y-harm@hour', 'age>=16'],
        form: ['statement', 'list'],
        zh_CN:
          '答应孩子的、答应自己的，今年老是差最后一步。⟨年支{y-branch}与你时支的{branch:hour}相害，|这一年暗暗绊着你盘里管孩子和往后的那一格，⟩差一个章，差半小时，差一句“我陪你去”。',
        en_US:
          'What you promised a child, or yourself, keeps missing its last step. ⟨The {y-branch} harms the {branch:hour} of your hour|The year quietly trips the place in your chart that stands for children and later life⟩: a missing stamp, half an hour, someone to go along.',
      },
      {
        id: 'annual.contact.punish-day',
        because: ['y-punish@day'],
        form: ['statement', 'list'],
        zh_CN:
          '最近的人今年最容易磨着你。⟨年支{y-branch}刑你日支的{branch:day}，|这一年磨着你盘里管家和伴侣的那一格，⟩没有大事，全是小的：灯关不关，温度调几度，谁先开口。越忍越在意。',
        en_US:
          'Those closest to you are the ones who grate this year. ⟨The {y-branch} punishes the {branch:day} of your day|The year rubs against the place in your chart that stands for home and partner⟩. None of it is big: the lights, the thermostat, who speaks first. The longer you swallow it, the more you notice it.',
      },
      {
        id: 'annual.contact.punish-month',
        because: ['y-punish@month', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '同样的活，今年做起来更磨人。⟨年支{y-branch}刑着你月支的{branch:month}，|这一年磨着你盘里管工作的那一格，⟩办法改一版，又改回来，做的人白费工夫。自己留一份底，每改一回记一行：谁改的，为什么改。改到第三回，这一页比抱怨有分量。',
        en_US:
          'The same work wears you more this year. ⟨The {y-branch} punishes the {branch:month} of your month|The year rubs against the place in your chart that stands for work⟩. Things are changed and changed back, and somebody’s effort is lost each time. Keep your own copy with a line for every change: who, and why. After the third one, that page carries more weight than a complaint.',
      },
      {
        id: 'annual.contact.punish-year',
        because: ['y-punish@year', 'age>=16'],
        form: ['question'],
        zh_CN:
          '今年多半又有人问那道旧题：怎么还不回来，到底像谁，当年怪哪个。⟨年支{y-branch}刑你年支的{branch:year}，|这一年磨着你盘里管祖上和外面的那一格，⟩要不要再答一遍？答短一点。准备一句话，每回都用它，用到第五回，大家就去聊别的了。',
        en_US:
          'The old family questions are probably back this year: when are you moving home, whom do you take after, whose fault was it. ⟨The {y-branch} punishes the {branch:year} of your year|The year rubs against the place in your chart that stands for family and origins⟩. Do you have to answer again? Briefly. Prepare one sentence and use it every time. By the fifth time, they’ll talk about something else.',
      },
      {
        id: 'annual.contact.punish-hour',
        because: ['y-punish@hour'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '睡前那一小时今年最磨人。⟨年支{y-branch}刑你时支的{branch:hour}，|这一年磨着你盘里管晚上和往后的那一格，⟩一躺下就想起十年后的事，越想越清醒。往后的打算挪到白天想，晚上只看跟自己不相干的书；白天算得清的事，半夜里多半算不清。',
        en_US:
          'The hour before sleep is the rough one this year. ⟨The {y-branch} punishes the {branch:hour} of your hour|The year rubs against the place in your chart that stands for evening and later life⟩, so you lie down and begin thinking ten years ahead. Move that to daytime, and at night read something that has nothing to do with you. Sums that come out at noon don’t come out at two.',
      },
      {
        id: 'annual.contact.half-day',
        because: ['y-half-three@day', 'age>=16'],
        says: ['annual.group=half'],
        form: ['statement'],
        zh_CN:
          '家里那件做了一半的事，今年容易添上一份料。⟨年支{y-branch}与你日支的{branch:day}半合，三样里到了两样，|这一年跟你盘里管家的那一格凑成三样里的两样，⟩钱有了差人手，或者人有了差一句准话。剩下那样不会自己来。',
        en_US:
          'Something half done at home is likely to get more to work with. ⟨The {y-branch} half-joins the {branch:day} of your day, two of a set of three|The year and the place for home make two of a set of three⟩: there’s money but no builder, or there are two people and no decision. The third part won’t come by itself.',
      },
      {
        id: 'annual.contact.half-month',
        because: ['y-half-three@month', 'age>=16', 'age<=74'],
        says: ['annual.group=half'],
        form: ['order'],
        zh_CN:
          '工作上今年容易多一个跟你想到一处的人。⟨年支{y-branch}同你月支的{branch:month}半合，三样里到了两样，|这一年跟你盘里管工作的那一格凑成三样里的两样，⟩两个人做得起头，还差第三个：会你们俩都不会的那一个。慢慢找，找到以前别把重的压上去。',
        en_US:
          'At work, you’re likely to find someone who thinks as you do. ⟨The {y-branch} half-joins the {branch:month} of your month, two of a set of three|The year and the place for work make two of a set of three⟩. The two of you can start something and still lack a third, who knows what neither of you does. Take your time finding them, and don’t load the thing too heavily before.',
      },
      {
        id: 'annual.contact.half-year',
        because: ['y-half-three@year'],
        says: ['annual.group=half'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN:
          '断了好些年的一条线，今年多半有人从那头联系你。⟨年支{y-branch}与你年支的{branch:year}半合，|这一年跟你盘里管祖上和外面的那一格凑成三样里的两样，⟩旧同学、老邻居、搬走的表亲，话只说一半。另一半值得问，约在两个人都不熟的地方见，免得光顾着怀旧。见过以后，能接着走动的少，多半就是一顿饭的缘分；那也好，有一句话你惦记了很多年，这回问到了。',
        en_US:
          'After years of silence somebody is likely to get in touch. ⟨The {y-branch} half-joins the {branch:year} of your year|The year and the place for family and origins make two of a set of three⟩. A classmate, a neighbor, a cousin who moved away brings half of a story. The other half is worth asking for. Meet somewhere new to you both, or it’ll all be old times. Few of these ties go on afterward; mostly it’s one dinner. That’s fine. There was something you’d wondered about for years, and now you’ve asked.',
      },
      {
        id: 'annual.contact.half-hour',
        because: ['y-half-three@hour'],
        says: ['annual.group=half'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '打算以后做的那件事，今年有了一半。⟨年支{y-branch}跟你时支的{branch:hour}半合，|这一年跟你盘里管往后的那一格凑成三样里的两样，⟩有了地方，或者有了人，还缺另一样。不必丢下眼前去补它，隔一阵去看一眼差在哪里，缺口会自己变窄。',
        en_US:
          'The thing you meant for later is half there. ⟨The {y-branch} half-joins the {branch:hour} of your hour|The year and the place for later life make two of a set of three⟩: it has a place, or a person, and lacks the other. You needn’t give up what you have for it. Look in now and then at what’s missing, and the gap gets smaller.',
      },
      {
        id: 'annual.contact.quiet',
        because: ['y-quiet'],
        form: ['statement'],
        zh_CN:
          '今年没有什么来碰你：⟨流年跟你的四柱不合、不冲、不刑、不害，|这一年的字跟你的盘没有一处牵连，⟩不催，不拦，也没有人来敲门。安静是好处，也是难处，想动得自己上发条。',
        en_US:
          'Nothing touches you this year. ⟨The year joins, clashes with, punishes and harms no pillar of yours|The year has no tie with any place in your chart⟩: no push, no obstacle, and nobody at the door. That’s pleasant, and it means you’ll have to wind yourself up.',
      },
      {
        id: 'annual.contact.break-day',
        because: ['y-break@day'],
        form: ['order'],
        zh_CN:
          '家里的小约定今年会松。⟨年支{y-branch}破你日支的{branch:day}，|这一年轻轻碰了一下你盘里管家和伴侣的那一格，⟩谁倒垃圾，几点关灯，说好的慢慢没人守。趁它还是小事，重说一遍就好；新规矩别超过三条，多了谁也记不住。',
        en_US:
          'Small agreements at home come loose this year. ⟨The {y-branch} breaks the {branch:day} of your day, a light contact|The year gives a slight nudge to the place in your chart that stands for home and partner⟩: who takes out the trash, when the lights go off. Saying it again is enough while it’s small. No more than three new rules, or nobody remembers them.',
      },
      {
        id: 'annual.contact.hidden-day',
        because: ['y-hidden-combine@day'],
        form: ['statement'],
        zh_CN:
          '今年多半有人暗里对你好。⟨年支{y-branch}与你日支的{branch:day}暗合，|这一年跟你盘里管家和伴侣的那一格私下牵着手，⟩面上看不出来：记着你的口味，替你留了位置，在别人面前说了好话。知道了也悄悄地还，当众道谢反而叫人为难。',
        en_US:
          'Somebody is probably being quietly good to you this year. ⟨The {y-branch} and the {branch:day} of your day have a hidden joining|The year and the place for home and partner hold hands where no one sees⟩. Nothing shows: they remember what you like, keep you a seat, speak well of you elsewhere. Return it as quietly. Public thanks would embarrass them.',
      },
      {
        id: 'annual.contact.arch-day',
        because: ['y-arch-three@day'],
        says: ['annual.group=half'],
        form: ['statement'],
        zh_CN:
          '家里今年什么都有，只缺中间那一样。⟨年支{y-branch}跟你日支的{branch:day}隔着一个字相拱，|这一年跟你盘里管家的那一格搭起两头，当中还空着，⟩人齐了差一个拿主意的，东西齐了差一个放的地方。空着难受，随手塞一样进去更难受，等合适的来。',
        en_US:
          'At home you have everything this year except the thing in the middle. ⟨The {y-branch} and the {branch:day} of your day arch over a missing branch|The year and the place for home make the two ends of something, with a gap between⟩: everyone is there and no one decides, everything has come and there’s no place to put it. An empty space is annoying. The wrong thing in it is worse.',
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
        form: ['statement'],
        zh_CN:
          '卡住的时候，今年多半有人从里头替你开门。⟨流年带着你的天乙贵人，力量值也不低|这一年带着老规矩里最肯帮人的记号，分数也不低⟩。帮你的人不一定有身份，可能是值班的那位，可能是你帮过又忘了的。要紧的是开口快、说得短：一分钟讲清楚要什么，几时要。这样的帮助来得轻，去得也轻，帮完就走，不求回报。记住是谁，隔一阵问候一声，比当场送礼自然。',
        en_US:
          'When you’re stuck this year, someone is likely to open from the inside. ⟨The year carries your Nobleman star and its power value is fair|The year carries the mark that the old rules call most helpful, and its score is fair⟩. The helper needn’t be important; it could be the clerk on duty, or somebody you helped and forgot. What matters is asking soon and briefly: what you need, and by when. Help of this kind comes lightly and asks for nothing. Remember who it was. A greeting some weeks later feels more natural than a present on the spot.',
      },
      {
        id: 'annual.star.tianyi.tight',
        because: ['y-star=tianyiguiren', 'y-score<=56'],
        says: ['annual.help=ask'],
        claims: ['hard=y'],
        form: ['statement'],
        zh_CN:
          '今年不算顺，可是身边有帮手。⟨力量值偏低，流年却带了你的天乙贵人|分数偏低，这一年却带着老规矩里最肯帮人的记号⟩。帮手看你一声不吭，以为你应付得来。自己硬撑给个期限，一天就够，过了就说；说得早，别人帮起来也轻。',
        en_US:
          'This isn’t a smooth year, and help is close by. ⟨The power value is low, but the year carries your Nobleman star|The score is low, but the year carries the mark that the old rules call most helpful⟩. Since you say nothing, people think you’re managing. Give yourself one day to struggle alone and then speak. The earlier you ask, the less it costs them.',
      },
      {
        id: 'annual.star.tianyi.officer',
        because: ['y-star=tianyiguiren', 'y=officer'],
        says: ['annual.help=ask'],
        form: ['order'],
        zh_CN:
          '管你的人和帮你的人，今年可能是同一位。⟨年干是官杀，年支又是你的天乙贵人|这一年重在规矩和期限，又带着肯帮人的记号⟩。挨了批评先别走，问一句“该怎么改”。',
        en_US:
          'The one who checks you and the one who helps you could be the same person this year. ⟨An Officer on the stem comes with your Nobleman star|It’s a year of rules, and it carries the mark of help⟩. After a reprimand, don’t leave at once. Ask how they’d do it.',
      },
      {
        id: 'annual.star.wenchang',
        because: ['y-star=wenchangguiren', 'y=resource', 'age>=16', 'age<=74'],
        says: ['annual.exam=take'],
        form: ['statement'],
        zh_CN:
          '今年看书看得进去，考试也比往年顺手。⟨年干是印，年支带文昌|这一年重在学，又带着读写考试的记号⟩。拖了几年的证，想写的那一本，放在今年做最省力。先把钱交了，日子定了，人才真的会坐下来。',
        en_US:
          'Books go in easily this year, and exams with them. ⟨A Seal on the stem, the Academy star on the branch|It’s a year of learning, and it carries the mark of reading and exams⟩. The certificate you’ve put off, or the thing you’d like to write, costs the least effort now. Pay the fee and fix the date first. That’s what gets a person to sit down.',
      },
      {
        id: 'annual.star.wenchang.output',
        because: ['y-star=wenchangguiren', 'y=output', 'age>=16', 'age<=74'],
        says: ['annual.exam=take'],
        form: ['statement'],
        zh_CN:
          '写下来的今年比说出来的管用。⟨年干是食伤，年支带文昌|这一年重在表达，又带着读写的记号⟩。同一个意思，开会讲三遍没人记，写成一页就有人转给别人看。每月留一页像样的，署上名字，年底就有一小册。',
        en_US:
          'What you write does more than what you say this year. ⟨Output on the stem, the Academy star on the branch|It’s a year of expression, and it carries the mark of writing⟩. Say it in three meetings and it’s gone; put it on a page and somebody forwards it. One good page a month, with your name on it, makes a small book by the end.',
      },
      {
        id: 'annual.star.taohua',
        because: ['y-star=taohua', 'y-stem-combine@day', 'age>=16'],
        says: ['annual.seen=more'],
        form: ['statement'],
        zh_CN:
          '今年看你的人多，看了还会停一停。⟨流年带着你的桃花，年干又来合日主|这一年带着招人喜欢的记号，又正好跟你结成一对⟩。身边有人的，这份光彩先给身边那位；单身的，头几回见面约在白天，看得清，也走得开。喜欢来得快，合不合适要多见几面才知道。被人喜欢也耗精神，应酬多了，自己的正事会往后挪。哪些目光要理，哪些随它过去，你今年有得挑。',
        en_US:
          'More people look at you this year, and they look twice. ⟨The year carries your Peach blossom, and its stem joins yours|The year carries the mark of being liked, and it pairs up with you⟩. If there’s someone at your side, let them have the best of it. If not, hold the first few meetings by daylight, where you can see and can leave. Liking comes fast. Whether it fits takes a few more meetings. Being liked takes strength as well, and with so much company your own work slips. Which looks to answer and which to let pass is for you to choose, and there’s plenty of choice.',
      },
      {
        id: 'annual.star.taohua.output',
        because: ['y-star=taohua', 'y=output', 'age>=16'],
        says: ['annual.seen=more'],
        form: ['statement', 'list'],
        zh_CN:
          '凡要人停下来看的事，今年都容易成。⟨流年带桃花，年干又是食伤|这一年重在表达，又带着招人喜欢的记号⟩，唱歌、讲课、拍片子、站柜台都算。有人夸就收下。有人要你天天这么热闹，到点照样走，精神是要睡回来的。',
        en_US:
          'Anything that makes people stop and look goes well this year. ⟨Peach blossom under a stem of Output|It’s a year of expression, and it carries the mark of being liked⟩: singing, teaching, filming, standing behind a counter. Take the praise. When they want you sparkling every night, go home at the usual hour. Sparkle has to be slept back.',
      },
      {
        id: 'annual.star.yima.clash',
        because: ['y-star=yima', 'y-clash@day'],
        says: ['annual.travel=much'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '今年在路上的日子容易多，家里也因此不安稳。⟨流年带驿马，又冲着日支|这一年带着出门赶路的记号，又顶着你管家的那一格⟩。走多远不要紧，留两样不变：在外面每晚哪个钟点打电话，回来第一顿饭在家吃。有这两样，家里的人知道去哪里等你。也有人今年把家直接搬了，路上的日子反而少下来；两样都算应了。最累的是想走又舍不得、想留又坐不住的那几个月，定下一样就好过。',
        en_US:
          'You’re likely to be on the road a lot this year, and home is unsettled by it. ⟨The Travel star comes, and clashes with your day branch|The year carries the mark of travel and pulls against the place for home⟩. How far you go matters little. Keep two things fixed: the hour you call when you’re away, and the first meal back, which is at home. Then they know where to wait for you. Some people simply move this year and then travel less, which answers it just as well. The tiring months are those of wanting to go and not liking to leave. They end once you’ve decided.',
      },
      {
        id: 'annual.star.yima.wealth',
        because: ['y-star=yima', 'y=wealth', 'age>=16', 'age<=74'],
        says: ['annual.travel=much'],
        form: ['statement'],
        zh_CN:
          '今年挣钱要跑。⟨年干是财，年支是驿马|这一年重在钱，又带着出门赶路的记号⟩，坐着等来的单子少，走出去谈成的多；跑得勤，路费和力气也花得多。',
        en_US:
          'You have to go out to earn this year. ⟨Wealth on the stem, the Travel star on the branch|It’s a year of money, and it carries the mark of travel⟩; few orders come to those who wait, and more to those who go. It also costs more in fares and in strength.',
      },
      {
        id: 'annual.star.huagai',
        because: ['y-star=huagai', 'y=resource'],
        says: ['annual.alone=more'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '今年你更想一个人待着看点东西。⟨流年带华盖，年干又是印|这一年重在读和想，又带着爱安静的记号⟩。热闹的邀请去得勉强，坐下来看书倒忘了时间。',
        en_US:
          'You’d rather be alone with something to read this year. ⟨The Canopy, with a Seal on the stem|It’s a year of reading and thinking, and it carries the mark of quiet⟩. You go to parties with half a heart, and over a book you forget the time.',
      },
      {
        id: 'annual.star.jiangxing',
        because: ['y-star=jiangxing', 'y=officer', 'age>=16', 'age<=74'],
        says: ['annual.lead=yes'],
        form: ['order'],
        zh_CN:
          '带队的事今年容易找到你。⟨流年带将星，年干又是官杀|这一年重在责任，又带着领头的记号⟩，名单最上头那一格多半写着你。接之前问清两样：人归不归你调，出了错算谁的。两样都清楚，接了就少说多做，别叫后面的人等你拿主意。',
        en_US:
          'Leading something is likely to fall to you this year. ⟨The General star, with an Officer on the stem|It’s a year of responsibility, and it carries the mark of command⟩, and the name at the top of the list tends to be yours. Ask two things first: whether the people are yours to assign, and whose mistake it is when there’s one. If both are clear, take it, and don’t keep the others waiting for decisions.',
      },
      {
        id: 'annual.star.lushen',
        because: ['y-star=lushen', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['annual.base=firm'],
        claims: ['helps=peer'],
        form: ['statement'],
        zh_CN:
          '今年你说话比平时有底气。⟨流年{y-branch}是你的禄，正补身弱|这一年带着靠本事吃饭的记号，而你的盘平时偏轻⟩，收入里最稳的那一项今年更稳，别拿它去换一个听着更大的。身体也算本钱，三餐定时，比什么补品都见效。底气足了也别急着换地方，今年站得住，是因为站在自己熟的那一块上；换了地面，又要重新站起。',
        en_US:
          'You speak with more ground under you this year. ⟨The {y-branch} is your Seat of prosperity, which steadies a weak self|The year carries the mark of living by your own work, and your chart runs light⟩. The steadiest part of your income gets steadier, so don’t trade it for something that sounds bigger. Your body belongs to your capital, too. Three meals at fixed hours do more than any tonic. With so much ground under you there’s no hurry to move elsewhere. You stand firm because you stand on what you know. On new ground you’d have to start over.',
      },
      {
        id: 'annual.star.lushen.firm',
        because: ['y-star=lushen', 'sign:firm'],
        says: ['annual.base=firm'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '自己的地盘今年又大了一圈，累也累在这里。⟨流年逢你的禄，你的盘又身强|这一年带着靠本事吃饭的记号，而你的盘本来就不缺劲⟩，什么都想自己做，什么都做得来，天就不够用了。留一半自己做，一半交给肯干的人；做得没有你齐整也由他。',
        en_US:
          'Your own ground gets one row wider this year, and that’s what tires you. ⟨The year is your Seat of prosperity, over a strong self|The year carries the mark of living by your own work, and your chart had strength enough⟩. You want to do all of it, you could do all of it, and the day is too short. Keep half and give half to people who are willing. Let their rows be crooked.',
      },
      {
        id: 'annual.star.yangren',
        because: ['y-star=yangren', 'sign:firm'],
        says: ['annual.edge=sharp'],
        form: ['statement'],
        zh_CN:
          '劲头今年过了头，快得该慢一慢。⟨流年逢羊刃，你的盘又身强|这一年带着一股猛劲，而你的盘本来就有力⟩，使在器物上最好：搬、拆、练、啃一道最难的题。使在人身上就伤人。说完“不行”停一停，再说可以怎么办，同样的意思别人听得进去。',
        en_US:
          'You have more drive than you need this year, and you’re quick enough to slow down. ⟨The Blade, over a strong self|The year brings a rush of force, and your chart had plenty⟩. Spent on things it’s excellent: carry, take apart, train, work at the hardest problem. Spent on people it hurts. After “no,” wait a moment and say what could be done. They’ll hear the same message better.',
      },
      {
        id: 'annual.star.yangren.weak',
        because: ['y-star=yangren', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['annual.edge=useful'],
        claims: ['helps=peer'],
        form: ['statement'],
        zh_CN:
          '平时不敢开口的，今年敢了。⟨流年的羊刃正补你的身弱|这一年带着一股猛劲，你的盘平时欠的正是它⟩，开价，拒绝，把拖着的关系说清楚，都在这一年做得出来。用完就收：一直绷着说话，身边的人会以为你天天在生气。',
        en_US:
          'What you usually don’t dare to say, you say this year. ⟨The Blade makes up for a weak self|The year brings a rush of force, which your chart runs short of⟩. You can name a price, turn something down, end what dragged on. Put the force away after use. If every sentence is that sharp, those around you think you’re angry all the time.',
      },
      {
        id: 'annual.star.hongluan',
        because: ['y-star=hongluan', 'age>=16', 'age<=74'],
        says: ['annual.joy=near'],
        form: ['statement'],
        zh_CN:
          '喜事今年容易比往年多，先从亲友那边来。⟨流年带红鸾|这一年带着老规矩里主喜庆的记号⟩，你多半先当客人，在席上认得几个人。自己的事若已经走到门口，今年往前推一把合适；若还没有影子，也不用赶，这记号只说热闹，不说日期。热闹多的年份，礼数和钱也花得多，喜帖来得密的月份，事先留出一份，免得高兴的事变成发愁的事。',
        en_US:
          'Celebrations are likely to be more frequent than usual, beginning with friends and family. ⟨The year carries the Red phoenix|The year carries the old mark of happy occasions⟩. You’ll tend to be a guest first and meet people at the table. If something of your own is already at the door, this is a good year to push it along. If nothing is in sight, don’t hurry. The mark promises company and no dates. Much celebrating costs money and courtesy. Set something aside for the months when the invitations come thick, so that a happy thing doesn’t turn into a worry.',
      },
      {
        id: 'annual.star.tianxi',
        because: ['y-star=tianxi'],
        says: ['annual.joy=near'],
        form: ['statement', 'list'],
        zh_CN:
          '今年家里的饭桌热闹。⟨流年带天喜|这一年带着老规矩里主团聚的记号⟩，走散的亲戚有了消息，有人带着新成员上门，有人在桌上宣布一件事，容易碰上其中一样。',
        en_US:
          'The dinner table tends to be lively this year. ⟨The year carries the Joy star|The year carries the old mark of reunions⟩: a lost relative is heard from, someone brings a new member of the family, something is announced between courses.',
      },
      {
        id: 'annual.star.kongwang.fair',
        because: ['y-star=kongwang', 'y-score>=66'],
        says: ['annual.paper=first'],
        claims: ['presumes=adult'],
        form: ['question'],
        zh_CN:
          '今年叫好的人多，东西什么时候到？慢。⟨力量值不低，年支却落空亡|分数不低，这一年却带着落空的记号，应声大，实物少⟩，说成了的要催一份字，说要给的要问哪天到。催不来的也不算白忙，名声先到了；名声留得住，往后还能换成东西。',
        en_US:
          'There’s plenty of applause this year, and when do the goods arrive? Slowly. ⟨The power value is fair, and the branch falls in the Void|The score is fair, and the year carries the mark of emptiness, more echo than substance⟩. What’s agreed, ask for in writing; what’s promised, ask the date. If it still doesn’t come, the reputation did, and that can be used later.',
      },
      {
        id: 'annual.star.kongwang.tight',
        because: ['y-star=kongwang', 'y-score<=56', 'age>=16', 'age<=74'],
        says: ['annual.paper=first'],
        form: ['statement'],
        zh_CN:
          '今年的坏消息，落到实处会轻一些。⟨力量值不高，年支却落空亡|分数不高，这一年却带着落空的记号，好事打折，坏事也打折⟩：吓人的通知常常会撤，要砍的项目往后拖。别为一封信改全年的计划，放三天再看。想静下来学点东西，这一年倒合适。',
        en_US:
          'Bad news is lighter this year once it lands. ⟨The power value is low, and the branch falls in the Void|The score is low, and the year carries the mark of emptiness, which discounts good news and bad⟩. The alarming notice is likely to be withdrawn, and the project to be cut drags on. Don’t change the year’s plans over one letter; give it three days. It’s a fair year for going off to study something.',
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
        form: ['statement'],
        zh_CN:
          '钱一露面，人人都觉得有自己一份。⟨大运天干是比劫，流年天干是财，叫比劫争财|这十年围着你的是同类，今年添上的是钱和好处⟩，你自己也容易心软，觉得该分他们一些。',
        en_US:
          'The moment money shows, everyone feels entitled to some. ⟨The cycle’s stem is of the Peers, the year’s is Wealth; peers compete for it|These ten years surround you with your own kind, and this year adds money⟩. You’re soft about it, too, and feel you should share.',
      },
      {
        id: 'annual.cycle.peer-officer',
        because: ['y-cycle=peer', 'y=officer'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一群平起平坐惯了的人，今年容易来个管事的。⟨大运天干是比劫，流年天干是官杀|这十年围着你的是同类，今年添上的是规矩⟩，你夹在中间，最容易被推去传话。传可以，两头都传：上面的意思讲给大家，大家的难处也写成几条递上去。只传一头，两边都会怪你。若是你自己被点名当这个管事的，难处也一样：昨天还是平辈，今天要开口派活。头一个月先派自己最重的，别人就没话说。',
        en_US:
          'A group of equals is likely to get somebody over it this year. ⟨The cycle’s stem is of the Peers, the year’s is an Officer|These ten years surround you with your own kind, and this year adds rules⟩. You’re in between and the first to be sent with messages. Carry them both ways: the order down, and a short list of difficulties up. If you carry only one, both sides will blame you. If you’re the one put in charge, the difficulty is the same: equals yesterday, and today you hand out the work. In the first month give yourself the heaviest, and nobody objects.',
      },
      {
        id: 'annual.cycle.peer-output',
        because: ['y-cycle=peer', 'y=output'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '这些年身边的人，今年终于有件东西可以一起做。⟨大运天干是比劫，流年天干是食伤|这十年围着你的是同类，今年添上的是做和说⟩，凑在一起的劲有了去处，比光聚会强得多。',
        en_US:
          'The people around you finally have something to make together. ⟨The cycle’s stem is of the Peers, the year’s is Output|These ten years surround you with your own kind, and this year adds making and saying⟩. All that company gets a use, which beats just meeting.',
      },
      {
        id: 'annual.cycle.output-wealth',
        because: ['y-cycle=output', 'y=wealth', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '练了这些年的手艺，今年多半有人问价。⟨大运天干是食伤，流年天干是财，食伤生财|这十年你一路在做、在讲，今年添上的是钱，正好接在后头⟩，别等人砍价才想价钱，先写三档出来，最贵的那档写你最愿意做的。熟人来问，给中间那档，别白送。头一回报价，人会脸热，说完想往下减。等三秒，对方常常就应了；真嫌贵的，本来也不是你的客人。',
        en_US:
          'What you’ve practiced all these years is likely to be asked its price. ⟨The cycle’s stem is Output and the year’s is Wealth, which follows from it|These ten years you’ve been making and telling, and this year adds money, which comes next in line⟩. Don’t think of a price when they’re already bargaining. Write down three, the highest for what you like doing most. Friends get the middle one. Nobody gets it free. The first time you name a price you’ll blush and want to lower it. Wait three seconds, and often they agree. Whoever really finds it too much was never your customer.',
      },
      {
        id: 'annual.cycle.output-officer',
        because: ['y-cycle=output', 'y=officer'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '说话直惯了的人，今年碰上拿本子记的人。⟨大运天干是食伤，流年天干是官杀|这十年你靠嘴和手闯路，今年添上的是规矩⟩，真话照讲，换个样子：带日期，带数字，少带形容词。公开场合只讲能当着他面讲的那一版，背后那一版总会传到。',
        en_US:
          'You’re used to plain talk, and this year someone writes it down. ⟨The cycle’s stem is Output, the year’s is an Officer|These ten years you’ve made your way by mouth and hand, and this year adds rules⟩. Go on telling the truth in another form: with dates, with figures, with fewer adjectives. In public, say only what you’d say to their face. The other version always gets around.',
      },
      {
        id: 'annual.cycle.output-resource',
        because: ['y-cycle=output', 'y=resource', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '又要往外讲，又要往里学，今年两头抢你的时间。⟨大运天干是食伤，流年天干是印，印制食伤|这十年你一直在往外给，今年添上的是学和养⟩，想写的时候来了培训，想看书的时候有人催稿。',
        en_US:
          'You’re meant to give out and take in at once this year. ⟨The cycle’s stem is Output and the year’s is a Seal, which holds it back|These ten years you’ve been giving out, and this year adds learning and rest⟩. When you’d like to write there’s a training, when you’d like to read someone wants copy.',
      },
      {
        id: 'annual.cycle.wealth-resource',
        because: ['y-cycle=wealth', 'y=resource', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '忙着管事的人，今年有人劝你坐下来读书。⟨大运天干是财，流年天干是印，财印相争|这十年你手上都是钱和要照管的东西，今年添上的是学和养⟩，看书总被正事打断，偏偏又总有一句正好用得上。',
        en_US:
          'You’re busy looking after things, and this year somebody tells you to sit and read. ⟨The cycle’s stem is Wealth and the year’s is a Seal; the two pull apart|These ten years your hands are full of money and upkeep, and this year adds learning and rest⟩. Business interrupts the reading, and now and then a line pays for itself.',
      },
      {
        id: 'annual.cycle.wealth-officer',
        because: ['y-cycle=wealth', 'y=officer', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '你攒下的家底，今年容易换来一个位置。⟨大运天干是财，流年天干是官杀，财生官|这十年你在挣、在管，今年添上的是名分和责任，正好由它养出来⟩。坐上去看得远，开销也从你手里过。',
        en_US:
          'What you’ve built up is likely to buy you a seat this year. ⟨The cycle’s stem is Wealth, which feeds the year’s Officer|These ten years you’ve earned and managed, and this year adds titles and duties, which grow out of that⟩. The view is good, and the expenses now run through your hands.',
      },
      {
        id: 'annual.cycle.wealth-peer',
        because: ['y-cycle=wealth', 'y=peer'],
        says: ['annual.wallet=apart'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你管的东西，今年打主意的人容易多。⟨大运天干是财，流年天干是比劫，比劫分财|这十年你在管钱和东西，今年添上的是跟你一样能干的同类⟩，来的人不坏，也真能帮忙，可是钥匙多一把，账就乱一分。帮忙可以，管账别交出去；谁提议合在一起，先请他把自己那份摊开。也别因此防着所有人，真肯出力的那一两个，分他一份是应该的；怕的是人人都有一份，谁也不记得为什么。',
        en_US:
          'More people are likely to have ideas about what you look after this year. ⟨The cycle’s stem is Wealth and the year’s is of the Peers, who take a share|These ten years you’ve been keeping money and things, and this year adds people as able as you⟩. They mean well and can help, yet every extra key makes the accounts less clear. Let them help and keep the books yourself. Whoever suggests pooling may show their own share first. That’s no reason to be on guard against everybody. The one or two who really work deserve a part. What goes wrong is everyone having a part and nobody remembering why.',
      },
      {
        id: 'annual.cycle.wealth-output',
        because: ['y-cycle=wealth', 'y=output', 'age>=16', 'age<=74'],
        form: ['question'],
        zh_CN:
          '老本行今年添点新样子，赚不赚？先不问。⟨大运天干是财，流年天干是食伤，食伤生财|这十年你天天算着进出，今年添上的是新做法、新说法，正好给钱开路⟩，摆出来，看谁停下来打听；停下来的人，就是往后的生意。',
        en_US:
          'Will something new in your trade pay this year? Leave that open. ⟨The cycle’s stem is Wealth, and the year’s Output leads into it|These ten years you count what comes in and goes out, and this year adds new shapes and new words, which open the way for money⟩. Put it out and see who stops to ask. Those people are your later business.',
      },
      {
        id: 'annual.cycle.officer-resource',
        because: ['y-cycle=officer', 'y=resource', 'age<=74'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '压在你身上的，今年有人替你转个弯。⟨大运天干是官杀，流年天干是印，官印相生|这十年催你的劲一直在，今年添上的是教人、护人的那一样，正好接在中间⟩，难事先变成功课，再变成活。硬扛的那件，趁有人教，学成一套步骤；写得出步骤的事，往后就不重了。这样的年份，考试、进修、拜师都学得扎实，因为学的正是马上要用的；学过的人再去见那个催你的人，口气也不一样了。',
        en_US:
          'The pressure on you takes a gentler way this year. ⟨The cycle’s stem is an Officer, and the year’s Seal turns it to use|These ten years something has kept pushing you, and this year adds teaching and shelter, which stands in between⟩. Hard things come as lessons first and as work later. What you’ve been carrying by force, learn as a set of steps while someone will teach you. A thing with steps gets light. Exams, courses and teachers pay in such a year, because what you learn is what you need next. And when you meet the one who presses you, you’ll speak in another tone.',
      },
      {
        id: 'annual.cycle.officer-output',
        because: ['y-cycle=officer', 'y=output'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '规矩里待久了，今年你想提意见。⟨大运天干是官杀，流年天干是食伤，食伤制官|这十年管你的多，今年添上的是开口和动手⟩，憋的话不少，一次只提一条，最好带着改好的样子。一口气全倒出来，别人只记得你声音大。',
        en_US:
          'After a long time under rules, you want to raise a point. ⟨The cycle’s stem is an Officer and the year’s Output answers it|These ten years you’ve been told what to do, and this year adds speaking and doing⟩. There’s much you’ve held back. Raise one thing at a time, best with the repaired version in hand. If you pour it all out, they’ll remember only that you were loud.',
      },
      {
        id: 'annual.cycle.officer-peer',
        because: ['y-cycle=officer', 'y=peer'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一个人扛的担子，今年多半有人来换班。⟨大运天干是官杀，流年天干是比劫，同类分担|这十年催你的劲一直在，今年添上的是跟你一样被催的人⟩，坐下来诉苦能诉一下午，诉完记得排班：这一段谁顶，下一段谁顶。排清楚了，上头的话也会少一半。',
        en_US:
          'What you’ve carried alone is likely to be shared this year. ⟨The cycle’s stem is an Officer, and the year’s Peers help to bear it|These ten years something has kept pushing you, and this year adds people who are pushed as well⟩. You could complain together all afternoon. Then make a roster, who holds this stretch and who the next. Orders from above get shorter when there’s one.',
      },
      {
        id: 'annual.cycle.resource-output',
        because: ['y-cycle=resource', 'y=output'],
        says: ['annual.output=out'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '学了这么久，今年该讲给人听了。⟨大运天干是印，流年天干是食伤|这十年一直在往里装，今年添上的是往外给⟩，头几回会磕磕绊绊，因为装得太满，不知道先拿哪样。先讲给不懂的人听，一次一件，十分钟；他听懂了，再去讲给懂的人。',
        en_US:
          'You’ve taken in enough; this year you tell it. ⟨The cycle’s stem is a Seal, the year’s is Output|These ten years have kept filling you, and this year adds giving out⟩. The first attempts come in lumps, since you’re too full to know where to begin. Tell someone who knows nothing about it, one thing, ten minutes. When they follow, go to those who know.',
      },
      {
        id: 'annual.cycle.resource-wealth',
        because: ['y-cycle=resource', 'y=wealth'],
        claims: ['presumes=money'],
        form: ['statement'],
        zh_CN:
          '有人照应惯了，今年事情要自己动手。⟨大运天干是印，流年天干是财，财破印|这十年护着你的人多，今年添上的是钱和要亲手管的事⟩，头几回会手生，价钱说不出口，账记漏一行。照应你的人想代劳，请他在旁边看着就好；出了错再教，学得最快。',
        en_US:
          'You’re used to being looked after, and this year you do it yourself. ⟨The cycle’s stem is a Seal, which the year’s Wealth disturbs|These ten years people have sheltered you, and this year adds money and matters that want your own hands⟩. At first you can’t name a price and you skip a line in the accounts. Let those who usually do it for you stand by. You learn fastest from a mistake they watched.',
      },
      {
        id: 'annual.cycle.resource-officer',
        because: ['y-cycle=resource', 'y=officer', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '学过的东西，今年有人要验。⟨大运天干是印，流年天干是官杀|这十年你在学、在养，今年添上的是规矩和考核⟩，说会的要上手，有证的要看原件。',
        en_US:
          'What you’ve learned gets checked this year. ⟨The cycle’s stem is a Seal, the year’s is an Officer|These ten years you’ve been learning and resting, and this year adds rules and tests⟩. What you claim to know gets tried, and papers are asked for in the original.',
      },
      {
        id: 'annual.cycle.use-in-adverse',
        because: ['y-cycle-adverse', 'y-use'],
        claims: ['good=y'],
        form: ['statement'],
        zh_CN:
          '这十年走得不轻，今年算一段缓坡。⟨大运的地支是你的忌神，流年{y-branch}却是用神|这十年过日子的那一层是你不缺的东西，今年来的却是你最用得着的⟩。缓的时候别急着跑，拖着的先交出去，该歇的歇够。后面还有一截路，带够了就不难走。',
        en_US:
          'These ten years are no easy stretch, and this one year is gentler. ⟨The cycle’s branch is your Adverse element, the {y-branch} your Useful one|The everyday side of these years is what you don’t need, and this year brings what helps you most⟩. Don’t use it to run. Hand in what you’ve been dragging, rest as much as you need. There’s some way to go, and it goes better with supplies.',
      },
      {
        id: 'annual.cycle.adverse-in-use',
        because: ['y-cycle-use', 'y-adverse'],
        claims: ['hard=y'],
        form: ['statement'],
        zh_CN:
          '这十年的方向没有错，今年只是要绕一段。⟨大运的地支是你的用神，流年{y-branch}却是忌神|这十年过日子的那一层正是你用得着的，今年来的却是你不缺的⟩。绕路的时候最容易怀疑走错了。',
        en_US:
          'These ten years go the right way, and this one is a detour. ⟨The cycle’s branch is your Useful element, the {y-branch} your Adverse one|The everyday side of these years is what helps you, and this year brings what you don’t need⟩. A detour is where people begin to doubt the map.',
      },
    ],
  },
]
