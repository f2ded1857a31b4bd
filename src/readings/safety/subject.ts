const KIN =
  '朋友|闺蜜|兄弟|哥们|同学|室友|舍友|同事|男友|女友|男朋友|女朋友|老公|老婆|丈夫|妻子|爱人|对象|前任|前男友|前女友|前夫|前妻|妈妈|爸爸|母亲|父亲|妈|爸|哥哥|姐姐|弟弟|妹妹|哥|姐|弟|妹|儿子|女儿|孩子|小孩|侄|外甥|表弟|表妹|表姐|表哥|堂|学生|网友|邻居|有人|有个人|某人|他们|他|她|(?<![a-z])ta(?![a-z])|爷爷|奶奶|外公|外婆|阿姨|叔叔|舅舅|亲戚|粉丝|同桌|客户|人家'
const FOLK =
  '(?:friends?|bestie|roommate|sister|brother|mom|mum|mother|dad|father|son|daughter|kid|child|wife|husband|partner|boyfriend|girlfriend|bf|gf|cousin|coworker|colleague|classmate|student|neighbou?r|ex|uncle|aunt|niece|nephew|grandma|grandpa|someone|somebody|he|she|they|hes|shes|theyre|him|her|them|his|their|teen|teenager|client|guy|girl)'

/** Phrases that only name who reports or thinks it (“my sister said to me”); removed before the subject is determined. */
const SOURCE_PHRASES =
  /\bi (?:know|think|love|believe|guess|live with|care about)\b|(?:跟|和|对|给|同|向)我(?:说|讲|发|提|聊|坦白)?|告诉我|问我|(?:told|tells|texted|texting|messaged|says to|said to|called|asked) me/g

const another = [
  new RegExp(`(?:${KIN})(?:(?!我|离开|出轨|分手|(?<!要)不要|去世|走了|骂|打).){0,24}$`, 's'),
  new RegExp(
    `\\b${FOLK}\\b(?:(?!\\b(?:i|im|me|my|ive|id)\\b(?! (?:friend|sister|brother|mom|mum|dad|son|daughter|wife|husband))).)*$`,
    's',
  ),
]
/** Words for harm; the first one in a clause ends the part that is searched for the subject. */
const HARM =
  /自[杀尽残伤虐鲨沙砂缢]|紫砂|zs|轻生|寻短|寻死|割|上吊|烧炭|跳|卧轨|[不没]想?活|活[着不够腻]|[想要求]死|死|消失|解脱|遗书|醒|绝望|厌世|离开|结束|伤害|了断|药|意义|撑不|熬不|没有?我|没了我|少了?我|\b(?:kill|harm|hurt|cut|end|hang|off|want|doesnt|dont|suicid|self|unalive|die(?!d\b)|(?:living|live|alive)\b(?! (?:with|in|at|near|together))|(?:go|carry) on\b|keep going|better|no (?:reason|point)|wish|tired|over ?dos|cant|jump|goodbye|burden|disappear|took|take|swallow)/

/** Whether a clause about self-harm is about somebody other than the writer. */
export function concernsAnotherPerson(clause: string): boolean {
  const withoutSource = clause.replaceAll(SOURCE_PHRASES, '')
  if (/\b(?:him|her|them)sel(?:f|ves)\b|\b(?:his|her|their) (?:own )?(?:life|wrists?)\b|\bsomeone (?:who|thats?)\b/.test(withoutSource))
    return true
  const at = withoutSource.search(HARM)
  const before = at === -1 ? withoutSource : withoutSource.slice(0, at)
  return (
    another.some((pattern) => pattern.test(before)) ||
    /(?:朋友|同学|闺蜜|室友|女儿|儿子|孩子)的?(?:遗书|自杀|自残|轻生)/.test(withoutSource)
  )
}

/** Whether a text reports the suicide of somebody the writer knew. */
export const reportsSuicideLoss = (text: string): boolean =>
  new RegExp(
    `(?:${KIN})(?:(?!我).){0,10}(?:自杀|自尽|轻生|跳楼|上吊|烧炭)(?:了|身亡|去世|离世|走了|死了|过世|离开|后|之后|那年|已经).{0,20}`,
  ).test(text)
    ? !/(?:自杀|自尽|轻生|跳楼)(?:未遂|过|了?怎么办)|想|要|救/.test(text) &&
      /走|去世|离世|身亡|过世|离开|死了|没了|忘不|放不下|怪自己|那年|葬|以后|后/.test(text)
    : /\b(?:lost|lose|losing) (?:\w+ ){1,4}to suicide\b|\b(?:died by|died of|death by|committed) suicide\b|\b(?:brother|sister|mom|mum|mother|dad|father|son|daughter|friend|wife|husband|partner|boyfriend|girlfriend|cousin|ex|uncle|aunt|roommate|he|she)\b(?: \w+){0,2} (?:killed|hanged|hung|shot) (?:him|her|them)sel(?:f|ves)\b|\btook (?:his|her|their) own life\b/.test(
        text,
      )
