/** Questions to a cast about something lost, or about an animal that ran away: both are looked for in the next days. */
import { normalizeQuestion } from '../ask/normal.ts'
import type { ParsedQuestion } from '../ask/understanding.ts'
import type { SageQuestion } from '../asked.ts'

const LOST =
  /走失|跑丢|弄丢|丢(?!脸|人|面子|工作|饭碗|下|开|掉工作)|不见了|找不(到|着)(?!工作|对象|人|女|男|老公|老婆)|找回|\b(lost|misplaced|ran away|run away|can't find|cannot find)\b(?! (my |the |his |her )?(job|money|interest|weight|touch|work|love|a job))|\bmissing\b(?! (him|her|you|them|out|my))|\bgone missing\b|\b(been (out|gone)|hasn't (come|been) (home|back)|escaped|got out)\b|没回来|跑出去|跑了/
const ANIMAL = /猫|狗|喵|汪|宠物|鹦鹉|兔|仓鼠|乌龟|\b(cat|dog|kitten|puppy|pet|parrot|rabbit|hamster|turtle|bird)s?\b/
const PARCEL = /快递|包裹|外卖|\b(package|parcel|delivery|shipment|order)\b/
const TRADE = /卖|买|\b(sell|buy)\b/
const HOUSE = /房|屋|楼|套间|公寓|\b(house|home|apartment|flat|condo|place)\b/
const GOODS = /车|手机|电脑|表|包|家具|相机|\b(car|phone|laptop|computer|bike|watch|bag|furniture|camera|boat|piano)\b/
const PEOPLE =
  /他|她|对象|男友|女友|朋友|老公|老婆|丈夫|妻子|前任|恋|爱|结婚|感情|\b(he|she|him|her|they|them|partner|wife|husband|boyfriend|girlfriend|ex|date|dating|love|marr\w+|relationship)\b/

const isLostIn = (text: string) => LOST.test(normalizeQuestion(text))

/** Whether the question, or an earlier one, is about an animal that ran away. */
export const isAboutLostAnimal = ({ text, earlier }: SageQuestion): boolean =>
  [text, ...earlier].some((one) => isLostIn(one) && ANIMAL.test(normalizeQuestion(one)))

/** Whether a question names an animal. */
export const hasAnimal = (text: string): boolean => ANIMAL.test(normalizeQuestion(text))

/** Topics of love, where a question without a person is a plain decision. */
const OF_LOVE: readonly unknown[] = ['love-existing', 'love-meeting', 'break-up', 'between']

/** Corrects the topic by the thing that is bought or sold, and by the lack of a person in a question of love. */
function readTrade(text: string, understanding: ParsedQuestion): ParsedQuestion {
  if (PARCEL.test(text) && ['travel', 'lost-thing', 'moving'].includes(understanding.topic ?? ''))
    return { ...understanding, topic: 'decision', part: undefined }
  if (TRADE.test(text) && HOUSE.test(text))
    return understanding.topic === 'house' ? understanding : { ...understanding, topic: 'house', part: undefined }
  if (TRADE.test(text) && GOODS.test(text)) return { ...understanding, topic: 'money-out', part: undefined }
  const isLoveless =
    OF_LOVE.includes(understanding.topic) &&
    understanding.bound === undefined &&
    !understanding.isFollowUp &&
    !PEOPLE.test(text) &&
    (GOODS.test(text) || ANIMAL.test(text))
  return isLoveless ? { ...understanding, topic: 'decision', part: undefined } : understanding
}

/** Corrects the topic: an animal that ran away is looked for; a question without words of loss is not about a lost thing. */
export function readCastMatter(asked: SageQuestion, understanding: ParsedQuestion): ParsedQuestion {
  const { text, earlier } = asked
  const isLost = isLostIn(text)
  if (isAboutLostAnimal(asked) && (isLost || understanding.topic !== 'decision'))
    return { ...understanding, topic: 'lost-thing', part: undefined, bound: undefined }
  if (understanding.topic !== 'lost-thing' || (PARCEL.test(normalizeQuestion(text)) && !isLost))
    return readTrade(normalizeQuestion(text), understanding)
  if (isLost || earlier.some(isLostIn)) return understanding
  return TRADE.test(normalizeQuestion(text)) ? { ...understanding, topic: 'money-out', part: undefined } : understanding
}
