import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Yearly paragraphs for readers over seventy-five, in place of those about pay, offices and contracts. */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-late-todo',
    card: 'annual',
    role: 'todo',
    paragraphs: [
      {
        id: 'annual.late.do-officer',
        because: ['y=officer', 'sign:firm', 'age>=75'],
        zh_CN: '家里的事，你想自己做主的挑一件，写成一句话，请管事的人来喝茶，念给他听。',
        en_US:
          'Put the one household matter that you mean to decide yourself in a sentence. Ask whoever runs things to tea, and read it out.',
      },
    ],
  },
  {
    id: 'annual-late-first',
    card: 'annual',
    role: { section: 'first' },
    paragraphs: [
      {
        id: 'annual.late.turn',
        because: ['y-turn', 'age>=75'],
        zh_CN:
          '钥匙串今年要重新理一遍。管十年的大运在这一年里交接⟨（交运）⟩，到了这个年纪，换的多半是谁来敲门、谁替你跑腿、哪间屋子住得顺。开不了门的旧钥匙摘下来，留着的每把贴上字；有一把备用的，交给走路最近的那个人。',
        en_US:
          'The key ring needs sorting. The luck cycle, which rules for ten years, changes hands in this one ⟨ (turn of luck)⟩, and at your age it tends to change who knocks, who runs the errands and which room is easiest to live in. Take off the keys that open nothing, put a label on the others, and give the spare to whoever lives the shortest walk away.',
      },
      {
        id: 'annual.late.clash-month',
        because: ['y-clash@month', 'age>=75'],
        zh_CN:
          '天天碰头的那张牌桌，今年要换座。{y-branch}正对着你月支的{branch:month}⟨（岁冲月支）⟩，月柱是手足、街坊、日常往来的人：有人搬去跟孩子住，有人改了钟点，守了多年的一条规矩说不通了。空出来的位子别急着补，先把剩下几位的电话抄在一张大字纸上。',
        en_US:
          'The table you meet at every day changes its seating. The {y-branch} faces the {branch:month} of your month ⟨ (year facing the month branch)⟩, the pillar of brothers, sisters, neighbors and daily company. Somebody moves in with the family, somebody comes at another hour, and a rule of many years no longer holds. Don’t fill the chair at once. Copy the others’ phone numbers onto one sheet, in large print.',
      },
    ],
  },
  {
    id: 'annual-late-god',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.late.rival-weak',
        because: ['y=jiecai', 'sign:weak', 'age>=75'],
        zh_CN:
          '来帮忙的老朋友，走的时候总要捎走一把葱。流年是劫财，同类里手快的那颗星，你的盘力气薄⟨（流年劫财，身弱）⟩，这笔账划得来：他拿葱，也替你把米扛上了楼。哪样舍得给，先摆在门口；舍不得的锁好，锁好了就别数。',
        en_US:
          'The old friend who comes to help never leaves without a bunch of your scallions. The year’s stem is the Rival, your own kind with quicker hands, and your chart is short of strength ⟨ (year of the Rival, weak self)⟩. It’s a fair exchange, since the rice got carried upstairs. Put what you can spare by the door. Lock up the rest and don’t count it.',
      },
      {
        id: 'annual.late.wealth-firm',
        because: ['y=wealth', 'sign:firm', 'age>=75'],
        zh_CN:
          '抽屉里的存折、借据、别人托你收着的盒子，今年有力气理一遍。流年天干是财，要照管的东西，你的盘提得动⟨（流年财星，身强）⟩，一天理一格，哪样留、哪样还、哪样现在就送人。送的时候当面给，看得见对方拆开，比写在纸上强。',
        en_US:
          'Passbooks, old IOUs, the box someone asked you to keep: this is the year with the strength to sort them. The stem is wealth, things that want looking after, and your chart can lift them ⟨ (year of Wealth, strong self)⟩. Do one drawer a day, what stays, what goes back, what is given now. Give it by hand. You’ll see their face when they open it.',
      },
      {
        id: 'annual.late.piancai-weak',
        because: ['y=piancai', 'sign:weak', 'age>=75'],
        zh_CN:
          '上门请你看样品、领鸡蛋、听讲座的，今年一拨接一拨。流年是偏财，四面来的机会，你的盘容易累⟨（流年偏财，身弱）⟩，一趟跑下来，鸡蛋没几个，腿先酸了。一个月只应一样，去以前打电话问家里一声；要掏钱的，说回去拿老花镜，回去就不出来了。',
        en_US:
          'Free eggs, a lecture with a gift bag, samples at the door: the invitations come in waves. The year’s stem is Indirect wealth, chances from all sides, over a chart that tires ⟨ (year of Indirect wealth, weak self)⟩, and the legs feel the trip before the eggs are boiled. Accept one a month and tell somebody first. Where they want money, say you need your reading glasses, and stay home with them.',
      },
      {
        id: 'annual.late.killing-firm',
        because: ['y=qisha', 'sign:firm', 'age>=75'],
        zh_CN:
          '沉的那只箱子抬到你脚边，大家都看着你。流年是七杀，催着要答复的那颗星，你的盘站得稳，推不倒⟨（流年七杀，身强）⟩：家里拖着没人拍板的一件，今年轮到你开口。话说一遍，定个日子，要两个年轻人来抬；拍完板，箱子就归他们。',
        en_US:
          'They set the heavy trunk down at your feet and look at you. The year’s stem is Seven killings, which presses for an answer, and your chart stands firm under pressure ⟨ (year of Seven killings, strong self)⟩. The family matter nobody would settle is waiting for your word. Say it once, name a day, and ask for two younger backs. After that the trunk is theirs.',
      },
      {
        id: 'annual.late.killing-weak',
        because: ['y=qisha', 'sign:weak', 'age>=75'],
        zh_CN:
          '电话里催得越急的事，今年越可以放一放。流年是七杀，不让人喘气的那颗星，压在力气薄的盘上⟨（流年七杀，身弱）⟩，要你当场点头的，一律答“等孩子回来商量”，没有孩子就说等邻居。挂了电话写下是谁、要什么，睡过午觉再看，多半小了一半。',
        en_US:
          'The more a caller presses this year, the better it keeps. The stem is Seven killings, pressure without a pause, over a chart with little to push back ⟨ (year of Seven killings, weak self)⟩. To anyone who wants a yes on the spot, say that you settle such things with somebody, and hang up. Write down who it was and what they wanted. After a nap it tends to be half the size.',
      },
      {
        id: 'annual.late.wealth-even',
        because: ['y=wealth', 'sign:even', 'age>=75'],
        zh_CN:
          '菜篮子装到七分，今年正好拎得回家。流年天干是财，要你照管的事跟你的力气差不多重⟨（流年财星，身中和）⟩：一盆花，一只猫，隔壁托的一串钥匙，三样刚好。第四样来的时候，指着篮子给人看，不必解释。',
        en_US:
          'Filled to two thirds, the basket gets home without a rest on the stairs. The year’s stem is wealth, and what wants your care weighs about what you can carry ⟨ (year of Wealth, balanced self)⟩: a plant, a cat, the neighbor’s spare keys. Three is right. When the fourth comes along, point to the basket. You needn’t explain.',
      },
      {
        id: 'annual.late.resource-even',
        because: ['y=resource', 'sign:even', 'age>=75'],
        zh_CN:
          '台灯换个亮一点的灯泡，今年坐得住。流年天干是印，教你的、护你的都到场，你的盘不偏，读进去也讲得出来⟨（流年印星，身中和）⟩。上半年学一样没学过的，哪怕是手机上的；下半年把自己会的写成一页，写给还没问你的那个人。',
        en_US:
          'Put a brighter bulb in the reading lamp; you’ll sit under it. The year’s stem is a seal, with teachers and shelter both, and since your chart is level, what goes in can come out ⟨ (year of Resource, balanced self)⟩. Until summer learn something new, even if it lives in a telephone. Then write one page of what you know, for the person who hasn’t asked yet.',
      },
      {
        id: 'annual.late.following-fair',
        because: ['kind:following', 'y-score>=62', 'age>=75'],
        zh_CN:
          '早市上人往哪边走，你往哪边走，今年这样走省力。你的盘跟着最强的一股⟨（从格，流年相合）⟩，流年刚好同路：哪家孩子热闹就多住几天，哪个公园有人唱就去哪个。别为了争口气另起一灶。跟着走的时候，自己的药盒和钥匙自己带。',
        en_US:
          'Where the morning market flows, flow along; this year it saves your legs. A chart like yours follows what is strongest in it ⟨ (Following pattern, year agrees)⟩, and the year is going the same way. Stay longer at the house that’s lively, go to the park where they sing, and light no stove of your own to make a point. Your keys and glasses you carry yourself.',
      },
    ],
  },
  {
    id: 'annual-late-contact',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.late.joins-month',
        because: ['y-six-combine@month', 'age>=75'],
        zh_CN:
          '楼下的凳子今年坐得拢。{y-branch}合住你月支的{branch:month}⟨（岁合月支）⟩，月柱是手足和街坊，借一勺酱油、看一会儿门、搭一趟车，开口都有人应。拢得久了，几位的话会变成一样的话；一个星期往另一条街走一回，带点新闻回来。',
        en_US:
          'The bench downstairs fills up easily. The {y-branch} joins the {branch:month} of your month ⟨ (year joining the month branch)⟩, the pillar of brothers, sisters and neighbors, and whoever you ask for soy sauce, a ride, an eye on the door, says yes. After long enough on one bench everyone says the same things. Once a week take another street, and bring back news.',
      },
      {
        id: 'annual.late.harm-month',
        because: ['y-harm@month', 'age>=75'],
        zh_CN:
          '一句话绕过三家，回到你耳朵里就硌人了。{y-branch}害着你月支的{branch:month}⟨（岁害月支）⟩，手足街坊之间今年会绊一下，多半是少说了半句，或者没听清。要紧的当面说，说完请对方再讲一遍；不要紧的，助听器可以歇一会儿。',
        en_US:
          'By the time it has been through three kitchens, the sentence has an edge. The {y-branch} crosses the {branch:month} of your month ⟨ (year crossing the month branch)⟩, and among siblings and neighbors people trip one another this year, over half a sentence left out or half of one misheard. Say what matters face to face, and have it said back. For the rest, be a little hard of hearing.',
      },
    ],
  },
  {
    id: 'annual-late-star',
    card: 'annual',
    role: { section: 'base' },
    paragraphs: [
      {
        id: 'annual.late.hongluan',
        because: ['y-star=hongluan', 'age>=75'],
        zh_CN:
          '红信封今年往你家里跑得勤。红鸾是管喜事的星⟨（红鸾）⟩，晚辈成家、老友重聚、谁家添了人，都想请你坐上席。衣服早一天挂出来，话备三句就够。席上遇见很多年没说话的那一位，挪过去坐，先问他还爱不爱吃那道菜。',
        en_US:
          'Red envelopes find your mailbox often this year. The Red phoenix is the star of good occasions ⟨ (Red phoenix)⟩: a wedding among the young, a reunion, a baby to be looked at, and for you the best seat. Hang the suit out the day before, and three sentences are speech enough. If somebody’s there whom you haven’t spoken to in years, move over and ask if they still like that dish.',
      },
    ],
  },
  {
    id: 'annual-late-best-month',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.late.best-shangguan',
        because: ['y-best-month-shangguan', 'age>=75'],
        zh_CN:
          '憋了很久的那段旧事，{best-month}讲得最好。分数全年最高，天干是伤官，口齿最利的星⟨（最高月伤官）⟩，请人录下来，一个下午讲一件。{worst-month}排在末尾，同样的话出口就重，到那时多听，让年轻的把话说完。',
        en_US:
          'The story you’ve kept back so long comes out best in {best-month}. It’s the highest score of the year, under the Hurting officer, the sharpest tongue among the stars ⟨ (highest month, Hurting officer)⟩. Let somebody record it, one matter to an afternoon. The same words fall heavily in {worst-month}, the lowest. Listen then, and let the young finish.',
      },
      {
        id: 'annual.late.best-wealth',
        because: ['y-best-month-wealth', 'age>=75'],
        zh_CN:
          '家里要添要换的大件，日子定在{best-month}。天干是财，过手的和要照管的都在那边，分数又是全年最高⟨（最高月财星）⟩，配老花镜、换床垫、把该给谁的给了，都放在那个月。{worst-month}最低，收据归一归，有人推销就说已经有了。',
        en_US:
          'Whatever large thing the house needs, set the day in {best-month}. The stem is wealth, what we handle and look after, with the highest score of the year ⟨ (highest month, Wealth)⟩: new glasses, a better mattress, the thing you meant to hand to someone. Lowest by score: {worst-month}. Put the receipts in order, and tell salesmen you already have one.',
      },
      {
        id: 'annual.late.best-qisha',
        because: ['y-best-month-qisha', 'age>=75'],
        zh_CN:
          '难开口的那一句，留给{best-month}。七杀是催人了断的星，落在分数最高的一个月⟨（最高月七杀）⟩，平日压着你的，那时倒成了撑腰的：哪件事不想再管，哪间屋要留给自己，说一遍就有人听。{worst-month}最低，碰上要争的，先泡茶。',
        en_US:
          'Keep the sentence that’s hard to say for {best-month}. Seven killings, the star that wants things settled, falls on the highest score of the year ⟨ (highest month, Seven killings)⟩, and what usually weighs on you stands behind you: which duty you’re done with, which room stays yours. Once will be enough. In {worst-month}, the lowest, answer any argument by putting the kettle on.',
      },
    ],
  },
  {
    id: 'annual-late-place',
    card: 'annual',
    role: { section: 'place' },
    paragraphs: [
      {
        id: 'annual.late.place-fire',
        because: ['use:fire', 'age>=75'],
        zh_CN:
          '椅子搬到南窗底下，上午坐满一炷香的工夫。你的盘想要火，火住在南边⟨（用神火）⟩，串门、住几天、听人唱戏，有南有北就先应南边的。屋里最暗的过道换一盏亮灯，夜里起来看得清，白天走过也愿意停一停。',
        en_US:
          'Carry your chair to the south window and give it the hour after breakfast. Your chart wants fire, and fire lives in the south ⟨ (Useful element fire)⟩. For visits and a few days away, accept the southern invitation before the northern one. The darkest hallway at home gets a stronger bulb. You’ll see your feet at night, and by day you’ll stop there to look at the pictures.',
      },
    ],
  },
  {
    id: 'season-late',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.late.spring-joy',
        because: ['s:spring', 's-joy', 'age>=75'],
        zh_CN:
          '肯跑腿的晚辈，春天一叫就到：木在你的盘里正是这样一位⟨（喜神当令）⟩。二三月想打听的、想托人带的，都叫得动：问问那位老同学的地址，请人把阳台的架子钉牢，换条路去菜场。要紧的点头留到辰月过完，跑腿的歇下了再定。',
        en_US:
          'Wood is a willing grandchild of a star in your chart ⟨ (Helpful element in season)⟩, and spring is its shift. In February and March people do run your errands, so send them: an old classmate’s address, a shelf to be fixed on the balcony. Try the other way to the market yourself. The nod that matters can wait until the Dragon’s month is through.',
      },
      {
        id: 'season.late.summer-use',
        because: ['s:summer', 's-use', 'age>=75'],
        zh_CN:
          '巳午两个月一到，灯像是挂到了你的桌上，火是这张盘最用得着的⟨（用神当令）⟩。五月到七月说的话有人听：想见谁，老照片上都是谁，哪道菜怎么做，挑凉快的早上讲。来人多的日子，午觉照睡，客人可以自己倒茶。',
        en_US:
          'Under the Snake and the Horse the lamp hangs over your table, and fire is what this chart can use most ⟨ (Useful element in season)⟩. From May through July you’re listened to: say whom you’d like to see, who’s who in the old photographs, how that dish is made. Mornings are best, while it’s cool. However many come, keep your nap. They can pour their own tea.',
      },
      {
        id: 'season.late.summer-adverse',
        because: ['s:summer', 's-adverse', 'age>=75'],
        zh_CN:
          '收音机还没报高温，屋里的话已经烫了，火是这张盘最不想添的⟨（忌神当令）⟩。巳午两个月出门买菜赶在八点以前，家里要商量的也放在早上。声音一高，说去看看炉子，真去看一眼，回来再说；傍晚把凳子搬到有风的那一边。',
        en_US:
          'Before the radio announces the heat, the talk at home is warm enough. Fire is what this chart least wants more of ⟨ (Adverse element in season)⟩. In the Snake and Horse months do the shopping before eight, and the family council, too. When voices rise, say that you’re going to look at the stove, and go. Toward evening, carry your stool to the side with the breeze.',
      },
      {
        id: 'season.late.autumn-use',
        because: ['s:autumn', 's-use', 'age>=75'],
        zh_CN:
          '申酉两个月带来金，剪子快了，拖着的线头可以剪⟨（用神当令）⟩。八九月适合了结：柜子里哪几件送人，老账抹掉哪一笔，哪句话到此为止。一天剪一样，剪完喝茶。十月戌月土重，刀口发钝，剩下的包好，写上给谁。',
        en_US:
          'The Monkey and the Rooster bring metal, and the scissors are sharp for all those loose threads ⟨ (Useful element in season)⟩. August and September are for settling: which coats are given away, which old debt is crossed out, which subject is closed. Snip one a day, then have tea. The Dog in October is earth and dulls the edge. Wrap what’s left and write a name on it.',
      },
      {
        id: 'season.late.autumn-enemy',
        because: ['s:autumn', 's-enemy', 'age>=75'],
        zh_CN:
          '秋风里数东西的声音多，数来数去，数的是别人那一份，金在你的盘里帮着对面⟨（仇神当令）⟩。八月谁拿纸来请你按手印，先留下纸，请人走，隔一夜戴上眼镜看。看不懂的地方画圈，圈多过三个，就还给他。',
        en_US:
          'There’s much counting in the fall wind, and the pile being counted is somebody else’s. Metal in your chart sides with the people across the table ⟨ (Opposing element in season)⟩. When someone brings a paper to sign in August, keep the paper and see them out. Read it next morning with your glasses on, circling what you don’t follow. At more than three circles, hand it back.',
      },
      {
        id: 'season.late.autumn-idle',
        because: ['s:autumn', 's-idle', 'age>=75'],
        zh_CN:
          '八月凉下来，你的盘没什么动静，金只是从门前过⟨（闲神当令）⟩。这样的秋天拿来走路正好，早一站下车，沿着旧街慢慢认：哪家换了招牌，哪棵树还在。认出三样就坐下歇，回家讲给一个也住过那条街的人听。',
        en_US:
          'August cools, and your chart hardly looks up; metal is passing by the gate ⟨ (Idle element in season)⟩. It’s a good fall for slow walks. Get off one stop early and go down the old street, seeing which sign has changed and which tree is still there. Three finds, then a bench. Tell them in the evening to somebody who lived there, too.',
      },
    ],
  },
  {
    id: 'month-late-god',
    card: 'month',
    role: { section: 'month' },
    paragraphs: [
      {
        id: 'month.late.bijian-high',
        because: ['m=bijian', 'm-score>=68', 'age>=75'],
        zh_CN: '老伙计们这个月凑得齐，想一起办的那桌饭现在就约。',
        en_US: 'The old crowd can all come for once. Set the date of that dinner now.',
      },
      {
        id: 'month.late.bijian-mid',
        because: ['m=bijian', 'm-score>=55', 'm-score<=67', 'age>=75'],
        zh_CN: '来了位同岁的，比比谁的故事长，别比谁吃几样药。',
        en_US: 'Someone your own age turns up. Compare stories, and leave the pillboxes alone.',
      },
      {
        id: 'month.late.shangguan-high',
        because: ['m=shangguan', 'm-score>=68', 'age>=75'],
        zh_CN: '话到嘴边都是整句的，旧事挑一件，讲完整。',
        en_US: 'The words come in whole sentences. Pick one old story and tell it to its end.',
      },
      {
        id: 'month.late.zhengcai-high',
        because: ['m=zhengcai', 'm-score>=68', 'age>=75'],
        zh_CN: '该还你的会还，收下以后给自己添一样顺手的。',
        en_US: 'What was lent comes back. Buy yourself something that fits the hand.',
      },
      {
        id: 'month.late.zhengyin-high',
        because: ['m=zhengyin', 'm-score>=68', 'age>=75'],
        zh_CN: '有人愿意替你跑一趟、问一声，别说不用了。',
        en_US: 'Someone offers to go and ask for you. For once don’t say you can manage.',
      },
      {
        id: 'month.late.best-wealth',
        because: ['m-best', 'm=wealth', 'age>=75'],
        zh_CN: '想给谁的那一样，趁这个月当面给。',
        en_US: 'The thing you’ve meant to give away: put it in their hands now.',
      },
      {
        id: 'month.late.best-officer',
        because: ['m-best', 'm=officer', 'age>=75'],
        zh_CN: '要盖章的、要排队的都放在这里办，叫个人陪着。',
        en_US: 'Stamps and counters go smoothly here. Take somebody along for the line.',
      },
      {
        id: 'month.late.wenchang',
        because: ['m-star=wenchangguiren', 'age>=75'],
        zh_CN: '笔这个月听话，给远处的人写一封长的。',
        en_US: 'The pen obeys this month. Send somebody far away a long letter.',
      },
    ],
  },
  {
    id: 'month-late-contact',
    card: 'month',
    role: { section: 'month' },
    paragraphs: [
      {
        id: 'month.late.clash-month',
        because: ['m-clash@month', 'age>=75'],
        zh_CN: '隔壁搬来一张新面孔，先告诉他垃圾车几点来。',
        en_US: 'A new face next door. Begin with when the garbage truck comes.',
      },
      {
        id: 'month.late.stem-faces-month',
        because: ['m-stem-clash@month', 'age>=75'],
        zh_CN: '牌桌上有人跟你抬杠，让这一把，下一把再说。',
        en_US: 'Somebody at the card table contradicts you. Let them have this hand.',
      },
      {
        id: 'month.late.harm-month',
        because: ['m-harm@month', 'age>=75'],
        zh_CN: '楼道里听来的，跟菜叶子一起择掉。',
        en_US: 'What you hear on the stairs, peel off with the outer leaves.',
      },
      {
        id: 'month.late.hongluan',
        because: ['m-star=hongluan', 'age>=75'],
        zh_CN: '喜帖上有你的名字，那件好衣裳拿出来透透气。',
        en_US: 'Your name is on a wedding card. Hang the good coat out to air.',
      },
    ],
  },
]
