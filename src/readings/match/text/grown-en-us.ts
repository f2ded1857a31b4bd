import type { AdultMatchTexts } from '../codes.ts'

/** Texts for two adult relatives, in place of those that assume a child at home. */
export const grown: AdultMatchTexts = {
  'grown.family.line.rules-alike':
    'One wants it quick, the other wants to decide alone: {holder} has the answer ready, {held} waves it off and comes back to talk.',
  'grown.family.gives.shangguan': '{other} tends to bring a new idea, and {self} tries it and talks more for it.',
  'grown.family.gives.zhengcai': 'With {other}, {self} has somebody to keep in mind: a dish kept warm, an umbrella carried.',
  'grown.family.gives.zhengyin': '{other} shelters {self}: hears it out first, then says what comes to mind.',
  'grown.family.lends.wood':
    '{other} has wood to spare, waits and advises, and {self} has company while learning something new or changing course.',
  'grown.family.lends.earth': '{other} has earth to spare: a time that was named is kept, and {self} settles.',
  'grown.family.lends.water': '{other} has water to spare, listens and asks the right question, and {self} is willing to say what’s wrong.',
  'grown.family.rub.break': 'The two year branches nudge each other: what was settled is remembered two ways within days.',
  'grown.family.ease.break': 'Settle one thing at a time in a calendar both can see, and the next once that one is done.',
  'grown.family.rub.peers': 'Both want to decide for themselves, and a small matter is enough for a standoff.',
  'grown.family.ease.peers': 'Each decides what is theirs. Of what is shared, take turns, and say first whose turn it is.',
  'grown.family.rub.feeds-alike': '{giver} thinks ahead for both so much that {taker} stops mentioning plans.',
  'grown.family.ease.feeds-alike': 'Leave {taker}’s affairs to {taker}. {giver} can wait to be asked.',
  'grown.family.rub.feeds-unlike': '{giver} gives careful advice, and {taker} has gone quiet by the third piece.',
  'grown.family.ease.feeds-unlike': 'One thing at a time, then let it rest. {taker} will ask if more is wanted.',
  'grown.family.ease.rules-alike': 'Bring up what needs talking over some days ahead, and let {held} name the day for an answer.',
  'grown.family.deed.feeds': 'Let {taker} look after {giver} for once: a phone call, an errand run.',
  'grown.family.deed.rules': 'Each name three things that can’t give. Everything else may be discussed.',
  'grown.family.deed.low': 'Don’t fill a visit. A meal together and half an afternoon are enough.',
  'grown.family.deed.high': 'Both have strength to burn: now and then go somewhere together, which beats sitting and talking.',
  'grown.family.deed.level': 'On a visit or on the phone, each tells one thing from the last weeks, and nobody grades it.',
  'grown.family.deed.same-use': 'Both want {element}, so do more of this when you meet: {do}.',
  'grown.family.deed.two-uses': 'One visit goes by {one}: {doOne}. The next goes by {two}: {doTwo}.',
  'grown.family.do.wood': 'a flower market, a hill to climb, a bookstore',
  'grown.family.do.fire': 'cooking a hot meal, a play, time in the sun',
  'grown.family.do.earth': 'making dumplings, sorting old photographs, clearing the yard',
  'grown.family.do.metal': 'mending something old, a concert, putting papers in order',
  'grown.family.do.water': 'a walk by the water, tea, talk of earlier years',
}
