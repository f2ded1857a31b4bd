/** Topics that a question names in words: without any of these words, the classifier's guess is not used. */
import { normalizeQuestion } from '../ask/normal.ts'
import type { ParsedQuestion, Topic } from '../ask/understanding.ts'

const WORDS: Readonly<Partial<Record<Topic, RegExp>>> = {
  children:
    /孩|娃|儿|女|胎|宝|崽|子女|生|怀|学|养|带|作业|幼|补习|叛逆|\b(kid|child|baby|son|daughter|teen|school|toddler|boy|girl|pregnan|parent|nursery|homework|grandkid|stepson|nann|raise|raising|born)/,
  parents:
    /爸|妈|父|母|爹|娘|婆|公|岳|老人|长辈|家|爷|奶|养老|\b(mom|mum|mother|dad|father|parent|in-law|folks|elder|family|grand|home|aging|care)/,
  house:
    /房|屋|楼|租|住|家|装修|贷|搬|户|\b(house|home|apartment|flat|condo|rent|mortgage|landlord|place|room|lease|propert|renovat|contractor|deed|land|move|buy|deposit|offer)/,
  debt: /借|还|欠|债|贷|账|钱|讨|催|\b(lend|loan|debt|owe|borrow|pay|repay|money|credit|mortgage|grand|\$)/,
}

/** Returns the understanding without a topic that no word of the question names; `instead` replaces it. */
export function checkTopic(text: string, understanding: ParsedQuestion, instead: Topic): ParsedQuestion {
  const { topic, bound, isFollowUp } = understanding
  const words = topic && WORDS[topic]
  if (words === undefined || bound === 'birth' || isFollowUp || text === '' || words.test(normalizeQuestion(text))) return understanding
  return { ...understanding, topic: instead, part: undefined }
}
