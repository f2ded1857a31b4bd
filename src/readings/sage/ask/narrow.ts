/** Pattern of questions that ask for a day, `MONTH_QUESTION_PATTERN` for a month, in normalised text (`normal.ts`). */
export const DAY_QUESTION_PATTERN =
  /哪(一|几)?[天日]|几号|(哪|挑|选|什么)个?日子|日期|\b(which|what|best|good|right|exact) (days?|dates?)\b|\bthe (best|right|exact) (day|date)\b/
export const MONTH_QUESTION_PATTERN =
  /(哪|几)(一|几)?个?月|几月|月份|\b(which|what|best|good|right|exact) months?\b|\bthe (best|right|exact) month\b/
