import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'study-line',
    card: 'study',
    role: 'line',
    when: ['age>=7'],
    paragraphs: [
      {
        id: 'study.line.bijian-aloud',
        because: ['main:month=bijian', 'stems:output', 'age<=74'],
        zh_CN: '跟旁边的人对答案，对着对着就成了你在讲课。',
        en_US: 'You start by comparing answers and end by giving the lesson.',
      },
      {
        id: 'study.line.bijian-quiet',
        because: ['main:month=bijian', 'stems:no-output'],
        zh_CN: '题是一起做的，答案你没告诉别人。',
        en_US: 'You did the problems side by side and kept the answers to yourself.',
      },
      {
        id: 'study.line.jiecai-aloud',
        because: ['main:month=jiecai', 'stems:output'],
        zh_CN: '有人快你半步，你就学得最快，还要说出来。',
        en_US: 'With somebody half a step ahead you learn fastest, and you learn out loud.',
      },
      {
        id: 'study.line.jiecai-quiet',
        because: ['main:month=jiecai', 'stems:no-output'],
        zh_CN: '隔壁的灯几点灭，你的书就几点合。',
        en_US: 'You close your book when the light next door goes out, and not before.',
      },
      {
        id: 'study.line.shishen-aloud',
        because: ['main:month=shishen', 'stems:output'],
        zh_CN: '先做坏三个，做到第四个，就有人来学了。',
        en_US: 'You spoil three, and somebody comes to learn from your fourth.',
      },
      {
        id: 'study.line.shishen-quiet',
        because: ['main:month=shishen', 'stems:no-output'],
        zh_CN: '手早就会了，嘴还在找那个词。',
        en_US: 'Your hands have known for weeks. Your mouth is still looking for the word.',
      },
      {
        id: 'study.line.shangguan-aloud',
        because: ['main:month=shangguan', 'stems:output'],
        zh_CN: '老师写错的那一笔，是你记得最牢的一课。',
        en_US: 'The lesson you remember best is the one where the teacher slipped.',
      },
      {
        id: 'study.line.shangguan-quiet',
        because: ['main:month=shangguan', 'stems:no-output'],
        zh_CN: '书里的错你都看见了，只用铅笔写在页边。',
        en_US: 'You see every mistake in the book and note it in pencil.',
      },
      {
        id: 'study.line.piancai-aloud',
        because: ['main:month=piancai', 'stems:output'],
        zh_CN: '你一路问人学来，又一路讲给人听。',
        en_US: 'You ask your way into a subject and talk your way out.',
      },
      {
        id: 'study.line.piancai-quiet',
        because: ['main:month=piancai', 'stems:no-output'],
        zh_CN: '你的课堂在路上，学到了也不说。',
        en_US: 'Your classroom is out on the road, and you don’t talk about what you learn there.',
      },
      {
        id: 'study.line.zhengcai-aloud',
        because: ['main:month=zhengcai', 'stems:output'],
        zh_CN: '早上学会的，你晚饭前就做给人看了。',
        en_US: 'What you learn in the morning you’ve shown to somebody by supper.',
      },
      {
        id: 'study.line.zhengcai-quiet',
        because: ['main:month=zhengcai', 'stems:no-output'],
        zh_CN: '攒学问像攒硬币，罐子满了也没想过花。',
        en_US: 'You save up knowledge like coins and never think of spending them.',
      },
      {
        id: 'study.line.qisha-aloud',
        because: ['main:month=qisha', 'stems:output'],
        zh_CN: '逼到墙角才翻书，翻完就能当众讲一遍。',
        en_US: 'With your back to the wall you open the book, and by evening you can teach it.',
      },
      {
        id: 'study.line.qisha-quiet',
        because: ['main:month=qisha', 'stems:no-output', 'age<=74'],
        zh_CN: '考前那一夜，你比一整个学期都长进。',
        en_US: 'The night before a test does more for you than the whole term did.',
      },
      {
        id: 'study.line.zhengguan-aloud',
        because: ['main:month=zhengguan', 'stems:output'],
        zh_CN: '章程你背得熟，背完还要替它添一条。',
        en_US: 'You learn the rules by heart, and then you add one.',
      },
      {
        id: 'study.line.zhengguan-quiet',
        because: ['main:month=zhengguan', 'stems:no-output'],
        zh_CN: '课表往墙上一贴，你就照着它往上长。',
        en_US: 'Pin a timetable to the wall and you grow along it.',
      },
      {
        id: 'study.line.pianyin-aloud',
        because: ['main:month=pianyin', 'stems:output'],
        zh_CN: '没人要你懂的东西，你懂了，还讲得有人听。',
        en_US: 'Nobody asked you to know it. You do, and people come to listen.',
      },
      {
        id: 'study.line.pianyin-quiet',
        because: ['main:month=pianyin', 'stems:no-output'],
        zh_CN: '别人不看的那一层书，只有你蹲下来看过。',
        en_US: 'You’re the only one who has ever looked at the bottom shelf.',
      },
      {
        id: 'study.line.zhengyin-aloud',
        because: ['main:month=zhengyin', 'stems:output'],
        zh_CN: '你书读得多，好在也讲得出来。',
        en_US: 'You read a great deal, and luckily you can explain it as well.',
      },
      {
        id: 'study.line.zhengyin-quiet',
        because: ['main:month=zhengyin', 'stems:no-output'],
        zh_CN: '你书读得多，多到没人知道你读过。',
        en_US: 'You’ve read so much, and nobody knows that you have.',
      },
    ],
  },
  {
    id: 'study-todo',
    card: 'study',
    role: 'todo',
    when: ['age>=7'],
    paragraphs: [
      {
        id: 'study.do.bijian',
        because: ['main:day=bijian'],
        zh_CN: '找一个水平跟你差不多的人，各出五道题，换着做，当面改。',
        en_US: 'Find somebody at your own level. Write five questions each, swap, and mark them face to face.',
      },
      {
        id: 'study.do.jiecai',
        because: ['main:day=jiecai'],
        zh_CN: '问一问你暗里比着的那个人，最近在看哪一本。借来，先看二十页。',
        en_US: 'Ask the person you secretly compete with what they’re reading. Borrow it and read twenty pages.',
      },
      {
        id: 'study.do.shishen',
        because: ['main:day=shishen'],
        zh_CN: '手上做熟的小事，周末挑一样，边做边说，让旁边的人照着做一遍。',
        en_US: 'Pick one small thing your hands know. This weekend, talk while you do it until someone can do it after you.',
      },
      {
        id: 'study.do.shangguan',
        because: ['main:day=shangguan'],
        zh_CN: '找一本你不服的书，挑三处错，再站到作者那边，替每一处辩一句。',
        en_US: 'Take a book you disagree with, mark three faults, then change sides and defend each one aloud.',
      },
      {
        id: 'study.do.piancai',
        because: ['main:day=piancai'],
        claims: ['presumes=reading'],
        zh_CN: '想学的那一样，先找一个天天在做的人问一问，问完，再买教材。',
        en_US: 'Before you buy the textbook, find someone who does it every day, and ask.',
      },
      {
        id: 'study.do.zhengcai',
        because: ['main:day=zhengcai'],
        zh_CN: '把买了没读的书摞起来，留一本在枕边，其余今天装箱。',
        en_US: 'Stack the books you bought and never read. One goes by the bed, the rest in a box, today.',
      },
      {
        id: 'study.do.qisha',
        because: ['main:day=qisha', 'age<=74'],
        zh_CN: '给正在学的那样东西报一个有日期的考核，把日期告诉一个会来问结果的人。',
        en_US: 'Sign up for a test with a date on it, and tell the date to someone who will ask how it went.',
      },
      {
        id: 'study.do.zhengguan',
        because: ['main:day=zhengguan'],
        zh_CN: '画一张课表，一周只排三格，写明钟点，照着走满四周再改。',
        en_US: 'Draw a timetable with three slots a week and the hours written in. Keep it four weeks before you change a line.',
      },
      {
        id: 'study.do.pianyin',
        because: ['main:day=pianyin'],
        zh_CN: '你查了很久、还没跟人提过的那件事，写成一页，放到一个人看得见的地方。',
        en_US: 'That thing you’ve been looking into without telling anyone: write one page and leave it where one person will find it.',
      },
      {
        id: 'study.do.zhengyin',
        because: ['main:day=zhengyin'],
        claims: ['presumes=reading'],
        zh_CN: '跟教过你的一位老师说一声，你学到的哪一件，今天还在用。',
        en_US: 'Tell a teacher of yours, past or present, one thing you learned from them that you use.',
      },
      {
        id: 'study.do.record-three-minutes',
        because: ['share:resource>=25', 'share:output<=8'],
        claims: ['presumes=phone'],
        zh_CN: '刚读完的那一章，合上书，对着手机讲三分钟，录下来存好。',
        en_US: 'Close the book after this chapter and talk to your phone for three minutes about it. Keep the recording.',
      },
      {
        id: 'study.do.page-number',
        because: ['share:output>=25', 'share:resource<=8'],
        zh_CN: '下回要讲给人听的那件事，先查一个出处，抄下页码，再开口。',
        en_US: 'Before you tell the next story, look up where it comes from and write down the page number.',
      },
      {
        id: 'study.do.first-essay',
        because: ['star:wenchangguiren=year'],
        zh_CN: '翻出你手边最早的一篇作文，开头那一段，今天重写一遍。',
        en_US: 'Dig out the oldest piece of your own writing you can find, and rewrite its first paragraph today.',
      },
      {
        id: 'study.do.one-hour-unreachable',
        because: ['star:huagai=day'],
        zh_CN: '这个星期划出一个钟头，谁也找不到你，只带一本书和一支笔。',
        en_US: 'Mark off one hour this week when nobody can reach you. Take one book and one pencil.',
      },
    ],
  },
  {
    id: 'study-lead',
    card: 'study',
    role: 'lead',
    when: ['age>=12'],
    paragraphs: [
      {
        id: 'study.lead.friend',
        because: ['main:month=bijian'],
        form: ['statement'],
        zh_CN: '你要有个差不多的人一起学，才学得快。⟨月支是比肩，|因为你出生的月份，带给你的是跟你同一类的人，⟩旁边那个人就是你的尺子。',
        en_US:
          'You learn fast with somebody at your own level beside you. ⟨The month branch is Friend|The month you were born in brings you your own kind⟩, and that person is your yardstick.',
      },
      {
        id: 'study.lead.friend-outspoken',
        because: ['main:month=bijian', 'share:output>=20'],
        form: ['statement'],
        zh_CN:
          '一样东西你要讲给同伴听过，才算学会。⟨月支是比肩，食伤占{pct:output}，|你出生的月份带给你同类，盘里管说和做的占{pct:output}，⟩学和讲在你这里是一件事。',
        en_US:
          'You haven’t learned a thing until you’ve explained it to a companion. ⟨The month branch is Friend, and output makes up {pct:output} of the chart|The month you were born in brings you your own kind, and speaking and making take up {pct:output} of your chart⟩; learning and telling are one thing to you.',
      },
      {
        id: 'study.lead.rival',
        because: ['main:month=jiecai'],
        form: ['statement'],
        zh_CN:
          '有个对手在，你学什么都快；没有对手，就提不起劲。⟨月支是劫财，|因为你出生的月份，带给你的是好胜的一股劲，⟩对手比老师更叫得动你。',
        en_US:
          'With someone to beat you learn anything quickly, and without one you lose interest. ⟨The month branch is Rival|The month you were born in gives you a love of winning⟩, so an opponent moves you more than a teacher.',
      },
      {
        id: 'study.lead.rival-bookish',
        because: ['main:month=jiecai', 'share:resource>=20'],
        form: ['statement'],
        zh_CN:
          '你读书读得进，考起来更狠，因为总想知道自己排第几。⟨月支是劫财，印占{pct:resource}，|你出生的月份好胜，盘里管学问的占{pct:resource}，⟩两样加在一起，你输得起一次，输不起两次。',
        en_US:
          'You read well and compete harder, since you always want to know your rank. ⟨The month branch is Rival, and resource makes up {pct:resource} of the chart|The month you were born in loves winning, and learning makes up {pct:resource} of your chart⟩; you can stand losing once and not twice.',
      },
      {
        id: 'study.lead.eating',
        because: ['main:month=shishen'],
        form: ['statement'],
        zh_CN:
          '你靠手学，做到第三遍才真懂。⟨月支是食神，|因为你出生的月份，给你的是慢慢做、做得出的一股劲，⟩看别人做一遍，胜过听人讲十遍。',
        en_US:
          'You learn with your hands, and understand at the third try. ⟨The month branch is Eating god|The month you were born in gives you the patience to make things well⟩, so seeing it done once beats ten explanations.',
      },
      {
        id: 'study.lead.eating-bookish',
        because: ['main:month=shishen', 'share:resource>=20'],
        form: ['statement'],
        zh_CN:
          '你手上学得快，心里还要知道为什么，所以比别人慢一步，也稳一步。⟨月支是食神，印占{pct:resource}，|你出生的月份给你做东西的劲，盘里管学问的占{pct:resource}，⟩做和懂，你两样都要。',
        en_US:
          'Your hands learn quickly and your head wants the reason, so you’re a step slower than others and a step surer. ⟨The month branch is Eating god, and resource makes up {pct:resource} of the chart|The month you were born in gives you the making, and learning makes up {pct:resource} of your chart⟩; you want both.',
      },
      {
        id: 'study.lead.hurting',
        because: ['main:month=shangguan'],
        form: ['statement'],
        zh_CN: '你学东西先找它的错，找不到才肯信。⟨月支是伤官，|因为你出生的月份，给你的是不服、要翻新的一股劲，⟩顶着学，你反而记得牢。',
        en_US:
          'You look for the mistake first and believe it when you can’t find one. ⟨The month branch is Hurting officer|The month you were born in gives you a wish to dispute and remake⟩, and what you’ve argued with, you remember.',
      },
      {
        id: 'study.lead.hurting-bookish',
        because: ['main:month=shangguan', 'share:resource>=20'],
        form: ['statement'],
        zh_CN:
          '你既肯读，又不肯全信，这样的人学得最深。⟨月支是伤官，印占{pct:resource}，|你出生的月份给你不服的劲，盘里管学问的占{pct:resource}，⟩书和你吵一架，两边都有长进。',
        en_US:
          'You’re willing to read and unwilling to believe it all, which goes deepest. ⟨The month branch is Hurting officer, and resource makes up {pct:resource} of the chart|The month you were born in gives you a wish to dispute, and learning makes up {pct:resource} of your chart⟩; you and the book argue, and both gain.',
      },
      {
        id: 'study.lead.open-hand',
        because: ['main:month=piancai'],
        form: ['statement'],
        zh_CN: '你是走着学的人，坐着听最没意思。⟨月支是偏财，|因为你出生的月份，给你的是走动、结交的一股劲，⟩见过的真东西，你就忘不了。',
        en_US:
          'You get your knowledge by asking and by looking around on the way, and sitting in a lecture bores you. ⟨The month branch is Indirect wealth|The month you were born in likes to move about and meet people⟩, and what you’ve seen for real you don’t forget.',
      },
      {
        id: 'study.lead.open-hand-light-learning',
        because: ['main:month=piancai', 'share:resource<=8'],
        form: ['statement'],
        zh_CN:
          '书本留不住你，人和事教得会你。⟨月支是偏财，印只占{pct:resource}，|你出生的月份爱走动，盘里管读书的只占{pct:resource}，⟩学一样东西，先去看它怎么用。',
        en_US:
          'Books can’t hold you, and people and real cases teach you. ⟨The month branch is Indirect wealth, and resource is {pct:resource} of the chart|The month you were born in likes to move about, and book learning makes up {pct:resource} of your chart⟩, so you first go and see how a thing is used.',
      },
      {
        id: 'study.lead.thrift',
        because: ['main:month=zhengcai'],
        form: ['statement'],
        zh_CN: '学了有用，你才学得进。⟨月支是正财，|因为你出生的月份，认的是摸得着、数得清的东西，⟩能当天用上的，你一辈子记得。',
        en_US:
          'You take in what’s of use. ⟨The month branch is Direct wealth|The month you were born in values what can be touched and counted⟩, and what you can apply the same day you remember for life.',
      },
      {
        id: 'study.lead.thrift-light-output',
        because: ['main:month=zhengcai', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '你学得扎实，一点一点攒，只是很少拿出来给人看。⟨月支是正财，食伤只占{pct:output}，|你出生的月份爱积攒，盘里管说和做的只占{pct:output}，⟩你会的比别人以为的多。',
        en_US:
          'You learn solidly, a little at a time, and seldom show it. ⟨The month branch is Direct wealth, and output is {pct:output} of the chart|The month you were born in likes to save up, and speaking out makes up {pct:output} of your chart⟩, so you know more than people think.',
      },
      {
        id: 'study.lead.pusher',
        because: ['main:month=qisha'],
        form: ['statement'],
        zh_CN: '你要有人催、有日子逼，才肯翻书，一翻就学得飞快。⟨月支是七杀，|因为你出生的月份，给你的是压力，⟩太平的时候，你学不动。',
        en_US:
          'You need somebody pushing and a date coming before you open the book, and then you fly. ⟨The month branch is Seven killings|What the month you were born in gives you is pressure⟩, and in quiet times you can’t get started.',
      },
      {
        id: 'study.lead.pusher-bookish',
        because: ['main:month=qisha', 'share:resource>=20'],
        form: ['statement'],
        zh_CN:
          '压力到你手里会变成本事，难的事过一道，你就多会一样。⟨月支是七杀，印占{pct:resource}，|你出生的月份给你压力，盘里管学问的占{pct:resource}，接得住，⟩越难的课你越站得稳。',
        en_US:
          'Pressure turns into skill with you, and each hard thing leaves you able to do one more. ⟨The month branch is Seven killings, and resource makes up {pct:resource} of the chart|The month you were born in gives you pressure, and learning makes up {pct:resource} of your chart to meet it⟩; the harder the course, the firmer you stand.',
      },
      {
        id: 'study.lead.officer',
        because: ['main:month=zhengguan'],
        form: ['statement'],
        zh_CN: '一样学问要有次序、有要求，你才学得安心。⟨月支是正官，|因为你出生的月份，给你的是规矩，⟩一级一级上去，你不会漏掉哪一级。',
        en_US:
          'You’re at ease with a subject once it has an order and clear requirements. ⟨The month branch is Direct officer|What the month you were born in gives you is rule⟩, and going up step by step you don’t miss one.',
      },
      {
        id: 'study.lead.officer-outspoken',
        because: ['main:month=zhengguan', 'share:output>=20'],
        form: ['statement'],
        zh_CN:
          '照着规矩学，又总想加上自己的一句，你常在格子外面写字。⟨月支是正官，食伤占{pct:output}，|你出生的月份讲规矩，盘里管说和做的占{pct:output}，⟩答案对，写法像你。',
        en_US:
          'You study by the rules and always want to add a line of your own, so you write outside the box. ⟨The month branch is Direct officer, and output makes up {pct:output} of the chart|The month you were born in likes rules, and speaking and making take up {pct:output} of your chart⟩; the answer is right and sounds like you.',
      },
      {
        id: 'study.lead.owl',
        because: ['main:month=pianyin'],
        form: ['statement'],
        zh_CN:
          '你自己钻进去的那一样，学得最深；人家排好的课，你坐不住。⟨月支是偏印，|因为你出生的月份，给你的是往偏处、深处走的一股劲，⟩没人教，你反倒学得会。',
        en_US:
          'You go deepest in what you found for yourself, and a course laid out by others bores you. ⟨The month branch is Indirect seal|The month you were born in leads to odd and deep places⟩, and untaught you learn best.',
      },
      {
        id: 'study.lead.owl-light-output',
        because: ['main:month=pianyin', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '你懂得比说得多，多到旁人不知道你懂。⟨月支是偏印，食伤只占{pct:output}，|你出生的月份爱往深处走，盘里管开口的只占{pct:output}，⟩问你，你才说，说出来常叫人一愣。',
        en_US:
          'You understand more than you say, so much that people don’t know it. ⟨The month branch is Indirect seal, and output is {pct:output} of the chart|The month you were born in goes deep, and speaking makes up {pct:output} of your chart⟩; asked, you answer, and people are taken aback.',
      },
      {
        id: 'study.lead.seal',
        because: ['main:month=zhengyin'],
        form: ['statement'],
        zh_CN: '你跟着一个好老师学，什么都学得会。⟨月支是正印，|因为你出生的月份，给你的是养你、教你的一股劲，⟩人对了，学问就对了。',
        en_US:
          'Under a good teacher you can learn anything. ⟨The month branch is Direct seal|What the month you were born in gives you feeds and teaches⟩, and when the person is right, the subject is.',
      },
      {
        id: 'study.lead.seal-light-output',
        because: ['main:month=zhengyin', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '别人教你的你都收着，轮到自己开口，就少了几句。⟨月支是正印，食伤只占{pct:output}，|你出生的月份养你、教你，盘里管开口的只占{pct:output}，⟩学问在你这里是只进不出的好酒。',
        en_US:
          'You keep everything you’ve been taught, and when it’s your turn to speak there isn’t much. ⟨The month branch is Direct seal, and output is {pct:output} of the chart|The month you were born in feeds and teaches you, and speaking makes up {pct:output} of your chart⟩; knowledge goes in and stays in.',
      },
      {
        id: 'study.lead.in-not-out',
        because: ['share:resource>=30', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '学进去的多，拿出来的少，别人不知道你会。⟨印占{pct:resource}，食伤只占{pct:output}，|盘里往里学的占{pct:resource}，往外说和做的只占{pct:output}，⟩进的门宽，出的门窄。',
        en_US:
          'You take in a lot and show little of it, so people don’t know what you can do. ⟨Resource makes up {pct:resource} of the chart and output {pct:output}|Learning makes up {pct:resource} of your chart, speaking and making {pct:output} of it⟩; the way in is wide and the way out narrow.',
      },
      {
        id: 'study.lead.out-not-in',
        because: ['share:resource<=8', 'share:output>=25'],
        form: ['statement'],
        zh_CN:
          '你会的一半是边说边想出来的，书倒看得不多。⟨食伤占{pct:output}，印只占{pct:resource}，|盘里往外说和做的占{pct:output}，往里学的只占{pct:resource}，⟩出的门宽，进的门窄。',
        en_US:
          'Half of what you know you made up while talking, and you don’t read much. ⟨Output makes up {pct:output} of the chart and resource {pct:resource}|Speaking and making take up {pct:output} of your chart, learning {pct:resource} of it⟩; the way out is wide and the way in narrow.',
      },
      {
        id: 'study.lead.both-wide',
        because: ['share:resource>=26', 'share:output>=26'],
        form: ['statement'],
        zh_CN:
          '你学得进，也讲得出，两样轮着来，一样都停不下。⟨印占{pct:resource}，食伤占{pct:output}，|盘里往里学的占{pct:resource}，往外说和做的占{pct:output}，⟩进出的门一样宽。',
        en_US:
          'You take things in and can explain them, turn and turn about, and stop at neither. ⟨Resource makes up {pct:resource} of the chart and output {pct:output}|Learning makes up {pct:resource} of your chart, speaking and making {pct:output} of it⟩; both doors are wide.',
      },
      {
        id: 'study.lead.both-narrow',
        because: ['share:resource<=8', 'share:output<=8'],
        form: ['statement'],
        zh_CN:
          '你不靠听，也不靠讲，本事是经手经出来的。⟨印只占{pct:resource}，食伤只占{pct:output}，|盘里往里学的占{pct:resource}，往外说的占{pct:output}，都不多，⟩给你一件真活，你就会了。',
        en_US:
          'You learn neither by listening nor by talking, and skill comes to you by handling things. ⟨Resource is {pct:resource} of the chart and output {pct:output}|Learning makes up {pct:resource} of your chart, speaking {pct:output} of it, neither much⟩, so with a real job in hand you pick it up.',
      },
    ],
  },
  {
    id: 'study-lead-child',
    card: 'study',
    role: 'lead',
    when: ['age<=11'],
    paragraphs: [
      {
        id: 'study.lead.child-peers',
        because: ['share:most=peer'],
        form: ['statement'],
        zh_CN: '跟差不多大的孩子在一起，你们的孩子学得最快。⟨比劫最多，|因为除了孩子自己，盘里最多的是同类，⟩看别人会了，就要自己也会。',
        en_US:
          'Your child learns fastest among children of about the same age. ⟨Peers are the largest share|Apart from the child, the chart holds more of the child’s own kind than of anything else⟩, and seeing another do it is reason enough to try.',
      },
      {
        id: 'study.lead.child-output',
        because: ['share:most=output'],
        form: ['statement'],
        zh_CN:
          '让孩子动手、出声、弄脏桌子，学得最好。⟨食伤最多，|因为除了孩子自己，盘里最多的是往外做、往外说的那一样，⟩坐着听，听不了多久。',
        en_US:
          'This child learns best by making, making noise and making a mess. ⟨Output is the largest share|Apart from the child, the chart holds more of doing and telling than of anything else⟩, and sitting to listen doesn’t last long.',
      },
      {
        id: 'study.lead.child-wealth',
        because: ['share:most=wealth'],
        form: ['statement'],
        zh_CN:
          '摸得着的东西，孩子一学就会：锅碗、泥土、真的工具。⟨财最多，|因为除了孩子自己，盘里最多的是经手实物的那一样，⟩光讲道理，进不去。',
        en_US:
          'What can be touched, this child picks up at once: pots, soil, real tools. ⟨Wealth is the largest share|Apart from the child, the chart holds more of handling real things than of anything else⟩, and explanations alone don’t go in.',
      },
      {
        id: 'study.lead.child-officer',
        because: ['share:most=officer'],
        form: ['statement'],
        zh_CN:
          '一样东西先讲清楚规矩，孩子就肯学，也学得认真。⟨官杀最多，|因为除了孩子自己，盘里最多的是规矩和要求，⟩要求太多的时候，会自己先紧张起来。',
        en_US:
          'Once the rules of a thing are clear, this child is willing to learn it and takes it seriously. ⟨Officers are the largest share|Apart from the child, the chart holds more of rules and demands than of anything else⟩, and too many demands make them tense.',
      },
      {
        id: 'study.lead.child-resource',
        because: ['share:most=resource'],
        form: ['statement'],
        zh_CN:
          '有个熟悉的大人陪着慢慢教，孩子什么都学得进。⟨印最多，|因为除了孩子自己，盘里最多的是养护和学问的那一样，⟩换了人教，要先熟上一阵。',
        en_US:
          'With a familiar grown-up teaching slowly, this child can take in anything. ⟨Resource is the largest share|Apart from the child, the chart holds more of care and learning than of anything else⟩, and a new teacher needs time to become familiar.',
      },
    ],
  },
  {
    id: 'study-line-small',
    card: 'study',
    role: 'line',
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'study.line.small-wood',
        because: ['day:wood'],
        zh_CN: '今天不会，睡一觉就高了一截。',
        en_US: 'Not today, and after a night’s sleep an inch taller.',
      },
      {
        id: 'study.line.small-fire',
        because: ['day:fire'],
        zh_CN: '看见什么亮，就先学什么。',
        en_US: 'Whatever shines gets learned first.',
      },
      {
        id: 'study.line.small-earth',
        because: ['day:earth'],
        zh_CN: '慢慢来，会了就不丢。',
        en_US: 'Slow to learn it, and slower to lose it.',
      },
      {
        id: 'study.line.small-metal',
        because: ['day:metal'],
        zh_CN: '试到对为止，谁劝也不停。',
        en_US: 'One more try, and then another, until it fits.',
      },
      {
        id: 'study.line.small-water',
        because: ['day:water'],
        zh_CN: '一个问题后面，跟着三个问题。',
        en_US: 'Behind every question come three more.',
      },
    ],
  },
  {
    id: 'study-todo-small',
    card: 'study',
    role: 'todo',
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'study.do.small-wood',
        because: ['day:wood'],
        zh_CN: '今天把一件孩子自己穿得上的衣服放在够得着的地方，等着，别帮。',
        en_US: 'Today, put one piece of clothing where the child can reach it, and wait without helping.',
      },
      {
        id: 'study.do.small-fire',
        because: ['day:fire'],
        zh_CN: '今晚关掉大灯，拿手电筒跟孩子在墙上做三个影子。',
        en_US: 'Tonight, turn off the lights and make three shadows on the wall with a flashlight.',
      },
      {
        id: 'study.do.small-earth',
        because: ['day:earth'],
        zh_CN: '这个星期每晚讲同一本书，让孩子把下一句说出来。',
        en_US: 'Read the same book every night this week, and let the child say the next line.',
      },
      {
        id: 'study.do.small-metal',
        because: ['day:metal'],
        zh_CN: '找几个大小不同的盒子和盖子，让孩子自己配，配错了别出声。',
        en_US: 'Put out boxes and lids of several sizes, let the child match them, and keep quiet about mistakes.',
      },
      {
        id: 'study.do.small-water',
        because: ['day:water'],
        zh_CN: '洗澡时给孩子三个大小不同的杯子，倒着玩，一句话也不用教。',
        en_US: 'At bath time, hand over three cups of different sizes and teach nothing.',
      },
    ],
  },
]
