import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'study-early-luck',
    card: 'study',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'study.early.output',
        because: ['luck:first-two=output', 'luck:now-at>=2'],
        form: ['scene'],
        zh_CN:
          '上课的时候，你的抽屉里总有一样没做完的东西。⟨头两步大运天干都是食伤，|起头那二十年，管事的是往外说、往外做的那股劲，⟩读书那些年你画过、演过、办过、顶过嘴，分数看老师的脸色，真本事却是那时攒下的。',
        en_US:
          'During lessons there was always something half made inside your desk. ⟨The stems of your first two luck cycles are output|In your first twenty years, what ruled was speaking and making⟩. In your school days you drew, acted, organized and talked back. Marks rose and fell with the teacher’s liking, and the real skill was gathered then.',
      },
      {
        id: 'study.early.output-weak',
        because: ['luck:first-two=output', 'luck:now-at>=2', 'sign:weak'],
        form: ['statement'],
        zh_CN:
          '学校的节目单，哪一张上都有你⟨（头两步大运天干都是食伤，身弱）⟩。社团、演出、板报，样样接，样样做到收场，正课只剩半个脑子听。评语里那句“可以更专心”就是这么来的。到今天，学一样新的以前，先得退掉一样旧的。',
        en_US:
          'Your name was on every program the school put on⟨ (the stems of your first two luck cycles are output, and your self is weak)⟩. Clubs, plays, posters: you took them all and stayed to sweep up, and lessons got the other half of your head. Even now, learning a new thing means resigning from an old one first.',
      },
      {
        id: 'study.early.peer',
        because: ['luck:first-two=peer', 'luck:now-at>=2'],
        form: ['statement'],
        zh_CN:
          '上学那些年，你记得最清的是谁坐在旁边⟨（头两步大运天干都是比劫）⟩。课本里的东西，大半是跟同学一块儿学的、抢的、抄的，好的坏的都有伴。',
        en_US:
          'What you remember best of school is who sat next to you⟨ (the stems of your first two luck cycles are your own kind)⟩. The contents of the textbooks were shared, raced for and copied, and you were never alone with it.',
      },
      {
        id: 'study.early.wealth',
        because: ['luck:first-two=wealth', 'luck:now-at>=2'],
        says: ['study.school=interrupted'],
        form: ['statement'],
        zh_CN:
          '读书那些年，课外的事比课内热闹。⟨头两步大运天干都是财，|起头那二十年，管事的是手边的实务，⟩家里有忙要帮，口袋里有东西要换手，早早就知道东西有价。书念得断断续续，人情和数目却熟。缺的那几块底子现在补最划算：你至今绕着走的那几个词，一个一个查清，一个星期就够。那时候学会的看人、算数、跟陌生人开口，同学们后来才慢慢补，你已经不用补了。',
        en_US:
          'More went on after school than in it. ⟨The stems of your first two luck cycles are wealth|In your first twenty years, what ruled was practical business⟩. There was help wanted at home, there were things to trade, and you knew early that they have prices. The reading came in pieces, while people and figures you had by heart. The gaps are cheap to fill now. The few words you still steer around can be looked up in a week. What you learned then, such as reading people, doing sums and talking to strangers, your classmates had to pick up later.',
      },
      {
        id: 'study.early.officer',
        because: ['luck:first-two=officer', 'luck:now-at>=2'],
        says: ['childhood=orderly'],
        form: ['statement'],
        zh_CN:
          '隔着走廊，你就听得出老师的脚步。⟨头两步大运天干都是官杀，|起头那二十年，管事的是规矩和考核，⟩看钟点、看要求的功夫早早练成。这门功夫太熟，自己想学什么，反倒没练过。',
        en_US:
          'You could tell the teacher’s step in the corridor. ⟨The stems of your first two luck cycles are officers|In your first twenty years, what ruled was rules and tests⟩, so you learned young to watch the clock and read the instructions. What you’d like to learn yourself never came up.',
      },
      {
        id: 'study.early.officer-weak',
        because: ['luck:first-two=officer', 'luck:now-at>=2', 'sign:weak'],
        says: ['childhood=orderly', 'pressure=wears'],
        form: ['statement'],
        zh_CN:
          '考得好，你也只是松一口气，没来得及高兴。⟨头两步大运天干都是官杀，身弱，|起头那二十年，管事的是压人的那股劲，你自己却偏弱，⟩考完一场，日子划掉，又数下一场。到今天翻开新书，肩膀还会先紧一下。没有人在等你的卷子了；头三回不计时，不打分，手会慢慢知道这件事。当年的分数，今天已经没有人记得，只有你的肩膀还记着。',
        en_US:
          'A good mark was a breath let out, and there was no time to be glad. ⟨The stems of your first two luck cycles are officers, and your self is weak|In your first twenty years you were under pressure, and you had no great strength⟩. After each exam you crossed out the day and began counting down to the next. Your shoulders still go up when you open a new book. Nobody is waiting for your paper now. If the first three times have no timer and no score, your hands will learn that. No one remembers those marks today except your shoulders.',
      },
      {
        id: 'study.early.resource',
        because: ['luck:first-two=resource', 'luck:now-at>=2'],
        says: ['elders=close', 'study.school=smooth'],
        form: ['statement'],
        zh_CN:
          '小时候有人领着你学，路是一级一级念上来的⟨（头两步大运天干都是印）⟩。有人教、有人问功课，走得顺，也就没试过自己找路：没有人布置，不知道从哪一页开始。一门全新的、谁也不问的东西，头两周最难，过了这两周你会发现自己其实认得路。当年领你的人没有教过你这一课，因为他们自己也舍不得放手。',
        en_US:
          'As a child you were taken by the hand, and came up step by step⟨ (the stems of your first two luck cycles are resource)⟩. Someone explained and someone asked how it went. On so smooth a way you never looked for one, and unassigned you don’t know which page to open. With a subject all your own the first two weeks are hard, and after them you’ll find that you do know the way. Those who led you never taught you this, since they didn’t like to let go either.',
      },
      {
        id: 'study.early.best-then',
        because: ['luck:best-past', 'luck:now-at>=2', 'luck:now-at<=3'],
        says: ['study.school=smooth'],
        form: ['dated', 'statement'],
        zh_CN:
          '念书和初出家门的那些年，你学东西像走下坡路，脚不用使劲。⟨照本书的尺，各步大运里分数最高的一步就在那几年，已经走过了，|一生按十年分段，照本书的尺，分数最高的一段就在那几年，已经走过了，⟩后来没有那样顺，你便以为脑子不如从前。脑子没变，变的是坡。当年的本子上一天学几页，现在减半照着走，也到得了。慢下来也有慢的好处，现在学一样，认得清一样。',
        en_US:
          'In school and just after, learning was like walking downhill. ⟨By our measure the highest-scoring of your luck cycles lay in those years and is behind you|Counted in stretches of ten years, by our measure the highest-scoring one lay in those years and is behind you⟩. It hasn’t been as smooth since, and you’ve concluded that your head is worse. The slope has changed, and your head hasn’t. Half the pages a day that you did then will still get you there. Slow has its advantage, too, since what you learn now you get to know better.',
      },
      {
        id: 'study.early.starts-at-once',
        because: ['luck:now-at>=2', 'luck:starts<=1'],
        form: ['dated', 'statement'],
        zh_CN:
          '十一岁上下，二十一岁上下，你的学生时代在这两处换过车。⟨大运十年一换，你起得早，|人生的段落十年一换，你的第一段开始得早，⟩正落在小学升中学、学生变大人的口子上。同一个你，前后两位老师写的评语像两个人。哪一段学什么都顺，那时身边有什么，值得照样摆一份。往后每隔十年还会换一次，你已经换惯了，只是别等车开了才收拾东西：换车前一年，先把手上的那一门收个尾。',
        en_US:
          'At about eleven and about twenty-one, your school days changed trains. ⟨Luck cycles last ten years, and yours began early|Life goes in stretches of ten years, and your first began early⟩, so the changes fell on the way into middle school and the way out of being a student. Two teachers, before and after, describe two different children. In whichever stretch learning came easily, it’s worth setting up again what stood around you then. There’s another change every ten years, and you’re used to it by now. Just don’t pack when the train is already moving, and finish what you have in hand a year before.',
      },
      {
        id: 'study.early.starts-at-five',
        because: ['luck:now-at>=2', 'luck:starts>=4', 'luck:starts<=5'],
        form: ['dated', 'statement'],
        zh_CN:
          '十五岁前后，你的学生时代剪成了两卷。⟨大运十年一换，你四五岁起运，|人生的段落十年一换，你的第一段从四五岁开始，⟩下一回换正赶上中学念到半截：朋友换了一批，喜欢的课换了一门，连字迹都变了。前一卷里有一样爱学的，后一卷没带过来。它还认得你，你翻开头一页就知道。翻的时候不必问有什么用，当年你也没有问过。',
        en_US:
          'Around fifteen your school days split into two reels. ⟨Luck cycles last ten years, and yours began at four or five|Life goes in stretches of ten years, and your first began at four or five⟩, so the next change came halfway through: other friends, another favorite subject, even a different handwriting. Something you loved to learn on the first reel didn’t make it to the second. It would know you again from the first page. There’s no need to ask what it’s good for, since you didn’t ask then either.',
      },
      {
        id: 'study.early.starts-late',
        because: ['luck:now-at>=2', 'luck:starts>=8'],
        form: ['dated', 'statement'],
        zh_CN:
          '低年级的你跟高年级的你，像两个学生。⟨大运十年一换，你八岁往后才起运，|人生的段落十年一换，你的第一段八岁往后才开始，⟩头一回转弯在小学中段，第二回在十八九岁、离家前后。早年那几年没上轨道，学得杂，也学得真。八岁以前最爱问的那个问题，至今没人好好答过，由你来答正合适。答案写成什么样都可以，那时候的你，要的本来就不是标准答案。',
        en_US:
          'In the lower grades you were one pupil, and in the upper grades another. ⟨Luck cycles last ten years, and yours began at eight or after|Life goes in stretches of ten years, and your first began at eight or after⟩, so the first bend came midway through grade school and the second around the time people leave home. What you learned before the rails was mixed, and it was your own. The question you had before you were eight has never been answered well, and you’re the right one to do it. Any answer will do. At that age you weren’t asking for the official one.',
      },
    ],
  },
  {
    id: 'study-luck-now',
    card: 'study',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'study.now.bijian',
        because: ['luck:now=bijian'],
        says: ['learning.company=equals'],
        claims: ['presumes=reading'],
        form: ['dated', 'list'],
        zh_CN:
          '合唱、球队、读书会：眼下该学的，是两个人以上才学得成的东西。⟨大运{luck:now}的天干是比肩，|眼下这十年，身边多是跟你同一类的人，⟩从{luck:now.from}到{luck:now.to}，有人跟你同路同速。一个人学也行，只是可惜了这些人。',
        en_US:
          'A choir, a team, a reading group: these are years for what takes more than one. ⟨The stem of the luck cycle {luck:now} is Friend|In these ten years there are many of your own kind around you⟩. From {luck:now.from} to {luck:now.to}, people of your speed are going your way. You can study alone, and it would be a waste of them.',
      },
      {
        id: 'study.now.jiecai',
        because: ['luck:now=jiecai'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '凡是有名次、有对手的东西，你学得最快。⟨大运{luck:now}的天干是劫财，|眼下这十年，身边有人跟你争，⟩从{luck:now.from}到{luck:now.to}，棋、辩论、球、各种比赛都算。费钱的也在这里，报名常因为别人先报了；先看项目，再看名单，钱就省下一半。',
        en_US:
          'Whatever has a ranking and an opponent goes in fastest. ⟨The stem of the luck cycle {luck:now} is Rival|In these ten years there’s somebody to compete with⟩, and from {luck:now.from} to {luck:now.to} that means chess, debate, ball games, contests of any kind. It gets expensive too, because you enroll when others enroll. Looking at the event before the list of names saves half of it.',
      },
      {
        id: 'study.now.shishen',
        because: ['luck:now=shishen'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '手比脑子先醒，是这十年的好处。⟨大运{luck:now}的天干是食神，|眼下管事的，是慢慢做、做得出的那股劲，⟩从{luck:now.from}到{luck:now.to}，学手艺学得进：做饭，木工，写曲子，种一阳台的菜。这一路只认成品，不认等级；每季留下一件，攒到后来摆出来，谁也不会问你的证书。',
        en_US:
          'In these ten years your hands wake up before your head. ⟨The stem of the luck cycle {luck:now} is Eating god|What rules now is working slowly and well⟩. From {luck:now.from} to {luck:now.to}, crafts go in: cooking, joinery, songs, a balcony of vegetables. What counts is the finished piece and not the grade. Keep one a season, and when they stand in a row nobody will ask for your certificates.',
      },
      {
        id: 'study.now.shangguan',
        because: ['luck:now=shangguan'],
        says: ['study.now=own-topic'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '凡是把旧东西翻出新样子的本事，眼下都学得进。⟨大运{luck:now}的天干是伤官，|眼下管事的，是不服旧说的那股劲，⟩从{luck:now.from}到{luck:now.to}，照本宣科的课坐不住，自己出的题目，一夜能写完。得罪的会是打分的人。交上去的按格式，留下来的按自己，两份都写，你就两头不亏。几年下来，留下的那一摞会比分数更像你；等到换了一段日子，人家来找你，看的也是那一摞。',
        en_US:
          'Whatever turns an old thing inside out, you can learn now. ⟨The stem of the luck cycle {luck:now} is Hurting officer|What rules now disputes what it’s told⟩. From {luck:now.from} to {luck:now.to}, lessons read from the book drive you out of the room, and your own topic gets written overnight. Those who give grades won’t enjoy it. With one version in the proper format to hand in and one your way to keep, you lose on neither side. After a few years the pile you kept will look more like you than the grades do. When times change and people come to you, it’s the pile they’ll want to see.',
      },
      {
        id: 'study.now.piancai',
        because: ['luck:now=piancai'],
        says: ['study.now=road', 'study.place=road'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '这十年的书，一半要用腿读。⟨大运{luck:now}的天干是偏财，|眼下管事的，是走动、结交的那股劲，⟩从{luck:now.from}到{luck:now.to}，语言、摄影、认路、跟生人打交道，路上学的忘不掉，坐着学的记不住。每去一个地方，学会当地人做的一样东西，才算去过。',
        en_US:
          'Half of these ten years’ reading is done on foot. ⟨The stem of the luck cycle {luck:now} is Indirect wealth|What rules now is moving about and meeting people⟩. From {luck:now.from} to {luck:now.to}, a language, a camera or talking to strangers stays when it’s learned on the road, and doesn’t when it’s learned in a chair. You’ve been to a place once you can do one thing the way they do it there.',
      },
      {
        id: 'study.now.zhengcai',
        because: ['luck:now=zhengcai'],
        says: ['study.now=useful'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '虚的进不来，能落到一张表、一件东西上的，一学就稳。⟨大运{luck:now}的天干是正财，|眼下管事的，是要摸得着、数得清的那股劲，⟩从{luck:now.from}到{luck:now.to}都是这样。',
        en_US:
          'Pure ideas slide off you now, and what ends in a table or an object is learned firmly. ⟨The stem of the luck cycle {luck:now} is Direct wealth|What rules now wants something it can touch and count⟩, from {luck:now.from} to {luck:now.to}.',
      },
      {
        id: 'study.now.qisha',
        because: ['luck:now=qisha', 'age<=74'],
        says: ['study.now=hard-one', 'deadline=helps'],
        claims: ['presumes=reading'],
        form: ['dated', 'order'],
        zh_CN:
          '容易的课你反而念不下去，有硬期限、有严师的一门，压一压就成了。⟨大运{luck:now}的天干是七杀，|眼下管事的，是给人加码的那股劲，⟩从{luck:now.from}压到{luck:now.to}。两门都硬，人先软了。一回只挑一门，考完那个月空着，什么也别报。',
        en_US:
          'Easy courses bore you into dropping out, and one with a fixed date and a severe teacher gets pressed into shape. ⟨The stem of the luck cycle {luck:now} is Seven killings|What rules now is something that adds weight⟩, from {luck:now.from} to {luck:now.to}. With two hard things at once, it’s you that gives. Take one at a time, and leave the month after it empty.',
      },
      {
        id: 'study.now.zhengguan',
        because: ['luck:now=zhengguan', 'age<=74'],
        says: ['study.now=certificate'],
        claims: ['presumes=reading'],
        form: ['dated', 'list'],
        zh_CN:
          '升学、定级、拿证，要人认可的事，多在这十年里碰上。⟨大运{luck:now}的天干是正官，|眼下管事的，是名分和等级，⟩从{luck:now.from}到{luck:now.to}，评你的人看得见你，照要求一章一章走，走到头有人发一张纸。没有纸的学问别丢，每周留它一个晚上，否则十年以后你会有一抽屉的章，和一样再也没碰过的爱好。章有用，只是别让它替你挑该爱什么。',
        en_US:
          'Admissions, grades, licenses: whatever needs somebody’s approval mostly comes up in these ten years. ⟨The stem of the luck cycle {luck:now} is Direct officer|What rules now is rank and order⟩. From {luck:now.from} to {luck:now.to}, those who judge can see you, and someone who follows the requirements chapter by chapter is handed a paper at the end. Learning without a paper should keep one evening a week. Otherwise you’ll have a drawer of stamps and a pleasure you never touched again. Stamps are useful. They just shouldn’t choose what you love.',
      },
      {
        id: 'study.now.pianyin',
        because: ['luck:now=pianyin'],
        says: ['study.now=odd-one', 'learning.company=alone'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '冷门的书一翻开，这些年你合不上。⟨大运{luck:now}的天干是偏印，|眼下管事的，是往深处去的那股劲，⟩从{luck:now.from}到{luck:now.to}，你能一个人把一样偏东西学到底：古文字，修琴，一段没人写过的地方史。越学越不出门，是它的账单。每年有一天把挖到的讲给外行听，账就不会太大。听的人不必懂，只要他们问得出一句你没想过的话，那天就值了。',
        en_US:
          'Once an odd book is open in these years, you can’t close it. ⟨The stem of the luck cycle {luck:now} is Indirect seal|What rules now goes deep⟩. From {luck:now.from} to {luck:now.to} you can take one strange subject to the bottom by yourself: a dead script, the repair of violins, local history that nobody wrote down. The bill comes as evenings not gone out. Telling laymen what you’ve found, one day a year, keeps it small. They needn’t understand. If they ask one thing you hadn’t thought of, the day was worth it.',
      },
      {
        id: 'study.now.zhengyin',
        because: ['luck:now=zhengyin'],
        says: ['study.now=school', 'learning.company=teacher'],
        claims: ['presumes=reading', 'helps=resource'],
        form: ['dated', 'statement'],
        zh_CN:
          '肯教的人多，正经课程学得最省力，这十年不论几岁都不晚。⟨大运{luck:now}的天干是正印，|眼下管事的，是养你、教你的那股劲，⟩从{luck:now.from}到{luck:now.to}。舒服的是一直在学，亏的是一直没用；每上完一段，停三个月拿去用，用出毛病了，下一段才知道该学什么。',
        en_US:
          'There are people willing to teach, and a regular course costs you least effort; at any age, it isn’t too late. ⟨The stem of the luck cycle {luck:now} is Direct seal|What rules now feeds and teaches you⟩, from {luck:now.from} to {luck:now.to}. It’s so comfortable to keep learning that you may never use it. Three months of use after each course, until something breaks, will show you what the next should be.',
      },
      {
        id: 'study.now.resource-over-output',
        because: ['luck:now=resource', 'luck:now-branch=output'],
        says: ['study.now=in-and-out'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '学与讲能接成一条线，从{luck:now.from}到{luck:now.to}都是这样。⟨大运{luck:now}天干是印，地支是食伤，|眼下这十年，明处管事的是学，底下管事的是说和做，⟩你学得多，身边也总有人等着听。接不上的时候，毛病在中间没有整理；学四回空一回，只写提纲，线就又通了。',
        en_US:
          'Learning and explaining run on one belt from {luck:now.from} to {luck:now.to}. ⟨The luck cycle {luck:now} has resource on its stem and output in its branch|In these ten years learning rules on the surface, and speaking and making rule below⟩. You have much to study and someone waiting to hear it. When the belt jams, it’s for want of sorting in the middle. Every fifth lesson kept free, for nothing but an outline, gets it running.',
      },
      {
        id: 'study.now.output-over-resource',
        because: ['luck:now=output', 'luck:now-branch=resource'],
        says: ['study.now=in-and-out'],
        claims: ['presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '先答应给人讲，再回家补课，这个法子你现在用不会穿帮。⟨大运{luck:now}天干是食伤，地支是印，|眼下这十年，明处管事的是说和做，底下管事的是学，⟩从{luck:now.from}到{luck:now.to}都供得上。只防一样：天天出货，忘了点库。每半年停讲两周，专补被人问倒的那几处，后几年才不会只剩老话。被问倒其实是好事，它替你把书单列好了。',
        en_US:
          'Promise to explain it, then go home and study: for now you won’t be caught. ⟨The luck cycle {luck:now} has output on its stem and resource in its branch|In these ten years speaking and making rule on the surface, and learning rules below⟩, so supplies hold from {luck:now.from} to {luck:now.to}. The one danger is selling daily and never counting the shelves. Two weeks twice a year on the questions that stumped you keep the later years from being old stories. Being stumped is a good thing, as it writes your reading list.',
      },
    ],
  },
  {
    id: 'study-years',
    card: 'study',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'study.years.wenchang-missing',
        because: ['years:star=wenchangguiren<=2', 'star:no-wenchangguiren', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['dated', 'order'],
        zh_CN:
          '考试的日子若由你挑，挑{year:star=wenchangguiren}。⟨原局无文昌，流年带来一颗，|盘里没有管读写应考的那一样，这一年它从外头来，⟩写不顺的，那时提笔就有。客人只住一年，借它做一件要署名的：一场考试，一份申请，一篇东西。报名截止的日子，今晚就查。',
        en_US:
          'If you get to choose the date of a test, choose {year:star=wenchangguiren}. ⟨The chart has no Academy star, and that year brings one|Your chart lacks what rules reading, writing and tests, and in that year it comes from outside⟩, so the pen moves more easily. It’s a guest for one year, good for something with your name on it, such as a test, an application or a piece of writing. Look up the closing date tonight.',
      },
      {
        id: 'study.years.wenchang-again',
        because: ['years:star=wenchangguiren<=3', 'star:wenchangguiren>=1', 'stems:resource'],
        claims: ['presumes=adult', 'years-ahead=3'],
        form: ['dated', 'statement'],
        zh_CN:
          '搁了很久的那份稿子，{year:star=wenchangguiren}改得动。⟨原局有文昌，流年再来一颗，天干又透印，|管读写的那一样你盘里就有，那一年又来一份，⟩读过的旧书会自己排成段落。',
        en_US:
          'The manuscript you put aside can be revised in {year:star=wenchangguiren}. ⟨The chart has the Academy star, the year brings a second, and resource shows in the stems|You were born with what rules reading and writing, and that year brings more of it⟩. Things read years ago fall into paragraphs by themselves.',
      },
      {
        id: 'study.years.huagai-again',
        because: ['years:star=huagai<=1', 'star:huagai>=1', 'age>=16'],
        says: ['alone=needed'],
        form: ['dated', 'statement'],
        zh_CN:
          '{year:star=huagai}，应酬会自己少下去。⟨原局有华盖，流年再来一颗，|爱清静的那一样你盘里就有，那年又来一份，⟩适合把一样东西从头学到尾：一部大书，一件乐器，一门老手艺。',
        en_US:
          'In {year:star=huagai}, invitations thin out by themselves. ⟨The chart has the Canopy, and the year brings another|You were born with a love of quiet, and that year adds to it⟩. It’s a year to learn one thing from beginning to end: a big book, an instrument, an old trade.',
      },
      {
        id: 'study.years.resource-wanted',
        because: ['years:resource<=2', 'use:resource'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '要正经跟一位老师，等{year:resource}。⟨用神是印，那年的天干正是印，|你这张盘最用得上的一样就是学问，那一年它正好来，⟩听得进，记得住，教的人也愿意多留你一刻钟。眼下能做的是挑人：去听三位的课，各记一句话，看哪一句一个月后还在。钱和时间别在那以前花完。老师不必有名，肯看你交上去的东西，肯说哪里不对，就够你用好几年。',
        en_US:
          'To learn from a real teacher, wait for {year:resource}. ⟨Your useful element is resource, and it stands on that year’s stem|Learning is what your chart has most use for, and in that year it arrives⟩. Things go in and stay in, and whoever teaches you is glad to keep you a quarter of an hour longer. For now you can choose. Sit in on three people, note a sentence of each, and see which is there after a month. Don’t spend the time and the money before that. The teacher needn’t be famous. Someone who looks at what you hand in and says where it’s wrong will last you for years.',
      },
      {
        id: 'study.years.resource-thirsty',
        because: ['years:resource<=1', 'share:resource<=15'],
        claims: ['presumes=reading', 'helps=resource'],
        form: ['dated', 'statement'],
        zh_CN:
          '平时书在你手里留不住，{year:resource}是个例外。⟨印只占{pct:resource}，那年的天干送来一份，|盘里学进来的只占{pct:resource}，那一年从外头送来一份，⟩坐得下来，也听得进劝。机会不长，摊薄了就没有：一门，一位老师，一个本子，够了。',
        en_US:
          'Books don’t stay with you as a rule, and {year:resource} is the exception. ⟨Resource is only {pct:resource} of the chart, and that year’s stem brings some|Learning makes up only {pct:resource} of your chart, and that year brings some from outside⟩. You can sit still, and you can be told. It’s short and doesn’t bear spreading thin. One subject, one teacher and one notebook are enough.',
      },
      {
        id: 'study.years.resource',
        because: ['years:resource<=1'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '买书的手，{year:resource}那年要管一管。⟨流年天干是印，|那年管事的是学问，⟩肯教的人多，想学的单子一周比一周长。进得这么顺，最容易忘了消化；读完一本再买一本，这一年才没白过。',
        en_US:
          'Watch the hand that buys books in {year:resource}. ⟨That year’s stem is resource|What rules that year is learning⟩, with people glad to explain and reading lists that grow by the week. When so much comes in so smoothly, digestion gets forgotten. One bought for each one finished makes a good year of it.',
      },
      {
        id: 'study.years.output-dry',
        because: ['years:output<=1', 'share:output<=10'],
        says: ['out=little'],
        claims: ['presumes=reading', 'helps=output'],
        form: ['dated', 'statement'],
        zh_CN:
          '肚子里那些没讲过的，{year:output}有路出来。⟨食伤只占{pct:output}，那年的天干替你开口，|盘里放出去的只占{pct:output}，那一年从外头来一份，⟩平日要想三遍的话，想一遍就说了。提前备一份十分钟的讲稿，地方先小一点：一间教室，一桌熟人。讲完会有人来问，问的那几句比掌声值钱，记下来，第二回就讲得长些。过了那年嘴又会紧起来，所以趁那年把路走熟，认得的几张脸，以后还会请你。',
        en_US:
          'What you’ve never told anyone gets a way out in {year:output}. ⟨Output is only {pct:output} of the chart, and that year’s stem does the talking|What you let out is only {pct:output} of your chart, and that year brings some from outside⟩. Sentences you’d turn over three times come at the first. It helps to have ten minutes ready beforehand, and to start small, in a classroom or at a table of friends. People will come up with questions. Those are worth more than the applause, and a second talk can be made of them. After that year your mouth closes again. Use it to get to know the way, and the faces you met will ask you back.',
      },
      {
        id: 'study.years.output-wanted',
        because: ['years:output<=2', 'use:output'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '把作品和讲稿摆出来的一年，是{year:output}。⟨用神是食伤，那年的天干正是食伤，|你这张盘最用得上的一样就是往外说、往外做，那一年它正好来，⟩教一遍抵得上学三遍。东西要在前一年备好，那年只管出；备到八成就发，剩下的两成，听的人会问出来。',
        en_US:
          'The year to show your work and your notes is {year:output}. ⟨Your useful element is output, and it stands on that year’s stem|What your chart has most use for is speaking and making, and in that year it arrives⟩. Explaining a thing once will teach you what three readings don’t. Prepare the year before, so that the year itself is for showing. Eighty percent is enough. The questions will bring the rest.',
      },
      {
        id: 'study.years.output',
        because: ['years:output<=1'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '挑一样你已会七分的，{year:output}拿它去教一个人。⟨流年天干是食伤，|那年管事的是说和做，⟩再报一门从头听起的课，你坐不住。欠着的三分不用先补，对方会一句一句问出来。',
        en_US:
          'Take what you already know seven parts in ten, and in {year:output} teach it to one person. ⟨That year’s stem is output|What rules that year is speaking and making⟩, and in a course from scratch you wouldn’t sit still. The missing three parts needn’t be filled first, since they’ll come up as questions.',
      },
      {
        id: 'study.years.officer-with-learning',
        because: ['years:officer<=1', 'share:resource>=20', 'age>=16', 'age<=74'],
        form: ['dated', 'scene'],
        zh_CN:
          '准考证、评审会、一张坐着几个人的长桌，{year:officer}会轮到你。⟨流年天干是官杀，你的印占{pct:resource}，接得住，|那年管事的是考核，你盘里的学问占{pct:resource}，接得住，⟩书上读来的头一回有了用处。难处不在题目，在钟点；每个月照真的时间做一套，铃响就停笔，到时候就不慌。',
        en_US:
          'A numbered seat, a panel, a long table with people behind it: {year:officer} has one for you. ⟨That year’s stem is an officer, and your resource, {pct:resource} of the chart, can take it|What rules that year is tests, and the learning in your chart, {pct:resource} of the chart, can take it⟩. What you read finally gets asked for. The questions won’t be the trouble, and the clock will. One full run a month at exam speed, stopping at the bell, will steady you.',
      },
      {
        id: 'study.years.officer',
        because: ['years:officer<=1', 'age<=74'],
        claims: ['presumes=reading'],
        form: ['dated', 'order'],
        zh_CN:
          '有人要考你，日子在{year:officer}。⟨流年天干是官杀，|那年管事的是规矩和考核，⟩平常拖得过去的，那年有人按章来收。早两个季度把要求原文找来，逐条打勾，先补最小的一条。',
        en_US:
          'Someone will want to see your homework in {year:officer}. ⟨That year’s stem is an officer|What rules that year is rules and tests⟩, and what can be put off in others is collected on the day. Half a year ahead, get the requirements in their own words, check them off one by one, and begin with the smallest gap.',
      },
      {
        id: 'study.years.peer-heavy',
        because: ['years:peer<=1', 'share:peer>=30'],
        says: ['learning.company=alone'],
        claims: ['presumes=reading', 'burdens=peer'],
        form: ['dated', 'statement'],
        zh_CN:
          '约好一起学，到{year:peer}会变成聚餐。⟨流年天干又是比劫，你的比劫已重，|那年管事的又是同类，你盘里同类连自己已占{pct:peer}，⟩人一多，书就合上了，钱也散得快。',
        en_US:
          'The study date turns into dinner in {year:peer}. ⟨That year’s stem is a peer, and your peers are many already|What rules that year is your own kind, and with {pct:peer} of the chart, yourself included, you have plenty⟩. More people come, the books close, and the money goes too.',
      },
      {
        id: 'study.years.peer',
        because: ['years:peer<=1', 'age<=74'],
        says: ['learning.company=equals'],
        claims: ['presumes=reading'],
        form: ['dated', 'statement'],
        zh_CN:
          '一个人啃不动的硬书，{year:peer}有人跟你一起啃。⟨流年天干是比劫，|那年管事的是同类，⟩三个人轮着讲，一季就翻完。同路的多，抢名额的也是他们，报名要早，资料要自己有一份。散伙的日子先说好，免得书念完了，群还天天响。',
        en_US:
          'The book too hard for one gets company in {year:peer}. ⟨That year’s stem is a peer|What rules that year is your own kind⟩, and three who take turns explaining get through it in a season. They’re also the ones who want your place, so it pays to enroll early and have your own copy. An end date agreed on at the start saves you from a chat group that outlives the book.',
      },
      {
        id: 'study.years.wealth',
        because: ['years:wealth<=1', 'age<=74'],
        claims: ['presumes=adult'],
        form: ['dated', 'statement'],
        zh_CN:
          '书在{year:wealth}读得少，别怪自己。⟨流年天干是财，|那年管事的是手上的实务，⟩坐下来学容易被一个电话叫走。顺着它，学过的拿一样去用，管一次活动的钱也算课；要背要考的，前一年做完最好。',
        en_US:
          'You’ll read little in {year:wealth}, and needn’t blame yourself. ⟨That year’s stem is wealth|What rules that year is practical business⟩, and whenever you sit down to study the phone rings. Go with it and use something you’ve learned; running the budget of one event is a course too. Whatever has to be memorized is better finished the year before.',
      },
    ],
  },
  {
    id: 'study-small-time',
    card: 'study',
    role: { section: 'time' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'study.small.now-peer',
        because: ['luck:now=peer'],
        form: ['statement', 'dated'],
        zh_CN:
          '到{luck:now.to}为止，同伴就是孩子的课本。⟨大运{luck:now}的天干是比劫，|这十年，孩子身边管事的是同类，⟩玩伴换一拨，说话的口气也换一拨。挑谁做邻居、送去哪一班，比教什么要紧。',
        en_US:
          'Until {luck:now.to}, playmates are this child’s textbook. ⟨The stem of the luck cycle {luck:now} is a peer|What rules these ten years is the child’s own kind⟩. With new friends comes a new way of talking. Which neighbors and which group matter more than what gets taught.',
      },
      {
        id: 'study.small.now-output',
        because: ['luck:now=output'],
        form: ['statement', 'dated'],
        zh_CN:
          '会说、会做、停不下来，从{luck:now.from}到{luck:now.to}多是这样。⟨大运{luck:now}的天干是食伤，|这十年，管事的是往外说、往外做的那股劲，⟩话多不是坏事，拆东西也不是。给一处可以弄乱的地方，收拾的规矩一起教。',
        en_US:
          'Talking, making and never stopping: from {luck:now.from} to {luck:now.to} it’s mostly like that. ⟨The stem of the luck cycle {luck:now} is output|What rules these ten years is telling and making⟩. There’s no harm in talking a lot, or in taking things apart. A place where a mess is allowed goes with a rule for clearing it up.',
      },
      {
        id: 'study.small.now-wealth',
        because: ['luck:now=wealth'],
        form: ['statement', 'dated'],
        zh_CN:
          '孩子从日子里学，从{luck:now.from}到{luck:now.to}，厨房和菜场就是教室。⟨大运{luck:now}的天干是财，|这十年，管事的是手边的实物，⟩数豆子比数卡片学得快，找零钱比做算术记得牢。',
        en_US:
          'From {luck:now.from} to {luck:now.to}, this child learns from daily life, with the kitchen and the market for classrooms. ⟨The stem of the luck cycle {luck:now} is wealth|What rules these ten years is real things at hand⟩. Beans teach counting faster than cards do, and small change sticks better than sums.',
      },
      {
        id: 'study.small.now-officer',
        because: ['luck:now=officer'],
        form: ['statement', 'dated'],
        zh_CN:
          '规矩来得早，到{luck:now.to}为止，孩子常要守钟点、听要求。⟨大运{luck:now}的天干是官杀，|这十年，管事的是规矩和要求，⟩守得住是好事，守得太紧，玩就少了。一天里留一段没有人管的时间，跟吃饭睡觉一样要紧。',
        en_US:
          'Rules come early, and until {luck:now.to} there’s often a schedule to keep and somebody to obey. ⟨The stem of the luck cycle {luck:now} is an officer|What rules these ten years is rules and demands⟩. It’s good to be able to keep them, and kept too tightly, they crowd out play. An hour a day that nobody directs is as important as meals and sleep.',
      },
      {
        id: 'study.small.now-resource',
        because: ['luck:now=resource'],
        form: ['statement', 'dated'],
        zh_CN:
          '肯教、肯抱、肯讲的大人，到{luck:now.to}为止都在孩子身边。⟨大运{luck:now}的天干是印，|这十年，管事的是养护和学问，⟩孩子收得多，也就习惯了等人来教。有些事大人晚一步出手，孩子自己就会了。',
        en_US:
          'Grown-ups who teach, hold and explain are near this child until {luck:now.to}. ⟨The stem of the luck cycle {luck:now} is resource|What rules these ten years is care and learning⟩. A child who receives so much gets used to waiting to be taught. With some things, if the adults are a moment late, the child can do it alone.',
      },
    ],
  },
]
