/** What holds two people together and what rubs, for one view. */
import type { MatchView } from '../../match/index.ts'
import { normalizeQuestion } from '../ask/normal.ts'

export const holdsIn = (view: MatchView) =>
  view.gives.some(({ id }) => id.includes('.bond.') || id.includes('.lends.') || id.includes('.noble') || id.includes('.bloom')) ||
  view.line.id.endsWith('joined')
export const rubsIn = (view: MatchView) => view.frictions.some(({ rub }) => rub.because.some(({ kind }) => kind === 'branches'))

/** Words that report a conflict; the answer then does not say that all is well. */
const CONFLICT =
  /吵|打(架|到大|起来)|不对付|掺和|顶(嘴|撞|着|了)|嫌|磁场|犯冲|相冲|抢|功劳|难搞|受不了|说好.{0,8}现在|不合|合不来|矛盾|翻脸|冷战|冷静|闹|分手|想分|散|背叛|骗|不理|不回|冷淡|敷衍|\b(fight|fights|fighting|argue|arguing|yell\w*|can't (talk|stand)|(don't|doesn't|never) (get|understand) (me|us|each other)|don't get along|killing each other|duel\w*|deal with|handle (him|her)|can't work with|steals?|micromanag\w*|clash\w*|hates?|ignor\w*|distant|cold|break ?up|breakup|over between|wants out|walk\w* out|trouble|tense|annoy\w*)\b/

/** Words that show that the two already live together; advice on the time before that is left out. */
const TOGETHER =
  /孩子|宝宝|娃|老公|老婆|丈夫|妻子|太太|夫妻|结婚.{0,3}年|同居|\b(husband|wife|married|baby|kids?|living together|live together)\b/
export const deedsOf = ({ deeds }: MatchView, question: string) => {
  const left = TOGETHER.test(normalizeQuestion(question)) ? deeds.filter(({ id }) => !id.endsWith('.rules')) : deeds
  return left.length > 0 ? left : deeds
}

/** Whether a question reports a conflict. */
export const reportsConflict = (question: string): boolean => CONFLICT.test(normalizeQuestion(question))
