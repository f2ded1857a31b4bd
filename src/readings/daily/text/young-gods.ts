import type { DaySentencesByKey } from '../line.ts'

/** The first sentence of the day’s text for a child, with the slot {pair}; keys: ten god of the day. */
export const YOUNG_GODS: DaySentencesByKey = {
  bijian: [
    {
      zh_CN: '两行一样大的脚印，{pair}日，你走一步，旁边也走一步。',
      en_US: 'Two rows of footprints, both your size: on {pair} you take a step, and someone steps beside you.',
    },
    { zh_CN: '跷跷板两头一般重，{pair}这天，你让我起，我让你起。', en_US: 'On {pair} the seesaw is level, and both of you get to go up.' },
    {
      zh_CN: '镜子里的人跟你一起举手，{pair}日，多和像你的人一块儿玩。',
      en_US: 'Somebody waves back from the mirror on {pair}, so play with a person who is a lot like you.',
    },
  ],
  jiecai: [
    {
      zh_CN: '一块饼，两双眼睛看着，{pair}日的本事是掰得匀。',
      en_US: 'One cookie and two pairs of eyes, that’s {pair}, a day for breaking things evenly.',
    },
    {
      zh_CN: '好多小手伸向一盒蜡笔，{pair}这天，拿一支，留一支。',
      en_US: 'Many hands reach into the crayon box on {pair}. Take a color, leave a color.',
    },
    {
      zh_CN: '大家都来排这架滑梯，{pair}日，一个接一个，人人滑得到。',
      en_US: 'Picture one slide and a crowd of children: on {pair}, everyone gets down by taking turns.',
    },
  ],
  shishen: [
    {
      zh_CN: '锅里正飘香味，{pair}日不着急，做好一样是一样。',
      en_US: 'Something smells good in the kitchen of {pair}. It’s an unhurried day for making one thing well.',
    },
    {
      zh_CN: '手里有一团软软的面，{pair}这天，想捏什么就捏什么。',
      en_US: 'Think of soft dough: on {pair} it turns into whatever your hands decide.',
    },
    {
      zh_CN: '果子自己在树上熟了，{pair}日，慢慢吃，慢慢玩。',
      en_US: 'Fruit ripens by itself on a {pair} day, so eat slowly and play slowly.',
    },
  ],
  shangguan: [
    {
      zh_CN: '脑袋里跳进一只小猴，{pair}日主意多，出口前看它一眼。',
      en_US: 'A small monkey is loose in your head on {pair}. Look each idea over before it jumps out.',
    },
    {
      zh_CN: '爆米花一颗接一颗，{pair}这天的点子也这样，拿纸接好。',
      en_US: 'Ideas pop like corn on {pair}, so hold out some paper to catch them.',
    },
    {
      zh_CN: '风筝格外想飞，{pair}日，让它飞，线在你手里。',
      en_US: 'Your kite badly wants to fly on {pair}. Let it, and keep hold of the string.',
    },
  ],
  piancai: [
    {
      zh_CN: '像走进没来过的集市，{pair}日处处新鲜，牵好大人的手。',
      en_US: 'Like a fair you’ve never been to, {pair} is full of new things. Hold a grown-up’s hand.',
    },
    {
      zh_CN: '路边兴许有颗好看的石子，{pair}这天，眼睛睁大些。',
      en_US: 'There may be a pretty stone beside the path on {pair}, so keep your eyes open.',
    },
    {
      zh_CN: '不太熟的人也会对你笑，{pair}日，大人在旁边，你就笑回去。',
      en_US: 'People you hardly know may smile at you on {pair}. With your grown-up near, smile back.',
    },
  ],
  zhengcai: [
    {
      zh_CN: '小松鼠在数它的松果，{pair}日，自己的东西自己看好。',
      en_US: 'A squirrel counts its nuts, and {pair} is a day for knowing where your things are.',
    },
    {
      zh_CN: '花盆里种下一颗豆，{pair}这天，浇一点水，等一片叶。',
      en_US: 'Like a bean in a pot, {pair} asks for a little water and some waiting.',
    },
    {
      zh_CN: '袜子有袜子的家，积木有积木的家，{pair}日，送它们回家。',
      en_US: 'Socks have a home and so do blocks, and {pair} is the day to take them there.',
    },
  ],
  qisha: [
    {
      zh_CN: '前面有个小山坡，{pair}日，吸一口气，往上走。',
      en_US: 'There’s a little hill in front of you on {pair}. Take a breath and go up.',
    },
    {
      zh_CN: '教练吹了一声哨，{pair}这天有点严，你站直了就好。',
      en_US: 'A whistle blows, the coach is looking, and {pair} begins. Stand up straight.',
    },
    {
      zh_CN: '小狮子也要学走独木桥，{pair}日，害怕也可以慢慢走。',
      en_US: 'Lion cubs have to learn the log bridge too. On {pair} you can be scared and still walk.',
    },
  ],
  zhengguan: [
    {
      zh_CN: '红灯停，绿灯走，{pair}日照规矩来，路就让给你。',
      en_US: 'Red is stop and green is go, and on {pair} the rules hold the road open for you.',
    },
    {
      zh_CN: '好比当一天小班长，{pair}这天，说过的话要记得。',
      en_US: 'It’s as if {pair} made you class monitor: what you said you’d do, you remember.',
    },
    {
      zh_CN: '队伍排得整整齐齐，{pair}日，里头有一个位子是你的。',
      en_US: 'In the tidy line called {pair} there’s a place for everyone, and one of them is yours.',
    },
  ],
  pianyin: [
    {
      zh_CN: '阁楼里亮着一盏小灯，{pair}日，一个人想想怪问题。',
      en_US: 'Up in the attic a small lamp is lit, and {pair} is for strange questions asked alone.',
    },
    {
      zh_CN: '猫钻进纸箱不肯出来，{pair}这天，安静也很好玩。',
      en_US: 'The cat has moved into a box and {pair} agrees with the cat: quiet is fun too.',
    },
    {
      zh_CN: '放大镜底下，蚂蚁像大象，{pair}日，看别人没看的。',
      en_US: 'Under a magnifying glass an ant becomes an elephant. Spend {pair} looking at what others skip.',
    },
  ],
  zhengyin: [
    {
      zh_CN: '有人替你把被角掖好，{pair}日就像那样，暖暖的。',
      en_US: '{pair} feels like being tucked in by someone who isn’t in a hurry.',
    },
    {
      zh_CN: '老师弯下腰来看你的本子，{pair}这天，不懂就问。',
      en_US: 'A teacher bends down to your notebook on {pair}. Whatever you don’t understand, ask.',
    },
    {
      zh_CN: '大树底下有一片阴凉，{pair}日，靠着坐坐，听人讲故事。',
      en_US: 'A big tree lends its shade on {pair}, so lean back and let someone tell you a story.',
    },
  ],
}
