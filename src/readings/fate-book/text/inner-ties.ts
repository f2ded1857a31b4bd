import type { ParagraphFamily } from '../../book/paragraph.ts'

export const families: readonly ParagraphFamily[] = [
  {
    id: 'inner-branch-ties',
    card: 'inner',
    role: { section: 'ties' },
    paragraphs: [
      // Clashes
      {
        id: 'inner.tie.clash-year-month',
        because: ['rel:clash=year+month'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '收拾行李，箱子要合上三回。来处教你“多带一件”，后来的你要求自己轻装⟨（年支和月支正面相对，年月相冲）⟩，两只手一个往里塞，一个往外拿。到了地方，总是少一样、多两样。这两套都是好习惯，一套叫有备无患，一套叫轻省，只是从来没有商量过谁管哪一天。出远门归来处管，出近门归你自己管，箱子就好合了。拆箱那天你也听得见两个声音，一个说幸好带了，一个说早说不用。',
        en_US:
          'Packing, you close the suitcase three times. Where you come from they said take one more; what you later asked of yourself is to travel light ⟨(the branches of year and month clash)⟩. One hand puts in what the other takes out, and you arrive with one thing missing and two too many. Both are good habits, and they’ve never agreed on whose turn it is. Give the long trips to the one and the short ones to the other, and the suitcase shuts. On the day you unpack you hear them both: lucky we brought it, and I told you so.',
      },
      {
        id: 'inner.tie.clash-month-day',
        because: ['rel:clash=month+day'],
        says: ['inner.morning=disputed'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你心里一个列计划，一个撕计划。⟨月支是要求你的那间屋，日支是你待着的里屋，两支正面相对（月日相冲）：|要求你的那一格和你待着的那一格，门对着门：⟩谁也没错，只是从来没坐下来谈过。头天晚上先问问早上要起的那个你，几点起得来；自己点过头的钟点，才肯起。',
        en_US:
          'One of you draws up the plan, and the other tears it up. ⟨The month branch is the room that makes demands, the day branch the one you live in, and the two clash (month against day).|The place in your chart that makes demands and the place you live in have their doors face to face.⟩ Neither is wrong; they’ve never sat down to talk. The night before, ask the one who has to get up what time is realistic, and set that.',
      },
      {
        id: 'inner.tie.clash-day-hour',
        because: ['rel:clash=day+hour'],
        says: ['inner.night-orders=returned'],
        claims: ['presumes=partner'],
        form: ['statement'],
        zh_CN:
          '早上拒绝的事，你夜里又想答应；夜里定下的，早上想退⟨（日支是现在的你，时支是往后的你，也管熄灯以后的心思；两支日时相冲）⟩。两边各占半天，轮流翻案。跟你一起过日子的人学会了中午来问，那时候两边都还没开口。这样过日子也有好处：冲动的事你很少真的做成，因为中间总隔着另一个你；真正做成的，都是两边先后点过头的，那些事你从来不后悔。难的是让别人相信你的第一句话，他们已经学会等你的第二句。',
        en_US:
          'What you refused in the morning looks fine at night, and what you settled at night you’d like to take back in the morning ⟨(day and hour branch clash: you now, and you after dark)⟩. Each has half the day and overrules the other. People who live with you ask at noon, before either has spoken. It has its use. You rarely go through with anything rash, since there’s always the other one in between; what does get done has been approved by both, and you never regret it. Getting people to believe your first answer is harder. They’ve learned to wait for the second.',
      },
      {
        id: 'inner.tie.clash-year-day',
        because: ['rel:clash=year+day'],
        claims: ['presumes=past'],
        form: [],
        zh_CN:
          '十岁那年写的“长大以后”，你大半没照办，也没敢扔。⟨年支是小时候，日支是如今的你，隔着月柱相冲（年日相冲）：|你的来处和如今的你，在盘里是对头：⟩那孩子嫌你无趣，你嫌那孩子天真，见一次面就吵一次。吵归吵，你做得最久的那几件事，仔细看，都有那张纸上的影子。孩子要的是名目，你给的是实在；名目换了，里头的东西差得不远。哪天你随手替那孩子办成一件小的，两边都会安静很久。',
        en_US:
          'You’ve done little on the list you made at ten, “when I grow up,” and you’ve never dared throw it out. ⟨The year branch is childhood, the day branch is you as you are, and they clash across the month.|Where you come from and who you are now pull against each other in your chart.⟩ The child finds you dull; you find the child naive. But look at what you’ve stuck with longest, and something on that list is in it. The child wanted the title and you went for the substance. On the day you do one small item just for fun, there’s a long peace between you.',
      },
      {
        id: 'inner.tie.clash-year-hour',
        because: ['rel:clash=year+hour'],
        says: ['inner.ticket=unbought'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '老屋的钥匙和一张没买成的车票，在你心里收在同一个抽屉。⟨年支是来处，时支是往后，一头一尾相冲（年时相冲），|来处和往后，在你盘里一头一尾顶着，⟩一个叫你守着，一个叫你走远，中间的你两头都听得见。配好钥匙再走的人，走得安心。',
        en_US:
          'The key to the old house and a ticket you never bought lie in one drawer of your mind. ⟨The branch of the year is where you come from, the branch of the hour where you’re going, and they clash from end to end.|Where you come from and where you’re going pull against each other from the two ends of your chart.⟩ One calls stay, one calls go, and from the middle you hear both. It’s easier to leave with a key in your pocket.',
      },
      {
        id: 'inner.tie.clash-month-hour',
        because: ['rel:clash=month+hour'],
        claims: ['presumes=career'],
        form: ['order'],
        zh_CN:
          '你白天那张单子和夜里那张，没有一行相同。⟨月支管你要求自己什么，时支管你熄灯以后盼什么，两支隔着日柱相冲（月时相冲）：|你要求自己的，和你夜里盼的，在盘里顶着：⟩该做的排得满满，想做的排在“等有空”。空不会自己来。明早抄单子，第一行从夜里那张上取，哪怕只占十分钟。',
        en_US:
          'Your list for the day and your list at night don’t have one line in common. ⟨The month branch says what you demand of yourself, the hour branch what you wish for with the light off, and they clash across the day.|What you demand of yourself and what you wish for at night pull against each other in your chart.⟩ One is full. The other is filed under “when there’s time,” which doesn’t come by itself. Tomorrow, copy the top line from the second list, if it takes no more than ten minutes.',
      },
      // Six combinations
      {
        id: 'inner.tie.join-year-month',
        because: ['rel:six-combine=year+month'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '你训自己的那句话，是从家里听来的原句，连停顿都一样。⟨年支的来处和月支的自我要求合着（年月六合），|来处和你对自己的要求，在盘里牵着手，⟩家里的话成了你的工作守则。做起事来里外一条心，省力；只是分不清哪条是你要的，哪条是替人背着的。哪天你对后辈说出同一句，自己会先愣一下。愣完以后你会开始挑：有几条你本来就信，照用；有一两条，说出口才发现早就不合你的日子了。',
        en_US:
          'The words you scold yourself with are a quotation from home, pauses included. ⟨Where you come from, the year branch, and what you demand of yourself, the month branch, combine (year joins month),|Where you come from and what you demand of yourself hold hands in your chart,⟩ and the family motto became the work rules. There’s no friction in that, and no telling which rule you chose. Someday you’ll say it to somebody younger, and hear it. From then on you sort them. Most you believe in anyway. One or two, spoken aloud, turn out not to fit your life at all.',
      },
      {
        id: 'inner.tie.join-month-day',
        because: ['rel:six-combine=month+day'],
        says: ['stop=hard'],
        claims: ['presumes=career'],
        form: ['statement'],
        zh_CN:
          '该做的事做久了，你慢慢做成了爱做的。⟨月支要求你，日支是你歇着的里屋，两支合着（月日六合），|要求你的那一格和你歇着的那一格打通了，⟩别人以为你苦，你其实在玩。代价是没有一个角落不放工具，请人吃顿饭，得先从桌上搬走三样东西。真正的休息对你来说要换一件事做，而且最好是做不好的一件：做不好，就没有人来找你做，它才一直是玩的。',
        en_US:
          'Do a duty long enough and it turns into something you love. ⟨The month branch makes the demands, the day branch is where you rest, and they combine (month joins day).|The place in you that makes demands and the place where you rest have become one room.⟩ People pity you and you’re having fun. But no corner is left without tools in it, and before a guest can eat, three things have to be cleared off the table. Real rest, for you, is doing something else, preferably badly. As long as you’re bad at it nobody asks you to do it, and it stays play.',
      },
      {
        id: 'inner.tie.join-day-hour',
        because: ['rel:six-combine=day+hour'],
        says: ['plan=ahead'],
        claims: ['presumes=household'],
        form: ['scene'],
        zh_CN:
          '夜里的你，替早上的你把衣服搭好，还留了张条子。⟨日支的现在和时支的往后合得来（日时六合），|现在的你和往后的你合得来，⟩将来对你不陌生，像一个常通信的朋友。难处是信写得太勤，眼前的饭常凉着。你在意的人也在那张条子上，明年的生日你现在就记着；他们想要的却多半是今天的半个钟头，什么都不安排的那种。那半个钟头你给得起，只是没有人把它写进条子。',
        en_US:
          'At night you lay out a shirt for the person who’ll get up, and leave a note. ⟨The present, your day branch, and the later, your hour branch, combine (day joins hour).|You as you are and you later on get along well.⟩ The future is no stranger; it’s more like a friend you write to. You write so often that the dinner in front of you gets cold. The people you care about are on those notes, too, next year’s birthdays included. What they’d mostly like is half an hour today with nothing planned. You can afford it. Nobody has put it on the note.',
      },
      {
        id: 'inner.tie.join-year-day',
        because: ['rel:six-combine=year+day'],
        says: ['inner.child=close'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '路过没人的秋千，你会坐上去晃两下。⟨年支是小时候，日支是如今，隔着月柱合着（年日六合），|小时候和如今的你，在盘里还牵着手，⟩那孩子没有走远，你高兴起来用的还是那副笑声。外人只看到你忽然松下来。',
        en_US:
          'Pass an empty swing and you’ll sit on it for a moment. ⟨Childhood, the year branch, and you as you are, the day branch, combine across the month (year joins day).|Childhood and you as you are still hold hands in your chart.⟩ The child never went far, and when you’re happy it’s the same laugh. Others just see you loosen up all at once.',
      },
      {
        id: 'inner.tie.join-year-hour',
        because: ['rel:six-combine=year+hour'],
        says: ['inner.child=close'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN:
          '你心里最早想要的那件事，和最后想要的，是同一件。⟨年支的来处和时支的往后，首尾合着（年时六合）。|你的来处和往后，在盘里首尾牵着。⟩中间这些年，别人看你换来换去，你自己知道没换，换的只是走法。所以你不大后悔走过的弯路，讲起来像讲同一条路上的几段；也不太怕老，因为往后要做的，你七八岁时就喜欢了。难的是中段，手头的事离两头都远，那几年你会以为自己把它忘了。',
        en_US:
          'The first thing you ever wanted and the last are the same thing. ⟨Where you come from and where you’re going, the branches of year and hour, combine end to end (year joins hour).|Where you come from and where you’re going are joined end to end in your chart.⟩ People watch you change course; you know that only the route changed. So you seldom regret the detours, and age doesn’t scare you much, since what you’ll do then you already liked at seven or eight. The middle is hardest. When your work is far from both ends, you’ll think for a few years that you’ve forgotten it.',
      },
      {
        id: 'inner.tie.join-month-hour',
        because: ['rel:six-combine=month+hour'],
        claims: ['presumes=career'],
        form: ['order'],
        zh_CN:
          '你白天做的东西里总夹一点私货，夜里想的事又总借白天的工具⟨（月支是干活的屋子，时支是夜里的心思，月时六合）⟩。这点私货，往往是你那份活里最像样的一角。给它起个正经名字，存两份。',
        en_US:
          'Something private gets into everything you do by day, and what you think of at night borrows the day’s tools ⟨(the month branch, where you work, and the hour branch, where you dream, combine)⟩. That private bit is often the best corner of your work. Give it a decent name, and keep two copies.',
      },
      // Harms
      {
        id: 'inner.tie.harm-year-month',
        because: ['rel:harm=year+month'],
        claims: ['presumes=reading'],
        form: ['scene', 'order'],
        zh_CN:
          '一声“别太累”，到你耳朵里成了“你还不够”。⟨年支的来处和月支的自我要求互相别着（年月相害），|来处和你对自己的要求，在盘里互相别着，⟩好意送进来就走了样。于是你歇着也像在躲什么人。下次听见这句话，问一声“是叫我停下吗”。',
        en_US:
          'Somebody says “don’t overdo it,” and what you hear is “not enough yet.” ⟨The year branch, where you come from, and the month branch, what you demand of yourself, harm each other (year crosses month);|Where you come from and what you demand of yourself are at cross purposes in your chart;⟩ a kindness arrives bent. Even your rest looks like hiding from someone. Next time you hear it, ask, “do you mean I should stop?”',
      },
      {
        id: 'inner.tie.harm-month-day',
        because: ['rel:harm=month+day'],
        says: ['inner.start=sand'],
        claims: ['presumes=work'],
        form: ['scene'],
        zh_CN:
          '说好九点开工，九点二十你还在擦那块已经干净的桌面。⟨月支要你动，日支也没说不，只是两支之间别着（月日相害），|要求你的那一格和你待着的那一格之间，有一道坎，⟩不吵，就是迈不顺。拦你的从来很小：缺一支笔，椅子太低。大事倒拦不住你，真正的难题一来，你抬脚就过。所以别人看你做得成大事，想不通你为什么为了开头磨蹭半天；前一晚把要用的摆好，坎就低了半截。',
        en_US:
          'Work was to begin at nine, and at nine-twenty you’re wiping a desk that was already clean. ⟨The month branch says go, the day branch doesn’t say no, and the two harm each other (month crosses day).|Between the place in you that makes demands and the place you live in there’s a raised sill.⟩ What holds you up is always tiny, a missing pen or a low chair. Big obstacles don’t; a real problem gets you over the sill in one step. So people who’ve seen you handle the large things can’t see why starting takes you half a morning. Laid out the night before, it takes ten minutes.',
      },
      {
        id: 'inner.tie.harm-day-hour',
        because: ['rel:harm=day+hour'],
        says: ['night=replay', 'inner.carries=overnight'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '白天听着没什么的一句话，关灯以后忽然扎手。⟨日支当场放过去的，时支夜里再拆一遍，两支别着（日时相害），|白天的你和夜里的你互相别着，⟩越琢磨越像是说你。十有八九人家早忘了原词。天亮先问一句“昨天那个是什么意思”，比猜到半夜省事。',
        en_US:
          'A remark that was nothing at noon has a splinter in it after lights out. ⟨What the day branch let pass, the hour branch unwraps again, and the two harm each other (day crosses hour).|The you of the day and the you of the night are at cross purposes.⟩ The longer you turn it over, the more it seems to be about you. Chances are the speaker has forgotten the words. In the morning, ask “what did you mean yesterday?”',
      },
      {
        id: 'inner.tie.harm-year-day',
        because: ['rel:harm=year+day'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '家里人人记得你爱吃的那道菜，其实你从没爱过，只是当年没人问第二遍⟨（年支的来处和日支的你别着，年日相害）⟩。谁都出于好意，谁也没说破。真说了，桌上静一秒就过去。',
        en_US:
          'Everyone at home remembers your favorite dish. You never liked it; nobody asked twice ⟨(the year branch, where you come from, and the day branch, you as you are, harm each other)⟩. Everybody means well, and so it’s still made for you. If you said so, the table would go quiet for one second.',
      },
      {
        id: 'inner.tie.harm-month-hour',
        because: ['rel:harm=month+hour'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '夜里明明想得又圆又亮的主意，早上交到手里，少了一个角。⟨时支是出主意的，月支是干活的，两支别着（月时相害），|夜里出主意的你和早上干活的你互相别着，⟩交班的地方总漏东西：省了一步，听岔一个数，做出来四不像。你对着它出神，昨晚明明不是这个样子。补救的办法很笨也很灵：想到的当下就动手做一点，哪怕开着灯做五分钟，交班的就成了半件东西，不再是一句话。',
        en_US:
          'An idea that was round and bright at night reaches the morning with a piece missing. ⟨The hour branch has the ideas, the month branch does the work, and they harm each other (month crosses hour).|The you who has ideas at night and the you who works by day are at cross purposes.⟩ At the change of shift something always falls out, a step or a figure, and the result takes after neither of them. The remedy is simple-minded and works: start on it the moment it comes, if only for five minutes. Then what gets handed over is half a thing and no longer a sentence.',
      },
      // Punishments
      {
        id: 'inner.tie.punish-year-month',
        because: ['rel:punish=year+month'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '一件小事，你常做两遍：先照家里的做法，再照自己的⟨（年支和月支相刑，像两只齿没对准的轮子）⟩。旧习惯和新要求都不肯让。慢是慢，做出来的东西确实比谁都齐整。',
        en_US:
          'Small jobs you often do twice, once as they do it at home and then your own way ⟨(the branches of year and month punish each other, like two cogs slightly out of true)⟩. Old habit and new standard won’t yield. It’s slow, and nobody’s work comes out neater.',
      },
      {
        id: 'inner.tie.punish-month-day',
        because: ['rel:punish=month+day'],
        says: ['inner.versions=many'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '改到第九版，你一看，跟第三版一样。⟨月支要求你，日支将就你，两支互相磨着（月日相刑），|要求你的和将就你的两头互相磨着，⟩说不清谁对，只好再来一遍。磨得久了，手艺真的细，人也真的累。你最好的作品，多半是有人从你手里抢走的那一件；抢走的那天你气了一阵，过一个月再看，一个字也不想动。所以要有一个抢得走的人，他不必比你懂，手快就行；你嘴上骂他，心里知道，没有他你至今还在改第十版。',
        en_US:
          'You arrive at version nine and find it’s version three. ⟨What you demand of yourself, the month branch, and what you’d settle for, the day branch, grind on each other (month punishes day).|What you demand of yourself and what you’d settle for grind on each other.⟩ Neither can be shown to be wrong, so around it goes. The work gets fine, and you get tired. Your best piece is probably one that somebody took out of your hands. You were angry that day. A month later you didn’t want to change a word. So you need somebody who’ll take it from you. They needn’t know more than you do, just have quick hands. You grumble at them, and know that without them you’d be on version ten.',
      },
      {
        id: 'inner.tie.punish-day-hour',
        because: ['rel:punish=day+hour'],
        claims: ['presumes=reading'],
        form: ['list'],
        zh_CN:
          '灯要不要留，明天先做哪头，到底图哪样：磨你的多是这类说不上对错的事⟨（日支是眼下，时支是往后和夜里，日时相刑）⟩。差一点点最熬人。小的那几样随便定一个，一个月不改，大的自己会清楚些。你的好处也在这里：别人早就将就了的地方，你还肯再问一遍，问到最后，常常真的问出一个更好的来。所以要紧的细活交给你，谁都放心，只是得有人管着你收工。',
        en_US:
          'Leave the lamp on or not, begin at which end, what it’s all for: what wears you down are questions without a right answer ⟨(day and hour branch, now and later, punish each other)⟩. Nearly right is the most tiring. With the small ones settled by whim and left alone for a month, the large one clears up a little by itself. It’s also your strength. Where others settled long ago, you ask once more, and often enough something better comes of it. Anyone would trust you with fine work. Somebody just has to send you home.',
      },
      {
        id: 'inner.tie.punish-year-day',
        because: ['rel:punish=year+day'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '早年的一处别扭跟着你长大，平常看不出，一到那个地方手就要慢一下⟨（年支是旧日，日支是你，年日相刑）⟩。可能是一个写不好的字，可能是某个人的口气。旁人看不出，你自己知道。用不着改，慢的那一下，倒成了别人仿不来的一笔。',
        en_US:
          'A small awkwardness from early on grew up along with you ⟨(the year branch is the old days, the day branch is you, and they punish each other)⟩. Mostly it doesn’t show; at that one spot your hand slows. It may be a letter you can’t write well, or a certain tone of voice. Nobody notices except you. It needs no fixing, and it’s the part of you that can’t be forged.',
      },
      {
        id: 'inner.tie.punish-year-hour',
        because: ['rel:punish=year+hour'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '什么年纪该做什么，家里有一套，你心里另有一套，谁也没说服谁⟨（年支是来处的钟点，时支是往后的钟点，年时相刑）⟩。像墙上的钟和腕上的表差三分钟，不误车，只是每晚要对一回。',
        en_US:
          'What one should do by what age: home has a schedule, you have another, and neither has convinced the other ⟨(the branches of year and hour punish each other)⟩. They differ like two clocks three minutes apart. You won’t miss a train; you just compare them every night.',
      },
      // Self-punishments
      {
        id: 'inner.tie.self-year-month',
        because: ['rel:self-punish=year+month'],
        claims: ['presumes=adult'],
        form: ['order'],
        zh_CN:
          '小时候挨过的那句批评，你如今拿来批评自己，一字不差。⟨年支和月支是同一个字，照面就磨（年月自刑），|来处的标准和你的标准长得一样，⟩便没有人替你说情。你做得已经比当年好许多。把那句话译成夸奖，念一遍，会很别扭，别扭完再干活。',
        en_US:
          'What they once corrected in you, you now correct in yourself, word for word. ⟨Year and month share the same branch, one that punishes itself (self-punishment of year and month),|The standard you came from and the one you hold are identical,⟩ and so there’s nobody to plead for you. You’re a good deal better at it by now. Turn the sentence into praise and read it aloud. It will feel odd, and then you can get on.',
      },
      {
        id: 'inner.tie.self-month-day',
        because: ['rel:self-punish=month+day'],
        says: ['stop=hard'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '你心里的教练和选手是同一个人。⟨月支和日支是同一个字，这个字见了自己要磨（月日自刑），|要求你的那一格和你待着的那一格，是同一个字，⟩吹哨的知道跑的还剩多少力气，跑的也知道哪句是吓唬。骗不过，也歇不下。换一个不认识你的人来吹哨，早早就会喊停。',
        en_US:
          'The coach in you and the runner are the same person. ⟨Month and day share one branch, and it punishes itself (self-punishment of month and day).|The place in you that makes demands and the place you live in bear the same sign.⟩ The one with the whistle knows how much breath is left; the one on the track knows which threats are empty. There’s no fooling each other, and no rest. A stranger with the whistle would call a halt much sooner.',
      },
      {
        id: 'inner.tie.self-day-hour',
        because: ['rel:self-punish=day+hour'],
        says: ['night=replay', 'inner.carries=overnight'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '别人的事你判得又快又公道，自己那一桩总没有判完。⟨日支和时支是同一个字，照面就磨（日时自刑），|现在的你和往后的你，在盘里是同一个字，照面就磨，⟩站得太近，吵的总是那一件事。到了夜里最响：今天就这样了？这句话没有第三方来回答。你把它讲给一个人听，那个人多半会笑，因为在外人看来，今天已经很够了。难得的是你不迁怒，吵得再凶，也只跟自己吵，第二天见人照样和气。',
        en_US:
          'Other people’s cases you settle quickly and fairly; your own is never closed. ⟨Day and hour are the same branch, one that punishes itself (self-punishment of day and hour).|You now and you later on bear the same sign in your chart, and it rubs against itself.⟩ They stand too close and have one subject. At night it’s loudest: so that was today? No third party answers. Tell somebody and they’ll probably laugh, because from outside it was quite enough for a day. To your credit, you take it out on nobody. However fierce the night, you’re pleasant in the morning.',
      },
      {
        id: 'inner.tie.self-year-day',
        because: ['rel:self-punish=year+day'],
        claims: ['presumes=adult'],
        form: ['question'],
        zh_CN:
          '你小时候被人说过的那个缺点，现在改完了吗？还在改。⟨年支和日支隔着月柱，是同一个见面就磨的字（年日自刑），|从前的你和现在的你，在盘里是同一个字，⟩较的是同一股劲，多少年没换题目。当年说的那个人，大概说完就去吃饭了。',
        en_US:
          'That fault they named when you were small, are you done with it? No, you’re still working on it. ⟨Year and day, with the month between, are the same branch, one that punishes itself (self-punishment of year and day).|You then and you now bear the same sign in your chart.⟩ You’ve never changed the exercise. Whoever said it back then probably said it and went to lunch.',
      },
      // Half combinations
      {
        id: 'inner.tie.half-year-month',
        because: ['rel:half-three=year+month'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你做事的手势是家里传下来的，自己没留意过⟨（年支的来处和月支的自我要求半合）⟩：怎么起头，怎么收尾，收工前一定要擦桌子。学起来不费力，谁带你，你很快像谁。难的是换一种做法，明知道新的快，手还是照旧的走；非换不可的时候，你要连地方一起换，才换得过来。',
        en_US:
          'The way you work was handed down to you, and you’ve never noticed ⟨(the branches of year and month half combine)⟩: how to begin, how to finish, always wiping the table before you stop. Learning comes easily, and you soon resemble whoever shows you. Changing a method is hard. You know the new one is faster and your hands go on as before. When it has to be done, you change places as well.',
      },
      {
        id: 'inner.tie.half-month-day',
        because: ['rel:half-three=month+day'],
        claims: ['presumes=friends'],
        form: ['order'],
        zh_CN:
          '该你做的事，你心里早卷起了袖子，只等人来敲门。⟨月支和日支半合（月日半合），|要求你的和出力的早已谈妥，⟩只差一个由头：一个同伴，一个日子。没人敲门，你能一直等下去。敲门的人，自己去约。',
        en_US:
          'Whatever has to be done, you’ve rolled up your sleeves inside and are waiting for a knock. ⟨Month and day half combine, so|In your chart⟩ the one who demands and the one who does the work are agreed and need only an occasion: a companion, a date. Without one you can wait forever. Arrange for the knock yourself.',
      },
      {
        id: 'inner.tie.half-day-hour',
        because: ['rel:half-three=day+hour'],
        says: ['plan=ahead', 'change=welcomes'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '还没搬家，你已经去那条街走过三趟。⟨日支的现在和时支的往后半合（日时半合），|现在的你和往后的你，在盘里牵着半只手，⟩一半的你先去将来踩点，回来说给另一半听。所以大变动到了眼前，你不慌；只是人在这头过日子，心已经按那头的钟点吃饭。身边的人还没想好去不去，你已经在嫌那边的菜贵了。他们觉得你快，其实你只是走得早；走得早的人，回头等一等，不算吃亏。',
        en_US:
          'You haven’t moved yet, and you’ve walked that street three times. ⟨Now and later, your day and hour branches, half combine.|You now and you later on are half joined in your chart.⟩ Half of you goes ahead to look at the future and reports to the other half. Big changes don’t rattle you. It does mean living at this address and eating by the clock of the next. Those around you haven’t decided about going, and you’re already complaining about prices over there. They think you’re fast. You just left early, and someone who left early can afford to wait.',
      },
      {
        id: 'inner.tie.half-year-day',
        because: ['rel:half-three=year+day'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一着急，一算账，一逗小孩，你最早的那个口音就出来了⟨（年支的来处和日支的你，隔着一柱半合）⟩。平常不显，旁人听见，会觉得忽然离你近了一步。',
        en_US:
          'When you’re in a hurry, or adding up, or talking to a small child, your earliest accent comes out ⟨(the branches of year and day half combine)⟩. It seldom shows otherwise. Whoever hears it feels a step closer to you.',
      },
      // Breaks
      {
        id: 'inner.tie.break-month-day',
        because: ['rel:break=month+day'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '新计划到第三天，你会改一处：跑步改成快走，六点改成六点半⟨（月支立规矩，日支过日子，月日相破）⟩。改的其实合理，你却当自己又没做到，第四天便多罚自己一项。把“改过一次”也写进计划里，它就不算没做到。',
        en_US:
          'On the third day of a new plan you change something: running becomes brisk walking, six o’clock becomes half past ⟨(the branches of month and day break each other, a light bump)⟩. The change makes sense, and you book it as failure and add a penalty on day four. A plan with one change written into it from the start can’t be failed that way.',
      },
      {
        id: 'inner.tie.break-day-hour',
        because: ['rel:break=day+hour'],
        says: ['inner.bedtime=one-more-move'],
        claims: ['presumes=phone'],
        form: ['statement'],
        zh_CN:
          '白天定下的事，你夜里总要再碰一碰：闹钟拨早五分钟，再拨回去⟨（日支定下的，时支来碰，日时相破）⟩。力气不大，够把平放的东西推歪一点。你因此比别人多检查一遍，也多醒一刻钟。',
        en_US:
          'What you settled by day, you give a small push at night: the alarm five minutes earlier, and back again ⟨(the day branch settles, the hour branch bumps it; they break each other)⟩. It’s just enough to leave things crooked. So you check once more than others do, and lie awake a quarter of an hour longer.',
      },
      {
        id: 'inner.tie.break-year-day',
        because: ['rel:break=year+day'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '说好直接回家，走到半路你总要拐个弯，买一样谁也没要的东西。你跟来处没有大过节，只是照面前得先缓一口气⟨（年支和日支轻轻碰着，年日相破）⟩。家里人早看懂了，收的时候都说“正缺这个”。',
        en_US:
          'On the way to your family you always make a detour to buy something nobody asked for. There’s no feud between you and where you come from; you like a breath before the door ⟨(the branches of year and day break each other, a light bump)⟩. They’ve long understood. “Just what we were out of,” they say, taking it from you.',
      },
      // Hidden combinations
      {
        id: 'inner.tie.hidden-month-day',
        because: ['rel:hidden-combine=month+day'],
        claims: ['presumes=work'],
        form: ['order'],
        zh_CN:
          '做事的灵感常在你切菜时到，家里的软话倒在做事时想出来。⟨月支是干活的屋子，日支是歇着的里屋，藏在里头的天干合着（月日暗合），|干活的那间屋和歇着的那间屋之间，你有一条暗道，⟩面上看不出来。两头都放一张纸。',
        en_US:
          'Ideas for work arrive while you’re chopping vegetables, and kind words for home occur to you at work. ⟨The stems hidden in the month branch, the workroom, and in the day branch, the back room, combine (hidden joining).|Between the room where you work and the room where you rest there’s a passage nobody sees.⟩ Keep paper at both ends.',
      },
      {
        id: 'inner.tie.hidden-day-hour',
        because: ['rel:hidden-combine=day+hour'],
        claims: ['presumes=money'],
        form: [],
        zh_CN:
          '你有一个计划，问起来连自己都说没有。⟨日支的现在和时支的往后，面上无话，藏干在底下合着（日时暗合）：|现在的你和往后的你，面上无话，底下牵着手：⟩零钱往一个旧信封里放，路过某条街会慢下来，学一样东西学得没有理由。有一天别人问你怎么忽然就走了那一步，你也答不上来，因为在你看来一点都不忽然。这种事你成的比说出口的多，说早了反而容易黄。',
        en_US:
          'You have a plan, and if asked you’d deny it, even to yourself. ⟨Now and later, the day and hour branches, have no open dealings, while the stems hidden in them combine (hidden joining).|You now and you later on have no open dealings, and underneath you’re hand in hand.⟩ Change goes into an old envelope. On one particular street you walk more slowly. There’s no reason for what you’re learning. Someday people will ask how you came to take that step so suddenly, and you won’t know what to say, since it wasn’t sudden. More of these come off than the plans you announce.',
      },
      {
        id: 'inner.tie.hidden-year-day',
        because: ['rel:hidden-combine=year+day'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你对家里、对从前，嘴上淡淡的，手上却一直没断过：偷偷学会那道菜，偷偷留着那个号码⟨（年支的来处和日支的你，藏干悄悄合着，年日暗合）⟩。被撞见一回也不丢人。',
        en_US:
          'About home and the old days you talk casually, and your hands have never let go: you taught yourself the dish, you kept the number ⟨(stems hidden in the branches of year and day combine)⟩. Being caught at it once would be no disgrace.',
      },
    ],
  },
  {
    id: 'inner-still',
    card: 'inner',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'inner.still.none',
        because: ['ties:none'],
        says: ['inner.ties=none', 'inner.mover=calendar'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '你很少自己跟自己闹翻，也很少被自己忽然说动。⟨地支之间不冲不合，一处牵扯也没有（地支无涉），|盘里的几格各过各的，没有一处牵扯，⟩像一栋隔音很好的楼，住户电梯里都碰不上。要有变动，得等年份来敲门，或者你自己去按门铃。挑一个晚上，把想做的和该做的请到一张桌上。',
        en_US:
          'You hardly ever fall out with yourself, and hardly ever talk yourself into anything. ⟨None of your branches clashes with another or combines with it (no ties among the branches).|The places in your chart have no ties to one another.⟩ It’s an apartment house with excellent walls; the tenants don’t even meet in the elevator. For anything to move, a year has to knock from outside, or you go from door to door. Some evening, seat what you want and what you owe at one table.',
      },
      {
        id: 'inner.still.one',
        because: ['ties<=1', 'ties>=1'],
        says: ['inner.mover=one-thread'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '你心里的风浪都从一处起，别的地方一向平静。⟨地支之间只有一桩牵扯（地支仅一涉）。|盘里的几格之间，只有一处牵扯。⟩烦的时候不必四处找原因，多半还是老地方；你自己其实知道是哪里，只是每回都想先找个新的理由。省下来的工夫，可以去那几处平静的地方多待一会儿，你常常忘了它们也是你的。真碰上新的麻烦，你反而镇定，因为那不在老地方。',
        en_US:
          'All your weather comes from one spot, and everywhere else it’s calm. ⟨Your branches have a single tie among them (one tie among the branches).|The places in your chart have a single tie among them.⟩ When something bothers you there’s no need to search the house; it’s usually the same old place. You know which, and each time you’d still rather find a new reason. The time you save could be spent in the quiet rooms, which you tend to forget are yours. New trouble finds you calm, because it isn’t in the old place.',
      },
      {
        id: 'inner.still.day',
        because: ['ties:none@day'],
        says: ['inner.desk=undisturbed', 'temper=cool'],
        claims: ['presumes=reading'],
        form: ['scene'],
        zh_CN:
          '隔壁吵翻了，你还在削苹果，皮没断。你心里最里面那间屋是全屋最静的⟨（日支跟别的支都没有牵扯，日支无涉）⟩，事情闹到门口，自己会放低声音。旁人说你沉得住气，也有人说你听不见，两拨人敲的是同一扇门。',
        en_US:
          'Next door they’re shouting, and you go on peeling the apple in one long strip. The innermost room in you is the quietest in the house ⟨(the day branch has no tie to any other)⟩, and whatever storms up to it lowers its voice at the door. Some call that composure. Some say you don’t listen. They’ve been knocking at the same door.',
      },
      {
        id: 'inner.still.month',
        because: ['ties:none@month'],
        says: ['inner.standard=own'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你给自己打分的那张表，谁来也改不动一格。你要求自己什么，跟心情、跟家里、跟将来都不商量⟨（月支不与别支相冲相合，月支无涉）⟩。坏日子里它照样准，这是好处；好日子里它也不肯多给一分。所以夸你的话你听着像在夸别人，骂你的话也一样；要改你，只有你自己拿着表改。',
        en_US:
          'Nobody can change a box on the sheet you grade yourself by. What you demand of yourself isn’t discussed with your mood, your family or your plans ⟨(the month branch neither clashes nor combines with any other)⟩. On bad days it still reads true. On good ones it won’t give a point extra. Praise sounds to you as if it were meant for somebody else, and so does blame. If there’s any changing to be done, you do it, with the sheet in your hand.',
      },
      {
        id: 'inner.still.year',
        because: ['ties:none@year'],
        says: ['inner.origin=apart'],
        claims: ['presumes=past'],
        form: ['statement'],
        zh_CN:
          '讲起小时候，你的口气像在讲一个认识的人。⟨年支跟后面几支都没有牵扯（年支无涉），|你的来处跟盘里别的几格没有牵扯，⟩旧事不来找你，你也难得进去取东西。你一身轻装，交新朋友、换新地方都快，不用先把从前安顿好。只是家里人会觉得你走得太干净，逢年过节那几句客气，他们听得出是客气。偶尔伸手要用哪样，比如一道菜的做法，你才想起落在那间屋里了。',
        en_US:
          'You talk about your childhood as if it belonged to an acquaintance. ⟨The branch of your year has no tie to those that follow (no ties at the year),|Where you come from has no ties to the rest of your chart,⟩ so the past doesn’t come after you, and you seldom go in for anything. You travel light; new friends and new places come fast, with nothing to settle first. Your family may feel that you left a little too cleanly, and on holidays they can hear that you’re being polite. Once in a while you reach for something, such as how a dish was made, and remember which room it’s in.',
      },
      {
        id: 'inner.still.hour',
        because: ['ties:none@hour'],
        says: ['inner.later=separate'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '夜里想的那些，天一亮就跟你没关系了。⟨时支不牵着别的支（时支无涉），|你夜里的心思跟盘里别的几格没有牵扯，⟩心愿像住在后院一间小屋，不吵你干活，也不替你干活，好几年过去，还是那几样，擦得很亮。',
        en_US:
          'What you thought of in the night has nothing to do with you by breakfast. ⟨The branch of your hour is tied to no other (no ties at the hour).|Your thoughts after dark have no ties to the rest of your chart.⟩ Your wishes live in a cabin out back. They don’t disturb the work or lend a hand with it, and after some years they’re the same ones, well polished.',
      },
    ],
  },
  {
    id: 'inner-void',
    card: 'inner',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'inner.void.year',
        because: ['void:year'],
        says: ['inner.origin=thin'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '填表填到“籍贯”，你要停一停笔。⟨从日柱的旬去查，年支落空亡，|按一种老算法，你盘里管来处的那一格是空的，⟩来处给你的东西，好的坏的都打了折：没太多规矩要背，也没太多老话可用。空位子不用补，可以自己挑人来坐，一位邻居，一位老师，都算。',
        en_US:
          'At “hometown” on a form your pen pauses. ⟨Counted from the day pillar, the branch of your year falls void (void in the year).|By an old way of counting, the place in your chart for where you come from is empty.⟩ What came down to you is discounted, good and bad alike: few rules to carry, few old sayings to fall back on. The seat needs no filling. You can pick who sits there, a neighbor or a teacher.',
      },
      {
        id: 'inner.void.month-officer',
        because: ['void:month', 'main:month=officer'],
        says: ['inner.foreman=absent'],
        claims: ['presumes=work'],
        form: ['scene'],
        zh_CN:
          '心里那间办公室，制度贴了一墙，主任从来没到过岗。⟨月支坐着管人催人的官星，而这一支落空亡，按日柱或年柱的旬查得（官星月空）：|管你的那股劲有，按一种老算法，它待的那一格却是空的：⟩你订得出最细的章程，没有人来查。有时照办，有时看看窗外就下班了。你并不散漫，你只是知道查的人不会来；约好了每周给一个外人看，你立刻就准时。那个人甚至不用看，坐在那里就行。',
        en_US:
          'In the office inside you the walls are covered with regulations, and the manager has never come in. ⟨The officer, which governs, is the main stem of your month branch, and the branch falls void, counted from the day or the year pillar (officer in a void month).|What governs you is there, and by an old way of counting the place it sits in is empty.⟩ You can draw up the finest set of rules, and nobody inspects. Some days they’re kept; some days you look out of the window and go home. It isn’t sloppiness, since you know the inspector won’t come. Show somebody your work once a week, and you’re on time. They needn’t even look. Sitting there is enough.',
      },
      {
        id: 'inner.void.month-resource',
        because: ['void:month', 'main:month=resource'],
        says: ['inner.study=needs-teacher'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '别人一讲你就懂，自己看书总差一句。⟨月支坐着教你、养你的印星，而这一支落空亡，按日柱或年柱的旬查得（印星月空），|教你、养你的那股劲有，按一种老算法，它待的那一格却是空的，⟩你要求自己先学会再动手，学的地方桌椅整齐，就是没有人讲课。所以书买得齐，有几本的塑封还在。',
        en_US:
          'When someone explains, you have it at once; on your own you’re always one sentence short. ⟨The seal, which teaches and feeds you, is the main stem of your month branch, and the branch falls void, counted from the day or the year pillar (seal in a void month).|What teaches you is there, and by an old way of counting the place it sits in is empty.⟩ You’d have yourself learn before you start, and there’s nobody at the board. That’s why some of your books are still in their wrapping.',
      },
      {
        id: 'inner.void.month-wealth',
        because: ['void:month', 'main:month=wealth'],
        claims: ['presumes=money'],
        form: ['scene', 'order'],
        zh_CN:
          '存了很久才买下的东西，拆开那天没有想的那么高兴。⟨月支坐着想要、照管的财星，而这一支落空亡，按日柱或年柱的旬查得（财星月空）：|想要的那股劲有，按一种老算法，它待的那一格却是空的：⟩一样样挣到手，到手那一下总轻一点。值不值，别在拆开那天算，用满一个月再下评语。',
        en_US:
          'You saved up for it so long, and the day you unwrapped it was a little flat. ⟨Wealth, what you want and look after, is the main stem of your month branch, and the branch falls void, counted from the day or the year pillar (wealth in a void month).|Your wanting is there, and by an old way of counting the place it sits in is empty.⟩ You earn each thing, and in the hand it’s light. Don’t judge on the day. Use it for a month first.',
      },
      {
        id: 'inner.void.hour-output',
        because: ['void:hour', 'main:hour=output'],
        claims: ['presumes=friends'],
        form: [],
        zh_CN:
          '你最想拿给人看的东西，头几回总没有人接话。⟨时支坐着说、做、玩的食伤，而这一支落空亡，按日柱或年柱的旬查得（食伤时空），|说、做、玩的那股劲有，按一种老算法，它待的那一格却是空的，⟩像对着一间散了场的戏院演。空场子不挑剧目，什么都能试，你最好的一段，多半是这样试出来的。后来有人问你怎么练的，你说没练；你是真没觉得那是练，那时候只当没有人在看。等到真有人看了，你多半要花一阵子，才找得回那份自在。',
        en_US:
          'What you’d most like to show gets no answer the first few times. ⟨Output, talk and making and play, is the main stem of your hour branch, and the branch falls void, counted from the day or the year pillar (output in a void hour).|Your urge to make and tell is there, and by an old way of counting the place it sits in is empty.⟩ It’s like performing in a theater after closing. An empty house doesn’t mind what’s on the bill, though, and your best five minutes tend to be found there. Asked later how you practiced, you’ll say you didn’t. It never felt like practice. You thought nobody was watching. When there is an audience, it will take you a while to find that freedom again.',
      },
      {
        id: 'inner.void.hour-wealth',
        because: ['void:hour', 'main:hour=wealth'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '你盼的往后，房子有了，院子有了，给谁住那一格空着。⟨时支坐着想要、照管的财星，而这一支落空亡，按日柱或年柱的旬查得（财星时空）。|想要的那股劲有，按一种老算法，它待的那一格却是空的。⟩空着不算坏，还没填的格子，随时能改。',
        en_US:
          'The future you picture has its house and its yard; the line for who’ll live there is blank. ⟨Wealth, what you want and look after, is the main stem of your hour branch, and the branch falls void, counted from the day or the year pillar (wealth in a void hour).|Your wanting is there, and by an old way of counting the place it sits in is empty.⟩ A blank isn’t bad. It can still be changed.',
      },
      {
        id: 'inner.void.day',
        because: ['void:day'],
        claims: ['presumes=reading'],
        form: ['scene', 'order'],
        zh_CN:
          '人坐在家里，别人喊你，你要从很远的地方走回来。⟨从年柱的旬去查，日支落空亡，|按一种老算法，你盘里管家的那一格是空的，⟩里屋像一间常年订着、主人常不在的客房：不大占东西，挪走什么也不心疼，住久了又觉得没住进来。在墙上钉一颗钉子，挂一件谁也不许挪的。',
        en_US:
          'You’re sitting at home, somebody calls, and you come back from a long way off. ⟨Counted from the year pillar, your day branch falls void, and|By an old way of counting the place in your chart for home is empty, and⟩ the back room is like a hotel room kept year-round for a guest who’s mostly out. You take up little space and don’t mind what gets moved, and after years it still feels unoccupied. Put one nail in the wall, and hang something on it that nobody may touch.',
      },
    ],
  },
  {
    id: 'inner-star',
    card: 'inner',
    role: { section: 'ties' },
    paragraphs: [
      {
        id: 'inner.star.canopy-day',
        because: ['star:huagai=day'],
        says: ['alone=needed'],
        claims: ['presumes=friends'],
        form: ['statement'],
        zh_CN:
          '在人群里待满三个钟头，你就没话了。你得有一段没人叫名字的时间，才攒得出下一句⟨（日支带华盖，从年支或日支查得，主清静）⟩。攒的时候总能做出点什么；家里人看见成品，就不会再问你躲什么。你也喜欢他们，而且正因为喜欢，才不愿意把用剩的自己端出来陪坐。歇够了你会自己出来，那时候话多得他们接不住。只是那时候，他们往往已经散了。',
        en_US:
          'After three hours in company you’ve run out of things to say. You need a stretch in which nobody says your name before there’s another sentence in you ⟨(the Canopy, found from the year or day branch, stands in your day and means quiet)⟩. Something usually gets made in it, too. Once people at home see that, they stop asking what you’re hiding from. You’re fond of them, too, and for that very reason you don’t like to serve them what’s left of you. Rested, you come out by yourself, with more to say than they can follow. By then, though, they’ve often gone home.',
      },
      {
        id: 'inner.star.canopy-hour',
        because: ['star:huagai=hour'],
        says: ['alone=needed', 'night=late'],
        claims: ['presumes=adult'],
        form: ['statement'],
        zh_CN:
          '一天里最像你的那一截，在别人都睡了以后。心事、手艺、想不通的那个问题，都约在这时候见面，而且只见你一个⟨（时支带华盖，从年支或日支查得，主清静）⟩。往后真正上心的事，也多半这样做成。早起的人劝你改，你改过，白天的活是多干了些，只有那一截再也没来；后来你又改了回去，谁也没告诉。如今你只跟一个人说好，早上那一截别来叫你，换来的是下午的你好说话得多。',
        en_US:
          'The part of the day most like you comes after the others are asleep. What’s on your mind, what your hands can do, the question that won’t come out: they all make appointments for then, and with nobody else ⟨(the Canopy, which means quiet, in the hour)⟩. What you’ll care about most in later years gets done the same way. Early risers told you to change, and you tried. You got more done by day, and that hour stopped coming. So you changed back and told no one. These days you have one arrangement, with one person: nobody wakes you early, and in return you’re far easier in the afternoon.',
      },
      {
        id: 'inner.star.lone-hour',
        because: ['star:guchen=hour'],
        says: ['alone=needed'],
        claims: ['presumes=adult'],
        form: [],
        zh_CN:
          '看电影你爱买单张票，选靠过道的位子。你一个人待得住⟨（时支有孤辰，名字冷清，讲的就是这一点）⟩，往后的日子想象起来，屋里常只有一把椅子，挺舒服的。有人来的时候你也高兴，只是要先去找另一把。',
        en_US:
          'You like to buy one movie ticket, on the aisle. You’re good at being by yourself ⟨(the Lone star, a bleak name for just that, stands in your hour)⟩, and in the later life you picture there’s one chair, a comfortable one. When someone comes you’re glad, too. You just have to go and find the other chair.',
      },
      {
        id: 'inner.star.lone-day',
        because: ['star:guchen=day'],
        says: ['alone=needed'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '你跟人亲近的办法是并排坐，面对面反而累⟨（日支有孤辰，名字冷清，讲的是独处的本事）⟩。同在一间屋里，一个看书，一个听歌，谁也不说话，对你来说这叫热闹。不懂的人当你走神；第一次并排坐之前你说一句“这样我很高兴”，就没有人误会。',
        en_US:
          'You get close to people side by side; face to face tires you ⟨(the Lone star, a bleak name for a talent for being by oneself, stands in your day)⟩. Two people in one room, one reading and one listening to music, not a word said: to you that’s a party. Some think you’ve drifted off. If you say “I’m enjoying this” the first time, nobody does.',
      },
      {
        id: 'inner.star.widow-day',
        because: ['star:guasu=day'],
        says: ['alone=needed', 'inner.feelings=shut-window'],
        claims: ['presumes=phone'],
        form: ['order'],
        zh_CN:
          '难过的时候，你先把门关严，再难过。你收得住、说得少⟨（日支有寡宿，旧名难听，讲的只是这一点）⟩，关心你的人在外面看不见光，便走过去了。不必开门。给一个人发一个字，约好了它的意思是“不太好，先别来，记着我”。',
        en_US:
          'When you’re sad you first shut the door, and then you’re sad. You keep things in and say little ⟨(the Widow star, an ugly old name for just that, stands in your day)⟩, so the one who cares sees no light and walks by. No need to open the door. Agree with one person on a word meaning “not great, don’t come, keep me in mind.”',
      },
      {
        id: 'inner.star.loss-day',
        because: ['star:jiesha=day'],
        says: ['inner.pocket=hole'],
        claims: ['presumes=reading'],
        form: [],
        zh_CN:
          '刚想好的那句话、刚下的那个决心，在你这里漏得快，像口袋上有个洞⟨（日支有劫煞，名字凶，意思不过如此）⟩。所以你话到嘴边就说，念头一来就动手，抢在漏掉之前，比谁都快。快的时候你赢，慢下来的事你常常输给自己的记性。',
        en_US:
          'A sentence you just thought of, a resolution you just made: they slip away as if through a hole in your pocket ⟨(the Loss star, a fierce name for no more than that, in the day)⟩. So you say it while it’s in your mouth and start while you still want to, and there you’re quicker than anyone. You win at whatever is fast. In what takes long you tend to lose to your own memory.',
      },
      {
        id: 'inner.star.scheme-hour',
        because: ['star:wangshen=hour'],
        says: ['inner.thinks=three-steps'],
        claims: ['presumes=phone'],
        form: ['list'],
        zh_CN:
          '一条回复你能打三遍草稿：第一遍说实话，第二遍想对方怎么看，第三遍想对方以为你怎么看。天一黑，你的心思就多转一层⟨（时支有亡神，字面吓人，讲的就是这个）⟩。下棋、写规则、讨价还价，这一层是本钱；躺在床上，它绕的是你自己。第二天早上发出去的，常常还是第一遍，因为你醒来才发现，第三遍里那个人根本没有那么多心思。',
        en_US:
          'You draft a reply three times: once truthfully, once for how they’ll take it, once for how they’ll think you meant it. After dark your mind goes a level deeper ⟨(the Scheming star, a grim name for just that, stands in your hour)⟩. At chess, or over a contract, that’s an asset. In bed it ties up its owner. What you send in the morning is usually the first draft after all, because by daylight you can see that the person in the third one doesn’t think half that much.',
      },
      {
        id: 'inner.star.facing-day',
        because: ['star:zaisha=day'],
        says: ['inner.wind=head-on'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '大家说好，你先看见那一处不好；大家散了，你倒想起好来⟨（日支有灾煞，名字难听，讲的是领头那个位置的对面）⟩。这股迎着人来的劲，当最后一道检查很合适。检查员也该有不上班的晚上，跟你一起吃饭的人会感激。你说那处不好，说得都对，只是时候不对：人家正高兴。同样一句话，隔一天单独讲，他们会谢你；当场讲，他们只记得你扫兴。你记得住的却是自己说对了。',
        en_US:
          'When everyone says yes, you see the loose screw; when they’ve gone home, you see what was good ⟨(a star with a grim name stands in your day; it means the seat facing the one who leads)⟩. It makes you a fine last inspection. An inspector gets evenings off, though, and the people at your table would be grateful. You’re right about the screw and wrong about the moment, since they’re happy. Said a day later and in private, the same sentence gets you thanked. Said on the spot, it gets you remembered as a killjoy. What you remember is that you were right.',
      },
      {
        id: 'inner.star.healer-day',
        because: ['star:tianyi=day'],
        says: ['inner.care=others-first'],
        claims: ['presumes=reading'],
        form: ['order'],
        zh_CN:
          '别人说“没事”，你听得出是哪一种没事⟨（日支带天医，从月支查得，主照料）⟩。谁的碗剩得多，谁的脚步重，你不用问。轮到自己，你也报“没事”，而且是最难听出来的那种。教身边一个人认你的暗号，教会为止。',
        en_US:
          'When people say “I’m fine,” you can hear which fine it is ⟨(the Healer star, found from the month branch, stands in your day and means looking after people)⟩. Whose plate came back full, whose step is heavy, you needn’t ask. Your own report is “fine” as well, and it’s the hardest kind to hear through. Teach one person your code, and keep at it till they’ve got it.',
      },
      {
        id: 'inner.star.blossom-hour',
        because: ['star:taohua=hour'],
        says: ['inner.mirror=evening'],
        claims: ['presumes=adult'],
        form: ['scene'],
        zh_CN:
          '夜里一个人在家，你也会把那件好看的衣服穿上走两步。叫人想走近的那份好气色，你有，开在没人看见的钟点⟨（时支有桃花，从年支或日支查得）⟩。你盼的往后，总有一张为你亮起来的脸。那张脸还没来的时候，你先把自己收拾得高兴，第二天脸上会带出来；有人因此走近，你还要想一想是为什么。那张脸真来的时候，多半是你没收拾、也没在等的那一天。',
        en_US:
          'Alone at home at night you’ll put on the good jacket and walk up and down in it. You have the look that draws people, and it flowers at an hour when nobody sees ⟨(the Peach blossom, found from the year or day branch, stands in your hour)⟩. In every future you imagine, some face lights up at the sight of you. Until it comes you dress to please yourself, and the next day it shows. Then somebody comes closer, and you wonder why. When the face does arrive, it will probably be on a day when you haven’t dressed up and aren’t waiting.',
      },
      {
        id: 'inner.star.general-day',
        because: ['star:jiangxing=day'],
        says: ['inner.command=at-home-too'],
        claims: ['presumes=household'],
        form: ['scene'],
        zh_CN:
          '家里换个灯泡，你也先站定了分派：谁扶梯子，谁去拉闸。你习惯站在前头⟨（日支带将星，从年支或日支查得）⟩，没有队伍的日子，你就带自己。家里人配合得很好，只是从此没有谁敢自己去换那只灯泡。',
        en_US:
          'To change a light bulb at home you take up position and assign duties: ladder, fuse box. You’re used to standing at the front ⟨(the General star, found from the year or day branch, stands in your day)⟩, and with no troops around you lead yourself. The household falls in without a murmur. It’s only that nobody else dares to touch a bulb now.',
      },
      {
        id: 'inner.star.taiji-day',
        because: ['star:taijiguiren=day', 'main:day=resource'],
        says: ['inner.depth=wanted'],
        claims: ['presumes=reading'],
        form: ['statement'],
        zh_CN:
          '一样东西停了，别人想着换，你想着打开。你对深处有耐心⟨（日支有太极贵人，底下垫着好学的印）⟩，追的那个“为什么”，常比眼前的事情老几百年。追到底很满足，追的路上没有人陪；同住的人只看见桌上摊着一座钟，摊了三个星期，吃饭要绕着它坐。',
        en_US:
          'When a thing stops working, others think of replacing it, and you think of opening it. You have patience for what is deep ⟨(the Taiji star stands in your day over a seal, which likes to learn)⟩, and the why you’re after is often several centuries older than the matter at hand. Getting there is a joy, and nobody walks with you. What those at home see is a clock in pieces on the table, for the third week, with plates set around it.',
      },
    ],
  },
  {
    id: 'inner-small-ties',
    card: 'inner',
    role: { section: 'ties' },
    when: ['age<=6'],
    paragraphs: [
      {
        id: 'inner.small.tie-clash',
        because: ['rel:clash@day'],
        form: ['statement'],
        zh_CN:
          '哭和笑在这孩子身上换得快。⟨日支跟另一支正面相对（日支逢冲），|孩子盘里管家和内心的那一格，跟另一格顶着，⟩上一刻要抱，下一刻要下地。两样都是真的，等一等就过去；等的人稳，孩子换得就慢。',
        en_US:
          'Crying and laughing change places fast in this child. ⟨The day branch clashes with another,|The place in the chart for home and inner life pulls against another,⟩ so it’s up in your arms one moment and down the next. Both are meant. It passes if you wait, and the steadier the one who waits, the slower the changes.',
      },
      {
        id: 'inner.small.tie-join',
        because: ['rel:six-combine@day'],
        form: ['statement'],
        zh_CN:
          '这孩子要有个伴才放松，人也行，布熊也行。⟨日支跟另一支合着（日支逢合）。|孩子盘里管家和内心的那一格，跟另一格牵着手。⟩独自待上五分钟会来找你，没有什么事，找着了就回去接着玩。',
        en_US:
          'This child relaxes with a companion, be it a person or a bear. ⟨The day branch combines with another.|The place in the chart for home and inner life holds hands with another.⟩ Alone in a room for five minutes, the child comes looking for you, not because anything is wrong, and goes back once you’ve been found.',
      },
      {
        id: 'inner.small.tie-harm',
        because: ['rel:harm@day'],
        form: [],
        zh_CN:
          '这孩子闹起来，常常大人找不到原因，孩子自己也说不清。⟨日支跟另一支相害（日支逢害），|孩子盘里管家和内心的那一格，跟另一格别着，⟩多半是隔了半天的一件小事。抱着走一圈，比问有用；问得越细，闹得越久。',
        en_US:
          'When this child fusses, often neither of you can find the reason. ⟨The day branch harms another,|The place in the chart for home and inner life is at cross purposes with another,⟩ and usually it’s some small matter from half a day ago. A walk around the room in your arms does more than questions. The closer you ask, the longer it lasts.',
      },
      {
        id: 'inner.small.tie-punish',
        because: ['rel:punish@day'],
        form: ['statement'],
        zh_CN:
          '同一件小事，这孩子要来来回回弄好几遍：盖子盖上又打开，鞋穿上又脱。⟨日支跟另一支相刑（日支逢刑）。|孩子盘里管家和内心的那一格，跟另一格磨着。⟩弄顺了自己会停，替不得。',
        en_US:
          'This child goes over the same small thing again and again: lid on, lid off, shoe on, shoe off. ⟨The day branch punishes another.|The place in the chart for home and inner life rubs against another.⟩ It stops once it feels right, and nobody can do that part for the child.',
      },
      {
        id: 'inner.small.tie-none',
        because: ['ties:none@day'],
        form: ['statement'],
        zh_CN:
          '外头再吵，这孩子也玩得下去。⟨日支跟别的支都没有牵扯。|孩子盘里管家和内心的那一格，跟别的几格没有牵扯。⟩好带，也容易被忘在一边；不哭的孩子，一样要人来看。',
        en_US:
          'However noisy it gets, this child goes on playing. ⟨The day branch has no tie to any other.|The place in the chart for home and inner life has no ties to the others.⟩ That makes for an easy child, and one who’s easily overlooked. A child who doesn’t cry wants visiting all the same.',
      },
    ],
  },
]
