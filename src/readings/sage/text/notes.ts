import type { SourceText } from '../../facts/source-text.ts'
import type { Mode } from '../asked.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Answer to a question that is not understood: what can be asked, and three examples. This answer is free. */
export const unknownNotes: Readonly<
  Record<Exclude<Mode, 'dt'>, { readonly note: SourceText; readonly next: readonly [SourceText, SourceText, SourceText] }>
> = {
  bg: {
    note: w(
      '这一问没有听明白，这次不算次数。问卦问一件要定的事最好：做不做，去不去，选哪个。',
      'That wasn’t understood, and no round is taken. A cast answers a matter to be decided: do it or not, go or not, this or that.',
    ),
    next: [
      w('朋友拉我合伙，要不要答应？', 'A friend wants me as a partner. Should I agree?'),
      w('下个月要不要换工作？', 'Should I change jobs next month?'),
      w('这趟远门该不该去？', 'Should I make this long trip?'),
    ],
  },
  cs: {
    note: w(
      '这一问没有听明白，这次不算次数。赛博财神管钱的事：进账、花销、借还、生意、哪个月放手哪个月守。',
      'That wasn’t understood, and no round is taken. Ask here about money: what comes in, what goes out, loans, trade, and which months are for spending or holding.',
    ),
    next: [
      w('今年下半年财运怎么样？', 'How is money in the second half of this year?'),
      w('这笔钱要不要借给他？', 'Should I lend him this money?'),
      w('哪个月谈加薪合适？', 'Which month is right to ask for a raise?'),
    ],
  },
  fb: {
    note: w(
      '这一问没有听明白，这次不算次数。两个人之间的事可以问：合在哪里，碰在哪里，哪几年要留心。',
      'That wasn’t understood, and no round is taken. Ask about the two of you: where you fit, where you rub, which years to mind.',
    ),
    next: [
      w('我们合在哪里，碰在哪里？', 'Where do we fit and where do we rub?'),
      w('我们适合一起做生意吗？', 'Would we do well in business together?'),
      w('为什么老为小事吵？', 'Why do we fight over small things?'),
    ],
  },
  ms: {
    note: w(
      '这一问没有听明白，这次不算次数。命盘上的事可以问：工作、钱、感情、读书、搬动、某年某月某天。',
      'That wasn’t understood, and no round is taken. Ask about the chart: work, money, love, study, moving, a year, a month, a day.',
    ),
    next: [
      w('明年适合换工作吗？', 'Is next year good for changing jobs?'),
      w('我的长处在哪里？', 'What are my strengths?'),
      w('这个月哪几天合适出门？', 'Which days this month are good for a trip?'),
    ],
  },
}
