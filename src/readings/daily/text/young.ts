import type { DaySentencesByKey } from '../line.ts'

/** Sentences for readers and listeners of 5 to 15 on what to do today, in place of those on work; keys: ten god of the day. */
export const YOUNG_TASKS: DaySentencesByKey = {
  bijian: [
    {
      zh_CN: '找个伴一起收拾书包，互相提醒一样容易忘的。',
      en_US: 'Pack your bag next to somebody and remind each other of the thing that gets forgotten.',
      asks: ['tidy'],
    },
    {
      zh_CN: '一件家务切成左右两半，和家里人同时开工。',
      en_US: 'Split a chore down the middle with someone at home and start at the same moment.',
    },
    {
      zh_CN: '跟个头差不多的伙伴比系鞋带，谁的牢，谁来教。',
      en_US: 'Tie shoelaces with somebody your size. Whoever’s knot holds longer is the teacher.',
    },
  ],
  jiecai: [
    { zh_CN: '笔袋里多放一支铅笔，专门借给没带的人。', en_US: 'Put a spare pencil in your case, just for lending.' },
    {
      zh_CN: '借了没还的书找出来，夹张写着谢谢的纸条还回去。',
      en_US: 'Find the book you borrowed, tuck in a thank-you note and bring it back.',
    },
    { zh_CN: '两个人都想玩同一样，拿沙漏计时，摆在中间。', en_US: 'When two want the same toy, stand a sand timer between you.' },
  ],
  shishen: [
    {
      zh_CN: '帮忙择菜，叶子放一碗，梗子放一碗。',
      en_US: 'Help with the vegetables. Leaves go in one bowl and stems in another.',
      asks: ['cook'],
    },
    {
      zh_CN: '空纸盒别扔，做成一间房子，门要真的能开。',
      en_US: 'Turn an empty box into a house with a door that really opens.',
      asks: ['craft'],
    },
    { zh_CN: '点心自己装盒，摆成一张笑脸。', en_US: 'Pack your own snack today and arrange it as a face.' },
  ],
  shangguan: [
    { zh_CN: '给家里的扫帚起个名字，画张名牌挂上。', en_US: 'The broom has no name yet. Think of one and make it a tag.' },
    {
      zh_CN: '湿雨伞放哪儿才不滴水，想个新办法，画成图。',
      en_US: 'Invent a way to keep wet umbrellas from dripping indoors, and draw it.',
    },
    { zh_CN: '要做的事编成四句歌，边唱边做。', en_US: 'Turn what you have to do into a song of four lines and sing while you do it.' },
  ],
  piancai: [
    {
      zh_CN: '大人在身边时，对司机或扫地的人说声谢谢。',
      en_US: 'With a grown-up beside you, thank a driver or a street sweeper out loud.',
    },
    {
      zh_CN: '同伴里有人问“谁想试试”，这回你举手。',
      en_US: 'When your group is asked who’d like to try, let it be your hand that goes up.',
    },
    { zh_CN: '出门时找一片形状最怪的叶子，带回来夹进书里。', en_US: 'Find the strangest leaf on your way and press it inside a book.' },
  ],
  zhengcai: [
    {
      zh_CN: '书包倒空，纸屑扔掉，东西从大到小排回去。',
      en_US: 'Empty your bag, throw out the crumbs and put things back by size.',
      asks: ['tidy'],
    },
    { zh_CN: '水壶底下、外套里面，写上自己的名字。', en_US: 'Write your name under your bottle and inside your coat.' },
    { zh_CN: '铅笔都削尖，短得握不住的另住一个小盒。', en_US: 'Sharpen all your pencils and give the tiny ones a box of their own.' },
  ],
  qisha: [
    { zh_CN: '最不想动的那件，吃完早饭就去做五分钟。', en_US: 'Right after breakfast, do five minutes of the thing you like least.' },
    {
      zh_CN: '弄坏了什么，自己走过去说，不等人问。',
      en_US: 'If something broke in your hands, go and say so before you’re asked.',
      asks: ['talk'],
    },
    { zh_CN: '跑步的时候挑棵前面的树，眼睛只看它。', en_US: 'When you run, choose a tree ahead and look at nothing else.' },
  ],
  zhengguan: [
    { zh_CN: '答应过别人的一件小事，今天做到，告诉那个人。', en_US: 'Keep one small promise today and let the person know it’s done.' },
    { zh_CN: '排队时和前面隔一步，轮到了才上前。', en_US: 'In any line today, leave a step of room and move when it’s your turn.' },
    {
      zh_CN: '跟家里人定条规矩：钥匙挂哪儿，大人也得照办。',
      en_US: 'Make one rule at home about where the keys hang. Grown-ups have to keep it too.',
    },
  ],
  pianyin: [
    {
      zh_CN: '带个小本子，专画别人走过去没看见的东西。',
      en_US: 'Carry a small notebook and draw only what other people walk past.',
      asks: ['art'],
    },
    { zh_CN: '抬头看云，替每一朵想好它要去办什么事。', en_US: 'Look up at the clouds and decide what errand each of them is on.' },
    {
      zh_CN: '写不出字的圆珠笔，拆开摆成一排，照样装回去。',
      en_US: 'Take an empty ballpoint apart, lay the pieces in a row and put it together again.',
    },
  ],
  zhengyin: [
    {
      zh_CN: '给照顾过你的老师画张小卡片，见面时递过去。',
      en_US: 'Draw a little card for a teacher who was kind to you, to give when you meet.',
      asks: ['craft'],
    },
    { zh_CN: '出门前问家里人：有什么要我帮着拿的。', en_US: 'Before you leave the house, ask if there’s anything you can carry.' },
    {
      zh_CN: '给花浇水，伸手指摸摸土，湿的那盆跳过。',
      en_US: 'Water the plants, but put a finger in the soil and skip the damp ones.',
      asks: ['planting'],
    },
  ],
}

