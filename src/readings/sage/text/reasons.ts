import type { ElementCode, ShareCode, StemCode, TenGodCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/**
 * Level of a family in the chart; `hidden`: below 1 % and only in branches. Slots: `{share}` the percentage, `{element}`
 * the family's element.
 */
export type FamilyLevel = 'none' | 'hidden' | 'low' | 'mid' | 'high'

export const shareReasons: Readonly<Record<ShareCode, Readonly<Record<FamilyLevel, SourceText>>>> = {
  peer: {
    none: w(
      '你的盘里没有比劫（{element}），身边帮手要自己一个个找来，找来的都算数。',
      'There are no peers ({element}) in your chart. Each helper has to be found by hand, and each one counts.',
    ),
    hidden: w(
      '比劫（{element}）只藏在地支里，帮手有，露面的少，要你先开口。',
      'Peers ({element}) are only hidden in your branches. There are helpers, but few come forward, so ask first.',
    ),
    low: w(
      '盘里比劫（{element}）占{share}，同类不多，合伙先看人，后看数。',
      'Peers ({element}) take {share}. Your kind is scarce here, so look at the person before the sum.',
    ),
    mid: w('比劫（{element}）占{share}，你有帮手，也不缺主见。', 'Peers ({element}) take {share}. You have help and a mind of your own.'),
    high: w(
      '比劫（{element}）占{share}，同类多，要的东西也一样，先分清谁拿哪一块。',
      'Peers ({element}) take {share}. Many of your kind want the same thing, so mark out the shares first.',
    ),
  },
  output: {
    none: w(
      '盘里没有食伤（{element}），想法出不来，要借别人的嘴和手。',
      'There is no output ({element}) in your chart. What you think needs another’s voice and hands.',
    ),
    hidden: w(
      '食伤（{element}）只藏在地支里，想法放在心里，要有人问才说得出来。',
      'Output ({element}) is only hidden in your branches. What you think stays inside until someone asks.',
    ),
    low: w(
      '食伤（{element}）占{share}，话少活细，做好了记得拿出去。',
      'Output ({element}) takes {share}. Few words and fine work; remember to show it.',
    ),
    mid: w('食伤（{element}）占{share}，做得出，也讲得清。', 'Output ({element}) takes {share}. You can make it and explain it.'),
    high: w(
      '食伤（{element}）占{share}，点子一个接一个，难的是只做一个。',
      'Output ({element}) takes {share}. Ideas come one after another, and the hard part is doing just one.',
    ),
  },
  wealth: {
    none: w(
      '盘里没有财（{element}），钱要靠手艺和人一层层转过来，急不得。',
      'There is no wealth ({element}) in your chart. Money reaches you by way of skill and people, and won’t be hurried.',
    ),
    hidden: w(
      '财（{element}）只藏在地支里，钱不露面，要靠手艺和人一层层转出来，急不得。',
      'Wealth ({element}) is only hidden in your branches. It doesn’t show itself; skill and people bring it out, and it won’t be hurried.',
    ),
    low: w(
      '财（{element}）占{share}，财少就靠按月的那一份，别靠一笔大的。',
      'Wealth ({element}) takes {share}. With little of it, trust the monthly part and not the one large sum.',
    ),
    mid: w('财（{element}）占{share}，管得住，也花得出。', 'Wealth ({element}) takes {share}. You can keep it and can spend it.'),
    high: w(
      '财（{element}）占{share}，要你照管的多，先看力气够不够，再看数目大不大。',
      'Wealth ({element}) takes {share}. There’s a lot to look after; weigh your strength before the sum.',
    ),
  },
  officer: {
    none: w(
      '盘里没有官杀（{element}），没人管你，规矩得自己立。',
      'There are no officers ({element}) in your chart. Nobody governs you, so the rules have to be your own.',
    ),
    hidden: w(
      '官杀（{element}）只藏在地支里，管你的人不露面，规矩多半是自己立的。',
      'Officers ({element}) are only hidden in your branches. What governs you stays out of sight, so most rules are your own.',
    ),
    low: w(
      '官杀（{element}）占{share}，管你的人少，位置要自己去要。',
      'Officers ({element}) take {share}. Few govern you, and the post must be asked for.',
    ),
    mid: w('官杀（{element}）占{share}，有规矩，也担得起。', 'Officers ({element}) take {share}. There are rules, and you can bear them.'),
    high: w(
      '官杀（{element}）占{share}，压在你身上的事多，先减一件，再接一件。',
      'Officers ({element}) take {share}. Much rests on you; put one down before taking one up.',
    ),
  },
  resource: {
    none: w(
      '盘里没有印（{element}），没有人替你垫着，凡事留三成余地。',
      'There is no resource ({element}) in your chart. Nobody cushions you, so leave three parts of ten in hand.',
    ),
    hidden: w(
      '印（{element}）只藏在地支里，垫着你的不露面，凡事留三成余地。',
      'Resource ({element}) is only hidden in your branches. What cushions you stays out of sight, so leave three parts of ten in hand.',
    ),
    low: w(
      '印（{element}）占{share}，靠山不多，证书、文书要自己备齐。',
      'Resource ({element}) takes {share}. Backing is thin; have your own papers ready.',
    ),
    mid: w('印（{element}）占{share}，有人教，也听得进。', 'Resource ({element}) takes {share}. Someone teaches you, and you listen.'),
    high: w(
      '印（{element}）占{share}，护着你的多，容易想得久、动得晚。',
      'Resource ({element}) takes {share}. So much shelters you that you think long and move late.',
    ),
  },
}

/** Effect of the element of a luck cycle's branch. Slots of `cycleReasons`: `{cycle}` the cycle's pair, `{years}` its years. */
export type CycleBranchEffect = 'fair' | 'plain' | 'poor'

export const cycleReasons: Readonly<Record<ShareCode, Readonly<Record<CycleBranchEffect, SourceText>>>> = {
  peer: {
    fair: w(
      '{cycle}运（{years}）里同类帮得上忙，地支又合你用，自己的主意立得住。',
      'In {cycle} ({years}) your own kind helps and the branch is of use to you. Your own judgment stands.',
    ),
    plain: w(
      '{cycle}运（{years}）里同类多，靠自己的时候多，不好不坏。',
      '{cycle} ({years}) brings your own kind. You mostly rely on yourself, for better and for worse.',
    ),
    poor: w(
      '{cycle}运（{years}）里分的人多，地支又嫌多，钱和功劳先写清。',
      'In {cycle} ({years}) many share and the branch adds what you have enough of. Write down money and credit first.',
    ),
  },
  output: {
    fair: w(
      '{cycle}运（{years}）让你把东西做出来，地支又合用，作品会替你说话。',
      '{cycle} ({years}) gets things made, and the branch is of use to you. The work will speak for you.',
    ),
    plain: w('{cycle}运（{years}）多做多说，收成看年份。', '{cycle} ({years}) is for making and saying; the harvest depends on the year.'),
    poor: w('{cycle}运（{years}）出得多、养得少，做一件歇一件。', '{cycle} ({years}) takes out more than it feeds. Rest after each piece.'),
  },
  wealth: {
    fair: w(
      '{cycle}运（{years}）财在上，地支又合用，照管的东西能变成自己的。',
      'Wealth is on top in {cycle} ({years}) and the branch is of use to you. What you look after can become yours.',
    ),
    plain: w(
      '{cycle}运（{years}）里得的和要管的一起来，进出差不多。',
      'In {cycle} ({years}) gains and chores arrive together and come out about even.',
    ),
    poor: w(
      '{cycle}运（{years}）要照管的多过拿得动的，少接一样。',
      '{cycle} ({years}) gives you more to look after than you can lift. Take one thing fewer.',
    ),
  },
  officer: {
    fair: w(
      '{cycle}运（{years}）有人给你位置和规矩，地支又合用，担得起来。',
      '{cycle} ({years}) gives you a place and rules, and the branch is of use to you. You can bear it.',
    ),
    plain: w(
      '{cycle}运（{years}）有人管着，按章程走就平。',
      'Someone governs you in {cycle} ({years}). Go by the book and it stays level.',
    ),
    poor: w('{cycle}运（{years}）压力多，先挑能推掉的推。', '{cycle} ({years}) presses. Put down first what can be put down.'),
  },
  resource: {
    fair: w(
      '{cycle}运（{years}）有人教、有人护，地支又合用，是打底子的十年。',
      '{cycle} ({years}) teaches and shelters, and the branch is of use to you: ten years for foundations.',
    ),
    plain: w('{cycle}运（{years}）里学的多、动的少，平稳。', 'There’s more learning than moving in {cycle} ({years}). Level ground.'),
    poor: w(
      '{cycle}运（{years}）护得太多，容易等，自己定个期限。',
      '{cycle} ({years}) shelters too much and makes you wait. Set your own deadline.',
    ),
  },
}

export const cycleChangeReasons: readonly SourceText[] = [
  w(
    '{date}换{cycle}运，长约放到那之后谈，旧事在那以前收。',
    'On {date} your luck turns to {cycle}. Keep long agreements for after it and close old matters before.',
  ),
  w(
    '{date}起走{cycle}运，眼下是一步运的尾巴，新旧之间别一次全押上。',
    'From {date} you’re in {cycle}. Until then it’s the tail of an old cycle, no time to stake everything.',
  ),
]

export const noCycleReason: SourceText = w(
  '第一步大运从{date}起，在那以前先看年和月。',
  'Your first luck cycle begins on {date}. Until then the year and the month speak.',
)

/** Reasons from a year: `{score}` is its score, `{god}` the ten god of its stem, `{clause}` the entry of `godClauses` for the field. */
export const yearReasons: Readonly<Record<'rising' | 'even' | 'held', readonly SourceText[]>> = {
  rising: [
    w(
      '{year}，力量值 {score}，{god}在上：{clause}。这一年顶得住事。',
      '{year} has a power of {score}, with {god} on top: {clause}. The year will carry weight.',
    ),
    w(
      '{year}是{god}的年：{clause}。力量值 {score}，用得上力。',
      '{year} belongs to {god}: {clause}. Its power is {score}, so effort counts.',
    ),
  ],
  even: [
    w(
      '{year}，力量值 {score}，{god}在上：{clause}。年份不帮也不拦。',
      '{year} has a power of {score}, with {god} on top: {clause}. The year neither helps nor hinders.',
    ),
    w(
      '{year}是{god}的年：{clause}。力量值 {score}，看自己怎么排。',
      '{year} belongs to {god}: {clause}. Its power is {score}, so much depends on how you plan it.',
    ),
  ],
  held: [
    w(
      '{year}，力量值 {score}，{god}在上：{clause}。这一年省着用力。',
      '{year} has a power of {score}, with {god} on top: {clause}. Spend strength sparingly.',
    ),
    w(
      '{year}是{god}的年：{clause}。力量值 {score}，宜守。',
      '{year} belongs to {god}: {clause}. Its power is {score}, a year for holding.',
    ),
  ],
}

/**
 * Reasons from the largest score part of the best or the weakest time, by the part's code. `{time}`: that time; `{place}`:
 * the natal pillar.
 */
export const partReasons: Readonly<Record<string, SourceText>> = {
  'six-combine': w(
    '{time}的{branch}跟你{place}的{natal}相合，事情容易坐下来谈。',
    '{Time} brings the {branch}, which joins the {natal} in your {place} pillar. It’s easy to sit down and talk.',
  ),
  'half-three': w(
    '{time}的{branch}跟你{place}的{natal}半合，往一处使劲。',
    '{Time} brings the {branch}, which half joins the {natal} in your {place} pillar. Both pull one way.',
  ),
  clash: w(
    '{time}的{branch}冲你{place}的{natal}，安排容易动，先留余地。',
    '{Time} brings the {branch}, which clashes with the {natal} in your {place} pillar. Plans shift; leave room.',
  ),
  punish: w(
    '{time}的{branch}刑你{place}的{natal}，小事会反复，写下来就少磨。',
    '{Time} brings the {branch}, which rubs the {natal} in your {place} pillar. Small things come back; writing them down helps.',
  ),
  'self-punish': w(
    '{time}跟你{place}同是{branch}，自己跟自己过不去，少想一层。',
    '{Time} brings a second {branch}, beside the one in your {place} pillar. You argue with yourself; think one layer less.',
  ),
  harm: w(
    '{time}的{branch}害你{place}的{natal}，好意走岔，多问一句。',
    '{Time} brings the {branch}, which crosses the {natal} in your {place} pillar. Good intentions go astray; ask once more.',
  ),
  break: w(
    '{time}的{branch}破你{place}的{natal}，定好的会改，提前说。',
    '{Time} brings the {branch}, which nudges the {natal} in your {place} pillar. What was settled shifts; say so early.',
  ),
  'stem-combine': w(
    '{time}的天干{stem}跟你的日干相合，人来就你，话好说。',
    '{Time} brings {stem}, which joins your day stem. People come toward you, and talk is easy.',
  ),
  tianyiguiren: w(
    '{time}的{branch}是你的天乙贵人，开口求人，多半有人应。',
    '{Time} brings the {branch}, your Nobleman star. Ask, and someone tends to answer.',
  ),
  wenchangguiren: w(
    '{time}的{branch}是你的文昌，写的、考的放在这时候。',
    '{Time} brings the {branch}, your Academy star. Put writing and tests there.',
  ),
  lushen: w(
    '{time}的{branch}是你的禄，靠自己的手最稳。',
    '{Time} brings the {branch}, your seat of prosperity. Your own hands are surest.',
  ),
  yangren: w(
    '{time}的{branch}是你的羊刃，手快，慢一拍再落刀。',
    '{Time} brings the {branch}, your Blade. The hand is quick; take a breath before you cut.',
  ),
  jiesha: w(
    '{time}的{branch}是你的劫煞，意思是东西要看好，票据留底。',
    '{Time} brings the {branch}, your Loss star, which means: keep your things and your receipts.',
  ),
  kongwang: w(
    '{time}的{branch}落在你的空亡，说的多、落地的少，只当草稿。',
    '{Time} brings the {branch}, your void. More is said than lands; treat it as a draft.',
  ),
  'stem-fair': w(
    '{time}的天干{stem}属{element}，正是你盘里用得上的。',
    '{Time} has {stem} on top, which is {element}. Your chart can use it.',
  ),
  'stem-poor': w(
    '{time}的天干{stem}属{element}，你盘里已经够了。',
    '{Time} has {stem} on top, which is {element}. Your chart has enough of it.',
  ),
  'hidden-fair': w(
    '{time}的地支{branch}里藏着{stem}，属{element}，正是你盘里用得上的。',
    '{Time} holds {stem}, which is {element}, inside the {branch}. Your chart can use it.',
  ),
  'hidden-poor': w(
    '{time}的地支{branch}里藏着{stem}，属{element}，你盘里已经够了。',
    '{Time} holds {stem}, which is {element}, inside the {branch}. Your chart has enough of it.',
  ),
}

/** Reasons that compare the best and the weakest part of a range. */
export const spreadReasons: Readonly<Record<'day' | 'month' | 'year' | 'past' | 'left' | 'held', readonly SourceText[]>> = {
  /** Used with the advice to wait: the highest part, and why it is not recommended. */
  held: [
    w(
      '{span}里，{best}最高，力量值 {bestScore}，只办小事；大的照前面说的等。{worst}最低，{worstScore}。',
      '{Span}, {best} has the highest power, {bestScore}: good for small things, while the large one waits. {Worst} has the lowest, {worstScore}.',
    ),
  ],
  left: [
    w(
      '{span}里，{best}最高，力量值 {bestScore}；{worst}最低，{worstScore}。',
      '{Span}, {best} has the highest power, {bestScore}, and {worst} the lowest, {worstScore}.',
    ),
  ],
  month: [
    w(
      '一个月一个月看：{best}最高，力量值 {bestScore}；{worst}最低，{worstScore}。',
      'Month by month, power is highest in {best}, at {bestScore}, and lowest in {worst}, at {worstScore}.',
    ),
  ],
  day: [
    w(
      '一天一天看：{best}最高，力量值 {bestScore}；{worst}最低，{worstScore}。',
      'Day by day, {best} has the highest power, {bestScore}, and {worst} the lowest, {worstScore}.',
    ),
  ],
  year: [
    w(
      '一年一年看：{best}最高，力量值 {bestScore}；{worst}最低，{worstScore}。',
      'Year by year, {best} has the highest power, {bestScore}, and {worst} the lowest, {worstScore}.',
    ),
  ],
  past: [
    w(
      '那段时间里，{best}最高，力量值 {bestScore}；{worst}最低，{worstScore}。',
      'In that time {best} had the highest power, {bestScore}, and {worst} the lowest, {worstScore}.',
    ),
  ],
}

/** Reasons from the ten god in the spouse palace. */
export const seatReasons: Readonly<Record<TenGodCode, SourceText>> = {
  bijian: w(
    '你的夫妻宫{branch}里坐着比肩，你找的是一个能并肩的人，不爱谁管谁。',
    'In your partner’s seat, the {branch}, sits the Friend. You want someone to walk beside, with no one in charge.',
  ),
  jiecai: w(
    '夫妻宫{branch}里坐着劫财，亲近的人也会跟你争，地盘先分好。',
    'In your partner’s seat, the {branch}, sits the Rival. The one close to you also competes; mark the ground first.',
  ),
  shishen: w(
    '夫妻宫{branch}里坐着食神，一起吃、一起玩的人留得久。',
    'In your partner’s seat, the {branch}, sits the Eating god. Whoever eats and plays with you stays.',
  ),
  shangguan: w(
    '夫妻宫{branch}里坐着伤官，你嘴快心热，受不了闷的人。',
    'In your partner’s seat, the {branch}, sits the Hurting officer. Quick tongue, warm heart, no patience for a dull companion.',
  ),
  piancai: w(
    '夫妻宫{branch}里坐着偏财，你喜欢有见识、会玩的人，日子要有点变化。',
    'In your partner’s seat, the {branch}, sits the Indirect wealth. You like someone worldly, and days that vary.',
  ),
  zhengcai: w(
    '夫妻宫{branch}里坐着正财，你要的是过日子的人，账清楚，心就定。',
    'In your partner’s seat, the {branch}, sits the Direct wealth. You want someone to keep house with; clear accounts settle you.',
  ),
  qisha: w(
    '夫妻宫{branch}里坐着七杀，吸引你的人有力气，也有脾气，规矩早讲。',
    'In your partner’s seat, the {branch}, sits the Seven killings, in plain words a strong character. Such people draw you; agree on rules early.',
  ),
  zhengguan: w(
    '夫妻宫{branch}里坐着正官，你看重名分和准时，说到做到的人最好。',
    'In your partner’s seat, the {branch}, sits the Direct officer. You value terms and punctuality; someone who keeps their word is best.',
  ),
  pianyin: w(
    '夫妻宫{branch}里坐着偏印，你要一个懂你怪念头的人，也要自己的一间屋。',
    'In your partner’s seat, the {branch}, sits the Indirect seal. You want someone who follows your odd thoughts, and a room of your own.',
  ),
  zhengyin: w(
    '夫妻宫{branch}里坐着正印，你容易被照顾你的人留住，也要学着照顾人。',
    'In your partner’s seat, the {branch}, sits the Direct seal. Whoever looks after you keeps you; learn to return it.',
  ),
}

export const seatRelationReasons: Readonly<Record<'clash' | 'six-combine', SourceText>> = {
  clash: w(
    '夫妻宫{branch}被{place}的{natal}冲着，住处和作息先说好，感情就少动。',
    'The {natal} in your {place} pillar clashes with your partner’s seat. Settle rooms and hours first, and feelings shift less.',
  ),
  'six-combine': w(
    '夫妻宫{branch}跟{place}的{natal}相合，两个人容易坐到一处。',
    'The {natal} in your {place} pillar joins your partner’s seat. Two people sit down together easily.',
  ),
}

export const travelReasons: Readonly<Record<'star' | 'clash' | 'none', SourceText>> = {
  star: w(
    '驿马在{place}，你动起来比坐着顺，出门多半有收获。',
    'The Travel star stands in your {place} pillar. You do better moving than sitting.',
  ),
  clash: w(
    '盘里{place}的{natal}冲着日支{branch}，住久了总想换个地方，换之前先定下回来的日子。',
    'The {natal} in your {place} pillar clashes with the {branch} of your day. You want a change of place now and then; fix the day of return first.',
  ),
  none: w(
    '四柱里没有驿马，你不靠跑，靠扎根，走要有走的理由。',
    'No Travel star stands in the four pillars. You live by roots, so a move needs a reason.',
  ),
}

export const strengthReasons: Readonly<Record<'weak' | 'even' | 'strong', SourceText>> = {
  weak: w(
    '帮扶你的五行占{s}，算{strength}：借力比使力好，一次只扛一件。',
    'What supports you makes up {s} of the chart, which counts as {strength}. Borrowed strength does better than your own; carry one thing at a time.',
  ),
  even: w(
    '帮扶你的五行占{s}，算{strength}：进退都有余地，难在拿主意。',
    'What supports you makes up {s} of the chart, which counts as {strength}. There’s room both ways, and deciding is the hard part.',
  ),
  strong: w(
    '帮扶你的五行占{s}，算{strength}：力气够，要有地方使，闲着反而乱。',
    'What supports you makes up {s} of the chart, which counts as {strength}. The strength is there and wants a place to go.',
  ),
}

export const usefulElementReasons: Readonly<Record<ElementCode, SourceText>> = {
  wood: w(
    '最用得上的是木，盘里占{share}：早上、绿的地方、往后看的计划，都算添木。',
    'The element you want most is wood, {share} of the chart. Mornings, green places and long plans all add to it.',
  ),
  fire: w(
    '最用得上的是火，盘里占{share}：亮的地方、人前说话、把东西拿出来，都算添火。',
    'The element you want most is fire, {share} of the chart. Bright places, speaking up and showing your work all add to it.',
  ),
  earth: w(
    '最用得上的是土，盘里占{share}：固定的时辰、自己做饭、存一点是一点，都算添土。',
    'The element you want most is earth, {share} of the chart. Fixed hours, cooking and saving a little all add to it.',
  ),
  metal: w(
    '最用得上的是金，盘里占{share}：清理、定标准、一句准话，都算添金。',
    'The element you want most is metal, {share} of the chart. Clearing out, setting a standard and giving a plain answer all add to it.',
  ),
  water: w(
    '最用得上的是水，盘里占{share}：往来、读书、夜里走走，都算添水。',
    'The element you want most is water, {share} of the chart. Conversation, reading and a walk at night all add to it.',
  ),
}

/** First sentence of an answer about oneself, by the day stem. */
export const selfLines: Readonly<Record<StemCode, SourceText>> = {
  jia: w('你是甲木，先长高再说理，认定的方向不爱拐弯。', 'You’re Jia wood. You grow first and argue later, and dislike turning.'),
  yi: w('你是乙木，看着软，绕得过去，总能找到墙上的缝。', 'You’re Yi wood. You look soft, go around, and find the crack in the wall.'),
  bing: w(
    '你是丙火，一到就亮，照人不挑，歇下来才知道累。',
    'You’re Bing fire. The room lights up for everyone, and you notice you’re tired afterward.',
  ),
  ding: w(
    '你是丁火，一盏灯，看得近、看得细，照顾的人不多，都记得你。',
    'You’re Ding fire, a lamp. You see near and fine, and the few you look after remember it.',
  ),
  wu: w('你是戊土，站得住，答应得慢，答应了不改。', 'You’re Wu earth. You stand, agree slowly, and don’t take it back.'),
  ji: w(
    '你是己土，能养人，也能存话，心里有一本细账。',
    'You’re Ji earth. You feed people and keep what they say, with a fine ledger inside.',
  ),
  geng: w('你是庚金，断得快，认理，不怕难看的实话。', 'You’re Geng metal. You decide fast, go by reasons, and can stand an ugly truth.'),
  xin: w('你是辛金，要好，要干净，一点瑕疵也看得见。', 'You’re Xin metal. You want it good and clean, and you see the flaw.'),
  ren: w('你是壬水，见闻多，路子多，难的是停在一处。', 'You’re Ren water. You’ve seen much and know many ways; stopping in one is hard.'),
  gui: w('你是癸水，细，静，渗得进去，别人没说的你先听见。', 'You’re Gui water. Fine and quiet, you seep in and hear what wasn’t said.'),
}

/** Notes on declined subjects, with what can be said instead. */
export const declinedSubjectNotes: Readonly<Record<string, SourceText>> = {
  medical: w(
    '身体上的事，盘上看不出，也不该由盘来定：请问医生。看得出的，是什么时候容易累、什么时候该歇。',
    'A chart doesn’t show what ails a body and shouldn’t decide it. Ask a doctor. It can say when you tire and when to rest.',
  ),
  legal: w(
    '打不打、赢不赢，盘上看不出，请问律师。看得出的，是哪几个月心定、话说得清。',
    'Whether a court decides for you isn’t in a chart. Ask a lawyer. It can say in which months your head is clear.',
  ),
  investment: w(
    '买哪一个、什么时候进出、哪个号码，盘上没有，本书也不说。看得出的，是你跟钱怎么相处、哪几个月宜守。',
    'Which one to buy, when to get in or out, what number: that isn’t in a chart, and this book won’t say it. It can say how you deal with money and which months are for holding.',
  ),
  death: w(
    '寿数，盘上没有，本书也不看。看得出的，是哪一段路轻、哪一段路重。',
    'How long anyone has isn’t in a chart, and this book doesn’t look. It can say which stretch of road is light and which is steep.',
  ),
  leaving: w(
    '去留由你，盘不替人下这个判断。看得出的，是你要什么，什么时候谈得平心静气。',
    'To stay or go is yours; no chart decides it. It can say what you need and when a calm talk is likely.',
  ),
  mind: w(
    '对方怎么想，盘上看不出，当面问才知道。看得出的，是你这一边，和什么时候问合适。',
    'What the other thinks isn’t in your chart; only asking tells. It can say your side of it, and when to ask.',
  ),
  birth: w(
    '要不要孩子、什么时候要、男女和几个，盘上都看不出，也不挑月份：由你们自己定，身体上的事请问妇产科医生。看得出的，是你当家长会是什么样。',
    'Whether to have a child, when, how many, a boy or a girl: none of that is in a chart, and no month is lucky for it. It’s yours to decide, and a doctor can answer what concerns your body. A chart can say what you’re like as a parent.',
  ),

  young: w('盘主还小，这一问先按念书和长大来答。', 'This chart belongs to someone young, so the answer is about learning and growing up.'),
  old: w('盘主年高，这一问先按日常起居来答。', 'This chart belongs to someone of great age, so the answer is about daily life.'),
}
