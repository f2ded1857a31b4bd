import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'love-palace-main',
    card: 'love',
    role: { section: 'palace' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.seat.friend-weak',
        because: ['main:day=bijian', 'sign:weak'],
        says: ['rank=level'],
        zh_CN:
          '你撑不住的那天，家里人不问缘由就来接手，像换班。伴侣座上坐着你的同类⟨（比肩坐日支）⟩，你力气偏小，身边有个一样的人，正好借力。麻烦是短处也一样：都忘了交水费，都不肯先打那通电话。这两样轮流做，写在门后。',
        en_US:
          'Some day you give out, and somebody at home steps in without asking, like a change of shift. Your own kind sits in the partner’s seat ⟨ (Friend in the day branch)⟩, and with little strength of your own, a double is a help. The trouble is having the same gaps: neither pays the water bill, neither makes that call. Take turns, in writing, on the back of the door.',
      },
      {
        id: 'love.seat.friend-firm',
        because: ['main:day=bijian', 'sign:firm'],
        says: ['rank=level'],
        zh_CN:
          '一个家，两个舵手，出门往左往右能在门口讨论十分钟。你不缺主意，伴侣座上又坐着一个同样有主意的⟨（比肩坐日支）⟩，谁也压不住谁，好在谁也不欺负谁。按房间分权：厨房归一个人说了算，书房归另一个。',
        en_US:
          'Two captains, one household: left or right out of the front door can take ten minutes. You have opinions enough, and the partner’s seat holds someone with just as many ⟨ (Friend in the day branch)⟩. Nobody wins; on the other hand, nobody gets trampled. Divide by room. One rules the kitchen, the other the study.',
      },
      {
        id: 'love.seat.friend',
        because: ['main:day=bijian'],
        says: ['rank=level', 'wallet=apart'],
        zh_CN:
          '账单一来，两部手机同时亮，一人一半，几分钱都对得上。伴侣座上是跟你平起平坐的那颗星⟨（比肩坐日支）⟩，谁也不高，谁也不欠。清爽是清爽，少了点互相亏欠的甜。偶尔整单你来，对方转账也别收。',
        en_US:
          'The check comes and two phones light up, half each, to the cent. In the partner’s seat sits an equal ⟨ (Friend in the day branch)⟩: nobody stands higher and nobody owes. It’s very clean, and it misses the sweetness of being a little in someone’s debt. Now and then pay the whole of it, and refuse the transfer.',
      },
      {
        id: 'love.seat.rival-weak',
        because: ['main:day=jiecai', 'sign:weak'],
        says: ['company=many'],
        zh_CN:
          '对方的朋友你全认得，自己的旧友倒有日子没见了。日支坐着一个同类，来搭伙，也来分你的那一份⟨（劫财坐日支）⟩，你力气偏小，过着过着就住进了人家的圈子。有人搭伙总是好的。今晚先给一个只属于你的老朋友回电话。',
        en_US:
          'You know all of their friends by now and haven’t seen your own in a while. The day branch holds one of your kind, who comes to share and also takes a share ⟨ (Rival in the day)⟩; being the lighter of the two, you moved into the other circle bit by bit. Company is good to have. Tonight, ring back the friend who is only yours.',
      },
      {
        id: 'love.seat.rival',
        because: ['main:day=jiecai'],
        says: ['company=many', 'wallet=apart'],
        zh_CN:
          '你家的饭桌总要多摆一双筷子，给你的朋友，或者给朋友的朋友。日支归爱热闹、也爱花用的那颗星⟨（劫财坐日支）⟩，屋里人气旺，存不住清静，也存不住零钱。牙刷可以多备几把，零钱罐各放各的。',
        en_US:
          'Your table has an extra pair of chopsticks on it, for a friend, or for a friend of that friend. The day branch belongs to a star that likes a crowd and likes spending ⟨ (Rival in the day)⟩; the house is lively, and keeps neither quiet nor change. Keep spare toothbrushes by all means. Keep the coins in two jars.',
      },
      {
        id: 'love.seat.eating-weak',
        because: ['main:day=shishen', 'sign:weak'],
        says: ['home=open', 'love.home-pace=slow'],
        zh_CN:
          '说好周末收拾阳台，两个人对着一碟瓜子坐到天黑。日支是图舒服的那颗星⟨（食神坐日支）⟩，家里软和，客人来了都不想走；只是你底子薄，软下去就起不来，要办的一周推一周。先办一件，再端瓜子，次序别反。',
        en_US:
          'Saturday was for clearing the balcony; you both sat over a dish of sunflower seeds until dark. A star that likes comfort keeps the day branch ⟨ (Eating god in the day)⟩. The house is soft and guests stay on. But your reserves are small, and once down you don’t get up, so chores move from week to week. One chore first, then the seeds.',
      },
      {
        id: 'love.seat.eating-firm',
        because: ['main:day=shishen', 'sign:firm'],
        says: ['home=open'],
        zh_CN:
          '家是你玩的地方：种满香草的阳台，装到一半的模型，一只不请自来的猫。日支坐着爱滋味、爱消遣的那颗星，你又有力气折腾⟨（食神坐日支）⟩，跟你过日子不闷。爱整齐的人会在模型堆里找沙发。划一块空地，归那位。',
        en_US:
          'Home is where you play: herbs on the balcony, a model half built, a cat that invited itself. The day branch belongs to the star of taste and pastimes, and you have the strength to indulge it ⟨ (Eating god in the day)⟩. Nobody is bored at your place. A tidy person will search the model for the sofa. Clear one patch of floor, and make it theirs.',
      },
      {
        id: 'love.seat.eating',
        because: ['main:day=shishen'],
        says: ['quarrel=short'],
        zh_CN:
          '你们和好，靠的是一锅热的东西：吵到一半有人起身去热饭，端上来，话就软了。日支坐着养人的那颗星⟨（食神坐日支）⟩，火气在你家过不了夜。饭压得住火，压不掉事由。吃到第二碗，把刚才的话接上。',
        en_US:
          'Peace, in your house, is made with something hot: halfway through a quarrel one of you gets up to warm the soup, and the voices drop. The day branch keeps a star that feeds people ⟨ (Eating god in the day)⟩, and anger seldom stays overnight. Soup puts out the fire and leaves the cause. With the second bowl, pick up where you stopped.',
      },
      {
        id: 'love.seat.hurting-meets-officer',
        because: ['main:day=shangguan', 'stems:officer'],
        says: ['detail=fine'],
        zh_CN:
          '要见正经人，出门前对方总叮嘱你一句：今天别乱讲。天干上露着讲规矩的星，日支却坐着专拆它台的那颗⟨（伤官坐日支，官透）⟩，外头守的规矩，回家全成了你的笑料。约个暗号，桌下碰一下膝盖，你就收。',
        en_US:
          'Before any proper occasion you get a word at the door: behave today. A star of rules shows in your stems while the day branch belongs to one that pulls rules apart ⟨ (Hurting officer in the day, officer revealed)⟩, so whatever you obeyed outdoors becomes material at home. Agree on a signal. One knee touched under the table, and you stop.',
      },
      {
        id: 'love.seat.hurting',
        because: ['main:day=shangguan'],
        says: ['detail=fine', 'speech=sharp'],
        zh_CN:
          '客人夸你家好看，你只看见那幅挂歪了半寸的画。日支坐着有才气、也挑剔的那颗星⟨（伤官坐日支）⟩，住在一起的人也归这把尺量：牙膏从中间挤，故事讲错了年份。眼睛改不了，嘴可以。一天只许纠一样。',
        en_US:
          'Guests admire the room, and you see the one picture that hangs half an inch off. A gifted, fault-finding star keeps the day branch ⟨ (Hurting officer in the day)⟩, and people who live with you are held to the same ruler: the toothpaste squeezed in the middle, the story told with the wrong year. The eye can’t be changed. Allow the mouth one correction a day.',
      },
      {
        id: 'love.seat.open-hand-weak',
        because: ['main:day=piancai', 'sign:weak'],
        says: ['spends=easily'],
        zh_CN:
          '玄关堆着没拆的纸箱，冰箱里塞着两个人吃不完的菜。日支坐着出手阔的那颗星⟨（偏财坐日支）⟩，给家里添一样，你就觉得暖一分；添得进来，力气却不够收拾。下一样进门以前，先腾一个抽屉。',
        en_US:
          'Unopened boxes in the hall, and in the fridge more than two people can eat. The day branch belongs to a free-spending star ⟨ (Indirect wealth in the day)⟩; every new thing makes the home feel a degree warmer to you, and the strength to put it away runs short. Before the next one comes through the door, empty a drawer.',
      },
      {
        id: 'love.seat.open-hand-firm',
        because: ['main:day=piancai', 'sign:firm'],
        says: ['home=open', 'company=many', 'love.outsiders=in'],
        zh_CN:
          '你家像个小码头，朋友的行李，亲戚的孩子，别人托寄的一盆花，都在这里歇过脚。日支是人来货往的那颗星，你撑得住这份热闹⟨（偏财坐日支）⟩。跟你住在码头上的人，偶尔想要一样码头上没有的东西：锁了门的星期天。',
        en_US:
          'A friend’s luggage, a cousin’s child, somebody’s potted lemon tree have all lodged with you; the place is a small harbor. The day branch belongs to the star of comings and goings, and you’re strong enough to keep it open ⟨ (Indirect wealth in the day)⟩. Whoever lives in the harbor with you would like the one thing it never has: a Sunday with the door locked.',
      },
      {
        id: 'love.seat.open-hand',
        because: ['main:day=piancai', 'age<=74'],
        zh_CN:
          '手上顺的那晚，你带蛋糕回家；不顺的那晚，一屋子人跟着吃泡面。日支坐着跟着买卖起落的那颗星⟨（偏财坐日支）⟩，家里的天色看的是你外头的账。把晚饭和账目分开：最不顺的那天，照样买一块蛋糕。',
        en_US:
          'When work went well there’s cake; when it went badly everyone eats instant noodles. The day branch keeps a star that goes by how the day’s trade went ⟨ (Indirect wealth in the day)⟩, so the weather at home is made at the office. Separate dinner from the ledger. On the worst day, buy the cake anyway.',
      },
      {
        id: 'love.seat.thrift-weak',
        because: ['main:day=zhengcai', 'sign:weak'],
        says: ['spends=carefully'],
        zh_CN:
          '椅子断了一条横档，你绑上绳，又坐了三年。日支坐着惜物的那颗星⟨（正财坐日支）⟩，家里样样有来历，旧得叫得出名字。你力气不大，守着这些已经够忙，新人搬进来，却找不到一格空的。腾一个柜子，那就是一封请帖。',
        en_US:
          'A rung of the chair broke; you tied it with string and sat there three more years. A star that saves things keeps your day branch ⟨ (Direct wealth in the day)⟩, and each object at home has a history. Guarding them takes what strength you have. Someone moving in will find no empty shelf. Clear one, and it’s an invitation.',
      },
      {
        id: 'love.seat.thrift',
        because: ['main:day=zhengcai'],
        says: ['plan=ahead'],
        zh_CN:
          '米缸还剩几指，哪天换床单，住在你家的人闭着眼也说得出。日支是安稳过日子的那颗星⟨（正财坐日支）⟩，家用稳，人心也稳。代价是谁想临时起意，都得先打申请。日程表上留一格，写“没想好”，到那天再定。',
        en_US:
          'How much rice is left, which day the sheets get changed: anyone who lives with you could say it asleep. The star of steady housekeeping holds the day branch ⟨ (Direct wealth in the day)⟩, and a full cupboard makes for calm people. What it costs is the sudden idea, which has to apply in advance. Leave one square of the calendar marked “undecided.”',
      },
      {
        id: 'love.seat.pusher-weak',
        because: ['main:day=qisha', 'sign:weak', 'age<=74'],
        says: ['pressure=wears', 'love.home-pace=fast'],
        zh_CN:
          '门后贴着清单，晚了要交代，沙发坐热了就有人问“那件事办了没”：你的家有点像工位。日支坐着催人的那颗星⟨（七杀坐日支）⟩，你力气偏小，进了门还不算下班。跟同住的人讲好，头一个小时谁也不派活。',
        en_US:
          'A list behind the door, an account of why you’re late, and no sooner is the couch warm than somebody asks if it’s done: home is a kind of desk. The star that pushes keeps your day branch ⟨ (Seven killings in the day)⟩, and with modest strength you’re not off duty when you come in. Agree on it: no tasks in the first hour.',
      },
      {
        id: 'love.seat.pusher-firm',
        because: ['main:day=qisha', 'sign:firm', 'age<=74'],
        says: ['love.home-pace=fast'],
        zh_CN:
          '你家的假期这样过：五点起来看日出，下午换轮胎，晚上开会总结。日支坐着闲不住的那颗星，你也扛得起⟨（七杀坐日支）⟩，一屋子人跟着往前赶。跟得上的说痛快，跟不上的躲去阳台。行程里空半天，让躲的人先挑。',
        en_US:
          'A vacation with you goes like this: up at five for the sunrise, tires changed by afternoon, debriefing at night. A star that can’t sit still keeps the day branch, and you’re built for it ⟨ (Seven killings in the day)⟩. Those who keep up call it glorious, and the rest are out on the balcony. Leave half a day blank, and let the balcony choose.',
      },
      {
        id: 'love.seat.pusher',
        because: ['main:day=qisha'],
        says: ['speech=sharp', 'love.home-pace=fast'],
        zh_CN:
          '“快点。”“放这儿。”“别动。” 你们在家说话像两个人抬一张桌子，外人以为在吵，其实是顺手。日支坐着利落、不绕弯的那颗星⟨（七杀坐日支）⟩，抬桌子时省字是好的，坐下来还省，就只剩口令。饭桌上把“请”字捡回来。',
        en_US:
          '“Quick.” “Here.” “Don’t move.” At home you two speak as if carrying a table together; visitors take it for a fight, and it’s only efficiency. A brisk star with no detours keeps the day branch ⟨ (Seven killings in the day)⟩. Saving words is right with a table in hand. Once it’s set down, only orders are left. At dinner, bring back “please.”',
      },
      {
        id: 'love.seat.officer-weak',
        because: ['main:day=zhengguan', 'sign:weak'],
        says: ['readable=no'],
        zh_CN:
          '进门以前，你在楼下把脸上的累先收好。日支坐着讲分寸的那颗星⟨（正官坐日支）⟩，你力气偏小，却总觉得在最近的人面前也该有个样子。端着的人坐沙发只坐半边。挑一个晚上，把“我今天不行了”原话说出来。',
        en_US:
          'Before going up, you stand by the mailboxes and put your tired face away. A star of good form keeps your day branch ⟨ (Direct officer in the day)⟩, and though your strength is small, you feel you owe the nearest person a proper appearance. People who keep it up sit on half the sofa. Some evening, say it in plain words: I’m finished today.',
      },
      {
        id: 'love.seat.officer',
        because: ['main:day=zhengguan'],
        says: ['speech=soft', 'love.house=cool'],
        zh_CN:
          '你们吵架也不抢话，一个说完一个说，声音都没高过。日支坐着讲分寸的那颗星⟨（正官坐日支）⟩，家里客气，安心，也有一点凉，像一间好旅馆。旅馆少的是有人赖床。规矩留着，碗可以过夜一次。',
        en_US:
          'Even your quarrels keep their turns; one finishes, then the other speaks, and no voice goes up. A star of good form keeps the day branch ⟨ (Direct officer in the day)⟩. The house is courteous, safe and a little cool, like a good hotel. What a hotel lacks is somebody who stays in bed. Keep the rules, and leave the dishes overnight once.',
      },
      {
        id: 'love.seat.owl-weak',
        because: ['main:day=pianyin', 'sign:weak'],
        says: ['alone=needed'],
        zh_CN:
          '进了门，你要先一个人待二十分钟，才算真到家。日支坐着要清静的那颗星，它也养你⟨（偏印坐日支）⟩：力气是在没人说话的地方长回来的。同住的人若不知道，会以为你在生气。进门先打个照面，说一句“我歇会儿”，再去关门。',
        en_US:
          'You’ve come in, but it takes twenty minutes by yourself before you’re home. A star that wants quiet keeps the day branch, and it feeds you ⟨ (Indirect seal in the day)⟩; strength grows back where nobody is talking. Unless they know that, the people you live with will think you’re angry. Show your face first, say “give me a while,” and then close the door.',
      },
      {
        id: 'love.seat.owl-firm',
        because: ['main:day=pianyin', 'sign:firm'],
        says: ['home=own-rules'],
        zh_CN:
          '有人好心替你理了一次书桌，你花了三天把原来的乱找回来。日支坐着自成一格的那颗星，你又不缺底气⟨（偏印坐日支）⟩，家里有一片地方只按你的道理。这片地会自己长大，长到别人没处放杯子。拿胶带贴条线，线外随人。',
        en_US:
          'Somebody once tidied your desk as a kindness, and restoring the mess took you three days. A star with its own system keeps the day branch, and you’re sure of yourself besides ⟨ (Indirect seal in the day)⟩. Part of the house runs on your logic alone, and that part grows until no one can put down a cup. Tape a line on the floor.',
      },
      {
        id: 'love.seat.owl',
        because: ['main:day=pianyin'],
        says: ['alone=needed', 'love.closeness=apart'],
        zh_CN:
          '你们最好的晚上，一个在里屋，一个在外屋，隔着墙各忙各的。日支是想得偏、待得住的那颗星⟨（偏印坐日支）⟩，同一个屋檐下各做各的，你最自在。隔久了，墙那边会当你不在。十点钟端两杯水过去，不为什么。',
        en_US:
          'The best evenings at your place have one of you in the front room and one in the back, each busy with something. A star of odd thoughts and long sitting keeps the day branch ⟨ (Indirect seal in the day)⟩; apart under one roof is where you’re easiest. Given time, the far room decides you’re out. At ten, carry two glasses of water across, for no reason.',
      },
      {
        id: 'love.seat.seal-weak',
        because: ['main:day=zhengyin', 'sign:weak', 'age<=74'],
        zh_CN:
          '出差到第三天，你话就少了，要听一会儿家里厨房的动静才睡得踏实。日支坐着养人的那颗星⟨（正印坐日支）⟩，你自己力气不大，灯是在家里充的。离了充电的地方，别硬撑着多留两天。出门带一样家里的东西，杯子也行。',
        en_US:
          'Three days into a business trip you’ve gone quiet, and you sleep only after hearing the kitchen at home over the phone. A star that nourishes keeps your day branch ⟨ (Direct seal in the day)⟩; with modest strength, home is where you charge. Don’t add two days out of pride. Take something from the house along, a cup will do.',
      },
      {
        id: 'love.seat.seal-firm',
        because: ['main:day=zhengyin', 'sign:firm'],
        says: ['love.served=yes'],
        zh_CN:
          '一个人在家那晚，你打了三个电话：盐在哪儿，遥控器在哪儿，垃圾哪天收。日支坐着养你的那颗星，你本来就不缺底气⟨（正印坐日支）⟩，两样加起来，你被照顾得连自家厨房都快不认识了。这个月学会一样，从盐开始。',
        en_US:
          'Alone at home for one night, you made three calls: where’s the salt, where’s the remote, which day is the trash. A star that looks after you keeps the day branch, and you were sturdy to begin with ⟨ (Direct seal in the day)⟩. Between the two, you’ve been looked after so well that your own kitchen is a foreign country. Learn one thing this month, beginning with the salt.',
      },
      {
        id: 'love.seat.seal',
        because: ['main:day=zhengyin'],
        says: ['love.served=yes'],
        zh_CN:
          '在外头受了气，你回家先躺下，等人来问。日支坐着养你的那颗星⟨（正印坐日支）⟩，跟你亲近的人，不知不觉就当了长辈：添衣，盛汤，替你记着证件放在哪里。有人养着是好事，养人的那位也要有人养。这周换你盛汤。',
        en_US:
          'When the world has been unfair you come home, lie down and wait to be asked. A star that nourishes keeps the day branch ⟨ (Direct seal in the day)⟩, and people close to you slip into being the elder: another sweater, more soup, where your passport is. It’s good to be fed. The one who feeds gets hungry too; this week you ladle.',
      },
    ],
  },
  {
    id: 'love-palace-branch',
    card: 'love',
    role: { section: 'palace' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.room.rat',
        because: ['day:zi'],
        says: ['love.talk-hour=night'],
        zh_CN:
          '要紧的话，你都是关了灯以后说的。伴侣的位置在子，子是半夜，是不点灯的卧室⟨（日支子）⟩，看不见脸，反而说得真。白天被人拉去谈心，你一句也谈不好。大事约在睡前，早饭时再对一遍，免得只有一个人记得。',
        en_US:
          'Whatever matters, you have said it with the lights out. The partner’s seat is the Rat: midnight, an unlit bedroom ⟨ (Rat in the day branch)⟩, where nobody sees a face and the truth comes easier. Summoned to a talk at noon, you have nothing. Put the big questions at bedtime, and check over breakfast that two people remember the answer.',
      },
      {
        id: 'love.room.ox',
        because: ['day:chou'],
        says: ['memory=long'],
        zh_CN:
          '屋后有一间冷储藏室，腌菜、旧信、断了带子的手表，一样没扔。伴侣的位置在丑，冬末的湿土，存得住东西⟨（日支丑）⟩。早年的好和早年的气，你都按层码着，要用时摸黑也拿得到。每年开一次窖，好的端上桌，馊了的倒掉。',
        en_US:
          'Behind the kitchen there’s a cold pantry: pickles, letters, a watch with a broken strap, nothing thrown out. Your partner’s seat is the Ox, damp earth at the end of winter, and it keeps ⟨ (Ox in the day branch)⟩. Old kindness and old grievance lie shelved by year, and you can find either in the dark. Open up once a year. Serve the good, tip out the sour.',
      },
      {
        id: 'love.room.tiger',
        because: ['day:yin2'],
        zh_CN:
          '鞋柜边总立着一只没收起来的箱子。伴侣的位置在寅，天快亮的时候，家里的门口⟨（日支寅）⟩，你们最亲的几分钟常在出发前后：找钥匙，送到电梯，落地报平安。平常坐在一起，倒像在等车。回来那天，把箱子当晚收了。',
        en_US:
          'Beside the shoes stands a suitcase that never quite gets put away. The partner’s seat is the Tiger, just before dawn, the doorway of a house ⟨ (Tiger in the day branch)⟩. Your closest minutes come around departures: the hunt for keys, the walk to the elevator, the text on landing. In between it’s a waiting room. On coming home, unpack the same night.',
      },
      {
        id: 'love.room.rabbit',
        because: ['day:mao'],
        says: ['love.talk-hour=morning'],
        zh_CN:
          '一天的好坏，你们在早饭桌上就定了：谁先起，谁递牛奶，有没有人看手机。伴侣的位置在卯，清早六点，一扇朝东的窗⟨（日支卯）⟩，光进来得早，话也要早说。憋到夜里，窗子已经背光。有事早上讲，讲完各自出门。',
        en_US:
          'How the day goes is settled at breakfast, by who got up first, who passed the milk, who looked at a phone. The partner’s seat is the Rabbit: six in the morning, a window to the east ⟨ (Rabbit in the day branch)⟩. Light comes early there, and so should words. By evening the window is dark. Say it in the morning, then each go out.',
      },
      {
        id: 'love.room.dragon',
        because: ['day:chen'],
        says: ['readable=no'],
        zh_CN:
          '每个家都有一间什么都往里堆的屋子，你的心事在那里头。伴侣的位置在辰，春天的湿土，底下蓄着水⟨（日支辰）⟩，面上风平浪静，掀开一块板，水就在脚边。对方掀错板的那天，两个人都吓一跳。屋里放一张单子：哪几块能动。',
        en_US:
          'Every house has a room where things get put, and your feelings are in there. The partner’s seat is the Dragon, damp spring earth with water stored below ⟨ (Dragon in the day branch)⟩. The floor looks dry until somebody lifts the wrong board, and then both of you jump. Leave a note by the door saying which boards may be lifted.',
      },
      {
        id: 'love.room.snake',
        because: ['day:si'],
        zh_CN:
          '灶上总有一锅东西用小火煨着，看不见火苗，锅盖是烫的。伴侣的位置在巳，夏天上午的厨房⟨（日支巳）⟩，你的惦记和你的不满，都这样慢慢煨。闻着香，揭盖的人要小心。快开的时候说一声，别等扑出来。',
        en_US:
          'Something is kept on low heat in your kitchen: no flame to be seen, and the lid is hot. The partner’s seat is the Snake, a summer morning at the stove ⟨ (Snake in the day branch)⟩, and both longing and complaint simmer there. It smells good; the one who lifts the lid should be warned. Say so when it’s near the boil.',
      },
      {
        id: 'love.room.horse',
        because: ['day:wu3'],
        says: ['readable=yes', 'love.house=bright'],
        zh_CN:
          '客厅正午，窗帘拉不严，谁脸上有什么都照得见。伴侣的位置在午，一天里最亮的时辰⟨（日支午）⟩，你爱谁瞒不过邻居，生谁的气也瞒不过。敞亮是真敞亮，晒久了人要找阴凉。话说满以前，去厨房站五分钟。',
        en_US:
          'A living room at noon, with curtains that don’t quite close: whatever anybody feels is lit. The partner’s seat is the Horse, the brightest hour ⟨ (Horse in the day branch)⟩. The neighbors know whom you love, and they know when you’re cross. It’s honest, and people in the sun that long go looking for shade. Before the last word, stand in the kitchen for five minutes.',
      },
      {
        id: 'love.room.goat',
        because: ['day:wei'],
        says: ['love.home-pace=slow', 'love.closeness=together'],
        zh_CN:
          '饭吃完了，没人起身，茶添了三遍，这才是你家最像家的时候。伴侣的位置在未土，午后晒暖的干土，一张吃完饭的长桌⟨（日支未）⟩，亲近是一起耗出来的。赶时间的人不懂，会说你们什么也没做。对，就是什么也没做，桌子别收太快。',
        en_US:
          'The meal is over, nobody gets up, and tea has been poured three times; that’s when your place is most like home. The partner’s seat is the Goat, warm dry earth after noon, a long table ⟨ (Goat in the day branch)⟩. Closeness comes of idling there together. People in a hurry will say you did nothing. Quite so, and don’t clear the table yet.',
      },
      {
        id: 'love.room.monkey',
        because: ['day:shen'],
        zh_CN:
          '两个人蹲在地上装一个柜子，说明书扔在一边，那个下午你们比过节还亲。伴侣的位置在申，午后的工具间⟨（日支申）⟩，你跟人熟，是手上有活的时候熟的。对坐着谈感情，倒找不到手往哪儿放。心里有话，去修样东西再说。',
        en_US:
          'Two people on the floor putting up a cabinet, instructions tossed aside: you were closer that afternoon than on any holiday. The partner’s seat is the Monkey, a workshop in the late day ⟨ (Monkey in the day branch)⟩, and you get to know somebody with tools in hand. Sit you down to discuss feelings and you don’t know where to put your fingers. Go and fix something, then talk.',
      },
      {
        id: 'love.room.rooster',
        because: ['day:you'],
        zh_CN:
          '出门前你们在同一面镜子前站一会儿，翻领子，别胸针，说一句“这双鞋不对”。伴侣的位置在酉，傍晚的梳妆台⟨（日支酉）⟩，你的在意全在边角上，肯替你翻领子的人，你当成自己人。领子翻完，别忘了抬头看一眼脸。',
        en_US:
          'Before going out you share one mirror for a minute: a collar turned down, a pin set straight, “wrong shoes.” The partner’s seat is the Rooster, a dressing table at dusk ⟨ (Rooster in the day branch)⟩. What you care about shows at the edges, and whoever may straighten your collar is family. When the collar is done, look up at the face.',
      },
      {
        id: 'love.room.dog',
        because: ['day:xu'],
        zh_CN:
          '客人走了，炉子封上，底下的炭还红，这时候你才跟人真亲。伴侣的位置在戌，入夜的炉边，也是守门的地方⟨（日支戌）⟩，人前的热闹不算数，门闩上了才算。拨火要有拨火的人，你从不主动掀灰。回家头一句话由你说，当作拨一下。',
        en_US:
          'The guests have gone, the stove is banked, the coals underneath are red, and now you’re close to someone. The partner’s seat is the Dog, the hearth after nightfall and the place of whoever guards the door ⟨ (Dog in the day branch)⟩. What goes on in company doesn’t count until the bolt is across. You wait for the other to stir the ash. When you come in, speak first.',
      },
      {
        id: 'love.room.pig',
        because: ['day:hai'],
        says: ['promise=quick'],
        zh_CN:
          '浴缸里的水快凉了，两个人还隔着门聊。伴侣的位置在亥，临睡的钟点，一盆热水⟨（日支亥）⟩，身上一暖，你什么都肯讲，也什么都肯答应。第二天水凉了，对方记得你答应过，你不记得。泡着的时候只聊天，约定等擦干了再下。',
        en_US:
          'The bathwater is going cold and you two are still talking through the door. The partner’s seat is the Pig, the hour before bed, a tub of hot water ⟨ (Pig in the day branch)⟩. Warmed through, you’ll tell anything and agree to anything. Next day they remember the promise and you don’t. In the tub only talk; sign when dry.',
      },
    ],
  },
  {
    id: 'love-palace-ties',
    card: 'love',
    role: { section: 'palace' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.ties.month-faces-day',
        because: ['rel:clash=month+day', 'age<=74'],
        zh_CN:
          '周五晚上，工作群和家里的消息会同时响，这种事你碰得比别人多。月柱管差事和父母家，日柱管伴侣，两支正对着⟨（月日相冲）⟩，一头动，另一头就要让。争谁更重要没有用，定个先后：周五七点以后，家里先。',
        en_US:
          'Friday evening, the office thread and home both ring; it happens to you more than to most. Month stands for work and your parents’ house, day for the partner, and their two branches face each other ⟨ (month and day clash)⟩, so when one moves the other gives way. Arguing which matters more leads nowhere. Fix an order: after seven on Friday, home comes first.',
      },
      {
        id: 'love.ties.year-faces-day',
        because: ['rel:clash=year+day'],
        zh_CN:
          '过年回谁家，甜粽还是咸粽，孩子跟谁说哪里的话：你家的争执，常是两处来处在争。年支是根，日支是伴侣的位置，正面相对⟨（年日相冲）⟩，所以合得来的人，老家常与你隔着一段路。轮着来，写下今年轮到谁。',
        en_US:
          'Whose parents for New Year, sweet dumplings or salty, which dialect the children hear: quarrels at your place are two hometowns talking. The year branch is your root, the day branch the partner’s seat, and they face each other ⟨ (year and day clash)⟩. Those who suit you tend to come from some distance away. Take turns, and let whoever traveled choose the soup.',
      },
      {
        id: 'love.ties.day-faces-hour',
        because: ['rel:clash=day+hour'],
        zh_CN:
          '问到五年以后住哪儿，你们两个的答案从没对上过。日支是眼下身边的人，时支是往后的打算，两支对着⟨（日时相冲）⟩，过今天不难，难在画图纸。图纸一年画一次就够，画的时候各用一支铅笔，都别用钢笔。',
        en_US:
          'Where to live in five years: asked separately, the two of you have yet to give the same answer. The day branch is whoever stands beside you, the hour branch is what you plan, and they face each other ⟨ (day and hour clash)⟩. Today is easy; it’s the blueprint that starts the arguing. Draw it once a year, both of you in pencil.',
      },
      {
        id: 'love.ties.joined-and-faced',
        because: ['rel:clash@day', 'rel:six-combine@day'],
        zh_CN:
          '一边有人拉着你的手，一边有人敲门叫你走，你的感情常在这种当口。伴侣的位置同时被一支合住，又被一支冲着⟨（日支逢合又逢冲）⟩。古书说有合在，冲就缓，所以门敲得响，人未必要动。敲第三遍再去开。',
        en_US:
          'Someone has you by the hand and someone else is knocking to call you away; love tends to find you in that position. Your partner’s seat is joined by one branch and faced by another ⟨ (day branch joined and clashed)⟩. The old rule says that joining softens facing. The knock is loud and needn’t move you. Open at the third.',
      },
      {
        id: 'love.ties.month-joins-day',
        because: ['rel:six-combine=month+day', 'age<=74'],
        says: ['met-through=work'],
        zh_CN:
          '同一层楼，同一个项目，或者同学的聚会散了往同一个方向走，你的缘分多从日常轨道上来。月支管同事同行，跟伴侣的位置相合⟨（月日六合）⟩，不用专程去找。坏处是公事也跟进卧室。出了公司的门，换一个称呼叫对方。',
        en_US:
          'The same floor, the same project, the same bus after a class reunion: people reach you along tracks you were on already. The month branch, colleagues and classmates, joins the partner’s seat ⟨ (month and day join)⟩, so no expedition is needed. The drawback is that work follows you to bed. Past the office door, call each other by another name.',
      },
      {
        id: 'love.ties.year-joins-day',
        because: ['rel:six-combine=year+day'],
        says: ['met-through=family', 'love.outsiders=in'],
        zh_CN:
          '带回家的人，家里的老人先喜欢上了，饺子多给了四个。年支是来处，与伴侣的位置相合⟨（年日六合）⟩，牵线的、帮腔的，多是自家人和老邻居。拌嘴时对方也会去找他们评理。家里的门可以开，两个人的账关起门来算。',
        en_US:
          'You bring someone home, and the oldest person in the room likes them first; four extra dumplings. The year branch, where you come from, joins the partner’s seat ⟨ (year and day join)⟩. Introductions and good words come from relatives and old neighbors. So do the umpires, when you quarrel. Leave the front door open, and settle accounts between two with it closed.',
      },
      {
        id: 'love.ties.day-joins-hour',
        because: ['rel:six-combine=day+hour'],
        says: ['love.bond=projects'],
        zh_CN:
          '一起养过一盆难养的花，合写过一份菜单，攒过一趟远门，你们就分不开了。日支的人与时支的打算相合⟨（日时六合）⟩，感情靠共同的下一件事续着。两件事之间空下来，反而生分。上一趟还没走完，先在地图上圈好下一处。',
        en_US:
          'You have raised a difficult plant together, planned a menu, saved up for one long trip, and after that nobody could pry you apart. The person, your day branch, joins the plans, your hour branch ⟨ (day and hour join)⟩. The bond lives on a next thing to do together. Between projects you turn into polite strangers. Circle the next place before this trip ends.',
      },
      {
        id: 'love.ties.month-crosses-day',
        because: ['rel:harm=month+day', 'age<=74'],
        zh_CN:
          '同事随口一句“你家那位倒挺闲”，你带回家说了，那一晚就不太好过。月支跟日支别着劲⟨（月日相害）⟩，伤人的多是传来传去的小话，正面的风雨反倒不怕。外头听来的，隔一夜再说；说之前掂一掂，这话是给对方听，还是给自己出气。',
        en_US:
          '“Yours seems to have plenty of free time,” said a colleague, and you brought it home, and the evening was spoiled. The month branch crosses the day branch ⟨ (crossing of month and day)⟩; what hurts is small talk passed along, far more than open weather. Let it lie overnight. Then weigh who would be helped by hearing it.',
      },
      {
        id: 'love.ties.year-crosses-day',
        because: ['rel:harm=year+day'],
        zh_CN:
          '两边家里都客气，话却总在半路走样：那边说“随便”，这边听成“不在意”。年支跟日支别着劲，来处与伴侣之间隔着一层翻译⟨（年日相害）⟩。传话的人通常是你，传得越圆，两头误会越久。少转述，让他们自己通一次电话。',
        en_US:
          'Both families are polite, and still the words change on the way: “as you like” leaves one house and arrives as “they don’t care” at the other. The year branch crosses the day branch ⟨ (crossing of year and day)⟩, and between your people and your person stands an interpreter. That’s you, and the smoother you put it, the longer it lasts. Let them telephone each other.',
      },
      {
        id: 'love.ties.day-crosses-hour',
        because: ['rel:harm=day+hour'],
        zh_CN:
          '你们没为大事红过脸，闷气都出在“我以为你会”。日支的人跟时支的打算别着劲⟨（日时相害）⟩，计划里总有一格是替对方填的，填的时候没问。纪念日、周末、谁去接人，凡是写着“应该会”的，问成“会不会”。',
        en_US:
          'Big matters have never set you against each other; the sulks all begin with “I thought you would.” The day branch, your person, crosses the hour, your plans ⟨ (crossing of day and hour)⟩. Some square of the plan is filled in on the other’s behalf without asking. Wherever it says “surely,” for a weekend or a ride from the airport, make it a question.',
      },
      {
        id: 'love.ties.month-rubs-day',
        because: ['rel:punish=month+day', 'age<=74'],
        zh_CN:
          '你把上班的那套带回家：开会的语气，对错的算法，连叹气都一样。月支跟日支互相磨，像门轴缺了油⟨（月日相刑）⟩，转得动，每次都响。响的其实是外头的累。进门先在楼道里把电话打完，换了鞋再开口。',
        en_US:
          'Work comes home with you: the meeting voice, the right-or-wrong accounting, even the sigh. Month branch and day branch rub, like a hinge short of oil ⟨ (rubbing of month and day)⟩; the door works, and creaks every time. The creak is the office. Finish the calls in the stairwell, change your shoes, and only then begin to talk.',
      },
      {
        id: 'love.ties.year-rubs-day',
        because: ['rel:punish=year+day'],
        zh_CN:
          '有几句话是你家祖传的，你一急就顺嘴出来，说完自己也愣住：这是小时候听过的腔调。年支磨着日支⟨（年日相刑）⟩，老家的脾气磨着新家的人。认出是哪几句，就少了一半。再出口时补一句：这话不是我要说的，重来。',
        en_US:
          'A few sentences run in your family, and when you’re cornered one of them comes out, in a voice you know from childhood. The year branch rubs the day branch ⟨ (rubbing of year and day)⟩: an old household’s temper chafing the new one. Knowing which sentences they are removes half of them. For the rest, say that it wasn’t yours, and begin again.',
      },
      {
        id: 'love.ties.day-rubs-hour',
        because: ['rel:punish=day+hour'],
        zh_CN:
          '临出远门的前一晚，你们总要拌一次嘴，为几点出发，为带哪件外套。日支磨着时支，身边的人与往后的安排对不齐⟨（日时相刑）⟩，越近的计划越磨。计划没有毛病，毛病在前一晚。行李提前两天收，前一晚只许吃饭睡觉。',
        en_US:
          'The night before any trip there’s a spat, about the hour of leaving or which coat. Day branch and hour branch rub: the person beside you against what comes next ⟨ (rubbing of day and hour)⟩, and the nearer the plan, the more it chafes. Nothing is wrong with the plan. Pack two days early, and keep the last night for supper and sleep.',
      },
      {
        id: 'love.ties.own-kind-hour',
        because: ['rel:self-punish=day+hour'],
        says: ['quarrel=same-one'],
        zh_CN:
          '又是那一件。从哪句开头，在哪儿停顿，连邻居都猜得着。日时两支同一个字，照面就磨⟨（日时自刑）⟩，一个是今天的你，一个是将来的你，所以题目总是“以后怎么办”。老题目可以换个考法，下回先由你把对方的理由讲一遍。',
        en_US:
          'That one again; even the neighbors could say where it begins and where each of you stops for breath. Day and hour carry the same branch, which chafes against itself ⟨ (rubbing its own kind)⟩. One is you today and one is you later, so the subject is always what’s to become of us. Try the old question another way. Next time, put the other’s case first.',
      },
      {
        id: 'love.ties.own-kind-month',
        because: ['rel:self-punish=month+day', 'age<=74'],
        says: ['quarrel=same-one'],
        zh_CN:
          '公司里让你烦的那种人，跟家里让你烦的那一面，说到底是同一种脾气，也是你自己的。月日两支同一个字，自己磨自己⟨（月日自刑）⟩，在外吵过的题目，回家换个名字又吵一遍。烦的时候先写下来：这是第几回，跟谁。',
        en_US:
          'The colleague who gets on your nerves and the thing at home that gets on your nerves have one temper in common, and it’s yours. Month and day carry the same branch, which chafes its own kind ⟨ (rubbing its own kind)⟩; a quarrel from outside returns at supper under another name. When it starts, ask which performance this is, and who really belongs in the cast.',
      },
      {
        id: 'love.ties.half-with-month',
        because: ['rel:half-three=month+day', 'age<=74'],
        says: ['met-through=work'],
        zh_CN:
          '你们先是搭档：一起赶过一个期限，或者共用过一张工位，交情做出来了，话才说开。月支与日支半合⟨（月日半合）⟩，合上的是一半，另一半要靠一起做的事补。成了家也一样，手上总得有一点共同的活。',
        en_US:
          'First you’re partners in something: one deadline survived, one desk shared, and when the work is good the rest gets said. Month branch and day branch join by half ⟨ (half joining)⟩; the other half is made of whatever you do together. That goes for the long-married as well. Keep some piece of work in common.',
      },
      {
        id: 'love.ties.half-with-year',
        because: ['rel:half-three=year+day'],
        says: ['met-through=family'],
        zh_CN:
          '对方跟你家的某个人，说话一个调子，头一回来就像来过。年支与日支半合⟨（年日半合）⟩，来处认得这个人，你放心得也快。半合的另一半，是两家之外、只属于你们两个人的东西：一首歌，一个绰号，一家没带长辈去过的馆子。这些要自己攒。',
        en_US:
          'They talk like somebody in your family, and the first visit felt like the third. Year branch and day branch join by half ⟨ (half joining)⟩; your origins recognize this person, and you trust early. The other half is what belongs to you two and to neither house. Collect it: a song, a nickname, a restaurant no parent has seen.',
      },
      {
        id: 'love.ties.half-with-hour',
        because: ['rel:half-three=day+hour'],
        says: ['love.bond=projects'],
        zh_CN:
          '你说起将来，句子里自然是“我们”，哪怕还没跟那个人商量过。日支与时支半合⟨（日时半合）⟩，身边的人和往后的事连着长，合上了一半，另一半要问过才算。先把“我们”拆成“我想，你呢”，问完再合上。',
        en_US:
          'Speaking of the future, you say “we” without thinking, at times before the other has been told. Day branch and hour branch join by half ⟨ (half joining)⟩: the person and the plans grow together, and the other half is having asked. Take the “we” apart into “I’d like, would you,” and put it together afterward.',
      },
      {
        id: 'love.ties.three-joined',
        because: ['rel:three-combine@day'],
        says: ['company=many'],
        zh_CN:
          '跟你在一起，等于加入一个班子：有固定的饭局，有自己的黑话，三个人的群比两个人的还响。伴侣的位置嵌在一个三合局里⟨（日支入三合）⟩，热闹有人撑，寂寞少见。要留神的是两个人的事也成了班子的事。有些话不进群。',
        en_US:
          'To be with you is to join a company: standing dinners, private slang, a group chat of three that’s louder than the chat of two. Your partner’s seat is one part of a three-way joining ⟨ (three-way joining with the day)⟩. Support is never far and loneliness rare. But matters between two become the company’s. Some sentences stay out of the group.',
      },
      {
        id: 'love.ties.three-gathered',
        because: ['rel:three-meeting@day'],
        says: ['company=many'],
        zh_CN:
          '一家人住同一个小区，钥匙互相有，你家的冰箱谁都开得。伴侣的位置与另外两支聚成一方⟨（日支入三会）⟩，劲往一处使，谈感情也像谈家族的事。对方若不是同一路的人，会觉得自己一个人站在河对岸。隔三岔五，你过河去站站。',
        en_US:
          'Everyone lives within a few streets and has everyone’s keys, and your fridge belongs to whoever opens it. The partner’s seat gathers with two more branches into one quarter ⟨ (gathering of three with the day)⟩. All pull one way, and love is discussed like clan business. Someone of another sort will feel alone on the far bank. Go over and stand there sometimes.',
      },
      {
        id: 'love.ties.hidden-joining',
        because: ['rel:hidden-combine@day'],
        says: ['love.shown=private', 'readable=no'],
        zh_CN:
          '饭桌上你们不坐在一起，也不多看一眼，只有桌下的脚知道。伴侣的位置与旁的一支暗合⟨（日支暗合）⟩，亲近藏在别人看不见的地方：一个手势，一句外人听不懂的话。藏得好是情趣，藏久了像没这回事。挑一位信得过的朋友，先告诉这一个。',
        en_US:
          'At dinner with others you don’t sit together or look across, and only the feet under the table know. Your partner’s seat has a hidden joining with another branch ⟨ (hidden joining)⟩: closeness lives where nobody looks, in a gesture, in a phrase no one else follows. Hidden well it’s delightful. Hidden long it’s as if nothing were there. Tell one friend you trust.',
      },
      {
        id: 'love.ties.nudged',
        because: ['rel:break@day', 'ties<=3'],
        zh_CN:
          '好端端的一晚，为一个瓶盖没拧紧，气氛漏了。伴侣的位置被旁的一支轻轻碰着⟨（日支逢破）⟩，盘里别的牵扯不多，毛病都小，小到不好意思提，于是积着。瓶盖就说瓶盖，当场说完，别拿它讲人品。',
        en_US:
          'A perfectly good evening, and the mood leaks out through a cap left loose. Another branch nudges the partner’s seat ⟨ (nudging)⟩ and little else in the chart pulls about, so the faults are small, too small to bring up, and they add up. If it’s the cap, say the cap, then and there. Don’t argue character from it.',
      },
      {
        id: 'love.ties.left-alone',
        because: ['ties:none@day'],
        says: ['love.outsiders=out', 'company=few'],
        zh_CN:
          '你们的事，外人帮不上忙，也插不进话。伴侣的位置跟别的地支不牵不碰⟨（日支无牵扯）⟩，像一间隔音很好的屋子，清静，也闷得快。风不会自己进来，窗要开，新鲜事要出门去带。',
        en_US:
          'Outsiders can neither help nor meddle in what goes on between you two. Your partner’s seat has no tie to the other branches, neither joining nor facing nor rubbing ⟨ (day branch without ties)⟩. The room is soundproof: peaceful, and soon stuffy. No wind comes in by itself. Open a window, go out, and carry news back.',
      },
    ],
  },
  {
    id: 'love-star',
    card: 'love',
    role: { section: 'palace' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'love.mark.blossom-hour',
        because: ['star:taohua=hour'],
        zh_CN:
          '越到后头，你越有人缘：饭局散场时要你号码的人，比开场时多。让人想靠近的那颗星落在时柱⟨（桃花在时）⟩，慢热，也留得晚。身边已经有人的，散场时把那个人的手牵上，省得旁人会错意。',
        en_US:
          'You’re liked better late in the evening than early; more people ask for your number when a dinner breaks up than when it starts. The star that draws others near stands in your hour pillar ⟨ (Peach blossom in the hour)⟩, slow to open and open late. If there’s someone already, leave hand in hand, and nobody will misread it.',
      },
      {
        id: 'love.mark.blossom-day',
        because: ['star:taohua=day'],
        zh_CN:
          '跟你亲近过的人，分开多年还记得你用什么香皂。让人想靠近的那颗星落在日支，就在伴侣的座位上⟨（桃花在日）⟩，你在家里比在外头更招人喜欢。外人只见到礼貌的那个你。想留住谁，别只约在外面，带回来坐坐。',
        en_US:
          'People who were once close to you remember, years later, what soap you used. The star that draws others near stands in your day branch, the partner’s own seat ⟨ (Peach blossom in the day)⟩; you’re more charming at home than anywhere. Outsiders meet the polite version. If you want somebody to stay, stop meeting in restaurants and bring them home.',
      },
      {
        id: 'love.mark.blossom-year',
        because: ['star:taohua=year'],
        zh_CN:
          '从小就有人愿意跟你同桌，替你占座，把糖分你一半。让人想靠近的那颗星落在年柱⟨（桃花在年）⟩，人缘来得早，你当成了空气，分不清谁只是喜欢你，谁是认了真。认真的那个人会在你不好看的日子出现，那天留心看一眼。',
        en_US:
          'Even as a child you had somebody saving you a seat and giving you half the candy. The star that draws others near stands in your year pillar ⟨ (Peach blossom in the year)⟩; being liked came so early that you took it for air, and can’t tell who likes you from who means it. The one who means it turns up on your bad days. Look around on one.',
      },
      {
        id: 'love.mark.blossom-month',
        because: ['star:taohua=month', 'age<=74'],
        zh_CN:
          '开会你讲完，会后总有人来加你好友，说的却不是会上的事。让人想靠近的那颗星落在月柱，同事同行都看得见⟨（桃花在月）⟩。你觉得是客气，对方觉得是信号。回得热络以前，先看清自己想不想。',
        en_US:
          'You speak at a meeting, and afterward somebody wants to connect, about something that wasn’t on the agenda. The star that draws others near stands in your month pillar, in view of colleagues ⟨ (Peach blossom in the month)⟩. You mean courtesy and they hear a signal. Before the warm reply, find out which one you intend.',
      },
      {
        id: 'love.mark.charm-day',
        because: ['star:hongyansha=day'],
        zh_CN:
          '你只是倒杯水，接杯子的人却觉得自己与别人不同。亮眼的那颗星落在伴侣的座位上，像店门口的霓虹⟨（红艳在日）⟩，照得人心里一动，你自己倒不知道灯开着。对无意的人，话说短一句；对有意的人，把灯单独开一次。',
        en_US:
          'You pour a glass of water, and the person feels singled out. A star of charm sits in the partner’s seat, like a hand laid on a sleeve ⟨ (Charm star in the day)⟩; people feel it, and you’re seldom aware of having reached out. With those you don’t mean, make the sentence shorter. With the one you do, look up when you say it.',
      },
      {
        id: 'love.mark.phoenix-day',
        because: ['star:hongluan=day'],
        zh_CN:
          '婚礼上扔的捧花，你没伸手，也落到过你怀里。报喜的那颗星落在伴侣的座位上⟨（红鸾在日）⟩，好消息爱借你的门：朋友的喜帖，老友的重逢，都先到你这里。热闹看多了，轮到自己，也会等着别人来张罗。喜欢谁，这一步没人能替。',
        en_US:
          'A bride’s bouquet has come your way without your lifting a hand. The star of glad news sits in the partner’s seat ⟨ (Red phoenix in the day)⟩, and good tidings use your door: invitations, reunions, a friend’s announcement. After so much of it one begins to expect that one’s own will be arranged as well. Somebody has to say it first, and here that is you.',
      },
      {
        id: 'love.mark.joy-day',
        because: ['star:tianxi=day'],
        zh_CN:
          '屋里气氛僵了，你讲一件今天碰上的小糗事，笑声就回来了。轻快的那颗星落在伴侣的座位上⟨（天喜在日）⟩，跟你过日子的人，笑得比哭得多。有一种时候别逗：对方说“我是认真的”。听完再笑。',
        en_US:
          'The room has gone stiff, you tell some small embarrassment of the day, and laughter comes back. A light-hearted star sits in the partner’s seat ⟨ (Joy star in the day)⟩, and life with you has a good deal of it. There’s one moment to leave alone: when they say they’re serious. Hear it to the end, then laugh.',
      },
      {
        id: 'love.mark.lone-day',
        because: ['star:guchen=day'],
        says: ['alone=needed'],
        zh_CN:
          '热恋的时候，你也要一个人去看场电影，散场了才发消息。独处的那颗星落在伴侣的座位上⟨（孤辰在日）⟩，听着冷，说的只是你的清静要留在感情里头，不肯搬出去。先讲清楚独处是你的口粮，对方就不会当成疏远。',
        en_US:
          'Even in the first weeks you’ll go to a film by yourself and text when it’s over. A star of being alone sits in the partner’s seat ⟨ (Lone star in the day)⟩. It sounds chilly; all it says is that your solitude stays inside the relationship and won’t move out. Explain from the beginning that it’s your daily bread, and nobody will take it for distance.',
      },
      {
        id: 'love.mark.widow-day',
        because: ['star:guasu=day'],
        says: ['alone=needed', 'readable=no'],
        zh_CN:
          '难受的时候，你把窗关上，灯也不开，问就是“睡了”。把心事往里收的那颗星落在伴侣的座位上⟨（寡宿在日）⟩，听着闷，说的只是你习惯自己消化。消化是本事，关窗会吓着人。关之前递一句话：明天再说，不是你的错。',
        en_US:
          'A bad day of yours comes home folded small, in an inside pocket. A star that keeps feelings in sits in the partner’s seat ⟨ (Widow star in the day)⟩; the name is grim and the meaning only that you digest alone. Digesting is a skill. Whoever sits across from you sees a full plate and wonders what they did. On the doorstep say: it isn’t you, and tomorrow I’ll tell you.',
      },
      {
        id: 'love.mark.crossed-wires',
        because: ['star:yinchayangcuo'],
        zh_CN:
          '你们约在东门，两个人都到了，一个在东门里，一个在东门外。六十天里有十二天生的人，说的和听的爱差一格⟨（阴差阳错）⟩：你说周日，对方记成周一。这只是信号差，跟心意无关。定约会发地图上的一个点，再让对方复述一遍。',
        en_US:
          'You agreed on the east gate, and both came, one inside it and one outside. Twelve day pillars of the sixty are known for missed signals ⟨ (Crossed wires)⟩: you say Sunday and Monday is written down. It’s a poor line, and says nothing of anyone’s heart. When you arrange to meet, send a pin on the map and have it repeated back.',
      },
      {
        id: 'love.mark.late-pairing',
        because: ['star:guluansha'],
        says: ['love.pace=slow'],
        zh_CN:
          '一个人住的那套家当，你置办得太齐全了，连双人的事都有一个人的做法。八个日子生的人先把自己的路走远，伴来得晚些⟨（孤鸾）⟩，说的是次序，与有没有无关。家里添第二把好椅子，别等有人坐了才买。',
        en_US:
          'Your household for one is so complete that you’ve worked out a single-handed way of folding sheets. Eight day pillars belong to people who get far alone first, with company coming later ⟨ (Late-pairing star)⟩. It speaks of order and says nothing about whether. Buy a second good chair before there’s somebody to sit in it.',
      },
      {
        id: 'love.mark.canopy-day',
        because: ['star:huagai=day'],
        says: ['alone=needed'],
        zh_CN:
          '你有一样爱好，谈恋爱那阵子也没断过：半夜刻章，清早练琴，关着门画那幅画。安静做东西的那颗星落在伴侣的座位上⟨（华盖在日）⟩，你的伴得跟那张工作台合得来。别让人猜里头是什么，做成了头一件，先给对方看。',
        en_US:
          'One pursuit of yours went on straight through falling in love: seals carved at midnight, scales at dawn, the painting behind a shut door. A star of quiet making sits in the partner’s seat ⟨ (Canopy in the day)⟩, and whoever stays has to get along with the workbench. Don’t leave them guessing. When something is finished, they see it first.',
      },
      {
        id: 'love.mark.travel-day',
        because: ['star:yima=day'],
        says: ['place=moves'],
        zh_CN:
          '你们的照片翻出来，一半拍在站台和服务区。爱跑动的那颗星落在伴侣的座位上⟨（驿马在日）⟩，话在路上最多，停车就没了。家里闷住了，就是你太久没动。别一个人走开去透气，下一趟票买成两张。',
        en_US:
          'Go through the photos and half of them are platforms and rest stops. A star that likes to be moving sits in the partner’s seat ⟨ (Travel star in the day)⟩; you two talk on the road and fall silent when the car is parked. If home feels airless, it has been too long since anybody went anywhere. Don’t step out for air alone. Buy the next ticket in twos.',
      },
      {
        id: 'love.mark.carriage-day',
        because: ['star:jinyu=day'],
        says: ['love.served=yes'],
        zh_CN:
          '下雨天你还在找伞，门口已经有人把车开过来。日子过得舒坦的那颗星落在伴侣的座位上，老书当它是一辆来接人的车⟨（金舆在日）⟩，身边人肯出力，你也肯坐。坐惯了会忘记看油表。下一箱油，你来加。',
        en_US:
          'It’s raining, you’re still looking for an umbrella, and somebody has brought the car around. A star of small comforts sits in the partner’s seat; the old books drew it as a carriage come to fetch you ⟨ (Carriage star in the day)⟩. People near you are glad to drive and you’re glad to ride. Riders forget the gas gauge. The next tank is yours.',
      },
      {
        id: 'love.mark.void-day',
        because: ['void:day'],
        says: ['love.naming=late'],
        zh_CN:
          '有一把椅子你一直留着，真有人坐下，你又觉得哪里不对。从年柱数过来，伴侣的座位正落在空位上⟨（日支空亡）⟩，说的是你心里先给这个位子画好了样子，真人来了总要磨合一阵。《三命通会》也说“空而有实”。别拿人去配椅子，换把椅子。',
        en_US:
          'You keep a chair free, and when somebody sits down in it, something looks wrong. Counted from the year, your partner’s seat falls on one of the two empty places ⟨ (Void)⟩. There’s a shape in your mind before there’s a person, and a real one takes getting used to. “What is empty holds something,” says the *Sanming Tonghui*. Change the chair, and leave the person as they are.',
        quote: 'smth-kong',
      },
      {
        id: 'love.mark.stern-day',
        because: ['star:kuigang'],
        says: ['love.word=letter'],
        zh_CN:
          '你说“随你”，就真由对方去；你说“下不为例”，就真没有下回。六十个日柱里只有四个算这种刚硬的日子⟨（魁罡）⟩，你在感情里不爱讨价还价，说一句是一句。对方还以为能商量。重话出口前加半句：我说了会照做，你先想想。',
        en_US:
          'When you say “as you like,” you mean as they like, and after “the last time” there isn’t a next one. Four day pillars in sixty count as stern, and you were born on one ⟨ (Stern star)⟩; in love, too, each sentence holds. The other assumed there was room. Before a hard one, add that you’ll keep to it.',
      },
      {
        id: 'love.mark.noble-day',
        because: ['star:tianyiguiren=day', 'sign:weak'],
        zh_CN:
          '你走背字的那阵子，站在旁边没走的，后来成了你最亲的人。肯伸手的那颗星落在伴侣的座位上，你自己力气又不大⟨（天乙贵人在日）⟩，感情和恩情就分不大开。欠着人情去爱，会不自觉地低半头。谢过就算结清，往后平着坐。',
        en_US:
          'In your run of bad luck somebody stayed on, and became the one closest to you. The star of helping hands sits in the partner’s seat, and your own strength is modest ⟨ (Nobleman star in the day)⟩, so love and gratitude are hard to keep apart. Whoever loves as a debtor stoops a little. Say thanks once, count it as paid, and sit level from then on.',
      },
    ],
  },
]
