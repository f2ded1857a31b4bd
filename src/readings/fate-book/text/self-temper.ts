import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'self-stem-by-strength',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.jia.five-things',
        because: ['day:jia', 'sign:firm'],
        says: ['self.starts=many'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你手上总有四五件事同时开着，有一件还是刚起的头。⟨日干是甲木|你出生那天属木⟩，盘里帮你的又占 {s}⟨（{strength}）⟩，力气够用，就没有什么逼着你收手。起头你比谁都快，收尾要看心情。停掉一样，当时可惜，其余的几样反而做得完。',
        en_US:
          'You usually have four or five things going, and one of them is brand new. Your day is ⟨Jia wood|wood⟩, and {s} of the chart is on your side⟨ ({strength})⟩, so you rarely run short of strength and nothing makes you stop. Starting comes easily; finishing depends on your mood. When you do drop one of them, it hurts for a day, and the rest get done.',
      },
      {
        id: 'self.jia.tenth-thing',
        because: ['day:jia', 'sign:even'],
        says: ['self.yields=nine-of-ten'],
        claims: ['presumes=friends'],
        form: ['list'],
        zh_CN:
          '小事你都说行：吃什么、坐哪里、谁先走。碰到要紧的那一件，谁也说不动你。⟨日干是甲木|你出生那天属木⟩，盘里扶你的和耗你的差不多对半，所以让得起，也守得住。',
        en_US:
          'You give way on small things: where to eat, where to sit, who goes first. Then comes the one that matters to you, and nobody can move you. Your day is ⟨Jia wood|wood⟩, and what supports it in this chart is about equal to what draws on it, so you can afford to yield and you can also hold.',
      },
      {
        id: 'self.jia.ladder',
        because: ['day:jia', 'sign:weak'],
        says: ['help=does-not-ask'],
        form: [],
        zh_CN:
          '你宁可自己多费两倍的工夫，也不肯开口求人。⟨日干是甲木，再细也要站直|你出生那天属木，像一棵树，再细也要站直⟩，可盘里扶着你的只有 {s}⟨（{strength}）⟩。站得直，旁人就以为你用不着帮手，真要帮手那天，他们也想不到。肯帮的人其实有，只是你总到最后一晚才开口，那时候大半已经睡了。换成别人有难处，你头一个到，还嫌人家说得晚。这两件事，你从来没有放在一起想过。',
        en_US:
          'You would sooner take twice as long than ask for help. Your day is ⟨Jia wood|wood⟩, and a tree stands up straight, thick or thin, but only {s} of this chart holds you up⟨ ({strength})⟩. Because you stand straight, people assume you need no hand, so on the day you do, it doesn’t occur to them. The help exists. You just tend to ask for it on the last evening, when most of it has gone to bed. When someone else is in trouble, you’re the first to arrive and annoyed that they didn’t say so sooner. You’ve never put those two facts side by side.',
      },
      {
        id: 'self.yi.sofa',
        because: ['day:yi', 'sign:firm'],
        says: ['conflict=goes-round'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '争论你常常输，结果却常常是你要的。⟨日干是乙木|你出生那天属木，像藤，遇到墙就绕过去⟩，盘里帮你的占 {s}⟨（{strength}）⟩，绕得起远路，所以你很少当面顶。没有人记得是什么时候改的主意。代价在后头：有人过一阵子想明白了，心里不大舒服，下一回防着你。',
        en_US:
          'You lose arguments and keep results. Your day is ⟨Yi wood, the vine|wood of the climbing kind⟩, which goes around things, and with {s} of the chart on your side⟨ ({strength})⟩ you can afford the long way, so you rarely push back to anyone’s face. Nobody remembers changing their mind. The price comes later, when someone works out how it went and watches you more closely next time.',
      },
      {
        id: 'self.yi.a-friend-thinks',
        because: ['day:yi', 'sign:even'],
        says: ['conflict=goes-round', 'speech=soft'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '“我有个朋友觉得”，你这样开头，那个朋友就是你。⟨日干是乙木|你出生那天属木，像藤⟩，先探一探再往前，碰了壁就收回来；盘里进出相当，落空一次也不伤。好处是你很少被人当面拒绝。坏处是别人不知道那是你的意思，功劳和回答都落不到你头上。',
        en_US:
          '“A friend of mine thinks,” you begin, and the friend is you. Your day is ⟨Yi wood|wood of the climbing kind⟩, which tests a wall before it leans on it, and with gains and losses about even in this chart, one refusal costs you little. So hardly anyone ever turns you down to your face. The drawback: since nobody knows the idea was yours, nobody gives you the answer, or the credit.',
      },
      {
        id: 'self.yi.borrowed-words',
        because: ['day:yi', 'sign:weak'],
        says: ['self.shape=from-company'],
        form: ['statement'],
        zh_CN:
          '在谁家住上几天，你说话就像谁家的人。⟨日干是乙木|你出生那天属木，是靠着架子长的那种⟩，盘里帮你的只有 {s}⟨（{strength}）⟩，身边的人是什么样，你多半就长成什么样。所以你到哪里都处得来；也所以，常在一起的那三个人比什么都要紧。',
        en_US:
          'Stay with people for a few days and you start to talk like them. Your day is ⟨Yi wood|wood of the kind that grows along a support⟩, and with only {s} of this chart on its own side⟨ ({strength})⟩, the people around you decide much of your shape. That makes you easy to live with anywhere. It also makes the three people you see most the most important choice you have.',
      },
      {
        id: 'self.bing.next-table',
        because: ['day:bing', 'sign:firm', 'age>=16', 'age<=74'],
        says: ['readable=yes'],
        form: [],
        zh_CN:
          '你藏不住话，也藏不住脸色，压低了声音隔壁还是听得见。⟨日干是丙火|你出生那天属火，是太阳那样的火⟩，盘里帮你的又占 {s}⟨（{strength}）⟩，光只管往外放。大家因此喜欢跟你在一起，也因此不跟你讲秘密。最近的那个人迟早会埋怨一句：分到的热乎劲，跟送快递的一样多。',
        en_US:
          'You can’t hide a feeling, and your whisper carries to the next table. Your day is ⟨Bing fire, the sun|fire of the sun’s kind⟩, and {s} of this chart adds to it⟨ ({strength})⟩, so it shines on everyone alike. People like your company for that, and take their secrets elsewhere. Sooner or later whoever is closest to you will complain that they get about as much of it as the mailman.',
      },
      {
        id: 'self.bing.opening-hours',
        because: ['day:bing', 'sign:even'],
        says: ['self.warmth=hours'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你的热心有钟点：白天有求必应，到了晚上，多说一个字都嫌累。⟨日干是丙火|你出生那天属火，像太阳⟩，到时候升，到时候落，盘里添柴的和用火的差不多，烧不过头，也不赊账。不知道这个钟点的人容易多心，拿着你晚上那句短话琢磨一夜。熟人早就学会了：要紧的事赶上午说。不熟的人，你要么早点告诉他，要么就由他去猜，猜错了再哄，哄一回要费你一个白天。',
        en_US:
          'Your warmth keeps hours. By day you’ll do anything for anyone; by late evening one word feels like a lot. Your day is ⟨Bing fire|fire, like the sun⟩, which comes up and goes down on time, and in this chart fuel and demand are about even, so you don’t run on credit. People who don’t know the schedule read too much into your short answers at night. Those who know you ask before noon. The rest either get told or keep guessing, and setting a wrong guess right takes you most of a day.',
      },
      {
        id: 'self.bing.day-after',
        because: ['day:bing', 'sign:weak'],
        says: ['alone=needed'],
        form: ['statement'],
        zh_CN:
          '热闹一晚，第二天你谁也不想理。⟨日干是丙火|你出生那天属火⟩，在人前不会只亮一半；可盘里给你添柴的只有 {s}⟨（{strength}）⟩，那一晚的高兴是预支的，隔天要还。旁人只看见头一晚。',
        en_US:
          'After a lively evening you don’t want to see anyone the next day. Your day is ⟨Bing fire|fire⟩, and in company you never come on halfway; but only {s} of this chart brings you fuel⟨ ({strength})⟩. So the fun is borrowed, and the morning after pays for it. Others only ever see the evening.',
      },
      {
        id: 'self.ding.page-nineteen',
        because: ['day:ding', 'sign:firm'],
        says: ['detail=fine'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '一份东西到你手里，错处躲不掉，弄错的人也躲不掉。⟨日干是丁火|你出生那天属火，是灯那样的火⟩，光都聚在一小块上，盘里帮你的又占 {s}⟨（{strength}）⟩，那一块格外亮。别人谢你看得细，也怕你看得细。你若先说一处对的，再说那一处错的，大家就坐得住了。',
        en_US:
          'Mistakes don’t get past you, and neither do the people who made them. Your day is ⟨Ding fire, lamplight|fire of the lamp’s kind⟩, all of it on one small patch, and with {s} of the chart behind it⟨ ({strength})⟩ the patch is very bright. People are grateful for your eye and a little afraid of it. When you name one thing done right first, they can sit still for the rest.',
      },
      {
        id: 'self.ding.shoes-on',
        because: ['day:ding', 'sign:even'],
        says: ['trust=given'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '人家愿意跟你说心里话，常常是临走站在门口才说。⟨日干是丁火|你出生那天属火，像一盏不刺眼的灯⟩，盘里进的和出的大致相抵，你不急，也不评判，人就敢凑近。他们说完轻松了，重的留在你这里。',
        en_US:
          'People tell you what they really came to say, usually at the door with their shoes on. Your day is ⟨Ding fire|fire, like a lamp that doesn’t glare⟩, and this chart takes in about as much as it spends, so you’re in no hurry and pass no judgment, and they come close. They leave lighter. Some of the weight stays with you.',
      },
      {
        id: 'self.ding.no-period',
        because: ['day:ding', 'sign:weak'],
        says: ['self.mood=reads-tone'],
        form: [],
        zh_CN:
          '别人语气里的一点凉意，你比他本人还早知道，为它能难受半天。⟨日干是丁火|你出生那天属火，火苗却小⟩，盘里护着你的只有 {s}⟨（{strength}）⟩，一点风就晃。其实对方多半只是在赶路。这份灵敏也有用处：谁心里不舒服，往往是你头一个看出来，头一个端杯水过去。只是你端给别人的水，从来没有人想到也给你倒一杯。你太会看脸色，别人就以为你不需要人看你的。',
        en_US:
          'You notice a change of tone before the speaker does, and it can cost you half a day. Your day is ⟨Ding fire, a small flame|fire, but a small flame⟩, and with only {s} of the chart sheltering it⟨ ({strength})⟩, every draft shows. Mostly the other person was just in a hurry. The same sense has its use: when someone in the room is unhappy, you’re usually the first to see it, and the first to bring a glass of water. Nobody thinks of bringing one to you. You read faces so well that people assume yours needs no reading.',
      },
      {
        id: 'self.wu.same-table',
        because: ['day:wu', 'sign:firm'],
        says: ['change=resists', 'self.ground=stays'],
        claims: ['presumes=friends'],
        form: ['list'],
        zh_CN:
          '你认准一样就用很多年：一条路，一张桌子，一个信得过的人。⟨日干是戊土|你出生那天属土⟩，盘里帮你的占 {s}⟨（{strength}）⟩，要挪动你很难。大家靠得住你，是因为这个；你错过的新鲜，也是因为这个。',
        en_US:
          'You settle on a thing and keep it for years: a route, a table, a person you trust. Your day is ⟨Wu earth|earth⟩, and with {s} of this chart behind it⟨ ({strength})⟩, you are very hard to move. That is why people can lean on you. It is also why you miss most of what’s new.',
      },
      {
        id: 'self.wu.in-line',
        because: ['day:wu', 'sign:even', 'age>=16', 'age<=74'],
        says: ['promise=slow-kept', 'rank=level'],
        form: ['statement'],
        zh_CN:
          '求到你这里的事一律排队，谁来也是先到先办。⟨日干是戊土|你出生那天属土⟩，盘里撑你的和耗你的相当，应下多少，就做得到多少。急性子嫌你慢，等过一回，下次还来，因为你答应的日子很少错过。难处在上头有人要插队的时候：你不肯，又讲不出软话。',
        en_US:
          'Whatever people ask of you goes to the back of the line, whoever is asking. Your day is ⟨Wu earth|earth⟩, and what holds you up in this chart about equals what draws on you, so you promise what you can carry. Impatient people complain once and then come back, because things arrive when you said. It gets awkward when someone above you wants to cut in, since you won’t have it and can’t say so softly.',
      },
      {
        id: 'self.wu.no-rush',
        because: ['day:wu', 'sign:weak'],
        says: ['readable=no'],
        form: [],
        zh_CN:
          '“不急”这两个字，你在最急的时候说得最多。⟨日干是戊土|你出生那天属土，看着像山⟩，人人以为你不会累；盘里撑着你的其实只有 {s}⟨（{strength}）⟩，从外头看不出来。靠着你的人没有坏心，他们只是没问过。',
        en_US:
          '“No rush” is what you say most when you are most rushed. Your day is ⟨Wu earth|earth⟩ and you look like a mountain, so people suppose you don’t get tired; in fact only {s} of this chart is holding you up⟨ ({strength})⟩, and it doesn’t show. Nobody who leans on you means any harm. They just never asked.',
      },
      {
        id: 'self.ji.drawer',
        because: ['day:ji', 'sign:firm'],
        says: ['self.reserve=much', 'memory=long'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你留东西，也留人、留话。⟨日干是己土|你出生那天属土⟩，什么来了都收，盘里帮你的又占 {s}⟨（{strength}）⟩，地方够大，更舍不得扔。多年前的一句好话，你拿得出来；多年前的一口气，也还在。好处是谁要找什么，问你就有；坏处是新的来了，没有地方放。',
        en_US:
          'You keep things, and you keep people and remarks the same way. Your day is ⟨Ji earth|earth⟩, which takes in whatever comes, and {s} of this chart gives you room⟨ ({strength})⟩, so nothing has to go. You can produce a kind word from years back, and a grudge from the same week. Whoever is looking for something comes to you. But when something new arrives, there’s hardly a place to put it.',
      },
      {
        id: 'self.ji.no-cilantro',
        because: ['day:ji', 'sign:even'],
        says: ['memory=long'],
        claims: ['presumes=friends'],
        form: ['list'],
        zh_CN:
          '谁不吃香菜、谁怕辣、谁爱坐窗边，你没有写下来，却很少弄错。⟨日干是己土|你出生那天属土⟩，盘里养你的和用你的相当，换一个人来，你就换一种照顾法。别人当成碰巧。只有你自己爱什么，没有别人替你记，你不说，就轮不到。',
        en_US:
          'Who hates cilantro, who can’t take spice, who likes the window seat: you never wrote it down and you hardly ever get it wrong. Your day is ⟨Ji earth|earth⟩, and with give and take about level in this chart, you look after each person differently. Some take it for luck. The one thing nobody keeps track of is what you like, and unless you say it, you won’t get it.',
      },
      {
        id: 'self.ji.no-problem',
        because: ['day:ji', 'sign:weak'],
        says: ['self.yes=too-many'],
        form: [],
        zh_CN:
          '你答应得太多，推得太少。⟨日干是己土|你出生那天属土，像一块谁都能来种的田⟩，盘里养着你的只有 {s}⟨（{strength}）⟩，地却让人排满了。你说“没问题”的时候，有几回其实是有问题的，只有你自己知道。',
        en_US:
          'You say yes too often. Your day is ⟨Ji earth, an open field|earth, like a field anyone may plant⟩, and only {s} of this chart renews the soil⟨ ({strength})⟩, while the rows are full. When you say “no problem,” sometimes there is one, and you’re the only one who knows.',
      },
      {
        id: 'self.geng.already-called',
        because: ['day:geng', 'sign:firm'],
        says: ['decides=fast', 'conflict=faces', 'self.acts=at-once'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '事到你手里不过夜，一句话悬着你就受不了。⟨日干是庚金|你出生那天属金⟩，盘里帮你的占 {s}⟨（{strength}）⟩，就算弄错了也扛得住，所以你先做，再听意见。快是真快。只是有些人的话要想一夜才说得好，你常替他们把后半句说完了，说的还不是他们的意思。你自己最不喜欢别人替你做主，这时候却想不起来。过后有人提起，你认得痛快，下回照旧。',
        en_US:
          'You don’t let things wait overnight, and a question left hanging is more than you can stand. Your day is ⟨Geng metal|metal⟩, and with {s} of the chart at your back⟨ ({strength})⟩, being wrong costs you little, so you act first and hear opinions after. You really are fast. But some people need a night before they can say a thing well, and you finish their sentence for them, often the wrong way. You hate nothing more than being decided for, and in that moment it doesn’t occur to you. Told about it, you admit it at once and do it again.',
      },
      {
        id: 'self.geng.said-once',
        because: ['day:geng', 'sign:even'],
        says: ['speech=sharp', 'memory=short', 'self.barb=private'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '批评人你只说一遍，挑没有旁人的时候，说完就当没有这回事。⟨日干是庚金|你出生那天属金⟩，盘里助你的和磨你的差不多，用不着天天显得厉害。听的人记得比你久，等着你再开一次口。',
        en_US:
          'You criticize once, in private, and then it’s over for you. Your day is ⟨Geng metal|metal⟩, and since help and wear are about even in this chart, you feel no need to be hard every day. The other person remembers longer than you do.',
      },
      {
        id: 'self.geng.no-then-does',
        because: ['day:geng', 'sign:weak'],
        says: ['self.no=then-does'],
        form: ['scene'],
        zh_CN:
          '嘴上说着“不行”，手已经在做了。⟨日干是庚金|你出生那天属金⟩，先要硬一声给人听；可盘里帮你的只有 {s}⟨（{strength}）⟩，真顶到底，比把事做了还费力。熟人听见你说不行，就去把东西搬来。',
        en_US:
          '“No,” you say, and your hands have already started. Your day is ⟨Geng metal|metal⟩, which has to sound hard first, but only {s} of this chart backs it⟨ ({strength})⟩, and holding out would cost you more than doing the thing. People who know you hear the no and go to fetch the parts.',
      },
      {
        id: 'self.xin.crooked-picture',
        because: ['day:xin', 'sign:firm'],
        says: ['detail=fine'],
        form: [],
        zh_CN:
          '歪了半指的画，在别人家你也要去扶正。⟨日干是辛金|你出生那天属金，是首饰那样的金⟩；盘里帮你的又占 {s}⟨（{strength}）⟩，标准高，自己够得着，便以为人人够得着。东西经你的手会变好，人经你的手会紧张。',
        en_US:
          'A crooked picture bothers you, even in someone else’s hall. Your day is ⟨Xin metal|metal of the jeweler’s kind⟩, which minds a rough edge, and with {s} of the chart supporting it⟨ ({strength})⟩, you meet your own standard and assume others can. Things get better in your hands. People get nervous.',
      },
      {
        id: 'self.xin.word-for-word',
        because: ['day:xin', 'sign:even'],
        says: ['memory=long'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '几年前的一句话，你记得原文，连中间停的那一下也记得。⟨日干是辛金|你出生那天属金⟩，刻上去就在那里；盘里护你的和磨你的相当，你记得清楚，却不急着拿出来用。人家说“我哪说过”，你只笑笑。夸过你的那些也都在里头，你翻看的次数，比他们以为的多。哪天心里不痛快，翻出来的偏偏是难听的那几句。那种晚上不宜作决定，天亮再看，分量就轻了。',
        en_US:
          'You can quote a remark from years ago, pause included. Your day is ⟨Xin metal|metal⟩, and what’s engraved in metal stays; but since this chart shields you about as much as it wears you, you don’t bring such things out in anger. “I never said that,” they tell you, and you just smile. The kind remarks are in there too. You look at those more often than anyone would guess. On a bad evening it’s the unkind ones that come out first. They weigh less by morning.',
      },
      {
        id: 'self.xin.too-polite',
        because: ['day:xin', 'sign:weak'],
        says: ['conflict=goes-round', 'readable=no'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你忽然客气起来，就是心里不痛快了：谢谢比平时多，称呼也远了一层。⟨日干是辛金|你出生那天属金，是软的那种⟩，盘里帮你的只有 {s}⟨（{strength}）⟩，受了委屈不爱吵，只往后退。麻烦是对方听着还挺受用，以为一切都好。过了很久他才知道，从那天起你就没再走近过。',
        en_US:
          'When you turn polite, something has hurt you: more thank-yous than usual, and a slightly more formal you. Your day is ⟨Xin metal, the soft kind|metal of the soft kind⟩, and with only {s} of the chart to lean on⟨ ({strength})⟩, you don’t fight when you’re wronged, you step back. The trouble is that it sounds charming, so the other person thinks all is well. Much later they find out that you never came close again.',
      },
      {
        id: 'self.ren.soy-sauce',
        because: ['day:ren', 'sign:firm'],
        says: ['plan=as-it-comes'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '你出门办一件事，回来办成了另外四件，原来那件忘了。⟨日干是壬水|你出生那天属水，像大河，见了岔口就想进去看看⟩，盘里帮你的又占 {s}⟨（{strength}）⟩，不肯只走一条道。跟你出去玩很有意思。等着你带东西回来的人另有看法。',
        en_US:
          'You go out for one thing and come home with four others done. Your day is ⟨Ren water, the big river|water, like a big river⟩, and has to look into every side channel; with {s} of the chart feeding it⟨ ({strength})⟩, there’s water for all of them. Going out with you is fun. Whoever is waiting for the one thing sees it differently.',
      },
      {
        id: 'self.ren.outline',
        because: ['day:ren', 'sign:even'],
        says: ['self.start=outline'],
        claims: ['presumes=reading'],
        form: ['question'],
        zh_CN:
          '一张白纸，你绕着它走了三天，是懒吗？给你一个提纲，你当晚就做完了。⟨日干是壬水|你出生那天属水⟩，水有了岸才成河，盘里来的和用的又差不多，力气正好，缺的只是别人先画的那两道线。这也是你跟人搭伙比独自干更出活的缘故。',
        en_US:
          'You circled the blank page for three days; was that laziness? Hand you an outline, and you’re done by evening. Your day is ⟨Ren water|water⟩, and water needs banks to become a river; with supply and demand about level in this chart, you have the strength and only want someone else to draw the first two lines. It’s also why you do better with a partner than alone.',
      },
      {
        id: 'self.ren.thirty-tabs',
        because: ['day:ren', 'sign:weak', 'age>=16', 'age<=74'],
        says: ['self.attention=wide'],
        form: [],
        zh_CN:
          '你什么都知道一点，聊到哪里都接得上，要往深里做的时候，就显出水浅。⟨日干是壬水|你出生那天属水⟩，爱往四处去，盘里供你的却只有 {s}⟨（{strength}）⟩，铺得开，淹不深。饭桌上数你有意思。',
        en_US:
          'You know a little about everything and can follow any conversation, but when something has to go deep, the depth shows. Your day is ⟨Ren water|water⟩, which wants to go everywhere, and with only {s} of this chart supplying it⟨ ({strength})⟩, it covers a lot of ground at ankle depth. At dinner you’re the interesting one.',
      },
      {
        id: 'self.gui.monday-wednesday',
        because: ['day:gui', 'sign:firm'],
        says: ['conflict=goes-round'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你想问的事，一遍不成，换个说法再问，第三回人家自己答了。⟨日干是癸水|你出生那天属水，是细水⟩，盘里帮你的占 {s}⟨（{strength}）⟩，滴得比石头久。跟你对着的人到末了分不清，是自己答应的，还是给磨下来的。',
        en_US:
          'If asking once doesn’t work, you ask again in other words, and the third time they answer by themselves. Your day is ⟨Gui water|water, fine and steady⟩, and with {s} of the chart behind it⟨ ({strength})⟩, you outlast the stone. The other person can’t tell afterward whether they agreed or wore through.',
      },
      {
        id: 'self.gui.windowsill',
        because: ['day:gui', 'sign:even'],
        says: ['self.credit=unsigned'],
        form: ['statement'],
        zh_CN:
          '你做的好事，多半没人知道是你做的。⟨日干是癸水|你出生那天属水，做事不出声⟩，盘里进的和出的相当，这样的人情你给得起，也不要收条。日子久了，大家谢的是运气，轮不到你。',
        en_US:
          'Most of the good you do goes unsigned. Your day is ⟨Gui water|water⟩, which works quietly, and with about as much coming in as going out in this chart, you can afford such favors and ask for no receipt. After a while people thank their luck instead of you.',
      },
      {
        id: 'self.gui.shower',
        because: ['day:gui', 'sign:weak'],
        says: ['plan=ahead'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '明天那场谈话，你已经在心里排过四遍，对方的词也是你写的。⟨日干是癸水|你出生那天属水，水却细⟩，盘里帮你的只有 {s}⟨（{strength}）⟩，总要先走一趟，免得当场被冲散。猜中的时候有过。更多的时候，对方一开口就不照你的本子，你反而松了一口气。',
        en_US:
          'Tomorrow’s conversation has been rehearsed four times in your head, and you wrote the other person’s lines too. Your day is ⟨Gui water|water, and not much of it⟩, and with only {s} of this chart on its side⟨ ({strength})⟩, you like to know the ground before you step on it. Now and then you guess every word. More often they go off script in the first minute, and you’re relieved.',
      },
    ],
  },
  {
    id: 'self-stem-quote',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.dts.jia-unlit',
        because: ['day:jia', 'pct:fire<=8'],
        says: ['out=little'],
        form: [],
        quote: 'dts-jia',
        claims: ['helps=fire', 'presumes=friends'],
        zh_CN:
          '你会的远比人家看见的多。⟨《滴天髓》说“甲木参天，脱胎要火”，|你属木，⟩火是把里头的东西亮出来的那一步，在你的盘里只占 {pct:fire}。所以本事练了，东西也做了，都收在抽屉里，你总觉得还差一点。你不拿，别人就不知道；别人不知道，也就没人来催。给一个人看过，第二个就容易得多。你大概会说，做出来的还不算好。可头几样谁都不好，好的那样，是从给人看的头几样里长出来的。',
        en_US:
          'You can do far more than anyone has seen. ⟨“Jia wood reaches for the sky and needs fire to become itself,” says the *Di Tian Sui*|You were born wood⟩; fire is the step where what’s inside comes out and shows, and it makes up only {pct:fire} of the chart. So the skill is there, and the finished pieces, in a drawer, because they always seem to need a little more. Nobody asks for them, since nobody knows. Once one person has seen them, the second is easy. You’d say that it isn’t good yet. Nobody’s first things are; the good ones grow out of the first ones that were shown.',
      },
      {
        id: 'self.dts.jia-lit',
        because: ['day:jia', 'pct:fire>=18'],
        says: ['out=much'],
        claims: ['presumes=adult'],
        form: ['statement'],
        quote: 'dts-jia',
        zh_CN:
          '别人说起你，说的都是你做成的事：那顿饭，那堂课，那面墙。⟨《滴天髓》论甲，说它“脱胎要火”，|你属木，木是靠火亮出来的，⟩火占 {pct:fire}，你身上的东西留不住，一样样都往外拿。这是好名声。只是还剩多少力气，没有人会替你问，连你自己也要到累了才想起来问。',
        en_US:
          'When people describe you, they describe things you did: that dinner, that lesson, that wall you painted. ⟨Jia, the *Di Tian Sui* says, “needs fire to become itself,”|You were born wood, which shows itself through fire,⟩ and fire makes up {pct:fire} of the chart, so nothing stays inside you for long. It’s a good name to have. How much strength is left is a question nobody asks on your behalf, and you remember it only when you’re tired.',
      },
      {
        id: 'self.dts.jia-spring-shears',
        because: ['day:jia', 'month:spring', 'pct:metal>=10'],
        says: ['self.drafts=behind-door'],
        form: [],
        quote: 'dts-jia',
        claims: ['burdens=metal'],
        zh_CN:
          '刚起了个头就有人挑错，你会把整件事放下。⟨《滴天髓》说甲木“春不容金”|你属木，又生在春天，还是嫩枝，受不住剪子⟩；你生在春月，金却占了 {pct:metal}，身边肯动剪子的人不算少。等枝子硬了，他们说的话你反而用得上。',
        en_US:
          'If somebody finds fault in the first hour, you put the whole thing down. ⟨“In spring it has no room for metal,” the *Di Tian Sui* says of Jia|You were born wood, and in spring wood is a young shoot that can’t take the shears⟩; you were born in spring, and metal, the cutting element, makes up {pct:metal} of the chart, so there’s no lack of people with shears. Later, when the thing stands, you can use every word they say.',
      },
      {
        id: 'self.dts.jia-autumn-baskets',
        because: ['day:jia', 'month:autumn', 'pct:earth>=25', 'age>=16', 'age<=74'],
        form: [],
        quote: 'dts-jia',
        claims: ['burdens=earth'],
        zh_CN:
          '人家快收工了，你手上的杂务反而越堆越高，样样都小，样样推不掉。⟨《滴天髓》说甲木“秋不容土”，秋天的树要轻装，|你属木，生在秋天，树到秋天要轻装，⟩你的盘里土却占 {pct:earth}，每一件杂务都是添在根上的一筐。哪一筐是谁倒的，你心里清楚，只是没有说过。不说，他们就当你这里还有地方。',
        en_US:
          'While others are wrapping up, your pile of odd jobs grows, each too small to refuse. ⟨Jia wood, the *Di Tian Sui* says, has in autumn no room for earth|You were born wood, and a tree in autumn wants to travel light⟩; but earth makes up {pct:earth} of the chart, and each small job is one more basket on the roots. You know exactly who left which. As long as you don’t say so, they assume there’s room.',
      },
      {
        id: 'self.dts.yi-in-the-saddle',
        because: ['day:yi', 'pct:metal>=18', 'pct:fire>=12', 'age>=16', 'age<=74'],
        says: ['risk=takes'],
        form: [],
        quote: 'dts-yi',
        claims: ['helps=fire'],
        zh_CN:
          '一屋子人里看着最软的是你，接下最硬差事的也是你。⟨《滴天髓》说乙木“怀丁抱丙，跨凤乘猴”：凤是酉，猴是申，都是一身刀口的金，怀里有火就敢骑上去。|你属木，是软的那种，金是压它的，火是它的胆子。⟩你的金占 {pct:metal}，火占 {pct:fire}，压力有，胆气也有。旁人替你捏汗，你在问几点出发。难的倒是平常日子：没有一件事让你怕一怕，你就提不起劲。闲下来那几个月，你会自己去找一匹马。',
        en_US:
          'You look like the softest person in the room, and you take the hardest job in it. ⟨Of Yi the *Di Tian Sui* says, “With Ding at its breast and Bing in its arms, it rides the Rooster and the Monkey”: those two animals are metal, all edge, and with fire inside it dares to mount.|You were born wood of the soft kind; metal is what presses it, and fire is its courage.⟩ Metal makes up {pct:metal} of the chart and fire {pct:fire} of the chart, so you have the pressure and the nerve. Others worry while you ask what time it leaves. Ordinary days are harder: with nothing to be a little afraid of, you can’t get going. In a slack month you go and look for a horse yourself.',
      },
      {
        id: 'self.dts.yi-no-reins',
        because: ['day:yi', 'pct:metal>=18', 'pct:fire<=8'],
        says: ['risk=weighs'],
        form: [],
        quote: 'dts-yi',
        claims: ['helps=fire'],
        zh_CN:
          '大家看你接下那件难事，以为你心里有底，其实没有。⟨《滴天髓》许乙木“跨凤乘猴”，骑得住申酉的金，条件是“怀丁抱丙”，先要有火。|你属木，是软的那种，压它的是金，给它壮胆的是火。⟩你的金占 {pct:metal}，火却占 {pct:fire}，压力先到，胆气还没到。你谨慎是对的。真要上去，先弄清楚出了岔子谁来接手，问的时候笑着问，答案一样管用。有了接手的人，你其实骑得很稳。',
        en_US:
          'People see you take on the hard thing and assume you feel sure of it. You don’t. ⟨The *Di Tian Sui* lets Yi ride the Rooster and the Monkey, both metal, on one condition, “With Ding at its breast and Bing in its arms,” which is fire.|You were born wood of the soft kind; metal is what presses it, and fire is what gives it nerve.⟩ Metal makes up {pct:metal} of the chart, fire {pct:fire} of the chart, so the pressure arrived before the nerve. Your caution is right. If you do go, find out first who takes over when it goes wrong, and ask it with a smile; the answer is worth the same. With somebody to take over, you ride it very well.',
      },
      {
        id: 'self.dts.yi-forty-boxes',
        because: ['day:yi', 'pct:earth>=26'],
        claims: ['presumes=adult'],
        form: ['list'],
        quote: 'dts-yi',
        zh_CN:
          '大到没人肯碰的事，你一天做一点，做着做着就完了：四十个箱子，一间库房，一门外语。⟨《滴天髓》说“乙木虽柔，刲羊解牛”，羊和牛是未、丑两块厚土，|你属木，是草根那样的木，⟩再厚的土，根也能一丝一丝拆开；你的土占 {pct:earth}，要拆的一向不少。嫌你慢的人，后来进来参观了。',
        en_US:
          'Jobs too big for anyone to touch, you finish a bit a day: forty boxes, a full garage, a foreign language. ⟨“Yi wood is soft, yet it carves the Goat and opens the Ox,” says the *Di Tian Sui*; those animals are two heavy soils,|You were born wood, the kind that is mostly root,⟩ and roots take any soil apart, thread by thread. Earth makes up {pct:earth} of the chart, so there has always been plenty to take apart. The people who called it slow came by later to look.',
      },
      {
        id: 'self.dts.bing-shy-of-xin',
        because: ['day:bing', 'stems:xin>=1'],
        says: ['self.shy=with-one'],
        form: [],
        quote: 'dts-bing',
        zh_CN:
          '谁的面子你也不买，唯独见了某一个人，嗓门自己就收了。⟨《滴天髓》论丙火“能煅庚金，逢辛反怯”：硬料敢上锤，细巧的不敢碰，你的天干上恰好有辛。|你属火，硬的你敢敲打，细巧的你怕一伸手就化了，盘里恰好有这样一样细巧的。⟩对那个人你样样说好。那个人倒想听一回不好。',
        en_US:
          'You defer to nobody, and then one person comes in and your voice drops by itself. ⟨“It can forge Geng metal, and turns shy when it meets Xin,” says the *Di Tian Sui* of Bing: hard metal it will hammer, fine work it’s afraid to melt, and Xin stands among your stems.|You were born fire; what is hard you will hammer, what is fine you’re afraid to melt, and something that fine stands in your chart.⟩ To that one person you say yes to everything. They would be glad to hear a no.',
      },
      {
        id: 'self.dts.bing-ice',
        because: ['day:bing', 'pct:water>=25'],
        says: ['self.ice=breaks'],
        form: ['scene'],
        quote: 'dts-bing',
        zh_CN:
          '没人肯先开口的场面，冰总是你破的。⟨《滴天髓》说“丙火猛烈，欺霜侮雪”，写的是胆气：天越冷，太阳越要出来。|你属火，是越冷越要出来的太阳。⟩你的水占 {pct:water}，冷场遇得不少，头一回进的门、谁也不认得的饭桌，都靠你先笑一声。等大家三三两两聊开，破冰的那个反倒落了单，站在边上替人拿着外套。你也想坐下，只等哪一个圈子先朝你挪一挪。',
        en_US:
          'When nobody wants to speak first, you do. ⟨“Bing fire is fierce; it scorns frost and laughs at snow,” says the *Di Tian Sui*, speaking of nerve.|You were born fire, the sun that comes out because it’s cold.⟩ Water makes up {pct:water} of the chart, so you’ve met frost enough: new front doors, tables where no one knew anyone, all waiting for your first laugh. Then it melts, the others fall to talking in twos and threes, and the one who broke the ice is left holding the coats. You’d like to sit, too. You’re waiting for one of the circles to make room.',
      },
      {
        id: 'self.dts.bing-hard-stock',
        because: ['day:bing', 'pct:metal>=20'],
        says: ['self.takes-on=hard-stock'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'dts-bing',
        zh_CN:
          '送到你跟前的净是硬料：谁也劝不动的人，谁也谈不拢的事，生了锈的约定。⟨《滴天髓》说丙火“能煅庚金”，炉子旺，硬料才肯变形；|你属火，火能化金；⟩你的金占 {pct:metal}，这样的活就断不了。你一锤一锤地来，一半是真想把它做成，一半是爱听那个响。响是白听的，炭要花力气去挣，有几块敲到最后也成不了器，你当时就知道。肯放下那几块，余下的会好打得多。',
        en_US:
          'The hard pieces get carried to you: the person nobody could persuade, the talks that went nowhere, the promise gone to rust. ⟨Bing, says the *Di Tian Sui*, “can forge Geng metal,”|You were born fire, which softens metal,⟩ and metal makes up {pct:metal} of the chart, so the work never stops coming. You swing at all of it, partly to make something and partly because you like the sound. The sound is free, but the coal isn’t. A few of those pieces were never going to become anything, and you knew it at the time. Put those few down, and the rest goes better.',
      },
      {
        id: 'self.dts.ding-not-scorching',
        because: ['day:ding', 'pct:fire>=28'],
        says: ['self.firm=quietly'],
        claims: ['presumes=reading'],
        form: [],
        quote: 'dts-ding-2',
        zh_CN:
          '一屋子人都在喊，你的话越说越轻，却一步也没退。⟨《滴天髓》说丁火“旺而不烈”；|你属火，是灯那样的火，亮也不烫人；⟩火占 {pct:fire}，你心里是很定的。麻烦在于声音太轻，对面回家以为你答应了。',
        en_US:
          'In a shouting match your voice gets lower, and you haven’t given an inch. ⟨Of Ding the *Di Tian Sui* says, “Strong, it does not scorch”;|You were born fire of the lamp’s kind, bright without burning;⟩ with fire making up {pct:fire} of the chart, you are very sure of what you want. The trouble is that it’s said so quietly that the other side goes home thinking it was a yes.',
      },
      {
        id: 'self.dts.ding-red-wick',
        because: ['day:ding', 'pct:fire<=20'],
        says: ['self.keeps-up=small-thing'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'dts-ding-2',
        zh_CN:
          '你从来没有宣布放弃过什么，学了几年还在学，一天几分钟。⟨《滴天髓》论丁火“衰而不穷”，焰头矮下去，灯芯还红着。|你属火，是灯芯那样的火，矮下去也还红着。⟩火占 {pct:fire}，照不亮一座大厅，守一件小事年年不断，够了。',
        en_US:
          'You’ve never announced that you were quitting anything; years later you’re still at it, a few minutes a day, on and off. ⟨“Weak, it does not run out,” says the *Di Tian Sui* of Ding.|You were born fire, the kind in a wick, that stays red when the flame is low.⟩ Fire makes up {pct:fire} of the chart, too little for a ballroom and enough for one small thing kept up year after year.',
      },
      {
        id: 'self.dts.ding-waiting',
        because: ['day:ding', 'pct:water>=25'],
        claims: ['presumes=friends'],
        form: ['statement'],
        quote: 'dts-ding',
        zh_CN:
          '让你等上两个钟头，什么消遣也没有，你也坐得住。⟨《滴天髓》说丁火“内性昭融”，里头自有一片亮堂；|你属火，亮是亮在里头；⟩你的水占 {pct:water}，外面越冷清，这片亮你看得越清楚。旁人以为你在发呆，其实你正忙着。来晚的人连声道歉，你倒有点舍不得这就完了。',
        en_US:
          'You can be kept waiting two hours with nothing to do, and you’re all right. ⟨“Ding fire is soft at the core, and what it keeps inside is clear and warm,” says the *Di Tian Sui*;|You were born fire, and its light is on the inside;⟩ with water making up {pct:water} of the chart, the duller it gets outside, the better you see in there. To others it looks like staring, while you’re actually quite busy. They arrive full of apologies, and you’re a little sorry it’s over.',
      },
      {
        id: 'self.dts.wu-gathers',
        because: ['day:wu', 'pct:earth>=35'],
        says: ['decides=slow'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'dts-wu',
        zh_CN:
          '你几年不动，一动就是大的：忽然换了地方，忽然一晚上把话全说了。⟨《滴天髓》论戊土“静翕动辟，万物司命”，不动的时候收，一动就开；|你属土，土不动的时候都在收；⟩你的土占 {pct:earth}，一收就是很久。别人说你突然，在你是想了好几年。事先一点声响也没有，住在山脚的人就吓着了。先滚几块小石头下去，他们还来得及让开。你自己不觉得欠谁一声招呼，因为在你心里，话早就说过好多遍了。',
        en_US:
          'You stay put for years, and when you move it’s large: a new place, or everything said in one evening. ⟨“At rest it gathers, moving it opens, and all things depend on it,” says the *Di Tian Sui* of Wu;|You were born earth, and earth at rest is gathering;⟩ with earth making up {pct:earth} of the chart, the gathering takes a long time. Others call it sudden. You’d been at it for ages, without a sound, and that’s what frightens the people who live on the slope. A few pebbles first would give them time to step aside. You don’t feel that you owed anyone a word, since in your own mind you’d said it many times over.',
      },
      {
        id: 'self.dts.wu-umpire',
        because: ['day:wu', 'pct:earth<=27'],
        says: ['self.umpire=yes'],
        claims: ['presumes=friends'],
        form: ['statement'],
        quote: 'dts-wu',
        zh_CN:
          '两边吵起来都来找你评理，因为都知道你不偏。⟨《滴天髓》说戊土“固重”，又说“既中且正”；|你属土，土居中，不靠哪一边；⟩你的土占 {pct:earth}，说不上压得住谁，公道一分没少。评完了两边都不大满意，可见评得还行。',
        en_US:
          'Both sides bring you the quarrel, because both know you won’t lean. ⟨“Wu earth is firm and heavy, centered and upright,” says the *Di Tian Sui*;|You were born earth, which stands in the middle;⟩ earth makes up {pct:earth} of the chart, so you won’t be overpowering anyone, but you are fair. Neither side goes away quite pleased, which suggests you got it about right.',
      },
      {
        id: 'self.dts.wu-moved',
        because: ['day:wu', 'rel:clash@day'],
        says: ['place=moves', 'self.ground=moves'],
        claims: ['presumes=friends'],
        form: [],
        quote: 'dts-wu',
        zh_CN:
          '你想要的是安稳，脚下的地却总在动。⟨你的日干是戊土，盘里有一支正冲着日支，《滴天髓》说戊土“静翕动辟”，动一回就开一回。|你属土，像山，盘里却有一格正顶着你脚下那一格。⟩每换一处地方，你都翻出一样忘了自己有的东西，丢掉的也比打算的多。动得多了，你学会只带真要紧的。想攒点什么的时候，就吃这个亏：刚铺开，又要收。可也正因为这样，到了生地方，你比谁都安得快。',
        en_US:
          'What you want is stability, and the ground under you keeps moving. ⟨Your day is Wu earth, and one branch of the chart clashes with the day branch; “At rest it gathers, moving it opens,” says the *Di Tian Sui*.|You were born earth, like a mountain, and one part of the chart pulls against the place you stand on.⟩ Each change of place turns up a thing you’d forgotten you had, and more gets thrown out than you meant. You’ve learned to carry only what matters. It costs you when you try to build something up: it’s barely spread out when it has to be packed again. For the same reason you settle in faster than anyone when you get somewhere new.',
      },
      {
        id: 'self.dts.ji-five-orders',
        because: ['day:ji', 'pct:wood>=22'],
        form: ['scene'],
        quote: 'dts-ji',
        claims: ['helps=wood', 'presumes=friends'],
        zh_CN:
          '五个人同时派给你五件事，你不慌，一件一件都种下去了。⟨《滴天髓》论己土“不愁木盛，不畏水狂”；|你属土，是田里那样的土，根扎进来，地反而松；⟩木是使唤你、管着你的那些，你的盘里占 {pct:wood}，你越用越顺手。别人夸你脾气好，其实是你不跟安排较劲。五件里头，未必有一件是你自己要的。你从来没跟人说过想种什么，他们也就以为你什么都肯种。田是好田，只是一年到头长的都是别人的庄稼。',
        en_US:
          'Five people give you five orders at once, and you plant them in a row without fuss. ⟨“It does not mind much wood and does not fear wild water,” says the *Di Tian Sui* of Ji;|You were born earth, the kind in a field, which roots only loosen;⟩ wood is whatever gives you orders, it makes up {pct:wood} of the chart, and you do better for having it. They call it a good nature. Really you just don’t fight arrangements. It’s possible that none of the five was something you wanted. You’ve never said what you would like to grow, so they suppose you’ll grow anything. It’s good ground, and all year round it carries other people’s crops.',
      },
      {
        id: 'self.dts.ji-flood',
        because: ['day:ji', 'pct:water>=22'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'dts-ji',
        zh_CN:
          '东西到你手里总是一阵一阵的，来时满屋子都是，去时一件不剩。⟨《滴天髓》说己土“不畏水狂”，低田不跟大水争，让它漫进来，退了，落一层泥。|你属土，是低处的田，不跟大水争。⟩你的水占 {pct:water}，大起大落里最睡得着的是你。只是水漫过的田认不出界，哪一块是你的，要争上一阵才分得清。',
        en_US:
          'Things come to you in floods: the house is full of them, and then there’s nothing. ⟨Ji, says the *Di Tian Sui*, “does not fear wild water”: a low field lets the flood in and keeps the silt.|You were born earth, a low field that doesn’t argue with the flood.⟩ With water making up {pct:water} of the chart, you sleep through ups and downs that keep others awake. But a flood washes out boundaries, and which part of it all is yours takes some arguing.',
      },
      {
        id: 'self.dts.ji-low-seat',
        because: ['day:ji', 'pct:earth>=32'],
        says: ['self.seat=low', 'self.reserve=much'],
        claims: ['presumes=friends'],
        form: ['list'],
        quote: 'dts-ji',
        zh_CN:
          '合影你站在边上，吃饭你坐在靠门的位子，说话你排在后头。⟨《滴天髓》说己土“卑湿”，位置低，又说“中正蓄藏”，底下收着东西；|你属土，是低处的土，不占位置，只管收着；⟩你的土占 {pct:earth}，收得不少。谁要找一个名字、一个日子、故事的后半截，末了都问到你那里。你不争，是真的不想要，还是从来没人让过？这两样，你自己分得清就好。',
        en_US:
          'In group pictures you’re at the edge, at dinner you sit by the door, and in a talk you go last. ⟨“Ji earth lies low and moist; level and even, it stores,” says the *Di Tian Sui*;|You were born earth of the low-lying kind, which takes no space and keeps what it gets;⟩ earth makes up {pct:earth} of the chart, and a great deal is kept. Whoever needs a name, a date, the other half of a story, ends up asking you. Is the middle seat something you don’t want, or something nobody ever offered? Either is fine, as long as you know which.',
      },
      {
        id: 'self.dts.geng-smoke',
        because: ['day:geng', 'pct:fire>=18', 'pct:water<=8'],
        says: ['speech=sharp'],
        form: ['order'],
        quote: 'dts-geng',
        claims: ['helps=water', 'presumes=friends'],
        zh_CN:
          '哪里不对你一眼看出来，说出口却带着火气，人家先躲，后听。⟨《滴天髓》说庚金“得水而清，得火而锐”，|你属金，火叫金锋利，水叫金清凉，⟩你的火占 {pct:fire}，水占 {pct:water}，锋利有余，清凉不足。话本身多半是对的。喝完一杯水再讲，字可以一个不改。',
        en_US:
          'You see at once what’s wrong, and it comes out hot, so people duck before they listen. ⟨“Water makes it clear, fire makes it keen,” the *Di Tian Sui* says of Geng;|You were born metal; fire makes it keen, and water cools it;⟩ fire makes up {pct:fire} of the chart and water {pct:water} of the chart, so there’s more edge than coolness. What you say is usually right. Drink a glass of water first, and you needn’t change a word.',
      },
      {
        id: 'self.dts.geng-clear-not-keen',
        because: ['day:geng', 'pct:water>=18', 'pct:fire<=8'],
        says: ['self.acts=waits', 'deadline=helps'],
        form: ['statement'],
        quote: 'dts-geng',
        claims: ['helps=fire'],
        zh_CN:
          '一件事的来龙去脉，你讲得比谁都明白，讲完了，坐等别人动手。⟨《滴天髓》说庚金“得水而清，得火而锐”，|你属金，水叫金清楚，火叫金锋利，⟩你的水占 {pct:water}，火占 {pct:fire}，看得清，还不够冲。有个日子，有个人等着，或者当众答应过，你就动得起来。单靠想明白，是推不动你的。',
        en_US:
          'You can explain the matter better than anyone, and having explained it, you wait for somebody to begin. ⟨“Water makes it clear, fire makes it keen,” the *Di Tian Sui* says of Geng;|You were born metal; water makes it clear, and fire makes it keen;⟩ water makes up {pct:water} of the chart and fire {pct:fire} of the chart, so you see well and charge seldom. A date moves you, or a person waiting, or a promise made in company. Understanding alone won’t.',
      },
      {
        id: 'self.dts.geng-moving-day',
        because: ['day:geng', 'pct:metal>=33'],
        says: ['stop=hard'],
        claims: ['presumes=friends'],
        form: ['scene'],
        quote: 'dts-geng',
        zh_CN:
          '人人累趴下了，你还在问下一件是什么。⟨《滴天髓》论庚“庚金带煞，刚健为最”，煞字听着凶，说的是一股冲劲；|你属金，金里有一股冲劲；⟩你的金占 {pct:metal}，这股劲没有底。旁人想歇，又不好意思先讲，就一个接一个地找借口走开。你以为他们不肯出力。其实只要你喊一次停，他们都会再回来。你自己什么时候累，要到坐下来才知道；一坐下，常常就起不来了。',
        en_US:
          'The others are flat on the floor, and you’re asking what’s next. ⟨“Geng metal carries an edge and is the hardest of all,” says the *Di Tian Sui*, by which it means drive;|You were born metal, and metal has drive;⟩ with metal making up {pct:metal} of the chart, yours has no bottom. They would like a rest and won’t be the first to say so, so they leave one by one with excuses, and you think they’re shirking. If you called the break yourself, they’d all come back. Your own tiredness you notice only when you sit down, and then you can’t get up.',
      },
      {
        id: 'self.dts.xin-buried',
        because: ['day:xin', 'pct:earth>=28'],
        form: [],
        quote: 'dts-xin',
        claims: ['burdens=earth', 'presumes=friends'],
        zh_CN:
          '替你出主意的人越多，你越没有声音。⟨《滴天髓》说辛金“畏土之叠”，首饰怕埋：|你属金，是首饰那样的金，怕埋：⟩一层好意，一层规矩，一层“为你好”，在你都是土，盘里占 {pct:earth}。没人存心盖住你，只是谁也没停手。你要是能抢在前面把想好的那一半讲完，他们多半就听你的了。',
        en_US:
          'The more people advise you, the quieter you get. ⟨Xin, says the *Di Tian Sui*, “fears being buried.”|You were born metal of the jeweler’s kind, and what it fears is being buried.⟩ Good will, house rules, things said for your own good: for you these are all earth, and earth makes up {pct:earth} of the chart. Nobody means to cover you; they just don’t stop. When you get out the half you’ve decided before they begin, they mostly go along with it.',
      },
      {
        id: 'self.dts.xin-rinsed',
        because: ['day:xin', 'pct:water>=18'],
        says: ['self.mends=rinsing'],
        form: [],
        quote: 'dts-xin',
        claims: ['helps=water'],
        zh_CN:
          '心情坏的时候，讲出来、写出来、笑出来，你就好了一半。⟨《滴天髓》说辛金“温润而清”，“乐水之盈”；|你属金，是首饰那样的金，水一冲就亮；⟩你的水占 {pct:water}，这样的路子不缺。怕的是攒，攒满一个月才开一回口，听的人接不住。',
        en_US:
          'When you’re in a bad mood, saying it, writing it or laughing about it cures half. ⟨Xin, says the *Di Tian Sui*, “fears being buried and loves to be rinsed,”|You were born metal of the jeweler’s kind, which brightens when it’s rinsed,⟩ and water makes up {pct:water} of the chart, so there’s no lack of ways. What doesn’t work is saving it up. After a month of that, no listener can hold it all.',
      },
      {
        id: 'self.dts.xin-watched',
        because: ['day:xin', 'pct:fire>=20'],
        says: ['self.watched=hurts'],
        form: ['statement'],
        quote: 'dts-xin',
        claims: ['burdens=fire'],
        zh_CN:
          '有人站在背后看着，你就出错；没人看的时候，你一样认真，做得还好些。⟨《滴天髓》说“辛金软弱，温润而清”，细金不经烤；|你属金，是细金，不经烤；⟩你的火占 {pct:fire}，盯着你、催着你的眼睛不算少。',
        en_US:
          'With someone standing behind you, you make mistakes; unwatched, you work as hard and better. ⟨“Xin metal is soft, warm to the hand and clear,” says the *Di Tian Sui*, and soft gold does badly near a stove;|You were born metal of the fine kind, which does badly near a stove;⟩ fire makes up {pct:fire} of the chart, in the form of eyes that watch and hurry you.',
      },
      {
        id: 'self.dts.ren-goes-on',
        because: ['day:ren', 'pct:water>=33'],
        says: ['place=moves', 'company=many'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'dts-ren',
        zh_CN:
          '你到哪里都很快有熟人，走的时候一街的人来送。⟨《滴天髓》论壬水“刚中之德，周流不滞”；|你属水，是流得开的大水；⟩你的水占 {pct:water}，到哪里都流得开，没有一处停得久。留下的人还常说起你，你已经在下一处认得一半人了。你待人是真心的，只是真心跟着水走。哪个老地方让你回头想过两次，就值得回去坐一个下午。去之前不用想好说什么，他们会替你说。',
        en_US:
          'Wherever you go, you soon know people, and when you leave, half the street comes out to wave. ⟨“Firm within, it goes everywhere and stops nowhere,” says the *Di Tian Sui* of Ren;|You were born water, the kind that spreads;⟩ water makes up {pct:water} of the chart, so you spread easily and stop nowhere long. They’re still talking about you when you know half of the next place. The warmth is real; it just travels. Any old place you’ve thought of twice is worth an afternoon’s visit. You won’t need to think of what to say. They will.',
      },
      {
        id: 'self.dts.ren-dams',
        because: ['day:ren', 'pct:earth>=24'],
        says: ['conflict=goes-round'],
        form: ['statement'],
        quote: 'dts-ren',
        claims: ['burdens=earth'],
        zh_CN:
          '一条路堵了，你不等，立刻去找第二条。⟨《滴天髓》说壬水“周流不滞”，|你属水，水停不住，⟩偏偏你的盘里土占 {pct:earth}，到处是坝，你因此找到过不少边门，别人办不成的事，你常能办成。',
        en_US:
          'When one way is blocked, you don’t wait; you look for another at once. ⟨Ren, says the *Di Tian Sui*, “goes everywhere and stops nowhere,”|You were born water, which can’t stand still,⟩ but earth makes up {pct:earth} of the chart, and there are dams in all directions. So you know a lot of side doors and get things done where others give up.',
      },
      {
        id: 'self.dts.ren-translates',
        because: ['day:ren', 'pct:metal>=22'],
        says: ['self.translates=yes'],
        claims: ['presumes=friends'],
        form: ['statement'],
        quote: 'dts-ren',
        zh_CN:
          '硬话经你一转述，人人听懂了，还不疼。⟨《滴天髓》说壬水“能泄金气”，|你属水，金到了水里就化开了，⟩你的金占 {pct:metal}，要化的硬话、难懂的规矩一直没断过。两头都当你是自己人，没有一头问过你自己怎么想。',
        en_US:
          'You retell a hard remark, and everybody follows and nothing hurts. ⟨“Ren water runs with the great rivers and draws metal off,” says the *Di Tian Sui*;|You were born water, and what is hard comes out softer from it;⟩ with metal making up {pct:metal} of the chart, there has always been something hard to pass on. Both sides take you for one of theirs. Neither has asked what you think.',
      },
      {
        id: 'self.dts.gui-dragon',
        because: ['day:gui', 'branches:chen>=1'],
        says: ['self.dragon=rises'],
        form: [],
        quote: 'dts-gui',
        zh_CN:
          '平日你不声不响，碰上大场面，忽然什么都做得出来，做完自己先吃一惊。⟨《滴天髓》论癸水“得龙而运，功化斯神”，龙就是辰，你的地支里有。|你属水，是雨露那样的小水，盘里却有一处聚水的地方，聚满了就成云成雨。⟩旁人见过一回，便以为你天天能这样，其实要攒。攒的时候看着像什么也没做，那也是活的一部分。',
        en_US:
          'On ordinary days you’re quiet, and then something large comes along and you can do anything, and nobody is as surprised as you. ⟨“Once the Dragon carries it, its work is a wonder,” says the *Di Tian Sui* of Gui water, and there is a Dragon among your branches.|You were born water, a small water like dew, but your chart has a place where water collects, and when that is full there are clouds and rain.⟩ People who saw it once think you can do it daily. You can’t; it has to gather. The gathering looks like doing nothing, and it’s part of the work.',
      },
      {
        id: 'self.dts.gui-cracks',
        because: ['day:gui', 'pct:water<=20'],
        says: ['conflict=goes-round'],
        claims: ['presumes=adult'],
        form: ['list'],
        quote: 'dts-gui',
        zh_CN:
          '不挤也不喊，该去的地方你都去了，靠的是缝：早到半小时，拣没人的时候去，记得看门人的名字。⟨《滴天髓》论癸水，先说“至弱”，接着说“达于天津”；|你属水，是最细的水，细水走得远；⟩你的水占 {pct:water}，硬闯不划算，你也知道。',
        en_US:
          'You don’t push and you don’t call out, and you get where you’re going, by the cracks: half an hour early, at a quiet time, knowing the doorman’s name. ⟨“Gui water is the weakest there is, and it reaches the river of heaven,” says the *Di Tian Sui*;|You were born water of the thinnest kind, and thin water goes far;⟩ water makes up {pct:water} of the chart, so charging wouldn’t pay, and you know it.',
      },
      {
        id: 'self.dts.gui-wet-sleeve',
        because: ['day:gui', 'pct:water>=30'],
        says: ['self.weight=unseen'],
        claims: ['presumes=reading'],
        form: ['scene'],
        quote: 'dts-gui',
        zh_CN:
          '以为你一推就散的人，手收回来，袖子全湿了。⟨《滴天髓》说“癸水至弱”，|你属水，看着像雾，⟩可你的水占 {pct:water}，分量不轻。与人商量，这样占便宜；搬重东西就吃亏，没人想到来抬另一头。',
        en_US:
          'People think you’ll give at a push, and draw back a wet sleeve. ⟨“Gui water is the weakest there is,” says the *Di Tian Sui*, but|You were born water that looks like mist, but⟩ water makes up {pct:water} of the chart, and that is a good deal of weight. In a negotiation it helps that nobody sees it. When something heavy has to be carried, it doesn’t: no one thinks of taking the other handle.',
      },
      {
        id: 'self.dts.jia-ground-floor',
        because: ['day:jia', 'pct:wood>=33'],
        says: ['self.ground-floor=neglected'],
        claims: ['presumes=reading'],
        form: ['scene'],
        quote: 'dts-jia',
        zh_CN:
          '五年后是什么样子，你讲得一清二楚；今早要带的东西，找了一刻钟。⟨《滴天髓》说“甲木参天”，|你属木，像往天上长的树，⟩你的木占 {pct:wood}，力气都用在高处，高处看得远。',
        en_US:
          'You can say precisely how things will look in five years, and it took you fifteen minutes this morning to find what you needed. ⟨“Jia wood reaches for the sky,” says the *Di Tian Sui*;|You were born wood, like a tree that reaches for the sky;⟩ wood makes up {pct:wood} of the chart, and most of it is busy at the top, where the view is.',
      },
      {
        id: 'self.dts.yi-no-horse',
        because: ['day:yi', 'pct:fire>=20', 'pct:metal<=10', 'age>=16', 'age<=74'],
        form: ['statement'],
        quote: 'dts-yi',
        zh_CN:
          '本事练好了，派给你的尽是轻活。⟨《滴天髓》说乙木“怀丁抱丙，跨凤乘猴”，凤和猴是金，是难啃的差事；|你属木，难啃的差事是金，敢啃的胆子是火；⟩你的火占 {pct:fire}，金占 {pct:metal}，胆子比差事大。别人看你软，好意不来为难你，于是难的都给了别人。你要是不开口要，这样能过好几年。',
        en_US:
          'You’ve built the skill, and what you’re handed is light work. ⟨“With Ding at its breast and Bing in its arms, it rides the Rooster and the Monkey,” says the *Di Tian Sui* of Yi; those two are metal, the hard jobs;|You were born wood; hard jobs are metal to it, and the nerve for them is fire;⟩ fire makes up {pct:fire} of the chart and metal {pct:metal} of the chart, so there’s more nerve than work for it. You look gentle, and people kindly spare you. It can go on like that for years if you don’t ask.',
      },
      {
        id: 'self.dts.yi-meadow',
        because: ['day:yi', 'pct:wood>=30'],
        says: ['self.weight=unseen'],
        claims: ['presumes=adult'],
        form: [],
        quote: 'dts-yi',
        zh_CN:
          '你还像一根草那样赔着小心，其实早就没人敢踩了。⟨《滴天髓》说“乙木虽柔”，|你属木，是草那样的木，⟩可你的木占 {pct:wood}，一根草成了一片草，柔还是柔，分量不同了。你说话照旧小声，桌上跟着点头的已经有好几个。该道歉的时候当然道歉，只是你道的歉里，有一多半是从前的习惯。他们客气地听着，并不知道那是习惯，只觉得你这个人有点远。',
        en_US:
          'You still apologize like a single blade of grass, though nobody has dared to step on you for years. ⟨“Yi wood is soft,” says the *Di Tian Sui*,|You were born wood of the grass’s kind,⟩ but wood makes up {pct:wood} of the chart, and one blade has turned into a meadow, as soft as ever and a good deal heavier. You speak low, and several heads nod when you do. Apologize when there’s reason to, of course. Most of the time it’s just an old habit. They listen politely, and since they don’t know it’s a habit, they find you a little distant.',
      },
      {
        id: 'self.dts.bing-spatula',
        because: ['day:bing', 'pct:fire>=28'],
        says: ['self.lending-a-hand=takes-over'],
        claims: ['presumes=reading'],
        form: ['scene'],
        quote: 'dts-bing',
        zh_CN:
          '进厨房搭把手，一刻钟以后，锅铲在你手里，主人站在门口看。⟨《滴天髓》说“丙火猛烈”，|你属火，是太阳那样的火，⟩你的火占 {pct:fire}，要亮就亮一整片。忙是真帮了，地方也是真占了。',
        en_US:
          'You go to lend a hand in the kitchen, and a quarter of an hour later you have the spatula and your host is watching from the door. ⟨“Bing fire is fierce,” says the *Di Tian Sui*;|You were born fire of the sun’s kind;⟩ fire makes up {pct:fire} of the chart, and it doesn’t come in a small size. The help is real, and so is the room it takes up.',
      },
      {
        id: 'self.dts.geng-both',
        because: ['day:geng', 'pct:fire>=12', 'pct:water>=12'],
        says: ['speech=sharp'],
        claims: ['presumes=friends'],
        form: ['statement'],
        quote: 'dts-geng',
        zh_CN:
          '你说过的重话，人家过后还记得道理，也不记恨。⟨《滴天髓》说庚金“得水而清，得火而锐”，|你属金，水叫话清楚，火叫话锋利，⟩这两样你都有：水占 {pct:water}，火占 {pct:fire}。只是先用哪一样，你要想几秒，旁人最怕那几秒。',
        en_US:
          'When you tell someone off, they remember the reason afterward and bear no grudge. ⟨Of Geng the *Di Tian Sui* says, “Water makes it clear, fire makes it keen,”|You were born metal; water makes its words clear, fire makes them keen,⟩ and you have both: water is {pct:water} of the chart and fire {pct:fire} of the chart. The one trouble is that you stand a moment deciding which comes first, and the moment is what people are afraid of.',
      },
      {
        id: 'self.dts.geng-heavy-iron',
        because: ['day:geng', 'pct:fire<=14', 'pct:water<=14'],
        says: ['self.test=wanted'],
        claims: ['presumes=reading'],
        form: ['question', 'order'],
        quote: 'dts-geng',
        zh_CN:
          '你的分量谁都掂得出，用在哪里，却还没有定。⟨《滴天髓》说庚金“得水而清，得火而锐”，|你属金，水和火是磨它的两样，⟩你的水占 {pct:water}，火占 {pct:fire}，都不算多，没有谁狠狠磨过你。是料不好吗？料是好料，缺的是有人出题。题出得越难，你亮得越快；一直没人出，你就在墙角放着，自己也当自己是块闷铁。题不来，先给自己报一场，日子定在看得见的地方。',
        en_US:
          'Anyone can feel that you have weight. What it’s for isn’t settled yet. ⟨“Water makes it clear, fire makes it keen,” says the *Di Tian Sui* of Geng;|You were born metal, and water and fire are what work on it;⟩ water makes up {pct:water} of the chart and fire {pct:fire} of the chart, not much of either, so nobody has ever really worked on you. Is something wrong with the metal? No, it’s good metal that has never been set a test. The harder the test, the faster you show; with none, you stand in a corner and take yourself for a dull piece. If no one sets one, sign up for one yourself, on a date you can see from here.',
      },
    ],
  },
  {
    id: 'self-day-star',
    card: 'self',
    role: { section: 'temper' },
    paragraphs: [
      {
        id: 'self.star.kuigang-rule-fourteen',
        because: ['star:kuigang'],
        says: ['self.rules=to-the-letter'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '讲定了的事，在你这里就是定了，第十四条也算数。⟨六十对日柱里只有魁罡这四对这样硬，你是其中一对|六十种日子里只有四种这样硬，你生在其中一天⟩。没有人抓到过你耍赖，也没有人从你手里溜过去。大家信你，是因为你对自己也不松。只是规矩是给人用的，遇上年纪小的、头一回的，你照章办完，场面往往就冷了。你也心软，只怕开了一个头，后面就没法跟人讲公道。',
        en_US:
          'Once something is agreed, it’s agreed with you, down to rule fourteen. ⟨Of the sixty day pillars only four, the Stern star’s, are this stiff, and yours is one|Of the sixty kinds of day only four are this stiff, and you were born on one⟩. Nobody has caught you cheating, and nobody has slipped past you. People trust you because you’re no easier on yourself. But rules are for people, and when it’s a child, or someone’s first time, going by the book tends to leave the room cold. You do feel for them. You’re afraid that after one exception you can’t be fair to the next.',
      },
      {
        id: 'self.star.crossed-gates',
        because: ['star:yinchayangcuo', 'day:yang'],
        says: ['self.timing=off'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '约在南门，你站在北门，两个人都准时到了。⟨你的日柱属“阴差阳错”的十二日|你生在旧书叫“阴差阳错”的日子⟩，字面怪吓人，说的只是错开半拍、错开半条街。钟点你守得住，地方各人想各人的。',
        en_US:
          'You were to meet at the south gate. You’re at the north one, and both of you are on time. ⟨Your day pillar is one of twelve called Crossed wires|The old books say of a day like yours that wires get crossed⟩, which means half a beat off, or half a block, and nothing worse. The hour you keep. It’s the place each one imagines differently.',
      },
      {
        id: 'self.star.crossed-messages',
        because: ['star:yinchayangcuo', 'day:yin'],
        says: ['self.timing=off'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你跟人的误会，一半是内容，一半是那三十秒：你刚说“算了”，对面正好说“好啊”。⟨你的日柱属“阴差阳错”|你生在旧书叫“阴差阳错”的日子⟩，名字重，意思轻，两边的话总在半路擦肩。你一急着往回撤，错得更多；搁一搁，多半自己就对上了。真正怕的是两边都不肯再说第二遍，各人拿着半句话，难受好几天。你们俩当中，总要有一个先笑出来，多半得是你。',
        en_US:
          'Half of every misunderstanding you have is about timing: you say “never mind” in the same second that they say “sure.” ⟨Your day pillar is of the kind called Crossed wires|The old books say of a day like yours that wires get crossed⟩; the name is heavy and the meaning light, two messages passing each other on the stairs. Hurrying to take yours back makes it worse, and left alone it mostly sorts itself out. What does hurt is when neither of you says it a second time, and each goes around for days with half a sentence. One of you has to laugh first, and it had better be you.',
      },
      {
        id: 'self.star.open-purse',
        because: ['star:shiedabai', 'day:yang', 'age>=16'],
        says: ['spends=easily'],
        form: [],
        zh_CN:
          '请客你先掏，零食你先分，到月底想不起是哪一回。⟨古书给你的日柱起了个难听的名字，十恶大败：日干的那份口粮落了空|旧书给你出生那天起过一个难听的名字，意思不过是口袋有个洞⟩。人缘是这样来的，糊涂账也是。',
        en_US:
          'You reach for the check, you front the tickets, and by the end of the month you can’t say which evening was which. ⟨The classics gave your day pillar a dreadful name, and what it means is that the stem’s own rations fall void (Spending star)|The old books gave your day a dreadful name; all it means is a pocket with a hole⟩. It makes you good company and a poor bookkeeper.',
      },
      {
        id: 'self.star.three-percent',
        because: ['star:shiedabai', 'day:yin', 'age>=16', 'age<=74'],
        says: ['self.reserve=none'],
        form: ['list', 'question'],
        zh_CN:
          '鸡蛋用到最后一个，假期一次休光，好话一晚上说尽，你做什么都不留余粮。⟨你的日柱有个吓人的旧名，十恶大败，说穿了就是这个|你出生那天在旧书里有个吓人的名字，说穿了就是这个⟩。痛快是痛快，后半截常要借着过。留一点会难受吗？头两个月会，过了就不觉得少了什么。',
        en_US:
          'The last egg goes in, the vacation is used up at once, all the kind words are said in one evening: you keep nothing in reserve. ⟨Your day pillar has an old name that sounds like a curse and means just that (Spending star)|The old name for a day like yours sounds like a curse and means just that⟩. It feels grand while it lasts, and the second half runs on loans. Would it hurt to keep a little back? For two months it would. After that you don’t miss it.',
      },
      {
        id: 'self.star.table-for-one',
        because: ['star:guluansha', 'day:yang'],
        says: ['company=few'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一个人吃饭、一个人逛、一个人看完一场电影，你都比跟谁一起更踏实。⟨“孤鸾”是古人给你这样的日柱起的名|旧书给你出生那天起过一个孤单的名字⟩，凄凉只在字面，说的是一个人也圆满，要成双会晚一点。别人替你着急，你自己不急。难处是来的人都以为你什么都不缺，你想添一副碗筷的那天，没有人看得出来，只能由你开口。',
        en_US:
          'Eating alone, walking alone, a movie alone: you enjoy all of it more than most company. ⟨The old books call a day pillar like yours a lone bird (Late-pairing star)|The old books have a lonely name for a day like yours⟩; the sadness is in the name only, and what they meant is someone complete alone, who pairs off late. Others worry on your behalf, and you don’t. The drawback is that everybody thinks you’re set. When you do want a second bowl on the table, nobody can tell, and it’s you who has to say so.',
      },
      {
        id: 'self.star.third-afternoon',
        because: ['star:guluansha', 'day:yin'],
        says: ['alone=needed'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '跟再亲的人在一起，到了第三天，你也要单独走开一阵。⟨古书管你的日柱叫“孤鸾”|旧书给你出生那天起过一个冷清的名字⟩，说的是心里有一间单人房，成双也要给它留钥匙。你走开的时候什么也不瞒，只是坐着。事先没说，别人就当你生气了。',
        en_US:
          'However dear the company, by the third day you have to go off alone for a while. ⟨The old books call a day pillar like yours a lone bird (Late-pairing star)|The old books have a chilly name for a day like yours⟩, meaning that you keep a single room inside and want the key even when you share the house. There’s nothing to hide in those hours; you just sit. If you haven’t said so beforehand, people think you’re angry.',
      },
      {
        id: 'self.star.pardon',
        because: ['star:tianshe'],
        says: ['quarrel=short', 'self.grudge=lets-go'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '欠你一句道歉的人，你早就不计较了，对方却躲了你很久。⟨旧历书上有一天专管放人，四季各轮一个日柱，叫天赦，你生在轮到的那一个|旧历书上有一种专管放人的日子，一季只轮到一种，你就生在那一天⟩。你放人放得快，人家放你也快，迟到、忘带东西，说两句就过去。只是免了的事你忘了通知，当事人还在等判。',
        en_US:
          'Somebody who owes you an apology has avoided you for ages, and you let them off the first evening. ⟨Each season has one day pillar on which the old almanacs opened the jail (Pardon star), and you were born on it|Each season has one kind of day on which the old almanacs opened the jail, and you were born on it⟩. You’re pardoned fast as well; when you’re late or forget something, two sentences settle it. Only you forget to notify the pardoned. They’re still waiting for the verdict.',
      },
      {
        id: 'self.star.july-coat',
        because: ['star:sifei'],
        says: ['self.use=off-season'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你听过好几回这句话：要是早三年、晚三年，就好了。⟨你的日柱自己够硬，只是生的季节用不上它，古书叫“四废”，废字刺耳，说的是过季|你出生的那一天本身够硬，只是生的季节用不上它，好比夏天里有一件全城最好的大衣⟩。本事是真的，差的是地方。你若一直待在用不上它的人中间，会渐渐以为是自己不行；换一处正缺这一样的，头一个月就看得出分别。这样的地方不会找上门来，要你去找。',
        en_US:
          'You’ve been told it more than once: three years earlier, or three years later, and it would have been perfect. ⟨Your day pillar is solid in itself, and the season it was born into has no use for it; the old name, Idle in season, sounds harsher than it is|The day you were born is solid in itself, and the season has no use for it, like the best winter coat in town in midsummer⟩. The ability is real. What’s off is the place. Stay among people who can’t use it, and you slowly come to think the fault is yours; go where that one thing is missing, and in a month you can tell the difference. Such a place won’t come looking for you.',
      },
      {
        id: 'self.star.own-cake',
        because: ['star:lushen=day', 'age>=16'],
        says: ['help=does-not-ask'],
        form: ['statement'],
        zh_CN:
          '想要什么你自己买，吃自己挣的心里踏实，受人的好处就坐不住。⟨日支正是日干的禄，自己碗里的饭（禄神）|你出生那天，脚下正好是自己的口粮⟩，所以你很少求人，别人也很难送你东西，你什么都先有了。',
        en_US:
          'What you want you buy yourself; you’re easy with what you earned and fidget over what you were given. ⟨Your day stem stands on its own provision, the Seat of prosperity|On the day you were born, the ground under you is your own rations⟩, so you seldom ask for anything, and you’re hard to shop for, since you already have it.',
      },
      {
        id: 'self.star.half-turn',
        because: ['star:yangren=day', 'day:yang'],
        says: ['self.force=too-much'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '螺丝已经紧了，你再加半圈，丝口就花了。⟨日干坐在自己最旺的一支上，古人叫羊刃|你出生那天，力气正站在最满的地方⟩，名字听着凶，讲的是劲头过了线。要搬、要扛、要顶住的时候，人人想起你。要收的时候，你的手慢半拍：话说重一句，饭多吃一碗，事做过一成。你觉得还差一点，通常就是够了。身边有个肯喊停的人，你做什么都顺。没有，就只好听丝口响。',
        en_US:
          'The screw is tight, you give it another half turn, and the thread is gone. ⟨Your day stem sits on the branch where it is fullest, the Blade star|On the day you were born, your strength stands at its fullest⟩; the old word is fierce and means force that runs past the mark. When something has to be lifted or held off, everyone thinks of you. Stopping is where your hand is late: one sentence too sharp, one helping too many, a job done ten percent past done. When it feels a little short to you, it’s usually enough. With someone beside you who will say stop, everything goes well. Without, you listen for the thread.',
      },
      {
        id: 'self.star.last-inch',
        because: ['star:yangren=day', 'day:yin'],
        says: ['self.force=last-inch'],
        form: ['statement'],
        zh_CN:
          '一路都好商量，到最后一寸，你忽然一步也不让。⟨日支是日干的羊刃，阴干的刃收在里头，名字凶，意思是底线硬|你出生那天，底下有一股收着的硬劲，平时看不见⟩。对方前头拿得太顺，到这里才撞上，当你翻脸。',
        en_US:
          'All the way along you’re easy to deal with, and at the last inch you won’t move. ⟨Your day branch is the day stem’s Blade star; on a yin stem the blade is worn inside, and it means a firm bottom line|On the day you were born there is something hard underneath, out of sight on most days⟩. The other side, used to getting things, runs into it and thinks you’ve turned.',
      },
      {
        id: 'self.star.canopy-balcony',
        because: ['star:huagai=day'],
        says: ['alone=needed'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '聚会开到一半，你总要躲开一会儿，在阳台上看楼下的人停车。⟨日支上有一顶华盖，|你出生那天的上头好像有一顶伞，⟩古人说它聪明而清净，落到日子里，就是在人群中间也要有一块自己的顶。在那儿你想得出别人想不出的东西，也容易错过切蛋糕。',
        en_US:
          'Halfway through every party you slip off to the balcony and watch somebody park. ⟨The Canopy hangs over your day branch, which the old books read as cleverness and quiet|Over the day you were born hangs a kind of roof, which the old books read as cleverness and quiet⟩; in practice you need a little shelter of your own, even in a crowd. Out there you think of things nobody else does. You also miss the cake.',
      },
      {
        id: 'self.star.peach-queue',
        because: ['star:taohua=day'],
        says: ['first-impression=warm'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '排个队的工夫，前面的人跟你讲了他的狗，后面的人问你头发在哪儿剪的。⟨日支带着桃花，|你出生那天带着讨人喜欢的一样东西，⟩说的是初见就投缘，未必是情爱。生人对你开门快，门里的事就难办些：你当客气说的话，有人当了真，过后来问你。你其实没有骗过谁，只是把人家的名字、人家的狗都记住了，人家很久没有碰到过这样的人。你觉得这不算什么。',
        en_US:
          'You stand in line for five minutes, and the man ahead tells you about his dog while the woman behind asks where you get your hair cut. ⟨Your day branch carries the Peach blossom|The day you were born has something likable about it⟩; it means being liked on sight, and love needn’t come into it. Doors open quickly. What’s behind them is harder, because politeness from you gets taken for a promise, and later someone asks about it. You never misled anyone. You just remembered their name and the dog’s, and it had been a long time since anybody did. To you that’s nothing.',
      },
      {
        id: 'self.star.general-eyes',
        because: ['star:jiangxing=day'],
        says: ['leads=yes'],
        claims: ['presumes=friends'],
        form: ['scene'],
        zh_CN:
          '车晚点了，大家先抱怨，抱怨完都看你。⟨日支坐着将星，|你出生那天带着领头的一样东西，⟩没有人任命，眼睛自己会过来。你问一句，事情往往就动了，往后样样也都归你管。你不一定爱管，只是看不得没人管。',
        en_US:
          'Something is running late, everyone complains, and when they’ve finished they look at you. ⟨The General star sits in your day branch|The day you were born has something of a leader in it⟩; nobody appoints you, the eyes just arrive. You ask one question and things move, and from then on the rest is yours as well. You don’t always like being in charge. You just can’t watch nobody doing it.',
      },
      {
        id: 'self.star.noble-ladder',
        because: ['star:tianyiguiren=day', 'sign:weak'],
        says: ['self.noble=comes'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '难处里有人伸手，这是你比别人多的一样。⟨日支上这一颗是天乙贵人，古人排在头一等|旧书把你出生那天带的这一样排在头一等⟩；你力气不算足，这双手来得正是地方。钥匙锁在屋里，隔壁恰好有人会开锁。它不按钟点来，也不听吆喝，多半来自你平时打过招呼的人，所以跟邻居多说的那两句话，都不是白说的。反过来你也是别人的这双手，只是轮到你的时候，你从来没有算过。',
        en_US:
          'When you’re stuck, someone holds out a hand; that’s the one thing you have more of than most. ⟨The star in your day branch is the Nobleman, which the old books rank first|The old books put what your day carries in the first rank⟩, and in a chart without much strength to spare it comes to the right address. Your keys are locked inside, and someone next door can open locks. It keeps no hours and doesn’t come when called. Mostly it comes from people you’ve said hello to, so none of that small talk was wasted. You’re that hand for others, too. Those times you never counted.',
      },
      {
        id: 'self.star.noble-unnoticed',
        because: ['star:tianyiguiren=day', 'sign:firm'],
        says: ['self.noble=unnoticed'],
        claims: ['presumes=past'],
        form: ['scene'],
        zh_CN:
          '说起那回难关，你讲的是自己怎样熬过来的，漏了一个人。⟨日支上有天乙贵人，|你出生那天带着一样东西，⟩难处里总有一双手；盘里帮你的占 {s}，你力气足，手伸过来的时候没觉着。那个人也没提过。',
        en_US:
          'Telling about the hard year, you describe how you pulled through, and one person is missing from the story. ⟨There’s a Nobleman star in your day branch|There is a helping hand in the day you were born⟩, one that turns up when things stick; with {s} of this chart on your side, you hardly felt it under your elbow. They never mentioned it, either.',
      },
      {
        id: 'self.star.noble-exchange',
        because: ['star:tianyiguiren=day', 'sign:even'],
        says: ['self.noble=exchange'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你帮人不记账，人家帮你也不记账，可年底看，两边总是平的。⟨日支带着天乙贵人，|你出生那天带着一样东西，⟩有难处就有人伸手；盘里帮你的和用你的又差不多，这桩买卖有来有往，谁也不欠谁。',
        en_US:
          'You keep no record of the favors you do, nor do others of theirs, and at the end of the year it comes out even. ⟨Your day branch has the Nobleman star|The day you were born has a helping hand in it⟩, and when things stick, someone comes; since this chart takes in about as much as it gives out, the traffic runs both ways.',
      },
    ],
  },
]
