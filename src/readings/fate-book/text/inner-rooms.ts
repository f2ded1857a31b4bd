import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'inner-year-main',
    card: 'inner',
    role: { section: 'rooms' },
    paragraphs: [
      {
        id: 'inner.year.bijian',
        because: ['main:year=bijian'],
        says: ['rank=level'],
        zh_CN:
          '心里那个老家，饭桌是圆的，没有主位。年支的本气跟你是同一种料⟨（年支比肩）⟩，“大家都一样”这句话，你学得比造句还早。碗里多了一勺，你先看旁边那只碗；想替自己多要一份，得先找个由头。由头常常没找着，那一份也就算了。',
        en_US:
          'The home you carry inside has a round table with no head to it. The main stem of your year branch is your own kind ⟨ (Friend in the year branch)⟩, and “everyone gets the same” was learned before whole sentences. Given a bigger helping, you check the next plate. To ask for more on your own account you need an excuse, and while you look for one the dish goes back to the kitchen.',
      },
      {
        id: 'inner.year.jiecai',
        because: ['main:year=jiecai'],
        zh_CN:
          '盘子里剩最后一块，你手没动，眼睛已经量过谁离它近。年支里坐着劫财，跟你抢同一块糖的那位，来处教你的是先到先得。如今没人跟你抢了，好消息你还是要等落了袋才讲。找一回，把最后一块推过去，看看究竟少了什么。',
        en_US:
          'One piece is left on the plate. Your hand hasn’t moved, and your eyes have measured who sits nearest. In your year branch lives the Rival, as strong as you and a little quicker, and what you learned where you come from was first come, first served. Nobody races you now, and still good news is kept quiet until it’s in your pocket. Push the plate over once, and see what you lose.',
      },
      {
        id: 'inner.year.shishen',
        because: ['main:year=shishen'],
        says: ['inner.comfort=food'],
        zh_CN:
          '你心里最软的那一块，是有味道的。年支藏着食神，管吃喝、管自在的那颗星，你的来处先叫人饱，再跟人讲理。在外头受了气，绕三条街也要去吃那一碗，吃完，事情小了一半。剩下那一半还在原处，碗洗了再去办。',
        en_US:
          'The softest spot in you has a flavor. The Eating god, the star of meals and ease, lives in your year branch: where you come from, people were fed first and reasoned with afterward. When the day has been unkind you’ll walk three blocks out of your way for that one bowl, and afterward the matter is half its size. The other half is still there. Rinse the bowl, then see to it.',
      },
      {
        id: 'inner.year.shangguan',
        because: ['main:year=shangguan'],
        says: ['inner.authority=questions'],
        zh_CN:
          '很小的时候，你就听出大人的话里少了一截。年支里是伤官，见了规矩要问一句凭什么的那颗星，住在家门口这一间。“我说了算”这种答案，进了耳朵，至今没消化。后来有人拿资历压你，你脸上平静，心里早已站到椅子上去了。',
        en_US:
          'Early on you noticed that grown-ups left a piece out. The room by your front door, the year branch, belongs to the Hurting officer, who meets every rule with “says who.” “Because I said so” went into your ear all those years ago and still hasn’t been digested. When someone pulls rank today your face stays calm. Inside, you’re already standing on the chair.',
      },
      {
        id: 'inner.year.piancai',
        because: ['main:year=piancai'],
        says: ['place=moves'],
        zh_CN:
          '旧玩具说送就送，搬走的那间房也没回头看。年支藏着偏财，只管经手、不管久留，你心里的老家像一间铺子，东西进来，本来就为了出去。你记得住的不是价钱，是经手过它们的那些人：谁来换过，谁赊过，谁最后没有来取。',
        en_US:
          'You gave the old toys away without a scene, and moved out of that room without looking back. Indirect wealth, money and faces that come and go, sits in your year branch. The home inside you is a kind of shop, where things arrive in order to leave. What stayed with you is the customers: who came to trade, who owed, and who never returned for the thing they’d paid for.',
      },
      {
        id: 'inner.year.zhengcai',
        because: ['main:year=zhengcai'],
        zh_CN:
          '一只旧饭盒，你走到哪里带到哪里。年支里是正财，惜物、一点一点攒的那颗星，你的来处把疼爱都收在东西里：缝过的袖口，等人到齐才切的瓜。所以别人客气一句“不用了”，把你给的东西推回来，你听见的是不要你。',
        en_US:
          'There’s an old lunch box that goes wherever you go. Direct wealth, the star that saves and mends, lives in your year branch, and where you come from affection was put into objects: a darned cuff, a melon left uncut until everyone was home. So when people say “oh, you shouldn’t have” and push the thing back across the table, what you hear is that they don’t want you.',
      },
      {
        id: 'inner.year.qisha',
        because: ['main:year=qisha'],
        says: ['plan=ahead'],
        zh_CN:
          '一句话里有几分火气，你不用看脸就数得出。年支住着七杀，不讲情面的那颗星，来得最早，很小你心里就备着一套“万一”：话怎么说，门在哪边。如今风平浪静，那套预案还在逐年更新。平静得太久，你反倒要起来走走，查一遍门窗。',
        en_US:
          'You can tell how much heat is in a sentence with your back turned. Seven killings, pressure that gives no notice, lives in your year branch and moved in first, so a small “what if” was kept ready early: what to say, and which way the door is. The weather has long been fine, and the plan is still revised every year. After too much calm you get up and check the windows.',
      },
      {
        id: 'inner.year.zhengguan',
        because: ['main:year=zhengguan'],
        says: ['governed=from-within', 'inner.origin=thick'],
        zh_CN:
          '迟到两分钟，检讨已经在心里写好了。年支坐着正官，讲名分、守规矩的那颗星，进门最早，你的良心便长成了一张课程表。没人点名，你也按铃声起坐。好处是自己信得过自己；代价是连休息都要先批一张假条，理由那一栏总写不满。',
        en_US:
          'You’re two minutes late, and the apology is already drafted. In your year branch sits the Direct officer, which keeps rank and rules; it moved in first, and your conscience took the shape of a class schedule. Nobody calls the roll and you still rise at the bell. You can rely on yourself, which is worth a lot. You also need a signed slip to rest, and never know what to put under “reason.”',
      },
      {
        id: 'inner.year.pianyin',
        because: ['main:year=pianyin'],
        says: ['alone=needed'],
        zh_CN:
          '小时候最安心的地方，是床底下，楼梯拐角，一本没人翻的书里。年支藏着偏印，独自琢磨的那颗星，来处教会你的头一样本事是自己跟自己玩。被冷落了你不吵，往里一躲就有事做。躲得太熟练，旁人真的当你不在意。',
        en_US:
          'Under the bed, on the landing, inside a book nobody else opened: those were the rooms of your childhood. The Indirect seal, which studies by itself, lives in your year branch, and the first thing you learned was to keep your own company. Left out, you make no fuss; you go in and find something to do. You’ve become so good at it that people believe you don’t mind.',
      },
      {
        id: 'inner.year.zhengyin',
        because: ['main:year=zhengyin'],
        says: ['backing=elders', 'inner.origin=thick'],
        zh_CN:
          '事情一乱，你心里有个声音说：先睡，明天再看。年支里是正印，疼人、教人的那颗星，来处替你留着一床晒过的被子，碰了壁退得回去。这是本钱。难在没有人说这句话的夜里，你会一直醒着等。自己出声说一遍，嗓子粗些也管用。',
        en_US:
          'When things come apart a voice in you says, sleep first, we’ll look at it tomorrow. The Direct seal, which nurses and teaches, lives in your year branch: somewhere back there a bed is made up for you, and that’s capital. The hard nights are those when nobody says it, and you lie awake for the sentence. Say it out loud yourself. A rough voice works as well.',
      },
    ],
  },
  {
    id: 'inner-month-main',
    card: 'inner',
    role: { section: 'rooms' },
    paragraphs: [
      {
        id: 'inner.month.bijian',
        because: ['main:month=bijian'],
        says: ['help=does-not-ask', 'backing=self'],
        zh_CN:
          '每回交东西之前，旁边都坐着上一回的你。月支当家的字与你同类⟨（月支比肩）⟩，你要求自己的那一条听着简单：靠自己做完。有人搭过一把手的那截，你会悄悄重做一遍，好叫整件都算自己的。一天里多出来的疲倦，差不多就是那一截。',
        en_US:
          'Before anything leaves your hands, the you of last time sits down beside it. A stem of your own kind rules the month ⟨ (Friend in the month branch)⟩, and what you ask of yourself sounds simple: do all of it alone. Where someone lent a hand, you quietly do that stretch over, so that the whole can count as yours. Most of what tires you in a day is that stretch.',
      },
      {
        id: 'inner.month.jiecai',
        because: ['main:month=jiecai'],
        zh_CN:
          '你心里挂着一块比分牌，对手大都不知道自己在场上。月支归了劫财，凡事要抢先半步的那颗星，你要求自己别落下：别人报了名，你夜里去翻课表；别人歇了，你才敢歇。赢来的东西新鲜不过两天。找一样谁也没在做的事，做一个不计分的晚上。',
        en_US:
          'There’s a scoreboard up in you, and most of the players don’t know they’re in the game. Your month belongs to the Rival, who likes to be half a step ahead, and the rule is never to fall behind. Somebody signs up, and that night you’re reading the course list; you rest once they rest. What you win stays fresh for two days. Spend an evening on something nobody else is doing.',
      },
      {
        id: 'inner.month.shishen',
        because: ['main:month=shishen', 'age>=16'],
        says: ['deadline=hurts'],
        zh_CN:
          '打磨一把勺子，你能打磨到忘了要喝汤。月支是食神，从容做东西的那颗星，你不太要求自己快，也不太要求自己赢，要的是顺手、耐看。催你的人得到一句“快了”，这句话是真心的。最难的是交货那天，你还没玩够。',
        en_US:
          'You can go on sanding a spoon until the soup is cold. The Eating god, who makes things at leisure, rules your month; speed and victory you don’t much ask of yourself, only that it sit well in the hand. Those who press you are told “nearly there,” and you mean it. The worst day is delivery. You weren’t finished playing.',
      },
      {
        id: 'inner.month.shangguan',
        because: ['main:month=shangguan'],
        says: ['detail=fine'],
        zh_CN:
          '人家都在鼓掌，你在想第三页那个词。月支落在伤官，见了毛病非说不可的那颗星，嘴对外，也对内：平平常常的好在你这里不算数，一声“不错”等于没夸。一年里挑一件事，故意只做到六成，交出去，看谁发现得了。',
        en_US:
          'They’re applauding, and you’re thinking of a word on page three. The Hurting officer, who can’t let a flaw go by, rules your month, and its tongue is turned inward as well. Ordinary good doesn’t count, and “not bad” is no praise at all. Once a year, do something to sixty percent on purpose and hand it in. See who notices.',
      },
      {
        id: 'inner.month.piancai',
        because: ['main:month=piancai'],
        says: ['inner.open=many'],
        zh_CN:
          '你要求自己手里总有一件没定下来的事。月支是偏财，机会一阵一阵地来，心里像开着十几个网页，哪一个都舍不得关，闲下一个下午，你觉得亏了一个下午。真想做成哪件，请一个管得住你的人坐到旁边，当着面把其余的关掉。',
        en_US:
          'What you require of yourself is one thing at least that’s still open. Indirect wealth, chances coming and going, rules the month. Your mind keeps a dozen tabs up and can’t close any, and an idle afternoon feels like a loss of money. To bring one of them home, sit down with somebody who can say no to you, and close the others while they watch.',
      },
      {
        id: 'inner.month.zhengcai',
        because: ['main:month=zhengcai'],
        says: ['spends=carefully'],
        zh_CN:
          '躺下以后，你把这一天从头数一遍：用了什么，换来什么。月支坐着正财，一分一厘收好的那颗星，你要求自己不糟蹋，半张纸、半小时都算。对不上的那几笔，常是跟人闲坐的钟点。把闲坐也记进收入那一栏，账就平了。',
        en_US:
          'Lying down, you count the day from the top: what it used up and what it brought. Direct wealth, which puts every cent away, rules your month, and waste is the one thing you don’t forgive yourself, half a sheet or half an hour. The entries that won’t balance are the hours spent just sitting with people. Book them as income and the sum comes right.',
      },
      {
        id: 'inner.month.qisha',
        because: ['main:month=qisha'],
        says: ['stop=hard', 'inner.foreman=present'],
        zh_CN:
          '“还行，没出事。”你夸自己，到这一句为止。七杀占着月支，不讲情面的那颗星，心里便有个只认结果的监工，做完一件他翻下一页，茶也不让喝完。真到了火烧眉毛的那天，你倒镇定，因为外头总算跟里头一样紧了。',
        en_US:
          '“Fine. Nothing broke.” That’s as far as praise goes when you’re the one giving it to yourself. Seven killings, which makes no allowances, holds your month, so there’s a foreman in you who recognizes results; finish one page and he turns to the next, tea or no tea. On the day it’s truly urgent you’re the calm one. At last the outside is as tight as the inside.',
      },
      {
        id: 'inner.month.zhengguan',
        because: ['main:month=zhengguan'],
        says: ['plan=ahead', 'inner.foreman=present'],
        zh_CN:
          '答应自己的事，你当公文来办：早上那张单子没人见过，漏了一项，晚饭都吃不香。月支在正官手里，讲名分、守章程的那颗星，你要求自己对谁都说得过去。难的是没有章程的东西，喜欢一个人，放一天假，你站在门口等通知。',
        en_US:
          'A promise to yourself is processed like an official letter. Nobody has ever seen this morning’s list, and one item missed spoils your dinner. The month is in the hands of the Direct officer, who keeps rank and rules, and you ask to be able to account for yourself to anyone. Trouble comes with what has no rules. Liking someone, a day off: you stand at the door and wait to be notified.',
      },
      {
        id: 'inner.month.pianyin',
        because: ['main:month=pianyin'],
        says: ['decides=slow', 'inner.study=alone'],
        zh_CN:
          '“大家都这么做”，这句话在你心里过不了关。偏印坐在月支，爱走偏门的那颗星，你要求自己想通了再动手，一个没人问的为什么，能让整件事停上三天。想通的那一刻你已经满足了，做不做倒在其次。门外最好站一个等着收货的人。',
        en_US:
          '“That’s how everybody does it” doesn’t get past the door. The Indirect seal, which prefers the side door, rules your month, and the demand is to have understood before you begin. One why that nobody asked can hold up the whole thing for three days. The moment it’s clear you’re content, and doing it becomes secondary. Have someone outside waiting for the package.',
      },
      {
        id: 'inner.month.zhengyin',
        because: ['main:month=zhengyin', 'age<=74'],
        says: ['risk=weighs'],
        zh_CN:
          '再读一本，再考一张，再等一个人点头，你才肯说自己会。月支守着正印，像老师、也像文凭的那颗星，你要求自己先配得上，再开口要。准备这件事给你安稳，安稳久了便是借口。下回有人问谁能来，先举手，回家再补课。',
        en_US:
          'One more book, one more certificate, one more person’s nod, and then you’ll say that you know how. The Direct seal, part teacher and part diploma, keeps your month: first deserve it, then ask. Preparing feels safe, and after a while the safety is the point. Next time they ask who can do it, raise your hand first and do the homework that night.',
      },
    ],
  },
  {
    id: 'inner-day-main',
    card: 'inner',
    role: { section: 'rooms' },
    paragraphs: [
      {
        id: 'inner.day.bijian',
        because: ['main:day=bijian', 'day:yang'],
        says: ['inner.vote=even', 'decides=slow'],
        zh_CN:
          '独处的时候，你会跟自己商量事情，还会商量不拢。日支是最里间，当家的字与你同类⟨（日支比肩）⟩，屋里等于住着两个一样高的人，一个说去，一个说算了，都有道理。外人再劝也添不上票数。抛一次硬币，留意它还在半空时，你盼的是哪一面。',
        en_US:
          'Alone, you hold meetings with yourself, and they end in a tie. The day branch is the innermost room, and a stem of your own kind rules it ⟨ (Friend in the day branch)⟩. Two people of the same height live in there; one says go, the other says leave it, and both have a case. Nobody outside has a vote. Toss a coin, and while it’s in the air notice which side you’re hoping for.',
      },
      {
        id: 'inner.day.bijian-yin',
        because: ['main:day=bijian', 'day:yin'],
        says: ['inner.vote=one', 'help=does-not-ask'],
        zh_CN:
          '一个人下厨，你会自己跟自己分工：一个切，一个尝，尝的那个还挑剔。日支当家的字与你同类，阴干坐着阴支，像两只手叠在一起⟨（日支比肩）⟩，家里的事轮不到外人插手。倔是安静的倔，不争，不动，人家以为你答应了。真答应的那一回，请说出一个“好”字。',
        en_US:
          'Cooking alone, you divide the labor: one of you chops, the other tastes, and the taster is hard to please. A stem of your own kind rules the day branch, yin upon yin, like one hand laid over the other ⟨ (Friend in the day branch)⟩. Indoors nobody else is needed. It’s a quiet stubbornness that neither argues nor budges, and people take it for a yes. On the occasions when it is a yes, say the word.',
      },
      {
        id: 'inner.day.jiecai',
        because: ['main:day=jiecai'],
        says: ['alone=not-needed'],
        zh_CN:
          '屋里静上半小时，你就要找一个对手：跟昨天的步数比，跟菜谱上写的时间比。日支住着劫财，有力气、爱较劲的那颗星，在家也不肯坐满一把椅子。安静在你听来，像忘了开灯。累到底的日子，输给沙发一回，别计分。',
        en_US:
          'Half an hour of quiet and you’re looking for an opponent: yesterday’s step count, the cooking time printed on the box. The Rival, strong and fond of a contest, lives in your day branch and won’t use the whole of a chair even at home. To you silence sounds like a light somebody forgot to turn on. On the worst days, lose to the couch, and keep no score.',
      },
      {
        id: 'inner.day.shishen',
        because: ['main:day=shishen', 'day:yin'],
        says: ['meals=slow', 'stop=easy'],
        zh_CN:
          '门一关，先换衣裳，再烧水，消息扣在桌上等着。日支里是食神，会吃会歇的那颗星，家里的你比外头慢一拍，葱要切得一样长，汤要等到滚第二遍。别人看你像什么都没想，你是在把白天一样一样嚼碎。这时候来谈正事的人，只会听见“嗯”。',
        en_US:
          'Door shut, clothes changed, kettle on, messages face down on the table. The Eating god, who knows how to eat and how to rest, lives in your day branch, and at home you run a beat slower than outside: scallions cut to one length, soup allowed its second boil. It looks like thinking of nothing. You’re chewing the day, piece by piece. Anyone with business at this hour gets “mm.”',
      },
      {
        id: 'inner.day.shishen-yang',
        because: ['main:day=shishen', 'day:yang'],
        says: ['meals=slow', 'stop=easy'],
        zh_CN:
          '饭只做一人份，菜却炒两个，一个吃，一个图热闹。日支里是食神，会吃会歇的那颗星，由阳干坐着，连自在也要大份的：澡泡到水凉，歌唱到邻居敲墙，白天的事进门就散了。散得太干净，明天要补的那一件也跟着没了影。进门先把它贴在冰箱上，再散。',
        en_US:
          'Eating alone, you still cook two dishes, one for dinner and one for company. The Eating god, who knows how to eat and how to rest, lives in your day branch under a yang stem. Your ease comes in large helpings, the bath until it’s cold, the song until a neighbor knocks. The day dissolves at the door, and what was due tomorrow dissolves along with it. Stick that one on the fridge first.',
      },
      {
        id: 'inner.day.shangguan',
        because: ['main:day=shangguan'],
        zh_CN:
          '你在浴室里吵赢过很多场。最里间的日支归伤官，后半句总在路上的那颗星，白天没出口的那几句，路上改稿，冲澡时定稿，比当时锋利得多。听众只有一面起雾的镜子，所以没有人回嘴，也没有人道歉。挑一句，删掉形容词，第二天真的说出来。',
        en_US:
          'You have won a great many arguments in the shower. Your day branch, the innermost room, is the Hurting officer’s, whose truths won’t keep, and whatever wasn’t said by daylight is revised on the way home and finished under the hot water. It’s far better than it would have been. The audience is a steamed mirror, so nobody apologizes. Pick one line, take out the adjectives, and say it tomorrow.',
      },
      {
        id: 'inner.day.piancai',
        because: ['main:day=piancai', 'day:yang'],
        zh_CN:
          '到家头一件事，是看看外头还有什么事。日支住着偏财，来去活络、爱张望的那颗星，人坐着，心在逛：比价，看别处的房子，替一趟没人提过的远门算路程。大半不会成真，逛本身就是你的歇法。身边的人别急着收拾行李，你也记清哪一件是真想要。',
        en_US:
          'First thing home, you look up what’s going on outside. Indirect wealth, forever moving and peering about, lives in your day branch. You sit; your mind goes window-shopping. It compares prices, tours apartments in other towns, works out the mileage of a trip nobody has suggested. Most of it will never happen. Browsing is how you rest. Those at home needn’t pack, and you might note which one you meant.',
      },
      {
        id: 'inner.day.piancai-yin',
        because: ['main:day=piancai', 'day:yin'],
        zh_CN:
          '沙发换个角，绿萝换个盆，旧书换成旧唱片，你独处时爱做这些小买卖。日支住着偏财，爱周转的那颗星，由阴干坐着，动静不大，人不出门，屋里自己流通。一样东西待满半年，你就开始替它找下家。同住的人偶尔疑心自己也在名单上，告诉他们不在。',
        en_US:
          'The couch to another corner, the ivy to another pot, old books for old records: alone at home, you trade. Indirect wealth, which likes things to circulate, lives in your day branch under a yin stem. There’s little noise and no need to go out; the goods move from room to room. After half a year in one place a thing makes you think of its next owner. Those who live with you sometimes wonder if they’re listed. Tell them they aren’t.',
      },
      {
        id: 'inner.day.zhengcai',
        because: ['main:day=zhengcai'],
        says: ['affection=deeds'],
        zh_CN:
          '拧紧一只瓶盖，补上一颗扣子，你的心才落回原处。日支里是正财，顾家惜物的那颗星，一个人待着，你最爱干的是把东西一样样归位。烦的时候，地板特别干净，同住的人看一眼就知道今天别多问。话没有说，都擦在地上了。',
        en_US:
          'A hinge oiled, a button sewn back on, and your heart returns to its shelf. Direct wealth, which keeps a house and its things, lives in your day branch; left to yourself, what you like best is putting everything where it belongs. On a bad day the floor shines. Whoever lives with you looks down and asks no questions. You’ve said it all, with a mop.',
      },
      {
        id: 'inner.day.qisha',
        because: ['main:day=qisha', 'day:yang'],
        says: ['stop=hard'],
        zh_CN:
          '钥匙放下了，你还没放下。日支坐着七杀，捏着秒表的那颗星，一路跟进最里间：躺着会想“该起来了”，看一部片子也要替它找个用处。劝你放松没有用，你只听命令。那就下一道：躺足四十分钟，时间不到不许起来。',
        en_US:
          'The keys are down, and you aren’t. Seven killings, the star with the stopwatch, sits in your day branch and follows you into the innermost room. On your back you think, time to get up. A movie has to be good for something. Nobody can talk you into relaxing; orders, though, you obey. So issue one: forty minutes lying down, and no getting up before the bell.',
      },
      {
        id: 'inner.day.qisha-yin',
        because: ['main:day=qisha', 'day:yin'],
        says: ['stop=hard', 'inner.severity=silent'],
        zh_CN:
          '你对自己凶起来，是没有声音的。日支坐着七杀，严得像考官的那颗星，由阴干坐着，鞭子落得很轻：锅洗到第三遍，收件人再核一次，躺下了，又起来把明天的衣裳熨平。家里人只听见水声，不知道里头正在考核。给考官也倒杯茶，请他坐下，坐着的人下不了狠手。',
        en_US:
          'When you’re hard on yourself it doesn’t make a sound. Seven killings, the driver, sits in your day branch under a yin stem, so the whip comes down softly. A pan washed for the third time, the address checked again, out of bed once more to iron tomorrow’s shirt: all people hear is running water. Pour the examiner a cup of tea and have him sit. It’s difficult to be fierce in a chair.',
      },
      {
        id: 'inner.day.zhengguan',
        because: ['main:day=zhengguan'],
        says: ['home=own-rules'],
        zh_CN:
          '一个人吃饭，你也摆好筷子，碗不直接从锅里盛到嘴边。正官住在日支，守礼守时的那颗星，毛巾朝哪边挂，鞋头朝哪边摆，没人查也不走样。独居的日子因此不散。代价是难得放肆，赖一回床，先要看今天是不是星期天。',
        en_US:
          'You set a place for one and don’t eat out of the pot. The Direct officer, who keeps manners and the clock, lives in your day branch. Which way the towel hangs, when the light goes out: nobody checks, and it never slips. A life alone doesn’t come apart in your hands. The cost is that you seldom misbehave. Before sleeping in, you make sure it’s Sunday.',
      },
      {
        id: 'inner.day.pianyin',
        because: ['main:day=pianyin', 'day:yin'],
        says: ['alone=needed'],
        zh_CN:
          '饭好了要喊你三遍，前两遍你真没听见。日支守着偏印，关起门来琢磨的那颗星，你到家先不见一阵子：翻一本旧说明书，查一个没人问的词，灯只开角落那一盏。回过神来，汤凉了。钻完了自己走出来，比被人拽出来，脾气好得多。',
        en_US:
          'Dinner has to be called three times, and the first two you honestly don’t hear. The Indirect seal, which thinks behind a shut door, keeps your day branch, so at home you vanish for a while: into an old manual, a word nobody asked about, with one lamp on in the corner. You surface and the soup is cold. Let out on your own time, you’re pleasant company. Pulled out, less so.',
      },
      {
        id: 'inner.day.pianyin-yang',
        because: ['main:day=pianyin', 'day:yang'],
        says: ['alone=needed', 'home=own-rules'],
        zh_CN:
          '零件排了一地，灯全开着，嘴里念念有词，看着很热闹，其实谁也进不去。日支守着偏印，关起门来琢磨的那颗星，由阳干坐着，琢磨也要摊开了琢磨。问你在弄什么，你说“快了”，这两个字能管三个礼拜。地上替别人留一条走道，门上留一句讲得明白的话。',
        en_US:
          'Parts laid out across the floor, every lamp on, muttering: it looks like a party, and nobody can get in. The Indirect seal, which thinks behind a shut door, keeps your day branch under a yang stem, so the thinking is done at full spread. Ask what it’s going to be and you say “soon,” a word that’s good for three weeks. Leave others a path across the floor, and one plain sentence on the door.',
      },
      {
        id: 'inner.day.zhengyin',
        because: ['main:day=zhengyin'],
        says: ['change=resists'],
        zh_CN:
          '在家的你，比在外头小好几岁。日支铺着正印，疼人、养人的那颗星：同一只杯子，同一条毯子，一部看过五遍的片子，换新的你睡不惯，旧的认得你。你缓过来得快，站起来得慢。要出门的日子，请人在楼下等着，比闹钟灵。',
        en_US:
          'At home you’re several years younger than outside. The Direct seal, which nurses and feeds, is spread under your day like bedding: the same mug, the same blanket, a movie seen five times. New things have to introduce themselves; the old ones know you. You recover fast and get up slowly. When you have to be somewhere, have a person wait downstairs. It beats an alarm.',
      },
    ],
  },
  {
    id: 'inner-hour-main',
    card: 'inner',
    role: { section: 'rooms' },
    paragraphs: [
      {
        id: 'inner.hour.bijian',
        because: ['main:hour=bijian'],
        zh_CN:
          '夜里你盼的，是有个人跟你想到一处去。时支是往后的日子，也是熄灯以后的心思，坐着跟你同类的字⟨（时支比肩）⟩，你在心里写信的那位，与你一样高，不用解释前情。白天各走各的朋友，这时候最想联系。对方多半也醒着。',
        en_US:
          'What you wish for at night is someone who has been thinking the same thing. The hour branch is later life, and also whatever comes after lights out; a stem of your own kind is there ⟨ (Friend in the hour branch)⟩. The one you compose letters to is exactly your height and needs no background. Friends you pass by in the daytime are the ones you’d write to now. They’re probably awake.',
      },
      {
        id: 'inner.hour.jiecai',
        because: ['main:hour=jiecai'],
        says: ['inner.carries=overnight'],
        zh_CN:
          '合上眼，你把同一批出发的人又排了一遍座次。时支藏着劫财，不肯落后的那颗星，天一黑，白天不作声的那块牌子就亮了。你盼的是赢一场漂亮的，最好对手也服气。名单上的人这会儿大都睡了，只有你还在跑道上。',
        en_US:
          'Eyes shut, you rank once more the people who started when you did. The Rival, who can’t bear to come second, is in your hour branch, and a board that kept dark all day lights up. You’d like to win one handsomely, with the loser applauding. The others on the list are asleep by now. You’re the last runner on the track.',
      },
      {
        id: 'inner.hour.shishen',
        because: ['main:hour=shishen'],
        zh_CN:
          '你夜里的愿望，小得说出来怕人笑：一间有窗的厨房，一个不用早起的星期三。时支里住着食神，惦记滋味的那颗星，往后的日子，你是拿味道和钟点去想的，不拿数目。愿望小，就最先被大事挤到明年。先挑一个星期三过上。',
        en_US:
          'Your wishes at night are so small you’d be teased for them: a kitchen with a window, a Wednesday without an alarm. The Eating god, who remembers how things taste, lives in your hour branch, and you picture the future in flavors and times of day, never in figures. Small wishes are the first to be put off till next year. Take one Wednesday now.',
      },
      {
        id: 'inner.hour.shangguan',
        because: ['main:hour=shangguan'],
        says: ['inner.carries=overnight'],
        zh_CN:
          '熄了灯，你在心里登台。时支归伤官，有话非说不可的那颗星，你盼着有一天，人家肯说一句“原来当初你是对的”。枕上的句子句句锋利，天亮再看，一半能用。写下来，只留能用的那半。那句承认未必等得来，东西可以先做出来。',
        en_US:
          'Lights out, and you take the stage. The Hurting officer, with the last word ready, has your hour branch, and the scene you rehearse is the one in which they say, “so you were right back then.” The lines written on a pillow are razor-sharp. By daylight half of them still work. Keep that half. The admission may never come; meanwhile the thing itself can be made.',
      },
      {
        id: 'inner.hour.piancai',
        because: ['main:hour=piancai', 'age>=16'],
        zh_CN:
          '躺下来，你在看地图。时支住着偏财，四处有门路的那颗星，夜里的愿望件件要路费：另一座城，另一种行当，一张单程票。天亮第一眼看完余额，地图便折好收回去。留一条最短的别收，两个钟头到得了的那条，这个月就走。',
        en_US:
          'In bed you study maps. Indirect wealth, which has a door in every town, lives in your hour branch, so every wish of yours has a fare: another city, another line of work, a one-way ticket. In the morning you check the balance and fold the map away. Leave out the shortest route. Whatever lies two hours off, go this month.',
      },
      {
        id: 'inner.hour.zhengcai',
        because: ['main:hour=zhengcai'],
        zh_CN:
          '睡前绕屋一圈，灶、窗、明早的米，都看过才躺下。时支守着正财，要样样落袋的那颗星，你盼的往后，是一扇锁得住的门，里头样样数得清。愿望从不许大，只肯一点点攒。在攒东西的罐子上写一行字，写当初为了什么，免得满了忘记。',
        en_US:
          'Before bed you make the rounds: stove, windows, rice for the morning. Direct wealth, which wants things safely put away, keeps your hour branch. The future you wish for is a door that locks, with everything behind it counted. You never wish big, you save up. Write on the jar what it’s for. Some people fill theirs and can’t remember.',
      },
      {
        id: 'inner.hour.qisha',
        because: ['main:hour=qisha'],
        says: ['stop=hard', 'inner.carries=overnight'],
        zh_CN:
          '你夜里只盼一件事：了结。时支压着七杀，容不得拖的那颗星，有一件悬着，枕头就是硬的，宁可半夜爬起来做完，也不肯带着它躺到天亮。往后的日子在你心里像一座等着攻的山。没有山的年份，你反倒心慌，四处去找坡。',
        en_US:
          'At night you want one thing, which is to have it over with. Seven killings, which can’t abide delay, weighs on your hour branch. Leave something pending and the pillow turns to wood; you’d rather get up at two and finish. The years ahead look like a mountain to be taken. In years without one you grow uneasy, and go out looking for a slope.',
      },
      {
        id: 'inner.hour.zhengguan',
        because: ['main:hour=zhengguan'],
        says: ['title=wants'],
        zh_CN:
          '盼着有一天，自己的名字端端正正印在一张纸上，有人站起来念。时支坐着正官，凡事要个名目的那颗星，你夜里的愿望都穿得很整齐，所以也怕失手，没把握的事连梦里都不肯报名。许一个会搞砸的，小一点，搞砸了也没人知道。',
        en_US:
          'One day, you imagine, your name will be printed in good type on a sheet of paper and somebody will stand up to read it. The Direct officer, who wants things to have a proper title, sits in your hour branch. Your wishes come properly dressed, and for that reason they fear a stain: where you aren’t sure, you don’t enter even in a dream. Wish for one small thing that might flop.',
      },
      {
        id: 'inner.hour.pianyin',
        because: ['main:hour=pianyin'],
        says: ['alone=needed'],
        zh_CN:
          '一座灯塔，一间只有书的屋子，一门快没人会的手艺：你夜里想去的地方，都没有第二把椅子。时支藏着偏印，最怕打扰的那颗星，你盼的其实是没人打断。那么每星期留三个没人打断的钟头就够，灯塔先不必买。',
        en_US:
          'A lighthouse, a room of books, a craft that three people still know. None of the places you go at night has a second chair. The Indirect seal, which hates a knock, is in your hour branch, and what you’re wishing for is not to be interrupted. Three uninterrupted hours a week would do it. The lighthouse can wait.',
      },
      {
        id: 'inner.hour.zhengyin',
        because: ['main:hour=zhengyin'],
        says: ['help=does-not-ask'],
        zh_CN:
          '临睡前最想听的一句，是“放着吧，我来”。时支里有正印，肯替人兜底的那颗星，你盼往后有人接手，有片屋檐，走到哪一步都有人可问。这个盼头你不说，怕麻烦人，白天还替别人说了好几遍。下回有人对你讲这句，别抢着洗碗。',
        en_US:
          'The sentence you’d like to fall asleep on is “leave it, I’ll do it.” In your hour branch is the Direct seal, which stands behind a person. You wish for someone who’ll take over later on, for a roof, for a person to ask at every turn. You keep it to yourself so as not to be a bother, and say the same sentence to others all day. Next time it’s said to you, put the sponge down.',
      },
    ],
  },
  {
    id: 'inner-hidden',
    card: 'inner',
    role: { section: 'rooms' },
    paragraphs: [
      // Absent families
      {
        id: 'inner.hidden.output-none',
        because: ['no:output'],
        says: ['out=little'],
        zh_CN:
          '高兴到了顶，你也就是“嗯”一声。往外走的那一路，说的、做的、玩的，明处暗处一个字也没有⟨（无食伤）⟩，感受进得来，找不到门出去，放着放着就凉了。每晚睡前写三行，不给人看，也不必写好，写完合上。三行就是那扇门。',
        en_US:
          'At the height of happiness, what comes out of you is “mm.” Everything that goes outward, talk, making, play, has no stem in the open and none in hiding ⟨ (no output)⟩. Feelings come in, find no door on the other side, and stand around until they’re cold. Write three lines every night, badly if you like and for nobody. Three lines are the door.',
      },
      {
        id: 'inner.hidden.wealth-none',
        because: ['no:wealth'],
        says: ['inner.want=unsure'],
        zh_CN:
          '问你想要什么礼物，你是真的想不起来。想抓住、想照管的那一路，明处没有，藏着的也没有⟨（无财）⟩，心里少了一杆秤，送出去不疼，收进来也不太喜。别人当你清高，其实是没有数目的感觉，连自己该得的那一份，也要别人提醒。',
        en_US:
          'Asked what you’d like for your birthday, you really can’t think of anything. Whatever one grasps or looks after has no stem in this chart, shown or hidden ⟨ (no wealth)⟩. There’s no pair of scales in you: giving away doesn’t hurt, and getting barely registers. People call that noble. It’s closer to having no feel for figures. Even what’s due to you, somebody else has to mention.',
      },
      {
        id: 'inner.hidden.officer-none',
        because: ['no:officer'],
        says: ['governed=not'],
        zh_CN:
          '“应该”两个字，在你心里没有主人。管人催人的那一路，里里外外不见一个字⟨（无官杀）⟩，屋里没有监工，自在是真的，没有钟点也是真的。起头靠兴致，收尾靠运气，别人的规矩走到你门口，你还问它找谁。跟一个人约好几点，比跟自己约管用。',
        en_US:
          'The word “should” has no owner in you. Whatever rules or rushes a person is missing from the chart, inside and out ⟨ (no officers)⟩. A house without a foreman is a free house, and one without a clock: things begin when you feel like it and end when they happen to. Other people’s rules knock, and you ask whom they’re looking for. Make the appointment with somebody. With yourself it won’t hold.',
      },
      {
        id: 'inner.hidden.resource-none',
        because: ['no:resource'],
        says: ['backing=self'],
        zh_CN:
          '别人倒水给你，杯子还没放稳，你已经谢了两遍。靠山、师长、一床现成的被子，这一路明里暗里都没有字⟨（无印）⟩，你学会了边走边歇，拿做事当垫子，被人照料时手脚没处放。练一件小的：那杯水慢慢喝完，喝完再说谢。',
        en_US:
          'Someone pours you a glass of water, and you’ve thanked them twice before it’s on the table. A backer, a teacher, a bed already made: none of that has a stem here, in the open or in hiding ⟨ (no resource)⟩. You’ve learned to rest while walking, with work for a cushion, and when you’re looked after you don’t know where to put your hands. Practice on the water. Finish it first, then say thanks.',
      },
      {
        id: 'inner.hidden.peer-none',
        because: ['no:peer', 'age>=16', 'age<=74'],
        says: ['inner.vote=unheard'],
        zh_CN:
          '开会你听完了每个人，散会才想起自己那一票没投。除了日干，没有一个字跟你同行⟨（无比劫）⟩，屋里的声音都是从别处来的，各有道理，没有哪一个是帮你撑腰的自己人。做决定以前，独自走一段没有耳机的路，走到心里冒出一句自己的大白话，那一句就是你的票。',
        en_US:
          'You hear out everyone at the meeting and realize afterward that you never voted. Apart from your day stem nothing in the chart is of your kind ⟨ (no peers)⟩. The voices in the house are all from elsewhere, each with its reasons, and none is a cousin who’d take your side. Before deciding, walk a way without headphones, until one of them says something in your own accent. That one’s you.',
      },
      // Families that are only hidden
      {
        id: 'inner.hidden.output-kept',
        because: ['hidden:month=output', 'hidden:day=output', 'stems:no-output'],
        says: ['inner.drafts=kept'],
        zh_CN:
          '你的草稿箱比发件箱满。想说、想做、想玩的那一路，藏在月支，也藏在日支，天干上一个不露⟨（食伤藏而不透）⟩：两间屋里笑声不断，门外听着像没人。有些话养在里头养得太好，舍不得放出来见风。这个月挑最旧的一封，原样寄掉。',
        en_US:
          'Your drafts folder is fuller than the outbox. Whatever you’d like to say, make or play at is hidden in the month branch and again in the day branch, and no stem shows it ⟨ (output hidden, not revealed)⟩. Two rooms of laughter, and from the street the house sounds empty. Some of those sentences have been so well kept that you hate to let the wind at them. Send the oldest one this month, as it is.',
      },
      {
        id: 'inner.hidden.wealth-kept',
        because: ['hidden:year=wealth', 'hidden:day=wealth', 'stems:no-wealth'],
        says: ['money.seen=no', 'inner.want=knows'],
        zh_CN:
          '着火了要抱什么跑，你早就想好了，没告诉过人。疼惜和想要的那一路，年支藏着一份，日支藏着一份，天干上看不见⟨（财藏而不透）⟩。外人以为你什么都无所谓，只有同住的人知道，哪一格抽屉不能代你整理。把其中一件的来历讲给人听，少一件，轻一件。',
        en_US:
          'You’ve known for years what you’d carry out of a burning house, and haven’t told anyone. Wanting and cherishing are hidden in your year branch and once more in the day, and no stem lets on ⟨ (wealth hidden, not revealed)⟩. Outsiders think you don’t care about things. Those at home know which drawer they may not tidy. Tell somebody the story of one item in it.',
      },
      {
        id: 'inner.hidden.officer-kept',
        because: ['hidden:month=officer', 'hidden:day=officer', 'stems:no-officer'],
        says: ['governed=from-within'],
        zh_CN:
          '半夜的空路口，没有车，也没有摄像头，你站着等绿灯。管人催人的那一路，天干上一个不见，月支和日支里各藏着一个⟨（官杀藏而不透）⟩。外人看你自在，里头那位警察全年不休，罚单都开给自己。今晚查一遍旧罚单，过期的作废。',
        en_US:
          'An empty crossing at midnight, no cars, no camera, and you wait for the light. No stem shows anyone who rules you; they’re hidden in your month branch and in your day ⟨ (officers hidden, not revealed)⟩. To outsiders you look free. The policeman inside never takes a vacation, and every ticket he writes is made out to you. Go through the old ones tonight. Some have expired.',
      },
      {
        id: 'inner.hidden.resource-kept',
        because: ['hidden:month=resource', 'hidden:day=resource', 'stems:no-resource'],
        says: ['inner.counsel=kept'],
        zh_CN:
          '遇上难事，你会在心里先问一个人，那个人自己并不知道。扶你、教你的那一路，天干上没有露面，月支和日支里都藏着⟨（印藏而不透）⟩：一句旧话，一本翻烂的书，一位多年没联系的老师。旁人看你全凭自己。下次问完，把答案寄给那个人看看对不对。',
        en_US:
          'When it’s difficult you consult somebody in your head, and the person has no idea. Those who back and teach you don’t appear in the stems; they’re tucked into your month branch and your day ⟨ (resource hidden, not revealed)⟩: an old saying, a book with its spine gone, a teacher you haven’t called in years. People suppose you do it all by yourself. Next time, mail the answer to its author and ask if that’s right.',
      },
      {
        id: 'inner.hidden.peer-kept',
        because: ['hidden:month=peer', 'hidden:day=peer', 'stems:no-peer'],
        says: ['inner.company=carried'],
        zh_CN:
          '外头看是一个人来的，你心里带着一支队伍。同类的字，天干上一个没有，月支、日支里都埋着⟨（比劫藏而不透）⟩：逼到墙角，你会听见几个老伙计在里面说“再撑一下”。所以你退得比别人以为的晚，也因此没人来搭手，谁都以为你马上要走。',
        en_US:
          'It looks as though you came alone, and inside you there’s a crew. No stem of your own kind stands in the open; in the month and day branches they’re buried ⟨ (peers hidden, not revealed)⟩. With your back to the wall you hear a few old comrades say, hold on a bit. You give up later than people expect. It’s also why nobody comes to help, since they thought you were just about to leave.',
      },
      // Two families in one branch
      {
        id: 'inner.hidden.quip-and-rule',
        because: ['hidden:day=shangguan', 'hidden:day=zhengguan'],
        says: ['inner.rules=both'],
        zh_CN:
          '规定是你背得最熟，规定的漏洞也是你先找着。日支一间屋里，藏着爱顶嘴的伤官，也藏着守章程的正官⟨（伤官正官同藏）⟩，两位共用一张书桌，一位写条文，一位在页边画胡子。外头只看见一本干净的册子。家里人翻到过有胡子的那一版。',
        en_US:
          'Nobody knows the rules as well as you, and you were first to find the loophole. In one room, your day branch, live the Hurting officer, who answers back, and the Direct officer, who keeps the code ⟨ (both hidden in the day)⟩. They share a desk. One writes the clauses, the other draws mustaches in the margin. The public sees a clean copy. People at home have come across the illustrated one.',
      },
      {
        id: 'inner.hidden.whip-and-ladle',
        because: ['hidden:day=qisha', 'hidden:day=shishen'],
        says: ['inner.truce=meals'],
        zh_CN:
          '心里那个赶工的，只听厨子的话。日支里同住着七杀和食神，一位管催，一位管喂⟨（杀与食神同藏）⟩，赶工赶到发脾气的时候，一碗热的下去，监工自己就把鞭子靠了墙。你在外头只露过前一半。忙起来先断的往往是那顿饭，顺序反了。',
        en_US:
          'The taskmaster in you takes orders from one person, and that’s the cook. Seven killings, which pushes, and the Eating god, which feeds, lodge together in your day branch ⟨ (both hidden in the day)⟩. When the rush has made you snappish, one hot bowl and the foreman stands his whip in the corner. Outside they know the whip. On busy days you skip the meal first, and that’s the wrong way around.',
      },
      {
        id: 'inner.hidden.study-and-sweets',
        because: ['hidden:day=pianyin', 'hidden:day=shishen'],
        says: ['inner.treat=earned'],
        zh_CN:
          '甜点端上来，你先查它为什么会塌。独自钻研的偏印和贪吃贪玩的食神，同住日支这一间⟨（偏印食神同藏）⟩，一个要弄懂，一个要尽兴，玩到一半便成了研究。外人只见你认真。挑一样东西，立约永远不弄懂它，光是喜欢。',
        en_US:
          'Dessert arrives and you look up why soufflés fall. The Indirect seal, which studies alone, and the Eating god, which likes its pleasures, share your day branch ⟨ (both hidden in the day)⟩. One wants to understand, the other to enjoy, and by the middle of any game it has become research. All that people see is how serious you are. Choose one thing and swear never to understand it.',
      },
      {
        id: 'inner.hidden.share-and-keep',
        because: ['hidden:day=peer', 'hidden:day=zhengcai'],
        says: ['inner.giving=two-minds'],
        zh_CN:
          '借出去的那把伞，你记得是哪一天、哪一格、什么花色，可是从不开口要。日支里同藏着舍不得的正财和讲义气的同类⟨（比劫正财同藏）⟩，一只手往外递，一只手在背后数。大方和小气都是真的，只给人看了前一样。借之前就说好哪天还，两只手都歇得下来。',
        en_US:
          'You remember the day, the shelf and the pattern of the umbrella you lent, and would never ask for it back. Your day branch houses Direct wealth, which hates to part with things, along with your own kind, who share everything ⟨ (both hidden in the day)⟩. One hand gives, the other counts behind your back. Both are sincere; people see the first. Name the date when you lend, and both hands can rest.',
      },
      // All five families in the branches
      {
        id: 'inner.hidden.five-one-front',
        because: ['branches:five-elements', 'stems:one-element'],
        says: ['readable=no'],
        zh_CN:
          '天干清一色，像一排刷成同样颜色的门；地支里木火土金水全住着⟨（支藏五行俱全）⟩。认识你的人讲起你都差不多，你听着觉得讲的是门。屋里会唱的、会算的、会骂人的、会哭的都有，只是没有谁走过正门。邻居偶尔会问，你家到底住了几口人。',
        en_US:
          'All your stems are of one element, like a row of doors painted the same color, and behind them all five elements live in the branches ⟨ (all five hidden in the branches)⟩. People who know you give the same description, and to you it sounds like a description of the paint. One in there sings, one does sums, one swears, one cries. None has used the front door. Neighbors have wondered how many are on the lease.',
      },
      {
        id: 'inner.hidden.five-two-fronts',
        because: ['branches:five-elements', 'stems:two-elements'],
        zh_CN:
          '同一件事，你能在心里听见五种口音的意见，说出口的只有两种。天干上露面的是两样，地支里木火土金水却住齐了⟨（支藏五行俱全）⟩。别人以为你主意来得快，其实里头刚散了一场大会。没有上过台的那三位，夜里轮流来找你谈话。',
        en_US:
          'On any question you hear opinions in five accents and speak in two. Two elements stand in your stems, while wood, fire, earth, metal and water have all taken rooms in the branches ⟨ (all five hidden in the branches)⟩. Your answers sound simple. A large assembly has just broken up in there. The three who never got the floor come to see you at night, one after another.',
      },
    ],
  },
  {
    id: 'inner-store',
    card: 'inner',
    role: { section: 'rooms' },
    paragraphs: [
      // Day branch 辰戌丑未, by what it stores
      {
        id: 'inner.store.day-output',
        because: ['day:store', 'hidden:day=output', 'stems:no-output'],
        says: ['memory=long'],
        zh_CN:
          '有的话，你腌三个月才端上桌。日支是四库之一，像地窖，说笑和手艺都存在里头，天干上没有露面⟨（食伤入库）⟩。当面你只会点头，隔了一季，忽然冒出一句，准得让人放下筷子，可是事情早过去了。坛子上写日期，满七天先尝一口。',
        en_US:
          'Some remarks you pickle for three months before serving. Your day branch is one of the four stores, a cellar, and talk and handiwork are put up in it with no stem to show them ⟨ (output in store)⟩. In the moment all you manage is a nod. A season later it comes out, so exact that people lay down their forks, and the matter is long over. Date the jars. Taste after a week.',
      },
      {
        id: 'inner.store.day-wealth',
        because: ['day:store', 'hidden:day=wealth', 'stems:no-wealth'],
        says: ['money.seen=no', 'decides=slow'],
        zh_CN:
          '看中一样东西，你先压到清单最底下，过一年再翻，还喜欢才算数。日支是一座库，想要的、疼惜的都收在里头，天干上不露⟨（财入库）⟩。放坏的少，错过的多。对人也用这个办法就太慢了，人不会待在清单里等。',
        en_US:
          'When you take a fancy to something it goes to the bottom of the list for a year; if you still like it then, it counts. Your day branch is a storehouse. What you want and what you cherish is laid away in it, with nothing in the stems ⟨ (wealth in store)⟩. Little spoils that way. A good deal gets away. With people the method is too slow, since people don’t stay on lists.',
      },
      {
        id: 'inner.store.day-officer',
        because: ['day:store', 'hidden:day=officer', 'stems:no-officer'],
        says: ['governed=from-within'],
        zh_CN:
          '你有一把戒尺，平日锁在柜里，谁也没见过。日支是库，管人催人的那颗星收在库中，天干上不露⟨（官杀入库）⟩，所以你能随和很久，随和到大家忘了线在哪里。柜门一开，规矩是成套的，旁人措手不及，你倒奇怪他们怎么不早知道。',
        en_US:
          'There’s a wooden ruler you keep locked in the cupboard, and nobody has seen it. Your day branch is a store, and the star that governs lies in it with no stem in view ⟨ (officers in store)⟩. You can be easygoing for so long that people forget there’s a line. Then the cupboard opens, and out comes the whole set of rules at once. You’re surprised they didn’t know.',
      },
      {
        id: 'inner.store.day-resource',
        because: ['day:store', 'hidden:day=resource', 'stems:no-resource'],
        says: ['inner.counsel=kept'],
        zh_CN:
          '多年前有人对你说过一句话，你收在最里头，撑不住了才取出来听。日支是一座粮仓，扶你、养你的那颗星存在仓里，外头没有⟨（印入库）⟩。平日你显得不靠谁，靠的都是存货。存货会见底，趁丰年再去听几句新的。',
        en_US:
          'Somebody told you something many years ago; you keep it in the furthest corner and take it out when you can’t go on. Your day branch is a granary, and the star that feeds and backs you is stored there, none of it outside ⟨ (resource in store)⟩. From day to day you seem to lean on nobody. You’re living on what was put by. Lay in some new sentences while times are good.',
      },
      {
        id: 'inner.store.day-peer',
        because: ['day:store', 'hidden:day=peer', 'stems:no-peer'],
        says: ['temper=slow-burn'],
        zh_CN:
          '你让到第三步，人家便以为还有第四步。日支是库，库里压着一份跟你同类的力气，天干上看不见⟨（比劫入库）⟩：退着退着，脚跟忽然踩到自己人，就不动了，连你都意外。等到那时才翻脸，对方真的冤枉。退第一步时，先说清还有几步。',
        en_US:
          'You yield three steps, and they assume there’s a fourth. Your day branch is a store with some of your own kind of strength weighed down in it, none in the stems ⟨ (peers in store)⟩. Backing off, your heel meets one of your own, and you stop, to everyone’s surprise including yours. By then they have every right to feel tricked. Say at the first step how many there are.',
      },
      // Month branch 辰戌丑未
      {
        id: 'inner.store.month-chen',
        because: ['month:chen'],
        says: ['inner.unfinished=kept'],
        zh_CN:
          '织了一半的围巾，写到第四章的本子，你一件也没扔。月支的辰是春末的湿土，存着水，也存着春天没用完的木⟨（辰为水库）⟩，你要求自己什么都别断了根。断不了根的东西多了，箱子合不上，你便再买一只箱子。',
        en_US:
          'Half a scarf, a notebook that stops at chapter four: you haven’t thrown any of it out. The Dragon of your month is the wet earth of late spring, and it stores water, along with wood that the season didn’t use up ⟨ (the Dragon stores water)⟩. Nothing is to be cut off at the root. With so many roots the lid won’t shut, and you go and buy another box.',
      },
      {
        id: 'inner.store.month-xu',
        because: ['month:xu'],
        says: ['inner.embers=banked'],
        zh_CN:
          '活干完了，你还要在心里留一点火，盖上灰，免得明早生不起来。月支的戌是秋末的干土，底下存着火⟨（戌为火库）⟩，你要求自己随时烧得旺。于是假期里总有一角是热的，人躺着，灰底下红着。隔些日子，让它真的灭一晚，柴又不是湿的。',
        en_US:
          'The work is done, and you cover a few coals so that morning won’t find the stove cold. The Dog of your month is the dry earth of late fall with fire stored underneath ⟨ (the Dog stores fire)⟩. You ask of yourself to be ready to blaze at any time, so in every vacation one corner stays hot. Now and then let it go out for a night. The wood is dry. It will catch.',
      },
      {
        id: 'inner.store.month-chou',
        because: ['month:chou'],
        says: ['memory=long'],
        zh_CN:
          '委屈到了你这里，先上油，再包好，按日子排在架上。月支的丑是腊月的冻土，里头收着金⟨（丑为金库）⟩，你要求自己忍得住，忍下的东西也真的不坏，隔十年拿出来还快得很。要么磨一磨做成工具，要么送走，别当摆设。',
        en_US:
          'An injury that reaches you is oiled, wrapped and shelved by date. The Ox of your month is the frozen earth of deep winter, and metal is laid up in it ⟨ (the Ox stores metal)⟩. What you ask of yourself is to bear it, and what you’ve borne keeps well: ten years on it still has its edge. Grind it into a tool or give it away. It makes a poor ornament.',
      },
      {
        id: 'inner.store.month-wei',
        because: ['month:wei'],
        says: ['plan=ahead'],
        zh_CN:
          '天一好，你就想把什么都搬出去晒。月支的未土是夏末晒透的，存着木⟨（未土为木库）⟩，你要求自己趁早备下：干菜、旧信、将来用得着的人情，一包包扎好。备得多，用得少，日子总在“以后”那一格。拆一包，今晚就吃。',
        en_US:
          'The sun comes out, and you want to carry everything into the yard to dry. The Goat of your month is earth baked through at the end of summer, with wood stored in it ⟨ (the Goat stores wood)⟩. You ask of yourself to lay in supplies: dried beans, old letters, favors that will be wanted one day. You lay in more than you use, and life is filed under “later.” Open a packet tonight.',
      },
      // Hour branch 辰戌丑未
      {
        id: 'inner.store.hour-chen',
        because: ['hour:chen'],
        says: ['inner.later=well'],
        zh_CN:
          '夜里你会摸一摸，那口井还在不在。时支的辰是湿土，替往后存着水⟨（辰在时，水库）⟩：一样暂时用不上的本事，一段断了又没断的交情，一句还没到时候说的话。你安心，是因为知道它在。井要常打才清，每个月打一桶上来。',
        en_US:
          'At night you check if the well is still there. The Dragon of your hour is wet earth, and it keeps water for later ⟨ (the Dragon in the hour stores water)⟩. A skill you have no present use for is down there, a friendship broken off and not quite, a sentence whose time hasn’t come. Knowing about it lets you sleep. Wells stay sweet if they’re drawn from. One bucket a month.',
      },
      {
        id: 'inner.store.hour-xu',
        because: ['hour:xu'],
        says: ['inner.later=light'],
        zh_CN:
          '最后一个睡的人总是你，也没在做什么，就是看看各处的灯。时支的戌是黄昏的干土，守着一点火⟨（戌在时，火库）⟩，你盼往后有间屋子，谁半夜回来都是亮的。替别人留灯留久了，自己那盏倒常常忘了开。',
        en_US:
          'You’re the last to bed, and you weren’t doing anything; you were seeing to the lights. The Dog of your hour is the dry earth of nightfall, guarding some fire ⟨ (the Dog in the hour stores fire)⟩. What you wish for is a house that’s lit whenever someone comes home late. Having kept lamps for others so long, you tend to sit in the dark yourself.',
      },
      {
        id: 'inner.store.hour-chou',
        because: ['hour:chou'],
        says: ['inner.later=toolbox'],
        zh_CN:
          '夜最深的那一格，你的心里有个工具箱，锁得好好的。时支的丑是寒夜的土，收着金⟨（丑在时，金库）⟩：一招从没使过的厉害手段，一句一出口就不能收回的实话。盼的是一辈子用不着。偶尔打开擦擦锈，看清它只有多大，就放心了。',
        en_US:
          'In the deepest slot of the night you keep a toolbox, properly locked. The Ox of your hour is cold earth with metal put up in it ⟨ (the Ox in the hour stores metal)⟩: a sharp move you’ve never made, a true sentence that couldn’t be taken back. You hope never to need them. Open it sometimes and wipe off the rust. Once you see how small it is, you can leave it there in peace.',
      },
      {
        id: 'inner.store.hour-wei',
        because: ['hour:wei'],
        says: ['inner.later=garden'],
        zh_CN:
          '盼的往后，是一块不大的园子，种什么都由你。时支的未土是晒暖的，埋着木⟨（时支未，木库）⟩，有些念头你当种子收着，一收好多年，没事就数一遍。种子放久了出芽少。阳台上先摆一只盆，今年只试一样。',
        en_US:
          'The later life you picture is a garden, not a large one, in which you decide what grows. The Goat of your hour is sun-warmed earth with wood buried in it ⟨ (the Goat in the hour stores wood)⟩. Certain ideas you’ve kept as seed for years, and count over when there’s nothing to do. Old seed sprouts thinly. Put one pot on the balcony and try one of them this year.',
      },
      {
        id: 'inner.store.many',
        because: ['branches:stores>=3', 'day:store', 'hour:store'],
        says: ['memory=long'],
        zh_CN:
          '问你一件小事，你要先下楼。地支里三处以上是库⟨（辰戌丑未居多）⟩，心事都在地下室，一层一层码得齐，找起来却慢，等你捧着答案上来，人家换了话题。难得的是从不丢东西：十年前谁说过什么，原封不动。上楼之前，先喊一声“稍等”。',
        en_US:
          'To answer a small question you have to go downstairs. Three or more of your branches are stores ⟨ (a chart of storehouses)⟩. What’s on your mind is in the basement, neatly stacked, and slow to find; you come up with it and they’ve changed the subject. Nothing ever gets lost, that much is true, and a remark from ten years ago is still in its wrapping. Before going down, call out, “one moment.”',
      },
      {
        id: 'inner.store.none',
        because: ['branches:stores<=0'],
        says: ['memory=short', 'inner.carries=nothing'],
        zh_CN:
          '心事在你这里过不了夜，要么当天说掉，要么当天做掉。辰戌丑未一个也没有，这座房子没盖地下室⟨（四库全无）⟩。日子过得轻快，也不记仇，可是好东西同样留不住，去年夸过你的那句话，你已经想不起原文。找个本子，替自己存几句。',
        en_US:
          'Nothing on your mind stays overnight; it gets said or done the same day. Of the four stores, Dragon, Dog, Ox and Goat, your chart has none: the house was built without a basement ⟨ (no storehouse)⟩. You travel light, and grudges don’t keep. Good things don’t keep either. Last year somebody praised you, and the wording is gone. Get a notebook and put a few of those by.',
      },
    ],
  },
]
