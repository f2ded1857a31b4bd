/** Patterns of two alternatives (还是, “or”). `STILL` excludes 还是 in the sense of “still”; “or not” is a yes-or-no question. */
const STILL =
  /(?:我|你|他|她|它|都|也|但|可|却|一直|最后|最近|总|老|时候|结果|心里|^)还是|还是(?:不|没|别|算了|想(?!去)|觉得|很|老|一直|放不下|忘不|会|有点)/
const BETWEEN_ZH = /.还是.|或者.|二选一/
const BETWEEN_EN = /\w[\w\d'’ ,]* or (?!(?:so|not|no|else|never|less|more|what|whatever|something|anything|am i|is it|are we|is this)\b)\w/

/** Whether a normalised question offers two alternatives (还是, "or"). @param isHan whether it is Chinese. */
export const namesTwoAlternatives = (text: string, isHan: boolean): boolean =>
  isHan ? BETWEEN_ZH.test(text) && !STILL.test(text) : BETWEEN_EN.test(text)

/** Pattern of one action at two times ("now or later"), which is a question about time. */
const NOW_OR_LATER =
  /现在.*还是|还是.{0,6}(?:等|再|以后|晚点|过段|明年|年后|下个?月|缓)|(?:早|晚).{0,4}还是.{0,2}(?:早|晚)|\bnow\b.* or\b|\bor (?:should i |do i |just )?(?:wait|later|hold|closer|next|after)\b|\bwait or\b/

/** Whether a normalised question asks whether to act now or later. */
export const comparesTwoTimes = (text: string): boolean => NOW_OR_LATER.test(text)
