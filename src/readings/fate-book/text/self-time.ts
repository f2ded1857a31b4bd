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
        zh_CN:
          '满屋子都是跟你一个尺码的人，椅子还是那么几把。{luck:now}的天干来的又是你的同类，你本来就不缺力气，如今力气挤着力气⟨（身旺逢比劫）⟩：样样有人早到半步，样样你都不服。到{luck:now.to}为止，少争椅子，挑一件他们嫌麻烦的事，做到没有人跟得上。',
        en_US:
          'The room has filled with people exactly your size, and there are as many chairs as before. {luck:now} brings your own kind in its stem; you had strength enough, and now strength jostles strength⟨ (peers to the strong)⟩. Somebody is always half a step earlier, and you always mind. Until {luck:now.to} let the chairs go. Take up what the others find tedious, and do it until nobody follows.',
      },
      {
        id: 'self.now.peer-even',
        because: ['luck:now=peer', 'sign:even'],
        says: ['self.now=joined'],
        zh_CN:
          '从{luck:now.from}起，凡事多了一个可以商量的人。{luck:now}的天干是你的同类，盘里进出本来相当，添上这一位，秤头偏到你这边⟨（比劫运）⟩：从前要想一星期的事，现在敢先应下来。两个人的主意也要费两份工夫对，一星期定一个钟头对齐，其余各走各的。',
        en_US:
          'Since {luck:now.from} there has been somebody to talk it over with. The stem of {luck:now} is one of your own kind, and in a chart that gives and takes about evenly, that tips the scale your way⟨ (a cycle of peers)⟩. What used to take a week’s thinking, you now say yes to first. Two heads also need lining up. Give it one hour a week, and otherwise go your own ways.',
      },
      {
        id: 'self.now.peer-weak',
        because: ['luck:now=peer', 'sign:weak', 'kind:regular'],
        says: ['self.now=helped'],
        zh_CN:
          '上坡的时候有人从后面推车，你腾得出一只手来擦汗。你的盘耗得多，补得少，{luck:now}的天干却是同类⟨（比劫帮身）⟩，从{luck:now.from}到{luck:now.to}，肩膀借得到。一直不敢起头的那件重东西，放在这十年里抬。推车的人到了岔口会走，上路前就说好推到哪里。',
        en_US:
          'Halfway up the hill somebody starts pushing from behind, and you have a hand free to wipe your face. In this chart more is spent than is put back, but the stem of {luck:now} is a peer⟨ (peers to the weak)⟩, and from {luck:now.from} to {luck:now.to} there are shoulders to borrow. Lift the heavy thing you never dared begin. Agree beforehand how far they’ll push, since everybody turns off somewhere.',
      },
      {
        id: 'self.now.output-firm',
        because: ['luck:now=output', 'sign:firm', 'kind:regular'],
        says: ['self.now=flows', 'out=much'],
        zh_CN:
          '堵久了的水管忽然通了，头几天流出来的带着锈。你力气足，{luck:now}的天干又是食伤，说的、做的、拿给人看的那一路⟨（食伤泄秀）⟩，从{luck:now.from}起，憋着的开始往外走。别嫌头几样难看，放到水清为止。到{luck:now.to}还没拿出来的，以后更懒得拿。',
        en_US:
          'When a pipe has been blocked for years, the first water out of it is brown. You have strength to spare, and {luck:now} has output in its stem, which is talk and handiwork and things shown to people⟨ (output drawing on the strong)⟩. Since {luck:now.from} it has been coming. Don’t stop because the first few were ugly; let it run clear. What isn’t out by {luck:now.to} is apt to stay in.',
      },
      {
        id: 'self.now.output-even',
        because: ['luck:now=output', 'sign:even'],
        says: ['self.now=spends', 'out=much'],
        zh_CN:
          '嗓子哑着，心里痛快，这样的晚上这十年比从前多。{luck:now}的天干是食伤，讲、写、做、教，样样从你身上往外取⟨（食伤运）⟩；原局进出持平，眼下出得略多一点。到{luck:now.to}以前立一条规矩：拿出一样，空一天，去看一样跟它没关系的东西。',
        en_US:
          'Hoarse and happy: there are more such evenings in this decade than before. {luck:now} carries output in its stem, so the talking, writing, making and teaching are all drawn from you⟨ (a cycle of output)⟩, and a chart that used to break even is now slightly overdrawn. Keep one rule until {luck:now.to}. After each thing you give out, take a day off and look at something that has nothing to do with it.',
      },
      {
        id: 'self.now.output-weak',
        because: ['luck:now=output', 'sign:weak', 'kind:regular'],
        says: ['self.now=leaks', 'out=much'],
        zh_CN:
          '桶底漏了一个小眼，一路走来，路边的花倒开了。{luck:now}的天干是食伤，叫你说、叫你做、叫你拿出来；你的桶本来不大，从{luck:now.from}以来，事情做得漂亮，人也空得快⟨（身弱逢食伤）⟩。那个眼不用堵，名声正从那里来；大件切成小件，做一件，睡一觉，再做。',
        en_US:
          'There’s a small hole in the bucket, and flowers along the path where you’ve carried it. {luck:now} has output in its stem and wants you to speak, make, show; yours was never a large bucket, and since {luck:now.from} the work has been handsome and you’ve emptied fast⟨ (output to the weak)⟩. Don’t plug the hole, since your name comes out of it. Cut big things small, and sleep between the pieces.',
      },
      {
        id: 'self.now.wealth-firm',
        because: ['luck:now=wealth', 'sign:firm', 'kind:regular'],
        says: ['self.now=loaded'],
        zh_CN:
          '力气大的人空着手走路，反而晃。{luck:now}的天干是财，要你照管、经手、算清楚的那些东西⟨（身旺任财）⟩，从{luck:now.from}到{luck:now.to}，你总算有了分量相当的担子：头两天嫌沉，挑惯了，步子稳了。替人挑的也会多起来，上肩以前掀开盖子，看看里头是不是空桶。',
        en_US:
          'Strong people with empty hands walk crookedly. The stem of {luck:now} is wealth, meaning what has to be looked after, handled and accounted for⟨ (wealth to the strong)⟩, and from {luck:now.from} to {luck:now.to} there’s a load to match your back. It feels heavy for two days and then it steadies your step. Other people’s buckets will be offered, too. Lift the lid first, in case they’re empty.',
      },
      {
        id: 'self.now.wealth-even',
        because: ['luck:now=wealth', 'sign:even'],
        says: ['self.now=exact-load'],
        zh_CN:
          '两手各拎一袋，走得正平，谁往左手再挂一把伞，你就歪了。{luck:now}的天干是财，要照管的东西一样接一样来⟨（财运）⟩，原局进出相当，拎是拎得动，添一样就得放一样。门口摆一只筐：进来一件，当天出去一件，照这样走到{luck:now.to}，不会累着。',
        en_US:
          'A bag in each hand, and you walk level; then someone hangs an umbrella on the left. {luck:now} has wealth in its stem, things to be looked after, and they arrive one by one⟨ (a cycle of wealth)⟩. Your chart gives and takes about evenly, so you can carry what you have, and each addition needs a subtraction. Keep a box by the door: one in, one out, until {luck:now.to}.',
      },
      {
        id: 'self.now.wealth-weak',
        because: ['luck:now=wealth', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['self.now=overloaded'],
        zh_CN:
          '冰箱门上贴满了条子，谁家的钥匙、几号交什么、猫几点喂，都归你。{luck:now}的天干是财，等人照管的东西，从{luck:now.from}起一张张贴上来；你的肩膀本来不宽，担子已经伸出去一截⟨（身弱逢财）⟩。到{luck:now.to}为止，要练的是撕：一个月撕两张，一张还人，一张请人代办。',
        en_US:
          'The refrigerator door is papered with notes: whose keys, what’s due on which day, when the cat eats, and all of it is you. {luck:now} has wealth in its stem, things that need looking after, and since {luck:now.from} they’ve gone up one by one. Your chart isn’t built broad, and the load is wider than the shoulders⟨ (wealth to the weak)⟩. Until {luck:now.to} take down two a month: one goes back, one gets delegated.',
      },
      {
        id: 'self.now.officer-firm',
        because: ['luck:now=officer', 'sign:firm', 'kind:regular'],
        says: ['self.now=reined', 'pressure=becomes-skill'],
        zh_CN:
          '跑野了的马，碰上骑手，头一个月总要尥几回蹶子。{luck:now}的天干是官杀，规矩、期限、管你的人⟨（身旺逢官杀）⟩；你力气足，从前没有谁收得住，从{luck:now.from}起，有人喊停，也有人喊跑，跑出来的比撒野那时远。缰绳勒疼的地方记下来，到{luck:now.to}，你就知道自己受得住几斤。',
        en_US:
          'A horse that has run loose bucks for a month when it gets a rider. The stem of {luck:now} is an officer, which is to say rules, dates and someone over you⟨ (officers to the strong)⟩. You’d had strength and nobody to hold it in. Since {luck:now.from} there’s a voice for whoa and another for go, and you cover more ground than you did running wild. By {luck:now.to} you’ll know how much rein you can bear.',
      },
      {
        id: 'self.now.officer-even',
        because: ['luck:now=officer', 'sign:even'],
        says: ['self.now=taut'],
        zh_CN:
          '闹钟几点响，这十年有一半由别人来定。{luck:now}的天干是官杀，催你、管你的那一头⟨（官杀运）⟩，原局撑你的和耗你的差不多，添上这一份，弦正好绷紧，声音也准；再加一根手指，就走调了。到{luck:now.to}以前，凡听见“顺便”两个字，先问替下哪一件。',
        en_US:
          'For these ten years somebody else has half a say in when the alarm goes off. The stem of {luck:now} is an officer, whoever presses and sets rules⟨ (a cycle of officers)⟩. Your chart gave and took about evenly; with this added the string is just tight enough and the note is true, and one finger more would send it sharp. Until {luck:now.to}, whenever you hear “while you’re at it,” ask what comes off.',
      },
      {
        id: 'self.now.officer-weak',
        because: ['luck:now=officer', 'sign:weak', 'kind:regular'],
        says: ['self.now=pressed'],
        zh_CN:
          '竹子压了雪，先弯下来，等雪自己滑。盘里替你顶着的本来不多，{luck:now}的天干又是官杀，催你、管你的那一头⟨（身弱逢官杀）⟩，从{luck:now.from}到{luck:now.to}，硬顶最费力气。找一位懂行的人，站到你和催你的人中间，替你把话翻成活。一天里再留一段不接电话的时候，那就是抖雪。',
        en_US:
          'Bamboo under snow bends and lets the snow slide off. Not much in this chart holds you up, and the stem of {luck:now} is an officer, whoever presses and sets rules⟨ (officers to the weak)⟩; from {luck:now.from} to {luck:now.to} pushing back is what costs most. Find someone experienced to stand between you and whoever is in a hurry. And keep one stretch of the day without a phone. That’s the shaking off.',
      },
      {
        id: 'self.now.resource-firm',
        because: ['luck:now=resource', 'sign:firm', 'kind:regular', 'age<=74'],
        says: ['self.now=overfed'],
        zh_CN:
          '上一碗还没吃完，又有人替你盛了一碗。{luck:now}的天干是印，书本、长辈、现成的答案⟨（身旺逢印）⟩，从{luck:now.from}起，样样送到手边；你本来就足，再添便积在那里，人是越吃越懒得起身。到{luck:now.to}以前，每添一门新的，先送走一本旧的，书架就是秤。',
        en_US:
          'You haven’t finished the bowl, and somebody is filling it again. The stem of {luck:now} is a seal: books, elders, answers ready-made⟨ (seals to the strong)⟩. You were well supplied before it came, so since {luck:now.from} the surplus has been settling, and getting up from the table takes longer. Until {luck:now.to}, for every course you begin, give an old book away. The shelf will tell you your weight.',
      },
      {
        id: 'self.now.resource-even',
        because: ['luck:now=resource', 'sign:even'],
        says: ['self.now=in-surplus'],
        zh_CN:
          '账上头一回有了余，多出来的还是力气。{luck:now}的天干是印，教你、护着你的那一路⟨（印运）⟩，原局进出相当，从{luck:now.from}起添了这一份进项：做事之前，多出一段看图纸的工夫。人情先别急着还，请客先别急着定，攒出一个完整的空月来，到{luck:now.to}前用在一件大事上。',
        en_US:
          'For once the books show something left over, and what’s left over is strength. The stem of {luck:now} is a seal, the star that teaches and shelters⟨ (a cycle of seals)⟩; to a chart that came out even, it has been income since {luck:now.from}, mostly in the form of time to look at the plans first. Don’t pay it all out in favors. Save up one whole free month, and use it on something large before {luck:now.to}.',
      },
      {
        id: 'self.now.resource-weak',
        because: ['luck:now=resource', 'sign:weak', 'kind:regular'],
        says: ['self.now=sheltered'],
        zh_CN:
          '淋了一路的雨，有一家开了门，递出来一条干毛巾。原局出得多、进得少，{luck:now}的天干是印，养你、教你的那一头⟨（印来生身）⟩，从{luck:now.from}到{luck:now.to}是补给的十年：肯教的人多了，学进去的也留得住。先擦干，别忙着证明自己；再挑一样，学到离了屋檐也能走。',
        en_US:
          'After miles of rain a door opens, and somebody holds out a dry towel. The stem of {luck:now} is a seal, the star that feeds and teaches, and it’s come to a chart that gives out more than it takes in⟨ (seals to the weak)⟩. From {luck:now.from} to {luck:now.to} more people are willing to show you, and what you learn stays. Dry off first; nobody needs proof yet. Then choose one skill that will still serve you outdoors.',
      },
      {
        id: 'self.now.peer-following',
        because: ['luck:now=peer', 'kind:following'],
        says: ['self.now=called-ashore'],
        zh_CN:
          '船走得正顺，岸上有人喊你的小名，叫你下来自己走。你的盘是随着大势走的那种⟨（从格）⟩，{luck:now}的天干却是你的同类，从{luck:now.from}起，“凭什么听人家的”这句话，你比从前说得多。话可以说，船先别弃。到{luck:now.to}为止，要自立，先从一间小屋立起。',
        en_US:
          'Your train is on time, and someone on the platform calls you by your childhood name and says to get off and walk. Yours is a chart that goes with the strongest current⟨ (Following pattern)⟩, but the stem of {luck:now} is your own kind. Since {luck:now.from} you’ve been asking more often why you should take anyone’s lead. Ask, and keep your seat. Until {luck:now.to}, have one small room of your own.',
      },
      {
        id: 'self.now.resource-following',
        because: ['luck:now=resource', 'kind:following'],
        says: ['self.now=called-ashore'],
        zh_CN:
          '有人好心给顺流的筏子装了一个锚。你的盘随大势走，不靠自己撑⟨（从格）⟩，{luck:now}的天干偏是印，教你、护你的那一路，从{luck:now.from}起，劝你慢一点、稳一点的人多了。道理都对，只是用在你身上会停住。听完谢过，锚收在舱里，过夜才放。',
        en_US:
          'Somebody kind has fitted your raft with an anchor. Yours is a chart that travels with the current and doesn’t hold itself up⟨ (Following pattern)⟩, while the stem of {luck:now} is a seal, the star that teaches and shelters. Since {luck:now.from} more people advise you to go slowly and be safe. They’re right in general. Thank them, stow the anchor, and let it down for the night only.',
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
        zh_CN:
          '戏台搭好了，灯也朝着你这边打。{luck:now}上下两个字都属{element:use}，正是这张盘最想要的一样⟨（干支皆用神）⟩，上下两层都对路的，十步大运里不多见。趁{luck:now.to}以前，把最想做的那件摆到台中央；帮别人跑的龙套，先一样样辞掉。',
        en_US:
          'The stage is up and the lights point your way. Both characters of {luck:now} are {element:use}, the element this chart wants most⟨ (useful element in stem and branch)⟩, and among ten cycles it’s uncommon for stem and branch to agree like that. Before {luck:now.to} put what you most want to do at the center of the boards. The walk-on parts in other people’s plays can be given up one at a time.',
      },
      {
        id: 'self.luck.now-use-firm',
        because: ['luck:now-use', 'sign:firm'],
        says: ['self.tide=now'],
        zh_CN:
          '同样一扇门，推了几年不动，换个方向一拉就开。{luck:now}的地支属{element:use}，正是这张盘想要的一样⟨（运支用神）⟩；你力气从来不缺，缺的是使劲的方向，这步运替你指着。哪几件事近来忽然不费劲了，记下来，到{luck:now.to}为止，只加这几件的码。',
        en_US:
          'For years you pushed at the door; it opens by pulling. The branch of {luck:now} is {element:use}, the element this chart asks for⟨ (useful element in the cycle)⟩. Strength you’ve always had. What this cycle supplies is a direction to apply it in. Notice which things have lately stopped being an effort, and until {luck:now.to} add weight to those and no others.',
      },
      {
        id: 'self.luck.now-use-even',
        because: ['luck:now-use', 'sign:even'],
        says: ['self.tide=now'],
        zh_CN:
          '骑车的人最知道，哪一段是自己在蹬，哪一段是风在送。{luck:now}的地支属{element:use}，是这张盘排在头里的一样⟨（运支用神）⟩，你进出本来相当，有了这阵风，省下来的就是净赚。别拿去骑得更快，拿去多绕一条一直想走的路，{luck:now.to}以前风向不改。',
        en_US:
          'A cyclist can tell which stretch is legs and which is wind. The branch of {luck:now} is {element:use}, the element that stands first for this chart⟨ (useful element in the cycle)⟩, and since your own books balance, whatever the wind saves you is clear gain. Don’t spend it on going faster. Take the long way you’ve always meant to ride; the wind holds until {luck:now.to}.',
      },
      {
        id: 'self.luck.now-use-weak',
        because: ['luck:now-use', 'sign:weak'],
        says: ['self.tide=now'],
        zh_CN:
          '电梯终于修好了，你还习惯性地往楼梯口走。{luck:now}的地支属{element:use}，是这张盘最想要的一样⟨（运支用神）⟩。你的力气向来不算宽裕，从前样样靠爬，从{luck:now.from}起，有些事是可以坐上去的：有人愿意帮，有现成的路。先答应别人的好意，别张口就说不用。',
        en_US:
          'The elevator has been fixed, and out of habit you still head for the stairs. The branch of {luck:now} is {element:use}, the element this chart wants most⟨ (useful element in the cycle)⟩. You never had strength to spare, and you climbed for everything; since {luck:now.from} some floors can be reached by standing still. Help is being offered. Let “yes, thanks” come out before “no need.”',
      },
      {
        id: 'self.luck.next-use-firm',
        because: ['luck:next-use', 'luck:now-no-use', 'sign:firm'],
        says: ['self.tide=next'],
        zh_CN:
          '船装好了货，等的是下一潮。{luck:next.from}交{luck:next}，地支属{element:use}，是这张盘要的那一样⟨（下运用神）⟩；你力气有余，眼下最容易犯的错，是嫌等得慢，拿船在浅滩上硬拖。这段日子检查缆绳，认认同船的人，潮来之前该修的修完。',
        en_US:
          'The boat is loaded, and what it’s waiting for is the next tide. On {luck:next.from} you enter {luck:next}, whose branch is {element:use}, the element this chart asks for⟨ (useful element in the next cycle)⟩. Having strength left over, you’re most likely to err by dragging the hull across the sand. Use these days for ropes and crew. Let everything that needs mending be mended before the water comes.',
      },
      {
        id: 'self.luck.next-use-even',
        because: ['luck:next-use', 'luck:now-no-use', 'sign:even'],
        says: ['self.tide=next'],
        zh_CN:
          '换季之前，先把下一季的衣裳翻出来晒。{luck:next.from}起走{luck:next}，地支属{element:use}，正对这张盘的口味⟨（下运用神）⟩，到时候旧的一套做法会忽然显得笨重。你进出相当，熬得住这几天；趁早挑一件只有下一季才穿得着的，试一试肩宽。',
        en_US:
          'Before the season changes, one takes next season’s clothes out to air. From {luck:next.from} the cycle is {luck:next}, its branch {element:use}, which suits this chart⟨ (useful element in the next cycle)⟩, and the way you do things now will suddenly feel heavy. You’re balanced enough to wait. Meanwhile try on one thing that can only be worn later, and see about the shoulders.',
      },
      {
        id: 'self.luck.next-use-weak',
        because: ['luck:next-use', 'luck:now-no-use', 'sign:weak'],
        says: ['self.tide=next'],
        zh_CN:
          '夜路走到后半截，先看见的是站台的灯。{luck:next.from}交{luck:next}，地支属{element:use}，这张盘等的就是这一样⟨（下运用神）⟩，背了一路的东西，到那时会轻一些。眼下不必跑，跑到站也是等车。把包里用不着的东西拿掉两样，照平常的步子走过去。',
        en_US:
          'On a night walk, the first thing you see of the station is its lamp. {luck:next} begins on {luck:next.from} with a branch of {element:use}, the element this chart has been waiting for⟨ (useful element in the next cycle)⟩, and what you’re carrying will weigh less. There’s no point in running for a train that keeps its time. Take two things out of the bag.',
      },
      {
        id: 'self.luck.now-stem-firm',
        because: ['luck:now-use-stem-alone', 'sign:firm'],
        says: ['self.tide=half'],
        zh_CN:
          '票已经在手里，人还坐在候车室。眼下这步{luck:now}，天干就是这张盘要的{element:use}⟨（运干用神）⟩，走到{luck:now.to}。天干管看得见的一面：有人开口请你，有位子亮出来。你力气足，缺的只是应一声。最近请过你的人里，挑一个今天回话。',
        en_US:
          'The ticket is in your hand, and you’re still in the waiting room. The stem of your present cycle, {luck:now}, is {element:use}, the element this chart asks for⟨ (useful element in the stem of the cycle)⟩, until {luck:now.to}. A stem works where people can see it: someone asks, a seat is called out. You have the strength, and what’s missing is an answer. Of those who asked you lately, reply to one today.',
      },
      {
        id: 'self.luck.now-stem-even',
        because: ['luck:now-use-stem-alone', 'sign:even'],
        says: ['self.tide=half'],
        zh_CN:
          '路灯亮了一半，走夜路的人已经看得清脚下。{luck:now}的天干是{element:use}，这张盘最想要的一样，到{luck:now.to}为止一直露在面上⟨（运干用神）⟩。你进出相当，不必等另一半也亮：要人看见的事现在拿出去，要扎根的事慢慢来。',
        en_US:
          'Half the street lamps are lit, and one can see where to step. The stem of {luck:now} is {element:use}, the element this chart wants most, and it stays in the open until {luck:now.to}⟨ (useful element in the stem of the cycle)⟩. You’re balanced enough not to wait for the other half. Bring out now what has to be seen, and give what has to take root its time.',
      },
      {
        id: 'self.luck.now-stem-weak',
        because: ['luck:now-use-stem-alone', 'sign:weak'],
        says: ['self.tide=half'],
        zh_CN:
          '雨里有人把伞分了一半过来，站进去就是了。{luck:now}的天干属{element:use}，这张盘最想要的一样已经在明处，地支里没有⟨（运干用神）⟩，所以照应也来自明处：一句推荐，一个肯出面的人。你力气不算宽裕，{luck:now.to}以前先借这些走，别等样样齐了才动。',
        en_US:
          'Someone in the rain is holding out half an umbrella, and you can step under it. {luck:now} has {element:use}, the element this chart wants most, in its stem, though not in its branch⟨ (useful element in the stem of the cycle)⟩. So the help is of the open kind: a word put in, a person who shows up. You’ve little strength to spare. Until {luck:now.to} lean on that, and don’t wait till everything is in place.',
      },
      {
        id: 'self.luck.later-wood',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:wood', 'age<=45'],
        says: ['good-years=wood'],
        zh_CN:
          '种树的人知道，头几年都长在看不见的地方。这张盘最想要的是木，往后头一步带木的大运是{luck:use}，{luck:use.from}开始⟨（用神运在后）⟩。在那之前，觉得自己没长进的日子会有，那是在扎根。每年留下一样能长的：一门课，或者一段不断的交情。',
        en_US:
          'Anyone who plants trees knows that the first years happen where you can’t look. This chart wants wood most, and the first cycle ahead with wood in it is {luck:use}, from {luck:use.from}⟨ (useful element in a later cycle)⟩. Until then there are days when you seem to be getting nowhere. Those are roots. Each year put in one thing that can grow, a course, say, or a friendship you don’t let lapse.',
      },
      {
        id: 'self.luck.later-fire',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:fire', 'age<=45'],
        says: ['good-years=fire'],
        zh_CN:
          '柴要早劈，劈完还得晾一个夏天。这张盘最想要的是火，往后头一步带火的大运是{luck:use}，{luck:use.from}点着⟨（用神运在后）⟩。在那以前，暖要自己生：跟谁待着手会热，就多跟谁待着。劈好的柴码在屋檐下，写明是哪年的，火来时才接得上。',
        en_US:
          'Firewood is split early, and then it has to dry for a summer. What this chart wants most is fire, and the first cycle ahead with fire in it is {luck:use}, lit on {luck:use.from}⟨ (useful element in a later cycle)⟩. Until then warmth is something you make: notice in whose company your hands get warm, and be there more. Stack what you’ve split under the eaves with the year on it. The flame will want it dry.',
      },
      {
        id: 'self.luck.later-earth',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:earth', 'age>=18', 'age<=45'],
        says: ['good-years=earth'],
        zh_CN:
          '有一只纸箱从上回搬家起就没拆，你说反正还要搬。这张盘最想要的是土，落脚的、托得住的那一样，往后头一步带土的大运是{luck:use}，{luck:use.from}起⟨（用神运在后）⟩，到时候有些事会自己坐定。这之前先占一小块地：一个固定的座位，一门不换的手艺。',
        en_US:
          'One box from the last move was never unpacked, because, as you say, there’ll be another. This chart wants earth most, the element that settles and bears weight, and the first cycle ahead with earth in it is {luck:use}, from {luck:use.from}⟨ (useful element in a later cycle)⟩. Some things will sit down by themselves then. Meanwhile hold a small plot: a regular seat somewhere, and a craft you don’t trade in.',
      },
      {
        id: 'self.luck.later-metal',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:metal', 'age<=45'],
        says: ['good-years=metal'],
        zh_CN:
          '抽屉里有一把钝剪刀，你每回用完都说要换。这张盘最想要的是金，裁断、定规、收口的那一样，往后头一步带金的大运是{luck:use}，{luck:use.from}交上⟨（用神运在后）⟩，拖着的线头到那时才剪得齐。眼下先练小剪：一张到期就退的卡，一个说了不去就不去的局。',
        en_US:
          'In the drawer there’s a pair of dull scissors that you mean to replace each time you use them. This chart wants metal most, the element that cuts, settles and finishes, and the first cycle ahead with metal in it is {luck:use}, from {luck:use.from}⟨ (useful element in a later cycle)⟩. Loose ends will come off cleanly then. For now practice on small ones: cancel one subscription, decline one dinner and stay declined.',
      },
      {
        id: 'self.luck.later-water',
        because: ['luck:use-later', 'luck:use-later<=30', 'use:water', 'age<=45'],
        says: ['good-years=water'],
        zh_CN:
          '河还没来，河床可以先清。这张盘最想要的是水，流得动、歇得下的那一样，往后头一步带水的大运是{luck:use}，{luck:use.from}到⟨（用神运在后）⟩，说不开的话、走不动的路，那时会活络起来。清河床是细活：一天里少塞一件事，一年里少结一个疙瘩。',
        en_US:
          'The river isn’t here yet, but its bed can be cleared. Water is what this chart wants most, the element that moves and lets one rest, and the first cycle ahead with water in it is {luck:use}, from {luck:use.from}⟨ (useful element in a later cycle)⟩. Talks that stuck will run then. Clearing a bed is small work: one thing fewer crammed into the day, one grudge fewer into the year.',
      },
      {
        id: 'self.luck.past-firm',
        because: ['luck:use-past', 'sign:firm', 'luck:now-at>=2'],
        says: ['self.tide=behind'],
        zh_CN:
          '从前一阵子，许多事像自己找上门来，这你记得。这张盘要的是{element:use}，带{element:use}的大运走在前头，已经过去⟨（用神运已过）⟩，好在你力气足，不靠涨潮也划得动。把当年顺手的做法写下来，一条条拆成眼下能照着做的步骤，别再等谁来敲门。',
        en_US:
          'You remember a stretch when things came to the door by themselves. This chart wants {element:use}, and the cycles that brought it lie behind you⟨ (the useful cycles are past)⟩. You’re strong enough to row without a tide. Take what you did then without thinking, break it into steps that work today, and stop listening for the bell.',
      },
      {
        id: 'self.luck.past-weak',
        because: ['luck:use-past', 'sign:weak', 'luck:now-at>=2'],
        says: ['self.tide=behind'],
        zh_CN:
          '老照片里的你，衣袋总是鼓的。带{element:use}的几步大运走在前头⟨（用神运已过）⟩，那时攒下的人和手艺，就是如今的口粮。眼下你力气不算宽裕，别再从零开荒。数一数那些年认识的人，哪三位还叫得应，先从这三位那里续上。往后仍有带{element:use}的年份，趁那几年出远门。',
        en_US:
          'In old photographs your pockets bulge. The cycles that carried {element:use}, the element this chart wants, came early⟨ (the useful cycles are past)⟩, and the people and skills you picked up then are today’s provisions. You haven’t strength to waste on clearing new land. Find which three people from those years still answer, and begin there. Single years still bring that element; travel in those.',
      },
      {
        id: 'self.luck.adverse-firm',
        because: ['luck:now-adverse', 'sign:firm'],
        says: ['self.tide=against'],
        zh_CN:
          '顶风走路，步子不能大，帽子要按住。{luck:now}的地支属{element:adverse}，偏是这张盘嫌多的一样⟨（运支忌神）⟩，你力气足，走得动，只是同样一件事要费两道手。到{luck:now.to}为止，一年只开一个新头；旧的挑一样往深里做，风再大，也吹不走深的。',
        en_US:
          'Walking into the wind, you take short steps and hold on to your hat. The branch of {luck:now} is {element:adverse}, which this chart would rather have less of⟨ (adverse element in the cycle)⟩. You’re strong, and you get there; each thing only takes two tries. Until {luck:now.to} allow one new beginning a year, and choose one old thing to take deeper. Wind moves what’s on the surface.',
      },
      {
        id: 'self.luck.adverse-even',
        because: ['luck:now-adverse', 'sign:even'],
        says: ['self.tide=against'],
        zh_CN:
          '鞋里进了一粒沙，走路照走，就是走不快。{luck:now}的地支属{element:adverse}，是这张盘想少要一点的那一样⟨（运支忌神）⟩，你进出本来平衡，经不起天天磨这一下。到{luck:now.to}还有些日子，犯不着忍着赶路：凡磨了三回的事，就停下来倒一次鞋，换做法，或者换人。',
        en_US:
          'There’s a grain of sand in your shoe; you can walk, only not fast. The branch of {luck:now} is {element:adverse}, the element this chart wants less of⟨ (adverse element in the cycle)⟩, and being evenly balanced, you feel each small rub. It lasts until {luck:now.to}, which is too long to grit your teeth. When something has chafed three times, sit down and empty the shoe: another way of doing it, or another person.',
      },
      {
        id: 'self.luck.adverse-weak',
        because: ['luck:now-adverse', 'sign:weak'],
        says: ['self.tide=against'],
        zh_CN:
          '冬天行船，船家把重货卸在岸上，只带吃的。{luck:now}的地支属{element:adverse}，这张盘担不了太多的一样⟨（运支忌神）⟩，吃水已经深了，这十年能卸的就卸：替人代管的，当初答应得糊里糊涂的。{luck:now.to}交了下一步，再回岸上取，东西都还在。',
        en_US:
          'In winter a bargeman leaves the heavy freight ashore and carries food. The branch of {luck:now} is {element:adverse}, of which this chart can’t take much⟨ (adverse element in the cycle)⟩, and the boat is low in the water already. Put ashore what can be: things you keep for others, promises you don’t recall making. On {luck:now.to} the cycle turns. Go back for the freight then. It’ll still be there.',
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
        zh_CN:
          '弓拉满了，你等的是一个靶子，{year:use}就有。那一年的地支属{element:use}，是这张盘要的一样⟨（流年用神）⟩；力气你早已备足，这几个月要做的是挑靶：写下三样，划掉两样。划的时候手要狠，满弓射出去的箭，半路改不了方向。',
        en_US:
          'The bow is drawn, and the target arrives in {year:use}. Its branch is {element:use}, the element this chart asks for⟨ (useful element in the year)⟩. You’ve had the strength ready for some time, so what these months are for is choosing. Write down three aims and strike out two. Be hard about it. An arrow from a full bow doesn’t change its mind on the way.',
      },
      {
        id: 'self.years.use-soon-weak',
        because: ['years:use<=2', 'sign:weak', 'years:use-stem<=3'],
        says: ['self.year=near'],
        zh_CN:
          '添衣裳的年份近了：{year:use}的地支是{element:use}，{year:use-stem}的天干也是它⟨（流年用神）⟩，来的正是这张盘最想要的照应。底子不厚，这样的年份别拿去冲：头半年把觉睡够，后半年还上那门欠着的课。歇足了再走，下一段才不用人背。',
        en_US:
          'A warmer coat is on its way. In {year:use} the branch is {element:use}, and in {year:use-stem} the stem⟨ (useful element in the year)⟩, which is the help this chart has most need of. You have no great reserve, so don’t spend such a year on a charge. Give the first half to sleep and the second to the course you dropped. Then set out, and nobody will have to carry you.',
      },
      {
        id: 'self.years.peer-for-weak',
        because: ['years:peer<=2', 'sign:weak', 'stems:no-peer', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['self.year=company'],
        zh_CN:
          '一个人抬不动的柜子，先别拆，等人来。{year:peer}的天干是你的同类⟨（流年比劫）⟩，你自己的天干上一位也没有，那一年旁边站得出肩膀相当的人，同行，或者同一间教室坐过的。把要两个人才做得成的事列出来，年初就去约，人家的档期也紧。',
        en_US:
          'If you can’t move the wardrobe alone, don’t saw it up; wait for hands. The stem of {year:peer} is your own kind⟨ (peers in the year)⟩, of whom there’s none among your own stems. For that year somebody of equal height stands next to you, from your class or your trade. Save for it whatever takes two to do. Ask early in the year, because their calendars fill as well.',
      },
      {
        id: 'self.years.output-for-firm',
        because: ['years:output<=2', 'sign:firm'],
        says: ['self.year=outlet'],
        zh_CN:
          '拧紧的瓶盖，到{year:output}松得开。那一年的天干是食伤，往外说、往外做的一路⟨（流年食伤）⟩，你身上攒着的劲有了出口。先想好接的盘子，瓶里的东西才不洒一地：定一个题目，一个日子，一批看的人。定不下三样的，先定日子。',
        en_US:
          'The lid you couldn’t turn comes loose in {year:output}. Its stem is output, the way things leave you by mouth and hand⟨ (output in the year)⟩, and a strong chart has plenty waiting behind the cap. Have a dish under it, or it goes over the floor: a subject, a date, people to look. If you can settle only one of these now, settle the date.',
      },
      {
        id: 'self.years.resource-for-weak',
        because: ['years:resource<=2', 'sign:weak', 'stems:no-resource', 'kind:regular'],
        says: ['self.year=teacher'],
        zh_CN:
          '有一年适合做学生，就是{year:resource}。那年天干是印，教人、护人的那颗星⟨（流年印星）⟩，你的天干上见不到它，平日少有人教，这一年有人肯把做法掰开来讲。带着问题去，少带主意；一年只拜一位，跟到底。年底回看，你学到的多半是对方没当课讲的那些。',
        en_US:
          'One year coming up is good for being a student: {year:resource}. Its stem is a seal, the star that teaches and shelters⟨ (seals in the year)⟩, and none of your own stems is one. Let someone take the thing apart in front of you. Bring questions and leave opinions at home. Stay with the same one till December. What you’ll keep is what they didn’t think of as the lesson.',
      },
      {
        id: 'self.years.officer-for-weak',
        because: ['years:officer<=2', 'sign:weak', 'share:officer>=25', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['self.year=pressed'],
        zh_CN:
          '考勤机要换新的了，在{year:officer}。那一年天干是官杀，规矩和期限的那一路⟨（流年官杀）⟩，你盘里这一路已占到 {share:officer}，再添一个，步子容易乱。趁还没到，把自己的一天画出来：哪两段谁也不许动，先占上。到时候再应别人的点，从剩下的格子里给。',
        en_US:
          'They’re putting in a new time clock, so to speak, in {year:officer}. The stem of that year is an officer, rules and dates⟨ (officers in the year)⟩. Your chart has {share:officer} of that already, and with more it’s easy to be hurried out of step. Before it comes, draw your day and block two stretches that nobody may move. When they ask for hours, give them from what’s left.',
      },
      {
        id: 'self.years.ground-shifts',
        because: ['years:clash@day<=1'],
        says: ['self.year=shifts'],
        zh_CN:
          '桌子垫了半年的纸片，早晚要挪开来修。{year:clash@day}，那年的地支正对着你日柱的{branch:day}，脚下的地会动一动⟨（流年冲日支）⟩：住处、作息、手上的安排，总有一样换样子。别等它来晃你，自己先挑一样动，动过的地方就不大晃了。',
        en_US:
          'The folded paper under the table leg was never going to last. In {year:clash@day} the year’s branch faces the {branch:day} of your day⟨ (the year facing the day branch)⟩, and the ground under you shifts: house, hours or plans, something takes another shape. Don’t wait to be rocked. Pick one and move it yourself. What has been moved already doesn’t wobble much.',
      },
      {
        id: 'self.years.own-sign',
        because: ['years:own-sign<=2', 'age>=18'],
        says: ['self.year=own'],
        zh_CN:
          '{year:own-sign}，你的生肖转回来，俗话叫本命年，要穿红，要小心。照盘上看，来的只是你年支的那个字，又多了一个，早年的事爱在这种时候冒头：旧同学，老房子，搁下的脾气。十二年前那一回你在忙什么，翻出来看看，没做完的那半件，正好接上。',
        en_US:
          'In {year:own-sign} your own animal comes around again, and custom says to wear red and watch your step. In the chart it’s only the branch of your birth year, doubled, and what belongs to early days tends to surface: classmates, the old house, a temper you’d put away. Look up what you were busy with twelve years before. Half of it was left unfinished, and this is a good year for the other half.',
      },
      {
        id: 'self.years.wealth-for-firm',
        because: ['years:wealth<=2', 'sign:firm'],
        says: ['self.year=load'],
        zh_CN:
          '秤砣有了，{year:wealth}把要称的东西送来。那一年天干是财，等人照管、等人算清的那些事⟨（流年财星）⟩，你力气足，正闲得发慌。接之前只立一条：自己手上量得出、看得见的才接。量不出的，说得再好听，也先放在秤外头。',
        en_US:
          'You have the scales; {year:wealth} brings something to weigh. The stem of that year is wealth, matters that want looking after and adding up⟨ (wealth in the year)⟩, and a strong chart gets restless with nothing to lift. Take on what you can see and measure with your own hands. Whatever can’t be measured stays off the pan for now, however well it’s described.',
      },
      {
        id: 'self.years.wood-both',
        because: ['years:use-both', 'use:wood'],
        says: ['good-years=wood'],
        zh_CN:
          '插下去的枝条，要赶上对的年头才生根。这张盘最想要的是木，{years:use-both}，天干地支都是它⟨（流年干支皆用神）⟩，那样的年份，起头的事活得成。之前的几年当作备土：想做的先写成一页，写给谁看也想好，到时候插下去就不拔。',
        en_US:
          'A cutting takes root if you catch the right year. Wood is what this chart wants most, and in {years:use-both} both the stem and the branch are wood⟨ (a year wholly of the useful element)⟩, so what is begun then has a way of living. Use the years before as digging. Get the plan small enough to say in one breath, and know whom it’s for. Once it’s in the ground, don’t pull it up to look.',
      },
      {
        id: 'self.years.water-both',
        because: ['years:use-both', 'use:water'],
        says: ['good-years=water'],
        zh_CN:
          '车开了很久，头一回看见路边有河，你会想停一停。这张盘最想要的是水，{years:use-both}，天干地支都是它⟨（流年干支皆用神）⟩：卡住的事松动，僵住的话说得开，人也睡得进去。那样的年份别排满，留三成空着，水要有地方走。',
        en_US:
          'After a long dry drive there’s a river beside the road, and you want to pull over. Water is what this chart wants most, and in {years:use-both} stem and branch are both water⟨ (a year wholly of the useful element)⟩. What was jammed loosens, and a stiff conversation can be had after all. Don’t fill such a year to the edge. Leave three days in ten open, since water needs somewhere to run.',
      },
      {
        id: 'self.years.quiet-ground-shifts',
        because: ['years:clash@day<=3', 'ties:none@day'],
        says: ['self.year=shifts'],
        zh_CN:
          '你家的钟走了多年没人碰，忽然有一天停在四点。日柱的{branch:day}跟盘里别的地支都不搭不碰，自成一角，{year:clash@day}的地支却正对着它⟨（流年冲日支）⟩：平日最不动的那一块要动，可能只是换张桌子、换个钟点。你不惯动，提前半年挪一小样，当作试手。',
        en_US:
          'The clock at home has run for years untouched, and one day it stands at four. Your day’s {branch:day} neither joins nor clashes with anything else in the chart; it’s a corner to itself. In {year:clash@day} the year’s branch faces it⟨ (the year facing the day branch)⟩, and the part of your life that never moves does, if only by a desk or an hour. Move something small six months ahead, for practice.',
      },
      {
        id: 'self.years.fire-stem',
        because: ['years:use-stem<=2', 'use:fire', 'sign:weak'],
        says: ['good-years=fire'],
        zh_CN:
          '屋里头一天来暖气，人会把穿了一半的外套又脱下来。这张盘最想要的是火，{years:use-stem}，天干都带着它⟨（流年天干用神）⟩，火露在面上，暖是大家看得见的那种。先前冷着练的那一手，写了没人读的那几页，挑这样的年份端出来，趁热。',
        en_US:
          'On the first day of heating you stop with one arm in your coat and take it off again. Fire is what this chart wants most⟨ (useful element in the stem)⟩, and the stem carries it in {years:use-stem}. Fire in the stem is warmth that others can see. What you practiced in the cold, and the pages nobody read, should be served in such a year, while it’s hot.',
      },
      {
        id: 'self.years.earth-branch',
        because: ['years:use', 'use:earth'],
        says: ['good-years=earth'],
        zh_CN:
          '端着一摞碗走了半条街，总算看见一张空桌。这张盘最想要的是土，托得住、放得下的那一样，{years:use}，地支属它⟨（流年用神）⟩。那样的年份不图快，图落定：一直借住的东西搬回来，一直口头上的事写成字。落定以后，两手空出来，才看得清下一步拿什么。',
        en_US:
          'You’ve carried a stack of bowls down half the street, and there’s an empty table at last. What this chart wants most is earth, the element that bears weight⟨ (useful element in the year)⟩, and the branch is earth in {years:use}. Use such a year for putting down more than for speed. Bring home what’s been stored elsewhere, and get on paper what was only ever said. Then look at your free hands.',
      },
      {
        id: 'self.years.metal-branch',
        because: ['years:use', 'use:metal'],
        says: ['good-years=metal'],
        zh_CN:
          '话说了三年没有下文的事，你手里大概有两三件。这张盘最想要的是金，断得清、收得了口的那一样，{years:use}，地支属它⟨（流年用神）⟩，那样的年份适合收尾：做完，交掉，或者当面说不做了。趁早列一张单子，写明哪件剪，哪件缝，年头一到就动手。',
        en_US:
          'There are probably two or three things you’ve talked about for years without an end in sight. This chart wants metal most, the element that cuts and finishes⟨ (useful element in the year)⟩, and the branch is metal in {years:use}. Such years are for endings: done, handed over, or called off to somebody’s face. Make the list now, with a mark beside each for scissors or needle.',
      },
      {
        id: 'self.years.water-for-firm',
        because: ['years:use-both', 'use:water', 'sign:firm'],
        says: ['good-years=water'],
        zh_CN:
          '夏天赛跑，冲过线的人先不要奖牌，要水。你力气足，这张盘最想要的一样是水，{years:use-both}，天干地支都是它⟨（流年干支皆用神）⟩，跑了多年的劲到那时才喝得上一口。别拿这口水再去跑一圈：把练成的东西传出去，讲给人，教给人，让它自己往下流。',
        en_US:
          'Over the finish line in July, a runner wants water before the medal. You have strength, and the element this chart wants most is water; in {years:use-both} stem and branch are both of it⟨ (a year wholly of the useful element)⟩, a long drink after many miles. Don’t use it to run another lap. Pass on what all that running taught you, by telling and showing, and let it find its own way downhill.',
      },
    ],
  },
]
