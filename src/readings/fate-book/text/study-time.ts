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
        zh_CN:
          '上课的时候，你的抽屉里总有一样没做完的东西。头两步大运，天干都是往外说、往外做的字⟨（早行食伤）⟩，读书那些年你画过、演过、办过、顶过嘴，分数看老师的脸色，真本事却是那时攒下的。找出当年没收尾的一件，挑个周末补上。',
        en_US:
          'During lessons there was always something half made inside your desk. The stems of your first two cycles both speak and make ⟨ (output in the first two cycles)⟩. In your school years you drew, acted, organized and talked back. Marks rose and fell with the teacher’s liking, and the real skill was gathered under the lid. Find one thing you never finished then, and give it a weekend.',
      },
      {
        id: 'study.early.output-weak',
        because: ['luck:first-two=output', 'luck:now-at>=2', 'sign:weak'],
        zh_CN:
          '学校的节目单，哪一张上都有你，哪一张都排得太晚。头两步大运的天干都把力气往外引，你的力气却不宽裕⟨（身弱早行食伤）⟩：社团、演出、板报，样样接，样样做到收场，正课只剩半个脑子听。评语里那句“可以更专心”就是这么来的。往后学一样新的，先退掉一样旧的。',
        en_US:
          'Your name was on every program the school put on, and the programs ran late. Both of your first two cycles drew strength outward, and there was none too much of it ⟨ (weak chart, output in the first two cycles)⟩. Clubs, plays, the wall newspaper: you took them all and stayed to sweep up, and lessons got the other half of your head. Before you learn a new thing, resign from an old one.',
      },
      {
        id: 'study.early.peer',
        because: ['luck:first-two=peer', 'luck:now-at>=2'],
        zh_CN:
          '上学那些年，你记得最清的是谁坐在旁边。头两步大运，天干都是同类⟨（早行比劫）⟩，课本里的东西，大半是跟同学一块儿学的、抢的、抄的，好的坏的都有伴。独自念书这件事因此练得晚，到现在报课，还先问有谁去。试一回：挑一门没有熟人的，上满六节。',
        en_US:
          'What you remember best of school is who sat next to you. The stems of your first two cycles are both your own kind ⟨ (peers in the first two cycles)⟩. The contents of the textbooks were shared, raced for, copied, the good and the bad in company. Studying alone came late, and you still ask who else is going before you sign up. Once, choose a class with nobody you know. Stay for six lessons.',
      },
      {
        id: 'study.early.wealth',
        because: ['luck:first-two=wealth', 'luck:now-at>=2'],
        says: ['study.school=interrupted'],
        zh_CN:
          '读书那些年，课外的事比课内热闹。起头那二十年走的是财，手边的实务⟨（早行财运）⟩：家里有忙要帮，口袋里有卡片和旧课本要换手，早早就知道东西有价。书念得断断续续，人情和数目却熟。缺的那几块底子现在补最划算：列出三个你至今绕着走的词，一个一个查清。',
        en_US:
          'More went on after school than in it. The stems of your first two cycles are both wealth, practical business ⟨ (wealth in the first two cycles)⟩. There was help wanted at home, there were cards and used textbooks to trade, and you knew early that things have prices. The reading came in pieces. People and figures you had by heart. Fill the gaps now, while it’s cheap. Pick three words you still steer around, and look them up.',
      },
      {
        id: 'study.early.officer',
        because: ['luck:first-two=officer', 'luck:now-at>=2'],
        says: ['childhood=orderly'],
        zh_CN:
          '隔着走廊，你就听得出班主任的脚步。头两步大运，天干都是管人的字⟨（早行官杀）⟩，读书那些年规矩多，考试密，看钟点、看要求的功夫早早练成。这门功夫太熟，自己想学什么，反倒没练过。从这个星期起留两个钟头，学一样没有人会检查的。',
        en_US:
          'From inside the room you could tell the teacher’s step in the corridor. The stems of your first two cycles both oversee people ⟨ (officers in the first two cycles)⟩: school meant rules and frequent tests, and you learned young to watch the clock and read the instructions. What you’d like to learn yourself never came up. From this week keep two hours for a thing nobody will check.',
      },
      {
        id: 'study.early.officer-weak',
        because: ['luck:first-two=officer', 'luck:now-at>=2', 'sign:weak'],
        says: ['childhood=orderly', 'pressure=wears'],
        zh_CN:
          '铅笔盒里有一张数日子的纸，考完一场，划掉，再写一张。你的力气不算足，头两步大运偏都是压人的字⟨（身弱早行官杀）⟩，考得好也只是松一口气，没来得及高兴。到今天翻开新书，肩膀还会先紧一下。新学的东西，头三回别计时，别打分，让手先知道没有人在等。',
        en_US:
          'In your pencil case was a slip with the days counted down; after each exam you crossed it out and wrote another. You had no great strength, and both of your first two cycles were of the kind that presses ⟨ (weak chart, officers in the first two cycles)⟩. A good mark was a breath let out. Your shoulders still go up when you open a new book. The first three times, no timer and no score.',
      },
      {
        id: 'study.early.resource',
        because: ['luck:first-two=resource', 'luck:now-at>=2'],
        says: ['elders=close', 'study.school=smooth'],
        zh_CN:
          '小时候的课本，有人替你包过书皮。头两步大运，天干都是学问⟨（早行印运）⟩，读书那些年有人教、有人领、有人问功课，路是一级一级念上来的。走得顺，就没试过自己找路：没有人布置，不知道从哪一页开始。拿一门全新的，谁也不问，前两周的课自己排。',
        en_US:
          'Somebody put paper covers on your schoolbooks for you. The stems of your first two cycles are both learning ⟨ (resource in the first two cycles)⟩. There was a teacher to explain, someone to take you there, someone to ask how it went, and you came up by the stairs. On so smooth a way you never looked for one. Unassigned, you don’t know which page to open. Take a new subject, ask nobody, and plan the first two weeks.',
      },
      {
        id: 'study.early.best-then',
        because: ['luck:best-past', 'luck:now-at>=2', 'luck:now-at<=3'],
        says: ['study.school=smooth'],
        zh_CN:
          '念书和初出家门的那些年，你学东西像下坡，近来像上坡，便以为脑子不如从前。脑子没变，变的是坡：照本书的尺，各步大运里分数最高的一步就在那几年，已经走过了⟨（好运在早）⟩。翻翻当年的本子，看那时一天学几页，减半，照着走，到得了。',
        en_US:
          'In school and just after, learning went downhill like a bicycle. Lately it’s been uphill, and you’ve concluded that your head is worse. It’s the slope. By our measure the highest-scoring of your luck cycles lay in those years and is behind you ⟨ (best cycle early)⟩. Get out an old notebook, see how many pages you did in a day, and plan on half. At half, you’ll arrive.',
      },
      {
        id: 'study.early.starts-at-once',
        because: ['luck:now-at>=2', 'luck:starts<=1'],
        zh_CN:
          '十一岁上下，二十一岁上下，你的学生时代在这两处换过车。大运十年一换，你起得早，刚会走路就上了路⟨（起运早）⟩，换车的钟点正落在小学升中学、学生变大人的口子上。同一个你，前后两位老师写的评语像两个人。哪一段学什么都顺，看看那时身边有什么，照样摆一份。',
        en_US:
          'At about eleven and about twenty-one you changed trains. A luck cycle lasts ten years, and yours began when you could hardly walk ⟨ (luck starts early)⟩, so the changes fell on the way into middle school and the way out of being a student. Two teachers, before and after, describe two different children. In whichever stretch learning came easily, see what stood around you then. Set the same things up again.',
      },
      {
        id: 'study.early.starts-at-five',
        because: ['luck:now-at>=2', 'luck:starts>=4', 'luck:starts<=5'],
        zh_CN:
          '十五岁前后的暑假，像把你的学生时代剪成了两卷。大运十年一换，你四五岁起运⟨（四五岁起运）⟩，下一回换正赶上十五岁，中学念到半截：朋友换了一批，喜欢的课换了一门，连字迹都变了。前一卷里有一样爱学的，后一卷没带过来。想一想是什么，它还认得你。',
        en_US:
          'Around fifteen there’s a splice in your school years, and after it runs a different film. A luck cycle lasts ten years, and yours began at four or five ⟨ (luck starts at four or five)⟩, so the next change came at fifteen, halfway through: other friends, another favorite subject, even your handwriting. Something you loved to learn on the first reel didn’t make it to the second. Work out what. It’ll remember you.',
      },
      {
        id: 'study.early.starts-late',
        because: ['luck:now-at>=2', 'luck:starts>=8'],
        zh_CN:
          '低年级的你跟高年级的你，老师认得是一个人，同学未必。大运十年一换，你起得晚，八岁往后才起运⟨（起运晚）⟩，头一回转弯在小学中段，第二回在十八九岁、离家前后。早年那几年没上轨道，学得杂，也学得真。八岁以前最爱问的那个问题，至今没人好好答过，你来答。',
        en_US:
          'In the lower grades you were one pupil, in the upper grades another, and only the teachers knew it. A luck cycle lasts ten years; yours began late, at eight or after ⟨ (luck starts late)⟩, so the first bend came midway through grade school and the second around the time one leaves home. What you learned before the rails was mixed, and it was your own. You had a question before you were eight. Answer it.',
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
        zh_CN:
          '合唱、球队、读书会，眼下这十年，该学的是两个人以上才学得成的东西。从{luck:now.from}到{luck:now.to}走{luck:now}，天干是你的同类⟨（比肩运）⟩，独学也行，只是错过了时节：身边正好有人跟你同路同速。认准一个队，报满一年，缺一次，请一顿。',
        en_US:
          'A choir, a team, a reading group: learn what takes more than one. From {luck:now.from} to {luck:now.to} you’re in the cycle {luck:now}, whose stem is your own kind ⟨ (Friend cycle)⟩. Studying alone is possible, and a waste of the season, since people of your speed are going your way. Pick one group, sign up for the whole year, and treat everybody whenever you miss a meeting.',
      },
      {
        id: 'study.now.jiecai',
        because: ['luck:now=jiecai'],
        zh_CN:
          '报名表上的“参赛”一栏，这几年宜打勾。{luck:now}由劫财当头，与你相当、爱争先的那颗星⟨（劫财运）⟩，从{luck:now.from}到{luck:now.to}，凡是有名次、有对手的东西学得最快：棋，辩论，球，各种竞赛。费钱的也在这里，报班常因为别人先报了。先选项目，再看名单。',
        en_US:
          'Where the form says “competition,” check the box these years. The Rival, your equal who likes to be first, heads the cycle {luck:now}, {luck:now.from} to {luck:now.to} ⟨ (Rival cycle)⟩. Whatever has a ranking and an opponent goes in fastest: chess, debate, a ball game, a contest in your field. It gets expensive too, because you enroll when others enroll. Choose the event, then read the list of names.',
      },
      {
        id: 'study.now.shishen',
        because: ['luck:now=shishen'],
        zh_CN:
          '手比脑子先醒，是这十年的好处。{luck:now}天干食神，慢慢做、做得出的那颗星，{luck:now.from}起，{luck:now.to}止⟨（食神运）⟩，学手艺正当时：做饭，木工，写曲子，种一阳台的菜。别急着考级，这一路只认成品。每季留下一件，十年四十件，摆出来就是学历。',
        en_US:
          'In this stretch your hands wake up before your head. {luck:now}, from {luck:now.from} to {luck:now.to}, has the Eating god on its stem, which lets things simmer ⟨ (Eating god cycle)⟩. It’s the time for a craft: cooking, joinery, songs, a balcony of vegetables. Leave the grades and diplomas alone; what counts here is the finished piece. Keep one a season. Forty of them in a row are a degree.',
      },
      {
        id: 'study.now.shangguan',
        because: ['luck:now=shangguan'],
        says: ['study.now=own-topic'],
        zh_CN:
          '写、讲、拍、改编，凡是把旧东西翻出新样子的本事，眼下都学得进。{luck:now}天干伤官，不服旧说的那颗星，从{luck:now.from}走到{luck:now.to}⟨（伤官运）⟩，照本宣科的课坐不住，自己出的题目，一夜能写完。得罪的会是打分的人。交上去的按格式，留下来的按自己。',
        en_US:
          'Writing, speaking, filming, adapting: whatever turns an old thing inside out can be learned now. {luck:now} has the Hurting officer on its stem, which must put it its own way, from {luck:now.from} until {luck:now.to} ⟨ (Hurting officer cycle)⟩. Lessons read from the book drive you out of the room; your own topic gets written overnight. Those who give grades won’t enjoy it. Hand in the proper format, and keep a copy your way.',
      },
      {
        id: 'study.now.piancai',
        because: ['luck:now=piancai'],
        says: ['study.now=road', 'study.place=road'],
        zh_CN:
          '这十年的书，一半要用腿读。{luck:now}天干偏财，四处流转的那颗星，{luck:now.from}到{luck:now.to}⟨（偏财运）⟩，语言、摄影、认路、跟生人打交道，路上学的忘不掉，坐着学的记不住。书桌落灰不用慌。每趟出门学会当地人做的一样东西，没学会，就不算去过。',
        en_US:
          'Half of this decade’s reading is done on foot. {luck:now}, {luck:now.from} to {luck:now.to}, has Indirect wealth on its stem, which is always on the move ⟨ (Indirect wealth cycle)⟩. A language, a camera, finding the way, talking to strangers: learned on the road, they stay; learned in a chair, they don’t. Let the desk gather dust. On each trip learn to do one thing the way they do it there. If you haven’t, you weren’t there.',
      },
      {
        id: 'study.now.zhengcai',
        because: ['luck:now=zhengcai'],
        says: ['study.now=useful'],
        zh_CN:
          '抽屉里的票据、阳台上的苗、家里那盏忽明忽暗的灯，都是这十年的课本。{luck:now}天干正财，要摸得着、数得清，走到{luck:now.to}⟨（正财运）⟩，能落到一张表、一件器物上的，一学就稳，虚的进不来。{luck:now.from}以来，书怕是越读越窄了。每年留三本全无用处的。',
        en_US:
          'The receipts in the drawer, the seedlings, the lamp that flickers: these are the textbooks of the decade. {luck:now}, since {luck:now.from}, has Direct wealth on its stem, which wants to see a result ⟨ (Direct wealth cycle)⟩. Until {luck:now.to}, what ends in a table or an object is learned firmly, and pure ideas slide off. The risk is reading only what’s useful. Allow yourself three books a year that are no use at all.',
      },
      {
        id: 'study.now.qisha',
        because: ['luck:now=qisha', 'age<=74'],
        says: ['study.now=hard-one', 'deadline=helps'],
        zh_CN:
          '最难的那一门，趁{luck:now}来学。运头是七杀，给人加码的那颗星，{luck:now.from}压到{luck:now.to}⟨（七杀运）⟩，容易的课反而念不下去，有硬期限、有严师的一门，压一压就成了。一回只挑一门，两门都硬，人先软了。考完那个月空着，什么也别报。',
        en_US:
          'Keep the hardest subject for {luck:now}, which is now. Its stem is Seven killings, pressure with a due date, and the weight is on from {luck:now.from} to {luck:now.to} ⟨ (Seven killings cycle)⟩. Easy courses bore you into dropping out; one with a fixed date and a severe teacher gets pressed into shape. One at a time. With two hard things it’s you that gives. And leave the month after each exam empty.',
      },
      {
        id: 'study.now.zhengguan',
        because: ['luck:now=zhengguan', 'age<=74'],
        says: ['study.now=certificate'],
        zh_CN:
          '升学、定级、拿证，要盖章的事，放在这十年里办。{luck:now}天干正官，管章、管级的那颗星，{luck:now.from}到{luck:now.to}⟨（正官运）⟩，评你的人看得见你，照大纲一章一章走，走到头有人发一张纸。没有章的学问往后放，别放丢，每星期天留它一个晚上。',
        en_US:
          'Admissions, grades, licenses, whatever ends in a stamp: do it in these ten years. {luck:now}, {luck:now.from} to {luck:now.to}, has the Direct officer on its stem, the star of rank and order ⟨ (Direct officer cycle)⟩. Those who judge can see you, and someone who follows the syllabus chapter by chapter is handed a paper at the end. Unstamped learning waits. So that it doesn’t get lost, give it Sunday evenings.',
      },
      {
        id: 'study.now.pianyin',
        because: ['luck:now=pianyin'],
        says: ['study.now=odd-one', 'learning.company=alone'],
        zh_CN:
          '冷门的书一翻开，这些年你合不上。{luck:now}天干偏印，往深处去、不往热闹处去的那颗星，{luck:now.from}到{luck:now.to}⟨（偏印运）⟩，适合一个人把一样偏东西学到底：古文字，修琴，一段没人写过的地方史。越学越不出门，是它的账单。每年定一个出关的日子，把这年挖到的讲给外行听。',
        en_US:
          'Lately, once an odd book is open you can’t close it. {luck:now} has the Indirect seal, the odd scholar, on its stem from {luck:now.from} to {luck:now.to} ⟨ (Indirect seal cycle)⟩. It’s time to take one strange subject to the bottom by yourself: a dead script, the repair of violins, a piece of local history nobody wrote down. The bill comes as evenings not gone out. Fix one day a year to tell laymen what you’ve found.',
      },
      {
        id: 'study.now.zhengyin',
        because: ['luck:now=zhengyin'],
        says: ['study.now=school', 'learning.company=teacher'],
        zh_CN:
          '坐到讲台底下去，这十年不论几岁都不晚。{luck:now}天干正印，捧着书来敲门的那颗星，{luck:now.from}到{luck:now.to}⟨（正印运）⟩，肯教的人多，正经课程学得最省力。舒服的是一直在学，亏的是一直没用。每上完一段，停三个月拿去用，用出毛病了，再报下一段。',
        en_US:
          'Take a seat below the lectern; at any age, these are the years for it. {luck:now}, {luck:now.from} to {luck:now.to}, has the Direct seal on its stem, the star of teachers and elders ⟨ (Direct seal cycle)⟩. There are people willing to teach, and the regular course costs you least effort. It’s so comfortable that you may never use any of it. After each term stop for three months and apply it until something breaks. Then enroll again.',
      },
      {
        id: 'study.now.resource-over-output',
        because: ['luck:now=resource', 'luck:now-branch=output'],
        says: ['study.now=in-and-out'],
        zh_CN:
          '{luck:now}这步运，上面进货，下面出货：天干是学问，地支是往外说、往外做的字⟨（运干印，运支食伤）⟩。{luck:now.from}起你学得多，身边也总有人等着听，学与讲能接成一条线，走到{luck:now.to}为止。接不上的时候，毛病在中间没有整理。每学四回，空一回出来，只写提纲。',
        en_US:
          'Goods come in upstairs and go out below: {luck:now} has learning on its stem and, in its branch, what speaks and makes ⟨ (resource over output)⟩. Since {luck:now.from} you’ve had much to study and someone waiting to hear it, and until {luck:now.to} the two can run on one belt. When the belt jams, it’s for want of sorting in the middle. After every four lessons keep one free, and write nothing but an outline.',
      },
      {
        id: 'study.now.output-over-resource',
        because: ['luck:now=output', 'luck:now-branch=resource'],
        says: ['study.now=in-and-out'],
        zh_CN:
          '先答应给人讲，再回家补课，这十年你用这个法子不会穿帮。{luck:now}天干是往外说、往外做的字，地支里坐着学问，门面在上，库房在下⟨（运干食伤，运支印）⟩，{luck:now.from}到{luck:now.to}都供得上。只防一样：天天出货，忘了点库。每半年停讲两周，专补被人问倒的那几处。',
        en_US:
          'Promise to explain it, then go home and study: in this decade you won’t be caught. {luck:now}, from {luck:now.from} to {luck:now.to}, has a stem that speaks and makes, and learning sits in its branch, a shop with the storeroom right below ⟨ (output over resource)⟩. Supplies will hold. The one danger is selling daily and never counting the shelves. Twice a year stop for two weeks and study only the questions that stumped you.',
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
        zh_CN:
          '考试的日子若由你挑，挑{year:star=wenchangguiren}。原局里没有管读写应考的那颗星，这一年它从外头来⟨（流年文昌）⟩，平日三遍才记住的，那时两遍；写不顺的，那时提笔就有。客星只住一年，借它做一件要留名的：一场考试，一份申请，一篇署名的东西。报名截止日今晚就查。',
        en_US:
          'If you get to choose the date of an exam, choose {year:star=wenchangguiren}. Your chart was born without the star of reading, writing and tests, and in that year it comes from outside ⟨ (Academy star in the year)⟩. What takes three readings will take two, and the pen moves more easily. It’s a guest for one year only. Use it for something with your name on it, and look up the closing date tonight.',
      },
      {
        id: 'study.years.wenchang-again',
        because: ['years:star=wenchangguiren<=3', 'star:wenchangguiren>=1', 'stems:resource'],
        zh_CN:
          '搁了很久的那份稿子，{year:star=wenchangguiren}拿出来改。管读写的那颗星你原局就有，那一年又来一颗，天干上的学问有人替它落笔⟨（流年再逢文昌）⟩，读过的旧书会自己排成段落。怕的是顺手，顺手便写多。先定字数，写满就停，剩下的精神拿去请人挑错。',
        en_US:
          'The manuscript you put aside can come out in {year:star=wenchangguiren}. You were born with the star of reading and writing, and that year brings a second; the learning in your stems gets a hand to write it down ⟨ (Academy star again)⟩. Things read years ago fall into paragraphs by themselves. Ease is the danger, because you’ll write too much. Set the length first, stop there, and spend what’s left on having it criticized.',
      },
      {
        id: 'study.years.huagai-again',
        because: ['years:star=huagai<=1', 'star:huagai>=1', 'age>=16'],
        says: ['alone=needed'],
        zh_CN:
          '{year:star=huagai}，应酬会自己少下去。罩人安静的那颗星你原局已有，那年再来一颗⟨（流年华盖）⟩，宜闭门，宜把一样东西从头学到尾：一部大书，一件乐器，一门老手艺。安静来得多了，也会闷。留一个固定出门的日子，每星期一次，去的地方要有人声。',
        en_US:
          'Invitations thin out by themselves in {year:star=huagai}. You were born with the star that covers one with quiet, and that year adds another ⟨ (Canopy in the year)⟩. Shut the door and learn one thing from beginning to end: a great fat book, an instrument, an old trade. A double dose of silence gets stuffy. Keep one day a week for going out, and go where there are voices.',
      },
      {
        id: 'study.years.resource-wanted',
        because: ['years:resource<=2', 'use:resource'],
        zh_CN:
          '要正经拜一位老师，等{year:resource}。你这张盘最用得上的一样就是学问，那一年的天干正好是它⟨（流年印为用）⟩，听得进，记得住，教的人也愿意多留你一刻钟。先别在那以前把钱和时间花完。眼下能做的是挑人：去听三位的课，各记一句话，看哪一句一个月后还在。',
        en_US:
          'To take a real teacher, wait for {year:resource}. Learning is the element your chart has most use for, and in that year it stands on the stem ⟨ (resource year, useful)⟩. Things go in and stay in, and whoever teaches you will be glad to keep you a quarter of an hour longer. Don’t spend the hours and the money before it. For now, sit in on three people, note a sentence of each, and see which lasts a month.',
      },
      {
        id: 'study.years.resource-thirsty',
        because: ['years:resource<=1', 'share:resource<=15'],
        zh_CN:
          '平时书在你手里留不住，{year:resource}是个例外。学进来的只占{share:resource}，那一年的天干送来一份现成的⟨（流年印）⟩，坐得下来，也听得进劝。机会不长，别摊薄：一年只学一门，只跟一位老师，只用一个本子，年底把它从头抄一遍。',
        en_US:
          'Books don’t stay with you as a rule, and {year:resource} is the exception. Learning makes up only {share:resource} of your chart, and that year’s stem delivers some from outside ⟨ (resource year)⟩: you can sit still and you can be told. It’s short, so don’t spread it thin. One subject, one teacher, one notebook for the whole year. In December copy the notebook out from the first page.',
      },
      {
        id: 'study.years.resource',
        because: ['years:resource<=1'],
        zh_CN:
          '买书的手，{year:resource}那年要管一管。流年的天干是学问⟨（流年印）⟩，肯教的人多，讲座多，书单一周比一周长。进得这么顺，最容易忘了消化。列十本书，单子贴在门口，第十一本要进来，先从上面划掉一本读完的。',
        en_US:
          'Watch the hand that buys books in {year:resource}. That year’s stem is learning ⟨ (resource year)⟩: talks to attend, people glad to explain, reading lists that grow by the week. When so much comes in so smoothly, digestion gets forgotten. Stack ten books by the front door. An eleventh is admitted when one of the ten has been read and given away.',
      },
      {
        id: 'study.years.output-dry',
        because: ['years:output<=1', 'share:output<=10'],
        says: ['out=little'],
        zh_CN:
          '肚子里那些没讲过的，{year:output}有路出来。放出去的只占{share:output}，那一年的天干替你开口⟨（流年食伤）⟩，平日要想三遍的话，那时想一遍就说了，别人也听得进。提前备一份讲稿，不必长，十分钟。地方先订小的：一间教室，一桌熟人，一个小号。',
        en_US:
          'What you’ve never told anyone gets a way out in {year:output}. Output is a mere {share:output} of your chart, and that year’s stem does the talking for you ⟨ (output year)⟩: sentences you’d normally turn over three times come at the first, and people listen. Have a talk ready beforehand, ten minutes of it. Book somewhere small, a classroom, a table of friends, an account with few followers.',
      },
      {
        id: 'study.years.output-wanted',
        because: ['years:output<=2', 'use:output'],
        zh_CN:
          '把讲义、作品、课程摆出来的一年，是{year:output}。你这张盘最用得上的一样就是往外说、往外做，那一年它站到了天干上⟨（流年食伤为用）⟩，教一遍抵得上学三遍。东西要在前一年备好，那年只管出。备到八成就发，留两成给听的人提问。',
        en_US:
          'The year to put it in the window, a course, a portfolio, your notes, is {year:output}. What your chart has most use for is speaking and making, and in that year it stands on the stem ⟨ (output year, useful)⟩. Explaining it once will teach you what three readings don’t. Prepare the year before, so that the year itself is for showing. Release at eighty percent. The questions will bring the rest.',
      },
      {
        id: 'study.years.output',
        because: ['years:output<=1'],
        zh_CN:
          '挑一样你已会七分的，{year:output}拿它去教一个人。那一年的天干是往外说、往外做的字⟨（流年食伤）⟩，宜讲，宜演，宜交作品；再报一门从头听起的课，你坐不住。欠着的三分不用先补，对方会一句一句问出来。',
        en_US:
          'Don’t enroll for anything from scratch in {year:output}; you won’t sit through it. The stem of that year speaks and makes ⟨ (output year)⟩, so perform, present, hand in. Take what you already know seven parts in ten and teach it to one person in the course of the year. The missing three will come up as questions, and you’ll have to find out.',
      },
      {
        id: 'study.years.officer-with-learning',
        because: ['years:officer<=1', 'share:resource>=20', 'age>=16', 'age<=74'],
        zh_CN:
          '准考证、评审会、面试的长桌，{year:officer}会轮到你。那一年的天干是管人、考人的字，你盘里的学问有{share:resource}，接得住⟨（流年官杀，印足）⟩，书上读来的头一回有了用处。难处不在题目，在钟点。从现在起，每个月照真考的时间做一套，铃响就停笔。',
        en_US:
          'A numbered seat, a panel, a long table with three people behind it: {year:officer} has one for you. The stem of that year examines, and your chart, with {share:resource} of learning, can take it ⟨ (officer year, resource at hand)⟩. What you read finally gets asked for. The questions won’t be the trouble; the clock will. Once a month from now, do a full paper at exam speed, and put down the pen.',
      },
      {
        id: 'study.years.officer',
        because: ['years:officer<=1', 'age<=74'],
        zh_CN:
          '有人要考你，日子在{year:officer}。那一年的天干是管人、考人的字⟨（流年官杀）⟩，平常拖得过去的，那年有人按章来收。早两个季度把要求原文找来，逐条打勾，没打上的圈出来，先补圈里头最小的一条。临时抱佛脚在别的年份灵，在这一年费人。',
        en_US:
          'Someone will want to see your homework in {year:officer}. The stem of that year supervises and examines ⟨ (officer year)⟩, and what could be put off in others is collected on the day. Two seasons ahead, get the requirements in their own words and check them off one by one. Circle what’s left and begin with the smallest circle. Cramming works in some years. In this one it costs too much.',
      },
      {
        id: 'study.years.peer-heavy',
        because: ['years:peer<=1', 'share:peer>=30'],
        says: ['learning.company=alone'],
        zh_CN:
          '约好的自习，到{year:peer}会变成聚餐。那一年的天干又是同类，你盘里的同类已有{share:peer}⟨（流年比劫，比劫重）⟩，人一多，书就合上了，钱也散得快。真想学一样，那年去人少的地方，报没有熟人的班。要结伴只结一个，挑住得远的那位。',
        en_US:
          'The study date turns into dinner in {year:peer}. That year’s stem is your own kind again, and your chart has {share:peer} of it already ⟨ (peer year, heavy peers)⟩: more people come, the books close, and so, after a while, do the wallets. If there’s something you really want to learn, go where it’s empty and enroll where no one knows you. One companion at most, and pick the one who lives far away.',
      },
      {
        id: 'study.years.peer',
        because: ['years:peer<=1', 'age<=74'],
        says: ['learning.company=equals'],
        zh_CN:
          '读书会、球队、同考一门的群，{year:peer}宜进。那一年的天干是你的同类⟨（流年比劫）⟩，一个人啃不动的硬书，三个人轮着讲，一季就翻完。同路的多，抢名额的也是他们，报名赶早，资料别等人分。散伙的日子先说好，免得书念完了，群还天天响。',
        en_US:
          'A reading group, a team, five people facing the same exam: join one in {year:peer}. The stem of that year is your own kind ⟨ (peer year)⟩, and a book too hard for one gets read in a season by three who take turns explaining. They’re also the ones who want your place, so enroll early and get your own copy. Agree on an end date. Otherwise the book is finished and the chat group isn’t.',
      },
      {
        id: 'study.years.wealth',
        because: ['years:wealth<=1', 'age<=74'],
        zh_CN:
          '书在{year:wealth}读得少，别怪自己。那一年的天干是财，手上的实务多⟨（流年财）⟩，坐下来学容易被一个电话叫走。顺着它：把学过的拿一样去用，实习、摆摊、管一次活动的钱，都是课。要背要考的，挪到前一年做完；那年只带一本薄书，路上翻。',
        en_US:
          'You’ll read little in {year:wealth}, and needn’t be ashamed of it. The stem of that year is wealth, practical business ⟨ (wealth year)⟩, and whenever you sit down to study the phone rings. Go with it. Put something you’ve learned to use: an internship, a market stall, the budget of one event. Whatever has to be memorized for a test, finish the year before. For the year itself, one thin book in the bag.',
      },
    ],
  },
]
