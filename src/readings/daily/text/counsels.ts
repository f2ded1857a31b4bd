import type { DaySentencesByKey } from '../line.ts'

/** The second half of the day's headline; keys are the ten god of the day and its tone (rise, even, hold). */
export const COUNSELS: DaySentencesByKey = {
  'bijian-rise': [
    { zh_CN: '结伴而行', en_US: 'Do it with a companion.' },
    { zh_CN: '添把椅子', en_US: 'Pull up another chair.', asks: ['friends'] },
    { zh_CN: '两人一题', en_US: 'One problem, two heads.' },
  ],
  'bijian-even': [
    { zh_CN: '分工到人', en_US: 'Put a name beside every task.' },
    { zh_CN: '轮着来做', en_US: 'Take turns.' },
    { zh_CN: '听人说完', en_US: 'Let them finish the sentence.' },
  ],
  'bijian-hold': [
    { zh_CN: '各走一程', en_US: 'Walk this stretch on your own.' },
    { zh_CN: '换条路走', en_US: 'Take the other street.' },
    { zh_CN: '自带干粮', en_US: 'Bring your own lunch.' },
  ],
  'jiecai-rise': [
    { zh_CN: '组队报名', en_US: 'Enter as a team.' },
    { zh_CN: '果子分尝', en_US: 'Pass the fruit around.' },
    { zh_CN: '为人喝彩', en_US: 'Cheer for the other side.' },
  ],
  'jiecai-even': [
    { zh_CN: '份额写明', en_US: 'Write down whose share is whose.' },
    { zh_CN: '各付各的', en_US: 'Everyone pays their own way.' },
    { zh_CN: '借物贴名', en_US: 'Label it before you lend it.' },
  ],
  'jiecai-hold': [
    { zh_CN: '钱袋扎紧', en_US: 'Keep your wallet closed.', leaves: ['splurge'] },
    { zh_CN: '让人先挑', en_US: 'Let someone else choose first.' },
    { zh_CN: '热闹远看', en_US: 'Enjoy the crowd from a distance.' },
  ],
  'shishen-rise': [
    { zh_CN: '种一粒豆', en_US: 'Plant one bean.', asks: ['planting'] },
    { zh_CN: '教人一手', en_US: 'Show someone how it’s done.' },
    { zh_CN: '一曲唱完', en_US: 'Sing it to the last verse.', asks: ['art'] },
  ],
  'shishen-even': [
    { zh_CN: '小火慢炖', en_US: 'Keep it at a simmer.' },
    { zh_CN: '做一小份', en_US: 'Make a small batch.' },
    { zh_CN: '边做边尝', en_US: 'Taste as you go.' },
  ],
  'shishen-hold': [
    { zh_CN: '坐下吃饭', en_US: 'Sit down to eat.' },
    { zh_CN: '盖布醒面', en_US: 'Let the dough rest.' },
    { zh_CN: '少放一味', en_US: 'Leave one spice out.' },
  ],
  'shangguan-rise': [
    { zh_CN: '当众试讲', en_US: 'Try it out on an audience.', asks: ['present'] },
    { zh_CN: '奇想画下', en_US: 'Draw the odd idea.', asks: ['art'] },
    { zh_CN: '拆开重装', en_US: 'Take it apart and rebuild it.', asks: ['repair'] },
  ],
  'shangguan-even': [
    { zh_CN: '妙话一句', en_US: 'One witty line is plenty.' },
    { zh_CN: '夸完再改', en_US: 'Praise it before you correct it.' },
    { zh_CN: '改动留底', en_US: 'Keep a copy before you change it.' },
  ],
  'shangguan-hold': [
    { zh_CN: '少说半句', en_US: 'Leave the last half unsaid.', leaves: ['hard-words'] },
    { zh_CN: '不抢话头', en_US: 'Give someone else the punch line.' },
    { zh_CN: '嘴里含糖', en_US: 'Keep something sweet on your tongue.', leaves: ['hard-words'] },
  ],
  'piancai-rise': [
    { zh_CN: '早市先逛', en_US: 'Get to the market early.' },
    { zh_CN: '应个新约', en_US: 'Say yes to a new invitation.', asks: ['friends'] },
    { zh_CN: '旧物转手', en_US: 'Pass something on to a new owner.', asks: ['clear-out'] },
  ],
  'piancai-even': [
    { zh_CN: '货问两家', en_US: 'Compare prices at two stores.' },
    { zh_CN: '零钱进罐', en_US: 'Drop the loose change in a jar.', asks: ['save'] },
    { zh_CN: '记住人名', en_US: 'Remember one new name.' },
  ],
  'piancai-hold': [
    { zh_CN: '只看不买', en_US: 'Look without buying.', leaves: ['splurge', 'trade'] },
    { zh_CN: '隔夜还价', en_US: 'Sleep on the price.', leaves: ['trade'] },
    { zh_CN: '送礼从简', en_US: 'Keep the gift simple.', leaves: ['splurge'] },
  ],
  'zhengcai-rise': [
    { zh_CN: '颗粒归仓', en_US: 'Bring in every last grain.' },
    { zh_CN: '旧物修好', en_US: 'Mend something you own.', asks: ['repair'] },
    { zh_CN: '旧诺兑现', en_US: 'Make good on an old promise.' },
  ],
  'zhengcai-even': [
    { zh_CN: '照单采买', en_US: 'Shop by the list.' },
    { zh_CN: '米缸添满', en_US: 'Fill the rice bin.' },
    { zh_CN: '一垄锄完', en_US: 'Hoe one row to the end.' },
  ],
  'zhengcai-hold': [
    { zh_CN: '碗筷数清', en_US: 'Count what’s in the cupboard.' },
    { zh_CN: '大件缓买', en_US: 'Let the big purchase wait.', leaves: ['splurge'] },
    { zh_CN: '旧锅够用', en_US: 'Make do with the old pot.', leaves: ['splurge'] },
  ],
  'qisha-rise': [
    { zh_CN: '上坡提速', en_US: 'Speed up on the hill.' },
    { zh_CN: '计时开跑', en_US: 'Start the clock and run.', asks: ['train'] },
    { zh_CN: '当面去问', en_US: 'Go and ask face to face.', asks: ['talk'] },
  ],
  'qisha-even': [
    { zh_CN: '限时收工', en_US: 'Decide when to stop.' },
    { zh_CN: '大活拆小', en_US: 'Split the load into smaller ones.' },
    { zh_CN: '跑前热身', en_US: 'Warm up before you push.', asks: ['stretch'] },
  ],
  'qisha-hold': [
    { zh_CN: '不接战书', en_US: 'Let the challenge go unanswered.', leaves: ['quarrel'] },
    { zh_CN: '退后半步', en_US: 'Take half a step back.' },
    { zh_CN: '默数到十', en_US: 'Count to ten in silence.', leaves: ['haste', 'hard-words'] },
  ],
  'zhengguan-rise': [
    { zh_CN: '从正门进', en_US: 'Go in by the front door.' },
    { zh_CN: '举手应声', en_US: 'Raise your hand when they ask.' },
    { zh_CN: '接过钥匙', en_US: 'Accept the key you’re offered.' },
  ],
  'zhengguan-even': [
    { zh_CN: '读完规则', en_US: 'Read the rules to the end.' },
    { zh_CN: '给人让座', en_US: 'Give up your seat.' },
    { zh_CN: '扣子扣好', en_US: 'Button your coat before you go.' },
  ],
  'zhengguan-hold': [
    { zh_CN: '排队就好', en_US: 'Take your place in line.', leaves: ['haste'] },
    { zh_CN: '红灯站住', en_US: 'Wait for the green light.', leaves: ['haste'] },
    { zh_CN: '作息照旧', en_US: 'Keep your usual hours.', leaves: ['late-nights'] },
  ],
  'pianyin-rise': [
    { zh_CN: '一问到底', en_US: 'Follow one question to the bottom.', asks: ['research'] },
    { zh_CN: '走条小路', en_US: 'Take the path nobody takes.' },
    { zh_CN: '独坐看云', en_US: 'Watch the clouds alone.', asks: ['rest'] },
  ],
  'pianyin-even': [
    { zh_CN: '疑处画圈', en_US: 'Circle what you don’t understand.' },
    { zh_CN: '换手写字', en_US: 'Try it with the other hand.' },
    { zh_CN: '念头记下', en_US: 'Write the hunch down.' },
  ],
  'pianyin-hold': [
    { zh_CN: '早些回屋', en_US: 'Go home early.', asks: ['rest'] },
    { zh_CN: '不猜人意', en_US: 'Don’t guess what they meant.' },
    { zh_CN: '推窗透气', en_US: 'Open a window and look out.' },
  ],
  'zhengyin-rise': [
    { zh_CN: '字典翻开', en_US: 'Look the word up.', asks: ['learn'] },
    { zh_CN: '抄书一页', en_US: 'Copy out a page by hand.', asks: ['learn'] },
    { zh_CN: '相片题名', en_US: 'Write names on the old photographs.' },
  ],
  'zhengyin-even': [
    { zh_CN: '晒晒被子', en_US: 'Air the quilts.' },
    { zh_CN: '温故一章', en_US: 'Read the last chapter again.', asks: ['learn'] },
    { zh_CN: '证件归袋', en_US: 'Keep the papers in one folder.', asks: ['tidy'] },
  ],
  'zhengyin-hold': [
    { zh_CN: '早睡养神', en_US: 'Go to bed before you’re tired.', asks: ['rest'], leaves: ['late-nights'] },
    { zh_CN: '带件外衣', en_US: 'Take a coat along.' },
    { zh_CN: '听支老歌', en_US: 'Play an old song.' },
  ],
}
