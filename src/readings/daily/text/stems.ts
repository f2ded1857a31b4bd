import type { DaySentencesByKey } from '../line.ts'

/** Sentences on the day’s stem: `stem-fair@stem` if the chart wants its element, `stem-poor@stem` if the chart has plenty of it. */
export const STEM_SENTENCES: DaySentencesByKey = {
  'stem-fair@jia': [
    {
      zh_CN: '大树往上长，{stem}{element}正是你要的，把最高的那个打算写下来。',
      en_US: '{stem} {element} is what your chart wants, a tree going up. Write down the tallest aim you have.',
      asks: ['plan'],
    },
    {
      zh_CN: '走有老树的那条路，盘里盼{element}，{stem}今天当头。',
      en_US: 'Take the road with the old trees. {stem} stands over the day, and your chart is glad to see {element}.',
    },
    {
      zh_CN: '今天{stem}撑开树荫，正是你喜的{element}，护一护比你小的那位。',
      en_US: 'Give shade to someone smaller than you. {stem}, the tall tree, brings the {element} you like.',
    },
  ],
  'stem-fair@yi': [
    {
      zh_CN: '藤有处攀才长得高，{stem}是你喜的{element}，跟一个走在前头的人学。',
      en_US: 'A vine climbs by holding on. {stem} is the {element} you want, so follow someone a step ahead.',
      asks: ['learn'],
    },
    {
      zh_CN: '正门不开就试侧门，{stem}{element}合你用，石缝里也找得出路。',
      en_US: 'If the front door is shut, try the side. {stem} finds cracks in stone, and its {element} suits your chart.',
    },
    {
      zh_CN: '给花盆松松土、浇透，{stem}这点细细的{element}，你盘里欢迎。',
      en_US: 'Loosen the soil in one pot and water it through. Small green {stem} is the {element} your chart welcomes.',
      asks: ['planting'],
    },
  ],
  'stem-fair@bing': [
    {
      zh_CN: '被子枕头拿出去晒。{stem}是太阳，正是你要的{element}。',
      en_US: 'Air the bedding. {stem} is the sun, the very {element} your chart has been asking for.',
      asks: ['cleaning'],
    },
    {
      zh_CN: '见人招呼打得响一点。{stem}{element}照谁都亮，也照得你舒服。',
      en_US: 'Greet people a little louder than usual. {stem} shines on everyone, and {element} does you good.',
    },
    {
      zh_CN: '要给人看的放在中午前后，你喜{element}，{stem}正当空。',
      en_US: 'Around midday show what you’ve made. {stem} is overhead, with the {element} you want.',
      asks: ['present'],
    },
  ],
  'stem-fair@ding': [
    {
      zh_CN: '天黑后点灯读几页书。{stem}{element}是盏灯，合你的盘。',
      en_US: 'Read a few pages after dark. {stem} is a lamp, and its {element} falls where your chart wants it.',
      asks: ['learn'],
    },
    {
      zh_CN: '灯下坐三五个人最暖，{stem}送来你要的{element}，晚饭叫上常来的。',
      en_US: 'Have the usual few over for supper. {stem} lights the lamp, and you like {element}.',
      asks: ['friends'],
    },
    {
      zh_CN: '炖一锅慢的，坐在旁边守。{stem}像炉心，这份{element}养你。',
      en_US: 'Put something slow on the stove and stay near it. {stem} is the glow inside, {element} you can use.',
      asks: ['cook'],
    },
  ],
  'stem-fair@wu': [
    {
      zh_CN: '像山那样待在一处，等人来找，{stem}{element}正合你用。',
      en_US: 'Stay in one place and let people come to you. {stem} is a mountain, the {element} your chart wants.',
    },
    {
      zh_CN: '滴水的地方今天堵上。{stem}是堤，你用得着这道{element}。',
      en_US: 'Stop whatever drips, faucets included. {stem} is a dike, built of the {element} your chart wants.',
      asks: ['repair'],
    },
    {
      zh_CN: '靠墙放着的画今天挂上去。{stem}是墙，这面{element}你正用得上。',
      en_US: 'Hang the picture that’s been leaning. {stem} is a wall, of {element} you’re glad to have.',
    },
  ],
  'stem-fair@ji': [
    {
      zh_CN: '菜畦松好了，{stem}是你要的{element}，埋颗种子，插上日期。',
      en_US: 'Put in one seed and write the date beside it. {stem} is a garden bed, the {element} you want.',
      asks: ['planting'],
    },
    {
      zh_CN: '零钱归到一个罐里。{stem}肯收，你盘里也盼{element}。',
      en_US: 'Gather the loose coins in one jar. {stem} takes in whatever falls, and your chart wants {element}.',
      asks: ['save'],
    },
    {
      zh_CN: '听人把话讲完，一句不插，{stem}这块软{element}，今天帮的是你。',
      en_US: 'Let someone talk to the end without a word from you. {stem} is soft ground, good {element} for you.',
      asks: ['talk'],
    },
  ],
  'stem-fair@geng': [
    {
      zh_CN: '拖着的枝节一斧断掉，{stem}{element}到了，盘里正等这把斧。',
      en_US: 'Cut the loose end that has trailed for weeks. {stem} is an axe, the {element} your chart wants.',
      asks: ['decide'],
    },
    {
      zh_CN: '该说的“不”字，一句说完，{stem}来得直，正是你喜的{element}。',
      en_US: 'Say the no you owe someone, in one sentence. {stem} is straight, and its {element} helps you.',
      asks: ['talk'],
    },
    {
      zh_CN: '生铁要打才成器。盘里要{element}，{stem}来了，练一样使力气的手艺。',
      en_US: 'Practice something that takes muscle. {stem} is ore, {element} that suits your chart once it’s worked.',
      asks: ['skill'],
    },
  ],
  'stem-fair@xin': [
    {
      zh_CN: '针线细活拿出来做。{stem}{element}细得像针，正合你用。',
      en_US: 'Take up some fine needlework. {stem} is a needle, just the {element} your chart can use.',
      asks: ['craft'],
    },
    {
      zh_CN: '鞋或壶挑一样擦到发亮，{stem}像玉，你盘里喜这点{element}。',
      en_US: 'Polish one thing till it shines, the kettle or the shoes. {stem} is jade, and you like {element}.',
      asks: ['cleaning'],
    },
    {
      zh_CN: '欠的那封回信用手写。{stem}讲究合宜，正是盘里喜的{element}。',
      en_US: 'Write the reply you owe by hand. {stem} is particular about wording, and its {element} is on your side.',
    },
  ],
  'stem-fair@ren': [
    {
      zh_CN: '散步比平常走远一点。{stem}是江，正是你盼的{element}。',
      en_US: 'Walk a little farther than usual. {stem} is a river, all the {element} your chart wants.',
    },
    {
      zh_CN: '攒着要送的东西，一趟运完。{stem}{element}载得动大船，也肯载你。',
      en_US: 'Do the big haul in one trip. {stem} carries heavy boats, and the {element} is going your way.',
    },
    {
      zh_CN: '存了许久的想法讲给一屋人听，{stem}一来，你要的{element}就活了。',
      en_US: 'Tell the room the idea you’ve kept. {stem} moves what stood still, {element} as your chart likes it.',
      asks: ['present'],
    },
  ],
  'stem-fair@gui': [
    {
      zh_CN: '难的功课分成小段，一段一歇，{stem}像细雨，{element}落得正好。',
      en_US: 'Take the hard lesson in small showers. {stem} is fine rain, the {element} your chart wants.',
      asks: ['learn'],
    },
    {
      zh_CN: '悄悄替人做件小事，不留名，{stem}也是这样送来你要的{element}。',
      en_US: 'Do someone a small kindness and don’t sign it. {stem} brings your {element} the same way, without a sound.',
    },
    {
      zh_CN: '泉在地底下，{stem}给了你喜的{element}，想知道的往深里查一层。',
      en_US: 'Look one layer deeper into something. {stem} is also the spring underground, {element} you can draw on.',
      asks: ['research'],
    },
  ],
  'stem-poor@jia': [
    {
      zh_CN: '林子密了，{stem}{element}又添一棵，打算里划掉一项。',
      en_US: 'Strike one plan from the list. {stem} adds a tree, and your forest of {element} is dense enough.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '两棵树顶上了，你先弯一弯，{stem}太直，盘里{element}又足。',
      en_US: 'Where two trunks meet, be the one that leans. {stem} is stiff, and you have plenty of {element}.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '窗帘拉开，到屋外站一刻钟，{stem}挡光，你那片{element}已够密。',
      en_US: 'Pull back the curtains and spend a while outdoors. {stem} makes shade, and your {element} made some already.',
    },
  ],
  'stem-poor@yi': [
    {
      zh_CN: '别人家的结听过就放。{stem}{element}多了，藤会缠进去。',
      en_US: 'Hear about other people’s knots and leave them tied. {stem} is a vine, and you have {element} enough to tangle.',
    },
    {
      zh_CN: '电线绳子理顺扎好。{stem}又长一尺，你的{element}够多了。',
      en_US: 'Untangle the cords and tie them. {stem} has grown another yard, on a chart with {element} enough.',
      asks: ['tidy'],
    },
    {
      zh_CN: '汤里放什么自己定。{stem}像藤爱倚靠，盘里{element}已有余。',
      en_US: 'Choose what goes in the soup by yourself. {stem} leans on things, and your {element} leans enough already.',
    },
  ],
  'stem-poor@bing': [
    {
      zh_CN: '拣有荫的一边走。{stem}{element}当头，你盘里已经够热。',
      en_US: 'Walk on the shady side at noon. {stem} is the sun, and your chart has {element} enough.',
    },
    {
      zh_CN: '热闹的局坐到一半就告辞，{stem}添的{element}，你不缺。',
      en_US: 'Stay for half the party. {stem} turns the sun up, and there’s {element} to spare in your chart.',
    },
    {
      zh_CN: '刚听来的消息捂到明天。{stem}藏不住事，{element}又旺。',
      en_US: 'Let fresh news wait a day. {stem} keeps no secrets, and with so much {element} neither do you.',
      leaves: ['publish'],
    },
  ],
  'stem-poor@ding': [
    {
      zh_CN: '夜里早一刻熄灯。{stem}又点一盏，你的{element}已够亮。',
      en_US: 'Put out the light fifteen minutes early. {stem} is one more lamp where {element} is plentiful.',
      asks: ['rest'],
      leaves: ['late-nights'],
    },
    {
      zh_CN: '灯招小虫，{stem}添的{element}你已多，零碎请托关在门外一小时。',
      en_US: 'Lamps draw moths. With {stem} on top of your {element}, close the door on small requests for an hour.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '风口上不说心事，{stem}是灯，{element}旺时一吹就高，找个避风的角落。',
      en_US: 'Keep private talk out of the draft. {stem} is a lamp, and on so much {element} it flares.',
    },
  ],
  'stem-poor@wu': [
    {
      zh_CN: '坐久了，两手举过头顶数到二十。{stem}又压一座山，{element}够沉了。',
      en_US: 'After long sitting, reach up and count to twenty. {stem} sets a mountain on {element} that’s heavy enough.',
      asks: ['stretch'],
    },
    {
      zh_CN: '有人敲门，开条缝听听。{stem}砌墙，你的{element}已经够厚。',
      en_US: 'When someone knocks, open a crack and listen. {stem} is a wall, and your {element} is thick already.',
    },
    {
      zh_CN: '搁得最久的小事挪一寸。{stem}坐着不动，盘里{element}又多。',
      en_US: 'Move the oldest small chore forward an inch. {stem} sits still, like most of your {element}.',
    },
  ],
  'stem-poor@ji': [
    {
      zh_CN: '别人要寄放的东西推掉一样。{stem}什么都收，盘里{element}快满了。',
      en_US: 'Decline one thing people want to leave with you. {stem} takes everything, and your bed of {element} is full.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '踩实的地要翻，{stem}添的{element}你已多，坐垫枕头翻个面。',
      en_US: 'Packed ground needs turning. {stem} adds {element} to plenty, so flip the cushion and the pillow.',
    },
    {
      zh_CN: '一天的琐事跟鞋一起脱在门口，{stem}像田泥，盘里{element}不缺。',
      en_US: 'Leave the day at the door with your shoes. {stem} clings like mud, and you have no lack of {element}.',
      asks: ['rest'],
    },
  ],
  'stem-poor@geng': [
    {
      zh_CN: '伤人的直话收进鞘里。{stem}{element}又添一把斧，已经够硬。',
      en_US: 'Keep the sharp remark in its sheath. {stem} brings an axe to a chart with {element} enough.',
      leaves: ['hard-words'],
    },
    {
      zh_CN: '想扔的装进箱子等七天。{stem}断得太快，盘里{element}又多。',
      en_US: 'Box what you’d throw out and wait a week. {stem} cuts fast, and you have {element} to spare.',
      leaves: ['clear-out'],
    },
    {
      zh_CN: '下棋打牌让人一手，{stem}碰上盘里那些{element}，一碰就响。',
      en_US: 'Give the other side a head start in today’s game. {stem} against all your {element} makes a clang.',
    },
  ],
  'stem-poor@xin': [
    {
      zh_CN: '瑕疵留一处，当作记号。{stem}眼尖，盘里{element}也不少。',
      en_US: 'Leave one flaw in and call it a signature. {stem} sees every scratch, and {element} is plentiful.',
    },
    {
      zh_CN: '包里少带一样。{stem}像首饰，{element}已经多了，走路叮当。',
      en_US: 'Leave one thing out of your bag. {stem} is a bracelet, and with so much {element} you’ll rattle.',
    },
    {
      zh_CN: '挑剔的话改成问一句。{stem}有针尖，盘里{element}又足。',
      en_US: 'Turn the criticism into a question. {stem} has the point of a needle, and your {element} has several.',
      leaves: ['hard-words'],
    },
  ],
  'stem-poor@ren': [
    {
      zh_CN: '河满了要有岸，{stem}又涨{element}，出门只带打算花的钱。',
      en_US: 'Carry only the money you mean to spend. {stem} adds {element} to a full river, and rivers need banks.',
      leaves: ['splurge'],
    },
    {
      zh_CN: '摊开的事收掉两头。{stem}会漫，你的{element}已经宽了。',
      en_US: 'Close two of the things you have open. {stem} spreads, and your {element} is wide already.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '有人招手说走，问清去哪儿，{stem}推人，{element}大了收不住脚。',
      en_US: 'When someone says come along, ask where to. {stem} sweeps people off, and your {element} runs strong.',
      leaves: ['haste'],
    },
  ],
  'stem-poor@gui': [
    {
      zh_CN: '湿伞湿鞋晾起来，心事也晾一晾，{stem}像细雨落着，{element}已够潮。',
      en_US: 'Hang the umbrella up to dry, and a worry beside it. {stem} drizzles on {element} that’s plentiful.',
    },
    {
      zh_CN: '小雨最会慢慢打湿人。{stem}添的{element}你不缺，烦心事只讲一件。',
      en_US: 'Complain of one thing and stop there. {stem} soaks by inches, and your chart has {element} enough.',
    },
    {
      zh_CN: '小字凑近看，看懂了才点头，{stem}起雾，你的{element}又重。',
      en_US: 'Read the small print up close before you nod. {stem} fogs the glass, and your {element} is heavy.',
      leaves: ['haste'],
    },
  ],
}
