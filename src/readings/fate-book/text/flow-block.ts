import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'flow-dam',
    card: 'flow',
    role: { section: 'block' },
    paragraphs: [
      {
        id: 'flow.dam.wood-earth-bridged',
        because: ['flow:wood>earth', 'pct:fire>=10'],
        says: ['flow.dam=crossed'],
        claims: ['helps=fire', 'presumes=household'],
        form: ['statement'],
        zh_CN:
          '你身上要变的那一半和要稳的那一半，总在人多热闹的时候谈拢。木占{pct:wood}，一心往外长；土占{pct:earth}，一心守原样，照理会顶起来。好在中间的火占{pct:fire}⟨（火通木土）⟩：话说亮了，新主意有人捧场，老样子也有人夸。所以家里要改动什么，请人吃一顿饭就定了；关起门来商量，商量三个月还在原地。吃饭不用隆重，有一个外人在座就够了。',
        en_US:
          'The half of you that wants change and the half that wants things as they are come to terms when people are around. Wood, {pct:wood} of the chart, grows outward; earth, {pct:earth}, holds on, and by rights the two would lock. Between them lies fire, {pct:fire} ⟨(fire as the bridge)⟩: in good company the new plan gets cheered and the old ways get praised. So whatever has to change at home is settled over one dinner. Discussed behind closed doors, it takes three months and gets nowhere. It needn’t be a fine dinner. One guest is enough.',
      },
      {
        id: 'flow.dam.wood-earth-narrow',
        because: ['flow:wood>earth', 'pct:fire>=5', 'pct:fire<=10'],
        says: ['flow.dam=narrow'],
        claims: ['helps=fire', 'presumes=household'],
        form: ['scene', 'order'],
        zh_CN:
          '新柜子到了三天，旧柜子还没挪，两只堵着过道。木占{pct:wood}，要添；土占{pct:earth}，要守；当中说得上话的火占{pct:fire}，劝得动一次，劝不动两次⟨（通关之火弱）⟩。添新以前先定旧的去处，写在同一张纸上。',
        en_US:
          'The new cabinet came three days ago, and the old one still stands in front of it. Wood, {pct:wood} of the chart, wants to add; earth, {pct:earth}, wants to keep. The fire that could talk to both comes to {pct:fire}, good for one round of persuading ⟨(a weak bridge of fire)⟩. Decide where the old thing goes before you order the new one.',
      },
      {
        id: 'flow.dam.wood-earth-open',
        because: ['flow:wood>earth', 'pct:fire<=5'],
        says: ['flow.dam=blocked'],
        claims: ['helps=fire', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你每年都有一份新打算，过两个月，日子还是原来那份。木占{pct:wood}，土占{pct:earth}，直接顶着，中间几乎没有火⟨（{pct:fire}，通关无力）⟩：想变的和想稳的没有人传话，只好互相耗着。写在本子里的打算，你一个也没成过；当着人说出口、说清为什么的，成了好几个。听你说的那个人不必懂，也不必赞成，点个头就够：话一说亮，要变的那一半有了着落，要稳的那一半也知道变到哪里为止。',
        en_US:
          'Every year you have a new plan, and two months later the days look as they did. Wood, {pct:wood} of the chart, pushes straight into earth, {pct:earth}, with hardly any fire between them ⟨({pct:fire}: no bridge)⟩. What wants change and what wants rest have no messenger, so each wears the other down. Plans you wrote in a notebook came to nothing. Several that you told someone, with the reason, came off. The listener needn’t understand or agree; a nod will do. Once it’s been said aloud, what wants change has a footing, and what wants rest knows where the change will end.',
      },
      {
        id: 'flow.dam.fire-metal-bridged',
        because: ['flow:fire>metal', 'pct:earth>=10'],
        says: ['flow.dam=crossed'],
        claims: ['helps=earth', 'presumes=work'],
        form: [],
        zh_CN:
          '急件是你接的，验收也是你，两头居然没有打起来。火占{pct:fire}，催着快；金占{pct:metal}，挑着细；隔在当中的土占{pct:earth}⟨（土通火金）⟩，像一个放半成品的架子：热的先搁上去，凉透了再量。架子一满你就要发火，三件是个界。过了三件还往上放，你先冲别人发火，夜里再冲自己发一遍；第二天头一件事，是把架子清空，谁也不知道昨天满过。',
        en_US:
          'You take the rush job, and you also do the inspection, and the two of you haven’t come to blows. Fire, {pct:fire} of the chart, presses for speed, and metal, {pct:metal}, for exactness; between them lies earth, {pct:earth} ⟨(earth as the bridge)⟩, a rack where hot things sit until they’re cool enough to measure. Past three pieces on the rack your temper goes. If more goes on it you’re sharp with others first and with yourself at night. In the morning you clear the rack before anything else, and nobody learns that it was full.',
      },
      {
        id: 'flow.dam.fire-metal-narrow',
        because: ['flow:fire>metal', 'pct:earth>=5', 'pct:earth<=10'],
        says: ['flow.dam=narrow'],
        claims: ['presumes=reading', 'helps=earth'],
        form: ['order'],
        zh_CN:
          '嫌慢的是你，嫌不够细的也是你。火占{pct:fire}，一心赶；金占{pct:metal}，一味较真；隔开它们的土占{pct:earth}，一块窄案板⟨（通关之土弱）⟩。两样标准别在同一个钟头里用：先只管快，停一停，再只管细。',
        en_US:
          'You complain that it’s slow, and you complain that it isn’t exact. Fire, {pct:fire} of the chart, hurries; metal, {pct:metal}, takes pains; the earth that keeps them apart comes to {pct:earth}, a narrow counter ⟨(a weak bridge of earth)⟩. Don’t apply both standards in the same hour. First count speed, then stop, then count care.',
      },
      {
        id: 'flow.dam.fire-metal-open',
        because: ['flow:fire>metal', 'pct:earth<=5'],
        says: ['flow.dam=blocked'],
        claims: ['helps=earth', 'presumes=work'],
        form: ['scene', 'order'],
        zh_CN:
          '四点要交的稿，三点五十你还在调行距，手心是湿的。火占{pct:fire}，直接烧着金，金占{pct:metal}，当中几乎没有土⟨（{pct:earth}，通关无力）⟩，没有一块地能让烫手的东西先放一放。替自己造这块地：离期限还有一天，把八成的样子存一份，写上“可交”。',
        en_US:
          'It’s due at four, and at ten to four you’re adjusting the margins with damp palms. Fire, {pct:fire} of the chart, plays directly on metal, {pct:metal}, with hardly any earth between ⟨({pct:earth}: no bridge)⟩, so there’s nowhere to put a hot thing down. Make the place yourself. A day before any deadline, save the version that’s four fifths right and name it “could go.”',
      },
      {
        id: 'flow.dam.earth-water-bridged',
        because: ['flow:earth>water', 'pct:metal>=10'],
        says: ['flow.dam=crossed'],
        claims: ['helps=metal', 'presumes=adult'],
        form: ['statement'],
        zh_CN:
          '日子一敲死，你心里守家的和想走的就不吵了。土占{pct:earth}，舍不得动；水占{pct:water}，坐不住；中间的金占{pct:metal}，就是那一声“定了”⟨（金通土水）⟩。定得早，两边各忙各的，行前一天你已经把窗都关好；拖过一个星期，两边又各说各的理，吵到最后，常常是票没了，谁也没赢。所以你的大事，多半是被一个截止的日子救下来的，事后你说全靠自己想得周到。',
        en_US:
          'Once the date is fixed, the one in you who guards the house and the one who wants to leave stop arguing. Earth, {pct:earth} of the chart, hates to stir; water, {pct:water}, can’t sit; and metal between them, {pct:metal}, is the word “settled” ⟨(metal as the bridge)⟩. Fixed early, each has its own work, and the windows are shut the day before. After a week’s delay both have new arguments. In the end the tickets are gone and neither has won. So most of your big decisions were rescued by a deadline. Afterward you say you’d thought it all through.',
      },
      {
        id: 'flow.dam.earth-water-narrow',
        because: ['flow:earth>water', 'pct:metal>=5', 'pct:metal<=10'],
        says: ['flow.dam=narrow'],
        claims: ['helps=metal', 'presumes=money'],
        form: ['scene'],
        zh_CN:
          '那张票在购物车里放了两个星期，价钱涨过一轮，又跌回来。水占{pct:water}，想走；土占{pct:earth}，想留；能拍板的金占{pct:metal}，敲一下就没了下文⟨（通关之金弱）⟩。拍板这种事可以借：约人同去，那边定了，你这边自然跟着定。',
        en_US:
          'That ticket has been in the cart for two weeks; the fare went up and came down again. Water, {pct:water} of the chart, would go; earth, {pct:earth}, would stay; the metal to decide it comes to {pct:metal}, one tap and no sequel ⟨(a weak bridge of metal)⟩. Decisions can be borrowed. Once a companion’s date is fixed, so is yours.',
      },
      {
        id: 'flow.dam.earth-water-open',
        because: ['flow:earth>water', 'pct:metal<=5'],
        says: ['flow.dam=blocked'],
        claims: ['helps=metal', 'presumes=adult'],
        form: ['scene', 'order'],
        zh_CN:
          '地图上你星标了两百多处，去过的两只手数得完。土占{pct:earth}，筑着堤；水占{pct:water}，在堤里打转；中间几乎没有金，也就没有闸门⟨（{pct:metal}，通关无力）⟩。闸门不用大，一个写明钟点的约就行。挑最近的那颗星，今天约。',
        en_US:
          'Two hundred places are starred on your map, and those you’ve been to can be counted on your fingers. Earth, {pct:earth} of the chart, holds the bank; water, {pct:water}, circles inside it; with next to no metal there’s no gate ⟨({pct:metal}: no bridge)⟩. A gate can be small, an hour agreed with someone. Take the nearest star and book it today.',
      },
      {
        id: 'flow.dam.metal-wood-bridged',
        because: ['flow:metal>wood', 'pct:water>=10'],
        says: ['flow.dam=crossed'],
        claims: ['helps=water', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '写三行删两行的人，多半越写越没底，你却越删越长。金占{pct:metal}，管删；木占{pct:wood}，管长；夹在当中的水占{pct:water}⟨（水通金木）⟩，是离开桌子的那一会儿，剪下来的到了水里又发根。别人催你别改了，你嘴上答应，第二天拿出来的果然又好一层。唯一要防的是连着改不起身，那时剪的就是活枝子了。',
        en_US:
          'Most people who write three lines and strike two lose heart; your page gets longer. Metal, {pct:metal} of the chart, strikes and wood, {pct:wood}, grows; the water between them, {pct:water} ⟨(water as the bridge)⟩, is the time you spend away from the desk, and cuttings root in it. They tell you to stop revising, you say yes, and the next day it’s better again. There’s one danger, which is going on without getting up. Then you’re cutting live branches.',
      },
      {
        id: 'flow.dam.metal-wood-narrow',
        because: ['flow:metal>wood', 'pct:water>=5', 'pct:water<=10'],
        says: ['flow.dam=narrow'],
        claims: ['helps=water', 'presumes=reading'],
        form: [],
        zh_CN:
          '你的主意怕人问“有什么用”。木占{pct:wood}，刚冒头，金占{pct:metal}，尺子就到了；护得住芽的水占{pct:water}，不多⟨（通关之水弱）⟩。好主意因此总在没人的地方来，比如洗澡的时候；记下来先锁三天，谁也不给看，活下来的就多。其实那一问迟早要来，你也答得上；只是答得上的时候，主意已经有了根，问的人问完就走，砍不着什么。',
        en_US:
          'Your ideas fear one question: what’s it good for? As soon as wood, {pct:wood} of the chart, puts up a shoot, metal, {pct:metal}, arrives with a ruler; the water that shields it comes to {pct:water} ⟨(a weak bridge of water)⟩. So the good ones come where nobody is, in the shower for instance. Kept locked up for three days, unseen, more of them live. The question will come sooner or later, and you can answer it. By then the idea has roots, and whoever asks can’t do it much harm.',
      },
      {
        id: 'flow.dam.metal-wood-open',
        because: ['flow:metal>wood', 'pct:water<=5'],
        says: ['flow.dam=blocked'],
        claims: ['helps=water', 'presumes=reading'],
        form: ['scene', 'order'],
        zh_CN:
          '本子里撕掉的页，比留下的厚。金占{pct:metal}，定标准；木占{pct:wood}，冒新芽；中间几乎没有水，一句软话都递不过去⟨（{pct:water}，通关无力）⟩：不够好，就不算数。别人当你谦虚，其实是芽还没出土就量了身高。换一本撕不动的本子，写坏也留着。',
        en_US:
          'In your notebook the missing pages outweigh the ones left. Metal, {pct:metal} of the chart, sets the standard while wood, {pct:wood}, keeps sprouting, and with hardly any water nothing soft passes between the two ⟨({pct:water}: no bridge)⟩. If it isn’t good, it doesn’t count. People call it modesty; it’s a seedling being measured before it’s up. Buy a sewn notebook, and let the bad pages stay.',
      },
      {
        id: 'flow.dam.water-fire-bridged',
        because: ['flow:water>fire', 'pct:wood>=10'],
        says: ['flow.dam=crossed'],
        claims: ['helps=wood', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你一冲动就开始学，一冷静就把它学完了。水占{pct:water}，要想清楚；火占{pct:fire}，要马上；隔着它们的木占{pct:wood}，是学，是练，是一件正在长的事⟨（木通水火）⟩。手头没有在学的东西时，冷的和热的才会当面相见，那几个星期你谁也不像，连你自己都嫌。下一样东西一上手，两边又都有了活干。你学过的杂，别人说你没长性，其实每一样都替你挡过一阵，挡完才放下的。',
        en_US:
          'You start learning on an impulse and finish in cold blood. Water, {pct:water} of the chart, wants it thought through and fire, {pct:fire}, wants it now; between them lies wood, {pct:wood}, which is practice, study, something half grown ⟨(wood as the bridge)⟩. Only when you’re learning nothing do hot and cold meet face to face, and in those weeks you’re hardly fit company, for yourself either. Then you pick up the next thing, and both have work again. You’ve learned all sorts, and people say you don’t stick with anything. Each of them held something off for a while, and you let it go when that was over.',
      },
      {
        id: 'flow.dam.water-fire-narrow',
        because: ['flow:water>fire', 'pct:wood>=5', 'pct:wood<=10'],
        says: ['flow.dam=narrow'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '话到最高兴处，你自己先补一个“不过”。火占{pct:fire}，刚起来，水就到，水占{pct:water}；当中的木占{pct:wood}，一小把柴⟨（通关之木弱）⟩。听的人拿不准你是赞成还是反对。',
        en_US:
          'At the happiest point of a sentence you add “though.” Fire, {pct:fire} of the chart, is barely up when water, {pct:water}, gets there, and wood between them comes to {pct:wood}, a small armful ⟨(a weak bridge of wood)⟩. Your listeners can’t tell if you’re for it.',
      },
      {
        id: 'flow.dam.water-fire-open',
        because: ['flow:water>fire', 'pct:wood<=5'],
        says: ['flow.dam=blocked'],
        claims: ['helps=wood', 'presumes=reading'],
        form: ['scene'],
        zh_CN:
          '夜里十点点着的主意，早上七点你自己浇灭，一个月能来几回。水占{pct:water}，火占{pct:fire}，面对面，管缓冲的木几乎没有⟨（{pct:wood}，通关无力）⟩，热的时候看不见风险，冷的时候看不见好处。所以夜里的你和早上的你都不该独自做主；两个钟点之间约一个人谈一谈，主意才活得到中午。那个人最好也懂一点行，冷热都见过，不会你一热就叫好，你一冷就叹气。',
        en_US:
          'It’s lit at ten in the evening and you put it out yourself at seven, several times a month. Water, {pct:water} of the chart, and fire, {pct:fire}, face each other, with hardly any wood for a buffer ⟨({pct:wood}: no bridge)⟩. Hot, you don’t see the cost; cold, you don’t see the good of it. So neither the you of the night nor the you of the morning should decide alone. An idea that’s talked over with somebody in between lives till noon. Best is someone who knows the subject and has seen both weathers, and who doesn’t cheer when you’re hot and sigh when you’re cold.',
      },
    ],
  },
  {
    id: 'flow-climate',
    card: 'flow',
    role: { section: 'block' },
    paragraphs: [
      {
        id: 'flow.climate.winter-cold',
        because: ['month:winter', 'pct:fire<=8'],
        says: ['flow.start=cold'],
        claims: ['helps=fire', 'presumes=reading'],
        form: ['order'],
        quote: 'dts-hannuan',
        zh_CN:
          '你到得早，开口晚，总要等别人说过两三个才说得出话。你生在冬天，火少得很⟨（{pct:fire}，调候用火）⟩，水路没有断，是面上结着一层薄冰。⟨《滴天髓》说：|古书上说：⟩“天道有寒暖，发育万物，人道行之，不可过也。” 到了先暖一暖：一杯热的，两句闲话，再谈正事。',
        en_US:
          'You arrive early and speak late, after two or three others have. You were born in winter with hardly any fire ⟨({pct:fire}; fire to balance the season)⟩: the stream runs well enough, under a skin of ice. “Heaven has cold and warmth, and by them brings all things up. People live by them too, and should overdo neither,” ⟨says the *Di Tian Sui*|says an old book⟩. Warm up before business: a hot drink, two idle sentences.',
      },
      {
        id: 'flow.climate.winter-cold-firm',
        because: ['month:winter', 'pct:fire<=8', 'sign:firm'],
        says: ['flow.start=cold'],
        claims: ['helps=fire', 'presumes=friends'],
        form: ['scene'],
        zh_CN:
          '船大，舱里货满，港口封着冻。你生在冬天，自己有力气，火却少得很⟨（{pct:fire}，而身强）⟩，缺的是开航那天的日头。于是本事在屋里练了又练，外面的人等不及，以为你没货。你在等全部解冻，其实凿一条够小船走的水道就够了：先送出去的那件最小的，会把别的带出去。你嫌那件拿不出手；别人收到的时候，头一回知道你还有一整舱。',
        en_US:
          'A big ship, a full hold, and the harbor frozen over. You were born in winter with strength to spare and hardly any fire ⟨({pct:fire}, under a strong day stem)⟩; what’s lacking is the sun on sailing day. So the skill gets another round of practice indoors, and people outside conclude there’s no cargo. You’re waiting for the thaw. A channel wide enough for a dinghy would do. The smallest thing you send out brings the rest after it. You think it isn’t worth showing. To others it’s the first sign that there’s a whole hold behind it.',
      },
      {
        id: 'flow.climate.winter-lamp',
        because: ['month:winter', 'pct:fire>=8', 'pct:fire<=15'],
        says: ['flow.start=lamp'],
        claims: ['presumes=friends', 'helps=fire'],
        form: ['statement'],
        zh_CN:
          '熟地方、熟钟点，你做什么都顺；换到生地方，头一个钟头手是僵的。你生在冬天，火占{pct:fire}⟨（冬火可用）⟩，够暖一间房，暖不了走廊。',
        en_US:
          'In a familiar place at the usual hour everything comes easily; elsewhere the first hour goes to thawing. You were born in winter, and fire comes to {pct:fire} of the chart ⟨(usable fire in winter)⟩, enough to heat one room and not the corridor.',
      },
      {
        id: 'flow.climate.winter-thawed',
        because: ['month:winter', 'pct:fire>=15'],
        says: ['flow.start=warm'],
        claims: ['helps=fire', 'presumes=reading'],
        form: [],
        zh_CN:
          '冬天生的人多半要找火，你自带{pct:fire}⟨（寒中得暖）⟩，冰早开了。你起头不看天气，也不等人催，心一热就动。暖也有暖的麻烦：来取暖的一坐半天，炉子旁边做不成活。他们走的时候都说舒服，你那张桌子还是早上的样子；敞门的日子若有定数，他们照样来，你也照样做得完。他们要的也不是整个下午，一刻钟就暖过来了。',
        en_US:
          'Most winter births go looking for fire; you brought it, {pct:fire} of the chart ⟨(warmth in the cold)⟩, so the ice is out. You don’t need weather or a push to begin. Warmth has its drawback. Those who come in to thaw stay the afternoon, and nothing gets made beside the stove. They leave saying how nice it was, and your desk looks as it did in the morning. With fixed evenings for an open door, they’d still come and you’d still finish. They don’t need the whole afternoon. It takes fifteen minutes to warm up.',
      },
      {
        id: 'flow.climate.summer-hot',
        because: ['month:summer', 'pct:water<=8'],
        says: ['flow.cooling=lacking'],
        claims: ['presumes=reading', 'helps=water'],
        form: ['statement'],
        zh_CN:
          '两件事连着办，你办得飞快；第三件开头，火气就上来了。你生在夏天，水少得很⟨（{pct:water}）⟩，河床是热的，东西流过去便干了一半。旁人劝你慢，慢没有用，隔开才有用：两件之间换个地方坐一刻钟，什么也不带。',
        en_US:
          'Two things back to back you do at great speed; by the opening of the third there’s an edge in your voice. You were born in summer with hardly any water ⟨({pct:water})⟩: the riverbed is warm, and half of what flows over it dries on the way. They’ll tell you to slow down. That doesn’t help. Gaps do, fifteen minutes somewhere else, with nothing in your hands.',
      },
      {
        id: 'flow.climate.summer-hot-firm',
        because: ['month:summer', 'pct:water<=8', 'sign:firm'],
        says: ['flow.cooling=lacking'],
        claims: ['presumes=friends', 'helps=water'],
        form: [],
        zh_CN:
          '你有劲，劲头总跑在水前面：上午把一天的话讲完，下午只剩嗓门。你生在夏天，水少得很⟨（{pct:water}，而身强）⟩，像泵大井浅，抽到后来管子里全是风声。',
        en_US:
          'You have force, and you outrun your supply: the day’s conversation is used up by noon, which leaves the afternoon with volume. You were born in summer with hardly any water ⟨({pct:water}, under a strong day stem)⟩, a big pump over a shallow well.',
      },
      {
        id: 'flow.climate.summer-shade',
        because: ['month:summer', 'pct:water>=8', 'pct:water<=15'],
        says: ['flow.cooling=some'],
        claims: ['helps=water', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '一口气排满六个钟头，你后三个等于白坐；切成一段一段，你就一直走得动。你生在夏天，水占{pct:water}⟨（夏水尚存）⟩，不够游，够洗一把脸。',
        en_US:
          'Six hours in one block gives you three good ones and three of sitting; cut into stretches, the day keeps moving for you. You were born in summer, and water comes to {pct:water} of the chart ⟨(some water in summer)⟩, not enough to swim in, enough to wash your face.',
      },
      {
        id: 'flow.climate.summer-river',
        because: ['month:summer', 'pct:water>=15'],
        says: ['flow.cooling=ample'],
        claims: ['presumes=reading', 'helps=water'],
        form: ['statement'],
        zh_CN:
          '吵得最热的时候，最后那句凉快话常是你说的。你生在夏天，水占{pct:water}⟨（炎中得润）⟩，热起来有处降。要防的在另一头：大家习惯找你灭火，谁家冒烟都来喊；有一半是在做饭，你跑到了才知道。往后你会学着先问一句，或者等第二声再动；真着了火，喊的人不会只喊一声。',
        en_US:
          'When the room is hottest, the cool remark at the end tends to be yours. You were born in summer, and water comes to {pct:water} of the chart ⟨(moisture in the heat)⟩, so heat has somewhere to go. The trouble lies elsewhere. People learn whom to call, and call at the first smoke. Half of the time somebody is just cooking, which you find out when you get there. In time you learn to wait for the second shout. If it’s really on fire, nobody shouts just once.',
      },
      {
        id: 'flow.climate.spring-damp',
        because: ['month:spring', 'pct:fire<=8'],
        says: ['flow.start=damp'],
        claims: ['presumes=reading', 'helps=fire'],
        form: [],
        zh_CN: '你手上的事，停在“差不多”那一格的最多。你生在春天，什么都在长，晒它的火少得很⟨（{pct:fire}）⟩，长得起来，干不透。',
        en_US:
          'Most of what you have in hand has stopped at “nearly.” You were born in spring, when everything grows, with hardly any fire to dry it ⟨({pct:fire})⟩.',
      },
      {
        id: 'flow.climate.spring-bright',
        because: ['month:spring', 'pct:fire>=20'],
        says: ['flow.start=warm'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '头一个报名的是你，从起念到动身，中间几乎没有走廊。你生在春天，又带着火，占{pct:fire}⟨（木火通明）⟩，一冒芽就见光。花开得早，冷天也遇得多：东西刚亮相，后手还没备好。你自己不怕，第二次上台你照样头一个；陪你的人要歇一阵，他们常常是第一次的料还没收完。你要是肯把第二步也备好再亮相，人会少几个叫好的，多几个留下来做事的。',
        en_US:
          'You’re the first to sign up, and from the idea to the doorstep there’s hardly a hallway. You were born in spring, and fire comes to {pct:fire} of the chart ⟨(wood and fire shine together)⟩: your buds see light the moment they show. What blooms early meets the frost, and the thing is out before the next step is ready. It doesn’t scare you; you’ll be first again the second time. Those who come along need a rest. They’re usually still cleaning up from the first. If you waited until the second step was ready, there’d be fewer to cheer and more who stay and work.',
      },
      {
        id: 'flow.climate.autumn-dry',
        because: ['month:autumn', 'pct:water<=8'],
        says: ['flow.cooling=lacking'],
        claims: ['helps=water', 'presumes=reading'],
        form: [],
        zh_CN:
          '你的活做得利落，交接时却咯吱响：话短，脸平，少一句“辛苦了”。你生在秋天，东西收得紧，水少得很⟨（{pct:water}）⟩。你心里是有那句话的，只是觉得做好了就等于说过了；收的人看见的是活，听不见那一句，于是夸你能干，不敢跟你亲近。多说的半句，比多做的半天管用。',
        en_US:
          'Your work is clean, and the handing over creaks: short sentences, a level face, no word of thanks. You were born in autumn, when things are gathered tight, with hardly any water ⟨({pct:water})⟩. You do mean it. To you, doing the thing well says it already. Whoever receives it sees the work and can’t hear the rest, so they call you capable and keep their distance. Half a sentence more would do what half a day’s extra work doesn’t.',
      },
      {
        id: 'flow.climate.autumn-kiln',
        because: ['month:autumn', 'pct:fire>=20'],
        says: ['flow.start=warm'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '别人收摊，你的窑才刚点上：方案定了还要改一版，家具买了还要自己上漆。你生在秋天，秋天是金的季节，你偏带着火，占{pct:fire}⟨（秋金逢火）⟩，收回来的料都想再炼一遍。炼得好是一件好东西，炼过了就耽误用；给每一炉定个出窑的日子，你自己也松一口气。用的人等的是那扇门打开，至于釉色差那一点，只有你看得见；你看见的那一点，倒正好是下一炉的由头。',
        en_US:
          'When others pack up you’ve just lit the kiln: the approved plan has one more version, the new table needs your own varnish. You were born in autumn, which is metal’s season, and fire comes to {pct:fire} of the chart ⟨(autumn metal meets fire)⟩, so whatever has been gathered in gets fired again. Done well, that makes something good. Overdone, nobody gets to use it. A date for opening the door would be a relief to you, too. Those who need it are waiting for the door to open. You’re the one who sees that the glaze is a shade off, and that shade is what the next firing is for.',
      },
      {
        id: 'flow.climate.spring-mild',
        because: ['month:spring', 'pct:fire>=8', 'pct:fire<=20'],
        says: ['flow.start=half-warm'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '事情看着已经开了，一句冷话过来，你先停了手。你生在春天，火占{pct:fire}⟨（春火尚温）⟩，晒透了上面一层，底下还潮。停手不算错，错的是连棚子一起拆。',
        en_US:
          'A thing looks well under way, somebody says a cold word, and you stop. You were born in spring, and fire comes to {pct:fire} of the chart ⟨(mild fire in spring)⟩: dry on top and damp beneath. Stopping is no mistake. Taking the tent down is.',
      },
      {
        id: 'flow.climate.autumn-clear',
        because: ['month:autumn', 'pct:water>=20'],
        says: ['flow.cooling=ample'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '便条到你手里只剩三行，谁看了都能照办，也都看得出你不想多谈。你生在秋天，水占{pct:water}⟨（秋水清）⟩，河水一清，底下的石头一块一块数得出。清的另一面是凉，人站在岸上夸，不大下来。跟你熟了的人会说你其实好相处，问他们怎么熟的，都说是有一回听见你讲了句没用的话。那句话他们到现在还学给你听，你自己早忘了。',
        en_US:
          'Anyone can act on a note of yours at a glance, and can tell from it that you’d rather not discuss the matter. You were born in autumn, and water comes to {pct:water} of the chart ⟨(clear autumn water)⟩: every stone on the bottom can be counted. Clear water is cold; people praise it from the bank and don’t wade in. Those who know you well say you’re easy company. Ask how they got to know you, and it was when you said something of no use at all. They still quote it at you. You’ve forgotten it.',
      },
      {
        id: 'flow.climate.autumn-mild',
        because: ['month:autumn', 'pct:water>=8', 'pct:water<=20'],
        says: ['flow.cooling=some'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '一次想做完的，你多半搁在半路；一趟一趟来，你件件到岸。你生在秋天，水占{pct:water}，收成运得出去，河面不宽⟨（秋水平缓）⟩。把事排个先后，放不住的先走，今天只装第一船。',
        en_US:
          'What you try to do all at once tends to run aground; one boatload at a time, everything gets across. You were born in autumn, and water comes to {pct:water} of the chart ⟨(gentle autumn water)⟩, enough to ship the harvest on a channel of modest width. Put things in order, what spoils first, and today load one boat.',
      },
      {
        id: 'flow.climate.dry-earth',
        because: ['branches:xu>=1', 'branches:wei>=1', 'pct:water<=8'],
        says: ['flow.ground=dry'],
        claims: ['presumes=reading', 'helps=water'],
        form: ['statement'],
        zh_CN:
          '好话你听得见，就是渗不下去，过一夜又问一遍“真的吗”。⟨地支有戌土有未土，都是干土，|你盘里有两处干土，⟩水又少得很⟨（燥土，水{pct:water}）⟩，雨落在硬地上，先跑掉一半。硬地要慢慢浇：写下来给你的一句，比当面夸十句管用。',
        en_US:
          'You hear the kind word, and it doesn’t sink in; next morning you ask if they meant it. ⟨Your branches hold the Dog and the Goat, both dry earth,|Your chart has dry earth in two places,⟩ and hardly any water ⟨({pct:water})⟩, so rain runs off before it soaks. Such ground wants watering slowly. One line in writing does more for you than ten compliments to your face.',
      },
      {
        id: 'flow.climate.damp-earth',
        because: ['branches:chen>=1', 'branches:chou>=1', 'pct:fire<=8'],
        says: ['flow.ground=damp'],
        claims: ['presumes=reading', 'helps=fire'],
        form: [],
        zh_CN:
          '一件旧事，别人早晒干收起来了，在你这里摸着还是潮的。⟨辰和丑都在地支，两块湿土，|你盘里有两处湿土，⟩晒它的火少得很⟨（湿土，火{pct:fire}）⟩，什么进来都存得住，也都捂得住：情分，没吵完的架。捂得最久的那一件，跟当事人一起走一段路，常常走完就说完了。说完你会奇怪，它怎么这么小；那是因为它一直泡着，泡大了。晒干了，它也就是一张纸那么厚。',
        en_US:
          'An old matter that others dried and put away long ago is still damp to your touch. ⟨The Dragon and the Ox are both among your branches, wet earth twice over,|Your chart has wet earth in two places,⟩ and hardly any fire to dry it ⟨({pct:fire})⟩. Whatever goes in is kept, and kept covered: loyalties, half of a quarrel. The oldest of them can often be settled on one walk with the person concerned. Afterward you wonder how it could have been so small. It had been soaking, and it swelled. Dry, it’s no thicker than a sheet of paper.',
      },
    ],
  },
  {
    id: 'flow-family',
    card: 'flow',
    role: { section: 'block' },
    paragraphs: [
      {
        id: 'flow.family.peer-output-stop',
        because: ['share:peer>=25', 'share:output<=8'],
        says: ['out=little', 'flow.stops=before-making'],
        claims: ['helps=output', 'presumes=reading'],
        form: [],
        zh_CN:
          '底气足，人手足，成品少：几个人商量今晚谁洗碗，商量完，碗还在池子里。盘里同类的力气连你自己占{pct:peer}，往外拿的少得很⟨（{pct:output}，比劫旺而食伤弱）⟩，水聚成一片，出口太小。人再多也添不出一条河道。商量以前你若先动手五分钟，拿着做坏的那个来谈，一群人马上知道该做什么；你怕的是做坏，其实他们等的正是那个做坏的，好有地方下手。',
        en_US:
          'There’s confidence and there are hands, and few finished things: you discuss who does the dishes, and afterward the dishes are in the sink. Strength of your own kind, yourself included, makes up {pct:peer} of the chart, and very little of it goes out as work ⟨({pct:output}; strong peers, weak output)⟩: a wide pool with a small outlet. More people won’t dig a channel. Begin for five minutes before the discussion and bring what you spoiled, and everybody knows what to do. You’re afraid of spoiling it. The spoiled one is what they’ve been waiting for.',
      },
      {
        id: 'flow.family.output-wealth-stop',
        because: ['share:output>=25', 'share:wealth<=8'],
        says: ['out=much', 'flow.stops=before-use'],
        claims: ['helps=wealth', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '赞你东西的人多，用上的人少。盘里你做出来的占{pct:output}，收回来的少得很⟨（{pct:wealth}，食伤旺而财弱）⟩，河水一路欢腾，到田边没有开口子。主页上作品几十件，从头翻到尾，找不到一个联系方式；人家想买，问到第三个人才问到你，你又客气，说喜欢就拿去。你不是不要，是每回都觉得这一件还不够好，等下一件再说价钱。',
        en_US:
          'Many admire what you make, and few use it. What you produce makes up {pct:output} of the chart, and very little comes back for it ⟨({pct:wealth}; strong output, weak wealth)⟩: the water runs merrily down to the field, and no one has opened the bank. There are dozens of pieces on your page and no way of reaching you. Somebody who wants one has to ask three people, and then you’re polite and give it away. You don’t despise money. Each time this one isn’t good enough yet, and the next one will have a price.',
      },
      {
        id: 'flow.family.wealth-officer-stop',
        because: ['share:wealth>=25', 'share:officer<=8'],
        says: ['flow.stops=before-rules'],
        claims: ['helps=officer', 'presumes=household'],
        form: ['statement'],
        zh_CN:
          '东西进得来，规矩立不起：三个人都有钥匙，没人知道今晚该谁锁门。盘里归你照看的占{pct:wealth}，管住它们的规矩少得很⟨（{pct:officer}，财旺而官弱）⟩，出了岔子大家都很客气，也都没有责任。',
        en_US:
          'Things come in, and no rules do: three of you have keys, and nobody knows whose turn it is to lock up. What’s in your care makes up {pct:wealth} of the chart; there’s very little in it of rules ⟨({pct:officer}; strong wealth, weak officers)⟩. When something goes missing everyone is polite and no one is responsible.',
      },
      {
        id: 'flow.family.officer-resource-stop',
        because: ['share:officer>=25', 'share:resource<=8'],
        says: ['pressure=wears', 'flow.stops=before-learning'],
        claims: ['helps=resource', 'burdens=officer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '同一种急事，你每年要急两遍。盘里压下来的占{pct:officer}，教你、养你的少得很⟨（{pct:resource}，官杀旺而印弱）⟩，水从高处砸到石头上，溅开了，没有渗进去。你不是不会，是做完就走，没有人教，也没有留下来想；记过一页的那几件，后来都不算急事了。催你的人只记得你救得快，谁也没问过怎么救的；问一问，那一页就写出来了，来年换个人也救得了，你就不必回回都在。',
        en_US:
          'The same emergency is an emergency for you twice a year. What presses on you makes up {pct:officer} of the chart; there’s very little that teaches and feeds you ⟨({pct:resource}; strong officers, weak resource)⟩. Water falls from a height onto rock and splashes off. You’re able enough. But nobody taught you, and you leave as soon as it’s done. The few you wrote a page about aren’t emergencies anymore. Those who press you remember that you’re fast, and nobody has asked how it’s done. If they did, the page would get written. Then somebody else could do it next year, and you needn’t be there every time.',
      },
      {
        id: 'flow.family.resource-peer-stop',
        because: ['share:resource>=25', 'share:peer<=8'],
        says: ['flow.stops=before-company'],
        claims: ['helps=peer', 'presumes=friends'],
        form: [],
        zh_CN:
          '照应你的人多，跟你一起练的人少。盘里养你教你的占{pct:resource}，跟你一般高的，连你自己在内占{pct:peer}⟨（印旺而比劫弱）⟩，学来的东西在身上存着，没人过招。不必合群，找一个水平相仿的就够，各做各的，做完换着看。你会发现对方卡住的地方跟你不一样，两个人各缺的那一块，正好在另一个手里。',
        en_US:
          'Plenty of people look after you, and few practice beside you. What feeds and teaches you makes up {pct:resource} of the chart; your own kind, yourself included, {pct:peer} ⟨(strong resource, weak peers)⟩. What you’ve learned sits in storage with nobody to try it on. You needn’t join a crowd. One person of about your level is enough, each at their own work, and then you swap. You’ll find that they get stuck in other places than you do, and that each has the piece the other is missing.',
      },
      {
        id: 'flow.family.peer-output-dry',
        because: ['share:peer>=30', 'share:output<=3'],
        says: ['out=little', 'flow.stops=before-making'],
        claims: ['helps=output', 'presumes=friends'],
        form: ['scene'],
        zh_CN:
          '球队练了三年，球衣做了两套，一场正式比赛没打过。盘里同类连你自己占{pct:peer}，交到外头去的几乎没有⟨（{pct:output}，比劫无泄）⟩，劲全用在场边热身。不上场就不会输，也没有人见过你那一脚。报一场输了也不要紧的，输完回来练的，跟三年里练的不是一样东西。你们怕散了队伍，才一直不报；其实散队伍的从来不是输，是第四年还在热身。',
        en_US:
          'The team has trained for three years, owns two sets of shirts, and has never played a match. Your own kind, yourself included, makes up {pct:peer} of the chart; next to nothing gets delivered to the outside ⟨({pct:output}: peers without output)⟩. All the force goes into warming up. Unplayed, you can’t lose, and nobody has seen that left foot. Enter something it wouldn’t matter to lose; what you practice after that is different. You’re afraid that losing would break up the team. It isn’t losing that does. It’s warming up for a fourth year.',
      },
      {
        id: 'flow.family.output-wealth-dry',
        because: ['share:output>=30', 'share:wealth<=3'],
        says: ['out=much', 'flow.stops=before-use'],
        claims: ['presumes=money'],
        form: ['scene'],
        zh_CN:
          '街坊的伞都是你修的，没有一个人问过多少钱，你也没想过要说。盘里手上的活占{pct:output}，落回来的几乎没有⟨（{pct:wealth}，食伤无财）⟩，水流过田边，径直入了海。',
        en_US:
          'Half the block’s umbrellas were mended by you; none of the owners asked the price, and it didn’t occur to you to name one. What your hands give out makes up {pct:output} of the chart, next to nothing settles back ⟨({pct:wealth}: output without wealth)⟩: the water passes the field and goes on to the sea.',
      },
      {
        id: 'flow.family.wealth-officer-dry',
        because: ['share:wealth>=30', 'share:officer<=3'],
        says: ['flow.stops=before-rules'],
        claims: ['helps=officer', 'presumes=adult'],
        form: ['scene', 'list'],
        zh_CN:
          '场地你订，垫钱的是你，散场去还钥匙的也是你，名单上“召集人”那一栏空着。盘里经管的占{pct:wealth}，名分几乎没有⟨（{pct:officer}，财无官护）⟩，事情都从你手上过，没有一件挂在你名下。填了那一栏，活不会变多：写了名字的人说“就到这儿”，大家才会散，你才能在十点以前到家。不填，也有人替你填，多半是来得最晚的那个。',
        en_US:
          'You book the room, front the deposit and return the key, and the space marked “organizer” is blank. What you handle makes up {pct:wealth} of the chart, and you have next to no standing to handle it ⟨({pct:officer}: wealth without an officer)⟩: it all goes through your hands, and none of it is under your name. Filling in the blank adds no work. When somebody whose name is there says “that’s it for tonight,” people go, and you’re home before ten. Leave it blank, and somebody else will fill it in, usually the one who came last.',
      },
      {
        id: 'flow.family.officer-resource-dry',
        because: ['share:officer>=30', 'share:resource<=3'],
        says: ['pressure=wears', 'flow.stops=before-learning'],
        claims: ['helps=resource', 'burdens=officer', 'presumes=reading', 'not=age>=75'],
        form: ['question'],
        zh_CN:
          '你怕的是考，还是没人教？多半是后一样。盘里催的、管的占{pct:officer}，肯扶一把的几乎没有⟨（{pct:resource}，官杀无印）⟩，你靠反应过关，过得去，不长肉。考得最严的那个人，趁不考的日子去问，往往教得最好，因为那位知道你会错在哪里。',
        en_US:
          'Is it the test you’re afraid of, or having no one to teach you? It’s the second. What drives and checks you makes up {pct:officer} of the chart; next to nothing lends a hand ⟨({pct:resource}: officers without resource)⟩. You pass on reflexes, and nothing gets added. The strictest of your examiners, asked on a day without a test, is often the best teacher, since that person knows where you’ll go wrong.',
      },
      {
        id: 'flow.family.peer-output-runs',
        because: ['share:peer>=20', 'share:output>=20'],
        says: ['out=much', 'flow.runs=to-making'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '人一到齐，你就热了，家里是这样，做事也是这样。盘里同类连你自己占{pct:peer}，做出来的占{pct:output}，前后接得上⟨（比劫生食伤）⟩，一群人的劲有地方使。再下一站是收成，占{pct:wealth}：谁结账，功劳归谁，热闹里最没人问。',
        en_US:
          'As soon as everybody’s there you warm up, at home and at work alike. Your own kind, yourself included, makes up {pct:peer} of the chart and what gets made {pct:output}, one running straight into the other ⟨(peers feed output)⟩, so the crowd has something to do with its strength. The next station is the yield, {pct:wealth} of the chart. Who pays, and who gets the credit, nobody asks over the noise.',
      },
      {
        id: 'flow.family.output-wealth-runs',
        because: ['share:output>=20', 'share:wealth>=20'],
        says: ['flow.runs=to-use'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '你做什么都有人要，刚出笼，门口已经有人端着碗等。盘里做的占{pct:output}，收的占{pct:wealth}，这一段最通⟨（食伤生财）⟩。下一站是规矩，占{pct:officer}：这一站窄，口头约、随手改，忙起来不留底；这一站宽，查账的说到就到。两样的解法倒是同一个，门口写明今天做多少，卖完为止。人会排队，你会在天黑以前关门，这两件事你原先都不信。',
        en_US:
          'Whatever you make, people want; the lid comes off, and somebody’s already at the door with a bowl. Making takes up {pct:output} of the chart, and getting paid for it {pct:wealth}, so this is the stretch that runs freely ⟨(output feeds wealth)⟩. Next comes rules, {pct:officer} of the chart. If that station is narrow, things are agreed aloud and no copy is kept; if it’s wide, the inspector drops in. One answer serves for both, a sign with the day’s quantity on it. People will line up, and you’ll close before dark. You wouldn’t have believed either.',
      },
      {
        id: 'flow.family.wealth-officer-runs',
        because: ['share:wealth>=20', 'share:officer>=20'],
        says: ['flow.runs=to-office'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '管钱管物管得清楚，位子就跟着来，这条路你走过不止一回。盘里经管的占{pct:wealth}，名分占{pct:officer}⟨（财生官）⟩，前后接得上。位子来了，下一站是学问和歇处，占{pct:resource}：这一站窄，接了头衔没人教，也没空歇；这一站宽，前任会坐下来跟你讲半天。哪一种，接之前问得出来，接之后就没人答了。你向来先接后问，因为人家开了口，你不好意思数条件。',
        en_US:
          'Where you keep the accounts in order, the chair follows; it has happened to you more than once. What you manage makes up {pct:wealth} of the chart, what you answer for {pct:officer}, and the one leads to the other ⟨(wealth feeds the officer)⟩. After the chair comes teaching and rest, {pct:resource} of the chart. If that stretch is narrow, you get the title with no one to show you and no time off; if it’s wide, the last one who held it sits down with you for an afternoon. Which of the two it is you can find out before you accept. You tend to accept first and ask later. Once you’ve been asked, it seems rude to count the terms.',
      },
      {
        id: 'flow.family.officer-resource-runs',
        because: ['share:officer>=20', 'share:resource>=20'],
        says: ['pressure=becomes-skill', 'flow.runs=to-learning'],
        claims: ['helps=resource', 'presumes=reading'],
        form: ['statement'],
        zh_CN:
          '头一天挨了训，第二天你带着练好的来。盘里压力占{pct:officer}，消化它的占{pct:resource}，一级一级接着走⟨（官印相生）⟩，要求越具体，你长得越快。学会的往外走，口子占{pct:output}；去教一个更生的生手，是你看清自己学到哪里最快的办法。所以严的人，你起初怕，后来谢；松的人，你一直喜欢，却想不起跟着学过什么。你自己后来带人，也带成了严的那一种，说话却比他们软一些。',
        en_US:
          'Scolded one day, you come back the next with it practiced. Pressure makes up {pct:officer} of the chart, what digests it {pct:resource}, one step leading to the next ⟨(officers feed resource)⟩; the more exact the demand, the faster you grow. From there it goes out into work, {pct:output} of the chart. Teaching someone greener shows you fastest how far you’ve got. So the strict ones you fear at first and thank later. The easygoing ones you like all along, and can’t recall having learned anything from. When you teach, you turn out strict as well, with a softer voice than theirs.',
      },
      {
        id: 'flow.family.resource-peer-runs',
        because: ['share:resource>=20', 'share:peer>=20'],
        says: ['flow.runs=to-company'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你学来的，一转手就成了大家的。盘里养你的占{pct:resource}，同类连你自己占{pct:peer}⟨（印生比劫）⟩，你因此难得掉队，也难得独一份。下一站是拿出手，占{pct:output}，那一份写几个名字，归谁去讲，你们从来没有说过。',
        en_US:
          'Whatever you learn is common property before long. What feeds you makes up {pct:resource} of the chart, and your own kind, yourself included, {pct:peer} ⟨(resource feeds peers)⟩. You’re seldom left behind, and seldom alone with a thing. The next station is putting it out, {pct:output} of the chart: whose names go on it, and who presents it, has never been discussed.',
      },
    ],
  },
  {
    id: 'flow-bridge',
    card: 'flow',
    role: { section: 'block' },
    paragraphs: [
      {
        id: 'flow.bridge.fire-between',
        because: ['use:fire', 'why:use=tongguan', 'flow:wood>earth'],
        claims: ['presumes=adult'],
        form: ['order'],
        quote: 'dts-tongguan',
        zh_CN:
          '替你把话说热的那个人，就是桥。⟨木和土各据一边，全盘要火来通（通关用火），《滴天髓》打的比方是牛郎织女：|木和土各据一边，要火来通。古书上打的比方是隔着河的一对人：⟩“此关若通也，相邀入洞户。” 生活里的火，是饭桌上肯笑的亲戚，是先讲故事的朋友。要变和要稳的人争起来，先把这位请来坐中间。',
        en_US:
          'Whoever makes the talk warm is your bridge. Wood and earth hold opposite banks, and the chart asks for fire to join them ⟨(fire as the bridge)⟩. “Open the pass, and they go in together,” ⟨the *Di Tian Sui* says|an old book says⟩ of two parted lovers. In life that’s the relative who laughs at dinner, the friend who opens with a story. When change and caution start to quarrel, seat that person in the middle.',
      },
      {
        id: 'flow.bridge.earth-between',
        because: ['use:earth', 'why:use=tongguan', 'flow:fire>metal'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '管档案的，种菜的长辈，家里那张旧桌子：不快不慢、留得住东西的，最劝得住你。火和金正面相对，要土来接⟨（通关用土）⟩，急话放上去会凉，狠话放上去会钝。两边催起来的时候，你隔一顿饭再回话，回的就是另一句。这样的人多半不知道自己帮过你，他们只记得你来坐了坐，吃得不少，话不多。',
        en_US:
          'The keeper of the files, a relative with a vegetable bed, the old table at home: whatever is in no hurry and throws nothing out can calm you. Fire and metal face each other here, and earth has to take the blow ⟨(earth as the bridge)⟩: a hot word cools on it and a sharp one goes dull. When both sides press you, an answer given after a meal is a different answer. Such people rarely know that they helped. All they remember is that you came by, ate well and said little.',
      },
      {
        id: 'flow.bridge.metal-between',
        because: ['use:metal', 'why:use=tongguan', 'flow:earth>water'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '你身边总有一个人，说得出“就这么办”。土和水相持，通路在金⟨（通关用金）⟩：爱列清单的朋友，下刀准的师傅，说话短，不替你难过。你嫌过这样的人太硬，隔几年又去找；大事僵住的时候，把选项写成两行寄过去，那边划掉一行，你就动了。',
        en_US:
          'There’s always one person near you who can say “do it that way” and mean it. Earth and water are at a standoff, and the passage is metal ⟨(metal as the bridge)⟩: a friend who makes lists, a craftsman who cuts once, brief in speech and not sorry for you. You’ve called them hard, and gone back to them. When something big is stuck, send two options. One line struck by that hand gets you moving.',
      },
      {
        id: 'flow.bridge.water-between',
        because: ['use:water', 'why:use=tongguan', 'flow:metal>wood'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '听你讲完、隔天才回话的人，最能帮你。金和木顶着，要水来润⟨（通关用水）⟩：严的那一半和要长的那一半，有水在场才肯轮流说话。夜里散步的同伴，跑远路的朋友，都算；当场就下判断的人再亲，这种时候也帮不上。你自己劝别人也是这样：听完，走一段，第二天才有一句。他们当你慢，又都肯等。',
        en_US:
          'Best for you is the friend who hears it all and answers the next day. Metal and wood are locked together, and water loosens them ⟨(water as the bridge)⟩; with water around, the strict half of you and the growing half take turns. A companion for evening walks will do, or somebody who travels. People who judge on the spot, however close, can’t help you with this. You do it the same way for others: you listen, walk, and have one sentence the next day. They call you slow, and wait for it.',
      },
      {
        id: 'flow.bridge.wood-between',
        because: ['use:wood', 'why:use=tongguan', 'flow:water>fire'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '手里有东西在长，你的冷热就匀了。水和火对着，通在木⟨（通关用木）⟩：一位肯教的前辈，一个比你晚入门的人，一盆每天要浇的植物，凡是在长的都算。冷静变成浇水，冲动变成晒太阳，两样都不浪费。花谢了，当天再种一盆。',
        en_US:
          'With something growing in your care, your hot and cold even out. Water stands against fire, and wood joins them ⟨(wood as the bridge)⟩: someone who explains, a beginner newer than you, a plant that wants watering daily, anything that’s growing. Your coolness is water for it and your impulse sunlight, and neither is wasted. When one flower is over, pot the next the same day.',
      },
      {
        id: 'flow.bridge.output-between',
        because: ['share:peer>=25', 'share:wealth>=25'],
        says: ['flow.bridge=making'],
        claims: ['helps=output', 'presumes=work'],
        form: [],
        zh_CN:
          '朋友和进账挤在一张桌上，坐中间的该是一件活。盘里同类连你自己占{pct:peer}，财物占{pct:wealth}，直接碰面就变成谁多谁少⟨（比劫与财相争）⟩；有一样共同做的东西隔着，分的便是工。做东西的这一段占{pct:output}。你跟熟人合伙，成的那几回都是先把要交的东西画出来、再谈怎么分；没成的，开头那顿饭都吃得特别好。',
        en_US:
          'When friends and money share a table, a piece of work belongs between them. Your own kind, yourself included, makes up {pct:peer} of the chart and money and goods {pct:wealth}; meeting head on, the two can only ask who gets more ⟨(peers against wealth)⟩. Between them belongs making, {pct:output} of the chart: with something to make, what gets divided is the labor. Ventures with friends work for you when you’ve drawn the thing to be delivered before you talk shares. The others all began with a very good dinner.',
      },
      {
        id: 'flow.bridge.wealth-between',
        because: ['share:output>=25', 'share:officer>=25'],
        says: ['flow.bridge=use'],
        claims: ['helps=wealth', 'presumes=work'],
        form: ['order'],
        zh_CN:
          '你写“可以更好”，上头写“照旧”，两句话之间缺一个用的人。盘里往外冒的主意占{pct:output}，管着你的规矩占{pct:officer}，直接相碰就成了顶嘴⟨（食伤与官杀相见）⟩；先拿去给用得着的人试，带着结果回来，规矩自己会让路。这一段占{pct:wealth}。先找用的人，再找上级。',
        en_US:
          'You write “could be better,” those above write “as before,” and what’s missing between the lines is a user. Ideas coming out of you make up {pct:output} of the chart, rules over you {pct:officer}; if they meet directly, it’s back talk ⟨(output against officers)⟩. Between the two lies use, {pct:wealth} of the chart: let somebody who needs the thing try it, and the rule moves by itself. First a user, then the boss.',
      },
      {
        id: 'flow.bridge.officer-between',
        because: ['share:wealth>=25', 'share:resource>=25'],
        says: ['flow.bridge=rules'],
        claims: ['helps=officer', 'presumes=household'],
        form: ['scene', 'list'],
        zh_CN:
          '想读书的晚上有人找你办事，办事的白天你又惦记书。盘里要经管的占{pct:wealth}，要吸收的占{pct:resource}，一个把人往外拉，一个往里收⟨（财印相碍）⟩。隔得开它们的是钟点和名分，占{pct:officer}：课表、打烊的时间、一个说“现在归谁”的人。家里若有一位守时的，让那位到点敲门，两边都服。你试过把两样排在同一个晚上，书翻了三页，事办了一半，第二天两头都要重来；分开来，每样都用不了那么久。',
        en_US:
          'On the evening for reading someone needs a favor, and by day, with favors to do, you think of the book. What you handle makes up {pct:wealth} of the chart, what you absorb {pct:resource}, one tugging outward and one in ⟨(wealth against resource)⟩. Hours and titles keep them apart, {pct:officer} of the chart: a timetable, a closing time, somebody who says whose turn it is. If anyone at home is punctual, both sides will obey that knock. You’ve tried to do both in one evening: three pages read, the favor half done, and both to be started over the next day. Kept apart, neither takes that long.',
      },
      {
        id: 'flow.bridge.resource-between',
        because: ['share:officer>=25', 'share:peer>=25'],
        says: ['flow.bridge=elders'],
        claims: ['helps=resource', 'presumes=work'],
        form: ['scene'],
        zh_CN:
          '上头一句话，你和同伴一齐站直，气氛立刻像拔河。盘里压下来的占{pct:officer}，自己这边连你在内占{pct:peer}，绳子两头都有劲⟨（官杀与比劫相持）⟩。松得开的是一位两边都教过的人，或者一份把缘由写清的文件，这一路占{pct:resource}。请得来，十分钟的来历就够；请不来，绳子会一直绷着，而你们其实都不知道当初是谁先拉的。',
        en_US:
          'One word from above, and you and your friends stand up straight; it feels like a tug of war. What presses down makes up {pct:officer} of the chart, what stands with you, yourself included, {pct:peer}, strong hands at either end ⟨(officers against peers)⟩. It loosens when there’s somebody who has taught both sides, or a document that gives the reasons; that’s the teaching side, {pct:resource} of the chart. Ten minutes of history are enough. Without it the rope stays tight, and none of you knows who pulled first.',
      },
      {
        id: 'flow.bridge.peer-between',
        because: ['share:resource>=25', 'share:output>=25'],
        says: ['flow.bridge=peers'],
        claims: ['helps=peer', 'presumes=work'],
        form: ['statement'],
        zh_CN:
          '书上说这样，手上偏要那样，你站在中间改了又改。盘里学进来的占{pct:resource}，要出去的占{pct:output}，一个怕出错，一个等不及⟨（印与食伤相制）⟩。两头之间的路，是跟你一般高的人，连你自己占{pct:peer}：不教你，也不买你的东西，只在旁边做同样的活。看过同行怎么下手，你自己就下得去手。改到第几遍该停，书不会告诉你，手也不会，旁边那个人站起来去吃饭的时候，你就知道了。',
        en_US:
          'The book says so, the hand wants otherwise, and you stand between them making corrections. What you’ve taken in makes up {pct:resource} of the chart, what wants out {pct:output}; one is afraid of mistakes, the other can’t wait ⟨(resource against output)⟩. The way across is people at your own height, yourself included {pct:peer}, who neither teach you nor buy from you and do the same work at the next bench. Once you’ve watched one of them begin, you can. Neither the book nor the hand will tell you when to stop correcting. When the one beside you gets up for lunch, you’ll know.',
      },
    ],
  },
  {
    id: 'flow-small-block',
    card: 'flow',
    role: { section: 'block' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'flow.small.least-wood',
        because: ['pct:least=wood'],
        form: ['statement'],
        zh_CN: '学新的东西，这孩子起步慢，会了就不忘。盘里木最少⟨（{pct:wood}，木主生长）⟩，从看到会，比别的孩子多要几天。',
        en_US:
          'This child is slow to begin a new thing, and never forgets it once learned. Wood is what the chart has least of ⟨({pct:wood}; wood stands for growth)⟩, so from seeing to doing takes some days longer.',
      },
      {
        id: 'flow.small.least-fire',
        because: ['pct:least=fire'],
        form: ['statement'],
        zh_CN:
          '当着生人，这孩子先往后躲，回了家才把会的都使出来。盘里火最少⟨（{pct:fire}，火主亮相）⟩。别当众叫孩子表演；在家看过的人，都知道孩子会什么。',
        en_US:
          'In front of strangers this child hides, and shows it all at home. Fire is what the chart has least of ⟨({pct:fire}; fire stands for being shown)⟩. Don’t ask for a performance. Those who’ve been to the house know what the child can do.',
      },
      {
        id: 'flow.small.least-earth',
        because: ['pct:least=earth'],
        form: [],
        zh_CN:
          '这孩子的东西走到哪里丢到哪里，玩过一样，扔下就去下一样。盘里土最少⟨（{pct:earth}，土主存留）⟩，要有一个固定的筐，一到收的时候就出现；筐不换地方，孩子很快就认得。',
        en_US:
          'This child drops things along the way and goes on to the next. Earth is what the chart has least of ⟨({pct:earth}; earth stands for keeping)⟩. One fixed basket that appears at tidying time does it; if it always stands in the same spot, the child soon knows it.',
      },
      {
        id: 'flow.small.least-metal',
        because: ['pct:least=metal'],
        form: [],
        zh_CN:
          '叫这孩子“好了，不玩了”，最难。盘里金最少⟨（{pct:metal}，金主裁断）⟩，收尾这一步窄。用一样看得见的东西当收尾：灯关一盏，歌放完一首，比说三遍管用。',
        en_US:
          '“All right, that’s enough” is the hardest thing for this child. Metal is what the chart has least of ⟨({pct:metal}; metal stands for decisions)⟩, and endings come hard. An ending one can see works better than saying it three times: a lamp turned off, a song played to its end.',
      },
      {
        id: 'flow.small.least-water',
        because: ['pct:least=water'],
        form: ['statement'],
        zh_CN:
          '玩和睡之间，这孩子缺一段缓坡。盘里水最少⟨（{pct:water}，水主沉静）⟩，停得急就哭。澡、灯、故事，每晚照同一个顺序走，坡就有了。',
        en_US:
          'Between play and sleep this child lacks a slope. Water is what the chart has least of ⟨({pct:water}; water stands for stillness)⟩, and a sudden stop brings tears. Bath, lamp, story, in the same order every night, makes the slope.',
      },
    ],
  },
]
