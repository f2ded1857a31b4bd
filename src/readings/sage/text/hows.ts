import type { ElementCode } from '#bazi/index.ts'
import type { SourceText } from '../../facts/source-text.ts'
import type { Subtopic, Topic } from '../ask/understanding.ts'

const w = (zh_CN: string, en_US: string): SourceText => ({ zh_CN, en_US })

/** Answers on how to go about a matter, by topic; the timing piece follows. */
export const methodTexts: Readonly<Partial<Record<Topic | Subtopic, SourceText>>> = {
  work: w(
    '先问清三样：要做成什么，哪天要，谁点头；照着做完，写一行交上去。',
    'Ask for three things first: what is wanted, by when, who approves. Do that, and report it in one line.',
  ),
  'change-job': w(
    '先找后辞：列出做成的事，约三位同行吃饭，拿到白纸黑字再开口。',
    'Look before you leave: list what you got done, have lunch with three people in the trade, and speak once an offer is on paper.',
  ),
  promotion: w(
    '拿数目开口：做成了什么，同样的位置外面给多少，你要多少。说完就停。',
    'Bring figures: what you got done, what others pay for it, what you want. Then stop talking.',
  ),
  business: w(
    '先卖给十个人，再谈店面；三个月的账做出来，才知道该不该大。',
    'Sell to ten people before you think of rent. Three months of books will say how large it should be.',
  ),
  trade: w(
    '先把老客叫回来，再推一样新的；价钱一次只动一样。',
    'Call back old customers first, then bring out one new thing. Change one price at a time.',
  ),
  'partner-venture': w(
    '先分清再分钱：本钱、出力、担亏各算一份写下来，利润照份数走。',
    'Count before you divide: capital, labor and risk each get a share on paper, and profit follows the shares.',
  ),
  'money-in': w(
    '从收得最快的那一份做起：先收旧账，再提价，最后才找新路。',
    'Start where money comes fastest: collect what’s owed, then raise a price, and open new ground last.',
  ),
  saving: w(
    '到账那天先转走一份，剩下的才花；数目小到不心疼，一年不改。',
    'Move a part the day pay arrives and live on the rest. Make it small enough not to hurt, and leave it for a year.',
  ),
  spending: w(
    '劝不住就设一道门：大件隔夜再付，每月留一个不用交代的数。',
    'Nobody is argued out of spending. Set a gate instead: large things wait overnight, and each month has a sum that needs no excuse.',
  ),
  outlay: w(
    '先定到顶的数，再挑东西；快超的时候砍掉一整样，别样样都减。',
    'Set the ceiling before you choose. When it runs over, drop one whole item and leave the rest alone.',
  ),
  'money-out': w(
    '先写够用的那个数，再看东西；比过三家，隔一夜再付。',
    'Write down what is enough before you look. Compare three and pay a day later.',
  ),
  debt: w(
    '借之前说三样：数目、日子、还不上怎么办。说不出口的，就别借。',
    'Before any loan, say three things: the sum, the day, and what happens if it can’t be paid. If they can’t be said, don’t lend.',
  ),
  collect: w(
    '先发一句有数目、有日子的话；没有答复就当面谈分期，别托人传。',
    'Send one line with a sum and a day. No answer, and you talk installments in person, with nobody carrying messages.',
  ),
  repay: w(
    '列一张单，利钱最高的排头；其余先谈分期，清完以前不添新的。',
    'One list, the dearest first. Ask for installments on the others, and take on nothing new until it’s done.',
  ),
  house: w(
    '先写最高的数和三样不能让的，再去看；看够十处才出价。',
    'Write the highest figure and three things that can’t give, then look. Ten places before the first offer.',
  ),
  wage: w(
    '只问两样：补多少，哪天补。要一句写下来的话，别在走廊里谈。',
    'Ask two things: how much, which day. Get it in writing, and not in the corridor.',
  ),
  signing: w(
    '从怎么退出那一条读起，不清楚的当场改，改好再签。',
    'Read first how one gets out. Have what’s unclear changed on the spot, then sign.',
  ),
  'love-meeting': w(
    '先约一件短的事，一杯茶的工夫；散了以后当天发一句谢谢，再约第二回。',
    'Ask for something short, the length of a tea. Send thanks the same day, then ask again.',
  ),
  'love-existing': w(
    '挑一个不累的晚上，先说自己的感受，再说一件小的请求；一次只说一件。',
    'Pick an evening when neither is tired. Say how it is for you, then ask for one small thing, one at a time.',
  ),
  marriage: w(
    '先谈三样：钱怎么管，两边父母怎么办，家务怎么分。谈完再谈日子。',
    'Talk of three things first: money, both sets of parents, the housework. The day comes after.',
  ),
  'break-up': w(
    '把想说的写成一页，删掉一半再说；说完给对方三天，不追。',
    'Write what you want to say on one page and strike half of it. Say it, then leave three days.',
  ),
  healing: w(
    '留着的东西先收进箱子，晚上排一件要出门的事；难过到点就停，第二天再说。',
    'Put what’s left in a box and have something to go out for in the evening. Give grief its hour, then close it till tomorrow.',
  ),
  purse: w(
    '先各写各的数，换着看，不评；再定公用的一份，按收入的成数出。',
    'Each writes the figures, you swap them, and nobody comments. Then fix a shared part, each by a share of income.',
  ),
  family: w(
    '先问一句再讲理；一次只谈一件，谈不拢就各退一步，过三天再说。',
    'Ask before you argue. One matter at a time; if it sticks, each gives a step, and you come back in three days.',
  ),
  support: w(
    '先说清给得起的数，是一次还是每月；给不起的那一截，大家摊开来谈。',
    'Say what you can give, and whether it’s once or monthly. What’s beyond that goes on the table for everyone.',
  ),
  children: w(
    '一次只改一样，先跟孩子说为什么；三个星期后一起看，再改下一样。',
    'Change one thing at a time and tell the child why. Look at it together after three weeks, then the next.',
  ),
  rapport: w(
    '先听完，再说一句；讲规矩挑在吃饱以后，别当着别人的面。',
    'Hear them out, then say one thing. Keep rules for after a meal, and never in front of others.',
  ),
  parents: w(
    '先应一声，再说自己的打算；带一件办好的小事去，话就好说。',
    'Acknowledge first, then say what you plan. Bring one small thing already done, and talk gets easier.',
  ),
  friends: w(
    '直接约出来说一句：哪件事让你不舒服，你想怎么样。说完听一回。',
    'Meet and say it straight: what bothered you and what you’d like. Then listen once through.',
  ),
  treat: w(
    '坐下时就说轮着来，或者各付各的；说得早，谁也不尴尬。',
    'Say as you sit down that you’ll take turns or pay separately. Said early, it embarrasses nobody.',
  ),
  playmates: w('先从一个人开始，一起做一件事比说话容易。', 'Start with one. Doing something together is easier than talking.'),
  study: w(
    '每天定一个钟头，前半学新的，后半不看书讲一遍；讲不出的那段就是要补的。',
    'Fix one hour a day: new material first, then explain it without the book. Where you stop is what needs work.',
  ),
  exam: w(
    '先做一套真题找出最弱的一科，每天补它一个钟头；其余只做错题。',
    'Do one past paper to find the weakest subject and give it an hour a day. For the rest, do only what you got wrong.',
  ),
  abroad: w(
    '先列最慢的三样材料，从它倒着排日子；钱备足半年的，再谈走。',
    'List the three slowest papers and count back from them. Have half a year’s money before you go.',
  ),
  travel: w('先定最远的那一站，再往回减；留一天不排。', 'Fix the farthest stop and trim back from it. Leave one day empty.'),
  moving: w(
    '先去住半个月，清早和夜里各走一遍；能带走的先减三成。',
    'Stay there two weeks first and walk it early and late. Cut what you’d carry by a third.',
  ),
  rest: w(
    '先减一件事，再补觉：睡前一小时不看屏幕，醒来先见光。',
    'Take one thing off first, then mend the sleep: no screen in the last hour, daylight in the first.',
  ),
  habit: w(
    '把它缩到两分钟，接在一件天天做的事后面，做满三个星期再加。',
    'Cut it to two minutes, hang it on something you do daily, and add to it after three weeks.',
  ),
  leave: w(
    '先算撑几个月，再跟主管说走哪天、回哪天、谁接手，三样写一页。',
    'Reckon the months you can go without pay, then bring your manager one page: the day out, the day back, who takes over.',
  ),
  'lost-thing': w(
    '坐下来倒着想三步，从最后用它的地方找；找过的屋子划掉，不找第二遍。',
    'Sit down and go back three steps, starting where you last used it. Cross off each room and don’t search it twice.',
  ),
  decision: w(
    '拿一张纸：做的代价、不做的代价，各写三行；哪边你肯先付，就走哪边。',
    'One sheet: three lines on what doing it costs, three on what leaving it costs. Go where you’d rather pay.',
  ),
}

