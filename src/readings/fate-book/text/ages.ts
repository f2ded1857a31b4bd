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
        zh_CN:
          '班上来了新同学，你是先挪过椅子去的那个。日主属木，木见了空处就伸枝⟨（日主属木）⟩，交朋友在你是一天天长起来的：今天借橡皮，下周等着一道回家。长得快，也缠得紧，好朋友跟别人玩半天，你就蔫了。大人不必劝大方，陪你去认得第二个。',
        en_US:
          'A new child in class, and yours is the chair that moves over. The day stem is wood, which puts out a branch wherever there’s room⟨ (wood day stem)⟩: an eraser lent on Monday, the walk home by Friday. It grows fast and it clings, so you wilt when a best friend plays elsewhere. Lessons in sharing won’t help. A second friend will.',
      },
      {
        id: 'love.child.fire',
        because: ['day:fire', 'age<=15'],
        zh_CN:
          '谁过生日，蜡烛还没点，你已经唱起来了。日主属火，喜欢一个人全写在脸上，一个下午交得到三个“最好的朋友”⟨（日主属火）⟩。热的时候贴着人，倦了转身就走，留下的那个还以为明天照旧。走以前学着说一句：明天几点，我来找你。',
        en_US:
          'At a birthday you’re singing before the candles are lit. Fire is the day stem, so liking shows all over your face, and one afternoon can bring three best friends⟨ (fire day stem)⟩. When you tire you simply walk off, and somebody is left thinking it was settled. One sentence is worth learning early: what time tomorrow?',
      },
      {
        id: 'love.child.earth',
        because: ['day:earth', 'age<=15'],
        zh_CN:
          '最早认得的那个小伙伴，名字你到现在还常提。日主属土，给了就给了，占着的座位就一直替人占着⟨（日主属土）⟩。人家搬走那天你不哭，过一个月，忽然不许谁动那只杯子。大人看见了别急着收，让它在架上多站些日子。',
        en_US:
          'The first friend you ever had still comes up at supper. With earth for a day stem, what you give stays given and the seat you save stays saved⟨ (earth day stem)⟩. On the day they moved away you didn’t cry. A month later nobody was allowed to touch a certain cup. Leave it on the shelf a while longer.',
      },
      {
        id: 'love.child.metal',
        because: ['day:metal', 'age<=15'],
        zh_CN:
          '说好三点就是三点，小伙伴三点十分到，你已经把棋收了。日主属金，跟人好，先看说话算不算数⟨（日主属金）⟩，朋友因此不多，吵一回就是大事。和好要有人递个梯子：让对方把他的道理讲完，你听完了，棋会自己摆回来。',
        en_US:
          'Three o’clock means three; at ten past, the board was already back in its box. Metal is your day stem, and it asks first if a word was kept⟨ (metal day stem)⟩. That leaves few friends, and makes each quarrel a large one. Somebody has to bring the ladder. Let the other side explain, and the pieces will come out again.',
      },
      {
        id: 'love.child.water',
        because: ['day:water', 'age<=15'],
        zh_CN:
          '问你今天跟谁玩，你报得出一串名字；问最喜欢哪一个，要想半天。日主属水，跟谁都流得到一处⟨（日主属水）⟩，心事也就东家漏一点，西家漏一点，没有人听全过。睡前熄了灯的那十分钟，话最多，大人把它空出来。',
        en_US:
          'Asked whom you played with, you give a string of names; asked which you like best, you need time. Water by day stem runs together with everyone⟨ (water day stem)⟩, and a worry leaks out here and there without anybody hearing all of it. Most of the talk comes in the ten minutes after lights-out. A grown-up should keep them free.',
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
        zh_CN:
          '喜欢谁，你当天就要说出来，画出来，编成一首歌唱给全家听。往外说、往外做的占{share:output}⟨（食伤有力）⟩，心里存不住东西。存不住是福气，气话也一样快，“再也不跟你好了”一天能说两回。大人别替你记着，第二天早上你自己会去敲门。',
        en_US:
          'Whom you like is announced the same day, drawn, and set to music for the family. What goes out of you makes up {share:output}⟨ (strong Output)⟩, and nothing is stored. That’s a blessing, though “I’ll never be your friend again” comes just as fast, twice a day. Nobody need remember it for you. By morning you’ll be at their door.',
      },
      {
        id: 'love.child.moves-the-chair',
        because: ['share:output<=20', 'age<=15'],
        zh_CN:
          '想要人陪，你不开口，只把书拿到人家旁边来看。往外说的那一面只占{share:output}⟨（食伤不多）⟩，亲近靠挨着。家里忙起来，这样的孩子最容易漏过去，还落一句“真懂事”。谁看见你挪了椅子，就放下手里的，陪满十分钟。',
        en_US:
          'When you want company you say nothing and bring your book to where somebody is. The talking side of the chart is {share:output}⟨ (Output is slight)⟩, so closeness is a matter of sitting near. In a busy house that’s easy to miss, and gets you called no trouble at all. Whoever sees the chair move should stop for ten minutes.',
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
        zh_CN:
          '家里最对你脾气的，是肯趴在地板上跟你一般高的那个大人。日支管家里，坐着你的同类⟨（日支比劫）⟩，哄你的、训你的都隔一层，一道拼图的才算自己人。长大以后留得住你的，多半也是这样并排坐着的人。眼下先在地板上留一块空。',
        en_US:
          'Your favorite grown-up is the one who’ll lie on the floor and be the same height. The day branch is home, and your own kind sits there⟨ (Peers in the day branch)⟩: people who coax or scold stay outside, and whoever does the puzzle with you is in. Later in life it may well be the same. For now, keep some floor clear.',
      },
      {
        id: 'love.child.seat-output',
        because: ['main:day=output', 'age<=15'],
        zh_CN:
          '到家先吃，吃完就演：老师的口气，同桌的鬼脸，一样样学给全家看。日支管家里，坐着会说会玩的那颗星⟨（日支食伤）⟩，家是你的戏台，没有看客才睡不着。往后跟谁亲，也要看那个人听不听得完。今晚有人从头听到尾，就够了。',
        en_US:
          'Home, food, then the show: how the teacher talks, the face your neighbor makes. In the day branch, which is home, sits the star of talk and play⟨ (Output in the day branch)⟩, so the house is your stage, and an evening without an audience ends in no sleep. One person listening through to the end is enough for tonight.',
      },
      {
        id: 'love.child.seat-wealth',
        because: ['main:day=wealth', 'age<=15'],
        zh_CN:
          '床底下有你的一摊产业：石头，贴纸，一盒谁也不许动的瓶盖。日支管家里，坐着归你照管的那颗星⟨（日支财）⟩，你疼人也是这个疼法，把最舍不得的一颗塞到人家手里。别笑它小，也别替你整理。往后你怎样待身边的人，先看你怎样待这盒瓶盖。',
        en_US:
          'Under the bed lies your estate: stones, stickers, a box of bottle caps that no one may touch. The day branch is home, and it holds the star of what you look after⟨ (Wealth in the day branch)⟩. You love in the same way, by pressing the best cap into somebody’s hand. It isn’t small, and it doesn’t want tidying.',
      },
      {
        id: 'love.child.seat-officer',
        because: ['main:day=officer', 'age<=15'],
        zh_CN:
          '谁立的规矩你记得最牢，大人自己犯了规，头一个指出来的是你。日支管家里，坐着管人的那颗星⟨（日支官杀）⟩，约好了就安心，临时改了就发慌。要改主意，提前一顿饭告诉你。长大跟人过日子，你也会先问一句：咱们当初怎么说的。',
        en_US:
          'You know the rules of the house by heart, and when a grown-up breaks one you’re the first to say so. The day branch is home, and the star of rules sits in it⟨ (Officers in the day branch)⟩: what was agreed lets you rest, what changes at the last minute doesn’t. Told one meal ahead, you can bear it.',
      },
      {
        id: 'love.child.seat-resource',
        because: ['main:day=resource', 'age<=15'],
        zh_CN:
          '睡觉要那条旧毯子，要同一个人讲同一个故事，错一个字你都听得出。日支管家里，坐着养你的那颗星⟨（日支印）⟩，疼你的人在旁边，你什么都敢；人一走开，一步也不想迈。出门住一晚，毯子带旧的，讲故事的人先通一个电话。',
        en_US:
          'It has to be the old blanket, and the same voice with the same story, and you notice a changed word. The day branch is home, where the star that feeds you sits⟨ (Resource in the day branch)⟩: with your person in the room you dare anything, and without them not a step. For a night away, pack the blanket and phone the storyteller.',
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
        zh_CN:
          '长大以后的亲密，这时候翻看还早，头一步大运要到{luck:start}才开始⟨（未起运）⟩。没有大运的这几年，孩子跟着屋里的冷暖走：大人怎么说“对不起”，怎么等人回来吃饭，你都看在眼里，往后就照着做。这一篇，先由大人替你写。',
        en_US:
          'It’s early to read about the loves of later life: the first cycle only begins on {luck:start}⟨ (luck hasn’t begun)⟩. Until then a child goes by the weather indoors. How people here say sorry, and how they keep supper for someone late, is being watched, and one day will be repeated. For now the grown-ups are writing this chapter.',
      },
      {
        id: 'love.child.first-lessons',
        because: ['luck:now-at>=0', 'age<=15'],
        zh_CN:
          '跟谁过日子，是往后的事，本书等你长大再讲。眼下这步{luck:now}走到{luck:now.to}，在你身上上的是头一门课：怎么跟人好，怎么吵，吵完怎么再好回来⟨（大运）⟩。谁跟你和好过三回以上，那个名字，大人也该记住。',
        en_US:
          'Whom you’ll share a house with is a matter for later, and this book will wait. The cycle you’re in, {luck:now}, lasts until {luck:now.to} and teaches the first course⟨ (luck cycle)⟩: how to be friends, how to quarrel, how to be friends again. A child you’ve made up with three times has a name worth knowing.',
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
        zh_CN: '请一个同学来家里吃顿饭，菜由你定一样，碗由你们俩收。',
        en_US: 'Have one classmate over for a meal. You choose a dish, and the two of you clear the table.',
      },
      {
        id: 'love.child.handmade',
        because: ['day:yin', 'age<=15'],
        zh_CN: '给最要好的那个人做一样小东西，亲手递过去，不许托人。',
        en_US: 'Make some small thing for your best friend and hand it over yourself.',
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
        zh_CN:
          '到了小摊跟前，“多少钱”三个字不用人教。天干上露着财，就是归你照管的东西⟨（财透干）⟩，你很早看懂东西是换来的，玩具借给谁，换回了什么，心里有一本账。账清楚，情面就薄，朋友拿走一张贴纸，你要追两条街。一星期里送出去一样，不许换。',
        en_US:
          'At a market stall nobody had to teach you to ask how much. Wealth, which is what you look after, shows on a stem⟨ (Wealth revealed)⟩, so you saw early that things are swapped, and you know who has your truck and what you hold for it. A clear ledger leaves little slack. Once a week, give something away for nothing.',
      },
      {
        id: 'wealth.child.lost-coins',
        because: ['stems:no-wealth', 'has:wealth', 'age<=15'],
        zh_CN:
          '压岁钱夹在哪本书里，你自己也忘了。财只藏在地支，天干上不露⟨（财不透）⟩，你不惦记钱，惦记的是东西本身：那块石头好看，那把尺子顺手。丢三落四也打这儿来。书包里留一个格子，只放借来的，每天到家摸一遍。',
        en_US:
          'Holiday money is in one of your books, and you no longer know which. Wealth lies in the branches and on no stem⟨ (Wealth not revealed)⟩: the coin doesn’t matter to you, the thing does, a good stone or a ruler that sits right in the hand. Things get lost that way. Keep one pocket of your bag for what’s borrowed, and feel it nightly.',
      },
      {
        id: 'wealth.child.foreign-prices',
        because: ['no:wealth', 'age<=15'],
        zh_CN:
          '别的孩子比谁的鞋贵，你在看那种鞋带怎么系得快。整张盘里没有财⟨（无财）⟩，价钱在你听来像外国话，这是清净，也是一个空。带你上街的大人，让你付一回钱，找一回零，付的时候手别伸过来。',
        en_US:
          'Others compare what their shoes cost while you study the knot. There’s no wealth anywhere in this chart⟨ (no Wealth)⟩, and prices sound to you like a foreign language, which is peaceful and leaves a gap. Whoever takes you shopping should let you pay once and count the change, hands off.',
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
        zh_CN:
          '分西瓜，你要拿刀。盘里帮你的多，力气足，主意也大⟨（身强）⟩，凡是分东西、排先后的场合，你先站出来，分得也算公道，只是没问过谁不爱吃那一头。立一条家规：切的人最后拿。下回你会切得匀得多。',
        en_US:
          'When there’s a watermelon, you want the knife. The chart gives you plenty of support, and with it plenty of opinion⟨ (firm day stem)⟩, so wherever things are shared out you step up, and you’re fairly fair, though nobody was asked which end they like. One house rule: whoever cuts takes last. The slices will even out.',
      },
      {
        id: 'wealth.child.looks-first',
        because: ['sign:even', 'age<=15'],
        zh_CN:
          '两块糕一大一小，你先看看旁边的人，再伸手。这张盘不强不弱⟨（中和）⟩，不抢，也不全让，大人放心叫你去分。放心久了，你就成了常年的裁判，自己那一份总是末了才想起来。隔几天有人问你一句：这回你想要哪块，先说。',
        en_US:
          'Of two pieces of cake, one large, one small, you look at your neighbor before your hand moves. The chart is neither strong nor weak⟨ (balanced)⟩; you don’t grab and you don’t give it all away, so you’re put in charge of sharing. A full-time referee forgets to eat. Now and then somebody should ask you first.',
      },
      {
        id: 'wealth.child.hands-it-over',
        because: ['sign:weak', 'age<=15'],
        zh_CN:
          '新玩具刚到手，一转眼在别人怀里，你站在边上看。盘里帮你的少，争一回太费力⟨（身弱）⟩，你就说“我不想玩了”。这句话，大人听一半就好。先在家里练：你说“等我玩完再给”，大家照办，办过三回，出了门你也说得出口。',
        en_US:
          'The new toy is in your hands, then in somebody else’s, and you stand by watching. There’s little in the chart to back you, and a tug-of-war costs too much⟨ (weak day stem)⟩, so you say you’ve finished with it. Half of that is true. Practice “when I’m done” at home, where it always works. After three times it will work outside.',
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
        zh_CN:
          '收书包，扫院子，有个伴你就快。月支由你的同类当家⟨（月令比劫）⟩，一个人的活能磨一下午，两个人的活抢着干。拿糖来换不如找个搭子：谁洗碗，你就擦碗；谁扫地，你就管簸箕。长大挑行当，也先看看跟谁一起。',
        en_US:
          'Packing the bag or sweeping the yard goes fast with a partner. Your own kind rules the month⟨ (Peers in the month)⟩: alone, a chore can fill an afternoon, and for two it turns into a race. Company beats candy. Somebody washes and you dry, somebody sweeps and you hold the pan. Later, too, look first at who else is in the trade.',
      },
      {
        id: 'wealth.child.something-to-see',
        because: ['main:month=output', 'age<=15'],
        zh_CN:
          '不用催的活，是看得见样子的那种：捏饺子，搭积木，给花盆刷颜色。月支归往外做的那颗星⟨（月令食伤）⟩，手一动心就定，做坏了也要展览三天。别忙着纠正，问一句“下一个想改哪儿”。往后吃哪碗饭，线索都摆在窗台上。',
        en_US:
          'Work with something to show for it needs no reminding: dumplings, blocks, a flowerpot to paint. The month belongs to the star of making⟨ (Output in the month)⟩; once the hands move you’re calm, and even a failure is exhibited for three days. Hold the corrections. Ask what the next one will be like. Your trade is on that windowsill.',
      },
      {
        id: 'wealth.child.keeper',
        because: ['main:month=wealth', 'age<=15'],
        zh_CN:
          '剪刀在哪儿，谁的钥匙忘了带，问你比问大人快。月支归照管东西的那颗星⟨（月令财）⟩，你爱当保管员，浇花，喂猫，看着锅。一样能管很久，前提是真归你：猫若是你喂的，粮快完了，也由你来说。',
        en_US:
          'Where the scissors are and who left without keys is a question for you. The month holds the star of looking after things⟨ (Wealth in the month)⟩, and you like being the keeper: plants, cat, the pot on the stove. You’ll do it for years if it’s really yours. If you feed the cat, you’re the one who says the bag is nearly empty.',
      },
      {
        id: 'wealth.child.knows-the-rota',
        because: ['main:month=officer', 'age<=15'],
        zh_CN:
          '值日生没来，你替他急。月支归管事的那颗星⟨（月令官杀）⟩，课表你会背，有章法的地方做得顺，没人说清的事不敢动手。派活给你，讲明三样：做什么，做到哪儿，几点以前。做完了，那个勾让你自己打。',
        en_US:
          'When the child on duty doesn’t turn up, you’re the one who worries. The month belongs to the star in charge⟨ (Officers in the month)⟩: you know the timetable by heart, do well where there’s order, and won’t touch what nobody explained. A job should come to you in three parts: what, how far and by when. The box is yours to check.',
      },
      {
        id: 'wealth.child.watches-first',
        because: ['main:month=resource', 'age<=15'],
        zh_CN:
          '先在边上看，看够了，一上手就像样。月支归教你养你的那颗星⟨（月令印）⟩，急着推你上场，反倒卡住。头一遍让你看，第二遍一道做，第三遍大人走开。走开就真走开，门缝后头也别站人。',
        en_US:
          'You watch from the side, and when you’ve seen enough you get it right at once. The month is ruled by the star that teaches and feeds⟨ (Resource in the month)⟩, and being pushed forward only jams it. First time, you look. Second time, together. The third time the grown-up leaves, and really leaves, with nobody behind the door.',
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
        zh_CN:
          '行当和进账都还远，大运从{luck:start}才起步⟨（未起运）⟩。起步以前，四根柱子说的是底子：爱摆弄什么，肯为什么等一等。大人替你留一只箱子，一年放进去一样你做的东西，过十年打开，比什么测验都准。',
        en_US:
          'A trade and an income are far off, with the first cycle only starting on {luck:start}⟨ (luck hasn’t begun)⟩. Till then the four pillars tell of the ground: what you like to take apart, what you’ll wait for. Let someone keep a box and put in one thing you made each year. In ten years it’ll beat any aptitude test.',
      },
      {
        id: 'wealth.child.three-lessons',
        because: ['luck:now-at>=0', 'age<=15'],
        zh_CN:
          '挣钱和位子那些话，等这一步走完再读。{luck:now}到{luck:now.to}为止，正是上学的年纪⟨（大运）⟩，钱在这些年只教三件事：等一等，分一分，丢了自己去找。谁替你找得太快，就少教了一件。',
        en_US:
          'Earnings and posts can wait until this cycle is over. {luck:now} runs to {luck:now.to}, the years at school⟨ (luck cycle)⟩, and money has three things to teach in them: to wait, to share, and to go and look for what you’ve lost. Whoever finds it for you too quickly has left one out.',
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
        zh_CN: '自己买一样不超过一顿早饭钱的东西，从问价到找零，全由你来。',
        en_US: 'Buy one thing that costs no more than a breakfast, and do all of it yourself, from the price to the change.',
      },
      {
        id: 'wealth.child.glass-jar',
        because: ['day:yin', 'age<=15'],
        zh_CN: '找一只透明的罐子放零钱，开始放以前，先说好满了换什么。',
        en_US: 'Find a glass jar for your coins, and before the first one goes in, decide what a full jar is for.',
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
        zh_CN:
          '人前的样子，这些年一学期换一副：秋天进门就喊人，开了春见生人往大腿后面躲，亲戚以为你变了。日主属阳，对外的劲一直在⟨（阳日主）⟩，躲着是在看，看明白了自己会走出来。别催着叫人，介绍你的时候添一句你正在玩什么，就够了。',
        en_US:
          'How you are with people changes by the term: greeting everyone in the fall, behind somebody’s legs by spring, and relatives think you’re a different child. A yang day stem keeps its push toward the world⟨ (yang day stem)⟩. Behind the legs you’re looking, and when you’ve seen enough you come out. It helps to be introduced with what you’re playing.',
      },
      {
        id: 'outer.child.quiet-two-months',
        because: ['day:yin', 'age<=15'],
        zh_CN:
          '老师写评语说你安静，家里人看了都笑。日主属阴，热闹先收在里头，认熟了才放出来⟨（阴日主）⟩，所以每换一回老师、换一回座位，你就要从头安静一次，一次约莫两个月。这两个月里请一个同学来家里玩，比去问老师管用。',
        en_US:
          'The report says quiet, and the whole family laughs. A yin day stem keeps its noise indoors until it knows people⟨ (yin day stem)⟩, so every new teacher and every new seat means being quiet all over again, for about two months. Having one classmate over in that time does more than a talk with the teacher.',
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
        zh_CN:
          '恐龙迷了三个月，忽然碰也不碰，第二天起全是地铁。孩子的河道还没有定，日主又属阳，水来得急，改得也急⟨（阳日主）⟩，一样一样打你身上流过去。家里不必样样配全套，每样留一件最好的，放在高一点的格子上，过几年你会回来认它。',
        en_US:
          'Three months of dinosaurs, then not one more, and from the next morning it’s all subways. A child’s river hasn’t chosen its bed, and with a yang day stem it comes fast and shifts fast⟨ (yang day stem)⟩. There’s no need to own the whole set of anything. Keep the best piece of each on a high shelf. In some years you’ll come back for it.',
      },
      {
        id: 'flow.child.underground',
        because: ['day:yin', 'age<=15'],
        zh_CN:
          '看人折纸看了半年，手也不伸，忽然有一天，窗台上站了一排纸鹤。日主属阴，水先走地下，地面上看不见涨⟨（阴日主）⟩，问你学了什么，你说没学。别急着报班，也别当着客人叫你折。桌上留一叠纸，一把圆头剪刀，三个月不问。',
        en_US:
          'For half a year you watched somebody fold paper and never reached for it. Then one morning there were cranes along the windowsill. With a yin day stem the water runs underground first⟨ (yin day stem)⟩, and asked what you’ve learned you say nothing. No classes yet, no folding for guests. Leave paper and blunt scissors on the table, and don’t ask.',
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
        zh_CN: '画一张家里的地图，标出你最喜欢待的三个地方，讲给大人听。',
        en_US: 'Draw a map of your home, mark the three places you like best, and explain it to a grown-up.',
      },
      {
        id: 'chart.child.day-of-birth',
        because: ['day:yin', 'age<=15'],
        zh_CN: '请家里最老的那个人讲一讲你出生那天，听完再问三个问题。',
        en_US: 'Have the oldest person in the family tell you about the day you were born, and ask three questions afterward.',
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
        zh_CN: '今晚自己把闹钟拨到明早起床的钟点，响了也由你自己按掉。',
        en_US: 'Set your own alarm tonight for tomorrow morning, and be the one who turns it off.',
      },
      {
        id: 'health.child.sun-first',
        because: ['day:yin', 'age<=15'],
        zh_CN: '明天放学，先在太阳底下玩够一刻钟，再进屋写作业。',
        en_US: 'Tomorrow after school, play in the sun for a quarter of an hour before any homework.',
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
        zh_CN:
          '大运要到{luck:start}才起步，这之前的你是四柱本来的样子，没有年景来添减⟨（未起运）⟩。盘里底气足，吃得下，嚷得响，要一样东西能要一个钟头。大人这几年只需看清一件：哪样事你停得下来，哪样停不下来。停不下来的那样，往后是本事。',
        en_US:
          'The first cycle starts on {luck:start}, and until then you are simply what the four pillars made, with nothing added⟨ (luck hasn’t begun)⟩. There’s plenty of push in them: a good appetite, a loud voice, and one wish kept up for an hour. What’s worth noting now is which things you can stop doing. The one you can’t will be your skill.',
      },
      {
        id: 'self.unstarted.even',
        because: ['luck:none-yet', 'sign:even'],
        zh_CN:
          '船还在坞里，{luck:start}才下水⟨（未起运）⟩。这张盘进出相当，哄一哄就好，换个地方也睡得着，人人说好带。好带的孩子，常常没有人问。这几年留一样由你作主的事，穿哪双袜子也行，到下水那天，舵已经摸过了。',
        en_US:
          'Your boat is in dock and goes into the water on {luck:start}⟨ (luck hasn’t begun)⟩. What comes in balances what goes out: you’re soon consoled, you sleep in strange beds, and all agree that you’re easy. Easy children aren’t asked much. Let one thing be yours to decide, even which socks, so that by launching day you’ve held a rudder.',
      },
      {
        id: 'self.unstarted.weak',
        because: ['luck:none-yet', 'sign:weak'],
        zh_CN:
          '起运的日子是{luck:start}，在那以前，外头的冷热全由家里替你挡着⟨（未起运）⟩。盘里帮手少，热闹半天就要躲一躲，人多的席上躲到桌子底下去。别拉出来表演。桌子底下铺块垫子，歇够了，你会自己掀开桌布。',
        en_US:
          'Luck opens on {luck:start}; up to that day the house keeps the weather off you⟨ (luck hasn’t begun)⟩. Few things in the chart hold you up, so half a day of company calls for hiding, and at a big dinner that means under the table. No performances, please. Put a cushion down there, and in time you’ll lift the cloth yourself.',
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
        zh_CN:
          '心里的四季还没有轮起来，头一步大运从{luck:start}算起⟨（未起运）⟩。没起运的孩子，心情跟着屋里的天气走：谁叹了口气，谁关门重了一点，你比大人先听见。听见了又不会问，就变成不肯睡。睡前有人把今天的“没事”讲明白，一句就够。',
        en_US:
          'The seasons inside haven’t started to turn; the first cycle counts from {luck:start}⟨ (luck hasn’t begun)⟩. Before that a child’s mood follows the weather in the house, and a sigh, or a door closed a little hard, reaches you first. You hear it and can’t ask, so you won’t go to sleep. One plain sentence at bedtime about today is enough.',
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
        zh_CN:
          '书运先不谈，大运到{luck:start}才起⟨（未起运）⟩。眼下学的全不用课本：摔了怎么爬，话怎么接，一样玩具怎么轮着玩。谁把你问的“为什么”认真答到第三层，谁就是你头一位老师。答不出的，拉着你的手一起去看。',
        en_US:
          'Luck at school can wait: the first cycle only begins on {luck:start}⟨ (luck hasn’t begun)⟩. What you’re learning needs no textbook: getting up after a fall, answering when spoken to, taking turns with a truck. Your first teacher is whoever answers “why” down to the third one. When they don’t know, they can take your hand and go and look.',
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
        zh_CN:
          '钟点比年景管用，这话对还没起运的孩子尤其真⟨（未起运）⟩。{luck:start}以前没有大运可讲，一年过得顺不顺，都在几点吃、几点睡、有没有人陪着晒太阳。三样里今年先钉死一样，雷打不动，另外两样会自己跟过来。',
        en_US:
          'The clock does more than the calendar, above all for a child whose luck hasn’t begun⟨ (before the first cycle)⟩. Up to {luck:start} there’s no cycle to speak of, and a good year is a matter of when you eat, when you sleep, and who sits in the sun with you. Nail down one of the three. The others will follow.',
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
        zh_CN:
          '书上最高的一步，你自己也数得出是哪几年。十步大运里{luck:best}分数最高，{luck:best.years}，早走过了⟨（好运在前）⟩。那些年的事你讲得最起劲，日子却是后来才会过的：哪样不必争，哪顿饭不能缺席。从那十年里留一件东西摆出来，别的可以送人。',
        en_US:
          'The top of the road is behind you, and you could name the years without a book. Of the ten cycles {luck:best}, {luck:best.years}, has the highest score⟨ (best cycle past)⟩. You tell its stories best, but how to live you learned afterward: what needn’t be fought over, and which supper can’t be missed. Keep one thing from then in sight. Give the rest away.',
      },
      {
        id: 'self.late.crest-now',
        because: ['luck:best-now', 'age>=75'],
        zh_CN:
          '同龄人都在收，你这里倒有一样才开。十步大运里分数最高的就是眼下的{luck:now}⟨（好运正行）⟩，走到{luck:now.to}，想做了半辈子、年轻时腾不出手的那件，这几年做起来不费劲。别摆大排场，一天一个钟头，做着做着会有人搬凳子来看。',
        en_US:
          'Others your age are packing up, and something of yours is only now coming into flower. Of all your cycles the present one, {luck:now}, scores highest⟨ (best cycle now)⟩ and lasts until {luck:now.to}. What you had no hands for at forty goes easily today. An hour a day, no ceremony. Somebody will bring a stool and watch.',
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
        zh_CN:
          '去窗口办事，排在后头的人不知不觉都听你安排。有力气的盘，到了岁数手也闲不住⟨（身强）⟩，账要自己看，菜要自己挑。看可以，别样样都扛：楼道的灯，院里那畦葱，挑一样管到底，其余的让小辈去碰几回钉子。',
        en_US:
          'In any line at any counter, the people behind you end up doing as you say. A chart with strength in it has restless hands at every age⟨ (firm day stem)⟩: you read the bills yourself and choose the fish yourself. Fine. Only don’t carry it all. Take one thing to the end, the hall light or the onion bed, and let the young stub their toes on the rest.',
      },
      {
        id: 'wealth.late.level-hand',
        because: ['sign:even', 'age>=75'],
        zh_CN:
          '红包包多少，你总要掂量：多了怕惯着，少了怕冷着。进出相当的盘，一辈子讲一个匀字⟨（中和）⟩，分东西的时候最像你。匀，未必要数目一样。下回给的时候附一句，这钱是哪一年、靠哪件事挣下的，那句话比数目留得久。',
        en_US:
          'How much goes in the envelope is always weighed: too much spoils them, too little chills them. A chart in balance has spent its life being fair⟨ (balanced)⟩, and you’re most yourself when sharing things out. Fair needn’t mean equal sums. Next time add one sentence on the year and the work that money came from. It’ll outlast the money.',
      },
      {
        id: 'wealth.late.hand-it-on',
        because: ['sign:weak', 'age>=75'],
        zh_CN:
          '家里的大数目，到这年纪知道个约数就够。力气要省着用的盘⟨（身弱）⟩，跑一趟柜台、排一回长队，两天的精神就去了。挑一位信得过的小辈，折子、密码、谁欠着谁，坐下来讲一遍；再请对方讲回给你听，听着对，就交出去。',
        en_US:
          'By now a rough idea of the large sums is enough. Where strength has to be saved⟨ (weak day stem)⟩, one trip to the bank and one long line use up two days of it. Choose a younger person you trust and go through it once: the books, the passwords, who owes what. Have them tell it back. If it’s right, hand it over.',
      },
      {
        id: 'wealth.late.under-the-bowl',
        because: ['kind:following', 'age>=75'],
        zh_CN:
          '小辈说搬，你就收拾；说留，你就把茶续上。这张盘从不硬撑，一向顺着大势走⟨（从格）⟩，家里的账谁管都行，你看得开。随和久了，大家忘了问你一声。商量大件的那顿饭，先定下一条：你的意见写在纸上，压在碗底，吃完才翻。',
        en_US:
          'When the young say move, you pack; when they say stay, you pour more tea. This chart doesn’t hold out against anything and goes with the strongest current⟨ (Following pattern)⟩, so anybody may keep the accounts. Easygoing people stop being asked. For the supper where something large is decided, have one rule: your view lies written under your bowl until all have eaten.',
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
        zh_CN:
          '能坐在对面、把那件旧事讲出另一种结局的人，没有几个了。日主属阳，你待人好，向来是走在前头领着⟨（阳日主）⟩；如今步子慢了，轮到别人来挽。挽就让挽着，手别抽回来。哪天想一个人走走，先说一声到哪儿。',
        en_US:
          'Few are left who can sit across from you and tell that old story with another ending. Your day stem is yang, and your way of being good to people was to walk ahead⟨ (yang day stem)⟩. The pace is slower now, and somebody wants to take your arm. Let them. When you’d rather walk alone, say where to.',
      },
      {
        id: 'love.late.say-it-now',
        because: ['day:yin', 'age>=75'],
        zh_CN:
          '几十年的惦记，都收在小处：谁不吃葱，谁的手一入冬就凉。日主属阴，话少，记性长⟨（阴日主）⟩。年轻时不说叫含蓄，到了这把年纪，不说就只有你一个人知道。挑一个人，电话里说一句：那年的事，我一直记得你的好。',
        en_US:
          'Decades of care are kept in small facts: who won’t eat onions, whose hands go cold in November. A yin day stem says little and forgets nothing⟨ (yin day stem)⟩. When you were young that was called reserve. By now, what you don’t say, only you know. Pick one person and tell them on the phone that you remember what they did.',
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
        zh_CN:
          '一段往事讲到第三遍，孩子们还肯听，因为每回都多出一个人名。往外说的占{share:output}⟨（食伤有力）⟩，一肚子的书，到这岁数正好开讲。讲过就散，可惜。让小辈拿手机录着，一回一段，从你刚会走路那年录起。',
        en_US:
          'The third telling still holds the room, because each time there’s one more name in it. What goes out of you makes up {share:output}⟨ (strong Output)⟩, and the library inside is ready to be read aloud. It’s a pity to let it blow away. Have someone record it on a phone, one piece at a time, from the year you learned to walk.',
      },
      {
        id: 'study.late.stand-beside',
        because: ['share:output<=20', 'age>=75'],
        zh_CN:
          '你会的那几样，隔壁还不知道：看云，发面，认一种草，修一种如今没人用的锁。往外说的那一面只占{share:output}⟨（食伤不多）⟩，本事都在身上，没出过家门。不用写书，叫一个孩子站在旁边，你照做，他照看，三回就接过去了。',
        en_US:
          'The neighbors don’t know half of what you can do: read a cloud, raise dough, tell one weed from its twin, mend a lock nobody makes now. The telling side is {share:output}⟨ (Output is slight)⟩, so the skill has stayed in your hands. No need for a book. Put a child beside you and simply do it. Three times, and it’s passed on.',
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
        zh_CN:
          '楼梯还是要走，袋子还是要自己提，谁伸手你瞪谁。底子厚的盘，到这年纪难的不是动，是停⟨（身强）⟩：事没做完，人不肯坐。家里多放几把椅子，灶边一把，门口一把，晾衣裳的地方也放一把，看见就坐，坐下不算认输。',
        en_US:
          'You still take the stairs and carry the bag, and glare at any hand held out. With a strong chart the hard part at this age is stopping⟨ (firm day stem)⟩; you won’t sit while a job is unfinished. So put chairs about the place: by the stove, by the door, by the clothesline. When you see one, sit. It doesn’t count as giving in.',
      },
      {
        id: 'health.late.even-day',
        because: ['sign:even', 'age>=75'],
        zh_CN:
          '早上几点起，绕院子几圈，午饭前看哪一版报，你的一天像挂钟走出来的。进出相当的盘，靠的就是这份匀⟨（中和）⟩，怕的是节前节后：客人一来，钟全乱了。人照请，饭照吃，只守住一样，午后那一觉谁来也不让。',
        en_US:
          'When you rise, how often around the yard, which page before lunch: your day might have been wound up. A balanced chart lives by that evenness⟨ (balanced)⟩, and what upsets it is a holiday, when guests arrive and every clock stops. Have them, feed them, and defend one thing. The rest after lunch is for nobody to take.',
      },
      {
        id: 'health.late.own-schedule',
        because: ['sign:weak', 'age>=75'],
        zh_CN:
          '一天的精神怎么花，你起床头一个钟头就分好了。底子偏薄的盘，这几十年都是省着过来的，省出了门道⟨（身弱）⟩：上午见人，午后躺着，晚上只听戏。有人劝你多凑热闹，听听就好。只有一样别省，太阳好的时候，搬把椅子出去。',
        en_US:
          'Within an hour of rising you’ve decided how the day’s strength will be spent. With a thin base you’ve lived carefully for decades, and you have it down to an art⟨ (weak day stem)⟩: people in the morning, the couch after lunch, opera on the radio at night. Let them urge you to get out more. Save on everything but this: when the sun is good, carry a chair outside.',
      },
      {
        id: 'health.late.a-quarter-past-six',
        because: ['kind:following', 'age>=75'],
        zh_CN:
          '屋里人几点起，你几点起；谁家放炮，你跟着守到半夜。顺势走的盘，作息也是跟来的⟨（从格）⟩，一个人在家的那几天，饭点最乱。给自己找一股靠得住的势：楼下那拨打拳的六点半到，你六点一刻出门；他们散了，你也回家睡回笼觉。',
        en_US:
          'You rise when the house rises, and stay up till midnight for anybody’s fireworks. A chart that follows takes its hours from others⟨ (Following pattern)⟩, and on days alone the meals go astray. Choose a current you can rely on. The people who exercise downstairs gather at six-thirty, so be out by a quarter past six, and when they go home, go back to bed.',
      },
    ],
  },
]
