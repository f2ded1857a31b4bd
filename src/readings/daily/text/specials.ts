import type { DaySentencesByKey } from '../line.ts'

/** Sentences that replace the ordinary one on work; keys: combinations and clashes with the natal month branch, stars of work. */
export const WORK_SPECIALS: DaySentencesByKey = {
  'six-combine@month': [
    {
      zh_CN: '今天的地支合住你的月支，搭伙的人好说话，谁做哪段上午定。',
      en_US: 'The day joins your month branch, and work partners agree easily. Settle who does which part this morning.',
      asks: ['talk'],
    },
    {
      zh_CN: '月支逢合，把改法拿给最爱挑刺的同伴看，这会儿听得进。',
      en_US: 'The day fits your month like a lid. Show the change you want to the partner who objects most.',
    },
    {
      zh_CN: '日子和你做事的那一柱合上了，搭手的活往前赶，单干的放一放。',
      en_US: 'Today fits the pillar you work from. Push the shared job forward and let the solo one lie.',
    },
  ],
  'clash@month': [
    {
      zh_CN: '今天正对你的月支，有一步老办法推不动，绕开做下一步。',
      en_US: 'The day clashes with your month branch and one old method sticks. Skip that step and do the next.',
    },
    {
      zh_CN: '月支逢冲，交活的钟点往宽里报，多留半天。',
      en_US: 'With your month branch faced, leave slack in your promises. Quote half a day more than you need.',
    },
    {
      zh_CN: '做事的那一柱被冲着，说不通的规矩记成两行，下周提。',
      en_US: 'One rule won’t budge while the day clashes with your month. Note it in two lines for next week.',
    },
  ],
  tianyiguiren: [
    {
      zh_CN: '贵人星当值，卡住的那一步，去问亲手做过的人。',
      en_US: 'The Nobleman star is on duty. Take the step you’re stuck on to someone who has done it.',
      asks: ['mentor'],
    },
    {
      zh_CN: '今天有人肯借，缺的工具、模板或一间空屋，趁早开口。',
      en_US: 'People lend gladly today. Ask early for the tool, the template or the empty room.',
    },
    {
      zh_CN: '逢天乙贵人，宜请熟人引见一位，报上你想请教的那件事。',
      en_US: 'A Nobleman day is good for introductions. Tell an acquaintance whom you’d like to meet and why.',
      asks: ['mentor'],
    },
    {
      zh_CN: '帮忙的星到了，要报出去的数，请旁人核一眼才发。',
      en_US: 'A helper stands in the day. Have someone else check your figures before they go out.',
    },
    {
      zh_CN: '办手续碰上贵人日，表上不懂的格子，当面问窗口里的人。',
      en_US: 'Forms go better with the Nobleman near. Whatever box puzzles you, ask the person behind the window.',
    },
    {
      zh_CN: '搭把手的人就在附近，忙不过来就说出口，交出去一半。',
      en_US: 'Help is close by while this star stands in the day. Say you’re swamped and hand over half.',
      leaves: ['overcommit'],
    },
  ],
  yima: [
    {
      zh_CN: '驿马动了，取件、盖章、送货，连成一条不走回头路的圈。',
      en_US: 'The Travel star is up. String the errands into a loop that never passes the same corner twice.',
    },
    {
      zh_CN: '今天脚上有风，约在远处的事坐早一班车，到了门口还有工夫喝茶。',
      en_US: 'There’s wind at your heels. Take the earlier train and have tea near the door.',
    },
    {
      zh_CN: '带着驿马的日子，图纸上说不清的，到现场站着看。',
      en_US: 'Travel star today: whatever the drawing can’t settle, go and look at on the spot.',
    },
    {
      zh_CN: '动的星不耐久坐，跑腿排满上午，细活留到明天。',
      en_US: 'A moving star can’t sit still. Fill the morning with legwork and keep the fine work for tomorrow.',
    },
    {
      zh_CN: '路上时候多，出门前翻一下包：证件、充电线、零钱。',
      en_US: 'Much of the day is spent on the way. Check the bag for papers, charger and change.',
    },
    {
      zh_CN: '驿马到门口，半年没走动的老主顾、老同行，顺道去坐坐。',
      en_US: 'With the Travel star at the gate, drop in on an old customer or colleague along your route.',
    },
  ],
  lushen: [
    {
      zh_CN: '禄神在今天，自己最拿手的那道工序亲手做，别转给旁人。',
      en_US: 'The Seat of prosperity is your own plot. Do the part you’re best at with your own hands.',
    },
    {
      zh_CN: '站在自己地界上的一天，少看同行怎么弄，把本行的活做细。',
      en_US: 'You stand on your own ground today. Forget how others do it and finish one piece properly.',
    },
    {
      zh_CN: '底气是自己的，做了什么、花了几个钟头，收工前记清。',
      en_US: 'The strength is yours today. Before you stop, write down what you did and how long it took.',
    },
  ],
}

