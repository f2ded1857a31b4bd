/** Texts on the place of a star or a palace in the chart, and on each pillar. */
import type { SourceText } from '../../facts/source-text.ts'
import type { PillarName } from '../../facts/chart-person.ts'
import type { LifeField } from './fields.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Reason on the pillar that shows the star of the topic; `{meaning}` is an entry of `placeMeanings`. */
export const starPlaceText: SourceText = w(
  '{subject}看{god}，它落在{place}，{meaning}。',
  'For {subject}, look for {god}. It stands in your {place} pillar: {meaning}.',
)
export const noStarText: SourceText = w(
  '{subject}看{family}，四柱的天干和地支本气里都没有，要靠岁运带来，所以更看年份。',
  'For {subject}, look for {family}. None stands open in the four pillars, so it comes with the years, and the year counts for more.',
)

export const fieldSubjects: Readonly<Record<LifeField, SourceText>> = {
  work: w('工作', 'work'),
  money: w('钱财', 'money'),
  love: w('感情', 'love'),
  study: w('念书', 'study'),
  people: w('人情', 'people'),
  travel: w('走动', 'moving about'),
  self: w('性情', 'your nature'),
}

export const placeMeanings: Readonly<Record<LifeField, Readonly<Record<PillarName, SourceText>>>> = {
  work: {
    year: w('机会多半从外头和老关系来', 'openings tend to come from outside and from old ties'),
    month: w('机会就在手上这份事里', 'the opening is inside the work you already do'),
    day: w('机会在你自己手上，少假手于人', 'the opening is in your own hands'),
    hour: w('机会在后头，靠做出来的东西说话', 'the opening comes later, through what you have made'),
  },
  money: {
    year: w('钱的来路在远处和长辈那边', 'money comes from far off or from elders'),
    month: w('钱跟着工作走', 'money follows your work'),
    day: w('钱在自己手上，家里人也有份', 'money is in your own hands, and the household shares it'),
    hour: w('钱来得晚一些，从自己做的东西里来', 'money comes later, from things you make yourself'),
  },
  love: {
    year: w('人多半从老家、老同学那边来', 'the person tends to come by way of home or old classmates'),
    month: w('人多半在做事、念书的地方', 'the person tends to be where you work or study'),
    day: w('人在近处，先看身边', 'the person is close by'),
    hour: w('人来得晚一些，从兴趣那边来', 'the person comes later, by way of what you do for fun'),
  },
  study: {
    year: w('底子在早年，旧的先捡起来', 'the groundwork is old; pick up first what you once knew'),
    month: w('跟着课程和老师走最快', 'a course and a teacher are the quickest way'),
    day: w('靠自己坐得住，不靠催', 'it rests on your own sitting still, and on no one’s pushing'),
    hour: w('后劲在后头，越学越进', 'the strength is at the end; it goes better the longer you learn'),
  },
  people: {
    year: w('先看长辈和老家那一头', 'begin with the elders'),
    month: w('先看父母和平辈那一头', 'begin with parents and equals'),
    day: w('先看同屋的人', 'begin with whoever shares your roof'),
    hour: w('先看小辈那一头', 'begin with the young ones'),
  },
  travel: {
    year: w('离老家越远越动得起来', 'the farther from home, the easier you move'),
    month: w('多半为工作、念书动', 'you mostly move for work or study'),
    day: w('要跟身边人商量着动', 'you move together with whoever is close'),
    hour: w('动在后头，不必赶', 'the moving comes later, with no need to hurry'),
  },
  self: {
    year: w('这一面早年就有了', 'that side of you was there early'),
    month: w('这一面在做事的地方看得最清', 'that side shows most where you work'),
    day: w('这一面只有近的人看得见', 'only people close to you see that side'),
    hour: w('这一面越往后越显', 'that side shows more with the years'),
  },
}

/** Reason on the pillar of a topic; `{clause}` is the entry of `godClauses` for the god in its branch. */
export const palaceText: SourceText = w(
  '{place}管{domain}：{branch}里坐着{god}，{clause}。',
  'The {place} pillar speaks for {domain}. In its {branch} sits {god}: {clause}.',
)

/** What each pillar speaks for. */
export const pillarDomains: Readonly<Record<PillarName, SourceText>> = {
  year: w('祖上、老家和小时候', 'family origins, home and childhood'),
  month: w('父母、工作和青年时候', 'parents, work and youth'),
  day: w('自己和身边的人', 'yourself and whoever is closest'),
  hour: w('小辈、主意和后半程', 'the young, your ideas and later life'),
}

/** Explanation of a pillar. `{stem}`, `{branch}`: its signs; the gods are relative to the day stem. */
export const pillarTexts = {
  line: w(
    '你的{place}是{pair}，管{domain}：上面{stem}是{god}，下面{branch}里坐着{seat}。',
    'Your {place} pillar is {pair} and speaks for {domain}: {stem} on top is {god}, and in the {branch} below sits {seat}.',
  ),
  day: w(
    '你的日柱是{pair}：上面的{stem}就是你，下面{branch}是夫妻宫，里面坐着{seat}。',
    'Your day pillar is {pair}: {stem} on top is you, and the {branch} below is the partner’s seat, where {seat} sits.',
  ),
  stem: w('天干{stem}是{god}，露在外面：{clause}。', '{stem} on top is {god}, the side people see: {clause}.'),
  branch: w('地支{branch}的本气是{seat}，藏在里面：{clause}。', 'At the heart of the {branch} is {seat}, the side kept inside: {clause}.'),
  clash: w(
    '{branch}跟{other}的{natal}相冲，这一头容易变动。',
    'The {branch} clashes with the {natal} in your {other} pillar, so things there shift easily.',
  ),
  combine: w(
    '{branch}跟{other}的{natal}相合，两头连得住。',
    'The {branch} joins the {natal} in your {other} pillar, so the two hold together.',
  ),
} as const

/** Reason from a luck cycle in a field of life; `{fare}` is one of `cycleFares`. */
export const cycleFieldText: SourceText = w(
  '{cycle}运（{years}）{god}在上：{clause}{fare}。',
  '{cycle} ({years}) has {god} on top: {clause}{fare}.',
)
export const cycleFares = {
  fair: w('，地支又合你用', '; the branch is of use to you'),
  plain: w('，地支不偏', '; the branch neither helps nor hinders'),
  poor: w('，地支嫌多，少接一样', '; the branch adds what you have enough of, so take one thing fewer'),
} as const
