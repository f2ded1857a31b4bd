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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '外人头一眼就把你当自己人。你盘里朝外的那一格，站着跟你同一种料的一样⟨（年干比肩）⟩，所以生人跟你省了寒暄，三句话就谈到正题。坏处是没人想到要敬你三分：资历你不提，人家也不问；有便宜想到跟你分，有难处也想到找你。处得久了，这一层倒成了长处，两边都没有架子要放下来。',
        en_US:
          'Strangers take you for one of their own on sight. The part of your chart that faces the outside world holds your own kind ⟨(Friend in the year)⟩, so people skip the small talk and get to the point. The drawback is that nobody thinks to look up to you. If you don’t mention your experience, no one asks, and both bargains and troubles are brought to you on equal terms. Over time it becomes an advantage, since neither side has a pose to drop.',
      },
      {
        id: 'outer.year.jiecai',
        because: ['god:year=jiecai'],
        says: ['company=many'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '别人认识你，常是从认识你那一群人开始的：谁的表亲，谁的同学，谁带来的那位。你朝外的那一面爱往人堆里站⟨（年干劫财）⟩，先看见一帮人，再看见你。名声有一半是朋友替你挣的，另一半是替朋友背的。这也是你的本钱：你一个人敲不开的门，总有一个熟人开得了。要说清楚的只有一件事，哪句话是你说的，哪句是他们说的。平常没人在意，出了岔子，人家只记得那一群里最先认识的那张脸，而那张脸多半是你。',
        en_US:
          'People usually meet your crowd before they meet you: you’re somebody’s cousin, somebody’s classmate, the one a friend brought along. The side of you that faces outward likes company ⟨(Rival in the year)⟩. Half of your reputation was earned for you by friends, and the other half is their doing, too. It’s an asset, too: a door that won’t open to you opens to someone you know. Only one thing has to be kept clear, namely which words were yours and which were theirs. Nobody minds on ordinary days. When something goes wrong, people remember the first face they knew in the group, and that’s usually yours.',
      },
      {
        id: 'outer.year.shishen',
        because: ['god:year=shishen', 'age>=16', 'age<=74'],
        says: ['first-impression=warm'],
        form: ['statement'],
        zh_CN:
          '你在场，别人不会坐直。给外人看的那一面是吃喝和自在⟨（年干食神）⟩，人家便推想你家饭桌上没人挨骂，话也敢说，忙也敢求。这份松快替你开了许多门，也让人以为你从不赶时间：几个期限要挪，先挪的是你那个。真到急的时候，你说一遍他们当是客气，说第二遍才信。',
        en_US:
          'Nobody sits up straight on your account. The side of you that strangers see is food, talk and ease ⟨(Eating god in the year)⟩, and they picture a childhood table where no one was scolded. They speak freely and ask favors early. It opens a good many doors. It also gives people the idea that you’re never in a hurry, so when a deadline has to move, it’s yours. Say it’s urgent once and they take it for manners. Say it twice and they believe you.',
      },
      {
        id: 'outer.year.shangguan',
        because: ['god:year=shangguan', 'age>=16', 'age<=74'],
        says: ['speech=sharp'],
        form: ['scene'],
        zh_CN:
          '落座三分钟，你已经挑出菜单上的一个错字，还把满桌逗笑了。你最外面那一层是快嘴⟨（年干伤官）⟩。记住你的人分两拨，一拨记得那句俏皮话，一拨记得俏皮话说的是自己。其实你对熟人宽得多，刺话也是对不熟的人先出口，因为那时候你还在找这桌人的底线。知道了底线，你反而收得住。所以第一面得罪的人，常常是第二面最护你的人，只要还有第二面。',
        en_US:
          'Three minutes after sitting down you’ve found the typo on the menu and the table is laughing. Your outermost layer is a quick tongue ⟨(Hurting officer in the year)⟩. Two kinds of people remember meeting you: those who kept the joke, and the one it was about. You’re much kinder to people you know. The barbs go to strangers, because that’s when you’re still feeling for the limits of the company. Once you’ve found them you can hold back. So the one you offended at the first meeting is often the one who defends you after the second, provided there’s a second.',
      },
      {
        id: 'outer.year.piancai',
        because: ['god:year=piancai', 'age>=16'],
        says: ['money.seen=yes'],
        form: [],
        zh_CN:
          '生人容易高看你一层：以为你门路多、手头宽、认识某某。你最招眼的那一格挂着活络的钱和机会⟨（年干偏财）⟩，像门口挂了一串钥匙。来打听的、来借的、来拉你一起做的，都比别人早到；真要付钱的时候，账单也先递给你。这个印象澄清不了，只能定个尺度：哪些忙随手帮，哪些先问清楚。',
        en_US:
          'People rate you a little too high at first sight. They think you know everyone, have money to spare and could make a call for them. The most visible spot in your chart holds money and openings on the move ⟨(Indirect wealth in the year)⟩. So those who want advice, a loan or a partner reach you before they reach anybody else, and at the end the check does, too. You can’t correct the impression. You can decide which favors you do on the spot, and which ones you ask about first.',
      },
      {
        id: 'outer.year.zhengcai',
        because: ['god:year=zhengcai'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '“可靠”两个字，别人很早就用在你身上，“有点闷”三个字也来得早，说的是同一张脸。你朝外的一面是一点一点攒起来的家底⟨（年干正财）⟩，东西借了按期还，说好几点就是几点。',
        en_US:
          'People call you reliable within the hour, and a little dull soon after, and they mean the same thing. What you show to the outside is the habit of earning things bit by bit ⟨(Direct wealth in the year)⟩. What you borrow comes back on time, and when you say seven it’s seven.',
      },
      {
        id: 'outer.year.qisha',
        because: ['god:year=qisha'],
        says: ['first-impression=cool'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '生人在你面前会把话说短。你朝外的那一格露着逼人做决定的劲⟨（年干七杀）⟩，旁人猜你家教严、脾气大，坐下先收起手机。其实你待人没有那么紧，熟了的都知道，只是他们当初也等了一阵。头一面想留住谁，先开口的得是你。',
        en_US:
          'Strangers keep their sentences short around you. The side of your chart that faces them shows the pressure that makes people decide ⟨(Seven killings in the year)⟩, so they guess at strict parents and a temper, and put their phones away. You’re easier than that, as your friends know, though they took a while to find out. If you want a newcomer to stay, the first word has to be yours.',
      },
      {
        id: 'outer.year.zhengguan',
        because: ['god:year=zhengguan', 'age>=16'],
        says: ['first-impression=cool'],
        form: ['statement'],
        zh_CN:
          '你看上去守规矩、有来历，表格还没填完，窗口里的人已经客气起来⟨（年干正官）⟩。办手续因此最快，交朋友慢些：人家要等你先破一个小例。',
        en_US:
          'You look like someone who keeps the rules and comes from somewhere, and clerks turn polite before the form is filled in ⟨(Direct officer in the year)⟩. Paperwork goes fast with a face like that. Friendship goes slower, since people wait for you to break some small rule first.',
      },
      {
        id: 'outer.year.pianyin',
        because: ['god:year=pianyin'],
        says: ['first-impression=hidden'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '别人说不清你是哪一路的人。朝外的那一格站着爱独自琢磨的劲⟨（年干偏印）⟩，站在门口，却不迎客。说你是哪里人都有人信，猜你会什么，十回有九回猜错。有人因此觉得你难懂，也有人正因为这个多看你两眼，多问一句就聊了整晚。你肯报一样具体的，正在修的，正在读的，人家就有话接了。',
        en_US:
          'People can’t quite place you. The spot in your chart that faces them holds the part of you that works things out alone ⟨(Indirect seal in the year)⟩, and it doesn’t greet visitors. You could be from anywhere, and guesses about what you’re good at are mostly wrong. Some find you hard to read for that reason. Others look twice because of it, ask one more question and stay all evening. Mention one concrete thing you’re fixing or reading, and they have something to answer.',
      },
      {
        id: 'outer.year.zhengyin',
        because: ['god:year=zhengyin'],
        says: ['trust=given'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '问路的人会从一排人里挑中你。你给外人看的是一张受过照应的脸⟨（年干正印）⟩，别人顺手就替你补上一屋子书和两位和气的长辈。信任来得不费力，麻烦也一道来：谁的箱子要托举，眼睛都看着你。这张脸也有它的难处：你发一回火，别人比见了别人发火吃惊三倍；你说自己也不懂，他们当你谦虚。真要人帮一把的时候，话得说得比别人直。',
        en_US:
          'Out of a whole row of people, the tourist with the map picks you. What strangers see is the face of someone who was well looked after ⟨(Direct seal in the year)⟩, and they add the bookshelves and the kind grandparents themselves. Trust costs you nothing to get. It arrives with other people’s suitcases. A face like that has its troubles. When you lose your temper, people are three times as shocked as they’d be with anyone else, and when you say that you don’t know either, they take it for modesty. When you need a hand, you have to ask more bluntly than most.',
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
        form: ['statement'],
        zh_CN:
          '你身边总是水平跟你差不多的人⟨：月干是比肩，站的是你的同类|⟩。没人给你让路，也没人踩你的脚；赢了一回掌声也稀，因为大家坐在同一排。好处要过几年才看得见：你的水平是被他们拉着长的，哪天身边的人都比你弱，你反倒没了劲头。',
        en_US:
          'The people beside you are always about as good as you are. ⟨Your month stem is the Friend, your own kind. |⟩Nobody steps aside for you and nobody steps on your foot. When you do win, the applause is thin, because they’re all sitting in the same row. The benefit shows after some years: you’ve kept growing because they did. Put you among weaker people and you’d lose your drive.',
      },
      {
        id: 'outer.month.jiecai',
        because: ['god:month=jiecai'],
        says: ['colleagues=rivals'],
        form: ['statement'],
        zh_CN:
          '最看得懂你在做什么的那个人，也正盯着同一个名额⟨：月干劫财，力气与你相当，手伸得更快|⟩。交情并不坏，只是比分一直有人在记，连午饭谁吃得快都算一局。',
        en_US:
          'The one who best understands your work is after the same spot you want. ⟨Your month stem is the Rival, as strong as you and quicker of hand. |⟩The two of you get along. Somebody keeps score all the same, and even lunch counts as a round.',
      },
      {
        id: 'outer.month.shishen',
        because: ['god:month=shishen'],
        says: ['colleagues=helpers'],
        form: ['statement'],
        zh_CN:
          '同伴开会爱坐你旁边：抽屉有零食，难题到你嘴里成了故事⟨（月干食神）⟩。活做得好，姿态又松，记功的人下笔就轻，当你没费过力气。几时讲一讲中间改了几稿，账就公道些。',
        en_US:
          'At meetings people like to sit next to you. There are snacks in your drawer, and a hard problem becomes a story when you tell it ⟨(Eating god in the month)⟩. But good work done in so easy a manner gets marked down, as though it had cost you nothing. Mention now and then how many drafts it took, and the accounts come out fairer.',
      },
      {
        id: 'outer.month.shangguan',
        because: ['god:month=shangguan'],
        says: ['speech=sharp', 'conflict=faces'],
        form: ['scene'],
        zh_CN:
          '散会前五分钟，主持人看一眼钟，再看一眼你。方案里的洞你头一个看见，也头一个当众说⟨（月干伤官）⟩。同伴暗自叫好，当家的揉太阳穴；方案照你说的改了，谢词里没有你。他们不是不知道该谢谁，是谢了就等于认了那个洞。你要是肯在散会以后单独说，方案照样会改，谢词里也会有你；可你忍不到散会，这一点大家也知道，所以真怕出错的人会提前把稿子给你看。',
        en_US:
          'With five minutes left, the chair glances at the clock and then at you. You’re the first to spot the hole in the plan and the first to say so ⟨(Hurting officer in the month)⟩. The back row is delighted. The plan is changed as you said, and you aren’t thanked. They know quite well whom to thank, but thanking you would mean admitting the hole. If you told them alone afterward, the plan would change just the same and you’d get your thanks. You can’t wait that long, though, and everyone knows it. So whoever is really afraid of mistakes shows you the draft in advance.',
      },
      {
        id: 'outer.month.piancai',
        because: ['god:month=piancai'],
        form: ['list'],
        zh_CN:
          '要找人、要找货、要一间马上能用的房间，绕一圈都来问你，你的通讯录比职务大⟨（月干偏财）⟩。中间人当久了有三样：两头都道谢，事不记在你名下，下一回还是先打给你。你自己不觉得吃亏，认识人本来就是你的乐趣。只是到了要凭功劳说话的场合，手里没有一张纸写着你的名字。牵成一回线就留一句记录，日子久了就是一份履历。',
        en_US:
          'A name, a part, a room by three o’clock: after asking around, people end up with you. Your address book outranks your title ⟨(Indirect wealth in the month)⟩. A go-between gets three things. Both sides say thank you, neither gives you the credit, and both call you first the next time. You don’t feel cheated, since knowing people is your pleasure anyway. But when merit is being counted, there’s no sheet of paper with your name on it. Keep a one-line note of each connection you made, and in time it’s a résumé.',
      },
      {
        id: 'outer.month.zhengcai',
        because: ['god:month=zhengcai'],
        says: ['detail=fine'],
        form: ['statement'],
        zh_CN: '公用的钱、钥匙和登记簿，转几手又回到你这里⟨（月干正财）⟩。记账的人得罪人最少，出了差错也最先被问。',
        en_US:
          'The shared money, the spare key and the sign-out sheet always end up with you ⟨(Direct wealth in the month)⟩. Whoever keeps the list makes few enemies. It’s also the first person asked when the numbers don’t add up.',
      },
      {
        id: 'outer.month.qisha',
        because: ['god:month=qisha'],
        says: ['work=crisis'],
        form: ['statement'],
        zh_CN:
          '火烧眉毛的事传一圈，最后落在你桌上⟨（月干七杀）⟩，旁人听你的脚步声就知道今天急不急。大家服你扛得住，分组时又悄悄往后站半步：跟着你学得快，也累得快。闲下来的月份你反而不自在，会自己找一件急的来做。',
        en_US:
          'Whatever is most urgent gets passed around and lands on your desk ⟨(Seven killings in the month)⟩, and people can tell from your footsteps what kind of day it is. They trust you with the weight, and take half a step back when teams are chosen: with you they learn fast and tire fast. Quiet months make you uneasy, and you go and find something urgent yourself.',
      },
      {
        id: 'outer.month.zhengguan',
        because: ['god:month=zhengguan'],
        says: ['backing=rules'],
        form: ['statement'],
        zh_CN:
          '争起来的时候，大家等你把规定原文找出来⟨（月干正官）⟩。位子会绕到你面前，玩笑却绕开你走，真正的消息你总晚一天听到。这份名声换来的信用很实在：钱、钥匙、投票箱，都愿意放在你这里。换不来的是随便。有人想请你一起偷个懒，话到嘴边又收回去，你其实未必会拒绝。偶尔自己先犯一个小规，周围的人会松快许多，对你说的话也多起来。',
        en_US:
          'When an argument starts, everyone waits for you to find the actual wording of the rule ⟨(Direct officer in the month)⟩. Positions come your way. Jokes go around you, and the real news reaches you a day late. The trust it earns is solid: money, keys and the ballot box are happily left with you. What it doesn’t earn is ease. Someone would like to skip an hour with you and swallows the words, though you might well have said yes. Break a small rule yourself now and then, and those around you relax and start telling you things.',
      },
      {
        id: 'outer.month.pianyin',
        because: ['god:month=pianyin'],
        says: ['alone=needed'],
        form: ['statement'],
        zh_CN:
          '同组的人讲不清你每天在做什么，只知道交上来的东西跟谁的都不像⟨（月干偏印）⟩。怪问题迟早来敲你的门，平常日子里，门口清静得很。清静是你要的，可被人想起也是你要的，这两样你很少同时得到。做完一样东西，讲给不懂的人听一回，讲得慢些，来敲门的就不光是怪问题了。',
        en_US:
          'The rest of your team couldn’t say what you do all day, only that the result resembles nobody else’s ⟨(Indirect seal in the month)⟩. Sooner or later every odd question comes to your door. On ordinary days nobody knocks. You want the quiet, and you also want to be thought of, and you seldom get both at once. When something is finished, explain it once to a person who knows nothing about it, slowly. After that it won’t be only the odd questions that come to the door.',
      },
      {
        id: 'outer.month.zhengyin',
        because: ['god:month=zhengyin'],
        says: ['backing=elders', 'work=care'],
        form: ['statement'],
        zh_CN:
          '新来的人总被领到你旁边坐：带新手，讲第二遍，替缺席的人补上，都归你，上头也肯护你⟨（月干正印）⟩。护久了也有代价：名单往前挪的时候，上头想的是“离不开”，就没有挪你。要往前走，得先把接手的人教出来，再开口；光等人想起来，要等很久。',
        en_US:
          'New arrivals are always led to the seat beside yours. You show the beginner around, explain it again and fill in for whoever is out, and those above you shield you for it ⟨(Direct seal in the month)⟩. It has a price. When names are put forward, they think of how they’d manage without you and leave you where you are. To move up you first train whoever takes over, and then you ask. Waiting to be thought of takes a long time.',
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
        form: ['statement'],
        zh_CN:
          '你带过的人，没多久就跟你平起平坐，叫名字，不叫头衔。后来的人，跟你是同一种料⟨（时干比肩）⟩。外人分不清谁带的谁，你也懒得去分。',
        en_US:
          'The people you bring along are soon on a level with you and call you by your first name. Those who come later in your chart are your own kind ⟨(Friend in the hour)⟩. Outsiders can’t tell who trained whom, and you’ve never cared to explain.',
      },
      {
        id: 'outer.hour.jiecai',
        because: ['god:hour=jiecai', 'age>=16'],
        says: ['company=many', 'spends=easily', 'outer.evening=stays'],
        claims: ['presumes=drinks'],
        form: ['scene'],
        zh_CN:
          '夜里分摊账单，算来算去差十几块，补上的是你。一天的尾巴上，你爱凑热闹，也爱分人一份⟨（时干劫财）⟩：越晚人越多，越晚钱越松。带后辈也这样，教得最用心的那一个，学成了先来跟你比一场。',
        en_US:
          'The bill is split at midnight, it comes up short, and you’re the one who covers it. Toward the end of the day you like a crowd and a share for everyone ⟨(Rival in the hour)⟩: the later it gets, the more people there are and the looser the wallet. It goes the same way with younger people. The one you taught best is the first to compete with you.',
      },
      {
        id: 'outer.hour.shishen',
        because: ['god:hour=shishen', 'age>=16'],
        says: ['promise=quick', 'outer.evening=stays'],
        form: ['statement'],
        zh_CN:
          '越到后来，你的话越好听。你盘的末尾是吃喝说笑⟨（时干食神）⟩，白天见不着的样子这时才出来：讲故事，切水果，哄别人家的孩子。小辈黏你，求人的也学会了挑这个钟点来，因为你这时候点头最快。隔天清醒了再看那些答应，有一两件会让你挠头，你照样去做。',
        en_US:
          'You get better company as the evening goes on. Your chart ends on food and talk ⟨(Eating god in the hour)⟩, so what nobody sees by day comes out late: the stories, the sliced fruit, the trick for somebody’s child. Young people cling to you. Anyone with a favor to ask has learned the hour, since that’s when you nod fastest. The next day one or two of those promises make you scratch your head. You keep them anyway.',
      },
      {
        id: 'outer.hour.shangguan',
        because: ['god:hour=shangguan', 'age>=16'],
        says: ['speech=sharp'],
        form: ['statement'],
        zh_CN:
          '你整晚都周到，人家记住的却是临走补的那一句。收尾的位置上是藏不住实话的嘴⟨（时干伤官）⟩，白天咽下的评语都攒到最后。小辈最爱听这时候的你，因为不像大人。',
        en_US:
          'You’re gracious all evening, and what people repeat is the remark you made in the doorway. A tongue that can’t keep a true thing in closes your chart ⟨(Hurting officer in the hour)⟩, so whatever was swallowed by daylight comes out with the coats. Younger people love you at that point, because you don’t sound like an adult.',
      },
      {
        id: 'outer.hour.piancai',
        because: ['god:hour=piancai', 'age>=16'],
        says: ['money.seen=yes', 'spends=easily', 'outer.evening=stays'],
        form: ['statement'],
        zh_CN:
          '跟你聊到最后，话头总落在“有件事可以一起做”⟨（时干偏财）⟩。一天里你出手最松的是夜里，朋友们心里有数，好事坏事都留到那时候说。',
        en_US:
          'However an evening with you begins, it ends on “there’s something we could do together” ⟨(Indirect wealth in the hour)⟩. You’re freest with a figure at night, your friends know it, and proposals good and bad are saved for then.',
      },
      {
        id: 'outer.hour.zhengcai',
        because: ['god:hour=zhengcai', 'age>=16'],
        says: ['affection=deeds', 'outer.evening=stays'],
        form: ['scene'],
        zh_CN:
          '客人在穿大衣，你在数杯子、关灯、把剩菜装盒。顾家守成的劲排在你盘的末尾⟨（时干正财）⟩，坐不到散席的人看不见。小辈从你手里拿到的都是实物：一双鞋，一本书，一笔学费。话没有几句，要过好些年才有人拆得出来。',
        en_US:
          'While the guests look for their coats, you’re counting glasses and boxing up the leftovers. The part of you that keeps a household comes last in your chart ⟨(Direct wealth in the hour)⟩, and whoever leaves early misses it. What young people get from you can be held in the hand: shoes, a book, a fee paid. No speech comes with it. It may take them years to unwrap the rest.',
      },
      {
        id: 'outer.hour.qisha',
        because: ['god:hour=qisha', 'age>=16'],
        says: ['stop=hard'],
        form: ['statement'],
        zh_CN: '处得越久，人家越觉得你严，你最严的是对自己。逼人的那股劲压在你盘的末尾⟨（时干七杀）⟩，一桌人还在笑，你已经在问明天几点。',
        en_US:
          'The longer people know you, the stricter you turn out to be, with yourself above all. Pressure comes last in your chart ⟨(Seven killings in the hour)⟩. The table is still laughing when you ask what time it starts tomorrow.',
      },
      {
        id: 'outer.hour.zhengguan',
        because: ['god:hour=zhengguan', 'age>=16'],
        says: ['outer.evening=stays'],
        form: ['statement'],
        zh_CN:
          '交情越深，越看得见你守时守信的一面，那一面排在你盘的末尾⟨（时干正官）⟩。玩到深夜，记得叫车、记得谁明早要赶路的是你；小辈说起你，先说几点必须到家。规矩是你疼人的办法，可惜听着还是规矩。你自己到了夜里其实最想有人管你一回：催你睡，替你叫车，说一句“今天不用你负责”。这话你没说过，人家也想不到，因为看你的样子，最不缺的就是安排。',
        en_US:
          'The better people know you, the more they see of the side that keeps time and keeps its word, because it comes last in your chart ⟨(Direct officer in the hour)⟩. Late at night you’re the one who remembers the cab and the early flight. Ask the young ones and they start with the curfew. Rules are how you look after people. To them, unfortunately, they still sound like rules. At the end of a day you’d quite like to be looked after yourself: sent to bed, put in a cab, told that tonight nothing is your responsibility. You’ve never said so, and nobody would guess, because you look like the last person in need of arrangements.',
      },
      {
        id: 'outer.hour.pianyin',
        because: ['god:hour=pianyin'],
        says: ['alone=needed', 'outer.evening=leaves'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN: '热闹到一半你就不在桌边了，最后在阳台或厨房被人找到⟨（时干偏印）⟩。这时候有人问起一件偏事，你能讲到散场。',
        en_US:
          'Halfway through the party you’re gone from the table, and somebody finds you on the balcony ⟨(Indirect seal in the hour)⟩. Ask you about some odd corner of knowledge then, and you’ll talk until everyone leaves.',
      },
      {
        id: 'outer.hour.zhengyin',
        because: ['god:hour=zhengyin'],
        says: ['work=care', 'outer.evening=stays'],
        claims: ['presumes=phone'],
        form: ['order'],
        zh_CN:
          '睡不着的人夜里给你发消息。你收留人、安顿人的一面排在最后⟨（时干正印）⟩，小辈在外头受了气，先想到你这里。你听得进，也留得住人，往后挪的是自己那一觉。定一个静音的钟点，急事让人打电话。',
        en_US:
          'People who can’t sleep write to you at night. The side of you that takes others in and settles them comes last in your chart ⟨(Direct seal in the hour)⟩, so a young person who’s been treated badly thinks of you first. You listen well and send nobody away. What gets postponed is your own sleep. Pick an hour for silence, and let real trouble call.',
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
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '人家看得出你身边有人，看不出你要什么。你盘里露在外面的只有两路，同辈和靠山⟨（食伤、财、官杀都不透）⟩；你爱什么、手头宽不宽、听谁的话，三样都收在里头。送你的礼物因此常常送错，而收到的人又不说，下一年照送。',
        en_US:
          'People can see that you’re not alone, and can’t see what you want. Only two things show on the outside of your chart, your own kind and those who back you ⟨(output, wealth and officers not revealed)⟩. What you enjoy, what you can afford and whom you obey stay inside. So the presents you get are often the wrong ones. You don’t say so, and next year they come again.',
      },
      {
        id: 'outer.missing.output-wealth-resource',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:no-resource', 'stems:officer', 'stems:peer'],
        says: ['readable=no', 'outer.voice=unheard'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '别人当你是守时、服从、没有私事的人。露在外面的只有同辈和管着你的人⟨（食伤、财、印都不透）⟩，爱好、家底、谁教过你，外头一样也看不到。真有私事那天，没人问一声，因为没人想得到。你习惯了不说，时间长了也觉得没什么可说。可有一样喜欢的东西放在外面，哪怕是包上的一枚别针，别人就有了跟你开口的由头，聊着聊着，私事也有了去处。',
        en_US:
          'People think of you as punctual, obedient and without a private life. All that shows on the outside is your equals and those over you ⟨(output, wealth and resource not revealed)⟩. Pleasures, means and teachers stay out of sight. On the day something personal comes up, nobody asks, because it hasn’t crossed anyone’s mind. You’ve got used to saying nothing, and by now you think there’s nothing to say. But put one thing you like where it can be seen, a pin on your bag will do, and people have a reason to start a conversation. In time the personal things find a place in it.',
      },
      {
        id: 'outer.missing.output-officer-resource',
        because: ['stems:no-output', 'stems:no-officer', 'stems:no-resource', 'stems:wealth', 'stems:peer', 'age>=16'],
        says: ['readable=no', 'outer.voice=unheard'],
        form: ['statement'],
        zh_CN:
          '熟人见面问的是“你们最近在忙什么”，用的是复数。你朝外只摆得出同伴和要经手的事⟨（食伤、官杀、印都不透）⟩，心里的话、服气的人、读过的书，外头一概看不到。谈买卖的人爱找你，因为像个痛快的；要托付长远事的人会犹豫，因为看不出谁教过你。你讲起一位老师、一本书的那天，他们会重新打量你。',
        en_US:
          'Acquaintances ask what “you people” are up to, in the plural. Companions and business in hand are all that shows of you ⟨(output, officers and resource not revealed)⟩; your opinions, whoever you look up to and what you’ve read stay inside. Anyone with a quick deal likes that. Anyone with a long one hesitates, because there’s no telling who taught you. The day you mention a teacher or a book, they look at you again.',
      },
      {
        id: 'outer.missing.wealth-officer-resource',
        because: ['stems:no-wealth', 'stems:no-officer', 'stems:no-resource', 'stems:output', 'stems:peer'],
        says: ['readable=no'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN: '你看上去总像在放假，说“这阵子很紧”也没人当真⟨（财、官杀、印都不透）⟩。真紧的时候，给一个日期和一个数目，比语气管用。',
        en_US:
          'You always look to be on vacation, and when you say that things are tight, nobody believes it ⟨(wealth, officers and resource not revealed)⟩. When it’s true, give them a date and a number.',
      },
      {
        id: 'outer.missing.output-resource-peer',
        because: ['stems:no-output', 'stems:no-resource', 'stems:no-peer', 'stems:wealth', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['readable=no', 'outer.voice=unheard'],
        form: ['scene'],
        zh_CN: '在窗口排队，身后的人会把你当成工作人员来问路⟨（食伤、印、同类都不透）⟩。你露出来的只有公事，没人约你吃饭，怕打扰你值班。',
        en_US:
          'Stand in line anywhere, and someone behind you asks which form to fill out ⟨(output, resource and peers not revealed)⟩. Business is all that shows of you. People don’t ask you to dinner, for fear of interrupting your shift.',
      },
      {
        id: 'outer.missing.wealth-officer-peer',
        because: ['stems:no-wealth', 'stems:no-officer', 'stems:no-peer', 'stems:output', 'stems:resource', 'age>=16', 'age<=74'],
        says: ['readable=no'],
        form: ['order'],
        zh_CN:
          '人家当你活在书桌上，不看钱，也不会还价。你朝外只露得出学问和手艺⟨（财、官杀、同类都不透）⟩，钱、上司、同伙都不见。便宜的活找你，正是这个缘故；谈报酬的时候，对方还怕伤了你。价钱写在作品旁边，别等人问。',
        en_US:
          'People imagine that you live at a desk, never think of money and wouldn’t bargain. Learning, and what you make of it, are all you show ⟨(wealth, officers and peers not revealed)⟩, with no money, boss or crew in sight. That’s why the badly paid jobs find you. Put the price next to the work before anyone has to ask.',
      },
      {
        id: 'outer.missing.officer-resource-peer',
        because: ['stems:no-officer', 'stems:no-resource', 'stems:no-peer', 'stems:output', 'stems:wealth', 'age>=16', 'age<=74'],
        says: ['readable=no'],
        form: ['statement'],
        zh_CN:
          '旁人以为你不归谁管，也没有后台，压价压得理直气壮。露在外面的只有你做的和你挣的⟨（官杀、印、同类都不透）⟩：东西好看，价钱也清楚，看不出谁供货、谁撑腰、收工后跟谁吃饭。有人陪你去谈一回，哪怕不开口，价钱就不同了。',
        en_US:
          'People assume that nobody manages you and nobody stands behind you, and they haggle with a clear conscience. What shows is only what you make and what you earn ⟨(officers, resource and peers not revealed)⟩. The work looks good and the price is plain, but there’s no telling who supplies you, who has your back, or whom you eat with afterward. Take someone along once, even someone who says nothing, and the price changes.',
      },
      {
        id: 'outer.missing.output-wealth-peer',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:no-peer', 'stems:officer', 'stems:resource', 'age>=16', 'age<=74'],
        says: ['readable=no', 'outer.voice=unheard'],
        form: ['statement'],
        zh_CN:
          '找你办事的人问“你们怎么规定”，少有人问“你怎么想”。你朝外露的是管你的和教你的两路⟨（食伤、财、同类都不透）⟩，自己的话、自己的钱、自己的朋友，统统不在外面。这样的人得人信任，也容易被人忘了有脾气。等你真说一句“我不同意”，满屋会静一下，不是反对你，是头一回听见。你多说几回，他们就知道你和那些规定不是一回事。',
        en_US:
          'People ask you what the policy is, and seldom what you think of it. What you show is those who rule you and those who taught you ⟨(output, wealth and peers not revealed)⟩. Your own opinions, money and friends are all indoors. Such a person is trusted, and people forget that there’s a temper in there. When you do say “I don’t agree,” the room goes quiet. It isn’t opposition. They’ve just never heard it before. Say it a few more times, and they’ll learn to tell you apart from the policy.',
      },
      {
        id: 'outer.missing.output-officer-peer',
        because: ['stems:no-output', 'stems:no-officer', 'stems:no-peer', 'stems:wealth', 'stems:resource', 'age>=16'],
        says: ['readable=no', 'outer.voice=unheard'],
        form: ['order'],
        zh_CN:
          '你不出声，人家就当你同意。东西和靠山，你朝外只露得出这两样⟨（食伤、官杀、同类都不透）⟩，想法、顾忌、同伙都看不见，外人便拿你当一户殷实人家的代表：先客气，再递合同。不同意的时候，当场说一个“不”字。',
        en_US:
          'If you say nothing, people take it as a yes. Possessions and protection are what you show ⟨(output, officers and peers not revealed)⟩, with opinions, fears and friends out of sight, so you pass for the envoy of a comfortable family. They start with compliments and go on to the contract. If it’s no, say no in the room.',
      },
      {
        id: 'outer.missing.wealth-resource-peer',
        because: ['stems:no-wealth', 'stems:no-resource', 'stems:no-peer', 'stems:output', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['readable=no'],
        form: [],
        zh_CN:
          '你给人的印象像一份播报：说得清楚，准点开口，准点收声。话和规矩，你朝外只露得出这两路⟨（财、印、同类都不透）⟩；家里怎么样、累了靠谁、下班跟谁走，听的人从没想过。你停下来的时候，他们当你不在了。停不下来的人因此以为你冷，爱听实话的人因此信你。这两拨人里，后一拨更少，也更久。哪天你说起自己家里的一件小事，后一拨会记得很清楚，前一拨会改口。',
        en_US:
          'You come across like the news: clear, on time, and then over. Speech and rules are all you show ⟨(wealth, resource and peers not revealed)⟩. How things are at home, whom you lean on and whom you leave with are questions your listeners never ask. When you stop talking, they assume you’ve gone. People who like to chat think you’re cold for it, and people who like a straight answer trust you for it. The second group is smaller and lasts longer. The day you mention some small thing from home, the second group remembers it and the first one changes its mind.',
      },
      // Exactly two families missing: three shown, one stem each
      {
        id: 'outer.missing.only-output-wealth',
        because: ['stems:no-output', 'stems:no-wealth', 'stems:officer', 'stems:resource', 'stems:peer', 'age>=16', 'age<=74'],
        says: ['outer.voice=unheard'],
        form: ['list'],
        zh_CN:
          '负责，好学，合群：上司、老师、同学给你写推荐信，写的都是这几样。休息天做什么，月底剩多少，他们一个也不知道⟨（食伤与财不透）⟩，也没觉得该知道。',
        en_US:
          'Conscientious, willing to learn, gets along: a boss, a teacher and a classmate would all write that about you. None of them knows what you do on a day off or how much is left at the end of the month ⟨(output and wealth not revealed)⟩, or has wondered.',
      },
      {
        id: 'outer.missing.only-output-officer',
        because: ['stems:no-output', 'stems:no-officer', 'stems:wealth', 'stems:resource', 'stems:peer'],
        says: ['outer.voice=unheard'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你站在哪一边，最难猜。旁人看得见你的家底、你的书架、你的朋友；看不见的是你的主张，和你究竟听谁的⟨（食伤官杀不透）⟩。几边的人都当你是自己人。平常日子这样省事，到了要表态的时候就成了欠账。早半天说，少得罪一半人。',
        en_US:
          'It’s hard to guess which side you’re on. Your means, your bookshelf and your friends are all on view. Your opinion isn’t, nor is whom you take orders from ⟨(output and officers not revealed)⟩, so every side counts you as its own. On ordinary days that saves trouble. When a decision comes, it’s a debt. Speak half a day early and offend half as many.',
      },
      {
        id: 'outer.missing.only-output-resource',
        because: ['stems:no-output', 'stems:no-resource', 'stems:wealth', 'stems:officer', 'stems:peer', 'age>=16', 'age<=74'],
        says: ['outer.voice=unheard'],
        form: ['statement'],
        zh_CN:
          '别人递事情给你很顺手，递水的想不到。你露在外面的是活计、上头和一伙人，三样都往外拉；歇口气的、养人的，一样没露⟨（食伤与印不透）⟩。累了写在脸上也没人看得出，他们只当你今天话少。你自己也说不出“歇”字，手里一空就觉得亏欠。所以旁人学你的样子：谁跟你在一起，谁就跟着忙。真想歇的时候，别等人让，站起来说几点回来，走就是了，没有人会拦。',
        en_US:
          'People find it easy to hand you work and don’t think of handing you a glass of water. What shows is things to do, somebody over you and a crowd, all three of which pull outward. Play and rest are the two that don’t show ⟨(output and resource not revealed)⟩. When you’re tired, nobody can tell. They only notice that you’re quiet. You can’t say the word “rest” yourself, since empty hands make you feel in debt. So those around you do as you do, and whoever is with you gets busy. When you want a break, don’t wait to be offered one. Stand up, say what time you’ll be back, and go. Nobody will stop you.',
      },
      {
        id: 'outer.missing.only-output-peer',
        because: ['stems:no-output', 'stems:no-peer', 'stems:wealth', 'stems:officer', 'stems:resource', 'age>=16', 'age<=74'],
        says: ['outer.voice=unheard'],
        form: ['statement'],
        zh_CN:
          '人人放心用你，少有人想起逗你。薪水、职务、学历，三样你都露着，也都对得上；没露的是自己的声音和自己的伙伴⟨（食伤与同类不透）⟩。看电影、吃夜宵这种事，要你先约，约了他们都来。你并不是闷，轮到你讲的时候，讲得也好，只是没有人把话头递过来，他们怕占了你的工夫。你随口说一句不相干的笑话，比交十份周全的材料更叫人记得住你。',
        en_US:
          'Everyone relies on you and hardly anyone thinks of teasing you. Pay, position and diplomas are all in view and all check out. What isn’t in view is a voice of your own and companions of your own ⟨(output and peers not revealed)⟩. For a movie or a late snack you have to do the asking. When you ask, they all come. You’re not dull. When it’s your turn you tell it well; but nobody hands you the opening, since they’re afraid of taking up your time. One silly joke from you is remembered longer than ten complete reports.',
      },
      {
        id: 'outer.missing.only-wealth-officer',
        because: ['stems:no-wealth', 'stems:no-officer', 'stems:output', 'stems:resource', 'stems:peer', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN: '人家跟你聊到天亮，聊完去找别人签合同，那人会的并不比你多。你露在外面的是书、话和朋友，独独没有价钱和期限⟨（财官不透）⟩。',
        en_US:
          'People will talk with you until daylight and then go sign with someone else, who knows no more than you do. What you show is learning, talk and company. What you don’t show is a price and a deadline ⟨(wealth and officer not revealed)⟩.',
      },
      {
        id: 'outer.missing.only-wealth-resource',
        because: ['stems:no-wealth', 'stems:no-resource', 'stems:output', 'stems:officer', 'stems:peer'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '跟在你后面的人，以为领头的不会饿。嗓门、章程、同伴，你样样露在外头；没露的是钱和养你的那一路⟨（财印不透）⟩。大家听你说几点集合，没人问这一路的盘缠谁出，你自己的饭在哪儿吃。',
        en_US:
          'Those who follow you suppose that leaders don’t get hungry. A voice, a set of rules and companions are all on view. Money and whatever feeds you aren’t ⟨(wealth and resource not revealed)⟩. They listen when you say what time to meet. Nobody asks who’s paying for the trip, or when you eat.',
      },
      {
        id: 'outer.missing.only-wealth-peer',
        because: ['stems:no-wealth', 'stems:no-peer', 'stems:output', 'stems:officer', 'stems:resource', 'age>=16'],
        form: ['statement'],
        zh_CN: '你到哪儿都像在讲课，听的人自动坐成排。钱和同伴没有露⟨（财与同类不透）⟩，底下的人想不到你也要付房租，也缺个一起骂天气的人。',
        en_US:
          'Wherever you are, it sounds like a class, and the room sorts itself into rows. Money and companions don’t show ⟨(wealth and peers not revealed)⟩. It crosses nobody’s mind that you pay rent, or would like company while complaining about the weather.',
      },
      {
        id: 'outer.missing.only-officer-resource',
        because: ['stems:no-officer', 'stems:no-resource', 'stems:output', 'stems:wealth', 'stems:peer'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '外人觉得你热闹、好说话、手头活络，因为露在外面的正是这三样：话、钱、一帮朋友。管你的和养你的都没有露⟨（官与印不透）⟩，于是没人先来请示，也没人问你吃过没有。遇到大事，人家先去敲别的门，因为看不出谁替你担保。你做成过的大事，得有一件让人知道：讲一回就够，自有人替你传。',
        en_US:
          'You come across as lively, easy and free with money, because talk, cash and friends are what you show. Nobody who governs you and nobody who feeds you is in view ⟨(officers and resource not revealed)⟩. So people neither ask your permission nor ask if you’ve eaten. With anything serious they knock elsewhere first, since they can’t see who vouches for you. Let them know of one big thing you’ve brought off. Tell it once, and others will carry it.',
      },
      {
        id: 'outer.missing.only-officer-peer',
        because: ['stems:no-officer', 'stems:no-peer', 'stems:output', 'stems:wealth', 'stems:resource', 'age>=16', 'age<=74'],
        form: ['order'],
        zh_CN:
          '介绍你的人总要顿一下，找不到合适的头衔。学问、手艺、进项，你一样露一个，从学到做到卖，一个人连成一条线；管你的和你的同类都没露⟨（官杀与同类不透）⟩，看不出归哪里，也看不出跟谁一伙。自己备好一句介绍，短一点，别让人替你编。',
        en_US:
          'Whoever introduces you pauses, hunting for the title. Learning, making and earning are all in view, a whole workshop in one person. Whom you answer to and whom you belong with aren’t ⟨(officers and peers not revealed)⟩. Prepare your own introduction and keep it short. Otherwise other people will make one up.',
      },
      {
        id: 'outer.missing.only-resource-peer',
        because: ['stems:no-resource', 'stems:no-peer', 'stems:output', 'stems:wealth', 'stems:officer', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '别人总当你马上要走，约都不约。你露在外面的是话、钱和差事，样样朝外；养你的和你的同类不露⟨（印与同类不透）⟩，所以没人看得出你累了去哪儿歇，委屈了找谁说。你也习惯了自己歇、自己消化，门一关谁也不见。这样过久了，真正的朋友要靠运气才进得来。哪天你说一句“我不走，坐会儿”，会有人意外地高兴，因为他一直想问，又怕耽误你。',
        en_US:
          'People assume that you’re about to leave, and don’t ask you along. Talk, money and duties are what you show, and all three face outward. Whatever feeds you and whoever is like you stay hidden ⟨(resource and peers not revealed)⟩, so nobody can tell where you rest, or to whom you complain. You’ve got used to resting alone and digesting things alone, with the door shut. Live like that for long, and a real friend gets in only by luck. Some day, say, “I’m not leaving, I’ll sit for a while.” Somebody will be surprisingly pleased, because they’d always wanted to ask.',
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
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '十个人形容你，用的是同一个词。你露在外头的全是同一种⟨（天干一气）⟩，别的颜色都收在里面。好认，也好误会：人家照着那一个词待你，多年不改；你变了主意、换了脾气，从外头看不出来。要让他们改口，说没有用，得做一件跟那个词对不上的事。',
        en_US:
          'Ten people describing you will use the same word. Everything you show is of one element ⟨(one element throughout the stems)⟩, and any other colors stay inside. It makes you easy to recognize and easy to mistake. They’ll treat you by that word for years, through changes of mind that nobody could see. Telling them won’t help. Doing one thing that doesn’t fit the word will.',
      },
      {
        id: 'outer.repeat.two-output',
        because: ['stems:two-elements', 'stems:output'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN: '你有什么给什么，问一答三，朋友喜欢的正是这个⟨（天干只有我与食伤）⟩。他们忘了你也要歇一夜才缓得过来。',
        en_US:
          'You give what you have, and one question gets three answers, which is what your friends like ⟨(self and output only in the stems)⟩. They forget that you need a night to fill up again.',
      },
      {
        id: 'outer.repeat.two-wealth',
        because: ['stems:two-elements', 'stems:wealth'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN: '跟你打交道，人家两句话就听明白了：这是你的，这是要办的⟨（天干只有我与财）⟩。中间少一道缓冲，所以显得实在，也显得急。',
        en_US:
          'Two sentences in, people understand you: this is me, this is what has to be done ⟨(self and wealth only in the stems)⟩. With nothing in between to soften it, you look honest, and you look hasty.',
      },
      {
        id: 'outer.repeat.two-officer',
        because: ['stems:two-elements', 'stems:officer'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '人家不敢在你面前偷懒，因为看你像被人盯着。露在外面的只有两样，一样是你，一样是管你的⟨（我与官杀）⟩，没有说笑，没有缓和。其实盯的是你，不是他们。他们不知道，你也没说过。这副样子在正经场合很占便宜，人家把要紧的事交给你，不担心走样。在不正经的场合就吃亏：讲笑话的人看你一眼，咽回去半个。你笑得比别人慢，但真笑起来，桌上的人都会跟着松一口气。',
        en_US:
          'People don’t slack off in front of you, because you look as though someone were watching. Two things show, you and what governs you ⟨(self and officers)⟩, with no joke and no cushion between them. Whoever is watching watches you and not them. They don’t know that. You haven’t told them. On serious occasions that works in your favor: people give you what matters and don’t worry about it. On other occasions you pay for it, since whoever is telling the joke looks at you and swallows half. You laugh later than the rest, but when you do, the whole table breathes out.',
      },
      {
        id: 'outer.repeat.two-resource',
        because: ['stems:two-elements', 'stems:resource'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '人家猜你背后有人。你露出来的只有自己和养着你的那一路⟨（我与印）⟩，从不见你慌。有的羡慕，有的等着看你一个人怎么办。后一种嘴，讲道理堵不住，等你有一件事从头到尾独自做完，才安静。',
        en_US:
          'People assume that someone is behind you. All you show is yourself and whatever feeds you ⟨(self and resource)⟩, and you never look worried. Some envy it. Others wait to see how you’d do alone. Arguing won’t quiet them. One job done by yourself from end to end will.',
      },
      {
        id: 'outer.repeat.four-elements',
        because: ['stems:four-elements'],
        says: ['first-impression=hidden'],
        claims: ['presumes=friends'],
        form: ['question'],
        zh_CN:
          '你到底算哪一边的？这句话你听得比别人多。你露在外头的四样各是各的⟨（四干四行）⟩，谁站在哪一面，就看见哪一种颜色，所以三个认识你的人聊起你，要聊一会儿才发现说的是同一个。答案是哪边都接得上话，哪边也不全是。累的时候你自己也想有个准数，那就问最早认识你的那个人。',
        en_US:
          'Which side are you on? You get asked that more than most. The four things you show are of four different elements ⟨(four stems, four elements)⟩, and each person sees the color of the wall they walked up to. Three of your acquaintances can talk about you for a while before they notice it’s the same person. The answer is that you can join any side and belong fully to none. When that tires you, ask whoever has known you longest.',
      },
      {
        id: 'outer.repeat.all-yang',
        because: ['stems:all-yang'],
        says: ['help=does-not-ask'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '旁人以为你没有难处。你露在外头的样样朝阳⟨（天干纯阳）⟩，说话带着动作，做事在明处。难处有，只是没有一间暗房来放，也没练过怎么开口借。你一旦开口，他们先是吃惊，然后多半帮得比你要的还多。',
        en_US:
          'People think you have no troubles. Everything you show is of the bright, outward kind ⟨(stems all yang)⟩: you talk with your hands and act in the open. The troubles exist. They just have no dim corner to be put in, and borrowing is something you never practiced. When you do ask, people are surprised first, and then tend to give more than you asked for.',
      },
      {
        id: 'outer.repeat.all-yin',
        because: ['stems:all-yin'],
        says: ['conflict=goes-round'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '绕过一场争吵，你比谁都会。你露在外头的样样收着⟨（天干纯阴）⟩，人家看见的是轻手轻脚、留三分余地，拿不准你听没听见，答没答应。绕到后来，你不愿意也没人知道，还谢谢你的好意。',
        en_US:
          'You can walk around a quarrel better than anyone. Everything you show is of the quiet, inward kind ⟨(stems all yin)⟩: light-footed, with something always held back, so people can’t be sure whether you heard or agreed. Walk around enough quarrels, and nobody knows that you minded. Some even thank you.',
      },
      {
        id: 'outer.repeat.jia',
        because: ['stems:jia>=2', 'stems:jia<=2'],
        says: ['memory=long'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '人家托你主持公道，因为知道你站得直。你盘里直挺挺的大树露了两棵⟨（天干两甲）⟩，老远认得，走近了没有弯可拐。谁得罪过你，他早忘了，你还记得哪年哪月。这笔账别人看不见，只看见你对某一个人格外客气。',
        en_US:
          'People ask you to judge between them, because they know you stand straight. Two tall trees show in your chart ⟨(Jia twice in the stems)⟩, easy to recognize from down the street, and there’s no bend in the trunk. Whoever wronged you has long forgotten it. You remember the month. Nobody sees that account. They only see that there’s one person to whom you’re very polite.',
      },
      {
        id: 'outer.repeat.yi',
        because: ['stems:yi>=2', 'stems:yi<=2'],
        says: ['conflict=goes-round'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '你点头的样子，人家当成答应。你露在外面的是两根藤⟨（天干两乙）⟩，看着软，遇墙不撞，沿着边就过去了。好处是少吵架，代价是有人说你当面一套。点头之前加半句：“我先听着，定了再说。”',
        en_US:
          'Your nod gets counted as a yes. What shows of you is two vines on a wall ⟨(Yi twice in the stems)⟩: no collision, only a way along the edge and around. It saves quarrels. It has also made people say that you agreed and then did otherwise. Put half a sentence before the nod: “I’m still listening.”',
      },
      {
        id: 'outer.repeat.bing',
        because: ['stems:bing>=2', 'stems:bing<=2'],
        says: ['readable=yes'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你高兴不高兴，隔着一条走廊就看得见。盘里的太阳露了两个⟨（天干两丙）⟩，底下的人都晒得到，也都没处躲。你对谁都一样热，想跟你亲近的人有个小小的不满：分不清自己算不算特别的一个。你自己倒没有分过厚薄，谁在跟前就照谁。等那个人有一天退远了，你才想起来他一直坐得很近。特别的人要有一样特别的待遇，哪怕只是一个别人没有的称呼。',
        en_US:
          'Your mood can be read from the far end of a corridor. There are two suns in your chart, both in plain view ⟨(Bing twice in the stems)⟩, so everyone gets warm and nobody gets shade. You’re equally warm to all comers. Those who’d like to be close have one small complaint: they can’t tell if they’re special. You never meant to rank anyone; whoever is there gets the sun. Then one day somebody has moved away, and you notice how close they’d been sitting. A special person needs one special thing from you, if only a name you use for nobody else.',
      },
      {
        id: 'outer.repeat.ding',
        because: ['stems:ding>=2', 'stems:ding<=2'],
        says: ['first-impression=warm'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '坐到你身边的人才知道你暖，一步之外就暗下来⟨（天干两丁，两盏灯）⟩。你跟左右两位说得投机，对面那位回家说，你今晚好像不大高兴。',
        en_US:
          'Only those seated next to you find out how warm you are, and one step away it’s dark ⟨(Ding twice in the stems, two lamps)⟩. You get along famously with left and right, while the person opposite goes home and says you seemed out of sorts.',
      },
      {
        id: 'outer.repeat.wu',
        because: ['stems:wu>=2', 'stems:wu<=2'],
        says: ['trust=given'],
        claims: ['presumes=phone'],
        form: ['list'],
        zh_CN:
          '暂存的箱子、养不了的花、一时用不上的自行车，最后都到了你这里。你看着就搬不动，盘里的土像两座山一样露着⟨（天干两戊）⟩，人家就把怕丢的东西靠过来。靠久了落了灰，主人也没来取：你不催，他就不急。',
        en_US:
          'Boxes between two apartments, plants nobody can keep, a bike out of use: they end up with you. You look immovable, and two mountains of earth do show in your chart ⟨(Wu twice in the stems)⟩, so people leave with you whatever they’re afraid to lose. Then they’re slow to fetch it. You don’t send reminders.',
      },
      {
        id: 'outer.repeat.ji',
        because: ['stems:ji>=2', 'stems:ji<=2'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '谁有事都爱往你这儿种。你露在外面的是两块翻好的地⟨（天干两己）⟩，低低的，谁蹲下来都够得着：帮看一会儿东西，替跑个腿，听一段没完的委屈。地踩的人多了会板结，到那时大家又奇怪，你怎么也有硬的一天。',
        en_US:
          'Everybody plants things in you. What you show is two beds of dug soil ⟨(Ji twice in the stems)⟩, low enough for anyone to reach: watch this for a minute, run that errand, hear the rest of the story. Ground that everyone walks on packs down hard. Then people wonder what’s come over you.',
      },
      {
        id: 'outer.repeat.geng',
        because: ['stems:geng>=2', 'stems:geng<=2'],
        says: ['decides=fast'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN: '拿不定主意的人绕路来问你，因为你一开口，事情当场就断了⟨（天干两庚）⟩。心里正难受的人看见你却要绕开，怕的也是这个。',
        en_US:
          'People who can’t make up their minds go out of their way to ask you, because when you speak, it’s settled ⟨(Geng twice in the stems)⟩. People with sore hearts avoid you for the same reason.',
      },
      {
        id: 'outer.repeat.xin',
        because: ['stems:xin>=2', 'stems:xin<=2'],
        says: ['detail=fine'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你没有挑剔谁，别人见你之前却要理一下衣领。你露在外面的是两件细金⟨（天干两辛）⟩，光洁，隔着一层玻璃。你的眼睛看得见划痕，在上面停了半秒，对方就记住了那半秒。肯先指出自己身上一道划痕的日子，大家都松一口气。',
        en_US:
          'You haven’t criticized anyone, and yet people check their collars before they see you. What you show is fine metal, two pieces of it ⟨(Xin twice in the stems)⟩, very clean, under glass. Your eye finds the scratch and rests there half a second, and that half second is what they remember. On days when you point out a scratch of your own first, everyone breathes easier.',
      },
      {
        id: 'outer.repeat.ren',
        because: ['stems:ren>=2', 'stems:ren<=2'],
        says: ['place=moves'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '知道你的人比见过你的人多。你露在外面的是两条江⟨（天干两壬）⟩，今天在这头，下周在那头，消息回得快，人却约不到。沿路都有熟人，哪一处的椅子也没坐暖。你觉得这样最好，不欠谁一个固定的晚上。可是知道你的人多，认得出你难过的人少，那几个人往往是在一处坐得久的时候认识的。同一个地方，同一个时候，去上一整季，你就多出一个这样的人。',
        en_US:
          'More people know of you than have met you. What you show is two rivers ⟨(Ren twice in the stems)⟩: here today, across the water next week, quick to answer and hard to book. You have acquaintances all along the way and are a regular nowhere. You like it that way, since you owe nobody a fixed evening. But many people know of you and few can tell when you’re sad, and those few you tend to have met where you stayed longest. Go to the same place at the same time for a season, and you’ll have one more of them.',
      },
      {
        id: 'outer.repeat.gui',
        because: ['stems:gui>=2', 'stems:gui<=2', 'age>=16', 'age<=74'],
        says: ['first-impression=hidden'],
        form: ['scene', 'order'],
        zh_CN:
          '散会以后，有人回头问：“刚才你也在？”你露出来的是两场细雨⟨（天干两癸）⟩，来时没有声响，可谁说了什么、谁脸色变了，你都接在心里。过后事情悄悄好转，人家不晓得谢谁。下一回坐到前排，头十分钟说一句话，说什么都行。',
        en_US:
          'After the meeting someone turns and says, “Were you there?” What shows of you is two fine rains ⟨(Gui twice in the stems)⟩ that arrive without a sound. You took in who said what, and whose face changed. Later on things are quietly better, and nobody knows whom to thank. Next time, sit in front and say one sentence in the first ten minutes. Any sentence.',
      },
    ],
  },
]
