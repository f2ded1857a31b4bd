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
        form: ['statement'],
        zh_CN:
          '亲戚要周转，多半先来问你。⟨财透年干，那是一张盘最靠外的位置|钱露在盘里管祖上和外面的那一格⟩，外人一眼看见；你力气也足，给得起。给出去不吃力，难的是年底说不清给过谁、给了多少。记过的那几笔，后来反而没有人争。',
        en_US:
          'When relatives need a loan, you get the first call. ⟨Wealth stands on your year stem, the outermost place in a chart|Money stands in the place for family and the outside world⟩, where everyone can see it, and you’re strong enough to carry it. Giving is no strain. What’s hard is knowing in December what you gave and to whom; the gifts you wrote down never lead to an argument.',
      },
      {
        id: 'wealth.where.month-firm',
        because: ['god:month=wealth', 'sign:firm', 'kind:regular', 'age<=74'],
        says: ['money.seen=yes'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你谈事有个习惯：先谈活，后谈钱，谈到钱时人已经答应了。⟨财透月干|钱露在盘里管工作的那一格⟩，活和钱本来就摆在一张桌上，你也有力气拿；吃亏只吃在次序上。',
        en_US:
          'You settle the job first and the money after you’ve already said yes. ⟨Wealth stands on your month stem|Money stands in the part of your chart that means work⟩, so the two belong on one table, and you have the strength to hold both. The order is all that costs you.',
      },
      {
        id: 'wealth.where.hour-firm',
        because: ['god:hour=wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=yes'],
        claims: ['years-ahead=10'],
        form: [],
        zh_CN:
          '你谈钱，谈的常是十年以后。⟨财透时干，时柱管后头的事|钱露在盘里管往后的那一格⟩，远处那笔你看得清楚，身上有力气，也真肯往那边走。眼前的小钱因此常被你当成路费，不当成收成。房租不等人的那几个月，你才想起近处也该有一口井。给大计划旁边配一笔当月收得到的小钱，两头就都稳了。等那笔远钱真到了，多半比你说的晚，也比你说的实在。',
        en_US:
          'Ask you about money and you talk about ten years from now. ⟨Wealth stands on your hour stem, the place of what comes later|Money stands in the part of your chart that means later on⟩, so the far sum looks clear to you, and you’re strong enough to actually set out for it. The small money nearby you treat as travel expenses. That works until a month when the rent won’t wait. A modest payment that arrives every month, next to the big plan, keeps both ends steady. When the far money does come, it tends to be later than you said and more solid than anyone expected.',
      },
      {
        id: 'wealth.where.year-even',
        because: ['god:year=wealth', 'sign:even'],
        says: ['money.seen=yes'],
        form: ['statement'],
        zh_CN:
          '家里从前怎么管钱，你多半照着做。⟨财透年干，年柱是来处|钱露在盘里管祖上的那一格⟩，你很小就看见钱怎么进门、怎么出门；力气不多不少，学来的那套够用。只是那套规矩是替当年的家定的，有一两条未必合你现在的账。',
        en_US:
          'You handle money much the way your family did. ⟨Wealth stands on your year stem, the pillar of origins|Money stands in the place for where you come from⟩, so you saw early how it entered a house and how it left, and with even strength you kept the method. It was made for their budget, though. One or two of the rules probably don’t fit yours.',
      },
      {
        id: 'wealth.where.month-even',
        because: ['god:month=wealth', 'sign:even', 'age<=74'],
        says: ['money.seen=yes'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '一份活你做得稳，两份就都做不好。⟨财透月干，日主中平|钱露在盘里管工作的那一格，你的力气不多不少⟩，挑一担刚好，挑两担要晃。第二份活做到第三个月，头一份就开始出错。',
        en_US:
          'You do one job well and two jobs badly. ⟨Wealth stands on your month stem and the day master is of even strength|Money stands in the part of your chart that means work, and your strength is about even⟩: one load rides level, two sway. By the third month of the second job, mistakes creep into the first.',
      },
      {
        id: 'wealth.where.hour-even',
        because: ['god:hour=wealth', 'sign:even', 'age<=74'],
        says: ['money.seen=yes'],
        form: ['question'],
        zh_CN:
          '攒钱做什么？你答得出样子来：一间屋子，一家小店，一段不上班的日子。⟨财透时干|钱露在盘里管往后的那一格⟩，你的力气走得到那里，只是经不起绕路。给那个样子写上价钱和年份，多余的开销自己就停了。',
        en_US:
          'What are you saving for? You can describe it down to the windows. ⟨Wealth stands on your hour stem, the place of what’s to come|Money stands in the part of your chart that means later on⟩, and your even strength will get you there, though not by the scenic route. Once the picture has a price and a year, most of the side expenses stop on their own.',
      },
      {
        id: 'wealth.where.year-weak',
        because: ['god:year=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=yes'],
        claims: ['burdens=wealth'],
        form: ['list'],
        zh_CN:
          '三样花销最累你：大了一号的礼，替别人撑的场面，只穿一回的好衣服。⟨财透年干而身弱|钱露在盘里最靠外的那一格，你身上的力气却不多⟩，外人以为你底子厚，你自己知道那是柜台上的样品。',
        en_US:
          'Three expenses wear you out: the gift one size too big, the party you hosted for somebody else’s sake, the good suit worn once. ⟨Wealth shines on your year stem while the day master is weak|Money shows in the outermost part of your chart, and your own strength is slight⟩, so people take the window display for a full storeroom.',
      },
      {
        id: 'wealth.where.month-weak',
        because: ['god:month=wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=yes', 'wealth.load=few'],
        claims: ['burdens=wealth', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '你挣得少的月份，往往就是接得太多的月份。⟨财透月干而身弱|钱露在盘里管工作的那一格，你的力气却不多⟩，机会一件接一件递到手边，你能做好的件数有限。三个客户都对付，不如一个做透；手上满三件，新的就排队。排队的客人大半肯等，不肯等的那位，本来也会催得你交不出好活。力气有长有消，忙的那几个月过去，名单上的人还在。有一年你会试着反过来，来多少接多少，那年的账算下来，跟从前差不多，人却老了一截。认得出这一年，往后就不必再试。',
        en_US:
          'Your thin months are mostly the ones when you took on too much. ⟨Wealth stands on your month stem over a weak day master|Money stands in the part of your chart that means work, and your strength is limited⟩: one opening after another comes within reach, and you can only do a few of them well. One client served properly beats three half served. Past three open jobs, put the next on a waiting list. Most people will wait, and the one who won’t would have rushed you into bad work. Your strength comes and goes, and after the busy stretch the names are still on the list. In some year you’ll try the opposite and take whatever comes. The total will be about what it was before, and you’ll be worn down by it. Remember that year, and you needn’t repeat it.',
      },
      {
        id: 'wealth.where.hour-weak',
        because: ['god:hour=wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=yes', 'wealth.collect=early'],
        claims: ['burdens=wealth'],
        form: ['order'],
        zh_CN:
          '你收钱总排在最后：年底，结项，等对方的客户付了再说。⟨财透时干而身弱|钱露在盘里管往后的那一格，你的力气却不多⟩，走到那一步常已没劲催。分三次收：开工收，过半收，末了只剩零头。',
        en_US:
          'Your payday always comes last: on delivery, at year’s end, once the client’s client has paid. ⟨Wealth stands on your hour stem, and the day master is weak|Money stands in the part of your chart that means later, and your strength is limited⟩, so by then you’re too tired to chase it. Collect in three parts, with the smallest one last.',
      },
      {
        id: 'wealth.where.two-weak',
        because: ['stems:wealth>=2', 'sign:weak', 'kind:regular'],
        says: ['money.seen=yes', 'wealth.load=few'],
        claims: ['burdens=wealth'],
        form: [],
        quote: 'yhzp-caiduo',
        zh_CN:
          '经手的多，留下的少，你的钱是这个样子。⟨天干上财不止一个，日主偏弱，《渊海子平》说“财多身弱，正为富屋贫人。”|盘里露在外面的钱不止一处，你的力气却不多，古书有一句：“财多身弱，正为富屋贫人。”⟩ 眼前的数目大，名下的数目小，像替人看着一整间库房。管的东西少一半，落到你手里的未必少；交出去的那一半，也不会再在半夜叫醒你。说到底，你缺的从来是肩膀，不缺数目；哪天肩膀宽了，这么多的钱路反倒是福气。',
        en_US:
          'A great deal passes through your hands and little of it stays. ⟨Two or more stems are wealth and the day master is weak; the *Yuanhai Ziping* calls that “a poor guest in a rich house.”|Money shows in more than one place of your chart while your own strength is small; an old book calls that “a poor guest in a rich house.”⟩ The sums in front of you are large and those in your name are modest, as with someone who minds a warehouse. Look after half as much and you may well keep no less, and the half you gave back will stop waking you at night. What you’re short of has always been shoulders, never sums. In a period that strengthens you, so many sources of money turn into luck.',
      },
      {
        id: 'wealth.where.two-firm',
        because: ['stems:wealth>=2', 'sign:firm', 'age<=74'],
        says: ['money.seen=yes', 'wealth.load=many'],
        form: ['scene'],
        zh_CN:
          '上午点这边的货，下午回那边的客人，两摊事同时走你也不乱。⟨天干透财不止一个，又身强|盘里露在外面的钱不止一处，你也有力气⟩，两条进项可以并行。旁人只看见忙；真叫你只留一条，拖到年底你也选不出来。',
        en_US:
          'Deliveries for the one in the morning, customers of the other in the afternoon: two lines of income don’t fluster you. ⟨More than one of your stems is wealth, and the day master is strong|Money shows in more than one place of your chart, and you have the strength for it⟩. To others it just looks busy. Told to keep one of the two, you’d still be choosing in December.',
      },
      {
        id: 'wealth.where.two-even',
        because: ['stems:wealth>=2', 'sign:even', 'age<=74'],
        says: ['money.seen=yes'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '来钱的门你有两扇，力气刚好开得住一扇半。⟨财在天干透了不止一处，日主中平|钱在盘里露了不止一处，你的力气不多不少⟩。亏在来回跑：坐在这一摊，惦记那一摊。',
        en_US:
          'You have two doors for money and the strength to hold open about one and a half. ⟨Wealth shows in more than one of your stems, and the day master is even|Money shows in more than one place of your chart, and your strength is middling⟩. What costs you is running between the two, thinking of one job while you sit at the other.',
      },
      {
        id: 'wealth.where.day-firm',
        because: ['stems:no-wealth', 'hidden:day=wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=no', 'wealth.haggle=yields'],
        form: [],
        zh_CN:
          '猜你有多少钱的人，大多猜低了。⟨天干不见财，财藏在日支{branch:day}里|钱不露在外面，藏在盘里管伴侣和家的那一格⟩，就在你自己的座位底下，你力气足，也坐得住。坐得太稳也有一样不好：该开价的时候，对方真以为你不在乎。等你想起来还价，人家已经道过谢了。家里人却知道你在乎：小数目上的那点较真，你都留在门里。钱谈得成的几回，往往是你先把数说出口的那几回。',
        en_US:
          'Most people who guess what you have guess too low. ⟨No stem shows wealth; it lies hidden in the {branch:day} of your day|No money shows on the outside of your chart; it lies in the place for home and partner⟩, under your own chair, and you’re strong enough to stay seated. That has a price. When terms are discussed, people believe you don’t mind, and by the time you think of haggling they’ve thanked you and left. The people at home know that you do mind, since that’s where you let it show. The deals that went your way were the ones where you said the number first.',
      },
      {
        id: 'wealth.where.month-main-firm',
        because: ['stems:no-wealth', 'main:month=wealth', 'sign:firm', 'age<=74'],
        says: ['money.seen=no'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你做的这一行挨着钱，别人却不知道。⟨月支{branch:month}由财当家，天干不透|盘里管工作的那一格由钱当家，只是不露在外面⟩，名片上看不出，职称也看不出。聚会上你说“就那样”，听的人信了。生意可以不声张，合同要写明白。',
        en_US:
          'Your trade lies close to money, and nobody can tell. ⟨Wealth rules the {branch:month} of your month, and no stem shows it|Money rules the part of your chart that means work, but not where it shows⟩, so neither your card nor your title gives it away. At reunions you say “can’t complain” and people leave it there. Quiet business is fine, as long as the contract says everything out loud.',
      },
      {
        id: 'wealth.where.hidden-firm',
        because: ['stems:no-wealth', 'has:wealth', 'sign:firm', 'kind:regular'],
        says: ['money.seen=no'],
        form: ['list'],
        zh_CN:
          '一套好刀，一张贵床垫，一笔早早还清的贷款：你花钱的地方，外人看不见。⟨财只在地支，天干不透，日主又强|钱都在盘的下半截，不露在外面，你的力气又足⟩，挣得不声张，花得也不声张。埋着的东西容易忘了数，旧户头和没用完的卡，一年总要翻出来对一遍。不声张还有一层好处，来借的人少；也有一层坏处，该请你的人以为请不起。',
        en_US:
          'Good knives, a serious mattress, a loan paid off early: what you spend on can’t be seen from the street. ⟨Your wealth lies in the branches, none in the stems, under a strong day master|Money lies in the lower half of your chart, out of sight, and you’re strong without it⟩, so you earn quietly and spend quietly. Hidden things tend to go uncounted. Old accounts and half-used gift cards deserve one look a year. Being discreet has a second advantage, that few people come to borrow. It has a drawback as well: those who ought to hire you assume they can’t afford you.',
      },
      {
        id: 'wealth.where.day-even',
        because: ['stems:no-wealth', 'hidden:day=wealth', 'sign:even'],
        says: ['money.seen=no', 'wallet=shared'],
        claims: ['presumes=partner'],
        form: ['statement'],
        zh_CN:
          '钱的事你只在家里谈，数也交给最近的那个人记。⟨财不透干，藏在日支{branch:day}|钱不露在外面，藏在盘里管伴侣和家的那一格⟩，力气中平的人，乐得有人代劳。省心是真的，缝也是真的：两边都以为对方记着。每个月对一次数，这条缝就没有了。',
        en_US:
          'You talk about money at home and let the person closest to you keep count. ⟨No stem shows wealth; it’s hidden in the {branch:day} of your day|No money shows on the outside of your chart; it lies in the place for home and partner⟩, and with middling strength you’re glad of the help. The ease is real. So is the gap: each of you believes the other is counting. Comparing figures once a month closes it.',
      },
      {
        id: 'wealth.where.hidden-even',
        because: ['stems:no-wealth', 'has:wealth', 'sign:even'],
        says: ['money.seen=no'],
        form: [],
        zh_CN:
          '卖东西的人看不准你：不像有钱，也不像缺钱。⟨财全在地支，天干没有，日主中平|钱在盘里不露面，你的力气也不多不少⟩，从外头看是一池不标深浅的水。你自己也没下去量过，问到存款，答的是“大概”。很多犹豫都从这个大概里来；量一次，有些事你当天就能定。池子其实不浅，只是深浅要你自己报，别人替你报的数，总是偏低。',
        en_US:
          'Salespeople can’t place you: you look neither rich nor short. ⟨All your wealth is in the branches, none in the stems, and the day master is even|Money doesn’t show in your chart, and your strength is middling⟩, so from outside it’s a pool with no depth marked on it. You haven’t measured it either. Asked about savings, you say “roughly.” A good many of your hesitations live in that word, and some of them would be gone the day you looked. The pool isn’t a shallow one. Its depth is yours to name, and when others name it for you, they name it low.',
      },
      {
        id: 'wealth.where.day-main-weak',
        because: ['stems:no-wealth', 'main:day=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=no', 'spends=carefully'],
        form: ['statement'],
        zh_CN:
          '你省钱省得很细，别人看不出你在省。⟨日支{branch:day}由财当家，天干不透，日主偏弱|盘里管伴侣和家的那一格由钱当家，外面却不露，你的力气也不多⟩，动一次就要算一次。',
        en_US:
          'You save in small, exact ways, and nobody notices. ⟨Wealth rules the {branch:day} of your day, no stem shows any, and the day master is weak|Money rules the place for home and partner, out of sight, and your strength is limited⟩, so you count every time you get up. The counting wears you out too.',
      },
      {
        id: 'wealth.where.month-main-weak',
        because: ['stems:no-wealth', 'main:month=wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=no'],
        claims: ['burdens=wealth', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '你待的地方总在忙钱，忙的却是别人的钱。⟨月支{branch:month}由财当家，天干不透，日主偏弱|盘里管工作的那一格由钱当家，不露在外面，你的力气也有限⟩，像在大市场里租了个小摊。摊子小不要紧，要紧的是别老替隔壁看摊。要帮，先说好几点到几点。',
        en_US:
          'Somehow you end up where money is busy, and it’s busy for somebody else. ⟨Wealth rules the {branch:month} of your month, no stem shows it, and the day master is weak|Money rules the part of your chart that means work, out of sight, and your strength is modest⟩: a small stall in a big market. The size is no trouble. Minding the neighbor’s stall is. If you help, say until what time.',
      },
      {
        id: 'wealth.where.year-hidden-weak',
        because: ['stems:no-wealth', 'hidden:year=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=no'],
        claims: ['helps=wealth'],
        form: [],
        zh_CN:
          '从头开荒，对你不合算；回头找一找更省力。⟨财藏年支{branch:year}，年柱是来处，天干不透|钱藏在盘里管祖上的那一格，不露在外面⟩，老家那边多半有一样别人不当回事、你知道值钱的东西：一块地，一门手艺，一个老主顾的电话。下次见到家里最年长的人，只问从前靠什么吃饭。问到的多半是小事，一种做法，一个地名，可你往后省下的那段弯路，常从这句话里来。',
        en_US:
          'Breaking new ground costs you too much; looking back is cheaper. ⟨Wealth is hidden in the {branch:year} of your year, the pillar of origins, and no stem shows it|Money is tucked into the place for where you come from, out of sight⟩. There’s likely something back there that others overlook and you know the worth of: a plot, a trade, an old customer’s number. Next time you see the oldest person in the family, ask what they used to live on. What you’ll hear is mostly small, a way of doing something, the name of a place. It can still save you a long detour later on.',
      },
      {
        id: 'wealth.where.hour-hidden-weak',
        because: ['stems:no-wealth', 'hidden:hour=wealth', 'sign:weak', 'kind:regular'],
        says: ['money.seen=no'],
        form: ['statement'],
        zh_CN:
          '给往后留的那份钱，你很少打开看。⟨财藏在时支{branch:hour}，天干不透|钱藏在盘里管晚年的那一格，不露在外面⟩，力气不多，就更舍不得动它。不动是对的，不看就不对了：数目变了，你的打算也该跟着变。一年看一次余额，够了。',
        en_US:
          'The money you put by for later, you seldom look at. ⟨Wealth hides in the {branch:hour} of your hour, with none in the stems|Money hides in the part of your chart that means old age, out of sight⟩, and being short of strength you’d sooner not touch it. Leaving it alone is right. Not looking is another matter, because the figure changes and your plans ought to change with it. Once a year is enough.',
      },
      {
        id: 'wealth.where.hidden-weak',
        because: ['stems:no-wealth', 'has:wealth', 'sign:weak', 'kind:regular', 'age<=74'],
        says: ['money.seen=no', 'wealth.haggle=yields'],
        form: ['statement'],
        zh_CN:
          '别人请你帮忙，提到报酬就含糊，你也跟着含糊。⟨财不透干，日主偏弱|钱在盘里不露面，你的力气也要省着用⟩，旁人看不见你靠什么过日子，白做一回，你就少一回。价钱写好存在手机里，开口的人先看见数目，再听见你说愿意。',
        en_US:
          'People ask for your help, go vague about pay, and you go vague with them. ⟨No stem shows wealth, and the day master is weak|Money doesn’t show in your chart, and your strength has to be rationed⟩: nobody sees what you live on, and you can’t afford to work for nothing. With a price list ready on your phone, they see the number first and hear your yes second.',
      },
      {
        id: 'wealth.where.none-firm',
        because: ['no:wealth', 'sign:firm', 'age<=74'],
        says: ['money.seen=no'],
        form: ['statement'],
        zh_CN:
          '你不拿钱当尺子。别人问你挣多少，你讲的是最近做成了什么。⟨八字连藏干在内不见一点财|整张盘里，管钱的那一样一点也没有⟩，这样的盘少见，不等于穷；力气你有，缺的是标价的习惯。生人来买该给多少，你要想一想才说得出，熟人来要，你就干脆不提。好在不数钱的人，做的东西不缩水，回头客认这个。日子一长，肯按你的样子付价的人会自己留下来，剩下的走了也不可惜。有一点要留神：你不算，别人会算，合着做事的时候，请一位爱算的人坐在旁边，两样都有人管，就谁也不亏。',
        en_US:
          'Money isn’t your yardstick. Asked what you earn, you describe what you just finished. ⟨There’s no wealth anywhere in the chart, hidden stems included|The element that stands for money is missing from your chart altogether⟩, which is uncommon and doesn’t mean poor. You have strength to spare and no habit of pricing: a stranger gets a figure after some thought, and a friend gets no figure at all. People who don’t count don’t cut corners either, and returning customers know it. Over time the ones willing to pay for that stay on, and the rest are no loss. One caution. You don’t count, and others do, so when you work together with somebody, have a person who likes counting at the table.',
      },
      {
        id: 'wealth.where.none-weak',
        because: ['no:wealth', 'sign:weak'],
        says: ['money.seen=no'],
        form: ['statement'],
        zh_CN:
          '你对价钱迟钝：同样一件东西，你买贵了，过一年才听说。⟨盘中无财，露的藏的都没有，日主也偏弱|盘里管钱的那一样一点也没有，力气也不多⟩。可也因为这样，没有人能拿钱牵着你走。有个爱比价的朋友，大件先问一声，贵的那一截就省下了。',
        en_US:
          'You’re a little deaf to prices: you overpay and hear about it a year later. ⟨There’s no wealth in the chart, shown or hidden, and the day master is weak|The element that stands for money is missing from your chart, and your strength is limited⟩. For the same reason nobody can lead you around with money. A friend who compares prices for fun is worth a call before anything large.',
      },
      {
        id: 'wealth.where.none-even',
        because: ['no:wealth', 'sign:even'],
        says: ['money.seen=no'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '日子过得好不好，你不按钱来算。⟨盘中无财，日主中平|盘里管钱的那一样一点也没有，力气刚好够用⟩，这样过得清静，账单也跟着清静地过期。',
        en_US:
          'You don’t grade your days by money. ⟨The chart has no wealth anywhere and the day master is level|The element that stands for money is missing from your chart, and your strength is about even⟩. It’s a quiet way to live, and the bills fall overdue just as quietly.',
      },
      {
        id: 'wealth.where.hour-void',
        because: ['god:hour=wealth', 'void:hour', 'age<=74'],
        says: ['money.seen=yes', 'wealth.collect=early'],
        form: ['order'],
        zh_CN:
          '说好的数，到你手里常要少一截，少在最后一程：尾款，押金，答应退的那一笔。⟨财透时干，时支{branch:hour}落空亡|钱露在盘里管往后的那一格，那一格的底下却是空的⟩，前面实，后面虚。前面多收，后面少留；听见“回头给你”，当场问一个日子。',
        en_US:
          'What was promised tends to reach you a little short, and it’s the last stretch that leaks: the final payment, the deposit, the refund. ⟨Wealth stands on your hour stem over a void {branch:hour}|Money stands in the part of your chart that means later, and the ground under it is hollow⟩. Take more at the start and leave less for the end. When you hear “later,” ask for a date.',
      },
      {
        id: 'wealth.where.month-void',
        because: ['god:month=wealth', 'void:month', 'age<=74'],
        says: ['money.seen=yes'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '名义上归你管的钱，真要动时总多一道手续。⟨财透月干，月支{branch:month}落空亡|钱露在盘里管工作的那一格，那一格的底下却是空的⟩：预算写你的名字，批的是别人；提成讲过三回，没有一回写下来。空处催不动，写得动。谈完当天发一封信，把数复述一遍，下回就有东西可指。也有省心的一面：钱不经你的手，错也算不到你头上，前提是那封信还在。',
        en_US:
          'Money that’s nominally yours to manage needs one more signature whenever you want to move it. ⟨Wealth stands on your month stem over a void {branch:month}|Money stands in the part of your chart that means work, and the ground under it is hollow⟩: a budget with your name on it that others approve, a commission mentioned three times and written down never. Pushing doesn’t help there. Paper does. A note the same day that repeats the figure gives you something to point to. There’s one comfort in it. Money that never passed through your hands can’t be held against you, provided the note is still on file.',
      },
      {
        id: 'wealth.where.following-shown',
        because: ['stems:wealth', 'kind:following', 'age<=74'],
        says: ['money.seen=yes', 'change=welcomes', 'wealth.pay=irregular'],
        claims: ['helps=wealth'],
        form: [],
        zh_CN:
          '你挣钱靠顺水，不靠划桨。⟨从格，财又透干|整张盘跟着势头走，自己不争，钱又露在外面⟩，哪里热闹，你跟过去就有一份。逆着来最难受：一个人单干，在一个不再涨的地方硬守，两样都不合你。看错了边不丢人，早点挪就是。你最怕的是被一份旧约拴住，所以约签短一点，退路写明一点，哪怕单价低一些。势头在的时候，你一年抵别人三年。',
        en_US:
          'You make money with the current. ⟨Yours is a following pattern with wealth in the stems|The whole chart goes along with whatever is strongest, and money shows on the outside⟩, so where things are busy there’s a share for you. Rowing alone, or guarding a spot where nothing grows anymore, suits you badly. Choosing the wrong bank is no disgrace. Cross early. What hurts most is being tied down by an old agreement, so short terms with a clear way out are worth a slightly lower rate. While the tide runs, one of your years is worth three of somebody else’s.',
      },
      {
        id: 'wealth.where.following-hidden',
        because: ['stems:no-wealth', 'kind:following', 'age<=74'],
        says: ['money.seen=no', 'change=welcomes'],
        form: ['order'],
        zh_CN:
          '跟对一个人、一间公司、一阵风，你的收入就上一级；自己拼，多半原地。⟨从格，财不透干|整张盘跟着势头走，钱又不露在外面⟩，势头给了你多少，外头看不出来，要走的时候也没人想到留你。每次跟上去，先问清自己那一份写在哪里。',
        en_US:
          'Your income moves up a step when you follow the right person, company or wave, and stands still when you fight alone. ⟨Yours is a following pattern with no wealth in the stems|The whole chart goes along with the strongest side, and its money doesn’t show⟩, so what the current brings you is invisible, and nobody thinks to keep you. Each time you join, ask where your share is written.',
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
        claims: ['helps=output', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '别人按天雇你，你亏在手快；按件算，快就是你的。⟨同类最多而身强，食伤泄秀|围着你最多的是同类，你力气也足⟩，好在往外拿的那一样也占{pct:output}，活从手上出去，钱从活上回来。你的力气分两头使，一头跟人比，一头做东西。比出来的是名声，做出来的才换得到钱，哪一年两头的分量反过来，哪一年的账就难看。好年份里，你做的比说的多。',
        en_US:
          'Hired by the day, you’re penalized for being quick; paid by the piece, you keep the benefit. ⟨Peers lead a strong chart, and output drains it well|Your own kind is what surrounds you most, and you’re strong⟩; luckily what goes out from you takes {pct:output} of the chart, so work leaves your hands and money comes back by the same road. You spend your strength two ways, on measuring yourself against others and on making things. The first earns a name, the second a living. In a year when you mix up the proportions, the books show it. In your good years you make more than you compare.',
      },
      {
        id: 'wealth.route.peer-thin-output',
        because: ['share:most=peer', 'sign:firm', 'kind:regular', 'share:output<=8', 'has:output'],
        says: ['out=little', 'price=by-piece'],
        claims: ['helps=output', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '本事都在身上，拿得出来的只有一小角。⟨同类最多、身强，食伤轻|你力气多⟩，往外拿的那一样却只占{pct:output}，钱就堵在倒数第二步。你想要的活，常被本事不如你的人接走，因为人家有样品。做一件小的，粗糙也行，标上价，放到人看得见的地方。',
        en_US:
          'You have the whole craft and show a corner of it. ⟨Peers lead, and the day master is strong|You’re strong⟩, but what goes out from you takes {pct:output} of the chart, so the money jams one step before the end. Jobs you’d have done better go to people who had a sample. Make one small thing, rough if need be, put a price on it, and leave it where it’s seen.',
      },
      {
        id: 'wealth.route.peer-officer',
        because: ['share:most=peer', 'sign:firm', 'kind:regular', 'share:officer>=15'],
        says: ['price=by-hour', 'work=frame', 'wealth.pay=fixed'],
        claims: ['helps=officer', 'presumes=work'],
        form: [],
        zh_CN:
          '没人管的时候你挣得少，挂上一个头衔反而挣得多。⟨同类最多，官杀占{pct:officer}，官杀制比劫|围着你的多是同类，谁都不让谁；好在管人的那一样占{pct:officer}，像有人吹哨⟩，哨子一响，力气才排成队。带队，驻点，领一块地盘，薪水按级别算，比单打独斗稳。代价是要听人调度，头两年憋气；等规矩摸熟了，你会发现真正拦着你的从来是旁边那几个一样能干的人。也有人一辈子不肯进这样的门，那就把规矩带回家：自己定级别，自己定期限，请外人来验收，一样有用，只是慢些。',
        en_US:
          'Left alone you earn less; with a title you earn more. ⟨Peers lead, and officers at {pct:officer} of the chart restrain them|You’re surrounded by equals who won’t give way, and the part that means rules, {pct:officer} of the chart, is the whistle that makes them line up⟩. Leading a crew, running a site, holding a territory, all paid by grade, serves you better than fighting for yourself. The cost is taking orders, and the first two years chafe. Once you know the rules, you notice that what really held you back was the row of equally able people beside you. Some people never want to go through that door. The rules can be brought home instead, with grades and dates of your own and an outsider to check the work. It’s slower and does the same.',
      },
      {
        id: 'wealth.route.peer-strong',
        because: ['share:most=peer', 'sign:strong', 'kind:regular'],
        says: ['price=by-result', 'wealth.pay=irregular'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '一成不变的工资留不住你，三年领同一个数目，你就往门口看。⟨同类最多，身强|围着你的字里同类最多，你力气又足⟩，合你的是多做多得：提成，分成，包下一段活，把结果和数目拴在一起。拴的时候谁来定上限，要写清楚。',
        en_US:
          'A flat salary doesn’t keep you; after three years at the same figure you’re looking at the door. ⟨Peers lead a strong chart|Your own kind is what surrounds you most, and you’re strong⟩, so what fits is pay that grows with the work: commission, a share, a stretch of the job on your own account. Who sets the ceiling belongs in the contract.',
      },
      {
        id: 'wealth.route.peer-firm',
        because: ['share:most=peer', 'sign:firm', 'kind:regular'],
        claims: ['burdens=peer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '你能干的活，身边至少还有两个人能干，价钱就这样被压下来。⟨比劫旺|围着你的字里，同类最多⟩。路要从“一样”里走出去：别人嫌烦的一小块，你做到大家只想得起你，价就由你定。同行抱怨最多的那个步骤，多半就是这一块。做这一块要忍一年半载没人夸；熬过去，人来找你就不再问别家的价。反过来，哪里人多你也往哪里挤，力气再大也只挣个平均数。',
        en_US:
          'Whatever you can do, two people nearby can do as well, and that keeps your price down. ⟨Peers are heavy|Your own kind is what surrounds you most⟩. The way out is to stop being the same: take one small part that everyone finds tedious and become the only name that comes up for it. The step your trade complains about most is probably the one. It takes a year or so in which nobody praises you. After that, the people who call no longer ask what others charge. Go where everyone goes instead, and with all your strength you’ll earn the average.',
      },
      {
        id: 'wealth.route.peer-even',
        because: ['share:most=peer', 'sign:even'],
        says: ['partnership=contract-first', 'wealth.hands=pooled'],
        claims: ['helps=peer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '钱在你这里是凑出来的：一个人出场地，一个人出客人，你出两只手。⟨比劫最多，日主中平，比劫帮身|同类围着你最多，你自己的力气只算中平⟩，帮手是真帮手，独自扛也真扛不动。这样的摊子常散在第二年，因为头一年没写谁占几成。第一笔钱进来以前写好成数，摊子能多开很多年；写了也不伤感情，伤感情的是后来各记各的。人手齐的那几年，你做得最大，也最省心。',
        en_US:
          'Your money is pooled money: one person brings the space, another the customers, you bring two hands. ⟨Peers lead and support an even day master|Your own kind is what surrounds you most, while your strength is about even⟩, so the helpers are real, and alone you really couldn’t lift it. Such ventures tend to come apart in the second year over percentages nobody wrote down in the first. Settled before the first payment, they last a good deal longer. Writing it down hurts nobody’s feelings; remembering it differently later does. The years with a full crew are your biggest, and your easiest too.',
      },
      {
        id: 'wealth.route.peer-weak',
        because: ['share:most=peer', 'sign:weak'],
        says: ['wealth.haggle=yields'],
        claims: ['helps=peer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '一个人去谈价，你多半让步；旁边坐个同行，数目就守住了。⟨比劫最多而身弱，靠比劫帮身|围着你最多的是同类，合起来仍压不过外头⟩，你的价钱是一群人撑着的。',
        en_US:
          'Alone at the table you give way; with a colleague beside you the figure holds. ⟨Peers lead, the day master is weak, and they support it|Your own kind is what surrounds you most, though it still falls short of the rest⟩, so your price stands on a group.',
      },
      {
        id: 'wealth.route.output-wealth',
        because: ['share:most=output', 'sign:weak', 'kind:regular', 'share:wealth>=20'],
        claims: ['burdens=output', 'presumes=work'],
        form: [],
        zh_CN:
          '你卖得动东西，卖完人也空了。⟨食伤生财：食伤最多，财又接得住|围着你最多的是往外拿的那一样⟩，占{pct:output}，钱也占{pct:wealth}，从手艺到钱的路又短又陡。缺的是补给。接两单，就要留一单的工夫去看、去学、去睡，这段工夫也该算进价钱里。',
        en_US:
          'You can sell what you make, and after the sale you’re empty. ⟨Wealth is fed by what leads, output|What goes out from you weighs most around you⟩, {pct:output} of the chart, with {pct:wealth} of money to receive it, so the road from skill to pay is short and steep. Supplies are the weak point. Every two jobs use up what one job’s worth of reading and sleep puts back, and that time belongs in the price.',
      },
      {
        id: 'wealth.route.output-no-wealth',
        because: ['share:most=output', 'sign:weak', 'kind:regular', 'share:wealth<=10', 'has:wealth'],
        says: ['out=much'],
        claims: ['helps=wealth', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '掌声比账单先到。⟨食伤最多，财轻|围着你最多的是往外拿的那一样⟩，占{pct:output}，接钱的那一样只占{pct:wealth}：说得好，做得巧，听的人夸完就散。东西没有毛病，中间缺一张收银台。给每次分享配一个买得到的下一步：一份讲义，一次改稿，一个预约的链接。',
        en_US:
          'Applause reaches you before payment does. ⟨Wealth is thin, and what leads is output|What goes out from you weighs most around you⟩, {pct:output} of the chart, and the money to catch it takes {pct:wealth}: well said, neatly done, and then the audience goes home. Nothing’s wrong with the goods. There’s no register. Attach a next step that can be bought: notes, an edit, a booking link.',
      },
      {
        id: 'wealth.route.output-learned',
        because: ['share:most=output', 'sign:weak', 'kind:regular', 'share:resource>=15'],
        says: ['price=by-piece'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '同一个题目，你讲第二遍比第一遍贵。⟨食伤最多，印占{pct:resource}，食伤配印|围着你最多的是往外拿的那一样，学问也占{pct:resource}⟩，说出去的能再补回来。客人买的是你读过的那几年。能印成册、开成课、年年修订的东西，比当面讲一次值钱。怕的是存货不添：书不再读，话还在讲，三年以后讲的就是从前。学与讲的次序排得开，你这条路越走越省力。',
        en_US:
          'The second time you explain a subject it’s worth more than the first. ⟨Output leads, with a Seal behind it at {pct:resource} of the chart|What goes out from you weighs most around you, and learning, {pct:resource} of the chart, refills it⟩. Clients are buying the years you spent reading. Anything that can have editions, a course, a manual, a set of drawings, gets you paid for them more than once. The danger is an empty shelf, when the reading stops and the talking goes on, and in three years you’re teaching the past. With time kept free for learning, this road gets easier the longer you’re on it.',
      },
      {
        id: 'wealth.route.output-weak',
        because: ['share:most=output', 'sign:weak', 'kind:regular'],
        says: ['wealth.hand=fast'],
        claims: ['burdens=output', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '开工太快，是你的毛病：话还没谈完，草稿已经画给人看了。⟨食伤最多而身弱，食伤泄身|往外走的力气围着你最多，里头的存货跟不上⟩，草稿白送一次，价钱就低一截。只讲思路、定金到了再动笔的那几回，你收得都不差。',
        en_US:
          'Starting too soon is your fault: before the talk is over, the sketch is on the table. ⟨Output leads and drains a weak day master|What goes out from you weighs most, and the supply behind it can’t keep pace⟩. Each free sketch takes a slice off the price. The times you described the idea, stopped, and waited for the deposit, you did well.',
      },
      {
        id: 'wealth.route.output-even',
        because: ['share:most=output', 'sign:even'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '做得出，也撑得住，你像一间小作坊。⟨食伤最旺，日主中平|往外拿的那一样围着你最多，底下的力气也平稳⟩，活儿出去，人没掏空。作坊的麻烦是什么都接。',
        en_US:
          'You’re a small workshop: you turn things out and stay on your feet. ⟨Output leads over an even day master|What goes out from you weighs most around you, and the strength under it is level⟩, so the work leaves and you aren’t hollowed out. Workshops go wrong by accepting everything.',
      },
      {
        id: 'wealth.route.wealth-officer',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:officer>=20'],
        claims: ['burdens=wealth', 'presumes=money'],
        form: ['statement'],
        zh_CN:
          '钱一多，手续就跟着来：发票，报税，审批，对账。⟨财最多，官占{pct:officer}，财生官杀|围着你最多的是钱，管人的规矩也占{pct:officer}，钱养着规矩⟩，数目越大，签字的人越多。你耗在手续上的力气，比耗在挣钱上的还多，而这部分恰好是花钱就能请人做的。手续里也有好处：留过底的钱，过几年还说得清来路，借得到也守得住。怕的是一边嫌烦一边拖，拖到最后，罚的比付的多。',
        en_US:
          'As your money grows, the paperwork grows with it: receipts, taxes, approvals, statements. ⟨Wealth leads and feeds officers, {pct:officer} of the chart|Money weighs most around you and feeds the part that means rules, {pct:officer} of the chart⟩, so bigger sums bring more signatures. You wear out on forms sooner than on earning, and forms are exactly the thing you can hire out. There’s a benefit in the forms, too: money with papers can be explained years later, borrowed against, and kept. The bad way is to grumble and put it off until the penalties cost more than the help would have.',
      },
      {
        id: 'wealth.route.wealth-output',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:output>=20'],
        says: ['wealth.load=few'],
        claims: ['burdens=wealth', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '哪里能挣钱，你先知道，东西你也做得出，两样加起来把人拖得团团转。⟨财最多，食伤占{pct:output}，食伤生财|围着你最多的是钱，往外拿的那一样占{pct:output}⟩，一头生，一头接，你夹在中间停不下来。一个月出几件，写在墙上，多出来的客人排到下个月。',
        en_US:
          'You can tell where money could be made, and you can make the goods as well; together they run you ragged. ⟨Wealth leads, fed by output at {pct:output} of the chart|Money weighs most around you, and what goes out from you adds {pct:output} of the chart⟩: one end produces, the other collects, and you’re the machine between. Write on the wall how many a month. Put the rest in line.',
      },
      {
        id: 'wealth.route.wealth-peer',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:peer>=15'],
        says: ['partnership=welcome'],
        claims: ['helps=peer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '一个人搬不动的钱，三个人搬得动。⟨财最多而身弱，比劫帮身|围着你最多的是钱，你力气有限⟩，好在同类连你自己占{pct:peer}，帮手是现成的。舍不得分，钱就停在原地，谁也没有。按谁出力定分多少，事前讲，事后不改，帮手下回还来。',
        en_US:
          'Money that one person can’t lift, three can. ⟨Wealth leads a weak chart, and peers support the self|Money weighs most around you, and your own strength is limited⟩, but your kind, yourself included, makes up {pct:peer} of the chart, so the hands are there. Hold on to all of it and it stays put, doing nobody any good. Split by effort, agreed beforehand and left alone afterward, and the helpers come back.',
      },
      {
        id: 'wealth.route.wealth-learning',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular', 'share:resource>=15'],
        claims: ['helps=resource', 'presumes=career'],
        form: [],
        zh_CN:
          '眼前一笔快钱，手里一门没学完的本事，你两头都放不下。⟨财最多，印占{pct:resource}，财星坏印|围着你最多的是钱，学问也占{pct:resource}⟩，偏偏这两样互相拆台：追钱的月份，书就合上。先把那门学完，价钱自然换一档，那时再追，追得动；先追，书多半就一直合着，过两年又回到同一个岔口。书在前的那一版，慢两年，贵一辈子。',
        en_US:
          'Quick money on the table, a qualification half finished in the drawer, and you can’t let go of either. ⟨Wealth leads, the Seal has {pct:resource} of the chart, and wealth breaks it|Money weighs most around you, learning has {pct:resource} of the chart⟩, and the two undo each other: in months of chasing, the book stays shut. Finish first and your price moves up a class; then you can chase and have the legs for it. Chase first, and the book probably stays shut until you’re standing at the same fork two years on. The version with the book first is slower by two years and pays for the rest.',
      },
      {
        id: 'wealth.route.wealth-weak',
        because: ['share:most=wealth', 'sign:weak', 'kind:regular'],
        says: ['price=by-hour', 'wealth.pay=fixed'],
        claims: ['burdens=wealth', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '进项一大，你睡得反而少。⟨财多身弱|围着你最多的是钱，扛它的肩膀却不宽⟩，多一笔钱就多一份看管。固定的日子领固定的钱，手续有人办，这样你过得最好。',
        en_US:
          'When more comes in, you sleep less. ⟨There’s much wealth over a weak self|Money weighs most around you, and the shoulders under it aren’t broad⟩, so each new sum is one more thing to watch. A fixed amount on a fixed day, with somebody else doing the forms, suits you best.',
      },
      {
        id: 'wealth.route.wealth-even',
        because: ['share:most=wealth', 'sign:even'],
        form: [],
        zh_CN:
          '跟钱打交道你不怯场：讲价，收款，催款，语气都一样平。⟨财最多，身财两停|围着你最多的是钱，你的力气恰好端得平它⟩。端得平的人最容易被请去替别人端。',
        en_US:
          'Around money you keep one tone of voice for haggling, collecting and reminding. ⟨Wealth leads, and self and wealth are even|Money weighs most around you, and you have just the strength to carry it level⟩. People who carry a tray well get asked to carry other people’s.',
      },
      {
        id: 'wealth.route.officer-learning',
        because: ['share:most=officer', 'sign:weak', 'kind:regular', 'share:resource>=18'],
        says: ['pressure=becomes-skill'],
        claims: ['helps=resource', 'presumes=career'],
        form: ['statement'],
        zh_CN:
          '你的钱从资格上来：先有人考你，再有人信你，然后才有人付你。⟨官最多，印占{pct:resource}，官印相生|围着你最多的是管人的规矩，压得紧；好在学问占{pct:resource}，把压力接过去⟩，一级一级换成凭证。这条路慢，慢得值：每多一张别人要查验的纸，价钱就换一档，而且换上去的不大会掉下来。走得急的那几步，反而常要回头补考。',
        en_US:
          'Your money comes by way of credentials: first they test you, then they trust you, then they pay. ⟨Officers lead, and the Seal, {pct:resource} of the chart, takes them over|Rules and pressure weigh most around you, and learning, {pct:resource} of the chart, takes them over⟩ and turns them into rank, step by step. The road is slow and worth it. Each paper that somebody bothers to check moves your price up a class, and it doesn’t slip back. It’s the hurried steps that you have to take twice.',
      },
      {
        id: 'wealth.route.officer-output',
        because: ['share:most=officer', 'sign:weak', 'kind:regular', 'share:output>=15'],
        says: ['price=by-result'],
        claims: ['helps=output', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '难题到你手上，能拆成几件交得出的货。⟨官最多，食伤占{pct:output}，食伤制杀|围着你最多的是压下来的事，可做东西的力气也占{pct:output}⟩，上头催什么，你拿活儿回话。最值钱的就是这一拆。报价按难度分档，加急另算，“帮个忙”才混不进最难的那一档。',
        en_US:
          'Hand you a hard problem and you break it into parts that can be delivered. ⟨Officers lead, and output at {pct:output} of the chart tames them|Pressure weighs most around you, but the making hand takes {pct:output} of the chart⟩, so you answer with finished work. The breaking down is what you should be paid for. Quote by difficulty, with rush charged extra, and “could you just” stays out of the top bracket.',
      },
      {
        id: 'wealth.route.officer-bare',
        because: ['share:most=officer', 'sign:weak', 'kind:regular', 'share:resource<=8'],
        says: ['pressure=wears', 'wealth.haggle=yields'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '派给你的事一件压一件，派事的人很少想到涨你的钱。⟨官杀最多，印只占{pct:resource}，官杀攻身|围着你最多的是压下来的事，教你的、替你说话的只占{pct:resource}⟩，中间没有缓冲。你容易拿听话换太平，结果又便宜又累。一个肯教你的师傅，或一门正经课，就是那层缓冲；有了它，你开口的样子会变，对方给的数也会跟着变。挑单位的时候，先看有没有人带，再看给多少。',
        en_US:
          'One task lands on another, and whoever hands them out seldom thinks of your pay. ⟨Officers lead and press the self, and the Seal is thin|Pressure weighs most around you, and people who teach you and speak for you are few⟩, {pct:resource} of the chart. You tend to trade obedience for peace, which is cheap and tiring both. A mentor or a proper course is the missing cushion. With one behind you, you’ll ask in another voice and get another number. In choosing between two jobs, whether somebody teaches you there counts for more than the first figure.',
      },
      {
        id: 'wealth.route.officer-weak',
        because: ['share:most=officer', 'sign:weak', 'kind:regular'],
        says: ['work=frame', 'price=by-hour', 'wealth.pay=fixed'],
        claims: ['presumes=work'],
        form: ['list'],
        zh_CN:
          '期限、考核、上级的心情，你的收入跟这三样绑得很紧。⟨官杀最重而身弱|围着你最多的是管人的规矩，你的力气不多⟩，硬顶不划算，绕着走也没路。合你的是大架子里写明的一个位置：岗位写明，职责写明，加班怎么算也写明。',
        en_US:
          'Deadlines, reviews, the mood of someone higher up: your income is tied closely to these three. ⟨Officers are heavy over a weak day master|Rules and pressure weigh most around you, and you aren’t strong⟩, so butting heads won’t pay, and there’s no road around. What suits you is a marked place inside a large frame, with post, duties and overtime in writing.',
      },
      {
        id: 'wealth.route.officer-even',
        because: ['share:most=officer', 'sign:even'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '上头换了几任，你还在那个位子上。⟨官最多，身官两停|围着你最多的是管人的规矩，你的力气也压不垮⟩，谁来都要用你，谁来也不必怕你。稳是好处，也是价钱停着不动的缘由。每换一任，趁头一个月把级别和数目重新谈一次。',
        en_US:
          'Bosses have come and gone, and you’re still in that chair. ⟨Officers lead, and self and officers are even|Rules weigh most around you, and you’re strong enough not to be flattened⟩, so each newcomer needs you and none has to fear you. That steadiness is also why your pay stands still. With every new boss, reopen grade and figure in the first month.',
      },
      {
        id: 'wealth.route.resource-strong',
        because: ['share:most=resource', 'sign:strong', 'kind:regular'],
        says: ['out=little'],
        claims: ['burdens=resource', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '你懂的远比卖的多。⟨印最重，身强|围着你最多的是学问、靠山和耐心那一样⟩，把人养得满满的，反倒不急着出门挣。书架、证书、笔记都在，缺的是生人付的钱来证明它们。教过你的人都夸你，付过你钱的人少得多。',
        en_US:
          'You know far more than you sell. ⟨Seals are heavy over a strong self|Learning, backing and patience weigh most around you⟩ and have fed you so well that going out to earn never felt urgent. The shelves, certificates and notes are all in place. What they’ve seen little of is a stranger’s money: everyone who taught you praises you, and far fewer have ever paid you.',
      },
      {
        id: 'wealth.route.resource-firm',
        because: ['share:most=resource', 'sign:firm', 'kind:regular'],
        says: ['backing=elders'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '你的钱，多半从“有人信得过你”这里来。⟨印最旺，身强|围着你最多的是教你养你的那一样，你的底气因此不弱⟩，一位老师，一个肯带人的单位，一个让你慢慢来的家，总有一样。靠山给的是起步价，不会自己涨。每年把做成的事列一张单，拿给信你的那位看，再谈数目。信你的人换了地方，你的价也会跟着动，所以这份信任最好不只存在一个人那里，两三处都认得你，才算是你自己的。起步价低一点也不吃亏，头几年你学到的，别处要花钱买；第四年还是那个数，才是该开口的时候。',
        en_US:
          'Your money comes chiefly from being trusted. ⟨Seals lead a strong chart|What teaches and feeds weighs most around you and keeps you on your feet⟩: a teacher, a shop willing to train, a home that let you take your time. Backers set the opening price and don’t raise it on their own. Once a year, show whoever trusts you a list of what you finished, and talk numbers. When the person who trusts you moves on, your price moves too, so it’s safer to have that trust in two or three places. Only then is it really yours. A low opening price isn’t a loss, since what you learn in the first years costs money elsewhere. If it’s the same figure in the fourth year, that’s the time to speak.',
      },
      {
        id: 'wealth.route.resource-even',
        because: ['share:most=resource', 'sign:even'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '查资料、报课的钱你舍得花，花完常忘了用。⟨印最多，日主中平|围着你最多的是教你养你的那一样，力气平平⟩，进来的知识刚够养你，还没到替你挣的份上。',
        en_US:
          'Courses and references are where your wallet opens, and then you forget to use them. ⟨Resource leads over an even day master|Learning weighs most around you, and your strength is middling⟩, so what comes in feeds you and doesn’t yet earn for you.',
      },
      {
        id: 'wealth.route.resource-weak',
        because: ['share:most=resource', 'sign:weak'],
        says: ['backing=elders'],
        claims: ['helps=resource'],
        form: [],
        zh_CN:
          '靠山大，肩膀小：别人替你铺的路，比你自己踩出来的宽。⟨印最多而身弱，印护身|围着你最多的是护你的那一样，自己的力气仍少⟩，铺好的路先走着，不丢人。只有钱的数目别让人代谈：代谈的人好心，怕你为难，总替你往低里报。',
        en_US:
          'Big backing, narrow shoulders: the road others laid for you is wider than any you’ve worn yourself. ⟨Seals lead and shelter a weak self|What protects you weighs most around you, and your own strength is still small⟩, so use that road and don’t be ashamed of it. Only the price should be yours to name. A kind elder will set it low, to spare you trouble.',
      },
      {
        id: 'wealth.route.following-wealth',
        because: ['kind:following', 'share:most=wealth'],
        says: ['change=welcomes'],
        claims: ['helps=wealth', 'presumes=work'],
        form: [],
        zh_CN:
          '做生意的人见了你觉得投缘，三句话就谈到行情。⟨从格，财最多|整张盘随着钱走，自己那点主张早放下了⟩，市场往哪边，你就往哪边；半路忽然讲骨气，才会两头落空。',
        en_US:
          'Traders warm to you; by the third sentence you’re discussing prices. ⟨Yours is a following pattern led by wealth|The whole chart goes along with money and has put its own opinions down⟩, so where the market goes, you go, and turning proud halfway costs you both sides.',
      },
      {
        id: 'wealth.route.following-output',
        because: ['kind:following', 'share:most=output'],
        says: ['out=much', 'price=by-piece', 'wealth.pay=irregular'],
        claims: ['helps=output', 'presumes=work'],
        form: ['statement'],
        zh_CN: '东西一做出来你就忘了，看的人比你记得清。⟨从格，食伤最多|整张盘顺着往外拿的那一股走⟩，写，演，做，教，一样接一样，留不住。',
        en_US:
          'Once a thing is made you forget it was yours; the audience remembers. ⟨Yours is a following pattern that runs out through output|The whole chart runs outward⟩, writing, performing, making, teaching, one after another, and keeps nothing. So the money has to be caught at the moment of handing over.',
      },
      {
        id: 'wealth.route.following-officer',
        because: ['kind:following', 'share:most=officer'],
        says: ['work=frame'],
        claims: ['helps=officer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '在大单位里，你的话值一句话的价；离了那块牌子，同样的话没人付钱。⟨从格，官杀最多|整张盘顺着规矩和级别走⟩，位置给得早，担子也给得早，你的钱都在级别里。要走，先拿到下一块牌子。',
        en_US:
          'Inside a big institution your word has its price; without the nameplate the same words fetch less. ⟨Yours is a following pattern led by officers|The whole chart goes along with rank and rules⟩, so you’re handed the chair early, and the load with it. Your money is in the grade. If you leave, have the next nameplate ready.',
      },
      {
        id: 'wealth.route.dominant',
        because: ['kind:dominant'],
        says: ['price=by-result'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN: '跟人拼便宜，你拼不过；别人说“这事只能找你”的时候，你最值钱。⟨专旺格|整张盘只有一股劲⟩，收得高，做得专，客人少一点不要紧。',
        en_US:
          'On price you can’t compete; you’re worth most when someone says “there’s only one person for this.” ⟨Yours is a dominant pattern|The chart is all one force⟩, so charge high, do one thing, and don’t mind a short client list.',
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
        claims: ['burdens=peer'],
        form: ['order'],
        zh_CN:
          '你丢钱，很少丢给生人，都丢给熟人：合伙没写清，代垫没要回，借出去不好意思提。⟨同类连日主占{pct:peer}，财只占{pct:wealth}，群比争财|跟你同类的连你自己占{pct:peer}，钱只占{pct:wealth}⟩，一桌能干的人，肉只有一盘。往后只借两种：送得起的，和写了日期的。',
        en_US:
          'You rarely lose money to strangers. You lose it to people whose birthdays you know: a partnership left vague, a bill you fronted, a loan too awkward to mention. ⟨Peers, the day stem included, take {pct:peer} of the chart, and wealth {pct:wealth}|Your own kind, yourself included, takes {pct:peer} of the chart, and money {pct:wealth}⟩. Lend what you could give away, or lend with a date.',
      },
      {
        id: 'wealth.purse.guests-and-pot',
        because: ['share:peer>=30', 'share:wealth>=15', 'age<=74'],
        says: ['wallet=apart', 'spends=easily', 'money.seen=yes'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你请得起客，也真的常请。⟨同类连日主占{pct:peer}，财占{pct:wealth}，比劫见财|跟你同类的连你自己占{pct:peer}，钱占{pct:wealth}⟩，人多，锅也不小，热闹是这样来的。只是锅底没人刷：谁出的料，谁吃的肉，过一年说不清。请客的钱和做事的钱分两个户头放，热闹照旧，说不清的那部分就没了。哪天你不请了，还坐在桌边的那几位，才是合得了伙的。请惯了的人，最怕别人回请，其实让人请一回，比你再请三回更拉得近；欠着一点，来往才长。',
        en_US:
          'You can afford to treat people, and you do. ⟨Peers, the day stem included, have {pct:peer} of the chart and wealth {pct:wealth}|Your own kind, yourself included, has {pct:peer} of the chart and money {pct:wealth}⟩: many guests and a fair-sized pot. Nobody scrubs the bottom of it, though, and a year later no one can say who brought what. With one account for treating and another for business, the fun stays and the confusion goes. If you stopped treating one day, the ones still at the table would be the partners. People used to treating are uneasy when it’s the other way around. Being treated once brings you closer than treating three more times, since a small debt keeps people in touch.',
      },
      {
        id: 'wealth.purse.no-plate',
        because: ['no:wealth', 'share:peer>=30', 'age<=74'],
        says: ['wallet=apart', 'money.seen=no'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你跟朋友不争钱，争的是谁做得好。⟨同类连日主占{pct:peer}，财一点也没有|跟你同类的连你自己占{pct:peer}，管钱的那一样一点也没有⟩，热热闹闹做完一件事，常没人记得收费。',
        en_US:
          'Among friends you compete over who did it better, never over money. ⟨Peers, the day stem included, have {pct:peer} of the chart, and wealth is nowhere|Your own kind, yourself included, has {pct:peer} of the chart, and the element that stands for money is missing⟩. Something gets finished in high spirits, and nobody remembered to charge.',
      },
      {
        id: 'wealth.purse.rival-by-direct',
        because: ['stems:jiecai', 'stems:zhengcai'],
        says: ['wallet=apart'],
        claims: ['burdens=peer'],
        form: ['statement'],
        zh_CN:
          '说“不”，对你来说比掏钱费劲。⟨劫财、正财都立在天干，劫财夺财|按月来的钱和手快的熟人，一起站在盘里最显眼的地方⟩，钱刚到账，就有人来问你方不方便。',
        en_US:
          'Saying no is more work for you than paying. ⟨Direct wealth and the Rival both stand in your stems, and peers take the wealth|Steady money and quick-handed friends stand side by side in plain view⟩, so it has barely landed when someone asks if you’re flush. You see at once what it’ll cost, and still the word won’t come.',
      },
      {
        id: 'wealth.purse.rival-month',
        because: ['god:month=jiecai', 'age<=74'],
        says: ['wallet=apart', 'colleagues=rivals'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '拼单、凑份子、换班，算到最后常是你多出一点。⟨劫财坐月干，月柱管同事手足|跟你分钱的那股劲，落在盘里管工作和大环境的那一格⟩。几次小数目你不计较，别人也就习惯了。',
        en_US:
          'Shared orders, pooled gifts, swapped shifts: when it’s all added up, you’ve put in a little more. ⟨The Rival stands on your month stem, the place of coworkers and siblings|The force that shares your plate stands in the part of your chart that means work⟩. You let small sums pass, and they’ve learned that you do.',
      },
      {
        id: 'wealth.purse.no-second-hands',
        because: ['share:peer<=8', 'share:wealth>=30', 'kind:regular', 'age<=74'],
        says: ['partnership=welcome'],
        claims: ['helps=peer', 'burdens=wealth', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '好机会来了，你翻通讯录，翻不到一个能搭把手的。⟨比劫轻：同类连日主才占{pct:peer}，财占{pct:wealth}|跟你同类的连你自己才占{pct:peer}，钱占{pct:wealth}⟩，你不缺客人，缺一个一起扛的。从同行里挑个手慢心细的，先合做一单小的，看分钱那天怎么分。',
        en_US:
          'A good job comes in, you scroll through your contacts, and there’s nobody to take the other end. ⟨Peers are thin, {pct:peer} of the chart with the day stem, against {pct:wealth} of wealth|Your own kind, yourself included, has {pct:peer} of the chart, money {pct:wealth}⟩. You don’t lack customers. Pick someone slow and careful from your own trade, do one small job together, and watch how the splitting goes.',
      },
      {
        id: 'wealth.purse.thin-and-clear',
        because: ['share:peer<=8', 'share:wealth<=10', 'has:wealth'],
        form: ['statement'],
        zh_CN:
          '没有人跟你抢，也没有多少可抢的。⟨比财俱轻：同类连日主占{pct:peer}，财占{pct:wealth}|跟你同类的连你自己占{pct:peer}，钱占{pct:wealth}⟩，你的账两页就写完，每一笔都知道来处。这是长处，多铺几个摊子反而会丢掉它。',
        en_US:
          'Nobody’s fighting you for it, and there isn’t a lot to fight over. ⟨Peers, the day stem included, have {pct:peer} of the chart, wealth {pct:wealth}|Your own kind, yourself included, has {pct:peer} of the chart, money {pct:wealth}⟩. Your books would fit on two pages, and you know where each figure came from. That’s an advantage, and spreading out would cost you it.',
      },
      {
        id: 'wealth.purse.one-head',
        because: ['share:peer<=8', 'share:wealth>=10', 'share:wealth<=30', 'age<=74'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '花钱的主意，你都在一个脑袋里拿完。⟨比劫轻，同类连日主才占{pct:peer}|跟你同类的连你自己才占{pct:peer}⟩，分钱的人少，商量钱的人也少。少了争，也少了提醒：贵了没人说，错了没人拦。大的开销讲给一个不相干的人听一遍，讲得通再付，等于借了半个脑袋。一个人拿主意也有快的好处，机会来了你不用开会。数目小的照旧自己定，大的才借别人的耳朵，两样就都占着了。',
        en_US:
          'Whatever you spend gets decided inside one head. ⟨Peers are thin, {pct:peer} of the chart with the day stem|Your own kind, yourself included, makes up {pct:peer} of the chart⟩, so there are few people to share money with and few to talk it over with. You’re spared quarrels and also spared warnings: no one says it’s overpriced. Explaining a large expense aloud to somebody with no interest in it works like half a second head. Deciding alone is also quick, since when a chance comes you needn’t hold a meeting. Settle small sums by yourself as before and borrow an ear for the big ones, and you get the benefit of both.',
      },
      {
        id: 'wealth.purse.bring-along',
        because: ['stems:bijian', 'stems:piancai', 'age<=74'],
        says: ['partnership=contract-first', 'wealth.hands=pooled'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '一有外快的消息，你总先想到拉上谁。⟨比肩和偏财都露在天干|跟你一样的人、外头活络的钱，两样都露在盘面上⟩，你带人入伙是真心，散伙也真难受，因为开头讲的是情，收场算的是钱。先讲好怎么散的那一次，散得最体面。',
        en_US:
          'At the first word of some side money you think of whom to bring along. ⟨The Friend and Indirect wealth both show in your stems|People just like you and the loose money out in the world both show on the face of your chart⟩. You mean it when you let them in, and it hurts when it ends, because it began in friendship and ended in arithmetic. Agree first on how to part, and you part as friends.',
      },
      {
        id: 'wealth.purse.rival-at-home',
        because: ['main:day=jiecai'],
        says: ['wallet=apart'],
        claims: ['presumes=household'],
        form: ['order'],
        zh_CN:
          '钱放在家里，比放在外面漏得快。⟨日支{branch:day}由劫财当家|盘里管伴侣和家的那一格，坐着跟你分钱的那股劲⟩：一张桌子，两套花法。外人占不到你便宜，屋里人不用占。同住的各留一个户头，共用的那个只放定数，放完不补。',
        en_US:
          'Money left at home leaks faster than money left outside. ⟨The Rival rules the {branch:day} of your day|The place for home and partner holds the force that shares your plate⟩: one table, two ways of spending. Outsiders can’t get the better of you, and the people indoors don’t have to. Let whoever lives there keep an account each. Into the common one goes a fixed sum, with no refills.',
      },
      {
        id: 'wealth.purse.small-favor',
        because: ['stems:peer>=2', 'stems:no-wealth', 'age<=74'],
        says: ['money.seen=no'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '朋友知道你会什么，没有一个知道你挣多少。⟨天干多透比劫，财不露|盘面上露出来的多是跟你一样的人，钱一点不露⟩，圈子里人人当你跟他们一样，一样就不好收费：老同学找你做事，开口是“帮个忙”。报一个友情价，再低也是价，下回对方就知道这是生意。报过三回，圈子里就有了你的行情，别人介绍你的时候，会连价一起介绍。',
        en_US:
          'Your friends know what you can do, and not one knows what you earn. ⟨Two or more stems are peers and none is wealth|What shows in your chart is people like you, and no money⟩, so your circle assumes you’re all alike, and among the alike it’s hard to charge. An old classmate calls it “a small favor.” A friend’s price, however low, is still a price, and next time they’ll know. After the third time there’s a going rate for you, and people who recommend you mention the price along with the name.',
      },
      {
        id: 'wealth.purse.names-and-faces',
        because: ['share:peer>=25', 'share:wealth<=12', 'has:wealth'],
        says: ['spends=easily'],
        form: ['scene'],
        zh_CN:
          '月底对账，少掉的那几笔都有名有姓。⟨同类连日主占{pct:peer}，财占{pct:wealth}，比劫分财|跟你同类的连你自己占{pct:peer}，钱占{pct:wealth}⟩，钱一进圈子就化开了：随份子，拼车，替谁先垫着。问你后不后悔，你说不后悔，那几顿饭确实吃得高兴。意外的只有总数。别人看你是大方，你自己知道是懒得算；真要紧的那几位，其实请一碗面也会来。',
        en_US:
          'At the end of the month the missing sums all have names and faces. ⟨Peers, the day stem included, come to {pct:peer} of the chart, wealth to {pct:wealth}|Your own kind, yourself included, comes to {pct:peer} of the chart, money to {pct:wealth}⟩, and in company money dissolves: the group gift, the shared ride, the bill you covered. Asked whether you regret it, you don’t. They were good dinners. Only the total surprises you. Others call it generous; you know that it’s partly not wanting to do the sums. The friends who matter would come for a bowl of soup.',
      },
      {
        id: 'wealth.purse.right-column',
        because: ['share:peer>=8', 'share:peer<=25', 'share:wealth<=10', 'has:wealth'],
        says: ['spends=carefully'],
        form: ['scene'],
        zh_CN:
          '菜单打开，你先看右边那一栏。⟨财轻：财只占{pct:wealth}，同类连日主占{pct:peer}|钱只占{pct:wealth}，跟你同类的连你自己占{pct:peer}⟩，少的那份没人拿走，是本来就薄。',
        en_US:
          'With the menu open, you read the right-hand column. ⟨Wealth is {pct:wealth} of the chart, and peers, the day stem included, {pct:peer}|Money is {pct:wealth} of the chart, and your own kind, yourself included, {pct:peer}⟩; nobody took it, it was thin to begin with. Thin money can’t stand many rounds of “just this once.”',
      },
      {
        id: 'wealth.purse.hand-over-whole',
        because: ['share:peer>=8', 'share:peer<=25', 'share:wealth>=25', 'kind:regular', 'age<=74'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '什么事你都想自己过一遍手，帮手就站在旁边看。⟨财重比轻：财占{pct:wealth}，同类连日主占{pct:peer}|钱占{pct:wealth}，跟你同类的连你自己占{pct:peer}⟩，活多，帮手不够，但有。把最烦的那一件整件交出去，连同那一件的钱；只交一半，等于两个人都在忙。',
        en_US:
          'You want everything to pass through your own fingers, and the help stands by and looks on. ⟨Wealth takes {pct:wealth} of the chart, peers, the day stem included, {pct:peer}|Money takes {pct:wealth} of the chart, your own kind, yourself included, {pct:peer}⟩: plenty of work and a helper or two, too few, but real. Give away the most tedious job whole, and the money for that job with it.',
      },
      {
        id: 'wealth.purse.turns',
        because: ['share:peer>=8', 'share:peer<=30', 'share:wealth>=10', 'share:wealth<=25'],
        form: ['statement'],
        zh_CN:
          '跟人吃饭你们轮着付，轮到谁，大家心里有数。⟨比财相当：同类连日主占{pct:peer}，财占{pct:wealth}|跟你同类的连你自己占{pct:peer}，钱占{pct:wealth}⟩，两边都不挤，钱进得来也留得下。',
        en_US:
          'When you eat out with people you take turns, and everyone knows whose it is. ⟨Peers, the day stem included, have {pct:peer} of the chart, wealth {pct:wealth}|Your own kind, yourself included, has {pct:peer} of the chart, money {pct:wealth}⟩; neither crowds the other, and money comes in and stays.',
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
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你两只手都不肯空着，一只领工资，一只接外头的活。⟨正财、偏财都透天干|按月来的钱和自己去找的钱，两样都露在盘面上⟩，麻烦在互借时间：上班想着外单，外单拖到夜里。一小时在哪边值多少，分开记一年就看得出来，多半跟你以为的不一样。两只手都满的那一年，你挣得最多，也最说不清时间去了哪里。真要放掉一只，放的通常该是更累的那只，不是更少的那只。还有一年，两边都叫你别干了，那年你才知道哪一只手是你的。',
        en_US:
          'One hand takes the salary, the other takes outside work, and neither likes to be empty. ⟨Direct and Indirect wealth both stand in your stems|Money by the month and money you go out and catch both show in your chart⟩. They borrow each other’s hours: side jobs on your mind at work, side jobs late at night. A year of separate books shows what an hour earns in each, and it’s probably not what you think. The year with both hands full is the one when you earn most and can least say where the time went. If one has to go, it should probably be the one that tires you more, whatever it pays. There may be a year when both tell you to stop, and then you’ll know which hand was yours.',
      },
      {
        id: 'wealth.kind.direct-hidden',
        because: ['no:piancai', 'has:zhengcai', 'stems:no-wealth', 'age<=74'],
        says: ['money.kind=slow', 'money.seen=no'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '你的钱是一格一格填满的：工龄，年资，熟客，回头单。⟨只有正财，藏而不露，偏财全无|盘里只有按月来的那种钱，藏着，碰运气的那种一点没有⟩，听人讲一夜翻身，你听完接着填格子。',
        en_US:
          'Your money fills a grid one square at a time: seniority, regulars, repeat orders. ⟨The chart has only Direct wealth, hidden, and no Indirect wealth|The chart has only the steady kind of money, out of sight, and none of the lucky kind⟩. You hear how somebody doubled theirs overnight and go back to your squares.',
      },
      {
        id: 'wealth.kind.direct-shown',
        because: ['no:piancai', 'stems:zhengcai', 'age<=74'],
        says: ['money.kind=slow', 'money.seen=yes', 'decides=slow', 'wealth.pay=fixed'],
        form: ['statement'],
        zh_CN:
          '来路清楚的钱你拿着踏实，来路热闹的钱过手都嫌烫。⟨正财透干，偏财全无|按月按份来的钱露在盘面上，碰运气的那种一点没有⟩，写得进表格的收入，你才觉得是真的。踏实的代价是慢半拍：你还在核对条款，位子有人坐了。等你核对完，剩下的机会也确实更干净，少了热闹，也少了坑。你的账几十年后翻出来，仍旧对得上。',
        en_US:
          'Money with a clear origin sits well in your hand; money with a crowd around it burns. ⟨Direct wealth stands in your stems, and there’s no Indirect wealth|Money that comes on schedule shows in your chart, and there’s none of the lucky kind⟩, so income isn’t real to you until it fits in a table. The price is half a beat: while you check the terms, someone else takes the seat. What’s left when you’ve finished checking is cleaner, with less excitement in it and fewer traps. Your books, opened many years from now, will still agree.',
      },
      {
        id: 'wealth.kind.indirect-shown',
        because: ['no:zhengcai', 'stems:piancai', 'age<=74'],
        says: ['money.kind=quick', 'money.seen=yes', 'wealth.pay=irregular'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '按月发的钱，你拿久了会手痒。⟨偏财透干，正财全无|盘里没有按月来的钱，只有外头活络的那种，还露在面上⟩：成一单吃一阵，空一阵再找一单。空你不怕，伤人的是空着还照旧排场。好的那个月先提一份出来，替空的那个月发工资。',
        en_US:
          'Pay that comes by the month makes you restless after a while. ⟨Indirect wealth stands in your stems, and there’s no Direct wealth|The chart has no steady money, only the lively kind, in plain view⟩: one deal feeds you for a time, then comes a gap. Gaps don’t frighten you. Keeping up the style through them does the damage. From the good month, set aside the empty month’s wages.',
      },
      {
        id: 'wealth.kind.indirect-hidden',
        because: ['no:zhengcai', 'has:piancai', 'stems:no-wealth'],
        says: ['money.kind=quick', 'money.seen=no'],
        form: ['statement'],
        zh_CN:
          '你嘴上说稳当就好，心里存着三个没跟人说过的点子。⟨偏财藏支，正财全无|外头活络的那种钱你有，埋着不露，按月来的那种没有⟩，是暗地里盘算的人。点子老捂着会馊；最小的那个拿出来试几个周末，有人肯付钱就往下做，没有也就放下了。你不缺眼光，缺的是让别人知道你有眼光。说出口的那一个，哪怕不成，也会替你引来下一个。',
        en_US:
          'You say steady is fine, and you’re holding on to three ideas nobody’s heard. ⟨Indirect wealth is hidden in your branches, and there’s no Direct wealth|The lively kind of money is in your chart, buried, and the steady kind isn’t⟩, which makes you someone who turns things over in private. Ideas kept covered go sour. A few weekends on the smallest would tell you if anyone pays. Your eye is good. What’s missing is that anyone knows about it. The idea you say out loud, even one that fails, tends to bring the next.',
      },
      {
        id: 'wealth.kind.direct-day',
        because: ['main:day=zhengcai'],
        says: ['money.kind=slow', 'spends=carefully'],
        claims: ['presumes=household'],
        form: ['scene'],
        zh_CN:
          '冰箱里有什么，快过期的是哪几样，你心里有张表。⟨日支{branch:day}由正财当家|盘里管伴侣和家的那一格，坐着细水长流的钱⟩，钱和过日子坐在同一把椅子上。你把家里管得滴水不漏，也容易管到别人碗里去。家里人背着你买的东西，进门前先撕了价签。他们也知道，家里真有急用的那天，你总拿得出一笔谁都不记得存过的钱。这样的安稳有价钱，付价的是你那几个算账的晚上。',
        en_US:
          'You know what’s in the refrigerator and which of it expires first. ⟨Direct wealth rules the {branch:day} of your day|Careful money holds the place for home and partner⟩: money and housekeeping share one chair. You run a tight house, and tend to run other people’s plates as well. Whatever is bought behind your back comes home with the tag off. They know, too, that on the day it’s urgent you’ll produce a sum nobody remembers saving. That kind of safety has a cost, and you pay it in evenings over the books.',
      },
      {
        id: 'wealth.kind.indirect-day',
        because: ['main:day=piancai'],
        says: ['money.kind=quick', 'spends=easily'],
        form: ['statement'],
        zh_CN:
          '钱到你手里要动一动才舒服：换个地方放，添个家什，借给谁周转两天。⟨日支{branch:day}由偏财当家|盘里管伴侣和家的那一格，坐着外头活络的钱⟩，动得快的人，常在同一样东西上花两回。',
        en_US:
          'Money in your hands wants to move: to another drawer, into some new gadget, to a friend for two days. ⟨Indirect wealth rules the {branch:day} of your day|Loose money holds the place for home and partner⟩, right under you. People who move it fast often pay twice for the same thing.',
      },
      {
        id: 'wealth.kind.indirect-year',
        because: ['god:year=piancai'],
        says: ['spends=easily', 'money.seen=yes'],
        form: ['statement'],
        zh_CN:
          '你不把钱当稀罕物，出手也就松。⟨偏财透年干|外头活络的钱，露在盘里管祖上和外面的那一格⟩，钱见得早，小时候的压岁钱，你大概是最早想到拿它做点什么的那个。',
        en_US:
          'Money never seemed rare to you, and your hand is loose. ⟨Indirect wealth stands on your year stem|Lively money stands in the place for family and the outside world⟩, so you saw it early; as a child you were probably the first to think of something to do with the birthday money. People who know you know that.',
      },
      {
        id: 'wealth.kind.indirect-month',
        because: ['god:month=piancai', 'age<=74'],
        says: ['spends=easily', 'money.seen=yes'],
        claims: ['presumes=work'],
        form: [],
        quote: 'yhzp-piancai',
        zh_CN:
          '你的慷慨都用在办事的场合：请客户吃的饭，替同事垫的车费，给新人的见面礼。⟨偏财挂在月干，《渊海子平》说它“主人慷慨，不甚吝财”|外头活络的钱，露在盘里管工作的那一格，古书说它“主人慷慨，不甚吝财”⟩。生意常从这里来，报销单却总忘了贴。',
        en_US:
          'You’re generous where there’s work to be done: lunch for a client, a cab for a colleague, something for the new hire. ⟨Indirect wealth stands on your month stem, and the *Yuanhai Ziping* says it “makes an open hand that does not cling to money.”|Lively money stands in the part of your chart that means work, and an old book says it “makes an open hand that does not cling to money.”⟩ Deals come of it. The receipts never get filed.',
      },
      {
        id: 'wealth.kind.indirect-hour',
        because: ['god:hour=piancai', 'age<=74'],
        says: ['money.kind=quick', 'money.seen=yes'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '下班以后你才真正开始谈钱。⟨偏财透时干|外头活络的钱，露在盘里管往后和自己起头的那一格⟩：副业，小店，跟人合计的那个主意，都在晚饭以后长出来，长得比白天的差事欢。给它单独的户头，单独的号码，一个亏到就停的数。',
        en_US:
          'You begin to talk money after hours. ⟨Indirect wealth stands on your hour stem|Lively money stands in the part of your chart that means later on and what you start yourself⟩: the side job, the small shop, the idea over dessert, growing faster than the day’s work. Give it a separate account, a separate number, and a loss at which you stop.',
      },
      {
        id: 'wealth.kind.direct-month',
        because: ['god:month=zhengcai', 'age<=74'],
        says: ['money.kind=slow', 'money.seen=yes', 'wealth.pay=fixed', 'wealth.desk=clock'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '打卡那一套，你嘴里抱怨，真不打卡反而过不好。⟨正财透月干|按月来的钱，露在盘里管工作的那一格⟩，按时做，按月领，是你顺手的节拍。老板爱用这样的人，也爱忘了给这样的人加钱。',
        en_US:
          'You grumble about the time clock, and without it you do worse. ⟨Direct wealth stands on your month stem|Steady money stands in the part of your chart that means work⟩: work on time, pay by the month, that’s your beat. Employers like such people and forget to raise them.',
      },
      {
        id: 'wealth.kind.direct-hour',
        because: ['god:hour=zhengcai'],
        says: ['money.kind=slow', 'spends=carefully', 'money.seen=yes'],
        claims: ['years-ahead=10'],
        form: ['statement'],
        zh_CN:
          '买一样东西，你先想十年后还用不用。⟨正财透时干|细水长流的钱，露在盘里管往后的那一格⟩，是留到后头的实在钱，带墙带锁的那种。稳得过了头，眼前的自己就总排在末位；不保值的东西里，也有几样值得现在就买。',
        en_US:
          'Before buying, you ask whether you’ll still use it ten years on. ⟨Direct wealth stands on your hour stem|Steady money stands in the part of your chart that means later on⟩: solid, saved, the kind with walls and a lock. Carried too far, the present you comes last in line. A few things with no resale value are worth buying now.',
      },
      {
        id: 'wealth.kind.direct-year',
        because: ['god:year=zhengcai', 'age<=74'],
        says: ['detail=fine', 'money.seen=yes'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '别人算错小数，你会不自在，算多了给你也不自在。⟨正财透年干，来处有规矩|细水长流的钱，露在盘里管祖上的那一格⟩，教你认钱的那个人，多半是个记账的。这份清楚值钱，只是付钱的人未必看得见；报价单列了细项，对方才知道多付的那一点付给了什么。零头清楚的人，多半也守信：说好哪天付，就是哪天。同行里肯先给你货、后收你钱的，看中的就是这一点。',
        en_US:
          'A wrong cent bothers you, in your favor as much as against. ⟨Direct wealth stands on your year stem, the place of origins|Steady money stands in the place for where you come from⟩, so whoever taught you about money probably kept accounts. That exactness is worth something, though the people paying may not see it. An itemized quote shows them what the extra is for. People who are exact about change tend to keep their word, and a date you name is the date you pay. When a supplier lets you have the goods first, that’s the reason.',
      },
      {
        id: 'wealth.kind.both-hidden',
        because: ['stems:no-wealth', 'has:piancai', 'has:zhengcai', 'age<=74'],
        says: ['money.kind=mixed', 'money.seen=no'],
        claims: ['presumes=work'],
        form: ['question'],
        zh_CN:
          '工资多还是零活多？你自己也没比过。⟨正财、偏财都在地支，一个也没露|按月来的钱和自己去找的钱，盘里都有，都不露面⟩，像抽屉分了两格，你不爱讲哪格多。',
        en_US:
          'Do wages bring you more, or odd jobs? You’ve never worked it out. ⟨Direct and Indirect wealth are both in your branches, and neither shows|Steady money and money you go out for are both in your chart, and neither shows⟩, like a drawer with two compartments.',
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
        claims: ['burdens=earth', 'presumes=adult'],
        form: ['list'],
        zh_CN:
          '房，地，仓库，货架：堆得住、搬起来费劲的东西，都跟你的钱有缘。⟨木以土为财，土|你属木，管你钱的是土⟩占{pct:wealth}。土多则沉，钱常压在货里、押金里、装修里，账面宽，手头紧。别人问你值多少，你得先问指哪一层：仓里的，还是手上的。真遇上急用，最难的是哪一样都舍不得卖。好在堆住的东西不会跑，价低的年份熬过去，它们还在那里。',
        en_US:
          'Houses, lots, storerooms, shelves: whatever piles up and is a labor to move has to do with your money. ⟨To a wood day master, wealth is earth|You’re wood, and your money is earth⟩, {pct:wealth} of the chart. So much of it sits heavy. It gets stuck in goods, deposits, renovations, and you’re rich on paper and short at the register. Asked what you’re worth, you have to ask which floor they mean. When you need cash quickly, you can’t bear to sell any of it. But what’s piled up doesn’t run away, and after the lean years it’s still there.',
      },
      {
        id: 'wealth.element.wood-little',
        because: ['day:wood', 'share:wealth<=10', 'has:wealth'],
        claims: ['helps=earth', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '你的钱换得勤，留不厚：租的房，借的场地，别人的平台。⟨木以土为财，土|你属木，管你钱的是土，土⟩只占{pct:wealth}，像盆栽里的那一捧。先给自己一块不搬的地方，一张桌子、一个固定摊位、一个用了就不换的网址都算。',
        en_US:
          'Your money is thin and keeps getting repotted: rented rooms, borrowed venues, other people’s platforms. ⟨To a wood day master, wealth is earth|You’re wood, and your money is earth⟩, {pct:wealth} of the chart. Get yourself one spot that doesn’t move. A desk counts, or a fixed stall, or a web address you never change.',
      },
      {
        id: 'wealth.element.wood-some',
        because: ['day:wood', 'share:wealth>=10', 'share:wealth<=22'],
        says: ['place=stays'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '跑远路挣来的，你留不久；绕着一块地方慢慢扩，才越扩越厚。⟨木以土为财|你属木，管你钱的是土⟩，不多不少：熟悉的街区，做过三年的客户，自己收拾出来的一间屋，都算。',
        en_US:
          'What you earn far away doesn’t stay with you; widening the circle around one place does the job. ⟨To a wood day master, wealth is earth|You’re wood, and your money is earth⟩, in fair measure: the neighborhood you know, the client of three years, the room you fixed up yourself.',
      },
      {
        id: 'wealth.element.fire-much',
        because: ['day:fire', 'share:wealth>=22'],
        says: ['wealth.load=few'],
        claims: ['burdens=metal', 'presumes=work'],
        form: [],
        zh_CN:
          '谈判桌上别人说你会磨：冷的、硬的东西到你手里就软了。⟨火以金为财，金|你属火，管你钱的是金，金⟩占{pct:wealth}：机器，刀具，首饰，合同，数字。金这么多，火要够，同时熔三炉就都半生不熟。一段时间谈一份合同，签完再点下一炉。你不怕硬，怕的是同时开几个头，每个都烧到一半。手里只剩一份的时候，你比谁都谈得久，也谈得细。',
        en_US:
          'Across a table they call you persuasive: cold, hard things soften in your hands. ⟨To a fire day master, wealth is metal|You’re fire, and your money is metal⟩, {pct:wealth} of the chart: machines, blades, jewelry, contracts, figures. So much metal asks for a steady flame, and three batches at once come out half done. Take one contract at a time, and light the next when it’s signed. Hardness doesn’t scare you. What goes wrong is several starts at once, each left half heated. With a single deal in hand you outlast anyone, and you read every line.',
      },
      {
        id: 'wealth.element.fire-little',
        because: ['day:fire', 'share:wealth<=10', 'has:wealth'],
        form: ['statement'],
        zh_CN:
          '来过的人都记得你热心，没有一个记得你收费。⟨火以金为财，金|你属火，管你钱的是金，金⟩只占{pct:wealth}，热心先到，能算钱的硬东西后到：话讲完了，没有合同；课上完了，没有收据。',
        en_US:
          'Everyone remembers how warm you were, and nobody remembers a fee. ⟨To a fire day master, wealth is metal|You’re fire, and your money is metal⟩, {pct:wealth} of the chart. Warmth arrives first, and the hard thing that can be billed comes late or never: a talk without a contract, a class without a receipt.',
      },
      {
        id: 'wealth.element.fire-some',
        because: ['day:fire', 'share:wealth>=10', 'share:wealth<=22'],
        says: ['price=by-result'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '别人做好的硬东西，经你一讲、一摆、一打光，就卖上价了。⟨火以金为财|你属火，管你钱的是金⟩，分量刚好，你不必自己打铁。手艺好、嘴笨的人最配你：他们做，你来说，抽成先讲好。',
        en_US:
          'Hard goods that others make fetch more after you’ve told their story and set them under a light. ⟨To a fire day master, wealth is metal|You’re fire, and your money is metal⟩, in fair measure, so you needn’t do the smithing. Someone skilled and tongue-tied is your match: they make it, you talk, and the percentage is settled first.',
      },
      {
        id: 'wealth.element.earth-much',
        because: ['day:earth', 'share:wealth>=22'],
        says: ['wealth.load=few'],
        claims: ['burdens=water', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '你天天忙的是堵：回消息，改行程，催尾款。⟨土以水为财，水|你属土，管你钱的是水，水⟩占{pct:wealth}：客流，货流，消息，口碑，流过去的都带着钱。堤再结实，水大了也累。开一条渠就够：一条线路，一个平台，一种客人。',
        en_US:
          'Your days go into plugging leaks: answering, rescheduling, chasing payments. ⟨To an earth day master, wealth is water|You’re earth, and your money is water⟩, {pct:wealth} of the chart: foot traffic, freight, news, word of mouth, anything that runs past. Even a solid bank tires under that much. Dig one channel: one route, one platform, one kind of customer.',
      },
      {
        id: 'wealth.element.earth-little',
        because: ['day:earth', 'share:wealth<=10', 'has:wealth'],
        claims: ['helps=water', 'presumes=work'],
        form: [],
        zh_CN:
          '东西摆得齐整，门口过的人少；你在等人来，水却是要引的。⟨土以水为财，水|你属土，管你钱的是水，水⟩只占{pct:wealth}。肯出门的那几个月，客人就多。',
        en_US:
          'Your goods are in order, and few people pass by; you wait for them, and water has to be led. ⟨To an earth day master, wealth is water|You’re earth, and your money is water⟩, {pct:wealth} of the chart. In months when you went out to meet people, customers came.',
      },
      {
        id: 'wealth.element.earth-some',
        because: ['day:earth', 'share:wealth>=10', 'share:wealth<=22'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '码头是土做的，靠水吃饭，你也是。⟨土以水为财|你属土，管你钱的是水⟩，不深不浅：别人路过，你给一个停靠的地方，房租、佣金、会费、中转都是这份钱。自己跳下水反而不灵。你认识的人里，总有两位早该见一面，那张桌子摆出来就是生意，见成了，两边都记得是在你这里见的。中间人当久了，你的信用就是码头的木桩，一次也松不得。码头修得再好，水枯的那几年也得忍，别为了热闹跳下去跟鱼抢。',
        en_US:
          'A pier is made of earth and lives off water, and so do you. ⟨To an earth day master, wealth is water|You’re earth, and your money is water⟩, neither deep nor shallow. Others pass through, you give them a place to tie up, and you’re paid in rents, fees, memberships, a cut for the handover. Diving in yourself works less well. Two people you know ought to have met long ago. Set that table, and both of them will remember where it stood. After years of standing in between, your good name is the post they tie up to, and it can’t wobble even once. However well the pier is built, there are dry years, and it’s no use jumping in to compete with the fish.',
      },
      {
        id: 'wealth.element.metal-much',
        because: ['day:metal', 'share:wealth>=22'],
        says: ['wealth.load=few'],
        claims: ['burdens=wood'],
        form: [],
        zh_CN:
          '你什么都想修一遍，斧头就先钝了。⟨金以木为财，木|你属金，管你钱的是木，木⟩占{pct:wealth}：书，布料，家具，药材，学生，刚起步的人，凡会长的都是你的料。',
        en_US:
          'You want to trim everything, and so the axe goes blunt. ⟨To a metal day master, wealth is wood|You’re metal, and your money is wood⟩, {pct:wealth} of the chart: books, cloth, furniture, herbs, students, young ventures, all that grows.',
      },
      {
        id: 'wealth.element.metal-little',
        because: ['day:metal', 'share:wealth<=10', 'has:wealth'],
        claims: ['helps=wood', 'presumes=work'],
        form: [],
        zh_CN:
          '刚有点起色，你嫌它不直，剪一刀，再剪一刀，苗便不长了。⟨金以木为财，木|你属金，管你钱的是木，木⟩只占{pct:wealth}，偏偏金对木手重。',
        en_US:
          'Something starts to sprout, you find it crooked, you clip it, you clip again, and it stops growing. ⟨To a metal day master, wealth is wood|You’re metal, and your money is wood⟩, {pct:wealth} of the chart, and metal has a heavy hand with wood.',
      },
      {
        id: 'wealth.element.metal-some',
        because: ['day:metal', 'share:wealth>=10', 'share:wealth<=22'],
        says: ['price=by-piece'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '别人拿来一大块不成形的，你看得出哪里该断，断完就值钱。⟨金以木为财|你属金，管你钱的是木⟩，布有得裁：编辑，设计，园艺，理一本乱账，都是这一剪。按匹收，你吃亏；按剪收，改几处算几处，才对得起这双眼睛。',
        en_US:
          'People bring you something shapeless, and you can see where it should be cut. ⟨To a metal day master, wealth is wood|You’re metal, and your money is wood⟩, with cloth enough to work on: editing, design, gardens, untidy books, it’s the same cut each time. Charged by the yard, you lose. Charged by the number of cuts, you’re paid for your eye.',
      },
      {
        id: 'wealth.element.water-much',
        because: ['day:water', 'share:wealth>=22'],
        claims: ['burdens=fire', 'presumes=work'],
        form: ['list'],
        zh_CN:
          '灯光，屏幕，后厨，直播间：亮的、热的、一阵一阵的地方，都给你生钱。⟨水以火为财，火|你属水，管你钱的是火，火⟩占{pct:wealth}。火旺的地方你降得住温，也会蒸掉自己。热闹做完就收摊，陪着烧到最后的那几晚，最不划算。反过来说，冷清的地方你也待不住，钱会跟着光一起暗下去。合你的是有开场、有散场的活：人来得猛，也走得干净，你有整段的白天来补水。',
        en_US:
          'Stage lights, screens, kitchens, livestreams: bright, hot places that come in bursts make money for you. ⟨To a water day master, wealth is fire|You’re water, and your money is fire⟩, {pct:wealth} of the chart. You cool such places down, and some of you boils off each time. Leave when the show is over. The nights you stayed to watch the embers paid worst. A quiet place doesn’t suit you either, since the money dims along with the lights. Work with an opening and a closing hour is best: the crowd comes hard, leaves for good, and you have whole days to fill up again.',
      },
      {
        id: 'wealth.element.water-little',
        because: ['day:water', 'share:wealth<=10', 'has:wealth'],
        says: ['out=little'],
        claims: ['helps=fire', 'presumes=work'],
        form: [],
        zh_CN:
          '你习惯在暗处做事：文章不署名，功劳不提，头像是一片海。⟨水以火为财，火|你属水，管你钱的是火，火⟩只占{pct:wealth}，见光才值钱，钱看不见你，就绕过去了。有一样是署名、露脸、定时出现的，一个月一次，也够让它认得路。亮相让你不自在，这点不自在就是价钱。熬过头三回，你会发现看见你的人，其实早就在找你。',
        en_US:
          'You work in the dark, unsigned, with a seascape for a profile picture. ⟨To a water day master, wealth is fire|You’re water, and your money is fire⟩, {pct:wealth} of the chart, and fire pays whatever can be seen. Money walks past what it can’t see. One thing done with the light on, your name, your face, a fixed day, even once a month, is enough to show it the way. Being seen makes you uneasy, and that unease is what you’re paid for. After the third time you’ll find that the people looking at you had been looking for you.',
      },
      {
        id: 'wealth.element.water-some',
        because: ['day:water', 'share:wealth>=10', 'share:wealth<=22'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '把冷的捂热，把生的做熟，把冷场的席面说暖，都有人付你钱。⟨水以火为财|你属水，管你钱的是火⟩，火候正好，你的本事在看火，不在添柴。',
        en_US:
          'Warming what’s cold, cooking what’s raw, thawing a stiff table: people pay you for all of it. ⟨To a water day master, wealth is fire|You’re water, and your money is fire⟩, and the heat’s about right. Your gift is to watch the flame, not to feed it.',
      },
    ],
  },
]
