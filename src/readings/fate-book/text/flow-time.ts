import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'flow-luck-now',
    card: 'flow',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'flow.luck.wood-low',
        because: ['luck:now-element=wood', 'pct:wood<=10'],
        says: ['flow.now=supplied'],
        zh_CN:
          '窗台上忽然有了活物，日历上忽然有了“第几课”。{luck:now}这步大运踩在木上，{luck:now.from}起，{luck:now.to}止，你的木原本占{pct:wood}，从念头长成东西的那一段由时运补着。补来的河段到期要还。趁它在，起一件十年以后还会自己长的：一门手艺，一棵树，一个学徒。',
        en_US:
          'There’s something alive on the windowsill, and the calendar says “lesson four.” Your cycle, {luck:now}, stands on wood from {luck:now.from} to {luck:now.to}; of your own you have {pct:wood}, so the stretch where ideas grow into things is on loan from the times. Loans run out. While it lasts, begin what will keep growing without it: a craft, a tree, an apprentice.',
      },
      {
        id: 'flow.luck.wood-mid',
        because: ['luck:now-element=wood', 'pct:wood>=10', 'pct:wood<=25'],
        says: ['flow.now=widened'],
        zh_CN:
          '翻翻这几年的记事本，“开始”两个字比从前密。大运{luck:now}落在木上，管着{luck:now.from}到{luck:now.to}，你自己有{pct:wood}的木，接得住，河面只是宽了一截。宽的是起头那段，收尾的人手没有添。每开一样，在同一页写上谁来收、哪天收，写不出的先不开。',
        en_US:
          'Leaf through your notebooks of recent years, and the word “start” comes thicker than it used to. From {luck:now.from} to {luck:now.to} the cycle {luck:now} stands on wood, and with {pct:wood} of your own you can take it; the river has simply widened. It widened at the beginning, and nobody was hired for the end. With each opening, name who closes it, and when.',
      },
      {
        id: 'flow.luck.wood-high',
        because: ['luck:now-element=wood', 'pct:wood>=25'],
        says: ['flow.now=flooded'],
        zh_CN:
          '书架本来就满，这十年又一箱一箱往里送。木你已有{pct:wood}，脚下的大运{luck:now}还是木，从{luck:now.from}一直长到{luck:now.to}：请你牵头的、邀你入伙的、等你指点的，全挤在春天。长得快，就要剪得勤。每个季度末坐下来点一遍，挑出三枝，当面辞掉，别等它们自己枯。',
        en_US:
          'The shelves were full already, and this decade keeps delivering boxes. You have {pct:wood} of wood, and the cycle under your feet, {luck:now}, is wood again from {luck:now.from} to {luck:now.to}. They’d like you to lead it, join it, look it over, all in the same spring. What grows that fast needs steady cutting. At the end of each quarter count the branches, choose three, and take your leave of them in person.',
      },
      {
        id: 'flow.luck.fire-low',
        because: ['luck:now-element=fire', 'pct:fire<=10'],
        says: ['flow.now=supplied'],
        zh_CN:
          '点名发言，合影站前排，名字给印在门口，近年这种事多了起来。{luck:now}这步运带着火，照{luck:now.from}到{luck:now.to}这一段；火在你盘里才{pct:fire}，亮相向来是水路最窄的一处，眼下外头替你打着灯。灯是借的，照见的归你。压箱底的那件，挑一个下午摆出来。',
        en_US:
          'Called on to speak, waved to the front row of the photo, your name on the poster: there’s been more of it lately. The cycle {luck:now}, {luck:now.from} to {luck:now.to}, brings fire. You have {pct:fire} yourself, so being seen was always a narrow part of the stream, and for now someone else holds the lamp. The lamp is borrowed; what it shows is yours. Bring out the thing from the bottom drawer.',
      },
      {
        id: 'flow.luck.fire-mid',
        because: ['luck:now-element=fire', 'pct:fire>=10', 'pct:fire<=25'],
        says: ['flow.now=widened'],
        zh_CN:
          '陌生人叫得出你的名字，有时还叫对了。运走{luck:now}，地支是火，{luck:now.from}进门，{luck:now.to}出门，跟你自带的{pct:fire}合在一处，做成的东西更快被人看见。看见的快，问的也快，你答得常比做得多。每回答完三个问题，关一次门，把门里的那件做厚一层。',
        en_US:
          'Strangers know your name, and some of them pronounce it. The cycle {luck:now} has fire in its branch, in by {luck:now.from} and out by {luck:now.to}; added to your own {pct:fire} it means that what you finish gets noticed sooner. Questions follow sooner, too, and lately you answer more than you make. For every three answers close the door once, and give the thing inside another coat.',
      },
      {
        id: 'flow.luck.fire-high',
        because: ['luck:now-element=fire', 'pct:fire>=25'],
        says: ['flow.now=flooded'],
        zh_CN:
          '手机上的红点清掉一批又来一批，没有一顿饭吃得完整。火你本有{pct:fire}，大运{luck:now}又添一把，烧着{luck:now.from}到{luck:now.to}这十年，热闹都找你，河水边走边蒸。火太多时要紧的是有地方落灰：一天里定一顿饭不许有光，屏幕朝下，只听碗筷响。',
        en_US:
          'Clear the red dots and there’s a new batch; no meal gets eaten in one piece. You brought {pct:fire} of fire, and the cycle {luck:now} throws more on from {luck:now.from} to {luck:now.to}, so whatever is lively comes looking for you, and the river steams as it goes. So much fire needs somewhere to drop its ash. Let one meal a day go unlit, screens face down, nothing but the spoons.',
      },
      {
        id: 'flow.luck.earth-low',
        because: ['luck:now-element=earth', 'pct:earth<=10'],
        says: ['flow.now=supplied'],
        zh_CN:
          '收件地址总算不用改了，送快递的认得你家的门。{luck:now}这步运是土，撑着{luck:now.from}到{luck:now.to}；你自己的土才{pct:earth}，从前事情热过就散，这段日子有地方落脚，票据、交情、半成品都存得下。存的时候顺手编个号。运过去以后，靠的就是这本目录。',
        en_US:
          'At last an address that the courier knows without looking. {luck:now}, the cycle from {luck:now.from} to {luck:now.to}, is earth. You hold {pct:earth} of it, and things used to scatter once the excitement was over; at present they have somewhere to land, receipts, friendships, half-made work. Number them as they come in. Afterward it’s that list you’ll have.',
      },
      {
        id: 'flow.luck.earth-mid',
        because: ['luck:now-element=earth', 'pct:earth>=10', 'pct:earth<=25'],
        says: ['flow.now=widened'],
        zh_CN:
          '办同一件事，如今要多盖一个章，可盖过的章也不再作废。脚下的大运{luck:now}归土，自{luck:now.from}到{luck:now.to}，跟你原有的{pct:earth}叠起来，水流慢了半拍，泥沙沉得多：攒得下，也拖得久。急件别往这段河里投；凡是要年头才值钱的，现在存第一笔。',
        en_US:
          'The same errand takes one more rubber stamp than it did, and the stamps no longer expire. Your cycle, {luck:now}, belongs to earth from {luck:now.from} to {luck:now.to}; on top of your own {pct:earth} it slows the water by half a beat and drops more silt. Things accumulate, and they drag. Send no rush orders down this stretch. Whatever gains by age, lay down the first of it now.',
      },
      {
        id: 'flow.luck.earth-mid-weak',
        because: ['luck:now-element=earth', 'pct:earth>=10', 'pct:earth<=25', 'sign:weak'],
        says: ['flow.now=widened'],
        zh_CN:
          '坡没有变陡，背上多了一袋沙，走到半程才发觉。这步{luck:now}是土运，从{luck:now.from}背到{luck:now.to}，你原有{pct:earth}的土，力气又偏薄，水照样流，只是每一段都要歇脚。歇脚的地方提前选：一张固定的椅子，一个固定的人，每星期同一个下午，先坐下再说事。',
        en_US:
          'The hill hasn’t gotten steeper. There’s a bag of sand on your back, which you noticed about halfway. {luck:now} is an earth cycle, carried from {luck:now.from} to {luck:now.to}; you had {pct:earth} already, and your strength runs light, so the stream still goes but has to rest along the way. Choose the resting places in advance: one chair, one person, the same afternoon each week. Sit down before you speak.',
      },
      {
        id: 'flow.luck.earth-high-self',
        because: ['luck:now-element=earth', 'pct:earth>=25', 'day:earth', 'age>=25'],
        says: ['flow.now=flooded'],
        zh_CN:
          '同学会照旧在那家馆子，坐的照旧是那张桌，今年你才觉出椅子挤。日干属土，土占{pct:earth}，大运{luck:now}走的还是土，起自{luck:now.from}，讫于{luck:now.to}，山上添山，靠你的人多了，推你的人少了。山自己不会动，要请人来开一条路：找个比你小十岁的，问这阵子在忙什么，听完，跟去看一次。',
        en_US:
          'The reunion is at the usual place, at the usual table, and this year the chairs feel close. Earth by day stem, with {pct:earth} of it in the chart, you walk an earth cycle as well, {luck:now}, begun {luck:now.from} and ending {luck:now.to}. More people lean on the hill, and fewer push. A hill won’t move itself; somebody has to cut a road. Ask a person ten years younger what they’re busy with, and go and see it.',
      },
      {
        id: 'flow.luck.earth-high',
        because: ['luck:now-element=earth', 'pct:earth>=25', 'age>=16', 'age<=74'],
        says: ['flow.now=flooded'],
        zh_CN:
          '门口又垒了一级台阶，进出都要抬脚。土在你盘里占{pct:earth}，大运{luck:now}还是土，从{luck:now.from}垒到{luck:now.to}，规矩厚一层，牵挂厚一层，连说“我再想想”的时候都多了。厚土不怕，怕没有沟。每个月挖一条浅的：取消一个惯例，交出一把钥匙，或者换一条路上班上学。',
        en_US:
          'Someone has added a step at the door, and you lift your feet both ways. Earth has {pct:earth} of your chart, and the cycle, {luck:now}, is earth too, piling up from {luck:now.from} to {luck:now.to}: one more layer of rules, one more of obligations, “let me think about it” heard more from you than before. Thick ground is all right if it’s ditched. Dig one a month. Drop a custom, hand over a key, take another road.',
      },
      {
        id: 'flow.luck.metal-low',
        because: ['luck:now-element=metal', 'pct:metal<=10'],
        says: ['flow.now=supplied'],
        zh_CN:
          '退订，搬走，说完再见就挂，你近来收口收得比从前利索。大运{luck:now}踩着金，刀口从{luck:now.from}开到{luck:now.to}，你自己的金不过{pct:metal}，往年靠拖，现在有人递剪子。剪子趁快，先剪最旧的：列出拖了三年以上的三件，一个季节了一件。',
        en_US:
          'You cancel, you move out, you say goodbye and hang up; your endings have been cleaner lately. The cycle {luck:now} stands on metal, with its edge out from {luck:now.from} to {luck:now.to}. Your own metal is {pct:metal}, and what used to be left hanging now gets the scissors passed to it. Use them while they’re sharp, oldest first: three matters over three years old, one a season.',
      },
      {
        id: 'flow.luck.metal-mid',
        because: ['luck:now-element=metal', 'pct:metal>=10', 'pct:metal<=25', 'age>=16'],
        says: ['flow.now=widened'],
        zh_CN:
          '从前目测就行的，如今要拿尺量，量的人里也有你。{luck:now}这步大运管{luck:now.from}到{luck:now.to}，地支是金，加上你原来的{pct:metal}，水路里裁断那一段变快：该定的定得下，定错了也显得快。趁这把尺在手，把自己的收费、时限、底线各写一行，贴在看得见处。',
        en_US:
          'What an eye could judge before is measured now, and you’re among those holding the tape. Metal is the branch of {luck:now}, your cycle from {luck:now.from} to {luck:now.to}, and with {pct:metal} of your own the part of the stream that decides runs faster: things get settled, and mistakes show sooner. While you have the tape, write three lines and post them, your price, your hours, your limit.',
      },
      {
        id: 'flow.luck.metal-high',
        because: ['luck:now-element=metal', 'pct:metal>=25'],
        says: ['flow.now=flooded'],
        zh_CN:
          '这十年像一直在验收：别人验你，你验别人，周末验自己。金原有{pct:metal}，大运{luck:now}又送来一副，从{luck:now.from}摆到{luck:now.to}，刀比菜多。什么都切得开，盘子里反倒没有一样整的。留一样不许打分的东西：一门唱走调也照唱的歌，一块随便长的地。',
        en_US:
          'These ten years feel like one long inspection: others check you, you check others, and on weekends there’s yourself. You had {pct:metal} of metal, and the cycle {luck:now} has laid out another set from {luck:now.from} to {luck:now.to}, more knives than food. All of it gets cut, and nothing on the plate is whole. Keep one thing that’s never graded, a song sung off key, a bed left to grow.',
      },
      {
        id: 'flow.luck.water-low',
        because: ['luck:now-element=water', 'pct:water<=10'],
        says: ['flow.now=supplied'],
        zh_CN:
          '两件事之间总算空出一段路，你拿它发了会儿呆，居然想通了一件旧的。{luck:now}是水运，{luck:now.from}放水，{luck:now.to}收闸，而你的水才{pct:water}，平日收了工就开工，中间没有池子。池子如今有人替你挖好了。往里存：走动时的见闻、听来的话、一本不急着用的书。',
        en_US:
          'At last there was a gap between two things. You spent it staring, and an old question came clear. {luck:now} is a water cycle, let in on {luck:now.from} and shut off on {luck:now.to}, and your own water is {pct:water}; left to yourself you go from finished to begun with no pond between. Somebody has dug it for you. Fill it while you can with places, conversations, a book read for no purpose.',
      },
      {
        id: 'flow.luck.water-mid',
        because: ['luck:now-element=water', 'pct:water>=10', 'pct:water<=25', 'age>=16'],
        says: ['flow.now=widened'],
        zh_CN:
          '车票存根、改签短信、临时的饭局，近几年口袋里尽是这些。大运{luck:now}落在水，从{luck:now.from}流到{luck:now.to}，你带着{pct:water}的水下去，浮得起，也漂得远；消息灵了，岸上的家当不大有人管。每走一趟，只带回一样能种的：一个人，一个法子，一道菜。',
        en_US:
          'Ticket stubs, rebooking notices, a dinner that came up at five: such has been the content of your pockets. The cycle {luck:now} runs on water from {luck:now.from} to {luck:now.to}, and with {pct:water} of your own you float on it, and drift. You hear things early. Nobody’s minding the shore. From every trip bring home one thing that can be planted: a person, a method, a dish.',
      },
      {
        id: 'flow.luck.water-high',
        because: ['luck:now-element=water', 'pct:water>=25'],
        says: ['flow.now=flooded'],
        zh_CN:
          '知道的事太多，答应的事也记混了，夜里还有人发来新的一条。水在你盘里有{pct:water}，脚下的运{luck:now}又是水，{luck:now.from}涨起来，要到{luck:now.to}才退。涨水的年份不宜天天划船，宜钉木桩：每周同一天、同一处、做同一件事，钉牢三根，别的随它漂。',
        en_US:
          'You know too much of what’s going on, you’ve mixed up two promises, and at midnight there’s a new message. Your chart has {pct:water} of water, and the cycle, {luck:now}, is water again; it rose on {luck:now.from} and won’t drop before {luck:now.to}. In flood years don’t row daily. Drive stakes: the same thing, the same place, the same day of the week. Three that hold are enough.',
      },
    ],
  },
  {
    id: 'flow-years',
    card: 'flow',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'flow.years.wood',
        because: ['years:wood', 'open:wood', 'pct:wood<=6'],
        zh_CN:
          '你等的那阵春风，日历上有名字：{years:wood}。木在你盘里占{pct:wood}，念头多，长成的少；这样的年份地支属木，缺的那一段河道从外头接上，平常要拖半年的事，三个月就见叶子。先别急着当年才找种子。前一个冬天选定一样，{year:wood}开头就下地。',
        en_US:
          'The spring you’re waiting for has a name on the calendar: {years:wood}. Wood is {pct:wood} of your chart, so many ideas and few that grew; in such years the branch is wood, and the missing length of channel is joined on from outside. What would drag for six months shows leaves in three. Don’t go looking for seed that year. Choose one thing the winter before, and have it in the ground as {year:wood} opens.',
      },
      {
        id: 'flow.years.wood-none',
        because: ['years:wood', 'open:wood', 'pct:wood<=0'],
        zh_CN:
          '别人墙上画着身高线，你的墙是白的，长到哪儿算哪儿。盘里没有木，成长那一段从来没有自己的刻度；地支轮到木的年份，{years:wood}，算是外头替你竖起一把尺。{year:wood}一到，挑一样学起，头一天就量：写得出几行，跑得了几里，往后每月画一道。',
        en_US:
          'Other people have pencil marks on the doorframe. Yours is bare, and you grew as tall as you grew. The chart holds no wood, so the stretch called growth never had a scale of its own; when wood comes around in the branch of the year, {years:wood}, somebody stands a ruler against your wall. As {year:wood} comes in, start one thing and measure it on the first day. After that, a mark a month.',
      },
      {
        id: 'flow.years.wood-use',
        because: ['use:wood', 'years:wood', 'pct:wood<=6'],
        says: ['good-years=wood'],
        zh_CN:
          '苗圃送货有日子，错过这一车要等下一轮。全盘最用得着木，自己才占{pct:wood}，十年里地支送木来的是{years:wood}。送到门口的苗，当天不下土就蔫：新的课程，新的搭子，一件要养三年的事，都赶在{year:wood}头几个月定。坑先挖好，也就是把旧的先腾走一样。',
        en_US:
          'The nursery delivers on set dates, and if you miss the truck you wait for the next round. What this chart can use most is wood, it owns {pct:wood}, and over ten years the branch brings more in {years:wood}. Seedlings left at the door wilt by evening. A new course, a new companion, a thing that needs three years of care: settle it in the first months of {year:wood}. Dig the hole before, by giving up one old thing.',
      },
      {
        id: 'flow.years.metal-none',
        because: ['years:metal', 'open:metal', 'pct:metal<=0'],
        zh_CN:
          '连续剧追到倒数第二集，你就停在那儿，换了一部从头看。盘里无金，收束那一下全凭外头给。地支属金的年份给得最直接，往后有{years:metal}；到了那时，一些拖着的会自己出结果，好坏都爽快。结果出来那天把它写成一句话，后面画个圈，别再添续集。',
        en_US:
          'You stop a series one episode from the end and start another. There’s no metal in the chart, and the closing stroke comes from outside or it doesn’t come. Years with metal in the branch supply it plainly: {years:metal}. Then some matters that dragged will end of themselves, well or badly, and cleanly. The day one does, write it down in a sentence, add a period, and no sequels.',
      },
      {
        id: 'flow.years.metal-use',
        because: ['use:metal', 'years:metal', 'pct:metal<=6'],
        says: ['good-years=metal'],
        zh_CN:
          '园丁来的那天，院子里谁高谁矮一下就看清了。你的盘最用得着金，手里占{pct:metal}；地支带金的年份是{years:metal}，到时候有尺，有剪，也有人肯说真话。趁{year:metal}以前把想留的枝系上红绳：三样，写在一张纸上。没系绳的，剪到哪儿都不心疼。',
        en_US:
          'On the day the gardener comes you can see at once what’s grown too tall. Your chart can use metal most and holds {pct:metal}. The years that carry it in the branch are {years:metal}, with shears, a measure, and people willing to say what they think. Before {year:metal}, tie a red string around the branches you mean to keep, three of them, on paper. The rest can be cut without regret.',
      },
      {
        id: 'flow.years.water-none',
        because: ['years:water', 'open:water', 'pct:water<=0'],
        zh_CN:
          '照相的人都知道，水面要静下来才照得见山。盘里一滴水也没有，你少有照见自己的时候，忙完只剩累。地支属水的那些年，{years:water}，日子里会渗出些空来，像地下返潮。{year:water}开始，每个月末留一晚，把这个月翻一遍，不评，只问一句：哪一天最像自己。',
        en_US:
          'A photographer will tell you that water has to lie still before it shows the hill. Your chart holds none, so you seldom see yourself in anything, and after the work there’s only being tired. In the years whose branch is water, {years:water}, some slack seeps up through the floor. From {year:water} on keep the last evening of each month, leaf through the days, and ask only which of them was most like you.',
      },
      {
        id: 'flow.years.water-use',
        because: ['use:water', 'years:water', 'pct:water<=6'],
        says: ['good-years=water'],
        zh_CN:
          '渡口的船夫不追船，他记得汛期。你最用得着的是水，自己占{pct:water}，平时水浅，路赶得再急，也是船底擦着石头走；地支走水的{years:water}，船自己会浮。要出远门的、要开口的、要换水土的，船头朝外停好，等到{year:water}解缆。汛前只做一件事：补漏，就是睡足，把欠的话还清。',
        en_US:
          'The ferryman doesn’t push; he knows when the river rises. Water is what you can use most and you have {pct:water}, so in ordinary years the hull scrapes however fast you go. In {years:water} the branch runs with water, and the boat floats by itself. Whatever means going far, speaking up or living elsewhere, moor it facing out and cast off in {year:water}. Until then, caulk: sleep enough, and settle what you owe in words.',
      },
      {
        id: 'flow.years.earth',
        because: ['years:earth', 'open:earth', 'pct:earth<=6', 'age>=16'],
        zh_CN:
          '合同、户口、仓库、一张不搬的床，这类事遇上土年才落得稳。你的土是{pct:earth}，平日东西经过得多，停下来的少；往后十年里地支属土的是{years:earth}，到了那样的年份，脚底下像多了一块板。凡要签字存底的，排到{year:earth}办，原件放进同一个盒子。',
        en_US:
          'Leases, records, a storeroom, a bed that stays where it is: such things set firm in years of earth. You have {pct:earth}, and more passes through than stops. Over the coming ten years the branch is earth in {years:earth}, and then it’s as though a floorboard had been put in. Whatever wants a signature and a file copy, line up for {year:earth}, and keep the originals in one box.',
      },
      {
        id: 'flow.years.metal',
        because: ['years:metal', 'open:metal', 'pct:metal<=6'],
        zh_CN:
          '剪彩容易，剪断难，你缺的是后一把剪刀：金才{pct:metal}。地支属金的年份会把它递到手边，最近的一回在{year:metal}，往后十年数下来共有{years:metal}。那时别人也在清账，开口说“到此为止”没人见怪。现在就列单：哪段约、哪笔账、哪间堆房，轮到它那年一并了结。',
        en_US:
          'You’re fine with ribbons; it’s the other kind of cutting you lack scissors for, at {pct:metal} of metal. Years with a metal branch hand them to you. The next is {year:metal}, and the ten years ahead have {years:metal}. Others will be closing their books as well, and nobody takes “that’s the end of it” amiss. Make the list now, which agreement, which debt, which room full of boxes, and clear it then.',
      },
      {
        id: 'flow.years.water',
        because: ['years:water', 'open:water', 'pct:water<=6'],
        zh_CN:
          '地里要水，你却总在晒谷：水占{pct:water}，做完一件立刻晾下一件。十年里走水的地支是{years:water}，头一年{year:water}，河面自己会涨，赶路的、聊天的、发呆的时间都宽出来。那样的年份别排满，留一整个月不立项，只走动、只听、只记。记下的够用到下一次涨水。',
        en_US:
          'The field wants water, and you’re always out drying grain: you have {pct:water} of it, and as one job ends you spread the next. Of the coming ten years {years:water} run on water, {year:water} first. The river rises by itself then, with more room for travel, talk and looking out the window. Don’t fill such a year. Leave one whole month without a project, to go about, listen and take notes.',
      },
      {
        id: 'flow.years.wood-adverse',
        because: ['adverse:wood', 'years:wood', 'pct:wood<=6'],
        says: ['adverse=wood'],
        zh_CN:
          '院子里草少，是福气，别急着撒种。木在你盘里占{pct:wood}，又是最不必添的一样；地支轮到木的年份，{years:wood}，新点子、新邀约会比平时多，样样要地方。{year:wood}来以前先定一个数，当年只许开这么多头，多出来的写在纸条上，隔一年再拆。',
        en_US:
          'A yard with few weeds is a kindness; don’t hurry to sow. Wood is {pct:wood} of your chart, and the element it least needs more of. When the branch of the year is wood, {years:wood}, ideas and invitations come thicker than usual, and each wants a bed. Before {year:wood}, fix how many beginnings you’ll allow it. Put the others in an envelope and open it a year later.',
      },
      {
        id: 'flow.years.earth-adverse',
        because: ['adverse:earth', 'years:earth', 'pct:earth<=6'],
        says: ['adverse=earth'],
        zh_CN:
          '水走得好好的，有人提议在中间筑一道坝。你的盘最不想添土，自己只占{pct:earth}，东西流得动正是长处；地支属土的年份是{years:earth}，搬来的、堆下的、一应下就挪不走的会多起来。{year:earth}到了，大件先借一个月再说，家里每进一样，同一天出一样。',
        en_US:
          'The stream runs well, and somebody proposes a dam. Earth is what your chart least needs more of; you have {pct:earth}, and that things keep moving is your good side. In years whose branch is earth, {years:earth}, more gets delivered, piled up and promised for good. When {year:earth} comes, borrow the large thing for a month first, and for each piece that enters the house let one leave that day.',
      },
      {
        id: 'flow.years.metal-adverse',
        because: ['adverse:metal', 'years:metal', 'pct:metal<=6'],
        says: ['adverse=metal'],
        zh_CN:
          '刀放在高处，你平日够不着，也不缺。金占{pct:metal}，又是这张盘最不想添的；地支属金的那几年，{years:metal}，周围爱下结论，话说得短，你跟着一刀下去，剪掉的常是还要用的。{year:metal}里遇上要了断的，先写“待定”，过一个月再看，多半只要修一修。',
        en_US:
          'The knife lies on a high shelf, and you get along without it. Metal is {pct:metal} of your chart and the element it least wants more of. In {years:metal}, when the branch is metal, people around you like verdicts and short sentences, and a cut made in their company tends to take off what’s still in use. In {year:metal}, mark such matters “pending” for a month. A trim will do for most.',
      },
      {
        id: 'flow.years.water-adverse',
        because: ['adverse:water', 'years:water', 'pct:water<=6'],
        says: ['adverse=water'],
        zh_CN:
          '晒得干干的谷子，最怕半夜起潮。水在你盘里占{pct:water}，本来就最不想添；地支走水的年份，{years:water}，消息多，夜话多，想好的事泡一泡就发软。{year:water}一开头定下收谷的钟点：晚上几点以后不改主意，不回长信，要想的留到第二天太阳底下想。',
        en_US:
          'Grain that’s nicely dry has one worry, the damp at midnight. Water is {pct:water} of your chart, which wants no more of it. In years that run on water, {years:water}, there’s more news, more talk into the night, and decided things go soft. As {year:water} opens, set the hour when the grain comes in: after that no changed minds and no long replies. Think again by daylight.',
      },
      {
        id: 'flow.years.fire-use',
        because: ['use:fire', 'pct:fire<=6', 'years:use-stem'],
        says: ['good-years=fire'],
        zh_CN:
          '一盏灯挂在年份的天干上，满街都借得到光，你尤其用得着：全盘等火来通，自己才{pct:fire}。这样的年份，往后十年有{years:use-stem}。藏得最深的那件手艺，最适合挑{year:use-stem}拿出来，因为那年旁人本来就在抬头看。先把它擦干净，备好一页说明。',
        en_US:
          'When a year carries fire on its stem it’s a street lamp, there for everyone, and you have more use for it than most: the chart waits on fire to get moving and holds {pct:fire}. Over ten years such lamps are lit in {years:use-stem}. Your best-hidden skill belongs in {year:use-stem}, when people are looking up anyway. Have it polished beforehand, with one page that says what it is.',
      },
      {
        id: 'flow.years.fire-joy',
        because: ['joy:fire', 'pct:fire<=6', 'years:joy-stem'],
        zh_CN:
          '炉门不用大开，开一道缝，饭就熟了。火在你的盘里占{pct:fire}，又是帮得上忙的一位，年份的天干轮到它，是{years:joy-stem}。水路到亮相那一段，平日你侧着身子过，这些年可以正着走。{year:joy-stem}那年答应一次当众的邀请，规模小些，讲的是你已经做完的事。',
        en_US:
          'The stove door needn’t stand wide; a crack will cook the rice. Fire is {pct:fire} of your chart and one of its helpers, and it comes up on the stem in {years:joy-stem}. Being seen is a passage you usually take sideways. In those years you can walk through it straight. For {year:joy-stem}, accept one invitation to speak in front of people, a small one, about something you’ve already finished.',
      },
      {
        id: 'flow.years.use-absent',
        because: ['years:use-both', 'use:absent'],
        zh_CN:
          '家里没有井的人，记得住每一场透雨是哪年下的。你最用得着的{element:use}，盘里一点也没有，全靠年份送；天干地支两层都送到的，十年里是{years:use-both}。那样的年头人会觉得轻，别光顾着轻，接水要有缸：挑一样平日做不动的，只在这种年份做，做成能留下的形状。',
        en_US:
          'People without a well remember in which year it rained. What you can use most, {element:use}, is nowhere in your chart and has to come with the years; both halves of the pair bring it in {years:use-both}. Such years feel light. Don’t only enjoy the lightness, put out a barrel. Take the one thing that won’t move in ordinary times, do it then, and leave it in a form that keeps.',
      },
      {
        id: 'flow.years.use-hidden',
        because: ['years:use-both', 'use:only-hidden'],
        zh_CN:
          '地窖里有酒，天天从上头走过，就是没有梯子。全盘最用得着的{element:use}只藏在地支底层，{pct:use}，要等年份搭梯；天干地支都属它的年份，往后十年有{years:use-both}。那时压着的本事、搁着的人情会自己往上走。提前把窖门前的杂物搬开：那一年的头三个月，别接新活。',
        en_US:
          'There’s wine in the cellar; you walk across the trapdoor daily and own no ladder. What this chart can use most, {element:use}, lies only at the bottom of its branches, {pct:use}, until a year brings the ladder. Stem and branch both do in {years:use-both}. Skills put by and kindnesses owed then come up on their own. Clear the floor beforehand: take no new work in the first three months of it.',
      },
      {
        id: 'flow.years.use-shown',
        because: ['years:use-both', 'use:shown', 'pct:least<=6'],
        zh_CN:
          '自家水渠已经通到田头，再来一场正当时的雨，收成就有了数。你最用得着的{element:use}露在天干上，有{pct:use}；天干地支两层都添它的年份，十年里是{years:use-both}。别拿这样的年头救急，拿它加深：做了几年、刚摸到门道的那一样，放进这一年里做足。',
        en_US:
          'The ditch already reaches your field, and one more rain at the right time decides the crop. What you can use most, {element:use}, shows among your stems at {pct:use}, and in {years:use-both} both halves of the year add to it. Don’t spend such a year on repairs. Spend it on depth: whatever you’ve done for some time and have just begun to understand, do the whole of it then.',
      },
      {
        id: 'flow.years.adverse-flood',
        because: ['years:adverse-both', 'pct:one>=45', 'kind:regular'],
        zh_CN:
          '上游放闸有日子，住在河边的人照着日子晒被子。你盘里有一样五行占到{pct:most}，河身已满；而要防着添多的{element:adverse}，十年里天干地支齐来的是{years:adverse-both}。这样的年份水不改道，只是急，撑住旧船便好。大件赶在前头搬到高处：该签的先签，该还的先还。',
        en_US:
          'The lock upstream opens on known dates, and people along the bank hang out their bedding accordingly. One element already makes up {pct:most} of your chart, a full river; and {element:adverse}, the one to be sparing with, comes in both halves of the pair in {years:adverse-both}. The river doesn’t change course then, it only runs hard. Carry the heavy things uphill beforehand: sign what’s due, return what’s owed.',
      },
    ],
  },
]
