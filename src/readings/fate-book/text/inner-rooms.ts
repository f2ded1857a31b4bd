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
        form: ['statement'],
        zh_CN:
          '你从家里学会的头一条规矩是人人一样⟨（年支的本气是比肩，与日干同类）⟩。碗里多了一勺，你先看旁边那只碗。想替自己多要一份，得先找个由头；由头没找着，那一份也就算了。',
        en_US:
          'Equal shares is the first rule you learned at home ⟨(Friend in the year branch, the day stem’s own kind)⟩. Given a bigger helping, you check the next plate. To ask for more on your own account you need an excuse, and when you can’t find one you let it go.',
      },
      {
        id: 'inner.year.jiecai',
        because: ['main:year=jiecai'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '好消息要等落了袋你才讲。你家里教你的是先到先得：⟨年支的本气是劫财，跟你同类、比你手快的那一个，|管来处的那一格里，住着一股跟你抢先的劲，⟩所以盘子里剩最后一块，你手没动，眼睛已经量过谁离它近。如今没人跟你抢了，这个习惯还在。它帮过你，报名、占座、开口要价，你很少慢半步；它也让你在最亲的人面前藏着半句，他们往往是最后知道的。要紧的事先告诉一个人，你也不会少什么，这一点你试过才会信。',
        en_US:
          'You keep good news quiet until it’s in your pocket. First come, first served is what home taught you. ⟨The main stem of your year branch is the Rival, your own kind and a little quicker,|The place in your chart for where you come from holds a rival’s pull,⟩ and when one piece is left on the plate your eyes measure who sits nearest. Nobody races you for it now, and the habit stayed. It has served you well in lines, sign-ups and bargaining. It also means the people closest to you hear things last. Telling one of them first costs you nothing, which you’ll believe once you’ve tried it.',
      },
      {
        id: 'inner.year.shishen',
        because: ['main:year=shishen'],
        says: ['inner.comfort=food'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你心里最软的那一块是有味道的。你的来处先叫人饱，再跟人讲理⟨（年支的本气是食神，管吃喝和自在）⟩。在外头受了气，绕三条街也要去吃那一碗；吃完，事情小了一半，剩下那一半还在原处。',
        en_US:
          'The softest spot in you has a flavor. Where you come from, people were fed first and reasoned with afterward ⟨(Eating god, ease and appetite, in the year branch)⟩. After an unkind day you’ll walk three blocks out of your way for that one bowl. It makes the trouble half its size; the other half is still there when you get back.',
      },
      {
        id: 'inner.year.shangguan',
        because: ['main:year=shangguan'],
        says: ['inner.authority=questions'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '“我说了算”这种答案，你很小就不服。⟨年支的本气是伤官，见了规矩要问一句凭什么，它站在你的来处这一格。|你的来处那一格里，住的是一股见了规矩要问凭什么的劲。⟩后来有人拿资历压你，你脸上平静，话也客气，只是从那一刻起，对方说什么你都要另找证据。讲得出理由的人，哪怕年纪比你小，你倒服得很快。这股劲用在正经处，是查得出账目里哪一行不对；用在家里，就成了饭桌上的顶嘴。两样你都做得好，知道什么时候用哪一样，是后来才学会的，有时还会用反。',
        en_US:
          '“Because I said so” never satisfied you, even as a small child. ⟨The main stem of your year branch is the Hurting officer, which asks every rule for its reasons.|The place in your chart for where you come from holds an urge to ask every rule for its reasons.⟩ When someone pulls rank today your face stays calm and your words stay polite, but from then on you check whatever they say. Anyone who can explain themselves, even someone much younger, wins you over fast. Put to good use, it finds the one wrong line in the accounts. At home it turns into talking back over dinner. You’re good at both. Knowing which one a moment calls for came later, and you still mix them up now and then.',
      },
      {
        id: 'inner.year.piancai',
        because: ['main:year=piancai'],
        says: ['place=moves'],
        claims: ['presumes=friends'],
        form: ['list'],
        zh_CN:
          '旧玩具说送就送，住过的屋子不大回头看，东西到了手里本来就为了出去⟨（年支的本气是偏财，只管经手、不管久留）⟩。你记得住的是人：谁来换过，谁欠着，谁最后没有来取。',
        en_US:
          'Old toys were given away without a scene, and rooms you’ve left get no second look; things reach your hands in order to pass through them ⟨(Indirect wealth, money and goods that come and go, in the year branch)⟩. What you remember is people: who came to trade, who owed, who never picked up what was theirs.',
      },
      {
        id: 'inner.year.zhengcai',
        because: ['main:year=zhengcai'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '在你的来处，疼爱都收在东西里：缝过的袖口，等人到齐才切的瓜⟨（年支的本气是正财，惜物、一点一点攒）⟩。所以你给人东西，给的是心意；别人客气一句“不用了”，把它推回来，你听见的是不要你。反过来，谁好好用着你送的那一件，你一看就安心。对方多半只是怕你破费，这一层说开了就好，说开之前，你会为一只没人戴的手套难过半天。对方忘在你家的那一件，你倒会洗干净，收上好几年。',
        en_US:
          'Where you come from, affection was put into objects: a darned cuff, a melon left uncut until everyone was home ⟨(Direct wealth, which saves and mends, in the year branch)⟩. So when you give something, you mean it, and when people say “oh, you shouldn’t have” and push it back across the table, what you hear is that they don’t want you. Seeing someone use what you gave settles you at once. The other person is probably just worried about the expense. Until that’s said, a pair of gloves nobody wears can spoil your afternoon. Whatever they left behind at your place, you wash and keep for years.',
      },
      {
        id: 'inner.year.qisha',
        because: ['main:year=qisha'],
        says: ['plan=ahead'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '一句话里有几分火气，你背对着也听得出。你心里很早就备着一套“万一”：话怎么说，门在哪边⟨（年支的本气是七杀，不讲情面的压力，来得最早）⟩。如今风平浪静，那套预案还在逐年更新。平静得太久，你反倒要起来查一遍门窗。',
        en_US:
          'You can tell how much heat is in a sentence with your back turned. A small “what if” was kept ready early in you: what to say, and which way the door is ⟨(Seven killings, pressure that gives no notice, in the year branch)⟩. In calm weather the plan is still revised every year, and after too much calm you get up and check the windows.',
      },
      {
        id: 'inner.year.zhengguan',
        because: ['main:year=zhengguan'],
        says: ['governed=from-within', 'inner.origin=thick'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '没人点名，你也按铃声起坐。你的来处讲规矩、讲名分⟨（年支的本气是正官）⟩，这一套进门最早，后来就成了你的良心。好处是你自己信得过自己，答应的事用不着人催，迟到两分钟，道歉的话在路上已经想好。代价是连休息也要先向自己请假，理由写不满，就不敢准。认识久了的人都知道，劝你歇着要给一个正当的名目。反过来，你批假给别人倒很大方。',
        en_US:
          'Nobody calls the roll, and you still rise at the bell. Where you come from, rules and rank counted ⟨(Direct officer in the year branch)⟩; they moved in first and became your conscience. You can rely on yourself, and if you’re two minutes late the apology is finished before you arrive. The price is that you have to apply to yourself for time off, and without a good reason you turn yourself down. People who’ve known you long have learned to hand you the reason. With other people’s days off you’re generous.',
      },
      {
        id: 'inner.year.pianyin',
        because: ['main:year=pianyin'],
        says: ['alone=needed'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '床底下，楼梯拐角，一本没人翻的书里：你最安心的地方都容不下第二个人。你头一样学会的本事是自己跟自己玩⟨（年支的本气是偏印，独自琢磨）⟩，被冷落了也不吵，往里一躲就有事做。躲得太熟练，旁人真的当你不在意。',
        en_US:
          'Under the bed, on the landing, inside a book nobody else opened: the places where you feel safest hold one person. The first thing you learned was to keep your own company ⟨(Indirect seal, which studies by itself, in the year branch)⟩. Left out, you make no fuss; you go in and find something to do. You’re so good at it that people believe you don’t mind.',
      },
      {
        id: 'inner.year.zhengyin',
        because: ['main:year=zhengyin'],
        says: ['backing=elders', 'inner.origin=thick'],
        claims: ['presumes=reading', 'helps=resource'],
        form: ['order'],
        zh_CN:
          '事情一乱，你心里有个声音说：先睡，明天再看。这是家里给的底气，碰了壁退得回去⟨（年支的本气是正印，疼人、教人）⟩。难在没人说这句话的夜里，你会一直醒着等。自己出声说一遍，嗓子粗些也管用。',
        en_US:
          'When things come apart a voice in you says, sleep first, we’ll look at it tomorrow. It comes from home, and it gives you somewhere to fall back to ⟨(Direct seal, which nurses and teaches, in the year branch)⟩. The hard nights are those when nobody says it and you lie awake for the sentence. Say it out loud yourself. A rough voice works as well.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你要求自己的那一条听着简单：靠自己做完⟨（月支的本气是比肩，与日干同类）⟩。有人搭过一把手的那截，你会悄悄重做一遍，好叫整件都算自己的。你一天里多出来的疲倦，差不多就是那一截。',
        en_US:
          'What you ask of yourself sounds simple: do all of it alone ⟨(Friend in the month branch, the day stem’s own kind)⟩. Where someone lent a hand, you quietly do that part over, so that the whole thing counts as yours. Most of what tires you in a day is that part.',
      },
      {
        id: 'inner.month.jiecai',
        because: ['main:month=jiecai'],
        claims: ['presumes=career'],
        form: [],
        zh_CN:
          '你心里挂着一块比分牌，榜上的人大都不知道自己在比。⟨月支的本气是劫财，跟你同类、总想抢先半步，|你盘里管自我要求的那一格，住着一股总想抢先半步的劲，⟩于是你要求自己别落下：别人报了名，你夜里去翻课表；别人歇了，你才敢歇。赢来的东西新鲜不过两天，因为榜上马上又添了新名字。只有一种时候你不看分：做一样身边谁也没在做的事。那种事你做得慢，做得久，回头看也最像你自己。',
        en_US:
          'There’s a scoreboard up in you, and most of the people on it don’t know they’re playing. ⟨The Rival, your own kind and always half a step ahead, is the main stem of your month branch,|The place in your chart for what you ask of yourself holds a pull to be half a step ahead,⟩ so the rule is never to fall behind. Somebody signs up, and that night you’re reading the course list; you rest once they rest. What you win stays fresh for two days, since by then there’s a new name on the board. You stop counting only when you do something nobody around you is doing. It goes slowly, lasts, and looks most like you afterward.',
      },
      {
        id: 'inner.month.shishen',
        because: ['main:month=shishen'],
        says: ['deadline=hurts'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '打磨一样东西，你能打磨到忘了它要拿来做什么。你不太要求自己快，也不太要求自己赢，要的是顺手、耐看⟨（月支的本气是食神，从容做东西）⟩。催你的人得到一句“快了”，这句话是真心的。最难的是交货那天，你还没玩够。',
        en_US:
          'You can polish a thing until you’ve forgotten what it was for. Speed and winning you don’t much ask of yourself, only that it feel right in the hand ⟨(Eating god, which makes things at leisure, in the month branch)⟩. Those who press you are told “almost there,” and you mean it. The worst day is delivery. You weren’t finished playing.',
      },
      {
        id: 'inner.month.shangguan',
        because: ['main:month=shangguan'],
        says: ['detail=fine'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '平平常常的好在你这里不算数。⟨月支的本气是伤官，见了毛病非说不可，|你要求自己的那股劲，见了毛病非说不可，⟩对外说，对内也说：人家都在鼓掌，你在想中间那个词用错了。一声“不错”，你听着等于没夸。',
        en_US:
          'Ordinary good doesn’t count with you. ⟨The Hurting officer, which can’t let a flaw go by, is the main stem of your month branch,|What drives you can’t let a flaw go by,⟩ and its tongue is turned inward as well as out. While they’re applauding you’re thinking of the one word that was wrong. “Not bad” is no praise at all to you.',
      },
      {
        id: 'inner.month.piancai',
        because: ['main:month=piancai'],
        says: ['inner.open=many'],
        claims: ['presumes=phone'],
        form: ['order'],
        zh_CN:
          '你要求自己手里总有一件没定下来的事⟨（月支的本气是偏财，机会一阵一阵地来）⟩。心里像开着十几个网页，哪一个都舍不得关；闲下一个下午，你觉得亏了一个下午。真想做成哪件，请一个管得住你的人坐到旁边，当着面把其余的关掉。',
        en_US:
          'You need at least one thing still undecided ⟨(Indirect wealth, chances that come and go, in the month branch)⟩. Your mind keeps a dozen tabs open and can’t close any, and an idle afternoon feels like lost money. To finish one of them, have somebody who can say no to you sit beside you while you close the rest.',
      },
      {
        id: 'inner.month.zhengcai',
        because: ['main:month=zhengcai'],
        says: ['spends=carefully'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你要求自己不糟蹋东西，半张纸、半小时都算⟨（月支的本气是正财，一分一厘收好）⟩。睡前你会把这一天从头数一遍：用了什么，换来什么。对不上的那几笔，常是跟人闲坐的钟点。',
        en_US:
          'Waste is the one thing you don’t forgive in yourself, half a sheet of paper or half an hour ⟨(Direct wealth, which puts every cent away, in the month branch)⟩. Before you sleep you go over the day: what it used up, what it brought. The entries that won’t balance are the hours spent just sitting with people.',
      },
      {
        id: 'inner.month.qisha',
        because: ['main:month=qisha'],
        says: ['stop=hard', 'inner.foreman=present'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '“还行，没出事。”你夸自己，到这一句为止。心里有个只认结果的监工⟨（月支的本气是七杀，不讲情面的压力）⟩，做完一件他翻下一页，水也不让喝完。你因此比别人做得多，也比别人晚知道自己累。真到了火烧眉毛的那天，周围乱成一团，你倒镇定，因为外头总算跟里头一样紧了。难的反而是太平日子：没有期限压着，你会自己造一个出来。造出来的那个，跟真的一样压人。',
        en_US:
          '“Fine. Nothing broke.” That’s as far as you go in praising yourself. There’s a foreman in you who cares about results alone ⟨(Seven killings, pressure without allowances, in the month branch)⟩; finish one page and he turns to the next. So you get more done than most, and are the last to notice that you’re tired. When it’s truly urgent and everyone is running, you’re the calm one, since the outside is finally as tight as the inside. Quiet stretches are harder. With no deadline in sight you invent one. The invented one weighs as much as a real one.',
      },
      {
        id: 'inner.month.zhengguan',
        because: ['main:month=zhengguan'],
        says: ['plan=ahead', 'inner.foreman=present'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '答应自己的事，你当公文来办：那张单子没人见过，漏了一项，饭都吃不香。⟨月支的本气是正官，讲名分、守章程，|你要求自己的那一套是成文的，⟩你要对谁都说得过去。难的是没有章程的东西，喜欢一个人，放一天假，你站在门口等通知。你也不是不想要，是怕要得没有道理。给你一张时间表，上面明明白白写着“这两个钟头没有安排”，你会玩得比谁都认真；没有这张表，你就坐在那里想下一件该做的事。',
        en_US:
          'A promise to yourself is handled like an official letter: nobody has ever seen the list, and one item missed spoils your dinner. ⟨The Direct officer, which keeps rank and rules, is the main stem of your month branch, and you|You go by written rules, and you⟩ want to be able to answer to anyone. What has no rules is harder. Falling for someone, taking a day off: you stand at the door and wait to be told. You do want these things; you’re afraid of wanting them without grounds. Give you a schedule that says in so many words “two hours, nothing planned,” and you’ll play more seriously than anyone. Without it you sit there thinking of what’s due next.',
      },
      {
        id: 'inner.month.pianyin',
        because: ['main:month=pianyin'],
        says: ['decides=slow', 'inner.study=alone'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你要先想通了才动手。“大家都这么做”在你这里过不了关⟨（月支的本气是偏印，爱走别人不走的路）⟩，一个没人问的为什么，能让整件事停上三天。想通的那一刻你已经满足了，做不做倒在其次；所以你懂的东西比你做成的多得多，别人看到的只是后一半。旁边若有一个等着要结果的人，这个比例会好看些。没有这个人，你可以一辈子在路上。',
        en_US:
          'You have to understand a thing before you’ll start it. “That’s how everybody does it” gets nowhere with you ⟨(Indirect seal, which prefers its own road, in the month branch)⟩, and one question nobody else asked can hold things up for three days. Once it’s clear you’re content, and doing it becomes secondary. You understand far more than you’ve finished, and others see the finished part. Somebody waiting for the result improves the ratio. Without one, you could stay on the way for life.',
      },
      {
        id: 'inner.month.zhengyin',
        because: ['main:month=zhengyin'],
        says: ['risk=weighs'],
        claims: ['presumes=career'],
        form: ['order'],
        zh_CN:
          '再读一本，再考一张，再等一个人点头，你才肯说自己会⟨（月支的本气是正印，像老师，也像文凭）⟩。你要求自己先配得上，再开口要。准备给你安稳，安稳久了便是借口。下回有人问谁能来，先举手，回家再补课。',
        en_US:
          'One more book, one more certificate, one more person’s nod, and then you’ll admit that you know how ⟨(Direct seal, part teacher and part diploma, in the month branch)⟩. First deserve it, then ask: that’s your rule. Preparing feels safe, and after a while the safety is the point. Next time they ask who can do it, raise your hand and study that night.',
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
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '拿主意的时候，你会跟自己商量，还商量不拢。⟨日支是你盘里最里面的一间，本气是比肩，与日干同类：|你心里最里面的那间屋，⟩住着两个一样高的人，一个说去，一个说算了，都有道理。外人再劝也添不上票数。拖到最后，常常是一件小事替你定的：公交先来了哪一路，电话先响了哪一通。定下来以后你倒不反悔，两个人一起去。所以你真正的毛病不在犹豫，在于开会太久。',
        en_US:
          'When you have to decide, you hold a meeting with yourself, and it ends in a tie. ⟨The day branch is the innermost room of a chart, and the Friend, your day stem’s own kind, is its main stem:|In the innermost room of you⟩ there are two people of the same height; one says go, the other says leave it, and both have a case. Nobody outside has a vote. In the end some small thing settles it, whichever bus comes first or whichever phone call. Once it’s settled you don’t go back on it. Both of you go. So the trouble isn’t doubt. The meeting runs too long.',
      },
      {
        id: 'inner.day.bijian-yin',
        because: ['main:day=bijian', 'day:yin'],
        says: ['inner.vote=one', 'help=does-not-ask'],
        form: ['statement'],
        zh_CN:
          '你的倔是安静的，不争，也不动，人家以为你答应了。家里的事你有自己的一套，轮不到外人插手⟨（日支的本气是比肩，阴干坐着同类）⟩。真答应的时候和没答应的时候，你脸上是同一副样子，所以误会总是事后才发现。',
        en_US:
          'Yours is a quiet stubbornness that neither argues nor budges, and people take it for a yes. At home you have your own way of doing things and need nobody’s hand in it ⟨(Friend in the day branch, yin upon its own kind)⟩. Your yes and your no wear the same face, so misunderstandings come out afterward.',
      },
      {
        id: 'inner.day.jiecai',
        because: ['main:day=jiecai'],
        says: ['alone=not-needed'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '屋里静上半小时，你就要找一个对手：跟昨天的成绩比，跟盒子上写的时间比⟨（日支的本气是劫财，有力气、爱较劲）⟩。安静在你听来，像忘了开灯。所以你歇得最好的时候，旁边总有一个跟你抢的人。',
        en_US:
          'Half an hour of quiet and you’re looking for an opponent: yesterday’s score, the time printed on the box ⟨(Rival, strong and fond of a contest, in the day branch)⟩. To you silence sounds like a light somebody forgot to turn on. That’s why you rest best with someone around to race.',
      },
      {
        id: 'inner.day.shishen',
        because: ['main:day=shishen', 'day:yin'],
        says: ['meals=slow', 'stop=easy'],
        claims: ['presumes=household'],
        form: ['scene', 'list'],
        zh_CN:
          '门一关，先换衣裳，再烧水，消息扣在桌上等着。家里的你比外头慢一拍⟨（日支的本气是食神，会吃会歇）⟩，葱要切得一样长，汤要等到滚第二遍。别人看你像什么都没想，你是在把白天一样一样嚼碎。这时候来谈正事的人，只会听见“嗯”。',
        en_US:
          'Door shut, clothes changed, kettle on, phone face down on the table. At home you run a beat slower than outside ⟨(Eating god, which knows how to eat and rest, in the day branch)⟩: onions cut evenly, soup allowed its second boil. It looks like thinking of nothing. You’re chewing the day, piece by piece. Anyone with business at this hour gets “mm.”',
      },
      {
        id: 'inner.day.shishen-yang',
        because: ['main:day=shishen', 'day:yang'],
        says: ['meals=slow', 'stop=easy'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你的自在要大份的：洗澡洗到水凉，唱歌唱到隔壁来敲门⟨（日支的本气是食神，会吃会歇，由阳干坐着）⟩。白天的事进门就散，气也不过夜，家里人因此喜欢你回来。散得太干净，明天要补的那一件也跟着没了影；你最熟的一句话是“我以为是后天”。你不欠人脾气，欠的是日子。',
        en_US:
          'Your ease comes in large helpings: the bath until it’s cold, the song until a neighbor knocks ⟨(Eating god, which knows how to eat and rest, in the day branch under a yang stem)⟩. The day dissolves at the door, bad moods included, and people at home are glad when you’re back. What was due tomorrow dissolves as well. “I thought that was Thursday” is a sentence you know by heart. You owe people dates. You never owe them an apology for your mood.',
      },
      {
        id: 'inner.day.shangguan',
        because: ['main:day=shangguan'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '你在浴室里吵赢过很多场。白天没出口的那几句，路上改稿，冲澡时定稿，比当时锋利得多⟨（日支的本气是伤官，有话非说不可）⟩。听众只有一面起雾的镜子，所以没有人回嘴，也没有人道歉。',
        en_US:
          'You have won a great many arguments in the shower. Whatever wasn’t said by day gets revised on the way home and finished under the hot water, far better than it would have been ⟨(Hurting officer, whose truths won’t keep, in the day branch)⟩. The audience is a steamed mirror, so nobody answers back and nobody apologizes.',
      },
      {
        id: 'inner.day.piancai',
        because: ['main:day=piancai', 'day:yang'],
        claims: ['presumes=household'],
        form: ['statement'],
        zh_CN:
          '到家头一件事，是看看外头还有什么事。你人坐着，心在逛：比价，看别处的房子，替一趟没人提过的远门算路程⟨（日支的本气是偏财，来去活络、爱张望）⟩。大半不会成真，逛本身就是你的歇法。跟你同住的人起初会跟着收拾行李，后来学会先问一句：这回是真的吗。真的那几回也有，一年不过一两次，认得出来：你会安静下来，不再给他们看照片，自己去把押金付了。',
        en_US:
          'First thing home, you look up what’s going on outside. You sit; your mind goes window-shopping, comparing prices, touring apartments in other towns, working out the miles for a trip nobody has suggested ⟨(Indirect wealth, moving and curious, in the day branch)⟩. Most of it will never happen. Browsing is how you rest. Those who live with you used to start packing, and have learned to ask if you mean it. Once or twice a year you do. They can tell, because you go quiet, stop showing pictures, and pay the deposit.',
      },
      {
        id: 'inner.day.piancai-yin',
        because: ['main:day=piancai', 'day:yin'],
        claims: ['presumes=household'],
        form: [],
        zh_CN:
          '东西在你屋里待不满半年。沙发换个角，绿萝换个盆，旧书换成旧唱片，你独处时爱做这些小买卖⟨（日支的本气是偏财，爱周转，由阴干坐着）⟩。动静不大，人也不出门，可是屋里样样都在走。同住的人偶尔疑心自己也在名单上；你对人其实比对东西长情得多，只是很少说。对某个人，你留着一样永远不换的东西，那个人自己未必知道。它一直摆在老地方，没挪过。',
        en_US:
          'Things rarely stay in one spot with you for half a year. The couch moves to another corner, the ivy gets a new pot, old books turn into old records: alone at home, you trade ⟨(Indirect wealth, which likes things to circulate, in the day branch under a yin stem)⟩. There’s little noise and no need to go out. Those who live with you sometimes wonder if they’re on the list. You’re far more loyal to people than to furniture, and seldom say so. For somebody, there’s one object you will never trade, and they may not know it. It’s been standing in the same corner from the start.',
      },
      {
        id: 'inner.day.zhengcai',
        because: ['main:day=zhengcai'],
        says: ['affection=deeds'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '心里乱的时候，你动手把东西一样样归位：拧紧一只瓶盖，补上一颗扣子⟨（日支的本气是正财，顾家惜物）⟩。烦得厉害，地板特别干净，身边的人看一眼就知道今天别多问。话没有说，都擦在地上了。',
        en_US:
          'When you’re upset your hands put things in order: a lid tightened, a button sewn back on ⟨(Direct wealth, which keeps a house and its things, in the day branch)⟩. On a really bad day the floor shines. People around you look down and ask no questions. You’ve said it all, with a mop.',
      },
      {
        id: 'inner.day.qisha',
        because: ['main:day=qisha', 'day:yang'],
        says: ['stop=hard'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '劝你放松没有用，你只听命令。⟨日支的本气是七杀，像捏着秒表的人，一路跟进最里间：|你心里最里面的那间屋也归那股逼你的劲管：⟩躺着会想“该起来了”，玩也要替它找个用处。有人给你定好时间，你反而歇得最踏实。',
        en_US:
          'Nobody can talk you into relaxing; orders, though, you obey. ⟨Seven killings, pressure with a stopwatch, is the main stem of your day branch and follows you into the innermost room.|The pressure that drives you comes along into the innermost room.⟩ On your back you think, time to get up, and even play has to be good for something. You rest best when someone sets the time for it.',
      },
      {
        id: 'inner.day.qisha-yin',
        because: ['main:day=qisha', 'day:yin'],
        says: ['stop=hard', 'inner.severity=silent'],
        claims: ['presumes=household'],
        form: ['order'],
        zh_CN:
          '你对自己凶起来，是没有声音的⟨（日支的本气是七杀，严得像考官，由阴干坐着）⟩。锅洗到第三遍，收件人再核一次，躺下了，又起来把明天的衣裳熨平。家里人只听见水声，不知道里头正在考核；你也不觉得那是凶，你管它叫“顺手”。给考官也倒杯茶，请他坐下，坐着的人下不了狠手。',
        en_US:
          'When you’re hard on yourself it doesn’t make a sound ⟨(Seven killings, the strict examiner, in the day branch under a yin stem)⟩. A pan is washed for the third time, an address checked again, and you’re out of bed once more to iron tomorrow’s shirt. All people hear is running water. You don’t call it harsh yourself; you call it “while I’m at it.” Pour the examiner a cup of tea and have him sit. It’s difficult to be fierce in a chair.',
      },
      {
        id: 'inner.day.zhengguan',
        because: ['main:day=zhengguan'],
        says: ['home=own-rules'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '没人查，你也不走样：毛巾朝哪边挂，鞋头朝哪边摆，东西用完放回哪一格⟨（日支的本气是正官，守礼守时）⟩。独处的日子因此不散。代价是难得放肆，赖一回床，先要看今天是不是星期天。',
        en_US:
          'Nobody checks, and it never slips: which way the towel hangs, where the shoes point, which shelf a thing goes back to ⟨(Direct officer, which keeps manners and the clock, in the day branch)⟩. Time alone doesn’t come apart in your hands. The cost is that you seldom misbehave. Before sleeping in, you make sure it’s Sunday.',
      },
      {
        id: 'inner.day.pianyin',
        because: ['main:day=pianyin', 'day:yin'],
        says: ['alone=needed'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '叫你要叫三遍，前两遍你真没听见。回到自己屋里，你先不见一阵子：翻一本旧说明书，查一个没人问的词，灯只开角落那一盏⟨（日支的本气是偏印，关起门来琢磨）⟩。钻完了自己走出来，比被人拽出来，脾气好得多。',
        en_US:
          'You have to be called three times, and the first two you honestly don’t hear. In your own room you vanish for a while, into an old manual or a word nobody asked about, with one lamp on in the corner ⟨(Indirect seal, which thinks behind a shut door, in the day branch)⟩. Let out on your own time, you’re pleasant company. Pulled out, less so.',
      },
      {
        id: 'inner.day.pianyin-yang',
        because: ['main:day=pianyin', 'day:yang'],
        says: ['alone=needed', 'home=own-rules'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '零件排了一地，灯全开着，嘴里念念有词，看着很热闹，其实谁也进不去。你琢磨事情要摊开了琢磨⟨（日支的本气是偏印，关起门来琢磨，由阳干坐着）⟩。问你在弄什么，你说“快了”，这两个字能管三个礼拜。',
        en_US:
          'Parts laid out across the floor, every lamp on, muttering: it looks like a party, and nobody can get in. You do your thinking at full spread ⟨(Indirect seal, which thinks behind a shut door, in the day branch under a yang stem)⟩. Ask what it’s going to be and you say “soon,” a word that’s good for three weeks.',
      },
      {
        id: 'inner.day.zhengyin',
        because: ['main:day=zhengyin'],
        says: ['change=resists'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '在家的你，比在外头小好几岁。⟨日支的本气是正印，疼人、养人，|你心里最里面的那间屋，管的是疼人和养人，⟩你要的是旧东西：同一只杯子，同一条毯子，一部看过五遍的片子。换新的你睡不惯。受了委屈，你缓过来得快，站起来得慢；旁人以为你还在难过，你只是还没暖够。要你出门，得有人在外头等着。等的人若带着吃的，就快些。出了门你又是外头那个样子，没有人看得出来。',
        en_US:
          'At home you’re several years younger than outside. ⟨The Direct seal, which nurses and feeds, is the main stem of your day branch, and|The innermost place in you is about being cared for, and⟩ what you want is old things: the same mug, the same blanket, a movie seen five times. New ones keep you awake. After a hurt you recover fast and get up slowly. People think you’re still sad when you just aren’t warm enough yet. To get you out of the house, somebody has to be waiting outside. It goes faster if they’ve brought food. Once out the door you’re your outside self, and nobody can tell.',
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
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '夜里你盼的，是有个人跟你想到一处去⟨（时支的本气是比肩，与日干同类）⟩。你在心里说话的那一位，跟你一样高，不用解释前情。白天各走各的朋友，关了灯最想联系。',
        en_US:
          'What you wish for at night is someone who has been thinking the same thing ⟨(Friend in the hour branch, the day stem’s own kind)⟩. The one you talk to in your head is exactly your height and needs no background. Friends you pass by in the daytime are the ones you miss after dark.',
      },
      {
        id: 'inner.hour.jiecai',
        because: ['main:hour=jiecai'],
        says: ['inner.carries=overnight'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '合上眼，你把同一批出发的人又排了一遍座次。天一黑，白天不作声的那块牌子就亮了⟨（时支的本气是劫财，跟你同类、不肯落后）⟩。你盼的是赢一场漂亮的，最好对手也服气。名单上的人这会儿大都睡了，只有你还在跑。年纪越往后，牌子上的名字越少，最后常常只剩一个老对手，你们倒成了朋友。这是你年轻时怎么也不肯信的一件事。',
        en_US:
          'Eyes shut, you rank once more the people who started when you did. The board that stays dark all day lights up at night ⟨(Rival, your own kind and unwilling to come second, in the hour branch)⟩. You’d like to win one handsomely, with the loser applauding. The others are asleep by now, and you’re still on the track. With the years the list gets shorter. In the end there’s often one old opponent left, and by then the two of you are friends. You’d never have believed that when you were young.',
      },
      {
        id: 'inner.hour.shishen',
        because: ['main:hour=shishen'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你夜里的愿望，小得说出来怕人笑：一间有窗的厨房，一个不用早起的星期三。你想往后的日子，用的是味道和钟点，不是数目⟨（时支的本气是食神，惦记滋味）⟩。愿望小，就最先被大事挤到明年。',
        en_US:
          'Your wishes at night are so small you’d be teased for them: a kitchen with a window, a Wednesday without an alarm. You picture the future in flavors and times of day rather than figures ⟨(Eating god, which remembers how things taste, in the hour branch)⟩. Small wishes are the first to be put off till next year.',
      },
      {
        id: 'inner.hour.shangguan',
        because: ['main:hour=shangguan'],
        says: ['inner.carries=overnight'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '熄了灯，你在心里把话说得又快又准。你盼着有一天，人家肯说一句“原来当初你是对的”⟨（时支的本气是伤官，有话非说不可）⟩。枕上的句子天亮再看，一半能用。写下来，只留能用的那半。那句承认未必等得来，东西可以先做出来。',
        en_US:
          'Lights out, you say it all, fast and exact. The scene you rehearse is the one in which they admit, “you were right back then” ⟨(Hurting officer, with the last word ready, in the hour branch)⟩. By daylight half of those lines still work. Write down that half. The admission may never come; make the thing in the meantime.',
      },
      {
        id: 'inner.hour.piancai',
        because: ['main:hour=piancai'],
        claims: ['presumes=money'],
        form: ['scene', 'list'],
        zh_CN:
          '另一座城，另一种行当，一张单程票：你夜里的愿望件件要路费⟨（时支的本气是偏财，四处有门路）⟩。天亮看完余额，地图便折好收回去。真走成的那几回，多半是路最短的。',
        en_US:
          'Another city, another line of work, a one-way ticket: every wish you have at night comes with a fare ⟨(Indirect wealth, which has a door in every town, in the hour branch)⟩. In the morning you check the balance and fold the map away. The trips that do happen are the short ones.',
      },
      {
        id: 'inner.hour.zhengcai',
        because: ['main:hour=zhengcai'],
        claims: ['presumes=household'],
        form: [],
        zh_CN:
          '睡前绕屋一圈，灶、窗、明早要用的，都看过你才躺下⟨（时支的本气是正财，要样样落袋）⟩。你盼的往后，是一扇锁得住的门，里头样样数得清。愿望从不许大，只肯一点点攒。攒得成，这一点别人比不了；攒到后来，容易忘了当初为的是什么。所以你到了某个年纪，会忽然把攒了很久的一样拿出来用掉，旁人吓一跳，你自己觉得早该如此。用掉的那一样，后来你讲得比还锁着的那些都多。',
        en_US:
          'Before bed you make the rounds: stove, windows, whatever’s needed in the morning ⟨(Direct wealth, which wants things put away, in the hour branch)⟩. The future you wish for is a door that locks, with everything behind it accounted for. You never wish big; you save up. You get there, which most people don’t. Along the way it’s easy to forget what the saving was for. So there comes an age when you suddenly use up something you’d kept for years. Everyone is startled, and you feel it was high time. Afterward you talk about that one thing more than about all those still under lock.',
      },
      {
        id: 'inner.hour.qisha',
        because: ['main:hour=qisha'],
        says: ['stop=hard', 'inner.carries=overnight'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你夜里只盼一件事：了结。有一件悬着，你就睡不沉，宁可爬起来做完，也不肯带着它躺到天亮⟨（时支的本气是七杀，容不得拖）⟩。你看往后的日子，看的是一道一道要过的关。没有关的年份，你反倒心慌，四处找一道来过。',
        en_US:
          'At night you want one thing, which is to have it over with. Leave something pending and you sleep badly; you’d rather get up and finish than lie there with it till morning ⟨(Seven killings, which can’t stand delay, in the hour branch)⟩. You see the years ahead as a row of tests. In years without one you grow uneasy and go looking for the next.',
      },
      {
        id: 'inner.hour.zhengguan',
        because: ['main:hour=zhengguan'],
        says: ['title=wants'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你盼着有一天，自己的名字端端正正地刻在一块牌子上，有人站起来念⟨（时支的本气是正官，凡事要个名目）⟩。夜里的愿望都穿得很整齐，所以也怕失手，没把握的事连梦里都不肯报名。年纪大些会松开：名分有了，或者不在乎了，你才敢许一个会搞砸的小愿望，而那一个往往比名分更叫你高兴。',
        en_US:
          'One day, you imagine, your name will be printed in good type and somebody will stand up to read it ⟨(Direct officer, which wants things to have a proper title, in the hour branch)⟩. Your wishes come neatly dressed, and so they’re afraid of stains: where you aren’t sure of yourself, you don’t enter even in a dream. Later in life it loosens. Once the title is there, or no longer matters, you dare to wish for something small that might flop, and you enjoy it more than the title.',
      },
      {
        id: 'inner.hour.pianyin',
        because: ['main:hour=pianyin'],
        says: ['alone=needed'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你夜里想去的地方，都没有第二把椅子：一座灯塔，一间只有书的屋子⟨（时支的本气是偏印，最怕打扰）⟩。你盼的其实是没人打断。每星期有三个没人打断的钟头，你就想不起灯塔了。',
        en_US:
          'None of the places you go to in your mind at night has a second chair: a lighthouse, a room with nothing in it but books ⟨(Indirect seal, which hates to be disturbed, in the hour branch)⟩. What you want is not to be interrupted. With three uninterrupted hours a week you forget about the lighthouse.',
      },
      {
        id: 'inner.hour.zhengyin',
        because: ['main:hour=zhengyin'],
        says: ['help=does-not-ask'],
        claims: ['presumes=household'],
        form: ['statement'],
        zh_CN:
          '临睡前你最想听的一句，是“放着吧，我来”。你盼往后有人接手，走到哪一步都有人可问⟨（时支的本气是正印，肯替人兜底）⟩。这个盼头你不说，怕麻烦人，白天还替别人说了好几遍。等真有人对你讲了，你第一个反应是推辞。推辞完你又失望，因为对方真的信了。肯说一声“那就谢谢了”，是你要学很久的一课；学会以后，你才发现愿意替你做事的人，本来就不止一个。',
        en_US:
          'The sentence you’d like to fall asleep on is “leave it, I’ll do it.” You wish for someone who’ll take over later on, and for a person to ask at every turn ⟨(Direct seal, which stands behind a person, in the hour branch)⟩. You keep that to yourself so as not to be a bother, and say the same sentence to others all day. When somebody does say it to you, your first move is to decline. Then you’re disappointed, because they believed you. “Thanks, that would help” takes you a long time to learn. When you have, it turns out that there was more than one person willing all along.',
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
        form: ['statement'],
        zh_CN:
          '高兴到了顶，你也就是“嗯”一声。往外走的那一路，说的、做的、玩的，⟨明处的天干和藏着的天干里一个也没有（无食伤），|盘里一点也没有，⟩感受进得来，找不到门出去，放着放着就凉了。',
        en_US:
          'At the height of happiness, what comes out of you is “mm.” Everything that goes outward, talk, making, play, ⟨has no stem in the open and none in hiding (no output)|is missing from this chart⟩. Feelings come in, find no door on the other side, and stand around until they’re cold.',
      },
      {
        id: 'inner.hidden.wealth-none',
        because: ['no:wealth'],
        says: ['inner.want=unsure'],
        claims: ['presumes=friends'],
        form: ['question'],
        zh_CN:
          '你想要什么？问到你，你是真的想不起来。想抓住、想照管的那一路，⟨明处没有，藏着的也没有（无财），|盘里一点也没有，⟩你心里少了一杆秤，送出去不疼，收进来也不太喜。别人当你清高，其实是没有数目的感觉；连自己该得的那一份，也要别人提醒。',
        en_US:
          'What do you want? When somebody asks, you honestly can’t say. Whatever one grasps or looks after ⟨has no stem in this chart, shown or hidden (no wealth)|is missing from this chart⟩. There’s no pair of scales in you: giving away doesn’t hurt, and getting barely registers. People call that noble. It’s closer to having no feel for amounts. Even what’s due to you, somebody else has to mention.',
      },
      {
        id: 'inner.hidden.officer-none',
        because: ['no:officer'],
        says: ['governed=not'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '起头靠兴致，收尾靠运气：“应该”两个字，在你心里没有主人。管人催人的那一路，⟨里里外外不见一个字（无官杀），|盘里一点也没有，⟩屋里没有监工，自在是真的，没有钟点也是真的。别人的规矩走到你门口，你还问它找谁。跟自己约的时间你守不住，跟别人约的倒守得住，因为那头有人在等。你的自由，是靠几个等你的人撑住的。一个人住的时候你最自在，也最容易忘了吃饭。',
        en_US:
          'Things begin when you feel like it and end when they happen to; the word “should” has no owner in you. Whatever rules or rushes a person is missing from the chart⟨, in the stems and in hiding (no officers)⟩. A house without a foreman is a free house, and one without a clock. Other people’s rules knock, and you ask whom they’re looking for. An appointment with yourself won’t hold. One with somebody else does, since they’re standing there waiting. Your freedom rests on a few people who wait for you. Living alone you’re freest, and likeliest to forget dinner.',
      },
      {
        id: 'inner.hidden.resource-none',
        because: ['no:resource'],
        says: ['backing=self'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '别人倒水给你，杯子还没放稳，你已经谢了两遍。有人撑腰、有人教、有人替你铺好被子，这一路⟨明里暗里都没有字（无印）|盘里一点也没有⟩。你学会了边走边歇，被人照料时手脚没处放。',
        en_US:
          'Someone pours you a glass of water, and you’ve thanked them twice before it’s on the table. A backer, a teacher, a bed already made: ⟨none of that has a stem here, in the open or in hiding (no resource)|your chart has none of that⟩. You’ve learned to rest while walking, and when you’re looked after you don’t know where to put your hands.',
      },
      {
        id: 'inner.hidden.peer-none',
        because: ['no:peer'],
        says: ['inner.vote=unheard'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你听完了每个人的意见，散了才想起自己那一票没投。⟨除了日干，没有一个字跟你同类（无比劫），|盘里除了你自己，没有一个同类，⟩屋里的声音都是从别处来的，各有道理，没有哪一个是帮你撑腰的自己人。做决定以前，独自走一段没有耳机的路，走到心里冒出一句自己的大白话。',
        en_US:
          'You hear everyone out and realize afterward that you never said what you wanted. ⟨Apart from your day stem nothing in the chart is of your kind (no peers),|Apart from you, nothing in your chart is of your own kind,⟩ so the voices in your head all come from elsewhere, each with its reasons, and none of them simply takes your side. Before you decide, walk a while without headphones, until something in you says it in your own words.',
      },
      // Families that are only hidden
      {
        id: 'inner.hidden.output-kept',
        because: ['hidden:month=output', 'hidden:day=output', 'stems:no-output'],
        says: ['inner.drafts=kept'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你的草稿比寄出去的信多。想说、想做、想玩的那一路，⟨藏在月支，也藏在日支，天干上一个不露（食伤藏而不透）：|都藏在里面，没有露在外头：⟩两间屋里笑声不断，门外听着像没人。有些话养在里头养得太好，舍不得放出来见风。',
        en_US:
          'You have more drafts than letters sent. Whatever you’d like to say, make or play at ⟨is hidden in the month branch and again in the day branch, and no stem shows it (output hidden, not revealed)|lies inside you, and nothing of it shows⟩. Two rooms are full of laughter, and from the street the house sounds empty. Some of those sentences have been so well kept that you hate to let the wind at them.',
      },
      {
        id: 'inner.hidden.wealth-kept',
        because: ['hidden:year=wealth', 'hidden:day=wealth', 'stems:no-wealth'],
        says: ['money.seen=no', 'inner.want=knows'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '着火了要抱什么跑，你早就想好了，没告诉过人。疼惜和想要的那一路，⟨年支藏着一份，日支藏着一份，天干上看不见（财藏而不透）。|在你盘里有两份，都收在暗处。⟩外人以为你什么都无所谓，只有同住的人知道，哪一格抽屉不能代你整理。你若肯讲其中一件的来历，听的人会记你很久。能听到的人不多，听到的那几位，往往就此成了自己人。其余的人，你跟他们聊天气，也聊得很好。',
        en_US:
          'You’ve known for years what you’d carry out of a burning house, and haven’t told anyone. Wanting and cherishing ⟨are hidden in your year branch and once more in the day, and no stem shows them (wealth hidden, not revealed)|are in your chart twice, both times out of sight⟩. Outsiders think you don’t care about things. Those at home know which drawer they may not tidy. When you do tell the story of one item in it, people remember you for it. Few get to hear one, and those few usually become family. With everyone else you talk about the weather, and do it well.',
      },
      {
        id: 'inner.hidden.officer-kept',
        because: ['hidden:month=officer', 'hidden:day=officer', 'stems:no-officer'],
        says: ['governed=from-within'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '半夜的空路口，没有车，也没有摄像头，你站着等绿灯。管人催人的那一路，⟨天干上一个不见，月支和日支里各藏着一个（官杀藏而不透）。|外头看不见，你里面有两处。⟩别人看你自在，里头那位警察全年不休，罚单都开给自己。罚的都是小事：回信晚了一天，答应带的东西忘了带，说话声音大了些。你对别人宽，是因为知道被罚是什么滋味；可是有人对你宽，你反而不自在，总想补一张单子给自己。过期的罚单，你到现在还留着几张。',
        en_US:
          'An empty crossing at midnight, no cars, no camera, and you wait for the light. ⟨No stem shows anyone who rules you; they’re hidden in your month branch and in your day (officers hidden, not revealed).|What keeps you in line doesn’t show; your chart has it twice, on the inside.⟩ To others you look free. The policeman in there never takes a vacation, and every ticket he writes is made out to you. They’re for small things: a reply sent a day late, something you’d promised to bring, a raised voice. You’re lenient with others because you know what a fine feels like. Leniency toward you makes you uneasy, and you tend to write yourself the missing ticket. Some of the old ones have long expired, and you’ve kept them.',
      },
      {
        id: 'inner.hidden.resource-kept',
        because: ['hidden:month=resource', 'hidden:day=resource', 'stems:no-resource'],
        says: ['inner.counsel=kept'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '遇上难事，你会在心里先问一个人，那个人自己并不知道。扶你、教你的那一路，⟨天干上没有露面，月支和日支里都藏着（印藏而不透）：|外头看不见，里面有两处：⟩一句旧话，一个从前教过你的人。旁人看你全凭自己。你也确实很少当面去问，问了怕人家费心，所以那个人多年来帮了你许多次，一次谢也没收到过。要是有一天说出来，那个人会愣住，因为当年那句话，人家只当是随口一说；而你靠它，过了好几道难关。',
        en_US:
          'When it’s difficult you consult somebody in your head, and the person has no idea. Those who back and teach you ⟨don’t appear in the stems; they’re tucked into your month branch and your day (resource hidden, not revealed)|don’t show on the outside; your chart has them twice, within⟩: an old saying, someone who once taught you. People suppose you do it all by yourself. You hardly ever ask out loud, so as not to be a burden. That person has helped you many times over and never heard a thank-you. If one day you said so, they’d be stunned. To them it was a passing remark. It has carried you through more than one bad time.',
      },
      {
        id: 'inner.hidden.peer-kept',
        because: ['hidden:month=peer', 'hidden:day=peer', 'stems:no-peer'],
        says: ['inner.company=carried'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你退得比别人以为的晚。跟你同类的力气，⟨天干上一个没有，月支、日支里都埋着（比劫藏而不透）：|外头看不见，里面埋着两处：⟩逼到墙角，心里会有个声音说“再撑一下”。也因此没人来搭手，谁都以为你马上要走。',
        en_US:
          'You give up later than people expect. Strength of your own kind ⟨has no stem in the open; in the month and day branches it’s buried (peers hidden, not revealed)|doesn’t show on the outside and lies in you twice⟩. With your back to the wall you hear a voice say, hold on a bit. It’s also why nobody comes to help: they thought you were about to leave.',
      },
      // Two families in one branch
      {
        id: 'inner.hidden.quip-and-rule',
        because: ['hidden:day=shangguan', 'hidden:day=zhengguan'],
        says: ['inner.rules=both'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '规定是你背得最熟，规定的漏洞也是你先找着。⟨日支一间屋里藏着爱顶嘴的伤官，也藏着守章程的正官（伤官正官同藏），|你心里那间屋，住着一个爱顶嘴的和一个守章程的，⟩一位写条文，一位在页边画胡子。外头只看见一本干净的册子，家里人翻到过有胡子的那一版。两位真正合作的时候，你写得出最好用的规矩，因为哪里会被钻空子，你先钻过了。两位闹翻的时候，你上午立的规矩，下午自己先破。',
        en_US:
          'Nobody knows the rules as well as you, and you were first to find the loophole. ⟨Your day branch hides the Hurting officer, which answers back, and the Direct officer, which keeps the code (both in one branch).|One room in you houses someone who answers back and someone who keeps the code.⟩ One writes the clauses, the other draws mustaches in the margin. The public sees a clean copy. When the two work together you write the best rules there are, since you’ve already been through every hole in them. When they fall out, the rule you made in the morning is broken by afternoon, by you.',
      },
      {
        id: 'inner.hidden.whip-and-ladle',
        because: ['hidden:day=qisha', 'hidden:day=shishen'],
        says: ['inner.truce=meals'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '心里那个赶工的，只听厨子的话。⟨日支里同住着七杀和食神，一位管催，一位管喂（杀与食神同藏），|你心里那间屋，住着一个管催的和一个管喂的，⟩赶到发脾气的时候，一碗热的下去就好了。你在外头只露过前一半。忙起来最先省掉的往往是那顿饭，脾气就是从那里来的。',
        en_US:
          'The driver in you takes orders from one person, and that’s the cook. ⟨Seven killings, which pushes, and the Eating god, which feeds, lodge together in your day branch (both in one branch).|In one room of you live someone who pushes and someone who feeds.⟩ When the rush has made you snappish, one hot bowl sets it right. Others know the pushing. On busy days the meal is what you skip first, and that’s where the temper comes from.',
      },
      {
        id: 'inner.hidden.study-and-sweets',
        because: ['hidden:day=pianyin', 'hidden:day=shishen'],
        says: ['inner.treat=earned'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '吃到好东西，你先查它是怎么做的。⟨独自钻研的偏印和贪吃贪玩的食神，同住日支这一间（偏印食神同藏），|你心里那间屋，住着一个要弄懂的和一个要尽兴的，⟩玩到一半便成了研究。外人只见你认真。挑一样东西，立约永远不弄懂它，光是喜欢。',
        en_US:
          'Give you something delicious and you want to know how it’s made. ⟨The Indirect seal, which studies alone, and the Eating god, which likes its pleasures, share your day branch (both in one branch).|In one room of you live someone who wants to understand and someone who wants to enjoy.⟩ By the middle of any game it has become research, and all that people see is how serious you are. Choose one thing and swear never to understand it.',
      },
      {
        id: 'inner.hidden.share-and-keep',
        because: ['hidden:day=peer', 'hidden:day=zhengcai'],
        says: ['inner.giving=two-minds'],
        claims: ['presumes=reading'],
        form: ['scene', 'order'],
        zh_CN:
          '借出去的那把伞，你记得是哪一天、什么花色，可是从不开口要。⟨日支里同藏着舍不得的正财和讲义气的同类（比劫正财同藏），|你心里那间屋，住着一个舍不得的和一个讲义气的，⟩一只手往外递，一只手在背后数。大方和小气都是真的，只给人看了前一样。借之前就说好哪天还，两只手都歇得下来。',
        en_US:
          'You remember the day and the color of the umbrella you lent, and would never ask for it back. ⟨Your day branch hides Direct wealth, which hates to part with things, along with your own kind, who share everything (both in one branch).|In one room of you live someone who hates to part with things and someone who shares everything.⟩ One hand gives, the other keeps count behind your back. Both are sincere; people see the first. Name the date when you lend, and both hands can rest.',
      },
      // All five families in the branches
      {
        id: 'inner.hidden.five-one-front',
        because: ['branches:five-elements', 'stems:one-element'],
        says: ['readable=no'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '认识你的人讲起你都差不多，你听着觉得讲的是门面。⟨天干清一色，地支里木火土金水却全住着（支藏五行俱全）。|露在外面的只有一样，里面木火土金水全有。⟩屋里会唱的、会算的、会骂人的、会哭的都在，只是没有谁走过正门。',
        en_US:
          'People who know you all give the same description, and to you it sounds like a description of the front door. ⟨Your stems are all of one element, while all five live in the branches (all five hidden in the branches).|What shows is a single element, and inside there are all five.⟩ One in there sings, one does sums, one swears, one cries. None of them has ever used the front door.',
      },
      {
        id: 'inner.hidden.five-two-fronts',
        because: ['branches:five-elements', 'stems:two-elements'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '同一件事，你心里有五种意见，说出口的只有两种。⟨天干上露面的是两样，地支里木火土金水却住齐了（支藏五行俱全）。|露在外面的是两样，里面木火土金水却住齐了。⟩别人以为你主意来得快，其实里头刚开完一场会。没轮到说话的那三种，夜里轮流来找你谈；第二天你改了主意，别人说你善变，你只是把会开完了。要你当场表态，你说的那两句是真的，只是还没说全。',
        en_US:
          'On any question there are five opinions in you, and you voice two. ⟨Two elements stand in your stems, while all five live in the branches (all five hidden in the branches).|Two elements show, and inside there are all five.⟩ People think your answers come fast, when a whole meeting has just broken up in there. The three who didn’t get to speak come to see you at night. If you’ve changed your mind by morning and somebody calls you fickle, it’s that the meeting wasn’t over. What you say on the spot is true. It just isn’t all of it yet.',
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
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '有的话，你腌三个月才端上桌。⟨日支是四库之一，食伤存在里头，天干上没有露面（食伤入库）：|你心里最里面的那间屋像个地窖，说笑和手艺都存在里头：⟩当面你只会点头，隔了一季忽然冒出一句，准得让人放下筷子，可是事情早过去了。下一坛别等那么久，满七天先尝一口。',
        en_US:
          'Some remarks you pickle for three months before serving. ⟨Your day branch is one of the four stores and holds your output, with no stem to show it (output in store).|The innermost room in you is a cellar, and talk and handiwork are put up in it.⟩ In the moment all you manage is a nod. A season later it comes out, so exact that people lay down their forks, and the matter is long over. Taste the next jar after a week.',
      },
      {
        id: 'inner.store.day-wealth',
        because: ['day:store', 'hidden:day=wealth', 'stems:no-wealth'],
        says: ['money.seen=no', 'decides=slow'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '看中一样东西，你先放上一年再看，还喜欢才算数。⟨日支是一座库，想要的、疼惜的都收在里头，天干上不露（财入库）。|想要的、疼惜的，你都收在最里面。⟩放坏的少，错过的多。对人也用这个办法就太慢了，人不会待在清单里等。你自己也吃过这个亏：等你认准了，那个位子上已经有人。所以看东西可以照旧等一年，看人，你心里那张清单该有个短得多的期限。多短算短，你大概要错过一回才知道。',
        en_US:
          'When you take a fancy to something you leave it for a year; if you still like it then, it counts. ⟨Your day branch is a storehouse, and what you want and cherish is laid away in it, with nothing in the stems (wealth in store).|What you want and cherish is laid away in the innermost part of you.⟩ Few purchases disappoint you, and a good many get away. With people the method is too slow. They don’t stay on lists. You’ve paid for that before: by the time you were certain, the seat was taken. A year is fine for objects. For people your list needs a much shorter date. How short, you’ll probably learn by missing once.',
      },
      {
        id: 'inner.store.day-officer',
        because: ['day:store', 'hidden:day=officer', 'stems:no-officer'],
        says: ['governed=from-within'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你能随和很久，随和到大家忘了线在哪里。⟨日支是库，管人催人的官杀收在库中，天干上不露（官杀入库）。|管人的那把戒尺，你锁在最里面的柜子里。⟩柜门一开，规矩是成套的，旁人措手不及，你倒奇怪他们怎么不早知道。你发这样的火，一年不过一两回，每一回都有人记得很久。其实那些规矩都不过分，过分的是从来没有先说过。把最要紧的两条平常挂在嘴边，柜子就用不着开。',
        en_US:
          'You can be easygoing for so long that people forget there’s a line. ⟨Your day branch is a store, and the officers, which govern, lie in it with no stem in view (officers in store).|The ruler you measure people by is locked in the innermost cupboard.⟩ Then the cupboard opens, and out comes the whole set of rules at once. You’re surprised they didn’t know. It happens once or twice a year, and each time somebody remembers it for long. The rules are fair ones; what isn’t fair is that they were never mentioned. With the two that matter most said out loud on ordinary days, the cupboard can stay shut.',
      },
      {
        id: 'inner.store.day-resource',
        because: ['day:store', 'hidden:day=resource', 'stems:no-resource'],
        says: ['inner.counsel=kept'],
        claims: ['presumes=reading', 'helps=resource'],
        form: [],
        zh_CN:
          '你显得不靠谁，靠的都是存货。⟨日支是一座粮仓，扶你、养你的印存在仓里，天干上没有（印入库）。|别人给过你的照顾和好话，你都收在最里面。⟩从前有人对你说过一句话，撑不住了才取出来听。存货会见底，日子好的时候再听几句新的，后面用得上。这是你做得最勤、也最没人看见的一种储蓄。',
        en_US:
          'You seem to lean on nobody, and live on what was put by. ⟨Your day branch is a granary, and the resource that feeds and backs you is stored there, none of it in the stems (resource in store).|Care and kind words that once reached you are kept in the innermost place.⟩ Somebody told you something once, and you take it out when you can’t go on. Stores run low. New sentences collected in good times will be needed. It’s the one kind of saving nobody sees you do.',
      },
      {
        id: 'inner.store.day-peer',
        because: ['day:store', 'hidden:day=peer', 'stems:no-peer'],
        says: ['temper=slow-burn'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你让到第三步，人家便以为还有第四步。⟨日支是库，库里压着一份跟你同类的力气，天干上看不见（比劫入库）：|你的力气有一份压在最里面，外头看不见：⟩退着退着，忽然就不动了，连你都意外。等到那时才翻脸，对方真的冤枉，因为前三步你都是笑着退的。退第一步的时候说清还有几步，你就用不着翻脸。',
        en_US:
          'You yield three steps, and they assume there’s a fourth. ⟨Your day branch is a store with some of your own kind of strength weighed down in it, none in the stems (peers in store).|Part of your strength is weighed down in the innermost place, where nobody sees it.⟩ Backing off, you suddenly stop, to everyone’s surprise including yours. By then they have every right to feel tricked, since you’d been smiling all the way. Saying at the first step how many there are would spare you the scene.',
      },
      // Month branch 辰戌丑未
      {
        id: 'inner.store.month-chen',
        because: ['month:chen'],
        says: ['inner.unfinished=kept'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '织了一半的围巾，写到第四章的本子，你一件也没扔。⟨月支的辰是湿土，存着水，也存着春天没用完的木（辰为水库）。|你生在春末，土里还存着春天没用完的。⟩你要求自己什么都别断了根；留的根多了，箱子合不上，你便再买一只箱子。',
        en_US:
          'Half a scarf, a notebook that stops at chapter four: you haven’t thrown any of it out. ⟨The Dragon of your month is wet earth and stores water, along with wood that spring didn’t use up (the Dragon stores water).|You were born at the end of spring, and the earth still holds what spring didn’t use up.⟩ Nothing is to be cut off at the root. With so many roots the lid won’t shut, and you buy another box.',
      },
      {
        id: 'inner.store.month-xu',
        because: ['month:xu'],
        says: ['inner.embers=banked'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你要求自己随时烧得旺。事情做完了，还要在心里留一点火，盖上灰，免得下一回生不起来⟨（月支的戌是燥土，底下存着火）⟩。于是歇着的时候也总有一角是热的，人躺着，心还没躺。隔些日子让它真的灭一晚，第二天照样点得着。',
        en_US:
          'You ask of yourself to be ready to blaze at any time. When the work is done you still cover a few coals, so that the stove won’t be cold next time ⟨(the Dog in the month, dry earth, stores fire)⟩. In every rest, one corner stays hot; you’re lying down and your mind isn’t. Let it go out for a night now and then, and it lights again in the morning.',
      },
      {
        id: 'inner.store.month-chou',
        because: ['month:chou'],
        says: ['memory=long'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你要求自己忍得住，忍下的东西也真的不坏⟨（月支的丑是冻土，里头收着金）⟩。一桩委屈你能收十年，拿出来还快得很，日期、原话、当时谁在场，都在。好处是你吃过一次亏就够了；坏处是别人早忘了，你还在跟那个人的旧样子说话。',
        en_US:
          'An injury keeps well with you; bearing things is what you ask of yourself ⟨(the Ox in the month, frozen earth, stores metal)⟩. You can hold on to it for ten years and take it out as sharp as ever: date, wording, who was there. You never need to be taught the same lesson twice. On the other side, they’ve forgotten, and you’re still talking to the person they were.',
      },
      {
        id: 'inner.store.month-wei',
        because: ['month:wei'],
        says: ['plan=ahead'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你要求自己趁早备下：吃的、用的、将来用得着的人情，一包包扎好⟨（月支的未土是晒透的土，存着木）⟩。备得多，用得少，日子总在“以后”那一格。拆一包，今晚就用。',
        en_US:
          'Lay it in early: that’s what you ask of yourself, with food, with tools, with favors that will be wanted one day ⟨(the Goat in the month, earth baked through, stores wood)⟩. You lay in more than you use, and life is filed under “later.” Open one packet, and use it tonight.',
      },
      // Hour branch 辰戌丑未
      {
        id: 'inner.store.hour-chen',
        because: ['hour:chen'],
        says: ['inner.later=well'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '你替往后存着几样东西⟨（时支的辰是湿土，存着水）⟩：一样暂时用不上的本事，一段断了又没断的交情，一句还没到时候说的话。夜里想起它们都在，你就睡得着。它们像井水，常打才清；隔几年不碰，本事会生，交情会凉，那句话也会错过该说的人。你最后悔的几件事，多半都出在“再等等”上。',
        en_US:
          'You keep a few things for later ⟨(the Dragon in the hour, wet earth, stores water)⟩: a skill you have no present use for, a friendship broken off and not quite, a sentence whose time hasn’t come. At night it’s enough to know they’re there, and you sleep. But they’re like a well, which stays sweet if it’s drawn from. Left alone for some years the skill gets rusty, the friendship cools, and the sentence misses the person it was meant for. Most of what you regret began with “not yet.”',
      },
      {
        id: 'inner.store.hour-xu',
        because: ['hour:xu'],
        says: ['inner.later=light'],
        claims: ['presumes=household'],
        form: ['scene'],
        zh_CN:
          '最后一个睡的人总是你，也没在做什么，就是看看各处的灯。你盼往后有间屋子，谁半夜回来都是亮的⟨（时支的戌是黄昏的燥土，守着一点火）⟩。替别人留灯留久了，自己那盏倒常常忘了开。',
        en_US:
          'You’re the last to bed, and you weren’t doing anything; you were seeing to the lights. What you wish for is a house that’s lit whenever someone comes home late ⟨(the Dog in the hour, dry earth of nightfall, guards some fire)⟩. Having kept lamps for others so long, you tend to sit in the dark yourself.',
      },
      {
        id: 'inner.store.hour-chou',
        because: ['hour:chou'],
        says: ['inner.later=toolbox'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你收着一招从没使过的厉害手段，一句一出口就不能收回的实话。⟨时支的丑是寒夜的土，收着金（丑在时，金库），|它们锁在你心里最深的那一格，⟩你盼的是一辈子用不着。有了它们，你在人前反而好说话。真到要用的那天，你多半会发现没有想的那么锋利，说完天没有塌，对方也松了一口气。往后你会把它用得更少，也用得更早。早说的实话不用磨，也不伤手。',
        en_US:
          'You keep a sharp move you’ve never made, and a true sentence that couldn’t be taken back. ⟨The Ox of your hour is cold earth with metal put up in it (the Ox in the hour stores metal),|They’re locked in the deepest place in you,⟩ and you hope never to need them. Having them makes you easier to deal with in company. If you do use one someday, it will probably turn out less sharp than you thought. The sky stays up, and the other person is relieved. Later in life you use it less, and sooner. A truth told early needs no edge, and doesn’t cut the hand that holds it.',
      },
      {
        id: 'inner.store.hour-wei',
        because: ['hour:wei'],
        says: ['inner.later=garden'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你盼的往后，是一块不大的园子，种什么都由你⟨（时支的未土是晒暖的土，埋着木）⟩。有些念头你当种子收着，一收好多年，没事就数一遍。种子放久了出芽少，先种下去的那一样，哪怕种得不好，也比数着的那些长得大。那个园子，等到什么都齐了再开，就总差一样；先开了，差的那样自己会来。',
        en_US:
          'The later life you picture is a garden, not a large one, in which you decide what grows ⟨(the Goat in the hour, warm earth, has wood buried in it)⟩. Certain ideas you’ve kept as seed for years, and you count them when there’s nothing to do. Old seed sprouts thinly. The one you actually plant, even badly, grows taller than all those you’re counting. If the garden waits until everything is ready, one thing will always be missing. Begun, it tends to attract what it lacks.',
      },
      {
        id: 'inner.store.many',
        because: ['branches:stores>=3', 'day:store', 'hour:store'],
        says: ['memory=long'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '问你一件小事，你要先下楼去取。⟨地支里三处以上是库（辰戌丑未居多），|你盘里收东西的地方特别多，⟩心事都在地下室，码得齐，找起来却慢，等你捧着答案上来，人家换了话题。难得的是从不丢东西：十年前谁说过什么，原封不动。所以急事别人不找你，要紧的旧事只能找你。上楼以前先喊一声“稍等”，他们其实等得起；从前他们走开，是因为不知道你下去了。',
        en_US:
          'To answer a small question you have to go downstairs. ⟨Three or more of your branches are stores (a chart of storehouses), and|Your chart is unusually rich in places for keeping things, and⟩ what’s on your mind sits in the basement, neatly stacked and slow to find. By the time you come up with it they’ve changed the subject. But nothing ever gets lost, and a remark from ten years ago is still in its wrapping. People don’t come to you in a hurry. When it’s about the past and it matters, you’re the one they need. Call out “one moment” before you go down, and they’ll wait. They used to leave because nobody told them you’d gone to look.',
      },
      {
        id: 'inner.store.none',
        because: ['branches:stores<=0'],
        says: ['memory=short', 'inner.carries=nothing'],
        form: ['statement'],
        zh_CN:
          '心事在你这里过不了夜，当天说掉或者当天做掉。⟨辰戌丑未一个也没有（四库全无），|你盘里没有一处是用来收东西的，⟩日子过得轻快，也不记仇。可是好话同样留不住：夸过你的那句，你已经想不起原文。',
        en_US:
          'Nothing on your mind stays overnight; it gets said or done the same day. ⟨Of the four stores, Dragon, Dog, Ox and Goat, your chart has none (no storehouse).|There’s no place in your chart for storing things away.⟩ You travel light, and grudges don’t keep. Good things don’t keep either: somebody praised you, and the wording is gone.',
      },
    ],
  },
  {
    id: 'inner-small-month',
    card: 'inner',
    role: { section: 'rooms' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'inner.small.month-peer',
        because: ['main:month=peer'],
        form: ['statement'],
        zh_CN: '这孩子跟别的孩子比着来：人家会的要会，人家有的要有⟨（月支的本气是比劫）⟩。大人不比，孩子就比得少。',
        en_US:
          'This child measures by other children: what they can do and what they have ⟨(peers, the main stem of the month branch)⟩. The less the grown-ups compare, the less the child does.',
      },
      {
        id: 'inner.small.month-output',
        because: ['main:month=output'],
        form: ['statement'],
        zh_CN:
          '玩到一半被叫走，这孩子会闹，因为正做着的东西还没完⟨（月支的本气是食伤）⟩。先说“再玩三下”，数完再抱，多半就肯了。看着像任性，其实是认真：同一块积木，摆歪了也要推倒重来。',
        en_US:
          'Called away in the middle of play, this child protests, because something wasn’t finished ⟨(output, the main stem of the month branch)⟩. “Three more, then we go,” counted out loud, usually works. It looks willful and is in fact serious: a block that sits crooked brings the whole tower down to be rebuilt.',
      },
      {
        id: 'inner.small.month-wealth',
        because: ['main:month=wealth'],
        form: [],
        zh_CN:
          '手里要攥着一样东西，这孩子才安心⟨（月支的本气是财）⟩。攥的那一样常换，换的时候要自己换。大人替换一个更好的，孩子不领情；放在旁边让孩子自己来拿，同样的东西就成了宝贝。',
        en_US:
          'This child is calm with something in the hand ⟨(wealth, the main stem of the month branch)⟩. The thing changes often, and the child wants to be the one who changes it. Trade it for a better one and you get no thanks. Left within reach, the same object becomes a treasure.',
      },
      {
        id: 'inner.small.month-officer',
        because: ['main:month=officer'],
        form: ['statement'],
        zh_CN:
          '规矩说一遍，这孩子就当真⟨（月支的本气是官杀）⟩，今天破了例，明天会来问。所以说出口的要少，说了的要算；大人忘了的那一条，孩子替你记着，还会提醒别人。',
        en_US:
          'Say a rule once, and this child means to keep it ⟨(officers, the main stem of the month branch)⟩; break it today, and you’ll be asked about it tomorrow. So it pays to make few and to stand by them. The one you forgot, the child remembers, and will remind others.',
      },
      {
        id: 'inner.small.month-resource',
        because: ['main:month=resource'],
        form: ['statement'],
        zh_CN:
          '新东西，这孩子先看，看够了才伸手⟨（月支的本气是印）⟩。催一声，多看半天。真伸了手，头一回就做得像样，因为看的时候已经学了一大半。',
        en_US:
          'This child watches a new thing for a long while before touching it ⟨(resource, the main stem of the month branch)⟩. Every push adds to the watching. Once it has begun, though, it goes well from the first try, since most of the work was done with the eyes.',
      },
    ],
  },
  {
    id: 'inner-small-year',
    card: 'inner',
    role: { section: 'rooms' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'inner.small.year-peer',
        because: ['main:year=peer'],
        form: ['statement'],
        zh_CN: '家里人多的时候，这孩子最像自己⟨（年支的本气是比劫）⟩。有人一起吃、一起闹，饭吃得多，觉也睡得沉。',
        en_US:
          'This child is most at home in a full house ⟨(peers, the main stem of the year branch)⟩. With others to eat with and to romp with, more gets eaten and sleep is deeper.',
      },
      {
        id: 'inner.small.year-output',
        because: ['main:year=output'],
        form: ['list'],
        zh_CN: '唱的、跳的、做鬼脸的：家里谁有一样拿手好戏，这孩子最先学去的就是那一样⟨（年支的本气是食伤）⟩。',
        en_US:
          'Singing, dancing, pulling faces: whatever anyone in the family does well for fun, this child picks up first ⟨(output, the main stem of the year branch)⟩.',
      },
      {
        id: 'inner.small.year-wealth',
        because: ['main:year=wealth'],
        form: ['statement'],
        zh_CN:
          '这孩子跟家里的东西有交情：哪把椅子是谁的，哪只碗缺了口，都认得⟨（年支的本气是财）⟩。换掉一样旧的，会找上好几天；当着孩子的面跟旧东西道个别，找的日子就短些。',
        en_US:
          'This child is on good terms with the things at home: whose chair is whose, which bowl is chipped ⟨(wealth, the main stem of the year branch)⟩. When an old one is replaced, the search goes on for days. It’s shorter if the child was there to say goodbye to it.',
      },
      {
        id: 'inner.small.year-officer',
        because: ['main:year=officer'],
        form: [],
        zh_CN:
          '家里谁说了算，这孩子比大人清楚⟨（年支的本气是官杀）⟩。要东西的时候找谁，闯了祸躲着谁，从来不会弄错；大人之间说法不一样的那一天，孩子最累。',
        en_US:
          'This child knows better than you do who decides at home ⟨(officers, the main stem of the year branch)⟩, whom to ask and whom to avoid after a mishap. On days when the grown-ups contradict one another, the child is the one who’s worn out.',
      },
      {
        id: 'inner.small.year-resource',
        because: ['main:year=resource'],
        form: ['statement'],
        zh_CN: '老人带一天，这孩子能乖一个星期⟨（年支的本气是印）⟩。讲过十遍的故事还要听，漏一句就不肯。',
        en_US:
          'A day with a grandparent keeps this child content for a week ⟨(resource, the main stem of the year branch)⟩. The story told ten times is wanted again, and not a line may be left out.',
      },
    ],
  },
]
