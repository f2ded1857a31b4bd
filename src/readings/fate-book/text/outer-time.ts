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
        form: ['dated', 'statement'],
        zh_CN:
          '老同学说你从前最会逗人，节目、外号、墙报都有你一份。从{luck:start}起的头二十年，说笑和手艺替你开口⟨（头两步大运天干都是食伤）⟩。如今⟨走的是{luck:now}，换了天干|这十年换了一路⟩，新朋友听到这些旧事会笑着摇头；要让他们信，得等两拨人坐上同一张桌子。',
        en_US:
          'Old classmates remember a clown: the skits, the school paper, the nicknames. For twenty years from {luck:start} talk and handiwork did the speaking for you ⟨(output on top of the first two luck cycles)⟩. ⟨You’re in {luck:now} now, under another stem|These ten years follow another line⟩, and newer friends shake their heads at the tales. It would take both sets at one table to settle the matter.',
      },
      {
        id: 'outer.old.output-officer',
        because: ['luck:first-two=output', 'luck:now=officer', 'stems:no-output'],
        says: ['outer.then=talkative'],
        form: ['dated', 'statement'],
        zh_CN:
          '早年的玩伴见了你，头一句是“你现在怎么这么正经”。从{luck:start}起的头二十年，你想到就说，说完就玩⟨（头两步运都是食伤）⟩；眼下这十年头上有了规矩和期限⟨（{luck:now}天干官杀）⟩，话先在肚里过一遍。人没变，是旁边坐的人变了：单独跟一位老朋友待上十分钟，从前那张嘴自己会回来。新认识的人没见过那十分钟，所以两边说起你来，从来对不上。',
        en_US:
          '“When did you get so serious?” is the first thing an old playmate says. For the twenty years from {luck:start} a thought of yours was out as soon as it was in ⟨(output on top of the first two luck cycles)⟩. In these ten years you have rules and deadlines over you ⟨({luck:now}, led by an officer)⟩, and sentences get checked before they leave. You haven’t changed, only the company has. Alone with one of the old crowd, the old mouth is back in ten minutes. Newer friends have never seen those ten minutes, so the two sides never agree about you.',
      },
      {
        id: 'outer.old.peer',
        because: ['luck:first-two=peer', 'luck:now-at>=2', 'stems:no-peer'],
        says: ['outer.then=in-a-crowd'],
        form: ['dated', 'statement'],
        zh_CN:
          '早年认识你的人，说起你用的是“他们那一帮”。从{luck:start}起的头二十年，你身边总有几个一样高的人⟨（头两步大运天干都是同类）⟩。后来那一帮散了，新认识的只见过单独的你。',
        en_US:
          'People who knew you early speak of you in the plural: that bunch. For twenty years from {luck:start} there were always a few others your size around you ⟨(peers on top of the first two luck cycles)⟩. The bunch has scattered, and those you meet now have only seen you on your own.',
      },
      {
        id: 'outer.old.wealth',
        because: ['luck:first-two=wealth', 'luck:now-at>=2', 'stems:no-wealth', 'age<=74'],
        says: ['outer.then=busy'],
        form: ['list', 'dated'],
        zh_CN:
          '小时候的邻居记得你有事可忙：跑腿，数钱，看东西，照顾更小的。从{luck:start}起的头二十年，要你照管的来得早⟨（头两步大运天干都是财）⟩，大人眼里你很早就顶半个人用。⟨如今走{luck:now}，|如今⟩后来的朋友见的是另一面；回到老家，长辈还是先递给你一串钥匙。',
        en_US:
          'The neighbors you grew up with remember a child with things to do: errands, change to count, smaller ones to mind. In the twenty years from {luck:start} you were put in charge early ⟨(wealth on top of the first two luck cycles)⟩. ⟨In {luck:now} newer|Newer⟩ friends know another side. Go home, and somebody still hands you the keys.',
      },
      {
        id: 'outer.old.officer',
        because: ['luck:first-two=officer', 'luck:now-at>=2', 'stems:no-officer'],
        says: ['outer.then=well-behaved'],
        form: ['dated', 'statement'],
        zh_CN:
          '老师还拿你当年的样子教后面几届：坐得直，交得早，不顶嘴。从{luck:start}起的头二十年，你头上总悬着一条规矩或一个期限⟨（头两步大运天干都是官杀）⟩。⟨走到{luck:now}，天干换了一个字，|后来换了一路，⟩现在的朋友见你插话、见你大笑，不觉得稀奇，老熟人却要揉揉眼睛。',
        en_US:
          'Teachers still describe you to later classes: sat up straight, handed it in early, never answered back. For twenty years from {luck:start} a rule or a deadline hung over you ⟨(an officer on top of the first two luck cycles)⟩. ⟨In {luck:now} the stem is another.|That has changed since.⟩ Friends of today hear you interrupt, or laugh out loud, and think nothing of it. Old acquaintances rub their eyes.',
      },
      {
        id: 'outer.old.officer-output',
        because: ['luck:first-two=officer', 'luck:now=output'],
        says: ['outer.then=well-behaved'],
        form: ['dated', 'statement'],
        zh_CN:
          '最早认识你的人一口咬定，你不会开玩笑。从{luck:start}起的头二十年，你话到嘴边先看大人的脸色⟨（头两步运都是官杀）⟩；眼下这十年轮到你开口⟨（{luck:now}天干食伤）⟩。新朋友当你一向这么能讲，老朋友以为你喝多了。你自己也还不大惯，讲得兴起会忽然停一下，像在等人批准。没有人来批准，停着停着，这一下也就没有了。',
        en_US:
          'Those who’ve known you longest would swear that you can’t tell a joke. For twenty years from {luck:start} you looked at the grown-ups before you spoke ⟨(an officer on top of the first two luck cycles)⟩. In these ten years it’s your turn to talk ⟨({luck:now}, led by output)⟩. New friends think you were always like this, and old ones think it’s the wine. You’re not quite used to it yourself. In the middle of a story you stop for a moment, as if waiting for permission. Nobody comes to give it, and in time the pause goes away.',
      },
      {
        id: 'outer.old.resource',
        because: ['luck:first-two=resource', 'luck:now-at>=2', 'stems:no-resource'],
        says: ['outer.then=looked-after'],
        form: ['dated'],
        zh_CN:
          '在亲戚眼里，你还是被照看的那一个，聚会总有人替你夹菜。从{luck:start}起的头二十年，有人替你备好、添好⟨（头两步大运天干都是印）⟩，你安静，爱翻书。⟨如今走{luck:now}，你早|如今你早⟩换了一副样子，他们的手势没换。你给他们夹一回，比解释快。那份照看你当年不觉得，后来一个人在外头，才知道夹菜也要有人动手。所以你现在待比你小的人，用的正是他们那一套：先问吃了没有，再问别的。他们若看见，会认出自己的手势。',
        en_US:
          'To your relatives you’re still the one who gets looked after, and somebody always fills your plate. For twenty years from {luck:start} things were made ready for you ⟨(a seal on top of the first two luck cycles)⟩, and you were quiet, with a book. ⟨In {luck:now} you’re|You’re⟩ a different person by now, and they haven’t changed the gesture. Filling their plates once works faster than explaining. You didn’t notice that care at the time. Only later, away from home, did you learn that a plate doesn’t fill itself. With people younger than you, you now do just as they did: first you ask if they’ve eaten, then the rest. If your relatives saw it, they’d recognize the gesture.',
      },
      {
        id: 'outer.old.resource-wealth',
        because: ['luck:first-two=resource', 'luck:now=wealth'],
        says: ['outer.then=looked-after'],
        form: ['dated'],
        zh_CN:
          '你谈价钱的样子，老师看见会以为认错了人。从{luck:start}起的头二十年，书和照应都送到你手边⟨（头两步运都是印）⟩；眼下这十年，轮到你照管别人的饭⟨（{luck:now}天干是财）⟩。老相识还拿你当学生，抢着付账；你付一回，那张旧照片才揭得下来。',
        en_US:
          'If an old teacher heard you discuss a price, there’d be some doubt that it’s you. For twenty years from {luck:start} books and care were brought to you ⟨(a seal on top of the first two luck cycles)⟩. In these ten years it’s your turn to see that others eat ⟨({luck:now}, led by wealth)⟩. Old acquaintances still treat you as the student and grab the check. Pay it once, and the old picture comes off the wall.',
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
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '从{luck:now.from}起的这十年，你认识的人见面都像在照镜子：同岁，同行，同一个烦恼。这一程当头的是跟你一样高的⟨（{luck:now}天干比肩）⟩，人家跟你说话用“咱们”。认亲快了，抬举你的少了。到{luck:now.to}以前想有人领路，得自己去敲年长者的门。',
        en_US:
          'Since {luck:now.from} the people you meet have been a sort of mirror: same age, same line, same complaint. Someone of your own height leads these ten years ⟨({luck:now}, led by the Friend)⟩, and people talk to you in terms of “we.” Kinship is quick and deference scarce. Until {luck:now.to}, if you want someone to show you the way, you’ll have to knock on an older door.',
      },
      {
        id: 'outer.now.bijian-firm',
        because: ['luck:now=bijian', 'sign:firm'],
        form: ['statement'],
        zh_CN:
          '旁人约你，要先问来几个。你本来力气就足，{luck:now.years}这十年又添一个跟你同类的⟨（{luck:now}天干比肩）⟩。人多胆气壮，声音也杂，不熟的人分不清哪句是你说的。',
        en_US:
          'Inviting you has come to mean asking how many. You were strong enough before, and these ten years, {luck:now.years}, add one more of your own kind ⟨({luck:now}, led by the Friend)⟩. There’s courage in numbers and a good deal of noise, and strangers can’t tell which voice is yours.',
      },
      {
        id: 'outer.now.jiecai',
        because: ['luck:now=jiecai', 'age>=16'],
        says: ['outer.now.company=crowd'],
        claims: ['years-ahead=10'],
        form: ['order'],
        zh_CN:
          '这些年你起头约四个人，坐下总是七个。这一程当头的是爱热闹、也爱分一杯的劲⟨（{luck:now}天干劫财）⟩，外头的人遇见你多半是在人堆里，跟你熟得快，跟你算账也快。{luck:now.to}以前，凡是一起做的事，谁出多少、谁拿多少，当天说清。',
        en_US:
          'Gatherings you start with four people sit down as seven these years. What leads this decade of yours likes a crowd and its own share ⟨({luck:now}, led by the Rival)⟩. People mostly meet you among others, and are quick to be friends and quick to reckon up. Until {luck:now.to}, whatever you do together, settle who pays and who gets what on the same day.',
      },
      {
        id: 'outer.now.jiecai-weak',
        because: ['luck:now=jiecai', 'sign:weak'],
        form: ['dated'],
        zh_CN:
          '从前一个人扛的，如今有人搭了另一头。你的盘力气偏薄，{luck:now.from}起的这十年热热闹闹来了一群平辈⟨（{luck:now}天干劫财）⟩，外人忽然发觉你说话有底气了。搭手的人也会伸手，这是一回事的两面。你以前没有欠人情的习惯，这几年得学着还，而且要还得比借得快，不然这群人聚得快，散得也快。',
        en_US:
          'What you used to carry alone has someone on its other end. Yours is a lean chart, and the ten years since {luck:now.from} have brought a whole noisy company of equals ⟨({luck:now}, led by the Rival)⟩. Outsiders notice that you’ve begun to sound sure. Hands that help also reach, and the one comes with the other. You’ve never been used to owing favors. In these years you learn to return them, faster than you take them, or the company will go as quickly as it came.',
      },
      {
        id: 'outer.now.shishen',
        because: ['luck:now=shishen'],
        says: ['outer.now.manner=easier'],
        form: ['dated', 'statement'],
        zh_CN:
          '{luck:now.years}这十年，请你吃饭的人多起来，理由是“跟你吃得香”。当头的是吃喝和手艺，从不赶时间⟨（{luck:now}天干食神）⟩，外人遇见的你慢半拍，肯坐，肯讲。托你办急事的少了，有人便说你没从前利落。这话不必急着反驳。快是从前的你换来的名声，现在的这份名声要慢慢才看得出：谁在你这里吃过、坐过、学过一手，过几年都还会回来。真有急事要办的那天，先说一句“这次我赶”，他们就知道从前的你还在。',
        en_US:
          'In these ten years, {luck:now.years}, you get asked to meals more, on the ground that food tastes better with you. Meals and handiwork lead the decade, and no hurry ⟨({luck:now}, led by the Eating god)⟩. The person others meet is half a beat slower, stays, and talks. Fewer emergencies are handed to you. Some say you’ve lost your edge. There’s no need to argue. Speed was the reputation you earned before. The present one takes time to show: whoever ate with you, sat with you or learned a thing from you comes back years later. On the day something is urgent, say “this time I’m in a hurry,” and they’ll know that the old you is still there.',
      },
      {
        id: 'outer.now.shishen-opens',
        because: ['luck:now=shishen', 'stems:no-output'],
        says: ['outer.now.manner=easier'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '认识你很久的人，近来第一次听你把一件事从头讲到尾。你露在外面的原本没有开口的那一路，{luck:now.from}起的这十年把话头递了过来⟨（{luck:now}天干食神）⟩，新朋友还以为你一向健谈。嘴是这十年借给你的，到{luck:now.to}要还。',
        en_US:
          'People who’ve known you long have just heard you tell a story to its end for the first time. Nothing you show in your chart speaks by itself, and since {luck:now.from} these ten years have been handing you the opening ⟨({luck:now}, led by the Eating god)⟩. New friends suppose you were always a talker. The voice is on loan until {luck:now.to}.',
      },
      {
        id: 'outer.now.shangguan',
        because: ['luck:now=shangguan'],
        says: ['outer.now.manner=sharper'],
        claims: ['years-ahead=10'],
        form: ['dated', 'statement'],
        zh_CN:
          '介绍你的词换过了，从前说“人很好”，现在说“很有意思，别惹”。这十年当头的是快嘴和见了旧办法就想改的劲⟨（{luck:now}天干伤官）⟩，{luck:now.from}以来你在人前亮了许多，也刺了许多。喜欢新意的人往你这边坐，管事的人往后靠。到{luck:now.to}之前，点子照出，名字先写别人的再写自己的，两边都坐得住。',
        en_US:
          'The words you’re introduced with have changed, from “very nice” to “great fun, handle with care.” A quick tongue that can’t leave an old method alone leads these ten years ⟨({luck:now}, led by the Hurting officer)⟩. Since {luck:now.from} you’ve been brighter in company and pricklier. Those who like novelty move over, and those in charge lean back. Until {luck:now.to}, keep the ideas coming and sign them second, and both will stay in their seats.',
      },
      {
        id: 'outer.now.shangguan-officer',
        because: ['luck:now=shangguan', 'stems:officer'],
        says: ['outer.now.manner=sharper'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '从前一句话就叫得住的人，近来带头问“为什么”。你露在外面的本有管束的一路，这十年来的却专跟规矩较真⟨（{luck:now}天干伤官）⟩，{luck:now.from}以来外人看着像换了个人。理在你这边的时候不少，输的是场合。同一句话，早说一天、少说两个人听见，结果就不同；这笔学费大约要交到{luck:now.to}。',
        en_US:
          'The one who could be stopped with a word has begun to ask why. Something that governs shows in your birth chart, and these ten years bring what quarrels with rules ⟨({luck:now}, led by the Hurting officer)⟩. To outsiders you’ve been another person since {luck:now.from}. You’re right a fair part of the time, and lose on the setting. The same words said a day earlier, with two fewer people listening, would have gone through. Expect to pay for that lesson until about {luck:now.to}.',
      },
      {
        id: 'outer.now.piancai',
        because: ['luck:now=piancai'],
        says: ['outer.now.manner=open-handed'],
        claims: ['presumes=phone'],
        form: ['dated'],
        zh_CN:
          '你的电话被人转给过许多陌生人。{luck:now.years}这十年当头的是门路和人面⟨（{luck:now}天干偏财）⟩，外人见到的你总在牵线。被找是面子，也是工夫，一个下午就这么没了。',
        en_US:
          'Your number has been passed to a good many strangers. Openings and contacts lead these ten years, {luck:now.years} ⟨({luck:now}, led by Indirect wealth)⟩, and what people meet is a go-between. Being sought out is an honor, and it eats afternoons.',
      },
      {
        id: 'outer.now.piancai-clash',
        because: ['luck:now=piancai', 'luck:now-stem-clash@day', 'age>=16', 'age<=74'],
        says: ['outer.now.manner=contending'],
        form: ['dated', 'statement'],
        zh_CN:
          '这十年里，你在外头的名声是讨价还价讨出来的。来的是活络的生意和人面，又跟你正面顶着⟨（{luck:now}天干偏财冲日）⟩：客人、单子、地盘，样样要当面争一回才落定，{luck:now.from}以前认识你的人说你变凶了。争完那一顿若由你请，名声里还会添一句“过后不记仇”。',
        en_US:
          'Your reputation is being made in bargaining. What these ten years bring is business and contacts, and it faces you head-on ⟨({luck:now}, Indirect wealth facing the day stem)⟩. Clients, orders and turf each take an argument before they settle, and people from before {luck:now.from} say you’ve turned fierce. Buy the other side dinner afterward, and they’ll add that you don’t hold it against anyone.',
      },
      {
        id: 'outer.now.zhengcai',
        because: ['luck:now=zhengcai'],
        says: ['outer.now.manner=steadier'],
        form: ['dated', 'statement'],
        zh_CN:
          '找你的人，开头是“这个划不划算”。{luck:now.years}这十年当头的是一块地慢慢种的劲⟨（{luck:now}天干正财）⟩。说你有趣的人少了，托你管钥匙的人多了。',
        en_US:
          '“Is this worth it?” people ask you first. In these ten years, {luck:now.years}, what leads is patience with small sums ⟨({luck:now}, led by Direct wealth)⟩. Fewer of them call you amusing. More leave you their keys.',
      },
      {
        id: 'outer.now.zhengcai-joins',
        because: ['luck:now=zhengcai', 'luck:now-stem-combine@day'],
        says: ['outer.now.manner=softer'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '谁都看得出，你这些年心里搁着人，或搁着一件要照料的东西。这十年来的是要你照管的一样，又跟你合得来⟨（{luck:now}天干正财合日）⟩，你棱角朝里收，见人先让半步，老对手说你好说话了。{luck:now.to}之前，答应照管的容易只增不减，加一样以前，先问手里哪一样可以交出去。',
        en_US:
          'It’s plain to everyone that somebody has been on your mind these years, or something that needs tending. These ten years bring something to look after, and it joins you ⟨({luck:now}, Direct wealth joining the day stem)⟩. The corners turn inward, you give way first, and old opponents find you easy to talk to. Until {luck:now.to} the things in your care tend to multiply, so before adding one, ask which to hand on.',
      },
      {
        id: 'outer.now.qisha',
        because: ['luck:now=qisha'],
        says: ['outer.now.manner=tighter'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '来找你的人，近年进门先说“只占你五分钟”。这十年当头的是逼人做决定的劲⟨（{luck:now}天干七杀）⟩，{luck:now.from}以来你走路快，回话短，肩膀端着，别人看见一个不好打扰的人。重担子因此交给你，闲话绕着你走。到{luck:now.to}这股劲才换人，那时有人会说，原来你也爱坐着不动。',
        en_US:
          'Visitors come in saying that it’ll only take five minutes. The pressure that makes people decide leads these ten years ⟨({luck:now}, led by Seven killings)⟩. Since {luck:now.from} you walk fast, answer short and hold your shoulders high, and people see someone not to be disturbed. So the heavy loads come to you and the gossip goes around. That pressure leads until {luck:now.to}. After that, some will be surprised to see you sit.',
      },
      {
        id: 'outer.now.qisha-clash',
        because: ['luck:now=qisha', 'luck:now-stem-clash@day'],
        says: ['outer.now.manner=contending'],
        claims: ['years-ahead=10'],
        form: ['order'],
        zh_CN:
          '当众被问、被催、被比，这十年都摆在明处。逼人的那股劲正面冲着你⟨（{luck:now}天干七杀冲日）⟩，总有人跟你唱对台；旁观的人看你一关关过，看成了习惯。这种对立话说开就散。{luck:now.to}之前，凡有人当面顶你，回去写一句：哪一点顶对了。',
        en_US:
          'You’re questioned, hurried and compared in public these years. The pressure that forces decisions faces you squarely ⟨({luck:now}, Seven killings facing the day stem)⟩, so somebody always takes the other side, and bystanders have grown used to seeing you come through. Such a quarrel blows over once it’s said. Until {luck:now.to}, after each round, write down the one point they had.',
      },
      {
        id: 'outer.now.zhengguan',
        because: ['luck:now=zhengguan', 'age<=74'],
        says: ['outer.now.manner=formal'],
        form: ['dated', 'statement'],
        zh_CN:
          '称呼变了，是你最先察觉的事：从前叫名字，如今带上姓和头衔，玩笑也收了。从{luck:now.from}到{luck:now.to}，当头的是名分和章程⟨（{luck:now}天干正官）⟩，外人先看见你的位置，再看见你。说话有人记录，迟到有人解释。你仍旧是那个会笑的人，只是得有一处地方没人知道你做什么，才笑得出来；这样的地方，这十年里要自己留。',
        en_US:
          'What changed first was the way you’re addressed: the last name, a title, fewer jokes. From {luck:now.from} to {luck:now.to} rank and procedure lead ⟨({luck:now}, led by the Direct officer)⟩, and people see the position before they see you. Your remarks get written down and your lateness gets explained. You still laugh as you did, but only where nobody knows what you do. In these ten years you have to keep such a place for yourself.',
      },
      {
        id: 'outer.now.zhengguan-joins',
        because: ['luck:now=zhengguan', 'luck:now-stem-combine@day', 'age>=16', 'age<=74'],
        says: ['outer.now.manner=softer'],
        claims: ['years-ahead=10'],
        form: ['dated', 'statement'],
        zh_CN:
          '你跟制度、跟管事的人，近年处得很顺。这十年当头的是管人的那一样，恰好跟你合⟨（{luck:now}天干正官合日）⟩，会上坐得近，表上填得齐。有人羡慕，也有人说你被收编了；要到{luck:now.to}以后，才看得出人家认的是你还是位子。',
        en_US:
          'You’ve been on good terms with the rules and the people in charge. What governs leads these ten years, and it joins you ⟨({luck:now}, the Direct officer joining the day stem)⟩, so you sit near the chair and your forms are complete. Some envy you and some say you’ve been tamed. After {luck:now.to} they’ll see how much of it was the seat and how much was you.',
      },
      {
        id: 'outer.now.pianyin',
        because: ['luck:now=pianyin', 'age>=16'],
        says: ['outer.now.company=withdrawn'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '“最近都见不到你”，这话你近来常听到。这十年当头的是关门钻研的劲⟨（{luck:now}天干偏印）⟩，{luck:now.from}以来你辞掉一些聚会，迷上一两样说不清用处的东西，外人只看见窗里的灯。这样的日子到{luck:now.to}，还来敲门的那两三位最难得。你并没有疏远谁，是一天里能给人的工夫少了，给出去的那一点又总在别人睡下以后。到后来不知不觉，你对外头的事要靠这两三个人转述；肯听他们转述，你就没有真的离开。',
        en_US:
          '“We never see you anymore” is a thing you’ve been hearing. A taste for shutting the door and digging leads these ten years ⟨({luck:now}, led by the Indirect seal)⟩. Since {luck:now.from} you’ve declined some invitations and taken up a thing or two you can’t easily justify, and people see a lit window. So it goes until {luck:now.to}. The two or three who still knock are the ones to keep. You haven’t turned away from anyone. There are just fewer hours in your day for other people, and those come after they’ve gone to bed. Without noticing it you hear of the outside world through these two or three. As long as you listen to them, you haven’t really left.',
      },
      {
        id: 'outer.now.pianyin-firm',
        because: ['luck:now=pianyin', 'sign:firm'],
        says: ['outer.now.company=withdrawn'],
        form: ['statement'],
        zh_CN:
          '人家夸你深，背后又说你拖。你本来底子就厚，{luck:now.years}这十年再添一样往里收的⟨（{luck:now}天干偏印）⟩，进的多出的少，等着看的人等得有点久。',
        en_US:
          'They call you deep to your face and slow behind your back. You had plenty in store before, and these ten years, {luck:now.years}, add one more thing that takes in ⟨({luck:now}, led by the Indirect seal)⟩. More arrives than leaves, and those waiting outside have waited awhile.',
      },
      {
        id: 'outer.now.zhengyin',
        because: ['luck:now=zhengyin'],
        says: ['outer.now.manner=gentler'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '近年跟你说话的人，嗓门都低了一点。这十年当头的是照应和学问⟨（{luck:now}天干正印）⟩，{luck:now.from}起，外头见到的是一个肯听、肯教的人，来诉苦的比来吵架的多。听多了自己会沉，要独自走一段路才散得开。这样的日子到{luck:now.to}。',
        en_US:
          'People lower their voices a little when they talk to you these years. Care and learning lead the ten years since {luck:now.from} ⟨({luck:now}, led by the Direct seal)⟩, and what others meet is someone who listens and explains. More come to be consoled than to argue. It adds up, and some days you need a walk alone to shake it off. So it goes until {luck:now.to}.',
      },
      {
        id: 'outer.now.zhengyin-weak',
        because: ['luck:now=zhengyin', 'sign:weak'],
        says: ['outer.now.manner=gentler'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '这十年里有人替你说话。你的盘力气偏薄，{luck:now.from}起当头的是送饭、送书、肯替你担保的那一样⟨（{luck:now}天干正印）⟩，旁人远远看去，你像身后站着一位长辈。有人撑腰，腰会懒；这位到{luck:now.to}要走，学到手的得在那以前变成自己拿得出来的东西。',
        en_US:
          'Somebody speaks up for you in these years. Yours is a lean chart, and since {luck:now.from} it’s been led by what brings meals, books and good references ⟨({luck:now}, led by the Direct seal)⟩. From a distance it looks as if an elder stood behind you. A back that’s held up gets lazy. The elder stays until {luck:now.to}, and what you’ve learned should be something of your own to show by then.',
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
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '下一批朋友，会在{luck:next.from}以后陆续到齐，个个与你一般高。那时换上的是跟你同类的一程⟨（{luck:next}天干比肩）⟩，外人不再仰着看你，也不再护着你，拍肩膀的多，鞠躬的少。习惯了被让座的人，头一年要适应站着说话。',
        en_US:
          'Your next set of friends starts arriving after {luck:next.from}, each of them exactly your height. Your own kind leads the ten years that begin then ⟨({luck:next}, led by the Friend)⟩. People will stop looking up to you and stop looking after you, with more hands on the shoulder and fewer bows. If you’re used to being offered the chair, the first year is spent standing.',
      },
      {
        id: 'outer.next.jiecai',
        because: ['luck:next=jiecai'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '从{luck:next.from}起，认识你的人不再一个一个来，一次来一桌。下一个十年当头的总带着一群人⟨（{luck:next}天干劫财）⟩。你的名声会比现在热闹，也比现在零碎。',
        en_US:
          'From {luck:next.from} people who get to know you come by the table instead of by the chair. What leads the next ten years brings a crowd ⟨({luck:next}, led by the Rival)⟩. Your reputation gets livelier, and comes in pieces.',
      },
      {
        id: 'outer.next.shishen',
        because: ['luck:next=shishen'],
        claims: ['years-ahead=10'],
        form: ['dated', 'statement'],
        zh_CN:
          '别人眼里的你，{luck:next.from}以后会慢下来，也会圆一点。下一个十年当头的是饭菜、手艺和闲话⟨（{luck:next}天干食神）⟩。凭紧张换来的敬重要折旧，凭东西换来的会补上。',
        en_US:
          'After {luck:next.from} people will find you slower, and rounder at the corners. Meals, handiwork and talk lead the ten years that follow ⟨({luck:next}, led by the Eating god)⟩. Respect that came from tension loses value. Respect for what you make takes its place.',
      },
      {
        id: 'outer.next.shangguan',
        because: ['luck:next=shangguan', 'age<=74'],
        claims: ['years-ahead=10'],
        form: ['dated', 'statement'],
        zh_CN:
          '往后有人会转述你的话，还加上“原话比这厉害”。{luck:next.from}起的十年，当头的是又快又亮的嘴⟨（{luck:next}天干伤官）⟩，你在人前藏不住主意，藏不住喜恶，名字传得比现在远。身边的人会分成两半，一半等着听，一半等着你说错。等你说错的那一半其实听得更仔细，真要改稿子，该找他们。',
        en_US:
          'In time people will quote you and add that the original was worse. A quick, bright tongue leads the ten years from {luck:next.from} ⟨({luck:next}, led by the Hurting officer)⟩. Opinions and dislikes will show on you, and your name will travel further than it does now. Half of those around you will wait to hear you, and half to catch you. The second half listens more closely, so take your drafts to them.',
      },
      {
        id: 'outer.next.piancai',
        because: ['luck:next=piancai', 'age>=16', 'age<=74'],
        form: ['dated', 'statement'],
        zh_CN:
          '你认识的人，过了{luck:next.from}会成倍地多，记不住名字的也成倍。下一个十年当头的是活络的门路⟨（{luck:next}天干偏财）⟩，外人会当你门路宽、手也宽。办成的名声攒起来慢，办不成的传得快。到时候有一句现成的话用得上：“我问问看，问不到也回你。”名字记不住不要紧，记得他上回托你什么就行，人家要的是这个。你现在手头那几位老朋友，到那时见你的面要排队；先跟他们讲好一个不用排队的日子，别等他们自己退出去。',
        en_US:
          'The number of people you know will multiply after {luck:next.from}, and so will the names you can’t recall. Contacts in motion lead the next ten years ⟨({luck:next}, led by Indirect wealth)⟩, and strangers will take you for someone with connections and an open hand. Word of what you managed spreads slowly, word of what you didn’t spreads fast. One phrase will serve you: “I’ll ask, and you’ll hear from me either way.” It doesn’t matter if you forget the name, as long as you remember what they asked of you. Your old friends will have to stand in line by then. Agree with them on one day when there’s no line, before they drop out of it on their own.',
      },
      {
        id: 'outer.next.zhengcai',
        because: ['luck:next=zhengcai'],
        claims: ['years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '到{luck:next.from}，外人会开始拿你当过日子的人看。下一个十年当头的是一分一厘守得住的劲⟨（{luck:next}天干正财）⟩。踏实的名声不响，可是用得久。',
        en_US:
          'By {luck:next.from} people begin to see you as someone who keeps house. What leads the next ten years holds on to the pennies ⟨({luck:next}, led by Direct wealth)⟩. A solid name makes no noise and lasts.',
      },
      {
        id: 'outer.next.qisha',
        because: ['luck:next=qisha', 'age<=74'],
        form: ['dated'],
        zh_CN:
          '再过一程，难题会指名要你。{luck:next.from}以后的十年，当头的是逼人做决定的劲⟨（{luck:next}天干七杀）⟩，旁人遇见的你会更快、更硬、更少废话，怕你的和靠你的是同一批人。这身盔甲穿上容易，脱下要人帮忙；最近的那一位，该先知道哪个字是“放下”的意思。',
        en_US:
          'One stage further on, hard problems will ask for you by name. The pressure that makes people decide leads the ten years from {luck:next.from} ⟨({luck:next}, led by Seven killings)⟩. People will meet someone faster, harder and shorter of speech, and those who fear you will be the ones who lean on you. Armor is easy to put on and takes two to get off. Whoever is nearest should know in advance which word means put it down.',
      },
      {
        id: 'outer.next.zhengguan',
        because: ['luck:next=zhengguan', 'age<=74'],
        form: ['dated', 'statement'],
        zh_CN:
          '有人会开始在背后说“这事得问过”，说的就是你。{luck:next.from}起的十年，当头的是名分和章程⟨（{luck:next}天干正官）⟩，外头给你的座位会往中间挪，随口一句话也有人当成答复。穿得随便、说得随便的日子不多了；欠的表、没补的证、说过没办的事，到那时会有人一样样问起。',
        en_US:
          'Somebody will start saying, “We’d have to check first,” and it’s you they’ll mean to check with. Rank and procedure lead the ten years from {luck:next.from} ⟨({luck:next}, led by the Direct officer)⟩. Your chair moves toward the middle of the table, and an offhand remark will be taken for a ruling. Few careless days are left. Forms you owe, papers that lapsed and things you said you’d do will each be asked for then.',
      },
      {
        id: 'outer.next.pianyin',
        because: ['luck:next=pianyin'],
        claims: ['years-ahead=10'],
        form: ['dated', 'order'],
        zh_CN:
          '朋友们该趁早约你，{luck:next.from}以后就不太约得到。下一个十年当头的是关起门来钻一样东西的劲⟨（{luck:next}天干偏印）⟩，外人会说你淡了，怪了，或者“在忙什么大事”。其实门没有锁，只是没人教过他们怎么敲。先告诉两三个人：发消息我会晚回，敲门我会开。',
        en_US:
          'Friends should see you early, since after {luck:next.from} you’ll be hard to get. What leads the ten years that follow shuts the door on a single pursuit ⟨({luck:next}, led by the Indirect seal)⟩, and people will call you distant, or odd, or up to something big. The door won’t be locked. They just won’t have been told how to knock. Tell two or three beforehand: messages get a late answer, knocking gets one at once.',
      },
      {
        id: 'outer.next.zhengyin',
        because: ['luck:next=zhengyin'],
        claims: ['years-ahead=10'],
        form: ['dated', 'statement'],
        zh_CN:
          '从{luck:next.from}起，来见你的人会先压低声音。下一个十年当头的像老师，也像长辈⟨（{luck:next}天干正印）⟩，别人眼里你添了几分书卷和耐心，讨主意的、诉委屈的，慢慢排到门口。你自己也会有人护着，只是护你的人不爱热闹。头一两年你会不惯，觉得人人对你太客气，话也说得太慢。到第三年就惯了，你自己说话也慢下来。从前认识你的人那时再来，会以为你一直在等他们坐下。',
        en_US:
          'From {luck:next.from} visitors will lower their voices first. What leads the next ten years resembles a teacher, or an elder ⟨({luck:next}, led by the Direct seal)⟩. Others will see patience in you and a bookish streak, and a line forms of those who want advice or have a grievance. Somebody will be looking after you, too, and won’t make a noise about it. In the first year or two you’ll find people too polite, and too slow in coming to the point. By the third you’re used to it, and you’ve slowed down yourself. Old friends who turn up then will think you’d been waiting for them to sit down.',
      },
    ],
  },
]
