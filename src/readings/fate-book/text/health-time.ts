import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'rest-luck',
    card: 'health',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'health.luck.use-both',
        because: ['luck:now-use-both'],
        says: ['health.pace=raise'],
        zh_CN:
          '顺风的时候没有人看表。{luck:now}这步运，干和支都是你要的{element:use}⟨（运干支同为用神）⟩，到{luck:now.to}为止，做什么都像下坡，容易一路骑到没气。趁轮子转得轻，装一副闸：每晚同一个钟点下车，风再好也下。',
        en_US:
          'Nobody looks at a watch with the wind behind them. Stem and branch of {luck:now} are both {element:use}, the element you want ⟨ (cycle wholly useful)⟩, and until {luck:now.to} most things run downhill. You could ride until you drop. Fit a brake while the wheels turn easily: off the bicycle at the same hour every night, however fair the wind.',
      },
      {
        id: 'health.luck.use-officer',
        because: ['luck:now-use', 'luck:now=officer', 'age>=16', 'age<=74'],
        says: ['health.pace=raise'],
        zh_CN:
          '这几年若有人给你排班，多半是排对了。{luck:now}的天干管束你，地支却正是你要的{element:use}⟨（官杀之运，支为用神）⟩，到{luck:now.to}，紧一点反而睡得好。把休息也交给章程：写进同一张班表，跟别的班一样，换班要有人签字。',
        en_US:
          'If somebody draws up your hours in these years, they’re probably doing you a favor. The stem of {luck:now} keeps you in line, and its branch is the {element:use} you want ⟨ (Officers over the useful element)⟩, so until {luck:now.to} you sleep better for being a little pressed. Put rest on the same roster. Like any other shift, it can be swapped only in writing.',
      },
      {
        id: 'health.luck.use-output',
        because: ['luck:now-use', 'luck:now=output'],
        says: ['health.pace=raise'],
        zh_CN:
          '睡得最沉的那几晚，白天大都做成了一样东西。{luck:now}的天干往外放，地支是你要的{element:use}⟨（食伤之运，支为用神）⟩，到{luck:now.to}为止，手上出活就是歇。别攒到深夜一次出：每天午后交一件小的，天黑以后只看，不做。',
        en_US:
          'Your soundest nights in these years follow days on which something got made. The stem of {luck:now} pours out, and its branch is the {element:use} you want ⟨ (Output over the useful element)⟩, so until {luck:now.to} finishing a thing is itself rest. Don’t save it up for midnight. Turn out one small piece each afternoon, and after dark only look at it.',
      },
      {
        id: 'health.luck.use-wealth',
        because: ['luck:now-use', 'luck:now=wealth'],
        says: ['health.pace=raise'],
        zh_CN:
          '这十年你忙得有滋味，也就最会忘饭点。{luck:now}的天干归你照管，地支又是你要的{element:use}⟨（财运，支为用神）⟩，样样接得住，接住就想再接。到{luck:now.to}以前，把饭当成一件归你照管的东西：写进单子，排在第一行，吃了打勾。',
        en_US:
          'You enjoy being busy in this cycle, which is why lunch slips. The stem of {luck:now} is yours to look after, and its branch is the {element:use} you want ⟨ (Wealth over the useful element)⟩. You catch whatever comes and hold out your hands for more. Until {luck:now.to}, treat the meal as one of the things in your care: first line of the list, ticked when eaten.',
      },
      {
        id: 'health.luck.use-then-adverse',
        because: ['luck:now-use', 'luck:next-adverse'],
        says: ['health.pace=raise', 'health.turn=cycle'],
        zh_CN:
          '眼下这步{luck:now}，地支是你要的{element:use}；下一步{luck:next}，地支换成你要躲的那一样⟨（用神运后接忌神运）⟩，日子是{luck:next.from}。好比上坡前的最后一段平路，先别想跑得多快，想鞋带。早饭、早睡、那一圈路，在平路上练成不用想的事。',
        en_US:
          'The branch of {luck:now} is the {element:use} you want. From {luck:next.from} you have {luck:next}, and its branch is the element you’d rather not meet ⟨ (useful cycle, then adverse)⟩. This is the last flat stretch before the hill, and the thing to think about is your laces. Breakfast, bedtime, the daily loop: practice them on the level until they need no deciding.',
      },
      {
        id: 'health.luck.use',
        because: ['luck:now-use'],
        says: ['health.pace=raise'],
        zh_CN:
          '搁下多年的那双球鞋，这几年值得从柜顶拿下来。{luck:now}的地支是{element:use}，正是这张盘要的⟨（运支用神）⟩，到{luck:now.to}以前，立个习惯比从前省一半力气。一次只立一样，立满一百天再添第二样，别把顺当成不会累。',
        en_US:
          'There’s a pair of sports shoes on top of your closet, and these are years to take them down. The branch of {luck:now} is {element:use}, what your chart wants ⟨ (useful cycle)⟩, so until {luck:now.to} a habit costs half of what it used to. One at a time, a hundred days each, then the next. Things going well doesn’t mean you aren’t getting tired.',
      },
      {
        id: 'health.luck.joy',
        because: ['luck:now-joy', 'age>=16'],
        says: ['health.pace=hold'],
        zh_CN:
          '这十年像坐在一张不错的椅子上，舒服，所以坐得久。{luck:now}的地支是{element:joy}，给你要的那一行当帮手⟨（运支喜神）⟩，到{luck:now.to}为止，日子推着你走，用不着拼。步子照旧就好；哪天发现连下楼都嫌远，就该自己站起来。',
        en_US:
          'This cycle is a decent chair, comfortable, and you stay in it. The branch of {luck:now} is {element:joy}, the helper of the element you want ⟨ (helpful cycle)⟩, and until {luck:now.to} the days carry you along without a fight. Keep the pace you have. If the corner store begins to seem far away, that’s the moment to stand up.',
      },
      {
        id: 'health.luck.joy-officer',
        because: ['luck:now-joy', 'luck:now=officer'],
        says: ['health.pace=hold'],
        zh_CN:
          '有人管着钟点的日子，你过得最顺。{luck:now}的天干管束你，地支{element:joy}是帮手⟨（官杀之运，支为喜神）⟩，到{luck:now.to}为止，闹钟、门禁、定好的课都替你省心。自己再往上添规矩，就多了：一天里留两小时没人管，连自己也不管。',
        en_US:
          'You do well in years when somebody else keeps the clock. The stem of {luck:now} holds you to terms, and its branch, {element:joy}, is a helper ⟨ (Officers over the helpful element)⟩. Until {luck:now.to}, alarms, closing times and fixed classes save you trouble. Rules of your own on top are too many. Leave two hours a day that nobody governs, you included.',
      },
      {
        id: 'health.luck.joy-peer',
        because: ['luck:now-joy', 'luck:now=peer'],
        says: ['health.pace=hold'],
        zh_CN:
          '一个人走着嫌长的路，这几年有人并肩。{luck:now}的天干是同辈，地支{element:joy}帮得上忙⟨（比劫之运，支为喜神）⟩，到{luck:now.to}以前，想动起来就找伴，想停下来也找伴。约的时候把散场的钟点一道约好，伴越多，越没有人肯先说走。',
        en_US:
          'Roads too long to walk alone have company on them now. The stem of {luck:now} is a peer, and its branch, {element:joy}, lends a hand ⟨ (Peers over the helpful element)⟩. Until {luck:now.to}, find a partner for moving and one for stopping as well. Fix the hour of parting along with the hour of meeting. The bigger the party, the less anyone cares to leave first.',
      },
      {
        id: 'health.luck.idle',
        because: ['luck:now-idle'],
        says: ['health.pace=hold'],
        zh_CN:
          '问你这几年过得紧还是松，你答“就那样”，答得没错。{luck:now}的地支是{element:idle}，不帮也不拦⟨（运支闲神）⟩，到{luck:now.to}以前，快慢没有人替你调，全看你自己手上的旋钮。每年生日那天拧一次：比去年多睡，还是少睡，写一个数。',
        en_US:
          'Asked whether these years are hard or easy, you’d say “the usual,” and you’d be right. The branch of {luck:now} is {element:idle}, which neither helps nor hinders ⟨ (idle cycle)⟩. Until {luck:now.to} nobody sets your speed, and the knob is in your own hand. Turn it once a year, on your birthday: more sleep than last year or less, and say by how much.',
      },
      {
        id: 'health.luck.idle-output',
        because: ['luck:now-idle', 'luck:now=output'],
        says: ['health.pace=hold'],
        zh_CN:
          '这几年你话多活也多，外头既没有人催，也没有人拦。{luck:now}的天干往外放，地支{element:idle}在旁边看着⟨（食伤之运，支为闲神）⟩，到{luck:now.to}为止，累全是自己讲出来、做出来的。好处是停也由你：每周挑一天不发言，不出活，当一回听众。',
        en_US:
          'You say a lot and make a lot in these years, with nobody driving you and nobody in the way. The stem of {luck:now} pours out while its branch, {element:idle}, looks on ⟨ (Output over the idle element)⟩. Until {luck:now.to} your tiredness is homemade, so stopping is in your hands too. One day a week, post nothing, finish nothing, and be somebody’s audience.',
      },
      {
        id: 'health.luck.idle-wealth',
        because: ['luck:now-idle', 'luck:now=wealth'],
        says: ['health.pace=hold'],
        zh_CN:
          '家里的东西没有哪样急，只是样样都要你看一眼：滤芯，车胎，花盆，外公的旧收音机。{luck:now}的天干归你照管，地支{element:idle}不帮不碍⟨（财运，支为闲神）⟩，到{luck:now.to}为止，累是一眼一眼看出来的。把这些归到每月头一个星期六上午，其余的日子，看见也当没看见。',
        en_US:
          'Nothing in the house is urgent. It’s just that everything wants a glance from you: the filter, the tires, the flowerpots, grandfather’s old radio. The stem of {luck:now} is yours to look after, and its branch, {element:idle}, neither helps nor hinders ⟨ (Wealth over the idle element)⟩. Until {luck:now.to} you tire by glances. Give them the first Saturday morning of the month, and on other days see nothing.',
      },
      {
        id: 'health.luck.enemy',
        because: ['luck:now-enemy'],
        says: ['health.pace=lower'],
        zh_CN:
          '同样一段路，这几年你要多歇一站。{luck:now}的地支是{element:enemy}，在背后替你的累添柴⟨（运支仇神）⟩，到{luck:now.to}为止，事情不见得难，只是处处多一道手续。时间按一倍半算：说一小时到的，留一个半；做三天的，给五天。',
        en_US:
          'For the same stretch of road you now need one more stop. The branch of {luck:now} is {element:enemy}, which hands firewood to whatever weighs on you ⟨ (opposing cycle)⟩. Until {luck:now.to} things aren’t so much hard as one form longer. Reckon time at one and a half: for an hour’s ride leave ninety minutes, and give three days’ work five.',
      },
      {
        id: 'health.luck.enemy-officer',
        because: ['luck:now-enemy', 'luck:now=officer', 'age>=16', 'age<=74'],
        says: ['health.pace=lower'],
        zh_CN:
          '催你的人背后，还站着一个催他的人。{luck:now}的天干管束你，地支{element:enemy}又给拖累你的那一样递柴⟨（官杀之运，支为仇神）⟩，到{luck:now.to}为止，一样东西常要交两遍。第一遍早交，不求好看；第二遍动手以前，先睡一晚。',
        en_US:
          'Behind whoever hurries you stands someone hurrying them. The stem of {luck:now} holds you to terms, and its branch, {element:enemy}, feeds what weighs on you ⟨ (Officers over the opposing element)⟩. Until {luck:now.to}, expect to hand things in twice. Let the first version be early and plain. Sleep a night before you touch the second.',
      },
      {
        id: 'health.luck.enemy-resource',
        because: ['luck:now-enemy', 'luck:now=resource'],
        says: ['health.pace=lower'],
        zh_CN:
          '这几年你存的文章、买的课、记下的菜谱，多到光翻一遍目录，洗澡水就凉了。{luck:now}的天干养你、教你，地支{element:enemy}却往拖累你的那边添柴⟨（印运，支为仇神）⟩，到{luck:now.to}以前，吃进去的要挑。每周清一次，留三篇，其余的不看就删。',
        en_US:
          'The articles saved, the courses bought, the recipes kept: by the time you’ve read through the titles, the bathwater is cold. The stem of {luck:now} feeds and instructs you, while its branch, {element:enemy}, feeds what weighs on you ⟨ (Resource over the opposing element)⟩. Until {luck:now.to}, be choosy about what you take in. Once a week keep three pieces and delete the rest unread.',
      },
      {
        id: 'health.luck.adverse',
        because: ['luck:now-adverse'],
        says: ['health.pace=lower'],
        zh_CN:
          '有些年份是拿来走路的，别拿来跑。{luck:now}的地支是{element:adverse}，这张盘不想再添的一样⟨（运支忌神）⟩，到{luck:now.to}以前，赶出来的那一截，夜里都要还。年初就把最忙的两个月找出来，前后各空一周，空出来的别让人知道。',
        en_US:
          'Some years are for walking. The branch of {luck:now} is {element:adverse}, the element this book would rather you met less of ⟨ (adverse cycle)⟩, and until {luck:now.to} whatever you gain by hurrying is paid back at night. Each January, find the two busiest months ahead. Keep a week clear on either side of them, and tell nobody that it’s clear.',
      },
      {
        id: 'health.luck.adverse-officer',
        because: ['luck:now-adverse', 'luck:now=officer', 'age>=16', 'age<=74'],
        says: ['health.pace=lower'],
        zh_CN:
          '找你的人这几年都带着截止日期。{luck:now}的天干管束你，地支又是你要躲的{element:adverse}⟨（官杀之运，支为忌神）⟩，到{luck:now.to}为止，催的比帮的多。能拖的别硬顶，先问一句“最晚哪天”，十回里有六回，那一天比你以为的远。',
        en_US:
          'Everyone who comes to you in these years has a deadline on them. The stem of {luck:now} keeps you in line, and the branch is the {element:adverse} you do better without ⟨ (Officers over the adverse element)⟩. Until {luck:now.to} more people push than help. Before you brace yourself, ask “What’s the latest?” Six times in ten, that day is further off than you thought.',
      },
      {
        id: 'health.luck.adverse-wealth',
        because: ['luck:now-adverse', 'luck:now=wealth'],
        says: ['health.pace=lower'],
        zh_CN:
          '房子、人、宠物、一屋子绿植，要你照管的东西一年比一年多。你走的{luck:now}，天干是你的财，地支却是要躲的{element:adverse}⟨（财运，支为忌神）⟩，管得来，管不轻。到{luck:now.to}以前，每添一样，先送走一样；周日下午谁也不照管，连花都别浇。',
        en_US:
          'Rooms, people, a cat, a shelf of plants: what’s in your care multiplies year by year. The stem of {luck:now} is your Wealth, what is yours to look after, and the branch is the {element:adverse} you’d rather avoid ⟨ (Wealth over the adverse element)⟩. You manage, though not lightly. Until {luck:now.to}, let one thing go for each that comes in. Sunday afternoons, not even the plants.',
      },
      {
        id: 'health.luck.adverse-output',
        because: ['luck:now-adverse', 'luck:now=output'],
        says: ['health.pace=lower'],
        zh_CN:
          '话说得比从前多，手上的活也开得多，晚上却想不起今天完成了什么。{luck:now}的天干往外放，地支偏是要躲的{element:adverse}⟨（食伤之运，支为忌神）⟩，放得快，存得少。到{luck:now.to}为止，一天只认一样成品，做完这样，剩下的时间归你躺着。',
        en_US:
          'You talk more than you used to, have more in hand, and in the evening can’t say what got done. The stem of {luck:now} pours out while its branch is the {element:adverse} you should go easy on ⟨ (Output over the adverse element)⟩, quick to spend and slow to save. Until {luck:now.to}, count one finished piece a day. After it, the remaining hours are for lying down.',
      },
      {
        id: 'health.luck.adverse-resource',
        because: ['luck:now-adverse', 'luck:now=resource'],
        says: ['health.pace=lower'],
        zh_CN:
          '有人替你盛饭，替你操心，替你把被子掖到下巴。{luck:now}的天干是养你的那一路，地支却是要躲的{element:adverse}⟨（印运，支为忌神）⟩，到{luck:now.to}以前，累常常累在被照料、被叮嘱里。谢过之后出门走一圈，哪样关心管用，走着想得清楚。',
        en_US:
          'Someone fills your bowl, worries on your behalf, and tucks the quilt up to your chin. The stem of {luck:now} is what nourishes you, and the branch is the {element:adverse} you want less of ⟨ (Resource over the adverse element)⟩. Until {luck:now.to}, being looked after can itself be tiring. Say thank you and go out for a walk. On foot you’ll know which of the advice to keep.',
      },
      {
        id: 'health.luck.adverse-then-use',
        because: ['luck:now-adverse', 'luck:next-use'],
        says: ['health.pace=lower', 'health.turn=cycle'],
        zh_CN:
          '逆水的船，这一程先求不退。{luck:now}的地支是要躲的{element:adverse}，下一步{luck:next}就换成你要的{element:use}⟨（忌神运后接用神运）⟩，从{luck:next.from}算起。那之前把桨划小，觉睡足，习惯只守一样；大的计划用铅笔写，写好压着。',
        en_US:
          'Rowing against the stream, it’s enough for now not to drift back. The branch of {luck:now} is the {element:adverse} you avoid. With {luck:next}, from {luck:next.from}, it becomes the {element:use} you want ⟨ (adverse cycle, then useful)⟩. Until that day use short strokes, sleep enough and hold on to one habit. Write the large plans in pencil and leave them in the drawer.',
      },
      {
        id: 'health.luck.clash-day',
        because: ['luck:now-clash@day'],
        says: ['health.pace=lower'],
        zh_CN:
          '这十年里你家的床换过位置，或者正打算换。{luck:now}的地支对着你日支的{branch:day}⟨（运支冲日支）⟩，日支是家，是枕头，底下那块地一直在轻轻地挪。到{luck:now.to}为止，睡觉这件事认东西，别认地方：同一只枕头，同一盏小灯，走到哪儿带到哪儿。',
        en_US:
          'In this cycle your bed has been moved, or you’re thinking of moving it. The branch of {luck:now} faces the {branch:day} of your day ⟨ (cycle facing the day branch)⟩, which is home and pillow, so the ground beneath keeps shifting a little. Until {luck:now.to}, let sleep belong to objects and not to a place: the same pillow, the same small lamp, carried wherever you go.',
      },
      {
        id: 'health.luck.turns',
        because: ['luck:turns-within-a-year'],
        says: ['health.pace=lower', 'health.turn=cycle'],
        zh_CN:
          '搬家前一个月，谁都睡不踏实，你现在就有点像。{luck:next.from}，大运从{luck:now}换到{luck:next}⟨（一年内交运）⟩，十年才换一次。交接前后各三个月，作息别动，饭点别动，新鲜事挑一样就够；旧习惯里打算带走的，现在就挑定，不超过三样。',
        en_US:
          'A month before moving house nobody sleeps soundly, and that’s roughly where you are. On {luck:next.from} your luck goes from {luck:now} to {luck:next} ⟨ (cycle turning within a year)⟩, which happens once in ten years. For three months on either side, leave bedtime and mealtimes as they are and take on one new thing at most. Choose the habits you mean to bring along. Three will fit.',
      },
    ],
  },
  {
    id: 'rest-years',
    card: 'health',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'health.years.tight-officer',
        because: ['tight-year=officer', 'age>=16', 'age<=74'],
        zh_CN:
          '往后十年里最紧的是{year:tight}，当年的天干管束你⟨（官杀之年）⟩，要交的、要到场的、要签字的都会多。紧年靠前一年来过：先退掉一个可去可不去的差使，假提前请好，到了那年只按时做，不加班做。',
        en_US:
          'The tightest of the ten years ahead is {year:tight}. Its stem belongs to the Officers, the family that sets terms ⟨ (an Officer year)⟩, so there’ll be more to hand in, attend and sign. A year like that is prepared in the one before. Resign from one duty you could do without, book the time off early, and then do things on time rather than overtime.',
      },
      {
        id: 'health.years.tight-peer',
        because: ['tight-year=peer'],
        zh_CN:
          '约你的、比你的、拉你一起扛的，会挤在同一年来：{year:tight}。那年在往后十年里分数最低，当年的天干是同辈⟨（比劫之年）⟩。前一年就练一句话：“这回我不去。”练到不用解释为止。空下来的晚上写上名字，写你自己的。',
        en_US:
          'People will want you at their table, in their race and on the other end of their sofa, all in one year. {year:tight} scores lowest of the next ten, and its stem is a peer ⟨ (a Peer year)⟩. In the year before, practice one sentence, “I’ll sit this one out,” until it needs no reason after it. Write a name on the evenings you free up. Yours.',
      },
      {
        id: 'health.years.tight-resource',
        because: ['tight-year=resource'],
        zh_CN:
          '十年里有一年宜少想：{year:tight}，分数排在最末，当年的天干是养你、教你的那一路⟨（印之年）⟩，容易闷着，翻资料翻到半夜，主意越翻越远。提前一年给自己找件用手脚的事，木工、菜地、球队都行，到时候拿它把人从椅子上叫起来。',
        en_US:
          'One of the ten years ahead is better spent thinking less. {year:tight} comes last by score, and its stem is Resource, the family that feeds and instructs ⟨ (a Resource year)⟩, so you’ll tend to brood and look things up past midnight. A year earlier, find something for hands and feet, a workbench, a vegetable bed, a team, and let it call you out of the chair.',
      },
      {
        id: 'health.years.tight-wealth',
        because: ['tight-year=wealth'],
        zh_CN:
          '手上的东西比手多，这样的一年记一笔：{year:tight}。它在往后十年里最紧，当年的天干归你照管⟨（财之年）⟩，跑腿、对账、替人张罗，一样接一样。前一年先把管得过来的数定下，三件也好，五件也好，那年再来一件，就要有一件交出去。',
        en_US:
          'More to hold than there are hands: that year is {year:tight}, the tightest of the ten ahead. Its stem is Wealth, what’s yours to look after ⟨ (a Wealth year)⟩: errands, accounts, arrangements for other people. Settle the number beforehand, in the year before, three matters or five. When one more comes, one has to be handed on.',
      },
      {
        id: 'health.years.tight-output',
        because: ['tight-year=output'],
        zh_CN:
          '有一年你会特别想说，想做，想改，夜里躺下还在出主意：{year:tight}，往后十年里最紧的一年，当年的天干专管往外放⟨（食伤之年）⟩，放得痛快，收不回来。前一年攒一点：早睡的底子，存好的假，两个肯拦你的朋友。那年答应任何人以前，先睡一晚。',
        en_US:
          'There’s a year coming when you’ll want to say things, make things and change things, and have ideas long after lights-out. It’s {year:tight}, the tightest of the next ten, and its stem is Output, which only knows how to pour ⟨ (an Output year)⟩. Lay something by in the year before: early nights, days off, two friends who’ll stop you. Then sleep on every promise.',
      },
      {
        id: 'health.years.tight-next',
        because: ['years:tight<=1'],
        zh_CN:
          '不用等，最紧的一年就在眼前：{year:tight}，往后十年里分数最低⟨（最紧之年）⟩。今年剩下的日子别再添东西，把明年的日历先撕掉四页，每季一页，撕下来的那几天不排任何事。紧年的窍门很土，早饭坐着吃，晚上不赶路。',
        en_US:
          'No need to wait for it. {year:tight} is the lowest of the next ten years by score, and it’s the very next ⟨ (the tightest year)⟩. Add nothing in what’s left of this one. Take the new calendar and cross out a few days in each season, so that nothing can be put there. The method for a tight year is homely: breakfast sitting down, and no traveling at night.',
      },
      {
        id: 'health.years.tight-and-facing',
        because: ['tight-year-clash@day', 'years:tight<=3'],
        zh_CN:
          '两件事会撞在同一年，{year:tight}：分数是往后十年里最低的，那年的地支又对着你日支的{branch:day}⟨（最紧之年冲日支）⟩，家里和枕边都要动一动。离得不远，从前一年秋天就开始减：旅行减一趟，聚会减一半，想换的床垫、窗帘，提前换好。',
        en_US:
          'Two things coincide in {year:tight}. It has the lowest score of the ten years ahead, and its branch faces the {branch:day} of your day ⟨ (tightest year, facing the day branch)⟩, so home and pillow won’t stay put. It isn’t far off. Start subtracting the fall before: one trip fewer, half of the parties, and the new mattress or curtains bought ahead of time.',
      },
      {
        id: 'health.years.clash-next',
        because: ['years:clash@day<=1'],
        zh_CN:
          '明年起床，你可能要花几天认一认窗户在哪边。{year:clash@day}的地支冲你日支的{branch:day}⟨（流年冲日支）⟩，日支管家里，管睡的那张床，住址、屋里的摆法、作息总有一样要换。换可以，一次换一样，换完那样以后住满三个月，再动下一样。',
        en_US:
          'There may be mornings next year when you have to work out where the window is. The branch of {year:clash@day} faces the {branch:day} of your day ⟨ (year facing the day branch)⟩, which is home and the bed in it. The address, the way the rooms are laid out or the hours you keep will want changing. Change them singly, and live with each for three months before touching the next.',
      },
      {
        id: 'health.years.own-sign-next',
        because: ['years:own-sign<=1'],
        zh_CN:
          '明年是你自己的生肖年，{year:own-sign}，它的地支与你出生那年同一个字⟨（本命年）⟩。十二年转回一圈，老习惯会一样样回来敲门，熬的夜，戒过的零食，撂下的球。放一样好的进来，别的隔着门打个招呼。红袜子穿不穿随你，十一点上床由不得你。',
        en_US:
          'Next year is the year of your own animal, {year:own-sign}, with the same branch as the year you were born ⟨ (year of one’s animal)⟩. After twelve years old habits come back to knock: the late nights, the snacks you gave up, the sport you dropped. Let a good one in and greet the others through the door. The customary red socks are optional. Bedtime at eleven isn’t.',
      },
      {
        id: 'health.years.own-sign-near',
        because: ['years:own-sign<=2'],
        zh_CN:
          '一两年里就轮到你的生肖，{year:own-sign}⟨（本命年在两年内）⟩。那一年像照一面十二年前的镜子，上一圈怎么过的夜，怎么吃的饭，会照得很清楚。先翻翻旧相册和旧聊天记录，找出那时候让你睡得好的一样东西，前一年就请回来。',
        en_US:
          'Your own animal comes around in {year:own-sign}, no more than two years off ⟨ (year of one’s animal within two years)⟩. It’s a mirror from twelve years ago, and it shows how you spent your nights then and what you called dinner. Look through the old photographs and messages for one thing that let you sleep well in those days. Bring it back the year before.',
      },
      {
        id: 'health.years.hour-clash',
        because: ['years:clash@hour<=1'],
        zh_CN:
          '闹钟的铃声明年换一个，你会需要的。{year:clash@hour}的地支冲你时支的{branch:hour}⟨（流年冲时支）⟩，时柱管夜里和打算，计划爱变，变的消息又多半在睡前到。定一条：晚上九点以后来的变动，一律当作第二天早上来的。',
        en_US:
          'Choose a new alarm tone for next year, because you’ll need it. The branch of {year:clash@hour} faces the {branch:hour} of your hour ⟨ (year facing the hour branch)⟩, and the hour is nights and plans. Plans will change, and the news will come at bedtime. Decide now that any change reported after nine in the evening counts as having arrived the next morning.',
      },
      {
        id: 'health.years.cycle-turn',
        because: ['years:turn<=2'],
        says: ['health.turn=year'],
        zh_CN:
          '十年一换的大运，在{year:turn}交接⟨（两年内交运）⟩。交接的年份人像住在两套房子里，旧的还没退，新的已经交了租，两头都要打扫。那年的重活往前挪，或者往后放；当年只认真做一件事，每个月底睡一个不设闹钟的长觉。',
        en_US:
          'Luck turns every ten years⟨ (cycle turning within two years)⟩, and {year:turn} is when yours does. In such a year one lives in two apartments, the old one not yet given up, the new one already paid for, and both to be swept. Move heavy undertakings ahead of it or behind. In the year itself do one thing properly, and end each month with a morning that has no alarm.',
      },
      {
        id: 'health.years.self-rub',
        because: ['years:self-punish@day<=3'],
        zh_CN:
          '家里要住进一个同名的人：{year:self-punish@day}带来的字，跟你日支的{branch:day}一模一样⟨（流年与日支自刑）⟩。那一年凡事两份：两份惦记，两份挑剔，半夜两个声音说同一件事。趁早学会记账式的收尾：白天想过的写一行，夜里只许读，不许续。',
        en_US:
          'A namesake is about to move in with you: the branch of {year:self-punish@day} is the very {branch:day} under your day ⟨ (year rubbing the day branch)⟩. Everything comes double, the worrying and the fault-finding, and at midnight two voices say one thing. Before then, learn to close the day like a ledger: one line for each worry, to be read at night and never continued.',
      },
      {
        id: 'health.years.good-and-tight',
        because: ['years:use-both', 'years:best<=4'],
        says: ['health.catch-up=use-year'],
        zh_CN:
          '先记松的，再记紧的。{year:use-both}干支都是你要的{element:use}⟨（流年干支同为用神）⟩，搁下的运动、断了的早起，那年捡得回来，而且不费大力；{year:tight}在往后十年里最紧，别指望在那年立新规矩。中间的年份照老样子过，够了。',
        en_US:
          'Note the easy year before the hard one. In {year:use-both} stem and branch are both the {element:use} you want ⟨ (year wholly useful)⟩, and the sport you dropped or the mornings you lost can be had back at small cost. {year:tight} is the tightest of the next ten, so don’t count on it for new rules. In the others, carry on as you are. That’s enough.',
      },
    ],
  },
]
