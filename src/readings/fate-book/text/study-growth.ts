import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'study-pattern',
    card: 'study',
    role: { section: 'growth' },
    paragraphs: [
      {
        id: 'study.pattern.zhengguan-made',
        because: ['pattern:zhengguange', 'state:made'],
        says: ['study.grows=rules', 'title=wants'],
        zh_CN:
          '第一回有人喊你组长的那个星期，你长高了一截。你的格局落在正官，讲名分的那颗星，又成了格⟨（正官格成）⟩：名义在先，本事在后，给一个位子，三个月你就长到那么大。没有位子的年月便长得慢，也容易怨人没看见。别等任命，先讨一个小头衔来，楼里的群主也算。',
        en_US:
          'The week they first called you team leader, you grew an inch. Your pattern rests on the Direct officer, the star of rank and rule, and it’s a whole one ⟨ (Direct officer pattern, made)⟩: the name comes first and you fill it within a season. In years without a title you grow slowly and feel overlooked. Don’t wait to be appointed. Ask for something small; treasurer of the building will do.',
      },
      {
        id: 'study.pattern.zhengguan',
        because: ['pattern:zhengguange'],
        says: ['study.grows=rules'],
        zh_CN:
          '红笔改过的那几页作业，你一直没扔。你的格局落在正官，讲规矩、定标准的那颗星⟨（正官格）⟩，有人指出哪一行不合格、差在哪里，你就往前走一步。只会说“很好”的老师最耽误你。做完一样，拿给一个会挑剔的人，请对方分项打分，别要总评。',
        en_US:
          'You never threw out the pages with the red ink. Your pattern rests on the Direct officer, the star of rule and standard ⟨ (Direct officer pattern)⟩, and you move up a step whenever someone shows you which line fails and by how much. Teachers who only say “lovely” hold you back. When a thing is done, take it to a fussy judge, and ask for a grade on each item. Decline the overall impression.',
      },
      {
        id: 'study.pattern.qisha-by-learning',
        because: ['pattern:qishage', 'likes:resource'],
        says: ['study.grows=pressure', 'pressure=becomes-skill', 'deadline=helps'],
        zh_CN:
          '你的书架可以照难关来编号：这一层是搬家那年，那一层是样样赶在一处的那年。你的格局落在七杀，一道接一道的难关，接住它的是学问⟨（七杀格，喜印）⟩，压下来的东西经过几本书，就成了手里的本事。关一过，书架便停几年不长。太平年份自己订一道小关，日子写死，告诉一个外人。',
        en_US:
          'Your bookshelf could be labeled by emergencies: this row is the year of the move, that one the year everything came at once. Your pattern rests on Seven killings, which makes demands, and learning is what catches it ⟨ (Seven killings pattern, helped by the seal)⟩. Trouble goes through three books and comes out as a skill. In calm years the shelf stops growing. Book yourself a small trial with a fixed date.',
      },
      {
        id: 'study.pattern.qisha-by-craft',
        because: ['pattern:qishage', 'likes:output'],
        says: ['study.grows=craft', 'pressure=becomes-skill'],
        zh_CN:
          '遇到搬不动的石头，别人喊人，你找杠杆。格局落在七杀，挡路的那一类星，治得住它的是手艺⟨（七杀格，喜食伤）⟩：每过一道坎，你造出一件工具，坎过去了，工具还在抽屉里。那些自制的表格、模板、小机关，连起来就是你的成长史。给最好用的一件写一页说明。',
        en_US:
          'Faced with a rock that won’t move, others call for help and you look for a lever. Your pattern rests on Seven killings, pressure from outside, and craft is what manages it ⟨ (Seven killings pattern, helped by output)⟩. Each hard place leaves a tool behind. The homemade spreadsheet, the template, the bent wire in the drawer are the story of your growth. Teach someone else to use the best of them.',
      },
      {
        id: 'study.pattern.qisha',
        because: ['pattern:qishage'],
        says: ['study.grows=pressure', 'deadline=helps'],
        zh_CN:
          '没有人追，你跑得不像样子。格局的主位给了七杀，后头追你的那一位⟨（七杀格）⟩，你的长进都带着日期：交卷那天，上台那天，换了严师的那个学期。追的人太多，又只顾着躲，什么也学不进。同一时候只留一个追你的，其余的写信告诉人家，排在几月。',
        en_US:
          'With nobody after you, your running is a disgrace. Your pattern rests on Seven killings, which drives people hard ⟨ (Seven killings pattern)⟩, and each bit of progress you’ve made has a date on it: the exam, the stage, the term with the strict teacher. With too many after you, all you do is hide. Have one pursuer at a time, and write the others a note saying which month is theirs.',
      },
      {
        id: 'study.pattern.zhengcai',
        because: ['pattern:zhengcaige'],
        says: ['study.grows=keeping'],
        zh_CN:
          '头一回自己管一把钥匙，你走路都稳了。你的格局落在正财，种一分收一分的那颗星⟨（正财格）⟩，你靠管好一样东西长大：一盆花，一格柜子，一笔伙食费，东西交到手里，心就细了。奖状对你用处不大。想再长一截，去管一样比现在大一号、弄坏了也赔得起的，记满一年的账。',
        en_US:
          'The day you were given a key to look after, you walked differently. Your pattern rests on Direct wealth, which looks after what it has ⟨ (Direct wealth pattern)⟩, and what makes you grow is something in your keeping: a plant, a shelf, the lunch money. Put it in your hands and you become exact. Prizes do little. To grow again, take charge of something one size larger that you could afford to spoil, and keep its books for a year.',
      },
      {
        id: 'study.pattern.piancai',
        because: ['pattern:piancaige'],
        says: ['study.grows=road', 'study.place=road'],
        zh_CN:
          '去生地方住满三天，你回来连说话的口气都变了。你的格局落在偏财，书本以外的那条路⟨（偏财格）⟩，你长在换场子上：新的人，新的货，新的价钱，走一圈，眼里多几把尺。守着一处，只会越来越熟，不会越来越大。一年出一趟远门，办一件真事，回来先讲自己看走眼的那三样，再讲得意的。',
        en_US:
          'Three days in a strange town, and you come back with a different tone of voice. Your pattern rests on Indirect wealth, which is always on the move ⟨ (Indirect wealth pattern)⟩. You grow by changing rooms: new people, new goods, new prices, and each round leaves you another yardstick. In one place you become more familiar and no larger. Once a year go far on real business, and when you’re back, tell the three things you misjudged before the triumphs.',
      },
      {
        id: 'study.pattern.zhengyin-interrupted',
        because: ['pattern:zhengyinge', 'state:broken'],
        says: ['study.grows=catching-up', 'study.school=interrupted'],
        zh_CN:
          '书读到要紧处，总有人在门外喊你。格局落在正印，读书的那颗星，却没有守住⟨（正印格破）⟩，一路顺着念上来的福气不大有，长进是补出来的：路上的耳机，睡前的半章，旧课本重买一回。补课的人知道自己缺什么，不浪费。给补课留一格谁也借不走的钟点，写在门上。',
        en_US:
          'At the important page someone calls you from the hall. Your pattern rests on the Direct seal, the star of schooling, and it didn’t stay whole ⟨ (Direct seal pattern, broken)⟩: yours is seldom the straight road through the grades. You grow by catching up, with earphones on the bus, half a chapter before bed, the old textbook bought again. Such pupils waste nothing. Put one hour on the door that nobody may borrow.',
      },
      {
        id: 'study.pattern.zhengyin',
        because: ['pattern:zhengyinge'],
        says: ['study.grows=shelter', 'backing=elders', 'study.school=smooth'],
        zh_CN:
          '有人护着，你长得快；护得太久，你就忘了还要长。你的格局落在正印，像母亲、像先生的那颗星⟨（正印格）⟩，有书、有人教、有人等门，好学生的路你走得惯。门外那一课没有人替你上。挑一件没把握又输得起的小事，先别问老师，做砸了，再去讲给老师听。',
        en_US:
          'Sheltered, you grow quickly. Sheltered too long, you forget that you were growing. Your pattern rests on the Direct seal, a good teacher in the house ⟨ (Direct seal pattern)⟩. With books, someone to explain and a light on in the hall, you’re at home. There’s a lesson outside the door that nobody can take for you. Choose something small you could fail at, don’t ask first, and tell the teacher afterward.',
      },
      {
        id: 'study.pattern.pianyin',
        because: ['pattern:pianyinge'],
        says: ['study.grows=alone', 'learning.company=alone'],
        zh_CN:
          '没人教过的那一样，反倒是你学得最像样的。你的格局落在偏印，走偏门、自己钻的那颗星⟨（偏印格）⟩，长进发生在没人看见的地方，隔上一两年才冒出来吓人一跳。钻进去的时候，饭点、回信、交情都往后挪。给一个人敲门的权利，一星期一回，问两件事：吃了没有，挖到哪里了。',
        en_US:
          'The one thing nobody taught you is the one you do best. Your pattern rests on the Indirect seal, which digs by the side door ⟨ (Indirect seal pattern)⟩, and your growth happens where no one looks; after a year or two it surfaces and startles people. While you dig, meals, replies and friends are put off. Give somebody the right to knock once a week and ask two things: have you eaten, and how deep is it now.',
      },
      {
        id: 'study.pattern.shishen-made',
        because: ['pattern:shishenge', 'state:made'],
        says: ['study.grows=craft', 'change=resists'],
        zh_CN:
          '同一样东西做到第一百回，你才说它有点意思。你的格局落在食神，慢慢做、做得出的那颗星，又成了格⟨（食神格成）⟩，你靠一门手艺往上长，眼界是手艺带出来的，换行等于把树挪走。今年别添新的，把拿手那一样做高一级：料换好一号，主顾换挑剔一级。',
        en_US:
          'Around the hundredth time, you admit that a thing is getting interesting. Your pattern rests on the Eating god, which makes slowly and well, and it’s a whole one ⟨ (Eating god pattern, made)⟩. One craft carries you up and shows you the view; to change trades is to move a grown tree. Add nothing new this year. Take what you do best up a grade, with better material and a customer who’s harder to please.',
      },
      {
        id: 'study.pattern.shishen',
        because: ['pattern:shishenge', 'age>=16', 'age<=74'],
        says: ['study.grows=ease', 'pressure=avoided', 'deadline=hurts'],
        zh_CN:
          '心情好的那个学期，你门门都好。你的格局落在食神，心宽手稳的那颗星⟨（食神格）⟩，你长在松快里：午饭吃好，旁边没人吼，一样东西就能越做越细。逼你的地方你也做得完，做完便不想再碰。挑学校、挑单位，先去看一眼中午的食堂。',
        en_US:
          'In the term when you were happy, all your grades went up. Your pattern rests on the Eating god, who sees to meals and ease ⟨ (Eating god pattern)⟩, and you grow where it’s comfortable: a good lunch, nobody shouting, and the work gets finer by itself. Under the whip you’ll finish too, and never touch the thing again. Before you choose a school or a job, look at the cafeteria at noon.',
      },
      {
        id: 'study.pattern.shangguan-by-learning',
        because: ['pattern:shangguange', 'likes:resource'],
        says: ['study.grows=reading'],
        quote: 'lunyu-xuesi',
        zh_CN:
          '《论语》说：“学而不思则罔，思而不学则殆。” 你要防的是后半句。你的格局落在伤官，不服旧说的那颗星，念头比书页翻得快，要有学问来配⟨（伤官格喜印）⟩：沉下去读的那几年，锋芒有鞘；嫌书慢的那几年，聪明都花在嘴上。找一部大书，按年读，别按月。',
        en_US:
          '“To learn without thinking leads to fog, to think without learning leads to danger,” says the *Analects*, and the second half is for you. Your pattern rests on the Hurting officer, which disputes what it’s told and wants learning for company ⟨ (Hurting officer pattern, helped by the seal)⟩. In years of reading your edge had a sheath. In years when books seemed slow, the wit went into conversation. Find one big book and give it a year.',
      },
      {
        id: 'study.pattern.shangguan',
        because: ['pattern:shangguange'],
        says: ['study.grows=dissent'],
        zh_CN:
          '跟先生顶过嘴的那一天，你其实长大了一截。你的格局落在伤官，不服旧说的那颗星⟨（伤官格）⟩，“凭什么”三个字领着你走：不满意教材，自己编一份；不满意流程，自己跑一遍。只驳不做的年份算白过。说完“不对”，当天动手做一个对的，丑也不要紧。',
        en_US:
          'The day you talked back to the teacher, you grew. Your pattern rests on the Hurting officer, which disputes what it’s told ⟨ (Hurting officer pattern)⟩, and “says who” has led you by the hand: dissatisfied with the textbook, you wrote your own; dissatisfied with the route, you ran it. A year of objections with nothing built is a year lost. After “that’s wrong,” make the right one the same day, however ugly.',
      },
      {
        id: 'study.pattern.jianlu',
        because: ['pattern:jianluge'],
        says: ['study.grows=burden', 'help=does-not-ask', 'deadline=helps'],
        zh_CN:
          '系鞋带、骑车、补一门落下的课，你都是先学会了，才告诉家里。月令是日干自己的地盘⟨（建禄格）⟩，立得早，站得稳，往上长却要外头给一副担子：有章程管，有人等着收，力气才有去处。没人派活，你就原地健壮。去领一份大一号的责任，期限让别人定。',
        en_US:
          'Shoelaces, the bicycle, the course you’d fallen behind in: you’d mastered each before you mentioned it at home. The month is your day stem’s own ground ⟨ (Jianlu pattern)⟩. You stood up early and stand firmly. To go up you need a load from outside, with rules to it and someone waiting; without one you’re merely robust. Sign for a duty one size too large, and let others set the date.',
      },
      {
        id: 'study.pattern.yangren',
        because: ['pattern:yangrenge'],
        says: ['study.grows=contest', 'pressure=sought'],
        zh_CN:
          '摔了车，爬起来再蹬，膝盖上的疤就是成绩单。月令是羊刃，力气最满、刃口朝外的那一格⟨（羊刃格）⟩，你长在硬碰硬里：对手要真，场地要真，输赢当场见。力气没处使，会拿来跟自己人较劲。挑一项有裁判的练，先练到输了能握手，再说赢。',
        en_US:
          'You fell off, got back on, and the scar on the knee is your report card. The month is the Blade, strength at its fullest with the edge turned out ⟨ (Blade pattern)⟩, so you grow by collision: a real opponent, real ground, a result on the spot. Strength with nowhere to go picks quarrels at home. Take up something with a referee, and practice until you can lose and shake hands. Winning comes after.',
      },
      {
        id: 'study.pattern.yuejie',
        because: ['pattern:yuejiege'],
        says: ['study.grows=company', 'learning.company=equals'],
        zh_CN:
          '换一批同伴，你就换一副样子。月令归了劫财，凑在一起又彼此较劲的那颗星⟨（月劫格）⟩，旁边的人跑多快，你就跑多快，连口头禅都跟着换。所以你的长进是挑出来的，挑队友等于挑三年后的自己。一伙人散了的那年，你在原地站了好一阵，不知道往哪边才算快。',
        en_US:
          'Change the company and you change, down to the phrases you use. The Rival, who likes a match and a share, leads the month ⟨ (Month-peer pattern)⟩: you run as fast as whoever is running beside you. That makes growing a matter of choosing; you pick teammates and get yourself three years on. The year the group broke up you stood around for months, not knowing which way was fast.',
      },
      {
        id: 'study.pattern.following',
        because: ['kind:following', 'age<=74'],
        says: ['study.grows=current'],
        zh_CN:
          '顺着水走，你长得最快。四周的势头一边倒，日干不跟它争，随了大流反而成⟨（从格）⟩：进一个强的班、一家旺的店、一位厉害的师傅门下，半年换一副模样；一个人逆着划，桨都吃不住水。所以挑水要紧。去之前，看看在那里待了五年的人变成了什么样。',
        en_US:
          'You grow fastest going downstream. All around you the chart leans one way, and the day stem, instead of resisting, goes along and does well by it ⟨ (following pattern)⟩. Put into a strong class, a busy shop, under a formidable master, you’re someone else in six months. Setting up on your own against the current, you get no grip. Choose the river. Look at what five years there have made of the others.',
      },
      {
        id: 'study.pattern.dominant',
        because: ['kind:dominant'],
        says: ['study.grows=one-thing'],
        zh_CN:
          '有一门课你是主角，其余各门你只是陪读。全盘的气聚到一处，成了专旺⟨（专旺格）⟩，长法是往一处堆：堆到旁人够不着，别的门自有人来替你开。硬补短板，补到两头都平。短的那几样请人帮，年底只量一件事：长的那一块又长了几寸。',
        en_US:
          'In one subject you’re the lead. In the rest you keep somebody company. The whole chart has gathered on one side ⟨ (dominant pattern)⟩, and you grow by piling up in one place: high enough, and others will open the remaining doors for you. Mending weak subjects only levels you. Hire help for those. At year’s end measure one thing, how many inches the tall part has gained.',
      },
      {
        id: 'study.pattern.transformed',
        because: ['kind:transformed'],
        says: ['study.grows=change', 'change=welcomes'],
        zh_CN:
          '隔几年不见，老同学在街上没敢认你。日干跟旁边的字合在一处，化成了另一种⟨（化气格）⟩，你靠改长大：改专业，改口音，改一套过日子的法子，改一回轻一身。改得多，履历就断成几截，自己讲起来也接不上。每改一回，带一样旧手艺过去，当行李。',
        en_US:
          'A few years on, old classmates weren’t sure enough to wave. Your day stem has joined its neighbor and turned into another element ⟨ (transformed pattern)⟩, and changing is how you grow: a new major, a new accent, a new way to run the week, each time a little lighter. Change often and the story comes apart, even when you tell it. Carry one old skill across every time, as luggage.',
      },
    ],
  },
  {
    id: 'study-company',
    card: 'study',
    role: { section: 'growth' },
    when: ['age<=74'],
    paragraphs: [
      {
        id: 'study.company.bijian',
        because: ['god:month=bijian', 'age>=16'],
        says: ['learning.company=equals'],
        zh_CN:
          '一本笔记轮着记，到第三页，已经分不清是谁的字。月干是同类，同学同事的位置上站着一个跟你一样的人⟨（比肩透月）⟩，谁缺席，另一个的笔记够两个人用。太像了也有盲处：同一道题你们一起做错，还互相放心。改卷的事，请第三个人来。',
        en_US:
          'You share a notebook, and by the third page no one can tell the handwriting apart. A stem of your own kind stands on the month, the seat of classmates ⟨ (Friend revealed in the month)⟩. When one of you is absent the other’s notes will do for both. Two so alike have one blind spot: you get the same question wrong and reassure each other. Let a third person do the grading.',
      },
      {
        id: 'study.company.jiecai',
        because: ['god:month=jiecai'],
        says: ['learning.company=equals', 'colleagues=rivals'],
        zh_CN:
          '那个人的名次，你记得比自己的还牢。月干露着劫财，总在你前头半个身位⟨（劫财透月）⟩，同桌就是最好的教练，对面一发力，你当晚就加练。可别合写一份稿、合用一套资料，分数一出，交情先打折。各写各的，交上去再换着看。',
        en_US:
          'You remember that person’s rank better than your own. The Rival, who has the quicker hand, shows on the month stem ⟨ (Rival revealed in the month)⟩, and no coach does more for you than the next desk: they step up, and you practice that night. But don’t write one paper together or share one set of notes. When the grades come, the friendship gets discounted. Write separately, hand in, then swap.',
      },
      {
        id: 'study.company.zhengguan',
        because: ['god:month=zhengguan'],
        says: ['learning.company=teacher'],
        zh_CN:
          '考官坐在第一排，你反而答得好。月干是正官，守规矩的那颗星亮在学业和公事的位置⟨（正官透月）⟩，有人正式看着，你的话就有次序；跟要好的朋友对练，十分钟便聊到别处去了。平日练习也照正式的来：衣服穿齐，掐着表，请一个不太熟的人坐对面。',
        en_US:
          'With the examiner in the front row you do better. The Direct officer, keeper of rules, shows on the month stem, the place of school and business ⟨ (Direct officer revealed in the month)⟩. Watched in due form, your sentences line up; rehearsing with a close friend you’re on another subject in ten minutes. Practice formally as well. Dress, set a timer, and seat someone opposite whom you hardly know.',
      },
      {
        id: 'study.company.qisha',
        because: ['god:month=qisha'],
        says: ['learning.company=teacher'],
        zh_CN:
          '最怕的那位老师，教会你的最多。月干是七杀，铁面的一位，站在学业的位置⟨（七杀透月）⟩，和气的课听完就散，挨过训的那一课，十年后还在。严师要会挑：训题的留下，训人的走开。同伴里也找一个说话不留情的，交稿以前先让对方过一遍。',
        en_US:
          'The teacher you feared taught you most. Seven killings, the star that keeps at you, stands on the month stem, the place of school ⟨ (Seven killings revealed in the month)⟩. Pleasant lessons evaporate by the bus stop; the one in which you were told off is with you ten years later. Choose your severe ones well. Keep those who scold the work and leave those who scold the person. Let a blunt friend read your draft first.',
      },
      {
        id: 'study.company.pianyin',
        because: ['god:month=pianyin'],
        says: ['learning.company=teacher'],
        zh_CN:
          '四个人一张自习桌，只有你面朝窗户。月干露着偏印，另有一套想法的那颗星站在同学的位置⟨（偏印透月）⟩，你交上去的解法，跟标准答案只有末一行对得上。老师要么给满分，要么批一句“请来一趟”。那一趟要去。肯问你“怎么想到的”的人，一辈子碰不上几位。',
        en_US:
          'Four to a table in the reading room, and you face the window. The Indirect seal, which digs alone, shows on the month stem, where classmates stand ⟨ (Indirect seal revealed in the month)⟩. Your solutions agree with the key in the last line and in none above it. Teachers either give full credit or write “see me.” Do go. In a lifetime few people will ask how you came to think of it.',
      },
      {
        id: 'study.company.resource',
        because: ['god:month=resource', 'age>=16'],
        says: ['learning.company=teacher', 'help=asks'],
        zh_CN:
          '同学挤在走廊里对答案，你去敲办公室的门。月干露着学问，学业的位置上站着一位先生⟨（印透月）⟩，你惯于问上面的人，问得到，也问得准。问惯了，平辈里就没有可以一块儿犯傻的人；散伙饭上，你坐的是老师那一桌。',
        en_US:
          'The others compare answers in the corridor. You knock at the office door. Learning shows on the month stem, so a teacher stands where classmates stand ⟨ (resource revealed in the month)⟩. You ask upward, and get answers, and good ones. After years of it there’s nobody your own age to be foolish with. At the farewell dinner you were put at the teachers’ table.',
      },
      {
        id: 'study.company.shangguan',
        because: ['god:month=shangguan'],
        says: ['speech=sharp', 'out=much'],
        zh_CN:
          '“这里好像不对”，这句话，全班等你来说。月干露着伤官，眼尖话快的那颗星站在学业的位置⟨（伤官透月）⟩，同学爱跟你一组，因为不敢问的你都问了；老师对你，一半喜欢，一半提防。当众指出来，赢的是那一分钟。下了课走过去说，人家会把备课本翻给你看。',
        en_US:
          'The whole class waits for you to say, “I don’t think that’s right.” The Hurting officer, quick of eye and tongue, shows on the month stem, the place of school ⟨ (Hurting officer revealed in the month)⟩. Classmates like you on their team, since you ask what they don’t dare to. Teachers are half fond of you and half on guard. Said in public, it wins you a minute. Said after class, it gets you a look at their notes.',
      },
      {
        id: 'study.company.output',
        because: ['god:month=output'],
        says: ['out=much'],
        zh_CN:
          '小组汇报，幻灯片是大家做的，站起来的是你。月干露着往外说、往外做的字⟨（食伤透月）⟩，跟人一起学，你出嘴，人家出资料，合起来好看。分开考，人家翻得到出处，你记得的是当时那个笑话。下一回换过来，你管查，别人管讲，换一次就知道缺的是哪一块。',
        en_US:
          'Everybody made the slides, and you’re the one on your feet. Your month stem is one that speaks and makes ⟨ (output revealed in the month)⟩. In a group you bring the voice and they bring the sources, and together it looks splendid. Examined one by one, they can find the page, and you remember the joke. Next time trade. You look things up, somebody else presents, and you’ll see which part you lack.',
      },
      {
        id: 'study.company.zhengcai',
        because: ['god:month=zhengcai'],
        says: ['detail=fine'],
        zh_CN:
          '笔记借出去以前，你在扉页写好归还的日子。月干露着正财，仔细人，站在学业的位置⟨（正财透月）⟩，重点、页码、错题数，样样有数，考前一星期，你的本子在别人手里传。整理的工夫花足了，做题的工夫就短了，抄你笔记的人偶尔考得比你高。最后三天收回本子，只做题。',
        en_US:
          'Before you lend out your notes you write the return date inside the cover. Direct wealth, which saves by the penny, shows on the month stem, the place of school ⟨ (Direct wealth revealed in the month)⟩. Main points, page numbers, mistakes counted: in the week before the exam your notebook is in other hands. The hours went into keeping it, and now and then a borrower beats your mark. Three days before, call it in and only solve problems.',
      },
      {
        id: 'study.company.wealth',
        because: ['god:month=wealth'],
        zh_CN:
          '谁能借到教室，谁有那套真题，谁愿意拼团，你心里都有数。月干露着财，学业的位置上摆着实务⟨（财透月）⟩，在同学里你当的是联络人，一个学习小组从你手里凑起来。凑齐了，你的书才翻到一半。管事的也要交作业：开班那天，头一份摆上桌的该是你的。',
        en_US:
          'Who can get a room, who has last year’s papers, who would split a subscription: you know. Wealth, practical business, shows on the month stem where school stands ⟨ (wealth revealed in the month)⟩, and among classmates you’re the organizer. By the time the group is together, your own book is half read. Those who run things owe homework as well. On the first evening, let yours be the first on the table.',
      },
      {
        id: 'study.company.peers-many',
        because: ['share:peer>=40'],
        says: ['company=many'],
        zh_CN:
          '你报哪一门课，哪一门就坐着几个熟人。同类占到{share:peer}⟨（比劫重）⟩，一起学热闹，散了场，各带走一肚子差不多的看法。往上那一步要到圈子外面找：每半年去听一场同伴都不会去的讲座，坐在没人认识你的那一排，记下三句听着不舒服的话。',
        en_US:
          'Whatever class you sign up for, some people in it already know you. Your own kind makes up {share:peer} of the chart ⟨ (heavy peers)⟩. Studying is lively, and afterward everyone goes home with much the same opinion. The next step up lies outside the circle. Twice a year attend a lecture none of them would go to. Sit among strangers, and stay for the answer that annoys you.',
      },
      {
        id: 'study.company.peers-few',
        because: ['share:peer<=5'],
        says: ['company=few'],
        zh_CN:
          '班级合影里，你站在最边上，身旁空着半个人的位置。同类只占{share:peer}⟨（比劫轻）⟩，学东西少个人对照，快了不知道快，慢了也不知道慢，常常白着急，又白放心。一个固定的学伴就够：同一本书，同样的进度，每周三通一回话，先报页数，再闲聊。',
        en_US:
          'In the class photograph you’re at the end of the row, with half a space beside you. Your own kind is {share:peer} of the chart ⟨ (light peers)⟩, so there’s no one to measure by: fast, you don’t know it; slow, you don’t either. You worry for nothing and relax for nothing. One steady partner is enough. Same book, same pace, a call each Wednesday, page numbers first and gossip after.',
      },
      {
        id: 'study.company.two-examiners',
        because: ['stems:officer>=2'],
        zh_CN:
          '两位先生的意见正好相反，你两份都照着改了。天干上管你的字不止一个⟨（官杀重透）⟩，考官多，尺子也多，一篇东西改到最后人人点头，只是不像你写的。动笔前先问这一回谁打分，照那一把尺改；另一把的话抄下来，留给下一篇。',
        en_US:
          'Two teachers gave you opposite advice, and you revised to please both. More than one of your stems is there to judge you ⟨ (officers doubly revealed)⟩. Many examiners bring many yardsticks, and in the end everyone nods at a paper that doesn’t sound like you. Ask beforehand who is grading this one, and use that ruler only. Copy the other’s remarks into a notebook. They’re for the next piece.',
      },
    ],
  },
  {
    id: 'study-hand-on',
    card: 'study',
    role: { section: 'growth' },
    paragraphs: [
      {
        id: 'study.hand.bijian',
        because: ['main:hour=bijian'],
        zh_CN:
          '教人骑车，你不在后面扶，自己也骑一辆，跟着并排走。时支管后辈和晚来的事，住着你的同类⟨（时坐比肩）⟩，一套做法原样过手，没多久，对方就跟你一般高。一般高了，便没人记得是谁教的谁，这一层要先想开。最拿手的那一招，趁没人问，自己先亮出来。',
        en_US:
          'You teach cycling without a hand on the saddle: you ride along beside them. The branch of your hour, the place of juniors and of what comes late, holds your own kind ⟨ (Friend in the hour branch)⟩. A way of doing things passes across whole, and soon they’re your height. By then no one recalls who taught whom. Make peace with that early. Show your best trick before you’re asked for it.',
      },
      {
        id: 'study.hand.jiecai',
        because: ['main:hour=jiecai'],
        zh_CN:
          '你的题库、菜谱、模板，早在好几个人的文件夹里了。时支管后辈，住着劫财，好分、好比的那颗星⟨（时坐劫财）⟩，拿东西的人不敲门，拿走改一改，做得比你还快。藏不住，也不必藏。往外给的时候附一个条件：改好的那一版寄一份回来。往后的长进，都在这些回信里。',
        en_US:
          'Your templates, recipes and problem sets are in other people’s folders already. The hour branch speaks of juniors, and the Rival lives there, fond of a share and a match ⟨ (Rival in the hour branch)⟩. They help themselves without knocking, change a thing or two, and are faster with it than you. Don’t hide it; you couldn’t. Attach one condition, a copy of the improved version. Your later learning will arrive by that mail.',
      },
      {
        id: 'study.hand.shishen',
        because: ['main:hour=shishen'],
        says: ['study.later=craft'],
        zh_CN:
          '“再做一遍给我看”，小辈说这句话，你总会再做一遍。不用备课，做给人看就是一堂；往后留得住的也是这一类，一道菜，一套手法，一个叫得出你名字的小窍门。时支管后辈和晚来的果子，里头住着食神，做得从容的那颗星⟨（时坐食神）⟩。你从没写过步骤，学的人也就从没学全。',
        en_US:
          '“Do it again, I wasn’t looking,” say the young ones, and you do it again. You need no lesson plan. In the branch of your hour, the place of juniors and late fruit, lives the Eating god, which makes things without hurry ⟨ (Eating god in the hour branch)⟩. What lasts of yours will be a dish, or a knack that goes by your name. You’ve never written down the steps, so nobody has ever quite got them all.',
      },
      {
        id: 'study.hand.shangguan',
        because: ['main:hour=shangguan', 'age>=16'],
        says: ['speech=sharp'],
        zh_CN:
          '你给人改东西，批语会被传着念。时支管后辈，住着伤官，眼尖话快的那颗星⟨（时坐伤官）⟩，教人一针见血，教得出青出于蓝的，也吓走过几个慢热的；越往后，越有人冲着你的直话来。给慢的人留一条路：批语写两句，头一句写哪里已经对了，第二句照旧。',
        en_US:
          'Your comments in the margin get read aloud in the hall. The branch of the hour is the place of juniors, and in yours lives the Hurting officer, quick of eye and tongue ⟨ (Hurting officer in the hour branch)⟩. You’ve brought on pupils who will outdo you, and scared off some slow starters. Later in life people will come for the bluntness. Leave the slow a way in: first a line on what’s right, then the usual.',
      },
      {
        id: 'study.hand.piancai',
        because: ['main:hour=piancai', 'age>=16', 'age<=74'],
        zh_CN:
          '你带新人，先带出门：展会、集市、一张生人的饭桌，走一圈再讲道理。时支管后辈，住着偏财，朋友多过书的那颗星⟨（时坐偏财）⟩，传下去的是门路和胆量。跟着你的人学会了打招呼，底下那一层未必看见。下回带人出去，回来路上问一句：刚才那桌，谁说了算。',
        en_US:
          'You start a beginner by taking them out: a fair, a market, a table of strangers, and theory on the way home. In the branch of your hour, the place of juniors, lives Indirect wealth, always on the move ⟨ (Indirect wealth in the hour branch)⟩, and what you pass on is nerve and connections. They learn how to shake hands. They may miss what lay underneath. Ask on the way back who, at that table, decided.',
      },
      {
        id: 'study.hand.zhengcai',
        because: ['main:hour=zhengcai', 'age>=16'],
        says: ['study.later=habit'],
        zh_CN:
          '“一天一页”，这话你对后辈说过不止一遍。时支管后辈和晚来的事，住着正财，一分一分攒的那颗星⟨（时坐正财）⟩，你传下去的是习惯：零钱罐，账本，用完归位的剪刀，看着琐碎，多年后人家还在照做。自己的晚果也是这么来的，中途别歇手。最想传的那一样，当着人做，别只留在嘴上。',
        en_US:
          '“A page a day” is something you’ve said to younger people more than once. The hour branch, the place of juniors and late fruit, belongs to Direct wealth, which puts a little by each day ⟨ (Direct wealth in the hour branch)⟩. You hand on habits: the ledger, the envelope of coins, the scissors back on their hook. They look like trifles and outlive the lectures. Your own late harvest is saved up too. Don’t spend it halfway.',
      },
      {
        id: 'study.hand.qisha',
        because: ['main:hour=qisha', 'age>=16'],
        says: ['study.later=drive'],
        zh_CN:
          '你带过的人，过了很久梦见交稿日，还会坐起来。时支管后辈和晚来的事，住着七杀，恨铁不成钢的那颗星⟨（时坐七杀）⟩，教人靠加压，压出过硬手，也压走过好苗。往后这股劲会转到自己身上：别人种花，你还在赶一门新功课。带人之前说清楚压到哪天为止，那天你请客。',
        en_US:
          'People you trained still sit up in bed over a deadline years past. Seven killings, which grants no extensions, lives in the branch of your hour, the place of juniors and later years ⟨ (Seven killings in the hour branch)⟩. You teach by adding weight. It has made some tough hands and driven off a few good ones. Later the push turns on you, and you’ll be cramming while others garden. Name the day the pressure ends, and buy dinner.',
      },
      {
        id: 'study.hand.zhengguan',
        because: ['main:hour=zhengguan', 'age>=16'],
        says: ['study.later=order'],
        zh_CN:
          '你交班那天，接手的人没打过一个电话来问。时支管后辈，住着正官，一步一格的那颗星⟨（时坐正官）⟩，你传下去的是一份照着就能走的流程，离了你也转。这种教法最难得，也最少听到谢字。手册没有脾气，后辈缺的偏是那一点脾气。末页留白，写你破过的一回例，写清为什么。',
        en_US:
          'After you handed over, your successor never had to call. The hour branch is the place of juniors, and the Direct officer, keeper of order, lives in yours ⟨ (Direct officer in the hour branch)⟩. What you leave is a procedure that runs without you, which is the rarest kind of teaching and the least thanked. A manual has no temper, and that’s what they’ll lack. On its last page, describe one rule you broke, and why.',
      },
      {
        id: 'study.hand.pianyin',
        because: ['main:hour=pianyin'],
        says: ['study.later=depth'],
        zh_CN:
          '你懂的那一门，全城找不出几个肯听完的人。时支管后辈和晚来的事，住着偏印，独自钻研的那颗星⟨（时坐偏印）⟩，往后学问会更偏、更深，传人少，来一个算一个。别嫌问的人外行。把最难的一层讲给一个十二岁的孩子听，孩子抬头的那一句，往后就从那里讲起。',
        en_US:
          'In your whole town there aren’t five people who would hear you out on your subject. The Indirect seal, a keeper of odd shelves, lives in the branch of your hour, the place of juniors and later years ⟨ (Indirect seal in the hour branch)⟩. It’ll get odder and deeper. Pupils will be few, and each will count, so don’t wave off the amateurs. Try the hardest part on a twelve-year-old, and keep whatever makes them look up.',
      },
      {
        id: 'study.hand.zhengyin',
        because: ['main:hour=zhengyin'],
        says: ['study.later=teaching'],
        zh_CN:
          '越往后，来听你讲的人越多，你自己读书也越静。时支管后辈和晚来的事，住着正印，把来历讲得清楚的那颗星⟨（时坐正印）⟩，讲起一件旧事，来龙去脉一样不漏，听的人会把椅子往前挪。讲得这样周全，人家就不动手了，下回又空着手来，再听一遍。',
        en_US:
          'As the years go on more people come to hear you, and your own reading grows quieter. The Direct seal, which hands things down, lives in the branch of your hour, the place of juniors and later years ⟨ (Direct seal in the hour branch)⟩. You tell how a thing was done, leaving nothing out, and chairs move closer. Explained so completely, there’s nothing left for them to do. Next time they come empty-handed and hear it again.',
      },
      {
        id: 'study.hand.unknown-shown',
        because: ['hour:unknown', 'stems:output'],
        zh_CN:
          '时辰没有记下来，晚来的果子盘上看不见，本书不猜。看得见的是眼下：年、月的天干上有往外讲、往外做的字⟨（食伤透干）⟩，手里的东西当场就传得出去。别留到以后再教。挑一个比你小一届的人，这个月教会一样，顺便问问家里，你是白天生的，还是夜里。',
        en_US:
          'The hour wasn’t written down, so the late fruit can’t be seen in this chart. What can be seen is now: above the year or the month stands a stem that speaks and makes ⟨ (output revealed)⟩, and you can pass on what you have at once. Don’t save the teaching for later. This month, teach one thing to somebody a class below you. And ask at home about that hour.',
      },
      {
        id: 'study.hand.unknown-unshown',
        because: ['hour:unknown', 'stems:no-output'],
        zh_CN:
          '问一问家里，你生在饭前还是饭后。少了时辰，将来传给谁这一栏只好空着。眼前的三柱，天干没有一个往外放的字⟨（食伤不透）⟩，你懂的东西多半还没教过人。先不管传给谁：把最熟的一样写成三步，贴在别人走得到的地方，看谁照着做了。',
        en_US:
          'Ask at home if you were born before dinner or after. Without the hour, the column for whom you’ll hand things on to stays blank. In the three pillars there are, no stem lets anything out ⟨ (output not revealed)⟩, and most of what you know hasn’t been taught to anyone. Leave the question of heirs. Do the thing you do best where people pass, slowly, and see who stops to watch.',
      },
    ],
  },
]
