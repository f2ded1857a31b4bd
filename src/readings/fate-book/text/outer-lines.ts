import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'outer-line',
    card: 'outer',
    role: 'line',
    paragraphs: [
      {
        id: 'outer.line.jia-quiet',
        because: ['day:jia', 'stems:no-output'],
        zh_CN: '人人来乘凉，没人问过这棵树渴不渴。',
        en_US: 'Everyone comes for the shade. Nobody has asked what the tree would like.',
      },
      {
        id: 'outer.line.jia-blossom',
        because: ['day:jia', 'stems:output'],
        zh_CN: '花开在齐眉的枝上，过路的人忘了树干有多硬。',
        en_US: 'The blossoms hang at eye level, and people forget how hard the trunk is.',
      },
      {
        id: 'outer.line.yi-quiet',
        because: ['day:yi', 'stems:no-output'],
        zh_CN: '藤已经过了墙，墙这边的人还在等你点头。',
        en_US: 'You’re over the wall already. On this side they’re still waiting for your nod.',
      },
      {
        id: 'outer.line.yi-blossom',
        because: ['day:yi', 'stems:output'],
        zh_CN: '一路开着花往上爬，看花的人没留意你爬了多高。',
        en_US: 'You bloom as you climb. They look at the flowers and miss the height.',
      },
      {
        id: 'outer.line.bing-quiet',
        because: ['day:bing', 'stems:no-output'],
        zh_CN: '太阳照谁都一样，谁也不知道它几点累。',
        en_US: 'The sun is warm to all alike, and nobody can tell when it’s tired.',
      },
      {
        id: 'outer.line.bing-ground',
        because: ['day:bing', 'stems:output'],
        zh_CN: '你照到哪里，哪里就长出一桌人来。',
        en_US: 'Wherever you shine for an hour, a tableful of people comes up.',
      },
      {
        id: 'outer.line.ding-quiet',
        because: ['day:ding', 'stems:no-output'],
        zh_CN: '街上看是一盏灯，进了屋才知道有多暖。',
        en_US: 'From the street it’s one lamp among many. You have to come in.',
      },
      {
        id: 'outer.line.ding-table',
        because: ['day:ding', 'stems:output'],
        zh_CN: '灯下摆着吃的，来的人都说是来看灯。',
        en_US: 'There’s food under the lamp. The guests all say they came for the light.',
      },
      {
        id: 'outer.line.wu-quiet',
        because: ['day:wu', 'stems:no-output'],
        zh_CN: '山不开口，爬山的人替它说了许多话。',
        en_US: 'The mountain says nothing, so the hikers supply the opinions.',
      },
      {
        id: 'outer.line.wu-ore',
        because: ['day:wu', 'stems:output'],
        zh_CN: '朝山里喊一声，滚下来的石头里有几块是矿。',
        en_US: 'Shout at the mountain and rocks come down. Some of them are ore.',
      },
      {
        id: 'outer.line.ji-quiet',
        because: ['day:ji', 'stems:no-output'],
        zh_CN: '田埂低，谁都迈得进来，出去时鞋上带着泥。',
        en_US: 'The bank around this field is low. People step in, and leave with mud on.',
      },
      {
        id: 'outer.line.ji-stall',
        because: ['day:ji', 'stems:output'],
        zh_CN: '地里长的都摆到了路边，过路的先尝，主人后吃。',
        en_US: 'Whatever grows here goes on a table by the road. Passersby taste first.',
      },
      {
        id: 'outer.line.geng-quiet',
        because: ['day:geng', 'stems:no-output'],
        zh_CN: '刀还在鞘里，满屋的人已经坐直了。',
        en_US: 'The blade is still in its sheath, and the whole room sits up.',
      },
      {
        id: 'outer.line.geng-wet',
        because: ['day:geng', 'stems:output'],
        zh_CN: '刀口沾着水，话照样锋利，听着却凉快。',
        en_US: 'A wet blade cuts as well as a dry one, and people find it refreshing.',
      },
      {
        id: 'outer.line.xin-quiet',
        because: ['day:xin', 'stems:no-output'],
        zh_CN: '隔着玻璃看你的人，都在找那张没有的标价。',
        en_US: 'People admire you through glass and look for a price tag that isn’t there.',
      },
      {
        id: 'outer.line.xin-rinsed',
        because: ['day:xin', 'stems:output'],
        zh_CN: '擦亮了才出门，见过你的人只记得那一下光。',
        en_US: 'What they remember is the gleam. The polishing was done before they came.',
      },
      {
        id: 'outer.line.ren-quiet',
        because: ['day:ren', 'stems:no-output'],
        zh_CN: '坐船的人都说平稳，没有一个量过江底。',
        en_US: 'From the boat the river looks calm. None of the passengers has sounded it.',
      },
      {
        id: 'outer.line.ren-towns',
        because: ['day:ren', 'stems:output'],
        zh_CN: '江流过哪座城，哪座城就说是自己的河。',
        en_US: 'Every town the river passes calls it their own.',
      },
      {
        id: 'outer.line.gui-quiet',
        because: ['day:gui', 'stems:no-output'],
        zh_CN: '早上地是湿的，大家才晓得你来过。',
        en_US: 'The ground is wet in the morning. That’s how they know you were here.',
      },
      {
        id: 'outer.line.gui-talk',
        because: ['day:gui', 'stems:output'],
        zh_CN: '雨不大，落过的地方，人人都想说两句。',
        en_US: 'A light rain. Wherever it has fallen, people feel like talking.',
      },
    ],
  },
  {
    id: 'outer-lead',
    card: 'outer',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'outer.lead.bijian',
        because: ['god:month=bijian'],
        form: ['statement'],
        zh_CN: '在别人眼里，你是个平起平坐的人，不抬自己，也不压别人。因为你盘里管工作和同伴的那一格，站着跟你同一种料的⟨（月干比肩）⟩。',
        en_US:
          'Other people see you as an equal, someone who neither climbs nor bows. That’s because your own kind stands in the place for work and companions ⟨(Friend in the month)⟩.',
      },
      {
        id: 'outer.lead.jiecai',
        because: ['god:month=jiecai'],
        form: ['statement'],
        zh_CN: '外人看你好胜、手快、身边总有一帮人。因为你盘里管工作和同伴的那一格，坐着跟你一样有力、还要争一争的⟨（月干劫财）⟩。',
        en_US:
          'To others you’re competitive, quick of hand and never alone. It comes from a rival as strong as you in the place for work and companions ⟨(Rival in the month)⟩.',
      },
      {
        id: 'outer.lead.shishen',
        because: ['god:month=shishen'],
        form: ['statement'],
        zh_CN: '跟你相处的人都觉得松快，你做得好，又不让人紧张。因为你盘里管工作和同伴的那一格，是吃喝、手艺和不赶时间⟨（月干食神）⟩。',
        en_US:
          'You’re easy company, good at what you do and never the one who makes people nervous. Food, craft and an unhurried pace fill the place for work and companions in your chart ⟨(Eating god in the month)⟩.',
      },
      {
        id: 'outer.lead.shangguan',
        because: ['god:month=shangguan'],
        form: ['statement'],
        zh_CN: '人家记住你，是因为你敢说，而且说得准。因为你盘里管工作和同伴的那一格，是一张见了毛病就忍不住的快嘴⟨（月干伤官）⟩。',
        en_US:
          'People remember you for saying it out loud, and for being right. A quick tongue that can’t pass over a flaw stands in the place for work and companions in your chart ⟨(Hurting officer in the month)⟩.',
      },
      {
        id: 'outer.lead.piancai',
        because: ['god:month=piancai'],
        form: ['statement'],
        zh_CN: '大家眼里你门路多，找人找东西先来问你。因为你盘里管工作和同伴的那一格，是流转的东西和人面⟨（月干偏财）⟩。',
        en_US:
          'You’re the one people ask when they need a name or a thing. Goods and contacts in motion stand in the place for work and companions in your chart ⟨(Indirect wealth in the month)⟩.',
      },
      {
        id: 'outer.lead.zhengcai',
        because: ['god:month=zhengcai'],
        form: ['statement'],
        zh_CN:
          '稳当，是你给人的印象：东西交给你不会丢，账交给你不会乱。因为你盘里管工作和同伴的那一格，是一笔一笔攒东西的性子⟨（月干正财）⟩。',
        en_US:
          'People find you steady: what’s left with you isn’t lost, and your sums come out. Earning and keeping things bit by bit stands in the place for work and companions in your chart ⟨(Direct wealth in the month)⟩.',
      },
      {
        id: 'outer.lead.qisha',
        because: ['god:month=qisha'],
        form: ['statement'],
        zh_CN: '旁人看你又硬又快，急事都往你这里送。因为你盘里管工作和同伴的那一格，是逼人做决定的那股劲⟨（月干七杀）⟩。',
        en_US:
          'You strike people as hard and fast, and urgent things are sent your way. The pressure that makes people decide stands in the place for work and companions in your chart ⟨(Seven killings in the month)⟩.',
      },
      {
        id: 'outer.lead.zhengguan',
        because: ['god:month=zhengguan'],
        form: ['statement'],
        zh_CN: '守规矩、靠得住，别人这样看你，说话也比对旁人正式。因为你盘里管工作和同伴的那一格，是规矩和名分⟨（月干正官）⟩。',
        en_US:
          'Others take you for someone who keeps the rules, and speak to you more formally than to most. Rules and rank stand in the place for work and companions in your chart ⟨(Direct officer in the month)⟩.',
      },
      {
        id: 'outer.lead.pianyin',
        because: ['god:month=pianyin'],
        form: ['statement'],
        zh_CN: '大家觉得你有点怪，也有点本事，平时不大看得见你。因为你盘里管工作和同伴的那一格，是关起门来自己琢磨的那一路⟨（月干偏印）⟩。',
        en_US:
          'People think you’re a little odd, rather able, and not often to be seen. The habit of working things out alone stands in the place for work and companions in your chart ⟨(Indirect seal in the month)⟩.',
      },
      {
        id: 'outer.lead.zhengyin',
        because: ['god:month=zhengyin'],
        form: ['statement'],
        zh_CN: '谁不懂、谁受了委屈，都先来找你，你看着就像会照应人的。因为你盘里管工作和同伴的那一格，是学问和照应⟨（月干正印）⟩。',
        en_US:
          'Anyone who’s lost or hurt comes to you first, because you look like someone who takes care of people. Learning and care stand in the place for work and companions in your chart ⟨(Direct seal in the month)⟩.',
      },
    ],
  },
  {
    id: 'outer-lead-child',
    card: 'outer',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'outer.lead.child-peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN:
          '这孩子见了同龄人就来劲，一个人待着反而没精神。因为除自己以外，盘里最多的是跟孩子同一种料的⟨（比劫最重）⟩，要有个伴才觉得踏实。',
        en_US:
          'This child lights up among others of the same age and flags when left alone. Apart from the child’s own sign, the same stuff is the largest part of the chart ⟨(peers heaviest)⟩, so company is what feels safe.',
      },
      {
        id: 'outer.lead.child-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN: '在人前，这孩子是往外给的那一个：出声、比画、把东西举起来给人看。因为盘里最多的是从孩子身上出来的那一路⟨（食伤最重）⟩。',
        en_US:
          'In company this child gives things out: sounds, gestures, whatever can be held up and shown. What comes out of the child is the largest part of the chart ⟨(output heaviest)⟩.',
      },
      {
        id: 'outer.lead.child-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN: '生人面前，这孩子先看东西，后看人，手里有样东西就安心。因为盘里最多的是归孩子照管的那一路⟨（财最重）⟩。',
        en_US:
          'Among strangers this child looks at the things first and the people second, and settles with something in hand. What the child looks after is the largest part of the chart ⟨(wealth heaviest)⟩.',
      },
      {
        id: 'outer.lead.child-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN: '到了外面，这孩子比在家里乖，也比在家里紧。因为盘里最多的是管着孩子、催着孩子的那一路⟨（官杀最重）⟩，别人的脸色看得早。',
        en_US:
          'Away from home this child behaves better and holds on tighter. What governs and presses is the largest part of the chart ⟨(officers heaviest)⟩, so other people’s faces are read early.',
      },
      {
        id: 'outer.lead.child-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN: '人多的地方，这孩子先往熟人身边靠，看够了才肯过去。因为盘里最多的是养着、护着孩子的那一路⟨（印最重）⟩。',
        en_US:
          'Where there are many people, this child keeps close to someone familiar and looks for a while before joining in. What feeds and shelters is the largest part of the chart ⟨(resource heaviest)⟩.',
      },
    ],
  },
  {
    id: 'outer-todo',
    card: 'outer',
    role: 'todo',
    paragraphs: [
      {
        id: 'outer.do.bijian',
        because: ['god:month=bijian'],
        zh_CN: '下次有人把你和别人一起夸，当面说出对方比你做得好的是哪一处。',
        en_US: 'Next time you and someone else are praised together, say out loud which part the other one did better.',
      },
      {
        id: 'outer.do.jiecai',
        because: ['god:month=jiecai'],
        zh_CN: '挑一样跟人合用的东西，今天就说清楚，下一回轮到谁。',
        en_US: 'Pick one thing you share with someone, and settle today whose turn comes next.',
      },
      {
        id: 'outer.do.shishen',
        because: ['god:month=shishen'],
        zh_CN: '有好吃的，留一份给那个从来没跟你要过的人。',
        en_US: 'When there’s something good to eat, save a share for the one person who has never asked you for any.',
      },
      {
        id: 'outer.do.shangguan',
        because: ['god:month=shangguan'],
        zh_CN: '下回挑毛病之前，先数三处做得好的，扳着手指说完，再挑。',
        en_US: 'Before you name the flaw, name three things that work. Count them on your fingers.',
      },
      {
        id: 'outer.do.piancai',
        because: ['god:month=piancai'],
        zh_CN: '找三个只在有事时才找的人，这周各去打一声招呼，什么事也不带。',
        en_US: 'Think of three people you go to only when you need something. Say hello to each this week, and need nothing.',
      },
      {
        id: 'outer.do.zhengcai',
        because: ['god:month=zhengcai'],
        zh_CN: '列出谁借了你的什么，挑一样去要回来，其余的今天就不记了。',
        en_US: 'List what people have borrowed from you. Ask for one of the things back, and let go of the rest today.',
      },
      {
        id: 'outer.do.qisha',
        because: ['god:month=qisha'],
        zh_CN: '再有急事塞过来，先问“最晚什么时候”，问清楚了再动手。',
        en_US: 'When the next urgent thing is pushed at you, first ask, “By when, at the latest?” Then begin.',
      },
      {
        id: 'outer.do.zhengguan',
        because: ['god:month=zhengguan'],
        zh_CN: '有人来问该怎么做，先问对方想办成什么，听完再说规矩。',
        en_US: 'When somebody asks you how it should be done, ask what they want to get done. The rule can come after that.',
      },
      {
        id: 'outer.do.pianyin',
        because: ['god:month=pianyin'],
        zh_CN: '这周拿一个你自己查得到的问题，去问坐得最近的那个人。',
        en_US: 'This week, take a question you could look up by yourself and ask whoever sits nearest.',
      },
      {
        id: 'outer.do.zhengyin',
        because: ['god:month=zhengyin'],
        zh_CN: '下一个来求助的人，请对方先讲讲已经试过什么，你再伸手。',
        en_US: 'When the next person comes for help, have them tell you what they’ve tried. Only then reach for it.',
      },
      {
        id: 'outer.do.one-element',
        because: ['stems:one-element', 'age>=16', 'age<=74'],
        zh_CN: '出门带一样平时不会带的东西，谁问起，就顺着它讲两分钟，不谈工作。',
        en_US: 'Carry something you never carry. When anyone asks about it, talk about that for two minutes and not about work.',
      },
      {
        id: 'outer.do.all-yang',
        because: ['stems:all-yang'],
        zh_CN: '今天进门以前停三秒，看清屋里谁低着头，再出声。',
        en_US: 'Today, stop for three seconds in the doorway. See whose head is down before you speak.',
      },
      {
        id: 'outer.do.all-yin',
        because: ['stems:all-yin'],
        claims: ['presumes=friends'],
        zh_CN: '下一顿饭，第一个说想吃什么，说一样自己真想吃的。',
        en_US: 'At the next meal, be the first to say what you’d like, and name the thing you really want.',
      },
      {
        id: 'outer.do.clash-month-day',
        because: ['rel:stem-clash=month+day'],
        claims: ['presumes=friends'],
        zh_CN: '找那个老跟你顶的人吃一顿饭，约好不谈顶过的那件事。',
        en_US: 'Have a meal with the one who always argues with you. Agree beforehand which subject is off the table.',
      },
      {
        id: 'outer.do.join-month-day',
        because: ['rel:stem-combine=month+day'],
        claims: ['presumes=friends'],
        zh_CN: '叫上你最偏心的那位，再叫上最少说话的一位，三个人坐一会儿。',
        en_US: 'Invite the one you always side with and the one you hardly speak to. Sit down together, the three of you, this week.',
      },
      {
        id: 'outer.do.tiande-day',
        because: ['star:tiandeguiren=day'],
        claims: ['presumes=friends'],
        zh_CN: '想想上个月谁替你打过圆场，今天去谢，说清是哪一回。',
        en_US: 'Think of who smoothed something over for you last month. Thank them today, and say which time you mean.',
      },
      {
        id: 'outer.do.jiangxing-month',
        because: ['star:jiangxing=month', 'age>=16', 'age<=74'],
        zh_CN: '本周有一次散会之前，把最后一句话留给话最少的那个人。',
        en_US: 'Once this week, leave the last word of a meeting to whoever has said the least.',
      },
      {
        id: 'outer.do.officemask',
        because: ['stems:no-output', 'stems:no-resource', 'stems:no-peer'],
        claims: ['presumes=adult'],
        zh_CN: '这周约一个人吃饭，不带事情，吃饭就是全部内容。',
        en_US: 'Ask someone to dinner this week and bring no business. Dinner is the whole agenda.',
      },
      {
        id: 'outer.do.new-face',
        because: ['age<=3'],
        zh_CN: '这周请一位孩子没见过的人来坐坐，先别让抱，让孩子看够了再说。',
        en_US: 'This week have someone over whom the child has never seen. No picking up at first, until the child has looked enough.',
      },
    ],
  },
]
