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
        claims: ['helps=output'],
        form: ['statement', 'order'],
        zh_CN:
          '你学得多，拿出来的少，读后记一篇也没给人看过。⟨印占{pct:resource}，食伤只占{pct:output}，|盘里往里学的占{pct:resource}，往外说、往外做的只占{pct:output}，⟩别人讲的你句句听懂，轮到自己就没意见。旁人因此以为你不懂，好机会给了说得出来的人；你自己也吃亏，没讲过的东西，三个月后就只剩个影子。讲不必讲给一屋子人，一个人就够。每读完一本，写一百字寄给那个人。',
        en_US:
          'You learn a great deal and let little of it out, and nobody has ever seen your notes. ⟨Resource makes up {pct:resource} of the chart and output {pct:output}|Taking in makes up {pct:resource} of your chart, speaking and making {pct:output} of it⟩. You follow every word and then have no comment. So people think you don’t know, and the chances go to those who can say it. You lose by it too, since what you never explained is a shadow in three months. After each book, send one person a hundred words about it.',
      },
      {
        id: 'study.inout.noodle-shop',
        because: ['share:resource<=8', 'share:output>=25', 'age>=16'],
        says: ['out=much'],
        claims: ['helps=resource'],
        form: ['statement', 'order'],
        zh_CN:
          '同一个例子，老朋友已经听过四遍。⟨食伤占{pct:output}，印只占{pct:resource}，|盘里往外讲、往外做的占{pct:output}，往里学的只占{pct:resource}，⟩话先出口，出处回家再补，迟早要见底。当众讲一回，当晚添十页新的。',
        en_US:
          'Your old friends have heard that example four times. ⟨Output makes up {pct:output} of the chart and resource {pct:resource}|Speaking and making take up {pct:output} of your chart, and learning {pct:resource} of it⟩. You say it first and check it at home, and sooner or later the supply runs out. For every time you explain something in public, read ten new pages that night.',
      },
      {
        id: 'study.inout.swing-door',
        because: ['share:resource>=20', 'share:output>=20', 'stems:resource', 'stems:output'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '白天讲过的，夜里你要翻书核一遍；夜里读到的，第二天就进了闲谈。⟨印占{pct:resource}，食伤占{pct:output}，都透在天干，|盘里学进来的占{pct:resource}，放出去的占{pct:output}，两样都在明处，⟩进和出在你这里不打架，麻烦只在交稿前一分钟：又读到一条新的，于是重写。你交得晚，交上来的却总比别人多想一层。',
        en_US:
          'What you said during the day you look up at night, and what you read at night turns up in conversation. ⟨Resource makes up {pct:resource} of the chart and output {pct:output}, both revealed in the stems|Learning makes up {pct:resource} of your chart and speaking and making {pct:output} of it, both in plain view⟩. The two get along, except in the last minute, when you read one thing more and start over. You hand in late, and what you hand in has been thought through once more than theirs.',
      },
      {
        id: 'study.inout.two-notebooks',
        because: ['share:resource>=20', 'share:output>=20'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你心里有两个人，一个劝你再想想，一个催你快动手，常在同一个上午吵起来。⟨印占{pct:resource}，食伤占{pct:output}，两头都重，|盘里学进来的占{pct:resource}，放出去的占{pct:output}，两头都重，⟩所以你的本子有两种，一种抄别人的话，一种写自己的话，从不混放。两个人都有道理，只是不能同时开口。午饭前只进，午饭后只出，吵声就没了；一周里留一天专门进，一天专门出，也行。',
        en_US:
          'There are two voices in you, one saying think again and one saying get started, and by the middle of the morning they’re arguing. ⟨Resource makes up {pct:resource} of the chart and output {pct:output}, both heavy|Learning makes up {pct:resource} of your chart and speaking and making {pct:output} of it, both heavy⟩. So you keep two kinds of notebook, one for other people’s words and one for your own, and never mix them. Both voices are right, and they can’t talk at once. Taking in before lunch and putting out after it ends the argument. A day for each would do as well.',
      },
      {
        id: 'study.inout.two-narrow-doors',
        because: ['share:resource<=8', 'share:output<=8'],
        says: ['learning=by-doing', 'out=little'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '本事在你这里是经手经出来的，前面不用多念，后面也不用多讲。⟨印只占{pct:resource}，食伤只占{pct:output}，|盘里学进来的占{pct:resource}，放出去的占{pct:output}，都不多，⟩坐着听，你的心在窗外；替人搬一趟器材，倒把门道看全了。',
        en_US:
          'You learn by handling things, with few words before and few after. ⟨Resource is {pct:resource} of the chart and output {pct:output}|Learning makes up {pct:resource} of your chart and speaking and making {pct:output} of it, neither much⟩. Sitting and listening, your mind is out of the window. Carrying the equipment for someone once, you see how the whole thing works.',
      },
      {
        id: 'study.inout.manual-in-plastic',
        because: ['no:resource', 'share:output>=20'],
        says: ['learning=by-doing', 'out=much'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '说明书到你手里，塑料封皮从来没拆过。⟨全盘无印，食伤占{pct:output}，|盘里管学问的一样也没有，往外做的却占{pct:output}，⟩所以什么都从动手开始，错了再来，第三遍就像样了。',
        en_US:
          'The manual is still in its plastic. ⟨There is no resource in the chart, and output makes up {pct:output} of it|Nothing in your chart stands for learning, and making takes up {pct:output} of it⟩. You begin with your hands, get it wrong, and the third try looks right.',
      },
      {
        id: 'study.inout.library-that-keeps',
        because: ['no:output', 'share:resource>=20', 'age<=74'],
        says: ['out=little'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '你懂的事，要等出了岔子，旁人才发现你早就懂。⟨全盘无食伤，印占{pct:resource}，|盘里没有往外放的那一样，学进来的却占{pct:resource}，⟩问你考得怎么样，你说“还行”，卷子其实写到了格子外面。',
        en_US:
          'That you knew all along comes out when something has gone wrong. ⟨There is no output in the chart, and resource makes up {pct:resource} of it|Nothing in your chart lets things out, and learning makes up {pct:resource} of it⟩. Asked about the test, you say it was all right, when you’d filled the paper to the margins.',
      },
      {
        id: 'study.inout.cover-outward',
        because: ['share:resource>=20', 'share:output<=20', 'stems:resource'],
        says: ['out=little', 'study.seen=yes'],
        claims: ['presumes=reading', 'helps=output'],
        form: ['scene', 'order'],
        zh_CN:
          '你的书放下来总是封面朝上，所以常有人问你在读什么。⟨印透天干，占{pct:resource}，食伤不及它，|盘里学进来的占{pct:resource}，又在明处，放出去的没有它多，⟩人人知道你在学，见过你用的不多。学完一样，先把成果贴出来，再开下一样。',
        en_US:
          'Your book lies cover up, and people ask about it. ⟨Resource shows in the stems and makes up {pct:resource} of the chart, more than output|Learning makes up {pct:resource} of your chart, in plain view, and less comes out again⟩. Everyone knows that you study, and few have watched you use it. Pin up what you made of one subject before you start another.',
      },
      {
        id: 'study.inout.certificate-in-magazine',
        because: ['share:resource>=20', 'share:output<=20', 'stems:no-resource'],
        says: ['study.seen=no'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你学东西不声不响，没人记得你上过那门课。⟨印占{pct:resource}，全藏在地支，|盘里学进来的占{pct:resource}，全在看不见的地方，⟩夜里看，路上想，白天照旧说“不太清楚”。好处是没人催，坏处是没人考，懂到七分便停了。一个不讲情面的人每季抽查你一回，剩下的三分就逼得出来；你若不肯让人知道，也可以去考一个没人认识你的地方。被人知道也没有那么可怕，知道的人会把难题带给你，那才是真功课。',
        en_US:
          'You study without a sound, and nobody remembers that you took the course. ⟨Resource makes up {pct:resource} of the chart, all of it hidden in the branches|Learning makes up {pct:resource} of your chart, all of it out of sight⟩. You read at night, think on the way, and by day say you wouldn’t know. No one hurries you, and no one tests you either, so you stop at seventy percent. Somebody unsentimental who quizzes you every quarter would get the rest out of you. If you don’t want to be known for it, take the test somewhere among strangers. Being known isn’t so bad. People bring you their hard questions, and those are the real lessons.',
      },
      {
        id: 'study.inout.voice-still-bright',
        because: ['share:output>=20', 'share:resource<=20', 'stems:output', 'sign:weak', 'kind:regular'],
        says: ['out=much'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '讲完一场，嗓子还亮，人已经空了。⟨食伤占{pct:output}，透在天干，身却偏弱，|盘里往外放的占{pct:output}，又在明处，撑它的力气却偏小，⟩人前越说越来劲，到家一句话也不想讲，隔天连自己用过的好比方都忘了。开讲前先写一页，讲完把冒出来的新话补在页边，学问就不至于当场花光。',
        en_US:
          'When the talk is over your voice is still bright, and you are empty. ⟨Output makes up {pct:output} of the chart and shows in the stems, and your self is weak|Speaking and making take up {pct:output} of your chart, in plain view, with modest strength behind them⟩. In front of people you warm up as you go, at home you don’t want to say a word, and next day your own best comparison is gone. A page written beforehand, with the new lines added in its margin, keeps it from being spent on the spot.',
      },
      {
        id: 'study.inout.full-vat',
        because: ['share:resource>=20', 'share:output<=20', 'stems:resource', 'sign:firm'],
        says: ['out=little', 'study.seen=yes'],
        claims: ['presumes=adult', 'burdens=resource'],
        form: ['order'],
        zh_CN:
          '道理你越懂越多，脚越站越稳，稳到不想出门。⟨印透天干，占{pct:resource}，身又强，|盘里学进来的占{pct:resource}，又在明处，你的力气本来就足，⟩再学是往满缸里舀水。旁人差一本书，你差一个非去不可的场合。今年的学费，拿去买一张车票。',
        en_US:
          'You know more and more, stand more and more firmly, and see less and less reason to go out. ⟨Resource shows in the stems at {pct:resource} of the chart, and your self is strong|Learning makes up {pct:resource} of your chart, in plain view, and you were strong to begin with⟩. More study is water in a full tub. Others need one more book, and you need somewhere you have to be. Spend this year’s tuition on a ticket.',
      },
      {
        id: 'study.inout.taught-by-noon',
        because: ['share:output>=20', 'share:resource<=20', 'stems:output'],
        says: ['out=much'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '刚学会的东西在你手里放不过夜，上午听来的，下午已经教给了三个人。⟨食伤透天干，占{pct:output}，多过印，|盘里往外放的占{pct:output}，又在明处，比学进来的多，⟩难处在第二层：头一层讲得太顺。',
        en_US:
          'What you’ve just learned doesn’t last the night with you. Picked up in the morning, it has been passed on to three people by afternoon. ⟨Output shows in the stems at {pct:output} of the chart, more than resource|Speaking and making take up {pct:output} of your chart, in plain view, more than learning⟩. The second layer is your difficulty, because the first goes so smoothly.',
      },
      {
        id: 'study.inout.enrolled-in-all',
        because: ['stems:resource>=2', 'share:resource>=20', 'share:output<=20', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '样样学过，没有一样敢写进“特长”。⟨天干不止一个印，占{pct:resource}，|盘里学进来的占{pct:resource}，明处不止一份，⟩老师接着老师，课程接着课程，手边总有下一门，也总有人愿意再教你一门。好意多了，作业就永远欠着。一年里有一样毕业就够：考完，挂上，或者正式退掉。',
        en_US:
          'You’ve taken lessons in everything and wouldn’t dare to call any of it a skill. ⟨More than one resource shows in the stems, {pct:resource} of the chart|Learning makes up {pct:resource} of your chart, and more than one part of it shows⟩. Teacher follows teacher, there’s always a next course, and somebody kind is always ready to start you on it. With so much good will, the homework is always owed. One graduation a year would be enough, whether you pass it, frame it or officially quit.',
      },
      {
        id: 'study.inout.three-beginnings',
        because: ['stems:output>=2', 'share:output>=20', 'share:resource<=20'],
        says: ['out=much'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '半支曲子，一张草图，一封没写完的长信：你的桌上总摊着三样开头。⟨天干不止一个食伤，占{pct:output}，|盘里往外放的占{pct:output}，明处不止一份，⟩学东西学到能动手就动手了，后面讲的什么，你没听过。开头是你的天分，收尾要当一门课来学。去年的那些开头里，有一件只差个尾巴。',
        en_US:
          'Half a tune, a sketch, a long letter that stops in the middle: there are three beginnings on your desk. ⟨More than one output shows in the stems, {pct:output} of the chart|Speaking and making take up {pct:output} of your chart, and more than one part of it shows⟩. You learn up to the point where you can start, and then you start, so the later lessons you’ve never heard. Beginning is your gift, and ending has to be learned. One of last year’s beginnings lacks only its tail.',
      },
      {
        id: 'study.inout.thick-scratch-pad',
        because: ['share:output>=20', 'share:resource<=20', 'stems:no-output'],
        says: ['study.seen=no'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你做得多，交得少，草稿纸比作业本厚。⟨食伤占{pct:output}，一个也不透，|盘里往外做的占{pct:output}，却都在看不见的地方，⟩画过的图，改过的句子，试到第四遍的汤，都留在自家屋里。你要手练熟了，才肯承认在学。可是练熟以前的那几遍，别人看了才最有得学，也最知道该怎么帮你；等你拿出来，已经没有地方可以改了。早两步送出门，哪怕只给一个人，进步也会快一倍。',
        en_US:
          'You make a great deal and hand in little, and your scratch pad is thicker than your notebook. ⟨Output makes up {pct:output} of the chart and shows in no stem|Making takes up {pct:output} of your chart, all of it out of sight⟩. Drawings, improved sentences, the fourth version of a soup all stay indoors. You practice until it’s good and only then admit to learning. But the versions before that are the ones others could learn from and help with. By the time you show it, there’s nothing left to change. Sent out two steps earlier, even to one person, it would get better twice as fast.',
      },
      {
        id: 'study.inout.timetable-on-the-fridge',
        because: ['share:resource<=20', 'share:output<=20', 'stems:resource', 'stems:no-output', 'age<=74'],
        says: ['study.load=few'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '报名你最快，第五周课表就让别的东西盖住了。⟨印透天干，却只占{pct:resource}，食伤不透，|盘里想学的心在明处，份量却只有{pct:resource}，放出去的一样不露，⟩劲头做得足，底下的料刚够一门，所以一回只能学一门。',
        en_US:
          'You’re the first to enroll, and by week five something else covers the timetable. ⟨Resource shows in the stems but makes up only {pct:resource} of the chart, and no output shows|Your wish to learn is in plain view and makes up {pct:resource} of your chart, and nothing of output shows⟩. The will is large and the supply does for one subject, so one at a time it has to be.',
      },
      {
        id: 'study.inout.promise-first',
        because: ['share:resource<=20', 'share:output<=20', 'stems:output', 'stems:no-resource'],
        says: ['deadline=helps'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '嘴走在脚前面，这是你学东西的次序。⟨天干透食伤，不透印，食伤{pct:output}，印{pct:resource}，|盘里往外说的在明处，学进来的不在，份量都不大，⟩有人问路，你指得又快又清楚，可那条路你只走过头一段。人家当你是老手，你只好连夜补课。这倒可以当成办法：先答应讲，定好哪天，再去学，往往学得最牢。别答应得太大，答应到自己会脸红的程度就正好。讲完那天最值得多坐一会儿，记下被问倒的那几句，那是你下一本书的目录。',
        en_US:
          'Your mouth goes ahead of your feet; that’s the order in which you learn. ⟨Output shows in the stems at {pct:output} of the chart, and resource at {pct:resource} doesn’t|Speaking shows in your chart and learning doesn’t, and neither is large⟩. Asked the way, you point quickly and clearly along a road of which you’ve walked the first part. They take you for an old hand, and you read up overnight. It makes a good method. Promise the talk, fix the day, and learn it then, since that’s what stays with you. Don’t promise too much. Promise just enough to blush at. When the talk is over, stay and write down the questions that stumped you, since they’re the table of contents of your next book.',
      },
      {
        id: 'study.inout.second-row',
        because: ['share:resource<=20', 'share:output<=20', 'stems:resource', 'stems:output', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你门门跟得上，考砸的少，拔尖的也少。⟨印与食伤都透天干，{pct:resource}对{pct:output}，|盘里学的和说的都在明处，份量都不大，⟩各占一个座位，谁也挤不走谁。老师给你的评语年年一样，换个名字，给半个班都合适。要拔尖也不难，挑一门，坐到第一排去，让人看见你问。你怕的其实是问错，可问错的人，老师记得最牢。',
        en_US:
          'You keep up in everything, seldom fail and seldom stand out. ⟨Resource and output both show in the stems, {pct:resource} against {pct:output} of the chart|Learning and speaking both show in your chart, and neither is large⟩; each has its seat and neither pushes the other out. Teachers wrote the same remark about you every year, and with the name changed it would do for half the class. To stand out isn’t hard. Choose one subject, sit in the first row and be seen asking. What you fear is asking something foolish, and those who do are the ones teachers remember best.',
      },
      {
        id: 'study.inout.other-doors',
        because: ['share:resource<=20', 'share:output<=20', 'stems:no-resource', 'stems:no-output', 'age>=16', 'age<=74'],
        says: ['study.seen=no'],
        form: ['statement'],
        zh_CN:
          '成绩单上看不出你花了多少工夫。⟨天干不透印，也不透食伤，|盘里学的和说的都不在明处，份量也轻，⟩在明处的是同伴、钱粮、规矩这几样，你便从这几道门里长进：陪人办成一件事，管好一笔钱，守住一条章程。教室里听来的，过几年才想起来用。给学问派一件差事，它才肯留下；没有差事的学问，你留不住，也不必怪自己笨。别人夸你能干，说的正是你的学问。',
        en_US:
          'Report cards never showed the work you put in. ⟨Neither resource nor output shows in the stems|Neither learning nor speaking is in plain view in your chart, and neither is large⟩. What stands there is company, money or rules, and those are your classrooms: seeing a thing through with others, minding a budget, keeping to a regulation. What the teacher said comes back years later. A subject stays with you once it has an errand to run. Without one it won’t stay, and that doesn’t make you slow. When people call you capable, it’s your learning they mean.',
      },
      {
        id: 'study.inout.groundwater',
        because: ['share:most=resource', 'stems:no-resource'],
        says: ['study.seen=no'],
        claims: ['presumes=reading', 'most=resource'],
        form: ['question'],
        zh_CN:
          '你是怎么会的？你愣一下，说“好像一直都会”。⟨印是全盘最大的一份，占{pct:resource}，一个不透，|盘里最大的一份是学问，占{pct:resource}，全在看不见的地方，⟩像地下水，地面上看不见河。',
        en_US:
          'How did you learn that? You stop and say, “I think I always could.” ⟨Resource is the largest share of the chart at {pct:resource}, and none of it shows|Learning is the largest share of your chart at {pct:resource}, all of it out of sight⟩, like groundwater where the map shows no river.',
      },
      {
        id: 'study.inout.in-other-names',
        because: ['share:most=output', 'stems:no-output', 'age>=16', 'age<=74'],
        claims: ['most=output'],
        form: ['statement'],
        zh_CN:
          '替别人改稿、改图、改方案的那个晚上，是你长进最多的晚上。⟨食伤是全盘最大的一份，占{pct:output}，一个不透，|盘里最大的一份是往外做，占{pct:output}，全在看不见的地方，⟩本事都借着别人的名字出门。',
        en_US:
          'The evening you spend fixing somebody else’s draft is the evening you learn most. ⟨Output is the largest share of the chart at {pct:output}, and none of it shows|Making is the largest share of your chart at {pct:output}, all of it out of sight⟩, and your skill goes out under other people’s names.',
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
        form: ['statement'],
        zh_CN:
          '自习室里旁边那张椅子，对你比讲台要紧。⟨月支是比肩，|盘里管环境的那一格，坐着跟你同一类的人，⟩各做一遍，答案一对，错在哪里当场看见。坐在高手旁边你不开口，坐在新手旁边你只顾着讲，两头都学不到东西。挑学伴看步子，不看交情；交情好的那位，留着吃饭。两个人都学会了，再一起去找一个更难的。',
        en_US:
          'In a study hall the chair beside yours matters more to you than the lectern. ⟨The month branch is Friend|The place for your surroundings in the chart holds your own kind⟩. Each does it once, you compare, and the slip is plain. Beside a master you don’t open your mouth, and beside a beginner you do nothing but talk, and neither teaches you much. Choose a study partner by pace and not by friendship. The good friend can come to dinner. When both of you have it, look for something harder together.',
      },
      {
        id: 'study.main.month-jiecai',
        because: ['main:month=jiecai'],
        says: ['learning.company=equals'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '分数会替你选课：对手报什么你也报什么，赢回来一样用不着的本事。⟨月支是劫财，|盘里管环境的那一格，坐着来跟你争的人，⟩长进最快的几段日子，身边都有这么一个人，所以也怪不得你。先定自己要哪一样，再抬头看人家，这一条能省你好几年。',
        en_US:
          'The score picks your subjects: you enroll in whatever your rival enrolls in, and win a skill you have no use for. ⟨The month branch is Rival|The place for your surroundings in the chart holds someone who competes with you⟩. In every stretch when you got ahead there was such a person near, so it’s no wonder. Deciding what you want before you look at the others will save you years.',
      },
      {
        id: 'study.main.month-shishen',
        because: ['main:month=shishen', 'age<=74'],
        says: ['learning=by-doing'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '揉面、接线、弹琴，你要做到第三遍，才听懂第一遍讲的是什么。⟨月支是食神，|盘里管环境的那一格，是慢慢做、做得出的那股劲，⟩学问从手上走到心里。考卷上的你比做东西的你矮一截，所以备考时要把背的改成做的：画一张，搭一个，讲给猫听也算。评你的人若肯看实物，你就不吃亏。慢也不怕，你慢在前头，后面几年别人忘了，你的手还记得。',
        en_US:
          'Kneading, wiring, playing scales: at the third try you understand what was said before the first. ⟨The month branch is Eating god|The place for your surroundings in the chart is made for working slowly and well⟩, and knowledge goes in through your hands. On paper you look smaller than you do when making something, so before a test, what must be memorized should be turned into something to make, even a drawing or a talk to the cat. Where people judge the thing itself, you’re at no disadvantage. Being slow is no worry. You’re slow at the start, and years later, when others have forgotten, your hands remember.',
      },
      {
        id: 'study.main.month-shangguan',
        because: ['main:month=shangguan'],
        says: ['learning=by-parts'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '信书的人把书背下来，你把书拆下来，过一年再问，记得住的是你。⟨月支是伤官，|盘里管环境的那一格，听不得圆场的话，⟩老师话音没落，那个讲不通的例外已经捏在你手里。学费也交在这里，课堂上被你驳倒过的老师，课后就不大肯多讲了。',
        en_US:
          'People who believe a book learn it by heart. You take it apart, and a year later you’re the one who remembers. ⟨The month branch is Hurting officer|The place for your surroundings in the chart can’t let a smooth answer pass⟩, so the sentence isn’t over and you’re holding the case it doesn’t cover. It has a price. Teachers you’ve beaten in class don’t stay behind to tell you more.',
      },
      {
        id: 'study.main.month-piancai',
        because: ['main:month=piancai'],
        says: ['learning=by-talking'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '学问是你一路打听来的：问摊主怎么进货，问司机怎么绕路，问到第五个人，心里就有了一张图。⟨月支是偏财，|盘里管环境的那一格，是四处走动、结交的那股劲，⟩图是活的，也是散的。没有人碰巧提起的那一角，你不知道它缺着。',
        en_US:
          'You learn by asking along the way: how the stall buys its fruit, how the driver avoids the bridge, and by the fifth person you have a map. ⟨The month branch is Indirect wealth|The place for your surroundings in the chart likes to move about and meet people⟩. The map is alive, and it’s in pieces. Of the corner nobody happened to mention, you don’t know that it’s missing.',
      },
      {
        id: 'study.main.month-zhengcai',
        because: ['main:month=zhengcai'],
        says: ['learning=by-doing'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '这个用在哪里？教你的人都怕你问这一句。⟨月支是正财，|盘里管环境的那一格，认实物，认用处，⟩学问到你手里，要换成东西才留得住：会记账了，先理清自家的账；会修图了，先修一张旧照片。',
        en_US:
          'What is it for? That’s the question people who teach you are afraid of. ⟨The month branch is Direct wealth|The place for your surroundings in the chart values what can be used⟩, and with you knowledge stays once it has turned into something. Learn bookkeeping, and your own accounts get done. Learn retouching, and an old photo gets mended.',
      },
      {
        id: 'study.main.month-qisha',
        because: ['main:month=qisha'],
        says: ['deadline=helps'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '水管爆掉的那个晚上，你学会了修水管⟨（月支是七杀）⟩。太平日子里书翻得懒，真要出事了，三天顶别人一个月。毛病也在这里：靠火烧眉毛来学，烧完常常只记得烟。事情过去的当晚从头讲一遍给人听，怎么起的，怎么停住的，这一课才真归你；不然下一回还得再烧一次。你不缺本事，缺的是让本事留下来的那半个钟头。',
        en_US:
          'The night the pipe burst was the night you learned plumbing⟨ (the month branch is Seven killings)⟩. In quiet times the book stays shut, and when there’s trouble you do a month’s study in three days. That’s also the flaw, since what’s learned in an emergency is mostly remembered as panic. Tell it through once in order the same evening, how it began and what stopped it, and the lesson is yours. Otherwise it will take another burst pipe. What you lack isn’t skill. It’s the half hour in which skill settles.',
      },
      {
        id: 'study.main.month-zhengguan',
        because: ['main:month=zhengguan', 'age<=74'],
        says: ['learning=by-book', 'plan=ahead'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '入门没学过，进阶的书你就不好意思翻。⟨月支是正官，|盘里管环境的那一格，讲次序，⟩什么学问到你手里都成了一级一级的台阶，先看目录和要求，看完了才看正文。你到得晚，每一级都踩过；有人坐电梯上去，说得热闹，楼层却报不准。要防的是台阶数得太认真，忘了上来是为了看什么。教别人入门，你倒是最合适的那一位，因为每一级你都记得怎么踩。',
        en_US:
          'You’d feel like a trespasser opening volume two first. ⟨The month branch is Direct officer|The place for your surroundings in the chart likes order⟩, and any subject you enter becomes a staircase, with the contents page and the requirements before the text. You arrive late, having stood on every step, while those who took the elevator talk brilliantly about floors they couldn’t number. Just don’t count the steps so carefully that you forget what you came up to see. For teaching beginners you’re the right person, since you remember how each step was taken.',
      },
      {
        id: 'study.main.month-pianyin',
        because: ['main:month=pianyin'],
        says: ['learning=by-parts', 'learning.company=alone'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN: '本来只查一个词，三个钟头以后，你停在一张毫不相干的旧地图上⟨（月支是偏印）⟩。正课上坐不住，岔路上的细节一个不漏。',
        en_US:
          'You went to look up one word, and three hours later you were studying an old map of somewhere else⟨ (the month branch is Indirect seal)⟩. The main course bores you, and on the side roads you miss nothing.',
      },
      {
        id: 'study.main.month-zhengyin',
        because: ['main:month=zhengyin'],
        says: ['learning=by-teacher', 'learning.company=teacher'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你是跟着人学的，一位好老师走了，那门课你也就放下了⟨（月支是正印）⟩。谁的口头禅，谁的板书，隔多少年还在你的笔记里。跟对了人，学问像自家的；跟错了人，好好一门课也凉了。选课先选讲课的人，这个次序对你最要紧。没有合适的人，也可以跟着一个写书的人学，把那个人的书按年份读一遍，读到能猜出下一句；这样学来的东西，一样带着体温。',
        en_US:
          'You learn from a person, and when a good teacher leaves, you drop the subject⟨ (the month branch is Direct seal)⟩. Somebody’s favorite phrase, somebody’s handwriting on the board is in your notes to this day. Under the right person a subject feels like home, and under the wrong one it goes cold. For you, choosing the teacher comes before choosing the course. With nobody suitable near, you can learn from a writer as well, reading everything by one person in order until you can guess the next line. What you learn in that way is just as warm.',
      },
      {
        id: 'study.main.day-bijian',
        because: ['main:day=bijian'],
        says: ['learning.company=alone', 'help=does-not-ask'],
        form: ['statement'],
        zh_CN:
          '有人要教你，你先说“我自己试试”。⟨日支是比肩，|盘里离你最近的那一格，坐着另一个你，⟩你的老师就是昨天没做成的那个自己。试出来的谁也拿不走，只是常在别人早修好的大路旁边，又踩出一条小路。试两回不通就去问，不丢人。',
        en_US:
          'Offer to show you how, and you say, “Let me try it first.” ⟨The day branch is Friend|The place nearest to you in the chart holds another you⟩, and your teacher is yesterday’s failed attempt. Nobody can take away what you found out like that, though at times it’s a footpath beside a paved road. After two tries there’s no shame in asking.',
      },
      {
        id: 'study.main.day-jiecai',
        because: ['main:day=jiecai'],
        says: ['learning.company=equals'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '借来的书你读得最快，因为书的主人过两天会问；自己买的那些，书脊还是直的⟨（日支是劫财）⟩。前头有个人可追，你能学到很晚，没人可比，学什么都没劲。',
        en_US:
          'Borrowed books get finished, because their owner will ask, and the ones you paid for have very straight spines⟨ (the day branch is Rival)⟩. With somebody ahead to catch you can study late into the night, and with no one to beat, nothing interests you.',
      },
      {
        id: 'study.main.day-shishen',
        because: ['main:day=shishen'],
        says: ['study.pace=slow'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN: '学问在你肚子里要过夜：当场问你只有三分，隔天再问有八分，还添了个好比方⟨（日支是食神）⟩。别跟反应快的人抢答，你赢在第二天。',
        en_US:
          'Knowledge has to spend a night in you: asked on the spot you know a third of it, and asked the next day you know most, with a good comparison besides⟨ (the day branch is Eating god)⟩. It’s no use racing the quick ones. You win on the second day.',
      },
      {
        id: 'study.main.day-shangguan',
        because: ['main:day=shangguan'],
        says: ['learning=by-talking'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一个说法，你要先反驳一遍，驳不倒了才收下。⟨日支是伤官，|盘里离你最近的那一格，不服，爱辩，⟩吵过一架的那一章，你连页码都背得出。',
        en_US:
          'You try to knock a statement down first, and accept it when you can’t. ⟨The day branch is Hurting officer|The place nearest to you in the chart disputes first and believes later⟩, so the chapter you once quarreled over you can cite by page.',
      },
      {
        id: 'study.main.day-piancai',
        because: ['main:day=piancai'],
        says: ['learning=by-doing', 'study.pace=fast'],
        claims: ['presumes=adult'],
        form: ['list'],
        zh_CN:
          '吉他、烤箱、一套刻刀，在你家各热闹过三个月⟨（日支是偏财）⟩。入门你比谁都快，一到反复练的那一段，别处的门又开了。三个月也不白费，十样入门里总有两样能拼成一样新的；只是拼得起来的那两样，得有一样真练下去。挑哪一样，看你停了半年以后还会不会去摸它；会，就是它。',
        en_US:
          'A guitar, a bread oven, a set of carving knives: each had a good three months at your place⟨ (the day branch is Indirect wealth)⟩. You’re through the beginner’s part before anyone, and where the repetition starts, another door opens. It isn’t wasted, since out of ten beginnings two will combine. Only one of those two has to be practiced in earnest. As for which, see what you still pick up after half a year away from it. That’s the one.',
      },
      {
        id: 'study.main.day-zhengcai',
        because: ['main:day=zhengcai'],
        says: ['detail=fine', 'study.pace=slow'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你学东西一天一点，日期没断过。⟨日支是正财，|盘里离你最近的那一格，不爱囫囵吞，⟩一门学问切成三百份，每天拿一份，叫你一口气吞下一章，反倒咽不动。切得太匀也有毛病，难的和易的给了一样多的工夫。每月挑出最难的五份再做一轮，分数就上去了。',
        en_US:
          'You learn a little every day and never miss a date. ⟨The day branch is Direct wealth|The place nearest to you in the chart doesn’t like to swallow things whole⟩. You cut a subject into three hundred slices and take one daily, and a whole chapter at a sitting won’t go down. The slices are too equal, though, with no more time for the hard ones than for the easy. Redoing the five worst each month is what raises your marks.',
      },
      {
        id: 'study.main.day-qisha',
        because: ['main:day=qisha', 'age>=16'],
        says: ['governed=from-within', 'deadline=helps'],
        form: ['statement'],
        zh_CN:
          '没人考你，你自己出题，做完还嫌出轻了。⟨日支是七杀，|盘里离你最近的那一格，坐着一位不下班的监考，⟩先考的是你自己。这样学得硬，也学得干，一门功课到你手里只剩下难的部分，来玩的人都走光了。偶尔学一样不打分的，你会发现自己也会笑；那样东西十有八九会陪你最久。严归严，考完该有赏，这一条规矩也由你来立。',
        en_US:
          'With no examiner around you set the paper yourself, and find it too easy. ⟨The day branch is Seven killings|The place nearest to you in the chart holds an examiner who never goes home⟩, and you’re the first to be examined. Studied like that, a subject is hard and dry, and everyone who was in it for fun has left. Now and then learn something without a grade, and you’ll find that you can laugh. That’s likely the thing that will stay with you longest. Strictness deserves a reward at the end, and that rule is yours to make too.',
      },
      {
        id: 'study.main.day-zhengguan',
        because: ['main:day=zhengguan'],
        says: ['learning=by-book'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '学东西你要有个名目：第几级，谁认可。⟨日支是正官，|盘里离你最近的那一格，守次序，⟩没名目的再有趣，也往后排，排着排着就没了。',
        en_US:
          'What you learn needs a name: which level, recognized by whom. ⟨The day branch is Direct officer|The place nearest to you in the chart keeps order⟩, and things without a name, however amusing, get put off until they’re gone.',
      },
      {
        id: 'study.main.day-pianyin',
        because: ['main:day=pianyin'],
        says: ['learning=by-parts', 'learning.company=alone'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你的笔记只有你自己看得懂⟨（日支是偏印）⟩。遇到一样新的，先找它的缝，从缝里拆进去，拆完拼不回课本上的样子。懂是真懂，考官看不懂。当着一个外行再装回去，装到对方点头，你的懂才出得了门。',
        en_US:
          'Only you can read your notes⟨ (the day branch is Indirect seal)⟩. Faced with something new you find the seam and pry it open there, and can’t put it back the way the textbook had it. You do understand it, and the examiner can’t tell. If you can put it together again in front of a layman until they nod, your understanding can leave the house.',
      },
      {
        id: 'study.main.day-zhengyin',
        because: ['main:day=zhengyin'],
        says: ['learning=by-book'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '书对你是一张床，累了躺进去。⟨日支是正印，|盘里离你最近的那一格，安静，爱读，⟩外头一吵，你头一个念头是再读一本；读完抬头，吵的那件事还等在门口。这份安静养得起你大半辈子，只有一种时候不能用：事情等着人去谈，而那个人正好是你。',
        en_US:
          'To you a book is a place to lie down in. ⟨The day branch is Direct seal|The place nearest to you in the chart is quiet and likes to read⟩. When things get loud outside, your first thought is to read one more. You finish it, look up, and the thing is still waiting at the door. That quiet will feed you most of your life. There’s one time when it doesn’t serve, which is when something has to be talked over and you’re the one to do it.',
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
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '窗边的桌子，上午十点以前，是你学得最好的地方和时候。⟨你是木，身旺，|你是木，力气又足，⟩木朝着光长，关进没窗的屋子，同样几页要读两遍。',
        en_US:
          'A table by the window before ten in the morning is your best place and time to study. ⟨You’re wood, and strong|You’re wood with plenty of strength⟩, and wood grows toward light. In a room without windows the same pages take two readings.',
      },
      {
        id: 'study.element.wood-weak',
        because: ['day:wood', 'sign:weak'],
        says: ['study.pace=slow'],
        form: [],
        claims: ['presumes=reading'],
        zh_CN:
          '学一样新的，头两个星期看不见动静，旁人已经在问你要不要换一样。⟨你是木，身弱，|你是木，力气偏小，⟩先长根，后长叶：一天两段，每段半小时，比一口气坐三个钟头管用。催不得，也断不得，断上一星期就要重新发芽。',
        en_US:
          'For two weeks nothing shows, and people ask if you wouldn’t rather take up something else. ⟨You’re wood, and weak|You’re wood with modest strength⟩, so roots come before leaves. Half an hour twice a day does more for you than three hours at a stretch. It can’t be hurried and mustn’t be interrupted, since after a week’s gap you’re back to the seed.',
      },
      {
        id: 'study.element.fire-firm',
        because: ['day:fire', 'sign:firm'],
        says: ['study.pace=fast'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '新课头一周，你的笔记写得最满，到第三周字变小，页变空。⟨你是火，身旺，|你是火，力气又足，⟩学东西一点就着，怕的是烧不到头。要学完一样，得提前备柴：一门拆成三段，每段收尾给自己一件看得见的东西。没有这些柴，你也不会停，只会换一样烧。',
        en_US:
          'In the first week your notes are full, and by the third the handwriting is small and the pages white. ⟨You’re fire, and strong|You’re fire with plenty of strength⟩, so you catch at once, and the trouble is burning to the end. To finish something you need the wood beforehand: the course cut into three, and at the end of each part something you can look at. Without it you won’t stop, you’ll only burn something else.',
      },
      {
        id: 'study.element.fire-weak',
        because: ['day:fire', 'sign:weak'],
        says: ['study.hour=noon'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '心里那点光，聚起来很亮，一散就什么也照不清。⟨你是火，身弱，|你是火，添柴的少，⟩同时学三样，等于三样都没学。大清早迷糊不怪你，近午才热得起来。难的一门放到中午前后，要背的放到傍晚，一次一样。',
        en_US:
          'Your light is bright when it’s gathered and no use when it’s spread. ⟨You’re fire, and weak|You’re fire with few to feed it⟩, so studying three things at once means studying none. Don’t blame yourself for foggy early mornings, since you warm up toward noon. Put the hard subject around midday, the memorizing toward evening, and take one at a time.',
      },
      {
        id: 'study.element.earth-firm',
        because: ['day:earth', 'sign:firm', 'age<=74'],
        says: ['study.pace=slow'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一门课到第十周，别人开始缺席，你才刚坐热。⟨你是土，身旺，|你是土，厚实，⟩吸得慢，渗到底的东西十年都在。吃亏总在头一个月，考得早的考试，成绩不像你。学期长、期末一次算总账的课最合适；自己学，就在开头多给四个星期，那四个星期不跟人比。急着下结论说你不行的，多半是只看了头一个月的人。第二年的你，他们没见过。',
        en_US:
          'In week ten, when others begin to miss class, your chair is just getting warm. ⟨You’re earth, and strong|You’re earth, and deep⟩, so you soak slowly, and what reaches the bottom is there ten years later. The first month is where you lose, and early tests don’t look like you. Long courses with one reckoning at the end fit you best. On your own, allow four extra weeks at the start and compare with no one. Whoever says you can’t do it has probably seen only the first month. They haven’t met you in the second year.',
      },
      {
        id: 'study.element.earth-weak',
        because: ['day:earth', 'sign:weak'],
        says: ['study.place=fixed'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '课桌换个位置，你要好几天才读得进去。⟨你是土，身弱，|你是土，垫底的不多，⟩学东西靠一个固定的地方：同一张桌子，同一盏灯，连杯子都在老位置。',
        en_US:
          'Move your desk across the room and you’ll read badly for days. ⟨You’re earth, and weak|You’re earth with little beneath it⟩, so you need a fixed place to learn: the same table, the same lamp, the mug where it always stands.',
      },
      {
        id: 'study.element.metal-firm',
        because: ['day:metal', 'sign:firm'],
        says: ['study.pace=fast'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '秒表一按，你就清醒。⟨你是金，身旺，|你是金，力气又足，⟩学东西讲一个“过”字：第几题，几分钟，错几处，切得干干净净。二十五分钟一段最合适，超过一小时就开始跟自己较劲。切得太干净，也会把还没想明白的当成错的划掉，那些题里有你将来最要紧的东西。留一个本子，只收没有答案的，隔几个月翻一次，会发现有几题自己长出了答案。',
        en_US:
          'Click a stopwatch and you’re awake. ⟨You’re metal, and strong|You’re metal with plenty of strength⟩, and you like to be done with things: which question, how many minutes, how many wrong, cut clean. Twenty-five minutes is your length, and past an hour you start fighting yourself. The clean cut has a cost. What’s merely unfinished gets crossed out as wrong, and some of that is what will matter most to you later. A notebook just for those, opened again every few months, will show that a few of them have grown answers by themselves.',
      },
      {
        id: 'study.element.metal-weak',
        because: ['day:metal', 'sign:weak'],
        says: ['alone=needed', 'study.place=quiet', 'learning.company=alone'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '一点动静就断了你的线，同一页要读四遍。⟨你是金，身弱，|你是金，帮手少，⟩专心起来薄得像一片刃，极快，也极容易卷。清早或者傍晚，没人的一个钟头，够你做完吵闹里一上午的事。',
        en_US:
          'The smallest noise breaks your thread, and then it’s four readings to the page. ⟨You’re metal, and weak|You’re metal with few behind it⟩, so your attention is a thin blade, very quick and very easily nicked. One empty hour at either end of the day will do what a noisy morning can’t.',
      },
      {
        id: 'study.element.water-firm',
        because: ['day:water', 'sign:firm'],
        says: ['study.hour=night'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '入夜以后，别人的书合上了，你的第三本才翻开。⟨你是水，身旺，|你是水，水势又足，⟩学东西是漫过去的：从一个词漫到一段历史，再漫到一门手艺。漫得广，就存得浅。每晚只从一个问题出去，收工前回到这个问题上写一句，水就有了岸。',
        en_US:
          'After dark, when others have closed their books, you’re opening your third. ⟨You’re water, and strong|You’re water with plenty of it⟩, so you learn by flooding: from a word to a bit of history to somebody’s trade. Wide floods are shallow. If each evening you leave from one question and come back to write a sentence on it before you stop, the water has a bank.',
      },
      {
        id: 'study.element.water-weak',
        because: ['day:water', 'sign:weak'],
        says: ['study.hour=morning', 'night=early'],
        claims: ['presumes=reading'],
        form: [],
        quote: 'zhuangzi-shui',
        zh_CN:
          '《庄子》说：“水之积也不厚，则其负大舟也无力。” ⟨你是水，身弱，|你是水，给你添水的少，⟩攒一夜，够用一个上午。难的功课放在起床后头一个钟头最合适；晚上硬读的那些，第二天捞不起来。入夜只翻闲书，当作往壶里添水。',
        en_US:
          '“If water is not gathered deep, it has no strength to carry a big boat,” says the *Zhuangzi*. ⟨You’re water, and weak|You’re water, and little flows in to you⟩, so a night fills the pool and a morning uses it up. The first hour after waking is the one for the hard subject. What you force in at night can’t be fished out next day. Evenings are for light reading, which is how the level rises.',
      },
      {
        id: 'study.element.even-yang',
        because: ['sign:even', 'day:yang', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '老师最喜欢的是你这种学生，最先忘记的也是。⟨日主中和，属阳，|你的力气居中，性子朝外，⟩走得动，也刹得住，快慢都跟得上，于是没人替你加码，也没人替你减负，一年下来分数稳在中间偏上。你缺一样自己挑的难事：只挑一门，目标抬高一格，告诉一个会来问的人。挑哪一门不要紧，要紧的是它由你来挑；别人派的，你照样只会做到中间偏上。',
        en_US:
          'You’re the kind of pupil teachers like best and forget first. ⟨Your strength is even and your day stem is yang|Your strength sits in the middle and you face outward⟩, so you can run and you can brake, and you keep up at any speed. Nobody adds to your load and nobody lightens it, and the grades settle a little above the middle. What you lack is one hard thing of your own choosing, with the aim raised by a notch and somebody told who will ask about it. Which one is of less importance than that you chose it. What others assign, you’ll again do a little better than average.',
      },
      {
        id: 'study.element.even-yin',
        because: ['sign:even', 'day:yin'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '晴天读得进，阴天读得进，换了地方、换了老师也读得进。⟨日主中和，属阴，|你的力气不偏，性子朝里，⟩你跟着书本自己的快慢走，缺的是一点别扭。下回读到让你不舒服的一段，先别翻页，找出是哪一句惹了你。',
        en_US:
          'Sun or rain, new room, new teacher, you get your reading done. ⟨Your strength is even and your day stem is yin|Your strength leans neither way and you face inward⟩, so you go at the pace the book sets. What’s missing is friction. When a page next makes you uncomfortable, don’t turn it, and find the line that got under your skin.',
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
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '识字之前，你已经会把书拿正了。⟨文昌在年柱，|管读写的那一样，落在盘里管幼年和家门的那一格，⟩身边早有人把字当回事。底子厚的人容易吃老本，别人追上来那年才发觉；每隔几年，会的那一样要从最难的地方重学一回。',
        en_US:
          'Before you could read, you were already holding the book the right way up. ⟨The Academy star stands in the year pillar|What rules reading and writing stands in the part of your chart for childhood and home⟩, so somebody near you took words seriously. A good start tends to be lived on until the others draw level. Every few years, your best subject needs relearning from its hardest page.',
      },
      {
        id: 'study.star.wenchang-month',
        because: ['star:wenchangguiren=month', 'age>=16', 'age<=74'],
        form: ['statement'],
        zh_CN:
          '别人的申请书、通知、难写的信，发出去之前先到你这里过一遍。⟨文昌在月柱，|管读写的那一样，落在管学业和公事的那一格，⟩落到纸上你就多几分。',
        en_US:
          'Applications, notices and other people’s difficult letters pass through your hands before they’re sent. ⟨The Academy star stands in the month pillar|What rules reading and writing stands in the part of your chart for school and business⟩, so whatever goes on paper earns you a few extra points.',
      },
      {
        id: 'study.star.wenchang-day',
        because: ['star:wenchangguiren=day'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '落在纸上的你，比说出口的你清楚。⟨文昌在日支，|管读写的那一样，落在离你最近的那一格，⟩心里乱的时候列个单子，列完就静了；要紧的话先写成一页，念给自己听过再讲，话就站得住。也防着一样：计划本写得最厚的那一年，事情做得最少。单子是路，走过去才算；写完就当做完，是你独有的一种偷懒。重要的那一条，写完当天就做一小步。',
        en_US:
          'You’re clearer on paper than aloud. ⟨The Academy star stands in the day branch|What rules reading and writing stands in the place nearest to you⟩. When your head is in a muddle a list quiets it, and an important thing written out and read over holds up when you say it. One caution: the year of the thickest planner was the year of the fewest deeds. A list is a road, and it counts when you’ve walked it. To feel finished once it’s written is your own special way of being lazy. For the item that matters, take one small step the same day.',
      },
      {
        id: 'study.star.wenchang-hour',
        because: ['star:wenchangguiren=hour'],
        says: ['study.hour=night'],
        claims: ['presumes=reading', 'years-ahead=5'],
        form: ['statement'],
        zh_CN:
          '你最好的那一篇，还没有写出来。⟨文昌在时柱，|管读写的那一样，落在管往后日子的那一格，⟩早年的分数作不得准，越往后，笔越追得上心里的话。',
        en_US:
          'Your best page isn’t written yet. ⟨The Academy star stands in the hour pillar|What rules reading and writing stands in the part of your chart for later years⟩. Early grades are no guide, and with time the pen catches up with the thought.',
      },
      {
        id: 'study.star.no-wenchang-output',
        because: ['star:no-wenchangguiren', 'share:most=output', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '“想法好”，外加一个圈出来的错字：你交上去的东西，发回来常是这样。⟨命无文昌，食伤占{pct:output}，|盘里没有管誊写应考的那一样，往外做的却占{pct:output}，⟩料足，抄写的耐心不足，看卷的人偏偏先看见字面。交出去以前留一刻钟，从最后一句倒着读回来。',
        en_US:
          '“Good idea,” and a circle around a typo: that’s how your papers come back. ⟨There is no Academy star, and output makes up {pct:output} of the chart|What makes for clean copies is missing from your chart, and making takes up {pct:output} of it⟩. There’s plenty of matter and not much patience, and a grader sees the surface first. Keep fifteen minutes, and read it backward from the last sentence.',
      },
      {
        id: 'study.star.no-wenchang-resource',
        because: ['star:no-wenchangguiren', 'share:most=resource'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '读一本厚书两个晚上，回一封短信要改七遍。⟨命无文昌，印占{pct:resource}，|盘里学进来的占{pct:resource}，偏没有替它落笔的那一样，⟩书进得去，字出不来。抄一个月好文章，手就认得路了。',
        en_US:
          'You need two evenings for a thick book and seven drafts for a short reply. ⟨There is no Academy star, and resource makes up {pct:resource} of the chart|Learning makes up {pct:resource} of your chart, and what would put it on paper is missing⟩, so books go in and sentences stay in. A month of copying good prose teaches the hand the way.',
      },
      {
        id: 'study.star.no-wenchang-officer',
        because: ['star:no-wenchangguiren', 'share:most=officer', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '纸面上的你，比遇事时的你矮一头。⟨命无文昌，官杀占{pct:officer}，|盘里担子占{pct:officer}，管读写应考的那一样却没有，⟩分数总落在本事后面。挑考法要紧：能面谈就面谈，能动手就动手，交作品的胜过闭卷的。躲不开的闭卷，照真考的钟点先演三回，差的那一截多半是生疏，演熟了就补上一半。评语里若有“实际比卷面强”，那一句是真话，值得记住。',
        en_US:
          'On paper you’re a head shorter than when something has to be done. ⟨There is no Academy star, and officers make up {pct:officer} of the chart|Duties make up {pct:officer} of your chart, and what rules reading and tests is missing⟩, so the grades trail behind the skill. It matters how you’re tested: an interview or a practical before paper, and a portfolio before a closed book. If there’s no way around the closed book, three rehearsals at the real hour make up half the gap, since most of it is lack of practice. If a report ever said that you’re better in practice than on paper, it was the truth and is worth remembering.',
      },
      {
        id: 'study.star.no-wenchang-wealth',
        because: ['star:no-wenchangguiren', 'share:most=wealth'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '书买得比读得快，报了的课听到一半，座位就空了。⟨命无文昌，财占{pct:wealth}，|盘里要经手的实务占{pct:wealth}，引你坐下来读写的那一样没有，⟩学什么都先问值不值。问得对，只是有些东西学到一半才看得出价钱。六个晚上的试用期，对你最公道。',
        en_US:
          'You buy books faster than you read them, and halfway through a course your seat is empty. ⟨There is no Academy star, and wealth makes up {pct:wealth} of the chart|Practical business makes up {pct:wealth} of your chart, and what sits one down with a pen is missing⟩. You ask of every subject if it’s worth the time. That’s a fair question, and some show their price only at the halfway mark. A trial of six evenings would be fair to both.',
      },
      {
        id: 'study.star.no-wenchang-peer',
        because: ['star:no-wenchangguiren', 'share:most=peer'],
        says: ['learning.company=equals'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一个人读书，你坐不满一个钟头；五个人约好，能坐到散场。⟨命无文昌，比劫又多，|盘里同类连你自己占{pct:peer}，引人独坐读写的那一样没有，⟩安静要从伴儿那里借。',
        en_US:
          'Reading alone you last an hour, and with four others who promised to come you stay to the end. ⟨There is no Academy star, and peers are many|Your own kind, yourself included, makes up {pct:peer} of your chart, and what keeps one alone at a desk is missing⟩, so quiet has to be borrowed from company.',
      },
      {
        id: 'study.star.taiji-month-day',
        because: ['star:taijiguiren=month', 'star:taijiguiren=day', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '钟停了，别人换电池，你打开后盖看齿轮。⟨太极贵人在月柱、日柱，|爱刨根的那一样，盘里有两处，⟩小时候的“为什么”一直问到今天。根挖得深，地面上的活就收工晚：该做的做到一半，你在查这道公式是谁想出来的。问到第三层先上来，把今天的做完，根又不会跑。',
        en_US:
          'The clock stops, and while others look for a battery you have the back off and are watching the wheels. ⟨The Taiji star stands in the month and the day|What digs for the root stands in two places of your chart⟩, and you never outgrew “why.” Down there the afternoon goes by, and with the work half done you’re reading about who found the formula. After the third why, come up and finish the day’s work. The root won’t run away.',
      },
      {
        id: 'study.star.taiji-hour',
        because: ['star:taijiguiren=hour', 'main:hour=resource'],
        says: ['study.hour=night'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你查的那些，眼下一样也用不上：一个字的来历，一座桥的年代，一条河改过几次道。⟨太极贵人在时柱，时支又坐印，|爱刨根的那一样，落在管往后日子的那一格，那里管事的又是学问，⟩用不上的东西，养的是你后来的日子。不用急着换成什么，也不用向人解释；给它一个固定的抽屉，攒上几年，里头会是一门学问。别人问起来，你可以只说喜欢。',
        en_US:
          'What you look up is no use at present: where a word came from, when a bridge was built, how often a river moved. ⟨The Taiji star stands in the hour, on a seal|What digs for roots stands in the part of your chart for later years, and learning rules there⟩, so it’s laid in for later. There’s no need to turn it into something, or to explain it to anyone. Give it one drawer, and in some years there will be a subject in it. If people ask, you may simply say that you like it.',
      },
      {
        id: 'study.star.huagai-day',
        because: ['star:huagai=day'],
        says: ['alone=needed', 'learning.company=alone'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '门一关，你的进度快一倍；旁边有人看着，连字都写小了⟨（华盖落在日支）⟩。大课听个开头就够，真正学会是在散了以后。关久了，会把绕远的路当成唯一的路；隔两个星期请一个内行看看你走到哪里，省下的是好几个月。给那个人看半成品就好，别等做完；做完了你就只想听好话，而好话对你没有用。',
        en_US:
          'With the door shut you go twice as fast, and with somebody watching even your handwriting shrinks⟨ (the Canopy stands in the day branch)⟩. From a class you need the first ten minutes, and the learning happens after. Shut in long enough, you take a detour for the road. An expert’s look every two weeks can save you months. Show the expert something half done. When it’s finished you’ll only want to hear that it’s good, which is no use to you.',
      },
      {
        id: 'study.star.guoyin-month',
        because: ['star:guoyinguiren=month', 'stems:officer', 'age>=16', 'age<=74'],
        says: ['study.seen=yes'],
        form: ['statement'],
        zh_CN:
          '学到的东西要盖了章，在你这里才算学完，别人也真认这个章。⟨国印在月柱，天干又透官杀，|管印信的那一样，落在管学业和公事的那一格，讲规矩的又在明处，⟩考下来的证，你收在同一个文件袋里，要用时一抽就有。章多了，学就成了集邮。下一张证拿到以后的头一个月用在谁身上，答得出再去考。没有章的学问你也该留一样，专门不考，它会替你记得当初为什么学。',
        en_US:
          'A thing is learned, for you, once it’s stamped, and other people honor the stamp. ⟨The Office seal star stands in the month, and an officer shows in the stems|What rules stamps and signatures stands in the part of your chart for school and business, and rules show openly too⟩. Your certificates live in one folder, ready to hand. Too many of them, and it turns into stamp collecting. If you can say who will get the use of the next one in its first month, it’s worth the exam. Keep one subject without any stamp as well. It will remember for you why you began.',
      },
      {
        id: 'study.star.tianyi-day',
        because: ['star:tianyi=day'],
        form: ['statement'],
        claims: ['presumes=reading'],
        zh_CN:
          '讲不清哪里不对，可你一听就知道它不对：机器的杂音，句子的别扭，一口叹得不一样的气。⟨天医在日支，|会照看人的那一样，落在离你最近的那一格，⟩学一行，从它的毛病进门，比从它的道理进门快。',
        en_US:
          'You hear that it’s wrong before you can say how: a rattle in the fan, a limp in a sentence, a different sort of sigh. ⟨The Healer star stands in the day branch|What looks after people stands in the place nearest to you⟩, and you enter a field faster by its faults than by its principles.',
      },
      {
        id: 'study.star.jiangxing-day',
        because: ['star:jiangxing=day', 'age<=74'],
        says: ['leads=yes', 'out=much'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '满屋子没人举手的时候，讲的人会看着你⟨（将星在日支）⟩。大家等你先开口，你为了那一下，头天晚上多读了两页。被人等着，就是你最好的课程。挑要带人的位子去学，坐在后排只听，学到的会少一半。',
        en_US:
          'When no hand goes up, the speaker looks at you⟨ (the General star stands in the day branch)⟩. They wait for you to go first, and on account of that you read two extra pages last night. Being waited for is your best course. Learn from the chair that runs the thing, since in the back row you’ll take home half.',
      },
    ],
  },
  {
    id: 'study-small',
    card: 'study',
    role: { section: 'learning' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'study.small.wood',
        because: ['day:wood'],
        form: ['statement'],
        zh_CN:
          '你们的孩子学东西像长个子，平常看不出，隔些日子一比，高了一截。⟨日主属木，|因为孩子是木，⟩木要有地方伸手脚：跑得开，够得着，一样新的只开个头，就放着让孩子自己回来找。',
        en_US:
          'Your child learns the way children grow: you see nothing for a while, and then there’s an inch more. ⟨The day stem is wood|The child is wood⟩, and wood needs room to stretch, with space to run and things within reach. A new thing only has to be started. Leave it where it is, and they’ll come back for it.',
      },
      {
        id: 'study.small.fire',
        because: ['day:fire'],
        form: ['statement'],
        zh_CN:
          '亮的、响的、会动的，孩子一看就学。⟨日主属火，|因为孩子是火，⟩火来得快，去得也快，一样东西玩十分钟就算多。别急着说没长性，换一个样子再拿出来，还是那样东西，兴头又着了。累过头的孩子反而停不下来，这时候学什么都是白学，抱一会儿，灯调暗，比讲道理管用。',
        en_US:
          'What shines, sounds or moves, this child learns at a glance. ⟨The day stem is fire|The child is fire⟩, which comes fast and goes fast, so ten minutes with one thing is a lot. It isn’t a lack of patience. Bring the same thing out again looking a little different, and interest flares up anew. An overtired child of this kind can’t stop, and nothing learned then stays. Holding them in a dim room does more than explaining.',
      },
      {
        id: 'study.small.earth',
        because: ['day:earth'],
        form: ['statement'],
        zh_CN:
          '同一本书，同一首歌，孩子要来上一百遍。⟨日主属土，|因为孩子是土，⟩学得慢，进去了就不出来。你们听烦的那一遍，正是孩子刚听懂的那一遍。',
        en_US:
          'The same book, the same song, a hundred times over. ⟨The day stem is earth|The child is earth⟩, so things go in slowly and don’t come out again. The time when you’re tired of hearing it is the time when the child has just understood.',
      },
      {
        id: 'study.small.metal',
        because: ['day:metal'],
        form: ['statement'],
        zh_CN:
          '一样东西没弄对，孩子不肯走。⟨日主属金，|因为孩子是金，⟩盖子要盖严，积木要码齐，次序换了要哭。这份认真现在看着麻烦，以后是本事；只是弄不好的时候会生自己的气，你们在旁边坐着就行，伸手帮了，哭得更凶。',
        en_US:
          'Until a thing is right, this child won’t leave it. ⟨The day stem is metal|The child is metal⟩. Lids have to close, blocks have to line up, and a changed order brings tears. It’s a nuisance now and a skill later. When it won’t work they get angry with themselves, and it’s enough for you to sit by. Helping makes the crying worse.',
      },
      {
        id: 'study.small.water',
        because: ['day:water'],
        form: ['statement'],
        zh_CN:
          '为什么天黑，水去哪儿了，昨天还在吗：孩子的学问都在问话里。⟨日主属水，|因为孩子是水，⟩东问一句西问一句，其实是连着的。答不出的时候，一起去看。',
        en_US:
          'Why is it dark, where does the water go, is yesterday still there: this child’s learning is all in the questions. ⟨The day stem is water|The child is water⟩. They seem to jump about, and they’re connected. When you don’t know the answer, go and look together.',
      },
    ],
  },
  {
    id: 'study-small-side',
    card: 'study',
    role: { section: 'learning' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'study.small.outward',
        because: ['day:yang'],
        form: ['statement'],
        zh_CN:
          '先动手，再看，最后才听你们讲：这是孩子学东西的次序。⟨日主属阳，|因为孩子出生的那天，性子朝外，⟩话讲在前头，多半没进去；等摔过、洒过、拆开过，一句就懂。所以要紧的是那个地方摔不坏，别的可以让孩子自己试。拦得太多，孩子会换一个你们看不见的地方试。',
        en_US:
          'First do it, then look, and last of all listen to you; that’s the order in which this child learns. ⟨The day stem is yang|The day of birth faces outward⟩. Explained beforehand, it mostly doesn’t go in. After a fall, a spill or a thing in pieces, one sentence is enough. So the place should be safe, and the rest can be tried. Stopped too often, the child will try it where you can’t see.',
      },
      {
        id: 'study.small.inward',
        because: ['day:yin'],
        form: ['statement'],
        zh_CN:
          '孩子会先站在旁边看很久，看会了才伸手。⟨日主属阴，|因为孩子出生的那天，性子朝里，⟩你们以为没在学，其实已经学了一半，回家会一个人从头演一遍。当众叫孩子来一个，往往就不来了；演的时候没有人看，反倒样样都对。别拿别家孩子的快来比，孩子有孩子的次序。',
        en_US:
          'This child stands aside and watches for a long time, and reaches out once it’s clear. ⟨The day stem is yin|The day of birth faces inward⟩. You may think nothing is being learned when half of it is, and at home the whole thing gets played through alone. Asked to perform in front of people, they won’t, and unwatched they get it all right. There’s no point in comparing with quicker children, because this one has an order of its own.',
      },
    ],
  },
]