/**
 * Sentences that replace the ordinary one on love; keys: romance and joy stars, relations to the spouse palace, a
 * combination with the day stem.
 */
export const LOVE_SPECIALS: DaySentencesByKey = {
  taohua: [
    {
      zh_CN: '桃花在今天，俏皮话写成字条，递给你想逗笑的那个人。',
      en_US: 'Peach blossom today. Put the joke on a slip of paper and hand it to the one you’d like to see laugh.',
    },
    {
      zh_CN: '招人喜欢的一天，有聚会就早到半小时，帮着摆椅子。',
      en_US: 'People warm to you today. If there’s a gathering, come half an hour early and help with the chairs.',
      asks: ['friends'],
    },
    {
      zh_CN: '逢桃花，好看的照片别群发，挑一张，寄给一个人。',
      en_US: 'Peach blossom likes an address. Send one photo to one person instead of ten to everybody.',
    },
    {
      zh_CN: '带着桃花开口，有人爱听，问问对方小时候最馋什么。',
      en_US: 'You have the charm today, so lend it: ask someone what food they dreamed of as a child.',
      asks: ['talk'],
    },
    {
      zh_CN: '桃花日身边人多，不算约会的饭，提前说清还有谁来。',
      en_US: 'Everybody likes you under Peach blossom. If dinner isn’t a date, mention who else is coming.',
    },
    {
      zh_CN: '笔下带笑的日子，给想念的人写四行，末一行留个问题。',
      en_US: 'The day is kind to your handwriting. Write four lines to someone you miss, the last one a question.',
    },
  ],
  hongluan: [
    {
      zh_CN: '红鸾到了，容易碰见旧相识，回家走热闹的那条街。',
      en_US: 'The Red phoenix tends to bring old faces by. Walk home along the busy street.',
    },
    {
      zh_CN: '见喜的一天，搁着的请帖今天回，写句只有你写得出的话。',
      en_US: 'A star of glad news is here. If an invitation is waiting, answer with one line nobody else could write.',
    },
    {
      zh_CN: '喜星照着平常日子，好碗好筷拿出来用，盛什么都行。',
      en_US: 'A festive star has landed on a plain day. Use the good bowls, whatever goes in them.',
    },
  ],
  tianxi: [
    {
      zh_CN: '天喜当值，笑点低，和人一块儿看部老喜剧，学里头的腔调。',
      en_US: 'The Joy star makes laughter easy. Watch an old comedy with somebody and do the voices.',
    },
    {
      zh_CN: '心里轻快的日子，临时叫个人散步，半小时内就出门。',
      en_US: 'The day is light on its feet. Call somebody for a walk and be outside within half an hour.',
      asks: ['friends'],
    },
    {
      zh_CN: '逢天喜，夸人夸到细处，比如那碗汤的咸淡。',
      en_US: 'Under the Joy star, gladness comes in small change. Praise one exact thing, such as the salt in the soup.',
    },
  ],
  'six-combine@day': [
    {
      zh_CN: '日子合着你的日支，挑张靠窗的桌，慢慢吃顿饭。',
      en_US: 'The day joins your own branch, the one for those closest. Find a table by a window and eat slowly together.',
    },
    {
      zh_CN: '日支逢合，身边的人好说话，假期去哪儿、谁管厨房，正好商量。',
      en_US:
        'Whoever is closest is easy to talk to while the day joins your own branch. Settle the vacation, or whose week it is in the kitchen.',
      asks: ['talk'],
    },
    {
      zh_CN: '日支合上了，挑件家务两个人并排做，不分谁帮谁。',
      en_US: 'The day joins the branch of whoever is closest. Do one chore side by side, as equals.',
    },
  ],
  'clash@day': [
    {
      zh_CN: '今天冲着你的日支，跟最近的人各用各的屋，晚饭时碰头。',
      en_US: 'The day clashes with the branch of whoever is closest. Keep a room each and meet at supper.',
      leaves: ['quarrel'],
    },
    {
      zh_CN: '日支逢冲，听见一句硬话别当场辩，下楼倒趟垃圾。',
      en_US: 'Small words turn sharp when the day clashes with your own branch. Take the trash down before you answer.',
      leaves: ['quarrel', 'hard-words'],
    },
    {
      zh_CN: '冲着日支的一天，“合不合适”这种话，换个日子谈。',
      en_US: '“Are we right for each other” keeps for another evening. The day clashes with your own branch.',
      leaves: ['decide'],
    },
  ],
  'stem-combine': [
    {
      zh_CN: '天干来合，耳根软，应人之前问清哪天要。',
      en_US: 'A stem takes your hand and you soften. Before you say yes, ask by when.',
      leaves: ['overcommit'],
    },
    {
      zh_CN: '今天容易和好，“那天是我急了”，一句就够。',
      en_US: 'With the stems joined you melt easily. If there’s something to patch up, “I was hasty” is enough.',
      asks: ['talk'],
    },
    {
      zh_CN: '两干牵手的日子，话不多也行，给身边的人削个苹果。',
      en_US: 'Two stems are holding hands today. Words can stay few. Peel someone an apple.',
    },
  ],
}