/** Answers on where to meet people, by the element that the chart wants. */
export const meetingPlaceTexts: Readonly<Record<ElementCode, SourceText>> = {
  wood: w(
    '多去早上的、有树的地方：爬山、读书会、做义工，话题自己会来。',
    'Go where there are mornings and trees: hikes, reading groups, volunteering. Talk comes by itself there.',
  ),
  fire: w(
    '多去亮的、有人上台的地方：演出、讲座、朋友的聚会，坐前排。',
    'Go where it’s bright and someone is on stage: shows, talks, friends’ parties. Sit near the front.',
  ),
  earth: w(
    '人在熟人那里：邻居、老同学、一起做饭的局，多答应两回。',
    'They’re among people you know: neighbors, old classmates, cooking together. Say yes twice more than usual.',
  ),
  metal: w(
    '多去练一样东西的地方：球场、手艺课、同行的聚会，同一个时间去。',
    'Go where something is practiced: a court, a craft class, a gathering of your trade, at the same hour each week.',
  ),
  water: w(
    '多去有来往、听得见故事的地方：旅途、语言班、夜里的散步团，水边最好。',
    'Go where people come and go with stories: trips, a language class, an evening walk, best by the water.',
  ),
}

/** Answers about a missing partner star: what counts instead. `{share}` is the percentage of the family in the key. */
export const partnerStars = {
  'share-officer': w(
    '不能这么看。旧书拿官看丈夫，是旧时的分法；官说的是你跟谁守约。你盘里官杀占{share}，多少都找得到人，先看夫妻宫。',
    'It doesn’t work like that. Old books read a husband from the Officer; it only says with whom you keep terms. You have {share} of it, and people marry with any amount. Look at the partner’s seat first.',
  ),
  'share-wealth': w(
    '不能这么看。旧书拿财看妻子，是旧时的分法；财说的是你肯照管谁。你盘里财占{share}，多少都找得到人，先看夫妻宫。',
    'It doesn’t work like that. Old books read a wife from Wealth; it only says whom you look after. You have {share} of it, and people marry with any amount. Look at the partner’s seat first.',
  ),
}
