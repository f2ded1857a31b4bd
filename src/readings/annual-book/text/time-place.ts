import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'annual-best-month',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.best.bijian',
        because: ['y-best-month-bijian'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '全年分数最高的一格是{best-month}，天干是比肩，跟你一般高的人都在⟨（最高月比肩）⟩。合伙、组队、一起租间屋，放在这几周谈，谁也不必弯腰。最低一格在{worst-month}，人还是那些人，话先别谈到钱，照常吃饭就好。',
        en_US:
          'The top square of the calendar is {best-month}, with the Friend for its stem, people of your own height ⟨ (highest month, the Friend)⟩. Teaming up, sharing a workshop, forming a crew: talk about it then, when nobody has to stoop. At the bottom: {worst-month}. Same people, but leave money out of it, and just have dinner.',
      },
      {
        id: 'annual.best.jiecai',
        because: ['y-best-month-jiecai'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '热闹的月份，今年反而最好用：{best-month}分数全年第一，天干是劫财，爱凑到一只锅里的人⟨（最高月劫财）⟩。要人手、要声势、要凑份子办的事都排进去，份子当天收齐。到了{worst-month}，分数落到底，谁再提凑份子，先说下月。',
        en_US:
          'The crowded month is the useful one: {best-month} scores highest, and its stem is the Rival, people who like one pot for all ⟨ (highest month, the Rival)⟩. Whatever wants hands, noise or a collection goes there; take the contributions the same day. By {worst-month} the score is at its lowest. If someone passes the hat again, say next month.',
      },
      {
        id: 'annual.best.shishen',
        because: ['y-best-month-shishen'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '端菜的时候到{best-month}，全年分数它最高，天干食神，慢工细活那颗星⟨（最高月食神）⟩。作品、手艺、一桌请了很久的客，都排在这几周拿出来。{worst-month}正相反，分数最低，锅歇着，人也歇着，只洗洗案板。',
        en_US:
          'Serve it in {best-month}. The score is the year’s highest and the stem is the Eating god, the star of slow good work ⟨ (highest month, Eating god)⟩: the piece you made, the skill, the dinner you’ve owed people since last year. At the other end, with the lowest score: {worst-month}. There, let the stove rest, and the cook, and scrub the board.',
      },
      {
        id: 'annual.best.shangguan',
        because: ['y-best-month-shangguan', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '一年里讲得最好的那场话，会落在{best-month}。天干伤官，嘴利眼尖的星，分数又是十二个月里最高的⟨（最高月伤官）⟩，提案、答辩、开口改价都选它。要收声的是{worst-month}，全年最低，同样的话那时说出来，别人只听见脾气。',
        en_US:
          'The best speech of your year falls in {best-month}. Its stem is the Hurting officer, sharp of tongue and eye, and no month of the twelve scores higher ⟨ (highest month, Hurting officer)⟩, so put the pitch there, the defense, the new price. Keep quiet in {worst-month}, the lowest. The same words would be heard as temper.',
      },
      {
        id: 'annual.best.piancai',
        because: ['y-best-month-piancai', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '外快和外地都认{best-month}，这个月分数最高，天干偏财，流动的钱和路上的人⟨（最高月偏财）⟩。见客户，跑展会，把闲着的东西卖掉，趁这几周。{worst-month}分数最低，门外再热闹也只看不买，把名片理一理。',
        en_US:
          'Extra money and other towns both belong to {best-month}: the highest score, with Indirect wealth on top, the star of traders and travelers ⟨ (highest month, Indirect wealth)⟩. See clients, go to the fair, sell what lies unused. In {worst-month}, the lowest, window-shop and sort your cards.',
      },
      {
        id: 'annual.best.zhengcai',
        because: ['y-best-month-zhengcai', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '谈薪水、签长约、买一件用十年的东西，等{best-month}。那时天干正财，踏实挣来的那种钱，分数也到全年顶上⟨（最高月正财）⟩。分数沉底的是{worst-month}，发票照贴，账照记，新的数目一个也别答应。',
        en_US:
          'Salary, a long contract, a thing to be used for ten years: keep them for {best-month}. Direct wealth is the stem, money honestly earned, and the score touches its ceiling ⟨ (highest month, Direct wealth)⟩. It touches the floor in {worst-month}. File the receipts, keep the accounts, and say yes to no new figure.',
      },
      {
        id: 'annual.best.qisha',
        because: ['y-best-month-qisha', 'age>=16', 'age<=74'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '最难的一关，今年要挑最好的月份去闯，{best-month}就是。天干七杀，催逼人的星，配上全年最高的分数⟨（最高月七杀）⟩，压力那时使得上劲，面试、攻坚、当面讲清一件难事都行。{worst-month}分数垫底，再小的硬仗也别约在里头。',
        en_US:
          'Take the hardest gate in the best month, and that’s {best-month}. Seven killings, the taskmaster, comes with the highest score of the year ⟨ (highest month, Seven killings)⟩, when pressure turns into grip: the interview, the stubborn problem, the talk nobody wanted. At the bottom: {worst-month}. Don’t book even a small battle there.',
      },
      {
        id: 'annual.best.zhengguan',
        because: ['y-best-month-zhengguan', 'age>=16'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '盖章的日子今年早早可以圈好：{best-month}，天干正官，名分与章程，分数十二个月里排头⟨（最高月正官）⟩。申请、登记、过户、订约，材料提前一个月备下。排尾的是{worst-month}，窗口照开，你把号让给别人。',
        en_US:
          'You can ring the day for stamps now. It lies in {best-month}: the Direct officer on top, titles and statutes, and first of the twelve by score ⟨ (highest month, Direct officer)⟩. Applications, registrations, contracts go there, with the papers ready a month ahead. Last by score: {worst-month}. The window is open then, too; let others have your number.',
      },
      {
        id: 'annual.best.pianyin',
        because: ['y-best-month-pianyin'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '想通一件事的月份是{best-month}，十二个月里分数最高，天干偏印，偏门学问的星⟨（最高月偏印）⟩。把最难的那章、最绕的那个题留到这几周，关门三天胜过平时一季。{worst-month}分数最低，脑子里只会打结，去走路，去做菜。',
        en_US:
          'The thing becomes clear in {best-month}, highest of the twelve, under the Indirect seal, which thinks by itself ⟨ (highest month, Indirect seal)⟩. Save for it the hardest chapter and the twisted problem; three days behind a door will do more than a season. In {worst-month}, the lowest, thoughts only knot. Walk, or cook something.',
      },
      {
        id: 'annual.best.zhengyin',
        because: ['y-best-month-zhengyin'],
        says: ['annual.ask=best-month'],
        zh_CN:
          '有人肯替你说话的几周在{best-month}，天干正印，护着你的那颗星，分数登了全年的顶⟨（最高月正印）⟩。推荐信、进修名额、长辈点头，都到那时去请。落到谷底的是{worst-month}，谁的好意先记着，别急着兑。',
        en_US:
          'Somebody will put in a word for you in {best-month}, when the stem is the Direct seal, which lends its roof, and the score reaches its top ⟨ (highest month, Direct seal)⟩. The recommendation, the place in the course, an elder’s nod: ask then. The low comes in {worst-month}. Remember who was kind, and don’t draw on it yet.',
      },
    ],
  },
  {
    id: 'annual-curve',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.curve.spring-summer',
        because: ['y-best-season=spring', 'y-worst-season=summer'],
        zh_CN:
          '这一年的坡头陡，开春就在高处，入夏跌到谷底。高处把种子撒了，低处只管浇水：五月以前定人、定价、定日子，五月到八月照单做，单子外的一律请对方秋凉再来，到那时地势已经往回抬。',
        en_US:
          'A year with its cliff near the front: up in spring, down at the bottom by summer. Sow from the height and water in the valley. Settle people, places and dates before May; from May to August do what is on the list, and ask everything else to come back in the fall, when the ground rises again, if slowly.',
      },
      {
        id: 'annual.curve.spring-autumn',
        because: ['y-best-season=spring', 'y-worst-season=autumn'],
        zh_CN:
          '早市旺，晚市清，今年的买卖要赶早。四季里春天最高，秋天最低，二月到四月开口谈成的，到八月正好够吃。秋天别添灶，把春天答应你的那几家挨个走一遍，收的收，谢的谢，攒下的闲工夫留给睡眠。',
        en_US:
          'Brisk in the morning market, thin in the evening one: come early this year. Spring is the highest of the four seasons and fall the lowest. What you arrange from February to April will feed you through August. In the fall, light no new stove; call on those who promised you something, collect, say thanks, and sleep.',
      },
      {
        id: 'annual.curve.spring-winter',
        because: ['y-best-season=spring', 'y-worst-season=winter'],
        zh_CN:
          '出门时顺风，回家时顶风，这一年是这么走的。春天分数最高，冬天最低，力气要留着回程用：年初答应别人的，按七成答应；夏秋各结一次账，别堆到十一月。最后三个月不赶路，家里备足汤和灯泡。',
        en_US:
          'Wind behind you going out, in your face coming home. Spring scores highest this year and winter lowest, so keep strength for the way back. When you promise in spring, promise a little less than you could. Settle accounts once in summer and once in fall. For the last three months, stay off the road and lay in soup and light bulbs.',
      },
      {
        id: 'annual.curve.summer-spring',
        because: ['y-best-season=summer', 'y-worst-season=spring'],
        zh_CN:
          '起床气重的一年，春天睁不开眼，到夏天一口气坐起来。四季里春最低、夏最高，差的就是那几个月的耐心。年初的冷脸别往心里去，邮件存草稿，五月一到整批寄出；二月里逼自己发的誓，留到六月再发一遍才算数。',
        en_US:
          'This year wakes up in a bad mood. Spring, the lowest of its seasons, can hardly open its eyes, and summer, the highest, sits bolt upright. The difference is a few months’ patience. Keep the mails in draft and send the batch in May. Vows made in February count only if you’d make them again in June.',
      },
      {
        id: 'annual.curve.summer-autumn',
        because: ['y-best-season=summer', 'y-worst-season=autumn'],
        zh_CN:
          '夏天登顶，紧跟着就是下坡，中间没有平台。五月到七月把该说的说完、该签的签完，立秋那天收伞。下坡的三个月腿软是常事，路线走熟的，话听一半答一半，入冬地面会平下来，那时再数一数夏天带回来多少。',
        en_US:
          'Summer is the summit, and the descent begins at once, with no bench in between. Say what there is to say and sign what there is to sign from May through July, and fold the umbrella in August. Going down, knees tremble. Take paths you know. In winter the ground levels out; count then what you brought from the top.',
      },
      {
        id: 'annual.curve.summer-winter',
        because: ['y-best-season=summer', 'y-worst-season=winter'],
        zh_CN:
          '一年像一把扇子，打开在夏天，合上在冬天。四季里分数最高的是{best-season}，最低的是{worst-season}，离得不远不近，秋天那一季专门用来搬运：把夏天谈成的变成手里的，把欠着的补上。入冬只剩一件正经事，按时睡。',
        en_US:
          'The year is a fan, open in summer and shut in winter. The best season is {best-season}, the lowest {worst-season}. Fall lies between, and it’s for carrying: turn what was agreed in summer into something you hold, and make up what you owe. Winter leaves one serious duty, going to bed on time.',
      },
      {
        id: 'annual.curve.autumn-spring',
        because: ['y-best-season=autumn', 'y-worst-season=spring'],
        zh_CN:
          '先苦后甜的说法，今年用得上一半：春天最低，秋天最高，中间的甜苦各占一季，看你怎么熬。春天做笨功，背书，打底，不求人；夏天约人看半成品；八月以后端出来，价钱可以比春天想的高一点。',
        en_US:
          'Bitter first, sweet later: this year it’s half true. Spring scores lowest and fall highest, and the season between is what you make of it. In spring do plain labor, the memorizing, the groundwork, and ask nobody for anything. In summer let a few people see the half-done thing. From August, serve it, at a little more than you’d thought in spring.',
      },
      {
        id: 'annual.curve.autumn-summer',
        because: ['y-best-season=autumn', 'y-worst-season=summer', 'age>=16', 'age<=74'],
        zh_CN:
          '蝉叫的时候最难，桂花开的时候最好，两季挨着，翻身只隔一个立秋。夏天忍住三件事：不辞，不搬，不摊牌，想好的话写在一张纸上，折起来。过了八月上旬打开看，还想说的，那时候说，风已经换到你背后。',
        en_US:
          'Hardest when the cicadas are loud, best when the leaves turn, with a week of August between the two. In summer hold back from three things: quitting, moving, and the final talk. Write what you would have said on a sheet and fold it. Open it after the first week of August. What you still mean, say then, with the wind behind you.',
      },
      {
        id: 'annual.curve.autumn-winter',
        because: ['y-best-season=autumn', 'y-worst-season=winter', 'age>=16'],
        zh_CN:
          '收得多的一季后头，就是花得多的一季。今年秋天分数在顶，冬天在底，粮食进了仓先别请客，留出三个月的口粮。八月到十月谈成的，写明哪天付；十一月起只做熟活，见熟人，新鲜事听完记下，开春再议。',
        en_US:
          'The season that brings most in is followed by the one that uses most up. Fall is at the top this year and winter at the bottom, so don’t give a feast the day the grain is in. For whatever you agree from August to October, write down the day of payment. From November do familiar work among familiar people, and note the novelties for spring.',
      },
      {
        id: 'annual.curve.winter-spring',
        because: ['y-best-season=winter', 'y-worst-season=spring'],
        zh_CN:
          '慢热是今年的脾气，春天一身凉，越走越暖，冬天最好。年初计划落空几条别灰心，把它们原样抄到十一月那一页。春天练内功，夏秋各添一样帮手，压轴那件事不到冬天不开锣；早开了锣，台下还没坐满。',
        en_US:
          'Slow to warm is the temper of this year: cold in spring, warmer as it goes, at its best in winter. When some plans of January come to nothing, copy them unchanged onto the page for November. Train in spring, add one helper in summer and another in fall, and don’t raise the curtain before winter. The seats won’t be full.',
      },
      {
        id: 'annual.curve.winter-summer',
        because: ['y-best-season=winter', 'y-worst-season=summer'],
        zh_CN:
          '太阳最高的时候你最矮，太阳最低的时候你最高，今年跟天气反着长。夏天分数垫底，躲一躲荫，小事做成小事；冬天分数登顶，别人缩手的三个月你伸手。要办的大事翻到十一月那页，先写上人名，夏天只管打听。',
        en_US:
          'When the sun is highest you’re shortest, and the other way around: this year grows against the weather. Summer scores lowest, so look for shade and let small things be small. Winter scores highest. Reach out in the months when others keep their hands in their pockets, and use the summer to find out whom to ask.',
      },
      {
        id: 'annual.curve.winter-autumn',
        because: ['y-best-season=winter', 'y-worst-season=autumn'],
        zh_CN:
          '落叶的时候像是要散场，别走，真正的好戏在后面。今年秋天最低，冬天最高，隔着一个立冬。八月到十月有人退出、有事黄掉，把空出来的位置留着，别随手填；十一月来敲门的，多半比走的那位合适。',
        en_US:
          'When the leaves fall it looks as if the show were over. Keep your seat. Fall is the lowest season of this year and winter the highest. If someone drops out between August and October, or a plan falls through, leave the place empty. Whoever knocks in November tends to fit it better than the one who left.',
      },
    ],
  },
  {
    id: 'annual-spread',
    card: 'annual',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'annual.spread.wide',
        because: ['y-months-spread>=50', 'age>=16', 'age<=74'],
        zh_CN:
          '高的月份高得出奇，低的月份也低得见底，今年的十二格差着一大截。这样的年份最怕平均用力：{best-month}前后的饭局、稿子、谈判尽管排满，{worst-month}就提前请好假。日历挂在看得见的地方，比看心情准。',
        en_US:
          'The high months are very high this year and the low ones don’t pretend; between the ends of the twelve lies a long way. Spreading yourself evenly would be the mistake. Fill the weeks around {best-month} to the edge, and for {worst-month} apply for leave now. Hang the calendar where you can see it. It’s a better guide than your mood.',
      },
      {
        id: 'annual.spread.narrow',
        because: ['y-months-spread<=30'],
        zh_CN:
          '十二个月像一排差不多高的凳子，今年的高低差得不多。最好的{best-month}和最低的{worst-month}隔得也不远，别为挑日子耽搁，想定了下周就能办。平地上走路靠的是步子匀，给每件事定个固定的星期几，一年下来走得最远。',
        en_US:
          'The twelve months are a row of stools of nearly one height. It isn’t far down from {best-month}, the best, to {worst-month}, the lowest, so don’t lose time picking a date. What you’ve decided can begin next week. On flat ground an even stride wins: give each thing a fixed day of the week.',
      },
    ],
  },
  {
    id: 'annual-place',
    card: 'annual',
    role: { section: 'place' },
    paragraphs: [
      {
        id: 'annual.place.wood',
        because: ['use:wood'],
        zh_CN:
          '东边对你有好处，理由很朴素：你的盘想要木，木在东⟨（用神木）⟩。今年约人约到城东，出门先看往东的车，窗前摆一盆自己浇水的绿东西。屋里的座位朝东放，早上有光进来，人起得早，这就是最实在的一份好处。',
        en_US:
          'East suits you, for a plain reason: your chart wants wood, and wood is east ⟨ (Useful element wood)⟩. Meet people on the east side of town this year, look at eastbound trips first, keep one green thing by the window and water it yourself. Turn your chair east as well. Morning light gets a person up, which is the solid part of it.',
      },
      {
        id: 'annual.place.fire',
        because: ['use:fire', 'age>=16', 'age<=74'],
        zh_CN:
          '往南走走，你的盘想要火，火在南边⟨（用神火）⟩。今年见客、上课、短住，选朝南的屋、靠南的城；家里把最亮的那盏灯挪到饭桌上头。冷清的角落也算地方，挂一串小灯，一家人自己就会坐过去。',
        en_US:
          'Go south when you can; your chart wants fire, and fire lives there ⟨ (Useful element fire)⟩. For clients, courses and short stays pick a room that faces south or a town that lies that way, and hang your brightest lamp over the table. A cold corner counts as a place, too. Put a string of lights in it, and people will sit there by themselves.',
      },
      {
        id: 'annual.place.earth',
        because: ['use:earth'],
        zh_CN:
          '不用跑，你的好地方在脚下：盘里想要土，土居中，就是本地、本街、自己的屋⟨（用神土）⟩。今年约人约到家门口，有事先问邻居，常用的桌子摆在屋子中间靠墙的位置。非远行不可的，带一包家里的茶，到了先烧水。',
        en_US:
          'There’s no need to travel. Your chart wants earth, earth stands in the middle, and the middle is your own town, street and rooms ⟨ (Useful element earth)⟩. Have people come to you this year, ask the neighbor first, put the desk near the heart of the house. If you must go far, pack tea from home, and boil water before you unpack.',
      },
      {
        id: 'annual.place.metal',
        because: ['use:metal', 'age>=16'],
        zh_CN:
          '西边的路今年多走几趟，你的盘想要金，金在西⟨（用神金）⟩。谈条款、做决定，约在西城；散步绕到有石头、有铁轨、有老钟的地方，想事情会利落些。家里西面那堵墙收拾干净，挂一样硬的、直的、你真用得上的东西。',
        en_US:
          'Take the western road more often. Your chart wants metal, and metal is west ⟨ (Useful element metal)⟩. Meet over terms and decisions on that side of town, and walk where there’s stone, rail or an old clock; it helps you cut things short. Clear the west wall at home, and hang on it something hard and straight that you really use.',
      },
      {
        id: 'annual.place.water',
        because: ['use:water'],
        zh_CN:
          '河边、海边、一切往北去的车，你的盘想要水，水在北⟨（用神水）⟩。今年要谈的事，走着谈比坐着谈好，沿河走更好。家里的书桌换到北窗下，光匀，不晃眼；睡前喝水的杯子也放在那边，起身走几步。',
        en_US:
          'Rivers, the sea, any train that goes north: your chart wants water, and water lies there ⟨ (Useful element water)⟩. Talks go better walking than sitting this year, and best along a bank. Move the desk under a north window, where the light is even. Keep your water glass there, too, and you’ll get up a little oftener.',
      },
      {
        id: 'annual.place.wood-host',
        because: ['use:wood', 'y-taisui:wood'],
        zh_CN:
          '东边既是你想去的，也是今年主人坐的位子。盘里要木，年支{y-branch}也守着东方⟨（用神木，太岁在东）⟩，去做客就按做客的规矩：进门打招呼，坐客人的椅子，事谈完早走。动工、砸墙、跟东边的邻居争尺寸，挪到来年。',
        en_US:
          'East is where you’d like to go, and this year the host is at home there: your chart wants wood, and the {y-branch} keeps the eastern quarter ⟨ (Useful element wood, Year spirit in the east)⟩. So go as a guest. Say hello at the door, take the visitor’s chair, leave when it’s settled. Hammering, and arguing inches with the neighbor to the east, can wait a year.',
      },
      {
        id: 'annual.place.fire-host',
        because: ['use:fire', 'y-taisui:fire'],
        zh_CN:
          '灶在南边，今年掌灶的也在南边。你的盘要火，年支{y-branch}守的正是南方⟨（用神火，太岁在南）⟩，往南去见人、上课、短住都好，去了别抢锅铲。朝南的墙和门今年不动，有意见留到离开以后，写封客气的信寄回去。',
        en_US:
          'The stove stands in the south, and so does this year’s cook. Your chart wants fire, and the {y-branch} keeps the southern quarter ⟨ (Useful element fire, Year spirit in the south)⟩. Go south to meet, to study, to stay a little, and keep your hands off the spatula. Leave south-facing walls and doors as they are. Objections travel best afterward, in a polite letter.',
      },
      {
        id: 'annual.place.metal-host',
        because: ['use:metal', 'y-taisui:metal', 'age>=16', 'age<=74'],
        zh_CN:
          '你要找的那把好剪刀，挂在今年别人家的西墙上。盘里要金，年支{y-branch}坐在西方⟨（用神金，太岁在西）⟩，借用可以，开口要软：西边的生意去谈，西边的课去听，争论到第二个回合就收。西面的房子今年住着，先别拆改。',
        en_US:
          'The good scissors you want hang on somebody’s west wall. Your chart wants metal, and this year the {y-branch} sits in the west ⟨ (Useful element metal, Year spirit in the west)⟩. Borrow them, with a soft word. Go west for the deal and the course, and end any argument at its second round. A house on that side is for living in this year, not for rebuilding.',
      },
      {
        id: 'annual.place.water-host',
        because: ['use:water', 'y-taisui:water'],
        zh_CN:
          '井在北边，今年看井的人也在。你的盘要水，年支{y-branch}正守北方⟨（用神水，太岁在北）⟩，打水要说一声：往北走、往北住、找北边的人帮忙，都先约好。北墙北窗今年不动刀斧，渗水的地方补一补，算打理，不算开工。',
        en_US:
          'The well is in the north, and this year its keeper is in. Your chart wants water, and the {y-branch} holds the northern quarter ⟨ (Useful element water, Year spirit in the north)⟩. Ask before you draw: make an appointment before you travel, lodge or look for help on that side. Mending a leak there is housekeeping. Anything with an axe can wait.',
      },
      {
        id: 'annual.place.wood-broken',
        because: ['use:wood', 'y-taisui:metal'],
        zh_CN:
          '今年坐庄的在西，对过去正好是你喜欢的东⟨（用神木，岁破在东）⟩。两句话分开听：东边照去，见人、散心、住几晚都得益；东边的墙、门、土，这一年别动。真要修，先拍照，过了立春再叫师傅来。',
        en_US:
          'This year’s host sits in the west, and straight across from that lies the east, which you like ⟨ (Useful element wood, the year’s opposite in the east)⟩. Hear it as two sentences. Go east to meet people, to clear your head, to sleep a few nights. But leave the walls, doors and soil on that side alone; photograph what needs repair, and call the builder after the year is out.',
      },
      {
        id: 'annual.place.fire-broken',
        because: ['use:fire', 'y-taisui:water'],
        zh_CN:
          '年支{y-branch}坐在北边，南边就成了它的对面，偏你想要的火在南⟨（用神火，岁破在南）⟩。去得，坐得，谈得，唯独别在南面动大件：换窗、挪灶、拆阳台，今年都缓。朝南的房间多开灯、多晒被，好处照样到手。',
        en_US:
          'The {y-branch} sits in the north, which puts the south across from it, and the south is where your fire is ⟨ (Useful element fire, the year’s opposite in the south)⟩. Go there, sit there, talk there. New windows, a moved stove, a torn-out balcony on the south side can be put off. Air the quilts in that room and leave the lamp on, and you’ll have the good of it.',
      },
      {
        id: 'annual.place.metal-broken',
        because: ['use:metal', 'y-taisui:wood', 'age>=16'],
        zh_CN:
          '东边今年有人做东，西边便空出来当了对手席，而你喜金，爱往西坐⟨（用神金，岁破在西）⟩。坐可以，坐稳了说话，别在那头摔门：西边的合作照谈，散伙的话不在西边讲；西面装修、换锁、挪保险柜，挑别的年份。',
        en_US:
          'The host is in the east this year, so the west becomes the seat across the table, and that is where you, wanting metal, like to sit ⟨ (Useful element metal, the year’s opposite in the west)⟩. Sit, and don’t slam doors there. Deals in the west may go on. Talk of breaking up belongs elsewhere, and changing locks or floors on that side belongs in another year.',
      },
      {
        id: 'annual.place.water-broken',
        because: ['use:water', 'y-taisui:fire', 'age>=16', 'age<=74'],
        zh_CN:
          '北边是你的好方位，今年值年的太岁坐在南边，正对着它看⟨（用神水，岁破在北）⟩。被人看着的时候，走路轻一点：往北出差、往北搬家、沿河散步都行，挖沟、打井、凿北墙不行。租在北边，签约时添一句，维修过了年再做。',
        en_US:
          'North is your good quarter, and the ruler of this year sits in the south, looking straight at it ⟨ (Useful element water, the year’s opposite in the north)⟩. When you’re looked at, tread lightly. Travel north, live there, walk along the river; digging and breaking through a north wall are for later. If you rent on that side, have repairs written in for next year.',
      },
      {
        id: 'annual.place.wood-corner',
        because: ['use:wood', 'y-taisui:earth'],
        zh_CN:
          '今年的主人坐在屋角，四正的方位都空着，东边随你走⟨（用神木，太岁在隅）⟩。想换座位、换路线、种点东西，朝东的都可以放手做。要绕开的只是墙角：{y-branch}所在的那个斜角，杂物别堆，钉子别敲，吵架也别退到那里吵。',
        en_US:
          'A corner is where this year’s host sits, which leaves the four straight quarters free, and yours is the east ⟨ (Useful element wood, Year spirit in a corner)⟩. Change seats, change routes, plant things on that side as you like. Only go around the slanting corner that belongs to the {y-branch}: pile nothing there, hammer nothing, and don’t back into it in a quarrel.',
      },
      {
        id: 'annual.place.fire-corner',
        because: ['use:fire', 'y-taisui:earth'],
        zh_CN:
          '南边今年没有人占座。年支{y-branch}属土，守着一个斜角⟨（用神火，太岁在隅）⟩，你爱去的正南敞着，开窗、添灯、搬书桌都不碍事。斜角那块地当成别人的院子，路过可以，别在里头挖坑；家里对着它的柜子，今年少翻动。',
        en_US:
          'No one has taken the south this year. The {y-branch} is earth and keeps a slanting corner ⟨ (Useful element fire, Year spirit in a corner)⟩, so the straight south you like lies open; windows, lamps and desks may go there. Treat the corner as somebody’s yard, good for walking past and bad for digging. The cupboard on that side can stay as it is.',
      },
      {
        id: 'annual.place.metal-corner',
        because: ['use:metal', 'y-taisui:earth', 'age>=16', 'age<=74'],
        zh_CN:
          '往西的票今年好买，因为主人守在墙角，没守在西头⟨（用神金，太岁在隅）⟩。盘里要金的人，西边谈价、西边看房、西边学一门手上功夫，都不欠谁的礼数。{y-branch}那个斜角只求清静，别在那儿动土，扫帚和旧箱子也挪开。',
        en_US:
          'Tickets west are easy this year, since the host keeps to a corner and leaves the west alone ⟨ (Useful element metal, Year spirit in a corner)⟩. Wanting metal, you may bargain there, look at rooms, learn something for the hands, and owe nobody a bow. The slanting corner of the {y-branch} asks only for quiet. Don’t dig, and move the broom and the old trunks.',
      },
      {
        id: 'annual.place.water-corner',
        because: ['use:water', 'y-taisui:earth'],
        zh_CN:
          '一条没设卡的路通向北边，今年可以多走。年支{y-branch}是土，坐在斜角里⟨（用神水，太岁在隅）⟩，正北那片水归你用：河滨跑步，北方远行，北屋读书。土爱挡水，斜角那边就别再添土，花盆、水泥、沙发，都不往那头搬。',
        en_US:
          'The road north has no barrier on it this year; use it. The {y-branch} is earth and sits in a slanting corner ⟨ (Useful element water, Year spirit in a corner)⟩, and the straight north is yours: run along the river, travel, read in the room on that side. Earth likes to dam water, so bring no more of it to that corner, no pots, no cement, no sofa.',
      },
      {
        id: 'annual.place.earth-home',
        because: ['use:earth', 'y-taisui:earth'],
        zh_CN:
          '家里这块地，今年来了位同住的。你的盘要土，年支{y-branch}也是土，守着一个角⟨（用神土，太岁在隅）⟩。守家照旧，待客照旧，只把装修的瘾忍一忍，尤其是角落和地面。想给屋子换样子，先换窗帘、换灯、换沙发上坐的人。',
        en_US:
          'Someone shares your ground this year. Your chart wants earth, and the {y-branch} is earth as well, keeping a corner of its own ⟨ (Useful element earth, Year spirit in a corner)⟩. Stay home and receive people as ever, and resist the itch to renovate, floors and corners above all. For a new look begin with the curtains, the lamp, and who sits on the sofa.',
      },
      {
        id: 'annual.place.fire-not-water',
        because: ['use:fire', 'adverse:water', 'age>=16', 'age<=74'],
        says: ['annual.avoid=here'],
        zh_CN:
          '背对北窗坐，面朝南，今年的座位这样摆。你的盘想要南边的火，不想再添北边的水⟨（用神火，忌神水）⟩。选会议室挑晒得到太阳的那间，选饭店挑灶台看得见的那家；河边的夜宵留给别人，散了席往灯多的路走。',
        en_US:
          'Sit with the north window behind you and the south in front. Your chart wants the fire of the one and has enough of the other’s water ⟨ (Useful element fire, Adverse element water)⟩. Of two meeting rooms take the one with sun, of two restaurants the one where you can see the stove. Late drinks by the river are for others. Go home along the lit street.',
      },
      {
        id: 'annual.place.fire-not-metal',
        because: ['use:fire', 'adverse:metal'],
        says: ['annual.avoid=here'],
        zh_CN:
          '从西往南挪一挪，今年的路线就顺了。你的盘要火，不想再添金，南边暖手，西边硌手⟨（用神火，忌神金）⟩。两处的事都来了，先应南边；西边的活能远程就远程。屋里冷冰冰的铁架子换个角落，把有灯、有锅、有人声的那一块扩大一点。',
        en_US:
          'Shift from west to south and the year’s routes improve. Your chart wants fire and has metal to spare, so one side warms the hands and the other chills them ⟨ (Useful element fire, Adverse element metal)⟩. Offered both, take the southern errand, and do the western one by phone. At home give the corner with the lamp, the pot and the voices another square yard.',
      },
      {
        id: 'annual.place.water-not-fire',
        because: ['use:water', 'adverse:fire'],
        says: ['annual.avoid=here'],
        zh_CN:
          '树荫、地下室的书店、傍晚的河堤，今年你的好地方都带一点凉。盘里想要北边的水，不想再添南边的火⟨（用神水，忌神火）⟩。中午的约改到傍晚，南城的约改到北城；家里最晒的那间少待，把常坐的椅子搬到背阴的一面。',
        en_US:
          'Shade under trees, a bookshop in a basement, the embankment at dusk: your good places this year are all a little cool. The chart wants the water of the north and no more of the south’s fire ⟨ (Useful element water, Adverse element fire)⟩. Move noon appointments to the evening and southern ones north. Carry your chair to the shady side of the house.',
      },
      {
        id: 'annual.place.water-not-earth',
        because: ['use:water', 'adverse:earth'],
        says: ['annual.avoid=here'],
        zh_CN:
          '少守着老地方，今年往有水的那头走。你的盘要北边的水，土却已经堆得够高⟨（用神水，忌神土）⟩，土是本地、旧屋、坐惯了的沙发。每月排一次过河的出行，过桥就算；仓库里积着的东西清走三箱，屋子一空，人也流得动。',
        en_US:
          'Leave the old spot a little; walk to where the water is. Your chart wants the north’s water and no more earth ⟨ (Useful element water, Adverse element earth)⟩, and earth means here, the old house, the usual sofa. Once a month cross a river; a bridge counts. Clear three boxes out of storage, and you’ll find it easier to move yourself.',
      },
    ],
  },
  {
    id: 'annual-avoid',
    card: 'annual',
    role: { section: 'place' },
    paragraphs: [
      {
        id: 'annual.avoid.wood',
        because: ['adverse:wood'],
        says: ['annual.avoid=apart'],
        zh_CN:
          '东边的事今年让别人多跑，木在东，你的盘用不着再添⟨（忌神木）⟩。非去不可，挑下午，办完就回。家里东侧别再塞东西，花盆减两个，书柜理出一格空的；早市人挤人的地方，换个钟点去也一样买得到菜。',
        en_US:
          'Let someone else run the errands to the east; wood lives there, and your chart needs no more of it ⟨ (Adverse element wood)⟩. If you must, go in the afternoon and come straight back. On the east side of your home take things away, two flowerpots, a shelf of books. The early market sells the same cabbage at ten.',
      },
      {
        id: 'annual.avoid.fire',
        because: ['adverse:fire'],
        says: ['annual.avoid=apart'],
        zh_CN:
          '南边太亮，今年待久了人发燥，火是你盘里不想多添的一样⟨（忌神火）⟩。往南的长差拆成几次短的，订房避开朝西南的大窗。家里把厨房的窗常开着，灶上别同时开三个火；有人请你站到聚光灯底下，说一句就下来。',
        en_US:
          'Southward it’s too bright for you to stay long; fire is what your chart would rather not add ⟨ (Adverse element fire)⟩. Break a long stay there into short ones, and don’t book the room with the big window. Keep the kitchen airy, with no three pots on at once. Invited into a spotlight, say one sentence and step down.',
      },
      {
        id: 'annual.avoid.earth',
        because: ['adverse:earth'],
        says: ['annual.avoid=apart'],
        zh_CN:
          '窝在原地最不划算，你的盘里不想再添土，土就是脚下这一块⟨（忌神土）⟩。今年别往家里搬大件，别在地下室久坐，周末至少有半天走出平时那几条街。旧物一个月送走一箱，送完不许拿空箱子装新的。',
        en_US:
          'Staying put is what pays least. Your chart can do without more earth, and earth means the ground you’re on ⟨ (Adverse element earth)⟩. Bring no heavy furniture into the house this year, don’t sit long in a basement, and spend half a day each weekend outside your usual streets. Give away a box a month, and don’t refill the box.',
      },
      {
        id: 'annual.avoid.metal',
        because: ['adverse:metal'],
        says: ['annual.avoid=apart'],
        zh_CN:
          '西边的硬道理今年听够了就回来，金是你盘里不想再添的一样⟨（忌神金）⟩。往西谈判，请一位嘴软的同去；住店别挑靠铁路的。家里的工具收进箱，刀架挪出视线，客厅西头换上布的、木的、摸着不凉的东西。',
        en_US:
          'Hear the hard facts of the west, and come home; metal is what your chart wants no more of ⟨ (Adverse element metal)⟩. For talks on that side take someone with a soft voice along, and don’t sleep by the railroad. Put tools in their box and knives in a drawer. At the west end of the room have cloth and wood, things that aren’t cold to touch.',
      },
      {
        id: 'annual.avoid.water',
        because: ['adverse:water'],
        says: ['annual.avoid=apart'],
        zh_CN:
          '北边的夜路今年少走，水是你盘里该避的那一样⟨（忌神水）⟩。冬天往北的行程能改春天就改；约在河边的晚饭，改到街上的午饭。家里漏水的龙头趁早修，浴室的灯换亮一级，深夜别坐在窗前对着手机想事情。',
        en_US:
          'Walk fewer night roads to the north; water is the element your chart avoids ⟨ (Adverse element water)⟩. Put a winter trip on that side off until spring, and make the dinner by the river a lunch on the avenue. Fix the dripping faucet, hang a brighter bulb in the bathroom, and don’t sit at the window past midnight with your phone.',
      },
      {
        id: 'annual.avoid.host-wood',
        because: ['adverse:wood', 'y-taisui:wood'],
        says: ['annual.east=brief', 'annual.avoid=apart'],
        zh_CN:
          '东边今年最热闹，也最不缺你一个。盘里不想再添木，年支{y-branch}又把守东方⟨（忌神木，太岁在东）⟩，去那头办事，当天去当天回，饭桌上少接话。实在要长住，挑间离路远的屋，窗帘拉严，早晨别急着开手机。',
        en_US:
          'The east is liveliest this year and can do without you. Your chart wants no more wood, and the {y-branch} keeps that quarter ⟨ (Adverse element wood, Year spirit in the east)⟩. For errands there go and return the same day, and let others do the talking at dinner. If you must stay, take a room away from the street, and leave the phone off in the mornings.',
      },
      {
        id: 'annual.avoid.host-fire',
        because: ['adverse:fire', 'y-taisui:fire'],
        says: ['annual.south=brief', 'annual.avoid=apart'],
        zh_CN:
          '太阳底下的位置让给别人，今年南边又热又有主人。你的盘不想再添火，年支{y-branch}正守南方⟨（忌神火，太岁在南）⟩，往南的跑腿派得出去就派，派不出去就带件薄衣、带瓶水、带一句“回去答复”。南窗挂帘子，正午别在那里谈事。',
        en_US:
          'Let others have the seat in the sun. The south is hot this year and has an owner: your chart does without fire, and the {y-branch} keeps that side ⟨ (Adverse element fire, Year spirit in the south)⟩. If the errand can be given away, give it. If not, take water, a thin shirt, and the sentence “I’ll let you know.” Curtain the south window.',
      },
      {
        id: 'annual.avoid.host-metal',
        because: ['adverse:metal', 'y-taisui:metal', 'age>=16', 'age<=74'],
        says: ['annual.west=brief', 'annual.avoid=apart'],
        zh_CN:
          '西边的门今年少推，推了也别用劲。金是你盘里最不想添的一样，年支{y-branch}偏守在西⟨（忌神金，太岁在西）⟩，那一头规矩多、话也硬。合同寄过去签，人不必到；路过西城吃碗面就走，听见有人争对错，把账结了先出门。',
        en_US:
          'Push fewer doors in the west this year, and none of them hard. Metal is what your chart does without, and the {y-branch} keeps that side ⟨ (Adverse element metal, Year spirit in the west)⟩, where there are many rules and stiff words. Mail the contract; you needn’t appear. Have noodles on that side of town, and when the next table argues, pay and leave.',
      },
      {
        id: 'annual.avoid.host-water',
        because: ['adverse:water', 'y-taisui:water', 'age>=16', 'age<=74'],
        says: ['annual.north=brief', 'annual.avoid=apart'],
        zh_CN:
          '北方的夜长，今年尤其别去熬。水是你盘里要避的，年支{y-branch}又坐在北⟨（忌神水，太岁在北）⟩。北边的应酬挑午饭，北边的房子看看就好；自家北屋当储物间，床挪到别处，夜里醒了也有个朝别处的窗。',
        en_US:
          'Nights are long in the north; don’t sit them out there this year. Water is what your chart avoids, and the {y-branch} sits on that side ⟨ (Adverse element water, Year spirit in the north)⟩. Make it lunch when business calls you there, and look at houses without signing. At home let the north room hold boxes, and put the bed under another window.',
      },
    ],
  },
]
