/**
 * What an almanac's lists come down to in a life of today, most asked-after first: a list cut short
 * keeps its beginning. From `rest` on they are in no almanac: the personal filter adds them.
 */
export const ACTIVITIES = [
  'wedding', 'travel', 'signing', 'opening', 'moving', 'move-in', 'friends', 'trade', 'property', 'job',
  'engagement', 'groundbreaking', 'renovate', 'bed', 'car', 'collect', 'pay-out', 'school', 'skill', 'haircut',
  'cleaning', 'clear-out', 'planting', 'clothes', 'mentor', 'hire', 'pray', 'honour', 'parents', 'altar',
  'kitchen', 'repair', 'build', 'demolish', 'water', 'machines', 'animals', 'bathe', 'art', 'craft',
  'skincare', 'nails', 'trees', 'paths', 'coming-of-age',
  'rest', 'tidy', 'learn', 'plan', 'stretch', 'present', 'publish', 'save', 'cook', 'decide', 'train', 'talk', 'research',
  'overcommit', 'quarrel', 'haste', 'splurge', 'hard-words', 'late-nights',
] as const

export type ActivityCode = (typeof ACTIVITIES)[number]