/** Sentences on friends and family for readers and listeners of 5 to 15; keys: ten god of the day. */
export const YOUNG_FRIENDS: DaySentencesByKey = {
  bijian: [
    {
      zh_CN: '约个伙伴走一段路，两个人踩一样的砖。',
      en_US: 'Walk part of the way with a friend, stepping on the same tiles.',
      asks: ['friends'],
    },
    { zh_CN: '下棋、比赛都行，不管谁赢，完了握个手。', en_US: 'Play someone as good as you are, and shake hands whoever wins.' },
    { zh_CN: '有人落单，走过去说“我们还缺一个”。', en_US: 'If someone is standing alone, go over and say “we need one more.”' },
  ],
  jiecai: [
    { zh_CN: '饼掰成两半，让对方挑。', en_US: 'You break the cookie, and the other person chooses a half.' },
    { zh_CN: '和朋友换本书看，说好哪天换回来。', en_US: 'Swap books with a friend and agree on the day you’ll swap back.' },
    {
      zh_CN: '谁没问就拿了你的东西，好好说“这是我的，请还我”。',
      en_US: 'If someone took your thing without asking, say “I’d like it back” in your everyday voice.',
      asks: ['talk'],
      leaves: ['quarrel'],
    },
  ],
  shishen: [
    {
      zh_CN: '和家里人包饺子，歪的那几个归你吃。',
      en_US: 'Make dumplings or sandwiches with someone at home. The crooked ones are yours.',
      asks: ['cook'],
    },
    {
      zh_CN: '折只纸青蛙送朋友，让它跳到人家手心里。',
      en_US: 'Fold a paper frog for a friend and make it jump into their hand.',
      asks: ['craft'],
    },
    { zh_CN: '吃饭时问一圈：今天哪一口最好吃。', en_US: 'At dinner, go around the table and ask about the best bite of the day.' },
  ],
  shangguan: [
    { zh_CN: '外号要本人也喜欢才算数，叫之前问一下。', en_US: 'A nickname counts only if its owner likes it. Ask before you use it.' },
    { zh_CN: '跟伙伴编故事，你一句我一句，笑了就算完。', en_US: 'Make up a story with a friend, a sentence each, until somebody laughs.' },
    {
      zh_CN: '想顶嘴的话画成漫画，吃完晚饭拿给大人看。',
      en_US: 'The answer you want to shout would make a good comic. Draw it, and show it after dinner.',
      leaves: ['quarrel', 'hard-words'],
    },
  ],
  piancai: [
    { zh_CN: '新认识的玩伴，可以告诉名字，住哪儿不用讲。', en_US: 'A new playmate may have your name. Your address stays at home.' },
    { zh_CN: '碰见邻居，由你先打招呼，叫得出称呼更好。', en_US: 'Be the first to say hello to a neighbor, by name if you know it.' },
    {
      zh_CN: '别人请吃糖，问过自家大人，接过来记得道谢。',
      en_US: 'If someone offers you a treat, check with your grown-up, then thank them properly.',
    },
  ],
  zhengcai: [
    {
      zh_CN: '朋友送的小东西，擦一擦灰，摆到看得见的地方。',
      en_US: 'Dust off something a friend once gave you and stand it where you’ll see it.',
    },
    {
      zh_CN: '问清一位家人的生日，用你的颜色圈在日历上。',
      en_US: 'Find out a birthday in the family and circle it on the calendar in your color.',
    },
    {
      zh_CN: '替人保管的东西，固定放一个口袋，回头原样还。',
      en_US: 'Looking after something for a friend, keep it in one pocket and return it just as it was.',
    },
  ],
  qisha: [
    {
      zh_CN: '有人被笑话，走过去站在旁边，站着就好。',
      en_US: 'When someone is being laughed at, go and stand next to them. Standing is enough.',
    },
    {
      zh_CN: '吵过嘴的朋友，今天你说头一句：还一起玩吧。',
      en_US: 'After a quarrel, be the one to speak first. “Let’s play” will do.',
      asks: ['talk'],
    },
    {
      zh_CN: '有什么事让你不舒服，找个信得过的大人讲。',
      en_US: 'If something doesn’t feel right, tell a grown-up you trust, today.',
      asks: ['talk'],
    },
  ],
  zhengguan: [
    {
      zh_CN: '约好几点就几点到，晚了请大人帮忙说一声。',
      en_US: 'Arrive when you said you would. If you’re running late, have a grown-up send word.',
    },
    {
      zh_CN: '开始玩之前，把规则讲到最小的那个也明白。',
      en_US: 'Before the game starts, explain the rules until the youngest one understands.',
    },
    {
      zh_CN: '饭后水果轮流挑，画张轮流表贴冰箱上。',
      en_US: 'Draw a chart of whose turn it is to choose dessert, and put it on the fridge.',
    },
  ],
  pianyin: [
    {
      zh_CN: '话少的那个同学，问问最近迷上什么，慢慢听。',
      en_US: 'Ask the quiet one what they’re into lately, and wait for the answer.',
    },
    { zh_CN: '想自己玩就自己玩，跟大家说声“我一会儿来”。', en_US: 'Playing alone is fine. Just say “I’ll come later,” so nobody wonders.' },
    {
      zh_CN: '和好朋友发明一套密码，写封只有你俩懂的信。',
      en_US: 'Invent a code with a friend and write a letter only the two of you can read.',
    },
  ],
  zhengyin: [
    {
      zh_CN: '问家里的长辈，小时候最怕什么。',
      en_US: 'Ask an older relative what they were afraid of when they were small.',
      asks: ['parents'],
    },
    { zh_CN: '大人累了进门，递双拖鞋，倒杯水。', en_US: 'When a tired grown-up comes home, bring the slippers or a glass of water.' },
    { zh_CN: '给比你小的孩子念图画书，翻页让小的来。', en_US: 'Read a picture book to someone smaller, who gets to turn the pages.' },
  ],
}

