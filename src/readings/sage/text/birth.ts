import type { SourceText } from '../../facts/source-text.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Answer about having a child: it describes the user as a parent and says what to settle, but never names a time. */
export const childbirthTexts = {
  line: w(
    '带孩子，你会怎么带，看的是食伤：你拿得出多少，肯不肯慢慢教。',
    'How you’d be as a parent is read from Output, what you give and make: how much of it there is, and how patiently it comes.',
  ),
  unless: w('两个人想的不一样，那就先谈，不急着定。', 'The two of you want different things. Then talk first and decide later.'),
  deed: w(
    '两个人各写三行：钱从哪里出，谁请假，谁来帮手。写完换着看。',
    'Each of you writes three lines: where the money comes from, who takes leave, who helps. Then trade them.',
  ),
} as const
