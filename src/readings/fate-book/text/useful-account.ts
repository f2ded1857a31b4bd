import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'useful-why',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.why.peer-wealth',
        because: ['use:peer', 'why:use=fuyi', 'share:most=wealth', 'kind:regular', 'age>=16', 'age<=74'],
        zh_CN:
          '要办的事、要照管的人围了一圈，中间只有一双手。这张盘里要打理的财最重，自己的力气在中线以下，所以账上先补同类的{element:use}⟨（扶抑）⟩。多一个跟你做同样事的人，比多宽限一个月管用。下次接活之前，先定下谁跟你一起接。',
        en_US:
          'There’s a ring of things to see to, and one pair of hands in the middle. Wealth, what you look after, is the largest share of this chart and your strength lies below the middle line, so the account asks first for your own kind, {element:use}⟨ (Support and restraint)⟩. One more person at the same bench beats another month on the deadline. Before you take a job, settle who takes it with you.',
      },
      {
        id: 'useful.why.peer-weak',
        because: ['use:peer', 'why:use=fuyi', 'sign:weak', 'kind:regular'],
        says: ['alone=not-needed'],
        zh_CN:
          '独自坐着的时候，一份表格能填一个上午；旁边来了个填同样表格的人，二十分钟就交了。力气在中线以下，最该补的是跟你同一种的{element:use}⟨（扶抑取比劫）⟩。它不教你什么，也不替你出钱，只是跟你坐一排，这一项的分就够高了。',
        en_US:
          'Alone, you can spend a morning on one form. Seat somebody beside you with the same form to fill in, and yours is done in twenty minutes. Your strength is below the middle line, and what raises it best is more of your own kind, {element:use}⟨ (Support and restraint)⟩. It teaches you nothing and lends you nothing. It sits in the same row, and that’s worth the most points in this account.',
      },
      {
        id: 'useful.why.peer-fire-winter',
        because: ['use:peer', 'day:fire', 'why:use=tiaohou', 'why:use=fuyi', 'kind:regular'],
        says: ['useful=fire'],
        zh_CN:
          '冬天的火，门一开就矮下去一截。你是火，生在一年里最冷的三个月，季节要暖，力气要帮手，两笔账落到同一个字上，还是火⟨（调候兼扶抑）⟩。两条路通到一处，这个答案靠得住。用法也简单：冷清的地方少待，跟一个同样怕冷的人合用一间屋。',
        en_US:
          'A winter fire loses an inch every time the door opens. You’re fire, born in the three coldest months: the season asks for warmth and your strength asks for help, and both entries read fire⟨ (Climate)⟩. When two roads end in one town, trust the map. Stay out of empty rooms in the cold months, and share one with somebody who feels the draft as you do.',
      },
      {
        id: 'useful.why.peer-water-summer',
        because: ['use:peer', 'day:water', 'why:use=tiaohou', 'why:use=fuyi', 'kind:regular'],
        says: ['useful=water'],
        quote: 'season-water-summer',
        zh_CN:
          '太阳底下的一洼水，看着看着就浅了。你生在夏天，《穷通宝鉴》替你写过一句：“夏月之水，执性归源，时当涸际，欲得比肩。” 比肩是并排的同类。季节要降温，力气要添水，两笔都记在水名下⟨（调候兼扶抑）⟩，夏天的难事就别一个人去。',
        en_US:
          'A puddle in the sun gets shallower while you look. You’re water born in summer, and the *Qiongtong Baojian* has a line for it: “Water in summer draws back to its source; it is the dry time, and it wants its own kind beside it.” The season asks for cooling and your strength asks for more; both entries are water⟨ (Climate)⟩. Take company along to anything hard between May and August.',
      },
      {
        id: 'useful.why.peer-book',
        because: ['use:peer', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        zh_CN:
          '老书替每个日干配过十二个月的方子，像一本按时令写的菜谱。翻到你生的那一个月，方子里就有你自己的同类{element:use}⟨（《穷通宝鉴》）⟩，跟别的算法给的分合在一处。菜谱写“再来一份同样的”，做起来是：找个同行，把你们各自的做法摊在一张桌上对一遍。',
        en_US:
          'An old book wrote a recipe for each day stem in each of the twelve months, like a kitchen calendar. On the page for your month stands your own kind, {element:use}⟨ (Wanted stems)⟩, and the other entries add to it. “More of the same” sounds like a poor recipe until you try it: find someone in your trade, lay both your ways of working on one table, and compare.',
      },
      {
        id: 'useful.why.output-peers',
        because: ['use:output', 'why:use=fuyi', 'share:most=peer', 'kind:regular'],
        says: ['out=little'],
        zh_CN:
          '劲儿都在屋里，家具已经挪过三遍了。这张盘同类最多，力气过了中线，账上给分最高的是往外走的{element:use}⟨（身强宜泄）⟩。不拿出去的本事会自己找活干，多半是跟最近的人较劲。先想好这个星期要交出手的是哪一样，再想要不要再练一遍。',
        en_US:
          'All that strength is indoors, and the furniture has been moved three times. Peers, your own kind, are the largest share of this chart and you’re past the middle line, so the most points go to what leaves the house, {element:use}⟨ (Support and restraint)⟩. Ability that isn’t handed over finds itself work, mostly by picking at whoever is nearest. Decide what you’ll deliver this week before you practice it once more.',
      },
      {
        id: 'useful.why.output-resource',
        because: ['use:output', 'why:use=fuyi', 'share:most=resource', 'kind:regular'],
        says: ['out=little', 'useful.more-study=no'],
        zh_CN:
          '你的收藏夹里存着几百篇，转给过别人的数得出来。进来的一路最宽，喂养你的印是全盘最重的一份，人又不缺力气，堵的是出口，所以账上取往外流的{element:use}⟨（扶抑）⟩。书不用再添。已经懂的东西里挑一样，讲给一个完全不懂的人听，讲得通，账就动了。',
        en_US:
          'You’ve saved hundreds of articles and can name the ones you passed on. The road in is the widest one here: resource, what feeds you, is your largest share, and strength you don’t lack. The outlet is where it jams, and so the useful element is the one that flows out, {element:use}⟨ (Support and restraint)⟩. No more books for now. Take one thing you understand and explain it to somebody who doesn’t.',
      },
      {
        id: 'useful.why.output-wood-winter',
        because: ['use:output', 'day:wood', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=fire'],
        zh_CN:
          '腊月里一棵树，叶子全收着，路过的人以为它死心了，其实在等天。木生冬天，先要暖，这一笔记给火⟨（调候）⟩；火又是木自己要开出去的花，天时和出口是同一样东西。所以你的好主意不肯在冷屋子里出来，换到有太阳、有人声的地方再想一遍。',
        en_US:
          'In January a tree keeps everything folded, and people take it for firewood. Wood born in winter wants warmth before anything else, and that entry goes to fire⟨ (Climate)⟩. Fire is also what wood gives out, so the season’s need and your own outlet are one thing. Good ideas won’t come to you in a cold room. Carry the question to a sunny table where people are talking.',
      },
      {
        id: 'useful.why.output-metal-summer',
        because: ['use:output', 'day:metal', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        zh_CN:
          '七月正午的铁栏杆，人人绕着走。金生夏天，自己烫，碰到的人也烫，季节这一笔先要水⟨（调候）⟩。水又是金的去处：降温和说出口，你这里合成了一件事。气头上的话写在纸上，到晚上再看，能留下的那几句，比当场的十句管用。',
        en_US:
          'On a July noon everyone steers clear of the iron railing. Metal born in summer is hot to itself and to whoever touches it, and the season’s entry goes first to water⟨ (Climate)⟩. Water is also where metal runs off, so with you cooling down and speaking out are one operation. Write the angry sentences on paper and look after dark. The two that survive do more than ten said hot.',
      },
      {
        id: 'useful.why.output-bridge',
        because: ['use:output', 'why:use=tongguan', 'kind:regular'],
        zh_CN:
          '两拨人堵在门口，一拨是你的力气，一拨是要用力气的事，就是不搭话。自己的同类和财都占得重，硬碰着，账上就给中间人{element:use}加了一笔大分⟨（通关）⟩。中间人是手艺：先做出一件东西摆在桌上，力气有处去，事也有人接。空着手去谈，两边又顶上了。',
        en_US:
          'Two crowds stand at the door without a word to each other: your strength, and the matters that call for it. Peers and wealth are both heavy here and locked against each other, so the account pays the go-between, {element:use}⟨ (Mediation)⟩. The go-between is a made thing. Bring a sample, and strength has a place to go and the matter has a taker. Come empty-handed, and they lock again.',
      },
      {
        id: 'useful.why.output-book',
        because: ['use:output', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['learning=by-doing'],
        zh_CN:
          '你说不清自己会什么，做一遍给人看，倒是人人都懂了。翻老书里你出生的那个月，开的方子里有{element:use}，正是从你身上出去的那一路⟨（《穷通宝鉴》）⟩。古人看重的是时令：到了这个季节，你这样的材料该往外送。面谈不如试做，简历后面附一件实物。',
        en_US:
          'Asked what you can do, you mumble. Asked to do it, you’re clear to everyone. The old month-by-month book lists {element:use} for your day in your month, and that’s the element that goes out from you⟨ (Wanted stems)⟩. Its reasoning was seasonal: material like yours, at this time of year, ought to be leaving the store. A trial job suits you better than an interview. Attach the thing itself.',
      },
      {
        id: 'useful.why.wealth-peers',
        because: ['use:wealth', 'why:use=fuyi', 'share:most=peer', 'kind:regular', 'age>=16', 'age<=74'],
        zh_CN:
          '四个人抬一只空箱子，走得很齐，到了也没东西可卸。这张盘同类最重，力气过了中线，缺的是箱子里的货，{element:use}得分最高⟨（扶抑取财）⟩。找事的时候先问重量：谁在等着用，用坏了怎么算，到哪天要。三样都答得上，就抬。',
        en_US:
          'Four people carry an empty crate in perfect step, and at the other end there’s nothing to unload. Peers are the largest share here, strength is past the middle line, and what’s missing is the cargo: {element:use} scores highest⟨ (Support and restraint)⟩. Weigh a job before you lift it: who is waiting for it, who pays if it breaks, what day it’s due. If all three have answers, lift.',
      },
      {
        id: 'useful.why.wealth-resource',
        because: ['use:wealth', 'why:use=fuyi', 'share:most=resource', 'kind:regular'],
        says: ['risk=weighs', 'plan=ahead'],
        zh_CN:
          '攻略写了十二页，票还没有买。喂养你的印占得最多，人又有力气，想得周全反成了门槛，所以账上把分给了管实物的{element:use}，它压得住满屋的道理⟨（财制印）⟩。你信得过的那种踏实，是发票、斤两和到货的日子带来的。先付一笔小定金，剩下的边走边想。',
        en_US:
          'The plan runs to twelve pages, and the ticket isn’t bought. Resource, what feeds you, is your largest share and you have strength to spare, so thinking it through has become the doorstep. The points go to {element:use}, the element of actual things, which keeps a roomful of reasons in order⟨ (Support and restraint)⟩. What calms you is a receipt, a weight, a delivery date. Put down a small deposit and think the rest on the way.',
      },
      {
        id: 'useful.why.wealth-earth-summer',
        because: ['use:wealth', 'day:earth', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        quote: 'season-earth-summer',
        zh_CN:
          '伏天的地，一锄下去只冒烟。《穷通宝鉴》说得很准：“夏月之土，其势燥烈，得盛水滋润成功。” 你是土，生在夏天，季节先要水；水又是土要照管的财，于是有人要照顾、有事要打理的时候，你反而松软下来⟨（调候）⟩。独自一个夏天待着，最容易板结。',
        en_US:
          'Strike a field in August, and the hoe raises dust. The *Qiongtong Baojian* says it well: “Earth in summer is parched; a good deal of water, and it comes to its work.” You’re earth born in summer, so the season’s entry goes to water, which for earth is also whatever it looks after⟨ (Climate)⟩. Give you somebody’s garden or somebody’s books to mind, and you soften. A summer spent alone bakes you hard.',
      },
      {
        id: 'useful.why.wealth-water-winter',
        because: ['use:wealth', 'day:water', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=fire'],
        quote: 'season-water-winter',
        zh_CN:
          '河面结了冰，底下还流着，岸上的人看不出来。《穷通宝鉴》给冬天的水只写了一个法子：“冬月之水，司令当权，遇火则增暖除寒。” 火是水的财，眼前的、摸得着的、要你动手管的事⟨（调候）⟩。冷天里别守着想法过，揽一件天天得去看一眼的小事，人就活动开了。',
        en_US:
          'The river is iced over and still running beneath, though nobody on the bank could tell. For water in winter the *Qiongtong Baojian* asks for one thing: “when it meets fire, there is warmth, and the cold lifts.” For water, fire is wealth, the thing at hand that wants tending⟨ (Climate)⟩. In the cold months don’t keep house with your ideas. Take on some small matter that has to be looked at every day.',
      },
      {
        id: 'useful.why.wealth-book',
        because: ['use:wealth', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['learning=by-doing'],
        zh_CN:
          '道理听一百遍不动心，看见实物，袖子就卷起来了。老书按月份开的方子里，你那一格写着{element:use}，对你来说正是手边要打理的东西⟨（《穷通宝鉴》）⟩。这样的人学东西从价钱学起，从材料学起。想换一行，先去那一行的仓库站半天。',
        en_US:
          'You can hear the theory a hundred times and sit still. Show you the goods, and your sleeves go up. The book that goes month by month lists {element:use} for your day stem, and to you that’s what lies within reach and wants handling⟨ (Wanted stems)⟩. People like that learn a trade from its prices and materials. If a new line tempts you, spend half a day in its warehouse first.',
      },
      {
        id: 'useful.why.officer-peers',
        because: ['use:officer', 'why:use=fuyi', 'share:most=peer', 'kind:regular', 'age>=16', 'age<=74'],
        zh_CN:
          '会议没有主席，人人都对，散会时什么也没定。你的盘里同类占得最多，力气过了中线，账上给分最高的是管束人的{element:use}⟨（身强用官）⟩。没人定规矩的地方你并不自由，只是忙。给自己找一个说了算的人，或者一个改不动的日子。',
        en_US:
          'A meeting without a chair: everyone is right, and nothing is decided. Peers are the largest share of your chart and your strength is past the middle line, so the most points go to what governs, {element:use}⟨ (Support and restraint)⟩. Where nobody sets terms, you aren’t free, you’re only busy. Find somebody whose word ends the discussion, or a date that can’t be moved.',
      },
      {
        id: 'useful.why.officer-fire-summer',
        because: ['use:officer', 'day:fire', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        quote: 'season-fire-summer',
        zh_CN:
          '灶上油锅冒烟的时候，最懂做饭的人伸手关火。你是火，生在夏天，季节那一笔先要水；水又是管火的官，降温和守规矩是同一件事⟨（调候）⟩。《穷通宝鉴》的话是：“夏月之火，势力行权，逢水制则免自焚之咎。” 顺利的日子，先定几点收摊。',
        en_US:
          'When the oil begins to smoke, the better cook is the one who turns the knob. You’re fire born in summer, and the season’s entry goes to water, which is also what governs fire⟨ (Climate)⟩. “Fire in summer holds power; with water to check it, it is spared burning itself,” says the *Qiongtong Baojian*. On the days when it all goes well, fix the closing hour first.',
      },
      {
        id: 'useful.why.officer-metal-winter',
        because: ['use:officer', 'day:metal', 'why:use=tiaohou', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['useful=fire'],
        zh_CN:
          '数九天握过铁门把的人，知道手会粘上去。金生冬天，身上冷，话也冷，季节先要火；火是管金的官，暖它的和炼它的是同一炉⟨（调候）⟩。所以你挨得住严的人，只要那人是热心肠；客气又冷淡的规矩最磨你。挑上司、挑师傅，都照这一条。',
        en_US:
          'Grip an iron gate in January, and your palm sticks to it. Metal born in winter is cold to the touch and short of speech, and the season asks first for fire, which is also what governs metal. One furnace warms it and works it⟨ (Climate)⟩. You can take a strict person who means well. What grinds you is a rulebook with good manners. Choose a boss or a teacher by that.',
      },
      {
        id: 'useful.why.officer-book',
        because: ['use:officer', 'why:use=qiongtong', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['deadline=helps'],
        zh_CN:
          '同一件事，自己定的期限你拖得过去，答应了别人的你拖不过去。老书里你出生的那个月，方子上写着{element:use}，对你来说就是管着你的那一路⟨（《穷通宝鉴》）⟩。古人的意思是材料要经一道工，不经就散。那道工不必是上级，一个每周五来验收的朋友也行。',
        en_US:
          'A deadline of your own you can let slide. One you gave to somebody else you can’t. The old month-by-month book prescribes {element:use} for your day, and to you that’s whatever holds you to terms⟨ (Wanted stems)⟩. It meant that the material wants one working-over, or it stays loose. No boss is needed for it. A friend who comes on Fridays to see the thing will do.',
      },
      {
        id: 'useful.why.resource-output',
        because: ['use:resource', 'why:use=fuyi', 'share:most=output', 'kind:regular'],
        says: ['out=much'],
        zh_CN:
          '给出去的比装进来的快，水杯常年见底。你的盘里往外走的食伤最重，自己的力气在中线以下，账上第一笔就记给喂养你的{element:use}⟨（印护身）⟩。说了一天话，回家一句也不想讲的那种晚上，要补的是听和读。每讲出去三次，留一次坐到台下。',
        en_US:
          'It goes out faster than it comes in, and the glass is usually low. Output, what you give out, is your largest share while your strength lies below the middle line, so the first entry goes to what feeds you, {element:use}⟨ (Support and restraint)⟩. On an evening when you’ve talked all day and have no word left for home, what’s short is listening and reading. For every three times you speak, sit once in the audience.',
      },
      {
        id: 'useful.why.resource-wealth',
        because: ['use:resource', 'why:use=fuyi', 'share:most=wealth', 'kind:regular', 'age>=16', 'age<=74'],
        zh_CN:
          '货架是满的，店主是饿的。财占了全盘最大的一份，力气却在中线以下，补给要从{element:use}来，它是生你的那一路：师傅，书，证件，早饭⟨（财重用印）⟩。要小心次序，财会压住养你的这一路，一忙就把进修和吃饭先砍掉。先排这两样，再排活。',
        en_US:
          'The shelves are full and the shopkeeper hasn’t eaten. Wealth takes the largest share here while your strength lies below the middle line, so supplies must come by way of {element:use}, the element that feeds you: a teacher, a book, a certificate, breakfast⟨ (Support and restraint)⟩. Mind the order. Wealth pushes resource aside, so when you’re busy the course and the meal go first. Schedule those two, then the work.',
      },
      {
        id: 'useful.why.resource-officer',
        because: ['use:resource', 'why:use=fuyi', 'share:most=officer', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['pressure=becomes-skill'],
        zh_CN:
          '压力进门，你头一个动作是去查。查到了就不怕了。管人催人的官杀是全盘最重的一份，力气在中线以下，硬顶要输，账上把分给了中间那层{element:use}：它接住外头的劲，转手变成喂你的东西⟨（官印相生）⟩。被人催的时候，先要一份书面的要求，再开工。',
        en_US:
          'Pressure comes in the door, and your first move is to look it up. Once you’ve found it you aren’t afraid. Officers, which press and govern, are the largest share of this chart and your strength is below the middle line, so pushing back would lose. The points go to the layer between, {element:use}, which takes the push and turns it into food⟨ (Support and restraint)⟩. When they hurry you, ask for it in writing, then start.',
      },
      {
        id: 'useful.why.resource-wood-summer',
        because: ['use:resource', 'day:wood', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=water'],
        quote: 'season-wood-summer',
        zh_CN:
          '正午的菜叶蔫着，傍晚一瓢水下去，半夜就挺起来。《穷通宝鉴》形容夏天的木：“根干叶燥，盘而且直，屈而能伸。” 季节要水，水又生木，天时和口粮是一回事⟨（调候）⟩。你恢复得快，前提是那瓢水真的浇了：热天里午睡、热天里读几页，都算。',
        en_US:
          'At noon the lettuce hangs; a dipper of water at dusk, and by midnight it stands. The *Qiongtong Baojian* sketches wood in summer as “dry at the root, dry in the leaf, coiled and yet straight, bent and still able to stretch.” The season wants water and water feeds wood, so weather and food are one entry⟨ (Climate)⟩. You recover fast, provided somebody pours. A nap counts. So do ten pages.',
      },
      {
        id: 'useful.why.resource-earth-winter',
        because: ['use:resource', 'day:earth', 'why:use=tiaohou', 'kind:regular'],
        says: ['useful=fire'],
        zh_CN:
          '冻住的地，你去劝它也没有用，等太阳上来它自己会松。土生冬天，季节先要火，火又生土，一样东西领两份分⟨（调候）⟩。跟你商量事情的人若会挑时候，会等你吃过热饭、坐到窗边再开口。冬天的早晨别做大决定，挪到上午十点以后。',
        en_US:
          'Reasoning with frozen ground gets you nowhere. Let the sun come up, and it loosens by itself. Earth born in winter wants fire for the season’s sake, and fire feeds earth as well, so one thing draws two wages⟨ (Climate)⟩. People who know how to ask you wait until you’ve had something hot and a chair by the window. On winter mornings, keep the large decisions until ten.',
      },
      {
        id: 'useful.why.resource-bridge',
        because: ['use:resource', 'why:use=tongguan', 'kind:regular'],
        zh_CN:
          '一边是催，一边是不服，两边都使着大劲。管你催你的{element:officer}占 {pct:officer}，你自己这一行{element:peer}占 {pct:peer}，正面顶着，账上就请{element:use}来传话：它听得懂上头的要求，又喂得饱你⟨（通关）⟩。落到日常，就是白纸黑字。口头吵了三回的事，写成一页条款，第四回就不用吵了。',
        en_US:
          'One side pushes, the other won’t be told, and both have muscle. {element:officer}, which gives you orders, holds {pct:officer}, and {element:peer}, your own kind, {pct:peer}, face to face, so the account hires {element:use} to carry messages: it understands the orders, and it feeds you⟨ (Mediation)⟩. In daily life that means paper. What has been argued out loud three times, put on one page of terms. There won’t be a fourth.',
      },
      {
        id: 'useful.why.resource-four',
        because: ['use:resource', 'why:use>=4', 'kind:regular'],
        zh_CN:
          '几个会计关起门来各算各的，末了报出同一个数。给{element:use}的分，至少来自四种互不相干的算法，各看各的理由，答案却是同一个⟨（四法同取）⟩。它是生养你的那一路，取得这样稳，别处的主意可以改，这一条可以放心：拿不准的时候去补，去学，去睡，次序随你。',
        en_US:
          'Several bookkeepers in separate rooms come out with the same figure. The points for {element:use} come from at least four methods that don’t consult each other, each with its own reason, all with the same answer⟨ (Useful element)⟩. It’s the element that feeds you. Other advice in this book you may argue with. This holds: when in doubt, eat something, learn something, or sleep, in any order.',
      },
      {
        id: 'useful.why.resource-even',
        because: ['use:resource', 'sign:even', 'kind:regular'],
        zh_CN:
          '天平差一点点就平了，搁一枚硬币就会动。你的力气在中线上下，帮你的占 {s}，谁也没压倒谁，账上取生你的{element:use}，取的是一点点，没有大亏要补⟨（中和偏用印）⟩。所以别学力气弱的人拼命找依靠。每天一小时的清静足够，第二个小时就成了躲。',
        en_US:
          'The scales are a coin’s weight from level. Your strength is about the middle, with {s} on your side, and {element:use}, which feeds you, is the useful element by a small margin. No great debt is being paid. So don’t copy people who need a lot of it. An hour a day of being left alone, with a book or without, is plenty; the second hour would be hiding.',
      },
      {
        id: 'useful.why.congcai',
        because: ['pattern:congcaige', 'age>=16', 'age<=74'],
        zh_CN:
          '店是别人的，你却比店主先知道盐没了。自己几乎不占分量，满盘是财，这样的账倒着算：帮自己的扣分，顺着财走的{element:use}得分最高⟨（从财格）⟩。你在别人的摊子上如鱼得水，急着另立门户时反而处处别扭。管好眼前的东西，别急着证明谁是老板。',
        en_US:
          'The shop belongs to others, and you know before they do that the salt is out. Your own weight is next to nothing and wealth fills the chart, so the books run backward: help for yourself loses points, and what goes with the wealth, {element:use}, earns the most⟨ (Following wealth)⟩. On someone else’s ground you’re quick and easy. Setting up your own sign is where it turns awkward.',
      },
      {
        id: 'useful.why.congsha',
        because: ['pattern:congshage'],
        zh_CN:
          '有号令的队伍里，你走得比谁都轻。自己的力气几乎没有，满盘是管束人的官杀，顺着它才有分，逆着它两头吃亏，所以账上取{element:use}⟨（从杀格）⟩。旁人劝你独立，听着有理，照做就累。该挑剔的是跟谁：号令发得明白、肯担后果的人，才配你去跟。',
        en_US:
          'In a column that marches to orders nobody walks lighter than you. You have almost no strength of your own and officers, which govern, fill the chart; going with them scores, going against them costs twice, so the useful element is {element:use}⟨ (Following killings)⟩. Friends preach independence, and it tires you. Be choosy about whom you follow instead: clear orders, and a leader who answers for them.',
      },
      {
        id: 'useful.why.conger',
        because: ['pattern:congerge', 'age>=16', 'age<=74'],
        zh_CN:
          '你人还没到，做的东西先到了。满盘是往外走的食伤，自己几乎不留，账就顺着作品算，{element:use}得分最高⟨（从儿格）⟩。要你停下来“充实自己”，多半越充越闷。让作品带着走：它去哪座城，你去哪座城。唯一要留手的是署名，替人做的也要写上。',
        en_US:
          'Your work gets there before you do. Output fills the chart and almost nothing is kept back, so the account follows the work, and {element:use} scores highest⟨ (Following output)⟩. Told to stop and build yourself up, you go stale. Let the pieces lead and live where they’re wanted. The one thing to hold on to is your name: put it on everything, even what’s made to order.',
      },
      {
        id: 'useful.why.congshi',
        because: ['pattern:congshige'],
        zh_CN:
          '坐在机场里，谁也不会逆着人流找门。几股外头的力量都强，没有一股独大，自己又轻，账上看的是整个势头，{element:use}得的分最高⟨（从势格）⟩。你的本领在转车：这一班不走，换那一班。计划写到下一站为止，写得再远，反倒误车。',
        en_US:
          'Nobody in an airport hunts for the gate against the crowd. Several outside currents are strong here, none rules alone, and you’re light, so the account looks at the general drift, and {element:use} takes the most points⟨ (Following the tide)⟩. Changing trains is your talent: if this one doesn’t leave, take that. Plan as far as the next station. Plan further, and you’ll miss it.',
      },
      {
        id: 'useful.why.transformed',
        because: ['kind:transformed', 'age>=16', 'age<=74'],
        zh_CN:
          '从前的同学喊旧名字，你要愣半秒才回头。日干跟旁边的字合成了另一样东西，季节也答应，账就按变成的{element:use}去算⟨（化气格）⟩。出力帮从前那个你，反倒扣分。老手艺可以带过来用，老身份不必时时搬出来。遇上要选的事，按现在这个行当的规矩选。',
        en_US:
          'An old classmate calls you by the old name, and it takes you half a second to turn. Your day stem has joined its neighbor and become another thing, with the season’s consent, so the account is kept for what it became, {element:use}⟨ (Transformed pattern)⟩. Propping up the former self loses points. Bring the old skill along, leave the old title, and choose by the rules of the trade you’re in now.',
      },
      {
        id: 'useful.why.dominant',
        because: ['kind:dominant'],
        zh_CN:
          '一队人里全是同一个姓，排座次最省事，请外援最麻烦。整张盘几乎只有一个声音，压它、分它都是白费，账上的高分给了顺着它的{element:use}⟨（专旺从强）⟩。你改不了自己的主调，也不必改。要动脑筋的只有一处：给这股劲开条路，每年至少完工一件。',
        en_US:
          'When the whole team has one surname, seating is easy and hiring is hard. This chart speaks almost in one voice; pressing it down or splitting it up is wasted work, and the high points go to what runs along with it, {element:use}⟨ (Dominant pattern)⟩. You won’t change your key, and you needn’t. One thing takes thought: a road for all that force, and a piece finished at least once a year.',
      },
    ],
  },
  {
    id: 'useful-against',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.against.fire-summer',
        because: ['use:fire', 'month:summer', 'kind:regular'],
        says: ['useful=fire'],
        zh_CN:
          '夏天生的人，旁人一听就说缺水。你的账上得分最高的偏偏是火：季节那一笔敌不过别的几笔，你要的是能炼出东西来的那种火⟨（用神火）⟩。分两句记：天气热的时候照样降温，夏天的中午少逞强；挑事、挑人、挑月份，往热闹、看得见的地方去。',
        en_US:
          'Born in summer, you’ll be told that you need water. In this account fire still comes out on top: the season’s entry is smaller than the others, and the fire you want is the kind that works metal or bakes bread. Keep two rules apart. For weather, cool down as anyone would and take noon easy. For choosing work, people and months, go where it’s lit and lively.',
      },
      {
        id: 'useful.against.water-winter',
        because: ['use:water', 'month:winter', 'kind:regular'],
        says: ['useful=water'],
        zh_CN:
          '冬天生，还取水，看着像雪上加霜。季节要暖，这不假，可算下来别的几笔更大，水仍在头一位⟨（用神水）⟩。两样各管各的：屋子要暖，脚要暖，饭要热；往外走的路，打听、写信、换个码头，照旧靠水。把身上的冷和路上的水分开，就不打架了。',
        en_US:
          'A winter birth that takes water looks like snow on frost. The season does want warmth, but the other entries are larger, and water still stands first⟨ (Useful element)⟩. Give each its own ground. Warm rooms, warm feet and hot meals for the body. For getting on in the world, ask around, write letters, change harbors: that is water’s work. Keep the cold and the current apart, and they don’t quarrel.',
      },
      {
        id: 'useful.against.output-weak',
        because: ['use:output', 'sign:weak', 'kind:regular'],
        says: ['useful.outlet=small'],
        zh_CN:
          '力气本来就不多，账上却叫你往外拿，这里要说清分寸。{element:use}是你给出去的那一路，力气在中线以下还取它，是季节或别的几笔把它抬上来的⟨（身弱用食伤）⟩。要的是常出，不是多出：一天一小段，写完就合上。攒到月底一口气交，那一次就把你掏空了。',
        en_US:
          'Your strength is on the low side, and still the account tells you to give. What goes out from you is {element:use}; below the middle line it’s first only because the season or other entries lift it. So the rule is often, never much: one short piece a day, and close the lid. Saved up for a month’s end and delivered in one go, it would empty you.',
      },
      {
        id: 'useful.against.officer-weak',
        because: ['use:officer', 'sign:weak', 'kind:regular', 'age>=16', 'age<=74'],
        says: ['useful.rule=light'],
        zh_CN:
          '命盘力量偏弱的人，照常理该躲管束，你的账却把管你的{element:use}排在第一⟨（身弱用官）⟩。两句话各有时候：规矩若是暖的、定得住节气的，比如固定的班次和一位讲理的师傅，它托着你；若是一层层加上来的，它压你。先试一个月，只守一条规矩。',
        en_US:
          'A chart on the weak side ought to avoid being managed, yet here the element that governs you, {element:use}, comes first in the account. Both are true at different times. A rule that gives you climate, such as fixed hours and one fair teacher, carries you. Rules piled upon rules press. Try a single one for a month before you accept the next.',
      },
      {
        id: 'useful.against.joy-wood-adverse-metal',
        because: ['joy:wood', 'adverse:metal', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '苗和剪子放在一个盆里，早晚出事。帮你的是木，扣分的是金，金又专伐木⟨（喜木忌金）⟩：你刚有一点新打算，先动手挑它毛病的多半也是你自己。分两个日子办。冒芽的那天只许往下写，剪枝另约一天，中间隔满一个星期。',
        en_US:
          'Keep the seedling and the shears in one pot, and you know how it ends. Wood helps you here, metal costs you, and metal cuts wood⟨ (Helpful wood, adverse metal)⟩. The first person to find fault with a plan of yours tends to be you, on the day it sprouts. Use two dates. On the first, only write forward. Prune on another, a full week later.',
      },
      {
        id: 'useful.against.joy-metal-adverse-fire',
        because: ['joy:metal', 'adverse:fire', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '冷静想好的价钱，一热闹就让出去了。金在你的账上是帮手，管了断、管收口；火扣分，又专化金⟨（喜金忌火）⟩。这两样碰头多在人多、灯亮、有人起哄的时候。要紧的决定在进场之前写成一个数，装在口袋里；进去之后只看，不改。',
        en_US:
          'A price fixed in the quiet goes soft when the room gets lively. Metal is your helper here, the part that decides and closes; fire costs you, and fire melts metal⟨ (Helpful metal, adverse fire)⟩. They meet wherever it’s crowded and bright and somebody is cheering. Turn the decision into one number before you walk in, put it in your pocket, and inside do nothing but look at it.',
      },
      {
        id: 'useful.against.joy-fire-adverse-water',
        because: ['joy:fire', 'adverse:water', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '心里刚点着一点火，一个“万一”就浇下来了。火是你的助手，水扣你的分，水又灭火⟨（喜火忌水）⟩。管用的办法是错开钟点：兴头上的事放在上午，做到看得见为止；担心的事留到傍晚，给它一张纸，写满就收。夜里想出来的“算了”，一律不作数。',
        en_US:
          'You’ve barely got it lit when a “what if” is poured on top. Fire is your helper, water costs you points, and water puts fire out⟨ (Helpful fire, adverse water)⟩. Give them different hours. What excites you belongs to the morning, until there’s something to see. Worry gets one sheet of paper toward evening, and when it’s full, that’s all. A “never mind” from the middle of the night doesn’t count.',
      },
      {
        id: 'useful.against.joy-earth-adverse-wood',
        because: ['joy:earth', 'adverse:wood', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '地刚夯平，又有人来打洞，这人常常就是你自己。土帮你，管安顿和守成；木扣分，偏又专破土⟨（喜土忌木）⟩。新计划一冒头，旧日程先散架。守一条线就够：正在跑的事没到节点，新的只许记在本子上，一行，不许动工。',
        en_US:
          'The ground has just been tamped level, and somebody arrives with a drill. Often it’s you. Earth helps you by settling and keeping; wood costs you, and wood breaks ground⟨ (Helpful earth, adverse wood)⟩. A fresh plan shows its head, and the standing schedule falls apart. One line holds it off: until the present job reaches its mark, a new one may have a line in the notebook and no shovel.',
      },
      {
        id: 'useful.against.joy-water-adverse-earth',
        because: ['joy:water', 'adverse:earth', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '河道里有石头横着，水就绕到别人家去了。水帮你，说话、走动、转弯都靠它；土扣分，专门拦水⟨（喜水忌土）⟩。石头都叫同一个名字，“等都齐了再说”。话在肚里压三天以上，就趁它还小先说出去半句，剩下半句自己会跟来。',
        en_US:
          'With too many stones in the bed the creek goes around by the neighbor’s. Water helps you, and speaking, moving and changing course run on it; earth costs you, and it dams water⟨ (Helpful water, adverse earth)⟩. The stones are every “once it’s all in place.” When a thing has sat in you for three days, let half of it out while it’s small. The other half follows by itself.',
      },
      {
        id: 'useful.against.mother-wood-fire',
        because: ['use:fire', 'adverse:wood', 'pct:wood>=20'],
        says: ['useful=fire'],
        zh_CN:
          '想生火，又嫌柴多，听着矛盾，烧过灶的人不觉得。火最用得上，木最不宜再添：灶膛塞满了，烟比火大⟨（用火忌木）⟩。木是打算、学习、开头，火是拿出来让人看。正在烧的那一件，柴够了；新书、新课、新点子先码在墙根，等这一炉出了再添。',
        en_US:
          'Wanting fire and minding wood sounds odd until you’ve run a stove. Fire is the useful element here and wood the adverse one: cram the box, and you get smoke. Wood is plans, lessons and beginnings; fire is letting people see. What’s burning has fuel enough. Stack new books and bright ideas along the wall, and put none in before this batch is out.',
      },
      {
        id: 'useful.against.mother-metal-water',
        because: ['use:water', 'adverse:metal', 'pct:metal>=20'],
        says: ['useful=water'],
        zh_CN:
          '水要从石头缝里来，可石头再堆高，泉就找不着口了。你取水而忌金，生水的偏是金⟨（用水忌金）⟩。分开说：规矩、手艺、判断，够了就不必再磨，磨多了成了挑剔；该添的是往外流，聊、写、走一趟。每改第三遍，先交出去一遍。',
        en_US:
          'A spring comes from between rocks, but pile them higher and it can’t find the way out. You want water and mind metal, which is water’s own source⟨ (Useful water, adverse metal)⟩. The rule that keeps both: your judgment is sharp enough, and honing it further makes it fussy. What needs adding is flow, a talk, a page, a trip. Before the third revision, hand it over once.',
      },
      {
        id: 'useful.against.mother-earth-metal',
        because: ['use:metal', 'adverse:earth', 'pct:earth>=20'],
        says: ['useful=metal'],
        zh_CN:
          '挖矿的人都知道，宝贝是土养的，也是土埋的。你取金而忌土⟨（用金忌土）⟩：稳妥、储备、再等等，早年养过你，再多就盖住了。要的是筛：十样里留三样，七样说清楚不做。有人劝你“多存着总没错”，这句话对别人有用。',
        en_US:
          'Any miner will tell you that earth makes the ore and earth hides it. You want metal and mind earth⟨ (Useful metal, adverse earth)⟩. Caution and saving and waiting a little did feed you once; more of them buries. What you need is the sieve: of ten things keep three, and say of the seven that you won’t. “Better to have it put by” is good advice for somebody else.',
      },
      {
        id: 'useful.against.mother-water-wood',
        because: ['use:wood', 'adverse:water', 'pct:water>=20'],
        says: ['useful=wood'],
        zh_CN:
          '勤快人养坏的花，比懒人养坏的多。木是你最用得着的，水生木，水却是最不宜再添的一样，因为盆里早湿透了⟨（用木忌水）⟩。打听得够多，想得够多，再问一个人就是再浇一瓢。眼下要的是松土见光：定一个开工的日子，从那天起只许做，不许再查。',
        en_US:
          'More potted plants are lost to kindness than to neglect. Wood is your useful element and water feeds wood, yet water is the adverse one, for the pot is soaked already⟨ (Useful wood, adverse water)⟩. You’ve asked enough and thought enough; one more opinion is one more jug. Set a day to begin. From that day on you may work and may not look anything up.',
      },
      {
        id: 'useful.against.mother-fire-earth',
        because: ['use:earth', 'adverse:fire', 'pct:fire>=20'],
        says: ['useful=earth'],
        zh_CN:
          '砖要火烧，火候过了就裂。你取土而忌火，土偏是火生的⟨（用土忌火）⟩。两样这么分：热心、名声、赶工，够烧一窑就停；土是搁凉、归位、按时吃饭。做成一件事的当晚别接着开下一件，让它在架子上凉一夜，第二天再看有没有缝。',
        en_US:
          'Brick is made by fire, and a degree too much cracks it. You want earth and mind fire, which produces earth⟨ (Useful earth, adverse fire)⟩. So divide them. Zeal and applause and the late push are for one kiln at a time; earth is cooling, shelving, supper at seven. The night you finish something, don’t begin the next. Let it stand till morning, and look for cracks.',
      },
      {
        id: 'useful.against.child-fire-earth',
        because: ['use:fire', 'adverse:earth'],
        says: ['useful=fire'],
        zh_CN:
          '火烧得再好，一夜过去满膛是灰。火是你最用得着的，土是最该少添的，火偏偏要变成土⟨（用火忌土）⟩。热闹过后你容易背上一堆善后：留下的东西，答应的饭，替人保管的箱子。热闹可以要，散场那天就把灰掏干净，东西当场退，话当场了。',
        en_US:
          'However well it burns, by morning the grate is full of ash. Fire is your useful element, earth the adverse one, and fire turns into earth. After a lively stretch you’re left holding things: the borrowed chairs, the dinner you promised, a box somebody will pick up. Have the lively stretch. Then clear the grate the same day, return the chairs and settle the promises at the door.',
      },
      {
        id: 'useful.against.child-water-wood',
        because: ['use:water', 'adverse:wood'],
        says: ['useful=water'],
        zh_CN:
          '浇水的人没想种草，草自己长满了。你取水而忌木，水一流过，木就跟着发芽⟨（用水忌木）⟩：聊一次天带回三个计划，出一趟门多报两个班。聊和走都是好的，要拦的是回家以后。新冒的念头先放七天，第八天还站着的，只准留一个。',
        en_US:
          'You only meant to water, and the weeds came up by themselves. You want water and mind wood, and wherever water runs, wood sprouts⟨ (Useful water, adverse wood)⟩. One good talk brings home three plans; one trip, two memberships. Keep the talking and the trips. The gate belongs at your own door: let new ideas stand for a week, and of those upright on the eighth day keep one.',
      },
      {
        id: 'useful.against.joy-wood-adverse-earth',
        because: ['joy:wood', 'adverse:earth', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '松土的和压土的住在一张盘里。木帮你，土扣你的分，好在木专管破土⟨（喜木忌土）⟩，关键只在谁先到：一件事放到第三天，土就盖上去了，再撬要费三倍的劲。所以新想法别求完整，当天动一下，打一个电话、画一条线，都算破土。',
        en_US:
          'One part of this chart loosens the soil and another packs it down. Wood helps you, earth costs you points, and wood is the one that breaks ground⟨ (Helpful wood, adverse earth)⟩, so it only matters who gets there first. Leave a thing until the third day, and it’s packed again. Don’t ask a new idea to be complete. Move it on the first day by a phone call or a single line drawn.',
      },
      {
        id: 'useful.against.joy-metal-adverse-earth',
        because: ['joy:metal', 'adverse:earth', 'adverse:pct>=3', 'age>=16', 'age<=74'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '挖出来一筐，金子有三粒，你舍不得倒掉其余的土。金帮你，土扣分，金又是土里出的⟨（喜金忌土）⟩，所以准备和积攒看着都像正事。分界在出手：存料到能做第一件就停，先切、先定价、先交货，剩下的土让它留在原地。',
        en_US:
          'You dig up a basket with three grains of gold in it and can’t bear to tip out the dirt. Metal helps you, earth costs you, and earth is where metal comes from⟨ (Helpful metal, adverse earth)⟩, so preparing and amassing look like work. The line runs at the first piece. Once there’s material enough for one, stop, cut it, price it, deliver. The remaining dirt can stay in the ground.',
      },
      {
        id: 'useful.against.joy-wood-adverse-water',
        because: ['joy:wood', 'adverse:water', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '木桶泡在水里久了也会烂。木是你的帮手，水扣分，偏偏木靠水长⟨（喜木忌水）⟩：查资料、听意见、想周全，头一遍都喂了那棵苗，第二遍起就泡它了。给这类事定一个数，问三个人，读两本书，够数就起身去做，做出毛病来再回头查。',
        en_US:
          'Even an oak barrel rots if it stands in water. Wood is your helper, water costs you points, and wood drinks water to grow⟨ (Helpful wood, adverse water)⟩. Research, opinions and second thoughts feed the seedling the first time around and soak it from the next. Put a number on them: three people, two books. At that number get up and do it. Look up more when something has gone wrong.',
      },
      {
        id: 'useful.against.joy-earth-adverse-water',
        because: ['joy:earth', 'adverse:water', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '水来的时候才去搬沙袋，十次有九次晚了。土帮你，水扣分，土本来就是拦水的⟨（喜土忌水）⟩，所以你的好习惯要修在平时：固定的饭点，固定的还款日，一张写死的出门清单。等心里乱起来再立规矩，手边什么也抓不住，先站到旧规矩上去。',
        en_US:
          'Carrying sandbags when the water is already rising is late nine times in ten. Earth helps you, water costs you points, and earth is what holds water back⟨ (Helpful earth, adverse water)⟩. So your good habits get built in dry weather: set meals, a set day for bills, a fixed list by the door. Once you’re stirred up, make no new rules. Stand on an old one.',
      },
      {
        id: 'useful.against.joy-metal-adverse-wood',
        because: ['joy:metal', 'adverse:wood', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '篱笆边的藤，剪一回要伸三根，不剪就进屋了。金帮你，木扣分，金正好管得住木⟨（喜金忌木）⟩。你知道该剪哪里，难在下手那天正好心软。把修剪定成日子，每月最后一个星期天，看一遍手上的事，无论如何退掉一件，不看心情。',
        en_US:
          'Cut the vine by the fence, and it puts out three shoots; leave it, and it comes in at the window. Metal helps you, wood costs you, and metal is what keeps wood in bounds⟨ (Helpful metal, adverse wood)⟩. You know where to cut. It’s that on the day you feel sorry for it. Make it a date: the last Sunday of the month, one commitment goes, in any mood.',
      },
      {
        id: 'useful.against.joy-earth-adverse-metal',
        because: ['joy:earth', 'adverse:metal', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '土地养着你，也养着地里的石头。土在账上帮忙，金扣分，金又是土生的⟨（喜土忌金）⟩：住得稳、过得定，这是好的一半；稳久了就开始挑，桌角歪一点也要说，这是另一半。分法在对象。规矩用来安顿自己，一用到别人身上，就停。',
        en_US:
          'The ground that feeds you feeds the stones in it, too. Earth helps in this account, metal costs, and earth makes metal⟨ (Helpful earth, adverse metal)⟩. A settled life is the good half. Settled long enough, you begin to notice every crooked picture, and that’s the other. Divide it by whom it’s for: order is to put yourself at ease. When you catch it being used on others, stop.',
      },
      {
        id: 'useful.against.joy-water-adverse-wood',
        because: ['joy:water', 'adverse:wood', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '跟人聊一晚，神清气爽，第二天多了四样要办的事。水帮你，木扣分，木却是喝水长大的⟨（喜水忌木）⟩。聊、走、打听这些照做，临别那句“回头我来弄”要咽下去。换一句说：“你先弄个头，我看看。” 水过去了，草就长在别人地里。',
        en_US:
          'An evening of talk and you feel ten years younger; the next day you have four new things to do. Water helps you, wood costs you, and wood grows by drinking water⟨ (Helpful water, adverse wood)⟩. Keep the talks, the walks and the asking around. Swallow the “I’ll take care of it” at the door. Say “make a start and show me.” The water has passed, and the weeds come up elsewhere.',
      },
      {
        id: 'useful.against.joy-water-adverse-metal',
        because: ['joy:water', 'adverse:metal', 'adverse:pct>=3'],
        says: ['useful.order=joy-first'],
        zh_CN:
          '壶嘴出水，壶身是铁，太厚的壶倒不了几杯。水帮你，金扣分，水偏从金里来⟨（喜水忌金）⟩：你说得出好话，先要有那点功夫垫着；功夫磨过了头，一句也嫌不够精，干脆不说。规矩这样定：想到七分就开口，另外三分在说的时候补。',
        en_US:
          'The spout gives water and the pot is iron; make it too thick, and it pours few cups. Water helps you, metal costs you, and metal is where water rises⟨ (Helpful water, adverse metal)⟩. You speak well because there’s skill behind it. Hone the skill too far and no sentence is fine enough, so you say none. Let seven parts in ten be enough to begin. The rest arrives while you talk.',
      },
    ],
  },
  {
    id: 'adverse-share',
    card: 'useful',
    role: { section: 'account' },
    paragraphs: [
      {
        id: 'useful.adverse.wood-full',
        because: ['adverse:wood', 'adverse:pct>=40'],
        says: ['adverse=wood'],
        zh_CN:
          '院子里全是树，晾衣服都找不到太阳。木占了 {pct:adverse}，又是最不宜再添的一样，多出来的木在日子里长成“开头”：报的课，加的群，想好名字的计划⟨（忌神木）⟩。每一件都活着，每一件都争水。今年的账好算：砍掉三件还没挂果的，剩下的自己会高。',
        en_US:
          'The yard is all trees, and there’s no sun left to dry a shirt. Wood fills {pct:adverse} of this chart and is its adverse element. In daily life that much wood grows into beginnings: courses joined, groups entered, projects that have a name already⟨ (Adverse element)⟩. All of them live, and all of them drink. Cut three that have borne nothing, and the rest will gain height unaided.',
      },
      {
        id: 'useful.adverse.wood-some',
        because: ['adverse:wood', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=wood', 'promise=quick'],
        zh_CN:
          '别人一句“你试试看”，你的晚上就少了一个。木有 {pct:adverse}，在你账上扣分，它的样子是心软、答应、再长一点⟨（忌神木）⟩。好的一面是到处有人记得你的情；贵的一面是自己那件事老排在后头。新的邀约先问一句：它替换掉哪一样。',
        en_US:
          'Somebody says “why not try it,” and you’re one evening short. Wood stands at {pct:adverse} and loses you points; it looks like a soft heart, a yes, a bit more growth⟨ (Adverse element)⟩. People remember your kindness all over town. Your own piece of work pays for it by waiting. Ask of every invitation what it’s to replace.',
      },
      {
        id: 'useful.adverse.wood-little',
        because: ['adverse:wood', 'adverse:pct<=17', 'adverse:pct>=1', 'age>=16', 'age<=74'],
        says: ['adverse=wood'],
        zh_CN:
          '墙缝里一棵小树，不碍事，根却专往缝里走。木在你盘里只有 {pct:adverse}，分量不大，却最不宜再添⟨（忌神木）⟩。它不常闹，一闹就在你最紧的那几天：忽然想学点别的。不用防一年，月底交活的那一周，把新念头一律写到下个月那页。',
        en_US:
          'A sapling in a crack of the wall does no harm, except that its roots look for cracks. Wood is only {pct:adverse} of your chart and still the element it least needs more of⟨ (Adverse element)⟩. It’s quiet most of the year and stirs in your tightest week, as a sudden wish to study something else. No need to guard all year. In the last week of a job, write every new idea on next month’s page.',
      },
      {
        id: 'useful.adverse.fire-full',
        because: ['adverse:fire', 'adverse:pct>=40'],
        says: ['adverse=fire'],
        zh_CN:
          '消息一亮就回，锅里的水总是烧干了才想起来。火占到 {pct:adverse}，又是最不宜再添的一样，多出来的火全花在“马上”两个字上⟨（忌神火）⟩。人家夸你热心，你自己是晚上十一点还坐着发亮的那盏灯。装一个开关：一天里定两个钟点看消息，别的时候让它黑着。',
        en_US:
          'You answer the moment the screen lights up, and remember the pot when it has boiled dry. Fire is {pct:adverse} here and your adverse element, and the surplus is spent on “right away.” They praise your warmth; you’re the lamp still burning at eleven. Put in a switch. Fix two times a day for messages, and let the thing stay dark in between.',
      },
      {
        id: 'useful.adverse.fire-some',
        because: ['adverse:fire', 'adverse:pct>=17', 'adverse:pct<=40', 'age>=16'],
        says: ['adverse=fire'],
        zh_CN:
          '热闹的场子你进得快，出来时嗓子哑，包也忘了。火有 {pct:adverse}，在账上扣分⟨（忌神火）⟩，它在你身上是兴头：一高兴就把价让了，把底交了，把周末送了。兴头本身没有错，错在当天签字。凡是在笑声里谈成的，第二天早上再说一遍。',
        en_US:
          'You’re quick into a lively room, and leave it hoarse and without your bag. Fire stands at {pct:adverse} and costs you points⟨ (Adverse element)⟩. In you it’s high spirits: on a good evening you lower the price, show the hand and give away the weekend. Nothing wrong with the mood; only with signing in it. Whatever was agreed over laughter, say again the next morning.',
      },
      {
        id: 'useful.adverse.fire-little',
        because: ['adverse:fire', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=fire'],
        zh_CN:
          '难得发一次火，旁边的人记了好几年。火只占 {pct:adverse}，平时看不见，可它最不宜再添，一着就着在干处：当众被催，限时表态，镜头对着你⟨（忌神火）⟩。这三种场合都能预先挡：事先要一份题目，带着写好的两句话去，火星就没处落。',
        en_US:
          'You flare up once in a long while, and people date things by it. Fire is a mere {pct:adverse}, out of sight on most days, yet you least need more of it. It catches where you’re dry: hurried in public, asked to take sides on the spot, filmed⟨ (Adverse element)⟩. All three can be met in advance. Ask for the questions beforehand and bring two sentences on paper, and the spark has nowhere to land.',
      },
      {
        id: 'useful.adverse.earth-full',
        because: ['adverse:earth', 'adverse:pct>=40'],
        says: ['adverse=earth'],
        zh_CN:
          '搬一次家，装了三车，拆开一看，两车是“以后用得着”。土占 {pct:adverse}，最不宜再添⟨（忌神土）⟩，它在你身上是留：留东西，留旧账，留一句话等合适的时候说。留着的都不吃饭，却都占地方。每个月送走一箱，连同一件不打算再等的事。',
        en_US:
          'You moved house with three vans, and two of them held what might come in handy. Earth fills {pct:adverse} of the chart and is what it least needs more of⟨ (Adverse element)⟩. In you it’s keeping: things, old scores, a sentence saved for the right occasion. None of it eats, all of it takes floor. Send off one box a month, and along with it one matter you’re done waiting for.',
      },
      {
        id: 'useful.adverse.earth-some',
        because: ['adverse:earth', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=earth'],
        zh_CN:
          '改一个小地方，你要先把整间屋子的尺寸量完。土有 {pct:adverse}，在你账上扣分，它的样子是稳，稳过了头就沉⟨（忌神土）⟩。人家请你帮忙，要的是今天递一把伞，你回去给人盖亭子。能当天给的先给，给完了，再决定盖不盖。',
        en_US:
          'To change one small thing you first measure the whole house. Earth stands at {pct:adverse} and loses you points; its face is steadiness, which past a certain weight is only heavy⟨ (Adverse element)⟩. Somebody asks for an umbrella, today, and you go home to design a pavilion. Hand over what can be had at once. Whether to build can be settled afterward.',
      },
      {
        id: 'useful.adverse.earth-shown',
        because: ['adverse:earth', 'adverse:pct>=25', 'adverse:shown'],
        says: ['adverse=earth'],
        zh_CN:
          '托你的人开口都是那一句：“反正你在。” 土露在天干上，人人看得见你站得住，占了 {pct:adverse}，偏又最不宜再添⟨（忌神透干）⟩。于是寄存的、代收的、先垫着的，都往你这里放。地不开口，东西就越堆越高。每样给一个取走的日子，到期请对方来搬。',
        en_US:
          'People who ask you favors all open with “you’ll be there anyway.” Earth stands on a stem where everyone sees it, {pct:adverse} of the chart and the last thing it needs more of⟨ (Adverse element, revealed)⟩. So whatever needs storing, signing for or covering for now comes to you, and ground that says nothing gets piled on. Give each thing a date by which it’s fetched, and on that date ask them to fetch it.',
      },
      {
        id: 'useful.adverse.earth-little',
        because: ['adverse:earth', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=earth'],
        zh_CN:
          '抽屉平日开合都顺，偏有一处卡着，每回都夹手。土只占 {pct:adverse}，却最不宜再添，难受的地方很小、很固定：填不完的表，改不了的流程，说不动的那一位⟨（忌神土）⟩。跟抽屉讲道理没用，抽出来修一次。找一个上午，把这类事集中办完。',
        en_US:
          'The drawer runs smoothly except at one spot, and there it pinches every time. Earth is only {pct:adverse} of you and still what you least need more of. What chafes is small and always in the same spot: the endless form, the fixed procedure, the one who won’t be moved⟨ (Adverse element)⟩. There’s no arguing with a drawer. Take it out once and plane it: give one morning to all such matters together.',
      },
      {
        id: 'useful.adverse.metal-full',
        because: ['adverse:metal', 'adverse:pct>=40'],
        says: ['adverse=metal', 'speech=sharp'],
        zh_CN:
          '饭桌上讲错一个年份，你不说出来筷子就放不下。金占 {pct:adverse}，又最不宜再添，多出来的金都拿去裁人裁己了⟨（忌神金）⟩。活儿干净，这是它挣来的；桌边的人说话前先打草稿，这是它花掉的。一天给自己三次更正的额度，用完了就夹菜。',
        en_US:
          'Somebody gets a year wrong at dinner, and you can’t lift your fork until it’s put right. Metal is {pct:adverse} of the chart and adverse to it; the surplus goes into trimming people, yourself included⟨ (Adverse element)⟩. Clean work is what it earns. What it spends is that others draft their sentences before they speak to you. Allow yourself three corrections a day, and after those, eat.',
      },
      {
        id: 'useful.adverse.metal-some',
        because: ['adverse:metal', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=metal', 'speech=sparse'],
        zh_CN:
          '一封三行的信，你删到一行半，对方读着像通知。金有 {pct:adverse}，在账上扣分⟨（忌神金）⟩，它替你省字、省事、省人情，最后一样省得多了些。要紧的信发之前，加回一句没有用的话，问问那边的天气也行。删剩的骨头，长一点肉才好拿。',
        en_US:
          'A three-line letter, and you cut it to one and a half; it arrives sounding like a notice. Metal stands at {pct:adverse} and costs you points⟨ (Adverse element)⟩. It saves you words, trouble and sentiment, and of the last it saves too much. Before an important message goes out, put one useless line back in. Their weather will do. Bare bone is hard to hold.',
      },
      {
        id: 'useful.adverse.metal-little',
        because: ['adverse:metal', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=metal'],
        zh_CN:
          '平日你不挑剔，偏有一件小事，谁碰你跟谁急。金只占 {pct:adverse}，却最不宜再添，像缝在衣服里忘了取的一根针，转到那个角度才扎⟨（忌神金）⟩。先把针找出来：上次翻脸是为了哪一句。说给常碰面的两个人听，他们会绕开，你也少挨扎。',
        en_US:
          'You’re easygoing, except about one small thing, and people who touch it find out. Metal is a mere {pct:adverse} and still what you least need more of, like the pin a tailor forgot in your coat, which pricks at a single angle⟨ (Adverse element)⟩. Find the pin, the last sentence that turned you cold. Tell the two people you see most. They’ll step around it, and you’ll be pricked less.',
      },
      {
        id: 'useful.adverse.water-full',
        because: ['adverse:water', 'adverse:pct>=40'],
        says: ['adverse=water', 'decides=slow'],
        zh_CN:
          '问你晚上吃什么，你能报出七家，最后回家煮面。水占了 {pct:adverse}，又最不宜再添，多出来的水都成了“也可以”⟨（忌神水）⟩。你劝得通别人，是因为每边都想得到；自己定不下来，也是这个缘故。给选择加一道堤：只许三样，只许想到睡前，天亮照办。',
        en_US:
          'Ask you where to eat and you name seven places, then go home and boil noodles. Water fills {pct:adverse} and is adverse here; the surplus⟨ (Adverse element)⟩ turns into “or else.” You can talk anyone around, since you see every side, and for that same reason you don’t settle. Build a levee: three choices at most, thought over until bedtime, carried out in the morning.',
      },
      {
        id: 'useful.adverse.water-some',
        because: ['adverse:water', 'adverse:pct>=17', 'adverse:pct<=40'],
        says: ['adverse=water', 'promise=quick'],
        zh_CN:
          '刚答应完，你已经在想怎么改期。水有 {pct:adverse}，在账上扣分，它在你身上是活络，活络多一分就成了松⟨（忌神水）⟩。朋友都知道你的约要再确认一遍。难改的毛病，从小处改：一星期里挑一个约，不确认，不改期，早到十分钟。',
        en_US:
          'You’ve just said yes, and you’re already thinking how to move the date. Water stands at {pct:adverse} and costs you points; in you it’s suppleness, and one measure more makes it slack⟨ (Adverse element)⟩. Friends know that a plan with you gets confirmed twice. Begin small. One appointment a week that isn’t confirmed, isn’t moved, and finds you there ten minutes early.',
      },
      {
        id: 'useful.adverse.water-little',
        because: ['adverse:water', 'adverse:pct<=17', 'adverse:pct>=1'],
        says: ['adverse=water'],
        zh_CN:
          '屋顶只漏一滴，偏偏滴在枕头边上。水只占 {pct:adverse}，却最不宜再添，白天无事，熄灯以后一件小事能绕三圈⟨（忌神水）⟩。整座屋顶不用翻修。床头放一个本子，绕到第二圈就坐起来写成一句，写完的那件归明天早上管。',
        en_US:
          'The roof has one leak, and it’s above the pillow. Water is only {pct:adverse} and yet what you least need more of: nothing by day, and after lights-out one small matter goes around three times⟨ (Adverse element)⟩. No need for a new roof. At the second round put the lamp on and say it aloud in one sentence. From then on it belongs to the morning.',
      },
      {
        id: 'useful.adverse.absent',
        because: ['adverse:absent', 'age>=16', 'age<=74'],
        zh_CN:
          '门上的锁防着一个从来没来过的人。最不宜再添的是{element:adverse}，可你的盘里一点也没有它⟨（忌神不见）⟩，平日无从觉察，要等某个年份、某个人把它带进屋来，才知道自己不惯。跟盘里{element:adverse}很重的人共事，先短后长：合作一个月，再谈一年。',
        en_US:
          'There’s a lock on the door against somebody who has never called. What you least need is {element:adverse}, and your chart has none of it⟨ (Adverse element)⟩. You don’t notice until a certain year or a certain person brings it indoors and you find how unused to it you are. With people who are full of {element:adverse}, begin small: a month of working together before you talk of a year.',
      },
    ],
  },
]
