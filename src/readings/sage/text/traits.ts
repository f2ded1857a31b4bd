import type { ShareCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'
import type { Trait } from '../ask/understanding.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

interface TraitTexts {
  /** Family that decides the trait. */
  readonly of: ShareCode
  /** Answers for a high, medium (`mid`) or low share of the family; `{share}` is the percentage. */
  readonly high: SourceText
  readonly mid: SourceText
  readonly low: SourceText
}

/** Answers to "am I …?", by the share of a family; without praise or blame. */
export const traitTexts: Readonly<Record<Trait, TraitTexts>> = {
  stubborn: {
    of: 'peer',
    high: w(
      '有一点：比劫占{share}，主意自己拿惯了，别人要劝，得给你留半天。',
      'Somewhat: peers take {share}, and you’re used to deciding alone. Whoever wants to change your mind should leave you half a day.',
    ),
    mid: w(
      '算不上：比劫占{share}，有主意，也听得进一句有理的。',
      'Not really: peers take {share}. You have a mind of your own and can hear a good reason.',
    ),
    low: w(
      '不算：比劫占{share}，你让得多；看着硬的那几回，多半是累了。',
      'No: peers take {share}, and you give way more than you stand. The few hard moments mostly mean that you’re tired.',
    ),
  },
  sensitive: {
    of: 'resource',
    high: w(
      '是想得多：印占{share}，一句话你要转三圈。不是毛病，给自己定个停的时候就好。',
      'You do think a lot: resource takes {share}, and one remark goes round three times. It’s no fault; give it a time to stop.',
    ),
    mid: w(
      '不过分：印占{share}，该听的听得出来，过一夜也放得下。',
      'Not too much: resource takes {share}. You hear what is meant and can let it go overnight.',
    ),
    low: w(
      '盘上不像：印占{share}，本来放得快；近来敏感，多半是歇得少。',
      'The chart doesn’t look it: resource takes {share}, and you let go quickly. If it’s so lately, you’ve probably rested too little.',
    ),
  },
  blunt: {
    of: 'output',
    high: w(
      '话是快：食伤占{share}，你说的是事，人家先听见口气。慢半拍，先说一句好的。',
      'You’re quick with words: output takes {share}. You speak of the matter, they hear the tone. Half a beat slower, and something kind first.',
    ),
    mid: w(
      '还好：食伤占{share}，话说得清，只在急的时候重。',
      'Not much: output takes {share}. You put things clearly and only get sharp in a hurry.',
    ),
    low: w(
      '不像：食伤占{share}，你话少，得罪人多半是该说的没说，别人自己猜了。',
      'It doesn’t look it: output takes {share}, and you say little. People are more likely hurt by what they had to guess.',
    ),
  },
  strict: {
    of: 'officer',
    high: w(
      '对自己是紧：官杀占{share}，件件当成有人验收。挑两件及格就行。',
      'You are hard on yourself: officers take {share}, and everything seems to have an inspector. Choose two things where a pass will do.',
    ),
    mid: w('不算：官杀占{share}，守规矩，也知道哪条能松。', 'Not really: officers take {share}. You keep rules and know which can bend.'),
    low: w(
      '不像：官杀占{share}，没什么人管你；紧张多半是自己没定期限。',
      'It doesn’t look it: officers take {share}, and few govern you. The strain mostly comes from having no date of your own.',
    ),
  },
  soft: {
    of: 'peer',
    high: w(
      '不算软：比劫占{share}，让是你选的；要紧的三件别让就够了。',
      'Not soft: peers take {share}, and when you give way you chose it. Keep three things that don’t give.',
    ),
    mid: w(
      '有时候：比劫占{share}，熟人开口你难说不。先说“我明天答复”。',
      'At times: peers take {share}, and it’s hard to refuse people you know. Say “I’ll answer tomorrow.”',
    ),
    low: w(
      '是容易让：比劫占{share}，你先想别人方不方便。练一句：这次不行，下回可以。',
      'You do give way easily: peers take {share}, and you think first of what suits others. Practice one line: not this time, perhaps the next.',
    ),
  },
  slow: {
    of: 'resource',
    high: w(
      '不是懒，是想全了才动：印占{share}。把第一步缩到五分钟，动了就停不下来。',
      'It isn’t laziness; you want it all thought out first: resource takes {share}. Cut the first step to five minutes, and it carries on.',
    ),
    mid: w(
      '算不上：印占{share}，有兴趣的事你不拖，拖的多半是不想做的。',
      'Not really: resource takes {share}. You don’t put off what interests you; what you put off, you mostly don’t want.',
    ),
    low: w(
      '盘上不像：印占{share}，你动得快，卡住多半是事太多，先划掉两件。',
      'The chart doesn’t look it: resource takes {share}, and you move fast. When you stall it’s mostly too many things; strike two.',
    ),
  },
  hasty: {
    of: 'output',
    high: w(
      '是急：食伤占{share}，想到就要做。急的时候先喝一杯水，再回话。',
      'You are quick: output takes {share}, and a thought wants doing at once. In a hurry, drink a glass of water before you answer.',
    ),
    mid: w(
      '不算：食伤占{share}，急是有来由的，多半是别人慢了两步。',
      'Not very: output takes {share}. You hurry for a reason, mostly because someone is two steps behind.',
    ),
    low: w(
      '盘上不急：食伤占{share}，你攒着不说，攒满了才一次出来。早一点说一半。',
      'The chart isn’t hasty: output takes {share}. You keep it in until it comes all at once. Say half of it earlier.',
    ),
  },
  inward: {
    of: 'output',
    high: w(
      '往外的多：食伤占{share}，想到就说，人多也不怯；散场以后才要一个人待着。',
      'More outward: output takes {share}. You say what you think and don’t mind company; you want to be alone after it.',
    ),
    mid: w(
      '两边都有：食伤占{share}，熟人面前话多，生人面前先看。',
      'Some of both: output takes {share}. You talk among friends and watch among strangers.',
    ),
    low: w(
      '往里的多：食伤占{share}，想好了才说，人少的地方自在。这样的人一对一最讲得开。',
      'More inward: output takes {share}. You speak once it’s thought out and are easiest in small company. One to one is where you talk best.',
    ),
  },
  picky: {
    of: 'officer',
    high: w(
      '标准是高：官杀占{share}，对己对人一把尺。留三条要紧的，其余放过。',
      'Your standard is high: officers take {share}, one measure for yourself and others. Keep three that count and let the rest pass.',
    ),
    mid: w(
      '不算挑：官杀占{share}，有几条不能让，说得出理由就不叫挑。',
      'Not picky: officers take {share}. A few things can’t give, and with a reason that isn’t picking.',
    ),
    low: w(
      '不挑：官杀占{share}，你要的是合得来；一直没定，多半是没遇到让你松快的人。',
      'Not picky: officers take {share}. You want ease. If nothing is settled, you likely haven’t met the one you’re at ease with.',
    ),
  },
  close: {
    of: 'wealth',
    high: w(
      '算得清：财占{share}，钱和东西都要有去处，不是小气，是怕浪费。',
      'You reckon well: wealth takes {share}, and everything should have its place. It’s dislike of waste, and not meanness.',
    ),
    mid: w(
      '不小气：财占{share}，该花的花，该省的也省得下。',
      'Not tight: wealth takes {share}. You spend where it’s due and can save where it isn’t.',
    ),
    low: w(
      '不小气，倒是松：财占{share}，账不记就散。每月记一张就够。',
      'Not tight; if anything loose: wealth takes {share}, and without a list it scatters. One sheet a month is enough.',
    ),
  },
  odd: {
    of: 'resource',
    high: w(
      '想的跟人不太一样：印占{share}，你看的是里面那层。找得到一两个听得懂的就够。',
      'You do think along other lines: resource takes {share}, and you look at the layer beneath. One or two who follow are enough.',
    ),
    mid: w('不怪：印占{share}，有自己的一套，也合得了群。', 'Not odd: resource takes {share}. You have your own way and can join in.'),
    low: w(
      '不怪：印占{share}，你想得直，觉得不合群多半是场合没挑对。',
      'Not odd: resource takes {share}. You think straight; if you don’t fit, it’s mostly the wrong company.',
    ),
  },
  /** Whether rivals cross the user’s path. */
  crossed: {
    of: 'peer',
    high: w(
      '比一般人容易：比劫占{share}，同类多，眼红和抢功也多。事先把谁做了什么写清，话只说一半。',
      'More than most: peers take {share}, and with many of your kind come envy and borrowed credit. Write down who did what.',
    ),
    mid: w(
      '不算多：比劫占{share}，有人争，也有人帮；账目和功劳写清就够。',
      'Not many: peers take {share}. Some compete and some help; clear accounts will do.',
    ),
    low: w(
      '不容易：比劫占{share}，跟你争的人少；觉得有人使绊，多半是话没说开。',
      'Few: peers take {share}, and few compete with you. What feels like malice is mostly something left unsaid.',
    ),
  },
  /** Whether elders and mentors help. */
  helped: {
    of: 'resource',
    high: w(
      '有：印占{share}，长辈、老师、老上司肯替你说话。你先开口，别等人看见。',
      'Yes: resource takes {share}, and elders, teachers and former bosses will speak for you. Ask; don’t wait to be noticed.',
    ),
    mid: w(
      '有，要自己去请：印占{share}，肯教你的人在，要你带着问题上门。',
      'Yes, if you ask: resource takes {share}. People willing to teach you exist, and you go to them with a question.',
    ),
    low: w(
      '少，不靠这一头：印占{share}，帮你的多半是平辈和你做过的事。',
      'Few, and you do without: resource takes {share}. Help comes from equals and from work you have done.',
    ),
  },
  /** Whether money stays. */
  leaky: {
    of: 'wealth',
    high: w(
      '守得住一半：财占{share}，过手的多，要照管的也多，先立一份不动的，才留得下。',
      'Half of it stays: wealth takes {share}, so much passes through and much wants looking after. Set one part aside first.',
    ),
    mid: w(
      '守得住：财占{share}，进出都有数，只怕一时大方。',
      'It stays: wealth takes {share}. You know what comes and goes, and only generosity upsets it.',
    ),
    low: w(
      '不是守不住，是进得细：财占{share}，小数按月存，比等一笔大的靠得住。',
      'It’s less that it leaks than that it comes thin: wealth takes {share}. Small sums by the month are surer than waiting for a large one.',
    ),
  },
  /** Whether the user is born to toil. */
  driven: {
    of: 'officer',
    high: w(
      '忙是忙：官杀占{share}，事情总找上你。命里写的是担子，不是苦，少答应一件就轻一件。',
      'Busy, yes: officers take {share}, and duties find you. The chart says load, which is lighter with one promise fewer.',
    ),
    mid: w('不算：官杀占{share}，有事担，也有歇的时候。', 'Not really: officers take {share}. There’s work to carry and time to rest.'),
    low: w(
      '不是：官杀占{share}，没人催你，累多半是自己排得满。',
      'No: officers take {share}. Nobody drives you; if you’re worn out, it’s your own schedule.',
    ),
  },
}

/** Talents and their cost, by the strongest family. `{share}` its percentage. */
export const giftTexts: Readonly<Record<ShareCode, SourceText>> = {
  peer: w(
    '你的长处是站得住：比劫最多，占{share}，没人带也走得动，同伴信你。',
    'Your strength is standing on your own: peers are the largest part, {share}. You move without being led, and your own kind trusts you.',
  ),
  output: w(
    '你的长处是做得出、讲得清：食伤最多，占{share}，点子落得到手上。',
    'Your strength is making and explaining: output is the largest part, {share}. Ideas reach your hands.',
  ),
  wealth: w(
    '你的长处是管得住事：财最多，占{share}，东西、钱、人到你手里有着落。',
    'Your strength is looking after things: wealth is the largest part, {share}. Things, money and people are in good hands.',
  ),
  officer: w(
    '你的长处是担得起：官杀最多，占{share}，有期限、有要求的事，你交得出来。',
    'Your strength is bearing weight: officers are the largest part, {share}. What has a deadline and a standard, you deliver.',
  ),
  resource: w(
    '你的长处是学得深、想得透：印最多，占{share}，难懂的东西你肯坐下来弄明白。',
    'Your strength is learning deeply: resource is the largest part, {share}. You sit down with what is hard until it’s clear.',
  ),
}
export const flawTexts: Readonly<Record<ShareCode, SourceText>> = {
  peer: w(
    '短处在不肯先让：比劫最多，占{share}。改法是每件事先问一句“你怎么看”，问完等十秒。',
    'The weak side is giving way last: peers are the largest part, {share}. Ask “what do you think” first each time, and wait ten seconds.',
  ),
  output: w(
    '短处在开头多、收尾少：食伤最多，占{share}。改法是手上只留两件，做完一件再开一件。',
    'The weak side is many starts and few ends: output is the largest part, {share}. Keep two things in hand, and open a third only when one is done.',
  ),
  wealth: w(
    '短处在样样要管：财最多，占{share}。改法是每月放掉一样，交给别人，不回头查。',
    'The weak side is minding everything: wealth is the largest part, {share}. Hand one thing over each month and don’t check on it.',
  ),
  officer: w(
    '短处在绷得太紧：官杀最多，占{share}。改法是一周空出一个晚上，那晚及格就行。',
    'The weak side is being wound too tight: officers are the largest part, {share}. Keep one evening a week on which a pass will do.',
  ),
  resource: w(
    '短处在想得久、动得晚：印最多，占{share}。改法是给每个决定一个日子，到日子就动。',
    'The weak side is thinking long and moving late: resource is the largest part, {share}. Give each decision a date, and move on it.',
  ),
}
