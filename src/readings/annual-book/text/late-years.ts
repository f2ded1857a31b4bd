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
        form: ['dated'],
        zh_CN:
          '今年换一段十年的运⟨（交运）⟩，到了这个年纪，换的多半是谁来敲门、谁替你跑腿、哪间屋子住得顺。像一串钥匙重新理一遍：开不了门的摘下来，留着的贴上字，备用的那把，放在走路最近的人那里最稳。新换的头几个月会觉得生，手摸惯了就好，旧的那几把也不必当天就扔。这段日子做主的还是你，只是多了几个人知道钥匙在哪里。',
        en_US:
          'This year one ten-year stretch of luck gives way to the next ⟨(turn of luck)⟩, and at your age it tends to change who knocks, who runs the errands and which room is easiest to live in. It’s like sorting a key ring: off with the keys that open nothing, labels on the others, and the spare is safest with whoever lives the shortest walk away. The first months will feel strange until the hand knows them, and the old ones needn’t be thrown out the same day. You’re still the one who decides. A few more people know where the keys are, that’s all.',
      },
      {
        id: 'annual.late.clash-month',
        because: ['y-clash@month', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '天天碰头的那几位，今年要换座。⟨{y-branch}正对着你月支的{branch:month}（岁冲月支），月柱是手足、街坊、日常往来的人|今年顶着你盘里管手足、街坊和日常往来的那一格⟩：有人搬走，有人改了钟点，守了多年的一条规矩说不通了。空出来的位子别急着补，先把剩下几位的电话抄在一张大字纸上。位子自己会有人来坐，来的那个多半话少，坐久了才知道他样样记得。',
        en_US:
          'The people you meet every day change places this year. ⟨The {y-branch} faces the {branch:month} of your month, the pillar of brothers, sisters, neighbors and daily company|The year pulls against the part of your chart that stands for siblings, neighbors and daily company⟩. Somebody moves away, somebody comes at another hour, and a rule of many years no longer holds. Don’t fill the chair at once. Copy the others’ phone numbers onto one sheet, in large print. Someone will take it in time, a quiet person, as a rule, who turns out to remember everything.',
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
        form: ['order'],
        zh_CN:
          '来帮你的人，今年多半也捎走一点什么。⟨流年是劫财，同类里手快的，你的盘力气薄（流年劫财，身弱）|今年来的是跟你一样、手却更快的人，你的力气薄⟩，这笔账其实划得来：葱归他，米他替你扛上楼。舍得给的放在门口，舍不得的收好就别数。',
        en_US:
          'Whoever comes to help you this year tends to leave with something. ⟨The year’s stem is the Rival, your own kind with quicker hands, and your chart is short of strength|The year brings people like you with quicker hands, and you’re short of strength⟩. It’s a fair exchange: they get the scallions, and the rice gets carried upstairs. What you can spare goes by the door. Lock up the rest and stop counting.',
      },
      {
        id: 'annual.late.wealth-firm',
        because: ['y=wealth', 'sign:firm', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '今年你有力气把抽屉理一遍：存折、借据、别人托你收着的盒子。⟨流年天干是财，要照管的东西，你的盘提得动（流年财星，身强）|今年要照管的东西多，你提得动⟩，一天一格，哪样留，哪样还，哪样现在就送人。当面给，看得见对方拆开，比写在纸上强。送出去的东西会带一句话回来，有的你等了很多年，有的你根本没想到。理到一半累了就停，抽屉等得起。',
        en_US:
          'This is a year with the strength to go through the drawers: passbooks, old IOUs, the box someone asked you to keep. ⟨The stem is wealth, things that want looking after, and your chart can lift them|There’s more to look after this year, and you can lift it⟩. One drawer a day: what stays, what goes back, what is given now. Given by hand, you see their face when they open it. Things handed over bring a sentence back. Some of those you’ve waited years for, and some you never expected. Stop halfway if you’re tired. Drawers can wait.',
      },
      {
        id: 'annual.late.piancai-weak',
        because: ['y=piancai', 'sign:weak', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '上门请你看样品、领鸡蛋、听讲座的，今年一拨接一拨。⟨流年是偏财，四面来的机会，你的盘容易累（流年偏财，身弱）|今年四面都来机会，你容易累⟩，跑一趟，鸡蛋没几个，腿先酸了。一个月只应一样，去以前跟熟人说一声；要掏钱的，说回去拿老花镜，回去就不出来了。下回他们还来，你还有那副眼镜。',
        en_US:
          'Free samples, a lecture with a gift bag, a bargain at the door: the invitations come in waves this year. ⟨The year’s stem is Indirect wealth, chances from all sides, over a chart that tires|Chances come from all sides, and you tire easily⟩, so your legs feel the trip before the gift is unwrapped. Accept one a month and tell somebody first. Where they want money, say you need your reading glasses, and stay home with them. They’ll be back, and you’ll still have the glasses.',
      },
      {
        id: 'annual.late.killing-firm',
        because: ['y=qisha', 'sign:firm', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '家里拖着没人拍板的一件事，今年轮到你开口。⟨流年是七杀，催着要答复，你的盘站得稳（流年七杀，身强）|今年有股催着要答复的劲，你站得稳⟩。话说一遍就够，定个日子，出力的交给年轻人；说第二遍，就成了商量，又要拖一年。',
        en_US:
          'The family matter nobody would settle is waiting for your word this year. ⟨The year’s stem is Seven killings, which presses for an answer, and your chart stands firm|The year presses for an answer, and you stand firm⟩. Say it once, name a day, and leave the lifting to younger backs. Said a second time it becomes a discussion, and that takes another year.',
      },
      {
        id: 'annual.late.killing-weak',
        because: ['y=qisha', 'sign:weak', 'age>=75'],
        form: ['order'],
        zh_CN:
          '催得越急的事，今年越可以放一放。⟨流年是七杀，不让人喘气，压在力气薄的盘上（流年七杀，身弱）|今年有股不让人喘气的劲，你的力气薄⟩，要你当场点头的，一律说要跟人商量。挂了电话写下是谁、要什么，睡过午觉再看，多半小了一半。',
        en_US:
          'The more they press this year, the better it keeps. ⟨The stem is Seven killings, pressure without a pause, over a chart with little to push back|It’s a year of pressure without a pause, and you have little to push back with⟩. Tell anyone who wants a yes on the spot that you talk such things over first. Write down who it was and what they wanted, and look at it after a nap. It tends to be half the size.',
      },
      {
        id: 'annual.late.wealth-even',
        because: ['y=wealth', 'sign:even', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '今年要你照管的，跟你的力气差不多重。⟨流年天干是财，盘不偏（流年财星，身中和）|⟩一盆花，一只猫，隔壁托的一串钥匙，三样刚好。第四样来了，说一句“篮子满了”，不必解释。',
        en_US:
          'What wants your care this year weighs about what you can carry⟨: the stem is wealth, and the chart is balanced|⟩. A plant, a cat, the neighbor’s spare keys: three is right. When the fourth comes along, “my basket is full” needs no explanation.',
      },
      {
        id: 'annual.late.resource-even',
        because: ['y=resource', 'sign:even', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '今年你坐得住，读进去也讲得出来。⟨流年天干是印，教你的、护你的都到场，盘又不偏（流年印星，身中和）|教你的、护你的今年都到场，你的力气也不偏⟩，所以前半年学一样没学过的，哪怕是手机上的；后半年写一页自己会的，写给还没问你的那个人。问的人晚几年才来也不要紧，写下来的东西等得起。',
        en_US:
          'You’ll sit still this year, and what goes in can come out. ⟨The year’s stem is a seal, with teachers and shelter both, and the chart is level|Those who teach and shelter you are at hand, and your strength is even⟩. The first half is good for learning something new, even if it lives in a telephone; the second, for one page of what you know, written for the person who hasn’t asked yet. If the question comes years later, it doesn’t matter. What’s on paper can wait.',
      },
      {
        id: 'annual.late.following-fair',
        because: ['kind:following', 'y-score>=62', 'age>=75'],
        claims: ['good=y'],
        form: [],
        zh_CN:
          '大家往哪边走，你往哪边走，今年这样省力。⟨你的盘跟着最强的一股，流年刚好同路（从格，流年相合）|你本来就是跟着势头走的人，今年的势头正好同路⟩：哪家热闹就多住几天，哪里有人唱就去哪里。为了争口气另起一灶，今年不划算；自己的钥匙和眼镜自己带着，就够独立了。明年势头换了，再换个走法不迟，你这样的人，转弯从来不吃力。',
        en_US:
          'Go where the others go; this year it saves your legs. ⟨A chart like yours follows what is strongest in it, and the year is going the same way|You’re someone who goes with the current, and this year’s current suits you⟩. Stay longer at the house that’s lively, and go where they sing. Lighting your own stove to make a point doesn’t pay this year. Carrying your own keys and glasses is independence enough. If the current changes next year, you can change with it. For someone like you, turning was never hard.',
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
        form: ['statement'],
        zh_CN:
          '街坊今年肯帮你，借一勺酱油、看一会儿门、搭一趟车，开口都有人应。⟨{y-branch}合住你月支的{branch:month}（岁合月支），月柱是手足和街坊|今年跟你盘里管手足和街坊的那一格合得上⟩。只是一条长椅坐久了，几位的话会变成一样的话；往另一条街走一回，带点新闻回来，你就成了最受欢迎的那位。',
        en_US:
          'Neighbors are willing this year; whoever you ask for a ride, a cup of sugar or an eye on the door says yes. ⟨The {y-branch} joins the {branch:month} of your month, the pillar of siblings and neighbors|The year joins the part of your chart that stands for siblings and neighbors⟩. After long enough on one bench, though, everyone says the same things. Walk down another street now and then and bring back news, and you’ll be the one they save a seat for.',
      },
      {
        id: 'annual.late.harm-month',
        because: ['y-harm@month', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '手足街坊之间，今年话容易传歪，少了半句，或者没听清。⟨{y-branch}害着你月支的{branch:month}（岁害月支）|今年跟你盘里管手足和街坊的那一格互相绊脚⟩。要紧的当面说，说完请对方再讲一遍，就歪不了。',
        en_US:
          'Between you and siblings or neighbors, words get bent this year, half left out or half misheard. ⟨The {y-branch} crosses the {branch:month} of your month|The year trips over the part of your chart that stands for siblings and neighbors⟩. What matters, said face to face and said back to you, stays straight.',
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
        form: ['list'],
        zh_CN:
          '晚辈成家、老友重聚、谁家添了人，今年都想请你坐上席。⟨红鸾管喜事，落在这一年（红鸾）|今年多喜事⟩。话备三句就够，多了别人记不住。席上若有很多年没说话的那一位，挪过去坐，问一句还爱不爱吃那道菜，别的都不用提。那一位多半也等了很多年，只差有人先开口。',
        en_US:
          'A wedding among the young, a reunion, a baby to be looked at: this year they want you in the best seat. ⟨The Red phoenix, the star of good occasions, falls in it|It’s a year of good occasions⟩. Three sentences are speech enough; nobody remembers a fourth. If somebody’s there whom you haven’t spoken to in years, move over and ask if they still like that dish. Nothing else need be mentioned. They’ve probably waited just as long for somebody to begin.',
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
        form: ['dated'],
        zh_CN:
          '憋了很久的那段旧事，{best-month}讲得最好，那是全年得分最高的一段⟨，天干伤官，口齿最利（最高月伤官）|⟩。请人录下来，一个下午讲一件，讲得出名字的地方先讲。{worst-month}排在末尾，同样的话出口就重，那时候多听，年轻的有话要说完。',
        en_US:
          'The story you’ve kept back so long comes out best in {best-month}, the highest score of the year⟨, under the Hurting officer, the sharpest tongue among the stars|⟩. Have somebody record it, one matter to an afternoon, beginning where you still know the names. In {worst-month}, the lowest, the same words fall heavily, and that’s a time for listening to the young.',
      },
      {
        id: 'annual.late.best-wealth',
        because: ['y-best-month-wealth', 'age>=75'],
        form: ['list'],
        zh_CN:
          '家里要添要换的大件，定在{best-month}，那是全年得分最高的一段⟨，天干是财，过手的和要照管的都在那边（最高月财星）|⟩：配眼镜、换床垫、把该给谁的给了。{worst-month}最低，收据归一归；有人推销，就说已经有了。',
        en_US:
          'Whatever large thing the house needs, set the day in {best-month}. That’s the highest score of the year⟨, with wealth, what we handle and look after, on the stem|⟩: new glasses, a better mattress, the thing you meant to hand to someone. In {worst-month}, the lowest, put the receipts in order, and tell salesmen you already have one.',
      },
      {
        id: 'annual.late.best-qisha',
        because: ['y-best-month-qisha', 'age>=75'],
        form: ['dated'],
        zh_CN:
          '难开口的那一句，留给{best-month}。那是全年得分最高的一段⟨，天干七杀，催人了断（最高月七杀）|⟩，平日压着你的，那时倒成了撑腰的：哪件事不想再管，哪间屋要留给自己，说一遍就有人听。{worst-month}最低，碰上要争的，先泡茶，茶喝完也就过去了。',
        en_US:
          'Keep the sentence that’s hard to say for {best-month}, the highest score of the year⟨, under Seven killings, which wants things settled|⟩. What usually weighs on you stands behind you then: which duty you’re done with, which room stays yours. Once will be enough. In {worst-month}, the lowest, answer any argument by putting the kettle on. By the last cup it’s over.',
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
        form: [],
        zh_CN:
          '你的盘想要火，火住在南边⟨（用神火）⟩，椅子就放到向阳的窗底下，上午坐满一顿茶的工夫。串门、住几天、听人唱戏，有南有北，先应南边的。屋里最暗的过道换一盏亮灯，夜里看得清，白天也愿意停一停。灯亮了，你会看见墙上那张照片挂歪了多少年。',
        en_US:
          'Your chart wants fire, and fire belongs to the south ⟨(useful element fire)⟩, so put your chair at the sunny window and give it the hour after breakfast. For visits and a few days away, accept the southern invitation before the northern one. Hang a stronger bulb in the darkest hallway. You’ll see your feet at night, and by day you’ll stop there to look at the pictures. With the light on you’ll also notice how many years that photograph has hung crooked.',
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
        form: ['statement'],
        zh_CN:
          '二三月间，肯替你跑腿的人一叫就到，⟨木当令，|那是木的时候，⟩木在你的盘里正是帮手⟨（喜神当令）⟩。打听那位老同学的地址，把阳台的架子钉牢，都叫得动。要紧的点头留到五月再定，那时候跑腿的歇下了，你也看清了。',
        en_US:
          'In February and March the people who run errands for you come when called. ⟨Wood is in season,|It’s wood’s time,⟩ and in your chart wood is the helper ⟨(helpful element in season)⟩. An old classmate’s address, a loose shelf on the balcony: they’ll see to it. The nod that matters can wait until May. By then the helpers have sat down and you see clearly.',
      },
      {
        id: 'season.late.summer-use',
        because: ['s:summer', 's-use', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '五月到七月你说的话有人听，⟨火当令，|那是火的时候，⟩火是这张盘最用得着的⟨（用神当令）⟩。想见谁，老照片上都是谁，哪道菜怎么做，都趁这时候讲，早上讲最有精神。来人多的日子，午觉照睡，客人可以自己倒茶。',
        en_US:
          'From May through July you’re listened to. ⟨Fire is in season,|It’s fire’s time,⟩ and fire is what this chart can use most ⟨(useful element in season)⟩. Whom you’d like to see, who’s who in the old photographs, how that dish is made: tell it now, in the morning when you’re freshest. However many come, keep your nap. They can pour their own tea.',
      },
      {
        id: 'season.late.summer-adverse',
        because: ['s:summer', 's-adverse', 'age>=75'],
        form: [],
        zh_CN:
          '五六月里家里的话容易烫，⟨火当令，|那是火的时候，⟩火是这张盘最不想添的⟨（忌神当令）⟩。买菜、商量事，都放在早上八点以前。声音一高，就说去看看炉子，真去看一眼，回来再说。回来的时候，别人的话头多半已经换了。',
        en_US:
          'In May and June the talk at home runs warm. ⟨Fire is in season,|It’s fire’s time,⟩ and fire is what this chart least wants more of ⟨(adverse element in season)⟩. Do the shopping and the family council before eight in the morning. When voices rise, say you’re going to look at the stove, go and look, and come back. By then they tend to be on another subject.',
      },
      {
        id: 'season.late.autumn-use',
        because: ['s:autumn', 's-use', 'age>=75'],
        form: ['list'],
        zh_CN:
          '八九月适合了结，⟨金当令，|那是金的时候，⟩金又是你最用得着的⟨（用神当令）⟩，拖着的线头都剪得动：柜子里哪几件送人，老账抹掉哪一笔，哪句话到此为止。一天一样，剪完喝茶。十月土重，刀口发钝，剩下的包好，写上给谁，放着就行。',
        en_US:
          'August and September are for settling. ⟨Metal is in season,|It’s metal’s time,⟩ and metal is what you can use most ⟨(useful element in season)⟩, so the loose threads can be cut: which coats are given away, which old debt is crossed out, which subject is closed. One a day, and then tea. In October earth is heavy and dulls the edge. What’s left can be wrapped, marked with a name and put by.',
      },
      {
        id: 'season.late.autumn-enemy',
        because: ['s:autumn', 's-enemy', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '八九月里有人替你算账，算来算去，是他那一份。⟨金当令，|那是金的时候，⟩金在你的盘里帮着对面⟨（仇神当令）⟩。谁拿纸来请你签字，先留下纸，请人走，隔一夜戴上眼镜看；看不懂的画圈，圈多过三个，就还给他。他若催你，就更不用急，真是给你的好处，过了这个月也还在。',
        en_US:
          'In August and September people do sums for you, and the share they’re counting is theirs. ⟨Metal is in season,|It’s metal’s time,⟩ and metal in your chart sides with the people across the table ⟨(opposing element in season)⟩. When someone brings a paper to sign, keep the paper and see them out. Read it next morning with your glasses on, circling what you don’t follow. At more than three circles, hand it back. If they hurry you, there’s even less reason to. A real benefit will still be there next month.',
      },
      {
        id: 'season.late.autumn-idle',
        because: ['s:autumn', 's-idle', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '八九月里你的盘没什么动静，⟨金当令，|那是金的时候，⟩金只是从门前过⟨（闲神当令）⟩。拿来慢慢走旧街正好：哪家换了招牌，哪棵树还在。认出三样就坐下歇，晚上讲给一个也住过那条街的人听。',
        en_US:
          'Little stirs in your chart in August and September. ⟨Metal is in season,|It’s metal’s time,⟩ and metal is only passing by ⟨(idle element in season)⟩. Those are good weeks for a slow walk down an old street, seeing which sign has changed and which tree is still there. Three finds, then a bench, and in the evening you tell somebody who lived there, too.',
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
        form: ['order'],
        zh_CN: '老伙计们这个月凑得齐，想一起办的那桌饭现在就约。',
        en_US: 'The old crowd can all come for once. Set the date of that dinner now.',
      },
      {
        id: 'month.late.bijian-mid',
        because: ['m=bijian', 'm-score>=55', 'm-score<=67', 'age>=75'],
        form: ['order'],
        zh_CN: '来了位同岁的，比比谁的故事长，别的不比。',
        en_US: 'Someone your own age turns up. Compare stories and nothing else.',
      },
      {
        id: 'month.late.shangguan-high',
        because: ['m=shangguan', 'm-score>=68', 'age>=75'],
        form: ['statement'],
        zh_CN: '话到嘴边都是整句的，一件旧事讲得到头。',
        en_US: 'The words come in whole sentences, and one old story gets told to its end.',
      },
      {
        id: 'month.late.zhengcai-high',
        because: ['m=zhengcai', 'm-score>=68', 'age>=75'],
        form: ['statement'],
        zh_CN: '从前花在别人身上的，多半有一样回来，收下就好。',
        en_US: 'Something you once spent on others tends to come back. Taking it is thanks enough.',
      },
      {
        id: 'month.late.zhengyin-high',
        because: ['m=zhengyin', 'm-score>=68', 'age>=75'],
        form: ['order'],
        zh_CN: '有人愿意替你跑一趟、问一声，别说不用了。',
        en_US: 'Someone offers to go and ask for you. For once don’t say you can manage.',
      },
      {
        id: 'month.late.best-wealth',
        because: ['m-best', 'm=wealth', 'age>=75'],
        form: ['statement'],
        zh_CN: '想给谁的那一样，这个月给得最顺，当面给。',
        en_US: 'What you’ve meant to give away is best given now, hand to hand.',
      },
      {
        id: 'month.late.best-officer',
        because: ['m-best', 'm=officer', 'age>=75'],
        form: ['statement'],
        zh_CN: '要盖章的、要排队的都放在这里办，有个人陪着更快。',
        en_US: 'Stamps and counters go smoothly here, and faster with somebody along.',
      },
      {
        id: 'month.late.wenchang',
        because: ['m-star=wenchangguiren', 'age>=75'],
        form: ['order'],
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
        form: ['statement'],
        zh_CN: '隔壁多半有动静，新来的脸先从垃圾车几点来问起。',
        en_US: 'Something stirs next door. A new face will begin by asking when the garbage truck comes.',
      },
      {
        id: 'month.late.stem-faces-month',
        because: ['m-stem-clash@month', 'age>=75'],
        form: ['order'],
        zh_CN: '牌桌上有人跟你抬杠，让这一把，下一把再说。',
        en_US: 'Somebody at the card table contradicts you. Let them have this hand.',
      },
      {
        id: 'month.late.harm-month',
        because: ['m-harm@month', 'age>=75'],
        form: ['statement'],
        zh_CN: '楼道里听来的话多半缺一半，缺的那半才是真的。',
        en_US: 'What you hear on the stairs tends to be half of it, and the other half is the true one.',
      },
      {
        id: 'month.late.hongluan',
        because: ['m-star=hongluan', 'age>=75'],
        form: ['statement'],
        zh_CN: '喜帖上多半有你的名字，那件好衣裳该透透气了。',
        en_US: 'An invitation is likely to have your name on it. The good coat could use some air.',
      },
    ],
  },
]
