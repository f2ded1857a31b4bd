import type { DaySentencesByKey } from '../line.ts'

/** Sentences on the relation of the day’s stem or branch to the present luck cycle (keys `luck-…`) or year (`year-…`). */
export const LUCK: DaySentencesByKey = {
  'luck-same-stem': [
    {
      zh_CN: '这十年的大运{luck}，今天露了个小样，傍晚想想一天忙的是什么。',
      en_US: 'Today carries the stem of {luck}, your ten-year luck cycle. Note at dusk what the day was mostly about.',
    },
    {
      zh_CN: '十年里做得最久的那件事，多做一刻钟。大运{luck}的干今天又到。',
      en_US: 'Give your longest task fifteen minutes more. The stem of {luck}, your current luck cycle, is back.',
    },
    {
      zh_CN: '别人常谢你的那点本事，拿出来用。大运{luck}的干就在今天头上。',
      en_US: 'Use what people keep thanking you for. The stem of your ten-year {luck} cycle stands over today.',
    },
  ],
  'luck-same-branch': [
    {
      zh_CN: '散步走最熟的那条路，今天脚下，正是十年大运{luck}的地支。',
      en_US: 'Walk a road you know by heart. Today stands on the branch of {luck}, your ten-year luck cycle.',
    },
    {
      zh_CN: '屋里挑一件这几年添的东西擦擦，今天与十年大运{luck}同支。',
      en_US: 'Dust something you’ve added during your ten-year {luck} cycle. Today shares its branch.',
      asks: ['cleaning'],
    },
    {
      zh_CN: '大运{luck}的根今天碰得着，跟这十年里才认识的人问声好。',
      en_US: 'Say hello to someone you met during {luck}, your ten-year luck cycle. The day stands on its branch.',
    },
  ],
  'luck-stem-combine': [
    {
      zh_CN: '长远的事走到哪一步，说给一个人听，今天的干合着十年大运{luck}。',
      en_US: 'Tell someone how far you’ve come with a long project. The day’s stem joins {luck}, your ten-year luck cycle.',
      asks: ['talk'],
    },
    {
      zh_CN: '几年的愿望里拆出一小步，大运{luck}今天有天干来牵手。',
      en_US: 'Take one small step toward an old wish. Today’s stem holds hands with {luck}, your luck cycle.',
    },
    {
      zh_CN: '明年用得上的东西备一样，今天的干与十年大运{luck}相合。',
      en_US: 'Get ready one thing you’ll need next year. The day’s stem joins that of {luck}, your luck cycle.',
    },
  ],
  'luck-six-combine': [
    {
      zh_CN: '{luck}这十年今天有支来合，像树添一圈，存一点，钱或字都算。',
      en_US: 'Save a little, coins or pages. The day joins {luck}, your luck cycle: one more ring on the trunk.',
      asks: ['save'],
    },
    {
      zh_CN: '打算用很多年的东西，趁大运{luck}逢合，修结实。',
      en_US: 'Mend something you mean to keep for years. The day’s branch joins {luck}, your ten-year luck cycle.',
      asks: ['repair'],
    },
    {
      zh_CN: '想一起走十年的朋友，今天约。地支正与大运{luck}相合。',
      en_US: 'Make plans with a friend you want to keep. Today joins {luck}, the luck cycle you’re in.',
      asks: ['friends'],
    },
  ],
  'luck-clash': [
    {
      zh_CN: '十年的事搁一天不要紧，今天冲着大运{luck}，长远的那件原地放好。',
      en_US: 'Leave the long project where it is. Today clashes with {luck}, your luck cycle, and a day off costs it nothing.',
    },
    {
      zh_CN: '有人劝你改道，谢过，说下个月看，今天正与十年大运{luck}对面。',
      en_US: 'If someone urges a new course, wait a month. The day pulls against {luck}, your luck cycle.',
      leaves: ['decide'],
    },
    {
      zh_CN: '只管近处，晚饭和明早要背的包。十年大运{luck}与今天各朝一头。',
      en_US: 'Keep to small things, tonight’s supper and tomorrow’s bag. Your {luck} cycle and today look opposite ways.',
    },
  ],
  'luck-half-three': [
    {
      zh_CN: '长远的计划翻到中间那页，填一个日子，今天半合大运{luck}。',
      en_US: 'Open the long plan at the middle and fill in one date. Today half-joins {luck}, your luck cycle.',
      asks: ['plan'],
    },
    {
      zh_CN: '学过几年的本事温一温，这十年的{luck}今天有半个帮手。',
      en_US: 'Brush up on something you once studied for years. Your ten-year {luck} cycle gets half a helper today.',
      asks: ['learn'],
    },
    {
      zh_CN: '拍一件平常东西，存进这十年的相册，大运{luck}今天逢半合。',
      en_US: 'Photograph some ordinary thing for an album of these ten years. Today half-joins {luck}, their luck cycle.',
    },
    {
      zh_CN: '长远的事缺个伴，今天与大运{luck}半合，找同路人约好每周碰头。',
      en_US: 'Find company for the long task and set a weekly hour. Today half-joins {luck}, your ten-year luck cycle.',
    },
    {
      zh_CN: '手边用得最勤的工具磨一磨，今天与十年大运{luck}半合。',
      en_US: 'Sharpen or oil the tool you use most. Today leans toward {luck}, the luck cycle you’re in.',
    },
    {
      zh_CN: '这些年想去的地方，查查最近那处的走法，大运{luck}得了半合。',
      en_US: 'Look up how to get to the nearest place you hope to see. Today half-joins {luck}, your luck cycle.',
      asks: ['plan'],
    },
  ],
  'year-same-stem': [
    {
      zh_CN: '给今年起个书名，今天的天干与{year}年相同，题目看得清。',
      en_US: 'Give this year a title, as if it were a book. Today bears its stem, that of {year}.',
    },
    {
      zh_CN: '今年{year}的干今天又见，年里起了头没下文的事，接上一段。',
      en_US: 'Pick up something you began this year and dropped. The year’s stem, that of {year}, is back today.',
    },
    {
      zh_CN: '都往一处挤的日子，今天与今年{year}同干，拣人少的钟点出门。',
      en_US: 'Everyone pulls one way when the stem of this year, {year}, returns. Go out at a quieter hour.',
    },
  ],
  'year-same-branch': [
    {
      zh_CN: '今年的花销翻出来看看，今天的地支，正是{year}年那一个。',
      en_US: 'Look over what you’ve spent since this year began. Today shares its branch, that of {year}.',
    },
    {
      zh_CN: '今年答应过、还没办的，挑一桩办掉，{year}的属相今天当值。',
      en_US: 'Keep one promise made since the year began. The animal of this year, {year}, is on duty today.',
    },
    {
      zh_CN: '新添的习惯留一个，停一个。今天跟今年{year}同一个支。',
      en_US: 'Of the new habits of this year, {year}, keep one and drop one. Today stands on its branch.',
    },
  ],
  'year-stem-combine': [
    {
      zh_CN: '该填的表格今天填。天干合着今年{year}，公家的事好办些。',
      en_US: 'Fill in the form you’ve put off. The day’s stem joins this year, {year}, and clerks tend to be kinder.',
    },
    {
      zh_CN: '当季的果子买一袋分人，今天与今年{year}相合。',
      en_US: 'Buy fruit in season and share the bag. Today goes hand in hand with this year, {year}.',
    },
    {
      zh_CN: '大伙儿张罗的事，跟一回热闹，今年{year}逢今天的干来合。',
      en_US: 'Go along with what everyone’s doing, for once. This year, {year}, is joined by the day’s stem.',
      asks: ['friends'],
    },
  ],
  'year-six-combine': [
    {
      zh_CN: '年里的目标挑快成的那个收尾，今天的支合着今年{year}。',
      en_US: 'Finish the resolution that’s nearest its end. The day’s branch joins this year, {year}.',
    },
    {
      zh_CN: '门口公用的那段路扫一扫。今天合今年{year}，街坊好相处。',
      en_US: 'Sweep the steps you share with others. Today joins this year, {year}, and neighbors are easy to get along with.',
      asks: ['cleaning'],
    },
    {
      zh_CN: '日历上缺的生日补齐，今年{year}与今天合得正紧。',
      en_US: 'Enter the birthdays still missing from the calendar. This year, {year}, and today fit snugly.',
      asks: ['plan'],
    },
  ],
  'year-clash': [
    {
      zh_CN: '全年的大安排今天不重排，只看这一周，今天冲着今年{year}。',
      en_US: 'Look at this week only and leave the year’s plan unrevised. Today clashes with {year}, this year.',
      leaves: ['plan'],
    },
    {
      zh_CN: '外头的消息杂，晚饭后看一回就够。今天正与今年{year}对面。',
      en_US: 'Read the news once, after supper. The day stands opposite this year, {year}, and the world is noisy.',
    },
    {
      zh_CN: '给自己定的规矩破了例，明天照旧就是，今天正冲着今年{year}。',
      en_US: 'If a resolution slips, take it up again tomorrow. This year, {year}, meets a headwind today.',
    },
  ],
  'year-half-three': [
    {
      zh_CN: '今年新学会的，教给别人一点，今天与{year}年半合。',
      en_US: 'Teach somebody a little of what this year, {year}, has taught you. The day half-joins it.',
    },
    {
      zh_CN: '看到一半的书，读到下一章，今天与今年{year}刚好半合。',
      en_US: 'Take the unfinished book to its next chapter. This year, {year}, is half-joined and lends a hand.',
      asks: ['learn'],
    },
    {
      zh_CN: '衣柜换季换一半，今天半合今年{year}，另一半不急。',
      en_US: 'Switch half your closet to the coming season. Today half-joins this year, {year}, and half is enough.',
      asks: ['tidy'],
    },
    {
      zh_CN: '附近今年新添的去处，进去坐坐，{year}年逢今天半合。',
      en_US: 'Today goes halfway to meet this year, {year}. Step into something new that has opened nearby.',
    },
    {
      zh_CN: '睡前空出半小时，给一件喜欢的事，今天与今年{year}合了半边。',
      en_US: 'Keep half an hour before bed for something you like. Today is half joined with this year, {year}.',
    },
    {
      zh_CN: '买来没拆的东西，拆开用用。今年{year}与今天半合，正等下半步。',
      en_US: 'Use the thing you bought and never opened. This year, {year}, comes halfway to meet you today.',
    },
  ],
}
