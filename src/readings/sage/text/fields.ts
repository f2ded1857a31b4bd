import type { ElementCode, ShareCode, TenGodCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** The seven fields of life; every topic belongs to one. */
export const LIFE_FIELDS = ['work', 'money', 'love', 'study', 'people', 'travel', 'self'] as const
export type LifeField = (typeof LIFE_FIELDS)[number]
export type OutlookAdvice = 'go' | 'steps' | 'wait'

/** Outlooks of a time, by field and advice. `{span}`: the time; `{best}`: its best part; `{later}`: the next better part. */
export const outlooks: Readonly<Record<LifeField, Readonly<Record<OutlookAdvice, readonly SourceText[]>>>> = {
  work: {
    go: [
      w('{span}里事业是往上走的，{best}最使得上劲。', 'Work goes upward {span}, and {best} is where the push counts.'),
      w('{span}里做的事看得见，{best}拿来办最大的一件。', 'What you do {span} gets seen. Keep {best} for the largest thing.'),
    ],
    steps: [
      w(
        '{span}里有起有落，{best}去争，别的时候把活做细。',
        'Up and down {span}. Make your bid in {best} and do careful work the rest of the time.',
      ),
      w('{span}里靠稳不靠快，{best}可以抢一步。', 'Steady beats quick {span}; {best} allows one quick step.'),
    ],
    wait: [
      w('{span}里宜守摊子，练手艺，{later}再往外争。', 'Mind the shop and the craft {span}, and make your bid again in {later}.'),
      w('{span}里做多见少，别急着要结果，{later}才见得到。', 'You do much and see little of it {span}. It starts to show in {later}.'),
    ],
  },
  money: {
    go: [
      w('{span}里财来得开，{best}进得最多，趁那时开口。', 'Money moves {span}. Most of it comes in {best}, so ask then.'),
      w(
        '{span}里手头松，{best}最顺，收得进也留得住。',
        'Money is easier {span}. {best} is the smoothest part, both for taking in and for keeping.',
      ),
    ],
    steps: [
      w(
        '{span}里进出都有，{best}谈进账，别的时候管住出账。',
        'Money comes and goes {span}. Talk about income in {best} and watch what goes out the rest of the time.',
      ),
      w(
        '{span}里小财稳，大财要挑时候，{best}可以谈。',
        'Small sums are steady {span}; large ones need the right moment. Talk about them in {best}.',
      ),
    ],
    wait: [
      w('{span}里守财比求财省力，{later}再往外伸手。', 'Keeping is easier than getting {span}. Reach out again in {later}.'),
      w(
        '{span}里容易先出后进，账记细一点，{later}回得来。',
        'It goes out before it comes in {span}. Keep close accounts; it turns in {later}.',
      ),
    ],
  },
  love: {
    go: [
      w('{span}里人情是暖的，{best}最好说话。', 'Feelings run warm {span}, and {best} is the time to speak.'),
      w('{span}里走得近，{best}适合往前一步。', 'You come closer {span}. {best} suits a step forward.'),
    ],
    steps: [
      w(
        '{span}里忽冷忽热，{best}谈要紧的，平时说小事。',
        'Warm and cool by turns {span}. Keep {best} for what matters and small talk for the rest.',
      ),
      w('{span}里慢慢来，{best}看得清对方。', 'Take it slowly {span}. In {best} you’ll see the other clearly.'),
    ],
    wait: [
      w(
        '{span}里各忙各的，先把自己安顿好，{later}再近一步。',
        'You’re each busy apart {span}. Look after your own days and come closer in {later}.',
      ),
      w('{span}里宜留白，话少说半句，{later}补上。', 'Leave some space {span}. Say half, and the other half in {later}.'),
    ],
  },
  study: {
    go: [w('{span}里坐得住，读得进，{best}冲难的。', 'You can sit still and study {span}. Take the hard part in {best}.')],
    steps: [
      w(
        '{span}里学得进去，要有时间表，{best}有整块的时间。',
        'You can learn {span} if you keep a timetable. {best} gives you the longest hours.',
      ),
    ],
    wait: [w('{span}里心散，先补基础，{later}再冲。', 'The mind wanders {span}. Mend the basics and push in {later}.')],
  },
  people: {
    go: [w('{span}里人和，{best}有事好商量。', 'People are easy {span}. {best} is good for talking things over.')],
    steps: [
      w('{span}里有亲有疏，{best}多走动，别的时候少解释。', 'Near and far by turns {span}. Visit in {best}, explain less otherwise.'),
    ],
    wait: [w('{span}里话容易传错，少聚多做，{later}再谈。', 'Words go astray {span}. Do more, gather less, and talk in {later}.')],
  },
  travel: {
    go: [w('{span}里动比静好，{best}出发最省心。', 'Going does better than staying {span}. {best} is the easiest start.')],
    steps: [w('{span}里短动可以，长动挑{best}。', 'Short moves are fine {span}; keep long ones for {best}.')],
    wait: [w('{span}里静比动好，{later}再走远。', 'Staying does better than going {span}. Go far in {later}.')],
  },
  self: {
    go: [
      w('{span}里顺手的时候多，{best}放要紧的事。', 'More goes smoothly than not {span}. Put what matters into {best}.'),
      w(
        '{span}里力气够用，{best}最足，大的事往那边排。',
        'You have the strength {span}, most of it in {best}. Book the large things there.',
      ),
    ],
    steps: [
      w('{span}里平平有起伏，挑{best}用。', 'Even ground with some hills {span}. Choose {best}.'),
      w('{span}里一半顺一半磨，{best}先办难的。', 'Half smooth, half rough {span}. Do the hard part in {best}.'),
    ],
    wait: [
      w('{span}里宜养，旧事收尾，{later}再开新头。', 'Tend what you have {span}. Close old things and begin new ones in {later}.'),
      w('{span}里走得慢些，少一件是一件，{later}松开。', 'Slower going {span}; one thing less is a gain. It loosens in {later}.'),
    ],
  },
}

/** Answers to "when", by advice; `{thing}` is the topic's text of that name. */
export const timingTexts: Readonly<Record<OutlookAdvice, readonly SourceText[]>> = {
  go: [
    w('{best}。{thing}放在这一段，最省力。', '{best}: that’s the best stretch for {thing}.'),
    w('看{best}。这一段托得住，{thing}就排在这里。', 'Look to {best}, a good stretch for {thing}.'),
  ],
  steps: [
    w('{best}。{thing}放在这一段还算顺，别的时候只做准备。', '{Best} will do for {thing}. Use the rest for getting ready.'),
    w(
      '看{best}，{thing}在这一段好一点，不算大好，早些准备。',
      'Look to {best}. It’s a fair stretch for {thing}, not a great one, so prepare early.',
    ),
  ],
  wait: [
    w('{span}里没有特别合适的时候，{later}才好，{thing}先做准备。', 'Nothing stands out {span}. For {thing}, wait until {later}.'),
    w('要等到{later}。在那以前，{thing}只做准备。', 'Not before {later}. Until then, only get ready for {thing}.'),
  ],
}

/** Answers on when the luck cycle changes; `years` also names the best year. */
export const cycleChangeTexts = {
  years: w('{date}换{cycle}运。{span}看，{best}最好用。', 'Your luck turns to {cycle} on {date}. {Span}, {best} is the year to use.'),
  alone: w('你的运不在那时换：{date}才换{cycle}运。', 'That isn’t when it turns: your luck turns to {cycle} on {date}.'),
} as const

/** Answer on when to hold back. `{worst}`: the weakest part; `{avoid}`: what to leave out in it. */
export const holdBackText: SourceText = w('{worst}最紧，{avoid}；{best}最松。', '{Worst} is the tightest: {avoid}. {Best} is the easiest.')

/** Answers about a past time; `{god}` is the ten god of that time's stem. */
export const pastTimeTexts: readonly SourceText[] = [
  w(
    '{span}已经过去，那段时间{god}在上，力量值 {score}。往后看，{best}可以用。',
    '{span} lies behind you. {god} stood on top then, with a power of {score}. Ahead, {best} is there to use.',
  ),
  w(
    '回头看{span}，力量值 {score}，{god}当头。那时的账已经结了，下一个好用的是{best}。',
    'Looking back, {span} had a power of {score} under {god}. That account is closed. The next good part is {best}.',
  ),
]

/** Answers on why something recurs, by field and the strongest family. */
export const recurrenceTexts: Readonly<Record<LifeField, Readonly<Record<ShareCode, SourceText>>>> = {
  work: {
    peer: w(
      '多半是事情你先扛了：盘里同类最多，别人慢一步，你就替他做，功劳也跟着分出去。',
      'You tend to carry it first. Your own kind is the largest part of the chart, so when someone lags you do their share, and the credit goes with it.',
    ),
    output: w(
      '多半是话比事先到：盘里食伤最多，主意来得快，上头只听见前半句。',
      'Your words tend to get there before the work. Output is the largest part of the chart, and those above hear only the first half.',
    ),
    wealth: w(
      '多半是摊子太大：盘里财最多，样样要你照管，每样只到七分。',
      'You tend to look after too much at once. Wealth is the largest part of the chart, and each thing gets seven tenths of you.',
    ),
    officer: w(
      '多半是答应得太多：盘里官杀最多，件件有人等着验收，你先绷紧了。',
      'You tend to promise too much. Officers are the largest part of the chart, and someone waits at the end of each promise.',
    ),
    resource: w(
      '多半是想得久、动得晚：盘里印最多，等你想明白，位置已经换了。',
      'You tend to think long and move late. Resource is the largest part of the chart, and things change while you work them out.',
    ),
  },
  money: {
    peer: w(
      '钱多半从人情里走：盘里同类最多，见者有份，手上就留得少。',
      'Your money tends to leave by way of people. Your own kind is the largest part of the chart, and everyone gets a share.',
    ),
    output: w(
      '钱多半花在新点子上：盘里食伤最多，想到就买、想到就做，还没收回来又起一个。',
      'Your money tends to go into new ideas. Output is the largest part of the chart: you start the next before the last has paid.',
    ),
    wealth: w(
      '多半是过手的多、留下的少：盘里财最多，进出都大，没有一个存的数。',
      'Much passes through your hands and little stays. Wealth is the largest part of the chart, and no sum is set aside for keeping.',
    ),
    officer: w(
      '钱多半花在责任上：盘里官杀最多，该你出的、人家指望你的，都排在你自己前面。',
      'Your money tends to go to duties. Officers are the largest part of the chart, and what others count on comes before you.',
    ),
    resource: w(
      '多半是求稳求得慢：盘里印最多，舍得为学、为安心花，开口要钱却晚。',
      'You tend to ask late. Resource is the largest part of the chart: you spend on learning and on peace of mind, and name your price last.',
    ),
  },
  love: {
    peer: w(
      '多半是两个人都要做主：你盘里同类最多，先想自己扛，扛不住才说。',
      'Both of you tend to want the last word. Your own kind is the largest part of your chart: you carry first and speak last.',
    ),
    output: w(
      '多半是话来得快：你盘里食伤最多，对方还在想，你已经说到第三句。',
      'Your words tend to come fast. Output is the largest part of your chart, and you’re at the third sentence while the other still thinks.',
    ),
    wealth: w(
      '多半是照管得太细：你盘里财最多，你看值不值，对方看亲不亲。',
      'You tend to look after every detail. Wealth is the largest part of your chart: you ask whether it’s worth it, the other whether it’s kind.',
    ),
    officer: w(
      '多半是规矩放在前头：你盘里官杀最多，自己先绷紧，旁边的人也松不下来。',
      'Rules tend to come first with you. Officers are the largest part of your chart; you tighten, and the room tightens too.',
    ),
    resource: w(
      '多半是想得多、说得少：你盘里印最多，等对方来懂，对方在等你开口。',
      'You tend to think much and say little. Resource is the largest part of your chart: you wait to be understood, the other waits for a word.',
    ),
  },
  study: {
    peer: w(
      '多半是跟人比着学：盘里同类最多，别人换科目，你也跟着分心。',
      'You tend to study against others. Your own kind is the largest part of the chart, and when they switch you drift too.',
    ),
    output: w(
      '多半是点子太多：盘里食伤最多，开头快，到一半又有新的。',
      'You tend to have too many ideas. Output is the largest part of the chart: quick to begin, and halfway something new turns up.',
    ),
    wealth: w(
      '多半是要马上见用：盘里财最多，看不见用处的那一段就坐不住。',
      'You tend to want it useful at once. Wealth is the largest part of the chart, and the dry stretch is hard to sit through.',
    ),
    officer: w(
      '多半是给自己压得太紧：盘里官杀最多，怕考不好，先累了。',
      'You tend to press yourself. Officers are the largest part of the chart, and the worry tires you before the work does.',
    ),
    resource: w(
      '多半是总想学全了再动：盘里印最多，看的多，做题、交卷的少。',
      'You tend to want all of it before you start. Resource is the largest part of the chart: much reading and few finished pages.',
    ),
  },
  people: {
    peer: w(
      '多半是都不肯先让：盘里同类最多，谁也不服谁，小事就成了大事。',
      'Neither tends to give way first. Your own kind is the largest part of the chart, and small things turn large.',
    ),
    output: w(
      '多半是话直：盘里食伤最多，你说的是事，人家听的是口气。',
      'You tend to be blunt. Output is the largest part of the chart: you speak of the matter, they hear the tone.',
    ),
    wealth: w(
      '多半是你管得多：盘里财最多，替人安排惯了，人家未必想要。',
      'You tend to arrange things for people. Wealth is the largest part of the chart, and they may not have asked.',
    ),
    officer: w(
      '多半是你把礼数看得重：盘里官杀最多，人家随口一说，你当了真。',
      'You tend to take the rules to heart. Officers are the largest part of the chart: they speak lightly and you hold them to it.',
    ),
    resource: w(
      '多半是你等人先来：盘里印最多，心里有，脚不动，人家以为你冷。',
      'You tend to wait for others to come. Resource is the largest part of the chart: the warmth is there, and it looks like distance.',
    ),
  },
  travel: {
    peer: w(
      '多半是同行的人主意都多：盘里同类最多，路线先分清谁定。',
      'Everyone along tends to have a plan. Your own kind is the largest part of the chart, so settle who chooses the road.',
    ),
    output: w(
      '多半是坐不住：盘里食伤最多，新地方的劲过了，就想下一个。',
      'You tend not to sit still. Output is the largest part of the chart: once the newness is gone you want the next place.',
    ),
    wealth: w(
      '多半是要带的、要管的太多：盘里财最多，人到了，心还在后头。',
      'You tend to bring too much along. Wealth is the largest part of the chart; you arrive, and your mind is still packing.',
    ),
    officer: w(
      '多半是身不由己：盘里官杀最多，动不动都由别人定日子。',
      'Others tend to set your dates. Officers are the largest part of the chart, and moving is seldom your own choice.',
    ),
    resource: w(
      '多半是舍不得熟的地方：盘里印最多，想得多，动得晚。',
      'You tend to cling to what you know. Resource is the largest part of the chart: long thinking and a late start.',
    ),
  },
  self: {
    peer: w(
      '多半是你跟人比着走，什么都先自己扛：盘里同类最多，扛不住才说。',
      'You tend to measure yourself by others and carry it alone. Your own kind is the largest part of the chart, and you speak last.',
    ),
    output: w(
      '多半是你想到就说、说了就做：盘里食伤最多，来得快，收得少。',
      'You tend to think, say and do in one breath. Output is the largest part of the chart: quick to start, seldom closed.',
    ),
    wealth: w(
      '多半是要你照管的太多：盘里财最多，手一分开，哪样都只到七分。',
      'Too much tends to be yours to look after. Wealth is the largest part of the chart, and each thing gets seven tenths of you.',
    ),
    officer: w(
      '多半是你对自己太严：盘里官杀最多，还没人催，自己先绷紧了。',
      'You tend to be strict with yourself. Officers are the largest part of the chart; you tighten before anyone asks.',
    ),
    resource: w(
      '多半是你想得太久：盘里印最多，想明白的时候，外面已经变了。',
      'You tend to think too long. Resource is the largest part of the chart, and meanwhile things have changed.',
    ),
  },
}

/** Kinds (of work, study …) that suit the user, by field and the element that the chart wants. */
export const suitableKindTexts: Readonly<Record<LifeField, Readonly<Record<ElementCode, SourceText>>>> = {
  work: {
    wood: w(
      '适合从头养起来的行当：教人、编写、种植、做计划的那一头。',
      'Work that grows from seed suits you: teaching, writing, growing things, the planning end.',
    ),
    fire: w(
      '适合在人前的行当：讲、演、展示、餐饮、光和电。',
      'Work in front of people suits you: speaking, showing, food, light and electricity.',
    ),
    earth: w(
      '适合守得住的行当：地、屋、仓、流程、把散的东西收成一处。',
      'Work that holds suits you: land, houses, stores, process, gathering what is scattered.',
    ),
    metal: w(
      '适合下判断的行当：校验、修理、金属器械、规则、断稿子。',
      'Work that decides suits you: checking, repairing, machines, rules, the editor’s pencil.',
    ),
    water: w(
      '适合流动的行当：往来、贸易、消息、研究、水边的事。',
      'Work that flows suits you: exchange, trade, news, research, anything near water.',
    ),
  },
  money: {
    wood: w('钱从慢慢长的地方来：手艺、著作、老客户。', 'Your money comes from slow growth: a craft, a work, old customers.'),
    fire: w('钱从被看见的地方来：名声、展示、介绍。', 'Your money comes from being seen: a name, a showing, an introduction.'),
    earth: w(
      '钱从积下来的地方来：按月、按季、一块一块攒。',
      'Your money comes from piling up: by the month, by the quarter, a brick at a time.',
    ),
    metal: w('钱从断得清的地方来：合同、标准、单价。', 'Your money comes from clear cuts: contracts, standards, a unit price.'),
    water: w('钱从往来里来：渠道、路上、转手。', 'Your money comes from traffic: channels, the road, passing things on.'),
  },
  love: {
    wood: w('合你的人肯往后想，说得出明年去哪里。', 'Someone who thinks ahead suits you, and can say where you’ll go next year.'),
    fire: w('合你的人先开口，脸上藏不住事。', 'Someone who speaks first suits you, with a face that hides little.'),
    earth: w('合你的人说话慢，答应了就到。', 'Someone slow of speech suits you, who comes when promised.'),
    metal: w('合你的人有分寸，该断的断得了。', 'Someone with measure suits you, able to say no.'),
    water: w('合你的人听得进话，肚里有故事。', 'Someone who listens suits you, with stories to tell.'),
  },
  study: {
    wood: w('适合学能一直长的：语言、文字、教育、植物。', 'Learn what keeps growing: languages, letters, teaching, plants.'),
    fire: w('适合学能拿出来的：表达、设计、光影、电。', 'Learn what can be shown: speaking, design, light, electricity.'),
    earth: w('适合学有规矩、有积累的：会计、建筑、地理、史。', 'Learn what accumulates: accounts, building, geography, history.'),
    metal: w('适合学要精准的：工程、法度、乐器、雕刻。', 'Learn what wants precision: engineering, rules, an instrument, carving.'),
    water: w('适合学会流动的：数学、贸易、心理、航行。', 'Learn what flows: mathematics, trade, psychology, navigation.'),
  },
  people: {
    wood: w('多跟肯带人、肯往后想的人来往。', 'Keep company with people who teach and think ahead.'),
    fire: w('多跟热闹、先开口的人来往。', 'Keep company with lively people who speak first.'),
    earth: w('多跟答应了就到的人来往。', 'Keep company with people who come when they said they would.'),
    metal: w('多跟说实话、分得清的人来往。', 'Keep company with people who tell the truth and draw lines.'),
    water: w('多跟见闻杂、听得进话的人来往。', 'Keep company with people who have seen things and can listen.'),
  },
  travel: {
    wood: w('往东，往有树的地方，对你省力。', 'East, and where there are trees, goes easiest with you.'),
    fire: w('往南，往亮的、热的地方，对你省力。', 'South, and where it’s bright and warm, goes easiest with you.'),
    earth: w('就近、居中的地方，对你省力，不必走太远。', 'The middle and the near go easiest with you. No need for far.'),
    metal: w('往西，往清爽开阔的地方，对你省力。', 'West, and where the air is dry and open, goes easiest with you.'),
    water: w('往北，往有水的地方，对你省力。', 'North, and where there is water, goes easiest with you.'),
  },
  self: {
    wood: w('添一点木：绿、早晨、植物、往后看三年的打算。', 'Add some wood: green, mornings, plants, a plan that looks three years out.'),
    fire: w('添一点火：红与橙、日头底下、在人前说话。', 'Add some fire: red and orange, daylight, speaking before people.'),
    earth: w('添一点土：黄与赭、固定的时辰、自己做饭。', 'Add some earth: yellow and ochre, fixed hours, cooking for yourself.'),
    metal: w('添一点金：白与灰、清出去的抽屉、一句准话。', 'Add some metal: white and gray, a cleared drawer, one plain answer.'),
    water: w('添一点水：黑与蓝、走水边的路、留白的晚上。', 'Add some water: black and blue, a road by the water, an empty evening.'),
  },
}

/** Answers on a choice between two things. Both have the same time, so the useful `{element}` decides; `{suits}`: what it favours. */
export const choiceTexts = {
  kind: w(
    '选更近{element}的那一样，你最用得上它：{suits}两样的力量值一样，日子分不出高下。',
    'Take the one nearer to {element}, the element you want most. {suits} Both would fall in the same months, so the dates don’t choose.',
  ),
  plain: w(
    '选做不成也退得回来的那一样：两样放在同一段时间里，力量值一样，盘上分不出高下。',
    'Take the one you can undo. Both would fall in the same months, so by the chart they’re even.',
  ),
} as const

/** Clauses on the effect of the ten god of a time's stem, by field. */
export const godClauses: Readonly<Record<TenGodCode, Readonly<Record<LifeField, SourceText>>>> = {
  bijian: {
    work: w('同行多起来，活要分着干', 'more of your trade turn up, and the work is shared'),
    money: w('进出都有人分一份', 'somebody shares both what comes and what goes'),
    love: w('朋友多，两个人的时间要自己留', 'friends fill the days, and time for two has to be kept'),
    study: w('有伴一起读，比一个人快', 'a companion at the desk makes it quicker'),
    people: w('平辈走得近，说话不用绕', 'equals come near, and talk is plain'),
    travel: w('结伴走比独行省心', 'company makes the road easier'),
    self: w('主意多半是自己拿', 'the deciding is mostly your own'),
  },
  jiecai: {
    work: w('有人来争同一张桌子', 'someone wants the same desk'),
    money: w('钱容易从人情里走掉', 'money tends to leave by way of favors'),
    love: w('旁人的话多，少拿来比', 'others have much to say, and comparing doesn’t help'),
    study: w('跟人较劲能学得狠，也容易学偏', 'rivalry sharpens the study and can bend it'),
    people: w('热闹，也容易为小账红脸', 'it’s lively, and small sums can raise color'),
    travel: w('路上花销会超，钱分两处放', 'the road costs more than planned; keep money in two places'),
    self: w('火气上得快，下得也快', 'temper comes quickly and goes quickly'),
  },
  shishen: {
    work: w('做出来的东西有人要，慢工值钱', 'what you make finds takers, and slow work pays'),
    money: w('手艺换得来钱', 'skill turns into money'),
    love: w('饭桌上的时候多，人是松的', 'there are more meals together, and people are at ease'),
    study: w('学得进，也讲得出', 'it goes in and comes out as speech'),
    people: w('招待人、带孩子都顺手', 'hosting and minding children come easily'),
    travel: w('走走吃吃，不赶', 'walk, eat, don’t hurry'),
    self: w('胃口和兴致都在', 'appetite and interest are both there'),
  },
  shangguan: {
    work: w('想法多，跟上头说话要先想好措辞', 'ideas come fast; choose the words before speaking upward'),
    money: w('新点子能变钱，合同要看两遍', 'a new idea can earn; read the contract twice'),
    love: w('话快，容易伤人，笑着说会好些', 'words are quick and can cut; say them smiling'),
    study: w('学新的快，背旧的烦', 'the new comes quickly, and rote is a chore'),
    people: w('不肯照办，跟长辈要绕一步', 'you won’t be told; go round one step with elders'),
    travel: w('想走没走过的路', 'the untried road calls'),
    self: w('灵光多，规矩少', 'sparks are many and rules few'),
  },
  piancai: {
    work: w('外面的机会自己找来，要挑', 'chances come from outside and want sorting'),
    money: w('活钱多，来得快，去得也快', 'loose money comes fast and goes fast'),
    love: w('人来人往，出手大方', 'people come and go, and the hand is open'),
    study: w('实用的学得快，坐功差一点', 'the useful is learned fast, and sitting still is harder'),
    people: w('应酬多，认识的人杂', 'there’s much company of many sorts'),
    travel: w('出门遇得到财，也花得多', 'the road brings money and costs it'),
    self: w('心往外跑，手边的要有人看', 'the mind runs outward; someone should watch what is at hand'),
  },
  zhengcai: {
    work: w('活有固定的报酬，做一份得一份', 'the work has its fixed reward, a share for a share'),
    money: w('按时进账，积得住', 'money comes on time and stays'),
    love: w('日子过得实，心思在柴米上', 'days are solid, and thought goes to bread and rent'),
    study: w('学用得上的，最有劲', 'what is useful is easiest to study'),
    people: w('替家里管事，落得清楚', 'you manage for the house, and it’s in order'),
    travel: w('路程算得准，不多花', 'the route is well reckoned and costs no more'),
    self: w('踏实，不爱冒险', 'feet on the ground, no wish for risk'),
  },
  qisha: {
    work: w('硬活落到你头上，做成了有名', 'the hard assignment lands on you, and done it makes a name'),
    money: w('钱有压力，为了责任花', 'money is under pressure and goes to duty'),
    love: w('来得猛，要看能不能慢下来', 'it comes with force; see whether it can slow'),
    study: w('被逼着学，反而学得成', 'pushed to study, you get it done'),
    people: w('有人催、有人管，少硬顶', 'someone presses and governs; don’t stand stiff'),
    travel: w('行程紧，不由自己定', 'the schedule is tight and not your own'),
    self: w('绷得紧，要有泄的口子', 'tightly strung, in need of a vent'),
  },
  zhengguan: {
    work: w('名分和位置摆得上台面', 'title and post can be put on the table'),
    money: w('收入跟着位置走', 'income follows the post'),
    love: w('名分讲得清，适合说定', 'terms are clear, and it suits a promise'),
    study: w('有章程、有考核，跟得上', 'there’s a syllabus and a test, and you keep up'),
    people: w('长幼有序，按礼来就顺', 'the order is clear; go by courtesy'),
    travel: w('手续齐全，按规矩走', 'papers are in order; go by the rules'),
    self: w('守时守约，人也稳', 'punctual, bound by your word and steady'),
  },
  pianyin: {
    work: w('偏门的本事用得上，人前的事少接', 'the odd skill comes in useful; take less of the stage'),
    money: w('钱来得拐弯，别只靠一条路', 'money comes round a corner; don’t lean on one road'),
    love: w('想得多，说得少，对方要猜', 'much is thought and little said, and the other must guess'),
    study: w('钻得深，容易忘了交卷', 'you dig deep and forget to hand it in'),
    people: w('想一个人待着，先跟家里说一声', 'you want to be alone; say so at home first'),
    travel: w('一个人走，走得远', 'alone you go far'),
    self: w('静得下来，也钻得进去', 'quiet enough to go in deep'),
  },
  zhengyin: {
    work: w('有人教、有人保，正好补短处', 'someone teaches and vouches; mend what is weak'),
    money: w('钱来得慢而稳，靠文书和信用', 'money is slow and sure, by paper and trust'),
    love: w('有人疼，自己也肯疼人', 'you’re cared for and willing to care'),
    study: w('坐得住，书读得进去', 'you sit still, and the book goes in'),
    people: w('长辈和老师肯出面', 'elders and teachers will step forward'),
    travel: w('手续有人帮，慢一点到', 'someone helps with papers, and you arrive a little late'),
    self: w('心定，觉也好睡', 'the mind is settled, and so is sleep'),
  },
}

/** Names of the default time: one year, or two for "when". */
export const defaultSpanNames = {
  one: { name: w('接下来一年', 'the next twelve months'), when: 'over the next twelve months' },
  two: { name: w('接下来两年', 'the next two years'), when: 'over the next two years' },
}

/** Timing texts: the best part and what to do in it, the second, the weakest. */
export const plans = {
  three: w(
    '{first}，{firstDeed}。{second}，{secondDeed}。{worst}，{avoid}。',
    '{First}: {firstDeed}. {Second}: {secondDeed}. {Worst}: {avoid}.',
  ),
  /** Used if a good part precedes the best one. */
  ready: w('{first}，先做准备。{second}，{secondDeed}。', '{First}: get ready. {Second}: {secondDeed}.'),
  readyThree: w(
    '{first}，先做准备。{second}，{secondDeed}。{worst}，{avoid}。',
    '{First}: get ready. {Second}: {secondDeed}. {Worst}: {avoid}.',
  ),
  pair: w('{first}，{firstDeed}。{second}，{secondDeed}。', '{First}: {firstDeed}. {Second}: {secondDeed}.'),
  two: w('{first}，{firstDeed}。{worst}，{avoid}。', '{First}: {firstDeed}. {Worst}: {avoid}.'),
  one: w('{first}，{firstDeed}。', '{First}: {firstDeed}.'),
  wait: w('{later}，{firstDeed}。在那以前，{worst}最紧，{avoid}。', '{Later}: {firstDeed}. Before that, {worst} is the tightest: {avoid}.'),
  waitOne: w('{later}，{firstDeed}。在那以前，{avoid}。', '{Later}: {firstDeed}. Before that: {avoid}.'),
  /** Used for a search, which happens now. */
  searchToday: w('今天就找。{hours}', 'Search today. {hours}'),
  search: w('今天先找一遍。{hours}没有找到，{best}再找。', 'Search today first. {hours} If it isn’t there, search again on {best}.'),
  /** Used for a single day. */
  hours: w('{day}的时辰，{hours}最好用。', 'On {day}, the best hours are {hours}.'),
  pick: w('挑一天的话，{day}合用（{pair}，{score}）。', 'If it’s to be one day, {day} suits ({pair}, power {score}).'),
}
