import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'flow-luck-now',
    card: 'flow',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'flow.luck.wood-low',
        because: ['luck:now-element=wood', 'pct:wood<=10'],
        says: ['flow.now=supplied'],
        claims: ['helps=wood'],
        form: ['dated', 'statement'],
        zh_CN:
          '念头要长成东西，这十年比平常容易。木是生长的那一样，你自己只占{pct:wood}，从{luck:now.from}到{luck:now.to}由外头补着⟨（{luck:now}支属木）⟩。补来的到期要还，能留下的是在这段时间里种下、以后自己会长的：一样本事，一个习惯，一位带你的人。别的可以等，这几样等不得：过了这段时间再起头，同样的力气只能长出一半。也不用贪多，一样就够，只要每个月都看得出它比上个月高了一点。',
        en_US:
          'In these ten years it’s easier than usual for an idea to grow into something. Wood is what grows; you have {pct:wood} of it yourself, and from {luck:now.from} to {luck:now.to} the times supply the rest ⟨({luck:now} stands on wood)⟩. It goes when the time is up. What stays is whatever you plant meanwhile that grows by itself later: a skill, a habit, a person who teaches you. Other things can wait, but not these. Begun after this time, the same effort grows half as much. And there’s no need for many. One will do, as long as you can see each month that it’s a little taller than the month before.',
      },
      {
        id: 'flow.luck.wood-mid',
        because: ['luck:now-element=wood', 'pct:wood>=10', 'pct:wood<=25'],
        says: ['flow.now=widened'],
        claims: ['presumes=friends'],
        form: ['dated', 'order'],
        zh_CN:
          '你开头开得比从前多。这十年落在木上，{luck:now.from}到{luck:now.to}⟨（{luck:now}支属木）⟩，你自己的木占{pct:wood}，接得住；只是宽的是起头那一段，收尾的力气没有添。每开一样，先说好谁来收、哪天收，说不出的先不开。',
        en_US:
          'You’ve been starting more things than you used to. These ten years, {luck:now.from} to {luck:now.to}, stand on wood ⟨({luck:now})⟩. With {pct:wood} of your own you can take it. But it’s the beginning that got wider, and finishing got no extra strength. With each start, name who finishes it, and when. If you can’t, don’t start.',
      },
      {
        id: 'flow.luck.wood-high',
        because: ['luck:now-element=wood', 'pct:wood>=25'],
        says: ['flow.now=flooded'],
        claims: ['burdens=wood', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '该剪的比该种的多。木你已经占{pct:wood}，{luck:now.from}到{luck:now.to}走的还是木⟨（{luck:now}支属木）⟩：请你开头的、邀你一起的、等你点头的，挤在同一个时候。长得快，就要剪得勤；答应十样做成三样的名声，比一开始就推掉七样要难听得多。别人看你这些年热闹，你自己知道，真正长大的没有几枝。',
        en_US:
          'There’s more to cut than to plant. You already have {pct:wood} of wood, and from {luck:now.from} to {luck:now.to} it’s wood again ⟨({luck:now})⟩. Those who’d like you to begin, to join or to say yes all come at once. What grows fast needs steady cutting. A name for promising ten things and finishing three is worse than turning seven down at the start. People see how lively these years are for you. You know how few branches really grew.',
      },
      {
        id: 'flow.luck.fire-low',
        because: ['luck:now-element=fire', 'pct:fire<=10'],
        says: ['flow.now=supplied'],
        claims: ['helps=fire', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '被人看见的机会，这十年比从前多。火是亮相的那一样，你自己才占{pct:fire}，{luck:now.from}到{luck:now.to}由外头替你打着灯⟨（{luck:now}支属火）⟩。灯是借的，照见的归你；你一向藏着的那一件，这段时间拿出来最不费力。',
        en_US:
          'You get seen more in these ten years than before. Fire is what shows a thing; you have {pct:fire} of it yourself, and from {luck:now.from} to {luck:now.to} someone else holds the lamp ⟨({luck:now} stands on fire)⟩. The lamp is borrowed, and what it shows is yours. Whatever you’ve kept hidden takes the least effort to bring out now.',
      },
      {
        id: 'flow.luck.fire-mid',
        because: ['luck:now-element=fire', 'pct:fire>=10', 'pct:fire<=25'],
        says: ['flow.now=widened'],
        claims: ['presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '你做成的东西，近来更快被人看见，问的人也来得更快。{luck:now.from}到{luck:now.to}这十年落在火上⟨（{luck:now}支属火）⟩，你自己的火占{pct:fire}，合在一处够用了。毛病只在一处：答得比做得多，东西就薄。看的人多了，你会不知不觉挑他们爱看的做，做着做着忘了自己原来要做什么。分出一样从不给人看的，关着门慢慢做，等做厚了再说；这一样多半才是以后撑场面的。',
        en_US:
          'What you finish gets noticed sooner these years, and the questions come sooner, too. The ten years from {luck:now.from} to {luck:now.to} stand on fire ⟨({luck:now})⟩, and you have {pct:fire} of your own. There’s one catch. If you answer more than you make, what you make gets thin. With so many looking, you begin without noticing to make what they like, and forget what you meant to make. Set aside one thing that nobody gets to see, and work on it behind a closed door until it’s thick enough. It tends to be the one that carries you later.',
      },
      {
        id: 'flow.luck.fire-high',
        because: ['luck:now-element=fire', 'pct:fire>=25'],
        says: ['flow.now=flooded'],
        claims: ['burdens=fire', 'presumes=phone'],
        form: ['dated', 'order'],
        zh_CN:
          '热闹都来找你，没有一顿饭吃得完整。火你本来占{pct:fire}，{luck:now.from}到{luck:now.to}又添一把⟨（{luck:now}支属火）⟩。火太多时要紧的是有地方落灰：一天里定一顿饭，不看屏幕，不谈事，只吃。',
        en_US:
          'Whatever is lively comes looking for you, and no meal is eaten in one piece. You brought {pct:fire} of fire, and from {luck:now.from} to {luck:now.to} more is thrown on ⟨({luck:now} stands on fire)⟩. A fire this size needs somewhere to drop its ash. Let one meal a day be only a meal, with no screens and no business.',
      },
      {
        id: 'flow.luck.earth-low',
        because: ['luck:now-element=earth', 'pct:earth<=10'],
        says: ['flow.now=supplied'],
        claims: ['helps=earth', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '从前热过就散的，这些年有地方落脚。土是存得住的那一样，你自己才占{pct:earth}，{luck:now.from}到{luck:now.to}由外头撑着⟨（{luck:now}支属土）⟩：交情、本事、做到一半的东西，都存得下。存的时候顺手记一笔，这段时间过去以后，靠的就是这本账。',
        en_US:
          'What used to scatter once the excitement was over has somewhere to land these years. Earth is what keeps things; you have {pct:earth} of it yourself, and from {luck:now.from} to {luck:now.to} the times provide the ground ⟨({luck:now} stands on earth)⟩. Friendships, skills and half-made work can all be kept. Note them down as they come in. Afterward that list is what you’ll have.',
      },
      {
        id: 'flow.luck.earth-mid',
        because: ['luck:now-element=earth', 'pct:earth>=10', 'pct:earth<=25'],
        says: ['flow.now=widened'],
        claims: ['presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '这十年事情慢半拍，可是做过的都留得住。{luck:now.from}到{luck:now.to}落在土上⟨（{luck:now}支属土）⟩，你自己的土占{pct:earth}，叠起来更厚：攒得下，也拖得久。急的事在这段时间最吃亏，要年头才值钱的最占便宜。你自己的性子也会跟着慢下来，别人催的时候觉得烦，过后又觉得还好没有快。这时候定的地方、定的人、定的规矩，往后好些年都换不动，所以定之前多看一眼，定了就不用再想。',
        en_US:
          'Things take half a beat longer in these ten years, and what you’ve done stays done. From {luck:now.from} to {luck:now.to} you stand on earth ⟨({luck:now})⟩, on top of {pct:earth} of your own. Things accumulate, and they drag. Rush jobs fare worst in this stretch. Whatever gains by age does best. Your own pace slows down with it. You’re annoyed when they hurry you, and later you’re glad that you weren’t quick. The places, people and rules you settle on now will be hard to change for years, so take a second look before you settle, and after that stop thinking about it.',
      },
      {
        id: 'flow.luck.earth-mid-weak',
        because: ['luck:now-element=earth', 'pct:earth>=10', 'pct:earth<=25', 'sign:weak'],
        says: ['flow.now=widened'],
        claims: ['burdens=earth', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '路没有变陡，是你背上多了一袋沙。{luck:now.from}到{luck:now.to}走的是土⟨（{luck:now}支属土）⟩，你原有的土占{pct:earth}，力气又偏薄，走是走得动，每一段都要歇脚。歇脚的地方最好固定：一张椅子，一个人，每星期同一个时候。随走随歇听着自在，其实更累，因为每回都要重新决定停不停。',
        en_US:
          'The road hasn’t gotten steeper. There’s a bag of sand on your back. From {luck:now.from} to {luck:now.to} you walk on earth ⟨({luck:now})⟩; you had {pct:earth} of it already, and your strength runs light, so you can go on, but each stretch asks for a rest. It’s best to rest in a fixed place: one chair, one person, the same time each week. Stopping whenever you like sounds easier and costs more, because every time you have to decide.',
      },
      {
        id: 'flow.luck.earth-high-self',
        because: ['luck:now-element=earth', 'pct:earth>=25', 'day:earth', 'age>=25'],
        says: ['flow.now=flooded'],
        claims: ['burdens=earth'],
        form: ['dated', 'statement'],
        zh_CN:
          '靠你的人多了，推你的人少了。你是土，土又占{pct:earth}，{luck:now.from}到{luck:now.to}走的还是土⟨（日主土，{luck:now}支属土）⟩，山上添山，稳得自己都挪不动。这样的年头，新东西要靠别人带进来：一个比你小十岁的朋友，抵得过你自己下的十回决心。',
        en_US:
          'More people lean on you, and fewer push you. You’re earth, with {pct:earth} of it in the chart, and from {luck:now.from} to {luck:now.to} you walk on earth as well ⟨(earth day master, {luck:now} on earth)⟩, so steady that you can hardly move yourself. In such years new things have to be brought in by others. One friend ten years younger does more than ten resolutions of your own.',
      },
      {
        id: 'flow.luck.earth-high',
        because: ['luck:now-element=earth', 'pct:earth>=25', 'age>=16', 'age<=74'],
        says: ['flow.now=flooded'],
        claims: ['burdens=earth'],
        form: ['dated', 'order'],
        zh_CN:
          '规矩厚了一层，牵挂厚了一层，连说“我再想想”的时候都多了。土在你盘里占{pct:earth}，{luck:now.from}到{luck:now.to}走的还是土⟨（{luck:now}支属土）⟩。厚土不怕，怕没有沟。每个月挖一条浅的：取消一个惯例，交出一把钥匙，或者换一条路走。',
        en_US:
          'There’s one more layer of rules, one more of obligations, and you say “let me think about it” more than before. Earth has {pct:earth} of your chart, and from {luck:now.from} to {luck:now.to} it’s earth again ⟨({luck:now})⟩. Thick ground is all right if it’s ditched. Dig one shallow ditch a month: drop a custom, hand over a key, take another road.',
      },
      {
        id: 'flow.luck.metal-low',
        because: ['luck:now-element=metal', 'pct:metal<=10'],
        says: ['flow.now=supplied'],
        claims: ['helps=metal', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '你近来收口收得比从前利索。金是了断的那一样，你自己才占{pct:metal}，{luck:now.from}到{luck:now.to}有人把剪子递到手边⟨（{luck:now}支属金）⟩。拖得最久的先剪，剪完一件，心里就空出一块。这把剪子不会一直在手，放到这段时间的末尾才用，就钝了。',
        en_US:
          'Your endings have been cleaner lately. Metal is what settles a thing; you have {pct:metal} of it yourself, and from {luck:now.from} to {luck:now.to} the scissors are handed to you ⟨({luck:now} stands on metal)⟩. Cut first what has dragged the longest, and each cut clears some room in your head. You won’t have the scissors for good, and left to the end of this time they’re blunt.',
      },
      {
        id: 'flow.luck.metal-mid',
        because: ['luck:now-element=metal', 'pct:metal>=10', 'pct:metal<=25', 'age>=16'],
        says: ['flow.now=widened'],
        form: ['dated', 'list'],
        zh_CN:
          '该定的定得下，定错了也显得快：这十年落在金上，{luck:now.from}到{luck:now.to}⟨（{luck:now}支属金）⟩，加上你自己的金，占{pct:metal}，从前目测就行的，如今要拿尺量。量得最多的是三样：你收多少，你几时停，你不肯做什么。三样自己先写下来，别人就不用替你量。量过之后还有一样好处：答应的事少了，做到的反而多，旁人说起你，会把“守时”两个字加上去。',
        en_US:
          'Things get settled in these ten years, and mistakes show sooner. From {luck:now.from} to {luck:now.to} you stand on metal ⟨({luck:now})⟩, with {pct:metal} of your own, and what an eye could judge before is now measured. Three things get measured most: what you charge, when you stop, and what you won’t do. Write all three down yourself, and nobody needs to measure them for you. Measuring brings one more thing. You promise less and keep more of it, and people begin to add the word “punctual” when they speak of you.',
      },
      {
        id: 'flow.luck.metal-high',
        because: ['luck:now-element=metal', 'pct:metal>=25'],
        says: ['flow.now=flooded'],
        claims: ['burdens=metal', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '这十年像一直在验收：别人验你，你验别人，空下来验自己。金你本来占{pct:metal}，{luck:now.from}到{luck:now.to}又添一副⟨（{luck:now}支属金）⟩，什么都切得开，反倒没有一样整的。有一件从来不打分的事，你这些年才撑得住；别人笑它没用，没用正是它的用处。',
        en_US:
          'These ten years feel like one long inspection: others check you, you check others, and in between there’s yourself. You had {pct:metal} of metal, and from {luck:now.from} to {luck:now.to} there’s more of it ⟨({luck:now} stands on metal)⟩. Everything gets cut and nothing is left whole. One thing that’s never graded is what carries you through. People call it useless, and that’s its use.',
      },
      {
        id: 'flow.luck.water-low',
        because: ['luck:now-element=water', 'pct:water<=10'],
        says: ['flow.now=supplied'],
        claims: ['helps=water', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '两件事之间，这些年总算空出一段。水是停下来想的那一样，你自己才占{pct:water}，{luck:now.from}到{luck:now.to}由外头添着⟨（{luck:now}支属水）⟩。这段空看着像浪费，旧事往往就在这时候想通。',
        en_US:
          'At last there’s a gap between one thing and the next. Water is what stops and thinks; you have {pct:water} of it yourself, and from {luck:now.from} to {luck:now.to} the times add some ⟨({luck:now} stands on water)⟩. The gap looks like waste. It’s when old questions tend to come clear.',
      },
      {
        id: 'flow.luck.water-mid',
        because: ['luck:now-element=water', 'pct:water>=10', 'pct:water<=25', 'age>=16'],
        says: ['flow.now=widened'],
        form: ['dated', 'statement'],
        zh_CN:
          '消息灵了，人也漂得远。{luck:now.from}到{luck:now.to}这十年落在水上⟨（{luck:now}支属水）⟩，你自己的水占{pct:water}，浮得起来；岸上的家当就不大有人管。每走一趟带回一样能种下去的，漂就成了走：一个人，一个法子，一道菜，都算。你自己不觉得远，因为路上总有人说话。是留在原处的人先觉得：打来的时候你在别处，说的事你要想一想才接得上。一年里有那么两三回，专程回去坐一整天，什么也不办，岸就还在。',
        en_US:
          'You hear things early and you drift far. The ten years from {luck:now.from} to {luck:now.to} run on water ⟨({luck:now})⟩, and with {pct:water} of your own you float on it. Nobody is minding the shore. If you bring home from every trip one thing that can be planted, the drifting turns into travel: a person, a method, a dish. You don’t feel far away, because there’s always someone to talk to. Those who stayed behind feel it first: you’re elsewhere when they call, and it takes you a moment to pick up the thread. Two or three times a year, go back and spend a whole day doing nothing there. Then the shore is still yours.',
      },
      {
        id: 'flow.luck.water-high',
        because: ['luck:now-element=water', 'pct:water>=25'],
        says: ['flow.now=flooded'],
        claims: ['burdens=water', 'presumes=adult'],
        form: ['dated', 'order'],
        zh_CN:
          '知道的事太多，答应的事也记混了。水在你盘里占{pct:water}，{luck:now.from}涨起来的还是水，要到{luck:now.to}才退⟨（{luck:now}支属水）⟩。涨水的年份不宜天天划船，宜钉木桩：每周同一天、同一处、做同一件事，钉牢三根，别的随它漂。',
        en_US:
          'You know too much of what’s going on, and you’ve mixed up your promises. Water makes up {pct:water} of your chart, and more has been rising since {luck:now.from}; it won’t drop before {luck:now.to} ⟨({luck:now} stands on water)⟩. In flood years don’t row daily. Drive three stakes: the same thing, in the same place, on the same day of each week.',
      },
      {
        id: 'flow.luck.wood-any',
        because: ['luck:now-element=wood'],
        form: ['statement', 'dated'],
        zh_CN:
          '{luck:now.from}到{luck:now.to}，你走的是木⟨（{luck:now}支属木）⟩，盘里的木占{pct:wood}。这些年事情多从开头找上你，收尾要自己去找。',
        en_US:
          'From {luck:now.from} to {luck:now.to} you walk on wood ⟨({luck:now})⟩, with {pct:wood} of it in your own chart. Beginnings come looking for you in these years. The endings you have to go and find.',
      },
      {
        id: 'flow.luck.fire-any',
        because: ['luck:now-element=fire'],
        form: ['statement', 'dated'],
        zh_CN:
          '火管着你眼下的十年，{luck:now.from}到{luck:now.to}⟨（{luck:now}支属火）⟩，盘里的火占{pct:fire}。做的事容易被看见，没做完的也一样被看见。',
        en_US:
          'Fire is under your feet from {luck:now.from} to {luck:now.to} ⟨({luck:now})⟩, with {pct:fire} of it in your own chart. What you do gets seen in these years. So does what you haven’t finished.',
      },
      {
        id: 'flow.luck.earth-any',
        because: ['luck:now-element=earth'],
        form: ['statement', 'dated'],
        zh_CN:
          '脚下这十年是土，{luck:now.from}到{luck:now.to}⟨（{luck:now}支属土）⟩，盘里的土占{pct:earth}。放下的东西会留在原处，好的留，该清的也留。',
        en_US:
          'Earth carries you from {luck:now.from} to {luck:now.to} ⟨({luck:now})⟩, with {pct:earth} of it in your own chart. Whatever you put down stays where it is, both the good and what ought to be cleared away.',
      },
      {
        id: 'flow.luck.metal-any',
        because: ['luck:now-element=metal'],
        form: ['statement', 'dated'],
        zh_CN:
          '眼下的十年属金，{luck:now.from}到{luck:now.to}⟨（{luck:now}支属金）⟩，盘里的金占{pct:metal}。该不该了断的事，这些年总有人来问你一个准话。',
        en_US:
          'Metal has these ten years of yours, {luck:now.from} to {luck:now.to} ⟨({luck:now})⟩, with {pct:metal} of it in your own chart. Somebody keeps asking you for a plain yes or no.',
      },
      {
        id: 'flow.luck.water-any',
        because: ['luck:now-element=water'],
        form: ['statement', 'dated'],
        zh_CN:
          '你眼下走的是水，{luck:now.from}到{luck:now.to}⟨（{luck:now}支属水）⟩，盘里的水占{pct:water}。来往的、听说的、想来想去的，这些年都比做定的多。',
        en_US:
          'Water runs under you from {luck:now.from} to {luck:now.to} ⟨({luck:now})⟩, with {pct:water} of it in your own chart. There’s more coming and going, hearing and thinking over in these years than getting settled.',
      },
    ],
  },
  {
    id: 'flow-years',
    card: 'flow',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'flow.years.wood',
        because: ['years:wood', 'open:wood', 'pct:wood<=6'],
        claims: ['years-ahead=10', 'presumes=reading'],
        form: ['dated', 'order'],
        zh_CN:
          '你念头多，长成的少，因为管生长的木只占{pct:wood}。有几年会从外头补上：{years:wood}⟨（年支属木）⟩，平常要拖半年的事，那时候三个月就见样子。别等当年才找种子。提前一年选定一样，{year:wood}开头就动手。',
        en_US:
          'You have many ideas and few that grew, because wood, which does the growing, is {pct:wood} of your chart. In some years it’s supplied from outside: {years:wood} ⟨(wood in the branch of the year)⟩. What drags for six months in other years shows results in three. Don’t go looking for seed then. Choose one thing the year before, and begin as {year:wood} opens.',
      },
      {
        id: 'flow.years.wood-none',
        because: ['years:wood', 'open:wood', 'pct:wood<=0'],
        claims: ['years-ahead=10', 'presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '长到哪儿算哪儿，你一向没有自己的刻度，因为盘里没有木。{years:wood}，外头会替你竖起一把尺⟨（年支属木）⟩，从{year:wood}开始学的东西，进步看得见，每个月都能画一道。没有木的盘不是不长，是长了自己不知道。没有尺的好处是从不跟人比高，坏处是该歇的时候也不知道已经够了。那些年里量过几回，以后没有尺的年份，你心里也会有个大概。',
        en_US:
          'You grew as tall as you grew and never had a scale of your own, since the chart holds no wood. In {years:wood} somebody stands a ruler beside you ⟨(wood in the branch of the year)⟩, and whatever you begin in {year:wood} shows progress, a mark a month. A chart without wood grows, too. It just doesn’t notice. Having no ruler means that you never compare heights, which is a relief. It also means that you don’t know when it’s enough. Measure yourself a few times in those years, and in the years without a ruler you’ll have a rough idea.',
      },
      {
        id: 'flow.years.wood-use',
        because: ['use:wood', 'years:wood', 'pct:wood<=6'],
        says: ['good-years=wood'],
        claims: ['years-ahead=10', 'presumes=friends'],
        form: ['dated', 'order'],
        zh_CN:
          '全盘最用得着的是木，你自己才占{pct:wood}，往后十年由年份送来：{years:wood}⟨（年支属木）⟩。新的课程，新的搭子，一件要养三年的事，都适合在{year:wood}的头几个月定。那一年送到门口的，过了时候就蔫。坑先挖好：提前把一样旧的腾走。',
        en_US:
          'What your chart can use most is wood, and you own {pct:wood}. In the ten years ahead it’s brought in {years:wood} ⟨(wood in the branch of the year)⟩. A new course, a new companion, a thing that needs three years of care: the first months of {year:wood} are the time to settle it. What’s brought to your door then doesn’t keep. Dig the hole first, by giving up one old thing beforehand.',
      },
      {
        id: 'flow.years.metal-none',
        because: ['years:metal', 'open:metal', 'pct:metal<=0'],
        claims: ['years-ahead=10', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '你常在快到末尾的地方停下，换一样从头来，因为盘里没有管了断的金。{years:metal}，这一下由外头给⟨（年支属金）⟩，一些拖着的会自己出结果，好坏都爽快。结果出来的那天，不用再添一段。平日没有这一下的时候，你可以借别人的：请一位做事干脆的朋友，替你定一个完工的日子，到那天来收。你不是做不完，是没有人来收就总觉得还差一点。',
        en_US:
          'You often stop just short of the end and start something else, because the chart has no metal, which does the finishing. In {years:metal} the closing stroke comes from outside ⟨(metal in the branch of the year)⟩, and some matters that dragged will end of themselves, well or badly, and cleanly. When one does, it needs no sequel. In years without it you can borrow from others. Ask a friend who’s quick to decide to set the day when it’s finished, and to come and collect it. You’re able to finish. As long as nobody comes to collect, it just never feels quite done.',
      },
      {
        id: 'flow.years.metal-use',
        because: ['use:metal', 'years:metal', 'pct:metal<=6'],
        says: ['good-years=metal'],
        claims: ['years-ahead=10', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '有几年，谁高谁矮一下就看得清，你也肯剪：{years:metal}⟨（年支属金）⟩。你的盘最用得着金，手里却只占{pct:metal}，平时舍不得了断；到那时候有尺，有剪，也有人肯说真话。剪以前要先知道留什么，所以{year:metal}到来之前写下三样想留的，其余的剪到哪儿都不心疼。',
        en_US:
          'There are years when you can see at once what’s grown too tall, and you’re willing to cut: {years:metal} ⟨(metal in the branch of the year)⟩. Your chart can use metal most and holds {pct:metal}, so in ordinary times you put off endings. Then there are shears, a measure, and people willing to say what they think. Before cutting one has to know what to keep. Write down three such things before {year:metal}, and the rest can go without regret.',
      },
      {
        id: 'flow.years.water-none',
        because: ['years:water', 'open:water', 'pct:water<=0'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'question'],
        zh_CN:
          '什么时候停得下来？{years:water}，这些年日子里会渗出空来⟨（年支属水）⟩。盘里一滴水也没有，你少有回头看自己的时候，忙完只剩累。从{year:water}开始，每个月留一晚翻翻这个月，能看出哪一天最像自己。',
        en_US:
          'When do you get to stop? In {years:water} some slack seeps into your days ⟨(water in the branch of the year)⟩. Your chart holds no water at all, so you seldom look back at yourself, and after the work there’s only being tired. From {year:water} on, one evening a month spent leafing through the days shows which of them was most like you.',
      },
      {
        id: 'flow.years.water-use',
        because: ['use:water', 'years:water', 'pct:water<=6'],
        says: ['good-years=water'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '出远门，开口，换一方水土，都留到{years:water}⟨（年支属水）⟩。你最用得着的是水，自己才占{pct:water}，平时水浅，走得再急也擦着底；到那些年，船自己会浮。等到{year:water}才备船就晚了。睡足，把欠别人的话还清，这两件在水来以前做完，到时候只管走。',
        en_US:
          'Going far, speaking up, living somewhere else: keep them for {years:water} ⟨(water in the branch of the year)⟩. Water is what you can use most and you have {pct:water}, so in ordinary years the hull scrapes however fast you go. In those years the boat floats by itself. It’s too late to get it ready in {year:water}. Sleep enough and settle what you owe in words beforehand, and then you only have to go.',
      },
      {
        id: 'flow.years.earth',
        because: ['years:earth', 'open:earth', 'pct:earth<=6', 'age>=16'],
        claims: ['years-ahead=10'],
        form: ['dated', 'list'],
        zh_CN:
          '合同，户口，仓库，一张不搬的床，这类事遇上土年才落得稳。你的土只占{pct:earth}，平日东西经过得多，停下来的少；往后十年里的土年是{years:earth}⟨（年支属土）⟩。凡要签字存底的，{year:earth}最合适。',
        en_US:
          'Leases, records, a storeroom, a bed that stays where it is: such things set firm in years of earth. You have {pct:earth} of it, and more passes through than stops. In the ten years ahead those are {years:earth} ⟨(earth in the branch of the year)⟩. For whatever wants a signature and a file copy, {year:earth} suits.',
      },
      {
        id: 'flow.years.metal',
        because: ['years:metal', 'open:metal', 'pct:metal<=6'],
        claims: ['years-ahead=10', 'presumes=money'],
        form: ['dated', 'statement'],
        zh_CN:
          '你开得了头，断不了尾，因为管了断的金才占{pct:metal}。往后十年有{years:metal}会把剪子递到手边⟨（年支属金）⟩，头一回是{year:metal}。那时别人也在清账，你开口说“到此为止”，没人见怪。最难断的那一样，往往别人早替你断了，只是没有人说出口。把它放在最前面了结，后面几样会快得出奇；放在最后，前面几样也都断得不干净。',
        en_US:
          'You’re good at beginnings and bad at endings, because metal, which ends things, is {pct:metal} of your chart. In the ten years ahead {years:metal} hand you the scissors ⟨(metal in the branch of the year)⟩, first of all {year:metal}. Others will be closing their books as well, and nobody takes “that’s the end of it” amiss. The one that’s hardest to end has mostly been ended by the others already, and nobody has said so. Do that one first, and the rest goes surprisingly fast. Leave it for last, and none of the others comes out clean.',
      },
      {
        id: 'flow.years.water',
        because: ['years:water', 'open:water', 'pct:water<=6'],
        claims: ['years-ahead=10', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '做完一件，你立刻接下一件，中间不留空，因为水只占{pct:water}。{years:water}这些年，空会自己宽出来⟨（年支属水）⟩，走动的、聊天的、发呆的时间都有。那样的年份排满了可惜；头一个是{year:water}，留一个月不立项，听来的、想到的，够用很久。',
        en_US:
          'As one job ends you take up the next with no gap between, because water is {pct:water} of your chart. In {years:water} the gap opens by itself ⟨(water in the branch of the year)⟩, with time for going about, for talk and for looking out the window. It’s a pity to fill such years. The first is {year:water}. One month of it without a project, and what you hear and think of will last you a long while.',
      },
      {
        id: 'flow.years.wood-adverse',
        because: ['adverse:wood', 'years:wood', 'pct:wood<=6'],
        says: ['adverse=wood'],
        claims: ['years-ahead=10', 'presumes=friends'],
        form: ['dated', 'order'],
        zh_CN:
          '有几年新点子、新邀约会比平时多，样样要地方：{years:wood}⟨（年支属木）⟩。木在你盘里占{pct:wood}，又是最不必添的一样，少开头对你是福气。{year:wood}来以前先定一个数，当年只开这么多头，多出来的写下来，隔一年再看。',
        en_US:
          'In some years ideas and invitations come thicker than usual, and each wants room: {years:wood} ⟨(wood in the branch of the year)⟩. Wood is {pct:wood} of your chart and the element it least needs more of, so few beginnings are a blessing to you. Before {year:wood}, fix how many you’ll allow. Write the others down and look again a year later.',
      },
      {
        id: 'flow.years.earth-adverse',
        because: ['adverse:earth', 'years:earth', 'pct:earth<=6'],
        says: ['adverse=earth'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '东西流得动，是你的长处，所以土来的年份要当心。你的盘最不想添土，自己只占{pct:earth}；{years:earth}⟨（年支属土）⟩，搬来的、堆下的、一应下就挪不走的会多起来。在{year:earth}，能借的先别买，能说一年的先别说一辈子，过了这一年再定也不迟。家里每进一样出一样，你自己就不会被埋住。',
        en_US:
          'That things keep moving is your strength, so be careful in years of earth. Your chart least wants more of it and holds {pct:earth}. In {years:earth} ⟨(earth in the branch of the year)⟩ more gets delivered, piled up and promised for good. In {year:earth}, what can be borrowed needn’t be bought, and what can be agreed for a year needn’t be agreed for life. You can still decide when the year is over. If one thing leaves for each that comes in, you won’t get buried.',
      },
      {
        id: 'flow.years.metal-adverse',
        because: ['adverse:metal', 'years:metal', 'pct:metal<=6'],
        says: ['adverse=metal'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'order'],
        zh_CN:
          '有几年，周围的人爱下结论，话说得短：{years:metal}⟨（年支属金）⟩。金占{pct:metal}，又是这张盘最不想添的；你跟着一刀下去，剪掉的常是还要用的。{year:metal}里遇上要了断的，先写“待定”，过一个月再看。',
        en_US:
          'In some years people around you like verdicts and short sentences: {years:metal} ⟨(metal in the branch of the year)⟩. Metal is {pct:metal} of your chart and the element it least wants more of. A cut made in their company tends to take off what’s still in use. In {year:metal}, mark such matters “pending” and look again after a month.',
      },
      {
        id: 'flow.years.water-adverse',
        because: ['adverse:water', 'years:water', 'pct:water<=6'],
        says: ['adverse=water'],
        claims: ['years-ahead=10', 'presumes=friends'],
        form: ['dated', 'statement'],
        zh_CN:
          '你想好的事，最怕夜里再泡一泡。水在你盘里占{pct:water}，本来就最不想添；{years:water}⟨（年支属水）⟩，消息多，夜话多，定了的会发软。到{year:water}给自己一个钟点，过了那个钟点不改主意，要想的留到白天想。',
        en_US:
          'What you’ve decided shouldn’t be soaked again at night. Water is {pct:water} of your chart, which wants no more of it. In {years:water} ⟨(water in the branch of the year)⟩ there’s more news, more talk into the night, and decided things go soft. Give yourself an hour in {year:water} after which no mind is changed, and think again by daylight.',
      },
      {
        id: 'flow.years.fire-use',
        because: ['use:fire', 'pct:fire<=6', 'years:use-stem'],
        says: ['good-years=fire'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'order'],
        zh_CN:
          '全盘等火来通，你自己才占{pct:fire}，往后十年有几年会替你打灯：{years:use-stem}⟨（年干属火）⟩。那时旁人本来就在抬头看。藏得最深的那件手艺，挑{year:use-stem}拿出来，先备好一页说明。',
        en_US:
          'Your chart waits on fire to get moving and holds {pct:fire}. In the ten years ahead some light a lamp for you: {years:use-stem} ⟨(fire in the stem of the year)⟩, when people are looking up anyway. Bring out your best-hidden skill in {year:use-stem}, with one page that says what it is.',
      },
      {
        id: 'flow.years.fire-joy',
        because: ['joy:fire', 'pct:fire<=6', 'years:joy-stem'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '亮相这一关，你平日侧着身子过，有几年可以正着走：{years:joy-stem}⟨（年干属火）⟩。火在你的盘里占{pct:fire}，是帮得上忙的一样，不必多，有一点就够。{year:joy-stem}答应一次小场面，讲你已经做完的事，比答应大场面、讲将来要做的事，合你的身。',
        en_US:
          'Being seen is a passage you usually take sideways, and in some years you can walk through it straight: {years:joy-stem} ⟨(fire in the stem of the year)⟩. Fire is {pct:fire} of your chart and one of its helpers, and a little of it is enough. In {year:joy-stem} a small audience, and something you’ve already finished, suit you better than a large one and a plan.',
      },
      {
        id: 'flow.years.use-absent',
        because: ['years:use-both', 'use:absent'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '你最用得着的{element:use}，盘里一点也没有，全靠年份送。送得最足的是{years:use-both}⟨（天干地支都属它）⟩。那样的年头做事会觉得轻，轻过了却什么也没留下，才可惜。平日做不动的那一样，放到这种年份做，做成一个能留下的形状：写成的，签下的，学会的，都算。也有人专等这样的年份，把平常的日子都当成等，那就反了。平日你照旧用手边有的东西过，日子过得顺，年份来的时候才有地方接。',
        en_US:
          'What you can use most, {element:use}, is nowhere in your chart and has to come with the years. Those that bring the most of it are {years:use-both} ⟨(in stem and branch)⟩. Work feels light in such years, and the pity is to have felt light and kept nothing. Take the one thing that won’t move in ordinary times, do it then, and leave it in a form that keeps: written, signed or learned. Some people do nothing but wait for such years and treat all the others as waiting, which gets it backward. In ordinary times you live with what you have at hand. The better that runs, the more room there is when the year comes.',
      },
      {
        id: 'flow.years.use-hidden',
        because: ['years:use-both', 'use:only-hidden'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '盘里压在底下的{element:use}，正是你最用得着的，占{pct:use}，平日够不着⟨（只在藏干）⟩。{years:use-both}，年份会替你搭一架梯子⟨（天干地支都属它）⟩：压着的本事、搁着的人情，那时候自己会往上走。头几个月少接新的，腾出手来接它。你平常以为自己没有这一样，其实是没有人来叫；叫过一回，以后自己也找得到门。',
        en_US:
          'The {element:use} at the bottom of your chart, {pct:use} of it, is what you can use most, and in ordinary times you can’t reach it ⟨(in hidden stems only)⟩. In {years:use-both} the year brings you a ladder ⟨(it has stem and branch)⟩, and skills put by and kindnesses owed come up on their own. Take on little that’s new in the first months, and keep your hands free for them. You think you don’t have it. It’s only that nobody called, and once called, you can find the way down yourself.',
      },
      {
        id: 'flow.years.use-shown',
        because: ['years:use-both', 'use:shown', 'pct:least<=6'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '露在外面的{element:use}占{pct:use}，正是你最用得着的⟨（透干）⟩；{years:use-both}，外头再添一层⟨（天干地支都属它）⟩。这样的年头用来救急可惜了，用来加深最好：做了几年、刚摸到门道的那一样，在这一年里做足。',
        en_US:
          'The {element:use} you show openly, {pct:use} of the chart, is what you can use most ⟨(revealed in a stem)⟩. In {years:use-both} the times add another layer ⟨(in stem and branch)⟩. It’s a pity to spend such a year on repairs. Spend it on depth: whatever you’ve done for some time and have just begun to understand, do the whole of it then.',
      },
      {
        id: 'flow.years.adverse-flood',
        because: ['years:adverse-both', 'pct:one>=45', 'kind:regular'],
        claims: ['years-ahead=10', 'presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '大件的事，赶在{years:adverse-both}前头办完⟨（天干地支都属忌）⟩。你盘里有一样五行已经占{pct:most}，满得很；那几年来的又是最要防着添多的{element:adverse}。路不会改，只是急：该签的先签，该还的先还，到时候撑住旧的就好。',
        en_US:
          'Get the large things done ahead of {years:adverse-both} ⟨(stem and branch both adverse)⟩. One element already makes up {pct:most} of your chart, which is full enough, and those years bring {element:adverse}, the one to be most sparing with. Your course doesn’t change then, it only runs harder. If what’s due is signed and what’s owed is returned beforehand, all you have to do is hold steady.',
      },
    ],
  },
]
