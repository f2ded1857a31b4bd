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
    id: 'flow-lead',
    card: 'flow',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'flow.lead.peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN: '你做事先找伴，跟同路的人在一起最有劲，事情也常在伙伴之间打转。因为除了你自己，盘里最多的是跟你同一种料的⟨（比劫最重）⟩。',
        en_US:
          'You look for company before you begin, and you have most drive among people like you, where things also tend to go around in a circle. Apart from yourself, your own kind is the largest part of the chart ⟨(peers heaviest)⟩.',
      },
      {
        id: 'flow.lead.output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN: '你是往外给的人，说的、做的、写的，手上很少空着。因为盘里最多的是从你身上出来的那一路⟨（食伤最重）⟩。',
        en_US:
          'You give things out, in talk, work or writing, and your hands are seldom idle. What comes out of you is the largest part of the chart ⟨(output heaviest)⟩.',
      },
      {
        id: 'flow.lead.wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN: '要你照管的总比别人多，人、东西、账目都流到你手里。因为盘里最多的是归你管的那一路⟨（财最重）⟩。',
        en_US:
          'You end up in charge of more than others do, with people, things and accounts all flowing your way. What’s yours to manage is the largest part of the chart ⟨(wealth heaviest)⟩.',
      },
      {
        id: 'flow.lead.officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN: '推着你走的力气多半在外头：期限、规矩、别人的要求。因为盘里最多的是管你、催你的那一路⟨（官杀最重）⟩。',
        en_US:
          'Most of what moves you comes from outside, such as deadlines, rules and other people’s demands. What governs and presses you is the largest part of the chart ⟨(officers heaviest)⟩.',
      },
      {
        id: 'flow.lead.resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN: '你收进来的比放出去的多：学问、照应、别人的话，都先存着。因为盘里最多的是养你、教你的那一路⟨（印最重）⟩。',
        en_US:
          'You take in more than you let out, and learning, care and other people’s words are stored first. What feeds and teaches you is the largest part of the chart ⟨(resource heaviest)⟩.',
      },
      {
        id: 'flow.lead.peer-output',
        because: ['share:most=peer', 'share:least=output'],
        form: ['statement'],
        zh_CN:
          '你跟同伴商量得多，做成一样拿出来的少。因为除了你自己，最多的是你的同类，最少的是从你身上出去的那一路⟨（比劫最重，食伤最轻）⟩，门口窄。',
        en_US:
          'You and your companions talk a great deal and bring out little. Apart from yourself, your own kind is the largest part of the chart, and what comes out of you is the smallest ⟨(peers heaviest, output lightest)⟩.',
      },
      {
        id: 'flow.lead.peer-wealth',
        because: ['share:most=peer', 'share:least=wealth'],
        form: ['statement'],
        zh_CN: '你人缘足，东西却留不住，到手就分了。因为除了你自己，最多的是你的同类，最少的是归你照管的那一路⟨（比劫最重，财最轻）⟩。',
        en_US:
          'Friends come easily to you and things don’t stay, because they get shared out as they come. Apart from yourself, your own kind is the largest part of the chart, and what’s yours to keep is the smallest ⟨(peers heaviest, wealth lightest)⟩.',
      },
      {
        id: 'flow.lead.peer-officer',
        because: ['share:most=peer', 'share:least=officer'],
        form: ['statement'],
        zh_CN:
          '你和同伴跑得起来，没有人喊停，也没有人定终点。因为除了你自己，最多的是你的同类，最少的是管你的那一路⟨（比劫最重，官杀最轻）⟩。',
        en_US:
          'Among companions you can run for hours, and nobody calls a halt or sets a finish line. Apart from yourself, your own kind is the largest part of the chart, and what governs you is the smallest ⟨(peers heaviest, officers lightest)⟩.',
      },
      {
        id: 'flow.lead.output-wealth',
        because: ['share:most=output', 'share:least=wealth'],
        form: ['statement'],
        zh_CN: '你做得出来，说得漂亮，就差最后换成实在东西的一步。因为最多的是从你身上出去的，最少的是归你收着的⟨（食伤最重，财最轻）⟩。',
        en_US:
          'You make it and you say it well, and it stops one step short of something to keep. What comes out of you is the largest part of the chart, and what you hold on to is the smallest ⟨(output heaviest, wealth lightest)⟩.',
      },
      {
        id: 'flow.lead.output-resource',
        because: ['share:most=output', 'share:least=resource'],
        form: ['statement'],
        zh_CN: '你给出去的快，补回来的慢，常常是空着肚子在请客。因为最多的是从你身上出去的，最少的是养你的⟨（食伤最重，印最轻）⟩。',
        en_US:
          'Giving comes faster to you than refilling, and you often feed others while hungry yourself. What comes out of you is the largest part of the chart, and what feeds you is the smallest ⟨(output heaviest, resource lightest)⟩.',
      },
      {
        id: 'flow.lead.wealth-officer',
        because: ['share:most=wealth', 'share:least=officer'],
        form: ['statement'],
        zh_CN: '你手里东西多，规矩少，哪样归谁、几时算完，常常没说定。因为最多的是归你照管的，最少的是管你的⟨（财最重，官杀最轻）⟩。',
        en_US:
          'You have much in hand and few rules about it, so whose it is and when it’s finished is often left open. What’s yours to manage is the largest part of the chart, and what governs you is the smallest ⟨(wealth heaviest, officers lightest)⟩.',
      },
      {
        id: 'flow.lead.wealth-peer',
        because: ['share:most=wealth', 'share:least=peer'],
        form: ['statement'],
        zh_CN: '你一个人管着一大摊，搭手的不多。因为最多的是归你照管的，而除了你自己，最少的是你的同类⟨（财最重，比劫最轻）⟩。',
        en_US:
          'You look after a great deal by yourself, with few hands to help. What’s yours to manage is the largest part of the chart, and, apart from yourself, your own kind is the smallest ⟨(wealth heaviest, peers lightest)⟩.',
      },
      {
        id: 'flow.lead.officer-resource',
        because: ['share:most=officer', 'share:least=resource'],
        form: ['statement'],
        zh_CN: '压力到你这里，变成做完就算，少有变成学会的。因为最多的是管你、催你的，最少的是让你弄懂的那一路⟨（官杀最重，印最轻）⟩。',
        en_US:
          'Pressure turns into getting it done, and seldom into something learned. What governs you is the largest part of the chart, and what helps you understand is the smallest ⟨(officers heaviest, resource lightest)⟩.',
      },
      {
        id: 'flow.lead.officer-output',
        because: ['share:most=officer', 'share:least=output'],
        form: ['statement'],
        zh_CN: '要你做的一件件都到，你自己想说的排在最后。因为最多的是管你、催你的，最少的是从你身上出去的⟨（官杀最重，食伤最轻）⟩。',
        en_US:
          'What’s asked of you keeps arriving, and what you’d like to say comes last. What governs you is the largest part of the chart, and what comes out of you is the smallest ⟨(officers heaviest, output lightest)⟩.',
      },
      {
        id: 'flow.lead.resource-output',
        because: ['share:most=resource', 'share:least=output'],
        form: ['statement'],
        zh_CN: '你懂得多，讲出来的少，肚子里存着好几年的话。因为最多的是养你、教你的，最少的是从你身上出去的⟨（印最重，食伤最轻）⟩。',
        en_US:
          'You know a lot and tell little of it, with years of things unsaid. What feeds and teaches you is the largest part of the chart, and what comes out of you is the smallest ⟨(resource heaviest, output lightest)⟩.',
      },
      {
        id: 'flow.lead.resource-wealth',
        because: ['share:most=resource', 'share:least=wealth'],
        form: ['statement'],
        zh_CN: '你学得进、想得深，落到手边的事却常常懒得管。因为最多的是养你、教你的，最少的是归你照管的⟨（印最重，财最轻）⟩。',
        en_US:
          'You learn and think deeply, and can hardly be bothered with what’s lying in front of you. What feeds and teaches you is the largest part of the chart, and what’s yours to manage is the smallest ⟨(resource heaviest, wealth lightest)⟩.',
      },
      {
        id: 'flow.lead.resource-peer',
        because: ['share:most=resource', 'share:least=peer'],
        form: ['statement'],
        zh_CN:
          '你一个人收着许多东西，学的、听的、想的，少有人跟你一起消化。因为最多的是养你、教你的，而除了你自己，最少的是你的同类⟨（印最重，比劫最轻）⟩。',
        en_US:
          'You take in a great deal on your own, and few people digest it with you. What feeds and teaches you is the largest part of the chart, and, apart from yourself, your own kind is the smallest ⟨(resource heaviest, peers lightest)⟩.',
      },
    ],
  },
  {
    id: 'flow-lead-child',
    card: 'flow',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'flow.lead.child-peer',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN: '这孩子的劲是跟别的孩子一起上来的，有伴就动，没伴就停。因为除自己以外，盘里最多的是跟孩子同一种料的⟨（比劫最重）⟩。',
        en_US:
          'This child’s drive comes up together with other children, moving when there’s company and stopping without it. Apart from the child’s own sign, the same stuff is the largest part of the chart ⟨(peers heaviest)⟩.',
      },
      {
        id: 'flow.lead.child-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN: '这孩子的劲往外走：出声、动手、弄出点样子来，弄完才肯歇。因为盘里最多的是从孩子身上出去的那一路⟨（食伤最重）⟩。',
        en_US:
          'The drive in this child goes outward, into sounds, hands and something to look at, and rest comes only after that. What comes out of the child is the largest part of the chart ⟨(output heaviest)⟩.',
      },
      {
        id: 'flow.lead.child-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN: '孩子的劲落在东西上，摸得着、归自己管的，能弄很久。因为盘里最多的是归孩子照管的那一路⟨（财最重）⟩。',
        en_US:
          'In this child the drive settles on things, and whatever can be held and kept will do for a long time. What the child looks after is the largest part of the chart ⟨(wealth heaviest)⟩.',
      },
      {
        id: 'flow.lead.child-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN: '大人定的时候和次序，对这孩子很管用，乱了就跟着乱。因为盘里最多的是管着孩子的那一路⟨（官杀最重）⟩。',
        en_US:
          'Set times and a set order work well for this child, and when they go, so does the calm. What governs is the largest part of the chart ⟨(officers heaviest)⟩.',
      },
      {
        id: 'flow.lead.child-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN: '这孩子先收后放，看很久、听很久，才轮到自己动。因为盘里最多的是养着、教着孩子的那一路⟨（印最重）⟩。',
        en_US:
          'This child takes in first and lets out later, after much looking and listening. What feeds and teaches is the largest part of the chart ⟨(resource heaviest)⟩.',
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
        zh_CN: '把一样你做惯了的事，讲给一个完全不会的人听，今天就讲。',
        en_US: 'Take one thing that you do without thinking and explain it, today, to someone who has never done it.',
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
        zh_CN: '你经管的事，这周交出去一件：带着接手的人从头到尾走一遍。',
        en_US: 'Let go of one thing in your keeping this week. Walk whoever takes it through it once, from beginning to end.',
      },
      {
        id: 'flow.todo.three-lines',
        because: ['share:most=officer'],
        zh_CN: '这个星期最催人的那件事，做完当晚讲给家里人听：学会了什么，下回从哪儿起手。',
        en_US:
          'When this week’s most pressing thing is done, tell someone at home that evening what it taught you and where you’d begin next time.',
      },
      {
        id: 'flow.todo.drawn-from-memory',
        because: ['share:most=resource'],
        zh_CN: '把刚看过的东西凭记性画成一张图，贴在别人路过的地方。',
        en_US: 'Draw what you’ve just seen or read from memory, and pin it up where somebody passes.',
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
        claims: ['presumes=phone'],
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
        claims: ['presumes=reading'],
        zh_CN: '明天空出半小时，只用来弄懂一件你一直照做的事为什么那样做。',
        en_US: 'Keep thirty minutes free tomorrow, and spend them finding out why one thing you’ve always done is done that way.',
      },
      {
        id: 'flow.todo.the-missed-fifth',
        because: ['flow:all-five', 'sign:even'],
        claims: ['presumes=money'],
        zh_CN: '翻开上周的日程，做东西、管钱物、守约、学习、会朋友，找出没碰的一样，今天补一刻钟。',
        en_US:
          'Look through last week for making, minding money, keeping terms, learning and seeing friends. Give the missing one fifteen minutes today.',
      },
      {
        id: 'flow.todo.lamp-early',
        because: ['month:winter', 'pct:fire<=8'],
        zh_CN: '今天傍晚早半小时开灯，请一个人进来坐，喝点热的。',
        en_US: 'Turn the lamp on half an hour early this evening, ask one person in, and have something warm to drink.',
      },
      {
        id: 'flow.todo.to-water-and-back',
        because: ['month:summer', 'pct:water<=8'],
        claims: ['presumes=friends'],
        zh_CN: '今天留二十分钟，走到有水的地方再走回来，桥边、水池边都算。',
        en_US: 'Set aside twenty minutes today, walk to the nearest water and back. A fountain counts.',
      },
      {
        id: 'flow.todo.one-day-one-thing',
        because: ['kind:dominant'],
        zh_CN: '给自己一天只做一件事：今天把另外几件的日子都改到下周。',
        en_US: 'Give yourself a day with one thing in it. Move everything else on the list to next week, now.',
      },
      {
        id: 'flow.todo.one-toy',
        because: ['age<=3'],
        zh_CN: '今天收起别的，只留一样东西在孩子手边，看孩子拿它做什么，不帮忙。',
        en_US: 'Today put everything else away, leave one thing within the child’s reach, and watch what comes of it without helping.',
      },
    ],
  },
]
