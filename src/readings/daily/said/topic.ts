/** The four matters of a day, a line each. */
export const TOPICS = ['work', 'love', 'study', 'rest'] as const
export type Topic = (typeof TOPICS)[number]

/** For whom a day is said: work and love are other things to a child and to who has left work behind. */
export type Audience = 'young' | 'grown' | 'elder'
