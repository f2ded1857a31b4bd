import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'wealth-where',
    card: 'wealth',
    role: { section: 'money' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'wealth.where.year-firm',
        because: ['god:year=wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=yes'],
        zh_CN:
          '长辈提起你，先提你手头宽。年柱是一张盘最靠外的门面，财就挂在那根干上，你自己又扛得动⟨（财透年干）⟩，所以要凑份子、要周转的亲戚，第一个敲的是你的门。给得起不算难，难的是到了年底，说不清给过谁，给了多少。',
        en_US:
          'Relatives mention your money before they mention your work. Wealth stands on the year stem, the outermost place in a chart, and you’re strong enough to carry it⟨ (Wealth revealed in the year)⟩. So the cousin with a plan calls you first. Giving is no strain. Knowing in December what you gave, and to whom, is.',
      },
      {
        id: 'wealth.where.month-firm',
        because: ['god:month=wealth', 'sign:firm', 'kind:regular', 'age<=74'],
        says: ['money.seen=yes'],
        zh_CN:
          '同事猜你挣多少，误差不会太大。财露在月干，那是上班见人的位置；你的力气接得住它，活儿和钱就在同一张桌上谈⟨（财透月干）⟩。你吃亏常在先谈活、后谈钱，谈到钱时人已经答应了。次序倒过来，数目写在第一封邮件里。',
        en_US:
          'Your coworkers could guess your pay and not be far off. Wealth stands on the month stem, where work is done in front of people, and you have the strength to hold it, so the job and the money lie on one table⟨ (Wealth revealed in the month)⟩. You lose when you discuss the job first and the money after you’ve said yes. Put the figure in the first email.',
      },
      {
        id: 'wealth.where.hour-firm',
        because: ['god:hour=wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=yes'],
        zh_CN:
          '跟你谈钱，谈着谈着就谈到十年以后去了。时柱管后头的事，你的财就立在时干上，人人看得见；身上有力气，所以你真敢往那边走⟨（财透时干）⟩。远处的钱好看，近处的房租也要付。每个大计划旁边，配一笔这个月就收得到的小钱。',
        en_US:
          'Ask you about money, and within minutes the subject is ten years from now. The hour pillar is what comes later, and your wealth stands on its stem in plain view; being strong, you actually set out for it⟨ (Wealth revealed in the hour)⟩. The far money looks fine, and the rent is due now. Beside every big plan keep one small thing that pays this month.',
      },
      {
        id: 'wealth.where.year-even',
        because: ['god:year=wealth', 'sign:even'],
        says: ['money.seen=yes'],
        zh_CN:
          '家里从前对钱的说法，你背得出几句。年柱是来处，财露在年干，你很小就见过钱怎么进门、怎么出门；你的力气不多不少，学来的那一套多半照用⟨（财透年干）⟩。挑一条老规矩出来验一验，它是替那时的家定的，未必合你现在的账。',
        en_US:
          'You can still recite a few of your family’s sayings about money. The year pillar is where you come from, and with wealth on its stem you saw early how money entered a house and how it left⟨ (Wealth revealed in the year)⟩. Your strength is about even, so you mostly kept the method. Take one of those sayings and test it. It was made for their budget.',
      },
      {
        id: 'wealth.where.month-even',
        because: ['god:month=wealth', 'sign:even', 'age<=74'],
        says: ['money.seen=yes'],
        zh_CN:
          '发薪那天你没什么感觉，晚一天却要去问三回。财露在月干，钱跟差事连在一处；你这张盘不强不弱，挑得起一担，挑不起两担⟨（财透月干）⟩。第二份活找上门的时候，先看它占的是晚上还是周末：占周末的可以试一季，占晚上的推掉。',
        en_US:
          'Payday leaves you cold; let it be one day late, and you’ve asked three times. Wealth stands on the month stem, tied to your post, and a chart of even strength carries one load well and two badly⟨ (Wealth revealed in the month)⟩. When a second job comes knocking, look at the hours it wants. If it takes weekends, try it for a season. If it takes nights, pass.',
      },
      {
        id: 'wealth.where.hour-even',
        because: ['god:hour=wealth', 'sign:even', 'age<=74'],
        says: ['money.seen=yes'],
        zh_CN:
          '别人问你攒钱做什么，你答得出：一间屋子，一家小店，一段不上班的日子，总有个样子。财露在时干，是往后的钱，看得清楚；你的力气刚好够走到那里，不够绕路⟨（财透时干）⟩。给那个样子标一个价，写上年份，绕路的开销会自己退掉。',
        en_US:
          'Asked what you’re saving for, you have an answer with walls and windows in it. Wealth stands on the hour stem, the place of later on, clear enough to describe, and even strength will get you there, though not by the scenic route⟨ (Wealth revealed in the hour)⟩. Put a price and a year on the picture. The detours drop out by themselves.',
      },
      {
        id: 'wealth.where.year-weak',
        because: ['god:year=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=yes'],
        zh_CN:
          '外人以为你底子厚，你自己知道那是柜台上摆的样品。财亮在年干，门面大，身后的力气小，一来客人就要搬货⟨（财透年干）⟩。面子上的花销最累你：大了一号的礼，替人撑的场，只穿一回的好衣裳。门面不必拆，营业时间写短一点。',
        en_US:
          'People think the storeroom is full; you know they’ve only seen the window display. Wealth shines on the year stem, the front of the shop, while the strength behind the counter is slight⟨ (Wealth revealed in the year)⟩. Appearances cost you most: the gift one size up, the party you hosted for somebody else, the suit worn once. Keep the window. Shorten the opening hours.',
      },
      {
        id: 'wealth.where.month-weak',
        because: ['god:month=wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=yes', 'wealth.load=few'],
        zh_CN:
          '钱就在上班的桌面上，伸手够得着，伸一天手也真累。财露在月干，机会一件接一件递过来，你的力气却要省着用⟨（财透月干）⟩。挣得少的月份，翻开看多半是接得太多的月份：三个客户都对付，不如一个做透。手上的活超过三件，新的写进等候名单。',
        en_US:
          'The money lies on the desk, within reach, and reaching all day is tiring. Wealth stands on the month stem and hands you one opening after another; your strength is the thing in short supply⟨ (Wealth revealed in the month)⟩. Look back, and the thin months were the crowded ones, three clients half served. Past three open jobs, the next goes on a waiting list.',
      },
      {
        id: 'wealth.where.hour-weak',
        because: ['god:hour=wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=yes', 'wealth.collect=early'],
        zh_CN:
          '你的收款日总排在最后：年底，结项，等客户的客户付了再说。财露在时干，一天的末一格，看得见，走到却费脚力，力气少的人走到那儿常已经没劲催了⟨（财透时干）⟩。趁有劲的时候收：开工三成，过半三成，末了只剩零头。',
        en_US:
          'Your payday is forever at the far end: on delivery, at year’s end, when the client’s client has paid. Wealth stands on the hour stem, the last stop of the chart, in sight but a walk, and by the time you arrive there’s no strength left for chasing it⟨ (Wealth revealed in the hour)⟩. Collect earlier. A third to start, a third at halfway, and little left to ask for.',
      },
      {
        id: 'wealth.where.two-weak',
        because: ['stems:wealth>=2', 'sign:weak', 'kind:regular'],
        says: ['money.seen=yes', 'wealth.load=few'],
        quote: 'yhzp-caiduo',
        zh_CN:
          '《渊海子平》有一句：“财多身弱，正为富屋贫人。” 说的是经手多，留下少。你的天干上财不止一个，眼前的数目大，名下的数目小，像替人看着一整间库房。先别想再进货，想想哪把钥匙可以交出去；管得少一半，落袋的未必少。',
        en_US:
          '“Much wealth and a weak self: a poor guest in a rich house,” says the *Yuanhai Ziping*. It means that a great deal passes through and little stays. Two or more of your stems are wealth, so the sums in front of you are large and those in your name small, as with someone who minds a warehouse. Don’t bring in more goods. Hand back a key.',
      },
      {
        id: 'wealth.where.two-firm',
        because: ['stems:wealth>=2', 'sign:firm', 'age<=74'],
        says: ['money.seen=yes', 'wealth.load=many'],
        zh_CN:
          '两摊事同时走，你不乱：上午点这边的货，下午回那边的客人。天干上立着不止一个财，你又有力气，两条进项可以并行⟨（财星重透）⟩。旁人只看见忙，哪条是正路只有你知道。真叫你只留一条，拖到年底你也选不出来。',
        en_US:
          'Two lines of income at once don’t fluster you: deliveries for the one in the morning, customers of the other in the afternoon. More than one of your stems is wealth, and you have the strength for it⟨ (Wealth in several stems)⟩. To others it looks like bustle. Told to keep just one of them, you’d still be choosing in December.',
      },
      {
        id: 'wealth.where.two-even',
        because: ['stems:wealth>=2', 'sign:even', 'age<=74'],
        says: ['money.seen=yes'],
        zh_CN:
          '你口袋里常有两张名片。财在天干上露了不止一处，来钱的门有两扇，你的力气刚好开得住一扇半⟨（财星重透）⟩。亏不在门少，在来回跑：坐在这一摊，惦记那一摊。给两扇门各定一个时辰，过了点就当它打烊。',
        en_US:
          'Two business cards live in your pocket. Wealth shows in more than one of your stems, so money has two doors, and a chart of even strength can hold open about one and a half⟨ (Wealth in several stems)⟩. What costs you is the running between them, thinking of one job while sitting at the other. Give each door its hours, and after closing treat it as locked.',
      },
      {
        id: 'wealth.where.day-firm',
        because: ['stems:no-wealth', 'hidden:day=wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=no', 'wealth.haggle=yields'],
        zh_CN:
          '打听你有多少钱的人，十个有九个猜低了。天干上一点财也不露，财藏在日支{branch:day}里，就在你自己的座位底下，你力气足，坐得住⟨（财藏日支）⟩。坐得太稳也有一样不好：该开价的场合，人家真以为你不在乎。等你想起来还价，人家已经道过谢了。',
        en_US:
          'Nine in ten people who guess what you have guess too low. No stem of yours shows wealth; it lies inside the {branch:day} of your day, under your own chair, and you’re strong enough to stay seated⟨ (Wealth hidden in the day)⟩. That has a price. When terms are discussed, people believe that you don’t care. By the time you think of haggling, they’ve thanked you.',
      },
      {
        id: 'wealth.where.month-main-firm',
        because: ['stems:no-wealth', 'main:month=wealth', 'sign:firm', 'age<=74'],
        says: ['money.seen=no'],
        zh_CN:
          '你入的这一行，本身就挨着钱。月支{branch:month}是季节，也是行当，当家的正是财；可它不上天干，名片上看不出来，职称也看不出来⟨（财在月令）⟩。同学会上你说“就那样”，听的人信了。水面下的生意不用张扬，合同却要明写，别让它跟着沉下去。',
        en_US:
          'The trade you’re in lies close to money. In the {branch:month} of your month, wealth is in charge, but no stem shows it, and neither does your title⟨ (Wealth in the month)⟩. At reunions you say “can’t complain,” and people leave it there. Business below the surface needs no announcement. The contract does need writing down; don’t let that sink with the rest.',
      },
      {
        id: 'wealth.where.hidden-firm',
        because: ['stems:no-wealth', 'has:wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=no'],
        zh_CN:
          '你花钱的地方，外人看不见：一套好刀，一张贵床垫，一笔早早还清的贷款。财在地支里埋着，天干上不见，你的力气又足，所以你挣得不声张，花得也不声张⟨（财星不透）⟩。埋着的东西容易忘了数。每年挑一天，把户头、欠条、没用完的卡，一样一样翻出来对一遍。',
        en_US:
          'What you spend on can’t be seen from the street: good knives, a serious mattress, a loan paid off early. Your wealth lies buried in the branches, none in the stems, and a strong chart doesn’t need to show it⟨ (Wealth not revealed)⟩. Buried things tend to go uncounted. One day a year, take out every account, every IOU, every half-used card, and check them one by one.',
      },
      {
        id: 'wealth.where.day-even',
        because: ['stems:no-wealth', 'hidden:day=wealth', 'sign:even'],
        says: ['money.seen=no', 'wallet=shared'],
        zh_CN:
          '钱的事，你回家才谈。财不上天干，藏在日支{branch:day}里，那是家门以内、最近的人坐的地方；力气不强不弱，你习惯让那个人替你记数⟨（财藏日支）⟩。这样省心，也有缝：两边都以为对方记着。每月留一顿饭的工夫，两边的数对一次。',
        en_US:
          'Money is something you talk about at home. None shows in your stems; it sits in the {branch:day} of your day, indoors, at the place of the person nearest you⟨ (Wealth hidden in the day)⟩. With middling strength you’re happy to let that person keep count. The gap is that each of you believes the other is doing it. One dinner a month, compare figures.',
      },
      {
        id: 'wealth.where.hidden-even',
        because: ['stems:no-wealth', 'has:wealth', 'sign:even'],
        says: ['money.seen=no'],
        zh_CN:
          '你不像有钱的，也不像缺钱的，卖东西的人常拿不准。财全在地支里，天干上没有，力气中平，从外头看是一池不标深浅的水⟨（财星不透）⟩。你自己也没下去量过：问到存款，答的是个“大概”。很多犹豫，都从这个大概里来。',
        en_US:
          'Salespeople can’t place you: you look neither rich nor short. All your wealth is down in the branches with none in the stems, and your strength is middling, so from outside the pool has no depth marked on it⟨ (Wealth not revealed)⟩. You haven’t marked it either: asked for your savings, you’d say “about.” A good many of your hesitations live inside that word.',
      },
      {
        id: 'wealth.where.day-main-weak',
        because: ['stems:no-wealth', 'main:day=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=no', 'spends=carefully'],
        zh_CN:
          '省钱的事你做得很细，别人却看不出你在省。日支{branch:day}是财当家，天干上一个不露，钱像压在你自己的坐垫下面；力气不多，起身一次就要算一次⟨（日坐财）⟩。算得太勤也费神。给自己定一个数，低于它的开销不许算。',
        en_US:
          'You save in small, exact ways, and nobody notices. The {branch:day} of your day belongs to wealth and no stem shows any, so the money is under your own cushion, and with little strength to spare you count each time you get up⟨ (Wealth under the day)⟩. Counting wears you out, too. Settle on an amount below which you don’t.',
      },
      {
        id: 'wealth.where.month-main-weak',
        because: ['stems:no-wealth', 'main:month=wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=no'],
        zh_CN:
          '你待的地方总是忙钱的地方，忙的却是别人的钱。月支{branch:month}由财当家，天干上没有，你又不算有力，像在大市场里租了一个小摊⟨（财在月令）⟩。摊子小不碍事，碍事的是顺手替隔壁看摊。帮忙可以，先讲好几点到几点。',
        en_US:
          'Somehow you end up where money is busy, and it’s busy on somebody else’s account. Wealth has the {branch:month} of your month; your stems show none, and your strength is modest: a small stall rented in a big market⟨ (Wealth in the month)⟩. The size is no trouble. Minding the neighbor’s stall is. Help by all means, and say until what time.',
      },
      {
        id: 'wealth.where.year-hidden-weak',
        because: ['stems:no-wealth', 'hidden:year=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=no'],
        zh_CN:
          '老家那边有一样东西，别人不当回事，你知道它值钱：一块地，一门手艺，一个老主顾的电话。财藏在年支{branch:year}里，年柱是来处，天干上又不见⟨（财藏年支）⟩。你力气有限，从头开荒不合算，回头翻一翻更省。下次回去，跟老人坐一下午，只问从前靠什么吃饭。',
        en_US:
          'Back where you come from there’s something others overlook and you know the worth of: a plot, a trade, an old customer’s number. Wealth is tucked into the {branch:year} of your year, the pillar of origins, and no stem announces it⟨ (Wealth hidden in the year)⟩. Breaking new ground costs strength you’d rather keep. Next visit, give an afternoon to the oldest person there and ask what they lived on.',
      },
      {
        id: 'wealth.where.hour-hidden-weak',
        because: ['stems:no-wealth', 'hidden:hour=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=no'],
        zh_CN:
          '给往后留的那份钱，你自己也很少打开看。财藏在时支{branch:hour}里，天干不露，时柱又是最后一格；力气不多，就更不敢动它⟨（财藏时支）⟩。不动是对的，不看不对。挑生日那天看一眼余额，看完照旧合上。',
        en_US:
          'The money you put by for later, you seldom look at. Wealth hides in the {branch:hour} of your hour, the last compartment of a chart, with none in the stems, and being short of strength you’d sooner not touch it⟨ (Wealth hidden in the hour)⟩. Leaving it is right. Not looking isn’t. On your birthday read the balance once, then close the lid again.',
      },
      {
        id: 'wealth.where.hidden-weak',
        because: ['stems:no-wealth', 'has:wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=no', 'wealth.haggle=yields'],
        zh_CN:
          '请你帮忙的人不少，提到报酬就含糊，你也跟着含糊。财不上天干，旁人看不见你靠什么吃饭；力气又要省着使，白做一回就少一回⟨（财星不透）⟩。价目表不用挂墙上，存在手机里就够：有人开口，先发过去，再说愿意。',
        en_US:
          'Plenty of people ask you for help, go vague when it comes to pay, and you go vague with them. No stem shows your wealth, so nobody sees what you live on, and your strength isn’t so large that you can work for nothing⟨ (Wealth not revealed)⟩. A price list needn’t hang on the wall. Keep it on your phone: send it first, then say you’d be glad to.',
      },
      {
        id: 'wealth.where.none-firm',
        because: ['no:wealth', 'sign:firm', 'age<=74'],
        says: ['money.seen=no'],
        zh_CN:
          '八个字翻遍，藏着的也算上，一点财都没有。这样的盘少见，倒不等于穷，只是不拿钱当尺子：别人问你挣多少，你讲的是最近做成了什么⟨（命中无财）⟩。力气有的是，缺的是标价的习惯。每做完一件，先想好外人来买该给多少，再拿出门。',
        en_US:
          'Search every character, hidden stems included, and there’s no wealth in them⟨ (No wealth in the chart)⟩. That’s uncommon, and it doesn’t mean poor. Money simply isn’t your yardstick: asked what you earn, you describe what you just finished. You have strength to spare and no habit of pricing. Before a piece leaves the house, settle what a stranger should pay for it.',
      },
      {
        id: 'wealth.where.none-weak',
        because: ['no:wealth', 'sign:weak'],
        says: ['money.seen=no'],
        zh_CN:
          '盘里没有财，露的没有，藏的也没有，力气也算不上多。你对价钱迟钝：同样一件东西，你买贵了，过一年才听说⟨（命中无财）⟩。可也因为这样，没有人能拿钱牵着你走。大件到手以前，问一个爱比价的朋友，问过再付。',
        en_US:
          'There’s no wealth in your chart, shown or hidden, and not much strength either⟨ (No wealth in the chart)⟩. You’re a little deaf to prices: you overpay and hear of it a year later. For the same reason nobody can lead you around by money. Before anything large, ask the friend who compares prices for fun. Then pay.',
      },
      {
        id: 'wealth.where.none-even',
        because: ['no:wealth', 'sign:even'],
        says: ['money.seen=no'],
        zh_CN:
          '钱包在哪件外套里，你常要想一想。整张盘没有财星，强弱又刚好平，日子不靠钱来定高低⟨（命中无财）⟩。这样过得清静，账单也跟着清静地过期。凡是每月要付的，设成自动；凡是别人该按月付你的，请对方也设成自动。',
        en_US:
          'Which coat your wallet is in takes you a moment. The chart has no wealth anywhere and its strength is level, so your days aren’t graded by money⟨ (No wealth in the chart)⟩. It’s a quiet way to live, and the bills fall overdue just as quietly. Put everything you owe each month on automatic. Where you’re owed, ask them to do the same.',
      },
      {
        id: 'wealth.where.hour-void',
        because: ['god:hour=wealth', 'void:hour', 'age<=74'],
        says: ['money.seen=yes', 'wealth.collect=early'],
        zh_CN:
          '合同最后一行的那个数，到你手里常要打折。财露在时干，脚下的{branch:hour}却落空亡，像钱袋底下一个松了线头的洞⟨（财坐空亡）⟩。洞在末一程：尾款，押金，说好退的那一笔。前面多收，后面少留，听见“回头给你”，当场改成日期。',
        en_US:
          'The last figure in the contract tends to reach you with a bite taken out of it. Wealth stands on your hour stem, and the {branch:hour} beneath it is void, a purse with one loose stitch at the bottom⟨ (Wealth on a void branch)⟩. It leaks on the final stretch: closing payment, deposit, the refund someone promised. Take more at the start. Turn every “later” into a date.',
      },
      {
        id: 'wealth.where.month-void',
        because: ['god:month=wealth', 'void:month', 'age<=74'],
        says: ['money.seen=yes'],
        zh_CN:
          '名义上归你管的钱，真要动时总多一道手续。财露在月干，月支{branch:month}却落空亡：招牌在，柜台是虚的⟨（财坐空亡）⟩。预算写着你的名字，批的是别人；提成讲过三回，没有一回落在纸上。空处催不动，写得动：谈完当天发一封信，把数复述一遍。',
        en_US:
          'The money that’s nominally yours to manage needs one more signature whenever you want to move it. Wealth stands on your month stem over a void {branch:month}: the sign is up, the counter hollow⟨ (Wealth on a void branch)⟩. A budget with your name on it, a commission mentioned three times and written down never. Don’t press. The same day, send a note that repeats the figure.',
      },
      {
        id: 'wealth.where.following-shown',
        because: ['stems:wealth', 'kind:following', 'age<=74'],
        says: ['money.seen=yes', 'change=welcomes', 'wealth.pay=irregular'],
        zh_CN:
          '你赚钱靠顺水，不靠划桨。这张盘自己不争，整个儿跟着势头走，财又露在天干上，哪里热闹，你跟去就分得到一碗⟨（从格）⟩。难受的是逆着来：一个人单干，在老地方硬守，两样都不合你。挑势头正在涨的地方站，站错了，趁早挪。',
        en_US:
          'You make money with the current. This chart doesn’t contend; it goes along with whatever is strongest⟨ (Following pattern)⟩, and with wealth in the stems there’s a bowl for you wherever things are busy. Rowing against the stream, alone or from a fixed spot, suits you badly. Stand where the water is rising. If you chose the wrong bank, cross early.',
      },
      {
        id: 'wealth.where.following-hidden',
        because: ['stems:no-wealth', 'kind:following', 'age<=74'],
        says: ['money.seen=no', 'change=welcomes'],
        zh_CN:
          '跟对一个人、一间公司、一阵风，你的收入就跳一级；自己拼，多半原地。整张盘随势走，没有什么要硬守，财又不露，势头给了你多少，外头看不出⟨（从格）⟩。看不出也有坏处，要走的时候没人留。每次跟上去，先问清自己那一份写在哪里。',
        en_US:
          'Your income moves up a step when you follow the right person, company or wave, and stands still when you fight alone. The whole chart goes along with the strongest side⟨ (Following pattern)⟩ and shows no wealth in its stems, so what the current brings you is invisible from shore. It cuts both ways: nobody thinks to keep you. Each time you join, ask where your share is written.',
      },
    ],
  },
  {
    id: 'wealth-route',
    card: 'wealth',
    role: { section: 'money' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.route.peer-output',
        because: ['share:most=peer', 'sign:firm', 'kind:regular', 'share:output>=15'],
        says: ['price=by-piece', 'wealth.hand=fast'],
        zh_CN:
          '力气分两头使：一头跟人比，一头做东西。比出来的是名声，做出来的才换得到钱。盘里同类最多，好在出口也宽，占{share:output}，活儿从手上出去，钱从活儿上回来⟨（食伤泄秀）⟩。别人按天雇你，你亏在手快上；按件算，快就是你的。',
        en_US:
          'Your strength goes two ways: into measuring yourself against others, and into making things. The first earns a name; the second earns money. Peers are the largest share of your chart, and luckily the outlet is wide as well, {share:output}, so work goes out and pay comes back⟨ (Output drains the strong)⟩. Hired by the day, you’re penalized for being quick; by the piece, the quickness is yours.',
      },
      {
        id: 'wealth.route.peer-thin-output',
        because: ['share:most=peer', 'sign:firm', 'kind:regular', 'share:output<=8', 'has:output'],
        says: ['out=little', 'price=by-piece'],
        zh_CN:
          '整套本事都在身上，拿出来的只有一小角，{share:output}。力气多而出口窄，钱就堵在倒数第二步⟨（食伤轻）⟩。你想要的活，常被本事不如你的人接走，因为人家有样品。下个月做一件小的，粗糙也行，标上价，放到人看得见的地方。',
        en_US:
          'You have the whole craft and show a corner of it. Output, the way things leave a person, comes to {share:output} here, under a heavy load of strength, so money jams one step before the end⟨ (Output thin)⟩. Jobs you’d have done better go to someone with a sample. Next month make one small thing, rough if need be, put a price on it, and place it where people pass.',
      },
      {
        id: 'wealth.route.peer-officer',
        because: ['share:most=peer', 'sign:firm', 'kind:regular', 'share:officer>=15'],
        says: ['price=by-hour', 'work=frame', 'wealth.pay=fixed'],
        zh_CN:
          '没人管的时候你挣得少，挂上一个头衔反而挣得多。同类太挤，谁都不让谁；官星有{share:officer}，等于有人吹哨子，哨子一响，力气才排成队⟨（官杀制比劫）⟩。走职位这条路：带队，驻点，领一块地盘，薪水按级别算，比单打独斗稳。',
        en_US:
          'Left alone you earn less; with a title you earn more. Your chart is crowded with equals who won’t give way, and the officers in it, rank and rule, {share:officer}, are the whistle that makes them line up⟨ (Officers restrain peers)⟩. So take the road of posts: lead the crew, run the site, hold a territory, and be paid by grade. It’s steadier than fighting for yourself.',
      },
      {
        id: 'wealth.route.peer-strong',
        because: ['share:most=peer', 'sign:strong', 'kind:regular'],
        says: ['price=by-result', 'wealth.pay=irregular'],
        zh_CN:
          '三年领同一个数目，你就要往门口看。同类是全盘最大的一份，力气又足，一成不变的工资像给大个子穿的小鞋⟨（身强）⟩。合你的是多做多得：提成，分成，包下一段活，把结果和数目拴在一起。拴的时候写清谁来定上限，别靠交情。',
        en_US:
          'After three years at the same figure you start looking at the door. Peers are the largest part of a chart that’s strong already, and a flat salary fits like a small shoe⟨ (Strong)⟩. What fits is pay that grows with the work: commission, a share, a stretch of the job on your own account. Tie the result to the number, and agree who sets the ceiling.',
      },
      {
        id: 'wealth.route.peer-firm',
        because: ['share:most=peer', 'sign:firm', 'kind:regular'],
        zh_CN:
          '你能干的活，身边至少还有两个人能干，价钱就这样被压下来。盘里同类最多，路要从“一样”里走出去：挑一小块别人嫌烦的，做到大家只想得起你⟨（比劫旺）⟩。找那一块有个办法，听听同行抱怨最多的是哪个步骤。',
        en_US:
          'Whatever you can do, two people nearby can do as well, and that keeps the price down. Peers are the largest share of your chart, so the road leads out of sameness: take one small part that everyone finds tedious and become the only name that comes up for it⟨ (Peers heavy)⟩. To find it, listen for the step your trade complains about most.',
      },
      {
        id: 'wealth.route.peer-even',
        because: ['share:most=peer', 'sign:even'],
        says: ['partnership=contract-first', 'wealth.hands=pooled'],
        zh_CN:
          '钱在你这里是凑出来的：一个人出场地，一个人出客人，你出两只手。同类最多而力气只算中平，可见帮手是真帮手，独自扛也真扛不动⟨（比劫帮身）⟩。这样的摊子常散在第二年，因为头一年没写谁占几成。第一笔钱进来以前，把成数写在同一张纸上。',
        en_US:
          'In your case money is pooled: one brings the space, another the customers, you bring two hands. Peers are the largest share while your strength is only even, which says that the helpers are real and that you couldn’t lift it alone⟨ (Peers support the self)⟩. Such things tend to come apart in year two, over percentages nobody wrote in year one. Write them before the first payment arrives.',
      },
      {
        id: 'wealth.route.peer-weak',
        because: ['share:most=peer', 'sign:weak'],
        says: ['wealth.haggle=yields'],
        zh_CN:
          '一个人去谈价，你多半让步；旁边坐个同行，数目就守住了。盘里同类的份额居首，可合起来仍压不过外头，所以你的价钱是一群人撑着的⟨（比劫帮身）⟩。报价以前问三个做同样活的人收多少，取中间那个，别再往下减。',
        en_US:
          'Alone at the table you give way; with a colleague beside you the figure holds. Peers have the largest single share of your chart, though all support together still falls short, so your price stands on a group⟨ (Peers support the self)⟩. Before you quote, ask three people who do the same work what they charge. Take the middle number and subtract nothing.',
      },
      {
        id: 'wealth.route.output-wealth',
        because: ['share:most=output', 'sign:weak', 'kind:regular', 'share:wealth>=20'],
        zh_CN:
          '你卖得动东西，卖完人也空了。盘里最大的一份是往外拿的，{share:output}，财又接得住，{share:wealth}，从手艺到钱的路又短又陡⟨（食伤生财）⟩。缺的是补给。每接两单，留一单的工夫只添料：看，学，睡。价钱里把这段也算进去。',
        en_US:
          'You can sell what you make, and after the sale you’re empty. Output is the largest part of the chart at {share:output}, with {share:wealth} of wealth to receive it, so the road from skill to money is short and steep⟨ (Output feeds wealth)⟩. Supplies are the weak point. For every two jobs leave the space of one to take in: look, learn, sleep. Put that time into the price.',
      },
      {
        id: 'wealth.route.output-no-wealth',
        because: ['share:most=output', 'sign:weak', 'kind:regular', 'share:wealth<=10', 'has:wealth'],
        says: ['out=much'],
        zh_CN:
          '掌声比账单先到。你往外给的占{share:output}，接钱的财只有{share:wealth}，说得好，做得巧，听的人夸完就散⟨（财轻）⟩。东西是好的，中间缺一张收银台。给每次分享配一个买得到的下一步：一份讲义，一次改稿，一个预约的链接。',
        en_US:
          'Applause reaches you before invoices do. What you give out is {share:output} of the chart, the wealth to catch it {share:wealth}: well said, neatly done, and then the audience goes home⟨ (Wealth thin)⟩. Nothing’s wrong with the goods. There’s no register. Attach to each thing you give away a next step that can be bought: notes, an edit, a booking link.',
      },
      {
        id: 'wealth.route.output-learned',
        because: ['share:most=output', 'sign:weak', 'kind:regular', 'share:resource>=15'],
        says: ['price=by-piece'],
        zh_CN:
          '同一个题目，你讲第二遍比第一遍贵。出口是盘里最大的一份，后头又有学问供着，{share:resource}，说出去的能再补回来⟨（食伤配印）⟩。客人买的是你读过的那几年。印成册、开成课、年年能修订的东西，比当面讲一次值钱。',
        en_US:
          'The second time you explain a subject it’s worth more than the first. Output is the largest share of your chart, and learning, at {share:resource}, stands behind it to refill what goes out⟨ (Output with a Seal)⟩. Clients are buying the years you spent reading. Whatever can have editions, a course, a manual, a set of drawings, gets you paid for them more than once.',
      },
      {
        id: 'wealth.route.output-weak',
        because: ['share:most=output', 'sign:weak', 'kind:regular'],
        says: ['wealth.hand=fast'],
        zh_CN:
          '你的毛病是开工太快：话还没谈完，草稿已经画给人看了。往外走的力气占全盘最大一份，里头的存货跟不上⟨（食伤泄身）⟩。草稿白送一次，价钱就低一截。下回只讲思路，讲完住口，动笔要等定金到账。',
        en_US:
          'Starting too soon is your fault: before the talk is over the sketch is on the table. Outgoing strength is the largest share in your chart, and the supply behind it can’t keep pace. Each free sketch takes a slice off the price. Next time describe the idea and stop. The drawing begins when the deposit has arrived.',
      },
      {
        id: 'wealth.route.output-even',
        because: ['share:most=output', 'sign:even'],
        zh_CN:
          '做得出，也撑得住，你这张盘像一间小作坊。出口是五家里最大的，力气又平稳，活儿出去，人没掏空⟨（食伤旺）⟩。作坊最怕什么都接。挑一样做成招牌，别的照做，不打折也不推销；三年以后，人是冲那一样来的。',
        en_US:
          'Yours is a workshop chart: it turns things out and keeps its footing. Output is the largest of the five shares and the strength under it is level, so work leaves and you aren’t hollowed out⟨ (Output heavy)⟩. Workshops fail by taking everything. Choose one item for the sign over the door and go on making the rest quietly. In three years people come for that one.',
      },
      {
        id: 'wealth.route.wealth-officer',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:officer>=20'],
        zh_CN:
          '钱一多，规矩就跟着来：发票，报税，审批，对账。盘里财最大，官星也有{share:officer}，财去养官，数目越大，签字的人越多⟨（财生官杀）⟩。你耗在手续上的力气，比耗在挣钱上的多。挣到第一笔像样的钱，先别买东西，请一个替你填表的人。',
        en_US:
          'As your money grows the paperwork grows with it: receipts, taxes, approvals, reconciliation. Wealth is the largest share here, and it feeds the officers, rank and rule, which come to {share:officer}, so larger sums bring more signatures⟨ (Wealth feeds officers)⟩. You wear out on forms sooner than on earning. With the first sum worth mentioning, buy nothing. Hire somebody to fill in the forms.',
      },
      {
        id: 'wealth.route.wealth-output',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:output>=20'],
        says: ['wealth.load=few'],
        zh_CN:
          '哪条缝里能挣钱，你的鼻子先知道，东西也做得出，两样加起来把人拖得团团转。财最大，出口有{share:output}，一头生，一头接，中间的你是那台不停的机器⟨（食伤生财）⟩。机器要定产量。一个月出几件，写在墙上，多出来的客人排到下个月；排队会替你涨价。',
        en_US:
          'You can smell where money could be made, and you can make the goods as well; together they run you ragged. Wealth is the largest share, output adds {share:output}, one end produces, the other collects, and you’re the machine between⟨ (Output feeds wealth)⟩. A machine needs a quota. Write on the wall how many a month. Put the rest in line, and the line will raise your price.',
      },
      {
        id: 'wealth.route.wealth-peer',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:peer>=15'],
        says: ['partnership=welcome'],
        zh_CN:
          '一个人搬不动的钱，三个人搬得动。盘里财居首位，同类也有{share:peer}，帮手是现成的；你该做的是分活，再分钱⟨（比劫帮身）⟩。舍不得分，货就停在原地，谁也没有。分多少按谁出力定，事前讲，事后不改。',
        en_US:
          'Money that one person can’t lift, three can. Wealth is the largest share of your chart, and peers come to {share:peer}, so the hands are there⟨ (Peers support the self)⟩. Your part is to divide the work and then the money. Hold on to all of it, and it stays where it is, doing nobody any good. Settle the split by effort, beforehand, and leave it alone afterward.',
      },
      {
        id: 'wealth.route.wealth-learning',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:resource>=15'],
        zh_CN:
          '眼前有一笔快钱，手里有一张还没考完的证，你两头都放不下。财最大，学问也有{share:resource}，偏偏这两样互相拆台：追钱的月份，书就合上⟨（财星坏印）⟩。次序给它排死：先把那张证拿到手，价钱自然换一档，那时再追，追得动。',
        en_US:
          'Quick money on the table, a certificate half finished in the drawer, and you can’t let go of either. Wealth is your largest share, learning has {share:resource}, and the two undo each other: in months of chasing, the book stays shut⟨ (Wealth breaks the Seal)⟩. Fix the order. Finish the certificate, which moves your price up a class. Then chase, and you’ll have the legs for it.',
      },
      {
        id: 'wealth.route.wealth-weak',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular'],
        says: ['price=by-hour', 'wealth.pay=fixed'],
        zh_CN:
          '进项一大，你睡得反而少。财是盘里最大的一家，扛它的肩膀不宽，多一笔钱就多一份看管⟨（财多身弱）⟩。合你的是定数：固定的日子领固定的钱，手续有人办。底子稳了，每周拿一个晚上去试别的，只拿一个晚上，不拿底子。',
        en_US:
          'When more comes in, you sleep less. Wealth is the largest family in the chart, the shoulders under it aren’t broad, and each new sum wants watching⟨ (Much wealth, weak self)⟩. A fixed amount on a fixed day suits you, with somebody else doing the forms. Once that floor is laid, give one evening a week to trying things. One evening, never the floor.',
      },
      {
        id: 'wealth.route.wealth-even',
        because: ['share:most=wealth', 'sign:even'],
        zh_CN:
          '跟钱打交道你不怯场：讲价，收款，催款，语气都一样平。财是最大的一份，你的力气恰好端得平它⟨（身财两停）⟩。端得平的人最容易被请去替别人端。管到后来，人人欠你一份情，没有一份能入账。',
        en_US:
          'Around money you keep one tone of voice for haggling, collecting and reminding. Wealth is your largest share and your strength is just enough to carry it level⟨ (Self and wealth even)⟩. Those who carry a tray well are asked to carry other people’s. In the end everybody owes you a favor, and none of it can be banked.',
      },
      {
        id: 'wealth.route.officer-learning',
        because: ['share:most=officer', 'sign:weak', 'kind:regular', 'share:resource>=18'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '你的钱从资格上来：先有人考你，再有人信你，然后才有人付你。官星最大，压得人紧；好在学问有{share:resource}，把压力接过去，一级一级换成凭证⟨（官印相生）⟩。这条路慢，慢得值。每两年拿下一张别人要查验的纸，价钱写在那张纸的背面。',
        en_US:
          'Your money comes by way of credentials: first they test you, then they trust you, then they pay. Officers, the pressure in a chart, are the largest share; learning, at {share:resource}, takes it over and turns it into rank, step by step⟨ (Officer feeds the Seal)⟩. The road is slow and worth it. Every second year earn one paper that somebody checks. The price is printed on the back.',
      },
      {
        id: 'wealth.route.officer-output',
        because: ['share:most=officer', 'sign:weak', 'kind:regular', 'share:output>=15'],
        says: ['price=by-result'],
        zh_CN:
          '上头压下来的，你有办法答：拿活儿说话。压力那一份，就是官星，占了头，可做东西的力气也有{share:output}，难题到你手上能拆成几件交得出的货⟨（食伤制杀）⟩。你最值钱的，就是这一拆。报价按难度分档，加急另算，别让“帮个忙”混进最难的那一档。',
        en_US:
          'When pressure comes down you have an answer to it: finished work. Officers have the largest share here, but output comes to {share:output}, enough to break a hard problem into parts that can be delivered⟨ (Output tames Killings)⟩. The breaking is what you should be paid for. Quote by difficulty, charge extra for rush, and keep “could you just” out of the top bracket.',
      },
      {
        id: 'wealth.route.officer-bare',
        because: ['share:most=officer', 'sign:weak', 'kind:regular', 'share:resource<=8'],
        says: ['pressure=wears', 'wealth.haggle=yields'],
        zh_CN:
          '派给你的事一件压一件，派事的人很少想到涨你的钱。压人的官星居首，中间又没有缓冲，教你的、替你说话的只占{share:resource}⟨（官杀攻身）⟩。你容易拿听话换太平，结果又便宜又累。去找一个肯教你的师傅，或一门正经课；缓冲有了，你开口的样子就不一样。',
        en_US:
          'One task lands on another, and whoever hands them out seldom thinks of your pay. Officers have the largest share in the chart, and the cushion, people who teach you and speak for you, is {share:resource}⟨ (Officers press the self)⟩. You tend to trade obedience for peace, which is cheap and tiring both. Find a mentor or a proper course. With that behind you, you’ll ask in another voice.',
      },
      {
        id: 'wealth.route.officer-weak',
        because: ['share:most=officer', 'sign:weak', 'kind:regular'],
        says: ['work=frame', 'price=by-hour', 'wealth.pay=fixed'],
        zh_CN:
          '期限、考核、上级的脸色，你的收入跟这几样绑得很紧。管人的官星是全盘最大的一份，你的力气不多，硬顶不划算，绕着走也没路⟨（官杀重）⟩。合你的是大架子里的一个定位：岗位写明，职责写明，加班怎么算也写明。凡没写的，先问一句“这归谁”。',
        en_US:
          'Deadlines, reviews, the mood of someone higher up: your income is tied closely to these. Officers are the largest share of the chart and you aren’t strong, so butting heads won’t pay and there’s no road around⟨ (Officers heavy)⟩. What suits you is a marked place inside a large frame, with post, duties and overtime in writing. For whatever isn’t written, ask whose it is.',
      },
      {
        id: 'wealth.route.officer-even',
        because: ['share:most=officer', 'sign:even'],
        zh_CN:
          '上头换了几任，你还在那个位子上。管人的官星最大，你的力气又压不垮，所以谁来都要用你，谁来也不必怕你⟨（身官两停）⟩。稳是好处，也是价钱停着不动的缘由。每换一任，趁头一个月把级别和数目重新谈一次，新来的人最好说话。',
        en_US:
          'Bosses have come and gone, and you’re still in that chair. Officers are the largest share, and you’re even enough in strength not to be flattened, so each newcomer needs you and none has to fear you⟨ (Self and officers even)⟩. Steadiness is also why your pay stands still. With every new boss, reopen grade and figure in the first month, while they’re still listening.',
      },
      {
        id: 'wealth.route.resource-strong',
        because: ['share:most=resource', 'sign:strong', 'kind:regular'],
        says: ['out=little'],
        zh_CN:
          '你懂的远比卖的多。印星，就是学问、靠山和耐心那一份，占了全盘最多，把人养得满满的，反倒不急着出门挣⟨（印重身强）⟩。书架、证书、笔记都在，缺的是生人付的钱来证明它们。教过你的人都夸你，付过你钱的人少得多。',
        en_US:
          'You know far more than you sell. Resource, the share of learning, backing and patience, is the largest in the chart, and it has fed you so well that going out to earn never felt urgent⟨ (Seals heavy, self strong)⟩. Shelves, certificates and notes are all in place. What they’ve seen little of is a stranger’s money. Everyone who taught you praises you; far fewer have ever paid you.',
      },
      {
        id: 'wealth.route.resource-firm',
        because: ['share:most=resource', 'sign:firm', 'kind:regular'],
        says: ['backing=elders'],
        zh_CN:
          '有人养过你的本事：一位老师，一间肯带人的单位，一个让你慢慢来的家。印星居首，你的底气因此不弱，你的钱多半从“有人信得过你”这里来⟨（印旺）⟩。靠山给的是起步价，不会自己涨。每年把做成的事列一张单，拿给信你的那位看，再谈数目。',
        en_US:
          'Somebody raised your skill: a teacher, a shop willing to train, a home that let you take your time. Resource is the largest share and keeps you on your feet, so your money comes chiefly from being trusted⟨ (Seals heavy)⟩. Backers set the opening price. They don’t raise it on their own. Once a year, list what you finished, show it to whoever trusts you, and talk numbers.',
      },
      {
        id: 'wealth.route.resource-even',
        because: ['share:most=resource', 'sign:even'],
        zh_CN:
          '查资料、报课的钱你舍得花，花完常忘了用。教你养你的那一路最大，力气平平，进来的知识刚够养你，还没到替你挣的份上⟨（印星当先）⟩。给每一门付过费的学问找一个买主，只收一顿饭钱也行。收过一次，你会知道哪一门该接着学。',
        en_US:
          'Courses and references are where your wallet opens, and then you forget to use them. Resource is your largest share and your strength is middling, so what comes in feeds you and doesn’t yet earn for you⟨ (Resource leads)⟩. For each subject you’ve paid for, find one buyer, if only for the price of a lunch. After one sale you’ll know which subject to continue.',
      },
      {
        id: 'wealth.route.resource-weak',
        because: ['share:most=resource', 'sign:weak'],
        says: ['backing=elders'],
        zh_CN:
          '靠山大，肩膀小：家里、师门、单位替你铺的路，比你自己踩出来的宽。印星居首而力气仍少，铺好的路就先走着⟨（印星护身）⟩。只有一件要自己来：钱的数目别让人代谈。代谈的人好心，总替你往低里报，怕你为难。',
        en_US:
          'Big backing, narrow shoulders: the road that family, teachers or employer laid for you is wider than any you’ve trodden yourself. Resource leads the shares and the chart is still weak, so use that road⟨ (Seals shelter the self)⟩. One thing you do in person. Never let a kind elder name your price for you. They’ll set it low, to spare you trouble.',
      },
      {
        id: 'wealth.route.following-wealth',
        because: ['kind:following', 'share:most=wealth'],
        says: ['change=welcomes'],
        zh_CN:
          '做生意的人见了你觉得投缘，三句话就谈到行情。全盘随着财走，自己那点主张早放下了，市场往哪边，你就往哪边⟨（从格）⟩。跟市场走的人，忌半路讲骨气。定一条自己的线，什么钱不赚，写下来只写一条，其余都跟。',
        en_US:
          'Traders warm to you; by the third sentence you’re discussing prices. The whole chart goes along with wealth and has put its own opinions down⟨ (Following pattern)⟩, so where the market goes you go. Someone who lives with the tide shouldn’t turn proud halfway. Keep one line only, the money you won’t take. Hold to it, and follow in everything else.',
      },
      {
        id: 'wealth.route.following-output',
        because: ['kind:following', 'share:most=output'],
        says: ['out=much', 'price=by-piece', 'wealth.pay=irregular'],
        zh_CN:
          '东西一做出来你就忘了，观众比你记得清。全盘顺着出口走，人成了管道，写，演，做，教，一样接一样⟨（从格）⟩。管道不留水，钱要在出口当场接。东西交出去那一刻就签字收款，别存着等年底结。',
        en_US:
          'Once a thing is made you forget that it was yours; the audience remembers. The whole chart runs out through output⟨ (Following pattern)⟩, and you’re the pipe for writing, performing, making, teaching. Pipes hold no water, so the money has to be caught at the mouth. Sign and collect at the moment of handing over, never at year’s end.',
      },
      {
        id: 'wealth.route.following-officer',
        because: ['kind:following', 'share:most=officer'],
        says: ['work=frame'],
        zh_CN:
          '在大单位里，你一句话值一句话的价；离了那块牌子，同样的话没人付钱。官星，也就是级别和章程，成了这张盘的主流，你顺着它走⟨（从格）⟩，位置给得早，担子也给得早，你的钱都在级别里。要走，先把下一块牌子拿到手。',
        en_US:
          'Inside a big institution every sentence of yours has its price; without the nameplate the same words fetch less. Officers, rank and rule, are the main current of this chart, and you go with it⟨ (Following pattern)⟩, so the chair is handed to you early, and the load with it. Your money is in the grade. If you leave, have the next plate ready.',
      },
      {
        id: 'wealth.route.dominant',
        because: ['kind:dominant'],
        says: ['price=by-result'],
        zh_CN:
          '你最值钱的时候，是别人说“这事只能找你”的时候。全盘只有一股劲，自成一家，跟人拼便宜，你拼不过⟨（专旺格）⟩。收得高，做得专，客人少一点不要紧。名号立住以前，先在一个肯按难度付钱的行当里待着。',
        en_US:
          'You’re worth most when someone says “there’s only one person for this.” The chart is all one force⟨ (Dominant pattern)⟩ and can’t compete on price. Charge high, do one thing, and don’t mind a short client list. Until the name stands by itself, stay in a trade that pays by difficulty.',
      },
    ],
  },
  {
    id: 'wealth-purse',
    card: 'wealth',
    role: { section: 'money' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'wealth.purse.one-plate',
        because: ['share:peer>=40', 'share:wealth<=10', 'has:wealth'],
        says: ['wallet=apart', 'partnership=contract-first'],
        zh_CN:
          '同一张饭桌上，能干的人有五六个，肉只有一盘。盘里同类占{share:peer}，财只有{share:wealth}⟨（群比争财）⟩。你丢钱，很少丢给生人，都丢给熟人：合伙没写清，代垫没要回，借出去不好意思提。往后只借两种，送得起的，和写了日期的。',
        en_US:
          'Six able people at a table, one plate of meat. Peers are {share:peer} of this chart and wealth is {share:wealth}⟨ (Peers take the wealth)⟩. You rarely lose money to strangers. You lose it to people whose birthdays you know: a partnership left vague, a bill you fronted, a loan too awkward to mention. From now on lend what you could give away, or lend with a date.',
      },
      {
        id: 'wealth.purse.guests-and-pot',
        because: ['share:peer>=30', 'share:wealth>=15', 'age<=74'],
        says: ['wallet=apart', 'spends=easily', 'money.seen=yes'],
        zh_CN:
          '你请得起客，也真的常请。同类{share:peer}，财{share:wealth}，人多，锅也不小，热闹是这样来的⟨（比劫见财）⟩。只是锅底没人刷：谁出的料，谁吃的肉，过一年说不清。请客归请客，生意另开一个户头，两个户头之间不许串门。',
        en_US:
          'You can afford to treat people, and you do. Peers {share:peer}, wealth {share:wealth}: many guests and a fair-sized pot⟨ (Peers meet wealth)⟩. The trouble is at the bottom of it, where a year later nobody can say who brought what. Go on treating. Run the business from another account, and allow no visits between the two.',
      },
      {
        id: 'wealth.purse.no-plate',
        because: ['no:wealth', 'share:peer>=30', 'age<=74'],
        says: ['wallet=apart', 'money.seen=no'],
        zh_CN:
          '一屋子能干的人，桌上没有盘子。同类占{share:peer}，财一点也没有，所以你跟朋友不争钱，争的是谁做得好⟨（命中无财）⟩。热热闹闹做完一件事，常没人记得收费。下回动手以前，指定一个人专管收钱，那天不许碰别的活。',
        en_US:
          'A room full of able people, and no plate on the table. Peers are {share:peer} and wealth is nowhere, so among friends you compete over who did it better, never over money⟨ (No wealth in the chart)⟩. Something gets finished in high spirits, and nobody remembered to charge. Before the next one, appoint a person to collect, who does nothing else that day.',
      },
      {
        id: 'wealth.purse.rival-by-direct',
        because: ['stems:jiecai', 'stems:zhengcai'],
        says: ['wallet=apart'],
        zh_CN:
          '刚到账的钱，脚跟还没站稳，就有人来问你手头方不方便。正财是按月来的钱，劫财是跟你一般高、手也一般快的那个人，两个都立在天干上⟨（劫财夺财）⟩。利弊你算得出，只是说“不”比掏钱费劲。立一条现成的规矩：借钱的事，隔一夜再答。',
        en_US:
          'Money has barely landed when someone asks if you’re flush. Direct wealth, pay by the month, and the Rival, the one exactly your height with a hand just as quick, both stand in your stems⟨ (Peers take the wealth)⟩. You see at once what it’ll cost; paying is simply less effort than saying no. Have a rule ready: about loans you answer the next day.',
      },
      {
        id: 'wealth.purse.rival-month',
        because: ['god:month=jiecai', 'age<=74'],
        says: ['wallet=apart', 'colleagues=rivals'],
        zh_CN:
          '拼单、凑份子、换班，算到最后常是你多出一点。月干坐着劫财，跟你分同一只碗的那颗星，月柱又管同事手足⟨（劫财在月）⟩。几次小数目你不计较，别人也就习惯了。每月把清单发到群里，写到角分，不带一句评语。',
        en_US:
          'Shared orders, pooled gifts, swapped shifts: when it’s all added up you’ve put in a little more. The Rival, the star that eats from your bowl, stands on your month stem, the place of coworkers and siblings. You let small sums pass, and they’ve learned that you do. Post a list in the group each month, to the cent, with no remark.',
      },
      {
        id: 'wealth.purse.no-second-hands',
        because: ['share:peer<=8', 'share:wealth>=30', 'kind:regular', 'age<=74'],
        says: ['partnership=welcome'],
        zh_CN:
          '好机会来了，你翻通讯录，翻不到一个能搭把手的。财有{share:wealth}，同类只有{share:peer}，门口堆着货，屋里没有第二双手⟨（比劫轻）⟩。你不缺客人，缺一个一起扛的。从同行里挑个手慢心细的，先合做一单小的，看分钱那天怎么分，再谈下一单。',
        en_US:
          'A good job comes in, you scroll through your contacts, and there’s nobody to take the other end. Wealth comes to {share:wealth}, peers to {share:peer}: goods piled at the door and no second pair of hands⟨ (Peers thin)⟩. You don’t lack customers. From your own trade pick someone slow and careful, do one small job together, and watch how the splitting goes.',
      },
      {
        id: 'wealth.purse.thin-and-clear',
        because: ['share:peer<=8', 'share:wealth<=10', 'has:wealth'],
        zh_CN:
          '没有人跟你抢，也没有多少可抢的。同类{share:peer}，财{share:wealth}，钱在你这里是一条细而清的水⟨（比财俱轻）⟩。你的账本两页就写完，这反倒是长处：每一笔都知道来处。别学人铺摊子，把源头多开一处，一处就好。',
        en_US:
          'Nobody’s fighting you for it, and there isn’t a lot to fight over. Peers {share:peer}, wealth {share:wealth}: with you money is a thin, clear stream⟨ (Peers and wealth thin)⟩. Your books would fit on two pages, which is an advantage, because you know where each figure came from. Don’t spread out. Open one more spring, and only one.',
      },
      {
        id: 'wealth.purse.one-head',
        because: ['share:peer<=8', 'share:wealth>=10', 'share:wealth<=30', 'age<=74'],
        zh_CN:
          '发了奖金，你想不出该先告诉谁。同类只有{share:peer}，分钱的人少，商量钱的人也少，主意都在一个脑袋里拿完⟨（比劫轻）⟩。少了争，也少了提醒：贵了没人说，错了没人拦。大的开销，先讲给一个不相干的人听一遍，讲得通再付。',
        en_US:
          'When the bonus comes you can’t think whom to tell. Peers make up {share:peer} of this chart: few to share money with, and few to talk it over with, so everything gets decided inside one head⟨ (Peers thin)⟩. You’re spared quarrels and also spared warnings. Before a large expense, explain it aloud to somebody with no interest in it.',
      },
      {
        id: 'wealth.purse.bring-along',
        because: ['stems:bijian', 'stems:piancai', 'age<=74'],
        says: ['partnership=contract-first', 'wealth.hands=pooled'],
        zh_CN:
          '一有外快的消息，你总先想到拉上谁。比肩是跟你一样的人，偏财是外头活络的钱，两样都露在天干上⟨（比肩见偏财）⟩。你带人入伙是真心，散伙时也真难受，因为开头讲的是情，收场算的是钱。拉人以前先说好怎么散，再说怎么赚。',
        en_US:
          'At the first word of some side money you think of whom to bring along. The Friend, someone just like you, and Indirect wealth, the loose money out in the world, both show in your stems. You mean it when you let people in, and it hurts when it ends, since it began in friendship and ended in arithmetic. Settle how to part before how to profit.',
      },
      {
        id: 'wealth.purse.rival-at-home',
        because: ['main:day=jiecai'],
        says: ['wallet=apart'],
        zh_CN:
          '钱放在家里，比放在外面漏得快。日支{branch:day}由劫财当家，那颗跟你分碗的星坐在自家屋檐下：一张桌子，两套花法⟨（日坐劫财）⟩。外人占不到你便宜，屋里人不用占。同住的各留一个户头，共用的那个只放定数，月初放进去，放完不补。',
        en_US:
          'Money left at home leaks faster than money left outside. The {branch:day} of your day belongs to the Rival, the star that shares your plate, and it sits under your own roof: one table, two ways of spending. Whoever lives there keeps an account each. Into the common one goes a fixed sum on the first, and no refills.',
      },
      {
        id: 'wealth.purse.small-favor',
        because: ['stems:peer>=2', 'stems:no-wealth', 'age<=74'],
        says: ['money.seen=no'],
        zh_CN:
          '朋友知道你会什么，没有一个知道你挣多少。天干上露的多是同辈，财一个不露，圈子里人人当你跟他们一样⟨（比劫重透）⟩。一样就不好收费：老同学找你做事，开口是“帮个忙”。接之前报一个友情价，再低也报，报了就是生意。',
        en_US:
          'Your friends know what you can do, and not one knows what you earn. Two or more of your stems are peers and none is wealth, so your circle assumes you’re all alike⟨ (Peers in several stems)⟩. Among the alike it’s hard to charge: an old classmate calls and says “a small favor.” Quote a friend’s price first. However low, it makes it business.',
      },
      {
        id: 'wealth.purse.names-and-faces',
        because: ['share:peer>=25', 'share:wealth<=12', 'has:wealth'],
        says: ['spends=easily'],
        zh_CN:
          '月底对账，少掉的那几笔都有名有姓。同类{share:peer}，财{share:wealth}，钱一进圈子就化开了：随份子，拼车，替谁先垫着⟨（比劫分财）⟩。问你后不后悔，你说不后悔，那几顿饭确实吃得高兴。意外的只有总数。',
        en_US:
          'At the end of the month the missing sums all have names and faces. Peers come to {share:peer}, wealth to {share:wealth}, and in company money dissolves: the group gift, the shared ride, the thing you fronted⟨ (Peers share the wealth)⟩. Asked whether you regret it, you don’t. They were good dinners. Only the total surprises you.',
      },
      {
        id: 'wealth.purse.right-column',
        because: ['share:peer>=8', 'share:peer<=25', 'share:wealth<=10', 'has:wealth'],
        says: ['spends=carefully'],
        zh_CN:
          '菜单打开，你先看右边那一栏。财只有{share:wealth}，同类{share:peer}不算挤，少的那份没人拿走，是本来就薄⟨（财轻）⟩。薄的钱经不起“就这一次”。大的你守得住，漏掉的都是小的。',
        en_US:
          'With the menu open, you read the right-hand column. Wealth is only {share:wealth} here, and peers at {share:peer} aren’t the ones taking it; it was thin to begin with⟨ (Wealth thin)⟩. Thin money can’t stand many rounds of “just this once.” You hold out against the large expenses and lose to the small.',
      },
      {
        id: 'wealth.purse.hand-over-whole',
        because: ['share:peer>=8', 'share:peer<=25', 'share:wealth>=25', 'kind:regular', 'age<=74'],
        zh_CN:
          '货多，帮手有几个，不够，但有。财占{share:wealth}，同类{share:peer}，你的难处在派活：什么都想自己过一遍手，帮手就站在旁边看⟨（财重比轻）⟩。把最烦的那一件整件交出去，连同那一件的钱。只交一半，等于两个人都在忙。',
        en_US:
          'There are plenty of goods and a helper or two, too few, but real. Wealth takes {share:wealth}, peers {share:peer}, and your trouble is handing over: you want everything to pass through your own fingers while the help looks on⟨ (Wealth over peers)⟩. Give away the most tedious job whole, and the money for that job with it. Half given, it keeps two people busy.',
      },
      {
        id: 'wealth.purse.turns',
        because: ['share:peer>=8', 'share:peer<=30', 'share:wealth>=10', 'share:wealth<=25'],
        zh_CN:
          '跟人吃饭你们轮着付，轮到谁，大家心里有数。同类{share:peer}，财{share:wealth}，两边都不挤，钱进得来也留得下⟨（比财相当）⟩。松的是中间那种钱：数目不大不小，要回来嫌小气，不要又记得。定一个界，超过它的必开口。',
        en_US:
          'When you eat out with people you take turns, and everyone knows whose it is. Peers {share:peer}, wealth {share:wealth}; neither crowds the other, and money comes in and stays⟨ (Peers and wealth even)⟩. What slips is the sum in between, too small to ask for and too large to forget. Set a line. Above it, you always ask.',
      },
    ],
  },
  {
    id: 'wealth-kind',
    card: 'wealth',
    role: { section: 'money' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'wealth.kind.both-shown',
        because: ['stems:piancai', 'stems:zhengcai', 'age<=74'],
        says: ['money.kind=mixed', 'money.seen=yes'],
        zh_CN:
          '一只手领工资，一只手接外头的活，你两只手都不肯空着。正财是按月来的钱，偏财是跑来的钱，两样都立在天干上⟨（正偏财并透）⟩。麻烦在互借时间：上班想着外单，外单拖到夜里。两笔钱分两个本子记，到年底比一比，一小时各值多少。',
        en_US:
          'One hand takes the salary, the other takes outside work, and neither likes to be empty. Direct wealth, money by the month, and Indirect wealth, money you go out and catch, both stand in your stems⟨ (Both wealths revealed)⟩. They borrow each other’s hours. Keep two books, and at year’s end compare what an hour earned in each.',
      },
      {
        id: 'wealth.kind.direct-hidden',
        because: ['no:piancai', 'has:zhengcai', 'stems:no-wealth', 'age<=74'],
        says: ['money.kind=slow', 'money.seen=no'],
        zh_CN:
          '盘里只有正财，藏着，偏财连影子也没有。正财是一格一格填满的那种钱：工龄，年资，熟客，回头单⟨（有正财无偏财）⟩。听人讲一夜翻身，你听完回去接着填格子。你亏在不肯中途涨价，以为格子会自己变大。每满一年，价目上改一个数。',
        en_US:
          'There’s only Direct wealth here, tucked away, and not a shadow of the Indirect kind. It’s money that fills a grid one square at a time: seniority, regulars, repeat orders. You hear how somebody doubled theirs overnight and go back to your squares. Your loss is never raising the price midway. Each time a year is full, change one number on the list.',
      },
      {
        id: 'wealth.kind.direct-shown',
        because: ['no:piancai', 'stems:zhengcai', 'age<=74'],
        says: ['money.kind=slow', 'money.seen=yes', 'decides=slow', 'wealth.pay=fixed'],
        zh_CN:
          '收入写得进表格，你才觉得它是真的。正财，按时按份来的钱，露在天干上，偏财一处也没有，来路清楚的你拿着踏实，来路热闹的过手都嫌烫⟨（正财透干）⟩。踏实的代价是慢半拍：你还在核对条款，位子有人坐了。核对限一晚，第二天一早答复。',
        en_US:
          'Income isn’t real to you until it fits in a table. Direct wealth, money that comes on schedule, stands in your stems, and there’s no Indirect wealth anywhere, so money with a clear origin sits well in your hand, and money with a crowd around it burns. The price is half a beat. While you check the terms, the seat goes. Allow one evening for checking, and answer in the morning.',
      },
      {
        id: 'wealth.kind.indirect-shown',
        because: ['no:zhengcai', 'stems:piancai', 'age<=74'],
        says: ['money.kind=quick', 'money.seen=yes', 'wealth.pay=irregular'],
        zh_CN:
          '按月发的钱，你拿久了会手痒。盘里没有正财，只有偏财，外头活络的那种，还露在天干：成一单吃一阵，空一阵再找一单⟨（偏财透干）⟩。空你不怕，伤人的是空着还照旧排场。好的那个月先提一份出来，替空的那个月发工资。',
        en_US:
          'Pay that comes by the month makes your palms itch after a while. There’s no Direct wealth in this chart, only the Indirect kind, lively and irregular, and it stands in the stems: one deal feeds you for a time, then comes a gap. Gaps don’t frighten you. Keeping up the style through them does the damage. From the good month set aside the empty month’s wages.',
      },
      {
        id: 'wealth.kind.indirect-hidden',
        because: ['no:zhengcai', 'has:piancai', 'stems:no-wealth'],
        says: ['money.kind=quick', 'money.seen=no'],
        zh_CN:
          '你嘴上说稳当就好，手机里存着三个没跟人说过的点子。盘里有偏财，外头活络的钱，无正财，偏财又埋着不露，是暗地里盘算的那种⟨（偏财藏支）⟩。点子老捂着会馊。挑最小的一个，给它三个周末，有十个人肯付钱就往下做，没有就删。',
        en_US:
          'You say steady is fine, and in your phone are three ideas nobody’s heard. The chart has Indirect wealth, the lively sort, none of the Direct kind, and it’s buried: money turned over in private. Ideas kept covered go sour. Take the smallest, give it three weekends, and go on if ten people pay. If they don’t, delete it.',
      },
      {
        id: 'wealth.kind.direct-day',
        because: ['main:day=zhengcai'],
        says: ['money.kind=slow', 'spends=carefully'],
        zh_CN:
          '冰箱里有什么，快过期的是哪几样，你心里有张表。日支{branch:day}由正财当家，钱和过日子坐在同一把椅子上⟨（日坐正财）⟩。你把家里管得滴水不漏，也容易管到别人碗里去。家里人背着你买的东西，多半先撕了价签。',
        en_US:
          'You know what’s in the refrigerator and which of it expires first. Direct wealth, the careful kind, runs the {branch:day} of your day: money and housekeeping share one chair. You run a tight house, and tend to run other people’s plates as well. Whatever is bought behind your back comes home with the tag off.',
      },
      {
        id: 'wealth.kind.indirect-day',
        because: ['main:day=piancai'],
        says: ['money.kind=quick', 'spends=easily'],
        zh_CN:
          '钱到你手里要动一动才舒服：换个地方放，添个家什，借给谁周转两天。日支{branch:day}由偏财当家，活钱就坐在你身下⟨（日坐偏财）⟩。动得快的人，常在同一样东西上花两回。家里那三把一样的螺丝刀，就是这么来的。',
        en_US:
          'Money in your hands wants to move: to another drawer, into some new gadget, to a friend for two days. The {branch:day} of your day is held by Indirect wealth, so loose money sits right under you. Those who move it fast often pay twice for the same thing. That’s how a house comes to own three identical screwdrivers.',
      },
      {
        id: 'wealth.kind.indirect-year',
        because: ['god:year=piancai'],
        says: ['spends=easily', 'money.seen=yes'],
        zh_CN:
          '小时候的压岁钱，你大概是最早想到拿它做点什么的那个。偏财露在年干，活钱见得早⟨（偏财透年）⟩，所以你不把钱当稀罕物，出手也就松。熟人都知道你松。下回聚会，等服务员把单子放下三秒再伸手。',
        en_US:
          'As a child you were probably the first to think of something to do with the birthday money. Indirect wealth stands on your year stem; you saw lively money early, so it never seemed rare, and your hand is loose. People who know you know that. Next time the check comes, count three before you reach.',
      },
      {
        id: 'wealth.kind.indirect-month',
        because: ['god:month=piancai', 'age<=74'],
        says: ['spends=easily', 'money.seen=yes'],
        quote: 'yhzp-piancai',
        zh_CN:
          '《渊海子平》说偏财“主人慷慨，不甚吝财”。你的偏财挂在月干，慷慨都用在办事的场合：请客户吃的饭，替同事垫的车费，给新人的见面礼⟨（偏财透月）⟩。生意常从这里来，报销单却总忘了贴。',
        en_US:
          'Indirect wealth, says the *Yuanhai Ziping*, “makes an open hand that does not cling to money.” Yours stands on the month stem, so the hand opens at work: lunch for a client, a cab for a colleague, something for the new hire. Deals come of it. The receipts never get filed.',
      },
      {
        id: 'wealth.kind.indirect-hour',
        because: ['god:hour=piancai', 'age<=74'],
        says: ['money.kind=quick', 'money.seen=yes'],
        zh_CN:
          '下班以后你才真正开始谈钱。偏财露在时干，时柱是一天的末尾，也是自己起的头⟨（偏财透时）⟩：副业，小店，跟人合计的那个主意，都在晚饭以后长出来，长得比白天的差事欢。给它一间自己的屋子：单独的户头，单独的号码，一个亏到就停的数。',
        en_US:
          'You begin to talk money after hours. Indirect wealth stands on the hour stem, the end of the day and the start of whatever’s your own: the side job, the small shop, the idea over dessert. It grows faster than the day’s work. Give it its own room: a separate account, a separate number, and a loss at which you stop.',
      },
      {
        id: 'wealth.kind.direct-month',
        because: ['god:month=zhengcai', 'age<=74'],
        says: ['money.kind=slow', 'money.seen=yes', 'wealth.pay=fixed', 'wealth.desk=clock'],
        zh_CN:
          '打卡那一套，你嘴里抱怨，真让你不打卡，反而过不好。正财露在月干，按时做，按月领，是你顺手的节拍⟨（正财透月）⟩。老板爱用这样的人，也爱忘了给这样的人加钱。加薪的申请写成例行公事，每年同一个月递，像抄水表。',
        en_US:
          'You grumble about the time clock, and without it you do worse. Direct wealth stands on your month stem: work on time, pay by the month, that’s your beat. Employers like such people and forget to raise them. Make the request a routine. Hand it in every year in the same month, like a meter reading.',
      },
      {
        id: 'wealth.kind.direct-hour',
        because: ['god:hour=zhengcai'],
        says: ['money.kind=slow', 'spends=carefully', 'money.seen=yes'],
        zh_CN:
          '买一样东西，你先想十年后还用不用。正财露在时干，是留到后头的实在钱，带墙带锁的那种⟨（正财透时）⟩。稳得过了头，眼前的自己就总排在末位。今年给现在的自己买一件不保值的东西，买完不许解释用途。',
        en_US:
          'Before buying, you ask whether it’ll still be in use ten years on. Direct wealth stands on your hour stem, solid money meant for later, the kind with walls and a lock. Carried too far, the present you comes last in line. This year buy that person one thing with no resale value, and give nobody a reason for it.',
      },
      {
        id: 'wealth.kind.direct-year',
        because: ['god:year=zhengcai', 'age<=74'],
        says: ['detail=fine', 'money.seen=yes'],
        zh_CN:
          '教你认钱的那个人，是个记账的。正财露在年干，来处就有规矩：碗要吃干净，零头要对上⟨（正财透年）⟩。你到现在见人算错小数还会不自在，算多了给你也不自在。这份清楚值钱，该让付钱的人看见：报价单列细项，别只写一个总数。',
        en_US:
          'Whoever taught you about money kept accounts. Direct wealth stands on your year stem, so there were rules at the start: finish the bowl, make the change come out right. To this day a wrong cent bothers you, in your favor as much as against. It’s worth something. Let those who pay see it: itemize the quote.',
      },
      {
        id: 'wealth.kind.both-hidden',
        because: ['stems:no-wealth', 'has:piancai', 'has:zhengcai', 'age<=74'],
        says: ['money.kind=mixed', 'money.seen=no'],
        zh_CN:
          '正财、偏财都在地支里，一个也没露头，像抽屉分了两格，上格是工资，下格是零活⟨（正偏财俱藏）⟩。你不爱讲哪格多，自己也没比过。比一次就好：拿去年的进账，按月写成两列。哪一列在长，今年的力气先给它。',
        en_US:
          'Direct and Indirect wealth are both in your branches, and neither shows: a drawer with two compartments, wages above, odd jobs below⟨ (Both wealths hidden)⟩. You don’t say which holds more, and you’ve never compared. Do it once. Write last year’s income in two columns, month by month. Whichever is growing gets this year’s effort first.',
      },
    ],
  },
  {
    id: 'wealth-element',
    card: 'wealth',
    role: { section: 'money' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'wealth.element.wood-much',
        because: ['day:wood', 'share:wealth>=22'],
        zh_CN:
          '你的财是土，四周的字里占{share:wealth}：房，地，仓库，货架，凡是堆得住、搬起来费劲的东西，都跟你的钱有缘⟨（木以土为财）⟩。土多则沉，钱常压在货里、押金里、装修里，账面宽，手头紧。别人问你值多少，你得先问指哪一层：仓里的，还是手上的。',
        en_US:
          'To wood, money is earth, {share:wealth} of all that stands around you: houses, lots, storerooms, shelves, whatever piles up and is a labor to move. Much earth sits heavy. Your money gets stuck in goods, deposits, renovations, rich on paper and short at the register. Asked what you’re worth, you have to ask which floor they mean.',
      },
      {
        id: 'wealth.element.wood-little',
        because: ['day:wood', 'share:wealth<=10', 'has:wealth'],
        zh_CN:
          '木要土才立得住，你四周的土只有{share:wealth}⟨（木以土为财）⟩。钱像盆栽里的那一捧，换得勤，留不厚：租的房，借的场地，别人的平台。先给自己一块不搬的地方，一张桌子、一个固定摊位、一个用了就不换的网址都算。根扎得住，收入才有厚度。',
        en_US:
          'Wood needs soil to stand in, and yours is {share:wealth}: the handful in a flowerpot. So the money is thin and often repotted, in rented rooms, borrowed venues, other people’s platforms. Get one spot that doesn’t move. A desk counts, or a fixed stall, or a web address you never change. Income thickens where a root has stayed.',
      },
      {
        id: 'wealth.element.wood-some',
        because: ['day:wood', 'share:wealth>=10', 'share:wealth<=22'],
        says: ['place=stays'],
        zh_CN:
          '树挣的是脚下那一圈土。你属木，财是土，不多不少⟨（木以土为财）⟩：熟悉的街区，做过三年的客户，自己收拾出来的一间屋。跑远路挣来的，你留不久；绕着一块地方慢慢扩，才越扩越厚。',
        en_US:
          'A tree earns the ground around its own foot. You’re wood, your money is earth, and there’s a fair amount: the neighborhood you know, the client of three years, the room you fixed up yourself. What you win far away doesn’t stay. Widen the ring instead.',
      },
      {
        id: 'wealth.element.fire-much',
        because: ['day:fire', 'share:wealth>=22'],
        says: ['wealth.load=few'],
        zh_CN:
          '火要挣的是金，你四周的字里占{share:wealth}：机器，刀具，首饰，合同，数字，冷的，硬的，带刻度的⟨（火以金为财）⟩。你一上手就热，冷东西到你手里变软，谈判桌上别人说你会磨。金多，火要够，别同时熔三炉。一个时段谈一份合同，签完再点下一炉。',
        en_US:
          'To fire, money is metal, here {share:wealth} of what stands around you: machines, blades, jewelry, contracts, figures, cold things with a scale on them. They soften in your hands, and across a table that’s called persuasion. So much metal asks for a steady flame. Don’t melt three batches at once. One contract at a time, and light the next when it’s signed.',
      },
      {
        id: 'wealth.element.fire-little',
        because: ['day:fire', 'share:wealth<=10', 'has:wealth'],
        zh_CN:
          '铁匠铺里炉子旺，铁不够打。你是火，财是金，四周的字里只有{share:wealth}⟨（火以金为财）⟩。热心先到，能算钱的硬东西后到：话讲完了，没有合同；课上完了，没有收据。来过的人都记得你热心，没有一个记得你收费。',
        en_US:
          'The forge is lit, and there’s too little iron. You’re fire, money is metal, and around you it comes to {share:wealth}. Warmth arrives first, and the hard thing that can be billed comes late or never: a talk without a contract, a class without a receipt. Everyone remembers how warm you were. Nobody remembers a fee.',
      },
      {
        id: 'wealth.element.fire-some',
        because: ['day:fire', 'share:wealth>=10', 'share:wealth<=22'],
        says: ['price=by-result'],
        zh_CN:
          '灯照在金器上，值钱的是那一下反光。你是火，财是金，分量刚好⟨（火以金为财）⟩：别人做好的硬东西，经你一讲、一摆、一打光，就卖上价了。你不必自己打铁。去找手艺好、嘴笨的人，替人家写那张标签，说好抽几成。',
        en_US:
          'Lamplight on a piece of metal: the gleam is what sells. You’re fire, your money is metal, in fair measure, so the hard goods that others make fetch more after you’ve told their story and set them under a light. You needn’t do the smithing. Find someone skilled and tongue-tied, write the label, and agree on your percentage.',
      },
      {
        id: 'wealth.element.earth-much',
        because: ['day:earth', 'share:wealth>=22'],
        says: ['wealth.load=few'],
        zh_CN:
          '土挣的是水，四周的字里占{share:wealth}：客流，货流，消息，口碑，凡是流过去的都带着钱⟨（土以水为财）⟩。土该做堤，水大了堤也累，你天天忙的是堵：回消息，改行程，催尾款。不用全拦下，开一条渠就够：一条线路，一个平台，一种客人。',
        en_US:
          'To earth, money is water, and {share:wealth} of your surroundings is that: foot traffic, freight, news, word of mouth, anything that runs past. Earth ought to be the bank, and so much water tires a bank; your days go into plugging, answering, rescheduling, chasing. You don’t have to hold it all. Dig one channel: one route, one platform, one kind of customer.',
      },
      {
        id: 'wealth.element.earth-little',
        because: ['day:earth', 'share:wealth<=10', 'has:wealth'],
        zh_CN:
          '井打好了，水位低。你是土，财是水，四周的字里只有{share:wealth}⟨（土以水为财）⟩。东西摆得齐整，门口过的人少；你在等人来，水却是要引的。每周有一个上午不待在店里、不待在桌前，去人多的地方，带三样能递到人手里的东西。',
        en_US:
          'The well is dug, and the water stands low. You’re earth, money is water, and around you it comes to {share:wealth}. Your goods are in order, and few people pass. You wait for them to come; water has to be led. One morning a week, leave the shop or the desk, go where the crowd is, and carry three things you can hand out.',
      },
      {
        id: 'wealth.element.earth-some',
        because: ['day:earth', 'share:wealth>=10', 'share:wealth<=22'],
        zh_CN:
          '码头是土做的，靠水吃饭。你是土，财是水，不深不浅⟨（土以水为财）⟩：别人路过，你给一个停靠的地方，收的是停靠钱，房租、佣金、会费、中转都算。自己下水反而不灵。想想你认识的人里谁跟谁该见一面，把那张桌子摆出来。',
        en_US:
          'A pier is made of earth and lives off water. That’s you: earth, with water for money, neither deep nor shallow. Others pass through and you give them a place to tie up, and are paid in rents, fees, memberships, a cut for the handover. Going in yourself works less well. Think which two people you know ought to meet, and set the table.',
      },
      {
        id: 'wealth.element.metal-much',
        because: ['day:metal', 'share:wealth>=22'],
        says: ['wealth.load=few'],
        zh_CN:
          '一片林子，一把斧头。你是金，财是木，四周的字里占{share:wealth}⟨（金以木为财）⟩：书，布料，家具，药材，学生，刚起步的人，凡会长的都是你的料。料太多，斧头先卷刃，因为你什么都想修一遍。先伐一片，其余的让它长，长着也是钱。',
        en_US:
          'A whole wood, and one axe. You’re metal, your money is wood, and wood is {share:wealth} of what’s around you: books, cloth, furniture, herbs, students, young ventures, all that grows. With so much of it the axe goes blunt, because you want to trim everything. Work one stand and let the rest grow. Standing timber is worth something too.',
      },
      {
        id: 'wealth.element.metal-little',
        because: ['day:metal', 'share:wealth<=10', 'has:wealth'],
        zh_CN:
          '石缝里长着几株苗，那是你的财。金以木为财，四周的字里只有{share:wealth}，偏偏金对木手重：刚有点起色，你嫌它不直，剪一刀，再剪一刀，苗便不长了。给一个项目、一个徒弟、一笔小钱定一个不许动的期限，到日子以前只浇水，不修。',
        en_US:
          'A few seedlings in the cracks of a wall: that’s your money, wood to your metal, {share:wealth} of what stands around you. Metal has a heavy hand with wood. Something starts to sprout, you find it crooked, you clip it, you clip again, and it stops growing. For one project, one apprentice, one small sum, set a date before which you may water and may not prune.',
      },
      {
        id: 'wealth.element.metal-some',
        because: ['day:metal', 'share:wealth>=10', 'share:wealth<=22'],
        says: ['price=by-piece'],
        zh_CN:
          '裁缝挣的是下剪子那一下。你是金，财是木，布有得裁⟨（金以木为财）⟩：别人拿来一大块不成形的，你看得出哪里该断，断完就值钱。编辑，设计，园艺，理一本乱账，都是这一剪。别按匹收，按剪收，改几处算几处。',
        en_US:
          'A tailor is paid for the moment the scissors close. You’re metal, money is wood, and there’s cloth enough: people bring you something shapeless, and you can see where it should be cut. Editing, design, gardens, untidy books, it’s the same cut each time. Don’t charge by the yard. Charge by the number of cuts.',
      },
      {
        id: 'wealth.element.water-much',
        because: ['day:water', 'share:wealth>=22'],
        zh_CN:
          '水要挣的是火，四周的字里占{share:wealth}：灯光，屏幕，后厨，直播间，凡是亮的、热的、一阵一阵的，都生钱⟨（水以火为财）⟩。火旺的地方你降得住温，也会蒸掉自己。热闹做完，收摊就走，别留下陪着烧。',
        en_US:
          'To water, money is fire, and fire is {share:wealth} of what’s around you: stage lights, screens, kitchens, livestreams, whatever is bright and comes in bursts. You cool such places down, and some of you boils off each time. Do the show and leave at closing. Don’t stay to watch the embers.',
      },
      {
        id: 'wealth.element.water-little',
        because: ['day:water', 'share:wealth<=10', 'has:wealth'],
        says: ['out=little'],
        zh_CN:
          '水面上一盏渔火。你是水，财是火，四周的字里只有{share:wealth}，见光才值钱⟨（水以火为财）⟩，可你习惯在暗处做事：文章不署名，功劳不提，头像是一片海。钱看不见你，就绕过去了。挑一样点起灯来做：署名，露脸，定时出现，一个月一次也行。',
        en_US:
          'One fisherman’s lamp on the water, {share:wealth}. You’re water, your money is fire, and fire pays whatever can be seen, while you work in the dark, unsigned, with a seascape for a profile picture. Money walks past what it can’t see. Choose one thing and do it with the light on: your name, your face, a fixed day, monthly if need be.',
      },
      {
        id: 'wealth.element.water-some',
        because: ['day:water', 'share:wealth>=10', 'share:wealth<=22'],
        zh_CN:
          '茶馆的生意，一半是水，一半是那口灶。你是水，财是火，火候正好⟨（水以火为财）⟩：把冷的捂热，把生的做熟，把冷场的席面说暖，都有人付钱。你的本事在看火，别急着添柴。价钱谈到对方眼睛一亮，就停在那里。',
        en_US:
          'A teahouse is half water and half stove. You’re water, money is fire, and the heat’s about right: warming what’s cold, cooking what’s raw, thawing a stiff table, people pay for all of it. Your gift is to watch the flame. Don’t feed it. When the other side’s eyes light up, stop talking at that number.',
      },
    ],
  },
]
