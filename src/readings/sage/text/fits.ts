/** Choices between two ways of life that the chart can weigh: each side has families of ten gods. */
import type { ShareCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

interface Side {
  readonly words: RegExp
  readonly families: readonly ShareCode[]
  readonly name: SourceText
  /** The families in words. */
  readonly by: SourceText
  readonly why: SourceText
}

/** `isAlone`: a question that names only the first side is also answered by this choice. */
export interface LifeChoice {
  readonly one: Side
  readonly two: Side
  readonly isAlone?: RegExp
}

/** Words that ask about working for oneself and name no other way. */
export const OWN_BOSS = /(当|做|自己当).{0,2}老板|老板命|创业的?命|单干|自立门户|\b(my|your) own boss\b|\bself[- ]employ|\bentrepreneur/

export const lifeChoices: readonly LifeChoice[] = [
  {
    isAlone: OWN_BOSS,
    one: {
      words:
        /创业|老板|单干|做生意|开店|自己干|自由职业|副业|接单|摆摊|个体|卖东西|\b(start(ing)? up|startup|own boss|business|self[- ]employ\w*|freelanc\w*|own shop|entrepreneur\w*|hustl\w+|own thing)\b/,
      families: ['wealth', 'output'],
      name: w('自己做', 'working for yourself'),
      by: w('食伤和财', 'output and wealth'),
      why: w('东西自己做、钱自己管，你更起劲', 'you like making things and minding the money'),
    },
    two: {
      words:
        /打工|上班|工资|薪水|公务员|国企|央企|体制|编制|稳定的?工作|考公|就业|找工作|进公司|\b(employed|employee|nine to five|9 to 5|civil servi\w+|government|corporate|salaried|a job|steady job|regular job|salary|wage|stay(ing)? put)\b/,
      families: ['officer', 'resource'],
      name: w('上班', 'a post with a frame'),
      by: w('官杀和印', 'officers and resource'),
      why: w('有位置、有章程，你更使得上力', 'a place and its rules give you something to push against'),
    },
  },
  {
    one: {
      words: /技术|专业路线|手艺|研发|\b(technical|engineering|specialist|craft|hands[- ]on|individual contributor)\b/,
      families: ['output', 'resource'],
      name: w('走技术', 'the specialist’s road'),
      by: w('食伤和印', 'output and resource'),
      why: w('钻得深，做得出', 'you dig deep and turn it out'),
    },
    two: {
      words: /管理|带团队|当领导|带人|\b(manag\w+|lead(ing)? (a |the )?team|leadership)\b/,
      families: ['officer', 'wealth'],
      name: w('带人', 'managing people'),
      by: w('官杀和财', 'officers and wealth'),
      why: w('担得住事，也照管得来', 'you can carry a duty and look after the rest'),
    },
  },
  {
    one: {
      words: /读研|考研|读书|深造|念书|读博|\b(grad school|master'?s|stud(y|ying)|phd|degree|school)\b/,
      families: ['resource', 'output'],
      name: w('念书', 'studying on'),
      by: w('印和食伤', 'resource and output'),
      why: w('你养得住一段慢的日子', 'you can live with a slow stretch'),
    },
    two: {
      words: /工作|上班|就业|赚钱|\b(work(ing)?|job|earn(ing)?)\b/,
      families: ['wealth', 'officer'],
      name: w('去做事', 'going to work'),
      by: w('财和官杀', 'wealth and officers'),
      why: w('事情推着你，你学得更快', 'you learn faster with real work in hand'),
    },
  },
  {
    one: {
      words: /手艺|本事|才华|技能|能力|实力|\b(talent|skills?|craft|ability|my own hands)\b/,
      families: ['output'],
      name: w('靠手艺', 'your skill'),
      by: w('食伤', 'output'),
      why: w('东西拿出来自己会说话', 'what you make speaks for you'),
    },
    two: {
      words: /人脉|人缘|关系|朋友|\b(people|connections?|network\w*|contacts|friends)\b/,
      families: ['peer'],
      name: w('靠人脉', 'people'),
      by: w('比劫', 'peers'),
      why: w('有人带着，事情就成了一半', 'with company half of it is done'),
    },
  },
  {
    one: {
      words: /存钱|攒钱|存款|\b(sav(e|er|ing))\b/,
      families: ['resource', 'officer'],
      name: w('存', 'saving'),
      by: w('印和官杀', 'resource and officers'),
      why: w('守得住规矩，也不急着见用', 'you keep to a rule and can wait'),
    },
    two: {
      words: /花钱|花掉|消费|享受|\b(spend(er|ing)?)\b/,
      families: ['output', 'peer'],
      name: w('花', 'spending'),
      by: w('食伤和比劫', 'output and peers'),
      why: w('钱花在做东西、跟人来往上，才转得回来', 'money spent on making things and on company finds its way back'),
    },
  },
  {
    one: {
      words: /休息|歇|放空|躺平|\b(rest(ing)?|break|gap year|time off|pause)\b/,
      families: ['wealth', 'officer'],
      name: w('先歇一阵', 'a rest first'),
      by: w('要你担的财和官杀', 'wealth and officers, the load,'),
      why: w('担子已经够重，歇了再动不吃亏', 'there’s load enough, and you lose nothing by resting'),
    },
    two: {
      words: /直接找|接着|马上找|下一份|继续|找工作|\b(straight|next job|right away|keep going|carry on)\b/,
      families: ['peer', 'resource'],
      name: w('接着走', 'going straight on'),
      by: w('帮扶你的比劫和印', 'peers and resource, the support,'),
      why: w('力气够，闲着反而乱', 'the strength is there and wants a place to go'),
    },
  },
]

export const lifeChoiceTexts = {
  pick: w(
    '{pick}更合你：盘里{by}合起来占{share}，{otherBy}占{otherShare}；{why}。',
    '{Pick} suits you better: {by} together take {share} of the chart, {otherBy} {otherShare}. There, {why}.',
  ),
  even: w(
    '两边差不多，{pick}略近：盘里{by}占{share}，{otherBy}占{otherShare}。可以先兼着试。',
    'It’s close, with {pick} a little ahead: {by} take {share} of the chart, {otherBy} {otherShare}. Try both side by side first.',
  ),
  yes: w(
    '有这块料：盘里{by}合起来占{share}，比{otherBy}的{otherShare}多；{why}。',
    'Yes, it’s in the chart: {by} together take {share}, more than the {otherShare} of {otherBy}, and {why}.',
  ),
  no: w(
    '不算最合：盘里{by}占{share}，少过{otherBy}的{otherShare}。要做就先从小的、有人搭手的做起。',
    'It’s not your first strength: {by} take {share} of the chart, less than the {otherShare} of {otherBy}. If you do it, start small and with someone beside you.',
  ),
} as const

/** Steady or irregular income, by the two wealth gods; numbers count each in the chart. */
export const wealthKindTexts = {
  steady: w(
    '你偏正财：正财在盘里出现{steady}次，偏财{loose}次，按月的那一份比一笔大的靠得住。',
    'Steady income suits you: the chart counts Direct wealth at {steady}, Indirect wealth at {loose}. The monthly part is surer than the one large sum.',
  ),
  loose: w(
    '你偏偏财：偏财在盘里出现{loose}次，正财{steady}次，活钱多，进出都快，留一份不动。',
    'Irregular income suits you: the chart counts Indirect wealth at {loose}, Direct wealth at {steady}. It comes and goes fast, so keep one part untouched.',
  ),
  even: w(
    '正财、偏财在盘里一样多（各{steady}次），固定的守着，外快当添头。',
    'The two are even in the chart ({steady} each): keep the steady part and take the rest as an extra.',
  ),
} as const

/** Who puts in more, in a partnership: only the user’s side can be read. */
export const whoPaysTexts = {
  money: w(
    '谁出大头，盘上只看得见你这一边：财占{share}，你出得起钱，也管得住账，份数写进章程。',
    'On who puts in more, a chart shows only your side: wealth takes {share}, so money from you is in order, with the shares on paper.',
  ),
  work: w(
    '谁出大头，盘上只看得见你这一边：财占{share}，你出力比出钱合适，大头让对方出，份数写进章程。',
    'On who puts in more, a chart shows only your side: wealth takes {share}, so put in work rather than money, with the shares on paper.',
  ),
} as const
