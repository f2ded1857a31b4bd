import type { ElementCode, ShareCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** What kind of person somebody is, by the largest family of the chart: `{name}`, `{share}`. */
export const pairPersonLines: Readonly<Record<ShareCode, SourceText>> = {
  peer: w(
    '{name}是自己拿主意的人：比劫最多，占{share}，站得稳，劝不急。',
    '{Name} is someone who decides alone: peers are the largest part, {share}. Steady, and not to be hurried.',
  ),
  output: w(
    '{name}是想到就说、说了就做的人：食伤最多，占{share}，点子多，收尾要人提一句。',
    '{Name} is someone who says it and does it: output is the largest part, {share}. Many ideas, and a reminder helps with the endings.',
  ),
  wealth: w(
    '{name}是管事管得细的人：财最多，占{share}，看重实在的东西，也肯照管人。',
    '{Name} is someone who minds the details: wealth is the largest part, {share}. Likes solid things and looks after people.',
  ),
  officer: w(
    '{name}是认规矩、守钟点的人：官杀最多，占{share}，担得起，也容易绷着。',
    '{Name} is someone of rules and hours: officers are the largest part, {share}. Carries a lot, and tenses up easily.',
  ),
  resource: w(
    '{name}是先想后动的人：印最多，占{share}，耐得住，答应得慢。',
    '{Name} is someone who thinks before moving: resource is the largest part, {share}. Patient, and slow to say yes.',
  ),
}
/** What somebody has little of, by the smallest family. */
export const pairLackLines: Readonly<Record<ShareCode, SourceText>> = {
  peer: w(
    '{name}盘上最少的是比劫，占{share}：大事愿意有人陪着定。',
    'Least in {name}’s chart: peers, {share}. Large things are better decided in company.',
  ),
  output: w(
    '{name}盘上最少的是食伤，占{share}：心里的话要人问才说。',
    'Least in {name}’s chart: output, {share}. What’s felt comes out when somebody asks.',
  ),
  wealth: w(
    '{name}盘上最少的是财，占{share}：钱和杂事不太上心。',
    'Least in {name}’s chart: wealth, {share}. Money and errands get little thought.',
  ),
  officer: w(
    '{name}盘上最少的是官杀，占{share}：不爱有人在旁边管。',
    'Least in {name}’s chart: officers, {share}. Being supervised doesn’t suit.',
  ),
  resource: w(
    '{name}盘上最少的是印，占{share}：动得快，想得少，记性靠纸笔。',
    'Least in {name}’s chart: resource, {share}. Quick to act and short on plans; notes help.',
  ),
}
/** Who has more of a trait, by the family that decides it: `{name}` has `{share}`, `{other}` `{less}`. */
export const pairTraitLines: Readonly<Record<ShareCode, SourceText>> = {
  peer: w(
    '更不肯让的是{name}：盘上比劫占{share}，{other}是{less}。',
    '{Name} gives way less: peers are {share} of that chart and {less} of {other}’s.',
  ),
  output: w(
    '话更快的是{name}：盘上食伤占{share}，{other}是{less}。',
    '{Name} is quicker with words: output is {share} of that chart and {less} of {other}’s.',
  ),
  wealth: w(
    '手更宽、管得也更多的是{name}：盘上财占{share}，{other}是{less}。',
    '{Name} gives and manages more: wealth is {share} of that chart and {less} of {other}’s.',
  ),
  officer: w(
    '更认真、绷得更紧的是{name}：盘上官杀占{share}，{other}是{less}。',
    '{Name} is the stricter one: officers are {share} of that chart and {less} of {other}’s.',
  ),
  resource: w(
    '想得更多的是{name}：盘上印占{share}，{other}是{less}。',
    '{Name} thinks and feels it over longer: resource is {share} of that chart and {less} of {other}’s.',
  ),
}
/** Who rules whom; the sentence on the two day stems follows. */
export const pairControlFrame: SourceText = w(
  '谈不上谁克谁，两张盘之间是这样：{text}',
  'Neither rules the other. Between the charts it’s like this: {text}',
)
/** Who had better speak first. */
export const pairFirstWordLine: SourceText = w(
  '{name}先开口容易些：盘上食伤占{share}，话说得出来，{other}是{less}。另一个要做的是接住。',
  'It’s easier for {name} to speak first: output is {share} of that chart and {less} of {other}’s. The other’s part is to take it up.',
)
/** Two with nearly the same share of a family. */
export const pairEvenLine: SourceText = w(
  '这一样两个人差不多：{family}，{name}占{share}，{other}是{less}，分不出高下。',
  'Here the two are about even: {family} is {share} of {name}’s chart and {less} of {other}’s. Neither comes out ahead.',
)
/** Reason on a family of which the two have nearly the same share. */
export const pairEvenReason: SourceText = w(
  '看{family}，两个人差不多：{name}占{share}，{other}是{less}，这一样轮着来。',
  'In {family} the two are about even: {share} of {name}’s chart, {less} of {other}’s. Take turns there.',
)
/** Which of two years is better for both: `{best}` with the mean power `{a}`, `{rest}` with `{b}`. */
export const pairYearChoiceLine: SourceText = w(
  '{best}年好些：两张盘合着看，力量值{best}年是{a}，{rest}年是{b}。',
  '{best} is the better of the two: for both charts together the power is {a} in {best} and {b} in {rest}.',
)
/** Faith and promises, which a chart does not foretell. */
export const pairTrustLine: SourceText = w(
  '日后的事盘上不写。守约这一份看官杀：{name}占{share}，{other}是{less}；少的那一位，约定要当面说明白。',
  'What someone will do isn’t in a chart. Keeping terms shows in officers: {share} of {name}’s chart, {less} of {other}’s. With the one who has less, say the terms aloud.',
)
/** The same for two with nearly equal shares. */
export const pairTrustEvenLine: SourceText = w(
  '日后的事盘上不写。守约这一份看官杀，两个人差不多：{name}占{share}，{other}是{less}；约定当面说明白就好。',
  'What someone will do isn’t in a chart. Keeping terms shows in officers, and the two are about even: {share} of {name}’s chart, {less} of {other}’s. Say the terms aloud.',
)
/** What somebody needs most, by the useful element of the chart. */
export const pairNeedLines: Readonly<Record<ElementCode, SourceText>> = {
  wood: w('{name}最要的是木：给新主意一点时间，陪着出门走走。', '{Name} needs wood most: time for a new idea, and company on a walk.'),
  fire: w('{name}最要的是火：要人捧个场，说句热的，一起见见人。', '{Name} needs fire most: applause, a warm word, people around.'),
  earth: w(
    '{name}最要的是土：要一句准话，一顿按时的饭，日子有个定数。',
    '{Name} needs earth most: a firm word, a meal on time, days that can be counted on.',
  ),
  metal: w(
    '{name}最要的是金：要话说得干脆，东西归得整齐，答应了就算。',
    '{Name} needs metal most: plain answers, things in order, promises that count.',
  ),
  water: w('{name}最要的是水：要有人听完，留一段不说话的时间。', '{Name} needs water most: being heard to the end, and some quiet time.'),
}
/** Places for two, by the element that both charts want most. */
export const pairPlaceLines: Readonly<Record<ElementCode, SourceText>> = {
  wood: w(
    '往东边，有树有山路的地方：两张盘合着最要的是木。',
    'East, where there are trees and hill paths: wood is what both charts together want most.',
  ),
  fire: w(
    '往南边，亮的、热闹的地方：两张盘合着最要的是火。',
    'South, somewhere bright and busy: fire is what both charts together want most.',
  ),
  earth: w(
    '就近，田里山脚都好：两张盘合着最要的是土。',
    'Close by, fields or the foot of a hill: earth is what both charts together want most.',
  ),
  metal: w(
    '往西边，城里、老街、馆子多的地方：两张盘合着最要的是金。',
    'West, a town with old streets and museums: metal is what both charts together want most.',
  ),
  water: w(
    '往北边，近水的地方，海边河边都好：两张盘合着最要的是水。',
    'North, near water, a shore or a river: water is what both charts together want most.',
  ),
}
/** Another person than the two, for whom an archive is needed. */
export const pairThirdLine: SourceText = w(
  '另一个人要另看：先给那人加一份档案，再把两份选在一起问。这里看的是{name}和{other}。',
  'Another person needs another archive. Add it, choose the two, and ask again. This answer is about {name} and {other}.',
)
/** What fits, what rubs; the sentence on it follows. */
export const pairAspectFrames = {
  best: w('最合的是这一处：{text}', 'What fits best: {text}'),
  worst: w('最容易碰的是这一处：{text}', 'Where it rubs most: {text}'),
  value: w('看重的是这一样：{text}', 'What counts there: {text}'),
} as const
/** The branches of the same pillar in both charts: `{place}`, `{one}`, `{two}`. */
export const pairBranchLines = {
  join: w('两人的{place}支是{one}和{two}，相合：步子容易合上。', 'The two {place} branches, {one} and {two}, join: steps fall in easily.'),
  same: w('两人的{place}支都是{one}：习惯像，短处也像。', 'Both {place} branches are {one}: the same habits, and the same short side.'),
  clash: w(
    '两人的{place}支是{one}和{two}，相冲：一个要动，一个要静，时间先说好。',
    'The two {place} branches, {one} and {two}, clash: one wants to move and one to stay. Settle the times first.',
  ),
  rub: w(
    '两人的{place}支是{one}和{two}，有刑、害或破：有一处习惯要磨。',
    'The two {place} branches, {one} and {two}, rub: one habit needs smoothing.',
  ),
  plain: w(
    '两人的{place}支是{one}和{two}，不合也不冲：各有各的步子。',
    'The two {place} branches, {one} and {two}, neither join nor clash: each keeps a pace.',
  ),
  unknown: w(
    '有一方的时辰不详，时支比不了，别的三柱照看。',
    'One birth hour is unknown, so the hour branches can’t be compared. The other three pillars hold.',
  ),
} as const
export const branchPlaces = {
  year: w('年', 'year'),
  month: w('月', 'month'),
  day: w('日', 'day'),
  hour: w('时', 'hour'),
} as const

const compare = (of: ShareCode, text: SourceText) => ({ of, text })
/** Reasons of a matter: the family that decides it, and who has more of it. */
export const pairMatterReasons = {
  money: compare(
    'wealth',
    w(
      '钱看财：{name}占{share}，{other}是{less}；多的那位记账，大数两个人点头。',
      'Money shows in wealth: {share} of {name}’s chart, {less} of {other}’s. Whoever has more keeps the books; large sums want both.',
    ),
  ),
  leak: compare(
    'peer',
    w(
      '漏在哪里看比劫：{name}占{share}，{other}是{less}；多的那位替人出钱的时候多。',
      'Leaks show in peers: {share} of {name}’s chart, {less} of {other}’s. Whoever has more pays for others more often.',
    ),
  ),
  home: compare(
    'resource',
    w(
      '住处看印：{name}占{share}，{other}是{less}；多的那位恋旧，搬之前多给些日子。',
      'A home shows in resource: {share} of {name}’s chart, {less} of {other}’s. Whoever has more clings to the old place and needs longer.',
    ),
  ),
  rules: compare(
    'officer',
    w(
      '做事的规矩看官杀：{name}占{share}，{other}是{less}；多的那位定期限，少的那位留余地。',
      'Rules at work show in officers: {share} of {name}’s chart, {less} of {other}’s. One sets the dates, the other leaves room.',
    ),
  ),
  hands: compare(
    'output',
    w(
      '出活看食伤：{name}占{share}，{other}是{less}；多的那位动手、见客，少的那位收尾。',
      'Making shows in output: {share} of {name}’s chart, {less} of {other}’s. One makes and meets clients, the other finishes.',
    ),
  ),
  shares: compare(
    'peer',
    w(
      '合伙看比劫：{name}占{share}，{other}是{less}；多的那位要有自己说了算的一块，写在前头。',
      'Partnership shows in peers: {share} of {name}’s chart, {less} of {other}’s. Whoever has more needs a part to decide alone; write it down first.',
    ),
  ),
  play: compare(
    'output',
    w(
      '跟孩子玩看食伤：{name}占{share}，{other}是{less}；多的那位陪着说、陪着玩，少的那位管钟点。',
      'Play shows in output: {share} of {name}’s chart, {less} of {other}’s. One talks and plays, the other minds the hours.',
    ),
  ),
  patience: compare(
    'resource',
    w(
      '耐性看印：{name}占{share}，{other}是{less}；难缠的那一段由多的那位接。',
      'Patience shows in resource: {share} of {name}’s chart, {less} of {other}’s. The hard stretch goes to whoever has more.',
    ),
  ),
  elders: compare(
    'resource',
    w(
      '跟长辈走动看印：{name}占{share}，{other}是{less}；多的那位先去说话。',
      'Dealing with elders shows in resource: {share} of {name}’s chart, {less} of {other}’s. Whoever has more speaks to them first.',
    ),
  ),
  learning: compare(
    'resource',
    w(
      '读书坐不坐得住看印：{name}占{share}，{other}是{less}；多的那位定计划。',
      'Sitting down to learn shows in resource: {share} of {name}’s chart, {less} of {other}’s. Whoever has more makes the plan.',
    ),
  ),
  road: compare(
    'output',
    w(
      '出门的劲头看食伤：{name}占{share}，{other}是{less}；多的那位排去处，少的那位排歇脚。',
      'Wanting to go shows in output: {share} of {name}’s chart, {less} of {other}’s. One plans the sights, the other the stops.',
    ),
  ),
  terms: compare(
    'officer',
    w(
      '名分和约定看官杀：{name}占{share}，{other}是{less}；多的那位等一句准话。',
      'Terms and promises show in officers: {share} of {name}’s chart, {less} of {other}’s. Whoever has more waits for a plain word.',
    ),
  ),
  care: compare(
    'wealth',
    w(
      '照管人的心看财：{name}占{share}，{other}是{less}；多的那位做得多，别当成应当。',
      'Looking after shows in wealth: {share} of {name}’s chart, {less} of {other}’s. Whoever has more does more; don’t take it as due.',
    ),
  ),
  speech: compare(
    'output',
    w(
      '话说不说得开看食伤：{name}占{share}，{other}是{less}；少的那位要多等几句。',
      'Speaking out shows in output: {share} of {name}’s chart, {less} of {other}’s. Give whoever has less a few sentences more.',
    ),
  ),
  will: compare(
    'peer',
    w(
      '谁肯让看比劫：{name}占{share}，{other}是{less}；多的那位最后才松口。',
      'Giving way shows in peers: {share} of {name}’s chart, {less} of {other}’s. Whoever has more lets go last.',
    ),
  ),
  sleep: compare(
    'resource',
    w(
      '歇得下来看印：{name}占{share}，{other}是{less}；少的那位要人催着歇。',
      'Resting shows in resource: {share} of {name}’s chart, {less} of {other}’s. Whoever has less needs to be sent to rest.',
    ),
  ),
} as const
export type PairMatterReason = keyof typeof pairMatterReasons
