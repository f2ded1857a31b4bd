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
        claims: ['helps=water', 'presumes=reading'],
        form: ['scene'],
        zh_CN:
          '水瓶早上带出门，晚上拧开还是满的。你生在夏天，水只占 {pct:water}⟨（夏生水少）⟩，水管歇，也管闲话，一天里这两样你都顾不上。午后跟人并排坐着喝半瓶，比晚上补一大杯管用。',
        en_US:
          'The bottle leaves with you in the morning and comes home full. You were born in summer, and the chart ⟨has {pct:water} of water|has little or no water⟩. Water stands for rest and for talk about nothing, and you get to neither. Half a bottle in the afternoon next to somebody does more than a big glass at night.',
      },
      {
        id: 'health.thin.water-firm',
        because: ['pct:water<=5', 'sign:firm'],
        says: ['health.rest=still'],
        claims: ['helps=water', 'self=strong', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你连休息也做成了活。力气够用，让力气流走的水只占 {pct:water}⟨（身旺水少）⟩，所以一个周末过完，你报得出七八样事，没有一样是坐着做的。真正歇得下来的，是不出成果的那几样：泡脚，沿河慢走，跟老朋友说一通没有事由的话。头几回你会觉得浪费，还会想着拍一张照片、数一数步子；等到你说不清刚才那一个钟头干了什么，那才叫歇着了。',
        en_US:
          'Even rest turns into a project with you. There’s strength enough, and the chart ⟨has {pct:water} of water|has little or no water⟩ for it to run off in, so after a weekend you can list eight things done and none of them sitting down. What truly rests you leaves no result: feet in a basin, a slow walk by the river, a call without a reason. The first few times it’ll feel like waste, and you’ll want to count the steps. Once you can’t say what the last hour was for, you’ve rested.',
      },
      {
        id: 'health.thin.water-orders',
        because: ['pct:water<=8', 'share:officer>=25', 'age>=16', 'age<=74'],
        claims: ['helps=water', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '今天对你说过话的人，几乎句句带着“几点前”。管束你的那一路占 {pct:officer}，水只占 {pct:water}⟨（官杀重而水轻）⟩：进来的是要求，流走的闲聊没有几句。一天里有五分钟，跟谁也不求谁地说说话，哪怕只讲天气，人就松一截。讲天气不算浪费：对方也被催了一天，他多半比你先开口讲第二句，讲着讲着，两个人都忘了原来要问什么。',
        en_US:
          'Nearly everyone who spoke to you today ended on “by when.” What gives you orders is {pct:officer} of the chart, and it ⟨has {pct:water} of water|has little or no water⟩ for small talk ⟨(heavy officers)⟩. Five minutes a day with somebody when neither of you wants anything, even if it’s only the weather, loosens you a notch. It isn’t wasted. The other person has been hurried all day as well, and before long you’ve both forgotten what you meant to ask.',
      },
      {
        id: 'health.thin.water-plain',
        because: ['pct:water<=8'],
        claims: ['helps=water', 'presumes=phone'],
        form: ['order'],
        zh_CN:
          '你开口就是正事，走路也挑最短的那条。水管闲，管绕远，在你盘里只占 {pct:water}⟨（水少）⟩，省下的工夫又填进下一件。每天挑一段走远：先问对方在做什么，听完再说你的事。',
        en_US:
          'You open with business, and you take the shortest road on foot as well. Your chart ⟨has {pct:water} of water|has little or no water⟩, the element that takes the long way around, and the minutes saved go into the next task. Once a day go the long way: ask what they were doing, hear it out, then say why you came.',
      },
      {
        id: 'health.thin.fire-winter',
        because: ['pct:fire<=3', 'month:winter'],
        says: ['health.evening=in'],
        claims: ['helps=fire', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '天一短，你的话跟着短，晚上的约也想推。你生在冬天，火只占 {pct:fire}⟨（冬生火少）⟩，夜里出门对你是真费力。要紧的是早上：先开灯，再起床，一天就不一样。一星期里有一晚到别人家的厨房坐坐，那里有火也有声音，坐半个钟头就回，够你暖上几天。推掉的约不必都补，补这一个就行。天长起来，你自己会往外走，到那时不用谁劝。',
        en_US:
          'As the days get short, so do your sentences, and you start getting out of evening plans. You were born in winter, and the chart ⟨has {pct:fire} of fire|has little or no fire⟩, so going out after dark is real work for you. Mornings decide it: lamp first, then up. Once a week sit in somebody else’s kitchen, where there’s a flame and voices. Half an hour keeps you warm for days. You needn’t make up for all you’ve declined. That one will do. When the days get long again you go out by yourself.',
      },
      {
        id: 'health.thin.fire-weak',
        because: ['pct:fire<=3', 'sign:weak', 'kind:regular'],
        claims: ['helps=fire'],
        form: ['list'],
        zh_CN:
          '你入夜只亮一盏灯，人也跟着把自己调到最小。火只占 {pct:fire}，盘的力气又偏弱⟨（身弱火微）⟩，暖意要向外头借。借得到的有三样：一碗热汤，一段晒得到背的路，一个爱笑的人坐在对面。一天一样就够。',
        en_US:
          'After dark there’s one lamp on at your place, and you dim yourself to match. Your chart is on the weak side and ⟨has {pct:fire} of fire|has little or no fire⟩, so warmth has to be borrowed. Three things lend it: a bowl of soup, a street with sun on your back, someone across the table who laughs. One a day is enough.',
      },
      {
        id: 'health.thin.fire-plain',
        because: ['pct:fire<=8'],
        claims: ['helps=fire'],
        form: ['statement'],
        zh_CN:
          '要有人招呼，你才往亮处去。火在你的盘里只占 {pct:fire}⟨（火少）⟩，下午提不起劲，多半是这一天还没见过太阳；挪到窗边，一刻钟就回来了。',
        en_US:
          'You go where it’s bright only when somebody waves you over. Your chart ⟨has {pct:fire} of fire|has little or no fire⟩, and when the afternoon sags it’s mostly because you haven’t seen the sun. Move to the window, and fifteen minutes will bring you back.',
      },
      {
        id: 'health.thin.earth-meals',
        because: ['pct:earth<=8'],
        says: ['meals=irregular'],
        claims: ['helps=earth'],
        form: ['statement'],
        zh_CN:
          '你的三餐没有准点，饿了才想起来。土管吃饭和钟点，在你盘里只占 {pct:earth}⟨（土少）⟩，一天里没有哪一刻是钉住的。不必顿顿讲究，有一顿同一个时候、同一把椅子，别的就都跟着定下来。',
        en_US:
          'Your meals have no fixed time; you remember them when you’re hungry. Earth keeps meals and hours, and your chart ⟨has {pct:earth} of earth|has little or no earth⟩, so nothing in the day is nailed down. They needn’t all be regular. One meal at the same hour in the same chair, and the others line up behind it.',
      },
      {
        id: 'health.thin.earth-weak',
        because: ['pct:earth<=8', 'sign:weak', 'kind:regular', 'age>=7'],
        says: ['night=late'],
        claims: ['helps=earth', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '上床的钟点，你一天一个样，睡得又偏晚，欠下的全堆到休息那天算总账。土是让日子落地的那一样，在你盘里只占 {pct:earth}，人又扛不住来回折腾⟨（身弱土薄）⟩。睡的时候管不住，就管起的时候：起床的钟点一定，休息日也照这个点，过上十天，困意自己会按时来。头三天最难，旁边有人一起起来，就不难。',
        en_US:
          'Your bedtime changes daily, tends to be late, and the whole debt is settled on the day off. It takes earth to let a day land. Your chart ⟨has {pct:earth} of earth|has little or no earth⟩ and little strength, so each swing costs you. If you can’t control when you fall asleep, control when you get up. With that hour fixed, days off included, sleepiness starts arriving on time after ten days. The first three days are hard, and much less so if somebody gets up with you.',
      },
      {
        id: 'health.thin.metal-close',
        because: ['pct:metal<=6'],
        claims: ['helps=metal', 'presumes=reading'],
        form: ['order'],
        zh_CN:
          '东西摊着，你人也摊着，躺下了还觉得哪里没关。金管收尾、管归位，在你盘里只占 {pct:metal}⟨（金少）⟩。睡前十分钟只做一件事：把用过的放回原处。',
        en_US:
          'When things lie open, so do you, and in bed it feels as if something hadn’t been shut. Metal closes and puts back, and your chart ⟨has {pct:metal} of metal|has little or no metal⟩. For the last ten minutes of the day, do one thing only: return what you used to its place.',
      },
      {
        id: 'health.thin.metal-starts',
        because: ['pct:metal<=8', 'share:output>=25'],
        says: ['out=much'],
        claims: ['helps=metal', 'presumes=reading'],
        form: [],
        zh_CN:
          '一天开了九个头，收口的只有两个，累你的是另外七个。往外做、往外说的那股劲占 {pct:output}，替你剪线头的金只占 {pct:metal}⟨（食伤旺而金少）⟩。你以为自己缺的是力气，其实缺的是一把剪子：七个头里有四个，过了今晚就再也不会有人问起。吃晚饭前念一遍，哪件明天再做，哪件不做了，念完就算关店。关得早的店，第二天开门也早。',
        en_US:
          'Nine things were begun today, two are tied off, and it’s the other seven that wear you down. The part of you that makes and talks is {pct:output} of the chart, which ⟨has {pct:metal} of metal|has little or no metal⟩ to snip the threads with ⟨(strong output)⟩. You think you’re short of strength. You’re short of scissors: about four of the seven will never be asked for again. Before dinner say aloud which ones wait for tomorrow and which are dropped, and call the shop closed. A shop that closes early opens early, too.',
      },
      {
        id: 'health.thin.wood-chair',
        because: ['pct:wood<=5'],
        says: ['health.rest=move'],
        claims: ['helps=wood', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你坐定了就不挪，一个下午站起来不了几回。木往上伸、往外走，在你盘里只占 {pct:wood}⟨（木少）⟩。站起来的由头要自己造：每做完一样，够一下柜子最高那层，人就醒一回。',
        en_US:
          'Once seated you stay put and hardly get up all afternoon. Stretching and going out are wood’s business, and your chart ⟨has {pct:wood} of wood|has little or no wood⟩. You have to invent reasons: after each task, a touch of the top shelf wakes you once.',
      },
      {
        id: 'health.thin.wood-window',
        because: ['pct:wood<=8', 'share:resource>=25'],
        claims: ['helps=wood', 'presumes=phone'],
        form: ['statement'],
        zh_CN:
          '外面几度，你是从手机上知道的。养你护你的那一路有 {pct:resource}，屋里样样周全；领人出门的木只占 {pct:wood}⟨（印厚木薄）⟩，所以门槛比别人家的高。早饭以前到外头站三分钟，天气由你自己去量，一天就醒了。',
        en_US:
          'You learn the temperature from a screen. What shelters you is {pct:resource} of the chart, and indoors you want for nothing. To lead you out, the chart ⟨has {pct:wood} of wood|has little or no wood⟩ ⟨(ample resource)⟩, so your doorstep is higher than other people’s. Three minutes outside before breakfast, taking the temperature yourself, wakes you for the day.',
      },
      {
        id: 'health.thin.nothing-missing-firm',
        because: ['flow:all-five', 'sign:firm'],
        says: ['health.even=thin'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '哪种歇法你都试过一半：垫子卷在门后，画笔泡在杯里，鱼竿还没拆封。五行个个过了百分之八，盘又不弱⟨（五行不缺，身旺）⟩，没有短处逼着你选。留下一样，做到别人提起它就想到你，你才知道歇是什么滋味。挑哪一样都行，只看一条：做的时候你忘不忘得了时间。忘得了的，就是它；老在看钟的，送人。',
        en_US:
          'You’ve tried every way of resting halfway: the mat behind the door, brushes standing in a glass, a fishing rod still in its wrapper. All five elements are above eight percent in a firm chart ⟨(none lacking, firm)⟩, so no shortage forces a choice. Keep one of them until people think of you when it’s mentioned, and you’ll find out what rest is. Any of them will do, by one test: do you forget the time while you’re at it? The one you forget it with is yours. The one that has you watching the clock can be given away.',
      },
      {
        id: 'health.thin.least-wood',
        because: ['flow:all-five', 'pct:least=wood'],
        claims: ['helps=wood'],
        form: ['order'],
        zh_CN:
          '忙起来，你最先砍掉的是出门那半小时。五行样样在，最薄的是木，占 {pct:wood}⟨（五行不缺，木最少）⟩，一紧就先断在这里。把那半小时排到最前头，走过的路谁也抢不回去。',
        en_US:
          'When you’re busy, the half hour outdoors is the first thing you cut. All five elements are present, and wood, the thinnest, is {pct:wood} of the chart ⟨(wood least)⟩; under load that’s where it gives. Put the half hour first, and no one can take back a walk you’ve had.',
      },
      {
        id: 'health.thin.least-fire',
        because: ['flow:all-five', 'pct:least=fire'],
        claims: ['helps=fire', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '平日你谁也不躲，忙上三天，给人的话就从一段缩成一句，再缩成点一下头。五行里最薄的是火，占 {pct:fire}，别的四样都够⟨（五行不缺，火最少）⟩，先省掉的总是见人和笑。忙的那几天，晚上谁也不见没关系，中午那顿对面有人坐着，你就不至于见底。吃什么不要紧，要紧的是有人问你一句“后来呢”。',
        en_US:
          'Ordinarily you avoid nobody. Three busy days, and what you say shrinks from a paragraph to a line and then to a nod. Fire, the thinnest of your five elements, is {pct:fire} of the chart ⟨(fire least)⟩, and what you save on first is faces and laughing. In such a week skip the evenings, but with somebody opposite you at lunch you won’t run dry. The food matters less than someone asking “and then?”',
      },
      {
        id: 'health.thin.least-earth',
        because: ['flow:all-five', 'pct:least=earth'],
        claims: ['helps=earth'],
        form: ['order'],
        zh_CN:
          '事情一多，你先丢的是钟点：饭往后推一小时，觉往后推两小时。五行里最薄的是土，占 {pct:earth}⟨（五行不缺，土最少）⟩。忙的时候只保一个钟点，晚饭那个。',
        en_US:
          'As things pile up the hours go first: dinner slides by one, bed by two. Earth, the thinnest of your five elements, is {pct:earth} of the chart ⟨(earth least)⟩. In a busy stretch defend a single hour, the one for dinner.',
      },
      {
        id: 'health.thin.least-metal',
        because: ['flow:all-five', 'pct:least=metal'],
        claims: ['helps=metal', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '别人累了脸色变，你累了桌面变。五行都有，最薄的是金，占 {pct:metal}⟨（五行不缺，金最少）⟩，最先丢的是收尾：纸片，杯子，漫上椅背的衣服。桌面盖住一半的那天停下来收二十分钟，收完一看，真要做的往往只剩一半。',
        en_US:
          'Other people’s faces change when they’re overworked; with you it’s the desk. All five elements are there, and metal, the thinnest, is {pct:metal} of the chart ⟨(metal least)⟩, so finishing off is what goes first: mugs, slips of paper, clothes on the chair. On the day half the desk has vanished, twenty minutes of tidying tends to leave only half the work.',
      },
      {
        id: 'health.thin.least-water',
        because: ['flow:all-five', 'pct:least=water'],
        claims: ['helps=water'],
        form: ['statement'],
        zh_CN:
          '你忙过头有个先兆：杯子空了一上午，闲话也没了。五行样样在，最薄的是水，占 {pct:water}⟨（五行不缺，水最少）⟩，先干的总是没有用处的那点工夫。旁边的人比你先看见，他们会说你今天好安静。',
        en_US:
          'There’s an early sign that you’ve overdone it: the glass has stood empty all morning and the small talk has dried up. None of the five elements is missing, and water, the thinnest, is {pct:water} of the chart ⟨(water least)⟩. Idle minutes go first. Others see it before you do and remark how quiet you are.',
      },
      {
        id: 'health.thin.wood-unasked',
        because: ['adverse:wood', 'pct:wood<=8'],
        form: ['statement'],
        zh_CN:
          '坐得住，在你这里不算短处。木只占 {pct:wood}，这张盘偏偏也不要更多⟨（木少而为忌）⟩，所以劝你多动、多出门、多学一样的人，劝了也白劝。用不着满世界跑：一把好椅子，每天在家门口走同一小段，走完就回，你反而比他们精神。',
        en_US:
          'Being able to sit still isn’t a weakness in you. The chart ⟨has {pct:wood} of wood|has little or no wood⟩ and as it happens wants no more ⟨(little wood, and adverse)⟩, which is why people who tell you to get out and join something are wasting their breath. Skip the grand outings. A good chair and the same short walk by your door each day leave you fresher than they are.',
      },
      {
        id: 'health.thin.fire-unasked',
        because: ['adverse:fire', 'pct:fire<=8'],
        says: ['health.evening=in'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '静一点、凉一点、人少一点的地方养你。火只占 {pct:fire}，盘上也不求添火⟨（火少而为忌）⟩，热闹的场合你坐在角落并不难受，难受的是有人非拉你到前头。要紧的人，一回见一个就好。',
        en_US:
          'Quieter, cooler, fewer people: that’s where you mend. The chart ⟨has {pct:fire} of fire|has little or no fire⟩ and isn’t asking for more ⟨(little fire, and adverse)⟩. In a crowd you’re content in the corner until somebody drags you to the front. The people who matter you see best one at a time.',
      },
      {
        id: 'health.thin.earth-unasked',
        because: ['adverse:earth', 'pct:earth<=8'],
        says: ['health.meals-fixed=no'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '日程定得越细，你扔得越快。土只占 {pct:earth}，这张盘也不愿再压土⟨（土少而为忌）⟩，个个钟点都钉死，你会像关在纸箱里。上午归事，下午归人，晚上归自己，有这三段就够；段里头怎么流，随它。旁人说你散漫，可你该到的时候都到了，只是不肯说几点几分。真要定死的只有一样，睡觉；别的晃一晃，你反而有精神。',
        en_US:
          'The finer the schedule, the sooner you throw it out. The chart ⟨has {pct:earth} of earth|has little or no earth⟩ and would rather not carry more ⟨(little earth, and adverse)⟩; with every hour nailed down you feel boxed. Mornings for tasks, afternoons for people, evenings for yourself: three compartments will do, and inside them let it run. Others call it loose. You’re there when it counts, you just won’t say at what minute. Only one thing is worth fixing, and that’s sleep. The rest may wobble, and you’re livelier for it.',
      },
      {
        id: 'health.thin.metal-unasked',
        because: ['adverse:metal', 'pct:metal<=8'],
        claims: ['presumes=household'],
        form: ['statement'],
        zh_CN:
          '硬逼自己样样归位，收拾完你人是僵的。金管裁断、管归位，只占 {pct:metal}，这张盘也不要更多⟨（金少而为忌）⟩，理到一半坐在地上看起旧信来，才是你的样子。一个角落干净就够了，床也好，桌也好。',
        en_US:
          'Force everything into its place, and you come out of it stiff. The chart ⟨has {pct:metal} of metal|has little or no metal⟩, which cuts and files away, and no wish for more ⟨(little metal, and adverse)⟩; ending up on the floor with old letters is more like you. One clean corner is enough, the bed or the desk.',
      },
      {
        id: 'health.thin.water-unasked',
        because: ['adverse:water', 'pct:water<=8'],
        says: ['health.rest=move'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '换手才是你的歇法：看书累了去揉面，算账累了去擦车，手一换，脑子自己就停。水只占 {pct:water}，这张盘也不想再添水⟨（水少而为忌）⟩，干坐着、漂着，你越歇越闷，泡澡泡到第五分钟，已经在想下一件事。',
        en_US:
          'You rest by changing hands: tired of reading, knead dough; tired of figures, wash the car. Once the hands have moved on, the head stops by itself. The chart ⟨has {pct:water} of water|has little or no water⟩ and doesn’t want more ⟨(little water, and adverse)⟩, so floating around makes you gloomy. Five minutes into a bath you’re planning what comes after.',
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
        claims: ['burdens=wood'],
        form: ['statement'],
        zh_CN:
          '你的日子里，多的是开头。木占 {pct:wood}⟨（木旺）⟩，一个开头让人精神，十个叠在一起就只剩喘。一星期里有一天什么也不开，只把已经开了的往前推一格，你会睡得不一样。',
        en_US:
          'What your days have too much of is beginnings. Wood is {pct:wood} of the chart ⟨(wood in excess)⟩. One beginning is a tonic; ten at once leave you panting. With one day a week on which nothing may begin and what has begun moves one step, you’ll sleep differently.',
      },
      {
        id: 'health.heavy.wood-weak',
        because: ['pct:wood>=35', 'sign:weak', 'kind:regular'],
        claims: ['burdens=wood', 'presumes=adult'],
        form: ['order'],
        zh_CN:
          '约是高高兴兴应下的，到了那天早上，你对着日程发怔。木有 {pct:wood}，伸出去的枝多，底下的根细⟨（木旺身弱）⟩。一天里出门的事排到两样为止，第三样挪走，不用解释。',
        en_US:
          'The invitations were accepted in good spirits, and on the morning itself you stare at the schedule. Wood is {pct:wood} of a chart that is weak underneath, all branch on a thin root ⟨(much wood, weak self)⟩. Stop at two outings a day. The third moves to another date, without explanations.',
      },
      {
        id: 'health.heavy.fire',
        because: ['pct:fire>=35', 'kind:regular'],
        says: ['night=late'],
        claims: ['burdens=fire', 'presumes=reading'],
        form: ['list'],
        zh_CN:
          '要等没有一样东西亮着，你才肯困。火占 {pct:fire}⟨（火旺）⟩，白天添的光够多了，到夜里你还亮得像下午。关的次序管用：先关顶灯，再关屏幕，最后停下话来，一样隔半个钟头。次序颠倒不行，话还在说，灯关了也睡不着；三样同时关，你会躺着睁眼。旁人劝你早睡，劝的是钟点，你要改的是次序。这样过一个星期，你自己就会嫌那盏灯刺眼。',
        en_US:
          'You don’t get sleepy while anything shines. Fire is {pct:fire} of the chart ⟨(fire in excess)⟩. There was light enough all day, and at night you still look like two in the afternoon. The order matters: first the ceiling light, then the screen, and last the talking, half an hour apart. Reverse it and it fails, since with talk still going a dark room won’t put you to sleep. All three at once, and you lie there with your eyes open. Others tell you to go earlier. What you need is the sequence. After a week of it the lamp starts to bother you.',
      },
      {
        id: 'health.heavy.fire-weak',
        because: ['pct:fire>=35', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['health.evening=out'],
        claims: ['burdens=fire'],
        form: ['order'],
        zh_CN:
          '散了场人人夸你今晚状态好，你进了家门，鞋没换就坐下了。火有 {pct:fire}，热闹是别处烧的，柴是你的⟨（火旺身弱）⟩。赴约前先定好几点走，到点起身，哪怕正讲到好笑处。',
        en_US:
          'Everyone says you were in great form tonight, and you get home and sit down with your shoes on. Fire is {pct:fire} of a weak chart: the blaze belongs to the room and the firewood to you ⟨(much fire, weak self)⟩. Decide beforehand when you’ll leave, and get up at that minute, even in the middle of the good story.',
      },
      {
        id: 'health.heavy.earth',
        because: ['pct:earth>=35', 'kind:regular'],
        says: ['exercise=easy', 'health.rest=move', 'stop=easy'],
        claims: ['burdens=earth', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '再坐一会儿，解不了你的乏。土占 {pct:earth}，日子容易坐实了挪不动⟨（土重）⟩：同一把椅子，同一条路，同一家店，安稳是真的，沉也是真的。饭后站着把碗洗了，换一条街走走，人就松了。',
        en_US:
          'Sitting a little longer won’t rest you. Earth is {pct:earth} of the chart, and life tends to set around you ⟨(earth in excess)⟩: the same chair, the same way home, the same store, which hold you and also weigh. Wash the dishes before you sit down again, or walk around by another street, and you loosen.',
      },
      {
        id: 'health.heavy.earth-weak',
        because: ['pct:earth>=35', 'sign:weak', 'kind:regular'],
        claims: ['burdens=earth', 'presumes=adult'],
        form: ['order'],
        zh_CN:
          '家里的事、旁人托的事、去年说好的事，你一样也没拒，一样也没动。土有 {pct:earth}，压在一张偏弱的盘上⟨（土重身弱）⟩。今天只搬一样，搬得动的那样，搬完就坐下，剩下的明天还在。',
        en_US:
          'Family matters, favors for others, something agreed to last year: nothing refused, and nothing moved. Earth is {pct:earth} of a chart that’s on the weak side ⟨(much earth, weak self)⟩. Move one thing today, one you can lift, and sit down. The rest will still be there.',
      },
      {
        id: 'health.heavy.metal',
        because: ['pct:metal>=35', 'kind:regular'],
        says: ['exercise=easy'],
        claims: ['burdens=metal', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '连放松你都有标准：步数要够，组数要满，断一天就从头算起。金占 {pct:metal}，一天里的刻度太密⟨（金旺）⟩，人就绷着。对你有用的那种动，是不数的：不戴表，不记，走到想回头的地方就回头。回来说不出走了多远，反而一身轻。等到你能忘记昨天动了多少，也不急着补，那把尺子就算放下了。',
        en_US:
          'Even relaxing comes with a standard: so many steps, all the sets, and one missed day means starting again. Metal is {pct:metal} of the chart, and your day is ruled in very fine lines ⟨(metal in excess)⟩. The exercise that helps you isn’t counted. No watch, no log, and turn around where you feel like it. You come home unable to say how far it was, and lighter. When you can forget how much you did yesterday and feel no need to make up for it, you’ve put the ruler down.',
      },
      {
        id: 'health.heavy.metal-weak',
        because: ['pct:metal>=35', 'sign:weak', 'kind:regular'],
        says: ['night=late', 'exercise=easy'],
        claims: ['burdens=metal', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '没有人等着验收，你还在改，改到半夜。金有 {pct:metal}，一把尺子压在一张不算硬的盘上⟨（金旺身弱）⟩，白天量别人的活，夜里量自己。给“差不多”定一个数，改满三遍就交，交完出去走走，路不必量。',
        en_US:
          'Nobody is waiting to inspect it, and past midnight you’re still correcting. Metal is {pct:metal} of a chart that isn’t sturdy ⟨(much metal, weak self)⟩: a ruler that measures others’ work by day and you by night. Put a number on good enough. After the third pass hand it over, and take a walk of no particular length.',
      },
      {
        id: 'health.heavy.water',
        because: ['pct:water>=35', 'kind:regular'],
        says: ['night=late'],
        claims: ['burdens=water', 'presumes=phone'],
        form: [],
        zh_CN:
          '你夜里清醒，本来只想看五分钟，抬头已是一点。水占 {pct:water}，夜里流得最顺⟨（水旺）⟩，一个念头接着一个念头，没有哪里像岸。你缺的是有尽头的东西：一集，一章，一壶茶，到底就停。没有尽头的那些，聊天、翻屏、想明天，十点半以后一样也别开头，开了头，就不归你管了。夜里想通的事，写一行给早上的你，九成他不认。',
        en_US:
          'You’re awake at night; you meant to look for five minutes, and it’s one in the morning. Water is {pct:water} of the chart and runs best after dark ⟨(water in excess)⟩, one thought into the next with no bank in sight. What you need is things with an end: one episode, one chapter, one pot of tea. The endless ones, chatting, scrolling, thinking about tomorrow, shouldn’t be started after half past ten. Once begun, they’re out of your hands. Leave the morning a line about what you worked out at night. Nine times in ten it won’t be impressed.',
      },
      {
        id: 'health.heavy.water-weak',
        because: ['pct:water>=35', 'sign:weak', 'kind:regular'],
        claims: ['burdens=water', 'presumes=friends'],
        form: ['statement'],
        zh_CN:
          '谁的心事到了你这里都存得下，存到睡前，一件件浮上来，没有一件是你的。水有 {pct:water}，盘又偏弱⟨（水多身弱）⟩，听完别人，自己先湿了半身。白天听来的，进门以前走一圈晾一晾，晚上就少浮上来几件。',
        en_US:
          'Everybody’s worries find room in you, and at bedtime they float up one after another, none of them yours. Water is {pct:water} of a weak chart ⟨(much water, weak self)⟩: you come away from listening half soaked. A walk around the block before you go in lets some of it drip off, and fewer come up at night.',
      },
      {
        id: 'health.heavy.none',
        because: ['pct:one<=34'],
        says: ['health.even=heavy'],
        form: ['question'],
        zh_CN:
          '明明没干什么，怎么就累了？五行里最高的一样也只占 {pct:most}，没有哪样偏重⟨（五行无偏旺）⟩，耗你的是换来换去：动一会儿，说一会儿，等一会儿，样样不多，加起来天黑了。零碎归成两堆，上午一堆，下午一堆，中间那道缝发呆用，你就找得回那点力气。旁人看你清闲，你别跟他们争，只要记得：你的累是零钱攒出来的，还也要零着还，一次歇半天没有用，一天歇六回、一回五分钟，有用。',
        en_US:
          'You hardly did anything, so why are you tired? No element in your chart is heavy, the highest being {pct:most} of it ⟨(no element in excess)⟩, and what costs you is changing over: some moving, some talking, some waiting, none of it much, and it’s dark outside. Swept into two piles, morning and afternoon, with a gap between for staring out of a window, the same day leaves you something. Others think you have it easy, and there’s no use arguing. Your tiredness is saved up in small change, and it’s paid back the same way: half a day off does little, six breaks of five minutes do a lot.',
      },
      {
        id: 'health.heavy.following',
        because: ['kind:following', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你的一天由最大的那股势头说了算：家里来客你就热闹，旺季来了你就连轴转。五行里占得最多的一样有 {pct:most}，这张盘是顺着它走的⟨（从格）⟩，逆着歇反倒累。潮退的那几天，整天不安排，才是你的假；别替下一潮预先紧张。别人照钟点歇，你照潮水歇，看着没有规律，一年算下来并不比他们少。',
        en_US:
          'The biggest current around decides what your day is like: with guests you’re sociable, in the busy season you’re busy around the clock. The largest of your five elements is {pct:most} of the chart, and you go along with it ⟨(a following pattern)⟩, so resting against the stream only tires you. Your vacation is low tide, whole days left blank. Don’t spend it bracing for the next one. Others rest by the clock and you by the tide. It looks irregular, and over a year it comes to no less.',
      },
      {
        id: 'health.heavy.dominant',
        because: ['kind:dominant'],
        form: [],
        zh_CN:
          '一样东西你可以从早做到晚，做完比开头还精神，掺别的进来反而乏。五行里一样独占 {pct:most}，全盘只烧一个炉子⟨（专旺格）⟩，所以不必学人东一下西一下地换脑子。你不会的是封火：六天做满，第七天碰也不碰，火才不会把炉子烧穿。头几回那一天你会觉得白过，手没处放，到第八天开工，你才发现夜里已经想好了三步。',
        en_US:
          'You can do one thing from morning to night and come out fresher than you went in; mixing in something else wears you out. A single element is {pct:most} of the chart, and there’s only one stove to heat ⟨(a dominant pattern)⟩, so you needn’t learn variety. What you haven’t learned is banking the fire. Six days of the thing and a seventh without touching it keep the stove whole. The first few times that day will feel wasted, and you won’t know what to do with your hands. On the eighth you’ll start and find you’ve thought three steps ahead in your sleep.',
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
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你很少说累，说出口的是“没意思”。⟨月支是你的同类，|你生的那个月就是你的同类，⟩底子厚⟨（比劫当令，身旺）⟩，重活压不倒你，没有对手、没有难处的日子反倒磨人。挑食、挑刺、嫌什么都难看，就是那种累。解它的是一场球、一趟山，躺着只会更烦。',
        en_US:
          '“Tired” is a word you seldom use; “boring” is the one to listen for. ⟨Your own kind holds the month and the chart stands firm|The month you were born in is your own kind, and the chart is strong⟩, so heavy work doesn’t bend you. Days without resistance do. Picking at food and finding fault with everything are the signs. A match or a climb cures it. Lying down makes it worse.',
      },
      {
        id: 'health.tires.peer-even',
        because: ['main:month=peer', 'sign:even'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '跟一帮人合拍合了一天，你会忽然不出声，别人以为你不高兴。⟨月支坐着同辈，盘不偏（比劫当令，中和）|你生的那个月是同类，力气不多不少⟩，跟谁都合得上，合久了自己的拍子就丢了。话变短就是记号；散了以后一个人走半个钟头，拍子自己会回来。熟了的朋友会认这个记号，不追问，也不哄，把你送到路口就走，这样的人值得多约几回。',
        en_US:
          'After a day in step with the whole crowd you suddenly stop talking, and they think you’re cross. ⟨The month belongs to peers, and the chart is balanced|The month you were born in is your own kind, and your strength is even⟩, so you fall into step with anybody and after a while lose your own. Short answers are the sign. Half an hour’s walk alone brings it back. Good friends learn to read it. They don’t press you or cheer you up, they see you to the corner and leave. Those are worth asking again.',
      },
      {
        id: 'health.tires.peer-weak',
        because: ['main:month=peer', 'sign:weak'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '别人撑着，你就陪着撑；别人走了，你才发觉腿是软的。⟨月支是同辈，盘却偏弱（月支比劫而身弱）|你生的那个月是同类，力气却偏弱⟩，同伴借给你的劲，散场以前就用完了。跟人约一个暗号，谁先说，就一起回家。',
        en_US:
          'While the others hold out, you hold out with them, and only when they’ve left do you notice your legs. ⟨Peers have the month, and still the chart is weak|The month you were born in is your own kind, and still your strength is low⟩: what company lends you is spent before it breaks up. Agree on a word with a friend, and whoever says it first, both go home.',
      },
      {
        id: 'health.tires.shishen-weak',
        because: ['main:month=shishen', 'sign:weak', 'kind:regular'],
        form: ['statement'],
        zh_CN:
          '做喜欢的事，你不觉得时间过去，饭凉了又热，热了又凉。⟨月支食神，照管吃喝与手艺，|管吃喝与手艺的那一路占了你生的那个月，⟩从一张偏弱的盘里往外取⟨（食神当令，身弱）⟩，取得温和，也一直在取。手变慢，字变大，就是取空了；吃过那碗饭再看，有一半时候你已经不想做了。真还想做的那一半，第二天起来，手比头一晚稳。',
        en_US:
          'When you’re doing something you like you forget the time, and dinner is warmed up twice. ⟨The Eating god, food and handiwork, holds your month and draws on a weak chart|The month you were born in stands for food and handiwork, and it draws on low strength⟩, gently and without a pause. Slow hands and large handwriting mean you’re empty. Half the time, after dinner, you no longer want to go on. The other half of the time, your hand is steadier next morning anyway.',
      },
      {
        id: 'health.tires.shangguan-weak',
        because: ['main:month=shangguan', 'sign:weak', 'kind:regular'],
        form: ['order'],
        zh_CN:
          '越累，你的话越多越快，旁人还当你正在兴头上。⟨月支伤官，嘴和点子跑在前头，|嘴和点子占了你生的那个月，力气却偏弱，⟩从不看油箱⟨（伤官当令，身弱）⟩。听见自己第三次抢了别人的话，就回家；那一晚别再开口。',
        en_US:
          'The more tired you are, the faster you talk, and people think you’re just getting started. ⟨The Hurting officer, tongue and invention, holds the month of a weak chart|The month you were born in stands for tongue and invention, and your strength is low: it⟩ never looks at the gauge. When you cut somebody off a third time, go home, and say no more that night.',
      },
      {
        id: 'health.tires.output',
        because: ['main:month=output'],
        form: ['statement'],
        zh_CN:
          '没有东西可做的下午，比赶着做的下午更耗你。⟨月支是往外做、往外说的那一路（食伤当令）|你生的那个月，是往外做、往外说的那一路⟩，手空着，脑子就拿自己当材料，改来改去。切一盘水果也算成品，做成一样，人就静了。',
        en_US:
          'An afternoon with nothing to make costs you more than an afternoon of rushing. ⟨Output, which makes and speaks, holds your month|The month you were born in stands for making and speaking⟩, and with empty hands the mind starts revising its owner. A plate of cut fruit counts. Once something is finished, you’re quiet.',
      },
      {
        id: 'health.tires.zhengcai-weak',
        because: ['main:month=zhengcai', 'sign:weak', 'kind:regular', 'age>=16'],
        claims: ['presumes=household'],
        form: ['statement'],
        zh_CN:
          '牛奶还剩几天、谁的伞没还、周五轮到谁接，家里这本账在你脑子里，从不合上。⟨月支正财，样样要照管周全，落在偏弱的盘上（正财当令，身弱）|样样要照管周全的那一路占了你生的那个月，力气却偏弱⟩，一根担子挑许多小筐。找不到钥匙就是累了。三只筐交给别人，说好名字。交出去的头一个星期，总有一只筐会翻，翻了也别去扶；第二个星期，你会记不起那里头装的是什么。',
        en_US:
          'How long the milk will last, whose umbrella this is, who picks up on Friday: the ledger is in your head and never shut. ⟨Direct wealth, which looks after what there is, holds the month of a weak chart|The month you were born in stands for looking after things, and your strength is low⟩. The sign is that you can’t find your keys. Hand three of those items to other people, by name. In the first week one of them will be dropped, and it’s best to leave it where it fell. By the second you won’t recall what was in it.',
      },
      {
        id: 'health.tires.piancai-weak',
        because: ['main:month=piancai', 'sign:weak', 'kind:regular', 'age>=16'],
        says: ['health.evening=out'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一晚上换三个场，到第三个，你把第一个场的名字叫到了别人头上。⟨月支偏财，坐不住，牵着一张偏弱的盘到处走（偏财当令，身弱）|坐不住的那一路占了你生的那个月，力气却偏弱⟩。叫错名字、丢一只手套，都是该收脚的记号。一晚一处，你到哪里都是精神的；一晚三处，三处都只见到半个你。没去成的那两处也不会怪你，他们记得的是你在的时候有多好玩，不是你来过几回。',
        en_US:
          'Three places in one evening, and at the third you call someone by a name from the first. ⟨Indirect wealth, all comings and goings, holds the month of a weak chart|The month you were born in stands for coming and going, and your strength is low⟩. A wrong name or a lost glove is the signal. One place a night gets all of you. Three get half each. The places you skip won’t hold it against you. What they remember is how much fun you were, not how often you came.',
      },
      {
        id: 'health.tires.wealth',
        because: ['main:month=wealth'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '“顺手”两个字最费你。顺手带份饭，顺手修一下门，回到家天黑了，自己那件还没动。⟨月支是归你照管的那一路（财当令）|你生的那个月，是归你照管的那一路⟩，眼里有活，手就收不回来。出门前说定两样，第三样看见了也走过去，走过三回，别人也就学会自己动手了。',
        en_US:
          '“While I’m at it” is what wears you out. While you’re at it you bring someone lunch and fix the latch, and it’s dark before your own errand is begun. ⟨The month belongs to wealth, to whatever is yours to look after|The month you were born in stands for what you look after⟩, and the eye always finds more. Leave with two errands and walk past the third. After three times, people start helping themselves.',
      },
      {
        id: 'health.tires.qisha-weak',
        because: ['main:month=qisha', 'sign:weak', 'kind:regular'],
        says: ['stop=hard'],
        claims: ['presumes=phone'],
        form: [],
        zh_CN:
          '有一点响动，你先站起来，再去看是谁。⟨月支七杀，像一只不关的铃，压着一张偏弱的盘（七杀当令，身弱）|逼你做决定的那股劲占了你生的那个月，力气却偏弱⟩，你耗在随时准备上，真出事的时候倒不慌。坐在自家沙发上还没脱外套，就是记号。外套一挂，班才算交了；有人替你守半个钟头，你能睡得像个孩子。守的人不必能干，只要说得出一句“有我呢”。',
        en_US:
          'At any sound you’re on your feet before you’ve seen who it is. ⟨Seven killings, a bell that’s never off, leans on a weak chart from the month|The month you were born in stands for the pressure that makes you decide, and your strength is low⟩. Standing by is what drains you; in a real emergency you’re fairly calm. A coat still on, on your own sofa, is the sign. Hang it up and the shift is over. With somebody on watch for half an hour, you sleep like a child. The one on watch needn’t be capable. “I’m here” is all it takes.',
      },
      {
        id: 'health.tires.zhengguan-weak',
        because: ['main:month=zhengguan', 'sign:weak', 'kind:regular'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '耗你的是得体，跟活多活少关系不大。⟨月支正官，讲规矩、讲分寸，一整天替你挺着背（正官当令，身弱）|讲规矩、讲分寸的那一路占了你生的那个月，力气却偏弱⟩，一关上门，包往地上一丢，半天不想应人。中午在没人认识你的地方吃饭，驼着背吃，下午就挺得住。',
        en_US:
          'Being proper tires you more than the work does. ⟨The Direct officer, rules and good form, holds your back up all day on a weak chart|The month you were born in stands for rules and good form, and your strength is low⟩. Once the door is shut the bag lands on the floor, and for an hour you’d rather not be spoken to. Lunch where nobody knows you, slouching, gets you through the afternoon.',
      },
      {
        id: 'health.tires.officer',
        because: ['main:month=officer'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '没写清楚的事最累你：谁说了算，几点算完，做到哪一步算好。⟨月支是管束你的那一路（官杀当令）|你生的那个月，是管束你的那一路⟩，有条款你省力，没条款你就一条条替人猜。同一句话琢磨到第四遍，问一声比再猜一夜省。',
        en_US:
          'Whatever hasn’t been spelled out exhausts you: who decides, when it’s over, what counts as done. ⟨The month belongs to the officers, who set terms|The month you were born in stands for terms and rules⟩. With terms you save strength; without them you supply them by guessing. By the fourth time you turn a sentence over, asking is cheaper than another night of it.',
      },
      {
        id: 'health.tires.zhengyin-firm',
        because: ['main:month=zhengyin', 'sign:firm'],
        says: ['health.rest=move', 'stop=easy'],
        form: ['question'],
        zh_CN:
          '睡足了，怎么还是沉？因为你的累有一半是歇出来的。⟨月支正印，护你、养你，盘又不弱（正印当令，身旺）|护你、养你的那一路占了你生的那个月，力气又不弱⟩，进来的比用掉的多。起来替人办一件要流点汗的小事，比再躺一个钟头解乏；办完那一觉，才是真睡。',
        en_US:
          'You slept long, so why are you heavy? Half of your tiredness is made of rest. ⟨The Direct seal, which shelters and feeds, holds the month of a firm chart|The month you were born in stands for what shelters and feeds you, and the chart is strong⟩, so more comes in than goes out. Carrying something for somebody refreshes you more than another hour lying down. The sleep after that is the real one.',
      },
      {
        id: 'health.tires.pianyin-firm',
        because: ['main:month=pianyin', 'sign:firm'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '为买一只水壶，你看了四十条评论，最后没买。⟨月支偏印，样样要想透，盘又不弱（偏印当令，身旺）|样样要想透的那一路占了你生的那个月，力气又不弱⟩，力气没处使，便全使在想上，想比做还费。同一样东西比到第三遍，合上屏幕去店里，拿起来掂一掂，买与不买，当场算数。买错一只水壶，花的是一只水壶的钱；再比两天，花的是两个晚上，还有第二天的精神。',
        en_US:
          'To buy a kettle you read forty reviews, and then you didn’t buy one. ⟨The Indirect seal, which studies alone, holds the month of a firm chart|The month you were born in stands for thinking things through, and the chart is strong⟩. Strength with nothing to lift goes into thinking, which costs more than lifting. At the third comparison close the screen, go to a store, pick the kettle up, and decide there. A wrong kettle costs you a kettle. Two more days of comparing cost you two evenings and the mornings after.',
      },
      {
        id: 'health.tires.resource',
        because: ['main:month=resource'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一屋子人同时问你意见，比搬一天家还累。⟨月支是护着你、让你慢慢想的那一路（印当令）|你生的那个月，是护着你、让你慢慢想的那一路⟩，话没想透就要出口，你便整晚在心里改稿。“明天回你”这四个字，替你省下的是一个晚上。',
        en_US:
          'A roomful of people asking what you think takes more out of you than moving a house. ⟨Your month belongs to resource, which shelters you and lets you think slowly|The month you were born in shelters you and lets you think slowly⟩. Made to answer early, you spend the evening correcting the answer. “I’ll tell you tomorrow” saves you that evening.',
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
        because: ['share:output<=5', 'share:officer>=25', 'age>=7'],
        says: ['stop=hard', 'out=little'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一天的话都憋在回程上：人走在路上，心里还在答白天那句问话，答得比当时好。压过来的占 {pct:officer}，放出去的只占 {pct:output}⟨（官杀重，食伤轻）⟩，所以门关上了，你停不下来。进门以前讲出声来，讲到自己嫌烦，这一天就关得上了。',
        en_US:
          'The whole day’s talk is bottled up on the way home: you’re still answering the question from this morning, and better than you did then. What presses on you is {pct:officer} of the chart, and what lets it out is ⟨only {pct:output}|little or nothing⟩ ⟨(heavy officers, light output)⟩, so you can’t stop when the door is shut. Said aloud before you go in, until it bores you, it lets the day close.',
      },
      {
        id: 'health.off.firm-no-outlet',
        because: ['share:output<=5', 'sign:firm'],
        says: ['stop=hard', 'out=little'],
        claims: ['presumes=household', 'helps=output'],
        form: [],
        zh_CN:
          '叫你歇，你就去擦灶台。底子厚，往外放的那一路只占 {pct:output}⟨（身旺，食伤轻）⟩，力气停不住，也没有像样的去处，一点点漏在家务里。停下来要靠出手：唱几句，画几笔，揉一团面，做一样不用交差的，手放下的时候，人才跟着放下。旁人以为你勤快，其实那是你的力气在找门；给它开一扇，灶台也不必天天擦。',
        en_US:
          'Told to rest, you wipe the stove. There’s plenty in you, and what lets it out is ⟨only {pct:output} of the chart|next to nothing⟩ ⟨(firm, light output)⟩, so the strength leaks away into housework because nothing better was offered. You stop by letting something out: sing, sketch, knead dough, make a thing nobody will check. When the hands put that down, the rest of you follows. People think you’re tidy. It’s your strength looking for a door, and with one open the stove can wait.',
      },
      {
        id: 'health.off.tending',
        because: ['share:output<=5', 'share:wealth>=25'],
        says: ['stop=hard', 'out=little'],
        claims: ['presumes=household'],
        form: ['statement'],
        zh_CN:
          '你坐着，耳朵还在听洗衣机转到第几圈。归你照管的占 {pct:wealth}，玩和讲的只占 {pct:output}⟨（财重，食伤轻）⟩，家里每样东西都在叫你。够不着家务的地方才歇得下来：朋友家，公园长椅，图书馆靠墙那张桌。',
        en_US:
          'You’re sitting down, and your ear is on the washing machine. What is yours to look after is {pct:wealth} of the chart, play and talk ⟨only {pct:output}|next to nothing⟩ ⟨(heavy wealth, light output)⟩, so at home each object calls you. You rest where there are no chores in view: a friend’s place, a park bench, the library table by the wall.',
      },
      {
        id: 'health.off.fast-meal',
        because: ['no:shishen', 'share:officer>=25'],
        says: ['meals=fast'],
        form: ['order'],
        zh_CN:
          '你吃得比谁都快，饭是两件事中间的一道手续。管慢慢吃、慢慢玩的⟨食神|那一路⟩，你的盘里一个也没有，赶人的那一路倒占 {pct:officer}⟨（无食神，官杀重）⟩。请一位吃得慢的人同桌，跟着他的筷子走。',
        en_US:
          'You eat faster than anyone; a meal is a form to fill in between two jobs. ⟨The Eating god, who sees to slow meals and play, is|What sees to slow meals and play is⟩ nowhere in the chart, and what hurries you is {pct:officer} of it. Sit across from a slow eater and keep to their pace.',
      },
      {
        id: 'health.off.eating-god-home',
        because: ['main:day=shishen'],
        says: ['meals=slow', 'stop=easy'],
        form: ['statement'],
        zh_CN:
          '你停下来很容易，进了家门十分钟就换成另一个人，一开饭，外头的事就留在门口。⟨日支坐着食神，管吃喝与自在（食神坐日支）|你盘里管家的那一格，坐着吃喝与自在⟩。也因为灵，容易一坐就坐到睡前。饭后先走两百步再回来坐，睡得就实。',
        en_US:
          'Stopping is easy for you: ten minutes after you come in you’re someone else, and once dinner is served the day stays at the door. ⟨The Eating god, food and ease, sits under your day|Food and ease sit in the place of home in your chart⟩. It works so well that you stay in the chair until bedtime. Two hundred steps after dinner make for sounder sleep.',
      },
      {
        id: 'health.off.runs-dry',
        because: ['share:output>=25', 'share:resource<=8'],
        says: ['out=much'],
        form: ['question'],
        zh_CN:
          '什么时候该停？一天里第二回说“没事”的时候。出去的有 {pct:output}，补回来的只占 {pct:resource}⟨（食伤重，印轻）⟩，你停下来不像关灯，像断油，前一分钟还在说笑，后一分钟睡着了，中间没有慢下来的那一段。',
        en_US:
          'When should you stop? The second time in a day you say “I’m fine.” What goes out is {pct:output} of the chart and what comes back ⟨only {pct:resource}|next to nothing⟩ ⟨(heavy output, light resource)⟩. You don’t switch off so much as run out of gas, joking one minute, asleep the next, with no slowing down in between.',
      },
      {
        id: 'health.off.well-fed',
        because: ['share:resource>=30', 'sign:firm'],
        says: ['stop=easy', 'health.train=group'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '躺下你不用人教，难的是再起来。养你的那一路占 {pct:resource}⟨（印重）⟩，沙发、被窝、一本看过的书，哪样都留得住你。一个人练什么都练不长，有人点名、有人在楼下等，你就去了。',
        en_US:
          'Nobody needs to teach you to lie down; getting up again is the skill. What feeds and shelters you is {pct:resource} of the chart ⟨(heavy resource)⟩, and a sofa, a quilt or a book you’ve read before can each keep you. Alone, you drop any exercise. You go when somebody calls the roll or waits downstairs.',
      },
      {
        id: 'health.off.no-cushion',
        because: ['share:resource<=5', 'share:officer>=20', 'age>=16', 'age<=74'],
        says: ['stop=hard'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '放假头一天，你照样早醒，被子照样叠出四个角。催你的占 {pct:officer}，护着你的只占 {pct:resource}⟨（官杀有力，印轻）⟩，没有一层垫子让人落下去。你歇不下来，常因为没有谁明说“可以了”；有一个人专门讲这句话，你听了真能坐下。奇怪的是自己说给自己不算，换一个人来说，哪怕是个孩子，就算。往后几天你会慢慢睡到被子不叠，那就是歇到了。',
        en_US:
          'On the first morning of a vacation you wake early and make the bed with square corners. What drives you is {pct:officer} of the chart, what cushions you ⟨only {pct:resource}|next to nothing⟩ ⟨(strong officers, light resource)⟩, so there’s nothing soft to land on. You often don’t rest because nobody has said “that’ll do.” With someone appointed to say it, you really do sit down. Oddly, telling yourself doesn’t count. From anyone else, a child included, it does. By the end of the week the bed stays unmade, and then you’ve arrived.',
      },
      {
        id: 'health.off.with-the-pack',
        because: ['share:peer>=35'],
        says: ['health.train=group'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '独自跑步，你跑一会儿就想回头；旁边多一个人，你能跑到底。同类连你自己在内占 {pct:peer}⟨（比劫重）⟩，你动起来、停下来都看身边。所以身边是谁要紧：懂得收摊的一伙，玩完就散，散了就回家，你跟着他们就睡得早。',
        en_US:
          'Running alone, you soon want to turn back; with one person beside you, you go the distance. Your own kind, yourself included, is {pct:peer} of the chart ⟨(heavy peers)⟩, and you start and stop with whoever’s next to you. So it matters who that is. Among people who go home when the game is over, you get to bed early.',
      },
      {
        id: 'health.off.no-peers',
        because: ['share:peer<=5'],
        says: ['health.train=alone'],
        form: ['statement'],
        zh_CN:
          '凡是要排名次的运动，你去三回就散了。除了你自己，盘里几乎没有同类⟨（比劫轻）⟩，别人练什么、练多久，你一点也不想知道。没人的路才留得住你，同一双鞋，同一圈；没有同伴喊停，圈数要先说死。',
        en_US:
          'Anything with a scoreboard lasts you three visits. Apart from you there’s hardly any of your own kind in the chart ⟨(light peers)⟩, and what others do, or for how long, doesn’t interest you. An empty road keeps you, the same shoes, the same loop. With nobody to call a halt, the number of laps has to be settled first.',
      },
      {
        id: 'health.off.nobody-whistles',
        because: ['share:officer<=5', 'age>=7', 'age<=74'],
        says: ['stop=easy'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '停下来你毫不费力，难的是没有人吹哨叫你起来。管束的那一路只占 {pct:officer}⟨（官杀轻）⟩，放假第三天，你就分不清星期几了。歇多久先跟谁说定，到那天早上有人等着，你就起得来。',
        en_US:
          'Stopping costs you nothing; it’s just that no whistle ever ends the break. What keeps order is ⟨only {pct:officer} of the chart|next to nothing in your chart⟩ ⟨(light officers)⟩, and by the third day of a vacation you’ve lost the weekday. Tell someone beforehand how long it lasts. With a person waiting that morning, you get up.',
      },
      {
        id: 'health.off.one-more-thing',
        because: ['share:wealth>=30', 'sign:weak', 'kind:regular'],
        says: ['stop=hard'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '手已经搭在门把上，你又折回去看一眼那件没办完的。归你管的占 {pct:wealth}，力气却偏弱⟨（财重身弱）⟩，东西拽着你，多过你拿着东西。离开前把最后那件写在纸上，写上时辰，纸替你惦记，你走。第二天十点你去看那张纸，多半要想一想才明白写的是什么，它在夜里已经小了一半。',
        en_US:
          'Your hand is on the doorknob, and you go back for one more look at the unfinished thing. What is yours to manage is {pct:wealth} of a weak chart ⟨(heavy wealth, weak self)⟩, so it holds you more than you hold it. Write down the last item and an hour for it, let the paper do the remembering, and go. At ten the next day you’ll need a moment to see what the note means. Overnight it has shrunk by half.',
      },
      {
        id: 'health.off.breath-in-breath-out',
        because: ['share:resource>=25', 'share:output>=20', 'share:output<=40', 'age>=16', 'age<=74'],
        says: ['stop=easy'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '别人歇是一整块，你歇是一小口一小口：写一页，起来浇花；讲完课，坐着听别人讲。进来的有 {pct:resource}，出去的有 {pct:output}⟨（印与食伤都有力）⟩，一进一出就缓过来了。最难熬的是只进不出的场合，坐满一个钟头找由头出去倒杯水，你还能再坐一个。跟你一起干活的人起初嫌你坐不住，看久了会发现，一天到晚你没有真正停过，也没有真正垮过。',
        en_US:
          'Other people rest in one block; you rest in sips, a page written, then the plants watered, a talk given, then somebody else’s heard. What takes in is {pct:resource} of the chart and what gives out {pct:output} ⟨(resource and output both strong)⟩, and the change itself restores you. All intake is what you can’t bear. After an hour of it a trip for water buys you another. People who work with you find you restless at first. In time they notice that you never quite stop all day, and never quite collapse either.',
      },
      {
        id: 'health.off.qisha-home',
        because: ['main:day=qisha', 'age>=16', 'age<=74'],
        says: ['stop=hard', 'meals=fast'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '别人进门是下班，你进门是换班。⟨日支是家，坐着七杀（七杀坐日支）|你盘里管家的那一格，坐着逼你做决定的那股劲⟩：吃饭爱挑面朝门的座位，放筷子比谁都快。今晚坐到背对门的那一边去，有人敲门，让别人起身。',
        en_US:
          'Other people come in and are off duty; you change shifts. ⟨The day branch is home, and in it sits Seven killings|In the place of home in your chart sits the pressure that makes you decide⟩. At table you take the seat that faces the door and finish first. Sit with your back to the door tonight, and if somebody knocks, let another person get up.',
      },
      {
        id: 'health.off.pianyin-home',
        because: ['main:day=pianyin'],
        says: ['alone=needed'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你歇下来的样子，别人看着像在用功：查一个没人问的问题，读一本没人读的说明书。⟨日支坐着偏印，好钻研（偏印坐日支）|你盘里管家的那一格，坐着爱钻研的那一路⟩，要独自一人才钻得进去，也确实解乏。只是出来得晚，托一个人来叫，叫第一声就出来，约好的事就误不了。不叫也不是不行，那就把晚饭晾着，别怪谁；你钻进去的那两个钟头，确实抵得上别人睡一下午。',
        en_US:
          'When you rest it looks like work: a question nobody asked, a manual nobody reads. ⟨The Indirect seal, a reader of footnotes, sits under your day|In the place of home in your chart sits the part that digs into things⟩; it needs you alone, and it does refresh you. You only come out late. Ask somebody to call, and if you come at the first call, no promise gets missed. Without a call, dinner goes cold and it’s nobody’s fault. Those two hours are worth another person’s afternoon nap.',
      },
      {
        id: 'health.off.bijian-home',
        because: ['main:day=bijian'],
        claims: ['presumes=household'],
        form: [],
        zh_CN:
          '回到家，你最怕有人问“怎么了”。⟨日支坐着跟你同一种的字（比肩坐日支）|你盘里管家的那一格，坐着你的同类⟩，家里像还有一个你，不用开口就歇上了。代价是活也默认归你，歇着歇着，人已经在拖地。分一样出去，分了别去补手，你才多一个晚上。',
        en_US:
          'At home, the question you dread is “Is something wrong?” ⟨The day branch holds your own kind|The place of home in your chart holds your own kind⟩, as if there were a second you in the house, and the two of you rest without a word. The cost is that every chore is yours by default, and before you know it you’re mopping. Hand one over and don’t redo it, and you’ve gained an evening.',
      },
      {
        id: 'health.off.piancai-home',
        because: ['main:day=piancai'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你是在外头歇的人：逛一圈市场，拎回来一样用不着的东西，心情比出门时好。⟨日支坐着偏财，人来人往（偏财坐日支）|你盘里管家的那一格，坐着人来人往的那一路⟩，屋里没有动静，你越坐越乏。出去歇可以，天黑前进门，进了门不再有第二场。',
        en_US:
          'You do your resting outdoors: once around the market, home with a thing nobody needed, in a better mood than you left. ⟨Indirect wealth, which thrives on the street, sits under your day|In the place of home in your chart sits the bustle of the street⟩, and silent rooms tire you. Go by all means, be back before dark, and let there be no second round.',
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
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '夜里的你定计划，早上的你不认账。⟨{branch:day}与{branch:hour}在日时两柱对面站着（日时相冲）|你盘里管当下的那一格和管往后的那一格，正面顶着⟩，说不到一处。别跟六点较劲：看今天真正是几点起的，明天只早一刻钟，两个你都肯。',
        en_US:
          'The one you are at night makes plans, and the one you are in the morning won’t honor them. ⟨The {branch:day} of your day faces the {branch:hour} of your hour|The place of now and the place of later in your chart pull against each other⟩. Forget about six o’clock. See when you truly got up today and make tomorrow fifteen minutes earlier. Both of you can agree to that.',
      },
      {
        id: 'health.night.self-punish',
        because: ['rel:self-punish=day+hour'],
        says: ['night=replay'],
        form: ['order'],
        zh_CN:
          '白天那句话，一躺下就从头说起。⟨日时两支是同一个字，照面就磨（日时自刑）|你盘里管当下和管往后的两格是同一个字，照面就磨⟩，夜里没有别的声音，磨得最清楚。别躺着跟它辩：起来，到另一间屋待十分钟，回来时它多半已经说累了。',
        en_US:
          'The sentence from this afternoon starts over as soon as you lie down. ⟨Day and hour carry the same branch, which rubs its own kind|In your chart the places of now and later carry the same sign, which rubs against itself⟩, and at night there’s nothing to drown it out. Don’t argue with it lying down. Get up and spend ten minutes in another room; by then it has usually talked itself out.',
      },
      {
        id: 'health.night.six-combine',
        because: ['rel:six-combine=day+hour'],
        says: ['night=quiet'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '关灯那一刻你很少挣扎，白天自己就合上了。⟨{branch:day}与{branch:hour}在日时相合（日时六合）|你盘里管当下和管往后的两格合在一处⟩，夜里没有人吵。合得太好也有一样：早上黏着不肯分。',
        en_US:
          'When the lamp goes out you seldom put up a fight; the day folds itself. ⟨The {branch:day} of your day joins the {branch:hour} of your hour|The places of now and later in your chart are joined⟩, and nobody argues in the dark. The same glue holds in the morning, when you can’t get up.',
      },
      {
        id: 'health.night.harm',
        because: ['rel:harm=day+hour'],
        form: [],
        zh_CN:
          '吵醒你的总是小东西：一声嗡响，一道漏光，隔壁拖了一下椅子。⟨日支与时支相害（日时相害）|你盘里管当下和管往后的两格互相绊脚⟩，像床单上一粒沙，翻身就碰到。一星期逮一样，一个月就少四样。',
        en_US:
          'What wakes you is always small: a hum, a stripe of light, a chair dragged next door. ⟨Day and hour cross each other|In your chart the places of now and later trip each other⟩, like one grain of sand in the sheets, under you at every turn. Catch one a week, and in a month there are four fewer.',
      },
      {
        id: 'health.night.punish',
        because: ['rel:punish=day+hour'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '睡前你常跟自己较劲：今天的份没做满，补一点；补完不满意，再补一点。⟨{branch:day}与{branch:hour}一日一时相刑（日时相刑）|你盘里管往后的那一格总来挑当下的不是⟩。夜里补的，到早上有一半要重做。十点以后只许减，不许添，明天的单子也照这条来划。减到只剩一样的那天晚上，你会不甘心，也会睡着。',
        en_US:
          'Before bed you bargain with yourself: a bit more to make up for today, and since that bit wasn’t good, another. ⟨The {branch:day} of your day and the {branch:hour} of your hour rub|In your chart the place of later always finds fault with now⟩. Half of what’s done then has to be done over. After ten things may only be crossed out, tomorrow’s list included. On the night the list is down to one item you’ll feel cheated, and you’ll sleep.',
      },
      {
        id: 'health.night.half-three',
        because: ['rel:half-three=day+hour'],
        says: ['night=late'],
        claims: ['presumes=phone'],
        form: ['statement'],
        zh_CN:
          '天一黑，你的第二班就开了，睡得总比打算的晚。⟨{branch:day}与{branch:hour}半合（日时半合）|你盘里管当下和管往后的两格一凑就有兴头⟩，越聊越往里坐。兴头留着，地方换一换：这一摊收在客厅，躺上床就不算营业。',
        en_US:
          'After dark your second shift opens, and bed is always later than planned. ⟨The {branch:day} and the {branch:hour} of your day and hour are half joined|In your chart now and later put their heads together⟩ and settle in. Keep the pleasure and move it: it lives in the living room, and once you’re in bed the shop is shut.',
      },
      {
        id: 'health.night.break',
        because: ['rel:break=day+hour'],
        form: ['order'],
        zh_CN:
          '夜里醒来看一眼几点，这一眼就把后半夜拆散了。⟨日支与时支相破（日时相破）|你盘里管当下和管往后的两格轻轻一碰就散⟩，碰得不重，好好的一夜却敲成两截。钟转过去朝墙。',
        en_US:
          'You wake, look at the time, and that look takes the rest of the night apart. ⟨Day and hour nudge each other|In your chart the places of now and later nudge each other⟩. A nudge is slight, and still it splits a good sleep in two. Turn the clock to the wall.',
      },
      {
        id: 'health.night.arch',
        because: ['rel:arch-three=day+hour'],
        form: [],
        zh_CN:
          '临睡前你总觉得还差一样：一句话，一口吃的，一件想不起来的事。⟨日时两支像一座桥的两头，中间那块板空着（日时拱合）|你盘里管当下和管往后的两格像桥的两头，中间空着一块板⟩。每晚睡前做同一件小事，五分钟，就是那块板，做惯了，脚一踏上去就困。',
        en_US:
          'Before you can sleep something always seems to be missing: a word, a bite, an item you can’t recall. ⟨The branches of day and hour are two ends of a bridge with no plank in the middle|In your chart now and later are two ends of a bridge with no plank in the middle⟩. The same small act every night, five minutes long, is the plank. Once it’s a habit, stepping on it makes you sleepy.',
      },
      {
        id: 'health.night.rat-hour',
        because: ['hour:zi'],
        says: ['night=late'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '家里人都睡了，你才觉得这屋子是自己的。⟨时支是子，夜最深的那个时辰（子时）|你生在夜最深的那个时辰⟩，打算都爱挑这时候冒出来，念头清亮，第二天却未必认得。写三行就熄灯；天亮以后还像话的那一行，才值得花白天去做。白天别人问你怎么总没精神，你不必解释，把那一行拿给他看就行。',
        en_US:
          'Once the household is asleep, the place feels like yours. ⟨Your hour is the Rat, the deepest of the night,|You were born in the deepest hour of the night,⟩ and plans like to turn up then, bright as glass, though by noon you may not recognize them. Three lines on paper and the light goes out. The line that still makes sense at breakfast may have a piece of the day. When people ask by day why you look tired, you needn’t explain. Show them the line.',
      },
      {
        id: 'health.night.rabbit-hour',
        because: ['hour:mao', 'age>=7'],
        says: ['night=early'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一天里最值钱的那段，你常在别人起床以前就花完了。⟨时支卯，五点到七点（卯时）|你生在清早五点到七点⟩，醒得早，手脚也快。代价在另一头：天黑以后说的话、应的事，质量要打折，留到天亮再定，少有后悔的。',
        en_US:
          'The best part of your day is often spent before anyone else is up. ⟨Your hour is the Rabbit, five to seven in the morning:|You were born between five and seven in the morning:⟩ you wake early and move fast. The cost falls at the other end, where what you say or promise after dark is of second quality. Decisions left to daylight are seldom regretted.',
      },
      {
        id: 'health.night.horse-hour',
        because: ['hour:wu3', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '正午前后你最有精神，也最容易把午休让出去。⟨时支午，日头当顶（午时）|你生在日头当顶的时候⟩，打算都爱挤在这两小时。午饭后闭眼一刻钟，坐着也行；不闭，下午四点会替你闭。',
        en_US:
          'Around noon you’re at your brightest, and so the lunch break is given away. ⟨The Horse, with the sun overhead, is your hour,|You were born with the sun overhead,⟩ and everything you plan wants to happen in those two hours. Fifteen minutes with your eyes shut after lunch, sitting up if you must. Otherwise four o’clock will shut them for you.',
      },
      {
        id: 'health.night.rooster-hour',
        because: ['hour:you'],
        form: ['statement'],
        zh_CN:
          '傍晚六点前后，你会忽然挑剔起来，嫌菜咸，嫌灯暗，嫌这一天没过好。⟨时支是酉，东西收回笼的时辰（酉时）|你生在日落前后、东西收回来的时辰⟩，一天的账都想在这时候结清。吃饭时别结，出门看十分钟天色，回来多半没有几样好挑了。',
        en_US:
          'Around six in the evening you turn particular: the soup is salty, the lamp is dim, the day was badly spent. ⟨Your hour is the Rooster, when things are brought in,|You were born around sunset, when things are brought in,⟩ and you want every account settled then. At the table it goes badly. After ten minutes outside, few of the complaints come back in with you.',
      },
      {
        id: 'health.night.canopy',
        because: ['star:huagai=hour'],
        says: ['alone=needed', 'health.evening=in'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '临睡那一小时，你不想有人说话，连好消息也最好明天再讲。⟨时柱有华盖，像一把撑开的伞（华盖在时）|你盘里管夜晚的那一格，像撑着一把伞⟩，伞底下坐不了第二个人，同住的人容易当成冷淡。早点讲明白：几点以后是伞的时间，别的时候随便敲门。讲明白以后，对方反倒松一口气，原来不是他说错了话。',
        en_US:
          'In the hour before bed you don’t want to be spoken to; good news can wait until morning as well. ⟨The Canopy stands over your hour|Over the place of evening in your chart stands something⟩ like an open umbrella, with room for one, and whoever lives with you may take it for coolness. Tell them which hour belongs to the umbrella, and that any other is fine. Once they know, they’re relieved. It wasn’t something they said.',
      },
      {
        id: 'health.night.travel',
        because: ['star:yima=hour'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '自己的床上翻来覆去，到了火车上倒头就着，这种事你不止一回。⟨时柱有驿马，赶路的星（驿马在时）|你盘里管夜晚的那一格，是赶路的意思⟩，念头到夜里还在换乘。睡前走一段，走到第三条街再折回来，让脚先替脑子到站。',
        en_US:
          'Wide awake in your own bed, and gone the moment you sit on a train: you know the pattern. ⟨The Travel star stands in your hour|The place of evening in your chart means being on the road⟩, and at night the mind keeps changing trains. Walk before bed, to the third street and back, and let your feet arrive on its behalf.',
      },
      {
        id: 'health.night.void-weak',
        because: ['void:hour', 'sign:weak'],
        says: ['night=late'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '“今晚早点睡”，你说过多少回，到十一点就像没人说过。⟨时柱落空（时柱空亡）|你盘里管夜晚的那一格落空⟩，夜里的打算不大算数，力气又偏弱，争不过自己。靠说不行，靠东西行：定时断的网，自己会灭的灯，一个十点半打来的电话。',
        en_US:
          'How often you’ve said “early night tonight,” and at eleven it’s as if nobody had. ⟨Your hour is void, counted from the day,|The place of evening in your chart is empty,⟩ so evening resolutions weigh little, and a weak chart has no strength to argue. Objects work where words don’t: a router on a timer, a lamp that goes out by itself, a friend who calls at half past ten.',
      },
      {
        id: 'health.night.untied',
        because: ['ties:none@hour'],
        says: ['night=quiet'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '白天再乱，夜里没有谁来找你，连你自己也不来。⟨时支同别的支不合不冲（时支无牵连）|你盘里管夜晚的那一格，跟别处都没有牵连⟩，像走廊尽头那间客房，门一关就静。太静了也会忘记它的用处，拿来堆白天的剩活；活堆到别处，你就天天有一间好房间睡。有人羡慕你沾枕头就着，你自己却未必觉得这是福气，因为你没过过别样的夜。',
        en_US:
          'However loud the day, at night nobody comes looking for you, yourself included. ⟨Your hour branch neither joins nor faces any other|The place of evening in your chart is tied to no other⟩. It’s the guest room at the end of the hall, quiet once the door is shut, and so it fills up with leftovers from the day. Pile those somewhere else, and you have a good room to sleep in. People envy you for dropping off at once. You may not think much of it, never having had the other kind of night.',
      },
      {
        id: 'health.night.peach',
        because: ['star:taohua=hour'],
        says: ['night=late', 'health.evening=out'],
        claims: ['presumes=phone'],
        form: ['statement'],
        zh_CN:
          '天黑以后的你比白天有趣，也比白天忙，一句晚安要道五回。⟨时柱挂着桃花，招人的星（桃花在时）|你盘里管夜晚的那一格招人⟩。道完第一回就把手机扣过去，剩下四回明早一并补，没有人会怪你。',
        en_US:
          'After dark you’re better company than by day, and busier; one good night takes you five rounds. ⟨The Peach blossom, which draws people in, hangs on your hour|The place of evening in your chart draws people in⟩. Say the first good night and turn the phone over. The other four can go out at breakfast, and nobody will mind.',
      },
      {
        id: 'health.night.unknown-busy',
        because: ['hour:unknown', 'share:officer>=25', 'age>=16', 'age<=74'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '你的出生时辰没留下来，夜里那一段，这本书不猜。看得见的里头，催人的那一路占 {pct:officer}⟨（时辰未详，官杀重）⟩；夜里有没有什么替你挡着，看不出。稳妥的做法是当它没有：晚饭后那两小时，谁来催都回“明早”，回惯了，催的人也改到早上来。万一真有急事，他会打第二遍。',
        en_US:
          'The hour you were born wasn’t kept, and for your nights this book won’t guess. In what we can see, the part that hurries you is {pct:officer} of the chart ⟨(hour unknown, heavy officers)⟩. If anything at night shields you from it, nobody can tell. It’s safest to act as if nothing did. For two hours after dinner the answer is “tomorrow morning,” and in time people learn to come in the morning. If it’s truly urgent, they’ll call twice.',
      },
      {
        id: 'health.night.unknown',
        because: ['hour:unknown'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '夜里这一段要看出生的钟点，你的时辰没有记下来⟨（时辰未详）⟩，空着比编一个好。自己查得出来：连着两星期，早上写下昨晚几点睡的，好，还是不好。十四行排下来，比命书准。',
        en_US:
          'For nights one needs the hour of birth, and yours wasn’t written down ⟨(hour unknown)⟩. A blank is better than an invention. You can find out on your own: for two weeks, each morning, note when you went to bed and one word, good or bad. Fourteen lines beat a chart.',
      },
    ],
  },
]
