/** Topic of a short follow-up question: it continues that of the question before it, unless it names its own. */
import { parseQuestion } from '../ask/index.ts'
import { HAN_PATTERN } from '../ask/marks.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import type { SageQuestion } from '../asked.ts'
import { readAskedFor } from './spoken.ts'
import { WHAT_IF } from './verdicts.ts'

const [SHORT_HAN, SHORT_WORDS, BACK] = [6, 5, 4]
/** Words that ask for a time; what else a short question says is its topic. */
const ASKS_WHEN =
  /什么时候|几时|何时|哪(一)?(天|年|月|个月)|几月|几号|[那呢吗好合适会能我你他她它]|\b(and|so|then|when|which|month|day|will|should|it|that|this|is|best|do|i|we|him|her|them)\b/g
/** Words that name no matter: pronouns, forms of questions, and verbs that fit any matter. */
const GENERIC =
  /什么时候|信得过|靠得住|怎么(办|说|做|样|谈|弄)?|后果|多久|多少|要|解决|开始|然后|结果|可以|值得|能|会|行|好|成|有|吗|呢|那|这|事|就|还|对方|我们|我|你|他|她|的|了|谁|先|哪天|日子|合适|\b(and|so|then|how|what|when|long|will|would|could|can|should|do|does|did|is|it|that|this|i|we|he|she|they|you|him|her|them|us|me|about|fix|start|happens?|take|work|go|be|done|the|a|to|say|first|next|day|ok|okay|out|for|if|not|solve|better|trust)\b/g
const sizeOf = (text: string) => (HAN_PATTERN.test(text) ? [...text].length / SHORT_HAN : text.split(' ').length / SHORT_WORDS)

/** Returns the understanding with the topic of the earlier question if this one only asks who, how much, where, why or when. */
export function inheritPreviousTopic(asked: SageQuestion, understanding: ParsedQuestion, isContinued = false): ParsedQuestion {
  const last = asked.earlier.at(-1)
  if (last === undefined) return understanding
  const text = normalizeQuestion(asked.text)
    .replaceAll(/[?？。!！,，]/g, '')
    .trim()
  const asks = readAskedFor(asked.text)
  const isCase = isContinued || WHAT_IF.test(text) || text.replaceAll(GENERIC, '').replaceAll(/[\s']/g, '') === ''
  if (!isCase && (asks === undefined || asks === 'two' || asks === 'whether' || asks === 'how' || sizeOf(text) > 1)) return understanding
  const rest = text.replaceAll(ASKS_WHEN, '').trim()
  if (asks === 'when' && (HAN_PATTERN.test(rest) ? [...rest].length : rest.split(' ').filter(Boolean).length) > 2) return understanding
  const before = inheritPreviousTopic(
    { ...asked, text: last, earlier: asked.earlier.slice(0, -1) },
    parseQuestion(last, asked.locale, asked.now, asked.earlier.slice(-BACK, -1)),
  )
  if (before.topic === undefined || before.isInstruction) return understanding
  return { ...understanding, topic: before.topic, part: before.part, about: before.about, isFollowUp: true }
}
