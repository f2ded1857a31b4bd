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
        zh_CN:
          '要拆墙的你和要留墙的你，总在请客那晚谈拢。木{pct:wood}，一心往外长；土{pct:earth}，一心守原样，照理是根撬石头。好在有{pct:fire}的火：人坐满了，话说亮了，新主意有人捧场，老屋子也有人夸⟨（火通木土）⟩。家里要改动什么，先摆一桌，再量尺寸。',
        en_US:
          'The you who wants the wall out and the you who wants it kept come to terms when guests are in the house. Wood, {pct:wood}, grows outward; earth, {pct:earth}, keeps things as they are, and left alone it’s roots against stone. Fire, {pct:fire}, stands between⟨ (fire as the bridge)⟩: with people around the table, the new plan gets cheered and the old room praised. Set dinner before you measure.',
      },
      {
        id: 'flow.dam.wood-earth-narrow',
        because: ['flow:wood>earth', 'pct:fire>=5', 'pct:fire<=10'],
        says: ['flow.dam=narrow'],
        zh_CN:
          '新柜子到了三天，旧柜子还没挪，两只一前一后堵着过道。木占{pct:wood}，要添；土占{pct:earth}，要守；当中说得上话的火只有{pct:fire}，劝得动一次，劝不动两次⟨（通关之火弱）⟩。所以添新以前先定旧的去处，一进一出写在同一张纸上，省下那点火候。',
        en_US:
          'The new cabinet came three days ago, and the old one hasn’t been moved, so they stand in the hall one behind the other. Wood, {pct:wood}, wants to add. Earth, {pct:earth}, wants to keep. The fire that could talk to both is {pct:fire}, good for one round of persuading and not for two. Decide where the old thing goes before the new one is ordered, on the same sheet of paper.',
      },
      {
        id: 'flow.dam.wood-earth-open',
        because: ['flow:wood>earth', 'pct:fire<=5'],
        says: ['flow.dam=blocked'],
        zh_CN:
          '每年一月一份新打算，到三月，日子还是原来那份。木{pct:wood}，根直接顶着{pct:earth}的土，中间的火才{pct:fire}：想变的和想稳的没有人传话，只好互相耗着⟨（木土交战）⟩。下一个打算别写在本子里，当着一个人的面说出来，说清为什么要变；说亮了，地才肯松。',
        en_US:
          'In January there’s a new plan, and by March the days look as they did. Wood at {pct:wood} pushes straight into earth at {pct:earth}, with {pct:fire} of fire between them. The part that wants change and the part that wants rest have no messenger, so each wears the other down. Don’t write the next plan in a notebook. Say it to one person’s face, with the reason, and the ground gives a little.',
      },
      {
        id: 'flow.dam.fire-metal-bridged',
        because: ['flow:fire>metal', 'pct:earth>=10', 'age>=16', 'age<=74'],
        says: ['flow.dam=crossed'],
        zh_CN:
          '急件是你接的，验收也是你，两头居然没有打起来。火{pct:fire}催着快，金{pct:metal}挑着细，隔在当中的土有{pct:earth}，是一本流水账、一个放半成品的架子⟨（土通火金）⟩：热的先搁上去，凉透了再量。架子一满你就要发火，别让它堆过三件。',
        en_US:
          'You take the rush job, and you also do the inspection, and somehow the two of you haven’t come to blows. Fire, {pct:fire}, presses for speed, and metal, {pct:metal}, for exactness; between them lies {pct:earth} of earth⟨ (earth as the bridge)⟩, a logbook, a rack where hot things sit until they’re cool enough to measure. Past three pieces on the rack your temper goes. Keep it at three.',
      },
      {
        id: 'flow.dam.fire-metal-narrow',
        because: ['flow:fire>metal', 'pct:earth>=5', 'pct:earth<=10'],
        says: ['flow.dam=narrow'],
        zh_CN:
          '同一锅菜，嫌它上得慢的是你，嫌它切得不匀的也是你。火{pct:fire}，金{pct:metal}，一个赶钟点，一个较真，隔开它们的土只有{pct:earth}，一块窄案板⟨（通关之土弱）⟩。两样标准别在同一个钟头里用：前半段只许快，停十分钟，后半段只许细。',
        en_US:
          'Of one and the same dinner you complain that it’s late and that the onions are cut unevenly. Fire, {pct:fire}, watches the clock; metal, {pct:metal}, watches the knife work, and the earth that keeps them apart is {pct:earth}, a narrow counter. Don’t apply both standards in the same hour. In the first half only speed counts. Stop for ten minutes. In the second, only care.',
      },
      {
        id: 'flow.dam.fire-metal-open',
        because: ['flow:fire>metal', 'pct:earth<=5', 'age>=16', 'age<=74'],
        says: ['flow.dam=blocked'],
        zh_CN:
          '四点要交的稿，三点五十你还在调行距，手心是湿的。火{pct:fire}直接烧着{pct:metal}的金，当中的土不过{pct:earth}，没有一块地能让烫手的东西先放一放⟨（火金交战）⟩。替自己造这块地：离期限还有一天，把八成的样子存一份，写上“可交”，后头怎么改都有个底。',
        en_US:
          'It’s due at four, and at ten to four you’re adjusting the margins with damp palms. Fire, {pct:fire}, plays directly on metal, {pct:metal}, and the earth between is {pct:earth}: nowhere to put a hot thing down. Make the place yourself. A day before any deadline save the version that’s four fifths right and name it “could go.” Whatever you do to it afterward, you have a floor.',
      },
      {
        id: 'flow.dam.earth-water-bridged',
        because: ['flow:earth>water', 'pct:metal>=10'],
        says: ['flow.dam=crossed'],
        zh_CN:
          '票一出，守家的和想走的就不吵了。土{pct:earth}舍不得动，水{pct:water}坐不住，换个人早磨成了内耗；你有{pct:metal}的金，是那一声“定了”⟨（金通土水）⟩，日子一敲死，土去收拾门窗，水去看路线，各忙各的。要紧的是敲定得早，拖过一个星期，两边又各说各的理。',
        en_US:
          'Once the ticket is issued, the one who guards the house and the one who wants to leave stop arguing. Earth, {pct:earth}, hates to stir; water, {pct:water}, can’t sit. What you have between them is {pct:metal} of metal⟨ (metal as the bridge)⟩, the word “settled.” With a date fixed, earth sees to the windows and water to the route. Fix it early. After a week both have thought of new arguments.',
      },
      {
        id: 'flow.dam.earth-water-narrow',
        because: ['flow:earth>water', 'pct:metal>=5', 'pct:metal<=10'],
        says: ['flow.dam=narrow'],
        zh_CN:
          '购物车里那张票放了两个星期，价钱涨过一轮，又跌回来。水{pct:water}想走，土{pct:earth}想留，能拍板的金只有{pct:metal}，敲一下，响一下，就没了下文⟨（通关之金弱）⟩。拍板这种事可以借：约一个人同去，他那边定了日子，你这边自然跟着定。',
        en_US:
          'That ticket has been in the cart for two weeks; the fare went up and came down again. Water, {pct:water}, would go, earth, {pct:earth}, would stay, and the metal to bring down the gavel is {pct:metal}: one tap, and no sequel. Decisions can be borrowed. Arrange to go with somebody. Once their date is fixed, yours is.',
      },
      {
        id: 'flow.dam.earth-water-open',
        because: ['flow:earth>water', 'pct:metal<=5'],
        says: ['flow.dam=blocked'],
        zh_CN:
          '地图上星标了两百多处，去过的两只手数得完。土{pct:earth}筑着堤，水{pct:water}在堤里打转，中间的金才{pct:metal}，没有一道闸门⟨（土水交战）⟩，想法越转越深，脚还在原地。闸门不用大：一把钥匙，一张预约单，一个写明钟点的约。挑最近的那颗星，今天约。',
        en_US:
          'Two hundred places are starred on your map, and those you’ve been to can be counted on your fingers. Earth, {pct:earth}, holds the bank, and water, {pct:water}, circles inside it; with {pct:metal} of metal there’s hardly a gate. Thoughts get deeper and the feet stay put. A gate can be small: a key, a booking, an hour agreed with someone. Take the nearest star and book it today.',
      },
      {
        id: 'flow.dam.metal-wood-bridged',
        because: ['flow:metal>wood', 'pct:water>=10'],
        says: ['flow.dam=crossed'],
        zh_CN:
          '写三行删两行的人，多半越写越没底，你却越删越长。金{pct:metal}管删，木{pct:wood}管长，本来是剪刀对嫩枝；夹在当中的水有{pct:water}，是那杯茶，那段回家的路⟨（水通金木）⟩，剪下来的到了水里又发根。删之前离开桌子走一圈，回来再动手，就知道剪哪一枝。',
        en_US:
          'Most people who write three lines and strike two lose heart; your page gets longer. Metal, {pct:metal}, strikes and wood, {pct:wood}, grows, which ought to be shears against new shoots. But {pct:water} of water stands between them⟨ (water as the bridge)⟩, a cup of tea, the walk home, and cuttings root in it. Before you cut, leave the desk once. When you’re back you’ll know which branch.',
      },
      {
        id: 'flow.dam.metal-wood-narrow',
        because: ['flow:metal>wood', 'pct:water>=5', 'pct:water<=10'],
        says: ['flow.dam=narrow'],
        zh_CN:
          '最好的主意都是洗澡时来的，因为只有那儿没人问它“有什么用”。木{pct:wood}刚冒头，金{pct:metal}的尺子就到了；护得住芽的水是{pct:water}，一个淋浴间大小⟨（通关之水弱）⟩。浴室门外放一支笔。记下来的东西锁三天，三天里不评、不量、不给人看。',
        en_US:
          'All of your good ideas come in the shower, the one room where nobody asks them what they’re for. As soon as wood, {pct:wood}, puts up a shoot, metal, {pct:metal}, arrives with a ruler; the water that shields it is {pct:water}, about a shower’s worth. Keep a pencil outside the bathroom door. What you write down stays locked for three days, unjudged and unseen.',
      },
      {
        id: 'flow.dam.metal-wood-open',
        because: ['flow:metal>wood', 'pct:water<=5'],
        says: ['flow.dam=blocked'],
        zh_CN:
          '本子里撕掉的页，比留下的厚。金{pct:metal}，木{pct:wood}，一边定标准，一边冒新芽，中间的水不过{pct:water}，一句软话都递不过去⟨（金木交战）⟩：不够好，就不算数。旁人听见的是你谦虚，其实是芽还没出土就量了身高。换一本撕不动的本子，线装的，写坏也留着。',
        en_US:
          'In your notebook the missing pages outweigh the ones left. Metal, {pct:metal}, sets the standard while wood, {pct:wood}, keeps sprouting, and with {pct:water} of water nothing soft passes between the two. If it isn’t good, it never was. People call it modesty; it’s a seedling being measured before it’s up. Buy a sewn notebook, the kind that won’t tear, and let the bad pages stay.',
      },
      {
        id: 'flow.dam.water-fire-bridged',
        because: ['flow:water>fire', 'pct:wood>=10'],
        says: ['flow.dam=crossed'],
        zh_CN:
          '一冲动就去报班，一冷静就把班上完了，旁人猜不出哪个是你。水{pct:water}要想清楚，火{pct:fire}要马上，隔着它们的木有{pct:wood}，是学，是练，是一件正在长的事⟨（木通水火）⟩：冷的浇下去，热的收上来，全进了这棵树。手头没有在学的东西时，两样才会当面相见。',
        en_US:
          'On an impulse you sign up, and in cold blood you finish the course; people wonder which of the two is you. Water, {pct:water}, wants it thought through and fire, {pct:fire}, wants it now, but {pct:wood} of wood stands between⟨ (wood as the bridge)⟩: practice, study, something half grown. It drinks the cold and gives off the heat. Only when you’re learning nothing do those two meet face to face.',
      },
      {
        id: 'flow.dam.water-fire-narrow',
        because: ['flow:water>fire', 'pct:wood>=5', 'pct:wood<=10'],
        says: ['flow.dam=narrow'],
        zh_CN:
          '话到最高兴处，你自己先补一个“不过”。火{pct:fire}刚起来，水{pct:water}就到，当中只有{pct:wood}的木，一小把柴，吸不了那么多水⟨（通关之木弱）⟩。听的人拿不准你是赞成还是反对。把“不过”后头那句写成一个要学的题目：不懂价钱，就学价钱；学着，火就保住了。',
        en_US:
          'At the happiest point of a sentence you add “though.” Fire, {pct:fire}, is barely up when water, {pct:water}, gets there, and {pct:wood} of wood is a small armful, not enough to soak up the difference. Your listeners can’t tell if you’re for it. Turn whatever follows “though” into something to learn. If the doubt is cost, learn costs. While you do, the fire keeps.',
      },
      {
        id: 'flow.dam.water-fire-open',
        because: ['flow:water>fire', 'pct:wood<=5'],
        says: ['flow.dam=blocked'],
        zh_CN:
          '夜里十点点着的主意，早上七点自己浇灭，一个月能来几回。水{pct:water}，火{pct:fire}，两大家子面对面，管缓冲的木才{pct:wood}⟨（水火交战）⟩，热的时候看不见风险，冷的时候看不见好处。夜里不做决定，只种一颗小的：给明天的自己约一个人、一个钟点，专谈这一件。',
        en_US:
          'It’s lit at ten in the evening and you put it out yourself at seven, several times a month. Water, {pct:water}, and fire, {pct:fire}, face each other with {pct:wood} of wood for a buffer. Hot, you don’t see the cost, and cold, you don’t see the good of it. Decide nothing at night. Plant something small instead: for tomorrow, one person, one hour, that one subject.',
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
        because: ['month:winter', 'pct:fire<=8', 'age>=16', 'age<=74'],
        says: ['flow.start=cold'],
        quote: 'dts-hannuan',
        zh_CN:
          '早会上你头一个到，却要到第三个人发过言，才说得出话。冬天生，火占{pct:fire}，水路没有断，是面上结着一层薄冰⟨（调候用火）⟩。《滴天髓》说：“天道有寒暖，发育万物，人道行之，不可过也。” 到了先暖一暖：一杯热的，两句闲话，一段小跑，再谈正事。',
        en_US:
          'You’re first at the morning meeting, and you speak after the third speaker. Born in winter with {pct:fire} of fire, you have a stream that runs well enough under a skin of ice. “Heaven has cold and warmth, and by them brings all things up. People live by them too, and should overdo neither,” says the *Di Tian Sui*. Warm up on purpose before business: a hot cup, two idle sentences, a short run.',
      },
      {
        id: 'flow.climate.winter-cold-firm',
        because: ['month:winter', 'pct:fire<=8', 'sign:firm'],
        says: ['flow.start=cold'],
        zh_CN:
          '船大，舱里货满，港口封着冻。冬天出生，身子有力，火却才{pct:fire}，缺的是开航那天的日头⟨（冬生火弱）⟩。于是本事在屋里练了又练，外面的人等不及，以为你没货。别等全部解冻，凿一条够一只小船走的水道：把最小的那件先送出去。',
        en_US:
          'A big ship, a full hold, and the harbor frozen over. You were born in winter with strength to spare and {pct:fire} of fire; what’s lacking is the sun on sailing day. So the skill gets another winter of practice indoors, and people outside conclude there’s no cargo. Don’t wait for the thaw. Cut a channel wide enough for a dinghy and send out the smallest thing you have.',
      },
      {
        id: 'flow.climate.winter-lamp',
        because: ['month:winter', 'pct:fire>=8', 'pct:fire<=15'],
        says: ['flow.start=lamp'],
        zh_CN:
          '屋里生着炉子，你总记得坐在离它最近的那把椅子上。冬天出生，火有{pct:fire}，够暖一间房，暖不了走廊：熟地方、熟钟点，你做什么都顺；换到生地方，头一个钟头手是僵的⟨（冬火可用）⟩。要办难事，约在你的房间谈；非去别处，早到半个钟头，先把椅子坐热。',
        en_US:
          'There’s a stove in the room, and you know which chair is nearest to it. A winter birth with {pct:fire} of fire can heat one room, not the corridor. In a familiar place at the usual hour everything comes easily; elsewhere the first hour goes to thawing your hands. Hold hard conversations on your own ground. If that can’t be had, arrive half an hour early and warm the seat.',
      },
      {
        id: 'flow.climate.winter-thawed',
        because: ['month:winter', 'pct:fire>=15'],
        says: ['flow.start=warm'],
        zh_CN:
          '大冷天里，你家窗上的霜化得比邻居早。冬天生的人多半要找火，你自带{pct:fire}，冰早开了，水路通不通不看天气，看你肯不肯开窗⟨（寒中得暖）⟩。暖过了头也误事：来取暖的一坐半天，炉子旁边做不成活。定两个敞门的晚上，其余的日子让炉火对着自己的桌子。',
        en_US:
          'On a bitter morning the frost is off your windows before the neighbors’. Most winter births go looking for fire; you brought {pct:fire} of it, so the ice is out, and whether the stream runs depends on you, not the weather. Warmth has its drawback. Those who come in to thaw stay the afternoon. Keep two evenings open, and on the others turn the stove toward your own desk.',
      },
      {
        id: 'flow.climate.summer-hot',
        because: ['month:summer', 'pct:water<=8'],
        says: ['flow.cooling=lacking'],
        zh_CN:
          '两件事连着办，你办得飞快；第三件开头，火气就上来了。生在夏天，水才{pct:water}，河床是热的，东西流过去便干了一半⟨（夏生水少）⟩。旁人劝你慢，慢没有用，隔开才有用：每办完两件，换一个有风的地方坐一刻钟，不带下一件的材料。',
        en_US:
          'Two errands back to back you do at great speed. By the opening of the third there’s an edge in your voice. Born in summer with {pct:water} of water, you have a warm riverbed, and half of what flows over it dries on the way. They’ll tell you to slow down. That doesn’t help; gaps do. After every second thing sit for fifteen minutes where there’s a breeze, without the papers for the third.',
      },
      {
        id: 'flow.climate.summer-hot-firm',
        because: ['month:summer', 'pct:water<=8', 'sign:firm'],
        says: ['flow.cooling=lacking'],
        zh_CN:
          '水泵马力足，井却浅，抽到后来管子里全是风声。夏天出生，你身上有劲，水占{pct:water}，劲头总跑在水前面⟨（身旺水少）⟩：上午把一天的话讲完，下午只剩嗓门。力气不用减，井要挖深。每个上午留四十分钟不开口，只听，只看，攒下的下午才够用。',
        en_US:
          'A strong pump over a shallow well: toward the end there’s mostly wind in the pipe. A summer birth with force to spare and {pct:water} of water, you outrun your supply, and the day’s conversation is used up by noon, which leaves the afternoon with volume. Don’t cut the power. Deepen the well. Keep forty minutes of each morning in which you listen, watch and say nothing.',
      },
      {
        id: 'flow.climate.summer-shade',
        because: ['month:summer', 'pct:water>=8', 'pct:water<=15'],
        says: ['flow.cooling=some'],
        zh_CN:
          '太阳底下走一路，你总认得出哪段有树荫，专挑那边。夏天出生，水有{pct:water}，不够游，够洗一把脸⟨（夏水尚存）⟩。因此事情要切成一段一段，段与段之间碰得着水，你就一直流得动；一口气排满六个钟头，后三个等于白坐。排日程先排空当，再排事。',
        en_US:
          'Crossing town in July, you know which side of each street has trees and walk there. A summer birth with {pct:water} of water can’t swim in it but can wash its face. Cut into stretches with a wet patch between, the day keeps moving for you. Six hours in one block gives you three good ones and three of sitting. When you make a schedule, enter the gaps first.',
      },
      {
        id: 'flow.climate.summer-river',
        because: ['month:summer', 'pct:water>=15'],
        says: ['flow.cooling=ample'],
        zh_CN:
          '吵得最热的时候，最后那句凉快话常是你说的。生在夏月，别人盼雨，你带着{pct:water}的水，热起来有处降⟨（炎中得润）⟩，事情烧不断流。要防的在另一头：大家习惯找你灭火，谁家冒烟都来喊。出动以前先问一句，是着火了，还是在做饭。',
        en_US:
          'When the room is hottest, the cool remark at the end tends to be yours. Other summer births wait for rain; you come with {pct:water} of water, so heat has somewhere to go and doesn’t dry out what you’re doing. The trouble lies elsewhere. People learn whom to call, and call at the first smoke. Before you run, ask if it’s a fire or somebody’s dinner.',
      },
      {
        id: 'flow.climate.spring-damp',
        because: ['month:spring', 'pct:fire<=8'],
        says: ['flow.start=damp'],
        zh_CN:
          '晾出去的衣服过了两天还潮，计划也是：什么都在长，什么都没干透。春天生，万物往上冒，晒它的火占{pct:fire}⟨（春生火少）⟩，手上的事因此停在“差不多”那一格。长是不缺的，缺太阳。挑一件差不多的，拿到人前晒一天，听两句实话，它自己就干了。',
        en_US:
          'The laundry has hung for two days and is still damp, and your plans are in the same state: all of it growing, none of it dry. A spring birth pushes upward, and the fire to air it is {pct:fire}, so things stop at “nearly.” Growth isn’t what you lack. Carry one nearly finished thing out where people are, leave it in the sun for a day, and hear two honest sentences.',
      },
      {
        id: 'flow.climate.spring-bright',
        because: ['month:spring', 'pct:fire>=20'],
        says: ['flow.start=warm'],
        zh_CN:
          '头一个报名的是你，头一个穿短袖的也是你。春天出生，又带着{pct:fire}的火，木一冒芽就见光，从起念到动身，中间几乎没有走廊⟨（木火通明）⟩。花开得早，倒春寒也遇得多：东西刚亮相，后手还没备好。报名以前先买好那件外套，就是多备一个星期的料。',
        en_US:
          'First on the sign-up sheet, and first into short sleeves. Born in spring with {pct:fire} of fire, you have buds that see light the moment they show, and from notion to doorstep there’s hardly a hallway. Early blossom meets late frost: the thing is out, and what should come after it isn’t ready. Before you sign up, pack the jacket, by which this book means a week’s material in reserve.',
      },
      {
        id: 'flow.climate.autumn-dry',
        because: ['month:autumn', 'pct:water<=8'],
        says: ['flow.cooling=lacking'],
        zh_CN:
          '收成进了仓，门轴一推就叫，因为没人上油。秋天生，东西都收得紧、晒得干，水才{pct:water}⟨（秋燥少水）⟩，活干得利落，交接时咯吱响：话短，脸平，少一句“辛苦了”。水不必多，滴在轴上就行。每回把东西交给别人，多说一句跟事情无关的话。',
        en_US:
          'The crop is in the barn, and the hinge shrieks, since nobody oiled it. Autumn births gather tight and dry, and the chart has {pct:water} of water: the work is clean and the handing over creaks, with short sentences, a level face, no word of thanks. It doesn’t take much water. It has to land on the hinge. Whenever you pass a thing on, add one remark that has nothing to do with it.',
      },
      {
        id: 'flow.climate.autumn-kiln',
        because: ['month:autumn', 'pct:fire>=20', 'age>=16', 'age<=74'],
        says: ['flow.start=warm'],
        zh_CN:
          '别人入秋收摊，你的窑才刚点上。秋天是金的季节，你偏带着{pct:fire}的火，收回来的料都想再炼一遍⟨（秋金逢火）⟩：方案定了还要改一版，家具买了还要自己上漆。炼得好是器，炼过了就耽误用。给每一炉定个出窑的日子，到日子开门，成什么样算什么样。',
        en_US:
          'Everyone else packs up for fall, and you’ve just lit the kiln. Autumn is metal’s season, and you bring {pct:fire} of fire to it, so whatever has been gathered in gets fired again: the approved plan has one more version, the new table needs your own varnish. Done well, that makes vessels. Overdone, nobody gets to use them. Set each firing a date, and on that date open the door.',
      },
      {
        id: 'flow.climate.spring-mild',
        because: ['month:spring', 'pct:fire>=8', 'pct:fire<=20'],
        says: ['flow.start=half-warm'],
        zh_CN:
          '冬天的衣服你分两回收，最厚的那件总在椅背上多挂半个月。春天出生，火占{pct:fire}，太阳晒透了上面一层，底下还潮⟨（春火尚温）⟩：事情看着已经开了，一句冷话过来，你先停了手。停手不算错，别连棚子一起拆。棚子留十天，天转晴再进去接着做。',
        en_US:
          'You put the winter coats away in two rounds, and the heaviest stays on the chair for weeks. A spring birth with {pct:fire} of fire is dry on top and damp beneath: a thing looks well under way, somebody says a cold word, and you stop. Stopping is sensible. Taking the tent down is not. Leave it up for ten days, and go back in when the weather has turned.',
      },
      {
        id: 'flow.climate.autumn-clear',
        because: ['month:autumn', 'pct:water>=20'],
        says: ['flow.cooling=ample'],
        zh_CN:
          '便条到你手里只剩三行，谁看了都能照办，也都看得出你不想多谈。秋天生，水占{pct:water}，河水一清，底下的石头一块一块数得出⟨（秋水清）⟩。清的另一面是凉，人站在岸上夸，不大下来。三行写完添一句闲话，问一声午饭吃的什么，岸上的人就知道水温。',
        en_US:
          'Anyone can act on a note of yours at a glance, and can tell from it that you’d rather not discuss the matter. An autumn birth with {pct:water} of water runs clear, every stone on the bottom countable. Clear water is cold; people praise it from the bank and don’t wade in. Finish the note with an idle line, what you had for lunch, say. Then they know the temperature.',
      },
      {
        id: 'flow.climate.autumn-mild',
        because: ['month:autumn', 'pct:water>=8', 'pct:water<=20'],
        says: ['flow.cooling=some'],
        zh_CN:
          '年底盘点，你的数对得上，就是总有一两样没人签收。秋天出生，水占{pct:water}，收成运得出去，河面却不宽，船要一趟一趟地走⟨（秋水平缓）⟩。想一船装完，多半搁在半路。货排个先后：放不住的先走，放得住的等下一趟。今天只装第一船，装好就开。',
        en_US:
          'At inventory your figures agree, but for one or two things that nobody ever signed for. Born in autumn with {pct:water} of water, you can ship the harvest, on a channel of modest width, one boat after another. Load it all at once and you’ll sit aground halfway. Put the cargo in order: what spoils goes first, and what keeps can wait. Today load one boat and let it leave.',
      },
      {
        id: 'flow.climate.dry-earth',
        because: ['branches:xu>=1', 'branches:wei>=1', 'pct:water<=8'],
        says: ['flow.ground=dry'],
        zh_CN:
          '好话你听得见，就是渗不下去，过一夜又问一遍“真的吗”。地支有戌土有未土，都是干土，水占{pct:water}，雨落在硬地上，先跑掉一半⟨（燥土）⟩。硬地也要水，只是要慢慢浇。让人把好话写下来给你，一张纸条，夹在钱包里，一天看一眼，比当面夸十句渗得深。',
        en_US:
          'You hear the kind word, and it doesn’t sink in; next morning you ask if they meant it. Your branches hold the Dog and the Goat, both dry earth, with {pct:water} of water, so rain runs off the hard ground before it soaks. Such ground wants watering slowly. Have people put it in writing. A note in the wallet, read once a day, goes deeper than ten compliments to your face.',
      },
      {
        id: 'flow.climate.damp-earth',
        because: ['branches:chen>=1', 'branches:chou>=1', 'pct:fire<=8'],
        says: ['flow.ground=damp'],
        zh_CN:
          '一件旧事，别人早晒干收起来了，在你这里摸着还是潮的。辰和丑都在地支，两块湿土，晒它的火占{pct:fire}⟨（湿土）⟩，什么进来都存得住，也都捂得住：种子、情分、没吵完的架。隔一阵翻一次土。挑一件捂着的，找个晴天，跟当事人一起走一段路，说完为止。',
        en_US:
          'An old matter that others dried and put away years ago is still damp to your touch. The Dragon and the Ox are both among your branches, wet earth twice over, with {pct:fire} of fire to air it. Whatever goes in is kept, and kept under cover: seeds, loyalties, half of a quarrel. Turn the soil now and then. Take one such matter out on a dry day, and walk with the person until it’s said.',
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
        zh_CN:
          '四个人商量今晚谁洗碗，商量完，碗还在池子里。四周的字里，同辈的力气占{share:peer}，往外拿的只有{share:output}⟨（比劫旺而食伤弱）⟩，水聚成一片，出口太小：底气足，人手足，成品少。人再多也添不出一条河道。下回商量以前先动手五分钟，拿着做坏的那个来谈。',
        en_US:
          'Four people discuss who does the dishes. When they’ve finished, the dishes are in the sink. The strength you share with your own kind is {share:peer}, and what goes out as work is {share:output}: a wide pool with a small outlet. There’s confidence and there are hands, and few finished things. More people won’t dig a channel. Before the next discussion begin for five minutes, and bring what you spoiled.',
      },
      {
        id: 'flow.family.output-wealth-stop',
        because: ['share:output>=25', 'share:wealth<=8'],
        says: ['out=much', 'flow.stops=before-use'],
        zh_CN:
          '主页上作品发了四十件，从头翻到尾，找不到一个联系方式。四周的字里，做出来的占{share:output}，收回来的才{share:wealth}⟨（食伤旺而财弱）⟩，河水一路欢腾，到田边没有开口子。赞你的人多，用上的人少，你便再做一件。停一件的工夫，补一行字：这是给谁用的，怎么找你。',
        en_US:
          'Forty pieces on your page, and from top to bottom no way of reaching you. What you make is {share:output}, and what comes back for it {share:wealth}: the water runs merrily down to the field, and no one has opened the bank. Many admire the things and few use them, so you make one more. Skip one. In the time saved write a line saying whom it’s for and where to find you.',
      },
      {
        id: 'flow.family.wealth-officer-stop',
        because: ['share:wealth>=25', 'share:officer<=8'],
        says: ['flow.stops=before-rules'],
        zh_CN:
          '三个人都有钥匙，没人知道今晚该谁锁门。四周的字里，归你照看的东西占{share:wealth}，管住它们的规矩才{share:officer}⟨（财旺而官弱）⟩：东西进得来，名分立不起，出了岔子大家都很客气，也都没有责任。收拾得再勤，第二天还是这样。缺的是一张表，星期几，谁，签字。',
        en_US:
          'Three of you have keys, and nobody knows whose turn it is to lock up. What’s in your care is {share:wealth}; the rules to hold it together are {share:officer}. Things arrive, titles don’t, and when something goes missing everyone is polite and no one is responsible. Tidying harder gets you to the same place by morning. What’s lacking is a sheet of paper: day, name, signature.',
      },
      {
        id: 'flow.family.officer-resource-stop',
        because: ['share:officer>=25', 'share:resource<=8'],
        says: ['pressure=wears', 'flow.stops=before-learning'],
        zh_CN:
          '一天来三件急事，没有一件附说明书。四周的字里，压下来的占{share:officer}，教你、养你的才{share:resource}⟨（官杀旺而印弱）⟩，水从高处砸到石头上，溅开了，没有渗进去，所以同一种急事明年还会急第二遍。做完别就走：用对方的原话记下来，怎么来的，怎么解的，这一页就是土。',
        en_US:
          'Three emergencies in one day, and none came with instructions. What presses on you is {share:officer}; what teaches and feeds you is {share:resource}. Water falls from a height onto rock and splashes off, and next year the same emergency is an emergency again. Don’t leave when it’s over. Write three lines, how it arrived, how it was solved, in whose words. That’s the soil.',
      },
      {
        id: 'flow.family.resource-peer-stop',
        because: ['share:resource>=25', 'share:peer<=8'],
        says: ['flow.stops=before-company'],
        zh_CN:
          '冰箱塞得满满的，餐桌上摆着一副碗筷。四周的字里，养你教你的占{share:resource}，跟你一般高的人才{share:peer}⟨（印旺而比劫弱）⟩，照应你的多，跟你一起练的少，学来的东西在身上存着，没人过招。不必合群，找一个就够：水平相仿，每周同一个钟点，各做各的，做完换着看。',
        en_US:
          'A full refrigerator, and the table set for one. What feeds and teaches you is {share:resource}; people at your own height are {share:peer}. Plenty look after you and few practice beside you, so what you’ve learned sits in storage with nobody to try it on. You needn’t join a crowd. One person of about your level will do, the same hour every week, each at their own work, and then you swap.',
      },
      {
        id: 'flow.family.peer-output-dry',
        because: ['share:peer>=30', 'share:output<=3'],
        says: ['out=little', 'flow.stops=before-making'],
        zh_CN:
          '球队练了三年，球衣做了两套，一场正式比赛没打过。四周的字里，同伴和底气占{share:peer}，交到外头去的占{share:output}⟨（比劫无泄）⟩，劲全用在场边热身。不上场就不会输，也没有人见过你那一脚。先报一场输了也不要紧的，对手、日子、场地，今天定下其中一样。',
        en_US:
          'The team has trained for three years, owns two sets of shirts, and has never played a real match. Company and confidence come to {share:peer}; what gets delivered to the outside is {share:output}. All the force goes into warming up. Unplayed, you can’t lose, and nobody has seen that left foot. Enter something it wouldn’t matter to lose. Opponent, date, field: settle one of them today.',
      },
      {
        id: 'flow.family.output-wealth-dry',
        because: ['share:output>=30', 'share:wealth<=3'],
        says: ['out=much', 'flow.stops=before-use'],
        zh_CN:
          '街坊的伞都是你修的，没有一个人问过多少钱，你也没想过要说。四周的字里，手上的活占{share:output}，落回来的才{share:wealth}⟨（食伤无财）⟩，水流过田边，径直入了海。不收也可以，但要有个边：一个月修五把，第六把请对方搭把手。有了边，才知道那些伞值多少。',
        en_US:
          'Half the block’s umbrellas were mended by you. None of the owners asked the price, and it didn’t occur to you to name one. What your hands give out is {share:output}, what settles back is {share:wealth}: the water passes the field and goes on to the sea. You can do it for nothing, with an edge. Five a month, and whoever brings the sixth holds the wire. Then you’ll know what they’re worth.',
      },
      {
        id: 'flow.family.wealth-officer-dry',
        because: ['share:wealth>=30', 'share:officer<=3'],
        says: ['flow.stops=before-rules'],
        zh_CN:
          '聚会的场地你订，垫钱的是你，散场去还钥匙的也是你，名单上“召集人”那一栏空着。四周的字里，经管的占{share:wealth}，名分占{share:officer}⟨（财无官护）⟩，事情都从你手上过，没有一件挂在你名下。活不用少干，先去填那一栏。填了名字的人说“就到这儿”，大家才会散。',
        en_US:
          'You book the room, front the deposit and return the key, and the space marked “organizer” is blank. What you handle is {share:wealth}, and your standing to handle it {share:officer}: it all goes through your hands, and none of it is under your name. You needn’t do less. Fill in the blank first. When somebody whose name is there says “that’s it for tonight,” people go home.',
      },
      {
        id: 'flow.family.officer-resource-dry',
        because: ['share:officer>=30', 'share:resource<=3', 'age<=74'],
        says: ['pressure=wears', 'flow.stops=before-learning'],
        zh_CN:
          '考你的人一年来四回，教你的人一回也没来过。四周的字里，催的、管的占{share:officer}，肯扶一把的占{share:resource}⟨（官杀无印）⟩，你靠反应过关，过得去，不长肉。没人教，就自己给自己请：挑那个考得最严的，趁不考的日子去问一句，自己当年是怎么学会的。',
        en_US:
          'The examiner has called four times this year, and the teacher hasn’t come once. What drives and checks you is {share:officer}; what lends a hand is {share:resource}. You pass on reflexes. You do pass, and nothing gets added. If no one is sent to teach you, send for someone. Go to the strictest of them on a day without a test, and ask how they learned it themselves.',
      },
      {
        id: 'flow.family.peer-output-runs',
        because: ['share:peer>=20', 'share:output>=20', 'age>=16', 'age<=74'],
        says: ['out=much', 'flow.runs=to-making'],
        zh_CN:
          '人一到齐，锅就热了，这是你们家过年的样子，也是你上班的样子。四周的字里，自己人占{share:peer}，做出来的占{share:output}，前后接得上⟨（比劫生食伤）⟩，一群人的劲有地方使。再下一站是收成，{share:wealth}：吃完谁结账、菜谱归谁，热闹里最没人问。开火以前问，不伤和气。',
        en_US:
          'As soon as everybody’s there the pans are hot, at home on holidays and wherever you work. Your own people make up {share:peer} and what gets made {share:output}, one running straight into the other, so the crowd has something to do with its strength. The next station is the yield, {share:wealth}. Who pays, and whose recipe it is, nobody asks over the noise. Ask before the stove is lit.',
      },
      {
        id: 'flow.family.output-wealth-runs',
        because: ['share:output>=20', 'share:wealth>=20'],
        says: ['flow.runs=to-use'],
        zh_CN:
          '刚出笼，门口已经有人端着碗等。四周的字里，做的占{share:output}，收的占{share:wealth}，你手上这一段最通，做什么都有人要⟨（食伤生财）⟩。蒸笼从早响到晚，下一站是规矩，{share:officer}：这一站窄，口头约、随手改，忙起来不留底；这一站宽，查账的说到就到。两样都用同一个办法，门口挂一块今日限量的木牌。',
        en_US:
          'The lid comes off, and somebody’s already at the door with a bowl. Making is {share:output}, getting paid for it {share:wealth}, and this is the stretch where you run best. The steamers rattle all day. Next comes rules, {share:officer}. If that station is narrow, things get agreed aloud and no copy is kept; if it’s wide, the inspector drops in. One answer serves for both: hang up a board with today’s number on it.',
      },
      {
        id: 'flow.family.wealth-officer-runs',
        because: ['share:wealth>=20', 'share:officer>=20'],
        says: ['flow.runs=to-office'],
        zh_CN:
          '班费管了一学期，下学期大家推你当班长，这条路你走过不止一回。四周的字里，经管的占{share:wealth}，管事的名分占{share:officer}，钱物清楚，位子就跟着来⟨（财生官）⟩。位子来了，下一站是学问和歇处，占{share:resource}：有没有人教，有没有空歇。接头衔那天先要两样东西，一位前任，一个下午。',
        en_US:
          'You kept the class funds for a term, and the next term they made you president; it has happened more than once. What you manage is {share:wealth}, what you’re answerable for {share:officer}, and where the accounts are clear the chair follows. After the chair, see how wide the next stretch is, {share:resource}, teaching and rest. On the day you accept, ask for two things: the last one who held it, and a free afternoon.',
      },
      {
        id: 'flow.family.officer-resource-runs',
        because: ['share:officer>=20', 'share:resource>=20'],
        says: ['pressure=becomes-skill', 'flow.runs=to-learning'],
        zh_CN:
          '头一天挨了训，第二天你带着练好的来，训人的反倒不好意思。四周的字里，压力占{share:officer}，消化它的占{share:resource}，一级一级接着走⟨（官印相生）⟩，压得越具体，你长得越快。再往下看一段：学会的到了身上，往外的口子是{share:output}。训你的人走了以后，记得去教一个更生的生手。',
        en_US:
          'Scolded on Monday, you come back on Tuesday with it practiced, and the scolder is embarrassed. Pressure is {share:officer}, what digests it {share:resource}, one step leading to the next, and the more exact the demand, the faster you grow. Then look one stretch further: the way out of you is {share:output} wide. When the strict one has left, go and teach someone greener.',
      },
      {
        id: 'flow.family.resource-peer-runs',
        because: ['share:resource>=20', 'share:peer>=20'],
        says: ['flow.runs=to-company'],
        zh_CN:
          '笔记借出去转了一圈，回来时页边多了三种字迹。四周的字里，养你的占{share:resource}，同辈占{share:peer}，学来的一转手就成了大家的⟨（印生比劫）⟩，你因此难得掉队，也难得独一份。下一站是拿出手，{share:output}。笔记转回来的那天，把三种字迹合成一页，署上四个名字，送出门去。',
        en_US:
          'Your notes made the rounds and came back with three handwritings in the margin. What feeds you is {share:resource} and your peers are {share:peer}, so whatever you learn is common property by the weekend. You’re seldom left behind, and seldom alone with a thing. The next station is putting it out, {share:output}. When the notes come home, merge the margins into one page, sign all four names, and send it off.',
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
        because: ['use:fire', 'why:use=tongguan', 'flow:wood>earth', 'age>=16', 'age<=74'],
        quote: 'dts-tongguan',
        zh_CN:
          '替你把话说热的那个人，就是桥。木和土各据一边，全盘要火来通⟨（通关用火）⟩，《滴天髓》打的比方是牛郎织女：“此关若通也，相邀入洞户。” 生活里的火，是饭桌上肯笑的亲戚，是开会先讲故事的同事。要变和要稳的人争起来，别自己上，先把这位请来坐中间。',
        en_US:
          'Whoever makes the talk warm is your bridge. Wood and earth hold opposite banks, and the chart asks for fire to join them⟨ (fire as the bridge)⟩. “Open the pass, and they go in together,” the *Di Tian Sui* says of two parted lovers. In life that’s the relative who laughs at dinner, the colleague who opens with a story. When change and caution start to quarrel, seat that person in the middle.',
      },
      {
        id: 'flow.bridge.earth-between',
        because: ['use:earth', 'why:use=tongguan', 'flow:fire>metal'],
        zh_CN:
          '不快不慢、什么都收着底的那个人，劝得住你。火和金正面相对，要土来接⟨（通关用土）⟩：可能是管档案的，可能是种菜的长辈，也可能就是厨房那张旧桌子，急话放上去会凉，狠话放上去会钝。两边催起来的时候，先去那张桌子坐一顿饭的工夫，再回话。',
        en_US:
          'The one who can calm you is in no hurry and throws nothing out. Fire and metal face each other here, and earth has to take the blow⟨ (earth as the bridge)⟩. It may be the keeper of the files or a relative with a vegetable bed. It may be the kitchen table, where a hot word cools and a sharp one goes dull. When both sides press you, sit there for the length of a meal before you answer.',
      },
      {
        id: 'flow.bridge.metal-between',
        because: ['use:metal', 'why:use=tongguan', 'flow:earth>water', 'age>=16', 'age<=74'],
        zh_CN:
          '一句“就这么办”，你身边总有一个人说得出口。土和水相持，通路在金⟨（通关用金）⟩：爱列清单的朋友，讲究合同的同行，一位下刀准的师傅，说话短，不替你难过。你嫌过这样的人太硬，隔几年又去找。大事僵住，先把选项写成两行寄过去，请那边划掉一行。',
        en_US:
          'Near you there’s always one who can say “do it that way.” Earth and water are at a standoff, and the passage is metal⟨ (metal as the bridge)⟩. That may be a friend who makes lists or a craftsman who cuts once, brief in speech and not sorry for you. You’ve called them hard, and gone back to them. When something big is stuck, send two options and ask which line to strike.',
      },
      {
        id: 'flow.bridge.water-between',
        because: ['use:water', 'why:use=tongguan', 'flow:metal>wood'],
        zh_CN:
          '听你讲完、隔天才回话的人，最能帮你。金和木顶着，要水来润⟨（通关用水）⟩：水是夜里散步的同伴，是跑远路的朋友，也是图书馆靠窗那个位子。严的那一半和要长的那一半，到了水边才肯轮流说话。下回对自己下重手以前，先约这位走三千步，只讲经过，不求判断。',
        en_US:
          'Best for you is the friend who hears it all and answers next day. Metal and wood are locked together, and water loosens them⟨ (water as the bridge)⟩: a companion for evening walks, somebody who travels, the library seat by the window. Beside water, the strict half and the growing half take turns. Before you’re next hard on yourself, ask this person for a walk. Tell what happened, and request no verdict.',
      },
      {
        id: 'flow.bridge.wood-between',
        because: ['use:wood', 'why:use=tongguan', 'flow:water>fire'],
        zh_CN:
          '带你学东西的人，顺手就把你的冷热调匀了。水和火对着，通在木⟨（通关用木）⟩：一位肯教的前辈，一个比你晚入门的后生，一盆每天要浇的植物，凡是在长的都算。有东西在长，冷静变成浇水，冲动变成晒太阳，两样都不浪费。手里的花谢了，当天再种一盆。',
        en_US:
          'People who teach you something even out your hot and cold along the way. Water stands against fire, and wood joins them⟨ (wood as the bridge)⟩: a senior who explains, a junior newer than you, a plant that wants watering daily, anything that’s growing. While something grows, your coolness is water for it and your impulse sunlight, and neither is wasted. When one flower is over, pot the next the same day.',
      },
      {
        id: 'flow.bridge.output-between',
        because: ['share:peer>=25', 'share:wealth>=25', 'age>=16', 'age<=74'],
        says: ['flow.bridge=making'],
        zh_CN:
          '朋友和进账挤在一张桌上，坐中间的该是一件活。你自己不算，同辈{share:peer}，财{share:wealth}，两头都大，直接碰面就变成谁多谁少⟨（比劫与财相争）⟩；有一样共同做的东西隔着，分的便是工，不再是钱。做东西的这一段你有{share:output}。凡是跟熟人合伙，先把要交的那件东西画出来，再谈怎么分。',
        en_US:
          'When friends and money share a table, put a piece of work between them. Peers have {share:peer} and wealth {share:wealth}; meeting head on, the two can only ask who gets more. With something to make in the middle, what gets divided is the labor. Of that middle, output, you have {share:output}. Before going in on anything with people you know, draw the thing to be delivered. Then talk shares.',
      },
      {
        id: 'flow.bridge.wealth-between',
        because: ['share:output>=25', 'share:officer>=25', 'age>=16', 'age<=74'],
        says: ['flow.bridge=use'],
        zh_CN:
          '你在纸上写“可以更好”，上头在纸上写“照旧”，两句话隔着一个用的人。你自己不算，往外冒的主意{share:output}，管着你的规矩{share:officer}，直接相碰，就成了顶嘴⟨（食伤与官杀相见）⟩；把主意先拿去给用得着的人试，带着结果回来，规矩自己会让路。这一段是财，{share:wealth}。先找一位用户，再找上级。',
        en_US:
          'On the memo you write “could be better,” those above write “as before,” and what’s missing between the lines is a user. Ideas coming out of you are {share:output}, rules over you {share:officer}; if they meet directly, it’s back talk. Let somebody who needs the thing try it, return with the result, and the rule moves by itself. That stretch is wealth, {share:wealth}. First a user, then the boss.',
      },
      {
        id: 'flow.bridge.officer-between',
        because: ['share:wealth>=25', 'share:resource>=25'],
        says: ['flow.bridge=rules'],
        zh_CN:
          '想读书的晚上有人找你办事，办事的白天你又惦记书。你自己不算，要经管的占{share:wealth}，要吸收的占{share:resource}，一个把人往外拉，一个往里收⟨（财印相碍）⟩。隔得开它们的是钟点和名分，{share:officer}：课表、打烊的时间、一个说“现在归谁”的人。请家里一位守时的人当表，到点敲门，双方都听他的。',
        en_US:
          'On the evening for reading someone needs a favor, and by day, with favors to do, you think of the book. What you handle is {share:wealth}, what you absorb {share:resource}, one tugging outward and one in. Hours and offices keep them apart, {share:officer}: a timetable, a closing time, somebody who says whose turn it is. Appoint the most punctual person at home, and let both sides obey the knock.',
      },
      {
        id: 'flow.bridge.resource-between',
        because: ['share:officer>=25', 'share:peer>=25', 'age>=16', 'age<=74'],
        says: ['flow.bridge=elders'],
        zh_CN:
          '上头一句话，你和同伴一齐站直，气氛立刻像拔河。你自己不算，压下来的{share:officer}，自己这边的{share:peer}，绳子两头都有劲⟨（官杀与比劫相持）⟩。松得开的是一位两边都教过的人，是印，{share:resource}：老师，前辈，一份把缘由写清的文件。下次对峙，先问有没有这么一个人，请他来讲十分钟来历。',
        en_US:
          'One word from above, and you and your friends stand up straight; it feels like a tug of war. What presses down is {share:officer}, what stands with you {share:peer}, strong hands at either end. The one to loosen it has taught both sides. That’s resource, {share:resource}: a teacher, an elder, a document that gives the reasons. At the next standoff, ask such a person for ten minutes of history.',
      },
      {
        id: 'flow.bridge.peer-between',
        because: ['share:resource>=25', 'share:output>=25', 'age>=16', 'age<=74'],
        says: ['flow.bridge=peers'],
        zh_CN:
          '书上说这样，手上偏要那样，你站在中间改了又改。你自己不算，学进来的{share:resource}，要出去的{share:output}，一个怕出错，一个等不及⟨（印与食伤相制）⟩。两头之间的路，是跟你一般高的人，{share:peer}：不教你，也不买你的东西，只在旁边做同样的活。找一位同行并桌两小时，先看对方怎么下手。',
        en_US:
          'The book says so, the hand wants otherwise, and you stand between them making corrections. What you’ve taken in is {share:resource}, what wants out {share:output}; one is afraid of mistakes, the other can’t wait. The way across is people at your own height, {share:peer}, who neither teach you nor buy from you and do the same work at the next bench. Share a table for two hours, and watch how they begin.',
      },
    ],
  },
]