/** Sentences on learning for readers and listeners of 5 to 15; keys: ten god of the day. */
export const YOUNG_STUDY: DaySentencesByKey = {
  bijian: [
    {
      zh_CN: '两个人听写，一个念一个写，写完换过来。',
      en_US: 'Do dictation in pairs. One reads, one writes, then trade places.',
      asks: ['learn'],
    },
    {
      zh_CN: '同一道题和朋友各做各的，做好了比谁的路短。',
      en_US: 'You and a friend solve the same problem separately, then see whose way is shorter.',
      asks: ['learn'],
    },
    {
      zh_CN: '一首诗两个人背，你一句，对方接下一句。',
      en_US: 'Learn a poem with someone, one line for you and the next for them.',
      asks: ['learn'],
    },
  ],
  jiecai: [
    {
      zh_CN: '和同学换笔记看十分钟，学对方一个好习惯。',
      en_US: 'Trade notebooks with a classmate for ten minutes and borrow one good habit.',
    },
    {
      zh_CN: '你会的题别人卡住了，给个开头，答案留给人家。',
      en_US: 'A friend is stuck where you aren’t. Give the first step and leave them the answer.',
    },
    { zh_CN: '图书馆借来的那本看完它，好让下一个人借。', en_US: 'Finish the library book, so that the next reader can have it.' },
  ],
  shishen: [
    { zh_CN: '拿饼干摆算式，算对一道吃一块。', en_US: 'Lay out sums with crackers. Right answers may be eaten.' },
    {
      zh_CN: '课文里挑一幕，画成纸人，演给家里人看。',
      en_US: 'Pick a scene from your reading, make paper figures and put it on at home.',
      asks: ['art'],
    },
    { zh_CN: '难写的字用橡皮泥捏，一笔搓一条。', en_US: 'Shape your hardest word in clay, one letter at a time.', asks: ['craft'] },
  ],
  shangguan: [
    { zh_CN: '一道题想出两种解法，把怪的那种讲给人听。', en_US: 'Find two ways to solve one problem and explain the odder one.' },
    { zh_CN: '喜欢的故事换个结局，只准改最后一句。', en_US: 'Give a story a new ending by changing only its last sentence.' },
    {
      zh_CN: '课上想法不一样，举手说“我想的是另一种”。',
      en_US: 'If you see it differently in class, raise your hand and say “I had another idea.”',
    },
  ],
  piancai: [
    {
      zh_CN: '路牌和包装袋上，认一个从没见过的字。',
      en_US: 'Read signs and labels as you go, and bring home one word you’d never met.',
      asks: ['learn'],
    },
    {
      zh_CN: '抽一本没碰过的书，从正中间打开看两页。',
      en_US: 'Open a book you’ve never touched, right in the middle, and read two pages.',
    },
    {
      zh_CN: '遇到会修东西的熟人，请教一件工具叫什么、怎么用。',
      en_US: 'Find someone you know who fixes things and ask what one of the tools is for.',
      asks: ['mentor'],
    },
  ],
  zhengcai: [
    { zh_CN: '错题挑一道，抄在卡片上，住进铅笔盒。', en_US: 'Copy one mistake onto a card and let it live in your pencil case.' },
    { zh_CN: '作业本从头翻一翻，漏写的日期补上。', en_US: 'Leaf through your notebook and fill in the dates you left out.' },
    {
      zh_CN: '找个空罐存生字，今天放进一个，再摸一个考自己。',
      en_US: 'Start a word jar. Drop in a new word, draw out an old one and spell it.',
      asks: ['learn'],
    },
  ],
  qisha: [
    { zh_CN: '最难的那页定十分钟，铃一响就停。', en_US: 'Set a timer for ten minutes of the hardest page, and stop when it rings.' },
    {
      zh_CN: '当众发问有点难，就把问题写在小纸条上照着念。',
      en_US: 'If asking aloud is hard, write your question on a slip and read it off.',
    },
    {
      zh_CN: '跳绳、转呼啦圈，还不会的那样，今天多试五回。',
      en_US: 'Jump rope or hula hoop, whichever you can’t do yet, gets five more tries.',
      asks: ['train'],
    },
  ],
  zhengguan: [
    { zh_CN: '字写慢些，写完一行看看是不是一般高。', en_US: 'Write one line slowly and check that the letters stand equally tall.' },
    {
      zh_CN: '照课表把要用的书摞好，最早用的放最上面。',
      en_US: 'Stack your books in class order, with the first one on top.',
      asks: ['tidy'],
    },
    { zh_CN: '自己报个页数，读到那页就合上，夹好书签。', en_US: 'Name a page, read as far as that and put the bookmark in.' },
  ],
  pianyin: [
    {
      zh_CN: '攒下的“为什么”里挑最怪的，今天专查它。',
      en_US: 'Choose the oddest “why” you’ve saved up and look up only that one.',
      asks: ['research'],
    },
    { zh_CN: '摊开地图，用手指走一条没听说过的路。', en_US: 'Spread out a map and let your finger travel a road you’ve never heard of.' },
    { zh_CN: '拿毯子搭个帐篷，带支够亮的手电，进去看书。', en_US: 'Build a tent of blankets, take a bright flashlight in and read.' },
  ],
  zhengyin: [
    {
      zh_CN: '没听懂的那句圈起来，问老师就问这一句。',
      en_US: 'Circle the sentence you didn’t follow and ask a teacher about that one.',
      asks: ['mentor'],
    },
    {
      zh_CN: '新学的东西教给家里人，请对方坐好当学生。',
      en_US: 'Give someone at home a lesson in what’s new to you. They have to sit up straight.',
    },
    { zh_CN: '翻出去年的本子，看看哪些字如今写得好了。', en_US: 'Dig out last year’s notebook and see what you do better now.' },
  ],
}

