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
        form: ['statement'],
        zh_CN:
          '你撑不住的那天，家里人不问缘由就来接手，像换班。⟨比肩坐日支，身弱，|盘里管伴侣的那一格，坐着跟你同一类的人，你自己力气偏小，⟩身边有个一样的人，正好借力。麻烦是短处也一样：都忘了交水费，都不肯先打那通电话。这种事没有谁更该做，只有轮着做；写下来轮，比互相等省心。你们吵得最凶的时候，其实是在对方身上看见了自己。',
        en_US:
          'On the day you can’t go on, somebody at home takes over without asking why, like a change of shift. ⟨Friend sits in the day branch and your self is weak|The place for a partner in your chart holds your own kind, and your own strength is modest⟩, so a person like yourself is a help. The trouble is having the same gaps: neither pays the water bill, neither makes that call. Nobody is more to blame, so you’ll have to take turns, and written turns are easier than waiting for each other. When you argue hardest, you’re looking at yourself.',
      },
      {
        id: 'love.seat.friend-firm',
        because: ['main:day=bijian', 'sign:firm'],
        says: ['rank=level'],
        form: ['statement'],
        zh_CN:
          '一个家两个人拿主意，出门往左往右能讨论十分钟⟨（比肩坐日支，身强）⟩。谁也压不住谁，好在谁也不欺负谁。按房间分，比按对错分快。',
        en_US:
          'Two people run your household, and left or right out of the front door can take ten minutes⟨ (Friend sits in the day branch and your self is strong)⟩. Nobody wins, and nobody gets trampled. Dividing the house by rooms is quicker than deciding who is right.',
      },
      {
        id: 'love.seat.friend',
        because: ['main:day=bijian'],
        says: ['rank=level', 'wallet=apart'],
        form: ['statement'],
        zh_CN:
          '你跟身边人平起平坐，谁也不高，谁也不欠，账单一来一人一半⟨（比肩坐日支）⟩。清爽是清爽，少了点互相亏欠的甜。偶尔谁多付一回，别急着还，让它欠着。',
        en_US:
          'You and the one beside you are equals, and the check is split down the middle⟨ (Friend in the day branch)⟩. It’s clean, and it misses the sweetness of being a little in someone’s debt. When one of you pays the whole of it, don’t hurry to even it up. Let it stand.',
      },
      {
        id: 'love.seat.rival-weak',
        because: ['main:day=jiecai', 'sign:weak'],
        says: ['company=many'],
        form: ['statement'],
        zh_CN:
          '对方的朋友你全认得，自己的旧友倒有日子没见了。⟨劫财坐日支，身弱，|管伴侣的那一格坐着来搭伙、也来分你一份的人，你力气偏小，⟩过着过着就住进了人家的圈子。有人搭伙总是好的，只是你得留一两个只属于你的人。',
        en_US:
          'You know all of their friends by now, and haven’t seen your own in a while. ⟨Rival sits in the day branch and your self is weak|The place for a partner holds someone who shares with you and takes a share, and your own side is light⟩, so bit by bit you moved into the other circle. Company is good to have. You also need one or two people who are only yours.',
      },
      {
        id: 'love.seat.rival',
        because: ['main:day=jiecai'],
        says: ['company=many', 'wallet=apart'],
        form: ['scene'],
        zh_CN:
          '你家的饭桌总要多摆一副碗筷，给你的朋友，或者给朋友的朋友⟨（劫财坐日支）⟩。屋里人气旺，存不住清静，也存不住零钱。来的人都高兴，住在里面的那一位却要先看你高兴不高兴，再看客人，最后才轮到自己。零钱罐各放各的，清静的晚上也各记一笔，日子就长久。',
        en_US:
          'There’s always one more plate on your table, for a friend or for the friend of a friend⟨ (Rival sits in the day branch)⟩. The house is lively, and keeps neither quiet nor change. Guests enjoy it. The person who lives with you looks after your mood first, then theirs, and comes last. Separate jars for the money and a fixed number of quiet evenings make it last.',
      },
      {
        id: 'love.seat.eating-weak',
        because: ['main:day=shishen', 'sign:weak'],
        says: ['home=open', 'love.home-pace=slow'],
        form: ['scene', 'order'],
        zh_CN:
          '说好周末收拾阳台，结果两个人对着一碟点心到天黑。⟨食神坐日支，身弱，|管家和伴侣的那一格图舒服，你底子偏薄，⟩软下去就不容易起来，要办的一周推一周。先办一件，再端点心。',
        en_US:
          'Saturday was for clearing the balcony, and you both sat over snacks until dark. ⟨Eating god sits in the day branch and your self is weak|The place for home and partner in your chart likes comfort, and your reserves are small⟩, so once you sit down you don’t get up, and chores move from week to week. Do one first, then bring out the snacks.',
      },
      {
        id: 'love.seat.eating-firm',
        because: ['main:day=shishen', 'sign:firm'],
        says: ['home=open'],
        form: ['list'],
        zh_CN:
          '种满香草的阳台，装到一半的模型，一只不请自来的猫：家是你玩的地方。⟨食神坐日支，身强，|管家和伴侣的那一格爱滋味、爱消遣，你又有力气折腾，⟩跟你过日子不闷。爱整齐的人会在模型堆里找沙发，给那一位留一块空地，那一位就肯一直住下去。',
        en_US:
          'Herbs on the balcony, a model half built, a cat that invited itself: home is where you play. ⟨Eating god sits in the day branch and your self is strong|The place for home and partner in your chart likes good food and pastimes, and you have the strength to enjoy them⟩, so nobody is bored at your place. A tidy person will search the model for the sofa. With one clear patch of floor to call their own, they’ll stay.',
      },
      {
        id: 'love.seat.eating',
        because: ['main:day=shishen'],
        says: ['quarrel=short'],
        form: ['statement'],
        zh_CN:
          '你们吵架过不了夜，吵到一半有人起身去热饭，端上来话就软了⟨（食神坐日支）⟩。饭压得住火，压不掉事由；同一件事下个月还会再来，那时候饭也再热一遍。吃到第二碗接着谈，这件事才算完。',
        en_US:
          'Your quarrels don’t last the night, because halfway through one of you gets up to warm some food and the voices drop⟨ (Eating god in the day branch)⟩. Food puts out the fire and leaves the cause, so next month the matter is back and so is the soup. It’s settled only when you go on talking over the second bowl.',
      },
      {
        id: 'love.seat.hurting-meets-officer',
        because: ['main:day=shangguan', 'stems:officer'],
        says: ['detail=fine'],
        form: ['statement'],
        zh_CN:
          '外头守的规矩，回家全成了你的笑料。⟨伤官坐日支，天干透官，|盘里看得见的地方讲规矩，管家和伴侣的那一格却专拆它的台，⟩要见正经人，出门前对方总叮嘱你一句。在家里这样很松快，在外面漏出来就收不回。',
        en_US:
          'The rules you keep outside become your jokes at home. ⟨Hurting officer sits in the day branch while an officer shows in the stems|What shows in your chart respects rules, and the place for home and partner pulls them apart⟩, so before any proper occasion you get a word at the door. Indoors it’s a relief. Let out in company, it can’t be taken back.',
      },
      {
        id: 'love.seat.hurting',
        because: ['main:day=shangguan'],
        says: ['detail=fine', 'speech=sharp'],
        form: ['order'],
        zh_CN:
          '客人夸你家好看，你只看见那幅挂歪了半寸的画。⟨伤官坐日支，|管家和伴侣的那一格有才气，也挑剔，⟩住在一起的人也归这把尺量：东西放错了地方，故事讲错了年份。你改掉的每一处都是对的，加在一起，对方就觉得自己什么都做不对。眼睛改不了，嘴可以：一天只许纠一样，其余的当没看见。剩下的那双好眼睛，用来挑值得夸的地方，一样准。',
        en_US:
          'Guests praise the room, and you see the one picture that hangs half an inch off. ⟨Hurting officer sits in the day branch|The place for home and partner in your chart is gifted and finds fault⟩, and people who live with you are measured with the same ruler: things put in the wrong place, a story told with the wrong year. You’re right each time, and the sum of it is a person who thinks nothing they do is right. You can’t change the eye. Allow the mouth one correction a day. Use the same good eye to find what deserves praise, since it’s just as exact there.',
      },
      {
        id: 'love.seat.open-hand-weak',
        because: ['main:day=piancai', 'sign:weak'],
        says: ['spends=easily'],
        form: ['statement'],
        zh_CN:
          '家里东西越来越多，收拾的人只有你⟨（偏财坐日支，身弱）⟩。添一样你就觉得暖一分，添得进来，收不过来。下一样进门以前先腾一个抽屉，腾不出，就是够了。',
        en_US:
          'There’s more and more in your home, and only you to put it away⟨ (Indirect wealth sits in the day branch and your self is weak)⟩. Every new thing warms the place for you, and storing it wears you out. If you can’t empty a drawer for the next one, you have enough.',
      },
      {
        id: 'love.seat.open-hand-firm',
        because: ['main:day=piancai', 'sign:firm'],
        says: ['home=open', 'company=many', 'love.outsiders=in'],
        form: ['scene'],
        zh_CN:
          '朋友的行李，亲戚的孩子，别人托寄的一盆花，都在你家歇过脚。⟨偏财坐日支，身强，|管家和伴侣的那一格人来货往，你也撑得住这份热闹，⟩谁有难处都知道可以来敲门，你也真高兴开门。跟你同住的人起先觉得有意思，后来想要一样这里从来没有的东西：锁了门的一天。给得出这一天，门开得再大也没人埋怨。你自己也需要它，只是你要到很累的时候才肯承认。',
        en_US:
          'A friend’s luggage, a cousin’s child and somebody’s potted lemon tree have all stayed at your place. ⟨Indirect wealth sits in the day branch and your self is strong|The place for home and partner in your chart is full of comings and goings, and you’re strong enough for it⟩. Anyone in trouble knows where to knock, and you’re glad to open. The person who lives with you found it fun at first, and would now like the one thing the house never has, which is a day with the door locked. Give them that, and nobody will mind the rest. You need it as well, and won’t admit it until you’re very tired.',
      },
      {
        id: 'love.seat.open-hand',
        because: ['main:day=piancai', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '手上顺，家里就吃好的；不顺，一屋子人跟着吃泡面。⟨偏财坐日支，|管家和伴侣的那一格，跟着外头的进出起落，⟩家里的天色看的是你当天的账。晚饭跟账目分开，是家里人最想跟你说的一句话。',
        en_US:
          'When things go well there’s a feast at home, and when they don’t everyone eats instant noodles. ⟨Indirect wealth sits in the day branch|The place for home and partner in your chart rises and falls with what comes in⟩, so the mood of the house depends on your day. Keep dinner apart from the accounts is what the people at home would most like to tell you.',
      },
      {
        id: 'love.seat.thrift-weak',
        because: ['main:day=zhengcai', 'sign:weak'],
        says: ['spends=carefully'],
        form: ['statement'],
        zh_CN:
          '你念旧，也惜物，家里样样有来历。⟨正财坐日支，身弱，|管家和伴侣的那一格舍不得扔东西，你自己力气偏小，⟩守着这些已经够忙。新人搬进来，找不到一格空的，会以为没有自己的位置；一个腾空的柜子，比一句欢迎管用。',
        en_US:
          'You’re attached to things and take care of them, and each one at home has a history. ⟨Direct wealth sits in the day branch and your self is weak|The place for home and partner in your chart throws nothing away, and your own strength is modest⟩, so guarding them keeps you busy. Someone moving in finds no empty shelf and thinks there’s no place for them. One cleared cupboard says more than a welcome.',
      },
      {
        id: 'love.seat.thrift',
        because: ['main:day=zhengcai'],
        says: ['plan=ahead'],
        form: ['statement'],
        zh_CN: '跟你过日子很稳：米还剩多少，哪天换床单，家里人闭着眼也说得出⟨（正财坐日支）⟩。代价是谁想临时起意，都得先打申请。',
        en_US:
          'Life with you is steady: how much rice is left, which day the sheets get changed, anyone at home could say it asleep⟨ (Direct wealth in the day branch)⟩. What it costs is the sudden idea, which has to apply in advance.',
      },
      {
        id: 'love.seat.pusher-weak',
        because: ['main:day=qisha', 'sign:weak', 'age<=74'],
        says: ['pressure=wears', 'love.home-pace=fast'],
        form: ['statement', 'order'],
        zh_CN:
          '进了家门你还不算下班：门后贴着清单，坐下就有人问“那件事办了没”⟨（七杀坐日支，身弱）⟩。跟同住的人讲好，头一个小时谁也不派活。',
        en_US:
          'Coming home, you aren’t off duty: there’s a list behind the door, and as you sit down somebody asks if that thing is done⟨ (Seven killings sits in the day branch and your self is weak)⟩. Agree with whoever lives with you that nobody hands out tasks in the first hour.',
      },
      {
        id: 'love.seat.pusher-firm',
        because: ['main:day=qisha', 'sign:firm', 'age<=74'],
        says: ['love.home-pace=fast'],
        form: ['scene'],
        zh_CN:
          '五点起来看日出，下午换轮胎，晚上开会总结，你家的假期这样过。⟨七杀坐日支，身强，|管家和伴侣的那一格闲不住，你也扛得起，⟩一屋子人跟着往前赶。跟得上的说痛快，跟不上的躲去阳台。躲的人不是不爱你，只是要喘气；行程里空半天让躲的人先挑，下一趟他们还肯来。难的那些年，你这个家反倒最稳，因为忙乱正是你们的日常。',
        en_US:
          'Up at five for the sunrise, tires changed by afternoon, a debriefing at night: that’s a vacation at your place. ⟨Seven killings sits in the day branch and your self is strong|The place for home and partner in your chart can’t sit still, and you’re built for it⟩, and everyone gets carried along. Those who keep up call it glorious, and the rest are out on the balcony. They love you and need to breathe. Leave half a day blank for them to fill, and they’ll come again. In hard times yours is the steadiest of homes, since rush is what you’re all used to.',
      },
      {
        id: 'love.seat.pusher',
        because: ['main:day=qisha'],
        says: ['speech=sharp', 'love.home-pace=fast'],
        form: ['scene'],
        zh_CN:
          '“快点。”“放这儿。”“别动。” 你们在家说话像两个人抬一张桌子，外人以为在吵，其实是顺手⟨（七杀坐日支）⟩。抬桌子时省字是好的，坐下来还省，就只剩口令。“请”字值得捡回来，从饭桌上捡起最容易。外人在的时候你们反倒客气，这说明你们会，只是舍不得对自己人用。',
        en_US:
          '“Quick.” “Here.” “Don’t move.” At home you two talk as if you were carrying a table, and visitors take it for a fight⟨ (Seven killings in the day branch)⟩. Saving words is right with a table in hand. Once it’s set down, only orders are left. “Please” is worth bringing back, and dinner is the easiest place to start. With guests around you’re both quite polite, which shows that you know how and have been saving it for strangers.',
      },
      {
        id: 'love.seat.officer-weak',
        because: ['main:day=zhengguan', 'sign:weak'],
        says: ['readable=no'],
        form: ['statement'],
        zh_CN:
          '你在最亲的人面前也端着⟨（正官坐日支，身弱）⟩。进门以前先把脸上的累收好，总觉得该有个样子。对方看见的是一个从不出错的人，不知道你累，也就不知道该什么时候靠过来。“我今天不行了”这句话，你说一次，家里就松一次。体面给外人看就够了，家里要的是你肯在沙发上睡着。',
        en_US:
          'Even with the person closest to you, you keep up appearances⟨ (Direct officer sits in the day branch and your self is weak)⟩. You put your tired face away before you come in. The other sees somebody who never slips, doesn’t know that you’re worn out, and can’t tell when to come closer. “I’m finished today” is a sentence that lets the whole house relax. Outsiders can have the good form. At home they’d be happy to see you fall asleep on the couch.',
      },
      {
        id: 'love.seat.officer',
        because: ['main:day=zhengguan'],
        says: ['speech=soft', 'love.house=cool'],
        form: ['statement'],
        zh_CN:
          '你们吵架也不抢话，一个说完一个说，声音都没高过⟨（正官坐日支）⟩。家里客气，安心，也有一点凉，像一间好旅馆。旅馆里没有人赖床，也没有人撒娇；这两样偶尔有一回，规矩也不会坏。',
        en_US:
          'Even in a quarrel you two don’t interrupt, and no voice goes up⟨ (Direct officer in the day branch)⟩. Home is polite, safe and a little cool, like a good hotel. In a hotel nobody sleeps until noon and nobody asks to be spoiled. Either one, now and then, would do the rules no harm.',
      },
      {
        id: 'love.seat.owl-weak',
        because: ['main:day=pianyin', 'sign:weak'],
        says: ['alone=needed'],
        form: ['statement'],
        zh_CN:
          '进了门，你要先一个人待二十分钟，才算真到家。⟨偏印坐日支，身弱，|管家和伴侣的那一格要清静，它也养你，⟩你的力气是在没人说话的地方长回来的。同住的人若不知道，会以为你在生气。',
        en_US:
          'You’ve come in the door, and it takes twenty minutes alone before you’re really home. ⟨Indirect seal sits in the day branch and your self is weak|The place for home and partner in your chart wants quiet, and it feeds you⟩, so your strength comes back where nobody is talking. If the people you live with don’t know that, they’ll think you’re angry.',
      },
      {
        id: 'love.seat.owl-firm',
        because: ['main:day=pianyin', 'sign:firm'],
        says: ['home=own-rules'],
        form: ['statement'],
        zh_CN:
          '家里有一片地方只按你的道理，别人理一次，你要花三天找回来⟨（偏印坐日支，身强）⟩。这片地会自己长大，长到别人没处放杯子。画一条线，线外随人，线里随你，两边都省话。',
        en_US:
          'Part of your home runs on your logic alone, and when somebody tidies it, restoring it takes you three days⟨ (Indirect seal sits in the day branch and your self is strong)⟩. It grows, until no one else can put down a cup. A line on the floor, with their rules outside and yours within, saves both sides a lot of talk.',
      },
      {
        id: 'love.seat.owl',
        because: ['main:day=pianyin'],
        says: ['alone=needed', 'love.closeness=apart'],
        form: ['scene'],
        zh_CN:
          '一个在里屋，一个在外屋，隔着墙各忙各的，这是你们最好的晚上。⟨偏印坐日支，|管家和伴侣的那一格想得深、待得住，⟩同一个屋檐下各做各的，你最自在。隔久了，墙那边会当你不在。',
        en_US:
          'One in the front room and one in the back, each busy with something: that’s your best kind of evening. ⟨Indirect seal sits in the day branch|The place for home and partner in your chart thinks deep and sits long⟩, so apart under one roof is where you’re most at ease. Given time, the other room decides you’re out.',
      },
      {
        id: 'love.seat.seal-weak',
        because: ['main:day=zhengyin', 'sign:weak', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '离家几天，你话就少了，要听一会儿家里的动静才睡得踏实。⟨正印坐日支，身弱，|管家和伴侣的那一格养着你，你自己力气偏小，⟩你是靠家里充电的人。这件事没什么不好意思，只是要安排：出门带一样家里的东西，日子别排到最后一天才回。身边人也该知道，你回来头一晚不想说话，是在吃这口饭。',
        en_US:
          'A few days away from home and you go quiet, and you sleep only after hearing the sounds of it over the phone. ⟨Direct seal sits in the day branch and your self is weak|The place for home and partner in your chart feeds you, and your own strength is modest⟩, so home is where you recharge. There’s nothing to be ashamed of in that. It only has to be planned for, with something from home in your bag and a return date that isn’t the last one possible. The person beside you should know that your silence on the first evening back is you, eating.',
      },
      {
        id: 'love.seat.seal-firm',
        because: ['main:day=zhengyin', 'sign:firm'],
        says: ['love.served=yes'],
        form: ['list'],
        zh_CN:
          '你被照顾得太好了，好到一个人在家要打三个电话：盐在哪儿，遥控器在哪儿，垃圾哪天收⟨（正印坐日支，身强）⟩。照顾你的人也有累的一天，那天你得认得自家的厨房。',
        en_US:
          'You’re looked after so well that one night alone takes three calls: where’s the salt, where’s the remote, which day is the trash⟨ (Direct seal sits in the day branch and your self is strong)⟩. Some day the one who does it will be tired, and then you’ll need to know your way around the kitchen.',
      },
      {
        id: 'love.seat.seal',
        because: ['main:day=zhengyin'],
        says: ['love.served=yes'],
        form: ['order'],
        zh_CN:
          '跟你亲近的人，不知不觉就当了你的长辈：添衣，盛汤，替你记着证件放在哪里⟨（正印坐日支）⟩。你在外头受了气，回家先躺下，等人来问。养你的那位也会饿。这周换你盛汤。',
        en_US:
          'People close to you slip into being your elder: another sweater, more soup, where your passport is⟨ (Direct seal sits in the day branch)⟩. When the world has been unfair, you come home, lie down and wait to be asked. The one who feeds you gets hungry too. This week, you ladle.',
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
        form: ['statement'],
        zh_CN:
          '要紧的话，你都是关了灯以后说的。⟨日支是子，半夜的字，|盘里管伴侣的那一格，属半夜，⟩看不见脸，反而说得真。白天被人拉去谈心，你一句也谈不好。睡前说定的事，早饭时要再对一遍，免得只有一个人记得。',
        en_US:
          'Whatever matters to you gets said with the lights out. ⟨The day branch is the Rat, the midnight hour|The place for a partner in your chart belongs to midnight⟩, where nobody sees a face and the truth comes easier. Called to a talk at noon, you have nothing to say. What was agreed at bedtime needs a second look at breakfast, or only one of you will remember it.',
      },
      {
        id: 'love.room.ox',
        because: ['day:chou'],
        says: ['memory=long'],
        form: ['statement'],
        zh_CN:
          '你记性长，早年的好和早年的气都留着，要用时摸黑也拿得到。⟨日支是丑，冬末的湿土，|盘里管伴侣的那一格像冬末的湿土，⟩存得住东西，旧信、断了带子的手表，一样没扔。存着好的，是对方的福气；存着馊的，会串味。你们每隔一阵该一起清一回：好的拿出来再谢一遍，馊的当面倒掉，谁也别翻回来。留下来的，才算你们自己挑过的。',
        en_US:
          'You have a long memory, and both old kindness and old grievance are within reach in the dark. ⟨The day branch is the Ox, damp earth at the end of winter|The place for a partner in your chart is like cold damp earth⟩ and keeps what’s put there: letters, a watch with a broken strap, nothing thrown out. The good things you keep are a blessing to the other. The sour ones spoil what lies beside them. Every so often the two of you should go through it together, say thanks for the good once more, and throw the rest out for good. What remains is what you’ve chosen to keep.',
      },
      {
        id: 'love.room.tiger',
        because: ['day:yin2'],
        form: ['scene'],
        zh_CN:
          '鞋柜边总立着一只没收起来的箱子⟨（日支是寅，天快亮的时辰）⟩。你们最亲的几分钟常在出发前后：找钥匙，送到门口，到了报平安。平常坐在一起，倒像在等车。',
        en_US:
          'Beside the shoes stands a suitcase that never quite gets put away⟨ (the day branch is the Tiger, the hour before dawn)⟩. Your closest minutes come around departures: the hunt for keys, the walk to the door, the text on arrival. In between, it can feel like a waiting room.',
      },
      {
        id: 'love.room.rabbit',
        because: ['day:mao'],
        says: ['love.talk-hour=morning'],
        form: ['list'],
        zh_CN:
          '一天的好坏，你们在早饭桌上就定了：谁先起，谁倒水，有没有人只看手机。⟨日支是卯，清早的时辰，|盘里管伴侣的那一格，属清早，⟩光进来得早，话也要早说。憋到夜里，你就只剩一句“没事”了。',
        en_US:
          'How the day goes between you is settled at breakfast, by who got up first, who poured the water and who only looked at a phone. ⟨The day branch is the Rabbit, the early morning|The place for a partner in your chart belongs to early morning⟩, so what needs saying should come early too. Kept until night, all that’s left of it is “I’m fine.”',
      },
      {
        id: 'love.room.dragon',
        because: ['day:chen'],
        says: ['readable=no'],
        form: [],
        zh_CN:
          '你面上风平浪静，底下蓄着水。⟨日支是辰，春天的湿土，水的库，|盘里管伴侣的那一格像春天的湿土，表面是干的，⟩对方踩到不该踩的地方，两个人都吓一跳。你以为那几件事人人看得出，其实谁也看不出；先说哪几件碰不得，比事后解释省力。',
        en_US:
          'On the surface you’re calm, and there’s water stored below. ⟨The day branch is the Dragon, damp spring earth that stores water|The place for a partner in your chart is like spring earth, dry on top⟩. When the other steps on the wrong spot, both of you jump. You think anyone can see which subjects those are, and nobody can. Saying so ahead of time is less work than explaining afterward.',
      },
      {
        id: 'love.room.snake',
        because: ['day:si'],
        form: [],
        zh_CN:
          '你的惦记和你的不满，都是小火慢煨，看不见火苗，锅盖是烫的。⟨日支是巳，上午的火，|盘里管伴侣的那一格是上午的火，⟩闻着香，揭盖的人要小心。快开的时候说一声，别人就有时间往后站一步。',
        en_US:
          'Your longing and your complaints both simmer on low heat: no flame to be seen, and the lid is hot. ⟨The day branch is the Snake, the fire of late morning|The place for a partner in your chart is the fire of late morning⟩. It smells good, and whoever lifts the lid should be careful. A word when it’s near the boil lets people step back.',
      },
      {
        id: 'love.room.horse',
        because: ['day:wu3'],
        says: ['readable=yes', 'love.house=bright'],
        form: ['statement'],
        zh_CN:
          '你爱谁，瞒不过邻居；生谁的气，也瞒不过。⟨日支是午，正中午，|盘里管伴侣的那一格，属正中午，⟩什么都照得见。敞亮是真敞亮，晒久了人要找阴凉。',
        en_US:
          'Whom you love is no secret to the neighbors, and neither is whom you’re angry with. ⟨The day branch is the Horse, high noon|The place for a partner in your chart belongs to high noon⟩, and everything in it is lit. It’s honest. After enough of it, people go looking for shade.',
      },
      {
        id: 'love.room.goat',
        because: ['day:wei'],
        says: ['love.home-pace=slow', 'love.closeness=together'],
        form: ['statement'],
        zh_CN:
          '亲近在你这里是一起耗出来的：饭吃完了没人起身，茶添了三遍⟨（日支是未土，午后晒暖的燥土）⟩。赶时间的人不懂，会说你们什么也没做。对，就是什么也没做。',
        en_US:
          'Closeness, with you, comes from idling together: the meal is over, nobody gets up, tea has been poured three times⟨ (the day branch is the Goat, dry earth warmed by the afternoon)⟩. People in a hurry will say you did nothing. That’s right, and it was the point.',
      },
      {
        id: 'love.room.monkey',
        because: ['day:shen'],
        form: ['statement'],
        zh_CN:
          '你跟人熟，是手上有活的时候熟的。⟨日支是申，午后做工的时辰，|盘里管伴侣的那一格，属午后做工的时候，⟩两个人蹲在地上装一个柜子，那个下午比过节还亲。对坐着谈感情，你倒找不到手往哪儿放；边修边谈，三句就谈完了。',
        en_US:
          'You get to know somebody with something in your hands. ⟨The day branch is the Monkey, the working afternoon|The place for a partner in your chart belongs to the working afternoon⟩, and two people on the floor putting up a cabinet are closer than on any holiday. Sit you down to discuss feelings and you don’t know what to do with your fingers. While fixing something, you’re done in three sentences.',
      },
      {
        id: 'love.room.rooster',
        because: ['day:you'],
        form: ['list'],
        zh_CN:
          '你的在意全在边角上：翻好的领子，别正的胸针，一句“这双鞋不对”。⟨日支是酉，傍晚的金，|盘里管伴侣的那一格像打磨过的金，⟩肯替你翻领子的人，你当成自己人；你替谁翻领子，也等于说了喜欢。有的人听不出来，只听见挑剔。翻完抬头看一眼脸，意思就到了。你最怕的是对方什么都说好：没有意见，在你听来就是没有看。',
        en_US:
          'What you care about shows at the edges: a collar turned down, a pin set straight, “wrong shoes.” ⟨The day branch is the Rooster, the metal of dusk|The place for a partner in your chart is like polished metal⟩. Whoever may straighten your collar is family, and when you straighten theirs, you’ve said you like them. Some people hear only criticism. A look at the face when the collar is done makes it clear. What frightens you most is someone who says everything is fine. To you, no opinion means they didn’t look.',
      },
      {
        id: 'love.room.dog',
        because: ['day:xu'],
        form: ['scene'],
        zh_CN:
          '客人走了，炉子封上，底下的炭还红，这时候你才跟人真亲。⟨日支是戌，入夜守门的时辰，|盘里管伴侣的那一格，属入夜守门的时候，⟩人前的热闹不算数，门关上了才算。你从不主动去拨这盆火，对方若也不拨，两个人就各自以为凉了。其实只差一句话，谁说都行。别人以为你冷，是因为他们走得早；留到最后的那个人，见过你另外一面。',
        en_US:
          'The guests have gone, the stove is banked, the coals underneath are red, and now you’re close to someone. ⟨The day branch is the Dog, the hour when the door is barred for the night|The place for a partner in your chart belongs to nightfall, when the door is barred⟩. What goes on in company doesn’t count for you. You never stir the coals first, and if the other doesn’t either, each of you thinks it has gone cold. One sentence would do it, from either side. People who think you cold are the ones who leave early. Whoever stays to the end has seen the rest of you.',
      },
      {
        id: 'love.room.pig',
        because: ['day:hai'],
        says: ['promise=quick'],
        form: ['order'],
        zh_CN:
          '身上一暖，你什么都肯讲，也什么都肯答应。⟨日支是亥，临睡前的水，|盘里管伴侣的那一格，像临睡前的一盆热水，⟩第二天水凉了，对方记得你答应过，你不记得。舒服的时候只聊天，约定留到第二天早上。',
        en_US:
          'Once you’re warm and comfortable, you’ll tell anything and agree to anything. ⟨The day branch is the Pig, the water before sleep|The place for a partner in your chart is like a hot bath before sleep⟩. Next day it has gone cold, and they remember a promise you don’t. When you’re comfortable, just talk, and leave promises for the morning.',
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
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '周五晚上，工作和家里的消息会同时响，这种事你碰得比别人多。⟨月支与日支相冲，|盘里管工作和大环境的那一格，跟管家和伴侣的那一格顶着，⟩一头动，另一头就要让。争谁更重要没有结果，因为两头都是真的。有用的是次序：哪几个钟头家里先，哪几个钟头差事先，说定了，让的那一头就不委屈。换工作的那一年，家里的分工要重谈一次；搬家的那一年，手上的活要早做准备。',
        en_US:
          'On a Friday night, work and home both call, and it happens to you more than to most. ⟨Month branch and day branch clash|The place for work and the outside in your chart pulls against the place for home and partner⟩, so when one moves the other has to give. Arguing which matters more leads nowhere, since both do. What helps is an order: these hours belong to home, those to the job, and the side that gives way doesn’t feel cheated. In a year when the job changes, the division of labor at home has to be talked through again. In a year when you move, get the work ready early.',
      },
      {
        id: 'love.ties.year-faces-day',
        because: ['rel:clash=year+day'],
        form: ['statement'],
        zh_CN:
          '你家的争执，常是两个老家在争：过节回谁那边，甜的还是咸的，谁家的规矩算规矩。⟨年支与日支相冲，|盘里管祖上和出身的那一格，跟管伴侣的那一格顶着，⟩所以合得来的人，老家容易与你隔着一段路。轮着来，比分对错好。',
        en_US:
          'Quarrels at your place are two families arguing: where to spend the holidays, sweet or salty, whose rules are the rules. ⟨Year branch and day branch clash|The place for family and origins in your chart pulls against the place for a partner⟩, so people who suit you tend to come from some distance away. Taking turns works better than deciding who is right.',
      },
      {
        id: 'love.ties.day-faces-hour',
        because: ['rel:clash=day+hour'],
        form: ['question'],
        zh_CN:
          '五年以后住哪儿？分开问，你们两个的答案从没对上过。⟨日支与时支相冲，|盘里管伴侣的那一格，跟管往后日子的那一格顶着，⟩今天不难过，难在画图纸。图纸一年画一次就够，两个人都用铅笔。',
        en_US:
          'Where will you live in five years? Asked separately, the two of you have never given the same answer. ⟨Day branch and hour branch clash|The place for a partner in your chart pulls against the place for later years⟩. Today is easy, and the blueprint starts the arguing. Once a year is often enough to draw it, in pencil.',
      },
      {
        id: 'love.ties.joined-and-faced',
        because: ['rel:clash@day', 'rel:six-combine@day'],
        form: ['statement'],
        zh_CN:
          '你的感情里，拉住你的和推你走的常常同时到。⟨日支既逢六合，又逢冲，|盘里管伴侣的那一格，一边有人合住它，一边有人顶着它，⟩古书说有合在，冲就缓，所以动静大，人未必要动。急着做的决定，多半是被声音吓的；等第三遍再开门，看还是不是同一个人在敲。合住你的那一头给你底气，推你的那一头给你新东西，两样少了一样，你都会觉得日子不对。',
        en_US:
          'In love, something that holds you and something that pushes you on tend to arrive together. ⟨The day branch is joined and also clashed|The place for a partner in your chart is joined from one side and pulled against from another⟩. The old rule says that joining softens the clash, so the noise is large and you needn’t move. Decisions made in a rush come from the noise. At the third knock, see whether it’s still the same person at the door. What holds you gives you confidence, and what pushes you brings something new. With either one missing, life feels wrong to you.',
      },
      {
        id: 'love.ties.month-joins-day',
        because: ['rel:six-combine=month+day', 'age<=74'],
        says: ['met-through=work'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你的缘分从日常轨道上来：同一层楼，同一个项目，散了会往同一个方向走。⟨月支与日支六合，|盘里管工作和大环境的那一格，跟管伴侣的那一格合在一起，⟩不用专程去找。坏处是公事也跟进卧室。两个人熟得太快，谁也没正式问过谁，等到想起来要问，日子已经过成习惯了。有一句话还是该当面说一次，哪怕看起来已经不用说。',
        en_US:
          'People reach you along tracks you’re on already: the same floor, the same project, the same way home after a meeting. ⟨Month branch and day branch join|The place for work and the outside in your chart joins the place for a partner⟩, so no search is needed. The drawback is that work follows you to bed. You also get used to each other so fast that nobody ever asked, and by the time you think of asking, it’s a habit. The question is still worth putting once, even when it no longer seems necessary.',
      },
      {
        id: 'love.ties.year-joins-day',
        because: ['rel:six-combine=year+day'],
        says: ['met-through=family', 'love.outsiders=in'],
        form: ['statement'],
        zh_CN:
          '你带回家的人，家里长辈容易先喜欢上。⟨年支与日支六合，|盘里管祖上和出身的那一格，跟管伴侣的那一格合在一起，⟩牵线的、帮腔的，多是自家人和老邻居。拌嘴时对方也会去找他们评理。',
        en_US:
          'When you bring someone home, the older people there tend to like them first. ⟨Year branch and day branch join|The place for family and origins in your chart joins the place for a partner⟩, and introductions and good words come from relatives and old neighbors. So do the umpires when you quarrel.',
      },
      {
        id: 'love.ties.day-joins-hour',
        because: ['rel:six-combine=day+hour'],
        says: ['love.bond=projects'],
        form: ['statement'],
        zh_CN:
          '你们的感情靠下一件共同的事续着：养一盆难养的花，攒一趟远门⟨（日支与时支六合）⟩。有目标的时候谁也拆不散你们。两件事之间空下来，反而生分，你会以为感情出了问题，其实只是没排下一件。这件事可大可小，大到一间房子，小到下周的一顿饭。要紧的是两个人都参与拿主意；一个人排好，另一个人照办，算不上共同。',
        en_US:
          'The bond between you lives on the next thing to do together, a difficult plant or a long trip to save for⟨ (day branch and hour branch join)⟩. With a goal in view, nobody can pry you apart. In the gaps you turn into polite strangers and think love is failing, when there’s only nothing planned. It may be as big as a house or as small as a dinner next week. What matters is that both of you have decided on it. A plan made by one and carried out by the other doesn’t count.',
      },
      {
        id: 'love.ties.month-crosses-day',
        because: ['rel:harm=month+day', 'age<=74'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '外头一句闲话，你带回家说了，那一晚就不太好过⟨（月支与日支相害）⟩。伤人的多是传来传去的小话，正面的风雨反倒不怕。外头听来的，隔一夜再说。',
        en_US:
          'You bring home a careless remark from outside, and the evening is spoiled⟨ (month branch and day branch harm each other)⟩. What hurts is small talk passed along, far more than open trouble. Let what you’ve heard lie overnight.',
      },
      {
        id: 'love.ties.year-crosses-day',
        because: ['rel:harm=year+day'],
        form: ['statement'],
        zh_CN:
          '两边家里都客气，话却总在半路走样：那边说“随便”，这边听成“不在意”。⟨年支与日支相害，|盘里管祖上和出身的那一格，跟管伴侣的那一格别着劲，⟩中间隔着一层翻译，这个翻译通常是你。你传得越圆，两头误会越久，最后两边都怪你没说清楚。让他们自己通一次电话，难听一点也好，难听的是原话。你退到一边，也就不用两头都对不起。',
        en_US:
          'Both families are polite, and still the words change on the way: “as you like” arrives at the other house as “they don’t care.” ⟨Year branch and day branch harm each other|The place for family and origins in your chart is at odds with the place for a partner⟩. Between the two stands an interpreter, usually you. The smoother you put it, the longer the misunderstanding lasts, and in the end both sides blame you. Let them talk to each other once. It may not be pretty, and it will be in their own words. Once you step aside, you no longer have to let down both.',
      },
      {
        id: 'love.ties.day-crosses-hour',
        because: ['rel:harm=day+hour'],
        form: ['statement'],
        zh_CN: '你们没为大事红过脸，闷气都出在“我以为你会”⟨（日支与时支相害）⟩。计划里总有一格是替对方填的，填的时候没问。',
        en_US:
          'Big matters don’t set you against each other, and the sulking all begins with “I thought you would.”⟨ (day branch and hour branch harm each other)⟩ Some part of the plan gets filled in on the other’s behalf, without asking.',
      },
      {
        id: 'love.ties.month-rubs-day',
        because: ['rel:punish=month+day', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你把在外头的那套带回家：办事的语气，对错的算法，连叹气都一样⟨（月支与日支相刑）⟩。日子过得下去，只是每天都响一声。对方听见的是对自己的不满，其实那是外头的累。进门先说“今天累”，响声就有了主人。',
        en_US:
          'You bring the outside home with you: the business voice, the scoring of right and wrong, even the sigh⟨ (month branch and day branch punish each other)⟩. Life goes on, with one creak a day. The other hears displeasure with them, when it’s fatigue from out there. Saying “I’m tired” as you come in tells them whose creak it is.',
      },
      {
        id: 'love.ties.year-rubs-day',
        because: ['rel:punish=year+day'],
        form: ['statement'],
        zh_CN:
          '有几句话是你家祖传的，你一急就顺嘴出来，说完自己也愣住。⟨年支与日支相刑，|盘里管祖上和出身的那一格，磨着管伴侣的那一格，⟩老家的脾气磨着新家的人。认出是哪几句，就少了一半；剩下的一半，说完补一句“这话不是我要说的”，对方也就不往心里去。家里人当年这样说你，你未必喜欢。对方有对方的那几句，两边都认出来，家就成了新的。',
        en_US:
          'A few sentences run in your family, and when you’re cornered one of them comes out and startles you too. ⟨Year branch and day branch punish each other|The place for family and origins in your chart rubs against the place for a partner⟩, so an old household’s temper chafes a new one. Knowing which sentences they are removes half of them. With the other half, “that wasn’t mine” right afterward takes out the sting. You probably didn’t like it either when they were said to you. The other has a few sentences too, and when both sets are known, the household is a new one.',
      },
      {
        id: 'love.ties.day-rubs-hour',
        because: ['rel:punish=day+hour'],
        form: ['scene', 'order'],
        zh_CN:
          '临出远门的前一晚，你们总要拌一次嘴，为几点出发，为带哪件外套。⟨日支与时支相刑，|盘里管伴侣的那一格，磨着管往后日子的那一格，⟩越近的计划越磨。行李提前两天收，前一晚只吃饭睡觉。',
        en_US:
          'The night before any trip you two have a spat, about the hour of leaving or which coat. ⟨Day branch and hour branch punish each other|The place for a partner in your chart rubs against the place for later years⟩, and the nearer the plan, the more it chafes. Pack two days early, and keep the last night for supper and sleep.',
      },
      {
        id: 'love.ties.own-kind-hour',
        because: ['rel:self-punish=day+hour'],
        says: ['quarrel=same-one'],
        form: ['statement'],
        zh_CN:
          '又是那一件。从哪句开头，在哪儿停顿，你们都背得出。⟨日支与时支同字自刑，|盘里管伴侣的那一格跟管往后日子的那一格一模一样，自己磨自己，⟩所以题目总是“以后怎么办”。谁先替对方把理由讲一遍，这一回就短一半。',
        en_US:
          'It’s that one again, and both of you know where it begins and where each stops for breath. ⟨Day and hour share a branch that punishes itself|The places for a partner and for later years in your chart are the same, and chafe against each other⟩, so the subject is always what’s to become of us. If one of you states the other’s case first, it takes half as long.',
      },
      {
        id: 'love.ties.own-kind-month',
        because: ['rel:self-punish=month+day', 'age<=74'],
        says: ['quarrel=same-one'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '外头让你烦的那种人，跟家里让你烦的那一面，说到底是同一种脾气，也是你自己的。⟨月支与日支同字自刑，|盘里管工作的那一格跟管伴侣的那一格一模一样，自己磨自己，⟩在外吵过的题目，回家换个名字又吵一遍。认出这一点，两头都会轻下来：在外面你少跟那种人较劲，在家里你少挑那一面。要改的只有一处，就在你这里，改动也不大，多数时候只是晚十分钟开口。',
        en_US:
          'The sort of person who gets on your nerves outside and the thing that gets on your nerves at home have one temper in common, and it’s yours. ⟨Month and day share a branch that punishes itself|The places for work and for a partner in your chart are the same, and chafe against each other⟩. A quarrel from outside comes home under another name. Seeing that makes both easier: you fight that sort of person less, and at home you stop picking at that one side. There’s a single place where something has to change, which is with you, and the change is small. Most days it means speaking ten minutes later.',
      },
      {
        id: 'love.ties.half-with-month',
        because: ['rel:half-three=month+day', 'age<=74'],
        says: ['met-through=work'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你们先是搭档，再是别的：一起赶过一个期限，交情做出来了，话才说开。⟨月支与日支半合，|盘里管工作和大环境的那一格，跟管伴侣的那一格合上一半，⟩另一半要靠一起做的事补。住到一起以后也一样，手上总得有一点共同的活，不然两个人各忙各的，客气得像邻居。换了工作、换了城市，这点共同的活会断，断的那一阵你们容易怪感情，其实该先找的是下一件事，哪怕只是每周一起做一顿饭。',
        en_US:
          'First you’re partners in something, and then in the rest: one deadline survived together, and what had to be said gets said. ⟨Month branch and day branch join by half|The place for work and the outside in your chart joins the place for a partner by half⟩, and the other half is made of what you do together. That holds after you move in. Without some piece of work in common, you become neighbors with good manners. When one of you changes jobs or cities, that shared work breaks off, and you may blame the relationship for what follows. What’s missing is the next thing to do together, and cooking one meal a week is enough to begin with.',
      },
      {
        id: 'love.ties.half-with-year',
        because: ['rel:half-three=year+day'],
        says: ['met-through=family'],
        form: ['list'],
        zh_CN:
          '对方头一回来你家，就像来过。⟨年支与日支半合，|盘里管祖上和出身的那一格，跟管伴侣的那一格合上一半，⟩来处认得这个人，你放心得也快。另一半是两家之外、只属于你们的东西：一首歌，一个绰号，一家没带长辈去过的馆子。',
        en_US:
          'On a first visit to your family, they already seem to have been there. ⟨Year branch and day branch join by half|The place for family and origins in your chart joins the place for a partner by half⟩, so you trust early. The other half is what belongs to you two and to neither family: a song, a nickname, a restaurant no parent has seen.',
      },
      {
        id: 'love.ties.half-with-hour',
        because: ['rel:half-three=day+hour'],
        says: ['love.bond=projects'],
        form: ['statement'],
        zh_CN:
          '你说起将来，句子里自然是“我们”，哪怕还没跟那个人商量过。⟨日支与时支半合，|盘里管伴侣的那一格，跟管往后日子的那一格合上一半，⟩另一半要问过才算。“我想，你呢”比“我们要”慢一拍，也结实一倍。',
        en_US:
          'Speaking of the future, you say “we,” at times before the other has been told. ⟨Day branch and hour branch join by half|The place for a partner in your chart joins the place for later years by half⟩, and the other half is having asked. “I’d like to, would you” takes a moment longer than “we’re going to,” and holds twice as well.',
      },
      {
        id: 'love.ties.three-joined',
        because: ['rel:three-combine@day'],
        says: ['company=many'],
        form: ['statement'],
        zh_CN:
          '跟你在一起，等于加入一个班子：有固定的饭局，有自己的暗号，三个人的群比两个人的还响。⟨日支入三合，|盘里管伴侣的那一格，跟另外两格结成一伙，⟩热闹有人撑，寂寞少见，难的时候一叫就有人来。要留神的是两个人的事也成了大家的事：你跟朋友说过的委屈，朋友会替你记得比你久。有几句话，只在两个人之间说完。',
        en_US:
          'To be with you is to join a company: standing dinners, private jokes, a group chat of three that’s louder than the chat of two. ⟨The day branch is part of a three-way combination|The place for a partner in your chart forms one team with two other places⟩. Support is never far, loneliness is rare, and in trouble one call is enough. But matters between two become everyone’s. A complaint you shared with friends is remembered by them long after you’ve forgotten it. A few sentences belong between two people only.',
      },
      {
        id: 'love.ties.three-gathered',
        because: ['rel:three-meeting@day'],
        says: ['company=many'],
        form: ['order'],
        zh_CN:
          '一家人住得近，钥匙互相有，你家的冰箱谁都开得。⟨日支入三会，|盘里管伴侣的那一格，跟另外两格聚成一个方向，⟩劲往一处使，谈感情也像谈家族的事。对方若不是同一路的人，会觉得自己站在河对岸。隔一阵，你过河去站站。',
        en_US:
          'Everyone lives close by and has everyone’s keys, and your fridge belongs to whoever opens it. ⟨The day branch is part of a three-way meeting|The place for a partner in your chart gathers with two others and pulls one way⟩, and love gets discussed like family business. Someone from another kind of home will feel alone on the far bank. Cross over sometimes, and stand there.',
      },
      {
        id: 'love.ties.hidden-joining',
        because: ['rel:hidden-combine@day'],
        says: ['love.shown=private', 'readable=no'],
        form: ['order'],
        zh_CN:
          '你们的亲近藏在别人看不见的地方：一个手势，一句外人听不懂的话⟨（日支暗合旁支）⟩。饭桌上不坐在一起，也不多看一眼。藏得久了像没这回事，先告诉一位信得过的朋友。',
        en_US:
          'Your closeness lives where nobody looks, in a gesture or in a phrase no one else understands⟨ (the day branch has a hidden combination with another branch)⟩. At dinner with others you don’t sit together or look across. Hidden too long, it’s as if nothing were there, so tell one friend you trust.',
      },
      {
        id: 'love.ties.nudged',
        because: ['rel:break@day', 'ties<=3'],
        form: ['statement'],
        zh_CN: '好端端的一晚，会为一个没拧紧的瓶盖走了气⟨（日支逢破）⟩。毛病都小，小到不好意思提，于是积着。瓶盖就说瓶盖，说到人品就大了。',
        en_US:
          'A perfectly good evening can go flat over a cap left loose⟨ (the day branch is nudged by a break)⟩. The faults are small, too small to bring up, and they add up. If it’s about the cap, it should stay about the cap and not turn into character.',
      },
      {
        id: 'love.ties.left-alone',
        because: ['ties:none@day'],
        says: ['love.outsiders=out', 'company=few'],
        form: ['statement', 'order'],
        zh_CN:
          '你们的事，外人帮不上忙，也插不进话。⟨日支与别的地支无牵扯，|盘里管伴侣的那一格，跟别的格子不牵不碰，⟩清静，也闷得快。出门去，带点新鲜事回来。',
        en_US:
          'What goes on between you two, outsiders can neither help nor disturb. ⟨The day branch has no tie to the other branches|The place for a partner in your chart is neither joined to the others nor pulled against⟩. It’s peaceful and soon gets stuffy. Go out and bring some news home.',
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
        form: ['statement'],
        zh_CN: '你的人缘来得慢，留得久⟨（桃花在时柱）⟩。饭局散场时要你号码的人，比开场时多；认识你十年的人，比认识你十天的更舍不得走。',
        en_US:
          'People warm to you slowly and stay⟨ (Peach blossom stands in the hour pillar)⟩. More of them ask for your number when a dinner breaks up than when it starts, and those who have known you for ten years are harder to lose than those of ten days.',
      },
      {
        id: 'love.mark.blossom-day',
        because: ['star:taohua=day'],
        form: ['statement'],
        zh_CN:
          '你在家里比在外头更招人喜欢。⟨桃花在日支，|讨人喜欢的那一样，正落在管家和伴侣的那一格，⟩外人只见到礼貌的那个你，跟你亲近过的人，分开多年还记得你用什么香皂。想留住谁，只约在外面是不够的。',
        en_US:
          'You’re more charming at home than anywhere. ⟨Peach blossom stands in the day branch|What makes people like you stands in the very place for home and partner⟩. Outsiders meet the polite version, and those who were once close to you remember years later what soap you used. If you want somebody to stay, restaurants alone won’t do it.',
      },
      {
        id: 'love.mark.blossom-year',
        because: ['star:taohua=year'],
        form: ['statement'],
        zh_CN:
          '从小就有人愿意跟你同桌，替你占座，把糖分你一半。⟨桃花在年柱，|讨人喜欢的那一样，落在盘里最早的一格，⟩人缘来得早，你当成了空气，分不清谁只是喜欢你，谁是认了真。认真的那个人会在你不好看的日子出现，那天屋里人少，看得清。长大以后你也还是有人围着，只是越热闹越容易错过那一个，因为那个人不爱挤。',
        en_US:
          'Even as a child you had somebody saving you a seat and giving you half the candy. ⟨Peach blossom stands in the year pillar|What makes people like you stands in the earliest part of your chart⟩. Being liked came so early that you took it for granted, and you can’t tell who likes you from who means it. The one who means it turns up on your bad days, when there’s less of a crowd to look through. You still draw a circle as a grown-up, and the livelier it is, the easier it is to miss that one, who doesn’t push forward.',
      },
      {
        id: 'love.mark.blossom-month',
        because: ['star:taohua=month', 'age<=74'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '你说的是客气话，听的人当成信号。⟨桃花在月柱，|讨人喜欢的那一样，落在管工作和大环境的那一格，⟩同事同行都看得见，事情办完，总有人来找你说别的。回得热络以前，先看清自己想不想。',
        en_US:
          'You mean courtesy, and they hear a signal. ⟨Peach blossom stands in the month pillar|What makes people like you stands in the part of your chart for work and the outside⟩, in view of colleagues, so after business somebody comes to talk about something else. Before the warm reply, find out whether you want to.',
      },
      {
        id: 'love.mark.charm-day',
        because: ['star:hongyansha=day'],
        form: ['scene'],
        zh_CN:
          '你只是倒杯水，接杯子的人却觉得自己与别人不同。⟨红艳落在日支，|招人心动的那一样，落在管伴侣的那一格，⟩你自己倒不知道。对无意的人，短一句是好心。',
        en_US:
          'You pour someone a glass of water, and they feel singled out. ⟨The Charm star stands in the day branch|What stirs people stands in the place for a partner in your chart⟩, and you’re seldom aware of it. With those you don’t mean, a shorter sentence is a kindness.',
      },
      {
        id: 'love.mark.phoenix-day',
        because: ['star:hongluan=day'],
        form: ['statement'],
        zh_CN:
          '好消息爱借你的门：朋友的喜帖，老友的重逢，都先到你这里⟨（红鸾落在日支）⟩。热闹看多了，轮到自己，你也会等着别人来张罗。别人能张罗的只有场面；谁先开口，没人能替。你开口的那一次，会比你想的容易，因为你身边的人早就习惯了从你这里听好事。你只是很少为自己用过这扇门。',
        en_US:
          'Good news likes to use your door, and a friend’s engagement or a reunion reaches you first⟨ (the Red phoenix stands in the day branch)⟩. After so much of it, you begin to expect that yours will be arranged as well. Others can arrange an occasion. Nobody can say the first word for you. It will go more easily than you think, since people near you are used to hearing good things from you. You’ve just seldom used that door for yourself.',
      },
      {
        id: 'love.mark.joy-day',
        because: ['star:tianxi=day'],
        form: ['scene'],
        zh_CN:
          '屋里气氛僵了，你讲一件自己的糗事，笑声就回来了。⟨天喜落在日支，|轻快的那一样，落在管伴侣的那一格，⟩跟你过日子，笑的时候多。有一种时候笑不得：对方说“我是认真的”。',
        en_US:
          'The room has gone stiff, you tell some small embarrassment of your own, and the laughter comes back. ⟨The Joy star stands in the day branch|What is lighthearted in your chart stands in the place for a partner⟩, and life with you has a lot of laughing in it. One moment doesn’t bear it, which is when they say they’re serious.',
      },
      {
        id: 'love.mark.lone-day',
        because: ['star:guchen=day'],
        says: ['alone=needed'],
        form: ['statement'],
        zh_CN:
          '热恋的时候，你也要一个人去看场电影，散场了才发消息。⟨孤辰落在日支，名字听着冷，|要独处的那一样，落在管伴侣的那一格，⟩说的只是你的清静要留在感情里头，不肯搬出去。讲清楚这是你的口粮，对方就不会当成疏远；不讲清楚，每一回独处都要解释一次。反过来，跟你合得来的人也有自己的去处，不会站在门口等你回来。两个都有地方可去的人，回到一张桌上，话反倒多。',
        en_US:
          'Even in the first weeks of love you’ll go to a film by yourself and text when it’s over. ⟨The Lone star stands in the day branch; the name sounds chilly|The need to be alone stands in the place for a partner in your chart⟩. It says only that your solitude stays inside the relationship and won’t move out. If they know it’s your daily bread, they won’t take it for distance. If they don’t, you’ll be explaining it every time. The person who suits you has places to go as well and won’t stand at the door waiting. Two people who have each been somewhere come back to one table with more to say.',
      },
      {
        id: 'love.mark.widow-day',
        because: ['star:guasu=day'],
        says: ['alone=needed', 'readable=no'],
        form: ['statement'],
        zh_CN:
          '难受的时候，你把门关上，问就是“睡了”。⟨寡宿落在日支，名字听着闷，|把心事往里收的那一样，落在管伴侣的那一格，⟩说的只是你习惯自己消化。消化是本事，关门会吓着人，坐在门外的那一位会把自己做过的事翻一遍。一句“明天再说，不是你的错”，门就可以关得安心。你也不必一直一个人消化，讲出来并不会给谁添乱；对方宁可听半夜的坏消息，也不愿听第二天的“没事”。',
        en_US:
          'When you feel bad, you shut the door, and if anyone asks, you were asleep. ⟨The Widow star stands in the day branch; the name is grim|What keeps feelings in stands in the place for a partner in your chart⟩. It means only that you digest things alone. That’s a skill, and the shut door is alarming. Whoever sits outside goes through everything they’ve done. With “it isn’t you, I’ll tell you tomorrow,” you can shut it in peace. You don’t always have to do it alone, either. Telling it puts nobody out, and they would rather have the bad news at midnight than “I’m fine” in the morning.',
      },
      {
        id: 'love.mark.crossed-wires',
        because: ['star:yinchayangcuo'],
        form: ['scene'],
        zh_CN:
          '你说周日，对方记成周一，你们之间常有这种事。⟨生在阴差阳错日，六十日里有十二日，|六十种日子里有十二种被古人记作容易错过信号，你生在其中一种，⟩这是信号差，跟心意无关。约定的话请对方复述一遍，省下的是一整晚的气。',
        en_US:
          'You say Sunday and Monday gets written down; that sort of thing happens to you. ⟨You were born on one of the twelve days in sixty called Crossed wires|The old books name twelve kinds of days in sixty for missed signals, and you were born on one⟩. It’s a poor line, and says nothing about anyone’s heart. Having an arrangement repeated back saves a whole evening’s anger.',
      },
      {
        id: 'love.mark.late-pairing',
        because: ['star:guluansha'],
        says: ['love.pace=slow'],
        form: ['statement'],
        zh_CN:
          '你一个人也过得太像样了，连双人的事都有一个人的做法。⟨生在孤鸾日，六十日里有八日，|六十种日子里有八种，古人说是先走远路、伴来得晚些，⟩说的是次序，与有没有无关。别人看你什么都不缺，就不好意思走近；家里的第二把好椅子，可以先买。',
        en_US:
          'You manage so well alone that you have a single-handed way of folding sheets. ⟨You were born on one of the eight days in sixty called Late pairing|The old books name eight kinds of days in sixty for people who get far alone first, with company coming later⟩. It’s about the order of things and says nothing about whether. Seeing that you lack nothing, people hesitate to come near. The second good chair can be bought first.',
      },
      {
        id: 'love.mark.canopy-day',
        because: ['star:huagai=day'],
        says: ['alone=needed'],
        form: ['order'],
        zh_CN:
          '你有一样爱好，谈恋爱那阵子也没断过。⟨华盖落在日支，|安静做东西的那一样，落在管伴侣的那一格，⟩你的伴得跟那张工作台合得来。做成了一件，先给对方看。',
        en_US:
          'One pursuit of yours went on straight through falling in love. ⟨The Canopy stands in the day branch|What makes things in quiet stands in the place for a partner in your chart⟩, so whoever stays has to get along with your workbench. When something is finished, show it to them first.',
      },
      {
        id: 'love.mark.travel-day',
        because: ['star:yima=day'],
        says: ['place=moves'],
        form: ['order'],
        zh_CN:
          '家里闷住了，就是你太久没动。⟨驿马落在日支，|爱跑动的那一样，落在管伴侣的那一格，⟩你们话最多是在路上，车停了就没了。下一趟票，买两张。',
        en_US:
          'If home feels airless, it has been too long since you went anywhere. ⟨The Travel star stands in the day branch|What likes to be on the move stands in the place for a partner in your chart⟩, so you two talk on the road and fall silent when the car is parked. Buy the next ticket in twos.',
      },
      {
        id: 'love.mark.carriage-day',
        because: ['star:jinyu=day'],
        says: ['love.served=yes'],
        form: ['scene'],
        zh_CN:
          '下雨天你还在找伞，已经有人来接你了⟨（金舆落在日支，老书画作一辆接人的车）⟩。身边人肯出力，你也肯受。受惯了会忘记别人也会累；轮到你出一回力，对方记得比什么都久。',
        en_US:
          'It’s raining, you’re still looking for an umbrella, and somebody has come to pick you up⟨ (the Carriage star stands in the day branch; the old books drew it as a carriage come to fetch you)⟩. People near you are glad to do things for you, and you’re glad to let them. It’s easy to forget that they get tired. The one time it’s you who comes to fetch them, they remember for years.',
      },
      {
        id: 'love.mark.void-day',
        because: ['void:day'],
        says: ['love.naming=late'],
        form: ['statement'],
        zh_CN:
          '你心里先有一个人的样子，真人来了，总要磨合一阵。⟨从年柱数，日支落在空亡，|从你出生那年数过来，管伴侣的那一格正落在空位上，⟩古人有好几种数法，这一种说的是位子画得早，人到得晚。《三命通会》也说“空而有实”。位子可以照人改，人照位子改就难了。',
        en_US:
          'There’s a shape in your mind before there’s a person, and a real one takes getting used to. ⟨Counted from the year pillar, the day branch falls in the void|Counted from the year you were born, the place for a partner falls on one of the empty spots⟩. It’s one way of counting, and says that the seat was drawn early and the person comes later. “What is empty holds something,” says the *Sanming Tonghui*. The seat can be changed to suit a person more easily than the other way around.',
        quote: 'smth-kong',
      },
      {
        id: 'love.mark.stern-day',
        because: ['star:kuigang'],
        says: ['love.word=letter'],
        form: ['statement'],
        zh_CN:
          '你在感情里不讨价还价：说“随你”，就真由对方去；说“下不为例”，就真没有下回。⟨六十日里有四日叫魁罡，你生在其中一日，|六十种日子里有四种，古人说是刚硬的日子，你生在其中一种，⟩对方还以为能商量。重话出口前加半句“我说了会照做”，就不冤枉人。好的一面是，你答应的事，对方可以放心拿去安排日子；难的一面是你自己也没有退路，气头上说的那句，你会硬着头皮做到底。留一句不算数的给自己，不丢人。',
        en_US:
          'You don’t bargain in love: “as you like” means as they like, and after “the last time” there isn’t a next one. ⟨You were born on one of the four days in sixty called Kuigang|The old books call four kinds of days in sixty stern, and you were born on one⟩. The other person thought there was room. If you say first that you’ll keep to it, nobody is caught out. The good side is that they can plan their life on what you promise. The hard side is that you leave yourself no way back, and what you said in anger you’ll carry out to the end. To take one sentence back isn’t a disgrace.',
      },
      {
        id: 'love.mark.noble-day',
        because: ['star:tianyiguiren=day', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '你走背字的那阵子，站在旁边没走的，容易成为你最亲的人。⟨天乙贵人在日支，身弱，|肯伸手的那一样，落在管伴侣的那一格，你自己力气又不大，⟩感情和恩情就分不大开。欠着人情去爱，会不自觉地低半头，有委屈也觉得不该说。谢过就算结清；对方当年留下来，也不是为了要你还。你若总记着还，对方反倒不敢再帮你什么，怕又添一笔。',
        en_US:
          'Whoever stays beside you in a run of bad luck is likely to become the one closest to you. ⟨The Nobleman star stands in the day branch, and your self is weak|The place for a partner in your chart holds a helping hand, and your own strength is modest⟩, so love and gratitude are hard to keep apart. Loving as a debtor, you stoop a little, and think you have no right to complain. Said once, thanks is payment enough. They didn’t stay in order to be repaid. If you keep thinking of paying it back, they’ll hesitate to help again, so as not to add to the bill.',
      },
    ],
  },
]
