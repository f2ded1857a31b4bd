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
        zh_CN:
          '收拾行李，箱子要合上三回。来处教你“多带一件”，后来的你要求自己轻装，年支和月支正面相对⟨（年月相冲）⟩，两只手一个往里塞，一个往外拿。到了地方，总是少一样、多两样，多的那两样还都是吃的。',
        en_US:
          'Packing, you close the suitcase three times. Where you come from they said take one more; what you later asked of yourself is to travel light. The branches of year and month face each other ⟨ (year faces month)⟩, and one hand puts in what the other takes out. You arrive with one thing missing and two too many, and the two are always something to eat from home.',
      },
      {
        id: 'inner.tie.clash-month-day',
        because: ['rel:clash=month+day'],
        says: ['inner.morning=disputed'],
        zh_CN:
          '定闹钟的人和被闹钟叫醒的人，在你心里结了梁子。月支是要求你的那间屋，日支是你待着的里屋，两扇门对着开⟨（月日相冲）⟩：一个列计划，一个撕计划，谁也没错，只是从来没坐下来谈过。头天晚上先问问早上要起的那个你，几点起得来；自己点过头的钟点，才肯起。',
        en_US:
          'Whoever sets the alarm and whoever is woken by it are enemies, and both of them are you. The month branch is the room that makes demands, the day branch the one you live in, and the two doors face each other ⟨ (month faces day)⟩. One draws up the plan, the other tears it up, and they’ve never sat down to talk. Let the sleeper choose the hour. A signature gets people out of bed.',
      },
      {
        id: 'inner.tie.clash-day-hour',
        because: ['rel:clash=day+hour'],
        says: ['inner.night-orders=returned'],
        zh_CN:
          '夜里下的单，早上退；早上拒的事，夜里又想答应。日支是现在的你，时支是往后的你，也管熄灯以后的心思，这两个字迎面相冲⟨（日时相冲）⟩，各占半天，轮流翻案。退货理由写的都是“拍错了”。同住的人只好学着当中午的客人，那时候两边都还没开口。',
        en_US:
          'What you order at night you return in the morning, and what you refused at breakfast looks fine by eleven. The day branch is you as you are. The hour is you later on, and you after dark; the two face each other ⟨ (day faces hour)⟩ and take turns overruling. Under “reason for return” you put “ordered by mistake.” Whoever lives with you has learned to ask at noon, before either of them has spoken.',
      },
      {
        id: 'inner.tie.clash-year-day',
        because: ['rel:clash=year+day', 'age>=16'],
        zh_CN:
          '十岁那年写的“长大以后”，你一条没照办，也一张没敢扔。年支是小时候，日支是如今的你，隔着月柱对望⟨（年日相冲）⟩：那孩子嫌你无趣，你嫌那孩子天真。两边都认真，所以见一次面就吵一次。挑那张纸上最小的一条，这个周末替那孩子办了。',
        en_US:
          'You have done nothing on the list you made at ten, “when I grow up,” and you’ve never dared throw it out. The year branch is childhood, the day branch is you as you are, and they face each other across the month ⟨ (year faces day)⟩. The child finds you dull. You find the child naive. Take the smallest item on that list and do it for them this weekend.',
      },
      {
        id: 'inner.tie.clash-year-hour',
        because: ['rel:clash=year+hour', 'age>=16'],
        says: ['inner.ticket=unbought'],
        zh_CN:
          '老屋的钥匙和一张没买成的车票，收在你心里同一个抽屉。年支是来处，时支是往后，一头一尾正相对⟨（年时相冲）⟩，一个叫你守着，一个叫你走远，隔着整张盘喊，中间的你两头都听得见。走之前先把钥匙配一把，走也走得安心。',
        en_US:
          'The key to the old house and a ticket you never bought lie in one drawer of yours. The branch of the year is where you come from, the branch of the hour where you’re going, and they face each other from end to end ⟨ (year faces hour)⟩. One calls stay, one calls go, and from the middle you hear both. Have a second key cut. It’s easier to leave with one in your pocket.',
      },
      {
        id: 'inner.tie.clash-month-hour',
        because: ['rel:clash=month+hour'],
        zh_CN:
          '白天那张单子和夜里那张，没有一行相同。月支管你要求自己什么，时支管你熄灯以后盼什么，两支隔着日柱相冲⟨（月时相冲）⟩：该做的排得满满，想做的排在“等有空”。空不会自己来。明早抄单子，第一行从夜里那张上取，哪怕只占十分钟。',
        en_US:
          'Your list for the day and your list at night don’t have one line in common. The month branch says what you demand of yourself, the hour branch what you wish for with the light off, and they face each other over the day ⟨ (month faces hour)⟩. One is full. The other is filed under “when there’s time.” Tomorrow, copy the top line from the second list, if only for ten minutes.',
      },
      // Six combinations
      {
        id: 'inner.tie.join-year-month',
        because: ['rel:six-combine=year+month'],
        zh_CN:
          '你训自己的那句话，是小时候听来的原句，连停顿都一样。年支的来处和月支的自我要求一见投缘⟨（年月六合）⟩，家训成了你的工作守则。做起事来里外一条心，省力；只是分不清哪条是你要的，哪条是替人背着的。哪天你对后辈说出同一句，自己会先愣一下。',
        en_US:
          'The words you scold yourself with are a quotation, pauses included, from when you were small. Where you come from, the year, and what you demand of yourself, the month, have joined hands ⟨ (year joins month)⟩; the family motto became the work rules. There’s no friction in that, and no telling which rule you chose. Someday you’ll say it to somebody younger, and hear it.',
      },
      {
        id: 'inner.tie.join-month-day',
        because: ['rel:six-combine=month+day'],
        says: ['stop=hard'],
        zh_CN:
          '贴发票你也能贴得哼起歌来。月支是要求你的那间屋，日支是你歇着的里屋，两间打通了⟨（月日六合）⟩，该做的慢慢变成爱做的，别人以为你苦，你其实在玩。代价是没有一间屋子不放工具，要请人吃顿饭，得先从桌上搬走三样东西。',
        en_US:
          'You can be pasting receipts and find that you’re humming. The month branch makes the demands, the day branch is where you rest, and the wall between them has come down ⟨ (month joins day)⟩. Duties turn into hobbies. People pity you and you’re having fun. But there’s no room left without tools in it, and before a guest can eat, three things have to be cleared off the table.',
      },
      {
        id: 'inner.tie.join-day-hour',
        because: ['rel:six-combine=day+hour'],
        says: ['plan=ahead'],
        zh_CN:
          '夜里的你，替早上的你把米淘好、衣服搭好，还留了张条子。日支的现在和时支的往后合得来⟨（日时六合）⟩，你对将来不陌生，像跟一个常通信的朋友合租。难处是信写得太勤，眼前的饭常凉着。今晚的条子上写：先吃，别的明天说。',
        en_US:
          'At night you rinse the rice and lay out a shirt for the person who’ll get up, and leave a note. The present, your day branch, gets along with the later, your hour ⟨ (day joins hour)⟩. The future is no stranger; it’s more like a roommate you write to. You write so often that the dinner in front of you cools. Let tonight’s note say: eat first, the rest tomorrow.',
      },
      {
        id: 'inner.tie.join-year-day',
        because: ['rel:six-combine=year+day', 'age>=16'],
        says: ['inner.child=close'],
        zh_CN:
          '路过没人的秋千，你会坐上去晃两下。年支是小时候，日支是如今，隔着月柱还牵着手⟨（年日六合）⟩，那孩子没有走远，你高兴起来用的还是那副笑声。外人只看到你忽然松下来。要紧的场合带着孩子不方便，别的日子，让他先挑口味。',
        en_US:
          'Pass an empty swing and you’ll sit on it for a moment. Childhood, the year branch, and you as you are, the day, hold hands across the month ⟨ (year joins day)⟩. The child never went far, and when you’re happy it’s the same laugh. Others see you loosen up all at once and don’t know why. Formal occasions are hard with a child along. On other days, let it choose the flavor.',
      },
      {
        id: 'inner.tie.join-year-hour',
        because: ['rel:six-combine=year+hour', 'age>=16'],
        says: ['inner.child=close'],
        zh_CN:
          '七岁那年想开的店，你夜里还在装修。年支的来处和时支的往后，首尾牵着⟨（年时六合）⟩，绕了很远，心里最早那件事和最后那件事是同一件。中间这些年，别人看你换来换去，你自己知道没换。开不了整间店，先把招牌上的字定下来。',
        en_US:
          'The shop you meant to open at seven is still being decorated, at night. Where you come from and where you’re going, year and hour, are joined end to end ⟨ (year joins hour)⟩. The first thing you wanted and the last are the same thing. In between people watch you change course; you know you haven’t. If the whole shop is too much, settle the wording of the sign.',
      },
      {
        id: 'inner.tie.join-month-hour',
        because: ['rel:six-combine=month+hour', 'age>=16', 'age<=74'],
        zh_CN:
          '正经文件夹里，混着一个名字不像话的文件。月支是干活的屋子，时支是夜里的心思，隔着墙搭了伙⟨（月时六合）⟩：白天做的东西里总夹一点私货，夜里想的事又总借白天的工具。这点私货，往往是你那份活里最像样的一角。给它起个正经名字，存两份。',
        en_US:
          'Among the proper files there’s one with a silly name. The month branch, where you work, and the hour, where you dream, have gone into business through the wall ⟨ (month joins hour)⟩. Something private gets into everything you do by day, and what you think of at night borrows the day’s tools. That contraband is the best corner of your work. Give it a decent name, and keep two copies.',
      },
      // Harms
      {
        id: 'inner.tie.harm-year-month',
        because: ['rel:harm=year+month'],
        zh_CN:
          '一声“别太累”，到你耳朵里成了“你还不够”。年支的来处和月支的自我要求互相别着⟨（年月相害）⟩，好意送进来，信封先破了口。于是你歇着也像在躲什么人。下次听见这句话，问一声“是叫我停下吗”，让说的人自己封好再寄一遍。',
        en_US:
          'Somebody says “don’t overdo it,” and what you hear is “not enough yet.” The year, where you come from, and the month, what you demand of yourself, cross each other ⟨ (year crosses month)⟩; a kindness gets posted and the envelope arrives torn. Even your rest looks like hiding from someone. Next time ask, “do you mean I should stop?” Let the sender seal it again.',
      },
      {
        id: 'inner.tie.harm-month-day',
        because: ['rel:harm=month+day', 'age>=16', 'age<=74'],
        says: ['inner.start=sand'],
        zh_CN:
          '说好九点开工，九点二十你还在擦那块已经干净的桌面。月支要你动，日支也没说不，只是两间屋子之间隔着一道坎⟨（月日相害）⟩，不吵，就是迈不顺。拦你的从来很小：缺一支笔，椅子太低。前一晚先把笔削好，坎就低了半截。',
        en_US:
          'Work was to begin at nine, and at nine-twenty you’re wiping a desk that was clean. The month branch says go, the day branch doesn’t say no, and between the two rooms runs a raised sill ⟨ (month crosses day)⟩. No quarrel, only a stubbed toe. What holds you up is always tiny, a missing pen or a low chair. Sharpen the pencil the night before and the sill comes down by half.',
      },
      {
        id: 'inner.tie.harm-day-hour',
        because: ['rel:harm=day+hour'],
        says: ['night=replay', 'inner.carries=overnight'],
        zh_CN:
          '白天听着没什么的一句话，关灯以后忽然扎手。日支当场放过去的，时支夜里再拆一遍，这两支相害⟨（日时相害）⟩，递话递走了样，越琢磨越像是说你。十有八九人家早忘了原词。天亮先问一句“昨天那个是什么意思”，比猜到半夜省灯。',
        en_US:
          'A remark that was nothing at noon has a splinter in it after lights out. What the day branch let pass, the hour branch unwraps again, and the two cross ⟨ (day crosses hour)⟩, so the words are bent in the handing over and seem more and more to be about you. The speaker has forgotten them. In the morning ask, “what did you mean yesterday?” It’s cheaper than electricity.',
      },
      {
        id: 'inner.tie.harm-year-day',
        because: ['rel:harm=year+day'],
        zh_CN:
          '家里人人记得你爱吃鱼头，其实你从没爱过，只是当年没人问第二遍。年支的来处和日支的你相害⟨（年日相害）⟩，隔的不过一层纸，谁都出于好意，谁也没说破，一盘菜便夹了许多年。戳纸用不着发火，笑着说“我想换鱼肚子”，桌上静一秒就过去了。',
        en_US:
          'Everyone at home remembers that you love raisin cake. You never did; nobody asked twice. Where you come from, the year, crosses you as you are, the day ⟨ (year crosses day)⟩. What’s between you is a sheet of paper, everybody means well, and so it has been baked for you every year. You needn’t lose your temper to tear it. Smile and ask for the plain one. The table goes quiet for a second.',
      },
      {
        id: 'inner.tie.harm-month-hour',
        because: ['rel:harm=month+hour'],
        zh_CN:
          '夜里明明想得又圆又亮的主意，早上交到手里，少了一个角。时支是出主意的，月支是干活的，这两支相害⟨（月时相害）⟩，交班的地方总漏东西：省了一步，听岔一个数，做出来四不像。你对着它出神：昨晚明明不是这个样子。',
        en_US:
          'An idea that was round and bright at night reaches the morning with a piece missing. The hour branch has the ideas, the month branch does the work, and they cross each other ⟨ (month crosses hour)⟩. At the change of shift something always falls out, and the result takes after neither of them. You look at it over your coffee: this isn’t what we had last night.',
      },
      // Punishments
      {
        id: 'inner.tie.punish-year-month',
        because: ['rel:punish=year+month'],
        zh_CN:
          '毛巾你要叠两遍：先照小时候家里的叠法，再照自己的。年支和月支像两只齿没对准的轮子⟨（年月相刑）⟩，旧习惯和新要求都不肯让半齿，一件小事便磨出两道工。别的不说，你叠的东西确实比谁都平。',
        en_US:
          'You fold every towel twice: as they did at home, and then your own way. The branches of year and month are two cogs slightly out of true ⟨ (year rubs month)⟩. Old habit and new standard won’t yield half a tooth, so each small job takes two passes. Nobody’s towels lie flatter, it must be said.',
      },
      {
        id: 'inner.tie.punish-month-day',
        because: ['rel:punish=month+day'],
        says: ['inner.versions=many'],
        zh_CN:
          '改到第九版，一看，跟第三版一模一样。月支要求你，日支将就你，两下里互相磨着⟨（月日相刑）⟩，说不清谁对，只好再来一遍。磨得久了，手艺真的细，人也真的薄。每样东西先定改几遍，第三版存成“交”，后面几版留着自己玩。',
        en_US:
          'You arrive at version nine and find it’s version three. What you demand of yourself, the month, and what you’d settle for, the day, grind on each other ⟨ (month rubs day)⟩. Neither can be shown to be wrong, so around it goes. The work comes out fine, and so do you, in the sense of thin. Fix the number of rounds ahead. Save the third as “final,” and keep the others to play with.',
      },
      {
        id: 'inner.tie.punish-day-hour',
        because: ['rel:punish=day+hour'],
        zh_CN:
          '枕头的高低，你调了好几年。日支是眼下，时支是往后和夜里，两支相刑⟨（日时相刑）⟩，磨你的多是这类说不上对错的事：灯要不要留，明天先做哪头，这辈子到底图哪样。差一点点最熬人。大的那样先别动，枕头今晚定下来，一个月不许再调。',
        en_US:
          'You’ve been adjusting the height of your pillow for years. The day branch is now, the hour is later and after dark, and they rub ⟨ (day rubs hour)⟩. What wears you down has no right answer: leave the lamp on or not, begin at which end, what it’s all for. Nearly right is the most tiring. Let the large one be. Decide on a pillow tonight, and don’t touch it for a month.',
      },
      {
        id: 'inner.tie.punish-year-day',
        because: ['rel:punish=year+day'],
        zh_CN:
          '有一个字，你从小写不好看，偏偏在自己的名字里。年支是旧日，日支是你，两支相刑⟨（年日相刑）⟩，早年的一处别扭跟着你长大，每回签名，手都要慢一下。旁人看不出，你看得出。慢的那一下用不着改，写慢些，倒成了别人仿不来的一笔。',
        en_US:
          'There’s one letter you’ve never been able to write, and it’s in your name. The year branch is the old days, the day branch is you, and they rub ⟨ (year rubs day)⟩: a small awkwardness from early on grew up along with you. Each time you sign, the hand slows. Nobody sees it except you. It needs no fixing. Written slowly, it’s the one stroke that can’t be forged.',
      },
      {
        id: 'inner.tie.punish-year-hour',
        because: ['rel:punish=year+hour'],
        zh_CN:
          '墙上的老钟和腕上的表差三分钟，你每晚都要对。年支是来处的钟点，时支是往后的钟点，隔着整张盘互相磨⟨（年时相刑）⟩：什么年纪该做什么，老家一套，你夜里另有一套，谁也没说服谁。差三分钟不误车，哪天两只都不对，照样天亮。',
        en_US:
          'The clock on the wall and the watch on your wrist differ by three minutes, and every night you set one by the other. The year keeps the time of where you come from, the hour keeps the time of where you’re going, and they rub ⟨ (year rubs hour)⟩. What one does by what age: home has a schedule, and you have another after dark. Three minutes won’t lose you a train.',
      },
      // Self-punishments
      {
        id: 'inner.tie.self-year-month',
        because: ['rel:self-punish=year+month'],
        zh_CN:
          '小时候挨过的那句批评，你如今拿来批评自己，一字不差。年支和月支是同一个字，照面就磨⟨（年月自刑）⟩，来处的标准和你的标准长得一样，便没有人替你说情。你做得已经比当年好许多。把那句话译成夸奖，念一遍，会很别扭，别扭完再干活。',
        en_US:
          'What they once corrected in you, you now correct in yourself, word for word. Year and month share the same branch, a kind that rubs against itself ⟨ (year and month rub their own kind)⟩. The standard you came from and the one you hold are identical twins, so there’s nobody to plead for you. You’re a good deal better at it by now. Turn the sentence into praise and read it aloud. It will feel odd.',
      },
      {
        id: 'inner.tie.self-month-day',
        because: ['rel:self-punish=month+day'],
        says: ['stop=hard'],
        zh_CN:
          '你心里那位教练和那位选手，同名同姓。月支和日支是同一个字，这个字见了自己要磨⟨（月日自刑）⟩，吹哨的知道跑的还剩多少力气，跑的也知道吹哨的哪句是吓唬。骗不过，也歇不下。找一个不认识你的人来吹一回哨，你会发现他早早就喊停。',
        en_US:
          'The coach in you and the runner have the same name. Month and day share one branch, and it rubs against its own kind ⟨ (month and day rub their own kind)⟩. The one with the whistle knows how much breath is left; the one on the track knows which threats are empty. No fooling each other, and no rest. Hand the whistle to a stranger once. You’ll be told to stop much sooner.',
      },
      {
        id: 'inner.tie.self-day-hour',
        because: ['rel:self-punish=day+hour'],
        says: ['night=replay', 'inner.carries=overnight'],
        zh_CN:
          '照镜子刷牙，镜里那位先开口：“你今天就这样了？”日支和时支是同一个字，照面就磨⟨（日时自刑）⟩，今天的你和往后的你长着一张脸，站得太近，吵的总是那一件事。别的案子你判得又快又公道，唯独这桩没有第三方。把灯关了再刷，镜子没话讲。',
        en_US:
          'You’re brushing your teeth and the one in the mirror begins: “So that was today?” Day and hour are the same branch, and it rubs against its own kind ⟨ (day and hour rub their own kind)⟩. The you of now and the you of later wear one face, stand too close, and have one subject. Other people’s cases you settle quickly. This one has no third party. Brush in the dark. The mirror will have nothing to say.',
      },
      {
        id: 'inner.tie.self-year-day',
        because: ['rel:self-punish=year+day', 'age>=16'],
        zh_CN:
          '翻出小学的评语，那一条缺点，你至今还在改。年支和日支隔着月柱，是同一个见面就磨的字⟨（年日自刑）⟩，从前的你和现在的你较的是同一股劲，多少年没换题目。老师当年写那一句，大概只用了半分钟，写完就去吃饭了。',
        en_US:
          'Your grade-school report names one fault, and you’re still working on it. Year and day, with the month between, are the same branch, a kind that rubs against itself ⟨ (year and day rub their own kind)⟩. The child and the grown-up strain at the same rope and have never changed the exercise. The teacher spent half a minute on that line and went to lunch.',
      },
      // Half combinations
      {
        id: 'inner.tie.half-year-month',
        because: ['rel:half-three=year+month'],
        zh_CN:
          '干活时哼的那支调子，是小时候听来的，你自己没留意过。年支的来处和月支的自我要求半合⟨（年月半合）⟩，像两代人合开一间作坊，手势、口诀、收工前扫地，都是老店传下来的。老店的主顾也跟着来了，还有老店的价钱。',
        en_US:
          'The tune you hum while working comes from childhood, and you’ve never noticed. Where you come from, the year, is half joined to what you demand of yourself, the month ⟨ (half joining, year and month)⟩. Two generations run one workshop, with the same grip on the tools and the same sweep of the floor before closing. The old customers came along with it, and so did the old prices.',
      },
      {
        id: 'inner.tie.half-month-day',
        because: ['rel:half-three=month+day'],
        zh_CN:
          '该你做的事，里屋那个你已经卷起袖子，只等人来敲门。月支和日支半合⟨（月日半合）⟩，要求你的与出力的谈妥了股份，只差一个由头开张：一张订单，一个同伴，一个截止的日子。没人敲门，两位能对着喝一下午茶。门，自己去约人来敲。',
        en_US:
          'Whatever has to be done, the you in the back room has rolled up both sleeves and is waiting for a knock. Month and day are half joined ⟨ (half joining, month and day)⟩. The one who demands and the one who does the work have agreed on shares and need only an occasion to open: an order, a companion, a date. Without one they’ll drink tea all afternoon. Arrange for the knock yourself.',
      },
      {
        id: 'inner.tie.half-day-hour',
        because: ['rel:half-three=day+hour'],
        says: ['plan=ahead', 'change=welcomes'],
        zh_CN:
          '还没搬家，你已经去那条街走过三趟，连哪家早点铺开得早都清楚。日支的现在和时支的往后半合⟨（日时半合）⟩，一半的你先去将来踩点，回来说给另一半听。所以大变动到了眼前，你不慌；只是人在这头过日子，心已经按那头的钟点吃饭。',
        en_US:
          'You haven’t moved yet, and you’ve walked that street three times and know which bakery opens first. Now and later, your day and hour branches, are half joined ⟨ (half joining, day and hour)⟩. Half of you goes ahead to look at the future and reports to the other half. Big changes don’t rattle you. It does mean that you’re living at this address and eating by the clock of the next.',
      },
      {
        id: 'inner.tie.half-year-day',
        because: ['rel:half-three=year+day'],
        zh_CN:
          '心里数数，你用的还是最早学会的那个口音。年支的来处和日支的你隔着一柱半合⟨（年日半合）⟩，平常不显，一着急、一算账、一抱小猫，老家就从你嘴里出来。旁人听见，会觉得忽然离你近了一步。那几句不必改，遇上要紧的人，可以早一点让对方听见。',
        en_US:
          'When you count under your breath it’s in the accent you learned first. Where you come from and who you are, year and day, are half joined across the month ⟨ (half joining, year and day)⟩. It doesn’t show until you’re in a hurry, or adding up, or holding a kitten; then home comes out of your mouth. Whoever hears it feels a step closer. With people who matter, let it slip sooner.',
      },
      // Breaks
      {
        id: 'inner.tie.break-month-day',
        because: ['rel:break=month+day'],
        zh_CN:
          '新计划执行到第三天，你会改一个小数点。月支立规矩，日支过日子，擦肩时碰了一下⟨（月日相破）⟩，杯子没碎，水洒了几滴：跑步改成快走，六点改成六点半。改的其实合理，你却当自己又没做到，第四天便多罚自己一项。',
        en_US:
          'On the third day of a new plan you move a decimal point. The month branch makes the rules, the day branch lives by them, and they bump shoulders in passing ⟨ (month nudges day)⟩. The cup holds; a few drops spill. Running becomes brisk walking, six o’clock becomes half past. The change makes sense, and you book it as failure. On day four there’s a fine to pay.',
      },
      {
        id: 'inner.tie.break-day-hour',
        because: ['rel:break=day+hour'],
        says: ['inner.bedtime=one-more-move'],
        zh_CN:
          '闹钟定好，又拿起来拨早五分钟，再拨回去。日支定下的事，时支夜里总要碰一碰⟨（日时相破）⟩，力气不大，够把平放的东西推歪一点。你因此比别人多检查一遍，也多醒一刻钟。拨完把它放到够不着的架子上，歪就歪着，天亮再扶。',
        en_US:
          'You set the alarm, pick it up again to make it five minutes earlier, and put it back. What the day branch has settled, the hour branch gives a small push ⟨ (day nudges hour)⟩, just enough to leave it crooked. So you check once more than others do, and lie awake a quarter of an hour longer. Put the clock on a shelf out of reach. If it’s crooked, straighten it tomorrow.',
      },
      {
        id: 'inner.tie.break-year-day',
        because: ['rel:break=year+day'],
        zh_CN:
          '说好直接回老家，走到半路你总要拐个弯，去买一样谁也没要的东西。年支和日支轻轻碰着⟨（年日相破）⟩，你跟来处没有大过节，只是照面前得先缓一口气。那袋东西便是你的台阶。家里人早看懂了，收的时候都说“正缺这个”。',
        en_US:
          'On the way home to where you grew up you always make a detour, to buy something nobody asked for. The branches of year and day bump lightly ⟨ (year nudges day)⟩. There’s no feud between you and where you come from; you like a breath before the door. The bag is your breath. They’ve long understood. “Just what we were out of,” they say, taking it from you.',
      },
      // Hidden combinations
      {
        id: 'inner.tie.hidden-month-day',
        because: ['rel:hidden-combine=month+day', 'age>=16', 'age<=74'],
        zh_CN:
          '睡衣口袋里总有一支铅笔，你说不出它怎么进去的。月支是干活的屋子，日支是歇着的里屋，面上不来往，藏在里头的天干却合着⟨（月日暗合）⟩，两间之间有一条暗道。做事的灵感常在切菜时到，家里的软话倒在做事时想出来。两头都放一张纸。',
        en_US:
          'There’s a pencil in your bathrobe, and you couldn’t say how it got there. The month is the workroom and the day the back room; they have no dealings on the surface, while the stems hidden inside them join ⟨ (hidden joining, month and day)⟩. A passage runs between. Ideas for work arrive over the cutting board, and kind words for home occur to you at work. Keep paper at both ends.',
      },
      {
        id: 'inner.tie.hidden-day-hour',
        because: ['rel:hidden-combine=day+hour'],
        zh_CN:
          '你有一个计划，问起来连自己都说没有。日支的现在和时支的往后，面上无话，藏干在底下合着⟨（日时暗合）⟩：零钱往一个旧信封里放，路过某条街会慢下来，学一样东西学得没有理由。拆信封的日子不用急，先给它写个抬头。',
        en_US:
          'You have a plan, and if asked you’d deny it, to yourself first. Now and later, the day and hour branches, say nothing to each other, while the stems hidden in them join ⟨ (hidden joining, day and hour)⟩. Change goes into an old envelope. On one particular street you walk more slowly. There’s no reason for what you’re learning. Don’t open the envelope yet; write something on the front.',
      },
      {
        id: 'inner.tie.hidden-year-day',
        because: ['rel:hidden-combine=year+day'],
        zh_CN:
          '有一首歌，你只在确定没人的时候哼。年支的来处和日支的你，隔着一柱，藏干悄悄合着⟨（年日暗合）⟩，你对老家、对从前，嘴上淡淡的，手上却一直没断过：偷偷学会那道菜，偷偷留着那个号码。被撞见一回也不丢人，多半有人会接着唱。',
        en_US:
          'There’s a song you hum when you’re certain of being alone. Where you come from and who you are, year and day, join through their hidden stems ⟨ (hidden joining, year and day)⟩. About the old days you’re offhand, and your hands have never let go: you taught yourself the dish, you kept the number. Being overheard would be no disgrace. Somebody would probably take the second verse.',
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
        zh_CN:
          '你的心里像一栋隔音很好的楼，各住各的，电梯里都碰不上。地支之间不冲不合，一处牵扯也没有⟨（地支无涉）⟩，所以你很少自己跟自己闹翻，也很少被自己忽然说动。要搬一件家具，得等年份来敲门，或者你挨家按门铃。挑一个晚上，把两户请到一张桌上。',
        en_US:
          'Inside you is an apartment house with excellent walls; the tenants don’t meet even in the elevator. None of your branches faces or joins another ⟨ (no ties among the branches)⟩. You hardly ever fall out with yourself, and hardly ever talk yourself into anything. To get a wardrobe moved it takes a year from outside that knocks, or you going from bell to bell. Some evening, invite two of the tenants to one table.',
      },
      {
        id: 'inner.still.one',
        because: ['ties<=1', 'ties>=1'],
        says: ['inner.mover=one-thread'],
        zh_CN:
          '整栋房子只有一根线通着电，灯亮不亮，看那一处。地支之间只有一桩牵扯⟨（地支仅一涉）⟩，你心里的风浪都从那儿起，别的屋子风平浪静，连你自己也常忘了去。烦的时候不必四处找原因，多半还是老地方。记熟那个开关，也去没事的屋里坐坐。',
        en_US:
          'One wire in the whole house is live, and whether there’s light depends on it. Your branches have a single tie among them ⟨ (one tie among the branches)⟩. All your weather comes from there; in the other rooms it’s so calm that you forget to visit. When something bothers you, don’t search the building. It’s the usual spot. Learn that switch by heart, and go and sit in the quiet rooms as well.',
      },
      {
        id: 'inner.still.day',
        because: ['ties:none@day'],
        says: ['inner.desk=undisturbed', 'temper=cool'],
        zh_CN:
          '隔壁吵翻了，你还在削苹果，皮没断。日支跟别的支都没有牵扯⟨（日支无涉）⟩，里屋是全屋最静的一间，家事公事闹到门口，自己会放低声音。旁人说你沉得住气，也有人说你听不见，两拨人敲的是同一扇门。',
        en_US:
          'Next door they’re shouting, and you go on peeling the apple in one long strip. Your day branch has no tie to any of the other branches ⟨ (no ties at the day)⟩. The back room is the quietest in the house, and whatever storms up to it lowers its voice at the door. Some call that composure. Some say you don’t hear. They’ve been knocking at the same door.',
      },
      {
        id: 'inner.still.month',
        because: ['ties:none@month'],
        says: ['inner.standard=own'],
        zh_CN:
          '给自己打分的那张表，谁来也改不动一格。月支不与别支相冲相合⟨（月支无涉）⟩，你要求自己什么，跟心情、跟老家、跟将来都不商量，像一台单独接线的仪表。坏日子里它照样准，这是好处；好日子里它也不肯多给一分。一年校一次，请外人来读数。',
        en_US:
          'Nobody can change a box on the sheet you grade yourself by. Your month branch neither faces nor joins any other ⟨ (no ties at the month)⟩. What you demand of yourself isn’t discussed with your mood, your origins or your plans; it’s a gauge on its own circuit. On bad days it still reads true. On good ones it won’t give a point extra. Once a year, have someone else take the reading.',
      },
      {
        id: 'inner.still.year',
        because: ['ties:none@year'],
        says: ['inner.origin=apart'],
        zh_CN:
          '讲起小时候，你的口气像在讲一个认识的人。年支跟后面几支都没有牵扯⟨（年支无涉）⟩，来处那间屋门关得好好的，旧事不来找你，你也难得进去取东西。你一身轻装，只是偶尔伸手要用哪样，才想起落在那间屋里了。',
        en_US:
          'You talk about your childhood as if it belonged to an acquaintance. The branch of your year has no tie to those that follow ⟨ (no ties at the year)⟩. The room you came from is shut and in good order; the past doesn’t come after you, and you seldom go in for anything. You travel light. Once in a while you reach for some tool, and remember which room it’s in.',
      },
      {
        id: 'inner.still.hour',
        because: ['ties:none@hour'],
        says: ['inner.later=separate'],
        zh_CN:
          '夜里想的那些，天一亮就跟你没关系了。时支不牵着别的支⟨（时支无涉）⟩，心愿住在后院一间小屋，不吵你干活，也不替你干活，好几年过去，还是那几样，擦得很亮。给小屋接一根电话线：每月一号，把其中一样写进正经日程，写完照常睡。',
        en_US:
          'What you thought of in the night has nothing to do with you by breakfast. The branch of your hour is tied to no other ⟨ (no ties at the hour)⟩. Your wishes live in a cabin out back. They don’t disturb the work or lend a hand with it, and after some years they’re the same ones, well polished. Run a telephone line out there: on the first of each month, one of them goes on the real calendar.',
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
        zh_CN:
          '填表填到“籍贯”，你要停一停笔。年支落了空，像末班车上有一个没坐人的位子⟨（空亡在年）⟩，来处给你的东西，好的坏的都打了折：没太多规矩要背，也没太多老话可用。空位子不用补，可以自己挑人来坐，一位邻居，一位老师，都算。',
        en_US:
          'At “hometown” on a form your pen pauses. The branch of your year falls void, like an empty seat on the last train ⟨ (void in the year)⟩. What came down to you is discounted, good and bad alike: few rules to carry, few old sayings to fall back on. The seat needs no repair. You can pick who sits there, a neighbor or a teacher.',
      },
      {
        id: 'inner.void.month-officer',
        because: ['void:month', 'main:month=officer', 'age>=16', 'age<=74'],
        says: ['inner.foreman=absent'],
        zh_CN:
          '心里那间办公室，制度贴了一墙，主任从来没到过岗。月支坐着管人催人的星，偏偏落空⟨（官星月空）⟩，你订得出最细的章程，却没有人来查。有时照办，有时看看窗外就下班了。借一双外人的眼睛：约好周五傍晚，把做成的给一个人看。',
        en_US:
          'In the office inside you the walls are covered with regulations, and the manager has never come in. The star that governs sits in your month branch, and the branch falls void ⟨ (officer in a void month)⟩. You can draw up the finest set of rules and there’s no inspection. Some days they’re kept. Some days you look out of the window and go home. Borrow a pair of eyes: show someone what’s done, Fridays at five.',
      },
      {
        id: 'inner.void.month-resource',
        because: ['void:month', 'main:month=resource'],
        says: ['inner.study=needs-teacher'],
        zh_CN:
          '书买得很齐，有几本的塑封还在。月支坐着教你、养你的那颗星，却落了空⟨（印星月空）⟩，你要求自己先学会再动手，学的那间屋又像假期里的教室，桌椅整齐，没有人讲课。别人一讲你就懂，自己翻总差一句，那一句又恰好是要紧的。',
        en_US:
          'You own all the right books, some still in their wrapping. The star that teaches and feeds you sits in your month branch, and the branch falls void ⟨ (seal in a void month)⟩. You’d have yourself learn before you start, and the place of learning is a classroom in July, chairs straight and nobody at the board. When someone explains, you have it at once. On your own you’re one sentence short, and it’s the one that matters.',
      },
      {
        id: 'inner.void.month-wealth',
        because: ['void:month', 'main:month=wealth'],
        zh_CN:
          '存了很久才买下的东西，拆开那天没有想的那么高兴。月支坐着想要、照管的那颗星，偏落在空里⟨（财星月空）⟩，你要求自己一样样挣到手，到手那一下总轻一点，像提起一只以为很满的壶。值不值，别在拆开那天算，用满一个月再写评语。',
        en_US:
          'You saved up for it so long, and the day you unwrapped it was a little flat. The star of what you want and look after sits in your month branch, and the branch falls void ⟨ (wealth in a void month)⟩. You make yourself earn each thing, and at the moment of having it’s light, like a kettle you’d thought was full. Don’t judge on the day. Use it for a month and then write the review.',
      },
      {
        id: 'inner.void.hour-output',
        because: ['void:hour', 'main:hour=output'],
        zh_CN:
          '夜里编好的笑话，到了早饭桌上没有一个人接。时支坐着说、做、玩的那颗星，落在空里⟨（食伤时空）⟩，你最想拿给人看的东西，总像对着一间散了场的戏院演。可是空场子不挑剧目，什么都能试，你最好的一段，多半是这样试出来的。',
        en_US:
          'The joke you made up in the night gets nothing at breakfast. The star of talk, making and play sits in your hour branch, and the branch falls void ⟨ (output in a void hour)⟩. What you’d most like to show is performed in a theater after closing. An empty house doesn’t mind what’s on the bill, though. Your best five minutes tend to be found there.',
      },
      {
        id: 'inner.void.hour-wealth',
        because: ['void:hour', 'main:hour=wealth'],
        zh_CN:
          '关灯以后算的那笔账，总有一个数填不进去。时支坐着想要、照管的那颗星，又落了空⟨（财星时空）⟩，你盼的往后，房子有了，院子有了，给谁住那一格空着。空着不算坏，还没填的格子，随时能改。先写一个名字，用铅笔。',
        en_US:
          'In the sum you do after lights out there’s one figure you can’t fill in. The star of what you want and look after sits in your hour branch, and the branch falls void ⟨ (wealth in a void hour)⟩. The future you picture has its house and its yard; the line for who’ll live there is blank. A blank isn’t bad, since it can still be changed. Write a name, in pencil.',
      },
      {
        id: 'inner.void.day',
        because: ['void:day'],
        zh_CN:
          '人坐在家里，别人喊你，你要从很远的地方走回来。按年柱去查，日支落在空里⟨（年柱查，日支空亡）⟩，里屋像一间常年订着、主人常不在的客房：不大占东西，挪走什么也不心疼，住久了又觉得没住进来。在墙上钉一颗钉子，挂一件谁也不许挪的。',
        en_US:
          'You’re sitting at home, somebody calls, and you come back from a long way off. Counted from the year pillar, your day branch falls void ⟨ (day branch void, by the year)⟩. The back room is like a hotel room kept year-round for a guest who’s mostly out. You take up little space and don’t mind what gets moved, and after years it still feels unoccupied. Put one nail in the wall, and hang something on it that nobody may touch.',
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
        zh_CN:
          '你在人群里待满三个钟头，嗓子没哑，心先哑了。日支带着华盖，车盖一样罩下来的那份清静⟨（华盖在日）⟩，你得有一段没人叫名字的时间，才攒得出下一句话。攒的时候还总能做出点什么：一只木勺，半页谱子。家里人只要看见成品，就不会再问你躲什么。',
        en_US:
          'After three hours in company your voice is fine and something behind it has gone hoarse. The Canopy, a quiet that comes down like the cover of a carriage, stands in your day ⟨ (Canopy in the day)⟩. You need a stretch in which nobody says your name before there’s another sentence in you. Something usually gets made in it, too: a spoon, half a page of music. Show that at home, and they’ll stop asking what you’re hiding from.',
      },
      {
        id: 'inner.star.canopy-hour',
        because: ['star:huagai=hour'],
        says: ['alone=needed', 'night=late'],
        zh_CN:
          '一天里最像你的那一截，在别人都睡了以后。时支带着华盖，罩得住喧闹的那份清静⟨（华盖在时）⟩，心事、手艺、想不通的那个问题，都约在这时候见面，而且只见你一个。往后真正上心的事，也多半这样做成。别拿它补白天的活，这一截补不回来。',
        en_US:
          'The part of the day most like you comes after the others are asleep. The Canopy, a quiet that keeps out the noise, stands in your hour ⟨ (Canopy in the hour)⟩. What’s on your mind, what your hands can do, the question that won’t come out: they all make appointments for then, and with nobody else. What you’ll care about most in later years gets done the same way. Don’t spend it on the day’s leftovers.',
      },
      {
        id: 'inner.star.lone-hour',
        because: ['star:guchen=hour'],
        says: ['alone=needed'],
        zh_CN:
          '看电影你爱买单张票，选靠过道的位子。时支有孤辰，名字冷清，讲的是一个人待得住⟨（孤辰在时）⟩，像冬夜走山路，不害怕，只是没人说话。往后的日子你想象起来，屋里常只有一把椅子，挺舒服的。留一把折叠的靠在门后，有人来，打得开。',
        en_US:
          'You like to buy one movie ticket, on the aisle. The Lone star stands in your hour; bleak as it sounds, it says you can be by yourself, as on a mountain road in winter with no fear and nobody to talk to ⟨ (Lone star in the hour)⟩. In the later life you picture there’s one chair, and it’s comfortable. Keep a folding one behind the door. Someone comes, you can open it.',
      },
      {
        id: 'inner.star.lone-day',
        because: ['star:guchen=day'],
        says: ['alone=needed'],
        zh_CN:
          '同在一间屋里，一个看书，一个听歌，谁也不说话，对你来说这叫热闹。日支有孤辰，名字冷清，讲的是独处的本事⟨（孤辰在日）⟩，你跟人亲近的办法是并排坐，面对面反而累。不懂的人当你走神。第一次并排坐之前，说一句“这样我很高兴”。',
        en_US:
          'Two people in one room, one reading and one listening to music, not a word said: to you that’s a party. The Lone star stands in your day; bleak as it sounds, it’s a talent for being by oneself ⟨ (Lone star in the day)⟩. You get close to people side by side, and face to face tires you. Anyone who doesn’t know thinks you’ve drifted off. The first time, say “I’m enjoying this.”',
      },
      {
        id: 'inner.star.widow-day',
        because: ['star:guasu=day'],
        says: ['alone=needed', 'inner.feelings=shut-window'],
        zh_CN:
          '难过的时候，你先把窗关严，再难过。日支有寡宿，旧名难听，讲的只是收得住、说得少⟨（寡宿在日）⟩，屋里有灯，街上看不见光，关心你的人便在楼下走过去了。不必开大窗。给一个人发一个字，约好了它的意思是“不太好，先别来，记着我”。',
        en_US:
          'When you’re sad you first shut the window tight, and then you’re sad. The Widow star stands in your day; the old name is ugly, and all it says is that you keep things in and say little ⟨ (Widow star in the day)⟩. There’s a lamp on, and no light gets to the street, so the one who cares walks by below. No need to fling it open. Agree with one person on a word meaning “not great, don’t come, keep me in mind.”',
      },
      {
        id: 'inner.star.loss-day',
        because: ['star:jiesha=day'],
        says: ['inner.pocket=hole'],
        zh_CN:
          '临出门找钥匙，一翻翻出去年找的那副耳机。日支有劫煞，名字凶，意思是口袋上有个洞⟨（劫煞在日）⟩：漏掉的先是小东西，再是刚想好的那句话、刚下的那个决心。同一颗星也管冲刺，话到嘴边就说，念头一来就写，抢在漏掉之前，你比谁都快。',
        en_US:
          'Hunting for your keys, you come across the earphones you hunted for last year. The Loss star stands in your day, and fierce as it sounds, it’s a hole in the pocket ⟨ (Loss star in the day)⟩. Small objects fall through first, then the sentence you’d just thought of, the resolution you’d just made. The same star is good for a sprint. Say it while it’s in your mouth and write it down at once; you’re quicker than the hole.',
      },
      {
        id: 'inner.star.scheme-hour',
        because: ['star:wangshen=hour'],
        says: ['inner.thinks=three-steps'],
        zh_CN:
          '一条回复你能打三遍草稿：第一遍说实话，第二遍想对方怎么看，第三遍想对方以为你怎么看。时支有亡神，字面吓人，说的是夜里心思转得深⟨（亡神在时）⟩。下棋、写规则、讨价还价，这一层是本钱；躺在床上，它绕的是你自己。关灯以后，只许发第一遍。',
        en_US:
          'You draft a reply three times: once truthfully, once for how they’ll take it, once for how they’ll think you meant it. The Scheming star stands in your hour; the plain meaning is a mind that goes a level deeper after dark ⟨ (Scheming star in the hour)⟩. At chess, or over a contract, that’s capital. In bed it ties up its owner. After lights out, only the first draft may be sent.',
      },
      {
        id: 'inner.star.facing-day',
        because: ['star:zaisha=day', 'age>=16'],
        says: ['inner.wind=head-on'],
        zh_CN:
          '别人顺着人流走，你心里总有一股劲迎着来。日支有灾煞，名字难听，讲的只是领头那个位置的对面⟨（灾煞在日）⟩：大家说好，你先看见那一处不好；大家散了，你倒想起好来。这股劲不用磨掉，当最后一道检查很合适。只是检查员也该有不上班的晚上。',
        en_US:
          'Others walk with the crowd, and something in you walks toward it. There’s a grim-sounding star in your day whose whole meaning is the place across from the one who leads ⟨ (the seat facing the General star)⟩. When all of them say yes, you see the loose screw. When they’ve gone home, you see what was good. Nobody needs to file that down; it makes a fine last inspection. But an inspector has evenings off.',
      },
      {
        id: 'inner.star.healer-day',
        because: ['star:tianyi=day'],
        says: ['inner.care=others-first'],
        zh_CN:
          '别人说“没事”，你听得出是哪一种没事。日支带着天医，听人气色的那颗星⟨（天医在日）⟩，像家里的值班员：谁的碗剩得多，谁的脚步重，你不用问。轮到自己，你也报“没事”，而且是最难听出来的那种。教身边一个人认你的暗号，教会为止。',
        en_US:
          'When people say “I’m fine,” you can hear which fine it is. The Healer star, a gift for looking after others, stands in your day ⟨ (Healer star in the day)⟩, a night desk in your own house: whose plate came back full, whose step is heavy, you needn’t ask. Your own report is “fine” as well, and it’s the hardest kind to hear through. Teach one person your code, and keep at it till they’ve got it.',
      },
      {
        id: 'inner.star.blossom-hour',
        because: ['star:taohua=hour'],
        says: ['inner.mirror=evening'],
        zh_CN:
          '夜里一个人在家，你也会把那件好看的衣服穿上走两步。时支有桃花，叫人想走近的那份好气色⟨（桃花在时）⟩，开在最后一间屋，白天没人看见。你盼的往后，总有一张为你亮起来的脸。先不等谁，自己看着高兴，第二天脸上会带出来。',
        en_US:
          'Alone at home at night you’ll put on the good jacket and walk up and down in it. The Peach blossom, the star of being looked at, is in your hour ⟨ (Peach blossom in the hour)⟩. It flowers in the last room, where nobody looks by day. In every future you imagine, some face lights up at the sight of you. Don’t wait for it. Enjoy the jacket; it will show tomorrow.',
      },
      {
        id: 'inner.star.general-day',
        because: ['star:jiangxing=day'],
        says: ['inner.command=at-home-too'],
        zh_CN:
          '家里换个灯泡，你也先站定了分派：谁扶梯子，谁去拉闸。日支带着将星，站在前头的那颗星⟨（将星在日）⟩，没有队伍的日子，你就带自己，早上点名，晚上训话。家里人配合得很好，只是从此没有谁敢自己去换那只灯泡。',
        en_US:
          'To change a light bulb at home you take up position and assign duties: ladder, fuse box. The General star, the one at the head of the line, stands in your day ⟨ (General star in the day)⟩. On days without troops you lead yourself, with roll call in the morning and a speech at night. The household falls in without a murmur. It’s only that nobody else dares to touch a bulb now.',
      },
      {
        id: 'inner.star.taiji-day',
        because: ['star:taijiguiren=day', 'main:day=resource'],
        says: ['inner.depth=wanted'],
        zh_CN:
          '一座停了的钟，别人想着换，你想着打开。日支有太极贵人，对深处有耐心的那颗星，底下垫着好学的印⟨（太极坐印）⟩，你夜里追的那个“为什么”，常比白天的事情老几百年。追到底很满足，追的路上没有人陪，回头一看，那座钟还摊在桌上。',
        en_US:
          'A clock stops; others think of replacing it, and you think of opening it. The Taiji star, patience for what is deep, stands in your day over a seal, which likes to learn ⟨ (Taiji star upon a seal)⟩. The why you’re after at night is often several centuries older than the day’s business. Getting there is a joy, and nobody walks with you. Meanwhile the clock lies in pieces on the table.',
      },
    ],
  },
]