/** Sentences that replace the ordinary one on learning; keys: the stars of study. */
export const STUDY_SPECIALS: DaySentencesByKey = {
  wenchangguiren: [
    {
      zh_CN: '文昌到，下笔顺，卡在开头就从第二段写起。',
      en_US: 'The Academy star is at your desk. If the opening won’t come, start with the second paragraph.',
    },
    {
      zh_CN: '利读利记的星在，要背的那页抄一份贴门上，进出念两句。',
      en_US: 'A star kind to memory stands here. Copy the page you must know and tape it to the door.',
      asks: ['learn'],
    },
    {
      zh_CN: '逢文昌，书里没讲透的那处，写信问作者或老师。',
      en_US: 'Academy star days are good for letters. Ask an author or a teacher about the part the book left unclear.',
      asks: ['mentor'],
    },
  ],
  huagai: [
    {
      zh_CN: '华盖罩着，抽出架上最厚的一本，关门读四十页。',
      en_US: 'The Canopy is over you. Take down the thickest book, shut the door and read forty pages.',
      asks: ['research'],
    },
    {
      zh_CN: '独处的星当值，临一张画，只画影子，不勾线。',
      en_US: 'A star of solitude suits the pencil. Copy a picture in shadows only, without an outline.',
      asks: ['art'],
    },
    {
      zh_CN: '今天静得住，去博物馆单看一件东西，看满一刻钟。',
      en_US: 'You can hold still today. Visit a museum for one object and give it a full quarter hour.',
      asks: ['art'],
    },
    {
      zh_CN: '逢华盖，找支听不懂的长曲子，躺着听到末尾。',
      en_US: 'Canopy days have room for long music. Choose a piece you don’t follow yet and stay to the end.',
    },
    {
      zh_CN: '清静落在今天，挑个词查它的来历，从字典追到古书。',
      en_US: 'Quiet falls on the day like a cover. Chase one word from the dictionary to its oldest page.',
      asks: ['research'],
    },
    {
      zh_CN: '爱独处的星到了，群里的讨论晚上看，白纸一张，自己推到底。',
      en_US: 'The star that keeps apart is here. Leave the group chat and reason it out on blank paper.',
    },
  ],
}

