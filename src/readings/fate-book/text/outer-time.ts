import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'outer-old-friends',
    card: 'outer',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'outer.old.output',
        because: ['luck:first-two=output', 'luck:now-at>=2', 'stems:no-output'],
        says: ['outer.then=talkative'],
        zh_CN:
          '老同学说你从前最会逗人，黑板报、文艺节目、给老师起外号，都有你一份。头两步大运的天干都是食伤，说笑和手艺，从{luck:start}起连着二十年替你开口。如今走的是{luck:now}，换了天干，新朋友听到这些旧事会笑着摇头。要让他们信，得等两拨人坐上同一张桌子。',
        en_US:
          'Old classmates remember a clown: the skits, the school paper, the nicknames for teachers. The first two luck cycles had output on top, talk and handiwork, and for twenty years from {luck:start} they did the speaking. You’re in {luck:now} now, under another stem, and newer friends shake their heads at these tales. It would take both sets at one table to settle the matter.',
      },
      {
        id: 'outer.old.output-officer',
        because: ['luck:first-two=output', 'luck:now=officer', 'stems:no-output'],
        says: ['outer.then=talkative'],
        zh_CN:
          '“你现在怎么这么正经”，早年的玩伴见面，头一句是这个。从{luck:start}起头两步运都是食伤，想到就说，说完就玩；眼下{luck:now}的天干是官杀，头上有了规矩和期限，话先在肚里过一遍。人没变，是旁边坐的人变了；单独跟一位老朋友待上十分钟，从前那张嘴自己会回来。',
        en_US:
          '“When did you get so serious?” is the first thing a playmate of the old days says. From {luck:start} the first two cycles ran on output: a thought was out as soon as it was in. In {luck:now} an officer stands over you, and sentences get checked before they leave. You’re the same; the company is different. Meet one of the old crowd alone and the old mouth is back in ten minutes.',
      },
      {
        id: 'outer.old.peer',
        because: ['luck:first-two=peer', 'luck:now-at>=2', 'stems:no-peer'],
        says: ['outer.then=in-a-crowd'],
        zh_CN:
          '早年认识你的人，说起你用的是“他们那一帮”。头两步大运的天干都是同类，从{luck:start}起二十年，你身边总有几个一样高的身影，老师点名也连着点。走到{luck:now}，那一帮散在各处，新认识的人只见过单独的你，不知道你会接着谁的话往下说。',
        en_US:
          'People who knew you early speak of you in the plural: that bunch. The first two luck cycles both had your own kind on top, and for twenty years from {luck:start} there were always a few others your size in the frame. By {luck:now} the bunch has scattered, and those you meet have only seen you on your own. They don’t know whose sentences you used to finish.',
      },
      {
        id: 'outer.old.wealth',
        because: ['luck:first-two=wealth', 'luck:now-at>=2', 'stems:no-wealth', 'age<=74'],
        says: ['outer.then=busy'],
        zh_CN:
          '小时候的邻居记得你有事可忙：看摊子，跑腿，数钱，管弟妹的饭。从{luck:start}起的头两步大运，天干都是财，要你照管的东西来得早，大人眼里你很早就顶半个人用。如今走{luck:now}，当头的换了别的字，后来的朋友见的是另一面，不知道你早早就会对账。回老家，长辈还是先递给你一串钥匙。',
        en_US:
          'The neighbors you grew up with remember a child with errands: minding the stall, counting change, getting supper for the small ones. From {luck:start} the first two luck cycles both had wealth on top, things to look after, and they came early. In {luck:now} something else is on top, and newer friends have no idea how early you could balance a cash box. Go home, and somebody still hands you the keys.',
      },
      {
        id: 'outer.old.officer',
        because: ['luck:first-two=officer', 'luck:now-at>=2', 'stems:no-officer'],
        says: ['outer.then=well-behaved'],
        zh_CN:
          '你当年的样子，老师还拿来教育后面几届：坐得直，交得早，不顶嘴。头两步大运的天干都是官杀，从{luck:start}起二十年，头上总悬着一条规矩或一个期限。走到{luck:now}，天干换了一个字，现在的朋友见你插话、见你大笑，不觉得稀奇，老熟人却要揉揉眼睛。见了从前的老师，别急着又站得笔直。',
        en_US:
          'Teachers still describe you to later classes: sat straight, handed it in early, never answered back. The first two luck cycles both had an officer on top, and for twenty years from {luck:start} a rule or a deadline hung over you. In {luck:now} the stem is another. Friends of today hear you interrupt, or laugh out loud, and think nothing of it. When you meet one of those teachers, you needn’t stand up straight.',
      },
      {
        id: 'outer.old.officer-output',
        because: ['luck:first-two=officer', 'luck:now=output'],
        says: ['outer.then=well-behaved'],
        zh_CN:
          '最早认识你的人一口咬定，你不会开玩笑。从{luck:start}起头两步运都压着官杀，那二十年的你，话到嘴边先看大人的脸色；眼下{luck:now}的天干是食伤，开口的时候到了。新朋友当你一向这么能讲，老朋友以为你喝多了。别管他们信不信，讲下去，十年够他们习惯的。',
        en_US:
          'The people who’ve known you longest would swear that you can’t tell a joke. From {luck:start} two cycles ran under an officer, and in those twenty years you looked at the grown-ups before you spoke. {luck:now} has output on top, and it’s your turn to talk. New friends think you were always like this. Old ones think it’s the wine. Go on talking; they’ve got a decade to get used to it.',
      },
      {
        id: 'outer.old.resource',
        because: ['luck:first-two=resource', 'luck:now-at>=2', 'stems:no-resource'],
        says: ['outer.then=looked-after'],
        zh_CN:
          '亲戚聚会，总有人还想替你夹菜。头两步大运的天干都是印，从{luck:start}起二十年，有人替你备好书包、添好饭，外人眼里你是被照看的那一个，安静，爱翻书。如今走{luck:now}，你早换了一副样子，他们的筷子没换。吃下去吧，顺手也给他们夹一回，比解释快。',
        en_US:
          'At family gatherings somebody still puts food on your plate. The first two luck cycles both had a seal on top, and for twenty years from {luck:start} your bag was packed and your bowl filled; to others you were the one being looked after, quiet, with a book. You’re in {luck:now} and a different person. Their chopsticks haven’t heard. Eat it, and put something on their plates.',
      },
      {
        id: 'outer.old.resource-wealth',
        because: ['luck:first-two=resource', 'luck:now=wealth'],
        says: ['outer.then=looked-after'],
        zh_CN:
          '你谈价钱的样子，要是让小时候的老师看见，会以为认错了人。从{luck:start}起头两步运都是印，书和照应都有人送到手边；眼下{luck:now}的天干是财，轮到你照管别人的饭。老相识还拿你当学生，请客抢着付，你付一回，那张旧照片才揭得下来。',
        en_US:
          'If an old teacher saw you discussing a price, there’d be some doubt that it’s you. From {luck:start} two cycles ran under a seal, with books and care brought to your elbow; in {luck:now} the stem is wealth, and it’s your turn to see that others eat. Old acquaintances still treat you as the student and grab the check. Pay it once, and the old photograph comes off the wall.',
      },
    ],
  },
  {
    id: 'outer-luck-now',
    card: 'outer',
    role: { section: 'time' },
    when: ['age>=16', 'luck:now-left>=4'],
    paragraphs: [
      {
        id: 'outer.now.bijian',
        because: ['luck:now=bijian', 'age<=74'],
        zh_CN:
          '近来认识的人，见面都像在照镜子：同岁，同行，同一个烦恼。{luck:now.from}起走{luck:now}，天干是比肩，与你一样高的字当头，人家跟你说话用“咱们”。认亲快了，抬举你的也少了。这步运到{luck:now.to}，想有人领路，得自己去敲年长者的门。',
        en_US:
          'Whoever you’ve met of late is a sort of mirror: same age, same line, same complaint. {luck:now}, your cycle since {luck:now.from}, has the Friend on top, a stem of your own height, and people talk to you in the first person plural. Kinship is quick and deference scarce. That holds until {luck:now.to}. If you want someone to lead the way, you’ll have to knock on an older door.',
      },
      {
        id: 'outer.now.bijian-firm',
        because: ['luck:now=bijian', 'sign:firm'],
        zh_CN:
          '旁人约你，现在要问“你们来几个”。你本来力气就足，{luck:now.years}这步{luck:now}又添一个同类当头，外面看见的是一支越走越长的队伍。人多胆气壮，声音也杂，不熟的人分不清哪句是你说的。真要求人的那一天，人家见这阵势，先把门掩上一半。',
        en_US:
          'Inviting you has come to mean asking how many. You were strong enough before, and {luck:now}, from {luck:now.years}, puts one more of your own kind on top; from outside it looks like a column that keeps getting longer. There’s courage in it and a good deal of noise, and strangers can’t tell which voice is yours. On the day you have something to ask, people see the column coming and half close the door.',
      },
      {
        id: 'outer.now.jiecai',
        because: ['luck:now=jiecai', 'age>=16'],
        says: ['outer.now.company=crowd'],
        zh_CN:
          '这些年你的饭局，起头四个人，坐下总是七个。{luck:now}这步运的天干是劫财，爱凑份子、也爱分一杯的那颗星，外头的人遇见你，多半是在人堆里，跟你熟得快，跟你算账也快。{luck:now.to}以前，凡是一起做的事，谁出多少、谁拿多少，当天写在群里。',
        en_US:
          'Dinners you start with four people sit down as seven these years. {luck:now} has the Rival on top, fond of company and of its share, so people meet you in a crowd, and are quick to be friends and quick to reckon up. Until {luck:now.to}, whatever you do together, put who pays what and who gets what into the chat the same day.',
      },
      {
        id: 'outer.now.jiecai-weak',
        because: ['luck:now=jiecai', 'sign:weak'],
        zh_CN:
          '从前一个人扛的箱子，如今有人搭了另一头。你的盘力气偏薄，{luck:now.from}起走{luck:now}，天干劫财，热热闹闹来了一群平辈，外人忽然发觉你说话有底气了。搭手的人也会伸手，这是一回事的两面。到{luck:now.to}之前，欠的人情记成一张单子，一样样还。',
        en_US:
          'A box you used to carry alone has someone on its other end. Yours is a lean chart, and {luck:now}, from {luck:now.from}, has the Rival on top, a whole noisy company of equals. Outsiders notice that you’ve begun to sound sure. Hands that help also reach; the one comes with the other. Until {luck:now.to}, repay each favor within the month.',
      },
      {
        id: 'outer.now.shishen',
        because: ['luck:now=shishen'],
        says: ['outer.now.manner=easier'],
        zh_CN:
          '请你吃饭的人多起来，理由是“跟你吃得香”。{luck:now.years}走{luck:now}，天干食神管吃喝、管手艺，从不赶时间，外人遇见的你慢半拍，肯坐，肯讲，端得出东西。托你办急事的少了，有人便说你没从前利落。这话听听就好，菜趁热。',
        en_US:
          'You get asked to dinner more, on the ground that food tastes better with you. In {luck:now}, {luck:now.years}, the Eating god is on top, all meals and handiwork and no hurry, and the person others meet is half a beat slower, stays, talks, and brings a dish. Fewer emergencies are handed to you. Some say you’ve lost your edge. Pass the rice.',
      },
      {
        id: 'outer.now.shishen-opens',
        because: ['luck:now=shishen', 'stems:no-output'],
        says: ['outer.now.manner=easier'],
        zh_CN:
          '认识你二十年的人，近来第一次听你把一件事从头讲到尾。你的天干上原本没有开口的字，{luck:now.from}起，{luck:now}的天干食神替你把话头递了出来，新朋友还以为你一向健谈。嘴是运借给你的，到{luck:now.to}要还。借着的这几年，把想教的、想写的，先说给一个人听。',
        en_US:
          'Someone who has known you for decades just heard you tell a story to its end for the first time. No stem of yours speaks by itself; since {luck:now.from} the Eating god on top of {luck:now} has been handing you the opening, and new friends suppose you were always a talker. The voice is on loan until {luck:now.to}. Whatever you’d like to teach or write, tell it to one person first.',
      },
      {
        id: 'outer.now.shangguan',
        because: ['luck:now=shangguan'],
        says: ['outer.now.manner=sharper'],
        zh_CN:
          '介绍你的词换过了，从前说“人很好”，现在说“很有意思，别惹”。{luck:now}的天干是伤官，嘴快、主意多、见了旧办法就想改的那颗星，{luck:now.from}以来你在人前亮了许多，也刺了许多。喜欢新意的人往你这边坐，管事的人往后靠。到{luck:now.to}之前，点子照出，名字先写别人的再写自己的。',
        en_US:
          'The words you’re introduced with have changed, from “very nice” to “great fun, don’t cross.” {luck:now} has the Hurting officer on top, quick of tongue and unable to leave an old method alone. Since {luck:now.from} you’ve been brighter in company and pricklier. Those who like novelty move over; those in charge lean back. Until {luck:now.to} keep the ideas coming, and sign them second.',
      },
      {
        id: 'outer.now.shangguan-officer',
        because: ['luck:now=shangguan', 'stems:officer'],
        says: ['outer.now.manner=sharper'],
        zh_CN:
          '从前一句话就叫得住的人，近来带头问“为什么”。你天干上本有管束的字，{luck:now}的天干却是伤官，专跟规矩较真，外人看着像换了个人，上头的人看你的眼神也跟{luck:now.from}以前不同。理在你这边的时候不少，输的是场合，这笔账到{luck:now.to}才不往上添。',
        en_US:
          'The one who could be stopped with a word has begun to ask why. A stem that governs stands in your birth chart, and {luck:now} brings the Hurting officer, which quarrels with rules for a living. To outsiders you’re another person from the one before {luck:now.from}. You’re right a fair part of the time and lose on the setting. Not until {luck:now.to} will that bill stop growing.',
      },
      {
        id: 'outer.now.piancai',
        because: ['luck:now=piancai'],
        says: ['outer.now.manner=open-handed'],
        zh_CN:
          '你的手机号，这些年被人转给过许多陌生人。{luck:now}的天干偏财，门路广、脸面熟，{luck:now.years}里外人见到的你总在牵线：这头有货，那头有人，饭桌上添一双筷子。被找是面子，也是工夫，一个下午就这么打电话打没了。',
        en_US:
          'Your number has been passed to a good many strangers in these years. {luck:now} has Indirect wealth on top, the dealer’s star, and from {luck:now.years} what people meet is a go-between: goods here, a buyer there, one more chair at the table. Being sought out is an honor, and it eats afternoons.',
      },
      {
        id: 'outer.now.piancai-clash',
        because: ['luck:now=piancai', 'luck:now-stem-clash@day', 'age>=16', 'age<=74'],
        says: ['outer.now.manner=contending'],
        zh_CN:
          '这步运里，你在外头的名声是讨价还价讨出来的。{luck:now}的天干正与你的日干相冲，来的又是偏财，活络的生意和人面，客人、单子、地盘，样样要当面争一回才落定。{luck:now.from}以前认识你的人说你变凶了。争完那一杯酒若由你请，名声里还会添一句“过后不记仇”。',
        en_US:
          'Your reputation in this cycle is made at the bargaining end of the table. The stem of {luck:now} faces your own, and it comes as Indirect wealth, business and contacts. So clients, orders and turf each take an argument before they settle. People from before {luck:now.from} say you’ve turned fierce. Buy the other side a drink afterward, and they’ll add that you don’t hold it against anyone.',
      },
      {
        id: 'outer.now.zhengcai',
        because: ['luck:now=zhengcai'],
        says: ['outer.now.manner=steadier'],
        zh_CN:
          '近来别人找你，开头是“这个你帮我看看划不划算”。{luck:now}的天干是正财，一块地慢慢种的那颗星，{luck:now.years}里外人见你算得清、守得住、到点回家，连抽屉都比从前齐整。说你有趣的人少了，托你管钥匙的人多了，串在一起，走路能响一路。',
        en_US:
          'People open with “could you see if this is worth it?” these days. {luck:now} is led by Direct wealth, the field worked a row at a time, and from {luck:now.years} others see you add it up, hold on to it and go home on time. Even your drawers are neater. Fewer of them call you amusing, and more leave you their keys. By now the ring jingles when you walk.',
      },
      {
        id: 'outer.now.zhengcai-joins',
        because: ['luck:now=zhengcai', 'luck:now-stem-combine@day'],
        says: ['outer.now.manner=softer'],
        zh_CN:
          '谁都看得出，你这些年心里搁着人，或搁着一件要照料的东西。{luck:now}的天干是正财，偏又与你的日干相合，拉住了你的手，棱角朝里收，见人先让半步。老对手说你好说话了。{luck:now.to}之前，答应照管的容易只增不减，加一样以前，先问手里哪一样可以交出去。',
        en_US:
          'It’s plain to everyone that somebody has been on your mind these years, or something that needs tending. {luck:now} brings Direct wealth, which joins your own stem and has you by the hand. The corners turn inward and you give way first. Old opponents find you easy to talk to. Until {luck:now.to} the things in your care tend to multiply, so before adding one, ask which to hand on.',
      },
      {
        id: 'outer.now.qisha',
        because: ['luck:now=qisha'],
        says: ['outer.now.manner=tighter'],
        zh_CN:
          '来找你的人，近年进门先说“只占你五分钟”。{luck:now}的天干是七杀，拿着秒表的那颗星，{luck:now.from}以来你走路快，回话短，肩膀端着，别人看见一个不好打扰的人。重担子因此交给你，闲话绕着你走。{luck:now.to}才松下来，那时有人会说，原来你也爱坐着不动。',
        en_US:
          'Visitors come in saying that it’ll only take five minutes. {luck:now} is led by Seven killings, which lets nobody stroll, and since {luck:now.from} you walk fast, answer short and hold your shoulders high. People see someone not to be disturbed. So the heavy work comes to you and the gossip goes around. It eases on {luck:now.to}, and some will be surprised to see you sit.',
      },
      {
        id: 'outer.now.qisha-clash',
        because: ['luck:now=qisha', 'luck:now-stem-clash@day'],
        says: ['outer.now.manner=contending'],
        zh_CN:
          '总有人跟你唱对台，这步运里格外响。{luck:now}的天干是七杀，正面冲着你的日干，当众被问、被催、被比，都摆在明处，旁观的人看你一关关过，看成了习惯。天干的冲，话说开就散。{luck:now.to}之前，凡有人当面顶你，回去写一句：哪一点顶对了。',
        en_US:
          'Somebody always takes the other side, and in this cycle loudly. The stem of {luck:now} is Seven killings, which pushes, and it faces your own stem squarely: you’re questioned, hurried and compared in public, and bystanders have grown used to seeing you come through. What faces in the stems blows over once it’s said. Until {luck:now.to}, after each such round, admit the one point they had.',
      },
      {
        id: 'outer.now.zhengguan',
        because: ['luck:now=zhengguan', 'age<=74'],
        says: ['outer.now.manner=formal'],
        zh_CN:
          '称呼变了，是你最先察觉的事：从前叫名字，如今带上姓和头衔，玩笑也收了。{luck:now}的天干正官讲名分、讲章程，{luck:now.from}到{luck:now.to}这十年，外人先看见你的位置，再看见你。说话有人记录，迟到有人解释。留一处只叫你小名的地方，常去。',
        en_US:
          'What changed first was the way you’re addressed: the last name, a title, fewer jokes. The Direct officer, who keeps rank and procedure, leads {luck:now}, and from {luck:now.from} to {luck:now.to} people see the position before they see you. Your remarks get written down and your lateness gets explained. Keep one place where they use your nickname, and go there often.',
      },
      {
        id: 'outer.now.zhengguan-joins',
        because: ['luck:now=zhengguan', 'luck:now-stem-combine@day', 'age>=16', 'age<=74'],
        says: ['outer.now.manner=softer'],
        zh_CN:
          '规矩到你这儿，近年像是遇着了熟人。{luck:now}的天干正官，管人的那颗星，恰与你的日干相合，外头看见你跟单位、跟制度、跟管事的人处得顺，会上坐得近，表上填得齐。有人羡慕，也有人说你被收编了，要到{luck:now.to}换了运，才看得出你站的是人情还是位子。',
        en_US:
          'Rules seem to meet an old friend when they get to you. {luck:now} is led by the Direct officer, who governs, and it joins your own stem; outsiders see you on good terms with the institution, seated near the chair, with every form complete. Some envy you and some say you’ve been tamed. After {luck:now.to} they’ll see how much of it was the seat and how much was you.',
      },
      {
        id: 'outer.now.pianyin',
        because: ['luck:now=pianyin', 'age>=16'],
        says: ['outer.now.company=withdrawn'],
        zh_CN:
          '“最近都见不到你”，这话你近来常听到。{luck:now}的天干偏印，关门钻研的那颗星，{luck:now.from}以来你辞掉一些饭局，迷上一两样说不清用处的学问，外人只看见窗里的灯。{luck:now.to}灯才往外搬，门口的脚步已经稀了，还来的那两三位最难得。',
        en_US:
          '“We never see you anymore” is a thing you’ve been hearing. {luck:now} is led by the Indirect seal, which shuts the door and digs. Since {luck:now.from} you’ve declined some dinners and taken up a study or two that you can’t easily justify, and people see a lit window. On {luck:now.to} the lamp moves outdoors. The two or three who still come by then are the ones worth the tea.',
      },
      {
        id: 'outer.now.pianyin-firm',
        because: ['luck:now=pianyin', 'sign:firm'],
        says: ['outer.now.company=withdrawn'],
        zh_CN:
          '人家夸你深，背后又说你拖。你本来底子就厚，{luck:now}这步运再添一个偏印，往里收的字，进的多出的少，外面等着看的人等得有点久。{luck:now.years}，有人替你着急，有人以为你什么也没做。做到六成就拿出来一回，难看也不要紧。',
        en_US:
          'They call you deep to your face and slow behind your back. You had plenty in store before, and {luck:now} adds an Indirect seal, one more stem that takes in. More arrives than leaves, and those waiting outside have waited awhile. From {luck:now.years} some worry for you and some conclude that nothing is being done. Show it at sixty percent. Ugly will do.',
      },
      {
        id: 'outer.now.zhengyin',
        because: ['luck:now=zhengyin'],
        says: ['outer.now.manner=gentler'],
        zh_CN:
          '近年跟你说话的人，嗓门都低了一点。{luck:now}的天干正印，让人肯坐下来听的那颗星，{luck:now.from}起，外头见到的是一个肯听、肯教、身后有书架的人，来诉苦的比来吵架的多。听多了自己会沉，回家的路上要多走一站才散得开。这样的日子到{luck:now.to}。',
        en_US:
          'People lower their voices a little when they talk to you these years. {luck:now} has the Direct seal on top, the star of teachers and elders, and since {luck:now.from} what they meet is someone who listens, explains and has a bookcase behind them. More come to be consoled than to argue. It adds up: some evenings you get off a stop early and walk. So it goes until {luck:now.to}.',
      },
      {
        id: 'outer.now.zhengyin-weak',
        because: ['luck:now=zhengyin', 'sign:weak'],
        says: ['outer.now.manner=gentler'],
        zh_CN:
          '替你说话的人，这步运里比哪一步都多。你的盘力气偏薄，{luck:now.from}交{luck:now}，天干正印，送饭、送书、送推荐信的那颗星，旁人远远看去，你像身后站着一位长辈。有人撑腰，腰会懒。{luck:now.to}之后这位要走，趁现在把学的东西考成一张纸，自己拿着。',
        en_US:
          'More people speak up for you in this cycle than in most. Yours is a lean chart, and {luck:now}, since {luck:now.from}, is led by the Direct seal, which brings meals, books and letters of reference. From a distance it looks as if an elder stood behind you. A back that’s held up gets lazy. The elder leaves on {luck:now.to}, so turn what you’re learning into a certificate now.',
      },
    ],
  },
  {
    id: 'outer-luck-next',
    card: 'outer',
    role: { section: 'time' },
    when: ['age>=16'],
    paragraphs: [
      {
        id: 'outer.next.bijian',
        because: ['luck:next=bijian'],
        zh_CN:
          '下一批朋友，会在{luck:next.from}以后陆续到齐，个个与你一般高。那天换走{luck:next}，天干比肩，平辈的字领头，外人不再仰着看你，也不再护着你，拍肩膀的多，鞠躬的少。习惯了被让座的人，头一年要适应站着说话。',
        en_US:
          'Your next set of friends starts arriving after {luck:next.from}, each of them exactly your height. That day {luck:next} begins, led by the Friend, a stem of your own kind. People will stop looking up to you and stop looking after you; there’ll be more hands on the shoulder and fewer bows. If you’re used to being offered the chair, the first year is spent standing.',
      },
      {
        id: 'outer.next.jiecai',
        because: ['luck:next=jiecai'],
        zh_CN:
          '门口的鞋会多起来，日子从{luck:next.from}算。{luck:next}的天干是劫财，来时总带着一群人，外头认识你的不再一个一个来，一次来一桌。你的名声会比现在热闹，也比现在零碎，谁都能讲你一段。换运之前，把哪些东西可以借、哪些不借，跟自己人先说定。',
        en_US:
          'Expect more shoes by the door from {luck:next.from}. {luck:next} is led by the Rival, the star that brings a crowd, and people who get to know you will come by the table instead of by the chair. Your reputation gets livelier and comes in pieces; anyone will be able to tell a bit of it. Before then, settle with those close to you what may be borrowed and what may not.',
      },
      {
        id: 'outer.next.shishen',
        because: ['luck:next=shishen'],
        zh_CN:
          '别人眼里的你，{luck:next.from}以后会慢下来，也会圆一点。{luck:next}的天干是食神，饭菜、手艺、闲话的那颗星，邀约从正式场合挪到餐桌边，有人第一次见你系围裙。凭紧张换来的那份敬重要折旧，凭东西换来的会补上。',
        en_US:
          'After {luck:next.from} people will find you slower, and rounder at the corners. {luck:next} is led by the Eating god, all meals, handiwork and talk, and invitations move from formal rooms to the kitchen; somebody will see you in an apron for the first time. Respect that came from tension loses value. Respect for what you make takes its place.',
      },
      {
        id: 'outer.next.shangguan',
        because: ['luck:next=shangguan', 'age<=74'],
        zh_CN:
          '往后有人会转述你的话，还加上“原话比这厉害”。{luck:next.from}起走{luck:next}，天干伤官嘴快而亮，你在人前藏不住主意，藏不住喜恶，名字传得比现在远。朋友会分成两半，一半等着听，一半等着你说错，散会后两半人都来加你好友。',
        en_US:
          'In time people will quote you and add that the original was worse. From {luck:next.from} you’re in {luck:next}, led by the Hurting officer, quick and bright of tongue. Opinions and dislikes will show on you, and your name will travel further than it does now. Half of your acquaintance will wait to hear you and half to catch you, and both halves will want your number.',
      },
      {
        id: 'outer.next.piancai',
        because: ['luck:next=piancai', 'age>=16', 'age<=74'],
        zh_CN:
          '你认识的人，过了{luck:next.from}会成倍地多，记不住名字的也成倍。{luck:next}的天干偏财，把你的名片发到了你没去过的地方，外人会当你门路宽、手也宽，先喊一声哥姐，再说事。真办得成的名声攒起来慢，办不成的传得快。换运前备一句现成的话：“我问问看，问不到也回你。”',
        en_US:
          'The number of people you know will multiply after {luck:next.from}, and so will the names you can’t recall. {luck:next} is led by Indirect wealth, business and contacts in motion, and strangers will take you for someone with connections and an open hand. Word of what you managed spreads slowly, word of what you didn’t spreads fast. Have a phrase ready: “I’ll ask, and you’ll hear from me either way.”',
      },
      {
        id: 'outer.next.zhengcai',
        because: ['luck:next=zhengcai'],
        zh_CN:
          '到{luck:next.from}，外人会开始拿你当过日子的人看。{luck:next}的天干正财一分一厘守得住，约你出门的理由变成看房子、比价钱、给孩子挑鞋，说走就走的那类电话打给别人了。踏实的名声不响，可是用得久。想疯的事，趁换运之前疯完。',
        en_US:
          'By {luck:next.from} people begin to see you as someone who keeps house. {luck:next} is led by Direct wealth, which holds on to the pennies. They’ll ask you along to look at an apartment, compare two prices, choose shoes for a child; calls of the drop-everything sort go to other numbers. A solid name makes no noise and lasts. Any folly you’ve been planning, do it before then.',
      },
      {
        id: 'outer.next.qisha',
        because: ['luck:next=qisha', 'age<=74'],
        zh_CN:
          '再过一程，难题会指名要你。{luck:next.from}换{luck:next}，天干七杀，只看成败的那颗星，旁人遇见的你会更快、更硬、更少废话，怕你的和靠你的是同一批人。这身盔甲穿上好看，脱下要人帮忙。换运之前，先跟最近的那位说好一个暗号，听见就把工作放下。',
        en_US:
          'One stage further on, hard problems will ask for you by name. On {luck:next.from} comes {luck:next}, led by Seven killings, the star of hard assignments. People will meet someone faster, harder and shorter of speech, and those who fear you will be the ones who lean on you. Armor looks well and takes two to get off. Agree on a password now, with whoever is nearest, that means put it down.',
      },
      {
        id: 'outer.next.zhengguan',
        because: ['luck:next=zhengguan', 'age<=74'],
        zh_CN:
          '有人会开始在背后说“这事得问过”，说的就是你。{luck:next.from}起是{luck:next}，天干正官，发头衔也查头衔的那颗星，外头给你的座位会往中间挪，随口一句话也有人当成答复。穿得随便的日子不多了。趁还没换运，把欠的表、没补的证、说过没办的事，一样样清掉。',
        en_US:
          'Somebody will start saying, “We’d have to check first,” and it’s you they’ll mean to check with. From {luck:next.from} it’s {luck:next}, led by the Direct officer, who minds rank and procedure. Your chair moves toward the middle of the table, and an offhand remark will be taken for a ruling. Before that day, clear up the forms you owe, the papers that lapsed and whatever you said you’d do.',
      },
      {
        id: 'outer.next.pianyin',
        because: ['luck:next=pianyin'],
        zh_CN:
          '朋友们该趁早约你，{luck:next.from}以后就不太约得到。{luck:next}的天干偏印爱关起门来钻一样东西，外人会说你淡了，怪了，或者“在忙什么大事”。其实门没有锁，只是没人教过他们怎么敲。换运之前告诉两三个人：发消息我会晚回，敲门我会开。',
        en_US:
          'Friends should book you early, since after {luck:next.from} you’ll be hard to get. {luck:next} is led by the Indirect seal, which shuts the door on a single pursuit, and people will call you distant, or odd, or up to something big. The door won’t be locked. They just won’t have been told how to knock. Tell two or three beforehand: texts get a late answer, knocking gets one at once.',
      },
      {
        id: 'outer.next.zhengyin',
        because: ['luck:next=zhengyin'],
        zh_CN:
          '换上{luck:next}那天是{luck:next.from}，从此来见你的人会先把手机调成静音。天干正印像老师，也像长辈，别人眼里你添了几分书卷和耐心，讨主意的、诉委屈的、送孩子来补课的，慢慢排到门口。你自己也会有人护着，只是护你的人不爱热闹。',
        en_US:
          'On the day {luck:next} begins, {luck:next.from}, visitors start putting their phones on silent. The cycle is led by the Direct seal, the patient teacher, and others will see patience in you and a bookish streak. A line forms: someone wanting advice, someone with a grievance, a neighbor’s child who needs tutoring. Somebody will be looking after you, too, and won’t make a noise about it.',
      },
    ],
  },
]
