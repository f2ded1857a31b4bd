import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'chart-line',
    card: 'chart',
    role: 'line',
    paragraphs: [
      // Relations
      {
        id: 'chart.line.eight-rooms',
        because: ['rel:none', 'hour:known'],
        zh_CN: '一栋静楼：没人吵你，也没人喊你下楼。',
        en_US: 'A quiet building. Nobody disturbs you, and nobody calls you down.',
      },
      {
        id: 'chart.line.drawers',
        because: ['ties:none'],
        zh_CN: '一只好柜子：拉哪个抽屉，就只动哪个。',
        en_US: 'A well-made chest: pull one drawer and only that one moves.',
      },
      {
        id: 'chart.line.bells',
        because: ['ties>=7'],
        zh_CN: '挪一把椅子，全桌的人都得起身。',
        en_US: 'Move one chair at this table, and everyone has to stand up.',
      },
      {
        id: 'chart.line.even-dinner',
        because: ['rel:three-combine'],
        zh_CN: '三个人一条心，只问往哪边使劲。',
        en_US: 'Three of one mind. Only the direction is left to choose.',
      },
      {
        id: 'chart.line.climate',
        because: ['rel:three-meeting'],
        zh_CN: '你的衣柜，只备了一个季节的衣裳。',
        en_US: 'Your closet holds the clothes of a single season.',
      },
      {
        id: 'chart.line.three-openers',
        because: ['branches:yin2>=1', 'branches:si>=1', 'branches:shen>=1'],
        zh_CN: '三个快手一口锅，先排好谁掌勺。',
        en_US: 'Three quick cooks and one pan. Decide who holds it first.',
      },
      {
        id: 'chart.line.two-seats',
        because: ['rel:clash=month+day', 'rel:clash=day+hour'],
        zh_CN: '左右邻居都敲墙，你住当中那一间。',
        en_US: 'Both neighbors knock on the wall, and yours is the room between.',
      },
      {
        id: 'chart.line.one-color',
        because: ['stems:one-element', 'hour:known'],
        zh_CN: '一面旗四个角，一个颜色。',
        en_US: 'A flag has four corners, and all of yours are one color.',
      },
      // Special patterns
      {
        id: 'chart.line.river-and-flag',
        because: ['kind:following'],
        zh_CN: '行李不多的人，跟对队伍就走得远。',
        en_US: 'Little luggage, and in the right company you go far.',
      },
      {
        id: 'chart.line.other-metal',
        because: ['kind:transformed'],
        zh_CN: '换一个搭档，你就换了一行。',
        en_US: 'Change your partner, and you’ve changed your trade.',
      },
      {
        id: 'chart.line.left-alone',
        because: ['kind:dominant'],
        zh_CN: '从里到外一个味道，兑了水就不对。',
        en_US: 'One flavor all the way through. Watering it down doesn’t help.',
      },
      // Patterns
      {
        id: 'chart.line.left-behind',
        because: ['pattern:qishage', 'state:made', 'likes:resource'],
        zh_CN: '催你的人走了，留下一样你会的东西。',
        en_US: 'Whoever rushed you is gone. The skill they left behind is yours.',
      },
      {
        id: 'chart.line.free-hand',
        because: ['pattern:qishage', 'state:contested'],
        zh_CN: '扛过一件，就有人当你还有空手。',
        en_US: 'Carry one thing well and they assume you had a hand free.',
      },
      {
        id: 'chart.line.noodles',
        because: ['pattern:qishage', 'state:made', 'likes:shishen'],
        zh_CN: '急事到你手里，先坐下吃碗面。',
        en_US: 'Urgent matters that reach you get a chair and a bowl of noodles.',
      },
      {
        id: 'chart.line.given-away',
        because: ['pattern:shishenge', 'state:made'],
        zh_CN: '你做得最高兴的那样，最好卖，也最常白送。',
        en_US: 'What you most enjoy making sells best, and gets given away most.',
      },
      {
        id: 'chart.line.draft-nine',
        because: ['pattern:shishenge', 'state:contested'],
        zh_CN: '第九稿比第八稿多一个逗号，少一口气。',
        en_US: 'Draft nine has one more comma than draft eight, and less life.',
      },
      {
        id: 'chart.line.gives-the-page',
        because: ['pattern:shangguange', 'state:made', 'likes:resource'],
        zh_CN: '吵到最后，两边都去翻书了。',
        en_US: 'An argument with you ends with both sides looking it up.',
      },
      {
        id: 'chart.line.always-done',
        because: ['pattern:shangguange'],
        zh_CN: '“一直都这么做”，这句话在你面前站不住。',
        en_US: '“We’ve always done it this way” doesn’t survive meeting you.',
      },
      {
        id: 'chart.line.two-pages',
        because: ['pattern:piancaige', 'state:contested'],
        zh_CN: '船从四面来，账要分两页记。',
        en_US: 'Boats from every side, and a ledger that needs two pages.',
      },
      {
        id: 'chart.line.plenty-comes-in',
        because: ['pattern:zhengcaige', 'state:contested'],
        zh_CN: '进来的不少，出去的没一样跟你商量。',
        en_US: 'Plenty comes in. What goes out doesn’t ask you.',
      },
      {
        id: 'chart.line.audited',
        because: ['pattern:zhengcaige', 'state:made'],
        zh_CN: '你的日子，随时来人查账都对得上。',
        en_US: 'Your life could be audited on any Tuesday, without notice.',
      },
      {
        id: 'chart.line.docks',
        because: ['pattern:piancaige', 'state:made'],
        zh_CN: '码头上认得你的人，比你认得的多。',
        en_US: 'More people on the docks know you than you could name.',
      },
      {
        id: 'chart.line.red-light',
        because: ['pattern:zhengguange', 'state:made'],
        zh_CN: '没车的红灯你也停，所以钥匙都交给你。',
        en_US: 'You stop at red lights with nobody about, and so people lend you keys.',
      },
      {
        id: 'chart.line.typos',
        because: ['pattern:zhengguange', 'state:contested'],
        zh_CN: '规矩你背得熟，错字也是你先看见的。',
        en_US: 'You know the rules by heart, typos included.',
      },
      {
        id: 'chart.line.never-asked',
        because: ['pattern:pianyinge', 'state:made'],
        zh_CN: '没人问起的学问，到关头只有你答得出。',
        en_US: 'What nobody ever asks about is what only you can answer.',
      },
      {
        id: 'chart.line.half-hobby',
        because: ['pattern:pianyinge', 'state:contested', 'age>=16', 'age<=74'],
        zh_CN: '半是差事半是癖好，哪一半领着工钱说不清。',
        en_US: 'Half duty, half hobby, and you couldn’t say which half gets paid.',
      },
      {
        id: 'chart.line.taking-turns',
        because: ['pattern:zhengyinge', 'state:contested'],
        zh_CN: '桌上一摞书，一摞账单，差不多高。',
        en_US: 'Two piles on your desk, books and bills, about equally tall.',
      },
      {
        id: 'chart.line.teacher-leaves',
        because: ['pattern:zhengyinge', 'state:made'],
        zh_CN: '师父教得好，好到该出门走走了。',
        en_US: 'You were taught well, and it’s time to be seen without the teacher.',
      },
      {
        id: 'chart.line.blade',
        because: ['pattern:yangrenge'],
        zh_CN: '力气大的人，先练轻轻放下。',
        en_US: 'With a grip like that, practice putting things down.',
      },
      {
        id: 'chart.line.work-in-hand',
        because: ['pattern:jianluge', 'state:made'],
        zh_CN: '手上有活，你谁也不求；难在没活的那几天。',
        en_US: 'With work in hand you need nobody. The days without are the hard ones.',
      },
      {
        id: 'chart.line.street-of-rivals',
        because: ['pattern:yuejiege', 'age>=16', 'age<=74'],
        zh_CN: '满街同行，最懂你的也在里头。',
        en_US: 'A street full of competitors, and one of them understands you best.',
      },
      // Strength: covers every chart that neither follows nor transforms
      {
        id: 'chart.line.guest',
        because: ['strength:jiruo', 'kind:regular', 'sign:rootless'],
        zh_CN: '说话最轻的人，把屋里的动静全听见了。',
        en_US: 'The softest voice in the room, and it has heard everything.',
      },
      {
        id: 'chart.line.nobody-twice',
        because: ['strength:jiruo', 'kind:regular'],
        zh_CN: '铺子不大，先问今晚谁来搭把手。',
        en_US: 'A small shop. Ask who is lending a hand tonight.',
      },
      {
        id: 'chart.line.given-today',
        because: ['strength:shenruo', 'kind:regular', 'sign:rootless', 'sign:alone'],
        zh_CN: '今天给出去的数得清，收进来的要想一想。',
        en_US: 'You can list what you gave today. What came in takes longer.',
      },
      {
        id: 'chart.line.holding-doors',
        because: ['strength:shenruo', 'kind:regular', 'sign:in-season'],
        zh_CN: '时候正好的那一刻，别先替人开门。',
        en_US: 'When the moment is right, don’t spend it holding doors.',
      },
      {
        id: 'chart.line.three-urgent',
        because: ['strength:shenruo', 'kind:regular', 'share:most=officer'],
        zh_CN: '肩上的东西，有一半是别人忘了拿走的。',
        en_US: 'Half of what you carry, somebody forgot to come back for.',
      },
      {
        id: 'chart.line.rich-house',
        because: ['strength:shenruo', 'kind:regular', 'share:most=wealth'],
        zh_CN: '一双手，接了四个人递来的东西。',
        en_US: 'One pair of hands, and four people passing you things.',
      },
      {
        id: 'chart.line.hoarse',
        because: ['strength:shenruo', 'kind:regular', 'share:most=output'],
        zh_CN: '一壶水倒了一圈，轮到自己只剩壶底。',
        en_US: 'You pour all around the table, and the pot is empty at your cup.',
      },
      {
        id: 'chart.line.only-so-much',
        because: ['strength:shenruo', 'kind:regular'],
        zh_CN: '力气就这么多，用在谁身上就是你的立场。',
        en_US: 'There’s only so much of you. Where it goes is what you stand for.',
      },
      {
        id: 'chart.line.short-stretch',
        because: ['strength:pianruo', 'kind:regular', 'sign:in-season'],
        zh_CN: '短跑没人追得上，长跑先看清站牌。',
        en_US: 'Over a short stretch nobody catches you. For a long one, study the map.',
      },
      {
        id: 'chart.line.how-long',
        because: ['strength:pianruo', 'kind:regular', 'sign:rooted'],
        zh_CN: '看着要倒的墙，墙根比别家深一尺。',
        en_US: 'The wall looks ready to fall. Its footing is deeper than the neighbors’.',
      },
      {
        id: 'chart.line.thursdays',
        because: ['strength:pianruo', 'kind:regular'],
        zh_CN: '住到哪儿都行，只要有人等你星期四去吃饭。',
        en_US: 'Anywhere will do, as long as someone expects you on Thursdays.',
      },
      {
        id: 'chart.line.ballast',
        because: ['strength:zhonghe', 'sign:in-season'],
        zh_CN: '熟地方的压舱石，到生地方要给三天。',
        en_US: 'Ballast on known ground. On new ground, give it three days.',
      },
      {
        id: 'chart.line.wire',
        because: ['strength:zhonghe', 'sign:off-season'],
        zh_CN: '秤是平的，平是一两一两添出来的。',
        en_US: 'The scale is level because you leveled it, ounce by ounce.',
      },
      {
        id: 'chart.line.wind-and-oars',
        because: ['strength:pianqiang', 'sign:in-season'],
        zh_CN: '样样来得早，就以为样样都不远。',
        en_US: 'Things came early to you, so everything looks near.',
      },
      {
        id: 'chart.line.saved-up',
        because: ['strength:pianqiang', 'sign:off-season'],
        zh_CN: '没人给过现成的，你也不大会收现成的。',
        en_US: 'Nobody handed you much, and you’re awkward when somebody does.',
      },
      {
        id: 'chart.line.salty-soup',
        because: ['strength:shenqiang', 'sign:supported'],
        zh_CN: '力气太足的人，歇着比干活累。',
        en_US: 'With this much strength, resting is the harder work.',
      },
      {
        id: 'chart.line.low-hand',
        because: ['strength:shenqiang'],
        zh_CN: '扛得动的人，回回搬家都有人来叫。',
        en_US: 'Those who can lift get asked to every moving day.',
      },
      {
        id: 'chart.line.no-room',
        because: ['strength:jiqiang'],
        zh_CN: '先送出去一样，再问还缺什么。',
        en_US: 'Give something away first. Then ask what’s missing.',
      },
    ],
  },
  {
    id: 'chart-todo',
    card: 'chart',
    role: 'todo',
    paragraphs: [
      {
        id: 'chart.do.find-the-hour',
        because: ['hour:unknown'],
        zh_CN: '这个月打一通电话，问一个当年在场的人：你出生时天亮没亮，饭吃过没有。一句话，就能划掉半数的时辰。',
        en_US:
          'Make one call this month to somebody who was there, and ask if it was light when you were born and whether they had eaten. One answer rules out half the hours there are.',
      },
      {
        id: 'chart.do.check-the-certificate',
        because: ['receipt:near-hour'],
        zh_CN: '找出生证拍张照，看时间写到几分；若是整点或半点，再问一个在场的人，问完把答案记在照片下面。',
        en_US:
          'Photograph your birth certificate and look at the minutes. If they read zero or thirty, ask one more person who was there, and note the answer under the picture.',
      },
      {
        id: 'chart.do.luck-turns',
        because: ['luck:turns-within-a-year', 'luck:now-at>=0', 'hour:known'],
        zh_CN: '在日历上圈出{luck:next.from}，那天换一步大运。圈之前列三件旧事：要还的、要答的、要扔的，赶在那天以前各了结一件。',
        en_US:
          'Put a ring around {luck:next.from}, the day your ten-year cycle turns. Above it list what you owe, what you should answer and what can go, and finish one of each before then.',
      },
      {
        id: 'chart.do.draw-the-strings',
        because: ['ties>=7', 'age>=16', 'age<=74'],
        zh_CN: '画四个格子：老家、差事、家里、往后。下一个大决定落笔前，把会跟着动的格子用线连上，连到三格就先等一周。',
        en_US:
          'Draw four squares: origins, work, home, later. Before your next big decision connect every square it would move. If the line touches three, wait a week.',
      },
      {
        id: 'chart.do.knock',
        because: ['ties:none'],
        zh_CN: '挑一个半年没说过话的人，这个星期主动约一顿饭，日子和地方由你来定。',
        en_US: 'Pick somebody you haven’t spoken to in half a year and ask them to a meal this week. You name the day and the place.',
      },
      {
        id: 'chart.do.set-the-last-stop',
        because: ['rel:three-combine'],
        zh_CN: '正在做的那件大事，今天告诉一个人做到哪里算完，请对方到时候来收工。',
        en_US: 'For the big thing you’re in the middle of, tell someone today where it ends, and ask them to come and call it finished.',
      },
      {
        id: 'chart.do.one-sheet',
        because: ['rel:clash=month+day', 'age>=16', 'age<=74'],
        zh_CN: '把工作日历和家里那本抄成一张，贴在冰箱上；同一格写了两样的，今晚跟家里人商量去掉一样。',
        en_US:
          'Copy your work calendar and the one at home onto a single sheet and put it on the refrigerator. Wherever a square holds two things, agree tonight which one goes.',
      },
      {
        id: 'chart.do.postcard',
        because: ['rel:clash=day+hour'],
        zh_CN: '把一件三年里不许改的事讲给一个记性好的人听；想改主意的那天，先请对方吃饭，再开口。',
        en_US:
          'Tell a friend with a good memory the one thing you won’t change for three years. If you ever want to, you owe them dinner first.',
      },
      {
        id: 'chart.do.call-back-home',
        because: ['rel:clash=year+month'],
        zh_CN: '给一位老家的人打电话，三句话讲清你现在做什么，再请对方学一遍给你听。',
        en_US: 'Call someone back home, tell them in three sentences what it is you do these days, and have them say it back to you.',
      },
      {
        id: 'chart.do.open-a-storeroom',
        because: ['branches:stores>=3'],
        zh_CN: '这个周末只开一个抽屉，里头的东西全倒在床上；放得回去的放回去，剩下的当天送人或扔掉。',
        en_US:
          'Open one drawer this weekend, only one, and tip it out on the bed. What earns its place goes back. The rest leaves the house the same day.',
      },
      {
        id: 'chart.do.second-color',
        because: ['stems:one-element', 'hour:known', 'age>=16', 'age<=74'],
        zh_CN: '下回见生人，先说一件跟本行无关、真心喜欢的事，说满一分钟，再谈正题。',
        en_US:
          'The next time you meet a stranger, begin with something you love that has nothing to do with your work. A full minute of it, then business.',
      },
      {
        id: 'chart.do.whom-to-follow',
        because: ['kind:following', 'age>=16', 'age<=74'],
        zh_CN: '列出眼下跟着的三股势头，人也好，行当也好，划掉一股，把省下的时间押给水最大的那股。',
        en_US:
          'List the three currents you’re swimming in, people or trades. Strike one off and give its hours to the strongest of the other two.',
      },
      {
        id: 'chart.do.be-refused',
        because: ['kind:dominant'],
        zh_CN: '挑一个从来不跟你说“不”的人，请对方这个月当面驳你一回；驳完你请吃饭，饭桌上不许翻案。',
        en_US:
          'Pick someone who never says no to you and ask to be refused once this month, face to face. Buy them dinner after, and don’t reopen the case.',
      },
      {
        id: 'chart.do.which-first',
        because: ['strength:shenruo', 'kind:regular', 'share:most=officer'],
        zh_CN: '下回有人同时派来两件急事，照着念这一句：“这两样，先要哪一样。” 念完等对方先答。',
        en_US:
          'When two urgent things arrive together, say this sentence aloud: “Which of these would you like first.” Then wait until they answer.',
      },
      {
        id: 'chart.do.hand-one-back',
        because: ['strength:shenruo', 'kind:regular', 'share:most=wealth'],
        zh_CN: '把替别人照管的钥匙全掏出来，摆在桌上，这周还掉其中一把；没有钥匙，就退出一个群。',
        en_US: 'Lay out every key you keep for other people and give one back this week. No keys? Hand over one group chat.',
      },
      {
        id: 'chart.do.silent-evening',
        because: ['strength:shenruo', 'kind:regular', 'share:most=output'],
        zh_CN: '这个星期挑一个晚上，七点以后不发一条消息、不回一条消息，攒到第二天早饭后一次回完。',
        en_US: 'One evening this week send no messages and answer none after seven. Do them all at once the next day, after breakfast.',
      },
      {
        id: 'chart.do.keep-empty',
        because: ['strength:jiqiang', 'kind:regular'],
        zh_CN: '腾出一个空抽屉和一个空下午，这个月谁也不许往里放东西，你自己也算在内。',
        en_US: 'Clear one drawer and one afternoon a week. For a month nobody may put anything in either, you included.',
      },
      // By the useful element: covers every chart
      {
        id: 'chart.do.wood-and-help',
        because: ['use:wood', 'sign:weak'],
        zh_CN: '种一盆发得快的东西，蒜苗就行，放在书桌上；每天浇水那会儿，翻五页正在学的书。',
        en_US:
          'Put something quick to sprout on your desk, scallions will do. While you water it each day, read five pages of what you’re learning.',
      },
      {
        id: 'chart.do.wood',
        because: ['use:wood'],
        zh_CN: '这个月报一门从零开始的小课，不求有用，去够四回再说值不值。',
        en_US: 'Sign up this month for a small class in something you’ve never done. Go four times before you ask what it’s for.',
      },
      {
        id: 'chart.do.fire-and-help',
        because: ['use:fire', 'sign:weak'],
        zh_CN: '挑一个晴天的上午，约一个让你高兴的人见面，面对面坐满一个钟头，手机扣着。',
        en_US: 'Meet someone who cheers you up, on a sunny morning, face to face for an hour, phones turned over.',
      },
      {
        id: 'chart.do.fire',
        because: ['use:fire'],
        zh_CN: '手边做成而没人见过的东西，这周拿一样出来，当面给一个人看，请对方说一句好、一句不好。',
        en_US: 'Take one finished thing nobody has seen and show it to a person this week. Ask for one good word and one bad one.',
      },
      {
        id: 'chart.do.earth-and-help',
        because: ['use:earth', 'sign:weak'],
        zh_CN: '晚饭定在同一个钟点，连着七天，自己动手做其中三顿，吃完把碗洗了再起身办事。',
        en_US: 'For seven days have dinner at the same hour, and cook three of them yourself. Wash the bowl before you do anything else.',
      },
      {
        id: 'chart.do.earth',
        because: ['use:earth'],
        zh_CN: '把口头说定的一件事写成三行字：谁、做什么、到哪天，今天发给对方，请对方回一个“好”。',
        en_US:
          'Choose something that was only agreed by word of mouth and write it in three lines: who, what, by when. Send it today and ask for an okay.',
      },
      {
        id: 'chart.do.metal-and-help',
        because: ['use:metal', 'sign:weak'],
        zh_CN: '挑一件你可以不做的小事，今天就去说“这回我不来了”，一句话，不解释。',
        en_US: 'Take the smallest thing you needn’t do and say today that you won’t be coming. One sentence, no reasons.',
      },
      {
        id: 'chart.do.metal',
        because: ['use:metal'],
        zh_CN: '给拖得最久的那件事定一个数，价钱也好，日子也好，今天之内当面或打电话报给对方。',
        en_US:
          'Give the matter you’ve put off longest a figure, a price or a date, and say it to the person concerned before today is over.',
      },
      {
        id: 'chart.do.water-and-help',
        because: ['use:water', 'sign:weak'],
        zh_CN: '今晚提前半小时关灯，床边放一杯水。想到什么都不起来，天亮还记得的，才算一件事。',
        en_US:
          'Lights out half an hour early tonight, with a glass of water by the bed. Get up for nothing. What you still remember at daylight is worth doing.',
      },
      {
        id: 'chart.do.water',
        because: ['use:water', 'age>=16'],
        zh_CN: '这个星期去一趟没去过的街区，走满一个钟头，跟三个陌生人各问一句话。',
        en_US: 'This week go to a neighborhood you don’t know, walk for an hour, and ask three strangers one question each.',
      },
    ],
  },
]
