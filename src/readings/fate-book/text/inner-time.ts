import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'inner-luck-now',
    card: 'inner',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'inner.now.bijian',
        because: ['luck:now-branch=bijian'],
        says: ['inner.now.explains=less'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '从{luck:now.from}到{luck:now.to}，你主意定得稳，也难劝。⟨{luck:now}的地支，本气与日干同类（运支比肩），|这十年里多了一股跟你同类的劲，⟩心里等于多了一位帮你投票的。解释到一半，你会换成“就是这样”；留一两件小事专门听别人的，身边的人就不会以为你不要他们了。难劝也有难劝的好：这十年里答应别人的，你都做得到底，因为没有一样是被人推着答应的。',
        en_US:
          'From {luck:now.from} to {luck:now.to} you’re steady in your decisions and hard to talk around. ⟨The main stem in the branch of {luck:now} is your day stem’s own kind (Friend in the cycle’s branch),|These ten years bring more of your own kind,⟩ so there’s one more vote for you inside. Halfway through explaining you say “that’s just how it is.” With one or two small matters left to other people, nobody will feel dismissed. There’s an advantage in that. Whatever you agree to in these years you see through, since nobody pushed you into it.',
      },
      {
        id: 'inner.now.jiecai',
        because: ['luck:now-branch=jiecai'],
        says: ['inner.now.company=more'],
        claims: ['presumes=school'],
        form: ['order'],
        zh_CN:
          '别人的好消息，会让你翻一个身。⟨{luck:now}的地支带来劫财，跟你同类、最不服输（运支劫财）：|这十年里多了一股不服输的劲：⟩从{luck:now.from}到{luck:now.to}，心里有个陪跑的，你慢就跟着慢，你快偏要快你半步。劲头是添了，花得也快。跑之前问一声：这圈是谁报的名。',
        en_US:
          'Other people’s good news makes you turn over in bed. ⟨The branch of {luck:now} brings the Rival, your own kind and a bad loser (Rival in the cycle’s branch):|These ten years bring a streak that hates to lose:⟩ from {luck:now.from} to {luck:now.to} there’s a running mate in your head who’s always half a step ahead. It gives you legs, and it spends them. Before each lap ask who entered you for it.',
      },
      {
        id: 'inner.now.shishen',
        because: ['luck:now-branch=shishen'],
        says: ['inner.now.pace=slower'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '到{luck:now.to}，里头的日子都比外头慢一拍。⟨{luck:now}的地支藏着食神，不肯赶路（运支食神），|这十年里管吃喝和自在的那股劲多了一份，⟩你肯为一锅慢火的汤早些回家，人松下来，手上反而有东西做成。松久了，硬骨头会一直搁着。',
        en_US:
          'Until {luck:now.to} the clock inside you runs slower than the one outside. ⟨The branch of {luck:now} holds the Eating god, which won’t be hurried (Eating god in the cycle’s branch).|These ten years bring more of your easygoing side.⟩ You’ll go home early for a slow soup. You loosen, and things get made. The tough jobs, meanwhile, keep being put off.',
      },
      {
        id: 'inner.now.shangguan',
        because: ['luck:now-branch=shangguan'],
        says: ['inner.now.voice=restless'],
        claims: ['states=age>=12'],
        form: ['order'],
        zh_CN:
          '从前忍得过去的规矩，这十年你忽然一条条都想问凭什么。⟨{luck:now}的地支里是伤官，越憋越辣（运支伤官），|那股要把话说出来的劲，这些年压不住，⟩一直到{luck:now.to}。你说的常有道理，说的时候常不合时宜。别急着对人说，先写成能给陌生人看的东西；写完还剩下的那点气，才值得当面讲。',
        en_US:
          'Rules you used to put up with now make you want to ask who says so. ⟨In the branch of {luck:now} sits the Hurting officer, whose truths won’t keep (Hurting officer in the cycle’s branch),|Your urge to say it out loud is hard to hold down these ten years,⟩ and that lasts until {luck:now.to}. You tend to be right, at the wrong moment. Don’t begin with people. Write it first as something a stranger could read. Whatever anger is left over deserves to be said to a face.',
      },
      {
        id: 'inner.now.piancai',
        because: ['luck:now-branch=piancai'],
        says: ['inner.now.want=elsewhere'],
        claims: ['states=age>=12'],
        form: ['scene'],
        zh_CN:
          '路过别人的窗口，你会想：住在里头是什么滋味。⟨{luck:now}的地支带着偏财，总想换个窗口看看（运支偏财），|这十年里想去别处看看的那股劲多了一份，⟩从{luck:now.from}到{luck:now.to}，你心里摆着好几份没过过的日子，一份份拿起来试。试久了，身上那件会显旧，其实洗一洗照样合身。到了期限回头数，真换过来的不过一两样，其余的你看够了，也就放下了；看够了这一层，坐在家里是得不到的。',
        en_US:
          'Passing a lit window, you wonder what it’s like to live in there. ⟨The branch of {luck:now} carries Indirect wealth, which can’t pass a window (Indirect wealth in the cycle’s branch).|These ten years bring more of your curiosity about elsewhere.⟩ From {luck:now.from} to {luck:now.to} several unlived lives hang in you, and you try them on. After a while what you came in wearing looks shabby. It still fits. When the time is up and you count, one or two were really exchanged. Of the rest you’ve seen enough, and let them go. Having seen enough is something you can’t get at home.',
      },
      {
        id: 'inner.now.zhengcai',
        because: ['luck:now-branch=zhengcai'],
        says: ['inner.now.want=nest'],
        claims: ['presumes=household'],
        form: [],
        zh_CN:
          '你心里的踏实，这十年都落在摸得着的东西上：补好的袜子，摆齐的碗，一本写满的账。⟨{luck:now}的地支守着正财，惜物顾家（运支正财），|惜物顾家的那股劲多了一份，⟩到{luck:now.to}都这样。东西添了，也要人照看；有一天你会发现，自己坐下来用它们的时候，还不如擦它们的时候多。',
        en_US:
          'These ten years your peace of mind sits in objects: a quiet hinge, bowls in a row, accounts without gaps. ⟨In the branch of {luck:now} lives Direct wealth, which likes each thing looked after (Direct wealth in the cycle’s branch),|There’s more in you that saves and looks after things,⟩ and it stays until {luck:now.to}. What you’ve gathered wants care. There may come a day when you notice that you spend more time polishing than using it.',
      },
      {
        id: 'inner.now.qisha',
        because: ['luck:now-branch=qisha'],
        says: ['inner.now.pace=faster'],
        claims: ['presumes=work'],
        form: ['scene'],
        zh_CN:
          '心里像借住了一位教官，{luck:now.from}来的，到{luck:now.to}才走。⟨{luck:now}的地支压着七杀，不等人（运支七杀），|这十年里逼你做决定的那股劲多了一份，⟩闹钟没响，你已经躺着等它。他在，你练得出平常练不出的东西；没有期限的事，这些年你也做得成。代价是休息变得像违纪，得白纸黑字写在日历上，他才认。身边的人这些年要多听几次“等我做完”，好在他们知道这位教官是有归期的。',
        en_US:
          'A drill sergeant has been billeted on you, from {luck:now.from} until {luck:now.to}. ⟨Seven killings, pressure that doesn’t wait, weighs on the branch of {luck:now} (Seven killings in the cycle’s branch).|These ten years bring more of the pressure that makes you decide.⟩ You lie there waiting for the alarm to ring. With him around you learn what you otherwise wouldn’t, and even things without a deadline get done. The price is that rest feels like a breach of orders. He respects it only in writing, on the calendar. Those around you will hear “when I’m done” more often these years. It helps that the sergeant has a date for leaving.',
      },
      {
        id: 'inner.now.zhengguan',
        because: ['luck:now-branch=zhengguan'],
        says: ['inner.now.order=wanted'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '说过的话，你这十年会自己记一笔，做到了打个勾。⟨{luck:now}的地支坐着正官，守章程、重信用（运支正官），|守规矩、重信用的那股劲多了一份，⟩到{luck:now.to}，你心里要的是样样有名目、有着落。立得住是好事；标签贴到人身上就过了，家里人不归档。',
        en_US:
          'When you say you’ll do a thing, in these ten years you note it down and check it off. ⟨The branch of {luck:now} seats the Direct officer, which keeps rules and keeps its word (Direct officer in the cycle’s branch),|There’s more in you that keeps rules and keeps its word,⟩ and until {luck:now.to} you want each thing to have its label. It makes you reliable. Labels on people are a step too far, though. Family doesn’t get filed.',
      },
      {
        id: 'inner.now.pianyin',
        because: ['luck:now-branch=pianyin'],
        says: ['inner.now.company=less'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你关门的声音轻了，关门的次数多了。⟨{luck:now}的地支藏着偏印，越静越往里走（运支偏印），|独自琢磨的那股劲，这十年多了一份，⟩到{luck:now.to}，你在钻一样别人看不懂的东西，钻到半夜也不觉得晚。隔一阵出来说一声，身边的人才知道你还要吃饭。',
        en_US:
          'You shut the door more softly than before, and more often. ⟨The branch of {luck:now} hides the Indirect seal, the solitary student (Indirect seal in the cycle’s branch),|These ten years bring more of the part that thinks alone,⟩ and until {luck:now.to} you’re digging into something that makes no sense to anyone else. Midnight doesn’t feel late. Come up and say so now and then, and people will know that you still eat.',
      },
      {
        id: 'inner.now.zhengyin',
        because: ['luck:now-branch=zhengyin'],
        says: ['inner.now.want=teacher'],
        claims: ['presumes=work'],
        form: ['statement'],
        zh_CN:
          '想有个人坐在对面，从头教你一样东西：这念头到{luck:now.to}都会常来。⟨{luck:now}的地支里是正印，疼人、教人（运支正印），|这十年里想被教、被照顾的那股劲多了一份，⟩你爱听老人讲话，爱翻旧笔记，碰了壁先想回去补课。补课是好事，补到不肯下考场就成了躲；先定下哪天考，再定上哪门课，两样都不耽误。这些年最管用的老师，往往是那个肯让你先做错一遍的人。',
        en_US:
          'The thought will keep coming, until {luck:now.to}, of somebody across the table teaching you a thing from the beginning. ⟨In the branch of {luck:now} is the Direct seal, which cares and teaches (Direct seal in the cycle’s branch).|These ten years bring more of the wish to be taught and looked after.⟩ You like to hear old people talk, and a setback makes you want to go home and study. Studying is fine; used as a way around the exam, it’s hiding. Set the date of the exam before you pick the class. The best teacher of these years is the one who lets you get it wrong first.',
      },
      {
        id: 'inner.now.canopy',
        because: ['luck:now-star=huagai', 'star:huagai'],
        says: ['inner.now.company=less'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '有几年不爱热闹，用不着觉得自己变怪了。⟨{luck:now}带着华盖，主清静（华盖入运），|你本来就爱清静，这十年又添了一份，⟩到{luck:now.to}，你心里要一块不接待人的地方，手艺、念头都在那里长。',
        en_US:
          'If parties don’t appeal for some years, you haven’t turned strange. ⟨{luck:now} carries the Canopy, which means quiet (Canopy in the cycle),|You like quiet anyway, and these ten years add to it,⟩ and until {luck:now.to} you want one place in you where visitors aren’t received. Skills and ideas grow there.',
      },
      {
        id: 'inner.now.lone',
        because: ['luck:now-star=guchen'],
        says: ['inner.now.company=less'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你独处的胃口，这十年变大了，要到{luck:now.to}才小下来⟨（{luck:now}带着孤辰，名字冷清，说的就是这个）⟩。一个人坐长途车，你会盼着它开慢些。这胃口喂得饱，喂饱了待人更和气。',
        en_US:
          'Your appetite for being by yourself is larger these ten years, until {luck:now.to} ⟨({luck:now} carries the Lone star, a bleak name for just that)⟩. On a long bus ride alone, you catch yourself hoping it would go slower. It can be fed, and fed, it leaves you kinder to people.',
      },
    ],
  },
  {
    id: 'inner-luck-contact',
    card: 'inner',
    role: { section: 'time' },
    when: ['luck:now-left>=4'],
    paragraphs: [
      {
        id: 'inner.luck.clash-day',
        because: ['luck:now-clash@day'],
        says: ['inner.now.furniture=moves'],
        claims: ['presumes=reading'],
        form: ['order', 'dated'],
        zh_CN:
          '从{luck:now.from}到{luck:now.to}，你心里的家具隔一阵就挪一次：睡哪边，听谁的，什么叫够。⟨{luck:now}的地支正对着你的日支（运支冲日支）。|这十年正顶着你盘里管家和伴侣的那一格。⟩搬动的时候灰大，搬完发现墙上原来有扇窗。心里一乱，先别换人换事，把真的床换个方向睡一星期。',
        en_US:
          'From {luck:now.from} to {luck:now.to} the furniture inside you keeps being moved: whose word counts, which side to sleep on, how much is enough. ⟨The branch of {luck:now} clashes with your day branch (cycle against the day).|These ten years pull against the place in your chart for home and partner.⟩ It raises dust, and behind the wardrobe there turns out to be a window. When you’re unsettled don’t change a person or a plan first. Turn the real bed around for a week.',
      },
      {
        id: 'inner.luck.join-day',
        because: ['luck:now-six-combine@day'],
        says: ['inner.now.furniture=stays'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '从前坐不住的那把椅子，这十年你一坐就是一晚。⟨{luck:now}的地支跟你的日支合住了（运支合日支），|这十年跟你盘里管家和伴侣的那一格合得来，⟩到{luck:now.to}，里屋有人作伴，心事少一半，念头也少跑一半路。太舒服的时候，门外那封信会一直不拆。家里人说你变好相处了，外头的朋友说你不见了，两句话说的是同一件事；隔一阵出门走一趟，两边都还有你。',
        en_US:
          'There’s a chair you could never sit still in, and these ten years you’re in it all evening. ⟨The branch of {luck:now} combines with your day branch (cycle joins the day).|The decade gets along with the place in your chart for home and partner.⟩ Until {luck:now.to} you have company inside, so half of the worries are gone, and half of the wandering. In so much comfort the mail can lie by the door for a season. Those at home say you’ve become easy to live with; friends outside say you’ve vanished, and both mean the same thing. A visit now and then keeps you in both places.',
      },
      {
        id: 'inner.luck.clash-month',
        because: ['luck:now-clash@month'],
        says: ['inner.now.standard=rewritten'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '从小背到大的那条“我必须”，这十年读起来像别人写的。⟨{luck:now}的地支正对着月支（运支冲月支），|这十年正顶着你盘里管自我要求的那一格，⟩你要求自己的那一套，到{luck:now.to}会一条条被拿出来重审。有的留，有的作废，作废那天会空落落的。别一夜全撕。撕一条，用三个月，看天塌不塌。天多半不塌；塌了一角的话，说明那一条真是承重的，写回去就是，写回去以后它才算你自己的。',
        en_US:
          'The “I must” you’ve recited all your life sounds like somebody else’s prose in these ten years. ⟨The branch of {luck:now} clashes with your month branch (cycle against the month),|The decade pulls against the place in your chart for what you ask of yourself,⟩ and until {luck:now.to} your demands on yourself come up for review, clause by clause. Some stand, some are struck, and on the day one goes you feel a draft. Don’t tear them all up overnight. Strike one, and live three months without it. Usually nothing falls. If something does, that clause was holding up a wall; write it back in, and from then on it’s really yours.',
      },
      {
        id: 'inner.luck.join-month',
        because: ['luck:now-six-combine@month'],
        says: ['inner.now.standard=befriended'],
        claims: ['presumes=work'],
        form: [],
        zh_CN:
          '心里那个监工，这十年肯坐下来跟你一道吃饭了。⟨{luck:now}的地支合着月支（运支合月支），|这十年跟你盘里管自我要求的那一格合得来，⟩到{luck:now.to}，你要求自己的和你做得到的，谈得拢，活做完就是做完。关系一好，他容易连周末也留下来；那两天你们都当是闲聊，聊着聊着活又摊开了。这样的加班你不觉得累，累的是等你吃饭的人。',
        en_US:
          'The foreman in you sits down and eats with you in these ten years. ⟨The branch of {luck:now} combines with your month branch (cycle joins the month),|The decade gets along with the place in your chart for what you ask of yourself,⟩ and until {luck:now.to} what you demand and what you can do have come to terms; when a job is done, it’s done. On such good terms he tends to stay the weekend. You think you’re chatting, and then the work is out on the table again. You don’t feel tired from that kind of overtime. The ones waiting with dinner do.',
      },
      {
        id: 'inner.luck.harm-day',
        because: ['luck:now-harm@day'],
        says: ['inner.now.hearing=off'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你常常要过半天，才明白刚才那阵不痛快从哪来。⟨{luck:now}的地支与日支相害（运支害日支），|这十年跟你盘里管家和伴侣的那一格互相别着，⟩从{luck:now.from}到{luck:now.to}，外头的话送进来，总晚一步、歪一点，心里先不舒服，理由后补。攒下十回来看，多半是同一句话、同一个人。',
        en_US:
          'It takes you half a day to find out what that bad mood was about. ⟨The branch of {luck:now} harms your day branch (cycle crosses the day).|These ten years are at cross purposes with the place in your chart for home and partner.⟩ From {luck:now.from} to {luck:now.to} whatever’s said outside reaches you late and slightly bent; the mood comes first, the reason after. Look at ten such moods together, and it’s mostly the same remark and the same person.',
      },
      {
        id: 'inner.luck.punish-day',
        because: ['luck:now-punish@day'],
        says: ['inner.now.grain=sanded'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '到{luck:now.to}，你会在小事上反复：该不该回那句话，这样算不算好。⟨{luck:now}的地支与日支相刑（运支刑日支），|这十年跟你盘里管家和伴侣的那一格互相磨着，⟩像有人拿细砂纸，在同一块木头上来回擦。擦得疼，也擦得亮；同一件事想过三遍就动一次手的人，疼的时间短些。反复的好处到后面才看得见：你做过的那些小决定，事后几乎不用返工。',
        en_US:
          'Until {luck:now.to} you go back and forth over small things: if that needed an answer, if this counts as good. ⟨The branch of {luck:now} punishes your day branch (cycle rubs the day),|These ten years rub against the place in your chart for home and partner,⟩ as though somebody were going over one plank with fine sandpaper. It’s sore, and it shines. It’s sore for less long if a thing thought of three times gets touched once. The use of it shows later. Those small decisions of yours hardly ever need doing over.',
      },
      {
        id: 'inner.luck.self-day',
        because: ['luck:now-self-punish@day'],
        says: ['inner.now.grain=sanded'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你这十年挑的，全是自己的毛病。⟨{luck:now}的地支和日支是同一个字，照面就磨（运支与日支自刑），|这十年的字和你盘里管家的那一格是同一个字，照面就磨，⟩像对面搬来一位跟你同名的邻居，处处不顺眼，要住到{luck:now.to}。挑得准。改好一条就放下一条，放下的别再捡回来，到期的时候你会比他像样。',
        en_US:
          'In these ten years all the faults you find are your own. ⟨The branch of {luck:now} is the same as your day branch, one that punishes itself (self-punishment with the cycle).|The decade bears the same sign as your place for home, and the two rub.⟩ It’s as if a neighbor with your name had moved in across the hall, to stay until {luck:now.to}. You find them accurately. If each one mended is then left alone, you’ll be the better-looking of the two by the end.',
      },
      {
        id: 'inner.luck.half-day',
        because: ['luck:now-half-three@day'],
        says: ['inner.now.partner=yes'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '那件你一个人想了很久的事，这十年里头有人接话了。⟨{luck:now}的地支与日支半合（运支半合日支），|这十年跟你盘里管家的那一格牵着半只手，⟩到{luck:now.to}，念头想到一半会自己往前走。缺的是摆上台面的那一下。挑一样，从心里搬到桌上，放一件实物占住地方。',
        en_US:
          'Something you’d long been thinking over by yourself gets answers from within during these ten years. ⟨The branch of {luck:now} half combines with your day branch (half joining),|The decade is half joined to your place for home,⟩ and until {luck:now.to} an idea left half finished walks on. What’s lacking is the moment of being laid on the table. Choose one, and put an actual object there to hold its place.',
      },
      {
        id: 'inner.luck.clash-hour',
        because: ['luck:now-clash@hour'],
        says: ['inner.now.later=redrawn'],
        claims: ['states=age>=12'],
        form: [],
        zh_CN:
          '多年不改的那个心愿，这十年忽然看着不像自己的。⟨{luck:now}的地支正对着时支（运支冲时支），|这十年正顶着你盘里管往后的那一格，⟩往后要过什么日子，到{luck:now.to}会改几回图纸，夜里改得最多。改图纸不费什么，费的是地基也跟着挖；旧的那版留着，有几处后来还要照着它画。有人问你到底想过什么日子，这十年你大概会给出三个答案，三个都是真的，最后一个用的是第一个的地基。',
        en_US:
          'A wish you’ve held for years looks like somebody else’s during these ten years. ⟨The branch of {luck:now} clashes with the branch of your hour (cycle against the hour),|The decade pulls against the place in your chart for later life,⟩ and until {luck:now.to} the drawings for later get revised more than once, mostly at night. Revising drawings costs little; digging up the foundations along with them costs a good deal. Keep the old version. You’ll copy parts of it. Asked what kind of life you want, you’ll probably give three answers in these ten years, all of them true. The last one stands on the foundations of the first.',
      },
      {
        id: 'inner.luck.join-hour',
        because: ['luck:now-six-combine@hour'],
        says: ['inner.now.later=kept-company'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你只在夜里想的那件事，这十年白天居然有人问起。⟨{luck:now}的地支合着时支（运支合时支），|这十年跟你盘里管往后的那一格合得来，⟩到{luck:now.to}，从前只敢想的，如今敢列个清单。清单列得开心，可以列一年；动手买最便宜的那一样，比再列一页更近一步。',
        en_US:
          'What you think about only at night, people ask about by day in these ten years. ⟨The branch of {luck:now} combines with the branch of your hour (cycle joins the hour).|The decade gets along with the place in your chart for later life.⟩ Until {luck:now.to} what you only dared to imagine has a list of materials. Making the list is such fun that it can take a year. Buying the cheapest item on it gets you further than another page.',
      },
      {
        id: 'inner.luck.clash-year',
        because: ['luck:now-clash@year'],
        says: ['inner.now.origin=argued'],
        claims: ['presumes=adult'],
        form: ['dated'],
        zh_CN:
          '从{luck:now.from}到{luck:now.to}，你跟从前的自己吵架比较多。⟨{luck:now}的地支正对着年支（运支冲年支），|这十年正顶着你盘里管来处的那一格，⟩家里教的那几条，会跟你要走的路顶上：该不该回去，该不该还照老样子过节。吵赢了也不用搬空，过些年你会自己回去拿几样。跟你吵的那个人也会变。十年末了再见面，你会发现有几条是你说得对，有几条是来处说得对，而且哪几条，跟当初想的不一样。',
        en_US:
          'From {luck:now.from} to {luck:now.to} you argue more with your earlier self. ⟨The branch of {luck:now} clashes with the branch of your year (cycle against the year),|These ten years pull against the place in your chart for where you come from,⟩ and what you were taught at home runs into where you’re going: moving back is one subject, the way holidays are kept another. If you win, don’t throw everything out. Some years on you’ll want a few of those things back. The one you’re arguing with changes, too. When you meet at the end of the decade, it turns out that you were right on some points and home was right on others, and they aren’t the ones you expected.',
      },
    ],
  },
  {
    id: 'inner-years',
    card: 'inner',
    role: { section: 'time' },
    paragraphs: [
      {
        id: 'inner.years.clash-day',
        because: ['years:clash@day<=1'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '一直压着没想的事，{year:clash@day}会自己冒出来。⟨那一年的地支正对着你的日支（流年冲日支），|那一年正顶着你盘里管家和伴侣的那一格，⟩像一扇顶着的门开了一条缝，多半在你忙别的时候。那时做的决定不大作数；过了这一年再看，还在的才算。',
        en_US:
          'What you’ve put off thinking about comes up by itself in {year:clash@day}. ⟨The branch of that year clashes with your day branch (year against the day),|That year pulls against the place in your chart for home and partner,⟩ and a door you’ve kept your shoulder against opens a crack, probably while you’re busy with something else. Decisions made at that moment don’t mean much. What still holds when the year is over does.',
      },
      {
        id: 'inner.years.join-day',
        because: ['years:six-combine@day<=1'],
        claims: ['presumes=reading'],
        form: ['order', 'dated'],
        zh_CN:
          '想跟自己和好，{year:six-combine@day}是个好日子口。⟨那年的地支与你的日支相合（流年合日支），|那年跟你盘里管家和伴侣的那一格合得来，⟩一句憋了很久的“算了”，那年说得出口。挑一件你最不肯原谅自己的小事，提前写好，到时候念完就撕掉。',
        en_US:
          'For making up with yourself, {year:six-combine@day} is the time. ⟨The branch of that year combines with your day branch (year joins the day),|That year gets along with the place in your chart for home and partner,⟩ and a “never mind” you’ve been unable to say gets said. Pick the smallest thing you haven’t forgiven yourself. Write it down ahead of time, read it out that year, and tear up the paper.',
      },
      {
        id: 'inner.years.own-sign',
        because: ['years:own-sign<=1'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '你出生那年的属相，{year:own-sign}又转回来⟨（本命年：流年的地支与年支相同）⟩。老话要人系红绳，本书只说里头的事：早年的口味、口音、没做完的功课，一样样来敲门。敲得勤了会烦；主动请一回，比如找出一张最旧的照片，问清楚是谁拍的，后面就安静了。',
        en_US:
          'The animal of your birth year comes around again in {year:own-sign} ⟨(the year’s branch is that of your birth year)⟩. Tradition ties on a red thread; this book speaks of what happens inside. Early tastes, your first accent, lessons left undone come knocking one by one. So much knocking is tiresome. Invite one of them in, say by asking who took the oldest photograph you have, and the rest will be quieter.',
      },
      {
        id: 'inner.years.canopy',
        because: ['years:star=huagai<=2', 'star:huagai'],
        says: ['alone=needed'],
        claims: ['presumes=reading'],
        form: ['statement', 'dated'],
        zh_CN:
          '想给自己一段没人打扰的日子，{year:star=huagai}前后最值⟨（命里本有华盖，主清静，那年再添一颗）⟩。想一个人待着的念头多了，做得成的东西也多。',
        en_US:
          'If you want a stretch without interruptions, take it around {year:star=huagai} ⟨(you were born with the Canopy, which means quiet, and that year brings a second)⟩. You’ll want to be alone more, and more gets made.',
      },
      {
        id: 'inner.years.lone',
        because: ['years:star=guchen<=2', 'star:guchen'],
        says: ['alone=needed'],
        claims: ['presumes=phone'],
        form: ['statement', 'dated'],
        zh_CN:
          '到了{year:star=guchen}，你大概会少回几条消息⟨（命里有一颗孤辰，那年又来一颗，名字冷清，意思只是更想一个人待着）⟩。你待得住，惦记你的人会慌；有一个人每周收得到你一句“在”，就够了。',
        en_US:
          'Fewer messages will get an answer from you in {year:star=guchen} ⟨(a Lone star in your chart and another in that year, a bleak name for wanting the room to yourself)⟩. You’re fine; those who think of you worry. One person who gets a weekly “still here” is enough.',
      },
      {
        id: 'inner.years.self-day',
        because: ['years:self-punish@day<=3'],
        claims: ['states=age>=12'],
        form: ['dated'],
        zh_CN:
          '你复查自己的那套功夫，{year:self-punish@day}用得上。⟨那年来的字跟你的日支一模一样，照面就磨（流年与日支自刑），|那年的字跟你盘里管家的那一格一模一样，照面就磨，⟩你会忍不住把旧账一笔笔重看。真有错账，那年查得最清。查完订成一册，写上“已阅”，第二年就不必再拆封。',
        en_US:
          'Your talent for auditing yourself comes in useful in {year:self-punish@day}. ⟨The branch of that year is the same as your day branch, one that punishes itself (self-punishment with the year).|That year bears the same sign as your place for home, and the two rub.⟩ You won’t be able to leave the old books shut. If there is an error, that’s the year it’s found. Once the pages are bound and marked “read,” they can stay closed.',
      },
      {
        id: 'inner.years.clash-month',
        because: ['years:clash@month<=2'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '平日给自己打分的那张表，{year:clash@month}要换版。⟨那年的地支正对着月支（流年冲月支），|那年正顶着你盘里管自我要求的那一格，⟩从前得意的忽然不算分，从前扣分的忽然看着可爱。换版期间给别人打分也会打歪，先欠着。那一年过完，新表多半比旧表短。',
        en_US:
          'The sheet by which you grade yourself gets a new edition in {year:clash@month}. ⟨The branch of that year clashes with your month branch (year against the month).|That year pulls against the place in your chart for what you ask of yourself.⟩ What you were proud of stops scoring, and something you always marked down looks oddly lovable. Your grades for other people will be off that year, too; let them wait. The new sheet will probably be shorter.',
      },
      {
        id: 'inner.years.half-day',
        because: ['years:half-three@day<=1'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '一直找不到人商量的那件事，{year:half-three@day}会有个搭话的⟨（流年的地支与日支半合）⟩。话从半句开始，常在做别的事时谈成；那件事你若早已缩成一句，遇上了就接得住。',
        en_US:
          'The matter you’ve had nobody to discuss with finds its partner in {year:half-three@day} ⟨(the year’s branch half combines with your day branch)⟩. It begins with half a sentence, over some other job. If by then you’ve got the matter down to one line, you’ll be ready.',
      },
      {
        id: 'inner.years.clash-hour',
        because: ['years:clash@hour<=2'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '睡前常想的那幅“以后”，{year:clash@hour}会改一笔。⟨那年的地支正对着时支（流年冲时支），|那年正顶着你盘里管往后的那一格，⟩改的可能是地方，可能是里头的人，你先是恼，后来发现少的那一样本来就画不像。年初讲给一个人听过的话，事后就知道改了哪里。',
        en_US:
          'The picture of “later” that you look at before sleep gets a change in {year:clash@hour}. ⟨The branch of that year clashes with the branch of your hour (year against the hour).|That year pulls against the place in your chart for later life.⟩ It could be the place that changes, or who’s in it. You’re annoyed at first, and then you see that the missing piece never looked right. If you’ve described the picture to somebody by then, there’s a copy.',
      },
      {
        id: 'inner.years.join-month',
        because: ['years:six-combine@month<=2'],
        claims: ['presumes=reading'],
        form: ['dated'],
        zh_CN:
          '逼自己逼得最不顺的那件事，到{year:six-combine@month}会松口。⟨那年的地支与月支相合（流年合月支），|那年跟你盘里管自我要求的那一格合得来，⟩要求你的那个声音会换一副口气，像老师忽然叫了你的小名，你倒肯做了。开头那几步若在那年走完，往后就成了习惯，不用再逼。',
        en_US:
          'Whatever you’ve been forcing on yourself with the least success gets easier in {year:six-combine@month}. ⟨The branch of that year combines with your month branch (year joins the month);|That year gets along with the place in your chart for what you ask of yourself;⟩ the voice that makes demands changes its tone, like a teacher who suddenly uses your nickname, and you’re willing. If the first few steps get done that year, it’s a habit afterward and needs no forcing.',
      },
      {
        id: 'inner.years.turn',
        because: ['years:turn<=1'],
        says: ['inner.turn=near'],
        claims: ['presumes=past'],
        form: ['dated'],
        zh_CN:
          '你常在旧东西前站一会儿，自己也说不上为什么。⟨{year:turn}交大运，十年一换（交运），|{year:turn}是你的十年换下一个十年的时候，⟩心里先开始收拾：哪些念头带走，哪些留在这一程。新主意不急着定；换过去以后，会有一两年像住在没拆完箱子的屋里，这不算走错了门。箱子里总有几样，是你以为早丢了的。',
        en_US:
          'You find yourself standing in front of old things without knowing why. In {year:turn} ⟨the luck cycle turns, as it does once in ten years,|one ten-year stretch of yours gives way to the next,⟩ and something in you has begun packing: which thoughts to take along, which to leave behind. New resolutions can wait. After the move it will feel for a year or two like living among boxes. That doesn’t mean it’s the wrong house. There’s usually something in the boxes that you thought was lost.',
      },
      {
        id: 'inner.years.punish-day',
        because: ['years:punish@day<=2', 'rel:punish@day'],
        claims: ['presumes=reading'],
        form: ['order', 'dated'],
        zh_CN:
          '老习惯挑{year:punish@day}来改，最省力，因为那年它自己会跳出来。⟨日支本来就有一处互相磨着，那年的地支又添一道（流年刑日支），|你盘里管家的那一格本来就有一处磨着，那年又添一道，⟩平日只觉得隐隐不顺的，那年看得见卡在哪里。看见了别使蛮劲，拆开，上点油，隔一周再合。',
        en_US:
          'An old habit is most easily changed in {year:punish@day}, when it shows itself. ⟨Your day branch already rubs against something, and the branch of that year adds to it (year punishes the day).|The place in your chart for home already rubs against something, and that year adds to it.⟩ What was a vague roughness shows exactly where it catches. Once you see it, don’t use force. Take it apart, oil it, wait a week, and put it back together.',
      },
    ],
  },
]