/** Sentences on play, sleep and screens for readers and listeners of 5 to 15; keys: ten god of the day. */
export const YOUNG_REST: DaySentencesByKey = {
  bijian: [
    {
      zh_CN: '和伙伴对着抛球，数一数连着接住几个。',
      en_US: 'Throw a ball back and forth with a friend and count the catches in a row.',
      asks: ['train'],
    },
    { zh_CN: '动画片一块儿看，看完一集，一块儿关。', en_US: 'Watch one episode with somebody and switch it off together.' },
    {
      zh_CN: '跟家里人比赛洗脚，洗干净了先躺平的赢。',
      en_US: 'Race someone at home to wash your feet. First one clean and lying flat wins.',
    },
  ],
  jiecai: [
    { zh_CN: '平板轮着用，自己那份到点了，主动递出去。', en_US: 'Take turns with the tablet, and hand it over when your time’s up.' },
    { zh_CN: '床上玩偶太挤，今晚选一个留下陪你。', en_US: 'The bed is crowded with soft toys. Choose one to stay tonight.' },
    { zh_CN: '秋千一人二十下，大声数，数完就换。', en_US: 'Twenty swings each, counted out loud, and then switch.' },
  ],
  shishen: [
    { zh_CN: '晚饭慢慢嚼，猜猜菜里放了几样东西。', en_US: 'Chew slowly at dinner and guess how many things went into it.' },
    { zh_CN: '洗澡时拿泡沫堆顶帽子，戴一会儿再冲。', en_US: 'Build yourself a hat of bath foam and wear it awhile before you rinse.' },
    {
      zh_CN: '放支慢歌涂颜色，涂满一张就刷牙。',
      en_US: 'Color a page to slow music. When the page is full, brush your teeth.',
      asks: ['art'],
    },
  ],
  shangguan: [
    { zh_CN: '躺下睡不着，给明天编条好笑的新闻。', en_US: 'If sleep is slow to come, make up tomorrow’s silliest headline.' },
    {
      zh_CN: '今晚的节目不在屏幕上：开手电，打手影，你来配音。',
      en_US: 'Tonight’s show is hand shadows on the wall, and you do the voices.',
    },
    { zh_CN: '发明一支舞，取个名字，跳满一首歌。', en_US: 'Invent a dance, name it and keep it up for a whole song.', asks: ['train'] },
  ],
  piancai: [
    { zh_CN: '跟大人去公园，换条没走过的路。', en_US: 'Go to the park with a grown-up, by a street you’ve never taken.' },
    { zh_CN: '六种游戏写在纸上，掷骰子，掷到几玩几。', en_US: 'Number six games on paper and roll for which one to play.' },
    {
      zh_CN: '朋友推荐的片子，请大人看一眼简介，可以才点开。',
      en_US: 'A friend told you what to watch. Have a grown-up look at it first.',
    },
  ],
  zhengcai: [
    {
      zh_CN: '玩具各回各的盒子，少了谁，关灯前找到它。',
      en_US: 'See every toy back to its box, and find whoever is missing before lights out.',
      asks: ['tidy'],
    },
    { zh_CN: '打算玩多久，写张便条贴在屏幕边上。', en_US: 'Write how long you’ll play on a note and stick it beside the screen.' },
    { zh_CN: '明天的衣服搭在椅背上，袜子要成双。', en_US: 'Hang tomorrow’s clothes over a chair, with socks that match.' },
  ],
  qisha: [
    { zh_CN: '试试一整天不碰屏幕，睡前给自己盖个章。', en_US: 'Try a whole day without screens and award yourself a sticker at bedtime.' },
    {
      zh_CN: '怕黑就拉着大人把灯关上，一起数五种声音。',
      en_US: 'If the dark bothers you, turn off the light with a grown-up and count five sounds.',
    },
    {
      zh_CN: '跑得满头汗，坐下喝水，等气喘匀了再跑。',
      en_US: 'After hard running, sit down with some water until your breath is slow.',
      asks: ['rest'],
    },
  ],
  zhengguan: [
    {
      zh_CN: '说好几点关灯，到时候自己去按开关。',
      en_US: 'Agree on a time for lights out, and press the switch yourself.',
      leaves: ['late-nights'],
    },
    {
      zh_CN: '功课收进书包拉好拉链，再去玩，玩得才踏实。',
      en_US: 'Zip your homework into the bag before you play, so it can’t look at you.',
    },
    { zh_CN: '开饭了，屏幕请到另一间屋去歇着。', en_US: 'Screens take their rest in another room while people eat.' },
  ],
  pianyin: [
    { zh_CN: '找个角落独自拼图，一句话不说也行。', en_US: 'Do a jigsaw by yourself in a corner, without a word if you like.' },
    { zh_CN: '熄灯以后看看窗户，月亮在哪一格玻璃里。', en_US: 'After lights out, find which pane of the window has the moon in it.' },
    { zh_CN: '闭上眼造一座岛，想好房子在哪儿，住进去睡。', en_US: 'Shut your eyes, make an island, put a house on it and sleep there.' },
  ],
  zhengyin: [
    {
      zh_CN: '裹条毯子挨着家里人坐坐，什么也不用干。',
      en_US: 'Sit under a blanket close to someone at home and do nothing at all.',
      asks: ['rest'],
    },
    { zh_CN: '请大人讲讲你更小时候的事，听着听着睡。', en_US: 'Ask for a story from when you were smaller, and fall asleep to it.' },
    {
      zh_CN: '午饭后躺一刻钟，没睡着也算数。',
      en_US: 'Lie down for a quarter hour after lunch. Staying awake counts too.',
      asks: ['rest'],
    },
  ],
}
