import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-luck-now',
    card: 'self',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'self.now.peer-firm',
        because: ['luck:now=peer', 'sign:firm', 'kind:regular'],
        says: ['self.now=crowded'],
        claims: ['burdens=peer'],
        form: ['dated'],
        zh_CN:
          '从{luck:now.from}起，样样有人早到你半步，样样你都不服。⟨{luck:now}的天干是比劫，身旺又逢比劫|这十年来的是跟你一样的人，你本来就不缺力气⟩，力气挤着力气，椅子还是那么几把。最累的不是做事，是比。到{luck:now.to}为止，他们嫌麻烦的那些事反倒没有人跟你抢，你在那里做得最好，也最安静。等下一段开始，回头看，你当初争过的那几把椅子，有一半你已经不想坐了。',
        en_US:
          'Since {luck:now.from} somebody has always been half a step ahead of you, and you always mind. ⟨The stem of {luck:now} is your own kind (peers to the strong)|These ten years bring people just like you, and you had strength enough already⟩: now strength jostles strength, and there are as many chairs as before. The work isn’t what tires you. The comparing is. Until {luck:now.to} nobody competes with you for the things they find tedious, and that’s where you do best and have some peace. Looking back from there, you won’t want half of the chairs you fought for.',
      },
      {
        id: 'self.now.peer-even',
        because: ['luck:now=peer', 'sign:even'],
        says: ['self.now=joined'],
        form: ['dated', 'statement'],
        zh_CN:
          '从{luck:now.from}起，凡事多了可以商量的人。⟨{luck:now}的天干是比劫，你的同类|这十年来的是你的同类⟩，盘里进出本来相当，添上这一份，你敢应下从前要想很久的事。两个人的主意也要费两份工夫去对。',
        en_US:
          'Since {luck:now.from} there has been somebody to talk things over with. ⟨The stem of {luck:now} is one of your own kind (a cycle of peers)|These ten years bring your own kind⟩, and in a chart that gives and takes about evenly, that lets you say yes to what used to take long thinking. Two heads also need lining up.',
      },
      {
        id: 'self.now.peer-weak',
        because: ['luck:now=peer', 'sign:weak', 'kind:regular'],
        says: ['self.now=helped'],
        claims: ['helps=peer'],
        form: ['dated'],
        zh_CN:
          '这十年里，肩膀借得到。⟨{luck:now}的天干是比劫，帮身|来的是你的同类，肯跟你一起扛⟩，你的盘耗得多、补得少，从{luck:now.from}到{luck:now.to}，正是有人在后面推车的一段路。一直不敢起头的那件重东西，这几年里抬，比往后抬容易。推车的人到了岔口会走，这不算谁对不起谁；上路前说好推到哪里，大家都自在。你多半不习惯有人在后面，老想回头看他还在不在。',
        en_US:
          'In these ten years there are shoulders to borrow. ⟨The stem of {luck:now} is a peer (peers to the weak)|They bring your own kind, who are willing to lift with you⟩. In this chart more is spent than is put back, and from {luck:now.from} to {luck:now.to} somebody is pushing the cart from behind. The heavy thing you never dared begin is easier to lift now than later. People turn off at their own crossroads, which is nobody’s fault. It helps to have said at the start how far they’d push. You aren’t used to having anyone behind you, and keep looking back to see if they’re still there.',
      },
      {
        id: 'self.now.output-firm',
        because: ['luck:now=output', 'sign:firm', 'kind:regular'],
        says: ['self.now=flows', 'out=much'],
        claims: ['helps=output'],
        form: ['dated'],
        zh_CN:
          '憋着的东西，从{luck:now.from}起往外走。⟨{luck:now}的天干是食伤，身旺得食伤泄秀|这十年叫你说、叫你做、叫你拿给人看，你力气又足⟩，像堵久了的水管忽然通了，头几样带着锈，难看一点不要紧，放着放着就清了。到{luck:now.to}还没拿出来的，往后更懒得拿。',
        en_US:
          'What you’d been holding in has been coming out since {luck:now.from}. ⟨The stem of {luck:now} is output, which draws on the strong|These ten years want you to speak, make and show, and you have strength to spare⟩. When a pipe has been blocked, the first water is brown. It doesn’t matter if the first few things are ugly; it runs clear. What isn’t out by {luck:now.to} is apt to stay in.',
      },
      {
        id: 'self.now.output-even',
        because: ['luck:now=output', 'sign:even'],
        says: ['self.now=spends', 'out=much'],
        claims: ['presumes=friends'],
        form: ['dated'],
        zh_CN:
          '讲、写、做、教，这十年样样从你身上往外取。⟨{luck:now}的天干是食伤|管事的是往外说、往外做的那一股劲⟩，原来进出持平，如今出得略多一点。所以嗓子哑着、心里痛快的晚上，比从前多；空着手发呆的晚上，也比从前多。拿出一样，歇一天，到{luck:now.to}都用不着停。要留神的是第二种晚上：别急着把它填满，那是井在回水。',
        en_US:
          'Talking, writing, making, teaching: in these ten years all of it is drawn from you. ⟨The stem of {luck:now} is output|What rules them is the urge to say and make things⟩, and a chart that used to break even is now slightly overdrawn. So there are more evenings when you’re hoarse and happy, and more when you just sit and stare. With a day off after each thing you give out, you won’t have to stop before {luck:now.to}. The second kind of evening is worth leaving empty. That’s the well filling up.',
      },
      {
        id: 'self.now.output-weak',
        because: ['luck:now=output', 'sign:weak', 'kind:regular'],
        says: ['self.now=leaks', 'out=much'],
        claims: ['burdens=output'],
        form: ['dated', 'statement'],
        zh_CN:
          '事情做得漂亮，人也空得快，从{luck:now.from}起就是这样。⟨{luck:now}的天干是食伤，身弱逢食伤|这十年叫你说、叫你做、叫你拿出来，你的力气却不宽裕⟩。做完一件要睡一觉，这不算懒。',
        en_US:
          'The work is handsome and you empty fast; it has been like that since {luck:now.from}. ⟨The stem of {luck:now} is output (output to the weak)|These ten years want you to speak, make and show, and your strength isn’t large⟩. Needing to sleep after each thing isn’t laziness.',
      },
      {
        id: 'self.now.wealth-firm',
        because: ['luck:now=wealth', 'sign:firm', 'kind:regular'],
        says: ['self.now=loaded'],
        claims: ['helps=wealth', 'presumes=reading'],
        form: ['scene', 'dated'],
        zh_CN:
          '力气大的人空着手走路，反而晃。⟨{luck:now}的天干是财，身旺任财|这十年要你照管、经手、算清楚的东西多了⟩，从{luck:now.from}到{luck:now.to}，你总算有了分量相当的担子：开头嫌沉，挑惯了，步子稳了。替别人挑的也会多起来，其中有几桶是空的。',
        en_US:
          'Strong people with empty hands walk crookedly. ⟨The stem of {luck:now} is wealth, which the strong can carry|In these ten years there’s more to look after, handle and account for⟩, and from {luck:now.from} to {luck:now.to} you finally have a load to match your back. It feels heavy at first and then it steadies you. Other people’s buckets will be offered, too, and a few of those are empty.',
      },
      {
        id: 'self.now.wealth-even',
        because: ['luck:now=wealth', 'sign:even'],
        says: ['self.now=exact-load'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '手上的东西，这十年添一样就得放一样。⟨{luck:now}的天干是财|要照管的东西一样接一样来⟩，你的盘进出相当，拎是拎得动，只是没有多余的手。照这样走到{luck:now.to}，你不会累着；什么都不放，就会歪。',
        en_US:
          'Each thing you take on now needs another put down. ⟨The stem of {luck:now} is wealth|For ten years things to be looked after arrive one by one⟩; your chart gives and takes about evenly, so you can carry what you have, with no hand free. Kept up until {luck:now.to}, that won’t tire you. Put nothing down, and you begin to lean.',
      },
      {
        id: 'self.now.wealth-weak',
        because: ['luck:now=wealth', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['self.now=overloaded'],
        claims: ['burdens=wealth'],
        form: ['dated', 'list'],
        zh_CN:
          '谁家的钥匙、几号交什么、猫几点喂，这十年都归你。⟨{luck:now}的天干是财，身弱逢财|来的都是等人照管的东西，你的肩膀却不宽⟩，从{luck:now.from}起一样样添上来，担子已经伸出去一截。你推不掉，一半是因为每一样都很小。要到{luck:now.to}才换班，在那之前，一个月还掉两样，人就直得起来；一样也不还，先坏的会是你最想照管好的那一样。偏偏那一样你最不肯说累。',
        en_US:
          'Whose keys, what’s due on which day, when the cat eats: in these ten years it’s all yours. ⟨The stem of {luck:now} is wealth (wealth to the weak)|They bring things that need looking after, and your shoulders aren’t broad⟩, and since {luck:now.from} they’ve been added one by one, until the load is wider than you are. You can’t refuse, partly because each is so small. The shift doesn’t change until {luck:now.to}. If two go back every month, you can stand up straight. If none does, the first to suffer is the one you care about most. And that’s the one you never admit is too much.',
      },
      {
        id: 'self.now.officer-firm',
        because: ['luck:now=officer', 'sign:firm', 'kind:regular'],
        says: ['self.now=reined', 'pressure=becomes-skill'],
        claims: ['helps=officer'],
        form: ['dated'],
        zh_CN:
          '本来没有谁收得住你，从{luck:now.from}起，有人喊停，也有人喊跑。⟨{luck:now}的天干是官杀，身旺逢官杀|这十年多了规矩、期限、管你的人，你力气又足⟩，像跑野了的马碰上骑手，头一阵总要不服。服下来以后，跑出来的比撒野那时远。哪里勒得疼，你会比谁都清楚，到{luck:now.to}，你就知道自己受得住几斤，也知道什么样的人值得听。以后没有了骑手，这两样还在你身上。',
        en_US:
          'Nobody used to be able to hold you. Since {luck:now.from} there’s a voice for stop and another for go. ⟨The stem of {luck:now} is an officer (officers to the strong)|These ten years bring rules, dates and someone over you, and you have strength to spare⟩. A horse that has run loose bucks when it gets a rider. After that, you cover more ground than you did running wild. You know exactly where the rein hurts. By {luck:now.to} you’ll know how much you can bear, and which people are worth listening to. When the rider is gone, you keep both.',
      },
      {
        id: 'self.now.officer-even',
        because: ['luck:now=officer', 'sign:even'],
        says: ['self.now=taut'],
        form: ['dated'],
        zh_CN:
          '几点起、几点做什么，这十年有一半由别人来定。⟨{luck:now}的天干是官杀|催你、管你的多了⟩，你的盘撑你的和耗你的差不多，添上这一份，弦正好绷紧，声音也准；再加一根手指，就走调了。直到{luck:now.to}，那根手指多半叫做“顺便”。',
        en_US:
          'For these ten years somebody else has half a say in when you get up and what you do. ⟨The stem of {luck:now} is an officer|There’s more that presses you and sets rules⟩. Your chart gave and took about evenly; with this added the string is just tight enough and the note is true, and one finger more would send it sharp. Until {luck:now.to} that finger is usually called “while you’re at it.”',
      },
      {
        id: 'self.now.officer-weak',
        because: ['luck:now=officer', 'sign:weak', 'kind:regular'],
        says: ['self.now=pressed'],
        claims: ['burdens=officer', 'presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '硬顶最费你的力气，从{luck:now.from}到{luck:now.to}都是这样。⟨{luck:now}的天干是官杀，身弱逢官杀|这十年催你、管你的多，替你顶着的本来不多⟩。有一位懂行的人站在你和催你的人中间，事情就轻一半；没有，就先弯一弯，等它过去。一天里那段谁也找不到你的时候，是你撑下来的本钱。',
        en_US:
          'Pushing back is what costs you most, from {luck:now.from} to {luck:now.to}. ⟨The stem of {luck:now} is an officer (officers to the weak)|In these ten years much presses on you, and not much held you up to begin with⟩. With someone experienced between you and whoever is in a hurry, it’s half as heavy. Without, you bend and let it pass. The stretch of the day when nobody can find you is what keeps you going.',
      },
      {
        id: 'self.now.resource-firm',
        because: ['luck:now=resource', 'sign:firm', 'kind:regular', 'age<=74'],
        says: ['self.now=overfed'],
        claims: ['burdens=resource', 'presumes=reading'],
        form: ['scene', 'dated'],
        zh_CN:
          '上一碗还没吃完，又有人替你盛了一碗。⟨{luck:now}的天干是印，身旺逢印|这十年，书本、长辈、现成的答案样样送到手边，你本来就足⟩，再添便积在那里，人是越吃越懒得起身。直到{luck:now.to}都是这样：学过的送出去一样，新学的才进得来。',
        en_US:
          'You haven’t finished the bowl, and somebody is filling it again. ⟨The stem of {luck:now} is a seal (seals to the strong)|In these ten years books, elders and ready-made answers come to you, and you were well supplied before⟩. The surplus settles, and getting up from the table takes longer. Until {luck:now.to} something new goes in only when something old has been passed on.',
      },
      {
        id: 'self.now.resource-even',
        because: ['luck:now=resource', 'sign:even'],
        says: ['self.now=in-surplus'],
        claims: ['helps=resource'],
        form: ['dated', 'statement'],
        zh_CN:
          '从{luck:now.from}起，你的力气头一回有了余。⟨{luck:now}的天干是印|这十年管事的是教你、护着你的那一路⟩，你的盘进出相当，添了这一份进项，做事之前多出一段看清楚的工夫。余下来的容易零碎花掉：这里帮一把，那里陪一场。攒成整块的，到{luck:now.to}够你做一件大事。是哪一件，你其实知道，只是一直当它是以后的事。',
        en_US:
          'Since {luck:now.from} you’ve had strength left over, perhaps for the first time. ⟨The stem of {luck:now} is a seal|What rules these ten years teaches and shelters you⟩; to a chart that came out even it’s income, mostly in the form of time to look before you act. It’s easily spent in small change, a favor here, an evening there. Saved up whole, it’s enough for one large thing before {luck:now.to}. You know which one. You’ve always filed it under later.',
      },
      {
        id: 'self.now.resource-weak',
        because: ['luck:now=resource', 'sign:weak', 'kind:regular'],
        says: ['self.now=sheltered'],
        claims: ['helps=resource', 'good=luck:now'],
        form: ['dated'],
        zh_CN:
          '你正走在补给的十年里，从{luck:now.from}到{luck:now.to}。⟨{luck:now}的天干是印，印来生身|来的是养你、教你的那一头⟩，你的盘出得多、进得少，如今肯教的人多了，学进去的也留得住。像淋了一路的雨，有一家开了门，递出来一条干毛巾。你多半急着证明自己用不着人管，其实不用急，他们没有在等你的证明。十年里学成一样离了屋檐也能走的，就没有白躲这场雨。',
        en_US:
          'You’re being supplied, from {luck:now.from} to {luck:now.to}. ⟨The stem of {luck:now} is a seal (seals to the weak)|What comes is the part that feeds and teaches you⟩, and it’s come to a chart that gives out more than it takes in: more people are willing to show you, and what you learn stays. After miles of rain, a door has opened and somebody is holding out a dry towel. You probably want to prove that you need no help. Nobody there is waiting for proof. One skill learned in these years that still serves you outdoors, and the rain was worth it.',
      },
      {
        id: 'self.now.peer-following',
        because: ['luck:now=peer', 'kind:following'],
        says: ['self.now=called-ashore'],
        claims: ['burdens=peer', 'presumes=friends'],
        form: ['dated'],
        zh_CN:
          '“凭什么听人家的”，这句话你从{luck:now.from}起说得比从前多。⟨你的盘是从格，随着大势走，{luck:now}的天干却是比劫|你的盘是随着大势走的那种，这十年来的却是叫你自立的人⟩。话可以说，只是你一向是靠顺势走得远的，忽然下来自己走，反而慢。到{luck:now.to}为止，自立从一间小屋立起就够了。等小屋里的日子过顺了，再看要不要盖第二间。',
        en_US:
          '“Why should I follow anyone?” You’ve been saying it more often since {luck:now.from}. ⟨Yours is a Following pattern, which goes with the strongest current, but the stem of {luck:now} is your own kind|Yours is a chart that goes with the strongest current, but these ten years bring people who want you to stand alone⟩. Ask it, by all means. You’ve always gotten far by going along, though, and on foot you’re slower. Until {luck:now.to} one small room of your own is independence enough. Once life in it goes smoothly, there’s time to think about a second.',
      },
      {
        id: 'self.now.resource-following',
        because: ['luck:now=resource', 'kind:following'],
        says: ['self.now=called-ashore'],
        claims: ['burdens=resource', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '劝你慢一点、稳一点的人，从{luck:now.from}起多了。⟨你的盘是从格，随大势走，{luck:now}的天干偏是印|你的盘随大势走，不靠自己撑，这十年来的偏是教你、护你的那一路⟩。道理都对，只是用在你身上会停住。谢过他们，照旧走你的。',
        en_US:
          'Since {luck:now.from} more people have advised you to go slowly and be safe. ⟨Yours is a Following pattern, which travels with the current, while the stem of {luck:now} is a seal|Yours is a chart that travels with the current and doesn’t hold itself up, while these ten years bring those who teach and shelter⟩. They’re right in general. Applied to you, it brings you to a stop.',
      },
    ],
  },
  {
    id: 'self-luck-use',
    card: 'self',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'self.luck.both-layers',
        because: ['luck:now-use-both'],
        says: ['self.tide=now'],
        claims: ['good=luck:now'],
        form: ['dated', 'order'],
        zh_CN:
          '眼下这十年，最顺你的那一样是双份的。⟨{luck:now}干支都属{element:use}，正是用神|从{luck:now.from}起，里外都是{element:use}，正是这张盘最用得着的⟩，像戏台搭好了，灯也朝着你这边打。想做的事现在做，省力，也有人看。这台戏到{luck:now.to}为止。帮别人跑的龙套，一样样辞掉，把台中央留给自己。',
        en_US:
          'You have a double helping just now of what helps you most. ⟨Both characters of {luck:now} are {element:use}, your useful element, since {luck:now.from}|Since {luck:now.from} it has been {element:use} inside and out, which is what this chart wants most⟩. The stage is up and the lights point your way. What you want to do costs less now, and people are looking. It stays up until {luck:now.to}. Give up the walk-on parts in other people’s plays one at a time, and take the middle of the stage yourself.',
      },
      {
        id: 'self.luck.now-use-firm',
        because: ['luck:now-use', 'sign:firm'],
        says: ['self.tide=now'],
        claims: ['good=luck:now'],
        form: ['scene', 'dated'],
        zh_CN:
          '同样一扇门，推了好久不动，换个方向一拉就开。⟨{luck:now}的地支属{element:use}，正是用神|这十年底下走的是{element:use}，正是这张盘要的一样⟩；你力气从来不缺，缺的是使劲的方向，如今有了。近来忽然不费劲的那几件事，到{luck:now.to}为止都会这样。',
        en_US:
          'You pushed and pushed at the door, and now it opens by pulling. ⟨The branch of {luck:now} is {element:use}, your useful element|Underneath these ten years runs {element:use}, which this chart asks for⟩. You’ve always had the strength. What you lacked was a direction, and now there’s one. The things that have lately stopped being an effort will stay that way until {luck:now.to}.',
      },
      {
        id: 'self.luck.now-use-even',
        because: ['luck:now-use', 'sign:even'],
        says: ['self.tide=now'],
        claims: ['good=luck:now'],
        form: ['scene', 'dated'],
        zh_CN:
          '骑车的人最知道，哪一段是自己在蹬，哪一段是风在送。⟨{luck:now}的地支属{element:use}，是用神|这十年底下走的是{element:use}，正是这张盘最用得着的⟩，你进出本来相当，风省下来的就是净赚。风向到{luck:now.to}不改，你用不着赶，倒可以多绕一条一直想走的路。',
        en_US:
          'A cyclist can tell which stretch is legs and which is wind. ⟨The branch of {luck:now} is {element:use}, your useful element|Underneath these ten years runs {element:use}, which this chart needs most⟩, and since your own books balance, whatever the wind saves you is clear gain. It holds until {luck:now.to}. There’s no need to hurry, and time for the long way you’ve always meant to ride.',
      },
      {
        id: 'self.luck.now-use-weak',
        because: ['luck:now-use', 'sign:weak'],
        says: ['self.tide=now'],
        claims: ['good=luck:now'],
        form: ['dated', 'statement'],
        zh_CN:
          '从{luck:now.from}起，有些事不必再样样靠自己。⟨{luck:now}的地支属{element:use}，正是用神|这十年底下走的是{element:use}，正是这张盘最想要的⟩，你的力气向来不算宽裕，如今有人愿意帮，也有现成的路。难的是习惯：人家话还没说完，你的“不用”已经出口了。你不欠谁的，收下就是了。',
        en_US:
          'Since {luck:now.from} you haven’t had to do everything yourself. ⟨The branch of {luck:now} is {element:use}, your useful element|Underneath these ten years runs {element:use}, which this chart wants most⟩. You never had strength to spare, and now help is offered and some of the road is ready-made. What’s hard is the habit: you say “no need” before they’ve finished the sentence. You don’t owe anyone for it.',
      },
      {
        id: 'self.luck.next-use-firm',
        because: ['luck:next-use', 'luck:now-no-use', 'sign:firm'],
        says: ['self.tide=next'],
        claims: ['good=luck:next'],
        form: ['dated', 'statement'],
        zh_CN:
          '眼下你容易嫌等得慢，用力气硬拖。⟨{luck:next.from}交{luck:next}，地支属{element:use}，是用神|从{luck:next.from}起的那十年，底下走的是{element:use}，是这张盘要的一样⟩，到时候同样的事省一半力。你力气有余，等的这段日子用来把该修的修好，比硬推一寸值得。',
        en_US:
          'Just now you’re apt to find the waiting slow and push with your whole weight. ⟨{luck:next} begins {luck:next.from}, and its branch is {element:use}, your useful element|Underneath the ten years that begin {luck:next.from} runs {element:use}, which this chart asks for⟩, and then the same things take half the effort. You have strength left over. Spent on repairs in the meantime, it goes further than an inch of pushing.',
      },
      {
        id: 'self.luck.next-use-even',
        because: ['luck:next-use', 'luck:now-no-use', 'sign:even'],
        says: ['self.tide=next'],
        claims: ['good=luck:next'],
        form: ['dated'],
        zh_CN:
          '你现在的一套做法，到{luck:next.from}会忽然显得笨重。⟨那时交{luck:next}，地支属{element:use}，是用神|那时起的十年，底下走的是{element:use}，正对这张盘⟩，像换季，厚衣裳一下子穿不住。你进出相当，熬得住这几天，有闲的话，不妨先试一件只有下一季才穿得着的。',
        en_US:
          'The way you do things now will suddenly feel heavy from {luck:next.from} on. ⟨Then {luck:next} begins, its branch {element:use}, your useful element|Underneath the ten years that begin then runs {element:use}, which suits this chart⟩, and it’s like a change of season, when a coat is too much overnight. You’re balanced enough to wait. In an idle hour you might try on one thing that can only be worn later.',
      },
      {
        id: 'self.luck.next-use-weak',
        because: ['luck:next-use', 'luck:now-no-use', 'sign:weak'],
        says: ['self.tide=next'],
        claims: ['good=luck:next'],
        form: ['dated'],
        zh_CN:
          '背了一路的东西，到{luck:next.from}会轻一些。⟨那时交{luck:next}，地支属{element:use}，是用神|那时起的十年，底下走的是{element:use}，这张盘等的就是这一样⟩。夜路走到后半截，先看见的是站台的灯，灯亮着，车还没来，跑也没有用。眼下少背一样是一样。',
        en_US:
          'What you’ve carried all this way gets lighter from {luck:next.from} on. ⟨Then {luck:next} begins with a branch of {element:use}, your useful element|Underneath the ten years that begin then runs {element:use}, which this chart has been waiting for⟩. You can see the lamp of the station. The train isn’t in yet, and running won’t bring it. For now, each thing you don’t carry is a gain.',
      },
      {
        id: 'self.luck.now-stem-firm',
        because: ['luck:now-use-stem-alone', 'sign:firm'],
        says: ['self.tide=half'],
        claims: ['good=luck:now', 'presumes=friends'],
        form: ['scene', 'question', 'dated'],
        zh_CN:
          '票已经在手里，人怎么还坐在候车室？多半是在等样样齐全。⟨{luck:now}的天干是{element:use}，正是用神，地支却不是|这十年露在外面的是{element:use}，正是这张盘要的，底下还不是⟩，走到{luck:now.to}都是这样：有人开口请你，有位子亮出来，别的没有那么齐。你力气足，缺的只是应一声。',
        en_US:
          'With the ticket in your hand, why are you still in the waiting room? You want everything in place first. ⟨The stem of {luck:now} is {element:use}, your useful element, and the branch isn’t|What shows in these ten years is {element:use}, which this chart asks for; underneath it isn’t so⟩, and it stays like that until {luck:now.to}: someone asks you, a seat is called out, and the rest isn’t quite ready. You have the strength. All that’s missing is an answer.',
      },
      {
        id: 'self.luck.now-stem-even',
        because: ['luck:now-use-stem-alone', 'sign:even'],
        says: ['self.tide=half'],
        claims: ['good=luck:now'],
        form: ['dated', 'statement'],
        zh_CN:
          '要人看见的事，这十年做得顺；要扎根的事，还得慢慢来。⟨{luck:now}的天干是{element:use}，正是用神，地支却不是|露在外面的是{element:use}，正是这张盘最想要的，底下还不是⟩，到{luck:now.to}为止都只亮一半。你进出相当，亮一半也看得清脚下。',
        en_US:
          'What has to be seen goes well in these ten years; what has to take root still needs time. ⟨The stem of {luck:now} is {element:use}, your useful element, and the branch isn’t|What shows in them is {element:use}, which this chart wants most; underneath it isn’t so⟩. Until {luck:now.to} half the street lamps are lit. You’re balanced enough to see your step by half.',
      },
      {
        id: 'self.luck.now-stem-weak',
        because: ['luck:now-use-stem-alone', 'sign:weak'],
        says: ['self.tide=half'],
        claims: ['good=luck:now'],
        form: ['scene', 'dated'],
        zh_CN:
          '雨里有人把伞分了一半过来。⟨{luck:now}的天干属{element:use}，是用神，地支里没有|这十年露在外面的是{element:use}，这张盘最想要的，底下没有⟩，所以照应来自明处：一句推荐，一个肯出面的人。你力气不算宽裕，直到{luck:now.to}都可以借着这些走，比从前省力。',
        en_US:
          'Someone in the rain is holding out half an umbrella. ⟨{luck:now} has {element:use}, your useful element, in its stem, though not in its branch|What shows in these ten years is {element:use}, which this chart wants most, though not underneath⟩. So the help is of the open kind: a word put in, a person who shows up. You’ve little strength to spare, and leaning on that until {luck:now.to} is easier than anything you had before.',
      },
      {
        id: 'self.luck.later-wood',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:wood', 'age<=45'],
        says: ['good-years=wood'],
        claims: ['good=luck:use'],
        form: ['dated'],
        zh_CN:
          '觉得自己没长进的日子会有，那是在扎根。⟨这张盘用神是木，往后头一步带木的大运是{luck:use}，{luck:use.from}开始|这张盘最用得着的是木，会长的那一样；往后头一段带木的十年，从{luck:use.from}开始⟩。在那之前，每年有一样在长就够了：一门课，一样手艺，一段不断的交情。',
        en_US:
          'There are days when you seem to be getting nowhere. Those are roots. ⟨The useful element is wood, and the first cycle ahead with wood in it is {luck:use}, from {luck:use.from}|This chart needs wood most, the element that grows, and the first ten years ahead with wood in them begin {luck:use.from}⟩. Until then it’s enough if one thing grows each year: a course, a skill, a friendship you don’t let lapse.',
      },
      {
        id: 'self.luck.later-fire',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:fire', 'age<=45'],
        says: ['good-years=fire'],
        claims: ['good=luck:use'],
        form: ['scene', 'dated'],
        zh_CN:
          '柴要早劈，劈完还得晾。⟨这张盘用神是火，往后头一步带火的大运是{luck:use}，{luck:use.from}交上|这张盘最用得着的是火；往后头一段带火的十年，从{luck:use.from}开始⟩，眼下的暖要靠自己：跟谁待着你就话多、手热，你自己知道。这几年劈好的，到时候都烧得着。',
        en_US:
          'Firewood is split early, and then it has to dry. ⟨The useful element is fire, and the first cycle ahead with fire in it is {luck:use}, from {luck:use.from}|This chart needs fire most, and the first ten years ahead with fire in them begin {luck:use.from}⟩. Until then warmth is something you make, and you know in whose company you talk more and your hands get warm. Whatever you split in these years will burn.',
      },
      {
        id: 'self.luck.later-earth',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:earth', 'age>=18', 'age<=45'],
        says: ['good-years=earth'],
        claims: ['good=luck:use', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '总有一只箱子你没拆，因为还要搬。⟨这张盘用神是土，往后头一步带土的大运是{luck:use}，{luck:use.from}起|这张盘最用得着的是土，落脚的、托得住的那一样；往后头一段带土的十年，从{luck:use.from}开始⟩，到时候有些事会自己坐定。这之前你也不必硬定，有一个固定的座位、一门不换的手艺，就算占住了一小块地。别人问你怎么还没安顿，你笑笑就是，日子还没到。',
        en_US:
          'There’s always one box you don’t unpack, because you’ll be moving again. ⟨The useful element is earth, and the first cycle ahead with earth in it is {luck:use}, from {luck:use.from}|This chart needs earth most, the element that settles and bears weight, and the first ten years ahead with earth in them begin {luck:use.from}⟩. Some things will sit down by themselves then. Until that time you needn’t force it. One regular seat and one craft you don’t trade in count as a small plot. When people ask why you haven’t settled, you can just smile. It isn’t time.',
      },
      {
        id: 'self.luck.later-metal',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:metal', 'age<=45'],
        says: ['good-years=metal'],
        claims: ['good=luck:use'],
        form: ['dated'],
        zh_CN:
          '拖着的线头，你手上总有几根。⟨这张盘用神是金，往后头一步带金的大运是{luck:use}，{luck:use.from}交上|这张盘最用得着的是金，裁断、收口的那一样；往后头一段带金的十年，从{luck:use.from}开始⟩，到那时剪得齐。眼下先练小剪：一样说了不要就不要的东西，一回说了不去就不去的约。',
        en_US:
          'You always have a few loose ends hanging. ⟨The useful element is metal, and the first cycle ahead with metal in it is {luck:use}, from {luck:use.from}|This chart needs metal most, the element that cuts and finishes, and the first ten years ahead with metal in them begin {luck:use.from}⟩, when they come off cleanly. For now small ones make good practice: one thing you said you didn’t want, one invitation you declined, and both stay that way.',
      },
      {
        id: 'self.luck.later-water',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:water', 'age<=45'],
        says: ['good-years=water'],
        claims: ['good=luck:use'],
        form: ['dated', 'list'],
        zh_CN:
          '说不开的话，走不动的路，解不开的疙瘩，往后会活络起来。⟨这张盘用神是水，往后头一步带水的大运是{luck:use}，{luck:use.from}到|这张盘最用得着的是水，流得动的那一样；往后头一段带水的十年，从{luck:use.from}开始⟩。河还没来，河床可以先清：一天里少塞一件事，一年里少结一个怨。清过的那几段，水一到就走得通；没清的，水来了也要绕。你不用等它来才开始过日子，清的时候，手上就有水。',
        en_US:
          'Talks that stuck, roads that led nowhere, knots that wouldn’t come undone: later they loosen. ⟨The useful element is water, and the first cycle ahead with water in it is {luck:use}, from {luck:use.from}|This chart needs water most, the element that moves, and the first ten years ahead with water in them begin {luck:use.from}⟩. The river isn’t here yet, but its bed can be cleared: one thing fewer crammed into the day, one grudge fewer in the year. Where it’s clear, the water runs at once. Where it isn’t, even the river has to go around. You needn’t wait for it to start living. There’s water on your hands from the clearing.',
      },
      {
        id: 'self.luck.past-firm',
        because: ['luck:use-past', 'sign:firm', 'luck:now-at>=2'],
        says: ['self.tide=behind'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN:
          '顺风的那一段走在前头，你不靠它也划得动。⟨用神是{element:use}，带它的大运都已过去|这张盘最用得着的是{element:use}，带它的那些十年都已过去⟩，好在你力气足。当年顺手的做法里，有几样不靠运气，今天照样用得上，别的就不必再等了。',
        en_US:
          'The stretch with the wind behind you came earlier, and you can row without it. ⟨Your useful element is {element:use}, and the cycles that carried it are past|What helps this chart most is {element:use}, and the ten-year stretches that carried it are past⟩, but you’re strong. Some of what you did then had nothing to do with luck and works just as well today. There’s no point in waiting for the rest.',
      },
      {
        id: 'self.luck.past-weak',
        because: ['luck:use-past', 'sign:weak', 'luck:now-at>=2'],
        says: ['self.tide=behind'],
        claims: ['presumes=past'],
        form: [],
        zh_CN:
          '从前攒下的人和手艺，就是如今的口粮。⟨用神是{element:use}，带它的几步大运走在前头，已经过去|这张盘最用得着的是{element:use}，带它的那些十年走在前头，已经过去⟩。眼下你力气不算宽裕，从零开荒不划算；那些年认识的人里，总还有两三位叫得应，从他们那里续上，比新认十个顶用。往后仍有带{element:use}的单个年份，大的动作放在那几年，你不必硬撑着做。这样过日子并不寒酸，只是把钱、把人都用在刀口上。',
        en_US:
          'The people and skills you picked up earlier are today’s provisions. ⟨Your useful element is {element:use}, and the cycles that carried it are past|What helps this chart most is {element:use}, and the ten-year stretches that carried it are past⟩. You haven’t strength to waste on clearing new land. Two or three people from those years still answer, and picking up with them does more than meeting ten strangers. Single years still bring {element:use}. Put the big moves there, and you won’t have to force them. It isn’t a poor way to live. You only put things where they count.',
      },
      {
        id: 'self.luck.adverse-firm',
        because: ['luck:now-adverse', 'sign:firm'],
        says: ['self.tide=against'],
        claims: ['hard=luck:now'],
        form: ['dated'],
        zh_CN:
          '同样一件事，这十年要费两道手。⟨{luck:now}的地支属{element:adverse}，是忌神|底下走的是{element:adverse}，偏是这张盘嫌多的一样⟩，你力气足，走得动，只是像顶着风。到{luck:now.to}为止，新头开得越少，旧的做得越深，你越不觉得吃亏。',
        en_US:
          'Everything takes two tries at present. ⟨The branch of {luck:now} is {element:adverse}, your adverse element|Underneath these ten years runs {element:adverse}, of which this chart would rather have less⟩. You’re strong and you get there, but it’s against the wind. Until {luck:now.to} the fewer new beginnings you make and the deeper you go with the old, the less it costs you.',
      },
      {
        id: 'self.luck.adverse-even',
        because: ['luck:now-adverse', 'sign:even'],
        says: ['self.tide=against'],
        claims: ['hard=luck:now'],
        form: ['scene', 'dated'],
        zh_CN:
          '鞋里进了一粒沙，走路照走，就是走不快。⟨{luck:now}的地支属{element:adverse}，是忌神|这十年底下走的是{element:adverse}，是这张盘想少要一点的那一样⟩，你进出本来平衡，天天磨这一下就觉得出来。到{luck:now.to}还有些日子，忍着赶路不划算。同一件事磨过三回，就是沙在里头，换个做法，或者换个人，多半就倒出来了。也有倒不出来的，那就换一双鞋走。',
        en_US:
          'There’s a grain of sand in your shoe; you can walk, only not fast. ⟨The branch of {luck:now} is {element:adverse}, your adverse element|Underneath these ten years runs {element:adverse}, of which this chart wants less⟩, and being evenly balanced, you feel each small rub. It lasts until {luck:now.to}, too long to grit your teeth. When the same thing has chafed three times, the sand is in there. Another way of doing it, or another person, usually gets it out. Some of it won’t come out. Then it’s time for other shoes.',
      },
      {
        id: 'self.luck.adverse-weak',
        because: ['luck:now-adverse', 'sign:weak'],
        says: ['self.tide=against'],
        claims: ['hard=luck:now', 'presumes=reading'],
        form: ['scene', 'order', 'dated'],
        zh_CN:
          '船吃水已经深了，这十年能卸的就卸。⟨{luck:now}的地支属{element:adverse}，是忌神|底下走的是{element:adverse}，这张盘担不了太多⟩：替人代管的，当初答应得糊里糊涂的，都先放到岸上。{luck:now.to}换了下一段，东西都还在，那时再回来取。',
        en_US:
          'The boat is low in the water, and in these ten years less cargo is better. ⟨The branch of {luck:now} is {element:adverse}, your adverse element|Underneath them runs {element:adverse}, of which this chart can’t take much⟩. What you keep for others and what you don’t recall promising can wait on the shore. It lasts until {luck:now.to}. Everything will still be there, so come back for it then.',
      },
    ],
  },
  {
    id: 'self-years',
    card: 'self',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'self.years.use-soon-firm',
        because: ['years:use<=2', 'sign:firm'],
        says: ['self.year=near'],
        claims: ['good=year:use'],
        form: ['dated'],
        zh_CN:
          '你等的那个靶子，{year:use}就有。⟨那一年的地支属{element:use}，是用神|那一年来的是{element:use}，正是这张盘要的一样⟩；力气你早已备足，弓一直拉着。之前这些日子真正要做的是挑：写得下三样，射得中的只有一样。满弓射出去，半路改不了方向。',
        en_US:
          'The target you’ve been waiting for arrives in {year:use}. ⟨The branch of that year is {element:use}, your useful element|That year brings {element:use}, which this chart asks for⟩. You’ve had the strength ready for some time, with the bow drawn. What the time before is really for is choosing: you can write down three aims, and hit one. An arrow from a full bow doesn’t change its mind on the way.',
      },
      {
        id: 'self.years.use-soon-weak',
        because: ['years:use<=2', 'sign:weak', 'years:use-stem<=3'],
        says: ['self.year=near'],
        claims: ['good=year:use'],
        form: ['dated'],
        zh_CN:
          '添衣裳的年份近了。⟨{year:use}的地支是{element:use}，{year:use-stem}的天干是它，正是用神|最近的是{year:use}，带着{element:use}⟩，来的正是这张盘最想要的照应。底子不厚，这样的年份你多半想拿去冲，冲完又空。先睡够，再把欠着的那一样补上，下一段才不用人背。',
        en_US:
          'A warmer coat is on its way. ⟨In {year:use} the branch is {element:use}, in {year:use-stem} the stem, and that’s your useful element|The nearest is {year:use}, which brings {element:use}⟩, the help this chart needs most. You have no great reserve, and you’ll be tempted to spend such a year on a charge and come out empty. Sleep first, then catch up on the one thing you owe yourself. After that nobody has to carry you.',
      },
      {
        id: 'self.years.peer-for-weak',
        because: ['years:peer<=2', 'sign:weak', 'stems:no-peer', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['self.year=company'],
        claims: ['helps=peer'],
        form: ['dated', 'order'],
        zh_CN:
          '一个人抬不动的，到{year:peer}有人一起抬。⟨那年天干是比劫，你的同类，你自己的天干上一位也没有|那一年来的是你的同类，你盘里露在外面的一个也没有⟩，所以平日样样自己扛。要两个人才做得成的事先列出来，年初就去约，人家的日子也紧。',
        en_US:
          'What you can’t lift alone gets lifted in {year:peer}. ⟨The stem of that year is a peer, your own kind, of whom there’s none among your own stems|That year brings your own kind, of whom none shows in your chart⟩, which is why you’re used to carrying everything yourself. List whatever takes two to do, and ask early in the year, because their calendars fill as well.',
      },
      {
        id: 'self.years.output-for-firm',
        because: ['years:output<=2', 'sign:firm'],
        says: ['self.year=outlet'],
        claims: ['helps=output', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '你身上攒着的劲，到{year:output}有了出口。⟨那年天干是食伤，身旺喜泄|那一年叫你说、叫你做、叫你拿给人看⟩。有题目，有日子，有一批看的人，出来的就成样子；一样也没有，就洒一地。三样里最管用的是日子。',
        en_US:
          'What has been building up in you gets a way out in {year:output}. ⟨The stem of that year is output, which a strong chart welcomes|That year wants you to speak, make and show⟩. With a subject, a date and people to look, it takes shape; with none of these, it goes over the floor. The most useful of the three is the date.',
      },
      {
        id: 'self.years.resource-for-weak',
        because: ['years:resource<=2', 'sign:weak', 'stems:no-resource', 'kind:regular'],
        says: ['self.year=teacher'],
        claims: ['helps=resource', 'presumes=adult'],
        form: ['dated'],
        zh_CN:
          '{year:resource}适合做学生。⟨那年天干是印，你的天干上见不到它|那一年来的是教你、护你的那一头，你盘里露在外面的没有⟩，平日少有人教，这一年有人肯把做法掰开来讲。一年只跟一位，跟到底，比到处听有用。年底回看，你学到的多半是对方没当课讲的那些。',
        en_US:
          'As years go, {year:resource} is one for being a student. ⟨Its stem is a seal, and none of your own stems is one|It brings what teaches and shelters you, and nothing of that shows in your chart⟩, so you’re seldom taught; that year somebody is willing to take the thing apart in front of you. One teacher, kept to the end, does more than many. What stays with you will be what they didn’t think of as the lesson.',
      },
      {
        id: 'self.years.officer-for-weak',
        because: ['years:officer<=2', 'sign:weak', 'share:officer>=25', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['self.year=pressed'],
        claims: ['burdens=officer'],
        form: ['dated'],
        zh_CN:
          '规矩和期限，{year:officer}又要添一份，⟨那年天干是官杀，|⟩你盘里催你、管你的⟨官杀|⟩本来就占 {pct:officer}，再添一个，步子容易乱。⟨身弱逢官杀，|你力气不算宽裕，⟩别人来要时间，你总是先给，剩下的才归自己。趁还没到，一天里有两段先留给自己，到时候从剩下的格子里给，给得出，也不伤人。头一回开口留时间，你会觉得对不起人；第二回，他们已经习惯了。',
        en_US:
          'More rules and dates come your way in {year:officer}. ⟨The stem of that year is an officer, and officers already make up|What presses and orders you already makes up⟩ {pct:officer} of the chart, and with more it’s easy to be hurried out of step. You haven’t much strength to spare⟨ (officers to the weak)⟩, and when people ask for your time you give it first and keep what’s left. Two stretches of the day that are yours before it comes, and you can give the rest without harm to anyone. The first time you keep some back, you feel guilty. By the second, they’re used to it.',
      },
      {
        id: 'self.years.ground-shifts',
        because: ['years:clash@day<=1'],
        says: ['self.year=shifts'],
        form: ['dated', 'statement'],
        zh_CN:
          '脚下的地，{year:clash@day}要动一动。⟨那年的地支正冲你的日支{branch:day}|那一年正好顶着你盘里管家的那一格⟩：住处、作息、手上的安排，总有一样换样子。自己先动过的那一样，就不大晃了。',
        en_US:
          'The ground under you shifts in {year:clash@day}. ⟨The year’s branch clashes with your day branch, the {branch:day}|That year pulls against the place in your chart that stands for home⟩: house, hours or plans, something takes another shape. Whatever you’ve already moved yourself won’t wobble much.',
      },
      {
        id: 'self.years.own-sign',
        because: ['years:own-sign<=2', 'age>=18'],
        says: ['self.year=own'],
        form: ['dated', 'question'],
        zh_CN:
          '{year:own-sign}是你的本命年，要不要穿红、要不要怕？照盘上看，用不着。⟨来的是你年支的那个字；十二年一回，天干多半不同，只有六十年那一回连天干也一样，整柱重来，叫伏吟|来的是你出生那年的属相，十二年一回；六十年那一回，连整年的名字都跟你出生那年一样⟩，分量就重一层。早年的事爱在这种时候冒头：旧同学，老房子，搁下的脾气。十二年前那一回你在忙的那件事，大概还有半件没有做完。',
        en_US:
          'In {year:own-sign} the animal of your birth year comes around again. Do you have to wear red and watch your step? By the chart, no. ⟨What returns is your year branch, every twelve years, mostly under another stem; only at sixty does the whole year pillar repeat, which is called fuyin|What returns is the animal of your birth year, every twelve years; only at sixty does the whole name of the year repeat⟩, and then it weighs more. What belongs to early days tends to surface: classmates, the old house, a temper you’d put away. Of whatever kept you busy twelve years before, half was probably left unfinished.',
      },
      {
        id: 'self.years.wealth-for-firm',
        because: ['years:wealth<=2', 'sign:firm'],
        says: ['self.year=load'],
        claims: ['helps=wealth', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '有分量的事，{year:wealth}会送到你手上。⟨那年天干是财，身旺任财|那一年来的是等人照管、等人算清的事，你力气足⟩，之前空着手，你也闲得发慌。看得见、量得出的接下来，都挑得动。说得好听却量不出的，最费你的工夫。',
        en_US:
          'Something worth lifting comes to you in {year:wealth}. ⟨The stem of that year is wealth, which a strong chart can carry|That year brings matters that want looking after and adding up, and you have the strength⟩; with empty hands you’d been restless. What you can see and measure, you can carry. Whatever is well described and can’t be measured takes up most of your time.',
      },
      {
        id: 'self.years.wood-both',
        because: ['years:use-both', 'use:wood'],
        says: ['good-years=wood'],
        claims: ['good=year:use-both', 'years-ahead=10'],
        form: ['dated'],
        zh_CN:
          '{years:use-both}，起头的事活得成。⟨那样的年份干支都是木，正是用神|那样的年份上下都是木，正是这张盘最想要的⟩，像插枝赶上了对的节气。之前的日子当作备土：想做的先讲得清楚，写给谁、做给谁，也想好。插下去以后最忌一样，隔几天拔出来看看。这一点对你尤其难，因为等得久了，你比谁都想看见它活。',
        en_US:
          'What you begin in {years:use-both} has a way of living. ⟨Then both stem and branch are wood, your useful element|Then it’s wood above and below, which is what this chart wants most⟩, like a cutting set out at the right time. The time before is for digging: knowing what you want well enough to say it in one breath, and whom it’s for. Once it’s in the ground, the one thing to avoid is pulling it up to look. That will be hard for you. Having waited so long, you want to see it live more than anyone.',
      },
      {
        id: 'self.years.water-both',
        because: ['years:use-both', 'use:water'],
        says: ['good-years=water'],
        claims: ['good=year:use-both', 'years-ahead=10'],
        form: ['dated', 'statement'],
        zh_CN:
          '卡住的事，{years:use-both}会松动，僵住的话说得开，人也歇得下来。⟨那样的年份干支都是水，正是用神|那样的年份上下都是水，正是这张盘最想要的⟩。排得太满，水就没有地方走。',
        en_US:
          'What was jammed loosens in {years:use-both}, a stiff conversation can be had after all, and you get some rest. ⟨Then both stem and branch are water, your useful element|Then it’s water above and below, which is what this chart wants most⟩. Fill the year to the edge, and the water has nowhere to run.',
      },
      {
        id: 'self.years.quiet-ground-shifts',
        because: ['years:clash@day<=3', 'ties:none@day'],
        says: ['self.year=shifts'],
        form: ['dated', 'scene'],
        zh_CN:
          '家里的钟走了多年没人碰，忽然有一天停了。⟨日支{branch:day}跟盘里别的地支都不搭不碰，{year:clash@day}的地支却正冲着它|你盘里管家的那一格平日谁也不碰，{year:clash@day}却正好顶着它⟩：平日最不动的那一块要动，可能只是换张桌子、换个钟点。你不惯动，所以小动也像大动。事先挪过一小样，到时候就不慌了。动过以后你多半会发觉，那块地方早就该透透风了，只是从来没有人碰，你也就没有想过。',
        en_US:
          'The clock at home has run for years untouched, and one day it stops. ⟨Your day branch, the {branch:day}, neither joins nor clashes with anything in the chart, and in {year:clash@day} the year’s branch clashes with it|The place in your chart that stands for home is touched by nothing else, and {year:clash@day} pulls against it⟩. The part of your life that never moves does, if only by a desk or an hour. Since you aren’t used to it, a small move feels like a large one. One little thing shifted beforehand takes the scare out of it. Afterward you’ll probably find that the place had needed airing for a long time. Nobody touched it, so you never thought of it.',
      },
      {
        id: 'self.years.fire-stem',
        because: ['years:use-stem<=2', 'use:fire', 'sign:weak'],
        says: ['good-years=fire'],
        claims: ['good=year:use-stem', 'presumes=friends'],
        form: ['dated'],
        zh_CN:
          '先前冷着练的那一手，{years:use-stem}可以端出来。⟨那样的年份天干是火，正是用神|那样的年份露在外面的是火，正是这张盘最想要的⟩，暖是大家看得见的那种，看的人也肯看。你力气不多，端一样就够，趁热。',
        en_US:
          'What you’ve practiced in the cold can be served in {years:use-stem}. ⟨Then the stem is fire, your useful element|Then what shows is fire, which this chart wants most⟩, and it’s a warmth that others can see, so they’re willing to look. You haven’t much strength, so one dish will do, while it’s hot.',
      },
      {
        id: 'self.years.earth-branch',
        because: ['years:use', 'use:earth'],
        says: ['good-years=earth'],
        claims: ['good=year:use', 'years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '借住在别处的东西、一直只在口头上的事，{years:use}可以落定。⟨那样的年份地支属土，正是用神|那样的年份底下是土，托得住、放得下，正是这张盘最想要的⟩。落定以后，两手空出来，才看得清下一步拿什么。',
        en_US:
          'What’s been stored elsewhere, and what was only ever said, can be settled in {years:use}. ⟨Then the branch is earth, your useful element|Then there’s earth underneath, which bears weight and which this chart wants most⟩. Afterward your hands are free, and you can see what to pick up next.',
      },
      {
        id: 'self.years.metal-branch',
        because: ['years:use', 'use:metal'],
        says: ['good-years=metal'],
        claims: ['good=year:use', 'years-ahead=10', 'presumes=adult'],
        form: ['dated'],
        zh_CN:
          '说了很久没有下文的事，你手里大概有两三件。⟨{years:use}地支属金，正是用神|{years:use}带来的是金，断得清、收得了口，正是这张盘最想要的⟩，那样的年份适合收尾：做完，交掉，或者当面说不做了。三种都算收尾，第三种最难，也最叫人松快。',
        en_US:
          'There are probably two or three things you’ve talked about for a long time without an end in sight. ⟨In {years:use} the branch is metal, your useful element|What comes in {years:use} is metal, which cuts and finishes and which this chart wants most⟩, and such years are for endings: done, handed over, or called off to somebody’s face. The third is the hardest, and the greatest relief.',
      },
      {
        id: 'self.years.water-for-firm',
        because: ['years:use-both', 'use:water', 'sign:firm'],
        says: ['good-years=water'],
        claims: ['good=year:use-both', 'years-ahead=10', 'presumes=adult'],
        form: ['dated'],
        zh_CN:
          '跑了多年的劲，{years:use-both}喝得上一口水。⟨那样的年份干支都是水，正是用神，你又身旺|那样的年份上下都是水，正是这张盘最想要的，你力气又足⟩。你大概想拿这口水再去跑一圈。其实到了那时，练成的东西传得出去：讲给人，教给人，它自己会往下流，比你再跑一圈走得远。跑惯了的人坐下来会心慌，那一年慌一慌也不要紧，过了头一个月就好。',
        en_US:
          'After running all those years, you get a long drink in {years:use-both}. ⟨Then both stem and branch are water, your useful element, and you’re strong|Then it’s water above and below, which this chart wants most, and you’re strong⟩. You’ll want to use it to run another lap. But by then what the running taught you can be passed on. Told and shown to others, it finds its own way downhill, and goes further than you would on one more lap. Sitting down makes a runner nervous. It passes within a month.',
      },
    ],
  },
]
