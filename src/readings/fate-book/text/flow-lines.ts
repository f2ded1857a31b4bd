import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'flow-line',
    card: 'flow',
    role: 'line',
    paragraphs: [
      {
        id: 'flow.line.wood-fire',
        because: ['pct:most=wood', 'pct:least=fire'],
        zh_CN: '柴堆到了屋檐，火柴还在口袋里。',
        en_US: 'Firewood to the eaves, and the matches still in your pocket.',
      },
      {
        id: 'flow.line.wood-earth',
        because: ['pct:most=wood', 'pct:least=earth'],
        zh_CN: '种子撒得远，难的是找一块扎根的地。',
        en_US: 'Seed scattered for miles; what’s hard to find is a bed to root in.',
      },
      {
        id: 'flow.line.wood-metal',
        because: ['pct:most=wood', 'pct:least=metal'],
        zh_CN: '枝条年年疯长，剪刀总是借的。',
        en_US: 'The branches grow every year. The shears are always on loan.',
      },
      {
        id: 'flow.line.wood-water',
        because: ['pct:most=wood', 'pct:least=water'],
        zh_CN: '林子越长越大，井还是原来那口。',
        en_US: 'The trees keep coming up. It’s still the same old well.',
      },
      {
        id: 'flow.line.fire-wood',
        because: ['pct:most=fire', 'pct:least=wood'],
        zh_CN: '火烧得好看，柴是一根一根现找的。',
        en_US: 'A handsome fire, fed with sticks found one at a time.',
      },
      {
        id: 'flow.line.fire-earth',
        because: ['pct:most=fire', 'pct:least=earth'],
        zh_CN: '一窑好火，架上的坯子没有几只。',
        en_US: 'A splendid kiln, and few pots on the shelf.',
      },
      {
        id: 'flow.line.fire-metal',
        because: ['pct:most=fire', 'pct:least=metal'],
        zh_CN: '炉子早红了，只差一块够硬的铁。',
        en_US: 'The forge has been red for hours, waiting for iron worth the heat.',
      },
      {
        id: 'flow.line.fire-water',
        because: ['pct:most=fire', 'pct:least=water'],
        zh_CN: '灯一直亮着，想睡的人摸不到开关。',
        en_US: 'The lights stay on, and whoever’s sleepy can’t find the switch.',
      },
      {
        id: 'flow.line.earth-wood',
        because: ['pct:most=earth', 'pct:least=wood'],
        zh_CN: '好田一大片，犁借在邻村。',
        en_US: 'Wide good fields, with the plow in the next village.',
      },
      {
        id: 'flow.line.earth-fire',
        because: ['pct:most=earth', 'pct:least=fire'],
        zh_CN: '仓里什么都有，就是灯不够亮。',
        en_US: 'The warehouse has everything, and one small bulb to find it by.',
      },
      {
        id: 'flow.line.earth-metal',
        because: ['pct:most=earth', 'pct:least=metal'],
        zh_CN: '守着一座山，矿石没挖出几筐。',
        en_US: 'A whole mountain in your keeping, and a few baskets of ore to show for it.',
      },
      {
        id: 'flow.line.earth-water',
        because: ['pct:most=earth', 'pct:least=water'],
        zh_CN: '路早修好了，只等一场雨压住尘土。',
        en_US: 'The roads are finished. What’s wanted is rain to lay the dust.',
      },
      {
        id: 'flow.line.metal-wood',
        because: ['pct:most=metal', 'pct:least=wood'],
        zh_CN: '刀把把都快，案板上没几样菜。',
        en_US: 'Every knife is sharp, and there’s little on the board to cut.',
      },
      {
        id: 'flow.line.metal-fire',
        because: ['pct:most=metal', 'pct:least=fire'],
        zh_CN: '锁都是好锁，拿钥匙的手有点凉。',
        en_US: 'Good locks throughout, and the hand on the key a little cold.',
      },
      {
        id: 'flow.line.metal-earth',
        because: ['pct:most=metal', 'pct:least=earth'],
        zh_CN: '摆出来的件件亮，底下那块板太薄。',
        en_US: 'Everything on the shelf is polished. The shelf is thin.',
      },
      {
        id: 'flow.line.metal-water',
        because: ['pct:most=metal', 'pct:least=water'],
        zh_CN: '钟铸好了，敲钟的绳子短了一截。',
        en_US: 'The bell is cast, and the rope comes up short.',
      },
      {
        id: 'flow.line.water-wood',
        because: ['pct:most=water', 'pct:least=wood'],
        zh_CN: '水走了很远的路，没浇到几棵树。',
        en_US: 'The water came a long way and reached few trees.',
      },
      {
        id: 'flow.line.water-fire',
        because: ['pct:most=water', 'pct:least=fire'],
        zh_CN: '满河的月亮，晒不干一件衣裳。',
        en_US: 'A river full of moonlight won’t dry one shirt.',
      },
      {
        id: 'flow.line.water-earth',
        because: ['pct:most=water', 'pct:least=earth'],
        zh_CN: '哪里都流得到，哪里都没围成一口塘。',
        en_US: 'It runs everywhere, and nowhere has anyone dug it a pond.',
      },
      {
        id: 'flow.line.water-metal',
        because: ['pct:most=water', 'pct:least=metal'],
        zh_CN: '河面很宽，上游那眼泉没人找得着。',
        en_US: 'A broad river whose spring nobody can find.',
      },
    ],
  },
  {
    id: 'flow-todo',
    card: 'flow',
    role: 'todo',
    paragraphs: [
      {
        id: 'flow.todo.outside-the-trade',
        because: ['share:most=peer'],
        zh_CN: '把一样你做惯了的事，讲给一个完全不在行的人听，十分钟为限，今天就讲。',
        en_US: 'Take one thing that you do without thinking and explain it to someone who has never done it. Ten minutes, today.',
      },
      {
        id: 'flow.todo.into-a-hand',
        because: ['share:most=output'],
        zh_CN: '挑一件做完的小东西，不附一句解释，交到一个具体的人手里。',
        en_US: 'Choose one small finished thing and place it in one particular person’s hands, without a word of explanation.',
      },
      {
        id: 'flow.todo.one-off-the-list',
        because: ['share:most=wealth'],
        zh_CN: '手上经管的事，这周交出去一件：带着接手的人走一遍，从开门走到锁门。',
        en_US: 'Let go of one thing in your keeping this week. Walk whoever takes it through it once, from opening up to locking up.',
      },
      {
        id: 'flow.todo.three-lines',
        because: ['share:most=officer'],
        zh_CN: '这个星期最催人的那件事，交完当晚讲给家里人听：学会了什么，下回从哪儿起手。',
        en_US:
          'On the evening you hand in this week’s most pressing task, tell someone at home what it taught you and where you’d begin next time.',
      },
      {
        id: 'flow.todo.drawn-from-memory',
        because: ['share:most=resource'],
        zh_CN: '合上正在看的东西，凭记性画成一张图，贴在别人路过的地方。',
        en_US: 'Close what you’re reading, draw it as a diagram from memory, and pin that up where somebody passes.',
      },
      {
        id: 'flow.todo.until-they-ask',
        because: ['share:most=resource', 'share:output<=6'],
        zh_CN: '最近学到的一样，今晚讲给家里人听，讲到对方问出第一个问题为止。',
        en_US: 'Tell somebody at home tonight about the last thing you learned, and keep going until they ask you a question.',
      },
      {
        id: 'flow.todo.one-hour-thing',
        because: ['share:most=peer', 'share:output<=8'],
        zh_CN: '做一样一小时做得完的东西，修、煮、写都行，做完拍一张照，发给两个人。',
        en_US: 'Make something that takes one hour, mended, cooked or written. Photograph it and send the picture to two people.',
      },
      {
        id: 'flow.todo.nine-tenths',
        because: ['share:most=output', 'share:wealth<=8'],
        zh_CN: '翻出一件做到九成的东西，今晚补完那一成，明天上午送出门。',
        en_US: 'Dig out something you left at nine tenths. Finish the last tenth tonight and have it out of the house by noon.',
      },
      {
        id: 'flow.todo.one-rule',
        because: ['share:most=wealth', 'share:officer<=8'],
        zh_CN: '家里公用的东西挑一样，写一条用法，贴在它旁边，先照着用一个星期。',
        en_US: 'Pick one thing everybody at home uses, write a single rule for it, tape that beside it, and keep it for a week.',
      },
      {
        id: 'flow.todo.blacked-out',
        because: ['share:most=officer', 'share:resource<=8'],
        zh_CN: '明天的日程涂掉半小时，只用来弄懂一件你一直照做的事为什么那样做。',
        en_US: 'Black out thirty minutes tomorrow, and spend them finding out why one thing you’re made to do is done that way.',
      },
      {
        id: 'flow.todo.the-missed-fifth',
        because: ['flow:all-five', 'sign:even'],
        zh_CN: '翻开上周的日程，做东西、管钱物、守约、学习、会朋友，找出没碰的一样，今天补一刻钟。',
        en_US:
          'Look through last week for making, minding money, keeping terms, learning and seeing friends. Give the missing one fifteen minutes today.',
      },
      {
        id: 'flow.todo.lamp-early',
        because: ['month:winter', 'pct:fire<=8'],
        zh_CN: '今天傍晚早半小时开灯，请一个人进来坐，泡一壶热的。',
        en_US: 'Turn the lamp on half an hour early this evening, ask one person in, and make something hot.',
      },
      {
        id: 'flow.todo.to-water-and-back',
        because: ['month:summer', 'pct:water<=8'],
        zh_CN: '午后留二十分钟，不带手机，走到有水的地方再走回来，桥边、水池边都算。',
        en_US: 'Set aside twenty minutes after lunch, leave the phone, walk to the nearest water and back. A fountain counts.',
      },
      {
        id: 'flow.todo.one-day-one-thing',
        because: ['kind:dominant'],
        zh_CN: '给自己一天只做一件事：今天把另外几件的日子都改到下周。',
        en_US: 'Give yourself a day with one thing in it. Move everything else on the list to next week, now.',
      },
    ],
  },
]
