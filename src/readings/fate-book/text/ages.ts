import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Paragraphs for children (in place of those on office and marriage), before the first luck cycle, and for readers over seventy-five. */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'love-child-heart',
    card: 'love',
    role: { section: 'manner' },
    paragraphs: [
      {
        id: 'love.child.wood',
        because: ['day:wood', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '交朋友在你是一天天长起来的：今天借出一样东西，过几天就等着一道回家。你是木，见了空处就伸枝⟨（日主属木）⟩。长得快，也缠得紧，好朋友跟别人玩半天，你就蔫了。大人不必劝大方，陪你去认得第二个。第二个来了，你还是会先挑头一个坐，这没有关系，根总要先扎在一处。只是往后头一个不在的日子，你有地方可去，不必站在门口等。大人要做的就是这么一点：把另一扇门开着，走不走进去由你。',
        en_US:
          'Your friendships grow day by day: today something is lent, and in a few days you wait to walk home together. You’re wood, which puts out a branch wherever there’s room ⟨(wood day stem)⟩. It grows fast and it clings, so you wilt when a best friend plays elsewhere. Lessons in sharing won’t help. A second friend will. Even then you’ll sit with the first one first, and that’s all right, because roots begin in one place. But on the days the first one isn’t there, you have somewhere to go and needn’t wait at the door. That’s all the grown-ups have to do: keep another door open, and leave it to you to walk through.',
      },
      {
        id: 'love.child.fire',
        because: ['day:fire', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '喜欢一个人，全写在你脸上，一个下午交得到三个“最好的朋友”。你是火，热的时候贴着人，倦了转身就走⟨（日主属火）⟩，留下的那个还以为明天照旧。',
        en_US:
          'Liking somebody shows all over your face, and one afternoon can bring three best friends. You’re fire, close while it burns and gone when you tire ⟨(fire day stem)⟩, and somebody is left thinking that tomorrow was settled.',
      },
      {
        id: 'love.child.earth',
        because: ['day:earth', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你给了就给了，替人占着的座位就一直占着。你是土，最早认得的小伙伴，名字到现在还常提⟨（日主属土）⟩。人家走那天你不哭，过些日子，忽然不许谁动那只杯子。大人看见了别急着收，让它多站些日子：你伤心来得慢，去得也慢，催是催不动的。',
        en_US:
          'What you give stays given, and a seat you save stays saved. You’re earth, and your first friend’s name still comes up ⟨(earth day stem)⟩. On the day they left you didn’t cry. Some time later nobody was allowed to touch a certain cup. A grown-up who sees it should leave it where it is: your sadness comes slowly and goes slowly, and it can’t be hurried.',
      },
      {
        id: 'love.child.metal',
        because: ['day:metal', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '说好几点就是几点，你跟人好，先看说话算不算数。你是金，朋友因此不多，吵一回就是大事⟨（日主属金）⟩。和好要有人递个梯子：等对方把道理讲完，你听完了，自己会把东西摆回来。大人最容易在这上头失信：随口说一句“等会儿”，自己忘了，你等了一下午。你不吵，只是往后他们说什么，你都先打个折。说得少、说了就做，是你最听得懂的一句好话。',
        en_US:
          'When a time was agreed, you mean it, and before you like someone you see if they keep their word. You’re metal, so your friends are few and each quarrel is a large one ⟨(metal day stem)⟩. Somebody has to bring the ladder. Let the other side explain, and once you’ve heard it you’ll put the pieces back yourself. Grown-ups lose your trust most easily here. They say “later” without thinking and forget, and you’ve waited all afternoon. You don’t make a fuss. You just believe a little less of what they say next time. Few promises, all of them kept, are the kindest words you understand.',
      },
      {
        id: 'love.child.water',
        because: ['day:water', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你跟谁都玩得到一处，问最喜欢哪一个，却要想半天。你是水，心事东家漏一点，西家漏一点，没有人听全过⟨（日主属水）⟩。睡前熄了灯的那十分钟话最多，大人把它空出来。',
        en_US:
          'You’ll play with anyone, and when asked whom you like best, you need time. You’re water, and a worry leaks out here and there without anybody hearing all of it ⟨(water day stem)⟩. Most of the talk comes in the ten minutes after lights-out, so a grown-up should keep them free.',
      },
    ],
  },
  {
    id: 'love-child-words',
    card: 'love',
    role: { section: 'manner' },
    paragraphs: [
      {
        id: 'love.child.says-it',
        because: ['share:output>=20', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '喜欢谁，你当场就给人看。往外的那一路占{pct:output}⟨（食伤有力）⟩，心里存不住东西：高兴是当场的，生气也是当场的，过一夜就忘。大人别替你记着。真要记的是另一件，谁在你嚷的时候没有走开，你往后就跟谁亲。',
        en_US:
          'Whom you like is shown on the spot. The outgoing side makes up {pct:output} of the chart ⟨(strong Output)⟩, and nothing is stored: joy comes at once, anger comes at once, and by morning both are forgotten. Grown-ups needn’t remember it for you. One thing is worth remembering, though. Whoever didn’t walk away while you were loud is the one you’ll stay close to.',
      },
      {
        id: 'love.child.moves-the-chair',
        because: ['share:output<=20', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '想要人陪，你不出声，只挨过来。往外的那一路只占{pct:output}⟨（食伤不多）⟩，家里忙起来，这样的孩子最容易漏过去，还落一句“真省心”。谁看见你挨过来，就放下手里的，陪满十分钟。别问“怎么了”，一问你就走开了。挨着坐，各做各的，过一会儿你自己会开始：先是一样东西递过来，再是半句话。日子久了，你会知道这个家里挨过来是有用的，往后在外头也敢这样去挨近人。',
        en_US:
          'When you want company you make no sound and simply come close. The outgoing side is only {pct:output} of the chart ⟨(Output is slight)⟩. In a busy house that’s easy to miss, and gets you called no trouble at all. Whoever sees you coming should put things down for ten minutes. Nobody should ask what’s wrong, because then you leave. Sit side by side, each with something to do, and after a while you’ll begin: first a thing is handed over, then half a sentence. In time you learn that coming close works in this house, and later you’ll dare to try it outside.',
      },
    ],
  },
  {
    id: 'love-child-seat',
    card: 'love',
    role: { section: 'palace' },
    paragraphs: [
      {
        id: 'love.child.seat-peer',
        because: ['main:day=peer', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '家里最对你脾气的，是肯趴在地板上跟你一般高的那个大人。盘里管家的那一格坐着你的同类⟨（日支比劫）⟩，哄你的、训你的都隔一层，陪你玩的才算自己人。长大以后留得住你的，多半也是这样并排坐着的人。',
        en_US:
          'Your favorite grown-up is the one who’ll lie on the floor and be the same height. Your own kind sits in the place for home ⟨(Peers in the day branch)⟩. People who coax or scold stay outside, and whoever plays with you is in. Later in life it may well be the same.',
      },
      {
        id: 'love.child.seat-output',
        because: ['main:day=output', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '家是你的戏台，没有看客你就睡不踏实。管家的那一格坐着会说会玩的一路⟨（日支食伤）⟩，你在外头收着，到了家全放出来。今晚有人从头看到尾，就够了。',
        en_US:
          'Home is your stage, and without an audience you don’t sleep well. The place for home holds what talks and plays ⟨(Output in the day branch)⟩, so whatever you hold in outside comes out here. One person who watches to the end is enough for tonight.',
      },
      {
        id: 'love.child.seat-wealth',
        because: ['main:day=wealth', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '你有自己的一摊宝贝，谁也不许动。管家的那一格坐着归你照管的一路⟨（日支财）⟩，你疼人也是这个疼法，把最舍不得的一样塞到人家手里。别笑它小，也别替你整理。往后你怎样待身边的人，先看你怎样待这盒东西：数得清，舍不得扔，也肯给。',
        en_US:
          'You have treasures of your own that no one may touch. The place for home holds what you look after ⟨(Wealth in the day branch)⟩, and you love people in the same way, by pressing the best one into their hand. Nobody should laugh at how small they are, or tidy them. How you’ll treat those close to you can be seen in how you treat this box. You know what’s in it, you throw nothing out, and you do give it away.',
      },
      {
        id: 'love.child.seat-officer',
        because: ['main:day=officer', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '家里的次序你记得最牢，惯常的就安心，临时改了就发慌。管家的那一格坐着管人的一路⟨（日支官杀）⟩。要改主意，提前一顿饭告诉你，你就受得住。',
        en_US:
          'You know the order of the house better than anyone. What’s always done lets you rest, and what changes at the last minute doesn’t. The place for home holds what governs ⟨(Officers in the day branch)⟩. Told one meal ahead, you can bear it.',
      },
      {
        id: 'love.child.seat-resource',
        because: ['main:day=resource', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '疼你的人在旁边，你什么都敢；人一走开，一步也不想迈。管家的那一格坐着养你的一路⟨（日支印）⟩，你要旧毯子，要同一个人，同一个故事，改一个字都听得出。在别处过夜，毯子带旧的，讲故事的人先通一个电话。等你哪天自己把毯子叠好放下，那是你够了，不是别人教成的。',
        en_US:
          'With your person in the room you dare anything, and without them not a step. The place for home holds what feeds you ⟨(Resource in the day branch)⟩, so it has to be the old blanket, the same voice and the same story, and you notice a changed word. For a night away, pack the old blanket and phone the storyteller. One day you’ll fold the blanket and put it down by yourself. You’ll have had enough then, and no one will have taught you.',
      },
    ],
  },
  {
    id: 'love-child-time',
    card: 'love',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'love.child.not-begun',
        because: ['luck:none-yet', 'age<=15'],
        form: ['dated'],
        zh_CN:
          '长大以后的亲密，这时候翻看还早：你的头一个十年要从{luck:start}才算起⟨（未起大运）⟩。在那以前，孩子跟着屋里的冷暖走。大人怎么说“对不起”，怎么等人回来吃饭，你都看在眼里，往后就照着做。',
        en_US:
          'It’s early to read about the loves of later life. Your first period of ten years counts from {luck:start} ⟨(the first luck cycle hasn’t begun)⟩. Until then a child goes by the weather indoors. How people here say sorry, and how they keep supper for someone late, is being watched, and one day will be repeated.',
      },
      {
        id: 'love.child.first-lessons',
        because: ['luck:now-at>=0', 'age<=15'],
        form: ['dated'],
        zh_CN:
          '跟谁过日子，是往后的事。眼下这一程走到{luck:now.to}⟨（{luck:now}）⟩，教的是头一门课：怎么跟人好，怎么闹，闹完怎么再好回来。谁跟你和好过三回以上，那个名字大人也该记住。',
        en_US:
          'Whom you’ll share a house with is a matter for later. The present period lasts until {luck:now.to} ⟨({luck:now})⟩ and teaches the first course: how to get along, how to fight, and how to get along again. Anyone you’ve made up with three times has a name worth knowing.',
      },
    ],
  },
  {
    id: 'love-child-line',
    card: 'love',
    role: 'line',
    paragraphs: [
      {
        id: 'love.child.last-cookie',
        because: ['day:yang', 'age<=15'],
        zh_CN: '跟谁最好，看你把最后一块饼干分给谁。',
        en_US: 'Your best friend is whoever gets the last cookie.',
      },
      {
        id: 'love.child.next-chair',
        because: ['day:yin', 'age<=15'],
        zh_CN: '你挨着谁坐下，就是喜欢谁。',
        en_US: 'You like the person you sit down next to.',
      },
    ],
  },
  {
    id: 'love-child-todo',
    card: 'love',
    role: 'todo',
    paragraphs: [
      {
        id: 'love.child.guest',
        because: ['day:yang', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '请一个小伙伴来家里吃顿饭，菜由你定一样。',
        en_US: 'Have one friend over for a meal, and choose a dish for it yourself.',
      },
      {
        id: 'love.child.handmade',
        because: ['day:yin', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '给最要好的那个人做一样小东西，亲手递过去，不许托人。',
        en_US: 'Make some small thing for your best friend and hand it over yourself.',
      },
      {
        id: 'love.child.whose-arms',
        because: ['age<=3'],
        zh_CN: '今晚由谁抱着睡，让孩子自己伸手挑，挑了谁就照办。',
        en_US: 'Tonight let the child reach for whoever is to do the carrying to bed, and go by that.',
      },
    ],
  },
  {
    id: 'wealth-child-coins',
    card: 'wealth',
    role: { section: 'money' },
    paragraphs: [
      {
        id: 'wealth.child.asks-the-price',
        because: ['stems:wealth', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你很早就懂，东西是换来的。归你照管的那一路露在外面⟨（财透干）⟩，玩具借给谁，换回了什么，心里有一本账。账清楚，情面就薄，朋友拿走一样小东西你要追回来。一星期里送出去一样，不许换，这是你要另外学的一门。',
        en_US:
          'You saw early that things are swapped. What you look after shows openly in the chart ⟨(Wealth revealed)⟩, so you know who has your toy and what you hold for it. A clear ledger leaves little slack, and a friend who walks off with some small thing gets chased. Giving something away once a week, for nothing, is a lesson you have to take separately.',
      },
      {
        id: 'wealth.child.lost-coins',
        because: ['stems:no-wealth', 'has:wealth', 'age<=15'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你不惦记钱，惦记的是东西本身：那块石头好看，那把尺子顺手。归你照管的那一路藏着不露⟨（财不透）⟩，丢三落四也打这儿来。借来的东西固定放一处，每天到家摸一遍，就丢不了几样。',
        en_US:
          'Money doesn’t matter to you, the thing does, a good stone or a ruler that sits right in the hand. What you look after is hidden in the chart ⟨(Wealth not revealed)⟩, and that’s also why things get lost. If whatever is borrowed has one place, and you feel for it every day, few will be.',
      },
      {
        id: 'wealth.child.foreign-prices',
        because: ['no:wealth', 'age<=15'],
        claims: ['presumes=school'],
        form: ['statement'],
        zh_CN:
          '价钱在你听来像外国话。盘里没有归你照管的那一路⟨（无财）⟩：别的孩子比谁的鞋贵，你在看那种鞋带怎么系得快。这是清净，也是一个空，让你自己付一回钱、找一回零，空就小一点。',
        en_US:
          'Prices sound to you like a foreign language. Nothing in the chart stands for what you own ⟨(no Wealth)⟩: others compare what their shoes cost while you study the knot. That’s peaceful and leaves a gap. Paying once by yourself and counting the change makes it smaller.',
      },
    ],
  },
  {
    id: 'wealth-child-share',
    card: 'wealth',
    role: { section: 'money' },
    paragraphs: [
      {
        id: 'wealth.child.holds-the-knife',
        because: ['sign:firm', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '凡是分东西、排先后的场合，你先伸手。盘里帮你的多，力气足，主意也大⟨（身强）⟩，分得也算公道，只是没问过谁不爱吃那一头。家里立一条规矩就好：动手分的人最后拿。',
        en_US:
          'Wherever things are shared out, your hand is first. The chart gives you plenty of support, and with it plenty of opinion ⟨(firm day stem)⟩. You’re fairly fair, though nobody was asked which end they like. One house rule is enough: whoever shares out takes last.',
      },
      {
        id: 'wealth.child.looks-first',
        because: ['sign:even', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '你先看看旁边的人，再伸手。这张盘不强不弱⟨（中和）⟩，不抢，也不全让，大人放心把分东西的事交给你。放心久了，你就成了常年的裁判，自己那一份总是末了才想起来。隔几天该有人问你一句：这回你想要哪个，先拿。',
        en_US:
          'You look at your neighbor before your hand moves. The chart is neither strong nor weak ⟨(balanced)⟩. You don’t grab and you don’t give it all away, so sharing gets left to you. In time you become a full-time referee whose own part is remembered last. Every few days somebody should ask which one you’d like, and let you take it first.',
      },
      {
        id: 'wealth.child.hands-it-over',
        because: ['sign:weak', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '到手的东西一转眼在别人怀里，你站在边上看。盘里帮你的少，争一回太费力⟨（身弱）⟩，你就装作不想玩了，大人信一半就好。先在家里练：你没放手，谁也不拿；练过几回，出了门你也攥得住。攥住了头一样，往后该争的、该让的，你自己会分。',
        en_US:
          'What you were holding is soon in somebody else’s hands, and you stand by watching. There’s little in the chart to back you, and a tug-of-war costs too much ⟨(weak day stem)⟩, so you act as if you’d finished with it. Half of that can be believed. Practice at home, where nobody takes a thing until you let go, and after a few times you’ll hold on outside as well. Once you’ve kept one thing, you’ll see for yourself which are worth a fight.',
      },
    ],
  },
  {
    id: 'wealth-child-chores',
    card: 'wealth',
    role: { section: 'work' },
    paragraphs: [
      {
        id: 'wealth.child.with-a-partner',
        because: ['main:month=peer', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '有个伴你就快。盘里管做事的那一格由你的同类当家⟨（月令比劫）⟩，一个人的活能磨一下午，两个人的活抢着干。拿糖来换不如找个搭子。家里只有你一个孩子的时候，这个伴得由大人来当，而且要当真：你扫一半，他们扫一半，不许中途去接电话。伴要是慢一点、笨一点，你还会回头教；教的时候比做的时候更卖力，这一点大人可以记着用。',
        en_US:
          'With a partner you’re fast. Your own kind rules the place for work ⟨(Peers in the month)⟩: alone, a chore can fill an afternoon, and for two it turns into a race. Company beats candy. When you’re the only child in the house, a grown-up has to be the partner and mean it: you sweep half, they sweep half, and nobody leaves to answer the phone. If the partner is a little slow, you’ll turn around and teach, and you work harder teaching than doing, which is worth remembering.',
      },
      {
        id: 'wealth.child.something-to-see',
        because: ['main:month=output', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '看得见样子的活，你不用催：捏的，搭的，涂的，都行。管做事的那一格归往外做的一路⟨（月令食伤）⟩，手一动心就定，做坏了也要摆三天。别忙着纠正，问一句“下一个想怎么弄”。往后吃哪碗饭，线索都摆在窗台上。',
        en_US:
          'Work with something to show for it needs no reminding, if it can be molded, stacked or painted. The place for work belongs to making ⟨(Output in the month)⟩. Once the hands move you’re calm, and even a failure is exhibited for three days. Hold the corrections and ask what the next one will be like. Your trade is on that windowsill.',
      },
      {
        id: 'wealth.child.keeper',
        because: ['main:month=wealth', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '东西该在哪儿，你比大人记得牢。管做事的那一格归照管东西的一路⟨（月令财）⟩，你爱当保管员。一样能管很久，前提是真归你：管的是什么，缺了由你来说，坏了由你来讲怎么坏的。大人中途插手一回，你就当它不是你的了。',
        en_US:
          'You know better than the grown-ups where things belong. The place for work holds what’s to be looked after ⟨(Wealth in the month)⟩, and you like being the keeper. You’ll do it for a long time if it’s really yours. You’re the one who says that it’s running out, and how it broke. If a grown-up steps in once, you stop counting it as your own.',
      },
      {
        id: 'wealth.child.knows-the-rota',
        because: ['main:month=officer', 'age<=15'],
        form: ['list'],
        zh_CN:
          '做什么，做到哪儿，几时以前：派活给你，这三样要讲明。管做事的那一格归管人的一路⟨（月令官杀）⟩，有章法的地方你做得顺，没人说清的事不敢动手。做完了，让你自己打那个勾。',
        en_US:
          'What, how far and by when: a job should come to you in those three parts. The place for work belongs to what governs ⟨(Officers in the month)⟩. You do well where there’s order, and won’t touch what nobody explained. When it’s done, the box is yours to check.',
      },
      {
        id: 'wealth.child.watches-first',
        because: ['main:month=resource', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '你先在边上看，看够了，一上手就像样。管做事的那一格归教你养你的一路⟨（月令印）⟩，急着推你上场，反倒卡住。头一遍让你看，第二遍一道做，第三遍大人真走开。大人走开的那一遍最难，难在他们身上：站在门缝后头，忍不住要说“不对”。你听见一声“不对”，就退回头一遍去看了。让你做坏一回，你会自己再来第四遍，那一遍多半就成了。',
        en_US:
          'You watch from the side, and when you’ve seen enough you get it right at once. The place for work is ruled by what teaches and feeds ⟨(Resource in the month)⟩, and being pushed forward only jams it. First time you look, second time it’s done together, and the third time the grown-up really leaves. That third time is the hardest, and it’s hard on them: they stand behind the door and can’t help saying “no, not like that.” One such word, and you go back to watching. If you’re allowed to get it wrong, you’ll come back for a fourth try by yourself, and that’s the one that tends to work.',
      },
    ],
  },
  {
    id: 'wealth-child-time',
    card: 'wealth',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'wealth.child.not-begun',
        because: ['luck:none-yet', 'age<=15'],
        form: ['dated'],
        zh_CN:
          '行当和进账都还远，你的头一个十年从{luck:start}才算起⟨（未起大运）⟩。在那以前，盘里说的是底子：爱摆弄什么，肯为什么等一等。大人替你留一只箱子，一年放进去一样你做的东西，过十年打开，比什么测验都准。',
        en_US:
          'A trade and an income are far off, with your first ten years only counting from {luck:start} ⟨(the first luck cycle hasn’t begun)⟩. Till then the chart tells of the ground: what you like to take apart, and what you’ll wait for. Let someone keep a box and put in one thing you made each year. In ten years it’ll beat any aptitude test.',
      },
      {
        id: 'wealth.child.three-lessons',
        because: ['luck:now-at>=0', 'age<=15'],
        form: ['list', 'dated'],
        zh_CN:
          '等一等，分一分，丢了自己去找：{luck:now.to}以前⟨（{luck:now}走完以前）⟩，东西只教你这三件。挣钱和位子那些话，以后再读。谁替你找得太快，就少教了一件。',
        en_US:
          'To wait, to share, and to look for what you’ve lost: until {luck:now.to} ⟨(the end of {luck:now})⟩ your things have these three lessons for you. Earnings and posts can be read about later. Whoever finds it for you too quickly has left one out.',
      },
    ],
  },
  {
    id: 'wealth-child-line',
    card: 'wealth',
    role: 'line',
    paragraphs: [
      {
        id: 'wealth.child.one-candy',
        because: ['day:yang', 'age<=15'],
        zh_CN: '钱还用不着你挣，先学会等一颗糖。',
        en_US: 'No need to earn yet. Learn to wait for one piece of candy.',
      },
      {
        id: 'wealth.child.rattle',
        because: ['day:yin', 'age<=15'],
        zh_CN: '你那只存钱罐，响声比数目要紧。',
        en_US: 'What counts about your piggy bank is the sound it makes.',
      },
    ],
  },
  {
    id: 'wealth-child-todo',
    card: 'wealth',
    role: 'todo',
    paragraphs: [
      {
        id: 'wealth.child.buys-one-thing',
        because: ['day:yang', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '下次家里买东西，有一样由你挑，也由你把它拿回家。',
        en_US: 'The next time something is bought for the house, choose one thing and carry it home yourself.',
      },
      {
        id: 'wealth.child.glass-jar',
        because: ['day:yin', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '找一只透明的罐子放零钱或小石头，开始放以前，先说好满了换什么。',
        en_US: 'Find a glass jar for coins or pebbles, and before the first one goes in, decide what a full jar is for.',
      },
      {
        id: 'wealth.child.one-shelf',
        because: ['age<=3'],
        zh_CN: '在孩子够得着的地方空出一层架子，放上去的东西由孩子管，大人不收。',
        en_US: 'Clear one shelf within the child’s reach. Whatever is put there is the child’s, and no one tidies it.',
      },
    ],
  },
  {
    id: 'outer-child-time',
    card: 'outer',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'outer.child.hides-and-looks',
        because: ['day:yang', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '人前的样子，你隔一阵换一副：有时见人就笑，有时见生人往大腿后面躲，亲戚以为你变了。你对外的劲一直在⟨（阳日主）⟩，躲着是在看，看明白了自己会出来。别催着叫人，介绍你的时候添一句你正喜欢什么，就够了。看的时候你记得比谁都清楚：谁弯下腰来说话，谁只顾跟大人说话，谁手里有吃的。等你出来，头一个去找的就是弯过腰的那一位。大人觉得你认生，其实你是在挑人。',
        en_US:
          'How you are with people changes from one season to the next: smiling at everyone, then behind somebody’s legs, and relatives think you’re a different child. Your push toward the world is there all along ⟨(yang day stem)⟩. Behind the legs you’re looking, and when you’ve seen enough you come out. It helps to be introduced with what you like just now. While you look, you remember more than anyone: who bent down to speak, who spoke only to the grown-ups, who had something to eat. When you come out, you go first to the one who bent down. They think you’re shy. You’re choosing.',
      },
      {
        id: 'outer.child.quiet-two-months',
        because: ['day:yin', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '外人说你安静，家里人听了都笑。你的热闹先收在里头，认熟了才放出来⟨（阴日主）⟩，所以每换一处、换一批人，你就要从头安静一次，一次约莫两个月。这两个月里请一个那边的人来家里坐，比天天问你“习惯了没有”管用。',
        en_US:
          'Outsiders call you quiet, and the whole family laughs. Your noise stays inside until it knows people ⟨(yin day stem)⟩, so every new place and every new set of faces means being quiet all over again, for about two months. Having one of the new people over at home does more than asking every day if you’ve got used to it.',
      },
    ],
  },
  {
    id: 'flow-child-time',
    card: 'flow',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'flow.child.three-months',
        because: ['day:yang', 'age<=15'],
        form: ['statement'],
        zh_CN:
          '一样东西你迷上三个月，忽然碰也不碰，第二天起换成另一样。你的劲来得急，改得也急⟨（阳日主）⟩，一样一样打你身上流过去。家里不必样样配全套，每样留一件最好的，过几年你会回来认它。一样丢开了，力气没有丢：前一样里学会的耐心、手势、叫得出的名字，都带到后一样里去了，只是外面看不出来。大人心疼那一堆没用完的东西，不如问一句，这回跟上回哪里一样；你想一想，多半答得出。',
        en_US:
          'Three months of one thing, then not one minute more, and from the next morning it’s all about another. What drives you comes fast and shifts fast ⟨(yang day stem)⟩, one thing after the next. There’s no need to own the whole set of anything. Keep the best piece of each. In some years you’ll come back for it. The thing is dropped but nothing is lost: the patience, the knack and the names you learned go along into the next, though nobody sees it. Grown-ups who mind the pile of leftovers had better ask what’s the same about this one and the last. Think a moment, and you’ll usually know.',
      },
      {
        id: 'flow.child.underground',
        because: ['day:yin', 'age<=15'],
        form: ['scene'],
        zh_CN:
          '看人做一样东西看了很久，手也不伸，忽然有一天，你自己做出来了。你的劲先走地下，面上看不见涨⟨（阴日主）⟩，问你会了什么，你不作声。别急着教，也别当着客人叫你做。东西放在够得着的地方，三个月不问；等问起来，你多半已经丢开它，去看下一样了。',
        en_US:
          'For a long time you watched somebody make a thing and never reached for it. Then one day you did it yourself. What drives you runs underground first ⟨(yin day stem)⟩, and asked what you can do, you’re silent. No lessons yet, and no performing for guests. Leave the things within reach and don’t ask for three months. By the time someone does, you’ll have dropped it and be watching something else.',
      },
    ],
  },
  {
    id: 'chart-child-todo',
    card: 'chart',
    role: 'todo',
    paragraphs: [
      {
        id: 'chart.child.map',
        because: ['day:yang', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '指出家里你最喜欢待的三个地方，一处一处带大人去坐一坐。',
        en_US: 'Show a grown-up the three places at home you like best, and sit in each of them together.',
      },
      {
        id: 'chart.child.day-of-birth',
        because: ['day:yin', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '请家里最老的那个人讲一讲你出生那天，从头听到尾。',
        en_US: 'Have the oldest person in the family tell the story of the day you were born, and listen to the end.',
      },
      {
        id: 'chart.child.written-down',
        because: ['age<=3'],
        zh_CN: '趁记得清，今天把孩子出生那天的事写下一页，记得多少写多少。',
        en_US: 'While you remember it well, write down a page today about the day this child was born, as much as you can.',
      },
    ],
  },
  {
    id: 'health-child-todo',
    card: 'health',
    role: 'todo',
    paragraphs: [
      {
        id: 'health.child.own-alarm',
        because: ['day:yang', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '今晚由你来说几点熄灯，说定了，也由你自己去按开关。',
        en_US: 'Tonight you say when the light goes out, and when the time comes you’re the one who presses the switch.',
      },
      {
        id: 'health.child.sun-first',
        because: ['day:yin', 'age<=15'],
        claims: ['presumes=friends'],
        zh_CN: '明天先在太阳底下玩够一刻钟，再做别的。',
        en_US: 'Tomorrow, play in the sun for a quarter of an hour before anything else.',
      },
      {
        id: 'health.child.same-hour',
        because: ['age<=3'],
        zh_CN: '这个星期，每天同一个钟点带孩子到太阳底下待一刻钟。',
        en_US: 'This week, take the child out into the sun for a quarter of an hour at the same time each day.',
      },
    ],
  },
  {
    id: 'self-unstarted',
    card: 'self',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'self.unstarted.firm',
        because: ['luck:none-yet', 'sign:firm'],
        form: ['dated', 'statement'],
        zh_CN:
          '你要一样东西，能要一个钟头：盘里底气足，吃得下，嚷得响⟨（身强）⟩。头一个十年要到{luck:start}才算起⟨（未起大运）⟩，这之前的你是本来的样子，没有年景来添减。大人只需看清一件：哪样事你停得下来，哪样停不下来。停不下来的那样，往后是本事。',
        en_US:
          'You can want one thing for a full hour. There’s plenty of push in the chart, with a good appetite and a loud voice ⟨(firm day stem)⟩. Your first ten years only count from {luck:start} ⟨(the first luck cycle hasn’t begun)⟩, so until then you’re simply what you were born as, with nothing added. What’s worth noting now is which things you can stop doing. The one you can’t will be your skill.',
      },
      {
        id: 'self.unstarted.even',
        because: ['luck:none-yet', 'sign:even'],
        form: ['dated', 'statement'],
        zh_CN:
          '你哄一哄就好，换个地方也睡得着，人人说好带，因为这张盘进出相当⟨（中和）⟩。好带的孩子，常常没有人问。头一个十年从{luck:start}算起⟨（未起大运）⟩，那以前留一样由你作主的事，穿哪双袜子也行。',
        en_US:
          'You’re soon consoled and sleep in strange beds, and all agree that you’re easy, because what comes in balances what goes out ⟨(balanced)⟩. Easy children aren’t asked much. Your first ten years count from {luck:start} ⟨(the first luck cycle hasn’t begun)⟩. Before that, let one thing be yours to decide, even if it’s only which socks.',
      },
      {
        id: 'self.unstarted.weak',
        because: ['luck:none-yet', 'sign:weak'],
        form: ['dated', 'statement'],
        zh_CN:
          '热闹半天，你就要躲一躲，盘里帮手少⟨（身弱）⟩。{luck:start}以前，外头的冷热全由家里替你挡着⟨（未起大运）⟩。躲的时候别拉出来表演，歇够了你自己会出来。',
        en_US:
          'Half a day of company and you have to hide, since few things in the chart hold you up ⟨(weak day stem)⟩. Until {luck:start} the house keeps the weather off you ⟨(the first luck cycle hasn’t begun)⟩. When you hide, no performances, please. Once rested, you’ll come out by yourself.',
      },
    ],
  },
  {
    id: 'inner-unstarted',
    card: 'inner',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'inner.unstarted.weather',
        because: ['luck:none-yet'],
        form: ['dated', 'statement'],
        zh_CN:
          '孩子的心情跟着屋里的天气走：谁叹了口气，谁关门重了一点，你比大人先听见。你自己的头一个十年，要从{luck:start}才算起⟨（未起大运）⟩，在那以前没有别的风。听见了又不会问，就变成不肯睡。睡前有人把今天的“没事”讲明白，一句就够。',
        en_US:
          'A child’s mood follows the weather in the house, and a sigh, or a door closed a little hard, reaches you first. Your own first ten years only count from {luck:start} ⟨(the first luck cycle hasn’t begun)⟩, and before that there’s no other wind. You hear it and can’t ask, so you won’t go to sleep. One plain sentence at bedtime about today is enough.',
      },
    ],
  },
  {
    id: 'study-unstarted',
    card: 'study',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'study.unstarted.third-why',
        because: ['luck:none-yet'],
        form: ['list', 'dated'],
        zh_CN:
          '摔了怎么起来，话怎么接，一样东西怎么轮着玩：眼下学的全不用课本。你的头一个十年到{luck:start}才算起⟨（未起大运）⟩。谁把你想知道的认真答到第三层，谁就是你头一位老师；答不出的，带着你一起去看。',
        en_US:
          'Getting up after a fall, answering when spoken to, taking turns: what you’re learning needs no textbook. Your first ten years only count from {luck:start} ⟨(the first luck cycle hasn’t begun)⟩. Your first teacher is whoever answers what you want to know down to the third “why.” When they don’t know, they can take you along and go and look.',
      },
    ],
  },
  {
    id: 'health-unstarted',
    card: 'health',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'health.unstarted.one-nail',
        because: ['luck:none-yet'],
        form: ['dated', 'list'],
        zh_CN:
          '几点吃，几点睡，有没有人陪着晒太阳：一年过得顺不顺，你看的是这三样。{luck:start}以前还没有年景可讲⟨（未起大运）⟩，钟点比日历管用。三样里先定死一样，另外两样会自己跟过来。',
        en_US:
          'When you eat, when you sleep, and who sits in the sun with you: those three make your year a good one. Up to {luck:start} there are no seasons of luck to speak of ⟨(the first luck cycle hasn’t begun)⟩, and the clock does more than the calendar. Fix one of the three for good. The others will follow.',
      },
    ],
  },
  {
    id: 'self-late-years',
    card: 'self',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'self.late.crest-behind',
        because: ['luck:best-past', 'age>=75'],
        form: ['dated', 'statement'],
        zh_CN:
          '最高的那十年，你自己也数得出是哪几年：{luck:best.years}，分数最高⟨（{luck:best}，好运已过）⟩。那些年的事你讲得最起劲，日子却是后来才会过的：哪样不必争，哪顿饭不能缺席。从那十年里留一件东西摆出来，别的可以送人。',
        en_US:
          'You could name your highest ten years without a book: {luck:best.years}, which score best ⟨({luck:best}, best cycle past)⟩. You tell their stories with the most zest, but how to live you learned afterward: what needn’t be fought over, and which supper can’t be missed. Keep one thing from then in sight. The rest can be given away.',
      },
      {
        id: 'self.late.crest-now',
        because: ['luck:best-now', 'age>=75'],
        form: ['dated', 'statement'],
        zh_CN:
          '同龄人都在收，你这里倒有一样才开。十个十年里分数最高的就是眼下这一个，走到{luck:now.to}⟨（{luck:now}，好运正行）⟩，想做了半辈子、年轻时腾不出手的那件，这几年做起来不费劲。不用摆大排场，一天一个钟头就够；做着做着，会有人搬凳子来看，看着看着就伸手帮你。',
        en_US:
          'Others your age are packing up, and something of yours is only now coming into flower. Of all your ten-year periods the present one scores highest, and it lasts until {luck:now.to} ⟨({luck:now}, best cycle now)⟩. What you had no hands for when you were younger goes easily these years. No ceremony is needed, an hour a day will do. Somebody will bring a stool to watch, and after a while they’ll reach over and help.',
      },
    ],
  },
  {
    id: 'wealth-late-years',
    card: 'wealth',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'wealth.late.still-in-charge',
        because: ['sign:firm', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '到了岁数，你的手也闲不住：账要自己看，菜要自己挑，排队的人都听你安排。盘里力气足⟨（身强）⟩。看可以，别样样都扛：挑一样管到底，其余的让小辈去碰几回钉子。碰过钉子他们才知道你这些年做的是什么，比你讲给他们听管用得多。',
        en_US:
          'Your hands are restless at every age: you read the bills yourself, you choose the fish yourself, and in any line people end up doing as you say. There’s strength in the chart ⟨(firm day stem)⟩. Looking is fine. Only don’t carry it all. Take one thing to the end and let the young stub their toes on the rest. Then they’ll know what you’ve been doing all these years, which no telling of yours could teach them.',
      },
      {
        id: 'wealth.late.level-hand',
        because: ['sign:even', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '给小辈多少，你总要掂量：多了怕惯着，少了怕冷着。盘里进出相当，一辈子讲一个匀字⟨（中和）⟩。匀，未必要数目一样。附一句这钱是哪一年、靠哪件事挣下的，那句话比数目留得久。他们未必问，你先说了，往后他们花的时候会想起来，省的时候也会想起来。分东西也一样：哪样给谁，为什么给他，当着大家讲一遍，比事后一个个去安慰要公道。',
        en_US:
          'How much to give the young is always weighed: too much spoils them, too little chills them. In this chart what comes in balances what goes out, and you’ve spent your life being fair ⟨(balanced)⟩. Fair needn’t mean equal sums. Add one sentence on the year and the work that money came from. It’ll outlast the money. They may not ask, but once you’ve said it they’ll think of it when they spend, and when they don’t. The same goes for things. Who gets which and why, told once in front of everyone, is fairer than consoling them one by one afterward.',
      },
      {
        id: 'wealth.late.hand-it-on',
        because: ['sign:weak', 'age>=75'],
        form: ['order'],
        zh_CN:
          '家里的大数目，到这年纪知道个约数就够。盘里力气要省着用⟨（身弱）⟩，排一回长队，两天的精神就去了。挑一位信得过的小辈，账目、密码、谁欠着谁，坐下来讲一遍；再请对方讲回给你听，听着对，就交出去。',
        en_US:
          'By now a rough idea of the large sums is enough. Strength has to be saved in this chart ⟨(weak day stem)⟩, and one long line uses up two days of it. Choose a younger person you trust and go through it once: the books, the passwords, who owes what. Have them tell it back. If it’s right, hand it over.',
      },
      {
        id: 'wealth.late.under-the-bowl',
        because: ['kind:following', 'age>=75'],
        form: ['order'],
        zh_CN:
          '小辈说搬，你就收拾；说留，你就把茶续上。这张盘从不硬撑，一向顺着大势走⟨（从格）⟩，家里的账谁管你都看得开。随和久了，大家忘了问你一声。商量大件的时候先定一条：你的意见写在纸上，饭后才看。',
        en_US:
          'When the young say move, you pack; when they say stay, you pour more tea. This chart doesn’t hold out against anything and goes with the strongest current ⟨(Following pattern)⟩, so anybody may keep the accounts. Easygoing people stop being asked. When something large is to be decided, have one rule: your view is written down, and read after the meal.',
      },
    ],
  },
  {
    id: 'love-late-years',
    card: 'love',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'love.late.take-the-arm',
        because: ['day:yang', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '你待人好，向来是走在前头领着⟨（阳日主）⟩；如今步子慢了，轮到别人来挽。挽就让挽着。能坐在对面、把那件旧事讲出另一种结局的人，没有几个了，来挽你的多半就是其中一个。你还是会想走快半步，让他们看看你走得动。走得动他们都知道，挽着你不为这个，是想慢下来跟你说几句话。哪天想一个人走走，说一声到哪儿、几时回，他们就放心放手。',
        en_US:
          'Your way of being good to people was always to walk ahead ⟨(yang day stem)⟩. The pace is slower now, and somebody wants to take your arm. Let them. Few are left who can sit across from you and tell that old story with another ending, and the one who takes your arm is probably among them. You’ll still want to be half a step ahead, to show that you can. They know you can. They take your arm because they’d like to slow down and talk to you. When you’d rather walk alone, say where you’re going and when you’ll be back, and they’ll let go with an easy mind.',
      },
      {
        id: 'love.late.say-it-now',
        because: ['day:yin', 'age>=75'],
        form: ['order'],
        zh_CN:
          '几十年的惦记，你都收在小处：谁不吃葱，谁的手容易凉。你话少，记性长⟨（阴日主）⟩。年轻时不说叫含蓄，到了这把年纪，不说就只有你一个人知道。挑一个人，说一句：那年的事，我一直记得你的好。',
        en_US:
          'Decades of care are kept in small facts: who won’t eat onions, whose hands get cold. You say little and forget nothing ⟨(yin day stem)⟩. When you were young that was called reserve. By now, what you don’t say, only you know. Pick one person and tell them that you remember what they did.',
      },
    ],
  },
  {
    id: 'study-late-years',
    card: 'study',
    role: { section: 'growth' },
    paragraphs: [
      {
        id: 'study.late.third-telling',
        because: ['share:output>=20', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '一段往事讲到第三遍，孩子们还肯听，因为每回都多出一个人名。往外说的那一路占{pct:output}⟨（食伤有力）⟩，一肚子的书，到这岁数正好开讲。讲过就散，可惜；有人拿手机录着，一回一段，从你刚会走路那年录起，将来比照片还值钱。',
        en_US:
          'The third telling still holds the room, because each time there’s one more name in it. What goes out of you makes up {pct:output} of the chart ⟨(strong Output)⟩, and the library inside is ready to be read aloud. It’s a pity to let it blow away. If someone records it on a phone, one piece at a time, from the year you learned to walk, it’ll be worth more than the photographs.',
      },
      {
        id: 'study.late.stand-beside',
        because: ['share:output<=20', 'age>=75'],
        form: ['list'],
        zh_CN:
          '看云，发面，认一种草，修一种如今没人用的锁：你会的那几样，隔壁还不知道。往外说的那一路只占{pct:output}⟨（食伤不多）⟩，本事都在身上，没出过家门。不用写书，叫一个孩子站在旁边，你照做，他照看，三回就接过去了。',
        en_US:
          'Reading a cloud, raising dough, telling one weed from its twin, mending a lock nobody makes now: the neighbors don’t know half of what you can do. The telling side is {pct:output} of the chart ⟨(Output is slight)⟩, so the skill has stayed in your hands. No need for a book. With a child beside you, simply do it. Three times, and it’s passed on.',
      },
    ],
  },
  {
    id: 'health-late-years',
    card: 'health',
    role: { section: 'daily' },
    paragraphs: [
      {
        id: 'health.late.a-chair-in-every-place',
        because: ['sign:firm', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '到这年纪，你难的不是动，是停：事没做完，人不肯坐。盘里底子厚⟨（身强）⟩，楼梯还是要走，袋子还是要自己提，谁伸手你瞪谁。家里多放几把椅子，灶边一把，门口一把，看见就坐，坐下不算认输。',
        en_US:
          'The hard part for you at this age is stopping: you won’t sit while a job is unfinished. The chart is strong ⟨(firm day stem)⟩, so you still take the stairs and carry the bag, and glare at any hand held out. Put chairs about the place, one by the stove and one by the door. When you see one, sit. It doesn’t count as giving in.',
      },
      {
        id: 'health.late.even-day',
        because: ['sign:even', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '你的一天像挂钟走出来的，盘里进出相当，靠的就是这份匀⟨（中和）⟩。怕的是过节：客人一来，钟全乱了。人照请，饭照吃，只守住一样，午后那一觉谁来也不让。别人以为你讲究，其实你是靠这些钟点撑着的：乱一天，要三天才顺得回来，而且顺的时候谁也帮不上。过节前一天跟来的人说好，几点到几点找不着你，说过的就不算怠慢。',
        en_US:
          'Your day might have been wound up. In this chart what comes in balances what goes out, and you live by that evenness ⟨(balanced)⟩. What upsets it is a holiday, when guests arrive and every clock stops. Have them and feed them, but the rest after lunch is for nobody to take. People think you’re particular, but those hours are what holds you up. One day in disorder takes three to put right, and nobody can help with that. Tell your guests the day before between which hours you can’t be found. Once it’s been said, it isn’t rude.',
      },
      {
        id: 'health.late.own-schedule',
        because: ['sign:weak', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '一天的精神怎么花，你起床头一个钟头就分好了。盘里底子偏薄，这几十年都是省着过来的，省出了门道⟨（身弱）⟩：上午见人，午后躺着，晚上只听听。有人劝你多凑热闹，听听就好。只有一样不必省，太阳好的时候搬把椅子出去。',
        en_US:
          'Within an hour of rising you’ve decided how the day’s strength will be spent. With a thin base you’ve lived carefully for decades, and you have it down to an art ⟨(weak day stem)⟩: people in the morning, the couch after lunch, something to listen to at night. When they urge you to get out more, nod. Only one thing needn’t be saved on. When the sun is good, take a chair outside.',
      },
      {
        id: 'health.late.a-quarter-past-six',
        because: ['kind:following', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '屋里人几点起，你几点起。盘里一向顺势走，作息也是跟来的⟨（从格）⟩，一个人在家的那几天，饭点最乱。给自己找一股靠得住的势就好：有一群人天天同一个钟点出门，你跟上他们，一天就齐了。',
        en_US:
          'You rise when the house rises. This chart follows, and it takes its hours from others ⟨(Following pattern)⟩, so on days alone the meals go astray. All you need is a current you can rely on. Find a few people who go out at the same hour every day, join them, and the rest of the day falls into line.',
      },
    ],
  },
]
