import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'season-role',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.use',
        because: ['s:spring', 's-use'],
        zh_CN:
          '寅卯两个月都是木，正是你这张盘一直等着的那一样⟨（用神当令）⟩。一年的事往这一季提：想见的人先见，想报的名先报，信写短一点，多写几封。四月交了辰月，列一张单子，把开了头的都记上，免得入夏以后只记得最热闹的一件。',
        en_US:
          'The Tiger and the Rabbit are both wood, the one thing this chart keeps asking for ⟨ (Useful element in season)⟩. Pull the year forward into these weeks: see the person you meant to see, sign up, write short letters and plenty of them. When the Dragon comes in April, list everything you have begun, or by summer you’ll remember only the loudest.',
      },
      {
        id: 'season.spring.joy',
        because: ['s:spring', 's-joy', 'age>=16', 'age<=74'],
        zh_CN:
          '春天的木在你盘里当帮手，主人另有其人⟨（喜神当令）⟩。帮手的好处是跑腿：约人、搬东西、打听消息、试一试新路线，这几样二三月里做起来都轻。真要拍板的那一下，等你真正要的那一样到了再说，四月先别把话说死。',
        en_US:
          'Wood serves your chart as a helper, with someone else in charge ⟨ (Helpful element in season)⟩. Helpers are good for errands, so send them: set up the meetings, ask around, move the boxes, try the other route to work. In February and March all that goes lightly. For the final yes, leave yourself a little rope until the Dragon’s month is over.',
      },
      {
        id: 'season.spring.adverse',
        because: ['s:spring', 's-adverse'],
        zh_CN:
          '别人都在翻土下种，你这一季该看着自己的菜园围栏。木是你盘里最不想添的一样⟨（忌神当令）⟩，寅卯两月一来，事情长得比你快，谁都来问一句“顺便”。每天只许自己应下一句，应完把本子合上；到了四月辰月，木气退成尾声，那时再看还欠什么。',
        en_US:
          'While everyone else is planting, mind your fence. Wood is what this chart least wants more of ⟨ (Adverse element in season)⟩, and with the Tiger and the Rabbit things grow faster than you can weed: a favor here, a “while you’re at it” there. Allow yourself one yes a day, then close the notebook. By April, in the Dragon’s month, wood is on its way out.',
      },
      {
        id: 'season.spring.enemy',
        because: ['s:spring', 's-enemy', 'age>=16'],
        zh_CN:
          '二月一到，花钱花时间的地方都开了门，没有一处算坏事，加起来就多了。木在你盘里站在对头那一边，又正当令⟨（仇神当令）⟩。春天新添的东西，买一样，先送走一样；新认识的人，隔两次再谈到事情上。',
        en_US:
          'In February every place that costs money or time puts its sign out, none of them bad and together too many. Wood in this chart works for the other side, and these are its months ⟨ (Opposing element in season)⟩. One thing in, one thing out. With new acquaintances, let two meetings pass before there’s any talk of business.',
      },
      {
        id: 'season.spring.idle',
        because: ['s:spring', 's-idle'],
        zh_CN:
          '对你来说，春天是一年里不表态的一季，木来了，既不帮也不拦⟨（闲神当令）⟩。这样的日子适合做不挑天气的事：换季的衣服洗好收好，开了线的鞋送去修，旧电脑里的照片归一归类。四月底回头看，会觉得轻了一截。',
        en_US:
          'Spring takes no side with you; the wood comes in and neither helps nor hinders ⟨ (Idle element in season)⟩. Give it the jobs that need no weather. Wash and put away the winter coats, take the shoes to be mended, sort the photographs on the old computer. By the end of April the house will feel a few pounds lighter.',
      },
      {
        id: 'season.summer.use',
        because: ['s:summer', 's-use', 'age>=16', 'age<=74'],
        zh_CN:
          '巳午两月的火照进来，你的盘才算看得清桌面⟨（用神当令）⟩。这一季人愿意听，灯也够亮，想让谁知道的事，排在五月到七月当面讲。只有一样要防：亮的时候容易把饭点忘了，日历上先写吃饭，再写开会。',
        en_US:
          'With the Snake and the Horse the light comes on over your table ⟨ (Useful element in season)⟩. People listen in these months and can see what you’re pointing at, so whatever you want known, say in person between May and July. One thing goes missing in good light, and that’s lunch. Put it on the calendar ahead of the meetings.',
      },
      {
        id: 'season.summer.joy',
        because: ['s:summer', 's-joy', 'age>=16'],
        zh_CN:
          '火在你这里像一口借来的灶，能烧，不归你管⟨（喜神当令）⟩。夏天把需要加热的事放上去：催一催慢的款，热一热冷了的交情，把凉透的打算重新端出来。灶火别一次开到最大，午后两点到四点留出来，靠在椅子上什么也不做。',
        en_US:
          'Fire is a borrowed stove to you: it heats well and isn’t yours ⟨ (Helpful element in season)⟩. Set on it what has gone cold. The slow payer, the friend you haven’t called, the plan that sat in a drawer since winter all warm up between May and August. Don’t turn it to full. Keep two to four in the afternoon for a chair.',
      },
      {
        id: 'season.summer.adverse',
        because: ['s:summer', 's-adverse', 'age>=16', 'age<=74'],
        zh_CN:
          '五月起，手机比天气烫得早。火是你这张盘最不愿多添的⟨（忌神当令）⟩，巳午两月里话说得急，事情赶着办，办完还要返工。要紧的会排到早上九点以前，吵起来就说“容我回去看一眼”，说完真的回去看。',
        en_US:
          'From May on the phone is hot before the weather is. Fire is what this chart wants least ⟨ (Adverse element in season)⟩, and under the Snake and the Horse words get short, jobs get rushed, and rushed jobs come back. Hold the meetings that matter before nine in the morning. When it turns into a quarrel, say “let me look at it,” and do go and look.',
      },
      {
        id: 'season.summer.enemy',
        because: ['s:summer', 's-enemy'],
        zh_CN:
          '夏天的热闹，大半是别人家的。火在你盘里向着对面那一边⟨（仇神当令）⟩，所以聚得越晚，第二天越像欠了谁。推不掉的场子坐一小时，坐外圈；家里把窗帘换厚，晚饭挪早，睡前一小时屏幕朝下扣着。',
        en_US:
          'Most of summer’s noise belongs to other people. Fire in your chart sides with what you’d rather not have ⟨ (Opposing element in season)⟩, so the later the party, the more the next day feels like a debt. Where you must go, stay an hour and take an outside chair. At home: thicker curtains, an earlier dinner, the screen face down before bed.',
      },
      {
        id: 'season.summer.idle',
        because: ['s:summer', 's-idle'],
        zh_CN:
          '太阳大，跟你没什么账要算，火在盘里是个闲人⟨（闲神当令）⟩。人人喊忙的五六月，你反而有空当，不妨挑别人都出门的日子去办事大厅，窗口前没有人。七月未月土重，走得慢些，雨伞和水壶各带一个。',
        en_US:
          'The sun is strong and has no business with you; fire stands idle in this chart ⟨ (Idle element in season)⟩. While everybody else says how busy June is, you’ll find gaps in yours. Go to the offices and counters when the rest have left town, and there won’t be a line. July’s Goat is heavy earth: walk slower, carry water.',
      },
      {
        id: 'season.autumn.use',
        because: ['s:autumn', 's-use', 'age>=16', 'age<=74'],
        zh_CN:
          '立秋以后金气一下来，你这张盘像磨好了的剪刀，该裁的布终于裁得动⟨（用神当令）⟩。合同改到最后一稿，账目对到最后一行，话说到最后一句，都放在申酉两个月。十月戌月是干土，剪刀容易卷口，收进抽屉，等冬天。',
        en_US:
          'Once the Monkey and the Rooster bring metal, your scissors are sharp, and the cloth that lay there all year can be cut ⟨ (Useful element in season)⟩. Final draft of the contract, last line of the accounts, the last word in a long discussion: August and September. The Dog in October is dry earth and dulls the edge. Put them back in the drawer.',
      },
      {
        id: 'season.autumn.joy',
        because: ['s:autumn', 's-joy'],
        zh_CN:
          '八月一凉快，替你拿主意的人就多起来，而且出得都不坏。金在你盘里算客卿⟨（喜神当令）⟩，会看、会剪、会说“这里不要”。把夏天攒下的一堆铺开，请一个眼光比你冷的人来删，删掉的别捡回来，留下的到十月再定先后。',
        en_US:
          'As August cools, advice arrives, and for once it’s good. Metal is a guest with a sharp eye in your chart ⟨ (Helpful element in season)⟩: it looks, it trims, it says “not this one.” Spread out what the summer piled up. Ask somebody with colder judgment than yours to cut it. Don’t fish things back out of the basket.',
      },
      {
        id: 'season.autumn.adverse',
        because: ['s:autumn', 's-adverse'],
        zh_CN:
          '秋风一起，要你表态的纸一张接一张。金是你最不想再添的⟨（忌神当令）⟩，申酉两月人人讲对错、讲条款，你越辩，手里的活越放凉。能拖三天的一律拖三天，回信只写事实；十月戌月转成土，嗓门自然低下来。',
        en_US:
          'With the first cool wind come papers that want your opinion, one after another. Metal is what you need no more of ⟨ (Adverse element in season)⟩, and in the Monkey and Rooster months it’s all clauses and who was right. The more you argue, the colder your own work gets. Whatever can wait three days, waits. Reply with facts only.',
      },
      {
        id: 'season.autumn.enemy',
        because: ['s:autumn', 's-enemy', 'age>=16', 'age<=74'],
        zh_CN:
          '收获的季节，算盘声比虫声响，可惜多是替别人打的。金在你这里帮着对面那一样⟨（仇神当令）⟩，八九月里谈成的，细看往往条款厚、好处薄。先问三句：谁先付，哪天付，不付怎么办。问完对方还坐着，再往下谈。',
        en_US:
          'Harvest time, and the sound is all counting, most of it on other people’s behalf. Metal in your chart works for the side across the table ⟨ (Opposing element in season)⟩, so an August deal tends to be thick in clauses and thin in yield. Ask who pays first, on which day, and what happens if they don’t. If they’re still seated, go on.',
      },
      {
        id: 'season.autumn.idle',
        because: ['s:autumn', 's-idle', 'age>=16', 'age<=74'],
        zh_CN:
          '一入八月，风是凉的，你的盘没什么反应，金在里头只算路过⟨（闲神当令）⟩。这样的秋天好走路：上班提前一站下车，把常走的街从另一头走一遍。工作上守住老节奏，别人九月冲刺，你照旧六点收摊，不吃亏。',
        en_US:
          'August turns cool, and your chart hardly stirs; metal is only passing through ⟨ (Idle element in season)⟩. It makes a good fall for walking. Get off a stop early, take the usual street from the other end. At work keep the old pace. Others sprint in September, you close the stall at six as always and lose nothing by it.',
      },
      {
        id: 'season.winter.use',
        because: ['s:winter', 's-use'],
        zh_CN:
          '天黑得越早，你越有精神，亥子两月的水正是这张盘最想要的一口⟨（用神当令）⟩。别人收工的时节你开工：写、算、学、谈，都挪到十一月以后。只是丑月封冻，一月里水又结成冰，作品赶在新年之前端出来。',
        en_US:
          'The earlier it gets dark, the better you work. The water of the Pig and the Rat is the drink this chart asks for ⟨ (Useful element in season)⟩. As others wind up, you begin: move the writing, the figures, the long talks to November and after. January’s Ox freezes it over again, so bring the thing out before New Year.',
      },
      {
        id: 'season.winter.joy',
        because: ['s:winter', 's-joy'],
        zh_CN:
          '一床厚被子，一盏灯，一个肯听你说完的人，冬天给你的是这一类东西。水在你盘里做副手⟨（喜神当令）⟩，帮得上，拿不了总。十一、十二月适合请教、校对、问价，大主意先写成草稿压着；丑月土重，草稿过一遍秤再说。',
        en_US:
          'A quilt, a lamp, a person who hears you out: that’s the kind of thing winter brings you. Water is second-in-command in your chart ⟨ (Helpful element in season)⟩; it assists and doesn’t decide. Ask for advice in November, have things proofread, find out prices. Big ideas stay in draft until the Ox has put its weight on them in January.',
      },
      {
        id: 'season.winter.adverse',
        because: ['s:winter', 's-adverse'],
        zh_CN:
          '夜长，想头也长。亥子两个月添的是水，你这张盘恰好不想再添⟨（忌神当令）⟩，于是一件小事能从晚饭想到后半夜。规矩定在身体上最省力：天黑前出去走二十分钟，晚饭吃热的，十点以后不看账，也不看旧消息。',
        en_US:
          'Long nights, long thoughts. The Pig and the Rat bring water, and this chart has all it can use ⟨ (Adverse element in season)⟩, so a small matter can last from dinner until three. Rules for the body work best: twenty minutes outdoors before dark, something hot to eat, and after ten no accounts and no old messages.',
      },
      {
        id: 'season.winter.enemy',
        because: ['s:winter', 's-enemy'],
        zh_CN:
          '年底那几场聚会，名单上的人你都认得，散场时总觉得替谁垫了什么。水在你盘里给对头帮忙⟨（仇神当令）⟩，十一月起人情往来最费力气。礼物早买，一份一份写好名字；饭局隔天去，连着的两场里推掉后一场。',
        en_US:
          'You know everyone on the guest lists at the end of the year, and still you leave feeling that you covered for somebody. Water helps the wrong party in your chart ⟨ (Opposing element in season)⟩, and from November courtesies cost more than they look. Buy the presents early, one name to each. Of two dinners in a row, decline the second.',
      },
      {
        id: 'season.winter.idle',
        because: ['s:winter', 's-idle'],
        zh_CN:
          '入冬以后各家关门过日子，你这里尤其安稳，水来水去都碰不着要紧处⟨（闲神当令）⟩。难得一个谁也不催的季节，把来年要用的东西备齐：换牙刷，配钥匙，给工具上油，旧通讯录打一遍电话，打不通的划掉。',
        en_US:
          'Doors close for the winter, and at your place it’s quieter still; the water comes and goes without touching anything that matters ⟨ (Idle element in season)⟩. Nobody is hurrying you. Get next year’s things ready: a spare key, oil on the tools, a new toothbrush. Call down the old address book, and cross out whoever doesn’t answer.',
      },
    ],
  },
  {
    id: 'season-edge',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.best',
        because: ['s:spring', 's-best', 'age>=16'],
        zh_CN:
          '开头就是最好的一段，{y}的力气多半在春天这头。怕的是还没醒透就过去了：二月里把三件事的头一步走掉，三月谈，四月签字或者交稿。往后三季省着用，春天别省，年初那张愿望单，趁墨还没干先办前两条。',
        en_US:
          'The best stretch of {y} comes first, while people are still finding their shoes. Take the first step of three things in February, talk in March, sign or hand in by April. Save yourself in the other seasons if you like; don’t save here. Of the list you made at the start of the year, do the top two while the ink is wet.',
      },
      {
        id: 'season.spring.worst',
        because: ['s:spring', 's-worst', 'age>=16', 'age<=74'],
        zh_CN:
          '{y}起步慢，春天是四季里最低的一截，别人晒进度，你晒被子。这不耽误后头：地势先低后高，三个月用来磨斧头正好。约会定在下午，合同多读一夜，承诺一律往五月以后放，谁催都说“立夏再说”。',
        en_US:
          '{y} starts slow. Spring is the lowest of its four seasons, and while others post their progress you may as well air the quilts. The ground rises from here, so spend the three months on your axe. Meet people in the afternoon, read contracts overnight, and to anyone who presses say that you’ll know in May.',
      },
      {
        id: 'season.summer.best',
        because: ['s:summer', 's-best', 'age>=16', 'age<=74'],
        zh_CN:
          '全年的坡顶在夏天，{y}走到五月才看得见它，八月就下坡。坡顶上风大，说话传得远：报价、表白、报名、求人，这三个月说出口，落到地上的多。身体那本账另记，熬一夜补一夜，别攒到秋天一起还。',
        en_US:
          'The top of {y} is summer: you see it in May, and by August the road is going down. Voices carry from a hilltop. Name the price, say what you feel, send in your application, ask the favor, all in these three months. Keep separate books for sleep, and make up each short night by the next one.',
      },
      {
        id: 'season.summer.worst',
        because: ['s:summer', 's-worst'],
        zh_CN:
          '最热的时候，{y}给你留了最窄的一段路。窄路上别跑，也别并排走：五月到八月一次只办一件，大钱过三遍手，假期提早请，请了就真走开。到立秋路自己会宽，那时补得回来，不必在七月里争这一口。',
        en_US:
          'In the hottest weeks {y} leaves you its narrowest stretch of road. Don’t run on it, and don’t walk two abreast. One matter at a time from May to August, any large sum checked three times, vacation booked early and really taken. The road widens by itself in August. July isn’t the month to insist.',
      },
      {
        id: 'season.autumn.best',
        because: ['s:autumn', 's-best'],
        zh_CN:
          '好戏排在后半场。{y}四季里秋天最高，前面半年别嫌自己慢，那是在备料。八月亮底牌，九月敲定，十月入库，一样归一样。有一点留心：秋天来得稳，走得也快，九月底还没开口的事，写个日子贴在门上。',
        en_US:
          'This year keeps its best act for the second half. Of the four seasons in {y} fall is the highest, so the slow months before it count as shopping for ingredients. Show your hand in August, settle in September, store it away in October. What you still haven’t asked by the end of September, write on the door with a date.',
      },
      {
        id: 'season.autumn.worst',
        because: ['s:autumn', 's-worst'],
        zh_CN:
          '上半年攒下的人缘，秋天要拿出来用一用。{y}到这一季最低，八月九月该收的先收，新摊子不铺，十月只守着。谁的话重了，别当场还；把那句抄下来，放到立冬再看一遍，多半只剩下几个字还值得回。',
        en_US:
          'The goodwill you collect before summer gets spent in the fall. It’s the lowest season of {y}: bring in what is due in August and September, open nothing new, and in October simply hold. If somebody speaks too sharply, copy the sentence down and read it again in November. Only a word or two will still want an answer.',
      },
      {
        id: 'season.winter.best',
        because: ['s:winter', 's-best'],
        zh_CN:
          '压轴的在冬天，{y}过到十一月才把最好的几周拿出来。大家忙着总结，你正好动手：没谈下来的再谈一次，没写完的写完，没见着的人约在年根底下见。前三季攒着的耐心都花在这里，一月底结账，别拖过立春。',
        en_US:
          '{y} saves its best weeks for November and after. While everyone else is writing summaries, you start work: reopen the talks that failed, finish the page, see the person you kept missing. All the patience of three seasons can be spent here. Close the books by the end of January, before the year itself does.',
      },
      {
        id: 'season.winter.worst',
        because: ['s:winter', 's-worst'],
        zh_CN:
          '收尾收得早，是{y}的窍门，因为最低的一季排在最后。十月底以前把账结清、稿交掉、话说开，十一月起只留三件日常：吃好，睡够，把屋子弄暖。年底有人拉你赶一程，谢了，立春以后同他一起走。',
        en_US:
          'The trick of {y} is to finish early, since its lowest season comes last. Have the accounts closed and the drafts handed in by the end of October. From November keep to three things: eat well, sleep enough, warm the house. If someone wants you along for a last sprint, say thanks, and offer to walk with them in the spring.',
      },
    ],
  },
  {
    id: 'season-score',
    card: 'season',
    role: { section: 'season' },
    paragraphs: [
      {
        id: 'season.spring.high',
        because: ['s:spring', 's-score>=68'],
        zh_CN:
          '门轴上了油，推一下就开，这个春天的分数在你这里偏高。人一顺就想同时推五扇，其实够你走的只有两扇：一扇通着今年的活计，一扇通着想见的人。其余的看一眼，记住门牌，夏天以后再来敲。',
        en_US:
          'The hinges are oiled; this spring scores high for you, and doors give at a push. The temptation is to push five. Two lead somewhere: the one to this year’s work and the one to a person you want to see. Look at the others, remember the numbers, and come back and knock after summer.',
      },
      {
        id: 'season.spring.low',
        because: ['s:spring', 's-score<=55', 'age>=16', 'age<=74'],
        zh_CN:
          '倒春寒落在你这一片。分数不高的春天，种子别全撒下去，留一半在罐子里。二月看，三月问，四月再定，每一步之间隔一个整觉；新鞋先在屋里穿两天，新同事先一起吃两顿午饭，再谈怎么分工。',
        en_US:
          'Late frost falls on your patch. In a spring that scores this low, keep half the seed in the jar. Look in February, ask in March, decide in April, and put a full night’s sleep between the steps. Wear new shoes around the house for two days, and have lunch twice with a new colleague before you divide the work.',
      },
      {
        id: 'season.summer.high',
        because: ['s:summer', 's-score>=68'],
        zh_CN:
          '水开了，面也醒好了，这个夏天下锅正当时。分数在高处，犹豫才是成本：该发的六月前发，该见的趁天没黑见。锅边站着的人会越来越多，先想清楚头一碗端给谁，谁的排在后面，排的时候说一声。',
        en_US:
          'The water’s boiling and the dough has rested; this summer scores high, and waiting is what costs you. Send what needs sending before June, see people while there’s light. A crowd gathers around a full pot. Know who gets the first bowl and who comes later, and tell the later ones so.',
      },
      {
        id: 'season.summer.low',
        because: ['s:summer', 's-score<=55'],
        zh_CN:
          '三伏天穿棉袄，夏天的分数跟你拧着来。坏事未必多，力气用得费，同样一趟路比春天喘。把一周的事砍成三样，最难的放在早晨；空调房里的邀约去一半，另一半留给家里的竹席和一个西瓜。',
        en_US:
          'A winter coat in July: that’s how this summer’s score sits on you. It needn’t bring trouble; it uses more breath for the same stairs. Cut the week to three tasks, and put the hardest in the morning. Accept half of the invitations. The other half goes to a mat on the floor and a watermelon.',
      },
      {
        id: 'season.autumn.high',
        because: ['s:autumn', 's-score>=68'],
        zh_CN:
          '仓门大开，这个秋天装得进东西。分数在高处的季节，最该做的是去要：欠款、回信、名额、那句答应过的话，八月列单，九月一样样上门。要的时候带一份小礼，要到了当面点数，点完一起坐一会儿再走。',
        en_US:
          'The barn doors stand open, and this fall there’s something to put inside. In a season with so high a score the thing to do is to collect: the money, the reply, the place, the promise. List them in August, call on them in September. Bring something small, count it in front of them, and stay for a cup of tea.',
      },
      {
        id: 'season.autumn.low',
        because: ['s:autumn', 's-score<=55', 'age>=16'],
        zh_CN:
          '桂花开的时候，你手上的事正好落叶。秋天的分数低，该掉的让它掉：不回的邮件、拖着的合伙、穿不下的衣服。扫成一堆，十月底一次烧干净。剩下几根枝子看着冷清，明年从哪里发芽，这时候看得最清楚。',
        en_US:
          'Things drop from your branches this fall; the score is low, and it’s the right season for dropping. The mail nobody answers, the half-hearted partnership, the jacket that no longer fits: rake it all up and be done by the end of October. What is left looks bare, and shows you where next year’s buds will be.',
      },
      {
        id: 'season.winter.high',
        because: ['s:winter', 's-score>=68', 'age>=16', 'age<=74'],
        zh_CN:
          '炉子早早生好了，这个冬天坐到你家来的人，都是带着话来的。分数高的季节放在年底，适合谈长远的：明年跟谁一起做，家里小的去哪里念书，那间屋子要不要。话在饭后谈，条件当夜写下，第二天早上再念一遍。',
        en_US:
          'The stove is lit early, and people who come to sit by it this winter have something to say. With a high score at the end of the year, talk about the long things: who you’ll work with next, which school, whether to take that apartment. Talk after dinner, write the terms down that night, and read them again at breakfast.',
      },
      {
        id: 'season.winter.low',
        because: ['s:winter', 's-score<=55'],
        zh_CN:
          '路灯坏了两盏，你认得路，慢点走就是。分数不高的冬天，最怕黑里赶工：十二月少接新任务，出门前多留一刻钟，电话里听着急的事，第二天上午再办。年货少买两样，力气和钱都给正月留着。',
        en_US:
          'Two of the streetlights are out. You know the way, so just walk slower. In a winter that scores this low the thing to avoid is hurrying in the dark: take on little that’s new in December, leave fifteen minutes early, and let what sounds urgent on the phone wait until morning. Keep some strength, and some money, for the new year.',
      },
      {
        id: 'season.spring.middle',
        because: ['s:spring', 's-score>=60', 's-score<=63'],
        zh_CN:
          '四平八稳的春天，像一班正点的公交，不快，也不甩站。坐上去就行，难的是别中途下车换车：三月里总有人说另一条线更近。原来的计划再坐两站，到四月看看窗外，多半已经到了想去的街口。',
        en_US:
          'A spring like a bus that runs on time: not fast, and it makes every stop. Getting on is easy. The hard part comes in March, when someone tells you that another line is quicker. Stay in your seat two stops longer. In April look out of the window; you’re probably at the corner you wanted.',
      },
      {
        id: 'season.summer.middle',
        because: ['s:summer', 's-score>=60', 's-score<=63'],
        zh_CN:
          '不温不火的一个夏天，冰箱里有菜，案头有活，门外没有人喊。这样的三个月最容易白过，因为没有一天值得记。给每个月定一件看得见的东西：五月一张书架，六月一篇长文，七月学会一道菜，做完拍张照。',
        en_US:
          'A lukewarm summer: food in the fridge, work on the desk, nobody shouting outside. Three such months slip away because no single day asks to be remembered. Give each one something you can see. A shelf in May, a long letter in June, one new dish in July, and take a picture when it’s done.',
      },
      {
        id: 'season.autumn.middle',
        because: ['s:autumn', 's-score>=60', 's-score<=63', 'age>=16', 'age<=74'],
        zh_CN:
          '不高不低的秋天，像称了三遍都一样的秤。这时候做比较最准：两份工作、两间房、两个方案，八月摆在一起，九月挨个试一天，十月留下一个。心里若早有了偏向，先把偏向写在纸背面，别让它压着秤盘。',
        en_US:
          'An even fall, like a scale that gives the same weight three times. It’s the season for comparing. Two jobs, two apartments, two plans: set them side by side in August, live a day with each in September, keep one in October. If you’re leaning already, write that on the back of the sheet, where it can’t press on the pan.',
      },
      {
        id: 'season.winter.middle',
        because: ['s:winter', 's-score>=60', 's-score<=63'],
        zh_CN:
          '雪下得不大，刚够盖住脚印，这个冬天的分数居中，做什么都有余地，也都不显眼。正好收拾没人看见的地方：抽屉底，硬盘深处，跟某个人半年没接上的那句话。一月里拨个电话，从上次停的地方讲起。',
        en_US:
          'The snow is thin, just enough to cover the tracks. A middling score leaves room for anything this winter and shows off none of it. Use it on the places no one sees: the bottom of the drawer, the depths of the hard disk, a conversation that stopped half a year ago. Call in January and begin where it broke off.',
      },
    ],
  },
]
