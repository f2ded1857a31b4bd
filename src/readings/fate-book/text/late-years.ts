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
        zh_CN:
          '长椅上原先坐一个人，你一来，就成了一排。月干是你的同类，那一格从前站着一道出力的人，如今站着楼下那几位⟨（月干比劫）⟩，谁也不比谁高一截，说话不用垫。热闹散得早，各家要回去做饭。哪天想多坐一会儿，自己先带一壶茶下去。',
        en_US:
          'One person sits on the bench, you come along, and it turns into a row. The month stem is your own kind⟨ (Peers in the month)⟩; the place once held those who labored beside you and now holds the neighbors, nobody a head taller, nobody to be humored. It breaks up early, since everyone has supper to see to. When you’d like it to last, bring the tea down yourself.',
      },
      {
        id: 'outer.late.gate',
        because: ['god:month=output', 'age>=75'],
        says: ['first-impression=warm'],
        zh_CN:
          '院门口学走路的、牵狗的、等车的，都肯在你跟前停一停。月干是往外说、往外做的那颗星⟨（月干食伤）⟩，外人头一眼看见的是你手里的小玩意，和一句正好逗笑他们的话。听的人换得快，同一个笑话你一天讲四遍。第五遍留给头一回来的那个孩子。',
        en_US:
          'Toddlers, dog walkers and people waiting for the bus all stop by your gate. Output, what you make and say, stands on the month stem⟨ (Output in the month)⟩, so the first thing strangers meet is the toy in your hand and a remark that makes them laugh. They come and go, and one joke gets told four times a day. Save the fifth for a child who’s new.',
      },
      {
        id: 'outer.late.spare-keys',
        because: ['god:month=wealth', 'age>=75'],
        zh_CN:
          '快递、钥匙、一楼那只花猫，邻里有事都往你门上放。月干是归你照管的那颗星⟨（月干财）⟩，街坊看你，是一位管得住东西的人，放你这里比放自己家还踏实。收多了，自家的门厅没处下脚。门口摆一张小凳，贴一行字：存三天，过了送回原处。',
        en_US:
          'Parcels, spare keys, the cat from downstairs: whatever the neighbors can’t hold ends up at your door. The month stem is Wealth, the star of what you look after⟨ (Wealth in the month)⟩, and people take you for someone who loses nothing. Your own hall has no floor left. Put a stool outside with a note on it: three days, then it goes back.',
      },
      {
        id: 'outer.late.green-light',
        because: ['god:month=officer', 'age>=75'],
        says: ['first-impression=cool'],
        zh_CN:
          '路口的绿灯闪了，别人跑，你站住，后面一串人也跟着站住。月干是讲规矩的那颗星⟨（月干官杀）⟩，生人见你先收一收嗓门，小辈在你跟前坐得直。敬着你的人多，挨着你坐的人少。下回有孩子把鞋穿反了，先笑，笑完再说。',
        en_US:
          'The green light blinks, others run, you stop, and a line of people stops behind you. The star of rules stands on your month stem⟨ (Officers in the month)⟩: strangers lower their voices and the young sit up. Many respect you and few sit close. Next time a child has the shoes on the wrong feet, laugh first, and mention it after.',
      },
      {
        id: 'outer.late.umbrella',
        because: ['god:month=resource', 'age>=75'],
        says: ['first-impression=warm'],
        zh_CN:
          '下雨天站在檐下，总有人把伞往你这边斜。月干是护人、教人的那颗星⟨（月干印）⟩，你脸上有一层好脾气，陌生人见了，会想起从前对自己耐心的哪一位。让座的多，问路的也多，你就不大好意思说记不清。记不清便说记不清，一道去问第三个人。',
        en_US:
          'When it rains and you’re under the eaves, somebody’s umbrella tilts your way. The star that shelters and teaches stands on the month stem⟨ (Resource in the month)⟩, and your face reminds strangers of someone who was once patient with them. Seats are offered, directions asked, and you’d rather not say you’ve forgotten. Say so, and go and ask a third person together.',
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
        zh_CN:
          '如今在外头，走得最慢的是你，最先被看见的也是你。日主属阳，这股往外的劲从年轻用到现在⟨（阳日主）⟩，菜市口谁换了摊，车站牌子挪到哪儿，都由你先嚷出来。别人更想听的，是这条街从前什么样。每星期挑一件旧事，讲给新搬来的那家听。',
        en_US:
          'Out of doors you’re now the slowest and still the first to be noticed. A yang day stem pushes outward and has never quite stopped⟨ (yang day stem)⟩: which stall has changed hands, where the bus stop went, the street hears it from you. What people would like is how the street used to be. Each week give one old story to the family that just moved in.',
      },
      {
        id: 'outer.late.door-ajar',
        because: ['day:yin', 'age>=75'],
        zh_CN:
          '打过多少年照面的人，近来才发现你有那么多话。日主属阴，人前的那一面一向收着⟨（阴日主）⟩，到了这个年纪，门铃一响你先泡茶，茶凉以前能讲到人家祖上。他们听得惊奇：原来你都看在眼里。下午定一个钟头，门虚掩着，谁路过谁进来。',
        en_US:
          'People who nodded to you for thirty years are only now finding out how much you have to say. A yin day stem kept its public side folded⟨ (yin day stem)⟩; these days the bell rings, you make tea, and before it’s cold you’ve reached their grandparents. They’re astonished at what you noticed. Choose an hour in the afternoon and leave the door ajar for it.',
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
        zh_CN:
          '从前一天办五件，如今一天办一件，办完还有半个下午。日主属阳，水路一向往外冲⟨（阳日主）⟩，冲了几十年，河床宽了，水浅了，走得反而稳。别再按老时候排日子。早上定一件，写在挂历上，办成了划掉，余下的钟点留给来串门的。',
        en_US:
          'Five things a day once, and now it’s one, with half an afternoon left over. A yang day stem sends its water outward⟨ (yang day stem)⟩; after all these years the bed is wide and the stream shallow, and steadier for it. Don’t plan by the old measure. Choose one thing in the morning, cross it out when it’s done, and leave the other hours to whoever drops in.',
      },
      {
        id: 'flow.late.back-of-the-calendar',
        because: ['day:yin', 'age>=75'],
        zh_CN:
          '半天没说话，你也没觉得闷，锅里的粥、窗台的影子都在慢慢动。日主属阴，水走在地底下⟨（阴日主）⟩，外人看你静，其实一天没停过想。想的东西捂久了不新鲜，傍晚放一点出来：写一行在日历背面，或者在电话里讲一件今天看见的小事。',
        en_US:
          'You haven’t spoken for half a day and haven’t minded; the porridge moved in the pot, the shadow moved along the sill. A yin day stem runs underground⟨ (yin day stem)⟩: you look still, and have been thinking since morning. Thoughts go stale when kept in. Toward evening let one out, a line on the back of the calendar, or some small thing you saw today, told over the phone.',
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
        zh_CN:
          '阳台上那盆薄荷，你每天早上去掐一下尖。木是你最用得着的一样，到这年纪，木就在手边：一盆会长的，一本字大的，一条树底下的路⟨（用神木）⟩。大主意不必再起，小芽天天要看。二月到四月种一样没种过的，找个孩子来浇，长多高记在墙上。',
        en_US:
          'Every morning you pinch the top off the mint on the balcony. Wood is the element you want most, and by now it’s within reach: something that grows, a book in large print, a path under trees⟨ (Useful element wood)⟩. No great plans are needed, only a look at the shoots each day. From February to April plant one thing you’ve never grown, and let a child mark its height on the wall.',
      },
      {
        id: 'useful.late.chair-by-the-sun',
        because: ['use:fire', 'age>=75'],
        says: ['useful=fire'],
        zh_CN:
          '冬天的太阳走到哪扇窗，你的椅子就跟到哪扇窗。火是你最用得着的一样，暖的、亮的、有人声的都算⟨（用神火）⟩，一间屋子静上三天，你的话和胃口一道少下去。上午九点到一点别待在背阴处；五月到七月请人来家，不办席，包一顿饺子，人多手多。',
        en_US:
          'In winter your chair follows the sun from window to window. Fire is the element you want most, and warmth, light and voices all count⟨ (Useful element fire)⟩; three silent days in a house, and talk and appetite go down together. Stay out of the shade between nine and one. From May to July have people in, for dumplings and no banquet, so that every hand is busy.',
      },
      {
        id: 'useful.late.same-wall',
        because: ['use:earth', 'age>=75'],
        says: ['useful=earth'],
        zh_CN:
          '换一间再好的屋子，你夜里还是朝原来那边翻身。土是你最用得着的一样：老地方，老钟点，老邻居⟨（用神土）⟩。谁劝你换个新鲜，先答应去住三天。一、四、七、十月里各挑一天，把柜子里的东西过一遍手，要留的擦干净，要给人的写上名字。',
        en_US:
          'Put you in a better room and you’ll still turn over toward where the wall used to be. Earth is the element you want most: the old place, the old hours, the old neighbors⟨ (Useful element earth)⟩. When someone urges a change, agree to three days of it. In January, April, July and October go through one cupboard. Polish what stays, and put a name on what’s to be given.',
      },
      {
        id: 'useful.late.names-on-lids',
        because: ['use:metal', 'age>=75'],
        says: ['useful=metal'],
        zh_CN:
          '抽屉拉开，剪子在左，线在右，闭着眼也拿得对。金是你最用得着的一样，收得清、说得定，心里才凉快⟨（用神金）⟩。该交代的话拖着，最耗你的神。八月到十月挑几个下午，钥匙、折子、旧照片各理一盒，盒盖上写明给谁，当面念一遍，念完喝茶。',
        en_US:
          'In your drawer the scissors lie left and the thread right, and you find both with your eyes shut. Metal is the element you want most: things put away, words made definite⟨ (Useful element metal)⟩. What wears you is the thing left unsaid. Between August and October take a few afternoons for keys, bankbooks, photographs, a box each with a name on the lid. Read the names aloud, then have tea.',
      },
      {
        id: 'useful.late.radio',
        because: ['use:water', 'age>=75'],
        says: ['useful=water'],
        zh_CN:
          '收音机开得很轻，你也不一定在听，关了反倒睡不着。水是你最用得着的一样，流着的、有来有去的都算⟨（用神水）⟩：一通不说正事的电话，一条沿河的路，一班坐到底站再坐回来的车。十一月到一月人懒得动，夜里九点前后跟老朋友轮流打，今天你拨，明天等对方拨。',
        en_US:
          'The radio is on low, you aren’t exactly listening, and with it off you can’t sleep. Water is the element you want most, and whatever flows will do⟨ (Useful element water)⟩: a call about nothing, a walk by the river, a bus ridden to the last stop and back. From November to January, when nobody feels like going out, keep an hour around nine for old friends. Tonight you dial, tomorrow they do.',
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
        zh_CN:
          '茶杯底下压着一叠零钱，谁跑腿谁拿。财露在天干上，你的钱一向看得见，问起来也不躲⟨（财透干）⟩，家里人于是大事小事都来你这里报个数。数报多了像审账。定一个月的零用放在盘子里，用完添，不问去处，饭桌上就只剩饭。',
        en_US:
          'Under the teacup lies a little heap of change for whoever runs the errand. Wealth shows on a stem, so your money has always been in plain sight⟨ (Wealth revealed)⟩, and the family reports every sum to you, large or small. It begins to feel like an audit. Put a month’s pocket money in a dish, refill it without asking, and let supper be supper.',
      },
      {
        id: 'wealth.late.page-four-hundred',
        because: ['stems:no-wealth', 'has:wealth', 'age>=75'],
        zh_CN:
          '饼干盒、棉袄夹层、字典第四百页，你的钱住得比人分散。财都藏在地支，天干上不露⟨（财不透）⟩，收东西的本事没退，忘了收在哪儿的本事也长了。收惯了不必改，只画一张图：几处，各有多少，折好，交给嘴最严的那一位。',
        en_US:
          'The cookie tin, the lining of the winter coat, page four hundred of the dictionary: your money lives farther apart than the family does. Wealth lies in the branches and on no stem⟨ (Wealth not revealed)⟩. The gift for putting away is as good as ever, and so by now is the gift for forgetting where. Draw a map, fold it, and give it to whoever talks least.',
      },
      {
        id: 'wealth.late.ask-at-home',
        because: ['no:wealth', 'age>=75'],
        zh_CN:
          '利息怎么算，你到今天也没弄清楚，饭一顿没少吃。整张盘里没有财⟨（无财）⟩，你不拿钱量人，也不大记得谁欠着你。这样过日子清静，要防的只有电话里的热心人。立一条：凡是要报卡号的，先说“我问问家里”，挂掉，真的去问。',
        en_US:
          'You never did learn how interest is counted, and you’ve missed no meals. There’s no wealth anywhere in this chart⟨ (no Wealth)⟩: you don’t measure people in money, and hardly recall who owes you. It makes for quiet days, except for friendly voices on the phone. One rule: whoever wants a card number hears “I’ll ask at home.” Hang up, and do ask.',
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
        zh_CN:
          '一小块地，一盆土，几棵葱，是你最看得住的家当。日主属木，归你照管的是土⟨（木日主，财为土）⟩，年轻时嫌它慢，如今正好跟得上。地里的东西别称斤，摘下来趁新鲜送人。送出去的第二天，门口会有别的东西放回来，记一下是哪家的碗。',
        en_US:
          'A patch of ground, a tub of soil, a few scallions: that’s the estate you can keep an eye on. Your day stem is wood, so what you look after is earth⟨ (wood day stem, Wealth is earth)⟩, too slow for you once and now just your pace. Don’t weigh what comes up; give it away fresh. Next day something is left at your door in return. Remember whose bowl it is.',
      },
      {
        id: 'wealth.late.old-lock',
        because: ['day:fire', 'age>=75'],
        zh_CN:
          '刀、钟、缝纫机、一把老锁，铁的东西都听你的。日主属火，归你照管的是金⟨（火日主，财为金）⟩，冷的到你手里会热，坏的到你手里会响。家里早不缺这些，舍不得的是那点手感。挑一件最老的擦亮，讲清楚它救过哪回急，再交给下一个人用。',
        en_US:
          'Knives, clocks, a sewing machine, one old lock: iron things do as you tell them. Your day stem is fire, so what you look after is metal⟨ (fire day stem, Wealth is metal)⟩; what was cold warms in your hands and what was broken ticks. Nobody needs them now, and it’s the feel you can’t part with. Polish the oldest, tell what it once saved, and hand it on for use.',
      },
      {
        id: 'wealth.late.water-at-the-door',
        because: ['day:earth', 'age>=75'],
        zh_CN:
          '门前路过的人，一半要在你这里歇一脚，喝口水。日主属土，归你照管的是水，流来流去的人和消息⟨（土日主，财为水）⟩，你不出门，街上的事也知道一半。来的人多，茶叶下得快，这笔开销值得留着。只托来得最勤的那位一件小事：哪天你没开门，请敲一敲。',
        en_US:
          'Half of those who pass your door stop for a rest and some water. Your day stem is earth, so what you look after is water, people and news on the move⟨ (earth day stem, Wealth is water)⟩; without going out you know half of the street’s affairs. Tea goes fast, and it’s money well spent. Ask one thing of the most regular: if some morning your door stays shut, knock.',
      },
      {
        id: 'wealth.late.three-days-in-the-hall',
        because: ['day:metal', 'age>=75'],
        zh_CN:
          '家里的书、布头、老家具，哪一样要留，哪一样能改，你一上手就有数。日主属金，归你照管的是木⟨（金日主，财为木）⟩，会长的、有纹路的都算，连孩子也是。下手还是快，隔天偶尔后悔。凡是要剪要扔的，先放走廊三天，有人来认就归那个人。',
        en_US:
          'Books, remnants, old furniture: one touch and you know what stays and what can be cut down. Your day stem is metal, so what you look after is wood⟨ (metal day stem, Wealth is wood)⟩, anything that grows or has a grain, children included. The hand is still quick, and next day sometimes sorry. Whatever’s to be cut or thrown out waits three days in the hall. If somebody claims it, it’s theirs.',
      },
      {
        id: 'wealth.late.first-lit-window',
        because: ['day:water', 'age>=75'],
        zh_CN:
          '天一黑，整栋楼里你家的灯亮得最早，灶上也总温着一点什么。日主属水，归你照管的是火⟨（水日主，财为火）⟩，亮的、热的、图个热闹的，都是你花钱最痛快的地方。电费别省，要省就省没人坐的那几间。每星期定一晚灯火通明，谁来都添一双筷子。',
        en_US:
          'At dusk yours is the first lit window in the building, and something’s always warm on the stove. Your day stem is water, so what you look after is fire⟨ (water day stem, Wealth is fire)⟩; on light, heat and a full table you spend gladly. Don’t save on the bulbs, except in rooms where nobody sits. One evening a week have them all on, and a place set for anyone who comes.',
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
        zh_CN:
          '从前一道出力的那帮人，如今凑在一起修一把椅子，也要分三个人动手。月支由你的同类当家⟨（月令比劫）⟩，你的手艺是跟人一起长的，散了伙，手就闲得慌。名头都不要紧了，要紧的是那张桌子还在。每月定一个日子，谁家有坏东西带来，修不好，茶也喝了。',
        en_US:
          'The crew you once labored with now gathers to mend one chair, and it takes three of you. Your own kind rules the month⟨ (Peers in the month)⟩: your skill grew in company, and without company the hands don’t know what to do. Titles have stopped mattering, and the table hasn’t. Fix a day in the month when everyone brings something broken. If it can’t be mended, there was tea.',
      },
      {
        id: 'wealth.late.eleven-stools',
        because: ['main:month=output', 'age>=75'],
        zh_CN:
          '歇下来的头一年，家里三口人，你做出十一只小板凳。月支归往外做的那颗星⟨（月令食伤）⟩，手要有去处，东西要有人用，光摆着你心里不踏实。如今做什么都不用赶，也不卖钱，只缺一个等着要的人。隔壁的幼儿园、楼下的修鞋摊，去问一声缺什么。',
        en_US:
          'The first year you were free there were three people in the house, and you made eleven stools. The star of making rules your month⟨ (Output in the month)⟩; the hands need somewhere to go, and what they make needs a user. Nothing is urgent now and nothing’s for sale, so all that’s missing is someone who’s waiting. Ask the kindergarten next door what they’re short of.',
      },
      {
        id: 'wealth.late.soy-sauce',
        because: ['main:month=wealth', 'age>=75'],
        zh_CN:
          '家里的酱油还剩几天，水表走到几号，问谁都不如问你。月支归你照管的那颗星⟨（月令财）⟩，管了半辈子的东西交出去了，眼睛还在数。交出去的别再查，另找一样小的从头管起：楼前那排花，一缸鱼，一盒没人理的邮票。小东西经得起你天天看。',
        en_US:
          'How many days the soy sauce will last, where the water meter stands: nobody knows it as you do. Wealth, what you look after, rules the month⟨ (Wealth in the month)⟩, and though you’ve handed most things over, the eye goes on counting. Don’t check on those. Take up something small from the beginning, the flowers out front or a tank of fish. Small things can stand being looked at daily.',
      },
      {
        id: 'wealth.late.one-empty-square',
        because: ['main:month=officer', 'age>=75'],
        zh_CN:
          '挂历上每个格子都有字，买米，剪指甲，给谁回电话，写了就照办。月支归讲章程的那颗星⟨（月令官杀）⟩，从前有人派，如今自己派自己，一件不漏。没人查了还这么紧，图的是心里有个架子。架子留着，一星期空出一格，写两个字：随便。',
        en_US:
          'Every square of the calendar has writing in it, rice, nails, a call to return, and what’s written gets done. The star of rules holds your month⟨ (Officers in the month)⟩: others once gave the orders, and now you give them to yourself. Nobody checks. It’s the frame you like, and it can stay. Leave one square a week with a single word in it: whatever.',
      },
      {
        id: 'wealth.late.back-of-the-receipt',
        because: ['main:month=resource', 'age>=75'],
        zh_CN:
          '别人找出一张旧收条就扔，你翻过来看，背面记着一个方子。月支归养人、教人的那颗星⟨（月令印）⟩，学过的你都留着，本子摞起来齐腰。如今不必再对谁交代，正好慢慢理。理的时候叫一个年轻的坐在旁边，每本只讲一页，讲完请对方挑走一本。',
        en_US:
          'Where others throw out an old receipt, you turn it over, and there’s a recipe on the back. The star that feeds and teaches rules the month⟨ (Resource in the month)⟩, and you’ve kept all you learned, in notebooks up to the waist. There’s nobody left to satisfy, so go through them slowly. Have somebody young beside you, explain one page of each, and let them keep a volume.',
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
