import type { ParagraphFamily } from '../../book/paragraph.ts'

/** Paragraphs for readers over seventy-five, in place of those about offices: appearance, support, activities. */
export const families: readonly ParagraphFamily[] = [
  {
    id: 'outer-late-face',
    card: 'outer',
    role: { section: 'face' },
    paragraphs: [
      {
        id: 'outer.late.bench',
        because: ['god:month=peer', 'age>=75'],
        says: ['rank=level'],
        form: ['scene'],
        zh_CN:
          '长椅上原先坐一个人，你一来，就成了一排。⟨月干是比劫|你盘里对外的那一格站着你的同类⟩，从前是一道出力的人，如今是楼下那几位，谁也不比谁高一截，说话不用垫。散得早，各家要回去做饭。',
        en_US:
          'One person sits on the bench, you come along, and it turns into a row. ⟨The month stem is your own kind (Peers in the month)|The place in your chart that faces the world holds your own kind⟩; once it was those who worked beside you, and now it’s the neighbors, nobody a head taller, nobody to be humored. It breaks up early, since everyone has supper to see to.',
      },
      {
        id: 'outer.late.gate',
        because: ['god:month=output', 'age>=75'],
        says: ['first-impression=warm'],
        form: ['list'],
        zh_CN:
          '学走路的，牵狗的，等车的，都肯在你跟前停一停。⟨月干是食伤，往外说、往外做|你盘里对外的那一格管往外说、往外做⟩，外人头一眼看见的是你手里的小玩意，和一句正好逗笑他们的话。听的人换得快，同一个笑话你一天讲四遍，第四遍讲得最好。家里人听过十年了，还是会笑，笑的已经不是那个笑话。你知道他们在笑什么，只是不说破，第五遍照讲。',
        en_US:
          'Toddlers, dog walkers, people waiting for the bus: they all stop by you. ⟨The month stem is output (Output in the month)|The place in your chart that faces the world is about saying and making things⟩, so the first thing strangers meet is the toy in your hand and a remark that makes them laugh. Listeners come and go, and one joke gets told four times a day, best the fourth time. At home they’ve heard it for ten years and still laugh, though not at the joke anymore. You know what they’re laughing at, don’t let on, and tell it a fifth time.',
      },
      {
        id: 'outer.late.spare-keys',
        because: ['god:month=wealth', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '街坊有东西要寄放，先想到的是你。⟨月干是财，归你照管|你盘里对外的那一格管的是照看东西⟩，在他们眼里你是管得住东西的人，放你这里比放自己家还踏实。收多了，自家的门厅没处下脚，你也舍不得说。',
        en_US:
          'When the neighbors need to leave something with someone, they think of you. ⟨The month stem is wealth, what you look after (Wealth in the month)|The place in your chart that faces the world is about looking after things⟩, so they take you for someone who loses nothing. Your own hall has no floor left, and you don’t like to say so.',
      },
      {
        id: 'outer.late.green-light',
        because: ['god:month=officer', 'age>=75'],
        says: ['first-impression=cool'],
        form: ['statement'],
        zh_CN:
          '别人跑着过的路口，你站住，后面一串人也跟着站住。⟨月干是官杀，讲规矩的那一路|你盘里对外的那一格管的是规矩⟩，生人见你先收一收嗓门，小辈在你跟前坐得直。敬着你的人多，挨着你坐的人少。其实你笑起来很和气，只是他们多半没等到你笑就走了。',
        en_US:
          'Where others run across the street, you stop, and a line of people stops behind you. ⟨The month stem is an officer, the side that keeps rules (Officers in the month)|The place in your chart that faces the world is about rules⟩: strangers lower their voices and the young sit up. Many respect you and few sit close. You have a kind laugh. Most of them leave before they hear it.',
      },
      {
        id: 'outer.late.umbrella',
        because: ['god:month=resource', 'age>=75'],
        says: ['first-impression=warm'],
        form: [],
        zh_CN:
          '你脸上有一层好脾气，陌生人见了会想起从前对自己耐心的哪一位。⟨月干是印，护人、教人|你盘里对外的那一格管的是护人、教人⟩，所以让座的多，下雨往你这边斜伞的多，问路的也多。你不大好意思说记不清，总要给人指一个方向。',
        en_US:
          'There’s a patience in your face that reminds strangers of someone who was once good to them. ⟨The month stem is a seal, which shelters and teaches (Resource in the month)|The place in your chart that faces the world is about sheltering and teaching⟩, so seats are offered, umbrellas tilt your way, and people ask you for directions. You don’t like to say you’ve forgotten, and always point somewhere.',
      },
    ],
  },
  {
    id: 'outer-late-time',
    card: 'outer',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'outer.late.slowest-first-seen',
        because: ['day:yang', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '在外头，走得最慢的是你，最先被看见的也是你。⟨日干属阳|你出生那天是朝外的一天⟩，这股往外的劲从年轻用到现在，哪家换了招牌、车站挪到哪儿，都由你先嚷出来。别人更想听的，是这条街从前什么样。',
        en_US:
          'Out of doors you’re now the slowest and still the first to be noticed. ⟨A yang day stem pushes outward|The day you were born faces outward⟩ and has never quite stopped: which shop has a new sign, where the bus stop went, the street hears it from you. What people would really like to hear is how the street used to be.',
      },
      {
        id: 'outer.late.door-ajar',
        because: ['day:yin', 'age>=75'],
        form: [],
        zh_CN:
          '打过多少年照面的人，近来才发现你有那么多话。⟨日干属阴|你出生那天是朝里的一天⟩，人前的那一面一向收着，到了这个年纪才松开：门铃一响你先泡茶，茶凉以前能讲到人家祖上。他们听得惊奇，原来你都看在眼里。你也有点惊奇，原来他们愿意听。早几十年就可以讲的，只是那时候没有人坐得下来，你也觉得没什么好讲。',
        en_US:
          'People who nodded to you for years are only now finding out how much you have to say. ⟨A yin day stem kept its public side folded|The day you were born faces inward, and your public side was kept folded⟩ until now: the bell rings, you make tea, and before it’s cold you’ve reached their grandparents. They’re astonished at what you noticed. You’re a little astonished that they want to hear it. You could have told them decades ago, but nobody sat down long enough, and you thought there was nothing to tell.',
      },
    ],
  },
  {
    id: 'flow-late-time',
    card: 'flow',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'flow.late.half-an-afternoon',
        because: ['day:yang', 'age>=75'],
        form: ['order'],
        zh_CN:
          '从前一天办五件，如今一天办一件，办完还有半个下午。⟨日干属阳，力气一向往外冲|你出生那天朝外，力气一向往外冲⟩，冲了几十年，河床宽了，水浅了，走得反而稳。别再按老时候排日子，余下的钟点留给来串门的。',
        en_US:
          'Five things a day once, and now it’s one, with half an afternoon left over. ⟨A yang day stem sends its water outward|The day you were born sends its strength outward⟩; after all these years the bed is wide and the stream shallow, and steadier for it. Don’t plan by the old measure. Leave the other hours to whoever drops in.',
      },
      {
        id: 'flow.late.back-of-the-calendar',
        because: ['day:yin', 'age>=75'],
        form: [],
        zh_CN:
          '半天没说话，你也没觉得闷。⟨日干属阴，水走在地底下|你出生那天朝里，力气走在看不见的地方⟩，外人看你静，其实一天没停过想：粥怎么还没开，孩子那句话是什么意思，三十年前那条路如今通到哪里。想的东西捂久了不新鲜，讲给谁听一听，或者写一行在日历背面，当晚就睡得好。',
        en_US:
          'You haven’t spoken for half a day and haven’t minded. ⟨A yin day stem runs underground|The day you were born turns inward, and its strength runs out of sight⟩: you look still, and you’ve been thinking since morning, about the soup, about what your child meant by that remark, about where that road from thirty years ago leads now. Thoughts go stale when kept in. Told to someone, or put in a line on the back of the calendar, they let you sleep.',
      },
    ],
  },
  {
    id: 'useful-late-use',
    card: 'useful',
    role: { section: 'use' },
    paragraphs: [
      {
        id: 'useful.late.mint',
        because: ['use:wood', 'age>=75'],
        says: ['useful=wood'],
        form: [],
        zh_CN:
          '木是你最用得着的一样，到这年纪，木就在手边：一盆会长的，一本字大的，一条树底下的路⟨（用神木）⟩。大主意不必再起，小芽天天要看，看着它长，你的精神也跟着长。要起个新头，二月到四月最顺手；带上一个孩子一起养，长多高记在墙上，你们俩就都有了明天要看的东西。孩子学会的是等，你看见的是长，两样都不亏。',
        en_US:
          'Wood is the element that helps you most⟨ (Useful element wood)⟩, and by now it’s within reach: something that grows, a book in large print, a path under trees. No great plans are needed. A look each day at something growing does you good. New starts come easiest from February to April. Raise a plant together with a child, with its height marked on the wall, and you both have something to look at tomorrow. The child learns to wait, and you get to see it grow.',
      },
      {
        id: 'useful.late.chair-by-the-sun',
        because: ['use:fire', 'age>=75'],
        says: ['useful=fire'],
        form: ['statement'],
        zh_CN:
          '火是你最用得着的一样，暖的、亮的、有人声的都算⟨（用神火）⟩。一间屋子静上三天，你的话和胃口一道少下去；来两个人坐一坐，当晚就好。所以上午你该待在亮处，五月到七月多请几回人。人不用多，菜也不用好，声音要有。',
        en_US:
          'Fire is the element that helps you most⟨ (Useful element fire)⟩, and warmth, light and voices all count. Three silent days in the house, and talk and appetite go down together; two visitors, and you’re better the same evening. So you do well to spend the mornings where it’s bright, and to have people in from May to July. It needn’t be many people, or good food. There should be voices.',
      },
      {
        id: 'useful.late.same-wall',
        because: ['use:earth', 'age>=75'],
        says: ['useful=earth'],
        form: ['list'],
        zh_CN:
          '老地方，老钟点，老邻居：这三样你离不得。⟨用神是土，|土是你最用得着的一样，⟩换一间再好的屋子，你夜里还是朝原来那边翻身。谁劝你换个新鲜，住三天可以，长住要想一想。',
        en_US:
          'The old place, the old hours, the old neighbors: these three you can’t do without. ⟨Your useful element is earth,|Earth is the element that helps you most,⟩ and in a better room you’d still turn over toward where the wall used to be. When someone urges a change, three days of it are fine. For longer, think twice.',
      },
      {
        id: 'useful.late.names-on-lids',
        because: ['use:metal', 'age>=75'],
        says: ['useful=metal'],
        form: ['statement'],
        zh_CN:
          '收得清、说得定，你心里才凉快。⟨用神是金，|金是你最用得着的一样，⟩该交代的话拖着，最耗你的神。东西理一盒是一盒，写明给谁，当面说一遍，轻松的是你。八月到十月做这些最顺手。别人劝你别急，其实你只是不喜欢悬着。',
        en_US:
          'You feel at ease when things are put away and words are definite. ⟨Your useful element is metal,|Metal is the element that helps you most,⟩ and what wears you is the thing left unsaid. One box sorted, with a name on it and the name read out, and you’re the one who’s lighter. From August to October it goes most easily. People tell you there’s no hurry. You aren’t in a hurry. You just don’t like things hanging.',
      },
      {
        id: 'useful.late.radio',
        because: ['use:water', 'age>=75'],
        says: ['useful=water'],
        form: [],
        zh_CN:
          '收音机开得很轻，你也不一定在听，关了反倒睡不着。⟨用神是水，|水是你最用得着的一样，⟩流着的、有来有去的都算：一通不说正事的电话，一条沿河的路，一班坐到底站再坐回来的车。断了来往，你就停在那里，像一潭不动的水。跟老朋友说好轮流打，今天你拨，明天等对方拨，这样谁也不会断。哪天对方没打来，你打过去就是，不必等着算谁欠谁一回。',
        en_US:
          'The radio is on low, you aren’t exactly listening, and with it off you can’t sleep. ⟨Your useful element is water,|Water is the element that helps you most,⟩ and whatever flows will do: a call about nothing, a walk by the river, a bus ridden to the last stop and back. When nothing comes and goes, you stand still like a pond. With an old friend you might take turns calling. Tonight you dial, tomorrow they do, and neither of you stops. If they miss a turn, just call. There’s no need to keep score.',
      },
    ],
  },
  {
    id: 'useful-late-todo',
    card: 'useful',
    role: 'todo',
    paragraphs: [
      {
        id: 'useful.late.oldest-or-youngest',
        because: ['day:yang', 'age>=75'],
        zh_CN: '今天给一个比你年长的人打电话；没有了，就打给认得的人里最小的那个。',
        en_US: 'Today telephone somebody older than you; if there’s nobody, the youngest person you know.',
      },
      {
        id: 'useful.late.chair-at-the-door',
        because: ['day:yin', 'age>=75'],
        zh_CN: '下午太阳最好的时候，搬把椅子到门口，坐到有人跟你说上三句话。',
        en_US: 'When the afternoon sun is best, carry a chair to the door and sit until somebody has said three things to you.',
      },
    ],
  },
  {
    id: 'wealth-late-money',
    card: 'wealth',
    role: { section: 'money' },
    paragraphs: [
      {
        id: 'wealth.late.dish-of-change',
        because: ['stems:wealth', 'age>=75'],
        form: [],
        zh_CN:
          '你的钱一向看得见，问起来也不躲。⟨财透天干，|盘里的财都摆在明处，⟩家里人于是大事小事都来你这里报个数，报多了，像审账。一个月的零用放在盘子里，谁跑腿谁拿，不问去处，饭桌上就只剩饭。',
        en_US:
          'Your money has always been in plain sight, and you don’t dodge questions about it. ⟨Wealth shows on a stem,|In your chart what belongs to you lies in the open,⟩ so the family reports every sum to you, until it begins to feel like an audit. With a month’s pocket money in a dish, for whoever runs the errands and no questions asked, supper is supper again.',
      },
      {
        id: 'wealth.late.page-four-hundred',
        because: ['stems:no-wealth', 'has:wealth', 'age>=75'],
        form: ['list', 'order'],
        zh_CN:
          '饼干盒、棉袄夹层、字典第四百页，你的钱住得比人分散。⟨财藏在地支，天干上不露|盘里的财都藏着，不露在外面⟩，收东西的本事没退，忘了收在哪儿的本事也长了。收惯了不必改，只画一张图：几处，各有多少，折好，交给嘴最严的那一位。',
        en_US:
          'The cookie tin, the lining of the winter coat, page four hundred of the dictionary: your money lives farther apart than the family does. ⟨Wealth lies in the branches and on no stem|In your chart what belongs to you is all out of sight⟩. The gift for putting away is as good as ever, and so by now is the gift for forgetting where. Draw a map, fold it, and give it to whoever talks least.',
      },
      {
        id: 'wealth.late.ask-at-home',
        because: ['no:wealth', 'age>=75'],
        form: ['order'],
        zh_CN:
          '你不拿钱量人，也不大记得谁欠着你，利息怎么算到今天也没弄清楚。⟨整张盘里没有财，|盘里没有管钱的那一样，⟩这样过日子清静，要防的只有电话里的热心人。凡是要报卡号的，先说“我问问家里”，挂掉，真的去问。',
        en_US:
          'You don’t measure people in money, hardly recall who owes you, and never did learn how interest is counted. ⟨There’s no wealth anywhere in this chart|The part of a chart that deals with money is missing from yours⟩, which makes for quiet days, except for friendly voices on the phone. Whoever wants a card number hears “I’ll ask at home.” Hang up, and do ask.',
      },
    ],
  },
  {
    id: 'wealth-late-element',
    card: 'wealth',
    role: { section: 'money' },
    paragraphs: [
      {
        id: 'wealth.late.tub-of-soil',
        because: ['day:wood', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '一小块地，一盆土，是你最看得住的家当。⟨日干属木，财为土|你出生那天属木，归你照管的是土⟩，年轻时嫌它慢，如今正好跟得上。长出来的东西你不称斤，送人；第二天门口会有别的东西放回来。',
        en_US:
          'A patch of ground or a tub of soil is the estate you can keep an eye on. ⟨Your day stem is wood, so your wealth is earth|The day you were born is wood, and what it looks after is earth⟩, too slow for you once and now just your pace. What grows you give away without weighing it, and next day something is left at your door in return.',
      },
      {
        id: 'wealth.late.old-lock',
        because: ['day:fire', 'age>=75'],
        form: ['list'],
        zh_CN:
          '刀、钟、缝纫机、一把老锁，铁的东西都听你的。⟨日干属火，财为金|你出生那天属火，归你照管的是金⟩，冷的到你手里会热，坏的到你手里会响。家里早不缺这些，舍不得的是那点手感。哪一件救过哪回急，只有你讲得出来；讲清楚了再交给下一个人，他用的时候就不会当它是废铁，你也不会觉得自己是在扔东西。东西离了手，手感还在讲的那几句话里。',
        en_US:
          'Knives, clocks, a sewing machine, one old lock: iron things do as you tell them. ⟨Your day stem is fire, so your wealth is metal|The day you were born is fire, and what it looks after is metal⟩; what was cold warms in your hands and what was broken ticks. Nobody at home needs them now, and it’s the feel you can’t part with. Only you can say what each of them once saved. Told along with the thing, the story keeps the next person from taking it for scrap, and you from feeling that you threw it out. The thing goes, and the feel of it stays in the telling.',
      },
      {
        id: 'wealth.late.water-at-the-door',
        because: ['day:earth', 'age>=75'],
        form: [],
        zh_CN:
          '路过你门前的人，一半要坐下歇一脚，喝口水。⟨日干属土，财为水|你出生那天属土，归你照管的是水，流来流去的人和消息⟩，你不出门，外面的事也知道一半。哪天你没开门，头一个来敲的就是他们。',
        en_US:
          'Half of those who pass your door sit down for a rest and some water. ⟨Your day stem is earth, so your wealth is water|The day you were born is earth, and what it looks after is water, people and news on the move⟩; without going out you know half of what goes on. If some morning your door stayed shut, they’d be the first to knock.',
      },
      {
        id: 'wealth.late.three-days-in-the-hall',
        because: ['day:metal', 'age>=75'],
        form: ['order'],
        zh_CN:
          '哪一样要留，哪一样能改，你一上手就有数。⟨日干属金，财为木|你出生那天属金，归你照管的是木⟩，书、布头、老家具，会长的、有纹路的都算。下手还是快，隔天偶尔后悔。凡是要剪要扔的，先在走廊放三天。',
        en_US:
          'What stays and what can be cut down: one touch and you know. ⟨Your day stem is metal, so your wealth is wood|The day you were born is metal, and what it looks after is wood⟩, which means books, remnants, old furniture, anything that grows or has a grain. The hand is still quick, and next day sometimes sorry. Let whatever’s to be thrown out wait three days in the hall.',
      },
      {
        id: 'wealth.late.first-lit-window',
        because: ['day:water', 'age>=75'],
        form: ['scene'],
        zh_CN:
          '天一黑，你家的灯亮得最早，灶上也总温着一点什么。⟨日干属水，财为火|你出生那天属水，归你照管的是火⟩，亮的、热的、图个热闹的，都是你花钱最痛快的地方。别处你省得很，省下来的也都添到这上头去了。孩子们劝你节约，自己回来的时候，老远先找那扇亮着的窗。看见了，脚下就慢了，知道已经到了。所以这笔电费，全家其实都在用。',
        en_US:
          'At dusk yours is the first lit window, and something’s always warm on the stove. ⟨Your day stem is water, so your wealth is fire|The day you were born is water, and what it looks after is fire⟩; on light, heat and a full table you spend gladly. Everywhere else you save, and what you save goes there too. The family tells you to be thrifty, and when they come to visit they look for that window from far off. When they see it they slow down, because they’re home already. So the whole family gets the use of that light bill.',
      },
    ],
  },
  {
    id: 'wealth-late-hands',
    card: 'wealth',
    role: { section: 'work' },
    paragraphs: [
      {
        id: 'wealth.late.three-to-a-chair',
        because: ['main:month=peer', 'age>=75'],
        form: [],
        zh_CN:
          '修一把椅子，你们也要分三个人动手。⟨月令是比劫|你生在自己人当家的月份⟩，手艺是跟人一起长的，散了伙，手就闲得慌。名头都不要紧了，要紧的是那张桌子还在，坏东西总有人带来，修不好，茶也喝了。少来一个的那天，大家做得都慢，谁也不说是为什么。',
        en_US:
          'To mend one chair, it takes three of you. ⟨Your own kind rules the month (Peers in the month)|You were born in a month that belongs to your own kind⟩: your skill grew in company, and without company the hands don’t know what to do. Titles have stopped mattering. The table hasn’t, and someone always brings a broken thing; if it can’t be mended, there was tea. On a day when one of you is missing, everyone works slowly and nobody says why.',
      },
      {
        id: 'wealth.late.eleven-stools',
        because: ['main:month=output', 'age>=75'],
        form: ['scene'],
        zh_CN:
          '家里三口人，你做出十一只小板凳。⟨月令是食伤|你生在往外做东西的月份⟩，手要有去处，东西要有人用，光摆着你心里不踏实。如今做什么都不用赶，也不卖钱，只缺一个等着要的人。',
        en_US:
          'There were three people in the house, and you made eleven stools. ⟨Output rules your month, the side that makes things|You were born in a month for making things⟩; the hands need somewhere to go, and what they make needs a user. Nothing is urgent now and nothing’s for sale. All that’s missing is someone who’s waiting.',
      },
      {
        id: 'wealth.late.soy-sauce',
        because: ['main:month=wealth', 'age>=75'],
        form: ['statement'],
        zh_CN:
          '家里什么还剩多少，问谁都不如问你。⟨月令是财|你生在照管东西的月份⟩，管了半辈子，交出去了，眼睛还在数。交出去的你一查，接手的人就紧张，东西反而出错。换一样小的从头管起，一缸鱼，一排花，一盒没人理的邮票，你就不去看那边了。小东西经得起天天看。接手的人也会来找你，问的是鱼怎么养得这样好，那时候你再把从前那一套讲给他听，他就听得进了。',
        en_US:
          'How much is left of anything in the house, nobody knows as you do. ⟨Wealth rules your month, what you look after|You were born in a month for looking after things⟩, and though you’ve handed most of it over, the eye goes on counting. When you check, whoever took over gets nervous, and then things do go wrong. With something small of your own, a tank of fish, the flowers out front, a box of stamps nobody wanted, you stop looking over there. Small things can stand being looked at daily. Whoever took over will come by and ask how you keep the fish so well, and then they’ll listen to the rest.',
      },
      {
        id: 'wealth.late.one-empty-square',
        because: ['main:month=officer', 'age>=75'],
        form: ['question'],
        zh_CN:
          '没人查了，为什么挂历上每个格子还是写满了字？因为你喜欢心里有个架子。⟨月令是官杀|你生在讲章程的月份⟩，从前有人派，如今自己派自己，一件不漏。一星期空出一格，写上“随便”，你头一回会不知道做什么，第二回就舍不得填了。',
        en_US:
          'Nobody checks anymore, so why is every square of your calendar full? Because you like having a frame. ⟨The officer rules your month, the side of order|You were born in a month for rules⟩: others once gave the orders, and now you give them to yourself and miss none. Leave one square a week with “whatever” in it, and the first time you won’t know what to do. By the second, you won’t want it filled.',
      },
      {
        id: 'wealth.late.back-of-the-receipt',
        because: ['main:month=resource', 'age>=75'],
        form: [],
        zh_CN:
          '学过的你都留着，连旧收条翻过来，背面也记着一个方子。⟨月令是印|你生在养人、教人的月份⟩，本子摞起来齐腰。如今不必再对谁交代，正好慢慢理；理的时候旁边坐一个年轻的，你讲得比写的还多，讲着讲着，有几页你自己也是头一回明白。本子给了谁不要紧，要紧的是有人听过那一页是怎么来的。你一辈子学来的东西，是这样传下去的。',
        en_US:
          'You’ve kept all you learned; turn over an old receipt of yours, and there’s a recipe on the back. ⟨The seal rules your month, which feeds and teaches|You were born in a month that feeds and teaches⟩, and the notebooks come up to the waist. There’s nobody left to satisfy, so you can go through them slowly. With somebody young beside you, you tell more than was ever written, and a few pages you understand for the first time yourself. It doesn’t matter who gets the notebooks, as long as someone has heard where a page came from. That’s how all your learning gets passed on.',
      },
    ],
  },
  {
    id: 'wealth-late-line',
    card: 'wealth',
    role: 'line',
    paragraphs: [
      {
        id: 'wealth.late.pruning',
        because: ['day:wood', 'age>=75'],
        zh_CN: '种树的手，如今剪剪枝就够。',
        en_US: 'Hands that planted trees need only prune now.',
      },
      {
        id: 'wealth.late.lower-flame',
        because: ['day:fire', 'age>=75'],
        zh_CN: '灶上的火小了，围过来的人没少。',
        en_US: 'The flame is lower, and just as many come to sit by it.',
      },
      {
        id: 'wealth.late.full-barn',
        because: ['day:earth', 'age>=75'],
        zh_CN: '仓里的东西，看着人用比数着踏实。',
        en_US: 'What’s in the barn sits easier when you see it used.',
      },
      {
        id: 'wealth.late.scales-away',
        because: ['day:metal', 'age>=75'],
        zh_CN: '秤收起来了，分寸还在手上。',
        en_US: 'The scales are put away, and the hand still knows the weight.',
      },
      {
        id: 'wealth.late.wide-river',
        because: ['day:water', 'age>=75'],
        zh_CN: '河到了宽处，不赶路，也没停。',
        en_US: 'Where it widens, a river stops hurrying and goes on.',
      },
    ],
  },
  {
    id: 'wealth-late-todo',
    card: 'wealth',
    role: 'todo',
    paragraphs: [
      {
        id: 'wealth.late.watch-once',
        because: ['day:yang', 'age>=75'],
        zh_CN: '挑一样你最拿手的活，这星期请一个年轻人来，先看你做一遍，再由你看对方做一遍。',
        en_US: 'Choose the thing you do best. This week have someone young watch you do it once, then watch them.',
      },
      {
        id: 'wealth.late.one-sheet',
        because: ['day:yin', 'age>=75'],
        zh_CN: '把家里的账号、折子、钥匙都写在一张纸上，念给一个信得过的人听。',
        en_US: 'Write every account, bankbook and key in the house on one sheet, and read it to someone you trust.',
      },
    ],
  },
  {
    id: 'study-late-line',
    card: 'study',
    role: 'line',
    paragraphs: [
      {
        id: 'study.late.heard-by-a-child',
        because: ['day:yang', 'age>=75'],
        zh_CN: '学过的，讲给孩子听懂了，才算学完。',
        en_US: 'What you learned is finished once a child has understood it.',
      },
      {
        id: 'study.late.larger-print',
        because: ['day:yin', 'age>=75'],
        zh_CN: '书上的字大了，你读得更慢，也更细。',
        en_US: 'The print is larger now, and you read slower and closer.',
      },
    ],
  },
  {
    id: 'study-late-todo',
    card: 'study',
    role: 'todo',
    paragraphs: [
      {
        id: 'study.late.by-heart',
        because: ['day:yang', 'age>=75'],
        zh_CN: '从前背得出的诗或者歌，今天念一首给一个人听，忘了的地方查出来，抄在纸上。',
        en_US: 'Say a poem or a song you once knew by heart to somebody today. Look up the lines you’ve lost and write them out.',
      },
      {
        id: 'study.late.backs-of-pictures',
        because: ['day:yin', 'age>=75'],
        zh_CN: '翻出一本老相册，在照片背面补上名字和年份，一晚五张。',
        en_US: 'Take out an old album and write names and years on the backs, five pictures an evening.',
      },
    ],
  },
]
