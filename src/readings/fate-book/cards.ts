/** The ten cards in their order, each with its sections. */
export const FATE_BOOK_CARDS = [
  { id: 'chart', sections: ['cast', 'ties', 'frame'] },
  { id: 'self', sections: ['temper', 'strength', 'time'] },
  { id: 'outer', sections: ['face', 'company', 'time'] },
  { id: 'inner', sections: ['rooms', 'ties', 'time'] },
  { id: 'flow', sections: ['course', 'block', 'time'] },
  { id: 'useful', sections: ['account', 'use', 'time'] },
  { id: 'wealth', sections: ['money', 'work', 'time'] },
  { id: 'love', sections: ['manner', 'palace', 'time'] },
  { id: 'study', sections: ['learning', 'growth', 'time'] },
  { id: 'health', sections: ['daily', 'season', 'time'] },
] as const

export type FateCardId = (typeof FATE_BOOK_CARDS)[number]['id']