/** Sentences that replace the ordinary one on rest; keys: the Blade, self-punishment of the day branch, the 24 solar terms in order. */
export const REST_SPECIALS: DaySentencesByKey = {
  yangren: [
    {
      zh_CN: '羊刃在今天，力气冲，重活干到七成就收。',
      en_US: 'The Blade lends you too much push. Stop the heavy work while a third of your strength is left.',
    },
    {
      zh_CN: '劲头有余的一天，找段上坡路走掉它，回来脚步就平了。',
      en_US: 'There’s a surplus of push in the day. Walk it off uphill and come home level.',
      asks: ['train'],
    },
    {
      zh_CN: '刀出了鞘，睡前半小时别争输赢，棋局、牌局都散了。',
      en_US: 'The day is a drawn blade. No contests in the last half hour before bed, chess included.',
      leaves: ['quarrel'],
    },
  ],
  'self-punish@day': [
    {
      zh_CN: '日支碰见自己，白天那句话又会转回来，写下来，纸翻过去扣着。',
      en_US: 'Your day branch meets itself and one sentence keeps returning. Write it down and turn the paper over.',
    },
    {
      zh_CN: '同一个字照镜子，容易自己跟自己对账，九点后只想明早吃什么。',
      en_US: 'Branch meets mirror, and you’ll want to audit yourself. After nine, the only open question is breakfast.',
    },
    {
      zh_CN: '同字相逢，心里像在重播，下楼绕一圈，数路灯数到二十。',
      en_US: 'The same branch twice makes the mind replay. Go out and count streetlamps up to twenty.',
    },
  ],
  lichun: [
    {
      zh_CN: '立春，找一面向阳的墙站十分钟，看枝头鼓了没有。',
      en_US: 'Start of spring. Stand ten minutes at a sunny wall and look the twigs over for buds.',
    },
  ],
  yushui: [
    {
      zh_CN: '雨水，门边放一双干鞋，回来脚有处去。',
      en_US: 'Rain water. Leave dry shoes inside the door so your feet have something to come home to.',
    },
  ],
  jingzhe: [
    {
      zh_CN: '惊蛰，早起一刻钟，开条窗缝，听听还有谁醒了。',
      en_US: 'Waking of insects. Get up a quarter hour early and hear who else has.',
    },
  ],
  chunfen: [
    {
      zh_CN: '春分昼夜对半，晚饭赶在天黑前上桌。',
      en_US: 'Spring equinox, day and night even. Have supper on the table while it’s light.',
    },
  ],
  qingming: [
    {
      zh_CN: '清明，午后到有草的地方走走，带块饼坐着吃。',
      en_US: 'Clear and bright. Walk somewhere green this afternoon and eat something sitting on the grass.',
    },
  ],
  guyu: [
    {
      zh_CN: '谷雨，泡杯当年的新茶，三点前喝完最后一口。',
      en_US: 'Grain rain. Brew this year’s tea if you can get it, and finish the cup before three.',
    },
  ],
  lixia: [
    {
      zh_CN: '立夏，厚被晒透了收柜，今晚盖薄的。',
      en_US: 'Start of summer. Air the thick quilt, put it away and sleep under the thin one.',
    },
  ],
  xiaoman: [
    {
      zh_CN: '小满，晚饭也吃个小满，剩下的那点留给散步。',
      en_US: 'Grain buds, almost full. Eat until almost full as well, then take a walk.',
    },
  ],
  mangzhong: [
    {
      zh_CN: '芒种天长，午后眯二十分钟，闹钟照设。',
      en_US: 'Grain in ear brings long days. Nap twenty minutes after lunch, by the alarm.',
      asks: ['rest'],
    },
  ],
  xiazhi: [
    {
      zh_CN: '夏至，晚饭吃碗凉面，天没黑透先不开灯。',
      en_US: 'Summer solstice. Cold noodles, and no lamps until the longest evening is really over.',
    },
  ],
  xiaoshu: [
    {
      zh_CN: '小暑，席子擦净铺上，枕头边搁把扇子。',
      en_US: 'Minor heat. Wipe the summer mat, or find the thinnest sheet, and keep a fan by the pillow.',
    },
  ],
  dashu: [
    {
      zh_CN: '大暑，散步挪到清早，绿豆汤煮好放凉，中午喝。',
      en_US: 'Major heat. Walk at dawn, and have cold mung bean soup waiting for noon.',
    },
  ],
  liqiu: [
    {
      zh_CN: '立秋，薄毯叠在床尾，半夜伸手够得着。',
      en_US: 'Start of autumn. Fold a light blanket at the foot of the bed and let it wait.',
    },
  ],
  chushu: [
    {
      zh_CN: '处暑，傍晚走到桥上站站，那儿的风凉得早。',
      en_US: 'End of heat. Take the evening walk over a bridge, where the air turns first.',
    },
  ],
  bailu: [
    { zh_CN: '白露，清早去看草尖上的水，袜子穿长的。', en_US: 'White dew. Go and see the wet grass before breakfast, in long socks.' },
  ],
  qiufen: [
    {
      zh_CN: '秋分过后夜渐长，就寝往前挪二十分钟。',
      en_US: 'Autumn equinox. From here the nights gain, so move bedtime up twenty minutes.',
    },
  ],
  hanlu: [
    {
      zh_CN: '寒露，打盆热水泡脚，手里捧本闲书。',
      en_US: 'Cold dew. A basin of hot water for your feet, a light novel for the rest of you.',
      asks: ['rest'],
    },
  ],
  shuangjiang: [
    { zh_CN: '霜降，买个软柿子，垫上盘子，坐下来吃。', en_US: 'First frost. Eat a soft persimmon, over a plate and sitting down.' },
  ],
  lidong: [
    {
      zh_CN: '立冬，炖一锅汤，小火，让它自己咕嘟半天。',
      en_US: 'Start of winter. Put a soup on low and let it mutter all afternoon.',
      asks: ['cook'],
    },
  ],
  xiaoxue: [
    {
      zh_CN: '小雪，台灯换只暖色灯泡，夜里屋里单开它。',
      en_US: 'Minor snow. Put a warm bulb in the reading lamp and let it be the only light.',
    },
  ],
  daxue: [{ zh_CN: '大雪，被窝提早十分钟焐热，睡衣也塞进去。', en_US: 'Major snow. Warm the bed ten minutes ahead, pajamas included.' }],
  dongzhi: [
    {
      zh_CN: '冬至夜最长，饺子汤圆早些下锅，吃完早早躺下。',
      en_US: 'Winter solstice. Dumplings early, then the longest night of the year in bed, without apology.',
      asks: ['rest'],
      leaves: ['late-nights'],
    },
  ],
  xiaohan: [
    {
      zh_CN: '小寒，走路放在一天最暖的那半小时，围巾裹好。',
      en_US: 'Minor cold. Keep your walk for the warmest half hour of the day, with a scarf.',
    },
  ],
  dahan: [
    {
      zh_CN: '大寒，桌上摆几个橘子，晌午开窗换五分钟气。',
      en_US: 'Major cold. Oranges in a bowl, and the window open for five minutes at noon.',
    },
  ],
}
