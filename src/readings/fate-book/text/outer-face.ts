import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'outer-year-stem',
    card: 'outer',
    role: { section: 'face' },
    paragraphs: [
      {
        id: 'outer.year.bijian',
        because: ['god:year=bijian'],
        says: ['rank=level'],
        zh_CN:
          '报上姓名以后，常有人接一句“我好像在哪儿见过你”。年柱上站着跟你同一种料的字⟨（比肩在年）⟩，外人头一眼看到的就是一个自己人。好处是省了寒暄，坏处是没人想到要敬你三分。头一回见面就得谈价钱的场合，带一张写清楚的纸去。',
        en_US:
          'Introduce yourself and somebody says, “Haven’t we met?” A stem of your own kind stands on the year ⟨ (Friend in the year)⟩, so the first thing people see is one of their own. It spares you the small talk. It also means nobody thinks to look up to you. Where a price is named at the first meeting, bring yours in writing.',
      },
      {
        id: 'outer.year.jiecai',
        because: ['god:year=jiecai', 'age>=16'],
        says: ['company=many'],
        zh_CN:
          '别人认识你，常是从认识你那一群人开始的：谁的同桌，谁的表亲，谁饭局上带来的那位。年干劫财爱往人堆里站，门口先是一帮人，再轮到你。你的名声有一半是朋友替你挣的，另一半是朋友替你欠的。',
        en_US:
          'Most people met somebody else first: a cousin of yours, a roommate, the friend who brought you along. On the year stands the Rival, the star that comes in a crowd, so there’s a group at the door before there is you. Half of your reputation was earned for you by friends. The other half they put on your tab.',
      },
      {
        id: 'outer.year.shishen',
        because: ['god:year=shishen', 'age>=16', 'age<=74'],
        says: ['first-impression=warm'],
        zh_CN:
          '初次见面，你很少让人坐直。年上的食神管吃喝、管自在，外人先看到一个手里有零食、知道哪家面好吃的人，便推想你家饭桌上没人挨骂。这份松快替你开了许多门，也让人以为你不赶时间，交期要往后挪，先挪你的。',
        en_US:
          'Nobody straightens up when you come in. The Eating god, who looks after meals and ease, stands on the year, and what people see first is someone with a snack in hand and a view on noodles. They picture a childhood table where nobody was scolded. They also conclude you’re in no hurry, and yours is the deadline that gets moved.',
      },
      {
        id: 'outer.year.shangguan',
        because: ['god:year=shangguan', 'age>=16', 'age<=74'],
        says: ['speech=sharp'],
        zh_CN:
          '落座三分钟，你已经挑出菜单上的一个错字，还把满桌逗笑了。年干伤官，嘴比规矩快的那颗星，摆在最外面一层。记住你的人分两拨，一拨记得那句俏皮话，一拨记得俏皮话说的是自己。有长辈的饭局，头一道菜之前先别点评。',
        en_US:
          'Three minutes in, you’ve found the typo on the menu and the table is laughing. The Hurting officer, whose tongue outruns the rules, stands on your year, the outermost layer. Two sorts of people remember meeting you: those who kept the joke, and the one it was about. With elders present, save your review for the second course.',
      },
      {
        id: 'outer.year.piancai',
        because: ['god:year=piancai', 'age>=16'],
        says: ['money.seen=yes'],
        zh_CN:
          '没说上几句，就有人找你借充电宝、打听房子、问认不认识某某。年上挂着偏财，像门口挂了一串钥匙，位置又最招眼，外人连你家做什么生意都替你编好了。被人高看一层很受用，账单递过来的时候也先递给你。',
        en_US:
          'Before the soup is served, strangers have you down as somebody with a warehouse. Indirect wealth, money that comes and goes, hangs on your year like a shop sign, and by dessert they’ve invented the family business to go with it. Being taken for well connected is pleasant until the check comes. It comes to your end of the table.',
      },
      {
        id: 'outer.year.zhengcai',
        because: ['god:year=zhengcai'],
        zh_CN:
          '生人对你放心，常因为一件小事：你带了伞，书按期还，零钱数得清。年干正财，自家田里慢慢长的那份收成，让人觉得你出自一户什么都舍不得扔的人家。“可靠”两个字来得早，“有点闷”三个字来得也早，一夸一贬，看的是同一张脸。',
        en_US:
          'What wins people over is small: you had an umbrella, you returned the book, you counted the change. Direct wealth, the field that pays every fall, shows on your year, and people guess at a household where nothing was thrown out. They call you reliable within the hour. Some of them call you a little dull, and they mean the same thing.',
      },
      {
        id: 'outer.year.qisha',
        because: ['god:year=qisha'],
        says: ['first-impression=cool'],
        zh_CN:
          '陌生人跟你说话，会不自觉把句子缩短。年柱露着催人的七杀，像门口站了一位不笑的门房：旁人猜你家教严、脾气大，坐到你旁边先收起手机。熟了才知道门房不拦人。头一面想留客，先开口的得是你。',
        en_US:
          'Strangers shorten their sentences around you. Seven killings, the star that pushes, is posted on your year like a doorman who doesn’t smile; people guess at strict parents and put their phones away. Those who walk on in find that nobody is stopped. If you want a newcomer to stay, the first word has to be yours.',
      },
      {
        id: 'outer.year.zhengguan',
        because: ['god:year=zhengguan', 'age>=16'],
        says: ['first-impression=cool'],
        zh_CN:
          '年干排头的是正官，专管规矩和名分，外人看你像是在办公楼里长大的，说话都有落款。表格还没填完，前台已经改口称呼“老师”。这张脸办手续最快，交朋友慢些：人家要等你先破一个小例，才肯松开领口。',
        en_US:
          'At the head of your stems is the Direct officer, who keeps rules and rank, and you look like someone who grew up near an office and signs things. Receptionists straighten the form before they slide it over. Paperwork goes quickly with a face like that. Friendship goes slower: people wait for you to break some small rule before they loosen a collar.',
      },
      {
        id: 'outer.year.pianyin',
        because: ['god:year=pianyin'],
        says: ['first-impression=hidden'],
        zh_CN:
          '年上偏印，不爱凑热闹的那颗星，站在门口却不迎客。聚会散了，有人问起“坐窗边的那位是做什么的”，没有人答得上；说你是哪里人，也都有人信。要让人记住，报一样具体的：在修什么，在读什么。',
        en_US:
          'The Indirect seal, which studies alone, stands at your front door and doesn’t greet the guests. After the party someone asks what the one by the window does, and nobody knows; you could be from anywhere. To be remembered, give people one concrete thing: what you’re repairing, or reading.',
      },
      {
        id: 'outer.year.zhengyin',
        because: ['god:year=zhengyin'],
        says: ['trust=given'],
        zh_CN:
          '问路的人会从一排人里挑中你。年干正印，像母亲、像老师的那颗星，给外人看的是一张受过照应的脸，别人顺手就补上一屋子书和两位和气的长辈。信任来得不费力，麻烦也一道来：火车上要托举箱子的，眼睛都看着你。',
        en_US:
          'Out of a whole row of people, the tourist with the map picks you. The Direct seal, the star of mothers and teachers, stands on the year. What shows is a face that was looked after, and strangers fill in the bookshelves and the kind grandparents. Trust costs you nothing to get. On trains it takes the form of other people’s suitcases.',
      },
    ],
  },
  {
    id: 'outer-month-stem',
    card: 'outer',
    role: { section: 'face' },
    when: ['age>=16', 'age<=74'],
    paragraphs: [
      {
        id: 'outer.month.bijian',
        because: ['god:month=bijian'],
        says: ['rank=level', 'colleagues=both'],
        zh_CN:
          '分小组、排座位，跟你编在一处的总是水平差不多的那个人。月柱管同学、同事和兄弟姐妹，站在那里的字跟你同行同性⟨（比肩在月）⟩，人人与你一般高。没人给你让路，也没人踩你的脚。赢了一回，掌声也稀，因为大家坐在同一排。',
        en_US:
          'Whoever draws up the teams keeps pairing you with someone exactly as good. The month is where classmates, colleagues and siblings stand, and yours holds a stem of your own kind ⟨ (Friend in the month)⟩. Nobody there steps aside for you and nobody steps on your foot. When you do win one, the applause is thin. They’re all sitting in the same row.',
      },
      {
        id: 'outer.month.jiecai',
        because: ['god:month=jiecai'],
        says: ['colleagues=rivals'],
        zh_CN:
          '评优名单上，你和那个人的名字总是挨着。月干劫财，力气与你相当、手却伸得更快的那颗星，正坐在同伴的位置：最看得懂你在做什么的，也正盯着同一个名额。交情并不坏，只是比分牌一直亮着，连午饭谁吃得快都算一局。',
        en_US:
          'On any list of finalists, the same name stands next to yours. The Rival, your equal in strength and a little quicker of hand, holds your month, the seat of classmates and colleagues. The one who best understands your work is after the same opening. The two of you get along. The scoreboard stays lit all the same, and even lunch counts as a round.',
      },
      {
        id: 'outer.month.shishen',
        because: ['god:month=shishen'],
        says: ['colleagues=helpers'],
        zh_CN:
          '办公室或教室里，抽屉有零食、能把难题讲成故事的那一位就是你。月上的食神做东西从容，也顺手喂人，同伴开会爱坐你旁边。活做得好，姿态又松，记功的人下笔就轻，当你没费过力气。',
        en_US:
          'Yours is the desk with the snacks, where the hard part gets told as a story. The Eating god, who makes things without hurrying and feeds whoever is near, stands on the month, and people save the seat beside you. Good work in so easy a manner gets entered at a discount, as though it had cost you nothing.',
      },
      {
        id: 'outer.month.shangguan',
        because: ['god:month=shangguan'],
        says: ['speech=sharp', 'conflict=faces'],
        zh_CN:
          '月干伤官坐在公事的位置上，见了毛病不说就难受。散会前五分钟，主持人看一眼钟，再看一眼你：方案里的洞你头一个看见，也头一个当众说。同伴暗自叫好，当家的揉太阳穴，方案照你说的改了，谢词里没有你。',
        en_US:
          'The Hurting officer, who can’t see a flaw and sit still, holds your month, the place of public business. With five minutes left, the chair glances at the clock and then at you. You’re the first to spot the hole in the plan and the first to say so. The back row is delighted. The plan gets changed as you said, and the thanks go around you.',
      },
      {
        id: 'outer.month.piancai',
        because: ['god:month=piancai'],
        zh_CN:
          '谁要找人、找货、找一间马上能用的空房间，绕一圈都来问你。月干偏财，流转的东西和人面，坐在同伴的位置，你的通讯录比职务大。中间人当久了，两头都道谢，事却不记在你名下，年终总结里写的是那两头。',
        en_US:
          'Somebody needs a name, a part, a room by three o’clock, and after asking around they end up with you. Indirect wealth, goods and contacts in motion, holds your month; your address book outranks your title. Go-betweens are thanked from both sides and credited by neither; the year-end report mentions the two ends of the line.',
      },
      {
        id: 'outer.month.zhengcai',
        because: ['god:month=zhengcai'],
        says: ['detail=fine'],
        zh_CN:
          '公用的钱、钥匙和那本登记簿，转几手又回到你的抽屉。月上的正财一笔一笔数得清，又露在公事的位置，凡有零头要算，总有人说“你记一下”。记账的人得罪人最少，出了差错也最先被问。',
        en_US:
          'The petty cash, the spare key and the sign-out sheet go around the office and come to rest in your drawer. Direct wealth, which counts things one at a time, stands on the month, so it’s you they ask to keep track. Few people quarrel with the person who keeps the list. That person is also the first to be asked when it doesn’t add up.',
      },
      {
        id: 'outer.month.qisha',
        because: ['god:month=qisha'],
        says: ['work=crisis'],
        zh_CN:
          '火烧眉毛的事传了一圈，最后落在你桌上。七杀露在月干，一副限时的脾气，同伴听你的脚步声就知道今天急不急。大家服你扛得住，分组时又悄悄往后站半步。',
        en_US:
          'The thing that’s on fire gets passed around and lands on your desk. Seven killings, the hard taskmaster, shows on the month, and those near you can tell from your footsteps what kind of day it is. They trust you with the weight, and take half a step back when teams are chosen.',
      },
      {
        id: 'outer.month.zhengguan',
        because: ['god:month=zhengguan'],
        says: ['backing=rules'],
        zh_CN:
          '群里争起来，迟早有人点你的名，等你把规定原文贴出来。月上正官，讲名分、守章程的那颗星，站在公事的正位，同伴拿你当活的手册。位子会绕到你面前，玩笑却绕开你走，真正的消息你总晚一天听到。',
        en_US:
          'When the group chat turns into an argument, somebody tags you and waits for the actual wording of the rule. The Direct officer, who keeps rank and regulation, stands on your month, and colleagues use you as the manual. Positions come your way. Jokes go around you, and the real news reaches you a day late.',
      },
      {
        id: 'outer.month.pianyin',
        because: ['god:month=pianyin'],
        says: ['alone=needed'],
        zh_CN:
          '同组的人讲不清你每天在做什么，只知道交上来的东西跟谁的都不像。月干偏印，爱走偏门钻研的那颗星，坐在同伴的位置：大家凑着对答案，你在角落另解一遍。怪问题迟早来敲你的门，平常日子里，门口清静得很。',
        en_US:
          'The rest of your team couldn’t say what you do all day, only that what comes out resembles nobody else’s. The Indirect seal, which studies by the side door, holds your month: the others compare answers while you solve it again in the corner. Sooner or later the odd question knocks. On ordinary days nobody does.',
      },
      {
        id: 'outer.month.zhengyin',
        because: ['god:month=zhengyin'],
        says: ['backing=elders', 'work=care'],
        zh_CN:
          '新来的人头一个星期，总被领到你旁边坐。月上的正印像老师，也像文凭，露在公事的位置：补笔记，带新手，替请假的人再讲一遍，都归你，上头也肯护你。护久了也有代价：名单往前挪的时候，上头想的是“离不开”，就没有挪你。',
        en_US:
          'New arrivals are led to the seat beside yours and left there for a week. The Direct seal, the star of teachers and diplomas, stands on your month. You lend the notes and explain it again to whoever was absent, and those above you keep the rain off. It has a price: when names are put forward, they think of how they’d manage without you, and leave you where you are.',
      },
    ],
  },
  {
    id: 'outer-hour-stem',
    card: 'outer',
    role: { section: 'face' },
    paragraphs: [
      {
        id: 'outer.hour.bijian',
        because: ['god:hour=bijian', 'age>=16'],
        says: ['rank=level', 'outer.evening=stays'],
        zh_CN:
          '席散了，跟你一起摞椅子的那个人，交情最长。末一柱管后来的人，站在那里的字与你同类⟨（比肩在时）⟩，你带过的人没多久就跟你平起平坐，叫名字，不叫头衔。外人分不清谁带的谁，你也懒得去分。',
        en_US:
          'The friendships that last are with whoever stays to stack the chairs. The hour pillar speaks of juniors and of late in the evening, and a stem of your own kind stands there ⟨ (Friend in the hour)⟩. Those you bring along are soon at your own height and call you by your first name. Outsiders can’t tell who trained whom, and you’ve never cared to explain.',
      },
      {
        id: 'outer.hour.jiecai',
        because: ['god:hour=jiecai', 'age>=16'],
        says: ['company=many', 'spends=easily', 'outer.evening=stays'],
        zh_CN:
          '夜里分摊账单，算来算去差十几块，补上的是你。时干的劫财爱凑热闹，也爱分一份，站在一天的尾巴上：越晚人越多，越晚钱越松。带后辈也这样，教得最用心的那一个，学成了先来跟你比一场。',
        en_US:
          'When the check is split at midnight and comes up short, it’s you who covers the rest. The Rival, fond of company and of a share, stands on the hour, the end of the day: the later it gets, the more people there are and the looser the wallet. Juniors follow the pattern. The one you taught best is the first to want a match with you.',
      },
      {
        id: 'outer.hour.shishen',
        because: ['god:hour=shishen', 'age>=16'],
        says: ['promise=quick', 'outer.evening=stays'],
        zh_CN:
          '晚饭过半，桌子撤了一半，你的话才真正好听。时上食神，吃喝说笑的那颗星，排在最后一柱，白天见不着的样子这时出来：讲故事，切水果，哄别人家的孩子。小辈黏你，求人的也学会了挑这个钟点来，因为你这时候点头最快。',
        en_US:
          'Dinner is half cleared when you come into your own. The Eating god, all food and talk, comes last in your pillars: late in the evening out come the stories, the sliced fruit, the trick with the napkin for somebody’s child. People with favors to ask have learned the hour. It’s when you nod fastest.',
      },
      {
        id: 'outer.hour.shangguan',
        because: ['god:hour=shangguan', 'age>=16'],
        says: ['speech=sharp'],
        zh_CN:
          '一整晚都周到，临走在门口补的那一句，才是人家记住的。时干伤官，藏不住实话的那颗星，站在收尾的位置，白天咽下的评语都攒到最后一杯。小辈最爱听这时候的你，因为不像大人。睡前把发出去的消息再看一遍。',
        en_US:
          'You were gracious all evening, and then there was the remark in the doorway, which is the part they’ll repeat. The Hurting officer, who can’t keep a true thing in, stands on the hour, so whatever was swallowed by daylight comes out with the coats. The young ones love you at that point. Before bed, read over what you’ve sent.',
      },
      {
        id: 'outer.hour.piancai',
        because: ['god:hour=piancai', 'age>=16'],
        says: ['money.seen=yes', 'spends=easily', 'outer.evening=stays'],
        zh_CN:
          '时干挂着偏财，活络的钱和机会，像店门口那盏灯，打烊了还亮着。所以聊到最后，话头总落在“有件事可以一起做”。小辈跟着你见世面，红包也比别家厚。一天里你出手最松的是夜里，朋友们心里有数，好事坏事都留到夜里说。',
        en_US:
          'Indirect wealth, money and openings on the move, hangs on your last pillar like a shop light left on after closing. However the evening began, it ends with “there’s something we could do together.” Juniors see the world in your company and get the thicker envelope at New Year. You’re freest with a figure at night, and your friends know it. Proposals are saved for then.',
      },
      {
        id: 'outer.hour.zhengcai',
        because: ['god:hour=zhengcai', 'age>=16'],
        says: ['affection=deeds', 'outer.evening=stays'],
        zh_CN:
          '客人在穿大衣，你在数杯子、关灯、把剩菜装进盒子。时上正财，顾家守成的那颗星，站在最后一柱，坐不到散席的人看不见。小辈从你手里拿到的都是实物：一双鞋，一本书，一笔学费。话没有几句，要过好些年才有人拆得出来。',
        en_US:
          'While the guests look for their coats, you’re counting glasses and boxing up the leftovers. Direct wealth, which keeps a household, stands in your last pillar, and whoever leaves early misses it. What the young get from you can be held in the hand: shoes, a book, a fee paid. No speech comes with it. It may take them years to unwrap the rest.',
      },
      {
        id: 'outer.hour.qisha',
        because: ['god:hour=qisha', 'age>=16'],
        says: ['stop=hard'],
        zh_CN:
          '一桌人还在笑，你已经在问明天几点。时干是催人的七杀，压在最后一格，老朋友打趣说你收工比开工还凶，小辈见你先把作业拿出来。处得越久越见你严，严得最多的是自己。',
        en_US:
          'The table is still laughing when you ask what time tomorrow. Seven killings, pressure late in the day, sits in your last slot. Old friends joke that you’re fiercer off duty than on; children of the house get their homework out when they hear the key. The longer people know you, the stricter you turn out to be, with yourself above all.',
      },
      {
        id: 'outer.hour.zhengguan',
        because: ['god:hour=zhengguan', 'age>=16'],
        says: ['outer.evening=stays'],
        zh_CN:
          '玩到深夜，还记得叫车、记得谁明早要赶飞机的人是你。时上正官，守时守信的那颗星，站在末尾，交情越深越看得见。小辈说起你，先说几点钟必须到家。规矩是你疼人的办法，可惜听着还是规矩。',
        en_US:
          'Late in the evening somebody remembers the cab and who has an early flight, and it’s you. The Direct officer, who keeps time and keeps word, stands on the hour, so it shows more the longer one knows you. Ask the young ones and they start with the curfew. Rules are how you look after people. To the people, unfortunately, they sound like rules.',
      },
      {
        id: 'outer.hour.pianyin',
        because: ['god:hour=pianyin'],
        says: ['alone=needed', 'outer.evening=leaves'],
        zh_CN:
          '热闹到一半你就不在桌边了，最后在阳台或厨房被人找到。时干偏印，爱静、爱冷门的那颗星，要坐久了才显出来；这时候有人问起一件偏事，你能讲到末班车。不辞而别容易让主人多心，走之前跟一个人说一声就够。',
        en_US:
          'Halfway through the party you’re gone from the table, and somebody finds you on the balcony. The Indirect seal, fond of quiet and of odd corners of knowledge, comes last in your pillars and takes a while to show. Ask you about one of those corners at eleven and you’ll talk until the last train. When you slip out, tell one person. One is enough.',
      },
      {
        id: 'outer.hour.zhengyin',
        because: ['god:hour=zhengyin'],
        says: ['work=care', 'outer.evening=stays'],
        zh_CN:
          '夜深了，睡不着的人给你发消息。时上的正印收留人、安顿人，像楼道尽头亮着的灯，小辈在外头受了气，先想到你这里。你听得进，也留得住人，往后挪的是自己那一觉。定一个静音的钟点，急事让人打电话。',
        en_US:
          'After eleven, people who can’t sleep write to you. The Direct seal, which takes people in and settles them, stands on your last pillar like the lamp at the end of a corridor, and a young person who’s been treated badly thinks of it first. You listen well and nobody is sent off. What gets sent off is your sleep. Set an hour for silence; real trouble can ring.',
      },
    ],
  },
  {
    id: 'outer-missing',
    card: 'outer',
    role: { section: 'face' },
    paragraphs: [
      // Three families missing
      {
        id: 'outer.missing.output-wealth-officer',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:no-officer', 'stems:resource', 'stems:peer'],
        says: ['readable=no', 'outer.voice=unheard'],
        zh_CN:
          '大家凑钱给你买礼物，群里商量两天，最后买了茶叶。你爱什么、手头宽不宽、听谁的话，这三样天干上都没有字，露面的不出同辈和靠山两路⟨（食伤、财、官杀都不透）⟩。人家看得出你身边有人，看不出你要什么。每年自己说一个小愿望，省得别人猜。',
        en_US:
          'Your friends pooled money for a present, discussed it for two days and bought tea. What you enjoy, what you can afford, whom you obey: no stem of yours says. Only your own kind and those who back you can show there ⟨ (output, wealth and officers not revealed)⟩. People can see that you’re not alone and can’t see what you want. Name one small wish a year, out loud.',
      },
      {
        id: 'outer.missing.output-wealth-resource',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:no-resource', 'stems:officer', 'stems:peer'],
        says: ['readable=no', 'outer.voice=unheard'],
        zh_CN:
          '问到“平时喜欢做什么”，场面会停一拍。天干上能看见的，只有同辈和管着你的人两路⟨（食伤、财、印都不透）⟩，爱好、家底、师承三样一个字没露，旁人当你是刚从队列里走出来的：守时，服从，没有私事。真有私事那天，没人问一声，因为没人想得到。',
        en_US:
          'Ask about your hobbies and the conversation misses a beat. All that can show in your stems is equals and the people over you ⟨ (output, wealth and resource not revealed)⟩. Pleasures, means, teachers: not a character. You look like someone who just stepped out of a parade line, on time and without a private life. On the day you have one, nobody asks, since it hasn’t crossed anyone’s mind.',
      },
      {
        id: 'outer.missing.output-officer-resource',
        because: ['stems:no-output', 'stems:no-officer', 'stems:no-resource', 'stems:wealth', 'stems:peer', 'age>=16'],
        says: ['readable=no', 'outer.voice=unheard'],
        zh_CN:
          '“你们那伙人最近在忙什么”，熟人见面问的是这一句。天干上只摆得出同辈和要经手的事⟨（食伤、官杀、印都不透）⟩，心里的话、服气的人、读过的书，外头一概看不到。生意人爱找你，因为像个痛快的；要托付长远事的人会犹豫，因为看不出谁教过你。',
        en_US:
          '“What are you people up to these days?” is how acquaintances greet you, in the plural. Companions and business in hand are all your stems can show ⟨ (output, officers and resource not revealed)⟩; your opinions, whoever you look up to, the books behind you stay out of sight. Anyone with a quick deal likes that. Anyone with a slow one hesitates, because there’s no telling who taught you.',
      },
      {
        id: 'outer.missing.wealth-officer-resource',
        because: ['stems:no-wealth', 'stems:no-officer', 'stems:no-resource', 'stems:output', 'stems:peer'],
        says: ['readable=no'],
        zh_CN:
          '人家总以为你正放暑假。天干上只见得到玩伴和你说出来、做出来的东西⟨（财、官杀、印都不透）⟩，欠着多少账、怕着哪个人、靠着哪座山，一样也看不出来。于是你说“这阵子很紧”，听的人笑着点头，没当真。真紧的时候，给一个日期和一个数目，比语气管用。',
        en_US:
          'You always look to be on summer vacation. Playmates, and whatever you say and make, are all that can be seen in your stems ⟨ (wealth, officers and resource not revealed)⟩. Debts, dread of a certain person, somebody to fall back on: none of it reads. Tell people that things are tight and they smile. When it’s true, give them a date and a number.',
      },
      {
        id: 'outer.missing.output-resource-peer',
        because: ['stems:no-output', 'stems:no-resource', 'stems:no-peer', 'stems:wealth', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['readable=no', 'outer.voice=unheard'],
        zh_CN:
          '在窗口排队，身后的人会把你当成工作人员来问路。外人只看得见你经手的事和管你的人⟨（食伤、印、同类都不透）⟩；说笑、疼你的人、同伙，三样都不在天干上，一张脸从早到晚在办公。没人约你吃饭，怕打扰你值班。',
        en_US:
          'Stand in line anywhere and someone behind you asks which form to fill out. Things to handle and people to answer to are all your stems can show ⟨ (output, resource and peers not revealed)⟩. Jokes, whoever looks after you, a crowd of your own: none of the three is on display, and your face keeps office hours. People don’t ask you to dinner, for fear of interrupting the shift.',
      },
      {
        id: 'outer.missing.wealth-officer-peer',
        because: ['stems:no-wealth', 'stems:no-officer', 'stems:no-peer', 'stems:output', 'stems:resource', 'age>=16', 'age<=74'],
        says: ['readable=no'],
        zh_CN:
          '谈报酬的时候，对方先问一句“这个你会介意吗”。天干上只露得出学问和手艺两路⟨（财、官杀、同类都不透）⟩，钱、上司、同伙都不见，人家便当你活在书桌上，不食烟火，也不会还价。便宜的活找你，正是这个缘故。价钱写在作品旁边，别等人问。',
        en_US:
          '“Would you mind if we talked about a fee?” they ask, as if it might hurt. Only learning and what you make of it can show in your stems ⟨ (wealth, officers and peers not revealed)⟩. No money, no boss, no gang: they picture someone who lives at a desk on tea. That’s why the badly paid jobs find you. Put the price next to the work before anyone has to ask.',
      },
      {
        id: 'outer.missing.officer-resource-peer',
        because: ['stems:no-officer', 'stems:no-resource', 'stems:no-peer', 'stems:output', 'stems:wealth', 'age>=16', 'age<=74'],
        says: ['readable=no'],
        zh_CN:
          '像一个人守着的摊子：东西摆得好看，价钱也标了，就是看不出谁供货，谁管着，收摊后跟谁吃饭。天干上只露得出做的和挣的⟨（官杀、印、同类都不透）⟩，旁人以为你不归谁管，也没有后台，压价压得理直气壮。',
        en_US:
          'Picture a stall kept by one person: the goods look good, the prices are up, and there’s no telling who supplies it, who inspects it, or whom the owner eats with after closing. Making and earning are all your stems can show ⟨ (officers, resource and peers not revealed)⟩. Customers conclude that nobody stands behind you, and haggle with a clear conscience.',
      },
      {
        id: 'outer.missing.output-wealth-peer',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:no-peer', 'stems:officer', 'stems:resource', 'age>=16', 'age<=74'],
        says: ['readable=no', 'outer.voice=unheard'],
        zh_CN:
          '合影里你总像替单位站着的那一位。管你的和教你的，天干上只露得出这两路⟨（食伤、财、同类都不透）⟩，自己的话、自己的钱、自己的朋友，统统不在外面。找你办事的人问“你们怎么规定”，少有人问“你怎么想”。',
        en_US:
          'In group photos you seem to be standing there on behalf of an institution. Those who rule you and those who taught you are all your stems can show ⟨ (output, wealth and peers not revealed)⟩; your own talk, money and friends are indoors. So people ask what the policy is, and seldom what you think of it.',
      },
      {
        id: 'outer.missing.output-officer-peer',
        because: ['stems:no-output', 'stems:no-officer', 'stems:no-peer', 'stems:wealth', 'stems:resource', 'age>=16'],
        says: ['readable=no', 'outer.voice=unheard'],
        zh_CN:
          '房东、中介、推销的，见了你都格外客气。东西和靠山，天干上只露得出这两样⟨（食伤、官杀、同类都不透）⟩，想法、顾忌、同伙都看不见，外人便拿你当一户殷实人家的代表，先夸窗帘，再递合同。你不出声，人家就当你同意。不同意的时候，当场说一个“不”字。',
        en_US:
          'Landlords, agents, people with brochures: all of them are unusually polite to you. Possessions and protection are what your stems can show ⟨ (output, officers and peers not revealed)⟩, with opinions, fears and friends left blank, so you pass for the envoy of a comfortable house. They praise the curtains and hand over the contract. Silence gets read as a yes. If it’s no, say no in the room.',
      },
      {
        id: 'outer.missing.wealth-resource-peer',
        because: ['stems:no-wealth', 'stems:no-resource', 'stems:no-peer', 'stems:output', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['readable=no'],
        zh_CN:
          '旁人见你的样子，像看值班的播音员：说得清楚，准点开口，准点收声。话和规矩，天干上只露得出这两路⟨（财、印、同类都不透）⟩，家里怎么样、累了靠谁、下班跟谁走，听的人从没想过。话筒一关，他们当你也关了。',
        en_US:
          'To other people you’re like the announcer on duty: clear, on the hour, then off the air. Speech and rules are all that can show in your stems ⟨ (wealth, resource and peers not revealed)⟩. How things are at home, whom you lean on, whom you leave with: listeners have never wondered. They assume you stop when the microphone does.',
      },
      // Exactly two families missing: three shown, one stem each
      {
        id: 'outer.missing.only-output-wealth',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:officer', 'stems:resource', 'stems:peer', 'age>=16', 'age<=74'],
        says: ['outer.voice=unheard'],
        zh_CN:
          '上司、老师、同学，三方都能给你写推荐信，写得都好，也都差不多：负责，好学，合群。天干上这三路各露一个字，缺的是财和食伤，也就是过日子与说真话的那两样。周末做什么，月底剩多少，三位推荐人一个也不知道，也没觉得该知道。',
        en_US:
          'A boss, a teacher and a classmate could each write you a reference, and the three letters would agree: conscientious, willing to learn, gets along. One stem apiece speaks for them. What’s missing is wealth and output, the part that spends and the part that talks. None of the three knows what you do on a Sunday, or has wondered.',
      },
      {
        id: 'outer.missing.only-output-officer',
        because: ['stems:no-output', 'stems:no-officer', 'stems:wealth', 'stems:resource', 'stems:peer'],
        says: ['outer.voice=unheard'],
        zh_CN:
          '举手表决，你那一票最难猜。旁人看得见你的家底、你的书架、你的朋友，天干上这三样齐全；看不见的是你的主张，和你究竟听谁的⟨（食伤官杀不透）⟩。几边的人都当你站在自己这边。事情到了要表态的时候，早半天说，少得罪一半人。',
        en_US:
          'On a show of hands, yours is the vote nobody can predict. Your means, your bookshelf and your friends are all on view, one stem for each. What isn’t is your opinion, or whom you take orders from ⟨ (output and officers not revealed)⟩. So every side counts you as its own. When you do have to declare, declare half a day early and offend half as many.',
      },
      {
        id: 'outer.missing.only-output-resource',
        because: ['stems:no-output', 'stems:no-resource', 'stems:wealth', 'stems:officer', 'stems:peer', 'age>=16', 'age<=74'],
        says: ['outer.voice=unheard'],
        zh_CN:
          '“这人不用睡觉的吧”，背后有人这么说你。天干上露着的是活计、上头和一伙人，三样都往外拉；歇口气的食伤、养人的印，一样没露。别人递事情过来很顺手，递水的想不到。累了写在脸上也没用，你的脸上没有这一栏。',
        en_US:
          '“Does that one ever sleep?” people say when you’ve left. Your stems show work to handle, somebody over you and a crowd, all three of which pull outward; play and rest, the output and resource of a chart, aren’t on display. So people hand you things. It doesn’t occur to them to hand you a glass of water. Your face has no column for tired.',
      },
      {
        id: 'outer.missing.only-output-peer',
        because: ['stems:no-output', 'stems:no-peer', 'stems:wealth', 'stems:officer', 'stems:resource', 'age>=16', 'age<=74'],
        says: ['outer.voice=unheard'],
        zh_CN:
          '从外头看，你像一份盖齐了章的档案：财、官、印一样一个字，薪水、职务、学历都对得上。没露的是自己的声音和自己的伙伴，所以人人放心用你，少有人想起逗你。档案是不会被约去看电影的。',
        en_US:
          'Seen from outside you’re a file with every stamp on it. Wealth, officer and seal each take one stem: the pay, the post and the diploma all check out. What isn’t in the file is a voice of your own and anyone to share a joke with. People rely on you and never think of teasing you. Nobody takes a file to the movies.',
      },
      {
        id: 'outer.missing.only-wealth-officer',
        because: ['stems:no-wealth', 'stems:no-officer', 'stems:output', 'stems:resource', 'stems:peer', 'age>=16', 'age<=74'],
        zh_CN:
          '你的天干像一间学生宿舍：有书，有话，有室友，食伤、印、同类各占一个字，独独没有价钱和期限⟨（财官不透）⟩。所以人家跟你聊到天亮，聊完去找别人签合同，那人会的并不比你多。',
        en_US:
          'Your stems read like a dorm room: books, talk, a roommate, one stem each for resource, output and peers. There’s no price in it and no deadline ⟨ (wealth and officer not revealed)⟩. People will talk with you till daylight and then go sign with someone else, who knows no more than you do.',
      },
      {
        id: 'outer.missing.only-wealth-resource',
        because: ['stems:no-wealth', 'stems:no-resource', 'stems:output', 'stems:officer', 'stems:peer'],
        zh_CN:
          '嗓门、章程、同伴，你样样露在外头，像一位领队：旗子举着，几点集合说得清，后面跟着一串人。没露的是财和印，谁也不知道这一路的盘缠谁出，你自己的饭在哪儿吃。跟在后面的人以为领队是不会饿的。',
        en_US:
          'A voice, a set of rules and companions are all on view in your stems, one of each: the tour leader with the flag. What doesn’t show is who pays for the trip and when the leader eats, since wealth and resource aren’t revealed. Those walking behind suppose that leaders don’t get hungry.',
      },
      {
        id: 'outer.missing.only-wealth-peer',
        because: ['stems:no-wealth', 'stems:no-peer', 'stems:output', 'stems:officer', 'stems:resource', 'age>=16'],
        zh_CN:
          '不管在哪儿，人家总觉得你面前有一张讲台。学过的、讲出来的、要守的，三路天干各露一个字，听的人自动坐成排。财和同类没有露，底下的人想不到你也要付房租，也缺个一起骂天气的人。',
        en_US:
          'Wherever you stand, people see a lectern. One stem each for what you learned, what you say and what has to be kept, and the room sorts itself into rows. Wealth and peers don’t show, so it crosses nobody’s mind that you pay rent, or would like company while complaining about the weather.',
      },
      {
        id: 'outer.missing.only-officer-resource',
        because: ['stems:no-officer', 'stems:no-resource', 'stems:output', 'stems:wealth', 'stems:peer'],
        zh_CN:
          '夜市里卖得最热闹的那一摊，差不多就是你给人的印象：吆喝、进出的钱、一帮朋友，天干上三样都亮着灯。管你的和养你的都没有露，于是没人先来请示，也没人问你吃过没有。遇到大事，人家先去敲别的门，因为看不见你身后的字号。',
        en_US:
          'Think of the loudest stall at a night market: patter, cash and friends, each with a stem of its own and a lamp over it. That’s roughly how you come across. Nobody who governs you and nobody who feeds you is on view, so people neither ask permission nor ask if you’ve eaten. With anything serious they knock elsewhere first, because no name is painted behind you.',
      },
      {
        id: 'outer.missing.only-officer-peer',
        because: ['stems:no-officer', 'stems:no-peer', 'stems:output', 'stems:wealth', 'stems:resource', 'age>=16', 'age<=74'],
        zh_CN:
          '介绍你的人总要顿一下，找不到合适的头衔。天干上有学问、有手艺、有进项，一样一个字，从学到做到卖，你一个人连成一条线；官杀和同类都没露，看不出归哪个单位，也看不出跟谁一伙。自己备好一句介绍，十二个字以内，别让人替你编。',
        en_US:
          'Whoever introduces you pauses, hunting for the title. Learning, making and earning hold one stem each, a whole workshop in one person. Officers and peers don’t show, so it can’t be told what outfit you belong to, or which side. Prepare your own introduction, ten words at most. Otherwise other people will write it, and it will be a shrug.',
      },
      {
        id: 'outer.missing.only-resource-peer',
        because: ['stems:no-resource', 'stems:no-peer', 'stems:output', 'stems:wealth', 'stems:officer', 'age>=16', 'age<=74'],
        zh_CN:
          '出差回来的那种人，你看着就像：话带到了，账结清了，还赶着去交差。食伤、财、官杀各露一个字，样样朝外；印和同类不露，所以没人看得出你累了去哪儿歇，委屈了找谁说。拖着箱子的人，别人总当你马上要走，约都不约。',
        en_US:
          'You look like someone just back from a business trip: message delivered, bill settled, one more report to turn in. Output, wealth and officer have a stem each and all face outward. Resource and peers don’t show, so nobody can tell where you go to rest, or to whom you complain. People see the suitcase, assume that you’re leaving again, and don’t ask.',
      },
    ],
  },
  {
    id: 'outer-repeat',
    card: 'outer',
    role: { section: 'face' },
    paragraphs: [
      {
        id: 'outer.repeat.one-element',
        because: ['stems:one-element'],
        says: ['first-impression=uniform'],
        zh_CN:
          '十个人形容你，用的是同一个词，像事先对过。露在外头的几个字全是同一种⟨（天干一气）⟩，别的颜色都收在地支里。好认，也好误会：人家照着那一个词待你，多年不改；你变了主意、换了脾气，从外头看不出来。',
        en_US:
          'Ten people describing you will use the same word, as though they’d rehearsed. Every stem you show is of one element ⟨ (one element throughout the stems)⟩, and whatever other colors there are stay down in the branches. It makes you easy to recognize and easy to mistake. They’ll treat you by that word for years, through changes of mind that nobody could see.',
      },
      {
        id: 'outer.repeat.two-output',
        because: ['stems:two-elements', 'stems:output'],
        zh_CN:
          '看你像看一口开着的井：桶下去，水上来，中间没有别的手续。露面的字只有两样，你自己和你说的、做的⟨（我生食伤）⟩。有什么给什么，问一答三，朋友喜欢。大家只记得水，忘了井也要一夜才蓄得满。',
        en_US:
          'Like an open well, you take no paperwork: the bucket goes down and comes up full. Your stems show two elements only, yourself and what comes out of you ⟨ (self and output)⟩. Ask you one thing and there are three answers, and your friends like that. They remember the water. They forget that a well takes all night to fill.',
      },
      {
        id: 'outer.repeat.two-wealth',
        because: ['stems:two-elements', 'stems:wealth'],
        zh_CN:
          '跟你打交道，人家两句话就听明白了：这是你的，这是要办的。天干只露两样，你自己和归你管的事⟨（我与财）⟩，中间少一道转手，所以显得实在，也显得急。货没看就先问价的人，旁人会当你只认数目。开口前先夸一句东西。',
        en_US:
          'Two sentences in, people have your measure: this is me, this is the thing to be done. The stems show two elements, yourself and whatever is yours to manage ⟨ (self and wealth)⟩, with nothing in between to soften the handover. It looks honest and it looks hasty. Someone who asks the price before picking the thing up gets taken for a counter of coins. Admire it first.',
      },
      {
        id: 'outer.repeat.two-officer',
        because: ['stems:two-elements', 'stems:officer'],
        zh_CN:
          '别人眼里，你身边总站着一位看不见的监考。天干上只有两样，一样是你，一样是管你的⟨（我与官杀）⟩，没有说笑的字，没有缓和的字。人家服你守得住，也不敢在你面前偷懒。其实监考看的是你，不看他们。他们不知道，你也没说过。',
        en_US:
          'An invisible proctor seems to follow you about. Two elements show in your stems, you and what governs you ⟨ (self and officers)⟩, with no joke and no cushion between them. People respect it and stop slouching when you come in. The proctor is there for you and has never once looked at them. You haven’t told them.',
      },
      {
        id: 'outer.repeat.two-resource',
        because: ['stems:two-elements', 'stems:resource'],
        zh_CN:
          '人家猜你背后有人。天干只露两样，你自己和养着你的那一路⟨（我与印）⟩，像出门总有家里给备好的饭盒，从不见你慌。旁人有的羡慕，有的等着看你离了饭盒怎么办。要堵住后一种嘴，挑一件事从头到尾自己做，做完再告诉家里。',
        en_US:
          'People assume that someone is behind you. The stems show two elements, yourself and whatever feeds you ⟨ (self and resource)⟩, like a child who arrives each day with a packed lunch and never looks worried. Some envy it. Others are waiting for the day without the lunch. Pick one job, do it alone from end to end, and only then tell the people at home.',
      },
      {
        id: 'outer.repeat.four-elements',
        because: ['stems:four-elements'],
        says: ['first-impression=hidden'],
        zh_CN:
          '三个认识你的人聊起你，聊了半天才发现说的是同一个。你露在外头的四个字，一字一样，没有两个是一路；谁站在哪一面，就看见哪一种颜色。你到哪儿都能接上话，也常被问“你到底算哪一边的”。',
        en_US:
          'Three of your acquaintances may talk about you for a while before they notice it’s the same person. Your four stems are of four different elements, and each visitor sees the color of the wall they walked up to. You can join in anywhere. You’re also asked, more than most, which side you’re on.',
      },
      {
        id: 'outer.repeat.all-yang',
        because: ['stems:all-yang'],
        says: ['help=does-not-ask'],
        zh_CN:
          '你露在外头的字个个是阳⟨（天干纯阳）⟩，像一间四面都朝南的屋子，亮堂，没有一角背阴。旁人见你说话带着动作，做事在明处，就以为你没有难处。难处有，只是找不到一间暗房来放，也没练过怎么开口借。',
        en_US:
          'Every stem you show is yang ⟨ (stems all yang)⟩, a house with south windows on all four sides and no dim corner. People see you act in the open, hear you coming, and take it that you have no troubles. The troubles are there; they just have nowhere to be put down, and borrowing is something you never practiced.',
      },
      {
        id: 'outer.repeat.all-yin',
        because: ['stems:all-yin'],
        says: ['conflict=goes-round'],
        zh_CN:
          '你走进一间屋子，门不响。天干几个字个个是阴⟨（天干纯阴）⟩，外人看见的是轻手轻脚、留三分余地的样子，拿不准你听没听见，答没答应。绕过一场争吵，你比谁都会；绕到后来，人家连你不愿意也不知道，还谢谢你的好意。',
        en_US:
          'When you enter a room the door makes no sound. Every stem you show is yin ⟨ (stems all yin)⟩. What people see is light-footed, with something always held back, and they can’t be sure whether you heard or agreed. You can walk around a quarrel better than anyone. Walk around enough of them and nobody knows that you minded. Some even thank you.',
      },
      {
        id: 'outer.repeat.jia',
        because: ['stems:jia>=2', 'stems:jia<=2'],
        says: ['memory=long'],
        zh_CN:
          '校门口对着长的两棵大树，就是你给人的样子：天干上露着两个甲，老远认得，走近了没有弯可拐。人家托你主持公道，因为知道你站得直；得罪你的那一斧，别人早忘了，树上还留着疤。过去的事，请当事人来看一眼疤，看完就算结案。',
        en_US:
          'Two tall trees facing each other across a school gate: that’s how you look, with Jia twice in your stems. You can be recognized from down the street, and there’s no bend in the trunk. People ask you to umpire because you stand straight. Whoever swung the axe has forgotten it. The tree hasn’t. Show the scar once to whoever made it, and close the case.',
      },
      {
        id: 'outer.repeat.yi',
        because: ['stems:yi>=2', 'stems:yi<=2'],
        says: ['conflict=goes-round'],
        zh_CN:
          '你点头的样子，人家当成答应。天干上两根藤，两个乙，看着软，遇墙不撞，沿着边就过去了；等别人发现，你已经在墙那头开了花。好处是少吵架，代价是有人说你当面一套。点头之前加半句：“我先听着，定了再说。”',
        en_US:
          'Your nod gets counted as a yes. With Yi twice in your stems you’re two vines on a wall: no collision, a little feeling along the edge, and by the time anyone looks you’re in bloom on the far side. It saves quarrels. It has also caused people to say that you agreed and then did otherwise. Put half a sentence before the nod: “I’m still listening.”',
      },
      {
        id: 'outer.repeat.bing',
        because: ['stems:bing>=2', 'stems:bing<=2'],
        says: ['readable=yes'],
        zh_CN:
          '天上挂两个太阳，底下的人都晒得到，也都没处躲。你天干露着两个丙，高兴和不高兴隔着一条走廊就看得见，对谁都一样热。想跟你亲近的人有个小小的不满：分不清自己算不算特别的一个。',
        en_US:
          'With Bing twice in the stems there are two suns up, and everyone below gets warm and nobody gets shade. Your mood can be read from the far end of a corridor. You’re equally hot with all comers, and those who’d like to be close have one small complaint: they can’t tell if they’re special.',
      },
      {
        id: 'outer.repeat.ding',
        because: ['stems:ding>=2', 'stems:ding<=2'],
        says: ['first-impression=warm'],
        zh_CN:
          '坐到你身边的人才知道你暖。两个丁是两盏灯，光圈不大，圈里的人看得清眉眼，一步之外就暗下来。饭桌上你总是跟左右两位说得投机，对面那位回家说，你今晚好像不大高兴。',
        en_US:
          'Only those seated next to you find out how warm it is. Ding twice in the stems is two lamps: inside the circle every face is clear, and one step beyond it’s dark. At dinner you get along famously with left and right, while the person opposite goes home and says you seemed out of sorts.',
      },
      {
        id: 'outer.repeat.wu',
        because: ['stems:wu>=2', 'stems:wu<=2'],
        says: ['trust=given'],
        zh_CN:
          '搬家暂存的箱子、出远门托养的花，最后都到了你家。天干两个戊，像门前并排两座山，看着搬不动，人家就把怕丢的东西靠在山脚下。靠久了，箱子落了灰，主人也没来取。山不催人，人也就不急。',
        en_US:
          'Boxes between two apartments, plants whose owners are abroad: they end up at your place. Wu twice in the stems makes two mountains side by side, so plainly immovable that people leave at the foot of them whatever they’re afraid to lose. Then they’re slow to fetch it. A mountain doesn’t send reminders.',
      },
      {
        id: 'outer.repeat.ji',
        because: ['stems:ji>=2', 'stems:ji<=2'],
        zh_CN:
          '谁有事都爱往你这儿种。天干两个己，两块翻好的菜地摆在路边，低低的，谁蹲下来都够得着，随手就撒一把种子：帮看个孩子，替跑个腿，听一段没完的委屈。地是好地，踩的人多了会板结，到那时大家又奇怪，这块地怎么也有硬的一天。',
        en_US:
          'Everybody plants things in you. Ji twice in the stems is two beds of dug soil by the road, low enough for anyone to reach. They all toss in a seed: watch the kid, run the errand, hear the rest of the story. It’s good ground. Walked on by everyone, it packs down hard, and then they wonder what’s come over you.',
      },
      {
        id: 'outer.repeat.geng',
        because: ['stems:geng>=2', 'stems:geng<=2'],
        says: ['decides=fast'],
        zh_CN:
          '两个庚露在天干上，像铁匠铺里的锤和砧，碰一下，整条街听见。有人拿不定主意，会绕路来问你，图的就是那一声响；心里正难受的人，看见你就改走对面。事情断完，锤子别还举着，问一句对方现在怎么样。',
        en_US:
          'Geng twice in the stems is a hammer and its anvil, and one touch is heard down the block. People who can’t make up their minds will go out of their way to ask you, for the sake of the clang. People whose hearts are still sore cross the street. After the verdict, put the hammer down and ask how they are.',
      },
      {
        id: 'outer.repeat.xin',
        because: ['stems:xin>=2', 'stems:xin<=2'],
        says: ['detail=fine'],
        zh_CN:
          '去见你之前，人会先理一下衣领。天干上两个辛，像柜台里并排的两件首饰，光洁，隔着一层玻璃，让人觉得自己袖口有灰。你并没有挑剔谁，只是眼睛看得见划痕，脸上停了半秒。先指给人家看自己身上的一道，气氛就松了。',
        en_US:
          'People check their collars before they go to see you. Xin twice in the stems is two pieces in a jeweler’s case, very clean, under glass, and it makes visitors notice their cuffs. You haven’t criticized anyone. Your eye found the scratch and rested there half a second too long. Point out one of your own first.',
      },
      {
        id: 'outer.repeat.ren',
        because: ['stems:ren>=2', 'stems:ren<=2'],
        says: ['place=moves'],
        zh_CN:
          '加过你的人比见过你的人多。两个壬是两条江，天干上并着流，今天在这个码头，下周换了对岸，消息回得飞快，人却约不到。沿江都有你的熟人，哪一处的椅子也没坐暖。',
        en_US:
          'More people have your number than have seen your face. Ren twice in the stems is two rivers running side by side: at this dock today, across the water next week, quick to answer and hard to book. You’re known all along the bank and a regular nowhere.',
      },
      {
        id: 'outer.repeat.gui',
        because: ['stems:gui>=2', 'stems:gui<=2', 'age>=16', 'age<=74'],
        says: ['first-impression=hidden'],
        zh_CN:
          '散会以后，有人回头问：“刚才你也在？”天干两个癸，两场细雨，来时没有声响，可谁说了什么、谁脸色变了，你都接在心里。过后人家发现事情悄悄好转，不晓得谢谁。下一回坐到前排，头十分钟说一句话，说什么都行。',
        en_US:
          'After the meeting someone turns and says, “Were you there?” Gui twice in the stems is two fine rains that arrive without a sound. You took in who said what, and whose face changed. Later on things are quietly better, and nobody knows whom to thank. Next time, sit in front and say one sentence in the first ten minutes. Any sentence.',
      },
    ],
  },
]
