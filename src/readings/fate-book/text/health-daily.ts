import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'rest-thin',
    card: 'health',
    role: { section: 'daily' },
    paragraphs: [
      {
        id: 'health.thin.water-summer',
        because: ['pct:water<=3', 'month:summer'],
        says: ['health.rest=still'],
        zh_CN:
          '水瓶早上带出门，晚上拧开还是满的。你生在夏天，水只占{pct:water}，一天像一条没有树荫的路，走着走着就走到头了⟨（夏生水少）⟩。水管歇，也管闲话。午饭后先喝掉半瓶，剩下半瓶，留到傍晚跟谁并排坐着喝。',
        en_US:
          'The bottle leaves with you in the morning and comes home full. You were born in summer, the chart has {pct:water} of water, and the day is a road without shade ⟨ (summer birth, little water)⟩. Water stands for rest, and for talk about nothing. Drink half of the bottle after lunch. Keep the other half for a bench at dusk with somebody on it.',
      },
      {
        id: 'health.thin.water-firm',
        because: ['pct:water<=5', 'sign:firm'],
        says: ['health.rest=still'],
        zh_CN:
          '周一有人问周末做了什么，你报得出七八样，里头没有一样是坐着做的。力气够用，让力气流走的水只占{pct:water}⟨（身旺水少）⟩，于是连休息也做成了活。挑一样不出成果的：泡脚，沿河慢走，跟老朋友打一个没有事由的电话。',
        en_US:
          'Asked on Monday about the weekend, you can list eight things, none of them done sitting down. There is strength enough, but the chart has {pct:water} of water for it to run off in ⟨ (firm, with little water)⟩, so even rest turns into a project. Choose something that leaves no result: feet in a basin, the slow way along the river, a call without a reason.',
      },
      {
        id: 'health.thin.water-orders',
        because: ['pct:water<=8', 'share:officer>=25', 'age>=16', 'age<=74'],
        zh_CN:
          '数一数今天对你说过话的人，几乎句句都带着“几点前”。管束你的那一路占{share:officer}，水只占{pct:water}：进来的是要求，流走的是闲聊⟨（官杀重而水轻）⟩。每天留一通谁也不求谁的话，五分钟，从今天的天气讲起就行。',
        en_US:
          'Count the people who spoke to you today, and how many sentences ended in “by when.” What gives you orders makes up {share:officer} of the chart, and water, which is small talk, {pct:water} ⟨ (heavy Officers, little water)⟩. Once a day, five minutes, talk with someone when neither of you wants anything. The weather will do to begin with.',
      },
      {
        id: 'health.thin.water-plain',
        because: ['pct:water<=8'],
        zh_CN:
          '电话一接通，你开口就是正事。水管闲，管绕远，在你盘里只占{pct:water}⟨（水少）⟩，话和路都挑最短的那条走，省下来的工夫又填进了下一件事，一天便没有一处是松的。每天挑一段走远：先问对方在做什么，听完，再说为什么打来。',
        en_US:
          'When you call someone, the first sentence is already the business. Your chart has {pct:water} of water, the element that takes the long way around ⟨ (little water)⟩, so in talk and on foot you go by the shortest road and pour the minutes saved into the next task. Once a day, go the long way. Ask what they were doing, wait for the answer, and only then say why you called.',
      },
      {
        id: 'health.thin.fire-winter',
        because: ['pct:fire<=3', 'month:winter'],
        says: ['health.evening=in'],
        zh_CN:
          '冬天下午四点半，天还没黑透，你已经在想怎么推掉晚上那个约。生在冬月，火只占{pct:fire}，光一短，你的话跟着短⟨（冬生火少）⟩。入冬以后先开灯再起床，每星期有一晚到别人家的厨房里去坐，那里有火，也有声音。',
        en_US:
          'Half past four on a winter afternoon, not even dark yet, and you’re composing the message that gets you out of tonight. Born in a winter month with {pct:fire} of fire, you go quiet as the light goes ⟨ (winter birth, little fire)⟩. From November on, switch the lamp on before you get up, and one evening a week sit in somebody else’s kitchen.',
      },
      {
        id: 'health.thin.fire-weak',
        because: ['pct:fire<=3', 'sign:weak', 'kind:regular'],
        zh_CN:
          '你屋里入夜只亮一盏灯，够看清手上的东西就行，人也跟着把自己调到最小。火只占{pct:fire}，盘的力气又偏弱，暖意要向外头借⟨（身弱火微）⟩。一天里安排一样热的：一碗热汤，一段晒得到背的路，一个爱笑的人坐你对面。',
        en_US:
          'After dark there is one lamp on at your place, just enough for what’s in your hands, and you dim yourself to match. The chart is weak and has {pct:fire} of fire, so warmth has to be borrowed ⟨ (weak, with scant fire)⟩. Put one warm thing in each day: a bowl of soup, a street with sun on your back, someone across the table who laughs.',
      },
      {
        id: 'health.thin.fire-plain',
        because: ['pct:fire<=8'],
        zh_CN:
          '合影洗出来，你多半站在背光的那一头。火在你的盘里只占{pct:fire}，亮处要有人招呼你才去⟨（火少）⟩。习惯就从光上补：早饭挪到朝东的窗边吃，白天的电话走到户外去打，下午提不起劲的时候，先找太阳，再找咖啡。',
        en_US:
          'In group photographs you’re at the end where the light gives out. Your chart has {pct:fire} of fire, and you go where it’s bright only when somebody waves you over ⟨ (little fire)⟩. So mend it with light: breakfast at an east window, phone calls made outdoors, and when the afternoon sags, the sunny side of the street before the coffee.',
      },
      {
        id: 'health.thin.earth-meals',
        because: ['pct:earth<=8'],
        says: ['meals=irregular'],
        zh_CN:
          '土管三餐和钟点，在你盘里只占{pct:earth}，一天里没有哪一刻是钉住的⟨（土少）⟩。于是下午三点，你从抽屉里翻出半包饼干，才想起中午没吃；晚饭算七点那顿还是十点那顿，也说不清。不必顿顿讲究，先钉一颗钉子：一天里有一顿，同一个时候，同一把椅子。',
        en_US:
          'Meals and hours are earth’s to keep. Your chart has {pct:earth} of earth, and nothing in the day is nailed down ⟨ (little earth)⟩. So at three in the afternoon you find half a packet of crackers in the drawer and work out that there was no lunch. Whether dinner was the thing at seven or the thing at ten is open to debate. Start with one nail: one meal, the same hour, the same chair.',
      },
      {
        id: 'health.thin.earth-weak',
        because: ['pct:earth<=8', 'sign:weak', 'kind:regular'],
        says: ['night=late'],
        zh_CN:
          '星期一十一点上床，星期三拖到一点，周末算总账，睡到窗外有人收摊。土是让日子落地的那一样，在你盘里只占{pct:earth}，人又扛不住来回折腾⟨（身弱土薄）⟩。上床的钟点随它漂，起床的钟点定死，休息日也照这个点。',
        en_US:
          'Bed at eleven on Monday, at one on Wednesday, and on the weekend the whole account is settled by sleeping until the market packs up. It takes earth to let a day land. Yours is a weak chart with {pct:earth} of earth, and pays for every swing ⟨ (weak, with thin earth)⟩. Let bedtime drift if it must. Fix the hour you get up, days off included.',
      },
      {
        id: 'health.thin.metal-close',
        because: ['pct:metal<=6'],
        zh_CN:
          '睡前十分钟只做一件事，把用过的放回原处。听着像小孩子的规矩，可金管收尾、管归位，在你盘里只占{pct:metal}⟨（金少）⟩：二十来个网页开着，三只喝过的杯子摆着，你说都还用得着。东西摊着，人也跟着摊着，躺下了还觉得哪里没关。',
        en_US:
          'For the last ten minutes of the day, return things to where they live, and nothing else. It sounds like a rule for children. But your chart has {pct:metal} of metal, which is what closes and puts back ⟨ (little metal)⟩: twenty tabs open, three cups on the desk, all of it still in use, you’d say. When the day is left lying open, you lie down in the middle of it.',
      },
      {
        id: 'health.thin.metal-starts',
        because: ['pct:metal<=8', 'share:output>=25'],
        says: ['out=much'],
        zh_CN:
          '一天开了九个头，傍晚一数，收口的只有两个。往外做、往外说的那股劲占{share:output}，替你剪线头的金只占{pct:metal}⟨（食伤旺而金少）⟩。累你的常是那七个没剪的。吃晚饭前念一遍：哪件明天再做，哪件不做了，念完就算关店。',
        en_US:
          'Nine things were begun today, and by evening two are tied off. The part of you that makes and talks is {share:output} of the chart. To snip threads with, it has {pct:metal} of metal ⟨ (strong Output, little metal)⟩. It’s the other seven that wear you down. Before dinner, say aloud which ones wait for tomorrow and which are dropped, and call the shop closed.',
      },
      {
        id: 'health.thin.wood-chair',
        because: ['pct:wood<=5'],
        says: ['health.rest=move'],
        zh_CN:
          '一下午站起来几回，你用一只手就数得过来，其中一回是去拿外卖。木是往上伸、往外走的那一样，在你盘里只占{pct:wood}⟨（木少）⟩，坐定了就不挪。每做完一样，起身够一下柜子最高那层；电话一律站着打，边讲边在屋里走。',
        en_US:
          'One hand is enough to count how often you stood up this afternoon, and one of those was for the delivery. Stretching and going out are wood’s business. Your chart has {pct:wood} of wood, and where you sit you stay ⟨ (little wood)⟩. After each task get up and touch the top shelf. Take every call on your feet, pacing the room.',
      },
      {
        id: 'health.thin.wood-window',
        because: ['pct:wood<=8', 'share:resource>=25'],
        zh_CN:
          '外面几度，你是从手机上知道的。养你、护你的那一路有{share:resource}，屋里样样周全，领人出门的木只占{pct:wood}⟨（印厚木薄）⟩。早上醒来，脚先过一次门槛，到楼下站三分钟再回来吃早饭，天气从此由你自己去量。',
        en_US:
          'You learn the temperature from a screen. What shelters you is {share:resource} of the chart, and indoors you want for nothing. To lead you out of the door, the chart has {pct:wood} of wood ⟨ (ample Resource, thin wood)⟩. Before breakfast, go down and stand outside for three minutes, and take the temperature yourself.',
      },
      {
        id: 'health.thin.nothing-missing-firm',
        because: ['flow:all-five', 'sign:firm'],
        says: ['health.even=thin'],
        zh_CN:
          '样样都有，力气也够，于是哪种歇法你都试过半程：瑜伽垫卷在门后，画笔泡在杯里，鱼竿还没拆封。五行个个过了百分之八，盘又不弱⟨（五行不缺，身旺）⟩，没有短处逼着你选。自己选：这一季只留一样，别的送人，或者收到看不见的地方。',
        en_US:
          'You have everything and the strength for it, so you’ve tried every way of resting halfway: the mat rolled up behind the door, brushes standing in a glass, a fishing rod still in its wrapper. All five elements are above eight percent in a firm chart ⟨ (none of the five lacking, firm)⟩, and no shortage forces you to choose. Choose anyway. One for this season, and the others out of sight.',
      },
      {
        id: 'health.thin.least-wood',
        because: ['flow:all-five', 'pct:least=wood'],
        zh_CN:
          '忙起来最先被你砍掉的，是出门那半小时。五行样样在，最薄的一样是木，{pct:wood}⟨（五行不缺，木最少）⟩，平时看不出，一紧就先断在这里。把那半小时排到最前头：先走一圈，再开工，走过的路谁也抢不回去。',
        en_US:
          'When you’re busy, the half hour outdoors is the first thing cut. All five elements are present, and the thinnest is wood at {pct:wood} ⟨ (none lacking, wood least)⟩. On quiet days it doesn’t show. Under load, that’s where the cloth gives. Put the half hour ahead of everything: walk first, start after, and no one can take it back.',
      },
      {
        id: 'health.thin.least-fire',
        because: ['flow:all-five', 'pct:least=fire'],
        zh_CN:
          '平日你谁也不躲，忙上三天，回给人的话就从一段缩成一句，再缩成一个点头的表情。最薄的一样是火，{pct:fire}，别的四样都够⟨（五行不缺，火最少）⟩，先省掉的总是见人和笑。忙的那几天，晚上可以谁也不见，中午那顿，对面要有人坐着。',
        en_US:
          'Ordinarily you avoid nobody. Three busy days, and your replies shrink from a paragraph to a line and then to a thumb. Fire is the thinnest of your five elements at {pct:fire}, the others being well enough supplied ⟨ (none lacking, fire least)⟩, and what you save on first is faces and laughing. In such a week skip the evenings if you must, and have somebody opposite you at lunch.',
      },
      {
        id: 'health.thin.least-earth',
        because: ['flow:all-five', 'pct:least=earth'],
        zh_CN:
          '事情一多，你先丢的是钟点：饭往后推一小时，觉往后推两小时，别的照样撑着。五行里最薄的是土，{pct:earth}⟨（五行不缺，土最少）⟩，桌子四条腿都在，短的是这一条。忙季只保一个钟点，晚饭那个，别的可以晃一晃。',
        en_US:
          'As things pile up, the hours go first: dinner slides by one, bed by two, and the rest of you carries on. Earth is the thinnest of the five at {pct:earth} ⟨ (none lacking, earth least)⟩. The table has all its legs, and this one is short. In a busy season defend a single hour, the one for dinner, and let the others wobble.',
      },
      {
        id: 'health.thin.least-metal',
        because: ['flow:all-five', 'pct:least=metal'],
        zh_CN:
          '别人累了脸色变，你累了桌面变：便签一片，杯子一排，衣服漫上椅背。五行都有，最薄的是金，{pct:metal}⟨（五行不缺，金最少）⟩，最先丢的是收尾。桌面盖住一半的那天，就停下来收二十分钟，收完再看，真要做的往往只剩一半。',
        en_US:
          'Other people’s faces change when they’re overworked. With you it’s the desk: mugs, slips of paper, a drift of clothes on the chair. All five elements are there, and metal is the thinnest at {pct:metal} ⟨ (none lacking, metal least)⟩, so finishing off is what goes. On the day half the desktop has vanished, stop and tidy for twenty minutes. Then see how much is really left to do.',
      },
      {
        id: 'health.thin.least-water',
        because: ['flow:all-five', 'pct:least=water'],
        zh_CN:
          '你忙过头有个先兆：杯子空了一上午，闲话也跟着没了。五行样样在，最薄的是水，{pct:water}⟨（五行不缺，水最少）⟩，先干的总是没有用处的那点工夫。发觉杯子空着，就把手上的放下，去添水，顺便跟离得最近的人说三句不相干的话。',
        en_US:
          'There’s an early sign with you: the glass has stood empty all morning, and the small talk has dried up with it. None of the five elements is missing, and water is the thinnest at {pct:water} ⟨ (none lacking, water least)⟩, so idle minutes are the first to go. When you notice the glass, get up, fill it, and say three needless sentences to whoever is near.',
      },
      {
        id: 'health.thin.wood-unasked',
        because: ['adverse:wood', 'pct:wood<=8'],
        zh_CN:
          '劝你多动、多出门、多报个班的人，劝了好几年，你的鞋底还是新的。木只占{pct:wood}，这张盘偏偏也不要更多⟨（木少而为忌）⟩，坐得住在你这里不算短处。用不着满世界跑，椅子换一把好的，每天在家门口走同一小段，走完就回。',
        en_US:
          'For years people have told you to get out, join something, move around more, and your soles are as good as new. The chart has {pct:wood} of wood, and as it happens wants no more ⟨ (little wood, and adverse)⟩. Being able to sit still isn’t your weak point. Skip the grand outings. Get a better chair, and walk the same short stretch by your door each day.',
      },
      {
        id: 'health.thin.fire-unasked',
        because: ['adverse:fire', 'pct:fire<=8'],
        says: ['health.evening=in'],
        zh_CN:
          '聚会上你挑最暗的那张桌，坐着并不难受，难受的是有人非把你拉到台前。火只占{pct:fire}，盘上也不求添火⟨（火少而为忌）⟩，静一点、凉一点、人少一点的地方正养你。别为了显得合群去凑第二场，要紧的人，一回见一个。',
        en_US:
          'At a party you take the darkest table and are perfectly content there until somebody drags you to the front. The chart has {pct:fire} of fire and isn’t asking for more ⟨ (little fire, and adverse)⟩. Quieter, cooler, fewer people: that’s where you mend. Don’t go on to a second place for the sake of seeming sociable. See the ones who matter, singly.',
      },
      {
        id: 'health.thin.earth-unasked',
        because: ['adverse:earth', 'pct:earth<=8'],
        says: ['health.meals-fixed=no'],
        zh_CN:
          '日程表你试过几种，越细的扔得越快。土只占{pct:earth}，这张盘也不愿再压土⟨（土少而为忌）⟩，把每个钟点都钉死，你会像关在纸箱里。留个大轮廓就行：上午归事，下午归人，晚上归自己，三段里头怎么流，随它。',
        en_US:
          'You’ve tried several kinds of planner, and the finer the grid, the sooner it went in a drawer. The chart has {pct:earth} of earth and would rather not be weighted with more ⟨ (little earth, and adverse)⟩. Nail down every hour and you feel boxed. Keep an outline: mornings for work, afternoons for people, evenings for yourself. Inside the three, let it run.',
      },
      {
        id: 'health.thin.metal-unasked',
        because: ['adverse:metal', 'pct:metal<=8'],
        zh_CN:
          '每回下决心把屋子理清，理到一半就坐在地上看起旧信来。金只占{pct:metal}，金管裁断、管归位，这张盘并不要更多⟨（金少而为忌）⟩，硬逼自己样样归位，收拾完人是僵的。圈一个角落收得干净，床也好，桌也好，别处由它乱着。',
        en_US:
          'Each time you resolve to clear the place out, you end up on the floor reading old letters. The chart has {pct:metal} of metal, which cuts and files away, and no wish for more ⟨ (little metal, and adverse)⟩. Force everything into its slot, and you come out of it stiff. Choose one corner to keep clean, the bed or the desk, and let the rest be.',
      },
      {
        id: 'health.thin.water-unasked',
        because: ['adverse:water', 'pct:water<=8'],
        says: ['health.rest=move'],
        zh_CN:
          '泡澡泡到第五分钟，你已经在想下一件事。水只占{pct:water}，这张盘也不想再添水⟨（水少而为忌）⟩，干坐着漂着，你越歇越闷。换手才是你的歇法：算账累了去揉面，看书累了去擦车，手换了，脑子自己就停。',
        en_US:
          'Five minutes into the bath you’re planning what comes after it. The chart has {pct:water} of water and doesn’t want more ⟨ (little water, and adverse)⟩: floating around makes you gloomy. You rest by changing hands. Tired of figures, knead dough. Tired of reading, wash the car. Once the hands have moved on, the head stops by itself.',
      },
    ],
  },
  {
    id: 'rest-heavy',
    card: 'health',
    role: { section: 'daily' },
    paragraphs: [
      {
        id: 'health.heavy.wood',
        because: ['pct:wood>=35', 'kind:regular'],
        zh_CN:
          '手机里每隔两天就冒出一样新东西：新的课，新的路线，新认识的人。木占{pct:wood}，你这一天多的是开头⟨（木旺）⟩。开头让人精神，十个开头叠在一起就只剩喘。一周里留一天不许开头，只把已经开了的往前推一格。',
        en_US:
          'Every other day something new sprouts on your calendar: a class, a route, a person to meet. Wood is {pct:wood} of the chart, and what your days have too much of is beginnings ⟨ (wood in excess)⟩. One beginning is a tonic. Ten of them leave you panting. Keep one day a week on which nothing may begin, and move what has begun one square ahead.',
      },
      {
        id: 'health.heavy.wood-weak',
        because: ['pct:wood>=35', 'sign:weak', 'kind:regular'],
        zh_CN:
          '约是早早应下的，应的时候兴致很高，到了那天早上，你对着一格格的日程发怔。木有{pct:wood}，伸出去的枝多，底下的根细⟨（木旺身弱）⟩。同一天里，出门的事排到两样为止，第三样挪到下一个空着的日子，不用解释。',
        en_US:
          'The invitations were accepted weeks ago, in good spirits. On the morning itself you stare at the boxes of the calendar. Wood is {pct:wood} of a chart that is weak underneath, all branch on a thin root ⟨ (much wood, weak self)⟩. Two outings in a day is the limit. A third moves to the next empty date, without explanations.',
      },
      {
        id: 'health.heavy.fire',
        because: ['pct:fire>=35', 'kind:regular'],
        says: ['night=late'],
        zh_CN:
          '九点关顶灯，九点半关屏幕，十点关话匣子，按这个次序来。火占{pct:fire}，你那间屋到夜里十一点还亮得像下午⟨（火旺）⟩：灯开着，片子放着，话也没停。要等到没有一样东西亮着，你才肯困。白天添的光够多了，晚上一样一样往回收。',
        en_US:
          'The ceiling light at nine, the screen at half past, the conversation at ten: turn them off in that order. Fire is {pct:fire} of the chart, and at eleven at night your room still looks like two in the afternoon ⟨ (fire in excess)⟩, lamps on, something playing, somebody talking. You don’t get sleepy while anything shines. There was light enough all day, so gather it in piece by piece.',
      },
      {
        id: 'health.heavy.fire-weak',
        because: ['pct:fire>=35', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['health.evening=out'],
        zh_CN:
          '饭局散了，人人夸你今晚状态好，你进了家门，鞋没换就坐在地上。火有{pct:fire}，热闹全是别处烧来的，柴却是你的⟨（火旺身弱）⟩。赴约前先定好几点走，到点起身，哪怕正讲到好笑处。',
        en_US:
          'Everyone said you were in great form at dinner. Then you got home and sat down on the floor with your shoes on. Fire is {pct:fire} of a weak chart: the blaze belongs to the room and the firewood to you ⟨ (much fire, weak self)⟩. Decide when you’ll leave before you arrive, and get up at that minute, even in the middle of the good story.',
      },
      {
        id: 'health.heavy.earth',
        because: ['pct:earth>=35', 'kind:regular'],
        says: ['exercise=easy', 'health.rest=move', 'stop=easy'],
        zh_CN:
          '吃完先别坐，站着把碗洗了。这句话单对你说：土占{pct:earth}，日子容易坐实了挪不动⟨（土重）⟩。同一把椅子，同一条路，同一家店的同一碗面，安稳是真的，沉也是真的。再坐一会儿解不了你的乏，松松土才解：下楼走两圈，或者换一条街买菜。',
        en_US:
          'Wash the bowl before you sit down again. The advice is meant for you, with earth at {pct:earth} ⟨ (earth in excess)⟩: the same chair, the same way home, the same noodles at the same counter, which hold you and also set around you like plaster. Sitting a little longer won’t rest you. Loosening the soil will, twice around the block, or groceries by another street.',
      },
      {
        id: 'health.heavy.earth-weak',
        because: ['pct:earth>=35', 'sign:weak', 'kind:regular'],
        zh_CN:
          '家里的事、旁人托的事、去年说好的事，都堆在你门口，一样也没拒，一样也没搬。土有{pct:earth}，压在一张偏弱的盘上，你的一天像背着院墙走路⟨（土重身弱）⟩。今天只搬一样，搬得动的那样，搬完就坐下，剩下的明天还在。',
        en_US:
          'Family matters, favors for others, something agreed to last year: it’s all stacked at your door, nothing refused and nothing moved. Earth is {pct:earth}, on a weak chart, and you go through the day carrying the garden wall ⟨ (much earth, weak self)⟩. Move one thing today, one you can lift, and sit down. The rest will still be there.',
      },
      {
        id: 'health.heavy.metal',
        because: ['pct:metal>=35', 'kind:regular'],
        says: ['exercise=easy'],
        zh_CN:
          '连放松你都有标准：步数要够，组数要满，断了一天就从头算起。金占{pct:metal}，一天里的刻度太密⟨（金旺）⟩，人绷着，弓也绷着。每周留一次不计数的活动，不戴表，不记录，走到想回头的地方就回头。',
        en_US:
          'Even relaxing comes with a standard: so many steps, all the sets, and one missed day means starting again from zero. Metal is {pct:metal} of the chart, and your day is ruled in very fine lines ⟨ (metal in excess)⟩. Once a week, move without counting. No watch, no log, and turn around where you feel like turning around.',
      },
      {
        id: 'health.heavy.metal-weak',
        because: ['pct:metal>=35', 'sign:weak', 'kind:regular'],
        says: ['night=late', 'exercise=easy'],
        zh_CN:
          '错一个标点，你能改到半夜，其实没有人等着验收。金有{pct:metal}，一把尺子压在一张不算硬的盘上⟨（金旺身弱）⟩，白天量别人的活，夜里量自己。给“差不多”定一个数，改满三遍就交，交完出去走走，路不必量。',
        en_US:
          'A misplaced comma can keep you up past midnight when nobody is waiting to inspect it. Metal is {pct:metal}, a ruler laid against a chart that isn’t sturdy ⟨ (much metal, weak self)⟩. By day it measures the work, and at night it measures you. Put a number on good enough. After the third pass, hand it over and take a walk of no particular length.',
      },
      {
        id: 'health.heavy.water',
        because: ['pct:water>=35', 'kind:regular'],
        says: ['night=late'],
        zh_CN:
          '本来只想看五分钟，抬头已是一点，手指还在往下滑。水占{pct:water}，夜里流得最顺⟨（水旺）⟩：一个念头接着一个念头，没有哪里像是岸。你缺的是一道堤。十点半起换成有尽头的东西，一集，一章，一壶茶，到底就停。',
        en_US:
          'You meant to look for five minutes. It’s one in the morning, and your thumb is still going. Water is {pct:water} of the chart and runs best after dark ⟨ (water in excess)⟩, one thought into the next with no bank in sight. Build the bank. From half past ten, only things that have an end: one episode, one chapter, one pot of tea.',
      },
      {
        id: 'health.heavy.water-weak',
        because: ['pct:water>=35', 'sign:weak', 'kind:regular'],
        zh_CN:
          '谁的心事到了你这里都存得下，存到睡前，一件件浮上来，没有一件是你的。水有{pct:water}，盘又偏弱，听完别人，自己先湿了半身⟨（水多身弱）⟩。晚饭后不接长电话；白天听来的，进门前在楼下走一圈，晾一晾。',
        en_US:
          'Everybody’s worries find room in you. At bedtime they float up one after another, and none of them is yours. Water is {pct:water} of a weak chart: you come away from listening half soaked ⟨ (much water, weak self)⟩. Take no long calls after dinner, and walk once around the building before you go in, to let the day’s share drip off.',
      },
      {
        id: 'health.heavy.none',
        because: ['pct:one<=34'],
        says: ['health.even=heavy'],
        zh_CN:
          '你的累很少找得到主犯：开了一会儿车，说了一会儿话，等了一会儿人，样样不多，加起来天黑了。五行里最高的一样也只占{pct:most}⟨（五行无偏旺）⟩，耗你的是换来换去的那几脚。把零碎归成两堆，上午一堆，下午一堆，中间那道缝留着发呆。',
        en_US:
          'Your tiredness seldom has a single culprit: some driving, some talking, some waiting for people, none of it much, and it’s dark outside. The highest of the five elements in your chart is {pct:most} ⟨ (no element in excess)⟩, so what costs you is the changing over. Sweep the odds and ends into two piles, morning and afternoon, and leave the gap between them for staring out of a window.',
      },
      {
        id: 'health.heavy.following',
        because: ['kind:following', 'age>=16', 'age<=74'],
        zh_CN:
          '你的一天由最大的那股势头说了算：家里来客，你就跟着热闹；单位进旺季，你就跟着连轴转。五行里占得最多的一样有{pct:most}，这张盘是顺着它走的⟨（从格）⟩，逆着歇反倒累。歇也跟潮走：潮来时照忙，潮一退就整天不安排，别替下一潮预先紧张。',
        en_US:
          'The biggest current in the room decides what your day is like: with guests you’re sociable, in the busy season you’re busy around the clock. The largest of your five elements has {pct:most}, and this chart goes along with it ⟨ (Following pattern)⟩, so resting against the stream only tires you. Rest with the tide. When it’s out, leave whole days blank, and don’t brace for the next one.',
      },
      {
        id: 'health.heavy.dominant',
        because: ['kind:dominant'],
        zh_CN:
          '一样东西你可以连着做十四个小时，做完精神比开头还好，旁人看得害怕。五行里一样独占{pct:most}，全盘只烧一个炉子⟨（专旺格）⟩，掺别的进来你反而乏。不必学人东一下西一下地换脑子，要学的是封火：做满六天，第七天那一样碰也不碰。',
        en_US:
          'You can do one thing for fourteen hours and come out fresher than you went in, which alarms people. A single element holds {pct:most}, and the whole chart heats one stove ⟨ (Dominant pattern)⟩. Mixing in a bit of this and that only wears you out, so you needn’t learn variety. What you need is to bank the fire. Six days of the thing, and on the seventh you don’t touch it.',
      },
    ],
  },
  {
    id: 'rest-tires',
    card: 'health',
    role: { section: 'daily' },
    paragraphs: [
      {
        id: 'health.tires.peer-firm',
        because: ['main:month=peer', 'sign:firm'],
        says: ['exercise=hard', 'health.rest=move'],
        zh_CN:
          '你很少说累，说出口的是“没意思”。月支是你的同类，底子厚⟨（比劫当令，身旺）⟩，重活压不倒你，没有对手、没有难处的日子反倒磨人。认得出来的记号是挑食、挑刺、嫌节目难看。那一天你要的是一场球、一趟山，躺着只会更烦。',
        en_US:
          '“Tired” is a word you seldom use. “Boring” is the one to listen for. Your own kind holds the month and the chart stands firm ⟨ (Peers in command, firm)⟩, so heavy work doesn’t bend you. Days without resistance do. The signs are small: picking at food, faulting every film. On such a day go play a match or climb something. Lying down makes it worse.',
      },
      {
        id: 'health.tires.peer-even',
        because: ['main:month=peer', 'sign:even'],
        zh_CN:
          '一帮人出去玩一天，回来路上你忽然不出声了，别人以为你不高兴。月支坐着同辈，你跟谁都合得上拍，合了一天，自己的拍子就丢了⟨（比劫当令，中和）⟩。话变短就是记号。散场后晚半小时回家，一个人走那半小时。',
        en_US:
          'On the way back from a day out with the whole crowd you suddenly stop talking, and they think you’re cross. The month belongs to peers, and you can fall into step with anybody ⟨ (Peers in command, balanced)⟩. After a day of it you’ve lost your own. Short answers are the sign. Get home half an hour late, and walk that half hour alone.',
      },
      {
        id: 'health.tires.peer-weak',
        because: ['main:month=peer', 'sign:weak'],
        zh_CN:
          '别人撑着，你就陪着撑；别人先走了，你才发觉腿是软的。月支是同辈，盘却偏弱，同伴借给你的力气，散场以前就用完了⟨（月支比劫而身弱）⟩。你的累总在散伙以后才到账。跟人约定一个暗号，谁先说那两个字，就一起回家。',
        en_US:
          'While the others hold out, you hold out with them. Only when they’ve left do you notice that your legs are done. Peers have the month and still the chart is weak: whatever strength company lends you is spent before the evening ends ⟨ (Peers in the month, weak)⟩. Your bill comes after the party. Agree on a word with one friend, and whoever says it first, both go home.',
      },
      {
        id: 'health.tires.shishen-weak',
        because: ['main:month=shishen', 'sign:weak', 'kind:regular'],
        zh_CN:
          '做喜欢的事不觉得时间过去，饭菜凉了又热，热了又凉。月支是食神，照管吃喝与手艺的那颗星，它从一张偏弱的盘里往外取⟨（食神当令，身弱）⟩，取得温和，也一直在取。手变慢、字变大，就是取空了。停下来吃那碗饭，吃完再看还想不想做。',
        en_US:
          'When you’re making something you like, dinner gets cold, is warmed up, and gets cold again. The Eating god, the star of food and handiwork, holds your month and draws on a chart that is weak ⟨ (Eating god in command, weak)⟩. It draws gently and doesn’t stop. Slow hands and large handwriting tell you. Eat the dinner, then see whether you still want to.',
      },
      {
        id: 'health.tires.shangguan-weak',
        because: ['main:month=shangguan', 'sign:weak', 'kind:regular'],
        zh_CN:
          '越累，你的话越多、越快，笑话一个接一个，旁人还当你正在兴头上。月支是伤官，嘴和点子跑在前头的那颗星，它不管油箱⟨（伤官当令，身弱）⟩。听见自己抢了别人第三句话，就是该回家的时候。回去以后那一晚别再开口，喝水，洗澡，关灯。',
        en_US:
          'The more tired you are, the faster you talk, one joke on the heels of another, and people think you’re just getting started. The Hurting officer holds your month, the star of tongue and invention, and it never looks at the gauge ⟨ (Hurting officer in command, weak)⟩. When you catch yourself cutting in a third time, go home. No more words that night.',
      },
      {
        id: 'health.tires.output',
        because: ['main:month=output'],
        zh_CN:
          '没有东西可做的下午，比赶工的下午更耗你。月支是往外做、往外说的那一路⟨（食伤当令）⟩，手空着，脑子就拿自己当材料，改来改去。认这种累有个办法：你开始重新摆书架。别摆了，去做一样看得见成品的，切一盘水果也算。',
        en_US:
          'An afternoon with nothing to make costs you more than an afternoon of rushing. Output holds your month, the family that makes and speaks ⟨ (Output in command)⟩, and when the hands are empty the mind starts revising its owner. You can tell by the bookshelf: you’re rearranging it again. Leave it alone and make something finished. A plate of cut fruit counts.',
      },
      {
        id: 'health.tires.zhengcai-weak',
        because: ['main:month=zhengcai', 'sign:weak', 'kind:regular', 'age>=16'],
        zh_CN:
          '牛奶还剩几天、谁的雨伞没还、周五轮到谁接，家里这本账在你脑子里，从不合上。月支是正财，样样要照管周全的那颗星，落在偏弱的盘上，一根担子挑许多小筐⟨（正财当令，身弱）⟩。找不到钥匙就是累了。把三只筐写成条子，贴给别人。',
        en_US:
          'How long the milk will last, whose umbrella this is, who picks up on Friday: the ledger is in your head and never shut. Direct wealth, the star that looks after what there is, holds the month of a weak chart ⟨ (Direct wealth in command, weak)⟩. The sign is that you can’t find your keys. Hand three of those items to other people, by name.',
      },
      {
        id: 'health.tires.piancai-weak',
        because: ['main:month=piancai', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['health.evening=out'],
        zh_CN:
          '一晚上换三个场，到第三个，你把第一个场的名字叫到了别人头上。月支是偏财，坐不住的那颗星，牵着一张偏弱的盘到处走⟨（偏财当令，身弱）⟩。叫错名字、丢一只手套，都是该收脚的记号。一晚一处，多出来的改天。',
        en_US:
          'Three places in one evening, and at the third you call someone by a name from the first. Indirect wealth, the star of comings and goings, holds your month and walks a weak chart all over town ⟨ (Indirect wealth in command, weak)⟩. A wrong name or a lost glove is the signal. One place a night, and the others on other nights.',
      },
      {
        id: 'health.tires.wealth',
        because: ['main:month=wealth'],
        zh_CN:
          '“顺手”两个字最费你。顺手带份饭，顺手修一下门，顺手把明天的也买了，回到家天黑了，自己那件还没动。月支是归你照管的那一路⟨（财当令）⟩，眼里有活，手便收不回来。出门前说定只办两样，第三样看见了也走过去。',
        en_US:
          '“While I’m at it” is what wears you out. While you’re at it you bring someone lunch, fix the latch, buy for tomorrow, and it’s dark before your own errand is begun. The month belongs to Wealth, to whatever is yours to look after ⟨ (Wealth in command)⟩, and the eye always finds more. Leave the house with two errands, and walk past the third.',
      },
      {
        id: 'health.tires.qisha-weak',
        because: ['main:month=qisha', 'sign:weak', 'kind:regular'],
        says: ['stop=hard'],
        zh_CN:
          '电话一响，你先站起来，再去看是谁。月支是七杀，像一只不关的铃，压着一张偏弱的盘⟨（七杀当令，身弱）⟩，你耗在随时准备上，真出事的时候倒不慌。记号是坐在自家沙发上还没脱外套。脱下来，挂好，今晚的班就算交了。',
        en_US:
          'The phone rings, and you’re on your feet before you’ve seen who it is. Seven killings, which is never off duty, leans on a weak chart from the month ⟨ (Seven killings in command, weak)⟩. Standing by is what drains you. In a real emergency you’re fairly calm. The sign is a coat still on, on your own sofa. Hang it up, and consider yourself relieved.',
      },
      {
        id: 'health.tires.zhengguan-weak',
        because: ['main:month=zhengguan', 'sign:weak', 'kind:regular'],
        zh_CN:
          '人前坐得端正，一关上门，包往地上一丢，半天不想应人。月支是正官，讲规矩、讲分寸的那颗星，一整天替你挺着背⟨（正官当令，身弱）⟩。耗你的是得体，跟活多活少关系不大。中午找一处没人认识你的地方吃饭，驼着背吃也行。',
        en_US:
          'In public you sit up straight. Once the door is shut the bag lands on the floor, and for an hour you’d rather not be spoken to. The Direct officer, the star of rules and good form, holds your back up all day long ⟨ (Direct officer in command, weak)⟩. Being proper tires you more than the work does. Have lunch where nobody knows you, and slouch.',
      },
      {
        id: 'health.tires.officer',
        because: ['main:month=officer'],
        zh_CN:
          '没写清楚的事最累你：谁说了算，几点算完，做到哪一步算好。月支是管束你的那一路⟨（官杀当令）⟩，有条款你省力，没条款你就一条条替人猜。发觉自己把同一条消息读了四遍，别再猜，回一句问明白，问完去睡。',
        en_US:
          'Whatever hasn’t been spelled out exhausts you: who decides, when it’s over, what counts as done. The month belongs to the Officers, the family that sets terms ⟨ (Officers in command)⟩. With terms you save strength, and without them you supply them by guessing. If you’ve read one message four times, stop. Ask, in one line, and go to bed.',
      },
      {
        id: 'health.tires.zhengyin-firm',
        because: ['main:month=zhengyin', 'sign:firm'],
        says: ['health.rest=move', 'stop=easy'],
        zh_CN:
          '睡了九个钟头起来，还是沉，像一只泡久了的馒头。月支是正印，护你、养你的那颗星，盘又不弱，进来的比用掉的多⟨（正印当令，身旺）⟩，你的累有一半是歇出来的。记号是看完一部接着看下一部。起来替人办件小事，要流一点汗的那种。',
        en_US:
          'Nine hours of sleep, and you get up as heavy as bread left in the soup. The Direct seal, which shelters and feeds, holds the month of a chart already firm, so more comes in than goes out ⟨ (Direct seal in command, firm)⟩. Half of your tiredness is made of rest. You’ll know it by the second film started straight after the first. Get up and carry something for somebody.',
      },
      {
        id: 'health.tires.pianyin-firm',
        because: ['main:month=pianyin', 'sign:firm'],
        zh_CN:
          '为买一只水壶，你看了四十条评论，最后没买。月支是偏印，样样要想透的那颗星，盘又不弱⟨（偏印当令，身旺）⟩，力气没处使，便全使在想上，想比做还费。同一样东西比到第三遍，就是该停的时候。合上屏幕去店里，拿起来掂一掂，买与不买，当场算数。',
        en_US:
          'To buy a kettle you read forty reviews, and then you didn’t buy one. The Indirect seal, which studies alone, holds the month of a firm chart ⟨ (Indirect seal in command, firm)⟩, and strength with nothing to lift goes into thinking, which costs more than lifting. The third comparison of the same two things is the signal. Close the screen, go to a store, pick the kettle up, and decide there.',
      },
      {
        id: 'health.tires.resource',
        because: ['main:month=resource'],
        zh_CN:
          '一屋子人同时问你意见，比搬一天家还累。月支是护着你、让你慢慢想的那一路⟨（印当令）⟩，话没想透就要出口，你便整晚在心里改稿。记号是洗着碗还在小声答那个问题。下回先说一句“明天回你”，再把碗洗完。',
        en_US:
          'A roomful of people asking what you think takes more out of you than moving a house. Your month belongs to Resource, which shelters you and lets you think slowly ⟨ (Resource in command)⟩. Made to answer early, you spend the evening correcting the answer, half aloud over the dishes. Next time, say “I’ll tell you tomorrow,” and do the dishes in peace.',
      },
    ],
  },
  {
    id: 'rest-off',
    card: 'health',
    role: { section: 'daily' },
    paragraphs: [
      {
        id: 'health.off.ordered-and-mute',
        because: ['share:output<=5', 'share:officer>=25'],
        says: ['stop=hard', 'out=little'],
        zh_CN:
          '回家的车上，你还在心里答白天那句问话，答得比当时好。压过来的占{share:officer}，放出去的只占{share:output}⟨（官杀重，食伤轻）⟩，一天的话都憋在回程上。下车以前讲出声来，录一段也行，讲到自己嫌烦，这一天就关得上了。',
        en_US:
          'In the car going home you’re still answering the question from eleven o’clock, and better than you did then. What presses on you is {share:officer} of the chart, and what lets it out is {share:output} ⟨ (heavy Officers, light Output)⟩. Say it aloud before you get out, to a recorder if need be, until it bores you. Then the day will shut.',
      },
      {
        id: 'health.off.firm-no-outlet',
        because: ['share:output<=5', 'sign:firm'],
        says: ['stop=hard', 'out=little'],
        zh_CN:
          '叫你歇，你就去擦灶台。底子厚，往外放的那一路只占{share:output}⟨（身旺，食伤轻）⟩，力气停不住，也没有个像样的去处，便一点点漏在家务里。停工要靠出手：唱几句，画几笔，揉一团面，做一样用不着交差的东西，手放下的时候人才跟着放下。',
        en_US:
          'Told to rest, you wipe the stove. There’s plenty in you, and what lets it out is {share:output} of the chart ⟨ (firm, light Output)⟩, so the strength leaks away into housework because nothing better was offered. You stop by letting something out: sing, sketch, knead dough, make a thing nobody will check. When the hands put that down, the rest of you follows.',
      },
      {
        id: 'health.off.tending',
        because: ['share:output<=5', 'share:wealth>=25'],
        says: ['stop=hard', 'out=little'],
        zh_CN:
          '电影看到一半，你起来把衣服收了。归你照管的占{share:wealth}，玩和讲的只占{share:output}⟨（财重，食伤轻）⟩，人坐着，耳朵还在听洗衣机转到第几圈。换个够不着家务的地方歇：朋友家，公园长椅，图书馆靠墙那张桌。',
        en_US:
          'Halfway through the film you get up and bring in the laundry. What is yours to look after makes up {share:wealth} of the chart, play and talk {share:output} ⟨ (heavy Wealth, light Output)⟩, so at leisure the eye goes looking for chores. Rest where there are none in view: a friend’s place, a park bench, the library table by the wall.',
      },
      {
        id: 'health.off.fast-meal',
        because: ['no:shishen', 'share:officer>=25'],
        says: ['meals=fast'],
        zh_CN:
          '同桌的人还在掰筷子，你碗底已经见了。食神管慢慢吃、慢慢玩，你的盘里一个也没有，赶人的那一路倒占{share:officer}⟨（无食神，官杀重）⟩，吃饭便成了两件事中间的一道手续。请一位吃得慢的人同桌，跟着对方的筷子走。',
        en_US:
          'The others are still splitting their chopsticks, and the bottom of your bowl is showing. The Eating god, who sees to slow meals and play, is nowhere in the chart, and what hurries you has {share:officer} ⟨ (no Eating god, heavy Officers)⟩. A meal becomes a form to fill in between two jobs. Sit across from a slow eater and keep to their pace.',
      },
      {
        id: 'health.off.eating-god-home',
        because: ['main:day=shishen'],
        says: ['meals=slow', 'stop=easy'],
        zh_CN:
          '进了家门，你十分钟就能换成另一个人，围裙一系，外头的事留在鞋柜上。日支坐着食神，一尊灶王似的星⟨（食神坐日支）⟩，你的收工口令就是开饭。也因为灵，容易一坐下就到睡前，碗泡着，衣服堆着。饭后先走两百步，再回来坐。',
        en_US:
          'Ten minutes after you come in you’re someone else: apron on, the day left on the shoe rack. The Eating god, the star of food and ease, sits under your day ⟨ (Eating god at the day branch)⟩, and “dinner’s ready” is your whistle at closing time. It works so well that you sit until bedtime with the bowls soaking. Two hundred steps first, then the chair.',
      },
      {
        id: 'health.off.runs-dry',
        because: ['share:output>=25', 'share:resource<=8'],
        says: ['out=much'],
        zh_CN:
          '你停下来不像关灯，像断油：前一分钟还在说笑，后一分钟靠着车窗睡着了。出去的有{share:output}，补回来的只占{share:resource}⟨（食伤重，印轻）⟩，中间没有慢下来的那一段。给自己装个油表：一天里第二回说“没事”的时候，先睡二十分钟。',
        en_US:
          'You don’t switch off so much as run out of gas: joking one minute, asleep against the car window the next. What goes out is {share:output} of the chart and what comes back in {share:resource} ⟨ (heavy Output, light Resource)⟩, and there’s no slowing down in between. Here’s a gauge for you. The second time in a day you say “I’m fine,” take twenty minutes with your eyes shut.',
      },
      {
        id: 'health.off.well-fed',
        because: ['share:resource>=30', 'sign:firm'],
        says: ['stop=easy', 'health.train=group'],
        zh_CN:
          '躺下这件事，你不用人教，难的是再起来。养你的那一路占{share:resource}⟨（印重）⟩，沙发、被窝、一本看过的书，哪样都留得住你。一个人练什么都练不长，有人在楼下喊就成了：报一个要点名的班，或者跟邻居约早上那趟路。',
        en_US:
          'Nobody needs to teach you to lie down. Getting up again is the skill. What feeds and shelters you is {share:resource} of the chart ⟨ (heavy Resource)⟩, and a sofa, a quilt or a book you’ve read before can each hold you for a day. Alone, you drop any exercise by the third week. It sticks when somebody calls the roll, or waits downstairs.',
      },
      {
        id: 'health.off.no-cushion',
        because: ['share:resource<=5', 'share:officer>=20', 'age>=16', 'age<=74'],
        says: ['stop=hard'],
        zh_CN:
          '放假头一天，你照样七点醒，被子照样叠出四个角。催你的占{share:officer}，护着你的只占{share:resource}⟨（官杀有力，印轻）⟩，没有一层垫子让人落下去。你歇不下来，常因为没有谁明说“可以了”。找一个人专门讲这句话，讲了就听。',
        en_US:
          'On the first morning of a vacation you wake at seven and make the bed with square corners. What drives you is {share:officer} of the chart, what cushions you {share:resource} ⟨ (strong Officers, light Resource)⟩, so there’s nothing soft to land on. Often you don’t rest because nobody has said “that’ll do.” Appoint somebody to say it, and obey.',
      },
      {
        id: 'health.off.with-the-pack',
        because: ['share:peer>=35'],
        says: ['health.train=group'],
        zh_CN:
          '独自跑步，你跑到第二个路灯就想回头；旁边多一个人，十公里也跑下来了。同辈的那一路占{share:peer}⟨（比劫重）⟩，你动起来、停下来，都看身边。挑一伙比你懂得收摊的人：打完就散，散了就回家，没有人提“再来一局”。',
        en_US:
          'Running alone, you turn back at the second streetlight. With one person beside you it’s ten kilometers. Peers are {share:peer} of the chart ⟨ (heavy Peers)⟩, and you start and stop with whoever’s next to you. So choose a set who know how to pack up: the game ends, everyone goes home, and nobody proposes one more round.',
      },
      {
        id: 'health.off.no-peers',
        because: ['share:peer<=5'],
        says: ['health.train=alone'],
        zh_CN:
          '同辈在你的盘里只占{share:peer}⟨（比劫轻）⟩，凡是要排名次的运动，你去三回就散了。健身房的镜子前面，别人练什么、举多重，你一点也不想知道。清早没人的路才留得住你，同一双鞋，同一圈。没有同伴喊停，圈数要先说死。',
        en_US:
          'Peers are {share:peer} of the chart ⟨ (light Peers)⟩, and anything with a scoreboard lasts you three visits. What the person at the next machine is lifting doesn’t interest you in the slightest. What keeps you is an empty road early in the day, the same shoes, the same loop. There’s no companion to call a halt, so settle the number of laps before you set out.',
      },
      {
        id: 'health.off.nobody-whistles',
        because: ['share:officer<=5', 'age<=74'],
        says: ['stop=easy'],
        zh_CN:
          '放假第三天，你已经分不清星期几，几顿饭并成了一顿。管束的那一路只占{share:officer}⟨（官杀轻）⟩，停下来毫不费力，只是没有人吹哨叫你起来。歇多久先想好，跟谁说定：周四早上九点，楼下见。',
        en_US:
          'By the third day of a vacation you’ve lost the weekday, and three meals have merged into one. What keeps order is {share:officer} of the chart ⟨ (light Officers)⟩. Stopping costs you nothing. It’s just that no whistle ever blows to end the break. Decide beforehand how long it lasts, and tell someone: Thursday at nine, downstairs.',
      },
      {
        id: 'health.off.one-more-thing',
        because: ['share:wealth>=30', 'sign:weak', 'kind:regular'],
        says: ['stop=hard'],
        zh_CN:
          '手已经搭在门把上，你又折回去看了一眼那件没办完的。归你管的占{share:wealth}，盘的力气却偏弱⟨（财重身弱）⟩，东西拽着你，多过你拿着东西。离开前把最后那件写在门边的纸上，写上时辰：明天十点。纸替你惦记，你走。',
        en_US:
          'Your hand is on the doorknob, and you go back for one more look at the unfinished thing. What is yours to manage makes up {share:wealth} of a weak chart ⟨ (heavy Wealth, weak)⟩, so it holds you more than you hold it. Keep a pad by the door. Write down the last item and an hour for it, tomorrow at ten, and let the paper do the remembering.',
      },
      {
        id: 'health.off.breath-in-breath-out',
        because: ['share:resource>=25', 'share:output>=20', 'share:output<=40', 'age>=16', 'age<=74'],
        says: ['stop=easy'],
        zh_CN:
          '别人歇是一整块，你歇是一小口一小口：写一页，起来浇花；讲完课，坐着听二十分钟别人讲。进来的有{share:resource}，出去的有{share:output}⟨（印与食伤都有力）⟩，一进一出就缓过来了。会议、长途车你最难熬，因为只进不出。坐满一小时，找个由头出去倒水。',
        en_US:
          'Other people rest in one block. You rest in sips: a page written, then the plants watered; a talk given, then twenty minutes of listening. {share:resource} of the chart takes in and {share:output} gives out ⟨ (Resource and Output both strong)⟩, and the change itself restores you. Long meetings are hard, being all intake. After an hour, find a reason to fetch water.',
      },
      {
        id: 'health.off.qisha-home',
        because: ['main:day=qisha', 'age>=16', 'age<=74'],
        says: ['stop=hard', 'meals=fast'],
        zh_CN:
          '吃饭你爱挑面朝门的座位，手机正面朝上，筷子放下得比谁都快。日支是家，坐着七杀，一位不肯换便服的值班员⟨（七杀坐日支）⟩，别人进门是下班，你进门是换班。今晚坐到背对门的那一边去，有人敲门，让别人起身。',
        en_US:
          'At table you take the seat that faces the door, phone face up, and yours are the first chopsticks down. The day branch is home, and in it sits Seven killings, the star that drives people on ⟨ (Seven killings at the day branch)⟩. Other people come in and are off duty. You change shifts. Sit with your back to the door tonight, and if somebody knocks, let another person get up.',
      },
      {
        id: 'health.off.pianyin-home',
        because: ['main:day=pianyin'],
        says: ['alone=needed'],
        zh_CN:
          '你歇下来的样子，别人看着像在用功：查一种没人用的字体，读一台旧相机的说明书。日支坐着偏印，好钻研的那颗星⟨（偏印坐日支）⟩，家是它的书房。钻进去确实解乏，只是出来得晚，约好的球早散了。进去之前托一个人来叫，叫第一声就出来。',
        en_US:
          'When you rest it looks like work: you’re reading up on a typeface nobody uses, or the manual of a camera nobody makes. The Indirect seal, a reader of footnotes, sits under your day ⟨ (Indirect seal at the day branch)⟩, and home is its library. It does refresh you. It also makes you miss the game you’d promised to join. Ask somebody to call you, and come out at the first call.',
      },
      {
        id: 'health.off.bijian-home',
        because: ['main:day=bijian'],
        zh_CN:
          '回到家，你最怕有人问“怎么了”。日支坐着跟你同一种料的字⟨（比肩坐日支）⟩，家里像还有一个你，不用开口就歇上了。代价是活也默认归自己，歇到八点半，人已经在拖地。分一样出去，从倒垃圾分起，分了就别去补手。',
        en_US:
          'At home, the question you dread is “Is something wrong?” The day branch holds your own kind ⟨ (Friend at the day branch)⟩, so there’s a second you in the house, and the two of you rest without a word. The cost is that every chore is yours by default, and by half past eight you’re mopping. Hand one over, the trash for a start, and don’t redo it.',
      },
      {
        id: 'health.off.piancai-home',
        because: ['main:day=piancai'],
        zh_CN:
          '你是在外头歇的人：逛市场，跟摊主磨价，拎回来一样用不着的东西，心情比出门时好。日支坐着偏财，人来人往的那颗星⟨（偏财坐日支）⟩，屋里没有动静，你越坐越乏。出去歇可以，只定一条，天黑前进门，进了门不再有第二场。',
        en_US:
          'You do your resting outdoors: around the market, haggling with the man who sells pots, home with a thing nobody needed and in a better mood than you left. Indirect wealth, which thrives on the street, sits under your day ⟨ (Indirect wealth at the day branch)⟩, and silent rooms tire you. Go by all means. One rule: back before dark, and no second round.',
      },
    ],
  },
  {
    id: 'rest-night',
    card: 'health',
    role: { section: 'daily' },
    paragraphs: [
      {
        id: 'health.night.clash',
        because: ['rel:clash=day+hour'],
        zh_CN:
          '手机里存着好几条晨跑的路线，一条也没跑过：都是夜里挑的，没问过早上那个你。{branch:day}与{branch:hour}在日时两柱对面站着⟨（日时相冲）⟩，一头管当下，一头管打算，说不到一处。别跟六点较劲：看今天真正是几点起的，明天只比它早一刻钟。',
        en_US:
          'There are several running routes saved on your phone, all chosen late at night and none of them run. The {branch:day} of your day faces the {branch:hour} of your hour ⟨ (day and hour facing)⟩, the one for now, the other for plans, and they don’t agree on much. Forget about six o’clock. See what time you truly got up today, and try fifteen minutes before that tomorrow.',
      },
      {
        id: 'health.night.self-punish',
        because: ['rel:self-punish=day+hour'],
        says: ['night=replay'],
        zh_CN:
          '枕头翻到凉的那面，白天那句话也跟着翻了个面，又从头说起。日时两支是同一个字，照面就磨⟨（日时自刑）⟩，夜里没有别的声音，磨得最清楚。别躺着跟它辩。起来，到另一间屋叠十分钟衣服，回来的时候，它多半已经说累了。',
        en_US:
          'You turn the pillow to the cool side, and the sentence from this afternoon turns over too and starts again. Day and hour carry the same branch, which rubs its own kind ⟨ (day and hour rubbing)⟩, and at night there’s nothing to drown it out. Don’t argue with it lying down. Get up, fold laundry in another room for ten minutes, and by the time you’re back it has usually talked itself out.',
      },
      {
        id: 'health.night.six-combine',
        because: ['rel:six-combine=day+hour'],
        says: ['night=quiet'],
        zh_CN:
          '关灯那一刻你很少挣扎，被子一拉，白天自己合上了。{branch:day}与{branch:hour}在日时相合⟨（日时六合）⟩，当下和往后商量得通，夜里没有人吵。合得太好也有一样：早上黏着不肯分。闹钟放到伸手够不着的地方，脚先下地。',
        en_US:
          'When the lamp goes out you seldom put up a fight. Pull up the blanket, and the day folds itself. The {branch:day} of your day joins the {branch:hour} of your hour ⟨ (day and hour joining)⟩, now and later are on good terms, and nobody argues in the dark. The same glue holds in the morning. Put the alarm where you need feet to reach it.',
      },
      {
        id: 'health.night.harm',
        because: ['rel:harm=day+hour'],
        zh_CN:
          '吵醒你的总是小东西：冰箱的嗡声，窗帘漏的一道光，隔壁拖了一下椅子。日支与时支相害⟨（日时相害）⟩，像夜里床单上一粒沙，不大，翻身就碰到。别跟它耗。这星期逮一样，耳塞、遮光、关紧的门，逮住一样少一样。',
        en_US:
          'What wakes you is always small: the hum of the refrigerator, a stripe of light, a chair dragged next door. Day and hour cross each other ⟨ (day and hour crossing)⟩, which is like one grain of sand in the sheets, nothing much, and under you at every turn. Hunt them singly. One this week: plugs, a blind, a door that shuts.',
      },
      {
        id: 'health.night.punish',
        because: ['rel:punish=day+hour'],
        zh_CN:
          '睡前你常跟自己较劲：今天的份没做满，补半页；补完不满意，再补半页。{branch:day}与{branch:hour}一日一时相刑⟨（日时相刑）⟩，打算总来挑当天的不是。定一条规矩：十点以后只许减，不许添，明天的单子也照这条来划。',
        en_US:
          'Before bed you start bargaining with yourself: half a page more to make up for today, and then, since that half wasn’t good, another. The {branch:day} in your day and the {branch:hour} in your hour rub ⟨ (day and hour rubbing)⟩, and the plan always finds fault with the day. Make a rule that after ten things may only be crossed out, tomorrow’s list included.',
      },
      {
        id: 'health.night.half-three',
        because: ['rel:half-three=day+hour'],
        says: ['night=late'],
        zh_CN:
          '天一黑，你的第二班就开了：手工，游戏，群里那件还没定的事。{branch:day}与{branch:hour}半合⟨（日时半合）⟩，当下的你和往后的打算凑到一处就有兴头，越聊越往里坐。兴头留着，地方换一换，躺上床的那一刻起，这摊就收在客厅。',
        en_US:
          'After dark your second shift opens: the handicraft, the game, the plan still under debate in the group. The {branch:day} and the {branch:hour} of your day and hour are half joined ⟨ (day and hour half joining)⟩, and once now and later put their heads together they settle in. Keep the pleasure and move it. It lives in the living room and doesn’t come to bed.',
      },
      {
        id: 'health.night.break',
        because: ['rel:break=day+hour'],
        zh_CN:
          '夜里起来喝水，顺便看一眼几点，这一眼就把后半夜拆散了。日支与时支相破⟨（日时相破）⟩，破是轻轻一碰，碰不重，碰得散：好好的一夜，叫一件小事敲成两截。钟转过去朝墙，水放在床头够得着的地方。',
        en_US:
          'You get up for a glass of water, look at the time on the way, and that look takes the rest of the night apart. Day and hour nudge each other ⟨ (day and hour nudging)⟩. A nudge is slight. It splits things over a trifle, a good stretch of sleep included. Turn the clock to the wall, and put the water within reach.',
      },
      {
        id: 'health.night.arch',
        because: ['rel:arch-three=day+hour'],
        zh_CN:
          '日时两支像一座桥的两头，中间那块板空着⟨（日时拱合）⟩。所以临睡前你总觉得还差一样：差一句话，差一口吃的，差一件想不起来的事，起来两趟才躺得住。这块板自己来铺：每晚睡前做同一件小事，五分钟，做完就熄灯。',
        en_US:
          'Something always seems to be missing before you can sleep: a word to somebody, a bite of something, an item you can’t recall. You get up twice. The branches of day and hour are two ends of a bridge with no plank in the middle ⟨ (day and hour arching)⟩. Lay the plank yourself: the same small act every night, five minutes long, and then the lamp.',
      },
      {
        id: 'health.night.rat-hour',
        because: ['hour:zi'],
        says: ['night=late'],
        zh_CN:
          '全家都睡了，你才觉得这屋子是自己的。时支是子，夜最深的那个时辰⟨（子时）⟩，往后的打算都爱挑这时候冒出来，念头清亮，第二天却未必认得。备一个本子，写三行就熄灯，天亮以后还像话的那一行，才值得花白天去做。',
        en_US:
          'Once the household is asleep, the place feels like yours. Your hour is the Rat, the deepest of the night ⟨ (hour of Zi)⟩, and plans like to turn up then, bright as glass, though by noon you may not recognize them. Keep a notebook: three lines and the light goes out. The line that still makes sense at breakfast may have a piece of the day.',
      },
      {
        id: 'health.night.rabbit-hour',
        because: ['hour:mao'],
        says: ['night=early'],
        zh_CN:
          '一天里最值钱的那段，你常在别人起床以前就花完了。时支卯，五点到七点，门闩刚拉开的时候⟨（卯时）⟩，打算和手脚都醒得早。代价在另一头：九点以后说的话、应的事，质量要打折。晚上少拿主意，留到天亮。',
        en_US:
          'The best part of the day is often spent before anyone else is up. Your hour is the Rabbit, five to seven, when the bolts are drawn ⟨ (hour of Mao)⟩, and your plans and your feet wake early together. The cost falls at the other end, where anything said or promised after nine is of second quality. Leave decisions to daylight.',
      },
      {
        id: 'health.night.horse-hour',
        because: ['hour:wu3', 'age>=16', 'age<=74'],
        zh_CN:
          '正午十二点前后，你最有精神，也最容易把午休让出去：一个会，一通电话，顺便跑一趟。时支午，日头当顶⟨（午时）⟩，你的打算都爱挤在这两小时。午饭后闭眼一刻钟，哪怕坐着。不闭，下午四点会替你闭。',
        en_US:
          'Around noon you’re at your brightest, and so the lunch break goes: a meeting, a call, a quick run across town. The Horse, with the sun overhead, is your hour ⟨ (hour of Wu)⟩, and everything you plan wants to happen in those two hours. Shut your eyes for fifteen minutes after lunch, sitting up if you must. Otherwise four o’clock will shut them for you.',
      },
      {
        id: 'health.night.rooster-hour',
        because: ['hour:you'],
        zh_CN:
          '傍晚六点前后，你会忽然挑剔起来，嫌菜咸，嫌灯暗，嫌这一天没过好。时支是酉，太阳落下去、东西收回笼的时辰⟨（酉时）⟩，一天的账都想在这时候结清。别在饭桌上结。先出门看十分钟天色，回来再说哪样不好，到那时多半没有了。',
        en_US:
          'Around six in the evening you turn particular: the soup is salty, the lamp is dim, the day was badly spent. Your hour is the Rooster, when the sun goes down and things are brought in ⟨ (hour of You)⟩, and you want every account settled then. Not at the table. Step out for ten minutes and watch the light go. Few of the complaints will come back in with you.',
      },
      {
        id: 'health.night.canopy',
        because: ['star:huagai=hour'],
        says: ['alone=needed', 'health.evening=in'],
        zh_CN:
          '临睡那一小时你不想有人说话，连好消息也最好明天再讲。时柱有一颗爱清静的星，像一把撑开的伞⟨（华盖在时）⟩，伞底下坐不了第二个人。同住的人容易当成冷淡。早点讲明白：几点以后是伞的时间，别的时候随便敲门。',
        en_US:
          'The hour before bed is one in which you don’t want to be spoken to. Good news can wait until morning as well. A quiet-loving star stands over your hour like an open umbrella ⟨ (Canopy in the hour)⟩, with room for one. Whoever lives with you may take it for coolness. Tell them early on which hour belongs to the umbrella, and that any other is fine.',
      },
      {
        id: 'health.night.travel',
        because: ['star:yima=hour'],
        zh_CN:
          '自己的床上翻来覆去，到了火车卧铺倒头就着，这种事你不止一回。时柱是赶路的那颗星⟨（驿马在时）⟩，念头到夜里还在换乘，身子有了轮子，它才肯停。睡前走一段，走到第三条街再折回来，让脚先替脑子到站。',
        en_US:
          'Wide awake in your own bed, and gone the moment you lie down on a train: you know the pattern. The Travel star stands in your hour ⟨ (Travel star in the hour)⟩, and at night the mind keeps changing trains until something carries it. Walk before bed, to the third street and back, and let your feet arrive on its behalf.',
      },
      {
        id: 'health.night.void-weak',
        because: ['void:hour', 'sign:weak'],
        says: ['night=late'],
        zh_CN:
          '“今晚早点睡”，这句话你说了有多少回，到十一点就像没人说过。时柱落空⟨（时柱空亡）⟩，夜里的打算不大算数，盘又偏弱，没力气跟自己争。别靠说，靠东西：定时断的网，自己会灭的灯，一个十点半打来的电话。',
        en_US:
          'How often you’ve said “early night tonight,” and at eleven it’s as if nobody had. Your hour is void ⟨ (Void in the hour)⟩, so evening resolutions weigh little, and a weak chart has no strength left to argue. Trust objects over words: a router on a timer, a lamp that goes out by itself, a friend who calls at half past ten.',
      },
      {
        id: 'health.night.untied',
        because: ['ties:none@hour'],
        says: ['night=quiet'],
        zh_CN:
          '白天再乱，夜里没有谁来找你，连自己也不来。时支同别的支不合不冲⟨（时支无牵连）⟩，像走廊尽头那间客房，门一关就静。静是好东西，只是太静了你会忘记它的用处，拿来堆白天的剩活。客房留着睡觉，活堆到别处去。',
        en_US:
          'However loud the day, at night nobody comes looking for you, yourself included. Your hour branch neither joins nor faces any other ⟨ (hour branch untied)⟩. It’s the guest room at the end of the hall, quiet once the door is shut, and so it fills up with leftovers from the day. Keep that room for sleeping, and pile the work somewhere else.',
      },
      {
        id: 'health.night.peach',
        because: ['star:taohua=hour'],
        says: ['night=late', 'health.evening=out'],
        zh_CN:
          '天黑以后的你比白天有趣，也比白天忙：消息多，约多，一句晚安要道五回。时柱挂着招人的那颗星⟨（桃花在时）⟩，傍晚起门口就有人声。道完第一回晚安，手机扣过去，剩下四回，明天早上一并补，没有人会怪你。',
        en_US:
          'After dark you’re better company than by day, and busier: more messages, more plans, and one good night that takes five rounds to say. The Peach blossom, which draws people in, hangs on your hour ⟨ (Peach blossom in the hour)⟩. Say the first good night and turn the phone over. The other four can go out at breakfast, and nobody will hold it against you.',
      },
      {
        id: 'health.night.unknown-busy',
        because: ['hour:unknown', 'share:officer>=25', 'age>=16', 'age<=74'],
        zh_CN:
          '出生时辰没留下来，夜里那一柱，这本书不猜。看得见的三柱里，催人的那一路占{share:officer}⟨（时辰未详，官杀重）⟩，白天有人催，看得清；夜里有没有什么替你挡着，看不出。稳妥的做法，是当它没有：晚饭后那两小时，谁来催都回“明早”。',
        en_US:
          'The hour you were born wasn’t kept, and the pillar that speaks of nights is missing with it. In the three we can see, what hurries you makes up {share:officer} ⟨ (hour unknown, heavy Officers)⟩. Whether anything at night shields you from it, nobody can tell. Act as if nothing did: for two hours after dinner, the answer to every request is “tomorrow.”',
      },
      {
        id: 'health.night.unknown',
        because: ['hour:unknown'],
        zh_CN:
          '夜里这一段，本来要看时柱；你的时辰没有记下来⟨（时辰未详）⟩，空着比编一个好。你自己查得出来：连着两星期，早上醒来写一个钟点、一个字，好，或者不好。十四行排下来，几点睡对你管用，比命书写得准。',
        en_US:
          'For nights one reads the hour pillar, and your hour of birth wasn’t written down ⟨ (hour unknown)⟩. A blank is better than an invention. You can find out on your own: for two weeks, on waking, note the time you went to bed and one word, good or bad. Fourteen lines will tell you which bedtime works, and more reliably than a chart.',
      },
    ],
  },
]
