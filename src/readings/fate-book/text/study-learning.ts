import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'study-in-out',
    card: 'study',
    role: { section: 'learning' },
    paragraphs: [
      {
        id: 'study.inout.reservoir',
        because: ['share:resource>=30', 'share:output<=8', 'age>=16', 'age<=74'],
        says: ['out=little'],
        zh_CN:
          '三个书签夹在同一本书里，读后记一篇也没给人看过。盘里学进来的占{share:resource}，放出去的只有{share:output}⟨（印多食伤少）⟩，像一座只修了进水口的水库，水位年年高，下游的人不知道上面有水。开会句句听懂，轮到自己就没意见。每读完一本，写一百字寄给一个人，闸门拉开一指宽就够。',
        en_US:
          'Three bookmarks in one book, and not a page of notes you ever showed anybody. Learning, what comes in, is {share:resource} of the chart; what goes out is {share:output} ⟨ (resource over output)⟩. It’s a reservoir with an inlet and a rumor of a faucet. You follow every word of the meeting and then have no comment. After each book, send one person a hundred words.',
      },
      {
        id: 'study.inout.noodle-shop',
        because: ['share:resource<=8', 'share:output>=25', 'age>=16'],
        says: ['out=much'],
        zh_CN:
          '同一个例子，老朋友已经听过四遍。你往外讲、往外做的占{share:output}，往里学的只有{share:resource}⟨（食伤多印少）⟩，好比一家生意旺的面馆，灶从早开到晚，后厨的面粉袋快见底了。话先出口，出处回家再补。给自己定个兑换价：当众讲一回，当晚添十页新的。',
        en_US:
          'Your friends enjoy that example. They’ve heard it four times. Output is {share:output} of your chart and learning {share:resource} ⟨ (output over resource)⟩: a noodle shop with a full house and one inch of flour left in the sack. You say it first and check it at home. Keep an exchange rate. For every time you explain something in public, ten new pages that night.',
      },
      {
        id: 'study.inout.swing-door',
        because: ['share:resource>=20', 'share:output>=20', 'stems:resource', 'stems:output'],
        zh_CN:
          '白天讲过的，夜里你要翻书核一遍；夜里读到的，第二天就进了闲谈。学进来的{share:resource}，放出去的{share:output}，两样都亮在天干上⟨（印与食伤并透）⟩，像一扇两边都推得开的门。麻烦在门口：交稿前一分钟又读到一条新的，于是重写。给每样东西定个截稿的钟点，过点读到的，留给下一版。',
        en_US:
          'What you said at lunch you look up at night, and what you read at night turns up at lunch. Learning is {share:resource}, output {share:output}, both out in the stems ⟨ (resource and output revealed)⟩: a swing door. The trouble is in the doorway. A minute before handing it in you read one thing more and start over. Set a closing hour. Later finds belong to the next edition.',
      },
      {
        id: 'study.inout.two-notebooks',
        because: ['share:resource>=20', 'share:output>=20'],
        zh_CN:
          '抽屉里有两种本子，一种抄别人的话，一种写自己的话，不许混放。学进来的占{share:resource}，放出去的占{share:output}，两头都重⟨（印与食伤并重）⟩：一头劝你再想想，一头催你快动手，常在同一个上午吵起来。照钟点分家：午饭前只进，午饭后只出。',
        en_US:
          'There are two kinds of notebook in your drawer, other people’s words and your own, and they’re not to be mixed. Learning holds {share:resource} of the chart, output {share:output}. One says think again, the other says get started, and by eleven in the morning they’re shouting. Separate them by the clock: before lunch only what goes in, after lunch only what comes out.',
      },
      {
        id: 'study.inout.two-narrow-doors',
        because: ['share:resource<=8', 'share:output<=8'],
        says: ['learning=by-doing', 'out=little'],
        zh_CN:
          '进的门窄，出的门也窄：学进来的占{share:resource}，放出去的占{share:output}。坐着听讲，你的心在窗外；散了课替人搬一趟器材，倒把门道看全了。本事是经手经出来的，前面不用多念，后面也不用多讲。先找活，再找课，一门课里只挑活儿用得上的那三节听。',
        en_US:
          'Two narrow doors: learning takes up {share:resource} of the chart and output {share:output}. In lectures your mind was out of the window. Then somebody asked you to help carry the equipment, and you came back knowing how it worked. Skill reaches you by handling, with few words before or after. Look for the job first, the course second, and attend the three lessons the job needs.',
      },
      {
        id: 'study.inout.manual-in-plastic',
        because: ['no:resource', 'share:output>=20'],
        says: ['learning=by-doing', 'out=much'],
        zh_CN:
          '说明书到你手里，塑料封皮从来没拆过。盘里明处暗处没有一个管学问的字，往外做的却有{share:output}⟨（无印）⟩，所以什么都从动手开始，错了再来，第三遍就像样了。代价是前人踩过的坑，你一个不漏再踩一次。动手前给自己一刻钟，只看别人最后悔的那一条。',
        en_US:
          'The manual is still in its plastic. Nothing in your chart, on the surface or below, stands for learning, while output holds {share:output} ⟨ (no resource)⟩. You begin with your hands, get it wrong, and by the third try it looks right. The price is falling into every hole your predecessors dug. Spend fifteen minutes first, and read only what others regretted.',
      },
      {
        id: 'study.inout.library-that-keeps',
        because: ['no:output', 'share:resource>=20', 'age<=74'],
        says: ['out=little'],
        zh_CN:
          '考完问你怎么样，你说“还行”，卷子其实写到了格子外面。盘里没有一个往外放的字，学进来的却占{share:resource}⟨（无食伤）⟩，好比一间藏书不错、从不外借的图书馆。等到出了岔子，旁人才发现你早就知道。开一个外借窗口：每月一次，把一件事给一个人讲到懂为止。',
        en_US:
          'Asked about the exam, you said it was all right; the paper was full to the margins. Not one character of your chart lets things out, and learning holds {share:resource} ⟨ (no output)⟩. It’s a fine library that doesn’t lend. That you knew comes out only when something has gone wrong. Open a lending desk: once a month, explain one thing to one person until they have it.',
      },
      {
        id: 'study.inout.cover-outward',
        because: ['share:resource>=20', 'share:output<=20', 'stems:resource'],
        says: ['out=little', 'study.seen=yes'],
        zh_CN:
          '包里总有一本书，放下来封面朝上，所以常有人问你在读什么。学问亮在天干，占{share:resource}，放出去的没有它多⟨（印透）⟩，人人知道你在学，见过你用的不多。有人送你书，有人托你查东西，要人上台的时候却想不起你。学完一样，先把作业贴出来，再开下一样。',
        en_US:
          'There’s a book on your table, cover up, and people ask about it. Learning stands in your stems, {share:resource} of the chart, and rather less comes out again ⟨ (resource revealed)⟩. Everyone knows that you study; few have watched you use it. So they give you books, bring you things to look up, and ask somebody else to speak. Pin up the homework before you start another course.',
      },
      {
        id: 'study.inout.certificate-in-magazine',
        because: ['share:resource>=20', 'share:output<=20', 'stems:no-resource'],
        says: ['study.seen=no'],
        zh_CN:
          '那张结业证，你夹在一本旧杂志里，没人记得你上过那门课。学问占{share:resource}，全压在地支，天干上看不见⟨（印藏）⟩：夜里看，路上想，白天照旧说“不太清楚”。好处是没人催，坏处是没人考，懂到七分便停了。找一个不讲情面的人，每季抽查你一回。',
        en_US:
          'Nobody remembers that you took the course, and the certificate is inside an old magazine. Learning makes up {share:resource} of your chart, and all of it lies below, in the branches ⟨ (resource hidden)⟩. You study behind a closed door and by daylight say you wouldn’t know. No one hurries you. No one tests you either, so you stop at seventy percent. Get somebody unsentimental to quiz you every quarter.',
      },
      {
        id: 'study.inout.voice-still-bright',
        because: ['share:output>=20', 'share:resource<=20', 'stems:output', 'sign:weak', 'kind:regular'],
        says: ['out=much'],
        zh_CN:
          '讲完一堂，嗓子还亮，人已经空了。放出去的占{share:output}，亮在天干，撑它的力气却小⟨（身弱食伤透）⟩：人前越说越来劲，到家一句话也不想讲，隔天连自己用过的好比方都忘了。学问当场花光，没有留底。往后开讲前先写一页，讲完把冒出来的新话补在页边。',
        en_US:
          'When the talk is over your voice is still bright and you yourself are empty. Output stands in your stems, {share:output} of the chart, with slight strength behind it ⟨ (weak chart, output revealed)⟩. In front of people you warm up as you go; at home you don’t want to say a word, and next day your own best comparison is gone. It was all spent on the spot. Write a page beforehand, and add the new lines in its margin after.',
      },
      {
        id: 'study.inout.full-vat',
        because: ['share:resource>=20', 'share:output<=20', 'stems:resource', 'sign:firm'],
        says: ['out=little', 'study.seen=yes'],
        zh_CN:
          '书架添到第三个，家里人不说话了，量了量墙。学问亮在天干，占{share:resource}，你的力气本来就足⟨（身强印透）⟩，再学，是往满缸里舀水：道理越懂越多，脚越站越稳，稳到不想出门。旁人差一本书，你差一个非去不可的场合。今年的学费，拿去买一张车票。',
        en_US:
          'At the third bookcase your family stopped arguing and measured the wall. Learning stands in your stems, {share:resource} of the chart, and you were strong to begin with ⟨ (strong chart, resource revealed)⟩. More study is a dipper poured into a full vat: you know more and more reasons, stand more and more firmly, and see less and less cause to go out. What you need is somewhere you’ll be missed if absent. Spend this year’s tuition on a train ticket.',
      },
      {
        id: 'study.inout.taught-by-noon',
        because: ['share:output>=20', 'share:resource<=20', 'stems:output'],
        says: ['out=much'],
        zh_CN:
          '刚学会的东西在你手里放不过夜，上午听来的窍门，下午已经教给了三个人。放出去的占{share:output}，亮在天干，比学进来的多⟨（食伤透）⟩。难处在第二层：头一层讲顺了，满屋点头，你就当它到了底。讲完补一句“这里我还没弄懂”，下回从那句学起。',
        en_US:
          'A trick you picked up at ten has been passed on to three people by two. Output stands in your stems, {share:output} of the chart, and outweighs what comes in ⟨ (output revealed)⟩. The second layer is your difficulty. The first goes so smoothly, with the whole room nodding, that it feels like the bottom. End with “this part I don’t understand yet,” and start there next time.',
      },
      {
        id: 'study.inout.enrolled-in-all',
        because: ['stems:resource>=2', 'share:resource>=20', 'share:output<=20', 'age<=74'],
        zh_CN:
          '表格上“特长”一栏，你填得最慢：样样学过，没有一样敢写。天干上的学问露了不止一处，占{share:resource}⟨（印星重透）⟩，先生接着先生，课程接着课程，手边总有下一门，也总有人愿意再教你一门。好意多了，作业就永远欠着。今年让一样毕业：考完，挂上，或者正式退掉。',
        en_US:
          'On forms you’re slowest at “special skills,” having taken lessons in everything and daring to write down none of it. More than one of your stems is learning, {share:resource} of the chart ⟨ (resource doubly revealed)⟩: teacher follows teacher, and somebody kind is always ready to start you on the next thing. The homework is always owed. Let one subject graduate this year. Pass it, frame it, or officially quit.',
      },
      {
        id: 'study.inout.three-beginnings',
        because: ['stems:output>=2', 'share:output>=20', 'share:resource<=20'],
        says: ['out=much'],
        zh_CN:
          '桌上摊着三样：半支曲子，一张草图，一封没写完的长信。天干上往外放的字不止一个，占{share:output}⟨（食伤重透）⟩，学东西学到能动手就动手了，第七讲以后讲的什么，你没听过。开头是你的天分，收尾要当一门课来学：挑去年的一个开头，只许补尾巴，不许重来。',
        en_US:
          'Three beginnings in one day: half a tune, a sketch, a long letter that stops in the middle. More than one of your stems lets things out, {share:output} of the chart ⟨ (output doubly revealed)⟩. You learn up to the point where you can start, and start; what was said in lecture seven you’ve never heard. Ending is the course you need. Take one of last year’s beginnings and add only the tail.',
      },
      {
        id: 'study.inout.thick-scratch-pad',
        because: ['share:output>=20', 'share:resource<=20', 'stems:no-output'],
        says: ['study.seen=no'],
        zh_CN:
          '草稿纸比作业本厚。往外做的占{share:output}，却一个也没露到天干上⟨（食伤藏）⟩，你做得多，交得少：画过的图，改过的句子，试到第四遍的汤，都留在自家屋里。手练熟了，才肯承认在学。挑半成品里最不丢脸的一件，写上日期，送出门去。',
        en_US:
          'The scratch pad is thicker than the notebook. Output holds {share:output} of your chart and not a trace of it reaches the stems ⟨ (output hidden)⟩, so you make a great deal and hand in little. Drawings, better sentences, the fourth version of a soup, all stay indoors. You practice until it’s good and only then admit to learning. Take the least embarrassing draft, date it, let it out.',
      },
      {
        id: 'study.inout.timetable-on-the-fridge',
        because: ['share:resource<=20', 'share:output<=20', 'stems:resource', 'stems:no-output', 'age<=74'],
        says: ['study.load=few'],
        zh_CN:
          '报名表填得快，课表贴上冰箱，第五周就让菜谱盖住了。天干上露着学问，份量却只有{share:resource}，放出去的一样没露⟨（印透而轻）⟩：想学的样子做得足，底下的料刚够一门。要学就学一门，前一门没考完，别让第二张课表上冰箱。',
        en_US:
          'The form is filled in by noon and the timetable goes up on the fridge, where by week five a recipe covers it. Learning shows in your stems but amounts to {share:resource}, and nothing of output shows at all ⟨ (resource revealed but light)⟩. The will is on display; the supply does for one subject. Take one. No second timetable on that fridge until the first exam is over.',
      },
      {
        id: 'study.inout.promise-first',
        because: ['share:resource<=20', 'share:output<=20', 'stems:output', 'stems:no-resource'],
        says: ['deadline=helps'],
        zh_CN:
          '有人问路，你指得又快又清楚，可那条路你只走过头一段。天干上露的是往外说的字，学问没露，份量都不大，进来{share:resource}，出去{share:output}。嘴走在脚前面，人家当你是老手，你只好连夜补课。这倒可以当成办法：先答应讲，定好哪天，再去学。',
        en_US:
          'Strangers ask the way and you point, quickly and clearly, along a road of which you’ve walked the first part. What shows in your stems is speech; learning doesn’t show, and neither is large, {share:resource} in, {share:output} out. They take you for an old hand, and you read up overnight. Make a method of it. Promise the talk, fix the day, then learn.',
      },
      {
        id: 'study.inout.second-row',
        because: ['share:resource<=20', 'share:output<=20', 'stems:resource', 'stems:output', 'age<=74'],
        zh_CN:
          '听课你爱坐第二排，黑板看得清，点名点不到。学和说都露在天干，份量都不大，{share:resource}对{share:output}，各占一个座位，谁也挤不走谁⟨（印与食伤并透）⟩。所以门门跟得上，考砸的少，拔尖的也少。期末评语年年一样，换个名字，给半个班都合适。',
        en_US:
          'Second row is your row: you can read the board and the teacher’s eye passes over you. Learning and speaking both show in the stems and neither is large, {share:resource} against {share:output}, one seat each ⟨ (resource and output revealed)⟩. You keep up in everything and fail at little, and little of it stands out. The remark on your report is the same each year. With the name changed it would do for half the class.',
      },
      {
        id: 'study.inout.other-doors',
        because: ['share:resource<=20', 'share:output<=20', 'stems:no-resource', 'stems:no-output', 'age>=16', 'age<=74'],
        says: ['study.seen=no'],
        zh_CN:
          '成绩单上看不出你花了多少工夫。学的和说的，天干上一样没露，份量也轻，进来{share:resource}，出去{share:output}；露在外头的是同伴、钱粮、规矩这几样。你便从这几道门里长进：陪人办成一件事，管好一笔钱，守住一条章程。教室里听来的，过几年才想起来用。给学问派一件差事，它才肯留下。',
        en_US:
          'Your report cards never showed the work. Neither learning nor output stands in your stems, and neither is large, {share:resource} and {share:output}; what does stand there is company, money or rules. Those are your classrooms: seeing a thing through with others, minding a budget, keeping to a regulation. What the teacher said comes back years later. Give each new subject an errand to run, and it’ll stay.',
      },
      {
        id: 'study.inout.groundwater',
        because: ['share:most=resource', 'stems:no-resource'],
        says: ['study.seen=no'],
        zh_CN:
          '问你怎么会的，你愣一下，说“好像一直都会”。盘里最大的一份是学问，{share:resource}，全在地支，一个也没露出来⟨（印重而藏）⟩，像地下水，井打到哪里都有，地面上却看不见河。连你自己也低估它，同一门课又报了一遍初级班。入门前先做一次分级测验，能跳的就跳。',
        en_US:
          '“I think I always could,” you say, when they ask where you learned it. The largest share of your chart is learning, {share:resource}, all of it in the branches and none in the stems ⟨ (resource heavy but hidden)⟩. Groundwater is like that: a well anywhere finds it, and there’s no river on the map. You underrate it yourself and enroll with the beginners. Take the placement test first.',
      },
      {
        id: 'study.inout.in-other-names',
        because: ['share:most=output', 'stems:no-output', 'age>=16', 'age<=74'],
        zh_CN:
          '替别人改稿、改图、改方案的那个晚上，是你一周里长进最多的晚上。盘里最大的一份是往外做，{share:output}，可天干上一个也没露⟨（食伤重而藏）⟩，本事都借着别人的名字出门。替人做满十件，自己名下要有一件，小些也行，学到的才算落了户。',
        en_US:
          'The evening you spend fixing somebody else’s draft is the evening you learn most. Output is the largest share of your chart, {share:output}, and none of it reaches the stems ⟨ (output heavy but hidden)⟩: your skill goes out under other people’s names. For every ten things you improve for others, sign one of your own. A small one will do, so that what you learned has an address.',
      },
    ],
  },
  {
    id: 'study-main',
    card: 'study',
    role: { section: 'learning' },
    paragraphs: [
      {
        id: 'study.main.month-bijian',
        because: ['main:month=bijian', 'age>=16', 'age<=74'],
        says: ['learning=by-talking', 'learning.company=equals'],
        zh_CN:
          '月支当家的是你的同类，月支又管着同学同事⟨（比肩当月）⟩，所以自习室里旁边那张椅子，比讲台要紧。两个一般高的人各做一遍，答案一对，错在哪里当场看见；先生讲三遍，抵不上邻座问一句“为什么这样”。坐在高手旁边你不开口，坐在新手旁边你只顾着讲，两头都学不到东西。',
        en_US:
          'Your own kind leads the month, and the month is the seat of classmates ⟨ (Friend leading the month)⟩, so in a study hall the chair next to yours matters more than the lectern. Each does it once, you compare, and the slip is plain. A teacher’s third explanation does less than that neighbor’s “why?” Beside a master you don’t open your mouth, and beside a beginner you do nothing but talk. Neither teaches you much.',
      },
      {
        id: 'study.main.month-jiecai',
        because: ['main:month=jiecai'],
        says: ['learning.company=equals'],
        zh_CN:
          '记分牌一挂，你背单词的速度就翻倍。月支由劫财当家，就是隔壁跑道上那一位⟨（劫财当月）⟩，长进最快的几段日子，身边都有这么一个人。毛病是分数会替你选课：对手报什么你也报什么，赢回来一样用不着的本事。自己要哪一样，先定了，再抬头看牌。',
        en_US:
          'Hang up a scoreboard and your vocabulary doubles. The Rival, your equal and half a step quicker, leads the month ⟨ (Rival leading the month)⟩, and there was such a person beside you in every stretch when you learned fast. The flaw is that the score picks your subjects. Whatever they enroll in, so do you, and you win a skill you have no use for. Make your own choice before you look up.',
      },
      {
        id: 'study.main.month-shishen',
        because: ['main:month=shishen', 'age<=74'],
        says: ['learning=by-doing'],
        zh_CN:
          '揉面、接线、弹琴，你要做到第三遍，才听懂第一遍讲的是什么。月支食神当家，做东西不着急的那颗星⟨（食神当月）⟩，学问从手上走到心里。考卷上的你，常比工作台前的你矮一截。备考时把要背的改成要做的：画一张，搭一个，讲给猫听也算。',
        en_US:
          'Dough, wiring, scales on the piano: it’s at the third try that you understand what was said before the first. The Eating god, who makes things without hurrying, leads the month ⟨ (Eating god leading the month)⟩, and knowledge goes in through your hands. On paper you look smaller than at the workbench. Before an exam, turn what must be memorized into something to make, even a drawing.',
      },
      {
        id: 'study.main.month-shangguan',
        because: ['main:month=shangguan'],
        says: ['learning=by-parts'],
        zh_CN:
          '信书的人把书背下来，你把书拆下来，过一年再问，记得住的是你。月支由伤官当家，这颗星听不得圆场的话⟨（伤官当月）⟩：老师话音没落，那个讲不通的例外已经捏在你手里。学费也交在这里，课堂上被你驳倒过的老师，课后就不大肯多讲了。',
        en_US:
          'Those who believe a book learn it by heart. You take it apart, and a year later you’re the one who remembers. The Hurting officer leads the month, a star that can’t let a smooth answer pass ⟨ (Hurting officer leading the month)⟩: the sentence isn’t over, and you’re holding the case it doesn’t cover. There’s tuition for that. Teachers you’ve beaten in class don’t stay behind to tell you more.',
      },
      {
        id: 'study.main.month-piancai',
        because: ['main:month=piancai'],
        says: ['learning=by-talking'],
        zh_CN:
          '长途车上的邻座，可能教过你一样本事。问摊主怎么进货，问司机怎么绕路，问到第五个人，你心里就有了一张图：月支由偏财当家，四处流转的那颗星，学问是一路打听来的⟨（偏财当月）⟩。图是活的，也是散的。没有人碰巧提起的那一角，你不知道它缺着。',
        en_US:
          'Some stranger on a train has taught you a skill. You ask how the stall buys its fruit and how the driver avoids the bridge, and by the fifth person you have a map; Indirect wealth, always in circulation, leads the month ⟨ (Indirect wealth leading the month)⟩. The map is alive, and it’s in pieces. Of the corner nobody happened to mention, you don’t know that it’s missing.',
      },
      {
        id: 'study.main.month-zhengcai',
        because: ['main:month=zhengcai'],
        says: ['learning=by-doing'],
        zh_CN:
          '正财，认实物、认用处的那颗星，在月支当家⟨（正财当月）⟩。学问到你手里，要换成东西才留得住：会记账了，先理清自家的账；会修图了，先修一张旧照片。一门课值不值，你看头一周能不能用上。教数学的怕你举手，因为你总问同一句：这个用在哪里。',
        en_US:
          'Direct wealth, which reaps what it sows, leads the month ⟨ (Direct wealth leading the month)⟩, and with you knowledge stays once it has turned into something. Learn bookkeeping, and the kitchen accounts get done; learn retouching, and Grandmother’s photo is mended. You judge a course by its first week. Math teachers saw your hand go up and knew what was coming: what is it for.',
      },
      {
        id: 'study.main.month-qisha',
        because: ['main:month=qisha'],
        says: ['deadline=helps'],
        zh_CN:
          '水管爆掉的那个晚上，你学会了修水管。月支七杀当家，学问要靠它逼出来⟨（七杀当月）⟩，太平日子里书翻得懒，真要出事了，三天顶别人一个月。靠火烧眉毛来学，烧完常常只记得烟。事情过去的当晚，从头讲一遍给人听：怎么起的，怎么停住的，下次先看哪里。',
        en_US:
          'The night the pipe burst was the night you learned plumbing. Seven killings, the star that pushes, leads the month ⟨ (Seven killings leading the month)⟩: in quiet weeks the book stays shut, and when there’s trouble you do a month’s study in three days. What’s learned in smoke is remembered as smoke. The same evening, tell it through once in order: how it began, what stopped it, where to look first.',
      },
      {
        id: 'study.main.month-zhengguan',
        because: ['main:month=zhengguan', 'age<=74'],
        says: ['learning=by-book', 'plan=ahead'],
        zh_CN:
          '入门课没上过，进阶的书你就不好意思翻。先看目录、页码、考试大纲，看完了才看正文；月支正官当家，讲次序的那颗星，什么学问到你手里都成了一级一级的台阶⟨（正官当月）⟩。有人搭电梯上去，说得热闹，楼层却报不准。你晚到两年，每一级都踩过，只是路过的风景也都错过了。',
        en_US:
          'You’d feel like a trespasser opening volume two first. Contents page, page count, syllabus, and only then the text: the Direct officer, who likes things in order, leads the month, and any subject you enter becomes a staircase ⟨ (Direct officer leading the month)⟩. Others ride up and talk brilliantly about floors they couldn’t number. You arrive two years later, having stood on every step and looked out of none of the windows.',
      },
      {
        id: 'study.main.month-pianyin',
        because: ['main:month=pianyin'],
        says: ['learning=by-parts', 'learning.company=alone'],
        zh_CN:
          '本来只查一个词，三个钟头以后，你停在一张毫不相干的旧地图上。月支偏印当家，专走旁门的那颗星⟨（偏印当月）⟩，正课上坐不住，岔路上的细节一个不漏。岔路通到深处，也叫人忘了原来要去哪里。动身前把那个词写成便条贴在屏幕边，回来时对一眼。',
        en_US:
          'You went to look up one word, and three hours later you were studying an old map of somewhere else. The Indirect seal, which teaches itself, leads the month ⟨ (Indirect seal leading the month)⟩. The main course bores you; on the side roads you miss nothing. They do go deep. They also make you forget the errand. Stick the word on the edge of the screen before you set out.',
      },
      {
        id: 'study.main.month-zhengyin',
        because: ['main:month=zhengyin'],
        says: ['learning=by-teacher', 'learning.company=teacher'],
        zh_CN:
          '一位好老师调走了，那门课你也就放下了。月支正印当家，学问是从人手里接过来的⟨（正印当月）⟩，你是跟着人学的：谁的板书，谁的口头禅，隔多少年还在你的笔记里。跟对了人，学问像自家的；跟错了人，好好一门课也凉了。选课先选讲课的人，试听一堂再报名。',
        en_US:
          'When a good teacher left, you dropped the subject. The Direct seal, the star of mothers and teachers, leads the month ⟨ (Direct seal leading the month)⟩. You learn from a person: someone’s handwriting on the board, someone’s favorite phrase is in your notes to this day. Under the right one a subject feels like home, under the wrong one it goes cold. Choose the teacher first, and sit in before you enroll.',
      },
      {
        id: 'study.main.day-bijian',
        because: ['main:day=bijian'],
        says: ['learning.company=alone', 'help=does-not-ask'],
        zh_CN:
          '有人要教你，你先说“我自己试试”。日支{branch:day}里住的是同类，自己的座位上还是自己⟨（日坐比肩）⟩，你的老师，就是昨天没做成的那个你。试出来的谁也拿不走，只是常在别人早修好的大路旁边，又踩出一条小路。试两回不通就去问，第三回算学费。',
        en_US:
          'Offer to show you how, and you say, “Let me try it first.” The {branch:day} of your day holds your own kind ⟨ (Friend under the day)⟩: in your own seat sits you, and your teacher is yesterday’s failed attempt. Nobody can take away what you found out like that. Sometimes it turns out to be a footpath beside a paved road. Two tries, then ask. The third is tuition.',
      },
      {
        id: 'study.main.day-jiecai',
        because: ['main:day=jiecai'],
        says: ['learning.company=equals'],
        zh_CN:
          '灯亮到很晚的那些夜里，前头总有一个人要追。日支{branch:day}由劫财做主，好胜、也好分一份的那颗星坐在自己的位子上⟨（日坐劫财）⟩，没人可比，你就学得懒。借来的书读得最快，因为书的主人过两天会问；自己买的那些，书脊还是直的。',
        en_US:
          'On the nights when your lamp burned late, there was somebody to catch. The Rival, fond of winning and of a share, is at home in the {branch:day} of your day ⟨ (Rival under the day)⟩. With no one to beat, you study the way a cat watches rain. Borrowed books get finished, because their owner will ask. The ones you paid for have very straight spines.',
      },
      {
        id: 'study.main.day-shishen',
        because: ['main:day=shishen'],
        says: ['study.pace=slow'],
        zh_CN:
          '睡了一觉，那道题自己通了，这样的事你遇过不止一回。日支{branch:day}里是食神，从容消化的那颗星⟨（日坐食神）⟩，学问在你肚子里要过夜：当堂问你只有三分，隔天再问有八分，还添了个好比方。别跟反应快的人抢答。听完先走一段路，晚饭后再动笔。',
        en_US:
          'More than once you’ve slept on a problem and found it solved in the morning. The {branch:day} of your day holds the Eating god, which digests without hurry ⟨ (Eating god under the day)⟩. Asked in class, you know a third of it. Asked the next day you know most, and have a good comparison for it besides. Don’t race the quick ones. Take a walk after the lesson and write after dinner.',
      },
      {
        id: 'study.main.day-shangguan',
        because: ['main:day=shangguan'],
        says: ['learning=by-talking'],
        zh_CN:
          '吵过一架的那一章，你连页码都背得出。日支{branch:day}坐着伤官，不服、爱辩的那颗星就在自己的位子上⟨（日坐伤官）⟩：一个说法先反驳一遍，驳不倒了才收下。书不会还嘴，你需要一个会还嘴的人。找个脾气好的对手，每周辩一题，辩完换边再来一次。',
        en_US:
          'The chapter you once quarreled over, you can cite by page. In the {branch:day} of your day sits the Hurting officer, who disputes first and believes later ⟨ (Hurting officer under the day)⟩: a statement is admitted when you’ve failed to knock it down. Books don’t answer back, so find somebody who does and doesn’t mind. One question a week will do, and let them win one now and then.',
      },
      {
        id: 'study.main.day-piancai',
        because: ['main:day=piancai'],
        says: ['learning=by-doing', 'study.pace=fast'],
        zh_CN:
          '家里有吉他、烤箱、一套刻刀，各热闹过三个月。日支{branch:day}里是偏财，见了什么都想上手的那颗星⟨（日坐偏财）⟩，入门你比谁都快，一到反复练的那一段，别处的门又开了。三个月也不白费，十样入门里总有两样能拼成一样新的。从今年起，一年只许添一样。',
        en_US:
          'The guitar, the bread oven and the carving knives each had a good three months. Your day sits on the {branch:day}, and in it lives Indirect wealth, which wants a turn at everything ⟨ (Indirect wealth under the day)⟩. You’re through the beginner’s book before anyone. Where the repetition starts, another door opens. It isn’t wasted: out of ten beginnings two will combine. From now on, one new one a year.',
      },
      {
        id: 'study.main.day-zhengcai',
        because: ['main:day=zhengcai'],
        says: ['detail=fine', 'study.pace=slow'],
        zh_CN:
          '单词本上一天一个勾，日期没断过。日支{branch:day}由正财做主，不爱囫囵吞的那颗星⟨（日坐正财）⟩，一门学问切成三百份，每天拿一份，叫你一口气吞下一章，反倒咽不动。切得太匀也有毛病，难的和易的给了一样多的工夫。攒满一个月，挑出最难的五份，单独再做一轮。',
        en_US:
          'In your vocabulary book there’s a check mark for every day. The {branch:day} of your day belongs to Direct wealth, a believer in installments ⟨ (Direct wealth under the day)⟩: you cut a subject into three hundred slices and take one daily. A whole chapter at a sitting won’t go down. But equal slices give the hard parts no more time than the easy ones. Each month, redo the five worst.',
      },
      {
        id: 'study.main.day-qisha',
        because: ['main:day=qisha', 'age>=16'],
        says: ['governed=from-within', 'deadline=helps'],
        zh_CN:
          '闹钟总定得比该起的时候早二十分钟。日支{branch:day}里坐着七杀，一位不下班的监考，先考自己⟨（日坐七杀）⟩：没人考你，你自己出题，做完还嫌出轻了。这样学得硬，也学得干，一门功课到你手里只剩下难的部分，来玩的人都走光了。',
        en_US:
          'Your alarm is set twenty minutes before you need to be up. In the {branch:day} of your day lives Seven killings, the star that pushes, and you’re the one it pushes first ⟨ (Seven killings under the day)⟩. With no examiner around you set the paper yourself, and find it too easy. Studied like that, a subject keeps its hard parts, and everyone who was in it for fun has gone home.',
      },
      {
        id: 'study.main.day-zhengguan',
        because: ['main:day=zhengguan'],
        says: ['learning=by-book'],
        zh_CN:
          '连旁听的课，你也照样交作业。日支{branch:day}里是正官，守次序的那颗星坐在自己的位子上⟨（日坐正官）⟩，学东西要有名目：第几级，谁盖章。没名目的再有趣，也往周末排，周末又排到下个月。给想学的闲事起个课名，印一张课表，它就有资格占你的星期三。',
        en_US:
          'You hand in homework even for the class you only audit. The {branch:day} of your day holds the Direct officer, keeper of order ⟨ (Direct officer under the day)⟩, and what you learn needs a name: which level, whose stamp. The unnamed things, however amusing, get put off to the weekend and then to next month. Give your idle interest a course title and a printed timetable. Then it can have Wednesdays.',
      },
      {
        id: 'study.main.day-pianyin',
        because: ['main:day=pianyin'],
        says: ['learning=by-parts', 'learning.company=alone'],
        zh_CN:
          '手机里存着上百条只有自己看得懂的笔记。日支{branch:day}里住着偏印，爱拆东西的那颗星，住的就是你的屋子⟨（日坐偏印）⟩，遇到一样新东西，先找它的缝，从缝里拆进去，拆完拼不回课本上的样子。懂是真懂，考官看不懂。练一件事：拆完以后，当着一个外行再装回去，装到对方点头。',
        en_US:
          'Your phone holds a hundred notes that only you can read. The Indirect seal, which won’t be led by the hand, lives in the {branch:day} of your day, in your own room ⟨ (Indirect seal under the day)⟩. Faced with something new you find the seam, pry it open there, and can’t put it back the way the textbook had it. You do understand it. The examiner can’t tell. Practice one thing: having taken it apart, put it together again in front of a layman, until they nod.',
      },
      {
        id: 'study.main.day-zhengyin',
        because: ['main:day=zhengyin'],
        says: ['learning=by-book'],
        zh_CN:
          '日支{branch:day}里是正印，安静读书的那颗星，住在你坐卧的地方⟨（日坐正印）⟩，于是书对你是一张床，累了躺进去。枕边那一摞，最底下的压了好几年，还没舍得拿走。外头一吵，你头一个念头是再读一本；读完抬头，吵的那件事还等在门口。',
        en_US:
          'The Direct seal, the quiet reader’s star, lives in the {branch:day} of your day, where you sit and sleep ⟨ (Direct seal under the day)⟩, and so a book is a place to lie down in. The stack by your bed has a bottom volume that hasn’t moved in years. When things get loud outside, your first thought is to read one more. You finish it and look up, and the thing is still waiting at the door.',
      },
    ],
  },
  {
    id: 'study-element',
    card: 'study',
    role: { section: 'learning' },
    paragraphs: [
      {
        id: 'study.element.wood-firm',
        because: ['day:wood', 'sign:firm'],
        says: ['study.pace=fast', 'study.hour=morning'],
        zh_CN:
          '窗边的桌子，上午十点以前，是你一天里学得最好的地方和时候。木朝着光长，你的木又得力⟨（木旺）⟩，一个早上的进度抵得过整个下午；关进没窗的屋子，同样几页要读两遍。长得快，就想跳着长。中间那几节是空的，旁人不知道，考卷敲一敲就响。',
        en_US:
          'The table by the window, before ten in the morning: that’s your best place and hour. Wood grows toward light, and your wood is strong ⟨ (strong wood)⟩. A morning gets you further than the whole afternoon; in a room without windows the same pages take two readings. Fast growers skip joints. People can’t see which ones are hollow. An exam knocks, and hears.',
      },
      {
        id: 'study.element.wood-weak',
        because: ['day:wood', 'sign:weak'],
        says: ['study.pace=slow'],
        zh_CN:
          '学一样东西，头两个星期看不见动静，旁人已经在问你要不要换一样。力气不足的苗先长根，后长叶⟨（身弱）⟩：一天两段，每段半小时，比一口气坐三个钟头管用。催不得，也断不得，断上一星期就要重新发芽。选一个天天都在的钟点，短一点，别停。',
        en_US:
          'For two weeks nothing shows, and people ask if you wouldn’t rather take up something else. Wood with little help puts down roots before leaves ⟨ (weak day master)⟩. Half an hour twice a day does more for you than three hours at a stretch. It can’t be hurried and mustn’t be interrupted; a week’s gap, and you’re back to the seed. Choose an hour that exists every day. Keep it short.',
      },
      {
        id: 'study.element.fire-firm',
        because: ['day:fire', 'sign:firm'],
        says: ['study.pace=fast'],
        zh_CN:
          '新课头一周，你的笔记写得最满，字也最大，到第三周字变小，页变空。火旺的人学东西一点就着，亮的时候满屋子都亮，怕的是柴不够⟨（火旺）⟩。要学完一样，得提前备柴：把一门拆成三段，每段收尾给自己一件看得见的东西，钉在墙上。',
        en_US:
          'First week: full pages in large handwriting. Third week: small handwriting, white paper. Strong fire catches at once and lights the whole room, and then looks around for wood ⟨ (strong fire)⟩. If you mean to finish, bring the wood in beforehand. Cut the course into three, and at the end of each part give yourself something that can be nailed to the wall.',
      },
      {
        id: 'study.element.fire-weak',
        because: ['day:fire', 'sign:weak'],
        says: ['study.hour=noon'],
        zh_CN:
          '灯一盏，罩子要好，书翻开一本。添柴的少，心里那点光聚起来很亮，一散就什么也照不清⟨（身弱）⟩：同时开三个窗口，等于三个都没开。大清早迷糊不怪你，日头高了才热得起来。难的一门放到正午前后，要背的放到傍晚，一次一样。',
        en_US:
          'One lamp with a good shade, and one book on the table. A fire that few come to feed is bright when it’s gathered and no use when it’s spread ⟨ (weak day master)⟩; three open windows on the screen are three you’re not reading. Don’t blame yourself for foggy early mornings. You warm up with the sun. Put the hard subject around noon, the memorizing toward evening, one at a time.',
      },
      {
        id: 'study.element.earth-firm',
        because: ['day:earth', 'sign:firm', 'age<=74'],
        says: ['study.pace=slow'],
        zh_CN:
          '一门课到第十周，别人开始缺席，你才刚坐热。土厚的人吸得慢，渗到底的东西十年都在⟨（土旺）⟩。吃亏总在头一个月：考得早的考试，成绩不像你。选学期长的、期末一次算总账的课；自己学，就在开头多给四个星期，那四个星期不跟人比。',
        en_US:
          'In week ten, when the others begin to miss class, your chair is just getting warm. Deep earth soaks slowly, and what reaches the bottom is there ten years later ⟨ (strong earth)⟩. The first month is where you lose; early exams don’t look like you. Choose long courses with one reckoning at the end. Studying alone, allow four extra weeks at the start and compare with no one.',
      },
      {
        id: 'study.element.earth-weak',
        because: ['day:earth', 'sign:weak'],
        says: ['study.place=fixed'],
        zh_CN:
          '课桌换个位置，你要好几天才读得进去。帮你垫底的不多，学东西就靠一个固定的地方：同一张桌子，同一盏灯，连杯子都在老位置⟨（身弱）⟩。书一本一本垒，垒快了会塌。一周学五天，第六天只做一件事，把这五天的从头摆一遍，别添新的。',
        en_US:
          'Move your desk across the room and you’ll read badly for days. Earth with little beneath it needs to stay put: the same table, the same lamp, the mug where it always stands ⟨ (weak day master)⟩. You pile one book on another, and piled too fast they come down. Study five days of the week. On the sixth go through the five again and add nothing.',
      },
      {
        id: 'study.element.metal-firm',
        because: ['day:metal', 'sign:firm'],
        says: ['study.pace=fast'],
        zh_CN:
          '秒表一按，人就清醒。金旺的人学东西讲一个“过”字：第几题，用了几分钟，错了几处，切得干干净净⟨（金旺）⟩。二十五分钟一段最合适，超过一小时就开始跟自己较劲。切得太干净，也会把还没想明白的当成错的划掉。留一个本子，只收暂时没有答案的题。',
        en_US:
          'Click a stopwatch and you’re awake. Strong metal likes to be done with things: which question, how many minutes, how many wrong, cut clean ⟨ (strong metal)⟩. Twenty-five minutes is your length. Past an hour you start fighting yourself. The clean cut has a cost, since what’s merely unfinished gets crossed out as wrong. Keep one notebook for questions that have no answer yet.',
      },
      {
        id: 'study.element.metal-weak',
        because: ['day:metal', 'sign:weak'],
        says: ['alone=needed', 'study.place=quiet', 'learning.company=alone'],
        zh_CN:
          '耳塞、关门、手机翻面，三样少一样，这一页就要读四遍。帮手少的金专心起来薄得像一片刃，用得好极快，卷了口半天磨不回来⟨（身弱）⟩。别学人家在咖啡馆看书。清早或者傍晚，凉快、没人的一个钟头，够你做完吵闹里一上午的事。',
        en_US:
          'Earplugs, closed door, phone face down; leave out one of them and it’s four readings to the page. Metal with few behind it has attention like a thin blade, very quick, and once it’s nicked the afternoon goes into the whetstone ⟨ (weak day master)⟩. Don’t copy people who read in cafés. One cool, empty hour at either end of the day will do what a noisy morning can’t.',
      },
      {
        id: 'study.element.water-firm',
        because: ['day:water', 'sign:firm'],
        says: ['study.hour=night'],
        zh_CN:
          '入夜以后，别人的书合上了，你的第三本才翻开。水旺的人学东西是漫过去的，一处通了，四下都湿：从一个词漫到一段历史，再漫到一门手艺⟨（水旺）⟩。漫得广，就存得浅。给它修一道堤：每晚只许从一个问题出去，收工前必须回到这个问题上写一句。',
        en_US:
          'After dark, when others have closed their books, you’re opening your third. Strong water learns by flooding: from a word to a bit of history to somebody’s trade, and everything around it gets wet ⟨ (strong water)⟩. Wide floods are shallow. Build one bank. Each evening leave from a single question, and don’t stop before you’ve come back to it and written one sentence.',
      },
      {
        id: 'study.element.water-weak',
        because: ['day:water', 'sign:weak'],
        says: ['study.hour=morning', 'night=early'],
        quote: 'zhuangzi-shui',
        zh_CN:
          '《庄子》说：“水之积也不厚，则其负大舟也无力。” 给你添水的少，攒一夜，够用一个上午⟨（身弱）⟩。难的功课放在起床后头一个钟头，手机放在隔壁；晚上硬读的那些，第二天捞不起来。入夜只翻闲书，当作往壶里添水，大船等水涨了再下。',
        en_US:
          '“If water is not gathered deep, it has no strength to carry a big boat,” says the *Zhuangzi*. Little flows in to you; a night fills the pool and a morning uses it up ⟨ (weak day master)⟩. Give the first hour after waking to the hard subject, with the phone in another room. What you force in at night can’t be fished out next day. Evenings are for light books, which is how the level rises.',
      },
      {
        id: 'study.element.even-yang',
        because: ['sign:even', 'day:yang', 'age<=74'],
        zh_CN:
          '老师最喜欢的是你这种学生，最先忘记的也是。力气居中，日干又属阳，走得动，也刹得住⟨（旺衰居中）⟩，课程快慢都跟得上，于是没人替你加码，也没人替你减负，一年下来分数稳在中间偏上。自己挑一门，只挑一门，把目标抬高一格，写在课本扉页。',
        en_US:
          'You’re the kind of pupil teachers like best and forget first. Your strength sits in the middle and your day stem is yang: you can run and you can brake, whatever the course’s speed ⟨ (neither strong nor weak)⟩. So nobody adds to your load and nobody lightens it, and the grades settle a little above the middle. Pick one subject, only one, raise the aim by a notch, and tell somebody who’ll ask about it.',
      },
      {
        id: 'study.element.even-yin',
        because: ['sign:even', 'day:yin'],
        zh_CN:
          '晴天读得进，阴天读得进，换了教室、换了先生也读得进。力气不偏，日干又属阴，你跟着书本自己的快慢走⟨（旺衰居中）⟩。缺的是一点别扭：没有哪一门叫你忘了吃饭。下回读到让你不舒服的一段，先别翻页，在那里停一个晚上，找出是哪一句惹了你。',
        en_US:
          'Sun or rain, new room, new teacher, you get your reading done. Your strength leans neither way and your day stem is yin, so you go at the pace the book sets ⟨ (neither strong nor weak)⟩. What’s missing is friction; no subject has yet made you forget a meal. When a page next makes you uncomfortable, don’t turn it. Stay there for an evening and find the line that got under your skin.',
      },
    ],
  },
  {
    id: 'study-star',
    card: 'study',
    role: { section: 'learning' },
    paragraphs: [
      {
        id: 'study.star.wenchang-year',
        because: ['star:wenchangguiren=year'],
        zh_CN:
          '识字之前，你已经会把书拿正了。年柱管幼年和家门，读书写字的那颗星落在这里⟨（文昌在年）⟩：念书的声音听得早，身边有人把字当回事。底子厚的人容易吃老本，别人追上来那年才发觉。每隔几年，把会的那一样，从当初最难的地方重学一回。',
        en_US:
          'Before you could read you were already holding the book the right way up. The year pillar is childhood and the house you came from, and the star of reading and writing stands in it ⟨ (Academy star in the year)⟩: somebody near you took words seriously. A good start tends to be lived on until the others draw level. Every few years, relearn your best subject from its hardest page.',
      },
      {
        id: 'study.star.wenchang-month',
        because: ['star:wenchangguiren=month', 'age>=16', 'age<=74'],
        zh_CN:
          '同学的申请书，同事的公告，发出去之前先到你这里过一遍。月柱管学业和公事，读书写字的那颗星正在当班⟨（文昌在月）⟩，考试也好，文书也好，落到纸上你就多几分。多出来的几分，别人用顺手便忘了算。立个规矩：改三份，换对方看你的一份。',
        en_US:
          'Applications, notices, other people’s difficult letters pass through your hands before they’re sent. The month pillar is school and business, and the star of reading and writing is on duty there ⟨ (Academy star in the month)⟩; whatever goes on paper earns you a few extra points. Others get used to them and stop counting. Make a rule: three of theirs corrected, one of yours read.',
      },
      {
        id: 'study.star.wenchang-day',
        because: ['star:wenchangguiren=day'],
        zh_CN:
          '心里乱的时候，你去列单子，列完就静了。读书写字的那颗星坐在日支{branch:day}，是你自己的座位⟨（文昌在日）⟩，落在纸上的你，比说出口的你清楚。要紧的话先写成一页，念给自己听过再讲。也防着一样：计划本写得最厚的那一年，事情做得最少。',
        en_US:
          'When your head is in a muddle you make a list, and by the last item it’s quiet. The star of reading and writing sits in the {branch:day} of your day, your own seat ⟨ (Academy star in the day)⟩, and you’re clearer on paper than aloud. Write the important thing out and read it over before you say it. One caution: the year of the thickest planner was the year of the fewest deeds.',
      },
      {
        id: 'study.star.wenchang-hour',
        because: ['star:wenchangguiren=hour'],
        says: ['study.hour=night'],
        zh_CN:
          '最好的那一篇，你还没有写出来。时柱管一天的尾巴和晚来的事，读书写字的那颗星排在这里⟨（文昌在时）⟩，早年的分数作不得准，越往后，笔越追得上心里的话；一天里也是入夜下笔最顺。眼下该做的是攒料：每晚一行，写当天亲眼见的一样东西。',
        en_US:
          'Your best page isn’t written yet. The hour pillar is the end of the day and whatever comes late, and that’s where your star of reading and writing stands ⟨ (Academy star in the hour)⟩. Early grades are no guide; with time the pen catches up with the thought, and within a day it runs best after dark. For now, gather: one line each night about a thing you saw with your own eyes.',
      },
      {
        id: 'study.star.no-wenchang-output',
        because: ['star:no-wenchangguiren', 'share:most=output', 'age<=74'],
        zh_CN:
          '交上去的东西，发回来常有两样：一句“想法好”，一个圈出来的错字。盘里没有应考写字的那颗星，最大的一份却是往外做的，{share:output}⟨（无文昌，食伤重）⟩，料足，誊写的耐心不足，看卷的人偏偏先看见字面。交出去以前留一刻钟，内容不想，只从最后一句倒着读回来。',
        en_US:
          'Your papers come back with two things on them: “good idea,” and a circle around a typo. The star of exams and clean copies is absent from your chart, while the largest share, {share:output}, goes to making ⟨ (no Academy star, heavy output)⟩. There’s plenty of matter and not much patience, and a grader sees the surface first. Keep fifteen minutes. Read it backward, last sentence to first.',
      },
      {
        id: 'study.star.no-wenchang-resource',
        because: ['star:no-wenchangguiren', 'share:most=resource'],
        zh_CN:
          '读一本厚书两个晚上，回一封短信要改七遍。学问是盘里最大的一份，{share:resource}，偏没有替它落笔的那颗星⟨（无文昌，印重）⟩，书进得去，字出不来。写作课先别报，先抄：挑一页你佩服的文字，每天照抄半页，抄满一个月，手就认得路了。',
        en_US:
          'Two evenings for a thick book, seven drafts for a short reply. Learning is the largest share of your chart, {share:resource}, and the star that would put it on paper is missing ⟨ (no Academy star, heavy resource)⟩. Books go in, sentences stay in. Don’t sign up for a writing class yet. Copy: half a page a day, by hand, of prose you admire. In a month the hand will know the way.',
      },
      {
        id: 'study.star.no-wenchang-officer',
        because: ['star:no-wenchangguiren', 'share:most=officer', 'age<=74'],
        zh_CN:
          '纸面上的你，比遇事时的你矮一头。盘里分量最重的是担子，{share:officer}，应考写字的那颗星没有来⟨（无文昌，官杀重）⟩，分数总落在本事后面。挑考法要紧：能面试就面试，能实操就实操，交作品的课胜过闭卷的课。躲不开的闭卷，照真考的钟点，先演三回。',
        en_US:
          'On paper you’re a head shorter than when something has to be done. Duties are the largest share of your chart, {share:officer}, and the star of exams and essays didn’t come ⟨ (no Academy star, heavy officers)⟩; the grades trail behind the skill. So choose how you’re tested. Interview, practical, portfolio, in that order, before a closed book. If there’s no way around it, rehearse three times at the real hour.',
      },
      {
        id: 'study.star.no-wenchang-wealth',
        because: ['star:no-wenchangguiren', 'share:most=wealth'],
        zh_CN:
          '书买得比读得快，报了的课听到一半，座位就空了。盘里最大的一份是要经手的实务，{share:wealth}，没有引你坐下来读写的那颗星⟨（无文昌，财重）⟩，学什么都先问值不值。问得对，只是有些东西学到一半才看得出价钱。给每样新东西一个试用期：六个晚上，到期再算账。',
        en_US:
          'You buy books faster than you read them, and halfway through a course your seat is empty. Practical business is the largest share of your chart, {share:wealth}; the star that sits one down with a pen is missing ⟨ (no Academy star, heavy wealth)⟩. You ask of every subject if it’s worth the time. Some only show their price at the halfway mark. Give each a trial of six evenings, and do the sums after.',
      },
      {
        id: 'study.star.no-wenchang-peer',
        because: ['star:no-wenchangguiren', 'share:most=peer'],
        says: ['learning.company=equals'],
        zh_CN:
          '一个人进图书馆，坐不满一个钟头；五个人约好，你能坐到闭馆。盘里最大的一份是同类，{share:peer}，没有引人独坐读写的那颗星⟨（无文昌，比劫重）⟩，安静要从伴儿那里借。拼桌得有规矩才灵：手机摞在桌子中间，整点才说话，先走的人请喝汽水。',
        en_US:
          'Alone in the library you last an hour. With four others who have promised to come, you’re there at closing time. Your own kind is the largest share of the chart, {share:peer}, and the star that keeps one at a desk is missing, so quiet has to be borrowed from company ⟨ (no Academy star, heavy peers)⟩. It works with rules. Phones in a pile, talk on the hour, and the first to leave buys the sodas.',
      },
      {
        id: 'study.star.taiji-month-day',
        because: ['star:taijiguiren=month', 'star:taijiguiren=day', 'age<=74'],
        zh_CN:
          '钟停了，别人换电池，你打开后盖看齿轮。刨根的那颗星，月柱有，日柱也有⟨（太极在月、日）⟩，小时候的“为什么”一直问到今天。根挖得深，地面上的活就收工晚：作业写到一半，你在查这道公式是谁想出来的。挖之前定个深度，问到第三层，先上来把今天的做完。',
        en_US:
          'The clock stops, and while others look for a battery you have the back off and are watching the wheels. The star that digs for the root stands in your month and again in your day ⟨ (Taiji star in month and day)⟩; you never outgrew “why.” Down there the afternoon goes by, and the homework is half done when you’re reading about who found the formula. Three whys, then up for air.',
      },
      {
        id: 'study.star.taiji-hour',
        because: ['star:taijiguiren=hour', 'main:hour=resource'],
        says: ['study.hour=night'],
        zh_CN:
          '夜里查的那些，白天一样也用不上：一个字的来历，一座桥的年代，一条河改过几次道。时柱有刨根的那颗星，时支当家的又是学问⟨（太极在时，时支坐印）⟩，用不上的东西，养的是你后来的日子。别急着换成什么，给它一个固定的抽屉，十年后打开，里头是一门学问。',
        en_US:
          'What you look up at night is no use by day: where a word came from, when a bridge was built, how often a river moved. The star that digs for roots stands in your hour, and learning leads the branch there ⟨ (Taiji star in the hour, on a seal)⟩. It’s laid in for your later years. Don’t hurry to turn it into something. Give it one drawer. Opened in ten years, that drawer will be a subject.',
      },
      {
        id: 'study.star.huagai-day',
        because: ['star:huagai=day'],
        says: ['alone=needed', 'learning.company=alone'],
        zh_CN:
          '门一关，你的进度快一倍；旁边有人看着，连字都写小了。罩住喧闹的那颗星落在日支{branch:day}，自己的座位上⟨（华盖在日）⟩，大课听个开头就够，真正学会是在散了以后。关久了，会把绕远的路当成唯一的路。每两个星期开一次门，请一个内行看看你走到哪里了。',
        en_US:
          'With the door shut you go twice as fast. With somebody watching, even your handwriting shrinks. The star that covers one with quiet has come down on the {branch:day} of your day, your own seat ⟨ (Canopy in the day)⟩. From a class you need the first ten minutes; the learning happens after. Shut in long enough, you’ll take a detour for the road. Every two weeks, show an expert how far you’ve come.',
      },
      {
        id: 'study.star.guoyin-month',
        because: ['star:guoyinguiren=month', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['study.seen=yes'],
        zh_CN:
          '考下来的证，你收在同一个文件袋里，要用时一抽就有。月柱带着管印信的那颗星，天干上又露着规矩⟨（国印在月，官杀透）⟩，学到的东西盖了章，在你这里才算学完，别人也真认这个章。章多了，学就成了集邮。下一张证先答一句：拿到以后的头一个月，用在谁身上。',
        en_US:
          'Your certificates live in one folder, and you can put a finger on any of them. The star of stamps and signatures stands in your month, and rules show among the stems ⟨ (Office seal star in the month, officers revealed)⟩. A thing is learned once it’s stamped, and other people honor the stamp. Too many, and it becomes philately. Before the next, say who will get the use of it in its first month.',
      },
      {
        id: 'study.star.tianyi-day',
        because: ['star:tianyi=day'],
        zh_CN:
          '讲不清哪里不对，可你一听就知道它不对：机器的杂音，句子的别扭，同桌那口气叹得不一样。会照看人的那颗星坐在日支{branch:day}⟨（天医在日）⟩，学一行，从它的毛病进门，比从它的道理进门快。看过的毛病记成一本册子，一页一例，翻到三十页，道理已经在里头了。',
        en_US:
          'You hear that it’s wrong before you can say how: a rattle in the fan, a limp in a sentence, a friend’s sigh. The star of looking after sits in the {branch:day} of your day ⟨ (Healer star in the day)⟩, and you enter a field faster by its faults than by its principles. Keep a casebook, one fault to a page. Around page thirty the principles will turn out to be in it.',
      },
      {
        id: 'study.star.jiangxing-day',
        because: ['star:jiangxing=day', 'age<=74'],
        says: ['leads=yes', 'out=much'],
        zh_CN:
          '满屋子没人举手的时候，讲课的人会看着你。领头的那颗星坐在日支{branch:day}⟨（将星在日）⟩，大家等你先开口，你为了那一下，头天晚上多读了两页。被人等着，就是你最好的课程。挑要带人的位子去学：组长，领读，轮值主持。坐在后排只听，学到的会少一半。',
        en_US:
          'When no hand goes up, the speaker looks at you. The star that stands at the head of the line sits in the {branch:day} of your day ⟨ (General star in the day)⟩. They wait for you to go first, and on account of that moment you read two extra pages last night. Being waited for is your best course. Learn from the chair that runs the thing; in the back row you’ll take home half.',
      },
    ],
  },
]
